"""What is stored of a table, as plain records, whatever the database."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

ARCHIVE: Final = "archive"
"""The wish that a finished play belongs to the open archive."""
DELETE: Final = "delete"
"""The wish that a table is removed."""
WISHES: Final = (ARCHIVE, DELETE)


class Conflict(Exception):
    """The table has changed since the ply that a change starts from; nothing was written."""


class Head(NamedTuple):
    """How far a table has come."""

    revision: int
    ply: int


class Latest(NamedTuple):
    """What a list of tables says of one: its turn, and the last thing told that all may read, as plain data."""

    turn: int | None = None
    note: Any = None


class Line(NamedTuple):
    """A line of the chat at a table: its place, who said it (no seat: somebody who watches), what and when."""

    place: int
    seat: str | None
    name: str | None
    text: str
    said: float


class AtRest(NamedTuple):
    """What is known about a table without replaying it: who is asked, whether it is over, its newest checkpoint."""

    asking: str | None
    over: bool
    checkpoint: dict[str, Any] | None
    """None when it is the one that is stored already."""
    latest: Latest = Latest()


@dataclass(frozen=True)
class Record:
    """A table as it is stored, without its journal."""

    id: str
    name: str | None
    """What a person has called it."""
    game: str
    rules: int
    setup: dict[str, Any]
    options: dict[str, Any]
    """The options of the game, as lists of tables tell them."""
    seed: str
    tutorial: str | None
    watch: bool
    head: Head
    asking: str | None
    over: bool
    checkpoint: dict[str, Any]
    created: float
    updated: float


@dataclass(frozen=True)
class Seat:
    """A seat as it is stored: who plays it, the hashes of its token and of the code to join it, a person's name."""

    seat: str
    who: str
    token_hash: str | None = None
    code_hash: str | None = None
    name: str | None = None
    """What the person there is called."""
    person: str | None = None
    """Whose seat it is, where somebody has said so: every device of that person opens it."""
    stand_in: str | None = None
    """The program that plays for the person until they take the seat again."""
    offer_hash: str | None = None
    """The hash of the code with which somebody else may have it."""


class Claimed(NamedTuple):
    """A seat that somebody has taken with a code: whether somebody else had it before, or they themselves."""

    seat: str
    offered: bool = False
    again: bool = False


class Rights(NamedTuple):
    """What somebody has shown: the hash of a token or of the key of a device, and whose device it is."""

    shown: str
    person: str | None = None

    def open(self, seat: Seat) -> bool:
        """Whether they open a seat: where a program stands in for somebody, nobody looks through its eyes."""
        return seat.stand_in is None and self.own(seat)

    def own(self, seat: Seat) -> bool:
        """Whether a seat is theirs, in a time that tells nothing of its token."""
        by_token = seat.token_hash is not None and hmac.compare_digest(self.shown, seat.token_hash)
        return by_token or (self.person is not None and self.person == seat.person)


class Listed(NamedTuple):
    """What a list says of a table: little, so that a list of many is read in a moment."""

    id: str
    name: str | None
    game: str
    options: dict[str, Any]
    tutorial: str | None
    asking: str | None
    over: bool
    updated: float


@dataclass(frozen=True)
class Held:
    """A table at which somebody has seats: these, among all."""

    record: Listed
    mine: list[str]
    seats: list[Seat]
    latest: Latest
    resting: Sequence[str] = ()
    """Those of somebody's seats at which a program stands in."""
