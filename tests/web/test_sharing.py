"""Two servers in this process share a database: each follows what happens at the other, and reads what it missed."""

from __future__ import annotations

import asyncio
import json
import pickle
import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from sandtable import Question, Sight
from sandtable.core.agents import AGENTS, AgentKind
from sandtable.core.journal import Entry
from sandtable.core.messages import Message
from sandtable.web import store as stores
from sandtable.web.databases import CHANNEL
from sandtable.web.notices import Hear, Notice, PostgresNotices
from sandtable.web.store import Store
from sandtable.web.thinking import Thinkers, thoughts
from tests.web.people import HOT_SEAT, Player, Server, bearer, play_on, serving, some_keys
from tests.web.waiting import until

SAME = ("view", "question", "asking", "ply", "revision", "can_undo", "can_adjust", "thinking", "story")
"""What two browsers of one person know alike, wherever they are connected."""


class Deaf(PostgresNotices):
    """Hears nothing of what others tell."""

    async def start(self, hear: Hear, missed: Any) -> None:
        """Begin not to listen."""

        async def ignore(notice: Notice) -> None:
            pass

        await super().start(ignore, missed)


@asynccontextmanager
async def sharing(database: str, patch: pytest.MonkeyPatch | None = None) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers on a database; with a patch the second one is deaf."""
    async with serving(database) as here:
        if patch is not None:
            patch.setattr("sandtable.web.app.PostgresNotices", Deaf)
        async with serving(database) as there:
            yield here, there


def store_of(server: Server) -> Store:
    """Where a server keeps its tables."""
    assert server.app is not None
    store: Store = server.app.state.rooms.store
    return store


def readings(server: Server, patch: pytest.MonkeyPatch) -> list[str]:
    """What a server reads from now on: whole tables, and parts of journals."""
    store, seen = store_of(server), list[str]()
    record, journal = store.record, store.journal

    async def read_whole(table: str) -> Any:
        seen.append("table")
        return await record(table)

    async def read_on(table: str, start: int = 0) -> Any:
        seen.append(f"journal {start}")
        return await journal(table, start)

    patch.setattr(store, "record", read_whole)
    patch.setattr(store, "journal", read_on)
    return seen


async def known_to_each_other(server: Server, table: str) -> None:
    """Wait until a server knows that somebody looks elsewhere."""
    assert server.app is not None
    room = await server.app.state.rooms.room(table)
    while not room.presence.elsewhere:
        await asyncio.sleep(0.005)


async def agree(one: Player, two: Player) -> None:
    """Both have come to the same moment, and know the same of it."""
    ply, revision = one.table["ply"], one.table["revision"]
    while (two.table["ply"], two.table["revision"]) != (ply, revision):
        await two.next()
    assert {what: two.table[what] for what in SAME} == {what: one.table[what] for what in SAME}
    assert two.notes == one.notes


def moment(player: Player, **more: Any) -> dict[str, Any]:
    """A message about the table as it was last seen."""
    return {"ply": player.table["ply"], "revision": player.table["revision"], **more}


class Explaining:
    """Takes the first options, and says why."""

    def answer(self, question: Question, sight: Sight) -> list[str]:
        """The first options, for a reason."""
        sight.because(Message("note-new-turn", {"turn": 777}))
        return list(question.keys[: question.at_least])


class Pondering(Explaining):
    """The same, but thinks elsewhere."""

    looks_ahead = True


@pytest.fixture
def agents(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents that give their reasons; what is thought elsewhere comes at once."""

    async def at_once(thinkers: Thinkers, sent: bytes, stand_in: str | None) -> list[Entry]:
        told: list[Entry] = pickle.loads(thoughts(sent))
        return told

    monkeypatch.setitem(AGENTS, ("", "", "explaining"), AgentKind(lambda level: Explaining()))
    monkeypatch.setitem(AGENTS, ("", "", "pondering"), AgentKind(lambda level: Pondering()))
    monkeypatch.setattr(Thinkers, "think", at_once)


