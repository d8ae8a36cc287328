"""Playing a card: as an event or for operations, with what that sets off (6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Option
from sandtable.labyrinth import countries, debts, deploy, hands, jihadist_operations, levels, tracks, us_operations
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.expansion import ferguson
from sandtable.labyrinth.play import Play, card_option, word_option
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event_of, is_playable, may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import EVENTS, JIHADIST, RESERVES_MOST, US, other

EVENT: Final = "event"
EVENT_FIRST: Final = "event_first"
REASSESSMENT: Final = "reassessment"
RESERVES: Final = "reserves"
PLOT: Final = "plot"
PASS: Final = "pass"
FLIP: Final = "flip"
HIGHEST: Final = 3
"""The highest value, of a card alone or with Reserves (6.3.3.1)."""

# -- the operations, and which of them a value allows (7.1.2, 8.1.3)


@dataclass(frozen=True)
class Operation:
    """An operation: whether a value allows it now, and how it is carried out with that value."""

    allowed: Callable[[State, int], bool]
    carry_out: Callable[[Play, int], Ask[None]]


US_OPERATIONS: Final[dict[str, Operation]] = {
    "war_of_ideas": Operation(us_operations.may_fight_war_of_ideas, us_operations.war_of_ideas),
    "deploy": Operation(deploy.may_deploy, deploy.deploy),
    "regime_change": Operation(
        lambda s, value: value >= deploy.REGIME_CHANGE_VALUE and bool(deploy.regime_change_targets(s)),
        lambda g, value: deploy.regime_change(g),
    ),
    "withdraw": Operation(
        lambda s, value: value >= deploy.WITHDRAW_VALUE and bool(deploy.withdraw_origins(s)),
        lambda g, value: deploy.withdraw(g),
    ),
    "disrupt": Operation(us_operations.may_disrupt, us_operations.disrupt),
    "alert": Operation(
        lambda s, value: value >= us_operations.ALERT_VALUE and bool(us_operations.alert_places(s)),
        lambda g, value: us_operations.alert(g),
    ),
}

JIHADIST_OPERATIONS: Final[dict[str, Operation]] = {
    "recruit": Operation(lambda s, value: jihadist_operations.may_recruit(s), jihadist_operations.recruit),
    "travel": Operation(lambda s, value: jihadist_operations.may_travel(s), jihadist_operations.travel),
    "jihad": Operation(lambda s, value: bool(jihadist_operations.jihad_places(s)), jihadist_operations.jihad),
    PLOT: Operation(lambda s, value: jihadist_operations.may_plot(s), jihadist_operations.plot),
}

_OPERATIONS: Final = {US: US_OPERATIONS, JIHADIST: JIHADIST_OPERATIONS}


def operations(s: State, side: str, value: int) -> list[str]:
    """The operations a side can carry out with this value."""
    return [name for name, operation in _OPERATIONS[side].items() if operation.allowed(s, value)]


def operate(g: Play, side: str, operation: str, value: int) -> Ask[None]:
    """Carry out one operation with this value: a card gives one, never two (6.3.1, 7.0)."""
    g.note("operation", "6.3.1", side=side, operation=use_option(operation).label, value=value)
    yield from _OPERATIONS[side][operation].carry_out(g, value)
    yield from debts.pay(g)


def any_operation(g: Play, side: str, value: int) -> Ask[None]:
    """An operation that an event gives: no Reserves are added (6.3.3.1)."""
    book = g.book(side)
    if book is not None:
        yield from book.operate(g, value)
        return
    possible = operations(g.s, side, value)
    if possible:
        options = [use_option(name) for name in possible]
        operation = yield from g.pick(side, Purpose.CHOOSE_OPERATION, options, value=value)
        yield from operate(g, side, operation, value)


# -- playing a card (6.1)


def play_card(g: Play, side: str, number: int) -> Ask[None]:
    """Play a card from a hand as an event or for operations (5.2.2.1); it is shown once its use is chosen."""
    card = g.card(number)
    hands.name_card(g.s, side, number)
    use = yield from g.pick(side, Purpose.USE_CARD, [use_option(use) for use in card_uses(g.s, side, card)], card=card)
    hands.lay_on_table(g, side, number)
    if (yield from ferguson.cancels(g, card)):
        hands.settle(g, card, None)
    elif use == EVENT:
        yield from carry_out_event(g, card, side)
        hands.settle(g, card, side)
    elif use == REASSESSMENT:
        yield from reassessment(g, card)
    else:
        yield from _play_for_operations(g, side, card, use)


def card_uses(s: State, side: str, card: Card) -> list[str]:
    """Everything a side may do with this card now."""
    most = value_with_reserves(s, side, card)
    uses = [EVENT] if is_playable(s, card, side) else []
    uses += operations(s, side, most)
    if card.ops <= RESERVES_MOST:  # 6.3.3
        uses.append(RESERVES)
    if may_reassess(s, side, card):
        uses.append(REASSESSMENT)
    if sets_off(card, side):
        uses.append(EVENT_FIRST)
    return uses or [PASS]


def value_with_reserves(s: State, side: str, card: Card) -> int:
    """The value of a card with all Reserves of a side (6.3.3.1)."""
    return min(HIGHEST, card.ops + s.reserves[side])


def sets_off(card: Card, side: str) -> bool:
    """Whether using the card for operations sets off its event: the other side's (6.3.2), or US Election."""
    return card.side == other(side) or card.auto


