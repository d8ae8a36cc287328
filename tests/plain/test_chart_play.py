"""Whole games with the flow charts: sound after every answer; nothing hidden changes their play; what is refused.

``SANDTABLE_FUZZ_GAMES=500 pytest tests/plain/test_chart_play.py -k mixes`` plays so many.
"""

from __future__ import annotations

import itertools
import os
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.agents import RandomAgent
from sandtable.core.errors import SandtableError
from sandtable.core.game import Setup
from sandtable.core.messages import Note
from sandtable.core.playout import InOrder, Playout
from sandtable.core.setting_up import checked_options
from sandtable.plain.state import State
from sandtable.plain.terms import FACTIONS
from tests.plain.nonplayers import PLAIN, chance, run
from tests.plain.test_random_play import check

MIXES = [dict(zip(FACTIONS, mix, strict=True)) for mix in itertools.product(("chart", "random"), repeat=4)][:-1]
GAMES = int(os.environ.get("SANDTABLE_FUZZ_GAMES", "30"))
SPREAD = 4
"""From mix to mix, so that a few games have one, two, three and four charts in every scenario."""


def game(number: int, **options: Any) -> Playout:
    """The game with this number: its mix, its scenario and its seed follow from it."""
    seats = MIXES[number * SPREAD % len(MIXES)]
    scenario = PLAIN.options["scenario"][number % 3]
    setup = Setup("plain", seats, checked_options(PLAIN, {"scenario": scenario, **options}))
    agents = {seat: RandomAgent() for seat, who in seats.items() if who == "random"}
    return Playout(PLAIN, PLAIN.new(setup), agents, InOrder(str(number)), str(number))


@pytest.mark.parametrize("number", range(GAMES))
def test_games_of_mixes_stay_sound_and_end(number: int) -> None:
    playout = game(number)
    while playout.play_step():
        check(playout.state)
        assert PLAIN.faults(playout.state) == []
    assert playout.play_out().winner in FACTIONS


@pytest.mark.parametrize(
    "options",
    [
        {"hidden_next": True},
        {"eligibility": "a"},
        {"eligibility": "b"},
        {"sudden_propaganda": True},
        {"no_capabilities": True},
        {"events": "printed"},
        {"open_deployment": True},
    ],
)
def test_every_option_goes_with_charts(options: dict[str, Any]) -> None:
    playout = game(1, **options)
    while playout.play_step():
        check(playout.state)
    assert playout.play_out().winner in FACTIONS


def test_what_is_hidden_does_not_change_what_they_do() -> None:
    """The order of the deck and the markers of others are dealt anew before every step: the same play, to the note."""
    seats = {**dict.fromkeys(FACTIONS, "random"), "taliban": "chart"}
    setup = Setup("plain", seats, checked_options(PLAIN, {"scenario": "short", "deception": True}))
    agents = {seat: RandomAgent() for seat in FACTIONS if seat != "taliban"}
    playout = Playout(PLAIN, PLAIN.new(setup), agents, InOrder("3"), "3")
    compared = 0
    while playout.play_step() and compared < 40:
        state: State = playout.state
        if state.step in ("faction", "support", "redeploy"):
            twin = PLAIN.redealt(state, "taliban", chance(compared))
            assert _step(state.copy()) == _step(twin)
            compared += 1
    assert compared > 10


def _step(state: State) -> tuple[list[Note], dict[str, Any]]:
    notes: list[Note] = []
    run(PLAIN.step(state, notes.append), chance(7))
    written = PLAIN.write_position(state)
    for key in ("draw", "next", "card", "piles", "played", "deception"):
        written.pop(key, None)
    return notes, written


def test_four_charts_play_the_same_game_again() -> None:
    seats = dict.fromkeys(FACTIONS, "chart")
    table = Table.new("plain", scenario="short", seed=4, seats=seats)
    assert table.outcome is not None
    assert {note.kind for note in table.notes} == {"told", "why"}
    assert all(note.rule for note in table.notes if note.kind == "why")
    assert Table.new("plain", scenario="short", seed=4, seats=seats).state == table.state


def test_two_sets_of_rules_do_not_go_together() -> None:
    with pytest.raises(SandtableError) as refusal:
        Table.new("plain", seats={"warlords": "chart", "taliban": "book"})
    assert refusal.value.message.id == "refusal-nonplayers-mixed"
    with pytest.raises(SandtableError):
        Table.new("plain", seats={"warlords": "chart"}, players="three")
