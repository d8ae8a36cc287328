"""Chances of checks, and what a test of an unmarked country does to them (4.9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Final

from sandtable.core.checks import Check
from sandtable.core.forecasts import Forecast, needs_of, of_check
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.labyrinth import countries
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.state import State

SURE: Final = Fraction(1)
NEVER: Final = Fraction(0)


def average(chances: Iterable[Fraction]) -> Fraction:
    """The chance over cases that are equally likely."""
    return _average(tuple([chance.as_integer_ratio() for chance in chances]))


@lru_cache(1024)
def _average(chances: tuple[tuple[int, int], ...]) -> Fraction:
    """The same of chances as whole numbers, which are quicker to tell apart; there are few, again and again."""
    return sum((Fraction(*each) for each in chances), NEVER) / len(chances)


CheckIn = Callable[[Country], Check | None]
"""What is checked in a country as it is by then; None where no roll is needed."""


def after_test(country: Country, check: CheckIn) -> Forecast:
    """The chance of a check for a low number in a country that is tested first if it is unmarked, and what it takes."""
    cases = countries.after_tests(country)
    found = {id(case): check(case) for case in {id(case): case for case in cases}.values()}
    checks = [found[id(case)] for case in cases]
    known = {each.on_the_die: each for each in checks if each is not None}
    chance = average(SURE if each is None else each.chance for each in checks)
    if not known:
        return Forecast(chance)
    if len(known) > 1:
        return Forecast(chance, Message("forecast-by-test", {"fair": min(known), "poor": max(known)}))
    (one,) = known.values()
    return Forecast(chance, needs_of(one)) if None in checks else of_check(one)


def percent(share: Fraction) -> int:
    """A chance in percent."""
    return round(share * 100)


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
