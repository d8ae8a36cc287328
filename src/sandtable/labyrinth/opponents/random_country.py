"""Random countries: by a die, by a table, and the closest one to what a table gives (9.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sandtable.core.questions import Ask
from sandtable.labyrinth.board import read_data
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play

DIE = 6


@cache
def solitaire_data() -> dict[str, Any]:
    """The tables and card lists of rule 9."""
    return read_data("solitaire.toml")


def random_country(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """One of the candidates: by one die up to six of them, by the Global table beyond (9.5)."""
    if len(candidates) <= DIE:
        return (yield from by_die(g, candidates))
    result = yield from global_table(g, candidates)
    return (yield from closest(g, result, candidates))


def by_die(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """Give each candidate an equal share of the die and roll, again if it falls outside the shares (9.5)."""
    if len(candidates) == 1:
        return candidates[0]
    share = DIE // len(candidates)
    while True:
        pips = yield from g.roll_among("random_country", candidates)
        place = (pips - 1) // share
        if place < len(candidates):
            g.note("why-die", "9.5", why=True, pips=pips, country=candidates[place], countries=list(candidates))
            return candidates[place]


def global_table(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """The Global table, of Muslim or Non-Muslim columns only where all the candidates are of that kind (9.5)."""
    everywhere = g.s.everywhere
    if all(country.is_muslim for country in candidates):
        result = yield from g.draw_country("global_table_muslim", g.s.muslim())
    elif all(country.is_non_muslim for country in candidates):
        non_muslim = [country for country in everywhere if country.is_non_muslim]
        result = yield from g.draw_country("global_table_non_muslim", non_muslim)
    else:
        result = yield from g.draw_country("global_table", everywhere)
    g.note("why-global", "9.5", why=True, country=result)
    return result


def schengen_table(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """One die on the Schengen table (9.5)."""
    pips = yield from g.roll("schengen_table")
    result = g.s[solitaire_data()["tables"]["schengen"][pips - 1]]
    g.note("why-schengen", "9.5", why=True, pips=pips, country=result)
    return (yield from closest(g, result, candidates))


def shia_mix_table(g: Play) -> Ask[Country]:
    """Three dice summed on the Shia-Mix table (9.5)."""
    total = 0
    for _ in range(3):
        total += yield from g.roll("shia_mix_table")
    result = g.s[solitaire_data()["tables"]["shia_mix"][(total - 3) // 2]]
    g.note("why-shia-mix", "9.5", why=True, total=total, country=result)
    return result


def closest(g: Play, result: Country, candidates: Sequence[Country]) -> Ask[Country]:
    """The table's country if it is eligible, else the closest eligible one, ties by die (9.5.1)."""
    if any(country is result for country in candidates):
        return result
    near = g.s.nearest(result, [country.id for country in candidates])
    nearest = [country for country in candidates if country.id in near]
    g.note("why-closest", "9.5.1", why=True, country=result, countries=nearest)
    if len(nearest) <= DIE:
        return (yield from by_die(g, nearest))
    chosen = yield from g.draw_country("closest", nearest)
    g.note("why-drawn", "9.5.1", why=True, country=chosen)
    return chosen
