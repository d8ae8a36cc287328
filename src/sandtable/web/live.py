"""A live table: one play in this process, and what those who look at it are shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar

from sandtable.core.agents import HUMAN, Agent, Sight, looks_ahead
from sandtable.core.chance import SeededChance
from sandtable.core.errors import CannotUndo, SandtableError
from sandtable.core.journal import ADJUST
from sandtable.core.questions import Question
from sandtable.core.table import DEALER, Table
from sandtable.web import setups
from sandtable.web.dispatches.post import Post
from sandtable.web.frames import About, AskedBack, Snapshot, Wished
from sandtable.web.messages import Pace
from sandtable.web.pace import Clock, Clocks, pace_of
from sandtable.web.persons import Persons
from sandtable.web.presence import Presence
from sandtable.web.programs import Awaited
from sandtable.web.refusals import NotFound
from sandtable.web.store import Store
from sandtable.web.stored import WISHES, Head, Line, Record, Rights, Seat
from sandtable.web.stories import Audience, Seen, Told, going_on, gone_on
from sandtable.web.thinking import Thinkers

log = logging.getLogger("sandtable.web")

PATIENCE_SECONDS: Final = 0.25
"""After so long it is announced that an opponent is thinking."""
MOMENT_SECONDS: Final = 0.005
"""So much later than a question its outlook is made."""

T = TypeVar("T")


class House(Protocol):
    """What a live table needs of the process it is in."""

    store: Store
    persons: Persons
    clocks: Clocks
    thinkers: Thinkers
    keep_days: int
    post: Post | None
    """Who tells those things who are away; None where the host sends nothing."""

    def in_thread(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do the work of a table outside the event loop."""
        ...

    async def read(self, id: str) -> tuple[Record, Table]:
        """A table from the database, replayed."""
        ...

    async def tell_presence(self, room: LiveTable, ask: bool = False) -> None:
        """Tell the other processes who is connected here, and perhaps ask them the same."""
        ...

    async def tell_changed(self, room: LiveTable) -> None:
        """Tell the other processes that a table has changed."""
        ...

    def let_go(self, room: LiveTable) -> None:
        """The table of a room was removed."""
        ...

    def later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin something that nobody waits for."""
        ...


class Visitor(Protocol):
    """A connection that looks at a room."""

    seats: tuple[str, ...]
    rights: Rights | None
    """By what it has those seats; None if it watches."""
    shows_outlook: bool
    """Whether what is known about a question beforehand is shown there."""

    def refresh(self) -> None:
        """There is something new to see."""
        ...

    def forget(self) -> None:
        """What was shown is not remembered here: the next time all of it is."""
        ...

    def dismiss(self) -> None:
        """The table is no more."""
        ...

    def turn_away(self) -> None:
        """What it had a right by has no right here any more."""
        ...


class Watched:
    """An agent of whom the room knows when it thinks."""

    def __init__(self, agent: Agent, room: LiveTable, seat: str) -> None:
        self._agent = agent
        self._room = room
        self._seat = seat

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The agent's own answer."""
        self._room.thinker = self._seat
        return self._agent.answer(question, sight)


