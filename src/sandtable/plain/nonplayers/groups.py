"""A group of pieces goes: from where, which, where to and how many, as people are asked it, too."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.terms import PIECES


class Going(NamedTuple):
    """The questions about a group, in their order."""

    origin: Purpose
    piece: Purpose
    target: Purpose
    how_many: Purpose


AIRLIFTED: Final = Going(Purpose.AIRLIFT_FROM, Purpose.AIRLIFT_PIECE, Purpose.AIRLIFT_TO, Purpose.AIRLIFT_HOW_MANY)
PATROLLING: Final = Going(Purpose.PATROL_FROM, Purpose.PATROL_PIECE, Purpose.PATROL_TO, Purpose.PATROL_HOW_MANY)
SURGING: Final = Going(Purpose.SURGE_FROM, Purpose.SURGE_PIECE, Purpose.SURGE_TO, Purpose.SURGE_HOW_MANY)


def go(t: Sitting, by: Going, origin: str, target: str, piece: int, count: int) -> Procedure[None]:
    """So many of a kind go from one space to another; where not so many may, as many as may."""
    yield from t.answer(by.origin, origin)
    yield from t.answer(by.piece, PIECES[piece])
    yield from t.answer(by.target, target)
    yield from t.number(by.how_many, count)
