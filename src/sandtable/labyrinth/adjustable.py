"""What people may change by hand on a real table: the keys of a position, and what each may hold."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.core.adjustments import Field, Group
from sandtable.labyrinth import markers
from sandtable.labyrinth.board import Space, board
from sandtable.labyrinth.terms import (
    ALIGNMENT_WORD,
    CELLS,
    FUNDING_MOST,
    GOVERNANCE_WORD,
    GREEN,
    PRESTIGE_MOST,
    RESERVES_MOST,
    SIDES,
    TAN,
    TROOPS,
    WMD_IN_EACH_BOX,
    Posture,
)


def groups() -> list[Group]:
    """Everything that can be adjusted: tracks, events, plots and cards, then country by country."""
    return [
        Group("tracks", [*_tracks()]),
        Group("events", [*_events()]),
        Group("plots", [*_plots()]),
        Group("cards", [*_cards()]),
        *(Group(f"country:{space.id}", [*_country(space)]) for space in board().spaces.values()),
    ]


def _tracks() -> Iterator[Field]:
    yield Field("prestige", ["prestige"], "number", least=1, most=PRESTIGE_MOST)
    yield Field("funding", ["funding"], "number", least=1, most=FUNDING_MOST)
    yield Field("us_posture", ["us_posture"], "choice", values=[*Posture], family="posture")
    for side in SIDES:
        yield Field(f"reserves-{side}", ["reserves", side], "number", most=RESERVES_MOST)
    yield Field("turn", ["turn"], "number", least=1)
    yield Field("phase-side", ["phase", "side"], "choice", values=SIDES, family="side")
    yield Field("phase-card", ["phase", "card"], "number", least=1, most=2)
    yield Field("deck", ["deck"], "number", least=1, most=3)
    yield Field("decks", ["decks"], "number", least=1, most=3)


def _events() -> Iterator[Field]:
    in_the_box = [marker for marker, home in markers.HOMES.items() if home is None]
    yield Field("events", ["events"], "some", values=in_the_box, family="marker")
    yield Field("lapsing", ["lapsing"], "some", values=markers.LAPSING, family="marker")


def _plots() -> Iterator[Field]:
    for pile in ("available", "set_aside", "removed"):
        yield Field(f"plots-{pile}", ["plots", pile], "list", family="plot")
    for box in ("loose", "pakistan"):
        yield Field(f"wmd-{box}", ["wmd", box], "number", most=WMD_IN_EACH_BOX)


def _cards() -> Iterator[Field]:
    for side in SIDES:
        yield Field(f"hands-{side}", ["hands", side], "list", family="card")
    yield Field("discard", ["discard"], "list", family="card")
    yield Field("removed", ["removed"], "list", family="card")


def _country(space: Space) -> Iterator[Field]:
    here = ["countries", space.id]
    if space.is_muslim:
        levels, stands = [*GOVERNANCE_WORD.values()], [*ALIGNMENT_WORD.values()]
        yield Field("governance", [*here, "governance"], "choice", values=levels, family="governance", none=True)
        yield Field("alignment", [*here, "alignment"], "choice", values=stands, family="alignment", none=True)
    if space.takes_posture:
        yield Field("posture", [*here, "posture"], "choice", values=[*Posture], family="posture", none=True)
    yield Field("troops", [*here, "troops"], "number", most=TROOPS)
    yield Field("cells", [*here, "cells"], "number", most=CELLS)
    yield Field("active_cells", [*here, "active_cells"], "number", most=CELLS)
    yield Field("cadre", [*here, "cadre"], "flag")
    if space.is_muslim:
        yield Field("aid", [*here, "aid"], "number")
        yield Field("besieged", [*here, "besieged"], "flag")
        yield Field("rc", [*here, "rc"], "choice", values=[GREEN, TAN], family="labyrinth-regime_change", none=True)
    yield Field("plots", [*here, "plots"], "list", family="plot")
    own = [*markers.at_home(markers.HOMES, space.id), "nato", *(["sadr"] if space.id == "iraq" else [])]
    yield Field("markers", [*here, "markers"], "some", values=own, family="marker")
