"""The Government without a player: Train, Govern and Transport (8.6.2)."""

from __future__ import annotations

from typing import Final

from sandtable.core.charts import Row, highest, holds, lowest
from sandtable.core.questions import unasked
from sandtable.plain import support, tracks
from sandtable.plain.activities import government
from sandtable.plain.control import control_with
from sandtable.plain.nonplayers import training
from sandtable.plain.nonplayers.buying import levels
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.governing import adds_patronage
from sandtable.plain.nonplayers.guidelines import excess, in_turn
from sandtable.plain.nonplayers.steps import Step, next_of, one_of, possible
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations import prices
from sandtable.plain.operations.train import CUBES_FOR_A_BASE, cubes_a_space, takes_cubes, train_where
from sandtable.plain.pieces import can_place
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    GOVERN,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    PATRONAGE_MOST,
    PROVINCE,
    SUPPORT,
    TALIBAN,
    TRAIN,
    TRANSPORT,
)
from sandtable.plain.under_way import Action

TRAIN_BASES: Final = 3  # 8.6.2b

# what is kept in mind
BUILT: Final = "built"
TRAINED: Final = "trained"
NAMED: Final = "named"

# -- Train (8.6.2a-c)

BUILD: Final = Step(
    "government_train_base",
    "8.6.2a",
    lambda s, x: (
        x.area.kind == PROVINCE
        and x.government_cubes >= CUBES_FOR_A_BASE
        and not x.coin_bases
        and can_place(s, x, GOVERNMENT_BASE)
    ),
)


def _cubes_left(s: State) -> int:
    return s.available[GOVERNMENT_TROOPS] + s.available[GOVERNMENT_POLICE]


def _takes(s: State, space: Space) -> bool:
    """Kabul or a space with a COIN Base, while there are cubes."""
    return takes_cubes(space, GOVERNMENT) and _cubes_left(s) > 0


def _enables_civic_action(s: State, space: Space) -> bool:
    """Whether Civic Action would bring a shift once the cubes are there (8.6.2b)."""
    if not _takes(s, space) or space.count[COALITION_BASE] or not space.has_opinion or space.level == SUPPORT:
        return False
    if tracks.funds(s, GOVERNMENT) < prices.COIN + support.CIVIC_ACTION_COST * (space.terror + 1):
        return False
    cubes = min(cubes_a_space(s), _cubes_left(s))
    return control_with(space, [(GOVERNMENT_TROOPS, cubes)]) == COIN


FOR_CIVIC_ACTION: Final = Step("government_train_civic", "8.6.2b", _enables_civic_action)
FEWEST_CUBES: Final[Row[State, Space]] = lowest("government_cubes", lambda s, x: x.government_cubes)
CUBES: Final = Step("government_train_cubes", "8.6.2b", _takes, (FEWEST_CUBES,))


def can_train(t: Sitting) -> bool:
    return possible(t, (BUILD, CUBES), train_where(t.s, Action(GOVERNMENT, TRAIN)))


def train(t: Sitting) -> Procedure[None]:
    """A Base for three cubes, then cubes, then Civic Action if there was no Base (8.6.2a-c); then Govern."""
    if t.asks(Purpose.TRAIN_WHERE) and BUILT not in t.mind.spaces:
        build = yield from one_of(t, BUILD, t.offered)
        t.kept(BUILT).extend([] if build is None else [build.id])
        if build is not None:
            yield from training.select(t, build, training.build(t, build))
            yield from place_cubes(t, 0)  # selected once, and not for cubes
    yield from place_cubes(t, 0)  # none from elsewhere
    trained = t.kept(TRAINED)
    while t.asks(Purpose.TRAIN_WHERE) and t.offered:
        elsewhere = sum(id != KABUL for id in trained)
        among = [x for x in t.offered if x.id == KABUL or elsewhere < TRAIN_BASES]
        first = [FOR_CIVIC_ACTION] if not t.kept(BUILT) and not trained else []
        found = yield from next_of(t, [*first, CUBES], among)
        if found is None:
            break
        step, space = found
        if step is FOR_CIVIC_ACTION:
            t.kept(NAMED).append(space.id)
        trained.append(space.id)
        yield from training.select(t, space)
        yield from place_cubes(t, cubes_a_space(t.s))
    yield from t.done_after(Purpose.TRAIN_WHERE)
    if t.asks(Purpose.TRAIN_THEN):
        yield from _civic_action(t)
    yield from govern_or_transport(t)


def place_cubes(t: Sitting, most: int) -> Procedure[None]:
    """Available cubes, Police and Troops in turn; none from elsewhere (8.1.2c, 8.6.2b)."""
    s = t.s
    police, troops = in_turn(s.available[GOVERNMENT_POLICE], s.available[GOVERNMENT_TROOPS], most)
    yield from training.place(t, police, troops)


def _civic_action(t: Sitting) -> Procedure[None]:
    """If no Base was placed, in a space that was named for it or any other of this Train (8.6.2c)."""
    trained = [] if t.kept(BUILT) else [t.s[id] for id in t.kept(TRAINED)]
    fit = [x for x in trained if _gains_by_civic_action(t.s, x)]
    named = [x for x in fit if x.id in t.kept(NAMED)]
    space = named[0] if named else (yield from one_of(t, CIVIC_ACTION, fit))
    if space is None:
        yield from t.done()
    else:
        yield from training.civic_action(t, space, tracks.funds(t.s, GOVERNMENT))


