"""Agents that look ahead from Python: they sit at a table wherever they are, or are told why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sandtable import Option, Plan, Question, RandomAgent, Sight, Table
from sandtable.core.agents import agents_at, needs_no_table
from sandtable.core.chance import SeededChance, Stream
from sandtable.core.errors import BadSetup, CannotLookAhead
from sandtable.core.game import games
from sandtable.core.messages import Message
from sandtable.core.playout import ByStep, Playout
from sandtable.lab import simulation

BOTH = {"us": RandomAgent(), "jihadist": RandomAgent()}


class Forgetful:
    """An agent of somebody's own, who has never heard of tables, and looks ahead at its first question."""

    def __init__(self) -> None:
        self.tried: list[Playout] = []

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """Any option, after a look at what the first leads to."""
        if not self.tried:
            self.tried = sight.try_option(question.keys[0], samples=2)
        return question.sample(sight.below)


class Deriving(RandomAgent):
    """One that answers in a way of its own, and says nothing of tables."""

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """Any option."""
        assert sight.imagined() is not None
        return super().answer(question, sight)


class Swift(Deriving):
    """One that says that it needs no table, and wants one."""

    looks_ahead = False


def test_who_says_nothing_sits_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    for agent in (Forgetful(), Deriving()):
        assert not needs_no_table(agent)
    forgetful = Forgetful()
    monkeypatch.setattr(simulation, "seated", lambda game, seats: (dict(seats), {**BOTH, "us": forgetful}))
    simulation.play(Plan("labyrinth", 1, "1", {"us": "random", "jihadist": "random"}), 0)
    assert len(forgetful.tried) == 2
    table_player = Forgetful()
    Table.new("labyrinth", seed=1, seats={**BOTH, "us": table_player}, keep_notes=False, keep_history=False)
    assert len(table_player.tried) == 2


class Imagining(RandomAgent):
    """One that keeps what it imagines at every third question."""

    looks_ahead = True

    def __init__(self) -> None:
        self.worlds: list[Any] = []
        self._asked = 0

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """Any option."""
        self._asked += 1
        if self._asked % 3 == 0:
            world = sight.imagined()
            self.worlds.append(None if world is None else world.state)
        return super().answer(question, sight)


def test_the_same_is_imagined_where_no_history_is_kept() -> None:
    """As in the laboratory: from the start of the step under way, not from that of the game."""
    kept, not_kept = Imagining(), Imagining()
    for agent, keep_history in ((kept, True), (not_kept, False)):
        Table.new("labyrinth", seed=1, seats={**BOTH, "us": agent}, keep_notes=False, keep_history=keep_history)
    assert None not in kept.worlds
    assert len(kept.worlds) > 5
    assert kept.worlds == not_kept.worlds


def test_who_says_that_it_needs_none_is_told_where_there_is_none() -> None:
    assert needs_no_table(Swift())
    table = Table.new("labyrinth", seed=1)
    playout = table.playout({**BOTH, "jihadist": Swift()}, ByStep("1"))
    with pytest.raises(CannotLookAhead, match="looks_ahead = False"):
        playout.play_out()


def test_agents_of_ours_that_do_not_look_ahead_say_so() -> None:
    """For whoever sits at a table plays more slowly."""
    for name in ("labyrinth", "plain"):
        for seat in games()[name].seats:
            for called, kind in agents_at(name, seat).items():
                agent = kind.make(kind.levels[0] if kind.levels else "")
                assert needs_no_table(agent) == (called != "seeker"), called


@pytest.mark.parametrize(("until", "over"), [("question", False), ("cards", False), ("end", True)])
def test_an_option_is_tried_as_far_as_one_likes(until: str, over: bool) -> None:
    table = Table.new("labyrinth", seed=1)
    assert table.question is not None
    before = table.state.copy()
    sight = table.sight(table.question.seat)
    found = sight.try_option(table.question.keys[0], samples=3, until=until)
    assert len(found) == 3
    assert [playout.outcome is not None for playout in found] == [over] * 3
    assert table.state == before


def test_what_is_tried_is_imagined_and_the_same_again() -> None:
    table = Table.new("labyrinth", seed=1)
    assert table.question is not None
    seat, key = table.question.seat, table.question.keys[0]
    other = "us" if seat == "jihadist" else "jihadist"
    hands = [playout.state.hands[other] for playout in table.sight(seat).try_option(key, samples=4)]
    assert len({tuple(hand) for hand in hands}) > 1
    assert hands == [playout.state.hands[other] for playout in table.sight(seat).try_option(key, samples=4)]


def test_who_plays_on_can_be_said() -> None:
    table = Table.new("labyrinth", seed=1)
    assert table.question is not None
    seat = table.question.seat

    class First:
        """Always the first."""

        asked = 0

        def answer(self, question: Question, sight: Sight) -> Sequence[str]:
            """The first options."""
            First.asked += 1
            return question.keys[: question.at_least]

    table.sight(seat).try_option(table.question.keys[0], until="cards", agents={seat: First()})
    assert First.asked


def test_no_worlds_cannot_be_looked_at() -> None:
    table = Table.new("labyrinth", seed=1)
    assert table.question is not None
    with pytest.raises(BadSetup, match="1 or more"):
        table.sight(table.question.seat).try_option(table.question.keys[0], samples=0)


def test_a_sample_is_a_legal_answer_and_all_are_drawn() -> None:
    options = [Option(key, Message("die", {"pips": 1})) for key in "abc"]
    question = Question("us", "pick", options, 1, 2)
    draws = [question.sample(Stream(SeededChance(str(n))).below) for n in range(20)]
    for keys in draws:
        question.check(keys)
    assert {len(keys) for keys in draws} == {1, 2}
    assert {key for keys in draws for key in keys} == {"a", "b", "c"}
