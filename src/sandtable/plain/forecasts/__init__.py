"""What the rules know about an option before it is chosen: cost, what is removed, what Control becomes, chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from sandtable.core.forecasts import Forecast, Impossible, of_check
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.plain import pieces, sequence, support, tracks
from sandtable.plain.activities import coalition, government, menu, taliban, warlords
from sandtable.plain.changes import Drone
from sandtable.plain.forecasts import movements
from sandtable.plain.forecasts.movements import MOVES
from sandtable.plain.forecasts.trials import STOPS, TRIALS, Trial, changes, tried
from sandtable.plain.forecasts.why_not import why_no_space
from sandtable.plain.operations import assault, attack, insurgent, march, prices, sweep, train
from sandtable.plain.operations.where import has_space
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import (
    ACTIVE,
    AIR_STRIKE,
    AMBUSH,
    ASSAULT,
    ATTACK,
    BASE,
    COALITION,
    COIN_FACTIONS,
    COIN_OPERATIONS,
    GOVERNMENT,
    GOVERNMENT_BASE,
    INSURGENT_OPERATIONS,
    INSURGENTS,
    MARCH,
    PASS,
    PATROL,
    PAYERS,
    PIECES,
    RALLY,
    SUBORN,
    SUPPORT,
    SWEEP,
    TALIBAN,
    TERROR_OPERATION,
    TRAIN,
    UNDERGROUND,
    WARLORDS,
)
from sandtable.plain.under_way import Action, under_way_for

NOTHING_AT_ALL: Final = "0"
"""The number that moves or places nothing."""


def forecast(s: State, question: Question, key: str) -> Forecast | None:
    """What an option costs and leads to, or None where the rules know nothing more than it says."""
    if question.purpose == Purpose.ACT:
        return _of_act(s, question.seat, key)
    if key in STOPS:
        return None
    if key in menu.ACTIVITIES:
        return _of_special(s, question, key)
    if question.purpose in MOVES:
        return MOVES[question.purpose](s, question, key)
    if question.purpose in WORDS:
        return WORDS[question.purpose](s, question, key)
    if question.purpose in TRIALS:
        return _trial(s, question, key)
    known = SPACES.get(question.purpose)
    space_named = s.get(key)
    return known(s, question, space_named) if known and space_named else None


def _trial(s: State, question: Question, key: str) -> Forecast | None:
    return _of_trial(s, tried(s, question, key), question.seat, key)


def _of_trial(s: State, after: State, seat: str, key: str) -> Forecast | None:
    """What a trial shows: what the payer spends is the cost, the rest is what it leads to."""
    payer = PAYERS[seat]
    spent = max(0, s.resources[payer] - after.resources[payer])
    tracks.change(Play(after, None), payer, spent)
    leads_to = [*changes(s, after)]
    cost = _cost(seat, spent) if spent else None
    if not cost and not leads_to:
        return None if key == NOTHING_AT_ALL else Forecast(leads_to=[Message("forecast-nothing")])
    return Forecast(cost=cost, leads_to=leads_to)


def _about(s: State, question: Question) -> Space:
    """The space that a question is about."""
    return s[str(question.about["space"]).removeprefix("space:")]


def _action(s: State, question: Question, name: str) -> Action:
    """What is under way for the seat that is asked, with what it has done so far."""
    return under_way_for(s, question.seat, name)


def _cost(seat: str, price: int) -> Message:
    return Message("forecast-cost", {"count": price, "faction": PAYERS[seat]})


def _coin_price(s: State, question: Question, name: str) -> Message:
    """What a space costs; nothing in a free action (3.1.2)."""
    return _cost(question.seat, prices.for_space(_action(s, question, name)))


def _of_act(s: State, seat: str, key: str) -> Forecast | None:
    if key == PASS:
        gain = sequence.PASS_INCOME[seat]
        return Forecast(leads_to=[Message("forecast-gain", {"count": gain, "faction": PAYERS[seat]})])
    if key not in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS):
        return None
    price = insurgent.COST if seat in INSURGENTS else prices.for_space(Action(seat, key))
    cost = _cost(seat, price)
    if price and key != PATROL:
        cost = Message("forecast-cost-each", cost.args)
    leads_to = [Message("forecast-ineligible")] if s.options.get("eligibility") != "b" else []
    return Forecast(cost=cost, leads_to=leads_to)


# -- COIN operations


def _of_train(s: State, question: Question, space: Space) -> Forecast:
    if "base" in question.about:  # where cubes become a Base (3.2.1d)
        base = Message("forecast-placed", {"count": 1, "piece": Message(f"piece-{PIECES[GOVERNMENT_BASE]}")})
        swapped = movements.moved(space, None, GOVERNMENT, train.CUBES_FOR_A_BASE - 1)
        return Forecast(leads_to=[Message("forecast-cubes-go", {"count": train.CUBES_FOR_A_BASE}), base, *swapped])
    warnings = () if train.takes_cubes(space, question.seat) else [Message("forecast-no-cubes")]
    return Forecast(cost=_coin_price(s, question, TRAIN), warnings=warnings)


def _of_sweep(s: State, question: Question, space: Space) -> Forecast:
    """Who is there already shows so many Guerrillas; Troops that come show more (3.2.3d-e)."""
    cubes = sweep.activates(s, question.seat, space)
    shown = min(cubes, space.underground)
    leads_to = [Message("forecast-activates", {"count": shown})] if shown else []
    return Forecast(cost=_coin_price(s, question, SWEEP), leads_to=leads_to)


def _of_train_then(s: State, question: Question, key: str) -> Forecast | None:
    """What may follow Train in one space; how much of it is asked then (3.2.1c-e)."""
    if key == train.PATRONAGE_TO_RESOURCES:
        return _trial(s, question, key)
    if key == train.CIVIC_ACTION:
        return _buys(question)
    return Forecast(leads_to=[Message("forecast-cubes-go", {"count": train.CUBES_FOR_A_BASE})])


def _buys(question: Question) -> Forecast:
    """What a Terror marker or a level costs (6.4)."""
    price = support.cost(question.seat)
    return Forecast(cost=Message("forecast-cost-level", {"count": price, "faction": PAYERS[question.seat]}))


def _of_purchase(s: State, question: Question, space: Space) -> Forecast:
    """What the first marker or level of Civic Action or Sharia costs, and changes (6.4)."""
    trial = Trial(s, question, space.id)
    support.purchase(trial.g, trial.space, question.seat, 1, "6.4")
    first = _of_trial(s, trial.s, question.seat, space.id)
    assert first is not None
    return first._replace(cost=_buys(question).cost)


def _of_raid(s: State, question: Question, space: Space) -> Forecast:
    """The Assault of a Patrol costs nothing (3.2.2d)."""
    return _of_assault(s, question, space)._replace(cost=_cost(question.seat, 0))


def _of_helpers(s: State, question: Question, key: str) -> Forecast:
    """What Government cubes cost the Coalition, and how many pieces can go with them (3.2.4c)."""
    action = _action(s, question, ASSAULT)
    strength = assault.strength(action, _about(s, question), True)
    return Forecast(
        cost=_cost(COALITION, prices.for_cubes(action)), leads_to=[Message("forecast-strength", {"count": strength})]
    )


def _of_assault(s: State, question: Question, space: Space) -> Forecast:
    """What an Assault removes where there is one target; its strength where there are two."""
    action = _action(s, question, ASSAULT)
    strength = assault.strength(action, space, action.terms.with_government)
    targets = assault.targets(s, action, space)
    leads_to = [Message("forecast-strength", {"count": strength})]
    if len(targets) == 1:
        trial = Trial(s, question, space.id)
        assault.remove_target(trial.g, action, trial.space, targets[0], strength, "3.2.4e")
        leads_to = [*changes(s, trial.s)]
    return Forecast(cost=_coin_price(s, question, ASSAULT), leads_to=leads_to)


# -- insurgent operations


def _of_rally(s: State, question: Question, space: Space) -> Forecast:
    """What a space costs, and the most that a Rally can do there: a Base, or so many Guerrillas (3.3.1b-c)."""
    faction = question.seat
    ways = insurgent.rally_ways(s, faction, space)
    most = _recruits(s, faction, space) if insurgent.MASS in ways else min(1, s.available[UNDERGROUND[faction]])
    leads_to = [Message("forecast-base-possible")] if insurgent.BASE_HERE in ways else []
    if most:
        leads_to.append(Message("forecast-places", {"count": most}))
    cost = _cost(faction, insurgent.rally_cost(s, _action(s, question, RALLY), space))
    return Forecast(cost=cost, leads_to=leads_to)


def _recruits(s: State, faction: str, space: Space) -> int:
    """How many Guerrillas can mass at a Base (3.3.1c)."""
    return min(space.count[BASE[faction]] + space.pop, s.available[UNDERGROUND[faction]])


def _of_rally_how(s: State, question: Question, key: str) -> Forecast | None:
    """What a way to Rally does; how many Guerrillas mass is asked then (3.3.1b-d)."""
    if key != f"rally_{insurgent.MASS}":
        return _trial(s, question, key)
    space, faction = _about(s, question), question.seat
    most = _recruits(s, faction, space)
    return Forecast(leads_to=[Message("forecast-places", {"count": most}), *movements.coming(space, faction, most)])


def _of_march(s: State, question: Question, space: Space) -> Forecast:
    """What entering a space costs, unless it is paid already, and how large a group is seen there (3.3.2a, 3.3.2d)."""
    action, seat = _action(s, question, MARCH), question.seat
    cost = _cost(seat, march.march_cost(s, action, _about(s, question), space))
    seen = march.seen_from(s, seat, space)
    warnings = [] if seen is None else [Message("forecast-seen", {"count": seen})]
    control = movements.coming(space, seat, int(str(question.about["most"])))
    return Forecast(cost=cost, leads_to=control, warnings=warnings)


def _of_attack_where(s: State, question: Question, space: Space) -> Forecast:
    return _of_attack(s, question.seat, space, _action(s, question, ATTACK).cost(attack.COST))


def _of_attack_how(s: State, question: Question, key: str) -> Forecast:
    space = _about(s, question)
    return _of_ambush(s, space) if key == AMBUSH else _of_attack(s, question.seat, space, 0)


def _of_attack(s: State, seat: str, space: Space, price: int) -> Forecast:
    """An Attack needs a roll not above the attacker's Guerrillas (3.3.3b)."""
    most = min(attack.removes_most(s, seat, space, False), attack.within_reach(s, seat, space))
    cost = _cost(seat, price) if price else None
    return of_check(attack.attack_check(s, seat, space), cost, [Message("forecast-removes", {"count": most})])


