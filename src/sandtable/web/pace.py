"""The pace of a table: how long its people have agreed to wait for one another, and the time that each has left.

Whoever is out of time does not lose by it: the others may let a program, or a friend, play on at that seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from sandtable.web.messages import Pace
from sandtable.web.schema import CLOCKS, TABLES
from sandtable.web.store import Also, Store

DAY_SECONDS: Final = 86400


class Clock(NamedTuple):
    """The time of whoever is waited for."""

    seat: str
    due: float
    """When the others may replace them, in seconds of the epoch."""
    banks: Mapping[str, float]
    """What is left of the seats' banks, in seconds; nothing where there are none."""

    def to_json(self) -> dict[str, Any]:
        """As it is told to browsers."""
        return {**self._asdict(), "banks": dict(self.banks)}


def pace_of(setup: Mapping[str, Any]) -> Pace | None:
    """What was agreed on when a table was set up."""
    written = setup.get("pace")
    return None if written is None else Pace(**written)


class Clocks:
    """The clocks of all tables at which some were agreed on, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, table: str, pace: Pace, seat: str | None) -> Clock | None:
        """The clock of whoever is waited for, by what is written down; nobody waits before a table is there."""
        told = sa.select(CLOCKS.c.seat, CLOCKS.c.used, CLOCKS.c.since).where(CLOCKS.c.table_id == table)
        answered = sa.select(TABLES.c.updated).where(TABLES.c.id == table)

        def work(connection: sa.Connection) -> tuple[Sequence[Any], float | None]:
            return connection.execute(told).all(), connection.execute(answered).scalar()

        rows, updated = await self._store.do(work)
        if seat is None or updated is None:
            return None
        bank = pace.bank_days * DAY_SECONDS
        left = {row.seat: max(0.0, bank - row.used) for row in rows}
        since = next((row.since for row in rows if row.seat == seat and row.since is not None), updated)
        dues = []
        if pace.days_per_turn is not None:
            dues.append(since + pace.days_per_turn * DAY_SECONDS + left.get(seat, bank))
        if pace.absence_days is not None:
            dues.append(max(since, updated) + pace.absence_days * DAY_SECONDS)
        return Clock(seat, min(dues), {} if pace.days_per_turn is None else left) if dues else None

    def passing_on(self, table: str, pace: Pace, before: str | None, after: str | None) -> Also:
        """One person has been waited for, another is now; what was over the days of a turn is taken from the bank.

        It is written with the answer that changes it, so that no time is lost or counted twice between them.
        """
        now = self._store.clock()
        allowed = (pace.days_per_turn or 0) * DAY_SECONDS
        spent = sa.case((CLOCKS.c.since + allowed < now, now - CLOCKS.c.since - allowed), else_=0.0)

        def work(connection: sa.Connection) -> None:
            here = (CLOCKS.c.table_id == table, CLOCKS.c.seat == before, CLOCKS.c.since.is_not(None))
            connection.execute(CLOCKS.update().where(*here).values(used=CLOCKS.c.used + spent, since=None))
            if after is not None:
                begin(connection, table, after, now)

        return work

    def beginning_anew(self, table: str, seat: str) -> Also:
        """Somebody has come (back) to a seat: they have the days of a turn from now on."""
        return lambda connection: begin(connection, table, seat, self._store.clock())


def begin(connection: sa.Connection, table: str, seat: str, now: float) -> None:
    """Somebody is waited for at a seat, from now on."""
    here = (CLOCKS.c.table_id == table, CLOCKS.c.seat == seat)
    if connection.execute(CLOCKS.update().where(*here).values(since=now)).rowcount != 1:
        connection.execute(CLOCKS.insert(), {"table_id": table, "seat": seat, "used": 0.0, "since": now})
