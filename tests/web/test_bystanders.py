"""What is done for one person, at one table or one address, changes the rows that it is about, and nobody else's."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sandtable.web import persons, schema, upkeep
from sandtable.web.dispatches import queue
from sandtable.web.dispatches.address_book import AddressBook
from sandtable.web.dispatches.addresses import Checked
from sandtable.web.dispatches.choices import Choices
from sandtable.web.dispatches.occasions import CHAT, ENDED, TURN, Occasion
from sandtable.web.dispatches.queue import FAILED, GONE, SENT
from sandtable.web.messages import Pace
from sandtable.web.pace import Clocks
from sandtable.web.persons import Persons
from sandtable.web.refusals import Refusal
from sandtable.web.store import Store
from sandtable.web.stored import ARCHIVE, DELETE, AtRest, Head, Latest
from sandtable.web.tokens import code_in, hashed
from tests.web.people import sqlite

TABLES = ("one", "two", "three")
PEOPLE = {"ann": ("laptop", "phone"), "bob": ("desk",), "eve": ("tablet",)}
SEATS = {"us": "ann", "jihadist": "bob", "third": "eve", "open": None, "offered": "eve"}
"""Who sits where, at each of the tables."""
CODES = {"ann": "baba dodo fufa gago jaja kiki", "bob": "baba dodo fufa gago jaja kuku", "eve": "baba" * 6}
STANDING = AtRest("jihadist", False, None, Latest(3, "note-new-turn"))
HEAD = Head(0, 4)
NOON = 1_800_000_000.0
"""The time of the store; what all are told was written down then."""

Doing = Callable[[Store], Awaitable[Any]]


def world(connection: sa.Connection) -> None:
    """Three tables at which the same people sit, with all that can be written of them."""
    now = time.time()

    def put(table: sa.Table, *rows: dict[str, Any]) -> None:
        connection.execute(table.insert(), list(rows))

    for person, devices in PEOPLE.items():
        put(schema.PERSONS, {"id": person, "name": person, "created": 0})
        of = {"person": person, "added": 0}
        for device in devices:
            put(schema.DEVICES, {**of, "key_hash": hashed(device), "id": device, "name": device, "seen": now})
            where = {"id": f"{device}!", "kind": "push", "address": device, "shown": device, "failures": 1}
            put(schema.ADDRESSES, {**of, **where, "device": hashed(device)})
        gone = {"expires": now - 1} if person == "eve" else {"expires": now + 1000}
        put(schema.TRANSFERS, {"code_hash": hashed(code_in(CODES[person]) or ""), "person": person, **gone})
        put(schema.IDENTITIES, {"subject_hash": hashed(f"of {person}"), "person": person})
    put(schema.SECRETS, {"name": "vapid", "value": "a b"})
    for table in TABLES:
        row: dict[str, Any] = dict.fromkeys(("setup", "checkpoint", "options"), "{}")
        row |= {"id": table, "name": table, "game": "labyrinth", "rules": 1, "seed": "1", "watch": True}
        put(schema.TABLES, {**row, "revision": 0, "ply": 4, "asking": "us", "over": False, "created": 0, "updated": 0})
        put(schema.JOURNAL, *({"table_id": table, "ply": ply, "entry": "[]"} for ply in range(4)))
        put(schema.LATEST, {"table_id": table, "turn": 1, "note": "null"})
        put(schema.CHAT, *({"table_id": table, "place": place, "text": "x", "said": 0} for place in (1, 2)))
        for seat, whose in SEATS.items():
            at = {"table_id": table, "seat": seat}
            token = None if seat == "open" else hashed(f"{whose} {table}")
            put(schema.SEATS, {
                **at, "who": "human", "person": whose, "token_hash": token,
                "code_hash": hashed("come in") if seat == "open" else None,
                "offer_hash": hashed("for you") if seat == "offered" else None,
            })  # fmt: skip
            put(schema.PEOPLE, {**at, "name": seat})
            put(schema.WISHES, {**at, "wish": ARCHIVE, "said": 0})
            put(schema.CLOCKS, {**at, "used": 5.0, "since": NOON - 100})
        put(schema.WISHES, {"table_id": table, "seat": "jihadist", "wish": DELETE, "said": 0})
        put(schema.CHOICES, *({"person": each, "table_id": table, "chosen": "{}"} for each in ("ann", "bob")))
        for device in (device for devices in PEOPLE.values() for device in devices):
            of = {"address": f"{device}!", "table_id": table, "seat": "us", "queued": NOON, "due": NOON, "tries": 0}
            told = {f"{table}:{TURN}:us.1": TURN, f"{table}:{TURN}:us.3": TURN, f"{table}:{ENDED}:.5": ENDED}
            put(schema.DISPATCHES, *({**of, "about": about, "kind": kind} for about, kind in told.items()))
    put(schema.CHOICES, {"person": "eve", "table_id": "three", "chosen": "{}"})


def written(connection: sa.Connection) -> dict[str, tuple[Any, ...]]:
    """Every row of the database, by its table and its key."""

    def rows() -> Iterator[tuple[str, tuple[Any, ...]]]:
        for table in schema.SCHEMA.sorted_tables:
            for row in connection.execute(sa.select(table)).all():
                key = [str(row._mapping[column.name]) for column in table.primary_key]
                yield " ".join([table.name, *key]), tuple(row)

    return dict(rows())


def changed_by(folder: Path, doing: Doing) -> set[str]:
    """The rows that something has changed, added (+) or removed (-), and the tables of which others are told (!)."""
    told: set[str] = set()

    async def scenario() -> set[str]:
        store = Store(sqlite(folder), clock=lambda: NOON)
        store.tell = lambda _, table, *more: told.add(f"!{table}")  # type: ignore[method-assign]
        await store.open()
        try:
            await store.do(world)
            before = await store.do(written)
            with suppress(Refusal):
                await doing(store)
            after = await store.do(written)
        finally:
            await store.close()
        new = {f"+{key}" for key in after.keys() - before.keys()}
        gone = {f"-{key}" for key in before.keys() - after.keys()}
        return told | new | gone | {key for key in before.keys() & after.keys() if before[key] != after[key]}

    return asyncio.run(scenario())


async def seat_of(store: Store, name: str) -> Any:
    """A seat of the first table."""
    return next(seat for seat in await store.seats("one") if seat.seat == name)


async def stand_in(store: Store) -> None:
    """A program sits down for Ann."""
    assert await store.change_seat("one", await seat_of(store, "us"), stand_in="random")


def all_of(kind: str, name: str) -> set[str]:
    """Whatever is removed with a table, or with an address."""
    devices = [device for devices in PEOPLE.values() for device in devices]
    abouts = {table: [f"{table}:{ENDED}:.5", f"{table}:{TURN}:us.1", f"{table}:{TURN}:us.3"] for table in TABLES}
    if kind == "address":
        return {f"-addresses {name}"} | {f"-dispatches {name} {about}" for each in abouts.values() for about in each}
    return {
        f"-tables {name}", f"-latest {name}",
        *(f"-journal {name} {ply}" for ply in range(4)),
        *(f"-chat {name} {place}" for place in (1, 2)),
        *(f"-{part} {name} {seat}" for part in ("seats", "people", "clocks") for seat in SEATS),
        *(f"-wishes {name} {seat} {ARCHIVE}" for seat in SEATS),
        f"-wishes {name} jihadist {DELETE}",
        f"-choices ann {name}", f"-choices bob {name}",
        *(f"-dispatches {device}! {about}" for device in devices for about in abouts[name]),
    }  # fmt: skip


def working(work: Callable[[sa.Connection], object]) -> Doing:
    """Something that is done in a transaction."""
    return lambda store: store.do(work)


@pytest.mark.parametrize(
    ("doing", "changed"),
    [
        (lambda store: store.call("one", ["us"], "Ada"), {"!one", "people one us"}),
        (lambda store: store.call("one", ["us"], None), {"!one", "-people one us"}),
        (lambda store: store.wish("one", ["us"], DELETE), {"!one", "+wishes one us delete"}),
        (lambda store: store.wish("one", ["us"], ARCHIVE, False), {"!one", "-wishes one us archive"}),
        (lambda store: store.unwish("one", DELETE), {"!one", "-wishes one jihadist delete"}),
        (lambda store: store.say("one", "us", None, "hello"), {"+chat one 3"}),
        (lambda store: store.remove("one"), {"!one", *all_of("table", "one")}),
        (stand_in, {"!one", "seats one us"}),
        (lambda store: store.claim("one", "come in", "t"), {"!one", "seats one open"}),
        (
            lambda store: store.claim("one", "for you", "t"),
            {"!one", "seats one offered", "-people one offered", "-wishes one offered archive"},
        ),
        (
            lambda store: store.append("one", HEAD, [["us", []]], STANDING),
            {"tables one", "latest one", "+journal one 4"},
        ),
        (
            lambda store: store.append("one", HEAD, [["us", []]], STANDING, also=lambda connection: None),
            {"!one", "tables one", "latest one", "+journal one 4"},
        ),
        (
            lambda store: store.cut("one", HEAD, 3, STANDING),
            {
                "!one",
                "tables one",
                "latest one",
                "-journal one 3",
                *(f"-dispatches {device}! one:turn:us.3" for device in ("laptop", "phone", "desk", "tablet")),
            },
        ),
    ],
    ids=[
        "called", "called nothing", "wished", "wished no more", "wished by none", "said", "removed", "stood in for",
        "taken", "passed on", "answered", "answered with more", "taken back",
    ],
)  # fmt: skip
def test_at_a_table(tmp_path: Path, doing: Doing, changed: set[str]) -> None:
    assert changed_by(tmp_path, doing) == changed


TURNS = Pace(days_per_turn=1)


@pytest.mark.parametrize(
    ("after", "changed"), [("jihadist", {"clocks one us", "clocks one jihadist"}), (None, {"clocks one us"})]
)
def test_on_a_clock(tmp_path: Path, after: str | None, changed: set[str]) -> None:
    async def passed(store: Store) -> None:
        await store.do(Clocks(store).passing_on("one", TURNS, "us", after))

    async def begun(store: Store) -> None:
        await store.do(Clocks(store).beginning_anew("one", "us"))

    assert changed_by(tmp_path, passed) == changed
    (tmp_path / "again").mkdir()
    assert changed_by(tmp_path / "again", begun) == {"clocks one us"}


@pytest.mark.parametrize(
    ("doing", "changed"),
    [
        (lambda them: them.be("laptop", "x", "Ada"), {"persons ann"}),
        (lambda them: them.be("laptop", "x", None), set()),
        (lambda them: them.me("laptop"), set()),
        (lambda them: them.offered(CODES["ann"]), set()),
        (lambda them: them.give("eve", [("one", "ann one")]), {"!one", "seats one us"}),
        (lambda them: them.give("eve", [("one", "ann two"), ("none", "ann one")]), set()),
        (
            lambda them: them.go_on("tablet", CODES["ann"], "x"),
            {
                *(f"!{table}" for table in TABLES),
                f"transfers {hashed(code_in(CODES['ann']) or '')}",
                f"-transfers {hashed(code_in(CODES['eve']) or '')}",
                "-persons eve",
                f"devices {hashed('tablet')}",
                "addresses tablet!",
                f"identities {hashed('of eve')}",
                "-choices eve three",
                *(f"seats {table} {seat}" for table in TABLES for seat in ("third", "offered")),
            },
        ),
        (
            lambda them: them.revoke("laptop", "phone"),
            {
                *(f"!{table}" for table in TABLES),
                f"-devices {hashed('phone')}",
                *all_of("address", "phone!"),
                f"-transfers {hashed(code_in(CODES['ann']) or '')}",
                *(f"seats {table} us" for table in TABLES),
            },
        ),
        (lambda them: them.revoke("laptop", "desk"), set()),
        (lambda them: them.revoke("desk", "desk"), set()),
        (lambda them: them.sign_in("of ann", "x", "laptop", "x"), set()),
        (lambda them: them.sign_in("of ann", "x", "desk", "x"), set()),
    ],
    ids=[
        "called", "said again", "looked at", "asked whose", "given", "given nothing", "two become one", "revoked",
        "somebody else's", "the last", "signed in", "signed in as somebody else",
    ],
)  # fmt: skip
def test_for_a_person(tmp_path: Path, doing: Callable[[Persons], Awaitable[Any]], changed: set[str]) -> None:
    assert changed_by(tmp_path, lambda store: doing(Persons(store))) == changed


OLD = f"-transfers {hashed(code_in(CODES['eve']) or '')}"
"""A code that nobody can use any more."""
KNOWN, UNKNOWN = f"+identities {hashed('of zoe')}", f"-identities {hashed('of eve')}"


@pytest.mark.parametrize(
    ("subject", "key", "changed"),
    [
        ("of ann", "new", {f"+devices {hashed('new')}"}),
        ("of zoe", "new", {f"+devices {hashed('new')}", "+persons", KNOWN}),
        ("of zoe", "tablet", {KNOWN}),
        (
            "of ann",
            "tablet",
            {
                *(f"!{table}" for table in TABLES),
                OLD,
                "-persons eve",
                f"devices {hashed('tablet')}",
                "addresses tablet!",
                "-choices eve three",
                *(f"seats {table} {seat}" for table in TABLES for seat in ("third", "offered")),
            },
        ),
        ("of ann", "", {f"-transfers {hashed(code_in(CODES['ann']) or '')}", OLD, "+transfers"}),
        ("of zoe", "", {OLD, "+transfers", "+persons", KNOWN}),
    ],
    ids=["another device", "somebody new", "known from now on", "two become one", "a code", "a code for somebody new"],
)
def test_for_who_signs_in(tmp_path: Path, subject: str, key: str, changed: set[str]) -> None:
    async def sign_in(store: Store) -> None:
        unknown = schema.IDENTITIES.delete().where(schema.IDENTITIES.c.person == "eve")
        await store.do(lambda connection: connection.execute(unknown))
        if key:
            me = await Persons(store).sign_in(subject, "Zoe", key, "Phone")
            assert me.name == {"of ann": "ann", "of zoe": "eve" if key == "tablet" else "Zoe"}[subject]
            assert {each.name for each in me.devices if each.id == me.this} == {key if key == "tablet" else "Phone"}
        else:
            code = await Persons(store).code_for(subject, "Zoe")
            assert await Persons(store).offered(code) == {"of ann": "ann", "of zoe": "Zoe"}[subject]

    found = {
        each.partition(" ")[0] if each.startswith(("+persons", "+transfers")) else each
        for each in changed_by(tmp_path, sign_in)
    }
    assert found - {UNKNOWN} == changed


def test_as_many_as_may_be_of_each_become_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob's one device and Ann's two, and as many addresses, are three; where fewer are allowed, nothing is done."""

    async def become(store: Store) -> None:
        await Persons(store).go_on("desk", CODES["ann"], "x")

    for devices, addresses, done in ((3, 3, True), (2, 3, False), (3, 2, False)):
        folder = tmp_path / f"{devices}{addresses}"
        folder.mkdir()
        monkeypatch.setattr(persons, "MOST_DEVICES", devices)
        monkeypatch.setattr(persons, "MOST_ADDRESSES", addresses)
        assert ("-persons bob" in changed_by(folder, become)) is done


