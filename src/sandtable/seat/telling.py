"""What a program is told: everything twice, as data and as a sentence; made of what its seat may know alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sandtable.core.forecasts import Forecast, Impossible
from sandtable.core.game import Game, Outcome
from sandtable.core.messages import About, Message, Note, to_json
from sandtable.core.questions import Question
from sandtable.words import Words
from sandtable.words.lookup import card_texts, rules_below

Told = dict[str, Any]
"""A message to a program, or a part of one, as JSON-ready data."""


class Seen(Protocol):
    """What a seat may know at a moment."""

    def view(self) -> Mapping[str, Any]:
        """The table as the seat sees it."""
        ...

    def notes(self) -> Sequence[Note]:
        """The log as the seat may read it."""
        ...

    def forecast(self, key: str) -> Forecast | None:
        """What the rules know about an option of the question."""
        ...

    def why_not(self, key: str) -> Impossible | None:
        """Why something is not among the options of the question."""
        ...


def facts_of(game: Game, view: Mapping[str, Any]) -> Told:
    """What never changes at a table (spaces, cards), without what only people need who change it by hand."""
    facts = game.facts()
    printed = view.get("facts")
    if printed is not None:
        facts = facts["rules"][printed]
    return {name: fact for name, fact in facts.items() if name not in ("adjust", "rules")}


def sentence(message: Message, words: Words) -> Told:
    """A message as data and as text."""
    return {"message": to_json(message), "text": words.say(message)}


def question_told(question: Question, words: Words) -> Told:
    """A question with its options."""
    return {
        "purpose": str(question.purpose),
        "about": {name: _about(value) for name, value in question.about.items()},
        **sentence(question.prompt, words),
        "options": [
            {"key": option.key, **sentence(option.label, words), "target": option.target, "aside": option.aside}
            for option in question.options
        ],
        "at_least": question.at_least,
        "at_most": question.at_most,
    }


def _about(value: About) -> object:
    return {"message": to_json(value)} if isinstance(value, Message) else value


def note_told(note: Note, words: Words) -> Told:
    """A line of the log; of a die that was checked the check with its verdict."""
    return {**sentence(note.says, words), "rule": note.cites, "kind": note.kind}


def forecast_told(forecast: Forecast | None, words: Words) -> Told | None:
    """What will, may or will not come of an option."""
    if forecast is None:
        return None
    return {
        "chance": None if forecast.chance is None else list(forecast.chance.as_integer_ratio()),
        "faces": list(forecast.faces),
        "needs": None if forecast.needs is None else sentence(forecast.needs, words),
        "cost": None if forecast.cost is None else sentence(forecast.cost, words),
        "modifiers": [sentence(message, words) for message in forecast.modifiers],
        "leads_to": [sentence(message, words) for message in forecast.leads_to],
        "warnings": [sentence(message, words) for message in forecast.warnings],
    }


def reason_told(thing: Impossible | None, words: Words) -> Told | None:
    """Why something is no option."""
    if thing is None:
        return None
    return {"label": sentence(thing.label, words), **sentence(thing.reason, words), "rule": thing.rule}


def rules_told(number: str, words: Words) -> list[Told]:
    """A rule and its parts."""
    return [
        {"number": found, "title": words(id), "text": words.attribute(id, "text") or ""}
        for id, found in rules_below(words, number)
    ]


def card_told(number: str, words: Words) -> dict[str, str] | None:
    """All that a card says."""
    return card_texts(words, number)


def outcome_told(outcome: Outcome, words: Words) -> Told:
    """How a game has ended."""
    standing = [place._asdict() for place in outcome.standing]
    return {
        "winner": outcome.winner,
        "rule": outcome.rule,
        **sentence(outcome.message, words),
        "standing": standing,
    }
