"""A Non-player's procedures on a person's seat: what a search tries beside its own rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.agents import Agent, Sight
from sandtable.core.chance import SIDES, Draw, Roll
from sandtable.core.errors import RulesFault, SandtableError
from sandtable.core.questions import Question
from sandtable.plain.nonplayers.turn import Method, Nonplayer
from sandtable.plain.play import DONE, Play
from sandtable.plain.space import SPACE_FIELDS
from sandtable.plain.state import STATE_FIELDS, State

AT_A_LOSS: Final = (SandtableError, RulesFault, AssertionError, LookupError, ValueError)
"""How a procedure fails that meets what no Non-player meets: a Limited Operation (8.1d), the final card (2.3.8)."""


class ByTheBook:
    """Answers for a faction by a method, from what its seat sees and with lots of its own.

    A procedure is a conversation, so one of these is for one turn (``anew``). Where its procedure is at a loss that is
    all it does, or another agent answers.
    """

    def __init__(self, method: Method, other: Agent) -> None:
        self._method = method
        self._other = other
        self._book: Nonplayer | None = None
        self._play: Play | None = None
        self._lost = False

    def anew(self) -> ByTheBook:
        """The same for another turn."""
        return ByTheBook(self._method, self._other)

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """As the Non-player would."""
        if not self._lost:
            try:
                keys = self._asked(question, sight)
                question.check(keys)
            except AT_A_LOSS:
                self._lost = True
            else:
                return keys
        if any(option.key == DONE for option in question.options) and question.at_least <= 1:
            return (DONE,)
        return self._other.answer(question, sight)

    def _asked(self, question: Question, sight: Sight) -> Sequence[str]:
        """Put the question to the Non-player, and roll for it."""
        g = self._play = _play_of(self._play, sight.state())
        if self._book is None:
            self._book = Nonplayer(question.seat, self._method)
        self._book.goes_on(g)
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


def _play_of(before: Play | None, s: State) -> Play:
    """A play of the state as it is now; its spaces are those of the play before, for procedures hold them."""
    if before is None:
        return Play(s, None)
    held = before.s
    if held is not s:
        for own, now in zip(held.all_own(), s.kept(), strict=True):
            for name in SPACE_FIELDS:
                setattr(own, name, getattr(now, name))
            held.changed(own)
        for name in STATE_FIELDS[1:]:
            setattr(held, name, getattr(s, name))
    return before