@cache
def use_option(use: str) -> Option:
    """A use of a card as an option."""
    return Option(use, Message(f"op-{use}"))


def _play_for_operations(g: Play, side: str, card: Card, use: str) -> Ask[None]:
    """Operations, and the event that they set off, in the order the player chose (6.3.2.1)."""
    happened: str | None = None
    if use == EVENT_FIRST:
        happened = yield from _set_off(g, side, card)
        use = yield from g.pick(
            side, Purpose.USE_CARD, [use_option(use) for use in _uses_after_event(g.s, side, card)], card=card
        )
        yield from _use_for(g, side, card, use)
        hands.settle(g, card, happened, first_plot=_note_first_plot(g, side, use))
        return
    yield from _use_for(g, side, card, use)
    first_plot = _note_first_plot(g, side, use)
    spared = first_plot and not levels.first_plot_sets_off_event(g.s)  # 8.5.3
    if card.auto or (sets_off(card, side) and not spared):
        happened = yield from _set_off(g, side, card)
    hands.settle(g, card, happened, first_plot=first_plot)


def _uses_after_event(s: State, side: str, card: Card) -> list[str]:
    """The operations left once the event has happened. A first Plot would have spared the event (8.5.3)."""
    uses = [use for use in card_uses(s, side, card) if use not in (EVENT, EVENT_FIRST, REASSESSMENT)]
    if spares_the_event(s, side, card) and len(uses) > 1:
        uses = [use for use in uses if use != PLOT]
    return uses or [PASS]


def spares_the_event(s: State, side: str, card: Card) -> bool:
    """Whether a Plot with this US card would be the first of the turn, and so set off no event (8.5.3)."""
    return side == JIHADIST and card.side == US and not s.first_plot and not levels.first_plot_sets_off_event(s)


def _note_first_plot(g: Play, side: str, use: str) -> bool:
    """Whether this was the first card used for Plot this turn; from now on it has been (8.5.3)."""
    if side != JIHADIST or use != PLOT or g.s.first_plot or not g.s.is_person(JIHADIST):
        return False
    g.s.first_plot = True
    g.note("first-plot", "8.5.3")
    return True


def _use_for(g: Play, side: str, card: Card, use: str) -> Ask[None]:
    if use == RESERVES:
        tracks.add_reserves(g, side, card.ops)
    elif use == PASS:
        g.note("passes", side=side)
    else:
        value = yield from _with_reserves(g, side, card, use)
        yield from operate(g, side, use, value)


def _with_reserves(g: Play, side: str, card: Card, operation: str) -> Ask[int]:
    """The value used: the card's, and all Reserves if the side spends them, three at most (6.3.3.1)."""
    reserves = g.s.reserves[side]
    if not reserves or card.ops >= HIGHEST:
        return card.ops
    total = value_with_reserves(g.s, side, card)
    needed = not _OPERATIONS[side][operation].allowed(g.s, card.ops)
    if not needed and not (yield from g.agrees(side, Purpose.SPEND_RESERVES, reserves=reserves, value=total)):
        return card.ops
    tracks.spend_reserves(g, side, total)
    return total


