"""The queue: what is to be told to whom, in the database, so that it outlives the process.

A row is due at a time, or never (again). Whoever is to carry it claims it for a while, by putting off its time, so that
others leave it alone; and takes its time from it at the moment at which it is sent, if it is still theirs. So no two
send it, what may have arrived when a process died is not sent again, and what it had only claimed is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sandtable.web.dispatches.choices import Choices
from sandtable.web.dispatches.occasions import CHAT, ENDED, OFFERED, TURN, Occasion, last_in
from sandtable.web.schema import ADDRESSES, CHOICES, DISPATCHES, LATEST, PERSONS, SEATS, TABLES

TOGETHER: Final = 30
"""How many things somebody is told at once."""
MOST_TRIES: Final = 8
FIRST_PAUSE_SECONDS: Final = 60.0
PAUSE_GROWS: Final = 4
"""How the pauses between two tries grow: a minute, four, a quarter of an hour, an hour, four hours, most of a day …"""
CLAIMED_SECONDS: Final = 15 * 60.0
"""For so long others leave alone what somebody has claimed: longer than it takes to carry all of it."""
KEPT_SECONDS: Final = 60 * 24 * 60 * 60
"""For so long it is known what somebody was told."""

_NOW: Final = sa.bindparam("now", type_=sa.Float)
_AT: Final = sa.bindparam("at", type_=sa.String)
_OF: Final = sa.bindparam("of", type_=sa.String)
_DUE: Final = (
    sa.select(DISPATCHES.c.address)
    .where(DISPATCHES.c.due <= _NOW)
    .order_by(DISPATCHES.c.due)
    .limit(1)
    .with_for_update(skip_locked=True)
)
_WHOSE: Final = (
    sa.select(ADDRESSES.c.person, ADDRESSES.c.kind, ADDRESSES.c.address, PERSONS.c.choices)
    .join(PERSONS, PERSONS.c.id == ADDRESSES.c.person)
    .where(ADDRESSES.c.id == _AT)
)
_WAITING: Final = (
    sa.select(DISPATCHES)
    .where(DISPATCHES.c.address == _AT, DISPATCHES.c.due <= _NOW)
    .order_by(DISPATCHES.c.queued.desc(), DISPATCHES.c.about)
    .limit(TOGETHER)
    .with_for_update(skip_locked=True)
)
_CHOSEN_HERE: Final = sa.select(CHOICES.c.chosen).where(CHOICES.c.person == _OF, CHOICES.c.table_id == _AT)
_HERE: Final = (DISPATCHES.c.address == _AT, DISPATCHES.c.about == _OF)
_CHANGE: Final = DISPATCHES.update().where(*_HERE)
_STILL_OURS: Final = DISPATCHES.update().where(*_HERE, DISPATCHES.c.due == sa.bindparam("until", type_=sa.Float))
_FAILED_AGAIN: Final = ADDRESSES.update().where(ADDRESSES.c.id == _AT).values(failures=ADDRESSES.c.failures + 1)
_FAILS_NO_MORE: Final = ADDRESSES.update().where(ADDRESSES.c.id == _AT, ADDRESSES.c.failures > 0).values(failures=0)

SENT: Final = "sent"
FAILED: Final = "failed"
"""It has not arrived, and may be tried again."""
GONE: Final = "gone"
"""The address is no more."""
UNKNOWN: Final = "unknown"
"""It may have arrived."""


class Thing(NamedTuple):
    """Something to tell: what happened, at which table, and the last thing told there that all may read."""

    about: str
    kind: str
    seat: str
    table: str
    name: str | None
    game: str
    note: Any


class Claim(NamedTuple):
    """All that somebody is to be told now at one address; until a time nobody else tells it."""

    address: str
    kind: str
    to: str
    choices: Choices
    things: list[Thing]
    until: float


def enqueue(connection: sa.Connection, table: str, occasions: Sequence[Occasion], now: float) -> None:
    """Write down that some persons are to be told something, at each of their addresses, each once."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for kind, person, seat, mark in occasions:
        about = f"{table}:{kind}:{mark}"
        values = [sa.literal(each) for each in (about, table, kind, seat, now, now, 0)]
        here = sa.and_(ADDRESSES.c.person == person, ADDRESSES.c.proof_hash.is_(None))
        rows = sa.select(ADDRESSES.c.id, *values).where(here)
        names = ["address", "about", "table_id", "kind", "seat", "queued", "due", "tries"]
        connection.execute(insert(DISPATCHES).from_select(names, rows).on_conflict_do_nothing())


def take_back(connection: sa.Connection, table: str, ply: int) -> None:
    """Everything from a ply on was taken back: the turns that came after it were none."""
    here = (DISPATCHES.c.table_id == table, DISPATCHES.c.kind == TURN)
    found = connection.execute(sa.select(DISPATCHES.c.about).where(*here).distinct()).scalars().all()
    void = [about for about in found if last_in(about) >= ply]
    if void:
        connection.execute(DISPATCHES.delete().where(*here, DISPATCHES.c.about.in_(void)))


def next_due(connection: sa.Connection) -> float | None:
    """When the next thing is to be told."""
    found: float | None = connection.execute(sa.select(sa.func.min(DISPATCHES.c.due))).scalar()
    return found


def claim(connection: sa.Connection, now: float, most: int = 1) -> list[Claim]:
    """Take what is due at some addresses; what is not to be told any more, or not yet, is put away."""
    tables: dict[str, _AtTable] = {}
    found: list[Claim] = []
    while len(found) < most:
        first = connection.execute(_DUE, {"now": now}).scalar()
        if first is None:
            break
        there = _claimed_at(connection, first, now, tables)
        if there.things:
            found.append(there)
    return found


