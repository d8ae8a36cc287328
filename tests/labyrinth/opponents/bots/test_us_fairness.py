"""Fair play of the US bot: what it may not know never moves it.

It may not know the Jihadist hand, the order of its own pile below the top card, and the deck; plots lie open to it
(13.3.3). In whole games all of these are dealt anew before each of its cards; with the same dice it must do the same.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable import Table
from sandtable.labyrinth.levels import US_RESOLVE
from sandtable.labyrinth.redealing import Below, redealt, shuffled
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US
from sandtable.labyrinth.views import seen_by
from tests.labyrinth.opponents.fairness import below, cards_of, decisions, played, with_another_top
from tests.labyrinth.scene import LABYRINTH

TOUCHES_THE_HAND = (17, 34, 44, 97, 126, 127, 128, 135)
"""Their own words make a Jihadist card matter: FSB, and whatever takes or discards one (US Election then happens)."""
DEEDS = ("operation", "homeland-security", "disrupt", "war-of-ideas", "deployed", "alert", "event", "reserves")


def decided(state: State, seed: str) -> list[object]:
    """What the bot says and does in its step."""
    return decisions(state, seed, DEEDS)


def cards_of_games(level: str, count: int) -> Iterator[State]:
    """The states in which the bot is about to play a card, in some games."""
    for seed in range(count):
        scenario = ("lets_roll", "awakening", "isil", "anaconda")[seed % 4]
        table = Table.new("labyrinth", seats={US: f"bot:{level}"}, seed=f"{level} {seed}", scenario=scenario, decks=2)
        yield from cards_of(played(table, seed), US)


def dealt_anew(s: State, draw: Below) -> State | None:
    """A twin with another Jihadist hand, another pile below what the bot looks at, and another deck."""
    pile = s.hands[US]
    if pile[0] in TOUCHES_THE_HAND:
        return None
    known = min(len(pile), 2 if s.card == 1 else 1)  # a Reassessment turns the second over
    twin = s.copy()
    middle = [number for number in s.deck if s.held_back.get(number)]
    rest = [number for number in s.deck if number not in middle]
    pool = shuffled([*rest, *pile[known:], *s.hands[JIHADIST]], draw)
    below_top, held = len(pile) - known, len(s.hands[JIHADIST])
    twin.hands = {US: [*pile[:known], *pool[:below_top]], JIHADIST: pool[below_top : below_top + held]}
    twin.deck = pool[below_top + held :] + middle
    twin.known = {US: (), JIHADIST: ()}
    return twin


@pytest.mark.parametrize("level", US_RESOLVE[::5])
def test_the_bot_does_the_same_whatever_it_may_not_know(level: str) -> None:
    compared = 0
    for n, state in enumerate(cards_of_games(level, 4)):
        twin = dealt_anew(state, below(f"redeal {n}"))
        if twin is not None and LABYRINTH.faults(twin) == []:
            assert decided(twin, str(n)) == decided(state.copy(), str(n)), (level, n)
            compared += 1
    assert compared > 40


def test_these_tests_would_see_a_difference() -> None:
    """Another top card does change what the bot does."""
    differ = 0
    for n, state in enumerate(cards_of_games("adept", 1)):
        twin = with_another_top(state, US)
        if twin is not None:
            differ += decided(twin, str(n)) != decided(state.copy(), str(n))
    assert differ > 3


# -- what the Jihadist player sees


def test_the_pile_and_the_deck_are_hidden_from_the_jihadist_player() -> None:
    for state in cards_of_games("off_guard", 2):
        seen = seen_by(state, JIHADIST)
        known = state.known[JIHADIST]
        assert all(number == 0 or number in known for number in seen.hands[US])
        assert set(seen.deck) <= {0}
        assert seen.hands[JIHADIST] == state.hands[JIHADIST]


def test_no_note_to_the_jihadist_player_names_a_card_in_the_pile() -> None:
    table = played(Table.new("labyrinth", seats={US: "bot:off_guard"}, seed=11, scenario="awakening"), 11)
    for note in table.notes:
        if note.message.id == "note-drew":
            assert note.seen_by == (JIHADIST,)


def test_a_redealt_table_looks_the_same_to_the_jihadist_player() -> None:
    for n, state in enumerate(cards_of_games("ruthless", 1)):
        twin = redealt(state, JIHADIST, below(f"look {n}"))
        assert LABYRINTH.describe(seen_by(twin, JIHADIST)) == LABYRINTH.describe(seen_by(state, JIHADIST))
        assert [plot for _, plot in twin.plots_on_map()] == [plot for _, plot in state.plots_on_map()]
