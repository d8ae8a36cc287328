"""The sequence of play: set-up, faction after faction on a card, the next card (1.1, 2.4). Each step is a start."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.questions import Ask, Option
from sandtable.plain import (
    deception,
    deck,
    effects,
    eligibility,
    in_force,
    lasting,
    propaganda,
    scenarios,
    tracks,
    victory,
)
from sandtable.plain.activities import menu
from sandtable.plain.cards import Card
from sandtable.plain.effects import carrying_out
from sandtable.plain.executing import deal, dealings, gifts, is_executed, piece
from sandtable.plain.operations.assault import assault_is_barred
from sandtable.plain.operations.where import has_space
from sandtable.plain.play import Play, card_option, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ASSAULT,
    COALITION,
    COIN_FACTIONS,
    COIN_OPERATIONS,
    EVENT,
    FACTIONS,
    GOVERNMENT,
    HIDDEN_ASSET,
    INSURGENT_OPERATIONS,
    LIMITED_OPERATION,
    MARCH,
    OPERATION,
    OPERATION_WITH_SPECIAL,
    PASS,
    PATROL,
    PAYERS,
    PROPAGANDA,
    SPONSORSHIP,
    SWEEP,
    TALIBAN,
    WARLORDS,
)
from sandtable.plain.under_way import Action, Event

SET_UP: Final = "set_up"
DEPLOYMENT: Final = "deployment"
FACTION: Final = "faction"
UNDER_WAY: Final = "under_way"
AT_EVENT: Final = "event"
BY_HAND: Final = "by_hand"
NEXT_CARD: Final = "next_card"
OVER: Final = "over"
TURN: Final = (FACTION, UNDER_WAY, AT_EVENT)
"""The steps of a faction's turn on a card."""
FACTIONS_A_CARD: Final = 2  # 2.3
ENOUGH: Final = 12
"""The Resources that pay for any one space, with the tolls or the bribe that come before it."""
PASS_INCOME: Final = {COALITION: 3, GOVERNMENT: 3, TALIBAN: 1, WARLORDS: 1}  # 2.3.3


def run_step(g: Play) -> Ask[None]:
    """Run the step that the state says comes next; a victory ends it, and the game, at once."""
    try:
        rules = STEPS[g.s.step](g)
        if rules is not None:
            yield from rules
    except victory.Ended as ended:
        g.s.outcome = ended.outcome
        g.s.under_way = None
        g.s.event = None
        g.s.redeploying = False
        g.s.phase = None
        g.s.step = OVER
        g.note("game-over", ended.outcome.rule, faction=ended.outcome.winner, reason=ended.outcome.message)


# -- set-up (2.1)


def set_up(g: Play) -> Ask[None]:
    """Prepare the deck and the options, then turn the first card (2.1, 2.2a)."""
    s = g.s
    yield from scenarios.prepare_deck(g)
    if s.options.get("deception"):
        yield from deception.deal(g, [faction for faction in FACTIONS if not s.is_nonplayer(faction)])
    s.step = DEPLOYMENT if s.options.get("open_deployment") else NEXT_CARD


def deployment(g: Play) -> Ask[None]:
    """A player places pieces of its forces (setup.free); after the last of them the first card is turned."""
    yield from scenarios.deploy(g)
    if g.s.phase is None:
        g.s.step = NEXT_CARD


# -- the cards (2.2, 2.3.7)


def next_card(g: Play) -> Ask[None]:
    """Adjust eligibility (2.3.6), then the upcoming card becomes current and the next one is turned (2.3.7)."""
    s = g.s
    before = s.card
    if before is not None and before != PROPAGANDA:
        eligibility.adjust(s)
    eligibility.begin_card(s)
    in_force.renew_elders(s)
    card = yield from deck.turn(g)
    if card is None:
        raise victory.Ended(victory.outcome(s, "7.3", "after"))
    if not s.options.get("hidden_next"):
        yield from deck.turn_next(g)
        if s.options.get("sudden_propaganda") and s.next == PROPAGANDA and card != PROPAGANDA:
            deck.change_places(s)
            g.note("sudden", "2.3.7-opt")
    assert s.card is not None
    g.note("card", "2.3.7", heading=True, card=card_option(s.card).label)
    if s.card != PROPAGANDA:
        s.step = FACTION
    elif before == PROPAGANDA:  # 6.0b
        g.note("no-round", "6.0b")
        if propaganda.is_final(s):
            raise victory.Ended(victory.outcome(s, "7.3", "after"))
    else:
        s.step = propaganda.VICTORY


def faction_order(s: State) -> Sequence[str]:
    """The factions from left to right on the card that counts (2.3.2, 2.3.1-optA)."""
    card = s.card
    if s.options.get("eligibility", "printed") != "printed":
        ahead = [number for number in (s.next, *s.stacked) if number]
        events = ahead or [number for number in s.played if number]
        card = events[0] if events else card
    assert card is not None
    return s.deck[card].order


