"""The random player picks every number of options that it may, and never another."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.agents import RandomAgent, Sight
from sandtable.core.chance import SeededChance
from sandtable.core.play import word_option
from sandtable.core.questions import Question
from tests.playing import Blind

FIVE = [word_option(letter) for letter in "abcde"]


@pytest.mark.parametrize(
    ("least", "most", "counts"), [(0, 2, {0, 1, 2}), (1, 3, {1, 2, 3}), (2, 2, {2}), (4, 9, {4, 5})]
)
def test_how_many_it_picks(least: int, most: int, counts: set[int]) -> None:
    question = Question("us", "test", FIVE, least, most)
    thinking, agent = SeededChance("test", "thinking"), RandomAgent()
    picked = [agent.answer(question, Sight("us", Blind(), thinking, n)) for n in range(300)]
    assert {len(keys) for keys in picked} == counts
    assert all(len(set(keys)) == len(keys) for keys in picked)
    assert set(Counter(key for keys in picked for key in keys)) == set(question.keys)


def test_who_thinks_long_at_one_ply_uses_no_number_of_the_next() -> None:
    thinking = SeededChance("long", "thinking")
    one, two = (Sight("us", Blind(), thinking, ply) for ply in (4, 5))
    drawn = [[sight.below(1 << 60) for _ in range(2500)] for sight in (one, two)]
    assert len({*drawn[0], *drawn[1]}) == 5000
    again = Sight("us", Blind(), thinking, 4)
    assert [again.below(1 << 60) for _ in range(2500)] == drawn[0]
    stream = Sight("us", Blind(), thinking, 4).chance()
    assert [stream.below(1 << 60) for _ in range(3)] == drawn[0][999:1002]
