"""The Where? charts of rule 9: Plot, Jihad, Recruit and Travel, box by box (9.4.2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from sandtable.core.charts import first_box, highest, holds
from sandtable.core.questions import Ask
from sandtable.labyrinth import levels
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.jihadist_operations import BEYOND_POOR, Journey, jihad_places
from sandtable.labyrinth.opponents.random_country import random_country, schengen_table
from sandtable.labyrinth.opponents.solitaire.priorities import (
    BESIEGED,
    FAIR,
    GOOD,
    HAS_AID,
    MUSLIM_RESOURCES,
    PAKISTAN,
    POOR,
    RESOURCES,
    Chart,
    Row,
    select,
    where_box,
    where_chart,
)
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ACTIVE, FUNDING_MOST, HARD, SLEEPER, SOFT, Governance

# -- Plot (9.4.2.2)


def _prestige_above_low(s: State) -> bool:
    return s.prestige_level != "low"


def _funding_below_most(s: State) -> bool:
    return s.funding < FUNDING_MOST


PLOT: Final[Chart] = where_chart(
    "plot",
    "9.4.2.2",
    where_box("united_states", lambda s, country: country.id == "united_states"),
    where_box(
        "abu_sayyaf",
        lambda s, country: country.id == "philippines" and country.cells >= country.troops,
        lambda s: _prestige_above_low(s) and s.in_play("abu_sayyaf"),
    ),
    where_box("troops", lambda s, country: country.troops, _prestige_above_low),
    where_box("posture", lambda s, country: country.posture == s.us_posture, lambda s: s.gwot_penalty == 0),
    where_box("aid", lambda s, country: country.aid),
    where_box("non_muslim", lambda s, country: country.is_non_muslim, _funding_below_most),
    where_box("muslim_or_iran", lambda s, country: not country.is_non_muslim, _funding_below_most),
)
PLOT_OPERATION_TIES: Final = (FAIR, GOOD, POOR)
PLOT_EVENT_TIES: Final = (GOOD, FAIR, POOR)


def where_to_plot(g: Play, candidates: Sequence[Country], *, by_event: bool = False) -> Ask[Country | None]:
    """The country for the next plot; None leads to Radicalization (9.4.2.2)."""
    fitting = first_box(g, PLOT, candidates)
    if not fitting:
        return None
    return (yield from select(g, "9.4.2.2", PLOT_EVENT_TIES if by_event else PLOT_OPERATION_TIES, fitting))


def chart_allows_plot(s: State, candidates: Sequence[Country]) -> bool:
    """Whether the Plot chart gives any of the candidates (9.4.2.1)."""
    return PLOT.allows(s, candidates)


# -- Major Jihad (9.4.1, 9.4.2.3)


def possible_major_jihads(s: State, value: int) -> list[Country]:
    """Countries in which a Major Jihad with this value could end in Islamist Rule."""
    return [country for country in jihad_places(s) if could_become_islamist(s, country, value)]


def could_become_islamist(s: State, country: Country, value: int) -> bool:
    """Enough cells over Troops, and enough dice: two from Poor, three from Fair, one less when besieged (8.4.2)."""
    if country.cells - country.troops < levels.excess_for_major_jihad(s):
        return False
    needed = BEYOND_POOR + Governance.POOR - (country.governance or Governance.POOR)
    return value >= needed - country.besieged


def where_major_jihad(g: Play, value: int) -> Ask[Country]:
    """Pakistan, then the highest Resources (9.4.2.3)."""
    fits = where_box("possible", lambda s, country: could_become_islamist(s, country, value))
    fitting = first_box(g, where_chart("major_jihad", "9.4.2.3", fits), jihad_places(g.s))
    return (yield from select(g, "9.4.2.3", (PAKISTAN, RESOURCES), fitting))


# -- Minor Jihad, and shifts by event (9.4.2.4)

GOOD_THEN_FAIR: Final = (
    where_box("good", lambda s, country: country.is_good),
    where_box("fair", lambda s, country: country.is_fair),
)
MINOR_JIHAD: Final = where_chart("minor_jihad", "9.4.2.4", *GOOD_THEN_FAIR)
ALIGNMENT_SHIFT: Final = where_chart(
    "minor_jihad", "9.4.2.4", *GOOD_THEN_FAIR, where_box("poor", lambda s, country: country.is_poor)
)
SHIA_MIX_SHIFT: Final = where_chart("minor_jihad", "9.4.2.1", *GOOD_THEN_FAIR)
MINOR_JIHAD_TIES: Final = (PAKISTAN, HAS_AID, BESIEGED, RESOURCES)


def minor_jihad_places(s: State) -> list[Country]:
    """Good or Fair countries in which Jihad is possible."""
    return [country for country in jihad_places(s) if country.is_good or country.is_fair]


def where_minor_jihad(g: Play, candidates: Sequence[Country], *, alignment: bool = False) -> Ask[Country | None]:
    """Good, then Fair (then, to shift Alignment, Poor); ties Pakistan, Aid, Besieged, Resources (9.4.2.4)."""
    fitting = first_box(g, ALIGNMENT_SHIFT if alignment else MINOR_JIHAD, candidates)
    if not fitting:
        return None
    return (yield from select(g, "9.4.2.4", MINOR_JIHAD_TIES, fitting))


# -- Recruit (9.4.2.5)


@cache
def recruit_chart(value: int) -> Chart:
    """The Recruit chart for a card of this value."""
    return where_chart(
        "recruit",
        "9.4.2.5",
        where_box("regime_change", lambda s, country: country.is_regime_change and country.excess_troops() >= 5),
        where_box("islamist_rule", lambda s, country: country.is_islamist and country.cells < 2 * value),
        where_box("elsewhere", lambda s, country: not country.is_islamist and not country.is_regime_change),
    )


HIGHEST_ROLL: Final[Row] = highest("recruit_number", lambda s, country: country.recruit_number)
RECRUIT_TIES: Final[tuple[Row, ...]] = (
    BESIEGED,
    highest("troops_and_cells", lambda s, c: c.troops + c.cells),
    MUSLIM_RESOURCES,
)


def where_to_recruit(g: Play, value: int, candidates: Sequence[Country]) -> Ask[Country | None]:
    """The country for the next Recruit roll; None leads to Radicalization (9.4.2.5)."""
    fitting = first_box(g, recruit_chart(value), candidates)
    if not fitting:
        return None
    in_last_box = not fitting[0].is_islamist and not fitting[0].is_regime_change
    lines = (HIGHEST_ROLL, *RECRUIT_TIES) if in_last_box else RECRUIT_TIES
    return (yield from select(g, "9.4.2.5", lines, fitting))


# -- Travel: destinations (9.4.2.6)


def _two_cells_from_major_jihad(s: State, country: Country) -> bool:
    if not country.is_poor or (country.id == "pakistan" and s.in_play("benazir_bhutto")):
        return False
    return country.cells + 2 - country.troops >= levels.excess_for_major_jihad(s)


def _cell_adjacent(s: State, country: Country) -> bool:
    return any(near.cells for near in s.neighbours(country))


def _of_use_to_posture(s: State, country: Country) -> bool:
    """Unmarked if the US is Hard, Soft if the US is Soft; Non-Muslim either way."""
    if s.us_posture == HARD:
        return country.is_non_muslim and country.is_unmarked
    return country.posture == SOFT


TO: Final = tuple(
    where_chart("travel_to", "9.4.2.6", *boxes)
    for boxes in (
        (
            where_box("besieged", lambda s, country: country.besieged and not country.is_islamist),
            where_box("regime_change", lambda s, country: country.is_regime_change),
            where_box("aid", lambda s, country: country.aid and not country.is_islamist),
        ),
        (where_box("near_major_jihad", _two_cells_from_major_jihad),),
        (where_box("good_or_fair", lambda s, c: c.is_muslim and (c.is_good or c.is_fair) and _cell_adjacent(s, c)),),
        (where_box("posture", _of_use_to_posture),),
    )
)
"""The bulleted boxes of the To chart, one cell each; the first asks three things in turn."""
POSTURE_BOX: Final = 3
TO_TIES: Final = (PAKISTAN, MUSLIM_RESOURCES)


def travel_destinations(g: Play, value: int, first: int = 0) -> Ask[list[Country]]:
    """All destinations of a card: at most one a box, then one random country for the rest (9.4.2.6)."""
    chosen: list[Country] = []
    for place in range(first, len(TO)):
        if len(chosen) == value:
            return chosen
        # Only the Posture box can fit a country that is not Muslim.
        fitting = first_box(g, TO[place], g.s.everywhere if place == POSTURE_BOX else g.s.muslim())
        if fitting:
            chosen.append((yield from select(g, "9.4.2.6", TO_TIES, fitting)))
    if len(chosen) < value:
        g.note("why-random", "9.4.2.6", why=True)
        somewhere = yield from random_country(g, g.s.everywhere)
        chosen += [somewhere] * (value - len(chosen))
    return chosen


def schengen_destination(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """A destination of Schengen Visas: the Posture box, by the Schengen table among several (9.4.2.1)."""
    fitting = first_box(g, TO[POSTURE_BOX], candidates) or list(candidates)
    if len(fitting) == 1:
        return fitting[0]
    return (yield from schengen_table(g, fitting))


# -- Travel: origins (9.4.2.6.1)


def free_cells(country: Country, committed: Sequence[Journey], kind: str | None = None) -> int:
    """Cells that can still Travel: Sadr cannot, and each cell goes once."""
    used = [journey.kind for journey in committed if journey.origin is country]
    if kind is None:
        return country.active + country.sleepers - len(used)
    return (country.active if kind == ACTIVE else country.sleepers) - used.count(kind)


@cache
def travel_from_chart(destination: str, value: int) -> Chart:
    """The From chart for one destination and a card of this value."""
    return where_chart(
        "travel_from",
        "9.4.2.6.1",
        where_box("islamist_rule", lambda s, country: country.is_islamist and country.cells > value),
        where_box("regime_change", lambda s, country: country.is_regime_change and country.cells > 5),
        where_box("adjacent", lambda s, country: destination in s.adjacent_ids(country)),
        where_box("random", lambda s, country: True),
    )


def travel_origin(
    g: Play,
    destination: Country,
    value: int,
    committed: Sequence[Journey],
    destinations: Sequence[Country],
    allowed: Collection[str],
) -> Ask[Journey | None]:
    """The journey of one cell to a destination, or None if no cell is free (9.4.2.6.1)."""
    s = g.s
    g.note("why-origin", "9.4.2.6.1", why=True, country=destination)
    candidates = [country for country in s.occupied if free_cells(country, committed) > 0 and country.id in allowed]
    fitting = first_box(g, travel_from_chart(destination.id, value), candidates)
    if not fitting:
        return None
    others = {country.id for country in destinations if country is not destination}
    lines: tuple[Row, ...] = (
        holds("active", lambda s, country: free_cells(country, committed, ACTIVE) > 0),
        holds("not_a_destination", lambda s, country: country.id not in others),
    )
    origin = yield from select(g, "9.4.2.6.1", lines, fitting)
    kind = ACTIVE if free_cells(origin, committed, ACTIVE) else SLEEPER  # 9.3.1
    leaving = sum(journey.origin is origin and journey.destination is not origin for journey in committed)
    if (origin.is_islamist or origin.is_regime_change) and origin.cells - leaving == 1 and origin is not destination:
        g.note("why-last-cell", "9.4.2.6.1", why=True, country=origin)
        return Journey(origin, kind, origin)
    return Journey(origin, kind, destination)
