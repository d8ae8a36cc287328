"""Questions, options and answers: everything a player decides in any game."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.core.errors import IllegalAnswer, quoted
from sandtable.core.messages import NOTHING, About, Message, spoken
from sandtable.core.voices import voiced

CONSENT: Final = "consent"
"""Whether a person agrees to what another one has done by hand: no question for agents, nor for one who plays alone."""
CONSENTS: Final = ("agree", "object")
"""The two answers to it, which no other question has."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer: a stable key, a label, and what it points at on the table (``country:iraq``, ``card:81``)."""

    key: str
    label: Message
    target: str | None = None
    aside: bool = False
    """Whether it leads nowhere new by itself, like a gift on the way: a search may leave it out."""

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.key, self.label, self.target, self.aside)


@dataclass(slots=True, init=False)
class Question:
    """What one seat must decide now. The answer is the keys of ``at_least`` to ``at_most`` different options."""

    seat: str
    purpose: str
    options: Sequence[Option]
    at_least: int
    at_most: int
    about: Mapping[str, About]
    """What is asked about, as data (``{"card": "card:24", "value": 2}``): nobody has to read the prompt."""
    by_hand: bool
    """Whether the seat may change the table by hand before it answers. Such a question is the first of its step."""
    said: Message | None
    """The prompt, where it is another than the purpose's own."""
    game: str | None = field(compare=False, repr=False)
    """In whose words it is asked, once it is asked at a table."""

    def __init__(  # written out, so that it is compiled too
        self,
        seat: str,
        purpose: str,
        options: Sequence[Option],
        at_least: int = 1,
        at_most: int = 1,
        about: Mapping[str, About] = NOTHING,
        by_hand: bool = False,
        said: Message | None = None,
    ) -> None:
        self.seat = seat
        self.purpose = purpose
        self.options = options
        self.at_least = at_least
        self.at_most = at_most
        self.about = about
        self.by_hand = by_hand
        self.said = said
        self.game = None

    def __reduce__(self) -> tuple[object, ...]:
        counts = (self.at_least, self.at_most)
        return Question, (self.seat, self.purpose, self.options, *counts, self.about, self.by_hand, self.said)

    @property
    def prompt(self) -> Message:
        """The sentence: the message ``ask-<purpose>`` with what it is about."""
        return self.said or Message(f"ask-{self.purpose}", spoken(self.about))

    @property
    def keys(self) -> list[str]:
        """The keys on offer, in the order they are shown."""
        return [option.key for option in self.options]

    @property
    def leaves_no_choice(self) -> bool:
        """Whether there is but one answer: it is asked only so that others learn nothing from its not being asked."""
        return len(self.options) == self.at_least == self.at_most and not self.by_hand

    def sample(self, below: Callable[[int], int]) -> tuple[str, ...]:
        """A legal answer at random: as many options as must be picked, or a random number within the limits."""
        options = self.options
        if self.at_least == self.at_most == 1:
            return (options[below(len(options))].key,)
        count = self.at_least + below(min(self.at_most, len(options)) - self.at_least + 1)
        keys = self.keys
        return tuple([keys.pop(below(len(keys))) for _ in range(count)])

    def __str__(self) -> str:
        options = [f"  {option.key}: {voiced(option.label, self.game)}" for option in self.options]
        return "\n".join([voiced(self.prompt, self.game), *options])

    def option(self, key: object) -> Option:
        """The option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        if not isinstance(key, str) and str(key) in self.keys:
            raise IllegalAnswer("not-text", key=quoted(key), options=self.keys)
        raise IllegalAnswer("not-offered", key=quoted(key), options=self.keys)

    def check(self, keys: Sequence[object]) -> None:
        """Refuse an answer that is not among the options actually offered."""
        if len(keys) == 1 and self.at_least <= 1 <= self.at_most:
            wanted = keys[0]
            for option in self.options:
                if option.key == wanted:
                    return
        for key in keys:
            self.option(key)
        if len(set(keys)) != len(keys):
            raise IllegalAnswer("same-option-twice")
        if not self.at_least <= len(keys) <= self.at_most:
            if self.at_least == self.at_most:
                raise IllegalAnswer("how-many-exactly", count=self.at_least, got=len(keys))
            raise IllegalAnswer("how-many-options", least=self.at_least, most=self.at_most, got=len(keys))


Request: TypeAlias = Question | Roll | Draw | Reveal

T = TypeVar("T")

Ask = Generator[Request, Any, T]
"""A piece of rules: it yields requests, is sent the replies, and returns a T."""


def unasked(value: T) -> Ask[T]:
    """Rules that ask nobody anything, and come to this."""
    yield from ()
    return value
