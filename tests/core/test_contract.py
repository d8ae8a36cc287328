"""The contract: what every registered game keeps, whatever its rules."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import SeededChance
from sandtable.core.errors import IllegalAnswer
from sandtable.core.game import Game, games
from sandtable.core.messages import Note, to_plain
from sandtable.core.questions import Question
from tests.playing import answers, at_random, play_on

EVERY_GAME = pytest.mark.parametrize("name", sorted(games()))
SEEDS = pytest.mark.parametrize("seed", [1, 2, 3])
A_WHILE = 150


def moments(name: str, seed: int, every: int = 7, count: int = A_WHILE) -> Iterator[Table]:
    """A random game, stopped now and then."""
    table = Table.new(name, seed=seed)
    for n, _ in enumerate(answers(table, at_random(seed), count)):
        if n % every == 0:
            yield table
    yield table


def shown(question: Question | None) -> Any:
    """Everything that is shown of a question."""
    if question is None:
        return None
    options = [(option.key, to_plain(option.label), option.target) for option in question.options]
    return question.seat, question.purpose, to_plain(question.prompt), options, question.at_least, question.at_most


def log(notes: list[Note]) -> list[Any]:
    """A log as plain data."""
    return [(to_plain(note.message), note.rule, note.seen_by, note.kind) for note in notes]


def snapshot(table: Table) -> tuple[Any, ...]:
    """All there is to compare about a table."""
    return table.state.copy(), list(table.journal), log(table.notes), shown(table.question)


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
def test_what_is_asked_always_leaves_a_choice(name: str) -> None:
    for question in answers(Table.new(name, seed=9), at_random(9), A_WHILE):
        leaves_a_choice = (len(question.options), question.at_least) != (question.at_most, question.at_most)
        assert leaves_a_choice or question.by_hand


@EVERY_GAME
def test_a_refused_answer_changes_nothing(name: str) -> None:
    for table in moments(name, 3, every=15):
        before = snapshot(table)
        if table.question is not None:
            with pytest.raises(IllegalAnswer):
                table.answer("no such thing")
            assert snapshot(table) == before


@EVERY_GAME
@SEEDS
def test_a_position_reads_back_as_written_at_every_step(name: str, seed: int) -> None:
    table = play_on(Table.new(name, seed=seed), at_random(seed))
    for step in table.steps:
        written = json.loads(json.dumps(table.game.write_position(step.state)))
        assert table.game.read_position(written, table.setup) == step.state
        assert table.game.write_position(table.game.read_position(written, table.setup)) == written


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


# -- views hide


@EVERY_GAME
@SEEDS
def test_what_is_seen_does_not_depend_on_what_is_hidden(name: str, seed: int) -> None:
    table = play_on(Table.new(name, seed=seed), at_random(seed))
    chance = SeededChance(str(seed), "redeal")
    for n, step in enumerate(table.steps):
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


def counted(chance: SeededChance, start: int) -> Callable[[int], int]:
    """Draws one after another."""
    numbers = itertools.count(start * 1000)
    return lambda bound: chance.below(bound, next(numbers))


def seen(game: Game, state: Any, seat: str | None) -> bytes:
    """The bytes of a view."""
    return json.dumps(game.describe(game.seen_by(state, seat)), sort_keys=True).encode()


def first_questions(game: Game, state: Any, seat: str) -> list[Any]:
    """What a seat is asked, and what it has been told by then, until another seat or chance decides something."""
    notes: list[Note] = []
    asked: list[Any] = []
    rules = game.step(state, notes.append)
    choose = at_random("the same")
    reply: Any = None
    while rules is not None:
        try:
            request = rules.send(reply)
        except StopIteration:
            break
        if not isinstance(request, Question) or request.seat != seat:
            break
        asked.append((shown(request), log([note for note in notes if note.visible_to(seat)])))
        reply = choose(request, len(asked))
    return asked
