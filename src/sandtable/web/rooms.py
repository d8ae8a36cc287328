"""All rooms of this process: tables are read from the database when somebody comes, and forgotten after a while."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Final, TypeVar

from sandtable.core import journal
from sandtable.core.errors import BadSave
from sandtable.core.game import game_named
from sandtable.core.table import Table
from sandtable.web import setups
from sandtable.web.notices import Notice, Notices
from sandtable.web.presence import REPEAT_SECONDS
from sandtable.web.refusals import NotFound, refusal_for
from sandtable.web.room import Room
from sandtable.web.store import Head, Record, Standing, Store
from sandtable.web.tokens import new_table_id

ROOMS_KEPT: Final = 500
"""How many rooms without a visitor are kept for the next one."""
THINKERS: Final = 16
"""How many tables may be at work at once."""

T = TypeVar("T")


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, notices: Notices) -> None:
        self.store = store
        self._notices = notices
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._threads = ThreadPoolExecutor(max_workers=max(THINKERS, os.cpu_count() or 1), thread_name_prefix="table")
        self._repeating: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen to other processes."""
        await self._notices.start(self._hear, self._catch_up_all)
        if self.store.shared:
            self._repeating = asyncio.create_task(self._repeat_presence())

    async def close(self) -> None:
        """Stop; nothing has to be saved, for everything has been."""
        if self._repeating is not None:
            self._repeating.cancel()
        await self._notices.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def in_thread(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do the work of a table outside the event loop."""
        return asyncio.get_running_loop().run_in_executor(self._threads, work)

    # -- tables

    async def create(
        self, table: Table, seated: setups.Seating, *, name: str | None, tutorial: str | None, watch: bool
    ) -> Record:
        """Write a new table down."""
        now = time.time()
        record = Record(
            id=new_table_id(),
            name=(name or "").strip() or None,
            game=table.game.name,
            rules=table.game.version,
            setup=setups.stored_setup(table),
            seed=table.seed,
            tutorial=tutorial,
            watch=watch,
            head=Head(0, table.ply),
            asking=table.question.seat if table.question else None,
            over=table.outcome is not None,
            checkpoint=table.position(),
            created=now,
            updated=now,
        )
        await self.store.create(record, seated.rows, [journal.to_plain(entry) for entry in table.journal])
        return record

    async def room(self, id: str) -> Room:
        """The room of a table, up to date."""
        room = self._rooms.get(id)
        if room is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                room = self._rooms.get(id)
                if room is None:
                    record, table = await self.read(id)
                    room = Room(self, record, await self.store.seats(id), table)
                    self._make_space()
                    self._rooms[id] = room
            self._opening.pop(id, None)
        elif self.store.shared and await self.store.head(id) != room.snapshot.head:
            await room.catch_up()
        room.used = time.monotonic()
        return room

    async def read(self, id: str) -> tuple[Record, Table]:
        """A table from the database, replayed."""
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
            added = [journal.to_plain(entry) for entry in table.journal[head.ply :]]
            head = await self.store.append(id, head, added, _standing(table))
            record = replace(record, head=head)
        return record, table

    async def _take_up(self, record: Record, entries: list[Any]) -> tuple[Record, Table]:
        """Go on with a table of older rules from its newest checkpoint."""
        table = await self.in_thread(lambda: setups.taken_up(record, entries))
        newer = replace(record, rules=table.game.version, setup=setups.stored_setup(table), seed=table.seed)
        added = [journal.to_plain(entry) for entry in table.journal]
        head = await self.store.restart(record, newer, added, _standing(table))
        return replace(newer, head=head), table

    async def seat_taken(self, id: str) -> None:
        """Somebody has joined a table: if it is open here, it must know."""
        if id in self._rooms:
            await self._rooms[id].catch_up()

    def _make_space(self) -> None:
        """Forget the rooms that nobody has looked at for longest."""
        empty = sorted((room for room in self._rooms.values() if not room.visitors), key=lambda room: room.used)
        for room in empty[: max(0, len(self._rooms) - ROOMS_KEPT)]:
            del self._rooms[room.id]

    # -- other processes

    async def tell_presence(self, room: Room, ask: bool = False) -> None:
        """Tell the other processes who is connected here, and perhaps ask them the same."""
        if self.store.shared:
            notice = {"kind": "present", "table": room.id, "seats": sorted(room.presence.here()), "ask": ask}
            await self._notices.tell(notice)

    async def _hear(self, notice: Notice) -> None:
        """Something another process says."""
        room = self._rooms.get(str(notice.get("table")))
        if room is None:
            return
        if notice["kind"] == "changed":
            self._later(room.catch_up())
        elif notice["kind"] == "present":
            before = room.presence.seats()
            room.presence.heard(notice["origin"], notice["seats"])
            if room.presence.seats() != before:
                room.refresh()
            if notice["ask"]:
                await self.tell_presence(room)

    async def _catch_up_all(self) -> None:
        for room in list(self._rooms.values()):
            self._later(room.catch_up())

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it: a room may be busy thinking."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            refusal_for(problem)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            for room in list(self._rooms.values()):
                if room.presence.here():
                    await self.tell_presence(room)
                if room.presence.forget():
                    room.refresh()


def _standing(table: Table) -> Standing:
    asking = table.question.seat if table.question else None
    return Standing(asking, table.outcome is not None, table.position())
