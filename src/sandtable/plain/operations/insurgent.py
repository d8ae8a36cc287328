"""The operations of the insurgents: Rally and Terror here, March and Attack beside it (3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, support, tracks
from sandtable.plain.activities import warlords
from sandtable.plain.activities.when import may_come
from sandtable.plain.changes import NoRally, TerrorCost, TerrorNeeds, TerrorSilent
from sandtable.plain.executing import Operation, select
from sandtable.plain.lasting import limit_spaces
from sandtable.plain.operations.attack import attack_in, attack_where
from sandtable.plain.operations.march import MARCH_RULES
from sandtable.plain.play import Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import fits
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    ATTACK,
    BASE,
    CULTIVATE,
    GUERRILLAS,
    MARCH,
    PRESSURE,
    RALLY,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TERROR_OPERATION,
    UNDERGROUND,
    WARLORDS,
)
from sandtable.plain.under_way import Action, Doing

COST: Final = 1
TERROR_COST_MOST: Final = 2
"""What Terror costs at most: at Police, by unshaded Night Letters (29)."""
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
        return s.box > PRESSURE or action.terms.defiant
    if space.level == SUPPORT:
        return space.area.pashtun and not any(fits(space, barred.where) for barred in s.in_force(NoRally))
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
    select(g, action, space, "3.3.1a")
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
    if action.faction != WARLORDS or WARLORDS not in g.books or not action.may_begin_special:
        return False
    return may_come(CULTIVATE, action) and warlords.can_cultivate_in(g.s, space)


def choose_active(g: Play, faction: str, space: Space, count: int, purpose: Purpose) -> Ask[int]:
    """Of so many own Guerrillas of a space, how many are Active ones."""
    hidden, shown = (space.count[piece] for piece in GUERRILLAS[faction])
    return (yield from g.how_many(faction, purpose, max(0, count - hidden), min(count, shown), space=space))


def _rally_sharia(g: Play, action: Action) -> Ask[bool]:
    """In one selected space with a Taliban Base the Taliban may buy Sharia, whoever controls it (3.3.1e)."""
    selected = [g.s[id] for id in action.selected] if action.faction == TALIBAN else []
    spaces = [x for x in selected if x.count[TALIBAN_BASE] and support.purchasable(g.s, x, TALIBAN)]
    if not spaces:
        return False
    space = yield from g.choose_or_stop(TALIBAN, Purpose.SHARIA_WHERE, spaces)
    if space is not None:
        most = support.purchasable(g.s, space, TALIBAN)
        count = yield from g.how_many(TALIBAN, Purpose.SHARIA_HOW_MUCH, 1, most, space=space)
        support.purchase(g, space, TALIBAN, count, "3.3.1e")
    return False


# -- Terror (3.3.4)


def terror_cost(s: State, action: Action, space: Space) -> int:
    """1 Resource a Province or Kabul, nothing on a LoC (3.3.4a), as capabilities of the Taliban change it."""
    if action.free:
        return 0
    if action.faction == WARLORDS:
        return 0 if space.is_loc else COST
    changed = [each for each in s.in_force(TerrorCost) if fits(space, each.where)]
    if any(each.free for each in changed):
        return 0
    return (0 if space.is_loc else COST) + sum(each.more for each in changed)


def terror_needs(s: State, action: Action, space: Space) -> int:
    """How many Underground Guerrillas Terror needs: two in Kabul by unshaded Urban Specialists (30)."""
    if action.faction != TALIBAN:
        return 1
    return max([each.n for each in s.in_force(TerrorNeeds) if fits(space, each.where)], default=1)


def terror_where(s: State, action: Action) -> Iterator[Space]:
    """Spaces with an own Underground Guerrilla that can be paid for (3.3.4a); LoCs while there is no Sabotage."""
    hidden = UNDERGROUND[action.faction]
    funds = s.resources[action.faction]
    for space in action.selectable(s.in_sight()):
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
    select(g, action, space, "3.3.4a")
    tracks.pay(g, faction, terror_cost(g.s, action, space), "3.3.4a")
    if not (faction == TALIBAN and any(fits(space, each.where) for each in g.s.in_force(TerrorSilent))):
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
ATTACK_RULES: Final = Operation(Purpose.ATTACK_WHERE, attack_where, attack_in, begin=limit_spaces)
"""Attack (3.3.3), space by space, each with or without Ambush."""
TERROR_RULES: Final = Operation(Purpose.TERROR_WHERE, terror_where, _terror_in, begin=limit_spaces)
"""Terror (3.3.4), space by space."""
OPERATIONS: Final = {RALLY: RALLY_RULES, MARCH: MARCH_RULES, ATTACK: ATTACK_RULES, TERROR_OPERATION: TERROR_RULES}
