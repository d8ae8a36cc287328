"""The operations of the insurgents: Rally, March, Attack and Terror (3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, support, tracks
from sandtable.plain.activities import warlords
from sandtable.plain.executing import Operation, on_terms
from sandtable.plain.operations.attack import attack_in, attack_where, limit_by_release
from sandtable.plain.play import Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    ACTIVE,
    ATTACK,
    BASE,
    COALITION_BASE,
    CULTIVATE,
    GOVERNMENT_POLICE,
    GUERRILLAS,
    KABUL,
    MARCH,
    PRESSURE,
    RALLY,
    SHADED,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TERROR_OPERATION,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
    rival,
)
from sandtable.plain.under_way import Action, Doing

COST: Final = 1
GROUP_THAT_SHOWS: Final = 4  # 3.3.2d
PLACE: Final = "place"
BASE_HERE: Final = "base"
HIDE: Final = "hide"
MASS: Final = "mass"
NOTHING: Final = "nothing"

# -- Rally (3.3.1)


def rally_cost(s: State, action: Action, space: Space) -> int:
    """1 Resource a space; nothing in Pakistan at Backing or Sponsorship (3.3.1a, 6.6.1d)."""
    return 0 if action.free or (space.is_pakistan and s.pakistan_is_free) else COST


def may_rally(s: State, action: Action, space: Space) -> bool:
    """Whether a faction may Rally in a space at all (3.3.1a, 6.6.1a-b; Accidental Guerrillas, card 34)."""
    if action.faction == WARLORDS:
        return not space.is_pakistan
    if space.is_pakistan:
        return s.box > PRESSURE or action.defiant
    if space.level == SUPPORT:
        return space.area.pashtun and not s.capable("accidental_guerrillas", UNSHADED)
    return True


def rally_ways(s: State, faction: str, space: Space) -> list[str]:
    """What a Rally can do in a space (3.3.1b-d, 3.3.1-n1)."""
    ways = []
    guerrillas = space.guerrillas(faction)
    base = BASE[faction]
    if s.available[UNDERGROUND[faction]]:
        ways.append(PLACE)
    if guerrillas >= 2 and pieces.can_place(s, space, base):
        ways.append(BASE_HERE)
    if space.count[base] and (faction == TALIBAN or not space.area.pashtun):
        if space.count[ACTIVE[faction]]:
            ways.append(HIDE)
        if s.available[UNDERGROUND[faction]] and space.count[base] + space.pop > 1:
            ways.append(MASS)
    if faction == TALIBAN and space.count[TALIBAN_BASE]:
        ways.append(NOTHING)
    return ways


def rally_where(s: State, action: Action) -> Iterator[Space]:
    """Where a faction can Rally and pay."""
    faction = action.faction
    funds = s.resources[faction]
    recruits = s.available[UNDERGROUND[faction]] > 0
    if not funds and not action.free and not s.pakistan_is_free:
        return
    rich = funds >= COST or action.free
    for space in action.selectable(s.not_locs()):
        if (
            (recruits or space.of(faction))
            and may_rally(s, action, space)
            and (rich or not rally_cost(s, action, space))
            and (recruits or rally_ways(s, faction, space))
        ):
            yield space


def _rally_in(g: Play, action: Action, space: Space) -> Ask[None]:
    """Select a space, pay for it, and place Guerrillas or a Base there, or hide Guerrillas (3.3.1b-d)."""
    faction = action.faction
    action.selected.append(space.id)
    g.note("selects", "3.3.1a", operation="rally", space=space, faction=faction)
    tracks.pay(g, faction, rally_cost(g.s, action, space), "3.3.1a")
    key = CULTIVATE
    while key == CULTIVATE:
        ways = rally_ways(g.s, faction, space)
        options = [word_option(f"rally_{way}") for way in ways]
        if _may_cultivate(g, action, space) and ways != [BASE_HERE]:
            options.append(word_option(CULTIVATE))
        key = yield from g.pick(faction, Purpose.RALLY_HOW, options, space=space)
        if key == CULTIVATE:
            action.special = CULTIVATE
            g.note("activity", "4.1a", activity=CULTIVATE, faction=faction)
            yield from warlords.cultivate(g, action, Doing(CULTIVATE))
    way = key.removeprefix("rally_")
    hidden = UNDERGROUND[faction]
    if way == PLACE:
        pieces.place(g, space, hidden, 1, "3.3.1b")
    elif way == BASE_HERE:
        gone = yield from choose_active(g, faction, space, 2, Purpose.RALLY_REPLACED)
        pieces.remove(g, space, ACTIVE[faction], gone, "3.3.1b")
        pieces.remove(g, space, hidden, 2 - gone, "3.3.1b")
        pieces.place(g, space, BASE[faction], 1, "3.3.1b")
    elif way == HIDE:
        pieces.hide(g, space, faction, space.count[ACTIVE[faction]], "3.3.1c")
    elif way == MASS:
        most = min(space.count[BASE[faction]] + space.pop, g.s.available[hidden])
        count = yield from g.how_many(faction, Purpose.RALLY_HOW_MANY, 1, most, space=space)
        pieces.place(g, space, hidden, count, "3.3.1d")


def _may_cultivate(g: Play, action: Action, space: Space) -> bool:
    """Whether Cultivate may come first, so that its Base counts, as the Warlords' chart has it."""
    if action.faction != WARLORDS or WARLORDS not in g.books or not action.may_special or action.special is not None:
        return False
    return warlords.can_cultivate_in(g.s, space)


