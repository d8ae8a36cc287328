"""What the other factions could do in a space with their operations, as far as a faction may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from sandtable.core.forecasts import Forecast, Possible
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.plain import forecasts
from sandtable.plain.operations import march
from sandtable.plain.operations.where import WHERE
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ASSAULT,
    ATTACK,
    COIN_FACTIONS,
    FACTIONS,
    MARCH,
    RALLY,
    SWEEP,
    TERROR_OPERATION,
    TRAIN,
)
from sandtable.plain.under_way import Action

COIN: Final[Mapping[str, str]] = {
    TRAIN: Purpose.TRAIN_WHERE,
    SWEEP: Purpose.SWEEP_WHERE,
    ASSAULT: Purpose.ASSAULT_WHERE,
}
INSURGENT: Final[Mapping[str, str]] = {
    RALLY: Purpose.RALLY_WHERE,
    ATTACK: Purpose.ATTACK_WHERE,
    TERROR_OPERATION: Purpose.TERROR_WHERE,
}
"""The operations that select spaces, with the questions that do."""


def others_could(s: State, faction: str, place: str) -> list[Possible]:
    """The operations that are open to the other factions there, with what is known of each."""
    space = s.get(place.removeprefix("space:"))
    if space is None:
        return []
    return [
        Possible(other, name, Message(f"option-{name}"), forecast)
        for other in FACTIONS
        if other != faction
        for name, forecast in _could(s, other, space)
    ]


def _could(s: State, faction: str, space: Space) -> Iterator[tuple[str, Forecast | None]]:
    for name, purpose in (COIN if faction in COIN_FACTIONS else INSURGENT).items():
        if space in WHERE[name](s, Action(faction, name)):
            yield name, forecasts.SPACES[purpose](s, Question(faction, purpose, ()), space)
    if faction not in COIN_FACTIONS and _can_come(s, Action(faction, MARCH), space):
        yield MARCH, None


def _can_come(s: State, action: Action, space: Space) -> bool:
    """Whether Guerrillas can March there."""
    return any(space in march.march_to(s, action, origin) for origin in march.march_from(s, action))
