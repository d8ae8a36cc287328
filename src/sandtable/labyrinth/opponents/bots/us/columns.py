"""The columns of the US bot's Priorities table, row by row from the top (13.3.1, 13.3.5, 13.4.3)."""

from __future__ import annotations

from typing import Final

from sandtable.core.charts import highest, holds, lowest
from sandtable.labyrinth.opponents.bots import vocabulary
from sandtable.labyrinth.opponents.bots.charts import (
    BESIEGED,
    CIVIL_WAR,
    FAIR,
    FEWEST_CELLS,
    GOOD,
    HAS_AID,
    IRAN_WMD,
    MOST_CELLS,
    NEAR_GOOD_ALLY,
    NEAR_ISLAMIST,
    NEUTRAL,
    OIL_EXPORTER,
    PAKISTAN_WMD,
    RESOURCE,
    SYRIA_WMD,
    Column,
    Row,
    awakening_only,
    base_only,
)
from sandtable.labyrinth.opponents.bots.us.terms import has_abu_sayyaf, plot_dice

RULE: Final = "13.4.3"

FEWEST_PLOT_DICE: Final[Row] = lowest("plot_dice", plot_dice)
REGIME_CHANGE: Final[Row] = holds("regime_change", lambda s, country: country.is_regime_change)
CAPITAL: Final[Row] = awakening_only(holds("capital", lambda s, country: country.capital))
ABU_SAYYAF: Final[Row] = base_only(holds("holds_abu_sayyaf", has_abu_sayyaf))
MUSLIM_NEAR_ISLAMIST: Final[Row] = holds(
    "muslim_near_islamist", lambda s, country: country.is_muslim and vocabulary.near_islamist_rule(s, country)
)
LOWEST_RESOURCE: Final[Row] = lowest("lowest_resource", vocabulary.resource)
MOST_PLOTS: Final[Row] = highest("most_plots", lambda s, country: len(country.plots))
MOST_TROOPS: Final[Row] = highest("most_troops", lambda s, country: country.troops)
STORED_WMD: Final = (PAKISTAN_WMD, SYRIA_WMD, IRAN_WMD)

DISRUPT: Final = Column(
    "disrupt",
    RULE,
    (
        *STORED_WMD,
        ABU_SAYYAF,
        GOOD,
        FAIR,
        RESOURCE,
        BESIEGED,
        MOST_CELLS,
        MUSLIM_NEAR_ISLAMIST,
        HAS_AID,
        OIL_EXPORTER,
    ),
)
WOI_MUSLIM: Final = Column(
    "woi_muslim",
    RULE,
    (
        FEWEST_PLOT_DICE,
        REGIME_CHANGE,
        CAPITAL,
        *STORED_WMD,
        CIVIL_WAR,
        NEAR_GOOD_ALLY,
        RESOURCE,
        NEUTRAL,
        BESIEGED,
        NEAR_ISLAMIST,
        FEWEST_CELLS,
        MOST_TROOPS,
        OIL_EXPORTER,
    ),
)
DEPLOY_TO: Final = Column(
    "deploy_to",
    RULE,
    (*STORED_WMD, FAIR, RESOURCE, BESIEGED, MOST_CELLS, NEAR_ISLAMIST, HAS_AID, OIL_EXPORTER),
)
DEPLOY_FROM: Final = Column("deploy_from", RULE, (FEWEST_CELLS, LOWEST_RESOURCE, MOST_PLOTS, MOST_TROOPS))
REGIME_CHANGE_COLUMN: Final = Column("regime_change", RULE, (RESOURCE, NEAR_ISLAMIST, FEWEST_CELLS))
COLUMNS: Final = (DISRUPT, WOI_MUSLIM, DEPLOY_TO, DEPLOY_FROM, REGIME_CHANGE_COLUMN)
