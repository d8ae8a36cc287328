"""The play: a state, the log, and the ways in which the rules of any game ask players, dice and deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.core.checks import Check, Checked
from sandtable.core.errors import RulesFault
from sandtable.core.messages import NOTHING, About, Message, Note, argument, subject
from sandtable.core.questions import CONSENT, CONSENTS, Ask, Option, Question

DONE: Final = "done"
YES: Final = "yes"
NO: Final = "no"
AGREE: Final = CONSENTS[0]
OBJECT: Final = CONSENTS[1]

S = TypeVar("S")
T = TypeVar("T")


@cache
def word_option(word: str) -> Option:
    """A plain word as an option; its label is the message ``option-<word>``."""
    return Option(word, Message(f"option-{word}"))


_CONSENT: Final = tuple(map(word_option, CONSENTS))


@cache
def number_option(number: int) -> Option:
    """A number as an option."""
    return Option(str(number), Message("number", {"number": number}))


@cache
def number_options(least: int, most: int) -> tuple[Option, ...]:
    """All numbers from the least to the most as options."""
    return tuple(map(number_option, range(least, most + 1)))


class Book(Protocol):
    """An opponent from a rule book: it answers the questions of its seat by its charts, with dice of its own."""

    def answer(self, g: Any, question: Question) -> Ask[Sequence[str]]:
        """The keys it chooses, out of those that are offered."""
        ...


class Play(Generic[S]):
    """What the rules work with: ``g.s`` is the state; the rest asks or tells."""

    candidates: ClassVar[str] = "candidates"
    """What this game calls the things that charts choose from, as an argument of its messages."""

    def __init__(self, state: S, tell: Callable[[Note], None] | None, books: Mapping[str, Book] = NOTHING) -> None:
        self.s = state
        self.books = books
        """Who plays by the book, by seat."""
        self._tell = tell
        self.told = 0
        """How many lines the log has had in this step."""
        self.reasons = 0
        """How many reasons it has had."""
        self.requests = 0
        """How often people, dice or the deck were asked in this step."""

    # -- telling

    @property
    def tells(self) -> bool:
        """Whether anybody keeps what is told."""
        return self._tell is not None

    def note(
        self,
        id: str,
        rule: str | None = None,
        /,
        *,
        only: str | None = None,
        why: bool = False,
        heading: bool = False,
        echo: bool = False,
        withdraws: str | None = None,
        **args: object,
    ) -> None:
        """Write ``note-<id>`` into the log. ``only`` is the one seat that may read it; ``why`` marks a reason.

        An ``echo`` repeats a part of the check before it. What is told since ``note-<withdraws>``, of the same things,
        has not happened after all.
        """
        if why:
            self.reasons += 1
        else:
            self.told += 1
        if self._tell is None:
            return
        message = Message(f"note-{id}", {name: argument(value) for name, value in args.items()})
        gone = None if withdraws is None else Message(f"note-{withdraws}", message.args)
        seen_by, kind = None if only is None else (only,), "why" if why else "told"
        self._tell(Note(message, rule, seen_by, kind, heading, echo, None, gone))

    # -- asking players

    def ask(
        self, seat: str, purpose: str, options: Sequence[Option], count: tuple[int, int], /, **about: object
    ) -> Ask[tuple[str, ...]]:
        """Ask a seat for ``count`` (least, most) of the options. What leaves no choice is not asked.

        A book opponent is asked even then, for it may have to roll all the same, and says why there is but one.
        """
        at_least, at_most = count
        book = self.books.get(seat)
        if len(options) == at_least == at_most and (book is None or not options):
            return tuple(option.key for option in options)
        question = _question(seat, purpose, options, at_least, min(at_most, len(options)), about)
        if book is not None:
            return (yield from self._by_the_book(book, question))
        self.requests += 1
        keys: tuple[str, ...] = yield question
        return keys

    def pick(self, seat: str, purpose: str, options: Sequence[Option], **about: object) -> Ask[str]:
        """Ask for one option; its key."""
        return self.pick_about(seat, purpose, options, about)

    def pick_about(self, seat: str, purpose: str, options: Sequence[Option], about: dict[str, object]) -> Ask[str]:
        """Ask for one option, with what the question is about in one piece; its key."""
        book = self.books.get(seat)
        if len(options) == 1 and book is None:
            return options[0].key
        question = _question(seat, purpose, options, 1, 1, about)
        if book is not None:
            return (yield from self._by_the_book(book, question))[0]
        self.requests += 1
        keys: tuple[str, ...] = yield question
        return keys[0]

    def pick_in_secret(self, seat: str, purpose: str, options: Sequence[Option], **about: object) -> Ask[str]:
        """Ask for one of what others cannot see; its key.

        It is asked even if there is but one, for that somebody has no choice would tell the others something.
        """
        if seat in self.books:
            return (yield from self.pick_about(seat, purpose, options, about))
        self.requests += 1
        keys: tuple[str, ...] = yield _question(seat, purpose, options, 1, 1, about)
        return keys[0]

    def _by_the_book(self, book: Book, question: Question) -> Ask[tuple[str, ...]]:
        keys = tuple((yield from book.answer(self, question)))
        question.check(keys)
        return keys

    def agrees(self, seat: str, purpose: str, **about: object) -> Ask[bool]:
        """Ask yes or no."""
        return (yield from self.pick_about(seat, purpose, [word_option(YES), word_option(NO)], about)) == YES

    def how_many(self, seat: str, purpose: str, least: int, most: int, **about: object) -> Ask[int]:
        """Ask for a number."""
        return int((yield from self.pick_about(seat, purpose, number_options(least, most), about)))

    def by_hand(self, seat: str, purpose: str, seats: Sequence[str], /, **about: object) -> Ask[bool]:
        """Let a seat change the table by hand until it says that it is done. Nothing may come before it in its step.

        Then the people at the other ``seats`` are asked whether they agree. If one objects it is False: the step begins
        again. A book opponent changes nothing by hand, and agrees.
        """
        if seat in self.books:
            return True
        yield Question(seat, purpose, [word_option(DONE)], about=_subjects(about), by_hand=True)
        for other in seats:
            if other == seat or other in self.books:
                continue
            keys: tuple[str, ...] = yield Question(other, CONSENT, _CONSENT, about=_subjects({**about, "side": seat}))
            if keys[0] == OBJECT:
                self.note("objects", side=other)
                return False
        return True

    # -- asking dice and deck

    def roll(self, purpose: str, **about: object) -> Ask[int]:
        """Roll one die and note it."""
        return self._rolled(Roll(purpose, _subjects(about)))

    def roll_among(self, purpose: str, among: Sequence[object]) -> Ask[int]:
        """Roll one die for one of several things, each with an equal share of its faces, and note it."""
        return self._rolled(Roll(purpose, NOTHING, [subject(each) for each in among]))

    def _rolled(self, request: Roll) -> Ask[int]:
        self.requests += 1
        pips: int = yield request
        if self._tell is None:
            self.told += 1
        else:
            self.note("die", pips=pips, what=request.prompt)
        return pips

    def check(self, purpose: str, check: Check, rule: str | None = None, /, **about: object) -> Ask[Checked]:
        """Roll a die that must be high or low enough, and note all of it: modifiers, what it needs, the verdict."""
        request = Roll(purpose, _subjects(about))
        self.requests += 1
        pips: int = yield request
        checked = Checked(check, pips)
        self.told += 1
        if self._tell is not None:
            what = request.prompt
            self._tell(Note(Message("note-die", {"pips": pips, "what": what}), check=checked.told(what, rule)))
        return checked

    def draw(self, purpose: str, among: Sequence[T], option: Callable[[T], Option], **about: object) -> Ask[T]:
        """One of these that lie in a pile, at random; where there is but one, that one."""
        return self.draw_about(purpose, among, option, about)

    def draw_about(
        self, purpose: str, among: Sequence[T], option: Callable[[T], Option], about: dict[str, object]
    ) -> Ask[T]:
        """One of these that lie in a pile, at random, with what is drawn for in one piece."""
        if len(among) == 1:
            return among[0]
        self.requests += 1
        drawn: T = yield Draw(purpose, among, option, _subjects(about))
        return drawn

    def by_lot(self, purpose: str, among: Sequence[T], option: Callable[[T], Option]) -> Ask[T]:
        """One of these that lie nowhere together, by lot; where there is but one, that one."""
        if len(among) == 1:
            return among[0]
        self.requests += 1
        drawn: T = yield Draw(purpose, among, option, NOTHING, by_lot=True)
        return drawn

    def reveal(self, purpose: str) -> Ask[None]:
        """Something hidden is shown now; undo does not go back behind this."""
        self.requests += 1
        yield Reveal(purpose)


def _question(
    seat: str, purpose: str, options: Sequence[Option], at_least: int, at_most: int, about: dict[str, object]
) -> Question:
    if not options:
        raise RulesFault(f"{purpose} was asked of {seat} without any option")
    return Question(seat, purpose, options, at_least, at_most, _subjects(about))


def _subjects(about: dict[str, object]) -> Mapping[str, About]:
    """What something is about, as data."""
    return {name: subject(value) for name, value in about.items()} if about else NOTHING
