"""What a host does with the games that are kept, while the server runs or not: copy, bring back, hand out, clear away.

A backup is a file of SQLite in the schema of this program, whatever database it was taken from; so it also carries
games from SQLite to PostgreSQL. Tables are brought back one by one, each whole.
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from sandtable.core import saves
from sandtable.core.errors import BadSetup, SandtableError, quoted
from sandtable.core.game import game_named
from sandtable.core.table import Table
from sandtable.core.verify import verify
from sandtable.web import schema, setups
from sandtable.web.refusals import NotFound, Unavailable
from sandtable.web.schema import (
    ADDRESSES,
    CHOICES,
    DEVICES,
    DISPATCHES,
    IDENTITIES,
    PERSONS,
    SCHEMA,
    SEATS,
    SECRETS,
    TABLES,
    TRANSFERS,
)
from sandtable.web.store import Store
from sandtable.web.stored import ARCHIVE
from sandtable.web.tokens import is_table_id

ROWS_AT_ONCE: Final = 500
OF_PERSONS: Final = (PERSONS, DEVICES, TRANSFERS, IDENTITIES, ADDRESSES, CHOICES, DISPATCHES, SECRETS)
"""What belongs to no table, but to persons and to the host."""
DAY_SECONDS: Final = 24 * 60 * 60


class Brought(NamedTuple):
    """What became of the tables of a backup."""

    restored: int
    there: int
    """Those that were there already, and were left alone."""


class Dumped(NamedTuple):
    """What became of the finished tables whose people agreed."""

    written: int
    unproved: int
    """Those whose dice cannot be recomputed, or are not what the seed gives."""


def _with(url: str, work: Callable[[Store], Any]) -> Any:
    """Work with the games of a database that has this program's schema."""

    async def whole() -> Any:
        store = Store(url)
        try:
            found = await store.maintain(schema.version)
            if found != schema.VERSION:
                kind = "database-older" if found is None or int(found) < int(schema.VERSION) else "database-newer"
                raise BadSetup(kind, version=found or "0", known=schema.VERSION)
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(whole())
    except Unavailable as refusal:
        problem = refusal.__cause__
        raise BadSetup("serve-no-database", database=quoted(url.rpartition("@")[2]), reason=str(problem)) from None


def _at_one_moment(connection: sa.Connection) -> None:
    """Read everything from here on as it stands now, whatever others write meanwhile."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


# -- backup


def backup(url: str, path: Path) -> int:
    """Write all games into a new file, as they stand at one moment; how many there are."""
    if path.exists():
        raise BadSetup("backup-there", file=quoted(str(path)))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    except OSError as problem:
        raise BadSetup("cannot-write-here", file=quoted(str(path)), reason=problem.strerror or "") from None
    os.close(handle)
    part = Path(name)
    try:
        count: int = _with(url, lambda store: store.maintain(lambda source: _copied(source, part)))
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    return count


def _copied(source: sa.Connection, path: Path) -> int:
    _at_one_moment(source)
    with _file(path) as copy:
        schema.set_up(copy)
        for table in SCHEMA.sorted_tables:
            for rows in source.execute(sa.select(table)).mappings().partitions(ROWS_AT_ONCE):
                copy.execute(table.insert(), [dict(row) for row in rows])
        return int(copy.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())


@contextmanager
def _file(path: Path) -> Iterator[sa.Connection]:
    """A file of SQLite, open for one transaction."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), poolclass=sa.NullPool)
    with engine.begin() as connection:
        yield connection


def restore(url: str, path: Path, replace: bool = False) -> Brought:
    """Bring the tables of a backup back: those that are not there, or with ``replace`` all of them."""
    if not path.is_file():
        raise BadSetup("no-backup", file=quoted(str(path)))
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup"  # an older one is brought to this version, and stays as it is
        shutil.copyfile(path, copied)
        try:
            with _file(copied) as backup:
                if not sa.inspect(backup).has_table(TABLES.name):
                    raise BadSetup("no-backup", file=quoted(str(path)))
                schema.set_up(backup)
                ids = list(backup.execute(sa.select(TABLES.c.id).order_by(TABLES.c.created)).scalars())
        except sa.exc.SQLAlchemyError:
            raise BadSetup("no-backup", file=quoted(str(path))) from None
        asyncio.run(_made_ready(url))

        async def work(store: Store) -> Brought:
            restored = 0
            for id in ids:
                bring = functools.partial(_brought_back, store=store, path=copied, id=id, replace=replace)
                restored += await store.maintain(bring)
            return Brought(restored, len(ids) - restored)

        found: Brought = _with(url, work)
        return found


