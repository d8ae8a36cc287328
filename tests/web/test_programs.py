"""Programs as opponents at a server: by names that its host has given, in processes that cannot hold anybody up."""

from __future__ import annotations

import asyncio
import random
import shlex
import sys
import threading
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from sandtable import Question, Sight, Table
from sandtable.core.errors import BadSetup
from sandtable.seat.conversation import Terms
from sandtable.web import programs
from sandtable.web.programs import Programs, read
from sandtable.web.thinking import Thinkers
from tests.terminal.driving import run
from tests.web.people import PATIENCE, Player, Server, play_on, serving, some_keys, sqlite
from tests.web.waiting import until

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "seat_client.py"
GOOD = [sys.executable, str(CLIENT), "5"]
SILENT = [sys.executable, "-c", "import time; time.sleep(600)"]
SECRET = [sys.executable, "-c", "import os, sys; sys.exit('secret ' + os.environ.get('SANDTABLE_DATABASE', 'unknown'))"]
SEATS = {"us": "me", "jihadist": "program:bot"}


def with_programs(folder: Path, offered: Programs) -> AbstractAsyncContextManager[Server]:
    """A server with programs."""
    return serving(sqlite(folder), thinkers=Thinkers(1, offered))


async def asked(player: Player) -> None:
    """Wait until the person is asked."""
    while player.question is None:
        await player.next()


def said(player: Player) -> list[object]:
    """The ids of what the log says."""
    return [note["text"][0] if isinstance(note["text"], list) else note["text"] for note in player.notes]


def test_a_program_is_offered_by_its_name_and_plays(tmp_path: Path) -> None:
    async def play() -> None:
        async with with_programs(tmp_path, Programs({"bot": GOOD}, Terms(seconds=300))) as server:
            games = (await server.http.get("/api/games")).text
            assert '"program"' in games
            assert str(CLIENT) not in games
            created = await server.create(SEATS)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                await asked(player)
                assert player.table["people"]["jihadist"] == "program:bot"
                dice = random.Random(1)
                for _ in range(6):
                    await asked(player)
                    await player.answer(some_keys(player.question or {}, dice))
                    await player.next()
                assert "note-seat-lost" not in said(player)

    asyncio.run(play())


@pytest.mark.parametrize(("command", "seconds"), [(SILENT, 0.2), (SECRET, 300)])
def test_where_a_program_fails_the_game_goes_on_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], seconds: float
) -> None:
    monkeypatch.setenv("SANDTABLE_DATABASE", "postgresql://me:password@host")

    async def play() -> None:
        async with with_programs(tmp_path, Programs({"bot": command}, Terms(seconds=seconds))) as server:
            created = await server.create(SEATS)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                await asked(player)
                assert said(player).count("note-seat-lost") == 1
                assert not any("secret" in heard or "password" in heard for heard in player.heard)
                await play_on(player, 3, random.Random(1))

    asyncio.run(play())


def test_no_command_comes_from_a_browser(tmp_path: Path) -> None:
    async def play() -> None:
        async with with_programs(tmp_path, Programs({"bot": GOOD})) as server:
            for who in ("program:ls", f"program:{shlex.join(GOOD)}"[:64], "program:"):
                wanted = {"game": "labyrinth", "seats": {"us": "me", "jihadist": who}}
                reply = await server.http.post("/api/tables", json=wanted)
                assert reply.status_code in (400, 422), who
        async with with_programs(tmp_path, Programs({})) as server:
            reply = await server.http.post("/api/tables", json={"game": "labyrinth", "seats": SEATS})
            assert reply.status_code in (400, 422)
            assert '"program"' not in (await server.http.get("/api/games")).text

    asyncio.run(play())


class Fake:
    """Stands for a program that runs."""

    made: ClassVar[list[Fake]] = []
    looks_ahead = True

    def __init__(self, command: Sequence[str], **how: Any) -> None:
        self.command, self.how, self.ended = command, how, False
        Fake.made.append(self)

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """As little as it must."""
        return question.keys[: question.at_least]

    def end(self) -> None:
        """It is told to end."""
        self.ended = True


def test_of_too_many_programs_the_one_that_was_asked_longest_ago_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "ProgramAgent", Fake)
    monkeypatch.setattr(programs, "MOST", 2)
    monkeypatch.setattr(Fake, "made", [])
    monkeypatch.setenv("SANDTABLE_DATABASE", "a secret")
    monkeypatch.setenv("LANG", "C.UTF-8")

    def ended() -> list[bool]:
        return [each.ended for each in Fake.made]

    async def scenario() -> None:
        offered = Programs({"bot": ["a", "command"], "other": ["another"]})
        offered.offer()
        seats = {"us": "program:bot", "jihadist": "program:other"}
        table = Table.new("labyrinth", seed=1, seats=seats, thinks_elsewhere=True)
        assert table.thinker == "jihadist"
        assert offered.plays(table)
        assert not offered.plays(Table.new("labyrinth", seed=1, seats={"us": "program:bot"}, thinks_elsewhere=True))
        for id in ("one", "two", "one"):
            (entry,) = await offered.think(id, table)
            assert entry.who == "jihadist"
        assert ended() == [False, False]
        await offered.think("three", table)
        assert ended() == [False, True, False]
        offered.leave("none")
        assert ended() == [False, True, False]
        offered.leave("one")
        assert ended() == [True, True, False]
        await offered.think("one", table)
        assert ended() == [True, True, False, False]
        offered.close()
        assert ended() == [True] * 4
        assert {tuple(each.command) for each in Fake.made} == {("another",)}
        environment = Fake.made[0].how["environment"]
        assert environment["LANG"] == "C.UTF-8"
        assert "SANDTABLE_DATABASE" not in environment
        with pytest.raises(BadSetup):
            Table.new("labyrinth", seed=1, seats={"us": "program:bot"})

    asyncio.run(scenario())


def test_a_server_that_ends_waits_for_no_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "ProgramAgent", Fake)
    monkeypatch.setattr(programs, "MOST", 1)
    thinks, let_go, thought = threading.Event(), threading.Event(), threading.Event()

    def answer(_: Fake, question: Question, sight: Sight) -> Sequence[str]:
        thinks.set()
        let_go.wait(PATIENCE)
        thought.set()
        return question.keys[: question.at_least]

    monkeypatch.setattr(Fake, "answer", answer)

    async def scenario() -> None:
        offered = Programs({"bot": ["a"]})
        offered.offer()
        seats = {"us": "program:bot", "jihadist": "program:bot"}
        tables = [Table.new("labyrinth", seed=1, seats=seats, thinks_elsewhere=True) for _ in range(2)]
        first, second = (asyncio.create_task(offered.think(str(n), table)) for n, table in enumerate(tables))
        await until(thinks.is_set)
        offered.close()
        assert not thought.is_set()
        with pytest.raises(asyncio.CancelledError):  # it has not begun
            await second
        let_go.set()
        await first

    asyncio.run(scenario())


@pytest.mark.parametrize("wrong", ["bot", "Bot=ls", "bot=", "=ls", "a b=ls"])
def test_a_host_names_programs_with_care(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadSetup):
        read([wrong])
    assert run("serve", "--program", wrong)[0] == 2
    assert wrong in capsys.readouterr().err or wrong == "bot="
    with pytest.raises(BadSetup, match="names no program"):
        read(["bot=ls", "bot=ls"])
    assert read([f"bot={shlex.join(GOOD)}"]) == {"bot": GOOD}
