"""The queue of dispatches: what is due is told once, is tried again if it fails, and outlives the server."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sandtable.web import schema
from sandtable.web.dispatches import post, queue
from sandtable.web.dispatches.choices import Choices
from sandtable.web.dispatches.couriers import Courier
from sandtable.web.dispatches.occasions import CHAT, ENDED, OFFERED, TURN, Occasion
from sandtable.web.dispatches.post import Post, Sending
from sandtable.web.dispatches.queue import FAILED, GONE, SENT, UNKNOWN, Claim
from sandtable.web.store import Store
from tests.web.people import PATIENCE, Process, sqlite
from tests.web.waiting import until

FLOOD = int(os.environ.get("SANDTABLE_TEST_FLOOD", "500"))
"""How many are told at once; with ten thousand it takes half a minute."""
ROOT = "https://games.example.org"
NEAR = Sending(ROOT, near=True)


class Queue:
    """A queue with one table, at which a person has the US and an address, and a clock that a test turns."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = datetime(2026, 11, 17, 12, 0, tzinfo=UTC).timestamp()

    async def add(self, kind: str = TURN, mark: str = "us.1", table: str = "one") -> None:
        """Something has happened."""
        occasions = [Occasion(kind, "ann", "us", mark)]
        await self.store.do(lambda connection: queue.enqueue(connection, table, occasions, self.now))

    async def add_addresses(self, many: int) -> None:
        """Ann has so many more."""
        address = {"person": "ann", "device": "k", "kind": "push", "shown": "", "added": 0, "failures": 0}
        rows = [{"id": f"a{n}", "address": json.dumps(n), **address} for n in range(many)]
        await self.store.do(lambda connection: connection.execute(schema.ADDRESSES.insert(), rows))

    async def told(self, result: str = SENT) -> list[tuple[str, str]]:
        """What is told now at one address, and becomes of it."""

        def work(connection: sa.Connection) -> list[Claim]:
            found = [queue.begin(connection, each, self.now) for each in queue.claim(connection, self.now)]
            for each in found:
                queue.settle(connection, each, result, self.now)
            return found

        return sorted((thing.kind, thing.table) for each in await self.store.do(work) for thing in each.things)

    async def change(self, statement: sa.Executable) -> None:
        """Change the database by hand."""
        await self.store.do(lambda connection: connection.execute(statement))

    async def choose(self, **chosen: Any) -> None:
        """Ann has chosen something."""
        await self.change(schema.PERSONS.update().values(choices=json.dumps(chosen)))


async def queue_in(database: str | Path, tables: int = 2) -> Queue:
    """A queue, and what it needs around it."""
    store = Store(sqlite(database) if isinstance(database, Path) else database)
    await store.open()

    def fill(connection: sa.Connection) -> None:
        put = connection.execute
        put(schema.PERSONS.insert(), {"id": "ann", "name": "Ann", "created": 0})
        device = {"key_hash": "k", "id": "d", "person": "ann", "name": "?", "added": 0, "seen": 0}
        put(schema.DEVICES.insert(), device)
        address = {"id": "a", "person": "ann", "device": "k", "kind": "push", "address": "{}", "shown": "", "added": 0}
        put(schema.ADDRESSES.insert(), {**address, "failures": 0})
        for table in ("one", "two")[:tables]:
            row: dict[str, Any] = dict.fromkeys(("name", "game", "setup", "seed", "checkpoint"), "")
            row |= {"id": table, "game": "labyrinth", "rules": 1, "watch": True, "revision": 0, "ply": 5}
            put(schema.TABLES.insert(), {**row, "asking": "us", "over": False, "created": 0, "updated": 0})
            put(schema.SEATS.insert(), {"table_id": table, "seat": "us", "who": "human", "person": "ann"})

    await store.do(fill)
    return Queue(store)