def _of_ambush(s: State, space: Space) -> Forecast:
    """An Ambush needs no roll (4.4.3b)."""
    most = min(attack.removes_most(s, TALIBAN, space, True), attack.within_reach(s, TALIBAN, space))
    return Forecast(chance=Fraction(1), leads_to=[Message("forecast-removes", {"count": most})])


def _of_terror(s: State, question: Question, space: Space) -> Forecast:
    trial = Trial(s, question, space.id)
    insurgent.terror_in(trial.g, question.seat, trial.space)
    marker = [Message("forecast-sabotage" if space.is_loc else "forecast-terror")] if s.marker_left else []
    cost = _cost(question.seat, insurgent.terror_cost(s, _action(s, question, TERROR_OPERATION), space))
    return Forecast(cost=cost, leads_to=[*marker, *changes(s, trial.s)])


# -- special activities


def _of_strike(s: State, question: Question, space: Space) -> Forecast:
    """One piece goes; a strike in Pakistan moves Islamabad, unless it is a drone's (4.2.3b-c; Predators, card 2)."""
    action = _action(s, question, AIR_STRIKE)
    kinds = coalition.struck_kinds(s, action, space, action.doing)
    leads_to = [Message("forecast-removes", {"count": 1})]
    if len(kinds) == 1:
        trial = Trial(s, question, space.id)
        pieces.remove(trial.g, trial.space, kinds[0])
        leads_to = [*changes(s, trial.s)]
    resented = space.is_pakistan and not s.in_force(Drone)
    return Forecast(leads_to=leads_to, warnings=[Message("forecast-resented")] if resented else [])


