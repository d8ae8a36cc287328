"""The Caliphate: its declaration, its borders, and what becomes of its Capital (11.3.8)."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import aftermath, countries, debts, pieces, tracks, victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.rules import CALIPHATE
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST

CELLS_TO_DECLARE: Final = 3  # 11.3.8a
MOVE_CAPITAL: Final = "move_capital"


# -- declaring it (11.3.8)


def may_be_declared(s: State, country: Country) -> bool:
    """Whether the Capital could be placed here: no Capital is on the map, and the country could join."""
    return CALIPHATE in s.rules.has and country.could_join_caliphate and s.capital is None


def offer(g: Play, country: Country, placed: int) -> Ask[None]:
    """An event has placed this many cells in a country: the Jihadist side may declare the Caliphate there (11.3.8a)."""
    yield from place_capital(g)
    if placed < CELLS_TO_DECLARE or not may_be_declared(g.s, country):
        return
    if (yield from g.agrees(JIHADIST, Purpose.DECLARE_CALIPHATE, country=country)):
        declare(g, country)


def declare(g: Play, country: Country) -> None:
    """Place the Capital: Funding rises by two, and Islamist Rule counts one Resource more (11.3.8b)."""
    countries.place_capital(g, country)
    g.note("caliphate-declared", "11.3.8", country=country)
    tracks.change_funding(g, 2, "11.3.8")
    redraw(g)
    victory.check_tracks(g)


# -- its borders (11.3.8.1)


def members(s: State, capital: Country) -> set[str]:
    """The Capital and all that could join, by an unbroken chain of Adjacent countries that could (11.3.8.1)."""
    found = {capital.id}
    ring = [capital]
    while ring:
        near = {id for country in ring for id in s.adjacent_ids(country) if s[id].could_join_caliphate}
        ring = [s[id] for id in near - found]
        found |= near
    return found


@aftermath.follows(CALIPHATE)
def _follow(g: Play, country: Country) -> None:
    redraw(g)


def redraw(g: Play) -> None:
    """Redraw the borders at once; the Capital leaves a country that no longer belongs (11.3.8.1, 11.3.8.2)."""
    s = g.s
    capital = s.capital
    if capital is None:
        return
    if not capital.could_join_caliphate:
        _lose_country(g, capital)
        return
    inside = members(s, capital)
    _draw_borders(g, inside)


def _draw_borders(g: Play, inside: set[str]) -> None:
    for country in g.s.where(lambda country: country.in_caliphate or country.id in inside):
        _mark(g, country, country.id in inside)


def _mark(g: Play, country: Country, inside: bool) -> None:
    countries.enter_caliphate(g, country, inside=inside)
    if inside:
        pieces.rouse(g, country)


# -- its Capital moved or lost (11.3.8.2)


def _heirs(s: State) -> list[Country]:
    """Other countries of the Caliphate, to one of which the Capital can move."""
    return [country for country in s.muslim() if country.in_caliphate and country.could_join_caliphate]


def _lose_country(g: Play, capital: Country) -> None:
    """The Capital moves to another country of the Caliphate, or is removed if there is none (11.3.8.2)."""
    _mark(g, capital, False)
    heirs = _heirs(g.s)
    if not heirs:
        _remove_capital(g, capital, -2, 2)
        return
    # Until it is placed again it is nowhere, also if the US wins at this moment (2.1).
    countries.remove_capital(g, capital)
    tracks.change_funding(g, -1, "11.3.8.2")
    tracks.change_prestige(g, 1, "11.3.8.2")  # which may end the game
    if len(heirs) == 1:
        _move_capital(g, heirs[0])
    else:
        debts.owe_first(g, MOVE_CAPITAL, capital)


def _move_capital(g: Play, heir: Country) -> None:
    countries.place_capital(g, heir)
    g.note("capital-moved", "11.3.8.2", country=heir)
    redraw(g)
    victory.check_tracks(g)  # its Resource counts again, perhaps beside others that are new


def _remove_capital(g: Play, capital: Country, funding: int, prestige: int) -> None:
    """The Caliphate falls; it may be declared again (11.3.8.2)."""
    countries.remove_capital(g, capital)
    g.note("capital-lost", "11.3.8.2")
    _draw_borders(g, set())
    tracks.change_funding(g, funding, "11.3.8.2")
    tracks.change_prestige(g, prestige, "11.3.8.2")


def place_capital(g: Play) -> Ask[None]:
    """A Capital that has to move does so at once (11.3.8.2), as soon as there is time to ask where to."""
    yield from debts.pay(g, MOVE_CAPITAL)


@debts.payment(MOVE_CAPITAL)
def _choose_capital(g: Play, country: Country) -> Ask[None]:
    """The Jihadist side picks the country to which the Capital has to move; never by its own will (11.3.8.2)."""
    heirs = _heirs(g.s)
    if heirs:
        _move_capital(g, (yield from g.choose(JIHADIST, Purpose.MOVE_CAPITAL, heirs)))
    else:
        _remove_capital(g, country, -1, 1)  # the move had its effect already
