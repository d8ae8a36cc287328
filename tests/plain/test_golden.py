"""Golden journals: games recorded under the rules as they were must play to the same end under the rules as they are.

If one of these fails after a rule was changed on purpose, `tools/golden.py` writes them anew; if not, it found a bug.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.core.game import games

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
