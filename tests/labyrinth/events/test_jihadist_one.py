"""The Jihadist events of value 1: cards 48 to 56."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth import deploy, jihadist_operations, us_operations
from sandtable.labyrinth.terms import HARD, JIHADIST, SOFT, US
from tests.labyrinth.conditions import INSURGENCY, ISLAMIST, muslim, occupied
from tests.labyrinth.scene import (
    can_happen,
    event_by_itself,
    play,
    playable,
    played,
    possible,
    scene,
    set_off,
    still,
    turn,
)
from tests.playing import offered, waits_for

# -- 48 Adam Gadahn and 53 Madrassas: the two cards of an action phase


@pytest.mark.parametrize("card", [48, 53])
def test_card_48_53_only_as_the_first_card_of_a_jihadist_phase(card: int) -> None:
    assert playable(turn(JIHADIST, card), card, JIHADIST)
    second = scene(phase={"side": "jihadist", "card": 2}, hands={"jihadist": [card, 95], "us": [23]})
    assert not playable(second, card, JIHADIST)
    assert not possible(turn(US, card, jihadist=[95]).state, card, JIHADIST)


def test_card_48_needs_a_second_card_in_hand() -> None:
    assert not playable(turn(JIHADIST, 48, more=[], us=[23]), 48, JIHADIST)


@pytest.mark.rule("labyrinth", "6.2.4")
def test_card_53_recruits_alone_as_the_last_card_in_hand() -> None:
    countries = {"iran": {}, "yemen": muslim(cells=5), "jordan": muslim()}
    table = turn(JIHADIST, 53, more=[], us=[23], funding=1, countries=countries, dice=[3])
    play(table, 53, "event", "jordan")
    assert table.state["jordan"].sleepers == 1
    assert table.state.side == US
    assert 53 in table.state.discard


@pytest.mark.parametrize("card", [48, 53])
def test_card_48_53_gtmo_stops_them(card: int) -> None:
    assert not playable(turn(JIHADIST, card, lapsing=["gtmo"]), card, JIHADIST)


@pytest.mark.parametrize("card", [48, 53])
def test_card_48_53_do_not_happen_when_quagmire_turns_them_up(card: int) -> None:
    table = turn(JIHADIST, 90, us=[card, 23], countries=INSURGENCY)
    play(table, 90, "event")
    assert {card, 23, 90} <= set(table.state.discard)
    assert table.state["united_states"].cells == 0
    assert table.state.card == 2


def test_card_48_needs_a_cell_that_is_available_and_card_53_does_not() -> None:
    ten_on_the_track: dict[str, Any] = {"funding": 1, "countries": {"iran": {"cells": 5}}}
    assert not playable(turn(JIHADIST, 48, **ten_on_the_track), 48, JIHADIST)
    assert playable(turn(JIHADIST, 53, **ten_on_the_track), 53, JIHADIST)
    assert playable(turn(JIHADIST, 48, funding=4, countries={"iran": {"cells": 5}}), 48, JIHADIST)


def test_card_48_second_card_recruits_in_the_united_states_on_1_or_2() -> None:
    table = play(turn(JIHADIST, 48, more=[92, 95], us=[23], dice=[1, 2, 3]), 48, "event")
    assert waits_for(table) == (JIHADIST, "second_card")
    assert offered(table) == ["92", "95"]
    play(table, "95")
    assert table.state["united_states"].sleepers == 2
    assert {48, 95} <= set(table.state.discard)
    assert table.state.hands[JIHADIST] == [92]
    assert (table.state.side, table.state.card) == (US, 1), "the action phase is over"


@pytest.mark.rule("labyrinth", "6.3.3.1")
def test_card_48_dice_by_the_value_of_the_second_card_without_reserves() -> None:
    reserves = {"jihadist": 2}
    table = play(turn(JIHADIST, 48, more=[49], us=[23], reserves=reserves, dice=[1]), 48, "event")
    assert table.state["united_states"].sleepers == 1
    assert table.state.reserves[JIHADIST] == 2


def test_card_48_places_only_available_cells() -> None:
    table = play(turn(JIHADIST, 48, us=[23], countries={"iran": {"cells": 9}}, dice=[1, 1, 1]), 48, "event")
    assert table.state["united_states"].sleepers == 1


def test_card_48_us_event_on_the_second_card_does_not_happen() -> None:
    table = play(turn(JIHADIST, 48, more=[4], us=[23], dice=[6]), 48, "event")
    assert not table.state.in_play("moro_talks")
    assert table.state.funding == 5
    assert 4 in table.state.discard


@pytest.mark.parametrize(("order", "dice"), [("recruit", [1, 1, 1, 6]), ("event_first", [6, 1, 1, 1])])
def test_card_48_us_election_on_the_second_card_does(order: str, dice: list[int]) -> None:
    table = play(turn(JIHADIST, 48, more=[120], us=[23], us_posture="soft", dice=dice), 48, "event", order)
    assert table.state.us_posture == HARD
    assert table.state.prestige == 6
    assert table.state["united_states"].sleepers == 3


def test_card_48_second_card_is_random_under_the_door_of_itjihad() -> None:
    table = turn(JIHADIST, 48, more=[49, 95], lapsing=["the_door_of_itjihad_us"], us=[23])
    table.state.hands[JIHADIST] = [49, 95]
    state = event_by_itself(table, "adam_gadahn", drawn=[95], dice=[1, 6, 6])
    assert state.hands[JIHADIST] == [49]
    assert state["united_states"].sleepers == 1


@pytest.mark.rule("labyrinth", "9.4.2.1c")
def test_card_48_uses_the_next_card_of_a_book_opponents_pile() -> None:
    table = turn(JIHADIST, 48, more=[92, 49], us=[23])
    table.state.hands[JIHADIST] = [92, 49]
    state = event_by_itself(table, "adam_gadahn", dice=[1, 6, 6], level="normal")
    assert state.hands[JIHADIST] == [49]


def test_card_53_recruits_with_both_cards_whatever_the_funding() -> None:
    position: dict[str, Any] = {"funding": 1, "countries": {"iran": {"cells": 5}, "yemen": muslim()}}
    table = play(turn(JIHADIST, 53, more=[92, 95], us=[23], dice=[3, 3, 4, 1], **position), 53, "event", "yemen")
    assert table.state["yemen"].sleepers == 1, "this card comes first"
    assert waits_for(table) == (JIHADIST, "second_card")
    play(table, "95", "yemen", "yemen", "yemen")
    assert table.state["yemen"].sleepers == 3
    assert {53, 95} <= set(table.state.discard)
    assert (table.state.side, table.state.card) == (US, 1)


def test_card_53_also_in_poor_and_islamist_rule_countries_without_cell_or_cadre() -> None:
    countries = {
        "iran": {"cells": 5},
        "yemen": muslim(),
        "somalia": ISLAMIST,
        "jordan": muslim("Fair Neutral"),
        "egypt": muslim("Fair Neutral", cadre=True),
    }
    table = play(turn(JIHADIST, 53, us=[23], countries=countries), 53, "event")
    assert waits_for(table) == (JIHADIST, "event_recruit_where")
    assert set(offered(table)) == {"iran", "yemen", "somalia", "egypt"}
    play(table, "somalia")
    assert table.state["somalia"].sleepers == 1, "automatic under Islamist Rule"


def test_card_53_second_card_may_stop_early() -> None:
    table = play(turn(JIHADIST, 53, more=[95, 92], us=[23], dice=[6, 1], countries={"iran": {"cells": 2}}), 53, "event")
    play(table, "95", "done")
    assert table.state["iran"].sleepers == 3


@pytest.mark.parametrize(("order", "dice"), [("recruit", [6, 6, 1]), ("event_first", [6, 1, 6])])
def test_card_53_us_event_on_the_second_card_happens_before_or_after(order: str, dice: list[int]) -> None:
    table = play(turn(JIHADIST, 53, more=[4], us=[23], dice=dice), 53, "event")
    assert offered(table) == ["recruit", "event_first"]
    play(table, order)
    assert table.state["philippines"].posture == SOFT, "its roll came when it was chosen"
    assert table.state.in_play("moro_talks")
    assert 4 in table.state.removed


def test_card_53_does_not_recruit_once_intel_community_has_brought_gtmo() -> None:
    countries = {"iran": {"cells": 2}}
    table = turn(JIHADIST, 53, more=[18], us=[23, 114], countries=countries, dice=[6, 5, 6, 1, 1])
    play(table, 53, "event", "event_first", "canada", "114", "event")
    assert table.state.in_effect("gtmo")
    assert table.state["iran"].sleepers == 2
    assert {18, 53} <= set(table.state.discard)


def test_card_53_sets_off_no_us_event_for_a_book_opponent() -> None:
    table = turn(JIHADIST, 53, more=[4, 95], us=[23])
    table.state.hands[JIHADIST] = [4, 95]
    state = event_by_itself(table, "madrassas", dice=[6, 6], level="normal")
    assert not state.in_play("moro_talks")
    assert 4 in state.discard
    assert state.hands[JIHADIST] == [95]


# -- 49 Al-Ittihad al-Islami


def test_card_49_places_a_cell_in_somalia_which_is_tested() -> None:
    state = played(JIHADIST, 49, dice=[4])
    assert state["somalia"].sleepers == 1
    assert state["somalia"].is_poor
    assert 49 in state.removed


def test_card_49_set_off_by_the_us_leaves_the_game_too() -> None:
    table = play(turn(US, 49, dice=[5]), 49, "reserves")
    assert table.state["somalia"].sleepers == 1
    assert 49 in table.state.removed


# -- 50 Ansar al-Islam


@pytest.mark.parametrize(
    ("iraq", "expected"),
    [
        ({}, False),
        (muslim("Good Neutral"), False),
        (muslim("Fair Neutral"), True),
        (muslim("Poor Neutral"), True),
        (ISLAMIST, True),
    ],
)
def test_card_50_needs_iraq_marked_and_worse_than_good(iraq: dict[str, Any], expected: bool) -> None:
    assert can_happen(JIHADIST, 50, countries={"iraq": iraq}) is expected


@pytest.mark.parametrize("place", ["iraq", "iran"])
def test_card_50_places_a_cell_in_iraq_or_iran(place: str) -> None:
    countries = {"iran": {}, "iraq": muslim(), "yemen": muslim(cells=1)}
    state = played(JIHADIST, 50, place, countries=countries)
    assert state[place].sleepers == 1
    assert state["iran"].cells + state["iraq"].cells == 1
    assert 50 in state.removed


def test_card_50_jihadist_side_decides_when_the_us_sets_it_off() -> None:
    table = set_off(50, countries={"iraq": muslim()})
    assert waits_for(table) == (JIHADIST, "place_cells")
    assert offered(table) == ["iraq", "iran"]


@pytest.mark.rule("labyrinth", "6.2.4")
def test_card_50_asks_nothing_without_a_cell_on_the_track() -> None:
    state = played(JIHADIST, 50, countries={"iran": {"cells": 15}, "iraq": muslim()})
    assert state["iran"].cells == 15
    assert 50 in state.removed


# -- 51 FREs


@pytest.mark.parametrize(("events", "cells"), [([], 4), (["saddam_captured"], 2)])
def test_card_51_places_four_cells_or_two_after_saddams_capture(events: list[str], cells: int) -> None:
    state = played(JIHADIST, 51, countries={"iraq": muslim(troops=1)}, events=events)
    assert state["iraq"].sleepers == cells
    assert 51 in state.discard


def test_card_51_and_54_need_troops_in_iraq() -> None:
    for card in (51, 54):
        assert can_happen(JIHADIST, card, countries={"iraq": muslim(troops=1)})
        assert can_happen(JIHADIST, card, countries={"iraq": muslim(markers=["nato"])})
        assert not can_happen(JIHADIST, card, countries={"iraq": muslim(), "syria": muslim(troops=3)})


def test_card_51_ignores_funding_and_stops_at_the_end_of_the_track() -> None:
    state = played(JIHADIST, 51, funding=1, countries={"iran": {"cells": 12}, "iraq": muslim(troops=1)})
    assert state["iraq"].sleepers == 3


# -- 52 IEDs


@pytest.mark.parametrize("card", [52, 56, 76, 90])
def test_card_52_56_76_90_need_a_cell_in_a_regime_change_country(card: int) -> None:
    assert can_happen(JIHADIST, card, countries=INSURGENCY)
    assert can_happen(JIHADIST, card, countries={"iraq": occupied(markers=["sadr"])}), "Sadr is a cell"
    assert not can_happen(JIHADIST, card, countries={"iraq": occupied()})
    assert not can_happen(JIHADIST, card, countries={"iraq": muslim(cells=1, troops=6)})


def test_card_52_us_discards_a_random_card() -> None:
    state = played(JIHADIST, 52, us=[6, 23, 24], countries=INSURGENCY)
    assert len(state.hands[US]) == 2
    assert len(state.discard) == 2  # IEDs and the card
    assert 52 in state.discard


def test_card_52_without_us_cards_does_nothing() -> None:
    table = play(turn(JIHADIST, 52, us=[], countries=INSURGENCY), 52, "event")
    assert table.state.discard == [52]


# -- 54 Moqtada al-Sadr


def test_card_54_places_sadr_who_is_no_cell_of_the_track() -> None:
    state = played(JIHADIST, 54, countries={"iraq": muslim(troops=1, cadre=True)})
    iraq = state["iraq"]
    assert iraq.sadr
    assert iraq.cells == 1
    assert (iraq.active, iraq.sleepers) == (0, 0)
    assert state.cells_on_track == 14
    assert iraq.cadre, "only a cell from the track takes it away"
    assert 54 in state.removed


def test_card_54_sadr_counts_against_troops() -> None:
    troops_and_sadr = still(countries={"iraq": occupied(markers=["sadr"])}).state["iraq"]
    assert troops_and_sadr.excess_troops() == 5
    assert deploy.may_leave(troops_and_sadr) == 0
    assert us_operations.may_be_won(troops_and_sadr)


def test_card_54_sadr_fights_and_plots_but_neither_travels_nor_is_disrupted() -> None:
    state = still(countries={"iran": {}, "iraq": muslim("Poor Ally", markers=["sadr"], troops=3, cadre=True)}).state
    iraq = state["iraq"]
    assert jihadist_operations.jihad_places(state) == [iraq]
    assert jihadist_operations.plot_places(state) == [iraq]
    assert not jihadist_operations.may_travel(state)
    assert us_operations.disrupt_targets(state) == []


def test_card_54_sadr_leaves_the_game_when_removed() -> None:
    table = play(turn(US, 8, countries={"iraq": muslim(troops=1, markers=["sadr"])}), 8, "event", "iraq")
    iraq = table.state["iraq"]
    assert not iraq.sadr
    assert iraq.cadre
    assert table.state.cells_on_track == 14


def test_card_54_a_failed_jihad_can_cost_sadr() -> None:
    countries = {"iraq": muslim(troops=1, markers=["sadr"])}
    table = play(turn(JIHADIST, 49, us=[23], dice=[6], countries=countries), 49, "jihad")
    assert not table.state["iraq"].sadr
    assert not table.state["iraq"].cadre


# -- 55 Uyghur Jihad


@pytest.mark.parametrize(
    ("dice", "place"),
    [([4], "china"), ([5, 1], "central_asia")],
)
def test_card_55_tests_china_and_places_a_cell_there_or_in_central_asia(dice: list[int], place: str) -> None:
    state = played(JIHADIST, 55, dice=dice)
    assert state["china"].posture == (SOFT if place == "china" else HARD)
    assert state["china"].cells + state["central_asia"].cells == state[place].sleepers == 1
    assert 55 in state.removed


def test_card_55_marked_china_is_not_rolled_again() -> None:
    state = played(JIHADIST, 55, countries={"china": {"posture": "soft"}})
    assert state["china"].sleepers == 1


# -- 56 Vieira de Mello Slain


def test_card_56_lowers_prestige_and_ends_un_nation_building_for_good() -> None:
    countries = {**INSURGENCY, "france": {"posture": "hard"}}
    before = still(countries=countries).state
    assert possible(before, 30, US)
    state = played(JIHADIST, 56, countries=countries)
    assert state.prestige == 4
    assert state.in_play("vieira_de_mello_slain")
    assert not possible(state, 30, US)
    assert 56 in state.removed
