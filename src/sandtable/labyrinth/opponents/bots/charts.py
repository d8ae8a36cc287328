"""How the charts of the bots choose among countries: boxes, columns of rows with their deck, and chance (12, 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sandtable.core import charts
from sandtable.core.charts import first_box_or_all, highest, holds, lowest, narrowed, settled
from sandtable.core.questions import Ask
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents.bots import vocabulary
from sandtable.labyrinth.opponents.random_country import random_country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State

Row: TypeAlias = charts.Row[State, Country]
WhereBox: TypeAlias = charts.WhereBox[State, Country]
Chart: TypeAlias = charts.Chart[State, Country]


def base_only(row: Row) -> Row:
    """A row that counts only in games that began with a base scenario."""
    return row.counting(vocabulary.has_base_rows)


def awakening_only(row: Row) -> Row:
    """A row that counts only with the rules of The Awakening."""
    return row.counting(vocabulary.has_awakening_rows)


def where_box(
    name: str,
    fits: Callable[[State, Country], Any],
    opens: Callable[[State], Any] | None = None,
    keeps: Row | None = None,
) -> WhereBox:
    """A box of an Operations Priorities flow: what it fits, when it is open, and the row by which it keeps of these."""
    return charts.WhereBox(name, fits, opens, None if keeps is None else keeps.narrowed)


class Column(NamedTuple):
    """A column of a Priorities table: its rows from the top."""

    name: str
    rule: str
    rows: tuple[Row, ...]

    def without(self, *names: str) -> Column:
        """The column without some of its rows."""
        return self._replace(rows=tuple(row for row in self.rows if row.name not in names))


Fits: TypeAlias = Callable[[State, Country], object]
"""Whether an event would have an effect, if it were about a country."""


def by_column(g: Play, column: Column, candidates: Sequence[Country], fits: Fits | None = None) -> Ask[Country]:
    """One country: narrowed row by row, and if several are left, by lot; of equals one that ``fits``, if any does."""
    left = narrowed(g, column.rule, column.rows, candidates)
    fitting = left if fits is None else [country for country in left if fits(g.s, country)]
    return (yield from random_country(g, fitting or left))


def by_flow(g: Play, flow: Chart, column: Column, candidates: Sequence[Country]) -> Ask[Country]:
    """One country: the first box of the flow that holds, then the column, then lot."""
    return (yield from by_column(g, column, first_box_or_all(g, flow, candidates)))


def left_to_lot(s: State, flow: Chart, column: Column, candidates: Sequence[Country]) -> Sequence[Country]:
    """The countries among which flow and column leave the choice to lot, mostly one; told to nobody."""
    return settled(s, column.rows, first_box_or_all(Play(s, None), flow, candidates))


# -- rows that both bots have


def _stores_wmd(id: str) -> Callable[[State, Country], bool]:
    return lambda s, country: country.id == id and vocabulary.has_wmd(s, country)


NOT_ISLAMIST: Final[Row] = holds("not_islamist", lambda s, country: not country.is_islamist)
ISLAMIST: Final[Row] = holds("islamist", lambda s, country: country.is_islamist)
POOR: Final[Row] = holds("poor", lambda s, country: country.is_poor)
FAIR: Final[Row] = holds("fair", lambda s, country: country.is_fair)
GOOD: Final[Row] = holds("good", lambda s, country: country.is_good)
ALLY: Final[Row] = holds("ally", lambda s, country: country.is_ally)
NEUTRAL: Final[Row] = holds("neutral", lambda s, country: country.is_neutral)
ADVERSARY: Final[Row] = holds("adversary", lambda s, country: country.is_adversary)
UNITED_STATES: Final[Row] = holds("united_states", lambda s, country: country.id == vocabulary.UNITED_STATES)
NOT_UNITED_STATES: Final[Row] = holds("not_united_states", lambda s, country: country.id != vocabulary.UNITED_STATES)
PAKISTAN_WMD: Final[Row] = holds("pakistan_wmd", _stores_wmd("pakistan"))
SYRIA_WMD: Final[Row] = awakening_only(holds("syria_wmd", _stores_wmd("syria")))
IRAN_WMD: Final[Row] = awakening_only(holds("iran_wmd", _stores_wmd("iran")))
RUSSIA: Final[Row] = base_only(holds("russia", lambda s, country: country.id == "russia"))
BESIEGED: Final[Row] = holds("besieged", lambda s, country: country.besieged)
HAS_AID: Final[Row] = holds("aid", lambda s, country: country.aid)
TROOPS: Final[Row] = holds("troops", lambda s, country: country.troops)
REGIME_CHANGE_TROOPS: Final[Row] = holds(
    "regime_change_troops", lambda s, country: country.is_regime_change and country.troops
)
NOT_REGIME_CHANGE: Final[Row] = holds("not_regime_change", lambda s, country: not country.is_regime_change)
CIVIL_WAR: Final[Row] = awakening_only(holds("civil_war", lambda s, country: country.civil_war))
RESOURCE: Final[Row] = highest("resource", vocabulary.resource)
MOST_CELLS: Final[Row] = highest("most_cells", vocabulary.cells)
FEWEST_CELLS: Final[Row] = lowest("fewest_cells", vocabulary.cells)
CELL_EDGE: Final[Row] = highest("cell_edge", vocabulary.cell_edge)
HIGHEST_RECRUIT: Final[Row] = highest("highest_recruit", vocabulary.recruit_number)
LOWEST_RECRUIT: Final[Row] = lowest("lowest_recruit", vocabulary.recruit_number)
POSTURE_OF_US: Final[Row] = holds("posture_of_us", vocabulary.has_posture_of_us)
NEAR_ISLAMIST: Final[Row] = holds("near_islamist", vocabulary.near_islamist_rule)
NEAR_GOOD_ALLY: Final[Row] = holds(
    "near_good_ally", lambda s, country: country.is_muslim and vocabulary.near_good_ally(s, country)
)
OIL_EXPORTER: Final[Row] = holds("oil_exporter", lambda s, country: s.exports_oil(country))
CLOSEST_TO_US: Final[Row] = lowest("closest_to_us", vocabulary.steps_from_us)
