"""Bounds: up to here and no further, for all that a visitor or a host can meet."""

from __future__ import annotations

import asyncio
from types import ModuleType
from typing import Any, cast

import pytest
from fastapi import WebSocket

from sandtable import Table, lessons
from sandtable.core.messages import Message, Note
from sandtable.web import (
    analysing,
    app,
    databases,
    importing,
    limits,
    live,
    looking_back,
    options,
    pace,
    persons,
    presence,
    programs,
    rehearsing,
    rooms,
    serve,
    sockets,
    store,
    stories,
    thinking,
    upkeep,
)
from sandtable.web.connections import Door
from sandtable.web.dispatches import address_book, courier, libraries, occasions, post, queue
from sandtable.web.frames import LINES_OF_UNDO, Snapshot, TakenBack
from sandtable.web.limits import NO_LIMITS, Bucket, Limits, PerAddress, Rate
from sandtable.web.notices import Notices
from sandtable.web.presence import FORGET_SECONDS, Presence
from sandtable.web.refusals import STATUS, RateLimited
from sandtable.web.rooms import Rooms
from sandtable.web.security import Hosts, is_loopback
from sandtable.web.sockets import Connection
from sandtable.web.store import Store
from sandtable.web.thinking import Thinkers


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


# -- the bounds themselves


@pytest.mark.parametrize(
    ("module", "bounds"),
    [
        (
            limits,
            {
                "MESSAGE_BYTES": 16_384,
                "FRAME_BYTES": 65_536,
                "BODY_BYTES": 262_144,
                "SAVE_BYTES": 2_097_152,
                "IMPORTS_WAITING": 8,
                "INTENTIONS": 120,
                "REHEARSED": 3,
                "REPLIES_WAITING": 64,
                "PATIENCE_SECONDS": 30,
                "NAME_LETTERS": 24,
                "DEVICE_LETTERS": 40,
                "DEVICES": 20,
                "ADDRESSES": 10,
                "ADDRESS_LETTERS": 500,
                "SHOWN_LETTERS": 80,
                "LINE_LETTERS": 300,
                "LINES_KEPT": 200,
                "NETWORK_BITS": 64,
                "STEPS_AT_ONCE": 5,
                "ENTRIES_AT_ONCE": 50,
                "TOLD_AGAIN": 5,
                "TRIED_AT_ONCE": 4,
                "LOOKED_AHEAD": 16,
                "SEATS_AT_ONCE": 10,
                "BYTES_AT_ONCE": 100_000,
                "CONNECTIONS": 300,
                "ENTRIES": 20_000,
                "ADJUSTS": 1_000,
                "PASTS": 100,
                "IMPORT_SECONDS": 10,
                "IMPORT_BYTES": 2**30,
                "REFUSALS_BEFORE_CLOSING": 500,
            },
        ),
        (
            rooms,
            {
                "DAY_SECONDS": 86_400,
                "ROOMS_KEPT": 500,
                "IDLE_SECONDS": 120,
                "TIDY_SECONDS": 20,
                "READINGS": 10,
                "THINKERS": 16,
            },
        ),
        (
            serve,
            {"SELDOM": (10_000, 250, 100), "UNREAD_MILLISECONDS": 60_000, "DESCRIPTORS": 2**20, "LAST_PORT": 65_535},
        ),
        (stories, {"STEPS_TOLD": 240, "BEATS_TOLD": 400}),
        (store, {"NOTICE_BYTES": 7500, "READINGS": 100}),
        (importing, {"NICE": 5, "WAIT_SECONDS": 60}),
        (thinking, {"NICE": 10}),
        (rehearsing, {"BEST": 2, "FORETOLD": 12}),
        (looking_back, {"MOMENTS_KEPT": 16}),
        (lessons, {"DICE_AFTER_A_SCRIPT": 2000}),
        (upkeep, {"ROWS_AT_ONCE": 500, "DAY_SECONDS": 86_400}),
        (app, {"COMPRESS_FROM_BYTES": 1024}),
        (options, {"PORT": 8642}),
        (sockets, {"TOO_MANY": 1013, "SILENT": 1008}),
        (presence, {"FORGET_SECONDS": 50}),
        (live, {"PATIENCE_SECONDS": 0.25, "MOMENT_SECONDS": 0.005}),
        (analysing, {"DIGITS": 4}),
        (databases, {"WRITERS": 2, "TOGETHER": 64}),
        (pace, {"DAY_SECONDS": 86_400}),
        (persons, {"CODE_SECONDS": 600, "SEEN_SECONDS": 600}),
        (programs, {"MOST": 16}),
        (address_book, {"PROOF_TRIES": 5}),
        (courier, {"MEMORY_BYTES": 2**30}),
        (libraries, {"TO_LIVE_SECONDS": 86_400, "VALID_SECONDS": 43_200, "NO_MORE": (404, 410)}),
        (occasions, {"CHAT_SECONDS": 600}),
        (post, {"COURIERS": 4, "CLAIMS": 16, "FORGET_SECONDS": 3_600}),
        (
            queue,
            {
                "TOGETHER": 30,
                "MOST_TRIES": 8,
                "PAUSE_GROWS": 4,
                "CLAIMED_SECONDS": 900,
                "KEPT_SECONDS": 60 * 86_400,
            },
        ),
    ],
    ids=lambda value: value.__name__.rpartition(".")[2] if isinstance(value, ModuleType) else "",
)
def test_the_bounds_are_as_told(module: ModuleType, bounds: dict[str, Any]) -> None:
    assert {name: getattr(module, name) for name in bounds} == bounds


