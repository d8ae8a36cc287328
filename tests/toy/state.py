"""The board and the cards of Pasture, and the state of a play: plain data that copies fast."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

SEATS: Final = ("north", "east", "south", "west")
GOALS: Final = {"north": 4, "east": 4, "south": 3, "west": 3}  # 4.1
ROOM: Final = 4  # 1.1
HAND: Final = 3  # 2.1
HIDDEN: Final = 0
"""What stands for a card whose face a seat does not know."""


@dataclass(frozen=True)
class Field:
    """A field, and those beside it."""

    id: str
    beside: tuple[str, str]

    @property
    def target(self) -> str:
        """How it is pointed at: ``field:hill``."""
        return f"field:{self.id}"


@dataclass(frozen=True)
class Card:
    """A card and its value."""

    number: int
    value: int

    @property
    def target(self) -> str:
        """How it is pointed at: ``card:7``."""
        return f"card:{self.number}"


_RING: Final = ("hill", "mill", "moor", "pond", "wood")
FIELDS: Final[Mapping[str, Field]] = {
    id: Field(id, (_RING[place - 1], _RING[(place + 1) % len(_RING)])) for place, id in enumerate(_RING)
}
CARDS: Final[Mapping[int, Card]] = {number: Card(number, 2 + number % 3) for number in range(1, 21)}


@dataclass
class State:
    """Everything that matters from one step to the next."""

    rounds: int
    weather: str
    mending: bool
    books: dict[str, str]
    """The level of those seats that play by the book."""
    step: str = "deal"
    round: int = 1
    seat: str = SEATS[0]
    """Whose turn it is."""
    sheep: dict[str, dict[str, int]] = field(default_factory=lambda: {id: dict.fromkeys(SEATS, 0) for id in FIELDS})
    hands: dict[str, list[int]] = field(default_factory=lambda: {seat: [] for seat in SEATS})
    seen: dict[str, list[int]] = field(default_factory=lambda: {seat: [] for seat in SEATS})
    """The cards in the hands of others that a seat has looked at: it knows them as long as they lie there (3.2)."""
    deck: list[int] = field(default_factory=lambda: list(CARDS))
    """In no order: whoever draws, draws any of them."""
    discard: list[int] = field(default_factory=list)

    def copy(self) -> State:
        """An independent copy."""
        return replace(
            self,
            sheep={id: dict(flocks) for id, flocks in self.sheep.items()},
            hands={seat: list(hand) for seat, hand in self.hands.items()},
            seen={seat: list(cards) for seat, cards in self.seen.items()},
            deck=list(self.deck),
            discard=list(self.discard),
        )

    def points(self, seat: str) -> int:
        """A point for each sheep, and one for each field with more sheep than any other seat has there (4.1)."""
        flocks = self.sheep.values()
        return sum(flock[seat] for flock in flocks) + sum(self.leads(seat, id) for id in FIELDS)

    def margin(self, seat: str) -> int:
        """How far a seat is beyond its goal (4.1)."""
        return self.points(seat) - GOALS[seat]

    def leads(self, seat: str, id: str) -> bool:
        """Whether a seat has more sheep in a field than any other."""
        flock = self.sheep[id]
        return all(flock[seat] > flock[other] for other in SEATS if other != seat)

    def has_room(self, id: str) -> bool:
        """Whether another sheep can graze in a field (1.1)."""
        return sum(self.sheep[id].values()) < ROOM

    def has_beside(self, seat: str, id: str) -> bool:
        """Whether a seat has sheep in a field beside this one (3.1)."""
        return any(self.sheep[near][seat] for near in FIELDS[id].beside)

    def unknown_to(self, seat: str) -> Iterator[str]:
        """The other seats who hold a card that this one has not seen (3.2)."""
        return (other for other in SEATS if other != seat and not {*self.hands[other]} <= {*self.seen[seat]})
