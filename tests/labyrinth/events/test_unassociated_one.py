"""The Unassociated events of value 1: cards 96 to 101."""

from __future__ import annotations

import pytest

from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.terms import JIHADIST, US, WMD
from tests.labyrinth.conditions import ISLAMIST
from tests.labyrinth.scene import BY_RULE_9, play, playable, possible, turn
from tests.playing import purpose


def test_card_096_to_120_are_unassociated() -> None:
    assert {deck()[number].side for number in range(96, 121)} == {"unassociated"}


@pytest.mark.rule("labyrinth", "4.10.4", "6.2.5")
@pytest.mark.parametrize("number", [96, 98, 99, 100, 101, 102, 103, 104, 105, 107, 113, 114, 117, 118, 119])
def test_card_096_to_119_without_precondition_may_be_played_by_either_side(number: int) -> None:
    for side in (US, JIHADIST):
        assert playable(turn(side, number), number, side)


# -- 96 Danish Cartoons


@pytest.mark.parametrize("side", [US, JIHADIST])
def test_card_096_us_selects_posture_and_jihadist_places_plot_1(side: str) -> None:
    table = play(turn(side, 96, countries={"yemen": {"governance": "fair", "alignment": "neutral"}}), 96, "event")
    assert (table.question and table.question.seat, purpose(table)) == (US, "select_posture")
    play(table, "soft")
    assert (table.question and table.question.seat, purpose(table)) == (JIHADIST, "place_plot")
    play(table, "yemen")
    assert table.state["scandinavia"].posture == "soft"
    assert [plot.kind for plot in table.state["yemen"].plots] == [1]
    assert 96 in table.state.removed


def test_card_096_offers_every_muslim_country_not_under_islamist_rule_and_no_other() -> None:
    table = play(turn(US, 96, countries={"afghanistan": ISLAMIST}), 96, "event", "hard")
    assert table.question is not None
    assert "afghanistan" not in table.question.keys
    assert "iran" not in table.question.keys
    assert "france" not in table.question.keys
    assert len(table.question.keys) == len(list(table.state.muslim())) - 1


def test_card_096_places_any_available_plot_while_there_is_islamist_rule() -> None:
    table = turn(US, 96, countries={"afghanistan": ISLAMIST}, wmd={"loose": 2, "pakistan": 3}, dice=[6])
    play(table, 96, "event", "hard", "sudan")
    assert table.question is not None
    assert table.question.keys == ["1", "2", "3", "wmd"]
    play(table, "wmd")
    assert [plot.kind for plot in table.state["sudan"].plots] == [WMD]


@pytest.mark.rule("labyrinth", "4.9.4b")
def test_card_096_tests_an_unmarked_country_for_the_plot() -> None:
    table = play(turn(US, 96, dice=[6]), 96, "event", "hard", "sudan")
    assert table.state["sudan"].is_fair
    assert table.state["sudan"].is_neutral


def test_card_096_places_nothing_if_no_plot_1_is_available() -> None:
    plots = {"available": [2, 3], "removed": [1, 1, 1, 2]}
    table = play(turn(US, 96, plots=plots), 96, "event", "hard")
    assert purpose(table) == "play_card"
    assert table.state["scandinavia"].posture == "hard"
    assert not table.state.plots_on_map()


def test_card_096_hides_the_plot_from_the_us() -> None:
    table = turn(US, 96, countries={"afghanistan": ISLAMIST}, dice=[6])
    play(table, 96, "event", "hard", "sudan", "2")
    assert table.view(US)["countries"]["sudan"]["plots"] == [{"plot": "hidden", "backlash": False}]
    assert not any(note.message.id == "note-plot-kind" for note in table.notes_for(US))


# -- 97 Fatwa


def test_card_097_needs_another_card_in_both_hands() -> None:
    assert playable(turn(US, 97, jihadist=[95]), 97, US)
    assert not playable(turn(US, 97, more=[], jihadist=[95]), 97, US)
    assert not playable(turn(US, 97), 97, US)
    assert playable(turn(JIHADIST, 97, us=[23]), 97, JIHADIST)
    assert not playable(turn(JIHADIST, 97), 97, JIHADIST)
    assert not playable(turn(JIHADIST, 97, more=[], us=[23]), 97, JIHADIST)


