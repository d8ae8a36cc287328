"""What a server keeps and tells of the steps of a play, and that it tidies up by itself."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from sandtable.web import rooms as all_rooms
from tests.web.people import HOT_SEAT, Server, serving, some_keys, sqlite


async def played(server: Server, answers: int) -> str:
    """A table at which somebody who plays both sides has answered so often."""
    created = await server.create(HOT_SEAT)
    dice = random.Random(5)
    async with server.player(created["table"], created["seats"]["us"]) as player:
        for _ in range(answers):
            ply = player.table["ply"]
            assert player.question is not None
            assert (await player.answer(some_keys(player.question, dice)))["type"] == "ok"
            await player.at_ply(ply + 1)
    table: str = created["table"]
    return table


def test_the_steps_of_a_play_are_named_by_what_a_seat_was_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            room = await server.app.state.rooms.room(await played(server, 30))
            notes = room.snapshot.notes
            assert any(not note.visible_to(None) for note in notes)
            for seat in (None, "us", "jihadist"):
                named = [note for _, note in await room.steps(seat) if note is not None]
                assert named
                assert all(note.visible_to(seat) for note in named)

    asyncio.run(scenario())


def test_the_newest_step_is_kept_beside_the_journal(tmp_path: Path) -> None:
    """So that a play can be taken up by newer rules: after every answer the record has its position."""

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            rooms = server.app.state.rooms
            created = await server.create(HOT_SEAT)
            dice = random.Random(5)
            steps = set()
            async with server.player(created["table"], created["seats"]["us"]) as player:
                room = await rooms.room(created["table"])
                for _ in range(20):
                    ply = player.table["ply"]
                    assert player.question is not None
                    await player.answer(some_keys(player.question, dice))
                    await player.at_ply(ply + 1)
                    record = await rooms.store.record(created["table"])
                    assert record.checkpoint == room.snapshot.game.write_position(room.snapshot.steps[-1].state)
                    steps.add(room.snapshot.steps[-1].ply)
            assert len(steps) > 2

    asyncio.run(scenario())


def test_a_server_tidies_up_by_itself_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_rooms, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(all_rooms, "IDLE_SECONDS", -1.0)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            rooms = server.app.state.rooms
            for _ in range(2):
                await rooms.room(await played(server, 1))
                while rooms.open:
                    await asyncio.sleep(0.01)

    asyncio.run(scenario())
