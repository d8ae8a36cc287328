"""Chances of one die, and what a test of an unmarked country does to them (4.9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from typing import Final

from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.labyrinth import countries
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import FACES

SURE: Final = Fraction(1)
NEVER: Final = Fraction(0)


def chance(succeeds: Callable[[int], bool]) -> Fraction:
    """How likely a die is to show a face that succeeds."""
    return Fraction(sum(map(succeeds, FACES)), len(FACES))


@cache
def at_least(number: int) -> Fraction:
    """The chance of this number or more."""
    return chance(lambda pips: pips >= number)


@cache
def at_most(number: int) -> Fraction:
    """The chance of this number or less."""
    return chance(lambda pips: pips <= number)


def average(chances: Iterable[Fraction]) -> Fraction:
    """The chance over cases that are equally likely."""
    each = list(chances)
    return each[0] if each.count(each[0]) == len(each) else sum(each, NEVER) / len(each)


def needs_at_least(number: int) -> Message:
    """This number or more."""
    return Message("forecast-at-least", {"number": number})


def needs_at_most(number: int) -> Message:
    """This number or less; what unrest adds or takes may put it beyond a die (11.1.3)."""
    if number < FACES[0]:
        return Message("forecast-no-face")
    return Message("forecast-every-face") if number >= FACES[-1] else Message("forecast-at-most", {"number": number})


Number = Callable[[Country], int | None]
"""The highest roll that succeeds in a country as it is by then; None where no roll is needed."""


def of_number(country: Country, number: Number) -> tuple[Fraction, Message | None]:
    """The chance of this number or less in a country that is tested first if it is unmarked, and what it takes."""
    numbers = [number(tested) for tested in countries.after_tests(country)]
    chances = average(SURE if each is None else at_most(each) for each in numbers)
    known = sorted({each for each in numbers if each is not None})
    if not known:
        return chances, None
    if len(known) == 1:
        return chances, needs_at_most(known[0])
    return chances, Message("forecast-by-test", {"fair": known[0], "poor": known[-1]})


def percent(share: Fraction) -> int:
    """A chance in percent."""
    return round(share * 100)


def modifiers_of(changes: Iterable[tuple[str, int]]) -> list[Message]:
    """What is added to a die and taken from it, by name."""
    return [Message(f"forecast-modifier-{name}", {"change": change}) for name, change in changes]


# -- what a question is about


def country_in(s: State, question: Question, name: str) -> Country | None:
    """The country that a question is about under this name, if it is one."""
    kind, _, id = str(question.about.get(name, "")).partition(":")
    return s[id] if kind == "country" else None


def number_in(question: Question, name: str, otherwise: int = 0) -> int:
    """The number that a question is about under this name."""
    value = question.about.get(name, otherwise)
    return value if isinstance(value, int) else otherwise


def card_in(s: State, question: Question) -> Card | None:
    """The card that a question is about."""
    kind, _, number = str(question.about.get("card", "")).partition(":")
    return s.rules.deck[int(number)] if kind == "card" else None
