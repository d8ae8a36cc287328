"""Jihadist Ideology: how the levels of a solitaire game change the Jihadist operations (9.7)."""

from __future__ import annotations

from typing import Final

from sandtable.labyrinth.state import State

LEVELS: Final = ("normal", "coherent", "attractive", "potent", "infectious", "virulent")
"""Each level keeps what the ones before it change."""


def _at_least(s: State, level: str) -> bool:
    return s.opponent is not None and LEVELS.index(s.opponent) >= LEVELS.index(level)


def plots_per_success(s: State) -> int:
    """Coherent: each Plot success places two plots."""
    return 2 if _at_least(s, "coherent") else 1


def cells_per_recruit(s: State) -> int:
    """Attractive: each Recruit success places two cells."""
    return 2 if _at_least(s, "attractive") else 1


def excess_for_major_jihad(s: State) -> int:
    """Potent: Major Jihad needs only three more cells than Troops, not five (8.4.2)."""
    return 3 if _at_least(s, "potent") else 5


def us_must_play_all(s: State) -> bool:
    """Infectious: the US may neither hold nor discard its last card (5.2.4)."""
    return _at_least(s, "infectious")


def spares_failed_cells(s: State) -> bool:
    """Virulent: failed Jihad rolls remove no cells (8.4.3)."""
    return _at_least(s, "virulent")
