"""Patrol (3.2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, tracks
from sandtable.plain.executing import Operation
from sandtable.plain.map import AREAS, BESIDE_PATROLLED, LOCS, PATROLLED
from sandtable.plain.operations import prices
from sandtable.plain.operations.assault import assault_is_barred, assault_space, can_assault
from sandtable.plain.operations.cubes import activate, may_move, roadside
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import CUBES, GOVERNMENT, TALIBAN_UNDERGROUND
from sandtable.plain.under_way import Action


def patrol_paths(s: State, origin: Space) -> Mapping[str, tuple[str, ...]]:
    """Where cubes can Patrol or be Transported over LoCs and Kabul, with the way; Sabotage stops them (3.2.2b, 4.3.2).

    A way around LoCs with Underground Taliban is taken where there is one.
    """
    return paths_over(origin.id, *closed_roads(s)) if origin.id in BESIDE_PATROLLED else {}


def closed_roads(s: State) -> tuple[frozenset[str], frozenset[str]]:
    """The LoCs at which Sabotage stops cubes, and those with Underground Taliban."""
    locs = s.locs()
    blocked = frozenset([loc.id for loc in locs if loc.sabotage])
    return blocked, frozenset([loc.id for loc in locs if loc.count[TALIBAN_UNDERGROUND]])


@lru_cache(maxsize=4096)
def paths_over(origin: str, blocked: frozenset[str], haunted: frozenset[str]) -> Mapping[str, tuple[str, ...]]:
    """The ways from a space, remembered: the map does not change, and the roads that are closed seldom do."""
    paths: dict[str, tuple[str, ...]] = {}
    for closed in (blocked | haunted, blocked):
        edge: list[tuple[str, tuple[str, ...]]] = [(origin, ())]
        seen = {origin}
        for at, path in edge:
            if at != origin and at in closed:
                continue
            for id in AREAS[at].adjacent:
                if id in PATROLLED and id not in seen:
                    seen.add(id)
                    paths.setdefault(id, (*path, id))
                    edge.append((id, (*path, id)))
    return paths


def patrol_to(s: State, origin: Space, action: Action) -> list[str]:
    """Where the cubes of a space can Patrol; all end in one space in a Limited Operation (3.2.2a)."""
    only = action.selected[0] if action.limited and action.selected else None
    return [id for id in patrol_paths(s, origin) if only in (None, id)]


def pay_for_patrol(g: Play, action: Action) -> None:
    """The Government pays for the whole Patrol (3.2.2a)."""
    tracks.pay(g, GOVERNMENT, prices.for_space(action), "3.2.2a")


def _has_cubes_to_move(action: Action, space: Space) -> bool:
    for piece in CUBES[action.faction]:  # noqa: SIM110  half the time of any(), and asked of every space
        if space.count[piece] and may_move(action, space, piece) > 0:
            return True
    return False


def patrol_from(s: State, action: Action) -> list[Space]:
    """The spaces whose cubes can Patrol (3.2.2b)."""
    return [
        space
        for space in s.in_sight()
        if space.id in BESIDE_PATROLLED
        and _has_cubes_to_move(action, space)
        and (not action.limited or patrol_to(s, space, action))
    ]


def _patrol_group(g: Play, action: Action, origin: Space) -> Ask[None]:
    """Cubes of one kind move from one space to another over LoCs and Kabul (3.2.2b)."""
    s, faction = g.s, action.faction
    kinds = [piece for piece in CUBES[faction] if may_move(action, origin, piece) > 0]
    piece = yield from g.which_piece(faction, Purpose.PATROL_PIECE, kinds, space=origin)
    most = may_move(action, origin, piece)
    paths = patrol_paths(s, origin)
    targets = [s[id] for id in patrol_to(s, origin, action)]
    destination = yield from g.choose(faction, Purpose.PATROL_TO, targets, space=origin, most=most)
    count = yield from g.how_many(faction, Purpose.PATROL_HOW_MANY, 1, most, space=origin, to=destination)
    path = paths[destination.id]
    pieces.move(g, origin, destination, piece, count, "3.2.2b")
    action.arrive(destination, piece, count)
    lasting.entered(g, action, [s[id] for id in path if s[id].is_loc], destination, [piece] * count)
    if destination.id not in action.selected:
        action.selected.append(destination.id)


def _patrol_activates(g: Play, action: Action) -> Ask[bool]:
    """Guerrillas on every LoC with cubes are activated, one LoC after the other (3.2.2c)."""
    for at, id in enumerate(LOCS[action.at :], action.at + 1):
        if g.s[id].underground and g.s[id].has_cubes():
            action.at = at
            yield from activate(g, action, g.s[id], g.s[id].coin_cubes, "3.2.2c")
            return True
    return False


def _patrol_assault(g: Play, action: Action) -> Ask[bool]:
    """An Assault on one LoC at no cost; in a Limited Operation on its destination (3.2.2d)."""
    if assault_is_barred(g.s, action):
        return False
    locs = [loc for loc in g.s.locs() if (not action.limited or loc.id in action.selected)]
    raid = Action(action.faction, "assault", free=True, allowed=action.allowed)
    spaces = [loc for loc in locs if can_assault(g.s, raid, loc)]
    if not spaces:
        return False
    space = yield from g.choose_or_stop(action.faction, Purpose.PATROL_ASSAULT, spaces)
    if space is not None:
        raid.free = action.faction == GOVERNMENT or action.free  # Government cubes still cost the Coalition 3
        yield from assault_space(g, raid, space, "3.2.2d")
        action.guerrillas_hit |= raid.guerrillas_hit
        action.removed_in += raid.removed_in
    return False


PATROL_RULES: Final = Operation(
    Purpose.PATROL_FROM,
    patrol_from,
    _patrol_group,
    begin=pay_for_patrol,
    finish=(roadside, _patrol_activates, _patrol_assault),
)
"""Patrol (3.2.2): move cubes over LoCs and Kabul, activate Guerrillas on every LoC, Assault on one."""
