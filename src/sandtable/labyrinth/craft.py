"""What a search knows of Labyrinth: a card is planned as a whole, and looked at to the end of the turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.agents import Agent
from sandtable.core.messages import Message
from sandtable.core.playout import Playout
from sandtable.core.questions import Question
from sandtable.labyrinth import card_play, estimates, sequence, steady, steady_jihadist
from sandtable.labyrinth.play import card_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, SIDES, US
from sandtable.search.plans import Plan

LIKELIEST: Final = 14
"""How many uses of cards are tried, those that the rule of thumb ranks highest; beside the best of every kind."""
STRAYED_FROM: Final = 4
STRAYINGS: Final = 2
"""How many of the likeliest are also tried with strayings, and how many of each."""

POLICIES: Final[Mapping[str, Agent]] = {US: steady.Steady(), JIHADIST: steady_jihadist.SteadyJihadist()}


class CardCraft:
    """One side."""

    def __init__(self, side: str) -> None:
        self.seat = side

    @property
    def policies(self) -> Mapping[str, Agent]:
        """The rules of thumb of both sides."""
        return POLICIES

    def opens(self, s: State, question: Question) -> bool:
        """A card is chosen."""
        return question.purpose == Purpose.PLAY_CARD

    def covers(self, s: State, question: Question) -> bool:
        """All that is asked while its own card is played."""
        return s.step == sequence.CARD and s.side == self.seat

    def plans(self, s: State, question: Question, seed: int) -> Sequence[Plan]:
        """The uses of cards that the rule of thumb ranks highest, the best of every kind of use, and strayings."""
        base = POLICIES[self.seat]
        worth = (steady.Judgement if self.seat == US else steady_jihadist.Judgement)(s, question).use
        ranked: list[tuple[float, int, str]] = []
        others: list[Plan] = []
        for option in question.options:
            if option.key.isdigit():
                number = int(option.key)
                uses = card_play.card_uses(s, self.seat, s.rules.deck[number])
                ranked += [(worth(number, use), number, use) for use in uses]
            else:
                others.append(Plan(base, [(Purpose.PLAY_CARD, option.key)], [option.label]))
        ranked.sort(key=lambda each: (-each[0], each[1], each[2]))
        first_of: dict[str, tuple[float, int, str]] = {}
        for each in ranked:
            first_of.setdefault(each[2], each)
        chosen = [*ranked[:LIKELIEST], *(each for each in first_of.values() if each not in ranked[:LIKELIEST])]
        plans = [_plan(base, number, use) for _, number, use in chosen]
        strays = [each.straying(seed + n) for n in range(STRAYINGS) for each in plans[:STRAYED_FROM]]
        return [*plans, *others, *strays]

    def openly(self, plan: Plan, best: Plan) -> Sequence[Message]:
        """The other uses of the card that is played: of the cards in hand nobody is told."""
        return plan.label[1:] if plan.label[:1] == best.label[:1] else ()

    def carry_out(self, playout: Playout) -> None:
        """To the end of the card."""
        playout.play_step()

    def play_on(self, playout: Playout) -> None:
        """To the end of the turn."""
        playout.play_until("turns")

    def value(self, s: State) -> float:
        """How likely the side is to win."""
        return estimates.estimate(s, self.seat)


def _plan(base: Agent, number: int, use: str) -> Plan:
    label: list[Message] = [card_option(number).label, card_play.use_option(use).label]
    return Plan(base, [(Purpose.PLAY_CARD, str(number)), (Purpose.USE_CARD, use)], label)


CRAFTS: Final = [CardCraft(side) for side in SIDES]
