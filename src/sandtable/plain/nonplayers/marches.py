"""A group on the March without a player: who goes, and the answers that send it (8.1.2d)."""

from __future__ import annotations

from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations.march import seen_from
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State


def march_group(s: State, faction: str, space: Space, most: int, hidden: int, shown: int) -> tuple[int, int]:
    """How many Underground and Active Guerrillas March: so that the most arrive Underground, or Active ones first."""
    going = min(most, hidden + shown)
    seen = seen_from(s, faction, space)
    if seen is not None and (not hidden or seen == 1):
        last = min(going, shown)
        return going - last, last
    if seen is not None:
        going = min(going, seen - 1)
    first = min(going, hidden)
    return first, going - first


def go(t: Sitting, origin: Space, space: Space, group: tuple[int, int]) -> Procedure[None]:
    """So many Underground and so many Active Guerrillas March from one space to another."""
    yield from t.answer(Purpose.MARCH_FROM, origin)
    yield from t.answer(Purpose.MARCH_TO, space)
    yield from t.answer(Purpose.MARCH_UNDERGROUND, group[0])
    yield from t.answer(Purpose.MARCH_ACTIVE, group[1])
