"""Disrupt (7.4): active cells are removed, sleepers made active, or a Cadre is removed."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth.terms import US
from tests.labyrinth.conditions import FAIR, FAIR_ALLY, POOR_ADVERSARY
from tests.labyrinth.scene import may_use, operates, play
from tests.playing import asked, offered, rolled

# -- where (7.4.1)


@pytest.mark.rule("labyrinth", "7.4.1")
@pytest.mark.parametrize(
    ("country", "row", "possible"),
    [
        ("egypt", {**FAIR_ALLY, "cells": 1}, True),
        ("egypt", {**FAIR_ALLY, "active_cells": 1}, True),
        ("egypt", {**FAIR_ALLY, "cadre": True}, True),
        ("egypt", FAIR_ALLY, False),
        ("egypt", {**FAIR, "cells": 1}, False),
        ("egypt", {**FAIR, "cells": 1, "troops": 1}, False),
        ("egypt", {**FAIR, "cells": 1, "troops": 2}, True),
        ("egypt", {**POOR_ADVERSARY, "cells": 1}, False),
        ("egypt", {**POOR_ADVERSARY, "cells": 1, "troops": 2}, True),
        ("egypt", {**POOR_ADVERSARY, "cadre": True, "troops": 2}, True),
        ("france", {"posture": "soft", "cells": 1}, True),
        ("france", {"posture": "soft", "cadre": True}, True),
        ("france", {"posture": "hard"}, False),
        ("france", {"cadre": True}, True),
        ("israel", {"cells": 1}, True),
        ("united_states", {"cells": 1}, True),
        ("iran", {"cells": 3}, False),
        ("iran", {"cells": 1, "cadre": True}, False),
    ],
)
def test_an_ally_two_troops_or_a_non_muslim_country_with_a_cell_or_cadre(
    country: str, row: dict[str, Any], possible: bool
) -> None:
    assert ("disrupt" in may_use(US, 3, countries={country: row})) is possible


@pytest.mark.rule("labyrinth", "7.4.1")
def test_nato_alone_is_two_troops() -> None:
    iraq = {"governance": "poor", "alignment": "neutral", "rc": "tan", "cells": 1, "markers": ["nato"]}
    assert "disrupt" in may_use(US, 3, countries={"iraq": iraq})


@pytest.mark.rule("labyrinth", "7.4.1", "7.4.2c")
@pytest.mark.parametrize("cadre", [False, True])
def test_sadr_cannot_be_disrupted_and_shields_a_cadre_as_a_cell(cadre: bool) -> None:
    iraq = {"governance": "poor", "alignment": "ally", "troops": 2, "markers": ["sadr"], "cadre": cadre}
    assert "disrupt" not in may_use(US, 3, countries={"iraq": iraq})


@pytest.mark.rule("labyrinth", "7.4.1")
@pytest.mark.parametrize(("row", "possible"), [({}, False), ({"rc": "tan"}, True)], ids=["as it is", "Regime Change"])
def test_fata_protects_pakistan_unless_it_is_a_regime_change_country(row: dict[str, Any], possible: bool) -> None:
    pakistan = {"governance": "fair", "alignment": "ally", "cells": 2, "troops": 2, **row}
    assert ("disrupt" in may_use(US, 3, countries={"pakistan": pakistan}, events=["fata"])) is possible
    assert "disrupt" in may_use(US, 3, countries={"pakistan": pakistan})


@pytest.mark.rule("labyrinth", "7.4.1", "4.9.4a")
def test_an_unmarked_country_is_tested_first_and_may_turn_out_hard() -> None:
    hard = operates(US, 1, "disrupt", countries={"france": {"active_cells": 2}}, dice=[5])
    assert (hard.state["france"].posture, hard.state["france"].cells) == ("hard", 0)
    soft = operates(US, 1, "disrupt", countries={"france": {"active_cells": 2}}, dice=[4])
    assert (soft.state["france"].posture, soft.state["france"].cells) == ("soft", 1)


# -- how many cells (7.4.2)


@pytest.mark.rule("labyrinth", "7.4.2a")
@pytest.mark.parametrize(
    ("country", "row", "affected"),
    [
        ("egypt", FAIR_ALLY, 1),
        ("egypt", {**FAIR_ALLY, "troops": 1}, 1),
        ("egypt", {**FAIR_ALLY, "troops": 2}, 2),
        ("egypt", {**POOR_ADVERSARY, "troops": 2}, 2),
        ("france", {"posture": "soft"}, 1),
        ("france", {"posture": "hard"}, 2),
        ("israel", {}, 2),
    ],
)
def test_two_cells_with_two_troops_or_hard_posture_else_one(country: str, row: dict[str, Any], affected: int) -> None:
    table = operates(US, 3, "disrupt", countries={country: {**row, "active_cells": 4}})
    assert table.state[country].active == 4 - affected
    assert rolled(table) == []


@pytest.mark.rule("labyrinth", "7.4.2a")
@pytest.mark.parametrize(("us_posture", "affected"), [("hard", 2), ("soft", 1)])
def test_in_the_united_states_the_us_posture_counts(us_posture: str, affected: int) -> None:
    table = operates(US, 3, "disrupt", countries={"united_states": {"cells": 3}}, us_posture=us_posture)
    assert table.state["united_states"].active == affected


@pytest.mark.rule("labyrinth", "7.4.2a")
def test_the_us_chooses_which_cell() -> None:
    countries = {"egypt": {**FAIR_ALLY, "cells": 1, "active_cells": 1}}
    table = operates(US, 3, "disrupt", countries=countries)
    assert asked(table).seat == "us"
    assert offered(table, "disrupt_cell") == ["active", "sleeper"]
    play(table, "sleeper")
    assert (table.state["egypt"].active, table.state["egypt"].sleepers) == (2, 0)
    table = operates(US, 3, "disrupt", "active", countries=countries)
    assert (table.state["egypt"].active, table.state["egypt"].sleepers) == (0, 1)


@pytest.mark.rule("labyrinth", "7.4.2a")
@pytest.mark.parametrize(
    ("chosen", "active", "sleepers"),
    [(("active", "active"), 0, 2), (("active", "sleeper"), 2, 1), (("sleeper", "sleeper"), 4, 0)],
)
def test_of_two_cells_each_may_be_of_either_kind(chosen: tuple[str, str], active: int, sleepers: int) -> None:
    countries = {"france": {"posture": "hard", "cells": 2, "active_cells": 2}}
    table = operates(US, 1, "disrupt", *chosen, countries=countries)
    assert (table.state["france"].active, table.state["france"].sleepers) == (active, sleepers)


@pytest.mark.rule("labyrinth", "7.4.2a")
@pytest.mark.parametrize(
    ("chosen", "active", "sleepers"),
    [(("active",), 1, 1), (("sleeper", "active"), 1, 1), (("sleeper", "sleeper"), 3, 0)],
)
def test_two_of_three_cells_are_selected(chosen: tuple[str, ...], active: int, sleepers: int) -> None:
    countries = {"france": {"posture": "hard", "cells": 2, "active_cells": 1}}
    table = operates(US, 1, "disrupt", *chosen, countries=countries)
    assert asked(table).purpose == "play_card"
    assert (table.state["france"].active, table.state["france"].sleepers) == (active, sleepers)


@pytest.mark.rule("labyrinth", "7.4.2a")
@pytest.mark.parametrize("country", ["iraq", "syria"])
def test_under_al_anbar_disrupt_in_iraq_or_syria_affects_one_cell_only(country: str) -> None:
    row = {**FAIR_ALLY, "troops": 3, "active_cells": 3}
    table = operates(US, 3, "disrupt", countries={country: row}, events=["al_anbar"])
    assert table.state[country].active == 2
    assert table.state.prestige == 6  # Troops are there all the same


@pytest.mark.rule("labyrinth", "7.4.2c")
def test_under_al_anbar_the_cadre_in_iraq_is_spared() -> None:
    iraq = {**FAIR_ALLY, "troops": 3, "cadre": True}
    assert "disrupt" not in may_use(US, 3, countries={"iraq": iraq}, events=["al_anbar"])
    assert "disrupt" in may_use(US, 3, countries={"iraq": iraq})


# -- what happens to them


@pytest.mark.rule("labyrinth", "7.4.2b")
def test_an_active_cell_goes_to_the_funding_track() -> None:
    table = operates(US, 2, "disrupt", countries={"egypt": {**FAIR_ALLY, "active_cells": 2}})
    assert table.state["egypt"].active == 1
    assert table.state.cells_on_track == 13  # one in Egypt, one in Iran


@pytest.mark.rule("labyrinth", "7.4.2b")
def test_a_sleeper_becomes_active() -> None:
    table = operates(US, 2, "disrupt", countries={"egypt": {**FAIR_ALLY, "cells": 2}})
    assert (table.state["egypt"].active, table.state["egypt"].sleepers) == (1, 1)
    assert table.state.cells_on_track == 12


@pytest.mark.rule("labyrinth", "7.4.2c")
def test_without_cells_the_cadre_is_removed() -> None:
    table = operates(US, 2, "disrupt", countries={"egypt": {**FAIR_ALLY, "cadre": True}})
    assert table.state["egypt"].cadre is False


@pytest.mark.rule("labyrinth", "7.4.2c")
def test_with_cells_the_cadre_stays() -> None:
    countries = {"egypt": {**FAIR_ALLY, "troops": 2, "active_cells": 1, "cadre": True}}
    table = operates(US, 2, "disrupt", countries=countries)
    assert table.state["egypt"].cells == 0
    assert table.state["egypt"].cadre is True


@pytest.mark.rule("labyrinth", "7.4.2-ex1")
def test_example_of_one_active_and_one_sleeper_the_first_goes_and_the_second_turns_active() -> None:
    countries = {"france": {"posture": "hard", "cells": 1, "active_cells": 1}}
    table = operates(US, 1, "disrupt", countries=countries)
    assert asked(table).purpose == "play_card"  # both are affected, in whatever order: nothing to select
    assert (table.state["france"].active, table.state["france"].sleepers) == (1, 0)
    assert table.state.cells_on_track == 13


@pytest.mark.rule("labyrinth", "7.4.2-ex1")
def test_example_a_sleeper_cannot_be_made_active_and_removed_by_one_disrupt() -> None:
    table = operates(US, 1, "disrupt", countries={"france": {"posture": "hard", "cells": 1}})
    assert (table.state["france"].active, table.state["france"].sleepers) == (1, 0)


@pytest.mark.rule("labyrinth", "7.4.2-ex1")
def test_example_cells_and_the_cadre_they_leave_cannot_both_be_removed() -> None:
    table = operates(US, 1, "disrupt", countries={"france": {"posture": "hard", "active_cells": 1}})
    assert table.state["france"].cells == 0
    assert table.state["france"].cadre is True


# -- Cadre and Prestige (7.4.3, 7.4.4)


@pytest.mark.rule("labyrinth", "7.4.3", "4.8.4a")
@pytest.mark.parametrize(("cells", "cadre"), [(1, True), (2, True), (3, False)])
def test_the_last_cell_leaves_a_cadre(cells: int, cadre: bool) -> None:
    table = operates(US, 1, "disrupt", countries={"france": {"posture": "hard", "active_cells": cells}})
    assert table.state["france"].cadre is cadre


@pytest.mark.rule("labyrinth", "7.4.4")
@pytest.mark.parametrize(
    "row",
    [{"active_cells": 1}, {"cells": 1}, {"cadre": True}],
    ids=["cell removed", "cell only activated", "cadre removed"],
)
@pytest.mark.parametrize(("troops", "prestige"), [(0, 5), (1, 5), (2, 6), (5, 6)])
def test_two_troops_there_raise_prestige_whatever_was_disrupted(
    row: dict[str, Any], troops: int, prestige: int
) -> None:
    table = operates(US, 2, "disrupt", countries={"egypt": {**FAIR_ALLY, "troops": troops, **row}})
    assert table.state.prestige == prestige


@pytest.mark.rule("labyrinth", "7.4.4")
def test_hard_posture_alone_raises_no_prestige() -> None:
    table = operates(US, 1, "disrupt", countries={"france": {"posture": "hard", "cells": 2}})
    assert table.state.prestige == 5


@pytest.mark.rule("labyrinth", "7.4.4")
def test_nato_alone_raises_prestige() -> None:
    table = operates(US, 2, "disrupt", countries={"iraq": {**FAIR_ALLY, "cells": 2, "markers": ["nato"]}})
    assert table.state.prestige == 6