def test_card_097_exchanges_random_cards_then_us_operates_with_value_1() -> None:
    table = turn(US, 97, more=[24], jihadist=[95], reserves={"us": 2}, dice=[6])
    play(table, 97, "event")
    assert table.state.hands == {US: [95], JIHADIST: [24]}
    assert table.question is not None
    assert table.question.purpose == "war_of_ideas_where"  # nothing else is possible with value 1
    assert "benelux" in table.question.keys  # Good
    assert "united_states" not in table.question.keys
    assert "russia" not in table.question.keys  # Fair
    play(table, "benelux")
    assert table.state.reserves[US] == 2  # 6.3.3.1
    assert 97 in table.state.discard


def test_card_097_jihadist_operates_with_value_1() -> None:
    table = turn(JIHADIST, 97, more=[92], us=[24], countries={"iran": {"cells": 3}})
    play(table, 97, "event", "travel")
    assert table.state.hands == {US: [92], JIHADIST: [24]}
    play(table, "iran")
    assert purpose(table) == "use_card"  # one cell only, then the next card
    assert table.state["iran"].sleepers == 3
    assert 97 in table.state.discard


@pytest.mark.rule("labyrinth", "9.2a")
def test_card_097_a_book_opponent_gives_its_top_card_and_puts_the_new_one_on_top() -> None:
    table = turn(US, 97, more=[24], jihadist=[95, 92, 91])
    table.state.books = BY_RULE_9
    play(table, 97, "event")
    assert table.state.hands == {US: [95], JIHADIST: [24, 92, 91]}


def test_card_097_gives_random_cards_of_larger_hands() -> None:
    given: set[tuple[int, int]] = set()
    for seed in range(12):
        table = turn(US, 97, more=[20, 21, 22], jihadist=[81, 82, 83], seed=seed)
        play(table, 97, "event")
        us, jihadist = table.state.hands[US], table.state.hands[JIHADIST]
        assert len(us) == len(jihadist) == 3
        (got,) = set(us) & {81, 82, 83}
        (gave,) = set(jihadist) & {20, 21, 22}
        given.add((got, gave))
    assert len(given) > 3


def test_card_097_tells_the_cards_to_the_sides_alone() -> None:
    table = play(turn(US, 97, more=[24], jihadist=[95]), 97, "event")
    for seat, count in ((US, 2), (JIHADIST, 2), (None, 0)):
        assert sum(note.message.id == "note-gave-card" for note in table.notes_for(seat)) == count


@pytest.mark.rule("labyrinth", "8.5.3")
def test_card_097_operation_does_not_use_up_the_first_plot() -> None:
    table = turn(JIHADIST, 97, more=[92], us=[24], countries={"iran": {"cells": 1}}, dice=[6])
    play(table, 97, "event", "plot")
    assert not table.state.first_plot


# -- 98 Gaza Withdrawal


def test_card_098_us_lowers_funding() -> None:
    table = play(turn(US, 98, funding=5), 98, "event")
    assert table.state.funding == 4
    assert 98 in table.state.removed


def test_card_098_jihadist_places_a_cell_in_israel() -> None:
    table = play(turn(JIHADIST, 98, funding=5, countries={"israel": {"cadre": True}}), 98, "event")
    assert table.state["israel"].sleepers == 1
    assert not table.state["israel"].cadre
    assert table.state.funding == 5
    assert 98 in table.state.removed


def test_card_098_places_nothing_from_an_empty_track() -> None:
    table = play(turn(JIHADIST, 98, countries={"iran": {"cells": 15}}), 98, "event")
    assert table.state["israel"].cells == 0
    assert 98 in table.state.removed


@pytest.mark.rule("labyrinth", "6.2.9")
def test_card_098_used_for_operations_is_not_removed() -> None:
    table = play(turn(US, 98), 98, "reserves")
    assert 98 in table.state.discard
    assert 98 not in table.state.removed


