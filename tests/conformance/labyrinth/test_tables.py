"""The tables of the player aids and the numbers printed along the tracks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import JIHADIST, US
from tests.conformance.labyrinth.setting import postures
from tests.labyrinth.conditions import condition, muslim
from tests.labyrinth.scene import play, scene, still, turn

SAFER_NOW, SADDAM, US_ELECTION = 45, 92, 120
DIE = range(1, 7)


@pytest.mark.rule("labyrinth", "tables.prestige", "4.7.1")
@pytest.mark.parametrize(
    ("level", "values"), [("low", (1, 2, 3)), ("medium", (4, 5, 6)), ("high", (7, 8, 9)), ("very_high", (10, 11, 12))]
)
def test_prestige_levels(level: str, values: tuple[int, ...]) -> None:
    assert {still(prestige=value).state.prestige_level for value in values} == {level}


def regime_change(direction: int, *, countries: dict[str, Any] | None = None) -> Table:
    """A Regime Change in Afghanistan ends with a Prestige roll; Prestige was 6, and the lower of 2 and 3 is 2."""
    where = {"afghanistan": muslim("Islamist Rule Adversary"), **(countries or {})}
    table = turn(US, SAFER_NOW, prestige=6, countries=where, dice=[1, direction, 3, 2])
    return play(table, SAFER_NOW, "regime_change", "6")


@pytest.mark.rule("labyrinth", "tables.prestige", "4.7.1", "4.9.3")
@pytest.mark.parametrize("direction", DIE)
def test_prestige_roll_falls_on_1_to_4_and_rises_on_5_or_6_by_the_lower_of_two_dice(direction: int) -> None:
    assert regime_change(direction).state.prestige == (8 if direction >= 5 else 4)


@pytest.mark.rule("labyrinth", "tables.prestige", "4.7.1")
@pytest.mark.parametrize("soft", [2, 3, 4])  # with Israel a GWOT penalty of 1, 2 or 3
@pytest.mark.parametrize("direction", DIE)
def test_a_gwot_penalty_of_any_size_takes_one_from_the_direction_die(direction: int, soft: int) -> None:
    table = regime_change(direction, countries=postures(soft=soft))
    assert table.state.gwot_penalty == soft - 1
    assert table.state.prestige == (8 if direction == 6 else 4)


@pytest.mark.rule("labyrinth", "tables.funding", "4.7.4.1", "5.2.8")
@pytest.mark.parametrize(
    ("level", "values", "cards"), [("tight", (1, 2, 3), 7), ("moderate", (4, 5, 6), 8), ("ample", (7, 8, 9), 9)]
)
def test_funding_levels_and_the_jihadist_deal(level: str, values: tuple[int, ...], cards: int) -> None:
    for value in values:
        table = scene(step="set_up", funding=value)
        assert table.state.funding_level == level
        assert len(table.state.hands["jihadist"]) == cards


@pytest.mark.rule("labyrinth", "tables.troops", "4.7.3", "5.2.8")
@pytest.mark.parametrize("on_track", range(16))
def test_troops_levels_and_the_us_deal(on_track: int) -> None:
    level, cards = ("overstretch", 7) if on_track < 5 else ("war", 8) if on_track < 10 else ("low_intensity", 9)
    table = scene(step="set_up", countries={"gulf_states": muslim("Fair Ally", troops=15 - on_track)})
    assert table.state.troops_level == level
    assert len(table.state.hands["us"]) == cards


@pytest.mark.rule("labyrinth", "tables.governance", "4.9.3")
@pytest.mark.parametrize("pips", DIE)
def test_governance_table(pips: int) -> None:
    """A cell Travels to unmarked Yemen from Saudi Arabia, next to it."""
    table = turn(JIHADIST, SADDAM, dice=[pips], countries={"iran": {}, "saudi_arabia": muslim("Poor Ally", cells=1)})
    play(table, SADDAM, "travel", "yemen")
    assert condition(table, "yemen") == ("Fair Neutral" if pips >= 5 else "Poor Neutral")


@pytest.mark.rule("labyrinth", "tables.posture", "4.9.3")
@pytest.mark.parametrize("pips", DIE)
def test_posture_table(pips: int) -> None:
    table = play(turn(US, SAFER_NOW, dice=[pips]), SAFER_NOW, "war_of_ideas", "thailand")
    assert table.state["thailand"].posture == ("hard" if pips >= 5 else "soft")


@pytest.mark.rule("labyrinth", "tables.posture", "4.9.3", "4.9.3-ex1")
@pytest.mark.parametrize("pips", DIE)
@pytest.mark.parametrize("before", ["hard", "soft"])
def test_us_posture_is_rolled_with_one_more(pips: int, before: str) -> None:
    """US Election (card 120) says: roll US Posture. 1 to 3 is Soft, 4 to 6 is Hard."""
    table = turn(US, US_ELECTION, us_posture=before, dice=[pips], countries={"thailand": {"posture": "soft"}})
    play(table, US_ELECTION, "event_first")
    assert table.state.us_posture == ("hard" if pips >= 4 else "soft")


def lowest_success(countries: dict[str, Any], **position: Any) -> int:
    """The lowest War of Ideas roll in Turkey that succeeds; 7 if none does."""
    for pips in DIE:
        table = turn(US, SAFER_NOW, dice=[pips], countries=countries, **position)
        before = condition(table, "turkey")
        play(table, SAFER_NOW, "war_of_ideas", "turkey")
        if condition(table, "turkey") != before:
            return pips
    return 7


POOR_ALLY = {"turkey": muslim("Poor Ally")}


@pytest.mark.rule("labyrinth", "tables.war_of_ideas", "4.9.2")
def test_war_of_ideas_succeeds_on_5() -> None:
    assert lowest_success(POOR_ALLY) == 5
    assert lowest_success({"turkey": muslim("Poor Neutral")}) == 5


@pytest.mark.rule("labyrinth", "tables.war_of_ideas", "4.9.2")
@pytest.mark.parametrize(("prestige", "needed"), [(1, 6), (3, 6), (4, 5), (6, 5), (7, 4), (9, 4), (10, 3), (12, 3)])
def test_war_of_ideas_prestige_modifier(prestige: int, needed: int) -> None:
    assert lowest_success(POOR_ALLY, prestige=prestige) == needed


@pytest.mark.rule("labyrinth", "tables.war_of_ideas", "4.7.2.1", "4.9.2")
@pytest.mark.parametrize(("soft", "needed"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_war_of_ideas_gwot_penalty(soft: int, needed: int) -> None:
    """At High Prestige, with Israel Hard: a World Posture of 0, or Soft 1 to 3 against a Hard US."""
    assert lowest_success(POOR_ALLY | postures(soft=soft), prestige=7) == needed


@pytest.mark.rule("labyrinth", "tables.war_of_ideas", "4.8.3")
@pytest.mark.parametrize(("aid", "needed"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_war_of_ideas_each_aid_marker_adds_one(aid: int, needed: int) -> None:
    assert lowest_success({"turkey": muslim("Poor Ally", aid=aid)}) == needed


@pytest.mark.rule("labyrinth", "tables.war_of_ideas", "4.1.1")
def test_war_of_ideas_an_adjacent_good_ally_adds_one_however_many_there_are() -> None:
    assert lowest_success(POOR_ALLY | {"syria": muslim("Good Ally")}) == 4
    assert lowest_success(POOR_ALLY | {"syria": muslim("Good Ally"), "iraq": muslim("Good Ally")}) == 4
    assert lowest_success(POOR_ALLY | {"syria": muslim("Good Neutral")}) == 5
    assert lowest_success(POOR_ALLY | {"syria": muslim("Fair Ally")}) == 5
    assert lowest_success(POOR_ALLY | {"jordan": muslim("Good Ally")}) == 5  # not Adjacent


@pytest.mark.rule("labyrinth", "tables.war_of_ideas")
def test_war_of_ideas_from_fair_to_good_takes_one() -> None:
    assert lowest_success({"turkey": muslim("Fair Ally")}) == 6
    assert lowest_success({"turkey": muslim("Fair Neutral")}) == 5  # only the Alignment changes


@pytest.mark.rule("labyrinth", "tables.plots", "4.8.1")
def test_there_are_three_plots_1_two_plots_2_one_plot_3_and_six_wmd() -> None:
    s = still().state
    assert Counter(s.available_plots) == {1: 3, 2: 2, 3: 1}
    assert s.wmd_loose + s.wmd["pakistan"] == 6
