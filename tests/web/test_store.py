"""The database: what several tables write at once is written for each of them, or refused to that one alone."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from sandtable.core.errors import BadSave
from sandtable.core.game import game_named
from sandtable.web import databases, setups
from sandtable.web.databases import Addition, Sqlite
from sandtable.web.messages import NewTable
from sandtable.web.notices import Notices
from sandtable.web.refusals import NotFound, Unavailable
from sandtable.web.rooms import Rooms
from sandtable.web.store import Store
from sandtable.web.stored import AtRest, Conflict, Head, Latest, Record
from sandtable.web.tokens import hashed
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


def test_a_database_that_is_away_is_said_to_be(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 1) as (store, (table,)):
            with sqlite3.connect(tmp_path / "tables.sqlite3") as beside:
                beside.execute("ALTER TABLE journal RENAME TO lost")
            with pytest.raises(Unavailable):
                await store.append(table.id, table.head, [ENTRY], STANDING)
            assert await store.head(table.id) == table.head
        assert "the database cannot be used: OperationalError: no such table: journal" in caplog.text

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


# -- reading


def between(store: Store, statement: str, *values: object) -> list[str]:
    """Somebody else writes this whenever a journal has been read; the journals that were."""
    database, seen = store._database, list[str]()
    assert isinstance(database, Sqlite)

    def look(connection: Any, _cursor: Any, said: str, *_: Any) -> None:
        if said.startswith("SELECT journal"):
            seen.append(said)
            if statement:
                connection.exec_driver_sql(statement, values)

    sa.event.listen(database._engine, "after_cursor_execute", look)
    return seen


def test_a_journal_that_changes_while_it_is_read_is_read_again_and_at_last_given_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 2) as (store, (one, two)):
            once = "UPDATE tables SET revision = revision + 1 WHERE id = ? AND revision < 3"
            seen = between(store, once, one.id)
            assert (await store.journal(one.id))[0] == Head(3, one.head.ply)
            assert len(seen) == 4
            seen = between(store, "UPDATE tables SET revision = revision + 1 WHERE id = ?", two.id)
            with pytest.raises(Unavailable):
                await store.journal(two.id)
            assert len(seen) == 100

    asyncio.run(scenario())


def test_a_journal_is_read_from_any_ply_on_and_must_be_whole(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 1) as (store, (table,)):
            head = await store.append(table.id, table.head, [ENTRY, ENTRY], STANDING)
            assert len((await store.journal(table.id))[1]) == head.ply
            assert await store.journal(table.id, head.ply - 1) == (head, [ENTRY])
            for start in (head.ply, head.ply + 1):
                assert await store.journal(table.id, start) == (head, [])
            with pytest.raises(NotFound):
                await store.journal("none")
            assert await store.head("none") is None
            assert await store.record("none") is None
            with sqlite3.connect(tmp_path / "tables.sqlite3") as beside:
                beside.execute("DELETE FROM journal WHERE ply = 1")
            with pytest.raises(BadSave):
                await store.journal(table.id)
            assert (await store.journal(table.id, 2))[0] == head

    asyncio.run(scenario())


def test_idle_is_who_was_not_heard_of_since(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 3) as (store, records):
            with sqlite3.connect(tmp_path / "tables.sqlite3") as beside:
                for record, when in zip(records, (30.0, 10.0, 20.0), strict=True):
                    beside.execute("UPDATE tables SET updated = ?, created = ? WHERE id = ?", (when, -when, record.id))
            one, two, three = (record.id for record in records)
            assert await store.idle(30.0) == [two, three]  # the longest silent first
            assert await store.idle(30.5) == [two, three, one]
            assert await store.ids() == [one, three, two]  # the oldest first

    asyncio.run(scenario())


# -- telling


@pytest.mark.parametrize("letters", [0, 1])
def test_other_processes_are_told_what_was_added_if_it_is_not_too_long(tmp_path: Path, letters: int) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 1) as (store, (table,)):
            database, notices = store._database, list[str]()
            written = database.append

            async def append(added: Addition) -> bool:
                notices.append(added.notice)
                return await written(added)

            database.append = append  # type: ignore[method-assign]
            head = await store.append(table.id, table.head, [ENTRY], STANDING)
            store.shared = True  # from now on there are others
            head = await store.append(table.id, head, [ENTRY], STANDING, tell=False)
            head = await store.append(table.id, head, [ENTRY], STANDING)
            assert notices[:2] == ["", ""]
            told = {"kind": "changed", "table": table.id, "origin": ""}
            assert json.loads(notices[2]) == {**told, "head": [0, head.ply - 1], "added": [ENTRY]}
            space = 7500 - len(notices[2].replace(str(head.ply - 1), str(head.ply))) + len(json.dumps(ENTRY)) - 1
            long = "x" * (space - len('["us",[""]]') + letters)
            await store.append(table.id, head, [["us", [long]]], STANDING)
            assert json.loads(notices[3]) == (
                told if letters else {**told, "head": list(head), "added": [["us", [long]]]}
            )

    asyncio.run(scenario())


# -- people


def test_a_seat_is_given_once_and_whoever_has_it_may_ask_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 1) as (store, (table,)):
            with sqlite3.connect(tmp_path / "tables.sqlite3") as beside:
                beside.execute("UPDATE seats SET token_hash = NULL, code_hash = ?", (hashed("code"),))
            assert await store.waits(table.id, "other") is None
            first = await store.waits(table.id, "code")
            assert await store.claim(table.id, "other", "a") is None
            assert await store.claim(table.id, "code", "a") == (first, False, False)
            claimed = await store.claim(table.id, "code", "b")  # the same code opens two seats
            assert claimed is not None
            second = claimed.seat
            assert {first, second} == {"us", "jihadist"}
            assert await store.claim(table.id, "code", "c") is None
            assert await store.claim(table.id, "code", "b") == (second, False, True)
            assert await store.waits(table.id, "code") is None
            given = {seat.seat: (seat.token_hash, seat.code_hash) for seat in await store.seats(table.id)}
            assert given == {first: (hashed("a"), None), second: (hashed("b"), None)}

    asyncio.run(scenario())


def test_a_name_is_given_and_taken_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 2) as (store, (one, two)):
            await store.call(one.id, ["us", "jihadist"], "Ann")
            await store.call(two.id, ["us"], "Bo")
            await store.call(one.id, ["us"], None)
            names = [{seat.seat: seat.name for seat in await store.seats(table.id)} for table in (one, two)]
            assert names == [{"us": None, "jihadist": "Ann"}, {"us": "Bo", "jihadist": None}]

    asyncio.run(scenario())


def test_what_is_said_has_its_place_and_is_tried_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with tables(tmp_path, 2) as (store, (one, two)):
            for text in ("a", "b", "c"):
                await store.say(one.id, "us", None, text)
            await store.say(two.id, None, "Bo", "d")
            assert [(line.place, line.text) for line in await store.chat(one.id)] == [(1, "a"), (2, "b"), (3, "c")]
            assert [line.text for line in await store.chat(one.id, 3)] == ["c"]
            assert [(line.place, line.seat, line.name) for line in await store.chat(two.id)] == [(1, None, "Bo")]
            tried, run = list[int](), store._database.run

            async def taken(work: Any) -> Any:
                tried.append(1)
                if len(tried) <= most:
                    raise Conflict
                return await run(work)

            monkeypatch.setattr(store._database, "run", taken)
            most = 99
            await store.say(one.id, "us", None, "e")
            assert len(tried) == 100
            tried.clear()
            most = 100
            with pytest.raises(Unavailable):
                await store.say(one.id, "us", None, "f")
            assert len(tried) == 100

    asyncio.run(scenario())


# -- how the databases are held


def test_no_error_of_a_database_tells_what_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[dict[str, Any]] = []

    def noted(url: Any, **how: Any) -> Any:
        made.append(how)
        return create_async_engine(url, **how)

    async def scenario() -> None:
        async with tables(tmp_path, 1) as (store, _):
            with pytest.raises(Unavailable) as away:
                await store.maintain(
                    lambda connection: connection.execute(sa.text("SELECT :x FROM none"), {"x": "word"})
                )
            assert "word" not in str(away.value.__cause__)
        monkeypatch.setattr(databases, "create_async_engine", noted)
        database = databases.Postgres(sa.make_url("postgresql+asyncpg://me@127.0.0.1:1/none"))
        await database.open()
        assert database._pool is not None
        assert (database._pool.get_min_size(), database._pool.get_max_size()) == (0, 8)
        with pytest.raises(OSError, match="Connect call failed"):
            await database.maintain(lambda connection: None)
        await database.close()

    asyncio.run(scenario())
    assert [how["hide_parameters"] for how in made] == [True, True]
    assert (made[0]["pool_size"], made[0]["max_overflow"], made[0]["pool_pre_ping"]) == (4, 8, True)
    assert made[1]["poolclass"] is sa.NullPool
