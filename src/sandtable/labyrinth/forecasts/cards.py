"""What the rules know about the uses of a card before one is chosen (6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from sandtable.core.forecasts import Forecast
from sandtable.core.messages import Message, name_of
from sandtable.core.play import YES
from sandtable.core.questions import Question
from sandtable.labyrinth import card_play, deploy, jihadist_operations, sequence, tracks, traits, us_operations
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.forecasts import jihadist, us
from sandtable.labyrinth.forecasts.chances import NEVER, SURE, card_in, number_in
from sandtable.labyrinth.opponents.solitaire.chart import places_plot
from sandtable.labyrinth.registry import is_playable, is_up_to_hand, may_happen
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HIDDEN

# -- an operation as a whole: the best of its targets


def best_of(targets: Sequence[Country], each: Callable[[Country], Forecast]) -> Forecast:
    """How many targets there are, and the chance in the best of them, by its name if there is but one best."""
    found: dict[tuple[int, int], list[tuple[Country, Forecast]]] = {}  # by the chance, as whole numbers
    for country in targets:
        forecast = each(country)
        found.setdefault((forecast.chance or NEVER).as_integer_ratio(), []).append((country, forecast))
    where = found[max(found, key=lambda chance: Fraction(*chance))]
    best = where[0][1]
    leads_to = [Message("forecast-targets", {"count": len(targets)})]
    if len(where) == 1 < len(targets):
        leads_to.append(Message("forecast-best", {"country": name_of(where[0][0].target)}))
    return Forecast(chance=best.chance, needs=best.needs, leads_to=leads_to, faces=best.faces)


def _war_of_ideas(s: State, value: int) -> Forecast:
    targets, penalty = us_operations.war_of_ideas_targets(s, value), s.gwot_penalty
    return best_of(targets, lambda country: us.war_of_ideas_odds(s, country, value, penalty))


def _deploy(s: State, value: int) -> Forecast:
    count = len(deploy.deploy_origins(s, value))
    return Forecast(leads_to=[us.track(s), Message("forecast-origins", {"count": count})])


def _regime_change(s: State, value: int) -> Forecast:
    targets = deploy.regime_change_targets(s)
    return us.regime_change(s, targets[0])._replace(leads_to=[Message("forecast-targets", {"count": len(targets)})])


def _withdraw(s: State, value: int) -> Forecast:
    count = len(deploy.withdraw_origins(s))
    return Forecast(leads_to=[Message("forecast-targets", {"count": count})], warnings=[us.prestige_roll(s)])


def _disrupt(s: State, value: int) -> Forecast:
    targets = us_operations.disrupt_targets(s, value)
    leads_to = [Message("forecast-targets", {"count": len(targets)})]
    if any(us_operations.raises_prestige(country) for country in targets):
        leads_to += us.prestige_rises(s)
    return Forecast(leads_to=leads_to)


def _alert(s: State, value: int) -> Forecast:
    return Forecast(leads_to=[Message("forecast-plots", {"count": len(s.plots_on_map())})])


def _recruit(s: State, value: int) -> Forecast:
    places = jihadist_operations.recruit_places(s)
    best = best_of(places, lambda country: jihadist.recruit(s, country, s.available_cells))
    return best._replace(warnings=jihadist.recruit(s, places[0], s.available_cells, value).warnings)


def _travel(s: State, value: int) -> Forecast:
    cells = s.cells_on_map
    return Forecast(SURE, leads_to=[Message("forecast-cells-travel", {"count": min(value, cells), "cells": cells})])


def _jihad(s: State, value: int) -> Forecast:
    places = jihadist_operations.jihad_places(s)
    best = best_of(places, lambda country: jihadist.jihad(s, country, value))
    major = [country for country in places if jihadist_operations.may_be_major(s, country, value)]
    if major:
        names = tuple(name_of(country.target) for country in major)
        return best._replace(leads_to=[*best.leads_to, Message("forecast-major-where", {"countries": names})])
    return best


def _plot(s: State, value: int) -> Forecast:
    places = jihadist_operations.plot_places(s)
    best = best_of(places, lambda country: jihadist.plot(s, country, value))
    if jihadist_operations.plots_up_to(s, value):
        return best
    return best._replace(warnings=[Message("forecast-no-plot", {"value": value})])


_OPERATIONS: Final[dict[str, Callable[[State, int], Forecast]]] = {
    "war_of_ideas": _war_of_ideas,
    "deploy": _deploy,
    "regime_change": _regime_change,
    "withdraw": _withdraw,
    "disrupt": _disrupt,
    "alert": _alert,
    "recruit": _recruit,
    "travel": _travel,
    "jihad": _jihad,
    card_play.PLOT: _plot,
}


def of_operation(s: State, side: str, operation: str, value: int) -> Forecast | None:
    """What an operation with this value comes to as a whole."""
    if operation not in card_play.operations(s, side, value):
        return None
    return _OPERATIONS[operation](s, value)


# -- events (6.2, 6.3.2)


def will_happen(s: State, card: Card, by: str) -> bool | None:
    """Whether an event can happen now for a side; None where that depends on a hand that the seat cannot see."""
    if HIDDEN in s.hands[by] and is_up_to_hand(s, card, by):
        return None
    return may_happen(s, card, by)


def event_set_off(s: State, card: Card, side: str) -> Message:
    """What becomes of the event that the use of a card for operations sets off."""
    by = card_play.set_off_for(card, side)
    happens = will_happen(s, card, by)
    if happens is None:
        return Message("forecast-event-unknown", {"side": by})
    if not happens:
        return Message("forecast-event-not-now")
    if s.differs(by, traits.PLOTS_BY_CHART) and places_plot(card):  # 9.4.2.1
        return Message("forecast-event-or-radicalization")
    return Message("forecast-event-happens", {"side": by})


def play_card(s: State, question: Question, key: str) -> Forecast | None:
    """A card in the hand: what becomes of its event, whoever's it is."""
    if key == sequence.HOLD:
        return Forecast(leads_to=[Message("forecast-held")])
    if not key.isdigit():
        return None
    card = s.rules.deck[int(key)]
    if card_play.sets_off(card, question.seat):
        told = event_set_off(s, card, question.seat)
        return Forecast(leads_to=[told]) if card.auto or _harmless(told) else Forecast(warnings=[told])
    if is_playable(s, card, question.seat):
        return Forecast(leads_to=[Message("forecast-event-playable")])
    return Forecast(leads_to=[Message("forecast-event-not-now")])


