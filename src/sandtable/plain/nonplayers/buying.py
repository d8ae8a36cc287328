"""Civic Action and Sharia without a player: where, and how much (8.6.6, 8.7.7, 8.8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import Row, highest, holds, lowest
from sandtable.core.questions import Ask
from sandtable.plain import support
from sandtable.plain.nonplayers.steps import Step, one_of
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION,
    COALITION_BASE,
    GOVERNMENT,
    NEUTRAL,
    OPPOSITION,
    SUPPORT,
    TALIBAN,
)


def levels(s: State, space: Space, faction: str, most: int = 2, *, funds: int | None = None) -> int:
    """How many levels a faction can shift a space and pay for, Terror first; with these funds or those it has."""
    return max(0, support.purchasable(s, space, faction, most, funds) - space.terror)


FEWEST_TERROR: Final[Row[State, Space]] = lowest("terror", lambda s, x: x.terror)


def _rows(faction: str) -> tuple[Row[State, Space], ...]:
    most = 1 if faction == GOVERNMENT else 2
    first: Row[State, Space] = highest("shift", lambda s, x: x.pop * levels(s, x, faction, most))
    if faction == TALIBAN:
        return first, holds("at_support", lambda s, x: x.level == SUPPORT), FEWEST_TERROR
    if faction == COALITION:
        return first, holds("at_opposition", lambda s, x: x.level == OPPOSITION), FEWEST_TERROR
    return first, FEWEST_TERROR


STEPS: Final = {
    TALIBAN: Step("sharia", "8.7.7", lambda s, x: levels(s, x, TALIBAN), _rows(TALIBAN)),
    COALITION: Step("coalition_civic_action", "8.8.5", lambda s, x: levels(s, x, COALITION), _rows(COALITION)),
}
GOVERNMENT_RELIEF: Final = Step(
    "government_civic_action_opposition",
    "8.6.6",
    lambda s, x: x.level == OPPOSITION and levels(s, x, GOVERNMENT),
    _rows(GOVERNMENT),
)
GOVERNMENT_SUPPORT: Final = Step(
    "government_civic_action_support",
    "8.6.6",
    lambda s, x: x.level == NEUTRAL and not x.count[COALITION_BASE] and levels(s, x, GOVERNMENT),
    _rows(GOVERNMENT),
)


def where(t: Sitting, faction: str, among: Sequence[Space] | None = None) -> Ask[Space | None]:
    """Where to buy next: the greatest shift; None where no level can be bought."""
    return (yield from one_of(t, STEPS[faction], t.offered if among is None else among))


def sharia(t: Sitting) -> Procedure[None]:
    """Sharia in one of the spaces of a Rally, as much of it as can be (8.7.2e, 8.7.7)."""
    if t.question.purpose != Purpose.SHARIA_WHERE:
        return
    space = yield from where(t, TALIBAN)
    if space is None:
        yield from t.done()
    else:
        yield from t.answer(Purpose.SHARIA_WHERE, space)
        yield from t.most_of(Purpose.SHARIA_HOW_MUCH)
