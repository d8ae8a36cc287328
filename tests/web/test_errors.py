"""Whatever is sent, and whatever happens to the database, the answer is a refusal and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
import sqlalchemy as sa

from sandtable import Table
from sandtable.core import saves
from sandtable.core.errors import BadSetup
from sandtable.core.game import game_named
from sandtable.web import serve
from sandtable.web.refusals import Unavailable
from sandtable.web.rooms import Rooms
from sandtable.web.security import HEADERS
from sandtable.web.store import Store
from tests.web.cluster import cluster
from tests.web.people import HOT_SEAT, Server, bearer, play_on, serving, some_keys, sqlite
from tests.web.waiting import closed_after, code_of

# -- strange requests

PATHS = [
    "/%00",
    "/" + "x" * 300,
    "/" + "x/" * 3000,
    "/assets/%00.js",
    "/%ff%fe",
    "/api/%00",
    "/api/tables/%00",
    "/api/tables/%00/save",
    "/api/tables/" + "x" * 300,
    "/api/tables/%00/replay/0",
    "/api/tables/x/replay/" + "9" * 5000,
    "/api/games/%00/facts",
    "/api/words/%00",
    "/api/words/en/%00",
    "/api/words/..%2f..",
]


async def ask_strange_things(server: Server) -> None:
    """Everything that a client can send gets an answer that is not the server's fault."""
    for path in PATHS:
        reply = await server.http.get(path)
        assert reply.status_code < 500, path
        assert all(name in reply.headers for name in HEADERS), path
    code = {"code": "\x00", "key": "k" * 22}
    assert code_of(await server.http.post("/api/tables/%00/join", json=code)) == "forbidden"
    for held in (
        {"table": "\x00", "token": "\x00"},
        {"table": "x" * 64, "token": "x"},
        {"table": "x", "token": "\x00"},
    ):
        assert (await server.http.post("/api/mine", json={"tokens": [held]})).json() == []
    new = {"game": "labyrinth", "seats": HOT_SEAT}
    for body in (
        {**new, "name": "\x00"},
        {**new, "name": "a\nb"},
        {**new, "game": "\x00"},
        {**new, "tutorial": "\x00"},
        {**new, "seats": {**HOT_SEAT, "us": "\x00"}},
        {**new, "options": {"scenario": "\x00"}},
        {**new, "position": {"game": "labyrinth", "x\x00": "\x00"}},
        {**new, "position": {"game": "\x00"}},
    ):
        assert 400 <= (await server.http.post("/api/tables", json=body)).status_code < 500, body
    surrogate = b'{"game":"labyrinth","seats":{"us":"me","jihadist":"me"},"name":"\\ud800"}'
    reply = await server.http.post("/api/tables", content=surrogate, headers={"Content-Type": "application/json"})
    assert reply.status_code < 500
    for table in ("%00", "x" * 300):
        async with server.player(table, hello=False) as lost:
            assert (await lost.hello("\x00"))["code"] == "not_found"


def test_nothing_that_is_sent_is_an_error_of_the_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        static = tmp_path / "static"
        static.mkdir()
        (static / "index.html").write_text("<p>the client")
        async with serving(sqlite(tmp_path), static=static) as server:
            await ask_strange_things(server)

    asyncio.run(scenario())


def test_nothing_that_is_sent_is_an_error_of_postgresql(postgres: str) -> None:
    def sealed(**changes: Any) -> dict[str, Any]:
        body = {**Table.new("labyrinth", seed=1).to_save(), **changes}
        del body["check"]
        return {**body, "check": saves.digest(body)}

    async def scenario() -> None:
        async with serving(postgres) as server:
            await ask_strange_things(server)
            played = Table.new("labyrinth", seed="with\x00nul").to_save()
            reply = await server.http.post("/api/tables/import", json={"save": played})
            assert (reply.status_code, code_of(reply)) == (400, "bad_message")
            reply = await server.http.post("/api/tables/import", json={"save": sealed(seats={"us": "x" * 5000})})
            assert reply.status_code == 400
            assert (await server.create(HOT_SEAT, name="Ümläut ♠"))["table"]

    asyncio.run(scenario())


