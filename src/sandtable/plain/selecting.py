"""Which spaces and pieces a declared effect of an event means by its ``where`` and its ``pieces``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.plain.declared import GROUPS, Where
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
    return s.handed_out([space for space in s.in_sight() if _fits(space, where, picks)])


def _fits(space: Space, where: Where, picks: Picks) -> bool:
    area = space.area
    return (
        (not where.kind or KINDS[area.kind] in where.kind)
        and (not where.in_ or space.id in where.in_)
        and (where.pashtun is None or area.pashtun == where.pashtun)
        and (where.terrain is None or area.terrain == where.terrain)
        and space.pop >= where.pop_min
        and (not where.control or (space.control in where.control and not space.is_loc))
        and (not where.level or LEVELS[space.level] in where.level)
        and _holds(space, where, picks)
        and not any(_marked(space, marker) for marker in where.unmarked)
        and (not where.any_of or any(_fits(space, each, picks) for each in where.any_of))
    )


def _holds(space: Space, where: Where, picks: Picks) -> bool:
    """Whether the pieces in a space are as asked: all of ``has``, one of ``has_any``, none of ``lacks``."""

    count = space.count

    def there(name: str) -> bool:
        return any(count[piece] for piece in GROUPS.get(name) or pieces_named([name], picks))

    return (
        all(map(there, where.has))
        and (not where.has_any or any(map(there, where.has_any)))
        and not any(map(there, where.lacks))
    )


def _marked(space: Space, marker: str) -> bool:
    if marker == "sabotage":
        return space.sabotage
    return space.terror > 0 if marker == "terror" else space.returnees
