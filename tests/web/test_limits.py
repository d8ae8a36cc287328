"""What one visitor can take: imports, replies, rooms, sockets, half-sent requests, moments of the past."""

from __future__ import annotations

import asyncio
import io
import json
import os
import pickle
import random
import resource
import socket
import sqlite3
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from fastapi import WebSocket
from websockets.exceptions import InvalidStatus

from sandtable import Table
from sandtable.core.errors import BadSave
from sandtable.web import importing, room, serve, setups, sockets
from sandtable.web import rooms as all_rooms
from sandtable.web.connections import Impatient
from sandtable.web.limits import (
    ADJUSTS,
    ENTRIES,
    IMPORTS_WAITING,
    NO_LIMITS,
    PASTS,
    REPLIES_WAITING,
    UNLIMITED,
    Limits,
    Rate,
)  # fmt: skip
from sandtable.web.looking_back import MOMENTS_KEPT
from sandtable.web.messages import ImportedTable
from sandtable.web.room import Room
from sandtable.web.rooms import IDLE_SECONDS, Rooms
from sandtable.web.sockets import Connection
from sandtable.web.tokens import new_table_id
from tests.web.people import HOT_SEAT, PATIENCE, bearer, play_on, serving, sqlite
from tests.web.waiting import closed_after, code_of, until

LITTLE_PATIENCE = Limits(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 1000, patience=0.1)


# -- imports


def test_saves_are_taken_up_one_at_a_time_in_a_process_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once: list[int] = []
    inside: list[str] = []
    taken_in = importing.taken_in

    async def counted(body: bytes, *more: Any) -> Any:
        inside.append("here")
        at_once.append(len(inside))
        try:
            return await taken_in(body, *more)
        finally:
            inside.pop()

    def here(*_: object) -> Any:
        raise AssertionError("a save is read in the process of the server")

    monkeypatch.setattr(all_rooms, "taken_in", counted)
    monkeypatch.setattr(setups, "imported_table", here)

    async def scenario() -> None:
        save = Table.new("labyrinth", seed=1).to_save()
        async with serving(sqlite(tmp_path)) as server:
            asked = [server.http.post("/api/tables/import", json={"save": save}, timeout=200) for _ in range(3)]
            assert {reply.status_code for reply in await asyncio.gather(*asked)} == {201}

    asyncio.run(scenario())
    assert at_once == [1] * 3


