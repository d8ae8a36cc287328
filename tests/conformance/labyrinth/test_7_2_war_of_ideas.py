"""War of Ideas (7.2): in Muslim countries by the War of Ideas table, elsewhere by the Posture table."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import JIHADIST, US, Governance
from tests.labyrinth.conditions import FAIR, FAIR_ALLY, GOOD_ALLY, POOR_ALLY
from tests.labyrinth.scene import operates, play, scene, turn
from tests.playing import offered, rolled

SOFT = {"posture": "soft"}


def war_of_ideas(die: int, target: str = "egypt", *, value: int = 3, **scene: Any) -> Table:
    """One War of Ideas with one die; in Egypt unless told otherwise."""
    return operates(US, value, "war_of_ideas", target, dice=[die], **scene)


# -- in a Muslim country (7.2.1)


@pytest.mark.rule("labyrinth", "7.2.1.1")
def test_the_target_is_neutral_untested_or_an_ally_but_never_an_adversary() -> None:
    countries = {
        "egypt": FAIR,
        "yemen": POOR_ALLY,
        "syria": {"governance": "fair", "alignment": "adversary"},
        "sudan": {"governance": "islamist_rule", "alignment": "adversary"},
        "jordan": GOOD_ALLY,
        "lebanon": {"governance": "good", "alignment": "neutral"},
    }
    places = offered(operates(US, 3, "war_of_ideas", countries=countries), "war_of_ideas_where")
    assert {"egypt", "yemen", "lebanon", "libya"} <= set(places)  # Libya is not tested yet
    assert not {"syria", "sudan", "jordan"} & set(places)  # a Good Ally has nothing left to gain


@pytest.mark.rule("labyrinth", "7.2.1.1")
@pytest.mark.parametrize("governance", ["good", "fair", "poor"])
def test_success_makes_a_neutral_country_an_ally_and_leaves_its_governance(governance: str) -> None:
    table = war_of_ideas(5, countries={"egypt": {"governance": governance, "alignment": "neutral"}})
    assert table.state["egypt"].is_ally
    assert table.state["egypt"].governance.name.lower() == governance


@pytest.mark.rule("labyrinth", "7.2.1.1")
def test_success_improves_an_ally_from_poor_to_fair() -> None:
    table = war_of_ideas(5, countries={"egypt": POOR_ALLY})
    assert table.state["egypt"].governance == Governance.FAIR
    assert table.state["egypt"].is_ally


@pytest.mark.rule("labyrinth", "7.2.1.1")
def test_success_improves_an_ally_from_fair_to_good() -> None:
    table = war_of_ideas(6, countries={"egypt": FAIR_ALLY})
    assert table.state["egypt"].governance == Governance.GOOD
    assert table.state["egypt"].is_ally


@pytest.mark.rule("labyrinth", "7.2.1.1-n1", "7.2.2.3", "7.3.4.1")
def test_a_shift_to_good_clears_regime_change_besieged_regime_and_aid() -> None:
    marked = {**FAIR_ALLY, "rc": "tan", "troops": 5, "besieged": True, "aid": 2}
    table = war_of_ideas(6, countries={"egypt": marked})
    egypt = table.state["egypt"]
    assert egypt.governance == Governance.GOOD
    assert (egypt.regime_change, egypt.besieged, egypt.aid) == (None, False, 0)
    assert egypt.troops == 5


@pytest.mark.rule("labyrinth", "7.2.1.1-n1")
def test_a_shift_to_fair_leaves_the_markers() -> None:
    marked = {**POOR_ALLY, "rc": "green", "troops": 5, "besieged": True, "aid": 1}
    table = war_of_ideas(5, countries={"egypt": marked})
    egypt = table.state["egypt"]
    assert egypt.governance == Governance.FAIR
    assert (egypt.regime_change, egypt.besieged, egypt.aid) == ("green", True, 1)


# -- the roll (7.2.1.2) and its modifiers

MODIFIERS: dict[str, tuple[dict[str, Any], int]] = {
    "no modifier": ({}, 5),
    "low Prestige -1": ({"prestige": 3}, 6),
    "medium Prestige": ({"prestige": 6}, 5),
    "high Prestige +1": ({"prestige": 7}, 4),
    "very high Prestige +2": ({"prestige": 10}, 3),
    "GWOT penalty 1": ({"us_posture": "soft"}, 6),  # Israel alone makes the world Hard 1
    "GWOT penalty 1 of a Soft world": ({"countries": {"france": SOFT, "spain": SOFT}}, 6),
    "no GWOT penalty, world and US both Soft": (
        {"us_posture": "soft", "countries": {"france": SOFT, "spain": SOFT}},
        5,
    ),
    "one Aid +1": ({"aid": 1}, 4),
    "two Aid +2": ({"aid": 2}, 3),
    "adjacent Good Ally +1": ({"countries": {"libya": GOOD_ALLY}}, 4),
    "two adjacent Good Allies, still +1": ({"countries": {"libya": GOOD_ALLY, "sudan": GOOD_ALLY}}, 4),
    "adjacent Fair Ally": ({"countries": {"libya": FAIR_ALLY}}, 5),
    "adjacent Good Neutral": ({"countries": {"libya": {"governance": "good", "alignment": "neutral"}}}, 5),
    "Good Ally that is not adjacent": ({"countries": {"yemen": GOOD_ALLY}}, 5),
    "Fair to Good -1": ({"egypt": FAIR_ALLY}, 6),
    "Fair Neutral to Ally": ({"egypt": FAIR}, 5),
    "Prestige +2, Aid +1, Good Ally +1, Fair to Good -1, GWOT -1": (
        {"prestige": 12, "aid": 1, "egypt": FAIR_ALLY, "us_posture": "soft", "countries": {"libya": GOOD_ALLY}},
        3,
    ),
}


def egypt_with(change: dict[str, Any]) -> dict[str, Any]:
    """A scene with Egypt as a Poor Ally, changed by one line of the table above."""
    rest = {key: value for key, value in change.items() if key not in ("egypt", "aid", "countries")}
    egypt = {**change.get("egypt", POOR_ALLY), "aid": change.get("aid", 0)}
    return {**rest, "countries": {**change.get("countries", {}), "egypt": egypt}}


@pytest.mark.rule("labyrinth", "7.2.1.2", "4.9.2")
@pytest.mark.parametrize(("change", "needed"), MODIFIERS.values(), ids=MODIFIERS.keys())
def test_a_modified_5_succeeds_and_a_modified_4_does_not(change: dict[str, Any], needed: int) -> None:
    won = war_of_ideas(needed, **egypt_with(change)).state["egypt"]
    lost = war_of_ideas(needed - 1, **egypt_with(change)).state["egypt"]
    before = egypt_with(change)["countries"]["egypt"]
    if before["alignment"] == "neutral":
        assert (won.is_ally, lost.is_ally) == (True, False)
    else:
        assert won.governance == lost.governance - 1


@pytest.mark.rule("labyrinth", "7.2.1.2", "4.7.2.1")
@pytest.mark.parametrize(("soft_countries", "penalty"), [(2, 1), (3, 2), (4, 3), (6, 3)])
def test_the_gwot_penalty_is_subtracted_in_full(soft_countries: int, penalty: int) -> None:
    soft = ["france", "spain", "italy", "germany", "canada", "benelux"][:soft_countries]  # less Israel, which is Hard
    countries = {**dict.fromkeys(soft, SOFT), "egypt": POOR_ALLY}
    needed = 5 + penalty - 2
    assert war_of_ideas(needed, prestige=12, countries=countries).state["egypt"].governance == Governance.FAIR
    assert war_of_ideas(needed - 1, prestige=12, countries=countries).state["egypt"].governance == Governance.POOR


@pytest.mark.rule("labyrinth", "7.2.1.2")
def test_modifiers_may_make_success_impossible() -> None:
    countries = {**dict.fromkeys(("france", "spain", "italy", "germany"), SOFT), "egypt": FAIR_ALLY}
    table = war_of_ideas(6, prestige=1, countries=countries)  # 6 - 1 - 3 - 1
    assert table.state["egypt"].governance == Governance.FAIR
    assert table.state["egypt"].aid == 0


@pytest.mark.rule("labyrinth", "7.2.1.2")
def test_it_is_one_die_and_failure_changes_nothing() -> None:
    table = war_of_ideas(3, countries={"egypt": POOR_ALLY})
    egypt = table.state["egypt"]
    assert rolled(table) == [3]
    assert (egypt.governance, egypt.is_ally, egypt.aid, table.state.prestige) == (Governance.POOR, True, 0, 5)


# -- Regime Change (7.2.1.3)


@pytest.mark.rule("labyrinth", "7.2.1.3")
@pytest.mark.parametrize(("troops", "cells", "allowed"), [(5, 0, True), (4, 0, False), (8, 3, True), (8, 4, False)])
def test_in_a_regime_change_country_troops_must_exceed_cells_by_five(troops: int, cells: int, allowed: bool) -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": troops, "cells": cells}
    places = offered(operates(US, 3, "war_of_ideas", countries={"iraq": iraq}), "war_of_ideas_where")
    assert ("iraq" in places) is allowed


@pytest.mark.rule("labyrinth", "7.2.1.3")
def test_nato_counts_as_two_of_the_five_and_sadr_as_a_cell() -> None:
    with_nato = {**POOR_ALLY, "rc": "tan", "troops": 3, "markers": ["nato"]}
    with_sadr = {**POOR_ALLY, "rc": "tan", "troops": 3, "markers": ["nato", "sadr"]}
    for iraq, allowed in ((with_nato, True), (with_sadr, False)):
        places = offered(operates(US, 3, "war_of_ideas", countries={"iraq": iraq}), "war_of_ideas_where")
        assert ("iraq" in places) is allowed


@pytest.mark.rule("labyrinth", "7.2.1.3")
def test_elsewhere_no_troops_are_needed() -> None:
    table = war_of_ideas(5, countries={"egypt": {**POOR_ALLY, "cells": 6}})
    assert table.state["egypt"].governance == Governance.FAIR


# -- untested countries (4.9.4, 4.9.5)


@pytest.mark.rule("labyrinth", "7.2.1.1", "4.9.4a")
def test_an_untested_country_is_tested_and_then_rolled_for_as_a_neutral() -> None:
    table = operates(US, 3, "war_of_ideas", "egypt", dice=[2, 5])  # Poor, and won
    assert table.state["egypt"].governance == Governance.POOR
    assert table.state["egypt"].is_ally


@pytest.mark.rule("labyrinth", "7.2.1.1", "4.9.5")
@pytest.mark.parametrize(
    ("value", "test", "tested"),
    [(1, 4, Governance.POOR), (1, 5, Governance.FAIR), (2, 4, Governance.POOR)],
)
def test_a_value_too_low_for_what_the_test_shows_fails_without_a_roll(value: int, test: int, tested: int) -> None:
    table = operates(US, value, "war_of_ideas", "egypt", dice=[test])
    egypt = table.state["egypt"]
    assert rolled(table) == [test]
    assert egypt.governance == tested
    assert egypt.is_neutral
    assert egypt.aid == 0
    assert table.state.discard == [{1: 8, 2: 14}[value]]  # the card is spent


@pytest.mark.rule("labyrinth", "4.9.5", "7.1.1b")
def test_a_2_value_card_is_enough_if_the_test_shows_fair() -> None:
    table = operates(US, 2, "war_of_ideas", "egypt", dice=[6, 5])
    assert table.state["egypt"].governance == Governance.FAIR
    assert table.state["egypt"].is_ally


# -- Aid (7.2.2)


@pytest.mark.rule("labyrinth", "7.2.2.1", "7.2.2.1-ex1")
@pytest.mark.parametrize(("die", "aid"), [(4, 1), (3, 0), (2, 0)])
def test_example_a_4_when_a_5_was_needed_places_aid(die: int, aid: int) -> None:
    table = war_of_ideas(die, countries={"egypt": POOR_ALLY})
    assert table.state["egypt"].governance == Governance.POOR
    assert table.state["egypt"].aid == aid


@pytest.mark.rule("labyrinth", "7.2.2.1", "7.2.2.1-ex1")
@pytest.mark.parametrize(("die", "aid"), [(6, 1), (5, 0)])
def test_example_a_6_when_a_theoretical_7_was_needed_places_aid(die: int, aid: int) -> None:
    table = war_of_ideas(die, prestige=3, countries={"egypt": FAIR_ALLY})  # low Prestige, Fair to Good
    assert table.state["egypt"].governance == Governance.FAIR
    assert table.state["egypt"].aid == aid


@pytest.mark.rule("labyrinth", "7.2.2.1")
def test_a_miss_by_one_in_a_neutral_country_places_aid_too() -> None:
    table = operates(US, 2, "war_of_ideas", "egypt", dice=[6, 4])  # tested Fair on the way
    assert table.state["egypt"].is_neutral
    assert table.state["egypt"].aid == 1


@pytest.mark.rule("labyrinth", "7.2.2.1")
def test_success_places_no_aid() -> None:
    assert war_of_ideas(5, countries={"egypt": POOR_ALLY}).state["egypt"].aid == 0


@pytest.mark.rule("labyrinth", "7.2.2.2", "7.2.2.1-ex1")
def test_where_there_is_aid_a_miss_by_one_places_no_second() -> None:
    table = war_of_ideas(3, countries={"egypt": {**POOR_ALLY, "aid": 1}})  # 3 + 1 misses by one
    assert table.state["egypt"].governance == Governance.POOR
    assert table.state["egypt"].aid == 1


@pytest.mark.rule("labyrinth", "7.2.2.2")
def test_events_add_to_the_aid_that_is_there() -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": 6, "aid": 1}
    table = play(turn(US, 41, countries={"iraq": iraq}), 41, "event")  # NATO
    assert table.state["iraq"].aid == 2


@pytest.mark.rule("labyrinth", "7.2.2.3")
@pytest.mark.parametrize(("dice", "left"), [([1, 1], 1), ([1, 6], 2), ([6, 6], 3)])
def test_each_successful_jihad_roll_removes_one_aid(dice: list[int], left: int) -> None:
    countries = {"egypt": {**POOR_ALLY, "aid": 3, "cells": 2}}
    table = operates(JIHADIST, 2, "jihad", "egypt", dice=dice, countries=countries)
    assert table.state["egypt"].aid == left


@pytest.mark.rule("labyrinth", "7.2.2.3", "8.5.6j")
def test_each_successful_plot_resolution_roll_removes_one_aid() -> None:
    countries = {"egypt": {**POOR_ALLY, "aid": 3, "plots": [2]}}
    table = scene(step="plots", phase={"side": "us", "card": 1}, countries=countries, dice=[3, 4], hands={"us": [8]})
    assert table.state["egypt"].aid == 2


@pytest.mark.rule("labyrinth", "7.2.2.3", "8.4.4")
def test_islamist_rule_removes_all_aid() -> None:
    countries = {"egypt": {**POOR_ALLY, "aid": 4, "cells": 6}}
    table = operates(JIHADIST, 2, "jihad", "egypt", "yes", dice=[1, 2], countries=countries)
    assert table.state["egypt"].is_islamist
    assert table.state["egypt"].aid == 0


# -- in a Non-Muslim country (7.2.3)


@pytest.mark.rule("labyrinth", "7.2.3")
def test_any_non_muslim_country_but_the_united_states_and_israel_may_be_chosen() -> None:
    countries = {"france": {"posture": "hard"}}
    places = offered(operates(US, 3, "war_of_ideas", countries=countries), "war_of_ideas_where")
    assert {"france", "canada", "russia", "philippines"} <= set(places)  # marked or not
    assert not {"united_states", "israel", "iran"} & set(places)


@pytest.mark.rule("labyrinth", "7.2.3", "7.1.1b")
def test_printed_governance_sets_the_cost() -> None:
    places = offered(operates(US, 1, "war_of_ideas"), "war_of_ideas_where")
    assert "canada" in places
    assert "russia" not in places


@pytest.mark.rule("labyrinth", "7.2.3", "4.9.3")
@pytest.mark.parametrize(("die", "posture"), [(1, "soft"), (4, "soft"), (5, "hard"), (6, "hard")])
@pytest.mark.parametrize("before", [{}, {"posture": "soft"}, {"posture": "hard"}], ids=["unmarked", "soft", "hard"])
def test_one_roll_sets_the_posture_marked_or_not(before: dict[str, str], die: int, posture: str) -> None:
    table = war_of_ideas(die, "france", value=1, countries={"france": before})
    assert rolled(table) == [die]
    assert table.state["france"].posture == posture


@pytest.mark.rule("labyrinth", "7.2.3")
@pytest.mark.parametrize(
    ("us", "die", "prestige"),
    [("hard", 5, 6), ("hard", 4, 5), ("soft", 4, 6), ("soft", 5, 5)],
)
@pytest.mark.parametrize("before", ["soft", "hard"])
def test_prestige_rises_if_the_posture_is_now_that_of_the_us(us: str, die: int, prestige: int, before: str) -> None:
    table = war_of_ideas(die, "france", us_posture=us, countries={"france": {"posture": before}})
    assert table.state.prestige == prestige


@pytest.mark.rule("labyrinth", "7.2.3")
def test_neither_prestige_nor_gwot_relations_matter_to_a_posture_roll() -> None:
    table = war_of_ideas(4, "france", prestige=12)
    assert table.state["france"].posture == "soft"
    table = war_of_ideas(5, "france", prestige=1, us_posture="soft")
    assert table.state["france"].posture == "hard"
