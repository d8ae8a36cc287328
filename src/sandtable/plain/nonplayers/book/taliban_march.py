"""The March of the Taliban without a player: roads and Kabul, near Provinces, farther ones (8.7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sandtable.core.charts import highest
from sandtable.core.questions import Ask
from sandtable.plain import lasting
from sandtable.plain.cards import cited
from sandtable.plain.map import LOCS, NOT_LOC
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.guidelines import may_leave
from sandtable.plain.nonplayers.marches import go, march_group
from sandtable.plain.nonplayers.steps import Step, one_of, possible
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations.march import can_march, march_cost, may_enter
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import KABUL, MARCH, OPPOSITION, TALIBAN, TALIBAN_ACTIVE, TALIBAN_UNDERGROUND
from sandtable.plain.under_way import Action

AT_LEAST: Final = 2  # 8.7.3
ON_A_ROAD: Final = 2  # 8.7.3a
NEAR: Final = 2  # 8.7.3b
FAR: Final = 2  # 8.7.3c
RICH_ROAD: Final = 3  # card 43


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
    """Roads and Kabul, two near Provinces, two farther ones (8.7.3a-c)."""
    s = t.s
    marchers = Marchers(s, t.action)
    done: list[Space] = []
    while (
        road := (yield from one_of(t, onto_roads(marchers), [s[id] for id in LOCS if s[id] not in done]))
    ) is not None:
        done.append(road)
        yield from _bring(t, marchers, road, wanted_on(road))
    kabul = yield from one_of(t, _into_kabul(marchers), [s[KABUL]])
    if kabul is not None:
        yield from _bring(t, marchers, kabul, wanted_on(kabul))
    for _ in range(NEAR):
        space = yield from one_of(t, _near(marchers), [s[id] for id in NOT_LOC if s[id] not in done])
        if space is None:
            break
        done.append(space)
        yield from _bring(t, marchers, space, marchers.coming(space))
    if not lasting.sandstorms(s):
        yield from _go_far(t, marchers, done)


def march_out(t: Sitting) -> Procedure[None]:
    """Out of Pakistan, to rich roads, then where that adds Taliban Control (card 43)."""
    s = t.s
    marchers = Marchers(s, t.action)
    marchers.origins = [x for x in marchers.origins if x.is_pakistan]
    roads = [s[id] for id in LOCS if s[id].area.econ >= RICH_ROAD]
    done: list[Space] = []
    while (road := (yield from one_of(t, onto_roads(marchers), [x for x in roads if x not in done]))) is not None:
        done.append(road)
        yield from _bring(t, marchers, road, wanted_on(road))
    step = Step(
        "taliban_march_control", cited("pakistani_offensive"), lambda s, x: 0 < _for_control(x) <= marchers.coming(x)
    )
    while (space := (yield from one_of(t, step, list(s.afghan())))) is not None:
        yield from _bring(t, marchers, space, _for_control(space))


def _for_control(space: Space) -> int:
    """How many more Guerrillas bring Taliban Control."""
    return sum(space.count) - 2 * space.of(TALIBAN) + 1


def _bring(t: Sitting, marchers: Marchers, space: Space, count: int) -> Procedure[None]:
    """Guerrillas from adjacent origins, drawn by lot, until so many have come."""
    left = count
    while left > 0:
        origins = marchers.entering(space)
        if not origins:
            return
        origin = yield from by_lot(t.g, _hiding(origins) or origins)
        group = marchers.group(origin, space, min(left, marchers.free(origin)))
        yield from go(t, origin, space, group)
        left -= sum(group)


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


def _go_far(t: Sitting, marchers: Marchers, done: list[Space]) -> Procedure[None]:
    s = t.s
    marchers.origins += [x for x in done if x.area.pashtun and x not in marchers.origins]
    for _ in range(FAR):
        targets = [s[id] for id in NOT_LOC if _is_open(s[id]) and s[id] not in done]
        routes = _routes(marchers, targets)
        step = Step(
            "taliban_march_far",
            "8.7.3c",
            lambda s, x, routes=routes: x.id in routes,  # type: ignore[misc]
        )
        space = yield from _nearest(t, step, routes, targets)
        if space is None:
            return
        done.append(space)
        needed = _for_control(space)
        while needed > 0:
            route = _routes(marchers, [space]).get(space.id)
            if route is None:
                break
            sent = yield from _along(t, marchers, route, needed)
            if not sent:
                break
            needed -= sent


def _nearest(t: Sitting, step: Step, routes: dict[str, Route], targets: Sequence[Space]) -> Ask[Space | None]:
    """The cheapest to reach, then the nearest, then by lot."""
    reachable = [x for x in targets if x.id in routes]
    if reachable:
        first = min((routes[x.id].cost, len(routes[x.id].spaces)) for x in reachable)
        reachable = [x for x in reachable if (routes[x.id].cost, len(routes[x.id].spaces)) == first]
    return (yield from one_of(t, step, reachable))


def _along(t: Sitting, marchers: Marchers, route: Route, needed: int) -> Procedure[int]:
    """March a group step by step; those that pass through a Pashtun space go on, and it keeps who was there."""
    s = t.s
    ways = list(zip(route.spaces, route.spaces[1:], strict=False))
    origin, target = s[route.spaces[0]], s[route.spaces[-1]]
    group = marchers.group(origin, target, min(needed, marchers.free(origin)))
    if not sum(group):
        return 0
    for start, end in ways:
        yield from go(t, s[start], s[end], group)
        before = s[end].count[TALIBAN_ACTIVE]
        if t.s[end].count[TALIBAN_UNDERGROUND] < group[0]:  # they were seen on the way
            group = (0, min(sum(group), before))
    return sum(group)
