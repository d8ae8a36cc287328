"""Support and Opposition, Terror, Sabotage and +1 Pop markers (1.6, 3.3.4, 4.3.1)."""

from __future__ import annotations

from sandtable.plain import tracks
from sandtable.plain.play import Play
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import COIN_FACTIONS, LEVELS, NEUTRAL, OPPOSITION, PROVINCE, SUPPORT, TALIBAN

CIVIC_ACTION_COST = 3  # 6.4.1
SHARIA_COST = 1  # 6.4.2


def set_level(g: Play, space: Space, level: int, rule: str | None = None) -> bool:
    """Set the level of a space that can have one (1.6); whether it changed."""
    if not space.has_opinion or space.level == level:
        return False
    g.s.changed(space)
    space.level = level
    if g.s.elders is not None and space.area.kind == PROVINCE and space.id not in g.s.shifted:
        g.s.shifted.append(space.id)  # Tribal Elders
    g.note("level", rule, space=space, level=LEVELS[level])
    return True


def shift(g: Play, space: Space, by: int, rule: str | None = None) -> bool:
    """Shift a space toward Support (+) or Opposition (-), never past them; whether it changed."""
    return set_level(g, space, max(OPPOSITION, min(SUPPORT, space.level + by)), rule)


def next_shifted(s: State) -> Space:
    """The first Province that has just shifted, while the Tribal Elders watch (card 45)."""
    return s[s.shifted.pop(0)]


def forget_shifted(s: State) -> None:
    """Nobody watches any more what has shifted."""
    s.shifted.clear()


def place_terror(g: Play, space: Space, rule: str | None = None) -> bool:
    """Place a Terror marker in a Province or Kabul, if one is left (3.3.4c)."""
    if not space.area.is_afghan or not g.s.marker_left:
        return False
    g.s.changed(space)
    space.terror += 1
    g.note("terror", rule, space=space)
    return True


def sabotage(g: Play, space: Space, rule: str | None = None) -> bool:
    """Place a Sabotage marker on a LoC that has none, if one is left (3.3.4b-c)."""
    if not space.is_loc or space.sabotage or not g.s.marker_left:
        return False
    g.s.changed(space)
    space.sabotage = True
    g.note("sabotage", rule, space=space)
    return True


def remove_terror(g: Play, space: Space, count: int, rule: str | None = None) -> None:
    """Remove Terror markers."""
    count = min(count, space.terror)
    if count:
        g.s.changed(space)
        space.terror -= count
        g.note("terror-removed", rule, space=space, count=count)


def repair(g: Play, space: Space, rule: str | None = None) -> None:
    """Remove Sabotage."""
    if space.sabotage:
        g.s.changed(space)
        space.sabotage = False
        g.note("repaired", rule, space=space)


def can_return(g: Play, space: Space) -> bool:
    """Whether a +1 Pop marker can be placed (4.3.1b)."""
    return space.area.is_afghan and not space.returnees and g.s.returnees_left > 0


def place_returnees(g: Play, space: Space, rule: str | None = None) -> bool:
    """Place a +1 Pop marker where none is, if one is left (4.3.1b)."""
    if not can_return(g, space):
        return False
    g.s.returnees_left -= 1
    g.s.changed(space)
    space.returnees = True
    g.note("returnees", rule, space=space)
    return True


# -- Civic Action and Sharia (3.2.1c, 3.3.1e, 6.4)


def cost(faction: str) -> int:
    """What a Terror marker or a level costs."""
    return CIVIC_ACTION_COST if faction in COIN_FACTIONS else SHARIA_COST


def purchasable(s: State, space: Space, faction: str, levels: int = 2, funds: int | None = None) -> int:
    """How much Civic Action or Sharia a faction can pay for in a space: Terror markers first, then levels.

    With these funds, or with those it has.
    """
    wanted = 0
    if space.has_opinion:
        wanted = min(levels, SUPPORT - space.level if faction in COIN_FACTIONS else space.level - OPPOSITION)
    return min(space.terror + wanted, (tracks.funds(s, faction) if funds is None else funds) // cost(faction))


def purchase(g: Play, space: Space, faction: str, count: int, rule: str) -> None:
    """Buy Civic Action or Sharia: each step removes a Terror marker or, once there is none, shifts a level."""
    tracks.pay(g, faction, count * cost(faction), rule)
    terror = min(count, space.terror)
    remove_terror(g, space, terror, rule)
    if count > terror:
        shift(g, space, (terror - count) if faction == TALIBAN else (count - terror), rule)


def reset_markers(g: Play) -> None:
    """All Terror and Sabotage markers are taken away (6.6d)."""
    for space in g.s.where(lambda space: space.terror or space.sabotage):
        g.s.changed(space)
        space.terror = 0
        space.sabotage = False


def neutral(g: Play, space: Space, rule: str | None = None) -> bool:
    """Set a space Neutral."""
    return set_level(g, space, NEUTRAL, rule)
