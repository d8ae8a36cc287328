"""The executor of declared events: each verb of ``declared`` says here what it does and what it would do (5.1)."""

from __future__ import annotations

from sandtable.core.questions import Ask
from sandtable.plain import lasting
from sandtable.plain.cards import DECK
from sandtable.plain.effects import choosing, levels, on_tracks, placing, removing
from sandtable.plain.effects.acting import OPERATIONS
from sandtable.plain.effects.event import VERBS, Event, run
from sandtable.plain.play import Play

__all__ = [
    "OPERATIONS", "VERBS", "Event", "carry_out", "choosing", "levels", "on_tracks", "placing", "removing",
]  # fmt: skip


def carry_out(g: Play, faction: str, number: int, text: str) -> Ask[None]:
    """Carry out a text of an event, effect by effect, as far as it can be, above the rules (5.1, 5.1.1a, 5.1.3)."""
    event = Event(faction, DECK[number], text)
    g.event = event
    told = g.told
    yield from run(g, event, event.card.texts[text])
    yield from lasting.tribal_elders(g)
    if g.told == told:
        g.note("no-effect", "5.1.3")
    g.event = None
