"""Golden journals: games recorded under the rules as they were must play to the same end under the rules as they are.

If one of these fails after a rule was changed on purpose, `tools/golden.py` writes them anew; if not, it found a bug.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.labyrinth.rules import WAR_ON_TERROR, rules_named
from sandtable.labyrinth.scenarios import SCENARIOS

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_there_is_a_golden_game_of_every_scenario_for_two_and_for_one() -> None:
    names = {path.stem for path in GOLDEN}
    alone = (f"{scenario}_alone" for scenario in rules_named(WAR_ON_TERROR).scenarios)  # rule 9 is the base game's
    assert names == {*SCENARIOS, *alone}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_plays_as_recorded(path: Path) -> None:
    recorded = json.loads(path.read_text(encoding="utf-8"))
    table = Table.load(path)  # plays it again and compares every step
    assert table.to_save() == recorded
    assert table.outcome is not None
    assert table.game.faults(table.state) == []
