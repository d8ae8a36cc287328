"""Ferguson: once in the rest of the turn the Jihadist side may cancel a US card as it is played (card 166)."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import tracks
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.terms import JIHADIST, US

FERGUSON: Final = "ferguson"


def cancels(g: Play, card: Card) -> Ask[bool]:
    """Whether the Jihadist side cancels a card that either side has just played; with that Ferguson is used up."""
    if card.side != US or not g.s.in_effect(FERGUSON):
        return False
    if not (yield from g.agrees(JIHADIST, Purpose.CANCEL_CARD, card=card)):
        return False
    tracks.end_lapsing(g, FERGUSON)
    g.note("card-cancelled", "card 166", card=card)
    return True
