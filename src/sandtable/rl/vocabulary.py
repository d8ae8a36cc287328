"""The actions of a game as numbers: a fixed list of option keys, so that a number means the same for ever.

A list is versioned. What a later version of the rules adds is put at its end and raises its version; a key that is not
in it all the same takes one of a few numbers that mean "another option", in the order of the question.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from sandtable.core.errors import BadSetup
from sandtable.core.questions import Question

OTHERS: Final = 16
"""How many numbers there are for keys that are not in the list."""
ENOUGH: Final = 0
"""The action that says that enough options were picked."""


@dataclass(frozen=True)
class Vocabulary:
    """The actions of one game, its purposes, and the names of what lies on its table."""

    game: str
    version: int
    actions: Sequence[str]
    purposes: Sequence[str]
    places: Sequence[str]
    markers: Sequence[str]
    cards: int
    """The highest number of a card."""
    numbers: Mapping[str, int] = field(init=False)
    """The action of each key."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", {key: place + 1 for place, key in enumerate(self.actions)})

    @property
    def size(self) -> int:
        """How many actions there are."""
        return 1 + len(self.actions) + OTHERS

    def offered(self, question: Question, picked: Sequence[str] = ()) -> dict[int, str]:
        """The actions that a question offers after some of its options were picked, each with its key.

        ``ENOUGH`` is among them, without a key, where no more have to be picked.
        """
        found: dict[int, str] = {ENOUGH: ""} if picked and len(picked) >= question.at_least else {}
        if question.at_least == 0 and not picked:
            found[ENOUGH] = ""
        other = len(self.actions) + 1
        for key in question.keys:
            number = self.numbers.get(key)
            if number is None:
                number, other = other, other + 1
            if key not in picked and number < self.size:
                found[number] = key
        return found


@cache
def vocabulary_of(game: str) -> Vocabulary:
    """The vocabulary of a game that has one."""
    file = files("sandtable.rl") / "data" / f"{game}.toml"
    if not file.is_file():
        raise BadSetup("no-vocabulary", title=game)
    return Vocabulary(game, **tomllib.loads(file.read_text(encoding="utf-8")))
