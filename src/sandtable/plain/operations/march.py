"""March: Guerrillas move group by group into adjacent spaces (3.3.2).

Whoever Marches, and whoever looks ahead to it, asks the same: ``march_cost``, ``may_enter``, ``can_march``, ``goes_on``
and ``seen_from``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import pieces, tracks
from sandtable.plain.changes import MarchOnce, Seen
from sandtable.plain.executing import Operation
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import fits
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import GUERRILLAS, TALIBAN, WARLORDS, rival
from sandtable.plain.under_way import Action

COST: Final = 1  # 3.3.2a
GROUP_THAT_SHOWS: Final = 4  # 3.3.2d

# -- what a March may do


def march_cost(s: State, action: Action, origin: Space, space: Space) -> int:
    """1 Resource for a Province or Kabul that is entered, once; LoCs, and Pakistan at Backing, free (3.3.2a)."""
    if action.free or space.is_loc or space.id in action.marching.paid:
        return 0
    return 0 if (origin.is_pakistan or space.is_pakistan) and s.pakistan_is_free else COST


def may_enter(s: State, action: Action, origin: Space, space: Space) -> bool:
    """Whether a group may still March from a space into this adjacent one, and can pay for it (3.3.2a-c)."""
    return (
        (origin.id, space.id) not in action.marching.groups
        and not (space.is_pakistan and action.faction == WARLORDS)
        and (origin.is_pakistan or not action.terms.out_of_pakistan)
        and (action.allowed is None or space.id in action.allowed)
        and not (action.limited and action.selected and action.selected[0] != space.id)
        and s.resources[action.faction] >= march_cost(s, action, origin, space)
    )


def can_march(s: State, action: Action, origin: Space, space: Space) -> int:
    """How many Guerrillas can March from one space into another (3.3.2a-c)."""
    if space.id not in origin.area.adjacent or not may_enter(s, action, origin, space):
        return 0
    return action.marching.movable(origin, action.faction)


def goes_on(s: State, action: Action, space: Space) -> bool:
    """Whether a group that has entered a space may March on: Taliban, from Pashtun spaces (3.3.2b)."""
    return (
        action.faction == TALIBAN
        and space.area.pashtun
        and not action.limited
        and not action.terms.out_of_pakistan
        and not s.in_force(MarchOnce)
    )


def seen_from(s: State, faction: str, space: Space) -> int | None:
    """How large a group turns Active where it arrives: four with who is there; None at home, where none does (3.3.2d).

    Aerostats, unshaded (card 5), see a group of any size.
    """
    if any(fits(space, seen.where) for seen in s.in_force(Seen)):
        return 1
    if not space.is_loc and space.area.pashtun == (faction == TALIBAN):
        return None
    cubes = space.coin_cubes if faction == TALIBAN else 0
    return max(1, GROUP_THAT_SHOWS - space.guerrillas(rival(faction)) - cubes)


def is_seen(s: State, faction: str, space: Space, group: int) -> bool:
    """Whether a group of this size that enters a space becomes Active (3.3.2d)."""
    seen = seen_from(s, faction, space)
    return seen is not None and group >= seen


# -- the March


def march_to(s: State, action: Action, origin: Space) -> Iterator[Space]:
    """Where the Guerrillas of a space can March and pay (3.3.2a-c)."""
    return (space for space in s.neighbours(origin) if may_enter(s, action, origin, space))


def march_from(s: State, action: Action) -> Iterator[Space]:
    """The spaces from which Guerrillas can March."""
    hidden, shown = GUERRILLAS[action.faction]
    marching = action.marching
    for space in s.in_sight():
        count = space.count
        if (
            (count[hidden] or count[shown])
            and marching.movable(space, action.faction)
            and next(march_to(s, action, space), None) is not None
        ):
            yield space


def _march_group(g: Play, action: Action, origin: Space) -> Ask[None]:
    """A group Marches from one space to another; Taliban may go on from Pashtun spaces (3.3.2)."""
    s, faction, marching = g.s, action.faction, action.marching
    targets, most = march_to(s, action, origin), marching.movable(origin, faction)
    space = yield from g.choose(faction, Purpose.MARCH_TO, targets, space=origin, most=most)
    group = yield from _choose_group(g, action, origin, space)
    price = march_cost(s, action, origin, space)
    if price:
        tracks.pay(g, faction, price, "3.3.2a")
        marching.paid.add(space.id)
    _move_group(g, action, (origin, space), group)
    if space.id not in action.selected:
        action.selected.append(space.id)


def _choose_group(g: Play, action: Action, origin: Space, space: Space) -> Ask[tuple[int, int]]:
    """How many Underground and how many Active Guerrillas go."""
    faction = action.faction
    terms: dict[str, object] = {"to": space}
    movable = action.marching.movable(origin, faction)
    hidden, shown = (origin.count[piece] for piece in GUERRILLAS[faction])
    most = min(hidden, movable)
    going = yield from g.how_many(faction, Purpose.MARCH_UNDERGROUND, 0 if shown else 1, most, space=origin, **terms)
    most = min(shown, movable - going)
    terms["count"] = going
    active = yield from g.how_many(faction, Purpose.MARCH_ACTIVE, 0 if going else 1, most, space=origin, **terms)
    return going, active


def _move_group(g: Play, action: Action, way: tuple[Space, Space], group: tuple[int, int]) -> None:
    """Move a group; it turns Active where it is seen (3.3.2d)."""
    faction, marching = action.faction, action.marching
    origin, space = way
    shows = not action.terms.silent and is_seen(g.s, faction, space, sum(group))
    for piece, count in zip(GUERRILLAS[faction], group, strict=True):
        pieces.move(g, origin, space, piece, count, "3.3.2b")
    if shows:
        pieces.activate(g, space, faction, group[0], "3.3.2d")
    marching.groups.add((origin.id, space.id))
    if not goes_on(g.s, action, space):
        marching.arrived[space.id] = marching.arrived.get(space.id, 0) + sum(group)


MARCH_RULES: Final = Operation(Purpose.MARCH_FROM, march_from, _march_group)
"""March (3.3.2): Guerrillas move group by group."""
