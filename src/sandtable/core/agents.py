"""Agents: whoever answers the questions of a seat and is not a person at an interface."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from sandtable.core.chance import SeededChance, Stream
from sandtable.core.entering import enter
from sandtable.core.messages import Message, Note

if TYPE_CHECKING:
    from sandtable.core.forecasts import Forecast, Impossible
    from sandtable.core.game import Game
    from sandtable.core.playout import Playout
    from sandtable.core.questions import Question
    from sandtable.core.table import Table

HUMAN: Final = "human"
DRAWS_A_PLY: Final = 1000
"""How far apart the random numbers lie with which two answers in a row are thought out; who needs more has a stream."""


class Window(Protocol):
    """What a sight looks through: a table, as far as a seat may see it."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        ...

    def seen_by(self, seat: str | None) -> Any:
        """The state as a seat may see it."""
        ...

    def forecast(self, key: str) -> Forecast | None:
        """What the rules know about an option of the pending question."""
        ...

    def why_not(self, key: str) -> Impossible | None:
        """Why something is not among the options of the pending question."""
        ...

    def notes_for(self, seat: str | None) -> list[Note]:
        """The log as a seat may read it; empty where none is kept."""
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

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._table.game

    def why_not(self, key: str) -> Impossible | None:
        """Why something is not among the options of the pending question, with the rule."""
        return self._table.why_not(key)

    def notes(self) -> list[Note]:
        """The log as this seat may read it; empty where none is kept."""
        return self._table.notes_for(self.seat)

    def imagined(self) -> Table | None:
        """A table to look ahead on: this moment with whatever the seat may not know dealt anew.

        None if no deal is found that fits what was seen. Where there is no table, nobody can look ahead: a
        CannotLookAhead says why.
        """
        return self._table.imagined(self.seat, self.below)

    def try_option(
        self, *keys: str, samples: int = 1, until: str = "question", agents: Mapping[str, Agent] | None = None
    ) -> list[Playout]:
        """What comes of an answer in ``samples`` imagined worlds, each as it stands at the next question.

        ``until="end"`` the game is played on from there, or until what the game counts (``"cards"``, ``"turns"``), by
        these ``agents``; seats without one answer at random.
        """
        from sandtable.core.ahead import tried_on  # noqa: PLC0415 - which stands on agents

        return tried_on(self, keys, samples, until, agents or {})

    def because(self, reason: Message) -> None:
        """Say why (``note-why-...``), or anything else, in the log: all at the table will read it."""
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
    """Whether an agent imagines tables and takes its time, as its class says by ``looks_ahead = True``."""
    return bool(getattr(agent, "looks_ahead", False))


def needs_no_table(agent: Agent) -> bool:
    """Whether an agent never imagines tables, as the class by which it answers says by ``looks_ahead = False``.

    Whoever says nothing sits at a table: what an agent is given must not depend on a word that somebody forgot.
    """
    for kind in type(agent).__mro__:
        if "looks_ahead" in vars(kind):
            return not looks_ahead(agent)
        if "answer" in vars(kind):
            return False
    return False


def reads_the_log(agent: Agent) -> bool:
    """Whether an agent reads the log, as its class says by ``reads_the_log = True``, so that one must be kept."""
    return bool(getattr(agent, "reads_the_log", False))


def game_over(agents: Mapping[str, Agent], table: Table | None) -> None:
    """Tell agents that nobody asks them any more: the game is over, or nobody goes on with it.

    Who wants to know has a method ``game_over(seat, table)``; there is None where they sat at no table.
    """
    for seat, agent in agents.items():
        tell = getattr(agent, "game_over", None)
        if tell is not None:
            tell(seat, table)


class RandomAgent:
    """Answers every question with legal options drawn at random."""

    looks_ahead = False

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """Pick as many as must be picked, or a random number within the limits."""
        return question.sample(sight.below)


class ByThumb:
    """Answers with the option that is worth most by rule of thumb, at random where the thumb is silent.

    ``ranks`` says by purpose what an answer is worth, by the judgement that ``judge`` makes of a state and a question.
    """

    looks_ahead = False

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
