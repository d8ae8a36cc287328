"""The only module that moves pieces: place, remove, replace, move and flip, within the limits (1.4)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.plain import control
from sandtable.plain.play import Play
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    AVAILABLE,
    BASES,
    BASES_IN_A_SPACE,
    CASUALTIES,
    COALITION_BASE,
    HIDING,
    HOSTILITY,
    OWNER,
    PIECES,
    SHOWING,
    STOCK,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_UNDERGROUND,
    UNDERGROUND,
)


def may_be(space: Space, piece: int) -> bool:
    """Whether stacking lets one more of a piece be in a space (1.4.2)."""
    if space.is_pakistan and OWNER[piece] != TALIBAN:
        return False
    return piece not in BASES or (not space.is_loc and space.bases < BASES_IN_A_SPACE)


def vacancies(space: Space, piece: int) -> int:
    """How many more of a piece stacking lets be in a space (1.4.2)."""
    if not may_be(space, piece):
        return 0
    return BASES_IN_A_SPACE - space.bases if piece in BASES else 99


def can_place(s: State, space: Space, piece: int) -> bool:
    """Whether a piece is Available and may be in a space (1.4.1a, 1.4.2b)."""
    return s.available[STOCK[piece]] > 0 and may_be(space, piece)


def place(g: Play, space: Space, piece: int, count: int, rule: str | None = None) -> int:
    """Place Available pieces, Guerrillas Underground, as many as there are and as may be there; how many (1.4.1)."""
    stock = STOCK[piece]
    count = min(count, g.s.available[stock], vacancies(space, stock))
    if count > 0:
        g.s.available[stock] -= count
        _enter(g.s, space, stock, count)
        control.update(g.s, space)
        g.note("placed", rule, space=space, count=count, piece=PIECES[stock])
    return max(0, count)


def remove(g: Play, space: Space, piece: int, count: int = 1, rule: str | None = None, to: str = AVAILABLE) -> int:
    """Remove pieces to Available, or Coalition ones to Casualties or out of play; how many (1.4.1, 3.3.3f)."""
    count = min(count, space.count[piece])
    if count > 0:
        g.s.changed(space)
        space.count[piece] -= count
        control.update(g.s, space)
        if to == AVAILABLE:
            g.s.available[STOCK[piece]] += count
        else:
            box = g.s.casualties if to == CASUALTIES else g.s.out_of_play
            box[0 if piece == COALITION_BASE else 1] += count
        g.note(f"removed-{to}", rule, space=space, count=count, piece=PIECES[piece])
    return count


def replace(g: Play, space: Space, piece: int, by: int, rule: str | None = None) -> bool:
    """Replace a piece; if no other is Available or may be there, it is just removed (1.4.1b). Whether it was replaced.

    Taliban in Pakistan are never replaced by others (1.4.2b).
    """
    if space.is_pakistan and OWNER[by] != TALIBAN:
        return False
    remove(g, space, piece, 1, rule)
    return place(g, space, by, 1, rule) > 0


def move(g: Play, origin: Space, destination: Space, piece: int, count: int, rule: str | None = None) -> int:
    """Move pieces on the map, as many as may be there; Guerrillas keep their state (1.4.2b)."""
    count = min(count, origin.count[piece], vacancies(destination, piece))
    if count > 0:
        g.s.changed(origin)
        origin.count[piece] -= count
        _enter(g.s, destination, piece, count)
        control.update(g.s, origin)
        control.update(g.s, destination)
        g.note("moved", rule, origin=origin, space=destination, count=count, piece=PIECES[piece])
    return max(0, count)


def _enter(s: State, space: Space, piece: int, count: int) -> None:
    """Put pieces into a space; Taliban Guerrillas in Pakistan are Active at Hostility (6.6.1a)."""
    if piece == TALIBAN_UNDERGROUND and s.box == HOSTILITY and space.is_pakistan:
        piece = TALIBAN_ACTIVE
    s.changed(space)
    space.count[piece] += count


def take_off(s: State, piece: int) -> None:
    """All pieces of a kind are taken off the map before they are deployed anew (setup.free)."""
    for space in s.where(lambda space: space.count[piece]):
        s.changed(space)
        space.count[piece] = 0


def with_changes(space: Space, changes: Iterable[tuple[int, int]]) -> Space:
    """A space on no table, with so many more, or fewer, of some pieces, to be looked at; Control is as it was."""
    there = space.copy()
    for piece, more in changes:
        there.count[piece] += more
    return there


def return_to_play(g: Play, piece: int, count: int, rule: str | None = None) -> None:
    """Coalition pieces that are out of play become Available."""
    g.s.out_of_play[0 if piece == COALITION_BASE else 1] -= count
    g.s.available[piece] += count
    g.note("returned", rule, count=count, piece=PIECES[piece])


def withdraw(g: Play, piece: int, count: int, rule: str | None = None) -> None:
    """Available Coalition pieces go out of play."""
    g.s.available[piece] -= count
    g.s.out_of_play[0 if piece == COALITION_BASE else 1] += count
    g.note("withdrawn", rule, count=count, piece=PIECES[piece])


def clear_casualties(g: Play) -> None:
    """All Bases and half the Troops, rounded down, leave the game; the rest become Available (6.6a)."""
    s = g.s
    bases, troops = s.casualties
    if bases or troops:
        lost = troops // 2
        s.out_of_play[0] += bases
        s.out_of_play[1] += lost
        s.available[1] += troops - lost
        s.casualties = [0, 0]
        g.note("casualties", "6.6a", bases=bases, lost=lost, back=troops - lost)


# -- Guerrillas (1.4.3)


def activate(g: Play, space: Space, faction: str, count: int, rule: str | None = None) -> int:
    """Turn Underground Guerrillas of a faction Active; how many."""
    hidden = UNDERGROUND[faction]
    count = min(count, space.count[hidden])
    if count > 0:
        g.s.changed(space)
        space.count[hidden] -= count
        space.count[SHOWING[hidden]] += count
        g.note("activated", rule, space=space, count=count, faction=faction)
    return count


def hide(g: Play, space: Space, faction: str, count: int, rule: str | None = None) -> int:
    """Turn Active Guerrillas of a faction Underground, but none in Pakistan at Hostility (6.6.1a); how many."""
    shown = ACTIVE[faction]
    count = min(count, space.count[shown])
    if count > 0 and not (space.is_pakistan and g.s.box == HOSTILITY):
        g.s.changed(space)
        space.count[shown] -= count
        space.count[HIDING[shown]] += count
        g.note("hidden", rule, space=space, count=count, faction=faction)
        return count
    return 0
