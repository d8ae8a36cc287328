"""Looking back: what was, and what would be, at a table that stays as it is."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from sandtable.core.errors import SHOWN, BadPosition
from sandtable.core.journal import CHANCE, REVEAL, Entry
from sandtable.core.messages import Note
from sandtable.core.table import DEALER, Table
from sandtable.search.analysis import to_be_weighed
from sandtable.web import courses, rehearsing, stories
from sandtable.web.analysing import Analysing
from sandtable.web.frames import Snapshot
from sandtable.web.keeping_up import KeepingUp
from sandtable.web.live import House
from sandtable.web.refusals import Forbidden, Hidden, NotFound, Stale
from sandtable.web.stored import Head, Record, Seat

MOMENTS_KEPT: Final = 16
"""How many moments of its past a room remembers for those who look back."""


class LookingBack(KeepingUp):
    """A table that can be looked at as it was, and saved."""

    def __init__(self, house: House, record: Record, seats: list[Seat], table: Table) -> None:
        super().__init__(house, record, seats, table)
        self._moments: dict[tuple[int, int], Snapshot] = {}
        self._analysed: tuple[Head, Analysing] | None = None
        """The analysis of the play, and how it ended."""

    @property
    def idle(self) -> bool:
        """Whether nobody looks, at an analysis neither."""
        return super().idle and (self._analysed is None or not self._analysed[1].lookers)

    def sleep(self) -> None:
        """Keep only what it takes to be woken."""
        super().sleep()
        if self.asleep:
            self._moments.clear()

    async def save(self) -> dict[str, Any]:
        """The save of the table."""
        async with self._written():
            return await self._house.in_thread(self._table.to_save)

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

    async def step_told(self, step: int, seat: str | None) -> dict[str, Any]:
        """A step of the play, by its place among all steps, told again to a seat (None: to a spectator)."""
        async with self._written():
            table = self._table
            if not 0 <= step < len(table.steps):
                raise NotFound("no-moment", ply=str(step)[:SHOWN], last=len(table.steps) - 1)
            past = table.past_step(step)
        return await self._house.in_thread(lambda: stories.step_json(table.game, seat, past))

    async def analysis(self) -> Analysing:
        """The analysis of the play, which must be over: it tells what was hidden."""
        async with self._written():
            if self.snapshot.outcome is None:
                raise Hidden("analysis-not-over")
            head, table, thinkers = self.snapshot.head, self._table, self._house.thinkers
            if self._analysed is None or self._analysed[0] != head:
                begun = await self._house.in_thread(lambda: Analysing(table, to_be_weighed(table), thinkers))
                self._analysed = head, begun
            return self._analysed[1]

    async def position_at(self, step: int) -> dict[str, Any]:
        """The position with which a step of a play began that is over, to be played on from there."""
        async with self._written():
            if self.snapshot.outcome is None:
                raise Hidden("position-not-over")
            table = self._table
            if not 0 <= step < len(table.steps):
                raise NotFound("no-moment", ply=str(step)[:SHOWN], last=len(table.steps) - 1)
            return table.game.write_position(table.steps[step].state)

    async def what_if(self, seats: Sequence[str]) -> dict[str, Any]:
        """The step under way as a position in which is dealt anew what somebody cannot know who has these seats (none:
        a spectator), and what they have answered since, up to the first roll or the first answer of anybody else.
        """
        async with self._written():
            if self.snapshot.outcome is not None:
                raise BadPosition("what-if-over")
            game, begun = self._table.game, self._table.steps[-1]
            since = self._table.journal[begun.ply :]
            seat = self.snapshot.viewpoint(seats)
            position = game.write_position(game.redealt(begun.state, seat, secrets.randbelow))
        answers = [{"seat": entry.who, "keys": list(entry.value)} for entry in own_answers(since, seats)]
        return {"position": position, "answers": answers}

    async def course(self, seat: str | None, views: bool = False, every: bool = False) -> list[dict[str, Any]]:
        """How the play went, turn by turn or step by step, as a seat (None: a spectator) may look back at it."""
        async with self._written():
            table = self._table
            steps, now = list(table.steps), table.state.copy()
        return await self._house.in_thread(lambda: courses.course_json(table.game, seat, steps, now, views, every))

    async def ahead(
        self, seats: Sequence[str], keys: Sequence[str], at: Head, place: str | None = None
    ) -> dict[str, Any]:
        """What answers would lead to, as far as the seat that is asked could know."""
        async with self._written():
            asked = self.snapshot.asking
            if not seats:
                raise Forbidden("watching")
            if not self._is_now(at) or asked is None or asked == DEALER or asked not in seats:
                raise Stale("moved-on")
            table = self._table
            return await self._house.in_thread(lambda: rehearsing.ahead_json(table, asked, keys, place))

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


def own_answers(entries: Sequence[Entry], seats: Sequence[str]) -> Sequence[Entry]:
    """The answers of some seats with which entries begin, but for one upon which something was rolled or revealed."""
    own = list(takewhile(lambda entry: entry.who in seats and not entry.adjusts, entries))
    rolled = len(own) < len(entries) and entries[len(own)].who in (*CHANCE, REVEAL)
    return own[:-1] if rolled else own
