"""The events of the US (cards 1 to 47)."""

from __future__ import annotations

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, tracks
from sandtable.labyrinth.events.actions import remove_a_cell
from sandtable.labyrinth.events.registry import event, mark, unmark
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import US


@event("moro_talks")
def moro_talks(g: Play, side: str) -> Ask[None]:
    """Card 4: the Philippines are tested, Funding falls, Abu Sayyaf is over."""
    yield from countries.test(g, g.s["philippines"])
    tracks.change_funding(g, -1)
    mark(g, "moro_talks")
    unmark(g, "abu_sayyaf")


@event("sanctions", playable=lambda s, side: s.in_play("patriot_act"))
def sanctions(g: Play, side: str) -> Ask[None]:
    """Cards 6 and 7: Funding falls by two."""
    tracks.change_funding(g, -2)
    yield from ()


def _near_troops(s: State, id: str) -> bool:
    """Whether Troops are in a country or Adjacent to it."""
    country = s[id]
    return country.troops > 0 or any(near.troops for near in s.neighbours(country))


@event("special_forces", playable=lambda s, side: s.any(lambda country: country.cells and _near_troops(s, country.id)))
def special_forces(g: Play, side: str) -> Ask[None]:
    """Cards 8 to 10: a cell in or Adjacent to a country with Troops is removed."""
    yield from remove_a_cell(g, US, g.s.where(lambda country: _near_troops(g.s, country.id)))
