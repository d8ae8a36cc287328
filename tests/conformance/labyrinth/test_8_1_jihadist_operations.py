"""Jihadist operations in general (8.1): what succeeds, and how the dice of a card are assigned."""

from __future__ import annotations

import pytest

from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth.conditions import FAIR, FAIR_ALLY, GOOD, ISLAMIST, POOR
from tests.labyrinth.scene import may_use, operates, play, turn, uses
from tests.playing import asked, offered, rolled

# -- what succeeds (8.1.1)


@pytest.mark.rule("labyrinth", "8.1.1a", "8.1.1b", "8.1.1c")
@pytest.mark.parametrize(("row", "number"), [(GOOD, 1), (FAIR, 2), (POOR, 3)], ids=["good", "fair", "poor"])
@pytest.mark.parametrize("die", range(1, 7))
def test_recruit_succeeds_on_the_governance_number_or_less(row: dict[str, str], number: int, die: int) -> None:
    table = operates(JIHADIST, 1, "recruit", "egypt", countries={"egypt": {**row, "cells": 1}}, dice=[die])
    assert table.state["egypt"].cells == (2 if die <= number else 1)


@pytest.mark.rule("labyrinth", "8.1.1a", "8.1.1b", "8.1.1c")
@pytest.mark.parametrize(("row", "number"), [(GOOD, 1), (FAIR, 2), (POOR, 3)], ids=["good", "fair", "poor"])
@pytest.mark.parametrize("die", range(1, 7))
def test_travel_succeeds_on_the_governance_number_or_less(row: dict[str, str], number: int, die: int) -> None:
    countries = {"morocco": row, "iran": {"cells": 2}}
    table = operates(JIHADIST, 1, "travel", "morocco", countries=countries, dice=[die])
    assert table.state["morocco"].cells == (1 if die <= number else 0)


@pytest.mark.rule("labyrinth", "8.1.1a", "8.1.1b", "8.1.1c")
@pytest.mark.parametrize(("row", "number"), [(GOOD, 1), (FAIR, 2), (POOR, 3)], ids=["good", "fair", "poor"])
@pytest.mark.parametrize("die", range(1, 7))
def test_jihad_and_plot_succeed_on_the_governance_number_or_less(row: dict[str, str], number: int, die: int) -> None:
    countries = {"egypt": {**row, "aid": 1, "cells": 1}}
    table = operates(JIHADIST, 1, "jihad", countries=countries, dice=[die])
    assert table.state["egypt"].aid == (0 if die <= number else 1)
    table = operates(JIHADIST, 1, "plot", "egypt", countries=countries, dice=[die])
    assert len(table.state["egypt"].plots) == (1 if die <= number else 0)


@pytest.mark.rule("labyrinth", "8.1.1d")
def test_under_islamist_rule_recruit_and_travel_always_succeed() -> None:
    countries = {"sudan": {**ISLAMIST, "cells": 1}}
    table = operates(JIHADIST, 2, "recruit", "sudan", "sudan", countries=countries)
    assert table.state["sudan"].cells == 3
    assert rolled(table) == []
    table = operates(JIHADIST, 1, "travel", "iran", "sudan", countries=countries)  # not Adjacent
    assert table.state["sudan"].cells == 2
    assert rolled(table) == []


@pytest.mark.rule("labyrinth", "8.1.1e", "8.2.3", "8.3.1")
def test_recruit_in_a_regime_change_country_and_travel_nearby_need_no_roll() -> None:
    countries = {"iraq": {"governance": "fair", "alignment": "ally", "rc": "green", "troops": 6, "cells": 1}}
    table = operates(JIHADIST, 1, "recruit", "iraq", countries=countries)
    assert (table.state["iraq"].cells, rolled(table)) == (2, [])
    table = operates(JIHADIST, 1, "travel", "iran", "iraq", countries=countries)
    assert (table.state["iraq"].cells, rolled(table)) == (2, [])
    table = operates(JIHADIST, 1, "travel", "iraq", "iraq", countries=countries)
    assert (table.state["iraq"].cells, rolled(table)) == (1, [])


