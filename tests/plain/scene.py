"""Scenes: small positions of A Distant Plain, and answers played on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable import Table
from sandtable.plain.scenarios import POSITION_PIECES
from sandtable.plain.space import Space
from sandtable.plain.state import State

Spaces = Mapping[str, Any]
Answer = str | int | tuple[str, ...]

CARD = 67  # its order: Warlords, Government, Coalition, Taliban


def document(spaces: Spaces | None = None, **keys: Any) -> dict[str, Any]:
    """A position with means for everybody and nothing on the map but what is given."""
    return {
        "game": "plain",
        "card": CARD,
        "next": 12,
        "resources": {"government": 30, "taliban": 20, "warlords": 20},
        "aid": 15,
        "patronage": 5,
        "islamabad": {"box": "tolerance"},
        "spaces": dict(spaces or {}),
        **keys,
    }


def scene(spaces: Spaces | None = None, *, dice: Sequence[int] | None = None, seed: object = 1, **keys: Any) -> Table:
    """A table at that position."""
    return Table.from_position(document(spaces, **keys), seed=seed, dice=dice)


def turn_of(faction: str, spaces: Spaces | None = None, *, dice: Sequence[int] | None = None, **keys: Any) -> Table:
    """A table where this faction, and nobody else, may act on the card."""
    return scene(spaces, dice=dice, eligible=[faction], **keys)


def play(table: Table, *answers: Answer) -> Table:
    """Give these answers, one after another."""
    for answer in answers:
        keys = answer if isinstance(answer, tuple) else (str(answer),)
        table.answer(*keys)
    return table


def propaganda(phase: str, spaces: Spaces | None = None, *, dice: Sequence[int] | None = None, **keys: Any) -> Table:
    """A table at a phase of a Propaganda round that is not the last one."""
    return scene(spaces, dice=dice, **{"card": "propaganda", "phase": phase, "next": 12, **keys})


def space(table: Table, id: str) -> Space:
    """A space as it is now."""
    state: State = table.state
    return state[id]


def pieces(table: Table, id: str) -> dict[str, int]:
    """What lies in a space, by the keys of a position."""
    here = space(table, id)
    return {key: here.count[piece] for key, piece in POSITION_PIECES.items() if here.count[piece]}


def keys(table: Table) -> list[str]:
    """The options of the question that is asked."""
    assert table.question is not None
    return table.question.keys


def purpose(table: Table) -> str:
    """What is asked."""
    return "" if table.question is None else str(table.question.purpose)


def spaces_offered(table: Table) -> set[str]:
    """The spaces among the options."""
    return {key for key in keys(table) if key in table.state.spaces}
