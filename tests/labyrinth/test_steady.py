"""Steady, the US by rule of thumb: it answers from what its seat sees, and does the obvious."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sandtable import Table
from sandtable.core.agents import Sight
from sandtable.core.chance import SeededChance
from sandtable.core.questions import Question
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.rules import WAR_ON_TERROR, rules_named
from sandtable.labyrinth.state import State
from sandtable.labyrinth.steady import RANKS, WORTHS, Judgement, Steady, nearness, sent_to
from sandtable.labyrinth.terms import US
from tests.comparing import decided_blindly
from tests.labyrinth.conditions import FAIR, FAIR_ALLY, POOR, muslim
from tests.labyrinth.scene import LABYRINTH, turn
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import Looking

THINKING = SeededChance("steady", "thinking")


def decides(question: Question, state: State) -> Sequence[str]:
    """What Steady answers, looking at a state as the US."""
    return Steady().answer(question, Sight(US, Looking("labyrinth", state), THINKING, 0))


def choice(table: Table) -> str:
    """What Steady answers to the question at a table."""
    assert table.question is not None
    return decides(table.question, table.state)[0]


@pytest.mark.parametrize("opponent", ["human", "solitaire:virulent"])
def test_it_decides_the_same_whatever_it_cannot_see(opponent: str) -> None:
    table = Table.new("labyrinth", seats={"jihadist": opponent}, seed=f"steady {opponent}", decks=2)
    purposes = decided_blindly(LABYRINTH, table, chooser(KEEN, 3), decides, US)
    assert {"play_card", "use_card"} <= purposes


def test_it_answers_every_question_of_whole_games() -> None:
    """At random, but legally, where it has no rule of thumb."""
    for seed, scenario in enumerate(rules_named(WAR_ON_TERROR).scenarios):
        table = Table.new("labyrinth", seats={"us": "steady", "jihadist": "random"}, seed=seed, scenario=scenario)
        assert table.outcome is not None


def test_every_rule_of_thumb_is_for_a_purpose_that_is_asked() -> None:
    assert set(RANKS) <= set(Purpose)


# -- the obvious


def test_it_alerts_for_a_plot_at_home() -> None:
    countries = {"united_states": {"plots": [1], "cells": 1}, "egypt": {**FAIR_ALLY, "aid": 1}}
    table = turn(US, 40, countries=countries, more=[2])
    assert choice(table) == "40"
    table.answer("40")
    assert choice(table) == "alert"


def test_it_alerts_at_home_first() -> None:
    countries = {"united_states": {"plots": [1], "cells": 1}, "canada": {"posture": "hard", "plots": [3]}}
    table = turn(US, 40, countries=countries)
    table.answer("40")
    table.answer("alert")
    assert choice(table).startswith("united_states")


def test_it_plays_a_good_event_rather_than_nothing() -> None:
    table = turn(US, 112, countries={"egypt": POOR})  # Bin Ladin
    table.answer("112")
    assert choice(table) == "event"


def test_it_does_not_play_events_of_no_use() -> None:
    table = turn(US, 99, countries={"canada": {"posture": "soft"}})  # HAMAS Elected costs a card and Prestige
    table.answer("99")
    assert choice(table) != "event"


def test_it_fights_where_resources_are_and_success_is_likely() -> None:
    countries = {"egypt": FAIR_ALLY, "jordan": FAIR_ALLY, "saudi_arabia": FAIR, "yemen": FAIR}
    table = turn(US, 12, countries=countries, prestige=10)
    table.answer("12")
    table.answer("war_of_ideas")
    assert choice(table) == "egypt"


def test_it_prefers_a_card_whose_jihadist_event_cannot_happen() -> None:
    countries = {"egypt": FAIR_ALLY, "yemen": POOR}
    table = turn(US, 73, countries=countries, more=[60, 63])  # Pirates and Bhutto Shot cannot happen, Gaza War can
    assert choice(table) in ("60", "73")
    table.answer("73")
    assert choice(table) == "event_first"
    table = turn(US, 63, countries=countries, more=[66])
    table.answer("63")
    assert choice(table) != "event_first"


def test_it_turns_soft_with_a_soft_world() -> None:
    soft = {id: {"posture": "soft"} for id in ("canada", "india", "china", "germany")}
    table = turn(US, 40, countries=soft, more=[47, 43])
    while table.question is not None and table.question.purpose == "play_card":
        table.answer(choice(table))
    assert choice(table) == "reassessment"


def test_reserves_are_worth_more_while_there_are_none() -> None:
    worth = [WORTHS["reserves"](judgement(turn(US, 23, reserves={"us": reserves})), 2) for reserves in (0, 1)]
    assert worth[0] > worth[1]


@pytest.mark.parametrize(("posture", "other"), [("hard", "soft"), ("soft", "hard")])
def test_it_gives_others_its_own_posture(posture: str, other: str) -> None:
    rank = RANKS[Purpose.SELECT_POSTURE]
    judged = judgement(turn(US, 23, us_posture=posture))
    assert rank(judged, posture) > rank(judged, other)


def judgement(table: Table) -> Judgement:
    """What Steady thinks of the question at a table."""
    assert table.question is not None
    return Judgement(table.state, table.question)


def test_it_disrupts_where_troops_bring_prestige() -> None:
    countries = {
        "gulf_states": {**FAIR_ALLY, "troops": 2, "cells": 1},
        "jordan": {**FAIR_ALLY, "cells": 1},
    }
    table = turn(US, 12, countries=countries, prestige=2)
    table.answer("12")
    table.answer("disrupt")
    assert choice(table).startswith("gulf_states")


def test_it_keeps_a_last_card_that_would_do_more_harm_than_good() -> None:
    assert choice(turn(US, 66, more=[])) == "hold"  # Homegrown
    assert choice(turn(US, 112, more=[])) == "112"


def test_it_does_better_than_chance() -> None:
    """The measure is coarse; what matters is that figures against the book's opponent mean something."""
    won = {"steady": 0, "random": 0}
    for who in won:
        for seed in range(14):
            seats = {"us": who, "jihadist": "solitaire:normal"}
            table = Table.new("labyrinth", seats=seats, seed=f"figures {seed}", keep_notes=False, keep_history=False)
            assert table.outcome is not None
            won[who] += table.outcome.winner == US
    assert won["steady"] >= won["random"] + 2