# -- the procedure (8.1.2)


@pytest.mark.rule("labyrinth", "8.1.2")
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("row", [GOOD, FAIR, POOR], ids=["good", "fair", "poor"])
def test_any_card_serves_any_operation_whatever_the_governance(value: int, row: dict[str, str]) -> None:
    menu = may_use(JIHADIST, value, countries={"egypt": {**row, "cells": 1}})
    assert {"recruit", "travel", "jihad", "plot"} <= set(menu)


@pytest.mark.rule("labyrinth", "8.1.2")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_as_many_dice_as_the_value_of_the_card(value: int) -> None:
    countries = {"egypt": {**POOR, "cells": 5}}
    for operation in ("recruit", "plot"):
        table = operates(JIHADIST, value, operation, *["egypt"] * value, countries=countries, dice=[6, 6, 6])
        assert len(rolled(table)) == value


@pytest.mark.rule("labyrinth", "8.1.2", "6.3.3.1")
def test_reserves_add_dice_three_at_most() -> None:
    scene = {"countries": {"egypt": {**POOR, "cells": 5}}, "reserves": {"jihadist": 2}, "dice": [6, 6, 6]}
    table = operates(JIHADIST, 2, "plot", "yes", "egypt", "egypt", "egypt", **scene)
    assert len(rolled(table)) == 3
    assert table.state.reserves["jihadist"] == 0


@pytest.mark.rule("labyrinth", "8.1.2")
def test_one_card_is_for_one_kind_of_operation_in_several_places() -> None:
    countries = {"egypt": {**POOR, "cells": 2}, "morocco": {**FAIR, "cells": 1}}
    table = operates(JIHADIST, 3, "jihad", countries=countries, dice=[6, 6, 6])
    assert offered(table, "jihad_where") == ["morocco", "egypt"]
    play(table, "egypt", "morocco")
    assert offered(table, "jihad_where") == ["egypt", "done"]  # Morocco's one cell has its die
    assert rolled(table) == []  # nothing is rolled until every die has its place


@pytest.mark.rule("labyrinth", "8.1.2")
def test_the_rolls_of_a_card_are_simultaneous() -> None:
    countries = {"egypt": {**GOOD, "cells": 2}}
    table = operates(JIHADIST, 2, "jihad", "egypt", countries=countries, dice=[1, 2])
    assert table.state["egypt"].is_fair  # the 2 was against Good, not against the Fair that the 1 made


@pytest.mark.rule("labyrinth", "8.1.2")
def test_the_side_may_leave_dice_unused_but_not_all() -> None:
    countries = {"egypt": {**POOR, "cells": 3}}
    table = operates(JIHADIST, 3, "plot", countries=countries, dice=[6])
    assert "done" not in offered(table, "plot_where")
    play(table, "egypt", "done")
    assert rolled(table) == [6]


TWO_FAIR_ALLIES = {"afghanistan": {**FAIR_ALLY, "cells": 1}, "central_asia": {**FAIR_ALLY, "cells": 1}}


@pytest.mark.rule("labyrinth", "8.1.2-ex1", "8.1.2")
@pytest.mark.parametrize(
    ("dice", "afghanistan", "central_asia"),
    [([1, 2, 1], 3, 2), ([2, 3, 2], 2, 2), ([3, 4, 1], 1, 2), ([1, 1, 6], 3, 1), ([6, 6, 6], 1, 1)],
)
def test_example_recruit_twice_in_afghanistan_and_once_in_central_asia(
    dice: list[int], afghanistan: int, central_asia: int
) -> None:
    table = operates(
        JIHADIST, 3, "recruit", "afghanistan", "afghanistan", "central_asia", countries=TWO_FAIR_ALLIES, dice=dice
    )
    assert table.state["afghanistan"].sleepers == afghanistan
    assert table.state["central_asia"].sleepers == central_asia


