"""The campaign: what happens on the map when another deck follows, with rules of its own."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.labyrinth import pieces, tracks
from sandtable.labyrinth.expansion import awakening, tables
from sandtable.labyrinth.hands import begins
from sandtable.labyrinth.markers import PLACED
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.rules import AWAKENING
from sandtable.labyrinth.state import State

FIRST_UPRISING: Final = "algeria_tunisia"


@begins(AWAKENING)
def the_awakening(g: Play) -> Ask[None]:
    """Syria is Shia-Mix (11.3.3.4), new WMD lie in Syria and Iran (11.3.1), and an Awakening begins (11.1)."""
    s = g.s
    _rename_markers(s)
    for id in ("syria", "iran"):
        tracks.fill_arsenal(g, id)
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
    for name, renamed in s.rules.renamed.items():
        if name in PLACED:
            pieces.rename_marker(s, name, renamed)
        else:
            tracks.rename_marker(s, name, renamed)
