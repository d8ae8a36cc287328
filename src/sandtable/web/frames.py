"""Frames: what is sent to a connection about its table, made from a snapshot so that nobody waits for a thinker."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sandtable.core import forecasts
from sandtable.core.forecasts import NOTHING_KNOWN, Outlook
from sandtable.core.game import Game, Outcome
from sandtable.core.messages import About as Subject
from sandtable.core.messages import Message, Note, to_plain
from sandtable.core.questions import Question
from sandtable.core.table import DEALER, Past, Table
from sandtable.web import stories
from sandtable.web.store import Head


@dataclass
class Snapshot:
    """A table at rest: a copy of its state and everything that can be said about it."""

    game: Game
    state: Any
    head: Head
    question: Question | None
    notes: list[Note]
    outcome: Outcome | None
    can_undo: Mapping[str, bool]
    """Whether each seat of a person may take something back."""
    can_adjust: Mapping[str, bool]
    """Whether each seat of a person may change the table by hand."""
    steps: Sequence[int] = ()
    """With which notes the steps of the play begin."""
    pasts: Mapping[str | None, tuple[int, Past]] = field(default_factory=dict)
    """What has happened since the last answer of each seat of a person (None: for a spectator)."""
    _views: dict[str | None, str] = field(default_factory=dict)
    _stories: dict[str | None, str] = field(default_factory=dict)
    _notes: dict[str | None, list[Note]] = field(default_factory=dict)

    @classmethod
    def of(cls, table: Table, revision: int, people: Sequence[str]) -> Snapshot:
        """The table as it stands; ``people`` are the seats of which to know whether they may undo and adjust."""
        return cls(
            game=table.game,
            state=table.state.copy(),
            head=Head(revision, table.ply),
            question=table.question,
            notes=list(table.notes),
            outcome=table.outcome,
            can_undo={seat: table.can_undo(by=seat) for seat in people},
            can_adjust={seat: table.can_adjust(by=seat) for seat in people},
            steps=[step.notes for step in table.steps],
            pasts=stories.pasts(table, people),
        )

    @property
    def asking(self) -> str | None:
        """The seat that is asked."""
        return None if self.question is None else self.question.seat

    def view(self, seat: str | None) -> str:
        """The view of a seat (None: of a spectator) as JSON, made once."""
        if seat not in self._views:
            described = self.game.describe(self.game.seen_by(self.state, seat))
            self._views[seat] = written(described)
        return self._views[seat]

    def story(self, seat: str | None) -> str:
        """What has happened since the last answer of a seat (None: for a spectator) as JSON, made once."""
        if seat not in self._stories:
            since = self.pasts.get(seat)
            told = None if since is None else stories.story_plain(self.game, seat, *since)
            self._stories[seat] = written(told)
        return self._stories[seat]

    @cached_property
    def outlook(self) -> Outlook:
        """What the seat that is asked may know about its question beforehand, made once."""
        return forecasts.outlook(self.game, self.state, self.question)

    def notes_for(self, seat: str | None) -> list[Note]:
        """The log of a seat (None: of a spectator)."""
        if seat not in self._notes:
            self._notes[seat] = [note for note in self.notes if note.visible_to(seat)]
        return self._notes[seat]

    def log_for(self, seat: str | None, start: int = 0) -> list[dict[str, Any]]:
        """The log of a seat from a place on as JSON-ready data, each note with the number of its step."""
        visible = [(note, index) for index, note in enumerate(self.notes) if note.visible_to(seat)]
        return [note_plain(note) | {"step": bisect_right(self.steps, index)} for note, index in visible[start:]]

    def viewpoint(self, seats: Sequence[str]) -> str | None:
        """Whose eyes a connection looks through: its seat's; of several the one that is asked."""
        played = [seat for seat in seats if seat != DEALER]
        if not played:
            return None
        if len(played) == 1 or self.asking is None:
            return played[0]
        if self.asking == DEALER:
            return None
        return self.asking if self.asking in played else played[0]