def test_a_code_is_used_until_its_last_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    found: list[str | None] = []

    async def ask(store: Store) -> None:
        monkeypatch.setattr(time, "time", lambda: now)
        code, until = await Persons(store).code("laptop")
        assert until == now + persons.CODE_SECONDS
        for later in (0, persons.CODE_SECONDS, persons.CODE_SECONDS + 1):
            monkeypatch.setattr(time, "time", lambda later=later: now + later)
            found.append(await Persons(store).offered(code))

    changed_by(tmp_path, ask)
    assert found == ["ann", "ann"]


def test_a_new_code_spends_ones_own_and_what_is_too_old(tmp_path: Path) -> None:
    found = changed_by(tmp_path, lambda store: Persons(store).code("laptop"))
    new = {each for each in found if each.startswith("+")}
    assert len(new) == 1
    spent = {f"-transfers {hashed(code_in(CODES[person]) or '')}" for person in ("ann", "eve")}
    assert found - new == spent


def test_when_a_device_was_seen_is_written_down_for_it_alone_and_not_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    for later, changed in ((persons.SEEN_SECONDS - 60, set[str]()), (persons.SEEN_SECONDS + 60, {"laptop"})):
        (tmp_path / str(later)).mkdir()

        async def look(store: Store, later: float = later) -> None:
            monkeypatch.setattr(time, "time", lambda: now + later)
            await Persons(store).me("laptop")

        monkeypatch.setattr(time, "time", lambda: now)
        assert changed_by(tmp_path / str(later), look) == {f"devices {hashed(each)}" for each in changed}


