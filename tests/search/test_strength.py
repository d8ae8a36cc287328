"""The matches that say how strong players are: each can be played again by what it says."""

import shlex
import tomllib
from importlib import resources
from typing import Any

import pytest

from sandtable.core.game import game_named
from sandtable.lab.simulation import Plan
from sandtable.search.strength import FEWEST, strengths

MATCHES = tomllib.loads(resources.files("sandtable.search").joinpath("strength.toml").read_text("utf-8"))["match"]


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: " ".join(str(match[name]) for name in list(match)[:5]))
def test_a_match_names_players_that_there_are_and_the_command_that_plays_it(match: dict[str, Any]) -> None:
    game = game_named(match["game"])
    assert 0 <= match["won"] <= match["games"]
    others = [seat for seat in game.seats if seat != match["seat"]]
    seats = {match["seat"]: match["player"], **dict.fromkeys(others, match["against"])}
    Plan(match["game"], match["games"], "any", seats, {"scenario": match["scenario"]}).checked()
    words = shlex.split(match["command"])
    assert words[:3] == ["sandtable", "sim", match["game"]]
    for seat, player in seats.items():
        assert f"{seat}={player}" in words
    assert words[words.index("--scenario") + 1] == match["scenario"]
    assert words[words.index("--games") + 1] == str(match["games"])


def test_what_one_of_two_has_lost_the_other_has_won() -> None:
    found = strengths(game_named("labyrinth"))
    match = next(each for each in MATCHES if (each["seat"], each["player"], each["against"]) == ("us", "steady", "bot"))
    won, lost = match["won"], match["games"] - match["won"]
    level = game_named("labyrinth").opponents["jihadist:bot"][0]
    assert (match["scenario"], "us", "steady", f"bot:{level}", won, match["games"]) in found
    assert (match["scenario"], "jihadist", f"bot:{level}", "steady", lost, match["games"]) in found


def test_too_few_games_say_nothing() -> None:
    for name in ("labyrinth", "plain"):
        assert all(each.games >= FEWEST for each in strengths(game_named(name)))
