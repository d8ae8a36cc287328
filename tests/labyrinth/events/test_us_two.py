"""The US events of value 2, one by one (cards 11 to 31)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.conditions import FAIR, FAIR_ALLY, ISLAMIST, POOR_ADVERSARY, condition, muslim
from tests.labyrinth.scene import BY_RULE_9, play, possible, scene, turn
from tests.playing import offered, told

HELD = [95, 92]
"""Cards of the Jihadist side, so that the turn goes on after the US action phase."""


def tracks(table: Table) -> tuple[int, int]:
    return table.state.prestige, table.state.funding


# -- Abbas (11) and Quartet (26)

NO_PEACE = [
    {"jordan": ISLAMIST},
    {"pakistan": {**FAIR_ALLY, "troops": 11}},  # Overstretch
]


def test_card_11_raises_prestige_and_lowers_funding() -> None:
    table = turn(US, 11, countries={"pakistan": {**FAIR_ALLY, "troops": 10}, "syria": ISLAMIST})  # War; not Adjacent
    play(table, 11, "event")
    assert tracks(table) == (6, 3)
    assert table.state.markers == {"abbas"}


@pytest.mark.rule("labyrinth", "6.2.4")
@pytest.mark.parametrize("countries", NO_PEACE)
def test_card_11_without_a_chance_of_peace_only_the_marker_comes(countries: dict[str, Any]) -> None:
    table = turn(US, 11, countries=countries)
    play(table, 11, "event")
    assert tracks(table) == (5, 5)
    assert table.state.markers == {"abbas"}


@pytest.mark.parametrize(("target", "stays"), [("israel", False), ("france", True)])
def test_card_11_ends_when_a_plot_is_resolved_in_israel(target: str, stays: bool) -> None:
    posture = {} if target == "israel" else {"posture": "hard"}
    dice = [] if target == "israel" else [5, 5, 5]
    table = scene(
        step="plots", phase={"side": "us"}, events=["abbas"], dice=dice, hands={"jihadist": HELD, "us": [23]},
        countries={target: {**posture, "plots": [1]}},
    )  # fmt: skip
    if target == "france":
        play(table, ("italy", "spain"))
    assert table.state.in_play("abbas") == stays
    assert possible(table.state, 26, "us") == stays


def test_card_26_with_abbas_prestige_and_funding() -> None:
    table = turn(US, 26, events=["abbas"])
    play(table, 26, "event")
    assert tracks(table) == (7, 2)


# -- Al-Azhar


@pytest.mark.parametrize(("countries", "funding"), [({}, 3), ({"yemen": ISLAMIST}, 5)])
def test_card_12_tests_egypt_and_lowers_funding(countries: dict[str, Any], funding: int) -> None:
    table = turn(US, 12, funding=7, dice=[5], countries=countries)
    play(table, 12, "event")
    assert condition(table, "egypt") == "Fair Neutral"
    assert table.state.funding == funding


# -- Anbar Awakening


@pytest.mark.parametrize("where", ["iraq", "syria"])
def test_card_13_aid_where_the_troops_are_and_prestige(where: str) -> None:
    table = turn(US, 13, countries={"iraq": FAIR_ALLY, "syria": FAIR_ALLY, where: {**FAIR_ALLY, "troops": 1}})
    play(table, 13, "event")
    assert {id: table.state[id].aid for id in ("iraq", "syria")} == {"iraq": 0, "syria": 0, where: 1}
    assert table.state.prestige == 6


def test_card_13_ends_and_blocks_al_anbar() -> None:
    table = turn(US, 13, events=["al_anbar"], countries={"iraq": {**FAIR_ALLY, "troops": 1}})
    assert possible(table.state, 58, "jihadist")
    play(table, 13, "event")
    assert table.state.markers == {"anbar_awakening"}
    assert not possible(table.state, 58, "jihadist")


# -- Covert Action


@pytest.mark.parametrize(("roll", "alignment"), [(3, "Adversary"), (4, "Neutral")])
@pytest.mark.parametrize("governance", ["Poor", "Islamist Rule"])
def test_card_14_an_adversary_becomes_neutral_on_4_to_6(governance: str, roll: int, alignment: str) -> None:
    table = turn(US, 14, dice=[roll], countries={"syria": muslim(f"{governance} Adversary")})
    play(table, 14, "event")
    assert condition(table, "syria") == f"{governance} {alignment}"


# -- Ethiopia Strikes


@pytest.mark.parametrize("where", ["somalia", "sudan"])
def test_card_15_islamist_rule_falls_without_regime_change(where: str) -> None:
    table = turn(US, 15, countries={where: ISLAMIST})
    play(table, 15, "event")
    assert condition(table, where) == "Poor Neutral"
    assert not table.state[where].is_regime_change


# -- Euro-Islam


@pytest.mark.parametrize(("countries", "funding"), [({}, 4), ({"yemen": ISLAMIST}, 5)])
@pytest.mark.parametrize("posture", ["hard", "soft"])
def test_card_16_benelux_and_funding(countries: dict[str, Any], funding: int, posture: str) -> None:
    table = turn(US, 16, countries=countries)
    play(table, 16, "event", posture)
    assert table.state["benelux"].posture == posture
    assert table.state.funding == funding


# -- FSB


def test_card_17_discards_every_card_on_fissile_stocks() -> None:
    table = turn(US, 17, jihadist=[95, 65, 69, 71], countries={"russia": {"posture": "hard", "cells": 1}})
    play(table, 17, "event")
    assert table.state.hands["jihadist"] == [95]
    assert {65, 69, 71} <= set(table.state.discard)
    assert table.state["russia"].cells == 1  # a cell only if there was no such card


def test_card_17_otherwise_a_cell_in_russia_or_central_asia() -> None:
    countries = {
        "russia": {"posture": "hard", "cells": 1},
        "central_asia": {**FAIR, "cells": 1},
        "caucasus": {"posture": "hard", "cells": 1},
    }
    table = turn(US, 17, jihadist=HELD, countries=countries)
    play(table, 17, "event")
    assert offered(table) == ["russia", "central_asia"]
    play(table, "central_asia")
    assert table.state["central_asia"].cadre
    assert table.state.hands["jihadist"] == HELD


@pytest.mark.rule("labyrinth", "5.3.2")
@pytest.mark.parametrize("hand", [HELD, [65, 95]])
def test_card_17_shows_nothing_of_a_persons_hand_but_what_is_discarded(hand: list[int]) -> None:
    table = turn(US, 17, jihadist=hand)
    play(table, 17, "event")
    assert not {"hand-seen", "hand-inspected"} & set(told(table, "us"))
    assert (65 in table.state.discard) == (65 in hand)


@pytest.mark.rule("labyrinth", "9.2a")
def test_card_17_the_us_looks_through_the_books_opponents_pile() -> None:
    table = turn(US, 17, jihadist=HELD)
    table.state.books = BY_RULE_9
    play(table, 17, "event")
    assert "hand-seen" in told(table, "us")


@pytest.mark.rule("labyrinth", "5.3.2")
def test_card_18_the_us_alone_sees_the_jihadist_hand() -> None:
    table = turn(US, 18, jihadist=HELD, dice=[5])
    play(table, 18, "event", "canada")
    seen = [note for note in table.notes_for("us") if note.message.id == "note-hand-seen"]
    assert [message.id for message in seen[0].message.args["cards"]] == ["card-92", "card-95"]  # type: ignore[union-attr]
    assert "hand-seen" not in told(table, "jihadist") + told(table, None)
    assert "hand-inspected" in told(table, None)


@pytest.mark.rule("labyrinth", "9.2a")
def test_card_17_18_of_the_books_opponent_fsb_shuffles_the_pile_and_intel_community_does_not() -> None:
    pile = [95, 92, 91, 90, 89, 88, 87, 86]
    fsb = turn(US, 17, jihadist=pile)
    fsb.state.books = BY_RULE_9
    play(fsb, 17, "event")
    assert sorted(fsb.state.hands["jihadist"]) == sorted(pile)
    assert fsb.state.hands["jihadist"] not in (pile, sorted(pile))
    intel = turn(US, 18, jihadist=pile, dice=[5])
    intel.state.books = BY_RULE_9
    play(intel, 18, "event", "canada")
    assert intel.state.hands["jihadist"] == pile


# -- Intel Community


def test_card_18_the_operation_has_value_1_and_no_reserves() -> None:
    countries = {"russia": {"posture": "hard"}, "egypt": FAIR_ALLY}
    table = turn(US, 18, reserves={"us": 2}, dice=[5], countries=countries)
    play(table, 18, "event")  # only War of Ideas is possible
    assert "canada" in offered(table)
    assert not {"russia", "egypt"} & set(offered(table))  # Fair countries need a 2
    play(table, "canada", "done")
    assert table.state.reserves["us"] == 2


def test_card_18_an_extra_card_in_the_us_action_phase() -> None:
    table = turn(US, 18, more=[12, 16], jihadist=HELD, dice=[5, 5])
    play(table, 18, "event", "canada")
    assert offered(table) == ["12", "16", "done"]
    play(table, "12", "event")
    assert table.state["egypt"].is_fair
    assert (table.state.side, table.state.card) == ("us", 2)  # the second card is still to come
    assert table.state.hands["us"] == [16]
    assert {12, 18} <= set(table.state.discard)


def test_card_18_an_extra_card_in_a_jihadist_action_phase() -> None:
    table = turn(JIHADIST, 18, us=[76, 12], dice=[5])
    play(table, 18, "reserves", "canada")
    assert table.question is not None
    assert table.question.seat == "us"
    play(table, "12", "reserves")
    assert table.state.reserves["us"] == 2
    assert (table.state.side, table.state.card) == ("jihadist", 2)


def test_card_18_the_extra_card_may_set_off_its_jihadist_event() -> None:
    table = turn(JIHADIST, 18, us=[98, 95], dice=[5], countries={"saudi_arabia": FAIR})
    play(table, 18, "reserves", "canada", "95", "event_first")
    assert table.state.funding == 7  # Wahhabism at Fair


@pytest.mark.rule("labyrinth", "7.6.2")
def test_card_18_the_extra_card_cannot_begin_a_reassessment() -> None:
    table = turn(US, 18, more=[43, 45], dice=[5])
    play(table, 18, "event", "canada", "43")
    assert "event" in offered(table)
    assert "reassessment" not in offered(table)


def test_card_18_without_another_card_nothing_more_is_asked() -> None:
    table = turn(US, 18, more=[], jihadist=HELD, dice=[5])
    play(table, 18, "event", "canada")
    assert table.state.side == "jihadist"


# -- Kemalist Republic and King Abdullah

STATES: list[dict[str, Any]] = [
    {},
    {"governance": "poor", "alignment": "neutral", "besieged": True, "aid": 1},
    ISLAMIST,
    {"governance": "good", "alignment": "neutral"},
]


@pytest.mark.parametrize("before", STATES)
@pytest.mark.parametrize(("number", "country"), [(19, "turkey"), (20, "jordan")])
def test_card_19_20_a_fair_ally_from_any_state(number: int, country: str, before: dict[str, Any]) -> None:
    table = turn(US, number, countries={country: before})
    play(table, number, "event")
    assert condition(table, country) == "Fair Ally"
    assert tracks(table) == ((5, 5) if number == 19 else (6, 4))
    improved = before.get("governance") in ("poor", "islamist_rule")
    assert table.state.this_phase.improved == ((country,) if improved else ())


# -- "Let's Roll!"


def test_card_21_a_plot_is_removed_a_card_drawn_a_posture_selected() -> None:
    countries = {
        "morocco": {"governance": "poor", "alignment": "ally", "plots": ["wmd"]},
        "canada": {"posture": "hard", "plots": [2]},
        "egypt": {**FAIR, "plots": [1]},
    }
    table = turn(US, 21, countries=countries, wmd={"loose": 2}, draw=[36, "rest"])
    play(table, 21, "event")
    assert offered(table) == ["canada:1", "morocco:1"]
    play(table, "morocco:1")
    assert table.state.removed_plots == [4]  # a WMD marker leaves the game
    assert table.state.hands["us"] == [23, 36]
    assert {"canada", "france", "philippines"} <= set(offered(table))
    assert not {"united_states", "israel", "iran", "egypt"} & set(offered(table))
    play(table, "canada", "soft")
    assert table.state["canada"].posture == "soft"


def test_card_21_a_numbered_plot_becomes_available_again() -> None:
    table = turn(US, 21, countries={"canada": {"posture": "hard", "plots": [2]}})
    play(table, 21, "event", "france", "hard")
    assert table.state.available_plots == [1, 1, 1, 2, 2, 3]


# -- Mossad & Shin Bet


def test_card_22_all_cells_around_israel_go() -> None:
    countries = {
        "israel": {"cells": 2},
        "jordan": {**FAIR, "cells": 1, "active_cells": 2},
        "lebanon": {**FAIR, "active_cells": 1},
        "syria": {**FAIR, "cells": 1},
    }
    table = turn(US, 22, countries=countries)
    play(table, 22, "event")
    s = table.state
    assert [s[id].cells for id in countries] == [0, 0, 0, 1]
    assert [s[id].cadre for id in countries] == [True, True, True, False]


@pytest.mark.parametrize("where", ["israel", "jordan", "lebanon"])
def test_card_22_needs_a_cell_in_one_of_them(where: str) -> None:
    marked = {} if where == "israel" else FAIR
    table = turn(US, 22, countries={where: {**marked, "cells": 1}})
    play(table, 22, "event")
    assert table.state[where].cadre


# -- Predator


@pytest.mark.parametrize("number", [23, 24, 25])
def test_card_23_24_25_a_cell_in_a_muslim_country(number: int) -> None:
    countries = {
        "iraq": {"governance": "poor", "alignment": "ally", "active_cells": 1, "cells": 1, "markers": ["sadr"]},
        "yemen": {**ISLAMIST, "cells": 1},
        "france": {"posture": "hard", "cells": 1},
    }
    table = turn(US, number, countries=countries)
    play(table, number, "event")
    assert offered(table) == ["yemen", "iraq"]
    play(table, "iraq")
    assert offered(table) == ["active", "sleeper", "sadr"]
    play(table, "sadr")
    assert (table.state["iraq"].cells, table.state["iraq"].sadr) == (2, False)


@pytest.mark.parametrize("number", [23, 24, 25])
def test_card_23_24_25_nothing_if_there_is_none(number: int) -> None:
    table = turn(US, number)
    play(table, number, "event")
    assert table.state["iran"].cells == 1


# -- Saddam Captured


def test_card_27_aid_prestige_and_no_more_saddam() -> None:
    iraq = {"governance": "poor", "alignment": "ally", "troops": 1, "aid": 1}
    table = turn(US, 27, countries={"iraq": iraq})
    play(table, 27, "event")
    assert table.state["iraq"].aid == 2
    assert table.state.prestige == 6
    assert table.state.markers == {"saddam_captured"}


@pytest.mark.parametrize("events", [[], ["saddam_captured"]])
def test_card_27_blocks_saddam(events: list[str]) -> None:
    state = turn(US, 27, events=events, countries={"iraq": POOR_ADVERSARY}).state
    assert possible(state, 92, "jihadist") == (not events)


# -- Sharia


def test_card_28_one_regime_is_relieved() -> None:
    countries = {"iraq": {**FAIR, "besieged": True}, "yemen": {**FAIR, "besieged": True}}
    table = turn(US, 28, countries=countries)
    play(table, 28, "event", "iraq")
    assert (table.state["iraq"].besieged, table.state["yemen"].besieged) == (False, True)


def test_card_28_nothing_if_none_is_besieged() -> None:
    table = turn(US, 28)
    play(table, 28, "event")
    assert 28 in table.state.discard


# -- Tony Blair


@pytest.mark.parametrize("posture", ["hard", "soft"])
def test_card_29_the_united_kingdom_follows_the_us(posture: str) -> None:
    table = turn(US, 29, us_posture=posture)
    play(table, 29, "event", ())
    assert table.state["united_kingdom"].posture == posture
    assert tracks(table) == (5, 5)


def test_card_29_war_of_ideas_in_up_to_three_schengen_countries() -> None:
    table = turn(US, 29, dice=[5, 4, 6], countries={"france": {"posture": "soft"}, "italy": {"posture": "hard"}})
    play(table, 29, "event")
    assert table.question is not None
    assert table.question.at_most == 3
    assert len(offered(table)) == 7
    assert "united_kingdom" not in offered(table)
    play(table, ("france", "italy", "spain"))
    assert [table.state[id].posture for id in ("france", "italy", "spain")] == ["hard", "soft", "hard"]
    assert table.state.prestige == 7  # for France and Spain


# -- UN Nation Building

CHANGED = {"governance": "poor", "alignment": "ally", "rc": "tan", "troops": 2, "cells": 3}
SOFT_WORLD = {id: {"posture": "soft"} for id in ("france", "italy", "spain", "germany")}


@pytest.mark.parametrize(("roll", "governance"), [(3, "poor"), (4, "fair")])
def test_card_30_the_new_aid_counts_and_neither_penalty_nor_troops_matter(roll: int, governance: str) -> None:
    table = turn(US, 30, dice=[roll], countries={"iraq": CHANGED, **SOFT_WORLD})
    assert table.state.gwot_penalty == 3
    play(table, 30, "event")
    assert condition(table, "iraq") == f"{governance} ally".title()
    assert table.state["iraq"].aid == 1  # a miss by one places no second


def test_card_30_a_neutral_country_becomes_an_ally() -> None:
    table = turn(US, 30, dice=[4], countries={"iraq": {**CHANGED, "alignment": "neutral"}})
    play(table, 30, "event")
    assert condition(table, "iraq") == "Poor Ally"


def test_card_30_reaching_good_removes_the_markers() -> None:
    table = turn(US, 30, dice=[5], countries={"iraq": {**CHANGED, "governance": "fair"}})  # 5 + 1 Aid - 1
    play(table, 30, "event")
    iraq = table.state["iraq"]
    assert (iraq.is_good, iraq.aid, iraq.is_regime_change) == (True, 0, False)


def test_card_30_an_adversary_gets_aid_alone() -> None:
    table = turn(US, 30, dice=[], countries={"iraq": {**CHANGED, "alignment": "adversary"}})
    play(table, 30, "event")
    assert condition(table, "iraq") == "Poor Adversary"
    assert table.state["iraq"].aid == 1


# -- Wiretapping


def test_card_31_clears_three_countries_without_cadres() -> None:
    countries = {
        "united_states": {"cells": 1, "plots": ["wmd", 1]},
        "united_kingdom": {"posture": "hard", "active_cells": 2, "plots": [2]},
        "canada": {"posture": "hard", "cadre": True},
        "france": {"posture": "hard", "cells": 1},
    }
    table = turn(US, 31, countries=countries, wmd={"loose": 2}, draw=[36, "rest"])
    play(table, 31, "event")
    for id in ("united_states", "united_kingdom", "canada"):
        country = table.state[id]
        assert (country.cells, country.cadre, country.plots) == (0, False, ())
    assert table.state["france"].cells == 1
    assert table.state.available_plots == [1, 1, 1, 2, 2, 3]
    assert table.state.removed_plots == [4]
    assert table.state.hands["us"] == [23, 36]
    assert table.state.markers == {"wiretapping"}


@pytest.mark.parametrize("pieces", [{"cadre": True}, {"cells": 1}, {"plots": [1]}])
@pytest.mark.parametrize("where", ["united_states", "united_kingdom", "canada"])
def test_card_31_needs_only_one_of_them(where: str, pieces: dict[str, Any]) -> None:
    posture = {} if where == "united_states" else {"posture": "hard"}
    assert possible(turn(US, 31, countries={where: {**posture, **pieces}}).state, 31, "us")


LEAKS = [(31, "wiretapping"), (34, "enhanced_measures"), (44, "renditions")]


@pytest.mark.rule("labyrinth", "6.2.8")
@pytest.mark.parametrize(("number", "marker"), LEAKS)
def test_card_31_34_44_leak_ends_and_blocks_the_event(number: int, marker: str) -> None:
    canada = {"posture": "hard", "cells": 1}
    table = turn(US, 84, events=[marker], dice=[6, 6, 1, 1], countries={"canada": canada})
    assert possible(table.state, 84, "jihadist")
    assert possible(table.state, number, "us")
    play(table, 84, "event_first")
    assert table.state.markers == {f"leak_{marker}"}
    assert table.state.us_posture == "hard"
    assert not possible(table.state, number, "us")
    assert not possible(table.state, 84, "jihadist")
