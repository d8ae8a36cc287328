"""Air Strike and Airlift of the Coalition by its flow chart (third printing, 8.6)."""

from __future__ import annotations

from typing import Final

from sandtable.core.charts import Row, highest, holds
from sandtable.core.questions import Ask
from sandtable.plain.activities.coalition import GOVERNMENT_TROOPS_LIFTED, SPACES, strikable
from sandtable.plain.changes import Drone
from sandtable.plain.nonplayers import groups
from sandtable.plain.nonplayers.charts.common import MOST_PEOPLE, drawn_order
from sandtable.plain.nonplayers.guidelines import may_leave
from sandtable.plain.nonplayers.steps import Special, Step, next_of, one_of, special_after
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    BASE,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT_TROOPS,
    INSURGENTS,
    OWNER,
    PIECE,
    PIECES,
    PROVINCE,
    SUPPORT,
    TALIBAN,
)
from sandtable.plain.under_way import Action

RULE: Final = "chart.coalition"
GUARDS: Final = 2
"""Government Troops that stay with Coalition pieces, and that are flown to those without any."""
CUBES_AT_SUPPORT: Final = 3

# what is kept in mind
STRIKES: Final = "strikes"
LIFTED: Final = "lifted"
AMONG: Final = "among"
ALL_GUARDED: Final = "all guarded"

# -- Air Strike


def hits(s: State, action: Action, space: Space) -> list[int]:
    """What an Air Strike would look at in a space: Afghan Provinces, and Pakistan by Predators if a Base goes."""
    if space.is_pakistan:
        found = strikable(action, space, True) if s.in_force(Drone) else []
        return [piece for piece in found if piece in BASE.values()]
    return strikable(action, space, action.terms.any_state) if space.area.kind == PROVINCE else []


def _takes_base(s: State, action: Action, space: Space) -> bool:
    return any(piece in BASE.values() for piece in hits(s, action, space))


def _takes_last(space: Space) -> bool:
    """Whether a faction has but one Guerrilla there."""
    return any(space.guerrillas(faction) == 1 for faction in INSURGENTS)


def strike_steps(action: Action) -> tuple[Step, Step]:
    rows: tuple[Row[State, Space], ...] = (
        holds("at_support", lambda s, x: x.has_opinion and x.level == SUPPORT),
        holds("coalition_base", lambda s, x: x.count[COALITION_BASE]),
        holds("last_guerrilla", lambda s, x: _takes_last(x)),
        holds("of_a_player", lambda s, x: any(not s.is_nonplayer(OWNER[piece]) for piece in hits(s, action, x))),
        holds("taliban", lambda s, x: any(OWNER[piece] == TALIBAN for piece in hits(s, action, x))),
    )
    return (
        Step("chart_coalition_strike_base", RULE, lambda s, x: _takes_base(s, action, x), rows),
        Step("chart_coalition_strike", RULE, lambda s, x: bool(hits(s, action, x)), rows),
    )


def air_strike(t: Sitting) -> Procedure[None]:
    """Bases, then Guerrillas: at Support, at Coalition Bases, the last of a faction."""
    while t.asks(Purpose.AIR_STRIKE_WHERE) and t.times(STRIKES) < SPACES:
        found = yield from next_of(t, strike_steps(t.action), t.offered)
        if found is None:
            break
        t.once_more(STRIKES)
        yield from t.answer(Purpose.AIR_STRIKE_WHERE, found[1])
        while t.asks(Purpose.AIR_STRIKE_TARGET):
            yield from t.answer(Purpose.AIR_STRIKE_TARGET, (yield from _target(t)))
    yield from t.done_after(Purpose.AIR_STRIKE_WHERE)


def _target(t: Sitting) -> Ask[str]:
    """A Base, else a Guerrilla; those of players first, then the Taliban's."""
    kinds = [PIECE[option.key] for option in t.question.options if option.key in PIECE]
    kinds = [piece for piece in kinds if piece in BASE.values()] or kinds
    order = yield from drawn_order(t, [each for each in INSURGENTS if any(OWNER[piece] == each for piece in kinds)])
    return PIECES[next(piece for piece in kinds if OWNER[piece] == order[0])]


def strikes(s: State, action: Action) -> list[Space]:
    """Where an Air Strike would hit anything."""
    return [x for x in s.spaces.values() if hits(s, action, x)]


# -- Airlift


def spare(space: Space) -> int:
    """The Government Troops that may fly out: some stay with Coalition pieces, and with those who support them."""
    troops = space.count[GOVERNMENT_TROOPS] - (GUARDS if space.coalition else 0)
    if not space.is_loc and not space.area.pashtun and space.level == SUPPORT:
        troops = min(troops, space.coin_cubes - CUBES_AT_SUPPORT)
    troops = min(troops, GOVERNMENT_TROOPS_LIFTED)
    return may_leave(space, GOVERNMENT_TROOPS, troops) if troops > 0 else 0


