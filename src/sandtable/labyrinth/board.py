"""The map: the countries, what is printed on them, and how they are connected (4.1 to 4.5)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from sandtable.core.messages import Message
from sandtable.core.questions import Option
from sandtable.labyrinth.terms import Governance, Kind


@dataclass(frozen=True, eq=False)
class Space:
    """What is printed on one country, or on one side of it where it has two: turning it over changes the Space."""

    id: str
    kind: Kind
    resources: int
    oil: bool
    governance: Governance | None
    recruit: int | None
    posture: str | None
    schengen: bool
    adjacent: tuple[str, ...] = field(default=(), compare=False)
    side: str = ""
    """Which of its sides this is; empty where there is but one."""
    box: str = "base"
    """The box whose map it is on."""
    keeps_governance: bool = False
    """Whether the Governance it had on its other side stays, and never changes (11.3.3.3)."""

    is_muslim: bool = field(init=False)
    is_shia_mix: bool = field(init=False)
    is_non_muslim: bool = field(init=False)
    is_iran: bool = field(init=False)
    face: str = field(init=False)
    """This side of this country: ``nigeria:muslim``, or ``iraq``, which has but one."""
    target: str = field(init=False)
    """How it is pointed at: ``country:iraq``."""
    option: Option = field(init=False)
    """The country as an option of a question."""
    takes_posture: bool = field(init=False)
    """Whether a Posture marker may lie here: Non-Muslim, but neither the US nor Israel (4.3.2, 4.3.3)."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "face", f"{self.id}:{self.side}" if self.side else self.id)
        put(self, "target", f"country:{self.id}")
        put(self, "option", Option(self.id, Message(f"country-{self.id}"), f"country:{self.id}"))
        put(self, "is_muslim", self.kind in (Kind.SUNNI, Kind.SHIA_MIX))
        put(self, "is_shia_mix", self.kind is Kind.SHIA_MIX)
        put(self, "is_non_muslim", self.kind is Kind.NON_MUSLIM)
        put(self, "is_iran", self.kind is Kind.IRAN)
        put(self, "takes_posture", self.is_non_muslim and self.posture is None)

    def __reduce__(self) -> tuple[object, ...]:
        """What is printed is there once: a pickle names it."""
        return _printed, (self.box, self.id, self.side)


@dataclass(frozen=True)
class Board:
    """All the countries, in printed order, with the side that lies up at first; ``sides`` has those that can turn."""

    spaces: Mapping[str, Space]
    sides: Mapping[str, Mapping[str, Space]]
    schengen: tuple[str, ...]
    places: Mapping[str, int] = field(init=False)
    """Which place each country has in printed order."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "places", {id: place for place, id in enumerate(self.spaces)})

    def side(self, id: str, name: str) -> Space:
        """One side of a country that has two."""
        return self.sides[id][name]


def read_data(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    text = resources.files("sandtable.labyrinth").joinpath("data", *name.split("/")).read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def board(name: str = "base") -> Board:
    """The map of a box: its file lists the countries, each once for each of its sides, the one that lies up first."""
    rows: list[dict[str, Any]] = read_data(f"{name}/countries.toml")["country"]
    schengen = tuple(row["id"] for row in rows if row.get("schengen"))
    linked = tuple(row["id"] for row in rows if row.get("schengen_link"))
    printed = [_space(name, row, _adjacent(row, schengen, linked)) for row in rows]
    spaces: dict[str, Space] = {}
    sides: dict[str, dict[str, Space]] = {}
    for space in printed:
        spaces.setdefault(space.id, space)
        if space.side:
            sides.setdefault(space.id, {})[space.side] = space
    return Board(spaces, sides, schengen)


def _adjacent(row: Mapping[str, Any], schengen: tuple[str, ...], linked: tuple[str, ...]) -> Iterator[str]:
    yield from row["links"]
    if row["id"] in schengen:  # 4.5
        yield from (other for other in schengen if other != row["id"])
        yield from linked
    elif row["id"] in linked:
        yield from schengen


def _printed(box: str, id: str, side: str) -> Space:
    """A country, or a side of it, as it is printed."""
    return board(box).side(id, side) if side else board(box).spaces[id]


def _space(box: str, row: Mapping[str, Any], adjacent: Iterator[str]) -> Space:
    return Space(
        id=row["id"],
        kind=Kind(row["type"]),
        resources=row.get("resources", 0),
        oil=row.get("oil", False),
        governance=Governance[row["governance"].upper()] if "governance" in row else None,
        recruit=row.get("recruit"),
        posture=row.get("posture"),
        schengen=row.get("schengen", False),
        adjacent=tuple(adjacent),
        side=row.get("side", ""),
        box=box,
        keeps_governance=row.get("keeps_governance", False),
    )