def play_second_card(
    g: Play, side: str, number: int, operation: str, use: Callable[[Play, int], Ask[None]], *, opposing_event: bool
) -> Ask[None]:
    """The second card of an action phase, used as the event on the first says; Reserves cannot add to it (6.3.3.1).

    The event that it sets off comes before or after, as the side chooses (6.3.2.1); with a book opponent before.
    """
    card = g.card(number)
    hands.lay_on_table(g, side, number)
    g.s.card = 2  # the action phase ends with this card
    if (yield from ferguson.cancels(g, card)):
        hands.settle(g, card, None)
        return
    event_to_come = card.auto or (opposing_event and sets_off(card, side))
    happened: str | None = None
    if event_to_come and (g.s.has_pile(side) or (yield from _event_first(g, side, card, operation))):
        event_to_come = False
        happened = yield from _set_off(g, side, card)
    yield from use(g, card.ops)
    if event_to_come:
        happened = yield from _set_off(g, side, card)
    hands.settle(g, card, happened)


def _event_first(g: Play, side: str, card: Card, operation: str) -> Ask[bool]:
    options = [use_option(operation), use_option(EVENT_FIRST)]
    return (yield from g.pick(side, Purpose.USE_CARD, options, card=card, operation=operation)) == EVENT_FIRST


# -- events (6.2)


def carry_out_event(g: Play, card: Card, side: str) -> Ask[None]:
    """Carry out an event as if this side had played it, with all that applies (6.2.1, 6.2.4, 6.3.2.2)."""
    book = g.book(side)
    if book is not None and (yield from book.ignores_event(g, card)):
        return
    g.note("event", "6.2", side=side, card=card)
    outer, g.event = g.event, card.event
    told = g.told
    before = g.s.kept() if EVENTS in g.s.rules.memory else None
    yield from event_of(card).carry_out(g, side)
    if before is not None:
        for country in g.s.differing(before):  # a target of the event (cards 211 to 213)
            countries.remember(g, EVENTS, country)
    yield from debts.pay(g)
    if g.told == told:
        g.note("no-effect", "6.2")
    g.event = outer


def set_off_for(card: Card, side: str) -> str:
    """The side that carries out the event set off by a card that ``side`` uses for operations (6.3.2)."""
    return side if card.auto else other(side)


def _set_off(g: Play, side: str, card: Card) -> Ask[str | None]:
    """The event that operations set off, if it can happen at this moment; the side that carried it out (6.3.2)."""
    by = set_off_for(card, side)
    if event_of(card).looks_at_hand:  # whether it can happen says something about that hand
        yield from g.reveal("hand")
    if not may_happen(g.s, card, by):
        g.note("event-does-not-occur", "6.3.2.1", card=card)
        return None
    yield from carry_out_event(g, card, by)
    return by


# -- Reassessment (7.6)


def may_reassess(s: State, side: str, card: Card) -> bool:
    """Two 3-value cards and the whole action phase, without Reserves (7.6.2); not as an extra card (card 18)."""
    return side == US and card.ops == HIGHEST and opens_the_phase(s, card) and bool(second_cards(s, card))


def opens_the_phase(s: State, card: Card) -> bool:
    """Whether the US has its whole action phase before it."""
    return s.side == US and s.card == 1 and all(number == card.number for number in s.playing)


def second_cards(s: State, card: Card) -> list[int]:
    """The cards in the US hand that go with this one into a Reassessment."""
    return [
        number for number in hands.could_hold(s, US) if number != card.number and s.rules.deck[number].ops == HIGHEST
    ]


def reassessment(g: Play, card: Card) -> Ask[None]:
    """Reassessment (7.6): flip US Posture, in any order with the events that the two cards set off (7.6.3).

    A second card that Ferguson cancels leaves only the event that the first sets off (card 166).
    """
    options = [card_option(number) for number in second_cards(g.s, card)]
    key = yield from g.pick_in_secret(US, Purpose.REASSESS_WITH, options)
    second = g.card(int(key))
    hands.lay_on_table(g, US, second.number)
    g.note("reassessment", "7.6")
    g.s.card = 2  # takes the whole action phase (7.6.2)
    pending = {str(each.number): each for each in (card, second) if sets_off(each, US)}
    happened: dict[int, str | None] = {}
    to_do = [*pending] if (yield from ferguson.cancels(g, second)) else [FLIP, *pending]
    while to_do:
        options = [word_option(FLIP) if key == FLIP else card_option(int(key)) for key in to_do]
        key = yield from g.pick(US, Purpose.REASSESS_ORDER, options)
        to_do.remove(key)
        if key == FLIP:
            tracks.set_us_posture(g, g.s.us_posture.opposite, "7.6.1")
        else:
            happened[int(key)] = yield from _set_off(g, US, pending[key])
    for each in (card, second):
        hands.settle(g, each, happened.get(each.number))
