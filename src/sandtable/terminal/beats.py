"""A story beat by beat: each line of it with the table as it was when it was told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sandtable.core.game import Game
from sandtable.core.messages import Note
from sandtable.core.table import Table
from sandtable.core.watching import Watcher
from sandtable.terminal.stories import Story


class Beat(NamedTuple):
    """One line of a story, and what a seat saw of the table then."""

    note: Note
    view: Mapping[str, Any]


@dataclass
class _Onlooker(Watcher):
    """Sees with the eyes of a seat what is told again of one step."""

    game: Game
    seat: str | None
    beats: list[Beat] = field(default_factory=list)
    over: bool = False

    def step_begins(self, state: Any) -> None:
        """The next step is another one."""
        self.over = True

    def noted(self, ply: int, note: Note, state: Any) -> None:
        """A line that the seat may read is a beat."""
        if not self.over and note.visible_to(self.seat):
            self.beats.append(Beat(note, self.game.describe(self.game.seen_by(state, self.seat))))


def beats(table: Table, story: Story, seat: str | None) -> list[Beat]:
    """The lines of a story that say what happened, told again for a seat that may read them."""
    told: list[Beat] = []
    for number, step in enumerate(table.steps[story.number :], start=story.number):
        if step.notes < story.end:
            onlooker = _Onlooker(table.game, seat)
            table.past_step(number).tell(onlooker)
            told += onlooker.beats
    new = told[len(told) - len(story.notes) :]
    return [beat for beat in new if beat.note.kind == "told" and not beat.note.echo]
