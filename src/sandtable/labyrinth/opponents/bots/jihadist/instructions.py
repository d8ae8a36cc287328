"""The event instructions of the Jihadist bot, beside the number of each card (12.3).

``plays_when`` says when a card that is not the US's is worth playing as an event *on top of* what the card itself asks
for: the instruction, and that something would change (12.4.1). ``how`` answers a question of the event where the
instruction says more than rule 12.3. The cards themselves are in the modules called ``cards_...``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sandtable.core.questions import Ask, Question
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State

Condition = Callable[[State], object]

Plan = dict[str, Any]
"""What was decided for one event at its first question and is needed at the next."""

Answerer = Callable[[Play, Question, Plan], Ask[Sequence[str]] | Sequence[str]]
"""Chooses keys. An answer that needs no dice is a plain function."""

PLAYS: Final[dict[int, Condition]] = {}
"""When the bot plays each card, by number."""
HOW: Final[dict[tuple[int, str], Answerer]] = {}
"""What it answers while it carries out the event of a card, by number and purpose."""


def plays_when(*numbers: int) -> Callable[[Condition], Condition]:
    """Enter the condition of some cards; each card has one."""

    def enter(condition: Condition) -> Condition:
        for number in numbers:
            if PLAYS.setdefault(number, condition) is not condition:
                raise ValueError(f"card {number} has an instruction already")
        return condition

    return enter


def how(purpose: Purpose, *numbers: int) -> Callable[[Answerer], Answerer]:
    """Enter an answer to a question of some cards; each question of a card has one."""

    def enter(answerer: Answerer) -> Answerer:
        for number in numbers:
            if HOW.setdefault((number, purpose), answerer) is not answerer:
                raise ValueError(f"card {number} has an answer to {purpose} already")
        return answerer

    return enter


def plays(s: State, card: Card) -> bool:
    """Whether the bot plays a card that it may play as an event."""
    condition = PLAYS.get(card.number)
    return condition is not None and bool(condition(s))


def instruction(g: Play, purpose: str) -> Answerer | None:
    """What the card whose event is being carried out says about a question."""
    if g.event is None:
        return None
    number = next((number for number in reversed(g.s.playing) if g.card(number).event == g.event), 0)
    return HOW.get((number, purpose))
