"""The database: tables, seats and journals. Whatever is acknowledged to a player has been written here first.

A table's row holds its revision (how many times something was taken back) and its ply. Every change names the
revision and ply it starts from, so of two changes at once exactly one happens, whichever process they come from.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sandtable.web import tokens
from sandtable.web.refusals import Refusal

CHANNEL: Final = "sandtable"
"""The PostgreSQL channel on which processes tell each other of changes."""
_SETTING_UP: Final = 0x5A4D7AB1
"""The advisory lock under which one of several processes creates the schema."""

_schema = sa.MetaData()

_tables = sa.Table(
    "tables",
    _schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("tutorial", sa.String(64)),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("asking", sa.String(32)),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("checkpoint", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
)

_seats = sa.Table(
    "seats",
    _schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(64), nullable=False),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("code_hash", sa.String(64)),
)

_journal = sa.Table(
    "journal",
    _schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)


class Conflict(Exception):
    """The table has changed since the ply that a change starts from; nothing was written."""


class Head(NamedTuple):
    """How far a table has come."""

    revision: int
    ply: int


class Standing(NamedTuple):
    """What is known about a table without replaying it: who is asked, whether it is over, its newest checkpoint."""

    asking: str | None
    over: bool
    checkpoint: dict[str, Any] | None
    """None when it is the one that is stored already."""


@dataclass(frozen=True)
class Record:
    """A table as it is stored, without its journal."""

    id: str
    name: str
    game: str
    rules: int
    setup: dict[str, Any]
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
    """A seat as it is stored: who plays it, and the hashes of its token and of the code to join it."""

    seat: str
    who: str
    token_hash: str | None = None
    code_hash: str | None = None


class Store:
    """All tables, in SQLite or PostgreSQL."""

    def __init__(self, url: str, origin: str = "") -> None:
        self.url = sa.make_url(url)
        self.origin = origin
        self._engine = _engine(self.url)

    @property
    def shared(self) -> bool:
        """Whether several processes may serve these tables and tell each other of changes."""
        return self.url.get_backend_name() == "postgresql"

    async def open(self) -> None:
        """Connect, and create the schema if it is not there."""
        async with self._engine.begin() as connection:
            if self.shared:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_SETTING_UP)))
            await connection.run_sync(_schema.create_all)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    # -- tables

    async def create(self, record: Record, seats: Sequence[Seat], entries: Sequence[Any]) -> None:
        """Write a new table whole."""
        async with self._writing() as connection:
            await connection.execute(_tables.insert().values(_row(record)))
            rows = [{"table_id": record.id, **vars(seat)} for seat in seats]
            await connection.execute(_seats.insert(), rows)
            await _insert(connection, record.id, 0, entries)

    async def record(self, table: str) -> Record | None:
        """A table, or None."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(_tables).where(_tables.c.id == table))).mappings().first()
        return None if row is None else _from_row(dict(row))

    async def head(self, table: str) -> Head | None:
        """How far a table has come, or None if there is none."""
        query = sa.select(_tables.c.revision, _tables.c.ply).where(_tables.c.id == table)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Head(*row)

    async def journal(self, table: str, start: int = 0) -> tuple[Head, list[Any]]:
        """The head, and the journal from a ply on, as they stand together."""
        entries = sa.select(_journal.c.entry).where(_journal.c.table_id == table, _journal.c.ply >= start)
        head = sa.select(_tables.c.revision, _tables.c.ply).where(_tables.c.id == table)
        while True:
            async with self._engine.connect() as connection:
                before = Head(*(await connection.execute(head)).one())
                rows = (await connection.execute(entries.order_by(_journal.c.ply))).scalars().all()
                after = Head(*(await connection.execute(head)).one())
            if before == after and len(rows) == max(0, after.ply - start):
                return after, [json.loads(row) for row in rows]

    # -- changes

    async def append(self, table: str, head: Head, entries: Sequence[Any], standing: Standing) -> Head:
        """Add to the journal; Conflict if the table is not at ``head`` any more."""
        new = Head(head.revision, head.ply + len(entries))
        async with self._changing(table, head, new, standing) as connection:
            await _insert(connection, table, head.ply, entries)
        return new

    async def cut(self, table: str, head: Head, ply: int, standing: Standing) -> Head:
        """Take back everything from ``ply`` on; Conflict if the table is not at ``head`` any more."""
        new = Head(head.revision + 1, ply)
        async with self._changing(table, head, new, standing) as connection:
            await connection.execute(_journal.delete().where(_journal.c.table_id == table, _journal.c.ply >= ply))
        return new

    async def restart(self, old: Record, new: Record, entries: Sequence[Any], standing: Standing) -> Head:
        """Replace set-up and journal, for a table that goes on under newer rules."""
        head = Head(old.head.revision + 1, len(entries))
        async with self._changing(old.id, old.head, head, standing) as connection:
            values = {"rules": new.rules, "setup": json.dumps(new.setup), "seed": new.seed}
            await connection.execute(_tables.update().where(_tables.c.id == old.id).values(values))
            await connection.execute(_journal.delete().where(_journal.c.table_id == old.id))
            await _insert(connection, old.id, 0, entries)
        return head

    # -- seats

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table."""
        columns = (_seats.c.seat, _seats.c.who, _seats.c.token_hash, _seats.c.code_hash)
        query = sa.select(*columns).where(_seats.c.table_id == table)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Seat(*row) for row in rows]

    async def claim(self, table: str, code: str, token: str) -> str | None:
        """Give the open seat that a code stands for to a token; the code is spent. None if it opens nothing."""
        for seat in await self.seats(table):
            if not tokens.matches(code, seat.code_hash):
                continue
            update = (
                _seats.update()
                .where(_seats.c.table_id == table, _seats.c.seat == seat.seat, _seats.c.code_hash == seat.code_hash)
                .values(token_hash=tokens.hashed(token), code_hash=None)
            )
            async with self._writing() as connection:
                claimed = await connection.execute(update)
                await self._tell(connection, table)
            return seat.seat if claimed.rowcount == 1 else None
        return None

    async def held(self, pairs: Sequence[tuple[str, str]]) -> list[tuple[Record, str]]:
        """The tables and seats that (table, token) pairs give a right to."""
        ids = {table for table, _ in pairs}
        tokens_at = {(table, tokens.hashed(token)) for table, token in pairs}
        query = sa.select(_tables).where(_tables.c.id.in_(ids))
        seats = sa.select(_seats.c.table_id, _seats.c.seat, _seats.c.token_hash).where(_seats.c.table_id.in_(ids))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
            taken = (await connection.execute(seats)).all()
        records = {row["id"]: _from_row(dict(row)) for row in rows}
        return [(records[table], seat) for table, seat, stored in taken if (table, stored) in tokens_at]

    # -- small print

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; a database that cannot be written is a refusal, not a crash."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Conflict from None
        except OperationalError as problem:
            raise Refusal("unavailable", "the game could not be written down just now; try again") from problem

    @asynccontextmanager
    async def _changing(self, table: str, old: Head, new: Head, standing: Standing) -> AsyncIterator[AsyncConnection]:
        """A transaction that moves a table from one head to another, or Conflict."""
        async with self._writing() as connection:
            values: dict[str, Any] = {
                "revision": new.revision,
                "ply": new.ply,
                "asking": standing.asking,
                "over": standing.over,
                "updated": time.time(),
            }
            if standing.checkpoint is not None:
                values["checkpoint"] = json.dumps(standing.checkpoint)
            here = (_tables.c.id == table, _tables.c.revision == old.revision, _tables.c.ply == old.ply)
            moved = await connection.execute(_tables.update().where(*here).values(values))
            if moved.rowcount != 1:
                raise Conflict
            yield connection
            await self._tell(connection, table)

    async def _tell(self, connection: AsyncConnection, table: str) -> None:
        """Tell the other processes, at the moment of the commit, that a table has changed."""
        if self.shared:
            notice = json.dumps({"kind": "changed", "table": table, "origin": self.origin})
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))


def _engine(url: sa.URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    # One connection: SQLite has one writer anyway, and waiting in line is faster than trying again. With the
    # write-ahead log, NORMAL loses nothing when the process dies; only a power cut may cost the last moments.
    engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


async def _insert(connection: AsyncConnection, table: str, start: int, entries: Sequence[Any]) -> None:
    rows = [
        {"table_id": table, "ply": ply, "entry": json.dumps(entry, separators=(",", ":"))}
        for ply, entry in enumerate(entries, start=start)
    ]
    if rows:
        await connection.execute(_journal.insert(), rows)


def _row(record: Record) -> dict[str, Any]:
    values = {**vars(record), "revision": record.head.revision, "ply": record.head.ply}
    del values["head"]
    return {**values, "setup": json.dumps(record.setup), "checkpoint": json.dumps(record.checkpoint)}


def _from_row(row: dict[str, Any]) -> Record:
    head = Head(row.pop("revision"), row.pop("ply"))
    record = Record(**row, head=head)
    return replace(record, setup=json.loads(row["setup"]), checkpoint=json.loads(row["checkpoint"]))
