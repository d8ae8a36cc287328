"""What the Coalition Surges for, by rule of thumb: Troops go home before a check, Bases to where many people live.

A Surge moves any number of pieces (4.2.1b). Beside a Coalition Base the Government cannot Govern (4.3.1c), so that
Support stays, and Train brings the cubes that hold the space (3.2.1b): there it counts for more than at home.
"""

from __future__ import annotations

from typing import Final

from sandtable.plain import pieces
from sandtable.plain.activities.coalition import surge_where
from sandtable.plain.judging import strengths
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION_BASE, COALITION_TROOPS, COIN, PROPAGANDA, SUPPORT, TALIBAN_BASE

HOME: Final = "home"
"""Troops go home, whatever becomes of Control, and Bases to where they are wanted."""
BASES: Final = "bases"
"""Bases alone move."""
FIELD: Final = "field"
"""Troops come back to where the Taliban are."""
KEPT_AT_HOME: Final = 4
"""So many Troops stay at home when the others come back."""
MANY: Final = 2
"""The Population from which on a Base is wanted in a space."""
A_PERSON: Final = 0.8
"""What a Base is worth for each point of it, where a piece at home is worth 1."""


def aim_of(s: State) -> str:
    """What a Surge is for now; a lone player cannot lose by the first check, so that Troops stay for it (8.9a)."""
    return HOME if s.propaganda_done and check_may_come(s) else BASES


def check_may_come(s: State) -> bool:
    """Whether a Propaganda card is next, or lies in the pile on top of the deck, so that it may come any time."""
    if s.next == PROPAGANDA:
        return True
    if s.stacked:
        return PROPAGANDA in s.stacked
    return next((pile.propaganda for pile in s.piles if pile.size), False)


def loose(space: Space) -> int:
    """How many Bases leave a space: those without supporters that hold few people, or none."""
    if space.level == SUPPORT or (space.pop >= MANY and space.control == COIN):
        return 0
    return space.count[COALITION_BASE]


def wants_base(space: Space) -> bool:
    """Whether a Base is to come to a space."""
    return (
        space.pop >= MANY
        and space.control == COIN
        and not space.count[COALITION_BASE]
        and pieces.may_be(space, COALITION_BASE)
    )


def leaving(space: Space, aim: str) -> int:
    """How many pieces leave a space."""
    if aim == FIELD:
        return 0
    return loose(space) + (space.count[COALITION_TROOPS] if aim == HOME else 0)


def coming_back(s: State) -> int:
    """How many Troops come back into the field."""
    return s.available[COALITION_TROOPS] - KEPT_AT_HOME


def worth_there(s: State, space: Space, aim: str) -> float:
    """What it is worth to Surge in a space."""
    if aim == FIELD:
        return front(space)
    settled = A_PERSON * space.pop if wants_base(space) and _is_base_to_spare(s) else 0.0
    return max(leaving(space, aim), settled)


def _is_base_to_spare(s: State) -> bool:
    return s.available[COALITION_BASE] > 0 or any(loose(space) for space in surge_where(s))


def front(space: Space) -> float:
    """How much Troops are wanted in a space: for its people and against the Taliban, their Bases above all."""
    taliban = strengths(space)[1]
    return space.pop + 0.5 * taliban + 1.5 * space.count[TALIBAN_BASE] - 0.3 * space.count[COALITION_TROOPS]
