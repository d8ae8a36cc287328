"""Airlift and Air Strike of the Coalition without a player (8.8.2j, 8.8.3c-d)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sandtable.core.charts import Row, highest, holds, lowest
from sandtable.core.questions import Ask
from sandtable.plain.activities.coalition import (
    GOVERNMENT_TROOPS_LIFTED,
    airlift_is_barred,
    strike_is_barred,
    strikes_most,
)
from sandtable.plain.activities.when import may_be_first, may_be_last
from sandtable.plain.changes import Drone
from sandtable.plain.control import control_with
from sandtable.plain.nonplayers import groups
from sandtable.plain.nonplayers.assaults import Removal
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.guidelines import excess
from sandtable.plain.nonplayers.steps import Step, next_of, one_of
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT_TROOPS,
    KABUL,
    PIECES,
    SPONSORSHIP,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
)
from sandtable.plain.under_way import Action

ORIGINS: Final = 2  # 8.8.2j

# what is kept in mind
LIFTED_TO: Final = "lifted to"
LIFTED_FROM: Final = "lifted from"
LIFTED: Final = "Government Troops lifted"
STRUCK: Final = "struck"
HEAVY: Final = "struck twice"

# -- Airlift (8.8.2j, 8.8.3c)


class Lift(NamedTuple):
    """What an Airlift would bring: Coalition and Government Troops, and from where."""

    coalition: int
    government: int
    origins: tuple[str, ...]

    @property
    def total(self) -> int:
        """All Troops."""
        return self.coalition + self.government


def airlift_is_possible(s: State, action: Action) -> bool:
    """Whether an Airlift may come first, and no event forbids it (Sandstorms, card 57; shaded ISR, card 1)."""
    return action.may_begin_special and may_be_first(AIRLIFT) and not airlift_is_barred(s, action)


def spare(space: Space, lifted: int) -> tuple[int, int]:
    """The Troops that may fly: COIN Control stays, and the last ones of each faction (8.8.2j)."""
    left = excess(space)
    coalition = max(0, min(space.count[COALITION_TROOPS] - 1, left))
    most = min(left - coalition, GOVERNMENT_TROOPS_LIFTED - lifted)
    return coalition, max(0, min(space.count[GOVERNMENT_TROOPS] - 1, most))


def _excess_coalition(s: State, space: Space) -> int:
    troops = space.count[COALITION_TROOPS]
    return min(troops, excess(space)) if troops else 0


MOST_EXCESS: Final[Row[State, Space]] = highest("excess", _excess_coalition)
FROM: Final = Step(
    "coalition_airlift_from", "8.8.2j", lambda s, x: _excess_coalition(s, x) > 0 and any(spare(x, 0)), (MOST_EXCESS,)
)


def lift_origins(s: State) -> list[Space]:
    """The spaces that could send Troops, those with most excess first."""
    return sorted((x for x in s.afghan() if FROM.fits(s, x)), key=lambda x: -_excess_coalition(s, x))


def lift_into(s: State, space: Space, among: Sequence[Space]) -> Lift:
    """What an Airlift into a space would bring, from the two spaces with most excess Troops, however ties fall."""
    spaces = [x for x in among if x is not space]
    coalition = government = 0
    for origin in spaces[:ORIGINS]:
        more = spare(origin, government)
        coalition += more[0]
        government += more[1]
    return Lift(coalition, government, tuple(x.id for x in spaces[:ORIGINS]))


def airlift(t: Sitting) -> Procedure[None]:
    """Fly Troops from two spaces into the one that was chosen; the question is from where (8.8.3c)."""
    if not t.asks(Purpose.AIRLIFT_FROM):  # called off for fear of missiles
        return
    space = t.s[t.kept(LIFTED_TO)[0]]
    if LIFTED_FROM not in t.mind.spaces:
        t.mind.spaces[LIFTED_FROM] = [x.id for x in (yield from _origins(t, space))]
    yield from _fly(t, space)


def _origins(t: Sitting, space: Space) -> Ask[list[Space]]:
    origins: list[Space] = []
    while len(origins) < ORIGINS:
        origin = yield from one_of(t, FROM, [x for x in t.s.afghan() if x is not space and x not in origins])
        if origin is None:
            break
        origins.append(origin)
    return origins


def _fly(t: Sitting, space: Space) -> Procedure[None]:
    waiting, origins = t.mind.groups, t.kept(LIFTED_FROM)
    while t.asks(Purpose.AIRLIFT_FROM) and (waiting or origins):
        if not waiting:
            origin = t.s[origins.pop(0)]
            coalition, government = spare(origin, t.times(LIFTED))
            t.mind.counts[LIFTED] = t.times(LIFTED) + government
            pieces = ((COALITION_TROOPS, coalition), (GOVERNMENT_TROOPS, government))
            waiting += [(origin.id, space.id, piece, count) for piece, count in pieces if count]
            continue
        yield from groups.go(t, groups.AIRLIFTED, *waiting.pop(0))
    if t.asks(Purpose.AIRLIFT_FROM):
        yield from t.done()


def _adds_control(s: State, space: Space) -> bool:
    if not space.area.is_afghan or space.control == COIN:
        return False
    lift = lift_into(s, space, lift_origins(s))
    return lift.total > 0 and control_with(space, [(COALITION_TROOPS, lift.total)]) == COIN


ADD_CONTROL: Final = Step(
    "coalition_airlift_to",
    "8.8.2j",
    _adds_control,
    (holds("taliban", lambda s, x: x.of(TALIBAN) > 0), highest("population", lambda s, x: x.pop)),
)


def airlift_after_train(t: Sitting) -> Procedure[None]:
    """Airlift to one space where that adds COIN Control (8.8.2j); the question is whether, or from where."""
    free = t.asks(Purpose.AIRLIFT_FROM)
    if not free and not t.asks(Purpose.SPECIAL_AFTER):
        return
    if not t.kept(LIFTED_TO):
        space = yield from one_of(t, ADD_CONTROL, list(t.s.afghan()) if free or t.offers(AIRLIFT) else [])
        if space is None:
            t.g.note("why-no-special", "8.8.2j", why=True)
            yield from t.done()
            return
        t.kept(LIFTED_TO).append(space.id)
        if not free:
            yield from t.answer(Purpose.SPECIAL_AFTER, AIRLIFT)
    yield from airlift(t)


# -- Air Strike (8.8.3d)


class Target(NamedTuple):
    """What an Air Strike would do in a space: remove a Base, or a Guerrilla, of so many pieces and Guerrillas."""

    base: bool
    last: bool
    guerrillas: int


def _left(space: Space, gone: Removal | None) -> tuple[int, int, int]:
    """Bases, Underground and Active Guerrillas of the Taliban after an Assault."""
    count = space.count
    bases, hidden, shown = count[TALIBAN_BASE], count[TALIBAN_UNDERGROUND], count[TALIBAN_ACTIVE]
    return (bases - gone.taliban_bases, hidden, shown - gone.taliban_guerrillas) if gone else (bases, hidden, shown)


def target(s: State, action: Action, space: Space, gone: Removal | None = None, drone: bool = False) -> Target | None:
    """What a strike would remove of the Taliban, or None."""
    if space.id == KABUL or (action.allowed is not None and space.id not in action.allowed):
        return None
    bases, hidden, shown = _left(space, gone)
    if shown or (hidden and (action.terms.any_state or drone)):
        return Target(False, bases + hidden + shown == 1, hidden + shown)
    return Target(True, bases == 1, 0) if bases and not hidden else None


def strikes(s: State, action: Action, raids: Mapping[str, Removal] | None = None) -> list[tuple[str, int]]:
    """The spaces that an Air Strike would take, however ties fall, each with the Bases it removes."""
    if strike_is_barred(s, action):
        return []
    found = []
    drones = bool(s.in_force(Drone))
    for space in s.in_sight():
        if space.of(TALIBAN):
            gone = raids.get(space.id) if raids else None
            goal = target(s, action, space, gone, drones and space.is_pakistan)
            if goal is not None:
                found.append((goal, space.id))
    found.sort(key=lambda each: (-each[0].base, -each[0].last, -each[0].guerrillas))
    return [(id, int(goal.base)) for goal, id in found[: strikes_most(s)]]


def struck(s: State, action: Action, raids: Mapping[str, Removal]) -> list[Removal]:
    """What an Air Strike after these Assaults would remove."""
    if not action.may_special or not may_be_last(AIR_STRIKE):
        return []
    return [Removal(base, 1 - base, 0, 0) for _, base in strikes(s, action, raids)]


def strike_steps(action: Action) -> tuple[Step, ...]:
    def goal(s: State, space: Space) -> Target | None:
        return target(s, action, space)

    pakistan: Row[State, Space] = holds("pakistan", lambda s, x: x.is_pakistan and s.box == SPONSORSHIP and s.hard)
    return (
        Step("coalition_strike_base", "8.8.3d", lambda s, x: (g := goal(s, x)) is not None and g.base, (pakistan,)),
        Step("coalition_strike_last", "8.8.3d", lambda s, x: (g := goal(s, x)) is not None and g.last, (pakistan,)),
        Step(
            "coalition_strike_most",
            "8.8.3d",
            lambda s, x: goal(s, x) is not None,
            (highest("taliban_guerrillas", lambda s, x: x.guerrillas(TALIBAN)), pakistan),
        ),
    )


DRONE: Final = Step(
    "coalition_strike_drone",
    "8.8.3d",
    lambda s, x: x.is_pakistan and x.of(TALIBAN) > 0,
    (lowest("taliban_guerrillas", lambda s, x: x.guerrillas(TALIBAN)),),
)


def air_strike(t: Sitting) -> Procedure[None]:
    """Taliban Bases, then the last Taliban of a space, then where most are; a drone first (8.8.3d)."""
    if not t.asks(Purpose.AIR_STRIKE_WHERE):  # called off for fear of missiles
        return
    if STRUCK not in t.mind.spaces:
        yield from _plan_strikes(t)
    while t.asks(Purpose.AIR_STRIKE_WHERE) and t.kept(STRUCK):
        space = t.s[t.kept(STRUCK).pop(0)]
        if space not in t.offered:
            continue
        yield from t.answer(Purpose.AIR_STRIKE_WHERE, space)
        yield from t.answer(Purpose.AIR_STRIKE_TARGET, _piece(t))
        if t.asks(Purpose.AIR_STRIKE_TARGET):  # Reapers, unshaded (3)
            piece = _piece(t)
            yield from t.answer(Purpose.AIR_STRIKE_TARGET, piece if space.id in t.kept(HEAVY) else "done")
    if t.asks(Purpose.AIR_STRIKE_WHERE):
        if not t.offers("done"):
            yield from t.answer(Purpose.AIR_STRIKE_WHERE, (yield from by_lot(t.g, t.offered)))
        yield from t.done()


def _plan_strikes(t: Sitting) -> Ask[None]:
    """Where to strike, and where the second piece of the Reapers goes."""
    steps = strike_steps(t.action)
    drone = bool(t.s.in_force(Drone))
    spaces: list[Space] = []
    while len(spaces) < strikes_most(t.s):
        found: tuple[Step, Space] | None = None
        among = [x for x in t.s.spaces.values() if x not in spaces]
        if drone:
            drone = False
            space = yield from one_of(t, DRONE, [x for x in among if x in t.offered])
            found = None if space is None else (DRONE, space)
        if found is None:
            found = yield from next_of(t, steps, among)
        if found is None:
            break
        spaces.append(found[1])
    t.mind.spaces[STRUCK] = [x.id for x in spaces]
    heavy = _heavy(t, spaces)
    t.mind.spaces[HEAVY] = [] if heavy is None else [heavy.id]


def _piece(t: Sitting) -> str:
    """A Taliban piece: a Base where it can be, Underground before Active (8.1.2b)."""
    wanted = (TALIBAN_BASE, TALIBAN_UNDERGROUND, TALIBAN_ACTIVE)
    return next((PIECES[piece] for piece in wanted if t.offers(PIECES[piece])), t.question.options[0].key)


def _heavy(t: Sitting, spaces: Sequence[Space]) -> Space | None:
    """Where the second piece of the Reapers goes: a Base, the last Taliban, then where most are (card 3)."""

    def rank(space: Space) -> tuple[bool, bool, int]:
        bases, guerrillas = space.count[TALIBAN_BASE], space.guerrillas(TALIBAN)
        return bases > 0 and guerrillas <= 1, bases + guerrillas == 2, guerrillas

    fit = [
        x
        for x in spaces
        if x.of(TALIBAN) > 1 and (x.count[TALIBAN_ACTIVE] > 1 or rank(x)[0] or t.action.terms.any_state)
    ]
    return max(fit, key=rank, default=None)