# -- 99 HAMAS Elected


def test_card_099_us_discards_a_card_of_its_choice() -> None:
    table = play(turn(US, 99, more=[23, 24], prestige=5, funding=5), 99, "event")
    assert table.question is not None
    assert (table.question.seat, table.question.purpose, table.question.keys) == (US, "choose_discard", ["23", "24"])
    play(table, "24")
    assert table.state.hands[US] == [23]
    assert table.state.discard == [24]
    assert (table.state.prestige, table.state.funding) == (4, 4)
    assert 99 in table.state.removed


def test_card_099_us_discards_when_the_jihadist_plays_it() -> None:
    table = play(turn(JIHADIST, 99, us=[23, 24], prestige=5, funding=5), 99, "event")
    assert (table.question and table.question.seat) == US
    play(table, "23")
    assert table.state.hands[US] == [24]
    assert (table.state.prestige, table.state.funding) == (4, 4)


def test_card_099_does_the_rest_if_the_us_has_no_card() -> None:
    table = play(turn(JIHADIST, 99, prestige=5, funding=5), 99, "event")
    assert (table.state.prestige, table.state.funding) == (4, 4)


@pytest.mark.rule("labyrinth", "6.3.2.3")
def test_card_099_discarding_us_election_sets_it_off() -> None:
    table = play(turn(JIHADIST, 99, us=[23, 120], prestige=5, us_posture="soft", dice=[6]), 99, "event", "120")
    assert table.state.us_posture == "hard"
    assert table.state.prestige == 5  # up by US Election, down by HAMAS


@pytest.mark.rule("labyrinth", "6.3.2.3")
def test_card_099_discarding_another_card_sets_nothing_off() -> None:
    table = play(turn(JIHADIST, 99, us=[23, 112], prestige=5, funding=5), 99, "event", "112")
    assert (table.state.prestige, table.state.funding) == (4, 4)


# -- 100 Hizb Ut-Tahrir


@pytest.mark.parametrize("side", [US, JIHADIST])
@pytest.mark.parametrize(("troops", "funding"), [(0, 3), (5, 3), (6, 5), (10, 5), (11, 7), (15, 7)])
def test_card_100_funding_follows_the_troops_track(side: str, troops: int, funding: int) -> None:
    countries = {"gulf_states": {"governance": "fair", "alignment": "ally", "troops": troops}}
    table = play(turn(side, 100, funding=5, countries=countries), 100, "event")
    assert table.state.funding == funding
    assert 100 in table.state.discard


# -- 101 Kosovo


@pytest.mark.parametrize("side", [US, JIHADIST])
@pytest.mark.parametrize(("us", "serbia"), [("hard", "soft"), ("soft", "hard")])
def test_card_101_serbia_opposes_the_us(side: str, us: str, serbia: str) -> None:
    table = play(turn(side, 101, us_posture=us, prestige=5), 101, "event")
    assert table.state["serbia"].posture == serbia
    assert table.state.prestige == 6
    assert 101 in table.state.discard


def test_card_101_prestige_stays_on_its_track() -> None:
    table = play(turn(US, 101, prestige=12, countries={"serbia": {"posture": "hard"}}), 101, "event")
    assert table.state.prestige == 12
    assert table.state["serbia"].posture == "soft"


@pytest.mark.parametrize("number", [96, 99, 100, 101])
@pytest.mark.parametrize("side", [US, JIHADIST])
@pytest.mark.rule("labyrinth", "6.3.2.3")
def test_card_096_to_101_do_not_happen_when_used_for_operations(side: str, number: int) -> None:
    table = play(turn(side, number, prestige=5, funding=5), number, "reserves")
    assert (table.state.prestige, table.state.funding) == (5, 5)
    assert table.state["scandinavia"].posture is None
    assert table.state["serbia"].posture is None
    assert number in table.state.discard


def test_card_097_is_not_possible_for_the_other_side_either_without_cards() -> None:
    assert not possible(turn(US, 97).state, 97, JIHADIST)
