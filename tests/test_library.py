"""The library as programs meet it: the page of what is promised, and every example."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import sandtable
from examples import looking_closer, own_player, study
from tools import api


def test_the_page_says_what_the_docstrings_say() -> None:
    assert api.page() == api.PAGE.read_text(encoding="utf-8"), "python -m tools.api writes it anew"


def test_everything_promised_is_there_and_said() -> None:
    page = api.page()
    for name in sandtable.__all__:
        assert name == "__version__" or f"### `{name}" in page
    unsaid = re.findall(r"^- `([^`]*\([^`]*)`: *$", page, re.MULTILINE)
    assert unsaid == []


def test_a_player_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    own_player.main("2")
    assert re.search(r"<Table labyrinth, ply \d+: (us|jihadist) has won by [\d.a-z]+>", capsys.readouterr().out)


def test_looking_closer(capsys: pytest.CaptureFixture[str]) -> None:
    looking_closer.main()
    said = capsys.readouterr().out
    assert "War of Ideas" in said
    assert re.search(r"  \d+(/\d+)?: <Table labyrinth", said)
    assert "'prestige': " in said
    assert "Aid: [" in said


def test_a_study(capsys: pytest.CaptureFixture[str]) -> None:
    study.main("4")
    assert capsys.readouterr().out.count("the US wins") == 2


def test_a_report_has_a_row_for_each_game() -> None:
    plan = sandtable.Plan("labyrinth", 3, "rows", {"us": "random", "jihadist": "random"}, {"decks": 1}).checked()
    played = [one for chunk in sandtable.simulate(plan) for one in chunk]
    rows = sandtable.Report(plan, played).rows()
    assert [row["number"] for row in rows] == [0, 1, 2]
    assert [row["winner"] for row in rows] == [one.winner for one in played]
    assert all(row["player_us"] == "random" and row["questions"] > 0 for row in rows)


def test_the_words_are_at_the_door() -> None:
    """Whoever asks for them need not know that they are a package."""
    asked = "import sandtable, sys; assert 'sandtable.words' not in sys.modules; print(sandtable.words.Words())"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert said.stdout.strip()
