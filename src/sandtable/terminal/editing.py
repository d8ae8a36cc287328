"""Line editing, history and Tab, where the platform has them (``readline``); elsewhere lines are read as they come."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Sequence
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


Behind = Callable[[str], Sequence[str] | None]
"""What can stand behind a command; None for anything that can be answered."""


def _answers(command: str) -> None:
    """Behind a command nobody knows more of, an answer can stand."""


def completions(line: str, answers: Iterable[str], commands: Iterable[str], behind: Behind = _answers) -> list[str]:
    """The lines that Tab can make of what has been typed so far.

    The last of several answers is completed; behind a command, what can stand there, else the name of something that
    is on offer.
    """
    answers = list(answers)
    head, comma, last = line.rpartition(",")
    word, space, rest = line.partition(" ")
    name = word.lstrip("/").lower()
    if name in commands and space:
        known = behind(name)
        return [f"{word} {each}" for each in _beginning(rest, answers if known is None else known)]
    if comma:
        return [f"{head}, {each}" for each in _beginning(last, answers)]
    slash = "/" if line.startswith("/") else ""
    named = [f"{slash}{each}" for each in commands if each.startswith(line.lstrip("/").lower())]
    return [*([] if slash else _beginning(line, answers)), *named]


def _beginning(start: str, names: Iterable[str]) -> list[str]:
    """The names that begin so; if there are none, the one of which another word does."""
    wanted, names = folded(start), list(names)
    found = [name for name in names if folded(name).startswith(wanted)]
    if found or not wanted:
        return found
    inside = [name for name in names if f" {wanted}" in f" {folded(name)}"]
    return inside if len(inside) == 1 else []


class Editing:
    """What a line can be completed to, and which lines are remembered; without a library it does nothing."""

    def __init__(self, library: Any = None, history: Path | None = None, commands: Sequence[str] = ()) -> None:
        self._library = library
        self._history = history
        self._commands = commands
        self._answers: Sequence[str] = ()
        self._behind: Behind = _answers
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

    def offer(
        self, answers: Sequence[str], commands: Sequence[str] | None = None, behind: Behind | None = None
    ) -> None:
        """From now on these can be answered; what else can be said stays as it was, unless it is given."""
        self._answers = answers
        self._commands = self._commands if commands is None else commands
        self._behind = self._behind if behind is None else behind

    def found(self, line: str) -> list[str]:
        """What a line can be completed to."""
        return completions(line, self._answers, self._commands, self._behind)

    def complete(self, text: str, place: int) -> str | None:
        """The completion at a place of the list; None behind its end. This is what the library asks for."""
        if place == 0:
            self._found = self.found(text)
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
