"""The four scenarios: what is printed, what follows from it, and their special steps."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import IllegalAnswer
from sandtable.labyrinth.rules import rules_named
from tests.conformance.labyrinth.setting import SCHENGEN
from tests.labyrinth.conditions import condition
from tests.labyrinth.scene import play
from tests.playing import asked, offered, purpose


def new_game(name: str, *, dice: list[int] | None = None) -> Table:
    return Table.new("labyrinth", scenario=name, seed=5, dice=dice or [])


def tracks(table: Table) -> dict[str, Any]:
    """The numbers that a scenario prints, as the table shows them."""
    s = table.state
    return {
        "troops_level": s.troops_level,
        "good_resources": s.good_resources,
        "islamist_rule_resources": s.islamist_resources,
        "fair_good_countries": s.fair_or_good_countries,
        "poor_islamist_rule_countries": s.poor_or_islamist_countries,
    }


def printed(name: str) -> dict[str, Any]:
    numbers = dict(rules_named("war_on_terror").scenarios[name]["printed"])
    numbers.pop("world_posture", None)
    return numbers


def standing(table: Table) -> dict[str, str]:
    """Every marked Muslim country with its condition."""
    return {each.id: condition(table, each.id) for each in table.state.muslim() if not each.is_unmarked}


def count(table: Table, what: str) -> dict[str, Any]:
    """Where pieces of a kind are, and how many."""
    found = {country.id: getattr(country, what) for country in table.state.countries.values()}
    return {id: number for id, number in found.items() if number}


LETS_ROLL = {
    "libya": "Poor Adversary",
    "syria": "Fair Adversary",
    "iraq": "Poor Adversary",
    "saudi_arabia": "Poor Ally",
    "gulf_states": "Fair Ally",
    "pakistan": "Fair Neutral",
    "afghanistan": "Islamist Rule Adversary",
}


@pytest.mark.rule("labyrinth", "scenario.lets_roll")
def test_lets_roll() -> None:
    table = new_game("lets_roll")
    s = table.state
    assert (s.prestige, s.funding, s.us_posture) == (7, 9, "hard")
    assert s.world_posture == ("hard", 1)
    assert (
        tracks(table)
        == printed("lets_roll")
        == {
            "troops_level": "low_intensity",
            "good_resources": 0,
            "islamist_rule_resources": 1,
            "fair_good_countries": 3,
            "poor_islamist_rule_countries": 4,
        }
    )
    assert standing(table) == LETS_ROLL
    assert count(table, "cubes") == {"saudi_arabia": 2, "gulf_states": 2}
    assert count(table, "sleepers") == {"afghanistan": 4}
    assert count(table, "besieged") == {"somalia": True}
    assert not s.markers
    assert not s.removed
    assert (len(s.hands["jihadist"]), len(s.hands["us"])) == (9, 9)


@pytest.mark.rule("labyrinth", "4.2.4-ex1", "4.2.4")
def test_saudi_arabia_sets_up_as_a_poor_ally() -> None:
    saudi_arabia = new_game("lets_roll").state["saudi_arabia"]
    assert saudi_arabia.is_poor
    assert saudi_arabia.is_ally


@pytest.mark.rule("labyrinth", "scenario.call_me_al")
def test_you_can_call_me_al_is_lets_roll_with_a_soft_us_and_without_axis_of_evil() -> None:
    table, first = new_game("you_can_call_me_al"), new_game("lets_roll")
    s = table.state
    assert (s.prestige, s.funding, s.us_posture) == (7, 9, "soft")
    assert s.world_posture == ("hard", 1)
    assert s.gwot_penalty == 1
    assert tracks(table) == tracks(first) == printed("you_can_call_me_al")
    assert standing(table) == LETS_ROLL
    assert s.countries == first.state.countries
    assert s.removed == [78]
    assert (len(s.hands["jihadist"]), len(s.hands["us"])) == (9, 9)


@pytest.mark.rule("labyrinth", "scenario.anaconda")
def test_anaconda() -> None:
    table = new_game("anaconda")
    s = table.state
    assert (s.prestige, s.funding, s.us_posture) == (8, 6, "hard")
    assert (
        tracks(table)
        == printed("anaconda")
        == {
            "troops_level": "war",
            "good_resources": 0,
            "islamist_rule_resources": 0,
            "fair_good_countries": 2,
            "poor_islamist_rule_countries": 6,
        }
    )
    assert standing(table) == {
        "libya": "Poor Adversary",
        "syria": "Fair Adversary",
        "iraq": "Poor Adversary",
        "saudi_arabia": "Poor Ally",
        "gulf_states": "Fair Ally",
        "pakistan": "Poor Ally",
        "afghanistan": "Poor Ally",
        "central_asia": "Poor Ally",
    }
    assert count(table, "cubes") == {"saudi_arabia": 2, "gulf_states": 2, "afghanistan": 6}
    assert count(table, "sleepers") == {"pakistan": 1, "afghanistan": 1}
    assert count(table, "regime_change") == {"afghanistan": "tan"}
    assert count(table, "besieged") == {"somalia": True}
    assert s.markers == {"patriot_act", "fata"}
    assert s.removed == [43, 109]


@pytest.mark.rule("labyrinth", "scenario.anaconda")
def test_anaconda_the_jihadist_side_places_three_cells_in_different_countries_outside_the_us() -> None:
    table = new_game("anaconda", dice=[5, 2])
    assert asked(table).seat == "jihadist"
    assert purpose(table) == "set_up_cells"
    assert "united_states" not in offered(table)
    assert len(offered(table)) == 37
    for refused in [("germany", "germany", "sudan"), ("germany", "sudan"), ("germany", "sudan", "iraq", "iran")]:
        with pytest.raises(IllegalAnswer):
            table.answer(*refused)
    play(table, ("germany", "sudan", "gulf_states"))
    s = table.state
    assert count(table, "sleepers") == {"pakistan": 1, "afghanistan": 1, "germany": 1, "sudan": 1, "gulf_states": 1}
    assert s["germany"].posture == "hard"  # tested: 5
    assert condition(table, "sudan") == "Poor Neutral"  # tested: 2
    assert s.world_posture == ("hard", 2)
    assert (s.cells_on_track, s.troops_on_track) == (10, 5)
    assert (len(s.hands["jihadist"]), len(s.hands["us"])) == (8, 8)


@pytest.mark.rule("labyrinth", "scenario.mission_accomplished")
def test_mission_accomplished() -> None:
    table = new_game("mission_accomplished", dice=[1] * 8)
    s = table.state
    assert (s.prestige, s.funding, s.us_posture) == (3, 5, "hard")
    assert (
        tracks(table)
        == printed("mission_accomplished")
        == {
            "troops_level": "overstretch",
            "good_resources": 0,
            "islamist_rule_resources": 0,
            "fair_good_countries": 5,
            "poor_islamist_rule_countries": 4,
        }
    )
    assert standing(table) == {
        "libya": "Poor Adversary",
        "syria": "Fair Adversary",
        "iraq": "Poor Ally",
        "saudi_arabia": "Poor Ally",
        "gulf_states": "Fair Ally",
        "pakistan": "Fair Ally",
        "afghanistan": "Poor Ally",
        "central_asia": "Fair Neutral",
        "indonesia_malaysia": "Fair Neutral",
    }
    assert count(table, "cubes") == {"gulf_states": 2, "iraq": 6, "afghanistan": 5, "philippines": 2}
    assert count(table, "sleepers") == {
        "syria": 1, "iraq": 3, "iran": 1, "saudi_arabia": 1, "pakistan": 1, "afghanistan": 1,
        "indonesia_malaysia": 1, "philippines": 1,
    }  # fmt: skip
    assert count(table, "regime_change") == {"iraq": "tan", "afghanistan": "tan"}
    assert count(table, "besieged") == {"somalia": True}
    assert (s["philippines"].posture, s["united_kingdom"].posture) == ("soft", "hard")
    assert s.markers == {
        "patriot_act", "nest", "fata", "abu_sayyaf", "enhanced_measures", "renditions", "wiretapping",
    }  # fmt: skip
    assert s.removed == [5, 37, 43, 57, 109, 116]


@pytest.mark.rule("labyrinth", "scenario.mission_accomplished")
def test_mission_accomplished_every_schengen_posture_is_rolled_and_one_again() -> None:
    table = new_game("mission_accomplished", dice=[1, 5, 4, 6, 2, 3, 1, 6])
    assert asked(table).seat == "jihadist"
    assert purpose(table) == "set_up_reroll"
    assert offered(table) == list(SCHENGEN)
    rolled = [table.state[id].posture for id in SCHENGEN]
    assert rolled == ["soft", "hard", "soft", "hard", "soft", "soft", "soft"]
    play(table, "spain")
    s = table.state
    assert s["spain"].posture == "hard"  # the reroll: 6
    assert [s[id].posture for id in SCHENGEN[:-1]] == rolled[:-1]
    assert s.world_posture == (None, 0)  # Hard: three of Schengen, Israel, United Kingdom; Soft: four, Philippines
    assert (s.cells_on_track, s.troops_on_track) == (5, 0)
    assert (len(s.hands["jihadist"]), len(s.hands["us"])) == (8, 7)
