"""``python -m bench.web``: many games at once over real sockets of this machine; answers a second, p50 and p95.

Every game has two people, each on a socket of their own, who answer at random after thinking for a while; or one,
against the book. The time of an answer runs from sending it to its acknowledgement, by when it is in the database;
that of a story, from the same moment to when it has come to the opponent (against the book: to whoever answered).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

MOST_GAMES = 1000
SERVE = "import sys; from sandtable.terminal.main import main; sys.exit(main())"
TWO_PEOPLE = {"us": "me", "jihadist": "open"}
THE_BOOK = {"us": "me", "jihadist": "solitaire"}


@dataclass
class Figures:
    """What was measured."""

    answers: list[float] = field(default_factory=list)
    """How many milliseconds each took to be acknowledged."""
    stories: list[float] = field(default_factory=list)
    """How many milliseconds each took to come."""
    finished: int = 0
    errors: int = 0
    processor: float = 0.0
    received: int = 0
    """How many bytes have come."""


def at(milliseconds: Sequence[float], share: float) -> float:
    """The time within which this share was done."""
    ordered = sorted(milliseconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass
class Game:
    """One table, and when its last answer was sent, by whom."""

    table: str
    tokens: list[str]
    sent: float = 0.0
    by: str = ""


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
        """The processor time that it and its workers have used so far (known on Linux alone)."""
        return sum(map(_processor_seconds, [self.process.pid, *_children(self.process.pid)]))

    def new_game(self, book: bool) -> Game:
        """A table of two people, or of one against the book."""
        seats = THE_BOOK if book else TWO_PEOPLE
        created = self.request("/api/tables", {"game": "labyrinth", "seats": seats, "options": {"decks": 3}})
        table, tokens = created["table"], [created["seats"]["us"]]
        for code in created["join"].values():
            tokens.append(self.request(f"/api/tables/{table}/join", {"code": code})["token"])
        return Game(table, tokens)


def _children(process: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(number) for number in listed.read_text().split()] if listed.exists() else []


def _processor_seconds(process: int) -> float:
    status = Path(f"/proc/{process}/stat")
    if not status.exists():
        return 0.0
    fields = status.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def concerns(text: str) -> bool:
    """Whether a message asks, acknowledges, refuses or ends something; of others it is enough that they have come.

    Whoever asks a server much must not be slow itself.
    """
    return not text.startswith('{"type":"update"') or '"question":{' in text or '"outcome":{' in text


async def person(
    link: ClientConnection, game: Game, token: str, greeting: str | bytes, think: float, until: float, figures: Figures
) -> None:
    """Answer whatever is asked, after thinking, until the time is up or the game is over."""
    dice = random.Random(token)
    answered = (-1, -1)
    text: str | bytes = greeting
    known: dict[str, Any] = {}
    while (left := until - time.perf_counter()) > 0:
        try:
            text = text or await asyncio.wait_for(link.recv(), left)
        except TimeoutError:
            return
        now = time.perf_counter()
        came, text = str(text), ""
        figures.received += len(came)
        if '"story":{' in came and game.sent and (game.by != token) == (len(game.tokens) > 1):
            figures.stories.append(1000 * (now - game.sent))
        if not concerns(came):
            continue
        message = json.loads(came)
        if message["type"] in ("table", "update"):
            known |= message  # an update says only what is different
            message = known
        if message["type"] == "ok":
            figures.answers.append(1000 * (now - game.sent))
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
            game.sent, game.by = time.perf_counter(), token
            answer = {"type": "answer", "id": 1, "ply": message["ply"], "revision": message["revision"], "keys": keys}
            await link.send(json.dumps({**answer, "seat": question["seat"]}))


async def measure(server: Server, games: Sequence[Game], think: float, seconds: float) -> Figures:
    """Seat everybody, let them play for some seconds, and count."""
    figures = Figures()
    gc.disable()  # people do not all stop at once to tidy up
    async with AsyncExitStack() as stack:
        links = []
        for game in games:
            for token in game.tokens:
                address = f"ws://127.0.0.1:{server.port}/ws/{game.table}"
                link = await stack.enter_async_context(connect(address, compression=None, max_size=None))
                await link.send(json.dumps({"type": "hello", "token": token}))
                links.append((link, game, token, await link.recv()))
        before = server.processor_seconds()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(person(*seated, think, until, figures) for seated in links))
        figures.processor = server.processor_seconds() - before
    return figures


def percentiles(milliseconds: Sequence[float]) -> str:
    """How long it took, in words."""
    if not milliseconds:
        return "none"
    return "   ".join(f"p{share} {at(milliseconds, share / 100):.1f} ms" for share in (50, 95, 99))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help=f"how many games at once (200; at most {MOST_GAMES})")
    parser.add_argument("--think", type=float, default=1.0, help="how many seconds a person thinks (1; 0: not at all)")
    parser.add_argument("--seconds", type=float, default=15, help="how long to measure (15)")
    parser.add_argument("--database", help="a PostgreSQL database to use instead of a new SQLite file")
    parser.add_argument("--book", action="store_true", help="each game is one person's against the book")
    parser.add_argument("--workers", type=int, default=1, help="how many server processes (1; more need PostgreSQL)")
    chosen = parser.parse_args()
    games = max(1, min(chosen.games, MOST_GAMES))
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        server = Server(Path(folder), chosen.database, chosen.workers)
        try:
            server.wait()
            tables = [server.new_game(chosen.book) for _ in range(games)]
            figures = asyncio.run(measure(server, tables, chosen.think, chosen.seconds))
        finally:
            server.process.terminate()
            server.process.wait(15)
    answers = len(figures.answers)
    if not answers:
        raise SystemExit("nobody answered anything")
    print(
        f"{games} games at once, {chosen.think:g} s of thought: {answers / chosen.seconds:.0f} answers/s   "
        f"{percentiles(figures.answers)}   stories {percentiles(figures.stories)}   "
        f"({answers} answers, {figures.errors} errors, {figures.received / answers / 1000:.1f} kB and "
        f"{1000 * figures.processor / answers:.1f} ms of the server's processor time for each)"
    )


if __name__ == "__main__":
    main()
