"""The Coalition by its flow chart (third printing, 8.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.charts import Box, Flow, Row, highest, holds, lowest
from sandtable.core.questions import Ask
from sandtable.plain import tracks
from sandtable.plain.executing import Action
from sandtable.plain.nonplayers.assaults import Removal
from sandtable.plain.nonplayers.buying import levels
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.charts.air import (
    TO_LIFT,
    air_strike,
    air_strike_or_airlift,
    airlift,
    hits,
    hurts_player,
    may_air_strike,
)
from sandtable.plain.nonplayers.charts.common import (
    MOST_PEOPLE,
    activate,
    in_last_campaign,
    removal,
    remove_in_order,
    to_spend,
)
from sandtable.plain.nonplayers.charts.surge import surge, surges
from sandtable.plain.nonplayers.coalition_train import train_then
from sandtable.plain.nonplayers.steps import (
    START,
    Operation,
    Special,
    Step,
    chosen_operation,
    next_of,
    one_of,
    possible,
    special_after,
)
from sandtable.plain.nonplayers.turn import Conversation, Procedure, Turn
from sandtable.plain.operations import coin
from sandtable.plain.operations.assault import assault_where, may_use_government
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    ASSAULT,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    INSURGENTS,
    KABUL,
    OPPOSITION,
    SHADED,
    SUPPORT,
    SURGE,
    SWEEP,
    TALIBAN,
    TALIBAN_UNDERGROUND,
    TRAIN,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
)

RULE: Final = "chart.coalition"
SPACES: Final = 3
PATRONAGE_TOO_HIGH: Final = 11
OPPOSITION_TOO_HIGH: Final = 18
CUBES_AT_SUPPORT: Final = 3
FEW_PIECES: Final = 2
PRICE: Final = 3
"""What a level of Civic Action, or the removal of a Terror marker, costs."""

# -- which operation


def _is_player(s: State, faction: str) -> bool:
    return not s.is_nonplayer(faction)


def _supports(space: Space) -> bool:
    return space.has_opinion and space.level == SUPPORT


def _threatens(s: State, space: Space) -> bool:
    """Whether somebody hides among supporters, or a player's Guerrilla at a Coalition Base."""
    if _supports(space) and space.count[TALIBAN_UNDERGROUND]:
        return True
    hidden = any(space.count[UNDERGROUND[each]] and _is_player(s, each) for each in INSURGENTS)
    return space.count[COALITION_BASE] > 0 and hidden


def _assault_pays(s: State, who: str) -> bool:
    """Whether Assault and Air Strike would remove a player's Base, or anything at Support."""
    action = Action(COALITION, ASSAULT, may_special=True)
    if s.in_force("us_taliban_talks", SHADED):
        return False
    for space in assault_where(s, action):
        gone = _most_gone(s, action, space)
        players_base = (gone.taliban_bases and _is_player(s, TALIBAN)) or (
            gone.warlord_bases and _is_player(s, WARLORDS)
        )
        if players_base or (_supports(space) and gone.total):
            return True
    if next(assault_where(s, action), None) is None or not may_air_strike(s):
        return False
    struck = [(x, hits(s, action, x)) for x in s.spaces.values()]
    return any(hurts_player(s, pieces) or (_supports(x) and pieces) for x, pieces in struck)


CHOICE: Final[Flow[State, str]] = Flow.of(
    "chart_coalition",
    Box(START, lambda s, who: any(_threatens(s, x) for x in s.afghan()), yes=SWEEP, no="assault?", rule=RULE),
    Box("assault?", _assault_pays, yes=ASSAULT, no=TRAIN, rule=RULE),
)


def operation(t: Turn) -> Ask[str]:
    """Sweep, Assault or Train, or pass."""
    yield from ()
    return chosen_operation(t, CHOICE, OPERATIONS)


# -- Sweep


def _cubes_free(space: Space) -> int:
    """The cubes that may leave a space: those needed to Sweep among supporters stay, and 3 outside Pashtun lands."""
    if not _supports(space):
        return space.coin_cubes
    kept = space.underground if space.area.pashtun else max(space.underground, CUBES_AT_SUPPORT)
    return max(0, space.coin_cubes - kept)


def _may_go(space: Space) -> int:
    """The Coalition Troops that may leave a space: one stays at a Base."""
    troops = space.count[COALITION_TROOPS] - (1 if space.count[COALITION_BASE] else 0)
    return max(0, min(troops, _cubes_free(space)))


def _may_escort(space: Space, going: int) -> int:
    """The Government Troops that may go along: a cube stays at a Coalition Base."""
    cubes = space.government_cubes - (1 if space.count[COALITION_BASE] else 0)
    return max(0, min(space.count[GOVERNMENT_TROOPS], cubes, _cubes_free(space) - going))


