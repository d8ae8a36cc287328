"""A server process killed with SIGKILL loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.people import HOT_SEAT, Player, Process, some_keys

KILLS = 3


async def answer_until_it_dies(player: Player, acknowledged: list[tuple[int, list[str]]], dice: random.Random) -> None:
    """Answer as fast as can be, and keep what has been acknowledged."""
    try:
        while not player.over:
            assert player.question is not None
            ply, seat = player.table["ply"], player.question["seat"]
            keys = some_keys(player.question, dice)
            reply = await player.answer(keys)
            assert reply["type"] == "ok", reply
            acknowledged.append((ply, [seat, *keys]))
            await player.at_ply(ply + 1)
    except ConnectionClosed:
        pass


async def saved_journal(server: Process, table: str, token: str) -> list[Any]:
    reply = await server.http.get(f"/api/tables/{table}/save", headers={"Authorization": f"Bearer {token}"})
    journal: list[Any] = json.loads(reply.text)["journal"]
    return journal


@pytest.mark.slow
def test_kill_9_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    dice = random.Random(9)

    async def scenario() -> int:
        acknowledged: list[tuple[int, list[str]]] = []
        server = await Process(database).ready()
        created = await server.create(HOT_SEAT, options={"decks": 3})
        table, token = created["table"], created["seats"]["us"]
        for kill in range(KILLS):
            async with server.player(table, token) as player:
                answering = asyncio.create_task(answer_until_it_dies(player, acknowledged, dice))
                enough = len(acknowledged) + dice.randint(4, 12)
                while len(acknowledged) < enough and not answering.done():
                    await asyncio.sleep(0.001)
                await asyncio.sleep(dice.random() * 0.02)  # anywhere in the middle of an answer
                server.kill()
                await answering
            await server.stop()
            server = await Process(database).ready()
            journal = await saved_journal(server, table, token)
            for ply, entry in acknowledged:
                assert journal[ply] == entry, f"kill {kill + 1} lost an answer"
        await server.stop()
        return len(acknowledged)

    assert asyncio.run(scenario()) > KILLS