@pytest.mark.rule("labyrinth", "8.1.2-ex1", "4.7.4.2a")
@pytest.mark.parametrize(
    ("split", "afghanistan", "central_asia"),
    [(("afghanistan", "afghanistan"), 3, 1), (("afghanistan", "central_asia"), 2, 2)],
)
def test_example_three_successes_but_two_cells_available_the_player_splits_them(
    split: tuple[str, str], afghanistan: int, central_asia: int
) -> None:
    countries = {
        **TWO_FAIR_ALLIES,
        "iran": {"cells": 6},
    }  # eight on the map, seven left, five of them closed by Funding
    recruit = ("afghanistan", "afghanistan", "central_asia")
    table = operates(JIHADIST, 3, "recruit", *recruit, countries=countries, dice=[1, 2, 1])
    assert asked(table).seat == "jihadist"
    assert offered(table, "recruit_split") == ["afghanistan", "central_asia"]
    play(table, *split)
    assert table.state["afghanistan"].sleepers == afghanistan
    assert table.state["central_asia"].sleepers == central_asia
    assert table.state.available_cells == 0


@pytest.mark.rule("labyrinth", "8.1.2-ex2", "8.3.3")
@pytest.mark.parametrize(
    ("dice", "united_states", "iraq", "lost"),
    [([1, 3, 3], 1, 2, 0), ([2, 1, 4], 0, 1, 2), ([1, 4, 2], 1, 1, 1), ([6, 4, 4], 0, 0, 3)],
)
def test_example_travel_from_afghanistan_and_pakistan_to_the_us_and_iraq(
    dice: list[int], united_states: int, iraq: int, lost: int
) -> None:
    countries = {
        "afghanistan": {**FAIR_ALLY, "cells": 2},
        "pakistan": {**FAIR, "cells": 1},
        "iraq": {"governance": "poor", "alignment": "adversary"},
    }
    journeys = ("afghanistan", "united_states", "afghanistan", "iraq", "pakistan", "iraq")
    table = operates(JIHADIST, 3, "travel", *journeys, countries=countries, dice=dice)
    assert table.state["united_states"].sleepers == united_states
    assert table.state["iraq"].sleepers == iraq
    assert table.state.cells_on_track == 11 + lost


# -- the menu (8.1.3)


@pytest.mark.rule("labyrinth", "8.1.3")
def test_the_menu_is_recruit_travel_jihad_and_plot_and_reserves_for_lower_cards() -> None:
    countries = {"egypt": {**POOR, "cells": 1}}
    operations = {"recruit", "travel", "jihad", "plot"}
    assert set(may_use(JIHADIST, 3, countries=countries)) - {"event"} == operations
    assert set(may_use(JIHADIST, 2, countries=countries)) - {"event"} == operations | {"reserves"}
    assert set(may_use(JIHADIST, 1, countries=countries)) - {"event"} == operations | {"reserves"}


@pytest.mark.rule("labyrinth", "8.1.3", "6.3.2")
def test_a_card_of_the_us_may_also_let_its_event_come_first() -> None:
    menu = uses(turn(JIHADIST, 47, countries={"egypt": {**POOR, "cells": 1}}), 47)
    assert set(menu) == {"recruit", "travel", "jihad", "plot", "event_first"}


@pytest.mark.rule("labyrinth", "8.1.3")
def test_what_cannot_be_done_is_not_on_the_menu() -> None:
    only_islamist = {"sudan": {**ISLAMIST, "cells": 1}, "iran": {}}
    assert not {"jihad", "plot"} & set(may_use(JIHADIST, 1, countries=only_islamist))
    a_cadre_and_sadr = {"egypt": {**POOR, "cadre": True}, "iraq": {**POOR, "markers": ["sadr"]}, "iran": {}}
    assert "travel" not in may_use(JIHADIST, 1, countries=a_cadre_and_sadr)
