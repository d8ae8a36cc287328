"""Racing plans against each other in imagined worlds: the public face of the search.

All plans of a round meet the same world and the same luck, so that they are compared in pairs; every few rounds the
worse ones fall out, and later whoever is clearly worse. What the base policy would do is left only for a plan that is
better beyond a standard error.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sandtable.core.agents import Sight
from sandtable.core.errors import RulesFault, SandtableError
from sandtable.core.messages import Message
from sandtable.core.playout import ByStep
from sandtable.core.questions import Question
from sandtable.core.table import Table
from sandtable.search.crafts import Craft
from sandtable.search.plans import Plan, each_option

ROUNDS: Final = 2
"""After so many worlds the worse plans fall out, if little is thought."""
MUCH: Final = 150
"""For every so many playouts of a budget it is after as many worlds more: else all but the first few hundred playouts
would go to the last two plans."""
KEPT: Final = 2 / 3
"""The share of the plans that go on."""
GATE: Final = 1.0
"""How many standard errors a plan must be better than the base's by."""
FEW: Final = 4
"""Fewer worlds than these say too little to leave the base's plan."""
MANY: Final = 20
"""After so many worlds a plan falls out as soon as it is clearly worse than another one or than the base's."""
CLEARLY: Final = 1.5
"""How many standard errors are clear; twice as many for a plan to be followed before the budget is spent."""
A_PLAN: Final = 8
"""How many playouts there must be for each plan: with a small budget only the likeliest are tried."""
SURE: Final = (0.0, 1.0)
"""What games come to that are over: as there are but two such results, plans that share them may yet differ."""


@dataclass(frozen=True)
class Budget:
    """How much is thought: in playouts, so that the same is thought again; a cap of seconds may end it before."""

    playouts: int
    seconds: float | None = None
    cancelled: Callable[[], bool] | None = None
    """Asked between two playouts; whoever cancels gets the best of what was found so far."""


@dataclass
class Weighed:
    """A plan that was looked at: what came of it in each world, and by how much it was better than the base's."""

    plan: Plan
    results: list[float] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """What is expected of it, between 0 and 1."""
        return _mean(self.results)

    @property
    def error(self) -> float:
        """The standard error of that."""
        return _error(self.results)

    @property
    def gain(self) -> float:
        """By how much it is expected to be better than what the base policy would do, in the same worlds."""
        return _mean(self.gains)

    @property
    def gain_error(self) -> float:
        """The standard error of that."""
        return _error(self.gains)

    @property
    def worlds(self) -> int:
        """In how many worlds it was tried."""
        return len(self.results)

    def may_be_better_than(self, other: Weighed) -> bool:
        """Whether it is not clearly worse than another plan that was tried in the same worlds."""
        lacks = [theirs - own for own, theirs in zip(self.gains, other.gains, strict=True)]
        return _mean(lacks) <= CLEARLY * _error(lacks)

    @property
    def is_clearly_better(self) -> bool:
        """Whether more worlds would hardly speak for what the base policy does."""
        return self.gain > 2 * CLEARLY * self.gain_error

    @property
    def assured(self) -> float:
        """The gain that is left when chance is allowed for."""
        return self.gain - GATE * self.gain_error if self.worlds >= FEW else -math.inf


@dataclass(frozen=True)
class Thought:
    """What was thought at a question: the plans, the best first, and which of them is the base's and which the best."""

    weighed: Sequence[Weighed]
    base: Weighed
    best: Weighed
    worlds: int
    playouts: int


