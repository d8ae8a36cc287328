"""Frames: what is sent to a connection about its table, made from a snapshot so that nobody waits for a thinker."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, NamedTuple

from sandtable.core import forecasts
from sandtable.core.adjustments import differences
from sandtable.core.errors import CannotUndo
from sandtable.core.forecasts import Outlook
from sandtable.core.game import Game, Outcome
from sandtable.core.journal import Checkpoint, Entry
from sandtable.core.messages import About as Subject
from sandtable.core.messages import Message, Note, to_json
from sandtable.core.questions import Question
from sandtable.core.table import DEALER, Past, Table
from sandtable.web import stories
from sandtable.web.stored import Head, Latest
from sandtable.web.stories import Line, Moment, Seen, Story, changes, story_json

LINES_OF_UNDO: Final = 6
"""So many lines say what was taken back."""


@dataclass(frozen=True)
class TakenBack:
    """What somebody has just taken back: whose answer (None: a real die's), and what the log had said of it."""

    seat: str | None
    notes: Sequence[Note]

    @classmethod
    def between(
        cls, before: Sequence[Entry], after: Sequence[Entry], told: Sequence[Note], still: Sequence[Note], game: Game
    ) -> TakenBack | None:
        """What is missing of the journal and the log of before."""
        cut = _shared(before, after)
        if cut == len(before):
            return None
        who = before[cut].who
        return cls(who if who in game.seats else None, told[_shared(told, still) :])

    def to_json(self, eyes: str | None) -> dict[str, Any]:
        """It as JSON-ready data, as far as a seat (None: a spectator) had read of it."""
        read = [note for note in self.notes if note.visible_to(eyes) and note.kind == "told"]
        return {"seat": self.seat, "notes": [to_json(note.says) for note in read[:LINES_OF_UNDO]]}


class AskedBack(NamedTuple):
    """What somebody asks the others to take back: whose answer, from which ply on, and who grants it."""

    seat: str
    to: int
    agreed: Sequence[str]
    waiting: Sequence[str]


@dataclass
class Snapshot:
    """A table at rest: a copy of its state and everything that can be said about it."""

    game: Game
    moment: Moment
    """The state, and how the seats see it."""
    head: Head
    question: Question | None
    notes: list[Note]
    outcome: Outcome | None
    undo_barred: Mapping[str, Message | None]
    """Why each seat of a person may take nothing back; None if it may."""
    can_adjust: Mapping[str, bool]
    """Whether each seat of a person may change the table by hand."""
    resets: Mapping[str, int | None] = field(default_factory=dict)
    """From which ply on each seat of a person takes back what it has answered in its turn."""
    redo_by: str | None = None
    """Who has given the reply that was taken back and can be given again."""
    steps: Sequence[Checkpoint] = ()
    """The steps of the play, as far as its notes go."""
    then: Table | None = None
    """The play as it stood at this moment."""
    taken_back: TakenBack | None = None
    """What was taken back to come here, until somebody answers again."""
    outlook: dict[str, Any] | None = None
    """What is known about the question beforehand; None until somebody has looked ahead."""
    _seen: dict[str | None, Seen] = field(default_factory=dict)

    @classmethod
    def of(cls, table: Table, revision: int, people: Sequence[str], moment: Moment | None = None) -> Snapshot:
        """The table as it stands, at a moment that somebody may have looked at already.

        ``people`` are the seats of which to know whether they may undo and adjust.
        """
        return cls(
            game=table.game,
            moment=moment or Moment(table.game, table.state.copy()),
            head=Head(revision, table.ply),
            question=table.question,
            notes=table.notes[:],
            outcome=table.outcome,
            undo_barred={seat: _reason(table.why_not_undo(by=seat)) for seat in people},
            can_adjust={seat: table.can_adjust(by=seat) for seat in people},
            resets={seat: table.turn_began(None if table.free_undo else seat) for seat in people},
            redo_by=None if table.redoable is None else table.redoable.who,
            steps=table.steps[:],
            then=table.as_it_stands(),
        )

    def slim(self) -> Snapshot:
        """The same without all that can be made again: the log, the steps, and what the seats see."""
        return replace(
            self, moment=Moment(self.game, self.state), notes=[], steps=(), then=None, outlook=None, _seen={}
        )

    @cached_property
    def pasts(self) -> Mapping[str | None, tuple[int, Past]]:
        """What has happened since the last answer of each seat of a person (None: for a spectator)."""
        return {} if self.then is None else stories.pasts(self.then, list(self.undo_barred))

    @property
    def state(self) -> Any:
        """All that lies on the table, hidden or not."""
        return self.moment.state

    @property
    def asking(self) -> str | None:
        """The seat that is asked."""
        return None if self.question is None else self.question.seat

    def seen(self, seat: str | None) -> Seen:
        """What a seat (None: a spectator) sees, made once; its story is played again from the past."""
        if seat not in self._seen:
            log = self.log_for(seat)
            if seat in self.pasts:
                self._seen[seat] = stories.seen_since(self.game, seat, log, *self.pasts[seat])
            else:
                view = self.moment.view(seat)
                self._seen[seat] = Seen(view, log, len(log), Story(self.head.ply, view), 0, view)
        return self._seen[seat]

    def is_seen(self, seat: str | None) -> bool:
        """Whether it has been made already what a seat sees."""
        return seat in self._seen

    def show(self, seat: str | None, seen: Seen) -> None:
        """This is what a seat sees, as it was told while the table went on."""
        self._seen[seat] = seen

    @cached_property
    def asked(self) -> dict[str, Any] | None:
        """The question as JSON-ready data."""
        data, planning = question_json(self.question), self.game.planning
        if data is not None and planning is not None:
            if data["purpose"] in planning.begins:
                data["plans"] = True  # the client may offer its planner here
            if planning.under_way(self.state, data["seat"]):
                data["under_way"] = True  # and what is left of a plan goes on here
        return data

    def look_ahead(self) -> dict[str, Any]:
        """All that the seat that is asked may know about its question beforehand, as JSON-ready data, made once."""
        if self.outlook is None:
            self.outlook = outlook_json(forecasts.outlook(self.game, self.state, self.question))
        return self.outlook

    @cached_property
    def ended(self) -> dict[str, Any] | None:
        """The outcome as JSON-ready data."""
        return outcome_json(self.outcome)

    @property
    def latest(self) -> Latest:
        """What a list of tables says: the turn, as somebody sees it who looks, and the last thing that all may read."""
        view = next((seen.view for seen in self._seen.values()), {})
        note = next((note for note in reversed(self.notes) if note.kind == "told" and note.visible_to(None)), None)
        return Latest(view.get("turn"), note and to_json(note.says))

    def log_for(self, seat: str | None) -> list[Line]:
        """The log of a seat (None: of a spectator), each note with the number of its step."""
        begun = [step.notes for step in self.steps]
        return [
            Line(note, bisect_right(begun, index)) for index, note in enumerate(self.notes) if note.visible_to(seat)
        ]

    def log_json(self, lines: Sequence[Line], seat: str | None) -> list[dict[str, Any]]:
        """Lines of the log of a seat as JSON-ready data."""
        return [note_json(line.note) | {"step": line.step} | self._by_hand(line, seat) for line in lines]

    def _by_hand(self, line: Line, seat: str | None) -> dict[str, Any]:
        """What a change by hand has changed, as far as a seat may see it: keys with their old and new values."""
        keys = line.note.message.args.get("keys")
        if line.note.message.id != "note-adjusted" or not isinstance(keys, tuple) or line.step >= len(self.steps):
            return {}
        # The change ends one step and begins the next.
        states = self.steps[line.step - 1].state, self.steps[line.step].state
        before, after = (self.game.write_position(self.game.seen_by(state, seat)) for state in states)
        return {"changed": [row for key in keys for row in differences(before, after, str(key))]}

    def undoing(self, seats: Sequence[str]) -> tuple[str | None, Message | None]:
        """Which of these seats, all of one person, takes its answer back, and if none may, why not."""
        barred = {seat: self.undo_barred[seat] for seat in seats if seat in self.undo_barred}
        for seat, reason in barred.items():
            if reason is None:
                return seat, None
        others = [row for row in barred.items() if row[1] is not None and row[1].args.get("seat") not in seats]
        return next(iter(others or barred.items()), (None, None))

    def can_redo(self, seats: Sequence[str]) -> bool:
        """Whether whoever has these seats can give again what was taken back; real dice are anybody's."""
        by = self.redo_by
        return bool(seats) and by is not None and (by in seats or by not in self.game.seats)

    def viewpoint(self, seats: Sequence[str]) -> str | None:
        """Whose eyes a connection looks through: its seat's; of several the one that is asked."""
        if len(seats) == 1 and seats[0] != DEALER:
            return seats[0]
        played = [seat for seat in seats if seat != DEALER]
        if not played:
            return None
        if len(played) == 1 or self.asking is None:
            return played[0]
        if self.asking == DEALER:
            return None
        return self.asking if self.asking in played else played[0]


Wished = dict[str, list[str]]
"""The seats of those who wish something to become of their table (``agreed``), and of those ``waiting`` to say so."""


@dataclass(frozen=True)
class About:
    """What a frame says besides the game itself."""

    table: str
    name: str | None
    options: Mapping[str, Any]
    terms: Sequence[str]
    tutorial: str | None
    people: Mapping[str, str]
    names: Mapping[str, str]
    """What the people are called, as far as they have said."""
    presence: Mapping[str, bool]
    commitment: str
    seed: str | None
    thinking: str | None
    wishes: Mapping[str, Wished]
    """What its people wish to become of it."""
    keep_days: int
    """For how many days it is kept when nothing happens there (0: for ever)."""
    asked_back: AskedBack | None = None
    """What somebody asks the others to take back."""
    stand_ins: Mapping[str, str] = field(default_factory=dict)
    """The programs that play for people who have left their seats, by seat."""
    pace: Mapping[str, Any] | None = None
    """How long its people have agreed to wait for one another."""
    clock: Mapping[str, Any] | None = None
    """The time that whoever is waited for has left."""
    watching: int = 0
    """How many look at it who have no seat there."""


_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)


