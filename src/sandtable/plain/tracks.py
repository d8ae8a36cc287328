"""The tracks beside the map: Resources, Aid, Patronage and Islamabad (1.8, 6.6.1)."""

from __future__ import annotations

from typing import Final

from sandtable.plain import pieces
from sandtable.plain.map import PAKISTANI
from sandtable.plain.play import Play
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AID_MOST,
    BACKING,
    BOXES,
    GOVERNMENT,
    HOSTILITY,
    PATRONAGE_MOST,
    PAYERS,
    RESOURCES_MOST,
    SPONSORSHIP,
    TALIBAN,
    WARLORDS,
)

AID: Final = "aid"
PATRONAGE: Final = "patronage"
MOST: Final = {
    AID: AID_MOST, PATRONAGE: PATRONAGE_MOST, GOVERNMENT: RESOURCES_MOST, TALIBAN: RESOURCES_MOST,
    WARLORDS: RESOURCES_MOST,
}  # fmt: skip
"""The tracks by name (a faction's name is its Resources) and how far each goes (1.8)."""


def value(s: State, track: str) -> int:
    """Where a track stands."""
    if track == AID:
        return s.aid
    return s.patronage if track == PATRONAGE else s.resources[track]


def change(g: Play, track: str, by: int, rule: str | None = None) -> int:
    """Move a track, never beyond its ends (1.8, 5.1.1d); by how much it moved."""
    before = value(g.s, track)
    after = max(0, min(MOST[track], before + by))
    if after != before:
        if track == AID:
            g.s.aid = after
        elif track == PATRONAGE:
            g.s.patronage = after
        else:
            g.s.resources[track] = after
        g.note("track", rule, track=track, before=before, after=after)
    return after - before


def transfer(g: Play, giver: str, taker: str, most: int, rule: str | None = None) -> int:
    """Move up to ``most`` from a track to another: what the giver has; what the taker cannot hold is lost."""
    given = -change(g, giver, -most, rule)
    if given:
        change(g, taker, given, rule)
    return given


def funds(s: State, faction: str) -> int:
    """The Resources with which a faction pays: the Coalition spends the Government's (1.8a, 3.1c)."""
    return s.resources[PAYERS[faction]]


def pay(g: Play, faction: str, cost: int, rule: str | None = None) -> None:
    """Pay Resources."""
    if cost:
        change(g, PAYERS[faction], -cost, rule)


# -- Islamabad (6.6.1)


def shift_islamabad(g: Play, boxes: int, rule: str | None = None) -> None:
    """Move the marker box by box, up toward Sponsorship or down; what goes past an end turns it Hard (6.6.1i)."""
    s = g.s
    for _ in range(abs(boxes)):
        box = s.box + (1 if boxes > 0 else -1)
        if HOSTILITY <= box <= SPONSORSHIP:
            _set_box(g, box, rule)
        elif not s.hard:
            set_hard(g, True, rule)


def set_hard(g: Play, hard: bool, rule: str | None = None) -> None:
    """Turn the marker to its Hard side or back."""
    if g.s.hard != hard:
        g.s.hard = hard
        g.note("hard" if hard else "not-hard", rule)


def reset_islamabad(g: Play) -> None:
    """A Hard marker is flipped; one that is not moves a box toward Backing (6.6b, 6.6.1h)."""
    if g.s.hard:
        set_hard(g, False, "6.6.1h")
    elif g.s.box != BACKING:
        _set_box(g, g.s.box + (1 if g.s.box < BACKING else -1), "6.6.1h")


def _set_box(g: Play, box: int, rule: str | None) -> None:
    """Put the marker into a box; at Hostility the Taliban in Pakistan show themselves (6.6.1a)."""
    g.s.box = box
    g.note("islamabad", rule, box=BOXES[box])
    if box == HOSTILITY:
        for id in PAKISTANI:
            pieces.activate(g, g.s[id], TALIBAN, 99, "6.6.1a")