def test_what_fails_is_tried_again_after_growing_pauses_and_given_up_at_last(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await queue_in(tmp_path)
        await found.add()
        pauses = []
        begun = found.now
        while await found.told(FAILED):
            due = await found.store.do(queue.next_due)
            if due is None:
                break
            assert await found.told() == []  # not before
            pauses.append(due - found.now)
            found.now = due
        assert pauses == [60.0 * 4**n for n in range(queue.MOST_TRIES - 1)]
        assert found.now - begun < 30 * 24 * 3600
        await found.add()
        assert await found.told() == []  # nor ever again
        await found.store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(("result", "left"), [(SENT, 1), (UNKNOWN, 1), (GONE, 0)])
def test_what_was_sent_or_may_have_been_is_not_sent_again(tmp_path: Path, result: str, left: int) -> None:
    async def scenario() -> None:
        found = await queue_in(tmp_path)
        await found.add()
        assert await found.told(result) == [(TURN, "one")]
        await found.add()
        found.now += 10**6
        assert await found.told() == []
        counted = sa.select(sa.func.count()).select_from(schema.ADDRESSES)
        assert await found.store.do(lambda connection: connection.execute(counted).scalar()) == left
        await found.store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(("sent", "again"), [(True, []), (False, [(TURN, "one")])])
def test_what_may_have_arrived_when_the_server_died_is_not_sent_again_and_all_else_is(
    tmp_path: Path, sent: bool, again: list[tuple[str, str]]
) -> None:
    async def scenario() -> None:
        found = await queue_in(tmp_path)
        await found.add()
        (taken,) = await found.store.do(lambda connection: queue.claim(connection, found.now))
        if sent:
            assert (await found.store.do(lambda connection: queue.begin(connection, taken, found.now))).things
        assert await found.told() == []  # nobody else takes it meanwhile
        await found.store.close()
        later = Queue(Store(sqlite(tmp_path)))
        await later.store.open()
        later.now = found.now + queue.CLAIMED_SECONDS
        assert await later.told() == again
        late = await later.store.do(lambda connection: queue.begin(connection, taken, later.now))
        assert late.things == []  # whoever has claimed it and took too long sends it no more
        await later.store.close()

    asyncio.run(scenario())


def test_a_turn_is_another_when_its_answer_was_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await queue_in(tmp_path)
        await found.add(mark="us.3")
        assert await found.told() == [(TURN, "one")]
        await found.store.do(lambda connection: queue.take_back(connection, "one", 4))
        await found.add(mark="us.3")
        assert await found.told() == []  # what somebody else has taken back is told no more
        await found.store.do(lambda connection: queue.take_back(connection, "one", 3))
        await found.add(mark="us.3")
        assert await found.told() == [(TURN, "one")]
        await found.store.close()

    asyncio.run(scenario())


def test_what_is_not_so_any_more_is_not_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await queue_in(tmp_path)
        for change in (
            schema.TABLES.update().values(asking="jihadist"),
            schema.TABLES.update().values(asking="us", over=True),
            schema.SEATS.update().values(person="bob"),
            schema.SEATS.update().values(person="ann", stand_in="random"),
        ):
            await found.change(change)
            await found.add(mark=f"us.{time.monotonic()}")
            assert await found.told() == []
        await found.add(ENDED, "")
        await found.add(OFFERED, "x")
        assert await found.told() == []
        await found.change(schema.SEATS.update().values(stand_in=None, offer_hash="x"))
        await found.add(ENDED, "2")
        await found.add(OFFERED, "2")
        assert await found.told() == [(ENDED, "one"), (OFFERED, "one")]
        await found.store.close()

    asyncio.run(scenario())


def test_quiet_hours_are_quiet_and_a_day_is_told_at_its_hour(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await queue_in(tmp_path)
        await found.choose(quiet=[22, 8], zone="Europe/Berlin")
        found.now = datetime(2026, 11, 17, 21, 30, tzinfo=UTC).timestamp()  # half past ten in Berlin
        await found.add()
        assert await found.told() == []
        found.now = datetime(2026, 11, 18, 6, 59, tzinfo=UTC).timestamp()
        assert await found.told() == []
        found.now = datetime(2026, 11, 18, 7, 0, tzinfo=UTC).timestamp()
        assert await found.told() == [(TURN, "one")]
        await found.choose(daily=18, kinds={CHAT: True})
        found.now = datetime(2026, 11, 18, 12, 0, tzinfo=UTC).timestamp()
        for kind, mark, table in ((TURN, "us.2", "one"), (CHAT, "1", "one"), (CHAT, "2", "one"), (TURN, "us.1", "two")):
            await found.add(kind, mark, table)
        assert await found.told() == []
        found.now = datetime(2026, 11, 18, 18, 0, 1, tzinfo=UTC).timestamp()
        assert await found.told() == [(CHAT, "one"), (TURN, "one"), (TURN, "two")]  # all at once, each once
        await found.store.close()

    asyncio.run(scenario())


def test_who_chooses_otherwise_meanwhile_is_told_otherwise(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await queue_in(tmp_path)
        await found.choose(daily=18)
        await found.add()
        assert await found.told() == []
        await found.choose(kinds={TURN: False})
        await found.store.do(lambda connection: queue.look_again(connection, "ann", found.now))
        assert await found.told() == []
        assert await found.store.do(queue.next_due) is None
        await found.store.close()

    asyncio.run(scenario())


def test_a_language_or_a_zone_that_is_not_known_any_more_is_as_usual() -> None:
    choices = Choices.read('{"language": "klingon", "zone": "../etc/passwd", "quiet": [1, 2], "kinds": {"x": true}}')
    assert (choices.language, choices.kinds) == ("en", Choices().kinds)
    at_noon = datetime(2026, 1, 1, 12, tzinfo=UTC).timestamp()
    assert choices.when(at_noon, at_noon) == at_noon


COURIER = r"""
while read -r parcel; do
    case "$parcel" in
        *\"check\"*) ;;
        *) printf '%s\n' "$parcel" >>"$HERE/carried-$$"; until [ -e "$HERE/let-go" ]; do sleep 0.05; done ;;
    esac
    echo sent
done
"""
"""A courier that writes down what it carries in a file of its own, and holds it until it is let go."""
MANY = 2 * post.COURIERS * post.CLAIMS + 12
"""More than two processes claim at once."""


@pytest.mark.slow
def test_of_a_process_that_is_killed_the_next_sends_what_is_left_and_nothing_twice(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    monkeypatch.setenv("AHEAD", str(ahead))
    monkeypatch.setenv("COURIER", COURIER.replace("$HERE", str(tmp_path)))

    def carried() -> list[str]:
        whole = [log.read_text().rpartition("\n")[0] for log in tmp_path.glob("carried-*")]
        return [json.loads(line)["address"] for log in whole for line in log.splitlines()]

    async def scenario() -> None:
        found = await queue_in(database, tables=1)
        await found.add_addresses(MANY - 1)
        found.now = time.time()
        await found.add()
        await found.store.close()

        async def started() -> Process:
            return await Process(database, "--dispatches", ROOT).ready()

        both = 2 if database.startswith("postgresql") else 1  # a file of SQLite has one server
        here, *others = await asyncio.gather(*(started() for _ in range(both)))
        try:
            await until(lambda: len(carried()) == both * post.COURIERS)
            here.kill()
            ahead.write_text(str(queue.CLAIMED_SECONDS + 1))  # what it had claimed and not sent is due again
            (tmp_path / "let-go").touch()
            others = others or [await started()]
            await until(lambda: len(carried()) >= MANY)
        finally:
            await asyncio.gather(*(each.stop() for each in (here, *others)))
        again = Store(database)
        await again.open()
        assert await again.do(queue.next_due) is None
        await again.close()

    asyncio.run(scenario())
    assert sorted(carried()) == sorted(set(carried()))
    assert len(carried()) == MANY


def test_a_flood_is_told_in_bounded_time_and_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    carried: list[str] = []
    at_once, most_at_once = 0, [0]

    async def carry_nowhere(_: Courier, parcel: Mapping[str, Any]) -> str:
        nonlocal at_once
        at_once += 1
        most_at_once[0] = max(most_at_once[0], at_once)
        await asyncio.sleep(0)
        carried.append(parcel["tag"])
        at_once -= 1
        return SENT

    monkeypatch.setattr(Courier, "carry", carry_nowhere)

    async def scenario() -> None:
        found = await queue_in(tmp_path, tables=1)

        await found.add_addresses(FLOOD - 1)
        await found.add()
        sender = Post(found.store, NEAR)
        await sender.vapid()
        before, begun = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
        await sender.start()
        async with asyncio.timeout(PATIENCE):
            while await found.store.do(queue.next_due) is not None:
                await asyncio.sleep(0.1)
        await sender.close()
        took, more = time.process_time() - begun, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        await found.store.close()
        assert len(carried) == FLOOD
        assert most_at_once[0] <= post.COURIERS
        assert took < 0.01 * FLOOD, f"{took} seconds of the processor"
        assert more < 100_000, f"{more} kB"

    asyncio.run(scenario())
