"""The book of the Jihadist bot's event instructions (12.3); its cards are in ``cards_base`` and ``cards_awakening``.

A card that is not the US's is played as an event if its instruction, *on top of* what the card itself asks for, says
so: that something would change is part of it (12.4.1).
"""

from __future__ import annotations

from typing import Final

from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.opponents.bots.instructions import Answerer, Instructions, Plan
from sandtable.labyrinth.state import State

__all__ = ["BOOK", "Answerer", "Plan", "how", "plays", "plays_when"]

BOOK: Final = Instructions()
plays_when: Final = BOOK.plays_when
how: Final = BOOK.how


def plays(s: State, card: Card) -> bool:
    """Whether the bot plays a card that it may play as an event."""
    condition = BOOK.plays.get(card.number)
    return condition is not None and bool(condition(s))
