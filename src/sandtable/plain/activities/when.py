"""When a special activity may come: before its operation, between two of its spaces, or after it (4.1a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.plain.executing import is_executed
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    CULTIVATE,
    ERADICATE,
    EXTORT,
    GOVERN,
    INFILTRATE,
    SUBORN,
    SURGE,
    TRAFFIC,
    TRANSPORT,
)
from sandtable.plain.under_way import Action

BEFORE: Final = "before"
DURING: Final = "during"
AFTER: Final = "after"
ANY_TIME: Final = (BEFORE, DURING, AFTER)

WHEN: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys((SURGE, AIRLIFT, AIR_STRIKE, GOVERN, TRANSPORT, ERADICATE), ANY_TIME),
    **dict.fromkeys((EXTORT, INFILTRATE, TRAFFIC, SUBORN), ANY_TIME),
    CULTIVATE: (DURING, AFTER),  # in a space of the operation (4.5.1)
}
"""At which moments of its operation each may come; Ambush is a way to Attack, and comes with it (4.4.3a)."""


def moment(action: Action) -> str:
    """How far an operation has come: executed nowhere, somewhere, or wherever it will be."""
    if action.stage:
        return AFTER
    return DURING if is_executed(action) else BEFORE


def may_come(name: str, action: Action) -> bool:
    """Whether a special activity may come now."""
    return moment(action) in WHEN[name]


def may_be_first(name: str) -> bool:
    """Whether a special activity may come before its operation has a space."""
    return BEFORE in WHEN[name]


def may_be_last(name: str) -> bool:
    """Whether a special activity may come after the last space of its operation."""
    return AFTER in WHEN[name]
