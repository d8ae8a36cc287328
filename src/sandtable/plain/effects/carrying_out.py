"""Carrying out a declared event: piece by piece, above the rules, as far as it can be (5.1)."""

from __future__ import annotations

from sandtable.core.questions import Ask
from sandtable.plain import lasting
from sandtable.plain.effects.event import piece as next_piece
from sandtable.plain.play import Play
from sandtable.plain.under_way import Event


def piece(g: Play) -> Ask[bool]:
    """Carry out the next piece, as far as it can be, above the rules; whether there is more (5.1, 5.1.1a, 5.1.3)."""
    event = g.s.event
    assert event is not None
    before = g.told
    yield from next_piece(g, event)
    if not event.path:
        yield from lasting.tribal_elders(g)
    event.told = event.told or g.told > before
    if event.path:
        return True
    if not event.told:
        g.note("no-effect", "5.1.3")
    g.s.event = None
    return False


def carry_out(g: Play, faction: str, number: int, text: str) -> Ask[None]:
    """Carry out a text of an event from its beginning to its end."""
    g.s.event = Event(faction, number, text, deck=g.s.deck)
    while (yield from piece(g)):
        pass
