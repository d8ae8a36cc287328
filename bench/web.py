"""``python -m bench.web``: many games at once over real sockets of this machine; answers a second, p50 and p95.

Every game has two people, each on a socket of their own, who answer at random after thinking for a while; or one,
against the book. What is known about questions beforehand is made for them only if they look at it (``--looking``), as
whoever sits before a browser does. The time of an answer runs from sending it to its acknowledgement, by when it is in
the database; that of a story, from the same moment to when it has come to the opponent (against the book: to whoever
answered).

``--aims`` prints all that a host may count on, each row with its aim: the processor time of an answer beside a fixed
loop of plain Python (``timing.yardstick``), many tables on two servers that share PostgreSQL (a server of its own for
the time, unless one is given), and the memory of tables that sleep. What the people themselves take of the processor is
told apart: they share the machine with the server. It takes five minutes of a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench import timing
from tests.web import cluster
from tests.web.cluster import Cluster

MOST_GAMES = 5000
COMING_AT_ONCE = 8
"""So many tables are set up, and so many people sit down, at a time."""
PATIENCE_SECONDS = 60.0
START_SECONDS = 180.0
"""How long to wait for somebody to sit down, and for a server to start, on a machine that is busy."""
ANSWER_MS = 1.2
SLEEPING_KB = 100
WAIT_MS = 250
"""Aims: processor time of an answer, memory of a sleeping table, the time within which 95 % are answered."""
SERVE = "import sys; from sandtable.terminal.main import main; sys.exit(main())"
TWO_PEOPLE = {"us": "me", "jihadist": "open"}
THE_BOOK = {"us": "me", "jihadist": "solitaire"}
SEEKERS = {"us": "seeker:deep", "jihadist": "seeker:deep"}
AT_WORK = 20
"""How many tables of seekers think while people play, where it is measured what that costs them."""


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
    people: float = 0.0
    """Processor time of those who play."""
    machine: float = 0.0
    """Processor time of the whole machine: of these two, the database, the system, and whoever else is there."""
    database: float = 0.0
    """How much of that a database had that was started for this."""
    received: int = 0
    """How many bytes have come."""

    def begin(self) -> None:
        """Count from now on; what was before does not matter."""
        self.answers.clear()
        self.stories.clear()
        self.finished = self.errors = self.received = 0


def at(milliseconds: Sequence[float], share: float) -> float:
    """The time within which this share was done."""
    ordered = sorted(milliseconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass
class Game:
    """One table, and when its last answer was sent, by whom."""

    table: str
    tokens: list[str]
    port: int
    sent: float = 0.0
    by: str = ""


class Server:
    """A server process on a database of its own."""

    def __init__(self, folder: Path, database: str | None, workers: int) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        where = database or str(folder / "tables.sqlite3")
        self.where = where
        arguments = ["serve", "--port", str(self.port), "--database", where, "--workers", str(workers), "--unlimited"]
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, *arguments], stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            try:
                self.request("/api/games")
            except OSError:
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
        return with_children(self.process.pid)

    def memory(self) -> int:
        """How many bytes of memory it has (known on Linux alone)."""
        status = Path(f"/proc/{self.process.pid}/statm")
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if status.exists() else 0

    def end(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(15)

    def new_game(self, book: bool) -> Game:
        """A table of two people, or of one against the book."""
        seats = THE_BOOK if book else TWO_PEOPLE
        created = self.request("/api/tables", {"game": "labyrinth", "seats": seats, "options": {"decks": 3}})
        table, tokens = created["table"], [created["seats"]["us"]]
        for code in created["join"].values():
            tokens.append(self.request(f"/api/tables/{table}/join", {"code": code})["token"])
        return Game(table, tokens, self.port)

    def let_seek(self, number: int) -> None:
        """A table at which two seekers think, from the moment that somebody has looked at it."""
        wanted = {"game": "labyrinth", "seats": SEEKERS, "options": {"decks": 3}}
        self.request(f"/api/tables/{self.request('/api/tables', wanted)['table']}")


def _children(process: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(number) for number in listed.read_text().split()] if listed.exists() else []


def with_children(process: int) -> float:
    """The processor time that a process and those it has started have used so far (known on Linux alone)."""
    return sum(map(_processor_seconds, [process, *_children(process)]))


def _processor_seconds(process: int) -> float:
    status = Path(f"/proc/{process}/stat")
    if not status.exists():
        return 0.0
    fields = status.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _machine_seconds() -> float:
    """The processor time of the whole machine so far (known on Linux alone)."""
    status = Path("/proc/stat")
    if not status.exists():
        return 0.0
    user, nice, system, _, _, *interrupts = map(int, status.read_text().split("\n", 1)[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


class Shares:
    """Whose processor time it is: from when this is made to when it is asked."""

    def __init__(self, servers: Sequence[Server], database: int | None) -> None:
        self._servers = servers
        self._database = database
        self._begun = self._so_far()

    def write(self, figures: Figures) -> None:
        """Write down what each has had since."""
        spent = [now - then for now, then in zip(self._so_far(), self._begun, strict=True)]
        figures.processor, figures.people, figures.machine, figures.database = spent

    def _so_far(self) -> tuple[float, float, float, float]:
        servers = sum(server.processor_seconds() for server in self._servers)
        database = 0.0 if self._database is None else with_children(self._database)
        return servers, time.process_time(), _machine_seconds(), database


def concerns(text: str) -> bool:
    """Whether a message asks, acknowledges, refuses or ends something; of others it is enough that they have come.

    Whoever asks a server much must not be slow itself.
    """
    return not text.startswith('{"type":"update"') or '"question":{' in text or '"outcome":{' in text


async def person(
    link: ClientConnection, game: Game, token: str, greeting: str | bytes, think: float, figures: Figures
) -> None:
    """Answer whatever is asked, after thinking, until the game is over."""
    dice = random.Random(token)
    answered = (-1, -1)
    text: str | bytes = greeting
    known: dict[str, Any] = {}
    while True:
        text = text or await link.recv()
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
            await asyncio.sleep(dice.uniform(0.5, 1.5) * think)
            question = message["question"]
            keys = [option["key"] for option in question["options"]]
            keys = dice.sample(keys, dice.randint(question["at_least"], question["at_most"]))
            game.sent, game.by = time.perf_counter(), token
            answer = {"type": "answer", "id": 1, "ply": message["ply"], "revision": message["revision"], "keys": keys}
            await link.send(json.dumps({**answer, "seat": question["seat"]}))


async def measure(
    servers: Sequence[Server],
    games: Sequence[Game],
    think: float,
    seconds: float,
    looking: bool = False,
    database: int | None = None,
) -> Figures:
    """Seat everybody, each table at a server of its own; when all have come, count for some seconds.

    What the processes of a database take that was started for this is counted apart.
    """
    figures = Figures()
    gc.disable()  # people do not all stop at once to tidy up
    async with AsyncExitStack() as stack:
        coming = asyncio.Semaphore(COMING_AT_ONCE)
        playing: list[asyncio.Task[None]] = []

        async def come(game: Game, token: str) -> None:
            """Somebody sits down, not all at once, and plays: a table at which nobody does would fall asleep."""
            address = f"ws://127.0.0.1:{game.port}/ws/{game.table}"
            async with coming:
                link = await connect(address, compression=None, max_size=None, open_timeout=PATIENCE_SECONDS)
                stack.push_async_callback(link.close)
                await link.send(json.dumps({"type": "hello", "token": token, "outlook": looking}))
                greeting = await link.recv()
            playing.append(asyncio.create_task(person(link, game, token, greeting, think, figures)))

        await asyncio.gather(*(come(game, token) for game in games for token in game.tokens))
        figures.begin()
        spent = Shares(servers, database)
        _, still = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        spent.write(figures)
        for task in still:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
    return figures


def _allow_sockets(most: int) -> None:
    """Let this process have so many sockets, as far as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + 256 if hard == resource.RLIM_INFINITY else min(hard, most + 256)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def percentiles(milliseconds: Sequence[float]) -> str:
    """How long it took, in words."""
    if not milliseconds:
        return "none"
    return "   ".join(f"p{share} {at(milliseconds, share / 100):.1f} ms" for share in (50, 95, 99))


