"""Who has won each game of a plan, in a few bytes a game."""

from __future__ import annotations

from array import array
from typing import Final

from sandtable.lab.simulation import Plan, Played

UNPLAYED, LOST, WON = range(3)
UNKNOWN: Final = -(2**31)
"""The margin of a game of which nothing is known."""


class Ledger:
    """Who has won each game of a plan, and by which margin, for one seat."""

    def __init__(self, plan: Plan, seat: str) -> None:
        self.seat = seat
        self._first = plan.first
        self.ends = bytearray(plan.games)
        self.margins = array("i", [UNKNOWN]) * plan.games

    def add(self, one: Played) -> None:
        """Write a game down."""
        place = one.number - self._first
        self.ends[place] = WON if one.winner == self.seat else LOST
        self.margins[place] = one.margins.get(self.seat, UNKNOWN)
