"""Forecasts of any game: the same for everybody who may read them, as plain data, and free of side effects."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from sandtable import Table
from sandtable.core.forecasts import Forecast, Impossible, Outlook, impossible_to_json, outlook, to_json
from sandtable.core.game import games
from sandtable.core.messages import Message
from sandtable.core.table import DEALER, PHYSICAL
from tests.comparing import snapshot
from tests.playing import answers, at_random


@pytest.mark.parametrize("name", sorted(games()))
def test_the_outlook_is_what_is_known_about_each_option(name: str) -> None:
    table = Table.new(name, seed=1)
    for question in answers(table, at_random(1), 60):
        before = snapshot(table)
        known = table.outlook()
        assert known == outlook(table.game, table.state, question)
        assert {key: table.forecast(key) for key in question.keys} == {
            key: known.forecasts.get(key) for key in question.keys
        }
        assert list(table.impossible()) == list(known.impossible)
        assert snapshot(table) == before
        json.dumps([*map(to_json, known.forecasts.values()), *map(impossible_to_json, known.impossible)])


@pytest.mark.parametrize("name", sorted(games()))
def test_nothing_is_known_to_whoever_rolls_and_draws(name: str) -> None:
    table = Table.new(name, seed=1, dice=PHYSICAL)
    dealt = [question for question in answers(table, at_random(1), 200) if question.seat == DEALER]
    for question in dealt:
        assert outlook(table.game, table.state, question) == Outlook()
    assert outlook(table.game, table.state, None) == Outlook()


def test_a_forecast_as_plain_data() -> None:
    needs = Message("forecast-at-least", {"number": 4})
    forecast = Forecast(Fraction(3, 6), needs, cost=Message("cost"), warnings=[Message("beware")])
    assert to_json(forecast) == {
        "chance": [1, 2],
        "needs": ["forecast-at-least", {"number": 4}],
        "modifiers": [],
        "cost": "cost",
        "leads_to": [],
        "warnings": ["beware"],
    }
    assert to_json(Forecast()) == {
        "chance": None, "needs": None, "modifiers": [], "cost": None, "leads_to": [], "warnings": [],
    }  # fmt: skip
    assert to_json(None) is None
    thing = Impossible("fly", Message("flying"), needs)
    assert impossible_to_json(thing) == {"key": "fly", "label": "flying", "reason": to_json(forecast)["needs"]}  # type: ignore[index]