def played(
    database: str | Cluster | None,
    games: int,
    think: float,
    seconds: float,
    *,
    book: bool = False,
    workers: int = 1,
    servers: int = 1,
    looking: bool = False,
    seekers: int = 0,
) -> Figures:
    """What many games at once come to, each always at the same of several servers, while seekers are at work."""
    where, process = (database.url, database.process) if isinstance(database, Cluster) else (database, None)
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        first = Server(Path(folder), where, workers)
        running = [first]
        try:
            first.wait()
            for _ in range(servers - 1):
                running.append(Server(Path(folder), where, workers))
                running[-1].wait()
            with ThreadPoolExecutor(COMING_AT_ONCE) as pool:
                tables = list(pool.map(lambda number: running[number % servers].new_game(book), range(games)))
                list(pool.map(first.let_seek, range(seekers)))
            _allow_sockets(2 * games)
            figures = asyncio.run(measure(running, tables, think, seconds, looking, process))
        finally:
            for server in running:
                server.end()
    if not figures.answers:
        raise SystemExit("nobody answered anything")
    return figures


def row(what: str, figures: Figures, seconds: float) -> str:
    """What was measured, in words."""
    answers = len(figures.answers)
    return (
        f"{what}: {answers / seconds:.0f} answers/s   {percentiles(figures.answers)}   stories "
        f"{percentiles(figures.stories)}   ({answers} answers, {figures.errors} errors, "
        f"{figures.received / answers / 1000:.1f} kB and {1000 * figures.processor / answers:.2f} ms of the server's "
        f"processor time for each, {1000 * figures.people / answers:.2f} ms of the people's)"
    )


