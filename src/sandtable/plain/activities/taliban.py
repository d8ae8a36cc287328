"""The Taliban's special activities: Extort and Infiltrate (4.4); Ambush goes with each Attack (``attack``)."""

from __future__ import annotations

from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import pieces, tracks
from sandtable.plain.activities.spaces import next_of
from sandtable.plain.changes import Infiltrates, NoInfiltrate
from sandtable.plain.play import Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import fits
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ANY_NUMBER,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GUERRILLAS,
    OWNER,
    TALIBAN,
    TALIBAN_UNDERGROUND,
    WARLORD_BASE,
    WARLORDS,
)
from sandtable.plain.under_way import Action, Doing

REMOVE: Final = "remove"
REPLACE: Final = "replace"
REMOVED: Final = 2  # 4.4.2b
EXTORTED_A_BASE: Final = 2  # 4.4.1b

# -- Extort (4.4.1)


def can_extort_in(space: Space) -> bool:
    """An Underground Taliban Guerrilla, and more Taliban than Enemy pieces (4.4.1a)."""
    return space.count[TALIBAN_UNDERGROUND] > 0 and 2 * space.of(TALIBAN) > sum(space.count)


def can_extort(g: Play, action: Action) -> bool:
    """Whether there is such a space."""
    return any(map(can_extort_in, g.s.in_sight()))


def extort(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Extort (4.4.1) in any number of spaces."""
    spaces = filter(can_extort_in, g.s.in_sight())
    space = yield from next_of(g, TALIBAN, doing, Purpose.EXTORT_WHERE, ANY_NUMBER, spaces)
    if space is None:
        return False
    if not action.terms.silent:
        pieces.activate(g, space, TALIBAN, 1, "4.4.1b")
    extort_in(g, space)
    return True


def extort_in(g: Play, space: Space) -> None:
    """Take 2 Resources for each Warlords Base from the Warlords, else the Econ of a road or 1 (4.4.1b)."""
    if space.count[WARLORD_BASE]:
        tracks.transfer(g, WARLORDS, TALIBAN, extorted(g.s, space), "4.4.1b")
    else:
        tracks.change(g, TALIBAN, extorted(g.s, space), "4.4.1b")


def extorted(s: State, space: Space) -> int:
    """How much that is, as far as the Warlords have it (4.4.1b)."""
    if space.count[WARLORD_BASE]:
        return min(s.resources[WARLORDS], EXTORTED_A_BASE * space.count[WARLORD_BASE])
    return space.area.econ if space.is_loc and not space.sabotage else 1


# -- Infiltrate (4.4.2)


def infiltrable(space: Space) -> list[int]:
    """Government and Warlords pieces that may go: their Bases after their cubes or Guerrillas (4.4.2b-c)."""
    count = space.count
    cubes = [piece for piece in GOVERNMENT_CUBES if count[piece]]
    found = cubes or [GOVERNMENT_BASE] * (count[GOVERNMENT_BASE] > 0)
    guerrillas = [piece for piece in GUERRILLAS[WARLORDS] if count[piece]]
    return found + (guerrillas or [WARLORD_BASE] * (count[WARLORD_BASE] > 0))


def can_infiltrate_in(s: State, space: Space) -> bool:
    """An Underground Taliban Guerrilla and somebody to infiltrate (4.4.2a; ID Cards, card 46)."""
    if not space.count[TALIBAN_UNDERGROUND]:
        return False
    if not space.of(GOVERNMENT) and not space.of(WARLORDS):
        return False
    return not any(fits(space, barred.where) for barred in s.in_force(NoInfiltrate))


def can_infiltrate(g: Play, action: Action) -> bool:
    """Whether there is such a space."""
    return any(can_infiltrate_in(g.s, space) for space in g.s.in_sight())


def infiltrates_most(s: State) -> int:
    """In how many spaces: one, or two by shaded ID Cards (46)."""
    return max([more.n for more in s.in_force(Infiltrates)], default=1)


def infiltrate(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Infiltrate (4.4.2) in one space, or two by shaded ID Cards (46)."""
    s = g.s
    most = infiltrates_most(s)
    spaces = (x for x in s.in_sight() if can_infiltrate_in(s, x))
    space = yield from next_of(g, TALIBAN, doing, Purpose.INFILTRATE_WHERE, most, spaces)
    if space is None:
        return False
    options = [word_option(f"infiltrate_{way}") for way in (REMOVE, REPLACE)]
    key = yield from g.pick(TALIBAN, Purpose.INFILTRATE_HOW, options, space=space)
    government = 0
    for _ in range(REMOVED if key == f"infiltrate_{REMOVE}" else 1):
        kinds = infiltrable(space)
        if not kinds:
            break
        piece = yield from g.which_piece(TALIBAN, Purpose.INFILTRATE_TARGET, kinds, space=space, how=key)
        government += OWNER[piece] == GOVERNMENT
        if key == f"infiltrate_{REMOVE}":
            pieces.remove(g, space, piece, 1, "4.4.2b")
        else:
            pieces.replace(g, space, piece, TALIBAN_UNDERGROUND, "4.4.2b")
    tracks.change(g, tracks.PATRONAGE, -government, "4.4.2b")
    return True
