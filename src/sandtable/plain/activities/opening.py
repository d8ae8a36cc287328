"""What a special activity opens: a space for the operation that it comes before (4.1a).

An operation that has no space now can be chosen if one of these says yes; an activity and an operation that are not
here never open one: Surge (Kabul can always be Trained in), Air Strike, Govern, Eradicate, Cultivate, Ambush.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from sandtable.plain import pieces, tracks
from sandtable.plain.activities import government, taliban, warlords
from sandtable.plain.changes import Partners, Uncovers
from sandtable.plain.operations import assault, insurgent, prices
from sandtable.plain.operations.cubes import toll
from sandtable.plain.operations.where import has_space
from sandtable.plain.play import Play
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIRLIFT,
    ASSAULT,
    ATTACK,
    COALITION_BASE,
    COALITION_TROOPS,
    EXTORT,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_TROOPS,
    INFILTRATE,
    INSURGENTS,
    MARCH,
    MOUNTAIN,
    RALLY,
    SUBORN,
    SWEEP,
    TALIBAN,
    TERROR_OPERATION,
    TRAFFIC,
    TRANSPORT,
    WARLORD_ACTIVE,
    WARLORDS,
)
from sandtable.plain.under_way import Action

# -- Airlift (4.2.2)


def _airlift_before_sweep(s: State, action: Action) -> bool:
    """Coalition Troops fly to where a Sweep can use them, or Government Troops to a Coalition Base (3.2.3e)."""
    escorted = s.on_map(GOVERNMENT_TROOPS) > 0
    if s.on_map(COALITION_TROOPS):
        partnering = s.in_force(Partners)
        return not partnering or escorted or any(x.government_cubes for x in s.afghan())
    return escorted and any(x.count[COALITION_BASE] for x in s.afghan())


def _airlift_before_assault(s: State, action: Action) -> bool:
    """Coalition Troops, and Government Troops if they are needed, fly to where there is anything to remove (3.2.4)."""
    if not s.on_map(COALITION_TROOPS):
        return False
    escorted = s.on_map(GOVERNMENT_TROOPS) > 0
    partnering = s.in_force(Partners)
    raids = s.in_force(Uncovers)
    for space in s.in_sight():
        together = escorted or space.government_cubes > 0
        if space.is_pakistan or not action.may_select(space) or (partnering and not together):
            continue
        bases = escorted or assault.takes_bases(s, action, space)
        if any(assault.removable(space, each, bases) for each in INSURGENTS) or (raids and space.underground):
            return True
    return False


# -- Transport (4.3.2)


def _transported(s: State, wanted: Mapping[str, int]) -> Iterator[int]:
    """What the Government has left when it has Transported Troops where so many are wanted, each time that it can."""
    for origin in s.in_sight():
        troops = origin.count[GOVERNMENT_TROOPS]
        if troops:
            ways = government.transport_to(s, origin)
            for id, needed in wanted.items():
                if troops >= needed and id in ways:
                    yield max(0, s.resources[GOVERNMENT] - sum(toll(s, s[entered]) for entered in ways[id]))


def _transport_before_assault(s: State, action: Action) -> bool:
    """Enough Troops come to where there is anything to remove, and their tolls leave the price (3.2.4)."""
    price = prices.for_space(action)
    if s.resources[GOVERNMENT] < price:
        return False
    wanted = {
        x.id: (3 if x.area.terrain == MOUNTAIN else 2) - assault.counting(x)
        for x in s.in_sight()
        if not x.is_pakistan and assault.has_targets(s, action, x)
    }
    return any(left >= price for left in _transported(s, wanted))


# -- Extort, Infiltrate (4.4)


def _extorted(s: State, spaces: list[str]) -> State:
    """The table after an Extort in these spaces."""
    g = Play(s.copy(), None)
    for id in spaces:
        pieces.activate(g, g.s[id], TALIBAN, 1)
        taliban.extort_in(g, g.s[id])
    return g.s


def _extort_before(s: State, action: Action) -> bool:
    """What is extorted everywhere pays for a space (4.1-ex1), which costs 1."""
    return not s.resources[TALIBAN] and has_space(_extorted(s, _extortable(s)), action)


def _extort_before_terror(s: State, action: Action) -> bool:
    """What is extorted pays for Terror where a Guerrilla is still Underground (3.3.4a)."""
    if s.resources[TALIBAN] >= insurgent.TERROR_COST_MOST:
        return False
    spaces = _extortable(s)
    return any(has_space(_extorted(s, [x for x in spaces if x != kept]), action) for kept in ("", *spaces))


def _extortable(s: State) -> list[str]:
    return [x.id for x in s.in_sight() if taliban.can_extort_in(x)]


def _infiltrate_before_rally(s: State, action: Action) -> bool:
    """A Base goes, and there is room for one of their own (3.3.1b)."""
    return any(taliban.can_infiltrate_in(s, x) and _infiltrated(s, x.id, action, taliban.REMOVED) for x in s.not_locs())


def _infiltrated(s: State, id: str, action: Action, most: int) -> bool:
    """Whether a Rally has a space once so many pieces of a space are gone."""
    for piece in taliban.infiltrable(s[id]):
        g = Play(s.copy(), None)
        pieces.remove(g, g.s[id], piece)
        if has_space(g.s, action) or (most > 1 and _infiltrated(g.s, id, action, most - 1)):
            return True
    return False


# -- Traffic, Suborn (4.5)


def _traffic_before(s: State, action: Action) -> bool:
    """What all Bases earn pays for a space (4.5.2), which costs 1."""
    if s.resources[WARLORDS]:
        return False
    g = Play(s.copy(), None)
    warlords.traffic_in(g, [x for x in g.s.in_sight() if warlords.can_traffic_in(action, x)])
    return has_space(g.s, action)


def _suborn_before_rally(s: State, action: Action) -> bool:
    """A Government Base makes room for one of their own (3.3.1b)."""
    return any(x.count[GOVERNMENT_BASE] and _suborned(s, x, action) for x in s.not_locs())


def _suborn_before_terror(s: State, action: Action) -> bool:
    """An Active Guerrilla of their own turns Underground (3.3.4a)."""
    return any(x.count[WARLORD_ACTIVE] and warlords.can_hide(s, x) and _suborned(s, x, action) for x in s.in_sight())


def _suborned(s: State, space: Space, action: Action) -> bool:
    """Whether an operation has a space after a Base was bought, or all Guerrillas were hidden, in this one."""
    g = Play(s.copy(), None)
    tracks.pay(g, WARLORDS, action.cost(warlords.COST), "4.5.3")
    there = g.s[space.id]
    if action.name == RALLY:
        pieces.remove(g, there, GOVERNMENT_BASE)
    else:
        pieces.hide(g, there, WARLORDS, there.count[WARLORD_ACTIVE])
    return has_space(g.s, action)


OPENS: Final[Mapping[tuple[str, str], Callable[[State, Action], bool]]] = {
    (AIRLIFT, SWEEP): _airlift_before_sweep,
    (AIRLIFT, ASSAULT): _airlift_before_assault,
    (TRANSPORT, ASSAULT): _transport_before_assault,
    (EXTORT, RALLY): _extort_before,
    (EXTORT, MARCH): _extort_before,
    (EXTORT, ATTACK): _extort_before,
    (EXTORT, TERROR_OPERATION): _extort_before_terror,
    (INFILTRATE, RALLY): _infiltrate_before_rally,
    (TRAFFIC, RALLY): _traffic_before,
    (TRAFFIC, MARCH): _traffic_before,
    (SUBORN, RALLY): _suborn_before_rally,
    (SUBORN, TERROR_OPERATION): _suborn_before_terror,
}
"""By activity and operation: whether it opens a space for it."""