def shares(figures: Figures, seconds: float) -> str:
    """Whom the processors were busy for, in words."""
    others = figures.machine - figures.processor - figures.people - figures.database
    spent = [each / seconds for each in (figures.processor, figures.database, figures.people, others)]
    return "of {} cores servers had {:.2f}, the database {:.2f}, people {:.2f}, all else {:.2f}".format(
        os.cpu_count(), *spent
    )


def sleeping(tables: int, answers: int) -> float:
    """How many kilobytes a table takes that people look at and that sleeps, after some answers."""
    code = SLEEPING.format(tables=tables, answers=answers)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    return float(done.stdout)


SLEEPING = """
import asyncio, gc, json, random, tempfile, tracemalloc
from sandtable.web import rooms as all_rooms
from sandtable.web.app import create_app
from sandtable.web.limits import NO_LIMITS
from sandtable.web.messages import NewTable
from sandtable.web.sockets import Connection
from sandtable.web import setups
from sandtable.core.game import game_named
from sandtable.core.remembering import Remembered, RememberedOf, RememberedOfBoth

class Socket:
    async def send_text(self, text): pass

async def open_and_play(rooms, dice):
    wanted = NewTable(game="labyrinth", seats={{"us": "me", "jihadist": "me"}}, options={{"decks": 3}})
    seated = setups.seating(game_named("labyrinth"), wanted.seats)
    record = await rooms.create(setups.new_table(wanted, seated), seated, wanted)
    connection = Connection(Socket(), rooms, record.id, NO_LIMITS)
    writing = asyncio.create_task(connection.write())
    token = next(iter(seated.tokens.values()))
    await connection.take(json.dumps({{"type": "hello", "token": token}}))
    room = await rooms.room(record.id)
    for _ in range({answers}):
        question, head = room.snapshot.question, room.snapshot.head
        if question is None:
            break
        keys = dice.sample(list(question.keys), question.at_least)
        await room.answer(connection.seats, question.seat, keys, head)
    return connection, writing

async def main():
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(f"sqlite:///{{folder}}/tables.sqlite3", limits=NO_LIMITS)
        async with app.router.lifespan_context(app):
            rooms, dice = app.state.rooms, random.Random(1)
            kept = [await open_and_play(rooms, dice)]
            tracemalloc.start()
            gc.collect()
            before = tracemalloc.get_traced_memory()[0]
            kept += [await open_and_play(rooms, dice) for _ in range({tables})]
            await asyncio.sleep(0.5)
            all_rooms.IDLE_SECONDS = -1.0
            rooms.make_space()
            assert all(room.asleep for room in rooms._rooms.values())
            for each in gc.get_objects():  # what all tables of a process remember together is no table's
                if isinstance(each, Remembered | RememberedOf | RememberedOfBoth):
                    (each._things if isinstance(each, Remembered) else each._made).clear()
            gc.collect()
            print((tracemalloc.get_traced_memory()[0] - before) / {tables} / 1000)
            for _, writing in kept:
                writing.cancel()

asyncio.run(main())
"""


