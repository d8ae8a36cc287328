"""Somebody who plays while a server is attacked, and how long they wait for it."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.web.people import HOT_SEAT, Server, some_keys
from tools.forked import Served


@dataclass
class Attack:
    """What was said to whoever attacked, and how long a bystander waited for each answer, in seconds."""

    said: Counter[str] = field(default_factory=Counter)
    waited: list[float] = field(default_factory=list)

    def told(self) -> str:
        """All of it in a few lines."""
        slowest = max(self.waited, default=0)
        line = f"somebody else answered {len(self.waited)} times meanwhile and waited {slowest:.2f} s at most"
        return "\n".join([line, *(f"  {count:6} {what}" for what, count in self.said.most_common())])


async def beside(attacking: Callable[[Server, Attack], Awaitable[None]], seed: int) -> Attack:
    """Attack a server with its usual limits on a fresh database, while somebody plays there."""
    attack = Attack()
    with tempfile.TemporaryDirectory(prefix="sandtable-attack-") as folder:
        server = await Served(str(Path(folder) / "tables.sqlite3"), {}, limited=True).ready()
        try:
            over = asyncio.Event()
            async with asyncio.TaskGroup() as together:
                together.create_task(_play(server, attack, random.Random(seed), over))
                try:
                    await attacking(server, attack)
                finally:
                    over.set()
        finally:
            await server.stop()
    return attack


async def _play(server: Server, attack: Attack, dice: random.Random, over: asyncio.Event) -> None:
    """Answer now and then at one table after the other until the attack is over."""
    while not over.is_set():
        created = await server.create(HOT_SEAT)
        async with server.player(created["table"], created["seats"]["us"]) as player:
            while not player.over and not over.is_set():
                assert player.question is not None
                begun, ply = time.perf_counter(), player.table["ply"]
                reply = await player.answer(some_keys(player.question, dice))
                attack.waited.append(time.perf_counter() - begun)
                assert reply["type"] == "ok", reply
                await player.at_ply(ply + 1)
                await asyncio.sleep(0.1)
