"""The US events of value 1."""

from __future__ import annotations

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, pieces, tracks
from sandtable.labyrinth.events.actions import flag_a_plot, plotted_against, remove_a_cell
from sandtable.labyrinth.play import Play, plot_name
from sandtable.labyrinth.registry import event
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ALLY, HIDDEN, NEUTRAL, SOFT, US
from sandtable.labyrinth.tracks import lapse, mark, unmark


@event("backlash", playable=lambda s, side: bool(plotted_against(s)))
def backlash(g: Play, side: str) -> Ask[None]:
    """Card 1: a plot in a Muslim country, picked unseen, will lower Funding instead of raising it."""
    yield from flag_a_plot(g, "card 1")


@event("biometrics")
def biometrics(g: Play, side: str) -> None:
    """Card 2: for this turn cells Travel to Adjacent countries only, and to Good ones by a roll."""
    lapse(g, "biometrics")


@event("ctr", playable=lambda s, side: s.us_posture == SOFT)
def ctr(g: Play, side: str) -> None:
    """Card 3: Russia's stocks are secured, and Central Asia's if it is an Ally or Neutral."""
    mark(g, "ctr_russia")
    if g.s["central_asia"].alignment in (ALLY, NEUTRAL):
        mark(g, "ctr_central_asia")


@event("moro_talks")
def moro_talks(g: Play, side: str) -> Ask[None]:
    """Card 4: the Philippines are tested, Funding falls, Abu Sayyaf is over."""
    yield from countries.test(g, g.s["philippines"])
    tracks.change_funding(g, -1)
    mark(g, "moro_talks")
    unmark(g, "abu_sayyaf")


@event("nest")
def nest(g: Play, side: str) -> Ask[None]:
    """Card 5: WMD plots in the United States lie face up, those already there too."""
    mark(g, "nest")
    if g.s.plots_lie_open:  # 13.3.3
        return
    country = g.s["united_states"]
    if pieces.is_shown(g.s, country, HIDDEN):
        for index in range(len(country.plots)):  # at a real table their faces are not known yet
            yield from pieces.turn_over_plot(g, country, index)
    shown = [plot.kind for plot in pieces.plots_as_seen(g.s, None, country) if plot.kind != HIDDEN]
    for kind in shown:
        g.note("plot-shown", "card 5", country=country, plot=plot_name(kind))
    if shown:
        yield from g.reveal("plot")


@event("sanctions", playable=lambda s, side: s.in_play("patriot_act"))
def sanctions(g: Play, side: str) -> None:
    """Cards 6 and 7: Funding falls by two."""
    tracks.change_funding(g, -2)


def _near_troops(s: State, id: str) -> bool:
    """Whether Troops are in a country or Adjacent to it."""
    country = s[id]
    return country.troops > 0 or any(near.troops for near in s.neighbours(country))


def _cells_near_troops(s: State, side: str) -> bool:
    return s.any_occupied(lambda country: country.cells and _near_troops(s, country.id))


@event("special_forces", playable=_cells_near_troops)
def special_forces(g: Play, side: str) -> Ask[None]:
    """Cards 8 to 10: a cell in or Adjacent to a country with Troops is removed."""
    yield from remove_a_cell(g, US, g.s.where(lambda country: _near_troops(g.s, country.id)))
