"""Scenes for rule 9: the opponent plays one card, or decides one thing, with scripted dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from sandtable import Table
from sandtable.core.messages import Note
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import JIHADIST
from tests.labyrinth import scene
from tests.labyrinth.conditions import POOR

UNPLAYABLE = {1: 52, 2: 73, 3: 92}
"""IEDs, Pirates and Saddam: Jihadist cards of each value whose events cannot be played in an empty world."""
US_EVENT = {1: 2, 2: 12, 3: 47}
"""Biometrics, Al-Azhar and The Door of Itjihad: US cards of each value whose events can always be played."""

RC: dict[str, Any] = {**POOR, "rc": "tan"}
CELL: dict[str, Any] = {"cells": 1}

Countries = Mapping[str, Mapping[str, Any]]

T = TypeVar("T")


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules of Labyrinth that a test shows."""
    return pytest.mark.rule("labyrinth", *ids)


def book_plays(
    card: int,
    countries: Countries,
    *,
    dice: Sequence[int] = (),
    level: str = "normal",
    pile: Sequence[int] = (),
    us: Sequence[int] = (23, 24),
    seed: int = 1,
    **position: Any,
) -> Table:
    """The opponent has just played ``card``, the second of its action phase; the US is asked for its first."""
    document = {
        "game": "labyrinth",
        "prestige": 5,
        "funding": 5,
        "phase": {"side": "jihadist", "card": 2},
        "hands": {"jihadist": [card, *pile], "us": list(us)},
        "countries": dict(countries),
        **position,
    }
    return Table.from_position(document, seats={"jihadist": f"solitaire:{level}"}, dice=list(dice), seed=seed)


def moment(countries: Countries, *, level: str = "normal", heard: list[Note] | None = None, **position: Any) -> Play:
    """A moment of a solitaire game in which rules can be asked directly; ``heard`` takes the notes."""
    return scene.moment(countries, opponent=(JIHADIST, "solitaire", level), heard=heard, **position)


def operations(table: Table) -> list[str]:
    """The operations that the opponent chose, in order."""
    return scene.operations(table, JIHADIST, "radicalization")
