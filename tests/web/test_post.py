"""The post and its couriers: how long they wait, what they keep and forget, and what becomes of what they carry."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sandtable.web import schema
from sandtable.web.dispatches import couriers, libraries, post, queue
from sandtable.web.dispatches.couriers import Courier
from sandtable.web.dispatches.occasions import TURN, Occasion
from sandtable.web.dispatches.post import Post, Sending
from sandtable.web.dispatches.queue import FAILED, GONE, SENT, UNKNOWN
from sandtable.web.dispatches.saying import Letter
from sandtable.web.store import Store
from tests.web.people import PATIENCE, sqlite
from tests.web.waiting import until

NOON = 1_800_000_000.0
LETTER = Letter("title", "body", "link", "tag")
HTTPS = Sending("https://games.example.org/", near=True)


class Time:
    """A clock that a test moves."""

    now = NOON

    def __call__(self) -> float:
        return self.now


def with_store(folder: Path, scenario: Callable[[Store, Time], Awaitable[None]], addresses: int = 1) -> None:
    """A store in which Ann, who has some addresses, is asked at a table."""

    def fill(connection: sa.Connection) -> None:
        put = connection.execute
        put(schema.PERSONS.insert(), {"id": "ann", "name": "Ann", "created": 0})
        device = {"key_hash": "k", "id": "d", "person": "ann", "name": "?", "added": 0, "seen": 0}
        put(schema.DEVICES.insert(), device)
        where = {"person": "ann", "device": "k", "kind": "apprise", "shown": "", "added": 0, "failures": 0}
        for number in range(addresses):
            put(schema.ADDRESSES.insert(), {**where, "id": f"a{number}", "address": f"json://{number}"})
        row: dict[str, Any] = dict.fromkeys(("name", "game", "setup", "seed", "checkpoint"), "")
        row |= {"id": "one", "game": "labyrinth", "rules": 1, "watch": True, "revision": 0, "ply": 5}
        put(schema.TABLES.insert(), {**row, "asking": "us", "over": False, "created": 0, "updated": 0})
        put(schema.SEATS.insert(), {"table_id": "one", "seat": "us", "who": "human", "person": "ann"})

    async def run() -> None:
        clock = Time()
        store = Store(sqlite(folder), clock=clock)
        await store.open()
        try:
            await store.do(fill)
            async with asyncio.timeout(PATIENCE):
                await scenario(store, clock)
        finally:
            await store.close()

    asyncio.run(run())


async def asked(store: Store, now: float = NOON) -> None:
    """It is Ann's turn."""
    occasions = [Occasion(TURN, "ann", "us", "us.1")]
    await store.do(lambda connection: queue.enqueue(connection, "one", occasions, now))


def looks(patch: pytest.MonkeyPatch) -> list[float]:
    """How long the post means to wait, each time that it does."""
    waits: list[float] = []
    timeout = asyncio.timeout

    def noted(seconds: float | None) -> asyncio.Timeout:
        waits.append(seconds or 0.0)
        return timeout(seconds)

    patch.setattr(asyncio, "timeout", noted)
    return waits


# -- waiting


@pytest.mark.parametrize(
    ("due", "seconds"), [(None, 30.0), (7.0, 7.0), (29.0, 29.0), (31.0, 30.0), (10_000.0, 30.0), (0.01, 0.05)]
)
def test_the_post_waits_until_something_is_due_and_not_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, due: float | None, seconds: float
) -> None:
    monkeypatch.setattr(post, "COURIERS", 1)
    waits = looks(monkeypatch)

    async def scenario(store: Store, clock: Time) -> None:
        if due is not None:
            await asked(store, NOON + due)
        sender = Post(store, HTTPS)
        await sender.start()
        await until(lambda: seconds in waits)
        assert set(waits) <= {seconds, PATIENCE, post.GOODBYE_SECONDS}
        await sender.close()

    with_store(tmp_path, scenario)


def test_a_courier_rests_when_nothing_is_due_and_only_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "COURIERS", 1)
    rested: list[float] = []

    async def rest(_: Courier) -> None:
        rested.append(clock_of[0].now)

    clock_of: list[Time] = []
    monkeypatch.setattr(Courier, "rest", rest)
    monkeypatch.setattr(post, "LOOK_SECONDS", 0.02)

    async def scenario(store: Store, clock: Time) -> None:
        clock_of.append(clock)
        await asked(store, NOON + 0.01)  # in a moment: nobody rests before
        sender = Post(store, HTTPS)
        with monkeypatch.context() as soon:
            soon.setattr(post, "MOMENT_SECONDS", 0.001)
            waits = looks(soon)
            await sender.start()
            await until(lambda: sum(abs(each - 0.01) < 1e-5 for each in waits) > 3)
            assert rested == []
        await store.do(lambda connection: connection.execute(schema.DISPATCHES.delete()))
        sender.stir()
        await until(lambda: len(rested) > 1)
        await sender.close()

    with_store(tmp_path, scenario)