def choose_active(g: Play, faction: str, space: Space, count: int, purpose: Purpose) -> Ask[int]:
    """Of so many own Guerrillas of a space, how many are Active ones."""
    hidden, shown = (space.count[piece] for piece in GUERRILLAS[faction])
    return (yield from g.how_many(faction, purpose, max(0, count - hidden), min(count, shown), space=space))


def _rally_sharia(g: Play, action: Action) -> Ask[bool]:
    """In one selected space with a Taliban Base the Taliban may buy Sharia, whoever controls it (3.3.1e)."""
    selected = [g.s[id] for id in action.selected] if action.faction == TALIBAN else []
    spaces = [x for x in selected if x.count[TALIBAN_BASE] and support.purchasable(g, x, TALIBAN)]
    if not spaces:
        return False
    space = yield from g.choose_or_stop(TALIBAN, Purpose.SHARIA_WHERE, spaces)
    if space is not None:
        most = support.purchasable(g, space, TALIBAN)
        count = yield from g.how_many(TALIBAN, Purpose.SHARIA_HOW_MUCH, 1, most, space=space)
        support.purchase(g, space, TALIBAN, count, "3.3.1e")
    return False


# -- March (3.3.2)


def march_cost(s: State, action: Action, origin: Space, space: Space) -> int:
    """1 Resource for a Province or Kabul that is entered, once; LoCs, and Pakistan at Backing, free (3.3.2a)."""
    if action.free or space.is_loc or space.id in action.marching.paid:
        return 0
    return 0 if s.pakistan_is_free and (origin.is_pakistan or space.is_pakistan) else COST


def march_to(s: State, action: Action, origin: Space) -> Iterator[Space]:
    """Where the Guerrillas of a space can March and pay (3.3.2a-c)."""
    faction, marching = action.faction, action.marching
    spaces, funds = s.spaces, s.resources[faction]
    only = action.selected[0] if action.limited and action.selected else None
    for id in origin.area.adjacent:
        space = spaces[id]
        if (
            only in (None, id)
            and (action.allowed is None or id in action.allowed)
            and not (space.is_pakistan and faction == WARLORDS)
            and (origin.id, id) not in marching.groups
            and (funds or not march_cost(s, action, origin, space))
        ):
            yield space


def march_from(s: State, action: Action) -> Iterator[Space]:
    """The spaces from which Guerrillas can March."""
    hidden, shown = GUERRILLAS[action.faction]
    arrived = action.marching.arrived
    for space in s.spaces.values():
        count = space.count
        if (
            (count[hidden] or count[shown])
            and count[hidden] + count[shown] > arrived.get(space.id, 0)
            and (space.is_pakistan or not action.out_of_pakistan)
            and next(march_to(s, action, space), None) is not None
        ):
            yield space


def _march_group(g: Play, action: Action, origin: Space) -> Ask[None]:
    """A group Marches from one space to another; Taliban may go on from Pashtun spaces (3.3.2)."""
    s, faction, marching = g.s, action.faction, action.marching
    targets = march_to(s, action, origin)
    paid, most = " ".join(sorted(marching.paid)), marching.movable(origin, faction)
    space = yield from g.choose(
        faction, Purpose.MARCH_TO, targets, space=origin, paid=paid, most=most, **on_terms(action)
    )
    group = yield from _choose_group(g, action, origin, space)
    price = march_cost(s, action, origin, space)
    if price:
        tracks.pay(g, faction, price, "3.3.2a")
        marching.paid.add(space.id)
    _move_group(g, action, (origin, space), group)
    if space.id not in action.selected:
        action.selected.append(space.id)


def _choose_group(g: Play, action: Action, origin: Space, space: Space) -> Ask[tuple[int, int]]:
    """How many Underground and how many Active Guerrillas go."""
    faction = action.faction
    terms = {"to": space, **on_terms(action)}
    movable = action.marching.movable(origin, faction)
    hidden, shown = (origin.count[piece] for piece in GUERRILLAS[faction])
    most = min(hidden, movable)
    going = yield from g.how_many(faction, Purpose.MARCH_UNDERGROUND, 0 if shown else 1, most, space=origin, **terms)
    most = min(shown, movable - going)
    terms["count"] = going
    active = yield from g.how_many(faction, Purpose.MARCH_ACTIVE, 0 if going else 1, most, space=origin, **terms)
    return going, active


