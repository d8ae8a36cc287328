"""Train (3.2.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sandtable.core.questions import Ask
from sandtable.plain import lasting, pieces, support, tracks
from sandtable.plain.changes import CivicAction, CubesMost
from sandtable.plain.executing import Operation, select
from sandtable.plain.operations import prices
from sandtable.plain.play import DONE, Play, word_option
from sandtable.plain.purposes import Purpose
from sandtable.plain.selecting import fits
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION,
    COALITION_BASE,
    COIN,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
)
from sandtable.plain.under_way import Action

CUBES_A_SPACE: Final = 6  # 3.2.1b
CIVIC_ACTION: Final = "civic_action"
GOVERNMENT_BASE_HERE: Final = "government_base"
PATRONAGE_TO_RESOURCES: Final = "patronage"
THEN: Final = (CIVIC_ACTION, GOVERNMENT_BASE_HERE, PATRONAGE_TO_RESOURCES)
CUBES_FOR_A_BASE: Final = 3  # 3.2.1d
PATRONAGE_MOVED: Final = 3  # 3.2.1e


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
    select(g, action, space, "3.2.1a")
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
    return min([CUBES_A_SPACE, *(limit.n for limit in s.in_force(CubesMost))])


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
    levels = 2
    for changed in s.in_force(CivicAction) if faction == COALITION else ():
        levels = min(levels, changed.levels if fits(space, changed.where) else 0)
    return levels


def civic_spaces(s: State, faction: str) -> int:
    """In how many spaces a Train may buy Civic Action: two by unshaded PRTs (card 18)."""
    return max([each.spaces for each in s.in_force(CivicAction)], default=1) if faction == COALITION else 1


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
        yield from lasting.after_train(g)
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


TRAIN_RULES: Final = Operation(
    Purpose.TRAIN_WHERE,
    train_where,
    _train_in,
    goes_on=_train_from_elsewhere,
    finish=(_train_then, _village),
)
"""Train (3.2.1): cubes into each space, then at most one space with Civic Action, a Base or Patronage."""
