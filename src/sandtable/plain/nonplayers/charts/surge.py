"""Surge of the Coalition by its flow chart (third printing, 8.6)."""

from __future__ import annotations

from typing import Final

from sandtable.core.charts import highest, holds, lowest
from sandtable.core.questions import Ask
from sandtable.plain.activities.coalition import SPACES, surge_where
from sandtable.plain.nonplayers.charts.common import MOST_PEOPLE, in_last_campaign
from sandtable.plain.nonplayers.steps import Step, one_of
from sandtable.plain.nonplayers.surging import SURGED, surge_as_planned
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.pieces import vacancies
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AVAILABLE,
    COALITION_BASE,
    COALITION_TROOPS,
    GOVERNMENT,
    SUPPORT,
)
from sandtable.plain.under_way import Group

RULE: Final = "chart.coalition"
PATRONAGE_TOO_HIGH: Final = 6
PLANNED: Final = "planned"
"""What is kept in mind: how many groups were to go."""


def spare(space: Space) -> int:
    """The Troops that may leave: one stays at a Base."""
    return space.count[COALITION_TROOPS] - (1 if space.count[COALITION_BASE] else 0)


def _takes_base(s: State, space: Space) -> bool:
    return space.pop > 0 and not space.count[COALITION_BASE] and vacancies(space, COALITION_BASE) > 0


SURGE_HOME: Final = Step(
    "chart_coalition_surge_home",
    RULE,
    lambda s, x: spare(x) > 0,
    (
        holds("not_at_support", lambda s, x: x.level != SUPPORT),
        highest("troops_free", lambda s, x: spare(x)),
    ),
)
SURGE_BASE: Final = Step("chart_coalition_surge_base", RULE, _takes_base, (MOST_PEOPLE,))
SURGE_BASE_FROM: Final = Step(
    "chart_coalition_surge_base_from",
    RULE,
    lambda s, x: x.count[COALITION_BASE] and x.level != SUPPORT,
    (lowest("least_population", lambda s, x: x.pop),),
)


def surges(s: State) -> bool:
    """Whether a Surge would move anything: Troops go home at the end, else Bases come in or go to more people."""
    spaces = surge_where(s)
    if in_last_campaign(s):
        return any(spare(x) > 0 for x in spaces)
    if s.available[COALITION_BASE] and s.available[COALITION_TROOPS] and any(_takes_base(s, x) for x in spaces):
        return True
    return bool(_better_places(s))


def _better_places(s: State) -> list[tuple[Space, Space]]:
    """Bases without supporters around them, each with a place where more people live."""
    spaces = surge_where(s)
    poor = [x for x in spaces if SURGE_BASE_FROM.fits(s, x)]
    rich = [x for x in spaces if _takes_base(s, x)]
    return [(origin, target) for origin in poor for target in rich if target.pop > origin.pop]


def surge(t: Sitting) -> Procedure[None]:
    """Troops home in the last campaign; else Bases to the most people, and Troops as the die says."""
    if t.asks(Purpose.SURGE_WHERE) and SURGED not in t.mind.spaces:
        plan = yield from (_go_home(t) if in_last_campaign(t.s) else _come_in(t))
        t.mind.groups += plan
        t.mind.counts[PLANNED] = len(plan)
        t.kept(SURGED).extend(dict.fromkeys(id for moved in plan for id in moved[:2] if id != AVAILABLE))
    yield from surge_as_planned(t)
    if t.asks(Purpose.SURGE_ROLL):
        rolls = t.times(PLANNED) and (t.s.is_nonplayer(GOVERNMENT) or t.s.patronage < PATRONAGE_TOO_HIGH)
        yield from t.answer(Purpose.SURGE_ROLL, "yes" if rolls else "no")
        if rolls:
            yield from t.most_of(Purpose.SURGE_AID)


def _go_home(t: Sitting) -> Ask[list[Group]]:
    """The most Troops to Available; one stays at each Base, and supporters are left last."""
    chosen: list[Space] = []
    while len(chosen) < SPACES:
        space = yield from one_of(t, SURGE_HOME, [x for x in surge_where(t.s) if x not in chosen])
        if space is None:
            break
        chosen.append(space)
    return [(x.id, AVAILABLE, COALITION_TROOPS, spare(x)) for x in chosen]


def _come_in(t: Sitting) -> Ask[list[Group]]:
    """Available Bases with a Troop each, or a Base to more people; then Troops by a die, towards the Support total."""
    s = t.s
    plan: list[Group] = []
    spaces: list[Space] = []
    while len(spaces) < min(SPACES, s.available[COALITION_BASE], s.available[COALITION_TROOPS]):
        space = yield from one_of(t, SURGE_BASE, [x for x in surge_where(s) if x not in spaces])
        if space is None:
            break
        spaces.append(space)
        plan.append((AVAILABLE, space.id, COALITION_BASE, 1))
    if not plan:
        better = _better_places(s)
        origin = yield from one_of(t, SURGE_BASE_FROM, list({x.id: x for x, _ in better}.values()))
        if origin is None:
            return []
        target = yield from one_of(t, SURGE_BASE, [y for x, y in better if x is origin])
        assert target is not None
        plan.append((origin.id, target.id, COALITION_BASE, 1))
        if origin.count[COALITION_TROOPS]:
            plan.append((origin.id, target.id, COALITION_TROOPS, 1))
        spaces = [target]
    plan += yield from _balance(t, spaces, bases_come=plan[0][0] == AVAILABLE)
    return plan


def _balance(t: Sitting, spaces: list[Space], *, bases_come: bool) -> Ask[list[Group]]:
    """So many Troops as a die says move so that what is Available comes near the Support total."""
    s = t.s
    roll = yield from t.g.roll("nonplayer_surge")
    available = s.available[COALITION_TROOPS]
    needed = len(spaces) if bases_come else 0
    surplus = available - (s.support_and_available - available - s.available[COALITION_BASE])
    count = max(needed, min(roll, available, max(0, surplus)))
    shares = [count // len(spaces) + (place < count % len(spaces)) for place in range(len(spaces))]
    return [(AVAILABLE, x.id, COALITION_TROOPS, n) for x, n in zip(spaces, shares, strict=True) if n]
