"""Whatever is wrong is refused in words, and is never a fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.agents import RandomAgent, Sight
from sandtable.core.errors import BadPosition, CannotUndo, CannotWrite, IllegalAnswer, quoted
from sandtable.core.questions import Question
from sandtable.core.rehearsing import Intention
from sandtable.core.table import PHYSICAL
from tests.comparing import snapshot
from tests.core import refused
from tests.core.kit import EVERY_GAME
from tests.playing import asked, at_random, play_on


@pytest.mark.slow
def test_nothing_that_is_wrong_is_a_fault() -> None:
    found = refused.everything()
    assert [(what, said) for what, said in found.items() if said.startswith(refused.FAULT)] == []
    words = {said for said in found.values() if said}
    assert len(words) > 1000  # of some six thousand
    assert not [said for said in words if "refusal-" in said or "fault-" in said]


@pytest.mark.parametrize("number", [10**15, -(10**15), 10**30, 10**5000], ids=lambda number: str(number.bit_length()))
def test_a_number_that_nobody_counts_is_refused_in_words(number: int) -> None:
    for document in ({"prestige": number}, {"phase": {"card": number}}, {"countries": {"iraq": {"cells": number}}}):
        with pytest.raises(BadPosition) as refusal:
            Table.from_position({"game": "labyrinth", **document}, seed=1)
        assert len(str(refusal.value)) < 400


@pytest.mark.parametrize(
    ("called", "argument", "words"),
    [
        ("at", "x", "'x' is no ply; a ply is a whole number"),
        ("at", 99999, "there is no ply 99999; the journal has"),
        ("at", -1, "there is no ply -1"),
        ("at", 10**5000, "there is no ply <int>"),
        ("past", 99999, "there is no ply 99999"),
        ("past_step", "x", "'x' is no step; a step is a whole number"),
        ("past_step", 999, "there is no step 999; the steps are numbered from 0 to "),
        ("past_step", -1, "there is no step -1"),
    ],
    ids=quoted,
)
def test_a_moment_that_never_was_is_refused_in_words(called: str, argument: Any, words: str) -> None:
    table = play_on(Table.new("labyrinth", seed=1), at_random(1), 9)
    with pytest.raises(CannotUndo, match=words):
        getattr(table, called)(argument)


def test_the_first_and_the_last_moment_can_be_looked_at() -> None:
    table = play_on(Table.new("labyrinth", seed=1), at_random(1), 9)
    for ply in (0, table.ply):
        assert table.at(ply).ply >= ply
        assert table.past(ply).state is not None
    for number in (0, len(table.steps) - 1):
        assert table.past_step(number).state == table.steps[number].state


class Wanders(RandomAgent):
    """Answers at random for a while, and then something that nobody offers."""

    def __init__(self, answers: int) -> None:
        self.left = answers

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The keys of options, or no key at all."""
        self.left -= 1
        return super().answer(question, sight) if self.left > 0 else ("no such thing",)


@EVERY_GAME
@pytest.mark.parametrize("keep_history", [True, False])
@pytest.mark.parametrize("dice", [None, PHYSICAL])
def test_who_cannot_play_a_game_out_leaves_it_as_it_was(name: str, keep_history: bool, dice: Any) -> None:
    table = play_on(Table.new(name, seed=4, dice=dice, keep_history=keep_history), at_random(4), 8)
    assert table.question is not None
    before, steps = snapshot(table), len(table.steps)
    first = table.question.seat
    companies: list[Callable[[], dict[str, Any]]] = [
        dict,
        lambda: {first: RandomAgent()},  # who comes next is nobody's
        lambda: dict.fromkeys([*table.game.seats, "dealer"], Wanders(9)),
    ]
    for company in companies:
        with pytest.raises(IllegalAnswer, match=r"nobody answers for|is not offered here"):
            table.play_out(company())
        assert (snapshot(table), len(table.steps)) == (before, steps)
    play_on(table, at_random(4), 5)
    assert table.play_out(dict.fromkeys([*table.game.seats, "dealer"], RandomAgent())) == table.outcome


@pytest.mark.parametrize("name", ["", "file/x.json", "no\0name"])
def test_a_file_that_cannot_be_written_is_refused_in_words(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotWrite, match="Cannot write"):
        Table.new("labyrinth", seed=1).save(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_what_cannot_be_intended_is_refused_or_dropped() -> None:
    table = Table.new("labyrinth", seed=1)
    seat = asked(table).seat
    wrong: list[Any] = [("play_card", 7), ("play_card", ("1",), 7)]
    for intention in [Intention(*each) for each in wrong]:
        with pytest.raises(IllegalAnswer, match="cannot be intended"):
            table.rehearse([intention], seat)
    odd: Any = 7
    assert [row.fate for row in table.rehearse([Intention(odd, ())], seat).rows] == ["dropped"]
