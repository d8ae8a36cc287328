"""The levels of the book opponents: each is one named function, asked where its rule acts (9.7, 12.5, 13.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.labyrinth import traits
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.markers import TRAINING_CAMPS
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US

Ladder = Mapping[str, tuple[str, ...]]
"""What each level brings, by the words of ``traits.py``; it keeps what the ones before it bring."""

SOLITAIRE_LADDER: Final[Ladder] = {
    "normal": (),
    "coherent": (traits.TWO_PLOTS,),
    "attractive": (traits.TWO_RECRUITS,),
    "potent": (traits.EASY_MAJOR_JIHAD,),
    "infectious": (traits.LAST_CARD_NOT_DISCARDED, traits.LAST_CARD_NOT_HELD),
    "virulent": (traits.SPARES_FAILED_CELLS,),
}
"""Jihadist Ideology of rule 9 (9.7)."""
BOT_LADDER: Final[Ladder] = {
    "muddled": (),
    "coherent": (traits.MINOR_JIHAD_UNHINDERED,),
    "attractive": (traits.TWO_PLOTS,),
    "potent": (traits.TWO_RECRUITS,),
    "infectious": (traits.LAST_CARD_NOT_HELD,),
    "virulent": (traits.JIHAD_UNHINDERED,),
}
"""Jihadist Ideology of rule 12 (12.5): the same names one step on, and other changes."""
US_LADDER: Final[Ladder] = {
    "off_guard": (),
    "competent": (traits.TWO_ALERTED,),
    "adept": (traits.PROUD_OF_DISRUPT,),
    "vigilant": (traits.RECRUITS_ROLL,),
    "ruthless": (traits.FIRST_PLOT_SETS_OFF,),
    "no_mercy": (traits.NO_DOUBT,),
}
"""US Resolve of rule 13 (13.5)."""
IDEOLOGY: Final = tuple(SOLITAIRE_LADDER)
BOT_IDEOLOGY: Final = tuple(BOT_LADDER)
US_RESOLVE: Final = tuple(US_LADDER)


def brought_by(ladder: Ladder, level: str) -> tuple[str, ...]:
    """All that a level changes: what it brings, and what the ones before it do."""
    names = [*ladder]
    return tuple(trait for name in names[: names.index(level) + 1] for trait in ladder[name])


# -- Jihadist Ideology (9.7, 12.5)


def plots_per_success(s: State) -> int:
    """Coherent (9.7), Attractive (12.5): each Plot success places two plots."""
    return 2 if s.differs(JIHADIST, traits.TWO_PLOTS) else 1


def cells_per_recruit(s: State) -> int:
    """Attractive (9.7), Potent (12.5): each Recruit success places two cells."""
    return 2 if s.differs(JIHADIST, traits.TWO_RECRUITS) else 1


def excess_for_major_jihad(s: State) -> int:
    """Potent (9.7): Major Jihad needs only three more cells than Troops, not five (8.4.2)."""
    return 3 if s.differs(JIHADIST, traits.EASY_MAJOR_JIHAD) else 5


def us_may_discard_last_card(s: State) -> bool:
    """Infectious (9.7): the US may not discard its last card (5.2.4)."""
    return not s.differs(JIHADIST, traits.LAST_CARD_NOT_DISCARDED)


def us_may_hold_last_card(s: State) -> bool:
    """Infectious (9.7, 12.5): the US may not hold its last card (5.2.4)."""
    return not s.differs(JIHADIST, traits.LAST_CARD_NOT_HELD)


def spares_failed_cells(s: State) -> bool:
    """Virulent (9.7): failed Jihad rolls remove no cells (8.4.3)."""
    return s.differs(JIHADIST, traits.SPARES_FAILED_CELLS)


def ignores_awakening(s: State, *, minor: bool) -> bool:
    """Coherent (12.5): Awakening markers do not hinder Minor Jihad (11.1.3); Virulent: nor any other Jihad roll."""
    return s.differs(JIHADIST, traits.MINOR_JIHAD_UNHINDERED if minor else traits.JIHAD_UNHINDERED)


# -- US Resolve (13.5)


def plots_per_alert(s: State) -> int:
    """Competent: an Alert removes two plots of the same country (7.5)."""
    return 2 if s.differs(US, traits.TWO_ALERTED) else 1


def prestige_of_disrupt(s: State, country: Country) -> int:
    """Adept: a Disrupt with two Troops raises Prestige by two (7.4.4)."""
    return 2 if country.troops >= 2 and s.differs(US, traits.PROUD_OF_DISRUPT) else 1


def recruits_by_itself(s: State, country: Country) -> bool:
    """Recruit needs no roll there; Vigilant: neither Regime Change nor Civil War brings that about (8.2.3, 11.2.3)."""
    if not country.recruits_by_itself:
        return False
    return TRAINING_CAMPS in country.markers or not s.differs(US, traits.RECRUITS_ROLL)


def first_plot_sets_off_event(s: State) -> bool:
    """Ruthless: the first card used for Plot in a turn sets off its US event like any other (8.5.3)."""
    return s.differs(US, traits.FIRST_PLOT_SETS_OFF)


def knows_no_doubt(s: State) -> bool:
    """No Mercy: nothing lowers a War of Ideas roll (7.2.1.2)."""
    return s.differs(US, traits.NO_DOUBT)
