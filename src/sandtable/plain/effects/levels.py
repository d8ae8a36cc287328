"""The verbs of Support and Opposition, and of Terror, Sabotage and +1 Pop markers (1.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import support
from sandtable.plain.declared import Mark, SetLevel, Shift, Unmark
from sandtable.plain.effects.event import ANY, at_most, some_of, spaces_of, verb
from sandtable.plain.effects.prospects import Prospect
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.terms import LEVEL, OPPOSITION, SUPPORT
from sandtable.plain.under_way import Event

PLACED: Final[Mapping[str, Callable[[Play, Space, str], bool]]] = {
    "terror": support.place_terror,
    "sabotage": support.sabotage,
    "plus1_pop": support.place_returnees,
}


@verb(Shift)
def shift(g: Play, event: Event, effect: Shift) -> Ask[None]:
    """Shift spaces toward Support or Opposition."""
    spaces = [x for x in spaces_of(g, event, effect.where) if x.has_opinion and x.level != LEVEL[effect.toward]]
    by = effect.levels if LEVEL[effect.toward] == SUPPORT else -effect.levels
    for space in (yield from some_of(g, event, effect, spaces)):
        support.shift(g, space, by, event.rule)


@shift.would
def _would_shift(prospect: Prospect, effect: Shift) -> None:
    by = effect.levels if LEVEL[effect.toward] == SUPPORT else -effect.levels
    _sway(prospect, max(OPPOSITION, min(SUPPORT, prospect.there.level + by)))


@verb(SetLevel)
def set_level(g: Play, event: Event, effect: SetLevel) -> Ask[None]:
    """Set spaces to a level."""
    level = LEVEL[effect.level]
    spaces = [x for x in spaces_of(g, event, effect.where) if x.has_opinion and x.level != level]
    for space in (yield from some_of(g, event, effect, spaces)):
        support.set_level(g, space, level, event.rule)


@set_level.would
def _would_set_level(prospect: Prospect, effect: SetLevel) -> None:
    _sway(prospect, LEVEL[effect.level])


def _sway(prospect: Prospect, level: int) -> None:
    """So much Population changes its mind as there is, level by level."""
    there = prospect.there
    if there.has_opinion:
        prospect.swayed += there.pop * abs(level - there.level)
        there.level = level


@verb(Mark)
def mark(g: Play, event: Event, effect: Mark) -> Ask[None]:
    """Place Terror, Sabotage or +1 Pop markers."""
    spaces = spaces_of(g, event, effect.where)
    n = len(spaces) if effect.n is None else effect.n
    if len(spaces) > n or (effect.may and spaces):
        spaces = yield from at_most(g, event, effect, spaces, min(n, len(spaces)))
    for space in spaces:
        PLACED[effect.marker](g, space, event.rule)


@verb(Unmark)
def unmark(g: Play, event: Event, effect: Unmark) -> Ask[bool]:
    """Remove Terror or Sabotage markers: all, or so many one by one."""
    if effect.n == "all":
        for space in spaces_of(g, event, effect.where):
            if effect.marker == "sabotage":
                support.repair(g, space, event.rule)
            else:
                support.remove_terror(g, space, ANY, event.rule)
        return False
    spaces = [x for x in spaces_of(g, event, effect.where) if x.terror]
    if not spaces:
        return False
    chosen = yield from g.choose_or_stop(event.seat(effect), Purpose.EVENT_WHERE, spaces, card=event.card)
    if chosen is None:
        return False
    support.remove_terror(g, chosen, 1, event.rule)
    event.use(chosen.id)
    return event.times < effect.n
