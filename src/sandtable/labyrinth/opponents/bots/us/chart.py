"""The US side by rule 13: its card play, Reassessment, and the Event or Ops chart (13.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sandtable.core.charts import Box, Flow
from sandtable.core.questions import Ask, Question, unasked
from sandtable.labyrinth import card_play, hands, tracks, us_operations
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.expansion import ferguson
from sandtable.labyrinth.opponents.bots import vocabulary
from sandtable.labyrinth.opponents.bots.us import (
    alert,
    answers,
    cards_awakening,
    cards_base,
    instructions,
    operations,
    where,
)
from sandtable.labyrinth.opponents.bots.us.answers import PLOT
from sandtable.labyrinth.opponents.bots.us.instructions import Plan
from sandtable.labyrinth.opponents.bots.us.rehearsal import event_can_be_played
from sandtable.labyrinth.opponents.bots.us.terms import Playing, Purse, is_threatened_by_jihad, would_leave_cadre
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import is_playable
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, SOFT, UNASSOCIATED, US

CARDS: Final = (cards_base, cards_awakening)
"""Importing these enters the instructions of every card."""

REASSESSMENT_VALUE: Final = 6  # both cards with Reserves (13.4.2)
FATWA: Final = "fatwa"


# -- the boxes of the Event or Ops chart (13.4.2, 13.4.3)


def may_reassess(s: State, turn: Playing) -> bool:
    """The first of two cards, three ops, and a Posture that the world or the Islamists call for (13.4.6)."""
    if s.card != 1 or not s.hands[US] or turn.card is None or turn.card.ops + s.reserves[US] < card_play.HIGHEST:
        return False
    if s.us_posture == SOFT:
        return s.islamist_resources >= 2
    return s.world_posture == (SOFT, 3) and not s.any_islamist_rule()


def _jihad_threatens(s: State, turn: Playing) -> bool:
    return any(is_threatened_by_jihad(s, country) for country in where.disruptable(s, turn.ops))


def _many_islamist_resources(s: State, turn: Playing) -> bool:
    return s.islamist_resources >= 3 and bool(where.regimes(s, turn.ops))


def _good_idea(s: State, turn: Playing) -> bool:
    penalty = s.gwot_penalty
    return any(vocabulary.woi_drm(s, country, penalty) >= 0 for country in where.open_to_ideas(s, turn.ops))


def _prestige_is_low(s: State, turn: Playing) -> bool:
    return s.prestige_level == "low"


def _disrupt_for_prestige(s: State, turn: Playing) -> bool:
    return any(vocabulary.disrupt_prestige(s, country) for country in where.disruptable(s, turn.ops))


def _us_is_soft(s: State, turn: Playing) -> bool:
    return s.us_posture == SOFT


def _disrupt_with_effect(s: State, turn: Playing) -> bool:
    places = where.disruptable(s, turn.ops)
    return any(vocabulary.disrupt_prestige(s, country) or would_leave_cadre(s, country) for country in places)


def _poor_idea(s: State, turn: Playing) -> bool:
    penalty = s.gwot_penalty
    return any(vocabulary.woi_drm(s, country, penalty) == -1 for country in where.open_to_ideas(s, turn.ops))


REASSESS: Final = "reassessment"
EVENT: Final = "event"
HOMELAND_SECURITY: Final = "homeland_security"
OPERATIONS_START: Final = "jihad"

EVENT_OR_OPS: Final[Flow[State, Playing]] = Flow.of(
    "us_event_or_ops",
    Box("reassessment?", may_reassess, yes=REASSESS, no="event?", rule="13.4.6"),
    Box("event?", event_can_be_played, yes=EVENT, no=OPERATIONS_START, rule="13.4.2"),
    Box("jihad", _jihad_threatens, yes="disrupt", no="islamist_resources", rule="13.4.2"),
    Box("islamist_resources", _many_islamist_resources, yes="regime_change", no="good_idea", rule="13.4.2"),
    Box("good_idea", _good_idea, yes="best_idea", no="low_prestige", rule="13.4.2"),
    Box("low_prestige", _prestige_is_low, yes="disrupt_prestige", no="deploy?", rule="13.4.2"),
    Box("disrupt_prestige", _disrupt_for_prestige, yes="disrupt", no="soft", rule="13.4.2"),
    Box("soft", _us_is_soft, yes="sway", no="deploy?", rule="13.4.2"),
    Box("deploy?", lambda s, turn: where.may_deploy(s, turn.ops), yes="deploy", no="regime_change?", rule="13.4.7"),
    Box("regime_change?", lambda s, turn: bool(where.regimes(s, turn.ops)), yes="regime_change", no="disrupt?",
        rule="13.4.2"),
    Box("disrupt?", _disrupt_with_effect, yes="disrupt", no="poor_idea?", rule="13.4.2"),
    Box("poor_idea?", _poor_idea, yes="poor_idea", no=HOMELAND_SECURITY, rule="13.4.2"),
)  # fmt: skip


def follow(g: Play, turn: Playing, box: str) -> str:
    """Walk the chart from a box to what it says to do, telling each answer."""
    return EVENT_OR_OPS.follow(g, turn, box, _tell_hindrance)


def _tell_hindrance(g: Play, turn: Playing, box: str) -> None:
    """Tell why an event that could be played is not wanted."""
    if not g.tells or box != "event?" or turn.card is None or not is_playable(g.s, turn.card, US):
        return
    unwanted = not instructions.plays(g.s, turn.card)
    g.note("why-us-unwanted" if unwanted else "why-us-no-effect", "13.4.2", why=True, card=turn.card)


# -- the opponent


@dataclass
class UsBot:
    """Rule 13's US side. It keeps nothing from one step to the next; a plan serves within an event."""

    plans: dict[str | None, Plan] = field(default_factory=dict)

    def play_card(self, g: Play) -> Ask[None]:
        """Play the top card of the pile, whatever it is: the last one too (13.4)."""
        number = yield from hands.turn_over(g, US)
        card = g.card(number)
        hands.lay_on_table(g, US, number)
        if (yield from ferguson.cancels(g, card)):
            hands.settle(g, card, None)
            return
        if card.auto:  # US Election, then the operation
            yield from card_play.carry_out_event(g, card, US)
        happened = yield from self._use(g, card)
        hands.settle(g, card, US if happened or card.auto else None)

    def _use(self, g: Play, card: Card) -> Ask[bool]:
        """Alert, Reassessment, event or operation; whether the event of the card happened (13.4.1 to 13.4.3)."""
        turn = Playing(card, card_play.value_with_reserves(g.s, US, card), UsBot)
        if us_operations.alert_places(g.s):
            priority = yield from alert.find_priority_plot(g)
            result = yield from alert.resolution(g, turn, priority)
            if result == alert.EVENT:
                self.plans[card.event] = {PLOT: priority.key}
                yield from self._event(g, card)
                return True
            if result == alert.ALERT:
                self.plans[None] = {PLOT: priority.key}
                Purse(card.ops).pay(g, us_operations.ALERT_VALUE)
                yield from card_play.operate(g, US, "alert", us_operations.ALERT_VALUE)
                return False
            if result == alert.ADD_TO_RESERVES:
                tracks.add_reserves(g, US, card.ops)
                return False
        to_do = follow(g, turn, "reassessment?")
        if to_do == REASSESS:
            if (yield from self._reassess(g, card)):
                return False
            to_do = follow(g, turn, "event?")
        if to_do == EVENT:
            yield from self._event(g, card)
            return True
        yield from self._operate(g, to_do, turn.ops, Purse(card.ops))
        return False

    def _event(self, g: Play, card: Card) -> Ask[None]:
        """Play the event; an Unassociated one adds to Reserves as well (13.4.2)."""
        yield from card_play.carry_out_event(g, card, US)
        if card.side == UNASSOCIATED:
            tracks.add_reserves(g, US, card.ops)

    def _reassess(self, g: Play, card: Card) -> Ask[bool]:
        """Turn the next card over; if both with Reserves are worth six, US Posture changes and the phase ends (7.6)."""
        number = yield from hands.turn_over(g, US)
        second = g.card(number)
        g.note("us-turns-over", "13.4.2", card=second)
        yield from g.reveal("hand")
        enough = card.ops + second.ops + g.s.reserves[US] >= REASSESSMENT_VALUE
        g.note("why-us-reassessment" if enough else "why-us-no-reassessment", "13.4.2", why=True, card=second)
        if not enough:
            hands.now_known(g, JIHADIST, [number])
            return False
        hands.lay_on_table(g, US, number)
        g.s.card = 2
        if (yield from ferguson.cancels(g, second)):
            hands.settle(g, second, None)
            return True
        g.note("reassessment", "7.6")
        Purse(card.ops + second.ops).pay(g, REASSESSMENT_VALUE)
        if second.auto:
            yield from card_play.carry_out_event(g, second, US)
        tracks.set_us_posture(g, g.s.us_posture.opposite, "7.6.1")
        hands.settle(g, second, US if second.auto else None)
        return True

    def operate(self, g: Play, value: int) -> Ask[None]:
        """An operation that an event gives; only Fatwa adds Reserves to it."""
        with_reserves = g.event == FATWA
        ops = min(card_play.HIGHEST, value + g.s.reserves[US]) if with_reserves else value
        turn = Playing(None, ops, UsBot)
        yield from self._operate(g, follow(g, turn, OPERATIONS_START), ops, Purse(value, with_reserves))

    def _operate(self, g: Play, operation: str, ops: int, purse: Purse) -> Ask[None]:
        """One operation, then Homeland Security with what is left of the card (13.4.3, 13.4.4)."""
        if operation != HOMELAND_SECURITY:
            yield from operations.OPERATIONS[operation](g, ops, purse)
        yield from operations.homeland_security(g, purse)

    def ignores_event(self, g: Play, card: Card) -> Ask[bool]:
        """A US event that the Jihadist side sets off happens, whatever the instructions say (6.3.2)."""
        return unasked(False)

    def answer(self, g: Play, question: Question) -> Ask[Sequence[str]]:
        """Answer a question that an event, a plot or a phase asks of the US side (13.3)."""
        return (yield from answers.answer(g, question, self.plans.setdefault(g.event, {})))
