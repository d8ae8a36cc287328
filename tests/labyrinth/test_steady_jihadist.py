"""Steady on the Jihadist side: it answers from what its seat sees, and does the obvious."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.agents import Sight
from sandtable.core.chance import SeededChance
from sandtable.core.questions import Question
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.steady_jihadist import RANKS, Judgement, SteadyJihadist, at_least, worth_of_recruit
from sandtable.labyrinth.terms import JIHADIST, US
from tests.comparing import decided_blindly
from tests.labyrinth.conditions import FAIR, FAIR_ALLY, ISLAMIST, POOR
from tests.labyrinth.scene import LABYRINTH, turn
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import Looking

THINKING = SeededChance("steady", "thinking")


def decides(question: Question, state: State) -> Sequence[str]:
    """What Steady answers, looking at a state as the Jihadist side."""
    return SteadyJihadist().answer(question, Sight(JIHADIST, Looking("labyrinth", state), THINKING, 0))


def choice(table: Table, *said: str) -> str:
    """What Steady answers to the question at a table after these answers."""
    for key in said:
        table.answer(key)
    assert table.question is not None
    return decides(table.question, table.state)[0]


@pytest.mark.parametrize("scenario", ["lets_roll", "awakening"])
def test_it_decides_the_same_whatever_it_cannot_see(scenario: str) -> None:
    table = Table.new("labyrinth", seed=f"steady {scenario}", scenario=scenario)
    purposes = decided_blindly(LABYRINTH, table, chooser(KEEN, 3), decides, JIHADIST)
    assert {"play_card", "use_card", "recruit_where", "plot_where"} <= purposes


def test_every_rule_of_thumb_is_for_a_purpose_that_is_asked() -> None:
    assert set(RANKS) <= set(Purpose)


def test_so_many_successes() -> None:
    assert at_least(2, 3, 0.5) == pytest.approx(0.5)
    assert at_least(0, 2, 0.1) == pytest.approx(1)
    assert at_least(3, 2, 0.9) == 0


READY = {"pakistan": {**POOR, "active_cells": 6}, "somalia": {**POOR, "cells": 1}}


def test_it_begins_a_major_jihad_where_it_can() -> None:
    table = turn(JIHADIST, 66, countries=READY, funding=9, reserves={"jihadist": 0})
    assert choice(table, "66", "jihad") == "pakistan"
    assert choice(table, "pakistan", "pakistan") == "yes"


def test_it_wears_fair_governance_down_rather_than_nothing() -> None:
    countries = {"gulf_states": {**FAIR, "cells": 2}, "yemen": {**POOR, "cells": 2}}
    assert choice(turn(JIHADIST, 66, countries=countries), "66", "jihad") == "gulf_states"


def test_it_recruits_where_cells_are_wanted() -> None:
    countries = {"pakistan": {**POOR, "cells": 2}, "somalia": {**POOR, "cells": 2}, "jordan": {**FAIR, "cells": 1}}
    table = turn(JIHADIST, 66, countries=countries, funding=9)
    assert choice(table, "66", "recruit") == "pakistan"


@pytest.mark.parametrize(("cells", "more"), [(3, True), (5, False)])
def test_cells_are_worth_less_once_there_are_enough(cells: int, more: bool) -> None:
    s = turn(JIHADIST, 66, countries={"pakistan": {**POOR, "cells": cells}}).state
    assert (worth_of_recruit(s, s["pakistan"]) > 3) == more


def test_a_cell_travels_from_where_it_is_spared_to_where_it_is_wanted() -> None:
    countries: dict[str, Any] = {
        "afghanistan": {**ISLAMIST, "cells": 4}, "pakistan": {**POOR, "cells": 3}, "jordan": {**FAIR_ALLY, "cells": 1},
    }  # fmt: skip
    table = turn(JIHADIST, 66, countries=countries)
    assert choice(table, "66", "travel") == "afghanistan"
    assert choice(table, "afghanistan") == "pakistan"


@pytest.mark.parametrize(("country", "best"), [("united_states", "wmd"), ("canada", "3")])
def test_wmd_are_for_the_united_states(country: str, best: str) -> None:
    judgement = judged(turn(JIHADIST, 66), Purpose.PLOT_MARKER, country=f"country:{country}")
    assert max(("1", "2", "3", "wmd"), key=lambda key: RANKS[Purpose.PLOT_MARKER](judgement, key)) == best


def judged(table: Table, purpose: str, **about: str) -> Judgement:
    """What Steady thinks where it is asked something about something."""
    return Judgement(table.state, Question(JIHADIST, purpose, [], about=about))


def test_it_plots_first_with_a_card_of_the_us() -> None:
    table = turn(JIHADIST, 23, countries={"united_states": {"active_cells": 2}}, funding=2)
    assert choice(table, "23") == "plot"


def test_it_does_better_than_chance() -> None:
    won = {"steady": 0, "random": 0}
    for who in won:
        for seed in range(12):
            seats = {US: "steady", JIHADIST: who}
            table = Table.new("labyrinth", seats=seats, seed=f"figures {seed}", keep_notes=False, keep_history=False)
            assert table.outcome is not None
            won[who] += table.outcome.winner == JIHADIST
    assert won["steady"] >= won["random"] + 3