class LiveTable:
    """One table in memory. Its lock is held while it changes; whoever looks is given the last snapshot."""

    def __init__(self, house: House, record: Record, seats: list[Seat], table: Table) -> None:
        self.id = record.id
        self.record = record
        self.presence = Presence()
        self.visitors: set[Visitor] = set()
        self.chat: list[Line] = []
        self.pace: Pace | None = pace_of(record.setup)
        """How long its people have agreed to wait for one another."""
        self.clock: Clock | None = None
        """The time that whoever is waited for has left."""
        self.thinker: str | None = None
        self.used = time.monotonic()
        self._house = house
        self._store = house.store
        self._thinking: str | None = None
        self._lock = asyncio.Lock()
        self._spoiled = False
        self._hinting = asyncio.Lock()
        """Held while a hint is thought about: one at a time."""
        self._hinted: tuple[Head, dict[str, Any]] | None = None
        """The last hint and the moment it was for, which asks one seat alone."""
        self._thinks = False
        """Whether an agent of this table thinks elsewhere."""
        self.asleep = False
        """Whether only as much is kept as it takes to be woken."""
        self._looked_at: Snapshot | None = None
        """The moment of which the outlook is about to be made."""
        self._seats = seats
        self._about: tuple[tuple[object, ...], About] | None = None
        self._wishes: Mapping[str, Wished] = self._wished({})
        self._asking_back: Mapping[str, Collection[str]] = {}
        """Who wishes to go back to where, as it is written down."""
        self._lay_out(table, record.head.revision)

    def _lay_out(self, table: Table, revision: int) -> None:
        """This is the table from now on."""
        self._table = table
        self._people = [seat.seat for seat in self._seats if seat.who == HUMAN]
        self._only_people = len(self._people) == len(self._seats)
        """Whether nobody here thinks for long."""
        self._audience = Audience(table.game)
        table.watch(self._audience)
        table.agents = {
            seat: agent if looks_ahead(agent) else Watched(agent, self, seat) for seat, agent in table.agents.items()
        }
        self._seat_stand_ins()
        self._lasting: dict[str, Any] = {
            "table": self.id,
            "name": self.record.name,
            "tutorial": self.record.tutorial,
            "commitment": self.commitment,
            "options": setups.chosen_options(self.record.game, self.record.setup),
            "terms": setups.terms_of(self.record),
            "keep_days": self._house.keep_days,
            "pace": None if self.pace is None else self.pace.model_dump(),
        }
        self.snapshot = self._snapshot(revision)
        self._step = table.steps[-1].ply

    def _seat_stand_ins(self) -> None:
        """The table waits for programs that stand in for people as for those that think elsewhere."""
        people = {seat.seat: seat.stand_in for seat in self._seats if seat.who == HUMAN}
        others = {seat: agent for seat, agent in self._table.agents.items() if seat not in people}
        self._table.agents = others | {seat: Awaited() for seat, stand_in in people.items() if stand_in is not None}
        self._thinkers = {seat for seat, agent in self._table.agents.items() if looks_ahead(agent)}

    def _snapshot(self, revision: int, told: Mapping[Told, Seen] | None = None) -> Snapshot:
        """The table as it stands, with all that is seen by those who look at it.

        Those who were told what happened see it after what they have seen; for others it is played again.
        """
        people = self._people
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
        told = {}
        for seat in self._looking(before) | self._in_turns(before):
            seen = before.seen(seat)
            begins = who in (ADJUST, seat) or (seat is None and who in self._people)
            told[going_on(seat, seen, len(table.steps), table.ply if begins else None)] = seen
        self._audience.told = list(told)
        try:
            yield told
        finally:
            self._audience.told = ()

    # -- who is here

    def look_who_sits(self, revoked: str | None = None) -> None:
        """Whoever has no right to a seat any more sees nothing more through it: those whose seat has passed on, and
        those who came with a key that was revoked.
        """
        for visitor in list(self.visitors):
            rights = visitor.rights
            if rights is None:
                continue
            mine = {seat.seat for seat in self._seats if rights.open(seat)}
            if rights.shown == revoked or not mine.issuperset(seat for seat in visitor.seats if seat != DEALER):
                visitor.turn_away()

    def watched_here(self) -> set[str]:
        """The seats through which somebody looks at this process, their page in sight."""
        return {seat for visitor in self.visitors if visitor.shows_outlook for seat in visitor.seats}

    def watched(self) -> set[str]:
        """The same at any process."""
        return self.watched_here() | self.presence.watched_elsewhere()

    @property
    def one_person(self) -> bool:
        """Whether one person plays all seats of people."""
        return setups.one_person(self._seats)

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing happens, so that the room can be forgotten."""
        return not self.visitors and not self._lock.locked() and not self._thinks and not self._hinting.locked()

    # -- sleeping

    def sleep(self) -> None:
        """Keep only what it takes to be woken, if nothing is happening; who looks has what was sent before."""
        if self.asleep or self._spoiled or self._thinks or self._lock.locked():
            return
        self.asleep = True
        self._house.thinkers.programs.leave(self.id)
        del self._table, self._audience
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
            self.look_who_sits()
            self._lay_out(table, self.record.head.revision)
            if self.snapshot.head == before.head:
                self.snapshot.taken_back = before.taken_back
            self.asleep = self._spoiled = False

    # -- showing

    def refresh(self) -> None:
        """Everybody who looks is shown what is new."""
        if self.asleep:
            self._house.later(self.wake)
            return
        for visitor in list(self.visitors):
            visitor.refresh()
        self.look_ahead_soon()
        self.think_soon()

    def think_soon(self) -> None:
        """Let whoever is waited for think, if that is an agent which thinks elsewhere."""

    def look_ahead_soon(self) -> None:
        """Make what is known about the question a moment later, where it was not made while its answer was written."""
        if self.asleep:
            self._house.later(self.wake)
            return
        now = self.snapshot
        if now.outlook is None and self._looked_at is not now and self._looks_ahead(now):
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
        for visitor in self._looks_ahead(now):
            visitor.refresh()

    def _looks_ahead(self, now: Snapshot) -> list[Visitor]:
        """Those who are asked and show what is known about the question."""
        return [visitor for visitor in list(self.visitors) if visitor.shows_outlook and now.asking in visitor.seats]

    def _foresee(self, now: Snapshot) -> None:
        """Make what is known about a question, if whoever is asked looks."""
        if not self._looks_ahead(now):
            return
        try:
            now.look_ahead()
        except Exception:  # a question can be answered without
            log.exception("table %s: nothing can be foreseen at ply %d", self.id, now.head.ply)

    def about(self) -> About:
        """What is said of the table besides the game itself; the same object while that is the same."""
        here = self.presence.seats()
        over = self.snapshot.outcome is not None
        asked = self._asked_back()
        told = (asked, self.clock, self.presence.watching())
        made_of = (self._lasting, self._seats, here, over, self._thinking, self._wishes, told)
        if self._about is None or self._about[0] != made_of:
            self._about = made_of, self._made_about(here, over, asked)
        return self._about[1]

    def _asked_back(self) -> AskedBack | None:
        """What somebody asks to take back at this moment."""
        return None

    def _made_about(self, here: Collection[str], over: bool, asked: AskedBack | None) -> About:
        return About(
            **self._lasting,
            people={seat.seat: seat.who for seat in self._seats},
            names={seat.seat: seat.name for seat in self._seats if seat.name is not None},
            presence={
                seat.seat: seat.who != HUMAN or seat.stand_in is not None or seat.seat in here for seat in self._seats
            },
            stand_ins={seat.seat: seat.stand_in for seat in self._seats if seat.stand_in is not None},
            seed=self.record.seed if over else None,
            thinking=self._thinking,
            wishes=self._wishes,
            asked_back=asked,
            clock=None if over or self.clock is None else self.clock.to_json(),
            watching=self.presence.watching(),
        )

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before the first question."""
        return SeededChance(self.record.seed).commitment()

    # -- what becomes of the table

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

    # -- working

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
