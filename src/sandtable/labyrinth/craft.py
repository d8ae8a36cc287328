"""What a search knows of Labyrinth: a card is planned as a whole, and looked at to the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from sandtable.core.agents import Agent
from sandtable.core.messages import Message
from sandtable.core.playout import Playout
from sandtable.core.questions import Question
from sandtable.labyrinth import (
    card_play,
    estimates,
    jihadist_operations,
    sequence,
    steady,
    steady_jihadist,
    us_operations,
)
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import card_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, SIDES, US
from sandtable.search.plans import Laid, Plan

LIKELIEST: Final = 14
"""How many uses of cards are tried, those that the rule of thumb ranks highest; beside the best of every kind."""
AIMED: Final = 5
ELSEWHERE: Final = 2
"""How many of the likeliest are also tried in other countries than the rule of thumb prefers, and in how many."""
STRAYINGS: Final = 4
"""How many of the likeliest are also tried with strayings."""

BEFORE_OTHER_COUNTRIES: Final = 8
"""How many of the likeliest come before the first in another country: who thinks little tries only the first plans."""
EVENT_TRIED: Final = 12
"""What an event is worth at least when it is to be tried: the rule of thumb knows few of them."""


class Use(NamedTuple):
    """A use of a card, what it is worth by rule of thumb, and what the card's own event is worth, which it gives up."""

    worth: float
    number: int
    use: str
    event: float


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
        judgement = (steady.Judgement if self.seat == US else steady_jihadist.Judgement)(s, question)
        ranked: list[Use] = []
        others: list[Plan] = []
        for option in question.options:
            if option.key.isdigit():
                ranked += self._uses(s, int(option.key), judgement.use)
            else:
                others.append(Plan(base, [(Purpose.PLAY_CARD, option.key)], [option.label]))
        ranked = told_apart(sorted(ranked, key=lambda each: (-each.worth, each.event, each.number, each.use)))
        first_of: dict[str, Use] = {}
        for each in ranked:
            first_of.setdefault(each.use, each)
        chosen = [*ranked[:LIKELIEST], *(each for each in first_of.values() if each not in ranked[:LIKELIEST])]
        plans = [_plan(base, each.number, each.use) for each in chosen]
        aimed = [plan for each in chosen[:AIMED] for plan in self._elsewhere(s, base, each.number, each.use)]
        strays = [each.straying(seed + n) for n, each in enumerate(plans[:STRAYINGS])]
        before, after = plans[:BEFORE_OTHER_COUNTRIES], plans[BEFORE_OTHER_COUNTRIES:LIKELIEST]
        return [*before, *aimed[:ELSEWHERE], *after, *others, *aimed[ELSEWHERE:], *strays, *plans[LIKELIEST:]]

    def _uses(self, s: State, number: int, worth: Callable[[int, str], float]) -> list[Use]:
        """The uses of a card, and what they are worth; an event is always worth a try."""
        uses = card_play.card_uses(s, self.seat, s.rules.deck[number])
        event = worth(number, card_play.EVENT) if card_play.EVENT in uses else 0.0
        found = [Use(worth(number, use), number, use, event) for use in uses if use != card_play.EVENT]
        if card_play.EVENT in uses:
            found.append(Use(max(event, EVENT_TRIED), number, card_play.EVENT, event))
        return found

    def _elsewhere(self, s: State, base: Agent, number: int, use: str) -> list[Plan]:
        """An operation in the next best countries, by the rule of thumb; the best one is where it goes anyway."""
        value = card_play.value_with_reserves(s, self.seat, s.rules.deck[number])
        purpose, places = aims(s, use, value)
        return [_plan(base, number, use, (purpose, id)) for id in places[1 : 1 + ELSEWHERE]]

    def openly(self, plan: Plan, best: Plan) -> Sequence[Message]:
        """The other uses of the card that is played: of the cards in hand nobody is told.

        An operation that was tried with a card of no higher value is one that this card could do as well.
        """
        if plan.label[:1] == best.label[:1]:
            return plan.label[1:]
        if len(plan.label) < 2 or not best.label or plan.label[1] == card_play.use_option(card_play.EVENT).label:
            return ()
        return plan.label[1:] if _printed_value(plan) <= _printed_value(best) else ()

    def carry_out(self, playout: Playout) -> None:
        """To the end of the card."""
        playout.play_step()

    def play_on(self, playout: Playout) -> None:
        """To the end of the turn."""
        playout.play_until("turns")

    def value(self, s: State) -> float:
        """How likely the side is to win."""
        return estimates.estimate(s, self.seat)


def _printed_value(plan: Plan) -> int:
    """What is printed on the card that a plan plays; 0 if it plays none."""
    number = plan.label[0].id.removeprefix("card-")
    if not number.isdigit():
        return 0
    return next(cards[int(number)].ops for cards in map(deck, ("base", "awakening")) if int(number) in cards)


def aims(s: State, use: str, value: int) -> tuple[str, list[str]]:
    """The question that asks for the country of an operation, and the countries, the best first by rule of thumb."""
    if use not in AIMS:
        return "", []
    purpose, places, worth = AIMS[use]
    found = [(worth(s, country), country.id) for country in places(s, value)]
    return purpose, [id for _, id in sorted(found, key=lambda each: -each[0])]


def _ideas(s: State, country: Country) -> float:
    if country.is_muslim:
        return steady.gain_of_war_of_ideas(s, country, s.gwot_penalty)
    return steady.gain_of_posture(s, s.gwot_penalty) if country.posture != s.us_posture else 0.0


AIMS: Final[Mapping[str, tuple[str, Callable[[State, int], list[Country]], Callable[[State, Country], float]]]] = {
    "war_of_ideas": (Purpose.WAR_OF_IDEAS_WHERE, us_operations.war_of_ideas_targets, _ideas),
    "disrupt": (Purpose.DISRUPT_WHERE, us_operations.disrupt_targets, steady.gain_of_disrupt),
    "recruit": (
        Purpose.RECRUIT_WHERE,
        lambda s, value: jihadist_operations.recruit_places(s),
        steady_jihadist.worth_of_recruit,
    ),
    "jihad": (
        Purpose.JIHAD_WHERE,
        lambda s, value: jihadist_operations.jihad_places(s),
        steady_jihadist.worth_of_minor,
    ),
    card_play.PLOT: (
        Purpose.PLOT_WHERE,
        lambda s, value: jihadist_operations.plot_places(s),
        steady_jihadist.worth_of_plot,
    ),
}
"""Where operations go: who is asked, where they may go, and what a country is worth by rule of thumb."""


def told_apart(ranked: Sequence[Use]) -> list[Use]:
    """Of the cards with which an operation is worth the same, the first alone; events are each its own."""
    seen: set[tuple[str, float]] = set()
    found = []
    for each in ranked:
        if each.use == card_play.EVENT or (each.use, each.worth) not in seen:
            seen.add((each.use, each.worth))
            found.append(each)
    return found


def _plan(base: Agent, number: int, use: str, *more: Laid) -> Plan:
    label: list[Message] = [card_option(number).label, card_play.use_option(use).label]
    return Plan(base, [(Purpose.PLAY_CARD, str(number)), (Purpose.USE_CARD, use), *more], label)


CRAFTS: Final = [CardCraft(side) for side in SIDES]
