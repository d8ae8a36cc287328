"""Whole solitaire games by a random US: no fault, the invariants after every card, and an end.

``sound_game(...)`` with the arguments of a failure plays the same game again.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from sandtable import Table
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import CELLS, WMD
from tests.labyrinth.opponents.sound import played_soundly
from tests.labyrinth.scene import LABYRINTH, LEVELS, SCENARIOS
from tests.labyrinth.styles import BLIND, KEEN, chooser
from tests.playing import answers

SLICES = list(product(LEVELS, SCENARIOS))
FEW = [(LEVELS[n // 2], SCENARIOS[n % 4]) for n in range(12)]
GAMES_A_SLICE = max(1, int(os.environ.get("SANDTABLE_GAMES", "96")) // len(SLICES))
"""As many games over all slices as `make fuzz GAMES=1000` asks for, about."""


def sound_game(level: str, scenario: str, seed: int) -> Table:
    """Play a game to its end and look at every card."""
    table = Table.new(
        "labyrinth",
        seats={"jihadist": f"solitaire:{level}"},
        seed=f"{level} {scenario} {seed}",
        scenario=scenario,
        decks=1 + seed % 3,
        mini_decks=seed % 4 == 3,
    )
    return played_soundly(table, chooser((BLIND, KEEN)[seed % 2], seed), "us", check)


def check(s: State) -> None:
    """What must hold after every card of a solitaire game."""
    assert LABYRINTH.faults(s) == []
    assert not s.first_plot  # 9.4.1
    assert s.reserves["jihadist"] == 0  # 9.4.1
    assert s.cells_on_track + sum(c.sleepers + c.active for c in s.countries.values()) == CELLS
    in_play = [*s.available_plots, *(plot.kind for _, plot in s.plots_on_map())]
    numbered = [kind for kind in s.available_plots if kind != WMD]
    assert len(in_play) == 6 or (len(in_play) > 6 and not numbered)  # 9.3.3


@pytest.mark.parametrize(("n", "level", "scenario"), [(n, *few) for n, few in enumerate(FEW)])
def test_a_game_of_every_level_and_scenario(n: int, level: str, scenario: str) -> None:
    sound_game(level, scenario, n)


def test_the_few_games_leave_out_no_level_and_no_scenario() -> None:
    assert {level for level, _ in FEW} == set(LEVELS)
    assert {scenario for _, scenario in FEW} == set(SCENARIOS)


@pytest.mark.fuzz
@pytest.mark.parametrize(("level", "scenario"), SLICES)
def test_many_games(level: str, scenario: str) -> None:
    for seed in range(GAMES_A_SLICE):
        try:
            sound_game(level, scenario, seed)
        except Exception as failure:
            failure.add_note(f"sound_game({level!r}, {scenario!r}, {seed})")
            raise


# -- each level changes what it must (9.7)


def habits(level: str) -> Counter[str]:
    """What happened in some games at a level."""
    found: Counter[str] = Counter()
    for seed in range(8):
        table = Table.new("labyrinth", seats={"jihadist": f"solitaire:{level}"}, seed=seed)
        for question in answers(table, chooser(KEEN, seed)):
            found["may hold"] += "hold" in question.keys
        ids = [note.message.id for note in table.notes]
        found["spared"] += ids.count("note-cells-spared")
        found["major jihads"] += ids.count("note-major-jihad")
        for at, (note, after) in enumerate(zip(table.notes, table.notes[1:], strict=False)):
            if note.message.id == "note-cells-placed" and note.rule == "8.2.1":
                found[f"recruited {note.message.args['count']}"] += 1
            if note.message.id == "note-plot-placed" and note.rule == "8.5.2":
                ahead = [each.message.id for each in table.notes[at + 1 : at + 4]]
                found["plots in pairs" if "note-plot-placed" in ahead else "plots"] += 1
            found["lost in jihad"] += after.message.id == "note-cell-removed" and after.rule == "8.4.3"
    return found


@pytest.mark.slow
@pytest.mark.rule("labyrinth", "9.7", "9.7a", "9.7b", "9.7c", "9.7d", "9.7e")
def test_every_level_visibly_changes_what_it_must() -> None:
    seen = {level: habits(level) for level in LEVELS}
    changed: dict[str, Callable[[str], bool]] = {
        "coherent": lambda level: seen[level]["plots in pairs"] > seen[level]["plots"] / 3,
        "attractive": lambda level: seen[level]["recruited 2"] > seen[level]["recruited 1"],
        "infectious": lambda level: seen[level]["may hold"] == 0,
        "virulent": lambda level: seen[level]["spared"] > 0 and seen[level]["lost in jihad"] == 0,
    }
    for first, holds in changed.items():
        for level in LEVELS:
            assert holds(level) is (LEVELS.index(level) >= LEVELS.index(first)), (first, level, seen[level])
    assert seen["potent"]["major jihads"] > seen["normal"]["major jihads"]
