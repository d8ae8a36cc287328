"""Moments of The Awakening in which its rules can be asked directly, and whole turns by their steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import Note
from sandtable.labyrinth import sequence
from sandtable.labyrinth.play import Play
from tests.labyrinth import scene
from tests.playing import decided

US_CARD = {1: 126, 2: 135, 3: 155}
"""A card of the US for each value: used for operations by the US, it sets nothing off."""
JIHADIST_CARD = {1: 164, 2: 173, 3: 194}
"""A card of the Jihadist side for each value."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules of The Awakening that a test shows."""
    return pytest.mark.rule("awakening", *ids)


def document(countries: Mapping[str, Any], **position: Any) -> dict[str, Any]:
    """A position of The Awakening, with a cell in Iran so that no victory by 2.1.1c is near."""
    return {
        "game": "labyrinth",
        "rules": "awakening",
        "prestige": 5,
        "funding": 5,
        "countries": {"iran": {"cells": 1}, **countries},
        **position,
    }


def moment(countries: Mapping[str, Any], *, heard: list[Note] | None = None, **position: Any) -> Play:
    """A moment in which rules can be asked; ``heard`` takes the notes."""
    return scene.moment({"iran": {"cells": 1}, **countries}, heard=heard, **{"rules": "awakening", **position})


def table(countries: Mapping[str, Any], *, dice: Sequence[int] = (), **position: Any) -> Table:
    """A table at a position of The Awakening."""
    return scene.scene(countries=countries, dice=dice, **{"rules": "awakening", **position})


def phase(
    g: Play,
    name: str,
    dice: Sequence[int] = (),
    picks: Sequence[tuple[str, ...]] = (),
    draws: Sequence[int | str] = (),
) -> None:
    """One phase of the end of a turn."""
    g.s.step = name
    decided(sequence.run_step(g), dice, draws, picks)


def notes(heard: Sequence[Note], id: str) -> list[Note]:
    """The notes of one kind."""
    return [note for note in heard if note.message.id == f"note-{id}"]
