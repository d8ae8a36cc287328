"""The Warlords by their flow chart (third printing, 8.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from sandtable.core.charts import Box, Flow, Row, highest, holds
from sandtable.core.questions import Ask
from sandtable.plain import victory
from sandtable.plain.activities import warlords
from sandtable.plain.control import control_with
from sandtable.plain.map import LOCS
from sandtable.plain.nonplayers import attacks, rallies
from sandtable.plain.nonplayers.charts.common import MOST_PEOPLE, in_last_campaign, is_player
from sandtable.plain.nonplayers.charts.marching import ENTERED, Group, Marchers, choose, enter, finds_and_fixes
from sandtable.plain.nonplayers.charts.warlords_activities import (
    cultivate,
    special,
    suborn,
    suborn_after,
    traffic,
)
from sandtable.plain.nonplayers.guidelines import next_piece
from sandtable.plain.nonplayers.steps import (
    START,
    Operation,
    Operations,
    Step,
    next_of,
    one_of,
    possible,
)
from sandtable.plain.nonplayers.turn import Conversation, Procedure, Sitting
from sandtable.plain.operations import attack as attacking
from sandtable.plain.operations import insurgent
from sandtable.plain.pieces import can_place, with_changes
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ATTACK,
    COALITION,
    COIN,
    CULTIVATE,
    FACTIONS,
    GOVERNMENT,
    GOVERNMENT_BASE,
    MARCH,
    NEUTRAL,
    OPPOSITION,
    OWNER,
    RALLY,
    SUBORN,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TERROR_OPERATION,
    TRAFFIC,
    UNCONTROLLED,
    WARLORD_ACTIVE,
    WARLORD_BASE,
    WARLORD_UNDERGROUND,
    WARLORDS,
)
from sandtable.plain.under_way import Action

RULE: Final = "chart.warlords"
SPACES: Final = 3
FOR_A_BASE: Final = 3
"""Guerrillas in a space that make a Base of two of them."""
TO_ATTACK: Final = 4
ON_A_ROAD: Final = 2
NO_ROADS_FROM: Final = 45
"""Resources with which the roads are left alone."""

# what is kept in mind
ENOUGH: Final = "enough"
REPLACED: Final = "replaced"
SECOND: Final = "second"
CROWD: Final = "crowd"

# -- whom it hurts


def frightens(s: State, space: Space) -> bool:
    """Whether Terror lowers a player's margin: Support is the Coalition's, Opposition the Taliban's."""
    if not space.has_opinion or not space.pop:
        return False
    return (space.level == SUPPORT and is_player(s, COALITION)) or (space.level == OPPOSITION and is_player(s, TALIBAN))


def _aim(s: State, space: Space) -> str | None:
    """Against whom an Attack lowers a player's margin: COIN Control that is lost, or a Taliban Base."""
    if is_player(s, GOVERNMENT) and space.pop and space.control == COIN and not space.is_loc:
        there = space
        for _ in range(attacking.removes_most(s, WARLORDS, space, False)):
            kinds = [piece for piece in attacking.removable(s, WARLORDS, there) if OWNER[piece] != TALIBAN]
            if kinds:
                there = with_changes(there, [(kinds[0], -1)])
        if control_with(there, ()) != COIN:
            return GOVERNMENT
    most = attacking.removes_most(s, WARLORDS, space, False)
    if is_player(s, TALIBAN) and space.count[TALIBAN_BASE] and space.guerrillas(TALIBAN) < most:
        return TALIBAN
    return None


# -- which operation


def _makes_a_base(s: State, space: Space) -> bool:
    return space.guerrillas(WARLORDS) >= FOR_A_BASE and can_place(s, space, WARLORD_BASE)


CHOICE: Final[Flow[State, str]] = Flow.of(
    "chart_warlords",
    Box(START, lambda s, who: any(_makes_a_base(s, x) for x in s.afghan()), yes=RALLY, no="march?", rule=RULE),
    Box(
        "march?",
        lambda s, who: not any(is_player(s, each) and victory.margin(s, each) > 0 for each in FACTIONS),
        yes=MARCH,
        no="terror?",
        rule=RULE,
    ),
    Box(
        "terror?",
        lambda s, who: any(frightens(s, x) for x in _terror_where(s, Action(WARLORDS, TERROR_OPERATION))),
        yes=TERROR_OPERATION,
        no=ATTACK,
        rule=RULE,
    ),
)


# -- Rally


def has_use(s: State, space: Space) -> bool:
    """Whether a Rally places Guerrillas or, with none Available, turns some Underground."""
    hides = space.count[WARLORD_BASE] and space.count[WARLORD_ACTIVE] and not space.area.pashtun
    return bool(s.available[WARLORD_UNDERGROUND] or hides)


