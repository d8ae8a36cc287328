"""A room: a live table and the people at it, who come and go, talk, answer and take back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from sandtable.core import journal
from sandtable.core.agents import HUMAN
from sandtable.core.errors import BadPosition, CannotAdjust, NotYourTurn, quoted
from sandtable.core.journal import ADJUST, Entry
from sandtable.core.play import AGREE
from sandtable.core.questions import CONSENT
from sandtable.core.table import DEALER, Table
from sandtable.web import rehearsing, setups
from sandtable.web.dispatches.occasions import CHAT, ENDED, Occasion, chat_mark, of_turn, to_all
from sandtable.web.frames import Snapshot, Wished
from sandtable.web.hints import hint_json
from sandtable.web.limits import ADJUSTS
from sandtable.web.live import Visitor
from sandtable.web.messages import Intended
from sandtable.web.metering import meters
from sandtable.web.passing import Passing
from sandtable.web.refusals import Forbidden
from sandtable.web.stored import Head, Rights, Seat
from sandtable.web.thinking import packed
from sandtable.web.tokens import hashed
from sandtable.words import Words

AGAIN_SECONDS: Final = 5.0
"""After so long an agent thinks again whose answer could not be written."""


class Room(Passing):
    """A live table and the people at it. Of two who answer at once exactly one is heard."""

    # -- coming and going

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats and who has them."""
        return self._seats

    async def rights_of(self, token: str | None) -> Rights | None:
        """What somebody may do here who shows a token or the key of a device; None for who only watches."""
        if token is None:
            return None
        rights = Rights(hashed(token))
        return rights if any(map(rights.own, self._seats)) else await self._house.persons.rights(token)

    async def seats_of(self, token: str | None) -> tuple[str, ...]:
        """The seats that a token or the key of a device opens (no token: a spectator, none)."""
        return self.opened(await self.rights_of(token))

    def opened(self, rights: Rights | None) -> tuple[str, ...]:
        """The seats to which somebody has a right."""
        if rights is None:
            return ()
        opened = [seat.seat for seat in self._seats if rights.open(seat)]
        if not opened:
            if any(map(rights.own, self._seats)):
                return ()  # a program stands in for them
            raise Forbidden("token")
        order = self.snapshot.game.seats
        dealer = [DEALER] if isinstance(self.record.setup["dice"], str) else []
        return (*sorted(opened, key=list(order).index), *dealer)

    async def enter(self, visitor: Visitor) -> None:
        """A connection begins to look."""
        if not self.visitors:
            await self.hear_talk()
            await self.hear_wishes()
            await self.hear_clock()
        now = self.snapshot

        def look() -> None:
            now.seen(now.viewpoint(visitor.seats))
            if visitor.shows_outlook and now.asking in visitor.seats:
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

    # -- what becomes of the table

    async def wish(self, seats: Sequence[str], wish: str, wished: bool) -> Wished:
        """Those who sit at these seats wish something to become of the table, or do not any more; all are told."""
        sitting = [seat for seat in seats if seat != DEALER]
        if not sitting:
            raise Forbidden("watching")
        await self._store.wish(self.id, sitting, wish, wished)
        await self.hear_wishes()
        return self._wishes[wish]

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
        speaker = next((each.person for each in self._seats if each.seat == seat), None)
        occasions = self._told_of(to_all(CHAT, self._seats, chat_mark(time.time()), self.watched(), speaker))
        await self._store.say(self.id, seat, name, text, occasions)
        self._stir(occasions)
        await self.hear_talk()

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
            meant = rehearsing.intentions_of(plan)
            await self._go_on(answering, lambda table: used.extend(table.carry_out(meant, answering)))
            meters().answered(self.record.game)
        self.refresh()
        return used

    async def rehearse(
        self, seats: Sequence[str], seat: str | None, plan: Sequence[Intended], at: Head | int
    ) -> dict[str, Any]:
        """What would become of a plan, as far as whoever makes it could know; nothing comes of it."""
        _check_seat(seats, seat)
        async with self._written():
            await self._check_moment(at)
            table, answering = self._table, self._answering(seats, seat)
            return await self._house.in_thread(lambda: rehearsing.rehearsal_json(table, answering, plan))

    async def hint(self, seats: Sequence[str], seat: str | None, at: Head | int) -> dict[str, Any]:
        """The best plans for the question of a seat; among several people all are told that it was asked for."""
        _check_seat(seats, seat)
        if not self.one_person and setups.HINTS not in setups.terms_of(self.record):
            raise Forbidden("hints-not-agreed")
        async with self._hinting:
            async with self._written():
                await self._check_moment(at)
                answering, head = self._answering(seats, seat), self.snapshot.head
                if self.snapshot.asking != answering:
                    raise NotYourTurn("not-asked", asked=self.snapshot.asking or "", seat=answering)
                sent = packed(self._table)
            if self._hinted is None or self._hinted[0] != head:
                if not self.one_person:
                    name = next((each.name for each in self._seats if each.seat == answering), None)
                    await self.say([answering], name, Words()("web-hint-taken"))
                self._hinted = head, hint_json(await self._house.thinkers.hint(sent, answering))
            return self._hinted[1]

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
        rest = self._at_rest(snapshot)
        meanwhile = (lambda: self._foresee(snapshot)) if self._looks_ahead(snapshot) else None
        occasions = () if self._house.post is None else self._occasions(self.snapshot, snapshot)
        time_passes = self._passing_time(snapshot)
        await self._write(
            lambda: self._store.append(self.id, before, added, rest, tell, occasions, time_passes), meanwhile
        )
        self.snapshot = snapshot
        await self.hear_clock()
        self._stir(occasions)
        if self.presence.elsewhere and not tell and not occasions and time_passes is None:
            await self._house.tell_changed(self)  # somebody has come to another process meanwhile

    # -- those who are away

    def _occasions(self, before: Snapshot, now: Snapshot) -> list[Occasion]:
        """What is worth telling those who are away, now that somebody has answered."""
        if now.outcome is not None:
            return to_all(ENDED, self._seats, "", self.watched()) if before.outcome is None else []
        asked = now.asking if now.asking in self._people else None
        last = None if asked is None else self._table.last_answer(asked)
        return of_turn(self._seats, before.asking, asked, last, self.watched())

    # -- agents that think elsewhere

    def think_soon(self) -> None:
        """Let whoever is waited for think, if that is an agent and none thinks yet."""
        if not self._thinks and self._awaited() is not None:
            self._thinks = True
            self._house.later(self._think_on)

    def _awaited(self) -> str | None:
        """The seat of the agent that is waited for; where nobody plays, agents do only while somebody looks."""
        if self.asleep or self._spoiled or not (self.visitors or any(seat.who == HUMAN for seat in self._seats)):
            return None
        asked = self.snapshot.asking
        return asked if asked in self._thinkers else None

    async def _think_on(self) -> None:
        """One thought after another, until a person is asked; what the table has left meanwhile is thought no more."""
        try:
            while (seat := self._awaited()) is not None:
                if self._thinking != seat:
                    self._thinking = seat
                    self.refresh()
                async with self._written():
                    now: Head | None = self.snapshot.head
                    if self._table.thinker is None:
                        continue
                    think = self._house.thinkers.about(self.id, self._table, self._stand_in(seat))
                for thought in await think():
                    async with self._alone():
                        now = await self._heed(now, thought)
                    self.refresh()
                    if now is None:
                        break
        except BaseException:  # the database is away: what was thought is thought again when it is back
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.think_soon)
            raise
        finally:
            self._thinks = False
            self._thinking = None
            if self.snapshot.outcome is not None:
                self._house.thinkers.programs.leave(self.id)
            for visitor in list(self.visitors):
                visitor.refresh()

    def _stand_in(self, seat: str) -> str | None:
        """The program that stands in for the person of a seat."""
        return next((each.stand_in for each in self._seats if each.seat == seat), None)

    async def _heed(self, then: Head | None, thought: Entry) -> Head | None:
        """Answer as an agent has thought, if the table is where it was then; where it is now (the lock is held)."""
        if self._spoiled:
            await self._reload()
        if self.snapshot.head != then or self._table.thinker != thought.who:
            return None
        await self._go_on(thought.who, lambda table: table.heed(thought))
        return self.snapshot.head


def _check_seat(seats: Sequence[str], seat: str | None) -> None:
    """Refuse whoever only watches, and whoever speaks for a seat of somebody else."""
    if not seats:
        raise Forbidden("watching")
    if seat is not None and seat not in seats:
        raise Forbidden("not-your-seat", seat=quoted(seat))
