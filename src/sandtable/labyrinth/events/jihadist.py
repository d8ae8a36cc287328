"""The events of the Jihadists (cards 48 to 95)."""

from __future__ import annotations

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, pieces
from sandtable.labyrinth.events.registry import event
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import Country
from sandtable.labyrinth.terms import JIHADIST


def _in_regime_change(country: Country) -> bool:
    return country.is_regime_change


@event("foreign_fighters", playable=lambda s, side: s.any(_in_regime_change))
def foreign_fighters(g: Play, side: str) -> Ask[None]:
    """Card 81: five cells for a Regime Change country, which loses an Aid or is besieged."""
    country = yield from g.choose(JIHADIST, Purpose.PLACE_CELLS, g.s.where(_in_regime_change))
    yield from pieces.place_cells(g, country, 5)
    if country.aid:
        countries.remove_aid(g, country)
    else:
        countries.besiege(g, country)
