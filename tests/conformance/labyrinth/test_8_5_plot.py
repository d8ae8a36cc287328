"""The Plot operation (8.5.1 to 8.5.5): who may plot where, which markers, the First Plot, what stays hidden."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import JIHADIST, WMD
from tests.labyrinth.conditions import ISLAMIST, POOR
from tests.labyrinth.scene import may_use, operates, play, turn, uses
from tests.playing import asked, offered, rolled, told

# -- where, and with what (8.5.1)


@pytest.mark.rule("labyrinth", "8.5.1")
def test_any_country_with_a_cell_not_under_islamist_rule_even_iran() -> None:
    countries = {
        "united_states": {"cells": 1},
        "france": {"posture": "soft", "active_cells": 1},
        "israel": {"cells": 1},
        "egypt": {**POOR, "cells": 1},
        "syria": {"governance": "poor", "alignment": "ally", "cells": 1},
        "yemen": {**POOR, "cadre": True},
        "sudan": {**ISLAMIST, "cells": 3},
    }
    table = operates(JIHADIST, 1, "plot", countries=countries)
    assert offered(table, "plot_where") == ["united_states", "france", "israel", "egypt", "syria", "iran"]


@pytest.mark.rule("labyrinth", "8.5.1")
def test_each_roll_needs_a_cell_of_its_own() -> None:
    countries = {"egypt": {**POOR, "cells": 2}}
    table = operates(JIHADIST, 3, "plot", "egypt", "egypt", countries=countries, dice=[6, 6, 6])
    assert offered(table, "plot_where") == ["iran", "done"]
    play(table, "iran")
    assert rolled(table) == [6, 6, 6]


@pytest.mark.rule("labyrinth", "8.5.1")
@pytest.mark.parametrize(
    ("sleepers", "active", "dice", "left_asleep"), [(3, 0, 2, 1), (2, 1, 1, 2), (2, 1, 3, 0), (1, 2, 2, 1)]
)
def test_the_sleepers_used_become_active_and_none_is_lost(
    sleepers: int, active: int, dice: int, left_asleep: int
) -> None:
    countries = {"egypt": {**POOR, "cells": sleepers, "active_cells": active}}
    table = operates(JIHADIST, dice, "plot", *["egypt"] * dice, countries=countries, dice=[6] * dice)
    assert table.state["egypt"].sleepers == left_asleep
    assert table.state["egypt"].cells == 3


@pytest.mark.rule("labyrinth", "8.5.1")
@pytest.mark.parametrize(("dice", "left_asleep"), [(1, 2), (2, 1)])
def test_sadr_plots_as_an_active_cell_before_any_sleeper_wakes(dice: int, left_asleep: int) -> None:
    iraq = {**POOR, "troops": 2, "cells": 2, "markers": ["sadr"]}
    table = operates(JIHADIST, dice, "plot", *["iraq"] * dice, countries={"iraq": iraq}, dice=[6] * dice)
    assert table.state["iraq"].sleepers == left_asleep


@pytest.mark.rule("labyrinth", "8.5.1")
def test_sadr_alone_may_plot() -> None:
    countries = {"iran": {}, "iraq": {**POOR, "troops": 2, "markers": ["sadr"]}}
    table = operates(JIHADIST, 1, "plot", countries=countries, dice=[3])
    assert len(table.state["iraq"].plots) == 1


@pytest.mark.rule("labyrinth", "8.5.1", "8.5.3")
def test_at_least_one_roll_must_be_made() -> None:
    countries = {"egypt": {**POOR, "cells": 1}}
    assert "done" not in offered(operates(JIHADIST, 3, "plot", countries=countries), "plot_where")


@pytest.mark.rule("labyrinth", "8.5.1", "4.9.4a")
def test_an_unmarked_country_is_tested_first() -> None:
    table = operates(JIHADIST, 1, "plot", "spain", countries={"spain": {"cells": 1}}, dice=[5, 6])
    assert table.state["spain"].posture == "hard"
    assert rolled(table) == [5, 6]


# -- which markers (8.5.2, 8.5.5)


@pytest.mark.rule("labyrinth", "8.5.2", "4.8.1")
@pytest.mark.parametrize(("value", "kinds"), [(2, ["1", "2"]), (3, ["1", "2", "3"])])
def test_a_success_places_a_plot_up_to_the_value_of_the_card(value: int, kinds: list[str]) -> None:
    countries = {"egypt": {**POOR, "cells": 1}}
    table = operates(JIHADIST, value, "plot", "egypt", "done", countries=countries, dice=[3])
    assert asked(table).seat == "jihadist"
    assert offered(table, "plot_marker") == kinds
    play(table, kinds[-1])
    assert [plot.kind for plot in table.state["egypt"].plots] == [value]
    assert value not in table.state.available_plots or value == 2  # there are two 2s


@pytest.mark.rule("labyrinth", "8.5.2")
def test_a_1_value_card_places_a_1() -> None:
    countries = {"egypt": {**POOR, "cells": 1}}
    table = operates(JIHADIST, 1, "plot", "egypt", countries=countries, dice=[3])
    assert [plot.kind for plot in table.state["egypt"].plots] == [1]
    assert table.state.available_plots == [1, 1, 2, 2, 3]


@pytest.mark.rule("labyrinth", "8.5.2", "8.5.5")
def test_everybody_is_told_that_a_plot_is_placed_and_one_side_which() -> None:
    table = operates(JIHADIST, 1, "plot", "egypt", countries={"egypt": {**POOR, "cells": 1}}, dice=[3])
    for reader, kinds in ((None, 0), ("us", 0), ("jihadist", 1)):
        assert told(table, reader).count("plot-placed") == 1
        assert told(table, reader).count("plot-kind") == kinds


@pytest.mark.rule("labyrinth", "8.5.2", "6.3.3.1")
def test_the_value_used_includes_reserves() -> None:
    scene = {"countries": {"egypt": {**POOR, "cells": 1}}, "reserves": {"jihadist": 2}}
    table = operates(JIHADIST, 1, "plot", "yes", "egypt", "done", dice=[3], **scene)
    assert offered(table, "plot_marker") == ["1", "2", "3"]


@pytest.mark.rule("labyrinth", "8.5.2", "8.1.2")
def test_each_success_places_one_where_it_was_rolled_for() -> None:
    countries = {"egypt": {**POOR, "cells": 2}, "spain": {"posture": "soft", "cells": 1}}
    table = operates(JIHADIST, 3, "plot", "egypt", "egypt", "spain", countries=countries, dice=[3, 4, 1])
    play(table, "3", "2")
    assert [plot.kind for plot in table.state["egypt"].plots] == [3]
    assert [plot.kind for plot in table.state["spain"].plots] == [2]


@pytest.mark.rule("labyrinth", "8.5.2")
def test_a_failed_plot_roll_has_no_further_effect() -> None:
    countries = {"egypt": {**POOR, "cells": 1, "aid": 1}}
    table = operates(JIHADIST, 1, "plot", "egypt", countries=countries, dice=[4])
    egypt = table.state["egypt"]
    assert (egypt.plots, egypt.cells, egypt.aid) == ((), 1, 1)
    assert table.state.available_plots == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("labyrinth", "8.5.2-n1", "4.8.1")
def test_the_markers_limit_the_plots() -> None:
    countries = {"egypt": {**POOR, "cells": 3}, "yemen": {**POOR, "plots": [1, 1, 2, 2, 3]}}
    table = operates(JIHADIST, 3, "plot", "egypt", "egypt", "egypt", countries=countries, dice=[1, 1, 1])
    assert [plot.kind for plot in table.state["egypt"].plots] == [1]  # the last one there was
    assert table.state.available_plots == []


@pytest.mark.rule("labyrinth", "8.5.2-n1", "8.5.2")
def test_a_success_without_a_fitting_marker_places_nothing() -> None:
    countries = {"egypt": {**POOR, "cells": 1}, "yemen": {**POOR, "plots": [1, 1, 1]}}
    table = operates(JIHADIST, 1, "plot", "egypt", countries=countries, dice=[1])
    assert table.state["egypt"].plots == ()
    assert table.state.available_plots == [2, 2, 3]


@pytest.mark.rule("labyrinth", "8.5.5", "8.5.2")
@pytest.mark.parametrize(("value", "kinds"), [(1, ["1", "wmd"]), (2, ["1", "2", "wmd"]), (3, ["1", "2", "3", "wmd"])])
def test_an_available_wmd_may_be_placed_with_any_card(value: int, kinds: list[str]) -> None:
    scene = {"countries": {"egypt": {**POOR, "cells": 1}}, "wmd": {"loose": 2}}
    answers = ("egypt",) if value == 1 else ("egypt", "done")
    table = operates(JIHADIST, value, "plot", *answers, dice=[3], **scene)
    assert offered(table, "plot_marker") == kinds
    play(table, "wmd")
    assert [plot.kind for plot in table.state["egypt"].plots] == [WMD]
    assert WMD not in table.state.available_plots


@pytest.mark.rule("labyrinth", "8.5.5")
def test_wmd_still_in_their_boxes_may_not() -> None:
    table = operates(JIHADIST, 2, "plot", "egypt", "done", countries={"egypt": {**POOR, "cells": 1}}, dice=[3])
    assert "wmd" not in offered(table, "plot_marker")


# -- the First Plot (8.5.3)

US_EVENT = 43
"""Patriot Act: a 3-value card of the US that can always happen."""
EGYPT = {"egypt": {**POOR, "cells": 3}}


@pytest.mark.rule("labyrinth", "8.5.3", "6.3.2")
def test_the_first_plot_of_a_turn_ignores_the_us_event_of_its_card() -> None:
    table = play(turn(JIHADIST, US_EVENT, countries=EGYPT, dice=[6]), US_EVENT, "plot", "egypt", "done")
    assert "patriot_act" not in table.state.markers
    assert table.state.first_plot
    assert table.state.first_plot_card == US_EVENT  # 4.7.7.2


@pytest.mark.rule("labyrinth", "8.5.3", "6.3.2")
@pytest.mark.parametrize("operation", ["jihad", "recruit"])
def test_any_other_operation_sets_it_off(operation: str) -> None:
    answers = ("egypt", "done") if operation == "recruit" else ("done",)
    table = play(turn(JIHADIST, US_EVENT, countries=EGYPT, dice=[6]), US_EVENT, operation, *answers)
    assert "patriot_act" in table.state.markers
    assert not table.state.first_plot


@pytest.mark.rule("labyrinth", "8.5.3", "6.3.2.1")
@pytest.mark.parametrize("first_plot_is_past", [False, True])
def test_once_its_event_has_come_first_a_card_is_not_for_the_first_plot(first_plot_is_past: bool) -> None:
    table = turn(JIHADIST, US_EVENT, countries=EGYPT, first_plot=first_plot_is_past)
    play(table, US_EVENT, "event_first")
    assert "patriot_act" in table.state.markers
    assert "jihad" in offered(table, "use_card")
    assert ("plot" in offered(table, "use_card")) is first_plot_is_past


@pytest.mark.rule("labyrinth", "8.5.3", "6.3.2.1")
def test_where_only_one_other_operation_is_left_it_is_that_one() -> None:
    abroad = {"france": {"posture": "soft", "cells": 1}, "iran": {}}
    table = turn(JIHADIST, US_EVENT, countries=abroad, lapsing=["gtmo"])  # no Jihad in France, no Recruit by GTMO
    assert {"travel", "plot"} <= set(uses(table, US_EVENT))
    table = play(turn(JIHADIST, US_EVENT, countries=abroad, lapsing=["gtmo"]), US_EVENT, "event_first")
    assert table.question is not None
    assert table.question.purpose == "travel_to"


@pytest.mark.rule("labyrinth", "8.5.3")
def test_a_second_plot_in_the_turn_sets_it_off() -> None:
    table = turn(JIHADIST, US_EVENT, countries=EGYPT, dice=[6], first_plot=True)
    play(table, US_EVENT, "plot", "egypt", "done")
    assert "patriot_act" in table.state.markers
    assert table.state.first_plot_card is None


@pytest.mark.rule("labyrinth", "8.5.3")
def test_it_need_not_be_the_first_card_of_the_turn() -> None:
    table = play(turn(JIHADIST, 52, more=[US_EVENT], countries=EGYPT, us=[8], dice=[6]), 52, "reserves")
    play(table, "plot", "egypt", "done")
    assert "patriot_act" not in table.state.markers
    assert table.state.first_plot_card == US_EVENT


@pytest.mark.rule("labyrinth", "8.5.3")
def test_a_first_plot_with_an_own_card_is_the_first_plot_as_well() -> None:
    table = turn(JIHADIST, 52, more=[US_EVENT], countries=EGYPT, us=[8], dice=[6, 6])
    play(table, 52, "plot", "egypt")
    assert table.state.first_plot_card == 52
    play(table, "plot", "egypt", "done")
    assert "patriot_act" in table.state.markers


@pytest.mark.rule("labyrinth", "8.5.3", "5.2.6")
def test_the_next_turn_has_a_first_plot_again() -> None:
    table = turn(JIHADIST, 52, more=[], countries=EGYPT, dice=[6, 6, 6], draw=[US_EVENT, "rest"])
    play(table, 52, "plot", "egypt")
    assert table.state.turn == 2
    assert not table.state.first_plot
    assert table.state.discard[-1] == 52
    play(table, US_EVENT, "plot", "egypt", "done")
    assert "patriot_act" not in table.state.markers


@pytest.mark.rule("labyrinth", "8.5.3", "8.5.1")
def test_a_roll_is_enough_for_a_first_plot_even_if_no_marker_is_left_to_place() -> None:
    countries = {"egypt": {**POOR, "cells": 3}, "yemen": {**POOR, "plots": [1, 1, 1, 2, 2, 3]}}
    table = turn(JIHADIST, US_EVENT, countries=countries, dice=[1])
    play(table, US_EVENT, "plot", "egypt", "done")
    assert rolled(table) == [1]
    assert table.state["egypt"].plots == ()
    assert "patriot_act" not in table.state.markers
    assert table.state.first_plot_card == US_EVENT


@pytest.mark.rule("labyrinth", "8.5.3", "8.5.1")
def test_with_cells_only_under_islamist_rule_no_event_can_be_avoided() -> None:
    countries = {"sudan": {**ISLAMIST, "cells": 2}, "iran": {}}
    menu = uses(turn(JIHADIST, US_EVENT, countries=countries), US_EVENT)
    assert "plot" not in menu
    assert {"recruit", "travel"} <= set(menu)
    assert "plot" not in may_use(JIHADIST, 1, countries=countries)


@pytest.mark.rule("labyrinth", "8.5.3", "6.3.1-n1")
def test_us_election_happens_all_the_same() -> None:
    table = play(turn(JIHADIST, 120, countries=EGYPT, dice=[6, 1]), 120, "plot", "egypt", "done")
    assert table.state.us_posture == "soft"
    assert table.state.first_plot


# -- hidden plots (8.5.4)


@pytest.mark.rule("labyrinth", "8.5.4")
def test_a_placed_plot_is_known_to_the_jihadist_side_alone() -> None:
    def placed(kind: str) -> Table:
        countries = {"egypt": {**POOR, "cells": 1}}
        return operates(JIHADIST, 3, "plot", "egypt", "done", kind, countries=countries, dice=[3])

    two, three = placed("2"), placed("3")
    for seat in ("us", None):
        assert two.view(seat) == three.view(seat)
        assert two.notes_for(seat) == three.notes_for(seat)
        assert two.view(seat)["countries"]["egypt"]["plots"] == [{"plot": "hidden", "backlash": False}]
    assert two.view("jihadist")["countries"]["egypt"]["plots"] == [{"plot": "2", "backlash": False}]
    assert two.notes_for("jihadist") != three.notes_for("jihadist")


@pytest.mark.rule("labyrinth", "8.5.4")
def test_nest_shows_a_wmd_in_the_united_states_and_nothing_else() -> None:
    countries = {"united_states": {"plots": ["wmd", 2]}, "egypt": {**POOR, "plots": ["wmd"]}}
    table = turn(JIHADIST, 52, countries=countries, events=["nest"], wmd={"loose": 1})
    seen = table.view("us")["countries"]
    assert [plot["plot"] for plot in seen["united_states"]["plots"]] == ["wmd", "hidden"]
    assert [plot["plot"] for plot in seen["egypt"]["plots"]] == ["hidden"]
