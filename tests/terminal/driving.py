"""Driving a session: scripted lines in, the text of the screen out."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from sandtable import Table
from sandtable.terminal import labyrinth
from sandtable.terminal.answers import choices
from sandtable.terminal.commands import COMMANDS
from sandtable.terminal.keeping import Keeping
from sandtable.terminal.main import main
from sandtable.terminal.session import Session
from sandtable.words import Words

FACES = (labyrinth.LabyrinthFace,)
"""Importing them registers them."""
MANY = 3000
"""More lines than any game needs."""


class Screen:
    """A console whose text can be read, and which is told what to read from a script."""

    def __init__(self, lines: Iterable[str | type[BaseException]] = (), width: int = 120) -> None:
        self._file = io.StringIO()
        self._lines: Iterator[str | type[BaseException]] = iter(lines)
        self.prompts: list[str] = []
        self.console = Console(file=self._file, width=width, height=40, color_system=None, highlight=False)

    @property
    def text(self) -> str:
        """Everything printed so far."""
        return self._file.getvalue()

    def read(self, prompt: str) -> str:
        """The next line of the script; the end of the script is the end of the input."""
        self.prompts.append(prompt)
        self._file.write(prompt)
        line = next(self._lines, EOFError)
        if isinstance(line, str):
            self._file.write(line + "\n")
            return line
        raise line


def session(table: Table, *lines: str | type[BaseException], autosave: Path | None = None, **more: Any) -> str:
    """Play a session with these lines of input; what was on the screen."""
    screen = Screen(lines)
    keeping = Keeping(autosave) if autosave else None
    Session(table, screen.console, screen.read, Words(strict=True), keeping, **more).run()
    return screen.text


def driven(table: Table, say: Callable[[Table], str | None], **more: Any) -> str:
    """Play a session in which ``say`` finds every line from the table; None ends it."""

    def lines() -> Iterator[str | type[BaseException]]:
        for _ in range(MANY):
            line = say(table)
            if line is None:
                return
            yield line
        raise AssertionError("the session does not come to an end")

    screen = Screen(lines())
    Session(table, screen.console, screen.read, Words(strict=True), **more).run()
    return screen.text


def any_answer(table: Table, turn: int = 0) -> str:
    """As many options as must be picked, beginning at some place in the list, as they are typed."""
    assert table.question is not None
    offered = choices(
        table.question.options,
        Words(game=table.game.name).say,
        numbered=not isinstance(table.dice, str),
        taken=COMMANDS,
    )
    first = turn % len(offered)
    picked = (offered[first:] + offered[:first])[: max(1, table.question.at_least)]
    return ",".join(choice.tag for choice in picked)


def run(*arguments: str, lines: Iterable[str | type[BaseException]] = ()) -> tuple[int, str]:
    """Run the command line; its exit code and what was on the screen."""
    screen = Screen(lines)
    code = main(arguments, read=screen.read, console=screen.console)
    return code, screen.text


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which a command line is refused."""
    try:
        code, _ = run(*arguments)
    except SystemExit as left:
        code = int(left.code or 0)
    assert code == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert errors.startswith("sandtable: ")
    return errors
