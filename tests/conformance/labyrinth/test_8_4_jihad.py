"""Jihad (8.4): Minor and Major, its failure, Besieged Regimes and Islamist Revolution."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import ISLAMIST_RULE, JIHADIST, WMD, Governance
from tests.labyrinth.conditions import FAIR, GOOD, ISLAMIST, POOR, POOR_ALLY
from tests.labyrinth.scene import may_use, operates, play
from tests.playing import asked, offered, rolled


def jihad(dice: list[int], *answers: str, egypt: dict[str, Any], **scene: Any) -> Table:
    """Jihad in Egypt with as many dice as are given; the first is placed without a question."""
    return operates(JIHADIST, len(dice), "jihad", *answers, countries={"egypt": egypt}, dice=dice, **scene)


def minor(dice: list[int], **egypt: Any) -> Table:
    """Minor Jihad in Egypt, where there are cells enough for the dice and too few for more."""
    return jihad(dice, *["egypt"] * (len(dice) - 1), egypt={**egypt, "cells": egypt.get("cells", 4)})


def major(dice: list[int], **egypt: Any) -> Table:
    """Major Jihad in Egypt, with six sleepers unless told otherwise."""
    return jihad(dice, *["egypt"] * (len(dice) - 1), "yes", egypt={"cells": 6, **egypt})


# -- where, and with what (8.4)


@pytest.mark.rule("labyrinth", "8.4")
def test_jihad_is_for_muslim_countries_with_cells_not_under_islamist_rule() -> None:
    countries = {
        "egypt": {**POOR, "cells": 1},
        "iraq": {**POOR_ALLY, "active_cells": 1},
        "yemen": {**POOR, "cadre": True},
        "sudan": {**ISLAMIST, "cells": 2},
        "france": {"posture": "soft", "cells": 2},
        "iran": {"cells": 2},
    }
    assert offered(operates(JIHADIST, 1, "jihad", countries=countries), "jihad_where") == ["egypt", "iraq"]


@pytest.mark.rule("labyrinth", "8.4")
def test_with_cells_only_in_iran_france_and_islamist_rule_there_is_no_jihad() -> None:
    countries = {"sudan": {**ISLAMIST, "cells": 2}, "france": {"posture": "soft", "cells": 2}, "iran": {"cells": 2}}
    assert "jihad" not in may_use(JIHADIST, 3, countries=countries)


@pytest.mark.rule("labyrinth", "8.4")
@pytest.mark.parametrize(("cells", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_each_roll_needs_a_cell_of_its_own(cells: int, dice: int) -> None:
    countries = {"egypt": {**POOR, "cells": cells}}
    table = operates(JIHADIST, 3, "jihad", *["egypt"] * (dice - 1), countries=countries, dice=[6] * 3)
    assert len(rolled(table)) == dice


@pytest.mark.rule("labyrinth", "8.4")
@pytest.mark.parametrize(
    ("sleepers", "active", "dice", "left_asleep"),
    [(4, 0, 2, 2), (4, 0, 1, 3), (2, 2, 2, 2), (3, 1, 2, 2)],
)
def test_the_sleepers_used_become_active(sleepers: int, active: int, dice: int, left_asleep: int) -> None:
    table = minor([1] * dice, **POOR, cells=sleepers, active_cells=active)
    assert table.state["egypt"].sleepers == left_asleep
    assert table.state["egypt"].cells == sleepers + active


@pytest.mark.rule("labyrinth", "8.4")
def test_sadr_fights_as_an_active_cell() -> None:
    iraq = {"governance": "fair", "alignment": "ally", "troops": 2, "markers": ["sadr"]}
    table = operates(JIHADIST, 1, "jihad", countries={"iraq": iraq}, dice=[2])
    assert table.state["iraq"].is_poor
    table = operates(JIHADIST, 1, "jihad", countries={"iraq": iraq}, dice=[3])
    assert table.state["iraq"].sadr is False


@pytest.mark.rule("labyrinth", "8.4")
def test_benazir_bhutto_keeps_jihad_out_of_pakistan_alone() -> None:
    pakistan, egypt = {**POOR, "cells": 1}, {**POOR, "cells": 1}
    assert "jihad" not in may_use(JIHADIST, 1, countries={"pakistan": pakistan}, events=["benazir_bhutto"])
    assert "jihad" in may_use(JIHADIST, 1, countries={"pakistan": pakistan})
    assert "jihad" in may_use(JIHADIST, 1, countries={"egypt": egypt}, events=["benazir_bhutto"])


# -- Minor Jihad (8.4.1)


@pytest.mark.rule("labyrinth", "8.4.1")
@pytest.mark.parametrize(
    ("row", "dice", "level"),
    [
        (GOOD, [1], Governance.FAIR),
        (FAIR, [2], Governance.POOR),
        (GOOD, [1, 1], Governance.POOR),
        (GOOD, [1, 6], Governance.FAIR),
        (GOOD, [1, 1, 1], Governance.POOR),
        (FAIR, [1, 2, 2], Governance.POOR),
        (POOR, [1, 1, 1], Governance.POOR),
        (FAIR, [3], Governance.FAIR),
    ],
)
def test_each_success_worsens_governance_as_far_as_poor(row: dict[str, str], dice: list[int], level: int) -> None:
    assert minor(dice, **row).state["egypt"].governance == level


@pytest.mark.rule("labyrinth", "8.4.1", "4.2.2")
def test_the_alignment_stays() -> None:
    assert minor([2], governance="fair", alignment="ally").state["egypt"].is_ally


@pytest.mark.rule("labyrinth", "8.4.1")
@pytest.mark.parametrize(("dice", "aid"), [([1, 1, 6], 1), ([1, 6, 6], 2), ([1, 2, 3], 0)])
def test_each_success_removes_one_aid_even_at_poor(dice: list[int], aid: int) -> None:
    assert minor(dice, **POOR_ALLY, aid=3).state["egypt"].aid == aid


@pytest.mark.rule("labyrinth", "8.4.1")
def test_minor_jihad_never_reaches_islamist_rule_even_where_a_major_one_could() -> None:
    table = jihad([1, 1, 1], "egypt", "egypt", "no", egypt={**POOR, "cells": 8})
    assert table.state["egypt"].is_poor
    assert table.state["egypt"].sleepers == 5  # only those used are active


# -- Major Jihad (8.4.2)


@pytest.mark.rule("labyrinth", "8.4.2")
@pytest.mark.parametrize(
    ("cells", "troops", "possible"), [(5, 0, True), (4, 0, False), (7, 2, True), (7, 3, False), (9, 4, True)]
)
def test_cells_must_exceed_troops_by_five(cells: int, troops: int, possible: bool) -> None:
    countries = {"egypt": {**POOR, "cells": cells, "troops": troops}}
    table = operates(JIHADIST, 2, "jihad", "egypt", countries=countries, dice=[1, 1])
    assert (asked(table).purpose == "jihad_major") is possible


@pytest.mark.rule("labyrinth", "8.4.2")
def test_active_cells_and_sadr_count_and_nato_counts_as_two_troops() -> None:
    iraq = {**POOR_ALLY, "cells": 3, "active_cells": 2, "troops": 1, "markers": ["sadr"]}
    table = operates(JIHADIST, 2, "jihad", "iraq", countries={"iraq": iraq}, dice=[1, 1])
    assert offered(table, "jihad_major") == ["yes", "no"]  # six against one
    with_nato = {**iraq, "troops": 0, "markers": ["sadr", "nato"]}
    table = operates(JIHADIST, 2, "jihad", "iraq", countries={"iraq": with_nato}, dice=[1, 1])
    assert asked(table).purpose != "jihad_major"


@pytest.mark.rule("labyrinth", "8.4.2")
def test_all_sleepers_turn_active_before_the_roll() -> None:
    table = major([6, 6], **POOR, active_cells=2)
    assert (table.state["egypt"].sleepers, table.state["egypt"].active) == (0, 6)  # eight, less two failures


@pytest.mark.rule("labyrinth", "8.4.2")
@pytest.mark.parametrize(
    ("row", "dice", "level"),
    [
        (POOR, [3, 3], ISLAMIST_RULE),
        (POOR, [3, 4], Governance.POOR),
        (POOR, [1, 6, 1], ISLAMIST_RULE),
        (FAIR, [2, 2, 2], ISLAMIST_RULE),
        (FAIR, [2, 2], Governance.POOR),
        (FAIR, [2, 2, 3], Governance.POOR),
        (GOOD, [1, 1, 1], Governance.POOR),
    ],
)
def test_two_successes_beyond_poor_on_one_card_make_islamist_rule(
    row: dict[str, str], dice: list[int], level: int
) -> None:
    assert major(dice, **row).state["egypt"].governance == level


@pytest.mark.rule("labyrinth", "8.4.2")
def test_successes_of_two_cards_do_not_add_up() -> None:
    twice = ("jihad", "egypt", "done", "yes")
    countries = {"egypt": {**POOR, "cells": 7}}
    table = operates(JIHADIST, 3, *twice, more=[82], us=[8], countries=countries, dice=[1, 6, 1, 6])
    play(table, *twice)
    assert rolled(table) == [1, 6, 1, 6]
    assert table.state["egypt"].is_poor


@pytest.mark.rule("labyrinth", "8.4.2")
def test_a_1_value_card_cannot_be_major_unless_the_regime_is_besieged() -> None:
    countries = {"egypt": {**POOR, "cells": 6}}
    table = operates(JIHADIST, 1, "jihad", countries=countries, dice=[1])
    assert table.state["egypt"].is_poor
    assert table.state["egypt"].sleepers == 5
    besieged = {"egypt": {**POOR, "cells": 6, "besieged": True}}
    assert offered(operates(JIHADIST, 1, "jihad", countries=besieged), "jihad_major") == ["yes", "no"]


@pytest.mark.rule("labyrinth", "8.4.2")
def test_each_success_of_a_major_jihad_removes_one_aid() -> None:
    assert major([1, 6, 6], **POOR, aid=3).state["egypt"].aid == 2


@pytest.mark.rule("labyrinth", "8.4.2")
def test_the_excess_is_counted_at_the_outset_not_after_failures() -> None:
    table = major([6, 1, 1], **POOR, cells=5)
    assert table.state["egypt"].is_islamist
    assert table.state["egypt"].cells == 4


@pytest.mark.rule("labyrinth", "8.4.2", "8.4.1", "8.1.2")
def test_one_card_may_be_major_in_one_country_and_minor_in_another() -> None:
    countries = {"egypt": {**POOR, "cells": 6}, "libya": {**FAIR, "cells": 2}}
    table = operates(JIHADIST, 3, "jihad", "egypt", "libya", "egypt", "yes", countries=countries, dice=[1, 2, 2])
    assert table.state["egypt"].is_islamist
    assert table.state["libya"].is_poor
    assert (table.state["egypt"].sleepers, table.state["libya"].sleepers) == (0, 1)


@pytest.mark.rule("labyrinth", "8.4.2", "8.4.3", "8.1.2")
def test_two_major_jihads_on_one_card_count_their_successes_apart() -> None:
    countries = {
        "egypt": {**POOR, "cells": 6, "besieged": True},
        "libya": {**POOR, "cells": 6},
    }
    answers = ("libya", "egypt", "libya", "yes", "yes")
    table = operates(JIHADIST, 3, "jihad", *answers, funding=5, countries=countries, dice=[1, 6, 2])
    assert (table.state["libya"].governance, table.state["egypt"].governance) == (Governance.POOR, ISLAMIST_RULE)
    assert (table.state["libya"].cells, table.state["egypt"].cells) == (5, 6)


@pytest.mark.rule("labyrinth", "8.4.2")
def test_major_is_asked_for_each_country_by_itself() -> None:
    countries = {"egypt": {**POOR, "cells": 5}, "libya": {**POOR, "cells": 5}}
    table = operates(JIHADIST, 2, "jihad", "libya", "egypt", "yes", "no", countries=countries, dice=[6, 6])
    assert (table.state["libya"].sleepers, table.state["egypt"].sleepers) == (0, 4)


# -- failure (8.4.3)


@pytest.mark.rule("labyrinth", "8.4.3")
@pytest.mark.parametrize(("dice", "left"), [([4], 3), ([4, 5], 2), ([6, 1, 6], 2), ([6, 6, 6], 1)])
def test_each_failed_roll_costs_a_cell(dice: list[int], left: int) -> None:
    table = minor(dice, **POOR, cells=4)
    assert table.state["egypt"].cells == left
    assert table.state.cells_on_track == 14 - left


@pytest.mark.rule("labyrinth", "8.4.3", "4.8.4a")
def test_the_last_cell_lost_in_jihad_leaves_no_cadre() -> None:
    table = minor([6], **POOR, cells=1)
    assert table.state["egypt"].cells == 0
    assert table.state["egypt"].cadre is False


@pytest.mark.rule("labyrinth", "8.4.3")
@pytest.mark.parametrize(("lost", "active", "sadr"), [("active", 0, True), ("sadr", 1, False)])
def test_where_sadr_is_the_jihadist_side_chooses_which_cell_is_lost(lost: str, active: int, sadr: bool) -> None:
    iraq = {**POOR, "troops": 1, "active_cells": 1, "markers": ["sadr"]}
    table = operates(JIHADIST, 1, "jihad", countries={"iraq": iraq}, dice=[6])
    assert asked(table).seat == "jihadist"
    assert offered(table, "jihad_loss") == ["active", "sadr"]
    play(table, lost)
    assert (table.state["iraq"].active, table.state["iraq"].sadr) == (active, sadr)


@pytest.mark.rule("labyrinth", "8.4.3.1")
@pytest.mark.parametrize(("before", "after"), [("adversary", "neutral"), ("neutral", "ally"), ("ally", "ally")])
def test_three_dice_at_poor_that_fail_besiege_the_regime_and_turn_it_toward_ally(before: str, after: str) -> None:
    egypt = major([1, 6, 6], governance="poor", alignment=before).state["egypt"]
    assert egypt.besieged
    assert egypt.alignment.name.lower() == after


@pytest.mark.rule("labyrinth", "8.4.3.1")
@pytest.mark.parametrize("dice", [[6, 6], [1, 6]])
def test_two_dice_do_not(dice: list[int]) -> None:
    egypt = major(dice, **POOR).state["egypt"]
    assert not egypt.besieged
    assert egypt.is_neutral


@pytest.mark.rule("labyrinth", "8.4.3.1")
def test_nor_do_three_dice_in_a_country_that_was_not_poor_already() -> None:
    egypt = major([2, 2, 6], **FAIR).state["egypt"]
    assert egypt.is_poor
    assert not egypt.besieged
    assert egypt.is_neutral


@pytest.mark.rule("labyrinth", "8.4.3.1")
def test_nor_do_three_dice_of_a_minor_jihad() -> None:
    egypt = jihad([6, 6, 6], "egypt", "egypt", "no", egypt={**POOR, "cells": 6}).state["egypt"]
    assert not egypt.besieged
    assert egypt.is_neutral


@pytest.mark.rule("labyrinth", "8.4.3.1")
def test_nor_does_a_major_jihad_that_succeeds() -> None:
    egypt = major([1, 1, 6], **POOR).state["egypt"]
    assert egypt.is_islamist
    assert not egypt.besieged
    assert egypt.is_adversary


@pytest.mark.rule("labyrinth", "8.4.3.1", "8.4.3.2")
def test_a_besieged_regime_that_survives_three_dice_still_has_one_marker_and_shifts() -> None:
    egypt = major([6, 6, 6], **POOR, besieged=True).state["egypt"]
    assert egypt.besieged is True
    assert egypt.is_ally


# -- Besieged Regime (8.4.3.2)


@pytest.mark.rule("labyrinth", "8.4.3.2")
@pytest.mark.parametrize(
    ("row", "dice", "level"),
    [
        (POOR, [3], ISLAMIST_RULE),
        (POOR, [4], Governance.POOR),
        (POOR, [6, 3], ISLAMIST_RULE),
        (FAIR, [2, 2], ISLAMIST_RULE),
        (FAIR, [2], Governance.POOR),
    ],
)
def test_a_besieged_regime_falls_by_one_success_beyond_poor(row: dict[str, str], dice: list[int], level: int) -> None:
    assert major(dice, **row, besieged=True).state["egypt"].governance == level


@pytest.mark.rule("labyrinth", "8.4.3.2", "8.4.2")
def test_that_still_takes_a_major_jihad() -> None:
    assert minor([1, 1, 1], **POOR, besieged=True).state["egypt"].is_poor


@pytest.mark.rule("labyrinth", "8.4.3.2", "8.4.4")
def test_islamist_rule_takes_the_besieged_regime_marker_away() -> None:
    assert major([1], **POOR, besieged=True).state["egypt"].besieged is False


# -- Islamist Revolution (8.4.4)


@pytest.mark.rule("labyrinth", "8.4.4")
def test_islamist_revolution_with_all_its_consequences() -> None:
    row = {**POOR_ALLY, "rc": "tan", "besieged": True, "aid": 3, "troops": 1}
    table = major([1, 6, 6], **row, cells=7)
    egypt = table.state["egypt"]
    assert egypt.is_islamist
    assert egypt.is_adversary
    assert (egypt.regime_change, egypt.besieged, egypt.aid) == (None, False, 0)
    assert table.state.funding == 8  # Egypt's 3 Resources
    assert table.state.prestige == 1
    assert egypt.troops == 1  # they stay
    assert egypt.cells == 5  # the two failures count all the same


@pytest.mark.rule("labyrinth", "8.4.4")
@pytest.mark.parametrize("before", ["ally", "neutral", "adversary"])
def test_alignment_becomes_adversary_whatever_the_failures(before: str) -> None:
    assert major([1, 1, 6], governance="poor", alignment=before).state["egypt"].is_adversary


@pytest.mark.rule("labyrinth", "8.4.4", "4.2.6")
@pytest.mark.parametrize(
    ("country", "lapsing", "funding"),
    [
        ("yemen", [], 3),
        ("syria", [], 4),
        ("iraq", [], 5),
        ("iraq", ["oil_price_spike"], 6),
        ("syria", ["oil_price_spike"], 4),
    ],
)
def test_funding_rises_by_the_resources_of_the_country(country: str, lapsing: list[str], funding: int) -> None:
    countries = {country: {**POOR, "cells": 6}}
    table = operates(JIHADIST, 2, "jihad", country, "yes", countries=countries, lapsing=lapsing, funding=2, dice=[1, 1])
    assert table.state.funding == funding


@pytest.mark.rule("labyrinth", "8.4.4", "4.7.4")
def test_funding_stops_at_nine() -> None:
    table = jihad([1, 1], "egypt", "yes", egypt={**POOR, "cells": 6}, funding=8)
    assert table.state.funding == 9


@pytest.mark.rule("labyrinth", "8.4.4")
def test_prestige_stays_where_no_troops_are() -> None:
    assert major([1, 1], **POOR).state.prestige == 5


@pytest.mark.rule("labyrinth", "8.4.4")
def test_nato_counts_as_troops_and_stays() -> None:
    table = major([1, 1], **POOR, cells=7, markers=["nato"])
    assert table.state["egypt"].is_islamist
    assert table.state.prestige == 1
    assert table.state["egypt"].nato


@pytest.mark.rule("labyrinth", "8.4.4", "2.1.2a")
def test_a_revolution_beside_another_may_win_the_game_at_once() -> None:
    countries = {"egypt": {**POOR, "cells": 6}, "libya": ISLAMIST, "algeria_tunisia": ISLAMIST}
    table = operates(JIHADIST, 2, "jihad", "egypt", "yes", countries=countries, dice=[1, 1])
    assert table.outcome is not None
    assert table.outcome.winner == "jihadist"
    assert table.outcome.rule == "2.1.2a"


# -- the Pakistani Arsenal (8.4.5)

PAKISTAN = {"pakistan": {**POOR, "cells": 6}}


@pytest.mark.rule("labyrinth", "8.4.5", "4.7.8.1b")
def test_the_arsenal_becomes_available_with_pakistan() -> None:
    table = operates(JIHADIST, 2, "jihad", "pakistan", "yes", countries=PAKISTAN, dice=[1, 1])
    assert table.state.available_plots == [1, 1, 1, 2, 2, 3, WMD, WMD, WMD]
    assert (table.state.wmd["pakistan"], table.state.wmd_loose) == (0, 3)


@pytest.mark.rule("labyrinth", "8.4.5")
def test_a_second_revolution_in_pakistan_brings_no_more() -> None:
    table = operates(
        JIHADIST,
        2,
        "jihad",
        "pakistan",
        "yes",
        countries=PAKISTAN,
        dice=[1, 1],
        wmd={"pakistan": 0},
        plots={"removed": ["wmd"] * 3},
    )
    assert table.state["pakistan"].is_islamist
    assert WMD not in table.state.available_plots


@pytest.mark.rule("labyrinth", "8.4.5")
def test_no_other_country_opens_the_arsenal() -> None:
    table = major([1, 1], **POOR)
    assert table.state.wmd["pakistan"] == 3


# -- the examples of the rule book


@pytest.mark.rule("labyrinth", "8.4-exA", "8.1.1a", "8.4.1", "8.4.3")
def test_jihad_example_a() -> None:
    countries = {
        "egypt": {**GOOD, "cells": 2},
        "france": {"posture": "soft", "cells": 2},
        "sudan": {**ISLAMIST, "cells": 2},
    }
    table = operates(JIHADIST, 3, "jihad", "egypt", countries=countries, dice=[1, 4])
    egypt = table.state["egypt"]
    assert rolled(table) == [1, 4]  # two of the three points could be used
    assert egypt.governance == Governance.FAIR
    assert (egypt.active, egypt.sleepers) == (1, 0)  # both went active, one is lost


@pytest.mark.rule("labyrinth", "8.4-exB", "8.1.2", "8.4.2", "8.4.3.1")
def test_jihad_example_b() -> None:
    egypt = major([1, 2, 3], **FAIR, cells=6, troops=1).state["egypt"]
    assert egypt.governance == Governance.POOR
    assert (egypt.active, egypt.sleepers) == (5, 0)  # all went active; the 3 failed against Fair and cost one
    assert not egypt.besieged
    assert egypt.is_neutral


@pytest.mark.rule("labyrinth", "8.4-exB", "8.4.2")
def test_jihad_example_b_had_all_three_rolls_succeeded() -> None:
    assert major([1, 2, 2], **FAIR, cells=6, troops=1).state["egypt"].governance == ISLAMIST_RULE


@pytest.mark.rule("labyrinth", "8.4-exC", "8.4.2", "8.4.4", "8.4.5")
def test_jihad_example_c() -> None:
    countries = {"pakistan": {**POOR_ALLY, "cells": 7, "troops": 2, "aid": 1}}
    table = operates(JIHADIST, 3, "jihad", "pakistan", "pakistan", "yes", countries=countries, dice=[2, 3, 4])
    pakistan = table.state["pakistan"]
    assert (pakistan.active, pakistan.sleepers) == (6, 0)
    assert pakistan.is_islamist
    assert pakistan.is_adversary
    assert pakistan.aid == 0
    assert table.state.funding == 7
    assert table.state.available_plots.count(WMD) == 3
    assert table.state.prestige == 1
    assert pakistan.troops == 2
