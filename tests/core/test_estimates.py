"""What a game says of who will win: shares of one, sure at the end, and better than a guess on the way."""

from __future__ import annotations

import math

import pytest

from sandtable import Table
from sandtable.core.estimating import shares
from sandtable.core.game import game_named
from tests.core.kit import EVERY_GAME, SEEDS
from tests.playing import at_random, moments, play_on


@EVERY_GAME
@SEEDS
def test_seats_share_one_win_and_the_end_is_sure(name: str, seed: int) -> None:
    game = game_named(name)
    for table in moments(name, seed, every=30):
        chances = [game.estimate(table.state, seat) for seat in game.seats]
        assert math.isclose(sum(chances), 1)
        assert all(0 <= chance <= 1 for chance in chances)
        seen = [game.estimate(table.seen_by(seat), seat) for seat in game.seats]
        assert seen == chances, "what is hidden does not count"
    ended = play_on(table, at_random(seed))
    assert ended.outcome is not None
    assert {seat: game.estimate(ended.state, seat) for seat in game.seats} == {
        seat: float(seat == ended.outcome.winner) for seat in game.seats
    }


def test_weights_move_shares_and_what_has_none_does_not_count() -> None:
    features = {"one": {"lead": 2.0, "colour": 9.0}, "other": {"lead": 0.0}}
    assert shares({}, features) == {"one": 0.5, "other": 0.5}
    assert shares({"lead": 1.0}, features)["one"] == pytest.approx(1 / (1 + math.exp(-2)))
    assert shares({"lead": 800.0}, features)["other"] == 0


@pytest.mark.parametrize("rules", ["war_on_terror", "awakening"])
def test_the_us_are_likelier_to_win_with_more_good_resources(rules: str) -> None:
    scenario = {"war_on_terror": "lets_roll", "awakening": "awakening"}[rules]
    game = game_named("labyrinth")

    def with_(**changes: object) -> float:
        table = Table.from_position({"game": "labyrinth", "scenario": scenario, **changes}, seed=1)
        return game.estimate(table.state, "us")

    good = {"governance": "good", "alignment": "ally"}
    assert with_(countries={"saudi_arabia": good, "egypt": good}) > with_() > with_(prestige=1)


def test_militia_stand_against_a_major_jihad_as_troops_do() -> None:
    """Cells that exceed Troops and Militia by five are within reach of Islamist Rule (8.4.3, 11.2.4)."""

    yemen = {"governance": "poor", "alignment": "neutral", "cells": 7}
    table = Table.from_position({"game": "labyrinth", "scenario": "awakening", "countries": {"yemen": yemen}}, seed=1)
    guarded = table.state.copy()
    next(country for country in guarded.in_sight_muslim() if country.id == "yemen").militia = 3
    game = game_named("labyrinth")
    assert game.estimate(guarded, "us") > game.estimate(table.state, "us")


@pytest.mark.parametrize("faction", ["government", "warlords"])
def test_a_margin_counts_for_its_faction(faction: str) -> None:
    game, state = game_named("plain"), Table.new("plain", seed=1).state
    better = state.copy()
    better.patronage, better.resources = state.patronage + 15, {**state.resources, "warlords": 60}
    assert game.estimate(better, faction) > game.estimate(state, faction)
