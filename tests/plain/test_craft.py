"""What a search knows of A Distant Plain: how far it looks, by whom it goes on, what it tries."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.agents import RandomAgent
from sandtable.core.playout import ByStep
from sandtable.plain.craft import PATIENT, TurnCraft
from sandtable.plain.surge_aims import FIELD, HOME
from sandtable.plain.terms import FACTIONS
from tests.plain.scene import turn
from tests.playing import answers, at_random


def propaganda_seen(faction: str, seats: dict[str, str]) -> int:
    """How many Propaganda cards a playout sees from the first card on, for a faction that people play."""
    table = Table.new("plain", scenario="short", seed="craft", seats=seats)
    craft = TurnCraft(faction)
    for question in answers(table, at_random("craft")):
        if question.seat == faction and craft.opens(table.state, question):
            break
    before = table.state.propaganda_to_come
    playout = table.playout(craft.policies, ByStep("luck"), "luck", open_hands=True)
    craft.play_on(playout)
    return int(before - playout.state.propaganda_to_come)


@pytest.mark.rule("plain", "8.9a")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_patient_look_beyond_a_check_that_ends_nothing(faction: str) -> None:
    alone = {each: "human" if each == faction else "book" for each in FACTIONS}
    assert propaganda_seen(faction, alone) == (2 if faction in PATIENT else 1)
    assert propaganda_seen(faction, dict.fromkeys(FACTIONS, "human")) == 1


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_operation_and_both_texts_are_tried_before_anything_strays(faction: str) -> None:
    table = Table.new("plain", scenario="short", seed="craft")
    craft = TurnCraft(faction)
    for question in answers(table, at_random("craft")):
        if question.seat == faction and craft.opens(table.state, question) and "event" in question.keys:
            break
    assert table.question is not None
    plans = craft.plans(table.seen_by(faction), table.question, 1)
    firm = [plan for plan in plans if not plan.seed]
    assert plans[: len(firm)] == firm
    assert {plan.laid[0][1] for plan in firm} == {option.key for option in table.question.options}
    assert {plan.laid[1][1] for plan in firm if plan.laid[0][1] == "event"} <= {"unshaded", "shaded"}


@pytest.mark.rule("plain", "6.5.6")
@pytest.mark.parametrize("faction", FACTIONS)
def test_in_the_last_round_they_look_to_the_end(faction: str) -> None:
    table = Table.new("plain", scenario="short", seed="last", seats=dict.fromkeys(FACTIONS, "human"))
    craft = TurnCraft(faction)
    players = dict.fromkeys(FACTIONS, RandomAgent())  # nobody wins before
    playout = table.playout(players, ByStep("luck"), "luck", open_hands=True)
    while playout.state.propaganda_to_come > 1:
        assert playout.outcome is None
        craft.play_on(playout)
    craft.play_on(playout)
    assert playout.outcome is not None
    assert playout.outcome.rule == "7.3"


def test_the_coalition_tries_to_surge_home_and_back() -> None:
    """Both ways, whatever the moment asks for by rule of thumb, and says which is which."""
    spaces = {"kabul": {"coalition_troops": 3, "troops": 2}, "khowst": {"coalition_troops": 2, "troops": 1}}
    gone = {}
    for aim in (HOME, FIELD):
        table = turn("coalition", spaces, dice=[3], played=["propaganda"])
        craft = TurnCraft("coalition")
        assert table.question is not None
        plans = craft.plans(table.seen_by("coalition"), table.question, 1)
        (plan,) = [each for each in plans if each.label[-1].id == f"plan-surge-{aim}" and not each.seed]
        playout = table.playout({**craft.policies, "coalition": plan.begun()}, ByStep("luck"), "luck", open_hands=True)
        craft.carry_out(playout)
        gone[aim] = sum(space.count[1] for space in playout.state.afghan())
    assert gone[HOME] == 0
    assert gone[FIELD] > 5
