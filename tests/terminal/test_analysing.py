"""``sandtable analyse`` on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from sandtable import Table
from sandtable.lessons import lessons
from sandtable.search.analysis import THOROUGH
from sandtable.terminal.laboratory import USUAL
from tests.terminal.driving import run

LESSON: Final = lessons()["labyrinth-first_game"].position
LAST: Final = {**LESSON, "phase": {"side": "us", "card": 2}, "hands": {"us": [23, 45], "jihadist": [52]}, "draw": []}
"""A last turn, so that a game is soon over."""


@pytest.fixture
def save(tmp_path: Path) -> str:
    """The file of a game that is over."""
    Table.from_position(LAST, seats={"us": "random", "jihadist": "random"}, seed=5).save(tmp_path / "game.json")
    return "game.json"


def test_a_finished_game_is_told_in_figures_and_as_a_page(save: str, tmp_path: Path) -> None:
    code, said = run("analyse", save, "--playouts", "24", "--out", "page.html")
    assert code == 0
    for heading in ("Play and luck", "Turning points", "Where another play was better", "Luck"):
        assert heading in said
    assert "page.html" in said
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert page.count("<polyline") == 2
    assert "Given away" in page
    assert "http" not in page  # all of it is in the file
    again = run("analyse", save, "--playouts", "24", "--out", "again.html")
    assert again[0] == 0
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == page


def test_a_quick_look_says_nothing_of_choices_and_luck(save: str) -> None:
    code, said = run("analyse", save, "--quick")
    assert code == 0
    assert "By a first estimate alone" in said
    assert "Where another play was better" not in said


def test_what_cannot_be_analysed_is_refused(save: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Table.from_position(LAST, seed=5).save(tmp_path / "running.json")
    assert run("analyse", "running.json")[0] == 2
    assert "the game is not over" in capsys.readouterr().err
    assert run("analyse", "nothing.json")[0] == 2
    assert run("analyse", save, "--quick", "--out", "no/such/folder.html")[0] == 2
    assert "folder.html" in capsys.readouterr().err


def test_the_help_tells_the_usual_number_of_playouts() -> None:
    assert THOROUGH.playouts == USUAL
