"""The levels of the book opponents: each is one named function, asked where its rule acts (9.7, 12.5, 13.5)."""

from __future__ import annotations

from typing import Final

from sandtable.labyrinth.country import Country
from sandtable.labyrinth.markers import TRAINING_CAMPS
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US

IDEOLOGY: Final = ("normal", "coherent", "attractive", "potent", "infectious", "virulent")
"""Jihadist Ideology of rule 9 (9.7): each level keeps what the ones before it change."""
BOT_IDEOLOGY: Final = ("muddled", "coherent", "attractive", "potent", "infectious", "virulent")
"""Jihadist Ideology of rule 12 (12.5): the same names one step on, and other changes."""
US_RESOLVE: Final = ("off_guard", "competent", "adept", "vigilant", "ruthless", "no_mercy")
"""US Resolve of rule 13 (13.5): each level keeps what the ones before it change."""

_SIDES: Final = {"9": JIHADIST, "12": JIHADIST, "13": US}
_LADDERS: Final = {"9": IDEOLOGY, "12": BOT_IDEOLOGY, "13": US_RESOLVE}
_AT_LEAST: Final = {
    (rule, level): ladder[place:] for rule, ladder in _LADDERS.items() for place, level in enumerate(ladder)
}
"""Each level and all that are higher."""


def _reaches(s: State, rule: str, level: str) -> bool:
    """Whether the opponent of a rule plays at this level or a higher one."""
    seat = s.books.get(_SIDES[rule])
    return seat is not None and seat.rule == rule and seat.level in _AT_LEAST[rule, level]


# -- Jihadist Ideology (9.7, 12.5)


def plots_per_success(s: State) -> int:
    """Coherent (9.7), Attractive (12.5): each Plot success places two plots."""
    return 2 if _reaches(s, "9", "coherent") or _reaches(s, "12", "attractive") else 1


def cells_per_recruit(s: State) -> int:
    """Attractive (9.7), Potent (12.5): each Recruit success places two cells."""
    return 2 if _reaches(s, "9", "attractive") or _reaches(s, "12", "potent") else 1


def excess_for_major_jihad(s: State) -> int:
    """Potent (9.7): Major Jihad needs only three more cells than Troops, not five (8.4.2)."""
    return 3 if _reaches(s, "9", "potent") else 5


def us_may_discard_last_card(s: State) -> bool:
    """Infectious (9.7): the US may not discard its last card (5.2.4)."""
    return not _reaches(s, "9", "infectious")


def us_may_hold_last_card(s: State) -> bool:
    """Infectious (9.7, 12.5): the US may not hold its last card (5.2.4)."""
    return not (_reaches(s, "9", "infectious") or _reaches(s, "12", "infectious"))


def spares_failed_cells(s: State) -> bool:
    """Virulent (9.7): failed Jihad rolls remove no cells (8.4.3)."""
    return _reaches(s, "9", "virulent")


def ignores_awakening(s: State, *, minor: bool) -> bool:
    """Coherent (12.5): Awakening markers do not hinder Minor Jihad (11.1.3); Virulent: nor any other Jihad roll."""
    return _reaches(s, "12", "coherent" if minor else "virulent")


# -- US Resolve (13.5)


def plots_per_alert(s: State) -> int:
    """Competent: an Alert removes two plots of the same country (7.5)."""
    return 2 if _reaches(s, "13", "competent") else 1


def prestige_of_disrupt(s: State, country: Country) -> int:
    """Adept: a Disrupt with two Troops raises Prestige by two (7.4.4)."""
    return 2 if country.troops >= 2 and _reaches(s, "13", "adept") else 1


def recruits_by_itself(s: State, country: Country) -> bool:
    """Recruit needs no roll there; Vigilant: neither Regime Change nor Civil War brings that about (8.2.3, 11.2.3)."""
    if not country.recruits_by_itself:
        return False
    return TRAINING_CAMPS in country.markers or not _reaches(s, "13", "vigilant")


def first_plot_sets_off_event(s: State) -> bool:
    """Ruthless: the first card used for Plot in a turn sets off its US event like any other (8.5.3)."""
    return _reaches(s, "13", "ruthless")


def knows_no_doubt(s: State) -> bool:
    """No Mercy: nothing lowers a War of Ideas roll (7.2.1.2)."""
    return _reaches(s, "13", "no_mercy")
