"""What a space costs in an operation, for all who ask (3.2, 3.3)."""

from __future__ import annotations

from typing import Final

from sandtable.plain.terms import GOVERNMENT
from sandtable.plain.under_way import Action

COIN: Final = 3  # 3.2.1a, 3.2.2a, 3.2.3a, 3.2.4a


def for_cubes(action: Action) -> int:
    """What Government cubes cost, whichever faction uses them in a space (3.2.1a, 3.2.3a, 3.2.4c)."""
    return action.cost(COIN)


def for_space(action: Action) -> int:
    """What a space of a COIN operation costs, or a whole Patrol: the Coalition pays nothing for itself (3.2)."""
    return for_cubes(action) if action.faction == GOVERNMENT else 0
