"""What places are worth to a side, and what the other side could do in a country: what a person is shown who points."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.forecasts import Possible
from tests.labyrinth.scene import LABYRINTH, play, turn

ALLIES: Any = {
    "gulf_states": {"governance": "fair", "alignment": "ally"},
    "jordan": {"governance": "fair", "alignment": "ally"},
    "pakistan": {"governance": "poor", "alignment": "neutral"},
}


def worths(table: Table) -> dict[str, float]:
    """What the options are worth to the seat that is asked."""
    asked = table.question
    assert asked is not None
    return dict(LABYRINTH.worths(table.seen_by(asked.seat), asked))


def others(table: Table, seat: str, country: str) -> dict[str, Possible]:
    """What the other side could do in a country, by name."""
    found = LABYRINTH.others_could(table.seen_by(seat), seat, f"country:{country}")
    assert all(each.seat != seat for each in found)
    return {each.key: each for each in found}


def test_resources_near_the_goal_are_worth_more_than_better_odds() -> None:
    table = turn("us", 47, countries=ALLIES, prestige=7)
    play(table, 47, "war_of_ideas")
    found = worths(table)
    gulf, pakistan = (table.forecast(key) for key in ("gulf_states", "pakistan"))
    assert gulf is not None
    assert pakistan is not None
    assert (gulf.chance or 0) < (pakistan.chance or 0)
    assert found["gulf_states"] > found["pakistan"]  # to Good, with 3 Resources
    assert found["gulf_states"] > found["jordan"] > 0


def test_a_jihad_is_worth_what_it_can_shake() -> None:
    cells = {"cells": 2}
    countries: Any = {"gulf_states": {**ALLIES["gulf_states"], **cells}, "pakistan": {**ALLIES["pakistan"], **cells}}
    table = turn("jihadist", 81, countries=countries)
    play(table, 81, "jihad")
    found = worths(table)
    assert found["gulf_states"] > found["pakistan"] == 0  # a Poor one cannot become worse


def test_a_recruit_and_a_plot_are_worth_their_chance() -> None:
    countries: Any = {"jordan": {**ALLIES["jordan"], "cells": 1}, "united_states": {"cells": 1}}
    table = turn("jihadist", 81, countries=countries)
    recruiting = play(table.fork(), 81, "recruit")
    assert max(worths(recruiting), key=worths(recruiting).__getitem__) == "jordan"
    plotting = play(table.fork(), 81, "plot")
    assert max(worths(plotting), key=worths(plotting).__getitem__) == "united_states"


def test_where_the_thumb_is_silent_nothing_is_worth_more() -> None:
    assert worths(turn("us", 47)) == {}


def test_the_other_side_could_do_what_its_rules_allow_there() -> None:
    countries: Any = {**ALLIES, "jordan": {**ALLIES["jordan"], "cells": 1}}
    table = turn("us", 47, countries=countries)
    there = others(table, "us", "jordan")
    assert set(there) == {"recruit", "travel", "jihad", "plot"}
    assert there["jihad"].forecast is not None
    assert there["jihad"].forecast.chance == pytest.approx(2 / 6)
    assert set(others(table, "us", "gulf_states")) == {"travel"}
    assert set(others(table, "jihadist", "jordan")) >= {"war_of_ideas", "disrupt", "deploy"}
    assert others(table, "us", "nowhere") == {}
    assert LABYRINTH.others_could(table.seen_by("us"), "us", "card:12") == []
