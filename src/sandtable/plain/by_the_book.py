"""A Non-player's procedures on a person's seat: what a search tries beside its own rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import Field, fields
from typing import Any, Final

from sandtable.core.agents import Agent, Sight
from sandtable.core.chance import SIDES, Draw, Roll
from sandtable.core.errors import RulesFault, SandtableError
from sandtable.core.questions import Question
from sandtable.plain.nonplayers.seats import METHODS
from sandtable.plain.nonplayers.turn import Method, Nonplayer
from sandtable.plain.play import DONE, Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import SPACE_FIELDS
from sandtable.plain.state import STATE_FIELDS, State
from sandtable.plain.steady import Steady
from sandtable.plain.under_way import Action, Event, Phase

AT_A_LOSS: Final = (SandtableError, RulesFault, AssertionError, LookupError, ValueError, RuntimeError)
"""How a procedure fails that meets what no Non-player meets: a Limited Operation (8.1d), the final card (2.3.8)."""


IN_MIND: Final = ("mind", "plan", "wanted")
"""What a Non-player keeps in mind of what is under way: a table knows nothing of it where a person is asked."""


class ByTheBook:
    """Answers for a faction by a method, from what its seat sees and with lots of its own.

    A procedure is a conversation, so one of these is for one turn (``anew``). Where it is at a loss that is all it does
    there, or another agent answers; what is asked next is put to it anew.
    """

    def __init__(self, method: Method, other: Agent) -> None:
        self._method = method
        self._other = other
        self._book: Nonplayer | None = None
        self._play: Play | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """A conversation cannot be taken along: whoever takes this up begins another one."""
        return _by_the_book, (self._method.name, self._other)

    def anew(self) -> ByTheBook:
        """The same for another turn."""
        return ByTheBook(self._method, self._other)

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """As the Non-player would."""
        try:
            keys = self._asked(question, sight)
            question.check(keys)
        except AT_A_LOSS:
            self._book = None
        else:
            return keys
        if any(option.key == DONE for option in question.options) and question.at_least <= 1:
            return (DONE,)
        return self._other.answer(question, sight)

    def _asked(self, question: Question, sight: Sight) -> Sequence[str]:
        """Put the question to the Non-player, and roll for it."""
        g = self._play = _play_of(self._play, sight.state())
        if self._book is None:
            self._book = Nonplayer(self._method, spared=True)
        said = self._book.answer(g, question)
        reply: object = None
        while True:
            try:
                request = said.send(reply)
            except StopIteration as ended:
                keys: Sequence[str] = ended.value
                return tuple(keys)
            if isinstance(request, Roll):
                reply = 1 + sight.below(SIDES)
            elif isinstance(request, Draw):
                reply = request.among[sight.below(len(request.among))]
            else:
                raise RulesFault(f"a Non-player asks for {request}")


class EveryTurnByTheBook:
    """An agent that begins anew with every turn."""

    looks_ahead = False

    def __init__(self, method: Method, other: Agent) -> None:
        self._method = method
        self._other = other
        self._book = ByTheBook(method, other)

    def __reduce__(self) -> tuple[object, ...]:
        return _every_turn_by_the_book, (self._method.name, self._other)

    def anew(self) -> EveryTurnByTheBook:
        """The same for another game."""
        return EveryTurnByTheBook(self._method, self._other)

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """As the Non-player would."""
        if question.purpose == Purpose.ACT:
            self._book = self._book.anew()
        return self._book.answer(question, sight)


def stand_in(method: str) -> EveryTurnByTheBook:
    """Who sits in a person's seat and plays it by a method; where that is at a loss, by rule of thumb."""
    return EveryTurnByTheBook(METHODS[method], Steady())


def _by_the_book(method: str, other: Agent) -> ByTheBook:
    return ByTheBook(METHODS[method], other)


def _every_turn_by_the_book(method: str, other: Agent) -> EveryTurnByTheBook:
    return EveryTurnByTheBook(METHODS[method], other)


def _play_of(before: Play | None, s: State) -> Play:
    """A play of the state as it is now; spaces, action and event are those of the play before, for they are held."""
    if before is None:
        return Play(s, None)
    held, action, event, phase = before.s, before.s.under_way, before.s.event, before.s.phase
    if held is not s:
        for own, now in zip(held.all_own(), s.kept(), strict=True):
            for name in SPACE_FIELDS:
                setattr(own, name, getattr(now, name))
            held.changed(own)
        for name in STATE_FIELDS[1:]:
            setattr(held, name, getattr(s, name))
        held.under_way = _action_as_now(action, s.under_way)
        held.event = _event_as_now(event, s.event)
        if phase is not None and s.phase is not None and phase.stage == s.phase.stage:
            _take_after(phase, s.phase, fields(Phase))
            held.phase = phase
    return before


def _action_as_now(held: Action | None, now: Action | None) -> Action | None:
    """The action that is under way: the one that is held, if it goes on, as it is now."""
    if held is None or now is None or (held.faction, held.name) != (now.faction, now.name):
        return now
    _take_after(held, now, fields(Action))
    return held


def _event_as_now(held: Event | None, now: Event | None) -> Event | None:
    """The event that is carried out, likewise."""
    if held is None or now is None or (held.executing, held.number) != (now.executing, now.number):
        return now
    _take_after(held, now, fields(Event))
    return held


def _take_after(held: object, now: object, all_fields: Sequence[Field[Any]]) -> None:
    for each in all_fields:
        if each.name not in IN_MIND:
            setattr(held, each.name, getattr(now, each.name))
