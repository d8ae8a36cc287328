"""The map: the countries, what is printed on them, and how they are connected (4.1 to 4.5)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from sandtable.labyrinth.terms import Governance, Kind


@dataclass(frozen=True, eq=False)
class Space:
    """What is printed on one country."""

    id: str
    kind: Kind
    resources: int
    oil: bool
    governance: Governance | None
    recruit: int | None
    posture: str | None
    schengen: bool
    adjacent: tuple[str, ...] = field(default=(), compare=False)

    is_muslim: bool = field(init=False)
    is_shia_mix: bool = field(init=False)
    is_non_muslim: bool = field(init=False)
    is_iran: bool = field(init=False)
    target: str = field(init=False)
    """How it is pointed at: ``country:iraq``."""
    takes_posture: bool = field(init=False)
    """Whether a Posture marker may lie here: Non-Muslim, but neither the US nor Israel (4.3.2, 4.3.3)."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "target", f"country:{self.id}")
        put(self, "is_muslim", self.kind in (Kind.SUNNI, Kind.SHIA_MIX))
        put(self, "is_shia_mix", self.kind is Kind.SHIA_MIX)
        put(self, "is_non_muslim", self.kind is Kind.NON_MUSLIM)
        put(self, "is_iran", self.kind is Kind.IRAN)
        put(self, "takes_posture", self.is_non_muslim and self.posture is None)


@dataclass(frozen=True)
class Board:
    """All the countries, in printed order."""

    spaces: Mapping[str, Space]
    muslim: tuple[str, ...]
    schengen: tuple[str, ...]


def read_data(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    text = resources.files("sandtable.labyrinth").joinpath("data", name).read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def board(rules: str = "war_on_terror") -> Board:
    """The map of a rules set."""
    rows: list[dict[str, Any]] = read_data("countries.toml")["country"]
    schengen = tuple(row["id"] for row in rows if row.get("schengen"))
    linked = [row["id"] for row in rows if row.get("schengen_link")]
    spaces: dict[str, Space] = {}
    for row in rows:
        neighbours = list(row["links"])
        if row["id"] in schengen:  # 4.5
            neighbours += [other for other in schengen if other != row["id"]] + linked
        elif row.get("schengen_link"):
            neighbours += schengen
        spaces[row["id"]] = Space(
            id=row["id"],
            kind=Kind(row["type"]),
            resources=row.get("resources", 0),
            oil=row.get("oil", False),
            governance=Governance[row["governance"].upper()] if "governance" in row else None,
            recruit=row.get("recruit"),
            posture=row.get("posture"),
            schengen=row["id"] in schengen,
            adjacent=tuple(neighbours),
        )
    return Board(spaces, tuple(id for id, space in spaces.items() if space.is_muslim), schengen)
