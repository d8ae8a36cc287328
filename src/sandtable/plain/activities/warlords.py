"""The Warlords' special activities: Cultivate, Traffic and Suborn (4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, tracks
from sandtable.plain.activities.spaces import next_of
from sandtable.plain.changes import TrafficPart
from sandtable.plain.play import DONE, Play, piece_option, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    COIN,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    GUERRILLAS,
    HOSTILITY,
    INSURGENTS,
    PIECE,
    PROVINCE,
    SUBORN,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_UNDERGROUND,
    WARLORD_ACTIVE,
    WARLORD_BASE,
    WARLORDS,
)
from sandtable.plain.under_way import Action, Doing

SPACES: Final = 3  # 4.5.3
COST: Final = 2  # 4.5.3
CUBES: Final = 3  # 4.5.3
BRIBE_CUBES: Final = "cubes"
BRIBE_BASE: Final = "base"
BRIBE_GUERRILLA: Final = "guerrilla"
BRIBE_HIDE: Final = "hide"

# -- Cultivate (4.5.1)


def can_cultivate_in(s: State, space: Space) -> bool:
    """A populated Province with more Warlords Guerrillas than Police and room for a Base (4.5.1)."""
    return (
        space.area.kind == PROVINCE
        and space.pop > 0
        and space.guerrillas(WARLORDS) > space.count[GOVERNMENT_POLICE]
        and pieces.can_place(s, space, WARLORD_BASE)
    )


def can_cultivate(g: Play, action: Action) -> bool:
    """Whether a space of the Rally or March is such a Province."""
    return any(can_cultivate_in(g.s, g.s[id]) for id in action.selected)


def cultivate(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Cultivate (4.5.1): place a Warlords Base in one Rally space or March destination."""
    spaces = [x for x in map(g.s.__getitem__, action.selected) if can_cultivate_in(g.s, x)]
    space = yield from g.choose(WARLORDS, Purpose.CULTIVATE_WHERE, spaces)
    pieces.place(g, space, WARLORD_BASE, 1, "4.5.1")
    return False


# -- Traffic (4.5.2)


def can_traffic_in(action: Action, space: Space) -> bool:
    """Warlords Bases and no Coalition pieces (4.5.2)."""
    return space.count[WARLORD_BASE] > 0 and (action.terms.beside_coalition or not space.coalition)


def can_traffic(g: Play, action: Action) -> bool:
    """Whether there is such a space."""
    return any(can_traffic_in(action, space) for space in g.s.in_sight())


def traffic(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Traffic (4.5.2) in any or all spaces with Warlords Bases and no Coalition pieces."""
    spaces = [x for x in g.s.in_sight() if can_traffic_in(action, x)]
    chosen = yield from g.choose_some(WARLORDS, Purpose.TRAFFIC_WHERE, spaces, 1, len(spaces))
    traffic_in(g, chosen)
    return False


def traffic_in(g: Play, chosen: Sequence[Space]) -> None:
    """1 Resource for each Base; whoever controls the space has a share (4.5.2; Counter-Narc, unshaded: half)."""
    earned = sum(space.count[WARLORD_BASE] for space in chosen)
    tracks.change(g, WARLORDS, traffic_earned(g.s, earned), "4.5.2")
    for space in chosen:
        if space.control == TALIBAN:
            tracks.change(g, TALIBAN, 1, "4.5.2")
        elif space.control == COIN:
            tracks.change(g, tracks.PATRONAGE, 1, "4.5.2")


def traffic_earned(s: State, bases: int) -> int:
    """What the Bases where they Traffic earn the Warlords."""
    for part in s.in_force(TrafficPart):
        bases //= part.of
    return bases


# -- Suborn (4.5.3)


def can_hide(s: State, space: Space) -> bool:
    """Whether Guerrillas can turn Underground in a space: not in Pakistan at Hostility (6.6.1a)."""
    return not (space.is_pakistan and s.box == HOSTILITY)


def suborn_ways(s: State, space: Space) -> list[str]:
    """What 2 Resources can buy in a space (4.5.3)."""
    count = space.count
    bought = {
        BRIBE_CUBES: space.government_cubes,
        BRIBE_BASE: count[GOVERNMENT_BASE],
        BRIBE_GUERRILLA: space.guerrillas(TALIBAN),
        BRIBE_HIDE: can_hide(s, space) and count[ACTIVE[TALIBAN]] + count[ACTIVE[WARLORDS]],
    }
    return [way for way, there in bought.items() if there]


def can_suborn_in(space: Space) -> bool:
    """Whether 2 Resources can buy anything in a space."""
    count = space.count
    return bool(
        count[GOVERNMENT_TROOPS]
        or count[GOVERNMENT_POLICE]
        or count[GOVERNMENT_BASE]
        or count[TALIBAN_UNDERGROUND]
        or count[TALIBAN_ACTIVE]
        or count[WARLORD_ACTIVE]
    )


def can_suborn(g: Play, action: Action) -> bool:
    """Whether the Warlords can pay, and no Local Truce (59) forbids it."""
    s = g.s
    if lasting.is_barred(s, SUBORN):
        return False
    return s.resources[WARLORDS] >= action.cost(COST) and any(map(can_suborn_in, s.in_sight()))


def suborn(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Suborn (4.5.3) in up to 3 spaces."""
    price = action.cost(COST)
    if g.s.resources[WARLORDS] < price:
        return False
    spaces = filter(can_suborn_in, g.s.in_sight())
    space = yield from next_of(g, WARLORDS, doing, Purpose.SUBORN_WHERE, SPACES, spaces)
    if space is None:
        return False
    tracks.pay(g, WARLORDS, price, "4.5.3")
    options = [word_option(f"suborn_{way}") for way in suborn_ways(g.s, space)]
    key = yield from g.pick(WARLORDS, Purpose.SUBORN_HOW, options, space=space)
    yield from _bribe(g, space, key.removeprefix("suborn_"))
    return True


def _bribe(g: Play, space: Space, way: str) -> Ask[None]:
    if way == BRIBE_CUBES:
        for taken in range(CUBES):
            kinds = [piece for piece in GOVERNMENT_CUBES if space.count[piece]]
            if not kinds:
                return
            options = [*map(piece_option, kinds), *([word_option(DONE)] if taken else [])]
            key = yield from g.pick(WARLORDS, Purpose.SUBORN_CUBE, options, space=space)
            if key == DONE:
                return
            pieces.remove(g, space, PIECE[key], 1, "4.5.3")
    elif way == BRIBE_BASE:
        pieces.remove(g, space, GOVERNMENT_BASE, 1, "4.5.3")
    elif way == BRIBE_GUERRILLA:
        kinds = [piece for piece in GUERRILLAS[TALIBAN] if space.count[piece]]
        piece = yield from g.which_piece(WARLORDS, Purpose.SUBORN_CUBE, kinds, space=space)
        pieces.remove(g, space, piece, 1, "4.5.3")
    else:
        least = 1
        for faction in INSURGENTS:
            shown = space.count[ACTIVE[faction]]
            if shown:
                other = faction == TALIBAN and space.count[ACTIVE[WARLORDS]]
                least_here = 0 if other else min(least, shown)
                count = yield from g.how_many(
                    WARLORDS, Purpose.SUBORN_HIDE, least_here, shown, space=space, faction=faction
                )
                least = 0 if count else least
                pieces.hide(g, space, faction, count, "4.5.3")