def _within_reach(s: State, space: Space) -> int:
    return sum(_may_go(x) for x in coin.sweep_origins(s, space))


def _finds(s: State, space: Space) -> int:
    """How many Guerrillas a Sweep in place would find."""
    if not space.coalition or (s.in_force("partnering_policy", SHADED) and not space.government_cubes):
        return 0
    return min(space.underground, space.coin_cubes)


def _hiding(space: Space) -> int:
    return space.underground


AT_SUPPORT: Final = Step(
    "chart_coalition_sweep_support",
    RULE,
    lambda s, x: _supports(x) and _hiding(x) and (_finds(s, x) or _within_reach(s, x)),
    (MOST_PEOPLE,),
)
IN_PLACE: Final = Step("chart_coalition_sweep_in_place", RULE, lambda s, x: _finds(s, x) > 0)
INTO: Final = Step(
    "chart_coalition_sweep_into",
    RULE,
    lambda s, x: x.pop and x.of(TALIBAN) + x.of(WARLORDS) and _within_reach(s, x),
    (
        MOST_PEOPLE,
        holds("coalition_base", lambda s, x: x.count[COALITION_BASE]),
        highest("bases", lambda s, x: x.bases),
    ),
)


def _can_sweep(t: Turn) -> bool:
    action = Action(COALITION, SWEEP, may_special=True)
    return possible(t, (AT_SUPPORT, IN_PLACE, INTO), list(coin.sweep_where(t.s, action)))


def sweep(t: Turn) -> Procedure[None]:
    """Among supporters, everywhere in place, and into one more space; then Air Strike, else Airlift."""
    went_out = t.action.stays
    while t.question.purpose == Purpose.SWEEP_WHERE and not t.action.is_full and t.offered:
        steps = [AT_SUPPORT, IN_PLACE] if went_out else [AT_SUPPORT, IN_PLACE, INTO]
        found = yield from next_of(t, steps, t.offered)
        if found is None:
            break
        step, space = found
        went_out |= step is INTO
        yield from t.answer(Purpose.SWEEP_WHERE, space)
        yield from _move_in(t, step, space)
    yield from t.done_after(Purpose.SWEEP_WHERE)
    while t.question.purpose == Purpose.ACTIVATE_WHOSE:
        yield from activate(t, INSURGENTS)
    yield from air_strike_or_airlift(t)


MOST_TROOPS: Final = Step(
    "chart_coalition_sweep_from",
    RULE,
    lambda s, x: _may_go(x) > 0,
    (highest("troops_free", lambda s, x: _may_go(x)),),
)


def _move_in(t: Turn, step: Step, space: Space) -> Procedure[None]:
    """Troops enough to find all, or the most for the one space farther off; Government Troops come along."""
    while t.question.purpose == Purpose.SWEEP_FROM:
        missing = _hiding(space) - (space.coin_cubes if space.coalition else 0)
        wanted = 99 if step is INTO else missing if step is AT_SUPPORT else 0
        origin = (yield from one_of(t, MOST_TROOPS, t.offered)) if wanted > 0 else None
        if origin is None:
            yield from t.done()
            return
        count = min(wanted, _may_go(origin))
        escorts = _may_escort(origin, count)
        yield from t.answer(Purpose.SWEEP_FROM, origin)
        if t.question.purpose == Purpose.SWEEP_VIA:
            quiet = [x for x in t.offered if not x.any_guerrillas]
            yield from t.answer(Purpose.SWEEP_VIA, (yield from by_lot(t.g, quiet or t.offered)))
        yield from t.number(Purpose.SWEEP_HOW_MANY, count)
        if t.question.purpose == Purpose.SWEEP_ESCORT:
            few = space.government_cubes < FEW_PIECES
            yield from t.number(Purpose.SWEEP_ESCORT, escorts if few else 0)


# -- Assault


def _most_gone(s: State, action: Action, space: Space) -> Removal:
    """What an Assault would remove, with Government cubes if they can be had."""
    return removal(s, action, space, with_government=may_use_government(s, action, space))


def _clears(space: Space, gone: Removal) -> bool:
    return gone.total == space.of(TALIBAN) + space.of(WARLORDS)


def _needs_government(s: State, action: Action, space: Space) -> bool:
    """Whether Government cubes make the difference for a Base, or for all enemies at Support."""
    alone, together = removal(s, action, space), removal(s, action, space, with_government=True)
    if together.bases > alone.bases:
        return True
    return _supports(space) and _clears(space, together) and not _clears(space, alone)


