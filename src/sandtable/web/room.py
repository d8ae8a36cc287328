"""A room: one live table in this process, and the connections that look at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar

from sandtable.core import journal
from sandtable.core.agents import HUMAN, Agent, Sight
from sandtable.core.chance import SeededChance
from sandtable.core.errors import SHOWN, BadPosition, CannotAdjust, CannotUndo, SandtableError, quoted
from sandtable.core.journal import ADJUST, CHANCE, Entry
from sandtable.core.messages import Note
from sandtable.core.play import AGREE
from sandtable.core.questions import CONSENT, Question
from sandtable.core.table import DEALER, PHYSICAL, Table
from sandtable.web import courses, looking_ahead, planning, setups, stories
from sandtable.web.frames import About, Snapshot, TakenBack, Wished
from sandtable.web.limits import ADJUSTS, LINES_KEPT
from sandtable.web.messages import Intended
from sandtable.web.metering import meters
from sandtable.web.presence import Presence
from sandtable.web.refusals import Forbidden, NotFound, Stale
from sandtable.web.store import Store
from sandtable.web.stored import WISHES, AtRest, Conflict, Head, Line, Record, Seat
from sandtable.web.stories import Audience, Seen, Told, going_on, gone_on
from sandtable.web.tokens import matches

log = logging.getLogger("sandtable.web")

PATIENCE_SECONDS: Final = 0.25
"""After so long it is announced that an opponent is thinking."""
MOMENT_SECONDS: Final = 0.005
"""So much later than a question its outlook is made."""
MOMENTS_KEPT: Final = 16
"""How many moments of its past a room remembers for those who look back."""

T = TypeVar("T")


class House(Protocol):
    """What a room needs of the process it is in."""

    store: Store
    keep_days: int

    def in_thread(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do the work of a table outside the event loop."""
        ...

    async def read(self, id: str) -> tuple[Record, Table]:
        """A table from the database, replayed."""
        ...

    async def tell_presence(self, room: Room, ask: bool = False) -> None:
        """Tell the other processes who is connected here, and perhaps ask them the same."""
        ...

    async def tell_changed(self, room: Room) -> None:
        """Tell the other processes that a table has changed."""
        ...

    def let_go(self, room: Room) -> None:
        """The table of a room was removed."""
        ...

    def later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin something that nobody waits for."""
        ...


class Visitor(Protocol):
    """A connection that looks at a room."""

    seats: tuple[str, ...]

    def refresh(self) -> None:
        """There is something new to see."""
        ...

    def forget(self) -> None:
        """What was shown is not remembered here: the next time all of it is."""
        ...

    def dismiss(self) -> None:
        """The table is no more."""
        ...


class Watched:
    """An agent of whom the room knows when it thinks."""

    def __init__(self, agent: Agent, room: Room, seat: str) -> None:
        self._agent = agent
        self._room = room
        self._seat = seat

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The agent's own answer."""
        self._room.thinker = self._seat
        return self._agent.answer(question, sight)


