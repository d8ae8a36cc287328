"""The US events of value 3, one by one (cards 32 to 47)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import Message
from sandtable.labyrinth.terms import ADVERSARY, JIHADIST, US
from tests.labyrinth.conditions import FAIR, FAIR_ALLY, ISLAMIST, POOR, POOR_ADVERSARY, POOR_ALLY, condition
from tests.labyrinth.scene import BY_RULE_9, play, playable, possible, scene, turn
from tests.playing import offered, told

CHANGED = {**POOR_ALLY, "rc": "tan", "troops": 2}
HELD = [95, 92]
"""Cards of the Jihadist side, so that the turn goes on after the US action phase."""


# -- Back Channel


def talks(hand: list[int], **rest: Any) -> Table:
    return turn(US, 32, more=hand, us_posture="soft", **rest)


def test_card_32_discards_a_card_of_the_same_value() -> None:
    countries = {"syria": POOR_ADVERSARY, "libya": POOR_ADVERSARY, "iraq": POOR_ADVERSARY}  # 2, 1 and 3
    table = talks([14, 23, 36], countries=countries)
    play(table, 32, "event")
    assert offered(table) == ["syria", "iraq", "done"]  # no 1-value card for Libya
    play(table, "syria")
    assert offered(table) == ["14", "23"]
    play(table, "14")
    assert condition(table, "syria") == "Poor Neutral"
    assert table.state["syria"].aid == 1
    assert 14 in table.state.discard


def test_card_32_the_us_may_decline() -> None:
    table = talks([23], countries={"syria": POOR_ADVERSARY})
    play(table, 32, "event", "done")
    assert condition(table, "syria") == "Poor Adversary"
    assert table.state.hands["us"] == [23]


@pytest.mark.rule("labyrinth", "6.3.3.1")
def test_card_32_neither_itself_nor_reserves_count() -> None:
    table = talks([23], reserves={"us": 1}, countries={"iraq": POOR_ADVERSARY})
    assert not playable(table, 32, "us")  # 32 is a 3, and 2 + 1 would be


@pytest.mark.parametrize(("spikes", "open_to_talks"), [([], False), (["oil_price_spike"], True)])
def test_card_32_oil_price_spike_changes_the_resources(spikes: list[str], open_to_talks: bool) -> None:
    table = talks([23], lapsing=spikes, countries={"libya": POOR_ADVERSARY})
    assert playable(table, 32, "us") == open_to_talks


def test_card_32_that_it_cannot_happen_tells_of_the_us_hand_and_is_not_taken_back() -> None:
    table = turn(JIHADIST, 32, us=[36], us_posture="soft", countries={"iran": {"cells": 1}, "syria": POOR_ADVERSARY})
    play(table, 32, "event_first")
    assert "event-does-not-occur" in told(table, "jihadist")
    assert not table.can_undo("jihadist")


def test_card_32_a_country_under_islamist_rule_can_be_talked_to() -> None:
    table = talks([23], countries={"syria": ISLAMIST})
    play(table, 32, "event", "syria")
    assert condition(table, "syria") == "Islamist Rule Neutral"


@pytest.mark.rule("labyrinth", "6.3.2.3")
def test_card_32_a_discarded_us_election_happens_and_other_events_do_not() -> None:
    table = talks([120, 23], dice=[6], countries={"iraq": POOR_ADVERSARY})
    play(table, 32, "event", "iraq")
    assert table.state.us_posture == "hard"
    assert condition(table, "iraq") == "Poor Neutral"
    wahhabism = talks([95, 23], countries={"iraq": POOR_ADVERSARY, "saudi_arabia": FAIR})
    play(wahhabism, 32, "event", "iraq")
    assert wahhabism.state.funding == 5


# -- Benazir Bhutto


@pytest.mark.parametrize(
    ("before", "after"),
    [(POOR, "fair"), (FAIR, "fair"), ({"governance": "good", "alignment": "neutral"}, "good")],
)
def test_card_33_a_poor_pakistan_becomes_fair(before: dict[str, Any], after: str) -> None:
    table = turn(US, 33, countries={"pakistan": before})
    play(table, 33, "event")
    assert condition(table, "pakistan") == f"{after} neutral".title()
    assert table.state.markers == {"benazir_bhutto"}


@pytest.mark.parametrize(
    ("near_or_far", "possible_there"),
    [("afghanistan", False), ("gulf_states", False), ("indonesia_malaysia", False), ("iraq", True)],
)
def test_card_33_islamist_rule_next_to_pakistan_forbids_it(near_or_far: str, possible_there: bool) -> None:
    state = turn(US, 33, countries={"pakistan": POOR, near_or_far: ISLAMIST}).state
    assert possible(state, 33, "us") is possible_there


def test_card_33_an_unmarked_pakistan_gets_the_marker_alone() -> None:
    table = turn(US, 33)
    play(table, 33, "event")
    assert table.state["pakistan"].is_unmarked
    assert table.state.markers == {"benazir_bhutto"}


def test_card_33_no_jihad_in_pakistan_and_no_musharraf() -> None:
    countries = {
        "pakistan": {**POOR, "cells": 5},
        "egypt": {**FAIR, "cells": 1},
        "jordan": {**FAIR, "cells": 1},
    }
    table = turn(US, 33, more=[], jihadist=HELD, countries=countries)
    assert possible(table.state, 108, "us")
    play(table, 33, "event")
    assert not possible(table.state, 108, "us")
    assert not possible(table.state, 108, "jihadist")
    play(table, 95, "jihad")
    assert offered(table) == ["egypt", "jordan"]


def test_card_33_bhutto_shot_ends_and_blocks_it() -> None:
    table = turn(US, 60, events=["benazir_bhutto"], countries={"pakistan": {**FAIR, "cells": 1}})
    play(table, 60, "reserves")
    assert table.state.markers == {"bhutto_shot"}
    assert not possible(table.state, 33, "us")
    assert possible(table.state, 108, "us")


# -- Enhanced Measures and Renditions


@pytest.mark.rule("labyrinth", "7.4.2a")
@pytest.mark.parametrize(("number", "marker"), [(34, "enhanced_measures"), (44, "renditions")])
def test_card_34_44_the_us_disrupts_by_the_rules_whatever_the_value(number: int, marker: str) -> None:
    countries = {
        "iraq": {**POOR_ALLY, "troops": 2, "active_cells": 3},
        "egypt": {**FAIR, "cells": 1},  # no Ally, no Troops
        "yemen": {**ISLAMIST, "cells": 1},
        "pakistan": {**FAIR_ALLY, "cells": 1, "markers": ["fata"]},
        "france": {"posture": "soft", "cells": 1},
    }
    table = turn(US, number, jihadist=HELD, countries=countries)
    play(table, number, "event")
    assert offered(table) == ["france", "iraq"]
    play(table, "iraq")
    assert table.state["iraq"].active == 1
    assert table.state.prestige == 6
    assert table.state.this_phase.disrupted == ("iraq",)
    assert marker in table.state.markers


def test_card_34_the_us_takes_a_random_jihadist_card() -> None:
    table = turn(US, 34, jihadist=HELD, countries={"egypt": {**FAIR_ALLY, "cells": 1}})
    play(table, 34, "event")
    hands = table.state.hands
    assert len(hands["us"]) == 2
    assert len(hands["jihadist"]) == 1
    assert sorted(hands["us"] + hands["jihadist"]) == [23, 92, 95]
    assert not table.state.playing
    assert "card-taken-seen" in told(table, "us")
    assert "card-lost-seen" in told(table, "jihadist")
    assert not {"card-taken-seen", "card-lost-seen"} & set(told(table, None))


def test_card_34_44_an_empty_jihadist_hand_loses_nothing() -> None:
    for number in (34, 44):
        table = turn(US, number, countries={"egypt": {**FAIR_ALLY, "cells": 1}})
        play(table, number, "event")
        assert table.state["egypt"].active == 1
        assert table.state.hands["us"] == [23]


@pytest.mark.rule("labyrinth", "9.2a")
@pytest.mark.parametrize("number", [34, 44])
def test_card_34_44_the_books_opponent_loses_the_top_card(number: int) -> None:
    table = turn(US, number, jihadist=[95, 92, 91], countries={"egypt": {**FAIR_ALLY, "cells": 1}})
    table.state.books = BY_RULE_9
    play(table, number, "event")
    assert table.state.hands["jihadist"] == [92, 91]
    assert 95 in (table.state.hands["us"] if number == 34 else table.state.discard)


def test_card_44_the_jihadist_side_discards_a_random_card() -> None:
    table = turn(US, 44, jihadist=HELD)  # nothing to Disrupt
    play(table, 44, "event")
    assert len(table.state.hands["jihadist"]) == 1
    assert set(HELD) & set(table.state.discard)
    assert table.state.markers == {"renditions"}


@pytest.mark.parametrize(("events", "open_to"), [([], True), (["renditions"], False), (["leak_renditions"], True)])
def test_card_44_blocks_detainee_release_until_a_leak(events: list[str], open_to: bool) -> None:
    table = turn(US, 44, events=events, memory={"this_phase": {"disrupted": ["egypt"]}}, countries={"egypt": FAIR_ALLY})
    assert possible(table.state, 61, "jihadist") == open_to


# -- Hijab


@pytest.mark.parametrize(
    ("before", "dice", "after"),
    [
        ({}, [4], "Fair Neutral"),  # tested at Poor, then improved
        ({}, [5], "Good Neutral"),
        (POOR_ADVERSARY, [], "Fair Adversary"),
        ({**FAIR_ALLY, "besieged": True, "aid": 1}, [], "Good Ally"),
        ({"governance": "good", "alignment": "ally"}, [], "Good Ally"),
    ],
)
def test_card_35_turkey_improves(before: dict[str, Any], dice: list[int], after: str) -> None:
    table = turn(US, 35, dice=dice, countries={"turkey": before})
    play(table, 35, "event", "soft")
    turkey = table.state["turkey"]
    assert condition(table, "turkey") == after
    assert (turkey.aid, turkey.besieged) == (0, False)
    assert table.state["france"].posture == "soft"
    assert table.state.funding == 3


# -- Indo-Pakistani Talks


@pytest.mark.parametrize("governance", ["good", "fair"])
def test_card_36_pakistan_becomes_an_ally_and_kashmir_is_quiet(governance: str) -> None:
    table = turn(US, 36, countries={"pakistan": {"governance": governance, "alignment": "adversary"}})
    assert possible(table.state, 70, "jihadist")
    assert possible(table.state, 83, "jihadist")
    play(table, 36, "event", "hard")
    assert condition(table, "pakistan") == f"{governance} ally".title()
    assert table.state["india"].posture == "hard"
    assert table.state.markers == {"indo_pakistani_talks"}
    assert not possible(table.state, 70, "jihadist")
    assert not possible(table.state, 83, "jihadist")


@pytest.mark.parametrize(("target", "stays"), [("india", False), ("china", True)])
def test_card_36_ends_when_a_plot_is_resolved_in_india(target: str, stays: bool) -> None:
    table = scene(
        step="plots", phase={"side": "us"}, events=["indo_pakistani_talks"], dice=[5],
        hands={"jihadist": HELD, "us": [23]}, countries={target: {"posture": "hard", "plots": [1]}},
    )  # fmt: skip
    assert table.state.in_play("indo_pakistani_talks") == stays


# -- Iraqi WMD and Libyan WMD

CLAIMS = [(37, "iraq", "iraqi_wmd"), (39, "libya", "libyan_wmd")]


@pytest.mark.rule("labyrinth", "7.3.4")
@pytest.mark.parametrize(("number", "id", "marker"), CLAIMS)
def test_card_37_39_regime_change_with_this_card(number: int, id: str, marker: str) -> None:
    country = {**POOR_ADVERSARY, "cells": 1}
    table = turn(US, number, dice=[5, 6, 2, 3], countries={id: country})  # Fair; Prestige up by 2
    play(table, number, "event")
    assert table.question is not None
    assert (table.question.purpose, table.question.seat) == ("event_choice", "us")
    assert table.question.prompt.args == {"card": Message(f"card-{number}"), "country": Message(f"country-{id}")}
    play(table, "yes", "7")
    s = table.state
    assert (s[id].cubes, s[id].active, s[id].regime_change) == (7, 1, "green")
    assert condition(table, id) == "Fair Ally"
    assert s.prestige == 7
    assert marker not in s.markers
    assert number in s.removed


@pytest.mark.parametrize(("number", "id", "marker"), CLAIMS)
def test_card_37_39_or_with_any_later_3_value_card(number: int, id: str, marker: str) -> None:
    table = turn(US, number, more=[43, 23], dice=[1, 6, 1, 1], countries={id: FAIR | {"alignment": "adversary"}})
    play(table, number, "event", "no")
    assert table.state.markers == {marker}
    play(table, "43", "regime_change", "6")
    assert condition(table, id) == "Poor Ally"
    assert not table.state.markers


@pytest.mark.parametrize(("number", "id", "marker"), CLAIMS)
@pytest.mark.parametrize(("hard", "troops", "may"), [(True, 9, True), (False, 9, False), (True, 10, False)])
def test_card_37_39_the_other_rules_of_regime_change_hold_later(
    number: int, id: str, marker: str, hard: bool, troops: int, may: bool
) -> None:
    pakistan = {**POOR_ALLY, "rc": "tan", "troops": troops, "cells": 5}  # its Troops must stay
    countries = {id: {**FAIR, "markers": [marker]}, "pakistan": pakistan}
    table = turn(US, 43, us_posture="hard" if hard else "soft", countries=countries)
    table.answer("43")
    assert ("regime_change" in offered(table)) == may


@pytest.mark.parametrize(("number", "id", "marker"), CLAIMS)
def test_card_37_39_nothing_is_asked_if_six_troops_cannot_come(number: int, id: str, marker: str) -> None:
    countries = {id: POOR_ADVERSARY, "pakistan": {**FAIR_ALLY, "troops": 5}, "jordan": {**FAIR_ALLY, "troops": 5}}
    table = turn(US, number, countries=countries)
    play(table, number, "event")
    assert table.state.markers == {marker}
    assert table.state.card == 2


@pytest.mark.rule("labyrinth", "6.3.2.2")
@pytest.mark.parametrize(("number", "id", "marker"), CLAIMS)
def test_card_37_39_the_us_may_use_a_card_that_the_jihadist_side_played(number: int, id: str, marker: str) -> None:
    table = turn(JIHADIST, number, dice=[1, 6, 1, 1], countries={id: POOR_ADVERSARY})
    play(table, number, "event_first", "yes", "6")
    assert table.state[id].is_regime_change


# -- Libyan Deal


@pytest.mark.parametrize("friend", ["iraq", "syria"])
def test_card_38_libya_prestige_and_two_schengen_postures(friend: str) -> None:
    table = turn(US, 38, countries={"libya": POOR_ADVERSARY, friend: FAIR_ALLY})
    play(table, 38, "event")
    assert table.question is not None
    assert (table.question.at_least, table.question.at_most, len(offered(table))) == (2, 2, 7)
    play(table, ("germany", "spain"), "soft", "hard")
    assert condition(table, "libya") == "Poor Ally"
    assert table.state.prestige == 6
    assert [table.state[id].posture for id in ("germany", "spain")] == ["soft", "hard"]


def test_card_38_ends_and_blocks_libyan_wmd() -> None:
    libya = {**POOR_ADVERSARY, "markers": ["libyan_wmd"]}
    table = turn(US, 38, countries={"libya": libya, "iraq": FAIR_ALLY})
    play(table, 38, "event", ("germany", "spain"), "soft", "hard")
    assert table.state.markers == {"libyan_deal"}
    table.state["libya"].alignment = ADVERSARY
    assert not possible(table.state, 39, "us")


# -- Mass Turnout and Sistani


@pytest.mark.rule("labyrinth", "7.2.1.1")
@pytest.mark.parametrize("number", [40, 46])
@pytest.mark.parametrize(("before", "after", "marked"), [("poor", "fair", True), ("fair", "good", False)])
def test_card_40_46_a_regime_change_country_improves(number: int, before: str, after: str, marked: bool) -> None:
    iraq = {**CHANGED, "governance": before, "cells": 1, "aid": 1, "besieged": True, "alignment": "neutral"}
    table = turn(US, number, countries={"iraq": iraq})
    play(table, number, "event")
    assert condition(table, "iraq") == f"{after} neutral".title()
    changed = table.state["iraq"]
    assert (changed.is_regime_change, changed.besieged, changed.aid > 0) == (marked, marked, marked)
    assert table.state.this_phase.improved == ("iraq",)


# -- NATO


def test_card_41_aid_and_two_troops_off_the_track() -> None:
    table = turn(US, 41, countries={"iraq": {**CHANGED, "cells": 1}})
    play(table, 41, "event")
    iraq = table.state["iraq"]
    assert (iraq.aid, iraq.nato, iraq.cubes, iraq.troops) == (1, True, 2, 4)
    assert table.state.troops_on_track == 13


def test_card_41_there_is_one_marker_and_it_moves() -> None:
    countries = {"iraq": {**CHANGED, "markers": ["nato"]}, "libya": CHANGED}
    table = turn(US, 41, countries=countries)
    play(table, 41, "event", "libya")
    assert (table.state["iraq"].nato, table.state["libya"].nato) == (False, True)
    again = turn(US, 41, countries=countries)
    play(again, 41, "event", "iraq")
    assert (again.state["iraq"].nato, again.state["iraq"].aid) == (True, 1)


@pytest.mark.rule("labyrinth", "7.3.5")
def test_card_41_the_marker_leaves_the_game_when_it_withdraws() -> None:
    iraq = {**CHANGED, "markers": ["nato"]}
    table = turn(US, 43, us_posture="soft", dice=[6, 1, 1], countries={"iraq": iraq})
    play(table, 43, "withdraw", "yes", "2")
    assert table.state["iraq"].troops == 0
    assert not any(country.nato for country in table.state.countries.values())
    assert table.state.troops_on_track == 15


# -- Pakistani Offensive


def test_card_42_ends_fata() -> None:
    pakistan = {**FAIR_ALLY, "cells": 1, "markers": ["fata"]}
    table = turn(US, 42, more=[23, 24], countries={"pakistan": pakistan})
    play(table, 42, "event")
    assert not table.state.markers
    play(table, "23", "disrupt")  # Pakistan alone is in question, its one cell too
    assert table.state["pakistan"].active == 1


# -- Patriot Act


def test_card_43_the_united_states_are_adjacent_to_canada_only() -> None:
    table = turn(US, 43)
    play(table, 43, "event")
    s = table.state
    assert [country.id for country in s.neighbours(s["united_states"])] == ["canada"]
    for id in ("united_kingdom", "philippines", "france"):
        assert not s.are_adjacent(s[id], s["united_states"])
    assert s.are_adjacent(s["canada"], s["united_states"])
    assert s.are_adjacent(s["canada"], s["united_kingdom"])
    assert possible(s, 6, "us")


def test_card_43_travel_from_europe_needs_a_roll() -> None:
    france = {"posture": "hard", "cells": 1}
    table = turn(JIHADIST, 95, events=["patriot_act"], dice=[2], countries={"france": france})
    play(table, 95, "travel", "france", "united_states", "done")
    assert (table.state["united_states"].cells, table.state["france"].cells) == (0, 0)


# -- Safer Now


@pytest.mark.rule("labyrinth", "4.9.3")
@pytest.mark.parametrize(("roll", "posture"), [(3, "soft"), (4, "hard")])
def test_card_45_us_posture_prestige_and_a_posture(roll: int, posture: str) -> None:
    table = turn(US, 45, dice=[roll], us_posture="soft" if posture == "hard" else "hard")
    play(table, 45, "event")
    assert table.state.us_posture == posture
    assert table.state.prestige == 8
    assert not {"united_states", "israel", "iran", "egypt"} & set(offered(table))
    play(table, "china", "hard")
    assert table.state["china"].posture == "hard"


# -- "The door of Itjihad was closed"


def test_card_47_chance_chooses_the_jihadist_cards_this_turn() -> None:
    table = turn(US, 47, more=[], jihadist=[90, 92, 95])
    play(table, 47, "event")
    assert table.state.lapsing == ["the_door_of_itjihad_us"]
    assert table.question is not None
    assert table.question.purpose == "use_card"  # nothing to choose: chance has picked the card
    assert table.journal[-1].who == "draw"
    play(table, "travel", "iran")  # the second card of the phase, of the two that are left
    assert table.question.purpose == "use_card"
    assert table.journal[-1].who == "draw"


@pytest.mark.rule("labyrinth", "5.2.6")
def test_card_47_it_lapses_at_the_end_of_the_turn() -> None:
    table = scene(step="end_of_turn", lapsing=["the_door_of_itjihad_us"], boxes={"lapsing": [47]})
    assert table.state.lapsing == []
    assert 47 in table.state.discard
    assert table.question is not None
    assert len(offered(table)) > 1  # the Jihadist side chooses again
