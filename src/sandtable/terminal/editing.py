"""Line editing, history and Tab, where the platform has them (``readline``); elsewhere lines are read as they come."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sandtable.terminal.answers import folded

REMEMBERED: Final = 500
"""How many lines are remembered from one game to the next."""


def library() -> Any:
    """The module ``readline``; None where there is none."""
    try:
        return importlib.import_module("readline")
    except ImportError:
        return None


def completions(line: str, answers: Iterable[str], commands: Iterable[str]) -> list[str]:
    """The lines that Tab can make of what has been typed so far.

    The last of several answers is completed; behind a command, the name of something that is on offer.
    """
    answers = list(answers)
    head, comma, last = line.rpartition(",")
    word, space, rest = line.partition(" ")
    if word.lstrip("/").lower() in commands and space:
        return [f"{word} {name}" for name in _beginning(rest, answers)]
    if comma:
        return [f"{head}, {name}" for name in _beginning(last, answers)]
    slash = "/" if line.startswith("/") else ""
    named = [f"{slash}{name}" for name in commands if name.startswith(line.lstrip("/").lower())]
    return [*([] if slash else _beginning(line, answers)), *named]


def _beginning(start: str, names: Iterable[str]) -> list[str]:
    wanted = folded(start)
    return [name for name in names if folded(name).startswith(wanted)]


class Editing:
    """What a line can be completed to, and which lines are remembered; without a library it does nothing."""

    def __init__(self, library: Any = None, history: Path | None = None, commands: Sequence[str] = ()) -> None:
        self._library = library
        self._history = history
        self._commands = commands
        self._answers: Sequence[str] = ()
        self._found: list[str] = []
        if library is None:
            return
        library.set_completer_delims("")  # whole lines are completed
        library.set_completer(self.complete)
        is_libedit = "libedit" in (library.__doc__ or "")
        library.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
        library.set_history_length(REMEMBERED)
        if history is not None:
            with suppress(OSError):
                library.read_history_file(history)

    def offer(self, answers: Sequence[str]) -> None:
        """From now on these can be answered."""
        self._answers = answers

    def complete(self, text: str, place: int) -> str | None:
        """The completion at a place of the list; None behind its end. This is what the library asks for."""
        if place == 0:
            self._found = completions(text, self._answers, self._commands)
        return self._found[place] if place < len(self._found) else None

    def forget(self) -> None:
        """The screen goes to somebody else: what was typed is nobody's business, now and later."""
        self._answers = ()
        self._history = None
        if self._library is not None:
            self._library.clear_history()

    def close(self) -> None:
        """Remember what was typed for the next game."""
        if self._library is not None and self._history is not None:
            with suppress(OSError):
                self._history.parent.mkdir(parents=True, exist_ok=True)
                self._library.write_history_file(self._history)
