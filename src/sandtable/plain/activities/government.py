"""The Government's special activities: Govern, Transport and Eradicate (4.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, support, tracks
from sandtable.plain.activities.spaces import next_of
from sandtable.plain.map import AREAS, PATROLLED
from sandtable.plain.operations.cubes import pay_toll, toll
from sandtable.plain.operations.patrol import closed_roads, paths_over
from sandtable.plain.play import Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION_BASE,
    COIN,
    ERADICATE,
    GOVERNMENT,
    GOVERNMENT_TROOPS,
    PROVINCE,
    SUPPORT,
    TALIBAN_UNDERGROUND,
    WARLORD_BASE,
)
from sandtable.plain.under_way import Action, Doing

SPACES: Final = 2  # 4.3.1a, 4.3.3a
RETURNEES: Final = "returnees"
PATRONAGE: Final = "patronage"

# -- Govern (4.3.1)


def govern_ways(g: Play, action: Action, space: Space) -> list[str]:
    """What Govern can do in a space: a +1 Pop marker (4.3.1b), or Aid into Patronage (4.3.1c)."""
    if space.control != COIN or (space.level != SUPPORT and space.pop > 0):
        return []
    ways = [RETURNEES] if support.can_return(g, space) else []
    if takes_patronage(action, space):
        ways.append(PATRONAGE)
    return ways


def takes_patronage(action: Action, space: Space) -> bool:
    """Whether Aid can become Patronage: COIN Control and Support, no Coalition Base (4.3.1c)."""
    if space.control != COIN or space.level != SUPPORT:
        return False
    return action.terms.beside_coalition or not space.count[COALITION_BASE]


def govern_where(g: Play, action: Action) -> Iterator[Space]:
    """The spaces that can be Governed."""
    return (space for space in g.s.afghan() if govern_ways(g, action, space))


def can_govern(g: Play, action: Action) -> bool:
    """Whether there is a space to Govern."""
    return any(govern_where(g, action))


def govern(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Govern (4.3.1) in 1 or 2 spaces."""
    space = yield from next_of(g, GOVERNMENT, doing, Purpose.GOVERN_WHERE, SPACES, govern_where(g, action))
    if space is None:
        return False
    options = [word_option(f"govern_{way}") for way in govern_ways(g, action, space)]
    key = yield from g.pick(GOVERNMENT, Purpose.GOVERN_HOW, options, space=space)
    if key == f"govern_{RETURNEES}":
        support.place_returnees(g, space, "4.3.1b")
    else:
        take_patronage(g, space)
    return True


def take_patronage(g: Play, space: Space) -> None:
    """Aid as far as there is and as Patronage can hold becomes Patronage, and the space Neutral (4.3.1c)."""
    left = tracks.MOST[tracks.PATRONAGE] - g.s.patronage
    tracks.transfer(g, tracks.AID, tracks.PATRONAGE, min(space.pop, left), "4.3.1c")
    support.neutral(g, space, "4.3.1c")


# -- Transport (4.3.2)


def transport_to(s: State, origin: Space) -> Mapping[str, tuple[str, ...]]:
    """Where Troops of a space can be Transported, with the spaces entered; over LoCs and Kabul, then one step on."""
    return _transport_to(origin.id, *closed_roads(s))


@lru_cache(maxsize=4096)
def _transport_to(origin: str, blocked: frozenset[str], haunted: frozenset[str]) -> Mapping[str, tuple[str, ...]]:
    """The ways from a space, remembered like those of a Patrol."""
    ways: dict[str, tuple[str, ...]] = {id: (id,) for id in AREAS[origin].adjacent if not AREAS[id].is_pakistan}
    for id, path in sorted(paths_over(origin, blocked, haunted).items(), key=lambda item: len(item[1])):
        ways.setdefault(id, path)
        if id in blocked:
            continue
        for last in AREAS[id].adjacent:
            if last != origin and last not in PATROLLED and not AREAS[last].is_pakistan:
                ways.setdefault(last, (*path, last))
    return ways


def transport_toll(s: State, origin: Space, space: Space) -> int:
    """What the Warlords take on the way from one space to another, as far as the Government has it (4.3.2)."""
    return sum(toll(s, s[id]) for id in transport_to(s, origin)[space.id])


def can_transport(g: Play, action: Action) -> bool:
    """Whether there are Government Troops on the map."""
    return g.s.on_map(GOVERNMENT_TROOPS) > 0


def transport(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Transport (4.3.2): Troops of one space move together; the Warlords take a toll where Guerrillas are."""
    s = g.s
    origin = yield from g.choose(GOVERNMENT, Purpose.TRANSPORT_FROM, s.where(lambda x: x.count[GOVERNMENT_TROOPS]))
    ways = transport_to(s, origin)
    most = origin.count[GOVERNMENT_TROOPS]
    space = yield from g.choose(GOVERNMENT, Purpose.TRANSPORT_TO, [s[id] for id in ways], space=origin, most=most)
    count = yield from g.how_many(GOVERNMENT, Purpose.TRANSPORT_HOW_MANY, 1, most, space=origin, to=space)
    pieces.move(g, origin, space, GOVERNMENT_TROOPS, count, "4.3.2")
    for id in ways[space.id]:
        pay_toll(g, s[id], "4.3.2")
    locs = [s[id] for id in ways[space.id] if s[id].is_loc]
    lasting.entered(g, action, locs, space, [GOVERNMENT_TROOPS] * count)
    yield from lasting.roadside_ieds(g, action)
    return False


# -- Eradicate (4.3.3)


def can_eradicate_in(space: Space) -> bool:
    """A Province under COIN Control with a Government cube and a Warlords Base (4.3.3a)."""
    return (
        space.count[WARLORD_BASE] > 0
        and space.control == COIN
        and space.government_cubes > 0
        and space.area.kind == PROVINCE
    )


def can_eradicate(g: Play, action: Action) -> bool:
    """Whether Eradicate is possible."""
    return can_eradicate_now(g.s)


def can_eradicate_now(s: State) -> bool:
    """Whether there is such a Province, and no Local Truce (59) forbids it."""
    return not lasting.is_barred(s, ERADICATE) and any(map(can_eradicate_in, s.afghan()))


def eradicate(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Eradicate (4.3.3) in 1 or 2 Provinces."""
    spaces = filter(can_eradicate_in, g.s.afghan())
    space = yield from next_of(g, GOVERNMENT, doing, Purpose.ERADICATE_WHERE, SPACES, spaces)
    if space is not None:
        eradicate_in(g, space)
    return space is not None


def eradicate_in(g: Play, space: Space) -> None:
    """Aid and Patronage for a Base that goes; people turn away, and Pashtuns to the Taliban (4.3.3b)."""
    tracks.change(g, tracks.AID, 3, "4.3.3b")
    tracks.change(g, tracks.PATRONAGE, 1, "4.3.3b")
    pieces.remove(g, space, WARLORD_BASE, 1, "4.3.3b")
    support.shift(g, space, -1, "4.3.3b")
    if space.area.pashtun:
        pieces.place(g, space, TALIBAN_UNDERGROUND, 1, "4.3.3b")
