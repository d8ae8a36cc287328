"""What the Coalition Surges for, by rule of thumb: home before a check, and back into the field after it.

A Surge moves any number of pieces (4.2.1b): who is at home when a check comes (6.1) need not be there between two.
"""

from __future__ import annotations

from typing import Final

from sandtable.plain.judging import strengths
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION_BASE, COALITION_TROOPS, PROPAGANDA, SUPPORT, TALIBAN_BASE

HOME: Final = "home"
"""Pieces go home, whatever becomes of Control."""
FIELD: Final = "field"
"""Troops come back to where the Taliban are."""
STAY: Final = "stay"
KEPT_AT_HOME: Final = 4
"""So many Troops stay at home when the others come back."""


def aim_of(s: State) -> str:
    """What a Surge is for now; before the first check for nothing, since a lone player cannot lose by that (8.9a)."""
    if not s.propaganda_done:
        return STAY
    if check_may_come(s):
        return HOME
    return FIELD if come_back(s) > 0 else STAY


def check_may_come(s: State) -> bool:
    """Whether a Propaganda card is next, or lies in the pile on top of the deck, so that it may come any time."""
    if s.next == PROPAGANDA:
        return True
    if s.stacked:
        return PROPAGANDA in s.stacked
    return next((pile.propaganda for pile in s.piles if pile.size), False)


def go_home(space: Space) -> int:
    """How many pieces go home from a space.

    A Base stays where people support: there the Government cannot Govern (4.3.1c).
    """
    return space.count[COALITION_TROOPS] + (space.count[COALITION_BASE] if space.level != SUPPORT else 0)


def come_back(s: State) -> int:
    """How many Troops come back into the field."""
    return s.available[COALITION_TROOPS] - KEPT_AT_HOME


def front(space: Space) -> float:
    """How much Troops are wanted in a space: for its people and against the Taliban, their Bases above all."""
    taliban = strengths(space)[1]
    return space.pop + 0.5 * taliban + 1.5 * space.count[TALIBAN_BASE] - 0.3 * space.count[COALITION_TROOPS]
