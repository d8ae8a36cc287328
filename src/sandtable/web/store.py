"""The store: tables, seats and journals. Whatever is acknowledged to a player has been written here first.

A table's row holds its revision (how many times something was taken back) and its ply. Every change names the
revision and ply it starts from, so of two changes at once exactly one happens, whichever process they come from.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from sandtable.core.errors import BadSave
from sandtable.web import schema, tokens
from sandtable.web.databases import CHANNEL, Addition, Database, Postgres, Sqlite, safely
from sandtable.web.dispatches import queue
from sandtable.web.dispatches.occasions import Occasion
from sandtable.web.limits import LINES_KEPT
from sandtable.web.refusals import NotFound, Unavailable
from sandtable.web.schema import CHAT, JOURNAL, LATEST, PEOPLE, SEATS, TABLES, WISHES
from sandtable.web.stored import AtRest, Claimed, Conflict, Head, Held, Latest, Line, Listed, Record, Rights, Seat

_MOVE = TABLES.update().where(
    TABLES.c.id == sa.bindparam("here"),
    TABLES.c.revision == sa.bindparam("old_revision"),
    TABLES.c.ply == sa.bindparam("old_ply"),
)
"""Moves a table on, if it is where it is thought to be."""
_ADD = JOURNAL.insert()
_NOTE = LATEST.update().where(LATEST.c.table_id == sa.bindparam("here"))
_LISTED: Final = [TABLES.c[name] for name in Listed._fields]
_SEATS: Final = sa.select(
    SEATS.c.table_id, SEATS.c.seat, SEATS.c.who, SEATS.c.token_hash, SEATS.c.code_hash, PEOPLE.c.name,
    SEATS.c.person, SEATS.c.stand_in, SEATS.c.offer_hash,
).select_from(
    SEATS.outerjoin(PEOPLE, sa.and_(PEOPLE.c.table_id == SEATS.c.table_id, PEOPLE.c.seat == SEATS.c.seat))
)  # fmt: skip
NOTICE_BYTES: Final = 7500
"""The longest notice; PostgreSQL takes 8000."""

SETUP: Final = frozenset({"seats", "options", "position", "dice", "free_undo", "history"})
"""What the setup of every stored table says."""
READINGS: Final = 100
"""How often a journal is read again that changes while it is read."""

_written: Final = json.JSONEncoder(separators=(",", ":")).encode
"""A document as JSON, without waste."""

T = TypeVar("T")
Also = Callable[[sa.Connection], None]
"""What is written in the same transaction as something else: both, or nothing."""


class Store:
    """All tables, in SQLite or PostgreSQL. What is done in one call happens in one transaction, or not at all."""

    def __init__(self, url: str, origin: str = "", clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        """What time it is, in seconds of the epoch."""
        self.url = sa.make_url(url)
        self._origin = origin
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether several processes may serve these tables and tell each other of changes."""
        self._database: Database = Postgres(self.url) if self.shared else Sqlite(self.url)

    async def open(self) -> None:
        """Connect, and create the schema if it is not there."""
        await safely(self._database.open())
        await self.maintain(schema.set_up)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._database.close()

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction."""
        return await safely(self._database.run(work))

    async def answers(self) -> None:
        """Ask the database for a sign of life."""
        await self.do(lambda connection: connection.execute(sa.select(sa.literal(1))).scalar())

    async def maintain(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction, however long it takes."""
        return await safely(self._database.maintain(work))

    async def size(self) -> int:
        """How many bytes the database takes."""
        return await self.do(_bytes)

    # -- tables

    async def create(self, record: Record, seats: Sequence[Seat], entries: Sequence[Any]) -> None:
        """Write a new table whole."""

        def work(connection: sa.Connection) -> None:
            connection.execute(TABLES.insert(), _row(record))
            connection.execute(SEATS.insert(), [_seat_row(record.id, seat) for seat in seats])
            _insert(connection, record.id, 0, entries)

        await self.do(work)

    async def record(self, table: str) -> Record | None:
        """A table, or None."""
        query = sa.select(TABLES).where(TABLES.c.id == table)
        row = await self.do(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else _from_row(dict(row))

    async def head(self, table: str) -> Head | None:
        """How far a table has come, or None if there is none."""
        return await self.do(lambda connection: _head(connection, table))

    async def journal(self, table: str, start: int = 0) -> tuple[Head, list[Any]]:
        """The head, and the journal from a ply on, as they stand together."""
        query = sa.select(JOURNAL.c.entry).where(JOURNAL.c.table_id == table, JOURNAL.c.ply >= start)

        def work(connection: sa.Connection) -> tuple[Head, list[Any]]:
            for _ in range(READINGS):
                before = _head(connection, table)
                rows = connection.execute(query.order_by(JOURNAL.c.ply)).scalars().all()
                after = _head(connection, table)
                if after is None:
                    raise NotFound("no-table")
                if before == after:
                    if len(rows) != max(0, after.ply - start):
                        raise BadSave("table-damaged")
                    return after, [_document(row) for row in rows]
            raise Unavailable("unavailable")

        return await self.do(work)

    # -- changes

    async def append(
        self,
        table: str,
        head: Head,
        entries: Sequence[Any],
        rest: AtRest,
        tell: bool = True,
        occasions: Sequence[Occasion] = (),
        also: Also | None = None,
    ) -> Head:
        """Add to the journal; Conflict if the table is not at ``head`` any more. Other processes need not be told of it
        where nobody looks. What people are told of it who are away, and what else there is to write, is written down
        with it, or not at all."""
        if occasions or also is not None:
            return await self._append_with_more(table, head, entries, rest, occasions, also)
        notice = self._notice(table, head, entries) if self.shared and tell else ""
        added = Addition(table, head, [_written(entry) for entry in entries], rest, self.clock(), notice)
        if not await safely(self._database.append(added)):
            raise Conflict
        return added.new

    async def _append_with_more(
        self,
        table: str,
        head: Head,
        entries: Sequence[Any],
        rest: AtRest,
        occasions: Sequence[Occasion],
        also: Also | None,
    ) -> Head:
        new = Head(head.revision, head.ply + len(entries))

        def work(connection: sa.Connection) -> None:
            self._move(connection, table, head, new, rest, entries)
            _insert(connection, table, head.ply, entries)
            queue.enqueue(connection, table, occasions, self.clock())
            if also is not None:
                also(connection)

        await self.do(work)
        return new

    async def cut(self, table: str, head: Head, ply: int, rest: AtRest, also: Also | None = None) -> Head:
        """Take back everything from ``ply`` on; Conflict if the table is not at ``head`` any more."""
        new = Head(head.revision + 1, ply)

        def work(connection: sa.Connection) -> None:
            self._move(connection, table, head, new, rest)
            connection.execute(JOURNAL.delete().where(JOURNAL.c.table_id == table, JOURNAL.c.ply >= ply))
            queue.take_back(connection, table, ply)
            if also is not None:
                also(connection)

        await self.do(work)
        return new

    async def restart(self, old: Record, new: Record, entries: Sequence[Any], rest: AtRest) -> Head:
        """Replace set-up and journal, for a table that goes on under newer rules."""
        head = Head(old.head.revision + 1, len(entries))

        def work(connection: sa.Connection) -> None:
            self._move(connection, old.id, old.head, head, rest)
            values = {"rules": new.rules, "setup": json.dumps(new.setup), "seed": new.seed}
            connection.execute(TABLES.update().where(TABLES.c.id == old.id).values(values))
            connection.execute(JOURNAL.delete().where(JOURNAL.c.table_id == old.id))
            _insert(connection, old.id, 0, entries)

        await self.do(work)
        return head

    def _move(
        self, connection: sa.Connection, table: str, old: Head, new: Head, rest: AtRest, added: Sequence[Any] = ()
    ) -> None:
        """Move a table from one head to another, perhaps by what is added to its journal, or raise Conflict."""
        values: dict[str, Any] = {
            "here": table,
            "old_revision": old.revision,
            "old_ply": old.ply,
            "revision": new.revision,
            "ply": new.ply,
            "asking": rest.asking,
            "over": rest.over,
            "updated": self.clock(),
        }
        if rest.checkpoint is not None:
            values["checkpoint"] = json.dumps(rest.checkpoint)
        if connection.execute(_MOVE, values).rowcount != 1:
            raise Conflict
        latest = {"turn": rest.latest.turn, "note": json.dumps(rest.latest.note)}
        if connection.execute(_NOTE, {"here": table, **latest}).rowcount != 1:
            connection.execute(LATEST.insert(), {"table_id": table, **latest})
        self.tell(connection, table, old if added else None, added)

    def tell(self, connection: sa.Connection, table: str, head: Head | None = None, added: Sequence[Any] = ()) -> None:
        """Tell the other processes, at the moment of the commit, that a table has changed."""
        if self.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, self._notice(table, head, added))))

    def _notice(self, table: str, head: Head | None = None, entries: Sequence[Any] = ()) -> str:
        """That a table has changed, and, where it is no more than that, what was added to its journal."""
        notice = {"kind": "changed", "table": table, "origin": self._origin}
        added = _written({**notice, "head": head, "added": entries})
        return added if head is not None and len(added) <= NOTICE_BYTES else json.dumps(notice)

    # -- seats

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table."""
        return await self.do(lambda connection: _seats_of(connection, table))

    async def claim(self, table: str, code: str, token: str) -> Claimed | None:
        """Give the open or offered seat that a code stands for to a token; the code is spent. None if it opens nothing.

        A token that has the seat already is given it again: its first reply may have been lost.
        """

        def work(connection: sa.Connection) -> Claimed | None:
            seats = _seats_of(connection, table)
            for seat in (seat for seat in seats if _invites(seat, code)):
                here = (SEATS.c.table_id == table, SEATS.c.seat == seat.seat, SEATS.c.code_hash == tokens.hashed(code))
                given = {"token_hash": tokens.hashed(token), "code_hash": None}
                if connection.execute(SEATS.update().where(*here).values(given)).rowcount == 1:
                    self.tell(connection, table)
                    return Claimed(seat.seat)
                if self._pass_to(connection, table, seat.seat, code, token):
                    return Claimed(seat.seat, offered=True)
            return next(
                (Claimed(seat.seat, again=True) for seat in seats if tokens.matches(token, seat.token_hash)), None
            )

        return await self.do(work)

    async def waits(self, table: str, code: str) -> str | None:
        """The open or offered seat that a code stands for, or None if it opens nothing (any more)."""
        seats = await self.seats(table)
        return next((seat.seat for seat in seats if _invites(seat, code)), None)

    def _pass_to(self, connection: sa.Connection, table: str, seat: str, code: str, token: str) -> bool:
        """Give a seat that its person has offered to a token; what the person was called and wished goes with them."""
        here = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.offer_hash == tokens.hashed(code))
        given = {"token_hash": tokens.hashed(token), "offer_hash": None, "stand_in": None, "person": None}
        if connection.execute(SEATS.update().where(*here).values(given)).rowcount != 1:
            return False
        for about in (PEOPLE, WISHES):
            connection.execute(about.delete().where(about.c.table_id == table, about.c.seat == seat))
        self.tell(connection, table)
        return True

    async def change_seat(
        self,
        table: str,
        seat: Seat,
        occasions: Sequence[Occasion] = (),
        also: Also | None = None,
        **values: str | None,
    ) -> bool:
        """Let a stand-in sit down or leave, or offer a seat, unless it has passed on meanwhile; whether it was done."""
        here = (
            SEATS.c.table_id == table,
            SEATS.c.seat == seat.seat,
            SEATS.c.token_hash == seat.token_hash,
            SEATS.c.stand_in.is_not_distinct_from(seat.stand_in),
        )

        def work(connection: sa.Connection) -> bool:
            self.tell(connection, table)
            changed = connection.execute(SEATS.update().where(*here).values(values)).rowcount == 1
            if changed:
                queue.enqueue(connection, table, occasions, self.clock())
                if also is not None:
                    also(connection)
            return changed

        return await self.do(work)

    async def call(self, table: str, seats: Sequence[str], name: str | None) -> None:
        """Somebody says what to call whoever sits at these seats."""

        def work(connection: sa.Connection) -> None:
            here = (PEOPLE.c.table_id == table, PEOPLE.c.seat.in_(seats))
            connection.execute(PEOPLE.delete().where(*here))
            if name is not None:
                rows = [{"table_id": table, "seat": seat, "name": name} for seat in seats]
                connection.execute(PEOPLE.insert(), rows)
            self.tell(connection, table)

        await self.do(work)

    async def held(self, pairs: Sequence[tuple[str, str]], person: str | None = None) -> list[Held]:
        """The tables and seats to which each of these (table, token) pairs gives a right, and those of a person."""
        ids = {table for table, _ in pairs if tokens.is_table_id(table)}

        def work(connection: sa.Connection) -> tuple[list[sa.Row[Any]], dict[str, list[Seat]], list[sa.Row[Any]]]:
            if person is not None:
                theirs = sa.select(SEATS.c.table_id).where(SEATS.c.person == person).distinct()
                ids.update(connection.execute(theirs).scalars())
            rows = connection.execute(sa.select(*_LISTED).where(TABLES.c.id.in_(ids))).all()
            told = connection.execute(sa.select(LATEST).where(LATEST.c.table_id.in_(ids))).all()
            return list(rows), _seats_at(connection, ids), list(told)

        rows, seats, told = await self.do(work)
        records: dict[str, Listed] = {}
        latest: dict[str, Latest] = {}
        for row in rows:
            with suppress(BadSave):  # a damaged table keeps no other waiting
                records[row.id] = Listed(**row._mapping)._replace(name=row.name or None, options=_document(row.options))
        for row in told:
            with suppress(BadSave):
                latest[row.table_id] = Latest(row.turn, _document(row.note))
        opened = [(table, Rights(tokens.hashed(token))) for table, token in pairs]
        if person is not None:
            opened += [(table, Rights("", person)) for table in sorted(seats)]
        found: list[Held] = []
        for table, rights in opened:
            mine = [seat.seat for seat in seats.get(table, ()) if rights.open(seat)]
            resting = [seat.seat for seat in seats.get(table, ()) if rights.own(seat) and seat.stand_in is not None]
            if (mine or resting) and table in records:
                found.append(Held(records[table], mine, seats[table], latest.get(table, Latest()), resting))
        return found

    # -- what becomes of tables

    async def ids(self) -> list[str]:
        """All tables, the oldest first."""
        query = sa.select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
        return await self.do(lambda connection: list(connection.execute(query).scalars()))

    async def idle(self, since: float) -> list[str]:
        """The tables at which nothing has happened since a time."""
        query = sa.select(TABLES.c.id).where(TABLES.c.updated < since).order_by(TABLES.c.updated)
        return await self.do(lambda connection: list(connection.execute(query).scalars()))

    async def wish(self, table: str, seats: Sequence[str], wish: str, wished: bool = True) -> None:
        """Those who sit at these seats wish something to become of their table, or do not any more."""

        def work(connection: sa.Connection) -> None:
            here = (WISHES.c.table_id == table, WISHES.c.seat.in_(seats), WISHES.c.wish == wish)
            connection.execute(WISHES.delete().where(*here))
            if wished:
                rows = [{"table_id": table, "seat": seat, "wish": wish, "said": self.clock()} for seat in seats]
                connection.execute(WISHES.insert(), rows)
            self.tell(connection, table)

        await self.do(work)

    async def unwish(self, table: str, wish: str) -> None:
        """Nobody wishes something any more."""

        def work(connection: sa.Connection) -> None:
            connection.execute(WISHES.delete().where(WISHES.c.table_id == table, WISHES.c.wish == wish))
            self.tell(connection, table)

        await self.do(work)

    async def wished(self, table: str) -> dict[str, set[str]]:
        """What the people of a table wish to become of it: the seats of those who do, by what they wish."""
        query = sa.select(WISHES.c.wish, WISHES.c.seat).where(WISHES.c.table_id == table)
        found: dict[str, set[str]] = {}
        for wish, seat in await self.do(lambda connection: connection.execute(query).all()):
            found.setdefault(wish, set()).add(seat)
        return found

    async def agreed(self, wish: str, over: bool) -> list[str]:
        """The tables at which all people who have a seat wish it."""
        same = sa.and_(WISHES.c.table_id == SEATS.c.table_id, WISHES.c.seat == SEATS.c.seat, WISHES.c.wish == wish)
        sitting = sa.select(SEATS.c.table_id).where(SEATS.c.token_hash.is_not(None))
        against = sitting.where(~sa.exists().where(same))
        query = sa.select(TABLES.c.id).where(
            TABLES.c.over == over, TABLES.c.id.in_(sitting), TABLES.c.id.not_in(against)
        )
        return await self.do(lambda connection: list(connection.execute(query.order_by(TABLES.c.id)).scalars()))

    async def remove(self, table: str) -> None:
        """Remove a table with all that belongs to it."""

        def work(connection: sa.Connection) -> None:
            connection.execute(TABLES.delete().where(TABLES.c.id == table))
            self.tell(connection, table)

        await self.do(work)

    # -- chat

    async def chat(self, table: str, start: int = 0) -> list[Line]:
        """What was said at a table, from a place on."""
        return await self.do(lambda connection: _lines(connection, table, start))

    async def say(
        self, table: str, seat: str | None, name: str | None, text: str, occasions: Sequence[Occasion] = ()
    ) -> None:
        """Somebody says something; of very much, the oldest is forgotten. Those who are away may be told of it."""

        def work(connection: sa.Connection) -> None:
            query = sa.select(sa.func.max(CHAT.c.place)).where(CHAT.c.table_id == table)
            place = (connection.execute(query).scalar() or 0) + 1
            line = {"table_id": table, "place": place, "seat": seat, "name": name, "text": text, "said": self.clock()}
            connection.execute(CHAT.insert(), line)
            old = (CHAT.c.table_id == table, CHAT.c.place <= place - LINES_KEPT)
            connection.execute(CHAT.delete().where(*old))
            queue.enqueue(connection, table, occasions, self.clock())
            if self.shared:
                notice = json.dumps({"kind": "said", "table": table, "origin": self._origin})
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))

        for _ in range(READINGS):
            with suppress(Conflict):  # somebody has said something at the same moment
                await self.do(work)
                return
        raise Unavailable("unavailable")


def _invites(seat: Seat, code: str) -> bool:
    """Whether a code stands for a seat that is open or offered."""
    return tokens.matches(code, seat.code_hash) or tokens.matches(code, seat.offer_hash)


def _bytes(connection: sa.Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(connection.execute(sa.text("SELECT pg_database_size(current_database())")).scalar_one())
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    unused = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
    return int((pages - unused) * connection.exec_driver_sql("PRAGMA page_size").scalar_one())


def _head(connection: sa.Connection, table: str) -> Head | None:
    query = sa.select(TABLES.c.revision, TABLES.c.ply).where(TABLES.c.id == table)
    row = connection.execute(query).first()
    return None if row is None else Head(row[0], row[1])


def _seats_of(connection: sa.Connection, table: str) -> list[Seat]:
    return _seats_at(connection, [table]).get(table, [])


def _seats_at(connection: sa.Connection, ids: Collection[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    found: dict[str, list[Seat]] = {}
    for id, *row in connection.execute(_SEATS.where(SEATS.c.table_id.in_(ids))).all():
        found.setdefault(id, []).append(Seat(*row))
    return found


def _seat_row(table: str, seat: Seat) -> dict[str, Any]:
    row = {"table_id": table, **vars(seat)}
    del row["name"]
    return row


def _lines(connection: sa.Connection, table: str, start: int) -> list[Line]:
    columns = (CHAT.c.place, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.said)
    query = sa.select(*columns).where(CHAT.c.table_id == table, CHAT.c.place >= start).order_by(CHAT.c.place)
    return [Line(*row) for row in connection.execute(query).all()]


def _insert(connection: sa.Connection, table: str, start: int, entries: Sequence[Any]) -> None:
    rows = [{"table_id": table, "ply": ply, "entry": _written(entry)} for ply, entry in enumerate(entries, start=start)]
    if rows:
        connection.execute(_ADD, rows)


def _row(record: Record) -> dict[str, Any]:
    values = {**vars(record), "revision": record.head.revision, "ply": record.head.ply}
    del values["head"]
    documents = {name: json.dumps(values[name]) for name in ("setup", "options", "checkpoint")}
    return {**values, **documents, "name": record.name or ""}


def _from_row(row: dict[str, Any]) -> Record:
    head = Head(row.pop("revision"), row.pop("ply"))
    record = Record(**row, head=head)
    setup, checkpoint, options = (_document(row[name]) for name in ("setup", "checkpoint", "options"))
    if not isinstance(setup, dict) or not setup.keys() >= SETUP:
        raise BadSave("table-damaged")
    return replace(record, setup=setup, checkpoint=checkpoint, options=options, name=record.name or None)


def _document(text: Any) -> Any:
    try:
        return json.loads(text)
    except (TypeError, ValueError, RecursionError):
        raise BadSave("table-damaged") from None
