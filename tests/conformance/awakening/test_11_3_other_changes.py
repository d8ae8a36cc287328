"""WMD, plots, mats, Troops off the map, the end of a turn, extra cells, random tables, and choices (11.3)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.chance import Draw
from sandtable.core.questions import Ask, Question, Request
from sandtable.labyrinth import countries, hands, pieces, plots, sequence, tracks, us_operations, victory
from sandtable.labyrinth.board import board
from sandtable.labyrinth.events import actions
from sandtable.labyrinth.expansion import civil_war, mats, off_map, tables
from sandtable.labyrinth.jihadist_operations import place_recruits
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.rules import AWAKENING, rules_named
from sandtable.labyrinth.terms import ADVERSARY, ALLY, FAIR, GOOD, GREEN, ISLAMIST_RULE, NEUTRAL, POOR, TAN, US, WMD
from tests.conformance.awakening.setting import US_CARD, moment, phase, rule, table
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import play
from tests.playing import carried_out, decided

# -- WMD and plots (11.3.1, 11.3.2)


@rule("11.3.1a", "11.3.3.4", "11.3.3.1a")
def test_wmd_at_the_start() -> None:
    g = moment({})
    assert g.s.wmd == {"pakistan": 3, "syria": 2, "iran": 1}
    assert WMD not in g.s.available_plots


@rule("11.3.1b")
def test_an_arsenal_falls_with_its_country_or_by_event() -> None:
    g = moment({"syria": muslim("Poor Neutral")})
    countries.set_governance(g, g.s["syria"], ISLAMIST_RULE)
    assert (g.s.wmd["syria"], g.s.available_plots.count(WMD)) == (0, 2)
    tracks.release_arsenal(g, g.s["iran"], "card 181")
    assert (g.s.wmd["iran"], g.s.available_plots.count(WMD)) == (0, 3)


@rule("11.3.1c")
def test_prestige_for_each_wmd_blocked_or_removed() -> None:
    countries_ = {"iraq": muslim("Poor Neutral", cells=1, plots=["wmd", 2]), "pakistan": {"wmd_cache": 2}}
    t = table(countries_, phase={"side": "us", "card": 1}, hands={"us": [US_CARD[3], 126]})
    play(t, US_CARD[3], "alert", "iraq:1")
    assert (t.state.prestige, t.state.removed_plots) == (6, [WMD])
    g = moment({"syria": muslim("Poor Neutral")})
    assert tracks.remove_wmd(g, g.s["syria"], 2) == 2
    assert (g.s.prestige, g.s.wmd["syria"], g.s.removed_plots) == (7, 0, [WMD, WMD])
    tracks.release_arsenal(g, g.s["iran"])
    tracks.remove_available_wmd(g)
    assert g.s.prestige == 8


@rule("11.3.2", "11.3.6e")
def test_a_plot_is_used_once_a_turn() -> None:
    g = moment({"iraq": muslim("Poor Neutral", cells=1, plots=[2, 1])})
    decided(plots.resolve_one_plot(g), dice=[6], picks=[("iraq:1",)])
    decided(pieces.remove_plot(g, g.s["iraq"], 0))
    assert (g.s.resolved_plots, g.s.available_plots) == ([1, 2], [1, 1, 2, 3])
    phase(g, "return_plots")
    assert (g.s.resolved_plots, g.s.available_plots) == ([], [1, 1, 1, 2, 2, 3])


# -- mats (11.3.3)


@rule("10.0a", "11.3.3", "11.3.3.2", "11.3.3.3a")
def test_the_new_countries() -> None:
    printed = board("awakening")
    assert len(printed.spaces) == 40
    mali, nigeria = printed.spaces["mali"], printed.spaces["nigeria"]
    assert (mali.kind, mali.resources, set(mali.adjacent)) == ("sunni", 1, {"morocco", "algeria_tunisia", "nigeria"})
    assert (nigeria.kind, nigeria.governance) == ("non_muslim", POOR)
    assert set(nigeria.adjacent) == {"mali", "sudan", "kenya_tanzania"}
    assert printed.spaces["syria"].is_shia_mix
    for space in printed.spaces.values():
        assert all(space.id in printed.spaces[near].adjacent for near in space.adjacent)
    base = board("base").spaces
    assert {id for id in printed.spaces if id not in base} == {"mali", "nigeria"}
    for id, space in base.items():
        assert set(space.adjacent) == set(printed.spaces[id].adjacent) - {"mali", "nigeria"}


@rule("11.3.3.1a", "11.3.3.1b")
def test_iran_is_special_until_the_elections() -> None:
    g = moment({"iran": {"cells": 2}})
    iran = g.s["iran"]
    assert (iran.is_muslim, iran.is_non_muslim, iran.governance) == (False, False, FAIR)
    mats.turn_iran(g)
    assert (iran.is_shia_mix, iran.governance, iran.alignment, iran.cells) == (True, FAIR, ADVERSARY, 2)
    assert (g.s.resources(iran), g.s.exports_oil(iran), g.s.wmd["iran"]) == (2, True, 1)
    assert g.s["iran"] in g.s.muslim()


@rule("11.3.3.1c")
@pytest.mark.parametrize("marker", ["trade_embargo_us", "trade_embargo_jihadist"])
def test_the_embargo_ends_when_iran_turns(marker: str) -> None:
    g = moment({"iran": {"side": "muslim", **muslim("Fair Adversary"), "cells": 1, "markers": [marker]}})
    assert g.s.exports_oil(g.s["iran"]) == (marker == "trade_embargo_us")
    countries.set_alignment(g, g.s["iran"], NEUTRAL)
    assert not g.s.in_play(marker)


@rule("11.3.3.3b")
@pytest.mark.parametrize(("plot", "turns"), [(1, False), (2, True), (3, True), ("wmd", True)])
def test_nigeria_turns_muslim_by_a_plot(plot: Any, turns: bool) -> None:
    cache = {"pakistan": {"wmd_cache": 2}} if plot == "wmd" else {}
    g = moment({"nigeria": {"posture": "soft", "cells": 1, "plots": [plot]}, **cache})
    nigeria = g.s["nigeria"]
    decided(plots.resolve_one_plot(g), dice=[] if turns else [6])
    assert nigeria.is_muslim == turns
    if turns:
        assert (nigeria.governance, nigeria.alignment, nigeria.posture) == (POOR, NEUTRAL, None)
        assert (nigeria.space.kind, g.s.resources(nigeria), g.s.exports_oil(nigeria)) == ("sunni", 2, True)
    assert g.s.funding == (9 if plot == "wmd" else 5 + plot)


@rule("11.3.3.3c")
def test_nigeria_turns_back_as_an_ally_without_cells() -> None:
    there = muslim("Fair Neutral", side="muslim", cells=1, troops=2, militia=2, civil_war=True, aid=1, plots=[1])
    g = moment({"nigeria": there})
    nigeria = g.s["nigeria"]
    countries.set_alignment(g, nigeria, ALLY)
    assert nigeria.is_muslim
    pieces.remove_cell(g, nigeria, "sleeper")
    assert (nigeria.is_non_muslim, nigeria.governance, nigeria.alignment) == (True, FAIR, None)
    assert (nigeria.cubes, nigeria.militia, nigeria.aid, nigeria.civil_war, nigeria.cadre) == (0, 0, 0, False, False)
    assert g.s.available_plots == [1, 1, 1, 2, 2, 3]
    assert g.s.troops_on_track == 15
    countries.worsen(g, nigeria)
    assert nigeria.governance == FAIR


@rule("11.3.3.3c", "11.2.4c")
@pytest.mark.rule("labyrinth", "7.4.4")
@pytest.mark.parametrize(
    ("there", "prestige"), [({"troops": 2}, 6), ({"troops": 1, "militia": 1}, 6), ({"militia": 2}, 5)]
)
def test_a_disrupt_that_turns_nigeria_back_was_carried_out_beside_its_troops(
    there: dict[str, int], prestige: int
) -> None:
    g = moment({"nigeria": muslim("Poor Ally", side="muslim", active_cells=1, **there)})
    decided(us_operations.disrupt_in(g, g.s["nigeria"]))
    assert (g.s["nigeria"].is_non_muslim, g.s["nigeria"].cubes, g.s.prestige) == (True, 0, prestige)


@rule("11.3.3.3b")
@pytest.mark.rule("labyrinth", "2.1.2b")
def test_nigeria_may_be_the_fifteenth_poor_country() -> None:
    poor = [each.id for each in moment({}).s.muslim()][:14]
    there = {id: muslim("Poor Neutral") for id in poor} | {"nigeria": {"cells": 1, "plots": [2]}}
    g = moment(there, prestige=1)
    with pytest.raises(victory.Ended, match="discredited"):
        decided(plots.resolve_one_plot(g))


@rule("11.3.3.1b")
@pytest.mark.rule("labyrinth", "2.1.1b")
def test_iran_may_be_the_fifteenth_fair_country() -> None:
    fair = [each.id for each in moment({}).s.muslim()][:14]
    g = moment({id: muslim("Fair Neutral") for id in fair})
    with pytest.raises(victory.Ended, match="fair_or_good_countries"):
        mats.turn_iran(g)


@rule("11.3.3.1c")
def test_oil_that_iran_sells_again_counts_at_once() -> None:
    good = {id: muslim("Good Ally") for id in ("saudi_arabia", "iraq", "jordan")}  # 4 and 4 of oil, and 1
    iran = {"side": "muslim", **muslim("Good Adversary"), "cells": 1, "markers": ["trade_embargo_jihadist"]}
    g = moment({**good, "iran": iran}, lapsing=["oil_price_spike"])
    assert g.s.good_resources == 11
    with pytest.raises(victory.Ended, match="good_resources"):
        countries.set_alignment(g, g.s["iran"], NEUTRAL)


# -- Troops off the map (11.3.4), and a fresh start (11.3.5)


@rule("11.3.4", "11.3.6i")
def test_troops_go_off_the_map_from_the_track_first() -> None:
    g = moment({"iraq": muslim("Poor Ally", troops=7), "egypt": muslim("Poor Ally", troops=7)})
    assert decided(pieces.send_off_map(g, 3), picks=[("iraq",), ("egypt",)]) == 3
    assert (g.s.off_map_troops, g.s.troops_on_track) == (3, 0)
    assert (g.s["iraq"].cubes, g.s["egypt"].cubes) == (6, 6)
    phase(g, "return_troops")
    assert (g.s.off_map_troops, g.s.troops_on_track) == (0, 3)


@rule("11.3.4")
def test_sequestration_keeps_three_until_it_ends() -> None:
    g = moment({}, events=["sequestration"], off_map_troops=5)
    phase(g, "return_troops")
    assert g.s.off_map_troops == 3
    off_map.end_sequestration(g)
    assert (g.s.off_map_troops, g.s.in_play("sequestration")) == (0, False)
    lost = moment({"saudi_arabia": muslim("Islamist Rule Adversary")}, events=["sequestration"], off_map_troops=3)
    phase(lost, "return_troops")
    assert lost.s.off_map_troops == 0


@rule("11.3.5")
@pytest.mark.parametrize("scenario", rules_named(AWAKENING).scenarios)
def test_no_event_of_the_base_game_is_in_effect(scenario: str) -> None:
    known = {"sequestration"}
    assert set(rules_named(AWAKENING).scenarios[scenario]["events"]) <= known


# -- the end of a turn (11.3.6)


@rule("11.3.6", "11.3.6f", "11.3.6g", "11.3.6h")
def test_the_order_in_which_a_turn_ends() -> None:
    assert rules_named(AWAKENING).end_of_turn == (
        "end_of_turn", "clear_reserves", "return_plots", "polarization", "attrition", "deal", "end_lapsing",
        "return_troops", "turn_markers",
    )  # fmt: skip
    t = table(
        {"egypt": muslim("Poor Neutral", awakening=2), "iran": {"cells": 1}},
        hands={"us": [], "jihadist": []},
        step="plots",
        lapsing=["oil_price_spike"],
        reserves={"us": 2, "jihadist": 1},
    )
    steps = [step.state.step for step in t.steps]
    assert steps[: len(rules_named(AWAKENING).end_of_turn) + 1] == ["plots", *rules_named(AWAKENING).end_of_turn]
    deal = next(step.state for step in t.steps if step.state.step == "deal")
    assert (deal.lapsing, deal.reserves, deal["egypt"].awakening) == (["oil_price_spike"], {"us": 0, "jihadist": 0}, 3)
    assert (t.state.lapsing, t.state.turn, len(t.state.hands["us"])) == ([], 2, 9)


@rule("11.3.6a")
@pytest.mark.parametrize(
    ("events", "yemen", "funding"),
    [
        ([], "Poor Neutral", 4),
        (["fracking"], "Poor Neutral", 3),
        (["pirates"], "Poor Neutral", 4),
        (["pirates"], "Poor Adversary", 5),
        (["fracking", "pirates"], "Poor Adversary", 4),
    ],
)
def test_funding_at_the_end_of_a_turn(events: list[str], yemen: str, funding: int) -> None:
    g = moment({"yemen": muslim(yemen)}, events=events)
    phase(g, "end_of_turn")
    assert g.s.funding == funding


@rule("11.3.6b", "11.3.6c", "11.3.6d")
def test_prestige_and_reserves_at_the_end_of_a_turn() -> None:
    g = moment({"yemen": muslim("Islamist Rule Adversary")}, reserves={"us": 1, "jihadist": 2})
    phase(g, "end_of_turn")
    assert g.s.prestige == 4
    phase(g, "clear_reserves")
    assert g.s.reserves == {"us": 0, "jihadist": 0}
    agreed = moment({id: {"posture": "hard"} for id in ("france", "italy", "spain")}, us_posture="hard")
    phase(agreed, "end_of_turn")
    assert agreed.s.prestige == 6


@rule("11.3.6j")
def test_green_markers_turn_tan() -> None:
    g = moment({"iraq": muslim("Poor Ally", rc="green")})
    phase(g, "turn_markers")
    assert g.s["iraq"].regime_change == TAN


@rule("11.3.6h")
def test_a_truce_lapses_or_is_bought_off() -> None:
    g = moment({"iraq": muslim("Poor Neutral", civil_war=True, markers=["truce"])})
    assert g.s.in_effect("truce")
    phase(g, "end_lapsing")
    assert not g.s["iraq"].under_truce
    t = table(
        {"iraq": muslim("Poor Neutral", civil_war=True, cells=1, markers=["truce"])},
        phase={"side": "us", "card": 1},
        hands={"us": [US_CARD[1], 127]},
    )
    t.answer("end_truce")
    assert (t.state["iraq"].under_truce, t.state.prestige) == (False, 2)  # three Resources


# -- extra cells (11.3.7)


def camp(**there: Any) -> dict[str, Any]:
    """Training Camps in Yemen, with fourteen cells on the map."""
    return {"yemen": muslim("Poor Adversary", cells=13, markers=["training_camps"], **there)}


@rule("11.3.7a", "11.3.7b")
def test_extra_cells_enter_last_and_by_recruit_only_at_funding_nine() -> None:
    g = moment(camp(), funding=8)
    assert (g.s.cells_on_track, g.s.extra_cells, g.s.available_cells) == (1, 3, 1)
    g.s.funding = 9
    assert g.s.available_cells == 4
    g.s.funding = 1
    assert decided(pieces.place_cells(g, g.s["yemen"], 9)) == 4
    assert (g.s.cells_on_map, g.s.extra_cells) == (18, 0)
    recruits = moment(camp(), funding=8)
    decided(place_recruits(recruits, [recruits.s["yemen"]] * 2, recruits.s.available_cells))
    assert recruits.s.cells_on_map == 15


@rule("11.3.7b")
def test_the_start_of_a_civil_war_brings_extra_cells() -> None:
    g = moment({**camp(), "egypt": muslim("Poor Neutral", reaction=3)}, funding=1)
    decided(civil_war.start(g, g.s["egypt"]))
    assert g.s["egypt"].cells == 3


@rule("11.3.7a", "11.3.8.1")
def test_five_extra_cells_in_the_caliphate() -> None:
    there = camp(civil_war=True, caliphate_capital=True)
    g = moment(there)
    assert g.s.extra_cells == 5
    countries.end_civil_war(g, g.s["yemen"])
    assert g.s.extra_cells == 3


@rule("11.3.7c", "11.3.7d")
def test_extra_cells_leave_first_and_do_not_come_back_without_the_camps() -> None:
    g = moment(camp())
    yemen = g.s["yemen"]
    decided(pieces.place_cells(g, yemen, 4))
    pieces.remove_cell(g, yemen, "sleeper")
    assert (g.s.extra_cells, g.s.cells_on_track) == (1, 0)
    pieces.remove_marker(g, yemen, "training_camps")
    assert (g.s.cells_on_map, g.s.cells_to_place) == (17, 0)
    for _ in range(3):
        pieces.remove_cell(g, yemen, "sleeper")
    assert (g.s.cells_on_map, g.s.cells_to_place) == (14, 1)


@rule("11.3.7a")
def test_the_camps_leave_a_good_country_and_one_without_cells() -> None:
    good = moment({"yemen": muslim("Fair Ally", cells=2, markers=["training_camps"])})
    assert good.s["yemen"].recruits_by_itself
    countries.set_governance(good, good.s["yemen"], GOOD)
    assert good.s["yemen"].markers == ()
    empty = moment({"yemen": muslim("Fair Ally", cells=1, markers=["training_camps"])})
    pieces.remove_cell(empty, empty.s["yemen"], "sleeper", cadre=False)
    assert empty.s["yemen"].markers == ()


# -- random tables (11.3.9, 11.3.10)


def anywhere(country: object) -> bool:
    """Whatever is placed may be placed here."""
    return True


@rule("11.3.9")
@pytest.mark.parametrize(
    ("white", "black", "id"),
    [(1, 1, "morocco"), (1, 4, "syria"), (2, 5, "indonesia_malaysia"), (3, 3, "turkey"), (4, 6, "iraq"),
     (5, 2, "sudan"), (6, 4, "yemen"), (6, 6, "pakistan")],
)  # fmt: skip
def test_the_random_muslim_table(white: int, black: int, id: str) -> None:
    g = moment({})
    country = decided(tables.random_muslim(g, anywhere), dice=[white, black])
    assert country is g.s[id]


@rule("11.3.9", "11.3.9a")
def test_its_second_table_and_what_is_rolled_again() -> None:
    g = moment({})
    assert decided(tables.random_muslim(g, lambda each: each.is_muslim), dice=[1, 5, 3, 6, 4]) is g.s["mali"]
    assert decided(tables.random_muslim(g, lambda each: each.is_muslim), dice=[1, 6, 2]) is g.s["central_asia"]
    mats.turn_iran(g)
    assert decided(tables.random_muslim(g, lambda each: each.is_muslim), dice=[1, 6, 3]) is g.s["iran"]
    near = decided(tables.random_muslim(g, lambda each: each.id in ("mali", "libya")), dice=[2, 1], draws=["libya"])
    assert near is g.s["libya"]
    assert decided(tables.random_muslim(g, lambda each: False)) is None


@rule("11.3.10")
@pytest.mark.parametrize(
    ("dice", "id"),
    [([1, 1, 1], "syria"), ([2, 2, 2], "syria"), ([2, 2, 3], "syria"), ([2, 3, 3], "saudi_arabia"),
     ([3, 3, 3], "turkey"), ([4, 3, 3], "iraq"), ([5, 3, 3], "gulf_states"), ([6, 3, 3], "yemen"),
     ([6, 4, 3], "pakistan"), ([6, 4, 4], "lebanon"), ([6, 5, 4], "afghanistan"), ([6, 6, 6], "afghanistan")],
)  # fmt: skip
def test_the_random_shia_mix_table(dice: list[int], id: str) -> None:
    g = moment({})
    assert decided(tables.random_shia_mix(g, anywhere), dice=dice) is g.s[id]


@rule("11.3.10")
def test_iran_on_the_shia_mix_table_once_it_is_muslim() -> None:
    g = moment({})
    mats.turn_iran(g)
    assert decided(tables.random_shia_mix(g, anywhere), dice=[2, 2, 3]) is g.s["iran"]
    closed = decided(tables.random_shia_mix(g, lambda each: each.id == "iraq"), dice=[2, 2, 3, 4, 3, 3])
    assert closed is g.s["iraq"]


# -- choices (11.3.11 to 11.3.13), and what leaves (11.3.14)


@rule("11.3.11")
def test_effects_of_a_list_must_differ() -> None:
    g = moment({})
    done: list[str] = []
    offers: list[list[str]] = []

    def effect(name: str) -> Any:
        def carry_out() -> Ask[None]:
            done.append(name)
            yield from g.reveal("plot")

        return carry_out

    ask = actions.choose_effects(g, US, {name: effect(name) for name in ("active", "sleeper", "sadr")}, 2)

    def reply(request: Request) -> Any:
        if not isinstance(request, Question):
            return None
        offers.append(request.keys)
        return ("active",) if len(offers) == 1 else ("sadr",)

    carried_out(ask, reply)
    assert offers == [["active", "sleeper", "sadr"], ["sleeper", "sadr"]]
    assert done[0] == "active"


@rule("11.3.12")
def test_of_an_or_the_side_with_an_effect() -> None:
    g = moment({})

    def raise_prestige() -> Ask[None]:
        tracks.change_prestige(g, 1)
        yield from g.reveal("plot")

    def nothing() -> Ask[None]:
        yield from g.reveal("plot")

    decided(actions.choose_one(g, US, {"active": (False, nothing), "sleeper": (True, raise_prestige)}))
    assert g.s.prestige == 6


@rule("11.3.13")
def test_what_agitators_recover() -> None:
    both = rules_named(AWAKENING, campaign=True).deck
    assert {both[number].event for number in actions.AGITATORS} == {
        "coup", "isil", "free_syrian_army", "benghazi_falls", "operation_serval", "revolution", "houthi_rebels",
        "congress_acts", "libyan_wmd", "iraqi_wmd",
    }  # fmt: skip
    g = moment({}, discard=[165, 121], hands={"us": [126]})
    assert decided(actions.take_used(g, US, actions.AGITATORS)) == 165
    assert 165 in g.s.hands[US]


@rule("11.3.14")
@pytest.mark.parametrize("level", [GOOD, ISLAMIST_RULE])
def test_what_leaves_at_good_or_islamist_rule(level: Any) -> None:
    there = muslim("Fair Ally", besieged=True, aid=2, civil_war=True, militia=3, cells=1, caliphate_capital=True)
    g = moment({"syria": there})
    syria = g.s["syria"]
    countries.set_governance(g, syria, level)
    assert (syria.besieged, syria.aid, syria.civil_war, syria.militia) == (False, 0, False, 0)
    assert syria.capital == syria.in_caliphate == (level == ISLAMIST_RULE)
    regime = moment({"iraq": muslim("Fair Ally", rc="tan", awakening=1)})
    countries.set_governance(regime, regime.s["iraq"], level)
    assert (regime.s["iraq"].regime_change, regime.s["iraq"].awakening) == (None, 0)


# -- Regime Change in a Civil War, and cards that go elsewhere


def test_regime_change_ends_a_civil_war() -> None:
    g = moment({"iraq": muslim("Poor Adversary", civil_war=True, militia=3, cells=2)})
    countries.mark_regime_change(g, g.s["iraq"])
    assert (g.s["iraq"].regime_change, g.s["iraq"].civil_war, g.s["iraq"].militia) == (GREEN, False, 0)


def _draw_all(g: Play) -> list[int]:
    """The whole deck, always the first of the cards that can come next."""
    drawn: list[int] = []
    while g.s.deck_size:
        carried_out(hands.draw_card(g, US), lambda request: request.among[0] if isinstance(request, Draw) else None)
        drawn.append(g.s.hands[US][-1])
    return drawn


def test_critical_middle_goes_under_half_of_the_deck() -> None:
    g = moment({}, hands={"us": [200]}, discard=list(range(121, 190)))
    size = g.s.deck_size
    decided(hands.discard(g, US, 200))
    assert (g.s.held_back, 200 in g.s.discard, g.s.deck_size) == ({200: size // 2}, False, size + 1)
    drawn = _draw_all(g)
    assert drawn.index(200) >= size // 2
    assert g.s.held_back == {}


def test_critical_middle_in_a_deck_whose_order_is_known() -> None:
    order = [121, 122, 123, 124]
    g = moment({}, hands={"us": [200]}, draw=order, discard=[])
    decided(hands.discard(g, US, 200))
    assert g.s.stacked == [121, 122, 200, 123, 124]


def test_an_event_may_send_its_card_elsewhere() -> None:
    g = moment({}, playing=[181])
    g.goes_to[181] = hands.REMOVED
    hands.settle(g, g.card(181), "jihadist")
    assert g.s.removed == [181]
    back = moment({}, playing=[186])
    back.goes_to[186] = "jihadist"
    hands.settle(back, back.card(186), "jihadist")
    assert back.s.hands["jihadist"] == [186]
    assert back.s.known["us"] == (186,)


def test_a_card_that_lapses_for_one_side_leaves_the_game_afterwards() -> None:
    g = moment({}, playing=[204])
    hands.settle(g, g.card(204), "us")
    assert g.s.lapsing_cards == [204]
    sequence.end_lapsing(g)
    assert (g.s.lapsing_cards, g.s.removed) == ([], [204])
    jihadist = moment({}, playing=[204])
    hands.settle(jihadist, jihadist.card(204), "jihadist")
    assert jihadist.s.removed == [204]
