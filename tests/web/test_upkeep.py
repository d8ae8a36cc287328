"""What a host does with the games that are kept: backup, restore, export, the open archive, retention, deletion."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sandtable import Table
from sandtable.core.errors import BadSetup, SandtableError
from sandtable.core.verify import verify
from sandtable.terminal.main import main
from sandtable.web import migrations, upkeep
from sandtable.web import rooms as all_rooms
from sandtable.web.refusals import NotFound
from sandtable.web.schema import SCHEMA, SECRETS, VERSION
from sandtable.web.store import Store
from tests.web.databases import maintained
from tests.web.people import HOT_SEAT, Server, bearer, play_on, serving, sqlite
from tests.web.waiting import code_of, until


def contents(connection: sa.Connection) -> dict[str, list[Any]]:
    """All rows of all tables."""
    return {
        table.name: sorted(map(tuple, connection.execute(sa.select(table)).all()), key=str)
        for table in SCHEMA.sorted_tables
    }


async def played(server: Server, answers: int, **more: Any) -> tuple[str, str]:
    """A table at which something has happened, and the token of its only person."""
    created = await server.create(HOT_SEAT, **more)
    table, token = created["table"], created["seats"]["us"]
    async with server.player(table, token) as player:
        await player.send({"type": "say", "text": "hello"})
        await play_on(player, answers, random.Random(1))
    return table, token


# -- backup and restore


def test_a_backup_is_taken_while_the_server_runs_and_brought_back_whole(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "backup"

    async def scenario() -> None:
        async with serving(database) as server:
            tables = [await played(server, 5, name="one"), await played(server, 9)]
            table, token = tables[1]
            async with server.player(table, token) as player:
                assert await asyncio.to_thread(upkeep.backup, database, copy) == 2
                await play_on(player, 2, random.Random(2))  # it goes on
        before = await maintained(database, contents)
        await maintained(database, _emptied)
        assert await asyncio.to_thread(upkeep.restore, database, copy) == (2, 0)
        after = await maintained(database, contents)
        assert after["seats"] == before["seats"]
        assert len(after["journal"]) < len(before["journal"])
        assert await asyncio.to_thread(upkeep.restore, database, copy) == (0, 2)
        assert await maintained(database, contents) == after
        async with serving(database) as server, server.player(table, token) as player:
            await play_on(player, 3, random.Random(3))

    asyncio.run(scenario())
    assert [path.name for path in copy.parent.iterdir()] == ["backup"]


def _emptied(connection: sa.Connection) -> None:
    for table in reversed(SCHEMA.sorted_tables):
        connection.execute(table.delete())


def test_a_running_server_notices_a_table_that_was_brought_back(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(database) as server:
            table, token = await played(server, 5)
            await asyncio.to_thread(upkeep.backup, database, tmp_path / "backup")
            async with server.player(table, token) as player:
                then = player.table["ply"]
                await play_on(player, 4, random.Random(2))
                assert await asyncio.to_thread(upkeep.restore, database, tmp_path / "backup", True) == (1, 0)
                reply = await player.answer([player.table["question"]["options"][0]["key"]])
                assert reply["code"] == "stale"
                while player.table["ply"] != then:
                    await player.next()
                await play_on(player, 3, random.Random(3))

    asyncio.run(scenario())


def test_keys_of_the_host_come_back_where_it_has_none_of_its_own(tmp_path: Path) -> None:
    def put(keys: dict[str, str]) -> Any:
        rows = [{"name": name, "value": value} for name, value in keys.items()]
        return lambda connection: connection.execute(SECRETS.insert(), rows)

    async def scenario() -> None:
        url, copy = sqlite(tmp_path), tmp_path / "backup"
        async with serving(url) as server:
            await played(server, 1)
        await maintained(url, put({"vapid": "then", "other": "then"}))
        await asyncio.to_thread(upkeep.backup, url, copy)
        await maintained(url, _emptied)
        await maintained(url, put({"vapid": "now"}))
        assert await asyncio.to_thread(upkeep.restore, url, copy) == (1, 0)
        kept = await maintained(url, lambda connection: connection.execute(sa.select(SECRETS)).all())
        assert sorted(map(tuple, kept)) == [("other", "then"), ("vapid", "now")]

    asyncio.run(scenario())


def test_games_go_from_sqlite_to_postgresql(tmp_path: Path, postgres: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, token = await played(server, 7)
        await asyncio.to_thread(upkeep.backup, sqlite(tmp_path), tmp_path / "backup")
        await asyncio.to_thread(upkeep.restore, postgres, tmp_path / "backup")
        async with serving(postgres) as server, server.player(table, token) as player:
            await play_on(player, 3, random.Random(3))

    asyncio.run(scenario())


def test_an_older_backup_is_brought_forward_and_left_as_it_is(tmp_path: Path) -> None:
    old = tmp_path / "old"
    asyncio.run(maintained(f"sqlite:///{old}", lambda connection: migrations.upgrade(connection, "1")))
    with closing(sqlite3.connect(old)) as beside, beside:
        setup = json.dumps({"options": {"scenario": "x"}, "position": None})
        values = ("a", "", "labyrinth", 1, setup, "1", None, 1, 0, 0, None, 0, "{}", 0.0, 0.0)
        beside.execute(f"INSERT INTO tables VALUES ({','.join('?' * 15)})", values)
    before = old.read_bytes()
    assert upkeep.restore(sqlite(tmp_path), old) == (1, 0)
    assert old.read_bytes() == before


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is a text and no database, whatever it is called" * 10)
    with closing(sqlite3.connect(tmp_path / "other")) as other, other:
        other.execute("CREATE TABLE things (x INTEGER)")
    for name in ("none", "text", "other"):
        with pytest.raises(BadSetup, match="is no backup of games"):
            upkeep.restore(sqlite(tmp_path), tmp_path / name)
    with pytest.raises(BadSetup, match="there already"):
        upkeep.backup(sqlite(tmp_path), tmp_path / "text")


def test_a_database_without_a_version_is_not_touched_by_a_backup(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="start the server once"):
        upkeep.backup(sqlite(tmp_path), tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


def test_a_table_that_was_brought_back_is_newer_than_both(tmp_path: Path) -> None:
    async def scenario() -> str:
        async with serving(sqlite(tmp_path)) as server:
            return (await played(server, 3))[0]

    def revised(to: int | None = None) -> int:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside, beside:
            if to is not None:
                beside.execute("UPDATE tables SET revision = ?", (to,))
            return int(beside.execute("SELECT revision FROM tables").fetchone()[0])

    asyncio.run(scenario())
    revised(4)
    upkeep.backup(sqlite(tmp_path), tmp_path / "backup")
    for now, then in ((2, 5), (4, 5), (9, 10)):
        revised(now)
        assert upkeep.restore(sqlite(tmp_path), tmp_path / "backup", replace=True) == (1, 0)
        assert revised() == then
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside, beside:
        beside.execute("PRAGMA foreign_keys = ON")
        beside.execute("DELETE FROM tables")
    assert upkeep.restore(sqlite(tmp_path), tmp_path / "backup", replace=True) == (1, 0)
    assert revised() == 4  # nobody has it open


@pytest.mark.parametrize(("version", "kind"), [("1", "older"), (str(int(VERSION) + 1), "newer"), (None, "older")])
def test_only_a_database_of_this_version_is_looked_after(tmp_path: Path, version: str | None, kind: str) -> None:
    async def scenario() -> None:
        store = Store(sqlite(tmp_path))
        await store.open()
        await store.close()

    asyncio.run(scenario())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside, beside:
        if version is None:
            beside.execute("DROP TABLE alembic_version")
        else:
            beside.execute("UPDATE alembic_version SET version_num = ?", (version,))
    with pytest.raises(BadSetup) as refused:
        upkeep.prune(sqlite(tmp_path), 1)
    assert refused.value.message.id == f"refusal-database-{kind}"
    assert refused.value.message.args == {"version": version or "0", "known": VERSION}


def test_what_cannot_be_written_is_said_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            await played(server, 1)

    asyncio.run(scenario())
    file = tmp_path / "file"
    file.write_text("")
    for work in (upkeep.backup, upkeep.export, upkeep.dump):
        with pytest.raises(SandtableError, match=r"[Ww]rit.*: Not a directory"):
            work(sqlite(tmp_path), file / "deeper" / "x")
    before = len(os.listdir("/proc/self/fd"))
    for number in range(3):
        assert upkeep.backup(sqlite(tmp_path), tmp_path / str(number)) == 1
    assert len(os.listdir("/proc/self/fd")) == before


@pytest.mark.parametrize("work", [upkeep.backup, upkeep.dump])
def test_what_is_written_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: Callable[[str, Path], object]
) -> None:
    async def scenario() -> None:
        store = Store(sqlite(tmp_path))
        await store.open()
        await store.close()

    asyncio.run(scenario())
    done: list[str] = []

    def noted(name: str, what: str) -> None:
        usual = getattr(os, name)

        def instead(*given: Any) -> None:
            done.append(what)
            usual(*given)

        monkeypatch.setattr(os, name, instead)

    noted("fsync", "kept")
    noted("replace", "named")
    work(sqlite(tmp_path), tmp_path / "new" / "file")
    assert done == ["kept", "named"]
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["file"]


def test_a_database_that_is_away_is_named_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as refused:
        upkeep.prune("postgresql+asyncpg://me:secret@127.0.0.1:1/none", 1)
    assert refused.value.message.id == "refusal-serve-no-database"
    assert "127.0.0.1:1/none" in str(refused.value)
    assert "secret" not in str(refused.value)


# -- saves


def test_what_is_damaged_keeps_no_other_table_from_being_written(tmp_path: Path) -> None:
    async def scenario() -> list[str]:
        async with serving(sqlite(tmp_path)) as server:
            return [(await played(server, 1))[0] for _ in range(3)]

    one, damaged, two = asyncio.run(scenario())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside, beside:
        beside.execute("UPDATE journal SET entry = '[5]' WHERE table_id = ? AND ply = 0", (damaged,))
        beside.execute("UPDATE tables SET rules = rules - 1 WHERE id = ?", (two,))  # it goes on under newer rules
    assert upkeep.export(sqlite(tmp_path), tmp_path / "all") == 2
    assert {path.stem for path in (tmp_path / "all").iterdir()} == {f"labyrinth-{one}", f"labyrinth-{two}"}
    with pytest.raises(NotFound):
        upkeep.export(sqlite(tmp_path), tmp_path / "all", damaged)


def test_tables_are_written_as_saves(tmp_path: Path) -> None:
    async def scenario() -> list[str]:
        async with serving(sqlite(tmp_path)) as server:
            return [(await played(server, 5))[0], (await played(server, 8))[0]]

    one, other = asyncio.run(scenario())
    assert upkeep.export(sqlite(tmp_path), tmp_path / "all") == 2
    assert upkeep.export(sqlite(tmp_path), tmp_path / "one", one) == 1
    assert [path.name for path in (tmp_path / "one").iterdir()] == [f"labyrinth-{one}.json"]
    assert Table.load(tmp_path / "all" / f"labyrinth-{other}.json").ply > 8
    for name in ("none", "../x"):
        with pytest.raises(NotFound):
            upkeep.export(sqlite(tmp_path), tmp_path / "one", name)


# -- the open archive


def finished() -> dict[str, Any]:
    """The save of a finished game."""
    table = Table.new("labyrinth", seed=5, seats={"us": "random", "jihadist": "random"})
    save = table.to_save()
    assert table.outcome is not None
    return save


def test_finished_tables_whose_people_agreed_are_in_the_archive(tmp_path: Path) -> None:
    database = sqlite(tmp_path)

    async def scenario() -> None:
        async with serving(database) as server:
            ids = []
            for _ in range(3):
                table, tokens = await server.two_people(name="A title")
                ids.append(table)
                async with server.player(table, tokens["us"]) as player:
                    await player.send({"type": "hello", "token": tokens["us"], "name": "Somebody"})
                    await player.next()
                if len(ids) <= 2:
                    reply = await server.http.post(
                        f"/api/tables/{table}/archive", json={"agree": True}, headers=bearer(tokens["us"])
                    )
                    assert reply.json() == {"agreed": ["us"], "waiting": ["jihadist"]}
                if len(ids) == 1:
                    head = bearer(tokens["jihadist"])
                    for agree in (True, False, True):
                        reply = await server.http.post(
                            f"/api/tables/{table}/archive", json={"agree": agree}, headers=head
                        )
                        assert reply.json()["waiting"] == ([] if agree else ["jihadist"])
                reply = await server.http.post(f"/api/tables/{table}/archive", json={"agree": True})
                assert code_of(reply) == "forbidden"
            assert (await asyncio.to_thread(upkeep.dump, database, tmp_path / "archive.jsonl")) == (0, 0)  # not over
            _end(tmp_path, ids)
            assert (await asyncio.to_thread(upkeep.dump, database, tmp_path / "archive.jsonl")) == (1, 0)

    asyncio.run(scenario())
    text = (tmp_path / "archive.jsonl").read_text()
    (line,) = text.splitlines()
    assert verify(json.loads(line)).fair
    assert "Somebody" not in text
    assert "A title" not in text


def _end(folder: Path, ids: list[str], **changes: Any) -> None:
    """Make finished games of these tables."""
    save = {**finished(), **changes}
    setup = {name: save[name] for name in ("seats", "options", "position", "dice", "free_undo", "history")}
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as beside, beside:
        for id in ids:
            values = (json.dumps(setup), json.dumps(save["checkpoint"]), save["seed"], len(save["journal"]), id)
            beside.execute(
                "UPDATE tables SET setup = ?, checkpoint = ?, seed = ?, ply = ?, over = 1 WHERE id = ?", values
            )
            beside.execute("DELETE FROM journal WHERE table_id = ?", (id,))
            rows = [(id, ply, json.dumps(entry)) for ply, entry in enumerate(save["journal"])]
            beside.executemany("INSERT INTO journal VALUES (?, ?, ?)", rows)


def test_what_cannot_be_proved_is_not_in_the_archive(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            head = bearer(created["seats"]["us"])
            await server.http.post(f"/api/tables/{created['table']}/archive", json={"agree": True}, headers=head)
            _end(tmp_path, [created["table"]], seed="another")

    asyncio.run(scenario())
    assert upkeep.dump(sqlite(tmp_path), tmp_path / "archive.jsonl") == (0, 1)
    assert (tmp_path / "archive.jsonl").read_text() == ""
    assert not (tmp_path / "archive.jsonl.part").exists()


def test_of_several_tables_those_that_can_be_proved_are_in_the_archive(tmp_path: Path) -> None:
    async def scenario() -> list[str]:
        async with serving(sqlite(tmp_path)) as server:
            ids = []
            for _ in range(4):
                created = await server.create(HOT_SEAT)
                head = bearer(created["seats"]["us"])
                await server.http.post(f"/api/tables/{created['table']}/archive", json={"agree": True}, headers=head)
                ids.append(created["table"])
            return sorted(ids)

    one, other, torn, whole = asyncio.run(scenario())
    _end(tmp_path, [one, torn, whole])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside, beside:
        beside.execute("UPDATE journal SET entry = '[5]' WHERE table_id = ? AND ply = 0", (torn,))
        beside.execute("UPDATE tables SET over = 1 WHERE id = ?", (other,))  # as if it were
    assert upkeep.dump(sqlite(tmp_path), tmp_path / "archive.jsonl") == (2, 2)
    assert len((tmp_path / "archive.jsonl").read_text().splitlines()) == 2


# -- retention and deletion


def _long_ago(folder: Path, table: str, days: int) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as beside, beside:
        beside.execute("UPDATE tables SET updated = ? WHERE id = ?", (time.time() - days * 86400, table))


def test_idle_tables_are_listed_and_then_really_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> list[str]:
        async with serving(sqlite(tmp_path)) as server:
            return [(await played(server, 3))[0], (await played(server, 3))[0]]

    old, new = asyncio.run(scenario())
    _long_ago(tmp_path, old, 31)
    here = ["--database", str(tmp_path / "tables.sqlite3")]
    assert main(["prune", "--idle", "30", *here]) == 0
    assert capsys.readouterr().out.splitlines() == [old, "1 table would be removed; --really removes."]
    assert main(["prune", "--idle", "30", "--really", *here]) == 0
    assert asyncio.run(maintained(sqlite(tmp_path), contents))["tables"][0][0] == new
    assert {row[0] for row in asyncio.run(maintained(sqlite(tmp_path), contents))["journal"]} == {new}
    assert main(["prune", "--idle", "0", *here]) == 2


def test_a_server_removes_idle_tables_with_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "sandtable")
    monkeypatch.setattr(all_rooms, "TIDY_SECONDS", 0.02)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            rooms = server.app.state.rooms
            (old, token), (new, other) = await played(server, 1), await played(server, 1)
            held = [{"table": old, "token": token}, {"table": new, "token": other}]
            rows = (await server.http.post("/api/mine", json={"tokens": held})).json()
            assert {row["until"] for row in rows} == {None}
            rooms.keep_days = 30
            rows = (await server.http.post("/api/mine", json={"tokens": held})).json()
            assert {round(row["until"] - row["updated"]) for row in rows} == {30 * 86400}
            async with server.player(old, token):
                _long_ago(tmp_path, old, 31)
                await asyncio.sleep(0.2)
                assert (await server.http.get(f"/api/tables/{old}")).status_code == 200  # somebody looks at it
            await until(lambda: old not in rooms._rooms)
            assert (await server.http.get(f"/api/tables/{old}")).status_code == 404
            assert (await server.http.get(f"/api/tables/{new}")).status_code == 200
            assert f"table {old} is removed: nothing has happened there for 30 days" in caplog.text
            assert f"table {new} is removed" not in caplog.text

    asyncio.run(scenario())


def test_a_table_is_removed_when_all_who_sit_there_wish_it(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as server:
            table, tokens = await server.two_people()
            address = f"/api/tables/{table}"
            assert code_of(await server.http.delete(address)) == "forbidden"
            async with server.player(table, tokens["us"]) as player, server.player(table, tokens["jihadist"]) as other:
                reply = await server.http.delete(address, headers=bearer(tokens["us"]))
                assert reply.json() == {"agreed": ["us"], "waiting": ["jihadist"]}
                assert (await server.http.get(address)).status_code == 200
                await other.until(lambda message: "wishes" in message)  # all are told
                assert other.table["wishes"]["delete"] == {"agreed": ["us"], "waiting": ["jihadist"]}
                assert other.table["wishes"]["archive"] == {"agreed": [], "waiting": ["jihadist", "us"]}
                head, kept = bearer(tokens["us"]), {"agree": False}
                reply = await server.http.post(f"{address}/removal", json=kept, headers=head)
                assert reply.json() == {"agreed": [], "waiting": ["jihadist", "us"]}
                await server.http.post(f"{address}/removal", json={"agree": True}, headers=head)
                reply = await server.http.delete(address, headers=bearer(tokens["jihadist"]))
                assert reply.json() == {"agreed": ["jihadist", "us"], "waiting": []}
                assert (await server.http.get(address)).status_code == 404
                for each in (player, other):
                    await each.until(lambda message: message["type"] == "gone")
                    assert (await each.answer(["x"]))["code"] == "not_found"
        assert (await maintained(database, contents))["journal"] == []

    asyncio.run(scenario())


def test_a_server_that_is_full_takes_no_new_tables(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as server:
            assert server.app is not None
            table, token = await played(server, 2)
            rooms = server.app.state.rooms
            rooms.most_bytes = 1000
            body = {"game": "labyrinth", "seats": HOT_SEAT}
            reply = await server.http.post("/api/tables", json=body)
            assert (reply.status_code, code_of(reply)) == (503, "unavailable")
            async with server.player(table, token) as player:
                await play_on(player, 2, random.Random(2))
            rooms.most_bytes = 1 << 40
            assert (await server.http.post("/api/tables", json=body)).status_code == 201

    asyncio.run(scenario())


# -- at a shell


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        store = Store(sqlite(tmp_path))
        await store.open()
        await store.close()

    asyncio.run(scenario())
    here = ["--database", str(tmp_path / "tables.sqlite3")]
    for words in (["backup", "b"], ["restore", "b"], ["export", "saves"], ["dump", "d.jsonl"]):
        assert main([words[0], str(tmp_path / words[1]), *here]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 4
    assert said[0] == f"0 tables are in {tmp_path / 'b'}."
    assert main(["backup", str(tmp_path / "b"), *here]) == 2
    assert "there already" in capsys.readouterr().err
