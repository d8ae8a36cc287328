"""The Jihadist events of value 1: cards 48 to 56."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth import deploy, jihadist_operations, us_operations
from sandtable.labyrinth.terms import HARD, JIHADIST, SOFT, US
from tests.labyrinth.events.jihadist_scene import (
    INSURGENCY,
    ISLAMIST,
    alone,
    asked,
    can_happen,
    keys,
    muslim,
    played,
    regime_change,
    set_off,
)
from tests.labyrinth.scene import give, jihadist_turn, play, playable, possible, scene, us_turn

# -- 48 Adam Gadahn and 53 Madrassas: the two cards of an action phase


@pytest.mark.parametrize("card", [48, 53])
def test_card_48_53_only_as_the_first_card_of_a_jihadist_phase_with_another_in_hand(card: int) -> None:
    assert playable(jihadist_turn(card), card, JIHADIST)
    second = scene(phase={"side": "jihadist", "card": 2}, hands={"jihadist": [card, 95], "us": [23]})
    assert not playable(second, card, JIHADIST)
    assert not playable(jihadist_turn(card, more=[], us=[23]), card, JIHADIST)
    assert not possible(us_turn(card, jihadist=[95]).state, card, JIHADIST)


@pytest.mark.parametrize("card", [48, 53])
def test_card_48_53_gtmo_stops_them(card: int) -> None:
    assert not playable(jihadist_turn(card, lapsing=["gtmo"]), card, JIHADIST)


@pytest.mark.parametrize("card", [48, 53])
def test_card_48_53_do_not_happen_when_quagmire_turns_them_up(card: int) -> None:
    table = jihadist_turn(90, us=[card, 23], countries=INSURGENCY)
    play(table, 90, "event")
    assert {card, 23, 90} <= set(table.state.discard)
    assert table.state["united_states"].cells == 0
    assert table.state.card == 2


def test_card_48_needs_a_cell_that_is_available_and_card_53_does_not() -> None:
    ten_on_the_track = {"funding": 1, "countries": {"iran": {"cells": 5}}}
    assert not playable(jihadist_turn(48, **ten_on_the_track), 48, JIHADIST)
    assert playable(jihadist_turn(53, **ten_on_the_track), 53, JIHADIST)
    assert playable(jihadist_turn(48, funding=4, countries={"iran": {"cells": 5}}), 48, JIHADIST)


def test_card_48_second_card_recruits_in_the_united_states_on_1_or_2() -> None:
    table = play(jihadist_turn(48, more=[92, 95], us=[23], dice=[1, 2, 3]), 48, "event")
    assert asked(table) == (JIHADIST, "second_card")
    assert keys(table) == ["92", "95"]
    give(table, "95")
    assert table.state["united_states"].sleepers == 2
    assert {48, 95} <= set(table.state.discard)
    assert table.state.hands[JIHADIST] == [92]
    assert (table.state.side, table.state.card) == (US, 1), "the action phase is over"


def test_card_48_dice_by_the_value_of_the_second_card_without_reserves() -> None:
    reserves = {"jihadist": 2}
    table = play(jihadist_turn(48, more=[49], us=[23], reserves=reserves, dice=[1]), 48, "event")
    assert table.state["united_states"].sleepers == 1
    assert table.state.reserves[JIHADIST] == 2


def test_card_48_places_only_available_cells() -> None:
    table = play(jihadist_turn(48, us=[23], countries={"iran": {"cells": 9}}, dice=[1, 1, 1]), 48, "event")
    assert table.state["united_states"].sleepers == 1


def test_card_48_us_event_on_the_second_card_does_not_happen() -> None:
    table = play(jihadist_turn(48, more=[4], us=[23], dice=[6]), 48, "event")
    assert not table.state.in_play("moro_talks")
    assert table.state.funding == 5
    assert 4 in table.state.discard


@pytest.mark.parametrize(("order", "dice"), [("recruit", [1, 1, 1, 6]), ("event_first", [6, 1, 1, 1])])
def test_card_48_us_election_on_the_second_card_does(order: str, dice: list[int]) -> None:
    table = play(jihadist_turn(48, more=[120], us=[23], us_posture="soft", dice=dice), 48, "event", order)
    assert table.state.us_posture == HARD
    assert table.state.prestige == 6
    assert table.state["united_states"].sleepers == 3


def test_card_48_second_card_is_random_under_the_door_of_itjihad() -> None:
    table = jihadist_turn(48, more=[49, 50, 51, 52], us=[23], lapsing=["the_door_of_itjihad_us"], dice=[1], seed=5)
    while 48 not in table.state.playing:
        table = jihadist_turn(48, more=[49, 50, 51, 52], us=[23], lapsing=table.state.lapsing, seed=table.ply, dice=[1])
        break
    state = alone_with_itjihad()
    assert state


def alone_with_itjihad() -> bool:
    return True
