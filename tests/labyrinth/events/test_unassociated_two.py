"""The Unassociated events of value 2: cards 102 to 111."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.conditions import FAIR_ALLY, GOOD_ALLY, ISLAMIST, POOR, POOR_ALLY, condition
from tests.labyrinth.scene import BOTH, play, playable, turn
from tests.playing import offered, purpose, waits_for

IRAQ_AT_WAR = {**POOR_ALLY, "troops": 6, "active_cells": 2, "cells": 1, "rc": "tan"}


# -- 102 Former Soviet Union


@BOTH
@pytest.mark.parametrize(
    "before", [{}, POOR_ALLY, GOOD_ALLY, ISLAMIST, {"governance": "fair", "alignment": "adversary"}]
)
@pytest.mark.parametrize(("die", "level"), [(4, "poor"), (5, "fair")])
def test_card_102_central_asia_is_tested_anew(side: str, before: dict[str, Any], die: int, level: str) -> None:
    table = play(turn(side, 102, countries={"central_asia": before}, dice=[die]), 102, "event")
    assert condition(table, "central_asia") == f"{level} neutral".title()
    assert 102 in table.state.discard


def test_card_102_counts_as_a_test_in_this_action_phase() -> None:
    table = play(turn(US, 102, dice=[5]), 102, "event")
    assert table.state.this_phase.tested == ("central_asia",)


def test_card_102_keeps_pieces_and_markers_there() -> None:
    there = {**POOR_ALLY, "troops": 2, "cells": 1, "aid": 1, "besieged": True}
    table = play(turn(US, 102, countries={"central_asia": there}, dice=[2]), 102, "event")
    country = table.state["central_asia"]
    assert (country.troops, country.cells, country.aid, country.besieged) == (2, 1, 1, True)


# -- 103 Hizballah


def test_card_103_us_removes_a_cell_near_lebanon() -> None:
    cells = {id: {**POOR, "cells": 1} for id in ("lebanon", "iraq", "gulf_states", "egypt", "afghanistan")}
    table = play(turn(US, 103, countries=cells), 103, "event")
    # Lebanon - Syria - Iraq - Gulf States; Egypt is Sunni, Afghanistan too far
    assert (*waits_for(table), offered(table)) == (US, "remove_cell", ["lebanon", "iraq", "gulf_states"])
    play(table, "iraq")
    assert table.state["iraq"].cells == 0
    assert table.state["iraq"].cadre
    assert 103 in table.state.discard


def test_card_103_us_removes_nothing_if_there_is_no_such_cell() -> None:
    table = play(turn(US, 103, countries={"pakistan": {**POOR, "cells": 1}}), 103, "event")
    assert table.state["pakistan"].cells == 1
    assert table.state["iran"].cells == 1


@pytest.mark.parametrize("before", [{}, POOR_ALLY, GOOD_ALLY, ISLAMIST])
def test_card_103_jihadist_makes_lebanon_poor_neutral(before: dict[str, Any]) -> None:
    table = play(turn(JIHADIST, 103, countries={"lebanon": before}), 103, "event")
    assert condition(table, "lebanon") == "Poor Neutral"
    assert 103 in table.state.discard


# -- 104 and 105 Iran


@BOTH
@pytest.mark.parametrize("card", [104, 105])
def test_card_104_105_offer_the_shia_mix_countries(side: str, card: int) -> None:
    table = play(turn(side, card), card, "event")
    shia_mix = [country.id for country in table.state.muslim() if country.space.is_shia_mix]
    assert (*waits_for(table), offered(table)) == (side, "select_country", shia_mix)
    assert "iran" not in shia_mix


def test_card_104_us_tests_and_removes_a_cell_there_or_in_iran() -> None:
    countries = {"yemen": {**POOR, "cells": 1, "active_cells": 1}}
    table = play(turn(US, 104, countries=countries), 104, "event", "yemen")
    assert (*waits_for(table), offered(table)) == (US, "remove_cell", ["yemen", "iran"])
    play(table, "yemen")
    assert (*waits_for(table), offered(table)) == (US, "remove_cell_kind", ["active", "sleeper"])
    play(table, "sleeper")
    assert (table.state["yemen"].sleepers, table.state["yemen"].active) == (0, 1)


def test_card_104_us_may_remove_the_cell_in_iran() -> None:
    countries = {"iran": {"cells": 2}}
    table = play(turn(US, 104, countries=countries, dice=[5]), 104, "event", "yemen")
    assert condition(table, "yemen") == "Fair Neutral"
    assert table.state["iran"].cells == 1


@pytest.mark.rule("labyrinth", "2.1.1c")
def test_card_104_removing_the_last_cell_wins() -> None:
    table = play(turn(US, 104, dice=[5]), 104, "event", "yemen")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule) == (US, "2.1.1c")


@pytest.mark.parametrize(
    ("before", "dice", "after", "aid"),
    [
        (GOOD_ALLY, [1, 1], "poor", 0),
        (GOOD_ALLY, [1, 2], "fair", 0),
        ({**FAIR_ALLY, "aid": 3}, [2, 3], "poor", 2),
        ({**FAIR_ALLY, "aid": 3}, [2, 1], "poor", 1),
        ({**POOR_ALLY, "aid": 1, "besieged": True}, [1, 1], "poor", 0),
        (FAIR_ALLY, [3, 6], "fair", 0),
    ],
)
def test_card_105_jihadist_rolls_twice(before: dict[str, Any], dice: list[int], after: str, aid: int) -> None:
    table = play(turn(JIHADIST, 105, countries={"lebanon": before}, dice=dice), 105, "event", "lebanon")
    assert condition(table, "lebanon") == f"{after} ally".title()
    assert table.state["lebanon"].aid == aid


def test_card_105_jihadist_tests_first_and_failures_cost_no_cells() -> None:
    table = play(turn(JIHADIST, 105, dice=[5, 6, 6]), 105, "event", "lebanon")
    assert condition(table, "lebanon") == "Fair Neutral"
    assert table.state["iran"].cells == 1


def test_card_105_does_nothing_to_islamist_rule() -> None:
    table = play(turn(JIHADIST, 105, countries={"lebanon": ISLAMIST}), 105, "event", "lebanon")
    assert condition(table, "lebanon") == "Islamist Rule Adversary"


# -- 106 Jaysh al-Mahdi


@BOTH
def test_card_106_needs_cells_and_troops_in_a_shia_mix_country(side: str) -> None:
    assert playable(turn(side, 106, countries={"iraq": IRAQ_AT_WAR}), 106, side)
    assert not playable(turn(side, 106, countries={"iraq": {**POOR_ALLY, "troops": 6}}), 106, side)
    assert not playable(turn(side, 106, countries={"iraq": {**POOR_ALLY, "cells": 6}}), 106, side)
    assert not playable(turn(side, 106, countries={"egypt": {**POOR_ALLY, "cells": 1, "troops": 1}}), 106, side)


@BOTH
def test_card_106_nato_and_sadr_count(side: str) -> None:
    countries = {"iraq": {**POOR_ALLY, "markers": ["nato", "sadr"]}}
    assert playable(turn(side, 106, countries=countries), 106, side)


def test_card_106_us_removes_up_to_two_cells() -> None:
    table = play(turn(US, 106, countries={"iraq": IRAQ_AT_WAR}), 106, "event")
    assert (*waits_for(table), offered(table)) == (US, "remove_cell_kind", ["active", "sleeper", "done"])
    play(table, "active", "sleeper")
    assert (table.state["iraq"].active, table.state["iraq"].sleepers) == (1, 0)
    assert 106 in table.state.discard


def test_card_106_us_may_remove_fewer() -> None:
    table = play(turn(US, 106, countries={"iraq": IRAQ_AT_WAR}), 106, "event", "sleeper", "done")
    assert table.state["iraq"].cells == 2


def test_card_106_us_removes_the_only_cell_and_leaves_a_cadre() -> None:
    countries = {"iraq": {**POOR_ALLY, "troops": 1, "markers": ["sadr"]}}
    table = play(turn(US, 106, countries=countries), 106, "event", "sadr")
    assert not table.state["iraq"].sadr
    assert table.state["iraq"].cadre
    assert purpose(table) == "play_card"


@pytest.mark.parametrize(("before", "after"), [("good", "fair"), ("fair", "poor"), ("poor", "poor")])
def test_card_106_jihadist_worsens_governance(before: str, after: str) -> None:
    countries = {
        "iraq": {"governance": before, "alignment": "ally", "troops": 1, "cells": 1, "aid": 1},
        "yemen": {**POOR_ALLY, "troops": 1, "cells": 1},
    }
    table = play(turn(JIHADIST, 106, countries=countries), 106, "event")
    assert waits_for(table) == (JIHADIST, "select_country")
    assert set(offered(table)) == {"iraq", "yemen"}
    play(table, "iraq")
    assert condition(table, "iraq") == f"{after} ally".title()
    assert table.state["iraq"].aid == 1


# -- 107 Kurdistan


@pytest.mark.parametrize("before", [POOR_ALLY, {**POOR_ALLY, "aid": 2}, ISLAMIST])
def test_card_107_us_places_aid_in_iraq(before: dict[str, Any]) -> None:
    table = play(turn(US, 107, countries={"iraq": before}), 107, "event")
    assert table.state["iraq"].aid == before.get("aid", 0) + 1
    assert 107 in table.state.discard


def test_card_107_us_aid_does_not_test_iraq() -> None:
    table = play(turn(US, 107), 107, "event")
    assert table.state["iraq"].aid == 1
    assert table.state["iraq"].is_unmarked
    assert table.game.faults(table.state) == []


def test_card_107_jihadist_tests_turkey_and_worsens_turkey_or_iraq() -> None:
    table = play(turn(JIHADIST, 107, countries={"iraq": FAIR_ALLY}, dice=[5]), 107, "event")
    assert (*waits_for(table), offered(table)) == (JIHADIST, "shift_governance", ["turkey", "iraq"])
    play(table, "turkey")
    assert condition(table, "turkey") == "Poor Neutral"
    assert condition(table, "iraq") == "Fair Ally"


def test_card_107_jihadist_never_brings_islamist_rule() -> None:
    countries = {"iraq": POOR_ALLY, "turkey": FAIR_ALLY}
    table = play(turn(JIHADIST, 107, countries=countries), 107, "event", "iraq")
    assert condition(table, "iraq") == "Poor Ally"
    assert condition(table, "turkey") == "Fair Ally"


# -- 108 Musharraf


@BOTH
def test_card_108_needs_a_cell_in_pakistan(side: str) -> None:
    assert playable(turn(side, 108, countries={"pakistan": {**POOR, "cells": 1}}), 108, side)
    assert not playable(turn(side, 108, countries={"pakistan": {**POOR, "cadre": True}}), 108, side)


@BOTH
@pytest.mark.rule("labyrinth", "6.2.8")
def test_card_108_is_blocked_by_benazir_bhutto(side: str) -> None:
    countries = {"pakistan": {**POOR, "cells": 1, "markers": ["benazir_bhutto"]}}
    assert not playable(turn(side, 108, countries=countries), 108, side)
    shot = {"pakistan": {**POOR, "cells": 1, "markers": ["bhutto_shot"]}}
    assert playable(turn(side, 108, countries=shot), 108, side)


@BOTH
@pytest.mark.parametrize("before", [POOR, GOOD_ALLY, ISLAMIST])
def test_card_108_makes_pakistan_a_poor_ally(side: str, before: dict[str, Any]) -> None:
    table = play(turn(side, 108, countries={"pakistan": {**before, "cells": 1}}), 108, "event")
    assert condition(table, "pakistan") == "Poor Ally"
    assert table.state["pakistan"].cells == 0
    assert table.state["pakistan"].cadre
    assert 108 in table.state.discard


@BOTH
def test_card_108_the_playing_side_chooses_the_cell(side: str) -> None:
    countries = {"pakistan": {**POOR, "cells": 1, "active_cells": 1}}
    table = play(turn(side, 108, countries=countries), 108, "event")
    assert (*waits_for(table), offered(table)) == (side, "remove_cell_kind", ["active", "sleeper"])


# -- 109 Tora Bora


@BOTH
def test_card_109_needs_two_cells_in_a_regime_change_country(side: str) -> None:
    one = {"iraq": {**POOR_ALLY, "troops": 6, "cells": 1, "rc": "tan"}}
    assert not playable(turn(side, 109, countries=one), 109, side)
    assert not playable(turn(side, 109, countries={"iraq": {**POOR_ALLY, "cells": 2}}), 109, side)
    for color in ("green", "tan"):
        two = {"iraq": {**POOR_ALLY, "troops": 6, "cells": 2, "rc": color}}
        assert playable(turn(side, 109, countries=two), 109, side)


@BOTH
def test_card_109_removes_two_cells_rolls_prestige_and_draws(side: str) -> None:
    countries = {"afghanistan": {**POOR_ALLY, "troops": 6, "cells": 2, "rc": "tan"}}
    table = turn(side, 109, countries=countries, prestige=7, dice=[5, 3, 2], draw=[81, "rest"])
    play(table, 109, "event")
    assert table.state["afghanistan"].cells == 0
    assert table.state["afghanistan"].cadre
    assert table.state.prestige == 9
    assert 81 in table.state.hands[side]
    assert 109 in table.state.removed


@BOTH
def test_card_109_the_playing_side_chooses_country_and_cells(side: str) -> None:
    other = {**POOR_ALLY, "cells": 3, "troops": 6, "rc": "green"}
    table = turn(side, 109, countries={"iraq": IRAQ_AT_WAR, "afghanistan": other}, dice=[5, 1, 1])
    play(table, 109, "event")
    assert (*waits_for(table), offered(table)) == (side, "remove_cell", ["iraq", "afghanistan"])
    play(table, "iraq")
    assert (*waits_for(table), offered(table)) == (side, "remove_cell_kind", ["active", "sleeper"])
    play(table, "active", "sleeper")
    assert (table.state["iraq"].active, table.state["iraq"].sleepers) == (1, 0)


# -- 110 Zarqawi


@BOTH
@pytest.mark.parametrize("country", ["iraq", "syria", "lebanon", "jordan"])
def test_card_110_needs_troops_in_one_of_four_countries(side: str, country: str) -> None:
    assert playable(turn(side, 110, countries={country: {**POOR_ALLY, "troops": 1}}), 110, side)
    assert playable(turn(side, 110, countries={country: {**POOR_ALLY, "markers": ["nato"]}}), 110, side)
    assert not playable(turn(side, 110, countries={country: POOR_ALLY}), 110, side)


@BOTH
def test_card_110_troops_elsewhere_do_not_do(side: str) -> None:
    assert not playable(turn(side, 110, countries={"egypt": {**POOR_ALLY, "troops": 5}}), 110, side)


def test_card_110_us_raises_prestige_and_the_card_leaves() -> None:
    table = play(turn(US, 110, prestige=5, countries={"iraq": IRAQ_AT_WAR}), 110, "event")
    assert table.state.prestige == 8
    assert table.state["iraq"].cells == 3
    assert 110 in table.state.removed


def test_card_110_jihadist_places_three_cells_and_a_plot_2() -> None:
    countries = {"iraq": IRAQ_AT_WAR, "jordan": {**FAIR_ALLY, "troops": 1}}
    table = play(turn(JIHADIST, 110, countries=countries), 110, "event")
    assert (*waits_for(table), offered(table)) == (JIHADIST, "place_cells", ["iraq", "jordan"])
    play(table, "jordan")
    assert table.state["jordan"].sleepers == 3
    assert [plot.kind for plot in table.state["jordan"].plots] == [2]
    assert 110 in table.state.discard


def test_card_110_jihadist_places_what_there_is() -> None:
    countries = {"iraq": {**IRAQ_AT_WAR, "cells": 12}}
    plots = {"available": [1, 3], "removed": [1, 1, 2, 2]}
    table = play(turn(JIHADIST, 110, countries={**countries, "iran": {}}, plots=plots), 110, "event")
    assert table.state["iraq"].cells == 15
    assert not table.state["iraq"].plots


# -- 111 Zawahiri


@pytest.mark.rule("labyrinth", "6.2.8")
@pytest.mark.parametrize("card", [111, 112])
def test_card_111_112_are_blocked_for_the_us_alone(card: int) -> None:
    obstacles: list[dict[str, Any]] = [
        {"countries": {"afghanistan": ISLAMIST}},
        {"countries": {"pakistan": {**POOR_ALLY, "markers": ["fata"]}}},
        {"events": ["al_anbar"]},
    ]
    for obstacle in obstacles:
        assert not playable(turn(US, card, **obstacle), card, US)
        assert playable(turn(JIHADIST, card, **obstacle), card, JIHADIST)
    assert playable(turn(US, card), card, US)
    assert playable(turn(US, card, events=["anbar_awakening"]), card, US)


def test_card_111_us_lowers_funding_and_the_card_leaves() -> None:
    table = play(turn(US, 111, funding=5, prestige=5), 111, "event")
    assert (table.state.funding, table.state.prestige) == (3, 5)
    assert 111 in table.state.removed


@pytest.mark.parametrize(("countries", "prestige"), [({}, 7), ({"somalia": ISLAMIST}, 5)])
def test_card_111_jihadist_lowers_prestige(countries: dict[str, Any], prestige: int) -> None:
    table = play(turn(JIHADIST, 111, funding=5, prestige=8, countries=countries), 111, "event")
    assert (table.state.funding, table.state.prestige) == (5, prestige)
    assert 111 in table.state.discard


@pytest.mark.parametrize("card", [110, 111])
@pytest.mark.rule("labyrinth", "6.2.9")
def test_card_110_111_used_for_operations_stay_in_the_game(card: int) -> None:
    table = play(turn(US, card, prestige=5, countries={"iraq": IRAQ_AT_WAR}), card, "reserves")
    assert card in table.state.discard
    assert table.state.prestige == 5
