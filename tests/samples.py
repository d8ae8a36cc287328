"""What the contract kit is fed with, game by game: moments that random play would not come to, or not soon."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from sandtable import Table

Document = Mapping[str, Any]


@dataclass(frozen=True)
class Won:
    """A position that goes on, and changes to it by which somebody has won."""

    position: Document
    changes: Document
    winner: str


@dataclass(frozen=True)
class Shown:
    """A table at which answers show a seat something hidden: ``known`` finds it in a view, or in the whole truth."""

    table: Callable[[], Table]
    answers: Sequence[str]
    seat: str
    known: Callable[[Document], Collection[object]]


@dataclass(frozen=True)
class ByHand:
    """A table of several people that asks one of them by hand, and changes that this one may make."""

    table: Callable[[], Table]
    changes: Document


@dataclass(frozen=True)
class Samples:
    """All that a game brings."""

    won: Sequence[Won] = ()
    shown: Sequence[Shown] = ()
    by_hand: Sequence[ByHand] = ()
    in_secret: Collection[str] = ()
    """What is asked even if there is no choice, for others cannot see what there is to choose from."""


SAMPLES: dict[str, Samples] = {}
"""By the name of the game."""


def every(kind: Callable[[Samples], Sequence[object]]) -> pytest.MarkDecorator:
    """Run a test with every sample of a kind, of all games."""
    rows = [(name, sample) for name, samples in SAMPLES.items() for sample in kind(samples)]
    return pytest.mark.parametrize("sample", [sample for _, sample in rows], ids=[name for name, _ in rows])
