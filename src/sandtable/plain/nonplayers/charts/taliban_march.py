"""March of the Taliban by their flow chart (third printing, 8.6)."""

from __future__ import annotations

from typing import Final

from sandtable.core.charts import Row, highest, holds
from sandtable.core.questions import Ask
from sandtable.plain.nonplayers.charts.common import MOST_PEOPLE, to_spend
from sandtable.plain.nonplayers.charts.marching import ENTERED, Group, Marchers, choose, enter
from sandtable.plain.nonplayers.charts.taliban_activities import (
    kept_hidden,
    special,
)
from sandtable.plain.nonplayers.steps import (
    Step,
    next_of,
    one_of,
    possible,
)
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.pieces import can_place
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    MARCH,
    NEUTRAL,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
)
from sandtable.plain.under_way import Action

RULE: Final = "chart.taliban"
FOR_A_BASE: Final = 3
ENTERED_ALONE: Final = 3
"""Spaces that a lone Guerrilla enters."""
ON_A_ROAD: Final = 2
MASSED: Final = 4

# what is kept in mind
LEAST_LEFT: Final = "least left"
STAGE: Final = "stage"
ALONE: Final = "alone"

# -- March


def marchers_of(s: State, action: Action) -> Marchers:
    """Never the last Guerrilla of a Base goes (Find Fix Finish: the last two); Control and roads are kept."""

    def kept(space: Space) -> int:
        if not space.is_loc:
            return kept_hidden(s, space)
        needed = space.enemies_of(TALIBAN) + 1
        return needed if space.guerrillas(TALIBAN) >= needed else 0

    funds = s.resources[TALIBAN]
    return Marchers(
        s,
        action,
        kept,
        lambda before, after: before == TALIBAN != after,
        RULE,
        least_left=funds - to_spend(funds),
    )


def guard_a_base(marchers: Marchers) -> Step:
    def is_bare(s: State, space: Space) -> bool:
        if not space.count[TALIBAN_BASE] or not marchers.hidden(space):
            return False
        return not space.guerrillas(TALIBAN) if space.is_pakistan else not space.count[TALIBAN_UNDERGROUND]

    return Step("chart_taliban_march_guard", RULE, is_bare, (MOST_PEOPLE,))


def settle_in(marchers: Marchers) -> Step:
    return Step(
        "chart_taliban_march_settle",
        RULE,
        lambda s, x: (
            x.area.is_afghan
            and not x.is_loc
            and x.guerrillas(TALIBAN) < FOR_A_BASE
            and can_place(s, x, TALIBAN_BASE)
            and marchers.reach(x) >= FOR_A_BASE
        ),
        (MOST_PEOPLE,),
    )


def alone_into(marchers: Marchers) -> tuple[Step, Step]:
    free: Row[State, Space] = holds("free", lambda s, x: any(not marchers.price(y, x) for y in marchers.origins(x)))
    return (
        Step(
            "chart_taliban_march_neutral",
            RULE,
            lambda s, x: (
                x.has_opinion and x.level == NEUTRAL and not x.of(TALIBAN) and not x.coalition and marchers.hidden(x)
            ),
            (free, MOST_PEOPLE),
        ),
        Step(
            "chart_taliban_march_support",
            RULE,
            lambda s, x: x.has_opinion and x.level == SUPPORT and not x.of(TALIBAN) and marchers.hidden(x),
            (free, MOST_PEOPLE),
        ),
    )


def to_outnumber(road: Space) -> int:
    """How many more Guerrillas outnumber the enemies on a road."""
    return road.enemies_of(TALIBAN) + 1 - road.of(TALIBAN)


def onto_a_road(marchers: Marchers) -> Step:
    def outnumbers(s: State, space: Space) -> bool:
        return space.is_loc and 0 < to_outnumber(space) <= min(ON_A_ROAD, marchers.reach(space))

    return Step(
        "chart_taliban_march_road",
        RULE,
        outnumbers,
        (highest("econ", lambda s, x: x.area.econ), holds("hidden", lambda s, x: marchers.hidden(x))),
    )


def can_march(t: Sitting) -> bool:
    marchers = marchers_of(t.s, Action(TALIBAN, MARCH))
    steps = [guard_a_base(marchers), *alone_into(marchers), onto_a_road(marchers)]
    if t.s.available[TALIBAN_BASE]:
        steps.append(settle_in(marchers))
    return possible(t, steps, t.s.spaces.values())


def march(t: Sitting) -> Procedure[None]:
    """To bare Bases, to new ground, to where nobody is yet, onto roads; within the spending limit."""
    marchers = marchers_of(t.s, t.action)
    marchers.least_left = t.mind.counts.setdefault(LEAST_LEFT, marchers.least_left)
    while t.asks(Purpose.MARCH_FROM):
        if not (yield from enter(t, marchers)) and not (yield from _chooses(t, marchers)):
            break
    yield from t.done_after(Purpose.MARCH_FROM)
    yield from special(t)


def _chooses(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """Choose the next space, and how many enter it; False if there is none."""
    while t.times(STAGE) < len(_STAGES):
        among = [x for x in t.s.spaces.values() if x.id not in t.kept(ENTERED)]
        if (yield from _STAGES[t.times(STAGE)](t, marchers, among)):
            return True
        t.once_more(STAGE)
    return False


def _guards(t: Sitting, marchers: Marchers, among: list[Space]) -> Ask[bool]:
    space = yield from one_of(t, guard_a_base(marchers), among)
    if space is not None:
        choose(t, space, 1, Group.HIDDEN_ONLY)
    return space is not None


def _settles(t: Sitting, marchers: Marchers, among: list[Space]) -> Ask[bool]:
    """In one space, while there is a Base for it."""
    if not t.s.available[TALIBAN_BASE]:
        return False
    space = yield from one_of(t, settle_in(marchers), among)
    if space is not None:
        t.once_more(STAGE)
        choose(t, space, FOR_A_BASE, Group.HIDDEN_FIRST)
    return space is not None


def _goes_alone(t: Sitting, marchers: Marchers, among: list[Space]) -> Ask[bool]:
    if t.times(ALONE) == ENTERED_ALONE:
        return False
    found = yield from next_of(t, alone_into(marchers), among)
    if found is not None:
        t.once_more(ALONE)
        choose(t, found[1], 1, Group.HIDDEN_ONLY)
    return found is not None


def _takes_roads(t: Sitting, marchers: Marchers, among: list[Space]) -> Ask[bool]:
    space = yield from one_of(t, onto_a_road(marchers), among)
    if space is not None:
        choose(t, space, to_outnumber(space), Group.HIDDEN_FIRST)
    return space is not None


_STAGES: Final = (_guards, _settles, _goes_alone, _takes_roads)
