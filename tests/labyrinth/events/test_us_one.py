"""The US events of value 1, one by one (cards 1 to 10)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import US
from tests.labyrinth.conditions import FAIR
from tests.labyrinth.opponent_scene import book_plays
from tests.labyrinth.scene import BY_RULE_9, play, possible, scene, turn
from tests.playing import offered, told

HELD = [95, 92]
"""Cards of the Jihadist side, so that the turn goes on after the US action phase."""


# -- Backlash


@pytest.mark.rule("labyrinth", "8.5.6")
@pytest.mark.parametrize(
    ("governance", "plot", "dice", "funding"),
    [
        ("fair", 1, [6], 5 - 1),
        ("poor", 2, [6, 6], 5 - 1),
        ("good", 1, [6], 5 - 2),
        ("fair", "wmd", [6, 6, 6], 1),
    ],
)
def test_card_01_a_flagged_plot_lowers_funding(governance: str, plot: Any, dice: list[int], funding: int) -> None:
    egypt = {"governance": governance, "alignment": "neutral", "plots": [plot]}
    table = turn(US, 1, more=[], jihadist=HELD, dice=dice, wmd={"loose": 2}, countries={"egypt": egypt})
    play(table, 1, "event")
    assert table.state.funding == funding
    assert not table.state["egypt"].plots


def test_card_01_another_plot_in_the_same_country_still_raises_funding() -> None:
    egypt = {**FAIR, "plots": [1, 1]}
    table = turn(US, 1, more=[], jihadist=HELD, dice=[6, 6], countries={"egypt": egypt})
    play(table, 1, "event", "egypt:1")
    assert sorted(offered(table)) == ["egypt:1", "egypt:1:backlash"]
    play(table, "egypt:1:backlash")  # 5 - 1, then 4 + 1
    assert table.state.funding == 5


def test_card_01_the_us_picks_among_backs_in_muslim_countries_only() -> None:
    countries = {
        "egypt": {**FAIR, "plots": [1, "wmd"]},
        "france": {"posture": "hard", "plots": [2]},
        "iran": {"cells": 1, "plots": [2]},
    }
    table = turn(US, 1, countries=countries, wmd={"loose": 2})
    play(table, 1, "event")
    assert table.question is not None
    assert offered(table) == ["egypt:1", "egypt:2"]
    assert {option.label.id for option in table.question.options} == {"option-plot-hidden"}
    play(table, "egypt:2")
    assert [plot.backlash for plot in table.state["egypt"].plots] == [False, True]


def test_card_01_a_blocked_plot_loses_its_flag() -> None:
    egypt = {**FAIR, "plots": [{"plot": 1, "backlash": True}]}
    table = turn(US, 32, countries={"egypt": egypt})
    play(table, 32, "alert")
    assert table.state.available_plots == [1, 1, 1, 2, 2, 3]


# -- Biometrics


def under_biometrics(dice: list[int], **countries: Any) -> Table:
    """The US has played Biometrics, and the Jihadist side is about to Travel with Wahhabism."""
    table = turn(US, 2, more=[], jihadist=HELD, dice=dice, countries={"iran": {}, **countries})
    play(table, 2, "event")
    return play(table, "95", "travel")


def test_card_02_cells_travel_to_adjacent_countries_only() -> None:
    table = under_biometrics([], jordan={**FAIR, "cells": 1}, syria=FAIR)
    assert set(offered(table)) == {"jordan", "israel", "syria", "iraq", "saudi_arabia"}
    play(table, "syria")  # Fair and Adjacent: no roll
    assert table.state["syria"].cells == 1


@pytest.mark.parametrize(("roll", "arrived"), [(1, 1), (2, 0)])
def test_card_02_an_adjacent_good_country_needs_a_roll(roll: int, arrived: int) -> None:
    table = under_biometrics([roll], jordan={**FAIR, "cells": 1})
    play(table, "israel")
    assert (table.state["jordan"].cells, table.state["israel"].cells) == (0, arrived)


def test_card_02_going_to_ground_in_a_good_country_needs_none() -> None:
    table = under_biometrics([], israel={"active_cells": 1})
    play(table, "israel")
    assert table.state["israel"].sleepers == 1


@pytest.mark.rule("labyrinth", "5.2.6")
def test_card_02_it_lapses_at_the_end_of_the_turn() -> None:
    table = scene(step="end_of_turn", lapsing=["biometrics"], boxes={"lapsing": [2]})
    assert table.state.lapsing == []
    assert 2 in table.state.discard


# -- CTR


@pytest.mark.parametrize(
    ("central_asia", "marked"),
    [
        ({"governance": "poor", "alignment": "ally"}, True),
        ({"governance": "poor", "alignment": "neutral"}, True),
        ({"governance": "poor", "alignment": "adversary"}, False),
        ({}, False),
    ],
)
def test_card_03_marks_russia_and_a_friendly_central_asia(central_asia: dict[str, Any], marked: bool) -> None:
    table = turn(US, 3, us_posture="soft", countries={"central_asia": central_asia})
    play(table, 3, "event")
    assert table.state.markers == ({"ctr_russia", "ctr_central_asia"} if marked else {"ctr_russia"})


@pytest.mark.parametrize(
    ("marked", "open_to"),
    [
        ((), {65, 69, 71}),
        (("russia",), {65, 69}),
        (("central_asia",), {65, 71}),
        (("russia", "central_asia"), set()),
    ],
)
def test_card_03_blocks_country_by_country(marked: tuple[str, ...], open_to: set[int]) -> None:
    countries: dict[str, Any] = {
        "russia": {"posture": "hard", "cells": 1},
        "central_asia": {**FAIR, "cells": 1},
    }
    for country in marked:
        countries[country]["markers"] = ["ctr"]
    state = turn(US, 3, countries=countries).state
    assert {number for number in (65, 69, 71) if possible(state, number, "jihadist")} == open_to


def test_card_03_ex_kgb_ends_it_in_russia() -> None:
    both = {"russia": {"markers": ["ctr"]}, "central_asia": {**FAIR, "markers": ["ctr"]}}
    table = turn(US, 62, countries=both)
    play(table, 62, "reserves")
    assert table.state.markers == {"ctr_central_asia"}


# -- Moro Talks


@pytest.mark.parametrize(("roll", "posture"), [(4, "soft"), (5, "hard")])
def test_card_04_tests_the_philippines(roll: int, posture: str) -> None:
    table = turn(US, 4, dice=[roll])
    play(table, 4, "event")
    assert table.state["philippines"].posture == posture
    assert table.state.funding == 4


def test_card_04_ends_and_blocks_abu_sayyaf() -> None:
    philippines = {"posture": "soft", "troops": 2, "markers": ["abu_sayyaf"]}
    table = turn(US, 4, countries={"philippines": philippines})  # no die: it was tested before
    assert possible(table.state, 57, "jihadist")
    play(table, 4, "event")
    assert table.state.markers == {"moro_talks"}
    assert table.state["philippines"].troops == 2
    assert not possible(table.state, 57, "jihadist")


# -- NEST


def shown_to_us(table: Table) -> list[str]:
    plots = table.view("us")["countries"]["united_states"]["plots"]
    return [plot["plot"] for plot in plots]


def test_card_05_wmd_plots_in_the_united_states_lie_face_up() -> None:
    countries = {
        "united_states": {"cells": 1, "plots": [1, "wmd"]},
        "canada": {"posture": "hard", "plots": ["wmd"]},
    }
    table = turn(US, 5, countries=countries, wmd={"loose": 1})
    assert shown_to_us(table) == ["hidden", "hidden"]
    play(table, 5, "event")
    assert table.state.markers == {"nest"}
    assert shown_to_us(table) == ["hidden", "wmd"]
    assert table.view("us")["countries"]["canada"]["plots"][0]["plot"] == "hidden"
    assert [note.message.args["plot"] for note in table.notes if note.message.id == "note-plot-shown"] == ["wmd"]


def test_card_05_a_wmd_plot_placed_later_is_shown_at_once() -> None:
    us = {"cells": 3, "markers": ["nest"]}
    table = scene(
        phase={"side": "jihadist", "card": 1}, hands={"jihadist": [95], "us": [23]}, dice=[1, 1],
        countries={"united_states": us, "iran": {}}, wmd={"loose": 2},
    )  # fmt: skip
    play(table, 95, "plot", "united_states", "done", "wmd", "1")
    assert shown_to_us(table) == ["wmd", "hidden"]


@pytest.mark.parametrize(("wmd_available", "shown"), [(0, ["hidden"]), (1, ["1"])])
def test_card_05_against_the_books_opponent_every_plot_is_shown_while_wmd_are_about(
    wmd_available: int, shown: list[str]
) -> None:
    us = {"cells": 1, "plots": [1]}
    table = turn(US, 5, countries={"united_states": us}, wmd={"loose": 3 - wmd_available})
    table.state.books = BY_RULE_9
    play(table, 5, "event")
    assert shown_to_us(table) == shown


def test_card_05_a_wmd_plot_elsewhere_on_the_map_is_enough_for_that() -> None:
    countries: dict[str, Any] = {
        "united_states": {"cells": 1, "markers": ["nest"]},
        "yemen": {**FAIR, "plots": ["wmd"]},
    }
    plots = {"available": [1, 1, 2, 2, 3], "set_aside": [1]}
    table = book_plays(2, countries, dice=[1], wmd={"loose": 2}, plots=plots)  # used for Plot
    assert told(table).count("plot-shown") == 1
    assert shown_to_us(table) != ["hidden"]


# -- Sanctions


@pytest.mark.parametrize("number", [6, 7])
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 1)])
def test_card_06_07_funding_falls_by_two(number: int, before: int, after: int) -> None:
    table = turn(US, number, funding=before, events=["patriot_act"])
    play(table, number, "event")
    assert table.state.funding == after


# -- Special Forces


@pytest.mark.parametrize("number", [8, 9, 10])
def test_card_08_09_10_remove_a_cell_with_or_next_to_troops(number: int) -> None:
    countries = {
        "iraq": {"governance": "poor", "alignment": "ally", "troops": 1, "cells": 1},
        "saudi_arabia": {"governance": "islamist_rule", "alignment": "adversary", "cells": 1},
        "iran": {"cells": 1, "active_cells": 1},
        "egypt": {**FAIR, "cells": 1},
    }
    table = turn(US, number, countries=countries)
    play(table, number, "event")
    assert set(offered(table)) == {"iraq", "saudi_arabia", "iran"}  # any kind of country, but not Egypt
    play(table, "iran", "active")
    assert (table.state["iran"].sleepers, table.state["iran"].active) == (1, 0)


@pytest.mark.rule("labyrinth", "4.8.4a")
@pytest.mark.parametrize("number", [8, 9, 10])
def test_card_08_09_10_the_last_cell_leaves_a_cadre(number: int) -> None:
    iraq = {"governance": "poor", "alignment": "ally", "troops": 1}
    lebanon = {**FAIR, "cells": 1}  # Adjacent to Syria and Israel only
    syria = {**FAIR, "cells": 1}
    table = turn(US, number, countries={"iraq": iraq, "lebanon": lebanon, "syria": syria, "iran": {}})
    play(table, number, "event")
    assert table.state["syria"].cadre
    assert table.state["lebanon"].cells == 1


def test_card_08_nato_counts_as_troops() -> None:
    iraq = {"governance": "poor", "alignment": "ally", "rc": "tan", "markers": ["nato"]}
    state = turn(US, 8, countries={"iraq": iraq}).state  # the cell is in Iran, Adjacent to Iraq
    assert possible(state, 8, "us")
