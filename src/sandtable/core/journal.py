"""The journal: every answer given at a table, those of the dice included. A play is its set-up and its journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sandtable.core.errors import BadSave

DICE = "dice"
DRAW = "draw"
REVEAL = "reveal"
ADJUST = "adjust"
CHANCE = (DICE, DRAW)


class Entry(NamedTuple):
    """One reply. ``who`` is a seat, or one of the words above; ``value`` is option keys, a roll, a card, or changes."""

    who: str
    value: Any


class Checkpoint(NamedTuple):
    """The table at the start of a step: a copy of the state, and how far everything else had come."""

    state: Any
    ply: int
    draws: int
    rolls: int
    notes: int


def to_plain(entry: Entry) -> list[Any]:
    """An entry as JSON: ``["us", "14"]``, ``["dice", 4]``, ``["draw", 87]``, ``["reveal"]``, ``["adjust", {...}]``."""
    if entry.who == REVEAL:
        return [REVEAL]
    if entry.who in (*CHANCE, ADJUST):
        return [entry.who, entry.value]
    return [entry.who, *entry.value]


def from_plain(plain: Any, seats: Sequence[str]) -> Entry:
    """The entry that JSON describes."""
    if not isinstance(plain, list) or not plain:
        raise BadSave(f"a journal entry is {plain!r}; expected a list that starts with a seat or a die")
    who, *rest = plain
    if who == REVEAL:
        return Entry(REVEAL, None)
    if who in CHANCE and len(rest) == 1 and isinstance(rest[0], int):
        return Entry(who, rest[0])
    if who == ADJUST and len(rest) == 1 and isinstance(rest[0], dict):
        return Entry(who, rest[0])
    if who in seats and all(isinstance(key, str) for key in rest):
        return Entry(who, tuple(rest))
    raise BadSave(f"a journal entry is {plain!r}, which no seat or die at this table could have given")
