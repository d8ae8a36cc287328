"""Send a server so many messages that no client of ours would send, and count what it says to them.

    .venv/bin/python -m tools.siege --messages 30000

Messages of a socket and bodies of requests are broken a little or much: a field of another kind, one too many or too
few, a text that is no document, tokens that open nothing, and whole messages for moments that never were. Each must be
refused in words: no error of the server's own, no silence, and no change to the table that is played meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tests.web.people import Player, Process, bearer, some_keys

AT_ONCE: Final = 200
"""So many messages are sent before their replies are read."""
IN_BODIES: Final = 10
"""And so many over HTTP."""
AS_PLAYED: Final = "the table is as it was played"
WHOLE: Final[tuple[dict[str, Any], ...]] = (
    {"type": "hello", "id": 1, "token": "a" * 43, "name": "Somebody"},
    {"type": "answer", "id": 2, "ply": 0, "revision": 0, "keys": ["no such key"], "seat": "us"},
    {"type": "undo", "id": 3, "ply": 9_999_999, "revision": 7},
    {"type": "adjust", "id": 4, "ply": 9_999_999, "changes": {"prestige": 5}},
    {"type": "say", "id": 5, "text": ""},
)
"""Messages that can be read, and to which no is said all the same."""
BODIES: Final[dict[str, dict[str, Any]]] = {
    "/api/tables": {"game": "labyrinth", "seats": {"us": "nobody"}, "options": {}, "dice": [1]},
    "/api/tables/import": {"save": {"sandtable": 1, "journal": []}},
    "/api/tables/nowhere/join": {"code": "x", "key": "y" * 30},
    "/api/mine": {"tokens": [{"table": "x", "token": "y"}]},
}
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    2**70,
    0.5,
    "",
    "\x00",
    "\u202e",
    "x" * 3000,
    [],
    {},
    [[]],
    {"": None},
    "wrong",
)


def broken(document: dict[str, Any], dice: random.Random) -> str:
    """A document with something wrong in it."""
    found = dict(document)
    for _ in range(dice.randint(1, 3)):
        key = dice.choice([*found, "extra"]) if found else "extra"
        if dice.random() < 0.3:
            found.pop(key, None)
        else:
            found[key] = dice.choice(ODD)
    text = json.dumps(found)
    if dice.random() < 0.2:
        place = dice.randrange(len(text))
        text = text[:place] + dice.choice(("", "{", '"', "\\", "ü", "[" * 200)) + text[place + dice.randint(0, 4) :]
    return text


class Siege:
    """A server, a table that is played there, and what was said to everything else."""

    def __init__(self, server: Process, dice: random.Random) -> None:
        self._server = server
        self._dice = dice
        self.said: Counter[str] = Counter()

    async def lay(self, messages: int) -> None:
        """Send so many messages; in between somebody plays on."""
        created = await self._server.create({"us": "me", "jihadist": "me"}, options={"decks": 3})
        table, token = created["table"], created["seats"]["us"]
        async with self._server.player(table, token) as player, self._server.player(table) as stranger:
            sent = 0
            while sent < messages:
                sent += await self._shout(stranger)
                for _ in range(IN_BODIES):
                    sent += await self._post()
                if not player.over:
                    await self._play(player)
            ply = player.table["ply"]
        reply = await self._server.http.get(f"/api/tables/{table}/save", headers=bearer(token))
        journal = json.loads(reply.text)["journal"]
        self.said[AS_PLAYED] = int(len(journal) == ply)

    async def _play(self, player: Player) -> None:
        assert player.question is not None
        ply = player.table["ply"]
        reply = await player.answer(some_keys(player.question, self._dice))
        self.said["an answer, " + reply["type"]] += 1
        await player.at_ply(ply + 1)

    async def _shout(self, stranger: Player) -> int:
        """Several messages in a row by somebody who has no seat."""
        texts = [broken(self._dice.choice(WHOLE), self._dice) for _ in range(AT_ONCE - 1)]
        for text in texts:
            await stranger.send(text)
        await stranger.send({"type": "ping", "id": "last"})
        while True:
            message = await stranger.next()
            if message["type"] == "pong" and message.get("id") == "last":
                return AT_ONCE
            if message["type"] not in ("table", "update", "chat"):
                self.said[f"{message['type']} {message.get('code', '')}".strip()] += 1

    async def _post(self) -> int:
        path = self._dice.choice([*BODIES])
        content = broken(BODIES[path], self._dice).encode("utf-8", "surrogatepass")
        reply = await self._server.http.post(path, content=content, headers={"Content-Type": "application/json"})
        self.said[f"status {reply.status_code}"] += 1
        return 1


def faults(said: Mapping[str, int]) -> int:
    """How often the server has failed."""
    statuses = sum(count for what, count in said.items() if what.startswith("status 5"))
    return statuses + said.get("error internal", 0) + (1 - said.get(AS_PLAYED, 0))


async def siege(messages: int, seed: int) -> Siege:
    """Lay siege to a server on a fresh database."""
    with tempfile.TemporaryDirectory(prefix="sandtable-siege-") as folder:
        server = await Process(str(Path(folder) / "tables.sqlite3")).ready()
        try:
            laid = Siege(server, random.Random(seed))
            await laid.lay(messages)
            return laid
        finally:
            await server.stop()


def main() -> int:
    """Lay siege and tell; 1 if the server has failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=30_000, help="how many (30000)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="for the same messages again (the time)")
    chosen = parser.parse_args()
    laid = asyncio.run(siege(chosen.messages, chosen.seed))
    print(f"{chosen.messages} messages (seed {chosen.seed}): {faults(laid.said)} failures of the server")
    for what, count in laid.said.most_common():
        print(f"  {count:6} {what}")
    return 1 if faults(laid.said) else 0


if __name__ == "__main__":
    sys.exit(main())
