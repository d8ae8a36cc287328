"""SQLite and PostgreSQL: where transactions run, and how an answer is written past SQLAlchemy."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from sandtable.web.metering import meters
from sandtable.web.one_thread import OneThread, tell_in
from sandtable.web.refusals import BadMessage, Unavailable
from sandtable.web.stored import AtRest, Conflict, Head

log = logging.getLogger("sandtable.web")

CHANNEL: Final = "sandtable"
"""The PostgreSQL channel on which processes tell each other of changes."""
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
    SELECT (SELECT pg_notify($10, $11) WHERE $11 <> '') FROM moved
"""
"""Moves a table on, if it is where it is thought to be, adds to its journal, keeps what is told of it in lists, and
tells other processes, if there is something to tell: in one statement of PostgreSQL, one way there and back."""
_MOVE_AND_ADD_ALL: Final = """
    WITH given AS (
        SELECT * FROM unnest(
            $1::text[], $2::integer[], $3::integer[], $4::integer[], $5::text[], $6::boolean[], $7::float8[],
            $8::text[], $9::text[], $10::integer[], $11::text[]
        ) AS each (id, revision, ply, new_ply, asking, over, updated, checkpoint, notice, turn, note)
    ), moved AS (
        UPDATE tables SET ply = given.new_ply, asking = given.asking, over = given.over, updated = given.updated,
            checkpoint = coalesce(given.checkpoint, tables.checkpoint)
        FROM given WHERE tables.id = given.id AND tables.revision = given.revision AND tables.ply = given.ply
        RETURNING tables.id, given.notice, given.turn, given.note
    ), added AS (
        INSERT INTO journal (table_id, ply, entry)
        SELECT new.id, new.ply, new.entry FROM unnest($12::text[], $13::integer[], $14::text[]) AS new (id, ply, entry)
        WHERE new.id IN (SELECT id FROM moved)
    ), noted AS (
        INSERT INTO latest (table_id, turn, note) SELECT id, turn, note FROM moved
        ON CONFLICT (table_id) DO UPDATE SET turn = excluded.turn, note = excluded.note
    )
    SELECT id, (SELECT pg_notify($15, notice) WHERE notice <> '') FROM moved
"""
"""The same for several tables at once."""
_MOVE_HERE: Final = """
    UPDATE tables SET ply = ?, asking = ?, over = ?, updated = ?, checkpoint = coalesce(?, checkpoint)
    WHERE id = ? AND revision = ? AND ply = ?
"""
_ADD_HERE: Final = "INSERT INTO journal (table_id, ply, entry) VALUES (?, ?, ?)"
_NOTE_HERE: Final = """
    INSERT INTO latest (table_id, turn, note) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET turn = excluded.turn, note = excluded.note
"""
"""The same in statements of SQLite, where nobody else is told."""

AWAY: Final = (
    SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, sqlite3.Error,
    OSError, TimeoutError,
)  # fmt: skip
"""What a database can raise that is away, starting, full or locked; not all of it comes through SQLAlchemy."""
CONNECT_SECONDS: Final = 4.0
"""How long to wait for a connection to PostgreSQL."""
COMMAND_SECONDS: Final = 5.0
"""How long PostgreSQL may take over one command; the slowest takes a few milliseconds."""
WORK_SECONDS: Final = 8.0
"""How long anybody waits for PostgreSQL, with everything: then it is away."""
WRITERS: Final = 2
"""So many answers are written at a time; while they are, those that come wait, and are written next, all together."""
TOGETHER: Final = 64
"""No more than so many."""
OF_ONE: Final = ("22", "23", "40")
"""The classes of its codes for what is wrong with one of several changes: values, doubles, who was in the way."""
BAD_DATA: Final = "22"
"""The class of PostgreSQL's codes for values that it cannot keep, such as a text with a NUL in it."""

T = TypeVar("T")


class Addition(NamedTuple):
    """What an answer adds to a table at a head: new entries of its journal, as text."""

    table: str
    head: Head
    entries: list[str]
    rest: AtRest
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
        return None if self.rest.checkpoint is None else json.dumps(self.rest.checkpoint)

    @property
    def note(self) -> str:
        """The last thing told, as text."""
        return json.dumps(self.rest.latest.note)


