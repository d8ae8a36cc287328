"""The Event Instructions of a bot, entered beside the number of each card (12.3, 13.3).

``plays_when`` says when the bot plays the event of a card, ``how`` answers a question of the event where its
instruction says more than the rule. Each bot has a book of its own, and a module for the cards of each deck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sandtable.core.entering import entering
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State

Condition: TypeAlias = Callable[[State], object]

Plan: TypeAlias = dict[str, Any]
"""What was decided for one event at its first question and is needed at the next."""

Answerer: TypeAlias = Callable[[Play, Question, Plan], Ask[Sequence[str]] | Sequence[str]]
"""Chooses keys. An answer that needs no dice is a plain function."""


class Instructions:
    """What the sheet of a bot says about single cards."""

    def __init__(self) -> None:
        self.plays: dict[int, Condition] = {}
        """When the bot plays each card, by number."""
        self.answers: dict[tuple[int, str], Answerer] = {}
        """What it answers while it carries out the event of a card, by number and purpose."""

    def plays_when(self, *numbers: int) -> Callable[[Condition], Condition]:
        """Enter the condition of some cards; each card has one."""
        return entering(self.plays, "an instruction for card", *numbers)

    def how(self, purpose: Purpose, *numbers: int) -> Callable[[Answerer], Answerer]:
        """Enter an answer to a question of some cards; each question of a card has one."""
        return entering(self.answers, "an answer for card", *((number, str(purpose)) for number in numbers))

    def answer_to(self, g: Play, purpose: str) -> Answerer | None:
        """What the card whose event is being carried out says about a question.

        It lies on the table, or is one that carries the event if that is only tried out.
        """
        if g.event is None:
            return None
        played = (number for number in reversed(g.s.playing) if g.card(number).event == g.event)
        number = next(played, None) or next(iter(g.s.rules.cards_of(g.event)), 0)
        return self.answers.get((number, purpose))
