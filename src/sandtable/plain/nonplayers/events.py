"""Events without a player: whether one is taken, which text, and every choice in it (8.1a-c, 8.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sandtable.core.charts import select
from sandtable.core.checks import at_most
from sandtable.core.messages import Message
from sandtable.core.play import Book
from sandtable.core.questions import Ask, Option, Question, unasked
from sandtable.core.trying import the_first, tried
from sandtable.plain.cards import MOMENTUM, Card
from sandtable.plain.declared import (
    Choose,
    Desert,
    Effect,
    Flip,
    Free,
    Move,
    OnlyIf,
    Place,
    Relieve,
    Remove,
    RemoveShare,
    Replace,
)
from sandtable.plain.effects.carrying_out import carry_out
from sandtable.plain.effects.prospects import tracks_moved
from sandtable.plain.naming import EXECUTING
from sandtable.plain.nonplayers.chance import any_faction, by_lot
from sandtable.plain.nonplayers.instructions import Instruction, allowed, instruction, rows
from sandtable.plain.nonplayers.moves import MOVES
from sandtable.plain.nonplayers.propaganda import draw_for_police
from sandtable.plain.nonplayers.surging import final_ahead
from sandtable.plain.nonplayers.turn import Handler, Sitting
from sandtable.plain.nonplayers.weighing import Weighing
from sandtable.plain.play import DONE, NO, YES, Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AVAILABLE,
    CASUALTIES,
    COALITION,
    EVENT,
    GOVERNMENT,
    OUT_OF_PLAY,
    PIECE,
    PIECES,
    PROPAGANDA,
    SHADED,
    TALIBAN,
    UNSHADED,
    WARLORDS,
)
from sandtable.plain.under_way import Event

TEXT: Final = {WARLORDS: SHADED, TALIBAN: SHADED, GOVERNMENT: UNSHADED, COALITION: UNSHADED}  # 8.4.2
PATRON: Final = {WARLORDS: TALIBAN, GOVERNMENT: COALITION}  # 8.1b
OWN: Final = {COALITION: "surge", GOVERNMENT: "govern", TALIBAN: "extort", WARLORDS: "traffic"}  # card 62
POOR: Final = 9  # card 40
ENOUGH: Final = 12
"""After how many answers somebody whose answers are made up is done."""
ONE_WAY: Final[tuple[type[Effect], ...]] = (Place, Remove, RemoveShare, Replace)
WITH_PIECES: Final = {*ONE_WAY, Move, Flip, Free, Choose, OnlyIf, Desert, Relieve}
"""The effects of events that may do something with pieces; the first of them always the same."""
COMES_OR_GOES: Final = ("placed", *(f"removed-{to}" for to in (AVAILABLE, CASUALTIES, OUT_OF_PLAY)))
"""What is told of pieces that come or go."""
Books = Callable[[State], Mapping[str, Book]]


def text_for(card: Card, faction: str) -> str:
    """The text that a faction uses: of two by 8.4.2, unless its sheet names the other one."""
    text = card.text(TEXT[faction])
    return card.text(instruction(card, text, faction).use or text)


# -- whether (8.1a-c)


def takes(t: Sitting, books: Books, *, excepted: bool | None = None) -> Ask[bool]:
    """Whether the event is taken: every line that could refuse it, in its order (8.1).

    Momentum is not taken before Propaganda, unless it is excepted: by the sheet or, in another printing, as that says.
    """
    s = t.s
    if not t.offers(EVENT) or s.options.get("events") == "printed":
        return False
    assert s.card is not None
    card = s.deck[s.card]
    text = text_for(card, t.faction)
    if text in card.by_hand:
        return False
    told = instruction(card, text, t.faction)
    reason = _refused(s, told) or _without_effect(s, t.faction, card, text, told, books)
    if excepted is None:
        excepted = told.always
    if reason is None and card.lasting.get(text) == MOMENTUM and s.next == PROPAGANDA and not excepted:
        reason = "momentum"
    if reason is None and (card.is_capability or text in card.islamabad):
        patron = PATRON.get(t.faction)
        if patron is not None and not s.is_nonplayer(patron):
            reason = "patron"
    if reason is not None:
        t.g.note(f"why-no-event-{reason}", "8.1", why=True, card=card)
        return False
    if card.is_capability and t.faction not in PATRON:
        left = s.propaganda_to_come
        result = yield from t.g.check("capability", at_most(left - 1), "8.1", card=card)
        if not result.succeeds:
            t.g.note("why-no-capability", "8.1b", why=True, pips=result.pips, count=left)
            return False
    t.g.note("why-event", "8.1a", why=True, card=card)
    return True


def _refused(s: State, told: Instruction) -> str | None:
    """What the faction's sheet says against it (8.4.1)."""
    if told.refuses(s):
        return "instruction"
    if told.only_if is not None and not s.is_nonplayer(told.only_if):
        return "player"
    return None