class Database(Protocol):
    """Where transactions run."""

    async def open(self) -> None:
        """Get ready."""
        ...

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction."""
        ...

    async def maintain(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction, however long it takes."""
        ...

    async def append(self, added: Addition) -> bool:
        """Add to the journal of a table, at a fraction of what it costs through SQLAlchemy; whether it was there."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


class Sqlite:
    """One connection in one thread: SQLite has one writer anyway, and a transaction costs one change of threads.

    Whatever was acknowledged is on the disk (FULL): not even a power cut takes an answer back that was promised.
    """

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"), poolclass=sa.StaticPool, hide_parameters=True)
        self._thread = OneThread("database")
        self._plain: sqlite3.Connection | None = None
        """The one connection without SQLAlchemy around it, for what happens with every answer."""
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writing = False
        sa.event.listen(self._engine, "connect", _set_pragmas)

    async def open(self) -> None:
        """It connects when it is used."""

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction, in the thread of the database."""
        return await self._thread.result(lambda: self._in_transaction(work))

    async def maintain(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction; here nobody is hurried."""
        return await self.run(work)

    def _in_transaction(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def append(self, added: Addition) -> bool:
        """Add to the journal of a table; whether it was at its head.

        What comes while something is written is written next, all of it in one change of threads.
        """
        loop = asyncio.get_running_loop()
        written: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((added, written))
        if not self._writing:
            self._writing = True
            loop.call_soon(self._write_what_waits, loop)  # with whatever comes at the same moment
        return await written

    def _write_what_waits(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write all that waits; when it is written, what has come meanwhile."""
        self._writing = bool(self._waiting)
        if not self._waiting:
            return
        waiting, self._waiting = self._waiting, []

        def tell(results: Sequence[bool | Exception]) -> None:
            for (_, written), result in zip(waiting, results, strict=True):
                settle(written, result)
            self._write_what_waits(loop)

        def write() -> None:
            results: Sequence[bool | Exception]
            try:
                results = self._append_all([each for each, _ in waiting])
            except Exception as problem:  # there is no connection
                results = [problem] * len(waiting)
            tell_in(loop, tell, results)

        self._thread.do(write)

    def _append_all(self, additions: Sequence[Addition]) -> list[bool | Exception]:
        """All that waits is one transaction, and goes to the disk once.

        If something is wrong with it, each is one of its own: what is wrong with one does not touch another.
        """
        if self._plain is None:
            self._plain = self._engine.raw_connection().driver_connection
            assert isinstance(self._plain, sqlite3.Connection)
        if len(additions) > 1:
            with suppress(Exception), self._plain as connection:
                return [_append(connection, added) for added in additions]
        results: list[bool | Exception] = []
        for added in additions:
            try:
                with self._plain as connection:
                    was_there = _append(connection, added)
            except Exception as problem:  # it is raised where this one was asked for
                results.append(problem)
            else:  # only now it is on the disk: the end of the transaction may fail as well
                results.append(was_there)
        return results

    async def close(self) -> None:
        """Let what is under way come to its end, then close."""
        await self._thread.result(self._engine.dispose)
        self._thread.end()


def _append(connection: sqlite3.Connection, added: Addition) -> bool:
    """Add to the journal of a table; whether it was at its head."""
    table, head, rest = added.table, added.head, added.rest
    state = (added.new.ply, rest.asking, rest.over, added.time, added.checkpoint)
    if connection.execute(_MOVE_HERE, (*state, table, head.revision, head.ply)).rowcount != 1:
        return False
    rows = [(table, ply, entry) for ply, entry in enumerate(added.entries, start=head.ply)]
    connection.executemany(_ADD_HERE, rows)
    connection.execute(_NOTE_HERE, (table, rest.latest.turn, added.note))
    return True


class Postgres:
    """A pool of connections; and one beside SQLAlchemy, for what happens with every answer."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(
            url,
            pool_size=4,
            max_overflow=8,
            pool_timeout=CONNECT_SECONDS,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS},
        )
        self._url = url
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._pool: asyncpg.Pool | None = None
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writers = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Get ready; connections are made when they are needed."""
        self._pool = await asyncpg.create_pool(
            self._dsn,
            min_size=0,
            max_size=8,
            reset=_leave_as_it_is,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
        )

    async def append(self, added: Addition) -> bool:
        """Add to the journal of a table; whether it was at its head.

        What comes while much is written is written next, all of it in one statement, which is one commit.
        """
        if self._writers >= WRITERS:
            written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            self._waiting.append((added, written))
            return await written
        self._writers += 1
        try:
            return await self._append(added)
        finally:
            self._write_what_waits()

    def _write_what_waits(self) -> None:
        """Something was written: now what has come meanwhile."""
        self._writers -= 1
        if self._waiting:
            waiting, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            self._writers += 1
            task = asyncio.create_task(self._write(waiting))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _write(self, waiting: Sequence[tuple[Addition, asyncio.Future[bool]]]) -> None:
        """Write all of these; if something is wrong with it, each by itself."""
        results: Sequence[bool | Exception]
        try:
            results = await self._append_all([added for added, _ in waiting])
        except Exception as problem:
            of_one = str(getattr(problem, "sqlstate", "") or "").startswith(OF_ONE)
            results = [await self._tried(added) if of_one else problem for added, _ in waiting]
        for (_, written), result in zip(waiting, results, strict=True):
            settle(written, result)
        self._write_what_waits()

    async def _tried(self, added: Addition) -> bool | Exception:
        try:
            return await self._append(added)
        except Exception as problem:  # it is raised where this one was asked for
            return problem

    async def _append_all(self, additions: Sequence[Addition]) -> list[bool]:
        """Add to the journals of several tables; for each whether it was at its head."""
        assert self._pool is not None, "the store is not open"
        moves = [
            (
                each.table, *each.head, each.new.ply, each.rest.asking, each.rest.over, each.time, each.checkpoint,
                each.notice, each.rest.latest.turn, each.note,
            )
            for each in additions
        ]  # fmt: skip
        entries = [
            (each.table, ply, entry)
            for each in additions
            for ply, entry in enumerate(each.entries, start=each.head.ply)
        ]
        async with asyncio.timeout(WORK_SECONDS):
            told = await self._pool.fetch(_MOVE_AND_ADD_ALL, *_columns(moves, 11), *_columns(entries, 3), CHANNEL)
        moved = {row[0] for row in told}
        return [each.table in moved for each in additions]

    async def _append(self, added: Addition) -> bool:
        assert self._pool is not None, "the store is not open"
        rest = added.rest
        async with asyncio.timeout(WORK_SECONDS):
            told = await self._pool.fetch(
                _MOVE_AND_ADD, added.table, *added.head, added.new.ply, rest.asking, rest.over, added.time,
                added.checkpoint, added.entries, CHANNEL, added.notice, rest.latest.turn, added.note,
            )  # fmt: skip
        return bool(told)

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction."""
        async with asyncio.timeout(WORK_SECONDS), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def maintain(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction, however long it takes, on a connection of its own."""
        connecting = {"timeout": CONNECT_SECONDS}
        engine = create_async_engine(self._url, poolclass=sa.NullPool, hide_parameters=True, connect_args=connecting)
        async with engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections; of those that PostgreSQL does not let go of in time, all the same."""
        if self._pool is not None:
            try:
                async with asyncio.timeout(COMMAND_SECONDS):
                    await self._pool.close()
            except TimeoutError:
                self._pool.terminate()
        await self._engine.dispose()


def _columns(rows: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    """Rows as lists of what stands in each place."""
    return [[row[place] for row in rows] for place in range(width)]


def settle(written: asyncio.Future[bool], result: bool | Exception) -> None:
    """Tell somebody what has come of their addition, if they are still there."""
    if written.done():
        return
    if isinstance(result, bool):
        written.set_result(result)
    else:
        written.set_exception(result)


async def _leave_as_it_is(_: object) -> None:
    """One statement leaves nothing behind in a connection that would have to be reset."""


def _set_pragmas(connection: Any, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


async def safely(doing: Awaitable[T]) -> T:
    """Do something at the database; one that cannot be reached or written is a refusal, not a crash."""
    begun = time.perf_counter()
    try:
        done = await doing
    except (IntegrityError, asyncpg.IntegrityConstraintViolationError, sqlite3.IntegrityError):
        raise Conflict from None
    except AWAY as problem:
        reason = problem.orig if isinstance(problem, DBAPIError) else problem
        if str(getattr(reason, "sqlstate", "") or "").startswith(BAD_DATA):
            raise BadMessage("cannot-be-kept") from problem
        log.warning("the database cannot be used: %s: %s", type(reason).__name__, reason)
        raise Unavailable("unavailable") from problem
    meters().took("database", time.perf_counter() - begun)
    return done
