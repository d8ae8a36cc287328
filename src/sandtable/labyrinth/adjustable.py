"""What people may change by hand on a real table: the keys of a position, and what each may hold."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.core.adjustments import Field, Group
from sandtable.labyrinth import markers
from sandtable.labyrinth.board import Space
from sandtable.labyrinth.fields import fields_of
from sandtable.labyrinth.rules import Rules
from sandtable.labyrinth.terms import FUNDING_MOST, PRESTIGE_MOST, RESERVES_MOST, SIDES, Posture


def groups(rules: Rules) -> list[Group]:
    """Everything that can be adjusted: tracks, events, plots and cards, then country by country."""
    return [
        Group("tracks", [*_tracks()]),
        Group("events", [*_events()]),
        Group("plots", [*_plots(rules)]),
        Group("cards", [*_cards()]),
        *(Group(space.target, [*_country(rules, space)]) for space in rules.board.spaces.values()),
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
    yield Field("events", ["events"], "some", values=markers.BESIDE_THE_MAP, family="marker")
    yield Field("lapsing", ["lapsing"], "some", values=markers.LAPSING, family="marker")


def _plots(rules: Rules) -> Iterator[Field]:
    for pile in ("available", "set_aside", "removed"):
        yield Field(f"plots-{pile}", ["plots", pile], "list", family="plot")
    for box, most in rules.wmd.items():
        yield Field(f"wmd-{box}", ["wmd", box], "number", most=most)


def _cards() -> Iterator[Field]:
    for side in SIDES:
        yield Field(f"hands-{side}", ["hands", side], "list", family="card")
    yield Field("discard", ["discard"], "list", family="card")
    yield Field("removed", ["removed"], "list", family="card")


def _country(rules: Rules, space: Space) -> Iterator[Field]:
    for each in fields_of(rules):
        if each.where(space):
            yield each.adjusted(space.id)
    here = ["countries", space.id]
    yield Field("plots", [*here, "plots"], "list", family="plot")
    own = [*markers.at_home(markers.LINGERING, space.id), *markers.PLACED, *(["sadr"] if space.id == "iraq" else [])]
    yield Field("markers", [*here, "markers"], "some", values=own, family="marker")
