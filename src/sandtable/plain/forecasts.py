"""What the rules know about an option before it is chosen: cost, what is removed, what Control becomes, chance."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from sandtable.core.forecasts import Forecast, Impossible
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.plain import control, sequence, tracks
from sandtable.plain.executing import Action
from sandtable.plain.operations import assault, attack, coin, insurgent
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    ACTIVE,
    ASSAULT,
    BASE,
    COALITION_BASE,
    COIN_FACTIONS,
    COIN_OPERATIONS,
    GOVERNMENT,
    INSURGENT_OPERATIONS,
    MARCH,
    PASS,
    PAYERS,
    PIECES,
    RALLY,
    SHADED,
    SWEEP,
    TALIBAN,
    TERROR_OPERATION,
)


def forecast(s: State, question: Question, key: str) -> Forecast | None:
    """What an option costs and leads to, or None where the rules know nothing more than it says."""
    if question.purpose == Purpose.ACT:
        return _of_act(s, question.seat, key)
    space = s.spaces.get(key)
    if space is None:
        return None
    return _of_space(s, question, space)


def _of_space(s: State, question: Question, space: Space) -> Forecast | None:
    seat = question.seat
    price = coin.COST if seat == GOVERNMENT else 0
    match question.purpose:
        case Purpose.TRAIN_WHERE:
            return Forecast(cost=_cost(seat, price), warnings=_empty_train(space, seat))
        case Purpose.SWEEP_WHERE:
            return Forecast(cost=_cost(seat, price))
        case Purpose.ASSAULT_WHERE:
            return _of_assault(s, seat, space)
        case Purpose.RALLY_WHERE:
            return Forecast(cost=_cost(seat, insurgent.rally_cost(s, Action(seat, RALLY), space)))
        case Purpose.ATTACK_WHERE:
            return _of_attack(s, seat, space)
        case Purpose.TERROR_WHERE:
            return _of_terror(s, seat, space)
    return None


def _cost(seat: str, price: int) -> Message:
    return Message("forecast-cost", {"count": price, "faction": PAYERS[seat]})


def _of_act(s: State, seat: str, key: str) -> Forecast | None:
    if key == PASS:
        gain = sequence.PASS_INCOME[seat]
        return Forecast(leads_to=[Message("forecast-gain", {"count": gain, "faction": PAYERS[seat]})])
    if key in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS) and s.acted:
        return Forecast(leads_to=[Message("forecast-ineligible")])
    return None


def _empty_train(space: Space, seat: str) -> Sequence[Message]:
    return () if coin.takes_cubes(space, seat) else [Message("forecast-no-cubes")]


def becomes(space: Space, lost: Sequence[tuple[int, int]]) -> list[Message]:
    """What Control becomes if so many of these pieces go."""
    after = space.copy()
    for piece, count in lost:
        after.count[piece] -= count
    changed = control.control_of(after)
    return [Message("forecast-control", {"control": changed})] if changed != space.control else []


def _of_assault(s: State, seat: str, space: Space) -> Forecast:
    """What an Assault removes where there is one target; its strength where there are two."""
    action = Action(seat, ASSAULT)
    strength = assault.strength(action, space, False)
    cost = _cost(seat, coin.COST if seat == GOVERNMENT else 0)
    targets = assault.targets(s, action, space)
    leads: list[Message] = [Message("forecast-strength", {"count": strength})]
    if len(targets) == 1:
        target = targets[0]
        guerrillas = min(strength, space.count[ACTIVE[target]])
        bases = min(strength - guerrillas, assault.removable(space, target) - space.count[ACTIVE[target]])
        lost = [(ACTIVE[target], guerrillas), (BASE[target], bases)]
        leads = [
            Message("forecast-removed", {"count": count, "piece": Message(f"piece-{PIECES[piece]}")})
            for piece, count in lost
            if count
        ] + becomes(space, lost)
    return Forecast(cost=cost, leads_to=leads)


def _of_attack(s: State, seat: str, space: Space) -> Forecast:
    """An Attack needs a roll not above the attacker's Guerrillas (3.3.3b)."""
    number = space.guerrillas(seat)
    if seat == TALIBAN and space.count[COALITION_BASE] and s.capable("aerostats", SHADED):
        number += 1
    return Forecast(
        chance=Fraction(min(number, 6), 6),
        needs=Message("forecast-roll", {"number": min(number, 6)}),
        cost=_cost(seat, attack.COST),
        leads_to=[Message("forecast-removes", {"count": min(2, space.enemies_of(seat))})],
    )


def _of_terror(s: State, seat: str, space: Space) -> Forecast:
    cost = _cost(seat, insurgent.terror_cost(s, Action(seat, TERROR_OPERATION), space))
    return Forecast(cost=cost, leads_to=[Message("forecast-sabotage" if space.is_loc else "forecast-terror")])


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