def _of_die(s: State, question: Question, key: str) -> Forecast:
    """A die's worth of Aid and Warlords Resources, as the Coalition divides it (4.2.1b)."""
    return Forecast(leads_to=[Message("forecast-die")])


def _of_govern(s: State, question: Question, space: Space) -> Forecast:
    """Patronage out of Aid, or a +1 Pop marker, or the choice of them (4.3.1b-c)."""
    trial = Trial(s, question, space.id)
    government.take_patronage(trial.g, trial.space)
    found = []
    if space.level == SUPPORT:
        found.append(Message("forecast-patronage", {"count": trial.s.patronage - s.patronage}))
    if support.can_return(Play(s, None), space):
        found.append(Message("forecast-returnees"))
    return Forecast(leads_to=found)


def _of_transport(s: State, question: Question, space: Space) -> Forecast:
    """The Warlords take a toll for each space with Guerrillas that Troops enter (4.3.2)."""
    tolls = government.transport_toll(s, _about(s, question), space)
    control = movements.coming(space, GOVERNMENT, int(str(question.about["most"])))
    return Forecast(cost=_cost(GOVERNMENT, min(tolls, s.resources[GOVERNMENT])), leads_to=control)


def _of_infiltrate(s: State, question: Question, space: Space) -> Forecast:
    """Up to 2 pieces go, or one changes sides; Government ones cost Patronage (4.4.2b)."""
    return _infiltrated(space, taliban.REMOVED)