def chooser(s: State) -> str | None:
    """The faction that may act on the card now, or None if nobody is left (2.3.1, 2.3.2, 2.3.3)."""
    acted, eligible = s.acted, s.eligible
    if len(acted) - list(acted.values()).count(PASS) >= FACTIONS_A_CARD:
        return None
    for who in faction_order(s):
        if who in eligible and who not in acted:
            return who
    return None


# -- a faction's turn on a card (2.3.4)


def faction(g: Play) -> Ask[None]:
    """One faction passes, takes the event or begins an operation."""
    s = g.s
    who = chooser(s)
    if who is None:
        s.step = NEXT_CARD
        return
    key = yield from _act(g, who)
    if key == PASS:
        tracks.change(g, PAYERS[who], PASS_INCOME[who], "2.3.3")
        g.note("passes", "2.3.3", faction=who)
        has_acted(s, who, PASS)
    elif key == EVENT:
        assert s.card is not None
        s.event = Event(who, s.card, deck=s.deck)
        s.step = AT_EVENT
        yield from event(g)
    elif key == HIDDEN_ASSET:
        eligibility.spend(s, HIDDEN_ASSET)
        yield from deception.use_asset(g, who)
    else:
        begin(g, who, key)


def has_acted(s: State, who: str, what: str) -> None:
    """A faction has used its turn; if nobody is left the next card comes (2.3.4)."""
    eligibility.act(s, who, what)
    if s.step == FACTION and chooser(s) is None:
        s.step = NEXT_CARD


class Choice:
    """What a faction may do with the card (2.3.4, 2.3.8); a non-player's operations are never limited (8.1d)."""

    def __init__(self, s: State, who: str) -> None:
        first = next((what for what in s.acted.values() if what != PASS), None)
        nonplayer = s.is_nonplayer(who)
        self.final = s.is_final_event_card and not nonplayer
        self.event = first is None or (first == OPERATION_WITH_SPECIAL and not self.final)
        after = first in (OPERATION, OPERATION_WITH_SPECIAL, LIMITED_OPERATION)
        self.limited = (self.final or after) and not nonplayer and HIDDEN_ASSET not in s.spent
        self.asset = self.limited and not self.final and HIDDEN_ASSET in s.deception.get(who, ())


def _left_now(choice: Choice) -> str:
    """What a faction may do with the card now, in a word."""
    if choice.limited:
        return "limited_or_event" if choice.event else "limited"
    return "anything" if choice.event else "full"


def left_to(s: State, who: str) -> str:
    """What the card leaves to a faction, in a word: what it did, may do now, or waits for (2.3.1 to 2.3.4)."""
    if who in s.acted:
        return s.acted[who]
    if who not in s.eligible:
        return "ineligible"
    first = chooser(s)
    if first is None:
        return "nothing"  # two have acted
    if who == first:
        return "acting" if s.step == UNDER_WAY else _left_now(Choice(s, who))
    order = [each for each in faction_order(s) if each in s.eligible and each not in s.acted]
    if order.index(who) > 1 or any(what != PASS for what in s.acted.values()):
        return "waits"
    if s.step != UNDER_WAY:
        return "then"
    return "then_full" if s.is_nonplayer(who) else "then_limited"


def _act(g: Play, who: str) -> Ask[str]:
    """Ask what the faction does (2.3.4)."""
    s = g.s
    assert s.card is not None
    choice = Choice(s, who)
    options = [word_option(PASS), *([word_option(EVENT)] if choice.event else [])]
    options += map(word_option, operations(g, who, choice))
    if choice.asset and len(options) > 1:  # whoever can but pass is not asked, whatever it holds
        options.append(word_option(HIDDEN_ASSET))
    return (yield from g.pick(who, Purpose.ACT, options, card=s.deck[s.card], limited=int(choice.limited)))


def event(g: Play) -> Ask[None]:
    """The next piece of the event under way, which is a step for each space; after the last one it has counted."""
    s = g.s
    assert s.event is not None
    who = s.event.executing
    if not s.event.text:
        yield from _choose_text(g, s.event)
        return
    more = yield from carrying_out.piece(g)
    if not more:
        s.step = FACTION
        _has_executed(g, who)


