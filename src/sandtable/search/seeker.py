"""Seeker: an agent that plans a card or a turn as a whole, by trying plans in worlds that its seat may imagine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.agents import Sight, register_agent
from sandtable.core.questions import Question
from sandtable.search.crafts import Craft, register_craft
from sandtable.search.plans import Plan
from sandtable.search.racing import Budget, consider
from sandtable.search.reasons import told

SEEKER: Final = "seeker"
LEVELS: Final[Mapping[str, Budget]] = {
    "quick": Budget(100),
    "steady": Budget(300),
    "deep": Budget(1000),
}
"""How many playouts each level spends on a plan at the most, the usual one first."""
REMEMBERED: Final = 8
"""How many plans are kept, for whoever goes back to the middle of one."""


class Seeker:
    """Thinks where something begins that is planned as a whole, and then follows its plan."""

    looks_ahead = True

    def __init__(self, crafts: Mapping[str, Craft], budget: Budget) -> None:
        self._crafts = crafts
        self._budget = budget
        self._plans: dict[int, Plan] = {}
        """The plans made so far, by the ply at which each was."""

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """By a new plan, by the one under way, or by the base policy.

        Who takes a seat in the middle of something, or has forgotten its plan, thinks about what is left of it.
        """
        craft = self._crafts[sight.seat]
        state = sight.state()
        opens = craft.opens(state, question)
        if not opens and not craft.covers(state, question):
            return craft.policies[sight.seat].answer(question, sight)
        begun = [ply for ply in self._plans if ply < sight.ply]
        if begun and not opens:
            return self._plans[max(begun)].answer(question, sight)
        thought = consider(craft, sight, question, self._budget)
        why = told(craft, thought)
        if why is not None:
            sight.because(why)
        plan = thought.best.plan.begun()
        self._remember(sight.ply, plan)
        return plan.answer(question, sight)

    def _remember(self, ply: int, plan: Plan) -> None:
        """Keep a plan; those made later were made in a future that has been taken back."""
        earlier = sorted(each for each in self._plans if each < ply)[-REMEMBERED + 1 :]
        self._plans = {**{each: self._plans[each] for each in earlier}, ply: plan}


def let_seek(game: str, crafts: Sequence[Craft]) -> None:
    """Let Seeker take these seats of a game, at all its levels."""
    for craft in crafts:
        register_craft(game, craft)
        register_agent(SEEKER, _maker(craft), levels=tuple(LEVELS), game=game, seats=(craft.seat,))


def _maker(craft: Craft) -> Callable[[str], Seeker]:
    return lambda level: Seeker({craft.seat: craft}, LEVELS[level])
