"""Setting scenes for tests: a small position, scripted dice, and answers given one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.game import games
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.opponents import book_seat
from sandtable.labyrinth.registry import is_playable, may_happen
from sandtable.labyrinth.rules import WAR_ON_TERROR, rules_named
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US
from sandtable.words import Words
from tests.playing import offered, purpose

LABYRINTH = games()["labyrinth"]
SCENARIOS = tuple(rules_named(WAR_ON_TERROR).scenarios)
LEVELS = LABYRINTH.opponents["jihadist:solitaire"]
WORDS = Words(game="labyrinth", strict=True)

BY_RULE_9 = {"jihadist": book_seat("jihadist", "solitaire", "normal")}
"""The books of a table at which rule 9 plays the Jihadist side."""
US_FILLERS = (23, 24)
"""Predators, for a hand that needs a second card, so that the action phase goes on after the first."""
JIHADIST_FILLERS = (95, 92)
"""Wahhabism and Saddam, likewise."""


def scene(
    *,
    dice: Sequence[int] | str = (),
    seats: Mapping[str, str] | None = None,
    seed: int = 1,
    **position: Any,
) -> Table:
    """A table at a position. A lone cell sits in Iran, so that no victory by 2.1.1c is near, unless told otherwise."""
    countries = {"iran": {"cells": 1}, **position.pop("countries", {})}
    document = {"game": "labyrinth", "prestige": 5, "funding": 5, "countries": countries, **position}
    return Table.from_position(document, seats=seats, seed=seed, dice=dice if isinstance(dice, str) else list(dice))


def us_turn(card: int, *, more: Sequence[int] | None = None, jihadist: Sequence[int] = (), **rest: Any) -> Table:
    """The US is about to play ``card`` as the first card of its action phase; a filler is left for the second."""
    fillers = [filler for filler in US_FILLERS if filler != card and filler not in jihadist][:1]
    hands = {"us": [card, *(fillers if more is None else more)], "jihadist": list(jihadist)}
    return scene(phase={"side": "us", "card": 1}, hands=hands, **rest)


def jihadist_turn(card: int, *, more: Sequence[int] | None = None, us: Sequence[int] = (), **rest: Any) -> Table:
    """The Jihadist side is about to play ``card`` as the first card of its phase; a filler is left for the second."""
    fillers = [filler for filler in JIHADIST_FILLERS if filler != card and filler not in us][:1]
    hands = {"jihadist": [card, *(fillers if more is None else more)], "us": list(us)}
    return scene(phase={"side": "jihadist", "card": 1}, hands=hands, **rest)


def give(table: Table, *answers: str | tuple[str, ...]) -> Table:
    """Answer the questions in turn; a tuple answers one question with several keys.

    What leaves no choice is not asked, so a lone card is not asked for.
    """
    for answer in answers:
        keys = answer if isinstance(answer, tuple) else (answer,)
        table.answer(*keys)
    return table


def play(table: Table, card: int, use: str, *answers: str | tuple[str, ...]) -> Table:
    """Play a card from the hand that is asked, and go on with the answers."""
    question = table.question
    assert question is not None
    if question.purpose == "play_card":
        table.answer(str(card))
    question = table.question
    assert question is not None
    if question.purpose == "use_card" or use in question.keys:
        table.answer(use)
    return give(table, *answers)


def playable(table: Table, card: int, side: str) -> bool:
    """Whether a side may play the card as an event now."""
    return is_playable(table.state, deck()[card], side)


def possible(state: State, card: int, side: str) -> bool:
    """Whether the event of a card can happen for a side now (preconditions and blocks, not association)."""
    return may_happen(state, deck()[card], side)


def uses(table: Table, card: int) -> list[str]:
    """Everything that may be done with a card from the hand that is asked."""
    if purpose(table) == "play_card":
        table.answer(str(card))
    return offered(table, "use_card")


def still(**position: Any) -> Table:
    """A position to look at: the Jihadist side ponders its next card."""
    return scene(hands={US: [23, 24], JIHADIST: [92, 95]}, **position)


TURNS: Mapping[str, Callable[..., Table]] = {US: us_turn, JIHADIST: jihadist_turn}
BOTH = pytest.mark.parametrize("side", TURNS)
"""For each side."""


def turn(side: str, card: int, **rest: Any) -> Table:
    """A table at which ``side`` is about to play ``card``."""
    return TURNS[side](card, **rest)
