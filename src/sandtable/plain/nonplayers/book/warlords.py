"""The Warlords without a player (8.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.charts import Box, Flow, Row, highest, holds
from sandtable.core.questions import Ask
from sandtable.plain.activities import warlords
from sandtable.plain.changes import TrafficPart
from sandtable.plain.control import control_with
from sandtable.plain.map import LOCS
from sandtable.plain.nonplayers import rallies
from sandtable.plain.nonplayers.chance import by_lot
from sandtable.plain.nonplayers.guidelines import all_active, may_leave, next_cube
from sandtable.plain.nonplayers.marches import go, march_group
from sandtable.plain.nonplayers.steps import (
    START,
    Operation,
    Operations,
    Special,
    Step,
    next_of,
    one_of,
    possible,
    special_after,
)
from sandtable.plain.nonplayers.turn import Conversation, Procedure, Sitting
from sandtable.plain.operations import insurgent
from sandtable.plain.operations.march import can_march, is_seen
from sandtable.plain.pieces import can_place
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    COALITION,
    COIN,
    CULTIVATE,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GOVERNMENT_POLICE,
    MARCH,
    NEUTRAL,
    OPPOSITION,
    PIECE,
    PIECES,
    PROVINCE,
    RALLY,
    RESOURCES_MOST,
    SUBORN,
    SUPPORT,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_UNDERGROUND,
    TERROR_OPERATION,
    TRAFFIC,
    UNCONTROLLED,
    WARLORD_ACTIVE,
    WARLORD_BASE,
    WARLORD_UNDERGROUND,
    WARLORDS,
)
from sandtable.plain.under_way import Action

RALLY_SPACES: Final = 3  # 8.5.1
PIECES_TO_RALLY: Final = 6  # 8.5.1
WEALTH_TO_MARCH: Final = 50  # 8.5.2

# what is kept in mind
ORIGINS: Final = "origins"
ROAD: Final = "road"
ONE_PROVINCE: Final = "province"

# -- which operation (8.5.1-8.5.3)

CHOICE: Final[Flow[State, str]] = Flow.of(
    "warlords",
    Box(
        START,
        lambda s, who: s.available[WARLORD_UNDERGROUND] + s.available[WARLORD_BASE] >= PIECES_TO_RALLY,
        yes=RALLY,
        no="march?",
        rule="8.5.1",
    ),
    Box(
        "march?",
        lambda s, who: s.resources[WARLORDS] + s.bases_on_map(WARLORDS) <= WEALTH_TO_MARCH,
        yes=MARCH,
        no=TERROR_OPERATION,
        rule="8.5.2",
    ),
)


# -- Rally (8.5.1)


def could_cultivate(s: State, space: Space, more: int) -> bool:
    """Whether Cultivate could place a Base with so many more Guerrillas (8.5.4a)."""
    return (
        space.area.kind == PROVINCE
        and space.pop > 0
        and space.guerrillas(WARLORDS) + more > space.count[GOVERNMENT_POLICE]
        and can_place(s, space, WARLORD_BASE)
    )


def placed(s: State, space: Space) -> int:
    """How many Guerrillas a Rally places: Bases and Population where a Base is on non-Pashtun ground, else 1."""
    bases = 0 if space.area.pashtun else space.count[WARLORD_BASE]
    return min(s.available[WARLORD_UNDERGROUND], bases + space.pop if bases else 1)


HIDE: Final = Step(
    "warlords_rally_hide",
    "8.5.1a",
    lambda s, x: not x.area.pashtun and x.count[WARLORD_BASE] and x.has_cubes() and all_active(x, WARLORDS),
)
BASE: Final = Step(
    "warlords_rally_base", "8.5.1b", lambda s, x: x.guerrillas(WARLORDS) >= 2 and can_place(s, x, WARLORD_BASE)
)
GUARD: Final = Step(
    "warlords_rally_guard",
    "8.5.1c",
    lambda s, x: placed(s, x) and x.count[WARLORD_BASE] and not x.guerrillas(WARLORDS),
)
GROW: Final = Step(
    "warlords_rally_grow", "8.5.1c", lambda s, x: placed(s, x) and x.guerrillas(WARLORDS) and not x.bases
)
TO_CULTIVATE: Final = Step(
    "warlords_rally_sow", "8.5.1c", lambda s, x: placed(s, x) and could_cultivate(s, x, placed(s, x))
)
ELSEWHERE: Final = Step("warlords_rally_elsewhere", "8.5.1c", placed)
RALLY_STEPS: Final = (HIDE, BASE, GUARD, GROW, TO_CULTIVATE, ELSEWHERE)
RALLY_HOW: Final[Mapping[Step, Conversation]] = {HIDE: rallies.hide, BASE: rallies.build}
"""What these steps do in a space; the others place Guerrillas."""


def _provinces(spaces: Sequence[Space]) -> list[Space]:
    return [space for space in spaces if space.area.kind == PROVINCE]


def _can_rally(t: Sitting) -> bool:
    return possible(t, RALLY_STEPS, _provinces(list(insurgent.rally_where(t.s, Action(WARLORDS, RALLY)))))


def rally(t: Sitting) -> Procedure[None]:
    """Up to 3 Provinces: hide, build, place (8.5.1a-c); then the special activity."""
    while t.asks(Purpose.RALLY_WHERE) and len(t.action.selected) < RALLY_SPACES:
        sown = any(could_cultivate(t.s, space, 0) for space in t.selected)
        steps = [step for step in RALLY_STEPS if not (sown and step is TO_CULTIVATE)]
        found = yield from next_of(t, steps, _provinces(t.offered))
        if found is None:
            break
        step, space = found
        yield from t.answer(Purpose.RALLY_WHERE, space)
        yield from RALLY_HOW.get(step, rallies.place)(t)
    yield from t.done_after(Purpose.RALLY_WHERE)
    yield from special(t)


# -- March (8.5.2)


class Marchers:
    """From where Guerrillas March, and who stays there."""

    def __init__(self, s: State, action: Action) -> None:
        self.action = action
        self.origins = [x for x in s.afghan() if x.guerrillas(WARLORDS)]  # never from roads

    def free(self, origin: Space) -> int:
        """How many may leave: one stays with a Base, and no Control comes or goes (8.5.2, 8.1.2e)."""
        guards = origin.count[WARLORD_BASE] > 0
        there = min(self.action.marching.movable(origin, WARLORDS), origin.guerrillas(WARLORDS) - guards)
        return may_leave(origin, WARLORD_ACTIVE, there) if there > 0 else 0

    def groups(self, s: State, space: Space) -> list[tuple[Space, tuple[int, int]]]:
        """All that can enter a space from adjacent origins (8.1.2d)."""
        found = []
        for origin in self.origins:
            if space.id in origin.area.adjacent and can_march(s, self.action, origin, space):
                free = self.free(origin)
                hidden, shown = (origin.count[piece] for piece in (WARLORD_UNDERGROUND, WARLORD_ACTIVE))
                group = march_group(s, WARLORDS, space, free, hidden, shown)
                if sum(group):
                    found.append((origin, group))
        return found

    def entering(self, s: State, space: Space) -> int:
        """How many can enter a space."""
        return sum(sum(group) for _, group in self.groups(s, space))


def _onto_road(marchers: Marchers) -> Step:
    return Step(
        "warlords_march_road",
        "8.5.2a",
        lambda s, x: x.is_loc and not any(x.count) and marchers.entering(s, x),
    )


def against_control(marchers: Marchers) -> Step:
    def ends(s: State, space: Space) -> bool:
        if space.control == UNCONTROLLED or not space.area.is_afghan:
            return False
        coming = marchers.entering(s, space)
        return coming > 0 and control_with(space, [(WARLORD_ACTIVE, coming)]) != space.control

    return Step("warlords_march_control", "8.5.2b", ends, (highest("population", lambda s, x: x.pop),))


def _into_province(marchers: Marchers) -> Step:
    return Step(
        "warlords_march_province",
        "8.5.2c",
        lambda s, x: x.area.kind == PROVINCE and marchers.entering(s, x),
        (holds("cultivate", lambda s, x: could_cultivate(s, x, marchers.entering(s, x))),),
    )


def _can_march(t: Sitting) -> bool:
    marchers = Marchers(t.s, Action(WARLORDS, MARCH))
    if possible(t, [_onto_road(marchers)], [t.s[id] for id in LOCS]):
        return True
    return possible(t, [against_control(marchers), _into_province(marchers)], list(t.s.afghan()))


def march(t: Sitting) -> Procedure[None]:
    """One Guerrilla onto an empty road; all against Control; all into one more Province (8.5.2a-c)."""
    marchers = _kept_marchers(t)
    while t.asks(Purpose.MARCH_FROM):
        if not t.mind.groups and not (yield from _chooses(t, marchers)):
            break
        start, end, hidden, shown = t.mind.groups.pop(0)
        yield from go(t, t.s[start], t.s[end], (hidden, shown))
    yield from t.done_after(Purpose.MARCH_FROM)
    yield from special(t)


def _kept_marchers(t: Sitting) -> Marchers:
    """Those who are on the March, from the spaces in which they were when it began."""
    marchers = Marchers(t.s, t.action)
    if ORIGINS not in t.mind.spaces:
        t.kept(ORIGINS).extend(x.id for x in marchers.origins)
    marchers.origins = [t.s[id] for id in t.kept(ORIGINS)]
    return marchers


def _chooses(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """Choose the next space, and who enters it; False if there is none."""
    if not t.times(ROAD):
        t.once_more(ROAD)
        if (yield from _chooses_road(t, marchers)):
            return True
    if not t.times(ONE_PROVINCE) and t.s.resources[WARLORDS]:
        space = yield from _next(t, against_control(marchers))
        if space is not None:
            _all_enter(t, marchers, space)
            return True
    if t.times(ONE_PROVINCE) or not t.s.resources[WARLORDS]:
        return False
    t.once_more(ONE_PROVINCE)
    space = yield from _next(t, _into_province(marchers))
    if space is not None:
        _all_enter(t, marchers, space)
    return space is not None


def _chooses_road(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """An empty road and, by lot, who goes there, Underground if that can be (8.5.2a)."""
    s = t.s
    road = yield from one_of(t, _onto_road(marchers), [s[id] for id in LOCS])
    if road is None:
        return False
    groups = marchers.groups(s, road)
    hiding = [origin for origin, group in groups if group[0] and not is_seen(s, WARLORDS, road, 1)]
    origin = yield from by_lot(t.g, hiding or [origin for origin, _ in groups])
    group = march_group(s, WARLORDS, road, 1, origin.count[WARLORD_UNDERGROUND], origin.count[WARLORD_ACTIVE])
    t.mind.groups.append((origin.id, road.id, *group))
    return True


def _next(t: Sitting, step: Step) -> Ask[Space | None]:
    return (yield from one_of(t, step, [x for x in t.s.afghan() if x.id not in t.action.selected]))


def _all_enter(t: Sitting, marchers: Marchers, space: Space) -> None:
    """All that can enter a space will."""
    t.mind.groups += [(origin.id, space.id, *group) for origin, group in marchers.groups(t.s, space)]


# -- Terror (8.5.3)


def _terror_steps(s: State) -> list[Step]:
    steps = []
    if s.is_nonplayer(COALITION):
        steps.append(Step("warlords_terror_opposition", "8.5.3", lambda s, x: x.level == OPPOSITION))
    if s.is_nonplayer(TALIBAN):
        steps.append(Step("warlords_terror_support", "8.5.3", lambda s, x: x.level == SUPPORT))
    return [*steps, Step("warlords_terror_either", "8.5.3", lambda s, x: x.level != NEUTRAL)]


def _can_terror(t: Sitting) -> bool:
    return possible(t, _terror_steps(t.s), insurgent.terror_where(t.s, Action(WARLORDS, TERROR_OPERATION)))


def terror(t: Sitting) -> Procedure[None]:
    """One space, by who is a Non-player (8.5.3); then Suborn."""
    if t.asks(Purpose.TERROR_WHERE) and not t.action.selected:
        found = yield from next_of(t, _terror_steps(t.s), t.offered)
        if found is not None:
            yield from t.answer(Purpose.TERROR_WHERE, found[1])
    yield from t.done_after(Purpose.TERROR_WHERE)
    yield from suborn(t)
    if t.asks(Purpose.SPECIAL_AFTER) and t.offers(SUBORN) and _can_suborn(t):
        yield from t.answer(Purpose.SPECIAL_AFTER, SUBORN)
        yield from suborn(t)
    elif t.asks(Purpose.SPECIAL_AFTER):
        yield from t.done()


# -- the special activity (8.5.4)


def special(t: Sitting) -> Procedure[None]:
    """Cultivate, else Traffic, else Suborn (8.5.4)."""
    yield from special_after(
        t,
        "8.5.4",
        Special(CULTIVATE, cultivate),
        Special(TRAFFIC, traffic, _wants_traffic),
        Special(SUBORN, suborn, _can_suborn),
    )


SOWN: Final = Step(
    "warlords_cultivate", "8.5.4a", lambda s, x: True, (holds("warlord_base", lambda s, x: x.count[WARLORD_BASE]),)
)


def cultivate(t: Sitting) -> Procedure[None]:
    """Where a Warlords Base is already, else anywhere (8.5.4a)."""
    space = yield from one_of(t, SOWN, t.offered)
    assert space is not None
    yield from t.answer(Purpose.CULTIVATE_WHERE, space)


def _wants_traffic(t: Sitting) -> bool:
    """Not if Resources would reach 75, and not for one Base under Counter-Narc (8.5.4b)."""
    bases = sum(x.count[WARLORD_BASE] for x in t.s.spaces.values() if warlords.can_traffic_in(t.action, x))
    narc = t.s.in_force(TrafficPart)
    earned = warlords.traffic_earned(t.s, bases)
    if t.s.resources[WARLORDS] + earned >= RESOURCES_MOST:
        t.g.note("why-rich", "8.5.4b", why=True)
        return False
    if narc and bases <= 1:
        t.g.note("why-counter-narc", "8.5.4b", why=True)
        return False
    return True


def traffic(t: Sitting) -> Procedure[None]:
    """Everywhere (8.5.4b)."""
    yield from t.answer(Purpose.TRAFFIC_WHERE, *t.offered)


# -- Suborn (8.5.4c)


def _by_base(space: Space) -> bool:
    """Whether removing the Government Base ends COIN Control."""
    return (
        space.control == COIN
        and space.count[GOVERNMENT_BASE] > 0
        and control_with(space, [(GOVERNMENT_BASE, -1)]) != COIN
    )


def _ends_control(s: State, space: Space) -> bool:
    """Whether one Suborn would end the Control of a space."""
    if not space.area.is_afghan:
        return False
    if space.control == COIN:
        cubes = min(warlords.CUBES, space.government_cubes)
        return _by_base(space) or (cubes > 0 and control_with(space, [(GOVERNMENT_CUBES[0], -cubes)]) != COIN)
    if space.control == TALIBAN and space.guerrillas(TALIBAN):
        return control_with(space, [(TALIBAN_ACTIVE, -1)]) != TALIBAN
    return False


SUBORN_CONTROL: Final = Step(
    "warlords_suborn_control", "8.5.4c", _ends_control, (holds("by_base", lambda s, x: _by_base(x)),)
)
LOCS_FIRST: Final[Row[State, Space]] = holds("road", lambda s, x: x.is_loc)
PAKISTAN_LAST: Final[Row[State, Space]] = holds("afghan", lambda s, x: not x.is_pakistan)
SUBORN_TALIBAN: Final = Step(
    "warlords_suborn_taliban", "8.5.4c", lambda s, x: x.guerrillas(TALIBAN), (LOCS_FIRST, PAKISTAN_LAST)
)
SUBORN_GOVERNMENT: Final = Step(
    "warlords_suborn_government",
    "8.5.4c",
    lambda s, x: x.government_cubes or x.count[GOVERNMENT_BASE],
    (LOCS_FIRST,),
)


def _suborn_steps(s: State) -> tuple[Step, ...]:
    return SUBORN_CONTROL, SUBORN_TALIBAN if s.is_nonplayer(COALITION) else SUBORN_GOVERNMENT


def _can_suborn(t: Sitting) -> bool:
    return possible(t, _suborn_steps(t.s), t.s.spaces.values())


def suborn(t: Sitting) -> Procedure[None]:
    """Up to 3 spaces: to end Control, then against the Taliban or the Government (8.5.4c)."""
    while t.question.purpose == Purpose.SUBORN_WHERE:
        found = yield from next_of(t, _suborn_steps(t.s), t.offered)
        if found is None:
            yield from t.done()
            return
        step, space = found
        against_taliban = step is SUBORN_TALIBAN or (step is SUBORN_CONTROL and space.control == TALIBAN)
        base = space.count[GOVERNMENT_BASE] > 0 and (step is SUBORN_GOVERNMENT or _by_base(space))
        yield from t.answer(Purpose.SUBORN_WHERE, space)
        if against_taliban:
            yield from t.answer(Purpose.SUBORN_HOW, "suborn_guerrilla")
            hidden = space.count[TALIBAN_UNDERGROUND] > 0  # 8.1.2b
            yield from t.answer(Purpose.SUBORN_CUBE, PIECES[TALIBAN_UNDERGROUND if hidden else TALIBAN_ACTIVE])
        elif base:
            yield from t.answer(Purpose.SUBORN_HOW, "suborn_base")
        else:
            yield from t.answer(Purpose.SUBORN_HOW, "suborn_cubes")
            taken = 0
            while taken < warlords.CUBES and t.question.purpose == Purpose.SUBORN_CUBE:
                kinds = [PIECE[option.key] for option in t.question.options if option.key in PIECE]
                yield from t.answer(Purpose.SUBORN_CUBE, PIECES[next_cube(kinds, taken)])
                taken += 1


OPERATIONS: Final[Operations] = {
    RALLY: Operation("8.5.1", _can_rally, MARCH),
    MARCH: Operation("8.5.2", _can_march, TERROR_OPERATION),
    TERROR_OPERATION: Operation("8.5.3", _can_terror, RALLY),
}
ACTIONS: Final[Mapping[str, Conversation]] = {RALLY: rally, MARCH: march, TERROR_OPERATION: terror, TRAFFIC: traffic}
