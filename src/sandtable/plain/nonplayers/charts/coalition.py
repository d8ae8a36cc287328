"""The Coalition by its flow chart (third printing, 8.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.charts import Box, Flow, Row, highest, holds
from sandtable.plain.activities.coalition import strike_is_barred
from sandtable.plain.activities.when import may_be_last
from sandtable.plain.nonplayers import sweeps
from sandtable.plain.nonplayers.assaults import Removal, left_by
from sandtable.plain.nonplayers.charts.air import (
    air_strike,
    air_strike_or_airlift,
    airlift,
    hits,
    hurts_player,
)
from sandtable.plain.nonplayers.charts.coalition_train import FEW_PIECES, can_train, train
from sandtable.plain.nonplayers.charts.common import (
    MOST_PEOPLE,
    activate,
    is_player,
    removal,
    remove_in_order,
)
from sandtable.plain.nonplayers.charts.surge import surge
from sandtable.plain.nonplayers.steps import (
    START,
    Operation,
    Operations,
    Step,
    next_of,
    one_of,
    possible,
)
from sandtable.plain.nonplayers.turn import Conversation, Procedure, Sitting
from sandtable.plain.operations import cubes
from sandtable.plain.operations import sweep as sweeping
from sandtable.plain.operations.assault import assault_is_barred, assault_where, may_use_government
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    ANY_NUMBER,
    ASSAULT,
    BASE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    GOVERNMENT_TROOPS,
    INSURGENTS,
    OWNER,
    SUPPORT,
    SURGE,
    SWEEP,
    TALIBAN,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
    TRAIN,
    UNDERGROUND,
    WARLORD_BASE,
    WARLORDS,
)
from sandtable.plain.under_way import Action

RULE: Final = "chart.coalition"
CUBES_AT_SUPPORT: Final = 3

# what is kept in mind
MOST: Final = "the most come"
ENOUGH: Final = "enough come"
PAID: Final = "Government cubes paid"

# -- which operation


def _supports(space: Space) -> bool:
    return space.has_opinion and space.level == SUPPORT


def threatens(s: State, space: Space) -> bool:
    """Whether somebody hides among supporters, or a player's Guerrilla at a Coalition Base."""
    if _supports(space) and space.count[TALIBAN_UNDERGROUND]:
        return True
    hidden = any(space.count[UNDERGROUND[each]] and is_player(s, each) for each in INSURGENTS)
    return space.count[COALITION_BASE] > 0 and hidden


def _is_players_base(s: State, piece: int) -> bool:
    return piece in BASE.values() and is_player(s, OWNER[piece])


def _assault_pays(s: State, who: str) -> bool:
    """Whether Assault, alone or with Air Strike, would remove a player's Base, or anything at Support."""
    action = Action(COALITION, ASSAULT, may_special=True)
    if assault_is_barred(s, action):
        return False
    spaces = list(assault_where(s, action))
    for space in spaces:
        gone = _most_gone(s, action, space)
        if _supports(space) and gone.total:
            return True
        if any(_is_players_base(s, piece) for piece in _bases_gone(s, action, space, gone)):
            return True
    if not spaces or strike_is_barred(s, action):
        return False
    struck = [(x, hits(s, action, x)) for x in s.spaces.values()]
    return any(hurts_player(s, pieces) or (_supports(x) and pieces) for x, pieces in struck)


CHOICE: Final[Flow[State, str]] = Flow.of(
    "chart_coalition",
    Box(START, lambda s, who: any(threatens(s, x) for x in s.afghan()), yes=SWEEP, no="assault?", rule=RULE),
    Box("assault?", _assault_pays, yes=ASSAULT, no=TRAIN, rule=RULE),
)


# -- Sweep


def cubes_free(space: Space) -> int:
    """The cubes that may leave a space: those needed to Sweep among supporters stay, and 3 outside Pashtun lands."""
    if not _supports(space):
        return space.coin_cubes
    kept = space.underground if space.area.pashtun else max(space.underground, CUBES_AT_SUPPORT)
    return max(0, space.coin_cubes - kept)


def may_go(space: Space) -> int:
    """The Coalition Troops that may leave a space: one stays at a Base."""
    troops = space.count[COALITION_TROOPS] - (1 if space.count[COALITION_BASE] else 0)
    return max(0, min(troops, cubes_free(space)))


