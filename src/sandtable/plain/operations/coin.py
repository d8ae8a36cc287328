"""The operations of the COIN factions: Train, Patrol, Sweep and Assault (3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, support, tracks
from sandtable.plain.executing import Action, Menu, next_space, on_terms, special_after
from sandtable.plain.map import AREAS, BESIDE_PATROLLED, LOCS, PATROLLED, SWEEPS
from sandtable.plain.operations.assault import assault, assault_space, can_assault
from sandtable.plain.play import DONE, Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    CUBES,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    INSURGENTS,
    KABUL,
    SHADED,
    TALIBAN_UNDERGROUND,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
)

COST: Final = 3
CUBES_A_SPACE: Final = 6  # 3.2.1b
CIVIC_ACTION: Final = "civic_action"
GOVERNMENT_BASE_HERE: Final = "government_base"
PATRONAGE_TO_RESOURCES: Final = "patronage"
CUBES_FOR_A_BASE: Final = 3  # 3.2.1d
PATRONAGE_MOVED: Final = 3  # 3.2.1e

__all__ = ["OPERATIONS", "assault", "patrol", "patrol_to", "sweep", "train", "train_where"]

# -- Train (3.2.1)


def train_where(s: State, action: Action) -> Iterator[Space]:
    """Government: Kabul and Afghan Provinces it can pay for; Coalition: Kabul and where its pieces are (3.2.1a)."""
    by_government = action.faction == GOVERNMENT
    if by_government and s.resources[GOVERNMENT] < action.cost(COST):
        return
    for space in action.selectable(s.afghan()):
        if by_government or space.id == KABUL or space.coalition:
            yield space


def train(g: Play, action: Action, menu: Menu) -> Ask[None]:
    """Train (3.2.1): cubes into each space, then at most one space with Civic Action, a Base or Patronage.

    A Non-player does the latter when its instructions say so, before the cubes of a space too (8.6.2a, 8.8.2a-b).
    """
    then = _Then()
    while True:
        space = yield from next_space(g, action, Purpose.TRAIN_WHERE, lambda: train_where(g.s, action), menu)
        if space is None:
            break
        action.selected.append(space)
        g.note("selects", "3.2.1a", operation="train", space=space, faction=action.faction)
        if action.faction == GOVERNMENT:
            tracks.pay(g, GOVERNMENT, action.cost(COST), "3.2.1a")
        if action.faction in g.books:
            yield from _train_then(g, action, then)
        yield from _train_cubes(g, action, space)
    yield from _train_then(g, action, then)
    if action.faction == COALITION and action.selected:
        yield from lasting.village_stability(g)
    yield from special_after(g, action, menu)


def takes_cubes(space: Space, faction: str) -> bool:
    """Whether Train may place cubes: Government in Kabul and at COIN Bases, Coalition at its Bases (3.2.1b)."""
    if faction == COALITION:
        return space.count[COALITION_BASE] > 0
    return space.id == KABUL or space.coin_bases > 0


def _train_cubes(g: Play, action: Action, space: Space) -> Ask[None]:
    """Place up to 6 Government cubes, from Available and then from elsewhere on the map (3.2.1b)."""
    s, faction = g.s, action.faction
    price = action.cost(COST) if faction == COALITION else 0
    if not takes_cubes(space, faction) or tracks.funds(s, faction) < price:
        return
    left = 4 if s.capable("night_letters", SHADED) else CUBES_A_SPACE
    placed = 0
    for piece, purpose in ((GOVERNMENT_TROOPS, Purpose.TRAIN_TROOPS), (GOVERNMENT_POLICE, Purpose.TRAIN_POLICE)):
        most = min(left - placed, s.available[piece])
        if most:
            count = yield from g.how_many(faction, purpose, 0, most, space=space, placed=placed, **on_terms(action))
            placed += pieces.place(g, space, piece, count, "3.2.1b")
    while placed < left and not any(s.available[piece] for piece in GOVERNMENT_CUBES):
        origins = s.where(lambda x: x.government_cubes and x is not space)
        origin = yield from g.choose_or_stop(faction, Purpose.TRAIN_FROM, origins, space=space)
        if origin is None:
            break
        kinds = [piece for piece in GOVERNMENT_CUBES if origin.count[piece]]
        piece = yield from g.which_piece(faction, Purpose.TRAIN_PIECE, kinds, space=origin, to=space)
        placed += pieces.move(g, origin, space, piece, 1, "3.2.1b")
    if placed:
        tracks.pay(g, faction, price, "3.2.1a")


def civic_action_where(g: Play, action: Action, spaces: Iterable[Space]) -> list[Space]:
    """Selected spaces under COIN Control where Civic Action can be bought (3.2.1c; PRTs, card 18)."""
    needs_police = action.faction == COALITION and g.s.capable("prts", SHADED)
    return [
        space
        for space in spaces
        if space.control == COIN
        and (space.count[GOVERNMENT_POLICE] or not needs_police)
        and support.purchasable(g, space, action.faction, _levels(g.s, action))
    ]


def _levels(s: State, action: Action) -> int:
    """How many levels Civic Action may shift a space: one by shaded PRTs (card 18)."""
    return 1 if action.faction == COALITION and s.capable("prts", SHADED) else 2


def base_where(s: State, action: Action) -> list[Space]:
    """Selected spaces where 3 Government cubes can become a Base (3.2.1d)."""
    if action.faction != GOVERNMENT:
        return []
    elsewhere = s.on_map(GOVERNMENT_BASE)
    return [
        space
        for space in action.selected
        if space.government_cubes >= CUBES_FOR_A_BASE
        and pieces.may_be(space, GOVERNMENT_BASE)
        and (s.available[GOVERNMENT_BASE] or elsewhere > space.count[GOVERNMENT_BASE])
    ]


class _Then:
    """What a Train has come to beside cubes: one of 3.2.1c-e, and where Civic Action was bought."""

    def __init__(self) -> None:
        self.chosen: str | None = None
        self.bought: list[Space] = []


def _train_then(g: Play, action: Action, then: _Then) -> Ask[None]:
    """In at most one selected space: Civic Action, a Base, or Patronage (3.2.1c-e); PRTs in a second one (card 18)."""
    if then.chosen is None:
        then.chosen = yield from _choose_then(g, action, then)
    if then.chosen != CIVIC_ACTION or action.faction != COALITION or not g.s.capable("prts", UNSHADED):
        return
    rest = [space for space in civic_action_where(g, action, action.selected) if space not in then.bought]
    if len(then.bought) == 1 and rest and (yield from g.agrees(COALITION, Purpose.CIVIC_ACTION)):
        then.bought.append((yield from _civic_action(g, action, rest)))


def _choose_then(g: Play, action: Action, then: _Then) -> Ask[str | None]:
    """One of the three, and do it; None if it is none of them."""
    s, faction = g.s, action.faction
    civic = civic_action_where(g, action, action.selected)
    bases = base_where(s, action)
    kabul = faction == COALITION and s[KABUL] in action.selected and s.patronage > 0
    offered = {CIVIC_ACTION: civic, GOVERNMENT_BASE_HERE: bases, PATRONAGE_TO_RESOURCES: kabul}
    options = [word_option(word) for word, can in offered.items() if can]
    if not options:
        return None
    key = yield from g.pick(faction, Purpose.TRAIN_THEN, [*options, word_option(DONE)])
    if key == CIVIC_ACTION:
        then.bought.append((yield from _civic_action(g, action, civic)))
    elif key == GOVERNMENT_BASE_HERE:
        space = yield from g.choose(faction, Purpose.TRAIN_WHERE, bases, base=1)
        yield from _build_base(g, space)
    elif key == PATRONAGE_TO_RESOURCES:
        tracks.transfer(g, tracks.PATRONAGE, GOVERNMENT, PATRONAGE_MOVED, "3.2.1e")
    return None if key == DONE else key


def _civic_action(g: Play, action: Action, spaces: list[Space]) -> Ask[Space]:
    space = yield from g.choose(action.faction, Purpose.CIVIC_ACTION_WHERE, spaces)
    most = support.purchasable(g, space, action.faction, _levels(g.s, action))
    count = yield from g.how_many(action.faction, Purpose.CIVIC_ACTION_HOW_MUCH, 1, most, space=space)
    support.purchase(g, space, action.faction, count, "3.2.1c")
    return space


def _build_base(g: Play, space: Space) -> Ask[None]:
    """Replace 3 Government cubes by a Base, from the map if none is Available (3.2.1d)."""
    troops, police = space.count[GOVERNMENT_TROOPS], space.count[GOVERNMENT_POLICE]
    least, most = max(0, CUBES_FOR_A_BASE - police), min(CUBES_FOR_A_BASE, troops)
    used = yield from g.how_many(GOVERNMENT, Purpose.TRAIN_TROOPS, least, most, space=space, base=1)
    pieces.remove(g, space, GOVERNMENT_TROOPS, used, "3.2.1d")
    pieces.remove(g, space, GOVERNMENT_POLICE, CUBES_FOR_A_BASE - used, "3.2.1d")
    if g.s.available[GOVERNMENT_BASE]:
        pieces.place(g, space, GOVERNMENT_BASE, 1, "3.2.1d")
    else:
        origins = g.s.where(lambda x: x.count[GOVERNMENT_BASE] and x is not space)
        origin = yield from g.choose(GOVERNMENT, Purpose.TRAIN_BASE_FROM, origins, space=space)
        pieces.move(g, origin, space, GOVERNMENT_BASE, 1, "3.2.1d")


# -- Patrol (3.2.2)


def patrol_paths(s: State, origin: Space) -> dict[str, tuple[str, ...]]:
    """Where cubes can Patrol or be Transported over LoCs and Kabul, with the way; Sabotage stops them (3.2.2b, 4.3.2).

    A way around LoCs with Underground Taliban is taken where there is one.
    """
    if origin.id not in BESIDE_PATROLLED:
        return {}
    locs = s.locs()
    blocked = frozenset([loc.id for loc in locs if loc.sabotage])
    haunted = frozenset([loc.id for loc in locs if loc.count[TALIBAN_UNDERGROUND]])
    return _patrol_paths(origin.id, blocked, haunted)


@lru_cache(maxsize=4096)
def _patrol_paths(origin: str, blocked: frozenset[str], haunted: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """The ways from a space, remembered: the map does not change, and the roads that are closed seldom do."""
    paths: dict[str, tuple[str, ...]] = {}
    for closed in (blocked | haunted, blocked):
        edge: list[tuple[str, tuple[str, ...]]] = [(origin, ())]
        seen = {origin}
        for at, path in edge:
            if at != origin and at in closed:
                continue
            for id in AREAS[at].adjacent:
                if id in PATROLLED and id not in seen:
                    seen.add(id)
                    paths.setdefault(id, (*path, id))
                    edge.append((id, (*path, id)))
    return paths


def patrol_to(s: State, origin: Space, action: Action) -> list[str]:
    """Where the cubes of a space can Patrol; all end in one space in a Limited Operation (3.2.2a)."""
    only = action.selected[0].id if action.limited and action.selected else None
    return [id for id in patrol_paths(s, origin) if id != origin.id and only in (None, id)]


def patrol(g: Play, action: Action, menu: Menu) -> Ask[None]:
    """Patrol (3.2.2): move cubes over LoCs and Kabul, activate Guerrillas on every LoC, Assault on one."""
    s, faction = g.s, action.faction
    if faction == GOVERNMENT:
        tracks.pay(g, faction, action.cost(COST), "3.2.2a")
    arrived: dict[tuple[str, int], int] = {}

    def can_leave(space: Space) -> bool:
        if not arrived or not space.cubes(faction):
            return space.cubes(faction) > 0
        return any(space.count[piece] > arrived.get((space.id, piece), 0) for piece in CUBES[faction])

    def origins() -> list[Space]:
        return [
            space
            for space in s.spaces.values()
            if space.id in BESIDE_PATROLLED and can_leave(space) and (not action.limited or patrol_to(s, space, action))
        ]

    while True:
        origin = yield from next_space(g, action, Purpose.PATROL_FROM, origins, menu)
        if origin is None:
            break
        kinds = [piece for piece in CUBES[faction] if origin.count[piece] > arrived.get((origin.id, piece), 0)]
        piece = yield from g.which_piece(faction, Purpose.PATROL_PIECE, kinds, space=origin)
        most = origin.count[piece] - arrived.get((origin.id, piece), 0)
        paths = patrol_paths(s, origin)
        targets = [s[id] for id in patrol_to(s, origin, action)]
        destination = yield from g.choose(faction, Purpose.PATROL_TO, targets, space=origin, most=most)
        count = yield from g.how_many(faction, Purpose.PATROL_HOW_MANY, 1, most, space=origin, to=destination)
        path = paths[destination.id]
        pieces.move(g, origin, destination, piece, count, "3.2.2b")
        arrived[destination.id, piece] = arrived.get((destination.id, piece), 0) + count
        lasting.entered(g, action, [s[id] for id in path if s[id].is_loc], destination, [piece] * count)
        if destination not in action.selected:
            action.selected.append(destination)
    yield from lasting.roadside_ieds(g, action)
    for id in LOCS:
        if s[id].underground and s[id].has_cubes():
            yield from activate(g, action, s[id], s[id].coin_cubes, "3.2.2c")
    yield from _patrol_assault(g, action)
    yield from special_after(g, action, menu)


def _patrol_assault(g: Play, action: Action) -> Ask[None]:
    """An Assault on one LoC at no cost; in a Limited Operation on its destination (3.2.2d)."""
    if action.faction == COALITION and g.s.in_force("us_taliban_talks", SHADED):
        return
    locs = [loc for loc in g.s.locs() if (not action.limited or loc in action.selected)]
    raid = Action(action.faction, "assault", free=True, allowed=action.allowed)
    spaces = [loc for loc in locs if can_assault(g.s, raid, loc)]
    if not spaces:
        return
    space = yield from g.choose_or_stop(action.faction, Purpose.PATROL_ASSAULT, spaces)
    if space is not None:
        raid.free = action.faction == GOVERNMENT or action.free  # Government cubes still cost the Coalition 3
        yield from assault_space(g, raid, space, "3.2.2d")
        action.guerrillas_hit |= raid.guerrillas_hit
        action.removed_in += raid.removed_in


def activate(g: Play, action: Action, space: Space, cubes: int, rule: str) -> Ask[None]:
    """Activate a Guerrilla for each cube; the faction may spare another, but not in part (3.1b, 1.4.1d)."""
    left = cubes
    while left > 0:
        whose = [faction for faction in INSURGENTS if space.count[UNDERGROUND[faction]]]
        if not whose:
            return
        options = [word_option(f"activate_{faction}") for faction in whose]
        key = yield from g.pick(
            action.faction, Purpose.ACTIVATE_WHOSE, [*options, word_option(DONE)], space=space, count=left
        )
        if key == DONE:
            return
        left -= pieces.activate(g, space, key.removeprefix("activate_"), left, rule)


# -- Sweep (3.2.3)


def sweep_where(s: State, action: Action) -> Iterator[Space]:
    """Kabul and Afghan Provinces; the Government must be able to pay (3.2.3a)."""
    if action.faction == GOVERNMENT and s.resources[GOVERNMENT] < action.cost(COST):
        return
    for space in action.selectable(s.afghan()):
        if can_sweep(s, action, space):
            yield space


def can_sweep(s: State, action: Action, space: Space) -> bool:
    """Whether a Sweep can do anything in a space: Troops can come, or cubes are there to activate Guerrillas."""
    if action.faction == GOVERNMENT:
        stands = space.government_cubes > 0
    elif s.in_force("partnering_policy", SHADED) and not space.government_cubes:
        return not action.stays and any(
            x.count[GOVERNMENT_TROOPS] and x.count[COALITION_TROOPS] for x in sweep_origins(s, space)
        )
    else:
        stands = space.coalition > 0 and space.has_cubes()
    return stands or (not action.stays and troops_can_come(s, space, TROOPS[action.faction]))


def troops_can_come(s: State, space: Space, troops: int) -> bool:
    """Whether Troops are anywhere from where they can Sweep into a space (3.2.3b)."""
    spaces = s.spaces
    for id, locs in SWEEPS[space.id]:
        if spaces[id].count[troops] and (not locs or not all(spaces[loc].sabotage for loc in locs)):
            return True
    return False


def sweep_origins(s: State, space: Space) -> Iterator[Space]:
    """The spaces from which Troops can Sweep into a space: adjacent, or over a LoC without Sabotage (3.2.3b)."""
    spaces = s.spaces
    for id, locs in SWEEPS[space.id]:
        if not locs or not all(spaces[loc].sabotage for loc in locs):
            yield spaces[id]


def sweep_locs(s: State, space: Space, origin: Space) -> list[Space]:
    """The LoCs over one of which Troops come; none from an adjacent space."""
    locs = next(locs for id, locs in SWEEPS[space.id] if id == origin.id)
    return [s[loc] for loc in locs if not s[loc].sabotage]


def sweep_from(s: State, action: Action, space: Space, arrived: dict[tuple[str, int], int]) -> list[Space]:
    """The spaces from which own Troops that have not moved can Sweep into a space (3.2.3b)."""
    troops = TROOPS[action.faction]
    return [x for x in sweep_origins(s, space) if x.count[troops] > arrived.get((x.id, troops), 0)]


def sweep(g: Play, action: Action, menu: Menu) -> Ask[None]:
    """Sweep (3.2.3): Troops move into the selected spaces, then Guerrillas there are activated."""
    faction = action.faction
    if faction == COALITION and g.s.in_force("nato", SHADED):
        action.spaces_most = min(action.spaces_most, 2)
    arrived: dict[tuple[str, int], int] = {}
    while True:
        space = yield from next_space(g, action, Purpose.SWEEP_WHERE, lambda: sweep_where(g.s, action), menu)
        if space is None:
            break
        action.selected.append(space)
        g.note("selects", "3.2.3a", operation="sweep", space=space, faction=faction)
        if faction == GOVERNMENT:
            tracks.pay(g, faction, action.cost(COST), "3.2.3a")
        if not action.stays:
            yield from _sweep_into(g, action, space, arrived)
    yield from lasting.roadside_ieds(g, action)
    for space in action.selected:
        yield from _sweep_activates(g, action, space)
    if faction == COALITION:
        yield from lasting.isr(g)
    yield from special_after(g, action, menu)


def _sweep_into(g: Play, action: Action, space: Space, arrived: dict[tuple[str, int], int]) -> Ask[None]:
    """Move Troops in, group by group (3.2.3b); Coalition Troops may take Government Troops along (3.2.3c)."""
    s, faction = g.s, action.faction
    troops = TROOPS[faction]
    paid = False
    while True:
        origins = sweep_from(s, action, space, arrived)
        origin = (yield from g.choose_or_stop(faction, Purpose.SWEEP_FROM, origins, space=space)) if origins else None
        if origin is None:
            return
        locs = sweep_locs(s, space, origin)
        via = (yield from g.choose(faction, Purpose.SWEEP_VIA, locs, space=space)) if locs else None
        most = origin.count[troops] - arrived.get((origin.id, troops), 0)
        count = yield from g.how_many(faction, Purpose.SWEEP_HOW_MANY, 1, most, space=origin, to=space)
        escorts = 0
        if faction == COALITION and (paid or tracks.funds(s, faction) >= action.cost(COST)):
            riders = origin.count[GOVERNMENT_TROOPS] - arrived.get((origin.id, GOVERNMENT_TROOPS), 0)
            if riders > 0:
                along = {"to": space, "count": count, "price": 0 if paid else action.cost(COST)}
                most = min(count, riders)
                escorts = yield from g.how_many(faction, Purpose.SWEEP_ESCORT, 0, most, space=origin, **along)
        if escorts and not paid:
            tracks.pay(g, faction, action.cost(COST), "3.2.3a")
            paid = True
        pieces.move(g, origin, space, troops, count, "3.2.3b")
        pieces.move(g, origin, space, GOVERNMENT_TROOPS, escorts, "3.2.3c")
        arrived[space.id, troops] = arrived.get((space.id, troops), 0) + count
        if escorts:
            key = (space.id, GOVERNMENT_TROOPS)
            arrived[key] = arrived.get(key, 0) + escorts
        if via is not None:
            moved = [troops] * count + [GOVERNMENT_TROOPS] * escorts
            lasting.entered(g, action, [via], space, moved)
            if faction == GOVERNMENT and via.id not in action.tolled:
                action.tolled.add(via.id)
                toll(g, via, "3.2.3f")


def toll(g: Play, space: Space, rule: str) -> None:
    """The Government pays the Warlords 1 Resource, if it has any, for entering a space with Guerrillas."""
    if space.any_guerrillas and not g.s.in_force("local_truce", UNSHADED):
        tracks.transfer(g, GOVERNMENT, WARLORDS, 1, rule)


def sweeping(s: State, faction: str, space: Space) -> int:
    """How many Guerrillas a Sweep activates: one a Government cube, or at a Coalition piece one a cube (3.2.3d-e)."""
    if faction == GOVERNMENT:
        return space.government_cubes
    barred = s.in_force("partnering_policy", SHADED) and not space.government_cubes
    cubes = space.coin_cubes if space.coalition and not barred else 0
    return max(0, cubes - 1) if s.capable("isr", SHADED) else cubes


def _sweep_activates(g: Play, action: Action, space: Space) -> Ask[None]:
    """Activate as many Guerrillas as cubes can (3.2.3d-e)."""
    cubes = sweeping(g.s, action.faction, space)
    yield from activate(g, action, space, cubes, "3.2.3d" if action.faction == GOVERNMENT else "3.2.3e")


OPERATIONS: Final = {"train": train, "patrol": patrol, "sweep": sweep, "assault": assault}
