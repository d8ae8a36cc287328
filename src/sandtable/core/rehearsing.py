"""Rehearsing: what a seat intends to answer, tried on a twin of its table before anything is said at the table.

A twin goes no further than the seat could foresee: it stops at a die, a card, something revealed, a question to
anybody else, and where an opponent of the book would have to say something. Nothing is rolled and nobody is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.core.errors import IllegalAnswer, quoted
from sandtable.core.forecasts import Outlook, outlook
from sandtable.core.messages import NOTHING, About, Message
from sandtable.core.questions import Question, Request

if TYPE_CHECKING:
    from sandtable.core.game import Game
    from sandtable.core.running import Run

USED: Final = "used"
DROPPED: Final = "dropped"
"""Its question was never asked."""
REFUSED: Final = "refused"

ASKED: Final = "asked"
"""The seat is asked something for which it has no intention."""
OTHERS: Final = "others"
DIE: Final = "die"
CARD: Final = "card"
REVEALED: Final = "revealed"
OVER: Final = "over"


class Intention(NamedTuple):
    """What a seat means to answer once it is asked: the address of the question, and the keys."""

    purpose: str
    keys: tuple[str, ...]
    about: Mapping[str, About] = NOTHING
    """What the question must be about, as far as that matters: ``{"space": "space:kandahar"}``."""

    def is_meant_for(self, question: Question) -> bool:
        """Whether this is what a question asks."""
        about = question.about
        return self.purpose == question.purpose and all(about.get(name) == value for name, value in self.about.items())


@dataclass(frozen=True)
class Row:
    """What became of an intention: its fate, why it was refused, and the state after it was used."""

    intention: Intention
    fate: str
    reason: Message | None = None
    state: Any = None


class Rehearsal:
    """What became of all intentions, where the twin stopped and why, and what is known there."""

    def __init__(self, game: Game, seat: str, rows: Sequence[Row], stopped: str, twin: Run) -> None:
        self.seat = seat
        self.rows = rows
        self.stopped = stopped
        self.question = twin.question if stopped == ASKED else None
        """What the seat would be asked next, if it is its turn."""
        self.asked = twin.question.seat if stopped == OTHERS and twin.question is not None else None
        """Who else would be asked, where that is a question."""
        self._game = game
        self._state = twin.state

    def view(self, row: Row | None = None) -> dict[str, Any]:
        """The table as the seat would see it after a row that was used, or where the rehearsal stopped."""
        state = self._state if row is None or row.state is None else row.state
        return self._game.describe(self._game.seen_by(state, self.seat))

    def outlook(self) -> Outlook:
        """What the rules know about the question at which it stopped: what could be added next."""
        return outlook(self._game, self._state, self.question)


class Hush:
    """Whether the opponents of the book have been told to say nothing more."""

    def __init__(self) -> None:
        self.holds = False

    def seating(self, books: Mapping[str, Any]) -> Mapping[str, Any]:
        """The books of a twin: they repeat what they have said, and the play stops where they would say more."""
        return {seat: _Hushed(book, self) for seat, book in books.items()}


class Stopped(Exception):
    """An opponent of the book would have to say something now."""


class _Hushed:
    """A book that answers as long as there is no hush."""

    def __init__(self, book: Any, hush: Hush) -> None:
        self._book = book
        self._hush = hush

    def __getattr__(self, name: str) -> Any:
        if self._hush.holds:
            raise Stopped
        return getattr(self._book, name)


def checked_intentions(intentions: object) -> Sequence[Intention]:
    """What a seat intends, or a refusal that shows what cannot be meant."""
    if not isinstance(intentions, (list, tuple)):
        raise IllegalAnswer("intentions", intentions=quoted(intentions))
    for each in intentions:
        if not isinstance(each, Intention) or not isinstance(each.keys, (list, tuple)):
            raise IllegalAnswer("intentions", intentions=quoted(each))
        if not isinstance(each.about, Mapping):
            raise IllegalAnswer("intentions", intentions=quoted(each))
    return intentions


def rehearsed(twin: Run, seat: str, intentions: Sequence[Intention]) -> Rehearsal:
    """Answer a twin's questions by these intentions, in their order, as far as they go."""
    rows: dict[int, Row] = {}
    stopped = OVER
    try:
        while twin.outcome is None:
            question = twin.question
            if question is None or question.seat != seat:
                stopped = _why(twin.awaits)
                break
            meant = [n for n, intention in enumerate(intentions) if n not in rows and intention.is_meant_for(question)]
            if not any(_try(twin, question, n, intentions[n], rows) for n in meant):
                stopped = ASKED
                break
    except Stopped:
        stopped = OTHERS
    fates = [rows.get(n) or Row(intention, DROPPED) for n, intention in enumerate(intentions)]
    return Rehearsal(twin.game, seat, fates, stopped, twin)


def _try(twin: Run, question: Question, n: int, intention: Intention, rows: dict[int, Row]) -> bool:
    """Answer a question by an intention; False if it is refused."""
    try:
        question.check(intention.keys)
    except IllegalAnswer as refusal:
        rows[n] = Row(intention, REFUSED, _reason(twin, question, intention) or refusal.message)
        return False
    try:
        twin.answer_for_good(*intention.keys)
    finally:
        rows[n] = Row(intention, USED, None, twin.state.copy())
    return True


def _reason(twin: Run, question: Question, intention: Intention) -> Message | None:
    """Why the rules do not offer what is intended, where they know."""
    missing = [thing for key in intention.keys if (thing := twin.why_not(key)) is not None]
    return missing[0].reason if missing else None


def _why(asked: Request | None) -> str:
    """Why a twin rests where its seat is not asked."""
    if isinstance(asked, Roll):
        return DIE
    if isinstance(asked, Draw):
        return CARD
    return REVEALED if isinstance(asked, Reveal) else OTHERS
