"""Resolving unblocked plots (8.5.6): victory, Funding, Posture, Prestige, Governance and Aid, the marker."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import US, WMD, Governance
from tests.labyrinth.conditions import FAIR, GOOD, POOR
from tests.labyrinth.scene import play, scene, turn
from tests.playing import asked, offered, rolled

FAILURES = [6, 6, 6]
"""Dice that shake no government."""


def resolve(dice: list[int], *answers: str | tuple[str, ...], wmd: int = 1, **position: Any) -> Table:
    """The US action phase is over and its plots are resolved; ``wmd`` of the loose markers are in play."""
    hands = {"us": [8], "jihadist": [52]}
    scenery = {"funding": 2, "wmd": {"loose": 3 - wmd}, "hands": hands, **position}
    table = scene(step="plots", phase={"side": "us", "card": 1}, dice=dice, **scenery)
    return play(table, *answers)


def plot_in(country: str, plot: object, dice: list[int], *answers: str | tuple[str, ...], **row: Any) -> Table:
    """One plot is resolved in one country, which has these other traits."""
    return resolve(dice, *answers, countries={country: {**row, "plots": [plot]}}, wmd=int(plot == "wmd"))


# -- when and in which order


@pytest.mark.rule("labyrinth", "8.5.6", "5.2.3")
def test_plots_are_resolved_when_the_us_action_phase_ends_and_not_before() -> None:
    table = turn(US, 8, more=[23, 47], countries={"egypt": {**POOR, "plots": [1]}}, dice=[6], jihadist=[52])
    play(table, 8, "reserves")
    assert table.state["egypt"].plots
    play(table, 23, "reserves")
    assert table.state["egypt"].plots == ()
    assert table.state.funding == 6
    assert table.state.side == "jihadist"


@pytest.mark.rule("labyrinth", "8.5.6")
def test_every_plot_is_resolved_one_by_one_in_the_order_the_jihadist_side_chooses() -> None:
    countries = {"egypt": {**FAIR, "plots": [1, 2]}, "iran": {"cells": 1, "plots": [3]}}
    table = resolve([2, 3, 3], countries=countries)
    assert asked(table).seat == "jihadist"
    assert offered(table, "resolve_which") == ["egypt:1", "egypt:2", "iran:3"]
    play(table, "egypt:1")
    assert table.state["egypt"].is_poor
    assert offered(table, "resolve_which") == ["egypt:2", "iran:3"]
    play(table, "egypt:2")  # the 3s succeed, because Egypt is Poor by now
    assert rolled(table) == [2, 3, 3]
    assert table.state.plots_on_map() == []  # the last one left no choice
    assert table.state.funding == 5


@pytest.mark.rule("labyrinth", "8.5.6")
def test_the_order_matters() -> None:
    countries = {"egypt": {**GOOD, "plots": [1, 2]}, "iran": {"cells": 1}}
    small_first = resolve([1, 2, 6], "egypt:1", countries=countries, funding=1)
    assert small_first.state["egypt"].governance == Governance.POOR
    assert small_first.state.funding == 4  # 2 at Good, then 1 at Fair
    large_first = resolve([6, 6, 1], "egypt:2", countries=countries, funding=1)
    assert large_first.state["egypt"].governance == Governance.FAIR
    assert large_first.state.funding == 5  # 2 at Good, twice


# -- victory (8.5.6a)


@pytest.mark.rule("labyrinth", "8.5.6a", "2.1.2c")
def test_a_wmd_in_the_united_states_wins_for_the_jihadist_side() -> None:
    table = plot_in("united_states", "wmd", [])
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule) == ("jihadist", "2.1.2c")


@pytest.mark.rule("labyrinth", "8.5.6a")
@pytest.mark.parametrize("plot", [1, 2, 3])
def test_another_plot_there_does_not(plot: int) -> None:
    assert plot_in("united_states", plot, [4, 4, 1, 1]).outcome is None


# -- Funding (8.5.6b to 8.5.6d)


@pytest.mark.rule("labyrinth", "8.5.6b")
@pytest.mark.parametrize("plot", [1, 2, 3, "wmd"])
@pytest.mark.parametrize(("row", "funding"), [(GOOD, 4), (FAIR, 3), (POOR, 3)], ids=["good", "fair", "poor"])
def test_any_plot_in_a_muslim_country_adds_1_or_2_at_good(row: dict[str, str], funding: int, plot: object) -> None:
    assert plot_in("egypt", plot, FAILURES, **row).state.funding == funding


@pytest.mark.rule("labyrinth", "8.5.6b")
@pytest.mark.parametrize("plot", [1, 2, 3, "wmd"])
def test_a_plot_in_iran_adds_1(plot: object) -> None:
    table = plot_in("iran", plot, [], cells=1)
    assert table.state.funding == 3
    assert rolled(table) == []  # neither Posture nor Governance


@pytest.mark.rule("labyrinth", "8.5.6b")
def test_a_plot_where_islamist_rule_has_come_since_adds_1_and_rolls_nothing() -> None:
    table = plot_in("sudan", 3, [], governance="islamist_rule", alignment="adversary")
    assert table.state.funding == 3
    assert rolled(table) == []


@pytest.mark.rule("labyrinth", "8.5.6b")
@pytest.mark.parametrize(
    ("row", "plot", "funding"),
    [(FAIR, 3, 7), (GOOD, 1, 6), (POOR, "wmd", 1)],
)
def test_under_backlash_funding_falls_by_what_it_would_have_risen(
    row: dict[str, str], plot: object, funding: int
) -> None:
    countries = {"egypt": {**row, "plots": [{"plot": plot, "backlash": True}]}}
    table = resolve(FAILURES, countries=countries, funding=8, wmd=int(plot == "wmd"))
    assert table.state.funding == funding


@pytest.mark.rule("labyrinth", "8.5.6j")
def test_backlash_changes_nothing_but_funding() -> None:
    row = {**FAIR, "aid": 1, "troops": 1, "plots": [{"plot": 1, "backlash": True}]}
    table = resolve([1], countries={"egypt": row})
    assert table.state["egypt"].is_poor
    assert table.state["egypt"].aid == 0
    assert table.state.prestige == 4


@pytest.mark.rule("labyrinth", "8.5.6c")
@pytest.mark.parametrize("plot", [1, 2, 3])
@pytest.mark.parametrize(("country", "times"), [("canada", 2), ("india", 2), ("russia", 1), ("philippines", 1)])
def test_elsewhere_a_plot_adds_its_number_twice_at_good(country: str, times: int, plot: int) -> None:
    assert plot_in(country, plot, [1], posture="soft").state.funding == 2 + times * plot


@pytest.mark.rule("labyrinth", "8.5.6c")
def test_a_plot_in_israel_adds_twice_its_number() -> None:
    table = plot_in("israel", 2, [])
    assert table.state.funding == 6


@pytest.mark.rule("labyrinth", "8.5.6d")
@pytest.mark.parametrize("country", ["canada", "russia"])
def test_a_wmd_in_a_non_muslim_country_sets_funding_to_9(country: str) -> None:
    assert plot_in(country, "wmd", [1], "no", posture="soft").state.funding == 9


@pytest.mark.rule("labyrinth", "8.5.6d")
@pytest.mark.parametrize("plot", [1, 2, 3])
def test_any_plot_in_the_united_states_sets_funding_to_9(plot: int) -> None:
    assert plot_in("united_states", plot, [4, 4, 1, 1]).state.funding == 9


# -- Posture (8.5.6e to 8.5.6g)


@pytest.mark.rule("labyrinth", "8.5.6e")
@pytest.mark.parametrize(("die", "posture"), [(1, "soft"), (4, "soft"), (5, "hard"), (6, "hard")])
@pytest.mark.parametrize("before", ["soft", "hard"])
def test_a_plot_in_a_non_muslim_country_rolls_its_posture(die: int, posture: str, before: str) -> None:
    table = plot_in("canada", 1, [die], posture=before)
    assert table.state["canada"].posture == posture
    assert rolled(table) == [die]


@pytest.mark.rule("labyrinth", "8.5.6e", "4.9.3-ex1")
@pytest.mark.parametrize(("die", "posture"), [(3, "soft"), (4, "hard")])
def test_in_the_united_states_the_us_posture_is_rolled_with_1_more(die: int, posture: str) -> None:
    assert plot_in("united_states", 1, [die, 4, 1, 1]).state.us_posture == posture


@pytest.mark.rule("labyrinth", "8.5.6e", "4.3.3")
@pytest.mark.parametrize("plot", [1, "wmd"])
def test_israel_rolls_none(plot: object) -> None:
    table = plot_in("israel", plot, [])
    assert rolled(table) == []
    assert table.state["israel"].posture == "hard"


@pytest.mark.rule("labyrinth", "8.5.6e")
def test_a_war_of_ideas_bonus_does_not_follow_from_a_plot() -> None:
    assert plot_in("canada", 1, [6], posture="soft").state.prestige == 5  # Hard like the US, but no Prestige


@pytest.mark.rule("labyrinth", "8.5.6f")
@pytest.mark.parametrize(
    ("answer", "dice", "posture"), [("no", [2], "soft"), ("yes", [2, 6], "hard"), ("yes", [6, 6], "hard")]
)
def test_after_a_wmd_the_jihadist_side_may_reroll_the_posture_once(answer: str, dice: list[int], posture: str) -> None:
    table = plot_in("canada", "wmd", dice, posture="soft")
    assert asked(table).seat == "jihadist"
    assert offered(table, "reroll_posture") == ["yes", "no"]
    play(table, answer)
    assert table.state["canada"].posture == posture
    assert asked(table).purpose != "reroll_posture"
    assert rolled(table) == dice


@pytest.mark.rule("labyrinth", "8.5.6f")
@pytest.mark.parametrize("plot", [1, 2, 3])
def test_no_other_plot_allows_a_reroll(plot: int) -> None:
    assert asked(plot_in("canada", plot, [2], posture="soft")).purpose != "reroll_posture"


@pytest.mark.rule("labyrinth", "8.5.6f")
def test_in_a_solitaire_game_nothing_is_rerolled() -> None:
    countries = {"canada": {"posture": "soft", "plots": ["wmd"]}}
    solitaire = {"jihadist": "solitaire:normal"}
    table = resolve([6], countries=countries, seats=solitaire, hands={"us": [8], "jihadist": []})
    assert table.state["canada"].posture == "hard"
    assert rolled(table) == [6]


@pytest.mark.rule("labyrinth", "8.5.6g")
def test_in_schengen_the_jihadist_side_chooses_two_others_whose_postures_are_rolled() -> None:
    table = plot_in("france", 1, [1, 5, 2], posture="hard")
    assert asked(table).seat == "jihadist"
    others = ["scandinavia", "benelux", "germany", "eastern_europe", "italy", "spain"]
    assert offered(table, "schengen_postures") == others
    assert (asked(table).at_least, asked(table).at_most) == (2, 2)
    play(table, ("spain", "germany"))
    assert table.state["france"].posture == "soft"
    assert table.state["spain"].posture == "hard"
    assert table.state["germany"].posture == "soft"


@pytest.mark.rule("labyrinth", "8.5.6g")
@pytest.mark.parametrize("country", ["united_kingdom", "serbia", "canada"])
def test_outside_schengen_no_other_posture_is_rolled(country: str) -> None:
    assert rolled(plot_in(country, 1, [1], posture="soft")) == [1]


@pytest.mark.rule("labyrinth", "8.5.6f", "8.5.6g")
def test_a_wmd_in_schengen_may_be_rerolled_only_in_the_country_itself() -> None:
    table = plot_in("france", "wmd", [1, 6, 5, 2], "yes", ("spain", "italy"), posture="hard")
    assert [table.state[id].posture for id in ("france", "spain", "italy")] == ["hard", "hard", "soft"]
    assert rolled(table) == [1, 6, 5, 2]


# -- Prestige (8.5.6h, 8.5.6i)


@pytest.mark.rule("labyrinth", "8.5.6h")
@pytest.mark.parametrize(
    ("plot", "troops", "prestige"), [(1, 0, 5), (1, 1, 4), (3, 6, 4), ("wmd", 0, 5), ("wmd", 1, 1)]
)
def test_troops_in_the_country_cost_prestige(plot: object, troops: int, prestige: int) -> None:
    assert plot_in("egypt", plot, FAILURES, **POOR, troops=troops).state.prestige == prestige


@pytest.mark.rule("labyrinth", "8.5.6h")
def test_nato_counts_as_troops() -> None:
    row = {**POOR, "rc": "tan", "markers": ["nato"]}
    assert plot_in("iraq", 1, FAILURES, **row).state.prestige == 4


@pytest.mark.rule("labyrinth", "8.5.6i", "4.7.1")
@pytest.mark.parametrize(("dice", "prestige"), [([4, 4, 3, 2], 3), ([4, 5, 3, 4], 8), ([4, 5, 1, 6], 6)])
def test_a_plot_in_the_united_states_causes_a_prestige_roll(dice: list[int], prestige: int) -> None:
    table = plot_in("united_states", 2, dice)  # the first die is for US Posture, Hard
    assert rolled(table) == dice
    assert table.state.prestige == prestige


@pytest.mark.rule("labyrinth", "8.5.6i")
def test_a_plot_in_canada_does_not() -> None:
    table = plot_in("canada", 3, [1], posture="soft")
    assert table.state.prestige == 5


# -- Governance and Aid (8.5.6j)


@pytest.mark.rule("labyrinth", "8.5.6j")
@pytest.mark.parametrize(("plot", "dice"), [(1, 1), (2, 2), (3, 3), ("wmd", 3)])
def test_as_many_dice_as_the_number_three_for_a_wmd(plot: object, dice: int) -> None:
    assert len(rolled(plot_in("egypt", plot, FAILURES, **POOR))) == dice


@pytest.mark.rule("labyrinth", "8.5.6j", "8.1.1a", "8.1.1b", "8.1.1c")
@pytest.mark.parametrize(("row", "number"), [(GOOD, 1), (FAIR, 2), (POOR, 3)])
def test_each_roll_is_against_governance(row: dict[str, str], number: int) -> None:
    assert plot_in("egypt", 1, [number], **row, aid=1).state["egypt"].aid == 0
    assert plot_in("egypt", 1, [number + 1], **row, aid=1).state["egypt"].aid == 1


@pytest.mark.rule("labyrinth", "8.5.6j")
@pytest.mark.parametrize(
    ("row", "plot", "dice", "level", "aid"),
    [
        (GOOD, 1, [1], Governance.FAIR, 2),
        (GOOD, 1, [2], Governance.GOOD, 3),
        (GOOD, 2, [1, 2], Governance.FAIR, 2),  # both against Good
        (GOOD, 2, [1, 1], Governance.POOR, 1),
        (FAIR, 3, [2, 2, 2], Governance.POOR, 0),
        (FAIR, "wmd", [2, 3, 3], Governance.POOR, 2),
        (POOR, "wmd", [1, 1, 1], Governance.POOR, 0),
    ],
)
def test_each_success_removes_an_aid_and_worsens_governance_never_to_islamist_rule(
    row: dict[str, str], plot: object, dice: list[int], level: int, aid: int
) -> None:
    table = plot_in("egypt", plot, dice, **row, aid=3)
    assert table.state["egypt"].governance == level
    assert table.state["egypt"].aid == aid


@pytest.mark.rule("labyrinth", "8.5.6j")
def test_even_a_besieged_regime_full_of_cells_does_not_fall_to_a_plot() -> None:
    egypt = plot_in("egypt", 3, [1, 1, 1], **POOR, besieged=True, cells=8).state["egypt"]
    assert egypt.is_poor
    assert egypt.besieged


@pytest.mark.rule("labyrinth", "8.5.6j")
def test_failures_do_nothing_and_cost_no_cell() -> None:
    table = plot_in("egypt", 3, FAILURES, **FAIR, active_cells=2, aid=1)
    egypt = table.state["egypt"]
    assert (egypt.governance, egypt.active, egypt.aid) == (Governance.FAIR, 2, 1)


# -- the marker (8.5.6k)


@pytest.mark.rule("labyrinth", "8.5.6k")
@pytest.mark.parametrize("plot", [1, 2, 3])
def test_the_marker_is_available_again(plot: int) -> None:
    table = plot_in("egypt", plot, FAILURES, **POOR)
    assert table.state["egypt"].plots == ()
    assert table.state.available_plots == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("labyrinth", "8.5.6k", "8.5.5")
def test_a_resolved_wmd_leaves_the_game() -> None:
    table = plot_in("egypt", "wmd", FAILURES, **POOR)
    assert table.state.removed_plots == [WMD]
    assert WMD not in table.state.available_plots


# -- markers that end with a plot


@pytest.mark.rule("labyrinth", "8.5.6", "6.2.8")
def test_a_plot_in_israel_ends_abbas_and_one_in_india_the_indo_pakistani_talks() -> None:
    events = {"abbas", "indo_pakistani_talks"}
    table = resolve([], countries={"israel": {"plots": [1]}}, events=sorted(events), wmd=0)
    assert table.state.markers == {"indo_pakistani_talks"}
    table = resolve([1], countries={"india": {"posture": "soft", "plots": [1]}}, events=sorted(events), wmd=0)
    assert table.state.markers == {"abbas"}
