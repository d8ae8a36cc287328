"""A table as text, for programs: the terminal's board and what is asked, without a terminal."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text

import sandtable.terminal.labyrinth
import sandtable.terminal.plain  # noqa: F401 - both give a game its face
from sandtable.core.table import DEALER, Table
from sandtable.terminal.board import face_of, facts_at
from sandtable.words import Words


def printed(table: Table, seat: str | None, width: int) -> str:
    """The board as a seat (None: a spectator) may see it, and what is asked, if it is asked of that seat."""
    words = Words(game=table.game.name)
    paper = Console(
        file=StringIO(), width=width, no_color=True, highlight=False, force_terminal=False, legacy_windows=False
    )
    face = face_of(table.game.name, facts_at(table), words)
    with paper.capture() as text:
        paper.print(face.board(table.view(seat), seat, width))
        asked = table.question
        if asked is not None and asked.seat in (seat, DEALER):  # a prompt may name what others must not know
            paper.print(Text(words.say(asked.prompt)))
            for option in asked.options:
                paper.print(Text(f"  {option.key}: {words.say(option.label)}"))
    return "\n".join(line.rstrip() for line in text.get().splitlines())