@pytest.mark.parametrize(
    ("doing", "changed"),
    [
        (lambda book: book.choose_at("ann", "one", {}), {"-choices ann one"}),
        (lambda book: book.choose_at("ann", "one", {TURN: False}), {"choices ann one"}),
        (lambda book: book.choose_at("bob", "none", {}), set()),
        (lambda book: book.remove("ann", "phone!"), all_of("address", "phone!")),
        (lambda book: book.remove("bob", "phone!"), set()),
        (lambda book: book.prove("ann", "phone!", "x"), {"addresses phone!"}),
    ],
    ids=["chosen as everywhere", "chosen", "chosen nowhere", "struck out", "somebody else's", "proved"],
)
def test_in_the_address_book(tmp_path: Path, doing: Callable[[AddressBook], Awaitable[Any]], changed: set[str]) -> None:
    assert changed_by(tmp_path, lambda store: doing(AddressBook(store))) == changed


OTHERS_OF_ANN = {
    f"dispatches {device}! {table}:{about}"
    for device in PEOPLE["ann"]
    for table in TABLES
    for about in (f"{TURN}:us.1", f"{TURN}:us.3", f"{ENDED}:.5")
}


def test_what_one_chooses_is_seen_anew_for_all_that_waits_for_them(tmp_path: Path) -> None:
    found = changed_by(tmp_path, lambda store: AddressBook(store).choose("ann", Choices(language="de")))
    assert found == {"persons ann", *OTHERS_OF_ANN}


