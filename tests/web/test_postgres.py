"""Several server processes share games through PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from sandtable.core.game import game_named
from sandtable.web import setups
from sandtable.web.databases import CHANNEL
from sandtable.web.messages import NewTable
from sandtable.web.notices import Notices
from sandtable.web.rooms import Rooms
from sandtable.web.schema import JOURNAL
from sandtable.web.store import Store
from sandtable.web.stored import AtRest, Conflict, Head, Latest
from tests.web.people import HOT_SEAT, PATIENCE, Process, bearer, listening, play_on, some_keys


def test_what_waits_is_written_together_and_each_for_itself(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    together: list[int] = []
    fetch = asyncpg.Pool.fetch

    async def counted(pool: asyncpg.Pool, statement: str, tables: object, *more: object) -> object:
        if isinstance(tables, list):
            together.append(len(tables))
        return await fetch(pool, statement, tables, *more)

    monkeypatch.setattr(asyncpg.Pool, "fetch", counted)

    async def scenario() -> None:
        store = Store(postgres)
        rooms = Rooms(store, Notices())
        await store.open()
        wanted = NewTable(game="labyrinth", seats=HOT_SEAT)
        records = []
        for _ in range(8):
            seated = setups.seating(game_named("labyrinth"), wanted.seats)
            records.append(await rooms.create(setups.new_table(wanted, seated), seated, wanted))
        heads = {record.id: record.head for record in records}
        late = records[4].id

        async def answer() -> list[object]:
            """Everybody answers at once, one of them too late."""
            said = []
            for record in records:
                head = Head(0, heads[record.id].ply + 7) if record.id == late else heads[record.id]
                rest = AtRest("us", False, None, Latest(3, f"note-{head.ply}"))
                said.append(store.append(record.id, head, [["us", "done"], ["dice", 3]], rest))
            found = await asyncio.gather(*said, return_exceptions=True)
            heads.update({record.id: each for record, each in zip(records, found, strict=True) if type(each) is Head})
            return [each if type(each) is Head else type(each) for each in found]

        def two_more(but: Collection[str]) -> list[object]:
            return [Conflict if record.id in but else Head(0, heads[record.id].ply + 2) for record in records]

        try:
            expected = two_more({late})
            assert await answer() == expected
            assert together == [6]  # two were under way
            for record in records:
                head, entries = await store.journal(record.id)
                assert head == heads[record.id]
                assert record.id == late or entries[-2:] == [["us", "done"], ["dice", 3]]
            damaged = records[6].id
            values = {"table_id": damaged, "ply": heads[damaged].ply, "entry": "[]"}
            await store.maintain(lambda connection: connection.execute(JOURNAL.insert(), values))
            expected = two_more({late, damaged})
            assert await answer() == expected
            assert together == [6, 6]
        finally:
            await rooms.close()
            await store.close()

    asyncio.run(scenario())


@pytest.mark.slow
def test_two_processes_share_games(postgres: str) -> None:
    async def scenario() -> None:
        here, there = Process(postgres), Process(postgres)
        try:
            await asyncio.gather(here.ready(), there.ready())
            await play_one_game(here, there)
            await answer_at_once(here, there)
            await talk(here, there)
            await remove(here, there)
            await tell_only_who_looks(here, there, postgres)
            await one_is_killed(here, there)
        finally:
            await asyncio.gather(here.stop(), there.stop())

    asyncio.run(scenario())


async def play_one_game(here: Process, there: Process) -> None:
    """One person is connected here, the other and a spectator there."""
    table, tokens = await here.two_people()
    dice = random.Random(1)
    async with (
        here.player(table, tokens["us"]) as us,
        there.player(table, tokens["jihadist"]) as jihadist,
        there.player(table) as spectator,
    ):
        while not all(spectator.table["presence"].values()):
            await spectator.next()
        players = {"us": us, "jihadist": jihadist}
        for _ in range(40):
            if us.over:
                break
            player = players[us.table["asking"]]
            ply = us.table["ply"]
            await player.at_ply(ply)
            assert player.question is not None
            assert (await player.answer(some_keys(player.question, dice)))["type"] == "ok"
            for each in (us, jihadist, spectator):
                await each.at_ply(ply + 1)
        assert us.table["ply"] == jihadist.table["ply"] == spectator.table["ply"]
        public = ("countries", "prestige", "funding", "discard", "turn")
        assert all(us.table["view"][what] == spectator.table["view"][what] for what in public)


async def answer_at_once(here: Process, there: Process) -> None:
    """Of two answers at two processes exactly one wins, and both processes agree on what came of it; undo too."""
    created = await here.create(HOT_SEAT)
    table, token = created["table"], created["seats"]["us"]
    async with here.player(table, token) as one, there.player(table, token) as two:
        dice = random.Random(2)
        for _ in range(20):
            ply = max(one.table["ply"], two.table["ply"])
            await asyncio.gather(one.at_ply(ply), two.at_ply(ply))
            if one.over:
                return
            assert one.question is not None
            keys = some_keys(one.question, dice)
            replies = await asyncio.gather(one.answer(keys), two.answer(keys))
            assert sorted(reply.get("code", "ok") for reply in replies) == ["ok", "stale"]
            await asyncio.gather(one.at_ply(ply + 1), two.at_ply(ply + 1))
            assert one.table["view"] == two.table["view"]
            assert one.notes == two.notes
        assert (await one.reply_to({"type": "undo", "ply": one.table["ply"]}))["type"] == "ok"
        for each in (one, two):
            while each.table["revision"] != 1:
                await each.next()
        assert one.table["view"] == two.table["view"]
        assert one.notes == two.notes
        await play_on(two, 1, dice)


async def talk(here: Process, there: Process) -> None:
    """What is said here is heard there, and so is what somebody is called."""
    table, tokens = await here.two_people()
    async with here.player(table, tokens["us"]) as one, there.player(table, tokens["jihadist"]) as two:
        await one.send({"type": "hello", "token": tokens["us"], "name": "Ann"})
        while two.table["names"] != {"us": "Ann"}:
            await two.next()
        for player, text in ((one, "Hello"), (two, "Hi")):
            assert (await player.reply_to({"type": "say", "text": text}))["type"] == "ok"
        for player in (one, two):
            while not any('"text":"Hi"' in text for text in player.heard):
                await player.next()


async def remove(here: Process, there: Process) -> None:
    """What somebody wishes here is told there, and so is that the table was removed."""
    table, tokens = await here.two_people()
    address = f"/api/tables/{table}"
    async with there.player(table, tokens["jihadist"]) as other:
        await here.http.delete(address, headers=bearer(tokens["us"]))
        while other.table["wishes"]["delete"]["agreed"] != ["us"]:
            await other.next()
        await here.http.delete(address, headers=bearer(tokens["jihadist"]))
        await other.until(lambda message: message["type"] == "gone")


async def tell_only_who_looks(here: Process, there: Process, database: str) -> None:
    """A process that is alone with a table tells nobody what happens there, until somebody looks elsewhere."""
    created = await here.create(HOT_SEAT)
    table, token = created["table"], created["seats"]["us"]
    told: list[str] = []
    dice = random.Random(5)

    async def added() -> bool:
        await listener.execute("SELECT 1")  # what was told by now has come
        return any(table in notice and '"added"' in notice for notice in told)

    listener = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        await listener.add_listener(CHANNEL, lambda *said: told.append(str(said[-1])))
        async with here.player(table, token) as player:
            await play_on(player, 3, dice)
            assert not await added()
            async with there.player(table) as spectator, asyncio.timeout(PATIENCE):
                assert spectator.table["ply"] == player.table["ply"]
                while not await added():  # soon here knows of there, and long before the game is over
                    await asyncio.sleep(0.1)
                    await play_on(player, 1, dice)
                    await spectator.at_ply(player.table["ply"])
    finally:
        await listener.close()


async def one_is_killed(here: Process, there: Process) -> None:
    """A killed process leaves its games to the other."""
    created = await here.create({"us": "me", "jihadist": "random"})
    table, token = created["table"], created["seats"]["us"]
    dice = random.Random(3)
    async with here.player(table, token) as player:
        await play_on(player, 8, dice)
        last = player.table
        here.kill()
    async with there.player(table, token) as player:
        assert player.table["ply"] == last["ply"]
        assert player.table["view"] == last["view"]
        await play_on(player, 2, dice)


@pytest.mark.slow
def test_several_workers_behind_one_port(postgres: str) -> None:
    async def scenario() -> None:
        with listening() as found:
            port = found.getsockname()[1]
        figures = f"http://127.0.0.1:{port}/metrics"
        server = await Process(postgres, "--workers", "2", "--metrics", "--metrics-port", str(port)).ready()
        try:
            created = await server.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            dice, answers = random.Random(4), 0
            for _ in range(4):  # each connection may reach another worker
                async with server.player(table, token) as player:
                    ply = player.table["ply"]
                    await play_on(player, 3, dice)
                    answers += 3
                    assert player.table["ply"] > ply
            for address in ("/metrics", figures):  # they count together
                assert (
                    f'sandtable_answers_total{{game="labyrinth"}} {answers}.0' in (await server.http.get(address)).text
                )
        finally:
            await server.stop()

    asyncio.run(scenario())
