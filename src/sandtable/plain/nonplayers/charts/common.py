"""What the charts of all factions share: how much is spent, whom to hurt first, and the last campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import Row, highest
from sandtable.plain.nonplayers.turn import Procedure, Turn
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import INSURGENTS, UNDERGROUND

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


def found_of(s: State, space: Space, cubes: int) -> int:
    """How many Underground Guerrillas of players so many cubes would find."""
    hidden = sum(space.count[UNDERGROUND[each]] for each in INSURGENTS if not s.is_nonplayer(each))
    return min(cubes, hidden)


def activate(t: Turn, factions: Sequence[str]) -> Procedure[None]:
    """Activate the Guerrillas of players first, then as listed."""
    for faction in player_order(t.s, factions):
        if t.offers(f"activate_{faction}"):
            yield from t.answer(Purpose.ACTIVATE_WHOSE, f"activate_{faction}")
            return
    yield from t.done()


def remove_in_order(t: Turn, factions: Sequence[str]) -> Procedure[None]:
    """Remove the pieces of players first, then as listed."""
    while t.question.purpose == Purpose.ASSAULT_TARGET:
        whose = next(each for each in player_order(t.s, factions) if t.offers(f"remove_{each}"))
        yield from t.answer(Purpose.ASSAULT_TARGET, f"remove_{whose}")
