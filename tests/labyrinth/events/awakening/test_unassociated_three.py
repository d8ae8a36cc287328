"""The events of neither side of The Awakening with value 3, one by one (cards 234 to 240)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth import positions
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.conditions import (
    CAPITAL,
    CHANGED,
    FAIR,
    GOOD,
    ISLAMIST,
    POOR,
    POOR_ALLY,
    TORN,
    TRUCE,
    TRUCES,
    WAR,
    WAR_UNDER_TRUCE,
    muslim,
)
from tests.labyrinth.scene import BOTH, after, event, may_play, play, played, turn, unrest
from tests.playing import offered, told

# -- Free Syrian Army


@BOTH
@pytest.mark.parametrize(("more", "militia", "cells"), [("two_militia", 2, 1), ("two_cells", 1, 2)])
def test_card_234_civil_war_in_syria(side: str, more: str, militia: int, cells: int) -> None:
    state = played(side, 234, more, countries={"syria": POOR, "turkey": FAIR})
    assert state["syria"].civil_war
    assert (state["syria"].militia, state["syria"].cells) == (militia, cells)
    assert state["turkey"].aid == 1
    assert 234 in state.removed


@BOTH
def test_card_234_in_a_war_that_is_there_already(side: str) -> None:
    state = played(side, 234, "two_militia", countries={"syria": {**WAR, "militia": 1}, "turkey": FAIR})
    assert (state["syria"].militia, state["syria"].cells) == (3, 1)
    good = played(side, 234, "two_cells", countries={"syria": GOOD, "turkey": FAIR})
    assert good["syria"].is_fair


@BOTH
def test_card_234_syria_must_be_marked_and_truce_spares_it(side: str) -> None:
    assert not may_play(side, 234)
    state = played(side, 234, **TRUCES, countries={"syria": WAR_UNDER_TRUCE, "turkey": FAIR})
    assert (state["syria"].militia, state["syria"].cells, state["turkey"].aid) == (0, 0, 1)


# -- Qadhafi


@BOTH
@pytest.mark.parametrize(
    ("pieces", "governance", "alignment"),
    [
        ({"cells": 3, "militia": 1, "troops": 1}, "poor", "adversary"),
        ({"cells": 2, "militia": 2, "troops": 1}, "fair", "ally"),
        ({"cells": 2, "militia": 2}, "poor", "neutral"),
    ],
)
def test_card_235_the_stronger_side_has_won(side: str, pieces: dict[str, int], governance: str, alignment: str) -> None:
    state = played(side, 235, countries={"libya": {**WAR, **pieces}})
    libya = state["libya"]
    assert not libya.civil_war
    assert (libya.militia, libya.cells, libya.cubes) == (0, pieces["cells"], pieces.get("troops", 0))
    written = positions.write(state)["countries"]["libya"]
    assert (written["governance"], written["alignment"]) == (governance, alignment)


@BOTH
def test_card_235_may_be_played_without_a_war_and_ends_a_caliphate(side: str) -> None:
    assert may_play(side, 235)
    assert "no-effect" in told(event(side, 235))
    truce = played(side, 235, **TRUCES, countries={"libya": {**WAR_UNDER_TRUCE, "cells": 1}})
    assert truce["libya"].civil_war
    fallen = played(side, 235, countries={"libya": {**CAPITAL, "active_cells": 3}})
    assert fallen.capital is None
    assert (fallen.funding, fallen.prestige) == (3, 7)  # 11.3.8.2


# -- Oil Price Spike


@BOTH
def test_card_236_takes_a_card_ends_fracking_and_lasts_for_a_turn(side: str) -> None:
    table = event(side, 236, discard=[126, 164], events=["fracking"])
    assert sorted(offered(table, "take_discarded")) == ["126", "164"]
    state = play(table, "164").state
    assert 164 in state.hands[side]
    assert not state.in_play("fracking")
    assert state.resources(state["iraq"]) == 4
    assert state.resources(state["egypt"]) == 3
    assert 236 in state.lapsing_cards
    over = after(state, "end_lapsing")
    assert over.resources(over["iraq"]) == 3
    assert 236 in over.discard


@BOTH
def test_card_236_no_oil_price_spike_is_taken(side: str) -> None:
    state = played(side, 236, campaign=True, deck=2, discard=[117, 118])
    assert sorted(state.discard) == [117, 118]


# -- Osama bin Ladin


def test_card_237_the_us_finds_him() -> None:
    state = played(US, 237)
    assert (state.funding, state.prestige) == (3, 8)
    assert 237 in state.removed
    for refuge in ("pakistan", "afghanistan"):
        assert not may_play(US, 237, countries={refuge: ISLAMIST})
        assert may_play(JIHADIST, 237, countries={refuge: ISLAMIST})
    assert may_play(US, 237, countries={"libya": ISLAMIST})


def test_card_237_wars_and_islamist_rule_lower_prestige() -> None:
    state = played(JIHADIST, 237, countries={"libya": WAR, "mali": CAPITAL, "somalia": ISLAMIST, "iraq": CHANGED})
    assert state.prestige == 2
    assert 237 in state.discard
    assert played(JIHADIST, 237).prestige == 5


# -- Revolution


@BOTH
def test_card_238_civil_war_where_both_stir(side: str) -> None:
    table = event(side, 238, countries={"libya": {**TORN, "awakening": 2}, "egypt": TORN})
    assert offered(table, "civil_war_where") == ["libya", "egypt"]
    libya = play(table, "libya").state["libya"]
    assert libya.civil_war
    assert (libya.militia, libya.cells, libya.awakening, libya.reaction) == (2, 1, 0, 0)


@BOTH
def test_card_238_a_poor_country_with_both(side: str) -> None:
    assert not may_play(side, 238, countries={"libya": {**POOR, "awakening": 2}, "egypt": {**POOR, "reaction": 2}})
    assert not may_play(side, 238, countries={"libya": {**FAIR, "awakening": 1, "reaction": 1}})
    assert not may_play(side, 238, **TRUCES, countries={"libya": {**TORN, **TRUCE}})


# -- Truce


@BOTH
@pytest.mark.parametrize("libya", [WAR, CHANGED, TORN])
def test_card_239_a_truce_begins_and_lapses(side: str, libya: dict[str, Any]) -> None:
    state = played(side, 239, countries={"libya": libya})
    assert state["libya"].under_truce
    assert state.lapsing == ["truce"]
    assert 239 in state.lapsing_cards
    over = after(state, "end_lapsing")
    assert not over["libya"].under_truce
    assert over.lapsing == []
    assert 239 in over.discard


@BOTH
def test_card_239_not_in_the_caliphate(side: str) -> None:
    assert not may_play(side, 239, countries={"libya": CAPITAL, "egypt": {**POOR, "awakening": 2}, "iraq": POOR_ALLY})


def test_card_239_there_is_neither_polarization_nor_attrition() -> None:
    quiet = played(US, 239, countries={"libya": {**POOR, "awakening": 4, "reaction": 1}})
    assert unrest(after(quiet, "polarization"), "libya") == (4, 1)
    assert after(quiet, "polarization")["libya"].is_neutral
    war = played(US, 239, countries={"libya": {**WAR, "militia": 6, "active_cells": 6}})
    assert after(war, "attrition")["libya"].militia == 6


@pytest.mark.parametrize("side", [US, JIHADIST])
def test_card_239_a_side_may_pay_to_end_it(side: str) -> None:
    libya = muslim("Poor Neutral", civil_war=True, markers=["truce"])
    state = play(turn(side, 203, **TRUCES, countries={"algeria_tunisia": libya}), "end_truce").state
    assert not state["algeria_tunisia"].under_truce
    assert (state.prestige, state.funding) == ((3, 5) if side == US else (5, 3))
    assert state.lapsing == []


@BOTH
def test_card_239_taken_back_and_played_again_it_moves(side: str) -> None:
    state = played(side, 239, **TRUCES, countries={"libya": WAR_UNDER_TRUCE, "yemen": WAR})
    assert state["yemen"].under_truce
    assert not state["libya"].under_truce
    assert state.lapsing == ["truce"]


# -- US Election


@BOTH
def test_card_240_happens_with_operations_alone(side: str) -> None:
    assert not may_play(side, 240)
    table = turn(side, 240, dice=[1], countries={"france": {"posture": "soft"}, "china": {"posture": "soft"}})
    play(table, "240", "event_first")
    assert table.state.us_posture == "soft"
    assert table.state.prestige == 6


def test_card_240_after_the_consulate_posture_changes_without_a_roll() -> None:
    table = turn(
        US, 240, lapsing=["us_consulate_attacked"], us_posture="hard", countries={"france": {"posture": "hard"}}
    )
    play(table, "240", "event_first")
    assert table.state.us_posture == "soft"
    assert table.state.prestige == 4
