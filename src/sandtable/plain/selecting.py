"""Which spaces and pieces a declared step of an event means: ``where`` and ``pieces`` of ``data/deck.toml``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    ACTIVE,
    BASE,
    CITY,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN_CUBES,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    GUERRILLAS,
    LEVELS,
    LOC,
    PAKISTAN,
    PIECES_OF,
    PROVINCE,
    TALIBAN,
    TALIBAN_BASE,
    UNDERGROUND,
    WARLORD_BASE,
    WARLORDS,
)

KINDS: Final = {CITY: "kabul", PROVINCE: "province", LOC: "loc", PAKISTAN: "pakistan"}
GROUPS: Final[Mapping[str, tuple[int, ...]]] = {
    "coalition_troops": (COALITION_TROOPS,),
    "coalition_base": (COALITION_BASE,),
    "government_troops": (GOVERNMENT_TROOPS,),
    "government_police": (GOVERNMENT_POLICE,),
    "government_base": (GOVERNMENT_BASE,),
    "taliban_guerrilla": GUERRILLAS[TALIBAN],
    "taliban_base": (TALIBAN_BASE,),
    "warlord_guerrilla": GUERRILLAS[WARLORDS],
    "warlord_base": (WARLORD_BASE,),
    "government_cube": GOVERNMENT_CUBES,
    "coin_cube": COIN_CUBES,
    "coin_base": (COALITION_BASE, GOVERNMENT_BASE),
    "guerrilla": (*GUERRILLAS[TALIBAN], *GUERRILLAS[WARLORDS]),
    "insurgent_base": (TALIBAN_BASE, WARLORD_BASE),
    "coalition_piece": PIECES_OF["coalition"],
    "government_piece": PIECES_OF["government"],
    "taliban_piece": PIECES_OF[TALIBAN],
    "warlord_piece": PIECES_OF[WARLORDS],
}


@dataclass
class Picks:
    """What earlier steps of a text have picked: spaces and an insurgent faction."""

    spaces: list[Space] = field(default_factory=list)
    faction: str | None = None


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


def spaces_where(s: State, where: Mapping[str, Any], picks: Picks) -> list[Space]:
    """The spaces that a step may work on."""
    if "any_of" in where:
        return [x for x in s.spaces.values() if any(_fits(x, each, picks) for each in where["any_of"])]
    spaces: Iterable[Space] = picks.spaces if where.get("picked") else s.spaces.values()
    return [space for space in spaces if _fits(space, where, picks)]


def _fits(space: Space, where: Mapping[str, Any], picks: Picks) -> bool:
    area = space.area
    return (
        ("kind" not in where or KINDS[area.kind] in where["kind"])
        and ("in" not in where or space.id in where["in"])
        and ("pashtun" not in where or area.pashtun == where["pashtun"])
        and ("terrain" not in where or area.terrain == where["terrain"])
        and space.pop >= where.get("pop_min", 0)
        and ("control" not in where or (space.control in where["control"] and not space.is_loc))
        and ("level" not in where or LEVELS[space.level] in where["level"])
        and _holds(space, where, picks)
        and ("unmarked" not in where or not any(_marked(space, marker) for marker in where["unmarked"]))
    )


def _holds(space: Space, where: Mapping[str, Any], picks: Picks) -> bool:
    """Whether the pieces in a space are as asked: all of ``has``, one of ``has_any``, none of ``lacks``."""

    count = space.count

    def there(name: str) -> bool:
        return any(count[piece] for piece in GROUPS.get(name) or pieces_named([name], picks))

    return (
        ("has" not in where or all(map(there, where["has"])))
        and ("has_any" not in where or any(map(there, where["has_any"])))
        and ("lacks" not in where or not any(map(there, where["lacks"])))
    )


def _marked(space: Space, marker: str) -> bool:
    if marker == "sabotage":
        return space.sabotage
    return space.terror > 0 if marker == "terror" else space.returnees
