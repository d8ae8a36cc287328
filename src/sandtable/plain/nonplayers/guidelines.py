"""The guidelines that hold once spaces are chosen, and the terms of the procedures (8.1.2)."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.plain.control import control_with
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COIN,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    UNDERGROUND,
)

# -- Control (8.1.2e)


def may_leave(space: Space, piece: int, wanted: int) -> int:
    """How many of a kind of piece may leave a space so that its Control stays as it is (8.1.2e)."""
    if space.is_loc:
        return wanted
    for leaving in range(wanted, 0, -1):
        if control_with(space, [(piece, -leaving)]) == space.control:
            return leaving
    return 0


def excess(space: Space) -> int:
    """The COIN pieces of a COIN-controlled space that are not needed to control it."""
    if space.control != COIN:
        return 0
    count = space.count
    coin = count[0] + count[1] + count[2] + count[3] + count[4]
    return max(0, coin - (sum(count) - coin) - 1)


# -- Police and Troops in turn, Police first (8.1.2b-c)


def in_turn(police: int, troops: int, most: int) -> tuple[int, int]:
    """How many Police and how many Troops are taken of those there are: in turn, Police first."""
    total = min(most, police + troops)
    first = max(min((total + 1) // 2, police), total - troops)
    return first, total - first


def next_cube(kinds: Sequence[int], taken: int) -> int:
    """The cube that is next in turn after so many: Police, Troops, Police."""
    wanted = GOVERNMENT_POLICE if taken % 2 == 0 else GOVERNMENT_TROOPS
    return wanted if wanted in kinds else kinds[0]


def next_piece(kinds: Sequence[int], taken: int) -> int:
    """The piece that goes after so many cubes: Police and Troops in turn, Underground before Active."""
    cubes = [piece for piece in kinds if piece in GOVERNMENT_CUBES]
    if cubes:
        return next_cube(cubes, taken)
    return next((piece for piece in kinds if piece in UNDERGROUND.values()), kinds[0])


# -- who is a player (8.1.2a)


def players_first(s: State, factions: Sequence[str]) -> list[str]:
    """The players among these factions; all of them if there is none (8.1.2a)."""
    return [faction for faction in factions if not s.is_nonplayer(faction)] or list(factions)


# -- Guerrillas


def all_active(space: Space, faction: str) -> bool:
    """Whether a faction has Guerrillas in a space, all of them Active."""
    return space.guerrillas(faction) > 0 and not space.count[UNDERGROUND[faction]]
