"""Questions, options and answers: everything a player decides in any game."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.core.errors import IllegalAnswer
from sandtable.core.messages import Message


class Option(NamedTuple):
    """One legal answer: a stable key, a label, and what it points at on the table (``country:iraq``, ``card:81``)."""

    key: str
    label: Message
    target: str | None = None


@dataclass(slots=True)
class Question:
    """What one seat must decide now. The answer is the keys of ``at_least`` to ``at_most`` different options."""

    seat: str
    purpose: str
    prompt: Message
    options: Sequence[Option]
    at_least: int = 1
    at_most: int = 1

    @property
    def keys(self) -> list[str]:
        """The keys on offer, in the order they are shown."""
        return [option.key for option in self.options]

    def option(self, key: str) -> Option:
        """The option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        expected = ", ".join(self.keys)
        if str(key) in self.keys:
            raise IllegalAnswer(f"{key!r} is not a text; expected one of these keys as a text: {expected}")
        raise IllegalAnswer(f"{key!r} is not offered here; expected one of: {expected}")

    def check(self, keys: Sequence[str]) -> None:
        """Refuse an answer that is not among the options actually offered."""
        if len(keys) == 1 and self.at_least <= 1 <= self.at_most:
            wanted = keys[0]
            for option in self.options:
                if option.key == wanted:
                    return
        for key in keys:
            self.option(key)
        if len(set(keys)) != len(keys):
            raise IllegalAnswer("the same option was given twice")
        if not self.at_least <= len(keys) <= self.at_most:
            expected = str(self.at_least) if self.at_least == self.at_most else f"{self.at_least} to {self.at_most}"
            raise IllegalAnswer(f"expected {expected} of the options, got {len(keys)}")


Request: TypeAlias = Question | Roll | Draw | Reveal

T = TypeVar("T")

Ask = Generator[Request, Any, T]
"""A piece of rules: it yields requests, is sent the replies, and returns a T."""
