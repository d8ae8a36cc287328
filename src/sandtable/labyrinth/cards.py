"""The cards as printed: number, event, value, association and flags (4.10.1, 4.10.3, 4.10.4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sandtable.labyrinth.board import read_data


@dataclass(frozen=True)
class Card:
    """One card. ``event`` is the name that copies of a card share, ``deck`` the deck that its event belongs to."""

    number: int
    event: str
    ops: int
    side: str
    remove: bool = False
    remove_if: str | None = None
    mark: bool = False
    lapsing: bool = False
    auto: bool = False
    lapsing_if: str | None = None
    to_middle: bool = False
    deck: str = "base"

    @property
    def target(self) -> str:
        """How it is pointed at: ``card:24``."""
        return f"card:{self.number}"

    def leaves_the_game(self, side: str) -> bool:
        """Whether the card is removed when ``side`` carries out its event (6.2.9)."""
        return self.remove or self.remove_if == side

    def lapses(self, side: str) -> bool:
        """Whether its event lasts until the end of the turn when ``side`` carries it out (6.2.7)."""
        return self.lapsing or self.lapsing_if == side


@cache
def deck(name: str = "base") -> dict[int, Card]:
    """All the cards of a deck, by number."""
    return {row["number"]: Card(**row, deck=name) for row in read_data(f"{name}/cards.toml")["card"]}
