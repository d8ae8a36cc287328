"""The contract about sight: what a seat may know, all that it may know, and nothing else."""

from __future__ import annotations

import json

import pytest

from sandtable import Table
from sandtable.core.chance import SeededChance
from sandtable.core.errors import IllegalAnswer
from sandtable.core.questions import Question
from tests.comparing import counted, first_questions, seen, snapshot
from tests.core.kit import EVERY_GAME, SEEDS
from tests.playing import at_random, moments, play_on
from tests.samples import Shown, every


@EVERY_GAME
@SEEDS
def test_what_is_seen_does_not_depend_on_what_is_hidden(name: str, seed: int) -> None:
    table = play_on(Table.new(name, seed=seed), at_random(seed))
    chance = SeededChance(str(seed), "redeal")
    for n, step in enumerate(table.steps[seed % 3 :: 3]):
        for seat in (*table.game.seats, None):
            other = table.game.redealt(step.state, seat, counted(chance, n))
            assert seen(table.game, other, seat) == seen(table.game, step.state, seat)
            if seat is not None:
                asked = first_questions(table.game, step.state.copy(), seat)
                assert first_questions(table.game, other, seat) == asked


@EVERY_GAME
def test_a_view_seen_again_hides_no_more(name: str) -> None:
    for table in moments(name, 2):
        for seat in (*table.game.seats, None):
            once = table.game.seen_by(table.state, seat)
            assert table.game.seen_by(once, seat) == once


@EVERY_GAME
def test_a_view_is_plain_data_and_leaves_the_table_alone(name: str) -> None:
    for table in moments(name, 2):
        before = table.state.copy()
        for seat in (*table.game.seats, None):
            view = table.view(seat)
            assert json.loads(json.dumps(view)) == view
        assert table.state == before


@EVERY_GAME
def test_a_view_has_turns_tracks_and_goals_that_any_interface_can_follow(name: str) -> None:
    for table in moments(name, 2):
        view = table.view(None)
        assert isinstance(view["turn"], int)
        assert all(track["least"] <= track["value"] <= track["most"] for track in view["tracks"])
        assert len({track["id"] for track in view["tracks"]}) == len(view["tracks"])
        assert all(isinstance(goal["value"], int) and goal["side"] in table.game.seats for goal in view["goals"])
        assert len({(goal["side"], goal["id"]) for goal in view["goals"]}) == len(view["goals"])


# -- what was shown stays known


@every(lambda samples: samples.shown)
def test_what_a_seat_has_been_shown_stays_in_its_views(sample: Shown) -> None:
    table = sample.table()

    def truth() -> set[object]:
        return {*sample.known(table.game.describe(table.state))}

    def known(seat: str | None) -> set[object]:
        return {*sample.known(table.view(seat))}

    assert not truth() <= known(sample.seat)
    for answer in sample.answers:
        table.answer(answer)
    shown = truth()
    assert shown
    assert known(sample.seat) == shown
    assert known(None) == set()
    for n in range(20):
        shown &= truth()  # what is played or put away is no longer there
        for later in (table, table.fork(), Table.from_save(table.to_save())):
            assert shown <= {*sample.known(later.view(sample.seat))}
            assert not shown & {*sample.known(later.view(None))}
        play_on(table, at_random(n), 1)


# -- what the rules know about an answer


@EVERY_GAME
def test_forecasts_do_not_depend_on_what_is_hidden_and_change_nothing(name: str) -> None:
    chance = SeededChance(name, "forecasts")
    for n, table in enumerate(moments(name, 4, every=2)):
        question = table.question
        if question is None:
            continue
        before, seat = snapshot(table), question.seat
        told = {key: table.forecast(key) for key in question.keys}, list(table.impossible())
        assert [table.why_not(each.key) for each in told[1]] == told[1]
        assert [table.why_not(key) for key in question.keys] == [None] * len(question.keys)
        assert snapshot(table) == before
        twin = table.game.seen_by(table.game.redealt(table.state, seat, counted(chance, n)), seat)
        again = {key: table.game.forecast(twin, question, key) for key in question.keys}
        assert (again, list(table.game.impossible(twin, question))) == told
        assert not {each.key for each in told[1]} & {*question.keys}
        with pytest.raises(IllegalAnswer):
            table.forecast("no such thing")


@EVERY_GAME
@SEEDS
def test_an_imagined_table_looks_the_same_to_the_seat_that_is_asked(name: str, seed: int) -> None:
    chance = SeededChance(str(seed), "imagined")
    imagined = 0
    for n, table in enumerate(moments(name, seed, every=3)):
        if table.question is None:
            continue
        before, seat = snapshot(table), table.question.seat
        other = table.imagined(seat, counted(chance, n))
        assert snapshot(table) == before
        if other is None:  # every deal that was tried would have asked something else
            continue
        imagined += 1
        assert other.question == table.question
        assert seen(other.game, other.state, seat) == seen(table.game, table.state, seat)
        assert other.game.faults(other.state) == []
        play_on(other, at_random(n), 20)
        assert snapshot(table) == before
    assert imagined > n / 2


@EVERY_GAME
def test_nobody_sees_the_truth_in_what_is_imagined(name: str) -> None:
    """Several imagined tables differ in what the seat cannot know; where it knows all there is, in what is to come."""
    table = play_on(Table.new(name, seed=6), at_random(6), 3)
    assert table.question is not None
    asked: Question = table.question
    others = [table.imagined(asked.seat, counted(SeededChance(str(n)), 0)) for n in range(5)]
    states = [other.state for other in others if other is not None]
    if table.seen_by(asked.seat) == table.state:
        states = [play_on(other, at_random(6), 60).state for other in others if other is not None]
        table = play_on(table, at_random(6), 60)
    assert any(state != table.state for state in states)


@EVERY_GAME
def test_one_draw_begins_a_deal_and_the_same_draw_the_same_deal(name: str) -> None:
    table = Table.new(name, seed=6)
    assert table.question is not None
    asked: Question = table.question
    drawn: list[int] = []

    def below(bound: int) -> int:
        drawn.append(bound)
        return 12345

    one, two = table.imagined(asked.seat, below), table.imagined(asked.seat, below)
    assert one is not None
    assert two is not None
    assert one.state == two.state
    assert len(drawn) == 4  # for each table one that deals, and one for what is to come