def test_only_a_few_saves_may_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        gate = asyncio.Event()
        body = {"save": Table.new("labyrinth", seed=1).to_save()}
        taken = importing.read("1", json.dumps(body).encode())
        assert isinstance(taken, importing.Taken)

        async def waiting(*_: Any) -> Any:
            await gate.wait()
            return taken._replace(record=replace(taken.record, id=new_table_id()))

        monkeypatch.setattr(all_rooms, "taken_in", waiting)
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            rooms: Rooms = server.app.state.rooms
            asked = [
                asyncio.create_task(server.http.post("/api/tables/import", json=body)) for _ in range(IMPORTS_WAITING)
            ]
            await until(lambda: rooms._imports == IMPORTS_WAITING)
            refused = await server.http.post("/api/tables/import", json=body)
            assert (refused.status_code, code_of(refused)) == (429, "rate_limited")
            gate.set()
            assert {reply.status_code for reply in await asyncio.gather(*asked)} == {201}
            assert (await server.http.post("/api/tables/import", json=body)).status_code == 201

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "more",
    [
        {"journal": [["adjust", {}]] * (ADJUSTS + 1)},
        {"journal": [["dice", 1]] * (ENTRIES + 1)},
        {"history": [{"journal": [["dice", 1]] * (ENTRIES // 2 + 1)}] * 2},
        {"history": [{}] * (PASTS + 1)},
    ],
    ids=["adjusts", "entries", "history", "pasts"],
)
def test_a_save_that_is_longer_than_any_game_is_refused_before_it_is_replayed(more: dict[str, Any]) -> None:
    save = Table.new("labyrinth", seed=1).to_save()
    refused = importing.read("1", json.dumps({"save": {**save, **more}}).encode())
    assert isinstance(refused, BadSave)
    assert refused.message.id == "refusal-save-too-much"


@pytest.mark.parametrize(
    "save",
    [
        {"journal": [["adjust", {}]] * ADJUSTS},
        {"journal": [["dice", 1]] * (ENTRIES - ADJUSTS) + [["adjust", {}]] * ADJUSTS},
        {"journal": [["adjust", {}, 1]] * (ADJUSTS + 1)},  # with reasons, as no change by hand is
        {"history": [{"journal": [["dice", 1]] * (ENTRIES // PASTS)}] * PASTS},
        {"journal": "what is this?", "history": [5, None, {"journal": 5}] * PASTS},
    ],
    ids=["adjusts", "entries", "others", "pasts", "nonsense"],
)
def test_a_save_may_be_as_long_as_that(save: dict[str, Any]) -> None:
    importing.check_size(save | {"history": save.get("history", [])[:PASTS]})


def test_the_process_that_reads_a_save_takes_so_much_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Any] = []
    monkeypatch.setattr(os, "nice", taken.append)
    monkeypatch.setattr(resource, "setrlimit", lambda *limit: taken.append(limit))
    body = json.dumps({"save": Table.new("labyrinth", seed=1).to_save()}).encode()
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(pickle.dumps(("7", body, ImportedTable)))))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out))
    importing.main()
    assert taken == [5, (resource.RLIMIT_CPU, (10, 10)), (resource.RLIMIT_AS, (2**30, 2**30))]
    assert isinstance(pickle.loads(out.getvalue()), importing.Taken)


@pytest.mark.parametrize("command", [("sleep", "1000"), ("false",), ("true",), ("cat", "/none")])
def test_who_does_not_come_to_an_end_has_read_nothing(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(importing, "COMMAND", command)
    if command[0] == "sleep":
        monkeypatch.setattr(importing, "WAIT_SECONDS", 0.0)
    with pytest.raises(BadSave) as refused:
        asyncio.run(importing.taken_in(b"{}"))
    assert refused.value.message.id == "refusal-save-too-long"


def test_who_has_no_memory_left_is_told_that_it_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(setups, "imported_table", full)
    refused = importing.read("1", json.dumps({"save": {}}).encode())
    assert isinstance(refused, BadSave)
    assert refused.message.id == "refusal-save-too-long"


@pytest.mark.slow
def test_a_save_may_take_so_much_time_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = (
        "from sandtable.web.importing import main, setups; import sandtable.web.importing as i; i.IMPORT_SECONDS = 1\n"
    )
    for work in ("while True: pass", "x = ['x' * 1000000 for _ in range(10**6)]"):
        spoil = f"def spoilt(*_):\n    {work}\nsetups.imported_table = spoilt\nmain()"
        monkeypatch.setattr(importing, "COMMAND", (sys.executable, "-c", endless + spoil))

        async def scenario() -> None:
            async with serving(sqlite(tmp_path)) as server:
                reply = await server.http.post(
                    "/api/tables/import", json={"save": Table.new("labyrinth", seed=1).to_save()}, timeout=120
                )
                assert code_of(reply) == "bad_save"
                assert "seconds to read" in reply.json()["error"]["message"]

        asyncio.run(scenario())


def test_a_table_is_changed_by_hand_so_often_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "ADJUSTS", 2)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                for _ in range(2):
                    moment = {"ply": player.table["ply"], "revision": player.table["revision"]}
                    assert (await player.reply_to({"type": "adjust", **moment, "changes": {"prestige": 3}}))[
                        "type"
                    ] == "ok"
                    await player.at_ply(moment["ply"] + 1)
                moment = {"ply": player.table["ply"], "revision": player.table["revision"]}
                reply = await player.reply_to({"type": "adjust", **moment, "changes": {"prestige": 4}})
                assert reply["code"] == "cannot_adjust"
                await play_on(player, 1, random.Random(1))

    asyncio.run(scenario())


def test_a_list_of_tables_reads_no_table_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT, options={"scenario": "lets_roll"})
            with sqlite3.connect(tmp_path / "tables.sqlite3") as beside:
                beside.execute("UPDATE tables SET setup = 'x', checkpoint = 'x'")
            held = [{"table": created["table"], "token": created["seats"]["us"]}]
            (row,) = (await server.http.post("/api/mine", json={"tokens": held})).json()
            assert row["options"]["scenario"] == "lets_roll"
            assert (sorted(row["seat"]), row["your_turn"]) == (["jihadist", "us"], True)

    asyncio.run(scenario())


def test_a_save_may_have_two_megabytes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            for length, code in ((2_000_000, "bad_save"), (2 * 1024 * 1024, "too_large")):
                reply = await server.http.post("/api/tables/import", json={"save": {"x": "y" * length}})
                assert code_of(reply) == code

    asyncio.run(scenario())


# -- sockets


class Deaf:
    """The socket of a browser that sends without end and takes nothing."""

    def __init__(self) -> None:
        self.received = 0
        self.closed = False

    async def receive(self) -> dict[str, str]:
        """Another message."""
        await asyncio.sleep(0)
        self.received += 1
        return {"type": "websocket.receive", "text": '{"type":"ping"}'}

    async def send_text(self, text: str) -> None:
        """It never arrives."""
        await asyncio.Event().wait()


def test_who_takes_no_replies_is_not_read_any_further() -> None:
    async def scenario() -> None:
        deaf = Deaf()
        connection = Connection(cast(WebSocket, deaf), cast(Rooms, None), "table", NO_LIMITS)
        tasks = [
            asyncio.create_task(connection.write()),
            asyncio.create_task(sockets.listen(cast(WebSocket, deaf), connection, NO_LIMITS)),
        ]
        for _ in range(20 * REPLIES_WAITING):
            await asyncio.sleep(0)
        assert REPLIES_WAITING <= deaf.received <= REPLIES_WAITING + 2
        for task in tasks:
            task.cancel()

    asyncio.run(scenario())


def test_what_was_sent_is_not_sent_back_at_length(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                reply = await player.answer(["x" * 200])
                assert reply["code"] == "illegal_answer"
                assert "x" * 90 in reply["message"]
                assert "x" * 101 not in json.dumps(reply)
            reply = (await server.http.get(f"/api/words/{'x' * 5000}")).json()
            assert "x" * 101 not in json.dumps(reply)

    asyncio.run(scenario())


def test_a_socket_that_says_no_hello_is_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), LITTLE_PATIENCE) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], hello=False) as silent:
                async with asyncio.timeout(PATIENCE):
                    await silent.link.wait_closed()
                assert silent.link.close_code == 1008

    asyncio.run(scenario())


