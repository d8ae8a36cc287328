"""The journal: every answer given at a table, those of the dice included. A play is its set-up and its journal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Self, TypeVar

from sandtable.core import messages
from sandtable.core.errors import BadSave, quoted
from sandtable.core.messages import Message

DICE = "dice"
DRAW = "draw"
REVEAL = "reveal"
ADJUST = "adjust"
CHANCE = (DICE, DRAW)

T = TypeVar("T")


class Entry(NamedTuple):
    """One reply. ``who`` is a seat or one of the words above; ``value`` is option keys, a roll, a key, or changes.

    Changes by hand are ``adjust``'s where all at the table are one person, else those of the seat that was asked.
    """

    who: str
    value: Any

    @property
    def adjusts(self) -> bool:
        """Whether the table was changed by hand."""
        return isinstance(self.value, dict)


class Reasoned(Entry):
    """The reply of an agent that has said why. As a reply it is the same as one without reasons."""

    why: tuple[Message, ...]

    def __new__(cls, who: str, value: Any, why: Sequence[Message]) -> Self:
        """A reply with its reasons."""
        entry = super().__new__(cls, who, value)
        entry.why = tuple(why)
        return entry

    def __reduce__(self) -> tuple[object, ...]:
        return Reasoned, (self.who, self.value, self.why)


class Log(Generic[T]):
    """Entries or notes in order, added at the end alone, so that a fork shares those that were there before it."""

    __slots__ = ("_items", "_past", "_shared", "append")

    def __init__(self, past: Sequence[T] = (), shared: int = 0) -> None:
        self._past = past
        self._shared = shared
        """How many of the past belong to this log."""
        self._items: list[T] = []
        self.append = self._items.append

    def __len__(self) -> int:
        return self._shared + len(self._items)

    def __reduce__(self) -> tuple[type[Log[T]], tuple[list[T], int]]:
        return Log, (self.all(), len(self))

    def all(self) -> list[T]:
        """All of it as a list, which is nobody's to change."""
        if self._shared:
            self._items[:0] = self._past[: self._shared]
            self._past, self._shared = (), 0
        return self._items

    def since(self, start: int) -> list[T]:
        """What came from this place on."""
        return self._items[start - self._shared :] if start >= self._shared else self.all()[start:]

    def first(self, count: int) -> Log[T]:
        """Another log that begins with the first of this one and shares them."""
        return Log(self._past, count) if count <= self._shared else Log(self.all(), count)


@dataclass(slots=True)
class Checkpoint:
    """The table at the start of a step: a copy of the state, and how far everything else had come."""

    state: Any
    ply: int
    draws: int
    rolls: int
    notes: int
    mark: str | None = None
    """The hash by which a save knows it, once somebody has asked."""


def to_json(entry: Entry) -> list[Any]:
    """An entry as JSON: ``["us", "14"]``, ``["dice", 4]``, ``["draw", "87"]``, ``["reveal"]``, ``["adjust", {}]``.

    The reasons of an agent are a list at the end: ``["us", "14", ["note-why-weighed"]]``.
    """
    if entry.who == REVEAL:
        return [REVEAL]
    if entry.who in CHANCE or entry.adjusts:
        return [entry.who, entry.value]
    why = [[messages.to_json(reason) for reason in entry.why]] if isinstance(entry, Reasoned) else []
    return [entry.who, *entry.value, *why]


def from_json(data: Any, seats: Sequence[str]) -> Entry:
    """The entry that JSON describes."""
    if not isinstance(data, list) or not data:
        raise BadSave("journal-list", entry=quoted(data))
    match data:
        case ["reveal"]:
            return Entry(REVEAL, None)
        case ["dice", int(pips)]:
            return Entry(DICE, pips)
        case ["draw", str(key)]:
            return Entry(DRAW, key)
        case [str(who), dict(changes)] if who == ADJUST or who in seats:
            return Entry(who, changes)
        case [str(seat), *keys] if seat in seats and all(isinstance(key, str) for key in keys):
            return Entry(seat, tuple(keys))
        case [str(seat), *keys, list(why)] if seat in seats and all(isinstance(key, str) for key in keys):
            reasons = [messages.from_json(reason) for reason in why]
            known = [reason for reason in reasons if reason is not None]
            if len(known) == len(reasons):
                return Reasoned(seat, tuple(keys), known)
    raise BadSave("journal-entry", entry=quoted(data))