class Recorded:
    """Gives again the answers that an agent has given in another process."""

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = entries

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The next recorded answer of the seat."""
        if not self._entries:
            raise Conflict
        return tuple(self._entries.pop(0).value)


class Room:
    """One live table. Its lock is held while the table changes; whoever looks is given the last snapshot."""

    def __init__(self, house: House, record: Record, seats: list[Seat], table: Table) -> None:
        self.id = record.id
        self.record = record
        self.presence = Presence()
        self.visitors: set[Visitor] = set()
        self.chat: list[Line] = []
        self.thinker: str | None = None
        self.used = time.monotonic()
        self._house = house
        self._store = house.store
        self._thinking: str | None = None
        self._lock = asyncio.Lock()
        self._spoiled = False
        self.asleep = False
        """Whether only as much is kept as it takes to be woken."""
        self._looked_at: Snapshot | None = None
        """The moment of which the outlook is about to be made."""
        self._moments: dict[tuple[int, int], Snapshot] = {}
        self._seats = seats
        self._wishes: Mapping[str, Wished] = self._wished({})
        self._take(table, record.head.revision)

    def _take(self, table: Table, revision: int) -> None:
        """Make this the table of the room."""
        self._table = table
        self._audience = Audience(table.game)
        table.watch(self._audience)
        table.agents = {seat: Watched(agent, self, seat) for seat, agent in table.agents.items()}
        self._lasting: dict[str, Any] = {
            "table": self.id,
            "name": self.record.name,
            "tutorial": self.record.tutorial,
            "commitment": self.commitment,
            "options": setups.chosen_options(self.record.game, self.record.setup),
            "terms": setups.terms_of(self.record),
            "keep_days": self._house.keep_days,
        }
        self.snapshot = self._snapshot(revision)
        self._step = table.steps[-1].ply

    def _snapshot(self, revision: int, told: Mapping[Told, Seen] | None = None) -> Snapshot:
        """The table as it stands, with all that is seen by those who look at it.

        Those who were told what happened see it after what they have seen; for others it is played again.
        """
        people = [seat.seat for seat in self._seats if seat.who == HUMAN]
        snapshot = Snapshot.of(self._table, revision, people, self._audience.now(self._table.state))
        if snapshot.outcome is not None and not self.one_person:
            over = CannotUndo("undo-over").message  # the seed is shown now
            snapshot.undo_barred = dict.fromkeys(people, over)
        for each, seen in (told or {}).items():
            snapshot.show(each.seat, gone_on(seen, each, snapshot.moment))
        for seat in self._looking(snapshot):
            snapshot.seen(seat)
        return snapshot

    def _looking(self, snapshot: Snapshot) -> set[str | None]:
        """The seats (None: a spectator) through whose eyes somebody looks."""
        return {snapshot.viewpoint(visitor.seats) for visitor in list(self.visitors)}

    def _in_turns(self, snapshot: Snapshot) -> set[str | None]:
        """The seats through whose eyes somebody has looked who plays several, and will again."""
        return {seat for visitor in list(self.visitors) for seat in visitor.seats if snapshot.is_seen(seat)}

    @contextmanager
    def _telling(self, before: Snapshot, who: str) -> Iterator[Mapping[Told, Seen]]:
        """Tell those who look what happens now that somebody (a seat, ``adjust``, a die) answers."""
        table = self._table
        people = [seat.seat for seat in self._seats if seat.who == HUMAN]
        told = {}
        for seat in self._looking(before) | self._in_turns(before):
            seen = before.seen(seat)
            begins = who in (ADJUST, seat) or (seat is None and who in people)
            told[going_on(seat, seen, len(table.steps), table.ply if begins else None)] = seen
        self._audience.told = list(told)
        try:
            yield told
        finally:
            self._audience.told = ()

    # -- who is here

    @property
    def one_person(self) -> bool:
        """Whether one person plays all seats of people."""
        return setups.one_person(self._seats)

    @property
    def _only_people(self) -> bool:
        """Whether nobody here thinks for long."""
        return all(seat.who == HUMAN for seat in self._seats)

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing happens, so that the room can be forgotten."""
        return not self.visitors and not self._lock.locked()

    # -- sleeping

    def sleep(self) -> None:
        """Keep only what it takes to be woken, if nothing is happening; who looks has what was sent before."""
        if self.asleep or self._spoiled or self._lock.locked():
            return
        self.asleep = True
        del self._table, self._audience
        self._moments.clear()
        self.snapshot = self.snapshot.slim()
        for visitor in self.visitors:
            visitor.forget()

    async def wake(self) -> None:
        """Be read from the database again, if it sleeps."""
        if self.asleep:
            async with self._lock:
                await self._wake()
            self.refresh()

    async def _wake(self) -> None:
        if self.asleep:
            before = self.snapshot
            try:
                self.record, table = await self._house.read(self.id)
            except NotFound:
                self._house.let_go(self)
                raise
            self._seats = await self._store.seats(self.id)
            self._take(table, self.record.head.revision)
            if self.snapshot.head == before.head:
                self.snapshot.taken_back = before.taken_back
            self.asleep = self._spoiled = False

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats and who has them."""
        return self._seats

    def seats_of(self, token: str | None) -> tuple[str, ...]:
        """The seats that a token opens (no token: a spectator, none)."""
        if token is None:
            return ()
        opened = [seat.seat for seat in self._seats if matches(token, seat.token_hash)]
        if not opened:
            raise Forbidden("token")
        order = self.snapshot.game.seats
        return (*sorted(opened, key=list(order).index), *([DEALER] if self.record.setup["dice"] == PHYSICAL else []))

    async def enter(self, visitor: Visitor) -> None:
        """A connection begins to look."""
        if not self.visitors:
            await self.listen()
            await self.hear_wishes()
        now = self.snapshot

        def look() -> None:
            now.seen(now.viewpoint(visitor.seats))
            if now.asking in visitor.seats:
                now.look_ahead()

        await self._house.in_thread(look)
        self.visitors.add(visitor)
        self.presence.enter(visitor.seats)
        await self._house.tell_presence(self, ask=True)
        self.refresh()

    async def leave(self, visitor: Visitor) -> None:
        """A connection has gone."""
        self.visitors.discard(visitor)
        self.presence.leave(visitor.seats)
        self.used = time.monotonic()
        if self.visitors:
            self.refresh()
        await self._house.tell_presence(self)

    def refresh(self) -> None:
        """Everybody who looks is shown what is new."""
        if self.asleep:
            self._house.later(self.wake)
            return
        for visitor in list(self.visitors):
            visitor.refresh()
        self._look_ahead_soon()

    def _look_ahead_soon(self) -> None:
        """Make what is known about the question a moment later, where it was not made while its answer was written."""
        now = self.snapshot
        if now.outlook is None and now.asking is not None and self._looked_at is not now:
            self._looked_at = now
            asyncio.get_running_loop().call_later(MOMENT_SECONDS, self._house.later, lambda: self._look_ahead(now))

    async def _look_ahead(self, now: Snapshot) -> None:
        """Whoever is asked is shown what is known about the question, if it is still asked."""
        self._looked_at = None
        if now is not self.snapshot:
            return
        if self._only_people:
            self._foresee(now)
        else:
            await self._house.in_thread(lambda: self._foresee(now))
        for visitor in list(self.visitors):
            if now.asking in visitor.seats:
                visitor.refresh()

    def _foresee(self, now: Snapshot) -> None:
        """Make what is known about a question, if whoever is asked looks."""
        if not any(now.asking in visitor.seats for visitor in list(self.visitors)):
            return
        try:
            now.look_ahead()
        except Exception:  # a question can be answered without
            log.exception("table %s: nothing can be foreseen at ply %d", self.id, now.head.ply)

    def about(self) -> About:
        """What is said of the table besides the game itself."""
        here = self.presence.seats()
        over = self.snapshot.outcome is not None
        return About(
            **self._lasting,
            people={seat.seat: seat.who for seat in self._seats},
            names={seat.seat: seat.name for seat in self._seats if seat.name is not None},
            presence={seat.seat: seat.who != HUMAN or seat.seat in here for seat in self._seats},
            seed=self.record.seed if over else None,
            thinking=self._thinking,
            wishes=self._wishes,
        )

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before the first question."""
        return SeededChance(self.record.seed).commitment()

    # -- what becomes of the table

    async def wish(self, seats: Sequence[str], wish: str, wished: bool) -> Wished:
        """Those who sit at these seats wish something to become of the table, or do not any more; all are told."""
        sitting = [seat for seat in seats if seat != DEALER]
        if not sitting:
            raise Forbidden("watching")
        await self._store.wish(self.id, sitting, wish, wished)
        await self.hear_wishes()
        return self._wishes[wish]

    async def hear_wishes(self) -> None:
        """What the people wish by now, here and at other processes."""
        self._wishes = self._wished(await self._store.wished(self.id))
        self.refresh()

    def _wished(self, found: Mapping[str, Collection[str]]) -> dict[str, Wished]:
        """For all that can be wished, who does, and who of those who have a seat does not."""
        sitting = sorted(seat.seat for seat in self._seats if seat.token_hash is not None)
        return {
            wish: {
                "agreed": [seat for seat in sitting if seat in found.get(wish, ())],
                "waiting": [seat for seat in sitting if seat not in found.get(wish, ())],
            }
            for wish in WISHES
        }

    def dismiss(self) -> None:
        """The table was removed: whoever looks at it is told."""
        for visitor in list(self.visitors):
            visitor.dismiss()

    # -- talking

    async def call(self, seats: Sequence[str], name: str | None) -> None:
        """Somebody who sits at these seats says what to be called."""
        called = [seat.seat for seat in self._seats if seat.seat in seats and seat.name != name]
        if called:
            await self._store.call(self.id, called, name)
            self._seats = [replace(seat, name=name) if seat.seat in called else seat for seat in self._seats]
            self.refresh()

    async def say(self, seats: Sequence[str], name: str | None, text: str) -> None:
        """Somebody who plays these seats, or watches, says something to all at the table."""
        seat = next((seat for seat in seats if seat != DEALER), None)
        await self._store.say(self.id, seat, name, text)
        await self.listen()

    async def listen(self) -> None:
        """Hear what was said since the last time, here and at other processes."""
        heard = self.chat[-1].place if self.chat else 0
        lines = await self._store.chat(self.id, heard + 1)
        self.chat += [line for line in lines if not self.chat or line.place > self.chat[-1].place]
        self.chat = self.chat[-LINES_KEPT:]
        self.refresh()

    # -- answering

    async def answer(self, seats: Sequence[str], seat: str | None, keys: Sequence[str], at: Head | int) -> None:
        """A person answers; written down before this returns."""
        _check_seat(seats, seat)
        async with self._alone():
            await self._check_moment(at)
            answering = self._answering(seats, seat)
            await self._go_on(answering, lambda table: self._answer(table, answering, keys))
            meters().answered(self.record.game)
        self.refresh()

    def _answer(self, table: Table, seat: str, keys: Sequence[str]) -> None:
        """Answer for a seat; whoever is asked to agree to what was done by hand is asked once, for all seats they have.

        Their other seats agree by themselves, and so do those of the one who did it.
        """
        table.answer(*keys, seat=seat)
        persons = {each.seat: each.token_hash or each.seat for each in self._seats}
        while (asked := table.question) is not None and asked.purpose == CONSENT:
            agreed = {entry.who for entry in table.journal[table.steps[-1].ply :] if entry.value == (AGREE,)}
            agreed.add(str(asked.about["side"]))
            if persons[asked.seat] not in {persons[each] for each in agreed}:
                return
            table.answer(AGREE, seat=asked.seat)

    async def carry_out(
        self, seats: Sequence[str], seat: str | None, plan: Sequence[Intended], at: Head | int
    ) -> Sequence[int]:
        """A person answers by a plan, up to the first die or anybody else; which of its intentions that has used."""
        _check_seat(seats, seat)
        used: list[int] = []
        async with self._alone():
            await self._check_moment(at)
            answering = self._answering(seats, seat)
            meant = planning.intentions_of(plan)
            await self._go_on(answering, lambda table: used.extend(table.carry_out(meant, answering)))
            meters().answered(self.record.game)
        self.refresh()
        return used

    async def rehearse(
        self, seats: Sequence[str], seat: str | None, plan: Sequence[Intended], at: Head | int
    ) -> dict[str, Any]:
        """What would become of a plan, as far as whoever makes it could know; nothing comes of it."""
        _check_seat(seats, seat)
        async with self._lock:
            await self._check_moment(at)
            table, answering = self._table, self._answering(seats, seat)
            return await self._house.in_thread(lambda: planning.rehearsal_json(table, answering, plan))

    def _answering(self, seats: Sequence[str], seat: str | None) -> str:
        """Which of these seats answers: the one that is named, or the one that is asked."""
        asked = self.snapshot.asking
        return seat or (asked if asked is not None and asked in seats else seats[0])

    async def adjust(self, seats: Sequence[str], changes: Mapping[str, Any], at: Head | int) -> None:
        """A person changes the table by hand: one who plays here alone, or whose seat is asked by hand."""
        if not seats:
            raise Forbidden("watching")
        async with self._alone():
            await self._check_moment(at)
            by = self._adjusting(seats)
            if sum(entry.adjusts for entry in self._table.journal) >= ADJUSTS:
                raise CannotAdjust("adjust-often", adjusts=ADJUSTS)
            await self._go_on(ADJUST if self._table.free_undo else by, lambda table: table.adjust(changes, by=by))
        self.refresh()

    def _adjusting(self, seats: Sequence[str]) -> str:
        """The seat among these that may change the table by hand; the first if none may."""
        return next((seat for seat in seats if self.snapshot.can_adjust.get(seat)), seats[0])

    async def _go_on(self, who: str, change: Callable[[Table], None]) -> None:
        """Change the table as somebody answers, and append what that adds to its journal (the lock is held)."""
        table, before = self._table, self.snapshot.head

        def work() -> Snapshot:
            begun = time.perf_counter()
            with self._telling(self.snapshot, who) as told:
                change(table)
            followed = time.perf_counter()
            shown = self._snapshot(before.revision, told)
            if not self._only_people:  # this is in a thread already
                self._foresee(shown)
            meters().took("rules", followed - begun)
            meters().took("views", time.perf_counter() - followed)
            return shown

        snapshot = await self._work(work)
        added = [journal.to_json(entry) for entry in table.journal[before.ply :]]
        tell = self.presence.elsewhere
        standing = self._standing(snapshot)
        await self._write(
            lambda: self._store.append(self.id, before, added, standing, tell), lambda: self._foresee(snapshot)
        )
        self.snapshot = snapshot
        if self.presence.elsewhere and not tell:
            await self._house.tell_changed(self)  # somebody has come to another process meanwhile

    async def undo(self, seats: Sequence[str], at: Head | int, to: int | None = None) -> None:
        """A person takes the last answer back, or everything from a ply on."""
        if not seats:
            raise Forbidden("watching")
        async with self._alone():
            await self._check_moment(at)
            if self.snapshot.outcome is not None and not self.one_person:
                raise CannotUndo("undo-over")
            table, before = self._table, self.snapshot.head
            # Everybody's seats are one person's where undo is free; else the seat of this person that answered.
            by = None if self.one_person else self.snapshot.undoing(seats)[0] or seats[0]
            journal, notes = table.journal[:], self.snapshot.notes

            def work() -> Snapshot:
                table.undo(to, by=by)
                snapshot = self._snapshot(before.revision + 1)
                snapshot.taken_back = TakenBack.between(journal, table.journal, notes, snapshot.notes, table.game)
                return snapshot

            snapshot = await self._work(work)
            self._step = -1
            await self._write(lambda: self._store.cut(self.id, before, table.ply, self._standing(snapshot)))
            self.snapshot = snapshot
        self.refresh()

    async def _check_moment(self, at: Head | int) -> None:
        """Refuse whatever was meant for another moment than this one."""
        if self._spoiled or (self._store.shared and not self._is_now(at)):
            await self._reload()
        if not self._is_now(at):
            raise Stale("moved-on")

    def _is_now(self, at: Head | int) -> bool:
        head = self.snapshot.head
        return at == head if isinstance(at, Head) else at == head.ply

    def _standing(self, snapshot: Snapshot) -> AtRest:
        """What the database keeps beside the journal; the checkpoint only when it is a new one."""
        step = self._table.steps[-1].ply
        checkpoint = None if step == self._step else self._table.position()
        self._step = step
        return AtRest(snapshot.asking, snapshot.outcome is not None, checkpoint, snapshot.latest)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Hold the table; whoever was announced to be thinking has stopped when it is let go."""
        async with self._lock:
            await self._wake()
            self.used = time.monotonic()
            try:
                yield
            finally:
                announced, self._thinking = self._thinking, None
                if announced is not None:
                    self.refresh()

    async def _work(self, work: Callable[[], T]) -> T:
        """Let the table work; where somebody may think, in a thread, and tell everybody when it takes long.

        Among people alone there are only rules to follow, a millisecond: less than to wait for a thread when many play.
        """
        self.thinker = None
        try:
            if self._only_people:
                return work()
            future = self._house.in_thread(work)
            done, _ = await asyncio.wait({future}, timeout=PATIENCE_SECONDS)
            if not done:
                self._thinking = self._who_thinks()
                self.refresh()
            return await future
        except SandtableError:
            raise  # the table is as it was
        except BaseException:
            self._spoiled = True
            raise

    def _who_thinks(self) -> str | None:
        """The agent that thinks; if none says so, an opponent of the rules' own."""
        opponents = (seat.seat for seat in self._seats if seat.who != HUMAN)
        return self.thinker or next(opponents, None)

    async def _write(self, write: Callable[[], Awaitable[Head]], meanwhile: Callable[[], None] = lambda: None) -> None:
        """Write a change down; if that fails, the table in memory is ahead of the record and must be read again."""
        try:
            writing = asyncio.ensure_future(write())
            await asyncio.sleep(0)  # it begins
            meanwhile()
            await writing
        except Conflict:
            self._spoiled = True
            await self._reload()
            raise Stale("somebody-faster") from None
        except BaseException as problem:
            self._spoiled = True
            log.error("a change to table %s at ply %d was not written: %r", self.id, self.snapshot.head.ply, problem)
            raise

    # -- keeping up with other processes

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
        self.refresh()

    async def _reload(self) -> None:
        """Bring table and seats to what the database says (the lock is held)."""
        self._seats = await self._store.seats(self.id)
        head = await self._store.head(self.id)
        if head is None:
            self._house.let_go(self)
            return
        await self.hear_wishes()
        if self._spoiled or head != self.snapshot.head:
            followed = not self._spoiled and await self._follow()
            if not followed:
                self._spoiled = True
                record, table = await self._house.read(self.id)
                before, journal = self.snapshot, self._table.journal[: self.snapshot.head.ply]
                self.record = record
                self._take(table, record.head.revision)
                if before.head.revision != record.head.revision:
                    now = self.snapshot
                    now.taken_back = TakenBack.between(journal, table.journal, before.notes, now.notes, table.game)
                self._spoiled = False
        self.refresh()

    async def _follow(self) -> bool:
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
            table.agents = {seat: Recorded([entry for entry in entries if entry.who == seat]) for seat in agents}
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

    # -- looking back

    async def save(self) -> dict[str, Any]:
        """The save of the table."""
        async with self._written():
            return await self._house.in_thread(self._table.to_save)

    @asynccontextmanager
    async def _written(self) -> AsyncIterator[None]:
        """Hold the table as it is written; what could not be written is not there."""
        async with self._lock:
            await self._wake()
            if self._spoiled:
                await self._reload()
            yield

    async def position(self, seats: Sequence[str]) -> dict[str, Any]:
        """What an adjustment starts from: the position at the start of the step under way, as a seat may see it."""
        if not seats:
            raise Forbidden("watching")
        if self.snapshot.outcome is not None:
            raise BadPosition("adjust-over")
        if not self.snapshot.can_adjust.get(self._adjusting(seats)):
            raise CannotAdjust("adjust-others")
        async with self._written():
            game, state = self._table.game, self._table.steps[-1].state
            eyes = self.snapshot.viewpoint(seats)
        return game.write_position(game.seen_by(state, eyes))

    async def steps(self, seat: str | None) -> list[tuple[int, Note | None]]:
        """Where the steps of the play begin, each with the first thing that its log says to a seat."""
        async with self._written():
            steps = list(self._table.steps)
            notes = self.snapshot.notes
        ends = [step.notes for step in steps[1:]] + [len(notes)]
        plies: list[tuple[int, Note | None]] = []
        for step, end in zip(steps, ends, strict=True):
            told = (note for note in notes[step.notes : end] if note.visible_to(seat) and note.kind == "told")
            plies.append((step.ply, next(told, None)))
        return plies

    async def told(self, step: int, seat: str | None) -> dict[str, Any]:
        """A step of the play, by its place among all steps, told again to a seat (None: to a spectator)."""
        async with self._written():
            table = self._table
            if not 0 <= step < len(table.steps):
                raise NotFound("no-moment", ply=str(step)[:SHOWN], last=len(table.steps) - 1)
            past = table.past_step(step)
        return await self._house.in_thread(lambda: stories.step_json(table.game, seat, past))

    async def course(self, seat: str | None, views: bool = False, every: bool = False) -> list[dict[str, Any]]:
        """How the play went, turn by turn or step by step, as a seat (None: a spectator) may look back at it."""
        async with self._written():
            table = self._table
            steps, now = list(table.steps), table.state.copy()
        return await self._house.in_thread(lambda: courses.course_json(table.game, seat, steps, now, views, every))

    async def ahead(self, seats: Sequence[str], keys: Sequence[str], at: Head) -> dict[str, Any]:
        """What answers would lead to, as far as the seat that is asked could know."""
        async with self._written():
            asked = self.snapshot.asking
            if not seats:
                raise Forbidden("watching")
            if not self._is_now(at) or asked is None or asked == DEALER or asked not in seats:
                raise Stale("moved-on")
            table = self._table
            return await self._house.in_thread(lambda: looking_ahead.ahead_json(table, asked, keys))

    async def moment(self, ply: int) -> Snapshot:
        """The table as it stood at a ply (or at the first question after it); the last few asked for are kept."""
        async with self._written():
            now, revision = self._table, self.snapshot.head.revision
            if (revision, ply) not in self._moments:
                if not 0 <= ply <= now.ply:
                    raise NotFound("no-moment", ply=str(ply)[:SHOWN], last=now.ply)
                then = await self._house.in_thread(lambda: Snapshot.of(now.at(ply), revision, ()))
                then.steps = self.snapshot.steps
                while len(self._moments) >= MOMENTS_KEPT:
                    del self._moments[next(iter(self._moments))]
                self._moments[revision, ply] = then
            return self._moments[revision, ply]


def _check_seat(seats: Sequence[str], seat: str | None) -> None:
    """Refuse whoever only watches, and whoever speaks for a seat of somebody else."""
    if not seats:
        raise Forbidden("watching")
    if seat is not None and seat not in seats:
        raise Forbidden("not-your-seat", seat=quoted(seat))


def _give_again(table: Table, entry: Entry) -> None:
    """Give a table an answer, a physical die or an adjustment that is on record."""
    if entry.adjusts:
        table.adjust(entry.value, by=None if entry.who == ADJUST else entry.who)
    elif entry.who in CHANCE:
        table.answer(str(entry.value))
    else:
        table.answer(*entry.value, seat=entry.who)
