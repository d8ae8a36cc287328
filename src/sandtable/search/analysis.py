"""Analysis of a game that is over: the winning chances moment by moment, what choices made of them, and what luck did.

A moment is a card, a turn or another beginning that the game counts, and whatever a seat plans as a whole. Its chances
are those before anybody chooses, if all went on by their rules of thumb. With what was really chosen, and all the luck
that there might have been, they are the chances *after the choice*; where the next moment begins, chance has spoken. So

- what is gained or lost from chances to chances after the choice, somebody's choices have done,
- what is gained or lost from there to the next moment is luck: dice and cards against their expectation,
- and what another plan would have brought, in worlds that the seat could imagine then, was given away.

All of it is counted in playouts and comes from the table's seed: the same table and budget have the same analysis.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sandtable.core.agents import Agent, Sight
from sandtable.core.chance import SeededChance
from sandtable.core.errors import BadSetup, RulesFault, SandtableError
from sandtable.core.game import Game, game_named
from sandtable.core.messages import Message, Note
from sandtable.core.playout import ByStep, Playout
from sandtable.core.questions import CONSENT, Question
from sandtable.core.table import Table
from sandtable.search.crafts import Craft, craft_for, keeps_cards_unseen
from sandtable.search.hinting import CARRIED_OUT, in_words, kinds_of_places, places_of
from sandtable.search.plans import ANY, Plan
from sandtable.search.racing import Budget, consider

QUICK: Final = Budget(0)
"""No playouts: the chances are the game's own estimates, and nothing is said of choices and luck."""
THOROUGH: Final = Budget(160)
"""How much is thought about each moment."""
STREAM: Final = "analysis"
RACED: Final = 0.5
"""The share of the playouts in which plans are raced to find the best."""
COMPARED: Final = 0.2
"""The share in which the best is compared with what was chosen, in worlds in which it did not win its race."""
FEWEST: Final = 4
"""Fewer worlds than these compare nothing."""
WORTH_TELLING: Final = 0.02
"""A play that is better by less is not told of."""
TURNS: Final = 0.08
"""By so much the chances of a seat change at a turning point, at least."""
TURNING_POINTS: Final = 5
"""How many of them are told of at most."""

Chances = Mapping[str, float]
"""How likely each seat is to win, by seat."""


class Answered(NamedTuple):
    """An answer that was given: by whom, what was being decided, and the keys."""

    seat: str
    purpose: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Moment:
    """Where something began: the step of the play, the ply of its question, who planned it, what was answered."""

    step: int
    """The place of the step among all of the play."""
    ply: int
    seat: str | None
    """Who chose: who planned it as a whole, or else the only seat that was asked."""
    planned: bool
    answered: tuple[Answered, ...]
    by_hand: bool
    says: Message | None
    """What the log said first."""


@dataclass(frozen=True)
class Better:
    """Another play that would have been better: what it was, where, and by how much, with the standard error."""

    label: tuple[Message, ...]
    targets: tuple[str, ...]
    gain: float
    error: float
    worlds: int

    @property
    def plan(self) -> Message:
        """What it does, and where."""
        return in_words(self.label, self.targets)


@dataclass(frozen=True)
class Row:
    """A moment weighed: the chances before anybody chose, and with what was chosen before chance had spoken."""

    moment: Moment
    chances: Chances
    after: Chances | None
    """None where nothing was played on."""
    played: tuple[Message, ...] = ()
    """What was chosen, in the words of the plan that is most like it."""
    better: Better | None = None


class Account(NamedTuple):
    """How the chances of a seat went from the beginning to the end, in parts that add up to the difference."""

    start: float
    end: float
    own: float
    """What its own choices made of them, against its rule of thumb."""
    others: float
    """What the choices of others made of them, and changes by hand."""
    luck: float
    """What dice and cards made of them, against their expectation."""
    given_away: float
    """How much better the best plays would have been that were found, all together."""


class Turning(NamedTuple):
    """A moment at which the chances of a seat changed much, until the next one: by how much, and how much was luck."""

    place: int
    """The place of its row."""
    seat: str
    change: float
    luck: float | None


