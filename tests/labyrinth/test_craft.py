"""What a search of Labyrinth tries: uses of cards that differ, every event, other countries; the likeliest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import Message
from sandtable.labyrinth import card_play, craft, estimates, steady, steady_jihadist
from sandtable.labyrinth.craft import BEFORE_OTHER_COUNTRIES, CRAFTS
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.terms import JIHADIST, POOR, SIDES, US
from sandtable.search.plans import Plan

JUDGEMENTS: Mapping[str, Any] = {US: steady.Judgement, JIHADIST: steady_jihadist.Judgement}


def at_a_card(side: str, scenario: str) -> Table:
    """A table at which a side chooses a card."""
    seats = dict.fromkeys(SIDES, "human")
    table = Table.new("labyrinth", seed=f"plans of {side}", seats=seats, scenario=scenario)
    table.agents = {}
    while table.question is None or table.question.purpose != Purpose.PLAY_CARD or table.question.seat != side:
        assert table.question is not None
        table.answer(*table.question.keys[: table.question.at_least])
    return table


def plans_of(side: str, scenario: str) -> tuple[Table, list[Plan]]:
    """The plans of a side that chooses its card."""
    table = at_a_card(side, scenario)
    assert table.question is not None
    its = next(each for each in CRAFTS if each.seat == side)
    return table, list(its.plans(table.seen_by(side), table.question, 1))


@pytest.mark.parametrize("scenario", ["lets_roll", "awakening"])
@pytest.mark.parametrize("side", SIDES)
def test_cards_that_are_worth_the_same_for_an_operation_are_tried_once_and_every_event_is(
    side: str, scenario: str
) -> None:
    table, plans = plans_of(side, scenario)
    assert table.question is not None
    s = table.seen_by(side)
    judgement = JUDGEMENTS[side](s, table.question)
    whole = [dict(plan.laid) for plan in plans if not plan.seed and len(plan.laid) == 2]
    tried = [(int(each[Purpose.PLAY_CARD]), each[Purpose.USE_CARD]) for each in whole]
    worths = [(use, judgement.use(number, use)) for number, use in tried if use != card_play.EVENT]
    assert len(set(worths)) == len(worths)
    for number in s.hands[side]:
        if card_play.EVENT in card_play.card_uses(s, side, s.rules.deck[number]):
            assert (number, card_play.EVENT) in tried


def test_another_country_is_tried_before_the_less_likely_uses() -> None:
    _, plans = plans_of(US, "lets_roll")
    aimed = [n for n, plan in enumerate(plans) if len(plan.laid) == 3]
    assert aimed
    assert aimed[0] <= BEFORE_OTHER_COUNTRIES
    assert len({plan.laid for plan in plans if not plan.seed}) == len([plan for plan in plans if not plan.seed])


def test_a_card_is_spent_whose_own_event_is_worth_least() -> None:
    ranked = [
        craft.Use(20.0, 3, "recruit", 0.0),
        craft.Use(20.0, 1, "recruit", 28.0),
        craft.Use(28.0, 1, "event", 28.0),
    ]
    assert craft.told_apart(ranked) == [ranked[0], ranked[2]]


def test_estimates_see_how_easy_a_major_jihad_is() -> None:
    """From Potent on three more cells are enough (9.7)."""
    reach = {}
    for level in ("normal", "potent"):
        seats = {"us": "human", "jihadist": f"solitaire:{level}"}
        s = Table.new("labyrinth", seats=seats, seed=1, scenario="lets_roll").state
        pakistan = s["pakistan"]
        pakistan.governance = POOR
        pakistan.sleepers += 3 - pakistan.cells + pakistan.defenders
        s.changed(pakistan)
        reach[level] = estimates.features(s)[US]["within_reach"]
    assert reach["normal"] == 0 < reach["potent"]


def test_who_keeps_the_last_card_tells_nothing_of_it() -> None:
    """The US may hold it (5.2.1); why they do would say what it is."""
    _, plans = plans_of(US, "lets_roll")
    its = next(each for each in CRAFTS if each.seat == US)
    held = Plan(steady.Steady(), [(Purpose.PLAY_CARD, "hold")], [Message("option-hold")])
    assert {tuple(its.openly(plan, held)) for plan in plans if len(plan.laid) == 2} == {()}
    assert its.openly(held, plans[0]) == ()
