"""What capabilities and Momentum events set off while others act (5.3, 5.4); what they forbid stands with the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.core.questions import Ask
from sandtable.plain import in_force, pieces, support, tracks
from sandtable.plain.changes import (
    Bars,
    Bombers,
    Cancels,
    Elders,
    FindsAnywhere,
    Recruits,
    RoadCharges,
    SpacesMost,
    StrikeShifts,
    VillageDefector,
    VillagePolice,
)
from sandtable.plain.play import DONE, Play, piece_option, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import NO_PICKS, fits, spaces_where
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ANY_NUMBER,
    AVAILABLE,
    CASUALTIES,
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT_POLICE,
    INSURGENTS,
    LEVEL,
    TALIBAN,
    TALIBAN_UNDERGROUND,
    UNDERGROUND,
)

if TYPE_CHECKING:
    from sandtable.plain.under_way import Action


# -- what is barred or limited


def is_barred(s: State, name: str, action: Action | None = None) -> bool:
    """Whether a special activity is forbidden; an event may defy that (5.1.2)."""
    if action is not None and action.terms.defiant:
        return False
    return any(
        name in bars.actions and (bars.beside is None or (action is not None and action.name == bars.beside))
        for bars in s.in_force(Bars)
    )


def spaces_most(s: State, faction: str, name: str) -> int:
    """How many spaces an operation of a faction may select."""
    limits = [limit.n for limit in s.in_force(SpacesMost) if faction == limit.faction and name in limit.actions]
    return min(limits, default=ANY_NUMBER)


def limit_spaces(g: Play, action: Action) -> None:
    """That limits an operation as it begins."""
    action.spaces_most = min(action.spaces_most, spaces_most(g.s, action.faction, action.name))


# -- the marker of the Tribal Elders


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
            support.set_level(g, space, LEVEL[key], g.s.in_force(Elders)[0].cites)
    support.forget_shifted(g.s)


# -- cubes on the road: Roadside IEDs (23)


def entered(g: Play, action: Action, locs: Iterable[Space], now: Space, moved: Iterable[int]) -> None:
    """Remember the cubes that entered LoCs with Underground Taliban, while Roadside IEDs are shaded."""
    if g.s.in_force(RoadCharges):
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
            charges = g.s.in_force(RoadCharges)[0]
            pieces.activate(g, road, TALIBAN, 1, charges.cites)
            remove_cube(g, space, piece, charges.cites)
    action.on_roads.clear()


def remove_cube(g: Play, space: Space, piece: int, rule: str) -> None:
    """Remove a COIN cube: Coalition Troops become Casualties."""
    pieces.remove(g, space, piece, 1, rule, CASUALTIES if piece == COALITION_TROOPS else AVAILABLE)


# -- after a Coalition Sweep or Train: ISR (1), Village Stability Operations (12)


def finds_anywhere(g: Play) -> Ask[None]:
    """As by ISR, unshaded (1): after a Coalition Sweep a few Underground Guerrillas are activated elsewhere."""
    for finds in g.s.in_force(FindsAnywhere):
        yield from _find(g, finds)


def _find(g: Play, finds: FindsAnywhere) -> Ask[None]:
    for _ in range(finds.n):
        spaces = g.s.where(lambda space: space.underground and fits(space, finds.where))
        if not spaces:
            return
        space = yield from g.choose_or_stop(COALITION, Purpose.ISR_ACTIVATE, spaces)
        if space is None:
            return
        yield from activate_one(g, COALITION, space, finds.cites)


def activate_one(g: Play, seat: str, space: Space, rule: str) -> Ask[None]:
    """Activate one Underground Guerrilla of either faction."""
    whose = [faction for faction in INSURGENTS if space.count[UNDERGROUND[faction]]]
    if whose:
        options = [word_option(f"activate_{faction}") for faction in whose]
        key = yield from g.pick(seat, Purpose.RAID_ACTIVATE, options, space=space)
        pieces.activate(g, space, key.removeprefix("activate_"), 1, rule)


def after_train(g: Play) -> Ask[None]:
    """As by Village Stability Operations (12): one more Police, or a Police that changes sides."""
    for police in g.s.in_force(VillagePolice):
        yield from _village_police(g, police)
    for defector in g.s.in_force(VillageDefector):
        yield from _village_defector(g, defector)


def _village_police(g: Play, police: VillagePolice) -> Ask[None]:
    s = g.s
    elsewhere = s.on_map(GOVERNMENT_POLICE)
    spaces = s.where(lambda x: x.count[COALITION_TROOPS])
    spaces = [x for x in spaces if s.available[GOVERNMENT_POLICE] or elsewhere > x.count[GOVERNMENT_POLICE]]
    if spaces:
        space = yield from g.choose(COALITION, Purpose.VILLAGE_POLICE, spaces)
        if s.available[GOVERNMENT_POLICE]:
            pieces.place(g, space, GOVERNMENT_POLICE, 1, police.cites)
        else:
            origins = s.where(lambda x: x.count[GOVERNMENT_POLICE] and x is not space)
            origin = yield from g.choose(COALITION, Purpose.TRAIN_FROM, origins, space=space)
            pieces.move(g, origin, space, GOVERNMENT_POLICE, 1, police.cites)


def _village_defector(g: Play, defector: VillageDefector) -> Ask[None]:
    s = g.s
    defectors = [x for x in INSURGENTS if s.available[UNDERGROUND[x]]]
    spaces = s.where(lambda x: not x.is_pakistan and x.count[GOVERNMENT_POLICE] and fits(x, defector.where))
    if spaces and defectors:
        left = yield from g.choose_or_stop(TALIBAN, Purpose.VILLAGE_DEFECTOR, spaces)
        if left is not None:
            faction = yield from g.which_faction(TALIBAN, Purpose.VILLAGE_DEFECTOR_TO, defectors, space=left)
            pieces.replace(g, left, GOVERNMENT_POLICE, UNDERGROUND[faction], defector.cites)


# -- after Assaults and Air Strikes: Strategic Release (11), Accidental Guerrillas (34), Reapers (3), MANPADS (26)


def after_operation(g: Play, action: Action) -> Ask[None]:
    """What the removals of an operation with its special activity set off."""
    s = g.s
    for recruits in s.in_force(Recruits):
        if recruits.after == "assault" and not action.guerrillas_hit:
            continue
        if recruits.after == "removal" and not action.removed_in:
            continue
        if recruits.where is None:
            spaces = [s[id] for id in dict.fromkeys(action.removed_in)]
        else:
            spaces = spaces_where(s, recruits.where, NO_PICKS)
        yield from _taliban_place(g, spaces, recruits.cites)
    action.guerrillas_hit = False
    action.removed_in.clear()


def recruits_where_removed(s: State) -> bool:
    """Whether what the Coalition removes brings new Guerrillas (Accidental Guerrillas, card 34)."""
    return any(recruits.after == "removal" for recruits in s.in_force(Recruits))


def _taliban_place(g: Play, spaces: list[Space], rule: str) -> Ask[None]:
    if g.s.available[TALIBAN_UNDERGROUND] and spaces:
        space = yield from g.choose(TALIBAN, Purpose.RECRUIT_WHERE, spaces)
        pieces.place(g, space, TALIBAN_UNDERGROUND, 1, rule)


def strike_shifts(g: Play, struck: list[Space]) -> Ask[None]:
    """As by Reapers, shaded (3): a faction shifts a space that was struck toward Opposition."""
    for shifts in g.s.in_force(StrikeShifts):
        spaces = [x for x in struck if x.has_opinion and x.level > LEVEL["opposition"] and fits(x, shifts.where)]
        if spaces:
            space = yield from g.choose(shifts.by, Purpose.REAPERS_SHIFT, spaces)
            support.shift(g, space, -shifts.levels, shifts.cites)


def manpads_cancel(g: Play, name: str) -> Ask[bool]:
    """As by MANPADS Scare, shaded (26): the Taliban may pay to cancel an Airlift or Air Strike."""
    for cancels in g.s.in_force(Cancels):
        if name not in cancels.actions or g.s.resources[TALIBAN] < cancels.cost:
            continue
        if (yield from g.agrees(TALIBAN, Purpose.MANPADS_CANCEL, activity=name)):
            tracks.pay(g, TALIBAN, cancels.cost, cancels.cites)
            g.note("manpads", cancels.cites, activity=name)
            return True
    return False


def suicide_bomber(g: Play, space: Space, used: int) -> Ask[bool]:
    """Suicide Bombers, shaded (33): after Terror the Guerrilla may go to remove a COIN cube, in 2 spaces at most."""
    bombers = next((each for each in g.s.in_force(Bombers) if used < each.spaces), None)
    if bombers is None or not space.has_cubes():
        return False
    kinds = [piece for piece in (1, 3, 4) if space.count[piece]]
    options = [*(piece_option(piece) for piece in kinds), word_option(DONE)]
    key = yield from g.pick(TALIBAN, Purpose.SUICIDE_BOMBER, options, space=space)
    if key == DONE:
        return False
    shown = TALIBAN_UNDERGROUND + 1 if space.count[TALIBAN_UNDERGROUND + 1] else TALIBAN_UNDERGROUND
    pieces.remove(g, space, shown, 1, bombers.cites)
    remove_cube(g, space, next(piece for piece in kinds if piece_option(piece).key == key), bombers.cites)
    return True
