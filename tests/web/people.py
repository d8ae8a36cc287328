"""Servers and players for the tests: a server in this process or one of its own, and people who talk to it."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, ClassVar, Protocol, Self

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from sandtable import Question, Sight
from sandtable.core.agents import AGENTS, AgentKind
from sandtable.web import databases
from sandtable.web.app import Offers, create_app
from sandtable.web.dispatches import couriers
from sandtable.web.dispatches.post import Sending
from sandtable.web.limits import NO_LIMITS, Limits
from sandtable.web.security import Hosts
from sandtable.web.serve import talking
from sandtable.web.sign_in import NOBODY, SignIn
from sandtable.web.store import Store
from sandtable.web.stories import applied, changes
from sandtable.web.thinking import Thinkers
from tests.known_seeds import know_the_seeds

HOT_SEAT = {"us": "me", "jihadist": "me"}
TWO_PEOPLE = {"us": "me", "jihadist": "open"}
PATIENCE = 120


def bearer(token: str) -> dict[str, str]:
    """The headers of somebody who has a seat."""
    return {"Authorization": f"Bearer {token}"}


def sqlite(folder: Path) -> str:
    """A database of the test's own."""
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def listening() -> socket.socket:
    """A socket on a free port of this machine."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.bind(("127.0.0.1", 0))
    return found


class Server:
    """A server that can be talked to."""

    def __init__(self, port: int, app: FastAPI | None = None) -> None:
        self.port = port
        self.app = app
        # Nothing is encrypted here: reading the certificates of the world would take longer than most requests.
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False)

    async def create(self, seats: Mapping[str, str] = TWO_PEOPLE, **more: Any) -> dict[str, Any]:
        """Set up a table of Labyrinth."""
        reply = await self.http.post("/api/tables", json={"game": "labyrinth", "seats": dict(seats), **more})
        assert reply.status_code == 201, reply.text
        created: dict[str, Any] = reply.json()
        return created

    async def two_people(self, **more: Any) -> tuple[str, dict[str, str]]:
        """A table where two different people sit; its id and their tokens."""
        created = await self.create(TWO_PEOPLE, **more)
        code = created["join"]["jihadist"]
        joined = (await self.http.post(f"/api/tables/{created['table']}/join", json={"code": code})).json()
        return created["table"], {**created["seats"], joined["seat"]: joined["token"]}

    @asynccontextmanager
    async def player(self, table: str, token: str | None = None, *, hello: bool = True) -> AsyncIterator[Player]:
        """Somebody who sits down at a table, or watches it."""
        address = f"ws://127.0.0.1:{self.port}/ws/{table}"
        async with connect(address, max_size=None, compression=None, ping_interval=None) as link:
            player = Player(link)
            if hello:
                await player.hello(token)
            yield player


class Player:
    """One end of a socket. Keeps every byte it was sent, and the table as it was last told."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.heard: list[str] = []
        self.table: dict[str, Any] = {}
        self.notes: list[Any] = []
        self.replies: dict[Any, dict[str, Any]] = {}
        self._ids = iter(range(1, 10**9))

    async def send(self, message: Mapping[str, Any] | str | bytes) -> None:
        """Send anything at all."""
        await self.link.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """Take in the next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.link.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("table", "update"):
            self.table = whole(self.table, message)
            if "notes" in message:
                self.notes = [*self.notes[: message["from"]], *message["notes"]]
        elif message["type"] in ("ok", "error", "rehearsal", "hint"):
            self.replies[message["id"]] = message
        return message

    async def hello(self, token: str | None) -> dict[str, Any]:
        """Say hello, and hear how the table stands."""
        await self.send({"type": "hello", "token": token})
        return await self.until(lambda message: message["type"] in ("table", "error"))

    async def until(self, wanted: Any) -> dict[str, Any]:
        """Take in messages until one is as wanted."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def reply_to(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Send a message with an id of its own; the ok or error that answers it."""
        id = next(self._ids)
        await self.send({**message, "id": id})
        while id not in self.replies:
            await self.next()
        return self.replies[id]

    async def answer(self, keys: Sequence[str], **more: Any) -> dict[str, Any]:
        """Answer the question as it was last seen."""
        question = self.table["question"] or {}
        message = {"type": "answer", "ply": self.table["ply"], "revision": self.table["revision"], "keys": list(keys)}
        return await self.reply_to({**message, "seat": question.get("seat"), **more})

    async def at_ply(self, ply: int) -> None:
        """Wait until the table has come at least so far."""
        while self.table.get("ply", -1) < ply:
            await self.next()

    @property
    def question(self) -> dict[str, Any] | None:
        """What this player is asked now."""
        question: dict[str, Any] | None = self.table["question"]
        return question

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table["outcome"] is not None


def whole(before: Mapping[str, Any], message: Mapping[str, Any]) -> dict[str, Any]:
    """A table as a browser knows it after a message: an update says only what is different."""
    if message["type"] == "table":
        return dict(message)
    now = {**before, **message}
    if "changes" in message:
        now["view"] = applied(before["view"], now.pop("changes"))
    if message.get("story") and "from" in message["story"]:
        told, more = before["story"], message["story"]
        assert (told["since"], len(told["beats"])) == (more["since"], more["from"])
        first = applied(before["view"], told["start"])
        beats = [*told["beats"], *more["beats"]]
        start = changes(now["view"], first)
        now["story"] = {"since": told["since"], "start": start, "beats": beats, "rest": more["rest"]}
    return now


