"""Sweep (3.2.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, tracks
from sandtable.plain.changes import Finds, Partners
from sandtable.plain.executing import Operation, select
from sandtable.plain.lasting import limit_spaces
from sandtable.plain.map import SWEEP_PLACES, SWEEPS
from sandtable.plain.operations import prices
from sandtable.plain.operations.cubes import activate, may_move, pay_toll, roadside
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import COALITION, COALITION_TROOPS, GOVERNMENT, GOVERNMENT_TROOPS, TROOPS
from sandtable.plain.under_way import Action


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
    elif s.in_force(Partners) and not space.government_cubes:
        return not action.terms.stays and any(
            x.count[GOVERNMENT_TROOPS] and x.count[COALITION_TROOPS] for x in sweep_origins(s, space)
        )
    else:
        stands = space.coalition > 0 and space.has_cubes()
    return stands or (not action.terms.stays and troops_can_come(s, space, TROOPS[action.faction]))


def troops_can_come(s: State, space: Space, troops: int) -> bool:
    """Whether Troops are anywhere from where they can Sweep into a space (3.2.3b)."""
    now = s.in_sight()
    for origin, locs in SWEEP_PLACES[space.id]:
        if now[origin].count[troops] and (not locs or _is_open(now, locs)):
            return True
    return False


def _is_open(now: Sequence[Space], locs: Sequence[int]) -> bool:
    """Whether there is no Sabotage on one of these LoCs."""
    for loc in locs:  # noqa: SIM110  half the time of any(), and asked of every space
        if not now[loc].sabotage:
            return True
    return False


def sweep_origins(s: State, space: Space) -> Iterator[Space]:
    """The spaces from which Troops can Sweep into a space: adjacent, or over a LoC without Sabotage (3.2.3b)."""
    now = s.in_sight()
    for origin, locs in SWEEP_PLACES[space.id]:
        if not locs or _is_open(now, locs):
            yield now[origin]


def sweep_locs(s: State, space: Space, origin: Space) -> list[Space]:
    """The LoCs over one of which Troops come; none from an adjacent space."""
    locs = next(locs for id, locs in SWEEPS[space.id] if id == origin.id)
    return [s[loc] for loc in locs if not s[loc].sabotage]


def sweep_from(s: State, action: Action, space: Space) -> list[Space]:
    """The spaces from which own Troops that have not moved can Sweep into a space (3.2.3b)."""
    troops = TROOPS[action.faction]
    return [x for x in sweep_origins(s, space) if may_move(action, x, troops) > 0]


def _sweep_in(g: Play, action: Action, space: Space) -> Ask[None]:
    """Select a space, pay for it, and let Troops come (3.2.3a-b)."""
    select(g, action, space, "3.2.3a")
    tracks.pay(g, GOVERNMENT, prices.for_space(action), "3.2.3a")
    if not action.terms.stays:
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


def activates(s: State, faction: str, space: Space, more: int = 0) -> int:
    """How many Guerrillas a Sweep activates: one a Government cube, or at a Coalition piece one a cube (3.2.3d-e).

    So many more Coalition Troops may have come.
    """
    if faction == GOVERNMENT:
        return space.government_cubes
    barred = s.in_force(Partners) and not space.government_cubes
    cubes = space.coin_cubes + more if (space.coalition or more) and not barred else 0
    return max(0, cubes + sum(finds.by for finds in s.in_force(Finds)))


def _sweep_activates(g: Play, action: Action) -> Ask[bool]:
    """Activate as many Guerrillas as cubes can, one selected space after the other (3.2.3d-e)."""
    if action.at >= len(action.selected):
        return False
    space = g.s[action.selected[action.at]]
    action.at += 1
    cubes = activates(g.s, action.faction, space)
    yield from activate(g, action, space, cubes, "3.2.3d" if action.faction == GOVERNMENT else "3.2.3e")
    return True


def _isr(g: Play, action: Action) -> Ask[bool]:
    """ISR (1) follows a Coalition Sweep."""
    if action.faction == COALITION:
        yield from lasting.finds_anywhere(g)
    return False


SWEEP_RULES: Final = Operation(
    Purpose.SWEEP_WHERE,
    sweep_where,
    _sweep_in,
    begin=limit_spaces,
    goes_on=_sweep_into,
    finish=(roadside, _sweep_activates, _isr),
)
"""Sweep (3.2.3): Troops move into the selected spaces, then Guerrillas there are activated."""
