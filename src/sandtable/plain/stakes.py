"""What is at stake for a faction: what points of the margins of all factions are worth to it, by rule of thumb.

The highest margin wins (7.1, 8.9), so that a point of the own margin counts, and a point less of anybody who is as near
to its goal, or nearer. Who is far behind is left in peace.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from sandtable.plain import victory
from sandtable.plain.control import control_with
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION,
    COIN,
    FACTIONS,
    GOVERNMENT,
    OPPOSITION,
    SUPPORT,
    TALIBAN,
    UNCONTROLLED,
    WARLORDS,
)

SPREAD: Final = 4.0
"""The difference between two margins beyond which little can change."""
AHEAD: Final = 1.0
"""How far behind somebody is who matters half as much as the own margin."""
SLACK: Final = 3
"""How much farther than the other one of the Warlords' two goals is from which on it counts less (7.2d)."""
SPARE: Final = 0.35
"""How much it counts then."""


class Stakes:
    """What a point of each faction's margin is worth to one of them."""

    def __init__(self, s: State, seat: str) -> None:
        self.s = s
        self.seat = seat
        margins = {faction: victory.margin(s, faction) for faction in FACTIONS}
        own = margins[seat]
        self.lead = own - max(margin for faction, margin in margins.items() if faction != seat)
        """By how much the seat is ahead of all others."""
        self.point = {
            faction: 1.0 if faction == seat else -1 / (1 + math.exp((own - margin - AHEAD) / SPREAD))
            for faction, margin in margins.items()
        }
        people = s.uncontrolled - victory.UNCONTROLLED_GOAL
        wealth = s.resources[WARLORDS] - victory.WARLORDS_RESOURCES_GOAL
        self.people = self.point[WARLORDS] * (1.0 if people <= wealth + SLACK else SPARE)
        """What a point of Population is worth that nobody controls."""
        self.wealth = self.point[WARLORDS] * (1.0 if wealth <= people + SLACK else SPARE)
        """What a Resource of the Warlords is worth."""

    def against(self, faction: str) -> float:
        """What it is worth to take a point from a faction."""
        return -self.point[faction]

    def control(self, space: Space, after: str) -> float:
        """What a change of Control is worth: it is Population of the Government, or the Warlords' (7.2b, 7.2d)."""
        before = space.control
        if after == before or not space.pop:
            return 0.0
        government = (after == COIN) - (before == COIN)
        nobody = (after == UNCONTROLLED) - (before == UNCONTROLLED)
        return space.pop * (government * self.point[GOVERNMENT] + nobody * self.people)

    def with_pieces(self, space: Space, changes: Iterable[tuple[int, int]]) -> float:
        """What it is worth that so many pieces come to a space, or leave it, by the Control that this gives."""
        return self.control(space, control_with(space, changes)) if space.pop else 0.0

    def level(self, space: Space, after: int) -> float:
        """What a shift of a space to another level is worth (7.2a, 7.2c)."""
        before = space.level
        if after == before or not space.pop:
            return 0.0
        support = (after == SUPPORT) - (before == SUPPORT)
        opposition = (after == OPPOSITION) - (before == OPPOSITION)
        return space.pop * (support * self.point[COALITION] + opposition * self.point[TALIBAN])
