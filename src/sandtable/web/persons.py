"""Persons: somebody who plays on several devices, and whose seats any of them opens.

A person comes into being when a browser first says that it is one; nobody needs to be one to play. Each device has a
key of its own, of which only the hash is kept here. Seats are given to a person by whoever opens them; their tokens go
on working until a device is revoked, which may have known them: then the person's devices alone open the seats.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa

from sandtable.web import tokens
from sandtable.web.limits import ADDRESSES as MOST_ADDRESSES
from sandtable.web.limits import DEVICES as MOST_DEVICES
from sandtable.web.refusals import Forbidden, NotFound, TooLarge, Unavailable
from sandtable.web.schema import ADDRESSES, CHOICES, DEVICES, IDENTITIES, PERSONS, SEATS, TRANSFERS
from sandtable.web.store import READINGS, Store
from sandtable.web.stored import Conflict, Rights

CODE_SECONDS: Final = 10 * 60
"""How long a code for another device can be used."""
SEEN_SECONDS: Final = 10 * 60
"""When a device was last used is written down no more often than this."""

T = TypeVar("T")


class Device(NamedTuple):
    """What a person plays on."""

    key_hash: str
    id: str
    person: str
    name: str
    added: float
    seen: float


class Me(NamedTuple):
    """A person, as they see themselves: what they are called, and their devices; ``this`` is the one that asks."""

    id: str
    name: str | None
    this: str
    devices: list[Device]

    def to_json(self) -> dict[str, Any]:
        """What a person is told of themselves."""
        devices = [
            {"id": each.id, "name": each.name, "added": each.added, "seen": each.seen, "this": each.id == self.this}
            for each in self.devices
        ]
        return {"name": self.name, "devices": devices}


class Revoked(NamedTuple):
    """What became of a device: the hash of its key, and the tables whose seats have new tokens."""

    key_hash: str
    tables: list[str]


class Persons:
    """All persons of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def rights(self, token: str) -> Rights:
        """What somebody may do who shows a token, or the key of a device."""
        shown = tokens.hashed(token)
        return Rights(shown, await self._store.do(lambda connection: _whose(connection, shown)))

    async def _settled(self, work: Callable[[sa.Connection], T]) -> T:
        """Work that is done again when somebody else has done the same at this moment."""
        for _ in range(READINGS):
            with suppress(Conflict):
                return await self._store.do(work)
        raise Unavailable("unavailable")

    async def me(self, key: str) -> Me:
        """The person whose device has this key."""
        return await self._store.do(lambda connection: _me(connection, tokens.hashed(key)))

    async def be(self, key: str, device: str, name: str | None) -> Me:
        """The person whose device has this key, who is called so from now on; a new one if nobody has it."""
        shown = tokens.hashed(key)

        def work(connection: sa.Connection) -> Me:
            person = _whose(connection, shown)
            if person is None:
                person = _new(connection, name)
                _add(connection, person, shown, device)
            elif name is not None:
                connection.execute(PERSONS.update().where(PERSONS.c.id == person).values(name=name))
            return _me(connection, shown)

        return await self._settled(work)

    async def give(self, person: str, pairs: Sequence[tuple[str, str]]) -> list[str]:
        """Give a person the seats that these (table, token) pairs open; the tables at which they are theirs now."""

        def work(connection: sa.Connection) -> list[str]:
            given = []
            for table, token in pairs:
                here = (SEATS.c.table_id == table, SEATS.c.token_hash == tokens.hashed(token))
                if connection.execute(SEATS.update().where(*here).values(person=person)).rowcount:
                    given.append(table)
                    self._store.tell(connection, table)
            return given

        return await self._store.do(work)

    # -- another device

    async def code(self, key: str) -> tuple[str, float]:
        """A code with which the person goes on at another device, and until when; an earlier one is spent."""
        code = tokens.new_code()

        def work(connection: sa.Connection) -> float:
            return _issue(connection, _me(connection, tokens.hashed(key)).id, code)

        return code, await self._store.do(work)

    async def offered(self, code: str) -> str | None:
        """The name of the person whom a code stands for; refused if it stands for nobody (any more)."""

        def work(connection: sa.Connection) -> str | None:
            person = _stands_for(connection, code)
            return _name_of(connection, person)

        return await self._store.do(work)

    async def go_on(self, key: str, code: str, device: str) -> Me:
        """A device with this key goes on as the person whom a code stands for; the code is spent.

        Whoever the device was before becomes the same person, with all their devices and seats. A device that is
        theirs already is told so again: its first reply may have been lost.
        """
        shown = tokens.hashed(key)

        def work(connection: sa.Connection) -> Me:
            before = _whose(connection, shown)
            person = _stands_for(connection, code, shown)
            here = (TRANSFERS.c.code_hash == _code_hash(code), TRANSFERS.c.used.is_(None))
            if connection.execute(TRANSFERS.update().where(*here).values(used=shown)).rowcount != 1:
                person = _stands_for(connection, code, shown)  # used before: by this device, or another was faster
            if before is None:
                _add(connection, person, shown, device)
            elif before != person:
                _become(connection, before, person)
                for table in _tables_of(connection, person):
                    self._store.tell(connection, table)
            return _me(connection, shown)

        return await self._settled(work)

    # -- signing in

    async def sign_in(self, subject: str, name: str | None, key: str, device: str) -> Me:
        """A device with this key is that of the person who is known elsewhere as this subject.

        Whoever the device was before becomes the same person, unless they are known elsewhere as somebody else.
        """
        shown = tokens.hashed(key)

        def work(connection: sa.Connection) -> Me:
            before, person = _whose(connection, shown), _known_as(connection, subject)
            if before is not None and before != person and _is_known(connection, before):
                raise Forbidden("signed-in-otherwise")
            if person is None:
                person = before or _new(connection, name)
                _know(connection, person, subject)
            if before is None:
                _add(connection, person, shown, device)
            elif before != person:
                _become(connection, before, person)
                for table in _tables_of(connection, person):
                    self._store.tell(connection, table)
            return _me(connection, shown)

        return await self._settled(work)

    async def code_for(self, subject: str, name: str | None) -> str:
        """A code with which whoever is known elsewhere as this subject goes on at a device."""
        code = tokens.new_code()

        def work(connection: sa.Connection) -> None:
            person = _known_as(connection, subject)
            if person is None:
                person = _new(connection, name)
                _know(connection, person, subject)
            _issue(connection, person, code)

        await self._settled(work)
        return code

    async def revoke(self, key: str, device: str) -> Revoked:
        """End the rights of one of the person's devices at once, and of all that it may have known: tokens and codes.

        The seats stay the person's. Refused for the last device, for nobody could open them any more.
        """

        def work(connection: sa.Connection) -> Revoked:
            me = _me(connection, tokens.hashed(key))
            lost = next((each for each in me.devices if each.id == device), None)
            if lost is None:
                raise NotFound("no-device")
            if len(me.devices) == 1:
                raise Forbidden("last-device")
            connection.execute(DEVICES.delete().where(DEVICES.c.key_hash == lost.key_hash))
            connection.execute(TRANSFERS.delete().where(TRANSFERS.c.person == me.id))
            for table in (tables := _tables_of(connection, me.id)):
                _renew(connection, table, me.id)
                self._store.tell(connection, table)
            return Revoked(lost.key_hash, tables)

        return await self._store.do(work)


