"""A program joins a table of a server by its invitation, or by the key of a seat, and plays with the rights of it."""

from __future__ import annotations

import asyncio
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.errors import BadSetup, SandtableError, SeatLost
from sandtable.core.messages import Message
from sandtable.seat.conversation import Terms
from sandtable.seat.joining import Bridge, SeatOnSocket, invited
from sandtable.words import Words
from tests.terminal.driving import run
from tests.web.people import Server, serving, sqlite

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "seat_client.py"
COMMAND = [sys.executable, str(CLIENT), "5"]
GUEST = {"us": "random", "jihadist": "open"}
PATIENT = Terms(seconds=300)
CURIOUS = """
import json, sys
def say(message):
    print(json.dumps(message), flush=True)
asked = None
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "b"})
    if m["type"] == "ask":
        asked = m
        say({"type": "forecast", "key": m["question"]["options"][0]["key"]})
    if m["type"] == "forecast":
        say({"type": "why_not", "key": "jihad"})
    if m["type"] == "why_not":
        if asked["number"] > 3:
            sys.exit("enough")
        keys = [each["key"] for each in asked["question"]["options"]][: asked["question"]["at_least"]]
        say({"type": "answer", "number": asked["number"], "keys": keys})
"""


async def table_of(server: Server, **more: Any) -> str:
    """The invitation to a table."""
    created = await server.create(GUEST, **more)
    return f"http://127.0.0.1:{server.port}/#/join/{created['table']}/{created['join']['jihadist']}"


def joined(address: str, command: Sequence[str], told: list[Message]) -> Any:
    """A program joins and plays; how it ended."""
    seat = SeatOnSocket(invited(address, None), "bot (a program)")
    try:
        assert seat.seat == "jihadist"
        return Bridge(seat, command, Words(), PATIENT).play(told.append)
    finally:
        seat.close()


@pytest.mark.slow
def test_a_program_plays_a_whole_game_at_a_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(sqlite(tmp_path)) as server:
            address = await table_of(server)
            told: list[Message] = []
            outcome = await asyncio.to_thread(joined, address, COMMAND, told)
            assert outcome.winner in ("us", "jihadist")
            assert len(told) > 10
            async with server.player(address.split("/")[-2]) as watcher:
                assert watcher.table["outcome"]["winner"] == outcome.winner
                assert watcher.table["names"] == {"jihadist": "bot (a program)"}
            with pytest.raises(SandtableError, match="code"):
                await asyncio.to_thread(invited, address, None)

    asyncio.run(play())


def test_a_program_may_ask_back_and_when_it_ends_the_seat_is_still_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(sqlite(tmp_path)) as server:
            address = await table_of(server)
            told: list[Message] = []
            with pytest.raises(SeatLost, match="the program at jihadist has ended; its last words: enough"):
                await asyncio.to_thread(joined, address, [sys.executable, "-c", CURIOUS], told)
            assert len(told) == 3
            async with server.player(address.split("/")[-2]) as watcher:
                assert watcher.table["outcome"] is None
                assert watcher.table["asking"] == "jihadist"

    asyncio.run(play())


def test_a_key_that_opens_several_seats_or_none_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "me", "jihadist": "me"})
            address = f"http://127.0.0.1:{server.port}/#/table/{created['table']}"
            place = invited(address, created["seats"]["us"])
            with pytest.raises(BadSetup, match="the key opens us, jihadist; a program plays one seat"):
                await asyncio.to_thread(SeatOnSocket, place, "b")
            with pytest.raises(SandtableError, match="token"):
                await asyncio.to_thread(SeatOnSocket, place._replace(key="x" * 22), "b")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("ftp://host/#/table/abc", "k"),
        ("http://host/#/table/abc", None),
        ("http://host/#/join/abc/def", "k"),
        ("http://host/", None),
        ("http://host/#/join/a%2F../def", None),
        ("nonsense", "k"),
    ],
)
def test_what_is_no_place_at_a_table_is_refused(address: str, key: str | None) -> None:
    with pytest.raises(BadSetup, match="is neither a table"):
        invited(address, key)


@pytest.mark.slow
def test_the_command_joins_and_says_how_it_went(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(sqlite(tmp_path)) as server:
            address = await table_of(server)
            arguments = ["join", address, "--program", shlex.join(COMMAND), "--name", "b" * 60, "--time-limit", "300"]
            code, shown = await asyncio.to_thread(lambda: run(*arguments))
            assert code == 0
            assert "(a program) plays the Jihadist side. The key of the seat: " in shown
            assert "The winner:" in shown

    asyncio.run(play())


def test_where_no_server_is_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("join", "http://127.0.0.1:9/#/join/a/b", "--program", shlex.join(COMMAND))[0] == 2
    assert "http://127.0.0.1:9" in capsys.readouterr().err