def _gains_by_civic_action(s: State, space: Space) -> bool:
    return space.control == COIN and not space.count[COALITION_BASE] and levels(s, space, GOVERNMENT) > 0


CIVIC_ACTION: Final = Step("government_train_civic_action", "8.6.2c", _gains_by_civic_action)

# -- Govern (8.6.2d)


def _returns(s: State, space: Space) -> bool:
    return space.control == COIN and space.area.is_afghan and not space.returnees and s.returnees_left > 0


PATRONAGE: Final = Step("government_govern_patronage", "8.6.2d", adds_patronage)
EMPTY: Final = Step("government_govern_empty", "8.6.2d", lambda s, x: _returns(s, x) and x.pop == 0)
PEOPLE: Final = Step("government_govern_people", "8.6.2d", lambda s, x: _returns(s, x) and x.level == SUPPORT)
BESIDE_COALITION: Final = Step(
    "government_govern_patronage",
    "8.6.2d",
    lambda s, x: x.control == COIN and x.level == SUPPORT and s.aid > 0 and s.patronage < PATRONAGE_MOST,
)


def _govern_steps(action: Action) -> tuple[Step, ...]:
    return BESIDE_COALITION if action.terms.beside_coalition else PATRONAGE, EMPTY, PEOPLE


def govern_or_transport(t: Sitting) -> Procedure[None]:
    """Govern, else Transport (8.6.2d)."""
    if t.asks(Purpose.SPECIAL_AFTER) and t.offers(GOVERN) and possible(t, _govern_steps(t.action), t.s.afghan()):
        yield from t.answer(Purpose.SPECIAL_AFTER, GOVERN)
    yield from govern(t)
    yield from transport_after(t)


def govern(t: Sitting) -> Procedure[None]:
    """Patronage, then +1 Pop where nobody lives, then elsewhere (8.6.2d)."""
    steps = _govern_steps(t.action)
    while t.question.purpose == Purpose.GOVERN_WHERE:
        found = yield from next_of(t, steps, t.offered)
        if found is None and t.offers("done"):
            yield from t.done()
            return
        space = found[1] if found else (yield from by_lot(t.g, t.offered))
        yield from t.answer(Purpose.GOVERN_WHERE, space)
        way = "govern_patronage" if found is None or found[0] is steps[0] else "govern_returnees"
        yield from t.answer(Purpose.GOVERN_HOW, way if t.offers(way) else t.most())


# -- Transport (8.6.2e)


def _spare(space: Space) -> int:
    """The Government Troops that Transport would move: the excess, but one stays."""
    troops = space.count[GOVERNMENT_TROOPS]
    return min(troops, excess(space), troops - 1)


FROM_EXCESS: Final = Step(
    "government_transport_from",
    "8.6.2e",
    lambda s, x: _spare(x) > 0,
    (highest("excess", lambda s, x: min(x.count[GOVERNMENT_TROOPS], excess(x))),),
)
TO_POLICE: Final = Step(
    "government_transport_police",
    "8.6.2e",
    lambda s, x: (
        x.area.kind == PROVINCE
        and x.count[GOVERNMENT_POLICE]
        and not x.count[GOVERNMENT_TROOPS]
        and not x.count[COALITION_TROOPS]
        and not x.coin_bases
    ),
)


def to_control(spare: int) -> Step:
    return Step(
        "government_transport_control",
        "8.6.2e",
        lambda s, x: x.area.is_afghan and x.pop and x.control != COIN and _would_control(x, spare),
        (highest("population", lambda s, x: x.pop), holds("taliban_control", lambda s, x: x.control == TALIBAN)),
    )


def _would_control(space: Space, troops: int) -> bool:
    return control_with(space, [(GOVERNMENT_TROOPS, troops)]) == COIN


def transport_after(t: Sitting) -> Procedure[None]:
    """Transport the greatest excess, if it finds a place to go (8.6.2e)."""
    if t.question.purpose != Purpose.SPECIAL_AFTER:
        return
    found: tuple[Space, Space] | None = None
    origin = yield from one_of(t, FROM_EXCESS, list(t.s.spaces.values())) if t.offers(TRANSPORT) else unasked(None)
    if origin is not None:
        reach = [t.s[id] for id in government.transport_to(t.s, origin)]
        place = yield from next_of(t, (TO_POLICE, to_control(_spare(origin))), reach)
        found = None if place is None else (origin, place[1])
    if found is None:
        t.g.note("why-no-special", "8.6.2e", why=True)
        yield from t.done()
        return
    count = _spare(found[0])
    yield from t.answer(Purpose.SPECIAL_AFTER, TRANSPORT)
    yield from t.answer(Purpose.TRANSPORT_FROM, found[0])
    yield from t.answer(Purpose.TRANSPORT_TO, found[1])
    yield from t.answer(Purpose.TRANSPORT_HOW_MANY, count)
