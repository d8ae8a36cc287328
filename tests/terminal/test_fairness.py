"""``sandtable verify`` and ``sandtable serve`` on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core import saves
from tests.terminal.driving import run


@pytest.fixture
def save(tmp_path: Path) -> dict[str, Any]:
    """A whole game."""
    return Table.new("labyrinth", seats={"us": "random", "jihadist": "random"}, seed=5).to_save()


def test_a_fair_game(save: dict[str, Any], tmp_path: Path) -> None:
    saves.write_file(tmp_path / "game.json", save)
    code, said = run("verify", "game.json")
    assert code == 0
    assert "Fair: all" in said
    assert "ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d" in said.replace("\n", "")


def test_a_game_with_another_seed(save: dict[str, Any], tmp_path: Path) -> None:
    body = {**{key: value for key, value in save.items() if key != "check"}, "seed": "6"}
    (tmp_path / "game.json").write_text(json.dumps({**body, "check": saves.digest(body)}))
    code, said = run("verify", "game.json")
    assert code == 1
    assert "Not fair" in said
    assert "the seed gives" in said


def test_real_dice(tmp_path: Path) -> None:
    Table.new("labyrinth", seed=1, dice="physical").save(tmp_path / "game.json")
    code, said = run("verify", "game.json")
    assert code == 0
    assert "Real dice" in said


def test_what_is_not_a_save(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{}")
    assert run("verify", "game.json")[0] == 2
    assert "not a Sandtable save" in capsys.readouterr().err


def test_a_server_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("serve", "--workers", "2", "--database", "games.sqlite3")[0] == 2
    assert "PostgreSQL" in capsys.readouterr().err
