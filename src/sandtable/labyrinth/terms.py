"""The vocabulary of the game: sides, Governance, Alignment, Posture, levels and plots."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final

US: Final = "us"
JIHADIST: Final = "jihadist"
UNASSOCIATED: Final = "unassociated"
SIDES: Final = (US, JIHADIST)


def other(side: str) -> str:
    """The opposing side."""
    return JIHADIST if side == US else US


class Governance(IntEnum):
    """How well a country is governed, best to worst; the number drives operations and rolls (4.2.1)."""

    GOOD = 1
    FAIR = 2
    POOR = 3
    ISLAMIST_RULE = 4


class Alignment(IntEnum):
    """A Muslim country's stand towards the US (4.2.3)."""

    ALLY = 1
    NEUTRAL = 2
    ADVERSARY = 3


class Posture(StrEnum):
    """A Non-Muslim country's stand on terror (4.3.2)."""

    HARD = "hard"
    SOFT = "soft"

    @property
    def opposite(self) -> Posture:
        """The other Posture."""
        return Posture.SOFT if self is Posture.HARD else Posture.HARD


class Kind(StrEnum):
    """What a country is (4.1.2)."""

    SUNNI = "sunni"
    SHIA_MIX = "shia_mix"
    NON_MUSLIM = "non_muslim"
    IRAN = "iran"


GOOD: Final = Governance.GOOD
FAIR: Final = Governance.FAIR
POOR: Final = Governance.POOR
ISLAMIST_RULE: Final = Governance.ISLAMIST_RULE
ALLY: Final = Alignment.ALLY
NEUTRAL: Final = Alignment.NEUTRAL
ADVERSARY: Final = Alignment.ADVERSARY
HARD: Final = Posture.HARD
SOFT: Final = Posture.SOFT

GOVERNANCE_WORD: Final = {level: level.name.lower() for level in Governance}
ALIGNMENT_WORD: Final = {stand: stand.name.lower() for stand in Alignment}

CELLS: Final = 15  # 4.6.1
TROOPS: Final = 15  # 4.6.1
EXTRA_CELLS: Final = 3  # 11.3.7
MILITIA: Final = 15  # 11.2.9
UNREST: Final = 15  # Awakening markers, and as many Reaction markers; their backs count two (11.1.2, 11.2.9)
BOX: Final = 5  # cubes or cylinders in a box of the Troops and Funding tracks (4.7.3, 4.7.4)
PRESTIGE_MOST: Final = 12
FUNDING_MOST: Final = 9
LEVEL: Final = 3  # spaces of the Prestige and Funding tracks at one level (4.7.1, 4.7.4.1)
PRESTIGE_LEVELS: Final = ("low", "medium", "high", "very_high")
FUNDING_LEVELS: Final = ("tight", "moderate", "ample")
TROOPS_LEVELS: Final = ("overstretch", "war", "low_intensity")
RESERVES_MOST: Final = 2  # 6.3.3

WMD: Final = 4
"""The kind of a WMD plot; numbered plots are 1, 2 and 3."""
HIDDEN: Final = 0
"""A plot or a card whose face may not be seen."""
NUMBERED_PLOTS: Final = (1, 1, 1, 2, 2, 3)  # 4.8.1, tables.plots
EVERY_PLOT: Final = frozenset((*NUMBERED_PLOTS, WMD))

GREEN: Final = "green"
"""The side of a Regime Change marker that shows in the turn it is placed (4.8.2)."""
TAN: Final = "tan"
"""Its other side, from the end of that turn on (5.2.9)."""

ACTIVE: Final = "active"
SLEEPER: Final = "sleeper"
SADR: Final = "sadr"

DISRUPTED: Final = "disrupted"
TESTED: Final = "tested"
IMPROVED: Final = "improved"
OPERATIONS: Final = "operations"
EVENTS: Final = "events"
PLOTS_RESOLVED_IN: Final = "plots_resolved_in"
WMD_RESOLVED_IN: Final = "wmd_resolved_in"