def consider(craft: Craft, sight: Sight, question: Question, budget: Budget) -> Thought:
    """Think about a question of a seat, from what the seat may know; the same for the same sight and budget.

    Where nothing can be imagined or the budget is too small for a comparison, the best is what the base policy does.
    """
    base = craft.policies[sight.seat]
    first = Weighed(Plan(base, (), ()))
    lots = sight.chance()
    if craft.opens(state := sight.state(), question):
        plans = craft.plans(state, question, 1 + lots.below(1 << 30))
    else:
        plans = each_option(base, question)
    first.plan.label = _label_of(plans, base.answer(question, sight))
    race = _Race(craft, sight, budget, [first, *map(Weighed, plans[: max(2, budget.playouts // A_PLAN)])])
    if len(race.all) > 1:
        race.run()
    return race.thought()


def _label_of(plans: Sequence[Plan], keys: Sequence[str]) -> tuple[Message, ...]:
    """What the base policy does, in the words of the likeliest plan that begins like it."""
    begin = [plan.label for plan in plans if plan.laid and (plan.laid[0][1],) == tuple(keys)]
    return begin[0] if begin else ()


class _Race:
    """Plans that are tried in one world after another."""

    def __init__(self, craft: Craft, sight: Sight, budget: Budget, weighed: list[Weighed]) -> None:
        self.all = weighed
        self._craft = craft
        self._sight = sight
        self._budget = budget
        self._alive = list(weighed)
        self._stage = ROUNDS * max(1, budget.playouts // MUCH)
        self._patient = budget.playouts >= MUCH
        self._ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        self._playouts = 0
        self._worlds = 0

    def run(self) -> None:
        """Try all that is left in one world after another until the budget is spent or nothing is left to compare."""
        while len(self._alive) > 1 and not self._is_over() and not self._is_decided():
            world = self._sight.imagined()
            if world is None or not self._tried_in(world):
                return
            self._worlds += 1
            if self._worlds % self._stage == 0:
                self._thin_out()
            if self._knows_much():
                self._leave_the_worse()

    def _is_over(self) -> bool:
        """Whether nothing more may be tried."""
        budget = self._budget
        if self._playouts >= budget.playouts or (self._ends is not None and time.monotonic() >= self._ends):
            return True
        return budget.cancelled is not None and budget.cancelled()

    def _knows_much(self) -> bool:
        """Whether what is clear by now may be settled; who thinks little has nothing to save."""
        return self._patient and self._worlds >= MANY

    def _is_decided(self) -> bool:
        """Whether one plan alone is left beside the base's, and clearly better."""
        return len(self._alive) == 2 and self._knows_much() and self._alive[1].is_clearly_better

    def _tried_in(self, world: Table) -> bool:
        """Try every plan in this world with the same luck; False if the budget did not last for all of them."""
        luck = str(self._sight.chance().below(1 << 62))
        results = []
        for each in self._alive:
            if self._is_over():
                return False
            self._playouts += 1
            results.append(self._result(world, each.plan, luck))
        for each, result in zip(self._alive, results, strict=True):
            each.results.append(result)
            each.gains.append(result - results[0])
        return True

    def _result(self, world: Table, plan: Plan, luck: str) -> float:
        """What comes of a plan in this world; if it breaks off, what the table is worth where it stopped."""
        craft = self._craft
        seat = self._sight.seat
        agents = dict(craft.policies)
        own = agents[seat]
        agents[seat] = plan.begun()
        playout = world.playout(agents, ByStep(luck), luck, open_hands=True)
        try:
            craft.carry_out(playout)
            agents[seat] = own
            craft.play_on(playout)
        except (SandtableError, RulesFault):
            pass
        return craft.value(playout.state)

    def _thin_out(self) -> None:
        """Keep the better plans, and the base's; of those that come to the same everywhere, only the first.

        Many do: what the base policy does is often among the plans, and one card is often as good as another.
        """
        base, *others = self._alive
        came_to = {tuple(base.results)}
        distinct = []
        for each in others:
            results = tuple(each.results)
            if results not in came_to or all(result in SURE for result in results):
                came_to.add(results)
                distinct.append(each)
        rest = sorted(distinct, key=lambda each: -each.value)
        left = {id(each) for each in rest[: math.ceil(len(rest) * KEPT)]}
        self._alive = [base, *(each for each in distinct if id(each) in left)]

    def _leave_the_worse(self) -> None:
        """Let fall out what is clearly worse than the base's plan or than the best."""
        base, *others = self._alive
        if others:
            best = max(others, key=lambda each: each.gain)
            hopeful = [each for each in others if each.may_be_better_than(base) and each.may_be_better_than(best)]
            self._alive = [base, *hopeful]

    def thought(self) -> Thought:
        """What it came to."""
        base = self.all[0]
        best = base
        for each in self._alive[1:]:
            if each.assured > max(0.0, best.assured if best is not base else 0.0):
                best = each
        seen = [each for each in self.all if each.worlds]
        others = sorted((each for each in seen if each is not best), key=lambda each: (-each.worlds, -each.value))
        return Thought([best, *others], base, best, self._worlds, self._playouts)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _error(numbers: Sequence[float]) -> float:
    """The standard error of a mean; without end where there is too little to tell."""
    count = len(numbers)
    if count < 2:
        return math.inf
    mean = sum(numbers) / count
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)
