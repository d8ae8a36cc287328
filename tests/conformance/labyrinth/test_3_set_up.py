"""3: set-up and the length of play."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable import Table
from sandtable.core.errors import BadSetup
from sandtable.labyrinth.cards import deck
from tests.conformance.labyrinth.setting import end_of_turn, winner
from tests.labyrinth.scene import play
from tests.playing import purpose

SCENARIOS = ("lets_roll", "you_can_call_me_al", "anaconda", "mission_accomplished")


def new_game(scenario: str = "lets_roll", *, decks: int = 1) -> Table:
    """A new game with its set-up done."""
    table = Table.new("labyrinth", scenario=scenario, seed=3, decks=decks)
    if scenario == "anaconda":
        return play(table, ("iraq", "syria", "libya"))
    if scenario == "mission_accomplished":
        return play(table, "spain")
    return table


@pytest.mark.rule("labyrinth", "3.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_players_choose_a_scenario_and_their_sides(scenario: str) -> None:
    seats = {"us": "human", "jihadist": "random"}
    table = Table.new("labyrinth", scenario=scenario, seats=seats, seed=3)
    assert table.state.scenario == scenario
    assert table.setup.seats == seats


@pytest.mark.rule("labyrinth", "3.1")
def test_there_are_no_other_scenarios_and_sides() -> None:
    with pytest.raises(BadSetup):
        Table.new("labyrinth", scenario="surge")
    with pytest.raises(BadSetup):
        Table.new("labyrinth", seats={"taliban": "human"})


@pytest.mark.rule("labyrinth", "3.2a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario_cells_are_sleepers_and_unlisted_countries_unmarked(scenario: str) -> None:
    s = new_game(scenario).state
    assert sum(country.active for country in s.countries.values()) == 0
    assert s["sudan"].is_unmarked
    assert s["china"].is_unmarked
    assert s["somalia"].is_unmarked
    assert s["somalia"].besieged


@pytest.mark.rule("labyrinth", "3.2b", "4.6.2")
@pytest.mark.parametrize(
    ("scenario", "troops", "cells"),
    [("lets_roll", 11, 11), ("you_can_call_me_al", 11, 11), ("anaconda", 5, 10), ("mission_accomplished", 0, 5)],
)
def test_the_other_troops_and_cells_are_on_their_tracks(scenario: str, troops: int, cells: int) -> None:
    s = new_game(scenario).state
    assert (s.troops_on_track, s.cells_on_track) == (troops, cells)


@pytest.mark.rule("labyrinth", "3.2c", "4.7.8.1")
def test_three_wmd_plots_are_in_each_holding_box_and_none_is_available() -> None:
    s = new_game().state
    assert (s.wmd_loose, s.wmd["pakistan"]) == (3, 3)
    assert 4 not in s.available_plots


@pytest.mark.rule("labyrinth", "3.2d", "4.7.9")
def test_play_starts_at_jihadist_card_1_with_no_reserves() -> None:
    s = new_game().state
    assert (s.turn, s.side, s.card) == (1, "jihadist", 1)
    assert s.reserves == {"us": 0, "jihadist": 0}


@pytest.mark.rule("labyrinth", "3.2e", "4.8.1")
def test_the_six_numbered_plots_are_available_and_other_markers_aside() -> None:
    s = new_game().state
    assert sorted(s.available_plots) == [1, 1, 1, 2, 2, 3]
    assert not s.markers
    assert not s.lapsing
    assert not s.first_plot
    for country in s.countries.values():
        assert not country.plots
        assert not country.cadre
        assert not country.aid
        assert not country.regime_change


@pytest.mark.rule("labyrinth", "3.2e", "4.8.1")
def test_only_the_jihadist_side_may_look_at_the_available_plots() -> None:
    table = new_game()
    game = table.game
    assert game.seen_by(table.state, "us").available_plots == [0] * 6
    assert game.seen_by(table.state, "jihadist").available_plots == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("labyrinth", "3.2f")
@pytest.mark.parametrize(
    ("scenario", "removed"),
    [
        ("lets_roll", []),
        ("you_can_call_me_al", [78]),
        ("anaconda", [43, 109]),
        ("mission_accomplished", [5, 37, 43, 57, 109, 116]),
    ],
)
def test_the_deck_is_every_card_but_those_the_scenario_removes(scenario: str, removed: list[int]) -> None:
    s = new_game(scenario).state
    assert s.removed == removed
    assert s.discard == []
    dealt = s.hands["us"] + s.hands["jihadist"]
    assert sorted(dealt + s.deck + removed) == sorted(deck())


@pytest.mark.rule("labyrinth", "3.2f")
def test_the_deck_is_shuffled() -> None:
    hands = [sorted(Table.new("labyrinth", seed=seed).state.hands["us"]) for seed in range(4)]
    assert max(Counter(map(str, hands)).values()) == 1


@pytest.mark.rule("labyrinth", "3.2g", "5.2.8")
@pytest.mark.parametrize(
    ("scenario", "jihadist", "us"),
    [("lets_roll", 9, 9), ("you_can_call_me_al", 9, 9), ("anaconda", 8, 8), ("mission_accomplished", 8, 7)],
)
def test_the_opening_deal_follows_the_tracks_and_the_jihadist_side_begins(
    scenario: str, jihadist: int, us: int
) -> None:
    table = new_game(scenario)
    assert len(table.state.hands["jihadist"]) == jihadist
    assert len(table.state.hands["us"]) == us
    assert table.question is not None
    assert table.question.seat == "jihadist"
    assert purpose(table) == "play_card"


def use_up_the_deck(table: Table) -> Table:
    """Take every card that is left, so that the next deal needs a reshuffle; then end the turn."""
    document = table.game.write_position(table.state)
    kept = {key: document[key] for key in ("deck", "decks", "countries", "turn")}
    return end_of_turn(draw=[], **kept)


@pytest.mark.rule("labyrinth", "3.3a", "5.1", "5.3.1")
def test_a_standard_game_ends_when_the_first_deck_is_exhausted() -> None:
    table = new_game(decks=1)
    assert (table.state.deck_number, table.state.decks) == (1, 1)
    assert winner(use_up_the_deck(table)) == ("jihadist", "2.3")


@pytest.mark.rule("labyrinth", "3.3b", "5.1", "5.3.1", "4.7.5")
def test_a_tournament_final_ends_on_the_second_reshuffle() -> None:
    table = new_game(decks=2)
    after_first = use_up_the_deck(table)
    assert after_first.state.deck_number == 2
    assert winner(after_first) is None
    assert winner(use_up_the_deck(after_first)) == ("jihadist", "2.3")


@pytest.mark.rule("labyrinth", "3.3c", "5.1", "5.3.1", "4.7.5")
def test_a_campaign_ends_on_the_third_reshuffle() -> None:
    table = new_game(decks=3)
    for reshuffled in (2, 3):
        table = use_up_the_deck(table)
        assert table.state.deck_number == reshuffled
        assert winner(table) is None
    assert winner(use_up_the_deck(table)) == ("jihadist", "2.3")
