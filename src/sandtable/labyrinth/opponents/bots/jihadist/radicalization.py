"""Radicalization: what the Jihadist bot does with value that its operation could not use, in seven steps (12.4.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sandtable.core.charts import narrowed, tell_answer
from sandtable.core.messages import Message
from sandtable.core.questions import Ask, unasked
from sandtable.labyrinth import debts, tracks
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.jihadist_operations import recruit_places
from sandtable.labyrinth.opponents.bots import vocabulary as terms
from sandtable.labyrinth.opponents.bots.charts import by_column, by_flow
from sandtable.labyrinth.opponents.bots.jihadist import operations, where
from sandtable.labyrinth.opponents.bots.jihadist.operations import Departures, Purse
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD, JIHADIST, RESERVES_MOST, SOFT, WMD


class RadicalStep(NamedTuple):
    """One step: when it can be taken with what is left, and what is done."""

    name: str
    rule: str
    asks: Callable[[State, Purse], object]
    does: Callable[[Play, Purse], Ask[None]]
    takes_reserves: bool = True


# -- 1: Plot in the United States


def _cells_in_us(s: State, purse: Purse) -> bool:
    """A WMD is Available, and an unused cell is in the United States."""
    return WMD in s.available_plots and s.plots_left > 0 and terms.unused(s, s[terms.UNITED_STATES]) > 0


def _plot_in_us(g: Play, purse: Purse) -> Ask[None]:
    united_states = g.s[terms.UNITED_STATES]
    yield from operations.plot_in(g, purse, [united_states], _by_plot_column)


def _by_plot_column(g: Play, places: Sequence[Country]) -> Ask[Country]:
    return (yield from by_column(g, where.PLOT._replace(rule="12.4.3"), places))


# -- 2: Travel to unmarked Non-Muslim countries


def _unmarked(s: State) -> list[Country]:
    return s.where(lambda country: not country.is_muslim and country.is_unmarked and not country.under_truce)


def _us_alone_and_hard(s: State, purse: Purse) -> bool:
    """The US is Hard without penalty, and a cell can go to an unmarked Non-Muslim country."""
    if s.us_posture != HARD or s.gwot_penalty:
        return False
    return any(operations.origins_for(s, country, {}) for country in _unmarked(s))


def _to_the_unmarked(g: Play, purse: Purse) -> Ask[None]:
    """One cell each to as many as possible; all are declared before any rolls."""
    s = g.s
    departures = Departures(s)
    left = _unmarked(s)
    while left and len(departures.journeys) < purse.total:
        destination = yield from by_column(g, where.RECRUIT_TRAVEL_TO._replace(rule="12.4.3"), left)
        left.remove(destination)
        origin = yield from operations.choose_origin(g, destination, departures)
        if origin is not None:
            departures.add(origin, destination)
    purse.spend(g, len(departures.journeys))
    yield from departures.carry_out(g)


# -- 3: Plot in Non-Muslim countries


def _non_muslim_with_cells(s: State) -> list[Country]:
    return [country for country in operations.plot_places(s) if not country.is_muslim]


def _us_alone_and_soft(s: State, purse: Purse) -> bool:
    """The US is Soft without penalty, and an unused cell and a plot can meet in a Non-Muslim country."""
    return s.us_posture == SOFT and not s.gwot_penalty and s.plots_left > 0 and bool(_non_muslim_with_cells(s))


def _plot_outside(g: Play, purse: Purse) -> Ask[None]:
    yield from operations.plot_in(g, purse, _non_muslim_with_cells(g.s), _by_plot_column)


# -- 4: Recruit at a Cadre


def _at_cadres(s: State) -> list[Country]:
    return [country for country in s.occupied if country.is_muslim and country.cadre and not country.under_truce]


def _has_cadre(s: State, purse: Purse) -> bool:
    """A Muslim country has a Cadre, and cells can be Recruited."""
    return terms.can_recruit(s) and bool(_at_cadres(s))


def _recruit_at_cadre(g: Play, purse: Purse) -> Ask[None]:
    best = narrowed(g, "12.4.3", (where.EASIEST_MINOR,), _at_cadres(g.s))
    country = yield from by_column(g, where.RECRUIT_TRAVEL_TO._replace(rule="12.4.3"), best)
    yield from operations.recruit_in(g, purse, country, purse.total)


# -- 5: Reserves


def _has_room(s: State, purse: Purse) -> bool:
    """Value of the card is left, and the Reserves are below two."""
    return s.reserves[JIHADIST] < RESERVES_MOST


def _put_by(g: Play, purse: Purse) -> Ask[None]:
    count = min(purse.card, RESERVES_MOST - g.s.reserves[JIHADIST])
    purse.card -= count
    tracks.add_reserves(g, JIHADIST, count)
    return unasked(None)


# -- 6: Recruit


def _may_recruit(s: State, purse: Purse) -> bool:
    """Cells can be Recruited."""
    return terms.can_recruit(s)


def _recruit(g: Play, purse: Purse) -> Ask[None]:
    flow, column = where.RECRUIT_FLOW.citing("12.4.3"), where.RECRUIT_TRAVEL_TO._replace(rule="12.4.3")
    country = yield from by_flow(g, flow, column, recruit_places(g.s))
    yield from operations.recruit_in(g, purse, country, purse.card)


# -- 7: Travel to the United States


def _may_reach_us(s: State, purse: Purse) -> bool:
    """A cell can go to the United States."""
    return bool(operations.origins_for(s, s[terms.UNITED_STATES], {}))


def _travel_to_us(g: Play, purse: Purse) -> Ask[None]:
    departures = Departures(g.s)
    yield from operations.send(g, g.s[terms.UNITED_STATES], departures, purse.card)
    purse.spend(g, len(departures.journeys))
    yield from departures.carry_out(g)


STEPS: Final = (
    RadicalStep("plot_in_us", "12.4.3a", _cells_in_us, _plot_in_us),
    RadicalStep("travel_to_unmarked", "12.4.3b", _us_alone_and_hard, _to_the_unmarked),
    RadicalStep("plot_outside", "12.4.3c", _us_alone_and_soft, _plot_outside),
    RadicalStep("recruit_at_cadre", "12.4.3d", _has_cadre, _recruit_at_cadre),
    RadicalStep("reserves", "12.4.3e", _has_room, _put_by, takes_reserves=False),
    RadicalStep("recruit", "12.4.3f", _may_recruit, _recruit, takes_reserves=False),
    RadicalStep("travel_to_us", "12.4.3g", _may_reach_us, _travel_to_us, takes_reserves=False),
)


def radicalize(g: Play, purse: Purse) -> Ask[None]:
    """One pass through the steps, each as far as it goes; never with Reserves alone (12.4.3)."""
    if not purse.card:
        return
    g.note("radicalization", "12.4.3", value=purse.total)
    for step in STEPS:
        left = purse.total if step.takes_reserves else purse.card
        if not left:
            continue
        possible = bool(step.asks(g.s, purse))
        tell_answer(g, Message(f"box-bot_radicalization-{step.name}"), step.rule, possible)
        if possible:
            yield from step.does(g, purse)
            yield from debts.pay(g)
