"""The actions of a game are a fixed list, and every answer can be given by them."""

from __future__ import annotations

from random import Random

import pytest

from sandtable import Option, Question, Table
from sandtable.core.errors import BadSetup, IllegalAnswer
from sandtable.core.messages import Message
from sandtable.rl.driving import Drive
from sandtable.rl.vocabulary import ENOUGH, OTHERS, vocabulary_of

GAMES = ("labyrinth", "plain")
PLAYED = [
    ("labyrinth", {"scenario": "lets_roll"}),
    ("labyrinth", {"scenario": "isil"}),
    ("plain", {"scenario": "short"}),
    ("plain", {"scenario": "main", "deception": True}),
]


def asked(at_least: int, at_most: int, *keys: str) -> Question:
    """A question that offers these."""
    return Question("us", "pick", [Option(key, Message("die", {"pips": 1})) for key in keys], at_least, at_most)


@pytest.mark.parametrize("game", GAMES)
def test_every_key_has_one_number(game: str) -> None:
    words = vocabulary_of(game)
    assert len(set(words.actions)) == len(words.actions)
    assert words.size == 1 + len(words.actions) + OTHERS
    assert words.numbers[words.actions[0]] == ENOUGH + 1


@pytest.mark.parametrize(("game", "key", "number"), [("labyrinth", "240", 241), ("plain", "100", 101)])
def test_a_number_means_the_same_for_ever(game: str, key: str, number: int) -> None:
    words = vocabulary_of(game)
    assert words.version == 1
    assert words.numbers[key] == number


def test_who_may_pick_none_may_say_so_at_once() -> None:
    words = vocabulary_of("labyrinth")
    assert ENOUGH in words.offered(asked(0, 2, "iraq", "iran"))
    assert ENOUGH not in words.offered(asked(1, 2, "iraq", "iran"))
    assert ENOUGH in words.offered(asked(1, 2, "iraq", "iran"), ["iraq"])
    assert ENOUGH not in words.offered(asked(2, 2, "iraq", "iran"), ["iraq"])


def test_what_was_picked_is_not_offered_again() -> None:
    words = vocabulary_of("labyrinth")
    assert set(words.offered(asked(2, 2, "iraq", "iran"), ["iraq"]).values()) == {"iran"}


def test_what_is_not_in_the_list_has_a_number_all_the_same() -> None:
    words = vocabulary_of("labyrinth")
    offered = words.offered(asked(1, 1, "atlantis", "iraq", "thule"))
    first = len(words.actions) + 1
    assert offered == {first: "atlantis", words.numbers["iraq"]: "iraq", first + 1: "thule"}
    again = words.offered(asked(2, 2, "atlantis", "iraq", "thule"), ["atlantis"])
    assert again[first + 1] == "thule", "a pick renames nothing"


def test_a_game_without_a_list_is_refused() -> None:
    with pytest.raises(BadSetup, match="no list of actions"):
        vocabulary_of("chess")


@pytest.mark.parametrize(("game", "options"), PLAYED)
def test_whole_games_are_played_by_the_list(game: str, options: dict[str, object]) -> None:
    """And no key is missing from it."""
    drive, lots = Drive(game, None, options, seed="list"), Random(7)
    seen = 0
    while drive.outcome is None:
        offered = drive.offered
        assert max(offered) <= len(drive.vocabulary.actions), list(offered.values())
        drive.act(lots.choice(sorted(offered)))
        seen += 1
    assert seen > 100
    assert drive.offered == {}
    with pytest.raises(IllegalAnswer, match="game is over"):
        drive.act(1)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        drive, lots = Drive("labyrinth", {"jihadist": "solitaire"}, {}, seed=5), Random(1)
        assert list(drive.learners) == ["us"]
        while drive.outcome is None:
            drive.act(lots.choice(sorted(drive.offered)))
        ends.append((drive.outcome, drive.steps, drive.questions))
    assert ends[0] == ends[1]


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    drive = Drive("labyrinth", None, {}, seed=5)
    before, offered = drive.state.copy(), drive.offered
    for action in (-1, ENOUGH, 10**6):
        with pytest.raises(IllegalAnswer, match="not offered"):
            drive.act(action)
    assert (drive.state, drive.offered) == (before, offered)


def test_somebody_must_learn() -> None:
    with pytest.raises(BadSetup, match="nobody learns"):
        Drive("labyrinth", {"us": "random", "jihadist": "random"}, {}, seed=1)


def test_a_game_that_is_over_before_a_learner_is_asked_is_followed_by_another() -> None:
    """A Jihadist side at random may lose its last cells in its first cards (2.1.1c)."""
    seeds = (18, 74, 81, 126)
    for seed in seeds:
        drive = Drive("labyrinth", {"jihadist": "random"}, {}, seed=seed)
        assert drive.outcome is None
        assert drive.offered
    over = [Table.new("labyrinth", seed=seed, seats={"jihadist": "random"}).outcome for seed in seeds]
    assert all(ended is not None and ended.rule == "2.1.1c" for ended in over)