def may_escort(space: Space, going: int) -> int:
    """The Government Troops that may go along: a cube stays at a Coalition Base."""
    cubes = space.government_cubes - (1 if space.count[COALITION_BASE] else 0)
    return max(0, min(space.count[GOVERNMENT_TROOPS], cubes, cubes_free(space) - going))


def _within_reach(s: State, space: Space, action: Action) -> int:
    """The Coalition Troops who can come and have not moved yet."""
    return sum(_free(x, action) for x in sweeping.sweep_origins(s, space))


def _free(space: Space, action: Action) -> int:
    return min(may_go(space), cubes.may_move(action, space, COALITION_TROOPS))


def finds(s: State, space: Space) -> int:
    """How many Guerrillas a Sweep in place would find."""
    return min(space.underground, sweeping.activates(s, COALITION, space))


def _hiding(space: Space) -> int:
    return space.underground


def at_support_where(action: Action) -> Step:
    return Step(
        "chart_coalition_sweep_support",
        RULE,
        lambda s, x: _supports(x) and _hiding(x) and (finds(s, x) or _within_reach(s, x, action)),
        (MOST_PEOPLE,),
    )


SWEEP_IN_PLACE: Final = Step("chart_coalition_sweep_in_place", RULE, lambda s, x: finds(s, x) > 0)


def into_where(action: Action) -> Step:
    return Step(
        "chart_coalition_sweep_into",
        RULE,
        lambda s, x: x.pop and x.of(TALIBAN) + x.of(WARLORDS) and _within_reach(s, x, action),
        (
            MOST_PEOPLE,
            holds("coalition_base", lambda s, x: x.count[COALITION_BASE]),
            highest("bases", lambda s, x: x.bases),
        ),
    )


def _can_sweep(t: Sitting) -> bool:
    action = Action(COALITION, SWEEP, may_special=True)
    return possible(
        t, (at_support_where(action), SWEEP_IN_PLACE, into_where(action)), list(sweeping.sweep_where(t.s, action))
    )


def sweep(t: Sitting) -> Procedure[None]:
    """Among supporters, everywhere in place, and into one more space; then Air Strike, else Airlift."""
    yield from _move_in(t)
    while t.asks(Purpose.SWEEP_WHERE) and not t.action.is_full and t.offered:
        at_support, into = at_support_where(t.action), into_where(t.action)
        went_out = t.action.terms.stays or t.kept(MOST)
        steps = [at_support, SWEEP_IN_PLACE] if went_out else [at_support, SWEEP_IN_PLACE, into]
        found = yield from next_of(t, steps, t.offered)
        if found is None:
            break
        step, space = found
        if step is not SWEEP_IN_PLACE:
            t.kept(MOST if step is into else ENOUGH).append(space.id)
        yield from t.answer(Purpose.SWEEP_WHERE, space)
        yield from _move_in(t)
    yield from sweeps.end(t, activate, air_strike_or_airlift)


def most_troops(action: Action) -> Step:
    return Step(
        "chart_coalition_sweep_from",
        RULE,
        lambda s, x: _free(x, action) > 0,
        (highest("troops_free", lambda s, x: _free(x, action)),),
    )


def _move_in(t: Sitting) -> Procedure[None]:
    """Troops enough to find all, or the most for the one space farther off; Government Troops come along."""
    while t.asks(Purpose.SWEEP_FROM):
        space = t.about
        missing = _hiding(space) - (space.coin_cubes if space.coalition else 0)
        wanted = ANY_NUMBER if space.id in t.kept(MOST) else missing if space.id in t.kept(ENOUGH) else 0
        origin = (yield from one_of(t, most_troops(t.action), t.offered)) if wanted > 0 else None
        if origin is None:
            yield from t.done()
            return
        count = min(wanted, _free(origin, t.action))
        escorts = may_escort(origin, count)
        yield from sweeps.come_from(t, origin, count)
        if t.question.purpose == Purpose.SWEEP_ESCORT:
            few = space.government_cubes < FEW_PIECES
            yield from t.number(Purpose.SWEEP_ESCORT, escorts if few else 0)


# -- Assault


def _most_gone(s: State, action: Action, space: Space, *, may_pay: bool = True) -> Removal:
    """What an Assault would remove, with Government cubes if they can be had."""
    return removal(s, action, space, with_government=may_pay and may_use_government(s, action, space))


def _clears(space: Space, gone: Removal) -> bool:
    return gone.total == space.of(TALIBAN) + space.of(WARLORDS)


