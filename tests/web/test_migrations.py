"""A database of an earlier version becomes one of this version, with all that is in it; a newer one is refused."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from sandtable.core.errors import BadSetup
from sandtable.web import migrations, schema, serve
from sandtable.web.schema import SCHEMA, VERSION
from sandtable.web.store import Store
from tests.web.databases import maintained
from tests.web.people import HOT_SEAT, play_on, serving, sqlite

NEWER = str(int(VERSION) + 1)


def _as_it_was(connection: sa.Connection) -> None:
    """A database as it was before there were versions: without their table, and without what they have added."""
    for statement in (
        "DROP TABLE alembic_version",
        "DROP TABLE clocks",
        "DROP TABLE wishes",
        "DROP TABLE dispatches",
        "DROP TABLE choices",
        "DROP TABLE addresses",
        "DROP TABLE identities",
        "DROP TABLE secrets",
        "DROP TABLE transfers",
        "DROP TABLE devices",
        "DROP TABLE persons",
        "DROP INDEX ix_seats_person",
        "ALTER TABLE seats DROP COLUMN person",
        "ALTER TABLE seats DROP COLUMN stand_in",
        "ALTER TABLE seats DROP COLUMN offer_hash",
        "ALTER TABLE tables DROP COLUMN options",
    ):
        connection.execute(sa.text(statement))


def _state(connection: sa.Connection) -> tuple[str | None, list[Any]]:
    return schema.version(connection), compare_metadata(MigrationContext.configure(connection), SCHEMA)


def test_the_newest_file_leads_to_this_version() -> None:
    assert migrations.newest() == VERSION


@pytest.mark.parametrize("begun", ["empty", "1"])
def test_a_new_database_and_one_that_was_brought_forward_are_the_same(database: str, begun: str) -> None:
    async def scenario() -> None:
        if begun == "1":
            await maintained(database, lambda connection: migrations.upgrade(connection, "1"))
            assert await maintained(database, schema.version) == "1"
        store = Store(database)
        await store.open()
        await store.close()
        version, differences = await maintained(database, _state)
        assert version == VERSION
        assert [each for each in differences if "alembic_version" not in str(each)] == []

    asyncio.run(scenario())


def _described(connection: sa.Connection) -> dict[str, Any]:
    """Every table with its columns, keys and ties, as the database has them."""
    found = sa.inspect(connection)
    return {
        name: (
            {column["name"]: (str(column["type"]), column["nullable"]) for column in found.get_columns(name)},
            found.get_pk_constraint(name)["constrained_columns"],
            [(tie["constrained_columns"], tie["options"]) for tie in found.get_foreign_keys(name)],
        )
        for name in SCHEMA.tables
    }


def test_column_by_column_it_is_the_same_however_it_came_to_be(database: str) -> None:
    async def scenario() -> None:
        await maintained(database, schema.set_up)
        new = await maintained(database, _described)
        await maintained(database, SCHEMA.drop_all)
        await maintained(database, lambda connection: connection.execute(sa.text("DROP TABLE alembic_version")))
        await maintained(database, migrations.upgrade)
        assert await maintained(database, _described) == new
        assert new["journal"][1:] == (["table_id", "ply"], [(["table_id"], {"ondelete": "CASCADE"})])

    asyncio.run(scenario())


@pytest.mark.parametrize("lacking", [[], ["people", "latest", "chat"]])
def test_a_database_of_today_is_brought_forward_with_all_that_is_in_it(database: str, lacking: list[str]) -> None:
    async def scenario() -> None:
        async with serving(database) as server:
            created = await server.create(HOT_SEAT, options={"scenario": "lets_roll"}, name="kept")
            table, token = created["table"], created["seats"]["us"]
            async with server.player(table, token) as player:
                await play_on(player, 12, random.Random(1))
                before = player.table
        await maintained(database, _as_it_was)
        for name in lacking:
            await maintained(database, lambda connection, name=name: connection.execute(sa.text(f"DROP TABLE {name}")))
        assert await maintained(database, schema.version) is None
        async with serving(database) as server:
            held = [{"table": table, "token": token}]
            (row,) = (await server.http.post("/api/mine", json={"tokens": held})).json()
            assert (row["name"], row["options"]["scenario"]) == ("kept", "lets_roll")
            async with server.player(table, token) as player:
                for part in ("ply", "revision", "question", "view", "commitment"):
                    assert player.table[part] == before[part]
                await play_on(player, 3, random.Random(2))

    asyncio.run(scenario())


def test_a_newer_database_is_refused_in_words_and_left_alone(database: str) -> None:
    async def scenario() -> None:
        store = Store(database)
        await store.open()
        await store.close()

        def newer(connection: sa.Connection) -> None:
            connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{NEWER}'"))

        await maintained(database, newer)

    asyncio.run(scenario())
    with pytest.raises(BadSetup, match=f"the database has version {NEWER}, and this program knows {VERSION}"):
        serve.serve(serve.Settings(port=0, database=database))
    assert asyncio.run(maintained(database, schema.version)) == NEWER


def test_what_fails_on_the_way_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(maintained(sqlite(tmp_path), lambda connection: migrations.upgrade(connection, "1")))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside:
        before = list(beside.execute("SELECT name, sql FROM sqlite_master ORDER BY name"))

    def broken(connection: sa.Connection) -> None:
        connection.execute(sa.text("ALTER TABLE tables ADD COLUMN options TEXT"))
        connection.execute(sa.text("CREATE TABLE wishes (x INTEGER)"))
        raise RuntimeError("the power is gone")

    monkeypatch.setattr(migrations, "upgrade", broken)
    with pytest.raises(RuntimeError, match="power"):
        asyncio.run(maintained(sqlite(tmp_path), schema.set_up))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside:
        assert list(beside.execute("SELECT name, sql FROM sqlite_master ORDER BY name")) == before


def test_a_damaged_table_stops_nothing_on_the_way(tmp_path: Path) -> None:
    asyncio.run(maintained(sqlite(tmp_path), lambda connection: migrations.upgrade(connection, "1")))
    rows = [("good", json.dumps({"options": {"scenario": "x"}, "position": None})), ("bad", "{")]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside, beside:
        for id, setup in rows:
            values = (id, "", "labyrinth", 1, setup, "1", None, 1, 0, 0, None, 0, "{}", 0.0, 0.0)
            beside.execute(f"INSERT INTO tables VALUES ({','.join('?' * 15)})", values)
    asyncio.run(maintained(sqlite(tmp_path), schema.set_up))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside:
        found = dict(beside.execute("SELECT id, options FROM tables"))
    assert {id: json.loads(text) for id, text in found.items()} == {"good": {"scenario": "x"}, "bad": {}}
