"""Control of Provinces, Kabul and Pakistan (1.7)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import COIN, TALIBAN, UNCONTROLLED


def control_of(space: Space) -> str:
    """Who controls a space by what lies in it."""
    return _controls(space, space.count)


def control_with(space: Space, changes: Iterable[tuple[int, int]]) -> str:
    """Who would control a space with so many more, or fewer, of some pieces."""
    count = space.count[:]
    for piece, more in changes:
        count[piece] += more
    return _controls(space, count)


def _controls(space: Space, count: list[int]) -> str:
    """More pieces than all others together; nobody controls a LoC (1.7)."""
    if space.is_loc:
        return UNCONTROLLED
    coin = count[0] + count[1] + count[2] + count[3] + count[4]
    taliban = count[5] + count[6] + count[7]
    warlords = count[8] + count[9] + count[10]
    if coin > taliban + warlords:
        return COIN
    if taliban > coin + warlords:
        return TALIBAN
    return UNCONTROLLED


def update(s: State, space: Space) -> None:
    """Adjust Control of a space in which pieces came or went, unless the Redeploy phase is under way (1.7, 6.5)."""
    if not s.redeploying:
        space.control = control_of(space)


def update_all(s: State) -> None:
    """Adjust Control everywhere (6.5.5)."""
    for space in s.where(lambda space: space.control != control_of(space)):
        s.changed(space)
        space.control = control_of(space)
