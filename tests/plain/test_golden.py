"""Golden journals: games recorded under the rules as they were must play to the same end under the rules as they are.

What is said in them, above all by opponents of the rule books and why, must be the same step by step too.

If one of these fails after a rule was changed on purpose, `tools/golden.py` writes them anew; if not, it found a bug.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.core.game import games
from tools.golden import difference, recorded

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_there_is_a_golden_game_of_every_scenario() -> None:
    assert {path.stem for path in GOLDEN} == {*games()["plain"].options["scenario"]}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_plays_as_recorded(path: Path) -> None:
    recorded = json.loads(path.read_text(encoding="utf-8"))
    table = Table.load(path)
    assert table.to_save() == recorded
    assert table.outcome is not None
    assert table.game.faults(table.state) == []


TOLD = recorded("plain")
NAMES = [pytest.param(name, marks=[pytest.mark.many] if place % 4 else []) for place, name in enumerate(sorted(TOLD))]
"""Every fourth is told on the pure build, too."""


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_told_as_recorded(name: str) -> None:
    assert not difference("plain", name, TOLD[name])
