"""Analysis of games that are over: choices and luck told apart, better plays found, and the same again."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any, Final

import pytest

from sandtable import Table
from sandtable.core.agents import Agent
from sandtable.core.errors import BadSetup
from sandtable.core.questions import Question
from sandtable.lessons import lessons
from sandtable.search.analysis import QUICK, Analysis, analyse, to_be_weighed, weighed
from sandtable.search.crafts import craft_for
from sandtable.search.racing import Budget
from sandtable.words import Words
from tests.playing import answers

SMALL: Final = Budget(24)
LESSON: Final = lessons()["labyrinth-first_game"].position
RULED: Final = {"governance": "islamist_rule", "alignment": "adversary"}
LAST: Final = {
    **LESSON,
    "countries": {**LESSON["countries"], "egypt": RULED, "indonesia_malaysia": RULED},
    "phase": {"side": "us", "card": 2},
    "hands": {"us": [45], "jihadist": []},
    "draw": [],
}
"""The last card of the game: the US wins by a War of Ideas in Pakistan if the die is high enough, else it loses."""
WAR_OF_IDEAS: Final = ("45", "war_of_ideas", "pakistan")
DISRUPT: Final = ("45", "disrupt")


def last_card(*keys: str, winner: str) -> Table:
    """The last card of the US played by these answers, with a seed by which that ends so."""
    for seed in range(40):
        table = Table.from_position(LAST, seed=seed, seats={"jihadist": "steady"})
        for key in keys:
            table.answer(key)
        if table.outcome is None:
            table.play_out(policies())
        if table.outcome is not None and table.outcome.winner == winner:
            return table
    raise AssertionError("no seed has this end")


def policies() -> Mapping[str, Agent]:
    """Who plays by rules of thumb."""
    craft = craft_for("labyrinth", "us")
    assert craft is not None
    return craft.policies


def test_the_same_choice_is_worth_the_same_and_the_die_is_luck() -> None:
    lucky, unlucky = last_card(*WAR_OF_IDEAS, winner="us"), last_card(*WAR_OF_IDEAS, winner="jihadist")
    good, bad = analyse(lucky, Budget(200)), analyse(unlucky, Budget(200))
    assert good.rows[0].moment.seat == bad.rows[0].moment.seat == "us"
    assert good.rows[0].after is not None
    assert bad.rows[0].after is not None
    assert good.rows[0].after["us"] == pytest.approx(bad.rows[0].after["us"], abs=0.25)
    for_good, for_bad = good.luck(0, "us"), bad.luck(0, "us")
    assert for_good is not None
    assert for_bad is not None
    assert for_good > 0
    assert for_bad < -0.5
    assert good.ended == {"us": 1.0, "jihadist": 0.0}


def test_who_leaves_a_victory_lying_is_told_what_was_better() -> None:
    found = analyse(last_card(*DISRUPT, winner="jihadist"), Budget(60))
    first = found.rows[0]
    assert first.better is not None
    assert first.better.gain > 0.5
    words = Words(game="labyrinth", strict=True)
    assert "War of Ideas" in words.say(first.better.plan)
    assert "Pakistan" in words.say(first.better.plan)
    assert [words.say(each) for each in first.played][-1] == "Disrupt"
    assert first.after is not None
    assert first.after["us"] < first.chances["us"]
    account = found.account("us")
    assert account is not None
    assert account.given_away == first.better.gain
    assert account.own == -account.start
    assert account.luck == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("labyrinth", {"us": "random", "jihadist": "solitaire"}, {"scenario": "lets_roll"}),
        ("labyrinth", {"us": "steady", "jihadist": "random"}, {"scenario": "awakening"}),
        (
            "plain",
            {"coalition": "steady", "government": "book", "taliban": "random", "warlords": "book"},
            {"scenario": "short"},
        ),
    ],
)
def test_every_moment_is_weighed_the_same_again_and_anywhere(
    game: str, seats: dict[str, str], options: dict[str, Any]
) -> None:
    table = Table.new(game, seats=seats, seed=4, **options)
    before = table.to_save()
    moments = to_be_weighed(table)
    assert [each.moment.step for each in moments] == sorted({each.moment.step for each in moments})
    planned = [each for each in moments if each.moment.planned]
    asked = {seat for seat, who in seats.items() if who not in ("book", "solitaire")}
    assert {each.moment.seat for each in planned} == asked
    craft_of = {seat: craft_for(game, seat) for seat in asked}
    for each in planned:
        assert each.table is not None
        assert each.table.question is not None
        craft = craft_of[each.table.question.seat]
        assert craft is not None
        assert craft.opens(each.table.state, each.table.question)
        assert table.journal[each.moment.ply].value == each.moment.answered[0].keys
    some = planned[:: max(1, len(planned) // 3)]
    one = [weighed(each, SMALL) for each in some]
    assert [weighed(pickle.loads(pickle.dumps(each)), SMALL) for each in reversed(some)] == one[::-1]
    for row in one:
        assert row.after is not None
        assert sum(row.chances.values()) == pytest.approx(1)
        assert sum(row.after.values()) == pytest.approx(1)
    assert table.to_save() == before


def test_an_account_adds_up_and_what_luck_gives_it_takes_from_others() -> None:
    without_aid = {**LAST["countries"], "pakistan": {"governance": "fair", "alignment": "ally"}}
    hands = {"us": [45, 23], "jihadist": [52, 53]}
    position = {**LAST, "countries": without_aid, "phase": {"side": "jihadist", "card": 1}, "hands": hands}
    table = Table.from_position(position, seats={"us": "random", "jihadist": "random"}, seed=10)
    assert table.outcome is not None
    assert table.outcome.winner == "jihadist"
    found = analyse(table, SMALL)
    assert analyse(table, SMALL) == found
    accounts = [found.account(seat) for seat in found.seats]
    for account in accounts:
        assert account is not None
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.end)
    us, jihadist = accounts
    assert us is not None
    assert jihadist is not None
    assert us.luck == pytest.approx(-jihadist.luck)
    assert us.others == pytest.approx(-jihadist.own, abs=0.3)  # but for what nobody alone has chosen
    assert us.own < 0
    assert_turning_points(found)


def assert_turning_points(found: Analysis) -> None:
    """They stand in order, and no other moment has changed more."""
    turnings = found.turning_points
    changes = [
        abs(found.chances_at(at + 1)[found.winner] - row.chances[found.winner]) for at, row in enumerate(found.rows)
    ]
    told = [turning.place for turning in turnings]
    assert told == sorted(told)
    assert turnings
    assert max(changes) == max(abs(turning.change) for turning in turnings)


def test_by_estimates_alone_there_are_chances_at_once_and_nothing_else() -> None:
    table = Table.new("labyrinth", seats={"us": "steady", "jihadist": "steady"}, seed=3)
    found = analyse(table, QUICK)
    assert found.account("us") is None
    assert found.luck(0, "us") is None
    assert all(row.better is None and row.after is None for row in found.rows)
    for row in found.rows:
        state = table.steps[row.moment.step].state
        assert row.chances["us"] == table.game.estimate(state, "us")


def test_how_far_it_has_come_is_told() -> None:
    heard: list[tuple[int, int]] = []
    table = Table.from_position(LAST, seats={"us": "random", "jihadist": "random"}, seed=2)
    found = analyse(table, QUICK, lambda done, of: heard.append((done, of)))
    assert heard == [(done + 1, len(found.rows)) for done in range(len(found.rows))]


def test_a_game_that_goes_on_is_refused() -> None:
    table = Table.new("labyrinth", seats={"us": "human", "jihadist": "steady"}, seed=1)
    with pytest.raises(BadSetup) as refused:
        analyse(table)
    assert Words().refusal(refused.value) == "the game is not over: an analysis would tell what is hidden"


def test_a_game_without_a_craft_is_refused() -> None:
    table = Table.new("pasture", seats=dict.fromkeys(("north", "east", "south", "west"), "random"), seed=1)
    with pytest.raises(BadSetup) as refused:
        analyse(table)
    assert "nobody knows how to look ahead in pasture" in Words().refusal(refused.value)


def test_changes_by_hand_are_nobodys_luck() -> None:
    table = Table.from_position(LAST, seed=1, seats={"jihadist": "steady"})
    table.adjust({"prestige": 1})
    table.play_out(policies())
    found = analyse(table, SMALL)
    changed = next(place for place, row in enumerate(found.rows) if row.moment.by_hand)
    assert found.luck(changed, "us") == 0
    assert found.rows[changed].better is None


def first_answer(question: Question, number: int) -> tuple[str, ...]:
    """The first options there are."""
    return tuple(question.keys[: max(1, question.at_least)])


def test_real_dice_are_followed_where_somebody_reads_them() -> None:
    table = Table.from_position(LAST, seed=1, dice="physical", seats={"jihadist": "steady"})
    for _ in answers(table, first_answer):
        pass
    found = analyse(table, SMALL)
    assert found.rows[0].moment.answered
