"""Real tables at a real terminal of 80 by 24: each game, and each of the three ways to have something real."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.pseudo import terminal
from tools.companion import COMPANIES, WAYS, counted

PLAYED = 10
"""How many lines are typed."""


@pytest.mark.slow
@pytest.mark.parametrize("dice", WAYS)
@pytest.mark.parametrize("name", ["labyrinth", "awakening-jihadist", "plain"])
def test_a_terminal_takes_the_lines_that_a_session_takes(name: str, dice: str, tmp_path: Path) -> None:
    rehearsed = counted(name, dice, 1, PLAYED)
    settings = dict(COMPANIES[name])
    game, seats = settings.pop("game"), settings.pop("seats")
    options = [word for key, value in settings.items() for word in (f"--{key}", value)]
    seated = [word for seat, who in seats.items() for word in ("--seat", f"{seat}={who}")]
    with terminal((80, 24), tmp_path, "play", game, "--seed", "1", "--dice", dice, *seated, *options) as shell:
        for prompt, line in rehearsed.said[:-1]:
            shell.until(prompt.strip())
            shell.say(line)
        shell.until(rehearsed.said[-1][0].strip())
        shell.type("\x04")
        assert shell.end() == 0
        assert "Traceback" not in shell.raw
    kept = json.loads(next(tmp_path.rglob("games/*.json")).read_text())
    assert rehearsed.table is not None
    assert kept["journal"] == rehearsed.table.to_save()["journal"]
    assert kept["dice"] == dice