def aims(database: str | None, share: float, seconds: float) -> None:
    """Print all that is aimed at, with so large a share of the tables."""
    stick = timing.seconds(timing.yardstick, 5)
    print(f"yardstick {1000 * stick:.2f} ms", flush=True)
    kinds = (
        ("two people", False, False),
        ("two people who look at forecasts", False, True),
        ("against the book", True, False),
        ("against the book, looking at forecasts", True, True),
    )
    for what, book, looking in kinds:
        figures = played(None, 50, 1, seconds, book=book, looking=looking)
        took = figures.processor / len(figures.answers)
        print(row(f"50 tables of {what}, 1 s of thought, SQLite", figures, seconds))
        print(
            f"  an answer of {what} over sockets: {1000 * took:.2f} ms of the processor ({ANSWER_MS} aimed at), "
            f"{took / stick:.3f} yardsticks",
            flush=True,
        )
    for seekers in (0, AT_WORK):
        figures = played(None, 50, 1, seconds, seekers=seekers)
        print(
            f"50 tables of two people, {seekers} of seekers at work: 95 % within {at(figures.answers, 0.95):.0f} ms "
            f"({WAIT_MS} aimed at, and the same without seekers)",
            flush=True,
        )
    for tables, answers in ((10, 40), (4, 250)):
        print(
            f"a sleeping table after {answers} answers: {sleeping(tables, answers):.0f} kB ({SLEEPING_KB} aimed at)",
            flush=True,
        )
    with nullcontext(database) if database is not None else cluster.running() as address:
        for tables, think in ((1000, 1.0), (5000, 10.0)):
            games = max(1, int(tables * share))
            begun, lasting = time.perf_counter(), max(seconds, 1.5 * think)
            figures = played(address, games, think, lasting, servers=2)
            what = f"{games} tables, {think:g} s of thought, two servers, PostgreSQL"
            print(row(what, figures, lasting))
            print(
                f"  95 % within {at(figures.answers, 0.95):.0f} ms ({WAIT_MS} aimed at); {shares(figures, lasting)}; "
                f"set up in {time.perf_counter() - begun - lasting:.0f} s",
                flush=True,
            )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help=f"how many games at once (200; at most {MOST_GAMES})")
    parser.add_argument("--think", type=float, default=1.0, help="how many seconds a person thinks (1; 0: not at all)")
    parser.add_argument("--seconds", type=float, default=15, help="how long to measure (15)")
    parser.add_argument("--database", help="a PostgreSQL database to use instead of a new SQLite file")
    parser.add_argument("--postgresql", action="store_true", help="use a PostgreSQL server started for the time")
    parser.add_argument("--book", action="store_true", help="each game is one person's against the book")
    parser.add_argument("--looking", action="store_true", help="people show forecasts, as a browser does in the open")
    parser.add_argument("--workers", type=int, default=1, help="how many processes (1; more need PostgreSQL)")
    parser.add_argument("--seekers", type=int, default=0, help="how many tables of seekers think meanwhile (0)")
    parser.add_argument("--servers", type=int, default=1, help="how many servers, each with its own tables (1)")
    parser.add_argument("--aims", action="store_true", help="all that a host may count on, one row each")
    parser.add_argument("--share", type=float, default=1.0, help="with --aims: the share of the many tables (1)")
    chosen = parser.parse_args()
    if chosen.aims:
        aims(chosen.database, chosen.share, chosen.seconds)
        return
    games = max(1, min(chosen.games, MOST_GAMES))
    begun = time.perf_counter()
    with cluster.running() if chosen.postgresql else nullcontext(chosen.database) as database:
        figures = played(
            database, games, chosen.think, chosen.seconds,
            book=chosen.book, workers=chosen.workers, servers=chosen.servers, looking=chosen.looking,
            seekers=chosen.seekers,
        )  # fmt: skip
    print(row(f"{games} games at once, {chosen.think:g} s of thought", figures, chosen.seconds))
    spent = time.perf_counter() - begun - chosen.seconds
    print(f"  {shares(figures, chosen.seconds)}; beginning and ending took {spent:.0f} s")


if __name__ == "__main__":
    main()
