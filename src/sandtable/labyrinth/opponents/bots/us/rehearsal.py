"""Whether the US bot would play an event: it is tried out on a copy of the table to see its effect (13.4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, cycle
from operator import attrgetter
from typing import Any, Final

from sandtable.core.chance import Draw, Roll
from sandtable.core.questions import Question
from sandtable.labyrinth import debts
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import COUNTRY_FIELDS
from sandtable.labyrinth.events.registry import event_of, is_playable
from sandtable.labyrinth.opponents.bots.us import instructions
from sandtable.labyrinth.opponents.bots.us.terms import Turn
from sandtable.labyrinth.play import Book, Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import US
from sandtable.labyrinth.victory import Ended

TRACKS: Final = attrgetter(
    "prestige", "funding", "us_posture", "reserves", "markers", "lapsing", "available_plots", "resolved_plots",
    "removed_plots", "wmd", "hands", "discard", "removed", "off_map_troops", "deck_number",
)  # fmt: skip
COUNTRY: Final = attrgetter(*COUNTRY_FIELDS)

HIGH_DICE: Final = (6, 6, 6, 6)
LOW_DICE: Final = (1, 1, 1, 1)
ALL_PAIRS: Final = tuple(die for high in range(1, 7) for low in range(1, 7) for die in (high, low))
"""Dice in which every pair comes up, so that a table on which one rolls again comes to an end."""


def event_can_be_played(s: State, turn: Turn) -> bool:
    """Playable for the US, wanted by its instructions, and with an effect (13.4.2)."""
    card = turn.card
    if card is None or not is_wanted(s, card):
        return False
    return instructions.needs_no_effect(card) or has_effect(s, card, turn.bot)


def is_wanted(s: State, card: Card) -> bool:
    """A US or Unassociated event that can be played now (6.2.6), and that its instructions do not rule out."""
    return is_playable(s, card, US) and instructions.plays_when(s, card)


def has_effect(s: State, card: Card, bot: type[Book]) -> bool:
    """Whether a piece, a marker, a track or a card would change, by high dice or by low ones."""
    return any(_changes(s, card, bot, dice) for dice in (HIGH_DICE, LOW_DICE))


def _changes(s: State, card: Card, bot: type[Book], dice: tuple[int, ...]) -> bool:
    trial = s.copy()
    try:
        _carry_out(trial, card, bot(), chain(dice, cycle(ALL_PAIRS)))
    except Ended:
        return True
    if TRACKS(trial) != TRACKS(s):
        return True
    return any(COUNTRY(trial.countries[id]) != COUNTRY(country) for id, country in s.countries.items())


def _carry_out(s: State, card: Card, book: Book, dice: Iterator[int]) -> None:
    """Carry the event out with these dice; the Jihadist side and the deck answer with whatever comes first."""
    g = Play(s, None, {US: book})
    g.event = card.event
    reply: Any = None
    for rules in (event_of(card).carry_out(g, US), debts.pay(g)):
        reply = None
        while True:
            try:
                request = rules.send(reply)
            except StopIteration:
                break
            if isinstance(request, Roll):
                reply = next(dice)
            elif isinstance(request, Draw):
                reply = request.among[0]
            elif isinstance(request, Question):
                reply = tuple(request.keys[: request.at_least])
            else:  # something was revealed
                reply = None