def _whose(connection: sa.Connection, shown: str) -> str | None:
    """The person whose device has a key; when it was used is written down."""
    found = connection.execute(sa.select(DEVICES.c.person, DEVICES.c.seen).where(DEVICES.c.key_hash == shown)).first()
    if found is None:
        return None
    now = time.time()
    if found.seen < now - SEEN_SECONDS:
        connection.execute(DEVICES.update().where(DEVICES.c.key_hash == shown).values(seen=now))
    return str(found.person)


def _me(connection: sa.Connection, shown: str) -> Me:
    person = _whose(connection, shown)
    if person is None:
        raise Forbidden("no-person")
    rows = connection.execute(sa.select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.added)).all()
    devices = [Device(**row._mapping) for row in rows]
    this = next(each.id for each in devices if each.key_hash == shown)
    return Me(person, _name_of(connection, person), this, devices)


def _name_of(connection: sa.Connection, person: str) -> str | None:
    name: str | None = connection.execute(sa.select(PERSONS.c.name).where(PERSONS.c.id == person)).scalar_one()
    return name


def _new(connection: sa.Connection, name: str | None) -> str:
    """A new person."""
    person = tokens.new_table_id()
    connection.execute(PERSONS.insert(), {"id": person, "name": name, "created": time.time()})
    return person


