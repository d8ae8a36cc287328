"""The page of the laboratory does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.lab.studies import Study, read_plan_file

PAGE = (Path(__file__).parent.parent.parent / "docs" / "laboratory.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_plan_file_of_the_study_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "decks.toml").write_text(block("toml"), encoding="utf-8")
    study = Study(read_plan_file(tmp_path / "decks.toml", ""))
    assert len(study.parts) == 2
    assert len(study.plans) == 2 * 2 * 3
    assert {plan.games for plan in study.plans} == {2000}


def test_any_executor_in_python(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block("python").replace("20", "2"), "laboratory.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Share(games=")
