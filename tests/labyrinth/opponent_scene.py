"""Scenes for rule 9: the opponent plays one card, or decides one thing, with scripted dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from sandtable import Table
from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.core.messages import Note
from sandtable.core.questions import Ask
from sandtable.labyrinth import positions
from sandtable.labyrinth.opponents import book_seat
from sandtable.labyrinth.opponents.solitaire import Solitaire
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import JIHADIST

UNPLAYABLE = {1: 52, 2: 73, 3: 92}
"""IEDs, Pirates and Saddam: Jihadist cards of each value whose events cannot be played in an empty world."""
US_EVENT = {1: 2, 2: 12, 3: 47}
"""Biometrics, Al-Azhar and The Door of Itjihad: US cards of each value whose events can always be played."""

POOR: dict[str, Any] = {"governance": "poor", "alignment": "neutral"}
FAIR: dict[str, Any] = {"governance": "fair", "alignment": "neutral"}
GOOD: dict[str, Any] = {"governance": "good", "alignment": "neutral"}
ISLAMIST: dict[str, Any] = {"governance": "islamist_rule", "alignment": "adversary"}
RC: dict[str, Any] = {**POOR, "rc": "tan"}
CELL: dict[str, Any] = {"cells": 1}

Countries = Mapping[str, Mapping[str, Any]]

T = TypeVar("T")


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules of Labyrinth that a test shows."""
    return pytest.mark.rule("labyrinth", *ids)


def opponent_plays(
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


def situation(countries: Countries, *, level: str = "normal", heard: list[Note] | None = None, **position: Any) -> Play:
    """A moment of a solitaire game in which rules can be asked directly; ``heard`` takes the notes."""
    document = {"game": "labyrinth", "prestige": 5, "funding": 5, "countries": dict(countries), **position}
    state = positions.read(document, {JIHADIST: book_seat(JIHADIST, "solitaire", level)})
    return Play(state, None if heard is None else heard.append, {JIHADIST: Solitaire()})


def decided(ask: Ask[T], dice: Sequence[int] = (), draws: Sequence[int] = ()) -> T:
    """Run a piece of rules with scripted dice and draws (by place among what is offered); all must be used."""
    rolls, places = list(dice), list(draws)
    reply: Any = None
    while True:
        try:
            request = ask.send(reply)
        except StopIteration as done:
            assert not rolls, f"dice left over: {rolls}"
            assert not places, f"draws left over: {places}"
            result: T = done.value
            return result
        if isinstance(request, Roll):
            assert rolls, f"no die for {request.purpose}"
            reply = rolls.pop(0)
        elif isinstance(request, Draw):
            assert places, f"no draw for {request.purpose}"
            reply = request.among[places.pop(0)]
        elif isinstance(request, Reveal):
            reply = None
        else:
            raise AssertionError(f"not asked of chance: {request}")


def told(table: Table, id: str) -> int:
    """How often the log has a note."""
    return sum(note.message.id == f"note-{id}" for note in table.notes)


def operations(table: Table) -> list[str]:
    """The operations that the opponent chose, in order."""
    found = []
    for note in table.notes:
        operation = note.message.args.get("operation")
        if note.message.id == "note-operation" and note.message.args["side"] == "jihadist":
            found.append(str(getattr(operation, "id", operation)).removeprefix("op-"))
    return found + ["radicalization"] * told(table, "radicalization")
