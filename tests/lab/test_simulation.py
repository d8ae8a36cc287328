"""Simulations: the same games whoever plays them where, and honest figures."""

from __future__ import annotations

import json

import pytest

from sandtable import Table
from sandtable.core.errors import BadSetup
from sandtable.lab.reports import Report, wilson
from sandtable.lab.simulation import Plan, Played, play, simulate


def report(plan: Plan, jobs: int = 1) -> Report:
    checked = plan.checked()
    return Report(checked, [one for chunk in simulate(checked, jobs) for one in chunk])


@pytest.mark.slow
def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    plan = Plan("labyrinth", 12, "1")
    alone, shared = report(plan), report(plan, jobs=2)
    assert alone.to_json() == shared.to_json()
    assert [one.number for one in shared.played] == list(range(12))


def test_another_seed_gives_other_games() -> None:
    one, two = (report(Plan("labyrinth", 3, seed)).played for seed in ("1", "2"))
    assert list(one) != list(two)


def test_a_game_depends_on_seed_and_index_alone() -> None:
    long, short = Plan("labyrinth", 9, "7").checked(), Plan("labyrinth", 3, "7").checked()
    assert play(long, 2) == play(short, 2)


def test_a_game_is_the_one_a_table_plays() -> None:
    played = play(Plan("labyrinth", 1, "3").checked(), 0)
    table = Table.new("labyrinth", seed="3/0", seats={"us": "random", "jihadist": "random"})
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule) == (played.winner, played.rule)
    assert played.lengths["turns"] == table.state.turn
    cards = sum(note.message.id == "note-plays" for note in table.notes)
    assert (
        abs(played.lengths["cards"] - cards) <= 2 * played.lengths["turns"] + 4
    )  # a US card may be held, an event may play one more
    assert played.lengths["questions"] == sum(entry.who in ("us", "jihadist") for entry in table.journal)


def test_options_reach_the_table() -> None:
    plan = Plan("labyrinth", 2, "1", options={"scenario": "anaconda", "decks": 2})
    assert report(plan).to_json()["plan"]["options"] == {"scenario": "anaconda", "decks": 2}


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan("chess", 1, "1"), "there is no game"),
        (Plan("labyrinth", 1, "1", {"us": "human"}), "cannot be played by a person"),
        (Plan("labyrinth", 1, "1", {"us": "nobody"}), "nobody called"),
        (Plan("labyrinth", 1, "1", {"mars": "random"}), "no seat 'mars'"),
        (Plan("labyrinth", 1, "1", {}, {"decks": 9}), "decks cannot be"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        plan.checked()


def test_wilson_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((50, 0.5, 0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((10, 1.0, 0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0, 0.0, 0.0, 1.0)


def ended(number: int, winner: str, reason: str, rule: str, **lengths: int) -> Played:
    """A game that was played."""
    return Played(number, winner, reason, rule, {winner: 1}, lengths)


def test_margins_are_told_where_they_say_more_than_who_has_won() -> None:
    plan = Plan("labyrinth", 2, "1", {"us": "random", "jihadist": "random"})
    won = [Played(place, "us", "end_good", "2.3", {"us": 1, "jihadist": -1}, {}) for place in range(2)]
    assert not Report(plan, won).tells_margins
    close = [won[0], won[1]._replace(margins={"us": 4, "jihadist": -3})]
    assert Report(plan, close).tells_margins
    assert Report(plan, close).margins == {"us": (1, 2.5, 2.5, 4), "jihadist": (-3, -2, -2, -1)}
    assert Report(plan, close).to_json()["margins"]["us"]["most"] == 4


def test_figures() -> None:
    plan = Plan("labyrinth", 4, "1", {"us": "random", "jihadist": "random"})
    games = [
        ended(0, "us", "no_cells", "2.1.1c", turns=3, cards=40, questions=100),
        ended(1, "us", "no_cells", "2.1.1c", turns=5, cards=60, questions=200),
        ended(2, "jihadist", "wmd", "2.1.2c", turns=1, cards=10, questions=30),
        ended(3, "us", "end_good", "2.3", turns=7, cards=90, questions=300),
    ]
    figures = Report(plan, games)
    assert figures.winners["us"].games == 3
    assert next(iter(figures.victories)) == ("us", "no_cells", "2.1.1c")
    assert figures.lengths["turns"] == (1, 4, 4, 7)
    assert json.loads(json.dumps(figures.to_json()))["lengths"]["cards"]["most"] == 90
