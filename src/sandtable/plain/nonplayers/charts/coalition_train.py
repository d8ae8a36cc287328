"""Train of the Coalition by its flow chart (third printing, 8.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.charts import Row, highest, holds, lowest
from sandtable.plain import tracks
from sandtable.plain.nonplayers import training
from sandtable.plain.nonplayers.buying import levels
from sandtable.plain.nonplayers.charts.air import (
    TO_LIFT,
)
from sandtable.plain.nonplayers.charts.common import (
    MOST_PEOPLE,
    in_last_campaign,
    is_player,
    to_spend,
)
from sandtable.plain.nonplayers.charts.surge import surge, surges
from sandtable.plain.nonplayers.steps import (
    Special,
    Step,
    one_of,
    possible,
    special_after,
)
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations import prices
from sandtable.plain.operations.train import civic_levels, civic_spaces, cubes_a_space, takes_cubes, train_where
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.support import CIVIC_ACTION_COST
from sandtable.plain.terms import (
    COALITION,
    COALITION_BASE,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    OPPOSITION,
    SURGE,
    TALIBAN,
    TRAIN,
)
from sandtable.plain.under_way import Action

RULE: Final = "chart.coalition"
PATRONAGE_TOO_HIGH: Final = 11
OPPOSITION_TOO_HIGH: Final = 18
SPACES: Final = 3
FEW_PIECES: Final = 2

# what is kept in mind
LEAST_LEFT: Final = "least left"
PATRONAGE: Final = "patronage"
STAGE: Final = "stage"
CIVIC: Final = "Civic Action"
LATE: Final = "Civic Action at the end"

# -- Train


def _civic_levels(s: State, space: Space, limit: int) -> int:
    """How many levels Civic Action would shift a space for so many Resources at most."""
    most = civic_levels(s, COALITION, space) if space.coalition else 0
    return levels(s, space, COALITION, most, funds=limit)


def _price(s: State, space: Space, limit: int) -> int:
    return CIVIC_ACTION_COST * (space.terror + _civic_levels(s, space, limit))


def _cuts_patronage(s: State) -> bool:
    return is_player(s, GOVERNMENT) and s.patronage >= PATRONAGE_TOO_HIGH


def _shift(limit: int) -> Row[State, Space]:
    return highest("shift", lambda s, x: x.pop * _civic_levels(s, x, limit))


def relief_where(limit: int) -> Step:
    return Step(
        "chart_coalition_train_relief",
        RULE,
        lambda s, x: (
            is_player(s, TALIBAN)
            and s.opposition_and_bases >= OPPOSITION_TOO_HIGH
            and x.level == OPPOSITION
            and _civic_levels(s, x, limit)
        ),
        (MOST_PEOPLE,),
    )


def at_home(limit: int) -> Step:
    return Step(
        "chart_coalition_train_home",
        RULE,
        lambda s, x: x.count[COALITION_BASE] and _civic_levels(s, x, limit),
        (
            _shift(limit),
            holds("non_pashtun", lambda s, x: not x.area.pashtun),
            holds("no_taliban", lambda s, x: not x.of(TALIBAN)),
        ),
    )


def abroad(limit: int) -> Step:
    return Step("chart_coalition_train_abroad", RULE, lambda s, x: _civic_levels(s, x, limit) > 0, (_shift(limit),))


def wants_cubes(s: State, space: Space) -> bool:
    """Coalition Bases with fewer than 2 Government pieces, or without Police."""
    if not takes_cubes(space, COALITION) or not s.available[GOVERNMENT_POLICE] + s.available[GOVERNMENT_TROOPS]:
        return False
    pieces = space.government_cubes + space.count[GOVERNMENT_BASE]
    return pieces < FEW_PIECES or not space.count[GOVERNMENT_POLICE]


TRAIN_CUBES: Final = Step(
    "chart_coalition_train_cubes",
    RULE,
    wants_cubes,
    (lowest("government_cubes", lambda s, x: x.government_cubes), MOST_PEOPLE),
)


def can_train(t: Sitting) -> bool:
    spaces = list(train_where(t.s, Action(COALITION, TRAIN)))
    if _cuts_patronage(t.s) or (spaces and surges(t.s)):
        return bool(spaces)
    limit = to_spend(tracks.funds(t.s, COALITION))
    return possible(t, (abroad(limit), *((TRAIN_CUBES,) if limit >= prices.COIN else ())), spaces)


def _left(t: Sitting) -> int:
    """What the Train may still spend of the Government's Resources."""
    return tracks.funds(t.s, COALITION) - t.times(LEAST_LEFT)