def _strike_may_follow(s: State, action: Action) -> bool:
    return action.may_begin_special and may_be_last(AIR_STRIKE) and not strike_is_barred(s, action)


def _bases_gone(s: State, action: Action, space: Space, gone: Removal) -> list[int]:
    """The Bases that an Assault removes, and those that it bares for an Air Strike to follow."""
    found = [TALIBAN_BASE] * gone.taliban_bases + [WARLORD_BASE] * gone.warlord_bases
    if _strike_may_follow(s, action):
        found += [piece for piece in hits(s, action, left_by(space, gone)) if piece in BASE.values()]
    return found


def _is_cleared(s: State, action: Action, space: Space, gone: Removal) -> bool:
    """Whether no enemy is left, once an Air Strike has removed the last one."""
    left = left_by(space, gone)
    enemies = left.of(TALIBAN) + left.of(WARLORDS)
    strikes = _strike_may_follow(s, action) and hits(s, action, left)
    return enemies <= (1 if strikes else 0)


def _needs_government(s: State, action: Action, space: Space) -> bool:
    """Whether Government cubes make the difference for a Base, or for all enemies at Support."""
    alone, together = removal(s, action, space), removal(s, action, space, with_government=True)
    if together.bases > alone.bases:
        return True
    if len(_bases_gone(s, action, space, together)) > len(_bases_gone(s, action, space, alone)):
        return True
    if not _supports(space):
        return False
    return (_clears(space, together) and not _clears(space, alone)) or (
        _is_cleared(s, action, space, together) and not _is_cleared(s, action, space, alone)
    )


def assault_steps(action: Action, *, may_pay: bool = True) -> tuple[Step, Step, Step]:
    def bases(s: State, space: Space) -> bool:
        gone = _bases_gone(s, action, space, _most_gone(s, action, space, may_pay=may_pay))
        return any(piece == TALIBAN_BASE or _is_players_base(s, piece) for piece in gone)

    def at_support(s: State, space: Space) -> bool:
        gone = _most_gone(s, action, space, may_pay=may_pay)
        return _supports(space) and gone.taliban + (gone.total - gone.taliban) * is_player(s, WARLORDS) > 0

    most: Row[State, Space] = highest("removed", lambda s, x: removal(s, action, x).total)
    return (
        Step("chart_coalition_assault_base", RULE, bases, (MOST_PEOPLE,)),
        Step("chart_coalition_assault_support", RULE, at_support, (MOST_PEOPLE,)),
        Step("chart_coalition_assault", RULE, lambda s, x: removal(s, action, x).total > 0, (most,)),
    )


def _can_assault(t: Sitting) -> bool:
    action = Action(COALITION, ASSAULT, may_special=True)
    if assault_is_barred(t.s, action):
        return False
    spaces = list(assault_where(t.s, action))
    *first, everywhere = assault_steps(action)
    return possible(t, first, spaces) or (
        possible(t, [everywhere], spaces) and not _can_sweep(t) and not can_train(t)  # 2: no other is possible
    )


def assault(t: Sitting) -> Procedure[None]:
    """Bases, then among supporters, then everywhere; Government cubes in one space at most; then Air Strike."""
    while t.asks(Purpose.ASSAULT_WHERE) and t.offered:
        paid = t.times(PAID) > 0
        found = yield from next_of(t, assault_steps(t.action, may_pay=not paid), t.offered)
        if found is None:
            break
        space = found[1]
        helped = not paid and _needs_government(t.s, t.action, space)
        yield from t.answer(Purpose.ASSAULT_WHERE, space)
        if t.asks(Purpose.ASSAULT_WITH_GOVERNMENT):
            if helped:
                t.once_more(PAID)
            yield from t.answer(Purpose.ASSAULT_WITH_GOVERNMENT, "yes" if helped else "no")
        yield from remove_in_order(t, INSURGENTS)
    yield from t.done_after(Purpose.ASSAULT_WHERE)
    yield from air_strike_or_airlift(t)


OPERATIONS: Final[Operations] = {
    SWEEP: Operation(RULE, _can_sweep, ASSAULT),
    ASSAULT: Operation(RULE, _can_assault, TRAIN),
    TRAIN: Operation(RULE, can_train, SWEEP),
}
ACTIONS: Final[Mapping[str, Conversation]] = {
    SWEEP: sweep,
    ASSAULT: assault,
    TRAIN: train,
    AIR_STRIKE: air_strike,
    AIRLIFT: airlift,
    SURGE: surge,
}