def test_once_an_hour_what_is_old_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "COURIERS", 1)
    looked: list[float] = []
    forgot: list[float] = []
    next_due = queue.next_due

    def look(connection: sa.Connection) -> float | None:
        looked.append(0)
        return next_due(connection)

    monkeypatch.setattr(queue, "next_due", look)
    monkeypatch.setattr(queue, "forget", lambda connection, now: forgot.append(now - NOON))

    async def scenario(store: Store, clock: Time) -> None:
        sender = Post(store, HTTPS)
        await sender.start()
        for later in (0, 3600, 3601, 3602, 7201, 7202):
            clock.now = NOON + later
            for _ in range(2):  # so that the first look is over
                looked.clear()
                sender.stir()
                await until(lambda: bool(looked))
        await sender.close()

    with_store(tmp_path, scenario)
    assert forgot == [3601, 7202]


# -- ending


def test_what_is_on_its_way_arrives_and_the_rest_is_due_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "COURIERS", 1)
    monkeypatch.setattr(post, "GOODBYE_SECONDS", PATIENCE)
    carried: list[str] = []

    async def scenario(store: Store, clock: Time) -> None:
        let_go = asyncio.Event()

        async def carry(_: Courier, parcel: Mapping[str, Any]) -> str:
            carried.append(parcel["address"])
            await let_go.wait()
            return SENT

        monkeypatch.setattr(Courier, "carry", carry)
        await asked(store)
        sender = Post(store, HTTPS)
        await sender.start()
        await until(lambda: len(carried) == 1)
        clock.now += 5
        closing = asyncio.create_task(sender.close())
        await asyncio.sleep(0)
        let_go.set()
        await closing
        columns = (schema.DISPATCHES.c.due, schema.DISPATCHES.c.settled)
        rows = await store.do(lambda connection: connection.execute(sa.select(*columns)).all())
        assert sorted(map(tuple, rows), key=str) == [(NOON + 5, None), (NOON + 5, None), (None, NOON + 5)]

    with_store(tmp_path, scenario, addresses=3)
    assert len(carried) == 1


def test_what_does_not_arrive_in_time_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "COURIERS", 1)
    monkeypatch.setattr(post, "GOODBYE_SECONDS", 0.0)
    closed: list[Courier] = []
    carried: list[str] = []

    async def carry(_: Courier, parcel: Mapping[str, Any]) -> str:
        carried.append(parcel["address"])
        await asyncio.Event().wait()
        return SENT

    async def close(courier: Courier) -> None:
        closed.append(courier)

    monkeypatch.setattr(Courier, "carry", carry)
    monkeypatch.setattr(Courier, "close", close)

    async def scenario(store: Store, clock: Time) -> None:
        await asked(store)
        sender = Post(store, HTTPS)
        await sender.start()
        await until(lambda: len(carried) == 1)
        await sender.close()
        assert len(closed) == 1 + 1  # and the spare one

    with_store(tmp_path, scenario)


# -- what is sent


@pytest.mark.parametrize(
    ("sending", "kind", "more"),
    [
        (HTTPS, "apprise", {"near": True}),
        (HTTPS, "push", {"near": True, "contact": "https://games.example.org"}),
        (Sending("http://10.0.0.1"), "push", {"near": False, "contact": "mailto:sandtable@localhost"}),
        (Sending("http://x", mail="mailto://h?a=b"), "mail", {"near": False, "address": "mailto://h?a=b&to=x"}),
        (HTTPS, "mail", None),
    ],
)
def test_what_is_in_a_parcel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sending: Sending, kind: str, more: dict[str, Any] | None
) -> None:
    carried: list[Mapping[str, Any]] = []

    async def carry(_: Courier, parcel: Mapping[str, Any]) -> str:
        carried.append(parcel)
        return GONE

    monkeypatch.setattr(Courier, "carry", carry)

    async def scenario(store: Store, clock: Time) -> None:
        sender = Post(store, sending)
        became = await sender.deliver(kind, "x", LETTER)
        if more is None:
            assert (became, carried) == (FAILED, [])
            return
        assert became == GONE
        expected = {"kind": kind, "address": "x", **LETTER._asdict(), **more}
        if kind == "push":
            expected["vapid"] = (await sender.vapid()).private
        assert carried == [expected]
        assert not await sender.knows("json://x")
        assert carried[1:] == [{"kind": "check", "address": "json://x", "near": False}]

    with_store(tmp_path, scenario)


