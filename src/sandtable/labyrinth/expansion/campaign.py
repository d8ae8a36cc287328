"""The campaign: its decks, one after the other, and the switch of rules between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import pieces, tracks
from sandtable.labyrinth.expansion import awakening, tables
from sandtable.labyrinth.markers import PLACED
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.rules import AWAKENING
from sandtable.labyrinth.state import State

FIRST_UPRISING: Final = "algeria_tunisia"


def switch(g: Play, name: str) -> Ask[None]:
    """The next deck of a campaign is the new draw deck, and its rules are in force; what is discarded stays so."""
    s = g.s
    had = s.rules
    s.change_rules(name)
    s.deck = [number for number in s.rules.deck if number not in had.deck]
    g.note("campaign", "10.0", deck=s.deck_number, cards=len(s.deck))
    _rename_markers(s)
    yield from _BEGINNINGS[name](g)


def _rename_markers(s: State) -> None:
    """Pirates and NATO of the first deck go by other names, since the second deck has its own."""
    for name, renamed in s.rules.renamed.items():
        if name not in PLACED:
            s.markers = {renamed if marker == name else marker for marker in s.markers}
            continue
        pieces.rename_marker(s, name, renamed)


def _the_awakening(g: Play) -> Ask[None]:
    """Syria is Shia-Mix (11.3.3.4), new WMD lie in Syria and Iran (11.3.1), and an Awakening begins (11.1)."""
    s = g.s
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


_BEGINNINGS: Final[Mapping[str, Callable[[Play], Ask[None]]]] = {AWAKENING: _the_awakening}
"""What happens on the map as a deck of a campaign begins, by its rules; with the first the game begins."""
