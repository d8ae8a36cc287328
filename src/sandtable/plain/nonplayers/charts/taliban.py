"""The Taliban by their flow chart (third printing, 8.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.charts import Box, Flow, Row, highest, holds
from sandtable.plain import lasting, tracks
from sandtable.plain.activities import taliban
from sandtable.plain.nonplayers import attacks, buying, rallies
from sandtable.plain.nonplayers.charts.common import MOST_PEOPLE
from sandtable.plain.nonplayers.charts.taliban_activities import (
    extort,
    extort_a,
    extort_a_after,
    infiltrate,
    kept_hidden,
    may_show,
    pause_to_extort,
    rich_road,
    special,
)
from sandtable.plain.nonplayers.charts.taliban_march import FOR_A_BASE, MASSED, can_march, march
from sandtable.plain.nonplayers.guidelines import all_active
from sandtable.plain.nonplayers.steps import (
    START,
    Operation,
    Operations,
    Step,
    next_of,
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
    AMBUSH,
    ATTACK,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    EXTORT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    INFILTRATE,
    KABUL,
    MARCH,
    NEUTRAL,
    OWNER,
    RALLY,
    SUPPORT,
    TALIBAN,
    TALIBAN_ACTIVE,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
    TERROR_OPERATION,
    WARLORD_ACTIVE,
    WARLORD_BASE,
    WARLORD_UNDERGROUND,
)
from sandtable.plain.under_way import Action

RULE: Final = "chart.taliban"
SHIFT_BY_TERROR: Final = 3
TO_RALLY: Final = 15
"""Guerrillas Available that make a Rally."""
COALITION_HIT: Final = 2
RALLY_SPACES: Final = 6
NEUTRAL_SPACES: Final = 2
"""Neutral spaces in which a Rally places."""
NO_AMBUSH_FROM: Final = 6
SURE: Final = 6
"""Guerrillas whose Attack cannot fail."""
ENOUGH: Final = "enough"
"""What is kept in mind: a Rally has its last space."""

# -- which operation


def _shift(s: State) -> int:
    """How many points of Support and Opposition together Terror would shift, in its order and with its pause."""
    action = Action(TALIBAN, TERROR_OPERATION)
    fit = [x for x in _terror_where(s, action) if TERROR_SUPPORT.fits(s, x) or TERROR_NEUTRAL.fits(s, x)]
    order = sorted(fit, key=lambda x: (x.level != SUPPORT, -x.pop))[: lasting.spaces_most(s, TALIBAN, TERROR_OPERATION)]
    most = s.resources[TALIBAN] // insurgent.COST
    paid, wanting = order[:most], order[most:]
    if wanting:
        shown = {x.id: insurgent.terror_needs(s, action, x) for x in paid}
        earned = _pause_earns(s, shown)
        still = [x for x in wanting if may_show(s, x, insurgent.terror_needs(s, action, x) + (x.id in earned))]
        paid += still[: sum(earned.values())]
    return sum(x.pop for x in paid)


def _pause_earns(s: State, shown: Mapping[str, int]) -> dict[str, int]:
    """What a pause to Extort would bring, space by space, once so many have shown themselves."""
    there = []
    for space in s.spaces.values():
        count = shown.get(space.id, 0)
        after = with_changes(space, [(TALIBAN_UNDERGROUND, -count), (TALIBAN_ACTIVE, count)])
        if taliban.can_extort_in(after):
            there.append(after)
    fit = [x for x in there if extort_a(s, x)] or [x for x in there if may_show(s, x)]
    return {x.id: taliban.extorted(s, x) for x in fit}


_RALLY: Final = Action(TALIBAN, RALLY)


def _may_rally(s: State, space: Space) -> bool:
    return insurgent.may_rally(s, _RALLY, space)


def _makes_a_base(s: State, space: Space) -> bool:
    return _may_rally(s, space) and space.guerrillas(TALIBAN) >= FOR_A_BASE and can_place(s, space, TALIBAN_BASE)


def _coalition_hit(s: State) -> int:
    """How many Coalition pieces Ambushes in up to 3 spaces, and Attacks that cannot fail, would remove."""
    action = Action(TALIBAN, ATTACK, may_special=True)
    spaces = list(attacking.attack_where(s, action))
    sure = [x for x in spaces if _cannot_fail(s, x)]
    fit = [x for x in spaces if x not in sure and _may_ambush(s, action, x)]
    ambushes = sorted((_hits(s, x, True) for x in fit), reverse=True)[: attacking.AMBUSHES]
    hits = sorted((*ambushes, *(_hits(s, x, False) for x in sure)), reverse=True)
    paid = s.resources[TALIBAN] // attacking.COST
    return sum(hits[: min(paid, lasting.spaces_most(s, TALIBAN, ATTACK))])


CHOICE: Final[Flow[State, str]] = Flow.of(
    "chart_taliban",
    Box(START, lambda s, who: _shift(s) >= SHIFT_BY_TERROR, yes=TERROR_OPERATION, no="rally?", rule=RULE),
    Box(
        "rally?",
        lambda s, who: s.available[TALIBAN_UNDERGROUND] >= TO_RALLY or any(_makes_a_base(s, x) for x in s.not_locs()),
        yes=RALLY,
        no="attack?",
        rule=RULE,
    ),
    Box("attack?", lambda s, who: _coalition_hit(s) >= COALITION_HIT, yes=ATTACK, no=MARCH, rule=RULE),
)


# -- Terror


def _terror_where(s: State, action: Action) -> list[Space]:
    return [x for x in insurgent.terror_where(s, action) if may_show(s, x, insurgent.terror_needs(s, action, x))]


TERROR_SUPPORT: Final = Step(
    "chart_taliban_terror_support", RULE, lambda s, x: x.has_opinion and x.pop and x.level == SUPPORT, (MOST_PEOPLE,)
)
TERROR_NEUTRAL: Final = Step(
    "chart_taliban_terror_neutral", RULE, lambda s, x: x.has_opinion and x.pop and x.level == NEUTRAL, (MOST_PEOPLE,)
)


def _can_terror(t: Sitting) -> bool:
    return possible(t, (TERROR_SUPPORT, TERROR_NEUTRAL), _terror_where(t.s, Action(TALIBAN, TERROR_OPERATION)))


def terror(t: Sitting) -> Procedure[None]:
    """Support spaces, then Neutral ones, where most people are; a pause to Extort when Resources run out."""
    yield from extort(t)  # the pause goes on
    while t.asks(Purpose.TERROR_WHERE):
        among = [x for x in t.offered if may_show(t.s, x, insurgent.terror_needs(t.s, t.action, x))]
        found = yield from next_of(t, (TERROR_SUPPORT, TERROR_NEUTRAL), among)
        if found is not None:
            yield from t.answer(Purpose.TERROR_WHERE, found[1])
        elif t.s.resources[TALIBAN] or not (yield from pause_to_extort(t, Purpose.TERROR_WHERE, extort_a)):
            break
    yield from t.done_after(Purpose.TERROR_WHERE)
    yield from extort_a_after(t)


# -- Rally


def _has_use(s: State, space: Space) -> bool:
    """Whether a Rally places Guerrillas or, with none Available, turns some Underground."""
    return bool(s.available[TALIBAN_UNDERGROUND] or (space.count[TALIBAN_BASE] and space.count[TALIBAN_ACTIVE]))


PAKISTAN_FIRST: Final[Row[State, Space]] = holds("pakistan", lambda s, x: x.is_pakistan)
AFGHAN_FIRST: Final[Row[State, Space]] = holds("afghan", lambda s, x: not x.is_pakistan)
RALLY_BARE: Final = Step(
    "chart_taliban_rally_bare",
    RULE,
    lambda s, x: x.count[TALIBAN_BASE] and not x.guerrillas(TALIBAN) and s.available[TALIBAN_UNDERGROUND],
    (MOST_PEOPLE,),
)
RALLY_BASE: Final = Step("chart_taliban_rally_base", RULE, _makes_a_base, (PAKISTAN_FIRST, MOST_PEOPLE))
RALLY_HIDE: Final = Step(
    "chart_taliban_rally_hide",
    RULE,
    lambda s, x: x.count[TALIBAN_BASE] and x.has_cubes() and all_active(x, TALIBAN),
    (MOST_PEOPLE,),
)
RALLY_KABUL: Final = Step(
    "chart_taliban_rally_kabul",
    RULE,
    lambda s, x: x.id == KABUL and not x.count[TALIBAN_UNDERGROUND] and _has_use(s, x),
)
RALLY_NEUTRAL: Final = Step(
    "chart_taliban_rally_sow",
    RULE,
    lambda s, x: (
        x.has_opinion
        and x.level == NEUTRAL
        and not x.coalition
        and not x.of(TALIBAN)
        and s.available[TALIBAN_UNDERGROUND]
    ),
    (MOST_PEOPLE,),
)
RALLY_BASES: Final = Step(
    "chart_taliban_rally_bases",
    RULE,
    lambda s, x: x.count[TALIBAN_BASE] and _has_use(s, x),
    (AFGHAN_FIRST, MOST_PEOPLE),
)
RALLY_PAKISTAN: Final = Step(
    "chart_taliban_rally_pakistan", RULE, lambda s, x: x.is_pakistan and s.pakistan_is_free and _has_use(s, x)
)
RALLY_STEPS: Final = (RALLY_BARE, RALLY_BASE, RALLY_HIDE, RALLY_KABUL, RALLY_NEUTRAL, RALLY_BASES, RALLY_PAKISTAN)


def _can_rally(t: Sitting) -> bool:
    return possible(t, RALLY_STEPS, list(insurgent.rally_where(t.s, Action(TALIBAN, RALLY))))


def rally(t: Sitting) -> Procedure[None]:
    """Up to 6 spaces, a pause to Extort when Resources run out, and Sharia at the end."""
    yield from extort(t)  # the pause goes on
    while t.asks(Purpose.RALLY_WHERE) and not t.times(ENOUGH) and len(t.action.selected) < RALLY_SPACES:
        sown = t.times(RALLY_NEUTRAL.name) >= NEUTRAL_SPACES
        steps = [step for step in RALLY_STEPS if not (step is RALLY_NEUTRAL and sown)]
        found = yield from next_of(t, steps, t.offered)
        if found is None:
            wanting = [x for x in t.s.not_locs() if x.id not in t.action.selected and _may_rally(t.s, x)]
            if not possible(t, steps, wanting):
                break
            if t.s.resources[TALIBAN] or not (yield from pause_to_extort(t, Purpose.RALLY_WHERE, rich_road)):
                break
            continue
        step, space = found
        t.once_more(step.name)
        yield from t.answer(Purpose.RALLY_WHERE, space)
        yield from (rallies.build(t) if step is RALLY_BASE else rallies.place(t))
    if t.asks(Purpose.RALLY_WHERE) and not t.times(ENOUGH):
        t.once_more(ENOUGH)
        if _needs_means_for_sharia(t):
            yield from pause_to_extort(t, Purpose.RALLY_WHERE, rich_road)
    yield from t.done_after(Purpose.RALLY_WHERE)
    yield from buying.sharia(t)
    yield from special(t)


def _needs_means_for_sharia(t: Sitting) -> bool:
    """Whether only Resources are missing for Sharia in a space of the Rally."""
    spaces = [x for x in t.selected if x.count[TALIBAN_BASE]]
    if any(buying.levels(t.s, x, TALIBAN) for x in spaces):
        return False
    return any(buying.levels(t.s, x, TALIBAN, funds=tracks.MOST[TALIBAN]) for x in spaces)


# -- Attack

AMBUSH_LIST: Final = (
    COALITION_BASE,
    COALITION_TROOPS,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    WARLORD_BASE,
    WARLORD_UNDERGROUND,
    WARLORD_ACTIVE,
)


def _target(kinds: Sequence[int], taken: int = 0) -> int:
    """The piece that goes first."""
    return min(kinds, key=AMBUSH_LIST.index)


def _gone(s: State, space: Space, ambush: bool) -> list[int]:
    """The pieces that an Ambush, or an Attack that succeeds, would remove."""
    return attacks.would_go(s, TALIBAN, space, _target, ambush=ambush)


def _hits(s: State, space: Space, ambush: bool) -> int:
    """How many Coalition pieces would go."""
    return sum(OWNER[piece] == COALITION for piece in _gone(s, space, ambush))


def _may_ambush(s: State, action: Action, space: Space) -> bool:
    return attacking.may_ambush(s, action, space) and (may_show(s, space) or not space.count[TALIBAN_UNDERGROUND])


def _may_attack(s: State, space: Space) -> bool:
    """An Attack shows all Guerrillas: not where some must stay Underground."""
    hidden = space.count[TALIBAN_UNDERGROUND]
    return not hidden or not kept_hidden(s, space)


def _cannot_fail(s: State, space: Space) -> bool:
    return _may_attack(s, space) and attacking.attack_check(s, TALIBAN, space).number >= SURE


def _rank(s: State, space: Space) -> int:
    """The place of the best piece that an Ambush would remove, on the list; higher is better."""
    gone = _gone(s, space, True)
    return len(AMBUSH_LIST) - AMBUSH_LIST.index(_target(gone)) if gone else 0


def attack_steps(action: Action) -> tuple[Step, ...]:
    def hits_coalition(s: State, space: Space) -> bool:
        by_ambush = _may_ambush(s, action, space) and _hits(s, space, True) > 0
        return by_ambush or (_may_attack(s, space) and _hits(s, space, False) > 0 and not action.terms.ambush_only)

    return (
        Step(
            "chart_taliban_attack_coalition",
            RULE,
            hits_coalition,
            (highest("coalition_hit", lambda s, x: _hits(s, x, True)), MOST_PEOPLE),
        ),
        Step(
            "chart_taliban_attack_ambush",
            RULE,
            lambda s, x: _may_ambush(s, action, x) and x.guerrillas(TALIBAN) < NO_AMBUSH_FROM and _gone(s, x, True),
            (highest("ambush_list", _rank),),
        ),
        Step(
            "chart_taliban_attack_mass",
            RULE,
            lambda s, x: not action.terms.ambush_only and x.guerrillas(TALIBAN) >= MASSED and _may_attack(s, x),
            (MOST_PEOPLE,),
        ),
    )


def _can_attack(t: Sitting) -> bool:
    action = Action(TALIBAN, ATTACK, may_special=True)
    return possible(t, attack_steps(action), attacking.attack_where(t.s, action))


def attack(t: Sitting) -> Procedure[None]:
    """Where Coalition pieces go, then by the Ambush list, then where many stand together."""
    while t.asks(Purpose.ATTACK_WHERE):
        steps = attack_steps(t.action)
        found = yield from next_of(t, steps, t.offered)
        if found is None:
            break
        step, space = found
        ambush = _may_ambush(t.s, t.action, space) and step.name != "chart_taliban_attack_mass"
        if step is steps[0] and _cannot_fail(t.s, space):
            ambush = t.action.terms.ambush_only  # an Attack that cannot fail needs none
        yield from t.answer(Purpose.ATTACK_WHERE, space)
        if t.question.purpose == Purpose.ATTACK_HOW:
            yield from t.answer(Purpose.ATTACK_HOW, AMBUSH if ambush else "attack")
        yield from attacks.remove(t, _target)
    yield from t.done_after(Purpose.ATTACK_WHERE)
    yield from extort_a_after(t)


OPERATIONS: Final[Operations] = {
    TERROR_OPERATION: Operation(RULE, _can_terror, RALLY),
    RALLY: Operation(RULE, _can_rally, ATTACK),
    ATTACK: Operation(RULE, _can_attack, MARCH),
    MARCH: Operation(RULE, can_march, RALLY),
}
ACTIONS: Final[Mapping[str, Conversation]] = {
    TERROR_OPERATION: terror,
    RALLY: rally,
    ATTACK: attack,
    MARCH: march,
    EXTORT: extort,
    INFILTRATE: infiltrate,
}