def _base_for_base(s: State, space: Space) -> bool:
    """Whether a Government Base leaves no room for one of the Warlords that could be had, with the Rally paid too."""
    return (
        space.guerrillas(WARLORDS) >= FOR_A_BASE
        and space.count[GOVERNMENT_BASE] > 0
        and s.available[WARLORD_BASE] > 0
        and not can_place(s, space, WARLORD_BASE)
        and s.resources[WARLORDS] >= warlords.COST + insurgent.COST
    )


def could_be_cultivated(s: State, space: Space) -> bool:
    """Whether a Rally would make Cultivate possible in a space."""
    bases = space.count[WARLORD_BASE]
    coming = bases + space.pop if bases and not space.area.pashtun else 1
    there = with_changes(space, [(WARLORD_UNDERGROUND, min(coming, s.available[WARLORD_UNDERGROUND]))])
    return warlords.can_cultivate_in(s, there)


MOST_BASES: Final[Row[State, Space]] = highest("warlord_bases", lambda s, x: x.count[WARLORD_BASE])
RALLY_REPLACE: Final = Step("chart_warlords_rally_replace", RULE, _base_for_base, (MOST_PEOPLE,))
RALLY_BASE: Final = Step("chart_warlords_rally_base", RULE, _makes_a_base, (MOST_PEOPLE,))
RALLY_SECOND: Final = Step(
    "chart_warlords_rally_second",
    RULE,
    lambda s, x: x.count[WARLORD_BASE] == 1 and can_place(s, x, WARLORD_BASE) and has_use(s, x),
    (MOST_PEOPLE,),
)
RALLY_GUARD: Final = Step(
    "chart_warlords_rally_guard",
    RULE,
    lambda s, x: x.count[WARLORD_BASE] and not x.guerrillas(WARLORDS) and has_use(s, x),
    (MOST_PEOPLE, MOST_BASES),
)
RALLY_BASES: Final = Step(
    "chart_warlords_rally_bases", RULE, lambda s, x: x.count[WARLORD_BASE] and has_use(s, x), (MOST_PEOPLE,)
)
RALLY_LOOSE: Final = Step(
    "chart_warlords_rally_loose",
    RULE,
    lambda s, x: x.guerrillas(WARLORDS) and not x.count[WARLORD_BASE] and has_use(s, x),
)
RALLY_ELSEWHERE: Final = Step(
    "chart_warlords_rally_elsewhere", RULE, lambda s, x: x.pop and has_use(s, x), (MOST_PEOPLE,)
)
RALLY_TO_CULTIVATE: Final = Step(
    "warlords_rally_sow", RULE, lambda s, x: could_be_cultivated(s, x) and has_use(s, x), (MOST_PEOPLE,)
)
"""One more space, if Cultivate has none."""
RALLY_STEPS: Final = (RALLY_REPLACE, RALLY_BASE, RALLY_SECOND, RALLY_GUARD, RALLY_BASES, RALLY_LOOSE, RALLY_ELSEWHERE)
ONCE: Final = (RALLY_SECOND, RALLY_ELSEWHERE)


def _can_rally(t: Sitting) -> bool:
    steps = [step for step in RALLY_STEPS if step is not RALLY_REPLACE]
    return possible(t, steps, list(insurgent.rally_where(t.s, Action(WARLORDS, RALLY))))


def rally(t: Sitting) -> Procedure[None]:
    """Up to 3 spaces, with Suborn or Cultivate in between where a step says so; then the special activity."""
    yield from suborn(t)  # more of it by its own box
    while t.asks(Purpose.RALLY_WHERE) and not t.times(ENOUGH):
        if t.kept(REPLACED):
            yield from _rally_in(t, RALLY_REPLACE, t.s[t.kept(REPLACED).pop()])
        elif t.kept(SECOND):
            space = t.s[t.kept(SECOND).pop()]
            if t.offers(CULTIVATE) and warlords.can_cultivate_in(t.s, space):
                yield from _cultivate_in(t, Purpose.RALLY_WHERE, space)
        elif len(t.action.selected) >= SPACES or not (yield from _rally_once_more(t)):
            t.once_more(ENOUGH)
            if t.action.may_begin_special and not t.offers(CULTIVATE) and not in_last_campaign(t.s):
                more = yield from one_of(t, RALLY_TO_CULTIVATE, t.offered)
                if more is not None:
                    yield from _rally_in(t, RALLY_TO_CULTIVATE, more)
    yield from t.done_after(Purpose.RALLY_WHERE)
    yield from special(t)


