"""Fair play: what the opponent may not know never moves it.

It may not know the US hand, the order of its own pile below the top card, the deck, and the kinds of plots that lie
face down. In whole games all of these are dealt anew before each of its cards; with the same dice it must do the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

import pytest

from sandtable import Table
from sandtable.core.messages import Note
from sandtable.labyrinth.redealing import Below, redeal_plots, shuffled
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.opponents.fairness import below, cards_of, decided, played, with_another_top
from tests.labyrinth.scene import LABYRINTH, LEVELS

BACK_CHANNEL, QUAGMIRE = 32, 90
LOOK_AT_THE_US_HAND = (BACK_CHANNEL, QUAGMIRE)
"""Their own words make the US hand matter: a card of a value (32), and events on discarded cards (90)."""
PLAY_THE_NEXT_CARD = (48, 53, 97)
"""Adam Gadahn and Madrassas use the second card of the pile, Fatwa gives it away."""


def other_us_hand(s: State, draw: Below) -> bool:
    """Deal the US another hand from the deck."""
    pool = shuffled([*s.deck, *s.hands[US]], draw)
    count = len(s.hands[US])
    s.hands[US], s.deck = pool[:count], pool[count:]
    return s.hands[JIHADIST][0] not in LOOK_AT_THE_US_HAND


def other_pile(s: State, draw: Below) -> bool:
    """Deal what lies below the top of the pile anew from the deck."""
    pile = s.hands[JIHADIST]
    known = min(len(pile), 2 if pile[0] in PLAY_THE_NEXT_CARD else 1)
    pool = shuffled([*s.deck, *pile[known:]], draw)
    count = len(pile) - known
    s.hands[JIHADIST], s.deck = [*pile[:known], *pool[:count]], pool[count:]
    return count > 0


def other_plots(s: State, draw: Below) -> bool:
    """Change the kinds of the plots on the map for others of those Available."""
    before = s.plots_on_map()
    redeal_plots(s, None, draw)
    return s.plots_on_map() != before


Change = Callable[[State, Below], bool]


def cards_of_games(level: str, count: int) -> Iterator[State]:
    """The states in which the opponent is about to play a card, in some games."""
    for seed in range(count):
        table = Table.new("labyrinth", seats={JIHADIST: f"solitaire:{level}"}, seed=f"{level} {seed}", decks=2)
        yield from cards_of(played(table, seed), JIHADIST)


@pytest.mark.slow
@pytest.mark.parametrize("change", [other_us_hand, other_pile, other_plots], ids=lambda change: change.__name__)
@pytest.mark.parametrize("level", LEVELS)
def test_the_opponent_does_the_same_whatever_it_may_not_know(level: str, change: Change) -> None:
    compared = 0
    for n, state in enumerate(cards_of_games(level, 2)):
        seed = hashlib.sha256(f"{level} {n}".encode()).hexdigest()
        twin = state.copy()
        if change(twin, below(f"redeal {seed}")) and LABYRINTH.faults(twin) == []:
            assert decided(twin, seed) == decided(state.copy(), seed)
            compared += 1
    assert compared >= (1 if change is other_plots else 15)


def test_the_same_holds_when_all_is_changed_at_once() -> None:
    compared = 0
    for n, state in enumerate(cards_of_games("virulent", 4)):
        twin, draw = state.copy(), below(f"all {n}")
        other_pile(twin, draw)
        other_plots(twin, draw)
        if other_us_hand(twin, draw):
            assert decided(twin, str(n)) == decided(state.copy(), str(n))
            compared += 1
    assert compared > 30


def test_these_tests_would_see_a_difference() -> None:
    """Another top card, or another world, does change what the opponent does."""
    differ = 0
    for n, state in enumerate(cards_of_games("normal", 1)):
        twin = with_another_top(state, JIHADIST)
        if twin is not None:
            differ += decided(twin, str(n)) != decided(state.copy(), str(n))
    assert differ > 5


def test_plots_are_resolved_in_the_order_of_the_map_whatever_they_are() -> None:
    resolved = 0
    for seed in range(6):
        table = played(Table.new("labyrinth", seats={JIHADIST: "solitaire:virulent"}, seed=seed, decks=3), seed)
        for step in table.steps:
            if step.state.step == "plots" and len(step.state.plots_on_map()) > 1:
                first = step.state.plots_on_map()[0][0].id
                notes: list[Note] = []
                twin = step.state.copy()
                redeal_plots(twin, None, below(f"plots {seed} {step.ply}"))
                rules = LABYRINTH.step(twin, notes.append)
                assert rules is not None
                rules.send(None)
                told = next(note for note in notes if note.message.id == "note-plot-resolved")
                assert getattr(told.message.args["country"], "id", "") == f"country-{first}"
                resolved += 1
    assert resolved > 3