@pytest.mark.parametrize("text", [b"\x00\x01\x02\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"NO\r\n\r\n"])
def test_what_is_no_request_is_answered_with_the_headers_too(tmp_path: Path, text: bytes) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            for _ in range(2):
                said = (await closed_after(server, text)).lower()
                assert said.startswith(b"http/1.1 400 ")
                assert all(said.count(name.lower().encode() + b": ") == 1 for name in HEADERS)

    asyncio.run(scenario())


def test_every_answer_has_the_security_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(rooms: Rooms, id: str) -> Any:
        raise RuntimeError("the seed is 12345")

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            monkeypatch.setattr(Rooms, "room", broken)
            replies = {
                200: await server.http.get("/api/neighbours"),
                400: await server.http.post("/api/tables", json={}),
                404: await server.http.get("/api/none"),
                405: await server.http.put("/api/games"),
                500: await server.http.get("/api/tables/x"),
            }
            for status, reply in replies.items():
                assert reply.status_code == status
                assert all(reply.headers[name] == value for name, value in HEADERS.items())
                assert reply.headers["cache-control"] == "no-store"
            assert code_of(replies[500]) == "internal"
            said = {status: replies[status].json()["error"]["text"] for status in (404, 405)}
            assert said == {404: "refusal-no-page", 405: "refusal-not-here"}
            assert "12345" not in replies[500].text

    asyncio.run(scenario())


def test_a_seat_is_shown_by_a_bearer_token_and_by_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            token = created["seats"]["us"]
            taken = {}
            for scheme in ("Bearer", "bearer", "Basic", "", "Bearer Bearer"):
                head = {"Authorization": f"{scheme} {token}".strip()}
                reply = await server.http.post(
                    f"/api/tables/{created['table']}/archive", json={"agree": True}, headers=head
                )
                taken[scheme] = reply.status_code == 200
            assert taken == {"Bearer": True, "bearer": True, "Basic": False, "": False, "Bearer Bearer": False}

    asyncio.run(scenario())


# -- a database that is away

PROBLEMS: list[Exception] = [
    sa.exc.OperationalError("SELECT", {}, Exception("database is locked")),
    sa.exc.InterfaceError("SELECT", {}, Exception("connection is closed")),
    sa.exc.ProgrammingError("SELECT", {}, Exception("no such table")),
    sa.exc.InternalError("SELECT", {}, Exception("disk")),
    sa.exc.DatabaseError("SELECT", {}, Exception("file is not a database")),
    sa.exc.DBAPIError("SELECT", {}, Exception("out of memory")),
    sa.exc.TimeoutError("QueuePool limit"),
    asyncpg.CannotConnectNowError("the database system is starting up"),
    asyncpg.TooManyConnectionsError("sorry, too many clients already"),
    asyncpg.InterfaceError("connection is closed"),
    asyncpg.InternalClientError("got result for unknown protocol state"),
    ConnectionRefusedError("refused"),
    TimeoutError(),
]


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: type(problem).__name__)
def test_a_database_that_is_away_is_said_to_be_away(tmp_path: Path, problem: Exception) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            store: Store = server.app.state.rooms.store

            async def away(work: object) -> Any:
                raise problem

            run, store._database.run = store._database.run, away  # type: ignore[method-assign]
            body = {"game": "labyrinth", "seats": HOT_SEAT}
            for reply in (await server.http.post("/api/tables", json=body), await server.http.get("/api/tables/x")):
                assert (reply.status_code, code_of(reply)) == (503, "unavailable")
            async with server.player("x", hello=False) as player:
                assert (await player.hello(None))["code"] == "unavailable"
            store._database.run = run  # type: ignore[method-assign]
            assert (await server.http.post("/api/tables", json=body)).status_code == 201

    asyncio.run(scenario())


def test_postgresql_that_has_gone_is_said_to_be_away() -> None:
    async def scenario() -> None:
        with cluster() as address:
            server_on = serving(serve.database_url(address))
            server = await server_on.__aenter__()
            created = await server.create(HOT_SEAT)
        try:
            for path in (f"/api/tables/{created['table']}", "/api/tables/other"):
                reply = await server.http.get(path)
                assert (reply.status_code, code_of(reply)) == (503, "unavailable")
        finally:
            await server_on.__aexit__(None, None, None)

    asyncio.run(scenario())


@pytest.mark.parametrize("where", ["folder", "text", "below a file", "nobody listens"])
def test_a_server_does_not_start_on_what_is_no_database(tmp_path: Path, where: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("this is a text and no database, whatever it is called" * 10)
    database = {
        "folder": str(tmp_path / "folder"),
        "text": str(tmp_path / "text"),
        "below a file": str(tmp_path / "text" / "tables.sqlite3"),
        "nobody listens": "postgresql://me:secret@127.0.0.1:1/games",
    }[where]
    with pytest.raises(BadSetup) as refused:
        serve.serve(serve.Settings(port=0, database=database))
    assert refused.value.message.id == "refusal-serve-no-database"
    reason = str(refused.value.message.args["reason"])
    assert reason not in ("", "None")
    assert "sqlalche.me" not in reason  # the database's own words
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("port", [-1, 65536, 10**9])
def test_a_port_out_of_range_is_refused(tmp_path: Path, port: int) -> None:
    with pytest.raises(BadSetup, match=f"{port} is no port"):
        serve.serve(serve.Settings(port=port, database=str(tmp_path / "tables.sqlite3")))


# -- a write that fails


def test_what_could_not_be_written_is_not_in_the_save(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            store: Store = server.app.state.rooms.store
            created = await server.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            where = f"/api/tables/{table}/save"
            async with server.player(table, token) as player:
                await play_on(player, 3, random.Random(1))
                before = (await server.http.get(where, headers=bearer(token))).json()

                async def failing(*_: object) -> Any:
                    raise Unavailable("unavailable")

                monkeypatch.setattr(store, "append", failing)
                assert player.question is not None
                keys = some_keys(player.question, random.Random(1))
                with caplog.at_level(logging.ERROR, "sandtable.web"):
                    assert (await player.answer(keys))["code"] == "unavailable"
                assert f"a change to table {table}" in caplog.text
                after = (await server.http.get(where, headers=bearer(token))).json()
                assert after == before
                last = len(before["journal"])
                moment = await server.http.get(f"/api/tables/{table}/replay/{last}", headers=bearer(token))
                assert moment.json()["ply"] == last
                monkeypatch.delattr(store, "append")
                assert (await player.answer(keys))["type"] == "ok"

    asyncio.run(scenario())


# -- tables that are damaged, and tables of older rules


def damage(folder: Path, statement: str, *values: object) -> None:
    """Do something to the database that the server would not do."""
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database, database:
        database.execute(statement, values)


DAMAGES: dict[str, str] = {
    "an entry that is no JSON": "UPDATE journal SET entry = '{' WHERE table_id = ? AND ply = 2",
    "an entry that is nobody's": "UPDATE journal SET entry = '[\"nobody\"]' WHERE table_id = ? AND ply = 2",
    "an entry that is missing": "DELETE FROM journal WHERE table_id = ? AND ply = 2",
    "a setup that is no JSON": "UPDATE tables SET setup = '{' WHERE id = ?",
    "a setup that says nothing": "UPDATE tables SET setup = '{}' WHERE id = ?",
    "a checkpoint that is no JSON": "UPDATE tables SET checkpoint = '{' WHERE id = ?",
    "a game that is not there": "UPDATE tables SET game = 'chess' WHERE id = ?",
}


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_is_refused_and_holds_no_other(tmp_path: Path, statement: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            damaged, sound = await server.create(HOT_SEAT), await server.create(HOT_SEAT)
        damage(tmp_path, statement, damaged["table"])
        async with serving(sqlite(tmp_path)) as server:
            refused = await server.http.get(f"/api/tables/{damaged['table']}")
            assert (refused.status_code, code_of(refused)) in ((400, "bad_save"), (400, "bad_setup"))
            async with server.player(damaged["table"], hello=False) as player:
                assert (await player.hello(damaged["seats"]["us"]))["code"] in ("bad_save", "bad_setup")
            async with server.player(sound["table"], sound["seats"]["us"]) as player:
                await play_on(player, 1, random.Random(1))
            held = [{"table": each["table"], "token": each["seats"]["us"]} for each in (damaged, sound)]
            rows = (await server.http.post("/api/mine", json={"tokens": held})).json()
            assert sound["table"] in {row["table"] for row in rows}

    asyncio.run(scenario())


def test_two_processes_may_take_up_the_same_table_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    restart = Store.restart
    heads: list[Any] = []

    async def another_was_faster(store: Store, *arguments: Any) -> Any:
        if not heads:
            heads.append(await restart(store, *arguments))
        return await restart(store, *arguments)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
        monkeypatch.setattr(game_named("labyrinth"), "version", 1000, raising=False)
        monkeypatch.setattr(Store, "restart", another_was_faster)
        async with serving(sqlite(tmp_path)) as server:
            facts = (await server.http.get(f"/api/tables/{created['table']}")).json()
            assert facts["revision"] == 1
            async with server.player(created["table"], created["seats"]["us"]) as player:
                await play_on(player, 2, random.Random(1))

    asyncio.run(scenario())
    assert len(heads) == 1
