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


DELTA_SEALS = 135


def delta_seals() -> Table:
    """The US is about to look at the plots."""
    countries = {
        "egypt": {"governance": "poor", "alignment": "neutral", "plots": [1, "wmd", 3]},
        "france": {"posture": "soft", "plots": [2]},
        "pakistan": {"governance": "fair", "alignment": "neutral", "wmd_cache": 2},
    }
    return turn(US, DELTA_SEALS, jihadist=[130], countries=countries, dice=[6] * 99)


def plots_on_map(view: Mapping[str, Any]) -> set[object]:
    """The plots on the map, as far as a view gives them away."""
    rows = {id: country["plots"] for id, country in view["countries"].items()}
    return {(id, place, row[place]["plot"]) for id, row in rows.items() for place in range(len(row))
            if row[place]["plot"] != "hidden"}  # fmt: skip


SAMPLES["labyrinth"] = Samples(
    in_secret=("reassess_with", "buy_back", "plot_marker", "event_effect", "choose_discard", "give_card"),
    won=[Won(turn(US, 23).position(), {"countries": {"iran": {"cells": 0}}}, "us")],
    shown=[
        Shown(intel_community, [str(INTEL_COMMUNITY), "event"], "us", jihadist_hand),
        Shown(delta_seals, [str(DELTA_SEALS), "event", "remove_wmd"], "us", plots_on_map),
    ],
)
