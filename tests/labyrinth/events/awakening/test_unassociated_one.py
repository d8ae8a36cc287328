"""The events of neither side of The Awakening with value 1, one by one (cards 200 to 213)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.conditions import FAIR, FAIR_ALLY, GOOD, ISLAMIST, POOR, POOR_ADVERSARY, POOR_ALLY, muslim
from tests.labyrinth.events.awakening.unassociated_scene import (
    BOTH,
    JIHADIST,
    NIGERIA,
    TORN,
    TRUCE,
    TRUCES,
    US,
    WAR,
    answer,
    begun,
    holds,
    later,
    may,
    played,
    unrest,
)
from tests.playing import asked, offered, waits_for

CELL = muslim("Poor Neutral", cells=1)
UNDER_TRUCE = {**WAR, **TRUCE}

# -- Critical Middle


def test_card_200_the_us_needs_a_fair_country_with_two_resources() -> None:
    assert may(US, 200, {"turkey": FAIR})
    assert not may(US, 200, {"turkey": POOR, "jordan": FAIR})
    assert not may(US, 200, {"turkey": {**FAIR, "civil_war": True, **TRUCE}}, **TRUCES)


def test_card_200_an_oil_price_spike_changes_who_is_in_the_middle() -> None:
    assert not may(US, 200, {"libya": FAIR})
    assert may(US, 200, {"libya": FAIR}, lapsing=["oil_price_spike"])
    assert may(JIHADIST, 200, {"algeria_tunisia": POOR})
    assert not may(JIHADIST, 200, {"algeria_tunisia": POOR}, lapsing=["oil_price_spike"])


def test_card_200_the_us_places_an_awakening_or_gains_a_friend() -> None:
    risen = played(US, 200, {"turkey": FAIR}, ["place_awakening"])
    assert unrest(risen, "turkey") == (1, 0)
    assert risen["turkey"].is_neutral
    shifted = played(US, 200, {"turkey": FAIR}, ["toward_ally"])
    assert shifted["turkey"].is_ally
    assert unrest(shifted, "turkey") == (0, 0)


def test_card_200_what_has_no_effect_is_not_offered() -> None:
    assert unrest(played(US, 200, {"turkey": FAIR_ALLY}), "turkey") == (1, 0)
    war = played(US, 200, {"turkey": {**FAIR, "civil_war": True}})
    assert war["turkey"].is_ally


def test_card_200_the_jihadists_bring_cells_from_the_track_and_the_map() -> None:
    countries = {"yemen": POOR, "france": {"posture": "soft", "active_cells": 2}, "syria": UNDER_TRUCE | {"cells": 2}}
    table = answer(begun(JIHADIST, 200, countries, **TRUCES), "place_cells")
    assert waits_for(table) == (JIHADIST, "bring_cell_from")
    assert sorted(asked(table).keys) == ["france", "funding_track", "iran"]  # none from a Truce, nor a stop at once
    state = played(JIHADIST, 200, countries, ["place_cells", "france", "funding_track"], **TRUCES)
    assert (state["yemen"].sleepers, state["france"].cells, state.cells_on_map) == (2, 1, 6)
    alone = played(JIHADIST, 200, countries, ["place_cells", "france", "done"], **TRUCES)
    assert (alone["yemen"].sleepers, alone.cells_on_map) == (1, 5)


def test_card_200_the_jihadists_shift_a_poor_country() -> None:
    assert played(JIHADIST, 200, {"yemen": POOR}, ["toward_adversary"])["yemen"].is_adversary
    assert not may(JIHADIST, 200, {"yemen": FAIR})


@BOTH
@pytest.mark.parametrize("use", ["event", "reserves"])
def test_card_200_goes_into_the_middle_of_the_deck_however_it_is_used(side: str, use: str) -> None:
    if use == "event":
        table = begun(side, 200, {"turkey": FAIR, "yemen": POOR})
        answer(table, "toward_ally" if side == US else "toward_adversary")
    else:
        table = answer(holds(side, 200), "200", "reserves")
    assert 200 in table.state.deck
    assert table.state.held_back[200] > 0
    assert 200 not in table.state.discard


# -- Cross Border Support


@BOTH
def test_card_201_a_militia_or_two_cells_in_africa(side: str) -> None:
    countries = {"libya": POOR, "mali": POOR}
    assert played(side, 201, countries, ["libya", "raise_militia"])["libya"].militia == 1
    assert played(side, 201, countries, ["libya", "place_cells"])["libya"].sleepers == 2
    assert played(side, 201, countries, ["mali", "raise_militia"])["mali"].militia == 2
    assert played(side, 201, countries, ["mali", "place_cells"])["mali"].sleepers == 3


def test_card_201_africa_alone_and_militia_only_where_they_may_lie() -> None:
    table = begun(US, 201, {"libya": UNDER_TRUCE}, **TRUCES)
    assert sorted(offered(table, "select_country")) == [
        "algeria_tunisia", "egypt", "kenya_tanzania", "mali", "morocco", "nigeria", "somalia", "sudan",
    ]  # fmt: skip
    kenya = played(US, 201, {"kenya_tanzania": {"posture": "soft"}}, ["kenya_tanzania"])
    assert kenya["kenya_tanzania"].cells == 2
    nigeria = played(US, 201, {"nigeria": {"posture": "soft"}}, ["nigeria"])
    assert nigeria["nigeria"].cells == 3


def test_card_201_needs_something_to_place() -> None:
    full = {"iran": {"cells": 15}}
    assert may(US, 201, full)
    assert played(US, 201, {**full, "libya": POOR}, ["libya"])["libya"].militia == 1  # no cells are on offer
    assert not may(US, 201, {**full, "yemen": {**POOR, "militia": 15}})


@pytest.mark.parametrize(("id", "war"), [("mali", WAR), ("nigeria", {**NIGERIA, "civil_war": True})])
def test_card_201_three_cells_of_the_jihadists_may_declare_the_caliphate(id: str, war: dict[str, Any]) -> None:
    declared = played(JIHADIST, 201, {id: war}, [id, "place_cells", "yes"])
    assert declared[id].capital
    assert declared.funding == 7
    assert declared[id].active == 3
    assert not played(JIHADIST, 201, {id: war}, [id, "place_cells", "no"])[id].capital
    assert not played(US, 201, {id: war}, [id, "place_cells"])[id].capital  # 11.3.8: not when the US plays it
    assert not played(JIHADIST, 201, {"libya": WAR}, ["libya", "place_cells"])["libya"].capital  # two cells


# -- Cyber Warfare


@BOTH
def test_card_202_reserves_change_hands(side: str) -> None:
    us, jihadist = (1, 2) if side == US else (2, 1)
    state = played(side, 202, answers=["take_reserves"], reserves={"us": us, "jihadist": jihadist})
    assert state.reserves == ({"us": 2, "jihadist": 0} if side == US else {"us": 0, "jihadist": 2})


@BOTH
def test_card_202_there_must_be_reserves_to_take_and_a_cadre_to_remove(side: str) -> None:
    assert offered(begun(side, 202), "event_effect") == ["select_posture", "place_cadre"]


@BOTH
def test_card_202_a_posture_is_selected(side: str) -> None:
    table = answer(begun(side, 202), "select_posture")
    assert sorted(offered(table, "select_posture_where")) == ["china", "india", "russia"]
    assert answer(table, "india", "hard").state["india"].posture == "hard"


@BOTH
def test_card_202_a_cadre_comes_or_goes(side: str) -> None:
    countries = {"germany": {"posture": "soft", "cadre": True}, "libya": CELL, "syria": UNDER_TRUCE}
    table = answer(begun(side, 202, countries, **TRUCES), "place_cadre")
    assert not {"germany", "libya", "syria", "iran"} & {*offered(table, "place_cadre")}
    assert answer(table, "france").state["france"].cadre
    assert not played(side, 202, countries, ["remove_cadre"], **TRUCES)["germany"].cadre


# -- Day of Rage


@BOTH
@pytest.mark.parametrize(("kind", "markers"), [("awakening", (1, 0)), ("reaction", (0, 1))])
def test_card_203_yemen_is_tested_and_takes_a_marker(side: str, kind: str, markers: tuple[int, int]) -> None:
    state = played(side, 203, answers=[kind], dice=[1])
    assert unrest(state, "yemen") == markers
    assert state["yemen"].is_poor
    assert 203 in state.removed


@BOTH
def test_card_203_nothing_happens_in_civil_war_or_under_truce(side: str) -> None:
    for yemen in (WAR, UNDER_TRUCE, ISLAMIST):
        position = TRUCES if yemen is UNDER_TRUCE else {}
        assert unrest(played(side, 203, {"yemen": yemen}, **position), "yemen") == (0, 0)
    winter = played(side, 203, dice=[1], lapsing=["arab_winter"])
    assert winter["yemen"].is_poor
    assert unrest(winter, "yemen") == (0, 0)


# -- Ebola Scare


def test_card_204_a_troop_is_away_until_after_the_next_deal_and_the_card_leaves_the_game() -> None:
    state = played(US, 204)
    assert (state.off_map_troops, state.troops_on_track, state.prestige) == (1, 14, 7)
    assert state.in_effect("ebola_scare")
    assert 204 in state.lapsing_cards
    over = later(state, "end_lapsing", "return_troops")
    assert (over.off_map_troops, over.troops_on_track) == (0, 15)
    assert not over.in_effect("ebola_scare")
    assert 204 in over.removed


def test_card_204_with_an_empty_track_the_us_calls_one_from_the_map() -> None:
    countries = {"iraq": {**POOR_ALLY, "troops": 9}, "turkey": {**POOR_ALLY, "troops": 6}}
    state = played(US, 204, countries, ["iraq"])
    assert (state["iraq"].cubes, state.off_map_troops) == (8, 1)
    assert not may(US, 204, off_map_troops=15)
    assert may(JIHADIST, 204, off_map_troops=15)


def test_card_204_played_by_the_jihadists_the_us_discards_a_card() -> None:
    state = played(JIHADIST, 204, theirs=[155])
    assert state.hands[US] == []
    assert state.discard == [155]
    assert state.off_map_troops == 0
    assert not state.in_effect("ebola_scare")
    assert 204 in state.removed


# -- Erdogan Effect


@BOTH
def test_card_205_turkey_and_five_others(side: str) -> None:
    table = begun(side, 205, {"iraq": UNDER_TRUCE}, **TRUCES)
    assert offered(table, "select_country") == ["turkey", "serbia", "caucasus", "syria", "iran"]


@BOTH
@pytest.mark.parametrize(
    ("effect", "before", "after"),
    [
        ("place_aid", {}, {"aid": 1}),
        ("remove_aid", {"aid": 2}, {"aid": 1}),
        ("besiege", {}, {"besieged": True}),
        ("relieve", {"besieged": True}, {"besieged": False}),
        ("place_awakening", {}, {"awakening": 1}),
        ("remove_awakening", {"awakening": 1}, {"awakening": 0}),
        ("place_reaction", {}, {"reaction": 1}),
        ("remove_reaction", {"reaction": 1}, {"reaction": 0}),
    ],
)
def test_card_205_one_marker_is_placed_or_removed(
    side: str, effect: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    state = played(side, 205, {"turkey": {**POOR, **before}}, ["turkey", effect])
    assert {name: getattr(state["turkey"], name) for name in after} == after
    if effect.startswith("remove") or effect == "relieve":
        assert effect not in offered(answer(begun(side, 205, {"turkey": POOR}), "turkey"), "event_effect")


@BOTH
def test_card_205_a_posture_marker_comes_or_goes_but_does_not_flip(side: str) -> None:
    assert played(side, 205, answers=["serbia", "place_posture", "hard"])["serbia"].posture == "hard"
    marked = {"caucasus": {"posture": "soft"}}
    assert "place_posture" not in offered(answer(begun(side, 205, marked), "caucasus"), "event_effect")
    assert played(side, 205, marked, ["caucasus", "remove_posture"])["caucasus"].is_unmarked


@BOTH
@pytest.mark.rule("labyrinth", "4.9.4b", "4.9.4c")
def test_card_205_a_regime_is_besieged_without_a_test(side: str) -> None:
    turkey = played(side, 205, answers=["turkey", "besiege"])["turkey"]
    assert (turkey.is_unmarked, turkey.besieged) == (True, True)


@BOTH
def test_card_205_militia_and_cells_may_be_mixed(side: str) -> None:
    state = played(side, 205, {"syria": WAR}, ["syria", "place_pieces", "militia", "cell"])
    assert (state["syria"].militia, state["syria"].sleepers) == (1, 1)
    one = played(side, 205, {"syria": WAR}, ["syria", "place_pieces", "militia", "done"])
    assert (one["syria"].militia, one["syria"].cells) == (1, 0)
    full = {"syria": {**WAR, "militia": 2, "cells": 1, "active_cells": 1}}
    removed = played(side, 205, full, ["syria", "remove_pieces", "militia", "active"])
    assert (removed["syria"].militia, removed["syria"].active, removed["syria"].sleepers) == (1, 0, 1)


@BOTH
def test_card_205_only_cells_in_iran_before_its_elections(side: str) -> None:
    table = answer(begun(side, 205), "iran")
    assert offered(table, "event_effect") == ["place_pieces", "remove_pieces"]
    state = played(side, 205, answers=["iran", "place_pieces", "cell"])
    assert state["iran"].cells == 3


def test_card_205_good_takes_neither_unrest_nor_militia_nor_siege() -> None:
    table = answer(begun(US, 205, {"turkey": GOOD, "iran": {"cells": 15}}), "turkey")
    assert table.state["turkey"].aid == 1  # nothing else was left to choose


# -- Friday of Anger


@BOTH
def test_card_206_a_marker_beside_one_of_the_other_kind(side: str) -> None:
    countries = {"libya": {**POOR, "awakening": 1}, "egypt": {**POOR, "reaction": 1}}
    assert unrest(played(side, 206, countries, ["awakening"]), "egypt") == (1, 1)
    assert unrest(played(side, 206, countries, ["reaction"]), "libya") == (1, 1)
    assert unrest(played(side, 206, {"libya": {**POOR, "awakening": 1}}), "libya") == (1, 1)


@BOTH
def test_card_206_needs_a_marker_that_is_not_under_truce(side: str) -> None:
    assert not may(side, 206, {"libya": POOR})
    assert not may(side, 206, {"libya": {**TORN, **TRUCE}}, **TRUCES)
    winter = played(side, 206, {"libya": TORN}, lapsing=["arab_winter"])
    assert unrest(winter, "libya") == (1, 1)


# -- JV / Copycat


def test_card_207_the_us_foils_a_copycat() -> None:
    countries = {
        "france": {"posture": "soft", "cells": 1},
        "germany": {"posture": "soft", "cadre": True},
        "china": {"posture": "soft", "plots": [2]},
        "libya": {**POOR, "cells": 1, "plots": [1]},
    }
    assert not played(US, 207, countries, ["remove_cells"])["france"].cells
    assert not played(US, 207, countries, ["remove_cadre"])["germany"].cadre
    alerted = played(US, 207, countries, ["alert_plot"])
    assert not alerted["china"].plots
    assert alerted.resolved_plots == [2]  # 11.3.2
    assert not may(US, 207, {"libya": countries["libya"]})  # nor does Iran count


def test_card_207_a_jihadist_copycat_is_an_active_cell_or_a_plot() -> None:
    state = played(JIHADIST, 207, {"china": {"posture": "soft"}}, ["place_cells", "china"])
    assert (state["china"].active, state["china"].sleepers) == (1, 0)
    table = answer(begun(JIHADIST, 207), "place_plot")
    assert "united_states" in offered(table, "place_plot")
    assert not {"libya", "iran"} & {*asked(table).keys}
    assert [plot.kind for plot in answer(table, "united_states").state["united_states"].plots] == [1]


def test_card_207_the_jihadists_need_a_cell_or_a_plot_1() -> None:
    no_cells = {"iran": {"cells": 15}}
    assert may(JIHADIST, 207, no_cells)
    assert not may(JIHADIST, 207, no_cells, plots={"available": [2, 2, 3], "resolved": [1, 1, 1]})
    one_cell = {"iran": {"cells": 14}}
    assert may(JIHADIST, 207, one_cell, plots={"available": [2, 2, 3], "resolved": [1, 1, 1]})


# -- Kinder - Gentler


@BOTH
@pytest.mark.parametrize(("troops", "change"), [(11, 1), (5, -1)])
def test_card_208_the_troops_track_says_which_way(side: str, troops: int, change: int) -> None:
    state = played(side, 208, {"iraq": {**POOR_ALLY, "troops": troops}})
    assert (state.funding, state.prestige) == (5 + change, 5 - change)


@BOTH
def test_card_208_not_at_war(side: str) -> None:
    assert not may(side, 208, {"iraq": {**POOR_ALLY, "troops": 6}})
    assert may(side, 208)


# -- Quds Force


@BOTH
def test_card_209_one_piece_in_a_sunni_country_two_in_a_shia_mix_country(side: str) -> None:
    war = {**WAR, "militia": 3, "cells": 3}
    countries = {"libya": war, "yemen": war}
    assert played(side, 209, countries, ["remove_militia", "libya"])["libya"].militia == 2
    assert played(side, 209, countries, ["remove_militia", "yemen"])["yemen"].militia == 1
    assert played(side, 209, countries, ["remove_cells", "libya"])["libya"].cells == 2
    assert played(side, 209, countries, ["remove_cells", "yemen"])["yemen"].cells == 1


@BOTH
def test_card_209_an_allied_iran_spares_militia_an_islamist_one_cells(side: str) -> None:
    militia = {"libya": {**WAR, "militia": 1}}
    ally = {"side": "muslim", **FAIR_ALLY}
    islamist = {"side": "muslim", **ISLAMIST, "cells": 0}
    elsewhere = {"france": {"posture": "soft", "cells": 1}}
    assert may(side, 209, militia)
    assert not may(side, 209, {**militia, **elsewhere, "iran": ally})
    assert may(side, 209, {"libya": CELL, "iran": ally})
    assert not may(side, 209, {"libya": CELL, "iran": islamist})
    assert may(side, 209, {**militia, **elsewhere, "iran": islamist})
    assert not may(side, 209, {"libya": {**UNDER_TRUCE, "militia": 1}}, **TRUCES)


# -- Sectarian Violence


@BOTH
def test_card_210_a_marker_goes(side: str) -> None:
    countries = {"libya": {**POOR, "awakening": 2}, "egypt": {**POOR, "reaction": 1}}
    assert unrest(played(side, 210, countries, ["awakening"]), "libya") == (1, 0)
    assert unrest(played(side, 210, countries, ["reaction"]), "egypt") == (0, 0)
    assert not may(side, 210, {"libya": {**TORN, **TRUCE}}, **TRUCES)


# -- Smartphones


@BOTH
@pytest.mark.parametrize("card", [211, 212, 213])
def test_card_211_a_marker_where_there_were_news(side: str, card: int) -> None:
    memory = {"this_phase": {"operations": ["egypt"]}, "last_phase": {"events": ["libya", "france"]}}
    countries = {"egypt": POOR, "libya": FAIR, "iraq": POOR}
    table = answer(begun(side, card, countries, memory=memory), "reaction")
    assert sorted(offered(table, "place_unrest")) == ["egypt", "libya"]
    state = answer(table, "libya").state
    assert unrest(state, "libya") == (0, 1)
    assert state.in_play("smartphones")


@BOTH
def test_card_211_needs_news_from_a_muslim_country(side: str) -> None:
    assert not may(side, 211, {"egypt": POOR})
    assert not may(side, 211, memory={"this_phase": {"operations": ["france"]}})
    assert may(side, 211, memory={"this_phase": {"events": ["egypt"]}})
    assert not may(side, 211, {"egypt": UNDER_TRUCE}, memory={"this_phase": {"events": ["egypt"]}}, **TRUCES)


@BOTH
def test_card_211_ends_censorship_and_marks_even_where_no_marker_may_lie(side: str) -> None:
    state = played(side, 211, {"egypt": WAR}, events=["censorship"], memory={"last_phase": {"operations": ["egypt"]}})
    assert state.in_play("smartphones")
    assert not state.in_play("censorship")
    assert unrest(state, "egypt") == (0, 0)


def test_card_211_an_event_before_it_is_news() -> None:
    """Day of Rage is news from Yemen for the next card."""
    table = begun(US, 203, {"yemen": POOR_ADVERSARY}, own=[211])
    answer(table, "awakening", "211", "event", "reaction")
    assert unrest(table.state, "yemen") == (1, 1)
