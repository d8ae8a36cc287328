"""The README does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.conformance import read_index

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_library_in_ten_lines_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert example is not None
    monkeypatch.chdir(tmp_path)
    exec(compile(example.group(1), "README.md", "exec"), {})
    assert "Outcome(winner=" in capsys.readouterr().out
    assert (tmp_path / "game.json").exists()


@pytest.mark.parametrize(
    ("game", "index"), [("Labyrinth", "labyrinth"), ("The Awakening", "awakening"), ("A Distant Plain", "plain")]
)
def test_the_figures_of_conformance_are_those_that_are_printed(game: str, index: str) -> None:
    rules = read_index(Path(__file__).parent / "conformance" / "index" / f"{index}.toml")
    testable = sum(rule.testable for rule in rules.values())
    assert f"| {game} | {testable} | {testable} |" in README  # make conformance fails where one has no test
