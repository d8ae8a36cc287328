"""Stories: what happened since a seat's last answer, told note by note, each with what it changed in the seat's view.

A story is made of the seat's own views and its own log, so it can show nothing that these would not, and only where
somebody looks: while the table goes on, for those who look already (an ``Audience`` watches); for somebody who comes,
by playing the last steps once more, no further back than a few.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from sandtable.core.game import Game
from sandtable.core.journal import ADJUST, Entry
from sandtable.core.messages import Note
from sandtable.core.remembering import RememberedOfBoth
from sandtable.core.table import Past, Table
from sandtable.core.watching import Watcher

STEPS_TOLD: Final = 240
"""A story begins no more than this many steps ago."""
BEATS_TOLD: Final = 400
"""A story has no more than this many beats; of a longer one the end is told."""

View = dict[str, Any]
"""What one seat may see of a state, as JSON-ready data."""
Change = list[Any]
"""A path into a view and the value that is there now (``[path, value]``), or the path alone of what is gone."""


def changes(before: Any, after: Any) -> list[Change]:
    """What must be changed in one document to make it the other; lists of different length are changed whole.

    Seats that see the same have the same views, so it is remembered for a while, and is nobody's to change.
    """
    return [] if before is after else _CHANGES.of((before, after), _changes)


_NOTHING: Final = object()
"""Stands for what is not there."""
_CHANGES: Final = RememberedOfBoth[list[Change]](256)


def _changes(before: Any, after: Any) -> list[Change]:
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        if not before.keys() <= after.keys():
            found += [[[*path, key]] for key in before if key not in after]
        for key, value in after.items():
            was = before.get(key, _NOTHING)
            if was is value:
                continue
            if was is _NOTHING:
                found.append([[*path, key], value])
            elif was != value:
                _compare(was, value, [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (one, two) in enumerate(zip(before, after, strict=True)):
            if one is not two and one != two:
                _compare(one, two, [*path, index], found)
    elif before != after:
        found.append([path, after])


def applied(document: Any, made: Sequence[Change]) -> Any:
    """A document with changes made to it; what did not change is shared with the one before."""
    for path, *value in made:
        document = _with(document, path, value)
    return document


def _with(inside: Any, path: Sequence[str | int], value: Sequence[Any]) -> Any:
    if not path:
        return value[0]
    key, *deeper = path
    copied = inside.copy()
    if not deeper and not value:
        del copied[key]
    else:
        copied[key] = _with(copied[key] if deeper else None, deeper, value)
    return copied


def last_answer(journal: Sequence[Entry], seats: Collection[str]) -> int:
    """The ply at which one of these seats has answered last; -1 if none ever has."""
    for ply in range(len(journal) - 1, -1, -1):
        if journal[ply].who in seats or journal[ply].who == ADJUST:
            return ply
    return -1


class Beat(NamedTuple):
    """One note of a story: its place in the seat's log, and what has changed in the view since the beat before."""

    note: int
    changes: list[Change]


@dataclass(frozen=True)
class Story:
    """What has happened to a seat since an answer; while it is told, beats are added at its end."""

    since: int
    """The ply of the answer."""
    first: View
    """The view with which it begins."""
    beats: list[Beat] = field(default_factory=list)


class Line(NamedTuple):
    """A note in the log of a seat, with the number of the step in which it was told."""

    note: Note
    step: int


@dataclass(frozen=True)
class Seen:
    """What a seat (None: a spectator) sees at a moment.

    Log and story are added to later on: ``lines`` and ``told`` say how much of them was there at this moment.
    """

    view: View
    log: list[Line]
    lines: int
    story: Story
    told: int
    last: View
    """The view at the last beat."""

    @cached_property
    def rest(self) -> list[Change]:
        """What has changed after the last beat."""
        return changes(self.last, self.view)


def view_of(game: Game, seat: str | None, state: Any) -> View:
    """A state as a seat (None: a spectator) sees it."""
    return game.describe(game.seen_by(state, seat))


@dataclass
class Moment:
    """A state that changes no more, and the view of it for each seat that looks, made once."""

    game: Game
    state: Any
    _views: dict[str | None, View] = field(default_factory=dict)
    _seen: list[tuple[Any, View]] = field(default_factory=list)
    """What was described, each with its description."""

    def view(self, seat: str | None) -> View:
        """The state as a seat (None: a spectator) sees it; who sees the same has the same view."""
        if seat not in self._views:
            seen = self.game.seen_by(self.state, seat)
            view = next((view for other, view in self._seen if other == seen), None)
            if view is None:
                view = self.game.describe(seen)
                self._seen.append((seen, view))
            self._views[seat] = view
        return self._views[seat]


@dataclass(eq=False)
class Told:
    """What one seat is told of a play, or of a part of the past: the lines of its log, and its beats."""

    seat: str | None
    since: int
    """The ply from which on the story is told."""
    place: int
    """How many lines the log of the seat has had before."""
    step: int
    """The number of the step under way."""
    first: View
    """The view with which the story begins."""
    one_step: bool = False
    """Whether it ends with the step in which it begins."""
    log: list[Line] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)
    ended: bool = False
    view: View = field(init=False)
    """The view at the end."""

    def __post_init__(self) -> None:
        self.last = self.view = self.first

    def hears(self, ply: int, note: Note) -> bool:
        """Whether a note is a beat of the story: the seat may read it, and it says what happened since the answer."""
        return not self.ended and note.kind == "told" and ply > self.since and note.visible_to(self.seat)

    def beat(self, now: Moment) -> None:
        """The next note is a beat, at this moment."""
        view = now.view(self.seat)
        self.beats.append(Beat(self.place + len(self.log), changes(self.last, view)))
        self.last = view

    def write(self, note: Note) -> None:
        """The next note; what the seat may not read is not in its log."""
        if not self.ended and note.visible_to(self.seat):
            self.log.append(Line(note, self.step))

    def begin(self, now: Moment) -> None:
        """The story begins at this moment."""
        self.first = self.last = now.view(self.seat)

    def end(self, now: Moment) -> None:
        """This is the end: the view as it is now."""
        self.ended = True
        self.view = now.view(self.seat)