@pytest.mark.slow
@pytest.mark.usefixtures("agents")
@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (HOT_SEAT, {}),
        (HOT_SEAT, {"dice": "physical"}),
        ({"us": "me", "jihadist": "solitaire"}, {"options": {"scenario": "lets_roll"}}),
        ({"us": "me", "jihadist": "explaining"}, {}),
        ({"us": "me", "jihadist": "pondering"}, {}),
    ],
    ids=["people", "dice", "solitaire", "explaining", "pondering"],
)
def test_what_happens_at_one_server_is_followed_at_the_other(
    postgres: str, monkeypatch: pytest.MonkeyPatch, seats: Mapping[str, str], more: Mapping[str, Any]
) -> None:
    async def scenario() -> None:
        async with sharing(postgres) as (here, there):
            created = await here.create(seats, **more)
            table, token = created["table"], created["seats"]["us"]
            async with here.player(table, token) as one, there.player(table, token) as two:
                await known_to_each_other(here, table)
                seen = readings(there, monkeypatch)
                dice = random.Random(2)
                for _ in range(6):
                    while one.question is None:
                        await one.next()
                    await play_on(one, 1, dice)
                while one.table["thinking"] or one.question is None:
                    await one.next()
                if "options" in more:
                    ply, change = one.table["ply"], {"type": "adjust", "changes": {"prestige": 3}}
                    assert (await one.reply_to(moment(one, **change)))["type"] == "ok"
                    await one.at_ply(ply + 1)
                await agree(one, two)
                assert ("777" in json.dumps(two.notes)) == (seats["jihadist"] in ("explaining", "pondering"))
                if seats["jihadist"] != "pondering":  # both servers may think: one is late, and reads
                    assert seen == []  # what was added was told

    asyncio.run(scenario())


