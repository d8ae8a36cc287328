"""A non-player at the table: it is asked what people are asked, and answers by the procedures of its rule book.

An operation is a conversation. Its procedure is a generator that is sent one question after another and yields the
keys that answer it; in between it may ask for dice. So what a non-player does is done by the rules of all (8.1.1).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from sandtable.core.errors import RulesFault
from sandtable.core.questions import Ask, Question, Request
from sandtable.plain.play import DONE, Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.under_way import Action, Mind

T = TypeVar("T")


Keys: TypeAlias = list[str]
"""What a procedure answers a question with."""
Procedure: TypeAlias = Generator[Request | Keys, Any, T]
"""A piece of a procedure: it yields answers and requests for dice, is sent questions and pips, and returns a T."""


class Sitting:
    """Whoever is to answer, with the play and the question that waits."""

    def __init__(self, g: Play, question: Question, memory: dict[str, int], spared: bool) -> None:
        self.g = g
        self.s: State = g.s
        self.s.all_own()  # procedures hold spaces from one question to the next
        self.faction = question.seat
        self.question = question
        self.memory = memory
        """What has been counted in this step."""
        self.spared = spared
        """Whether it is not asked what leaves no choice, as a person is not."""
        self.told: set[str] = set()
        """The steps of which was told that they were skipped."""
        self._mind: Mind | None = None
        self._offered: list[Space] | None = None

    @property
    def mind(self) -> Mind:
        """What it keeps in mind of the action under way, from one space to the next."""
        if self._mind is None:
            action = self.action
            if action.mind is None:
                action.mind = Mind(self.told)
            self._mind = action.mind
        return self._mind

    @property
    def action(self) -> Action:
        """The operation or free action under way."""
        assert self.s.under_way is not None
        return self.s.under_way

    @property
    def selected(self) -> list[Space]:
        """The spaces that were selected for it."""
        return [self.s[id] for id in self.action.selected]

    @property
    def about(self) -> Space:
        """The space that the question is about."""
        return self.s[str(self.question.about["space"]).removeprefix("space:")]

    @property
    def offered(self) -> list[Space]:
        """The spaces among the options."""
        if self._offered is None:
            spaces = self.s.spaces
            self._offered = [spaces[option.key] for option in self.question.options if option.key in spaces]
        return self._offered

    def offers(self, key: str) -> bool:
        """Whether something is among the options."""
        for option in self.question.options:  # noqa: SIM110  half the time of any(), and asked at every question
            if option.key == key:
                return True
        return False

    def most(self) -> str:
        """The last option: the most, where a number is asked for."""
        return self.question.options[-1].key

    def answer(self, purpose: Purpose, *keys: str | int | Space) -> Procedure[None]:
        """Answer the question that waits, which must be this one; then the next one waits."""
        if self.question.purpose != purpose:
            if self.spared:
                return
            raise RulesFault(f"{self.faction} was asked {self.question.purpose}, not {purpose}")
        question: Question = yield [key.id if isinstance(key, Space) else str(key) for key in keys]
        self._is_asked(question)

    def _is_asked(self, question: Question) -> None:
        self.question = question
        self._offered = None

    def most_of(self, purpose: Purpose) -> Procedure[None]:
        """Answer with the greatest number on offer (8.1.1b)."""
        yield from self.answer(purpose, self.most())

    def number(self, purpose: Purpose, wanted: int) -> Procedure[None]:
        """Answer with this number, or the nearest one on offer."""
        if self.spared and not self.asks(purpose):
            return
        keys = [int(option.key) for option in self.question.options]
        yield from self.answer(purpose, max(keys[0], min(keys[-1], wanted)))

    def done(self) -> Procedure[None]:
        """Say that this is all."""
        if self.spared and not self.offers(DONE):
            return
        question: Question = yield [DONE]
        self._is_asked(question)

    def done_after(self, purpose: Purpose) -> Procedure[None]:
        """Say that this is all, where it is asked; a free action must have taken some space first (5.5)."""
        if self.asks(purpose):
            if not self.offers(DONE):
                self.mind.must = purpose
                yield from self.answer(purpose, self.offered[0])
            yield from self.have_had_to()
            if self.asks(purpose):
                yield from self.done()

    def have_had_to(self) -> Procedure[None]:
        """Of what was taken only because something must be, as much as can be; then that is all."""
        while self.mind.must:
            if self.asks(Purpose(self.mind.must)):
                self.mind.must = ""
                yield from self.done()
            else:
                yield from self.answer(Purpose(self.question.purpose), self.most())

    # -- from one space to the next

    def asks(self, *purposes: Purpose) -> bool:
        """Whether one of these is asked."""
        return self.question.purpose in purposes

    def kept(self, what: str) -> list[str]:
        """The spaces that are kept in mind for this, to be changed."""
        return (self._mind or self.mind).spaces.setdefault(what, [])

    def times(self, what: str) -> int:
        """How often this was done, or how much of it is kept in mind."""
        return (self._mind or self.mind).counts.get(what, 0)

    def once_more(self, what: str) -> None:
        """This was done once more."""
        self.mind.counts[what] = self.times(what) + 1


Handler = Callable[[Sitting], Ask[str | Sequence[str]]]
"""Answers one question by itself."""
Conversation = Callable[[Sitting], Procedure[None]]
"""Answers the questions of an operation, a special activity or a free action."""


@dataclass(frozen=True)
class Method:
    """One set of non-player rules: what is answered question by question, and how each faction carries things out."""

    name: str
    rule: str
    factions: tuple[str, ...]
    handlers: Mapping[str, Handler]
    """By purpose: whatever a question asks that needs no procedure, whether an action is under way or not."""
    phases: Mapping[str, Handler]
    """By purpose: what is asked while no action is under way (the turn itself, a Propaganda round, set-up)."""
    actions: Mapping[tuple[str, str], Conversation]
    """By faction and name of the operation, or of the special activity that an event gives."""


class Nonplayer:
    """Answers for all factions without a player by a method, in operations by the section of each (8.1.1a).

    One is made for each step, so that it keeps nothing from step to step. On a person's seat it is ``spared`` questions
    that leave no choice, which its procedures answer all the same.
    """

    def __init__(self, method: Method, spared: bool = False) -> None:
        self.method = method
        self._spared = spared
        self._memory: dict[str, int] = {}
        self._action: Action | None = None
        self._procedure: Procedure[None] | None = None

    def answer(self, g: Play, question: Question) -> Ask[Sequence[str]]:
        """The keys it chooses; what a deck of somebody's own asks and no section foresees, as it is offered."""
        said: str | Sequence[str]
        handler = self.method.handlers.get(question.purpose)
        action = g.s.under_way
        if handler is None and action is not None and action.faction == question.seat:
            said = yield from self._go_on(g, action, question)
        else:
            handler = handler or self.method.phases[question.purpose]
            said = yield from handler(Sitting(g, question, self._memory, self._spared))
        keys = (said,) if isinstance(said, str) else said
        return keys if g.s.deck.is_ours or _fits(question, keys) else first_of(question)

    def _go_on(self, g: Play, action: Action, question: Question) -> Ask[Sequence[str]]:
        """Put the question to the procedure of the action under way, and pass on the dice it asks for."""
        said: Request | Keys
        if self._procedure is None or self._action is not action:
            self._action = action
            turn = Sitting(g, question, self._memory, self._spared)
            turn.told = turn.mind.told
            self._procedure = _executed(turn, self.method.actions.get((action.faction, action.name), as_offered))
            reply: object = None
        else:
            reply = question
        try:
            said = self._procedure.send(reply)
            while not isinstance(said, list):
                said = self._procedure.send((yield said))
        except (StopIteration, RulesFault) as fault:
            if g.s.deck.is_ours:
                if isinstance(fault, RulesFault):
                    raise
                raise RulesFault(f"{action.faction}: {action.name} has no answer to {question.purpose}") from None
            self._procedure = as_offered(Sitting(g, question, self._memory, self._spared))
            said = self._procedure.send(None)
            assert isinstance(said, list)
        return said


def _fits(question: Question, keys: Sequence[str]) -> bool:
    """Whether these are an answer to a question."""
    few = question.at_least <= len(keys) <= question.at_most
    return few and len({*keys}) == len(keys) and all(key in question.keys for key in keys)


def first_of(question: Question) -> list[str]:
    """What is offered first, as much as has to be."""
    keys = [key for key in question.keys if key != DONE] or list(question.keys)
    return keys[: max(1, question.at_least)]


OFFERED: Final = "offered"
ENOUGH: Final = 8
"""After how many answers whoever takes what is offered has done enough."""


def as_offered(t: Sitting) -> Procedure[None]:
    """What no section says anything of, and an event may give all the same: what is offered first, a few times."""
    while True:
        t.once_more(OFFERED)
        enough = t.offers(DONE) and t.times(OFFERED) > ENOUGH
        yield from t.answer(Purpose(t.question.purpose), *([DONE] if enough else first_of(t.question)))


def _executed(turn: Sitting, procedure: Conversation) -> Procedure[None]:
    """The procedure of an action, from wherever it has come to."""
    if turn.mind.must:
        yield from turn.have_had_to()
    yield from procedure(turn)