def written(document: object) -> str:
    """A document as JSON, without waste."""
    return _ENCODER.encode(document)


@dataclass(frozen=True)
class Shown:
    """What a connection was shown last: an update says only what is different now."""

    revision: int
    about: About
    fields: Mapping[str, Any]
    """What was said of the moment."""
    seen: Seen


def frame(snapshot: Snapshot, about: About, seats: Sequence[str], before: Shown | None = None) -> tuple[str, Shown]:
    """A message for a connection that plays ``seats``, and what it has been shown with it.

    The first is a whole ``table``. Then come ``update`` messages: the fields that have changed since, the new notes
    of the log, the changes in the view, how the story goes on. After something was taken back the view is whole.
    The ``outlook`` of a question is None until it has been made, a moment after the question was sent.
    """
    eyes = snapshot.viewpoint(seats)
    seen = snapshot.seen(eyes)
    fields = _of_the_moment(snapshot, about, seats)
    if DEALER in seats:
        fields["on_board"] = _on_board(snapshot, seen, before)
    shown = Shown(snapshot.head.revision, about, fields, seen)
    if before is None:
        log = {"notes": snapshot.log_json(seen.log[: seen.lines], eyes), "from": 0}
        lasting = {"game": snapshot.game.name, "seats": list(seats), **_of_the_table(about)}
        whole = {"type": "table", **lasting, **fields, **log, "story": story_json(seen), "view": seen.view}
        return written(whole), shown
    message = {"type": "update", "ply": snapshot.head.ply, "revision": snapshot.head.revision}
    message |= _different(before.fields, fields)
    if about is not before.about:
        message |= _different(_of_the_table(before.about), _of_the_table(about))
    if seen is not before.seen:
        message |= _news(snapshot, eyes, seen, before.seen, taken_back=before.revision != shown.revision)
    return written(message), shown


