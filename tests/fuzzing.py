"""Random games of every kind: any options, any company, any dice, as far as they go together."""

from __future__ import annotations

import os
import random
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as some

from sandtable import Table
from sandtable.core.agents import HUMAN
from sandtable.core.errors import SandtableError
from sandtable.core.game import Game, games
from sandtable.core.table import PHYSICAL

SEEDS = some.integers(0, 10**9)

# A game does not become simpler by a smaller seed, so nothing is shrunk.
FEW = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
GAMES = os.environ.get("SANDTABLE_GAMES")
"""How many new games `make fuzz` wants; `make test` plays the same ones every time."""
HERE_AND_THERE = 5
"""Of many games so many-th a step is looked at closely; of few games every one."""
MANY = settings(FEW, max_examples=int(GAMES or 8), derandomize=GAMES is None)


def any_table(name: str, seed: int) -> Table:
    """A table of a game: every option at some value, people, opponents of the book or both, seeded or real dice."""
    game, dice = games()[name], random.Random(seed)
    while True:
        options = {option: dice.choice([*values, values[0]]) for option, values in game.options.items()}
        real = PHYSICAL if dice.random() < 0.3 else None
        try:
            return Table.new(name, seed=seed, seats=any_company(game, dice), dice=real, **options)
        except SandtableError:
            continue  # what was drawn does not go together


def any_company(game: Game, dice: random.Random) -> dict[str, Any]:
    """People at all seats, or opponents of the book at some of them."""
    seats: dict[str, Any] = {}
    if dice.random() < 0.5:
        for opponent, levels in game.opponents.items():
            seat, _, name = opponent.partition(":")
            if dice.random() < 0.4:
                seats[seat] = f"{name}:{dice.choice(levels)}" if levels else name
    if len(seats) == len(game.seats):
        seats[dice.choice(list(game.seats))] = HUMAN
    return seats
