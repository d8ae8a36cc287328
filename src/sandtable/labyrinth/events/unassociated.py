"""The events of neither side (cards 96 to 120): who plays the card carries it out."""

from __future__ import annotations

from sandtable.core.questions import Ask
from sandtable.labyrinth import pieces, tracks
from sandtable.labyrinth.events.registry import event
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.terms import US


@event("gaza_withdrawal")
def gaza_withdrawal(g: Play, side: str) -> Ask[None]:
    """Card 98: Funding falls, or a cell appears in Israel."""
    if side == US:
        tracks.change_funding(g, -1)
    else:
        yield from pieces.place_cells(g, g.s["israel"])


@event("us_election")
def us_election(g: Play, side: str) -> Ask[None]:
    """Card 120: roll US Posture; Prestige rises if the world agrees with it, else it falls."""
    yield from tracks.roll_us_posture(g)
    tracks.change_prestige(g, 1 if g.s.gwot_penalty == 0 else -1)
