"""The operations of the COIN factions (3.2)."""

from __future__ import annotations

from typing import Final

from sandtable.plain.executing import Operation
from sandtable.plain.lasting import limit_spaces
from sandtable.plain.operations.assault import assault_in, assault_where
from sandtable.plain.operations.patrol import PATROL_RULES
from sandtable.plain.operations.sweep import SWEEP_RULES
from sandtable.plain.operations.train import TRAIN_RULES
from sandtable.plain.purposes import Purpose
from sandtable.plain.terms import ASSAULT, PATROL, SWEEP, TRAIN

ASSAULT_RULES: Final = Operation(Purpose.ASSAULT_WHERE, assault_where, assault_in, begin=limit_spaces)
"""Assault (3.2.4), space by space."""
OPERATIONS: Final = {TRAIN: TRAIN_RULES, PATROL: PATROL_RULES, SWEEP: SWEEP_RULES, ASSAULT: ASSAULT_RULES}
