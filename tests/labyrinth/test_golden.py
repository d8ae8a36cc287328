"""Golden journals: games recorded under the rules as they were must play to the same end under the rules as they are.

What is said in them, above all by opponents of the rule books and why, must be the same step by step too.

If one of these fails after a rule was changed on purpose, `tools/golden.py` writes them anew; if not, it found a bug.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.labyrinth.rules import AWAKENING, WAR_ON_TERROR, rules_named
from sandtable.labyrinth.scenarios import SCENARIOS
from tools.golden import difference, recorded

CAMPAIGN = "anaconda_campaign"
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_there_is_a_golden_game_of_every_scenario_for_two_and_for_one() -> None:
    names = {path.stem for path in GOLDEN}
    alone = (f"{scenario}_alone" for scenario in rules_named(WAR_ON_TERROR).scenarios)  # rule 9 is the base game's
    assert names == {*SCENARIOS, *alone, CAMPAIGN}


def test_the_golden_campaign_goes_on_after_the_switch() -> None:
    table = Table.load(Path(__file__).parent / "golden" / f"{CAMPAIGN}.json")
    rules = [step.state.rules.name for step in table.steps]
    assert rules == sorted(rules, reverse=True)  # the War on Terror, then The Awakening
    assert min(rules.count(WAR_ON_TERROR), rules.count(AWAKENING)) > 80


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_plays_as_recorded(path: Path) -> None:
    recorded = json.loads(path.read_text(encoding="utf-8"))
    table = Table.load(path)  # plays it again and compares every step
    assert table.to_save() == recorded
    assert table.outcome is not None
    assert table.game.faults(table.state) == []


BASE = [path for path in GOLDEN if path.stem.removesuffix("_alone") in rules_named(WAR_ON_TERROR).scenarios]


@pytest.mark.parametrize("path", BASE, ids=lambda path: path.stem)
def test_no_rule_of_the_expansion_acts_in_a_golden_base_game(path: Path) -> None:
    told = Table.load(path).notes
    assert told
    for note in told:
        assert not (note.rule or "").startswith(("10.", "11.", "12.", "13.")), note
        number = (note.rule or "").removeprefix("card ")
        assert not (number.isdigit() and int(number) > 120), note


TOLD = recorded("labyrinth")
NAMES = [pytest.param(name, marks=[pytest.mark.many] if place % 4 else []) for place, name in enumerate(sorted(TOLD))]
"""Every fourth is told on the pure build, too."""


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_told_as_recorded(name: str) -> None:
    assert not difference("labyrinth", name, TOLD[name])
