"""The way to the full screen: whether there can be one, and back to the shell after it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from sandtable.core.errors import BadSetup
from sandtable.core.table import Table
from sandtable.terminal.keeping import Keeping
from sandtable.words import Words

COLUMNS: Final = 80
LINES: Final = 24
"""What a full screen needs at least."""


def check(console: Console) -> None:
    """Refuse a full screen where there is none, or where it cannot be drawn."""
    try:
        import textual  # noqa: F401, PLC0415 - an extra
    except ImportError:
        raise BadSetup("not-installed", what="Textual", extra="screen") from None
    if not (console.is_terminal and sys.stdin.isatty()):
        raise BadSetup("screen-nobody")
    if console.width < COLUMNS or console.height < LINES:
        raise BadSetup("screen-small", columns=COLUMNS, lines=LINES)


def play(table: Table, console: Console, words: Words, kept: Keeping, **how: Any) -> None:
    """Play a table on a full screen; afterwards the shell says where the game is kept."""
    from sandtable.terminal import screen  # noqa: PLC0415 - an extra

    def sit_down(log: Console, read: Callable[[str], str]) -> screen.StagedSession:
        return screen.StagedSession(table, log, read, words, kept, **how)

    screen.run(sit_down, words)
    console.print(Text(words("terminal-kept", name=kept.name), "dim"))
