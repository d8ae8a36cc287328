"""The Coalition without a player: Sweep and Assault, with Airlift or Air Strike (8.8.3, 8.8.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sandtable.core.charts import Row, highest
from sandtable.plain import lasting, tracks
from sandtable.plain.changes import FindsAnywhere
from sandtable.plain.declared import Terms
from sandtable.plain.nonplayers import sweeps
from sandtable.plain.nonplayers.assaults import Removal, removal
from sandtable.plain.nonplayers.book.air import (
    LIFTED_TO,
    Lift,
    air_strike,
    airlift,
    airlift_is_possible,
    lift_into,
    lift_origins,
    strikes,
    struck,
)
from sandtable.plain.nonplayers.book.government_fight import activate, found_by, remove_taliban_first
from sandtable.plain.nonplayers.steps import Special, Step, one_of, special_after
from sandtable.plain.nonplayers.turn import Procedure, Sitting
from sandtable.plain.operations import prices
from sandtable.plain.operations import sweep as sweeping
from sandtable.plain.operations.assault import assault_is_barred, assault_where, may_use_government
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AIRLIFT,
    ASSAULT,
    COALITION,
    SWEEP,
    TALIBAN,
    TALIBAN_UNDERGROUND,
)
from sandtable.plain.under_way import Action

TALIBAN_TO_FIGHT: Final = 4  # 8.8.4

# what is kept in mind
BEGUN: Final = "begun"
PAID: Final = "Government cubes paid"

# -- Sweep (8.8.3)


def _found(s: State, space: Space) -> int:
    return sum(found_by(space, sweeping.activates(s, COALITION, space)))


def _in_place(s: State) -> list[Space]:
    action = Action(COALITION, SWEEP, terms=Terms(stays=True))
    return [x for x in s.afghan() if x.coalition and sweeping.can_sweep(s, action, x)]


def _lift_helps(s: State, action: Action) -> dict[str, Lift]:
    """Where an Airlift would let the Sweep activate the last Underground Taliban, who else would stay so (8.8.3a)."""
    if not airlift_is_possible(s, action):
        return {}
    lifts = {}
    origins = lift_origins(s)
    for space in s.afghan():
        hidden = space.count[TALIBAN_UNDERGROUND]
        if origins and hidden > sweeping.activates(s, COALITION, space):
            lift = lift_into(s, space, origins)
            if (
                lift.total
                and (space.coalition or lift.coalition)
                and sweeping.activates(s, COALITION, space, lift.total) >= hidden
            ):
                lifts[space.id] = lift
    return lifts


def can_sweep(t: Sitting) -> bool:
    s = t.s
    if any(_found(s, x) for x in _in_place(s)):
        return True
    if s.in_force(FindsAnywhere) and _in_place(s) and any(x.underground for x in s.spaces.values()):
        return True
    return bool(_lift_helps(s, Action(COALITION, SWEEP, may_special=True)))


MOST_FOUND: Final = Step(
    "coalition_sweep",
    "8.8.3",
    lambda s, x: x.coalition,
    (
        highest("taliban_found", lambda s, x: found_by(x, sweeping.activates(s, COALITION, x))[0]),
        highest("warlords_found", lambda s, x: found_by(x, sweeping.activates(s, COALITION, x))[1]),
    ),
)


def sweep(t: Sitting) -> Procedure[None]:
    """In place wherever the Coalition is, after an Airlift or before an Air Strike (8.8.3)."""
    yield from _airlift_before(t, Purpose.SWEEP_WHERE, _airlift_to_sweep)
    while t.asks(Purpose.SWEEP_WHERE) and not t.action.is_full:
        fit = [x for x in t.offered if x.coalition and (x.has_cubes() or t.action.terms.stays)]
        if not fit:
            break
        limited = t.action.spaces_most < len(fit)
        chosen = (yield from one_of(t, MOST_FOUND, fit)) if limited else fit[0]
        assert chosen is not None
        yield from t.answer(Purpose.SWEEP_WHERE, chosen)
        if t.asks(Purpose.SWEEP_FROM):
            yield from t.done()
    yield from sweeps.end(t, activate, air_strike_after)


def _airlift_to_sweep(s: State, action: Action) -> Step | None:
    """Where an Airlift before the Sweep helps, if it does anywhere (8.8.3a)."""
    lifts = _lift_helps(s, action)
    found: Row[State, Space] = highest(
        "found", lambda s, x: sum(found_by(x, sweeping.activates(s, COALITION, x, lifts[x.id].total)))
    )
    return Step("coalition_sweep_airlift", "8.8.3a", lambda s, x: x.id in lifts, (found,)) if lifts else None


def _airlift_before(t: Sitting, where: Purpose, helps: Callable[[State, Action], Step | None]) -> Procedure[None]:
    """An Airlift before the first space of a Sweep or an Assault, if one helps; one under way goes on."""
    if t.asks(where) and not t.times(BEGUN):
        t.once_more(BEGUN)
        step = helps(t.s, t.action) if t.offers(AIRLIFT) else None
        space = None if step is None else (yield from one_of(t, step, list(t.s.spaces.values())))
        if space is not None:
            t.kept(LIFTED_TO).append(space.id)
            yield from t.answer(where, AIRLIFT)
    if t.kept(LIFTED_TO):
        yield from airlift(t)


def air_strike_after(t: Sitting) -> Procedure[None]:
    """Air Strike against the Taliban, if there is anything to strike (8.8.3d)."""
    yield from special_after(t, "8.8.3d", Special(AIR_STRIKE, air_strike, lambda t: strikes(t.s, t.action)))


# -- Assault (8.8.4)


def _with_government(s: State, action: Action, space: Space, more: int = 0) -> Removal:
    return removal(s, action, space, with_government=True, more=more)


def _removes_base_only_so(s: State, action: Action, space: Space) -> bool:
    """Whether Government cubes are needed to remove a Base (8.8.4c)."""
    if not may_use_government(s, action, space):
        return False
    return _with_government(s, action, space).bases > removal(s, action, space).bases


def _ways(s: State, action: Action, space: Space) -> tuple[Removal, Removal]:
    """What an Assault removes by itself, and with Government cubes where it may use them."""
    alone = removal(s, action, space)
    return alone, _with_government(s, action, space) if may_use_government(s, action, space) else alone


def _better(alone: Removal, together: Removal, paid: bool) -> Removal:
    """With Government cubes where 8.8.4c pays for them."""
    return together if together.bases > alone.bases or (not paid and together.total > alone.total) else alone


def _best(s: State, action: Action, space: Space, paid: bool) -> Removal:
    """What an Assault removes, with Government cubes where 8.8.4c pays for them."""
    return _better(*_ways(s, action, space), paid)


def _ranked(s: State, action: Action) -> list[tuple[Space, Removal]]:
    """The spaces of an Assault in their order, and what each removes (8.8.4b-c)."""
    found = []
    paid = False
    funds = tracks.funds(s, COALITION)
    ways = {x.id: _ways(s, action, x) for x in assault_where(s, action)}
    rest = [s[id] for id, (alone, together) in ways.items() if _better(alone, together, False).total]
    while rest:
        space = max(rest, key=lambda x: (*_better(*ways[x.id], paid)[:2], x.pop))
        rest.remove(space)
        alone, together = ways[space.id]
        gone = _better(alone, together, paid)
        if gone != alone:
            if funds < prices.COIN:
                gone = alone
            else:
                funds -= prices.COIN
                paid = True
        if gone.total:
            found.append((space, gone))
    return found


def plans(s: State, action: Action) -> Iterator[list[Removal]]:
    """What each plan removes: Assault and Air Strike, or an Airlift into some space before it (8.8.4)."""
    raids = _ranked(s, action)
    yield [gone for _, gone in raids] + struck(s, action, {x.id: gone for x, gone in raids})
    origins = lift_origins(s)
    if origins and airlift_is_possible(s, action):
        for space in _lift_targets(s, action):
            lift = lift_into(s, space, origins)
            if lift.total:
                flown = removal(s, action, space, more=lift.coalition)
                yield [flown, *[gone for x, gone in raids if x is not space and x.id not in lift.origins]]


def _lift_targets(s: State, action: Action) -> list[Space]:
    """Where the Coalition could Assault if it were there."""
    return [x for x in s.spaces.values() if not x.is_pakistan and x.of(TALIBAN) and action.may_select(x)]


def lifts_that_pay(s: State, action: Action) -> dict[str, Removal]:
    """Where an Airlift lets the Assault remove 4 Taliban pieces or a Base that it else would not (8.8.4a)."""
    origins = lift_origins(s)
    if not origins or not airlift_is_possible(s, action):
        return {}
    raids = {x.id: gone for x, gone in _ranked(s, action)}
    hit = struck_in(s, action, raids)
    found = {}
    for space in _lift_targets(s, action):
        lift = lift_into(s, space, origins)
        if not lift.total:
            continue
        flown = removal(s, action, space, more=lift.coalition)
        had = raids.get(space.id, Removal(0, 0, 0, 0))
        more_bases = flown.taliban_bases > had.taliban_bases + hit.get(space.id, (0, 0))[1]
        if more_bases or (flown.taliban >= TALIBAN_TO_FIGHT > had.taliban + sum(hit.get(space.id, (0, 0)))):
            found[space.id] = flown
    return found


def struck_in(s: State, action: Action, raids: dict[str, Removal]) -> dict[str, tuple[int, int]]:
    """Guerrillas and Bases of the Taliban that the Air Strike after an Assault would remove, by space."""
    return {id: (1 - base, base) for id, base in strikes(s, action, raids)}


def can_assault_now(t: Sitting) -> bool:
    s = t.s
    action = Action(COALITION, ASSAULT, may_special=True)
    if assault_is_barred(s, action):
        return False
    raids = _ranked(s, action)
    lifts = lifts_that_pay(s, action)
    if not raids and not lifts:
        return False
    if lasting.recruits_where_removed(s):  # 8.8.4d
        hit = strikes(s, action, {x.id: gone for x, gone in raids})
        removals = [gone for _, gone in raids]
        total = sum(gone.total for gone in removals) + len(hit)
        bases = sum(gone.bases for gone in removals) + sum(base for _, base in hit)
        if total == 1 and not bases and not lifts:
            t.g.note("why-accidental", "8.8.4d", why=True)
            return False
    return True


def assault(t: Sitting) -> Procedure[None]:
    """With all Coalition Troops, after an Airlift or before an Air Strike (8.8.4)."""
    yield from _airlift_before(t, Purpose.ASSAULT_WHERE, _airlift_to_assault)
    while t.asks(Purpose.ASSAULT_WHERE) and t.offered:
        paid = t.times(PAID) > 0
        chosen = yield from one_of(t, assault_step(t.action, paid), t.offered)
        assert chosen is not None
        yield from t.answer(Purpose.ASSAULT_WHERE, chosen)
        if t.asks(Purpose.ASSAULT_WITH_GOVERNMENT):
            more = _with_government(t.s, t.action, chosen).total > removal(t.s, t.action, chosen).total
            pays = _removes_base_only_so(t.s, t.action, chosen) or (more and not paid)
            if pays:
                t.once_more(PAID)
            yield from t.answer(Purpose.ASSAULT_WITH_GOVERNMENT, "yes" if pays else "no")
        yield from remove_taliban_first(t)
    yield from t.done_after(Purpose.ASSAULT_WHERE)
    yield from air_strike_after(t)


def _airlift_to_assault(s: State, action: Action) -> Step | None:
    """Where an Airlift before the Assault pays, if it does anywhere (8.8.4a)."""
    lifts = lifts_that_pay(s, action)
    removed: Row[State, Space] = highest("taliban_removed", lambda s, x: lifts[x.id].taliban)
    return Step("coalition_assault_airlift", "8.8.4a", lambda s, x: x.id in lifts, (removed,)) if lifts else None


def assault_step(action: Action, paid: bool) -> Step:
    return Step(
        "coalition_assault",
        "8.8.4",
        lambda s, x: True,
        (
            highest("taliban_bases_removed", lambda s, x: _best(s, action, x, paid).taliban_bases),
            highest("taliban_removed", lambda s, x: _best(s, action, x, paid).taliban_guerrillas),
            highest("population", lambda s, x: x.pop),
        ),
    )
