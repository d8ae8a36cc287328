"""The events of neither side of The Awakening with value 1, one by one (cards 200 to 213)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.conditions import (
    FAIR,
    FAIR_ALLY,
    GOOD,
    ISLAMIST,
    NIGERIA,
    POOR,
    POOR_ADVERSARY,
    POOR_ALLY,
    TORN,
    TRUCE,
    TRUCES,
    WAR,
    muslim,
)
from tests.labyrinth.scene import BOTH, after, event, may_play, play, played, turn, unrest
from tests.playing import asked, offered, waits_for

CELL = muslim("Poor Neutral", cells=1)
UNDER_TRUCE = {**WAR, **TRUCE}

# -- Critical Middle


def test_card_200_the_us_needs_a_fair_country_with_two_resources() -> None:
    assert may_play(US, 200, countries={"turkey": FAIR})
    assert not may_play(US, 200, countries={"turkey": POOR, "jordan": FAIR})
    assert not may_play(US, 200, **TRUCES, countries={"turkey": {**FAIR, "civil_war": True, **TRUCE}})


def test_card_200_an_oil_price_spike_changes_who_is_in_the_middle() -> None:
    assert not may_play(US, 200, countries={"libya": FAIR})
    assert may_play(US, 200, lapsing=["oil_price_spike"], countries={"libya": FAIR})
    assert may_play(JIHADIST, 200, countries={"algeria_tunisia": POOR})
    assert not may_play(JIHADIST, 200, lapsing=["oil_price_spike"], countries={"algeria_tunisia": POOR})


def test_card_200_the_us_places_an_awakening_or_gains_a_friend() -> None:
    risen = played(US, 200, "place_awakening", countries={"turkey": FAIR})
    assert unrest(risen, "turkey") == (1, 0)
    assert risen["turkey"].is_neutral
    shifted = played(US, 200, "toward_ally", countries={"turkey": FAIR})
    assert shifted["turkey"].is_ally
    assert unrest(shifted, "turkey") == (0, 0)


def test_card_200_what_has_no_effect_is_not_offered() -> None:
    assert unrest(played(US, 200, countries={"turkey": FAIR_ALLY}), "turkey") == (1, 0)
    war = played(US, 200, countries={"turkey": {**FAIR, "civil_war": True}})
    assert war["turkey"].is_ally


def test_card_200_the_jihadists_bring_cells_from_the_track_and_the_map() -> None:
    countries = {"yemen": POOR, "france": {"posture": "soft", "active_cells": 2}, "syria": UNDER_TRUCE | {"cells": 2}}
    table = play(event(JIHADIST, 200, **TRUCES, countries=countries), "place_cells")
    assert waits_for(table) == (JIHADIST, "bring_cell_from")
    assert sorted(asked(table).keys) == ["france", "funding_track", "iran"]  # none from a Truce, nor a stop at once
    state = played(JIHADIST, 200, "place_cells", "france", "funding_track", **TRUCES, countries=countries)
    assert (state["yemen"].sleepers, state["france"].cells, state.cells_on_map) == (2, 1, 6)
    alone = played(JIHADIST, 200, "place_cells", "france", "done", **TRUCES, countries=countries)
    assert (alone["yemen"].sleepers, alone.cells_on_map) == (1, 5)


def test_card_200_the_jihadists_shift_a_poor_country() -> None:
    assert played(JIHADIST, 200, "toward_adversary", countries={"yemen": POOR})["yemen"].is_adversary
    assert not may_play(JIHADIST, 200, countries={"yemen": FAIR})


@BOTH
@pytest.mark.parametrize("use", ["event", "reserves"])
def test_card_200_goes_into_the_middle_of_the_deck_however_it_is_used(side: str, use: str) -> None:
    if use == "event":
        table = event(side, 200, countries={"turkey": FAIR, "yemen": POOR})
        play(table, "toward_ally" if side == US else "toward_adversary")
    else:
        table = play(turn(side, 200), "200", "reserves")
    assert 200 in table.state.deck
    assert table.state.held_back[200] > 0
    assert 200 not in table.state.discard


# -- Cross Border Support


@BOTH
def test_card_201_a_militia_or_two_cells_in_africa(side: str) -> None:
    countries = {"libya": POOR, "mali": POOR}
    assert played(side, 201, "libya", "raise_militia", countries=countries)["libya"].militia == 1
    assert played(side, 201, "libya", "place_cells", countries=countries)["libya"].sleepers == 2
    assert played(side, 201, "mali", "raise_militia", countries=countries)["mali"].militia == 2
    assert played(side, 201, "mali", "place_cells", countries=countries)["mali"].sleepers == 3


def test_card_201_africa_alone_and_militia_only_where_they_may_lie() -> None:
    table = event(US, 201, **TRUCES, countries={"libya": UNDER_TRUCE})
    assert sorted(offered(table, "select_country")) == [
        "algeria_tunisia", "egypt", "kenya_tanzania", "mali", "morocco", "nigeria", "somalia", "sudan",
    ]  # fmt: skip
    kenya = played(US, 201, "kenya_tanzania", countries={"kenya_tanzania": {"posture": "soft"}})
    assert kenya["kenya_tanzania"].cells == 2
    nigeria = played(US, 201, "nigeria", countries={"nigeria": {"posture": "soft"}})
    assert nigeria["nigeria"].cells == 3


def test_card_201_needs_something_to_place() -> None:
    full = {"iran": {"cells": 15}}
    assert may_play(US, 201, countries=full)
    assert played(US, 201, "libya", countries={**full, "libya": POOR})["libya"].militia == 1  # no cells are on offer
    assert not may_play(US, 201, countries={**full, "yemen": {**POOR, "militia": 15}})


@pytest.mark.parametrize(("id", "war"), [("mali", WAR), ("nigeria", {**NIGERIA, "civil_war": True})])
def test_card_201_three_cells_of_the_jihadists_may_declare_the_caliphate(id: str, war: dict[str, Any]) -> None:
    declared = played(JIHADIST, 201, id, "place_cells", "yes", countries={id: war})
    assert declared[id].capital
    assert declared.funding == 7
    assert declared[id].active == 3
    assert not played(JIHADIST, 201, id, "place_cells", "no", countries={id: war})[id].capital
    assert not played(US, 201, id, "place_cells", countries={id: war})[id].capital  # 11.3.8: not when the US plays it
    assert not played(JIHADIST, 201, "libya", "place_cells", countries={"libya": WAR})["libya"].capital  # two cells


# -- Cyber Warfare


@BOTH
def test_card_202_reserves_change_hands(side: str) -> None:
    us, jihadist = (1, 2) if side == US else (2, 1)
    state = played(side, 202, "take_reserves", reserves={"us": us, "jihadist": jihadist})
    assert state.reserves == ({"us": 2, "jihadist": 0} if side == US else {"us": 0, "jihadist": 2})


@BOTH
def test_card_202_there_must_be_reserves_to_take_and_a_cadre_to_remove(side: str) -> None:
    assert offered(event(side, 202), "event_effect") == ["select_posture", "place_cadre"]


@BOTH
def test_card_202_a_posture_is_selected(side: str) -> None:
    table = play(event(side, 202), "select_posture")
    assert sorted(offered(table, "select_posture_where")) == ["china", "india", "russia"]
    assert play(table, "india", "hard").state["india"].posture == "hard"


@BOTH
def test_card_202_a_cadre_comes_or_goes(side: str) -> None:
    countries = {"germany": {"posture": "soft", "cadre": True}, "libya": CELL, "syria": UNDER_TRUCE}
    table = play(event(side, 202, **TRUCES, countries=countries), "place_cadre")
    assert not {"germany", "libya", "syria", "iran"} & {*offered(table, "place_cadre")}
    assert play(table, "france").state["france"].cadre
    assert not played(side, 202, "remove_cadre", **TRUCES, countries=countries)["germany"].cadre


# -- Day of Rage


@BOTH
@pytest.mark.parametrize(("kind", "markers"), [("awakening", (1, 0)), ("reaction", (0, 1))])
def test_card_203_yemen_is_tested_and_takes_a_marker(side: str, kind: str, markers: tuple[int, int]) -> None:
    state = played(side, 203, kind, dice=[1])
    assert unrest(state, "yemen") == markers
    assert state["yemen"].is_poor
    assert 203 in state.removed


@BOTH
def test_card_203_nothing_happens_in_civil_war_or_under_truce(side: str) -> None:
    for yemen in (WAR, UNDER_TRUCE, ISLAMIST):
        position = TRUCES if yemen is UNDER_TRUCE else {}
        assert unrest(played(side, 203, **position, countries={"yemen": yemen}), "yemen") == (0, 0)
    winter = played(side, 203, dice=[1], lapsing=["arab_winter"])
    assert winter["yemen"].is_poor
    assert unrest(winter, "yemen") == (0, 0)


# -- Ebola Scare


def test_card_204_a_troop_is_away_until_after_the_next_deal_and_the_card_leaves_the_game() -> None:
    state = played(US, 204)
    assert (state.off_map_troops, state.troops_on_track, state.prestige) == (1, 14, 7)
    assert state.in_effect("ebola_scare")
    assert 204 in state.lapsing_cards
    over = after(state, "end_lapsing", "return_troops")
    assert (over.off_map_troops, over.troops_on_track) == (0, 15)
    assert not over.in_effect("ebola_scare")
    assert 204 in over.removed


def test_card_204_with_an_empty_track_the_us_calls_one_from_the_map() -> None:
    countries = {"iraq": {**POOR_ALLY, "troops": 9}, "turkey": {**POOR_ALLY, "troops": 6}}
    state = played(US, 204, "iraq", countries=countries)
    assert (state["iraq"].cubes, state.off_map_troops) == (8, 1)
    assert not may_play(US, 204, off_map_troops=15)
    assert may_play(JIHADIST, 204, off_map_troops=15)


def test_card_204_played_by_the_jihadists_the_us_discards_a_card() -> None:
    state = played(JIHADIST, 204, us=[155])
    assert state.hands[US] == []
    assert state.discard == [155]
    assert state.off_map_troops == 0
    assert not state.in_effect("ebola_scare")
    assert 204 in state.removed


# -- Erdogan Effect


@BOTH
def test_card_205_turkey_and_five_others(side: str) -> None:
    table = event(side, 205, **TRUCES, countries={"iraq": UNDER_TRUCE})
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
    state = played(side, 205, "turkey", effect, countries={"turkey": {**POOR, **before}})
    assert {name: getattr(state["turkey"], name) for name in after} == after
    if effect.startswith("remove") or effect == "relieve":
        assert effect not in offered(play(event(side, 205, countries={"turkey": POOR}), "turkey"), "event_effect")


@BOTH
def test_card_205_a_posture_marker_comes_or_goes_but_does_not_flip(side: str) -> None:
    assert played(side, 205, "serbia", "place_posture", "hard")["serbia"].posture == "hard"
    marked = {"caucasus": {"posture": "soft"}}
    assert "place_posture" not in offered(play(event(side, 205, countries=marked), "caucasus"), "event_effect")
    assert played(side, 205, "caucasus", "remove_posture", countries=marked)["caucasus"].is_unmarked


@BOTH
@pytest.mark.rule("labyrinth", "4.9.4b", "4.9.4c")
def test_card_205_a_regime_is_besieged_without_a_test(side: str) -> None:
    turkey = played(side, 205, "turkey", "besiege")["turkey"]
    assert (turkey.is_unmarked, turkey.besieged) == (True, True)


@BOTH
def test_card_205_militia_and_cells_may_be_mixed(side: str) -> None:
    state = played(side, 205, "syria", "place_pieces", "militia", "cell", countries={"syria": WAR})
    assert (state["syria"].militia, state["syria"].sleepers) == (1, 1)
    one = played(side, 205, "syria", "place_pieces", "militia", "done", countries={"syria": WAR})
    assert (one["syria"].militia, one["syria"].cells) == (1, 0)
    full = {"syria": {**WAR, "militia": 2, "cells": 1, "active_cells": 1}}
    removed = played(side, 205, "syria", "remove_pieces", "militia", "active", countries=full)
    assert (removed["syria"].militia, removed["syria"].active, removed["syria"].sleepers) == (1, 0, 1)


@BOTH
@pytest.mark.parametrize(("left", "answers"), [(2, ["cell", "cell"]), (1, ["cell", "militia"]), (0, ["militia"])])
def test_card_205_the_last_pieces_of_a_kind_may_be_placed(side: str, left: int, answers: list[str]) -> None:
    countries = {"syria": WAR, "iran": {"cells": 15 - left}}
    state = played(side, 205, "syria", "place_pieces", *answers, countries=countries)
    assert (state["syria"].cells, state["syria"].militia) == (left, 2 - left)


@BOTH
def test_card_205_the_last_piece_of_a_kind_may_be_removed(side: str) -> None:
    alone = played(side, 205, "syria", "remove_pieces", countries={"syria": {**WAR, "militia": 1}})
    assert alone["syria"].militia == 0
    both = played(
        side,
        205,
        "syria",
        "remove_pieces",
        "militia",
        "sleeper",
        countries={"syria": {**WAR, "militia": 1, "cells": 1}},
    )
    assert (both["syria"].militia, both["syria"].cells) == (0, 0)


@BOTH
def test_card_205_only_cells_in_iran_before_its_elections(side: str) -> None:
    table = play(event(side, 205), "iran")
    assert offered(table, "event_effect") == ["place_pieces", "remove_pieces"]
    state = played(side, 205, "iran", "place_pieces", "cell")
    assert state["iran"].cells == 3


def test_card_205_good_takes_neither_unrest_nor_militia_nor_siege() -> None:
    table = play(event(US, 205, countries={"turkey": GOOD, "iran": {"cells": 15}}), "turkey")
    assert table.state["turkey"].aid == 1  # nothing else was left to choose


# -- Friday of Anger


@BOTH
def test_card_206_a_marker_beside_one_of_the_other_kind(side: str) -> None:
    countries = {"libya": {**POOR, "awakening": 1}, "egypt": {**POOR, "reaction": 1}}
    assert unrest(played(side, 206, "awakening", countries=countries), "egypt") == (1, 1)
    assert unrest(played(side, 206, "reaction", countries=countries), "libya") == (1, 1)
    assert unrest(played(side, 206, countries={"libya": {**POOR, "awakening": 1}}), "libya") == (1, 1)


@BOTH
def test_card_206_needs_a_marker_that_is_not_under_truce(side: str) -> None:
    assert not may_play(side, 206, countries={"libya": POOR})
    assert not may_play(side, 206, **TRUCES, countries={"libya": {**TORN, **TRUCE}})
    winter = played(side, 206, lapsing=["arab_winter"], countries={"libya": TORN})
    assert unrest(winter, "libya") == (1, 1)


# -- JV / Copycat


def test_card_207_the_us_foils_a_copycat() -> None:
    countries = {
        "france": {"posture": "soft", "cells": 1},
        "germany": {"posture": "soft", "cadre": True},
        "china": {"posture": "soft", "plots": [2]},
        "libya": {**POOR, "cells": 1, "plots": [1]},
    }
    assert not played(US, 207, "remove_cells", countries=countries)["france"].cells
    assert not played(US, 207, "remove_cadre", countries=countries)["germany"].cadre
    alerted = played(US, 207, "alert_plot", countries=countries)
    assert not alerted["china"].plots
    assert alerted.resolved_plots == [2]  # 11.3.2
    assert not may_play(US, 207, countries={"libya": countries["libya"]})  # nor does Iran count


def test_card_207_a_jihadist_copycat_is_an_active_cell_or_a_plot() -> None:
    state = played(JIHADIST, 207, "place_cells", "china", countries={"china": {"posture": "soft"}})
    assert (state["china"].active, state["china"].sleepers) == (1, 0)
    table = play(event(JIHADIST, 207), "place_plot")
    assert "united_states" in offered(table, "place_plot")
    assert not {"libya", "iran"} & {*asked(table).keys}
    assert [plot.kind for plot in play(table, "united_states").state["united_states"].plots] == [1]


def test_card_207_the_jihadists_need_a_cell_or_a_plot_1() -> None:
    no_cells = {"iran": {"cells": 15}}
    assert may_play(JIHADIST, 207, countries=no_cells)
    assert not may_play(JIHADIST, 207, plots={"available": [2, 2, 3], "resolved": [1, 1, 1]}, countries=no_cells)
    one_cell = {"iran": {"cells": 14}}
    assert may_play(JIHADIST, 207, plots={"available": [2, 2, 3], "resolved": [1, 1, 1]}, countries=one_cell)


# -- Kinder - Gentler


@BOTH
@pytest.mark.parametrize(("troops", "change"), [(11, 1), (5, -1)])
def test_card_208_the_troops_track_says_which_way(side: str, troops: int, change: int) -> None:
    state = played(side, 208, countries={"iraq": {**POOR_ALLY, "troops": troops}})
    assert (state.funding, state.prestige) == (5 + change, 5 - change)


@BOTH
def test_card_208_not_at_war(side: str) -> None:
    assert not may_play(side, 208, countries={"iraq": {**POOR_ALLY, "troops": 6}})
    assert may_play(side, 208)


# -- Quds Force


@BOTH
def test_card_209_one_piece_in_a_sunni_country_two_in_a_shia_mix_country(side: str) -> None:
    war = {**WAR, "militia": 3, "cells": 3}
    countries = {"libya": war, "yemen": war}
    assert played(side, 209, "remove_militia", "libya", countries=countries)["libya"].militia == 2
    assert played(side, 209, "remove_militia", "yemen", countries=countries)["yemen"].militia == 1
    assert played(side, 209, "remove_cells", "libya", countries=countries)["libya"].cells == 2
    assert played(side, 209, "remove_cells", "yemen", countries=countries)["yemen"].cells == 1


@BOTH
def test_card_209_an_allied_iran_spares_militia_an_islamist_one_cells(side: str) -> None:
    militia = {"libya": {**WAR, "militia": 1}}
    ally = {"side": "muslim", **FAIR_ALLY}
    islamist = {"side": "muslim", **ISLAMIST, "cells": 0}
    elsewhere = {"france": {"posture": "soft", "cells": 1}}
    assert may_play(side, 209, countries=militia)
    assert not may_play(side, 209, countries={**militia, **elsewhere, "iran": ally})
    assert may_play(side, 209, countries={"libya": CELL, "iran": ally})
    assert not may_play(side, 209, countries={"libya": CELL, "iran": islamist})
    assert may_play(side, 209, countries={**militia, **elsewhere, "iran": islamist})
    assert not may_play(side, 209, **TRUCES, countries={"libya": {**UNDER_TRUCE, "militia": 1}})


# -- Sectarian Violence


@BOTH
def test_card_210_a_marker_goes(side: str) -> None:
    countries = {"libya": {**POOR, "awakening": 2}, "egypt": {**POOR, "reaction": 1}}
    assert unrest(played(side, 210, "awakening", countries=countries), "libya") == (1, 0)
    assert unrest(played(side, 210, "reaction", countries=countries), "egypt") == (0, 0)
    assert not may_play(side, 210, **TRUCES, countries={"libya": {**TORN, **TRUCE}})


# -- Smartphones


@BOTH
@pytest.mark.parametrize("card", [211, 212, 213])
def test_card_211_a_marker_where_there_were_news(side: str, card: int) -> None:
    memory = {"this_phase": {"operations": ["egypt"]}, "last_phase": {"events": ["libya", "france"]}}
    countries = {"egypt": POOR, "libya": FAIR, "iraq": POOR}
    table = play(event(side, card, memory=memory, countries=countries), "reaction")
    assert sorted(offered(table, "place_unrest")) == ["egypt", "libya"]
    state = play(table, "libya").state
    assert unrest(state, "libya") == (0, 1)
    assert state.in_play("smartphones")


@BOTH
def test_card_211_needs_news_from_a_muslim_country(side: str) -> None:
    assert not may_play(side, 211, countries={"egypt": POOR})
    assert not may_play(side, 211, memory={"this_phase": {"operations": ["france"]}})
    assert may_play(side, 211, memory={"this_phase": {"events": ["egypt"]}})
    assert not may_play(
        side, 211, memory={"this_phase": {"events": ["egypt"]}}, **TRUCES, countries={"egypt": UNDER_TRUCE}
    )


@BOTH
def test_card_211_ends_censorship_and_marks_even_where_no_marker_may_lie(side: str) -> None:
    state = played(
        side, 211, events=["censorship"], memory={"last_phase": {"operations": ["egypt"]}}, countries={"egypt": WAR}
    )
    assert state.in_play("smartphones")
    assert not state.in_play("censorship")
    assert unrest(state, "egypt") == (0, 0)


def test_card_211_an_event_before_it_is_news() -> None:
    """Day of Rage is news from Yemen for the next card."""
    table = event(US, 203, more=[211], countries={"yemen": POOR_ADVERSARY})
    play(table, "awakening", "211", "event", "reaction")
    assert unrest(table.state, "yemen") == (1, 1)
