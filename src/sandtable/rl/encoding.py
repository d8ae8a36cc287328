"""What a seat sees as an array of numbers from 0 to about 1, each in a place of its own that never changes.

An observation is made of the seat's view alone: what it may not know is not in it. First comes the table, in the words
of the game (``labyrinth.py``, ``plain.py``), then the question: its purpose, what it is about, and what was picked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sandtable.core.questions import Question
from sandtable.rl.vocabulary import Vocabulary

Array: TypeAlias = NDArray[np.float32]
REMEMBERED: Final = 4096
"""How many places, as they were at some time, are remembered as rows."""


class Table(Protocol):
    """How the table of one game is written down."""

    size: int

    def encode(self, view: Mapping[str, Any], seat: str) -> Array:
        """The table as a seat sees it."""
        ...


class Rows:
    """Descriptions of places as rows of numbers. Views share what has not changed, so most rows are known already."""

    def __init__(self, width: int, row: Callable[[Mapping[str, Any]], Sequence[float]]) -> None:
        self.width = width
        self._row = row
        self._known: dict[int, tuple[Mapping[str, Any], Array]] = {}

    def of(self, place: Mapping[str, Any]) -> Array:
        """A place as a row."""
        known = self._known.get(id(place))
        if known is not None:  # the description is kept beside its row, so that no other takes its id
            return known[1]
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        row = np.asarray(self._row(place), dtype=np.float32)
        self._known[id(place)] = place, row
        return row


def one_of(value: object, values: Sequence[object]) -> list[float]:
    """Which of these it is; none of them if it is another."""
    return [float(value == each) for each in values]


def ones(found: Sequence[int], size: int) -> Array:
    """An array that is 1 in these places."""
    array = np.zeros(size, dtype=np.float32)
    array[list(found)] = 1
    return array


class Encoder:
    """Observations of one game."""

    def __init__(self, vocabulary: Vocabulary, table: Table) -> None:
        self.vocabulary = vocabulary
        self._table = table
        self._purposes = {purpose: place for place, purpose in enumerate(vocabulary.purposes)}
        self.size = table.size + len(vocabulary.purposes) + 2 * vocabulary.size

    def encode(self, view: Mapping[str, Any], seat: str, question: Question | None, picked: Sequence[str]) -> Array:
        """What a seat sees, and what it is asked; of what others are asked nothing."""
        asked = np.zeros(len(self._purposes) + 2 * self.vocabulary.size, dtype=np.float32)
        if question is not None and question.seat == seat:
            purpose = self._purposes.get(str(question.purpose))
            if purpose is not None:
                asked[purpose] = 1
            numbers, start = self.vocabulary.numbers, len(self._purposes)
            for about in question.about.values():
                if isinstance(about, str) and about.partition(":")[2] in numbers:
                    asked[start + numbers[about.partition(":")[2]]] = 1
            for key in picked:
                if key in numbers:
                    asked[start + self.vocabulary.size + numbers[key]] = 1
        return np.concatenate((self._table.encode(view, seat), asked))

    def mask(self, actions: Mapping[int, str]) -> NDArray[np.int8]:
        """Which actions may be chosen."""
        mask = np.zeros(self.vocabulary.size, dtype=np.int8)
        mask[list(actions)] = 1
        return mask