def test_a_host_has_one_key_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(store: Store, clock: Time) -> None:
        other = {"name": "another", "value": "x y"}
        await store.do(lambda connection: connection.execute(schema.SECRETS.insert(), other))
        first, second = Post(store, HTTPS), Post(store, HTTPS)
        made = libraries.new_vapid
        early = await first.vapid()
        monkeypatch.setattr(libraries, "new_vapid", lambda: pytest.fail("there is one already"))
        assert await second.vapid() == await first.vapid() == early
        await store.do(lambda connection: connection.execute(schema.SECRETS.delete()))

        def somebody_is_faster() -> libraries.Vapid:
            monkeypatch.setattr(libraries, "new_vapid", made)
            keys.append(asyncio.run_coroutine_threadsafe(Post(store, HTTPS).vapid(), loop).result(PATIENCE))
            return made()

        loop, keys = asyncio.get_running_loop(), list[libraries.Vapid]()
        monkeypatch.setattr(libraries, "new_vapid", somebody_is_faster)
        assert [await Post(store, HTTPS).vapid()] == keys

    with_store(tmp_path, scenario)


def test_a_host_says_what_it_sends_with() -> None:
    for right in (HTTPS, Sending("http://x", mail="mailto://x"), Sending("http://x", mail="mailtos://x")):
        right.check()


# -- couriers


def begins(patch: pytest.MonkeyPatch, script: str) -> None:
    """Let couriers be a script of the shell, which is ready at once."""
    patch.setattr(couriers, "COMMAND", ("sh", "-c", f"read ready; echo sent; {script}"))
    patch.setattr(couriers, "CARRY_SECONDS", PATIENCE)
    patch.setattr(couriers, "BEGIN_SECONDS", PATIENCE)


def carrying(scenario: Callable[[Courier], Awaitable[None]]) -> None:
    """Something that is done with a courier, who is ended afterwards."""

    async def run() -> None:
        courier = Courier()
        try:
            await scenario(courier)
        finally:
            await courier.close()

    asyncio.run(run())


def test_a_courier_says_what_became_of_each_parcel(monkeypatch: pytest.MonkeyPatch) -> None:
    begins(monkeypatch, 'while read -r parcel; do echo "$parcel" | cut -d \\" -f 4; done')

    async def scenario(courier: Courier) -> None:
        for became in (SENT, FAILED, GONE, SENT):
            assert await courier.carry({"say": became}) == became
        assert await courier.carry({"say": "nonsense"}) == UNKNOWN
        assert await courier.carry({"say": SENT}) == SENT  # by another process

    carrying(scenario)


def test_a_process_carries_many_parcels_until_it_rests_or_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begins(
        monkeypatch, f"echo begun >>{tmp_path}/begun; while read x; do echo sent; case $x in *die*) exit; esac; done"
    )

    def begun() -> int:
        return len((tmp_path / "begun").read_text().splitlines())

    async def scenario(courier: Courier) -> None:
        await courier.rest()  # there is none yet
        for _ in range(3):
            assert await courier.carry({}) == SENT
        assert begun() == 1
        await courier.rest()
        assert await courier.carry({}) == SENT
        assert begun() == 2
        assert await courier.carry({"x": "die"}) == SENT
        await until(lambda: not_alive(courier))
        assert await courier.carry({}) == SENT
        assert begun() == 3

    def not_alive(courier: Courier) -> bool:
        return courier._process is None or courier._process.returncode is not None

    carrying(scenario)


def test_a_courier_under_way_does_not_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path
    begins(monkeypatch, f"read x; touch {here}/taken; until [ -e {here}/go ]; do sleep 0.02; done; echo sent; read y")

    async def scenario(courier: Courier) -> None:
        under_way = asyncio.create_task(courier.carry({}))
        await until((here / "taken").exists)
        async with asyncio.timeout(PATIENCE):
            await courier.rest()
        (here / "go").touch()
        assert await under_way == SENT

    carrying(scenario)


@pytest.mark.parametrize("command", [("false",), ("sh", "-c", "read x; echo failed; exec sleep 1000")])
def test_a_courier_that_cannot_begin_has_delivered_nothing(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    begins(monkeypatch, "")
    monkeypatch.setattr(couriers, "COMMAND", command)

    async def scenario(courier: Courier) -> None:
        assert [await courier.carry({}) for _ in range(2)] == [FAILED, FAILED]
        begins(monkeypatch, "read x; echo gone; read y")
        assert await courier.carry({}) == GONE

    carrying(scenario)


def test_a_courier_knows_little_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_DATABASE", "postgresql://secret@host")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("TMPDIR", raising=False)
    begins(monkeypatch, f"env >{tmp_path}/env; echo $ready >{tmp_path}/ready; while read x; do echo sent; done")

    async def scenario(courier: Courier) -> None:
        assert await courier.carry({}) == SENT

    carrying(scenario)
    told = dict(line.partition("=")[::2] for line in (tmp_path / "env").read_text().splitlines())
    assert (told["LANG"], "PATH" in told) == ("C.UTF-8", True)
    assert not any(word.startswith("SANDTABLE") for word in told)
    ready = json.loads((tmp_path / "ready").read_text())
    assert ready == {"kind": "check", "address": "json://ready", "near": False}
