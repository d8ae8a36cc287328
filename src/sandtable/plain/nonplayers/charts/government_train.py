"""Train of the Government by its flow chart (third printing, 8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import Row, holds, lowest
from sandtable.plain import tracks
from sandtable.plain.activities import government
from sandtable.plain.activities.when import may_be_first
from sandtable.plain.nonplayers import training
from sandtable.plain.nonplayers.buying import levels
from sandtable.plain.nonplayers.charts.common import MOST_PEOPLE, to_spend
from sandtable.plain.nonplayers.charts.government_activities import (
    GOVERN_PATRONAGE,
    RULE,
    eradicate_or_govern,
    govern,
    govern_after,
    govern_in,
)
from sandtable.plain.nonplayers.guidelines import excess
from sandtable.plain.nonplayers.steps import Step, one_of, possible
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations import prices
from sandtable.plain.operations.train import CUBES_FOR_A_BASE, cubes_a_space, takes_cubes, train_where
from sandtable.plain.pieces import can_place
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION_BASE,
    COIN,
    GOVERN,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    OPPOSITION,
    PROVINCE,
    TRAIN,
    TRANSPORT,
)
from sandtable.plain.under_way import Action

MORE_TROOPS: Final = 2
"""How many more Troops than Police are trained."""
CARRIED: Final = 5
"""Troops that are Transported for a new Base."""
PEOPLE_TO_ASSAULT: Final = 2
SPACES: Final = 3

# what is kept in mind
HAD: Final = "had"
LIMIT: Final = "limit"
BEGUN: Final = "begun"
BUILT: Final = "built"
WON: Final = "won"
GOVERNED: Final = "governed"
SENT_FROM: Final = "sent from"
SENT_TO: Final = "sent to"
RELIEVED: Final = "relieved"


def builds(s: State, space: Space) -> bool:
    return (
        space.area.kind == PROVINCE
        and space.pop > 0
        and space.government_cubes >= CUBES_FOR_A_BASE
        and not space.coin_bases
        and can_place(s, space, GOVERNMENT_BASE)
    )


# -- Train

TRAIN_BASE: Final = Step("chart_government_train_base", RULE, builds, (MOST_PEOPLE,))


def show(limit: int, price: int) -> Step:
    """Where the people are won for Patronage: once the space is paid, a level of Civic Action can be paid too."""
    return Step(
        "chart_government_train_patronage",
        RULE,
        lambda s, x: (
            x.area.kind == PROVINCE
            and x.pop >= PEOPLE_TO_ASSAULT
            and x.control == COIN
            and not x.count[COALITION_BASE]
            and not x.terror
            and levels(s, x, GOVERNMENT, funds=limit - price) > 0
        ),
        (MOST_PEOPLE,),
    )


TRAIN_CUBES: Final = Step(
    "chart_government_train_cubes",
    RULE,
    lambda s, x: takes_cubes(x, GOVERNMENT) and s.available[GOVERNMENT_TROOPS] + s.available[GOVERNMENT_POLICE],
    (lowest("government_cubes", lambda s, x: x.government_cubes), MOST_PEOPLE),
)


def relief_where(limit: int, price: int, trained: Sequence[Space] = ()) -> Step:
    """Where Civic Action removes most Opposition: in a space of this Train, or in one more if it can be paid too."""

    def fits(s: State, space: Space) -> bool:
        funds = limit if space in trained else limit - price
        return space.control == COIN and levels(s, space, GOVERNMENT, funds=funds) > 0

    first: Row[State, Space] = holds("at_opposition", lambda s, x: x.level == OPPOSITION)
    return Step("chart_government_train_relief", RULE, fits, (first, MOST_PEOPLE))


def _colony(s: State, origin: Space, limit: int) -> Step:
    """Where 5 Troops of a space can be Transported to make a Base, with both spaces and the toll paid."""
    reach = government.transport_to(s, origin)
    return Step(
        "chart_government_train_colony",
        RULE,
        lambda s, x: (
            x.id in reach
            and x.area.kind == PROVINCE
            and x.pop >= PEOPLE_TO_ASSAULT
            and not x.coin_bases
            and can_place(s, x, GOVERNMENT_BASE)
            and 2 * prices.COIN + government.transport_toll(s, origin, x) <= limit
        ),
        (MOST_PEOPLE,),
    )


def can_train(t: Sitting) -> bool:
    price, limit = prices.COIN, to_spend(tracks.funds(t.s, GOVERNMENT))
    steps = (TRAIN_BASE, show(limit, price), TRAIN_CUBES, relief_where(limit, price))
    return possible(t, steps, list(train_where(t.s, Action(GOVERNMENT, TRAIN))))


def train(t: Sitting) -> Procedure[None]:
    """A Base, or the people won for Patronage, or Troops sent off for a Base; cubes; then Eradicate or Govern."""
    price = prices.for_space(t.action)
    if HAD not in t.mind.counts:
        t.mind.counts[HAD] = tracks.funds(t.s, GOVERNMENT)
        t.mind.counts[LIMIT] = to_spend(t.times(HAD))
    yield from _place_cubes(t, most=0)  # none from elsewhere
    if t.asks(Purpose.TRAIN_WHERE) and not t.times(BEGUN):
        t.once_more(BEGUN)
        yield from _begin(t, price)
    yield from _govern_now(t)
    yield from _build_far_off(t)
    while t.asks(Purpose.TRAIN_WHERE) and RELIEVED not in t.mind.spaces and _may_train_more(t, price):
        space = yield from one_of(t, TRAIN_CUBES, t.offered)
        if space is None:
            break
        yield from training.select(t, space)
        yield from _place_cubes(t)
    if t.asks(Purpose.TRAIN_WHERE) and RELIEVED not in t.mind.spaces:
        yield from _choose_relief(t, price)
    yield from t.done_after(Purpose.TRAIN_WHERE)
    for id in t.kept(RELIEVED):
        yield from training.civic_action(t, t.s[id], _left(t))
    yield from training.not_now(t)
    if t.kept(WON) and t.asks(Purpose.SPECIAL_AFTER) and t.offers(GOVERN):
        yield from govern_after(t)
    else:
        yield from eradicate_or_govern(t)


def _left(t: Sitting) -> int:
    """What may still be spent."""
    return t.times(LIMIT) - (t.times(HAD) - tracks.funds(t.s, GOVERNMENT))


def _may_train_more(t: Sitting, price: int) -> bool:
    return len(t.action.selected) < SPACES and (_left(t) >= price or not t.action.selected)


def _begin(t: Sitting, price: int) -> Procedure[None]:
    """The first space: a Base, else the people won for Patronage, else Troops for a Base far off."""
    limit = t.times(LIMIT)
    build = yield from one_of(t, TRAIN_BASE, t.offered)
    if build is not None:
        t.kept(BUILT).append(build.id)
        yield from training.select(t, build, training.build(t, build))
        yield from _place_cubes(t, most=0)  # selected once, and not for cubes
        return
    won = yield from one_of(t, show(limit, price), t.offered)
    if won is not None:
        t.kept(WON).append(won.id)
        yield from training.select(t, won, training.civic_action(t, won, limit - price))
        yield from _place_cubes(t)
    elif t.action.may_special and may_be_first(TRANSPORT):
        yield from _send_off(t, limit)


def _choose_relief(t: Sitting, price: int) -> Procedure[None]:
    """Where Civic Action comes at the end, if nothing was built or won: one more space may be trained for it."""
    t.kept(RELIEVED)
    if t.kept(BUILT) or t.kept(WON):
        return
    among = t.offered if len(t.action.selected) < SPACES else []
    relief = yield from one_of(t, relief_where(_left(t), price, t.selected), [*t.selected, *among])
    if relief is None:
        return
    t.kept(RELIEVED).append(relief.id)
    if relief.id not in t.action.selected:
        yield from training.select(t, relief)
        yield from _place_cubes(t)


def _place_cubes(t: Sitting, *, most: int | None = None, troops_only: bool = False) -> Procedure[None]:
    """Available cubes, two more Troops than Police; none from elsewhere."""
    s = t.s
    most = cubes_a_space(s) if most is None else most
    troops = min(s.available[GOVERNMENT_TROOPS], most if troops_only else (most + MORE_TROOPS) // 2)
    police = 0 if troops_only else min(s.available[GOVERNMENT_POLICE], most - troops)
    troops = min(s.available[GOVERNMENT_TROOPS], most - police)
    yield from training.place(t, police, troops)


def _govern_now(t: Sitting) -> Procedure[None]:
    """Govern for Patronage where the people were just won, then by its own box; the Train goes on after it."""
    if t.asks(Purpose.TRAIN_WHERE) and t.kept(WON) and not t.times(GOVERNED):
        t.once_more(GOVERNED)
        won = t.s[t.kept(WON)[0]]
        if t.offers(GOVERN) and GOVERN_PATRONAGE.fits(t.s, won):
            yield from t.answer(Purpose.TRAIN_WHERE, GOVERN)
            yield from govern_in(t, won, GOVERN_PATRONAGE)
    yield from govern(t)


def _send_off(t: Sitting, limit: int) -> Procedure[None]:
    """Train Troops, to Transport 5 of them to where many people are, and Train there."""
    s = t.s
    starts = [
        x for x in t.offered if TRAIN_CUBES.fits(s, x) and _spare_with(s, x) >= CARRIED and _targets_of(t, x, limit)
    ]
    origin = yield from one_of(t, TRAIN_CUBES, starts)
    if origin is None:
        return
    target = yield from one_of(t, _colony(s, origin, limit), [x for x in s.afghan() if x is not origin])
    assert target is not None
    t.kept(SENT_FROM).append(origin.id)
    t.kept(SENT_TO).append(target.id)
    yield from training.select(t, origin)
    yield from _place_cubes(t, troops_only=True)


def _build_far_off(t: Sitting) -> Procedure[None]:
    """Transport those Troops, and make a Base of them."""
    if t.asks(Purpose.TRAIN_WHERE) and t.kept(SENT_FROM):
        yield from t.answer(Purpose.TRAIN_WHERE, TRANSPORT)
        yield from t.answer(Purpose.TRANSPORT_FROM, t.kept(SENT_FROM).pop())
        yield from t.answer(Purpose.TRANSPORT_TO, t.kept(SENT_TO)[0])
        yield from t.number(Purpose.TRANSPORT_HOW_MANY, CARRIED)
    if t.asks(Purpose.TRAIN_WHERE) and t.kept(SENT_TO):
        target = t.s[t.kept(SENT_TO).pop()]
        if target in t.offered:
            t.kept(BUILT).append(target.id)
            yield from training.select(t, target, training.build(t, target))
            yield from _place_cubes(t, most=0)


def _spare_with(s: State, space: Space) -> int:
    """The Troops that could leave a space with its Control kept once it is trained."""
    coming = min(s.available[GOVERNMENT_TROOPS], cubes_a_space(s))
    return min(space.count[GOVERNMENT_TROOPS] + coming - 1, excess(space) + coming)


def _targets_of(t: Sitting, origin: Space, limit: int) -> bool:
    return possible(t, [_colony(t.s, origin, limit)], [x for x in t.s.afghan() if x is not origin])
