"""Playing tables at random, the same way every time for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from sandtable import Table
from sandtable.core.agents import RandomAgent, Sight
from sandtable.core.chance import SeededChance
from sandtable.core.questions import Ask, Question, Request

FAR = 20_000
"""More answers than any game has."""
A_WHILE = 150
"""Answers enough to see most of a game."""

Chooser = Callable[[Question, int], tuple[str, ...]]
"""Answers the n-th question."""


T = TypeVar("T")


class Blind:
    """A window for players who do not look."""

    def seen_by(self, seat: str | None) -> object:
        """Nothing."""
        raise AssertionError("a random player does not look")

    def forecast(self, key: str) -> None:
        """Nothing."""
        raise AssertionError("a random player does not look")

    def imagined(self, seat: str, below: Callable[[int], int]) -> None:
        """Nothing."""
        raise AssertionError("a random player does not look ahead")


def at_random(seed: object) -> Chooser:
    """Answers drawn at random."""
    thinking, agent = SeededChance(str(seed), "test"), RandomAgent()

    def choose(question: Question, n: int) -> tuple[str, ...]:
        return tuple(agent.answer(question, Sight(question.seat, Blind(), thinking, n)))

    return choose


def answers(table: Table, choose: Chooser, count: int = FAR) -> Iterator[Question]:
    """Answer up to ``count`` questions, giving each one before it is answered, until the game is over."""
    for n in range(count):
        question = table.question
        if question is None:
            return
        yield question
        table.answer(*choose(question, n))


def play_on(table: Table, choose: Chooser, count: int = FAR) -> Table:
    """Answer up to ``count`` questions."""
    for _ in answers(table, choose, count):
        pass
    return table


def decided(ask: Ask[T], reply: Callable[[Request], Any]) -> T:
    """Run a piece of rules in which ``reply`` answers everything; what it comes to."""
    said: Any = None
    while True:
        try:
            said = reply(ask.send(said))
        except StopIteration as done:
            result: T = done.value
            return result


def moments(name: str, seed: int, every: int = 7, count: int = A_WHILE) -> Iterator[Table]:
    """A random game, stopped now and then."""
    table = Table.new(name, seed=seed)
    for n, _ in enumerate(answers(table, at_random(seed), count)):
        if n % every == 0:
            yield table
    yield table