def test_a_device_has_one_subscription_and_other_addresses_stay(tmp_path: Path) -> None:
    async def add(store: Store) -> None:
        book = AddressBook(store)
        assert (await book.add("ann", hashed("phone"), Checked("push", "phone", ""))).id == "phone!"  # there already
        await book.add("ann", hashed("phone"), Checked("apprise", "json://x", ""))
        await book.add("ann", hashed("phone"), Checked("push", "newer", ""))

    found = changed_by(tmp_path, add)
    new = {each for each in found if each.startswith("+")}
    assert len(new) == 2
    assert found - new == all_of("address", "phone!")


def claimed(connection: sa.Connection) -> queue.Claim:
    """What is due at one address, taken."""
    (found,) = queue.claim(connection, NOON)
    return queue.begin(connection, found, NOON)


@pytest.mark.parametrize("result", [SENT, FAILED, GONE])
def test_of_what_is_told_at_an_address(tmp_path: Path, result: str) -> None:
    where = []

    def settle(connection: sa.Connection) -> None:
        claim = claimed(connection)
        where.append(claim.address)
        queue.settle(connection, claim, result, NOON)

    found = changed_by(tmp_path, working(settle))
    if result == GONE:
        assert found == all_of("address", where[0])
    else:
        assert {each.split()[1] for each in found} == {where[0]}
        assert {each.split()[0] for each in found} == {"addresses", "dispatches"}


