"""The Coalition without a player: Train, with Surge or Airlift (8.8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import highest, lowest
from sandtable.core.questions import Ask
from sandtable.plain import support, tracks
from sandtable.plain.nonplayers import buying, training
from sandtable.plain.nonplayers.book.air import (
    airlift_after_train,
)
from sandtable.plain.nonplayers.guidelines import excess, in_turn, may_leave
from sandtable.plain.nonplayers.steps import Step, one_of
from sandtable.plain.nonplayers.surging import SURGED, final_ahead, plan_surge, surge_as_planned
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations import prices
from sandtable.plain.operations.train import (
    PATRONAGE_MOVED,
    civic_levels,
    civic_spaces,
    cubes_a_space,
    takes_cubes,
    train_where,
)
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AVAILABLE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    PIECES,
    SURGE,
    TRAIN,
)
from sandtable.plain.under_way import Action

PATRONAGE_TOO_HIGH: Final = 20  # 8.8.2a
SPACES: Final = 3  # 8.8.2, 8.8.2g
SURPLUS: Final = 6  # 8.8.2c
POLICE_FROM_ELSEWHERE: Final = 3  # 8.8.2c

# what is kept in mind
CIVIC_ACTIONS: Final = "Civic Action"
ELSEWHERE: Final = "Police from elsewhere"

# -- Train (8.8.2a-d)


def _wants_patronage(s: State) -> bool:
    """Whether 3 Patronage become Resources (8.8.2a)."""
    low = tracks.funds(s, COALITION) < prices.COIN
    return s.patronage >= PATRONAGE_MOVED and (s.patronage > PATRONAGE_TOO_HIGH or low)


def _civic_levels(s: State, space: Space, funds: int | None = None) -> int:
    """How many levels Civic Action would shift a space in a Train (3.2.1c; PRTs, card 18)."""
    return buying.levels(s, space, COALITION, civic_levels(s, COALITION, space), funds=funds)


def _gains(s: State, space: Space) -> bool:
    return _civic_levels(s, space) > 0


def surplus(space: Space) -> int:
    """The Government pieces that could leave with COIN Control kept (8.8.2c)."""
    return min(space.government_cubes + space.count[GOVERNMENT_BASE], excess(space))


def _can_place(s: State, space: Space) -> bool:
    """Whether Train would bring cubes to a Coalition Base: Available ones, or Police from elsewhere (8.8.2c)."""
    if not takes_cubes(space, COALITION) or tracks.funds(s, COALITION) < prices.COIN:
        return False
    if s.available[GOVERNMENT_TROOPS] + s.available[GOVERNMENT_POLICE]:
        return True
    return any(may_leave(x, GOVERNMENT_POLICE, 1) for x in _police_elsewhere(s, [space]))


def _police_elsewhere(s: State, trained: Sequence[Space]) -> list[Space]:
    return [x for x in s.spaces.values() if x.count[GOVERNMENT_POLICE] and x not in trained]


AT_BASES: Final = Step("coalition_train_bases", "8.8.2c", lambda s, x: _can_place(s, x) and surplus(x) <= SURPLUS)
MOST_POLICE: Final = Step(
    "coalition_train_police",
    "8.8.2c",
    lambda s, x: may_leave(x, GOVERNMENT_POLICE, 1),
    (highest("police", lambda s, x: x.count[GOVERNMENT_POLICE]),),
)


def can_train(t: Sitting) -> bool:
    s = t.s
    spaces = list(train_where(s, Action(COALITION, TRAIN)))
    return _wants_patronage(s) or any(_gains(s, x) or AT_BASES.fits(s, x) for x in spaces)


def train(t: Sitting) -> Procedure[None]:
    """Patronage, or else Civic Action; cubes there and at Coalition Bases (8.8.2a-d); then Surge, else Airlift."""
    s = t.s
    if t.asks(Purpose.TRAIN_WHERE) and CIVIC_ACTIONS not in t.mind.spaces:
        if _wants_patronage(s):
            t.kept(CIVIC_ACTIONS)
            t.g.note("why-patronage", "8.8.2a", why=True)
            yield from training.select(t, s[KABUL], training.move_patronage(t))
            yield from _cubes(t)
        else:
            t.mind.spaces[CIVIC_ACTIONS] = [x.id for x in (yield from _for_civic_action(t))]
    yield from _from_elsewhere(t)
    while t.asks(Purpose.TRAIN_WHERE) and t.kept(CIVIC_ACTIONS):
        named = s[t.kept(CIVIC_ACTIONS).pop(0)]
        held = sum(_price(s, s[id]) for id in t.kept(CIVIC_ACTIONS))
        funds = max(_price(s, named), tracks.funds(s, COALITION) - held)
        yield from training.select(t, named, training.civic_action(t, named, funds))
        yield from _cubes(t, held)
    while t.asks(Purpose.TRAIN_WHERE) and len(t.action.selected) < SPACES:
        space = yield from one_of(t, AT_BASES, t.offered)
        if space is None:
            break
        t.mind.counts[ELSEWHERE] = POLICE_FROM_ELSEWHERE
        yield from training.select(t, space)
        yield from _cubes(t)
    yield from t.done_after(Purpose.TRAIN_WHERE)
    yield from training.not_now(t)
    yield from training.village(t, VILLAGE_POLICE, MOST_POLICE)
    yield from surge_or_airlift(t)


def _for_civic_action(t: Sitting) -> Ask[list[Space]]:
    """Where Civic Action comes: one space, with PRTs a second one that can be paid for beside it (8.8.2b)."""
    s = t.s
    chosen: list[Space] = []
    left = tracks.funds(s, COALITION)
    while len(chosen) < civic_spaces(s, COALITION):
        fit = [x for x in t.offered if x not in chosen and _civic_levels(s, x, left)]
        space = yield from buying.where(t, COALITION, fit)
        if space is None:
            break
        chosen.append(space)
        left -= _price(s, space)
    return chosen


def _price(s: State, space: Space) -> int:
    """What the Civic Action of a space costs."""
    return support.CIVIC_ACTION_COST * (space.terror + _civic_levels(s, space))


def _cubes(t: Sitting, held: int = 0) -> Procedure[None]:
    """The most Available cubes, Police and Troops in turn, as far as Civic Action can still be paid (8.8.2a-c)."""
    s = t.s
    most = cubes_a_space(s) if tracks.funds(s, COALITION) >= held + prices.COIN else 0
    police, troops = in_turn(s.available[GOVERNMENT_POLICE], s.available[GOVERNMENT_TROOPS], most)
    yield from training.place(t, police, troops, _from_elsewhere)


def _from_elsewhere(t: Sitting) -> Procedure[None]:
    """Police from elsewhere, if some are still wanted and can be paid (8.8.2c)."""
    while t.asks(Purpose.TRAIN_FROM):
        among = [x for x in t.offered if x.count[GOVERNMENT_POLICE] and x.id not in t.action.selected]
        more = t.times(ELSEWHERE) and tracks.funds(t.s, COALITION) >= prices.COIN
        origin = (yield from one_of(t, MOST_POLICE, among)) if more else None
        if origin is None:
            yield from t.done()
            return
        t.mind.counts[ELSEWHERE] -= 1
        yield from t.answer(Purpose.TRAIN_FROM, origin)
        yield from t.answer(Purpose.TRAIN_PIECE, PIECES[GOVERNMENT_POLICE])


VILLAGE_POLICE: Final = training.village_police("coalition_village", "8.8.2d")


# -- Surge (8.8.2e-i)


SURGE_OUT: Final = Step(
    "coalition_surge_out",
    "8.8.2h",
    lambda s, x: x.control == COIN and x.count[COALITION_TROOPS],
    (
        highest("coalition_troops", lambda s, x: x.count[COALITION_TROOPS]),
        lowest("least_population", lambda s, x: x.pop),
    ),
)


def surge_or_airlift(t: Sitting) -> Procedure[None]:
    """Surge, or where it would place or remove nothing Airlift (8.8.2e)."""
    if t.asks(Purpose.SPECIAL_AFTER) and t.offers(SURGE):
        controlled = [x for x in t.s.afghan() if x.control == COIN]
        yield from (_plan_surge_out(t, controlled) if final_ahead(t.s) else _plan_surge_in(t, controlled))
        if t.mind.groups:
            yield from t.answer(Purpose.SPECIAL_AFTER, SURGE)
    yield from _surge(t)
    yield from airlift_after_train(t)


def _plan_surge_out(t: Sitting, controlled: Sequence[Space]) -> Ask[None]:
    """All Coalition Troops of a space become Available, even if Control is lost (8.8.2h)."""
    space = yield from one_of(t, SURGE_OUT, controlled)
    if space is not None:
        t.kept(SURGED).append(space.id)
        t.mind.groups.append((space.id, AVAILABLE, COALITION_TROOPS, space.count[COALITION_TROOPS]))


def _plan_surge_in(t: Sitting, controlled: Sequence[Space]) -> Ask[None]:
    """Roll a die: half as many Bases and as many Troops come in (8.8.2f-g)."""
    s = t.s
    if not controlled or not (s.available[COALITION_BASE] or s.available[COALITION_TROOPS]):
        return
    roll = yield from t.g.roll("nonplayer_surge")
    bases, troops = yield from plan_surge(t, controlled, roll // 2, roll)
    t.mind.groups += [(AVAILABLE, x.id, COALITION_BASE, 1) for x in bases]
    t.mind.groups += [(AVAILABLE, id, COALITION_TROOPS, count) for id, count in troops.items() if count]
    t.kept(SURGED).extend(dict.fromkeys(id for _, id, _, _ in t.mind.groups))


def _surge(t: Sitting) -> Procedure[None]:
    """Pieces move as planned, among the spaces of the plan; then a die, and the most of it for Aid (8.8.2i)."""
    yield from surge_as_planned(t)
    if t.asks(Purpose.SURGE_ROLL):
        yield from t.answer(Purpose.SURGE_ROLL, "yes")
        yield from t.most_of(Purpose.SURGE_AID)