@dataclass(frozen=True)
class Analysis:
    """All moments of a play in order, and how it ended."""

    game: str
    seats: tuple[str, ...]
    rows: tuple[Row, ...]
    ended: Chances
    winner: str

    def chances_at(self, place: int) -> Chances:
        """The chances with which a moment began; after the last one it is known."""
        return self.rows[place].chances if place < len(self.rows) else self.ended

    def luck(self, place: int, seat: str) -> float | None:
        """What dice and cards did for a seat, from a choice to the next moment; None where that is not known."""
        row = self.rows[place]
        if row.after is None:
            return None
        return 0.0 if row.moment.by_hand else self.chances_at(place + 1)[seat] - row.after[seat]

    def account(self, seat: str) -> Account | None:
        """How the chances of a seat came about; None where nothing was played on."""
        if any(row.after is None for row in self.rows):
            return None
        start, end = self.chances_at(0)[seat], self.ended[seat]
        own = luck = given_away = 0.0
        for place, row in enumerate(self.rows):
            luck += self.luck(place, seat) or 0.0
            if row.moment.seat == seat and row.after is not None:
                own += row.after[seat] - row.chances[seat]
            if row.moment.seat == seat and row.better is not None:
                given_away += row.better.gain
        return Account(start, end, own, end - start - own - luck, luck, given_away)

    @property
    def turning_points(self) -> list[Turning]:
        """The moments at which most has changed for whoever won, in the order of the play."""
        seat = self.winner
        found = [
            Turning(place, seat, self.chances_at(place + 1)[seat] - row.chances[seat], self.luck(place, seat))
            for place, row in enumerate(self.rows)
        ]
        most = sorted(found, key=lambda each: (-abs(each.change), each.place))[:TURNING_POINTS]
        return sorted((each for each in most if abs(each.change) >= TURNS), key=lambda each: each.place)


def analyse(table: Table, budget: Budget = THOROUGH, heard: Callable[[int, int], object] | None = None) -> Analysis:
    """A game that is over, moment by moment; ``heard`` is told how many of how many moments are done."""
    weighings = to_be_weighed(table, budget)
    rows = []
    for weighing in weighings:
        rows.append(weighed(weighing, budget))
        if heard is not None:
            heard(len(rows), len(weighings))
    return analysis_of(table, rows)


def analysis_of(table: Table, rows: Sequence[Row]) -> Analysis:
    """The analysis of a table whose moments have been weighed."""
    outcome = table.outcome
    if outcome is None:
        raise BadSetup("analysis-not-over")
    seats = tuple(table.game.seats)
    ended = {seat: float(seat == outcome.winner) for seat in seats}
    return Analysis(table.game.name, seats, tuple(rows), ended, outcome.winner)


# -- moments


@dataclass(frozen=True)
class Weighing:
    """A moment that is to be weighed, with all that it takes: this can be done anywhere, and in any order."""

    game: str
    seed: str
    moment: Moment
    state: Any
    """The state at the beginning of its step."""
    table: Table | None
    """The table at its question, where somebody planned it."""


def to_be_weighed(table: Table, budget: Budget = THOROUGH) -> list[Weighing]:
    """The moments of a game that is over; a game that goes on has too much to hide, and others must be played well."""
    game = table.game
    if table.outcome is None:
        raise BadSetup("analysis-not-over")
    if not any(craft_for(game.name, seat) for seat in game.seats):
        raise BadSetup("analysis-no-craft", title=game.name)
    if keeps_cards_unseen(table):
        raise BadSetup("analysis-unseen")
    found = []
    for moment in _looked_at(table):
        asks = moment.planned and budget.playouts > 0
        there = table.at(moment.ply) if asks else None
        found.append(Weighing(game.name, table.seed, moment, table.steps[moment.step].state, there))
    return found


