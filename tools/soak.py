"""``make soak``: kill, restart and fuzz a server for as long as asked, and count what became of the answers.

People answer at several tables as fast as they can while others send rubbish. Now and then a server process is killed
with SIGKILL and started again, and the journals of all tables are held against what was sent: an answer that was
acknowledged must be there (else it is lost), and nothing may be there that was not sent for that moment (else it is
doubled). An answer in flight when the server died may be there or not; it is sent again for the same moment, which
must not double it. Answers are sent twice and taken back on the way, at tables of every game. On SQLite the disk is
full now and then: what cannot be written is refused; or each kill is a power cut (``--power-cuts``), by which all is
lost that was not synchronised. On PostgreSQL two processes serve the same tables, and one of them
is killed at a time, or the database with all its processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Collection
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sandtable import Table
from sandtable.core.game import game_named
from tests.web.cluster import Cluster, running
from tests.web.people import HOT_SEAT, Player, Process, bearer, some_keys
from tools.forked import Served
from tools.power_cut import Disk, library

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
GONE: Final = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError)
"""What talking to a server that has been killed can raise."""
SERVERS_FAULT: Final = 500
UNAVAILABLE: Final = 503
GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "labyrinth", "options": {"decks": 3}},
    {"game": "labyrinth", "options": {"scenario": "isil", "decks": 2}},
    {"game": "plain", "options": {"deception": True}},
)
"""What is played, table by table."""
TOLD_EVERY: Final = 10
"""After so many rounds it is told what has become of the answers so far."""
DOUBLE_CLICKS: Final = 0.05
"""How often somebody sends an answer twice."""
ANSWERS: Final = 25
"""So many answers at a table, or fewer, are a round."""
TAKEN_BACK: Final = 0.03
"""How often somebody takes an answer back."""


@dataclass
class Sent:
    """An answer that was sent for a moment of a table."""

    entry: list[str]
    acknowledged: bool = False


@dataclass
class Seat:
    """A table, and what was sent for each moment of it."""

    table: str
    token: str
    names: tuple[str, ...]
    """All seats of the game: one person has them."""
    sent: dict[int, Sent] = field(default_factory=dict)
    over: bool = False


@dataclass
class Count:
    """What became of everything."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    rubbish: int = 0
    taken_back: int = 0
    rounds: int = 0
    cut: int = 0
    """Bytes that power cuts have taken, for nobody had waited for them to be written."""
    full: int = 0
    """Answers that were refused while the disk was full or the database away."""
    faults: list[str] = field(default_factory=list)

    def check(self, seat: Seat, journal: list[Any], unasked: Collection[int] = ()) -> None:
        """Hold a journal against what was sent; what left no choice was written down unasked."""
        for ply, sent in seat.sent.items():
            there = ply < len(journal) and journal[ply] == sent.entry
            self.lost += sent.acknowledged and not there
        for ply, entry in enumerate(journal):
            if entry[0] in seat.names and ply not in unasked:
                self.doubled += ply not in seat.sent or seat.sent[ply].entry != entry

    def fault(self, what: str, text: str) -> None:
        """Remember that the server has failed."""
        self.faults.append(f"{what}: {text[:200]}")

    @property
    def good(self) -> bool:
        """Whether nothing was lost, doubled or failed."""
        return not (self.lost or self.doubled or self.faults)

    def __add__(self, other: Count) -> Count:
        """What became of everything at both."""
        return Count(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(self)))

    def told(self, database: str) -> str:
        """The result in a line, and the first faults below it."""
        line = (
            f"{database}: {self.acknowledged} answers acknowledged at {self.tables} tables, {self.lost} lost, "
            f"{self.doubled} doubled, {self.taken_back} taken back, {self.full} refused for want of a database; "
            f"{self.rounds} rounds, {self.kills} kills, {self.cut} bytes lost by power cuts, "
            f"{self.rubbish} messages of rubbish, "
            f"{len(self.faults)} failures of the server"
        )
        return "\n  ".join([line, *self.faults[:10]])


