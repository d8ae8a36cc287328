"""The Coalition's special activities: Surge, Airlift and Air Strike (4.2)."""

from __future__ import annotations

from typing import Final

from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Option
from sandtable.plain import lasting, pieces, tracks
from sandtable.plain.changes import Drone, Resented, SecondStrike, StrikesMost
from sandtable.plain.play import DONE, Play, piece_option, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    AVAILABLE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT_TROOPS,
    INSURGENTS,
    KABUL,
    PIECE,
    PIECES,
    PIECES_OF,
    TALIBAN_BASE,
    WARLORDS,
)
from sandtable.plain.under_way import Action, Doing, Way

SPACES: Final = 3  # 4.2.1a, 4.2.2, 4.2.3a
GOVERNMENT_TROOPS_LIFTED: Final = 3  # 4.2.2
_AVAILABLE_OPTION: Final = Option(AVAILABLE, Message("option-available"), "box:available")
_COALITION_PIECES: Final = (COALITION_TROOPS, COALITION_BASE)
INSURGENT_PIECES: Final = tuple(PIECES_OF[faction] for faction in INSURGENTS)
"""The Bases, the Underground and the Active Guerrillas of each insurgent faction."""


def _came_from(gone: set[Way], origin: str, piece: int) -> set[str]:
    """From where pieces of a kind have come to a place, even over other places: nobody goes in circles."""
    behind = {origin}
    for _ in range(SPACES):
        behind |= {start for start, end, kind in gone if kind == piece and end in behind}
    return behind


# -- Surge (4.2.1)


def surge_where(s: State) -> list[Space]:
    """Kabul, and Provinces under COIN Control (4.2.1a)."""
    return [space for space in s.afghan() if space.id == KABUL or space.control == COIN]


def can_surge(g: Play, action: Action) -> bool:
    """Kabul can always be chosen."""
    return True


