"""What several events do: remove a cell somewhere, take cards, select Postures."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.questions import Ask
from sandtable.labyrinth import countries, hands, pieces
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import Country


def remove_a_cell(g: Play, side: str, places: Sequence[Country]) -> Ask[None]:
    """A side removes one cell from one of these countries, if there is any."""
    with_cells = [country for country in places if country.cells]
    if with_cells:
        country = yield from g.choose(side, Purpose.REMOVE_CELL, with_cells)
        yield from pieces.remove_chosen_cell(g, side, country)


def select_postures(g: Play, side: str, places: Sequence[Country], count: int = 1) -> Ask[None]:
    """A side selects the Postures of some of these countries."""
    chosen = yield from g.choose_some(side, Purpose.SELECT_POSTURE_WHERE, places, count, count)
    for country in chosen:
        yield from countries.select_posture(g, side, country)


def draw_cards(g: Play, side: str, count: int = 1) -> Ask[None]:
    """A side draws cards."""
    for _ in range(count):
        yield from hands.draw_card(g, side)
