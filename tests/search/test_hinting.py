"""Hints: the best plans for a seat that is asked, from what it may know, the same again and without a trace."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import SeededChance
from sandtable.core.errors import NotYourTurn, SandtableError
from sandtable.search.crafts import CRAFTS, craft_for
from sandtable.search.hinting import ROWS, Hint, hint
from sandtable.search.racing import Budget
from sandtable.words import Words
from tests.comparing import counted
from tests.labyrinth.scene import turn
from tests.playing import answers, at_random

SEATS = sorted(CRAFTS)
OPTIONS: dict[str, dict[str, Any]] = {"labyrinth": {}, "plain": {"scenario": "short"}}
SMALL = Budget(24)


def at_an_opening(game: str, seat: str, seed: object, **options: Any) -> Table:
    """A table at which a seat is asked something that is planned as a whole."""
    table = Table.new(game, seed=seed, **{**OPTIONS[game], **options})
    craft = craft_for(game, seat)
    assert craft is not None
    for question in answers(table, at_random(seed)):
        if question.seat == seat and craft.opens(table.state, question) and len(question.options) > 2:
            break
    assert table.question is not None
    return table


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_the_best_plans_are_told_the_same_again_and_leave_no_trace(game: str, seat: str) -> None:
    table, untouched = at_an_opening(game, seat, 11), at_an_opening(game, seat, 11)
    before = table.to_save()
    found = hint(table, seat, SMALL)
    assert 2 <= len(found.rows) <= ROWS
    assert len({row.label for row in found.rows}) == len(found.rows)
    assert all(0 <= row.percent <= 100 and 1 < row.worlds <= found.worlds for row in found.rows)
    assert [row.gain for row in found.rows[1:]] == sorted((row.gain for row in found.rows[1:]), reverse=True)
    assert table.to_save() == before
    assert hint(table, seat, SMALL) == found
    assert pickle.loads(pickle.dumps(found)) == found  # it is thought of in a process of its own
    words = Words(game=game, strict=True)
    assert words.say(found.says) == f"Looked ahead in {found.worlds} worlds that you may imagine:"
    assert all(words.say(row.plan) for row in found.rows)
    keys = at_random(3)
    assert table.question is not None
    said = keys(table.question, 0)
    for each in (table, untouched):
        each.answer(*said)
    assert table.journal == untouched.journal  # neither dice nor the thoughts of agents have moved
    assert table.sight(seat).below(1 << 60) == untouched.sight(seat).below(1 << 60)


def test_another_seed_thinks_of_other_worlds() -> None:
    one, two = (hint(at_an_opening("labyrinth", "us", 12).fork(seed), "us", SMALL) for seed in (1, 2))
    assert one != two


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_a_hint_is_the_same_whatever_its_seat_cannot_see(game: str, seat: str) -> None:
    options = {"deception": True} if game == "plain" else {}
    table = at_an_opening(game, seat, "redealt", **options)
    before = table.steps[-1].state
    dealt = table.game.redealt(before, seat, counted(SeededChance("redealt"), 1))
    assert dealt != before
    found: list[Hint] = []
    for state in (before, dealt):
        position = table.game.write_position(state)
        found.append(hint(Table.from_position(position, seats=dict(table.setup.seats), seed=1), seat, SMALL))
    assert found[0].rows
    assert found[0] == found[1]


def test_a_plan_names_the_places_it_is_about() -> None:
    found = hint(at_an_opening("plain", "government", 3), "government", Budget(60))
    places = [target for row in found.rows for target in row.targets]
    assert places
    assert all(target.startswith("space:") for target in places)
    told = [Words(game="plain").say(row.plan) for row in found.rows if row.targets]
    assert all("(" in text for text in told)


def test_who_is_not_asked_gets_no_hint() -> None:
    table = at_an_opening("labyrinth", "us", 5)
    with pytest.raises(NotYourTurn):
        hint(table, "jihadist", SMALL)
    with pytest.raises(SandtableError):
        hint(table, "nobody", SMALL)
    over = Table.new("labyrinth", seats={"us": "steady", "jihadist": "steady"}, seed=1)
    assert over.question is None
    with pytest.raises(NotYourTurn):
        hint(over, "us", SMALL)


def test_who_is_asked_by_the_card_of_another_gets_a_hint() -> None:
    """Only such worlds are imagined in which that card was held; what else is held makes no difference."""
    found: list[Hint] = []
    for other in (92, 95):
        table = turn("jihadist", 96, more=[other], us=[23, 24, 35, 45])  # Danish Cartoons: the US selects a Posture
        table.answer("96")
        table.answer("event")
        assert table.question is not None
        assert (table.question.seat, table.question.purpose) == ("us", "select_posture")
        found.append(hint(table, "us", SMALL))
    assert [row.worlds for row in found[0].rows] == [found[0].worlds] * 2
    assert found[0].worlds >= 8
    assert found[0] == found[1]


def test_where_there_is_nothing_to_weigh_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(game="labyrinth", strict=True)
    table = at_an_opening("labyrinth", "us", 6)
    none = hint(table, "us", Budget(0))
    assert (none.rows, words.say(none.says)) == ((), "There is nothing here to be compared.")
    question = table.question
    assert question is not None
    question.options, kept = question.options[:1], question.options
    assert words.say(hint(table, "us", SMALL).says) == "There is only one answer: no hint is needed."
    question.options = kept
    monkeypatch.delitem(CRAFTS, ("labyrinth", "us"))
    assert words.say(hint(table, "us", SMALL).says) == "Nobody knows how to look ahead from this question."