def test_to_each_proved_address_of_a_person(tmp_path: Path) -> None:
    def enqueue(connection: sa.Connection) -> None:
        unproved = schema.ADDRESSES.update().where(schema.ADDRESSES.c.id == "phone!").values(proof_hash="x")
        connection.execute(unproved)
        queue.enqueue(connection, "one", [Occasion(CHAT, "ann", "us", "7")], NOON)
        queue.enqueue(connection, "one", [Occasion(TURN, "ann", "us", "us.3")], NOON + 1)  # told of already

    found = changed_by(tmp_path, working(enqueue))
    assert found == {"addresses phone!", "+dispatches laptop! one:chat:7"}


def test_what_was_told_long_ago_is_forgotten_and_no_more(tmp_path: Path) -> None:
    def forget(connection: sa.Connection) -> None:
        old = (schema.DISPATCHES.c.address == "desk!", schema.DISPATCHES.c.table_id == "two")
        connection.execute(schema.DISPATCHES.update().where(*old).values(queued=NOON - 1))
        queue.forget(connection, NOON + queue.KEPT_SECONDS)

    gone = {f"-dispatches desk! two:{about}" for about in (f"{TURN}:us.1", f"{TURN}:us.3", f"{ENDED}:.5")}
    assert changed_by(tmp_path, working(forget)) == gone


