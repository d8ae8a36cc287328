"""The Government without a player: which operation (8.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.charts import Box, Flow
from sandtable.plain.nonplayers.book.government_fight import (
    assault,
    assault_pays,
    can_assault_now,
    can_patrol,
    can_sweep,
    outnumbered,
    patrol,
    roads,
    sweep,
)
from sandtable.plain.nonplayers.book.government_train import can_train, govern, train
from sandtable.plain.nonplayers.governing import adds_patronage
from sandtable.plain.nonplayers.steps import START, Operation, Operations
from sandtable.plain.nonplayers.turn import Conversation
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ASSAULT,
    GOVERN,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    PATROL,
    SWEEP,
    TRAIN,
)

PIECES_TO_TRAIN: Final = 15  # 8.6.2

# -- which operation (8.6.2-8.6.5)


CHOICE: Final[Flow[State, str]] = Flow.of(
    "government",
    Box(
        START,
        lambda s, who: (
            s.available[GOVERNMENT_TROOPS] + s.available[GOVERNMENT_POLICE] + s.available[GOVERNMENT_BASE]
            >= PIECES_TO_TRAIN
            or any(adds_patronage(s, x) for x in s.afghan())
        ),
        yes=TRAIN,
        no="patrol?",
        rule="8.6.2",
    ),
    Box("patrol?", lambda s, who: any(map(outnumbered, roads(s))), yes=PATROL, no="assault?", rule="8.6.3"),
    Box("assault?", assault_pays, yes=ASSAULT, no=SWEEP, rule="8.6.5"),
)


OPERATIONS: Final[Operations] = {
    TRAIN: Operation("8.6.2", can_train, PATROL),
    PATROL: Operation("8.6.3", can_patrol, SWEEP),
    SWEEP: Operation("8.6.4", can_sweep, ASSAULT),
    ASSAULT: Operation("8.6.5", can_assault_now, "pass"),
}
ACTIONS: Final[Mapping[str, Conversation]] = {
    TRAIN: train,
    PATROL: patrol,
    SWEEP: sweep,
    ASSAULT: assault,
    GOVERN: govern,
}
