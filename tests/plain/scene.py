"""Scenes of A Distant Plain: a small position is placed, answers are played, somebody looks what became of it.

Place: ``scene`` (any position), ``turn`` (a faction is about to act), ``propaganda`` (a phase of a Propaganda round),
``moment`` (a position in which rules can be asked directly). Play: ``play`` (answers); what Non-players do is in
``tests.plain.nonplayers``. Look: ``tests.playing``, and what is below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable import Table
from sandtable.core.game import Setup, games
from sandtable.plain.scenarios import POSITION_PIECES
from sandtable.plain.space import Space
from sandtable.plain.state import State
from tests.playing import offered

Spaces = Mapping[str, Any]
Answer = str | int | tuple[str, ...]

PLAIN = games()["plain"]
CARD = 67  # its order: Warlords, Government, Coalition, Taliban


# -- placing


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


def turn(faction: str, spaces: Spaces | None = None, *, dice: Sequence[int] | None = None, **keys: Any) -> Table:
    """A table where this faction, and nobody else, may act on the card."""
    return scene(spaces, dice=dice, eligible=[faction], **keys)


def propaganda(phase: str, spaces: Spaces | None = None, *, dice: Sequence[int] | None = None, **keys: Any) -> Table:
    """A table at a phase of a Propaganda round that is not the last one."""
    return scene(spaces, dice=dice, **{"card": "propaganda", "phase": phase, "next": 12, **keys})


def moment(spaces: Spaces | None = None, seats: Mapping[str, str] | None = None, **keys: Any) -> State:
    """A position in which rules can be asked directly, with somebody by the book on these seats."""
    state: State = PLAIN.read_position(document(spaces, **keys), Setup("plain", dict(seats or {})))
    return state


# -- playing


def play(table: Table, *answers: Answer) -> Table:
    """Give these answers, one after another."""
    for answer in answers:
        keys = answer if isinstance(answer, tuple) else (str(answer),)
        table.answer(*keys)
    return table


# -- looking


def space(table: Table, id: str) -> Space:
    """A space as it is now."""
    state: State = table.state
    return state[id]


def pieces(table: Table, id: str) -> dict[str, int]:
    """What lies in a space, by the keys of a position."""
    here = space(table, id)
    return {key: here.count[piece] for key, piece in POSITION_PIECES.items() if here.count[piece]}


def spaces_offered(table: Table) -> set[str]:
    """The spaces among the options."""
    return {key for key in offered(table) if key in table.state.spaces}
