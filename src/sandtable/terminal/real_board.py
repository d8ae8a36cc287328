"""The real board beside the screen: what it should show by now, and what is to be done there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sandtable.core.messages import Message
from sandtable.core.table import Table
from sandtable.terminal.board import Face
from sandtable.terminal.stories import Story


class RealBoard:
    """A board that people keep by hand. What an opponent does is put on it when all of it has been told."""

    def __init__(self, table: Table, face: Face, people: Collection[str]) -> None:
        self._table = table
        self._face = face
        self._people = people
        self._reader = next(iter(people)) if len(people) == 1 else None
        self._listed = len(table.steps) - 1

    @property
    def in_use(self) -> bool:
        """Whether there is one: dice or cards are real."""
        return isinstance(self._table.dice, str)

    def shows(self) -> Mapping[str, Any]:
        """What it should show now: of what is nobody's or an opponent's and goes on yet, the beginning."""
        last = len(self._table.steps) - 1
        known = self._known(self._table.state)
        if known is None or known[1] in self._people or known != self._step(last) or self._table.outcome is not None:
            return self._view(self._table.state)
        return self._view(self._table.steps[self._beginning(last)].state)

    def to_do(self, story: Story) -> Sequence[Message] | None:
        """What a story that is told changes on it; None if it is a person's, goes on, or has been said before."""
        steps = self._table.steps
        ends = steps[story.last + 1].state if story.last + 1 < len(steps) else self._table.state
        goes_on = self._table.outcome is None and self._known(ends) == (story.title, story.seat)
        if story.seat in self._people or goes_on or story.last <= self._listed:
            return None
        self._listed = story.last
        return self.between(self._view(steps[self._beginning(story.last)].state), self._view(ends))

    def between(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> Sequence[Message]:
        """What makes of one view the other."""
        return self._table.game.on_board(before, after)

    def go_back(self) -> None:
        """Something was taken back: what comes after it is said again."""
        self._listed = min(self._listed, len(self._table.steps) - 2)

    def _beginning(self, number: int) -> int:
        """The first of the steps that the face knows by the name of this one."""
        known = self._step(number)
        while known is not None and number > 0 and self._step(number - 1) == known:
            number -= 1
        return number

    def _step(self, number: int) -> tuple[str, str | None] | None:
        return self._known(self._table.steps[number].state)

    def _known(self, state: Any) -> tuple[str, str | None] | None:
        """What the face calls the step that a state is in, and whose it is."""
        return self._face.step(self._view(state, None))

    def _view(self, state: Any, *reader: str | None) -> Mapping[str, Any]:
        game = self._table.game
        return game.describe(game.seen_by(state, *(reader or (self._reader,))))