async def _made_ready(url: str) -> None:
    """A database without a schema is given one."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def _brought_back(target: sa.Connection, *, store: Store, path: Path, id: str, replace: bool) -> bool:
    """Bring one table back, whole; whether it was."""
    old = target.execute(sa.select(TABLES.c.revision).where(TABLES.c.id == id)).scalar()
    if old is not None and not replace:
        return False
    target.execute(TABLES.delete().where(TABLES.c.id == id))
    with _file(path) as backup:
        _bring_persons(target, backup, id)
        _bring_secrets(target, backup)
        for table in (table for table in SCHEMA.sorted_tables if table not in OF_PERSONS):
            key = TABLES.c.id if table is TABLES else table.c.table_id
            rows = [dict(row) for row in backup.execute(sa.select(table).where(key == id)).mappings()]
            if table is TABLES and old is not None:  # a server that has the table open must notice
                rows[0]["revision"] = max(rows[0]["revision"], old) + 1
            if rows:
                target.execute(table.insert(), rows)
    store.tell(target, id)
    return True


def _bring_persons(target: sa.Connection, backup: sa.Connection, id: str) -> None:
    """Bring those back who sit at a table and are not there any more, with their devices; others stay as they are now,
    so that a device that was revoked since stays revoked."""
    sitting = sa.select(SEATS.c.person).where(SEATS.c.table_id == id, SEATS.c.person.is_not(None)).distinct()
    for person in backup.execute(sitting).scalars().all():
        if target.execute(sa.select(PERSONS.c.id).where(PERSONS.c.id == person)).first() is not None:
            continue
        for table in (PERSONS, DEVICES, IDENTITIES, ADDRESSES):
            whose = PERSONS.c.id if table is PERSONS else table.c.person
            rows = [dict(row) for row in backup.execute(sa.select(table).where(whose == person)).mappings()]
            (key,) = table.primary_key
            known = set(target.execute(sa.select(key)).scalars())
            if rows := [row for row in rows if row[key.name] not in known]:
                target.execute(table.insert(), rows)


def _bring_secrets(target: sa.Connection, backup: sa.Connection) -> None:
    """Bring the keys of the host back that it has not got: browsers that were brought back know it by them."""
    known = set(target.execute(sa.select(SECRETS.c.name)).scalars())
    rows = [dict(row) for row in backup.execute(sa.select(SECRETS)).mappings() if row["name"] not in known]
    if rows:
        target.execute(SECRETS.insert(), rows)


# -- saves


def export(url: str, folder: Path, table: str | None = None) -> int:
    """Write a table, or all of them, as saves into a folder; how many."""
    if table is not None and not is_table_id(table):
        raise NotFound("no-table")

    async def work(store: Store) -> int:
        ids = [table] if table is not None else await store.ids()
        count = 0
        for id in ids:
            found = await saved(store, id)
            if found is None:
                if table is not None:
                    raise NotFound("no-table")
                continue
            try:
                saves.write_file(folder / f"{found['game']}-{id}.json", found)
            except OSError as problem:
                raise BadSetup("cannot-write-here", file=quoted(str(folder)), reason=problem.strerror or "") from None
            count += 1
        return count

    written: int = _with(url, work)
    return written


async def saved(store: Store, id: str) -> dict[str, Any] | None:
    """A table as a save; None if there is none, or none that can be read."""
    record = await store.record(id)
    if record is None:
        return None
    head, entries = await store.journal(id)
    record = dataclasses.replace(record, head=head)
    try:
        older = record.rules < game_named(record.game).version
        table = setups.taken_up(record, entries) if older else setups.rebuilt(record, entries)
    except SandtableError:
        return None
    return table.to_save()


# -- an archive for all


def dump(url: str, path: Path) -> Dumped:
    """Write the finished tables whose people agreed into one file: a save on each line, verified, without names."""

    async def work(store: Store) -> Dumped:
        written = unproved = 0
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.part")
        with part.open("w", encoding="utf-8") as file:
            for id in await store.agreed(ARCHIVE, over=True):
                found = await saved(store, id)
                if found is None or not _proved(found):
                    unproved += 1
                    continue
                file.write(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n")
                written += 1
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
        return Dumped(written, unproved)

    try:
        found: Dumped = _with(url, work)
    except OSError as problem:
        raise BadSetup("cannot-write-here", file=quoted(str(path)), reason=problem.strerror or "") from None
    return found


def _proved(save: Mapping[str, Any]) -> bool:
    """Whether a save replays to its end, and its dice and cards are what its seed gives."""
    try:
        return verify(save).fair and Table.from_save(save).outcome is not None
    except SandtableError:
        return False


# -- clearing away


def prune(url: str, days: int, really: bool = False) -> list[str]:
    """The tables at which nothing has happened for so many days, which are removed if that is really meant."""

    async def work(store: Store) -> list[str]:
        ids = await store.idle(time.time() - days * DAY_SECONDS)
        if really:
            for id in ids:
                await store.remove(id)
        return ids

    found: list[str] = _with(url, work)
    return found