def _choose_text(g: Play, event: Event) -> Ask[None]:
    """Choose one of its texts (5.2), to be carried out by the rules or, as printed, by hand; or deal with others."""
    s, who, card = g.s, event.executing, event.card
    options = [*(_text_option(card, text) for text in card.texts), *dealings(g, who)]
    text = yield from g.pick(who, Purpose.EVENT_TEXT, options, card=card, texts=len(card.texts))
    if text not in card.texts:
        yield from deal(g, who, text)
        return
    if card.is_dual:
        g.note("event", "5.1", faction=who, card=card, text=text)
    else:
        g.note("event-undivided", "5.1", faction=who, card=card)
    event.text = text
    if s.options.get("events") == "printed" or text in card.by_hand:
        if text in card.by_hand and text in card.lasting:
            in_force.put(g, card, text)
        s.event = None
        s.executing = who
        s.step = BY_HAND
        _has_executed(g, who)


def _has_executed(g: Play, who: str) -> None:
    """A faction has executed the event (2.3.4)."""
    s = g.s
    if who == TALIBAN and s.is_nonplayer(TALIBAN) and s.box == SPONSORSHIP:  # 8.7.6
        eligibility.stays(g, TALIBAN, "8.7.6")
    has_acted(s, who, EVENT)


def _text_option(card: Card, text: str) -> Option:
    return Option(text, word_option(text if card.is_dual else "only_text").label, card.target)


def by_hand(g: Play) -> Ask[None]:
    """The faction carries out its event by hand, as it is printed on its own card."""
    s = g.s
    assert s.executing is not None
    assert s.card is not None
    agreed = yield from g.by_hand(s.executing, Purpose.EVENT_BY_HAND, FACTIONS, card=s.deck[s.card])
    if not agreed:
        return
    s.executing = None
    s.step = FACTION if chooser(s) else NEXT_CARD


# -- operations


def operations(g: Play, who: str, choice: Choice) -> list[str]:
    """The operations that a faction can execute now, in at least one space that it can pay for (3.1a)."""
    names: tuple[str, ...] = COIN_OPERATIONS if who in COIN_FACTIONS else INSURGENT_OPERATIONS
    if choice.final:
        names = tuple(name for name in names if name not in (SWEEP, MARCH))  # 2.3.8
    action = Action(who, names[0], limited=choice.limited, may_special=not choice.limited)
    found = []
    for name in names:
        action.name = name
        if name not in g.s.spent and can_operate(g.s, action):
            found.append(name)
    return found


def can_operate(s: State, action: Action) -> bool:
    """Whether an operation has a space: now, after its special activity (4.1a) or after gifts (1.5.1b)."""
    if action.name == ASSAULT and assault_is_barred(s, action):
        return False
    if has_space(s, action):
        return True
    if action.name == PATROL:  # which is paid for before anything else
        return False
    if menu.is_opened(s, action):
        return True
    given = gifts(s, action.faction) if s.resources.get(action.faction, ENOUGH) < ENOUGH else 0
    if not given:
        return False
    richer = s.copy()
    tracks.change(Play(richer, None), action.faction, given)
    return has_space(richer, action) or menu.is_opened(richer, action)


def begin(g: Play, who: str, name: str) -> None:
    """Begin an operation, limited or with a special activity (2.3.4, 2.3.5)."""
    s = g.s
    limited = Choice(s, who).limited
    one_space = limited and not (who == TALIBAN and s.box == SPONSORSHIP)  # 6.6.1e
    s.under_way = Action(who, name, limited=one_space, may_special=not limited)
    s.step = UNDER_WAY
    g.note("operation", "3.1a", faction=who, operation=name)
    effects.OPERATIONS[name].begin(g, s.under_way)


def operation(g: Play) -> Ask[None]:
    """The next piece of the operation under way, which is a step for each space; after the last one it has counted.

    A piece of which nobody is asked anything is no step of its own.
    """
    s = g.s
    action = s.under_way
    assert action is not None
    while (yield from piece(g, action, effects.OPERATIONS[action.name], menu.MENU)):
        if g.requests:
            return
    yield from lasting.tribal_elders(g)
    yield from lasting.after_operation(g, action)
    s.under_way = None
    s.step = FACTION
    if not is_executed(action) and action.faction not in g.books:
        eligibility.spend(s, action.name)
        g.note("operation-vain", "3.1a", withdraws="operation", faction=action.faction, operation=action.name)
    elif not action.may_special:
        has_acted(s, action.faction, LIMITED_OPERATION)
    else:
        has_acted(s, action.faction, OPERATION if action.special is None else OPERATION_WITH_SPECIAL)


STEPS: Final[Mapping[str, Callable[[Play], Ask[None] | None]]] = {
    SET_UP: set_up,
    DEPLOYMENT: deployment,
    FACTION: faction,
    UNDER_WAY: operation,
    AT_EVENT: event,
    BY_HAND: by_hand,
    NEXT_CARD: next_card,
    **propaganda.STEPS,
}


def tally(s: State) -> Sequence[str]:
    """A card where the first faction is to act on it, a Propaganda round where one begins."""
    if s.step == FACTION and not s.acted:
        return ("cards",)
    return ("propaganda",) if s.step == propaganda.VICTORY else ()