def _looked_at(table: Table) -> list[Moment]:
    """Where something begins that the game counts, or that somebody plans as a whole."""
    steps = table.steps
    begin: list[tuple[int, int, str | None]] = []
    for place, step in enumerate(steps[:-1]):
        ply, question = _first_question(table, place)
        craft = None if question is None else craft_for(table.game.name, question.seat)
        if question is not None and craft is not None and craft.opens(table.at(ply).state, question):
            begin.append((place, ply, question.seat))
        elif table.game.tally(step.state) or not begin:
            begin.append((place, step.ply, None))
    ends = [*(steps[place].ply for place, _, _ in begin[1:]), table.ply]
    return [_moment(table, *each, end) for each, end in zip(begin, ends, strict=True)]


def _first_question(table: Table, place: int) -> tuple[int, Question | None]:
    """The first question of a step that was asked of a seat, and its ply."""
    steps = table.steps
    for ply in range(steps[place].ply, steps[place + 1].ply):
        entry = table.journal[ply]
        if entry.adjusts:
            break
        if entry.who in table.game.seats:
            return ply, table.at(ply).question
    return steps[place].ply, None


def _moment(table: Table, place: int, ply: int, planner: str | None, end: int) -> Moment:
    answered = []
    journal = table.journal
    for at in range(ply, end):
        entry = journal[at]
        if entry.who in table.game.seats and not entry.adjusts:
            question = table.at(at).question
            if question is not None and question.seat == entry.who and question.purpose != CONSENT:
                answered.append(Answered(entry.who, question.purpose, tuple(entry.value)))
    asked = {each.seat for each in answered}
    seat = planner or (next(iter(asked)) if len(asked) == 1 else None)
    by_hand = any(entry.adjusts for entry in journal[ply:end])
    return Moment(place, ply, seat, planner is not None, tuple(answered), by_hand, _said(table, place))


def _said(table: Table, place: int) -> Message | None:
    """What the log said first of a step: all of it may be read now."""
    first, last = table.steps[place].notes, table.steps[place + 1].notes
    told: Iterator[Note] = (note for note in table.notes[first:last] if note.kind == "told")
    note = next(told, None)
    return None if note is None else note.says


# -- weighing


