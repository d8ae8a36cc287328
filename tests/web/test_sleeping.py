"""A table at which nothing happens sleeps, and wakes as if it had not."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from sandtable.web import rooms as all_rooms
from sandtable.web.refusals import Unavailable
from sandtable.web.room import Room
from sandtable.web.store import Store
from tests.web.people import HOT_SEAT, Server, bearer, play_on, serving, some_keys, sqlite


async def asleep(server: Server, table: str) -> Room:
    """The room of a table at which nothing has happened for long."""
    assert server.app is not None
    rooms = server.app.state.rooms
    room: Room = rooms._rooms[table]
    rooms.make_space()
    assert room.asleep
    assert not hasattr(room, "_table")
    assert not room.snapshot.notes
    assert not room.snapshot.steps
    return room


def test_a_table_sleeps_and_wakes_for_whoever_answers_talks_comes_or_looks_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            dice = random.Random(2)
            players = {}
            async with server.player(table, tokens["us"]) as us, server.player(table, tokens["jihadist"]) as jihadist:
                players = {"us": us, "jihadist": jihadist}

                async def go_on() -> None:
                    ply = us.table["ply"]
                    player = players[us.table["asking"]]
                    await player.at_ply(ply)
                    assert player.question is not None
                    assert (await player.answer(some_keys(player.question, dice)))["type"] == "ok"
                    for each in players.values():
                        await each.at_ply(ply + 1)

                for _ in range(6):
                    await go_on()
                monkeypatch.setattr(all_rooms, "IDLE_SECONDS", -1.0)
                await asleep(server, table)
                await go_on()
                await asleep(server, table)
                assert (await us.reply_to({"type": "say", "text": "Hello"}))["type"] == "ok"
                await jihadist.until(lambda message: message["type"] == "chat")
                await asleep(server, table)
                now = {"ply": us.table["ply"], "revision": us.table["revision"]}
                tried = await players[us.table["asking"]].reply_to({"type": "rehearse", **now, "plan": []})
                assert tried["type"] == "rehearsal"
                await asleep(server, table)
                where = f"/api/tables/{table}/replay"
                assert (await server.http.get(where, headers=bearer(tokens["us"]))).json()["last"] == us.table["ply"]
                room = await asleep(server, table)
                async with server.player(table, tokens["us"]) as again:
                    for known in ("view", "question", "story", "can_undo"):
                        assert again.table[known] == us.table[known]
                    assert again.notes == us.notes
                assert not room.asleep

    asyncio.run(scenario())


def test_who_sits_at_a_sleeping_table_is_told_that_it_was_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "me", "jihadist": "me"})
            table, token = created["table"], created["seats"]["us"]
            async with server.player(table, token) as player:
                await play_on(player, 1, random.Random(1))
                monkeypatch.setattr(all_rooms, "IDLE_SECONDS", -1.0)
                await asleep(server, table)
                assert server.app is not None
                await server.app.state.rooms.store.remove(table)  # by somebody else
                assert (await player.answer(["x"]))["code"] == "not_found"
                assert '{"type":"gone"}' in player.heard

    asyncio.run(scenario())


def test_a_table_that_could_not_be_written_is_read_again_once_and_sleeps_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            store: Store = server.app.state.rooms.store
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                dice = random.Random(3)
                await play_on(player, 2, dice)
                with monkeypatch.context() as away:
                    away.setattr(store, "append", AsyncMock(side_effect=Unavailable("unavailable")))
                    assert player.question is not None
                    refused = await player.answer(some_keys(player.question, dice))
                    assert refused["code"] == "unavailable"
                heads = AsyncMock(side_effect=store.head)
                monkeypatch.setattr(store, "head", heads)
                await play_on(player, 3, dice)
                assert heads.await_count == 1
                monkeypatch.setattr(all_rooms, "IDLE_SECONDS", -1.0)
                await asleep(server, created["table"])

    asyncio.run(scenario())
