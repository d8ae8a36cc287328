"""Recruit (8.2) and Travel (8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth.conditions import FAIR, GOOD, ISLAMIST, POOR
from tests.labyrinth.scene import may_use, operates, play
from tests.playing import offered, rolled

# -- Recruit (8.2)


@pytest.mark.rule("labyrinth", "8.2.1")
def test_a_success_places_a_sleeper_from_the_funding_track() -> None:
    countries = {"egypt": {**POOR, "active_cells": 1}}
    table = operates(JIHADIST, 1, "recruit", "egypt", countries=countries, dice=[3])
    assert (table.state["egypt"].sleepers, table.state["egypt"].active) == (1, 1)
    assert table.state.cells_on_track == 12


@pytest.mark.rule("labyrinth", "8.2.1")
def test_a_failed_recruit_roll_has_no_effect() -> None:
    countries = {"egypt": {**POOR, "cells": 1, "cadre": True}}
    table = operates(JIHADIST, 1, "recruit", "egypt", countries=countries, dice=[4])
    egypt = table.state["egypt"]
    assert (egypt.sleepers, egypt.active, egypt.cadre) == (1, 0, True)
    assert table.state.cells_on_track == 13


@pytest.mark.rule("labyrinth", "8.2.1", "4.7.4.2a")
@pytest.mark.parametrize(
    ("funding", "on_map", "placed"),
    [(3, 4, 1), (3, 5, 0), (4, 9, 1), (4, 10, 0), (7, 14, 1), (7, 15, 0)],
)
def test_only_cells_that_funding_makes_available_can_be_recruited(funding: int, on_map: int, placed: int) -> None:
    table = operates(JIHADIST, 1, "recruit", funding=funding, countries={"iran": {"cells": on_map}}, dice=[1])
    assert rolled(table) == [1]  # a success all the same
    assert table.state["iran"].cells == on_map + placed


@pytest.mark.rule("labyrinth", "8.2.1", "8.2.2")
def test_without_available_cells_a_fruitless_recruit_leaves_the_cadre_and_asks_nothing() -> None:
    countries = {"egypt": {**POOR, "cadre": True}, "iran": {"cells": 10}}
    table = operates(JIHADIST, 2, "recruit", "egypt", "iran", countries=countries, dice=[1, 1])
    assert (table.state["egypt"].cells, table.state["iran"].cells) == (0, 10)
    assert table.state["egypt"].cadre is True
    assert offered(table, "play_card") == ["95", "remove_cadre"]


@pytest.mark.rule("labyrinth", "8.2.1", "8.1.2")
def test_with_one_cell_available_one_of_two_successes_places_it() -> None:
    countries = {"egypt": {**POOR, "cells": 8}, "iran": {"cells": 1}}  # six on the track, five closed
    table = operates(JIHADIST, 3, "recruit", "egypt", "egypt", "iran", countries=countries, dice=[1, 6, 1])
    assert offered(table, "recruit_split") == ["egypt", "iran"]
    play(table, "iran")
    assert (table.state["egypt"].cells, table.state["iran"].cells) == (8, 2)


@pytest.mark.rule("labyrinth", "8.2.1", "8.1.2")
def test_too_few_cells_for_successes_in_one_country_leave_nothing_to_choose() -> None:
    countries = {"egypt": {**POOR, "cells": 8}, "iran": {"cells": 1}}
    table = operates(JIHADIST, 3, "recruit", "egypt", "egypt", "egypt", countries=countries, dice=[1, 2, 3])
    assert table.state["egypt"].cells == 9


@pytest.mark.rule("labyrinth", "8.2.1", "8.1.2")
def test_a_country_gets_no_more_cells_than_it_had_successes() -> None:
    countries = {"egypt": {**POOR, "cells": 7}, "iran": {"cells": 1}}  # seven on the track, five closed
    table = operates(JIHADIST, 3, "recruit", "egypt", "egypt", "iran", countries=countries, dice=[1, 1, 1])
    play(table, "iran")  # the second can only be Egypt's
    assert (table.state["egypt"].cells, table.state["iran"].cells) == (8, 2)


@pytest.mark.rule("labyrinth", "8.2.1", "8.1.2")
def test_where_the_available_cells_just_suffice_nothing_is_asked() -> None:
    countries = {"egypt": {**POOR, "cells": 7}, "iran": {"cells": 1}}
    table = operates(JIHADIST, 2, "recruit", "egypt", "iran", countries=countries, dice=[1, 1])
    assert (table.state["egypt"].cells, table.state["iran"].cells) == (8, 2)


@pytest.mark.rule("labyrinth", "8.2.2", "4.9.4a")
def test_a_country_without_posture_is_tested_when_it_is_recruited_in() -> None:
    table = operates(JIHADIST, 1, "recruit", "france", countries={"france": {"cadre": True}}, dice=[5, 3])
    assert table.state["france"].posture == "hard"
    assert table.state["france"].cells == 0
    assert rolled(table) == [5, 3]


@pytest.mark.rule("labyrinth", "8.2.2", "4.8.4b")
def test_recruit_needs_a_cell_or_a_cadre() -> None:
    countries = {
        "egypt": {**POOR, "cells": 1},
        "syria": {**POOR, "active_cells": 1},
        "sudan": {**POOR, "cadre": True},
        "yemen": POOR,
        "france": {"posture": "soft", "cadre": True},
    }
    table = operates(JIHADIST, 1, "recruit", countries=countries)
    assert offered(table, "recruit_where") == ["france", "egypt", "sudan", "syria", "iran"]


@pytest.mark.rule("labyrinth", "8.2.2")
def test_sadr_is_cell_enough() -> None:
    iraq = {**POOR, "troops": 2, "markers": ["sadr"]}
    table = operates(JIHADIST, 1, "recruit", "iraq", countries={"iraq": iraq}, dice=[3])
    assert table.state["iraq"].sleepers == 1


@pytest.mark.rule("labyrinth", "8.2.2")
def test_islamist_rule_countries_recruit_as_well() -> None:
    table = operates(JIHADIST, 1, "recruit", "sudan", countries={"sudan": {**ISLAMIST, "cadre": True}})
    assert table.state["sudan"].cells == 1


@pytest.mark.rule("labyrinth", "8.2.2", "4.8.4c")
@pytest.mark.parametrize(("die", "cadre"), [(3, False), (4, True)])
def test_the_first_cell_placed_removes_the_cadre(die: int, cadre: bool) -> None:
    countries = {"egypt": {**POOR, "cadre": True}}
    table = operates(JIHADIST, 1, "recruit", "egypt", countries=countries, dice=[die])
    assert table.state["egypt"].cadre is cadre


@pytest.mark.rule("labyrinth", "8.2.2")
def test_a_cadre_is_enough_for_all_three_dice() -> None:
    countries = {"egypt": {**POOR, "cadre": True}}
    table = operates(JIHADIST, 3, "recruit", "egypt", "egypt", "egypt", countries=countries, dice=[1, 2, 3])
    assert table.state["egypt"].sleepers == 3


@pytest.mark.rule("labyrinth", "8.2.2")
def test_gtmo_stops_recruiting_for_the_turn() -> None:
    assert "recruit" not in may_use(JIHADIST, 1, countries={"egypt": {**POOR, "cells": 1}}, lapsing=["gtmo"])


@pytest.mark.rule("labyrinth", "8.2.3")
@pytest.mark.parametrize("marker", ["green", "tan"])
@pytest.mark.parametrize("governance", ["fair", "poor"])
def test_recruit_in_a_regime_change_country_is_automatic(marker: str, governance: str) -> None:
    iraq = {"governance": governance, "alignment": "ally", "rc": marker, "troops": 6, "cadre": True}
    table = operates(JIHADIST, 2, "recruit", "iraq", "iraq", countries={"iraq": iraq})
    assert table.state["iraq"].sleepers == 2
    assert rolled(table) == []


@pytest.mark.rule("labyrinth", "8.2.3")
def test_troops_alone_do_not_make_recruiting_automatic() -> None:
    iraq = {"governance": "fair", "alignment": "ally", "troops": 6, "cells": 1}
    table = operates(JIHADIST, 1, "recruit", "iraq", countries={"iraq": iraq}, dice=[3])
    assert table.state["iraq"].cells == 1


@pytest.mark.rule("labyrinth", "8.2.4")
@pytest.mark.parametrize(
    ("country", "number"),
    [
        ("united_kingdom", 3),
        ("france", 2),
        ("spain", 2),
        ("philippines", 3),
        ("germany", 1),
        ("russia", 2),
        ("iran", 2),
    ],
)
def test_a_printed_recruit_number_counts_instead_of_governance(country: str, number: int) -> None:
    row = {"cells": 1} if country == "iran" else {"posture": "soft", "cells": 1}
    for die, cells in ((number, 2), (number + 1, 1)):
        answers = () if country == "iran" else (country,)
        table = operates(JIHADIST, 1, "recruit", *answers, countries={country: row}, dice=[die])
        assert table.state[country].cells == cells


@pytest.mark.rule("labyrinth", "8.2.4-ex1")
@pytest.mark.parametrize(("die", "cells"), [(2, 2), (3, 2), (4, 1)])
def test_example_the_philippines_recruit_on_3_or_less_not_2(die: int, cells: int) -> None:
    countries = {"philippines": {"posture": "soft", "cells": 1}}
    table = operates(JIHADIST, 1, "recruit", "philippines", countries=countries, dice=[die])
    assert table.state["philippines"].cells == cells


@pytest.mark.rule("labyrinth", "8.2.4")
def test_the_recruit_number_is_for_recruit_only() -> None:
    countries = {"philippines": {"posture": "soft", "cells": 1}}
    table = operates(JIHADIST, 1, "plot", "philippines", countries=countries, dice=[3])
    assert table.state["philippines"].plots == ()


# -- Travel (8.3)


def travel(value: int, *answers: str, dice: list[int] | None = None, **countries: dict[str, Any]) -> Table:
    """A card for Travel; the answers are origin and destination of each cell."""
    return operates(JIHADIST, value, "travel", *answers, countries=countries, dice=dice or [])


@pytest.mark.rule("labyrinth", "8.3.1")
def test_each_point_of_value_moves_one_cell() -> None:
    table = travel(2, "egypt", "libya", "egypt", "sudan", egypt={**POOR, "cells": 3}, libya=POOR, sudan=POOR)
    assert [table.state[id].cells for id in ("egypt", "libya", "sudan")] == [1, 1, 1]


@pytest.mark.rule("labyrinth", "8.3.1", "4.1.1", "4.5")
@pytest.mark.parametrize(
    ("origin", "destination"),
    [
        ("egypt", "libya"),
        ("egypt", "israel"),
        ("france", "germany"),
        ("france", "morocco"),
        ("france", "united_states"),
    ],
)
def test_travel_to_an_adjacent_country_is_automatic(origin: str, destination: str) -> None:
    rows: dict[str, dict[str, Any]] = {
        "egypt": GOOD, "libya": GOOD, "morocco": GOOD, "france": {"posture": "soft"}, "germany": {"posture": "soft"},
    }  # fmt: skip
    rows[origin] = {**rows[origin], "active_cells": 1}
    table = operates(JIHADIST, 1, "travel", origin, destination, countries=rows)
    assert (table.state[origin].cells, table.state[destination].sleepers) == (0, 1)
    assert rolled(table) == []


@pytest.mark.rule("labyrinth", "8.3.1")
def test_every_country_may_be_the_destination() -> None:
    table = travel(1, "egypt", egypt={**POOR, "cells": 1})
    assert len(offered(table, "travel_to")) == 38


@pytest.mark.rule("labyrinth", "8.3.1", "4.6.4c")
@pytest.mark.parametrize("destination", ["egypt", "libya", "morocco"], ids=["within", "adjacent", "far"])
def test_a_cell_that_travels_becomes_a_sleeper(destination: str) -> None:
    dice = [3] if destination == "morocco" else []
    table = travel(1, "egypt", destination, dice=dice, egypt={**POOR, "active_cells": 1}, libya=POOR, morocco=POOR)
    assert (table.state[destination].sleepers, table.state[destination].active) == (1, 0)


@pytest.mark.rule("labyrinth", "8.3.1")
def test_going_to_ground_within_a_country_needs_no_roll() -> None:
    table = travel(2, "egypt", "egypt", "egypt", "egypt", egypt={**GOOD, "active_cells": 2})
    assert (table.state["egypt"].sleepers, table.state["egypt"].active) == (2, 0)


@pytest.mark.rule("labyrinth", "8.3.1")
def test_the_side_chooses_which_kind_of_cell_goes() -> None:
    table = travel(1, "egypt", egypt={**POOR, "cells": 1, "active_cells": 1})
    assert offered(table, "travel_cell") == ["active", "sleeper"]
    play(table, "sleeper", "israel")
    assert (table.state["egypt"].active, table.state["egypt"].sleepers) == (1, 0)
    assert table.state["israel"].sleepers == 1


@pytest.mark.rule("labyrinth", "8.3.1", "8.1.1a")
@pytest.mark.parametrize(("die", "arrives"), [(1, True), (2, False)])
def test_far_travel_to_a_non_muslim_country_uses_its_printed_governance(die: int, arrives: bool) -> None:
    table = travel(1, "egypt", "canada", dice=[die], egypt={**POOR, "cells": 1}, canada={"posture": "soft"})
    assert table.state["canada"].cells == arrives


@pytest.mark.rule("labyrinth", "8.3.1")
def test_the_cadre_of_the_destination_stays_since_the_cell_is_not_from_the_track() -> None:
    table = travel(1, "egypt", "libya", egypt={**POOR, "cells": 1}, libya={**POOR, "cadre": True})
    assert (table.state["libya"].cells, table.state["libya"].cadre) == (1, True)


@pytest.mark.rule("labyrinth", "8.3.2")
def test_a_failed_travel_roll_sends_the_cell_to_the_track_and_leaves_no_cadre() -> None:
    table = travel(1, "egypt", "morocco", dice=[4], egypt={**POOR, "cells": 1}, morocco=POOR)
    assert table.state.cells_on_track == 14
    assert (table.state["egypt"].cells, table.state["egypt"].cadre) == (0, False)
    assert table.state["morocco"].cells == 0


@pytest.mark.rule("labyrinth", "8.3.2", "2.1.1c")
def test_the_last_cell_on_the_map_lost_on_the_way_loses_the_game() -> None:
    table = travel(1, "morocco", dice=[4], iran={"cells": 1}, morocco=POOR)
    assert table.outcome is not None
    assert table.outcome.winner == "us"


@pytest.mark.rule("labyrinth", "8.3.3")
def test_every_journey_is_declared_before_any_die_is_rolled() -> None:
    table = travel(3, "egypt", "morocco", dice=[1, 1, 1], egypt={**POOR, "cells": 3}, morocco=POOR)
    assert rolled(table) == []
    play(table, "egypt", "morocco")
    assert rolled(table) == []
    play(table, "egypt", "morocco")
    assert rolled(table) == [1, 1, 1]
    assert table.state["morocco"].cells == 3


@pytest.mark.rule("labyrinth", "8.3.3")
def test_a_cell_travels_once_a_card() -> None:
    table = travel(3, "iran", "iraq", egypt={**POOR, "cells": 1}, iraq=POOR)
    assert offered(table, "travel_from") == ["egypt", "done"]  # not the one declared, nor from Iraq on
    play(table, "done")
    assert table.state["iraq"].cells == 1


@pytest.mark.rule("labyrinth", "8.3.3", "4.9.4a")
@pytest.mark.parametrize(("test", "die", "arrives"), [(5, 2, True), (5, 3, False), (4, 3, True), (4, 4, False)])
def test_an_unmarked_destination_is_tested_before_the_travel_roll(test: int, die: int, arrives: bool) -> None:
    table = travel(1, "iran", "sudan", dice=[test, die], egypt={**POOR, "cells": 1})
    assert rolled(table) == [test, die]
    sudan = table.state["sudan"]
    assert sudan.is_fair if test == 5 else sudan.is_poor
    assert sudan.is_neutral
    assert sudan.cells == arrives


@pytest.mark.rule("labyrinth", "8.3.3", "4.9.5-ex1")
@pytest.mark.parametrize(("die", "arrives"), [(2, True), (3, False)])
def test_example_travel_from_iraq_to_unmarked_sudan(die: int, arrives: bool) -> None:
    table = travel(1, "iraq", "sudan", dice=[5, die], iraq={**POOR, "cells": 1})
    assert table.state["sudan"].is_fair
    assert table.state["sudan"].is_neutral
    assert table.state["sudan"].cells == arrives
    assert table.state.cells_on_track == (13 if arrives else 14)


@pytest.mark.rule("labyrinth", "8.3.3", "4.9.4a")
def test_unmarked_countries_are_tested_once_and_nearby_ones_too() -> None:
    answers = ("egypt", "libya", "egypt", "libya", "egypt", "italy")
    table = travel(3, *answers, dice=[2, 5, 1], egypt={**POOR, "cells": 3})
    assert table.state["libya"].is_poor
    assert table.state["italy"].posture == "hard"
    assert (table.state["libya"].cells, table.state["italy"].cells) == (2, 1)  # the 1 was for Italy, which is not near


@pytest.mark.rule("labyrinth", "8.3.1", "8.3.3")
def test_biometrics_allows_only_the_same_or_an_adjacent_country() -> None:
    countries = {"egypt": {**POOR, "cells": 1}}
    table = operates(JIHADIST, 1, "travel", "egypt", countries=countries, lapsing=["biometrics"])
    assert offered(table, "travel_to") == ["israel", "libya", "egypt", "sudan"]


@pytest.mark.rule("labyrinth", "8.3.1")
@pytest.mark.parametrize(
    ("destination", "dice", "arrives"),
    [("israel", [1], True), ("israel", [2], False), ("libya", [], True), ("sudan", [], True), ("egypt", [], True)],
)
def test_under_biometrics_only_adjacent_good_countries_need_a_roll(
    destination: str, dice: list[int], arrives: bool
) -> None:
    countries = {"egypt": {**POOR, "active_cells": 1}, "libya": FAIR, "sudan": ISLAMIST}
    table = operates(
        JIHADIST, 1, "travel", "egypt", destination, countries=countries, lapsing=["biometrics"], dice=dice
    )
    assert table.state[destination].sleepers == arrives
    assert rolled(table) == dice


@pytest.mark.rule("labyrinth", "8.3.1")
def test_patriot_act_makes_the_united_states_far_away_from_all_but_canada() -> None:
    rows = {"france": {"posture": "soft", "cells": 1}, "canada": {"posture": "soft", "cells": 1}}
    answers = ("france", "united_states", "canada", "united_states")
    table = operates(JIHADIST, 2, "travel", *answers, countries=rows, events=["patriot_act"], dice=[2])
    assert rolled(table) == [2]
    assert table.state["united_states"].cells == 1


@pytest.mark.rule("labyrinth", "8.3.1")
def test_sadr_cannot_travel() -> None:
    iraq = {"governance": "poor", "alignment": "ally", "troops": 2, "markers": ["sadr"]}
    table = travel(1, "egypt", iraq=iraq, egypt={**POOR, "cells": 1})
    assert "iraq" in offered(table, "travel_to")
    table = travel(1, iraq=iraq, egypt={**POOR, "cells": 1})
    assert offered(table, "travel_from") == ["egypt", "iran"]
