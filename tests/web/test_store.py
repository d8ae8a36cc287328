"""The database: what several tables write at once is written for each of them, or refused to that one alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sandtable.core.game import game_named
from sandtable.web import setups
from sandtable.web.databases import Sqlite
from sandtable.web.messages import NewTable
from sandtable.web.notices import Notices
from sandtable.web.refusals import Unavailable
from sandtable.web.rooms import Rooms
from sandtable.web.store import Store
from sandtable.web.stored import AtRest, Conflict, Head, Latest, Record
from tests.web.people import sqlite

STANDING = AtRest("us", False, None, Latest(3, "note-new-turn"))
ENTRY = ["us", ["done"]]


@asynccontextmanager
async def tables(folder: Path, count: int) -> AsyncIterator[tuple[Store, list[Record]]]:
    """A store with some tables in it."""
    store = Store(sqlite(folder))
    rooms = Rooms(store, Notices())
    await store.open()
    wanted = NewTable(game="labyrinth", seats={"us": "me", "jihadist": "me"})
    records = []
    for _ in range(count):
        seated = setups.seating(game_named("labyrinth"), wanted.seats)
        records.append(await rooms.create(setups.new_table(wanted, seated), seated, wanted))
    yield store, records
    await rooms.close()
    await store.close()


def after(record: Record, entries: int) -> Head:
    """The head of a table after some entries more."""
    return Head(record.head.revision, record.head.ply + entries)


def test_of_what_is_written_at_once_each_is_written_or_refused_by_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 3) as (store, (one, two, damaged)):
            with sqlite3.connect(tmp_path / "tables.sqlite3") as beside:
                row = (damaged.id, damaged.head.ply, "[]")
                beside.execute("INSERT INTO journal (table_id, ply, entry) VALUES (?, ?, ?)", row)
            written = await asyncio.gather(
                store.append(one.id, one.head, [ENTRY], STANDING),
                store.append(one.id, one.head, [ENTRY], STANDING),  # somebody was faster
                store.append(damaged.id, damaged.head, [ENTRY], STANDING),  # there is such an entry already
                store.append(two.id, two.head, [ENTRY, ENTRY], STANDING),
                return_exceptions=True,
            )
            assert (written[0], written[3]) == (after(one, 1), after(two, 2))
            assert [type(result) for result in written[1:3]] == [Conflict, Conflict]
            assert await store.head(damaged.id) == damaged.head  # nothing of it was written
            assert (await store.journal(one.id, one.head.ply)) == (after(one, 1), [ENTRY])
            assert (await store.journal(two.id, two.head.ply)) == (after(two, 2), [ENTRY, ENTRY])

    asyncio.run(scenario())


def test_whoever_does_not_wait_for_what_is_written_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 2) as (store, (one, two)):
            leaving = asyncio.create_task(store.append(one.id, one.head, [ENTRY], STANDING))
            staying = asyncio.create_task(store.append(two.id, two.head, [ENTRY], STANDING))
            await asyncio.sleep(0)
            leaving.cancel()
            assert await staying == after(two, 1)
            assert await store.append(two.id, after(two, 1), [ENTRY], STANDING) == after(two, 2)

    asyncio.run(scenario())


def test_the_turn_and_the_last_note_are_kept_with_every_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 1) as (store, (table,)):
            head = await store.append(table.id, table.head, [ENTRY], STANDING)
            later = STANDING._replace(latest=Latest(4, "note-deal"), checkpoint={"turn": 4}, over=True)
            await store.append(table.id, head, [ENTRY], later)
            record = await store.record(table.id)
            assert record is not None
            assert (record.over, record.checkpoint, record.head) == (True, {"turn": 4}, after(table, 2))
        with sqlite3.connect(tmp_path / "tables.sqlite3") as beside:
            assert beside.execute("SELECT turn, note FROM latest").fetchall() == [(4, '"note-deal"')]

    asyncio.run(scenario())


def test_a_database_that_is_away_is_said_to_be(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 1) as (store, (table,)):
            with sqlite3.connect(tmp_path / "tables.sqlite3") as beside:
                beside.execute("ALTER TABLE journal RENAME TO lost")
            with pytest.raises(Unavailable):
                await store.append(table.id, table.head, [ENTRY], STANDING)
            assert await store.head(table.id) == table.head

    asyncio.run(scenario())


def test_what_waits_goes_to_the_disk_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 3) as (store, records):
            plies = [record.head.ply for record in records]
            commits: list[str] = []

            async def write(more: int) -> None:
                heads = [after(record, more) for record in records]
                await asyncio.gather(
                    *(
                        store.append(record.id, head, [ENTRY], STANDING)
                        for record, head in zip(records, heads, strict=True)
                    )
                )

            await write(0)
            database = store._database
            assert isinstance(database, Sqlite)
            assert database._plain is not None
            database._plain.set_trace_callback(lambda said: commits.append(said) if said == "COMMIT" else None)
            await write(1)
            assert len(commits) == 1
            assert [await store.head(record.id) for record in records] == [Head(0, ply + 2) for ply in plies]

    asyncio.run(scenario())
