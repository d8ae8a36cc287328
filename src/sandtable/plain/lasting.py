"""What capabilities and Momentum events set off while others act (5.3, 5.4); what they forbid stands with the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.core.questions import Ask
from sandtable.plain import in_force, pieces, support, tracks
from sandtable.plain.cards import cited
from sandtable.plain.play import DONE, Play, piece_option, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AVAILABLE,
    CASUALTIES,
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT_POLICE,
    INSURGENTS,
    LEVEL,
    PROVINCE,
    SHADED,
    TALIBAN,
    TALIBAN_UNDERGROUND,
    UNDERGROUND,
    UNSHADED,
)

if TYPE_CHECKING:
    from sandtable.plain.under_way import Action


def tribal_elders(g: Play) -> Ask[None]:
    """Tribal Elders (45): the marked faction may set a Province that has just shifted, once a card (5.4)."""
    while g.s.shifted and g.s.elders is not None:
        space = support.next_shifted(g.s)
        if g.s.elders_used:
            continue
        options = [word_option(word) for word in ("support", "neutral", "opposition") if LEVEL[word] != space.level]
        key = yield from g.pick(g.s.elders, Purpose.ELDERS_LEVEL, [*options, word_option(DONE)], space=space)
        if key != DONE:
            in_force.use_elders(g.s)
            support.set_level(g, space, LEVEL[key], cited("tribal_elders"))
    support.forget_shifted(g.s)


# -- cubes on the road: Roadside IEDs (23)


def entered(g: Play, action: Action, locs: Iterable[Space], now: Space, moved: Iterable[int]) -> None:
    """Remember the cubes that entered LoCs with Underground Taliban, while Roadside IEDs are shaded."""
    if g.s.capable("roadside_ieds", SHADED):
        for loc in locs:
            action.on_roads.setdefault(loc.id, []).extend((now.id, piece) for piece in moved)


def roadside_ieds(g: Play, action: Action) -> Ask[None]:
    """Roadside IEDs, shaded (23): the Taliban may activate a Guerrilla on a LoC to remove a cube that entered it."""
    roads = [g.s[id] for id in action.on_roads if g.s[id].count[TALIBAN_UNDERGROUND]]
    if not roads:
        return
    road = yield from g.choose_or_stop(TALIBAN, Purpose.ROADSIDE_IED, roads)
    if road is not None:
        victims = [(id, piece) for id, piece in action.on_roads[road.id] if g.s[id].count[piece]]
        spaces = list(dict.fromkeys(id for id, _ in victims))
        if spaces:
            space = yield from g.choose(TALIBAN, Purpose.IED_CUBE, [g.s[id] for id in spaces])
            kinds = sorted({piece for where, piece in victims if where == space.id})
            piece = yield from g.which_piece(TALIBAN, Purpose.SUICIDE_TARGET, kinds, space=space)
            pieces.activate(g, road, TALIBAN, 1, cited("roadside_ieds"))
            remove_cube(g, space, piece, cited("roadside_ieds"))
    action.on_roads.clear()


def remove_cube(g: Play, space: Space, piece: int, rule: str) -> None:
    """Remove a COIN cube: Coalition Troops become Casualties."""
    pieces.remove(g, space, piece, 1, rule, CASUALTIES if piece == COALITION_TROOPS else AVAILABLE)


# -- after a Coalition Sweep or Train: ISR (1), Village Stability Operations (12)


def isr(g: Play) -> Ask[None]:
    """ISR, unshaded (1): after a Coalition Sweep up to 2 Underground Guerrillas anywhere are activated."""
    if not g.s.capable("isr", UNSHADED):
        return
    for _ in range(2):
        spaces = g.s.where(lambda space: space.underground)
        if not spaces:
            return
        space = yield from g.choose_or_stop(COALITION, Purpose.ISR_ACTIVATE, spaces)
        if space is None:
            return
        yield from activate_one(g, COALITION, space, cited("isr"))


def activate_one(g: Play, seat: str, space: Space, rule: str) -> Ask[None]:
    """Activate one Underground Guerrilla of either faction."""
    whose = [faction for faction in INSURGENTS if space.count[UNDERGROUND[faction]]]
    if whose:
        options = [word_option(f"activate_{faction}") for faction in whose]
        key = yield from g.pick(seat, Purpose.RAID_ACTIVATE, options, space=space)
        pieces.activate(g, space, key.removeprefix("activate_"), 1, rule)


def village_stability(g: Play) -> Ask[None]:
    """Village Stability Operations (12): one more Police, or a Police that changes sides."""
    s = g.s
    if s.capable("village_stability_operations", UNSHADED):
        elsewhere = s.on_map(GOVERNMENT_POLICE)
        spaces = s.where(lambda x: x.count[COALITION_TROOPS])
        spaces = [x for x in spaces if s.available[GOVERNMENT_POLICE] or elsewhere > x.count[GOVERNMENT_POLICE]]
        if spaces:
            space = yield from g.choose(COALITION, Purpose.VILLAGE_POLICE, spaces)
            if s.available[GOVERNMENT_POLICE]:
                pieces.place(g, space, GOVERNMENT_POLICE, 1, cited("village_stability_operations"))
            else:
                origins = s.where(lambda x: x.count[GOVERNMENT_POLICE] and x is not space)
                origin = yield from g.choose(COALITION, Purpose.TRAIN_FROM, origins, space=space)
                pieces.move(g, origin, space, GOVERNMENT_POLICE, 1, cited("village_stability_operations"))
    elif s.capable("village_stability_operations", SHADED):
        defectors = [x for x in INSURGENTS if s.available[UNDERGROUND[x]]]
        spaces = s.where(lambda x: x.area.kind == PROVINCE and x.coalition and x.count[GOVERNMENT_POLICE])
        if spaces and defectors:
            left = yield from g.choose_or_stop(TALIBAN, Purpose.VILLAGE_DEFECTOR, spaces)
            if left is not None:
                faction = yield from g.which_faction(TALIBAN, Purpose.VILLAGE_DEFECTOR_TO, defectors, space=left)
                pieces.replace(g, left, GOVERNMENT_POLICE, UNDERGROUND[faction], cited("village_stability_operations"))


# -- after Assaults and Air Strikes: Strategic Release (11), Accidental Guerrillas (34), Reapers (3), MANPADS (26)


def after_operation(g: Play, action: Action) -> Ask[None]:
    """What the removals of an operation with its special activity set off."""
    s = g.s
    if action.guerrillas_hit and s.in_force("strategic_release", SHADED):
        camps = [s["waziristan"], s["northwest_frontier"]]
        yield from _taliban_place(g, camps, cited("strategic_release"))
    if action.removed_in and s.capable("accidental_guerrillas", SHADED):
        yield from _taliban_place(g, [s[id] for id in dict.fromkeys(action.removed_in)], cited("accidental_guerrillas"))
    action.guerrillas_hit = False
    action.removed_in.clear()


def _taliban_place(g: Play, spaces: list[Space], rule: str) -> Ask[None]:
    if g.s.available[TALIBAN_UNDERGROUND]:
        space = yield from g.choose(TALIBAN, Purpose.RECRUIT_WHERE, spaces)
        pieces.place(g, space, TALIBAN_UNDERGROUND, 1, rule)


def reapers_shaded(g: Play, struck: list[Space]) -> Ask[None]:
    """Reapers, shaded (3): the Taliban shift a populated Province that was struck."""
    if g.s.capable("reapers", SHADED):
        spaces = [x for x in struck if x.area.kind == PROVINCE and x.has_opinion and x.level > LEVEL["opposition"]]
        if spaces:
            space = yield from g.choose(TALIBAN, Purpose.REAPERS_SHIFT, spaces)
            support.shift(g, space, -1, cited("reapers"))


def manpads_cancel(g: Play, name: str) -> Ask[bool]:
    """MANPADS Scare, shaded (26): the Taliban may pay 1 to cancel an Airlift or Air Strike."""
    if not g.s.in_force("manpads_scare", SHADED) or not g.s.resources[TALIBAN]:
        return False
    if not (yield from g.agrees(TALIBAN, Purpose.MANPADS_CANCEL, activity=name)):
        return False
    tracks.pay(g, TALIBAN, 1, cited("manpads_scare"))
    g.note("manpads", cited("manpads_scare"), activity=name)
    return True


def suicide_bomber(g: Play, space: Space, used: int) -> Ask[bool]:
    """Suicide Bombers, shaded (33): after Terror the Guerrilla may go to remove a COIN cube, in 2 spaces at most."""
    if used >= 2 or not g.s.capable("suicide_bombers", SHADED) or not space.has_cubes():
        return False
    kinds = [piece for piece in (1, 3, 4) if space.count[piece]]
    options = [*(piece_option(piece) for piece in kinds), word_option(DONE)]
    key = yield from g.pick(TALIBAN, Purpose.SUICIDE_BOMBER, options, space=space)
    if key == DONE:
        return False
    shown = TALIBAN_UNDERGROUND + 1 if space.count[TALIBAN_UNDERGROUND + 1] else TALIBAN_UNDERGROUND
    pieces.remove(g, space, shown, 1, cited("suicide_bombers"))
    remove_cube(g, space, next(piece for piece in kinds if piece_option(piece).key == key), cited("suicide_bombers"))
    return True


def sandstorms(s: State) -> bool:
    """Sandstorms (57): no Airlift, and no Guerrilla Marches twice, by either text."""
    return s.in_force("sandstorms", UNSHADED) or s.in_force("sandstorms", SHADED)
