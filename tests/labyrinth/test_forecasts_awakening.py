"""Forecasts of The Awakening are exact too: unrest, Militia, Advisors and Attrition, counted over all dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.labyrinth.forecasts import attrition
from sandtable.labyrinth.rules import AWAKENING, rules_named
from sandtable.labyrinth.terms import ISLAMIST_RULE, JIHADIST, US
from tests.conformance.awakening.setting import JIHADIST_CARD, US_CARD, document
from tests.labyrinth.foreseeing import (
    ELSEWHERE,
    WORDS,
    answered,
    check,
    country,
    everything_is_foreseen,
    foreseen,
    ids,
    won,
)
from tests.labyrinth.scene import play


def us(value: int, operation: str, *before: str, **position: Any) -> Table:
    """The US uses a card of The Awakening for an operation, with real dice."""
    return _turn(US, US_CARD[value], operation, *before, **position)


def jihadist(value: int, operation: str, *before: str, **position: Any) -> Table:
    """The Jihadist side does."""
    return _turn(JIHADIST, JIHADIST_CARD[value], operation, *before, **position)


def _turn(side: str, card: int, operation: str, *before: str, countries: dict[str, Any], **position: Any) -> Table:
    hands: dict[str, list[int]] = {US: [], JIHADIST: []} | {side: [card, {US: 132, JIHADIST: 168}[side]]}
    written = document({**ELSEWHERE, **countries}, phase={"side": side, "card": 1}, hands=hands, **position)
    return play(Table.from_position(written, seed=1, dice=PHYSICAL), card, operation, *before)


UNREST = [(1, 0), (0, 1), (2, 0), (0, 3), (3, 1), (1, 4), (5, 0), (0, 6)]


@pytest.mark.parametrize(("risen", "reacting"), UNREST)
@pytest.mark.parametrize("aligned", ["neutral", "ally"])
@pytest.mark.rule("awakening", "11.1.3a")
def test_war_of_ideas_among_awakening_and_reaction(risen: int, reacting: int, aligned: str) -> None:
    egypt = country("poor", aligned, awakening=risen, reaction=reacting)
    table = us(3, "war_of_ideas", countries={"egypt": egypt})
    forecast = check(table, "egypt", won("egypt", table.state["egypt"].copy()))
    named = {"forecast-modifier-awakening": risen, "forecast-modifier-reaction": -reacting}
    told = {message.id: message.args["change"] for message in forecast.modifiers if message.id in named}
    assert told == {id: change for id, change in named.items() if change}


@pytest.mark.parametrize(("risen", "reacting"), UNREST)
@pytest.mark.rule("awakening", "11.1.3a")
def test_jihad_among_awakening_and_reaction(risen: int, reacting: int) -> None:
    egypt = country("fair", "neutral", active_cells=3, awakening=risen, reaction=reacting)
    table = jihadist(1, "jihad", countries={"egypt": egypt})
    forecast = check(table, "egypt", lambda s: s["egypt"].is_poor)
    assert len(forecast.modifiers) == (risen > 0) + (reacting > 0)


@pytest.mark.rule("awakening", "11.1.3a", "11.2.4a")
def test_a_major_jihad_counts_militia_and_unrest() -> None:
    egypt = country("poor", "neutral", active_cells=7, militia=2, awakening=1, besieged=True)
    table = jihadist(2, "jihad", "egypt", "egypt", countries={"egypt": egypt}, lapsing=["arab_winter"])
    forecast = check(table, "yes", lambda s: s["egypt"].governance == ISLAMIST_RULE)
    assert ids(forecast.modifiers) == ["forecast-modifier-awakening"]
    held = jihadist(2, "jihad", countries={"egypt": egypt | {"militia": 3}})
    assert "forecast-major-jihad" not in ids(foreseen(held, "egypt").leads_to)


@pytest.mark.parametrize(
    ("there", "cells"),
    [
        ({"militia": 2}, 1),
        ({"militia": 1, "troops": 1}, 2),
        ({"militia": 2, "markers": ["advisors"], "civil_war": True}, 2),
        ({"militia": 1, "markers": ["advisors"], "civil_war": True}, 1),
    ],
    ids=["Militia alone", "a Troop among them", "with Advisors", "one Militia with Advisors"],
)
@pytest.mark.rule("awakening", "11.2.4c")
def test_disrupt_with_militia(there: dict[str, Any], cells: int) -> None:
    table = us(
        3,
        "disrupt",
        countries={"yemen": country("poor", "ally", cells=3, **there), "mali": country("poor", "ally", cells=1)},
    )
    told = foreseen(table, "yemen").leads_to
    assert (told[0].id, told[0].args) == ("forecast-disrupts", {"count": cells})
    before = table.state.prestige
    later = answered(table, "yemen")
    assert (later.state["yemen"].active == cells) or later.question is not None
    assert ("forecast-prestige" in ids(told)) == ("troops" in there)
    if later.question is not None and later.question.purpose != "disrupt_cell":
        assert (later.state.prestige > before) == ("troops" in there)


# -- Attrition (11.2.5)


WARS = [(1, 1, 0), (5, 7, 0), (6, 12, 0), (3, 4, 2), (13, 2, 0)]


@pytest.mark.parametrize(("militia", "cells", "advisors"), WARS)
@pytest.mark.rule("awakening", "11.2.5b")
def test_attrition_is_foreseen_as_all_dice_have_it(militia: int, cells: int, advisors: int) -> None:
    war = country(
        "poor", "neutral", civil_war=True, militia=militia, active_cells=cells, markers=["advisors"] * advisors
    )
    here = document({"yemen": war}, step="attrition")
    table = Table.from_position(here, seed=1, dice=PHYSICAL)
    start = Table.from_position(here | {"step": "card", "hands": {"us": [126], "jihadist": []}}, seed=1).state
    told = {str(message.args["side"]): message for message in attrition.foreseen(start, start["yemen"])}
    weight: dict[str, Counter[int]] = {US: Counter(), JIHADIST: Counter()}
    _count(table, Fraction(1), weight)
    for side, message in told.items():
        sure, number = int(str(message.args["hits"])), int(str(message.args["number"]))
        expected = {sure: Fraction(6 - number, 6), sure + 1: Fraction(number, 6)}
        assert dict(weight[side]) == {hits: chance for hits, chance in expected.items() if chance}
        assert WORDS.say(message)


def _count(table: Table, share: Fraction, weight: dict[str, Any]) -> None:
    """The hits that both sides are told to have scored, over all dice of Attrition."""
    told = [note.message.args["count"] for note in table.notes if note.message.id == "note-hits"]
    if len(told) == 2:  # the US first, then the Jihadist side
        for side, hits in zip((US, JIHADIST), told, strict=True):
            weight[side][int(str(hits))] += share
        return
    question = table.question
    assert question is not None
    assert question.seat == DEALER
    for key in question.keys:
        _count(answered(table, key), share / len(question.keys), weight)


def test_troops_on_their_way_to_a_war_say_what_attrition_they_bring() -> None:
    war = country("poor", "ally", civil_war=True, active_cells=2)
    table = us(3, "deploy", countries={"yemen": war})
    told = {key: foreseen(table, key).leads_to for key in ("1", "6", "8")}
    hits = {key: [dict(m.args) for m in all_ if m.id.startswith("forecast-attrition")] for key, all_ in told.items()}
    assert [(each["hits"], each["number"]) for each in hits["8"]] == [(1, 2), (0, 2)]
    assert [(each["hits"], each["number"]) for each in hits["6"]] == [(1, 0), (0, 2)]
    assert [(each["hits"], each["number"]) for each in hits["1"]] == [(0, 1), (0, 2)]
    peace = us(3, "deploy", countries={"yemen": country("poor", "ally")})
    assert not [m for m in foreseen(peace, "1").leads_to if m.id.startswith("forecast-attrition")]


# -- Truce (card 239)


def test_a_truce_is_the_reason_given() -> None:
    quiet = {"markers": ["truce"], "cells": 2, "troops": 2}
    truce = {"yemen": country("fair", "ally", **quiet), "mali": country("fair", "ally", cells=1, troops=1)}
    truce["egypt"] = country("fair", "ally", cells=1)
    for operation in ("war_of_ideas", "disrupt", "deploy"):
        table = us(3, operation, countries=truce, lapsing=["truce"])
        why = {thing.key: thing.reason.id for thing in table.outlook().impossible}
        assert why["yemen"] == "impossible-truce", operation
    for operation in ("travel", "jihad", "plot"):
        table = jihadist(2, operation, countries=truce, lapsing=["truce"])
        why = {thing.key: thing.reason.id for thing in table.outlook().impossible}
        assert why["yemen"] == "impossible-truce", operation


# -- whole games


@pytest.mark.slow
@pytest.mark.parametrize("scenario", rules_named(AWAKENING).scenarios)
def test_in_whole_games_everything_is_foreseen_and_nothing_hidden_is(scenario: str) -> None:
    everything_is_foreseen(Table.new("labyrinth", seed=f"forecasts/{scenario}", scenario=scenario), scenario)
