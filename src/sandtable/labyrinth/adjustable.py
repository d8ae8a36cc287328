"""What people may change by hand on a real table: the keys of a position, and what each may hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.core.adjustments import Field, Group, in_the_open
from sandtable.labyrinth import markers
from sandtable.labyrinth.board import Space
from sandtable.labyrinth.fields import fields_of
from sandtable.labyrinth.rules import MATS, OFF_MAP_BOX, ONCE_A_TURN_PLOTS, Rules
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FUNDING_MOST, PRESTIGE_MOST, RESERVES_MOST, SIDES, TROOPS, Posture


def offered(s: State) -> tuple[Group, ...]:
    """What people may change on a table by hand."""
    return groups(s.rules)


@lru_cache
def groups(rules: Rules) -> tuple[Group, ...]:
    """Everything that can be adjusted: tracks, events, plots and cards, then country by country."""
    return (
        Group("tracks", [*in_the_open(_tracks(rules)), *_turn(), *in_the_open(_off_map(rules))]),
        Group("events", in_the_open(_events(rules))),
        Group("plots", [*_plots(rules)]),
        Group("cards", [*_cards()]),
        *(Group(space.target, _in_country(rules, space)) for space in rules.board.spaces.values()),
    )


def _tracks(rules: Rules) -> Iterator[Field]:
    yield Field("prestige", ["prestige"], "number", least=1, most=PRESTIGE_MOST)
    yield Field("funding", ["funding"], "number", least=1, most=FUNDING_MOST)
    yield Field("us_posture", ["us_posture"], "choice", values=[*Posture], family="posture")
    for side in SIDES:
        yield Field(f"reserves-{side}", ["reserves", side], "number", most=RESERVES_MOST)


def _turn() -> Iterator[Field]:
    yield Field("turn", ["turn"], "number", least=1)
    yield Field("phase-side", ["phase", "side"], "choice", values=SIDES, family="side")
    yield Field("phase-card", ["phase", "card"], "number", least=1, most=2)
    yield Field("deck", ["deck"], "number", least=1, most=3)
    yield Field("decks", ["decks"], "number", least=1, most=3)


def _off_map(rules: Rules) -> Iterator[Field]:
    if OFF_MAP_BOX in rules.has:
        yield Field("off_map_troops", ["off_map_troops"], "number", most=TROOPS)


def _events(rules: Rules) -> Iterator[Field]:
    yield Field(
        "events", ["events"], "some", values=markers.known(markers.BESIDE_THE_MAP, rules.decks), family="marker"
    )
    yield Field("lapsing", ["lapsing"], "some", values=markers.lapsing(rules.decks), family="marker")


def _plots(rules: Rules) -> Iterator[Field]:
    for pile in ("available", *(["resolved"] if ONCE_A_TURN_PLOTS in rules.has else []), "set_aside", "removed"):
        yield Field(f"plots-{pile}", ["plots", pile], "list", family="plot")
    for box, most in rules.wmd.items():
        if box not in rules.caches:
            yield Field(f"wmd-{box}", ["wmd", box], "number", most=most)


def _cards() -> Iterator[Field]:
    for side in SIDES:
        yield Field(f"hands-{side}", ["hands", side], "list", family="card")
    yield Field("discard", ["discard"], "list", family="card")
    yield Field("removed", ["removed"], "list", family="card")


def _in_country(rules: Rules, space: Space) -> list[Field]:
    """What lies in a country, all of it open but for the plots."""
    plots = Field("plots", ["countries", space.id, "plots"], "list", family="plot")
    return [*in_the_open(_country(rules, space)), plots, *in_the_open(_markers(rules, space))]


def _country(rules: Rules, space: Space) -> Iterator[Field]:
    here = ["countries", space.id]
    sides = rules.board.sides.get(space.id, {space.side: space})
    if len(sides) > 1 and MATS in rules.has:
        yield Field("side", [*here, "side"], "choice", values=[*sides], family="mat")
    for each in fields_of(rules):
        if any(each.where(side) for side in sides.values()):
            yield each.adjusted(space.id)
    if space.id in rules.caches:
        yield Field("wmd_cache", [*here, "wmd_cache"], "number", most=rules.wmd[space.id])


def _markers(rules: Rules, space: Space) -> Iterator[Field]:
    own = markers.known([*markers.LINGERING, *markers.PLACED], rules.decks)
    own = [*markers.at_home(own, space.id), *(name for name in own if markers.MARKERS[name].placed)]
    if space.id == "iraq" and markers.BASE in rules.decks:
        own.append("sadr")
    yield Field("markers", ["countries", space.id, "markers"], "some", values=own, family="marker")
