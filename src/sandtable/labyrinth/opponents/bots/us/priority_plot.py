"""The priority plot of the US bot, to which plots lie open: which one it would rather be rid of (13.3.3, 13.4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sandtable.core.charts import Row, highest, holds, narrowed
from sandtable.core.questions import Ask, Option
from sandtable.labyrinth.country import Country, Plot
from sandtable.labyrinth.opponents.bots.us.terms import UNITED_STATES, number_of
from sandtable.labyrinth.play import Play, known_plot
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FUNDING_MOST, WMD

RULE: Final = "13.4.1"
AMPLE_ENOUGH: Final = 8
"""The Funding that a plot in a Non-Muslim country must not reach."""


class PlotAt(NamedTuple):
    """A plot in a country, and its place in the row."""

    country: Country
    at: int
    plot: Plot

    @property
    def target(self) -> str:
        """It is pointed at by its country."""
        return self.country.target

    @property
    def key(self) -> str:
        """How an option names it: the country and its place, counted from one."""
        return f"{self.country.id}:{self.at + 1}"


def plots_in(places: Iterable[Country]) -> list[PlotAt]:
    """Every plot in some countries."""
    return [PlotAt(country, index, plot) for country in places for index, plot in enumerate(country.plots)]


def funding_after(s: State, at: PlotAt) -> int:
    """Funding once this plot is resolved (8.5.6b to 8.5.6d)."""
    country, plot = at.country, at.plot
    if country.is_non_muslim:
        if plot.kind == WMD or country.id == UNITED_STATES:
            return FUNDING_MOST
        return s.funding + number_of(plot) * (2 if country.is_good else 1)
    return s.funding + (2 if country.is_good else 1)


def _fills_the_purse(s: State, at: PlotAt) -> bool:
    """A plot in a Non-Muslim country, without Backlash, that would raise Funding to 8 or more from below."""
    if at.country.is_muslim or at.plot.backlash or s.funding >= AMPLE_ENOUGH:
        return False
    return funding_after(s, at) >= AMPLE_ENOUGH


def _strikes_troops(at: PlotAt) -> bool:
    return at.country.is_muslim and at.country.troops_at_stake > 0


ROWS: Final[tuple[Row[State, PlotAt], ...]] = (
    holds("wmd_in_us", lambda s, at: at.plot.kind == WMD and at.country.id == UNITED_STATES),
    holds("wmd_troops", lambda s, at: at.plot.kind == WMD and _strikes_troops(at)),
    holds("in_us", lambda s, at: at.country.id == UNITED_STATES),
    holds("good_muslim", lambda s, at: at.country.is_muslim and at.country.is_good),
    holds("funding", _fills_the_purse),
    holds("fair_muslim", lambda s, at: at.country.is_muslim and at.country.is_fair),
    holds("plot_troops", lambda s, at: _strikes_troops(at)),
    highest("plot_number", lambda s, at: number_of(at.plot)),
    holds("poor_aid", lambda s, at: at.country.is_muslim and at.country.is_poor and at.country.aid),
    highest("plot_resource", lambda s, at: s.resources(at.country) if at.country.is_muslim else 0),
)


def priority_plot(g: Play, plots: Sequence[PlotAt]) -> Ask[PlotAt]:
    """One of these plots: row by row, and by lot among those that are equal."""
    left = narrowed(g, RULE, ROWS, plots)
    different = {(at.country.id, at.plot): at for at in reversed(left)}
    return (yield from g.by_lot("priority_plot", [*different.values()][::-1], _option))


def _option(at: PlotAt) -> Option:
    return Option(at.key, known_plot(at.country, at.plot), at.target)
