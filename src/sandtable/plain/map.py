"""The printed map: Provinces, Kabul, Pakistan and Lines of Communication, and which of them touch (1.3.1)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from sandtable.core.messages import Message
from sandtable.core.questions import Option
from sandtable.plain.terms import CITY, LOC, PAKISTAN, PROVINCE


@dataclass(frozen=True, eq=False)
class Area:
    """What is printed on the map for one space."""

    id: str
    kind: str
    pop: int
    econ: int
    terrain: str | None
    pashtun: bool
    adjacent: tuple[str, ...]
    target: str
    """How it is pointed at: ``space:kabul``."""
    option: Option
    """How it is offered to choose."""
    is_loc: bool
    """A Line of Communication (1.3.4)."""
    is_pakistan: bool
    """In Pakistan, where only Taliban may be (1.3.5)."""
    is_afghan: bool
    """Kabul or an Afghan Province: counts for Population, Support and COIN Control (1.6, 1.7)."""


def _area(row: dict[str, object]) -> Area:
    adjacent = row["adjacent"]
    assert isinstance(adjacent, list)
    id, kind = str(row["id"]), str(row["kind"])
    return Area(
        id,
        kind,
        int(str(row.get("pop", 0))),
        int(str(row.get("econ", 0))),
        str(row["terrain"]) if "terrain" in row else None,
        bool(row.get("pashtun", False)),
        tuple(adjacent),
        f"space:{id}",
        Option(id, Message(f"space-{id}"), f"space:{id}"),
        kind == LOC,
        kind == PAKISTAN,
        kind in (CITY, PROVINCE),
    )


@cache
def _read() -> dict[str, Area]:
    text = resources.files("sandtable.plain").joinpath("data/map.toml").read_text(encoding="utf-8")
    areas = [_area(row) for row in tomllib.loads(text)["space"]]
    return {area.id: area for area in areas}


AREAS: Final = _read()
"""The 32 spaces by id, in the order of the map's data."""
IDS: Final = tuple(AREAS)
PLACES: Final = {id: place for place, id in enumerate(IDS)}
"""Where each is in that order."""
BESIDE: Final = {area.id: tuple(PLACES[id] for id in area.adjacent) for area in AREAS.values()}
"""The places of the spaces that touch each."""
LOCS: Final = tuple(area.id for area in AREAS.values() if area.kind == LOC)
AFGHAN: Final = tuple(area.id for area in AREAS.values() if area.is_afghan)
PROVINCES: Final = tuple(area.id for area in AREAS.values() if area.kind == PROVINCE)
PAKISTANI: Final = tuple(area.id for area in AREAS.values() if area.kind == PAKISTAN)
NOT_LOC: Final = tuple(area.id for area in AREAS.values() if area.kind != LOC)
PATROLLED: Final = frozenset((*LOCS, "kabul"))
"""Where Patrol and Transport go on from: LoCs and Kabul (3.2.2b, 4.3.2)."""
BESIDE_PATROLLED: Final = frozenset(area.id for area in AREAS.values() if PATROLLED.intersection(area.adjacent))
"""From where Patrol and Transport can set out over LoCs and Kabul."""


def _sweeps(area: Area) -> tuple[tuple[str, tuple[str, ...]], ...]:
    ways: dict[str, tuple[str, ...]] = {id: () for id in area.adjacent if AREAS[id].kind != PAKISTAN}
    for loc in (AREAS[id] for id in area.adjacent if AREAS[id].is_loc):
        for origin in loc.adjacent:
            if origin == area.id or AREAS[origin].kind == PAKISTAN:
                continue
            if origin not in ways:
                ways[origin] = (loc.id,)
            elif ways[origin]:
                ways[origin] += (loc.id,)
    return tuple(ways.items())


SWEEPS: Final = {id: _sweeps(AREAS[id]) for id in AFGHAN}
"""From where Troops can Sweep into a space: adjacent ones (no LoC), or over one of these LoCs (3.2.3b)."""
SWEEP_PLACES: Final = {
    id: tuple((PLACES[origin], tuple(PLACES[loc] for loc in locs)) for origin, locs in ways)
    for id, ways in SWEEPS.items()
}
"""The same by their places."""
