"""Taking back and giving again: by the undo law, and beyond it where all at the table grant it."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from sandtable.core.errors import CannotUndo
from sandtable.core.table import DEALER, Table
from sandtable.web.frames import AskedBack, Snapshot, TakenBack
from sandtable.web.looking_back import LookingBack
from sandtable.web.refusals import Forbidden, Stale
from sandtable.web.stored import Head

_ASKED: Final = re.compile(r"u([0-9a-f]+)\.([0-9a-f]+)\.([0-9a-f]+)")


def wish_for(to: int, at: Head) -> str:
    """How it is written down that somebody asks to go back to a ply from a moment, which never comes again."""
    return f"u{to:x}.{at.revision:x}.{at.ply:x}"


class TakingBack(LookingBack):
    """A table whose people take back what they have answered, and give it again."""

    @abstractmethod
    async def _go_on(self, who: str, change: Callable[[Table], None]) -> None:
        """Change the table as somebody answers, and append what that adds to its journal (the lock is held)."""

    async def undo(self, seats: Sequence[str], at: Head | int, to: int | None = None) -> None:
        """A person takes the last answer back, or everything from a ply on."""
        if not seats:
            raise Forbidden("watching")
        async with self._alone():
            await self._check_moment(at)
            self._check_not_over()
            # Everybody's seats are one person's where undo is free; else the seat of this person that answered.
            by = None if self.one_person else self.snapshot.undoing(seats)[0] or seats[0]
            await self._take_back(to, by)
        self.refresh()

    def _check_not_over(self) -> None:
        if self.snapshot.outcome is not None and not self.one_person:
            raise CannotUndo("undo-over")

    async def _take_back(self, to: int | None, by: str | None, agreed: bool = False) -> None:
        """Take back and write it down (the lock is held)."""
        table, before = self._table, self.snapshot.head
        journal, notes = table.journal[:], self.snapshot.notes

        def work() -> Snapshot:
            table.undo(to, by=by, agreed=agreed)
            snapshot = self._snapshot(before.revision + 1)
            snapshot.taken_back = TakenBack.between(journal, table.journal, notes, snapshot.notes, table.game)
            return snapshot

        snapshot = await self._work(work)
        self._step = -1
        time_passes = self._passing_time(snapshot)
        await self._write(lambda: self._store.cut(self.id, before, table.ply, self._at_rest(snapshot), time_passes))
        self.snapshot = snapshot
        await self.hear_clock()

    async def redo(self, seats: Sequence[str], at: Head | int) -> None:
        """A person gives again what was taken back first."""
        if not seats:
            raise Forbidden("watching")
        async with self._alone():
            await self._check_moment(at)
            entry = self._table.redoable
            if entry is None:
                raise CannotUndo("nothing-to-redo")
            anybodys = self.one_person or entry.who not in self.snapshot.game.seats
            by = None if anybodys else entry.who if entry.who in seats else seats[0]
            await self._go_on(entry.who, lambda table: table.redo(by))
        self.refresh()

    # -- beyond the law

    async def ask_undo(self, seats: Sequence[str], at: Head | int) -> None:
        """A person asks the others to go back to before the last answer of theirs."""
        sitting = _sitting(seats)
        async with self._written():
            await self._check_moment(at)
            self._check_not_over()
            table, head = self._table, self.snapshot.head
            last = max((ply for seat in sitting if (ply := table.last_answer(seat)) is not None), default=None)
        if last is None:
            raise CannotUndo("nothing-to-undo")
        await self._store.wish(self.id, sitting, wish_for(last, head))
        await self.hear_wishes()
        await self._if_all_grant()

    async def grant_undo(self, seats: Sequence[str], at: Head | int, grant: bool) -> None:
        """A person grants what somebody asks to take back, or refuses it, which ends it for all."""
        sitting = _sitting(seats)
        async with self._written():
            await self._check_moment(at)
            asked = self._asked_back()
        if asked is None:
            raise Stale("moved-on")
        if grant:
            await self._store.wish(self.id, sitting, wish_for(asked.to, self.snapshot.head))
        else:
            await self._store.unwish(self.id, wish_for(asked.to, self.snapshot.head))
        await self.hear_wishes()
        await self._if_all_grant()

    async def _if_all_grant(self) -> None:
        """Go back, if nobody is waited for who has a seat."""
        async with self._alone():
            asked = self._asked_back()
            if asked is not None and not asked.waiting:
                await self._take_back(asked.to, None, agreed=True)
        self.refresh()

    def _asked_back(self) -> AskedBack | None:
        """What somebody asks to take back at this moment."""
        head, sitting = self.snapshot.head, [seat.seat for seat in self._seats if seat.token_hash is not None]
        for wish, agreed in self._asking_back.items():
            found = _ASKED.fullmatch(wish)
            if found is not None and (int(found[2], 16), int(found[3], 16)) == head and not self.asleep:
                to = int(found[1], 16)
                waiting = [seat for seat in sitting if seat not in agreed]
                return AskedBack(self._table.journal[to].who, to, tuple(sorted(agreed)), tuple(waiting))
        return None


def _sitting(seats: Sequence[str]) -> list[str]:
    """The seats that somebody plays; refuse whoever only watches."""
    sitting = [seat for seat in seats if seat != DEALER]
    if not sitting:
        raise Forbidden("watching")
    return sitting
