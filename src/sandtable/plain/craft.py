"""What a search knows of A Distant Plain: a faction's turn is planned as a whole, and looked at to a Victory phase."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.agents import Agent
from sandtable.core.messages import Message
from sandtable.core.playout import Playout
from sandtable.core.questions import Option, Question
from sandtable.plain import effects, propaganda, sequence, surge_aims, victory
from sandtable.plain.activities import menu
from sandtable.plain.by_the_book import ByTheBook
from sandtable.plain.nonplayers.book.method import BOOK
from sandtable.plain.play import word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import State
from sandtable.plain.steady import Steady
from sandtable.plain.terms import COALITION, EVENT, FACTIONS, SURGE, TALIBAN
from sandtable.search.plans import ANY, Laid, Plan

STRAYINGS: Final = 30
"""How many strayings there are; who thinks little comes to none of them."""
SPREAD: Final = 4.0
"""The lead, in points of margin, by which a game is as good as won."""
OWN: Final = 0.15
"""How much the own margin counts beside the lead."""
OF_THE_END: Final = 0.6
"""How much a game that is won counts, beside its lead."""
PATIENT: Final = (COALITION, TALIBAN)
"""Who looks beyond a Victory phase that cannot end the game, for what it does pays late."""

THUMB: Final = Steady()
SURGING: Final[Mapping[str, Agent]] = {aim: Steady(aim) for aim in (surge_aims.HOME, surge_aims.FIELD)}
"""Who Surges in one way, whatever the moment asks for."""


class TurnCraft:
    """One faction."""

    def __init__(self, faction: str) -> None:
        self.seat = faction

    @property
    def policies(self) -> Mapping[str, Agent]:
        """Rules of thumb."""
        return dict.fromkeys(FACTIONS, THUMB)

    def opens(self, s: State, question: Question) -> bool:
        """A faction may act."""
        return question.purpose == Purpose.ACT

    def covers(self, s: State, question: Question) -> bool:
        """All that is asked while it executes something."""
        if s.event is not None:
            return s.event.executing == self.seat
        return s.under_way is not None and s.under_way.faction == self.seat

    def plans(self, s: State, question: Question, seed: int) -> Sequence[Plan]:
        """Every operation by itself, with each special activity and by the book, both texts of the event, a pass.

        A Surge changes most, so that each way of it comes early.
        """
        operations: list[Plan] = []
        special: list[Plan] = []
        others: list[Plan] = []
        for option in question.options:
            if option.key == EVENT:
                texts = [_plan(THUMB, option, (Purpose.EVENT_TEXT, text)) for text in self._texts(s)]
                others += [*texts, *map(_by_the_book, texts)]
            elif option.key in effects.OPERATIONS:
                plan = _plan(THUMB, option)
                operations += [plan, _by_the_book(plan)]
                if not question.about.get("limited"):
                    specials = self._specials(option.key)
                    special += [_plan(THUMB, option, (ANY, name)) for name in specials]
                    operations += [_surging(option, aim) for aim in SURGING if SURGE in specials]
            else:
                others.append(_plan(THUMB, option))
        first = [*operations, *others]
        strays = [first[n % len(first)].straying(seed + n) for n in range(STRAYINGS)]
        return [*first, *special, *strays]

    def _texts(self, s: State) -> Sequence[str]:
        assert s.card is not None
        return tuple(s.deck[s.card].texts)

    def _specials(self, operation: str) -> list[str]:
        """The special activities of the faction that go with an operation (4.1.1)."""
        return [
            name
            for name, activity in menu.ACTIVITIES.items()
            if activity.faction == self.seat and (activity.goes_with is None or operation in activity.goes_with)
        ]

    def openly(self, plan: Plan, best: Plan) -> Sequence[Message]:
        """All of it: who looks at the table could think the same."""
        return plan.label

    def carry_out(self, playout: Playout) -> None:
        """To the end of the turn of the faction."""
        playout.play_step()
        while _is_at_it(playout.state, self.seat):
            playout.play_step()

    def play_on(self, playout: Playout) -> None:
        """To the next Victory phase; the patient go on where it is one that ends nothing for a lone player (8.9a).

        In the last round who wins is seen when all have redeployed (6.5.6).
        """
        s: State = playout.state
        idle = not s.propaganda_done and victory.lone_player(s) is not None
        playout.play_until("propaganda")
        if idle and self.seat in PATIENT:
            playout.play_until("propaganda")
        if propaganda.is_final(s):
            playout.play_out()

    def value(self, s: State) -> float:
        """By the lead over the best other faction, and by whether the game is won."""
        ended = s.outcome
        margins = {faction: victory.margin(s, faction) for faction in FACTIONS}
        own = margins.pop(self.seat)
        lead = own - max(margins.values())
        by_lead = 1 / (1 + math.exp(-(lead + OWN * own) / SPREAD))
        if ended is None:
            return by_lead
        return (1 - OF_THE_END) * by_lead + OF_THE_END * (ended.winner == self.seat)


def _is_at_it(s: State, faction: str) -> bool:
    """Whether a faction's turn goes on."""
    if s.outcome is not None:
        return False
    if s.step == sequence.FACTION:
        return sequence.chooser(s) == faction
    return s.step in (sequence.UNDER_WAY, sequence.AT_EVENT, sequence.BY_HAND)


def _plan(base: Agent, option: Option, *more: Laid) -> Plan:
    label: list[Message] = [option.label, *(word_option(key).label for _, key in more)]
    return Plan(base, [(Purpose.ACT, option.key), *more], label)


def _surging(option: Option, aim: str) -> Plan:
    """An operation with a Surge home, or back into the field."""
    plan = _plan(SURGING[aim], option, (ANY, SURGE))
    return Plan(plan.base, plan.laid, [*plan.label, Message(f"plan-surge-{aim}")])


def _by_the_book(plan: Plan) -> Plan:
    """The same operation, or text of an event, by the procedures of the book."""
    return Plan(ByTheBook(BOOK, THUMB), plan.laid, [*plan.label, Message("plan-by-the-book")])


CRAFTS: Final = [TurnCraft(faction) for faction in FACTIONS]
