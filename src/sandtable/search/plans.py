"""Plans: what a seat means to do with a card or a turn, as an agent that answers every question on the way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final
from zlib import crc32

from sandtable.core.agents import Agent, Sight
from sandtable.core.messages import Message
from sandtable.core.questions import Option, Question

STRAYS: Final = 0.3
"""How often a plan that strays leaves its base, question by question."""

ANY: Final = ""
"""The purpose of an answer that is laid down for whatever question offers it first."""

Laid = tuple[str, str]
"""An answer that is laid down: the purpose of a question, and the key."""


class Plan:
    """Answers what is laid down, and as its base the rest; one with a ``seed`` strays from its base now and then.

    It remembers nothing: where it strays follows from its seed and the question alone. So one plan can be tried in any
    imagined world, and followed at the table question by question. Only a base may remember (``begun``).
    """

    def __init__(self, base: Agent, laid: Sequence[Laid], label: Sequence[Message], seed: int = 0) -> None:
        self.base = base
        self.laid = tuple(laid)
        self.label = tuple(label)
        """What it does, in the words of its answers: the card, then the operation."""
        self.seed = seed
        """0 for a plan that does not stray."""

    def __repr__(self) -> str:
        return f"<{' '.join(key for _, key in self.laid) or 'base'}{f' ~{self.seed}' if self.seed else ''}>"

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """What is laid down if it is offered, else where it strays any answer, else the base's."""
        purpose = question.purpose
        for its_purpose, key in self.laid:
            if its_purpose in (purpose, ANY) and _offers(question, key):
                return (key,)
        if self.seed:
            strayed = self._strayed(question)
            if strayed is not None:
                return strayed
        return self.base.answer(question, sight)

    def begun(self) -> Plan:
        """The plan, to be followed once: of a base that remembers what it has said a new one."""
        anew = getattr(self.base, "anew", None)
        return self if anew is None else Plan(anew(), self.laid, self.label, self.seed)

    def straying(self, seed: int) -> Plan:
        """The same plan that strays."""
        return Plan(self.base, self.laid, self.label, seed)

    def _strayed(self, question: Question) -> Sequence[str] | None:
        """Any answer that leads somewhere, where the seed says so; by the question alone, not by how often it comes."""
        options = [option.key for option in question.options if not option.aside]
        asked = f"{self.seed}/{question.purpose}/{sorted(question.about.items())}/{options}"
        lots = Random(crc32(asked.encode()))
        if not options or lots.random() >= STRAYS:
            return None
        most = min(question.at_most, len(options))
        if question.at_least > most:
            return None
        return tuple(lots.sample(options, lots.randint(question.at_least, most)))


def each_option(base: Agent, question: Question) -> list[Plan]:
    """A plan for each answer to a question of which one is picked, those that lead nowhere new left out."""
    if question.at_most != 1:
        return []
    return [_answering(base, question, option) for option in question.options if not option.aside]


def _answering(base: Agent, question: Question, option: Option) -> Plan:
    return Plan(base, [(question.purpose, option.key)], [option.label])


def _offers(question: Question, key: str) -> bool:
    for option in question.options:
        if option.key == key:
            return question.at_least <= 1
    return False
