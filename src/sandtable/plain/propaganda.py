"""The Propaganda round, phase by phase (6.0)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import control, lasting, pieces, support, tracks, victory
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    COALITION,
    COALITION_TROOPS,
    COIN,
    COIN_FACTIONS,
    ECON_OF_ALL_LOCS,
    FACTIONS,
    GOVERNMENT,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    GUERRILLAS,
    INSURGENTS,
    KABUL,
    PIECES,
    PROVINCE,
    SHADED,
    TALIBAN,
    TALIBAN_BASE,
    TROOPS,
    UNCONTROLLED,
    WARLORDS,
)

VICTORY: Final = "victory"
RESOURCES: Final = "resources"
SUPPORT_PHASE: Final = "support"
REDEPLOY: Final = "redeploy"
RESET: Final = "reset"
PHASES: Final = (VICTORY, RESOURCES, SUPPORT_PHASE, REDEPLOY, RESET)
AID_FOR_A_CASUALTY: Final = 3  # 6.2.4


def is_final(s: State) -> bool:
    """Whether the current Propaganda card is the last one (2.4.1)."""
    return s.propaganda_to_come == 0


# -- Victory (6.1)


def check_victory(g: Play) -> Ask[None]:
    """A faction that meets its condition ends the game (6.1); Hidden Agendas may be shown first (7.3-opt)."""
    yield from show_agendas(g)
    ended = victory.outcome_of_phase(g.s)
    if ended is not None:
        raise victory.Ended(ended)
    g.s.step = RESOURCES


def show_agendas(g: Play) -> Ask[None]:
    """Each faction may show its Hidden Agendas: +1 to its margin for good (7.3-opt)."""
    for faction in FACTIONS:
        while "hidden_agenda" in g.s.deception.get(faction, ()):
            if not (yield from g.agrees(faction, Purpose.SHOW_AGENDA)):
                break
            g.s.deception[faction].remove("hidden_agenda")
            g.s.agendas[faction] = g.s.agendas.get(faction, 0) + 1
            g.note("agenda", "7.3-opt", faction=faction)


# -- Resources (6.2)


def resources(g: Play) -> Ask[None]:
    """Sabotage, earnings, and what casualties cost in Aid (6.2)."""
    s = g.s
    for loc in s.locs():
        taliban = loc.guerrillas(TALIBAN)
        if taliban > sum(loc.count) - taliban:
            support.sabotage(g, loc, "6.2.1")
    lost = sum(loc.area.econ for loc in s.locs() if loc.sabotage)
    tracks.change(g, GOVERNMENT, ECON_OF_ALL_LOCS - lost + s.aid, "6.2.2")
    tracks.change(g, TALIBAN, s.bases_on_map(TALIBAN), "6.2.3")
    smugglers = sum(loc.guerrillas(WARLORDS) for loc in s.locs() if not loc.sabotage)
    tracks.change(g, WARLORDS, s.bases_on_map(WARLORDS) + smugglers, "6.2.3")
    tracks.change(g, tracks.AID, -AID_FOR_A_CASUALTY * sum(s.casualties), "6.2.4")
    s.step = SUPPORT_PHASE
    yield from ()


# -- Support (6.4)


def decides_civic_action(space: Space) -> str:
    """The COIN faction with more Troops in a space, the Coalition in a tie (6.4.1)."""
    return COALITION if space.count[COALITION_TROOPS] >= space.count[GOVERNMENT_TROOPS] else GOVERNMENT


def civic_action_where(g: Play, faction: str) -> list[Space]:
    """Where a COIN faction can buy Civic Action: COIN Control, Troops and Police (6.4.1)."""
    return [
        space
        for space in g.s.afghan()
        if space.control == COIN
        and space.count[GOVERNMENT_POLICE]
        and space.count[COALITION_TROOPS] + space.count[GOVERNMENT_TROOPS]
        and decides_civic_action(space) == faction
        and support.purchasable(g, space, faction)
    ]


def sharia_where(g: Play) -> list[Space]:
    """Where the Taliban can buy Sharia: under their Control (6.4.2), or uncontrolled by Mullah Omar (36)."""
    omar = g.s.in_force("mullah_omar", SHADED)
    return [
        space
        for space in g.s.spaces.values()
        if (space.control == TALIBAN or (omar and space.control == UNCONTROLLED and space.of(TALIBAN)))
        and not space.is_loc
        and support.purchasable(g, space, TALIBAN)
    ]


def support_phase(g: Play) -> Ask[None]:
    """Civic Action by the Coalition, then the Government, and Sharia by the Taliban (6.4)."""
    g.s.elders_used = False
    for faction in COIN_FACTIONS:
        yield from _buy(g, faction, Purpose.CIVIC_ACTION_WHERE, partial(civic_action_where, g, faction), "6.4.1")
    yield from _buy(g, TALIBAN, Purpose.SHARIA_WHERE, partial(sharia_where, g), "6.4.2")
    g.s.step = REDEPLOY


def _buy(g: Play, faction: str, purpose: Purpose, where: Callable[[], list[Space]], rule: str) -> Ask[None]:
    """Buy space by space until the faction is done."""
    amount = Purpose.SHARIA_HOW_MUCH if faction == TALIBAN else Purpose.CIVIC_ACTION_HOW_MUCH
    while True:
        spaces = where()
        if not spaces:
            return
        space = yield from g.choose_or_stop(faction, purpose, spaces)
        if space is None:
            return
        most = support.purchasable(g, space, faction)
        count = yield from g.how_many(faction, amount, 1, most, space=space)
        support.purchase(g, space, faction, count, rule)
        yield from lasting.tribal_elders(g)


# -- Redeploy (6.5)


def redeploy(g: Play) -> Ask[None]:
    """Desertion, then Troops, Police and Taliban go to their quarters; Control waits until the end (6.5)."""
    s = g.s
    s.redeploying = True
    yield from _desertion(g)
    yield from _troops(g, COALITION)
    yield from _troops(g, GOVERNMENT)
    yield from _police(g)
    yield from _taliban(g)
    s.redeploying = False
    control.update_all(s)  # 6.5.5
    if is_final(s):
        yield from show_agendas(g)
        raise victory.Ended(victory.outcome(s, "7.3", "after"))  # 6.5.6
    s.step = RESET


def _desertion(g: Play) -> Ask[None]:
    """In each space one in three Government cubes deserts (6.5.1)."""
    for space in g.s.spaces.values():
        for _ in range(space.government_cubes // 3):
            kinds = [piece for piece in GOVERNMENT_CUBES if space.count[piece]]
            piece = yield from g.which_piece(GOVERNMENT, Purpose.DESERT, kinds, space=space)
            pieces.remove(g, space, piece, 1, "6.5.1")


def must_leave(space: Space) -> bool:
    """LoCs, and Provinces without a COIN Base: Troops do not stay there (6.5.2)."""
    return space.is_loc or (space.area.kind == PROVINCE and not space.coin_bases)


def troops_quarters(s: State) -> list[Space]:
    """COIN-controlled spaces with a COIN Base, and Kabul (6.5.2)."""
    return [x for x in s.afghan() if x.id == KABUL or (x.control == COIN and x.coin_bases)]


def _troops(g: Play, faction: str) -> Ask[None]:
    """The Coalition may, the Government must move Troops that are in the open (6.5.2)."""
    piece = TROOPS[faction]
    quarters = troops_quarters(g.s)
    while True:
        origins = [x for x in g.s.spaces.values() if x.count[piece] and must_leave(x)]
        if not origins:
            return
        if not (yield from _redeploy_one(g, faction, piece, origins, quarters, faction == COALITION, "6.5.2")):
            return


def _redeploy_one(
    g: Play, faction: str, piece: int, origins: list[Space], quarters: list[Space], may_stop: bool, rule: str
) -> Ask[bool]:
    """Move pieces of one kind from one space to another; False when the faction stops."""
    if may_stop:
        origin = yield from g.choose_or_stop(faction, Purpose.REDEPLOY_FROM, origins, piece=PIECES[piece])
        if origin is None:
            return False
    else:
        origin = yield from g.choose(faction, Purpose.REDEPLOY_FROM, origins, piece=PIECES[piece])
    targets = [space for space in quarters if space is not origin]
    most = origin.count[piece]
    space = yield from g.choose(faction, Purpose.REDEPLOY_TO, targets, space=origin, most=most)
    count = yield from g.how_many(faction, Purpose.REDEPLOY_HOW_MANY, 1, most, space=origin, to=space)
    pieces.move(g, origin, space, piece, count, rule)
    return True


def _police(g: Play) -> Ask[None]:
    """The Government may move any Police to LoCs and COIN-controlled spaces (6.5.3)."""
    s = g.s
    quarters = [x for x in s.spaces.values() if x.is_loc or (x.control == COIN and not x.is_pakistan)]
    moved: dict[str, int] = {}
    while True:
        origins = [x for x in s.spaces.values() if x.count[GOVERNMENT_POLICE] > moved.get(x.id, 0)]
        if not origins:
            return
        police = PIECES[GOVERNMENT_POLICE]
        origin = yield from g.choose_or_stop(GOVERNMENT, Purpose.REDEPLOY_FROM, origins, piece=police)
        if origin is None:
            return
        targets = [space for space in quarters if space is not origin]
        most = origin.count[GOVERNMENT_POLICE] - moved.get(origin.id, 0)
        space = yield from g.choose(GOVERNMENT, Purpose.REDEPLOY_TO, targets, space=origin, most=most)
        count = yield from g.how_many(GOVERNMENT, Purpose.REDEPLOY_HOW_MANY, 1, most, space=origin, to=space)
        pieces.move(g, origin, space, GOVERNMENT_POLICE, count, "6.5.3")
        moved[space.id] = moved.get(space.id, 0) + count


def taliban_quarters(s: State) -> list[Space]:
    """Taliban-controlled spaces with a Taliban Base, and Pashtun Pakistan (6.5.4)."""
    return [
        x
        for x in s.spaces.values()
        if (x.control == TALIBAN and x.count[TALIBAN_BASE]) or (x.is_pakistan and x.area.pashtun)
    ]


def taliban_must_leave(space: Space) -> bool:
    """LoCs and Provinces without a Taliban Base, but not Kabul and not Pashtun Pakistan (6.5.4)."""
    if space.count[TALIBAN_BASE] or space.id == KABUL:
        return False
    return not (space.is_pakistan and space.area.pashtun)


def _taliban(g: Play) -> Ask[None]:
    """The Taliban must move their Guerrillas in the open; by Mullah Omar (36) they may (6.5.4)."""
    quarters = taliban_quarters(g.s)
    may_stop = g.s.in_force("mullah_omar", SHADED)
    while True:
        origins = [x for x in g.s.spaces.values() if x.guerrillas(TALIBAN) and taliban_must_leave(x)]
        if not origins:
            return
        if may_stop:
            origin = yield from g.choose_or_stop(TALIBAN, Purpose.REDEPLOY_FROM, origins)
            if origin is None:
                return
        else:
            origin = yield from g.choose(TALIBAN, Purpose.REDEPLOY_FROM, origins)
        most = origin.guerrillas(TALIBAN)
        space = yield from g.choose(TALIBAN, Purpose.REDEPLOY_TO, quarters, space=origin, most=most)
        count = yield from g.how_many(TALIBAN, Purpose.REDEPLOY_HOW_MANY, 1, most, space=origin, to=space)
        hidden, shown = GUERRILLAS[TALIBAN]  # all turn Underground in the Reset that follows (6.6f)
        moved = pieces.move(g, origin, space, shown, count, "6.5.4")
        pieces.move(g, origin, space, hidden, count - moved, "6.5.4")


# -- Reset (6.6)


def reset(g: Play) -> Ask[None]:
    """Casualties, Islamabad, eligibility, markers, Momentum and Guerrillas (6.6); then the next card."""
    s = g.s
    pieces.clear_casualties(g)
    tracks.reset_islamabad(g)
    s.eligible = set(FACTIONS)  # 6.6c
    support.reset_markers(g)
    if s.momentum:
        g.note("momentum-ends", "6.6e")
        s.momentum.clear()
        s.elders = None
    for space in s.spaces.values():  # 6.6f
        for faction in INSURGENTS:
            pieces.hide(g, space, faction, space.count[GUERRILLAS[faction][1]], "6.6f")
    s.elders_used = False
    s.stay_eligible.clear()
    s.ineligible_next.clear()
    s.step = "next_card"
    yield from ()


STEPS: Final = {
    VICTORY: check_victory,
    RESOURCES: resources,
    SUPPORT_PHASE: support_phase,
    REDEPLOY: redeploy,
    RESET: reset,
}
