"""Every id that the terminal and the browser write down has its words, and every word of theirs is used."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.labyrinth.scene import WORDS
from tests.words.scan import CLIENT, SOURCE

FAMILIES = ("terminal", "menu", "sim", "verify", "ui", "table", "list", "join", "board", "look", "tutorial")
"""What the ids begin with that interfaces make up; other ids come from the games."""
WRITTEN = re.compile(rf"""['"`]((?:{"|".join(FAMILIES)})-(?:[\w-]|\$?{{[^}}]*}})+)['"`]""")


def files() -> Iterator[Path]:
    """The sources of the interfaces, without their tests and without the faces of A Distant Plain."""
    for folder, pattern in ((SOURCE / "terminal", "*.py"), (CLIENT, "*.ts"), (CLIENT, "*.svelte")):
        found = (file for file in folder.rglob(pattern) if folder / "plain" not in file.parents)
        yield from (file for file in found if not file.name.endswith(".test.ts"))


def ids_in(text: str) -> set[str]:
    """The ids in a source, with ``*`` for what is put in later."""
    return {re.sub(r"\$?{[^}]*}", "*", id) for id in WRITTEN.findall(text)}


USED = {id: file.name for file in sorted(files()) for id in ids_in(file.read_text(encoding="utf-8"))}


def test_ids_are_found_in_both_interfaces() -> None:
    assert ids_in("""words.say(['ui-thinking', x]); say(`table-goal-${goal.id}`); say(f"sim-{name}")""") == {
        "ui-thinking", "table-goal-*", "sim-*",
    }  # fmt: skip
    assert {"ui-home", "table-goal-*", "terminal-hint", "board-turn"} <= {*USED}


@pytest.mark.parametrize("id", sorted(USED))
def test_every_id_of_an_interface_has_words(id: str) -> None:
    assert fnmatch.filter(WORDS.ids(), id), USED[id]


@pytest.mark.parametrize("family", ["terminal", "verify", "ui", "table", "look"])
def test_no_words_of_an_interface_are_left_over(family: str) -> None:
    for id in WORDS.ids(f"{family}-"):
        assert any(fnmatch.fnmatch(id, used) for used in USED if used != f"{family}-*"), id


def test_no_lesson_says_where_on_the_screen_something_is() -> None:
    """On a phone everything is somewhere else."""
    lessons = [id for id in WORDS.ids("tutorial-") if id[-1].isdigit()]
    assert len(lessons) > 30
    for id in [*lessons, "game-help"]:
        assert not re.search(r"\b(above|below|at the (top|bottom)|on the (left|right))\b", WORDS(id)), id
