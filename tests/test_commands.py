"""Every command that README and docs show is one: it runs, in their order, with fewer games."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from sandtable.terminal.main import main

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = sorted(path for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")] if path.stem != "strength")
SHOWN: Final = re.compile(r"^ *(?:\.venv/bin/)?sandtable ([^#\n]*[^#\s])", re.MULTILINE)
ELSEWHERE: Final = ("join", "mcp", "serve")
"""What needs a server or somebody to talk to, and is run by tests of its own."""
BOT: Final = f'"{sys.executable} {ROOT / "examples" / "seat_client.py"}"'
SMALLER: Final = (
    (r"--games \d+", "--games 2"),
    (r"--half-width [\d.]+", ""),
    (r"--levels all", ""),
    (r"--jobs \d+", "--jobs 1"),
    (r"program:(\"[^\"]*\"|\S+)", f"program:{BOT}"),
    (r"^(seat-check) .*", rf"\1 {BOT}"),
    (r"part-\*\.jsonl", "out.jsonl"),
)
"""With less work, and with programs and files that are there."""
MINE: Final = """
from sandtable import RandomAgent


class MyAgent(RandomAgent):
    def __init__(self, samples: int) -> None:
        super().__init__()
"""


def commands() -> Iterator[tuple[str, str]]:
    """Every command with the page that shows it, in order."""
    for page in PAGES:
        for command in SHOWN.findall(page.read_text(encoding="utf-8")):
            if not command.startswith(ELSEWHERE) and "ray" not in command:
                yield page.name, command


def test_there_are_commands_to_run() -> None:
    assert len(list(commands())) > 15


@pytest.mark.slow
def test_every_command_that_is_shown_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "mymodule.py").write_text(MINE, encoding="utf-8")
    laboratory = (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")
    plan = re.search(r"```toml\n(.*?)```", laboratory, re.DOTALL)
    assert plan is not None
    (tmp_path / "decks.toml").write_text(re.sub(r"games = \d+", "games = 1", plan[1]), encoding="utf-8")
    main(["play", "labyrinth", "--name", "friday"], read=somebody())
    for page, shown in commands():
        command = shown
        for pattern, smaller in SMALLER:
            command = re.sub(pattern, smaller, command)
        code = main(shlex.split(command), read=somebody())
        said = capsys.readouterr()
        assert code in (0, None), f"{page}: {shown}\n{said.out}{said.err}"


def somebody() -> Callable[[str], str]:
    """Somebody who takes what the menu proposes, and leaves the table."""
    lines = iter(["", "", "", "quit"])

    def read(prompt: str) -> str:
        if (line := next(lines, None)) is None:
            raise EOFError
        return line

    return read