def _without_effect(s: State, faction: str, card: Card, text: str, told: Instruction, books: Books) -> str | None:
    if told.is_ineffective(s):
        return "effect"
    return None if has_effect(s, faction, card, text, books) else "effect"


class Happened(Exception):
    """A piece has come or gone, and nothing takes that back."""


class Rehearsal(Play):
    """A play that is over with the first piece that comes or goes."""

    def note(self, id: str, rule: str | None = None, /, **told: Any) -> None:
        """Nobody reads it; what it tells ends the play."""
        if id in COMES_OR_GOES:
            raise Happened


def has_effect(s: State, faction: str, card: Card, text: str, books: Books) -> bool:
    """Whether anything would happen (8.1c): the event is tried out on a copy of the table."""
    if text in card.lasting and f"{card.event}:{text}" not in s.momentum and s.capabilities.get(card.event) != text:
        return True
    if any(tracks_moved(s, card.texts[text]).values()):
        return True
    trial = s.copy()
    g = (Rehearsal if goes_one_way(card, text) else Play)(trial, None, books(trial))
    try:
        _run(carry_out(g, faction, card.number, text))
    except Happened:
        return True
    trial.stay_eligible = s.stay_eligible  # that alone is no effect
    for victim in trial.ineligible_next - s.ineligible_next:
        if s.next == PROPAGANDA or victim in s.acted:
            trial.ineligible_next.discard(victim)
            if victim in s.eligible:
                trial.eligible.add(victim)
    return trial != s


def goes_one_way(card: Card, text: str) -> bool:
    """Whether a text does but one thing with pieces, so that none of them comes back or goes again."""
    kinds = {type(effect) for effect in card.texts[text]} & WITH_PIECES
    return len(kinds) == 1 and kinds <= {*ONE_WAY}


def _run(rules: Ask[None]) -> None:
    """Carry rules out with the first of whatever comes: dice fall high, people take what is offered first."""
    asked = 0

    def answer(question: Question) -> tuple[str, ...]:
        nonlocal asked
        asked += 1
        return (DONE,) if asked > ENOUGH and DONE in question.keys else _first(question)

    tried(rules, answer, lambda die: 6, the_first)


def _first(question: Question) -> tuple[str, ...]:
    keys = [key for key in question.keys if key not in (DONE, NO, "lift", "give", "ask_gift")] or question.keys
    return tuple(keys[: max(1, question.at_least, min(question.at_most, len(keys)))])


# -- every choice in an event (8.4.3, 8.4.4)


def text(t: Sitting) -> Ask[str]:
    """Which text (8.4.2)."""
    assert t.s.card is not None
    return unasked(text_for(t.s.deck[t.s.card], t.faction))


def _event(t: Sitting) -> Event:
    assert t.s.event is not None
    return t.s.event


def _told(t: Sitting) -> tuple[Instruction, Weighing]:
    event = _event(t)
    told = instruction(event.card, event.text, t.faction)
    return told, Weighing(t.g, t.faction, told.whose)


def where(t: Sitting) -> Ask[str]:
    """Where the next piece is placed or removed (8.4.4c)."""
    event = _event(t)
    if isinstance(event.effect, Move):
        return (yield from _move_from(t))
    told, weighing = _told(t)
    spaces = [x for x in t.offered if allowed(told, weighing, t.s, x)]
    if t.offers(DONE):
        if isinstance(event.effect, Remove | Replace) and event.effect.by == EXECUTING:
            spaces = [x for x in spaces if any(by < 0 for _, by in weighing.changes(x))]
            spaces = [x for x in spaces if not _only_own(weighing, x)]
        if not spaces:
            return DONE
    return (yield from _one(t, told, weighing, spaces or t.offered)).id


def _only_own(weighing: Weighing, space: Space) -> bool:
    """Whether only own pieces could go there."""
    return all(by >= 0 or weighing.owners([piece]) == [weighing.faction] for piece, by in weighing.changes(space))


def _one(t: Sitting, told: Instruction, weighing: Weighing, spaces: Sequence[Space]) -> Ask[Space]:
    return (yield from select(t.g, "8.4.4", rows(told, weighing), spaces, by_lot))


def spaces(t: Sitting) -> Ask[Sequence[str]]:
    """As many spaces as may be chosen, the first ones first (8.4.3, 8.4.4c)."""
    told, weighing = _told(t)
    fit = [x for x in t.offered if allowed(told, weighing, t.s, x)]
    if len(fit) < t.question.at_least:
        fit += [x for x in t.offered if x not in fit]
    most = min(t.question.at_most, len(fit))
    if len(fit) == most:
        return [x.id for x in fit]
    chosen: list[Space] = []
    while len(chosen) < most:
        chosen.append((yield from _one(t, told, weighing, [x for x in fit if x not in chosen])))
    return [x.id for x in chosen]


