"""The campaign: both decks, one after the other, and the switch of rules between them."""

from __future__ import annotations

from sandtable.core.questions import Ask
from sandtable.labyrinth import tracks
from sandtable.labyrinth.expansion import awakening, tables
from sandtable.labyrinth.markers import BASE_NATO, BASE_PIRATES, NATO, PIRATES
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.rules import AWAKENING
from sandtable.labyrinth.state import State

DECKS = 2
"""A campaign lasts two decks: the one of the War on Terror, then the one of The Awakening."""
FIRST_UPRISING = "algeria_tunisia"


def is_due(s: State) -> bool:
    """Whether the deck that has just run out is the first of a campaign."""
    return s.rules.campaign and not s.rules.expansion


def switch(g: Play) -> Ask[None]:
    """The deck of The Awakening is the new draw deck, and rules 11 are in force; what is discarded stays so.

    Syria becomes Shia-Mix (11.3.3.4), new WMD lie in Syria and Iran (11.3.1), and an Awakening begins (11.1).
    """
    s = g.s
    s.change_rules(AWAKENING)
    s.deck = [number for number, card in s.rules.deck.items() if card.deck == AWAKENING]
    g.note("campaign", "10.0", deck=s.deck_number, cards=len(s.deck))
    _rename_markers(s)
    for id in ("syria", "iran"):
        s.wmd[id] = s.rules.wmd[id]
    if s["syria"].is_islamist:
        tracks.release_arsenal(g, s["syria"], "11.3.1")
    place = s[FIRST_UPRISING]
    if not awakening.takes_markers(s, place):
        other = yield from tables.random_muslim(g, awakening.may_take_markers(s))
        if other is None:
            return
        place = other
    yield from awakening.place_awakening(g, place)


def _rename_markers(s: State) -> None:
    """Pirates and NATO of the first deck go by other names, since the second deck has its own."""
    if s.in_play(PIRATES):
        s.markers = s.markers - {PIRATES} | {BASE_PIRATES}
    for country in s.where(lambda country: NATO in country.markers):
        country.take(NATO)
        country.lay(BASE_NATO)
