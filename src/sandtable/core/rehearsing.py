"""Rehearsing: what a seat intends to answer, tried on a twin of its table before anything is said at the table.

A twin goes no further than the seat could foresee: it stops at a die, a card, something revealed, a question to
anybody else, and where an opponent of the book would have to say something. Nothing is rolled and nobody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.core.errors import IllegalAnswer, quoted
from sandtable.core.forecasts import Impossible, Outlook, outlook, why_not
from sandtable.core.messages import NOTHING, About, Message
from sandtable.core.questions import Question, Request

if TYPE_CHECKING:
    from sandtable.core.game import Game
    from sandtable.core.running import Run
    from sandtable.core.table import Table

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
    if_possible: bool = False
    """Whether it is passed over without a word where it is not possible (it may have been done already)."""

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


@dataclass(frozen=True)
class Reply:
    """A question of the seat and how it was answered: by which intention, or by default (None)."""

    question: Question
    keys: Sequence[str]
    by: int | None
    before: Any
    """The state in which it was asked."""


class Rehearsal:
    """What became of all intentions, where the twin stopped and why, and what is known there."""

    def __init__(
        self, game: Game, seat: str, rows: Sequence[Row], stopped: str, twin: Run, replies: Sequence[Reply] = ()
    ) -> None:
        self.seat = seat
        self.rows = rows
        self.replies = replies
        """Everything that was asked and answered on the way, in its order."""
        self.stopped = stopped
        self.question = twin.question if stopped == ASKED else None
        """What the seat would be asked next, if it is its turn."""
        self.asked = twin.question.seat if stopped == OTHERS and twin.question is not None else None
        """Who else would be asked, where that is a question."""
        self._game = game
        self._state = twin.state

    def views(self) -> list[dict[str, Any]]:
        """The table as the seat would see it after each reply."""
        states = [*(reply.before for reply in self.replies[1:]), self._state] if self.replies else []
        return [self._game.describe(self._game.seen_by(state, self.seat)) for state in states]

    def seen(self) -> Any:
        """The state in which it stopped, as the seat would see it."""
        return self._game.seen_by(self._state, self.seat)

    def outlook_on(self, reply: Reply) -> Outlook:
        """What the rules knew about a question before it was answered."""
        return outlook(self._game, reply.before, reply.question)

    def view(self, row: Row | None = None) -> dict[str, Any]:
        """The table as the seat would see it after a row that was used, or where the rehearsal stopped."""
        state = self._state if row is None or row.state is None else row.state
        return self._game.describe(self._game.seen_by(state, self.seat))

    def worths(self) -> Mapping[str, float]:
        """What the options of the question at which it stopped are worth to the seat, by the game's rule of thumb."""
        return {} if self.question is None else self._game.worths(self.seen(), self.question)

    def why_not(self, key: str) -> Impossible | None:
        """Why something is no option of the question at which it stopped, as far as the seat may know."""
        return None if self.question is None else why_not(self._game, self.seen(), self.question, key)

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


Default = Callable[[Any, Question], Sequence[str]]
"""How a seat answers a question of which it has said nothing, by what it sees; no keys if it must say."""


def rehearsed(twin: Run, seat: str, intentions: Sequence[Intention], default: Default | None = None) -> Rehearsal:
    """Answer a twin's questions by these intentions, in their order, as far as they go, or else by default."""
    rows: dict[int, Row] = {}
    replies: list[Reply] = []
    stopped = OVER
    try:
        while twin.outcome is None:
            question = twin.question
            if question is None or question.seat != seat:
                stopped = _why(twin.awaits)
                break
            chosen = next_intended(question, intentions, rows, lambda n, why: _refuse(twin, intentions, rows, n, why))
            keys = intentions[chosen].keys if chosen is not None else ()
            if chosen is None and default is not None:
                keys = tuple(default(twin.game.seen_by(twin.state, seat), question))
                if keys:
                    question.check(keys)
            if chosen is None and not keys:
                stopped = ASKED
                break
            replies.append(Reply(question, keys, chosen, twin.state.copy()))
            try:
                twin.answer_for_good(*keys)
            finally:
                if chosen is not None:
                    rows[chosen] = Row(intentions[chosen], USED, None, twin.state.copy())
    except Stopped:
        stopped = OTHERS
    fates = [rows.get(n) or Row(intention, DROPPED) for n, intention in enumerate(intentions)]
    return Rehearsal(twin.game, seat, fates, stopped, twin, replies)


def carried_out(table: Table, seat: str, intentions: Sequence[Intention]) -> list[int]:
    """Answer a table's questions by these intentions until anybody or anything else has had a say."""
    used: list[int] = []
    refused: list[IllegalAnswer] = []
    ply = table.ply
    while (question := table.question) is not None and question.seat == seat:
        chosen = next_intended(question, intentions, used, lambda n, why: refused.append(why))
        if chosen is None:
            break
        table.answer(*intentions[chosen].keys, seat=seat)
        used.append(chosen)
        if any(entry.who != seat for entry in table.journal[ply:]):
            break
    if not used:
        raise refused[0] if refused else IllegalAnswer("nothing-intended")
    return used


def next_intended(
    question: Question,
    intentions: Sequence[Intention],
    settled: Collection[int],
    refuse: Callable[[int, IllegalAnswer], None],
) -> int | None:
    """The first intention, of those that are not settled yet, that answers a question; those before it are refused."""
    for n, intention in enumerate(intentions):
        if n in settled or not intention.is_meant_for(question):
            continue
        try:
            question.check(intention.keys)
        except IllegalAnswer as refusal:
            if not intention.if_possible:
                refuse(n, refusal)
            continue
        return n
    return None


def _refuse(twin: Run, intentions: Sequence[Intention], rows: dict[int, Row], n: int, refusal: IllegalAnswer) -> None:
    """Say of an intention that it is not possible, and why, as well as the rules know."""
    assert twin.question is not None
    reason = _reason(twin, twin.question, intentions[n]) or refusal.message
    rows[n] = Row(intentions[n], REFUSED, reason)


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
