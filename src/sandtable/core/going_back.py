"""Going back and forth, and changing a table by hand: what may be taken back, and what becomes of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from sandtable.core.agents import HUMAN
from sandtable.core.chance import Draw, Roll, has_real_cards, has_real_dice
from sandtable.core.errors import BadPosition, CannotAdjust, CannotUndo, IllegalAnswer
from sandtable.core.journal import ADJUST, CHANCE, DICE, REVEAL, Entry
from sandtable.core.running import Run, Undone
from sandtable.core.setting_up import checked_document


class GoingBack(Run):
    """A play whose answers can be taken back, by the undo law, and whose table can be changed by hand."""

    def can_undo(self, by: str | None = None) -> bool:
        """Whether ``undo`` would be allowed now."""
        return self.why_not_undo(by) is None

    def why_not_undo(self, by: str | None = None) -> CannotUndo | None:
        """Why ``undo`` would be refused now, or None."""
        self._check_seat(by)
        target = self.last_answer()
        return CannotUndo("nothing-to-undo") if target is None else self._why_not_undo(target, by)

    def turn_began(self, by: str | None = None) -> int | None:
        """The ply from which ``undo`` takes back what one seat has answered since anybody else did something.

        As far as the undo law allows; None where it allows nothing.
        """
        self._check_seat(by)
        journal, steps = self.journal, self.steps
        owner, began, step = by, None, len(steps) - 1
        for ply in range(len(journal) - 1, -1, -1):
            while steps[step].ply > ply and step > 0:
                if not self._has_answers(step - 1):
                    return began  # somebody else's step
                step -= 1
            entry = journal[ply]
            persons = self._is_a_persons(ply, entry)
            if entry.who in (*CHANCE, REVEAL):
                if not (persons or self.free_undo):
                    return began  # seen is seen
            elif persons:
                owner = owner or entry.who
                if entry.who != owner:
                    return began
                began = ply
            elif owner is not None and entry.who != owner:
                return began
        return began

    def _has_answers(self, step: int) -> bool:
        """Whether a person has answered in a step."""
        plies = range(self.steps[step].ply, self.steps[step + 1].ply)
        return any(self._is_a_persons(ply, self.journal[ply]) for ply in plies)

    def undo(self, to: int | None = None, by: str | None = None, agreed: bool = False) -> None:
        """Take back the last answer of a person, or everything from ply ``to`` on; beyond the law if all agree."""
        self._check_seat(by)
        target = self.last_answer() if to is None else to
        if target is None:
            raise CannotUndo("nothing-to-undo")
        self._check_ply(target, self.ply - 1)
        reason = self._why_not_undo(target, by)
        if reason is not None and not agreed:
            raise reason
        said = [entry for ply, entry in enumerate(self.journal[target:], target) if self._is_a_persons(ply, entry)]
        self._go_back_to(target)
        first = self._asked.purpose if self._asked is not None and self.ply == target else None
        self._undone = (*(Undone(entry, None if n else first) for n, entry in enumerate(said)), *self._undone)

    @property
    def redoable(self) -> Entry | None:
        """The reply that ``redo`` would give again: the first that was taken back, if it fits what is asked now."""
        if not self._undone or self.outcome is not None:
            return None
        entry, purpose = self._undone[0]
        return entry if entry.adjusts or self._fits(entry, purpose) else None

    def redo(self, by: str | None = None) -> None:
        """Give again what was taken back, one reply at a time.

        What is answered otherwise ends that, except where dice or cards are real: what was rolled and drawn stays as
        it was, and is there to be given again as long as it fits.
        """
        self._check_seat(by)
        entry = self.redoable
        if entry is None:
            raise CannotUndo("nothing-to-redo")
        if by not in (None, entry.who) and not self.free_undo:
            raise CannotUndo("redo-others", seat=entry.who)
        rest = self._undone[1:]
        if entry.adjusts:
            self.adjust(entry.value, None if entry.who == ADJUST else entry.who)
        else:
            self.answer(*([str(entry.value)] if entry.who in CHANCE else entry.value))
        self._undone = rest

    @abstractmethod
    def answer(self, *keys: str, seat: str | None = None) -> None:
        """Answer the pending question by option keys."""

    def _fits(self, entry: Entry, purpose: str | None) -> bool:
        """Whether a reply can be given to what is asked now."""
        asked, question = self._asked, self.question
        if asked is None or question is None or purpose not in (None, asked.purpose):
            return False
        if entry.who in CHANCE:
            kind = Roll if entry.who == DICE else Draw
            return isinstance(asked, kind) and str(entry.value) in question.keys
        try:
            question.check(entry.value)
        except IllegalAnswer:
            return False
        return entry.who == question.seat

    def _goes_on(self, entry: Entry) -> None:
        """Something was replied: what is left of what was taken back is what came after it."""
        if self._undone:
            before = self._undone[0].entry
            alike = before.who == entry.who
            kept = alike and (before.value == entry.value or isinstance(self.dice, str))
            self._undone = self._undone[1:] if kept else ()

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
            self._undone = ()
        except BaseException:
            self._be_again_as(before, checkpoints)
            raise

    def last_answer(self, seat: str | None = None) -> int | None:
        """The ply of the last answer of a person, or of the person at a seat."""
        self._check_seat(seat)
        journal = self.journal
        for ply in range(len(journal) - 1, -1, -1):
            if seat in (None, journal[ply].who) and self._is_a_persons(ply, journal[ply]):
                return ply
        return None

    def _is_a_persons(self, ply: int, entry: Entry) -> bool:
        """Whether a person has given a reply: real dice and cards are read by people."""
        if ply in self._unasked:
            return False
        if entry.who in CHANCE:
            return has_real_dice(self.dice) or (entry.who != DICE and has_real_cards(self.dice))
        return entry.who == ADJUST or self.setup.seats.get(entry.who) == HUMAN

    def _why_not_undo(self, target: int, by: str | None) -> CannotUndo | None:
        """Why the entries from ``target`` on may not be taken back (the undo law), or None."""
        if self.free_undo:
            return None
        undone = self.journal[target:]
        owner = by or undone[0].who
        for ply, entry in enumerate(undone, start=target):
            if entry.who in CHANCE and not self._is_a_persons(ply, entry):
                return CannotUndo("undo-chance")
            if entry.who == REVEAL:
                return CannotUndo("undo-revealed")
            if entry.who in self.setup.seats and entry.who != owner:
                return CannotUndo("undo-answered", seat=entry.who)
        return None