class Thinking(Deaf):
    """The socket of somebody who has a seat and thinks."""

    async def receive(self) -> dict[str, str]:
        """In the end they go."""
        await asyncio.sleep(0.05)
        return {"type": "websocket.disconnect"}

    async def close(self, code: int) -> None:
        """They are told to go."""
        self.closed = True


@pytest.mark.parametrize("seated", [True, False])
def test_who_has_a_place_may_think_as_long_as_it_takes(seated: bool) -> None:
    async def scenario() -> bool:
        quiet = Thinking()
        connection = Connection(cast(WebSocket, quiet), cast(Rooms, None), "table", NO_LIMITS)
        connection._room = cast(Room, object()) if seated else None
        await sockets.listen(cast(WebSocket, quiet), connection, Limits(patience=0))
        return quiet.closed

    assert asyncio.run(scenario()) is not seated


def test_handshakes_are_counted(tmp_path: Path) -> None:
    limits = Limits(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, handshakes=Rate(0, 2))

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), limits) as server:
            created = await server.create(HOT_SEAT)
            for _ in range(2):
                async with server.player(created["table"], created["seats"]["us"]):
                    pass
            with pytest.raises(InvalidStatus) as refused:
                async with server.player(created["table"], created["seats"]["us"]):
                    pass
            assert refused.value.response.status_code == 429
            assert b"rate_limited" in refused.value.response.body

    asyncio.run(scenario())


# -- half-sent requests


WHOLE = b"GET /api/tutorials HTTP/1.1\r\nHost: localhost\r\n\r\n"


HALF = WHOLE[:40]


@pytest.mark.parametrize(("head", "before"), [(b"", b""), (b"G", b""), (HALF, b""), (b"G", WHOLE), (HALF, WHOLE)])
def test_a_head_that_does_not_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: bytes, before: bytes
) -> None:
    monkeypatch.setattr(Impatient, "patience", 0.1)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            await closed_after(server, head, before)
            assert (await server.http.get("/api/games")).status_code == 200

    asyncio.run(scenario())


def test_a_body_that_does_not_end_is_not_waited_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), LITTLE_PATIENCE) as server:
            head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            said = await closed_after(server, f"{head}Connection: close\r\nContent-Length: 100\r\n\r\n{{".encode())
            assert b" 400 " in said.splitlines()[0]
            assert b"refusal-half-sent" in said

    asyncio.run(scenario())


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no such thing")
def test_the_system_cuts_connections_that_take_nothing() -> None:
    with serve.listening_socket("127.0.0.1", 0) as listening:
        assert listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == serve.UNREAD_MILLISECONDS


