"""What people have chosen to be told of, and where: each person's own, whoever else sits at the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sandtable.web import schema
from sandtable.web.dispatches.address_book import PROOF_TRIES, AddressBook
from sandtable.web.dispatches.addresses import MAIL, Checked
from sandtable.web.dispatches.choices import Choices
from sandtable.web.dispatches.occasions import CHAT, TURN
from sandtable.web.refusals import Forbidden, NotFound, Refusal
from sandtable.web.store import Store
from tests.web.people import sqlite

WORDS = "babi dodo fufa gago"
"""What nobody was sent."""


def with_book(folder: Path, scenario: Callable[[AddressBook, Store], Awaitable[None]]) -> None:
    """A book of two persons who sit at two tables, Ann at both and Bob at the first."""

    def fill(connection: sa.Connection) -> None:
        put = connection.execute
        for person in ("ann", "bob"):
            put(schema.PERSONS.insert(), {"id": person, "name": person, "created": 0})
            device = {"key_hash": f"k-{person}", "id": f"d-{person}", "person": person, "name": "?"}
            put(schema.DEVICES.insert(), {**device, "added": 0, "seen": 0})
        for table, seats in {"one": {"us": "ann", "jihadist": "bob"}, "two": {"us": "ann"}}.items():
            row: dict[str, Any] = dict.fromkeys(("name", "game", "setup", "seed", "checkpoint"), "")
            row |= {"id": table, "game": "labyrinth", "rules": 1, "watch": True, "revision": 0, "ply": 5}
            put(schema.TABLES.insert(), {**row, "asking": "us", "over": False, "created": 0, "updated": 0})
            for seat, person in seats.items():
                put(schema.SEATS.insert(), {"table_id": table, "seat": seat, "who": "human", "person": person})

    async def run() -> None:
        store = Store(sqlite(folder))
        await store.open()
        try:
            await store.do(fill)
            await scenario(AddressBook(store), store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_choice_for_a_table_replaces_ones_own_and_nobody_elses(tmp_path: Path) -> None:
    async def scenario(book: AddressBook, store: Store) -> None:
        await book.choose_at("ann", "one", {TURN: True})
        await book.choose_at("ann", "two", {CHAT: True})
        await book.choose_at("bob", "one", {TURN: False})
        await book.choose_at("ann", "one", {CHAT: False})
        assert (await book.of("ann")).tables == {"one": {CHAT: False}, "two": {CHAT: True}}
        assert (await book.of("bob")).tables == {"one": {TURN: False}}
        await book.choose_at("ann", "one", {})  # as everywhere
        assert (await book.of("ann")).tables == {"two": {CHAT: True}}
        assert (await book.of("bob")).tables == {"one": {TURN: False}}
        with pytest.raises(NotFound):
            await book.choose_at("bob", "two", {TURN: True})
        assert (await book.of("bob")).tables == {"one": {TURN: False}}

    with_book(tmp_path, scenario)


def test_a_choice_everywhere_is_ones_own(tmp_path: Path) -> None:
    async def scenario(book: AddressBook, store: Store) -> None:
        chosen = Choices({**Choices().kinds, TURN: False}, "de", "Europe/Berlin", (22, 8), 18)
        await book.choose("ann", chosen)
        assert (await book.of("ann")).choices == chosen
        assert (await book.of("bob")).choices == Choices()

    with_book(tmp_path, scenario)


def test_an_address_is_struck_out_by_its_person_alone(tmp_path: Path) -> None:
    async def scenario(book: AddressBook, store: Store) -> None:
        first = await book.add("ann", "k-ann", Checked("apprise", "json://one", "one"))
        second = await book.add("ann", "k-ann", Checked("apprise", "json://two", "two"))
        assert (await book.add("ann", "k-ann", Checked("apprise", "json://two", "two"))).id == second.id
        with pytest.raises(Refusal):
            await book.remove("bob", first.id)
        with pytest.raises(Refusal):
            await book.entry("bob", first.id)
        assert await book.entry("ann", second.id) == second
        await book.remove("ann", first.id)
        assert (await book.of("ann")).entries == [second]

    with_book(tmp_path, scenario)


def test_words_that_were_never_sent_prove_nothing_and_end_an_address(tmp_path: Path) -> None:
    async def scenario(book: AddressBook, store: Store) -> None:
        code = "babi-dodo-fufa-gago-jaja-kiki"
        kept = await book.add("ann", "k-ann", Checked("apprise", "json://one", "one"))
        mail = await book.add("ann", "k-ann", Checked(MAIL, "ann@example.org", "ann"), code)
        for _ in range(PROOF_TRIES - 1):
            with pytest.raises(Forbidden):
                await book.prove("ann", mail.id, WORDS)
            assert [each.id for each in (await book.of("ann")).entries] == [kept.id, mail.id]
        with pytest.raises(Forbidden):
            await book.prove("ann", mail.id, WORDS)
        assert (await book.of("ann")).entries == [kept]
        mail = await book.add("ann", "k-ann", Checked(MAIL, "ann@example.org", "ann"), code)
        other = await book.add("bob", "k-bob", Checked(MAIL, "bob@example.org", "bob"), "dada-dodo-fufa-gago-jaja-kiki")
        proved = await book.prove("ann", mail.id, code)
        assert (proved.id, proved.proof_hash, proved.failures) == (mail.id, None, 0)
        assert (await book.entry("ann", mail.id)).proof_hash is None
        assert (await book.entry("bob", other.id)).proof_hash is not None

    with_book(tmp_path, scenario)
