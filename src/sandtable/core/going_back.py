"""Going back, and changing a table by hand: what may be taken back, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.agents import HUMAN
from sandtable.core.chance import PHYSICAL
from sandtable.core.errors import BadPosition, CannotAdjust, CannotUndo
from sandtable.core.journal import ADJUST, CHANCE, REVEAL, Entry
from sandtable.core.running import Run
from sandtable.core.setting_up import checked_document


class GoingBack(Run):
    """A play whose answers can be taken back, by the undo law, and whose table can be changed by hand."""

    def can_undo(self, by: str | None = None) -> bool:
        """Whether ``undo`` would be allowed now."""
        return self.why_not_undo(by) is None

    def why_not_undo(self, by: str | None = None) -> CannotUndo | None:
        """Why ``undo`` would be refused now, or None."""
        self._check_seat(by)
        target = self._last_answer_by_a_person()
        return CannotUndo("nothing-to-undo") if target is None else self._why_not_undo(target, by)

    def undo(self, to: int | None = None, by: str | None = None) -> None:
        """Take back the last answer of a person, or everything from ply ``to`` on."""
        self._check_seat(by)
        target = self._last_answer_by_a_person() if to is None else to
        if target is None:
            raise CannotUndo("nothing-to-undo")
        self._check_ply(target, self.ply - 1)
        reason = self._why_not_undo(target, by)
        if reason is not None:
            raise reason
        self._go_back_to(target)

    def can_adjust(self, by: str | None = None) -> bool:
        """Whether ``adjust`` would be allowed now: to all where they are one person, else to a seat asked by hand."""
        self._check_seat(by)
        question = self.question
        if self.outcome is not None:
            return False
        return by is None or self.free_undo or (question is not None and question.by_hand and question.seat == by)

    def adjust(self, changes: Mapping[str, Any], by: str | None = None) -> None:
        """Change what the game offers to be changed, with the checks of a position, as people with a real board must.

        ``changes`` are merged into the position at the start of the step under way, which then begins again. ``by``,
        when given, is the seat that does it: at a table of several it changes no more than what lies in the open.
        """
        self._check_seat(by)
        if self.outcome:
            raise BadPosition("adjust-over")
        if not self.can_adjust(by):
            raise CannotAdjust("adjust-others")
        if not isinstance(changes, Mapping):
            raise BadPosition("adjustment")
        before, checkpoints = self.ply, self._checkpoints
        entry = Entry(ADJUST if by is None or self.free_undo else by, checked_document(changes, "adjustment"))
        try:
            self._begin_from(self._adjusted(entry), entry)
            self._advance(None)
        except BaseException:
            self._be_again_as(before, checkpoints)
            raise

    def _last_answer_by_a_person(self) -> int | None:
        for ply in range(self.ply - 1, -1, -1):
            if ply not in self._unasked and self._is_a_persons(self.journal[ply]):
                return ply
        return None

    def _is_a_persons(self, entry: Entry) -> bool:
        if entry.who in CHANCE:
            return self.dice == PHYSICAL
        return entry.who == ADJUST or self.setup.seats.get(entry.who) == HUMAN

    def _why_not_undo(self, target: int, by: str | None) -> CannotUndo | None:
        """Why the entries from ``target`` on may not be taken back (the undo law), or None."""
        if self.free_undo:
            return None
        undone = self.journal[target:]
        owner = by or undone[0].who
        for entry in undone:
            if entry.who in CHANCE and self.dice != PHYSICAL:
                return CannotUndo("undo-chance")
            if entry.who == REVEAL:
                return CannotUndo("undo-revealed")
            if entry.who in self.setup.seats and entry.who != owner:
                return CannotUndo("undo-answered", seat=entry.who)
        return None
