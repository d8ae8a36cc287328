"""The address book: where each person is told things, of what, and what they have chosen for single tables."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from sandtable.web import tokens
from sandtable.web.dispatches import queue
from sandtable.web.dispatches.addresses import PUSH, Checked
from sandtable.web.dispatches.choices import Choices
from sandtable.web.limits import ADDRESSES as MOST_ADDRESSES
from sandtable.web.refusals import Forbidden, NotFound, TooLarge
from sandtable.web.schema import ADDRESSES, CHOICES, PERSONS, SEATS
from sandtable.web.store import Store

PROOF_TRIES: Final = 5
"""How often somebody may be wrong about the words that were sent to an address."""


class Entry(NamedTuple):
    """An address in the book."""

    id: str
    person: str
    device: str
    kind: str
    address: str
    shown: str
    proof_hash: str | None
    added: float
    failures: int

    def to_json(self, device: str) -> dict[str, Any]:
        """What the person is told of it: never the address itself."""
        return {
            "id": self.id,
            "kind": self.kind,
            "shown": self.shown,
            "here": self.kind == PUSH and self.device == device,
            "proved": self.proof_hash is None,
            "failures": self.failures,
        }


class Written(NamedTuple):
    """All that the book says of a person."""

    choices: Choices
    tables: dict[str, Mapping[str, bool]]
    entries: list[Entry]


class AddressBook:
    """The addresses and choices of all persons of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> Written:
        """All that is written of a person."""

        def work(connection: sa.Connection) -> Written:
            chosen = connection.execute(sa.select(PERSONS.c.choices).where(PERSONS.c.id == person)).scalar_one()
            tables = connection.execute(sa.select(CHOICES).where(CHOICES.c.person == person)).all()
            special = {row.table_id: json.loads(row.chosen) for row in tables}
            return Written(Choices.read(chosen), special, _entries(connection, person))

        return await self._store.do(work)

    async def add(self, person: str, device: str, found: Checked, proof: str | None = None) -> Entry:
        """Write an address down; with words for a proof nothing is sent there until somebody has read them there.

        A device has one subscription, the newest; what is there already stays as it is.
        """
        row = {
            "id": tokens.new_table_id(),
            "person": person,
            "device": device,
            **found._asdict(),
            "proof_hash": None if proof is None else _proof_hash(proof),
            "added": time.time(),
            "failures": 0,
        }

        def work(connection: sa.Connection) -> Entry:
            there = _entries(connection, person)
            for each in there:
                if each.address == found.address and each.device == device and proof is None:
                    return each
            replaced = [each.id for each in there if _is_replaced(each, found, device)]
            if len(there) - len(replaced) >= MOST_ADDRESSES:
                raise TooLarge("addresses", most=MOST_ADDRESSES)
            connection.execute(ADDRESSES.delete().where(ADDRESSES.c.id.in_(replaced)))
            connection.execute(ADDRESSES.insert(), row)
            return Entry(**row)

        return await self._store.do(work)

    async def entry(self, person: str, id: str) -> Entry:
        """One of the person's addresses."""
        entries = await self._store.do(lambda connection: _entries(connection, person))
        return _named(entries, id)

    async def prove(self, person: str, id: str, code: str) -> Entry:
        """Somebody has read the words that were sent to an address; after some that are wrong it is struck out."""

        def work(connection: sa.Connection) -> Entry | None:
            entry = _named(_entries(connection, person), id)
            here = ADDRESSES.c.id == id
            if entry.proof_hash is None or tokens.matches(tokens.code_in(code) or "", entry.proof_hash):
                connection.execute(ADDRESSES.update().where(here).values(proof_hash=None, failures=0))
                return entry._replace(proof_hash=None, failures=0)
            if entry.failures + 1 >= PROOF_TRIES:
                connection.execute(ADDRESSES.delete().where(here))
            else:
                queue.count_failure(connection, id, True)
            return None

        proved = await self._store.do(work)
        if proved is None:
            raise Forbidden("address-proof")
        return proved

    async def remove(self, person: str, id: str) -> None:
        """Strike an address out, with all that waits to be sent there."""

        def work(connection: sa.Connection) -> None:
            _named(_entries(connection, person), id)
            connection.execute(ADDRESSES.delete().where(ADDRESSES.c.id == id))

        await self._store.do(work)

    async def choose(self, person: str, choices: Choices) -> None:
        """Write down what a person has chosen; when they are told what waits is seen anew."""

        def work(connection: sa.Connection) -> None:
            chosen = {"choices": json.dumps(choices.to_json())}
            connection.execute(PERSONS.update().where(PERSONS.c.id == person).values(chosen))
            queue.look_again(connection, person, time.time())

        await self._store.do(work)

    async def choose_at(self, person: str, table: str, kinds: Mapping[str, bool]) -> None:
        """Write down what a person has chosen for one of their tables; nothing: as everywhere."""

        def work(connection: sa.Connection) -> None:
            sitting = sa.select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.person == person)
            if connection.execute(sitting).first() is None:
                raise NotFound("no-table")
            connection.execute(CHOICES.delete().where(CHOICES.c.person == person, CHOICES.c.table_id == table))
            if kinds:
                row = {"person": person, "table_id": table, "chosen": json.dumps(dict(kinds))}
                connection.execute(CHOICES.insert(), row)

        await self._store.do(work)


def _entries(connection: sa.Connection, person: str) -> list[Entry]:
    rows = connection.execute(sa.select(ADDRESSES).where(ADDRESSES.c.person == person).order_by(ADDRESSES.c.added))
    return [Entry(**row._mapping) for row in rows]


def _named(entries: list[Entry], id: str) -> Entry:
    found = next((each for each in entries if each.id == id), None)
    if found is None:
        raise NotFound("no-address")
    return found


def _is_replaced(entry: Entry, new: Checked, device: str) -> bool:
    """Whether an entry makes way for a new one: the same address, or another subscription of the same device."""
    return entry.address == new.address or (entry.kind == new.kind == PUSH and entry.device == device)


def _proof_hash(code: str) -> str:
    return tokens.hashed(tokens.code_in(code) or "")
