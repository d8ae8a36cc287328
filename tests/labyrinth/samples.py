"""Moments of Labyrinth for the contract kit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable import Table
from sandtable.labyrinth.terms import US
from tests.labyrinth.scene import turn
from tests.samples import SAMPLES, Samples, Shown, Won

INTEL_COMMUNITY = 18


def intel_community() -> Table:
    """The US is about to look at the Jihadist hand."""
    return turn(US, INTEL_COMMUNITY, jihadist=[52, 81, 92], dice=[6] * 99)


def jihadist_hand(view: Mapping[str, Any]) -> set[int]:
    """The Jihadist hand, as far as a view gives it away."""
    return {number for number in view["hands"]["jihadist"] if number}


SAMPLES["labyrinth"] = Samples(
    won=[Won(turn(US, 23).position(), {"countries": {"iran": {"cells": 0}}}, "us")],
    shown=[Shown(intel_community, [str(INTEL_COMMUNITY), "event"], "us", jihadist_hand)],
)
