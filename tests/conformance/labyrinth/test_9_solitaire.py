"""Rule 9: victory, the pile, operations and the Event or Ops? chart of the solitaire opponent."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth import hands
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.terms import WMD
from tests.labyrinth.conditions import FAIR, GOOD, ISLAMIST, POOR
from tests.labyrinth.opponent_scene import UNPLAYABLE, US_EVENT, book_plays, moment, operations, rule
from tests.playing import decided, told

# -- 9.0 and 9.1


@rule("9.0", "9.4.1h")
def test_only_the_us_is_asked_and_no_us_event_is_triggered() -> None:
    table = book_plays(US_EVENT[1], {"iran": {"cells": 1}}, dice=[6])
    assert table.question is not None
    assert table.question.seat == "us"
    assert not table.state.in_effect("biometrics")
    assert not table.state.first_plot
    assert table.state.reserves["jihadist"] == 0


@rule("9.1a")
def test_removing_the_last_cell_does_not_win() -> None:
    table = book_plays(52, {"yemen": {**POOR, "cells": 1, "active_cells": 0}}, dice=[6], funding=1)
    table.answer("23")
    table.answer("event")
    assert table.state["yemen"].cells == 0
    assert table.outcome is None


@rule("9.1b", "9.4.1d", "9.4.2.3")
def test_islamist_resources_win_without_adjacency() -> None:
    countries = {"egypt": ISLAMIST, "indonesia_malaysia": {**POOR, "cells": 5}}
    table = book_plays(UNPLAYABLE[3], countries, dice=[1, 2, 6])
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule) == ("jihadist", "2.1.2a")


@rule("9.1c")
@pytest.mark.parametrize(
    ("decks", "good", "winner"),
    [
        (1, ["egypt", "yemen", "jordan"], "jihadist"),
        (1, ["egypt", "saudi_arabia"], "us"),
        (2, ["egypt", "saudi_arabia", "syria"], "jihadist"),
        (2, ["egypt", "saudi_arabia", "iraq"], "us"),
        (3, ["egypt", "saudi_arabia", "iraq", "syria"], "jihadist"),
    ],
)
def test_good_resources_needed_at_the_end(decks: int, good: list[str], winner: str) -> None:
    table = Table.from_position(
        {
            "game": "labyrinth",
            "step": "end_of_turn",
            "decks": decks,
            "deck": decks,
            "draw": [],
            "countries": dict.fromkeys(good, GOOD),
        },
        seats={"jihadist": "solitaire"},
        dice=[],
    )
    assert table.outcome is not None
    assert table.outcome.winner == winner


@rule("9.1c", "2.3a")
@pytest.mark.parametrize(("islamist", "winner"), [([], "us"), (["syria"], "us"), (["iraq"], "jihadist")])
def test_the_other_conditions_still_apply_at_the_end(islamist: list[str], winner: str) -> None:
    """Good: Egypt and Saudi Arabia, 6, which must be more than twice the Islamist Resources: 0, 2 or 3."""
    countries = {**dict.fromkeys(["egypt", "saudi_arabia"], GOOD), **dict.fromkeys(islamist, ISLAMIST)}
    document = {"game": "labyrinth", "step": "end_of_turn", "prestige": 5, "draw": [], "countries": countries}
    table = Table.from_position(document, seats={"jihadist": "solitaire"}, dice=[])
    assert table.outcome is not None
    assert table.outcome.winner == winner


# -- 9.2


@rule("9.2a")
def test_cards_are_played_from_and_added_to_the_top_of_the_pile() -> None:
    countries = {"iraq": {**POOR, "rc": "tan", "cells": 1, "troops": 3}, "saudi_arabia": {**POOR, "alignment": "ally"}}
    table = book_plays(76, countries, pile=[60], draw=[91, 66], prestige=8)  # Abu Ghurayb draws two cards
    assert table.state.hands["jihadist"] == [66, 91, 60]


@rule("9.2a")
def test_the_pile_is_shuffled_after_fsb_but_not_after_intel_community() -> None:
    pile = [52, 60, 66, 91, 95, 92, 93]
    table = book_plays(73, {"iran": {"cells": 1}}, dice=[1, 1], pile=pile, us=[17, 23])
    orders = set()
    for seed in range(4):
        again = Table.from_position(table.position(), seats={"jihadist": "solitaire"}, dice=[], seed=seed)
        again.answer("17")
        again.answer("event")
        orders.add(tuple(again.state.hands["jihadist"]))
        assert sorted(again.state.hands["jihadist"]) == sorted(pile)
    assert len(orders) > 1
    table = book_plays(73, {"iran": {"cells": 1}}, dice=[1, 1, 6], pile=pile, us=[18, 23])
    table.answer("18")
    table.answer("event")
    table.answer("canada")
    assert table.state.hands["jihadist"] == pile


@rule("9.2-ex1")
def test_a_random_jihadist_card_is_the_top_one() -> None:
    countries = {"gulf_states": {**FAIR, "alignment": "ally", "troops": 2}, "iran": {"cells": 1}}
    table = book_plays(73, countries, dice=[1, 1], pile=[60, 66], us=[44, 23])  # Renditions
    table.answer("44")
    table.answer("event")
    assert table.state.hands["jihadist"] == [66]
    assert 60 in table.state.discard


@rule("9.2-opt")
def test_mini_decks_deal_the_associations_in_turn() -> None:
    table = Table.new("labyrinth", seats={"jihadist": "solitaire"}, mini_decks=True, seed=5)
    first = table.steps[1].state
    for side in ("jihadist", "us"):
        sides = [deck()[number].side for number in first.hands[side]]
        assert {kind: sides.count(kind) for kind in set(sides)} == {"unassociated": 3, "jihadist": 3, "us": 3}
    in_turn = ["unassociated", "jihadist", "us"] * 3
    assert [deck()[number].side for number in first.hands["us"]] == in_turn  # the nine before it ended with the US
    orders = {
        tuple(deck()[number].side for number in again.steps[1].state.hands["jihadist"])
        for seed in range(4)
        for again in [Table.new("labyrinth", seats={"jihadist": "solitaire"}, mini_decks=True, seed=seed)]
    }
    assert len(orders) > 1  # the pile is shuffled after the deal


@rule("9.2-opt")
def test_a_new_deck_begins_with_its_first_mini_deck() -> None:
    used = [number for number in deck() if number not in (1, 52)]
    g = moment(
        {"iran": {"cells": 1}}, decks=2, mini_decks=True, mini_deck=2, draw=[], discard=used, hands={"us": [1, 52]}
    )
    decided(hands.draw_card(g, "us"), draws=[0])
    assert deck()[g.s.hands["us"][-1]].side == "unassociated"
    assert (g.s.deck_number, g.s.mini_deck) == (2, 1)


# -- 9.3


@rule("9.3.1")
def test_active_cells_are_used_before_sleepers() -> None:
    table = book_plays(US_EVENT[1], {"yemen": {**POOR, "cells": 1, "active_cells": 1}}, dice=[6])
    assert (table.state["yemen"].active, table.state["yemen"].sleepers) == (1, 1)


@rule("9.3.1")
def test_sadr_is_used_and_lost_last() -> None:
    iraq = {**FAIR, "cells": 1, "markers": ["sadr"]}
    table = book_plays(UNPLAYABLE[1], {"iraq": iraq}, dice=[6])
    assert (table.state["iraq"].sleepers, table.state["iraq"].active, table.state["iraq"].sadr) == (0, 0, True)


@rule("9.3.2")
def test_a_plot_is_random_whatever_the_value() -> None:
    kinds = set()
    for seed in range(25):
        table = book_plays(US_EVENT[1], {"yemen": {**POOR, "cells": 1}}, dice=[1], seed=seed)
        kinds.add(table.state["yemen"].plots[0].kind)
    assert kinds == {1, 2, 3}


@rule("9.3.3", "4.7.8.1a")
def test_six_plot_markers_stay_in_play() -> None:
    table = book_plays(71, {"russia": {"posture": "soft", "cells": 1}}, dice=[2])  # Loose Nuke
    s = table.state
    assert s.available_plots == [1, 1, 2, 2, 3, WMD]
    assert s.set_aside_plots == [1]
    assert s.wmd_loose == 2


@rule("9.3.3")
def test_six_plot_markers_stay_in_play_though_a_wmd_found_none_to_displace() -> None:
    """Every numbered plot is in Yemen when the WMD comes; the next to leave the map is the one set aside."""
    countries = {
        "russia": {"posture": "soft", "cells": 1},
        "yemen": {**POOR, "alignment": "ally", "plots": [1, 1, 1, 2, 2, 3]},
    }
    table = book_plays(71, countries, dice=[2], us=[40, 23])
    assert table.state.set_aside_plots == []
    assert len(table.state.available_plots) == 1
    table.answer("40")
    table.answer("alert")
    assert table.question is not None
    table.answer(table.question.keys[0])
    assert len(table.state["yemen"].plots) == 5
    assert len(table.state.set_aside_plots) == 1
    assert table.state.available_plots == [WMD]


@rule("9.3.3")
def test_a_used_wmd_gives_the_highest_set_aside_plot_back() -> None:
    plots = {"available": [1, 2, 3], "set_aside": [1, 1, 2]}
    countries = {"yemen": {**POOR, "plots": ["wmd"]}, "iran": {"cells": 1}}
    wmd = {"loose": 2, "pakistan": 1}
    table = book_plays(
        73, countries, dice=[1, 1], us=[40, 23], plots={**plots, "available": [1, 2, 3, "wmd", "wmd"]}, wmd=wmd
    )
    table.answer("40")
    table.answer("alert")
    assert table.state.set_aside_plots == [1, 1]
    assert table.state.available_plots.count(2) == 2
    assert table.state.removed_plots == [WMD]


# -- 9.4.1


@rule("9.4.1a")
def test_a_playable_event_happens_even_to_the_us_gain() -> None:
    table = book_plays(101, {"iran": {"cells": 1}}, dice=[6], prestige=5)  # Kosovo
    assert table.state.prestige == 6
    assert table.state["serbia"].posture == "soft"


@rule("9.4.1a")
def test_a_jihadist_event_brings_no_operations() -> None:
    table = book_plays(95, {"saudi_arabia": POOR, "iran": {"cells": 1}})  # Wahhabism, no dice at all
    assert table.state.funding == 8
    assert operations(table) == []


@rule("9.4.1b", "9.4.3d")
def test_a_cell_event_with_an_empty_track_is_radicalization() -> None:
    countries = {"iran": {"cells": 15}, "egypt": GOOD}
    table = book_plays(66, countries, dice=[3] * 6, funding=9)  # Homegrown, value 2
    assert table.state["united_kingdom"].cells == 0
    assert operations(table) == ["radicalization"]
    assert table.state["egypt"].is_fair  # Travel took the first point, Governance the second


@rule("9.4.1b")
def test_a_cell_event_happens_if_the_track_holds_a_cell_that_funding_closes() -> None:
    countries: dict[str, Any] = {"iran": {"cells": 14}, "united_kingdom": {"posture": "soft"}}
    table = book_plays(66, countries, funding=1)  # Homegrown
    assert table.state.cells_on_track == 0
    assert table.state["united_kingdom"].cells == 1
    assert operations(table) == []


@rule("9.4.1c")
def test_a_playable_us_event_means_plot() -> None:
    table = book_plays(US_EVENT[2], {"yemen": {**POOR, "cells": 2}}, dice=[1, 6], funding=5)
    assert operations(table) == ["plot"]
    assert len(table.state["yemen"].plots) == 1
    assert table.state.funding == 5


@rule("9.4.1c")
def test_a_us_event_that_cannot_be_played_does_not() -> None:
    table = book_plays(6, {"yemen": {**POOR, "cells": 1}}, dice=[3])  # Sanctions, without the Patriot Act
    assert operations(table) == ["recruit"]


@rule("9.4.1d")
def test_operations_follow_an_unassociated_event() -> None:
    countries = {"yemen": {**POOR, "cells": 6}}
    table = book_plays(113, {**countries, "sudan": POOR}, dice=[1, 1, 6])  # Darfur
    assert table.state["sudan"].besieged
    assert operations(table) == ["major_jihad"]
    assert table.state["yemen"].is_islamist


@rule("9.4.1d")
@pytest.mark.parametrize(
    ("card", "country", "expected"),
    [
        (UNPLAYABLE[1], {**POOR, "cells": 5}, "recruit"),
        (UNPLAYABLE[1], {**POOR, "cells": 5, "besieged": True}, "major_jihad"),
        (UNPLAYABLE[2], {**POOR, "cells": 5}, "major_jihad"),
        (UNPLAYABLE[2], {**POOR, "cells": 4}, "recruit"),
        (UNPLAYABLE[2], {**FAIR, "cells": 5}, "minor_jihad"),
        (UNPLAYABLE[3], {**FAIR, "cells": 5}, "major_jihad"),
        (UNPLAYABLE[3], {**GOOD, "cells": 5}, "minor_jihad"),
    ],
)
def test_major_jihad_only_if_it_could_reach_islamist_rule(card: int, country: dict[str, Any], expected: str) -> None:
    table = book_plays(card, {"yemen": country}, dice=[6, 6, 6])
    assert operations(table) == [expected]


@rule("9.4.1d", "8.4")
def test_benazir_bhutto_forbids_jihad_in_pakistan() -> None:
    pakistan = {**POOR, "cells": 6, "markers": ["benazir_bhutto"]}
    assert operations(book_plays(UNPLAYABLE[2], {"pakistan": pakistan}, dice=[6, 6])) == ["recruit"]


@rule("9.4.1e")
def test_minor_jihad_in_a_good_or_fair_country() -> None:
    table = book_plays(UNPLAYABLE[1], {"yemen": {**FAIR, "cells": 1}, "iran": {"cells": 1}}, dice=[2])
    assert operations(table) == ["minor_jihad"]
    assert table.state["yemen"].is_poor


@rule("9.4.1e", "9.4.1f")
def test_recruit_if_cells_are_available_and_only_a_poor_country_has_any() -> None:
    table = book_plays(UNPLAYABLE[1], {"yemen": {**POOR, "cells": 1}}, dice=[3])
    assert operations(table) == ["recruit"]
    assert table.state["yemen"].cells == 2


@rule("9.4.1g")
@pytest.mark.parametrize("extra", [{"lapsing": ["gtmo"]}, {"funding": 1}])
def test_travel_if_none_are_available_or_under_gtmo(extra: dict[str, Any]) -> None:
    countries = {"yemen": {**POOR, "cells": 6}, "somalia": {**POOR, "besieged": True}}
    table = book_plays(UNPLAYABLE[1], countries, dice=[], **extra)
    assert operations(table) == ["travel"]
    assert table.state["somalia"].cells == 1


@rule("9.4.1h")
def test_operations_follow_a_playable_unassociated_event_after_it() -> None:
    table = book_plays(120, {"yemen": {**POOR, "cells": 1}}, dice=[6, 1, 2, 3])  # US Election, then Recruit
    assert table.state["yemen"].cells == 4
    assert operations(table) == ["recruit"]
    assert told(table).count("event") == 1


@rule("9.4.1i", "9.4.3a")
def test_unused_value_goes_to_radicalization() -> None:
    table = book_plays(UNPLAYABLE[2], {"yemen": {**FAIR, "cells": 1}}, dice=[1, *[3] * 6], seed=3)
    assert operations(table) == ["minor_jihad", "radicalization"]
    assert sum(country.cells for country in table.state.countries.values()) == 2


@rule("9.4.3-ex1", "9.4.1c", "9.4.3a", "9.4.3b")
def test_example_three_value_us_event_with_one_cell_on_the_map() -> None:
    table = book_plays(US_EVENT[3], {"yemen": {**POOR, "cells": 1}}, dice=[1, *[3] * 12], seed=2)
    assert operations(table) == ["plot", "radicalization"]
    assert len(table.state["yemen"].plots) == 1
    assert sum(country.cells for country in table.state.countries.values()) == 2
    travels = told(table).count("travelled") + told(table).count("went-to-ground")
    assert travels == 1


# -- 9.6 and cards with instructions of their own


@rule("9.6a")
def test_ex_kgb_turns_the_caucasus_only_if_the_world_moves() -> None:
    table = book_plays(62, {"iran": {"cells": 1}, "central_asia": POOR})  # Israel Hard 1: Soft would make it 0
    assert table.state["caucasus"].posture == "soft"
    hard = {id: {"posture": "hard"} for id in ("canada", "india", "china", "thailand", "serbia")}
    table = book_plays(62, {"iran": {"cells": 1}, "central_asia": POOR, **hard})  # Hard 6 shows as 3 either way
    assert table.state["caucasus"].posture is None
    assert table.state["central_asia"].is_adversary


@rule("9.6b")
@pytest.mark.parametrize(("die", "leaked"), [(1, "enhanced_measures"), (3, "renditions"), (6, "wiretapping")])
def test_leak_flips_a_random_marker(die: int, leaked: str) -> None:
    events = ["enhanced_measures", "renditions", "wiretapping"]
    table = book_plays(84, {"iran": {"cells": 1}}, dice=[die, 6, 5, 1, 1], events=events)
    assert f"leak_{leaked}" in table.state.markers
    assert leaked not in table.state.markers


@rule("9.6c")
def test_oil_price_spike_takes_a_highest_value_jihadist_card() -> None:
    taken = {
        book_plays(117, {"iran": {"cells": 1}}, dice=[6, 6, 6], discard=[52, 66, 87, 92, 25], seed=seed).state.hands[
            "jihadist"
        ][0]
        for seed in range(12)
    }
    assert taken == {87, 92}


@rule("9.6c")
def test_oil_price_spike_without_such_a_card_is_operations_only() -> None:
    table = book_plays(117, {"yemen": {**POOR, "cells": 1}}, dice=[6, 6, 6], discard=[25])
    assert not table.state.in_effect("oil_price_spike")
    assert operations(table) == ["recruit"]
    assert table.state.discard[-1] == 117


def test_the_door_of_itjihad_leaves_the_opponent_only_operations() -> None:
    table = book_plays(95, {"yemen": {**POOR, "cells": 1}}, dice=[6, 6, 6], lapsing=["the_door_of_itjihad_us"])
    assert table.state.funding == 5
    assert operations(table) == ["recruit"]


# -- 9.7


@rule("9.7", "9.7a")
@pytest.mark.parametrize(("level", "plots"), [("normal", 1), ("coherent", 2), ("virulent", 2)])
def test_coherent_places_two_plots(level: str, plots: int) -> None:
    table = book_plays(US_EVENT[1], {"yemen": {**POOR, "cells": 1}}, dice=[1], level=level)
    assert len(table.state["yemen"].plots) == plots


@rule("9.7", "9.7b", "8.2.1")
@pytest.mark.parametrize(("level", "cells"), [("coherent", 2), ("attractive", 3), ("virulent", 3)])
def test_attractive_recruits_two_cells(level: str, cells: int) -> None:
    table = book_plays(UNPLAYABLE[1], {"yemen": {**POOR, "cells": 1}}, dice=[1], level=level)
    assert table.state["yemen"].cells == cells


@rule("9.7", "9.7c", "8.4.2")
@pytest.mark.parametrize(
    ("level", "expected"), [("attractive", "recruit"), ("potent", "major_jihad"), ("virulent", "major_jihad")]
)
def test_potent_needs_only_three_more_cells(level: str, expected: str) -> None:
    table = book_plays(UNPLAYABLE[2], {"yemen": {**POOR, "cells": 3}}, dice=[6, 6], level=level)
    assert operations(table) == [expected]


@rule("9.7", "9.7d", "5.2.4")
@pytest.mark.parametrize(("level", "may_hold"), [("potent", True), ("infectious", False)])
def test_infectious_makes_the_us_play_its_last_card(level: str, may_hold: bool) -> None:
    table = book_plays(UNPLAYABLE[1], {"yemen": {**POOR, "cells": 1}}, dice=[6], level=level, us=[23])
    assert table.question is not None
    assert (table.question.purpose == "play_card" and "hold" in table.question.keys) is may_hold


@rule("9.7", "9.7e", "8.4.3")
@pytest.mark.parametrize(("level", "cells"), [("infectious", 0), ("virulent", 1)])
def test_virulent_spares_cells_that_fail(level: str, cells: int) -> None:
    table = book_plays(UNPLAYABLE[1], {"yemen": {**FAIR, "cells": 1}}, dice=[6], level=level)
    assert table.state["yemen"].cells == cells
