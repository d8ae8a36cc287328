"""Positions in the words people may use, and what they may change by hand."""

from __future__ import annotations

from typing import Any

from sandtable import Table
from sandtable.core.game import games

CELL = {"iran": {"cells": 1}}


def test_plots_may_be_written_as_text() -> None:
    as_text = {"game": "labyrinth", "countries": {**CELL, "france": {"posture": "soft", "plots": ["1", "2", "wmd"]}}}
    as_numbers = {"game": "labyrinth", "countries": {**CELL, "france": {"posture": "soft", "plots": [1, 2, "wmd"]}}}
    for document in (as_text, as_numbers):
        document["wmd"] = {"loose": 2}
    table = Table.from_position(as_text, seed=1)
    assert table.state == Table.from_position(as_numbers, seed=1).state
    assert [plot.kind for plot in table.state["france"].plots] == [1, 2, 4]
    assert table.state.available_plots == [1, 1, 2, 3]


def fields(group: str) -> dict[str, dict[str, Any]]:
    """What can be adjusted in a group, by the last key of its path."""
    found = next(each for each in games()["labyrinth"].facts()["adjust"] if each["id"] == group)
    return {field["path"][-1]: field for field in found["fields"]}


def test_what_may_be_adjusted_in_a_country_and_within_which_limits() -> None:
    iraq, france = fields("country:iraq"), fields("country:france")
    for name in ("cells", "active_cells", "troops"):
        assert (iraq[name]["kind"], iraq[name]["least"], iraq[name]["most"]) == ("number", 0, 15)
    assert (iraq["aid"]["kind"], iraq["aid"]["most"]) == ("number", None)
    assert iraq["cadre"]["kind"] == iraq["besieged"]["kind"] == "flag"
    assert "posture" not in iraq
    assert not {"governance", "alignment", "aid", "rc"} & set(france)


def test_a_choice_may_be_left_open_in_a_country_and_nowhere_else() -> None:
    iraq, france, tracks = fields("country:iraq"), fields("country:france"), fields("tracks")
    assert all(iraq[name]["none"] for name in ("governance", "alignment", "rc"))
    assert france["posture"]["none"]
    assert not tracks["us_posture"]["none"]
    assert not any(field["none"] for field in iraq.values() if field["kind"] != "choice")