def _of_infiltrate_how(s: State, question: Question, key: str) -> Forecast:
    space = _about(s, question)
    if key == f"infiltrate_{taliban.REMOVE}":
        return _infiltrated(space, taliban.REMOVED)
    return Forecast(leads_to=[Message("forecast-replaces")])


def _infiltrated(space: Space, most: int) -> Forecast:
    there = space.of(GOVERNMENT) + space.of(WARLORDS)
    return Forecast(leads_to=[Message("forecast-removes", {"count": min(most, there)})])


def _of_suborn(s: State, question: Question, space: Space) -> Forecast:
    return Forecast(cost=_cost(WARLORDS, _action(s, question, SUBORN).cost(warlords.COST)))


def _of_suborn_how(s: State, question: Question, key: str) -> Forecast | None:
    """What a bribe buys; which pieces is asked then (4.5.3)."""
    space, way = _about(s, question), key.removeprefix("suborn_")
    if way == warlords.BRIBE_BASE:
        return _trial(s, question, key)
    if way == warlords.BRIBE_HIDE:
        shown = space.count[ACTIVE[TALIBAN]] + space.count[ACTIVE[WARLORDS]]
        return Forecast(leads_to=[Message("forecast-hides", {"count": shown})])
    most = min(warlords.CUBES, space.government_cubes) if way == warlords.BRIBE_CUBES else 1
    return Forecast(leads_to=[Message("forecast-removes", {"count": most})])


def _of_special(s: State, question: Question, name: str) -> Forecast:
    """What a special activity costs: nothing by itself, but for Suborn (4.1, 4.5.3)."""
    price = _action(s, question, name).cost(warlords.COST) if name == SUBORN else 0
    if not price:
        return Forecast(cost=_cost(question.seat, 0))
    return Forecast(cost=Message("forecast-cost-each", {"count": price, "faction": WARLORDS}))


