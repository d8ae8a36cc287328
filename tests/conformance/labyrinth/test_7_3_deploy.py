"""Deploy (7.3) and its special forms, Regime Change (7.3.4) and Withdraw (7.3.5)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition
from sandtable.labyrinth.terms import JIHADIST, US, Governance
from tests.labyrinth.conditions import FAIR_ALLY, GOOD_ALLY, ISLAMIST, POOR_ALLY
from tests.labyrinth.scene import may_use, operates, play
from tests.playing import offered, rolled

# -- Deploy (7.3.1 to 7.3.3)


@pytest.mark.rule("labyrinth", "7.3.1")
def test_any_number_of_troops_moves_from_the_track_to_a_country() -> None:
    table = operates(US, 1, "deploy", countries={"morocco": GOOD_ALLY})
    assert offered(table, "deploy_how_many") == [str(number) for number in range(1, 16)]
    play(table, "7")
    assert (table.state["morocco"].troops, table.state.troops_on_track) == (7, 8)
    assert rolled(table) == []


@pytest.mark.rule("labyrinth", "7.3.1")
def test_troops_move_from_a_country_to_another_or_to_the_track() -> None:
    countries = {"gulf_states": {**FAIR_ALLY, "troops": 3}, "jordan": GOOD_ALLY, "egypt": {**GOOD_ALLY, "troops": 2}}
    table = operates(US, 2, "deploy", countries=countries)
    assert offered(table, "deploy_from") == ["track", "egypt", "gulf_states"]
    play(table, "gulf_states")
    assert offered(table, "deploy_to") == ["track", "egypt", "jordan"]  # not back to where they are
    play(table, "jordan")
    assert offered(table, "deploy_how_many") == ["1", "2", "3"]
    play(table, "2")
    assert (table.state["gulf_states"].troops, table.state["jordan"].troops) == (1, 2)
    assert table.state["egypt"].troops == 2


@pytest.mark.rule("labyrinth", "7.3.1")
def test_without_troops_or_a_place_to_send_them_there_is_no_deploy() -> None:
    assert "deploy" not in may_use(US, 3, countries={"egypt": {"governance": "good", "alignment": "neutral"}})


@pytest.mark.rule("labyrinth", "7.3.1")
@pytest.mark.parametrize(("in_iraq", "possible"), [(15, False), (14, True)])
def test_an_empty_track_sends_nobody(in_iraq: int, possible: bool) -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": in_iraq, "cells": 10}  # which may spare none
    assert ("deploy" in may_use(US, 1, countries={"iraq": iraq, "morocco": GOOD_ALLY})) is possible


@pytest.mark.rule("labyrinth", "7.3.1", "7.1.3")
def test_troops_may_leave_an_islamist_rule_country() -> None:
    table = operates(US, 1, "deploy", "2", countries={"pakistan": {**ISLAMIST, "troops": 2}})
    assert table.state["pakistan"].troops == 0
    assert table.state.troops_on_track == 15


@pytest.mark.rule("labyrinth", "7.3.1-n1")
@pytest.mark.parametrize(("troops", "cells", "most"), [(8, 1, 2), (8, 0, 3), (7, 0, 2), (12, 4, 3)])
def test_a_regime_change_country_keeps_five_more_troops_than_cells(troops: int, cells: int, most: int) -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": troops, "cells": cells}
    table = operates(US, 1, "deploy", countries={"iraq": iraq})
    assert offered_numbers(table) == list(range(1, most + 1))


@pytest.mark.rule("labyrinth", "7.3.1-n1")
@pytest.mark.parametrize(("troops", "cells"), [(5, 0), (7, 2), (3, 0), (6, 6)])
def test_where_no_more_than_five_above_the_cells_are_left_none_may_go(troops: int, cells: int) -> None:
    iraq = {**POOR_ALLY, "rc": "green", "troops": troops, "cells": cells}
    assert "deploy" not in may_use(US, 1, countries={"iraq": iraq})


@pytest.mark.rule("labyrinth", "7.3.1-n1")
def test_active_cells_and_sadr_hold_troops_down_as_well() -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": 9, "cells": 1, "active_cells": 1, "markers": ["sadr"]}
    table = operates(US, 1, "deploy", countries={"iraq": iraq})
    assert table.state["iraq"].troops == 8  # 9 - 3 - 5: one, without a choice


@pytest.mark.rule("labyrinth", "7.3.1-n1")
def test_elsewhere_cells_hold_nobody() -> None:
    table = operates(US, 1, "deploy", "3", countries={"iraq": {**POOR_ALLY, "troops": 3, "cells": 6}})
    assert table.state["iraq"].troops == 0


@pytest.mark.rule("labyrinth", "7.3.1-n1")
def test_nato_counts_as_two_troops_for_those_who_stay() -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": 5, "markers": ["nato"]}  # seven Troops: two may go
    table = operates(US, 1, "deploy", "no", countries={"iraq": iraq})
    assert offered_numbers(table) == [1, 2]
    play(table, "2")
    assert (table.state["iraq"].cubes, table.state["iraq"].nato) == (3, True)


@pytest.mark.rule("labyrinth", "7.3.1-n1")
def test_nato_may_itself_be_the_two_that_go_and_then_leaves_play() -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": 5, "markers": ["nato"]}
    table = operates(US, 1, "deploy", "yes", countries={"iraq": iraq})
    assert (table.state["iraq"].cubes, table.state["iraq"].nato) == (5, False)
    assert table.state.troops_on_track == 10  # NATO never goes to the track


@pytest.mark.rule("labyrinth", "7.3.1-n1")
def test_nato_may_not_go_where_only_one_troop_can_be_spared() -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": 5, "cells": 1, "markers": ["nato"]}
    table = operates(US, 1, "deploy", countries={"iraq": iraq})
    assert (table.state["iraq"].cubes, table.state["iraq"].nato) == (4, True)  # one cube, without a choice


@pytest.mark.rule("labyrinth", "7.3.1-n1")
@pytest.mark.parametrize(
    ("row", "possible"),
    [({}, True), ({"rc": "tan"}, False), ({"rc": "tan", "troops": 3}, False)],
    ids=["no Regime Change any more", "alone in a Regime Change country", "one of five there"],
)
def test_nato_goes_where_it_is_not_held_even_without_a_cube(row: dict[str, Any], possible: bool) -> None:
    iraq = {**FAIR_ALLY, "markers": ["nato"], **row}
    assert ("deploy" in may_use(US, 1, countries={"iraq": iraq})) is possible


@pytest.mark.rule("labyrinth", "7.3.1")
def test_whether_nato_goes_is_asked_as_long_as_a_cube_could_go_instead() -> None:
    table = operates(US, 1, "deploy", countries={"iraq": {**FAIR_ALLY, "troops": 1, "markers": ["nato"]}})
    assert offered(table, "deploy_nato") == ["yes", "no"]
    alone = operates(US, 1, "deploy", countries={"iraq": {**FAIR_ALLY, "markers": ["nato"]}})
    assert alone.state["iraq"].nato is False


@pytest.mark.rule("labyrinth", "7.3.2")
@pytest.mark.parametrize(
    ("value", "destinations"),
    [
        (1, ["track", "morocco"]),
        (2, ["track", "morocco", "egypt"]),
        (3, ["track", "morocco", "egypt", "yemen"]),
    ],
)
def test_the_governance_of_the_destination_sets_the_cost(value: int, destinations: list[str]) -> None:
    countries = {
        "morocco": GOOD_ALLY,
        "egypt": FAIR_ALLY,
        "yemen": POOR_ALLY,
        "pakistan": {"governance": "poor", "alignment": "neutral", "troops": 4},  # where they come from costs nothing
    }
    table = operates(US, value, "deploy", "pakistan", countries=countries)
    assert offered(table, "deploy_to") == destinations


@pytest.mark.rule("labyrinth", "7.3.2")
def test_any_card_brings_troops_home() -> None:
    table = operates(US, 1, "deploy", "4", countries={"pakistan": {**POOR_ALLY, "troops": 4}})
    assert table.state.troops_on_track == 15


@pytest.mark.rule("labyrinth", "7.3.3")
def test_a_destination_must_be_an_ally_now() -> None:
    countries = {
        "morocco": GOOD_ALLY,
        "egypt": FAIR_ALLY,
        "libya": {"governance": "good", "alignment": "neutral"},
        "syria": {"governance": "good", "alignment": "adversary"},
        "sudan": ISLAMIST,
        "france": {"posture": "hard"},
        "united_kingdom": {"posture": "hard"},
    }  # and all the rest are not tested
    table = operates(US, 3, "deploy", countries=countries)
    assert offered(table, "deploy_to") == ["morocco", "egypt"]


@pytest.mark.rule("labyrinth", "7.3.3")
@pytest.mark.parametrize(
    ("value", "events", "open_to_troops"), [(2, ["abu_sayyaf"], True), (2, [], False), (1, ["abu_sayyaf"], False)]
)
def test_abu_sayyaf_opens_the_philippines_as_a_fair_destination(
    value: int, events: list[str], open_to_troops: bool
) -> None:
    countries = {"philippines": {"posture": "soft", "cells": 1}}
    assert ("deploy" in may_use(US, value, events=events, countries=countries)) is open_to_troops


@pytest.mark.rule("labyrinth", "7.3.3", "4.9.4a")
@pytest.mark.parametrize(("die", "posture"), [(4, "soft"), (5, "hard")])
def test_the_philippines_are_tested_if_unmarked(die: int, posture: str) -> None:
    table = operates(US, 2, "deploy", "3", events=["abu_sayyaf"], countries={"philippines": {"cells": 1}}, dice=[die])
    assert (table.state["philippines"].posture, table.state["philippines"].troops) == (posture, 3)


def offered_numbers(table: Table) -> list[int]:
    return [int(key) for key in offered(table, "deploy_how_many")]


# -- Regime Change (7.3.4)


def regime_change(governance: int = 2, prestige: tuple[int, int, int] = (4, 1, 1), **scene: Any) -> Table:
    """Six Troops from the track throw the Taliban out; the dice are for Governance, then Prestige."""
    countries = {"afghanistan": {**ISLAMIST, "cells": 3, "active_cells": 1}}
    return operates(US, 3, "regime_change", "6", dice=[governance, *prestige], **{"countries": countries, **scene})


@pytest.mark.rule("labyrinth", "7.3.4")
def test_regime_change_needs_a_hard_us_a_3_value_card_and_islamist_rule() -> None:
    countries = {"afghanistan": {**ISLAMIST, "cells": 4}}
    assert "regime_change" in may_use(US, 3, countries=countries)
    assert "regime_change" not in may_use(US, 3, countries=countries, us_posture="soft")
    assert "regime_change" not in may_use(US, 2, countries=countries)
    poor = {"afghanistan": {"governance": "poor", "alignment": "adversary", "cells": 4}}
    assert "regime_change" not in may_use(US, 3, countries=poor)


@pytest.mark.rule("labyrinth", "7.3.4", "6.3.3.1")
@pytest.mark.parametrize(("value", "reserves", "enough"), [(2, 1, True), (1, 2, True), (1, 1, False), (2, 0, False)])
def test_reserves_may_make_it_a_3(value: int, reserves: int, enough: bool) -> None:
    countries = {"afghanistan": ISLAMIST}
    assert ("regime_change" in may_use(US, value, countries=countries, reserves={"us": reserves})) is enough


@pytest.mark.rule("labyrinth", "7.3.4")
def test_six_troops_must_come_from_one_location() -> None:
    scattered = {
        "afghanistan": ISLAMIST,
        "saudi_arabia": {**POOR_ALLY, "troops": 5},
        "gulf_states": {**FAIR_ALLY, "troops": 5},
    }  # and five on the track
    assert "regime_change" not in may_use(US, 3, countries=scattered)
    gathered = {**scattered, "gulf_states": {**FAIR_ALLY, "troops": 6}}
    table = operates(US, 3, "regime_change", countries=gathered, dice=[1, 4, 1, 1])
    assert table.state["afghanistan"].troops == 6  # six from the Gulf States: the only way
    assert table.state["gulf_states"].troops == 0


@pytest.mark.rule("labyrinth", "7.3.4")
def test_troops_already_in_the_country_do_not_count() -> None:
    assert "regime_change" not in may_use(
        US, 3, countries={"afghanistan": {**ISLAMIST, "troops": 10}}
    )  # five on the track
    assert "regime_change" in may_use(US, 3, countries={"afghanistan": {**ISLAMIST, "troops": 9}})


@pytest.mark.rule("labyrinth", "7.3.4")
@pytest.mark.parametrize(("cubes", "possible"), [(5, False), (6, True)])
def test_nato_is_none_of_the_six(cubes: int, possible: bool) -> None:
    with_nato = {**FAIR_ALLY, "troops": cubes, "markers": ["nato"]}
    countries = {"afghanistan": ISLAMIST, "iraq": with_nato, "jordan": {**FAIR_ALLY, "troops": 5}}  # five on the track
    assert ("regime_change" in may_use(US, 3, countries=countries)) is possible


@pytest.mark.rule("labyrinth", "7.3.4")
@pytest.mark.parametrize(("abroad", "possible"), [(9, True), (10, False)])
def test_the_last_six_on_the_track_are_enough(abroad: int, possible: bool) -> None:
    held = {**POOR_ALLY, "rc": "tan", "troops": abroad, "cells": 5}
    assert ("regime_change" in may_use(US, 3, countries={"afghanistan": ISLAMIST, "iraq": held})) is possible


@pytest.mark.rule("labyrinth", "7.3.4", "7.3.1-n1")
@pytest.mark.parametrize(
    ("troops", "cells", "possible"), [(11, 0, True), (10, 0, False), (12, 2, False), (13, 2, True)]
)
def test_troops_that_another_regime_change_country_needs_do_not_count(troops: int, cells: int, possible: bool) -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": troops, "cells": cells}
    countries = {"afghanistan": ISLAMIST, "iraq": iraq}  # five or fewer are on the track
    assert ("regime_change" in may_use(US, 3, countries=countries)) is possible


@pytest.mark.rule("labyrinth", "7.3.4", "7.3.1-n1")
def test_the_surplus_of_one_regime_change_pays_for_the_next() -> None:
    countries = {"afghanistan": ISLAMIST, "iraq": {**POOR_ALLY, "rc": "tan", "troops": 13, "cells": 1}}
    table = operates(US, 3, "regime_change", countries=countries, dice=[1, 4, 1, 1])
    assert offered_numbers(table) == [6, 7]
    play(table, "7")
    assert (table.state["iraq"].troops, table.state["afghanistan"].troops) == (6, 7)
    assert table.state["iraq"].is_regime_change


@pytest.mark.rule("labyrinth", "7.3.4")
def test_every_islamist_rule_country_may_be_the_target() -> None:
    countries = {"afghanistan": ISLAMIST, "somalia": ISLAMIST, "sudan": {"governance": "poor", "alignment": "ally"}}
    table = operates(US, 3, "regime_change", countries=countries)
    assert offered(table, "regime_change_where") == ["somalia", "afghanistan"]


@pytest.mark.rule("labyrinth", "7.3.4a")
def test_six_or_more_troops_deploy_into_the_country() -> None:
    table = operates(US, 3, "regime_change", countries={"afghanistan": ISLAMIST}, dice=[1, 4, 1, 1])
    assert offered_numbers(table) == list(range(6, 16))
    play(table, "9")
    assert (table.state["afghanistan"].troops, table.state.troops_on_track) == (9, 6)


@pytest.mark.rule("labyrinth", "7.3.4a", "7.3.1")
def test_they_come_from_the_track_or_a_country_as_the_us_chooses() -> None:
    countries = {"afghanistan": ISLAMIST, "gulf_states": {**FAIR_ALLY, "troops": 7}}
    table = operates(US, 3, "regime_change", countries=countries, dice=[1, 4, 1, 1])
    assert offered(table, "deploy_from") == ["track", "gulf_states"]
    play(table, "gulf_states")
    assert offered_numbers(table) == [6, 7]


@pytest.mark.rule("labyrinth", "7.3.4b", "4.8.2")
def test_a_green_regime_change_marker_is_placed() -> None:
    assert regime_change().state["afghanistan"].regime_change == "green"


@pytest.mark.rule("labyrinth", "7.3.4c")
@pytest.mark.parametrize(
    ("die", "level"), [(1, Governance.POOR), (4, Governance.POOR), (5, Governance.FAIR), (6, Governance.FAIR)]
)
def test_its_governance_is_rolled(die: int, level: int) -> None:
    assert regime_change(die).state["afghanistan"].governance == level


@pytest.mark.rule("labyrinth", "7.3.4d")
def test_it_becomes_an_ally() -> None:
    assert regime_change().state["afghanistan"].is_ally


@pytest.mark.rule("labyrinth", "7.3.4e")
def test_its_sleepers_turn_active() -> None:
    afghanistan = regime_change().state["afghanistan"]
    assert (afghanistan.sleepers, afghanistan.active) == (0, 4)


@pytest.mark.rule("labyrinth", "7.3.4f", "4.7.1")
@pytest.mark.parametrize(("dice", "prestige"), [((4, 2, 3), 3), ((5, 2, 3), 7), ((6, 6, 4), 9), ((1, 6, 6), 1)])
def test_prestige_is_rolled(dice: tuple[int, int, int], prestige: int) -> None:
    table = regime_change(prestige=dice)
    assert rolled(table) == [2, *dice]
    assert table.state.prestige == prestige  # from 5


@pytest.mark.rule("labyrinth", "7.3.4.1", "8.2.3")
def test_a_regime_change_country_is_one_for_recruit_too() -> None:
    countries = {"iraq": {**POOR_ALLY, "rc": "tan", "troops": 6, "cells": 1}}
    table = operates(JIHADIST, 1, "recruit", "iraq", countries=countries)
    assert table.state["iraq"].cells == 2
    assert rolled(table) == []


@pytest.mark.rule("labyrinth", "7.3.4.1", "8.4.4")
def test_islamist_rule_takes_the_regime_change_marker_away() -> None:
    countries = {"iraq": {**POOR_ALLY, "rc": "green", "troops": 1, "cells": 6}}
    table = operates(JIHADIST, 2, "jihad", "iraq", "yes", countries=countries, dice=[1, 1])
    assert table.state["iraq"].is_islamist
    assert table.state["iraq"].regime_change is None


@pytest.mark.rule("labyrinth", "7.3.4.1")
@pytest.mark.parametrize(("die", "level"), [(5, Governance.FAIR), (1, Governance.POOR)])
def test_poor_or_fair_it_stays_one(die: int, level: int) -> None:
    countries = {"iraq": {**POOR_ALLY, "rc": "tan", "troops": 6}}
    table = operates(US, 3, "war_of_ideas", "iraq", countries=countries, dice=[die])
    assert table.state["iraq"].governance == level
    assert table.state["iraq"].regime_change == "tan"


@pytest.mark.rule("labyrinth", "7.3.4.1")
def test_a_position_with_the_marker_at_good_is_refused() -> None:
    with pytest.raises(BadPosition, match="iraq"):
        may_use(US, 3, countries={"iraq": {**GOOD_ALLY, "rc": "tan", "troops": 6}})


# -- Withdraw (7.3.5)

IRAQ_LOST = {**POOR_ALLY, "rc": "tan", "troops": 6, "cells": 8, "aid": 2}


def withdraw(*answers: str, prestige: tuple[int, int, int] = (4, 1, 1), **scene: Any) -> Table:
    """A Soft US withdraws from Iraq; the dice are for Prestige."""
    scene = {"countries": {"iraq": IRAQ_LOST}, "us_posture": "soft", **scene}
    return operates(US, 3, "withdraw", *answers, dice=list(prestige), **scene)


@pytest.mark.rule("labyrinth", "7.3.5")
def test_withdraw_needs_a_soft_us_a_3_value_card_and_troops_in_a_regime_change_country() -> None:
    countries = {"iraq": IRAQ_LOST}
    assert "withdraw" in may_use(US, 3, countries=countries, us_posture="soft")
    assert "withdraw" not in may_use(US, 3, countries=countries, us_posture="hard")
    assert "withdraw" not in may_use(US, 2, countries=countries, us_posture="soft")
    assert "withdraw" in may_use(US, 2, countries=countries, us_posture="soft", reserves={"us": 1})
    assert "withdraw" in may_use(US, 3, countries={"iraq": {**IRAQ_LOST, "troops": 1}}, us_posture="soft")
    nobody_there = {"iraq": {**POOR_ALLY, "rc": "tan"}, "gulf_states": {**FAIR_ALLY, "troops": 2}}
    assert "withdraw" not in may_use(US, 3, countries=nobody_there, us_posture="soft")


@pytest.mark.rule("labyrinth", "7.3.5")
def test_only_regime_change_countries_with_troops_are_left() -> None:
    countries = {
        "iraq": IRAQ_LOST,
        "afghanistan": {**POOR_ALLY, "rc": "green", "troops": 2},
        "pakistan": {**POOR_ALLY, "troops": 2},
        "libya": {**POOR_ALLY, "rc": "tan"},
    }
    assert offered(withdraw(countries=countries), "withdraw_from") == ["iraq", "afghanistan"]


@pytest.mark.rule("labyrinth", "7.3.5a", "4.8.2-n1")
def test_any_number_of_troops_leaves_whatever_the_cells() -> None:
    table = withdraw()
    assert offered_numbers(table) == [1, 2, 3, 4, 5, 6]
    play(table, "6")
    assert (table.state["iraq"].troops, table.state.troops_on_track) == (0, 15)


@pytest.mark.rule("labyrinth", "7.3.5a", "7.3.3")
def test_they_go_to_the_track_or_to_an_ally() -> None:
    countries = {
        "iraq": IRAQ_LOST,
        "saudi_arabia": POOR_ALLY,
        "jordan": GOOD_ALLY,
        "syria": {"governance": "fair", "alignment": "neutral"},
    }
    table = withdraw(countries=countries)
    assert offered(table, "deploy_to") == ["track", "jordan", "saudi_arabia"]
    play(table, "saudi_arabia", "4")
    assert (table.state["iraq"].troops, table.state["saudi_arabia"].troops) == (2, 4)


@pytest.mark.rule("labyrinth", "7.3.5a")
def test_nato_may_withdraw_and_leaves_play() -> None:
    iraq = {**POOR_ALLY, "rc": "tan", "troops": 2, "markers": ["nato"], "cells": 5}
    table = withdraw("yes", "2", countries={"iraq": iraq})
    assert (table.state["iraq"].troops, table.state["iraq"].nato) == (0, False)


@pytest.mark.rule("labyrinth", "7.3.5", "7.3.5a")
def test_nato_alone_may_withdraw_too() -> None:
    table = withdraw(countries={"iraq": {**POOR_ALLY, "rc": "tan", "markers": ["nato"], "cells": 5}})
    assert (table.state["iraq"].nato, table.state["iraq"].besieged) == (False, True)


@pytest.mark.rule("labyrinth", "7.3.5b")
def test_all_aid_is_removed() -> None:
    assert withdraw("1").state["iraq"].aid == 0


@pytest.mark.rule("labyrinth", "7.3.5c")
@pytest.mark.parametrize("besieged", [False, True])
def test_the_regime_is_besieged_if_it_was_not(besieged: bool) -> None:
    table = withdraw("6", countries={"iraq": {**IRAQ_LOST, "besieged": besieged}})
    assert table.state["iraq"].besieged is True


@pytest.mark.rule("labyrinth", "7.3.5d")
def test_prestige_is_rolled_for_a_withdrawal() -> None:
    table = withdraw("6", prestige=(3, 2, 5))
    assert rolled(table) == [3, 2, 5]
    assert table.state.prestige == 3  # the lower of 2 and 5, down
    soft_world = {id: {"posture": "soft"} for id in ("france", "spain")}
    table = withdraw("6", prestige=(5, 4, 3), countries={"iraq": IRAQ_LOST, **soft_world})
    assert table.state.prestige == 8


@pytest.mark.rule("labyrinth", "7.3.5-n1")
@pytest.mark.parametrize("marker", ["green", "tan"])
def test_the_regime_change_marker_stays(marker: str) -> None:
    table = withdraw("6", countries={"iraq": {**IRAQ_LOST, "rc": marker}})
    assert table.state["iraq"].regime_change == marker
    assert table.state["iraq"].is_ally