# -- addresses


@pytest.mark.parametrize(("proxies", "codes"), [([], {200, 429}), (["127.0.0.1"], {200}), (["10.0.0.1"], {200, 429})])
def test_only_a_proxy_that_is_named_may_say_who_asks(tmp_path: Path, proxies: list[str], codes: set[int]) -> None:
    limits = Limits(requests=Rate(0, 3))

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), limits, proxies=proxies) as server:
            headers = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(6)]
            replies = [await server.http.get("/api/games", headers=header) for header in headers]
            assert {reply.status_code for reply in replies} == codes

    asyncio.run(scenario())


# -- rooms


def test_unknown_tables_leave_nothing_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            for number in range(20):
                assert (await server.http.get(f"/api/tables/none{number}")).status_code == 404
                async with server.player(f"none{number}", hello=False) as lost:
                    assert (await lost.hello(None))["code"] == "not_found"
            assert server.app is not None
            assert server.app.state.rooms._opening == {}

    asyncio.run(scenario())


def test_a_room_is_opened_once_for_all_who_come_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            reads: list[str] = []
            read = Rooms.read_once

            async def counted(rooms: Rooms, id: str) -> Any:
                reads.append(id)
                return await read(rooms, id)

            monkeypatch.setattr(Rooms, "read_once", counted)
            asked = [server.http.get(f"/api/tables/{created['table']}") for _ in range(5)]
            assert {reply.status_code for reply in await asyncio.gather(*asked)} == {200}
            assert reads == [created["table"]]

    asyncio.run(scenario())


def test_rooms_are_forgotten_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_rooms, "TIDY_SECONDS", 0.01)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            rooms: Rooms = server.app.state.rooms
            old, new, visited = [(await server.create(HOT_SEAT)) for _ in range(3)]
            for created in (old, new, visited):
                await server.http.get(f"/api/tables/{created['table']}")
            async with server.player(visited["table"], visited["seats"]["us"]) as player:
                for created in (old, visited):
                    rooms._rooms[created["table"]].used -= IDLE_SECONDS
                await until(lambda: old["table"] not in rooms._rooms)
                assert set(rooms._rooms) == {new["table"], visited["table"]}
                await play_on(player, 1, random.Random(1))
            async with server.player(old["table"], old["seats"]["us"]) as player:
                assert player.question is not None

    asyncio.run(scenario())


def test_of_too_many_rooms_those_visited_longest_ago_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_rooms, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(all_rooms, "ROOMS_KEPT", 2)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            rooms: Rooms = server.app.state.rooms
            tables = [(await server.create(HOT_SEAT))["table"] for _ in range(4)]
            for table in tables:
                assert (await server.http.get(f"/api/tables/{table}")).status_code == 200
            await until(lambda: set(rooms._rooms) == set(tables[2:]))
            assert (await server.http.get(f"/api/tables/{tables[0]}")).status_code == 200
            await until(lambda: set(rooms._rooms) == {tables[0], tables[3]})

    asyncio.run(scenario())


# -- moments of the past


def test_a_moment_is_made_once_from_its_step_and_only_a_few_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    at = Table.at

    def counted(table: Table, ply: int) -> Table:
        made.append(ply)
        return at(table, ply)

    monkeypatch.setattr(Table, "at", counted)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            created = await server.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with server.player(table, token) as player:
                await play_on(player, 20, random.Random(5))
                last = player.table["ply"]

            async def seen(ply: int) -> httpx.Response:
                return await server.http.get(f"/api/tables/{table}/replay/{ply}", headers=bearer(token))

            first = (await seen(3)).text
            assert (await seen(3)).text == first
            assert made == [3]
            for ply in range(last + 1):
                assert (await seen(ply)).status_code == 200
            room: Room = server.app.state.rooms._rooms[table]
            assert len(room._moments) == MOMENTS_KEPT
            assert code_of(await seen(last + 1)) == "not_found"
            async with server.player(table, token) as player:
                undo = {"type": "undo", "ply": player.table["ply"]}
                assert (await player.reply_to(undo))["type"] == "ok"
                while player.table["revision"] == 0:
                    await player.next()
                changed = player.table["ply"]
            assert (await seen(changed)).status_code == 200
            assert made[-1] == changed  # not what was remembered of it before

    asyncio.run(scenario())