def _assault_steps(action: Action) -> tuple[Step, Step, Step]:
    def bases(s: State, space: Space) -> bool:
        gone = _most_gone(s, action, space)
        return gone.taliban_bases > 0 or (gone.warlord_bases > 0 and _is_player(s, WARLORDS))

    def at_support(s: State, space: Space) -> bool:
        gone = _most_gone(s, action, space)
        return _supports(space) and gone.taliban + (gone.total - gone.taliban) * _is_player(s, WARLORDS) > 0

    most: Row[State, Space] = highest("removed", lambda s, x: removal(s, action, x).total)
    return (
        Step("chart_coalition_assault_base", RULE, bases, (MOST_PEOPLE,)),
        Step("chart_coalition_assault_support", RULE, at_support, (MOST_PEOPLE,)),
        Step("chart_coalition_assault", RULE, lambda s, x: removal(s, action, x).total > 0, (most,)),
    )


def _can_assault(t: Turn) -> bool:
    action = Action(COALITION, ASSAULT, may_special=True)
    if t.s.in_force("us_taliban_talks", SHADED):
        return False
    spaces = list(assault_where(t.s, action))
    *first, everywhere = _assault_steps(action)
    return possible(t, first, spaces) or (
        possible(t, [everywhere], spaces) and not _can_sweep(t) and not _can_train(t)  # 2: no other is possible
    )


def assault(t: Turn) -> Procedure[None]:
    """Bases, then among supporters, then everywhere; Government cubes in one space at most; then Air Strike."""
    paid = False
    while t.question.purpose == Purpose.ASSAULT_WHERE and t.offered:
        found = yield from next_of(t, _assault_steps(t.action), t.offered)
        if found is None:
            break
        space = found[1]
        helped = not paid and _needs_government(t.s, t.action, space)
        yield from t.answer(Purpose.ASSAULT_WHERE, space)
        if t.question.purpose == Purpose.ASSAULT_WITH_GOVERNMENT:
            paid |= helped
            yield from t.answer(Purpose.ASSAULT_WITH_GOVERNMENT, "yes" if helped else "no")
        yield from remove_in_order(t, INSURGENTS)
    yield from t.done_after(Purpose.ASSAULT_WHERE)
    yield from air_strike_or_airlift(t)


# -- Train


def _civic_levels(s: State, space: Space) -> int:
    shaded = s.capable("prts", SHADED)
    if space.control != COIN or not space.coalition or (shaded and not space.count[GOVERNMENT_POLICE]):
        return 0
    return levels(s, space, COALITION, 1 if shaded else 2)


def _price(s: State, space: Space) -> int:
    return PRICE * (space.terror + _civic_levels(s, space))


def _cuts_patronage(s: State) -> bool:
    return _is_player(s, GOVERNMENT) and s.patronage >= PATRONAGE_TOO_HIGH


SHIFT: Final[Row[State, Space]] = highest("shift", lambda s, x: x.pop * _civic_levels(s, x))
RELIEF: Final = Step(
    "chart_coalition_train_relief",
    RULE,
    lambda s, x: (
        _is_player(s, TALIBAN)
        and s.opposition_and_bases >= OPPOSITION_TOO_HIGH
        and x.level == OPPOSITION
        and _civic_levels(s, x)
    ),
    (MOST_PEOPLE,),
)
AT_HOME: Final = Step(
    "chart_coalition_train_home",
    RULE,
    lambda s, x: x.count[COALITION_BASE] and _civic_levels(s, x),
    (
        SHIFT,
        holds("non_pashtun", lambda s, x: not x.area.pashtun),
        holds("no_taliban", lambda s, x: not x.of(TALIBAN)),
    ),
)
ABROAD: Final = Step("chart_coalition_train_abroad", RULE, lambda s, x: _civic_levels(s, x) > 0, (SHIFT,))


def _wants_cubes(s: State, space: Space) -> bool:
    """Coalition Bases with fewer than 2 Government pieces, or without Police."""
    if not coin.takes_cubes(space, COALITION) or not s.available[GOVERNMENT_POLICE] + s.available[GOVERNMENT_TROOPS]:
        return False
    pieces = space.government_cubes + space.count[GOVERNMENT_BASE]
    return pieces < FEW_PIECES or not space.count[GOVERNMENT_POLICE]


CUBES: Final = Step(
    "chart_coalition_train_cubes",
    RULE,
    _wants_cubes,
    (lowest("government_cubes", lambda s, x: x.government_cubes), MOST_PEOPLE),
)


def _can_train(t: Turn) -> bool:
    spaces = list(coin.train_where(t.s, Action(COALITION, TRAIN)))
    if _cuts_patronage(t.s) or (spaces and surges(t.s)):
        return bool(spaces)
    affordable = tracks.funds(t.s, COALITION) >= coin.COST
    return possible(t, (RELIEF, AT_HOME, ABROAD, *((CUBES,) if affordable else ())), spaces)


