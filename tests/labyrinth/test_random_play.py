"""Random play: whatever is answered, the game stays sound and comes to an end.

A failure names its game; ``replayed(Game(...))`` plays it again, answer by answer.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sandtable import Table
from sandtable.labyrinth.rules import AWAKENING, rules_named
from sandtable.labyrinth.scenarios import SCENARIOS as ALL_SCENARIOS
from tests import reading_back
from tests.fuzzing import FEW, HERE_AND_THERE, MANY
from tests.labyrinth.scene import LABYRINTH, LEVELS, SCENARIOS
from tests.labyrinth.styles import BLIND, KEEN, STYLES, chooser
from tests.playing import FAR, answers


@dataclass(frozen=True)
class Game:
    """One random game, wholly."""

    seed: int
    scenario: str = "lets_roll"
    decks: int = 1
    style: str = BLIND
    level: str | None = None
    mini_decks: bool = False
    physical: bool = False
    campaign: bool = False

    def table(self) -> Table:
        """The table at its start."""
        seats = {} if self.level is None else {"jihadist": f"solitaire:{self.level}"}
        return Table.new(
            "labyrinth",
            seats=seats,
            seed=self.seed,
            dice="physical" if self.physical else None,
            scenario=self.scenario,
            decks=self.decks,
            mini_decks=self.mini_decks,
            campaign=self.campaign,
        )


def replayed(game: Game) -> Table:
    """Play a game to its end and check it after every answer; a failure says how to see it again."""
    table = game.table()
    asked = 0
    try:
        for _ in answers(table, chooser(game.style, game.seed)):
            sound(table)
            asked += 1
        assert asked < FAR, "the game does not end"
        sound(table)
    except Exception as failure:
        failure.add_note(f"replayed({game}) fails after {asked} questions, at ply {table.ply}")
        raise
    assert table.outcome is not None
    return table


def sound(table: Table) -> None:
    """Every piece is accounted for, and the question can be answered."""
    assert LABYRINTH.faults(table.state) == []
    question = table.question
    if question is not None:
        keys = question.keys
        assert len(set(keys)) == len(keys)
        assert 0 <= question.at_least <= question.at_most <= len(keys)
        assert keys


def reads_back(table: Table, first: int = 0, every: int = 1) -> None:
    """The positions of its steps read back as they were, and so does the whole save."""
    reading_back.reads_back(table, first, every)
    loaded = Table.from_save(json.loads(json.dumps(table.to_save())))
    assert loaded.state == table.state
    assert loaded.notes == table.notes
    assert loaded.outcome == table.outcome


two_player_games = some.builds(
    Game,
    seed=some.integers(0, 10**9),
    scenario=some.sampled_from(ALL_SCENARIOS),
    decks=some.sampled_from([1, 2, 3]),
    style=some.sampled_from(STYLES),
)
awakening_games = some.builds(
    Game,
    seed=some.integers(0, 10**9),
    scenario=some.sampled_from(tuple(rules_named(AWAKENING).scenarios)),
    decks=some.sampled_from([1, 2, 3]),
    style=some.sampled_from(STYLES),
    physical=some.booleans(),
)
campaigns = some.builds(
    Game,
    seed=some.integers(0, 10**9),
    scenario=some.sampled_from(SCENARIOS),
    decks=some.just(1),  # a campaign has a length of its own
    style=some.just(KEEN),
    campaign=some.just(True),
)
solitaire_games = some.builds(
    Game,
    seed=some.integers(0, 10**9),
    scenario=some.sampled_from(SCENARIOS),
    decks=some.sampled_from([1, 2, 3]),
    style=some.sampled_from(STYLES),
    level=some.sampled_from(LEVELS),
    mini_decks=some.booleans(),
)
physical_games = some.builds(
    Game,
    seed=some.integers(0, 10**9),
    scenario=some.sampled_from(SCENARIOS),
    decks=some.sampled_from([1, 2]),
    style=some.sampled_from(STYLES),
    level=some.sampled_from([None, *LEVELS]),
    physical=some.just(True),
)


@pytest.mark.slow
@FEW
@given(two_player_games)
def test_a_few_games_of_two_stay_sound(game: Game) -> None:
    reads_back(replayed(game))


@pytest.mark.slow
@FEW
@given(solitaire_games)
def test_a_few_games_against_the_book_stay_sound(game: Game) -> None:
    reads_back(replayed(game))


@pytest.mark.slow
@FEW
@given(physical_games)
def test_a_few_games_with_real_dice_and_cards_stay_sound(game: Game) -> None:
    reads_back(replayed(game))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "decks"),
    [*product(SCENARIOS, (1, 2, 3)), *zip(rules_named(AWAKENING).scenarios, (1, 2, 3, 1), strict=True)],
)
def test_every_scenario_and_length_comes_to_its_end(scenario: str, decks: int) -> None:
    table = replayed(Game(7, scenario, decks, KEEN))
    assert table.state.deck_number <= decks


@pytest.mark.slow
@FEW
@given(awakening_games)
def test_a_few_games_of_the_awakening_stay_sound(game: Game) -> None:
    reads_back(replayed(game))


@pytest.mark.slow
@settings(FEW, max_examples=2)
@given(campaigns)
def test_a_few_campaigns_stay_sound_over_the_switch(game: Game) -> None:
    reads_back(replayed(game))


@pytest.mark.fuzz
@MANY
@given(awakening_games)
def test_many_games_of_the_awakening_stay_sound(game: Game) -> None:
    reads_back(replayed(game), game.seed, HERE_AND_THERE)


@pytest.mark.fuzz
@MANY
@given(two_player_games)
def test_many_games_of_two_stay_sound(game: Game) -> None:
    reads_back(replayed(game), game.seed, HERE_AND_THERE)


@pytest.mark.fuzz
@MANY
@given(solitaire_games)
def test_many_games_against_the_book_stay_sound(game: Game) -> None:
    reads_back(replayed(game), game.seed, HERE_AND_THERE)


@pytest.mark.fuzz
@MANY
@given(physical_games)
def test_many_games_with_real_dice_and_cards_stay_sound(game: Game) -> None:
    reads_back(replayed(game), game.seed, HERE_AND_THERE)
