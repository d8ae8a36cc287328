"""Which special activities go with which operation (4.1, 4.1.1), and how each is executed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from sandtable.core.questions import Ask
from sandtable.plain.activities import coalition, government, taliban, warlords
from sandtable.plain.activities.opening import OPENS
from sandtable.plain.activities.when import WHEN, may_be_first, moment
from sandtable.plain.executing import Menu
from sandtable.plain.play import Play
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    ASSAULT,
    COALITION,
    COIN_OPERATIONS,
    CULTIVATE,
    ERADICATE,
    EXTORT,
    FACTIONS,
    GOVERN,
    GOVERNMENT,
    INFILTRATE,
    INSURGENT_OPERATIONS,
    MARCH,
    PATROL,
    RALLY,
    SUBORN,
    SURGE,
    SWEEP,
    TALIBAN,
    TRAFFIC,
    TRAIN,
    TRANSPORT,
    WARLORDS,
)
from sandtable.plain.under_way import Action, Doing


class Activity(NamedTuple):
    """A special activity: whose it is, with which operations it goes (None: any), when it can be, its next piece."""

    faction: str
    goes_with: tuple[str, ...] | None
    possible: Callable[[Play, Action], bool]
    piece: Callable[[Play, Action, Doing], Ask[bool]]
    """Execute the next piece of it; whether there may be more."""


ACTIVITIES: Final = {
    SURGE: Activity(COALITION, (TRAIN,), coalition.can_surge, coalition.surge),
    AIRLIFT: Activity(COALITION, None, coalition.can_airlift, coalition.airlift),
    AIR_STRIKE: Activity(COALITION, (PATROL, SWEEP, ASSAULT), coalition.can_air_strike, coalition.air_strike),
    GOVERN: Activity(GOVERNMENT, (TRAIN, PATROL), government.can_govern, government.govern),
    TRANSPORT: Activity(GOVERNMENT, None, government.can_transport, government.transport),
    ERADICATE: Activity(GOVERNMENT, (TRAIN, PATROL, ASSAULT), government.can_eradicate, government.eradicate),
    EXTORT: Activity(TALIBAN, None, taliban.can_extort, taliban.extort),
    INFILTRATE: Activity(TALIBAN, (RALLY, MARCH), taliban.can_infiltrate, taliban.infiltrate),
    CULTIVATE: Activity(WARLORDS, (RALLY, MARCH), warlords.can_cultivate, warlords.cultivate),
    TRAFFIC: Activity(WARLORDS, (RALLY, MARCH), warlords.can_traffic, warlords.traffic),
    SUBORN: Activity(WARLORDS, None, warlords.can_suborn, warlords.suborn),
}
"""Ambush is chosen with each Attack, and is not here."""


GOING_WITH: Final = {
    (faction, operation): [
        (name, activity)
        for name, activity in ACTIVITIES.items()
        if activity.faction == faction and (activity.goes_with is None or operation in activity.goes_with)
    ]
    for faction in FACTIONS
    for operation in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS)
}
"""The special activities of a faction that go with an operation (4.1.1)."""


def offered(g: Play, action: Action) -> list[str]:
    """The special activities that an operation may have now."""
    now = moment(action)
    going = GOING_WITH[action.faction, action.name]
    return [name for name, activity in going if now in WHEN[name] and activity.possible(g, action)]


def opens(s: State, action: Action, name: str) -> bool:
    """Whether a special activity that can be executed now would open a space for the operation it comes before."""
    opening = OPENS.get((name, action.name))
    if opening is None or not may_be_first(name):
        return False
    return ACTIVITIES[name].possible(Play(s, None), action) and opening(s, action)


def is_opened(s: State, action: Action) -> bool:
    """Whether any special activity before it would open a space for an operation (4.1a)."""
    return action.may_special and any(opens(s, action, name) for name, _ in GOING_WITH[action.faction, action.name])


def piece(g: Play, action: Action) -> Ask[bool]:
    """Execute the next piece of the special activity under way; whether there may be more."""
    assert action.doing is not None
    return (yield from ACTIVITIES[action.doing.name].piece(g, action, action.doing))


MENU: Final = Menu(offered, opens, piece)
