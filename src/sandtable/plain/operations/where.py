"""Where each operation can be executed now: the spaces that are selected for it (3.1a)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from sandtable.plain import tracks
from sandtable.plain.operations import attack, insurgent, march, prices, sweep, train
from sandtable.plain.operations.assault import assault_where
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ASSAULT,
    ATTACK,
    COALITION,
    GOVERNMENT,
    MARCH,
    PATROL,
    RALLY,
    SWEEP,
    TERROR_OPERATION,
    TRAIN,
)
from sandtable.plain.under_way import Action


def _patrol_where(s: State, action: Action) -> list[str]:
    """Patrol needs no space, only its price (3.2.2a)."""
    return [PATROL] if action.faction == COALITION or tracks.funds(s, GOVERNMENT) >= prices.for_space(action) else []


WHERE: Final[Mapping[str, Callable[[State, Action], Iterable[object]]]] = {
    TRAIN: train.train_where,
    PATROL: _patrol_where,
    SWEEP: sweep.sweep_where,
    ASSAULT: assault_where,
    RALLY: insurgent.rally_where,
    MARCH: march.march_from,
    ATTACK: attack.attack_where,
    TERROR_OPERATION: insurgent.terror_where,
}


def has_space(s: State, action: Action) -> bool:
    """Whether an operation has any space to select."""
    return next(iter(WHERE[action.name](s, action)), None) is not None
