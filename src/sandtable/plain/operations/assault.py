"""Assault: COIN cubes remove Active Guerrillas, and Bases that nobody guards (3.2.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, tracks
from sandtable.plain.changes import NoAssault, Partners, SparesBases, Uncovers
from sandtable.plain.executing import select
from sandtable.plain.operations import prices
from sandtable.plain.play import DONE, Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import fits
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    ANY_NUMBER,
    BASE,
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    INSURGENTS,
    KABUL,
    MOUNTAIN,
    PIECES_OF,
    TALIBAN,
)
from sandtable.plain.under_way import Action

AID_FOR_A_BASE: Final = 6  # 3.2.4f
NO_LOSSES: Final = (0, 0)


def counting(space: Space) -> int:
    """The Government cubes that count: Troops, and in Kabul and on LoCs Police too (3.2.4d)."""
    return space.government_cubes if space.is_loc or space.id == KABUL else space.count[GOVERNMENT_TROOPS]


def strength(action: Action, space: Space, with_government: bool) -> int:
    """How many pieces an Assault removes (3.2.4b-c)."""
    if action.faction == COALITION:
        cubes = space.count[COALITION_TROOPS] + (counting(space) if with_government else 0)
    elif action.terms.one_a_cube:
        cubes = counting(space)
    else:
        cubes = counting(space) // (3 if space.area.terrain == MOUNTAIN else 2)
    return min(cubes, action.terms.removes_most)


def removable(space: Space, faction: str, bases: bool = True) -> int:
    """How many pieces of a faction could go, if an Assault removed without end."""
    guerrillas, bare = losses(space, faction, ANY_NUMBER, bases)
    return guerrillas + bare


def takes_bases(s: State, action: Action, space: Space) -> bool:
    """Whether Bases may be removed: by shaded Find Fix Finish (7) not by the Coalition alone."""
    sparing = s.in_force(SparesBases) if action.faction == COALITION else ()
    return not sparing or not any(fits(space, spared.where) for spared in sparing)


def losses(space: Space, faction: str, most: int, bases: bool) -> tuple[int, int]:
    """The Active Guerrillas of a faction that so many removals take, and then its Bases, if nobody is left (3.2.4e)."""
    base, hidden, shown = PIECES_OF[faction]
    guerrillas = space.count[shown]
    if guerrillas >= most:
        return most, 0
    guarded = space.count[hidden] > 0
    return guerrillas, min(most - guerrillas, space.count[base]) if bases and not guarded else 0


def targets(s: State, action: Action, space: Space) -> list[str]:
    """The factions that have pieces to lose."""
    bases = takes_bases(s, action, space)
    return [faction for faction in INSURGENTS if losses(space, faction, ANY_NUMBER, bases) != NO_LOSSES]


def has_targets(s: State, action: Action, space: Space) -> bool:
    """Whether any faction has pieces to lose."""
    bases = takes_bases(s, action, space)
    for faction in INSURGENTS:  # noqa: SIM110  half the time of any(), and asked of every space
        if losses(space, faction, ANY_NUMBER, bases) != NO_LOSSES:
            return True
    return False


def assault_is_barred(s: State, action: Action) -> bool:
    """US-Taliban Talks, shaded (24): the Coalition may not Assault, free Assaults included."""
    return action.faction == COALITION and bool(s.in_force(NoAssault))


def may_use_government(s: State, action: Action, space: Space) -> bool:
    """Whether the Coalition can pay for Government cubes, or has them for nothing (3.2.4c)."""
    if action.faction != COALITION or not counting(space):
        return False
    return action.terms.with_government or tracks.funds(s, COALITION) >= prices.for_cubes(action)


def assault_where(s: State, action: Action) -> Iterator[Space]:
    """Where an Assault would remove or uncover anything."""
    for space in s.in_sight():
        count = space.count
        if (count[COALITION_TROOPS] or count[GOVERNMENT_TROOPS] or count[GOVERNMENT_POLICE]) and can_assault(
            s, action, space
        ):
            yield space


def can_assault(s: State, action: Action, space: Space) -> bool:
    """Whether an Assault would remove or uncover anything in a space (3.2.4a)."""
    faction = action.faction
    if not action.may_select(space) or space.is_pakistan:
        return False
    if faction == GOVERNMENT:
        if s.resources[GOVERNMENT] < prices.for_space(action):
            return False
        return strength(action, space, False) > 0 and has_targets(s, action, space)
    if not space.count[COALITION_TROOPS]:
        return False
    if s.in_force(Partners) and not space.government_cubes:
        return False
    return has_targets(s, action, space) or (bool(s.in_force(Uncovers)) and space.underground > 0)


def assault_in(g: Play, action: Action, space: Space) -> Ask[None]:
    """Select a space, pay for it, and Assault there (3.2.4a)."""
    select(g, action, space, "3.2.4a")
    tracks.pay(g, GOVERNMENT, prices.for_space(action), "3.2.4a")
    yield from assault_space(g, action, space, "3.2.4e")


def assault_space(g: Play, action: Action, space: Space, rule: str) -> Ask[None]:
    """Remove what the cubes can remove; a faction that is targeted takes the full effect (1.4.1d, 3.2.4e)."""
    s, faction = g.s, action.faction
    if faction == COALITION:
        for uncovers in s.in_force(Uncovers):
            yield from lasting.activate_one(g, faction, space, uncovers.cites)
    with_government = action.terms.with_government
    left = strength(action, space, with_government)
    if not with_government and may_use_government(s, action, space):
        bases = takes_bases(s, action, space)
        at_stake = sum(removable(space, each, bases) for each in INSURGENTS)
        if at_stake > left and (yield from g.agrees(faction, Purpose.ASSAULT_WITH_GOVERNMENT, space=space)):
            tracks.pay(g, faction, prices.for_cubes(action), "3.2.4c")
            left = strength(action, space, True)
    hit: list[str] = []
    while left > 0:
        factions = [each for each in targets(s, action, space) if each not in hit]
        if not factions:
            return
        options = [word_option(f"remove_{each}") for each in factions]
        if hit:
            options.append(word_option(DONE))
        key = yield from g.pick(faction, Purpose.ASSAULT_TARGET, options, space=space, count=left)
        if key == DONE:
            return
        target = key.removeprefix("remove_")
        hit.append(target)
        left -= remove_target(g, action, space, target, left, rule)


def remove_target(g: Play, action: Action, space: Space, target: str, most: int, rule: str) -> int:
    """Remove Active Guerrillas of a faction, then its Bases if no Guerrilla is left; how many pieces."""
    guerrillas, bases = losses(space, target, most, takes_bases(g.s, action, space))
    pieces.remove(g, space, ACTIVE[target], guerrillas, rule)
    pieces.remove(g, space, BASE[target], bases, rule)
    if target == TALIBAN:
        action.guerrillas_hit |= guerrillas > 0
        if action.faction == GOVERNMENT:
            tracks.change(g, tracks.AID, AID_FOR_A_BASE * bases, "3.2.4f")
    if action.faction == COALITION:
        action.removed_in.append(space.id)
    return guerrillas + bases
