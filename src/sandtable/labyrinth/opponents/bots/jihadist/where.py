"""Where the Jihadist bot acts: its Operations Priorities flows and the columns of its Priorities table (12.4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from sandtable.core import charts
from sandtable.core.charts import highest, holds, lowest
from sandtable.core.questions import Ask
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents.bots import vocabulary as terms
from sandtable.labyrinth.opponents.bots.charts import (
    BESIEGED,
    CIVIL_WAR,
    FAIR,
    FEWEST_CELLS,
    GOOD,
    HAS_AID,
    HIGHEST_RECRUIT,
    IRAN_WMD,
    ISLAMIST,
    LOWEST_RECRUIT,
    NEAR_GOOD_ALLY,
    NEAR_ISLAMIST,
    NOT_ISLAMIST,
    NOT_REGIME_CHANGE,
    NOT_UNITED_STATES,
    OIL_EXPORTER,
    PAKISTAN_WMD,
    POOR,
    POSTURE_OF_US,
    REGIME_CHANGE_TROOPS,
    RESOURCE,
    RUSSIA,
    SYRIA_WMD,
    TROOPS,
    UNITED_STATES,
    Chart,
    Column,
    Row,
    awakening_only,
    base_only,
    by_column,
    by_flow,
    left_to_lot,
    where_box,
)
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import PRESTIGE_MOST

PRESTIGE_LEAST: Final = 1

# -- rows of its own

BEST_DRM: Final = "best_drm"
"""The row that counts for Jihad rolls alone (12.4.2)."""
BEST_MINOR: Final[Row] = awakening_only(lowest(BEST_DRM, terms.minor_drm))
BEST_MAJOR: Final[Row] = awakening_only(lowest(BEST_DRM, terms.major_drm))
EASIEST_MINOR: Final[Row] = awakening_only(lowest("easiest_minor", terms.minor_drm))
HARDEST_MINOR: Final[Row] = awakening_only(highest("hardest_minor", terms.minor_drm))
MOST_UNUSED: Final[Row] = highest("most_unused", terms.unused)
MOST_UNUSED_ACTIVE: Final[Row] = highest("most_unused_active", terms.unused_active)
MOST_PLOTTERS: Final[Row] = highest("most_unused_active", terms.unused_plotters)
NO_PRESTIGE_BY_DISRUPT: Final[Row] = holds(
    "no_prestige_by_disrupt", lambda s, country: not terms.disrupt_prestige(s, country)
)
PRESTIGE_BY_DISRUPT: Final[Row] = holds(
    "prestige_by_disrupt", lambda s, country: terms.disrupt_prestige(s, country) and s.prestige < PRESTIGE_MOST
)
TROOPS_FOR_PRESTIGE: Final[Row] = holds(
    "troops_for_prestige", lambda s, country: country.troops and s.prestige > PRESTIGE_LEAST
)
ABU_SAYYAF: Final[Row] = base_only(
    holds(
        "abu_sayyaf",
        lambda s, country: (
            country.id == "philippines"
            and s.in_play("abu_sayyaf")
            and country.cells >= country.troops
            and s.prestige > PRESTIGE_LEAST
        ),
    )
)
NEUTRAL_MUSLIM: Final[Row] = holds("neutral_muslim", lambda s, country: country.is_muslim and country.is_neutral)
FAIR_NON_MUSLIM: Final[Row] = holds("fair_non_muslim", lambda s, country: not country.is_muslim and country.is_fair)

# -- the Priorities table

RECRUIT_TRAVEL_TO: Final = Column(
    "recruit_travel_to",
    "12.4.2",
    (
        NOT_ISLAMIST,
        PAKISTAN_WMD,
        BESIEGED,
        SYRIA_WMD,
        IRAN_WMD,
        UNITED_STATES,
        POOR,
        FAIR,
        GOOD,
        RESOURCE,
        RUSSIA,
        NO_PRESTIGE_BY_DISRUPT,
        HIGHEST_RECRUIT,
        EASIEST_MINOR,
        POSTURE_OF_US,
        MOST_UNUSED,
        NEAR_ISLAMIST,
        OIL_EXPORTER,
    ),
)
_JIHAD: Final = (
    PAKISTAN_WMD,
    BESIEGED,
    SYRIA_WMD,
    HAS_AID,
    REGIME_CHANGE_TROOPS,
    RESOURCE,
    TROOPS,
    IRAN_WMD,
    MOST_UNUSED,
    NEAR_ISLAMIST,
    OIL_EXPORTER,
)
JIHAD: Final = Column("jihad", "12.4.2", _JIHAD)
"""The column as events use it, without the row for Jihad rolls (12.3.1, 12.3.6, 12.3.7)."""
MINOR_JIHAD: Final = Column("minor_jihad", "12.4.2", (BEST_MINOR, *_JIHAD))
MAJOR_JIHAD: Final = Column("major_jihad", "12.4.2", (BEST_MAJOR, *_JIHAD))
PLOT: Final = Column(
    "plot",
    "12.4.2",
    (
        UNITED_STATES,
        TROOPS_FOR_PRESTIGE,
        PAKISTAN_WMD,
        ABU_SAYYAF,
        MOST_PLOTTERS,
        SYRIA_WMD,
        HAS_AID,
        REGIME_CHANGE_TROOPS,
        RESOURCE,
        IRAN_WMD,
        CIVIL_WAR,
        NEUTRAL_MUSLIM,
        BESIEGED,
        NEAR_GOOD_ALLY,
        FAIR_NON_MUSLIM,
        POSTURE_OF_US,
        LOWEST_RECRUIT,
        NEAR_ISLAMIST,
        OIL_EXPORTER,
    ),
)


@cache
def travel_from_column(destination: str) -> Column:
    """The column Travel From, for one destination."""
    return Column(
        "travel_from",
        "12.3.9",
        (
            holds("not_destination", lambda s, country: country.id != destination),
            ISLAMIST,
            POOR,
            FAIR,
            GOOD,
            NOT_UNITED_STATES,
            MOST_UNUSED_ACTIVE,
            NOT_REGIME_CHANGE,
            HARDEST_MINOR,
            PRESTIGE_BY_DISRUPT,
            LOWEST_RECRUIT,
        ),
    )


# -- the Operations Priorities flows


def _best_of_auto_recruit(s: State, candidates: Sequence[Country]) -> Sequence[Country]:
    """Islamist Rule only if there is nothing else; of the others those with the best modifier."""
    others = [country for country in candidates if not country.is_islamist] or candidates
    return BEST_MINOR.narrowed(s, others)


_NEEDS_CELLS: Final = where_box("needs_cells", terms.needs_cells)
_AUTO_RECRUIT: Final = charts.WhereBox("auto_recruit", terms.auto_recruit, keeps=_best_of_auto_recruit)
_DOWN_TO_POOR: Final = (
    where_box("good_muslim", terms.is_good_muslim),
    where_box("fair_muslim", terms.is_fair_muslim, keeps=BEST_MINOR),
    where_box("non_muslim", terms.is_non_muslim),
    where_box("poor_muslim", terms.is_poor_muslim, keeps=BEST_MAJOR),
)
RECRUIT_FLOW: Final = Chart("bot_recruit", "12.4.2", (_NEEDS_CELLS, _AUTO_RECRUIT, *_DOWN_TO_POOR))
TRAVEL_TO_FLOW: Final = Chart("bot_travel_to", "12.4.2", (_NEEDS_CELLS, *_DOWN_TO_POOR))


def _funding_is_tight(s: State) -> bool:
    return s.funding_level == "tight"


PLOT_FLOW: Final = Chart(
    "bot_plot",
    "12.4.2",
    (
        where_box("poor_when_tight", lambda s, c: not c.is_muslim and c.is_poor, _funding_is_tight),
        where_box("fair_when_tight", lambda s, c: not c.is_muslim and c.is_fair, _funding_is_tight),
        where_box("good_when_tight", lambda s, c: not c.is_muslim and c.is_good, _funding_is_tight),
        where_box(
            "poor_with_troops",
            lambda s, c: terms.is_poor_muslim(s, c) and c.troops and terms.unused_plotters(s, c) > 0,
        ),
        where_box("fair_muslim", terms.is_fair_muslim),
        where_box("good_muslim", terms.is_good_muslim),
        where_box("non_muslim", terms.is_non_muslim),
        where_box("poor_muslim", terms.is_poor_muslim),
    ),
)


@cache
def travel_from_flow(destination: str) -> Chart:
    """The flow Travel From, for one destination."""
    return Chart(
        "bot_travel_from",
        "12.3.9",
        (
            where_box("adjacent", lambda s, country: destination in s.adjacent_ids(country)),
            where_box("auto_recruit", terms.auto_recruit),
            where_box("fewest_cells", lambda s, country: True, keeps=FEWEST_CELLS),
        ),
    )


# -- choosing one country


def place(g: Play, candidates: Sequence[Country]) -> Ask[Country]:
    """Where cells are recruited, placed or replaced: the flow Recruit, then its column (12.3.2)."""
    flow, column = RECRUIT_FLOW.citing("12.3.2"), RECRUIT_TRAVEL_TO._replace(rule="12.3.2")
    return (yield from by_flow(g, flow, column, candidates))


def places(s: State, candidates: Sequence[Country]) -> Sequence[Country]:
    """The countries of which that would choose one."""
    return left_to_lot(s, RECRUIT_FLOW, RECRUIT_TRAVEL_TO, candidates)


def by_jihad_column(g: Play, candidates: Sequence[Country], rule: str) -> Ask[Country]:
    """Where unrest, Troops, Militia or a shift is chosen: the column Jihad without its row for rolls."""
    return (yield from by_column(g, JIHAD._replace(rule=rule), candidates))


def by_plot_column(g: Play, candidates: Sequence[Country], rule: str = "12.3.4") -> Ask[Country]:
    """Where an event places its plot: the column alone (12.3.4)."""
    return (yield from by_column(g, PLOT._replace(rule=rule), candidates))


UNMARKED: Final[Row] = holds("unmarked", lambda s, country: country.is_unmarked)
POSTURE: Final = Column("posture", "12.3.5", (POSTURE_OF_US, UNMARKED))
"""Whose Posture is chosen or rolled: those of the US Posture, then unmarked ones (12.3.5)."""
