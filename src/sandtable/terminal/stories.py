"""The game told step by step: each card, plot or end of a turn is a story with its lines of the log."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from sandtable.core.messages import Note
from sandtable.core.table import Table
from sandtable.terminal.board import Face
from sandtable.words import Words


@dataclass(frozen=True)
class Story:
    """One step of a game, as one reader may know it."""

    number: int
    """Its place among the steps of the table."""
    last: int
    """The place of the last of its steps."""
    ply: int
    """Where it begins in the journal."""
    title: str
    seat: str | None
    """Whose card it is; None for a step that is nobody's."""
    notes: list[Note]
    end: int
    """How far the log of the table goes with it."""
    finished: bool

    @property
    def opening(self) -> Note | None:
        """Its first line that everybody may read."""
        return next((note for note in self.notes if note.kind == "told" and note.seen_by is None), None)

    def is_played_by_one_of(self, seats: Collection[str]) -> bool:
        """Whether one of these seats plays its card, or gives reasons in it."""
        return self.seat in seats or (bool(seats) and any(note.kind == "why" for note in self.notes))


def stories(
    table: Table, face: Face, words: Words, reader: str | None, since: int = 0, gone: Collection[int] = ()
) -> list[Story]:
    """What has happened from line ``since`` of the log on, step by step; steps without a line are left out.

    ``gone`` are the places of lines that are not told any more.

    Steps that the face knows by one name are one story. Where it does not know, a step has a number and is whoever's
    answered first in it.
    """
    ends = [step.notes for step in table.steps[1:]] + [len(table.notes)]
    told: list[Story] = []
    for number, (step, end) in enumerate(zip(table.steps, ends, strict=True)):
        places = [place for place in range(max(since, step.notes), end) if place not in gone]
        notes = [note for note in map(table.notes.__getitem__, places) if note.visible_to(reader)]
        if notes:
            known = face.step(table.game.describe(table.game.seen_by(step.state, None)))
            finished = number + 1 < len(table.steps)
            if known is not None and told and known == (told[-1].title, told[-1].seat):  # the same turn goes on
                told[-1] = replace(told[-1], notes=told[-1].notes + notes, end=end, finished=finished, last=number)
                continue
            title, seat = known or (words("terminal-step", number=number + 1), _first_to_answer(table, number))
            told.append(Story(number, number, step.ply, title, seat, notes, end, finished))
    return told


def _first_to_answer(table: Table, number: int) -> str | None:
    """The seat that answered first in a step; None if nobody did."""
    end = table.steps[number + 1].ply if number + 1 < len(table.steps) else table.ply
    answers = table.journal[table.steps[number].ply : end]
    return next((entry.who for entry in answers if entry.who in table.game.seats), None)
