"""The book of the US bot's event instructions (13.3, 13.4.2); its cards are in ``cards_base`` and ``cards_awakening``.

Cards without a line are played whenever they can be and would have an effect. How the bot decides what an event asks
is in ``answers.py``, unless its card says more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from sandtable.core.entering import entering
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents.bots.instructions import Answerer, Instructions, Plan
from sandtable.labyrinth.opponents.bots.us.priority_plot import PlotAt
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import US

__all__ = ["ALERTS", "BOOK", "Answerer", "Plan", "alerts_when", "how", "plays", "plays_when"]

BOOK: Final = Instructions()
plays_when: Final = BOOK.plays_when
how: Final = BOOK.how

Alert: TypeAlias = Callable[[State, Country], bool]
ALERTS: Final[dict[int, Alert]] = {}
"""When the event of a card would remove a priority plot that stands in a country, by number."""


def alerts_when(number: int) -> Callable[[Alert], Alert]:
    """Enter when the event of a card would remove a priority plot."""
    return entering(ALERTS, "an alert of card", number)


def never(s: State) -> bool:
    """The bot does not play this event."""
    return False


def plays(s: State, card: Card) -> bool:
    """Whether the instructions let the bot play an event that can be played."""
    condition = BOOK.plays.get(card.number)
    return condition is None or bool(condition(s))


def needs_no_effect(card: Card) -> bool:
    """Whether it is played even without an effect, so that the card leaves the game (card 215)."""
    return card.number == 215


def would_alert(s: State, card: Card, priority: PlotAt) -> bool:
    """Whether the event of a card would remove the priority plot (13.4.1)."""
    condition = ALERTS.get(card.number)
    return condition is not None and condition(s, priority.country)


def highest_us_cards(s: State, numbers: Iterable[int]) -> list[int]:
    """The US cards of the highest value among these."""
    own = [s.rules.deck[number] for number in numbers if s.rules.deck[number].side == US]
    most = max((card.ops for card in own), default=0)
    return sorted(card.number for card in own if card.ops == most)