def test_the_usual_limits() -> None:
    usual = Limits()
    assert (usual.messages, usual.requests) == (Rate(30, 120), Rate(30, 200))
    assert (usual.new_tables, usual.joins, usual.handshakes) == (Rate(0.5, 60), Rate(0.5, 30), Rate(2, 100))
    assert (usual.sockets, usual.connections, usual.patience, usual.chat) == (200, 300, 30, Rate(0.5, 6))
    assert (NO_LIMITS.sockets, NO_LIMITS.connections) == (1_000_000, 1_000_000)
    assert PerAddress(Rate(1, 1)).most == 10_000


def test_the_statuses_of_refusals() -> None:
    by_status = {
        403: {"forbidden", "hidden"},
        404: {"not_found"},
        409: {"not_your_turn", "stale", "cannot_undo", "cannot_adjust"},
        413: {"too_large"},
        429: {"rate_limited"},
        500: {"internal"},
        503: {"unavailable"},
    }
    assert {code: status for status, codes in by_status.items() for code in codes} == STATUS


# -- buckets


def test_a_bucket_is_used_up_to_its_last_drop() -> None:
    clock = Clock()
    bucket = Bucket(Rate(per_second=1, burst=4), clock)
    assert [bucket.take(4), bucket.take(0.5)] == [True, False]
    clock.now = 0.5
    assert bucket.take(0.5)
    assert bucket.level() == 0
    endless = Bucket(limits.UNLIMITED, clock)
    assert all(endless.take(10**9) for _ in range(3))


@pytest.mark.parametrize(("most", "kept"), [(100, 91), (5, 5)])
def test_of_too_many_addresses_a_tenth_is_forgotten(most: int, kept: int) -> None:
    limit = PerAddress(Rate(per_second=0, burst=9), most=most, clock=Clock())
    limit.check("hasty", 9)
    for number in range(most - 1):
        limit.check(f"192.0.2.{number}")
    assert len(limit._buckets) == most
    limit.check("198.51.100.1")
    assert len(limit._buckets) == kept
    with pytest.raises(RateLimited):
        limit.check("hasty")


def test_whoever_has_not_asked_for_long_is_forgotten_first() -> None:
    clock = Clock()
    limit = PerAddress(Rate(per_second=1, burst=4), most=10, clock=clock)
    for number in range(5):
        limit.check(f"192.0.2.{number}")
    clock.now = 1  # theirs are full again
    for number in range(5, 10):
        limit.check(f"192.0.2.{number}")
    limit.check("198.51.100.1")
    assert sorted(limit._buckets) == [*(f"192.0.2.{number}" for number in range(5, 10)), "198.51.100.1"]


# -- who is here


def test_a_process_that_is_silent_is_gone_after_so_long_and_no_sooner() -> None:
    clock = Clock()
    here = Presence(clock)
    assert not here.elsewhere
    here.heard("there", ["us"])
    clock.now = FORGET_SECONDS
    assert not here.forget()
    assert here.elsewhere
    clock.now += 0.1
    assert here.forget()
    assert not here.forget()
    assert (here.elsewhere, here.seats()) == (False, set())
    here.heard("there", [])  # a spectator
    assert here.elsewhere
    here.heard("there", [], looks=False)
    assert not here.elsewhere


def test_who_looks_elsewhere_is_counted_while_their_process_says_so() -> None:
    clock = Clock()
    here = Presence(clock)
    here.enter([])
    here.enter(["us"])
    assert (here.watching(), here.watching(anywhere=False)) == (1, 1)
    here.heard("there", ["jihadist"], watched=["jihadist"], watching=2)
    here.heard("too", [], watching=4)
    assert here.seats() == {"us", "jihadist"}
    assert here.watched_elsewhere() == {"jihadist"}
    assert (here.watching(), here.watching(anywhere=False)) == (7, 1)
    here.heard("there", [], looks=False)
    assert (here.seats(), here.watched_elsewhere(), here.watching()) == ({"us"}, set(), 5)
    here.heard("there", ["jihadist"])  # nobody has their page in sight, nobody only watches
    assert (here.seats(), here.watched_elsewhere(), here.watching()) == ({"us", "jihadist"}, set(), 5)
    here.heard("there", ["jihadist"], watched=["jihadist"])
    clock.now = FORGET_SECONDS + 1
    assert here.forget()
    assert (here.seats(), here.watched_elsewhere(), here.watching()) == ({"us"}, set(), 1)
    here.leave([])
    assert here.watching() == 0


