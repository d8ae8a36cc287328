"""Line editing: what Tab makes of a line, what is remembered, and what is not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import US
from sandtable.terminal import editing
from sandtable.terminal.editing import Editing, completions
from sandtable.terminal.session import Session
from sandtable.words import Words
from tests.labyrinth.scene import turn
from tests.terminal.driving import Screen

ANSWERS = ["Iraq", "Iran", "Saudi Arabia", "War of Ideas"]
COMMANDS = ["look", "log", "undo"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("ira", ["Iraq", "Iran"]),
        ("IRAQ", ["Iraq"]),
        ("saudi_a", ["Saudi Arabia"]),
        ("lo", ["look", "log"]),
        ("/lo", ["/look", "/log"]),
        ("/ira", []),
        ("look ira", ["look Iraq", "look Iran"]),
        ("/look sau", ["/look Saudi Arabia"]),
        ("Iraq, sau", ["Iraq, Saudi Arabia"]),
        ("narnia", []),
        ("", [*ANSWERS, *COMMANDS]),
    ],
)
def test_tab(typed: str, found: list[str]) -> None:
    assert completions(typed, ANSWERS, COMMANDS) == found


class Library:
    """What ``readline`` has, written down."""

    __doc__ = "GNU readline"

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.bound: list[str] = []
        self.completer: Any = None

    def set_completer_delims(self, delims: str) -> None:
        assert delims == ""

    def set_completer(self, completer: Any) -> None:
        self.completer = completer

    def parse_and_bind(self, text: str) -> None:
        self.bound.append(text)

    def set_history_length(self, length: int) -> None:
        assert length == editing.REMEMBERED

    def read_history_file(self, path: Path) -> None:
        self.lines = path.read_text(encoding="utf-8").splitlines()

    def write_history_file(self, path: Path) -> None:
        path.write_text("\n".join(self.lines), encoding="utf-8")

    def clear_history(self) -> None:
        self.lines = []


def test_what_was_typed_is_there_in_the_next_game(home: Path) -> None:
    first = Library()
    lines = Editing(first, home / "new" / "history", COMMANDS)
    first.lines = ["iraq", "undo"]
    lines.close()
    again = Library()
    Editing(again, home / "new" / "history", COMMANDS)
    assert again.lines == ["iraq", "undo"]
    assert again.bound == ["tab: complete"]


def test_another_library_is_told_in_its_own_words(home: Path) -> None:
    library = Library()
    library.__doc__ = "Importing this module enables libedit readline"
    Editing(library, None, COMMANDS)
    assert library.bound == ["bind ^I rl_complete"]


def test_the_library_asks_place_by_place() -> None:
    library = Library()
    lines = Editing(library, None, COMMANDS)
    lines.offer(ANSWERS)
    assert [library.completer("ira", place) for place in range(3)] == ["Iraq", "Iran", None]


def test_without_the_library_nothing_is_lost(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setitem(sys.modules, "readline", None)
    assert editing.library() is None
    lines = Editing(editing.library(), home / "history", COMMANDS)
    lines.offer(ANSWERS)
    lines.forget()
    lines.close()
    assert not (home / "history").exists()


def play(library: Library, history: Path, *typed: str, **seats: str) -> Editing:
    """A session at a terminal that edits lines; the US has one card."""
    lines = Editing(library, history, COMMANDS)
    screen = Screen(typed)
    table = Table.from_position(turn(US, 23, countries={"canada": {}}).position(), seats=seats)
    Session(table, screen.console, screen.read, Words(strict=True), editing=lines).run()
    return lines


def test_tab_knows_the_question_at_hand(home: Path) -> None:
    library = Library()
    play(library, home / "history", "23", jihadist="random")
    assert library.completer("war", 0) == "War of Ideas"


def test_the_next_person_cannot_look_up_what_was_typed(home: Path) -> None:
    library = Library()
    library.lines = ["plot 3"]
    lines = play(library, home / "history", "")
    assert library.lines == []
    library.lines = ["plot 2"]
    lines.close()
    assert not (home / "history").exists()
