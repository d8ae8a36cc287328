"""Trying rules out: they are carried out by themselves on a copy of the table, to see what would come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sandtable.core.chance import Draw, Roll
from sandtable.core.questions import Ask, Question


def tried(
    rules: Ask[object],
    answer: Callable[[Question], Sequence[str]],
    roll: Callable[[Roll], int],
    draw: Callable[[Draw], Any],
) -> None:
    """Carry rules out to their end: whoever is asked answers so, dice fall and cards are drawn so.

    What was revealed nobody sees.
    """
    reply: Any = None
    try:
        while True:
            request = rules.send(reply)
            if isinstance(request, Question):
                reply = tuple(answer(request))
            elif isinstance(request, Roll):
                reply = roll(request)
            elif isinstance(request, Draw):
                reply = draw(request)
            else:
                reply = None
    except StopIteration:
        return


def the_least(question: Question) -> Sequence[str]:
    """No more than has to be chosen, and that the first."""
    return question.keys[: question.at_least]


def the_first(draw: Draw) -> Any:
    """The first of what can be drawn."""
    return draw.among[0]
