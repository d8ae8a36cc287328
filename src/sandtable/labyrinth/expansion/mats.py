"""Countries whose mats turn over: Nigeria and Iran (11.3.3)."""

from __future__ import annotations

from typing import Final

from sandtable.labyrinth import aftermath, countries, pieces, victory
from sandtable.labyrinth.country import Country, Plot
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.markers import MARKERS
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.rules import MATS
from sandtable.labyrinth.terms import ADVERSARY, FAIR, NEUTRAL, POOR
from sandtable.labyrinth.tracks import unmark

NIGERIA: Final = "nigeria"
IRAN: Final = "iran"
MUSLIM: Final = "muslim"
NON_MUSLIM: Final = "non_muslim"


def turned_by_plot(g: Play, country: Country, plot: Plot) -> bool:
    """A Plot 2, Plot 3 or WMD resolved in Nigeria turns it Muslim, Poor and Neutral; whether it did (11.3.3.3)."""
    if not (MATS in g.s.rules.has and country.id == NIGERIA and country.is_non_muslim and plot.kind > 1):
        return False
    countries.turn_over(g, country, MUSLIM, POOR, NEUTRAL)
    g.note("nigeria-muslim", "11.3.3.3", country=country)
    victory.check_tracks(g)
    return True


@aftermath.follows_alignment(MATS)
def realigned(g: Play, country: Country) -> None:
    """The Alignment has changed: a Trade Embargo ends once Iran becomes Neutral or an Ally (11.3.3.1c)."""
    if country.id != IRAN or country.is_adversary:
        return
    unmark(g, "trade_embargo_us")
    if g.s.in_play("trade_embargo_jihadist"):
        unmark(g, "trade_embargo_jihadist")
        victory.check_tracks(g)  # oil may be worth more again (4.2.6)


@aftermath.follows(MATS)
def turn_back(g: Play, country: Country) -> None:
    """Muslim Nigeria, an Ally without cells, is Non-Muslim again; all that lay there leaves it (11.3.3.3)."""
    if country.id != NIGERIA or not country.is_muslim or not country.is_ally or country.cells:
        return
    pieces.clear(g, country)
    countries.clear_markers(g, country)
    countries.turn_over(g, country, NON_MUSLIM, country.governance)
    g.note("nigeria-non-muslim", "11.3.3.3", country=country)
    caliphate.redraw(g)


def make_unmarked(g: Play, country: Country) -> None:
    """All pieces and markers leave a country, those of events too, and it is unmarked again (card 176)."""
    pieces.clear(g, country)
    countries.make_unmarked(g, country)
    for name in sorted(g.s.markers):
        if MARKERS[name].home == country.id:
            unmark(g, name)
    victory.check_cells(g)


def turn_iran(g: Play) -> None:
    """Iran becomes for good a Muslim country, Shia-Mix, Fair and an Adversary; what lies there stays (11.3.3.1)."""
    iran = g.s[IRAN]
    if iran.is_muslim:
        return
    countries.turn_over(g, iran, MUSLIM, FAIR, ADVERSARY)
    g.note("iran-muslim", "11.3.3.1", country=iran)
    caliphate.redraw(g)
    victory.check_tracks(g)