def is_bare(space: Space) -> bool:
    """Whether Coalition pieces face Taliban without a Government cube."""
    return space.coalition > 0 and space.of(TALIBAN) > 0 and not space.government_cubes


def crowds(space: Space) -> bool:
    """Whether Government Troops at a Coalition Base are not outnumbered by the Coalition's."""
    return space.count[COALITION_BASE] > 0 and space.count[GOVERNMENT_TROOPS] >= space.count[COALITION_TROOPS] > 0


AIRLIFT_BARE: Final = Step("chart_coalition_airlift_bare", RULE, lambda s, x: is_bare(x), (MOST_PEOPLE,))
AIRLIFT_FROM: Final = Step(
    "chart_coalition_airlift_from",
    RULE,
    lambda s, x: spare(x) > 0,
    (
        holds("crowded", lambda s, x: crowds(x)),
        holds("not_at_support", lambda s, x: x.level != SUPPORT),
        highest("troops_free", lambda s, x: spare(x)),
    ),
)
AIRLIFT_CROWDED: Final = Step(
    "chart_coalition_airlift_crowded",
    RULE,
    lambda s, x: crowds(x) and spare(x) > 0,
    (holds("not_at_support", lambda s, x: x.level != SUPPORT), MOST_PEOPLE),
)
AIRLIFT_ELSEWHERE: Final = Step(
    "chart_coalition_airlift_elsewhere",
    RULE,
    lambda s, x: x.area.is_afghan and not x.is_loc and x.control == COIN and not x.count[COALITION_BASE],
)


def _lift_helps(t: Sitting) -> bool:
    """Whether Government Troops can go to those who face Taliban alone, or out of crowded Bases."""
    spaces = t.s.spaces.values()
    return any(spare(x) > 0 for x in spaces) and (
        any(map(is_bare, spaces)) or any(crowds(x) and spare(x) > 0 for x in spaces)
    )


def airlift(t: Sitting) -> Procedure[None]:
    """To all who face Taliban alone, then out of crowded Bases: at most 3 Government Troops, among 3 spaces."""
    while t.asks(Purpose.AIRLIFT_FROM):  # else it was called off for fear of missiles
        flight = yield from _next_flight(t)
        if flight is None:
            yield from t.done()
        else:
            yield from _fly(t, *flight)


def _next_flight(t: Sitting) -> Ask[tuple[Space, Space, int] | None]:
    """From where Troops fly next, where to, and how many; None if that is all."""
    spaces = list(t.s.spaces.values())
    if t.times(LIFTED) == GOVERNMENT_TROOPS_LIFTED:
        return None
    if not t.times(ALL_GUARDED):
        bare = yield from one_of(t, AIRLIFT_BARE, [x for x in spaces if _may_use(t, x)])
        if bare is not None:
            origin = yield from one_of(t, AIRLIFT_FROM, [x for x in spaces if x is not bare and _may_use(t, x, bare)])
            if origin is not None:
                return origin, bare, min(GUARDS, spare(origin))
        t.once_more(ALL_GUARDED)
    crowded = yield from one_of(t, AIRLIFT_CROWDED, [x for x in spaces if _may_use(t, x)])
    if crowded is None:
        return None
    others = [x for x in spaces if x is not crowded and _may_use(t, x, crowded)]
    target = yield from one_of(t, AIRLIFT_ELSEWHERE, others)
    if target is None:
        return None
    surplus = crowded.count[GOVERNMENT_TROOPS] - crowded.count[COALITION_TROOPS] + 1
    return crowded, target, min(surplus, spare(crowded))


TO_STRIKE: Final = Special(AIR_STRIKE, air_strike, lambda t: strikes(t.s, t.action))
TO_LIFT: Final = Special(AIRLIFT, airlift, _lift_helps)


def air_strike_or_airlift(t: Sitting) -> Procedure[None]:
    """Air Strike, else Airlift."""
    yield from special_after(t, RULE, TO_STRIKE, TO_LIFT)


def _may_use(t: Sitting, *spaces: Space) -> bool:
    """Whether these spaces may be among those of the Airlift."""
    return len({*t.kept(AMONG), *(x.id for x in spaces)}) <= SPACES


def _fly(t: Sitting, origin: Space, target: Space, count: int) -> Procedure[None]:
    count = min(count, GOVERNMENT_TROOPS_LIFTED - t.times(LIFTED))
    t.mind.counts[LIFTED] = t.times(LIFTED) + count
    t.kept(AMONG).extend((origin.id, target.id))
    yield from groups.go(t, groups.AIRLIFTED, origin.id, target.id, GOVERNMENT_TROOPS, count)


def hurts_player(s: State, pieces: list[int]) -> bool:
    """Whether a Base of a player is among these pieces."""
    return any(piece in BASE.values() and not s.is_nonplayer(OWNER[piece]) for piece in pieces)
