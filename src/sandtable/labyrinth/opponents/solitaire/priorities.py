"""How the charts of rule 9 choose among countries: the core's rows, and chance by the tables of 9.5."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sandtable.core import charts
from sandtable.core.charts import highest, holds
from sandtable.core.questions import Ask
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State

Row: TypeAlias = charts.Row[State, Country]
WhereBox: TypeAlias = charts.WhereBox[State, Country]
Chart: TypeAlias = charts.Chart[State, Country]


def where_box(
    name: str, fits: Callable[[State, Country], Any], opens: Callable[[State], Any] | None = None
) -> WhereBox:
    """A box of a Where? chart: countries it fits, if its own condition holds."""
    return charts.WhereBox(name, fits, opens)


def where_chart(name: str, rule: str, *boxes: WhereBox) -> Chart:
    """A Where? chart: its boxes from the top."""
    return charts.Chart(name, rule, boxes)


def select(g: Play, rule: str, rows: Sequence[Row], candidates: Sequence[Country]) -> Ask[Country]:
    """Narrow the candidates row by row until one is left, then leave it to chance (9.4.2, 9.5)."""
    return (yield from charts.select(g, rule, rows, candidates, random_country))


def muslim_highest(name: str, value: Callable[[State, Country], int]) -> Row:
    """Those with the most of something, but only where every candidate is Muslim (9.4.2.5, 9.4.2.6)."""
    row = highest(name, value)
    return Row(
        name,
        lambda s, candidates: (
            row.narrowed(s, candidates) if all(country.is_muslim for country in candidates) else candidates
        ),
    )


PAKISTAN: Row = holds("pakistan", lambda s, country: country.id == "pakistan")
HAS_AID: Row = holds("aid", lambda s, country: country.aid)
BESIEGED: Row = holds("besieged", lambda s, country: country.besieged)
RESOURCES: Row = highest("resources", lambda s, country: s.resources(country))
MUSLIM_RESOURCES: Row = muslim_highest("resources", lambda s, country: s.resources(country))
FAIR: Row = holds("fair", lambda s, country: country.is_fair)
GOOD: Row = holds("good", lambda s, country: country.is_good)
POOR: Row = holds("poor", lambda s, country: country.is_poor)
