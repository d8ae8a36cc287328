"""A program as an agent: it sits at any table like any other, and is told no more than its seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.agents import Agent, RandomAgent, Sight
from sandtable.core.errors import SeatLost
from sandtable.core.messages import Message, Note
from sandtable.core.questions import Question
from sandtable.core.table import Table
from sandtable.search.crafts import craft_for
from sandtable.seat.conversation import TERMS, Conversation, Terms, written
from sandtable.seat.lines import PROGRAM
from sandtable.seat.process import Clock, Process, command_of
from sandtable.words import Words


def instead_of(game: str, seat: str) -> Agent:
    """Who answers at a table for people where a program is lost: the game's own rule of thumb, or chance."""
    craft = craft_for(game, seat)
    return RandomAgent() if craft is None else craft.policies[seat]


class Watched:
    """What an agent may know, as a program is told of it."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self.forecast = sight.forecast
        self.why_not = sight.why_not
        self.notes = sight.notes

    def view(self) -> Mapping[str, Any]:
        """The table as the seat sees it."""
        return self._sight.game.describe(self._sight.state())


class AtTable:
    """What a seat may know of a table at which it is asked, or which is over."""

    def __init__(self, table: Table, seat: str) -> None:
        self._table = table
        self._seat = seat
        self.forecast = table.forecast
        self.why_not = table.why_not

    def view(self) -> Mapping[str, Any]:
        """The table as the seat sees it."""
        return self._table.view(self._seat)

    def notes(self) -> Sequence[Note]:
        """The log as the seat may read it."""
        return self._table.notes_for(self._seat)


class ProgramAgent:
    """A program at a seat. It is started when it is asked first, and ended with the game.

    Where it is lost, ``instead`` answers from then on and the log says so; without anybody there the game is. A program
    with an ``environment`` of its own is a guest of ours: what it has said to us is not told to others.
    """

    looks_ahead = True
    """It thinks as long as it may, at a table."""
    reads_the_log = True
    keeps_time = True
    """It is ended when its time is up, and its faults are its own."""

    def __init__(
        self,
        command: Sequence[str],
        words: Words | None = None,
        terms: Terms = TERMS,
        options: Mapping[str, Any] | None = None,
        instead: Agent | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.command = list(command)
        self._environment = environment
        self.lost: SeatLost | None = None
        """Why the program does not play any more."""
        self._words = words or Words()
        self._terms = terms
        self._options = dict(options or {})
        self._instead = instead
        self._process: Process | None = None
        self._conversation: Conversation | None = None

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """What the program answers, or whoever answers instead."""
        if self.lost is None:
            try:
                return self._asked(question, sight)
            except SeatLost as lost:
                self.lost = lost
                self.end()
                sight.because(Message("note-seat-lost", {"side": sight.seat, "reason": lost.message}))
        if self._instead is None:
            raise self.lost
        return self._instead.answer(question, sight)

    def _asked(self, question: Question, sight: Sight) -> Sequence[str]:
        clock, seen = Clock(self._terms.seconds), Watched(sight)
        process, conversation = self._process, self._conversation
        if process is None or conversation is None:
            conversation = Conversation(sight.game, sight.seat, self._words, self._terms, self._options)
            process = Process(self.command, sight.seat, self._environment)
            self._process, self._conversation = process, conversation
            process.say(written(conversation.hello(seen)))
            while conversation.name is None:
                self._heard(process, conversation, clock)
            clock = Clock(self._terms.seconds)
        process.say(written(conversation.ask(question, seen, clock.left)))
        while (keys := self._heard(process, conversation, clock)) is None:
            pass
        return keys

    def _heard(self, process: Process, conversation: Conversation, clock: Clock) -> tuple[str, ...] | None:
        """Take in a line, and reply to it unless it is an answer."""
        try:
            line = process.hear(clock.left)
        except TimeoutError:
            raise SeatLost("seat-late", seat=conversation.seat, seconds=f"{self._terms.seconds:g}") from None
        reply = conversation.take(line, clock.left)
        if isinstance(reply, dict):
            process.say(written(reply))
            return None
        return reply

    def game_over(self, seat: str, table: Table | None) -> None:
        """Tell the program how the game has ended, and let it go."""
        process, conversation = self._process, self._conversation
        self._process = self._conversation = None
        if process is not None and conversation is not None:
            seen = None if table is None else AtTable(table, seat)
            process.say(written(conversation.over(None if table is None else table.outcome, seen)))
            process.say(written(conversation.bye()))
            process.leave()

    def end(self) -> None:
        """End the program at once."""
        if self._process is not None:
            self._process.end()
            self._process = self._conversation = None


def program_called(
    who: str,
    words: Words | None = None,
    terms: Terms = TERMS,
    options: Mapping[str, Any] | None = None,
    instead: Agent | None = None,
) -> ProgramAgent | None:
    """The program that a command line names (``program:./mybot --flag``), or None if it names none.

    Only who runs a command line may name one: never a save, a table or a browser.
    """
    if not who.startswith(PROGRAM):
        return None
    return ProgramAgent(command_of(who.removeprefix(PROGRAM)), words, terms, options, instead)
