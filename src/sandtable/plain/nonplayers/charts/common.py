"""What the charts of all factions share: how much is spent, whom to hurt first, and the last campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.charts import Row, highest
from sandtable.core.questions import Ask
from sandtable.plain.nonplayers import assaults
from sandtable.plain.nonplayers.assaults import Removal
from sandtable.plain.nonplayers.chance import any_faction
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import INSURGENTS, UNDERGROUND
from sandtable.plain.under_way import Action

UNLIMITED_BELOW: Final = 9

MOST_PEOPLE: Final[Row[State, Space]] = highest("population", lambda s, x: x.pop)
"""Highest Population, the row that nearly every step ends with."""


def to_spend(resources: int) -> int:
    """The spending limit: at most two thirds of the Resources; no limit below 9."""
    return resources if resources < UNLIMITED_BELOW else resources * 2 // 3


def player_order(s: State, factions: Sequence[str]) -> list[str]:
    """Players among these factions first, then the others, each as listed."""
    return sorted(factions, key=s.is_nonplayer)


def drawn_order(t: Sitting, factions: Sequence[str]) -> Ask[list[str]]:
    """A player first, by lot if there are several; then the others as listed."""
    players = [each for each in factions if not t.s.is_nonplayer(each)]
    if len(players) < 2:
        return player_order(t.s, factions)
    first = yield from any_faction(t.g, players)
    return [first, *(each for each in factions if each != first)]


def removal(s: State, action: Action, space: Space, *, with_government: bool = False) -> Removal:
    """What an Assault in a space would remove, players first."""
    return assaults.removal(s, action, space, with_government=with_government, order=player_order(s, INSURGENTS))


def in_last_campaign(s: State) -> bool:
    """Whether the next Propaganda round is the final one."""
    return s.propaganda_to_come <= 1


def found_of(s: State, space: Space, cubes: int) -> int:
    """How many Underground Guerrillas of players so many cubes would find."""
    hidden = sum(space.count[UNDERGROUND[each]] for each in INSURGENTS if not s.is_nonplayer(each))
    return min(cubes, hidden)


def activate(t: Sitting) -> Procedure[None]:
    """Activate the Guerrillas of players first, then as listed."""
    order = yield from drawn_order(t, [each for each in INSURGENTS if t.offers(f"activate_{each}")])
    if order:
        yield from t.answer(Purpose.ACTIVATE_WHOSE, f"activate_{order[0]}")
    else:
        yield from t.done()


def remove_in_order(t: Sitting, factions: Sequence[str]) -> Procedure[None]:
    """Remove the pieces of players first, then as listed."""
    if t.question.purpose != Purpose.ASSAULT_TARGET:
        return
    order = yield from drawn_order(t, [each for each in factions if t.offers(f"remove_{each}")])
    while t.question.purpose == Purpose.ASSAULT_TARGET:
        whose = next(each for each in (*order, *factions) if t.offers(f"remove_{each}"))
        yield from t.answer(Purpose.ASSAULT_TARGET, f"remove_{whose}")


def is_player(s: State, faction: str) -> bool:
    return not s.is_nonplayer(faction)