def train(t: Turn) -> Procedure[None]:
    """Patronage or Civic Action, a Surge, and cubes for Bases that lack them; within the spending limit."""
    s = t.s
    limit = to_spend(tracks.funds(s, COALITION))
    patronage = _cuts_patronage(s) and t.offers(KABUL)
    civic: list[Space] = []
    if patronage:
        t.g.note("why-patronage", RULE, why=True)
        yield from t.answer(Purpose.TRAIN_WHERE, KABUL)
        yield from _cubes(t, 0)
    else:
        yield from _civic(t, RELIEF, civic, limit)
    if (s.available[COALITION_BASE] or in_last_campaign(s)) and t.offers(SURGE) and surges(s):
        yield from t.answer(Purpose.TRAIN_WHERE, SURGE)
        yield from surge(t)
    if not patronage:
        yield from _civic(t, AT_HOME, civic, limit)
    held = sum(_price(s, x) for x in civic)
    while len(t.action.selected) < SPACES and limit >= held + coin.COST:
        space = yield from one_of(t, CUBES, t.offered)
        if space is None:
            break
        limit -= coin.COST
        yield from t.answer(Purpose.TRAIN_WHERE, space)
        yield from _cubes(t, coin.CUBES_A_SPACE)
    if not patronage:
        yield from _civic(t, ABROAD, civic, limit)
    yield from t.done_after(Purpose.TRAIN_WHERE)
    if t.question.purpose == Purpose.TRAIN_THEN:
        yield from train_then(t, patronage, civic, _civic_levels)
    yield from _village(t)
    yield from surge_after(t)


def _civic(t: Turn, step: Step, civic: list[Space], limit: int) -> Procedure[None]:
    """Spaces for Civic Action, one or, with Provincial Reconstruction Teams, two, within the spending limit."""
    s = t.s
    most = 2 if s.capable("prts", UNSHADED) else 1
    for space in t.action.selected:
        if len(civic) < most and space not in civic and step.fits(s, space):
            civic.append(space)
    while len(civic) < most and len(t.action.selected) < SPACES:
        held = sum(_price(s, x) for x in civic)
        space_or_none = yield from one_of(t, step, [x for x in t.offered if _price(s, x) + held <= limit])
        if space_or_none is None:
            return
        civic.append(space_or_none)
        yield from t.answer(Purpose.TRAIN_WHERE, space_or_none)
        yield from _cubes(t, 0)


def _cubes(t: Turn, most: int) -> Procedure[None]:
    """Available cubes, Police first; none from elsewhere."""
    s = t.s
    police = min(most, s.available[GOVERNMENT_POLICE])
    if t.question.purpose == Purpose.TRAIN_TROOPS:
        yield from t.number(Purpose.TRAIN_TROOPS, min(most - police, s.available[GOVERNMENT_TROOPS]))
    if t.question.purpose == Purpose.TRAIN_POLICE:
        yield from t.number(Purpose.TRAIN_POLICE, police)
    if t.question.purpose == Purpose.TRAIN_FROM:
        yield from t.done()


FEWEST_POLICE: Final = Step(
    "chart_coalition_village",
    RULE,
    lambda s, x: True,
    (lowest("police", lambda s, x: x.count[GOVERNMENT_POLICE]),),
)


def _village(t: Turn) -> Procedure[None]:
    """Village Stability Operations: a Police where fewest are."""
    if t.question.purpose == Purpose.VILLAGE_POLICE:
        space = yield from one_of(t, FEWEST_POLICE, t.offered)
        assert space is not None
        yield from t.answer(Purpose.VILLAGE_POLICE, space)
        if t.question.purpose == Purpose.TRAIN_FROM:
            yield from t.answer(Purpose.TRAIN_FROM, t.offered[0])


def surge_after(t: Turn) -> Procedure[None]:
    """Surge, else Airlift."""
    yield from special_after(t, RULE, Special(SURGE, surge, lambda t: surges(t.s)), TO_LIFT)


OPERATIONS: Final = {
    SWEEP: Operation(RULE, _can_sweep, ASSAULT),
    ASSAULT: Operation(RULE, _can_assault, TRAIN),
    TRAIN: Operation(RULE, _can_train, SWEEP),
}
ACTIONS: Final[Mapping[str, Conversation]] = {
    SWEEP: sweep,
    ASSAULT: assault,
    TRAIN: train,
    AIR_STRIKE: air_strike,
    AIRLIFT: airlift,
    SURGE: surge,
}
