"""What the charts of all factions share: how much is spent, whom to hurt first, and the last campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import Row, highest
from sandtable.plain.state import Space, State

UNLIMITED_BELOW: Final = 9

MOST_PEOPLE: Final[Row[State, Space]] = highest("population", lambda s, x: x.pop)
"""Highest Population, the row that nearly every step ends with."""


def to_spend(resources: int) -> int:
    """The spending limit: at most two thirds of the Resources; no limit below 9."""
    return resources if resources < UNLIMITED_BELOW else resources * 2 // 3


def player_order(s: State, factions: Sequence[str]) -> list[str]:
    """Players among these factions first, then the others, each as listed; which of two players is for a lot."""
    return sorted(factions, key=s.is_nonplayer)


def in_last_campaign(s: State) -> bool:
    """Whether the next Propaganda round is the final one."""
    return s.propaganda_to_come <= 1
