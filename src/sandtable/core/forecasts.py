"""Forecasts: what the rules know about an option before it is chosen. They are made only when somebody reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sandtable.core.checks import FACES, Check
from sandtable.core.messages import NOTHING, Message
from sandtable.core.messages import to_json as message_to_json

if TYPE_CHECKING:
    from sandtable.core.game import Game
    from sandtable.core.questions import Question


class Forecast(NamedTuple):
    """What will, may or will not come of an option, as far as its seat may know."""

    chance: Fraction | None = None
    """How likely it is to succeed; None where nothing is rolled."""
    needs: Message | None = None
    """What the die must show."""
    modifiers: Sequence[Message] = ()
    """What is added to the die or taken from it."""
    cost: Message | None = None
    """What it costs."""
    leads_to: Sequence[Message] = ()
    """What follows if it succeeds, or at once where nothing is rolled."""
    warnings: Sequence[Message] = ()
    """What somebody who chooses it may regret."""
    faces: Sequence[int] = ()
    """With which faces it succeeds, where one die decides."""


class Impossible(NamedTuple):
    """What cannot be done now though one might look for it among the options, and why not."""

    key: str
    label: Message
    reason: Message
    rule: str | None = None
    """The rule that says so."""


class Possible(NamedTuple):
    """What another seat could do somewhere if it were its turn, as far as the seat that looks may know."""

    seat: str
    key: str
    label: Message
    forecast: Forecast | None = None


class Outlook(NamedTuple):
    """All that is known about a question: the forecasts of its options by key, and what cannot be done."""

    forecasts: Mapping[str, Forecast] = NOTHING
    impossible: Sequence[Impossible] = ()


NOTHING_KNOWN: Final = Outlook()
_MODIFIER: Final = "forecast-modifier-"


def of_check(
    check: Check, cost: Message | None = None, leads_to: Sequence[Message] = (), warnings: Sequence[Message] = ()
) -> Forecast:
    """The forecast of a check, with what it costs, leads to and risks."""
    return Forecast(check.chance, needs_of(check), modifiers_of(check), cost, leads_to, warnings, check.faces)


def needs_of(check: Check) -> Message:
    """What the die itself must show; modifiers may put a low number beyond it."""
    number = check.on_the_die
    if check.high:
        return Message("forecast-at-least", {"number": number})
    if number < FACES[0]:
        return Message("forecast-no-face")
    return Message("forecast-every-face") if number >= FACES[-1] else Message("forecast-at-most", {"number": number})


def modifiers_of(check: Check) -> list[Message]:
    """What is added to the die and taken from it, by name."""
    return [Message(_MODIFIER + name, {"change": change}) for name, change in check.modifiers]


def outlook(game: Game, state: Any, question: Question | None) -> Outlook:
    """All that the seat that is asked may know about a question; nothing is known to whoever rolls and draws."""
    if question is None or question.seat not in game.seats:
        return NOTHING_KNOWN
    seen = game.seen_by(state, question.seat)
    forecasts = {key: found for key in question.keys if (found := game.forecast(seen, question, key)) is not None}
    return Outlook(forecasts, game.impossible(seen, question))


def why_not(game: Game, seen: Any, question: Question, key: str) -> Impossible | None:
    """Why something is not among the options of a question, from the state as the seat that is asked may see it."""
    if key in question.keys:
        return None
    listed = [thing for thing in game.impossible(seen, question) if thing.key == key]
    return listed[0] if listed else game.why_not(seen, question, key)


def to_json(forecast: Forecast | None) -> dict[str, Any] | None:
    """A forecast as JSON-ready data; the chance is a fraction, its numerator and its denominator."""
    if forecast is None:
        return None
    data = {
        "chance": None if forecast.chance is None else list(forecast.chance.as_integer_ratio()),
        "needs": forecast.needs and message_to_json(forecast.needs),
        "modifiers": [message_to_json(message) for message in forecast.modifiers],
        "cost": forecast.cost and message_to_json(forecast.cost),
        "leads_to": [message_to_json(message) for message in forecast.leads_to],
        "warnings": [message_to_json(message) for message in forecast.warnings],
    }
    return {**data, "faces": list(forecast.faces)} if forecast.faces else data


def impossible_to_json(thing: Impossible) -> dict[str, Any]:
    """What cannot be done as JSON-ready data."""
    data = {"key": thing.key, "label": message_to_json(thing.label), "reason": message_to_json(thing.reason)}
    return data if thing.rule is None else {**data, "rule": thing.rule}


def possible_to_json(thing: Possible) -> dict[str, Any]:
    """What another seat could do as JSON-ready data."""
    return {
        "seat": thing.seat,
        "key": thing.key,
        "label": message_to_json(thing.label),
        "forecast": to_json(thing.forecast),
    }
