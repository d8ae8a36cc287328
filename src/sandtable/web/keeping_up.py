"""Keeping up: a live table and its record in the database, to which this process and others write."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sandtable.core import journal
from sandtable.core.agents import Sight, looks_ahead
from sandtable.core.errors import SandtableError
from sandtable.core.journal import ADJUST, CHANCE, Entry, Reasoned
from sandtable.core.questions import Question
from sandtable.core.table import Table
from sandtable.web.frames import Snapshot, TakenBack
from sandtable.web.limits import LINES_KEPT
from sandtable.web.live import LiveTable
from sandtable.web.refusals import Stale
from sandtable.web.store import Also
from sandtable.web.stored import WISHES, AtRest, Conflict, Head

log = logging.getLogger("sandtable.web")


class Recorded:
    """Gives again the answers that an agent has given in another process."""

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = entries

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The next recorded answer of the seat."""
        if not self._entries:
            raise Conflict
        entry = self._entries.pop(0)
        for reason in entry.why if isinstance(entry, Reasoned) else ():
            sight.because(reason)
        return tuple(entry.value)


class Alone:
    """Holds a table for as long as it is changed."""

    def __init__(self, room: KeepingUp) -> None:
        self._room = room

    async def __aenter__(self) -> None:
        await self._room.hold()

    async def __aexit__(self, *_: object) -> None:
        self._room.let_go()


