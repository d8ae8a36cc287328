"""Many games played by agents, counted. The same seed gives the same results, however many processes play."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from sandtable.core.agents import HUMAN, Agent, looks_ahead
from sandtable.core.errors import BadSetup
from sandtable.core.game import Game, Outcome, Setup, game_named, games, tell_more
from sandtable.core.playout import InOrder, Playout
from sandtable.core.setting_up import checked_options, seated
from sandtable.core.table import Running, Table
from sandtable.core.watching import Watcher

CHUNK: Final = 8
"""How many games a process plays between two reports."""
DEFAULT_AGENT: Final = "random"
Z95: Final = 1.959963984540054


@dataclass(frozen=True)
class Plan:
    """What is to be played: which game with which options, by whom, how often, from which seed."""

    game: str
    games: int
    seed: str
    seats: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)

    def checked(self) -> Plan:
        """The plan with every seat named, or a BadSetup that says what is wrong with it."""
        game = game_named(self.game)
        seats = {**dict.fromkeys(game.seats, DEFAULT_AGENT), **self.seats}
        for seat, who in seats.items():
            if who == HUMAN:
                raise BadSetup("sim-person", seat=seat)
        full = Plan(self.game, self.games, self.seed, seats, dict(self.options))
        game.new(_seated(full)[0])
        return full


class Played(NamedTuple):
    """One game: how it ended and how long it was."""

    number: int
    winner: str
    reason: str
    rule: str
    margins: Mapping[str, int]
    lengths: Mapping[str, int]
    """Turns, cards, questions: whatever the game counts."""


def play(plan: Plan, index: int) -> Played:
    """Play the game with this index; its seed derives from the plan's seed and the index alone."""
    setup, agents = _seated(plan)
    how = at_a_table if any(map(looks_ahead, agents.values())) else without_a_table
    outcome, lengths = how(setup, agents, f"{plan.seed}/{index}")
    reason = outcome.message.id.removeprefix("victory-")
    return Played(index, outcome.winner, reason, outcome.rule, dict(outcome.standing), lengths)


def without_a_table(setup: Setup, agents: Mapping[str, Agent], seed: str) -> tuple[Outcome, dict[str, int]]:
    """How a game ended and how long it was, played without keeping anything."""
    game = game_named(setup.game)
    playout = Playout(game, game.new(setup), agents, InOrder(seed), seed)
    lengths: Counter[str] = Counter(game.tally(playout.state))
    while playout.play_step():
        lengths.update(game.tally(playout.state))
    return playout.play_out(), {**lengths, "questions": playout.questions}


def at_a_table(setup: Setup, agents: Mapping[str, Agent], seed: str) -> tuple[Outcome, dict[str, int]]:
    """The same by agents that look ahead, for which they need a table."""
    counter = _Counter(game_named(setup.game))
    running = Running(keep_notes=False, keep_history=False, watcher=counter)
    table = Table(setup, seed=seed, agents=agents, running=running)
    questions = sum(entry.who in setup.seats for entry in table.journal)
    return table.play_out({}), {**counter.lengths, "questions": questions}


def _seated(plan: Plan) -> tuple[Setup, dict[str, Agent]]:
    """The set-up of the games of a plan, and the agents at its tables."""
    game = game_named(plan.game)
    names, agents = seated(game, plan.seats)
    return Setup(plan.game, names, checked_options(game, plan.options)), agents


