"""The build under test is the compiled one, whole, and plays and refuses as the pure one does."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import sandtable
from sandtable import Table
from sandtable.core.game import games
from tests.core import refused
from tools.compiled import FOLDER, PROJECT, interpreted

PURE = PROJECT / "src"


def printed(build: Path, *arguments: str) -> str:
    """What a Python that finds the package in a folder prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(build), str(PROJECT)))}
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_what_is_tested_is_the_compiled_build() -> None:
    assert Path(sandtable.__file__).is_relative_to(FOLDER)
    assert interpreted(FOLDER) == []


def test_refusals_are_the_same_words() -> None:
    pure, compiled = (json.loads(printed(build, "-m", "tests.core.refused")) for build in (PURE, FOLDER))
    assert {what: (said, pure[what]) for what, said in compiled.items() if said != pure[what]} == {}
    assert len(compiled) == len(pure)


def played() -> list[str]:
    """A mark for a random game of each scenario: all that was answered, drawn and told."""
    marks = []
    for name in refused.GAMES:
        game = games()[name]
        for scenario in game.options["scenario"]:
            table = Table.new(name, scenario=scenario, seed="both", seats=dict.fromkeys(game.seats, "random"))
            told = json.dumps([table.journal, table.notes, game.write_position(table.state)], default=str)
            marks.append(f"{name} {scenario} {hashlib.sha256(told.encode()).hexdigest()}")
    return marks


def test_games_are_the_same_games() -> None:
    pure = printed(PURE, "-c", "from tests.compiled.test_build import played; print(*played(), sep='\\n')")
    assert pure.splitlines() == played()
