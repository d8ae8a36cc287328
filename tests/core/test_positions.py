"""Positions, of whatever game: what is written is read, and what is read is written, and both go on the same."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings

from sandtable import Table
from sandtable.core.errors import SandtableError
from sandtable.core.table import PHYSICAL
from tests.core.kit import EVERY_GAME
from tests.fuzzing import FEW, HERE_AND_THERE, MANY, SEEDS, any_company, any_table
from tests.playing import at_random, play_on
from tests.reading_back import reads_back

A_TURN = 15
"""Answers with which a game goes on from a position."""
ATTEMPTS = 25
"""How many documents are made of one play."""


@pytest.mark.slow
@EVERY_GAME
@settings(FEW, max_examples=2)
@given(SEEDS)
def test_every_step_of_a_few_games_is_a_position(name: str, seed: int) -> None:
    reads_back(play_on(any_table(name, seed), at_random(seed)))


@pytest.mark.fuzz
@EVERY_GAME
@MANY
@given(SEEDS)
def test_steps_of_many_games_are_positions(name: str, seed: int) -> None:
    reads_back(play_on(any_table(name, seed), at_random(seed)), seed, HERE_AND_THERE)


@pytest.mark.slow
@EVERY_GAME
@settings(FEW, max_examples=6)
@given(SEEDS)
def test_what_a_few_documents_say_is_refused_or_written_again_as_it_was_read(name: str, seed: int) -> None:
    of_one_play(name, seed)


@pytest.mark.fuzz
@EVERY_GAME
@MANY
@given(SEEDS)
def test_what_many_documents_say_is_refused_or_written_again_as_it_was_read(name: str, seed: int) -> None:
    of_one_play(name, seed)


def of_one_play(name: str, seed: int) -> None:
    """Documents that people might write: positions of a play with keys of another, without some, with other decks."""
    dice = random.Random(seed)
    one, other = (play_on(any_table(name, seed + n), at_random(seed + n)) for n in range(2))
    taken = 0
    for n in range(ATTEMPTS):
        document, lender = (table.game.write_position(dice.choice([*table.steps]).state) for table in (one, other))
        changed(document, lender, dice)
        seats = one.setup.seats if dice.random() < 0.5 else any_company(one.game, dice)
        try:
            table = Table.from_position(document, seats=seats, seed=n, dice=dice.choice([None, PHYSICAL]))
        except SandtableError:
            continue
        taken += 1
        try:
            reads_back(play_on(table, at_random(n), A_TURN))
        except Exception as failure:
            failure.add_note(f"with {dict(seats)} at {json.dumps(document)}")
            raise
    assert taken, "nothing of this was a position"


def changed(document: dict[str, Any], lender: dict[str, Any], dice: random.Random) -> None:
    """Change a document in a few places, as people and other programs would."""
    for _ in range(dice.choice([0, 1, 1, 2, 3])):
        key = dice.choice([key for key in document if key != "game"])
        value = document[key]
        match dice.randrange(4):
            case 0:
                del document[key]
            case 1:
                borrowed = dice.choice([*lender])
                document[borrowed] = json.loads(json.dumps(lender[borrowed]))
            case 2 if isinstance(value, (list, dict)):
                document[key] = type(value)()
            case 3 if isinstance(value, list):
                dice.shuffle(value)
                del value[dice.randint(0, len(value)) :]
            case 3 if isinstance(value, dict) and value:
                del value[dice.choice([*value])]
    if dice.random() < 0.3:
        document["draw"] = dice.sample(range(1, 73), dice.choice([0, 0, 1, 3]))
        document.pop("piles", None)  # whose place it takes