def begin(connection: sa.Connection, claim: Claim, now: float) -> Claim:
    """What is still claimed is about to be sent: nobody sends it from now on but who asks. Only that is left of it."""
    return claim._replace(things=_ours(connection, claim, due=None, begun=now))


def put_back(connection: sa.Connection, claim: Claim, now: float) -> None:
    """What was claimed and is not to be sent is due again."""
    _ours(connection, claim, due=now)


def _ours(connection: sa.Connection, claim: Claim, **values: object) -> list[Thing]:
    """Change what is still claimed: neither taken back meanwhile nor claimed by others after too long."""
    statement = _STILL_OURS.values(**values)
    here = {"at": claim.address, "until": claim.until}
    return [thing for thing in claim.things if connection.execute(statement, {**here, "of": thing.about}).rowcount]


def _claimed_at(connection: sa.Connection, id: str, now: float, tables: dict[str, _AtTable]) -> Claim:
    """What is to be told at one address now; nothing there is due any more."""
    until = now + CLAIMED_SECONDS
    person, kind, to, chosen = connection.execute(_WHOSE, {"at": id}).one()
    choices = Choices.read(chosen)
    things: list[Thing] = []
    told: set[tuple[str, str]] = set()
    for row in connection.execute(_WAITING, {"at": id, "now": now}).all():
        if row.table_id not in tables:
            tables[row.table_id] = _read_table(connection, row.table_id)
        thing = _still_so(connection, row, person, choices, tables[row.table_id])
        new = thing is not None and (thing.table, thing.kind) not in told
        then = choices.when(row.queued, now)
        if thing is None or not new:
            _write(connection, id, [row.about], due=None, settled=now)
        elif then > now:
            _write(connection, id, [row.about], due=then)
        else:
            _write(connection, id, [row.about], due=until)
            told.add((thing.table, thing.kind))
            things.append(thing)
    return Claim(id, kind, to, choices, things, until)


def _write(connection: sa.Connection, address: str, abouts: Sequence[str], **values: object) -> None:
    connection.execute(_CHANGE, [{"at": address, "of": about, **values} for about in abouts])


class _AtTable(NamedTuple):
    """What there is to know of a table to which somebody is called."""

    table: Any
    seats: Sequence[sa.Row[Any]]


def _read_table(connection: sa.Connection, id: str) -> _AtTable:
    columns = (TABLES.c.name, TABLES.c.game, TABLES.c.asking, TABLES.c.over, LATEST.c.note)
    query = sa.select(*columns).select_from(TABLES.outerjoin(LATEST, LATEST.c.table_id == TABLES.c.id))
    table = connection.execute(query.where(TABLES.c.id == id)).one()
    return _AtTable(table, connection.execute(sa.select(SEATS).where(SEATS.c.table_id == id)).all())


def _still_so(connection: sa.Connection, row: sa.Row[Any], person: str, choices: Choices, at: _AtTable) -> Thing | None:
    """What a row tells of, if it is still so and the person still wishes to know."""
    table, seats = at
    mine = {seat.seat for seat in seats if seat.person == person and seat.stand_in is None}
    offered = {seat.seat for seat in seats if seat.offer_hash is not None}
    so = {
        TURN: row.seat in mine and table.asking == row.seat and not table.over,
        ENDED: bool(mine) and table.over,
        OFFERED: bool(mine) and row.seat in offered,
        CHAT: bool(mine),
    }[row.kind]
    special = connection.execute(_CHOSEN_HERE, {"of": person, "at": row.table_id}).scalar()
    at_table: Mapping[str, bool] = json.loads(special or "{}")
    if not so or not at_table.get(row.kind, choices.kinds[row.kind]):
        return None
    note = json.loads(table.note) if table.note else None
    return Thing(row.about, row.kind, row.seat, row.table_id, table.name or None, table.game, note)


def settle(connection: sa.Connection, claim: Claim, result: str, now: float) -> None:
    """Write down what became of a claim: it is told, or tried again after a longer pause, or the address is no more."""
    abouts = [thing.about for thing in claim.things]
    if result == GONE:
        connection.execute(ADDRESSES.delete().where(ADDRESSES.c.id == claim.address))
        return
    count_failure(connection, claim.address, result != SENT)
    if result != FAILED:
        _write(connection, claim.address, abouts, settled=now)
        return
    here = (DISPATCHES.c.address == claim.address, DISPATCHES.c.about.in_(abouts))
    tries = connection.execute(sa.select(DISPATCHES.c.about, DISPATCHES.c.tries).where(*here)).all()
    for about, before in tries:
        if before + 1 >= MOST_TRIES:
            _write(connection, claim.address, [about], tries=before + 1, settled=now)
        else:
            pause = FIRST_PAUSE_SECONDS * PAUSE_GROWS**before
            _write(connection, claim.address, [about], tries=before + 1, begun=None, due=now + pause)


def count_failure(connection: sa.Connection, address: str, failed: bool) -> None:
    """Write down how often in a row nothing could be told at an address."""
    if failed:
        connection.execute(_FAILED_AGAIN, {"at": address})
    else:
        connection.execute(_FAILS_NO_MORE, {"at": address})


def look_again(connection: sa.Connection, person: str, now: float) -> None:
    """A person has chosen anew: when they are told what waits is seen anew."""
    theirs = sa.select(ADDRESSES.c.id).where(ADDRESSES.c.person == person)
    here = (DISPATCHES.c.address.in_(theirs), DISPATCHES.c.due.is_not(None))
    connection.execute(DISPATCHES.update().where(*here).values(due=now))


def forget(connection: sa.Connection, now: float) -> None:
    """What was told long ago is known no more."""
    connection.execute(DISPATCHES.delete().where(DISPATCHES.c.queued < now - KEPT_SECONDS))