@dataclass(frozen=True)
class About:
    """What a frame says besides the game itself."""

    table: str
    name: str | None
    options: Mapping[str, Any]
    terms: Sequence[str]
    tutorial: str | None
    people: Mapping[str, str]
    presence: Mapping[str, bool]
    commitment: str
    seed: str | None
    thinking: str | None


def written(document: object) -> str:
    """A document as JSON, without waste."""
    return json.dumps(document, separators=(",", ":"))


def frame(
    kind: str, snapshot: Snapshot, about: About, seats: Sequence[str], sent: Sequence[Note], story: bool = True
) -> str:
    """A ``table`` or ``update`` message for a connection that plays ``seats`` and has been sent some notes.

    Where it was told the ``story`` of this moment already, it is not told again.
    """
    seat = snapshot.viewpoint(seats)
    notes = snapshot.notes_for(seat)
    start = 0 if kind == "table" else common(sent, notes)
    asked = about.thinking is None and snapshot.asking in seats
    fields = {
        "type": kind,
        "table": about.table,
        "name": about.name,
        "game": snapshot.game.name,
        "options": dict(about.options),
        "terms": list(about.terms),
        "tutorial": about.tutorial,
        "seats": list(seats),
        "ply": snapshot.head.ply,
        "revision": snapshot.head.revision,
        "question": question_plain(snapshot.question, snapshot.outlook) if asked else None,
        "asking": about.thinking or snapshot.asking,
        "thinking": about.thinking,
        "notes": snapshot.log_for(seat, start),
        "from": start,
        "can_undo": about.thinking is None and any(snapshot.can_undo.get(seat, False) for seat in seats),
        "can_adjust": about.thinking is None and any(snapshot.can_adjust.get(seat, False) for seat in seats),
        "presence": dict(about.presence),
        "people": dict(about.people),
        "commitment": about.commitment,
        "seed": about.seed,
        "outcome": outcome_plain(snapshot.outcome),
    }
    told = f'"story":{snapshot.story(seat)},' if story else ""
    return with_view(fields, snapshot, seat, told)


def with_view(fields: Mapping[str, Any], snapshot: Snapshot, seat: str | None, told: str = "") -> str:
    """A message as JSON, with the view of a seat (and its story), which is written once for all who see it."""
    return f'{written(fields)[:-1]},{told}"view":{snapshot.view(seat)}}}'


def common(old: Sequence[Note], new: Sequence[Note]) -> int:
    """How many notes two logs have in common at their beginning."""
    for place, (one, two) in enumerate(zip(old, new, strict=False)):
        if one is not two and one != two:
            return place
    return min(len(old), len(new))


def question_plain(question: Question | None, known: Outlook = NOTHING_KNOWN) -> dict[str, Any] | None:
    """A question as JSON-ready data."""
    if question is None:
        return None
    return {
        "seat": question.seat,
        "purpose": str(question.purpose),
        "prompt": to_plain(question.prompt),
        "about": {name: _about_plain(value) for name, value in question.about.items()},
        "options": [
            {
                "key": option.key,
                "label": to_plain(option.label),
                "target": option.target,
                "forecast": forecasts.to_plain(known.forecasts.get(option.key)),
            }
            for option in question.options
        ],
        "impossible": [forecasts.impossible_to_plain(thing) for thing in known.impossible],
        "at_least": question.at_least,
        "at_most": question.at_most,
        "by_hand": question.by_hand,
    }


def _about_plain(value: Subject) -> object:
    return {"message": to_plain(value)} if isinstance(value, Message) else value


def note_plain(note: Note) -> dict[str, Any]:
    """A note as JSON-ready data."""
    return {"text": to_plain(note.message), "rule": note.rule, "kind": note.kind, "heading": note.heading}


def outcome_plain(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as JSON-ready data."""
    if outcome is None:
        return None
    standing = [place._asdict() for place in outcome.standing]
    return {"winner": outcome.winner, "rule": outcome.rule, "message": to_plain(outcome.message), "standing": standing}