def test_what_is_too_long_to_be_told_is_read_from_where_it_is_known(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sharing(postgres) as (here, there):
            created = await here.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with here.player(table, token) as one, there.player(table, token) as two:
                await known_to_each_other(here, table)
                seen, ply = readings(there, monkeypatch), one.table["ply"]
                monkeypatch.setattr(stores, "NOTICE_BYTES", 0)
                await play_on(one, 2, random.Random(2))
                await agree(one, two)
                assert seen[0] == f"journal {ply}"
                assert "table" not in seen

    asyncio.run(scenario())


@pytest.mark.parametrize("wrong", ["entry", "head", "nothing"])
def test_a_notice_that_is_not_true_changes_nothing(postgres: str, monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    async def scenario() -> None:
        async with sharing(postgres) as (here, there):
            created = await here.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with here.player(table, token) as one, there.player(table, token) as two:
                await known_to_each_other(here, table)
                await play_on(one, 3, random.Random(2))
                await agree(one, two)
                seen = readings(there, monkeypatch)
                head = [one.table["revision"], one.table["ply"]]
                added = {"entry": [["us", ["nonsense"]]], "head": [], "nothing": [["us", []]]}[wrong]
                head[1] -= wrong == "head"
                notice = {"kind": "changed", "table": table, "origin": "elsewhere", "head": head, "added": added}
                line = await asyncpg.connect(postgres.replace("+asyncpg", ""))
                await line.execute("SELECT pg_notify($1, $2)", CHANNEL, json.dumps(notice))
                await line.close()
                await play_on(one, 1, random.Random(2))
                await agree(one, two)
                assert ("table" in seen) == (wrong != "head")  # it was read what is true, if it was not known

    asyncio.run(scenario())


def test_what_was_taken_back_elsewhere_is_taken_back_here_and_told(postgres: str) -> None:
    async def scenario() -> None:
        async with sharing(postgres) as (here, there):
            created = await here.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with here.player(table, token) as one, there.player(table, token) as two:
                await play_on(one, 3, random.Random(2))
                await agree(one, two)
                assert (await one.reply_to(moment(one, type="undo")))["type"] == "ok"
                while one.table["revision"] != 1:
                    await one.next()
                await agree(one, two)
                assert two.table["taken_back"] == one.table["taken_back"]
                assert two.table["taken_back"]["seat"] is not None
                await play_on(two, 1, random.Random(3))
                await agree(two, one)
                assert two.table["taken_back"] is None

    asyncio.run(scenario())


def test_who_hears_nothing_of_the_others_reads_before_it_refuses(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sharing(postgres, monkeypatch) as (here, there):
            created = await here.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with here.player(table, token) as one, there.player(table, token) as two:
                old = dict(two.table)
                await play_on(one, 2, random.Random(2))
                assert two.table["ply"] == old["ply"]
                assert one.question is not None
                keys = some_keys(one.question, random.Random(3))
                ply = one.table["ply"]
                meant = moment(one, type="answer", keys=keys, seat=one.question["seat"])
                assert (await two.reply_to(meant))["type"] == "ok"  # two has been told by others of this moment
                await two.at_ply(ply + 1)
                assert one.table["ply"] == ply
                assert (await two.reply_to(meant))["text"] == "refusal-moved-on"
                assert (await one.reply_to(meant))["text"] == "refusal-somebody-faster"
                await agree(two, one)
                await play_on(one, 1, random.Random(2))
                async with there.player(table) as late:  # who comes is shown what is true, and so are all others
                    assert late.table["ply"] == ply + 2
                await agree(one, two)

    asyncio.run(scenario())


def test_of_two_answers_at_two_servers_one_is_heard(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with sharing(postgres, monkeypatch) as (here, there):
            created = await here.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with here.player(table, token) as one, there.player(table, token) as two:
                assert one.question is not None
                keys = some_keys(one.question, random.Random(3))
                start = one.table["ply"]
                await one.answer(keys)
                reply = await two.answer(keys)  # two does not know yet
                assert (reply["code"], reply["text"]) == ("stale", "refusal-somebody-faster")
                await two.at_ply(start + 1)
                await agree(two, one)
                await play_on(two, 1, random.Random(2))

    asyncio.run(scenario())


def test_what_is_said_wished_and_removed_at_one_server_is_told_at_the_other(postgres: str) -> None:
    async def scenario() -> None:
        async with sharing(postgres) as (here, there):
            table, tokens = await here.two_people()
            async with here.player(table, tokens["us"]) as one, there.player(table, tokens["jihadist"]) as two:
                assert (await one.reply_to({"type": "say", "text": "Hello"}))["type"] == "ok"
                said = await two.until(lambda message: message["type"] == "chat")
                assert [line["text"] for line in said["lines"]] == ["Hello"]
                await one.send({"type": "hello", "token": tokens["us"], "name": "Ann"})
                while two.table["names"] != {"us": "Ann"}:
                    await two.next()
                address = f"/api/tables/{table}"
                await here.http.delete(address, headers=bearer(tokens["us"]))
                while two.table["wishes"]["delete"] != {"agreed": ["us"], "waiting": ["jihadist"]}:
                    await two.next()
                await here.http.delete(address, headers=bearer(tokens["jihadist"]))
                await two.until(lambda message: message["type"] == "gone")
                assert (await two.reply_to({"type": "say", "text": "?"}))["code"] == "not_found"

    asyncio.run(scenario())


def test_a_seat_that_was_taken_at_one_server_is_taken_at_the_other(postgres: str) -> None:
    async def scenario() -> None:
        async with sharing(postgres) as (here, there):
            created = await here.create({"us": "me", "jihadist": "open"})
            table, address = created["table"], f"/api/tables/{created['table']}"
            async with there.player(table, created["seats"]["us"]) as one:
                assert one.table["wishes"]["delete"]["waiting"] == ["us"]
                code = created["join"]["jihadist"]
                joined = (await here.http.post(f"{address}/join", json={"code": code})).json()
                while one.table["wishes"]["delete"]["waiting"] != ["jihadist", "us"]:
                    await one.next()
                async with there.player(table, joined["token"]) as other:
                    assert other.table["seats"] == ["jihadist"]

    asyncio.run(scenario())


def test_who_is_alone_with_a_table_tells_nobody_what_happens_there(postgres: str) -> None:
    async def scenario() -> None:
        async with sharing(postgres) as (here, there):
            created = await here.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            told: list[Any] = []
            line = await asyncpg.connect(postgres.replace("+asyncpg", ""))
            await line.add_listener(CHANNEL, lambda *said: told.append(json.loads(said[-1])))
            async with here.player(table, token) as one:
                await play_on(one, 2, random.Random(5))
                await line.execute("SELECT 1")
                assert not [notice for notice in told if "added" in notice]
                async with there.player(table) as spectator:
                    await known_to_each_other(here, table)
                    await play_on(one, 1, random.Random(6))
                    await spectator.at_ply(one.table["ply"])
                await until(lambda: any("added" in notice for notice in told))
                added = [notice for notice in told if "added" in notice]
                assert [notice["head"] for notice in added] == [[0, one.table["ply"] - 1]]
            await line.close()

    asyncio.run(scenario())
