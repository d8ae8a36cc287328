"""The March of the Taliban without a player: roads and Kabul, near Provinces, farther ones (8.7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sandtable.core.charts import highest
from sandtable.core.questions import Ask, unasked
from sandtable.plain.cards import cited
from sandtable.plain.changes import MarchOnce
from sandtable.plain.map import LOCS, NOT_LOC
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.guidelines import may_leave
from sandtable.plain.nonplayers.marches import go, march_group
from sandtable.plain.nonplayers.steps import Step, one_of, possible
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations.march import can_march, march_cost, may_enter
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import KABUL, MARCH, OPPOSITION, TALIBAN, TALIBAN_ACTIVE, TALIBAN_UNDERGROUND
from sandtable.plain.under_way import Action, Group

AT_LEAST: Final = 2  # 8.7.3
ON_A_ROAD: Final = 2  # 8.7.3a
NEAR: Final = 2  # 8.7.3b
FAR: Final = 2  # 8.7.3c
RICH_ROAD: Final = 3  # card 43

# what is kept in mind
ORIGINS: Final = "origins"
DONE_WITH: Final = "done with"
INTO: Final = "into"
ROUTE: Final = "route"
STAGE: Final = "stage"
WANTED: Final = "wanted"
NEAR_ONES: Final = "near"
FAR_ONES: Final = "far"
FAR_WANTED: Final = "wanted far off"
HIDDEN: Final = "hidden"
SHOWN: Final = "shown"


class Route(NamedTuple):
    """A way from an origin to a destination, with what it costs."""

    cost: int
    spaces: tuple[str, ...]


class Marchers:
    """From where Guerrillas March, and who stays there."""

    def __init__(self, s: State, action: Action) -> None:
        self.s = s
        self.action = action
        self.origins = [x for x in s.spaces.values() if x.control == TALIBAN and x.guerrillas(TALIBAN) >= AT_LEAST]

    def free(self, origin: Space) -> int:
        """How many may leave: one stays, and Control stays as it is (8.7.3d)."""
        there = min(origin.guerrillas(TALIBAN) - 1, self.action.marching.movable(origin, TALIBAN))
        return may_leave(origin, TALIBAN_ACTIVE, there) if there > 0 else 0

    def group(self, origin: Space, space: Space, most: int) -> tuple[int, int]:
        """Who goes, as 8.1.2d says; the one that stays is Underground if there is one (8.7.3d)."""
        hidden, shown = origin.count[TALIBAN_UNDERGROUND], origin.count[TALIBAN_ACTIVE]
        return march_group(self.s, TALIBAN, space, most, max(0, hidden - 1), shown)

    def can_enter(self, origin: Space, space: Space) -> int:
        """How many can go from an origin to an adjacent space, and pay."""
        if not can_march(self.s, self.action, origin, space):
            return 0
        return sum(self.group(origin, space, self.free(origin)))

    def coming(self, space: Space) -> int:
        """How many can enter a space from all origins."""
        return sum(self.can_enter(origin, space) for origin in self.origins)

    def entering(self, space: Space) -> list[Space]:
        """The origins from which some can enter a space."""
        return [origin for origin in self.origins if self.can_enter(origin, space)]


def wanted_on(space: Space) -> int:
    """How many more Guerrillas a road or Kabul should have: one more than all others, but two in all (8.7.3a)."""
    others = sum(space.count) - space.of(TALIBAN)
    return min(others + 1 - space.of(TALIBAN), ON_A_ROAD - space.guerrillas(TALIBAN))


def onto_roads(marchers: Marchers) -> Step:
    return Step(
        "taliban_march_road",
        "8.7.3a",
        lambda s, x: x.is_loc and not x.sabotage and wanted_on(x) > 0 and marchers.entering(x),
        (highest("econ", lambda s, x: x.area.econ),),
    )


def _into_kabul(marchers: Marchers) -> Step:
    return Step("taliban_march_kabul", "8.7.3a", lambda s, x: wanted_on(x) > 0 and marchers.entering(x))


def _is_open(space: Space) -> bool:
    """A Province with neither Opposition nor Taliban Control."""
    return space.id != KABUL and not space.is_loc and space.level != OPPOSITION and space.control != TALIBAN


def _near(marchers: Marchers) -> Step:
    return Step("taliban_march_near", "8.7.3b", lambda s, x: _is_open(x) and marchers.entering(x))


def can_carry_out(t: Sitting) -> bool:
    """Whether any step has a space."""
    marchers = Marchers(t.s, Action(TALIBAN, MARCH))
    if not marchers.origins:
        return False
    provinces = [t.s[id] for id in NOT_LOC]
    return (
        possible(t, [onto_roads(marchers)], [t.s[id] for id in LOCS])
        or possible(t, [_into_kabul(marchers)], [t.s[KABUL]])
        or possible(t, [_near(marchers)], provinces)
        or bool(_routes(marchers, [x for x in provinces if _is_open(x)]))
    )


def march(t: Sitting) -> Procedure[None]:
    """Roads and Kabul, two near Provinces, two farther ones (8.7.3a-c); or out of Pakistan (card 43)."""
    marchers = _kept_marchers(t)
    while t.asks(Purpose.MARCH_FROM):
        group = yield from _next_group(t, marchers)
        if group is None:
            return
        start, end, *count = group
        yield from go(t, t.s[start], t.s[end], (count[0], count[1]))


def _kept_marchers(t: Sitting) -> Marchers:
    """Those who are on the March, from the spaces in which they were when it began."""
    marchers = Marchers(t.s, t.action)
    if ORIGINS not in t.mind.spaces:
        t.kept(ORIGINS).extend(x.id for x in marchers.origins if x.is_pakistan or not t.action.terms.out_of_pakistan)
    marchers.origins = [t.s[id] for id in t.kept(ORIGINS)]
    return marchers


def _next_group(t: Sitting, marchers: Marchers) -> Ask[Group | None]:
    """Who goes next: on the way, or to where more are wanted, or to the next space; None when all have gone."""
    while True:
        if t.kept(ROUTE) or t.times(FAR_WANTED):
            group = _next_along(t, marchers)
        elif t.times(WANTED):
            group = yield from _next_to_bring(t, marchers)
        elif (yield from _chooses(t, marchers)):
            continue
        else:
            return None
        if group is not None:
            return group


def _next_to_bring(t: Sitting, marchers: Marchers) -> Ask[Group | None]:
    """Guerrillas from an adjacent origin, drawn by lot, until so many have come."""
    space = t.s[t.kept(INTO)[0]]
    origins = marchers.entering(space)
    if not origins:
        t.mind.counts[WANTED] = 0
        return None
    origin = yield from by_lot(t.g, _hiding(origins) or origins)
    group = marchers.group(origin, space, min(t.times(WANTED), marchers.free(origin)))
    t.mind.counts[WANTED] -= sum(group)
    return origin.id, space.id, *group


def _wants(t: Sitting, space: Space, count: int) -> None:
    """So many are to come into a space."""
    t.mind.spaces[INTO] = [space.id]
    t.mind.counts[WANTED] = max(0, count)


def _chooses(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """Choose the next space; False if there is none."""
    stages = _OUT if t.action.terms.out_of_pakistan else _STAGES
    while t.times(STAGE) < len(stages):
        if (yield from stages[t.times(STAGE)](t, marchers)):
            return True
        t.once_more(STAGE)
    return False


def _road(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """The next road (8.7.3a), a rich one out of Pakistan (card 43)."""
    roads = [t.s[id] for id in LOCS if id not in t.kept(DONE_WITH)]
    if t.action.terms.out_of_pakistan:
        roads = [x for x in roads if x.area.econ >= RICH_ROAD]
    road = yield from one_of(t, onto_roads(marchers), roads)
    if road is not None:
        t.kept(DONE_WITH).append(road.id)
        _wants(t, road, wanted_on(road))
    return road is not None


def _kabul(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """Kabul, once (8.7.3a)."""
    t.once_more(STAGE)
    kabul = yield from one_of(t, _into_kabul(marchers), [t.s[KABUL]])
    if kabul is not None:
        _wants(t, kabul, wanted_on(kabul))
    return True


def _near_province(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """One of two near Provinces (8.7.3b)."""
    if t.times(NEAR_ONES) == NEAR:
        return False
    space = yield from one_of(t, _near(marchers), [t.s[id] for id in NOT_LOC if id not in t.kept(DONE_WITH)])
    if space is not None:
        t.once_more(NEAR_ONES)
        t.kept(DONE_WITH).append(space.id)
        _wants(t, space, marchers.coming(space))
    return space is not None


def _for_control(space: Space) -> int:
    """How many more Guerrillas bring Taliban Control."""
    return sum(space.count) - 2 * space.of(TALIBAN) + 1


def _to_control(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """Where Guerrillas out of Pakistan add Taliban Control (card 43)."""
    step = Step(
        "taliban_march_control", cited("pakistani_offensive"), lambda s, x: 0 < _for_control(x) <= marchers.coming(x)
    )
    space = yield from one_of(t, step, list(t.s.afghan()))
    if space is not None:
        _wants(t, space, _for_control(space))
    return space is not None


def _hiding(origins: Sequence[Space]) -> list[Space]:
    """Those that can send an Underground Guerrilla and keep one (8.1.2d)."""
    return [x for x in origins if x.count[TALIBAN_UNDERGROUND] > 1]


# -- farther Provinces, through Pashtun spaces (8.7.3c)


def _routes(marchers: Marchers, targets: Sequence[Space]) -> dict[str, Route]:
    """The cheapest, then shortest, route to each of these spaces over Pashtun ground."""
    s = marchers.s
    wanted = {x.id for x in targets}
    best: dict[str, Route] = {}
    edge = [Route(0, (x.id,)) for x in marchers.origins if marchers.free(x) > 0]
    seen: dict[str, tuple[int, int]] = {route.spaces[0]: (0, 1) for route in edge}
    while edge:
        edge.sort(key=lambda route: (route.cost, len(route.spaces)))
        route = edge.pop(0)
        here = s[route.spaces[-1]]
        if len(route.spaces) > 1 and not here.area.pashtun:
            continue
        for id in here.area.adjacent:
            space = s[id]
            if space.is_loc or id in route.spaces or not may_enter(s, marchers.action, here, space):
                continue
            step = Route(route.cost + march_cost(s, marchers.action, here, space), (*route.spaces, id))
            rank = (step.cost, len(step.spaces))
            if step.cost > s.resources[TALIBAN] or (id in seen and seen[id] <= rank):
                continue
            seen[id] = rank
            edge.append(step)
            if id in wanted:
                best[id] = step
    return best


def _set_out(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """Those who have come to Pashtun spaces may go on from there, unless Sandstorms forbid it."""
    if t.s.in_force(MarchOnce):
        t.mind.counts[FAR_ONES] = FAR
    marchers.origins += [t.s[id] for id in t.kept(DONE_WITH) if t.s[id].area.pashtun and id not in t.kept(ORIGINS)]
    t.mind.spaces[ORIGINS] = [x.id for x in marchers.origins]
    return unasked(False)


def _far_province(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """One of two farther Provinces: so many that it comes under Taliban Control (8.7.3c)."""
    if t.times(FAR_ONES) == FAR:
        return False
    targets = [t.s[id] for id in NOT_LOC if _is_open(t.s[id]) and id not in t.kept(DONE_WITH)]
    routes = _routes(marchers, targets)
    step = Step("taliban_march_far", "8.7.3c", lambda s, x: x.id in routes)
    space = yield from _nearest(t, step, routes, targets)
    if space is not None:
        t.once_more(FAR_ONES)
        t.kept(DONE_WITH).append(space.id)
        t.mind.spaces[INTO] = [space.id]
        t.mind.counts[FAR_WANTED] = max(0, _for_control(space))
    return space is not None


def _nearest(t: Sitting, step: Step, routes: dict[str, Route], targets: Sequence[Space]) -> Ask[Space | None]:
    """The cheapest to reach, then the nearest, then by lot."""
    reachable = [x for x in targets if x.id in routes]
    if reachable:
        first = min((routes[x.id].cost, len(routes[x.id].spaces)) for x in reachable)
        reachable = [x for x in reachable if (routes[x.id].cost, len(routes[x.id].spaces)) == first]
    return (yield from one_of(t, step, reachable))


def _next_along(t: Sitting, marchers: Marchers) -> Group | None:
    """March a group step by step; those that pass through a Pashtun space go on, and it keeps who was there."""
    s, counts, route = t.s, t.mind.counts, t.kept(ROUTE)
    if not route:
        return _first_along(t, marchers)
    here = s[route[0]]
    if here.count[TALIBAN_UNDERGROUND] < counts[HIDDEN]:  # they were seen on the way
        counts[SHOWN] = min(counts[HIDDEN] + counts[SHOWN], here.count[TALIBAN_ACTIVE])
        counts[HIDDEN] = 0
    if len(route) > 1:
        return _go_on(t)
    route.clear()
    sent = counts[HIDDEN] + counts[SHOWN]
    counts[FAR_WANTED] = max(0, counts[FAR_WANTED] - sent) if sent else 0
    return None


def _first_along(t: Sitting, marchers: Marchers) -> Group | None:
    """Who sets out for a farther Province, by which route; None if nobody can."""
    found = _routes(marchers, [t.s[t.kept(INTO)[0]]]).get(t.kept(INTO)[0])
    group = (0, 0)
    if found is not None:
        origin, target = t.s[found.spaces[0]], t.s[found.spaces[-1]]
        group = marchers.group(origin, target, min(t.times(FAR_WANTED), marchers.free(origin)))
    if found is None or not sum(group):
        t.mind.counts[FAR_WANTED] = 0
        return None
    t.kept(ROUTE).extend(found.spaces)
    t.mind.counts[HIDDEN], t.mind.counts[SHOWN] = group
    return _go_on(t)


def _go_on(t: Sitting) -> Group:
    """One space farther."""
    start, end = t.kept(ROUTE)[:2]
    del t.kept(ROUTE)[0]
    return start, end, t.times(HIDDEN), t.times(SHOWN)


_STAGES: Final = (_road, _kabul, _near_province, _set_out, _far_province)
_OUT: Final = (_road, _to_control)
