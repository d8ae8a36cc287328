"""The random tables of The Awakening (11.3.9, 11.3.10), and the lists of countries that its cards name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from sandtable.core.questions import Ask
from sandtable.labyrinth.board import read_data
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State

SECOND_TABLE: Final = "second_table"
IRAN: Final = "iran"
INSTEAD_OF_IRAN: Final = "syria"  # 11.3.10
MAY_BE_CLOSED: Final = ("iran", "nigeria")
"""Results of the second table that are rolled again there if they cannot be used (11.3.9a)."""

Able = Callable[[Country], bool]
"""Whether what is to be placed may be placed in a country."""


@cache
def tables() -> dict[str, Any]:
    """The tables as printed."""
    return read_data("awakening/tables.toml")


def african(s: State) -> list[Country]:
    """The countries of Africa."""
    return [s[id] for id in tables()["africa"]]


def random_muslim(g: Play, able: Able) -> Ask[Country | None]:
    """A Muslim country by the table, or a random neighbour that will do, or another roll (11.3.9).

    None if nothing can be placed anywhere. The white die gives the row, the black one the column.
    """
    if not any(able(country) for country in g.s.muslim()):
        return None
    while True:
        white = yield from g.roll("random_muslim_white")
        black = yield from g.roll("random_muslim_black")
        result = tables()["random_muslim"][white - 1][(black - 1) // 2]
        country = (yield from _second_table(g, able)) if result == SECOND_TABLE else g.s[result]
        if able(country):
            g.note("random-country", "11.3.9", country=country)
            return country
        near = [each for each in g.s.neighbours(country) if each.is_muslim and able(each)]
        if near:
            chosen = yield from g.draw_country("random_neighbour", near)
            g.note("random-neighbour", "11.3.9", country=country, neighbour=chosen)
            return chosen
        g.note("random-again", "11.3.9", country=country)


def _second_table(g: Play, able: Able) -> Ask[Country]:
    """The second table, by one die; Iran and Nigeria are rolled again if nothing can be placed there (11.3.9a)."""
    while True:
        pips = yield from g.roll("random_muslim_second")
        country = g.s[tables()["second_table"][pips - 1]]
        if able(country) or country.id not in MAY_BE_CLOSED:
            return country
        g.note("random-again", "11.3.9", country=country)


def random_shia_mix(g: Play, able: Able) -> Ask[Country | None]:
    """A Shia-Mix country by three dice, again while it will not do; None if there is none (11.3.10)."""
    shia_mix = [country for country in g.s.muslim() if country.is_shia_mix]
    if not any(able(country) for country in shia_mix):
        return None
    while True:
        total = 0
        for _ in range(3):
            total += yield from g.roll("random_shia_mix")
        country = g.s[tables()["random_shia_mix"][total - 3]]
        if country.id == IRAN and not (country.is_shia_mix and able(country)):
            country = g.s[INSTEAD_OF_IRAN]
        if country.is_shia_mix and able(country):
            g.note("random-country", "11.3.10", country=country)
            return country
        g.note("random-again", "11.3.10", country=country)


def random_schengen(g: Play) -> Ask[Country]:
    """A Schengen country by one die (tables.random_schengen)."""
    pips = yield from g.roll("random_schengen")
    country = g.s[tables()["random_schengen"][pips - 1]]
    g.note("random-country", "9.5", country=country)
    return country


def named(s: State, ids: Sequence[str]) -> list[Country]:
    """Some countries by name."""
    return [s[id] for id in ids]