def _on_board(snapshot: Snapshot, seen: Seen, before: Shown | None) -> list[Any]:
    """What is to be done on a real board: since the last answer of this seat, or to put back what was taken back.

    What an opponent does is listed when it is done, not between its dice.
    """
    if before is not None and before.revision != snapshot.head.revision:
        return [to_json(message) for message in snapshot.game.on_board(before.seen.view, seen.view)]
    begins = bool(snapshot.steps) and snapshot.steps[-1].ply == snapshot.head.ply
    if snapshot.asking == DEALER and not begins:
        return []
    return [to_json(message) for message in snapshot.game.on_board(seen.story.first, seen.view)]


def _different(before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """Of what is said now, what was not said like this before."""
    return {name: value for name, value in now.items() if before[name] != value}


def _of_the_moment(snapshot: Snapshot, about: About, seats: Sequence[str]) -> dict[str, Any]:
    """What is said of a moment besides log, story and view."""
    rests = about.thinking is None
    undoing, barred = snapshot.undoing(seats)
    return {
        "ply": snapshot.head.ply,
        "revision": snapshot.head.revision,
        "question": snapshot.asked if rests and snapshot.asking in seats else None,
        "outlook": snapshot.outlook if rests and snapshot.asking in seats else None,
        "asking": about.thinking or snapshot.asking,
        "can_undo": rests and undoing is not None and barred is None,
        "undo_barred": None if barred is None else to_json(barred),
        "can_redo": rests and snapshot.can_redo(seats),
        "reset_to": snapshot.resets.get(undoing) if rests and undoing is not None and barred is None else None,
        "taken_back": snapshot.taken_back and snapshot.taken_back.to_json(snapshot.viewpoint(seats)),
        "can_adjust": rests and any(snapshot.can_adjust.get(seat, False) for seat in seats),
        "outcome": snapshot.ended,
    }


def _of_the_table(about: About) -> dict[str, Any]:
    """What is said of a table besides the game itself."""
    return {
        "table": about.table,
        "name": about.name,
        "options": about.options,
        "terms": about.terms,
        "tutorial": about.tutorial,
        "thinking": about.thinking,
        "presence": about.presence,
        "stand_ins": about.stand_ins,
        "people": about.people,
        "names": about.names,
        "commitment": about.commitment,
        "seed": about.seed,
        "wishes": about.wishes,
        "asked_back": about.asked_back and about.asked_back._asdict(),
        "keep_days": about.keep_days,
        "pace": about.pace,
        "clock": about.clock,
        "watching": about.watching,
    }


def _news(snapshot: Snapshot, eyes: str | None, seen: Seen, before: Seen, taken_back: bool) -> dict[str, Any]:
    """Log, story and view of a seat as changes to what was seen before."""
    start = before.lines if seen.log is before.log else _common(before.log[: before.lines], seen.log[: seen.lines])
    news: dict[str, Any] = {"notes": snapshot.log_json(seen.log[start : seen.lines], eyes), "from": start}
    if taken_back:
        return news | {"story": story_json(seen), "view": seen.view}
    return news | {"story": story_json(seen, before), "changes": changes(before.view, seen.view)}


def _common(old: Sequence[Line], new: Sequence[Line]) -> int:
    """How many lines two logs have in common at their beginning."""
    for place, (one, two) in enumerate(zip(old, new, strict=False)):
        if one.note is not two.note and one.note != two.note:
            return place
    return min(len(old), len(new))


def _shared(old: Sequence[object], new: Sequence[object]) -> int:
    """How many items two lists have in common at their beginning."""
    pairs = zip(old, new, strict=False)
    return next((place for place, (one, two) in enumerate(pairs) if one != two), min(len(old), len(new)))


def _reason(refusal: CannotUndo | None) -> Message | None:
    return None if refusal is None else refusal.message


def outlook_json(known: Outlook) -> dict[str, Any]:
    """What is known about a question beforehand as JSON-ready data: forecasts by option, and what cannot be done."""
    return {
        "forecasts": {key: forecasts.to_json(forecast) for key, forecast in known.forecasts.items()},
        "impossible": [forecasts.impossible_to_json(thing) for thing in known.impossible],
    }


def question_json(question: Question | None) -> dict[str, Any] | None:
    """A question as JSON-ready data."""
    if question is None:
        return None
    return {
        "seat": question.seat,
        "purpose": str(question.purpose),
        "prompt": to_json(question.prompt),
        "about": {name: _about_json(value) for name, value in question.about.items()},
        "options": [
            {
                "key": option.key,
                "label": to_json(option.label),
                "target": option.target,
                **({"aside": True} if option.aside else {}),
            }
            for option in question.options
        ],
        "at_least": question.at_least,
        "at_most": question.at_most,
        "by_hand": question.by_hand,
    }


def _about_json(value: Subject) -> object:
    return {"message": to_json(value)} if isinstance(value, Message) else value


def note_json(note: Note) -> dict[str, Any]:
    """A note as JSON-ready data."""
    data = {"text": to_json(note.message), "rule": note.cites, "kind": note.kind, "heading": note.heading}
    if note.check is not None:
        data["check"] = to_json(note.check)
    if note.echo:
        data["echo"] = True
    return data


def outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as JSON-ready data."""
    if outcome is None:
        return None
    standing = [place._asdict() for place in outcome.standing]
    return {"winner": outcome.winner, "rule": outcome.rule, "message": to_json(outcome.message), "standing": standing}