def _move_group(g: Play, action: Action, way: tuple[Space, Space], group: tuple[int, int]) -> None:
    """Move a group; it turns Active where it is seen (3.3.2d)."""
    faction, marching = action.faction, action.marching
    origin, space = way
    shows = not action.silent and is_seen(g.s, faction, space, sum(group))
    for piece, count in zip(GUERRILLAS[faction], group, strict=True):
        pieces.move(g, origin, space, piece, count, "3.3.2b")
    if shows:
        pieces.activate(g, space, faction, group[0], "3.3.2d")
    marching.groups.add((origin.id, space.id))
    goes_on = (
        faction == TALIBAN
        and space.area.pashtun
        and not action.limited
        and not action.out_of_pakistan
        and not lasting.sandstorms(g.s)
    )
    if not goes_on:
        marching.arrived[space.id] = marching.arrived.get(space.id, 0) + sum(group)


def is_seen(s: State, faction: str, space: Space, group: int) -> bool:
    """Whether a group that enters a space becomes Active: strange ground, and four or more (3.3.2d)."""
    if s.capable("aerostats", UNSHADED) and (space.id == KABUL or space.count[COALITION_BASE]):
        return True
    if not space.is_loc and space.area.pashtun == (faction == TALIBAN):
        return False
    cubes = space.coin_cubes if faction == TALIBAN else 0
    return group + space.guerrillas(rival(faction)) + cubes >= GROUP_THAT_SHOWS


# -- Terror (3.3.4)


def terror_cost(s: State, action: Action, space: Space) -> int:
    """1 Resource a Province or Kabul, nothing on a LoC (3.3.4a), as capabilities of the Taliban change it."""
    if action.free:
        return 0
    if action.faction == WARLORDS:
        return 0 if space.is_loc else COST
    if space.is_loc:
        return 1 if s.capable("roadside_ieds", UNSHADED) else 0
    if space.id == KABUL and s.capable("urban_specialists", SHADED):
        return 0
    return COST + (s.capable("night_letters", UNSHADED) and space.count[GOVERNMENT_POLICE] > 0)


def terror_needs(s: State, action: Action, space: Space) -> int:
    """How many Underground Guerrillas Terror needs: two in Kabul by unshaded Urban Specialists (30)."""
    clumsy = action.faction == TALIBAN and space.id == KABUL and s.capable("urban_specialists", UNSHADED)
    return 2 if clumsy else 1


def terror_where(s: State, action: Action) -> Iterator[Space]:
    """Spaces with an own Underground Guerrilla that can be paid for (3.3.4a); LoCs while there is no Sabotage."""
    hidden = UNDERGROUND[action.faction]
    funds = s.resources[action.faction]
    for space in action.selectable(s.spaces.values()):
        if (
            space.count[hidden]
            and not space.is_pakistan
            and not space.sabotage
            and space.count[hidden] >= terror_needs(s, action, space)
            and funds >= terror_cost(s, action, space)
        ):
            yield space


def _terror_in(g: Play, action: Action, space: Space) -> Ask[None]:
    """Select a space and pay for it: a Guerrilla shows itself, a marker is placed, and opinion shifts (3.3.4)."""
    faction = action.faction
    action.selected.append(space.id)
    g.note("selects", "3.3.4a", operation="terror", space=space, faction=faction)
    tracks.pay(g, faction, terror_cost(g.s, action, space), "3.3.4a")
    if not (faction == TALIBAN and space.id == KABUL and g.s.capable("urban_specialists", SHADED)):
        pieces.activate(g, space, faction, terror_needs(g.s, action, space), "3.3.4b")
    terror_in(g, faction, space)
    if faction == TALIBAN:
        action.bombers += yield from lasting.suicide_bomber(g, space, action.bombers)


def terror_in(g: Play, faction: str, space: Space) -> None:
    """Sabotage on a LoC; else Terror, and the Taliban shift toward Opposition, the Warlords set Neutral (3.3.4b)."""
    if space.is_loc:
        support.sabotage(g, space, "3.3.4b")
        return
    support.place_terror(g, space, "3.3.4b")
    if faction == TALIBAN:
        support.shift(g, space, -1, "3.3.4b")
    else:
        support.neutral(g, space, "3.3.4b")


RALLY_RULES: Final = Operation(Purpose.RALLY_WHERE, rally_where, _rally_in, finish=(_rally_sharia,))
"""Rally (3.3.1): Guerrillas or a Base in each space; then the Taliban may buy Sharia in one."""
MARCH_RULES: Final = Operation(Purpose.MARCH_FROM, march_from, _march_group)
"""March (3.3.2): Guerrillas move group by group."""
ATTACK_RULES: Final = Operation(Purpose.ATTACK_WHERE, attack_where, attack_in, begin=limit_by_release)
"""Attack (3.3.3), space by space, each with or without Ambush."""
TERROR_RULES: Final = Operation(Purpose.TERROR_WHERE, terror_where, _terror_in, begin=limit_by_release)
"""Terror (3.3.4), space by space."""
OPERATIONS: Final = {RALLY: RALLY_RULES, MARCH: MARCH_RULES, ATTACK: ATTACK_RULES, TERROR_OPERATION: TERROR_RULES}
