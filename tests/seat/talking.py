"""Programs inside a test: all that is said to them and by them is kept, and no process is begun."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from sandtable import Table
from sandtable.core.agents import HUMAN
from sandtable.seat.agent import AtTable
from sandtable.seat.conversation import TERMS, Conversation, Terms, written
from sandtable.words import Words

Document = dict[str, Any]
LEFT = 30.0
"""So many seconds are always left: no clock ticks here."""


class Talk:
    """A conversation at a table with a program that is this test."""

    def __init__(self, table: Table, seat: str, terms: Terms = TERMS) -> None:
        self.table = table
        self.seat = seat
        self.told: list[Document] = []
        self.said: list[Document] = []
        self.conversation = Conversation(table.game, seat, Words(strict=True), terms, table.setup.options)
        self.seen = AtTable(table, seat)

    def hello(self) -> Document:
        """Say hello to each other."""
        told = self._keep(self.conversation.hello(self.seen))
        assert self.say({"type": "hello", "protocol": 1, "name": "a test"}) is None
        return told

    def ask(self) -> Document:
        """Ask what the table asks."""
        assert self.table.question is not None
        return self._keep(self.conversation.ask(self.table.question, self.seen, LEFT))

    def over(self) -> Document:
        """Say how it has ended."""
        return self._keep(self.conversation.over(self.table.outcome, self.seen))

    def say(self, message: Mapping[str, Any]) -> Document | tuple[str, ...] | None:
        """Say something; the reply, or the keys if it is an answer."""
        self.said.append(dict(message))
        return self.line(json.dumps(message).encode())

    def line(self, line: bytes) -> Document | tuple[str, ...] | None:
        """Say anything at all."""
        reply = self.conversation.take(line, LEFT)
        return self._keep(reply) if isinstance(reply, dict) else reply

    def answer(self, *keys: str) -> Document | tuple[str, ...] | None:
        """Answer the question that was asked last."""
        asked = next(told for told in reversed(self.told) if told["type"] == "ask")
        return self.say({"type": "answer", "number": asked["number"], "keys": list(keys)})

    def _keep(self, told: Document) -> Document:
        read: Document = json.loads(written(told))
        self.told.append(read)
        return read


def table_for(game: str, seat: str, seed: object, **options: Any) -> Table:
    """A table at which a test plays a seat, and chance the others."""
    seats = {each: HUMAN if each == seat else "random" for each in Table.new(game, seed=seed, **options).game.seats}
    return Table.new(game, seats=seats, seed=seed, **options)


def some_keys(asked: Mapping[str, Any], dice: Random) -> list[str]:
    """A random answer."""
    question = asked["question"]
    keys = [option["key"] for option in question["options"]]
    return dice.sample(keys, dice.randint(question["at_least"], min(question["at_most"], len(keys))))


def curious(asked: Mapping[str, Any], dice: Random) -> Iterator[Document]:
    """What a program might ask before it answers."""
    options: Sequence[Document] = asked["question"]["options"]
    option = dice.choice(options)
    yield {"type": "forecast", "key": option["key"]}
    yield {"type": "why_not", "key": dice.choice(["iraq", "kabul", "event", option["key"], "nonsense"])}
    yield {"type": "rule", "number": dice.choice(["8.4", "1", "99.9", "x"])}
    yield {"type": "card", "number": dice.choice(["1", "24", "130", "0", "../1"])}


def play(talk: Talk, dice: Random, questions: int = 10_000, before: Callable[[Document], object] | None = None) -> None:
    """Play on at random, to the end or for a number of questions; ``before`` is called before each answer."""
    for _ in range(questions):
        if talk.table.question is None:
            talk.over()
            return
        asked = talk.ask()
        if before is not None:
            before(asked)
        keys = talk.answer(*some_keys(asked, dice))
        assert isinstance(keys, tuple)
        talk.table.answer(*keys)
