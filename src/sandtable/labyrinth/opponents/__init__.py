"""The opponents of the rule book: who they are, and the sides they play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from sandtable.labyrinth import levels
from sandtable.labyrinth.opponents.solitaire import Solitaire
from sandtable.labyrinth.play import Book
from sandtable.labyrinth.state import BookSeat, State
from sandtable.labyrinth.terms import JIHADIST


class Opponent(NamedTuple):
    """One opponent: the side it plays, its rule, its levels (the usual one first), and who plays by it."""

    name: str
    side: str
    rule: str
    levels: tuple[str, ...]
    play: Callable[[], Book]


OPPONENTS: Final = (Opponent("solitaire", JIHADIST, "9", levels.IDEOLOGY, Solitaire),)

_BY_SEAT: Final = {f"{opponent.side}:{opponent.name}": opponent for opponent in OPPONENTS}

LEVELS: Final[Mapping[str, tuple[str, ...]]] = {seat: opponent.levels for seat, opponent in _BY_SEAT.items()}
"""The levels of each opponent, by ``side:name``."""


def book_seat(side: str, name: str, level: str) -> BookSeat:
    """An opponent taking a seat."""
    return BookSeat(name, level, _BY_SEAT[f"{side}:{name}"].rule)


def seated(s: State) -> dict[str, Book]:
    """Who plays by the book at this table, by side."""
    if not s.books:
        return {}
    return {side: _BY_SEAT[f"{side}:{seat.opponent}"].play() for side, seat in s.books.items()}