def _rally_once_more(t: Sitting) -> Procedure[bool]:
    """In the next space; False if no step has one."""
    steps = [step for step in RALLY_STEPS if step not in ONCE or not t.times(step.name)]
    if not t.offers(SUBORN):
        steps.remove(RALLY_REPLACE)
    found = yield from next_of(t, steps, t.offered)
    if found is None:
        return False
    step, space = found
    t.once_more(step.name)
    if step is RALLY_REPLACE:
        t.kept(REPLACED).append(space.id)
        yield from t.answer(Purpose.RALLY_WHERE, SUBORN)
        yield from t.answer(Purpose.SUBORN_WHERE, space)
        yield from t.answer(Purpose.SUBORN_HOW, "suborn_base")
        yield from suborn(t)
    else:
        yield from _rally_in(t, step, space)
    return True


def _rally_in(t: Sitting, step: Step, space: Space) -> Procedure[None]:
    cultivates = step is RALLY_SECOND and not in_last_campaign(t.s)
    if cultivates:
        t.kept(SECOND).append(space.id)
    yield from t.answer(Purpose.RALLY_WHERE, space)
    if cultivates and t.offers(CULTIVATE):  # possible without the Rally: it comes first, and its Base counts
        yield from _cultivate_in(t, Purpose.RALLY_HOW, space)
    yield from (rallies.build(t) if step in (RALLY_REPLACE, RALLY_BASE) else rallies.place(t))


def _cultivate_in(t: Sitting, purpose: Purpose, space: Space) -> Procedure[None]:
    yield from t.answer(purpose, CULTIVATE)
    yield from t.answer(Purpose.CULTIVATE_WHERE, space)


# -- March


def marchers_of(s: State, action: Action) -> Marchers:
    """Never the last of a Base goes (Find Fix Finish: of two Bases the last two), and no Control comes by it."""

    def kept(space: Space) -> int:
        bases = space.count[WARLORD_BASE]
        return 2 if bases > 1 and finds_and_fixes(s) else min(bases, 1)

    return Marchers(s, action, kept, lambda before, after: after not in (UNCONTROLLED, before), RULE)


def march_steps(s: State, marchers: Marchers) -> list[Step]:
    guard = Step(
        "chart_warlords_march_guard",
        RULE,
        lambda s, x: x.count[WARLORD_BASE] and not x.count[WARLORD_UNDERGROUND] and marchers.hidden(x),
        (MOST_PEOPLE,),
    )
    road = Step(
        "chart_warlords_march_road",
        RULE,
        lambda s, x: x.is_loc and x.guerrillas(WARLORDS) < ON_A_ROAD <= x.guerrillas(WARLORDS) + marchers.reach(x),
    )
    settle = Step(
        "chart_warlords_march_settle",
        RULE,
        lambda s, x: x.pop and not x.guerrillas(WARLORDS) and can_place(s, x, WARLORD_BASE) and marchers.reach(x) >= 3,
        (MOST_PEOPLE, holds("no_coalition", lambda s, x: not x.coalition)),
    )

    def ends(s: State, space: Space) -> bool:
        if not space.area.is_afghan or space.is_loc or space.control == UNCONTROLLED or not space.pop:
            return False
        coming = marchers.reach(space)
        return coming > 0 and control_with(space, [(WARLORD_ACTIVE, coming)]) == UNCONTROLLED

    control = Step(
        "chart_warlords_march_control",
        RULE,
        ends,
        (holds("players_control", _controlled_by_player), MOST_PEOPLE),
    )
    steps = [guard]
    if not in_last_campaign(s):
        steps += [road, settle] if s.resources[WARLORDS] < NO_ROADS_FROM else [settle]
    return [*steps, control]


def _controlled_by_player(s: State, space: Space) -> bool:
    if space.control == COIN:
        return is_player(s, GOVERNMENT) or is_player(s, COALITION)
    return space.control == TALIBAN and is_player(s, TALIBAN)


def _crowd(marchers: Marchers) -> Step:
    return Step(
        "chart_warlords_march_people",
        RULE,
        lambda s, x: x.area.is_afghan and not x.is_loc and x.pop and marchers.reach(x),
        (MOST_PEOPLE,),
    )


def _targets(s: State) -> list[Space]:
    return [*(s[id] for id in LOCS), *s.afghan()]


def _can_march(t: Sitting) -> bool:
    marchers = marchers_of(t.s, Action(WARLORDS, MARCH))
    return possible(t, [*march_steps(t.s, marchers), _crowd(marchers)], _targets(t.s))


def march(t: Sitting) -> Procedure[None]:
    """To bare Bases, onto roads, to new ground, against Control; else to where most people are."""
    marchers = marchers_of(t.s, t.action)
    while t.asks(Purpose.MARCH_FROM):
        if not (yield from enter(t, marchers)) and not (yield from _chooses(t, marchers)):
            break
    yield from t.done_after(Purpose.MARCH_FROM)
    yield from special(t)


