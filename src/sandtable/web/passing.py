"""Seats pass on: to a program that stands in for somebody, or by a code to a friend."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.agents import HUMAN, agents_at
from sandtable.core.errors import BadSetup, quoted
from sandtable.web.dispatches.occasions import OFFERED, Occasion, to_all
from sandtable.web.programs import PLAYER
from sandtable.web.refusals import Forbidden
from sandtable.web.store import Also
from sandtable.web.stored import Claimed, Rights, Seat
from sandtable.web.taking_back import TakingBack
from sandtable.web.tokens import hashed, new_token
from sandtable.words import Words


class Passing(TakingBack):
    """A table whose people leave their seats to others and come back to them."""

    def stand_ins(self) -> dict[str, list[str]]:
        """The programs that may stand in for the people here, by seat; not those of the book, which are rules."""
        game = self.snapshot.game.name
        return {
            seat.seat: [
                f"{name}:{level}" if level else name
                for name, kind in agents_at(game, seat.seat).items()
                if name != PLAYER
                for level in kind.levels or ("",)
            ]
            for seat in self._seats
            if seat.who == HUMAN
        }

    async def resign(self, rights: Rights | None, wanted: str, program: str) -> None:
        """Let a program stand in for somebody, who looks no more through this seat until they take it again."""
        seat = self._owned(rights, wanted)
        self._check_program(wanted, program)
        await self._change_seat(seat, "web-seat-resigned", stand_in=program)

    async def take_again(self, rights: Rights | None, wanted: str) -> None:
        """Take a seat again at which a program stands in, or that nobody has accepted yet."""
        seat = self._owned(rights, wanted)
        if seat.stand_in is not None or seat.offer_hash is not None:
            anew = None if self.pace is None else self._house.clocks.beginning_anew(self.id, wanted)
            await self._change_seat(seat, "web-seat-taken-again", also=anew, stand_in=None, offer_hash=None)

    async def offer(self, rights: Rights | None, wanted: str) -> str:
        """A code with which somebody else may have a seat; an earlier one is void."""
        return await self._offered(self._owned(rights, wanted), "web-seat-offered")

    async def replace(self, rights: Rights | None, wanted: str, program: str | None) -> str | None:
        """Others let a program, or whoever follows a code, play on for somebody who is out of time; the code."""
        if rights is None or not any(map(rights.open, self._seats)):
            raise Forbidden("watching")
        seat = next((each for each in self._seats if each.seat == wanted), None)
        if seat is None or rights.own(seat):
            raise Forbidden("not-anothers-seat", seat=quoted(wanted))
        if self.pace is None:
            raise Forbidden("no-pace")
        await self.hear_clock()
        if self.clock is None or self.clock.seat != wanted or self._store.clock() < self.clock.due:
            raise Forbidden("not-out-of-time", seat=quoted(wanted))
        if program is None:
            return await self._offered(seat, "web-seat-offered-by-others")
        self._check_program(wanted, program)
        await self._change_seat(seat, "web-seat-replaced", stand_in=program)
        return None

    def _check_program(self, seat: str, program: str) -> None:
        if program not in self.stand_ins()[seat]:
            raise BadSetup("no-stand-in", name=quoted(program), expected=self.stand_ins()[seat])

    async def welcome(self, claimed: Claimed) -> None:
        """Somebody has taken a seat; if it was somebody else's before, all are told."""
        if claimed.offered:
            await self._store.say(self.id, claimed.seat, None, Words()("web-seat-accepted"))
        if self.pace is not None and not claimed.again:
            await self._store.do(self._house.clocks.beginning_anew(self.id, claimed.seat))
        await self.catch_up()
        await self.hear_talk()

    async def _offered(self, seat: Seat, told: str) -> str:
        """A code with which somebody else may have a seat; those who are away are told that there is one."""
        code = new_token()
        offered = hashed(code)
        occasions = to_all(OFFERED, self._seats, f"{seat.seat}.{offered[:16]}", self.watched(), seat.person, seat.seat)
        await self._change_seat(seat, told, self._told_of(occasions), offer_hash=offered)
        return code

    def _told_of(self, occasions: Sequence[Occasion]) -> Sequence[Occasion]:
        """Those of which somebody is told: none where the host sends nothing."""
        return () if self._house.post is None else occasions

    def _stir(self, occasions: Sequence[Occasion]) -> None:
        """What was written down can be sent."""
        if occasions and self._house.post is not None:
            self._house.post.stir()

    def _owned(self, rights: Rights | None, wanted: str) -> Seat:
        """The seat with this name, if it is theirs."""
        seat = next((each for each in self._seats if each.seat == wanted), None)
        if rights is None or seat is None or not rights.own(seat):
            raise Forbidden("not-your-seat", seat=quoted(wanted))
        return seat

    async def _change_seat(
        self,
        seat: Seat,
        told: str,
        occasions: Sequence[Occasion] = (),
        also: Also | None = None,
        **values: str | None,
    ) -> None:
        """Change who sits at a seat, and tell all."""
        if not await self._store.change_seat(self.id, seat, occasions, also, **values):
            raise Forbidden("not-your-seat", seat=quoted(seat.seat))
        self._stir(occasions)
        await self._store.say(self.id, seat.seat, seat.name, Words()(told))
        await self.catch_up()
        await self.hear_talk()
        self.think_soon()
