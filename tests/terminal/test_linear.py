"""For a screen reader (``--plain``): no frames, no cursor, nothing beside anything, and the same told."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

DRAWN = re.compile("[│╭╮╰╯─●○\x1b]")
GAMES = {
    "labyrinth": (("labyrinth", "--scenario", "lets_roll", "--seat", "jihadist=solitaire"), "Pakistan"),
    "awakening": (("labyrinth", "--scenario", "awakening", "--seat", "jihadist=bot"), "Pakistan"),
    "plain": (("plain", *(f"--seat={seat}=book" for seat in ("coalition", "taliban", "warlords"))), "Kabul"),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", GAMES)
def test_a_screen_is_read_line_by_line(kind: str, home: Path) -> None:
    game, place = GAMES[kind]
    lines = "\n".join(
        ["board full", f"look {place}", "card 20", "hand", "rules 8", "?", "odds", "why", "undo list", "x"]
    )
    told = subprocess.run(
        [sys.executable, "-m", "sandtable", "play", *game, "--seed", "4", "--plain"],
        input=lines, capture_output=True, text=True, cwd=home, encoding="utf-8", check=True,
    )  # fmt: skip
    assert not DRAWN.search(told.stdout)
    assert told.stderr == ""
    named = [line for line in told.stdout.splitlines() if line.startswith(place)]
    assert any(re.match(rf"{place}, \w+ \d", line) for line in named)
    full = told.stdout[: told.stdout.index("Adjacent:")] if "Adjacent:" in told.stdout else told.stdout
    assert full.count(place) > 1
    assert ("your cards" in told.stdout) == (kind != "plain")  # nobody holds cards in A Distant Plain
