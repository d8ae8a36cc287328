"""Why a space is not among the options of an operation or a special activity, by the predicates that offer them.

Each reason is given from the state alone, without a look at the options: none is given for a space that is offered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from sandtable.core.forecasts import Impossible
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.plain import pieces, propaganda, support
from sandtable.plain.activities import coalition, government, taliban, warlords
from sandtable.plain.cards import cited
from sandtable.plain.executing import MOVING
from sandtable.plain.map import BESIDE_PATROLLED, PATROLLED, SWEEPS
from sandtable.plain.operations import assault, attack, cubes, insurgent, march, patrol, prices, sweep, train
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    AIR_STRIKE,
    COALITION_TROOPS,
    COIN,
    CUBES,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    KABUL,
    OPPOSITION,
    PROVINCE,
    SHADED,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TALIBAN_UNDERGROUND,
    TROOPS,
    UNCONTROLLED,
    UNDERGROUND,
    WARLORD_BASE,
    WARLORDS,
)
from sandtable.plain.under_way import Action, Doing


class Reason(NamedTuple):
    """Why not, and by which rule."""

    message: Message
    rule: str


def why_not(id: str, rule: str, /, **args: int | str) -> Reason:
    """A reason."""
    return Reason(Message(f"impossible-{id}", args), rule)


class Asked(NamedTuple):
    """What is asked: the table, the question, and what is under way."""

    s: State
    question: Question
    action: Action

    def named(self, name: str) -> Space:
        """The space that the question is about."""
        return self.s[str(self.question.about[name]).removeprefix("space:")]

    @property
    def doing(self) -> Doing:
        """The special activity that is executed."""
        return self.action.doing or Doing("")


Why = Callable[[Asked, Space], Reason | None]

# -- what holds for many


def _unselectable(action: Action, space: Space, rule: str) -> Reason | None:
    """No more spaces, not this one by an event, or not twice (3.1a)."""
    if action.is_full and action.name not in MOVING:
        return why_not("full", "2.3.5" if action.limited else rule)
    if action.allowed is not None and space.id not in action.allowed:
        return why_not("not-by-event", "5.5")
    return why_not("selected", "3.1a") if space.id in action.selected else None


def _not_afghan(space: Space, rule: str) -> Reason | None:
    if space.is_loc:
        return why_not("road", rule)
    return why_not("pakistan", rule) if space.is_pakistan else None


def _not_bought(asked: Asked, space: Space, faction: str, levels: int, rule: str) -> Reason | None:
    """Nothing to buy there, or nothing to pay with (6.4)."""
    if support.purchasable(asked.s, space, faction, levels):
        return None
    if space.terror or (space.has_opinion and space.level != (OPPOSITION if faction == TALIBAN else SUPPORT)):
        return why_not("poor", rule)
    return why_not("nothing-to-buy", rule)


def _used(asked: Asked, space: Space, most: int, rule: str) -> Reason | None:
    """No more spaces of the special activity, or not twice."""
    if len(asked.doing.spaces) >= most:
        return why_not("full", rule)
    return why_not("selected", rule) if space.id in asked.doing.spaces else None


# -- COIN operations (3.2)


def _train(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if "base" in asked.question.about:
        return _build(asked, space)
    barred = _unselectable(action, space, "3.2.1a") or _not_afghan(space, "3.2.1a")
    if barred:
        return barred
    if s.resources[GOVERNMENT] < prices.for_space(action):
        return why_not("poor", "3.2.1a")
    return None if train.may_train(action.faction, space) else why_not("no-coalition", "3.2.1a")


def _build(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if space.id not in action.selected:
        return why_not("not-selected", "3.2.1d")
    if space.government_cubes < train.CUBES_FOR_A_BASE:
        return why_not("few-cubes", "3.2.1d", count=train.CUBES_FOR_A_BASE)
    if not pieces.may_be(space, GOVERNMENT_BASE):
        return why_not("no-room", "1.4.2a")
    return None if space.id in [x.id for x in train.base_where(s, action)] else why_not("no-base-left", "3.2.1d")


def _train_from(asked: Asked, space: Space) -> Reason | None:
    if space.id == asked.action.into:
        return why_not("here", "3.2.1b")
    return None if space.government_cubes else why_not("no-cubes", "3.2.1b")


def _base_from(asked: Asked, space: Space) -> Reason | None:
    if space.id == asked.named("space").id:
        return why_not("here", "3.2.1d")
    return None if space.count[GOVERNMENT_BASE] else why_not("no-base", "3.2.1d")


def _civic_action(asked: Asked, space: Space) -> Reason | None:
    s, question, action = asked
    faction = question.seat
    if s.under_way is None:
        return _civic_in_support(asked, space)
    if space.id not in action.selected:
        return why_not("not-selected", "3.2.1c")
    if space.id in action.bought:
        return why_not("selected", cited("prts"))
    if space.control != COIN:
        return why_not("no-coin-control", "3.2.1c")
    levels = train.civic_levels(s, faction, space)
    if not levels:
        return why_not("no-police", cited("prts"))
    return _not_bought(asked, space, faction, levels, "3.2.1c")


def _civic_in_support(asked: Asked, space: Space) -> Reason | None:
    """In the Support phase (6.4.1)."""
    question = asked.question
    barred = _not_afghan(space, "6.4.1")
    if barred:
        return barred
    if space.control != COIN:
        return why_not("no-coin-control", "6.4.1")
    if not space.count[GOVERNMENT_POLICE]:
        return why_not("no-police", "6.4.1")
    if not space.count[COALITION_TROOPS] + space.count[GOVERNMENT_TROOPS]:
        return why_not("no-troops", "6.4.1")
    if propaganda.decides_civic_action(space) != question.seat:
        return why_not("other-decides", "6.4.1")
    return _not_bought(asked, space, question.seat, 2, "6.4.1")


def _patrol_from(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if space.id not in BESIDE_PATROLLED:
        return why_not("no-road-near", "3.2.2b")
    kinds = CUBES[action.faction]
    if not any(space.count[piece] for piece in kinds):
        return why_not("no-cubes", "3.2.2b")
    if not any(cubes.may_move(action, space, piece) > 0 for piece in kinds):
        return why_not("moved", "3.2.2b")
    return why_not("limited", "3.2.2a") if action.limited and not patrol.patrol_to(s, space, action) else None


def _patrol_to(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    origin = asked.named("space")
    if space.id == origin.id:
        return why_not("here", "3.2.2b")
    if space.id not in PATROLLED:
        return why_not("no-road", "3.2.2b")
    if space.id not in patrol.patrol_paths(s, origin):
        return why_not("sabotage", "3.2.2b")
    return None if space.id in patrol.patrol_to(s, origin, action) else why_not("limited", "3.2.2a")


def _raid(asked: Asked, space: Space) -> Reason | None:
    action = asked.action
    if not space.is_loc:
        return why_not("no-road", "3.2.2d")
    if action.limited and space.id not in action.selected:
        return why_not("limited", "3.2.2d")
    return _no_assault(asked.s, Action(action.faction, "assault", free=True, allowed=action.allowed), space)


def _sweep(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    barred = _unselectable(action, space, "3.2.3a") or _not_afghan(space, "3.2.3a")
    if barred:
        return barred
    if s.resources[GOVERNMENT] < prices.for_space(action):
        return why_not("poor", "3.2.3a")
    if sweep.can_sweep(s, action, space):
        return None
    if action.faction != GOVERNMENT and s.in_force("partnering_policy", SHADED) and not space.government_cubes:
        return why_not("no-partners", cited("partnering_policy"))
    return why_not("no-cubes" if action.stays else "no-troops-near", "3.2.3b")


def _sweep_from(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    into = asked.named("space")
    if space.id == into.id:
        return why_not("here", "3.2.3b")
    if space.id not in [id for id, _ in SWEEPS[into.id]]:
        return why_not("far", "3.2.3b")
    troops = TROOPS[action.faction]
    if not space.count[troops]:
        return why_not("no-troops", "3.2.3b")
    if space.id not in [x.id for x in sweep.sweep_origins(s, into)]:
        return why_not("sabotage", "3.2.3b")
    return None if cubes.may_move(action, space, troops) > 0 else why_not("moved", "3.2.3b")


def _assault(asked: Asked, space: Space) -> Reason | None:
    return _unselectable(asked.action, space, "3.2.4a") or _no_assault(asked.s, asked.action, space)


def _no_assault(s: State, action: Action, space: Space) -> Reason | None:
    """Why an Assault is not possible in a space (3.2.4a)."""
    if assault.can_assault(s, action, space):
        return None
    if action.allowed is not None and space.id not in action.allowed:
        return why_not("not-by-event", "5.5")
    if space.is_pakistan:
        return why_not("pakistan", "3.2.4a")
    if action.faction == GOVERNMENT:
        if s.resources[GOVERNMENT] < prices.for_space(action):
            return why_not("poor", "3.2.4a")
        if not assault.strength(action, space, False):
            return why_not("weak", "3.2.4b")
    elif not space.count[COALITION_TROOPS]:
        return why_not("no-troops", "3.2.4a")
    elif s.in_force("partnering_policy", SHADED) and not space.government_cubes:
        return why_not("no-partners", cited("partnering_policy"))
    return why_not("no-active", "3.2.4e")


# -- insurgent operations (3.3)


def _rally(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    faction = action.faction
    barred = _unselectable(action, space, "3.3.1a")
    if barred:
        return barred
    if space.is_loc:
        return why_not("road", "3.3.1a")
    if not insurgent.may_rally(s, action, space):
        if space.is_pakistan:
            return why_not("pakistan", "3.3.1a") if faction == WARLORDS else why_not("islamabad", "6.6.1b")
        if not space.area.pashtun:
            return why_not("at-support", "3.3.1a")
        return why_not("at-support", cited("accidental_guerrillas"))
    if s.resources[faction] < insurgent.rally_cost(s, action, space):
        return why_not("poor", "3.3.1a")
    return None if insurgent.rally_ways(s, faction, space) else why_not("nothing-to-place", "3.3.1b")


def _sharia(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if s.under_way is None:
        if space.is_loc:
            return why_not("road", "6.4.2")
        omar = s.in_force("mullah_omar", SHADED) and space.control == UNCONTROLLED and space.of(TALIBAN)
        if space.control != TALIBAN and not omar:
            return why_not("no-taliban-control", "6.4.2")
        return _not_bought(asked, space, TALIBAN, 2, "6.4.2")
    if space.id not in action.selected:
        return why_not("not-selected", "3.3.1e")
    if not space.count[TALIBAN_BASE]:
        return why_not("no-base", "3.3.1e")
    return _not_bought(asked, space, TALIBAN, 2, "3.3.1e")


def _march_from(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if not space.guerrillas(action.faction):
        return why_not("no-guerrillas", "3.3.2b")
    if not action.marching.movable(space, action.faction):
        return why_not("moved", "3.3.2b")
    if next(march.march_to(s, action, space), None) is not None:
        return None
    reasons = [_may_not_enter(s, action, space, s[id]) for id in space.area.adjacent]
    return why_not("poor", "3.3.2a") if POOR in reasons else why_not("nowhere-to-march", "3.3.2b")


def _march_to(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    origin = asked.named("space")
    if space.id == origin.id:
        return why_not("here", "3.3.2b")
    if space.id not in origin.area.adjacent:
        return why_not("far", "3.3.2b")
    return _may_not_enter(s, action, origin, space)


POOR: Final = why_not("poor", "3.3.2a")


def _may_not_enter(s: State, action: Action, origin: Space, space: Space) -> Reason | None:
    """Why no group may March from one space into another that is adjacent (3.3.2a-c)."""
    if march.may_enter(s, action, origin, space):
        return None
    if (origin.id, space.id) in action.marching.groups:
        return why_not("group-went", "3.3.2b")
    if space.is_pakistan and action.faction == WARLORDS:
        return why_not("pakistan", "3.3.2b")
    if action.out_of_pakistan and not origin.is_pakistan:
        return why_not("not-by-event", "5.5")
    if action.allowed is not None and space.id not in action.allowed:
        return why_not("not-by-event", "5.5")
    if action.limited and action.selected and action.selected[0] != space.id:
        return why_not("limited", "2.3.5")
    return POOR


def _attack(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    faction = action.faction
    barred = _unselectable(action, space, "3.3.3a")
    if barred:
        return barred
    if s.resources[faction] < action.cost(attack.COST):
        return why_not("poor", "3.3.3a")
    if attack.can_attack(s, action, space):
        return None
    if not space.guerrillas(faction):
        return why_not("no-guerrillas", "3.3.3a")
    if not attack.within_reach(s, faction, space):
        return why_not("no-enemy", "3.3.3a")
    return why_not("no-underground", "4.4.3a")


def _terror(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    barred = _unselectable(action, space, "3.3.4a")
    if barred:
        return barred
    if space.is_pakistan:
        return why_not("pakistan", "3.3.4a")
    if space.sabotage:
        return why_not("sabotaged", "3.3.4a")
    hidden = space.count[UNDERGROUND[action.faction]]
    if not hidden:
        return why_not("no-underground", "3.3.4a")
    if hidden < insurgent.terror_needs(s, action, space):
        return why_not("no-underground", cited("urban_specialists"))
    poor = s.resources[action.faction] < insurgent.terror_cost(s, action, space)
    return why_not("poor", "3.3.4a") if poor else None


# -- the Coalition's special activities (4.2)


def _surge(asked: Asked, space: Space) -> Reason | None:
    barred = _not_afghan(space, "4.2.1a") or _used(asked, space, coalition.SPACES, "4.2.1a")
    if barred:
        return barred
    return None if space.id in [x.id for x in coalition.surge_where(asked.s)] else why_not("no-coin-control", "4.2.1a")


def _surge_among(asked: Asked, space: Space) -> Reason | None:
    """From and to the spaces of the Surge alone, not in circles (4.2.1b)."""
    if space.id in asked.question.keys:
        return None
    if space.id not in asked.doing.spaces:
        return why_not("not-selected", "4.2.1b")
    if asked.question.purpose == Purpose.SURGE_FROM and not space.coalition:
        return why_not("no-coalition", "4.2.1b")
    return why_not("circle", "4.2.1b")


def _airlift_from(asked: Asked, space: Space) -> Reason | None:
    if space.id in asked.question.keys:
        return None
    if not _within_three(asked, space):
        return why_not("full", "4.2.2")
    if not space.count[COALITION_TROOPS] + space.count[GOVERNMENT_TROOPS]:
        return why_not("no-troops", "4.2.2")
    return why_not("circle", "4.2.2")


def _airlift_to(asked: Asked, space: Space) -> Reason | None:
    if space.id in asked.question.keys:
        return None
    if space.is_pakistan:
        return why_not("pakistan", "4.2.2")
    if space.id == asked.named("space").id:
        return why_not("here", "4.2.2")
    return why_not("circle", "4.2.2") if _within_three(asked, space) else why_not("full", "4.2.2")


def _within_three(asked: Asked, space: Space) -> bool:
    return len(asked.doing.spaces) < coalition.SPACES or space.id in asked.doing.spaces


def _air_strike(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    barred = _used(asked, space, coalition.strikes_most(s), "4.2.3a")
    if barred:
        return barred
    if coalition.struck_kinds(s, action, space, asked.doing):
        return None
    if space.id == KABUL:
        return why_not("kabul", "4.2.3a")
    if action.allowed is not None and space.id not in action.allowed:
        return why_not("not-by-event", "5.5")
    return why_not("no-active", "4.2.3b")


# -- the Government's special activities (4.3)


def _govern(asked: Asked, space: Space) -> Reason | None:
    barred = _not_afghan(space, "4.3.1a") or _used(asked, space, government.SPACES, "4.3.1a")
    if barred:
        return barred
    if government.govern_ways(Play(asked.s, None), asked.action, space):
        return None
    if space.control != COIN:
        return why_not("no-coin-control", "4.3.1a")
    if space.level != SUPPORT and space.pop > 0:
        return why_not("no-support", "4.3.1a")
    return why_not("nothing-to-govern", "4.3.1b")


def _transport_from(asked: Asked, space: Space) -> Reason | None:
    return None if space.count[GOVERNMENT_TROOPS] else why_not("no-troops", "4.3.2")


def _transport_to(asked: Asked, space: Space) -> Reason | None:
    origin = asked.named("space")
    if space.id == origin.id:
        return why_not("here", "4.3.2")
    if space.is_pakistan:
        return why_not("pakistan", "4.3.2")
    return None if space.id in government.transport_to(asked.s, origin) else why_not("far", "4.3.2")


def _eradicate(asked: Asked, space: Space) -> Reason | None:
    barred = _used(asked, space, government.SPACES, "4.3.3a")
    if barred:
        return barred
    if government.can_eradicate_in(space) and not space.is_pakistan:
        return None
    if not space.count[WARLORD_BASE]:
        return why_not("no-warlord-base", "4.3.3a")
    if space.control != COIN:
        return why_not("no-coin-control", "4.3.3a")
    return why_not("no-cubes", "4.3.3a") if not space.government_cubes else why_not("no-province", "4.3.3a")


# -- the insurgents' special activities (4.4, 4.5)


def _extort(asked: Asked, space: Space) -> Reason | None:
    if space.id in asked.doing.spaces:
        return why_not("selected", "4.4.1a")
    if taliban.can_extort_in(space):
        return None
    hidden = space.count[TALIBAN_UNDERGROUND]
    return why_not("outnumbered", "4.4.1a") if hidden else why_not("no-underground", "4.4.1a")


def _infiltrate(asked: Asked, space: Space) -> Reason | None:
    barred = _used(asked, space, taliban.infiltrates_most(asked.s), "4.4.2a")
    if barred:
        return barred
    if taliban.can_infiltrate_in(asked.s, space):
        return None
    if not space.count[TALIBAN_UNDERGROUND]:
        return why_not("no-underground", "4.4.2a")
    if not space.of(GOVERNMENT) and not space.of(WARLORDS):
        return why_not("no-enemy", "4.4.2a")
    return why_not("police", cited("id_cards"))


def _cultivate(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    if space.id not in action.selected:
        return why_not("not-selected", "4.5.1")
    if warlords.can_cultivate_in(s, space):
        return None
    if space.area.kind != PROVINCE or not space.pop:
        return why_not("no-province", "4.5.1")
    if space.guerrillas(WARLORDS) <= space.count[GOVERNMENT_POLICE]:
        return why_not("too-much-police", "4.5.1")
    return why_not("no-room" if s.available[WARLORD_BASE] else "no-base-left", "4.5.1")


def _traffic(asked: Asked, space: Space) -> Reason | None:
    if warlords.can_traffic_in(asked.action, space):
        return None
    return why_not("coalition" if space.count[WARLORD_BASE] else "no-warlord-base", "4.5.2")


def _suborn(asked: Asked, space: Space) -> Reason | None:
    s, _, action = asked
    barred = _used(asked, space, warlords.SPACES, "4.5.3")
    if barred:
        return barred
    if s.resources[WARLORDS] < action.cost(warlords.COST):
        return why_not("poor", "4.5.3")
    return None if warlords.can_suborn_in(space) else why_not("nobody-to-bribe", "4.5.3")


WHY: Final[Mapping[str, Why]] = {
    Purpose.TRAIN_WHERE: _train,
    Purpose.TRAIN_BASE_FROM: _base_from,
    Purpose.CIVIC_ACTION_WHERE: _civic_action,
    Purpose.PATROL_FROM: _patrol_from,
    Purpose.PATROL_TO: _patrol_to,
    Purpose.PATROL_ASSAULT: _raid,
    Purpose.SWEEP_WHERE: _sweep,
    Purpose.SWEEP_FROM: _sweep_from,
    Purpose.ASSAULT_WHERE: _assault,
    Purpose.RALLY_WHERE: _rally,
    Purpose.SHARIA_WHERE: _sharia,
    Purpose.MARCH_FROM: _march_from,
    Purpose.MARCH_TO: _march_to,
    Purpose.ATTACK_WHERE: _attack,
    Purpose.TERROR_WHERE: _terror,
    Purpose.SURGE_WHERE: _surge,
    Purpose.SURGE_FROM: _surge_among,
    Purpose.SURGE_TO: _surge_among,
    Purpose.AIRLIFT_FROM: _airlift_from,
    Purpose.AIRLIFT_TO: _airlift_to,
    Purpose.AIR_STRIKE_WHERE: _air_strike,
    Purpose.GOVERN_WHERE: _govern,
    Purpose.TRANSPORT_FROM: _transport_from,
    Purpose.TRANSPORT_TO: _transport_to,
    Purpose.ERADICATE_WHERE: _eradicate,
    Purpose.EXTORT_WHERE: _extort,
    Purpose.INFILTRATE_WHERE: _infiltrate,
    Purpose.CULTIVATE_WHERE: _cultivate,
    Purpose.TRAFFIC_WHERE: _traffic,
    Purpose.SUBORN_WHERE: _suborn,
}
"""By what is asked: why a space is not possible, or None if it is."""


def why_no_space(s: State, question: Question, space: Space) -> Impossible | None:
    """Why a space is not among the options of a question that asks for one; None if it is, or if nobody knows."""
    why = WHY.get(question.purpose)
    if question.purpose == Purpose.TRAIN_FROM and s.under_way is not None and s.under_way.into is not None:
        why = _train_from  # not where Village Stability Operations bring Police
    if why is None:
        return None
    action = s.under_way
    if action is None or action.faction != question.seat:
        action = Action(question.seat, AIR_STRIKE if question.purpose == Purpose.AIR_STRIKE_WHERE else "")
    reason = why(Asked(s, question, action), space)
    return None if reason is None else Impossible(space.id, space.area.option.label, reason.message, reason.rule)