def _chooses(t: Sitting, marchers: Marchers) -> Ask[bool]:
    """Choose the next space, and how many enter it; False if there is none."""
    s = t.s
    if t.times(CROWD):
        return False
    found = yield from next_of(t, march_steps(s, marchers), [x for x in _targets(s) if x.id not in t.kept(ENTERED)])
    if found is not None:
        step, space = found
        if step.name.endswith("guard"):
            choose(t, space, 1, Group.HIDDEN_ONLY)
        elif step.name.endswith("road"):
            choose(t, space, ON_A_ROAD - space.guerrillas(WARLORDS))
        elif step.name.endswith("settle"):
            choose(t, space, FOR_A_BASE)
        else:
            choose(
                t, space, next(n for n in range(1, 40) if control_with(space, [(WARLORD_ACTIVE, n)]) == UNCONTROLLED)
            )
        return True
    if t.kept(ENTERED):
        return False
    t.once_more(CROWD)
    where = yield from one_of(t, _crowd(marchers), _targets(s))
    if where is not None:
        choose(t, where, marchers.reach(where))
    return where is not None


# -- Terror


def _may_show(space: Space) -> bool:
    """Never the last Underground Guerrilla of a Base."""
    return not space.count[WARLORD_BASE] or space.count[WARLORD_UNDERGROUND] > 1


def _terror_where(s: State, action: Action) -> list[Space]:
    return [x for x in insurgent.terror_where(s, action) if _may_show(x)]


TERROR_PLAYER: Final = Step("chart_warlords_terror_player", RULE, frightens, (MOST_PEOPLE,))
TERROR_ANY: Final = Step(
    "chart_warlords_terror_any", RULE, lambda s, x: x.has_opinion and x.pop and x.level != NEUTRAL, (MOST_PEOPLE,)
)


def _can_terror(t: Sitting) -> bool:
    return possible(t, (TERROR_PLAYER, TERROR_ANY), _terror_where(t.s, Action(WARLORDS, TERROR_OPERATION)))


def terror(t: Sitting) -> Procedure[None]:
    """Up to 3 spaces where a player's margin falls, and one more where most is lost; then Suborn."""
    while t.asks(Purpose.TERROR_WHERE) and len(t.action.selected) < SPACES:
        steps = [TERROR_PLAYER] if t.times(TERROR_ANY.name) else [TERROR_PLAYER, TERROR_ANY]
        found = yield from next_of(t, steps, [x for x in t.offered if _may_show(x)])
        if found is None:
            break
        t.once_more(found[0].name)
        yield from t.answer(Purpose.TERROR_WHERE, found[1])
    yield from t.done_after(Purpose.TERROR_WHERE)
    yield from suborn_after(t)


# -- Attack

ATTACK_WHERE: Final = Step(
    "chart_warlords_attack",
    RULE,
    lambda s, x: (
        x.guerrillas(WARLORDS) >= TO_ATTACK
        and not (x.count[WARLORD_BASE] and x.count[WARLORD_UNDERGROUND])
        and _aim(s, x) is not None
    ),
    (MOST_PEOPLE,),
)


def _can_attack(t: Sitting) -> bool:
    return possible(t, (ATTACK_WHERE,), attacking.attack_where(t.s, Action(WARLORDS, ATTACK)))


def attack(t: Sitting) -> Procedure[None]:
    """Where that lowers a player's margin, with 4 Guerrillas or more; then Suborn."""
    while t.asks(Purpose.ATTACK_WHERE):
        found = yield from next_of(t, (ATTACK_WHERE,), t.offered)
        if found is None:
            break
        aim = _aim(t.s, found[1])
        yield from t.answer(Purpose.ATTACK_WHERE, found[1])
        yield from attacks.remove(t, partial(_hit, aim))
    yield from t.done_after(Purpose.ATTACK_WHERE)
    yield from suborn_after(t)


def _hit(aim: str | None, kinds: Sequence[int], taken: int) -> int:
    """The piece that goes: of the side it aims at; Underground before Active, Police and Troops in turn."""
    return next_piece([piece for piece in kinds if (OWNER[piece] == TALIBAN) == (aim == TALIBAN)] or kinds, taken)


OPERATIONS: Final[Operations] = {
    RALLY: Operation(RULE, _can_rally, MARCH),
    MARCH: Operation(RULE, _can_march, RALLY),
    TERROR_OPERATION: Operation(RULE, _can_terror, ATTACK),
    ATTACK: Operation(RULE, _can_attack, RALLY),
}
ACTIONS: Final[Mapping[str, Conversation]] = {
    RALLY: rally,
    MARCH: march,
    TERROR_OPERATION: terror,
    ATTACK: attack,
    CULTIVATE: cultivate,
    TRAFFIC: traffic,
    SUBORN: suborn,
}