def some_keys(question: Mapping[str, Any], dice: random.Random) -> list[str]:
    """A random answer."""
    keys = [option["key"] for option in question["options"]]
    return dice.sample(keys, dice.randint(question["at_least"], question["at_most"]))


class SlowAgent:
    """Thinks for a while, then takes the first options."""

    def __init__(self, level: str) -> None:
        self._seconds = float(level)

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """As many options as it must."""
        time.sleep(self._seconds)
        return question.keys[: question.at_least]


async def play_on(player: Player, answers: int, dice: random.Random) -> None:
    """Answer at random for all seats of a player, a number of times or until the game is over."""
    for _ in range(answers):
        if player.over:
            return
        assert player.question is not None
        ply = player.table["ply"]
        reply = await player.answer(some_keys(player.question, dice))
        assert reply["type"] == "ok", reply
        await player.at_ply(ply + 1)


@asynccontextmanager
async def serving(
    database: str,
    limits: Limits = NO_LIMITS,
    static: Path | None = None,
    hosts: Hosts | None = None,
    proxies: Sequence[str] = (),
    thinkers: Thinkers | None = None,
    sending: Sending | None = None,
    signing_in: SignIn = NOBODY,
    clock: Callable[[], float] = time.time,
) -> AsyncIterator[Server]:
    """A server in this process, whose insides a test may look at."""
    app = create_app(database, limits=limits, static=static, hosts=hosts, offers=Offers(thinkers, sending, signing_in))
    app.state.rooms.store.clock = clock
    found = listening()
    running = uvicorn.Server(uvicorn.Config(app, **talking("127.0.0.1", proxies)))
    task = asyncio.create_task(running.serve(sockets=[found]))
    while not running.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.005)
    server = Server(found.getsockname()[1], app)
    try:
        yield server
    finally:
        await server.http.aclose()
        running.should_exit = True
        await task


class Started(Protocol):
    """A process that was started."""

    pid: int

    def poll(self) -> int | None:
        """How it has ended; None if it has not."""
        ...

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; how."""
        ...

    def terminate(self) -> None:
        """Ask it to end."""
        ...


class Process(Server):
    """A server process of its own, which can be killed."""

    patience: ClassVar[float] = PATIENCE
    """How long it may take to start."""

    def __init__(self, database: str, *more: str, out: IO[str] | None = None) -> None:
        with listening() as found:
            port = found.getsockname()[1]
        super().__init__(port)
        self._process = self._start(["--port", str(port), "--database", database, "--unlimited", *more], out)

    def _start(self, arguments: Sequence[str], out: IO[str] | None) -> Started:
        """Start the process."""
        read = "import gc; gc.disable(); from tests.web.people import main; gc.enable()"  # a sixth less work
        command = [sys.executable, "-c", f"{read}; main()"]
        return subprocess.Popen([*command, *arguments], stdout=out or subprocess.DEVNULL, cwd=Path.cwd())

    async def ready(self) -> Self:
        """Wait until it answers; one that does not is ended."""
        try:
            async with asyncio.timeout(self.patience):
                while not await self._answers():
                    assert self._process.poll() is None, "the server has ended"
                    await asyncio.sleep(0.05)
        except BaseException:
            await self.stop()
            raise
        return self

    async def _answers(self) -> bool:
        try:
            await self.http.get("/healthz")
        except httpx.TransportError:
            return False
        return True

    def fill_the_disk(self, bytes: int | None) -> None:
        """Let it write no file beyond so many bytes, as if the disk were full; None: there is space again."""
        most = resource.RLIM_INFINITY if bytes is None else bytes
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def kill(self) -> None:
        """Kill it as hard as can be."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def end(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    def ended(self) -> int:
        """How it ended."""
        return self._process.wait()

    async def stop(self) -> None:
        """End it politely, or hard if it will not."""
        await self.http.aclose()
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def be_patient(patch: pytest.MonkeyPatch) -> None:
    """Let a database take its time, as it may on a very busy machine."""
    for seconds in ("CONNECT_SECONDS", "COMMAND_SECONDS", "WORK_SECONDS"):
        patch.setattr(databases, seconds, PATIENCE)


def days_ahead() -> float:
    """What time it is where a test is days ahead: the file named by AHEAD says how many seconds."""
    ahead = Path(os.environ.get("AHEAD", os.devnull)).read_text() or "0"
    return time.time() + float(ahead)


def main() -> None:
    """What a server process runs: ``sandtable serve`` with one known seed for every table and a slow opponent; with
    couriers of its own where COURIER is a script of the shell.
    """
    import argparse  # noqa: PLC0415 (only the child process comes here)

    import tests.conftest  # noqa: F401, PLC0415 (the games that the tests know)
    from sandtable.web import options, serve  # noqa: PLC0415

    patch = pytest.MonkeyPatch()
    know_the_seeds(patch, itertools.repeat(1))
    be_patient(patch)
    patch.setattr(Store.__init__, "__defaults__", ("", days_ahead))
    if "COURIER" in os.environ:
        patch.setattr(couriers, "COMMAND", ("sh", "-c", os.environ["COURIER"]))
        patch.setattr(couriers, "CARRY_SECONDS", PATIENCE)
    patch.setitem(AGENTS, ("", "", "slow"), AgentKind(SlowAgent, ("0.6", "2")))
    parser = argparse.ArgumentParser()
    options.add_arguments(parser)
    sys.exit(serve.run(parser.parse_args()))
