"""One space of the map, and what lies in it."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from sandtable.core.sharing import restored
from sandtable.plain.map import AREAS, Area
from sandtable.plain.terms import (
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    NEUTRAL,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
    UNCONTROLLED,
    WARLORD_ACTIVE,
    WARLORD_BASE,
    WARLORD_UNDERGROUND,
    WARLORDS,
)

SPACE_FIELDS: Final = ("count", "level", "terror", "sabotage", "returnees", "control")
"""All that lies in a space."""
contents: Final = attrgetter(*SPACE_FIELDS)


class Space:
    """One space: what is printed (``area``) and what lies in it.

    Only ``pieces`` writes to ``count``, only ``control`` to ``control``, and only ``support`` to the rest.
    """

    __slots__ = (*SPACE_FIELDS, "area", "id", "is_loc", "is_pakistan")

    def __init__(self, area: Area, like: Space | None = None) -> None:
        self.area = area
        self.id = area.id
        self.is_loc = area.is_loc
        self.is_pakistan = area.is_pakistan
        if like is None:
            self.count = [0] * 11
            """How many of each piece there are (``terms.PIECES``)."""
            self.level = NEUTRAL
            self.terror = 0
            self.sabotage = False
            self.returnees = False
            """Whether a +1 Pop marker lies here (4.3.1b)."""
            self.control = UNCONTROLLED
        else:
            self.count = like.count[:]
            self.level = like.level
            self.terror = like.terror
            self.sabotage = like.sabotage
            self.returnees = like.returnees
            self.control = like.control

    def copy(self) -> Space:
        """An independent copy."""
        return Space(self.area, self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (_space_at, self.id, {name: getattr(self, name) for name in SPACE_FIELDS})

    def lies(self) -> tuple[object, ...]:
        """Everything that lies here, to be compared; two spaces are the same only if they are one."""
        return tuple(self.count), self.level, self.terror, self.sabotage, self.returnees, self.control

    def __repr__(self) -> str:
        return f"<{self.id}>"

    @property
    def target(self) -> str:
        """How it is pointed at: ``space:kabul``."""
        return self.area.target

    # -- what is printed, with its markers

    @property
    def pop(self) -> int:
        """Population, with the +1 Pop marker (1.3.2)."""
        return self.area.pop + self.returnees

    @property
    def has_opinion(self) -> bool:
        """Whether it can be at Support or Opposition: Kabul and Afghan Provinces of Population 1+ (1.6.1)."""
        return self.area.is_afghan and self.pop > 0

    # -- what lies there

    @property
    def bases(self) -> int:
        """All Bases (1.4.2a)."""
        count = self.count
        return count[COALITION_BASE] + count[GOVERNMENT_BASE] + count[TALIBAN_BASE] + count[WARLORD_BASE]

    @property
    def coin_bases(self) -> int:
        """Coalition and Government Bases."""
        return self.count[COALITION_BASE] + self.count[GOVERNMENT_BASE]

    @property
    def coin_cubes(self) -> int:
        """Troops and Police of both COIN factions."""
        return self.count[COALITION_TROOPS] + self.count[GOVERNMENT_TROOPS] + self.count[GOVERNMENT_POLICE]

    @property
    def government_cubes(self) -> int:
        """Government Troops and Police."""
        return self.count[GOVERNMENT_TROOPS] + self.count[GOVERNMENT_POLICE]

    def cubes(self, faction: str) -> int:
        """The cubes of a COIN faction."""
        return self.count[COALITION_TROOPS] if faction == COALITION else self.government_cubes

    @property
    def coalition(self) -> int:
        """All Coalition pieces."""
        return self.count[COALITION_BASE] + self.count[COALITION_TROOPS]

    def guerrillas(self, faction: str) -> int:
        """All Guerrillas of an insurgent faction."""
        count = self.count
        if faction == TALIBAN:
            return count[TALIBAN_UNDERGROUND] + count[TALIBAN_ACTIVE]
        return count[WARLORD_UNDERGROUND] + count[WARLORD_ACTIVE]

    @property
    def any_guerrillas(self) -> int:
        """The Guerrillas of both insurgent factions."""
        count = self.count
        return count[TALIBAN_UNDERGROUND] + count[TALIBAN_ACTIVE] + count[WARLORD_UNDERGROUND] + count[WARLORD_ACTIVE]

    @property
    def underground(self) -> int:
        """The Underground Guerrillas of both insurgent factions."""
        return self.count[TALIBAN_UNDERGROUND] + self.count[WARLORD_UNDERGROUND]

    def of(self, faction: str) -> int:
        """All pieces of a faction."""
        count = self.count
        if faction == TALIBAN:
            return count[TALIBAN_BASE] + count[TALIBAN_UNDERGROUND] + count[TALIBAN_ACTIVE]
        if faction == WARLORDS:
            return count[WARLORD_BASE] + count[WARLORD_UNDERGROUND] + count[WARLORD_ACTIVE]
        if faction == COALITION:
            return count[COALITION_BASE] + count[COALITION_TROOPS]
        return count[GOVERNMENT_BASE] + count[GOVERNMENT_TROOPS] + count[GOVERNMENT_POLICE]

    def enemies_of(self, insurgent: str) -> int:
        """All pieces of everybody else (1.5b)."""
        return sum(self.count) - self.of(insurgent)

    def has_cubes(self) -> bool:
        """Whether there is any cube."""
        return self.coin_cubes > 0


def _space_at(id: str) -> Space:
    return Space(AREAS[id])
