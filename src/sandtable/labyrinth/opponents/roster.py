"""The roster of opponents: each with the side it plays, its rule and its levels, and who is seated at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from sandtable.labyrinth import levels, traits
from sandtable.labyrinth.opponents.bots.jihadist import JihadistBot
from sandtable.labyrinth.opponents.bots.us import UsBot
from sandtable.labyrinth.opponents.solitaire import Solitaire
from sandtable.labyrinth.play import Book
from sandtable.labyrinth.rules import RULES, WAR_ON_TERROR
from sandtable.labyrinth.state import BookSeat, State
from sandtable.labyrinth.terms import JIHADIST, US


class Opponent(NamedTuple):
    """One opponent: the side it plays, its rule, its levels, and who plays by it."""

    name: str
    side: str
    rule: str
    ladder: levels.Ladder
    """Its levels, the usual one first, and what each brings."""
    play: Callable[[], Book]
    traits: tuple[str, ...]
    """How it differs from a person (``traits.py``)."""
    rules: tuple[str, ...] = RULES
    """The sets of rules it knows; who knows all of a campaign plays it too."""

    def knows(self, s: State) -> bool:
        """Whether it can play this game."""
        return all(name in self.rules for name in s.rules.campaign or (s.rules.name,))


OPPONENTS: Final = (
    Opponent("solitaire", JIHADIST, "9", levels.SOLITAIRE_LADDER, Solitaire, traits.RULE_9, rules=(WAR_ON_TERROR,)),
    Opponent("bot", JIHADIST, "12", levels.BOT_LADDER, JihadistBot, traits.RULE_12),
    Opponent("bot", US, "13", levels.US_LADDER, UsBot, traits.RULE_13),
)

_BY_SEAT: Final = {f"{opponent.side}:{opponent.name}": opponent for opponent in OPPONENTS}

LEVELS: Final[Mapping[str, tuple[str, ...]]] = {seat: tuple(opponent.ladder) for seat, opponent in _BY_SEAT.items()}
"""The levels of each opponent, by ``side:name``."""


def book_seat(side: str, name: str, level: str) -> BookSeat:
    """An opponent taking a seat."""
    opponent = _BY_SEAT[f"{side}:{name}"]
    return BookSeat(name, level, opponent.rule, opponent.traits + levels.brought_by(opponent.ladder, level))


def seated(s: State) -> dict[str, Book]:
    """Who plays by the book at this table, by side."""
    if not s.books:
        return {}
    return {side: _BY_SEAT[f"{side}:{seat.opponent}"].play() for side, seat in s.books.items()}


def out_of_place(s: State) -> list[str]:
    """The sides that are played by an opponent who does not know the rules of this game."""
    return [side for side, seat in s.books.items() if not _BY_SEAT[f"{side}:{seat.opponent}"].knows(s)]


def who_knows(s: State, side: str) -> list[str]:
    """The opponents of a side that can play this game, by name."""
    return [each.name for each in OPPONENTS if each.side == side and each.knows(s)]