def _harmless(told: Message) -> bool:
    return told.id == "forecast-event-not-now"


# -- the uses of a card (6.1)


def use_card(s: State, question: Question, key: str) -> Forecast | None:
    """A use of a card: the operation as a whole, what it costs, and the event that it sets off."""
    card, side = card_in(s, question), question.seat
    if card is None:
        return None
    if key == card_play.EVENT:
        return _event(card, side)
    if key == card_play.REASSESSMENT:
        return _reassessment(s, card)
    if key == card_play.EVENT_FIRST:
        return _with_event(Forecast(), event_set_off(s, card, side), auto=card.auto)
    if key == card_play.RESERVES:
        found: Forecast | None = _reserves(s, side, card)
    else:
        found = _operation(s, side, card, key)
    if found is None or card_play.EVENT_FIRST not in question.keys:  # no event is to come
        return found
    if key == card_play.PLOT and card_play.spares_the_event(s, side, card):
        return found._replace(leads_to=[*found.leads_to, Message("forecast-first-plot")])
    return _with_event(found, event_set_off(s, card, side), auto=card.auto)


def _with_event(found: Forecast, told: Message, *, auto: bool) -> Forecast:
    """What is known of a use, and of the event that it sets off."""
    if auto or _harmless(told):
        return found._replace(leads_to=[*found.leads_to, told])
    return found._replace(warnings=[*found.warnings, told])


def _operation(s: State, side: str, card: Card, operation: str) -> Forecast | None:
    """With the card alone if that is enough, else with all Reserves (6.3.3.1)."""
    found = of_operation(s, side, operation, card.ops)
    if found is not None:
        return found
    found = of_operation(s, side, operation, card_play.value_with_reserves(s, side, card))
    return found and found._replace(cost=Message("forecast-spends-reserves", {"reserves": s.reserves[side]}))


def choose_operation(s: State, question: Question, key: str) -> Forecast | None:
    """An operation that an event gives."""
    return of_operation(s, question.seat, key, number_in(question, "value"))


def _event(card: Card, side: str) -> Forecast:
    """What becomes of the card (4.7.7, 6.2.9)."""
    leads_to = []
    if card.leaves_the_game(side):
        leads_to.append(Message("forecast-card-leaves"))
    if card.lapsing:
        leads_to.append(Message("forecast-lapses"))
    if card.mark:
        leads_to.append(Message("forecast-stays"))
    return Forecast(leads_to=leads_to)


def _reassessment(s: State, card: Card) -> Forecast:
    """The Posture that the US takes, and the GWOT penalty then (7.6)."""
    flipped = s.copy()
    flipped.us_posture = s.us_posture.opposite
    leads_to = [Message("forecast-us-posture", {"posture": str(flipped.us_posture)})]
    if flipped.gwot_penalty != s.gwot_penalty:
        leads_to.append(Message("forecast-penalty", {"before": s.gwot_penalty, "after": flipped.gwot_penalty}))
    found = Forecast(cost=Message("forecast-whole-phase"), leads_to=leads_to)
    if card_play.sets_off(card, s.side):
        return _with_event(found, event_set_off(s, card, s.side), auto=card.auto)
    return found


def _reserves(s: State, side: str, card: Card) -> Forecast:
    """The Reserves then, and what of the card is wasted (6.3.3)."""
    after = tracks.reserves_with(s, side, card.ops)
    wasted = s.reserves[side] + card.ops - after
    return Forecast(
        leads_to=[Message("forecast-reserves", {"reserves": after})],
        warnings=[Message("forecast-reserves-wasted", {"count": wasted})] if wasted else [],
    )


def spend_reserves(s: State, question: Question, key: str) -> Forecast | None:
    """What Reserves cost and give."""
    if key != YES:
        return None
    cost = Message("forecast-spends-reserves", {"reserves": s.reserves[question.seat]})
    return Forecast(cost=cost, leads_to=[Message("forecast-value", {"value": number_in(question, "value")})])
