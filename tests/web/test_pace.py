"""People agree for how long they wait for one another; whoever is out of time is replaced, and comes back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from sandtable.web import pace, schema
from sandtable.web.messages import Pace
from sandtable.web.pace import Clocks
from sandtable.web.store import Store
from tests.web.people import Player, Server, bearer, serving, some_keys, sqlite

HOUR = 3600.0
DAY = 24 * HOUR


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


async def replaces(server: Server, table: str, token: str | None, seat: str, **more: Any) -> httpx.Response:
    """Somebody lets a program, or a friend, play for somebody else."""
    headers = bearer(token) if token else {}
    return await server.http.post(f"/api/tables/{table}/replace", json={"seat": seat, **more}, headers=headers)


def why(reply: httpx.Response) -> str:
    """Why something was refused."""
    text = reply.json()["error"]["text"]
    return str(text if isinstance(text, str) else text[0])


async def said(server: Server, table: str) -> list[str]:
    """The lines of the chat."""
    assert server.app is not None
    return [line.text for line in await server.app.state.rooms.store.chat(table)]


async def asked(*players: Player) -> Player:
    """Whoever is asked, as soon as that is known."""
    while True:
        for player in players:
            if player.question is not None:
                return player
        await players[0].next()


def test_after_the_absence_agreed_on_others_let_a_program_play_until_the_person_returns(database: str) -> None:
    async def scenario() -> None:
        clock = Time()
        agreed = {"absence_days": 3}
        async with serving(database, clock=clock) as server:
            table, held = await server.two_people(pace=agreed)
            facts = (await server.http.get(f"/api/tables/{table}")).json()
            assert facts["pace"] == {"absence_days": 3, "days_per_turn": None, "bank_days": 0}
            async with server.player(table, held["us"]) as ann, server.player(table, held["jihadist"]) as ben:
                assert await asked(ann, ben) is ben
                assert ann.table["clock"] == {"seat": "jihadist", "due": clock.now + 3 * DAY, "banks": {}}
        clock.now += 3 * DAY - 1
        async with (
            serving(database, clock=clock) as server,  # it is written down
            server.player(table, held["us"]) as ann,
            server.player(table) as eve,
        ):
            early = await replaces(server, table, held["us"], "jihadist", program="random")
            assert (early.status_code, why(early)) == (403, "refusal-not-out-of-time")
            clock.now += 1
            assert why(await replaces(server, table, None, "jihadist", program="random")) == "refusal-watching"
            assert (await replaces(server, table, "x" * 22, "jihadist", program="random")).status_code == 403
            for seat, reason in (("us", "not-anothers-seat"), ("moon", "not-anothers-seat")):
                reply = await replaces(server, table, held["us"], seat, program="random")
                assert why(reply) == f"refusal-{reason}"
            own = await replaces(server, table, held["jihadist"], "jihadist", program="random")
            assert why(own) == "refusal-not-anothers-seat"
            chess = await replaces(server, table, held["us"], "jihadist", program="chess")
            assert why(chess) == "refusal-no-stand-in"
            one, two = await asyncio.gather(
                *(replaces(server, table, held["us"], "jihadist", program=each) for each in ("random", "random"))
            )
            assert sorted([one.status_code, two.status_code]) == [200, 403]
            await asked(ann)  # the program has answered
            assert ann.table["stand_ins"] == {"jihadist": "random"}
            while eve.table["clock"] is None or eve.table["clock"]["seat"] != "us":
                await eve.next()
            back = await server.http.post(
                f"/api/tables/{table}/return", json={"seat": "jihadist"}, headers=bearer(held["jihadist"])
            )
            assert back.status_code == 200
            texts = await said(server, table)
            assert [text.partition(";")[0] for text in texts] == [
                "(was waited for too long",
                "(has taken the seat again)",
            ]
            assert ann.question is not None
            await ann.answer(some_keys(ann.question, random.Random(5)))

    asyncio.run(scenario())


def test_a_turn_has_days_and_all_turns_a_bank(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Time()
        dice = random.Random(2)
        async with serving(sqlite(tmp_path), clock=clock) as server:
            table, held = await server.two_people(pace={"days_per_turn": 2, "bank_days": 5})
            async with server.player(table, held["us"]) as ann, server.player(table, held["jihadist"]) as ben:
                assert await asked(ann, ben) is ben
                assert ben.table["clock"]["due"] == clock.now + 7 * DAY
                began = clock.now
                clock.now += 1.5 * DAY
                while ben.question is not None:  # all answers of a turn have its days together
                    assert ben.table["clock"]["due"] == began + 7 * DAY
                    clock.now += DAY / 4
                    ply = ben.table["ply"]
                    await ben.answer(some_keys(ben.question, dice))
                    while ben.table["ply"] == ply:
                        await ben.next()
                over = clock.now - began - 2 * DAY
                while ann.question is None:
                    await ann.next()
                left = ann.table["clock"]["banks"]["jihadist"]
                assert left == pytest.approx(5 * DAY - max(0.0, over))
                clock.now += 8 * DAY  # her bank is gone, and nobody has lost by it
                assert ann.table["outcome"] is None
                code = (await replaces(server, table, held["jihadist"], "us")).json()["code"]
                joined = await server.http.post(f"/api/tables/{table}/join", json={"code": code})
                assert joined.json()["seat"] == "us"
                gone = await ann.until(lambda message: message["type"] == "error")
                assert gone["text"] == "refusal-seat-gone"
                assert (await said(server, table))[-1] == "(has taken over this seat, which was offered)"
                late = await replaces(server, table, held["jihadist"], "us", program="random")
                assert why(late) == "refusal-not-out-of-time"  # whoever is new has the days of a turn

    asyncio.run(scenario())


def test_an_answer_and_the_time_it_took_are_written_together_or_not_at_all(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        clock, dice = Time(), random.Random(2)
        async with serving(database, clock=clock) as server:
            table, held = await server.two_people(pace={"days_per_turn": 2, "bank_days": 5})
            before: tuple[Any, Any] = None, None
            keys: list[str] = []
            async with server.player(table, held["jihadist"]) as ben:
                while ben.question is not None:
                    before = ben.table["ply"], ben.table["clock"]
                    keys = some_keys(ben.question, dice)
                    with monkeypatch.context() as broken:
                        broken.setattr(pace, "begin", away)
                        if (await ben.answer(keys))["type"] == "error":  # somebody else would be waited for
                            break
                    await ben.at_ply(before[0] + 1)
        async with (
            serving(database, clock=clock) as server,
            server.player(table, held["us"]) as ann,
            server.player(table, held["jihadist"]) as ben,
        ):
            assert (ben.table["ply"], ben.table["clock"]) == before
            assert (await ben.answer(keys))["type"] == "ok"
            while ann.question is None:
                await ann.next()
            assert ann.table["clock"]["seat"] == "us"

    def away(*_: object) -> None:
        raise OSError("the database is away")

    asyncio.run(scenario())


def test_where_nothing_was_agreed_on_nobody_is_replaced(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Time()
        async with serving(sqlite(tmp_path), clock=clock) as server:
            table, held = await server.two_people()
            clock.now += 365 * DAY
            reply = await replaces(server, table, held["us"], "jihadist", program="random")
            assert why(reply) == "refusal-no-pace"
            alone = await server.create({"us": "me", "jihadist": "me"}, pace={"absence_days": 1})
            facts = (await server.http.get(f"/api/tables/{alone['table']}")).json()
            assert facts["pace"] is None  # who plays alone waits for nobody
            for wrong in (
                {"absence_days": 0},
                {"absence_days": 91},
                {"days_per_turn": 31},
                {"bank_days": -1},
                {"x": 1},
            ):
                body = {"game": "labyrinth", "seats": {"us": "me", "jihadist": "open"}, "pace": wrong}
                assert (await server.http.post("/api/tables", json=body)).status_code == 400

    asyncio.run(scenario())


def test_whoever_watches_is_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, held = await server.two_people()
            async with server.player(table, held["us"]) as ann:
                assert ann.table["watching"] == 0
                async with server.player(table), server.player(table):
                    while ann.table["watching"] != 2:
                        await ann.next()
                while ann.table["watching"] != 0:
                    await ann.next()

    asyncio.run(scenario())


# -- the clocks themselves


NOW = 1_800_000_000.0


def with_clocks(folder: Path, scenario: Callable[[Clocks, Store], Awaitable[None]]) -> None:
    """The clocks of two tables, of which the first is the one that is looked at."""

    def fill(connection: sa.Connection) -> None:
        for table, moved in (("one", 0.0), ("two", 50 * DAY)):
            row: dict[str, Any] = dict.fromkeys(("name", "game", "setup", "seed", "checkpoint"), "")
            row |= {"id": table, "rules": 1, "watch": True, "revision": 0, "ply": 5, "over": False, "created": 0}
            connection.execute(schema.TABLES.insert(), {**row, "asking": "us", "updated": NOW + moved})
            for seat, used, since in (("us", 1 * DAY, NOW - DAY), ("late", 9 * DAY, NOW + DAY), ("idle", DAY, None)):
                began = None if since is None else since + moved
                row = {"table_id": table, "seat": seat, "used": used + moved, "since": began}
                connection.execute(schema.CLOCKS.insert(), row)

    async def run() -> None:
        store = Store(sqlite(folder), clock=lambda: NOW)
        await store.open()
        try:
            await store.do(fill)
            await scenario(Clocks(store), store)
        finally:
            await store.close()

    asyncio.run(run())


LEFT = {"us": 4 * DAY, "late": 0.0, "idle": 4 * DAY}
"""What is left of five days."""


@pytest.mark.parametrize(
    ("agreed", "seat", "days", "banks"),
    [
        (Pace(absence_days=3), "us", 3, {}),  # since something happened
        (Pace(absence_days=3), "late", 1 + 3, {}),  # or since they are waited for
        (Pace(absence_days=3), "idle", 3, {}),
        (Pace(days_per_turn=2, bank_days=5), "us", -1 + 2 + 4, LEFT),
        (Pace(days_per_turn=2, bank_days=5), "late", 1 + 2, LEFT),
        (Pace(days_per_turn=2, bank_days=5), "idle", 2 + 4, LEFT),
        (Pace(days_per_turn=2, bank_days=5), "new", 2 + 5, LEFT),
        (Pace(days_per_turn=2), "us", -1 + 2, dict.fromkeys(LEFT, 0.0)),
        (Pace(days_per_turn=2, bank_days=5, absence_days=3), "us", 3, LEFT),  # whatever comes first
        (Pace(days_per_turn=2, bank_days=5, absence_days=9), "us", 5, LEFT),
    ],
)
def test_when_somebodys_time_is_up(tmp_path: Path, agreed: Pace, seat: str, days: int, banks: dict[str, float]) -> None:
    async def scenario(clocks: Clocks, store: Store) -> None:
        assert await clocks.read("one", agreed, seat) == (seat, NOW + days * DAY, banks)

    with_clocks(tmp_path, scenario)


def test_nobodys_time_is_up_where_nobody_is_waited_for(tmp_path: Path) -> None:
    async def scenario(clocks: Clocks, store: Store) -> None:
        assert await clocks.read("one", Pace(absence_days=3), None) is None
        assert await clocks.read("none", Pace(absence_days=3), "us") is None
        assert await clocks.read("one", Pace(), "us") is None

    with_clocks(tmp_path, scenario)
    assert pace.pace_of({}) is None
    assert pace.pace_of({"pace": {"absence_days": 3}}) == Pace(absence_days=3)


@pytest.mark.parametrize(("days", "used"), [(None, 1 * DAY + DAY), (1, 1 * DAY), (2, 1 * DAY)])
def test_what_a_turn_takes_beyond_its_days_is_taken_from_the_bank(
    tmp_path: Path, days: int | None, used: float
) -> None:
    async def scenario(clocks: Clocks, store: Store) -> None:
        await store.do(clocks.passing_on("one", Pace(days_per_turn=days, absence_days=9), "us", "new"))
        columns = (schema.CLOCKS.c.seat, schema.CLOCKS.c.used, schema.CLOCKS.c.since)
        here = sa.select(*columns).where(schema.CLOCKS.c.table_id == "one")
        rows = await store.do(lambda connection: connection.execute(here).all())
        found = {seat: (spent, since) for seat, spent, since in rows}
        assert found["us"] == (used, None)
        assert found["new"] == (0.0, NOW)
        assert found["late"] == (9 * DAY, NOW + DAY)
        await store.do(clocks.passing_on("one", Pace(days_per_turn=days), "us", None))  # they are waited for no more
        again = await store.do(lambda connection: connection.execute(here).all())
        assert {seat: (spent, since) for seat, spent, since in again} == found
        await store.do(clocks.beginning_anew("one", "us"))
        (since,) = await store.do(lambda connection: connection.execute(here.where(schema.CLOCKS.c.seat == "us")).all())
        assert tuple(since) == ("us", used, NOW)

    with_clocks(tmp_path, scenario)


def test_who_comes_back_has_the_days_of_a_turn_and_who_was_never_gone_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Time()
        async with serving(sqlite(tmp_path), clock=clock) as server:
            table, held = await server.two_people(pace={"days_per_turn": 2, "bank_days": 5})
            began = clock.now
            here = f"/api/tables/{table}"

            async def due() -> float:
                async with server.player(table) as eve:
                    assert eve.table["clock"]["seat"] == "jihadist"
                    return float(eve.table["clock"]["due"]) - began

            async def back() -> None:
                reply = await server.http.post(
                    f"{here}/return", json={"seat": "jihadist"}, headers=bearer(held["jihadist"])
                )
                assert reply.status_code == 200

            assert await due() == 7 * DAY
            clock.now += DAY
            await back()
            assert (await due(), await said(server, table)) == (7 * DAY, [])
            body = {"seat": "jihadist"}
            offered = await server.http.post(f"{here}/offer", json=body, headers=bearer(held["jihadist"]))
            assert await due() == 7 * DAY
            await back()
            assert await due() == 8 * DAY
            assert len(await said(server, table)) == 2
            clock.now += DAY
            offered = await server.http.post(f"{here}/offer", json=body, headers=bearer(held["jihadist"]))
            join = {"code": offered.json()["code"], "key": "k" * 22}
            assert (await server.http.post(f"{here}/join", json=join)).status_code == 200
            assert await due() == 9 * DAY
            clock.now += DAY
            assert (await server.http.post(f"{here}/join", json=join)).status_code == 200  # the reply was lost
            assert await due() == 9 * DAY

    asyncio.run(scenario())
