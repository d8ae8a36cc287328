"""What the rules know about an option before it is chosen: cost, what is removed, what Control becomes, chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from sandtable.core.forecasts import Forecast, Impossible
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.plain import pieces, sequence, tracks
from sandtable.plain.activities import coalition, government, warlords
from sandtable.plain.executing import Action
from sandtable.plain.operations import assault, attack, coin, insurgent
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    AIR_STRIKE,
    AMBUSH,
    ASSAULT,
    COALITION,
    COIN_FACTIONS,
    COIN_OPERATIONS,
    GOVERNMENT,
    INSURGENT_OPERATIONS,
    INSURGENTS,
    MARCH,
    PASS,
    PATROL,
    PAYERS,
    RALLY,
    SWEEP,
    TALIBAN,
    TERROR_OPERATION,
    UNSHADED,
)
from sandtable.plain.trials import Trial, changes, tried


def forecast(s: State, question: Question, key: str) -> Forecast | None:
    """What an option costs and leads to, or None where the rules know nothing more than it says."""
    if question.purpose == Purpose.ACT:
        return _of_act(s, question.seat, key)
    after = tried(s, question, key)
    if after is not None:
        return _of_trial(s, after, question.seat)
    if question.purpose == Purpose.ATTACK_HOW:
        space = s[str(question.about["space"]).removeprefix("space:")]
        return _of_ambush(s, space) if key == AMBUSH else _of_attack(s, question.seat, space, 0)
    known = SPACES.get(question.purpose)
    space_named = s.spaces.get(key)
    return known(s, question, space_named) if known and space_named else None


def _of_trial(s: State, after: State, seat: str) -> Forecast | None:
    """What a trial shows: what the payer spends is the cost, the rest is what it leads to."""
    payer = PAYERS[seat]
    spent = max(0, s.resources[payer] - after.resources[payer])
    after.resources[payer] += spent
    leads_to = [*changes(s, after)]
    cost = _cost(seat, spent) if spent else None
    return Forecast(cost=cost, leads_to=leads_to) if cost or leads_to else None


def _cost(seat: str, price: int) -> Message:
    return Message("forecast-cost", {"count": price, "faction": PAYERS[seat]})


def _price(question: Question, price: int) -> Message:
    """What a space costs; nothing in a free action (3.1.2)."""
    return _cost(question.seat, 0 if question.about.get("free") else price)


def _coin_price(question: Question) -> Message:
    """A space costs the Government 3, the Coalition nothing for itself (3.2)."""
    return _price(question, coin.COST if question.seat == GOVERNMENT else 0)


def _of_act(s: State, seat: str, key: str) -> Forecast | None:
    if key == PASS:
        gain = sequence.PASS_INCOME[seat]
        return Forecast(leads_to=[Message("forecast-gain", {"count": gain, "faction": PAYERS[seat]})])
    if key not in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS):
        return None
    price = 1 if seat in INSURGENTS else coin.COST if seat == GOVERNMENT else 0
    cost = _cost(seat, price)
    if price and key != PATROL:
        cost = Message("forecast-cost-each", cost.args)
    leads_to = [Message("forecast-ineligible")] if s.options.get("eligibility") != "b" else []
    return Forecast(cost=cost, leads_to=leads_to)


# -- COIN operations


def _of_train(s: State, question: Question, space: Space) -> Forecast:
    warnings = () if coin.takes_cubes(space, question.seat) else [Message("forecast-no-cubes")]
    return Forecast(cost=_coin_price(question), warnings=warnings)


def _of_sweep(s: State, question: Question, space: Space) -> Forecast:
    """Who is there already shows so many Guerrillas; Troops that come show more (3.2.3d-e)."""
    cubes = coin.sweeping(s, question.seat, space)
    shown = min(cubes, space.underground)
    leads_to = [Message("forecast-activates", {"count": shown})] if shown else []
    return Forecast(cost=_coin_price(question), leads_to=leads_to)


def _of_via(s: State, question: Question, space: Space) -> Forecast | None:
    """The Warlords take a toll on a road with Guerrillas (3.2.3f)."""
    tolled = question.seat == GOVERNMENT and space.any_guerrillas and not s.in_force("local_truce", UNSHADED)
    return Forecast(cost=_cost(GOVERNMENT, min(1, s.resources[GOVERNMENT]))) if tolled else None


def _of_assault(s: State, question: Question, space: Space) -> Forecast:
    """What an Assault removes where there is one target; its strength where there are two."""
    action = Action(question.seat, ASSAULT)
    strength = assault.strength(action, space, False)
    targets = assault.targets(s, action, space)
    leads_to = [Message("forecast-strength", {"count": strength})]
    if len(targets) == 1:
        trial = Trial(s, question, space.id)
        assault.remove_target(trial.g, action, trial.space, targets[0], strength, "3.2.4e")
        leads_to = [*changes(s, trial.s)]
    return Forecast(cost=_coin_price(question), leads_to=leads_to)


# -- insurgent operations


def _of_rally(s: State, question: Question, space: Space) -> Forecast:
    return Forecast(cost=_price(question, insurgent.rally_cost(s, Action(question.seat, RALLY), space)))


def _of_march(s: State, question: Question, space: Space) -> Forecast:
    """What entering a space costs, unless it is paid already, and how large a group is seen there (3.3.2a, 3.3.2d)."""
    seat = question.seat
    origin = s[str(question.about["space"]).removeprefix("space:")]
    price = insurgent.march_cost(s, Action(seat, MARCH), insurgent.Marching(), origin, space)
    paid = question.about.get("free") or space.id in str(question.about["paid"]).split()
    seen = next((group for group in range(1, 5) if insurgent.is_seen(s, seat, space, group)), None)
    warnings = [] if seen is None else [Message("forecast-seen", {"count": seen})]
    return Forecast(cost=_cost(seat, 0 if paid else price), warnings=warnings)


def _of_attack_where(s: State, question: Question, space: Space) -> Forecast:
    return _of_attack(s, question.seat, space, 0 if question.about.get("free") else attack.COST)


def _of_attack(s: State, seat: str, space: Space, price: int) -> Forecast:
    """An Attack needs a roll not above the attacker's Guerrillas (3.3.3b)."""
    number = min(6, attack.needs(s, seat, space))
    most = min(attack.removes_most(s, seat, space, False), attack.within_reach(s, seat, space))
    return Forecast(
        chance=Fraction(number, 6),
        needs=Message("forecast-roll", {"number": number}),
        cost=_cost(seat, price) if price else None,
        leads_to=[Message("forecast-removes", {"count": most})],
    )