def in_peril() -> Table:
    """A Poor Ally in which cells are many enough for a Major Jihad, with a card that Deploys there."""
    pakistan = muslim("Poor Ally", cells=6)
    return turn(US, 40, countries={"pakistan": pakistan, "egypt": FAIR_ALLY})


def test_it_sends_as_many_troops_as_take_a_country_out_of_the_reach_of_a_major_jihad() -> None:
    table = in_peril()
    table.answer("40")
    assert choice(table) == "deploy"
    table.answer("deploy")
    for purpose, answer in {"deploy_to": "pakistan", "deploy_how_many": "5"}.items():
        assert table.question is not None
        assert table.question.purpose == purpose
        assert choice(table) == answer
        table.answer(answer)


def test_where_there_is_no_peril_it_sends_none() -> None:
    table = turn(US, 40, countries={"pakistan": muslim("Fair Ally", cells=6)})
    table.answer("40")
    assert choice(table) != "deploy"


def test_it_hits_cells_first_where_they_are_close_to_a_major_jihad() -> None:
    many = muslim("Poor Ally", active_cells=5)
    few = muslim("Poor Ally", active_cells=2)
    for first, second in ((many, few), (few, many)):
        table = turn(US, 40, countries={"pakistan": first, "egypt": second})
        table.answer("40")
        table.answer("disrupt")
        assert choice(table) == ("pakistan" if first is many else "egypt")


@pytest.mark.parametrize(("level", "edge"), [("normal", 5), ("potent", 3)])
def test_a_country_is_in_full_peril_when_a_major_jihad_is_possible(level: str, edge: int) -> None:
    s = Table.new("labyrinth", seats={"us": "human", "jihadist": f"solitaire:{level}"}, seed=1).state
    assert nearness(s, edge) == nearness(s, edge + 1) == 1
    assert nearness(s, edge - 1) < 1
    pakistan = s["pakistan"]
    pakistan.sleepers = edge
    assert nearness(s, edge - sent_to(s, pakistan)) == 0
    assert nearness(s, edge - sent_to(s, pakistan) + 1) > 0
