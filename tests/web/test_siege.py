"""A server under siege: what many connections, dear requests, a silent database and a second server can do to it."""

from __future__ import annotations

import asyncio
import gzip
import logging
import random
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from sandtable.core.errors import BadSetup
from sandtable.core.game import game_named
from sandtable.web import databases, serve, sole
from sandtable.web.connections import DOOR
from sandtable.web.limits import UNLIMITED, Limits, Rate
from tests.web.people import HOT_SEAT, PATIENCE, bearer, play_on, serving, sqlite
from tests.web.waiting import code_of, opened

# -- connections


def test_one_visitor_does_not_take_all_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            monkeypatch.setattr(DOOR, "most", DOOR.held["127.0.0.1"] + 5)
            idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(20)]
            try:
                await asyncio.sleep(0.1)
                for each in idle:
                    each.setblocking(False)
                assert sum(_is_shut(each) for each in idle) == 15
            finally:
                for each in idle:
                    each.close()
            for _ in range(5):  # whoever has gone may come again
                await asyncio.sleep(0.05)
                with suppress(ConnectionResetError):
                    reply = await server.http.get("/api/games")
                    assert reply.status_code == 200

    asyncio.run(scenario())


def _is_shut(end: socket.socket) -> bool:
    try:
        return end.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_sockets_are_let_go_of_at_the_door(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            await server.http.aclose()
            async with asyncio.timeout(20):
                while DOOR.held["127.0.0.1"]:
                    await asyncio.sleep(0.01)
                async with server.player(created["table"]), server.player(created["table"]):
                    held = dict(DOOR.held)
                assert held == {"127.0.0.1": 2}
                while DOOR.held["127.0.0.1"]:
                    await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_whoever_is_turned_away_is_no_error_of_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert await opened(server, "x", Origin="https://evil.example") == 403
            assert await opened(server, "a/b") == 404

    asyncio.run(scenario())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


# -- what requests cost


def test_what_everybody_asks_for_is_made_once_and_pressed_and_known_by_its_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    game = game_named("labyrinth")
    facts = game.facts

    def counted(self: object) -> dict[str, Any]:
        made.append("facts")
        return facts()

    monkeypatch.setattr(type(game), "facts", counted)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            paths = ("games", "games/labyrinth/facts", "words/en", "words/en/labyrinth", "words/en/plain", "tutorials")
            for path in (f"/api/{path}" for path in paths):
                plain = await server.http.get(path, headers={"Accept-Encoding": "identity"})
                async with server.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as pressed:
                    raw = b"".join([piece async for piece in pressed.aiter_raw()])
                assert pressed.headers["Content-Encoding"] == "gzip"
                assert gzip.decompress(raw) == plain.content
                assert plain.headers["Cache-Control"] == pressed.headers["Cache-Control"] == "no-cache"
                assert "Accept-Encoding" in plain.headers["Vary"]
                mark = plain.headers["ETag"]
                assert mark == pressed.headers["ETag"]
                for known in (mark, f'"other", {mark}'):
                    again = await server.http.get(path, headers={"If-None-Match": known})
                    assert (again.status_code, again.content) == (304, b"")
                    assert again.headers["ETag"] == mark
                assert (await server.http.get(path, headers={"If-None-Match": '"other"'})).status_code == 200

    asyncio.run(scenario())
    assert len(made) == 2  # once for the list of games, once for themselves


DEAR = Limits(messages=UNLIMITED, requests=Rate(0, 60), new_tables=Rate(0, 4), joins=UNLIMITED)


@pytest.mark.slow
def test_limits_count_what_a_request_costs(tmp_path: Path) -> None:
    async def asked(path: str) -> int:
        """How often it may be asked for."""
        folder = tmp_path / f"asking{path}".replace("/", "-").replace("?", "-")
        folder.mkdir()
        async with serving(sqlite(folder), DEAR) as server:
            created = await server.create(HOT_SEAT)
            token = created["seats"]["us"]
            async with server.player(created["table"], token) as player:
                await play_on(player, 40, random.Random(1))
            for count in range(100):
                reply = await server.http.get(f"/api/tables/{created['table']}{path}", headers=bearer(token))
                if reply.status_code == 429:
                    return count
                assert reply.status_code == 200, reply.text
        raise AssertionError("it may be asked for without end")

    async def scenario() -> dict[str, int]:
        return {
            path: await asked(path) for path in ("", "/replay/0", "/steps/0", "/save", "/course", "/course?views=1")
        }

    found = asyncio.run(scenario())
    assert found[""] == 59  # setting the table up was one
    assert found["/replay/0"] == found["/steps/0"] == 9  # six each
    assert max(found["/course"], found["/course?views=1"]) < 30
    assert found["/save"] < 45


def test_a_large_save_costs_more_than_a_small_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), DEAR) as server:
            body = {"save": {"x": "y" * 400_000}}
            assert code_of(await server.http.post("/api/tables/import", json=body)) == "rate_limited"
            body = {"save": {"x": "y" * 100_000}}
            assert code_of(await server.http.post("/api/tables/import", json=body)) == "bad_save"

    asyncio.run(scenario())


