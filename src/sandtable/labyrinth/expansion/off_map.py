"""The Off-Map box: when its Troops come back (11.3.4), and how Sequestration ends (card 184)."""

from __future__ import annotations

from typing import Final

from sandtable.labyrinth import pieces
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.state import State
from sandtable.labyrinth.tracks import unmark

SEQUESTRATION: Final = "sequestration"
SEQUESTERED: Final = 3  # card 184
GREAT_LOSS: Final = 3  # Resources under Islamist Rule in one country that end it


def kept_away(s: State) -> int:
    """The Troops that Sequestration keeps in the Off-Map box (card 184)."""
    return min(SEQUESTERED, s.off_map_troops) if s.in_play(SEQUESTRATION) else 0


def end_sequestration(g: Play, rule: str = "card 184") -> None:
    """Sequestration ends, and its Troops come back to the track (card 184)."""
    kept = kept_away(g.s)
    unmark(g, SEQUESTRATION)
    pieces.return_troops(g, kept, rule)


def return_troops(g: Play) -> None:
    """After the deal Troops come back from the Off-Map box unless their event keeps them (11.3.4, 11.3.6i)."""
    s = g.s
    if s.in_play(SEQUESTRATION) and any(each.is_islamist and s.resources(each) >= GREAT_LOSS for each in s.muslim()):
        end_sequestration(g)
    pieces.return_troops(g, s.off_map_troops - kept_away(s), "11.3.6")