def test_who_has_left_twice_is_not_owed_a_place() -> None:
    here = Presence()
    here.enter(["us"])
    here.enter(["us"])
    here.leave(["us"])
    assert here.here() == {"us"}
    here.leave(["us"])
    assert here.here() == set()


def test_every_proxy_may_be_believed() -> None:
    class Transport(asyncio.BaseTransport):
        """A connection from one address."""

        def __init__(self, peer: object) -> None:
            super().__init__({"peername": peer})

    trusting = Door(most=1, proxies=["*"])
    assert all(trusting.enter(Transport(("192.0.2.1", 1))) for _ in range(3))
    strict = Door(most=1, proxies=["not an address", "10.0.0.7"])
    assert [strict.enter(Transport(("192.0.2.1", 1))) for _ in range(2)] == [True, False]
    assert [strict.enter(Transport(None)) for _ in range(2)] == [True, False]  # from nowhere


# -- names of this machine


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost", True),
        ("localhost:8642", True),
        ("127.0.0.5:80", True),
        ("::1", True),
        ("[::1]:80", True),
        ("192.0.2.1", False),
        ("games.example", False),
        ("", False),
    ],
)
def test_what_stands_for_this_machine(host: str, own: bool) -> None:
    assert is_loopback(host) is own


def test_a_page_is_trusted_if_it_is_from_here() -> None:
    hosts = Hosts.of("0.0.0.0", ["games.example"])
    assert hosts.trust("http://192.0.2.7:8642", "192.0.2.7:8642")
    assert hosts.trust("https://GAMES.example", "inside:80")
    assert not hosts.trust("http://192.0.2.7:8642", "192.0.2.7:80")
    assert not hosts.trust("null", "192.0.2.7")
    assert not hosts.trust("", "")
    assert not Hosts.of("", []).know("")


# -- haste


class Hasty:
    """The socket of somebody who sends and sends."""

    def __init__(self) -> None:
        self.received = 0
        self.code: int | None = None

    async def receive(self) -> dict[str, str]:
        """Another message."""
        await asyncio.sleep(0)
        self.received += 1
        return {"type": "websocket.receive", "text": '{"type":"ping"}'}

    async def send_text(self, text: str) -> None:
        """It arrives."""

    async def close(self, code: int) -> None:
        """They are told to go."""
        self.code = code


def test_who_does_not_slow_down_is_told_to_go() -> None:
    async def scenario() -> Hasty:
        hasty = Hasty()
        connection = Connection(cast(WebSocket, hasty), cast(Rooms, None), "table", NO_LIMITS)
        writing = asyncio.create_task(connection.write())
        await sockets.listen(cast(WebSocket, hasty), connection, Limits(messages=Rate(0, 2)))
        writing.cancel()
        return hasty

    hasty = asyncio.run(scenario())
    assert (hasty.received, hasty.code) == (2 + 500 + 1, 1013)


# -- how long a table is kept


@pytest.mark.parametrize(("days", "until"), [(0, None), (1, 87_400), (30, 2_593_000)])
def test_until_when_a_table_is_kept(days: int, until: float | None) -> None:
    async def scenario() -> float | None:
        return Rooms(cast(Store, None), Notices(), keep_days=days).kept_until(1_000)

    assert asyncio.run(scenario()) == until


# -- how many think


@pytest.mark.parametrize(("processors", "processes"), [(None, 1), (1, 1), (2, 1), (8, 7)])
def test_one_processor_is_left_to_those_who_play(
    monkeypatch: pytest.MonkeyPatch, processors: int | None, processes: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    assert Thinkers().processes == processes
    assert Thinkers(3).processes == 3
    assert Thinkers().workers == ()


# -- whose eyes, and what was taken back


def test_through_whose_eyes_a_connection_looks() -> None:
    table = Table.new("labyrinth", seed=1)
    snapshot = Snapshot.of(table, 0, ("us", "jihadist"))
    asked = snapshot.asking
    assert asked is not None
    (other,) = {"us", "jihadist"} - {asked}
    assert snapshot.viewpoint(()) is None
    assert snapshot.viewpoint(("dealer",)) is None
    assert snapshot.viewpoint((other,)) == other
    assert snapshot.viewpoint((other, "dealer")) == other
    assert snapshot.viewpoint((other, asked)) == asked
    assert snapshot.viewpoint((asked, other)) == asked
    snapshot.question = None
    assert snapshot.viewpoint((other, asked)) == other


def test_of_much_that_was_taken_back_the_beginning_is_told() -> None:
    notes = [Note(Message(f"note-{number}"), "1.0") for number in range(LINES_OF_UNDO + 3)]
    told: list[Any] = TakenBack("us", notes).to_json("us")["notes"]
    assert len(told) == LINES_OF_UNDO == 6
    table = Table.new("labyrinth", seed=1)
    assert TakenBack.between(table.journal, table.journal, notes, notes, table.game) is None
