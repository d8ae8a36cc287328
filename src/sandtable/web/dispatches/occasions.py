"""Occasions: what is worth telling somebody who is away, and whom."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sandtable.core.agents import HUMAN
from sandtable.web.stored import Seat

TURN: Final = "turn"
ENDED: Final = "ended"
OFFERED: Final = "offered"
CHAT: Final = "chat"
KINDS: Final = (TURN, ENDED, OFFERED, CHAT)
"""What a person may choose to be told of."""
CHAT_SECONDS: Final = 10 * 60
"""Of a conversation somebody is told at most once in so long."""


class Occasion(NamedTuple):
    """Something that a person is told once: its kind, the seat it is about, and what sets it apart from the next."""

    kind: str
    person: str
    seat: str
    mark: str


def away(seats: Sequence[Seat], looking: Collection[str]) -> dict[str, str]:
    """The persons who play at a table and look at none of its seats, each with the first of theirs."""
    present = {seat.person for seat in seats if seat.seat in looking}
    found: dict[str, str] = {}
    for seat in seats:
        if seat.who == HUMAN and seat.stand_in is None and seat.person is not None and seat.person not in present:
            found.setdefault(seat.person, seat.seat)
    return found


def of_turn(
    seats: Sequence[Seat], before: str | None, asked: str | None, last: int | None, looking: Collection[str]
) -> list[Occasion]:
    """Somebody is asked after others have answered. It is the same turn until they answer: ``last`` is where they did
    last, so that what others take back and give again is not told again.
    """
    persons = {seat.seat: seat.person for seat in seats}
    person = persons.get(asked or "")
    if asked is None or person is None or person == persons.get(before or "") or person not in away(seats, looking):
        return []
    return [Occasion(TURN, person, asked, turn_mark(asked, last))]


def turn_mark(seat: str, last: int | None) -> str:
    """What sets a turn apart: whose it is, and the ply of what they had answered before."""
    return f"{seat}.{'' if last is None else last}"


def last_in(about: str) -> int:
    """The ply in the mark of a turn; -1 if there is none."""
    last = about.rpartition(".")[2]
    return int(last) if last.isdecimal() else -1


def to_all(
    kind: str, seats: Sequence[Seat], mark: str, looking: Collection[str], but: str | None = None, about: str = ""
) -> list[Occasion]:
    """Something that all are told who are away, but for the person it comes from; perhaps about one of the seats."""
    return [
        Occasion(kind, person, about or seat, mark) for person, seat in away(seats, looking).items() if person != but
    ]


def chat_mark(now: float) -> str:
    """What sets a conversation apart from the next."""
    return str(int(now // CHAT_SECONDS))
