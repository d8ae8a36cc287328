"""The database: tables, seats and journals. Whatever is acknowledged to a player has been written here first.

A table's row holds its revision (how many times something was taken back) and its ply. Every change names the
revision and ply it starts from, so of two changes at once exactly one happens, whichever process they come from.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from sandtable.core.errors import BadSave
from sandtable.web import tokens
from sandtable.web.limits import LINE_LETTERS, LINES_KEPT, NAME_LETTERS
from sandtable.web.refusals import BadMessage, NotFound, Unavailable

log = logging.getLogger("sandtable.web")

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

_people = sa.Table(
    "people",
    _schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(NAME_LETTERS), nullable=False),
)
"""What those who sit there are called; a table of its own, as older databases have none."""

_latest = sa.Table(
    "latest",
    _schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("turn", sa.Integer),
    sa.Column("note", sa.Text, nullable=False),
)
"""The turn and the last thing that all may read, for lists of tables."""

_chat = sa.Table(
    "chat",
    _schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("seat", sa.String(32)),
    sa.Column("name", sa.String(NAME_LETTERS)),
    sa.Column("text", sa.String(LINE_LETTERS), nullable=False),
    sa.Column("said", sa.Float, nullable=False),
)

_MOVE = _tables.update().where(
    _tables.c.id == sa.bindparam("here"),
    _tables.c.revision == sa.bindparam("old_revision"),
    _tables.c.ply == sa.bindparam("old_ply"),
)
"""Moves a table on, if it is where it is thought to be."""
_ADD = _journal.insert()
_NOTE = _latest.update().where(_latest.c.table_id == sa.bindparam("here"))
_MOVE_AND_ADD: Final = """
    WITH moved AS (
        UPDATE tables SET ply = $4, asking = $5, over = $6, updated = $7, checkpoint = coalesce($8, checkpoint)
        WHERE id = $1 AND revision = $2 AND ply = $3 RETURNING id
    ), added AS (
        INSERT INTO journal (table_id, ply, entry)
        SELECT $1, $3 + place::integer - 1, entry FROM unnest($9::text[]) WITH ORDINALITY AS new (entry, place)
        WHERE EXISTS (SELECT FROM moved)
    ), noted AS (
        INSERT INTO latest (table_id, turn, note) SELECT id, $12::integer, $13 FROM moved
        ON CONFLICT (table_id) DO UPDATE SET turn = excluded.turn, note = excluded.note
    )
    SELECT pg_notify($10, $11) FROM moved
"""
"""The same, the journal and the notice to other processes in one statement of PostgreSQL: one way there and back."""
_MOVE_HERE: Final = """
    UPDATE tables SET ply = ?, asking = ?, over = ?, updated = ?, checkpoint = coalesce(?, checkpoint)
    WHERE id = ? AND revision = ? AND ply = ?
"""
_ADD_HERE: Final = "INSERT INTO journal (table_id, ply, entry) VALUES (?, ?, ?)"
_NOTE_HERE: Final = """
    INSERT INTO latest (table_id, turn, note) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET turn = excluded.turn, note = excluded.note
"""
"""The same in statements of SQLite."""
NOTICE_BYTES: Final = 7500
"""The longest notice; PostgreSQL takes 8000."""

AWAY: Final = (
    SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error, OSError, TimeoutError
)  # fmt: skip
"""What a database can raise that is away, starting, full or locked; not all of it comes through SQLAlchemy."""
BAD_DATA: Final = "22"
"""The class of PostgreSQL's codes for values that it cannot keep, such as a text with a NUL in it."""
SETUP: Final = frozenset({"seats", "options", "position", "dice", "free_undo", "history"})
"""What the setup of every stored table says."""
READINGS: Final = 100
"""How often a journal is read again that changes while it is read."""

T = TypeVar("T")


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


class Standing(NamedTuple):
    """What is known about a table without replaying it: who is asked, whether it is over, its newest checkpoint."""

    asking: str | None
    over: bool
    checkpoint: dict[str, Any] | None
    """None when it is the one that is stored already."""
    latest: Latest = Latest()


