"""Whether a program keeps to the protocol: it plays a game of each, and meets on the way whatever may come its way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from sandtable.core.agents import HUMAN
from sandtable.core.errors import IllegalAnswer, SandtableError, SeatLost
from sandtable.core.game import game_named
from sandtable.core.messages import Message
from sandtable.core.table import Table
from sandtable.seat.agent import AtTable
from sandtable.seat.conversation import Conversation, Keys, Terms, written
from sandtable.seat.process import Clock, Process
from sandtable.words import Words

LONG: Final = "ü" * 200_000
"""What a line may hold that is longer than a usual buffer."""
Samples: TypeAlias = Sequence[tuple[str, Mapping[str, Any]]]
SAMPLES: Final[Samples] = (
    ("labyrinth", {}),
    ("labyrinth", {"scenario": "isil"}),
    ("plain", {}),
)
"""The games that are played: in each a program is asked things of other kinds."""


class Found(NamedTuple):
    """What was tried with a program in a game, and what is wrong with it, if anything is."""

    game: str
    tried: Message
    wrong: Message | None


class Check:
    """A program that is tried in one game."""

    def __init__(self, command: Sequence[str], game: str, options: Mapping[str, Any], seed: str, terms: Terms) -> None:
        seats = game_named(game).seats
        self._seat = seats[0]
        others = dict.fromkeys(seats[1:], "random")
        self.table = Table.new(game, seats={self._seat: HUMAN, **others}, seed=seed, **options)
        self._seen = AtTable(self.table, self._seat)
        self._talk = Conversation(self.table.game, self._seat, Words(), terms, options)
        self._terms = terms
        self._process = Process(command, self._seat)

    def run(self, questions: int) -> Iterator[tuple[str, SandtableError | None]]:
        """What was tried, in order, and why the program has failed, after which nothing more is tried."""
        trials: Mapping[int, tuple[str, Callable[[], Keys]]] = {
            3: ("unknown", self._something_unknown),
            5: ("refused", self._refused_once),
            7: ("taken-back", self._asked_anew),
            9: ("long", self._a_long_line),
        }
        try:
            yield "hello", self._fails(self._greet)
            for number in range(1, questions + 1):
                if self.table.question is None:
                    break
                tried, trial = trials.get(number, ("question", self._ask))
                yield tried, self._fails(partial(self._answered_to, trial))
            yield "end", self._fails(self._take_leave)
        finally:
            self._process.end()

    def _fails(self, trial: Callable[[], object]) -> SandtableError | None:
        try:
            trial()
        except SandtableError as wrong:
            return wrong
        return None

    # -- what is tried

    def _greet(self) -> None:
        clock = Clock(self._terms.seconds)
        self._say(self._talk.hello(self._seen))
        while self._talk.name is None:
            self._hear(clock)

    def _ask(self, **more: object) -> Keys:
        """Ask as always."""
        assert self.table.question is not None
        self._say({**self._talk.ask(self.table.question, self._seen, self._terms.seconds), **more})
        return self._keys()

    def _something_unknown(self) -> Keys:
        """A type and a field that nobody knows yet."""
        self._say({"type": "of_a_later_version", "value": [1]})
        return self._ask(of_a_later_version={"value": None})

    def _a_long_line(self) -> Keys:
        return self._ask(of_a_later_version=LONG)

    def _refused_once(self) -> Keys:
        """An answer is refused, whatever it is: the question still waits."""
        question = self.table.question
        self._ask()
        self._talk.question = question
        self._say(self._talk.refused(IllegalAnswer("seat-on-purpose"), self._terms.seconds))
        return self._keys()

    def _asked_anew(self) -> Keys:
        """Somebody takes something back while the program thinks: only the newest question counts."""
        assert self.table.question is not None
        self._say(self._talk.ask(self.table.question, self._seen, self._terms.seconds))
        return self._ask()

    def _take_leave(self) -> None:
        self._say(self._talk.over(self.table.outcome, self._seen))
        self._say(self._talk.bye())
        if not self._process.leave():
            raise SeatLost("seat-stays")

    # -- talking

    def _answered_to(self, trial: Callable[[], Keys]) -> None:
        self.table.answer(*trial())

    def _say(self, told: Mapping[str, Any]) -> None:
        self._process.say(written(told))

    def _keys(self) -> Keys:
        clock = Clock(self._terms.seconds)
        while (keys := self._hear(clock)) is None:
            pass
        return keys

    def _hear(self, clock: Clock) -> Keys | None:
        try:
            line = self._process.hear(clock.left)
        except TimeoutError:
            raise SeatLost("seat-late", seat=self._seat, seconds=f"{self._terms.seconds:g}") from None
        reply = self._talk.take(line, clock.left)
        if isinstance(reply, dict):
            self._say(reply)
            return None
        return reply


def check(
    command: Sequence[str],
    terms: Terms,
    questions: int = 60,
    samples: Sequence[tuple[str, Mapping[str, Any]]] = SAMPLES,
) -> Iterator[Found]:
    """What is right and wrong with a program: a row for each game and kind of trial."""
    for game, options in samples:
        trial = Check(command, game, options, "seat-check", terms)
        for tried, wrong in _each_once(trial.run(questions)):
            yield Found(game, Message(f"seat-check-{tried}"), None if wrong is None else wrong.message)


def _each_once(
    rows: Iterator[tuple[str, SandtableError | None]],
) -> Iterator[tuple[str, SandtableError | None]]:
    """Every kind of trial once, at its first failure or at its first success; after a failure there is no more."""
    told: set[str] = set()
    for tried, wrong in rows:
        if wrong is not None or tried not in told:
            told.add(tried)
            yield tried, wrong
        if wrong is not None:
            return
