"""The Coalition without a player: which operation (8.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.charts import Box, Flow
from sandtable.plain.nonplayers.book.air import (
    air_strike,
    airlift_after_train,
)
from sandtable.plain.nonplayers.book.coalition_fight import (
    TALIBAN_TO_FIGHT,
    assault,
    can_assault_now,
    can_sweep,
    lifts_that_pay,
    plans,
    sweep,
)
from sandtable.plain.nonplayers.book.coalition_train import can_train, train
from sandtable.plain.nonplayers.steps import START, Operation, Operations
from sandtable.plain.nonplayers.turn import Conversation
from sandtable.plain.operations.assault import assault_is_barred, assault_where
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    ASSAULT,
    COALITION,
    SWEEP,
    TALIBAN,
    TRAIN,
)
from sandtable.plain.under_way import Action

# -- which operation (8.8.2-8.8.4)


def _among_taliban(s: State) -> int:
    """The Taliban pieces in all spaces with COIN pieces (8.8.2)."""
    return sum(x.of(TALIBAN) for x in s.spaces.values() if x.coin_cubes or x.coin_bases)


def assault_pays(s: State, who: str = COALITION) -> bool:
    """Whether Assault with Airlift or Air Strike would remove a Base, or 4 Taliban pieces (8.8.4)."""
    action = Action(COALITION, ASSAULT, may_special=True)
    if assault_is_barred(s, action):
        return False
    if not any(assault_where(s, action)):
        return bool(lifts_that_pay(s, action))
    return any(
        sum(gone.bases for gone in plan) > 0 or sum(gone.taliban for gone in plan) >= TALIBAN_TO_FIGHT
        for plan in plans(s, action)
    )


CHOICE: Final[Flow[State, str]] = Flow.of(
    "coalition",
    Box(START, lambda s, who: _among_taliban(s) < TALIBAN_TO_FIGHT, yes=TRAIN, no="assault?", rule="8.8.2"),
    Box("assault?", assault_pays, yes=ASSAULT, no=SWEEP, rule="8.8.4"),
)


OPERATIONS: Final[Operations] = {
    TRAIN: Operation("8.8.2", can_train, SWEEP),
    SWEEP: Operation("8.8.3", can_sweep, ASSAULT),
    ASSAULT: Operation("8.8.4", can_assault_now, "pass"),
}
ACTIONS: Final[Mapping[str, Conversation]] = {
    TRAIN: train,
    SWEEP: sweep,
    ASSAULT: assault,
    AIRLIFT: airlift_after_train,
    AIR_STRIKE: air_strike,
}
