"""What the server promises, each with a break in mind: no other test would notice its being broken."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sandtable.core.errors import CannotUndo
from sandtable.core.game import Outcome
from sandtable.core.messages import Message
from sandtable.web import notices, sockets, tokens
from sandtable.web.limits import UNLIMITED, Limits, PerAddress, Rate
from sandtable.web.notices import PostgresNotices
from sandtable.web.refusals import STATUS, Refusal
from sandtable.web.store import Store
from tests.web.people import bearer, serving, sqlite


def test_nothing_is_shown_before_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes while an answer is being written down sees the table without it."""
    writing, written = asyncio.Event(), asyncio.Event()
    append = Store.append

    async def slow(self: Store, *arguments: Any) -> Any:
        writing.set()
        await written.wait()
        return await append(self, *arguments)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, seats = await server.two_people()
            async with server.player(table, seats["jihadist"]) as player, server.player(table) as watching:
                ply, question = player.table["ply"], player.question
                assert question is not None
                monkeypatch.setattr(Store, "append", slow)
                answering = asyncio.create_task(player.answer([question["options"][0]["key"]]))
                await writing.wait()
                async with server.player(table) as late:
                    assert late.table["ply"] == ply
                assert watching.table["ply"] == ply
                written.set()
                assert (await answering)["type"] == "ok"
                await watching.at_ply(ply + 1)

    asyncio.run(scenario())


def test_whoever_looks_back_at_the_course_sees_no_hidden_hand(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, seats = await server.two_people()
            where = f"/api/tables/{table}/course?views=true"
            for seat, others in (("us", ["jihadist"]), (None, ["us", "jihadist"])):
                headers = bearer(seats[seat]) if seat else {}
                (*_, now) = (await server.http.get(where, headers=headers)).json()["turns"]
                for other in others:
                    assert set(now["view"]["hands"][other]) == {0}
                if seat:
                    assert 0 not in now["view"]["hands"][seat]

    asyncio.run(scenario())


def test_all_of_a_token_is_compared() -> None:
    stored = tokens.hashed("mine")
    assert tokens.matches("mine", stored)
    for part in (8, 32, 63):
        other = "".join("f" if letter != "f" else "0" for letter in stored[part:])
        assert not tokens.matches("mine", stored[:part] + other)
    assert not tokens.matches("mine", stored[:8])
    assert not tokens.matches("mine", None)


def test_what_is_over_is_not_taken_back_once_the_seed_is_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            table, seats = await server.two_people()
            async with server.player(table, seats["jihadist"]) as player:
                question = player.question
                assert question is not None
                assert (await player.answer([question["options"][0]["key"]]))["type"] == "ok"
            room = await server.app.state.rooms.room(table)
            assert room.snapshot.undo_barred["jihadist"] is None
            room.snapshot.outcome = Outcome("us", "2.1", Message("won"), ())
            with pytest.raises(CannotUndo) as refused:
                await room.undo(("jihadist",), room.snapshot.head)
            assert refused.value.message.id == "refusal-undo-over"

    asyncio.run(scenario())


def test_who_goes_on_in_haste_is_shown_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "REFUSALS_BEFORE_CLOSING", 5)
    limits = Limits(messages=Rate(0, 2), requests=UNLIMITED, new_tables=UNLIMITED, joins=UNLIMITED, sockets=9)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), limits) as server:
            table, seats = await server.two_people()
            async with server.player(table, seats["us"]) as player:
                for _ in range(1 + 5):  # hello was the first message
                    await player.send({"type": "ping"})
                for _ in range(1 + 5):
                    await player.until(lambda message: message["type"] in ("pong", "error"))
                await player.send({"type": "ping"})
                await player.link.wait_closed()
                assert player.link.close_code == sockets.TOO_MANY

    asyncio.run(scenario())


