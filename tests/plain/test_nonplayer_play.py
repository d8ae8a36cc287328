"""Whole games with Non-players, by the book and by the charts: sound after every step, for every mix.

``make fuzz GAMES=2000`` plays so many of them.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Sequence
from pathlib import Path
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
from tests.plain.checking import check
from tests.plain.scene import PLAIN

METHODS = ("book", "chart")
OF_PEOPLE = ("scenario", "players", "deception")
"""What is no option of the rules, or needs people (7.3)."""
MIXES = list(itertools.product((True, False), repeat=4))[:-1]
"""Who has no player; the others play at random."""
GAMES = int(os.environ.get("SANDTABLE_GAMES", "24"))
FEW = 15


def game(method: str, number: int, **options: Any) -> Playout:
    """The game with this number: its mix, its scenario and its seed follow from it."""
    return mixed(method, MIXES[number % len(MIXES)], number, **options)


def mixed(method: str, mix: Sequence[bool], number: int, **options: Any) -> Playout:
    """A game with these Non-players, whose scenario and seed follow from its number."""
    seats = {faction: method if alone else "random" for faction, alone in zip(FACTIONS, mix, strict=True)}
    scenario = PLAIN.options["scenario"][number % 3]
    setup = Setup("plain", seats, checked_options(PLAIN, {"scenario": scenario, **options}))
    agents = {seat: RandomAgent() for seat, who in seats.items() if who == "random"}
    return Playout(PLAIN, PLAIN.new(setup), agents, InOrder(str(number)), str(number))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("number", range(FEW))
def test_a_game_of_every_mix_stays_sound_and_ends(method: str, number: int) -> None:
    stays_sound(method, number)


@pytest.mark.fuzz
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("number", range(FEW, FEW + GAMES))
def test_many_games_of_all_mixes_stay_sound_and_end(method: str, number: int) -> None:
    stays_sound(method, number)


def stays_sound(method: str, number: int) -> None:
    """Play a game; after every step it is sound, and it comes to an end."""
    playout = game(method, number)
    while playout.play_step():
        check(playout.state)
        assert PLAIN.faults(playout.state) == []
    assert playout.play_out().winner in FACTIONS


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    ("option", "value"),
    [(name, value) for name in PLAIN.options if name not in OF_PEOPLE for value in PLAIN.options[name][1:]],
)
def test_every_option_goes_with_non_players(method: str, option: str, value: object) -> None:
    playout = game(method, 1, **{option: value})
    while playout.play_step():
        check(playout.state)
    assert playout.play_out().winner in FACTIONS


@pytest.mark.parametrize("method", METHODS)
def test_a_game_of_four_non_players_is_told_with_reasons_and_can_be_replayed(method: str, tmp_path: Path) -> None:
    seats = dict.fromkeys(FACTIONS, method)
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


def test_two_sets_of_rules_do_not_go_together() -> None:
    with pytest.raises(SandtableError) as refusal:
        Table.new("plain", seats={"warlords": "chart", "taliban": "book"})
    assert refusal.value.message.id == "refusal-nonplayers-mixed"
    with pytest.raises(SandtableError):
        Table.new("plain", seats={"warlords": "chart"}, players="three")