class Addition(NamedTuple):
    """What an answer adds to a table at a head: new entries of its journal, as text."""

    table: str
    head: Head
    entries: list[str]
    standing: Standing
    time: float
    notice: str
    """What the other processes are told, where there are any."""

    @property
    def new(self) -> Head:
        """The head after it."""
        return Head(self.head.revision, self.head.ply + len(self.entries))

    @property
    def checkpoint(self) -> str | None:
        """The newest checkpoint as text; None when it is stored already."""
        return None if self.standing.checkpoint is None else json.dumps(self.standing.checkpoint)

    @property
    def note(self) -> str:
        """The last thing told, as text."""
        return json.dumps(self.standing.latest.note)


@dataclass(frozen=True)
class Record:
    """A table as it is stored, without its journal."""

    id: str
    name: str | None
    """What a person has called it."""
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
    """A seat as it is stored: who plays it, the hashes of its token and of the code to join it, a person's name."""

    seat: str
    who: str
    token_hash: str | None = None
    code_hash: str | None = None
    name: str | None = None
    """What the person there is called."""


@dataclass(frozen=True)
class Held:
    """A table at which somebody has seats: these, among all."""

    record: Record
    mine: list[str]
    seats: list[Seat]
    latest: Latest


class Store:
    """All tables, in SQLite or PostgreSQL. What is done in one call happens in one transaction, or not at all."""

    def __init__(self, url: str, origin: str = "") -> None:
        self.url = sa.make_url(url)
        self._origin = origin
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether several processes may serve these tables and tell each other of changes."""
        self._database: Database = Postgres(self.url) if self.shared else Sqlite(self.url)

    async def open(self) -> None:
        """Connect, and create the schema if it is not there."""
        await self._safely(self._database.open())
        await self._do(self._set_up)

    def _set_up(self, connection: sa.Connection) -> None:
        if self.shared:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_SETTING_UP)))
        _schema.create_all(connection)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._database.close()

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction."""
        return await self._safely(self._database.run(work))

    async def _safely(self, doing: Awaitable[T]) -> T:
        """Do something at the database; one that cannot be reached or written is a refusal, not a crash."""
        try:
            return await doing
        except (IntegrityError, asyncpg.IntegrityConstraintViolationError, sqlite3.IntegrityError):
            raise Conflict from None
        except AWAY as problem:
            reason = problem.orig if isinstance(problem, DBAPIError) else problem
            if str(getattr(reason, "sqlstate", "") or "").startswith(BAD_DATA):
                raise BadMessage("cannot-be-kept") from problem
            log.warning("the database cannot be used: %s: %s", type(reason).__name__, reason)
            raise Unavailable("unavailable") from problem

    # -- tables

    async def create(self, record: Record, seats: Sequence[Seat], entries: Sequence[Any]) -> None:
        """Write a new table whole."""

        def work(connection: sa.Connection) -> None:
            connection.execute(_tables.insert(), _row(record))
            connection.execute(_seats.insert(), [_seat_row(record.id, seat) for seat in seats])
            _insert(connection, record.id, 0, entries)

        await self._do(work)

    async def record(self, table: str) -> Record | None:
        """A table, or None."""
        query = sa.select(_tables).where(_tables.c.id == table)
        row = await self._do(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else _from_row(dict(row))

    async def head(self, table: str) -> Head | None:
        """How far a table has come, or None if there is none."""
        return await self._do(lambda connection: _head(connection, table))

    async def journal(self, table: str, start: int = 0) -> tuple[Head, list[Any]]:
        """The head, and the journal from a ply on, as they stand together."""
        query = sa.select(_journal.c.entry).where(_journal.c.table_id == table, _journal.c.ply >= start)

        def work(connection: sa.Connection) -> tuple[Head, list[Any]]:
            for _ in range(READINGS):
                before = _head(connection, table)
                rows = connection.execute(query.order_by(_journal.c.ply)).scalars().all()
                after = _head(connection, table)
                if after is None:
                    raise NotFound("no-table")
                if before == after:
                    if len(rows) != max(0, after.ply - start):
                        raise BadSave("table-damaged")
                    return after, [_document(row) for row in rows]
            raise Unavailable("unavailable")

        return await self._do(work)

    # -- changes

    async def append(self, table: str, head: Head, entries: Sequence[Any], standing: Standing) -> Head:
        """Add to the journal; Conflict if the table is not at ``head`` any more."""
        notice = self._notice(table, head, entries) if self.shared else ""
        added = Addition(
            table, head, [json.dumps(entry, separators=(",", ":")) for entry in entries], standing, time.time(), notice
        )
        if not await self._safely(self._database.append(added)):
            raise Conflict
        return added.new

    async def cut(self, table: str, head: Head, ply: int, standing: Standing) -> Head:
        """Take back everything from ``ply`` on; Conflict if the table is not at ``head`` any more."""
        new = Head(head.revision + 1, ply)

        def work(connection: sa.Connection) -> None:
            self._move(connection, table, head, new, standing)
            connection.execute(_journal.delete().where(_journal.c.table_id == table, _journal.c.ply >= ply))

        await self._do(work)
        return new

    async def restart(self, old: Record, new: Record, entries: Sequence[Any], standing: Standing) -> Head:
        """Replace set-up and journal, for a table that goes on under newer rules."""
        head = Head(old.head.revision + 1, len(entries))

        def work(connection: sa.Connection) -> None:
            self._move(connection, old.id, old.head, head, standing)
            values = {"rules": new.rules, "setup": json.dumps(new.setup), "seed": new.seed}
            connection.execute(_tables.update().where(_tables.c.id == old.id).values(values))
            connection.execute(_journal.delete().where(_journal.c.table_id == old.id))
            _insert(connection, old.id, 0, entries)

        await self._do(work)
        return head

    def _move(self, connection: sa.Connection, table: str, old: Head, new: Head, standing: Standing) -> None:
        """Move a table from one head to another, or raise Conflict."""
        values: dict[str, Any] = {
            "here": table,
            "old_revision": old.revision,
            "old_ply": old.ply,
            "revision": new.revision,
            "ply": new.ply,
            "asking": standing.asking,
            "over": standing.over,
            "updated": time.time(),
        }
        if standing.checkpoint is not None:
            values["checkpoint"] = json.dumps(standing.checkpoint)
        if connection.execute(_MOVE, values).rowcount != 1:
            raise Conflict
        latest = {"turn": standing.latest.turn, "note": json.dumps(standing.latest.note)}
        if connection.execute(_NOTE, {"here": table, **latest}).rowcount != 1:
            connection.execute(_latest.insert(), {"table_id": table, **latest})
        self._tell(connection, table)

    def _tell(self, connection: sa.Connection, table: str) -> None:
        """Tell the other processes, at the moment of the commit, that a table has changed."""
        if self.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, self._notice(table))))

    def _notice(self, table: str, head: Head | None = None, entries: Sequence[Any] = ()) -> str:
        """That a table has changed, and, where it is no more than that, what was added to its journal."""
        notice = {"kind": "changed", "table": table, "origin": self._origin}
        added = json.dumps({**notice, "head": head, "added": entries}, separators=(",", ":"))
        return added if head is not None and len(added) <= NOTICE_BYTES else json.dumps(notice)

    # -- seats

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table."""
        return await self._do(lambda connection: _seats_of(connection, table))

    async def claim(self, table: str, code: str, token: str) -> str | None:
        """Give the open seat that a code stands for to a token; the code is spent. None if it opens nothing.

        A token that has the seat already is given it again: its first reply may have been lost.
        """

        def work(connection: sa.Connection) -> str | None:
            seats = _seats_of(connection, table)
            for seat in (seat for seat in seats if tokens.matches(code, seat.code_hash)):
                here = (_seats.c.table_id == table, _seats.c.seat == seat.seat, _seats.c.code_hash == seat.code_hash)
                given = {"token_hash": tokens.hashed(token), "code_hash": None}
                if connection.execute(_seats.update().where(*here).values(given)).rowcount == 1:
                    self._tell(connection, table)
                    return seat.seat
            return next((seat.seat for seat in seats if tokens.matches(token, seat.token_hash)), None)

        return await self._do(work)

    async def waits(self, table: str, code: str) -> str | None:
        """The open seat that a code stands for, or None if it opens nothing (any more)."""
        seats = await self.seats(table)
        return next((seat.seat for seat in seats if tokens.matches(code, seat.code_hash)), None)

    async def call(self, table: str, seats: Sequence[str], name: str | None) -> None:
        """Somebody says what to call whoever sits at these seats."""

        def work(connection: sa.Connection) -> None:
            here = (_people.c.table_id == table, _people.c.seat.in_(seats))
            connection.execute(_people.delete().where(*here))
            if name is not None:
                rows = [{"table_id": table, "seat": seat, "name": name} for seat in seats]
                connection.execute(_people.insert(), rows)
            self._tell(connection, table)

        await self._do(work)

    async def held(self, pairs: Sequence[tuple[str, str]]) -> list[Held]:
        """The tables and seats to which each of these (table, token) pairs gives a right."""
        ids = {table for table, _ in pairs if tokens.is_table_id(table)}

        def work(connection: sa.Connection) -> tuple[dict[str, Record], dict[str, list[Seat]], dict[str, Latest]]:
            rows = connection.execute(sa.select(_tables).where(_tables.c.id.in_(ids))).mappings().all()
            records = {}
            for row in rows:
                with suppress(BadSave):  # a damaged table keeps no other waiting
                    records[row["id"]] = _from_row(dict(row))
            told = connection.execute(sa.select(_latest).where(_latest.c.table_id.in_(records))).all()
            latest = {row.table_id: Latest(row.turn, _document(row.note)) for row in told}
            return records, {id: _seats_of(connection, id) for id in records}, latest

        records, seats, latest = await self._do(work)
        found: list[Held] = []
        for table, token in pairs:
            mine = [seat.seat for seat in seats.get(table, ()) if tokens.matches(token, seat.token_hash)]
            if mine:
                found.append(Held(records[table], mine, seats[table], latest.get(table, Latest())))
        return found

    # -- chat

    async def chat(self, table: str, start: int = 0) -> list[Line]:
        """What was said at a table, from a place on."""
        return await self._do(lambda connection: _lines(connection, table, start))

    async def say(self, table: str, seat: str | None, name: str | None, text: str) -> None:
        """Somebody says something; of very much, the oldest is forgotten."""

        def work(connection: sa.Connection) -> None:
            query = sa.select(sa.func.max(_chat.c.place)).where(_chat.c.table_id == table)
            place = (connection.execute(query).scalar() or 0) + 1
            line = {"table_id": table, "place": place, "seat": seat, "name": name, "text": text, "said": time.time()}
            connection.execute(_chat.insert(), line)
            old = (_chat.c.table_id == table, _chat.c.place <= place - LINES_KEPT)
            connection.execute(_chat.delete().where(*old))
            if self.shared:
                notice = json.dumps({"kind": "said", "table": table, "origin": self._origin})
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))

        for _ in range(READINGS):
            with suppress(Conflict):  # somebody has said something at the same moment
                await self._do(work)
                return
        raise Unavailable("unavailable")


class Database(Protocol):
    """Where transactions run."""

    async def open(self) -> None:
        """Get ready."""
        ...

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction."""
        ...

    async def append(self, added: Addition) -> bool:
        """Add to the journal of a table, at a fraction of what it costs through SQLAlchemy; whether it was there."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


class Sqlite:
    """One connection in one thread: SQLite has one writer anyway, and a transaction costs one change of threads.

    With the write-ahead log, NORMAL loses nothing when the process dies; only a power cut may cost the last moments.
    """

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"), poolclass=sa.StaticPool, hide_parameters=True)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database")
        self._plain: sqlite3.Connection | None = None
        """The one connection without SQLAlchemy around it, for what happens with every answer."""
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        sa.event.listen(self._engine, "connect", _set_pragmas)

    async def open(self) -> None:
        """It connects when it is used."""

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction, in the thread of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_transaction, work)

    def _in_transaction(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def append(self, added: Addition) -> bool:
        """Add to the journal of a table; whether it was at its head.

        What comes while something is written is written next, all of it in one change of threads.
        """
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((added, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_what_waits())
        return await written

    async def _write_what_waits(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            work = asyncio.get_running_loop().run_in_executor(
                self._thread, self._append_all, [each for each, _ in waiting]
            )
            for (_, written), result in zip(waiting, await work, strict=True):
                if written.cancelled():
                    continue
                if isinstance(result, bool):
                    written.set_result(result)
                else:
                    written.set_exception(result)

    def _append_all(self, additions: Sequence[Addition]) -> list[bool | Exception]:
        """Each addition is a transaction of its own: what is wrong with one does not touch another."""
        results: list[bool | Exception] = []
        for added in additions:
            try:
                results.append(self._append(added))
            except Exception as problem:  # it is raised where this one was asked for
                results.append(problem)
        return results

    def _append(self, added: Addition) -> bool:
        if self._plain is None:
            self._plain = self._engine.raw_connection().driver_connection
            assert isinstance(self._plain, sqlite3.Connection)
        table, head, standing = added.table, added.head, added.standing
        state = (added.new.ply, standing.asking, standing.over, added.time, added.checkpoint)
        with self._plain as connection:  # a transaction
            if connection.execute(_MOVE_HERE, (*state, table, head.revision, head.ply)).rowcount != 1:
                return False
            rows = [(table, ply, entry) for ply, entry in enumerate(added.entries, start=head.ply)]
            connection.executemany(_ADD_HERE, rows)
            connection.execute(_NOTE_HERE, (table, standing.latest.turn, added.note))
        return True

    async def close(self) -> None:
        """Let what is under way come to its end, then close."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class Postgres:
    """A pool of connections; and one beside SQLAlchemy, for what happens with every answer."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(url, pool_size=4, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        """Get ready; connections are made when they are needed."""
        self._pool = await asyncpg.create_pool(self._dsn, min_size=0, max_size=8, reset=_leave_as_it_is)

    async def append(self, added: Addition) -> bool:
        """Add to the journal of a table; whether it was at its head."""
        assert self._pool is not None, "the store is not open"
        standing = added.standing
        told = await self._pool.fetch(
            _MOVE_AND_ADD, added.table, *added.head, added.new.ply, standing.asking, standing.over, added.time,
            added.checkpoint, added.entries, CHANNEL, added.notice, standing.latest.turn, added.note,
        )  # fmt: skip
        return bool(told)

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections."""
        if self._pool is not None:
            await self._pool.close()
        await self._engine.dispose()