class AsPlayed:
    """Answers as was answered at the table, where the same is asked and can be answered so, else as a base does."""

    def __init__(self, answered: list[Answered], base: Agent) -> None:
        self._left = answered
        """What has not been said yet, by all seats."""
        self._base = base

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The first answer that is left and fits."""
        for each in self._left:
            if each.seat == question.seat and each.purpose == question.purpose and _fits(each.keys, question):
                self._left.remove(each)
                return each.keys
        return self._base.answer(question, sight)


def _fits(keys: Sequence[str], question: Question) -> bool:
    offered = question.keys
    return question.at_least <= len(keys) <= question.at_most and all(key in offered for key in keys)


def weighed(weighing: Weighing, budget: Budget = THOROUGH) -> Row:
    """What a moment was worth to all seats, what was made of it, and what could have been."""
    moment, game = weighing.moment, game_named(weighing.game)
    if budget.playouts <= 0:
        return Row(moment, _estimated(game, weighing.state), None)
    worlds = max(FEWEST, round(budget.playouts * (1 - RACED - COMPARED) / 2))
    lucks = [f"{weighing.seed}/{STREAM}/{moment.ply}/{world}" for world in range(worlds)]
    chances = _expected(weighing, game, lucks, ())
    after = _expected(weighing, game, lucks, moment.answered) if moment.answered else chances
    if weighing.table is None or moment.seat is None or moment.by_hand:
        return Row(moment, chances, after)
    return Row(moment, chances, after, *_compared(weighing, weighing.table, moment.seat, budget))


def _estimated(game: Game, state: Any) -> Chances:
    return {seat: game.estimate(state, seat) for seat in game.seats}


def _expected(weighing: Weighing, game: Game, lucks: Sequence[str], answered: Sequence[Answered]) -> Chances:
    """The chances of all seats after these answers, with every luck."""
    results = [_estimated(game, _played_on(weighing, game, luck, answered)) for luck in lucks]
    return {seat: math.fsum(each[seat] for each in results) / len(results) for seat in game.seats}


def _played_on(weighing: Weighing, game: Game, luck: str, answered: Sequence[Answered]) -> Any:
    """The state to which a moment is played on by rules of thumb, after these answers."""
    moment = weighing.moment
    horizon = _horizon(game)
    bases = dict(horizon.policies)
    left = list(answered)
    agents: dict[str, Agent] = {seat: AsPlayed(left, base) for seat, base in bases.items()}
    if weighing.table is not None:
        playout = weighing.table.playout(agents, ByStep(luck), luck, open_hands=True)
    else:
        playout = Playout(game, weighing.state.copy(), agents, ByStep(luck), luck, open_hands=True)
    craft = craft_for(game.name, moment.seat) if moment.planned and moment.seat is not None else None
    try:
        if craft is not None:
            craft.carry_out(playout)
        else:
            playout.play_step()
            while playout.outcome is None and not game.tally(playout.state):
                playout.play_step()
        agents.update(bases)
        horizon.play_on(playout)
    except (SandtableError, RulesFault):
        pass
    return playout.state


def _horizon(game: Game) -> Craft:
    """The craft by which the chances of all seats are looked at equally far."""
    return next(craft for seat in game.seats if (craft := craft_for(game.name, seat)) is not None)


def _compared(weighing: Weighing, table: Table, seat: str, budget: Budget) -> tuple[tuple[Message, ...], Better | None]:
    """What was chosen in words, and the play that would have been better, from what the seat could know."""
    question, craft = table.question, craft_for(weighing.game, seat)
    if question is None or craft is None:
        return (), None
    moment = weighing.moment
    sight = Sight(seat, table, SeededChance(weighing.seed, STREAM), moment.ply)
    plans = craft.plans(sight.state(), question, 1)
    played = _most_like(plans, moment.answered)
    if len(question.options) < 2:
        return played, None
    raced = Budget(round(budget.playouts * RACED), budget.seconds, budget.cancelled)
    best = consider(craft, sight, question, raced).best.plan
    gains: list[float] = []
    worlds: list[Table] = []
    for _ in range(max(FEWEST, round(budget.playouts * COMPARED / 2))):
        world = sight.imagined()
        if world is None:
            break
        luck = str(sight.chance().below(1 << 62))
        chosen = AsPlayed([each for each in moment.answered if each.seat == seat], craft.policies[seat])
        with_best = _worth(world, craft, best.begun(), luck)
        gains.append(with_best - _worth(world, craft, chosen, luck))
        worlds.append(world)
    if len(gains) < FEWEST:
        return played, None
    gain = math.fsum(gains) / len(gains)
    error = math.sqrt(math.fsum((each - gain) ** 2 for each in gains) / (len(gains) - 1) / len(gains))
    if gain < max(WORTH_TELLING, error) or not best.label:
        return played, None
    places = places_of(best, craft, worlds[:CARRIED_OUT], kinds_of_places(table))
    return played, Better(best.label, places, gain, error, len(gains))


def _worth(world: Table, craft: Craft, agent: Agent, luck: str) -> float:
    """How likely a seat is to win if it answers so in this world, and from then on by its rule of thumb."""
    agents = dict(craft.policies)
    own = agents[craft.seat]
    agents[craft.seat] = agent
    playout = world.playout(agents, ByStep(luck), luck, open_hands=True)
    try:
        craft.carry_out(playout)
        agents[craft.seat] = own
        craft.play_on(playout)
    except (SandtableError, RulesFault):
        pass
    return playout.game.estimate(playout.state, craft.seat)


def _most_like(plans: Sequence[Plan], answered: Sequence[Answered]) -> tuple[Message, ...]:
    """The words of the plan that lays down most of what was answered, and nothing else."""
    said = {(each.purpose, key) for each in answered for key in each.keys}
    keys = {key for _, key in said}
    fit = [
        plan
        for plan in plans
        if plan.laid
        and all((key in keys) if purpose == ANY else ((purpose, key) in said) for purpose, key in plan.laid)
    ]
    return max(fit, key=lambda plan: len(plan.laid)).label if fit else ()
