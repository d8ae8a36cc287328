"""Whole games with Non-players by the book: sound after every step, for every mix.

``make fuzz GAMES=2000`` plays so many of them.
"""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.agents import RandomAgent
from sandtable.core.game import Setup
from sandtable.core.playout import InOrder, Playout
from sandtable.core.setting_up import checked_options
from sandtable.plain.terms import FACTIONS
from sandtable.words import Words
from tests.plain.nonplayers import PLAIN
from tests.plain.test_random_play import check

MIXES = [dict(zip(FACTIONS, mix, strict=True)) for mix in itertools.product(("book", "random"), repeat=4)][:-1]
GAMES = int(os.environ.get("SANDTABLE_GAMES", "24"))
FEW = 15


def game(number: int, **options: Any) -> Playout:
    """The game with this number: its mix, its scenario and its seed follow from it."""
    seats = MIXES[number % len(MIXES)]
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
def test_every_option_goes_with_non_players(options: dict[str, Any]) -> None:
    playout = game(1, **options)
    while playout.play_step():
        check(playout.state)
    assert playout.play_out().winner in FACTIONS


def test_a_game_of_four_non_players_is_told_with_reasons_and_can_be_replayed(tmp_path: Path) -> None:
    seats = dict.fromkeys(FACTIONS, "book")
    table = Table.new("plain", scenario="short", seed=4, seats=seats)
    assert table.outcome is not None
    kinds = {note.kind for note in table.notes}
    assert kinds == {"told", "why"}
    assert all(note.rule for note in table.notes if note.kind == "why")
    again = Table.new("plain", scenario="short", seed=4, seats=seats)
    assert again.state == table.state
    table.save(tmp_path / "game.json")
    assert Table.load(tmp_path / "game.json").state == table.state
    words = Words(game="plain", strict=True)
    for note in table.notes:
        assert words.say(note.message)
