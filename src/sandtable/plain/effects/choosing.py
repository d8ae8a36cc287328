"""The verbs that decide what other effects do: picks, courses to choose from, conditions."""

from __future__ import annotations

from sandtable.core.questions import Ask, unasked
from sandtable.plain import tracks
from sandtable.plain.declared import Choose, OnlyIf, PickFaction, PickSpaces
from sandtable.plain.effects.event import at_most, spaces_of, verb
from sandtable.plain.play import Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.under_way import Event


@verb(PickSpaces)
def pick_spaces(g: Play, event: Event, effect: PickSpaces) -> Ask[None]:
    """Pick spaces for the effects that follow."""
    spaces = spaces_of(g, event, effect.where)
    most = min(effect.n, len(spaces))
    picked = (yield from at_most(g, event, effect, spaces, most)) if spaces else []
    event.picks.spaces = [space.id for space in picked]


@verb(PickFaction)
def pick_faction(g: Play, event: Event, effect: PickFaction) -> Ask[None]:
    """Pick a faction for the effects that follow."""
    event.picks.faction = yield from g.which_faction(
        event.seat(effect), Purpose.EVENT_FACTION, effect.from_, card=event.card
    )


@verb(Choose)
def choose(g: Play, event: Event, effect: Choose) -> Ask[bool]:
    """One of several courses."""
    options = [word_option(name) for name in effect.names]
    key = yield from g.pick(event.seat(effect), Purpose.EVENT_CHOICE, options, card=event.card)
    return event.follow(effect.names.index(key))


@verb(OnlyIf)
def only_if(g: Play, event: Event, effect: OnlyIf) -> Ask[bool]:
    """Effects that take place if it is so, or others."""
    return unasked(event.follow(0 if _is_so(g, event, effect) else 1))


def _is_so(g: Play, event: Event, effect: OnlyIf) -> bool:
    if effect.where is not None:
        return len(spaces_of(g, event, effect.where)) >= effect.spaces
    assert effect.track is not None
    stands = g.s.box if effect.track == "islamabad" else tracks.value(g.s, effect.track)
    return effect.at_least <= stands <= effect.at_most
