"""Aftermath: what a change of a country takes with it at once, whoever made it.

A mover calls ``settle`` when it has changed a country; what follows is entered by the part of the rules that it belongs
to. What follows but rolls or asks is owed instead (``debts.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from sandtable.core.entering import entering
from sandtable.core.questions import Ask
from sandtable.labyrinth import victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.rules import CALIPHATE, CIVIL_WAR, MATS

Consequence = Callable[[Play, Country], None]
Enter = Callable[[Consequence], Consequence]

ORDER: Final = (CIVIL_WAR, MATS, CALIPHATE)
"""Whose consequences come first: markers that leave, mats that turn back, new borders."""
CONSEQUENCES: Final[dict[str, Consequence]] = {}
"""What follows from how a country is now, by what a set of rules has. The War on Terror has nothing of the kind."""


OF_ALIGNMENT: Final[dict[str, Consequence]] = {}
"""What follows from a change of Alignment, likewise."""


def follows(trait: str) -> Enter:
    """Enter a function as what follows wherever a set of rules has this."""
    return entering(CONSEQUENCES, "a consequence of", trait)


def follows_alignment(trait: str) -> Enter:
    """Enter a function as what follows from a change of Alignment where a set of rules has this."""
    return entering(OF_ALIGNMENT, "a consequence for Alignment of", trait)


def settle(g: Play, country: Country) -> None:
    """Let everything follow from how a country is now."""
    has = g.s.rules.has
    if not has:
        return
    if g.unsettled is not None:
        g.unsettled[country.id] = country
        return
    for trait in ORDER:
        if trait in has:
            CONSEQUENCES[trait](g, country)


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


def realigned(g: Play, country: Country) -> None:
    """Let everything follow from a change of Alignment."""
    for trait, consequence in OF_ALIGNMENT.items():
        if trait in g.s.rules.has:
            consequence(g, country)
