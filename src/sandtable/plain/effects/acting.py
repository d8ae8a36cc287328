"""The verbs of free actions and eligibility, and of what lasts (2.3.6, 5.3-5.5)."""

from __future__ import annotations

from typing import Final

from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Option
from sandtable.plain import eligibility, in_force, lasting
from sandtable.plain.activities import menu
from sandtable.plain.activities.menu import ACTIVITIES
from sandtable.plain.declared import FlipCapability, Free, Ineligible, Lasting, StayEligible
from sandtable.plain.effects.event import spaces_of, verb
from sandtable.plain.effects.prospects import Prospect
from sandtable.plain.executing import NO_MENU
from sandtable.plain.executing import piece as next_piece
from sandtable.plain.operations import coin, insurgent, sweep
from sandtable.plain.operations.assault import assault_is_barred, losses, strength, takes_bases
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.terms import ACTIVE, ASSAULT, BASE, INSURGENTS, SWEEP, UNDERGROUND
from sandtable.plain.under_way import OVER, Action, Doing, Event

OPERATIONS: Final = {**coin.OPERATIONS, **insurgent.OPERATIONS}

# -- free actions


@verb(Free)
def free(g: Play, event: Event, effect: Free) -> Ask[bool]:
    """A faction executes an operation or a special activity of its own that costs nothing (5.1.1e, 5.5)."""
    action = g.s.under_way
    if action is None:
        action = begin(g, event, effect)
    if (yield from _next_piece(g, action)):
        return True
    yield from lasting.after_operation(g, action)
    g.s.under_way = None
    return False


def begin(g: Play, event: Event, effect: Free) -> Action:
    """Begin a free action; what cannot be executed is over at once."""
    action = action_of(effect)
    if effect.where is not None:
        action.allowed = {space.id for space in spaces_of(g, event, effect.where)}
    g.s.under_way = action
    g.note("free-action", "5.5", faction=action.faction, action=action.name)
    if action.name in ACTIVITIES:
        if ACTIVITIES[action.name].possible(g, action):
            action.doing = Doing(action.name)
        else:
            action.stage = OVER
    elif action.name == ASSAULT and assault_is_barred(g.s, action):
        action.stage = OVER
    else:
        OPERATIONS[action.name].begin(g, action)
    return action


def _next_piece(g: Play, action: Action) -> Ask[bool]:
    """Execute the next piece of a free action; whether there is more."""
    if action.stage == OVER:
        return False
    if action.name in ACTIVITIES:
        return (yield from menu.piece(g, action))
    return (yield from next_piece(g, action, OPERATIONS[action.name], NO_MENU))


def action_of(effect: Free) -> Action:
    """What an effect makes a faction do."""
    return Action(effect.faction, effect.action, free=True, terms=effect, spaces_most=effect.spaces_most)


@free.would
def _would_act(prospect: Prospect, effect: Free) -> None:
    """A Sweep in place and an Assault, the Taliban before the Warlords (8.6.5, 8.8.4); of others nothing is said."""
    if effect.action == SWEEP and effect.stays:
        _would_sweep(prospect, effect)
    elif effect.action == ASSAULT:
        _would_assault(prospect, action_of(effect))


def _would_sweep(prospect: Prospect, effect: Free) -> None:
    there = prospect.there
    left = sweep.activates(prospect.s, effect.faction, there)
    for faction in INSURGENTS:
        found = min(left, there.count[UNDERGROUND[faction]])
        there.count[UNDERGROUND[faction]] -= found
        there.count[ACTIVE[faction]] += found
        left -= found


def _would_assault(prospect: Prospect, action: Action) -> None:
    there = prospect.there
    left = strength(action, there, action.terms.with_government)
    bases = takes_bases(prospect.s, action, there)
    for faction in INSURGENTS:
        gone = losses(there, faction, left, bases)
        for piece, count in zip((ACTIVE[faction], BASE[faction]), gone, strict=True):
            there.count[piece] -= count
            prospect.assaulted[piece] += count
        left -= sum(gone)


# -- eligibility


@verb(StayEligible)
def stay_eligible(g: Play, event: Event, effect: StayEligible) -> None:
    """The executing faction is Eligible on the next card (2.3.6)."""
    eligibility.stays(g, event.executing, event.rule)


@verb(Ineligible)
def ineligible(g: Play, event: Event, effect: Ineligible) -> None:
    """A faction is Ineligible from now through the next card."""
    eligibility.bar(g, effect.faction, event.rule)


# -- what lasts


@verb(Lasting)
def last(g: Play, event: Event, effect: Lasting) -> None:
    """A capability or Momentum takes effect (5.3, 5.4)."""
    in_force.put(g, event.card, event.text, None if effect.marks is None else event.executing)


@verb(FlipCapability)
def flip_capability(g: Play, event: Event, effect: FlipCapability) -> Ask[None]:
    """Turn a capability to its other side."""
    names = [name for name, text in g.s.capabilities.items() if text == effect.from_]
    if names:
        options = [Option(name, Message(f"lasting-{name}")) for name in names]
        name = yield from g.pick(event.seat(effect), Purpose.EVENT_CAPABILITY, options, card=event.card)
        in_force.flip(g, name, effect.to, event.rule)
