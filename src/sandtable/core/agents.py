"""Agents: whoever answers the questions of a seat and is not a person at an interface."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from sandtable.core.chance import SeededChance, Stream
from sandtable.core.entering import enter
from sandtable.core.messages import Message

if TYPE_CHECKING:
    from sandtable.core.forecasts import Forecast
    from sandtable.core.questions import Question
    from sandtable.core.table import Table

HUMAN: Final = "human"
DRAWS_A_PLY: Final = 1000
"""How far apart the random numbers lie with which two answers in a row are thought out; who needs more has a stream."""


class Window(Protocol):
    """What a sight looks through: a table, as far as a seat may see it."""

    def seen_by(self, seat: str | None) -> Any:
        """The state as a seat may see it."""
        ...

    def forecast(self, key: str) -> Forecast | None:
        """What the rules know about an option of the pending question."""
        ...

    def imagined(self, seat: str, below: Callable[[int], int]) -> Table | None:
        """A table to look ahead on."""
        ...


class Sight:
    """What an agent is given: its seat, what that seat may see (made when asked for), and randomness to think with.

    The randomness is a stream of its own, so that thinking never moves the table's dice.
    """

    __slots__ = ("_draws", "_stream", "_table", "_thinking", "ply", "reasons", "seat")

    def __init__(self, seat: str, table: Window, thinking: SeededChance, ply: int) -> None:
        self.seat = seat
        self._table = table
        self._thinking = thinking
        self.ply = ply
        """How many replies were given before this one is asked for."""
        self._draws = 0
        self._stream: Stream | None = None
        self.reasons: list[Message] = []
        """Why the agent answers as it does, for all to read in the log."""

    def state(self) -> Any:
        """The game's state as this seat may see it, hidden parts blanked."""
        return self._table.seen_by(self.seat)

    def forecast(self, key: str) -> Forecast | None:
        """What the rules know about an option of the pending question."""
        return self._table.forecast(key)

    def imagined(self) -> Table | None:
        """A table to look ahead on: this moment with whatever the seat may not know dealt anew, or None."""
        return self._table.imagined(self.seat, self.below)

    def because(self, reason: Message) -> None:
        """Say why, in the log: all at the table will read it."""
        self.reasons.append(reason)

    def below(self, bound: int) -> int:
        """A random integer from 0 to ``bound`` - 1."""
        self._draws += 1
        if self._draws >= DRAWS_A_PLY:
            return self.chance().below(bound)
        return self._thinking.below(bound, self.ply * DRAWS_A_PLY + self._draws)

    def chance(self) -> Stream:
        """A stream of random numbers for this ply alone, for whoever thinks long."""
        if self._stream is None:
            self._stream = self._thinking.stream(self.ply)
        return self._stream


class Agent(Protocol):
    """Answers the questions of one seat with option keys."""

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The keys of the chosen options."""
        ...


def looks_ahead(agent: Agent) -> bool:
    """Whether an agent imagines tables, as its class says by ``looks_ahead = True``, so that it must sit at one."""
    return bool(getattr(agent, "looks_ahead", False))


class RandomAgent:
    """Answers every question with legal options drawn at random."""

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """Pick as many as must be picked, or a random number within the limits."""
        options = question.options
        if question.at_least == question.at_most == 1:
            return (options[sight.below(len(options))].key,)
        most = min(question.at_most, len(options))
        count = question.at_least + sight.below(most - question.at_least + 1)
        keys = question.keys
        return tuple(keys.pop(sight.below(len(keys))) for _ in range(count))


class ByThumb:
    """Answers with the option that is worth most by rule of thumb, at random where the thumb is silent.

    ``ranks`` says by purpose what an answer is worth, by the judgement that ``judge`` makes of a state and a question.
    """

    def __init__(
        self, ranks: Mapping[str, Callable[[Any, str], float]], judge: Callable[[Any, Question], object]
    ) -> None:
        self._ranks = ranks
        self._judge = judge
        self._random = RandomAgent()

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The option worth most."""
        rank = self._ranks.get(question.purpose)
        if rank is None or question.at_most > 1:
            return self._random.answer(question, sight)
        judgement = self._judge(sight.state(), question)
        return (max(question.keys, key=lambda key: rank(judgement, key)),)


class AgentKind(NamedTuple):
    """A kind of agent that takes a seat by its name: how one is made for a level, and the levels, the default first.

    ``"steady:careful"`` makes one for ``"careful"``; without levels it is made for ``""``.
    """

    make: Callable[[str], Agent]
    levels: Sequence[str] = ()


AGENTS: Final[dict[tuple[str, str, str], AgentKind]] = {}
"""The agents that can be called by name, by game, seat and name; an empty game or seat stands for any."""


def register_agent(
    name: str, make: Callable[[str], Agent], *, levels: Sequence[str] = (), game: str = "", seats: Sequence[str] = ("",)
) -> None:
    """Let agents take seats by this name: in any game or in one, on any of its seats or on some."""
    for seat in seats:
        enter(AGENTS, (game, seat, name), AgentKind(make, tuple(levels)), f"an agent called {name}")


def agents_at(game: str, seat: str) -> dict[str, AgentKind]:
    """The agents that can sit there, by name: those of the seat, of the game, of every game."""
    found: dict[str, AgentKind] = {}
    for place in ((game, seat), (game, ""), ("", "")):
        for (its_game, its_seat, name), kind in AGENTS.items():
            if (its_game, its_seat) == place:
                found.setdefault(name, kind)
    return found


register_agent("random", lambda level: RandomAgent())