class Soak:
    """Servers on one database, the tables there, and what has been counted."""

    def __init__(
        self,
        database: str,
        processes: int,
        tables: int,
        dice: random.Random,
        postgres: Cluster | None = None,
        disk: Disk | None = None,
    ) -> None:
        self.count = Count()
        self._postgres = postgres
        self._disk = disk
        self._database = database
        self._dice = dice
        self._most = tables
        self._seats: list[Seat] = []
        self._servers: list[Process] = []
        self._processes = processes
        self._stop = asyncio.Event()

    async def run(self, seconds: float, rounds: int = 1) -> Count:
        """Round after round until the time is up; at least so many."""
        until = time.monotonic() + seconds
        self._servers = [await self._server() for _ in range(self._processes)]
        try:
            while True:
                await self._round()
                self.count.rounds += 1
                if self.count.rounds % TOLD_EVERY == 0:
                    print(self.count.told("so far"), file=sys.stderr, flush=True)
                if time.monotonic() >= until and self.count.rounds >= rounds:
                    return self.count
        finally:
            for server in self._servers:
                await server.stop()

    async def _server(self) -> Process:
        """A server on the database."""
        return await Served(self._database, {} if self._disk is None else self._disk.environment).ready()

    async def _round(self) -> None:
        """Let everybody play, kill a server in the midst of it, start it again, and look what is there."""
        while len(self._seats) < self._most:
            wanted = GAMES[self.count.tables % len(GAMES)]
            names = tuple(game_named(wanted["game"]).seats)
            created = await self._servers[0].create(dict.fromkeys(names, "me"), **wanted)
            self._seats.append(Seat(created["table"], created["seats"][names[0]], names))
            self.count.tables += 1
        self._stop.clear()
        work = [self._play(seat, self._servers[place % self._processes]) for place, seat in enumerate(self._seats)]
        work += [self._send_rubbish(server) for server in self._servers]
        tasks = [asyncio.create_task(each) for each in work]
        enough = self.count.acknowledged + self._dice.randint(1, ANSWERS) * len(self._seats)
        while self.count.acknowledged < enough and not all(task.done() for task in tasks[: len(self._seats)]):
            await asyncio.sleep(0.01)
        await asyncio.sleep(self._dice.random() * 0.03)  # anywhere in the middle of an answer
        place = self._dice.randrange(self._processes)
        if self._postgres is None and self._disk is None and self._dice.random() < 0.3:
            self._servers[place].fill_the_disk(Path(self._database).stat().st_size)
            await asyncio.sleep(0.2)
        if self._postgres is not None and self._dice.random() < 0.3:
            await asyncio.to_thread(self._postgres.crash)
            await asyncio.sleep(self._dice.random() * 0.2)
            await asyncio.to_thread(self._postgres.start)
        self._servers[place].kill()
        self.count.kills += 1
        self._stop.set()
        await asyncio.gather(*tasks)
        await self._servers[place].stop()
        if self._disk is not None:
            self.count.cut += self._disk.cut()
        self._servers[place] = await self._server()
        for seat in self._seats:
            await self._look(seat)
        self._seats = [seat for seat in self._seats if not seat.over]

    # -- those who play

    async def _play(self, seat: Seat, server: Process) -> None:
        """Answer as fast as can be until the server dies or the round is over."""
        try:
            async with server.player(seat.table, seat.token) as player:
                if "revision" not in player.table:
                    return  # the database was away already
                await self._send_again(seat, player)
                while not self._stop.is_set() and not player.over:
                    await self._answer(seat, player)
                seat.over = player.over
        except GONE:
            pass

    async def _answer(self, seat: Seat, player: Player) -> None:
        question, ply = player.question, player.table["ply"]
        assert question is not None
        before = seat.sent.get(ply)  # one that was refused while the database was away, and may be there all the same
        keys = some_keys(question, self._dice) if before is None else before.entry[1:]
        seat.sent[ply] = Sent([question["seat"], *keys])
        reply = await player.answer(keys)
        if reply.get("code") == "unavailable":
            self.count.full += 1
            await asyncio.sleep(0.05)
            return
        if reply["type"] != "ok" and not (before is not None and reply["code"] == "stale"):
            self.count.fault("an answer was refused", str(reply))
            self._stop.set()
            return
        seat.sent[ply].acknowledged = True
        self.count.acknowledged += 1
        if self._dice.random() < DOUBLE_CLICKS:
            again = {"type": "answer", "ply": ply, "revision": player.table["revision"], "keys": keys}
            if (await player.reply_to({**again, "seat": question["seat"]})).get("code") not in ("stale", "unavailable"):
                self.count.doubled += 1
        await player.at_ply(ply + 1)
        if self._dice.random() < TAKEN_BACK:
            await self._take_back(seat, player, ply)

    async def _take_back(self, seat: Seat, player: Player, ply: int) -> None:
        """Take back the answer of a ply; until that is acknowledged nobody knows whether it is there."""
        seat.sent[ply].acknowledged = False
        undo = {"type": "undo", "ply": player.table["ply"], "revision": player.table["revision"]}
        reply = await player.reply_to(undo)
        if reply["type"] == "ok":
            self.count.taken_back += 1
            del seat.sent[ply]
            while player.table["ply"] > ply:
                await player.next()
        elif reply.get("code") not in ("unavailable", "stale"):
            self.count.fault("an undo was refused", str(reply))

    async def _send_again(self, seat: Seat, player: Player) -> None:
        """Send the answer again that was in flight when the server died: whatever came of it, it counts once."""
        for ply, sent in seat.sent.items():
            if sent.acknowledged:
                continue
            moment = {"ply": ply, "revision": player.table["revision"]}
            message = {"type": "answer", **moment, "keys": sent.entry[1:], "seat": sent.entry[0]}
            reply = await player.reply_to(message)
            if reply["type"] != "ok" and reply["code"] != "stale":
                self.count.fault("an answer in flight was refused", str(reply))
            sent.acknowledged = True
            self.count.acknowledged += 1
            await player.at_ply(ply + 1)

    async def _look(self, seat: Seat) -> None:
        """Hold what the database has against what was sent."""
        reply = await self._servers[0].http.get(f"/api/tables/{seat.table}/save", headers=bearer(seat.token))
        if reply.status_code != httpx.codes.OK:
            self.count.fault("a save was refused", reply.text)
            return
        save = json.loads(reply.text)
        journal = save["journal"]
        unsent = [ply for ply, entry in enumerate(journal) if entry[0] in seat.names and ply not in seat.sent]
        self.count.check(seat, journal, Table.from_save(save).unasked if unsent else ())
        for ply in [ply for ply, sent in seat.sent.items() if not sent.acknowledged]:
            if ply >= len(journal) or journal[ply] != seat.sent[ply].entry:
                continue  # it did not arrive: it is sent again
            seat.sent[ply].acknowledged = True  # it did, though nobody was told

    # -- those who send rubbish

    async def _send_rubbish(self, server: Process) -> None:
        """Send what nobody should, without pause, until the server dies or the round is over."""
        while not self._stop.is_set():
            try:
                await self._dice.choice((self._ask, self._post, self._shout))(server)
                self.count.rubbish += 1
            except GONE:
                return
            await asyncio.sleep(0.05)

    async def _ask(self, server: Process) -> None:
        start = self._dice.choice(("/", "/api/", "/api/tables/", "/api/words/", "/assets/", "/ws/"))
        path = start + quote(self._noise(), safe="/%") + self._dice.choice(("", "%00", "/save"))
        self._heard(path, await server.http.get(path))

    async def _post(self, server: Process) -> None:
        path = self._dice.choice(("/api/tables", "/api/tables/import", "/api/mine", "/api/tables/x/join"))
        body = self._dice.choice((self._noise().encode(), json.dumps(self._document()).encode()))
        self._heard(path, await server.http.post(path, content=body, headers={"Content-Type": "application/json"}))

    def _heard(self, path: str, reply: httpx.Response) -> None:
        if reply.status_code >= SERVERS_FAULT and reply.status_code != UNAVAILABLE:
            self.count.fault(path, reply.text)

    async def _shout(self, server: Process) -> None:
        table = self._dice.choice([*(seat.table for seat in self._seats), "nowhere"])
        async with server.player(table) as player:
            for _ in range(self._dice.randint(1, 10)):
                await player.send(self._dice.choice((self._noise(), self._noise().encode(), self._document())))
                reply = await player.until(lambda message: message["type"] in ("error", "pong", "table", "ok"))
                if reply.get("code") == "internal" or reply["type"] == "ok":
                    self.count.fault("a socket", str(reply))

    def _document(self) -> dict[str, Any]:
        """A message or a body with something wrong in it."""

        def odd() -> Any:
            return self._dice.choice((None, -1, 2**70, 0.5, [], {}, self._noise(), "\x00", True))

        shapes: list[dict[str, Any]] = [
            {"type": "answer", "ply": odd(), "keys": odd()},
            {"type": "answer", "ply": 1, "keys": [odd()], "seat": odd()},
            {"type": "undo", "ply": odd(), "revision": odd()},
            {"type": "adjust", "ply": 1, "changes": {"prestige": odd()}},
            {"type": "hello", "token": odd()},
            {"type": odd()},
            {"game": "labyrinth", "seats": odd()},
            {"game": "labyrinth", "seats": dict(HOT_SEAT), "position": {"game": "labyrinth", "turn": odd()}},
            {"game": "labyrinth", "seats": dict(HOT_SEAT), "options": {"decks": odd()}, "name": odd()},
            {"save": {"sandtable": odd(), "journal": odd()}},
            {"tokens": [{"table": odd(), "token": odd()}]},
            {"code": odd(), "key": odd()},
        ]
        return self._dice.choice(shapes)

    def _noise(self) -> str:
        letters = 'abc{}[]",:/\\.%0ü♠ \t1'
        return "".join(self._dice.choice(letters) for _ in range(self._dice.choice((0, 1, 5, 40, 400))))


