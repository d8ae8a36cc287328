"""``python -m bench.web``: many games at once over real sockets of this machine; answers a second, p50 and p95.

Every game has two people, each on a socket of their own, who answer at random after thinking for a while. The time
of an answer runs from sending it to its acknowledgement, by when it is in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

MOST_GAMES = 1000
SERVE = "import sys; from sandtable.terminal.main import main; sys.exit(main())"
SEATS = {"us": "me", "jihadist": "open"}


@dataclass
class Figures:
    """What was measured."""

    milliseconds: list[float] = field(default_factory=list)
    finished: int = 0
    errors: int = 0
    processor: float = 0.0

    def at(self, share: float) -> float:
        """The time within which this share of the answers was acknowledged."""
        ordered = sorted(self.milliseconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Server:
    """A server process on a database of its own."""

    def __init__(self, folder: Path, database: str | None, workers: int) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        where = database or str(folder / "tables.sqlite3")
        arguments = ["serve", "--port", str(self.port), "--database", where, "--workers", str(workers), "--unlimited"]
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, *arguments], stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        """Wait until it answers."""
        for _ in range(300):
            try:
                self.request("/api/games")
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
            else:
                return
        raise SystemExit("the server does not answer")

    def request(self, path: str, body: object = None) -> Any:
        """Ask it something over HTTP."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as reply:
            return json.load(reply)

    def processor_seconds(self) -> float:
        """The processor time it has used so far (known on Linux alone; of several processes only the first's)."""
        status = Path(f"/proc/{self.process.pid}/stat")
        if not status.exists():
            return 0.0
        fields = status.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def new_table(self) -> tuple[str, list[str]]:
        """A table of two people; its id and their tokens."""
        created = self.request("/api/tables", {"game": "labyrinth", "seats": SEATS, "options": {"decks": 3}})
        table, code = created["table"], created["join"]["jihadist"]
        joined = self.request(f"/api/tables/{table}/join", {"code": code})
        return table, [created["seats"]["us"], joined["token"]]


async def person(
    link: ClientConnection, token: str, greeting: str | bytes, think: float, until: float, figures: Figures
) -> None:
    """Answer whatever is asked, after thinking, until the time is up or the game is over."""
    dice = random.Random(token)
    sent = 0.0
    answered = (-1, -1)
    text: str | bytes = greeting
    known: dict[str, Any] = {}
    while (left := until - time.perf_counter()) > 0:
        try:
            message = json.loads(text or await asyncio.wait_for(link.recv(), left))
        except TimeoutError:
            return
        text = ""
        if message["type"] in ("table", "update"):
            known |= message  # an update says only what is different
            message = known
        if message["type"] == "ok":
            figures.milliseconds.append(1000 * (time.perf_counter() - sent))
        elif message["type"] == "error":
            figures.errors += 1
        elif message["outcome"] is not None:
            figures.finished += 1
            return
        elif message["question"] is not None and (moment := (message["revision"], message["ply"])) != answered:
            answered = moment
            await asyncio.sleep(min(dice.uniform(0.5, 1.5) * think, max(0, until - time.perf_counter())))
            question = message["question"]
            keys = [option["key"] for option in question["options"]]
            keys = dice.sample(keys, dice.randint(question["at_least"], question["at_most"]))
            sent = time.perf_counter()
            answer = {"type": "answer", "id": 1, "ply": message["ply"], "revision": message["revision"], "keys": keys}
            await link.send(json.dumps({**answer, "seat": question["seat"]}))


async def measure(server: Server, games: int, think: float, seconds: float) -> Figures:
    """Seat everybody, let them play for some seconds, and count."""
    tables = [server.new_table() for _ in range(games)]
    figures = Figures()
    async with AsyncExitStack() as stack:
        links = []
        for table, tokens in tables:
            for token in tokens:
                address = f"ws://127.0.0.1:{server.port}/ws/{table}"
                link = await stack.enter_async_context(connect(address, compression=None, max_size=None))
                await link.send(json.dumps({"type": "hello", "token": token}))
                links.append((link, token, await link.recv()))
        before = server.processor_seconds()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(person(*seated, think, until, figures) for seated in links))
        figures.processor = server.processor_seconds() - before
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help=f"how many games at once (200; at most {MOST_GAMES})")
    parser.add_argument("--think", type=float, default=1.0, help="how many seconds a person thinks (1; 0: not at all)")
    parser.add_argument("--seconds", type=float, default=15, help="how long to measure (15)")
    parser.add_argument("--database", help="a PostgreSQL database to use instead of a new SQLite file")
    parser.add_argument("--workers", type=int, default=1, help="how many server processes (1; more need PostgreSQL)")
    chosen = parser.parse_args()
    games = max(1, min(chosen.games, MOST_GAMES))
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        server = Server(Path(folder), chosen.database, chosen.workers)
        try:
            server.wait()
            figures = asyncio.run(measure(server, games, chosen.think, chosen.seconds))
        finally:
            server.process.terminate()
            server.process.wait(15)
    answers = len(figures.milliseconds)
    if not answers:
        raise SystemExit("nobody answered anything")
    print(
        f"{games} games at once, {chosen.think:g} s of thought: {answers / chosen.seconds:.0f} answers/s   "
        f"p50 {figures.at(0.5):.1f} ms   p95 {figures.at(0.95):.1f} ms   p99 {figures.at(0.99):.1f} ms   "
        f"({answers} answers, {figures.errors} errors, "
        f"{1000 * figures.processor / answers:.1f} ms of the server's processor time for each)"
    )


if __name__ == "__main__":
    main()