def _issue(connection: sa.Connection, person: str, code: str) -> float:
    """Let a person go on at another device with a code; until when. An earlier one is spent."""
    expires = time.time() + CODE_SECONDS
    old = sa.or_(TRANSFERS.c.person == person, TRANSFERS.c.expires < time.time())
    connection.execute(TRANSFERS.delete().where(old))
    connection.execute(TRANSFERS.insert(), {"code_hash": _code_hash(code), "expires": expires, "person": person})
    return expires


def _known_as(connection: sa.Connection, subject: str) -> str | None:
    """The person who is known elsewhere as a subject."""
    here = IDENTITIES.c.subject_hash == tokens.hashed(subject)
    found: str | None = connection.execute(sa.select(IDENTITIES.c.person).where(here)).scalar()
    return found


def _is_known(connection: sa.Connection, person: str) -> bool:
    """Whether a person is known elsewhere."""
    return connection.execute(sa.select(IDENTITIES.c.person).where(IDENTITIES.c.person == person)).first() is not None


def _know(connection: sa.Connection, person: str, subject: str) -> None:
    connection.execute(IDENTITIES.insert(), {"subject_hash": tokens.hashed(subject), "person": person})


def _add(connection: sa.Connection, person: str, shown: str, name: str) -> None:
    """Give a person another device."""
    counted = sa.select(sa.func.count()).select_from(DEVICES).where(DEVICES.c.person == person)
    if connection.execute(counted).scalar_one() >= MOST_DEVICES:
        raise TooLarge("devices", most=MOST_DEVICES)
    now = time.time()
    row = {"key_hash": shown, "id": tokens.new_table_id(), "person": person, "name": name, "added": now, "seen": now}
    connection.execute(DEVICES.insert(), row)


def _code_hash(code: str) -> str:
    """What is stored instead of a code, however it was typed."""
    return tokens.hashed(tokens.code_in(code) or "")


def _stands_for(connection: sa.Connection, code: str, shown: str | None = None) -> str:
    """The person whom a code stands for, unless a device with another key has used it."""
    here = (TRANSFERS.c.code_hash == _code_hash(code), TRANSFERS.c.expires >= time.time())
    found = connection.execute(sa.select(TRANSFERS.c.person, TRANSFERS.c.used).where(*here)).first()
    if found is None or found.used not in (None, shown):
        raise Forbidden("device-code")
    return str(found.person)


def _become(connection: sa.Connection, before: str, person: str) -> None:
    """Make two persons one: all that is the first's is the second's, who chooses for both of what they are told."""
    for theirs, most, of in ((DEVICES, MOST_DEVICES, "devices"), (ADDRESSES, MOST_ADDRESSES, "addresses")):
        both = sa.select(sa.func.count()).select_from(theirs).where(theirs.c.person.in_([before, person]))
        if connection.execute(both).scalar_one() > most:
            raise TooLarge(of, most=most)
    special = sa.select(CHOICES.c.table_id).where(CHOICES.c.person == person)
    connection.execute(CHOICES.delete().where(CHOICES.c.person == before, CHOICES.c.table_id.in_(special)))
    for theirs in (DEVICES, SEATS, ADDRESSES, IDENTITIES, CHOICES):
        connection.execute(theirs.update().where(theirs.c.person == before).values(person=person))
    connection.execute(PERSONS.delete().where(PERSONS.c.id == before))


def _tables_of(connection: sa.Connection, person: str) -> list[str]:
    """The tables at which a person has seats."""
    query = sa.select(SEATS.c.table_id).where(SEATS.c.person == person).distinct().order_by(SEATS.c.table_id)
    return list(connection.execute(query).scalars())


def _renew(connection: sa.Connection, table: str, person: str) -> None:
    """Give the seats of a person at a table tokens that nobody knows; seats that had the same one have the same."""
    here = (SEATS.c.table_id == table, SEATS.c.person == person, SEATS.c.token_hash.is_not(None))
    for old in connection.execute(sa.select(SEATS.c.token_hash).where(*here).distinct()).scalars().all():
        new = tokens.hashed(tokens.new_token())
        connection.execute(SEATS.update().where(*here, SEATS.c.token_hash == old).values(token_hash=new))
