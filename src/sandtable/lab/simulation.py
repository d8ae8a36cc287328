"""Many games played by agents, counted. The same seed gives the same results, however many processes play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sandtable.core.agents import HUMAN, Agent, game_over, needs_no_table, reads_the_log
from sandtable.core.errors import BadSetup
from sandtable.core.game import Outcome, Setup, game_named
from sandtable.core.playout import InOrder, Playout
from sandtable.core.setting_up import checked_options, seated
from sandtable.core.table import Running, Table
from sandtable.lab.courses import Chronicler, Counting, Course
from sandtable.lab.guarding import RAISED, Forfeit, Forfeited, guarded
from sandtable.lab.players import NotMade, made

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from sandtable.lab.working import Span

DEFAULT_AGENT: Final = "random"
FORFEIT: Final = "forfeit"
"""The reason for the end of a game that a player has lost by refusal."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: which game with which options, by whom, how often, from which seed."""

    game: str
    games: int
    seed: str
    seats: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    time_limit: float | None = None
    """How many seconds a player may think about one answer before it loses the game."""
    first: int = 0
    """The number of the first game: plans that differ in it are parts of a larger one."""
    courses: bool = False
    """Whether the course of each game is recorded, which takes longer."""

    def checked(self) -> Plan:
        """The plan with every seat named, or a BadSetup that says what is wrong with it."""
        game = game_named(self.game)
        seats = {**dict.fromkeys(game.seats, DEFAULT_AGENT), **self.seats}
        for seat, who in seats.items():
            if who == HUMAN:
                raise BadSetup("sim-person", seat=seat)
        full = replace(self, seats=seats, options=dict(self.options))
        game.new(_seated(full)[0])
        return full

    def to_json(self) -> dict[str, Any]:
        """The plan as JSON-ready data; what is as usual is not mentioned."""
        usual = {"time_limit": None, "first": 0, "courses": False}
        return {name: value for name, value in asdict(self).items() if name not in usual or value != usual[name]}


class Played(NamedTuple):
    """One game: how it ended and how long it was."""

    number: int
    winner: str
    reason: str
    rule: str
    margins: Mapping[str, int]
    lengths: Mapping[str, int]
    """Turns, cards, questions: whatever the game counts."""
    forfeit: Forfeit | None = None
    """Who has lost because its player did not play; of such a game there are neither margins nor lengths."""
    course: Course | None = None
    """The course of the game, where it is recorded."""

    def to_json(self) -> dict[str, Any]:
        """The game as JSON-ready data."""
        document = self._asdict()
        if self.forfeit is not None:
            document["forfeit"] = self.forfeit._asdict()
        if self.course is not None:
            document["course"] = self.course.to_json()
        return {name: value for name, value in document.items() if value is not None}

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> Played:
        """The game that was written in this way."""
        lost, course = document.get("forfeit"), document.get("course")
        told = {
            "forfeit": None if lost is None else Forfeit(**lost),
            "course": None if course is None else Course.from_json(course),
        }
        return cls(**{**document, **told})


def play(plan: Plan, index: int) -> Played:
    """Play the game with this index by fresh agents; its seed derives from the plan's seed and the index alone."""
    players: Mapping[str, Agent] = {}
    try:
        setup, agents = _seated(plan)
        players, seed = guarded(agents, plan.time_limit), f"{plan.seed}/{index}"
        chronicler = Chronicler(game_named(plan.game)) if plan.courses else None
        if chronicler is not None:
            outcome, lengths = at_a_table(setup, players, seed, chronicler)
        elif all(map(needs_no_table, agents.values())):
            outcome, lengths = without_a_table(setup, players, seed)
        else:
            outcome, lengths = at_a_table(setup, players, seed)
    except Forfeited as lost:
        return _forfeited(plan, index, lost.forfeit)
    except NotMade as refusal:
        return _forfeited(plan, index, Forfeit(refusal.seat, RAISED, refusal.reason))
    finally:
        game_over(players, None)
    reason = outcome.message.id.removeprefix("victory-")
    course = None if chronicler is None else chronicler.course(outcome)
    return Played(index, outcome.winner, reason, outcome.rule, dict(outcome.standing), lengths, course=course)


def _forfeited(plan: Plan, index: int, forfeit: Forfeit) -> Played:
    """A game that a player has lost by refusal: of two the other has won, of several nobody."""
    others = [seat for seat in game_named(plan.game).seats if seat != forfeit.seat]
    return Played(index, others[0] if len(others) == 1 else "", FORFEIT, "", {}, {}, forfeit)


def without_a_table(setup: Setup, agents: Mapping[str, Agent], seed: str) -> tuple[Outcome, dict[str, int]]:
    """How a game ended and how long it was, played without keeping anything."""
    game = game_named(setup.game)
    playout = Playout(game, game.new(setup), agents, InOrder(seed), seed)
    lengths: Counter[str] = Counter(game.tally(playout.state))
    while playout.play_step():
        lengths.update(game.tally(playout.state))
    return playout.play_out(), {**lengths, "questions": playout.questions}


def at_a_table(
    setup: Setup, agents: Mapping[str, Agent], seed: str, watcher: Counting | None = None
) -> tuple[Outcome, dict[str, int]]:
    """The same at a table, which agents that look ahead need, and whoever watches."""
    counter = watcher or Counting(game_named(setup.game))
    keep_notes = counter.tells or any(map(reads_the_log, agents.values()))
    running = Running(keep_notes=keep_notes, keep_history=False, watcher=counter)
    table = Table(setup, seed=seed, agents=agents, running=running)
    game_over(agents, table)
    questions = sum(entry.who in setup.seats for entry in table.journal)
    return table.play_out({}), {**counter.lengths, "questions": questions}


def _seated(plan: Plan) -> tuple[Setup, dict[str, Agent]]:
    """The set-up of the games of a plan, and the agents at its tables."""
    game = game_named(plan.game)
    names, agents = seated(game, {**plan.seats, **made(game, plan.seats, plan.options, plan.time_limit)})
    return Setup(plan.game, names, checked_options(game, plan.options)), agents


# -- many games


def simulate(
    plan: Plan, jobs: int = 1, *, executor: Executor | None = None, workers: int | None = None
) -> Iterator[list[Played]]:
    """Play all games of a checked plan, in order, in chunks as they are done: see ``simulate_all``."""
    for _, played in simulate_all([plan], jobs, executor=executor, workers=workers):
        yield played


def simulate_all(
    plans: Sequence[Plan],
    jobs: int = 1,
    *,
    executor: Executor | None = None,
    workers: int | None = None,
    spans: Sequence[Span] | None = None,
) -> Iterator[tuple[int, list[Played]]]:
    """Play all games of several checked plans: the place of a plan and a chunk of its games, in order.

    They are played here, by ``jobs`` processes, or by any ``executor`` of somebody's own with so many ``workers``;
    whoever plays, the results are the same. With ``spans`` only these games are played.
    """
    from sandtable.lab import working  # noqa: PLC0415 - with all that begins processes

    if spans is None:
        spans = working.spans_of(plans)
    if executor is not None:
        return working.played_by(plans, spans, executor, workers or jobs)
    if jobs == 1 or sum(len(span.numbers) for span in spans) == 1:
        return working.played_here(plans, spans)
    return working.played_by_processes(plans, spans, jobs)
