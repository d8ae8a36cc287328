"""Playing tables at random, the same way every time for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from sandtable import Table
from sandtable.core.agents import RandomAgent, Sight
from sandtable.core.chance import Draw, Reveal, Roll, SeededChance
from sandtable.core.game import Game, games
from sandtable.core.journal import DICE
from sandtable.core.messages import Note
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

    game: Game

    def seen_by(self, seat: str | None) -> object:
        """Nothing."""
        raise AssertionError("a random player does not look")

    def forecast(self, key: str) -> None:
        """Nothing."""
        raise AssertionError("a random player does not look")

    def why_not(self, key: str) -> None:
        """Nothing."""
        raise AssertionError("a random player does not look")

    def notes_for(self, seat: str | None) -> list[Note]:
        """Nothing."""
        raise AssertionError("a random player does not read")

    def imagined(self, seat: str, below: Callable[[int], int]) -> None:
        """Nothing."""
        raise AssertionError("a random player does not look ahead")


class Looking(Blind):
    """A window through which a seat sees one state as it may."""

    def __init__(self, game: str, state: Any) -> None:
        self.game = games()[game]
        self.state = state

    def seen_by(self, seat: str | None) -> object:
        """What a seat may see of it."""
        return self.game.seen_by(self.state, seat)


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


def has_a_choice(question: Question) -> bool:
    """Whether a question can be answered in more than one way."""
    return len(question.options) > question.at_least or question.at_least < question.at_most


def settled(table: Table) -> Table:
    """Answer what leaves no choice, and is asked only so that others learn nothing from its not being asked."""
    while (question := table.question) is not None and not question.by_hand and not has_a_choice(question):
        table.answer(*question.keys)
    return table


# -- what a table asks and tells


def asked(table: Table) -> Question:
    """The question that waits for an answer."""
    question = table.question
    assert question is not None, f"the game is over: {table.outcome}"
    return question


def purpose(table: Table) -> str:
    """What is being decided now."""
    return asked(table).purpose


def waits_for(table: Table) -> tuple[str, str]:
    """Whom a table asks, and for what purpose."""
    return asked(table).seat, purpose(table)


def offered(table: Table, expected: str | None = None) -> list[str]:
    """The answers on offer; to a question of the purpose that is expected, if one is named."""
    assert expected in (None, purpose(table))
    return asked(table).keys


def how_many(table: Table) -> tuple[int, int]:
    """How many of the answers are wanted, at least and at most."""
    return asked(table).at_least, asked(table).at_most


def told(table: Table, *to: str | None) -> list[str]:
    """The log, or what some seat (None: a spectator) may read of it, as message ids without their ``note-``."""
    notes = table.notes if not to else [note for note in table.notes if any(note.visible_to(seat) for seat in to)]
    return [note.message.id.removeprefix("note-") for note in notes]


def rolled(table: Table) -> list[int]:
    """Every die rolled so far."""
    return [entry.value for entry in table.journal if entry.who == DICE]


# -- rules without a table


def decided(
    ask: Ask[T],
    dice: Sequence[int] = (),
    draws: Sequence[int | str] = (),
    picks: Sequence[tuple[str, ...]] = (),
) -> T:
    """Run a piece of rules with scripted dice, draws (by place or by key) and answers; all of them must be used."""
    script: dict[type, list[Any]] = {Roll: list(dice), Draw: list(draws), Question: list(picks)}

    def reply(request: Request) -> Any:
        if isinstance(request, Reveal):
            return None
        if isinstance(request, Question) and not has_a_choice(request):
            return tuple(request.keys)
        assert script[type(request)], f"nothing is scripted for {request.purpose}"
        said = script[type(request)].pop(0)
        if isinstance(request, Draw):
            return request.drawn(said) if isinstance(said, str) else request.among[said]
        return said

    result: T = carried_out(ask, reply)
    assert not any(script.values()), f"left over: {script}"
    return result


STOP = object()
"""The reply after which rules are left alone."""


def carried_out(ask: Ask[Any] | None, reply: Callable[[Request], Any]) -> Any:
    """Run rules in which ``reply`` answers everything, or says ``STOP``; what they come to, or None if they stop."""
    said: Any = None
    while ask is not None and said is not STOP:
        try:
            request = ask.send(said)
        except StopIteration as done:
            return done.value
        said = reply(request)
    return None


def moments(name: str, seed: int, every: int = 7, count: int = A_WHILE) -> Iterator[Table]:
    """A random game, stopped now and then."""
    table = Table.new(name, seed=seed)
    for n, _ in enumerate(answers(table, at_random(seed), count)):
        if n % every == 0:
            yield table
    yield table
