"""Whether the US bot would play an event: it is tried out on a copy of the table to see its effect (13.4.2)."""

from __future__ import annotations

from itertools import chain, cycle
from operator import attrgetter
from typing import Any, Final

from sandtable.core.chance import Draw, Roll
from sandtable.core.trying import the_least, tried
from sandtable.labyrinth import debts
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import COUNTRY_FIELDS
from sandtable.labyrinth.opponents.bots.us import instructions
from sandtable.labyrinth.opponents.bots.us.terms import Playing
from sandtable.labyrinth.play import Book, Play
from sandtable.labyrinth.registry import event_of, is_playable
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import US
from sandtable.labyrinth.victory import Ended

TRACKS: Final = attrgetter(
    "prestige", "funding", "us_posture", "reserves", "markers", "lapsing", "available_plots", "resolved_plots",
    "removed_plots", "wmd", "hands", "discard", "removed", "off_map_troops", "deck_number",
)  # fmt: skip
COUNTRY: Final = attrgetter(*COUNTRY_FIELDS)

HIGH: Final = 6
LOW: Final = 1
CHOOSING: Final = frozenset(
    (
        "random_country", "schengen_table", "shia_mix_table",  # 9.5
        "random_muslim_white", "random_muslim_black", "random_muslim_second", "random_shia_mix", "random_schengen",
    )
)  # fmt: skip
"""The dice that choose a country; how they fall says nothing of what is tested there."""
PAIRS: Final = tuple((first, second) for first in range(1, 7) for second in range(1, 7))


def event_can_be_played(s: State, turn: Playing) -> bool:
    """Playable for the US, wanted by its instructions, and with an effect (13.4.2)."""
    card = turn.card
    if card is None or not is_wanted(s, card):
        return False
    return instructions.needs_no_effect(card) or has_effect(s, card, turn.bot)


def is_wanted(s: State, card: Card) -> bool:
    """A US or Unassociated event that can be played now (6.2.6), and that its instructions do not rule out."""
    return is_playable(s, card, US) and instructions.plays(s, card)


def has_effect(s: State, card: Card, bot: type[Book]) -> bool:
    """Whether a piece, a marker, a track or a card would change: by high dice or by low ones, wherever lot leads."""
    return any(_changes(s, card, bot, tests) for tests in (HIGH, LOW))


def _changes(s: State, card: Card, bot: type[Book], tests: int) -> bool:
    """Whether anything changes with such dice, by some fall of the lots if any are cast."""
    for turn in range(len(PAIRS)):
        chance = Rehearsed(tests, turn)
        trial = s.copy()
        try:
            _carry_out(trial, card, bot(), chance)
        except Ended:
            return True
        if TRACKS(trial) != TRACKS(s) or not trial.has_countries_like(s):
            return True
        if not chance.lots:
            return False
    return False


class Rehearsed:
    """Chance at a rehearsal: dice that test fall all alike, lots fall otherwise from one turn to the next.

    Lots go through all pairs of dice, so that a table on which one rolls again comes to an end.
    """

    def __init__(self, tests: int, turn: int) -> None:
        self.tests = tests
        self.turn = turn
        self.lots = 0
        """How many lots were cast."""
        self._dice = cycle(chain.from_iterable(PAIRS[turn:] + PAIRS[:turn]))

    def roll(self, request: Roll) -> int:
        """How a die falls."""
        if request.purpose not in CHOOSING:
            return self.tests
        self.lots += 1
        return next(self._dice)

    def draw(self, request: Draw) -> Any:
        """What is drawn."""
        self.lots += len(request.among) > 1
        return request.among[self.turn % len(request.among)]


def _carry_out(s: State, card: Card, book: Book, chance: Rehearsed) -> None:
    """Carry the event out with these dice; the Jihadist side answers with whatever comes first."""
    g = Play(s, None, {US: book})
    g.event = card.event
    for rules in (event_of(card).carry_out(g, US), debts.pay(g)):
        tried(rules, the_least, chance.roll, chance.draw)