def piece(t: Sitting) -> Ask[str]:
    """Which piece (8.1.2a-c)."""
    event = _event(t)
    kinds = [PIECE[option.key] for option in t.question.options]
    if isinstance(event.effect, Move):
        return PIECES[event.plan[0][2] if event.plan and event.plan[0][2] in kinds else kinds[0]]
    _, weighing = _told(t)
    taken = event.done.get(t.about.id, 0)
    if isinstance(event.effect, Place):
        return PIECES[weighing.first_placed(t.about, kinds, taken)]
    owner = yield from any_faction(t.g, weighing.owners(kinds))
    return PIECES[weighing.first_of(kinds, taken, owner)]


def faction(t: Sitting) -> Ask[str]:
    """Itself, then another Non-player; whom it harms as its sheet says (8.4.4a)."""
    told, _ = _told(t)
    options = t.question.keys
    named = [each for each in told.whose if each in options]
    if named:
        return str(named[0])
    if t.faction in options:
        return t.faction
    others = [each for each in options if t.s.is_nonplayer(each)] or options
    return (yield from any_faction(t.g, others))


def choice(t: Sitting) -> Ask[str]:
    """Local Understanding (62): its own, else a Non-player's; Line Item (40): Resources if short or near the end."""
    factions = [faction for faction, key in OWN.items() if t.offers(key)]
    if factions:
        others = [faction for faction in factions if t.s.is_nonplayer(faction)] or factions
        return OWN[t.faction if t.faction in factions else (yield from any_faction(t.g, others))]
    if t.offers(f"gain_{GOVERNMENT}") and t.offers("gain_aid"):
        poor = t.s.resources[GOVERNMENT] < POOR or final_ahead(t.s)
        return f"gain_{GOVERNMENT}" if poor else "gain_aid"
    own = f"gain_{t.faction}"
    return own if t.offers(own) else t.question.keys[0]


def capability(t: Sitting) -> Ask[str]:
    """Change in Tactics (67): of the own side first, then by lot."""
    kind = f"capability_{COALITION if t.faction in (COALITION, GOVERNMENT) else TALIBAN}"
    own = {card.event for card in t.s.deck.values() if card.kind == kind}
    names = [key for key in t.question.keys if key in own] or t.question.keys
    return (yield from t.g.by_lot("capability_by_lot", names, _capability_option))


def _capability_option(name: str) -> Option:
    return Option(name, Message(f"lasting-{name}"))


def how_many(t: Sitting) -> Ask[str]:
    """Troops that go out of play come from the map (card 21)."""
    return unasked(t.question.options[0].key)


# -- pieces that move


def _move_from(t: Sitting) -> Ask[str]:
    """From where the next piece moves, as planned; without a plan none moves that may stay."""
    event = _event(t)
    while event.plan is None:  # on a person's seat, of whom no plan is asked
        yield from plan(t)
    if event.plan and event.times:
        event.plan.pop(0)
    if event.plan and t.offers(event.plan[0][0]):
        return event.plan[0][0]
    event.plan.clear()
    return DONE if t.offers(DONE) else t.question.keys[0]


def plan(t: Sitting) -> Ask[str]:
    """Decide what will move by an event or in Redeploy, one lot after the other; yes while there is more to draw."""
    event = t.s.event
    if event is None:
        assert t.s.phase is not None
        return YES if (yield from draw_for_police(t, t.s.phase.wanted)) else NO
    told, _ = _told(t)
    assert isinstance(event.effect, Move)
    if told.moves is None:
        event.plan = []
    else:
        event.plan = yield from MOVES[told.moves](t, event.effect.n)
    return YES if event.plan is None else NO


def move_to(t: Sitting) -> Ask[str]:
    """Where a piece moves, as planned."""
    plan = _event(t).plan
    return unasked(plan[0][1] if plan and t.offers(plan[0][1]) else t.question.keys[0])


HANDLERS: Final[Mapping[str, Handler]] = {
    Purpose.EVENT_TEXT: text,
    Purpose.EVENT_WHERE: where,
    Purpose.EVENT_SPACES: spaces,
    Purpose.EVENT_PIECE: piece,
    Purpose.EVENT_FACTION: faction,
    Purpose.EVENT_CHOICE: choice,
    Purpose.EVENT_CAPABILITY: capability,
    Purpose.EVENT_MOVE_TO: move_to,
    Purpose.EVENT_HOW_MANY: how_many,
    Purpose.PLAN: plan,
}