def train(t: Sitting) -> Procedure[None]:
    """Patronage or Civic Action, a Surge, and cubes for Bases that lack them; within the spending limit."""
    funds = tracks.funds(t.s, COALITION)
    t.mind.counts.setdefault(LEAST_LEFT, funds - to_spend(funds))
    yield from _cubes(t, 0)  # none from elsewhere
    first = t.asks(Purpose.TRAIN_WHERE) and not t.times(STAGE) and not t.action.selected
    if first and _cuts_patronage(t.s) and t.offers(KABUL):
        t.once_more(PATRONAGE)
        t.once_more(STAGE)
        t.g.note("why-patronage", RULE, why=True)
        yield from training.select(t, t.s[KABUL], training.move_patronage(t))
        yield from _cubes(t, 0)
    yield from surge(t)
    while t.asks(Purpose.TRAIN_WHERE) and t.times(STAGE) < len(_STAGES):
        if not (yield from _STAGES[t.times(STAGE)](t)):
            t.once_more(STAGE)
            if t.times(STAGE) < len(_STAGES):
                t.kept(LATE).clear()
    yield from t.done_after(Purpose.TRAIN_WHERE)
    for id in t.kept(LATE):
        yield from training.civic_action(t, t.s[id], _left(t))
    yield from training.not_now(t)
    yield from training.village(t, VILLAGE_POLICE)
    yield from surge_after(t)


def _surge_now(t: Sitting) -> Procedure[bool]:
    """A Surge in the middle of the Train, if a Base can come in or Troops go home."""
    s = t.s
    t.once_more(STAGE)
    if (s.available[COALITION_BASE] or in_last_campaign(s)) and t.offers(SURGE) and surges(s):
        yield from t.answer(Purpose.TRAIN_WHERE, SURGE)
        yield from surge(t)
    return True


def _place_cubes(t: Sitting) -> Procedure[bool]:
    """Cubes for one more Base that lacks them."""
    if len(t.action.selected) >= SPACES or _left(t) < prices.COIN:
        return False
    space = yield from one_of(t, TRAIN_CUBES, t.offered)
    if space is not None:
        yield from training.select(t, space)
        yield from _cubes(t, cubes_a_space(t.s))
    return space is not None


def _civic(made: Callable[[int], Step]) -> Callable[[Sitting], Procedure[bool]]:
    """Civic Action as a step has it: at once in a new space. The spaces trained before that wait for the end."""

    def stage(t: Sitting) -> Procedure[bool]:
        late = t.kept(LATE)
        while not t.times(PATRONAGE) and len(t.kept(CIVIC)) < civic_spaces(t.s, COALITION):
            held = sum(_price(t.s, t.s[id], _left(t)) for id in late)
            among = [*t.selected, *(t.offered if len(t.action.selected) < SPACES else [])]
            space = yield from one_of(t, made(_left(t) - held), [x for x in among if x.id not in t.kept(CIVIC)])
            if space is None:
                break
            t.kept(CIVIC).append(space.id)
            if space.id in t.action.selected:
                late.append(space.id)
            else:
                yield from training.select(t, space, training.civic_action(t, space, _left(t) - held))
                yield from _cubes(t, 0)
        return False

    return stage


_STAGES: Final = (_civic(relief_where), _surge_now, _civic(at_home), _place_cubes, _civic(abroad))


def _cubes(t: Sitting, most: int) -> Procedure[None]:
    """Available cubes, Police first; none from elsewhere."""
    s = t.s
    police = min(most, s.available[GOVERNMENT_POLICE])
    yield from training.place(t, police, min(most - police, s.available[GOVERNMENT_TROOPS]))


VILLAGE_POLICE: Final = training.village_police("chart_coalition_village", RULE)


def surge_after(t: Sitting) -> Procedure[None]:
    """Surge, else Airlift."""
    yield from special_after(t, RULE, Special(SURGE, surge, lambda t: surges(t.s)), TO_LIFT)