def _of_ambush(s: State, space: Space) -> Forecast:
    """An Ambush needs no roll (4.4.3b)."""
    most = min(attack.removes_most(s, TALIBAN, space, True), attack.within_reach(s, TALIBAN, space))
    return Forecast(chance=Fraction(1), leads_to=[Message("forecast-removes", {"count": most})])


def _of_terror(s: State, question: Question, space: Space) -> Forecast:
    trial = Trial(s, question, space.id)
    insurgent.terror_in(trial.g, question.seat, trial.space)
    marker = [Message("forecast-sabotage" if space.is_loc else "forecast-terror")] if s.marker_left else []
    cost = _price(question, insurgent.terror_cost(s, Action(question.seat, TERROR_OPERATION), space))
    return Forecast(cost=cost, leads_to=[*marker, *changes(s, trial.s)])


# -- special activities


def _of_strike(s: State, question: Question, space: Space) -> Forecast:
    """One piece goes; a strike in Pakistan moves Islamabad, unless it is a drone's (4.2.3b-c; Predators, card 2)."""
    kinds = coalition.strikable(Action(COALITION, AIR_STRIKE), space, False)
    leads_to = [Message("forecast-removes", {"count": 1})]
    if len(kinds) == 1:
        trial = Trial(s, question, space.id)
        pieces.remove(trial.g, trial.space, kinds[0])
        leads_to = [*changes(s, trial.s)]
    resented = space.is_pakistan and not s.capable("predators", UNSHADED)
    return Forecast(leads_to=leads_to, warnings=[Message("forecast-resented")] if resented else [])


def _of_transport(s: State, question: Question, space: Space) -> Forecast | None:
    """The Warlords take a toll for each space with Guerrillas that Troops enter (4.3.2)."""
    origin = s[str(question.about["space"]).removeprefix("space:")]
    way = government.transport_to(s, origin)[space.id]
    tolls = 0 if s.in_force("local_truce", UNSHADED) else sum(s[id].any_guerrillas > 0 for id in way)
    return Forecast(cost=_cost(GOVERNMENT, min(tolls, s.resources[GOVERNMENT]))) if tolls else None


def _of_suborn(s: State, question: Question, space: Space) -> Forecast:
    return Forecast(cost=_price(question, warlords.COST))


SPACES: Final[Mapping[str, Callable[[State, Question, Space], Forecast | None]]] = {
    Purpose.TRAIN_WHERE: _of_train,
    Purpose.SWEEP_WHERE: _of_sweep,
    Purpose.SWEEP_VIA: _of_via,
    Purpose.ASSAULT_WHERE: _of_assault,
    Purpose.RALLY_WHERE: _of_rally,
    Purpose.MARCH_TO: _of_march,
    Purpose.ATTACK_WHERE: _of_attack_where,
    Purpose.TERROR_WHERE: _of_terror,
    Purpose.AIR_STRIKE_WHERE: _of_strike,
    Purpose.TRANSPORT_TO: _of_transport,
    Purpose.SUBORN_WHERE: _of_suborn,
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


def _why_not(s: State, seat: str, name: str) -> Message:
    if s.is_final_event_card and name in (SWEEP, MARCH):
        return Message("impossible-final")
    if not tracks.funds(s, seat) and name != ASSAULT:
        return Message("impossible-poor")
    return Message("impossible-nowhere")
