"""The Propaganda round without a player: Civic Action, Sharia, desertion and Redeploy (8.6.6-7, 8.7.7-8, 8.8.5-6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from sandtable.core.questions import Ask, unasked
from sandtable.plain.control import control_of, control_with
from sandtable.plain.nonplayers import buying
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.guidelines import next_cube
from sandtable.plain.nonplayers.steps import next_of
from sandtable.plain.nonplayers.turn import Handler, Sitting
from sandtable.plain.play import DONE
from sandtable.plain.propaganda import is_final, must_leave, taliban_must_leave
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    PIECE,
    PIECES,
    TALIBAN,
)

POLICE_ON_A_RICH_ROAD: Final = 2  # 8.6.7
RICH_ROAD: Final = 3  # 8.6.7

# -- the Support phase (8.6.6, 8.7.7, 8.8.5)


def civic_action(t: Sitting) -> Ask[str]:
    """Where a COIN faction buys next (8.6.6, 8.8.5)."""
    if t.faction == COALITION:
        space = yield from buying.where(t, COALITION)
        return DONE if space is None else space.id
    steps = [buying.GOVERNMENT_RELIEF]
    if not is_final(t.s):
        steps.append(buying.GOVERNMENT_SUPPORT)
    found = yield from next_of(t, steps, t.offered)
    return DONE if found is None else found[1].id


def civic_action_how_much(t: Sitting) -> Ask[str]:
    """The Coalition as much as it can; the Government one level at a time (8.6.6)."""
    return unasked(t.most() if t.faction == COALITION else str(t.about.terror + 1))


def sharia(t: Sitting) -> Ask[str]:
    """Where the Taliban buy next (8.7.7)."""
    space = yield from buying.where(t, TALIBAN)
    return DONE if space is None else space.id


def the_most(t: Sitting) -> Ask[str]:
    """As much as can be."""
    return unasked(t.most())


# -- desertion (8.6.7)


def desert(t: Sitting) -> Ask[str]:
    """Police and Troops in turn, Police first (8.1.2c)."""
    key = f"deserted {t.about.id}"
    taken = t.memory.get(key, 0)
    t.memory[key] = taken + 1
    return unasked(PIECES[next_cube([PIECE[option.key] for option in t.question.options], taken)])


# -- Redeploy (8.6.7, 8.7.8, 8.8.6)


def redeploy_from(t: Sitting) -> Ask[str]:
    """From where pieces go; the order of origins makes no difference."""
    return unasked(_origin(t))


def _origin(t: Sitting) -> str:
    """From where the next pieces must go, or may; else that is all."""
    if t.faction == GOVERNMENT and t.offers(DONE):
        move = _next_police(t)
        return DONE if move is None else move[0]
    if t.offers(DONE) and t.faction == TALIBAN:  # Mullah Omar, shaded (36)
        return DONE
    if t.faction == COALITION:
        leaving = [x for x in t.offered if not x.count[GOVERNMENT_POLICE]]
        return leaving[0].id if leaving else DONE
    return t.offered[0].id


def redeploy_to(t: Sitting) -> Ask[str]:
    """Where they go: Kabul until it is controlled, else where fewest are."""
    s = t.s
    if t.faction == GOVERNMENT:
        police = _next_police(t)
        if police is not None:
            return police[1]
        kabul = s[KABUL]
        if kabul in t.offered and control_of(kabul) != COIN:
            return KABUL
        left = sum(x.count[GOVERNMENT_TROOPS] for x in s.spaces.values() if must_leave(x))
        return (yield from _fewest(t, lambda x: x.count[GOVERNMENT_TROOPS], left)).id
    if t.faction == COALITION:
        leaving = [x for x in s.spaces.values() if must_leave(x) and not x.count[GOVERNMENT_POLICE]]
        left = sum(x.count[COALITION_TROOPS] for x in leaving)
        return (yield from _fewest(t, lambda x: x.count[COALITION_TROOPS], left)).id
    left = sum(x.guerrillas(TALIBAN) for x in s.spaces.values() if taliban_must_leave(x))
    return (yield from _fewest(t, lambda x: 2 * x.guerrillas(TALIBAN) + x.is_pakistan, left)).id


def _fewest(t: Sitting, count: Callable[[Space], int], left: int) -> Ask[Space]:
    """Where fewest are, ties by lot; no lot is needed while every one of the equal spaces will get one."""
    few = min(map(count, t.offered))
    spaces = [x for x in t.offered if count(x) == few]
    return spaces[0] if left >= len(spaces) else (yield from by_lot(t.g, spaces))


def redeploy_how_many(t: Sitting) -> Ask[str]:
    """One by one; Police as planned."""
    police = _next_police(t)
    return unasked("1" if police is None else str(police[2]))


def _next_police(t: Sitting) -> PoliceMove | None:
    """The Police that go next, as planned; None if there is no plan, or all have gone."""
    assert t.s.phase is not None
    wanted = t.s.phase.wanted
    return next(police_moves(t.s, wanted), None) if wanted and t.faction == GOVERNMENT else None


# -- Police (8.6.7)


def _kept(space: Space) -> int:
    """How many Police a space needs so that its Control neither comes nor goes; 0 where they cannot bring that."""
    if space.is_loc:
        return 0
    there = space.count[GOVERNMENT_POLICE]
    for police in range(100):
        if control_with(space, [(GOVERNMENT_POLICE, police - there)]) == space.control:
            return police
    return 0


def draw_for_police(t: Sitting, wanted: dict[str, int]) -> Ask[bool]:
    """Draw one more lot for where Police are wanted; whether there is more to draw.

    Enough to keep Control, two on each rich road, the rest evenly over controlled spaces.
    """
    s = t.s
    if not wanted:
        wanted.update(_fixed_police(s))
    left = sum(x.count[GOVERNMENT_POLICE] for x in s.spaces.values()) - sum(wanted.values())
    homes = [x for x in s.afghan() if x.control == COIN]
    while left > 0 and homes:
        few = min(wanted[x.id] for x in homes)
        fewest = [x for x in homes if wanted[x.id] == few]
        given = fewest if left >= len(fewest) else [(yield from by_lot(t.g, fewest))]
        for space in given:
            wanted[space.id] += 1
        left -= len(given)
        if given is not fewest:
            break
    return left > 0 and bool(homes)


def _fixed_police(s: State) -> dict[str, int]:
    """Where Police are wanted whatever is drawn: enough to keep Control, and two on each rich road."""
    wanted: dict[str, int] = {}
    left = sum(x.count[GOVERNMENT_POLICE] for x in s.spaces.values())
    for space in s.spaces.values():
        has = space.count[GOVERNMENT_POLICE]
        need = _kept(space) if space.control == COIN or has else 0
        wanted[space.id] = min(need, left)
        left -= wanted[space.id]
    for space in sorted(s.locs(), key=lambda x: -x.area.econ):
        if space.area.econ >= RICH_ROAD:
            wanted[space.id] = min(POLICE_ON_A_RICH_ROAD, left)
            left -= wanted[space.id]
    return wanted


PoliceMove = tuple[str, str, int]
"""From where Police go, where to, and how many."""


def police_moves(s: State, wanted: Mapping[str, int]) -> Iterator[PoliceMove]:
    """The moves that turn what is there into what is wanted."""
    spaces = s.spaces
    more = {id: count - spaces[id].count[GOVERNMENT_POLICE] for id, count in wanted.items()}
    givers = [id for id, by in more.items() if by < 0]
    for taker in [id for id, by in more.items() if by > 0 and _is_quarter(spaces[id])]:
        for giver in givers:
            count = min(more[taker], -more[giver])
            if count > 0:
                yield giver, taker, count
                more[taker] -= count
                more[giver] += count


def _is_quarter(space: Space) -> bool:
    return space.is_loc or (space.control == COIN and not space.is_pakistan)


HANDLERS: Final[Mapping[str, Handler]] = {
    Purpose.CIVIC_ACTION_WHERE: civic_action,
    Purpose.CIVIC_ACTION_HOW_MUCH: civic_action_how_much,
    Purpose.SHARIA_WHERE: sharia,
    Purpose.SHARIA_HOW_MUCH: the_most,
    Purpose.DESERT: desert,
    Purpose.REDEPLOY_FROM: redeploy_from,
    Purpose.REDEPLOY_TO: redeploy_to,
    Purpose.REDEPLOY_HOW_MANY: redeploy_how_many,
}