def _of_bomb(s: State, question: Question, space: Space) -> Forecast:
    """A COIN cube goes, by Roadside IEDs (23) or over to others by Village Stability Operations (12)."""
    return Forecast(leads_to=[Message("forecast-removes", {"count": 1})])


WORDS: Final[Mapping[str, Callable[[State, Question, str], Forecast | None]]] = {
    Purpose.TRAIN_THEN: _of_train_then,
    Purpose.CIVIC_ACTION: lambda s, question, key: _buys(question),
    Purpose.ASSAULT_WITH_GOVERNMENT: _of_helpers,
    Purpose.RALLY_HOW: _of_rally_how,
    Purpose.ATTACK_HOW: _of_attack_how,
    Purpose.SURGE_ROLL: _of_die,
    Purpose.INFILTRATE_HOW: _of_infiltrate_how,
    Purpose.SUBORN_HOW: _of_suborn_how,
}
"""What is known of a way to do something before it is chosen."""

SPACES: Final[Mapping[str, Callable[[State, Question, Space], Forecast | None]]] = {
    Purpose.TRAIN_WHERE: _of_train,
    Purpose.SWEEP_WHERE: _of_sweep,
    Purpose.CIVIC_ACTION_WHERE: _of_purchase,
    Purpose.PATROL_ASSAULT: _of_raid,
    Purpose.ASSAULT_WHERE: _of_assault,
    Purpose.RALLY_WHERE: _of_rally,
    Purpose.SHARIA_WHERE: _of_purchase,
    Purpose.MARCH_TO: _of_march,
    Purpose.ATTACK_WHERE: _of_attack_where,
    Purpose.TERROR_WHERE: _of_terror,
    Purpose.AIR_STRIKE_WHERE: _of_strike,
    Purpose.GOVERN_WHERE: _of_govern,
    Purpose.TRANSPORT_TO: _of_transport,
    Purpose.INFILTRATE_WHERE: _of_infiltrate,
    Purpose.SUBORN_WHERE: _of_suborn,
    Purpose.ISR_ACTIVATE: lambda s, question, space: Forecast(leads_to=[Message("forecast-activates", {"count": 1})]),
    Purpose.ROADSIDE_IED: _of_bomb,
    Purpose.IED_CUBE: _of_bomb,
    Purpose.VILLAGE_DEFECTOR: _of_bomb,
}
"""What is known of a space before it is selected."""


# -- what cannot be done


def impossible(s: State, question: Question) -> Sequence[Impossible]:
    """The operations that a faction cannot execute now, and why not."""
    if question.purpose != Purpose.ACT:
        return ()
    seat = question.seat
    offered = set(question.keys)
    names = COIN_OPERATIONS if seat in COIN_FACTIONS else INSURGENT_OPERATIONS
    found = []
    for name in names:
        if name not in offered:
            found.append(Impossible(name, Message(f"option-{name}"), _why_not(s, seat, name)))
    if "event" not in offered:
        found.append(Impossible("event", Message("option-event"), Message("impossible-event")))
    return found


def why_not(s: State, question: Question, key: str) -> Impossible | None:
    """Why a space is not among the options."""
    space = s.spaces.get(key)
    return None if space is None else why_no_space(s, question, space)


def _why_not(s: State, seat: str, name: str) -> Message:
    """By a rule, by an event in force, for want of Resources, or because there is no space for it."""
    if s.is_final_event_card and name in (SWEEP, MARCH):
        return Message("impossible-final")
    action = Action(seat, name)
    if name == ASSAULT and assault.assault_is_barred(s, action):
        return Message("impossible-barred")
    rich = s.copy()
    tracks.change(Play(rich, None), PAYERS[seat], tracks.MOST[PAYERS[seat]])
    could = has_space(rich, action)
    return Message("impossible-poor" if could else "impossible-nowhere")