class _Counter(Watcher):
    """Counts how long a game is in the units that the game itself names."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.lengths: Counter[str] = Counter()

    def step_begins(self, state: Any) -> None:
        """Count what the next step adds."""
        self.lengths.update(self._game.tally(state))


# -- many games


def simulate(plan: Plan, jobs: int = 1) -> Iterator[list[Played]]:
    """Play all games of a checked plan, in chunks as they are done."""
    for _, played in simulate_all([plan], jobs):
        yield played


def simulate_all(plans: Sequence[Plan], jobs: int = 1) -> Iterator[tuple[int, list[Played]]]:
    """Play all games of several checked plans: the place of a plan and a chunk of its games, as they are done."""
    work = [
        (place, range(start, min(start + CHUNK, plan.games)))
        for place, plan in enumerate(plans)
        for start in range(0, plan.games, CHUNK)
    ]
    if jobs == 1 or len(work) == 1:
        for place, chunk in work:
            yield place, _play_chunk(plans[place], chunk)
        return
    homes = sorted({type(game).__module__ for game in games().values()})
    spawn = get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(work)), spawn, initializer=_know_games, initargs=(homes,)) as pool:
        played = pool.map(_play_chunk, [plans[place] for place, _ in work], [chunk for _, chunk in work])
        yield from zip([place for place, _ in work], played, strict=True)


def _know_games(homes: Sequence[str]) -> None:
    """In a new process: import the modules of the games, also of those that do not come with the package."""
    for home in homes:
        import_module(home)


def _play_chunk(plan: Plan, indexes: Sequence[int]) -> list[Played]:
    return [play(plan, index) for index in indexes]


# -- figures


class Share(NamedTuple):
    """How many of all games, with the 95% interval of Wilson for the share."""

    games: int
    share: float
    low: float
    high: float


def wilson(count: int, games: int) -> Share:
    """The share of ``count`` in ``games`` and its 95% interval by Wilson's score."""
    if not games:
        return Share(0, 0.0, 0.0, 1.0)
    share = count / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return Share(count, share, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


class Length(NamedTuple):
    """How long games were, or how wide of the mark: some number, over many games."""

    least: int
    median: float
    mean: float
    most: int


def _measured(values: Sequence[int]) -> Length:
    return Length(min(values), statistics.median(values), statistics.fmean(values), max(values))


@dataclass(frozen=True)
class Report:
    """The figures of a simulation."""

    plan: Plan
    played: Sequence[Played]

    @property
    def winners(self) -> dict[str, Share]:
        """Wins by seat, every seat of the game named."""
        counts = Counter(one.winner for one in self.played)
        return {seat: wilson(counts[seat], len(self.played)) for seat in self.plan.seats}

    @property
    def victories(self) -> dict[tuple[str, str, str], Share]:
        """Wins by winner, kind of victory and rule, the most frequent first."""
        counts = Counter((one.winner, one.reason, one.rule) for one in self.played)
        ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return {kind: wilson(count, len(self.played)) for kind, count in ordered}

    @property
    def margins(self) -> dict[str, Length]:
        """How far each seat was from winning or losing, by the game's own measure."""
        measures = {seat: [one.margins[seat] for one in self.played if seat in one.margins] for seat in self.plan.seats}
        return {seat: _measured(values) for seat, values in measures.items() if values}

    @property
    def tells_margins(self) -> bool:
        """Whether margins say more than who has won."""
        return tell_more(margin for one in self.played for margin in one.margins.values())

    @property
    def lengths(self) -> dict[str, Length]:
        """In whatever the game counts, and in questions."""
        names = dict.fromkeys(name for one in self.played for name in one.lengths)
        measures = {name: [one.lengths.get(name, 0) for one in self.played] for name in names}
        return {name: _measured(values) for name, values in measures.items()}

    def to_json(self) -> dict[str, Any]:
        """The figures as JSON-ready data, every game among them."""
        return {
            "plan": asdict(self.plan),
            "winners": {seat: share._asdict() for seat, share in self.winners.items()},
            "victories": [
                {"winner": winner, "reason": reason, "rule": rule, **share._asdict()}
                for (winner, reason, rule), share in self.victories.items()
            ],
            "margins": {seat: margin._asdict() for seat, margin in self.margins.items()},
            "lengths": {name: length._asdict() for name, length in self.lengths.items()},
            "games": [one._asdict() for one in self.played],
        }
