"""The contract: what every registered game keeps, whatever its rules."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.adjustments import merged
from sandtable.core.chance import Draw, Roll
from sandtable.core.errors import CannotAdjust, IllegalAnswer, SandtableError
from sandtable.core.game import games
from sandtable.core.journal import DICE, DRAW
from sandtable.core.messages import Message, spoken
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.core.watching import Watcher
from tests.comparing import shown, snapshot
from tests.core.kit import EVERY_GAME, SEEDS
from tests.playing import A_WHILE, answers, at_random, has_a_choice, moments, play_on
from tests.reading_back import reads_back
from tests.samples import SAMPLES, ByHand, Won, every


@EVERY_GAME
def test_the_game_is_sound_from_the_start(name: str) -> None:
    game = games()[name]
    table = Table.new(name, seed=1)
    assert game.name == name
    assert game.faults(table.state) == []
    assert set(table.setup.seats) == set(game.seats)
    assert table.setup.options == {option: values[0] for option, values in game.options.items()}


@EVERY_GAME
@SEEDS
def test_a_fork_equals_the_original_and_goes_its_own_way(name: str, seed: int) -> None:
    for table in moments(name, seed):
        before = snapshot(table)
        twin = table.fork()
        assert snapshot(twin) == before
        play_on(twin, at_random("aside"), 10)
        assert snapshot(table) == before
        if table.question is not None:
            assert snapshot(play_on(table.fork(), at_random("aside"), 10)) == snapshot(twin)


@EVERY_GAME
@SEEDS
def test_a_fork_of_another_seed_changes_the_future_alone(name: str, seed: int) -> None:
    table = play_on(Table.new(name, seed=seed), at_random(seed), 20)
    twins = [table.fork(seed=other) for other in range(6)]
    assert all(snapshot(twin) == snapshot(table) for twin in twins)
    futures = [play_on(twin, at_random("future"), 60).journal for twin in twins]
    assert any(future != futures[0] for future in futures)


@EVERY_GAME
@SEEDS
def test_a_save_loads_as_it_was(name: str, seed: int) -> None:
    for table in moments(name, seed, every=20):
        loaded = Table.from_save(json.loads(json.dumps(table.to_save())))
        assert snapshot(loaded) == snapshot(table)
        assert loaded.seed == table.seed
        assert loaded.setup == table.setup
        assert loaded.outcome == table.outcome
        assert loaded.to_save() == table.to_save()


@EVERY_GAME
def test_a_loaded_game_goes_on_alike(name: str) -> None:
    table = play_on(Table.new(name, seed=5), at_random(5), 40)
    loaded = Table.from_save(table.to_save())
    assert snapshot(play_on(loaded, at_random(6), 60)) == snapshot(play_on(table, at_random(6), 60))


@EVERY_GAME
@SEEDS
def test_undo_restores_every_earlier_moment(name: str, seed: int) -> None:
    table = Table.new(name, seed=seed, free_undo=True)
    before: list[tuple[int, tuple[Any, ...]]] = []
    for _ in answers(table, at_random(seed), 60):
        before.append((table.ply, snapshot(table)))
    for ply, moment in reversed(before):
        table.undo()
        assert table.ply == ply
        assert snapshot(table) == moment


@EVERY_GAME
def test_undo_goes_back_to_any_ply(name: str) -> None:
    table = Table.new(name, seed=4, free_undo=True)
    before: dict[int, Any] = {}
    for _ in answers(table, at_random(4), 40):
        before[table.ply] = snapshot(table)
    for ply in sorted(before, reverse=True)[::3]:
        table.undo(to=ply)
        assert snapshot(table) == before[ply]


@EVERY_GAME
@SEEDS
def test_options_are_unique_and_stable(name: str, seed: int) -> None:
    for table in moments(name, seed):
        question = table.question
        if question is None:
            continue
        assert question.options
        assert len(set(question.keys)) == len(question.keys)
        assert 0 <= question.at_least <= question.at_most <= len(question.keys)
        assert shown(Table.from_save(table.to_save()).question) == shown(question)


@EVERY_GAME
def test_what_is_asked_leaves_a_choice_unless_that_would_tell_others(name: str) -> None:
    for question in answers(Table.new(name, seed=9), at_random(9), A_WHILE):
        assert has_a_choice(question) or question.by_hand or question.purpose in SAMPLES[name].in_secret


@EVERY_GAME
def test_a_refused_answer_changes_nothing(name: str) -> None:
    for table in moments(name, 3, every=15):
        before = snapshot(table)
        if table.question is not None:
            with pytest.raises(IllegalAnswer):
                table.answer("no such thing")
            assert snapshot(table) == before


@pytest.mark.slow
@EVERY_GAME
@SEEDS
def test_positions_read_back_as_written(name: str, seed: int) -> None:
    reads_back(play_on(Table.new(name, seed=seed), at_random(seed)), first=seed, every=3)


@EVERY_GAME
@SEEDS
def test_random_games_end(name: str, seed: int) -> None:
    table = play_on(Table.new(name, seed=seed), at_random(seed))
    assert table.question is None
    assert table.outcome is not None
    assert table.outcome.winner in table.game.seats
    assert table.game.faults(table.state) == []


@EVERY_GAME
def test_the_same_seed_and_answers_give_the_same_game_to_the_byte(name: str) -> None:
    one, two = (json.dumps(play_on(Table.new(name, seed=8), at_random(8)).to_save()) for _ in range(2))
    assert one == two


@EVERY_GAME
def test_agents_play_the_game_out_without_a_question(name: str) -> None:
    seats = dict.fromkeys(games()[name].seats, "random")
    table = Table.new(name, seats=seats, seed=2)
    assert table.question is None
    assert table.outcome is not None
    assert Table.from_save(table.to_save()).outcome == table.outcome


@EVERY_GAME
def test_a_table_without_notes_and_history_plays_the_same_game(name: str) -> None:
    bare = play_on(Table.new(name, seed=2, keep_notes=False, keep_history=False), at_random(2))
    full = play_on(Table.new(name, seed=2), at_random(2))
    assert bare.state == full.state
    assert bare.journal == full.journal
    assert bare.notes == []
    assert len(bare.steps) == 1


# -- copies


@EVERY_GAME
@SEEDS
def test_a_table_pickles_in_the_middle_of_a_question_and_at_the_end(name: str, seed: int) -> None:
    for table in moments(name, seed, every=20):
        again = pickled(table)
        assert snapshot(again) == snapshot(table)
        assert (again.outcome, again.question) == (table.outcome, table.question)
        assert again.to_save() == table.to_save()
        assert snapshot(play_on(again, at_random("on"), 9)) == snapshot(play_on(table.fork(), at_random("on"), 9))
    over = play_on(table, at_random(seed))
    assert over.question is None
    again = pickled(over)
    assert snapshot(again) == snapshot(over)
    assert again.outcome == over.outcome


@EVERY_GAME
def test_a_table_of_agents_and_books_pickles(name: str) -> None:
    game = games()[name]
    seats = {**dict.fromkeys(game.seats, "random"), **dict(opponent.split(":") for opponent in game.opponents)}
    seats[game.seats[0]] = "human"
    table = play_on(Table.new(name, seed=3, seats=seats), at_random(3), 4)
    again = pickled(table)
    assert snapshot(play_on(again, at_random(3))) == snapshot(play_on(table, at_random(3)))


@EVERY_GAME
def test_what_is_said_pickles(name: str) -> None:
    for table in moments(name, 5, every=10):
        said: list[Any] = [*table.notes, table.question, table.outcome]
        if table.question is not None:
            said.append(table.question.prompt)
            with pytest.raises(IllegalAnswer) as refused:
                table.answer("no such thing")
            again = pickle.loads(pickle.dumps(refused.value))
            assert type(again) is IllegalAnswer
            assert (again.message, again.game, str(again)) == (
                refused.value.message,
                refused.value.game,
                str(refused.value),
            )
        assert pickle.loads(pickle.dumps(said)) == said


@EVERY_GAME
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_is_a_fork_and_leaves_the_original_unharmed(name: str, copied: Any) -> None:
    for table in moments(name, 2, every=25):
        before = snapshot(table)
        twin = copied(table)
        assert snapshot(twin) == before
        play_on(twin, at_random("aside"), 10)
        assert snapshot(table) == before
        if table.question is not None:
            assert snapshot(twin) != before
            table.fork().answer(*at_random(1)(table.question, 0))


# -- what is asked, drawn and won


@EVERY_GAME
@pytest.mark.parametrize("dice", [None, PHYSICAL])
def test_a_question_is_about_plain_data_and_its_prompt_comes_from_it(name: str, dice: Any) -> None:
    for question in answers(Table.new(name, seed=3, dice=dice), at_random(3), A_WHILE):
        for value in question.about.values():
            assert type(value) in (str, int, Message)
        kind = "ask" if question.seat != DEALER else "roll" if question.keys == list("123456") else "draw"
        assert question.prompt == Message(f"{kind}-{question.purpose}", spoken(question.about))


@EVERY_GAME
def test_draws_are_written_down_by_the_key_of_what_is_drawn(name: str) -> None:
    class Keys(Watcher):
        """Counts what was drawn, after a look at how it was written down."""

        draws = 0

        def chance_replayed(self, ply: int, request: Roll | Draw, recorded: Any, expected: Any) -> None:
            assert recorded == expected
            if isinstance(request, Draw):
                assert recorded in [request.option(each).key for each in request.among]
                self.draws += 1

    table = play_on(Table.new(name, seed=2), at_random(2))
    for entry in table.journal:
        assert entry.who not in (DICE, DRAW) or type(entry.value) is (int if entry.who == DICE else str)
    keys = Keys()
    Table.from_save(json.loads(json.dumps(table.to_save())), watcher=keys)
    assert keys.draws == sum(entry.who == DRAW for entry in table.journal) > 0


@EVERY_GAME
@SEEDS
def test_an_outcome_gives_every_seat_its_standing_the_best_first(name: str, seed: int) -> None:
    ended = Table.new(name, seats=dict.fromkeys(games()[name].seats, "random"), seed=seed).outcome
    assert ended is not None
    assert sorted(place.seat for place in ended.standing) == sorted(games()[name].seats)
    margins = [place.margin for place in ended.standing]
    assert margins == sorted(margins, reverse=True)
    assert ended.standing[0].seat == ended.winner
    assert ended.margin(ended.winner) == margins[0]


@every(lambda samples: samples.won)
def test_what_is_already_won_ends_at_once(sample: Won) -> None:
    table = Table.from_position(sample.position, seed=1)
    before = snapshot(table)
    assert table.question is not None
    table.adjust(sample.changes)
    taken_up = Table.from_position(merged(sample.position, sample.changes), seed=1)
    for over in (table, taken_up):
        assert over.question is None
        assert over.outcome is not None
        assert over.outcome.winner == sample.winner
        assert over.notes
    with pytest.raises(SandtableError):
        table.adjust(sample.changes)
    table.undo()
    assert snapshot(table) == before


# -- by hand


@every(lambda samples: samples.by_hand)
def test_who_is_asked_by_hand_and_nobody_else_adjusts_at_a_table_of_several(sample: ByHand) -> None:
    table = sample.table()
    asked = table.question
    assert asked is not None
    assert asked.by_hand
    assert not table.free_undo
    before = snapshot(table)
    for other in table.game.seats:
        assert table.can_adjust(other) == (other == asked.seat)
        if other != asked.seat:
            with pytest.raises(CannotAdjust):
                table.adjust(sample.changes, by=other)
            assert snapshot(table) == before
    table.adjust(sample.changes, by=asked.seat)
    assert table.question == asked
    assert table.state != before[0]
    assert table.journal[-1] == (asked.seat, sample.changes)
    adjusted = snapshot(table)
    for again in (table.fork(), Table.from_save(json.loads(json.dumps(table.to_save()))), pickled(table)):
        assert snapshot(again) == adjusted
    table.answer(*asked.keys)
    assert not table.can_adjust(asked.seat)
    with pytest.raises(CannotAdjust):
        table.adjust(sample.changes, by=asked.seat)


@every(lambda samples: samples.by_hand)
def test_what_was_changed_by_hand_is_taken_back_by_whoever_changed_it(sample: ByHand) -> None:
    table = sample.table()
    asked = table.question
    assert asked is not None
    before = snapshot(table)
    table.adjust(sample.changes, by=asked.seat)
    for other in table.game.seats:
        assert table.can_undo(by=other) == (other == asked.seat)
    table.undo(by=asked.seat)
    assert snapshot(table) == before


@EVERY_GAME
@pytest.mark.parametrize("others", ["random", "book"])
def test_only_people_are_asked_by_hand(name: str, others: str) -> None:
    game = games()[name]
    book = dict(opponent.split(":") for opponent in game.opponents)
    seats = {**dict.fromkeys(game.seats, "random"), **(book if others == "book" else {})}
    table = Table.new(name, seed=1, seats=seats)
    assert table.outcome is not None


def pickled(table: Table) -> Table:
    """A table that has been away."""
    again: Table = pickle.loads(pickle.dumps(table))
    return again
