"""The book of events: what each does, when it may be played, what blocks it (6.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sandtable.core.entering import enter
from sandtable.core.questions import Ask
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import UNASSOCIATED

Run = Callable[[Play, str], Ask[None] | None]
"""Carries an event out for a side, which makes the decisions unless the card says otherwise (6.2.2).

An event that asks nobody anything is a plain function.
"""

Condition = Callable[[State, str], bool]
"""Whether an event's precondition holds for the side that would carry it out."""


def always(s: State, side: str) -> bool:
    """No precondition."""
    return True


def never(s: State, side: str) -> bool:
    """The hand of a side decides nothing."""
    return False


@dataclass(frozen=True)
class Event:
    """One event: what it does, its precondition, the markers that block it, and whether it looks at a hidden hand.

    ``hand_decides`` says whether, as all else stands, the precondition is a question of the hand of that side.
    """

    name: str
    run: Run
    playable: Condition
    blocked_by: tuple[str, ...]
    looks_at_hand: bool
    hand_decides: Condition = never

    def is_blocked(self, s: State) -> bool:
        """Whether a marker that blocks it is in play (6.2.6)."""
        return bool(self.blocked_by) and not s.markers.isdisjoint(self.blocked_by)

    def carry_out(self, g: Play, side: str) -> Ask[None]:
        """Do what the event says."""
        asks = self.run(g, side)
        if asks is not None:
            yield from asks


EVENTS: Final[dict[str, dict[str, Event]]] = {}
"""The events, by the deck they belong to and by the name that their cards carry."""


def event_of(card: Card) -> Event:
    """The event of a card."""
    return EVENTS[card.deck][card.event]


def event(
    name: str,
    *,
    deck: str = "base",
    playable: Condition = always,
    blocked_by: tuple[str, ...] = (),
    looks_at_hand: bool = False,
    hand_decides: Condition = never,
) -> Callable[[Run], Run]:
    """Enter a function into the book of events under the name its cards carry; each name once a deck."""

    def entered(run: Run) -> Run:
        _enter(deck, Event(name, run, playable, blocked_by, looks_at_hand, hand_decides))
        return run

    return entered


def _enter(deck: str, entry: Event) -> None:
    enter(EVENTS.setdefault(deck, {}), entry.name, entry, f"an event {entry.name} in the {deck} deck")


def share(earlier: str, deck: str, *names: str) -> None:
    """Enter events of an earlier deck into another one too, whose cards say the same."""
    for name in names:
        _enter(deck, EVENTS[earlier][name])


def may_happen(s: State, card: Card, side: str) -> bool:
    """Whether the event's precondition is met and nothing blocks it, for the side that would carry it out (6.2.6)."""
    found = event_of(card)
    return not found.is_blocked(s) and found.playable(s, side)


def is_up_to_hand(s: State, card: Card, side: str) -> bool:
    """Whether the hand of the side that would carry the event out decides if it can happen."""
    found = event_of(card)
    return not found.is_blocked(s) and found.hand_decides(s, side)


def is_playable(s: State, card: Card, side: str) -> bool:
    """Whether a side may play the card as an event: its own or an Unassociated one, and possible (6.2.5, 6.2.6)."""
    return card.side in (side, UNASSOCIATED) and not card.auto and may_happen(s, card, side)