def test_a_choice_for_a_table_is_that_of_who_chose_it(tmp_path: Path) -> None:
    """Of the two who become one, the choices of the one whose code it was stand; the other's fill what is left."""
    found: list[dict[str, Any]] = []

    async def become(store: Store) -> None:
        def say(connection: sa.Connection) -> None:
            choices = schema.CHOICES
            connection.execute(choices.update().where(choices.c.person == "ann").values(chosen='{"turn": true}'))
            connection.execute(choices.update().where(choices.c.person == "bob").values(chosen='{"turn": false}'))
            connection.execute(choices.delete().where(choices.c.person == "ann", choices.c.table_id == "two"))

        await store.do(say)
        await Persons(store).go_on("desk", CODES["ann"], "x")
        found.append(dict((await AddressBook(store).of("ann")).tables))

    changed_by(tmp_path, become)
    assert json.dumps(found) == json.dumps([{"one": {"turn": True}, "three": {"turn": True}, "two": {"turn": False}}])


@pytest.mark.parametrize("kept", PEOPLE)
def test_a_backup_brings_back_who_is_gone_and_leaves_the_others_as_they_are_now(tmp_path: Path, kept: str) -> None:
    async def begin() -> dict[str, tuple[Any, ...]]:
        store = Store(sqlite(tmp_path))
        await store.open()
        await store.do(world)
        before = await store.do(written)
        await store.close()
        return before

    async def change(*statements: sa.Executable) -> dict[str, tuple[Any, ...]]:
        store = Store(sqlite(tmp_path))
        await store.open()
        await store.do(lambda connection: [connection.execute(statement) for statement in statements])
        after = await store.do(written)
        await store.close()
        return after

    before = asyncio.run(begin())
    assert upkeep.backup(sqlite(tmp_path), tmp_path / "backup") == 3
    asyncio.run(
        change(
            schema.TABLES.delete().where(schema.TABLES.c.id == "one"),
            schema.PERSONS.delete().where(schema.PERSONS.c.id != kept),
            schema.PERSONS.update().values(name="now"),
        )
    )
    assert upkeep.restore(sqlite(tmp_path), tmp_path / "backup") == (1, 2)
    after = asyncio.run(change())
    of_tables = ("tables", "seats", "journal", "people", "latest", "chat", "wishes", "clocks")
    of_persons = ("persons", "devices", "identities", "addresses", "secrets")
    for key, row in before.items():
        if key.startswith(tuple(f"{name} " for name in (*of_tables, *of_persons))):
            assert after[key][1:] == row[1:] or key == f"persons {kept}", key
    assert after[f"persons {kept}"][1] == "now"
    assert {key for key in after if key.startswith(of_persons)} == {key for key in before if key.startswith(of_persons)}