@dataclass
class Audience(Watcher):
    """All who are told what happens at a table; usually nobody is, and it costs nothing.

    Much is told while nothing changes, so a moment is held against the one before, and what is the same is seen once.
    """

    game: Game
    told: Sequence[Told] = ()
    _last: Moment | None = None

    def now(self, state: Any) -> Moment:
        """The moment at which a state is like this, to be looked at by any seat."""
        if self._last is None or state != self._last.state:
            self._last = Moment(self.game, state.copy())
        return self._last

    def step_begins(self, state: Any) -> None:
        """Another step begins: a story of one step is told."""
        for each in self.told:
            each.step += 1
            if each.one_step and not each.ended:
                each.end(self.now(state))

    def reply_repeated(self, ply: int, state: Any) -> None:
        """An answer is given again: with it a story may begin."""
        for each in self.told:
            if ply == each.since:
                each.begin(self.now(state))

    def noted(self, ply: int, note: Note, state: Any) -> None:
        """Something is told."""
        hearing = [each for each in self.told if each.hears(ply, note)]
        if hearing:
            now = self.now(state)
            for each in hearing:
                each.beat(now)
        for each in self.told:
            each.write(note)


# -- as the table goes on


def going_on(seat: str | None, seen: Seen, step: int, since: int | None) -> Told:
    """Tells a seat what happens after what it has seen; where it answers now, its story begins anew at that ply."""
    if since is None:
        return Told(seat, seen.story.since, seen.lines, step, seen.last)
    return Told(seat, since, seen.lines, step, seen.view)


def gone_on(seen: Seen, told: Told, now: Moment) -> Seen:
    """What a seat sees now that it was told what happened."""
    told.end(now)
    log = seen.log if len(seen.log) == seen.lines else seen.log[: seen.lines]
    log += told.log
    story = seen.story
    if told.since != story.since:
        story = Story(told.since, told.first)
    elif len(story.beats) != seen.told:
        story = Story(story.since, story.first, story.beats[: seen.told])
    story.beats.extend(told.beats)
    story = _shortened(story)
    return Seen(told.view, log, len(log), story, len(story.beats), told.last)


def _shortened(story: Story) -> Story:
    """A story with no more than so many beats; of a longer one the end."""
    if len(story.beats) <= BEATS_TOLD:
        return story
    first = story.first
    for beat in story.beats[:-BEATS_TOLD]:
        first = applied(first, beat.changes)
    return Story(story.since, first, story.beats[-BEATS_TOLD:])


# -- for somebody who comes


def pasts(table: Table, people: Sequence[str]) -> dict[str | None, tuple[int, Past]]:
    """For each seat the ply of its last answer (for a spectator: of anybody's), and what has happened since.

    This is cheap: nothing is played again yet.
    """
    earliest = table.steps[-STEPS_TOLD:][0].ply
    journal = table.journal
    found: dict[str | None, tuple[int, Past]] = {}
    for seat in (None, *people):
        since = last_answer(journal, people if seat is None else (seat,))
        found[seat] = max(earliest - 1, since), table.past(max(earliest, since))
    return found


def seen_since(game: Game, seat: str | None, log: list[Line], since: int, past: Past) -> Seen:
    """What a seat sees, with its whole log, and as its story what has happened since a ply."""
    told = _told(game, seat, since, past)
    story = _shortened(Story(since, told.first, told.beats))
    return Seen(told.view, log, len(log), story, len(story.beats), told.last)


def step_json(game: Game, seat: str | None, past: Past) -> dict[str, Any]:
    """One step of a play told again from its beginning, as JSON-ready data: its first view and its beats."""
    told = _told(game, seat, -1, past, one_step=True)
    if told.beats:
        last = told.beats.pop()
        told.beats.append(last._replace(changes=[*last.changes, *changes(told.last, told.view)]))
    return {"view": told.first, "beats": beats_json(told.beats)}


def _told(game: Game, seat: str | None, since: int, past: Past, one_step: bool = False) -> Told:
    place = sum(note.visible_to(seat) for note in past.notes)
    audience = Audience(game)
    told = Told(seat, since, place, 0, audience.now(past.state).view(seat), one_step)
    audience.told = [told]
    state = past.tell(audience)
    if not told.ended:
        told.end(audience.now(state))
    return told


# -- on the way to a browser


def story_json(seen: Seen, before: Seen | None = None) -> dict[str, Any] | None:
    """A story as JSON-ready data; of one that was told in part ``before``, what goes on.

    ``start`` are the changes that turn the view into the first one, ``rest`` those from the last beat to the view.
    """
    if not seen.told:
        return None
    beats, rest = seen.story.beats, seen.rest
    if before is not None and before.story is seen.story and 0 < before.told <= seen.told:
        more = beats_json(beats[before.told : seen.told])
        return {"since": seen.story.since, "from": before.told, "beats": more, "rest": rest}
    return {
        "since": seen.story.since,
        "start": changes(seen.view, seen.story.first),
        "beats": beats_json(beats[: seen.told]),
        "rest": rest,
    }


def beats_json(beats: Sequence[Beat]) -> list[dict[str, Any]]:
    """Beats as JSON-ready data."""
    return [{"note": beat.note, "changes": beat.changes} for beat in beats]
