"""Why a space is no option of a COIN operation (3.2), or of Civic Action in a Support phase (6.4.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.plain import pieces, propaganda
from sandtable.plain.changes import CivicAction, Partners
from sandtable.plain.forecasts.why_not.reasons import Asked, Reason, Why, not_afghan, not_bought, unselectable, why_not
from sandtable.plain.map import BESIDE_PATROLLED, PATROLLED, SWEEPS
from sandtable.plain.operations import assault, cubes, patrol, prices, sweep, train
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION_TROOPS,
    COIN,
    CUBES,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    TROOPS,
)
from sandtable.plain.under_way import Action


def _train(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if "base" in asked.question.about:
        return _build(asked, space)
    barred = unselectable(action, space, "3.2.1a") or not_afghan(space, "3.2.1a")
    if barred:
        return barred
    if s.resources[GOVERNMENT] < prices.for_space(action):
        return why_not("poor", "3.2.1a")
    return None if train.may_train(action.faction, space) else why_not("no-coalition", "3.2.1a")


def _build(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if space.id not in action.selected:
        return why_not("not-selected", "3.2.1d")
    if space.government_cubes < train.CUBES_FOR_A_BASE:
        return why_not("few-cubes", "3.2.1d", count=train.CUBES_FOR_A_BASE)
    if not pieces.may_be(space, GOVERNMENT_BASE):
        return why_not("no-room", "1.4.2a")
    return None if space.id in [x.id for x in train.base_where(s, action)] else why_not("no-base-left", "3.2.1d")


def train_from(asked: Asked, space: Space) -> Reason | None:
    if space.id == asked.action.into:
        return why_not("here", "3.2.1b")
    return None if space.government_cubes else why_not("no-cubes", "3.2.1b")


def _base_from(asked: Asked, space: Space) -> Reason | None:
    if space.id == asked.named("space").id:
        return why_not("here", "3.2.1d")
    return None if space.count[GOVERNMENT_BASE] else why_not("no-base", "3.2.1d")


def _civic_action(asked: Asked, space: Space) -> Reason | None:
    s, question, action = asked
    faction = question.seat
    if s.under_way is None:
        return _civic_in_support(asked, space)
    if space.id not in action.selected:
        return why_not("not-selected", "3.2.1c")
    if space.id in action.bought:
        return why_not("selected", _civic_card(s))
    if space.control != COIN:
        return why_not("no-coin-control", "3.2.1c")
    levels = train.civic_levels(s, faction, space)
    if not levels:
        return why_not("no-police", _civic_card(s))
    return not_bought(asked, space, faction, levels, "3.2.1c")


def _civic_card(s: State) -> str:
    """The card that changes Civic Action."""
    return next((changed.cites for changed in s.in_force(CivicAction)), "3.2.1c")


def _civic_in_support(asked: Asked, space: Space) -> Reason | None:
    """In the Support phase (6.4.1)."""
    question = asked.question
    barred = not_afghan(space, "6.4.1")
    if barred:
        return barred
    if space.control != COIN:
        return why_not("no-coin-control", "6.4.1")
    if not space.count[GOVERNMENT_POLICE]:
        return why_not("no-police", "6.4.1")
    if not space.count[COALITION_TROOPS] + space.count[GOVERNMENT_TROOPS]:
        return why_not("no-troops", "6.4.1")
    if propaganda.decides_civic_action(space) != question.seat:
        return why_not("other-decides", "6.4.1")
    return not_bought(asked, space, question.seat, 2, "6.4.1")


def _patrol_from(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if space.id not in BESIDE_PATROLLED:
        return why_not("no-road-near", "3.2.2b")
    kinds = CUBES[action.faction]
    if not any(space.count[piece] for piece in kinds):
        return why_not("no-cubes", "3.2.2b")
    if not any(cubes.may_move(action, space, piece) > 0 for piece in kinds):
        return why_not("moved", "3.2.2b")
    return why_not("limited", "3.2.2a") if action.limited and not patrol.patrol_to(s, space, action) else None


def _patrol_to(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    origin = asked.named("space")
    if space.id == origin.id:
        return why_not("here", "3.2.2b")
    if space.id not in PATROLLED:
        return why_not("no-road", "3.2.2b")
    if space.id not in patrol.patrol_paths(s, origin):
        return why_not("sabotage", "3.2.2b")
    return None if space.id in patrol.patrol_to(s, origin, action) else why_not("limited", "3.2.2a")


def _raid(asked: Asked, space: Space) -> Reason | None:
    action = asked.action
    if not space.is_loc:
        return why_not("no-road", "3.2.2d")
    if action.limited and space.id not in action.selected:
        return why_not("limited", "3.2.2d")
    return _no_assault(asked.s, Action(action.faction, "assault", free=True, allowed=action.allowed), space)


def _sweep(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    barred = unselectable(action, space, "3.2.3a") or not_afghan(space, "3.2.3a")
    if barred:
        return barred
    if s.resources[GOVERNMENT] < prices.for_space(action):
        return why_not("poor", "3.2.3a")
    if sweep.can_sweep(s, action, space):
        return None
    if action.faction != GOVERNMENT and s.in_force(Partners) and not space.government_cubes:
        return why_not("no-partners", s.in_force(Partners)[0].cites)
    return why_not("no-cubes" if action.terms.stays else "no-troops-near", "3.2.3b")


def _sweep_from(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    into = asked.named("space")
    if space.id == into.id:
        return why_not("here", "3.2.3b")
    if space.id not in [id for id, _ in SWEEPS[into.id]]:
        return why_not("far", "3.2.3b")
    troops = TROOPS[action.faction]
    if not space.count[troops]:
        return why_not("no-troops", "3.2.3b")
    if space.id not in [x.id for x in sweep.sweep_origins(s, into)]:
        return why_not("sabotage", "3.2.3b")
    return None if cubes.may_move(action, space, troops) > 0 else why_not("moved", "3.2.3b")


def _assault(asked: Asked, space: Space) -> Reason | None:
    return unselectable(asked.action, space, "3.2.4a") or _no_assault(asked.s, asked.action, space)


def _no_assault(s: State, action: Action, space: Space) -> Reason | None:
    """Why an Assault is not possible in a space (3.2.4a)."""
    if assault.can_assault(s, action, space):
        return None
    if action.allowed is not None and space.id not in action.allowed:
        return why_not("not-by-event", "5.5")
    if space.is_pakistan:
        return why_not("pakistan", "3.2.4a")
    if action.faction == GOVERNMENT:
        if s.resources[GOVERNMENT] < prices.for_space(action):
            return why_not("poor", "3.2.4a")
        if not assault.strength(action, space, False):
            return why_not("weak", "3.2.4b")
    elif not space.count[COALITION_TROOPS]:
        return why_not("no-troops", "3.2.4a")
    elif s.in_force(Partners) and not space.government_cubes:
        return why_not("no-partners", s.in_force(Partners)[0].cites)
    return why_not("no-active", "3.2.4e")


WHY: Final[Mapping[str, Why]] = {
    Purpose.TRAIN_WHERE: _train,
    Purpose.TRAIN_BASE_FROM: _base_from,
    Purpose.CIVIC_ACTION_WHERE: _civic_action,
    Purpose.PATROL_FROM: _patrol_from,
    Purpose.PATROL_TO: _patrol_to,
    Purpose.PATROL_ASSAULT: _raid,
    Purpose.SWEEP_WHERE: _sweep,
    Purpose.SWEEP_FROM: _sweep_from,
    Purpose.ASSAULT_WHERE: _assault,
}
"""By what is asked: why a space is not possible, or None if it is."""