class KeepingUp(LiveTable):
    """A live table that is what the database says: written before it is shown, and read again when others write."""

    # -- holding it

    def _alone(self) -> Alone:
        """Hold the table; whoever was announced to be thinking has stopped when it is let go."""
        return Alone(self)

    async def hold(self) -> None:
        """Nobody else changes the table from now on."""
        await self._lock.acquire()
        try:
            if self.asleep:
                await self._wake()
        except BaseException:
            self._lock.release()
            raise
        self.used = time.monotonic()

    def let_go(self) -> None:
        """Others may change the table again; nobody thinks any more."""
        try:
            announced, self._thinking = self._thinking, None
            if announced is not None:
                self.refresh()
        finally:
            self._lock.release()

    @asynccontextmanager
    async def _written(self) -> AsyncIterator[None]:
        """Hold the table as it is written; what could not be written is not there."""
        async with self._lock:
            await self._wake()
            if self._spoiled:
                await self._reload()
            yield

    async def _check_moment(self, at: Head | int) -> None:
        """Refuse whatever was meant for another moment than this one."""
        if self._spoiled or (self._store.shared and not self._is_now(at)):
            await self._reload()
        if not self._is_now(at):
            raise Stale("moved-on")

    def _is_now(self, at: Head | int) -> bool:
        head = self.snapshot.head
        return at == head if isinstance(at, Head) else at == head.ply

    # -- writing

    def _at_rest(self, snapshot: Snapshot) -> AtRest:
        """What the database keeps beside the journal; the checkpoint only when it is a new one."""
        step = self._table.steps[-1].ply
        checkpoint = None if step == self._step else self._table.position()
        self._step = step
        return AtRest(snapshot.asking, snapshot.outcome is not None, checkpoint, snapshot.latest)

    async def _write(self, write: Callable[[], Awaitable[Head]], meanwhile: Callable[[], None] | None = None) -> None:
        """Write a change down; if that fails, the table in memory is ahead of the record and must be read again."""
        try:
            if meanwhile is not None:
                loop = asyncio.get_running_loop()
                loop.call_soon(loop.call_soon, meanwhile)  # when the writing has begun
            await write()
        except Conflict:
            self._spoiled = True
            await self._reload()
            raise Stale("somebody-faster") from None
        except BaseException as problem:
            self._spoiled = True
            log.error("a change to table %s at ply %d was not written: %r", self.id, self.snapshot.head.ply, problem)
            raise

    # -- reading what others write

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            await self._wake()
            await self._reload()

    async def follow(self, head: Head, added: Sequence[Any]) -> None:
        """Another process says what it has added at a head; if something is amiss, the database is read."""
        async with self._lock:
            await self._wake()
            if self._spoiled or head != self.snapshot.head or not await self._give(head.ply + len(added), added):
                await self._reload()
            await self.hear_clock()
        self.refresh()

    async def _reload(self) -> None:
        """Bring table and seats to what the database says (the lock is held)."""
        self._seats = await self._store.seats(self.id)
        head = await self._store.head(self.id)
        if head is None:
            self._house.let_go(self)
            return
        self.look_who_sits()
        self._seat_stand_ins()
        await self.hear_wishes()
        await self.hear_clock()
        if self._spoiled or head != self.snapshot.head:
            followed = not self._spoiled and await self._read_on()
            if not followed:
                self._spoiled = True
                record, table = await self._house.read(self.id)
                before, journal = self.snapshot, self._table.journal[: self.snapshot.head.ply]
                self.record = record
                self._lay_out(table, record.head.revision)
                if before.head.revision != record.head.revision:
                    now = self.snapshot
                    now.taken_back = TakenBack.between(journal, table.journal, before.notes, now.notes, table.game)
                self._spoiled = False
        self.refresh()

    async def _read_on(self) -> bool:
        """Give the table the answers that others have written since; False if that is not what happened."""
        here = self.snapshot.head
        head, added = await self._store.journal(self.id, here.ply)
        return head.revision == here.revision and head.ply >= here.ply and await self._give(head.ply, added)

    async def _give(self, ply: int, added: Sequence[Any]) -> bool:
        """Give the table these answers, up to a ply; if it does not go as written, it is spoiled."""
        here = self.snapshot.head
        seats = list(self._table.game.seats)
        entries = [journal.from_json(entry, seats) for entry in added]
        table = self._table
        agents = table.agents

        def work() -> Snapshot | None:
            table.agents = {
                seat: agent if looks_ahead(agent) else Recorded([entry for entry in entries if entry.who == seat])
                for seat, agent in agents.items()
            }
            snapshot = self.snapshot
            while table.ply < ply and table.journal[here.ply :] == entries[: table.ply - here.ply]:
                entry = entries[table.ply - here.ply]
                with self._telling(snapshot, entry.who) as told:
                    _give_again(table, entry)
                snapshot = self._snapshot(here.revision, told)
            table.agents = agents
            return snapshot if table.journal[here.ply :] == entries else None

        try:
            snapshot = work() if self._only_people else await self._house.in_thread(work)
        except (SandtableError, Conflict):
            snapshot = None
        if snapshot is None:
            self._spoiled = True
            return False
        self.snapshot = snapshot
        return True

    async def hear_clock(self) -> None:
        """What time whoever is waited for has left, by what is written down."""
        if self.pace is not None:
            self.clock = await self._house.clocks.read(self.id, self.pace, self._waited_for(self.snapshot))

    def _passing_time(self, now: Snapshot) -> Also | None:
        """What is written of the time when the table goes on to a moment at which somebody else is waited for."""
        asked = [each.asking if each.asking in self._people else None for each in (self.snapshot, now)]
        if self.pace is None or asked[0] == asked[1]:
            return None
        return self._house.clocks.passing_on(self.id, self.pace, *asked)

    def _waited_for(self, now: Snapshot) -> str | None:
        """The seat that is waited for, if a person sits there."""
        sitting = [each.seat for each in self._seats if each.token_hash is not None and each.stand_in is None]
        return now.asking if now.asking in sitting else None

    async def hear_wishes(self) -> None:
        """What the people wish by now, here and at other processes."""
        found = await self._store.wished(self.id)
        self._wishes = self._wished(found)
        self._asking_back = {wish: seats for wish, seats in found.items() if wish not in WISHES}
        self.refresh()

    async def hear_talk(self) -> None:
        """Hear what was said since the last time, here and at other processes."""
        heard = self.chat[-1].place if self.chat else 0
        lines = await self._store.chat(self.id, heard + 1)
        self.chat += [line for line in lines if not self.chat or line.place > self.chat[-1].place]
        self.chat = self.chat[-LINES_KEPT:]
        self.refresh()


def _give_again(table: Table, entry: Entry) -> None:
    """Give a table an answer, a physical die or an adjustment that is on record."""
    if entry.adjusts:
        table.adjust(entry.value, by=None if entry.who == ADJUST else entry.who)
    elif entry.who in CHANCE:
        table.answer(str(entry.value))
    elif entry.who == table.thinker:
        table.heed(entry)
    else:
        table.answer(*entry.value, seat=entry.who)
