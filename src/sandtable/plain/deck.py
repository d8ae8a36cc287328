"""The only module that moves cards: the deck is prepared, drawn from and turned over (2.1, 2.2, 2.3.7)."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.questions import Ask
from sandtable.plain.play import Play
from sandtable.plain.state import Pile, State
from sandtable.plain.terms import PROPAGANDA


def prepare(s: State, piles: Sequence[Pile]) -> None:
    """All events are mixed, and will be drawn from these piles (setup.deck)."""
    s.piles = list(piles)
    s.pool = list(s.deck)


def remove_one(g: Play) -> Ask[int]:
    """An event, at random, leaves the deck before the game (setup.deck)."""
    number = yield from g.draw_card("removed", g.s.pool)
    g.s.pool.remove(number)
    g.s.removed.append(number)
    return number


def draw(g: Play) -> Ask[int | None]:
    """The top card of the deck, or None if there is none: each pile has its events and a Propaganda card mixed."""
    s = g.s
    if s.stacked:
        yield from g.reveal("card")
        return s.stacked.pop(0)
    while s.piles and not s.piles[0].size:
        s.piles.pop(0)
    if not s.piles:
        return None
    pile = s.piles[0]
    if pile.events:
        among = s.pool * pile.events + [PROPAGANDA] * (len(s.pool) * pile.propaganda)
        card = yield from g.draw_card("card", among)
    else:
        card = PROPAGANDA
    if card == PROPAGANDA:
        s.piles[0] = Pile(pile.events, False)
    else:
        s.pool.remove(card)
        s.piles[0] = Pile(pile.events - 1, pile.propaganda)
    return card


def turn(g: Play) -> Ask[int | None]:
    """The current card is played, and the upcoming one becomes current (2.3.7); None if there is none."""
    s = g.s
    if s.card is not None:
        s.played.append(s.card)
    card = s.next if s.next is not None else (yield from draw(g))
    s.card, s.next = card, None
    return card


def turn_next(g: Play) -> Ask[None]:
    """The next card is turned (2.3.7), and by the eligibility options the event behind Propaganda too (2.3.1-optA)."""
    s = g.s
    s.next = yield from draw(g)
    if s.options.get("eligibility", "printed") == "printed" or s.next != PROPAGANDA:
        return
    seen: list[int] = []
    while not seen or seen[-1] == PROPAGANDA:
        card = yield from draw(g)
        if card is None:
            break
        seen.append(card)
    s.stacked = seen + s.stacked


def change_places(s: State) -> None:
    """The next card comes before the current one (2.3.7-opt)."""
    s.card, s.next = s.next, s.card
