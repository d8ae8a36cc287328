"""What reasons are made of, and those that many questions share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.plain import support
from sandtable.plain.executing import MOVING
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import OPPOSITION, SUPPORT, TALIBAN
from sandtable.plain.under_way import Action, Doing


class Reason(NamedTuple):
    """Why not, and by which rule."""

    message: Message
    rule: str


def why_not(id: str, rule: str, /, **args: int | str) -> Reason:
    """A reason."""
    return Reason(Message(f"impossible-{id}", args), rule)


class Asked(NamedTuple):
    """What is asked: the table, the question, and what is under way."""

    s: State
    question: Question
    action: Action

    def named(self, name: str) -> Space:
        """The space that the question is about."""
        return self.s[str(self.question.about[name]).removeprefix("space:")]

    @property
    def doing(self) -> Doing:
        """The special activity that is executed."""
        return self.action.doing or Doing("")


Why = Callable[[Asked, Space], Reason | None]

# -- what holds for many


def unselectable(action: Action, space: Space, rule: str) -> Reason | None:
    """No more spaces, not this one by an event, or not twice (3.1a)."""
    if action.is_full and action.name not in MOVING:
        return why_not("full", "2.3.5" if action.limited else rule)
    if action.allowed is not None and space.id not in action.allowed:
        return why_not("not-by-event", "5.5")
    return why_not("selected", "3.1a") if space.id in action.selected else None


def not_afghan(space: Space, rule: str) -> Reason | None:
    if space.is_loc:
        return why_not("road", rule)
    return why_not("pakistan", rule) if space.is_pakistan else None


def not_bought(asked: Asked, space: Space, faction: str, levels: int, rule: str) -> Reason | None:
    """Nothing to buy there, or nothing to pay with (6.4)."""
    if support.purchasable(asked.s, space, faction, levels):
        return None
    if space.terror or (space.has_opinion and space.level != (OPPOSITION if faction == TALIBAN else SUPPORT)):
        return why_not("poor", rule)
    return why_not("nothing-to-buy", rule)


def used(asked: Asked, space: Space, most: int, rule: str) -> Reason | None:
    """No more spaces of the special activity, or not twice."""
    if len(asked.doing.spaces) >= most:
        return why_not("full", rule)
    return why_not("selected", rule) if space.id in asked.doing.spaces else None
