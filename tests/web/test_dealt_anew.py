"""All bytes that a seat is sent are the same over worlds that it cannot tell apart: in whole games of every kind.

Views, questions and who is asked, forecasts, undo, refusals, the log, and the stories with the number of their beats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable import Question, Table
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import JIHADIST, US
from tests.dealt_anew import Leak, compared
from tests.labyrinth.scene import turn
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import Chooser, at_random, play_on

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "labyrinth": ("labyrinth", {"scenario": "lets_roll"}),
    "labyrinth against the book": ("labyrinth", {"seats": {"jihadist": "solitaire:virulent"}}),
    "awakening": ("labyrinth", {"scenario": "isil"}),
    "awakening against a bot": ("labyrinth", {"scenario": "isil", "seats": {"us": "bot"}}),
    "plain": ("plain", {"deception": True}),
}
MANY = [pytest.param(kind, seed, marks=pytest.mark.fuzz) for kind in KINDS for seed in range(2, 4)]


def style(game: str, seed: int) -> Chooser:
    """How a game is played so that much happens in it."""
    return chooser(KEEN, seed) if game == "labyrinth" else at_random(seed)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "seed"), [*((kind, 1) for kind in KINDS), *MANY])
@pytest.mark.rule("labyrinth", "5.3.2", "8.5.4")
@pytest.mark.rule("plain", "7.3-opt")
def test_a_seat_is_sent_the_same_whatever_it_cannot_know(kind: str, seed: int) -> None:
    """At steps from the whole of a random game; which ones differs from seat to seat."""
    name, options = KINDS[kind]
    table = play_on(Table.new(name, seed=seed, asks_in_secret=True, **options), style(name, seed))
    seats = (*table.game.seats, None)
    far = max(1, len(table.steps) // 24)
    same = 0
    for place, seat in enumerate(seats):
        for number in range((seed + place) % far, len(table.steps), far):
            same += compared(table, number, seat, deal=seed + number)
    assert same > 24 * len(seats)


# -- what being asked would tell


def after(table: Table, *answers: str) -> Table:
    """A table at which these answers were given, and then one more."""
    for answer in answers:
        table.answer(answer)
    return play_on(table, at_random(1), 1)


PLOTS = {"available": [1, 1], "set_aside": [1, 3], "removed": ["wmd", "wmd", "wmd"]}
SECRETS: dict[str, Callable[[], tuple[Table, str]]] = {
    "one other card of value 3": lambda: (
        after(turn(US, 32, more=[33, 1, 2], jihadist=[52, 81]), "32", "reassessment"),
        JIHADIST,
    ),
    "one kind of plot": lambda: (
        after(
            turn(
                JIHADIST, 57, more=[92], us=[1, 2], dice=[1, 1, 1], plots=PLOTS, wmd={"loose": 0},
                countries={"iraq": {"cells": 2, "governance": "poor", "alignment": "neutral", "plots": [2, 2]}},
            ),
            "57", "plot", "iraq", "done",
        ),
        US,
    ),
    "nothing to buy a card back with": lambda: (
        after(
            turn(JIHADIST, 186, more=[167], us=[121, 122], dice=[1] * 9),
            "186", "event", "place_cells", "1",
        ),
        US,
    ),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", SECRETS)
def test_whoever_has_no_choice_is_asked_where_that_would_tell_something(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Question, "leaves_no_choice", False)  # as at a table where others look on
    table, other = SECRETS[name]()
    assert dealt_sixty_times(table, other) > 60
    monkeypatch.setattr(Play, "pick_in_secret", Play.pick)
    table, other = SECRETS[name]()
    with pytest.raises(Leak):
        dealt_sixty_times(table, other)


def dealt_sixty_times(table: Table, seat: str) -> int:
    """How often all was the same to a seat."""
    return sum(compared(table, 0, seat, deal) for deal in range(60))


def test_a_hidden_card_that_shows_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = after(turn(US, 23, jihadist=[52, 81]), "23")
    assert compared(table, 0, US, 0)
    monkeypatch.setattr(type(table.game), "seen_by", lambda game, state, seat: state.copy())
    with pytest.raises(Leak, match="hands"):
        compared(table, 0, US, 0)
