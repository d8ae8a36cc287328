"""Why a space is no option of an insurgent operation (3.3), or of Sharia in a Support phase (6.4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.plain.changes import NoRally, ShariaUncontrolled, TerrorNeeds
from sandtable.plain.forecasts.why_not.reasons import Asked, Reason, Why, not_bought, unselectable, why_not
from sandtable.plain.operations import attack, insurgent, march
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import TALIBAN, TALIBAN_BASE, UNCONTROLLED, UNDERGROUND, WARLORDS
from sandtable.plain.under_way import Action


def _rally(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    faction = action.faction
    barred = unselectable(action, space, "3.3.1a")
    if barred:
        return barred
    if space.is_loc:
        return why_not("road", "3.3.1a")
    if not insurgent.may_rally(s, action, space):
        if space.is_pakistan:
            return why_not("pakistan", "3.3.1a") if faction == WARLORDS else why_not("islamabad", "6.6.1b")
        if not space.area.pashtun:
            return why_not("at-support", "3.3.1a")
        return why_not("at-support", s.in_force(NoRally)[0].cites)
    if s.resources[faction] < insurgent.rally_cost(s, action, space):
        return why_not("poor", "3.3.1a")
    return None if insurgent.rally_ways(s, faction, space) else why_not("nothing-to-place", "3.3.1b")


def _sharia(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if s.under_way is None:
        if space.is_loc:
            return why_not("road", "6.4.2")
        omar = s.in_force(ShariaUncontrolled) and space.control == UNCONTROLLED and space.of(TALIBAN)
        if space.control != TALIBAN and not omar:
            return why_not("no-taliban-control", "6.4.2")
        return not_bought(asked, space, TALIBAN, 2, "6.4.2")
    if space.id not in action.selected:
        return why_not("not-selected", "3.3.1e")
    if not space.count[TALIBAN_BASE]:
        return why_not("no-base", "3.3.1e")
    return not_bought(asked, space, TALIBAN, 2, "3.3.1e")


def _march_from(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if not space.guerrillas(action.faction):
        return why_not("no-guerrillas", "3.3.2b")
    if not action.marching.movable(space, action.faction):
        return why_not("moved", "3.3.2b")
    if next(march.march_to(s, action, space), None) is not None:
        return None
    reasons = [_may_not_enter(s, action, space, s[id]) for id in space.area.adjacent]
    return why_not("poor", "3.3.2a") if POOR in reasons else why_not("nowhere-to-march", "3.3.2b")


def _march_to(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    origin = asked.named("space")
    if space.id == origin.id:
        return why_not("here", "3.3.2b")
    if space.id not in origin.area.adjacent:
        return why_not("far", "3.3.2b")
    return _may_not_enter(s, action, origin, space)


POOR: Final = why_not("poor", "3.3.2a")


def _may_not_enter(s: State, action: Action, origin: Space, space: Space) -> Reason | None:
    """Why no group may March from one space into another that is adjacent (3.3.2a-c)."""
    if march.may_enter(s, action, origin, space):
        return None
    if (origin.id, space.id) in action.marching.groups:
        return why_not("group-went", "3.3.2b")
    if space.is_pakistan and action.faction == WARLORDS:
        return why_not("pakistan", "3.3.2b")
    if action.terms.out_of_pakistan and not origin.is_pakistan:
        return why_not("not-by-event", "5.5")
    if action.allowed is not None and space.id not in action.allowed:
        return why_not("not-by-event", "5.5")
    if action.limited and action.selected and action.selected[0] != space.id:
        return why_not("limited", "2.3.5")
    return POOR


def _attack(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    faction = action.faction
    barred = unselectable(action, space, "3.3.3a")
    if barred:
        return barred
    if s.resources[faction] < action.cost(attack.COST):
        return why_not("poor", "3.3.3a")
    if attack.can_attack(s, action, space):
        return None
    if not space.guerrillas(faction):
        return why_not("no-guerrillas", "3.3.3a")
    if not attack.within_reach(s, faction, space):
        return why_not("no-enemy", "3.3.3a")
    return why_not("no-underground", "4.4.3a")


def _terror(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    barred = unselectable(action, space, "3.3.4a")
    if barred:
        return barred
    if space.is_pakistan:
        return why_not("pakistan", "3.3.4a")
    if space.sabotage:
        return why_not("sabotaged", "3.3.4a")
    hidden = space.count[UNDERGROUND[action.faction]]
    if not hidden:
        return why_not("no-underground", "3.3.4a")
    if hidden < insurgent.terror_needs(s, action, space):
        return why_not("no-underground", s.in_force(TerrorNeeds)[0].cites)
    poor = s.resources[action.faction] < insurgent.terror_cost(s, action, space)
    return why_not("poor", "3.3.4a") if poor else None


WHY: Final[Mapping[str, Why]] = {
    Purpose.RALLY_WHERE: _rally,
    Purpose.SHARIA_WHERE: _sharia,
    Purpose.MARCH_FROM: _march_from,
    Purpose.MARCH_TO: _march_to,
    Purpose.ATTACK_WHERE: _attack,
    Purpose.TERROR_WHERE: _terror,
}
"""By what is asked: why a space is not possible, or None if it is."""