async def soak(kind: str, seconds: float, tables: int, seed: int, rounds: int = 1, cuts: bool = False) -> Count:
    """Soak a server on a fresh database of a kind; with power cuts, if asked for."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sandtable-soak-")))
        place = folder / "data" / "tables.sqlite3"
        place.parent.mkdir()
        disk = Disk(place.parent, folder / "synchronised") if cuts and kind == SQLITE else None
        postgres = stack.enter_context(running()) if kind == POSTGRESQL else None
        database, processes = (str(place), 1) if postgres is None else (postgres.url, 2)
        return await Soak(database, processes, tables, random.Random(seed), postgres, disk).run(seconds, rounds)


async def together(kind: str, chosen: argparse.Namespace) -> Count:
    """Several soaks side by side, each with a share of the rounds."""
    rounds = -(-chosen.rounds // chosen.side_by_side)
    seeds = [chosen.seed + place for place in range(chosen.side_by_side)]
    counts = await asyncio.gather(
        *(soak(kind, chosen.seconds, chosen.tables, seed, rounds, chosen.power_cuts) for seed in seeds)
    )
    return sum(counts[1:], counts[0])


def main() -> int:
    """Soak and tell; 1 if anything was lost, doubled or failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="how long, for each database (60)")
    parser.add_argument("--database", choices=(SQLITE, POSTGRESQL), help="only this one (both)")
    parser.add_argument("--rounds", type=int, default=1, help="at least so many rounds, for each database (1)")
    parser.add_argument("--tables", type=int, default=4, help="how many tables at once (4)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="for the same answers again (the time)")
    parser.add_argument("--side-by-side", type=int, default=1, help="so many databases at once (1)")
    parser.add_argument("--power-cuts", action="store_true", help="a kill is a power cut: what was not on disk is gone")
    chosen = parser.parse_args()
    good = True
    with tempfile.TemporaryDirectory(prefix="sandtable-soak-") as folder:
        if chosen.power_cuts:
            os.environ["LD_PRELOAD"] = str(library(Path(folder)))
        for kind in (chosen.database,) if chosen.database else (SQLITE, POSTGRESQL):
            count = asyncio.run(together(kind, chosen))
            print(count.told(f"{kind} (seed {chosen.seed})"), flush=True)
            good = good and count.good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
