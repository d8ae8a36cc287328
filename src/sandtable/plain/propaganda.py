"""The Propaganda round, phase by phase (6.0)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import control, deception, eligibility, in_force, lasting, pieces, support, tracks, victory
from sandtable.plain.changes import MayStay, ShariaUncontrolled
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
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
    HIDDEN_AGENDA,
    INSURGENTS,
    KABUL,
    PIECES,
    PROVINCE,
    TALIBAN,
    TALIBAN_BASE,
    TROOPS,
    UNCONTROLLED,
    WARLORDS,
)
from sandtable.plain.under_way import Phase

VICTORY: Final = "victory"
RESOURCES: Final = "resources"
SUPPORT_PHASE: Final = "support"
REDEPLOY: Final = "redeploy"
RESET: Final = "reset"
PHASES: Final = (VICTORY, RESOURCES, SUPPORT_PHASE, REDEPLOY, RESET)
AID_FOR_A_CASUALTY: Final = 3  # 6.2.4
CUBES_FOR_A_DESERTER: Final = 3  # 6.5.1
Stage = Callable[[Play, Phase], Ask[bool]]
"""A stage of a phase: it does the next piece, and says whether there may be more."""


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
    """Each faction may show its Hidden Agendas: +1 to its margin for good (7.3-opt).

    Whoever has markers left is asked, so that being asked tells nothing; without an Agenda there is nothing to show.
    """
    for faction in FACTIONS:
        while g.s.deception.get(faction):
            shows = yield from g.agrees(faction, Purpose.SHOW_AGENDA)
            if not shows or HIDDEN_AGENDA not in g.s.deception[faction]:
                break
            yield from deception.show_agenda(g, faction)


# -- Resources (6.2)


def resources(g: Play) -> None:
    """Sabotage, earnings, and what casualties cost in Aid (6.2)."""
    s = g.s
    for loc in s.where(lambda x: x.is_loc and 2 * x.guerrillas(TALIBAN) > sum(x.count)):
        support.sabotage(g, loc, "6.2.1")
    lost = sum(loc.area.econ for loc in s.locs() if loc.sabotage)
    tracks.change(g, GOVERNMENT, ECON_OF_ALL_LOCS - lost + s.aid, "6.2.2")
    tracks.change(g, TALIBAN, s.bases_on_map(TALIBAN), "6.2.3")
    smugglers = sum(loc.guerrillas(WARLORDS) for loc in s.locs() if not loc.sabotage)
    tracks.change(g, WARLORDS, s.bases_on_map(WARLORDS) + smugglers, "6.2.3")
    tracks.change(g, tracks.AID, -AID_FOR_A_CASUALTY * sum(s.casualties), "6.2.4")
    s.step = SUPPORT_PHASE


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
        and support.purchasable(g.s, space, faction)
    ]


def sharia_where(g: Play) -> list[Space]:
    """Where the Taliban can buy Sharia: under their Control (6.4.2), or uncontrolled by Mullah Omar (36)."""
    lawless = g.s.in_force(ShariaUncontrolled)
    return [
        space
        for space in g.s.in_sight()
        if (space.control == TALIBAN or (lawless and space.control == UNCONTROLLED and space.of(TALIBAN)))
        and not space.is_loc
        and support.purchasable(g.s, space, TALIBAN)
    ]


def support_phase(g: Play) -> Ask[None]:
    """Civic Action by the Coalition, then the Government, and Sharia by the Taliban (6.4); a purchase is a step."""
    if g.s.phase is None:
        in_force.renew_elders(g.s)
    yield from _by_stages(g, [partial(_buys, faction=faction) for faction in BUYERS])
    if g.s.phase is None:
        g.s.step = REDEPLOY


def _by_stages(g: Play, stages: Sequence[Stage]) -> Ask[None]:
    """Go on with a phase that has several stages: what a faction does in one piece is a step."""
    if g.s.phase is None:
        g.s.phase = Phase()
    phase = g.s.phase
    while phase.stage < len(stages):
        if not (yield from stages[phase.stage](g, phase)):
            phase.next_stage()
        elif g.requests:
            return
    g.s.phase = None


BUYERS: Final = (*COIN_FACTIONS, TALIBAN)


def _buys(g: Play, phase: Phase, faction: str) -> Ask[bool]:
    """A faction buys Civic Action or Sharia in one space; False when it is done."""
    taliban = faction == TALIBAN
    spaces = sharia_where(g) if taliban else civic_action_where(g, faction)
    if not spaces:
        return False
    purpose, amount = BOUGHT[taliban]
    space = yield from g.choose_or_stop(faction, purpose, spaces)
    if space is None:
        return False
    most = support.purchasable(g.s, space, faction)
    count = yield from g.how_many(faction, amount, 1, most, space=space)
    support.purchase(g, space, faction, count, "6.4.2" if taliban else "6.4.1")
    yield from lasting.tribal_elders(g)
    return True


BOUGHT: Final = {
    False: (Purpose.CIVIC_ACTION_WHERE, Purpose.CIVIC_ACTION_HOW_MUCH),
    True: (Purpose.SHARIA_WHERE, Purpose.SHARIA_HOW_MUCH),
}


# -- Redeploy (6.5)


def redeploy(g: Play) -> Ask[None]:
    """Desertion, then Troops, Police and Taliban go to their quarters; Control waits until the end (6.5)."""
    s = g.s
    s.redeploying = True
    yield from _by_stages(g, REDEPLOYS)
    if s.phase is not None:
        return
    s.redeploying = False
    control.update_all(s)  # 6.5.5
    if is_final(s):
        yield from show_agendas(g)
        raise victory.Ended(victory.outcome(s, "7.3", "after"))  # 6.5.6
    s.step = RESET


def _desertion(g: Play, phase: Phase) -> Ask[bool]:
    """In each space one in three Government cubes deserts, one space after the other (6.5.1)."""
    for at, seen in enumerate(g.s.in_sight()[phase.at :], phase.at + 1):
        if seen.government_cubes >= CUBES_FOR_A_DESERTER:
            phase.at, space = at, g.s[seen.id]
            for _ in range(space.government_cubes // CUBES_FOR_A_DESERTER):
                kinds = [piece for piece in GOVERNMENT_CUBES if space.count[piece]]
                piece = yield from g.which_piece(GOVERNMENT, Purpose.DESERT, kinds, space=space)
                pieces.remove(g, space, piece, 1, "6.5.1")
            return True
    return False


def must_leave(space: Space) -> bool:
    """LoCs, and Provinces without a COIN Base: Troops do not stay there (6.5.2)."""
    return space.is_loc or (space.area.kind == PROVINCE and not space.coin_bases)


def troops_quarters(s: State) -> list[Space]:
    """COIN-controlled spaces with a COIN Base, and Kabul (6.5.2)."""
    return [x for x in s.afghan() if x.id == KABUL or (x.control == COIN and x.coin_bases)]


def _troops(g: Play, phase: Phase, faction: str) -> Ask[bool]:
    """The Coalition may, the Government must move Troops that are in the open (6.5.2); False when all have moved."""
    piece = TROOPS[faction]
    origins = [x for x in g.s.in_sight() if x.count[piece] and must_leave(x)]
    if not origins:
        return False
    choose = g.choose_or_stop if faction == COALITION else g.choose
    origin = yield from choose(faction, Purpose.REDEPLOY_FROM, origins, piece=PIECES[piece])
    if origin is None:
        return False
    targets = [space for space in troops_quarters(g.s) if space.id != origin.id]
    yield from _redeploy(g, faction, piece, origin, targets, origin.count[piece], "6.5.2")
    return True


def _redeploy(
    g: Play, faction: str, piece: int, origin: Space, targets: list[Space], most: int, rule: str
) -> Ask[tuple[Space, int]]:
    """Move pieces of one kind from a space to another; where to, and how many."""
    space = yield from g.choose(faction, Purpose.REDEPLOY_TO, targets, space=origin, most=most)
    count = yield from g.how_many(faction, Purpose.REDEPLOY_HOW_MANY, 1, most, space=origin, to=space)
    pieces.move(g, origin, space, piece, count, rule)
    return space, count


def _police(g: Play, phase: Phase) -> Ask[bool]:
    """The Government may move any Police to LoCs and COIN-controlled spaces, each once (6.5.3)."""
    s, moved = g.s, phase.moved
    origins = [x for x in s.in_sight() if x.count[GOVERNMENT_POLICE] > moved.get(x.id, 0)]
    if not origins:
        return False
    if GOVERNMENT in g.books and not phase.at:  # a Non-player plans all of it first, one lot after the other (8.6.7)
        if (yield from g.agrees(GOVERNMENT, Purpose.PLAN)):
            return True
        phase.at = 1
    police = PIECES[GOVERNMENT_POLICE]
    origin = yield from g.choose_or_stop(GOVERNMENT, Purpose.REDEPLOY_FROM, origins, piece=police)
    if origin is None:
        return False
    quarters = [x for x in s.in_sight() if x.is_loc or (x.control == COIN and not x.is_pakistan)]
    targets = [space for space in quarters if space.id != origin.id]
    most = origin.count[GOVERNMENT_POLICE] - moved.get(origin.id, 0)
    space, count = yield from _redeploy(g, GOVERNMENT, GOVERNMENT_POLICE, origin, targets, most, "6.5.3")
    moved[space.id] = moved.get(space.id, 0) + count
    return True


def taliban_quarters(s: State) -> list[Space]:
    """Taliban-controlled spaces with a Taliban Base, and Pashtun Pakistan (6.5.4)."""
    return [
        x
        for x in s.in_sight()
        if (x.control == TALIBAN and x.count[TALIBAN_BASE]) or (x.is_pakistan and x.area.pashtun)
    ]


def taliban_must_leave(space: Space) -> bool:
    """LoCs and Provinces without a Taliban Base, but not Kabul and not Pashtun Pakistan (6.5.4)."""
    if space.count[TALIBAN_BASE] or space.id == KABUL:
        return False
    return not (space.is_pakistan and space.area.pashtun)


def _taliban(g: Play, phase: Phase) -> Ask[bool]:
    """The Taliban must move their Guerrillas in the open; by Mullah Omar (36) they may (6.5.4)."""
    origins = [x for x in g.s.in_sight() if x.guerrillas(TALIBAN) and taliban_must_leave(x)]
    if not origins:
        return False
    choose = g.choose_or_stop if g.s.in_force(MayStay) else g.choose
    origin = yield from choose(TALIBAN, Purpose.REDEPLOY_FROM, origins)
    if origin is None:
        return False
    most = origin.guerrillas(TALIBAN)
    space = yield from g.choose(TALIBAN, Purpose.REDEPLOY_TO, taliban_quarters(g.s), space=origin, most=most)
    count = yield from g.how_many(TALIBAN, Purpose.REDEPLOY_HOW_MANY, 1, most, space=origin, to=space)
    hidden, shown = GUERRILLAS[TALIBAN]  # all turn Underground in the Reset that follows (6.6f)
    moved = pieces.move(g, origin, space, shown, count, "6.5.4")
    pieces.move(g, origin, space, hidden, count - moved, "6.5.4")
    return True


REDEPLOYS: Final[Sequence[Stage]] = (
    _desertion,
    partial(_troops, faction=COALITION),
    partial(_troops, faction=GOVERNMENT),
    _police,
    _taliban,
)


# -- Reset (6.6)


def reset(g: Play) -> None:
    """Casualties, Islamabad, eligibility, markers, Momentum and Guerrillas (6.6); then the next card."""
    s = g.s
    pieces.clear_casualties(g)
    tracks.reset_islamabad(g)
    eligibility.make_all_eligible(s)
    support.reset_markers(g)
    in_force.end_momentum(g)
    for space in s.where(lambda x: x.any_guerrillas > x.underground):  # 6.6f
        for faction in INSURGENTS:
            pieces.hide(g, space, faction, space.count[GUERRILLAS[faction][1]], "6.6f")
    in_force.renew_elders(s)
    s.step = "next_card"


STEPS: Final[Mapping[str, Callable[[Play], Ask[None] | None]]] = {
    VICTORY: check_victory,
    RESOURCES: resources,
    SUPPORT_PHASE: support_phase,
    REDEPLOY: redeploy,
    RESET: reset,
}
