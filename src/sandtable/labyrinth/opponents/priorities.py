"""How the charts of an opponent choose: the first box that fits, then priorities that narrow, then chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sandtable.core.messages import Message
from sandtable.core.questions import Ask
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import Country, State


class Priority(NamedTuple):
    """A line of a priority list: countries for which it holds go before the others."""

    name: str
    holds: Callable[[State, Country], Any]


class Highest(NamedTuple):
    """A line of a priority list: the countries with the most of something go first."""

    name: str
    value: Callable[[State, Country], int]


class MuslimHighest(NamedTuple):
    """The same, but only where every candidate is Muslim (9.4.2.5, 9.4.2.6)."""

    name: str
    value: Callable[[State, Country], int]


Line = Priority | Highest | MuslimHighest


class WhereBox(NamedTuple):
    """A box of a Where? chart: countries it fits, if its own condition holds."""

    name: str
    fits: Callable[[State, Country], Any]
    opens: Callable[[State], Any] = lambda s: True


class Chart(NamedTuple):
    """A Where? chart: its name, its rule, and its boxes from the top."""

    name: str
    rule: str
    boxes: tuple[WhereBox, ...]


def first_box(g: Play, chart: Chart, candidates: Sequence[Country]) -> list[Country]:
    """The candidates in the first box of a chart that fits any; none if no box does."""
    rule = chart.rule
    for box in chart.boxes:
        name = Message(f"box-{chart.name}-{box.name}")
        if not box.opens(g.s):
            g.note("why-closed-box", rule, why=True, box=name)
            continue
        fitting = [country for country in candidates if box.fits(g.s, country)]
        if fitting:
            g.note("why-box", rule, why=True, box=name, countries=fitting)
            return fitting
        g.note("why-not-box", rule, why=True, box=name)
    return []


def select(g: Play, rule: str, lines: Sequence[Line], candidates: Sequence[Country]) -> Ask[Country]:
    """Narrow the candidates line by line until one is left, then leave it to chance (9.4.2, 9.5)."""
    left = list(candidates)
    for line in lines:
        if len(left) == 1:
            break
        narrowed = _narrowed(g.s, line, left)
        if len(narrowed) < len(left):
            left = narrowed
            g.note("why-priority", rule, why=True, priority=Message(f"priority-{line.name}"), countries=left)
    return (yield from random_country(g, left))


def _narrowed(s: State, line: Line, candidates: list[Country]) -> list[Country]:
    if isinstance(line, Priority):
        return [country for country in candidates if line.holds(s, country)] or candidates
    if isinstance(line, MuslimHighest) and not all(country.is_muslim for country in candidates):
        return candidates
    most = max(line.value(s, country) for country in candidates)
    return [country for country in candidates if line.value(s, country) == most]


PAKISTAN = Priority("pakistan", lambda s, country: country.id == "pakistan")
HAS_AID = Priority("aid", lambda s, country: country.aid)
BESIEGED = Priority("besieged", lambda s, country: country.besieged)
RESOURCES = Highest("resources", lambda s, country: s.resources(country))
MUSLIM_RESOURCES = MuslimHighest("resources", lambda s, country: s.resources(country))
FAIR = Priority("fair", lambda s, country: country.is_fair)
GOOD = Priority("good", lambda s, country: country.is_good)
POOR = Priority("poor", lambda s, country: country.is_poor)
