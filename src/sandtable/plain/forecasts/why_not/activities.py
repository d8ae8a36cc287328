"""Why a space is no option of a special activity (4.2-4.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.plain.activities import coalition, government, taliban, warlords
from sandtable.plain.changes import NoInfiltrate
from sandtable.plain.forecasts.why_not.reasons import Asked, Reason, Why, not_afghan, used, why_not
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.terms import (
    COALITION_TROOPS,
    COIN,
    GOVERNMENT,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    PROVINCE,
    SUPPORT,
    TALIBAN_UNDERGROUND,
    WARLORD_BASE,
    WARLORDS,
)

# -- the Coalition's special activities (4.2)


def _surge(asked: Asked, space: Space) -> Reason | None:
    barred = not_afghan(space, "4.2.1a") or used(asked, space, coalition.SPACES, "4.2.1a")
    if barred:
        return barred
    return None if space.id in [x.id for x in coalition.surge_where(asked.s)] else why_not("no-coin-control", "4.2.1a")


def _surge_among(asked: Asked, space: Space) -> Reason | None:
    """From and to the spaces of the Surge alone, not in circles (4.2.1b)."""
    if space.id in asked.question.keys:
        return None
    if space.id not in asked.doing.spaces:
        return why_not("not-selected", "4.2.1b")
    if asked.question.purpose == Purpose.SURGE_FROM and not space.coalition:
        return why_not("no-coalition", "4.2.1b")
    return why_not("circle", "4.2.1b")


def _airlift_from(asked: Asked, space: Space) -> Reason | None:
    if space.id in asked.question.keys:
        return None
    if not _within_three(asked, space):
        return why_not("full", "4.2.2")
    if not space.count[COALITION_TROOPS] + space.count[GOVERNMENT_TROOPS]:
        return why_not("no-troops", "4.2.2")
    return why_not("circle", "4.2.2")


def _airlift_to(asked: Asked, space: Space) -> Reason | None:
    if space.id in asked.question.keys:
        return None
    if space.is_pakistan:
        return why_not("pakistan", "4.2.2")
    if space.id == asked.named("space").id:
        return why_not("here", "4.2.2")
    return why_not("circle", "4.2.2") if _within_three(asked, space) else why_not("full", "4.2.2")


def _within_three(asked: Asked, space: Space) -> bool:
    return len(asked.doing.spaces) < coalition.SPACES or space.id in asked.doing.spaces


def _air_strike(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    barred = used(asked, space, coalition.strikes_most(s), "4.2.3a")
    if barred:
        return barred
    if coalition.struck_kinds(s, action, space, asked.doing):
        return None
    if space.id == KABUL:
        return why_not("kabul", "4.2.3a")
    if action.allowed is not None and space.id not in action.allowed:
        return why_not("not-by-event", "5.5")
    return why_not("no-active", "4.2.3b")


# -- the Government's special activities (4.3)


def _govern(asked: Asked, space: Space) -> Reason | None:
    barred = not_afghan(space, "4.3.1a") or used(asked, space, government.SPACES, "4.3.1a")
    if barred:
        return barred
    if government.govern_ways(Play(asked.s, None), asked.action, space):
        return None
    if space.control != COIN:
        return why_not("no-coin-control", "4.3.1a")
    if space.level != SUPPORT and space.pop > 0:
        return why_not("no-support", "4.3.1a")
    return why_not("nothing-to-govern", "4.3.1b")


def _transport_from(asked: Asked, space: Space) -> Reason | None:
    return None if space.count[GOVERNMENT_TROOPS] else why_not("no-troops", "4.3.2")


def _transport_to(asked: Asked, space: Space) -> Reason | None:
    origin = asked.named("space")
    if space.id == origin.id:
        return why_not("here", "4.3.2")
    if space.is_pakistan:
        return why_not("pakistan", "4.3.2")
    return None if space.id in government.transport_to(asked.s, origin) else why_not("far", "4.3.2")


def _eradicate(asked: Asked, space: Space) -> Reason | None:
    barred = used(asked, space, government.SPACES, "4.3.3a")
    if barred:
        return barred
    if government.can_eradicate_in(space) and not space.is_pakistan:
        return None
    if not space.count[WARLORD_BASE]:
        return why_not("no-warlord-base", "4.3.3a")
    if space.control != COIN:
        return why_not("no-coin-control", "4.3.3a")
    return why_not("no-cubes", "4.3.3a") if not space.government_cubes else why_not("no-province", "4.3.3a")


# -- the insurgents' special activities (4.4, 4.5)


def _extort(asked: Asked, space: Space) -> Reason | None:
    if space.id in asked.doing.spaces:
        return why_not("selected", "4.4.1a")
    if taliban.can_extort_in(space):
        return None
    hidden = space.count[TALIBAN_UNDERGROUND]
    return why_not("outnumbered", "4.4.1a") if hidden else why_not("no-underground", "4.4.1a")


def _infiltrate(asked: Asked, space: Space) -> Reason | None:
    barred = used(asked, space, taliban.infiltrates_most(asked.s), "4.4.2a")
    if barred:
        return barred
    if taliban.can_infiltrate_in(asked.s, space):
        return None
    if not space.count[TALIBAN_UNDERGROUND]:
        return why_not("no-underground", "4.4.2a")
    if not space.of(GOVERNMENT) and not space.of(WARLORDS):
        return why_not("no-enemy", "4.4.2a")
    return why_not("police", asked.s.in_force(NoInfiltrate)[0].cites)


def _cultivate(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if space.id not in action.selected:
        return why_not("not-selected", "4.5.1")
    if warlords.can_cultivate_in(s, space):
        return None
    if space.area.kind != PROVINCE or not space.pop:
        return why_not("no-province", "4.5.1")
    if space.guerrillas(WARLORDS) <= space.count[GOVERNMENT_POLICE]:
        return why_not("too-much-police", "4.5.1")
    return why_not("no-room" if s.available[WARLORD_BASE] else "no-base-left", "4.5.1")


def _traffic(asked: Asked, space: Space) -> Reason | None:
    if warlords.can_traffic_in(asked.action, space):
        return None
    return why_not("coalition" if space.count[WARLORD_BASE] else "no-warlord-base", "4.5.2")


def _suborn(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    barred = used(asked, space, warlords.SPACES, "4.5.3")
    if barred:
        return barred
    if s.resources[WARLORDS] < action.cost(warlords.COST):
        return why_not("poor", "4.5.3")
    return None if warlords.can_suborn_in(space) else why_not("nobody-to-bribe", "4.5.3")


WHY: Final[Mapping[str, Why]] = {
    Purpose.SURGE_WHERE: _surge,
    Purpose.SURGE_FROM: _surge_among,
    Purpose.SURGE_TO: _surge_among,
    Purpose.AIRLIFT_FROM: _airlift_from,
    Purpose.AIRLIFT_TO: _airlift_to,
    Purpose.AIR_STRIKE_WHERE: _air_strike,
    Purpose.GOVERN_WHERE: _govern,
    Purpose.TRANSPORT_FROM: _transport_from,
    Purpose.TRANSPORT_TO: _transport_to,
    Purpose.ERADICATE_WHERE: _eradicate,
    Purpose.EXTORT_WHERE: _extort,
    Purpose.INFILTRATE_WHERE: _infiltrate,
    Purpose.CULTIVATE_WHERE: _cultivate,
    Purpose.TRAFFIC_WHERE: _traffic,
    Purpose.SUBORN_WHERE: _suborn,
}
"""By what is asked: why a space is not possible, or None if it is."""
