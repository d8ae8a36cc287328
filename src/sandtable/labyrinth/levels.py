"""The levels of the book opponents: each is one named function, asked where its rule acts (9.7)."""

from __future__ import annotations

from typing import Final

from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST

IDEOLOGY: Final = ("normal", "coherent", "attractive", "potent", "infectious", "virulent")
"""Jihadist Ideology (9.7): each level keeps what the ones before it change."""


def _ideology(s: State, level: str) -> bool:
    """Whether rule 9 plays at this level or a higher one."""
    seat = s.books.get(JIHADIST)
    return seat is not None and seat.rule == "9" and IDEOLOGY.index(seat.level) >= IDEOLOGY.index(level)


def plots_per_success(s: State) -> int:
    """Coherent: each Plot success places two plots."""
    return 2 if _ideology(s, "coherent") else 1


def cells_per_recruit(s: State) -> int:
    """Attractive: each Recruit success places two cells."""
    return 2 if _ideology(s, "attractive") else 1


def excess_for_major_jihad(s: State) -> int:
    """Potent: Major Jihad needs only three more cells than Troops, not five (8.4.2)."""
    return 3 if _ideology(s, "potent") else 5


def us_must_play_all(s: State) -> bool:
    """Infectious: the US may neither hold nor discard its last card (5.2.4)."""
    return _ideology(s, "infectious")


def spares_failed_cells(s: State) -> bool:
    """Virulent: failed Jihad rolls remove no cells (8.4.3)."""
    return _ideology(s, "virulent")
