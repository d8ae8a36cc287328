"""Civil War, Militia and Attrition (11.2)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.messages import Note
from sandtable.labyrinth import countries, jihadist_operations, militia, plots, us_operations
from sandtable.labyrinth.country import Plot
from sandtable.labyrinth.expansion import civil_war
from sandtable.labyrinth.terms import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST_RULE, NEUTRAL, POOR, WMD
from tests.conformance.awakening.setting import JIHADIST_CARD, US_CARD, moment, notes, phase, rule, table
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import play
from tests.playing import decided

WAR: dict[str, Any] = {"civil_war": True}


# -- its start (11.2.2)


@rule("11.2.2", "11.2.2a", "11.2.2c")
def test_it_starts_once_after_a_test_and_can_begin_again() -> None:
    g = moment({})
    libya = g.s["libya"]
    assert decided(civil_war.start(g, libya), dice=[2])
    assert (libya.governance, libya.civil_war) == (POOR, True)
    assert not decided(civil_war.start(g, libya))
    countries.end_civil_war(g, libya)
    assert decided(civil_war.start(g, libya))


@rule("11.2.2b")
@pytest.mark.parametrize(
    ("before", "after"), [("Good Ally", FAIR), ("Fair Ally", FAIR), ("Islamist Rule Adversary", POOR)]
)
def test_governance_at_its_start(before: str, after: Any) -> None:
    g = moment({"egypt": muslim(before)})
    alignment = g.s["egypt"].alignment
    decided(civil_war.start(g, g.s["egypt"]))
    assert (g.s["egypt"].governance, g.s["egypt"].alignment) == (after, alignment)


@rule("11.2.2d", "11.2.2e", "11.2.2f", "11.2.2g")
def test_what_goes_what_turns_and_what_stays() -> None:
    there = muslim("Poor Ally", rc="tan", awakening=2, reaction=3, troops=2, militia=1, aid=1, besieged=True, cells=1)
    g = moment({"iraq": there}, funding=1)
    iraq = g.s["iraq"]
    decided(civil_war.start(g, iraq))
    assert (iraq.regime_change, iraq.awakening, iraq.reaction) == (None, 0, 0)
    assert (iraq.militia, iraq.sleepers) == (3, 4)  # cells whatever the Funding
    assert (iraq.cubes, iraq.aid, iraq.besieged) == (2, 1, True)


@rule("11.2.3")
def test_recruit_needs_no_roll() -> None:
    g = moment({"libya": muslim("Good Ally")})
    assert not g.s["libya"].recruits_by_itself
    war = moment({"libya": muslim("Fair Ally", **WAR, cells=1)})
    assert decided(jihadist_operations.recruit_succeeds(war, war.s["libya"]))


# -- Militia (11.2.4)


@rule("11.2.4a")
def test_militia_count_with_troops_for_the_war_of_ideas_and_against_a_major_jihad() -> None:
    g = moment({"iraq": muslim("Poor Ally", rc="tan", troops=3, militia=3, cells=1)})
    assert us_operations.may_be_won(g.s["iraq"])
    g.s["iraq"].militia = 2
    assert not us_operations.may_be_won(g.s["iraq"])
    yemen = moment({"yemen": muslim("Poor Adversary", militia=1, cells=6)})
    assert jihadist_operations.may_be_major(yemen.s, yemen.s["yemen"], 2)
    yemen.s["yemen"].militia = 2
    assert not jihadist_operations.may_be_major(yemen.s, yemen.s["yemen"], 2)


@rule("11.2.4b")
@pytest.mark.parametrize(("pieces_there", "prestige"), [({"militia": 2}, 5), ({"troops": 1}, 4)])
def test_militia_alone_cost_no_prestige_over_a_plot(pieces_there: dict[str, int], prestige: int) -> None:
    g = moment({"yemen": muslim("Poor Neutral", plots=[1], cells=1, **pieces_there)})
    decided(plots.resolve_one_plot(g), dice=[6])
    assert g.s.prestige == prestige


@rule("11.2.4b")
@pytest.mark.parametrize(("pieces_there", "prestige"), [({"militia": 2}, 5), ({"troops": 1}, 1)])
def test_militia_alone_cost_no_prestige_over_a_revolution(pieces_there: dict[str, int], prestige: int) -> None:
    g = moment({"yemen": muslim("Poor Neutral", **pieces_there)})
    countries.set_governance(g, g.s["yemen"], ISLAMIST_RULE)
    assert g.s.prestige == prestige


@rule("11.2.4c", "11.2.4d")
@pytest.mark.parametrize(
    ("there", "affected", "prestige"),
    [
        ({"militia": 2}, 1, 0),
        ({"militia": 1, "troops": 1}, 2, 1),
        ({"troops": 2}, 2, 1),
        ({"militia": 2, "markers": ["advisors"]}, 2, 0),
        ({"militia": 1, "markers": ["unscr_1973"]}, 2, 0),
    ],
)
def test_militia_disrupt(there: dict[str, Any], affected: int, prestige: int) -> None:
    t = table(
        {"syria": muslim("Poor Neutral", **WAR, active_cells=3, **there)},
        phase={"side": "us", "card": 1},
        hands={"us": [US_CARD[3], 126]},
    )
    play(t, US_CARD[3], "disrupt")
    assert 3 - t.state["syria"].cells == affected
    assert t.state.prestige == 5 + prestige


@rule("11.2.4c")
def test_one_militia_is_not_enough_to_disrupt() -> None:
    g = moment({"syria": muslim("Poor Neutral", **WAR, cells=1, militia=1)})
    assert not us_operations.may_be_disrupted(g.s, g.s["syria"])


@rule("11.2.4e", "11.2.9a")
def test_where_militia_are_placed_and_how_many() -> None:
    g = moment({"egypt": muslim("Good Ally"), "libya": muslim("Islamist Rule Adversary"), "iraq": muslim("Poor Ally")})
    for id in ("egypt", "libya", "france", "iran"):
        assert militia.place(g, g.s[id], 2) == 0
    level = g.s.troops_level
    assert militia.place(g, g.s["iraq"], 20) == 15
    assert g.s.troops_level == level
    assert militia.remove(g, g.s["iraq"], 3) == 3
    assert g.s.militia_on_track == 3


@rule("11.2.4f", "11.2.5h", "11.2.7", "11.2.8")
@pytest.mark.parametrize("ends", ["good", "islamist", "event"])
def test_what_ends_a_civil_war_and_what_stays(ends: str) -> None:
    g = moment({"syria": muslim("Fair Ally", **WAR, militia=4, troops=2, cells=3, markers=["unscr_1973"])})
    syria = g.s["syria"]
    if ends == "event":
        countries.end_civil_war(g, syria)
    else:
        countries.set_governance(g, syria, GOOD if ends == "good" else ISLAMIST_RULE)
    assert (syria.civil_war, syria.militia, syria.markers) == (False, 0, ())
    assert (syria.cubes, syria.cells) == (2, 3)


@rule("11.2.4g")
def test_militia_are_no_troops_to_events() -> None:
    g = moment({"iraq": muslim("Poor Ally", militia=3)})
    assert g.s["iraq"].troops == 0
    assert g.s["iraq"].defenders == 3


# -- Attrition (11.2.5)


@rule("11.2.5-ex1", "11.2.5a", "11.2.5b", "11.2.5c", "11.2.5-n1")
@pytest.mark.parametrize(
    ("dice", "cells", "defenders"), [([3, 1], 5, 1), ([4, 2], 7, 2), ([1, 6], 5, 2)]
)  # fmt: skip
def test_attrition_in_syria(dice: list[int], cells: int, defenders: int) -> None:
    g = moment({"syria": muslim("Poor Neutral", **WAR, troops=2, militia=1, active_cells=7)})
    losses = 3 - defenders
    phase(g, "attrition", dice=dice, picks=[("troop",)] * losses)
    assert (g.s["syria"].cells, g.s["syria"].defenders) == (cells, defenders)
    assert g.s.troops_on_track == 13 + losses
    assert g.s.prestige == 5


@rule("11.2.5c")
def test_without_troops_a_hit_takes_one_cell_and_with_advisors_two() -> None:
    g = moment({"syria": muslim("Poor Neutral", **WAR, militia=6, active_cells=4)})
    phase(g, "attrition", dice=[6])
    assert g.s["syria"].cells == 3
    advised = moment({"syria": muslim("Poor Neutral", **WAR, militia=5, active_cells=4, markers=["advisors"])})
    phase(advised, "attrition", dice=[6])  # the Advisors bring a sixth Militia first (card 121)
    assert (advised.s["syria"].militia, advised.s["syria"].cells) == (6, 2)


@rule("11.2.5d")
def test_sleepers_stay_asleep_prestige_stays_and_the_last_cell_leaves_a_cadre() -> None:
    g = moment({"syria": muslim("Poor Neutral", **WAR, troops=6, cells=2)})
    phase(g, "attrition", dice=[6])
    assert (g.s["syria"].cells, g.s["syria"].cadre, g.s.prestige) == (0, True, 5)
    some = moment({"syria": muslim("Poor Neutral", **WAR, militia=6, cells=2)})
    phase(some, "attrition", dice=[6])
    assert (some.s["syria"].sleepers, some.s["syria"].active) == (1, 0)


@rule("11.2.5e")
@pytest.mark.parametrize("cells", [6, 12])
def test_nato_takes_two_hits_and_leaves_after_one(cells: int) -> None:
    g = moment({"syria": muslim("Poor Neutral", **WAR, markers=["nato"], militia=4, active_cells=cells)})
    assert g.s["syria"].defenders == 6
    phase(g, "attrition", picks=[("nato",)])
    assert not g.s["syria"].nato
    assert (g.s["syria"].militia, g.s["syria"].cells) == (4, cells - 2)  # its Troops caused a hit too


@rule("11.2.5f")
@pytest.mark.parametrize(
    ("condition", "cells", "after"),
    [("Poor Neutral", 0, (POOR, ALLY)), ("Poor Ally", 1, (FAIR, ALLY)), ("Fair Ally", 0, (GOOD, ALLY))],
)
def test_us_hits_that_are_not_met_in_full(condition: str, cells: int, after: Any) -> None:
    g = moment({"syria": muslim(condition, **WAR, troops=6, active_cells=cells), "egypt": muslim("Poor Neutral")})
    dice = ([6] if cells else []) + ([4, 1] if after[0] == GOOD else [])
    phase(g, "attrition", dice=dice)
    assert (g.s["syria"].governance, g.s["syria"].alignment) == after
    assert g.s["syria"].civil_war == (after[0] != GOOD)


@rule("11.2.5g", "11.2.5h")
@pytest.mark.parametrize(
    ("condition", "after"),
    [("Poor Neutral", (POOR, ADVERSARY)), ("Fair Adversary", (POOR, ADVERSARY))],
)
def test_jihadist_hits_that_find_nothing(condition: str, after: Any) -> None:
    g = moment({"syria": muslim(condition, **WAR, active_cells=6)})
    phase(g, "attrition")
    assert (g.s["syria"].governance, g.s["syria"].alignment) == after


@rule("11.2.5g", "11.2.5h", "11.1.8a", "11.3.1b")
def test_attrition_can_bring_islamist_rule_with_all_that_follows() -> None:
    g = moment({"syria": muslim("Poor Adversary", **WAR, active_cells=6), "egypt": muslim("Poor Neutral")})
    phase(g, "attrition", dice=[4, 1])
    assert (g.s["syria"].is_islamist, g.s["syria"].civil_war) == (True, False)
    assert g.s.available_plots.count(WMD) == 2
    assert g.s["egypt"].reaction == 1
    assert g.s.funding == 7  # two Resources (8.4.4)


@rule("11.2.5a")
def test_attrition_spares_a_truce_and_countries_at_peace() -> None:
    heard: list[Note] = []
    g = moment(
        {
            "syria": muslim("Poor Neutral", **WAR, active_cells=6, markers=["truce"]),
            "iraq": muslim("Poor Ally", cells=6),
        },
        heard=heard,
    )
    phase(g, "attrition")
    assert not notes(heard, "attrition")
    assert (g.s["syria"].alignment, g.s["iraq"].cells) == (NEUTRAL, 6)


# -- WMD plots (11.2.6)


@rule("11.2.6a", "11.2.6b")
def test_wmd_plots_in_a_civil_war() -> None:
    g = moment({"iraq": muslim("Poor Neutral", **WAR, militia=3, cells=1)}, step="plots")
    iraq = g.s["iraq"]
    g.s.wmd["pakistan"] = 1
    iraq.plots = (Plot(WMD), Plot(WMD))
    decided(plots.resolve_one_plot(g), dice=[6, 6, 6])
    assert (iraq.militia, iraq.is_islamist) == (2, False)
    decided(plots.resolve_one_plot(g), dice=[6, 6, 6, 4, 1, 5])
    assert iraq.is_islamist
    other = moment({"iraq": muslim("Poor Neutral", militia=3, cells=1)})
    other.s.wmd["pakistan"] = 2
    other.s["iraq"].plots = (Plot(WMD),)
    decided(plots.resolve_one_plot(other), dice=[6, 6, 6])
    assert other.s["iraq"].militia == 3


@rule("11.2.3")
def test_a_cadre_in_a_civil_war_recruits_through_the_table() -> None:
    t = table({"libya": muslim("Fair Ally", **WAR, cadre=True), "iran": {}, "iraq": muslim("Poor Ally", cells=1)},
              hands={"jihadist": [JIHADIST_CARD[1], 173]})  # fmt: skip
    play(t, JIHADIST_CARD[1], "recruit", "libya")
    assert (t.state["libya"].cells, t.state["libya"].cadre) == (1, False)