def test_a_list_of_many_seats_costs_more_than_one_of_few(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), DEAR) as server:
            many = {"tokens": [{"table": f"t{number}", "token": "x"} for number in range(200)]}
            codes = [(await server.http.post("/api/mine", json=many)).status_code for _ in range(4)]
            assert codes == [200, 200, 429, 429]

    asyncio.run(scenario())


def test_what_was_dropped_for_haste_is_named(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(0.001, 5), requests=UNLIMITED, new_tables=UNLIMITED, joins=UNLIMITED)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), limits) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                for number in range(10):
                    await player.send({"type": "say", "text": "hello", "id": f"line {number}"})
                dropped: list[str] = []
                while len(dropped) < 6:
                    message = await player.until(lambda message: message["type"] == "error")
                    assert message["code"] == "rate_limited"
                    dropped.append(message["id"])
                assert dropped == [f"line {number}" for number in range(4, 10)]  # hello was the first of five

    asyncio.run(scenario())


# -- databases


class Wire:
    """A wire to PostgreSQL that can fall silent without breaking."""

    def __init__(self) -> None:
        self.alive = asyncio.Event()
        self.alive.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry bytes one way for as long as it works."""
        with suppress(OSError):
            while piece := await reader.read(65536):
                await self.alive.wait()
                writer.write(piece)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def wired(address: str) -> AsyncIterator[tuple[str, Wire]]:
    """The address of a database behind a wire."""
    parts = urlsplit(address)
    wire = Wire()
    running: set[asyncio.Task[None]] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(parts.hostname, parts.port)
        running.update({asyncio.create_task(wire.carry(reader, back)), asyncio.create_task(wire.carry(there, writer))})

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield address.replace(f":{parts.port}/", f":{port}/"), wire
    finally:
        wire.alive.set()
        server.close()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def test_postgresql_that_falls_silent_is_away_and_comes_back(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "COMMAND_SECONDS", 10.0)  # after that a connection that hangs is let go

    async def scenario() -> None:
        async with wired(postgres) as (address, wire), serving(address) as server:
            created = await server.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with server.player(table, token) as player:
                await play_on(player, 3, random.Random(1))
                assert player.question is not None
                key = player.question["options"][0]["key"]
                with monkeypatch.context() as impatient:
                    impatient.setattr(databases, "WORK_SECONDS", 0.5)
                    wire.alive.clear()
                    async with asyncio.timeout(PATIENCE):  # else it would be minutes
                        assert (await player.answer([key]))["code"] == "unavailable"
                        reply = await server.http.get(f"/api/tables/{table}")
                    assert (reply.status_code, code_of(reply)) == (503, "unavailable")
                    wire.alive.set()
                async with asyncio.timeout(PATIENCE):
                    while (await server.http.get(f"/api/tables/{table}")).status_code != 200:
                        await asyncio.sleep(0.2)
                async with asyncio.timeout(PATIENCE), server.player(table, hello=False) as again:
                    while (await again.hello(token))["type"] != "table":
                        await asyncio.sleep(0.2)
                    while (await again.answer([again.table["question"]["options"][0]["key"]]))["type"] != "ok":
                        await asyncio.sleep(0.2)  # a connection that was lost is made again

    asyncio.run(scenario())


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    holding = f"from sandtable.web import sole; held = sole.hold({sqlite(tmp_path)!r}); print(1, flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", holding], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"1\n"
        with pytest.raises(BadSetup, match="served by another process already"):
            serve.serve(serve.Settings(port=0, database=str(database)))
        first.kill()
    held = sole.hold(sqlite(tmp_path))  # however the first one ended
    assert held is not None
    held.close()


def test_a_file_is_held_by_one_until_it_lets_go(tmp_path: Path) -> None:
    held = sole.hold(sqlite(tmp_path))
    assert held is not None
    assert (tmp_path / "tables.sqlite3.lock").exists()
    with pytest.raises(BadSetup) as refused:
        sole.hold(sqlite(tmp_path))
    assert refused.value.message.id == "refusal-serve-taken"
    held.close()
    again = sole.hold(sqlite(tmp_path))
    assert again is not None
    again.close()
    with pytest.raises(BadSetup) as nowhere:
        sole.hold(sqlite(tmp_path / "none"))
    assert nowhere.value.message.id == "refusal-serve-no-database"


def test_only_files_are_held(tmp_path: Path) -> None:
    assert sole.hold("sqlite://") is None
    assert sole.hold("postgresql+asyncpg://me@nowhere/games") is None
