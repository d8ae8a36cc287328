"""Hints: the best plans for the moment at which a seat is asked, weighed from what this seat may know.

A hint thinks with a stream of random numbers of its own: asking for one moves neither dice nor any agent's thoughts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sandtable.core.agents import Sight
from sandtable.core.chance import SeededChance
from sandtable.core.errors import NotYourTurn, RulesFault, SandtableError
from sandtable.core.messages import Message, name_of
from sandtable.core.playout import ByStep
from sandtable.core.questions import CONSENT, Question
from sandtable.core.table import Table
from sandtable.search.crafts import Craft, craft_for, keeps_cards_unseen
from sandtable.search.plans import Plan
from sandtable.search.racing import Budget, Weighed, consider

HINTED: Final = Budget(100)
"""How much is thought about a hint."""
ROWS: Final = 3
"""How many plans are told of."""
FEWEST: Final = 2
"""In fewer worlds than these a plan has no standard error."""
CARRIED_OUT: Final = 3
"""In so many worlds a plan is carried out to see where: its places are those of most of them."""
PLACES: Final = 5
"""How many places of a plan are named."""
STREAM: Final = "hints"


@dataclass(frozen=True)
class Row:
    """A plan: what it does and where, what is expected of it, and by how much that is more than the rule of thumb."""

    label: tuple[Message, ...]
    targets: tuple[str, ...]
    percent: int
    error: int
    """The standard error of ``percent``."""
    gain: int
    worlds: int
    leads_to: tuple[Message, ...]
    """What the rules know of its first answer."""

    @property
    def plan(self) -> Message:
        """What it does, and where."""
        return in_words(self.label, self.targets)


def in_words(label: tuple[Message, ...], targets: tuple[str, ...]) -> Message:
    """What a plan does, and where."""
    if not targets:
        return Message("hint-plan", {"plan": label})
    return Message("hint-plan-there", {"plan": label, "places": tuple(map(name_of, targets))})


@dataclass(frozen=True)
class Hint:
    """The best plans, the best first; ``says`` introduces them, or says why there are none."""

    seat: str
    ply: int
    rows: tuple[Row, ...]
    worlds: int
    says: Message


def hint(table: Table, seat: str, budget: Budget = HINTED) -> Hint:
    """What a seat that is asked could do, from what it may know; the same for the same table and playouts."""
    ply, question = table.sight(seat).ply, table.question
    if question is None:
        raise NotYourTurn("nothing-asked")
    if question.seat != seat:
        raise NotYourTurn("not-asked", asked=question.seat, seat=seat)
    craft = craft_for(table.game.name, seat)
    if len(question.options) < 2:
        return Hint(seat, ply, (), 0, Message("hint-no-choice"))
    if craft is None or question.purpose == CONSENT:
        return Hint(seat, ply, (), 0, Message("hint-unknown"))
    if keeps_cards_unseen(table):
        return Hint(seat, ply, (), 0, Message("hint-unseen"))
    sight = Sight(seat, table, SeededChance(table.seed, STREAM), ply)
    thought = consider(craft, sight, question, budget)
    found: dict[tuple[Message, ...], Weighed] = {}
    for each in thought.weighed:
        if each.worlds >= FEWEST and each.plan.label:
            found.setdefault(each.plan.label, each)
    if len(found) < FEWEST:
        return Hint(seat, ply, (), thought.worlds, Message("hint-nothing"))
    kinds = kinds_of_places(table)
    worlds = [world for _ in range(CARRIED_OUT) if (world := sight.imagined()) is not None]
    best, *others = list(found.values())[:ROWS]
    others.sort(key=lambda each: -each.gain)
    level = thought.base.value
    rows = [_row(each, level, sight, question, places_of(each.plan, craft, worlds, kinds)) for each in (best, *others)]
    return Hint(seat, ply, tuple(rows), thought.worlds, Message("hint-says", {"worlds": thought.worlds}))


def _row(weighed: Weighed, level: float, sight: Sight, question: Question, targets: tuple[str, ...]) -> Row:
    """A plan as it is told: its gain was measured in pairs, so it counts from the level of the base in all worlds."""
    keys = weighed.plan.begun().answer(question, sight)
    known = sight.forecast(keys[0]) if len(keys) == 1 else None
    return Row(
        weighed.plan.label,
        targets,
        max(0, min(100, round(100 * (level + weighed.gain)))),
        round(100 * weighed.error),
        round(100 * weighed.gain),
        weighed.worlds,
        () if known is None else (*known.leads_to, *known.warnings),
    )


class _Noted:
    """Answers by a plan and notes which places it picks."""

    def __init__(self, plan: Plan, kinds: Collection[str]) -> None:
        self._plan = plan
        self._kinds = kinds
        self.picked: dict[str, None] = {}

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The plan's."""
        keys = self._plan.answer(question, sight)
        for option in question.options:
            target = option.target
            if option.key in keys and target is not None and target.partition(":")[0] in self._kinds:
                self.picked[target] = None
        return keys


def kinds_of_places(table: Table) -> Collection[str]:
    """What a place on the map is called in targets."""
    return set(table.game.facts().get("kinds", {}).values()) - {"card"}


def places_of(plan: Plan, craft: Craft, worlds: Sequence[Table], kinds: Collection[str]) -> tuple[str, ...]:
    """The places that a plan picks in most of these worlds, in the order in which it does."""
    picked: Counter[str] = Counter()
    for number, world in enumerate(worlds):
        noted = _Noted(plan.begun(), kinds)
        luck = f"{STREAM}/{number}"
        playout = world.playout({**craft.policies, craft.seat: noted}, ByStep(luck), luck, open_hands=True)
        with suppress(SandtableError, RulesFault):
            craft.carry_out(playout)
        picked.update(noted.picked.keys())
    return tuple(target for target, times in picked.items() if 2 * times > len(worlds))[:PLACES]
