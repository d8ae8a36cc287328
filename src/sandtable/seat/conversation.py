"""The conversation with a program at a seat, without the lines it goes over: what to say, and what to make of a reply.

Whoever carries the lines (a process, a socket, a test) sends what is told here, and gives every line that comes back
to ``take``. Whatever is wrong with a line is refused in words; who is refused too often has lost the seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sandtable.core.errors import IllegalAnswer, SandtableError, SeatLost
from sandtable.core.game import Game, Outcome
from sandtable.core.messages import Note
from sandtable.core.questions import Question
from sandtable.seat import telling
from sandtable.seat.lines import PROTOCOL, SECONDS, Answer, BadLine, Hello, Wanted, read
from sandtable.seat.telling import Seen, Told
from sandtable.web.stories import changes
from sandtable.words import Words

Keys = tuple[str, ...]


@dataclass(frozen=True)
class Terms:
    """On which terms a program plays."""

    seconds: float = SECONDS
    """How long it may take to answer a question, with all that it asks before."""
    tries: int = 3
    """The refusal with this number loses the seat."""
    asides: int = 200
    """How often it may ask something back before it answers one question."""


TERMS: Final = Terms()


def written(told: Mapping[str, Any]) -> bytes:
    """A message as a line."""
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"


class Conversation:
    """What is said to one program that plays one seat, and what has been said to it already."""

    def __init__(
        self, game: Game, seat: str, words: Words, terms: Terms = TERMS, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.terms = terms
        self.name: str | None = None
        """What the program calls itself, once it has said so."""
        self.question: Question | None = None
        """What it is asked."""
        self.words = words.of(game.name)
        self._options = dict(options or {})
        self._seen: Seen | None = None
        self._number = 0
        self._refused = 0
        self._asides = 0
        self._view: Mapping[str, Any] | None = None
        self._printed: object = None
        self._notes: Sequence[Note] = ()

    # -- what is told

    def hello(self, seen: Seen) -> Told:
        """The first message."""
        view = seen.view()
        self._printed = view.get("facts")
        self._refused = self._asides = 0
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.game.name,
            "title": self.words(f"game-{self.game.name}"),
            "rules": self.game.version,
            "seat": self.seat,
            "seats": list(self.game.seats),
            "options": self._options,
            "language": self.words.language,
            "seconds": self.terms.seconds,
            "tries": self.terms.tries,
            "asides": self.terms.asides,
            "facts": telling.facts_of(self.game, view),
        }

    def ask(self, question: Question, seen: Seen, left: float) -> Told:
        """A question, and whatever is new to the seat since the last one; ``left`` are the seconds for its answer."""
        self.question, self._seen = question, seen
        self._number += 1
        self._refused = self._asides = 0
        asked = telling.question_told(question, self.words)
        return {"type": "ask", "number": self._number, "seconds": _seconds(left), **self._news(seen), "question": asked}

    def over(self, outcome: Outcome | None, seen: Seen | None) -> Told:
        """How the game has ended, with whatever is new; None if it has not, and the program goes before its end."""
        self.question = None
        told = None if outcome is None else telling.outcome_told(outcome, self.words)
        return {"type": "game_over", **({} if seen is None else self._news(seen)), "outcome": told}

    def bye(self) -> Told:
        """The last message: nothing will be read any more."""
        return {"type": "bye"}

    def _news(self, seen: Seen) -> Told:
        """The view, whole or as changes, and the new lines of the log, from the place on where they belong."""
        view, notes = seen.view(), seen.notes()
        news: Told = {"view": view} if self._view is None else {"changes": changes(self._view, view)}
        if view.get("facts") != self._printed:
            self._printed = view.get("facts")
            news["facts"] = telling.facts_of(self.game, view)
        start = _shared(self._notes, notes)
        first = sum(not note.echo for note in notes[:start])
        lines = [telling.note_told(note, self.words) for note in notes[start:] if not note.echo]
        self._view, self._notes = view, list(notes)
        return {**news, "from": first, "log": lines}

    # -- what a program says

    def take(self, line: bytes, left: float) -> Told | Keys | None:
        """What to reply to a line of the program; the keys if it is an answer, None if there is nothing to say."""
        try:
            said = read(line)
            if isinstance(said, Hello):
                self._greeted(said)
                return None
            if self.name is None:
                raise BadLine("seat-hello-first")
            if isinstance(said, Wanted):
                self._count_aside()
                return self._aside(said)
            return self._answered(said)
        except (BadLine, IllegalAnswer) as refusal:
            self._refused += 1
            if self._refused >= self.terms.tries:
                raise SeatLost(
                    "seat-refused", game=refusal.game, seat=self.seat, tries=self.terms.tries, reason=refusal.message
                ) from None
            return self.refused(refusal, left)

    def refused(self, refusal: SandtableError, left: float) -> Told:
        """That a line is not done, and why: the question still waits."""
        return {
            "type": "refused",
            "code": refusal.code,
            "text": self.words.refusal(refusal),
            "tries": self.terms.tries - self._refused,
            "seconds": _seconds(left),
        }

    def _greeted(self, hello: Hello) -> None:
        if self.name is not None:
            raise BadLine("seat-hello-twice")
        if hello.protocol != PROTOCOL:
            raise SeatLost("seat-protocol", seat=self.seat, got=hello.protocol, known=PROTOCOL)
        self.name = hello.name

    def _answered(self, answer: Answer) -> Keys | None:
        if self.question is None or answer.number > self._number:
            raise BadLine("seat-not-asked", number=answer.number)
        if answer.number < self._number:
            self._count_aside()
            return None  # that question was taken back while it was thought about
        self.question.check(answer.keys)
        self.question = None
        return answer.keys

    def _count_aside(self) -> None:
        self._asides += 1
        if self._asides > self.terms.asides:
            raise BadLine("seat-asides", asides=self.terms.asides)

    def _aside(self, wanted: Wanted) -> Told:
        """What a program wants to know."""
        about, seen, question = wanted.about, self._seen, self.question
        if question is None or seen is None:
            raise BadLine("seat-nothing-asked")
        makers: Mapping[str, Callable[[], object]] = {
            "forecast": lambda: telling.forecast_told(
                seen.forecast(about) if about in question.keys else None, self.words
            ),
            "why_not": lambda: telling.reason_told(seen.why_not(about), self.words),
            "rule": lambda: telling.rules_told(about, self.words),
            "card": lambda: telling.card_told(about, self.words),
        }
        field, told = TOLD_OF[wanted.type]
        return {"type": wanted.type, field: about, told: makers[wanted.type]()}


TOLD_OF: Final[Mapping[str, tuple[str, str]]] = {
    "forecast": ("key", "forecast"),
    "why_not": ("key", "why_not"),
    "rule": ("number", "rules"),
    "card": ("number", "card"),
}
"""Of what a program is told, and in which field."""


def _seconds(left: float) -> float:
    return max(0.0, round(left, 1))


def _shared(old: Sequence[Note], new: Sequence[Note]) -> int:
    """How many lines two logs have in common at their beginning."""
    for place, (one, two) in enumerate(zip(old, new, strict=False)):
        if one is not two and one != two:
            return place
    return min(len(old), len(new))
