"""Nobody waits for what is not needed yet: games, YAML, words, simulations are imported when they are asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

LATER = ("fluent", "multiprocessing", "rich", "sandtable.labyrinth", "sandtable.plain", "sandtable.words", "yaml")


def loaded(code: str) -> set[str]:
    """The modules that a new Python has after a few lines, none of which this one has loaded for it."""
    program = f"import sys\n{code}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("code", "absent"),
    [
        ("import sandtable", LATER),
        (
            "import sandtable; sandtable.Table.new('labyrinth', seed=1)",
            [name for name in LATER if name != "sandtable.labyrinth"],
        ),
        (
            "import sandtable.terminal.main",
            ("fastapi", "importlib.metadata", "multiprocessing", "sandtable.lab", "sandtable.plain", "yaml"),
        ),
    ],
)
def test_what_is_not_needed_is_not_imported(code: str, absent: tuple[str, ...]) -> None:
    assert loaded(code).isdisjoint(absent)


def test_every_game_is_there_for_whoever_asks() -> None:
    code = "import sandtable; from sandtable.core.game import games; assert list(games()) == ['labyrinth', 'plain']"
    assert {"sandtable.labyrinth", "sandtable.plain"} <= loaded(code)


def test_the_order_of_the_games_does_not_depend_on_which_was_asked_for_first() -> None:
    first = "from sandtable.core.game import game_named, games; import sandtable; game_named('plain')"
    assert "sandtable.labyrinth" not in loaded(first)
    assert "sandtable.labyrinth" in loaded(f"{first}; assert list(games()) == ['labyrinth', 'plain']")
