"""Mixes: every way to seat some players, with wins, margins and intervals, and a picture of it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sandtable.core.errors import BadSetup
from sandtable.lab.mixes import Mixed, all_mixes
from sandtable.lab.plot import matrix
from sandtable.lab.reports import Report, wilson
from sandtable.lab.simulation import Plan, Played
from tests.terminal.driving import run

PLAN = Plan("plain", 4, "1", {}, {})


@pytest.mark.parametrize("method", ["book", "chart"])
def test_all_sixteen_mixes_of_two_players_at_four_seats(method: str) -> None:
    mixes = all_mixes(PLAN, [method, "random"])
    assert len(mixes.plans) == 16
    assert mixes.plans[method, "random", "random", method].seats == {
        "coalition": method,
        "government": "random",
        "taliban": "random",
        "warlords": method,
    }
    fixed = all_mixes(Plan("plain", 4, "1", {"taliban": "random"}, {}), [method, "random", method])
    assert len(fixed.plans) == 8
    assert all(mix[2] == "random" for mix in fixed.plans)


def test_whoever_cannot_sit_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="nobody called"):
        all_mixes(PLAN, ["book", "wizard"])
    with pytest.raises(BadSetup, match="nobody called"):
        all_mixes(Plan("labyrinth", 1, "1", {}, {}), ["solitaire", "random"])
    with pytest.raises(BadSetup, match="person"):
        all_mixes(PLAN, ["human", "random"])


def played(number: int, winner: str, margin: int) -> Played:
    margins = {"coalition": margin, "government": -9, "taliban": -9, "warlords": -9}
    return Played(number, winner, "after", "7.3", margins, {})


def test_wins_and_margins_with_their_intervals() -> None:
    mixes = all_mixes(
        Plan("plain", 4, "1", dict.fromkeys(("government", "taliban", "warlords"), "random"), {}), ["book"]
    )
    (mix,) = mixes.plans
    games = [played(n, "coalition" if n else "taliban", margin) for n, margin in enumerate((1, 3, 5, 7))]
    result = Mixed(mixes, {mix: Report(mixes.plans[mix], games)})
    assert result.wins(mix, "coalition") == wilson(3, 4)
    margin = result.margin(mix, "coalition")
    assert margin.mean == 4.0
    assert margin.low < 4.0 < margin.high
    assert margin.high - margin.mean == pytest.approx(1.96 * 2.582 / 2, abs=0.01)
    table = result.to_json()["mixes"]
    assert table[0]["players"]["coalition"] == "book"
    assert table[0]["wins"]["coalition"]["games"] == 3


def test_the_matrix_of_charts_is_played_printed_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen mixes, a game of each."""
    monkeypatch.chdir(tmp_path)
    command = "sim plain --games 1 --seed 1 --scenario short --mixes chart,random --json out.json --plot out.svg"
    code, text = run(*command.split())
    assert code == 0
    mixes = json.loads((tmp_path / "out.json").read_text())["mixes"]
    assert len({tuple(mix["players"].values()) for mix in mixes}) == 16
    for mix in mixes:
        assert sum(share["games"] for share in mix["wins"].values()) == 1
    assert text.count("chart") == 16 * 4 // 2
    drawn = ElementTree.fromstring((tmp_path / "out.svg").read_text())
    texts = [element.text or "" for element in drawn.iter() if element.tag.endswith("text")]
    assert "chart · random · chart · random" in texts


def test_the_matrix_is_a_picture() -> None:
    drawn = ElementTree.fromstring(matrix("A < B", "about", ["one", "two"], [("x", [wilson(1, 2), wilson(2, 2)])]))
    texts = [element.text for element in drawn.iter() if element.tag.endswith("text")]
    assert {"A < B", "about", "one", "two", "x", "50%", "100%"} <= set(texts)


def test_the_command_prints_and_writes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = "sim labyrinth --games 1 --seed 1 --mixes random --json out.json --plot out.svg"
    code, text = run(*command.split())
    assert code == 0
    assert "How often each side wins" in text
    assert "+1.0" in text or "-1.0" in text
    assert len(json.loads((tmp_path / "out.json").read_text())["mixes"]) == 1
    assert (tmp_path / "out.svg").read_text().startswith("<svg")
    with pytest.raises(SystemExit):
        run("sim", "labyrinth", "--mixes", "random", "--levels", "all")
