"""Whole games with the flow charts: sound after every step, for every mix; what is refused.

``make fuzz GAMES=2000`` plays so many of them.
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
from sandtable.core.playout import InOrder, Playout
from sandtable.core.setting_up import checked_options
from sandtable.plain.terms import FACTIONS
from sandtable.words import Words
from tests.plain.nonplayers import PLAIN
from tests.plain.test_random_play import check

MIXES = [dict(zip(FACTIONS, mix, strict=True)) for mix in itertools.product(("chart", "random"), repeat=4)][:-1]
GAMES = int(os.environ.get("SANDTABLE_GAMES", "24"))
FEW = 15
SPREAD = 4
"""From mix to mix, so that a few games have one, two, three and four charts in every scenario."""


def game(number: int, **options: Any) -> Playout:
    """The game with this number: its mix, its scenario and its seed follow from it."""
    seats = MIXES[number * SPREAD % len(MIXES)]
    scenario = PLAIN.options["scenario"][number % 3]
    setup = Setup("plain", seats, checked_options(PLAIN, {"scenario": scenario, **options}))
    agents = {seat: RandomAgent() for seat, who in seats.items() if who == "random"}
    return Playout(PLAIN, PLAIN.new(setup), agents, InOrder(str(number)), str(number))


@pytest.mark.parametrize("number", range(FEW))
def test_a_game_of_every_mix_stays_sound_and_ends(number: int) -> None:
    stays_sound(number)


@pytest.mark.fuzz
@pytest.mark.parametrize("number", range(FEW, FEW + GAMES))
def test_many_games_of_all_mixes_stay_sound_and_end(number: int) -> None:
    stays_sound(number)


def stays_sound(number: int) -> None:
    """Play a game; after every step it is sound, and it comes to an end."""
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


def test_four_charts_play_the_same_game_again() -> None:
    seats = dict.fromkeys(FACTIONS, "chart")
    table = Table.new("plain", scenario="short", seed=4, seats=seats)
    assert table.outcome is not None
    assert {note.kind for note in table.notes} == {"told", "why"}
    assert all(note.rule for note in table.notes if note.kind == "why")
    assert Table.new("plain", scenario="short", seed=4, seats=seats).state == table.state
    words = Words(game="plain", strict=True)
    for note in table.notes:
        assert words.say(note.message)


def test_two_sets_of_rules_do_not_go_together() -> None:
    with pytest.raises(SandtableError) as refusal:
        Table.new("plain", seats={"warlords": "chart", "taliban": "book"})
    assert refusal.value.message.id == "refusal-nonplayers-mixed"
    with pytest.raises(SandtableError):
        Table.new("plain", seats={"warlords": "chart"}, players="three")
