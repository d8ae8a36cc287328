"""Alert (7.5) and Reassessment (7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import JIHADIST, US, WMD
from tests.labyrinth.conditions import FAIR
from tests.labyrinth.scene import may_use, operates, play, turn, uses
from tests.playing import offered

# -- Alert (7.5)


@pytest.mark.rule("labyrinth", "7.5.1", "6.3.3.1", "6.3.3.1-ex1")
@pytest.mark.parametrize(("value", "reserves", "enough"), [(1, 2, True), (2, 1, True), (2, 2, True), (1, 1, False)])
def test_reserves_may_make_up_the_3_that_alert_needs(value: int, reserves: int, enough: bool) -> None:
    scene = {"countries": {"egypt": {**FAIR, "plots": [1]}}, "reserves": {"us": reserves}}
    assert ("alert" in may_use(US, value, **scene)) is enough
    if enough:
        table = operates(US, value, "alert", **scene)
        assert table.state["egypt"].plots == ()
        assert table.state.reserves["us"] == 0


@pytest.mark.rule("labyrinth", "7.5.2")
def test_without_a_plot_there_is_nothing_to_alert() -> None:
    assert "alert" not in may_use(US, 3, countries={"egypt": FAIR})


@pytest.mark.rule("labyrinth", "7.5.2")
def test_one_plot_in_any_country_may_be_picked_even_in_an_adversary_or_iran() -> None:
    countries = {
        "united_states": {"plots": [2]},
        "israel": {"plots": [1]},
        "syria": {"governance": "poor", "alignment": "adversary", "plots": [1, 2]},
        "iran": {"cells": 1, "plots": [3]},
    }
    table = operates(US, 3, "alert", countries=countries)
    assert offered(table, "alert_which") == ["united_states:1", "israel:1", "syria:1", "syria:2", "iran:1"]
    play(table, "syria:2")
    assert [plot.kind for plot in table.state["syria"].plots] == [1]
    assert len(table.state.plots_on_map()) == 4


@pytest.mark.rule("labyrinth", "7.5.3", "8.5.4")
def test_the_us_chooses_without_seeing_the_marker() -> None:
    def asks(plots: list[object]) -> Table:
        return operates(US, 3, "alert", countries={"egypt": {**FAIR, "plots": plots}}, wmd={"loose": 2})

    one_way, other_way = asks([3, "wmd"]), asks(["wmd", 3])
    assert one_way.question == other_way.question
    assert one_way.view("us") == other_way.view("us")
    assert one_way.notes_for("us") == other_way.notes_for("us")
    play(one_way, "egypt:1")
    play(other_way, "egypt:1")
    assert one_way.notes_for("us") != other_way.notes_for("us")  # now it is shown


@pytest.mark.rule("labyrinth", "7.5.3", "8.5.5")
def test_a_blocked_wmd_leaves_the_game() -> None:
    table = operates(US, 3, "alert", countries={"egypt": {**FAIR, "plots": ["wmd"]}}, wmd={"loose": 2})
    assert table.state.removed_plots == [WMD]
    assert WMD not in table.state.available_plots


@pytest.mark.rule("labyrinth", "7.5.3")
@pytest.mark.parametrize("plot", [1, 2, 3])
def test_any_other_plot_is_available_again(plot: int) -> None:
    table = operates(US, 3, "alert", countries={"egypt": {**FAIR, "plots": [plot]}})
    assert table.state.available_plots == [1, 1, 1, 2, 2, 3]
    assert table.state.removed_plots == []


@pytest.mark.rule("labyrinth", "7.5.2")
def test_a_blocked_plot_does_nothing_at_the_end_of_the_phase() -> None:
    countries = {"egypt": {**FAIR, "plots": [3]}}
    table = operates(US, 3, "alert", "hold", countries=countries, jihadist=[52], dice=[])
    assert table.state.side == "jihadist"
    assert (table.state.funding, table.state["egypt"].governance.name) == (5, "FAIR")


@pytest.mark.rule("labyrinth", "7.5.3-n1", "5.2.3")
def test_a_plot_not_alerted_in_this_phase_is_resolved_at_its_end() -> None:
    countries = {"iran": {"cells": 1, "plots": [3]}}
    table = play(turn(US, 8, more=[47], countries=countries, jihadist=[52]), 8, "reserves")
    assert table.state["iran"].plots  # the second card could still alert it
    play(table, "hold")
    assert table.state["iran"].plots == ()
    assert table.state.funding == 6
    assert table.state.side == "jihadist"


# -- Reassessment (7.6)


def reassess(first: int, second: int, *answers: str, **scene: Any) -> Table:
    """The US plays two cards for Reassessment and gives the order in which things happen."""
    return play(turn(US, first, more=[second], **scene), first, "reassessment", *answers)


@pytest.mark.rule("labyrinth", "7.6.1")
@pytest.mark.parametrize(("before", "after"), [("hard", "soft"), ("soft", "hard")])
def test_reassessment_turns_the_us_posture(before: str, after: str) -> None:
    table = reassess(47, 43, us_posture=before, jihadist=[52])
    assert table.state.us_posture == after


@pytest.mark.rule("labyrinth", "7.6.2")
@pytest.mark.parametrize(
    ("card", "other", "possible"),
    [(47, 43, True), (47, 81, True), (81, 120, True), (47, 14, False), (14, 47, False), (14, 23, False)],
)
def test_it_needs_two_3_value_cards_of_whatever_side(card: int, other: int, possible: bool) -> None:
    table = turn(US, card, more=[other, 8])
    assert ("reassessment" in uses(table, card)) is possible


@pytest.mark.rule("labyrinth", "7.6.2", "6.3.3.1")
def test_reserves_do_not_help() -> None:
    table = turn(US, 47, more=[14, 8], reserves={"us": 2})
    assert "reassessment" not in uses(table, 47)
    table = turn(US, 14, more=[47, 8], reserves={"us": 2})
    assert "reassessment" not in uses(table, 14)


@pytest.mark.rule("labyrinth", "7.6.2")
def test_it_takes_the_whole_phase() -> None:
    table = reassess(47, 43, jihadist=[52])
    assert table.state.side == "jihadist"
    assert table.state.hands["us"] == []
    assert table.state.discard == [47, 43]


@pytest.mark.rule("labyrinth", "7.6.2")
def test_it_cannot_be_begun_with_the_second_card_of_a_phase() -> None:
    table = play(turn(US, 8, more=[47, 43]), 8, "reserves")
    assert "reassessment" not in uses(table, 47)


@pytest.mark.rule("labyrinth", "7.6.2")
def test_the_us_chooses_the_second_card_among_its_3_value_cards() -> None:
    table = play(turn(US, 47, more=[43, 81, 14]), 47, "reassessment")
    assert offered(table, "reassess_with") == ["43", "81"]


@pytest.mark.rule("labyrinth", "7.6.2", "7.1.2")
def test_the_jihadist_side_has_no_reassessment() -> None:
    assert "reassessment" not in uses(turn(JIHADIST, 81, more=[95]), 81)


IRAQ = {"iraq": {"governance": "poor", "alignment": "ally", "rc": "tan", "troops": 6}}


@pytest.mark.rule("labyrinth", "7.6.3", "6.3.2")
def test_the_us_chooses_the_order_of_the_flip_and_the_events_it_sets_off() -> None:
    table = reassess(47, 81, countries=IRAQ, jihadist=[52])  # Foreign Fighters
    assert offered(table, "reassess_order") == ["flip", "81"]
    play(table, "81")
    assert table.state["iraq"].cells == 5
    assert table.state.us_posture == "soft"
    table = reassess(47, 81, "flip", countries=IRAQ, jihadist=[52])
    assert table.state.us_posture == "soft"
    assert table.state["iraq"].cells == 5


@pytest.mark.rule("labyrinth", "7.6.3")
def test_two_events_and_the_flip_come_in_any_order() -> None:
    table = reassess(81, 93, countries={**IRAQ, "afghanistan": {"governance": "poor", "alignment": "neutral"}})
    assert offered(table, "reassess_order") == ["flip", "81", "93"]
    play(table, "81")
    assert offered(table, "reassess_order") == ["flip", "93"]


@pytest.mark.rule("labyrinth", "7.6.3", "6.3.1-n1")
@pytest.mark.parametrize(("first", "posture"), [("flip", "hard"), ("120", "soft")])
def test_the_order_decides_what_us_election_leaves(first: str, posture: str) -> None:
    table = reassess(47, 120, first, dice=[4], jihadist=[52])  # a 4 makes the US Hard
    assert table.state.us_posture == posture


@pytest.mark.rule("labyrinth", "7.6.3")
def test_the_flip_must_be_carried_out_even_if_it_undoes_an_election() -> None:
    table = reassess(47, 120, "120", dice=[1], jihadist=[52])  # Soft, and back to Hard
    assert table.state.us_posture == "hard"


@pytest.mark.rule("labyrinth", "7.6.3", "6.3.2.1")
def test_an_event_that_cannot_happen_does_not() -> None:
    table = reassess(47, 81, "81", jihadist=[52])  # no Regime Change country for the Foreign Fighters
    assert table.state.cells_on_track == 14
    assert table.state.us_posture == "soft"


@pytest.mark.rule("labyrinth", "7.6.3", "6.2.9")
@pytest.mark.parametrize(("cells", "happens"), [(1, True), (0, False)])
def test_a_one_time_event_that_it_sets_off_leaves_the_game(cells: int, happens: bool) -> None:
    """Abu Ghurayb (card 76) needs a cell in a Regime Change country."""
    table = reassess(47, 76, "flip", countries={"iraq": {**IRAQ["iraq"], "cells": cells}}, jihadist=[52])
    assert table.state.prestige == (3 if happens else 5)
    assert (76 in table.state.removed) is happens
    assert (76 in table.state.discard) is not happens
    assert 47 in table.state.discard
