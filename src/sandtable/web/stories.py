"""Stories: what happened since a seat's last answer, told note by note, each with what it changed in the seat's view.

A story is made of the seat's own views and its own log, so it can show nothing that these would not. It is made by
playing the last steps once more, only when somebody looks, and it goes back no further than a few steps.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.core.game import Game
from sandtable.core.journal import ADJUST, Entry
from sandtable.core.messages import Note
from sandtable.core.table import Past, Table
from sandtable.core.watching import Watcher

STEPS_TOLD: Final = 60
"""A story begins no more than this many steps ago."""
BEATS_TOLD: Final = 400
"""A story has no more than this many beats; of a longer one the end is told."""

Change = list[Any]
"""A path into a view and the value that is there now (``[path, value]``), or the path alone of what is gone."""


def changes(before: Any, after: Any) -> list[Change]:
    """What must be changed in one document to make it the other; lists of different length are changed whole."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in before:
            if key not in after:
                found.append([[*path, key]])
        for key, value in after.items():
            if key not in before:
                found.append([[*path, key], value])
            elif before[key] != value:
                _compare(before[key], value, [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (one, two) in enumerate(zip(before, after, strict=True)):
            if one != two:
                _compare(one, two, [*path, index], found)
    elif before != after:
        found.append([path, after])


def applied(document: Any, made: Sequence[Change]) -> Any:
    """A copy of a document with changes made to it."""
    result = copy.deepcopy(document)
    for path, *value in made:
        if not path:
            result = value[0]
            continue
        inside = result
        for key in path[:-1]:
            inside = inside[key]
        if value:
            inside[path[-1]] = value[0]
        else:
            del inside[path[-1]]
    return result


def last_answer(journal: Sequence[Entry], seats: Collection[str]) -> int:
    """The ply at which one of these seats has answered last; -1 if none ever has."""
    for ply in range(len(journal) - 1, -1, -1):
        if journal[ply].who in seats or journal[ply].who == ADJUST:
            return ply
    return -1


@dataclass
class Beat:
    """One note of a story: its place in the seat's log, and what has changed in the view since the beat before."""

    note: int
    changes: list[Change]


@dataclass
class Told(Watcher):
    """Watches a part of the past for one seat, and keeps its beats."""

    game: Game
    seat: str | None
    since: int
    """The ply from which on the story is told."""
    place: int
    """How many notes the log of the seat has had before."""
    first: dict[str, Any]
    """The view with which the story begins."""
    one_step: bool = False
    """Whether it ends with the step in which it begins."""
    beats: list[Beat] = field(default_factory=list)
    ended: bool = False

    def __post_init__(self) -> None:
        self.last = self.first

    def _view(self, state: Any) -> dict[str, Any]:
        return self.game.describe(self.game.seen_by(state, self.seat))

    def step_begins(self, state: Any) -> None:
        """Another step begins: a story of one step is told."""
        if self.one_step and not self.ended:
            self.end(state)

    def reply_repeated(self, ply: int, state: Any) -> None:
        """The answer is given with which the story begins."""
        if ply == self.since:
            self.first = self.last = self._view(state)

    def noted(self, ply: int, note: Note, state: Any) -> None:
        """The next note; what the seat may not read is no beat of its story."""
        if self.ended or not note.visible_to(self.seat):
            return
        if note.kind == "told" and ply > self.since:
            view = self._view(state)
            self.beats.append(Beat(self.place, changes(self.last, view)))
            self.last = view
        self.place += 1

    def end(self, state: Any) -> None:
        """This is the end: whatever has changed after the last note is shown with it."""
        view = self._view(state)
        if self.beats:
            self.beats[-1].changes += changes(self.last, view)
        self.last = view
        self.ended = True


def pasts(table: Table, people: Sequence[str]) -> dict[str | None, tuple[int, Past]]:
    """For each seat the ply of its last answer (for a spectator: of anybody's), and what has happened since.

    This is cheap: nothing is played again yet.
    """
    earliest = table.steps[-STEPS_TOLD:][0].ply
    found: dict[str | None, tuple[int, Past]] = {}
    for seat in (None, *people):
        since = last_answer(table.journal, people if seat is None else (seat,))
        found[seat] = max(earliest - 1, since), table.past(max(earliest, since))
    return found


def story_plain(game: Game, seat: str | None, since: int, past: Past) -> dict[str, Any] | None:
    """A story as JSON-ready data; ``start`` are the changes that turn the view at its end into the first one."""
    told = _told(game, seat, since, past)
    if not told.beats:
        return None
    first = told.first
    for beat in told.beats[:-BEATS_TOLD]:
        first = applied(first, beat.changes)
    beats = told.beats[-BEATS_TOLD:]
    return {"since": since, "start": changes(told.last, first), "beats": [_beat_plain(beat) for beat in beats]}


def step_plain(game: Game, seat: str | None, past: Past) -> dict[str, Any]:
    """One step of a play told again from its beginning, as JSON-ready data: its first view and its beats."""
    told = _told(game, seat, -1, past, one_step=True)
    return {"view": told.first, "beats": [_beat_plain(beat) for beat in told.beats]}


def _told(game: Game, seat: str | None, since: int, past: Past, one_step: bool = False) -> Told:
    place = sum(note.visible_to(seat) for note in past.notes)
    told = Told(game, seat, since, place, game.describe(game.seen_by(past.state, seat)), one_step)
    state = past.tell(told)
    if not told.ended:
        told.end(state)
    return told


def _beat_plain(beat: Beat) -> dict[str, Any]:
    return {"note": beat.note, "changes": beat.changes}
