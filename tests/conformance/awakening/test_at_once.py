"""What happens at once is settled once: no result depends on the order in which it was declared (8.1.2, 11.2.5c)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.core.questions import Ask, Question, Request
from sandtable.labyrinth import debts, jihadist_operations, positions, sequence, soundness, victory
from sandtable.labyrinth.jihadist_operations import Campaign, Journey
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import EVENTS
from sandtable.labyrinth.terms import FAIR
from tests.conformance.awakening.setting import moment, phase, rule
from tests.labyrinth.conditions import muslim
from tests.playing import carried_out, decided

SIMULTANEOUS = pytest.mark.rule("labyrinth", "8.1.2", "8.3.3")
WAR: dict[str, Any] = {"civil_war": True}


def nigeria(condition: str = "Fair Ally", **rest: Any) -> dict[str, Any]:
    """Muslim Nigeria."""
    return muslim(condition, side="muslim", **rest)


def result(g: Play, ask: Ask[None], reply: Callable[[Request], Any]) -> dict[str, Any]:
    """What rules come to: the position without its memory, which is in the order of what was done; or who has won."""
    try:
        carried_out(ask, reply)
        carried_out(debts.pay(g), reply)
    except victory.Ended as ended:
        return {"winner": ended.outcome.winner}
    assert not soundness.faults(g.s)
    return {key: value for key, value in positions.write(g.s).items() if key != "memory"}


def first_choice(request: Request) -> Any:
    """Answers by preferences that do not change: the first option by name."""
    if isinstance(request, Question):
        return (min(request.keys),)
    assert not isinstance(request, Roll), request.purpose
    return min(request.among, key=str) if isinstance(request, Draw) else None


# -- Travel (8.3)

Trip = tuple[str, str, str]
"""From where, which kind of cell, where to."""


def travelled(there: Mapping[str, Any], trips: Sequence[tuple[Trip, int]], tests: Mapping[str, int]) -> dict[str, Any]:
    """Cells Travel, each with a die of its own; unmarked countries have theirs for their tests."""
    g = moment(there)
    journeys = [Journey(g.s[origin], kind, g.s[goal]) for (origin, kind, goal), _ in trips]
    dice = [die for journey, (_, die) in zip(journeys, trips, strict=True) if _rolls(g, journey)]

    def reply(request: Request) -> Any:
        if isinstance(request, Roll):
            return dice.pop(0) if request.purpose == "travel" else tests[_place(request)]
        return first_choice(request)

    return result(g, jihadist_operations.carry_out_travel(g, journeys), reply)


def _rolls(g: Play, journey: Journey) -> bool:
    return not jihadist_operations.arrives_without_a_roll(g.s, journey.origin, journey.destination)


def _place(roll: Roll) -> str:
    return str(roll.about["country"]).removeprefix("country:")


PLACES = ("nigeria", "mali", "egypt", "sudan", "libya", "syria", "france", "kenya_tanzania")


@st.composite
def journeys_of_cells(draw: st.DrawFn) -> tuple[dict[str, Any], list[tuple[Trip, int]], dict[str, int]]:
    """Few cells in countries that turn over, lose a marker or hold the Caliphate when the last one leaves."""
    alignment = st.sampled_from(["Ally", "Neutral"])
    there: dict[str, Any] = {
        "nigeria": nigeria(f"{draw(st.sampled_from(['Fair', 'Poor']))} {draw(alignment)}", cells=1),
        "mali": muslim("Poor Neutral", cells=draw(st.integers(0, 2))),
        "egypt": muslim("Poor Neutral", cells=1, markers=["training_camps"]),
        "sudan": muslim("Poor Ally", **WAR, cells=draw(st.integers(0, 1))),
    }
    if draw(st.booleans()):
        there["nigeria"] |= {**WAR, "militia": 1, "caliphate_capital": draw(st.booleans())}
    if draw(st.booleans()):
        there["egypt"]["cadre"] = True
    cells = [(id, kind) for id, row in there.items() for kind in ["sleeper"] * row.get("cells", 0)]
    if there["nigeria"].get("caliphate_capital"):  # where cells are active (11.3.8.3)
        cells = [(id, "active" if id in ("nigeria", "sudan") else kind) for id, kind in cells]
    leaving = draw(st.lists(st.sampled_from(range(len(cells))), min_size=2, max_size=3, unique=True))
    others = [cells[which][0] for which in leaving]
    goals = [draw(st.sampled_from([*others, *PLACES])) for _ in leaving]  # often where another cell leaves
    trips = [((*cells[which], goal), draw(st.integers(1, 6))) for which, goal in zip(leaving, goals, strict=True)]
    return there, trips, {id: draw(st.integers(1, 6)) for id in PLACES}


@SIMULTANEOUS
@settings(max_examples=60, deadline=None)
@given(journeys_of_cells())
def test_travel_is_the_same_in_whatever_order_it_is_declared(
    case: tuple[dict[str, Any], list[tuple[Trip, int]], dict[str, int]],
) -> None:
    there, trips, tests = case
    outcomes = [travelled(there, order, tests) for order in permutations(trips)]
    assert all(outcome == outcomes[0] for outcome in outcomes)


@SIMULTANEOUS
@rule("11.3.3.3c")
@pytest.mark.parametrize("leaves_first", [True, False])
def test_a_cell_that_comes_to_nigeria_keeps_it_muslim_though_the_only_one_goes(leaves_first: bool) -> None:
    trips = [(("nigeria", "sleeper", "mali"), 1), (("mali", "sleeper", "nigeria"), 1)]
    there = {"nigeria": nigeria("Fair Ally", cells=1, aid=1), "mali": muslim("Poor Neutral", cells=1)}
    written = travelled(there, trips if leaves_first else trips[::-1], {})["countries"]
    assert written["nigeria"] == {**there["nigeria"], "cells": 1}
    assert written["mali"] == there["mali"]


@SIMULTANEOUS
@rule("11.3.7a")
@pytest.mark.parametrize("leaves_first", [True, False])
def test_training_camps_stay_while_one_cell_goes_and_another_comes(leaves_first: bool) -> None:
    trips = [(("egypt", "sleeper", "libya"), 1), (("libya", "sleeper", "egypt"), 1)]
    there = {"egypt": muslim(cells=1, markers=["training_camps"]), "libya": muslim(cells=1)}
    written = travelled(there, trips if leaves_first else trips[::-1], {})["countries"]
    assert (written["egypt"]["markers"], written["egypt"]["cells"]) == (["training_camps"], 1)


@SIMULTANEOUS
def test_training_camps_help_all_who_leave_them() -> None:
    g = moment({"egypt": muslim(cells=2, markers=["training_camps"]), "pakistan": muslim()})
    journeys = [Journey(g.s["egypt"], "sleeper", g.s["pakistan"])] * 2
    decided(jihadist_operations.carry_out_travel(g, journeys), dice=[6, 4])  # a 4 is a 3 for both of them
    assert (g.s["pakistan"].cells, g.s["egypt"].markers) == (1, ())


@rule("11.3.3.3c")
def test_what_follows_a_journey_follows_once_all_are_made() -> None:
    g = moment({"nigeria": nigeria("Fair Ally", cells=2)})
    journeys = [Journey(g.s["nigeria"], "sleeper", g.s[id]) for id in ("sudan", "kenya_tanzania")]
    decided(jihadist_operations.carry_out_travel(g, journeys), dice=[1, 1])
    assert (g.s["nigeria"].is_non_muslim, g.s["nigeria"].governance) == (True, FAIR)
    assert g.unsettled is None


# -- Jihad (8.4)


@st.composite
def campaigns_of_cells(draw: st.DrawFn) -> tuple[dict[str, Any], dict[str, list[int]]]:
    """Jihad in several countries, two of them in or next to a Caliphate."""
    there: dict[str, Any] = {
        "nigeria": nigeria("Fair Ally", cells=1),
        "mali": muslim("Poor Neutral", besieged=True, cells=6),
        "sudan": muslim("Poor Neutral", **WAR, active_cells=1, caliphate_capital=draw(st.booleans())),
        "egypt": muslim("Good Ally", cells=2),
        "libya": muslim("Poor Adversary", besieged=True, cells=5),
    }
    where = draw(st.lists(st.sampled_from(sorted(there)), min_size=2, max_size=3, unique=True))
    return there, {id: [draw(st.integers(1, 6))] for id in where}


@pytest.mark.rule("labyrinth", "8.1.2")
@settings(max_examples=40, deadline=None)
@given(campaigns_of_cells())
def test_jihad_is_the_same_in_whatever_order_it_is_declared(case: tuple[dict[str, Any], dict[str, list[int]]]) -> None:
    there, dice = case

    def fought(order: Iterable[str]) -> dict[str, Any]:
        g = moment(there)
        left = {id: list(pips) for id, pips in dice.items()}
        chance = random.Random(1)

        def reply(request: Request) -> Any:
            if isinstance(request, Roll):
                return left[_place(request)].pop() if request.purpose == "jihad" else chance.randint(1, 6)
            return first_choice(request)

        campaigns = [Campaign(g.s[id], major=g.s[id].besieged, dice=len(dice[id])) for id in order]
        written = result(g, jihadist_operations.carry_out_jihad(g, campaigns), reply)
        for row in written.get("countries", {}).values():
            row.pop("reaction", None)  # Convergence rolls in the order of what it follows from (11.1.8)
        return {id: row for id, row in written.get("countries", {}).items() if id in there} or written

    outcomes = [fought(order) for order in permutations(dice)]
    assert all(outcome == outcomes[0] for outcome in outcomes)


# -- Recruit and Plot with too few pieces (8.1.2)


@pytest.mark.rule("labyrinth", "8.1.2", "8.2.1", "8.5.2")
@pytest.mark.parametrize("order", [*permutations(("egypt", "libya", "sudan"))])
def test_with_too_few_cells_or_plots_the_order_of_declaring_gives_nobody_more(order: tuple[str, ...]) -> None:
    there = {id: muslim("Poor Neutral", active_cells=1) for id in order}
    plots = moment(there, plots={"available": [2, 3], "resolved": [1, 1, 1, 2]})
    rolls = jihadist_operations.plot_rolls(plots, [plots.s[id] for id in order], 2)
    decided(rolls, dice=[1, 1, 1], picks=[("sudan",)])
    assert [id for id in order if plots.s[id].plots] == ["sudan"], "one Plot 2 or less, and whoever chooses says where"
    cells = moment({"iran": {}, **there, "yemen": muslim(cells=11)}, funding=9)
    decided(jihadist_operations.recruit_rolls(cells, [cells.s[id] for id in order]), dice=[1, 1, 1], picks=[("sudan",)])
    assert {id: cells.s[id].cells for id in order} == {"egypt": 1, "libya": 1, "sudan": 2}


@pytest.mark.rule("labyrinth", "8.1.2", "8.5.2")
def test_plots_enough_for_all_are_placed_without_a_question_where() -> None:
    g = moment({"egypt": muslim(active_cells=1), "libya": muslim(active_cells=1)})
    rolls = jihadist_operations.plot_rolls(g, [g.s["libya"], g.s["egypt"]], 1)
    decided(rolls, dice=[1, 1])
    assert [len(g.s[id].plots) for id in ("libya", "egypt")] == [1, 1]


# -- Attrition (11.2.5)


@rule("11.2.5c", "11.2.5f", "11.3.3.3c")
def test_a_hit_half_taken_improves_nigeria_before_it_turns_back() -> None:
    g = moment({"nigeria": nigeria("Poor Ally", **WAR, cells=1, troops=1, militia=5)})
    phase(g, "attrition", dice=[6])
    assert (g.s["nigeria"].is_non_muslim, g.s["nigeria"].governance) == (True, FAIR)


@rule("11.3.8.2b", "11.2.5h")
def test_a_war_that_wins_the_game_leaves_no_capital_where_none_can_be() -> None:
    good = {id: muslim("Good Ally") for id in ("saudi_arabia", "gulf_states", "indonesia_malaysia")}  # 9 Resources
    g = moment({**good, "iraq": muslim("Fair Ally", **WAR, militia=6, caliphate_capital=True)})
    phase(g, "attrition")
    assert g.s.outcome is not None
    assert (g.s.outcome.rule, g.s.capital, g.s.prestige) == ("2.1.1a", None, 7)
    assert not soundness.faults(g.s)


# -- the Capital moves at once (11.3.8.2)

AT_WAR = muslim("Poor Neutral", **WAR)
WON = muslim("Fair Ally", **WAR, militia=6)
"""A war that the next Attrition ends: six Militia hit once, and there is no cell to take it."""


def wished(g: Play, phase: str, capital: str | None) -> list[str]:
    """A phase in which the Jihadist side has one wish for its Capital; the countries it was offered."""
    offered: list[str] = []
    chance = random.Random(1)

    def reply(request: Request) -> Any:
        if isinstance(request, Question):
            assert request.purpose == "move_capital"
            offered.extend(request.keys)
            return (capital,)
        if isinstance(request, Roll):
            return chance.randint(1, 6)
        return None if isinstance(request, Reveal) else request.among[0]

    g.s.step = phase
    carried_out(sequence.run_step(g), reply)
    return offered


@rule("11.3.8.2a", "11.2.5h")
@pytest.mark.parametrize(("wish", "capital", "moves"), [("iraq", "turkey", 2), ("turkey", "turkey", 1)])
def test_a_capital_lost_in_attrition_moves_before_the_next_war_is_fought(wish: str, capital: str, moves: int) -> None:
    g = moment({"syria": {**WON, "caliphate_capital": True}, "iraq": WON, "turkey": AT_WAR})
    assert set(wished(g, "attrition", wish)) == {"iraq", "turkey"}, "Syria is fought before Iraq, whose war is still on"
    assert (g.s.capital, g.s.funding, g.s.prestige) == (g.s[capital], 5 - moves, 5 + moves)


@rule("11.3.8.2a", "11.2.5h")
def test_a_capital_lost_after_another_war_has_ended_cannot_go_there() -> None:
    g = moment({"iraq": {**WON, "caliphate_capital": True}, "syria": WON, "turkey": AT_WAR})
    assert g.s["turkey"].in_caliphate
    assert not wished(g, "attrition", None)
    assert (g.s.capital, g.s.funding, g.s.prestige) == (g.s["turkey"], 4, 6)


@rule("11.3.8.2a", "11.1.7f")
def test_countries_that_turn_good_together_are_no_heirs_of_each_other() -> None:
    good = muslim("Fair Ally", rc="tan", awakening=3)
    g = moment({"syria": {**good, "caliphate_capital": True}, "iraq": good, "turkey": AT_WAR, "lebanon": AT_WAR})
    assert set(wished(g, "polarization", "lebanon")) == {"turkey", "lebanon"}
    assert g.s.capital == g.s["lebanon"]
    assert (g.s.funding, g.s.prestige) == (4, 6)


@rule("11.3.8.2a", "11.3.8a")
def test_while_the_capital_moves_no_other_is_declared() -> None:
    there = {
        "nigeria": nigeria("Poor Ally", **WAR, cells=1, caliphate_capital=True),
        "mali": AT_WAR,
        "sudan": muslim("Poor Neutral", **WAR, cells=1),
        "yemen": muslim(cells=1),
        "syria": AT_WAR,
    }
    g = moment(there)
    picks = [("nigeria", "sudan", "yemen"), ("mali",), ("syria",)]
    decided(EVENTS["awakening"]["flypaper"].carry_out(g, "jihadist"), picks=picks)
    assert (g.s.capital, g.s["syria"].cells) == (g.s["mali"], 3)
    assert not soundness.faults(g.s)
