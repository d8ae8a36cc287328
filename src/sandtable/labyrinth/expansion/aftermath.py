"""What a change of a country takes with it at once: markers that leave, mats that turn back, new borders."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from sandtable.core.questions import Ask
from sandtable.labyrinth import victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.expansion import caliphate, mats
from sandtable.labyrinth.markers import ADVISORS, TRAINING_CAMPS, UNSCR_1973
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.rules import CALIPHATE, MATS


def together(g: Play, act: Ask[None]) -> Ask[None]:
    """Carry out what happens at once: only when all of it is done does anything follow from it (8.1.2, 11.2.5c).

    It follows also if a victory has cut it short, which stays the one that it is (2.1).
    """
    changed: dict[str, Country] = {}
    g.unsettled = changed
    try:
        yield from act
    except victory.Ended:
        g.unsettled = None
        with suppress(victory.Ended):
            _settle_all(g, changed.values())
        raise
    finally:
        g.unsettled = None
    _settle_all(g, changed.values())


def _settle_all(g: Play, changed: Iterable[Country]) -> None:
    for country in changed:
        settle(g, country)


def settle(g: Play, country: Country) -> None:
    """Let everything follow from how a country is now; the War on Terror has nothing of the kind."""
    has = g.s.rules.has
    if not has:
        return
    if g.unsettled is not None:
        g.unsettled[country.id] = country
        return
    if country.markers:
        _settle_markers(g, country)
    if MATS in has:
        mats.turn_back(g, country)
    if CALIPHATE in has:
        caliphate.redraw(g)


def realigned(g: Play, country: Country) -> None:
    """Let everything follow from a change of Alignment."""
    if MATS in g.s.rules.has:
        mats.realigned(g, country)


def _settle_markers(g: Play, country: Country) -> None:
    """Advisors, UNSCR 1973 and Training Camps leave when what they rest on is gone (cards 121, 150 and 196)."""
    if country.advisors and (country.is_adversary or not country.civil_war or country.troops):
        while country.advisors:
            take_marker(g, country, ADVISORS)
    if UNSCR_1973 in country.markers and not country.civil_war:
        take_marker(g, country, UNSCR_1973)
    if TRAINING_CAMPS in country.markers and (country.is_good or not (country.cells or country.cadre)):
        take_marker(g, country, TRAINING_CAMPS)


def take_marker(g: Play, country: Country, marker: str) -> None:
    """A marker leaves a country."""
    country.take(marker)
    g.s.pieces_moved()
    g.note("marker-left", "6.2.8", marker=marker, country=country)
