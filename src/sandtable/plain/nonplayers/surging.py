"""Where Coalition pieces come in: by a Surge of the book, and by NATO (8.8.2f-h); and how any Surge is executed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import highest, holds
from sandtable.core.questions import Ask
from sandtable.plain.activities.coalition import SPACES
from sandtable.plain.nonplayers import groups
from sandtable.plain.nonplayers.steps import Step, one_of
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.pieces import vacancies
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION_BASE, COALITION_TROOPS, COIN, GOVERNMENT_BASE, TALIBAN

SURGED: Final = "surged"
"""What is kept in mind: the spaces of a Surge that are still to be named."""


def final_ahead(s: State) -> bool:
    """Whether the next Propaganda round is the final one."""
    return s.propaganda_to_come <= 1


BASE_IN: Final = Step(
    "coalition_surge_base",
    "8.8.2f",
    lambda s, x: x.control == COIN and not x.count[COALITION_BASE] and vacancies(x, COALITION_BASE),
    (
        highest("population", lambda s, x: x.pop),
        holds("no_government_base", lambda s, x: not x.count[GOVERNMENT_BASE]),
    ),
)
TROOPS_IN: Final = Step(
    "coalition_surge_troops",
    "8.8.2g",
    lambda s, x: x.control == COIN,
    (holds("taliban", lambda s, x: x.of(TALIBAN) > 0),),
)


def plan_surge(
    t: Sitting, controlled: Sequence[Space], bases: int, troops: int
) -> Ask[tuple[list[Space], dict[str, int]]]:
    """Where Bases and Troops come in: Bases where most people are, Troops evenly, 3 spaces in all (8.8.2f-g)."""
    s = t.s
    for_bases: list[Space] = []
    while len(for_bases) < min(bases, s.available[COALITION_BASE], SPACES):
        space = yield from one_of(t, BASE_IN, [x for x in controlled if x not in for_bases])
        if space is None:
            break
        for_bases.append(space)
    spaces = list(for_bases)
    count = min(troops, s.available[COALITION_TROOPS])
    while len(spaces) < min(SPACES, max(count, len(for_bases))):
        space = yield from one_of(t, TROOPS_IN, [x for x in controlled if x not in spaces])
        if space is None:
            break
        spaces.append(space)
    each = {x.id: count // len(spaces) for x in spaces} if spaces else {}
    odd = count - sum(each.values())
    rest = list(spaces)
    while odd > 0 and rest:
        space = yield from one_of(t, TROOPS_IN, rest)
        assert space is not None
        each[space.id] += 1
        rest.remove(space)
        odd -= 1
    return for_bases, each


def surge_as_planned(t: Sitting) -> Procedure[None]:
    """The spaces of the plan are named, and its groups go, one after the other."""
    while t.asks(Purpose.SURGE_WHERE) and t.kept(SURGED):
        yield from t.answer(Purpose.SURGE_WHERE, t.kept(SURGED).pop(0))
    if t.asks(Purpose.SURGE_WHERE):
        yield from t.done()
    while t.asks(Purpose.SURGE_FROM) and t.mind.groups:
        yield from groups.go(t, groups.SURGING, *t.mind.groups.pop(0))
    if t.asks(Purpose.SURGE_FROM):
        yield from t.done()