def test_full_buckets_are_forgotten_before_others() -> None:
    now = 0.0
    limit = PerAddress(Rate(per_second=1, burst=2), most=10, clock=lambda: now)
    for number in range(5):
        limit.check(f"10.0.0.{number}")
    now = 5.0
    for number in range(5, 10):
        limit.check(f"10.0.0.{number}")
        limit.check(f"10.0.0.{number}")
    limit.check("10.0.1.1")
    assert len(limit._buckets) == 6
    for number in range(5, 10):
        with pytest.raises(Refusal, match="too fast"):
            limit.check(f"10.0.0.{number}")


def test_the_status_of_every_refusal() -> None:
    """Clients and proxies go by these."""
    by_status = {403: 2, 404: 1, 409: 4, 413: 1, 429: 1, 500: 1, 503: 1}
    assert {status: [*STATUS.values()].count(status) for status in STATUS.values()} == by_status
    assert STATUS["stale"] == STATUS["not_your_turn"] == STATUS["cannot_undo"] == STATUS["cannot_adjust"] == 409


# -- a connection to PostgreSQL that is lost


class Line:
    """One end of a connection that listens."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.ends: Any = None

    async def add_listener(self, channel: str, heard: Any) -> None:
        """Nobody says anything."""

    def add_termination_listener(self, ends: Any) -> None:
        """Remember whom to tell."""
        self.ends = ends

    async def execute(self, statement: str, channel: str, payload: str) -> None:
        """What is told goes here."""
        self.told.append(payload)

    async def close(self, timeout: float) -> None:
        """It is closed."""


def test_who_has_lost_the_database_catches_up_and_tells_the_new_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[Line] = []
    missed: list[int] = []

    async def connect(dsn: str, **options: Any) -> Line:
        lines.append(Line())
        return lines[-1]

    async def hear(notice: dict[str, Any]) -> None:
        raise AssertionError("nobody says anything")

    async def catch_up() -> None:
        assert not lines[-1].told  # first things first
        missed.append(len(lines))

    async def scenario() -> None:
        listening = PostgresNotices(sa.make_url("postgresql://nowhere/nothing"), "me")
        await listening.start(hear, catch_up)
        await listening.tell({"number": 1})
        while not lines[0].told:
            await asyncio.sleep(0)
        assert not missed  # the first time there is nothing to catch up with
        lines[0].ends(None)
        while len(lines) < 2:
            await asyncio.sleep(0)
        await listening.tell({"number": 2})
        while len(lines[0].told) + len(lines[1].told) < 2:
            await asyncio.sleep(0)
        assert (len(lines[0].told), len(lines[1].told)) == (1, 1)
        assert missed == [2]
        await listening.close()

    monkeypatch.setattr("sandtable.web.notices.asyncpg.connect", connect)
    monkeypatch.setattr("sandtable.web.notices.RETRY_SECONDS", 0.0)
    monkeypatch.setattr(notices, "RETRY_SECONDS", 0)
    asyncio.run(scenario())


# -- a disk that is full


class Full:
    """A connection whose transactions end by finding the disk full."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> sqlite3.Connection:
        return self._connection

    def __exit__(self, *problem: object) -> None:
        self._connection.rollback()
        raise sqlite3.OperationalError("database or disk is full")


@pytest.mark.parametrize("at_once", [1, 3])
def test_an_answer_whose_transaction_cannot_end_is_not_acknowledged(tmp_path: Path, at_once: int) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            tables = [await server.two_people() for _ in range(at_once)]
            database = server.app.state.rooms.store._database
            async with AsyncExitStack() as stack:
                players = [
                    await stack.enter_async_context(server.player(table, seats["jihadist"])) for table, seats in tables
                ]
                keys = [player.table["question"]["options"][0]["key"] for player in players]
                real = database._engine.raw_connection().driver_connection
                database._plain = Full(real)
                replies = await asyncio.gather(
                    *(player.answer([key]) for player, key in zip(players, keys, strict=True))
                )
                assert {reply.get("code") for reply in replies} == {"unavailable"}
                database._plain = real
                for player, key in zip(players, keys, strict=True):
                    assert (await player.answer([key]))["type"] == "ok"

    asyncio.run(scenario())