async def _leave_as_it_is(_: object) -> None:
    """One statement leaves nothing behind in a connection that would have to be reset."""


def _set_pragmas(connection: Any, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _head(connection: sa.Connection, table: str) -> Head | None:
    query = sa.select(_tables.c.revision, _tables.c.ply).where(_tables.c.id == table)
    row = connection.execute(query).first()
    return None if row is None else Head(row[0], row[1])


def _seats_of(connection: sa.Connection, table: str) -> list[Seat]:
    columns = (_seats.c.seat, _seats.c.who, _seats.c.token_hash, _seats.c.code_hash, _people.c.name)
    same = sa.and_(_people.c.table_id == _seats.c.table_id, _people.c.seat == _seats.c.seat)
    query = sa.select(*columns).select_from(_seats.outerjoin(_people, same)).where(_seats.c.table_id == table)
    return [Seat(*row) for row in connection.execute(query).all()]


def _seat_row(table: str, seat: Seat) -> dict[str, Any]:
    row = {"table_id": table, **vars(seat)}
    del row["name"]
    return row


def _lines(connection: sa.Connection, table: str, start: int) -> list[Line]:
    columns = (_chat.c.place, _chat.c.seat, _chat.c.name, _chat.c.text, _chat.c.said)
    query = sa.select(*columns).where(_chat.c.table_id == table, _chat.c.place >= start).order_by(_chat.c.place)
    return [Line(*row) for row in connection.execute(query).all()]


def _insert(connection: sa.Connection, table: str, start: int, entries: Sequence[Any]) -> None:
    rows = [
        {"table_id": table, "ply": ply, "entry": json.dumps(entry, separators=(",", ":"))}
        for ply, entry in enumerate(entries, start=start)
    ]
    if rows:
        connection.execute(_ADD, rows)


def _row(record: Record) -> dict[str, Any]:
    values = {**vars(record), "revision": record.head.revision, "ply": record.head.ply}
    del values["head"]
    documents = {"setup": json.dumps(record.setup), "checkpoint": json.dumps(record.checkpoint)}
    return {**values, **documents, "name": record.name or ""}


def _from_row(row: dict[str, Any]) -> Record:
    head = Head(row.pop("revision"), row.pop("ply"))
    record = Record(**row, head=head)
    setup, checkpoint = _document(row["setup"]), _document(row["checkpoint"])
    if not isinstance(setup, dict) or not setup.keys() >= SETUP:
        raise BadSave("table-damaged")
    return replace(record, setup=setup, checkpoint=checkpoint, name=record.name or None)


def _document(text: Any) -> Any:
    try:
        return json.loads(text)
    except (TypeError, ValueError, RecursionError):
        raise BadSave("table-damaged") from None
