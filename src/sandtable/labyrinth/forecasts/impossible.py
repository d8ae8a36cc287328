"""What one might look for among the options and cannot do now, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sandtable.core.forecasts import Impossible
from sandtable.core.messages import Message
from sandtable.core.questions import Option, Question
from sandtable.labyrinth import card_play, deploy, jihadist_operations, us_operations
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.forecasts.chances import card_in, country_in, number_in
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.registry import event_of, is_playable
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HARD, SOFT, US, other

Reason = Message | None
"""Why not, or None if it can be done."""


def why_not(id: str, **args: int | str) -> Message:
    """A reason."""
    return Message(f"impossible-{id}", args)


# -- operations (7, 8)


def _no_deploy(s: State, value: int) -> Message:
    return why_not("no-troops-may-leave") if not s.troops_on_track else why_not("no-ally-in-reach", value=value)


def _no_regime_change(s: State, value: int) -> Message:
    if value < deploy.REGIME_CHANGE_VALUE:
        return why_not("needs-value", value=deploy.REGIME_CHANGE_VALUE)
    if s.us_posture != HARD:
        return why_not("us-posture", posture=str(s.us_posture))
    if not deploy.regimes_to_change(s):
        return why_not("no-regime-to-change")
    return why_not("no-six-troops")


def _no_withdraw(s: State, value: int) -> Message:
    if value < deploy.WITHDRAW_VALUE:
        return why_not("needs-value", value=deploy.WITHDRAW_VALUE)
    if s.us_posture != SOFT:
        return why_not("us-posture", posture=str(s.us_posture))
    return why_not("no-troops-in-regime-change")


def _no_disrupt(s: State, value: int) -> Message:
    if us_operations.may_disrupt(s):
        return why_not("no-cell-in-reach", value=value)
    return why_not("none-to-disrupt") if s.any(_holds_jihadists) else why_not("no-cell-or-cadre")


def _no_alert(s: State, value: int) -> Message:
    if not s.plots_on_map():
        return why_not("no-plot")
    if value < us_operations.ALERT_VALUE:
        return why_not("needs-value", value=us_operations.ALERT_VALUE)
    return why_not("truce")


def _no_recruit(s: State, value: int) -> Message:
    return why_not("gtmo") if s.in_effect("gtmo") else why_not("no-cell-or-cadre")


_OPERATIONS: Final[dict[str, Callable[[State, int], Message]]] = {
    "war_of_ideas": lambda s, value: why_not("none-to-win"),
    "deploy": _no_deploy,
    "regime_change": _no_regime_change,
    "withdraw": _no_withdraw,
    "disrupt": _no_disrupt,
    "alert": _no_alert,
    "recruit": _no_recruit,
    "travel": lambda s, value: why_not("no-cell-to-travel"),
    "jihad": lambda s, value: why_not("no-cell-for-jihad"),
    card_play.PLOT: lambda s, value: why_not("no-cell-for-plot"),
}


def _operations(s: State, question: Question, value: int) -> list[Impossible]:
    """The operations of a side that this value does not allow."""
    own = card_play.US_OPERATIONS if question.seat == US else card_play.JIHADIST_OPERATIONS
    return [_use(name, _OPERATIONS[name](s, value)) for name in own if not own[name].allowed(s, value)]


def _use(name: str, reason: Message) -> Impossible:
    option = card_play.use_option(name)
    return Impossible(option.key, option.label, reason)


def _choose_operation(s: State, question: Question) -> list[Impossible]:
    return _operations(s, question, number_in(question, "value"))


# -- the uses of a card (6.1)


def _use_card(s: State, question: Question) -> list[Impossible]:
    card = card_in(s, question)
    if card is None or "operation" in question.about:  # the first card says how the second is used
        return []
    side = question.seat
    found = _operations(s, question, card_play.value_with_reserves(s, side, card))
    if card_play.sets_off(card, side) and card_play.EVENT_FIRST not in question.keys:  # the event has happened
        if not {card_play.PLOT} & {*question.keys, *(thing.key for thing in found)}:
            found.append(_use(card_play.PLOT, why_not("first-plot")))
    else:
        found += _event(s, side, card)
        found += _reassessment(s, side, card)
    if card_play.RESERVES not in question.keys:
        found.append(_use(card_play.RESERVES, why_not("too-good-for-reserves")))
    return found


def _event(s: State, side: str, card: Card) -> list[Impossible]:
    """The event of a card that cannot be played as one (6.2.5, 6.2.6)."""
    if is_playable(s, card, side):
        return []
    if card.auto:
        return [_use(card_play.EVENT, why_not("event-by-itself"))]
    if card.side == other(side):
        return [_use(card_play.EVENT, why_not("event-of", side=card.side))]
    for marker in event_of(card).blocked_by:
        if s.in_play(marker):
            return [_use(card_play.EVENT, why_not("event-blocked", marker=marker))]
    return [_use(card_play.EVENT, why_not("event-not-now"))]


def _reassessment(s: State, side: str, card: Card) -> list[Impossible]:
    """A Reassessment that the US cannot make (7.6.2)."""
    if side != US or card_play.may_reassess(s, side, card):
        return []
    if card.ops < card_play.HIGHEST:
        reason = why_not("needs-value", value=card_play.HIGHEST)
    elif not card_play.opens_the_phase(s, card):
        reason = why_not("needs-whole-phase")
    else:
        reason = why_not("no-second-card")
    return [_use(card_play.REASSESSMENT, reason)]


def _option(option: Option, reason: Message) -> Impossible:
    return Impossible(option.key, option.label, reason)


# -- places


def _places(question: Question, among: Iterable[Country], why: Callable[[Country], Reason]) -> list[Impossible]:
    """Countries that are not offered, with the reasons."""
    offered = set(question.keys)
    reasons = [(country, why(country)) for country in among if country.id not in offered]
    return [_option(country.option, reason) for country, reason in reasons if reason is not None]


def _out_of_value(country: Country, value: int) -> Reason:
    """A value too low for the Governance there (7.1.1)."""
    if country.governance is None or us_operations.affordable(country, value):
        return None
    return why_not("islamist-rule") if country.is_islamist else why_not("needs-value", value=int(country.governance))


def _war_of_ideas_where(s: State, question: Question) -> list[Impossible]:
    return _places(question, s.everywhere, lambda country: _not_won(country, number_in(question, "value")))


def _not_won(country: Country, value: int) -> Reason:
    """Why the War of Ideas cannot be fought in a country (7.2.1, 7.2.3, card 239)."""
    if country.under_truce:
        return why_not("truce")
    if not country.is_muslim and not country.space.takes_posture:
        return why_not("no-posture")
    if country.is_islamist:
        return why_not("islamist-rule")
    if country.is_adversary:
        return why_not("adversary")
    if country.is_ally and country.is_good:
        return why_not("good-ally")
    if not us_operations.may_be_won(country):
        return why_not("too-few-troops", count=us_operations.EXCESS_IN_REGIME_CHANGE)
    return _out_of_value(country, value)


def _disrupt_where(s: State, question: Question) -> list[Impossible]:
    value = number_in(question, "value")
    return _places(question, s.where(_holds_jihadists), lambda country: _not_disrupted(s, country, value))


def _holds_jihadists(country: Country) -> bool:
    return bool(country.cells or country.cadre)


def _not_disrupted(s: State, country: Country, value: int) -> Reason:
    """Why a country with cells or a Cadre cannot be Disrupted (7.4.1)."""
    if us_operations.may_be_disrupted(s, country):
        return _out_of_value(country, value)
    if country.under_truce:
        return why_not("truce")
    if country.space.is_iran:
        return why_not("iran")
    if country.is_islamist:
        return why_not("islamist-rule")
    if not us_operations.is_open_to_disrupt(country):
        return why_not("no-ally-no-troops", count=us_operations.ENOUGH_TROOPS)
    if us_operations.is_sheltered(s, country):
        return why_not("fata")
    return why_not("sadr") if country.sadr else why_not("al-anbar")


def _deploy_from(s: State, question: Question) -> list[Impossible]:
    """Troops that must stay, on the map or on their track (7.3.1, 7.3.4)."""
    changing = country_in(s, question, "country")
    found = []
    if deploy.TRACK not in question.keys:
        if changing is not None:
            why = why_not("fewer-than-six")
        elif not s.troops_on_track:
            why = why_not("no-troops-on-track")
        else:
            why = why_not("no-ally-in-reach", value=number_in(question, "value"))
        found.append(_option(deploy.TRACK_OPTION, why))
    held = s.where(lambda country: country.troops and country is not changing)
    return found + _places(question, held, lambda country: _stays(country, changing))


def _stays(country: Country, changing: Country | None) -> Message:
    """Why the Troops of a country cannot leave it."""
    if country.under_truce:
        return why_not("truce")
    if not (country.cubes or country.nato):  # UNSCR 1973 and Serval stay where they are (cards 150 and 226)
        return why_not("marker-stays")
    if changing is None or _kept_back(country):
        return why_not("regime-change-keeps", count=us_operations.EXCESS_IN_REGIME_CHANGE)
    return why_not("fewer-than-six")


def _kept_back(country: Country) -> bool:
    return country.cubes >= deploy.REGIME_CHANGE_TROOPS


def _deploy_to(s: State, question: Question) -> list[Impossible]:
    value, origin = number_in(question, "value"), country_in(s, question, "origin")
    allies = s.where(lambda country: country.is_ally and country is not origin)
    return _places(question, allies, lambda country: _closed_by_truce(country) or _out_of_value(country, value))


def _closed_by_truce(country: Country) -> Reason:
    return why_not("truce") if country.under_truce else None


def _regime_change_where(s: State, question: Question) -> list[Impossible]:
    return _places(question, deploy.regimes_to_change(s), lambda country: why_not("no-six-troops"))


def _withdraw_from(s: State, question: Question) -> list[Impossible]:
    return _places(question, s.under_regime_change(), lambda country: why_not("no-troops-here"))


def _travel_from(s: State, question: Question) -> list[Impossible]:
    with_cells = s.where(lambda country: country.cells)
    return _places(
        question, with_cells, lambda country: _closed_by_truce(country) or _spent(country) or why_not("sadr-stays")
    )


def _travel_to(s: State, question: Question) -> list[Impossible]:
    near_only = s.in_effect("biometrics") and not number_in(question, "automatic")
    return _places(
        question,
        s.everywhere,
        lambda country: _closed_by_truce(country) or (why_not("biometrics") if near_only else None),
    )


def _spent(country: Country) -> Reason:
    return why_not("every-cell-used") if country.sleepers or country.active else None


def _jihad_where(s: State, question: Question) -> list[Impossible]:
    open_places = {country.id for country in jihadist_operations.jihad_places(s)}

    def why(country: Country) -> Reason:
        if country.under_truce:
            return why_not("truce")
        if country.id in open_places:
            return why_not("every-cell-used")
        if not country.is_muslim:
            return why_not("not-muslim")
        return why_not("islamist-rule") if country.is_islamist else why_not("benazir-bhutto")

    return _places(question, s.where(lambda country: country.cells), why)


def _plot_where(s: State, question: Question) -> list[Impossible]:
    with_cells = s.where(lambda country: country.cells)
    return _places(
        question,
        with_cells,
        lambda country: (
            _closed_by_truce(country) or why_not("islamist-rule" if country.is_islamist else "every-cell-used")
        ),
    )


_IMPOSSIBLE: Final[dict[str, Callable[[State, Question], list[Impossible]]]] = {
    Purpose.USE_CARD: _use_card,
    Purpose.CHOOSE_OPERATION: _choose_operation,
    Purpose.WAR_OF_IDEAS_WHERE: _war_of_ideas_where,
    Purpose.DISRUPT_WHERE: _disrupt_where,
    Purpose.DEPLOY_FROM: _deploy_from,
    Purpose.DEPLOY_TO: _deploy_to,
    Purpose.REGIME_CHANGE_WHERE: _regime_change_where,
    Purpose.WITHDRAW_FROM: _withdraw_from,
    Purpose.TRAVEL_FROM: _travel_from,
    Purpose.TRAVEL_TO: _travel_to,
    Purpose.JIHAD_WHERE: _jihad_where,
    Purpose.PLOT_WHERE: _plot_where,
}

# -- a country that nobody would look for


def _never_deployed_to(s: State, question: Question, country: Country) -> Message:
    origin = country_in(s, question, "origin")
    return why_not("troops-are-here") if origin and origin.id == country.id else why_not("not-an-ally")


def _never_left(s: State, question: Question, country: Country) -> Message:
    changing = country_in(s, question, "country")
    return why_not("troops-go-here") if changing and changing.id == country.id else why_not("no-troops-here")


def _no_recruits(s: State, question: Question, country: Country) -> Message:
    return why_not("truce") if country.under_truce else why_not("no-cell-or-cadre-here")


_ELSEWHERE: Final[dict[str, Callable[[State, Question, Country], Message]]] = {
    Purpose.DISRUPT_WHERE: lambda s, question, country: why_not("no-cell-or-cadre-here"),
    Purpose.DEPLOY_FROM: _never_left,
    Purpose.DEPLOY_TO: _never_deployed_to,
    Purpose.REGIME_CHANGE_WHERE: lambda s, question, country: why_not("not-islamist"),
    Purpose.WITHDRAW_FROM: lambda s, question, country: why_not("no-regime-change"),
    Purpose.RECRUIT_WHERE: _no_recruits,
    Purpose.TRAVEL_FROM: lambda s, question, country: why_not("no-cell-here"),
    Purpose.JIHAD_WHERE: lambda s, question, country: why_not("no-cell-here"),
    Purpose.PLOT_WHERE: lambda s, question, country: why_not("no-cell-here"),
}
"""What the countries lack that are neither offered nor listed as impossible."""

_RULES: Final[dict[str, str]] = {
    Purpose.WAR_OF_IDEAS_WHERE: "7.2.1.1",
    Purpose.DISRUPT_WHERE: "7.4.1",
    Purpose.DEPLOY_FROM: "7.3.1",
    Purpose.DEPLOY_TO: "7.3.3",
    Purpose.REGIME_CHANGE_WHERE: "7.3.4",
    Purpose.WITHDRAW_FROM: "7.3.5",
    Purpose.RECRUIT_WHERE: "8.2.2",
    Purpose.TRAVEL_FROM: "8.3.3",
    Purpose.TRAVEL_TO: "8.3.1",
    Purpose.JIHAD_WHERE: "8.4",
    Purpose.PLOT_WHERE: "8.5.1",
}
"""The rule that says where an operation can be."""


def impossible(s: State, question: Question) -> list[Impossible]:
    """What one might look for among the options and cannot do now, from the state as the seat may see it."""
    found = _IMPOSSIBLE.get(question.purpose)
    rule = _RULES.get(question.purpose)
    return [] if found is None else [thing._replace(rule=rule) for thing in found(s, question)]


def why_no_country(s: State, question: Question, key: str) -> Impossible | None:
    """Why a country is not among the options of an operation; None if it is, or if nobody knows."""
    if key in question.keys or question.purpose not in _RULES:
        return None
    listed = [thing for thing in impossible(s, question) if thing.key == key]
    if listed:
        return listed[0]
    country = next((country for country in s.everywhere if country.id == key), None)
    if country is None:
        return None
    missing = _ELSEWHERE.get(question.purpose)
    if missing is None or not _is_as_usual(s, question):
        return _option(country.option, why_not("event-elsewhere"))
    return _option(country.option, missing(s, question, country))._replace(rule=_RULES[question.purpose])


def _is_as_usual(s: State, question: Question) -> bool:
    """Whether a question is asked by its operation, and not by an event that opens other countries."""
    if question.purpose != Purpose.REGIME_CHANGE_WHERE:
        return True
    return {*question.keys} <= {country.id for country in deploy.regimes_to_change(s)}