def surge(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Surge (4.2.1): Coalition pieces move among up to 3 spaces and Available; then a die for Aid and Warlords."""
    if not doing.moves:
        spaces = [space for space in surge_where(g.s) if space.id not in doing.spaces]
        space = yield from g.choose_or_stop(COALITION, Purpose.SURGE_WHERE, spaces)
        if space is not None:
            doing.spaces.append(space.id)
        doing.moves = space is None or len(doing.spaces) >= SPACES
        return True
    if (yield from _surge_move(g, doing)):
        return True
    if (yield from g.agrees(COALITION, Purpose.SURGE_ROLL)):
        roll = yield from g.roll("surge")
        aid = yield from g.how_many(COALITION, Purpose.SURGE_AID, 0, roll)
        tracks.change(g, tracks.AID, aid, "4.2.1b")
        tracks.change(g, WARLORDS, roll - aid, "4.2.1b")
    return False


def _surge_move(g: Play, doing: Doing) -> Ask[bool]:
    """Move pieces of one kind from one of the places to another; False when that is all."""
    s, gone = g.s, doing.gone
    chosen = [s[id] for id in doing.spaces]
    kinds_of = {place: _surge_kinds(s, chosen, place, gone) for place in (*doing.spaces, AVAILABLE)}
    origins = [x.area.option for x in chosen if kinds_of[x.id]] + [_AVAILABLE_OPTION] * bool(kinds_of[AVAILABLE])
    if not origins:
        return False
    key = yield from g.pick(COALITION, Purpose.SURGE_FROM, [*origins, word_option(DONE)])
    if key == DONE:
        return False
    origin = s.get(key)
    counts, kinds = s.available if origin is None else origin.count, kinds_of[key]
    leaves: dict[str, object] = {} if origin is None else {"space": origin}
    piece = yield from g.which_piece(COALITION, Purpose.SURGE_PIECE, kinds, **leaves)
    targets, name = _surge_to(chosen, key, piece, gone), PIECES[piece]
    target = yield from g.pick(COALITION, Purpose.SURGE_TO, targets, piece=name, most=counts[piece], **leaves)
    destination = s.get(target)
    most = counts[piece] if destination is None else min(counts[piece], pieces.vacancies(destination, piece))
    way = leaves if destination is None else {**leaves, "to": destination}
    count = yield from g.how_many(COALITION, Purpose.SURGE_HOW_MANY, 1, most, piece=name, **way)
    if destination is None:
        assert origin is not None
        pieces.remove(g, origin, piece, count, "4.2.1b")
    elif origin is None:
        pieces.place(g, destination, piece, count, "4.2.1b")
    else:
        pieces.move(g, origin, destination, piece, count, "4.2.1b")
    gone.add((key, target, piece))
    return True


def _surge_kinds(s: State, chosen: list[Space], origin: str, gone: set[Way]) -> list[int]:
    """The kinds of pieces that can leave a place."""
    counts = s.available if origin == AVAILABLE else s[origin].count
    return [piece for piece in _COALITION_PIECES if counts[piece] and _surge_to(chosen, origin, piece, gone)]


def _surge_to(chosen: list[Space], origin: str, piece: int, gone: set[Way]) -> list[Option]:
    """Where a piece can go, but not in circles: the other spaces with room, and Available."""
    options = [x.area.option for x in chosen if x.id != origin and pieces.may_be(x, piece)]
    if origin != AVAILABLE:
        options.append(_AVAILABLE_OPTION)
    behind = _came_from(gone, origin, piece)
    return [option for option in options if option.key not in behind]


# -- Airlift (4.2.2)


def can_airlift(g: Play, action: Action) -> bool:
    """With any operation, unless Sandstorms (57) or shaded ISR (1) forbid it, if any Troops can fly."""
    if airlift_is_barred(g.s, action):
        return False
    return g.s.on_map(COALITION_TROOPS) > 0 or g.s.on_map(GOVERNMENT_TROOPS) > 0


def airlift_is_barred(s: State, action: Action) -> bool:
    """Whether Sandstorms (57), or shaded ISR (1) in a Sweep, forbid an Airlift."""
    return lasting.is_barred(s, AIRLIFT, action)


def airlift(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Airlift (4.2.2): any Coalition Troops and up to 3 Government Troops move among up to 3 spaces."""
    if not doing.moves:
        if (yield from lasting.manpads_cancel(g, AIRLIFT)):
            return False
        doing.moves = True
    s, gone = g.s, doing.gone
    kinds = [COALITION_TROOPS, *([GOVERNMENT_TROOPS] if doing.lifted < GOVERNMENT_TROOPS_LIFTED else [])]
    among = _lift_among(s, doing)
    origins = [x for x in among if any(x.count[piece] and _lift_to(x, piece, among, gone) for piece in kinds)]
    origin = (yield from g.choose_or_stop(COALITION, Purpose.AIRLIFT_FROM, origins)) if origins else None
    if origin is None:
        return False
    present = [piece for piece in kinds if origin.count[piece] and _lift_to(origin, piece, among, gone)]
    piece = yield from g.which_piece(COALITION, Purpose.AIRLIFT_PIECE, present, space=origin)
    if origin.id not in doing.spaces:
        doing.spaces.append(origin.id)
    targets = _lift_to(origin, piece, _lift_among(s, doing), gone)
    most = origin.count[piece]
    if piece == GOVERNMENT_TROOPS:
        most = min(most, GOVERNMENT_TROOPS_LIFTED - doing.lifted)
    destination = yield from g.choose(COALITION, Purpose.AIRLIFT_TO, targets, space=origin, most=most)
    if destination.id not in doing.spaces:
        doing.spaces.append(destination.id)
    count = yield from g.how_many(COALITION, Purpose.AIRLIFT_HOW_MANY, 1, most, space=origin, to=destination)
    pieces.move(g, origin, destination, piece, count, "4.2.2")
    gone.add((origin.id, destination.id, piece))
    if piece == GOVERNMENT_TROOPS:
        doing.lifted += count
    return True


def _lift_among(s: State, doing: Doing) -> list[Space]:
    """The spaces among which Troops fly: any, until three are used."""
    return [s[id] for id in doing.spaces] if len(doing.spaces) >= SPACES else s.in_sight()


def _lift_to(origin: Space, piece: int, among: list[Space], gone: set[Way]) -> list[Space]:
    """Where Troops can fly, but not in circles."""
    behind = _came_from(gone, origin.id, piece)
    return [x for x in among if not x.is_pakistan and x.id not in behind]


# -- Air Strike (4.2.3)


def strikable(action: Action, space: Space, any_state: bool) -> list[int]:
    """What an Air Strike can remove in a space: an Active Guerrilla, or a Base that no Guerrilla guards (4.2.3b)."""
    if space.id == KABUL or (action.allowed is not None and space.id not in action.allowed):
        return []
    found: list[int] = []
    count = space.count
    for base, hidden, shown in INSURGENT_PIECES:
        if count[shown]:
            found.append(shown)
        if count[hidden]:
            if any_state:
                found.append(hidden)
        elif count[base] and not count[shown]:
            found.append(base)
    return found


def can_air_strike(g: Play, action: Action) -> bool:
    """With Patrol, Sweep or Assault (or alone, by an event) where anything can be struck."""
    if strike_is_barred(g.s, action):
        return False
    return any(any(space.count[TALIBAN_BASE:]) and _targets(g.s, action, space, True) for space in g.s.in_sight())


def strike_is_barred(s: State, action: Action) -> bool:
    """Sandstorms, shaded (57): no Air Strike."""
    return lasting.is_barred(s, AIR_STRIKE, action)


def strikes_most(s: State) -> int:
    """In how many spaces an Air Strike removes a piece: two by shaded Predators (card 2)."""
    return min([SPACES, *(limit.n for limit in s.in_force(StrikesMost))])


def boxes_resented(s: State) -> int:
    """How far a strike in Pakistan moves Islamabad (4.2.3c; Predators, shaded: 2 boxes)."""
    return max([resented.boxes for resented in s.in_force(Resented)], default=1)


def struck_kinds(s: State, action: Action, space: Space, doing: Doing | None = None) -> list[int]:
    """What the Air Strike under way could remove in a space."""
    return _targets(s, action, space, doing is None or not doing.drone)


def _targets(s: State, action: Action, space: Space, drone: bool) -> list[int]:
    """Targets in a space; with a drone to spare Underground Taliban in Pakistan too (Predators, card 2)."""
    drone = drone and space.is_pakistan and bool(s.in_force(Drone))
    return strikable(action, space, action.terms.any_state or drone)


def air_strike(g: Play, action: Action, doing: Doing) -> Ask[bool]:
    """Air Strike (4.2.3): one piece in each of up to 3 spaces; any in Pakistan moves Islamabad."""
    s = g.s
    if not doing.moves:
        if (yield from lasting.manpads_cancel(g, AIR_STRIKE)):
            return False
        doing.moves = True
    drone = bool(s.in_force(Drone)) and not doing.drone
    spaces = []
    if len(doing.spaces) < strikes_most(s):
        spaces = [x for x in s.in_sight() if x.id not in doing.spaces and _targets(s, action, x, drone)]
    space = (yield from g.choose_or_stop(COALITION, Purpose.AIR_STRIKE_WHERE, spaces)) if spaces else None
    if space is None:
        if doing.resented:
            tracks.shift_islamabad(g, boxes_resented(s), "4.2.3c")
        yield from lasting.strike_shifts(g, [s[id] for id in doing.spaces])
        return False
    doing.spaces.append(space.id)
    by_drone = space.is_pakistan and drone
    doing.drone |= by_drone
    doing.resented |= space.is_pakistan and not by_drone
    yield from _strike(g, action, space, action.terms.any_state or by_drone)
    second = s.in_force(SecondStrike)
    if second and not doing.load and strikable(action, space, action.terms.any_state):
        options = [*map(piece_option, strikable(action, space, action.terms.any_state)), word_option(DONE)]
        key = yield from g.pick(COALITION, Purpose.AIR_STRIKE_TARGET, options, space=space)
        if key != DONE:
            doing.load = True
            pieces.remove(g, space, PIECE[key], 1, second[0].cites)
    return True


def _strike(g: Play, action: Action, space: Space, any_state: bool) -> Ask[None]:
    kinds = strikable(action, space, any_state)
    piece = yield from g.which_piece(COALITION, Purpose.AIR_STRIKE_TARGET, kinds, space=space)
    pieces.remove(g, space, piece, 1, "4.2.3b")
    action.removed_in.append(space.id)
