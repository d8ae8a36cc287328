"""The operations of the COIN factions: Train, Patrol, Sweep and Assault (3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, support, tracks
from sandtable.plain.executing import Operation
from sandtable.plain.map import AREAS, BESIDE_PATROLLED, LOCS, PATROLLED, SWEEP_PLACES, SWEEPS
from sandtable.plain.operations import prices
from sandtable.plain.operations.assault import (
    assault_in,
    assault_is_barred,
    assault_space,
    assault_where,
    can_assault,
)
from sandtable.plain.play import DONE, Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    ASSAULT,
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
    PATROL,
    SHADED,
    SWEEP,
    TALIBAN_UNDERGROUND,
    TRAIN,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
)
from sandtable.plain.under_way import Action

TOLL: Final = 1  # 3.2.3f, 4.3.2
CUBES_A_SPACE: Final = 6  # 3.2.1b
CIVIC_ACTION: Final = "civic_action"
GOVERNMENT_BASE_HERE: Final = "government_base"
PATRONAGE_TO_RESOURCES: Final = "patronage"
THEN: Final = (CIVIC_ACTION, GOVERNMENT_BASE_HERE, PATRONAGE_TO_RESOURCES)
CUBES_FOR_A_BASE: Final = 3  # 3.2.1d
PATRONAGE_MOVED: Final = 3  # 3.2.1e

# -- Train (3.2.1)


def train_where(s: State, action: Action) -> Iterator[Space]:
    """Government: Kabul and Afghan Provinces it can pay for; Coalition: Kabul and where its pieces are (3.2.1a)."""
    if s.resources[GOVERNMENT] < prices.for_space(action):
        return
    for space in action.selectable(s.afghan()):
        if may_train(action.faction, space):
            yield space


def may_train(faction: str, space: Space) -> bool:
    """Whether a faction may Train in an Afghan space that is no LoC (3.2.1a)."""
    return faction == GOVERNMENT or space.id == KABUL or space.coalition > 0


def _train_in(g: Play, action: Action, space: Space) -> Ask[None]:
    """Select a space, pay for it, and place cubes there.

    A Non-player may come to 3.2.1c-e before the cubes of a space, as its instructions say (8.6.2a, 8.8.2a-b).
    """
    action.selected.append(space.id)
    g.note("selects", "3.2.1a", operation="train", space=space, faction=action.faction)
    tracks.pay(g, GOVERNMENT, prices.for_space(action), "3.2.1a")
    if action.faction in g.books:
        yield from _train_then(g, action)
    yield from _train_cubes(g, action, space)


def takes_cubes(space: Space, faction: str) -> bool:
    """Whether Train may place cubes: Government in Kabul and at COIN Bases, Coalition at its Bases (3.2.1b)."""
    if faction == COALITION:
        return space.count[COALITION_BASE] > 0
    return space.id == KABUL or space.coin_bases > 0


def _train_cubes(g: Play, action: Action, space: Space) -> Ask[None]:
    """Place up to 6 Government cubes, from Available and then from elsewhere on the map (3.2.1b)."""
    s, faction = g.s, action.faction
    price = prices.for_cubes(action) if faction == COALITION else 0
    if not takes_cubes(space, faction) or tracks.funds(s, faction) < price:
        return
    placed = 0
    for piece, purpose in ((GOVERNMENT_TROOPS, Purpose.TRAIN_TROOPS), (GOVERNMENT_POLICE, Purpose.TRAIN_POLICE)):
        most = min(cubes_a_space(s) - placed, s.available[piece])
        if most:
            count = yield from g.how_many(faction, purpose, 0, most, space=space, placed=placed)
            placed += pieces.place(g, space, piece, count, "3.2.1b")
    action.into, action.placed = space.id, placed
    if not _may_train_more(s, action):
        _trained(g, action)


def cubes_a_space(s: State) -> int:
    """How many cubes Train places in a space (3.2.1b; Night Letters, card 29)."""
    return 4 if s.capable("night_letters", SHADED) else CUBES_A_SPACE


def _may_train_more(s: State, action: Action) -> bool:
    """Whether cubes may come from elsewhere on the map: none is Available (3.2.1b)."""
    return action.placed < cubes_a_space(s) and not any(s.available[piece] for piece in GOVERNMENT_CUBES)


def _train_from_elsewhere(g: Play, action: Action) -> Ask[None]:
    """A cube comes from elsewhere on the map, or these are all (3.2.1b)."""
    s, faction = g.s, action.faction
    assert action.into is not None
    space = s[action.into]
    origins = s.where(lambda x: x.government_cubes and x.id != space.id)
    origin = yield from g.choose_or_stop(faction, Purpose.TRAIN_FROM, origins, space=space)
    if origin is not None:
        kinds = [piece for piece in GOVERNMENT_CUBES if origin.count[piece]]
        piece = yield from g.which_piece(faction, Purpose.TRAIN_PIECE, kinds, space=origin, to=space)
        action.placed += pieces.move(g, origin, space, piece, 1, "3.2.1b")
    if origin is None or not _may_train_more(s, action):
        _trained(g, action)


def _trained(g: Play, action: Action) -> None:
    """All cubes have come; the Coalition pays if any did (3.2.1a)."""
    if action.placed and action.faction == COALITION:
        tracks.pay(g, COALITION, prices.for_cubes(action), "3.2.1a")
    action.into, action.placed = None, 0


def civic_action_where(g: Play, action: Action, spaces: Iterable[Space]) -> list[Space]:
    """Selected spaces under COIN Control where Civic Action can be bought (3.2.1c; PRTs, card 18)."""
    return [space for space in spaces if civic_action_in(g.s, action.faction, space)]


def civic_action_in(s: State, faction: str, space: Space) -> int:
    """How much Civic Action a Train can buy in a space: Terror markers, then levels (3.2.1c)."""
    most = civic_levels(s, faction, space)
    return support.purchasable(s, space, faction, most) if most else 0


def civic_levels(s: State, faction: str, space: Space) -> int:
    """How many levels Civic Action may shift a space at most: one, and only at Police, by shaded PRTs (card 18)."""
    if space.control != COIN:
        return 0
    if faction == COALITION and s.capable("prts", SHADED):
        return 1 if space.count[GOVERNMENT_POLICE] else 0
    return 2


def civic_spaces(s: State, faction: str) -> int:
    """In how many spaces a Train may buy Civic Action: two by unshaded PRTs (card 18)."""
    return 2 if faction == COALITION and s.capable("prts", UNSHADED) else 1


def base_where(s: State, action: Action) -> list[Space]:
    """Selected spaces where 3 Government cubes can become a Base (3.2.1d)."""
    if action.faction != GOVERNMENT:
        return []
    elsewhere = s.on_map(GOVERNMENT_BASE)
    return [
        space
        for space in map(s.__getitem__, action.selected)
        if space.government_cubes >= CUBES_FOR_A_BASE
        and pieces.may_be(space, GOVERNMENT_BASE)
        and (s.available[GOVERNMENT_BASE] or elsewhere > space.count[GOVERNMENT_BASE])
    ]


def _train_then(g: Play, action: Action) -> Ask[bool]:
    """In at most one selected space: Civic Action, a Base, or Patronage (3.2.1c-e); PRTs in a second one (card 18)."""
    if action.then is None:
        action.then = yield from _choose_then(g, action)
    if action.then != CIVIC_ACTION or len(action.bought) >= civic_spaces(g.s, action.faction):
        return False
    selected = [g.s[id] for id in action.selected]
    rest = [space for space in civic_action_where(g, action, selected) if space.id not in action.bought]
    if action.bought and rest and (yield from g.agrees(COALITION, Purpose.CIVIC_ACTION)):
        yield from _civic_action(g, action, rest)
    return False


def _choose_then(g: Play, action: Action) -> Ask[str | None]:
    """One of the three, and do it; None if it is none of them."""
    s, faction = g.s, action.faction
    selected = [s[id] for id in action.selected]
    civic = civic_action_where(g, action, selected)
    bases = base_where(s, action)
    kabul = faction == COALITION and KABUL in action.selected and s.patronage > 0
    offered = {CIVIC_ACTION: civic, GOVERNMENT_BASE_HERE: bases, PATRONAGE_TO_RESOURCES: kabul}
    options = [word_option(word) for word, can in offered.items() if can]
    if not options:
        return None
    key = yield from g.pick(faction, Purpose.TRAIN_THEN, [*options, word_option(DONE)])
    if key == CIVIC_ACTION:
        yield from _civic_action(g, action, civic)
    elif key == GOVERNMENT_BASE_HERE:
        space = yield from g.choose(faction, Purpose.TRAIN_WHERE, bases, base=1)
        yield from _build_base(g, space)
    elif key == PATRONAGE_TO_RESOURCES:
        tracks.transfer(g, tracks.PATRONAGE, GOVERNMENT, PATRONAGE_MOVED, "3.2.1e")
    return None if key == DONE else key


def _village(g: Play, action: Action) -> Ask[bool]:
    """Village Stability Operations (12) follow a Coalition Train."""
    if action.faction == COALITION and action.selected:
        yield from lasting.village_stability(g)
    return False


def _civic_action(g: Play, action: Action, spaces: list[Space]) -> Ask[None]:
    space = yield from g.choose(action.faction, Purpose.CIVIC_ACTION_WHERE, spaces)
    most = civic_action_in(g.s, action.faction, space)
    count = yield from g.how_many(action.faction, Purpose.CIVIC_ACTION_HOW_MUCH, 1, most, space=space)
    support.purchase(g, space, action.faction, count, "3.2.1c")
    action.bought.append(space.id)


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
        origins = g.s.where(lambda x: x.count[GOVERNMENT_BASE] and x.id != space.id)
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
    only = action.selected[0] if action.limited and action.selected else None
    return [id for id in patrol_paths(s, origin) if id != origin.id and only in (None, id)]


def pay_for_patrol(g: Play, action: Action) -> None:
    """The Government pays for the whole Patrol (3.2.2a)."""
    tracks.pay(g, GOVERNMENT, prices.for_space(action), "3.2.2a")


def may_move(action: Action, space: Space, piece: int) -> int:
    """How many cubes of a kind in a space have not moved yet."""
    return space.count[piece] - action.arrived.get((space.id, piece), 0)


def _has_cubes_to_move(action: Action, space: Space) -> bool:
    for piece in CUBES[action.faction]:  # noqa: SIM110  half the time of any(), and asked of every space
        if space.count[piece] and may_move(action, space, piece) > 0:
            return True
    return False


def patrol_from(s: State, action: Action) -> list[Space]:
    """The spaces whose cubes can Patrol (3.2.2b)."""
    return [
        space
        for space in s.in_sight()
        if space.id in BESIDE_PATROLLED
        and _has_cubes_to_move(action, space)
        and (not action.limited or patrol_to(s, space, action))
    ]


def _patrol_group(g: Play, action: Action, origin: Space) -> Ask[None]:
    """Cubes of one kind move from one space to another over LoCs and Kabul (3.2.2b)."""
    s, faction = g.s, action.faction
    kinds = [piece for piece in CUBES[faction] if may_move(action, origin, piece) > 0]
    piece = yield from g.which_piece(faction, Purpose.PATROL_PIECE, kinds, space=origin)
    most = may_move(action, origin, piece)
    paths = patrol_paths(s, origin)
    targets = [s[id] for id in patrol_to(s, origin, action)]
    destination = yield from g.choose(faction, Purpose.PATROL_TO, targets, space=origin, most=most)
    count = yield from g.how_many(faction, Purpose.PATROL_HOW_MANY, 1, most, space=origin, to=destination)
    path = paths[destination.id]
    pieces.move(g, origin, destination, piece, count, "3.2.2b")
    action.arrive(destination, piece, count)
    lasting.entered(g, action, [s[id] for id in path if s[id].is_loc], destination, [piece] * count)
    if destination.id not in action.selected:
        action.selected.append(destination.id)


def _roadside(g: Play, action: Action) -> Ask[bool]:
    """What waits beside the road (Roadside IEDs, card 23)."""
    yield from lasting.roadside_ieds(g, action)
    return False


def _patrol_activates(g: Play, action: Action) -> Ask[bool]:
    """Guerrillas on every LoC with cubes are activated, one LoC after the other (3.2.2c)."""
    for at, id in enumerate(LOCS[action.at :], action.at + 1):
        if g.s[id].underground and g.s[id].has_cubes():
            action.at = at
            yield from activate(g, action, g.s[id], g.s[id].coin_cubes, "3.2.2c")
            return True
    return False


def _patrol_assault(g: Play, action: Action) -> Ask[bool]:
    """An Assault on one LoC at no cost; in a Limited Operation on its destination (3.2.2d)."""
    if assault_is_barred(g.s, action):
        return False
    locs = [loc for loc in g.s.locs() if (not action.limited or loc.id in action.selected)]
    raid = Action(action.faction, "assault", free=True, allowed=action.allowed)
    spaces = [loc for loc in locs if can_assault(g.s, raid, loc)]
    if not spaces:
        return False
    space = yield from g.choose_or_stop(action.faction, Purpose.PATROL_ASSAULT, spaces)
    if space is not None:
        raid.free = action.faction == GOVERNMENT or action.free  # Government cubes still cost the Coalition 3
        yield from assault_space(g, raid, space, "3.2.2d")
        action.guerrillas_hit |= raid.guerrillas_hit
        action.removed_in += raid.removed_in
    return False


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
    if s.resources[GOVERNMENT] < prices.for_space(action):
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
    now = s.in_sight()
    for origin, locs in SWEEP_PLACES[space.id]:
        if now[origin].count[troops] and (not locs or not all(now[loc].sabotage for loc in locs)):
            return True
    return False


def sweep_origins(s: State, space: Space) -> Iterator[Space]:
    """The spaces from which Troops can Sweep into a space: adjacent, or over a LoC without Sabotage (3.2.3b)."""
    now = s.in_sight()
    for origin, locs in SWEEP_PLACES[space.id]:
        if not locs or not all(now[loc].sabotage for loc in locs):
            yield now[origin]


def sweep_locs(s: State, space: Space, origin: Space) -> list[Space]:
    """The LoCs over one of which Troops come; none from an adjacent space."""
    locs = next(locs for id, locs in SWEEPS[space.id] if id == origin.id)
    return [s[loc] for loc in locs if not s[loc].sabotage]


def sweep_from(s: State, action: Action, space: Space) -> list[Space]:
    """The spaces from which own Troops that have not moved can Sweep into a space (3.2.3b)."""
    troops = TROOPS[action.faction]
    return [x for x in sweep_origins(s, space) if may_move(action, x, troops) > 0]


def limit_by_nato(g: Play, action: Action) -> None:
    """NATO, shaded (17): a Coalition Sweep or Assault selects 2 spaces at most."""
    if action.faction == COALITION and g.s.in_force("nato", SHADED):
        action.spaces_most = min(action.spaces_most, 2)


def _sweep_in(g: Play, action: Action, space: Space) -> Ask[None]:
    """Select a space, pay for it, and let Troops come (3.2.3a-b)."""
    action.selected.append(space.id)
    g.note("selects", "3.2.3a", operation="sweep", space=space, faction=action.faction)
    tracks.pay(g, GOVERNMENT, prices.for_space(action), "3.2.3a")
    if not action.stays:
        action.into, action.escorted = space.id, False
        yield from _sweep_into(g, action)


def _sweep_into(g: Play, action: Action) -> Ask[None]:
    """Move a group of Troops in (3.2.3b), or stop; Coalition Troops may take Government Troops along (3.2.3c)."""
    s, faction = g.s, action.faction
    assert action.into is not None
    space = s[action.into]
    troops = TROOPS[faction]
    origins = sweep_from(s, action, space)
    origin = (yield from g.choose_or_stop(faction, Purpose.SWEEP_FROM, origins, space=space)) if origins else None
    if origin is None:
        action.into = None
        return
    locs = sweep_locs(s, space, origin)
    via = (yield from g.choose(faction, Purpose.SWEEP_VIA, locs, space=space)) if locs else None
    most = may_move(action, origin, troops)
    count = yield from g.how_many(faction, Purpose.SWEEP_HOW_MANY, 1, most, space=origin, to=space)
    escorts = 0
    price = 0 if action.escorted else prices.for_cubes(action)
    if faction == COALITION and (action.escorted or tracks.funds(s, faction) >= price):
        riders = may_move(action, origin, GOVERNMENT_TROOPS)
        if riders > 0:
            along = {"to": space, "count": count, "price": price}
            most = min(count, riders)
            escorts = yield from g.how_many(faction, Purpose.SWEEP_ESCORT, 0, most, space=origin, **along)
    if escorts and not action.escorted:
        tracks.pay(g, faction, price, "3.2.3a")
        action.escorted = True
    pieces.move(g, origin, space, troops, count, "3.2.3b")
    pieces.move(g, origin, space, GOVERNMENT_TROOPS, escorts, "3.2.3c")
    action.arrive(space, troops, count)
    action.arrive(space, GOVERNMENT_TROOPS, escorts)
    if via is not None:
        moved = [troops] * count + [GOVERNMENT_TROOPS] * escorts
        lasting.entered(g, action, [via], space, moved)
        if faction == GOVERNMENT and via.id not in action.tolled:
            action.tolled.add(via.id)
            pay_toll(g, via, "3.2.3f")
    if not sweep_from(s, action, space):
        action.into = None


def toll(s: State, space: Space) -> int:
    """What the Warlords take of the Government that enters a space: 1 Resource at Guerrillas (Local Truce, card 59)."""
    return TOLL if space.any_guerrillas and not s.in_force("local_truce", UNSHADED) else 0


def pay_toll(g: Play, space: Space, rule: str) -> None:
    """The Government pays the toll of a space as far as it has Resources."""
    tracks.transfer(g, GOVERNMENT, WARLORDS, toll(g.s, space), rule)


def sweeping(s: State, faction: str, space: Space, more: int = 0) -> int:
    """How many Guerrillas a Sweep activates: one a Government cube, or at a Coalition piece one a cube (3.2.3d-e).

    So many more Coalition Troops may have come.
    """
    if faction == GOVERNMENT:
        return space.government_cubes
    barred = s.in_force("partnering_policy", SHADED) and not space.government_cubes
    cubes = space.coin_cubes + more if (space.coalition or more) and not barred else 0
    return max(0, cubes - 1) if s.capable("isr", SHADED) else cubes


def _sweep_activates(g: Play, action: Action) -> Ask[bool]:
    """Activate as many Guerrillas as cubes can, one selected space after the other (3.2.3d-e)."""
    if action.at >= len(action.selected):
        return False
    space = g.s[action.selected[action.at]]
    action.at += 1
    cubes = sweeping(g.s, action.faction, space)
    yield from activate(g, action, space, cubes, "3.2.3d" if action.faction == GOVERNMENT else "3.2.3e")
    return True


def _isr(g: Play, action: Action) -> Ask[bool]:
    """ISR (1) follows a Coalition Sweep."""
    if action.faction == COALITION:
        yield from lasting.isr(g)
    return False


TRAIN_RULES: Final = Operation(
    Purpose.TRAIN_WHERE,
    train_where,
    _train_in,
    goes_on=_train_from_elsewhere,
    finish=(_train_then, _village),
)
"""Train (3.2.1): cubes into each space, then at most one space with Civic Action, a Base or Patronage."""
PATROL_RULES: Final = Operation(
    Purpose.PATROL_FROM,
    patrol_from,
    _patrol_group,
    begin=pay_for_patrol,
    finish=(_roadside, _patrol_activates, _patrol_assault),
)
"""Patrol (3.2.2): move cubes over LoCs and Kabul, activate Guerrillas on every LoC, Assault on one."""
SWEEP_RULES: Final = Operation(
    Purpose.SWEEP_WHERE,
    sweep_where,
    _sweep_in,
    begin=limit_by_nato,
    goes_on=_sweep_into,
    finish=(_roadside, _sweep_activates, _isr),
)
"""Sweep (3.2.3): Troops move into the selected spaces, then Guerrillas there are activated."""
ASSAULT_RULES: Final = Operation(Purpose.ASSAULT_WHERE, assault_where, assault_in, begin=limit_by_nato)
"""Assault (3.2.4), space by space."""
OPERATIONS: Final = {TRAIN: TRAIN_RULES, PATROL: PATROL_RULES, SWEEP: SWEEP_RULES, ASSAULT: ASSAULT_RULES}
