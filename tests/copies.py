"""Watching copies of tables: nobody writes to what several tables share, or to anything without a word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import pytest

from sandtable import Table
from sandtable.core import sharing
from sandtable.core.sharing import Sharing
from tests.playing import Chooser, answers

COMPILED = not sharing.__file__.endswith(".py")
pure = pytest.mark.skipif(COMPILED, reason="what is compiled cannot be watched at its writing")


class Counts(list[int]):
    """Numbers of a thing that several tables hold."""

    def __setitem__(self, place: object, value: object) -> NoReturn:
        raise AssertionError("a number is written to, and other tables share it")


def shared(kind: type[Any]) -> type[Any]:
    """Things of such a kind that several tables hold."""

    def refuse(thing: Any, name: str, value: object) -> NoReturn:
        raise AssertionError(f"{name} of {thing.id} is written to, and other tables share it")

    return type(f"Shared{kind.__name__}", (kind,), {"__slots__": (), "__setattr__": refuse})


def watch(monkeypatch: pytest.MonkeyPatch, kind: type[Any], *counts: str) -> Iterator[list[int]]:
    """Every copy from now on is watched: what is shared cannot be written to, and what was written to was said."""
    unwatched, together, copies = Sharing.kept, shared(kind), [0]

    def kept(table: Sharing[Any]) -> tuple[Any, ...]:
        assert table.unsaid() == []
        row = unwatched(table)
        for thing in row:
            if type(thing) is kind:
                for name in counts:
                    setattr(thing, name, Counts(getattr(thing, name)))
                thing.__class__ = together
        copies[0] += 1
        return row

    monkeypatch.setattr(Sharing, "kept", kept)
    yield copies
    assert copies[0] > 20


def look_around(table: Table, choose: Chooser) -> None:
    """Everything that copies a table or looks at it; what was there before is as it was."""
    steps: list[Any] = [step.state for step in table.steps[-3:]]
    before = [[thing.copy() for thing in state.kept()] for state in steps]
    for seat in (*table.game.seats, None):
        table.view(seat)
    table.outlook()
    twin = table.fork(seed="another")
    for _ in answers(twin, choose, 15):
        pass
    for state, then in zip(steps, before, strict=True):
        assert all(state.are_alike(*pair) for pair in zip(then, state.kept(), strict=True))
