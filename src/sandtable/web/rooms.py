"""All rooms of this process: tables are read from the database when somebody comes, and forgotten after a while."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final, TypeVar

from sandtable.core import journal
from sandtable.core.errors import BadSave, SandtableError
from sandtable.core.game import game_named
from sandtable.core.table import Table
from sandtable.web import setups
from sandtable.web.dispatches.post import Post
from sandtable.web.frames import Snapshot
from sandtable.web.importing import Taken, taken_in
from sandtable.web.limits import IMPORTS_WAITING
from sandtable.web.live import LiveTable
from sandtable.web.messages import ImportedTable, NewTable
from sandtable.web.metering import meters
from sandtable.web.notices import Notice, Notices
from sandtable.web.pace import Clocks
from sandtable.web.persons import Persons
from sandtable.web.refusals import NotFound, RateLimited, Unavailable, refusal_for
from sandtable.web.room import Room
from sandtable.web.store import Store
from sandtable.web.stored import AtRest, Conflict, Head, Record
from sandtable.web.thinking import Thinkers
from sandtable.web.tokens import is_table_id

log = logging.getLogger("sandtable.web")

DAY_SECONDS: Final = 24 * 60 * 60
ROOMS_KEPT: Final = 500
"""How many rooms are kept for the next visitor when nobody is there."""
IDLE_SECONDS: Final = 120.0
"""How long a room without a visitor is kept; one at which people sit and nothing happens sleeps after as long."""
TIDY_SECONDS: Final = 20.0
"""How often to look for such rooms, and to say again who is connected here."""
READINGS: Final = 10
"""How often a table is read again that another process changes at the same moment."""
THINKERS: Final = 16
"""How many tables may be at work at once."""

T = TypeVar("T")


class Rooms:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        notices: Notices,
        keep_days: int = 0,
        most_bytes: int = 0,
        thinkers: Thinkers | None = None,
        post: Post | None = None,
    ) -> None:
        self.store = store
        self.persons = Persons(store)
        self.clocks = Clocks(store)
        self.thinkers = thinkers or Thinkers()
        self.post = post
        self.keep_days = keep_days
        """For how many days a table is kept at which nothing happens (0: for ever)."""
        self.most_bytes = most_bytes
        """How many bytes may be stored before new tables are refused (0: any number)."""
        self._notices = notices
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._importing = asyncio.Lock()
        self._imports = 0
        self._threads = ThreadPoolExecutor(max_workers=max(THINKERS, os.cpu_count() or 1), thread_name_prefix="table")
        self._tidying: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.ending = False
        """Whether the process is about to end, and nobody new should be sent here."""

    async def start(self) -> None:
        """Begin to listen to other processes."""
        await self._notices.start(self._hear, self._catch_up_all)
        self._tidying = asyncio.create_task(self._keep_tidy())
        self.thinkers.programs.offer()
        if self.post is not None:
            await self.post.start()

    async def close(self) -> None:
        """Stop; nothing has to be saved, for everything has been."""
        self.ending = True
        if self._tidying is not None:
            self._tidying.cancel()
        if self.post is not None:
            await self.post.close()
        await self._notices.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.thinkers.close()
        self.thinkers.programs.close()

    @property
    def open(self) -> int:
        """How many tables are open here."""
        return len(self._rooms)

    def in_thread(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do the work of a table outside the event loop."""
        return asyncio.get_running_loop().run_in_executor(self._threads, work)

    @asynccontextmanager
    async def importing(self) -> AsyncIterator[None]:
        """Hold one of the few places of those who bring a save."""
        if self._imports >= IMPORTS_WAITING:
            raise RateLimited("too-many-imports")
        self._imports += 1
        try:
            yield
        finally:
            self._imports -= 1

    async def take_in(self, body: bytes, kind: type[ImportedTable | NewTable] = ImportedTable) -> Taken:
        """Read a save, or a table with a deck, outside this process, one after the other."""
        async with self._importing:
            return await taken_in(body, kind)

    # -- tables

    async def create(self, table: Table, seated: setups.Seating, wanted: NewTable) -> Record:
        """Write a new table down."""
        entries = [journal.to_json(entry) for entry in table.journal]
        return await self.keep(Taken(setups.recorded(table, wanted), seated, entries))

    async def keep(self, taken: Taken) -> Record:
        """Write a table down that is ready to be written, if there is space for it."""
        await self.check_space()
        await self.store.create(taken.record, taken.seated.rows, taken.entries)
        return taken.record

    async def check_space(self) -> None:
        """Refuse whatever is new when as much is stored as may be."""
        if self.most_bytes and await self.store.size() > self.most_bytes:
            raise Unavailable("store-full")

    async def room(self, id: str) -> Room:
        """The room of a table, up to date."""
        room = self._rooms.get(id)
        if room is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            room = await asyncio.shield(self._opening[id])
        elif room.asleep:
            await room.wake()
        elif self.store.shared and await self.store.head(id) != room.snapshot.head:
            await room.catch_up()
        room.used = time.monotonic()
        return room

    async def _open(self, id: str) -> Room:
        """Make the room of a table, for all who have asked for it meanwhile."""
        try:
            record, table = await self.read(id)
            room = Room(self, record, await self.store.seats(id), table)
            self._rooms[id] = room
            room.think_soon()
            self.make_space()
            return room
        finally:
            del self._opening[id]

    async def read(self, id: str) -> tuple[Record, Table]:
        """A table from the database, replayed; again if another process has just changed it."""
        if not is_table_id(id):
            raise NotFound("no-table")
        for _ in range(READINGS):
            with suppress(Conflict):
                return await self.read_once(id)
        raise Unavailable("unavailable")

    async def read_once(self, id: str) -> tuple[Record, Table]:
        """A table from the database, replayed; a Conflict if it has changed meanwhile."""
        stored = await self.store.record(id)
        if stored is None:
            raise NotFound("no-table")
        head, entries = await self.store.journal(id)
        record = replace(stored, head=head)
        known = game_named(record.game).version
        if record.rules > known:
            raise BadSave("table-newer-rules", rules=record.rules, known=known)
        if record.rules < known:
            return await self._take_up(record, entries)
        table = await self.in_thread(lambda: setups.rebuilt(record, entries))
        if table.ply > head.ply:
            added = [journal.to_json(entry) for entry in table.journal[head.ply :]]
            head = await self.store.append(id, head, added, _at_rest(table))
            record = replace(record, head=head)
        return record, table

    async def _take_up(self, record: Record, entries: list[Any]) -> tuple[Record, Table]:
        """Go on with a table of older rules from its newest checkpoint."""
        table = await self.in_thread(lambda: setups.taken_up(record, entries))
        setup = setups.stored_setup(table, setups.terms_of(record), record.setup.get("pace"))
        newer = replace(record, rules=table.game.version, setup=setup, seed=table.seed)
        added = [journal.to_json(entry) for entry in table.journal]
        head = await self.store.restart(record, newer, added, _at_rest(table))
        return replace(newer, head=head), table

    def kept_until(self, updated: float) -> float | None:
        """When a table is removed at which nothing happens any more; None if never."""
        return updated + self.keep_days * DAY_SECONDS if self.keep_days else None

    async def remove(self, id: str) -> None:
        """Remove a table with all that belongs to it; whoever still looks at it is told."""
        await self.store.remove(id)
        if id in self._rooms:
            self.let_go(self._rooms[id])

    def let_go(self, room: LiveTable) -> None:
        """The table of a room was removed."""
        self._rooms.pop(room.id, None)
        room.dismiss()

    async def _clear_away(self) -> None:
        """Remove the tables at which nothing has happened for too long, unless somebody looks at them."""
        if not self.keep_days:
            return
        for id in await self.store.idle(time.time() - self.keep_days * DAY_SECONDS):
            if id not in self._rooms or self._rooms[id].idle:
                log.info("table %s is removed: nothing has happened there for %d days", id, self.keep_days)
                await self.remove(id)

    async def seats_changed(self, id: str) -> None:
        """Somebody has another right to a seat of a table: if it is open here, it must know."""
        if id in self._rooms:
            await self._rooms[id].catch_up()

    async def revoke(self, key: str, device: str) -> None:
        """A person ends the rights of one of their devices: whoever plays with it, anywhere, is turned away."""
        revoked = await self.persons.revoke(key, device)
        for table in revoked.tables:
            await self.seats_changed(table)
        self._turn_away(revoked.key_hash)
        await self._notices.tell({"kind": "revoked", "key": revoked.key_hash})

    def _turn_away(self, key_hash: str) -> None:
        for room in self._rooms.values():
            room.look_who_sits(revoked=key_hash)

    def make_space(self) -> None:
        """Forget the rooms that nobody has looked at for long, and those for longest if there are too many."""
        empty = sorted((room for room in self._rooms.values() if room.idle), key=lambda room: room.used)
        too_many = len(self._rooms) - ROOMS_KEPT
        long_ago = time.monotonic() - IDLE_SECONDS
        for place, room in enumerate(empty):
            if place < too_many or room.used < long_ago:
                del self._rooms[room.id]
        for room in self._rooms.values():
            if room.used < long_ago:
                room.sleep()

    # -- other processes

    async def tell_presence(self, room: LiveTable, ask: bool = False) -> None:
        """Tell the other processes who is connected here, and perhaps ask them the same."""
        if self.store.shared:
            notice = {
                "kind": "present",
                "table": room.id,
                "seats": sorted(room.presence.here()),
                "looks": bool(room.visitors),
                "watched": sorted(room.watched_here()),
                "watching": room.presence.watching(anywhere=False),
                "head": room.snapshot.head,
                "ask": ask,
            }
            await self._notices.tell(notice)

    async def tell_changed(self, room: LiveTable) -> None:
        """Tell the other processes that a table has changed, when they were not told what was added to it."""
        await self._notices.tell({"kind": "changed", "table": room.id})

    async def _hear(self, notice: Notice) -> None:
        """Something another process says."""
        if notice["kind"] == "revoked":
            self._turn_away(notice["key"])
            return
        room = self._rooms.get(str(notice.get("table")))
        if room is None:
            return
        if notice["kind"] == "changed" and "added" in notice:
            self.later(lambda: room.follow(Head(*notice["head"]), notice["added"]))
        elif notice["kind"] == "changed":
            self.later(room.catch_up)
        elif notice["kind"] == "said":
            self.later(room.hear_talk)
        elif notice["kind"] == "present":
            before = room.presence.seats(), room.presence.watching()
            room.presence.heard(
                notice["origin"],
                notice["seats"],
                notice["looks"],
                notice.get("watched", ()),
                notice.get("watching", 0),
            )
            if (room.presence.seats(), room.presence.watching()) != before:
                room.refresh()
            if (
                notice["looks"] and Head(*notice["head"]) != room.snapshot.head
            ):  # written before they knew of each other
                self.later(room.catch_up)
                await self.tell_changed(room)
            if notice["ask"]:
                await self.tell_presence(room)

    async def _catch_up_all(self) -> None:
        for room in list(self._rooms.values()):
            self.later(room.catch_up)
            if room.visitors:
                await self.tell_presence(room, ask=True)

    def later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something without waiting for it: a room may be busy thinking."""
        if self.ending:
            return
        task = asyncio.create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            refusal_for(problem)

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.make_space()
            meters().look()
            with suppress(SandtableError):  # the database is away
                await self._clear_away()
            for room in list(self._rooms.values()):
                if room.visitors:
                    await self.tell_presence(room)
                if room.presence.forget():
                    room.refresh()


def _at_rest(table: Table) -> AtRest:
    asking = table.question.seat if table.question else None
    return AtRest(asking, table.outcome is not None, table.position(), Snapshot.of(table, 0, ()).latest)
