"""Which spaces and pieces a declared effect of an event means by its ``where`` and its ``pieces``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from sandtable.plain.map import AREAS, Area
from sandtable.plain.naming import GROUPS, Where
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    BASE,
    CITY,
    GUERRILLAS,
    LEVELS,
    LOC,
    PAKISTAN,
    PIECES_OF,
    PROVINCE,
    UNDERGROUND,
)
from sandtable.plain.under_way import Picks

NO_PICKS: Final = Picks()
KINDS: Final = {CITY: "kabul", PROVINCE: "province", LOC: "loc", PAKISTAN: "pakistan"}


def pieces_named(names: Iterable[str], picks: Picks) -> list[int]:
    """The pieces that these names mean; ``picked_...`` are those of the faction picked before."""
    found: list[int] = []
    for name in names:
        if name.startswith("picked_"):
            assert picks.faction is not None
            own = {
                "picked_guerrilla": GUERRILLAS[picks.faction],
                "picked_base": (BASE[picks.faction],),
                "picked_piece": PIECES_OF[picks.faction],
            }
            found += own[name]
        else:
            found += GROUPS[name]
    return found


def in_stock(kinds: Iterable[int]) -> list[int]:
    """The pieces to place among these: Guerrillas come Underground, each once."""
    return [piece for piece in kinds if piece not in ACTIVE.values()]


def in_state(kinds: Iterable[int], state: str | None) -> list[int]:
    """The pieces among these in a state, where one is asked for."""
    if state is None:
        return list(kinds)
    wanted = UNDERGROUND if state == "underground" else ACTIVE
    return [piece for piece in kinds if piece in wanted.values()]


def spaces_where(s: State, where: Where, picks: Picks) -> list[Space]:
    """The spaces that an effect may work on."""
    if where.picked:
        return [space for id in picks.spaces if _fits(space := s[id], where, picks)]
    now = s.in_sight()
    return s.handed_out([space for space in map(now.__getitem__, _places(where)) if _lies(space, where, picks)])


def fits(space: Space, where: Where) -> bool:
    """Whether a lasting text means a space."""
    return _fits(space, where, NO_PICKS)


def _fits(space: Space, where: Where, picks: Picks) -> bool:
    return _is_printed(space.area, where) and _lies(space, where, picks)


@lru_cache(maxsize=1024)
def _places(where: Where) -> tuple[int, ...]:
    """The places of the map where what is printed is as asked, remembered: of either nothing ever changes."""
    return tuple(place for place, area in enumerate(AREAS.values()) if _is_printed(area, where))


def _is_printed(area: Area, where: Where) -> bool:
    """Whether what is printed for a space is as asked."""
    return (
        (not where.kind or KINDS[area.kind] in where.kind)
        and (not where.in_ or area.id in where.in_)
        and (where.pashtun is None or area.pashtun == where.pashtun)
        and (where.terrain is None or area.terrain == where.terrain)
    )


def _lies(space: Space, where: Where, picks: Picks) -> bool:
    """Whether what lies in a space is as asked."""
    return (
        (not where.pop_min or space.pop >= where.pop_min)
        and (not where.control or (space.control in where.control and not space.is_loc))
        and (not where.level or LEVELS[space.level] in where.level)
        and (not where.has or all(_has(space, name, picks) for name in where.has))
        and (not where.has_any or any(_has(space, name, picks) for name in where.has_any))
        and (not where.lacks or not any(_has(space, name, picks) for name in where.lacks))
        and (not where.unmarked or not any(_marked(space, marker) for marker in where.unmarked))
        and (not where.any_of or any(_fits(space, each, picks) for each in where.any_of))
    )


def _has(space: Space, name: str, picks: Picks) -> bool:
    """Whether there is any of the pieces that a word means."""
    for piece in GROUPS.get(name) or pieces_named([name], picks):  # noqa: SIM110  half the time of any()
        if space.count[piece]:
            return True
    return False


def _marked(space: Space, marker: str) -> bool:
    if marker == "sabotage":
        return space.sabotage
    return space.terror > 0 if marker == "terror" else space.returnees
