"""The words by which events name pieces, factions, spaces and actions, in effects as in what lasts (5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from sandtable.core.records import Between, OneOf
from sandtable.plain.map import AREAS
from sandtable.plain.terms import (
    COALITION_BASE,
    COALITION_TROOPS,
    COIN_CUBES,
    FACTIONS,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    GUERRILLAS,
    PIECES_OF,
    TALIBAN,
    TALIBAN_BASE,
    TEXTS,
    WARLORD_BASE,
    WARLORDS,
)

GROUPS: Final[Mapping[str, tuple[int, ...]]] = {
    "coalition_troops": (COALITION_TROOPS,),
    "coalition_base": (COALITION_BASE,),
    "government_troops": (GOVERNMENT_TROOPS,),
    "government_police": (GOVERNMENT_POLICE,),
    "government_base": (GOVERNMENT_BASE,),
    "taliban_guerrilla": GUERRILLAS[TALIBAN],
    "taliban_base": (TALIBAN_BASE,),
    "warlord_guerrilla": GUERRILLAS[WARLORDS],
    "warlord_base": (WARLORD_BASE,),
    "government_cube": GOVERNMENT_CUBES,
    "coin_cube": COIN_CUBES,
    "coin_base": (COALITION_BASE, GOVERNMENT_BASE),
    "guerrilla": (*GUERRILLAS[TALIBAN], *GUERRILLAS[WARLORDS]),
    "insurgent_base": (TALIBAN_BASE, WARLORD_BASE),
    "coalition_piece": PIECES_OF["coalition"],
    "government_piece": PIECES_OF["government"],
    "taliban_piece": PIECES_OF[TALIBAN],
    "warlord_piece": PIECES_OF[WARLORDS],
}
"""The pieces that a word means."""
PICKED: Final = ("picked_guerrilla", "picked_base", "picked_piece")
"""Those of the faction that an effect before has picked."""
EXECUTING: Final = "executing"
"""The faction that executes the event."""

Pieces = tuple[Annotated[str, OneOf((*GROUPS, *PICKED))], ...]
Faction = Annotated[str, OneOf(FACTIONS)]
Decider = Annotated[str, OneOf((EXECUTING, *FACTIONS))]
Track = Literal["aid", "patronage", "government", "taliban", "warlords"]
Text = Annotated[str, OneOf(TEXTS)]
Level = Literal["support", "neutral", "opposition"]
ActionName = Literal[
    "train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror", "surge", "airlift", "air_strike",
    "govern", "transport", "eradicate", "extort", "infiltrate", "ambush", "cultivate", "traffic", "suborn",
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Where:
    """The spaces that an effect works on: those of which all holds that is said here."""

    any_of: tuple[Where, ...] = ()
    """One of these descriptions fits."""
    picked: bool = False
    """Those that an effect before has picked."""
    kind: tuple[Literal["province", "kabul", "loc", "pakistan"], ...] = ()
    in_: tuple[Annotated[str, OneOf(AREAS)], ...] = ()
    """These spaces, by name."""
    pashtun: bool | None = None
    terrain: Literal["mountain", "plains"] | None = None
    pop_min: Annotated[int, Between(0, 9)] = 0
    control: tuple[Literal["coin", "taliban", "none"], ...] = ()
    level: tuple[Level, ...] = ()
    has: Pieces = ()
    """All of these are there."""
    has_any: Pieces = ()
    """One of these is there."""
    lacks: Pieces = ()
    """None of these is there."""
    unmarked: tuple[Literal["terror", "sabotage", "plus1_pop"], ...] = ()


EVERYWHERE: Final = Where()
