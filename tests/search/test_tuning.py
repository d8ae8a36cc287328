"""Tuning: what the seeker goes by is fitted to its own games, and what was played is published as it was played."""

from __future__ import annotations

import shutil
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from sandtable.lab.simulation import Plan, Played, play
from sandtable.labyrinth import estimates
from tools import matches, tune

SHORT: Final = {"scenario": "short"}


@pytest.mark.slow
def test_weights_are_fitted_to_games_of_the_seeker_and_play_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    title = "war_on_terror_12"
    before = dict(estimates.weights())
    data = Path(shutil.copy(tune.DATA, tmp_path))
    try:
        tables = tune.tune([title], tune.QUICK, data, "tune")
    finally:
        estimates.weights().update(before)
    said = capsys.readouterr().out
    assert "round 1" in said
    assert "round 2" in said
    assert f"{title}: in 1 games each with those before, on the same seeds, +" in said
    assert tomllib.loads(data.read_text("utf-8")) == tables
    assert tables.keys() == before.keys()
    changed = {name for name in before if tables[name]["weights"] != before[name]}
    assert changed <= {title}
    assert ("seekers with 2 playouts" in tables[title]["origin"]) == (title in changed)


def test_the_estimates_of_a_distant_plain_are_kept_where_they_foretell_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "estimates.toml"
    data.write_text("[weights]\nmargin = -1.0\n", "utf-8")
    tune.tune_plain(tune.PLAIN_MIXES[3:4], tune.QUICK, data, "tune")
    assert "these" in capsys.readouterr().out
    table = tomllib.loads(data.read_text("utf-8"))
    assert table["weights"]["margin"] > -1
    assert "seekers with 2 playouts" in table["origin"]
    text = data.read_text("utf-8")
    tune.tune_plain(tune.PLAIN_MIXES[3:4], tune.QUICK, data, "tune")
    assert data.read_text("utf-8") == text


def test_a_quick_one_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "tune", lambda titles, effort, data, command: data.write_text("spoilt", "utf-8"))
    monkeypatch.setattr(tune, "tune_plain", lambda mixes, effort, data, command: data.write_text("spoilt", "utf-8"))
    files = (tune.DATA, tune.PLAIN_DATA)
    texts = [file.read_text("utf-8") for file in files]
    tune.main(["--quick"])
    assert [file.read_text("utf-8") for file in files] == texts


def test_the_published_table_is_that_of_the_matches() -> None:
    found = matches.read()
    assert matches.FIGURES.read_text("utf-8") == matches.written(found)
    document = matches.DOCUMENT.read_text("utf-8")
    assert matches.published(document, found) == document
    readme = matches.README.read_text("utf-8")
    assert matches.published(readme, found, matches.summary_of) == readme, "python -m tools.matches writes it"
    assert document.count("`sandtable sim") >= len(found)


def test_a_match_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "games" / "kept.jsonl"
    seats = matches.seats_of("plain", ["warlords=steady", "taliban=random"])
    assert next(iter(seats.items())) == ("warlords", "steady")
    assert set(seats.values()) == {"steady", "random"}
    plan = Plan("plain", 2, "broken", seats, SHORT)
    first = list(matches.games_of(plan, kept))
    whole = matches.played(Plan("plain", 3, "broken", seats, SHORT), kept)
    lines = kept.read_text("utf-8").splitlines()
    assert len(lines) == 3
    assert [each["number"] for each in first] == [0, 1]
    assert list(matches.games_of(plan, kept)) == first
    assert len(kept.read_text("utf-8").splitlines()) == 3
    assert whole["games"] == 3
    assert whole["against"] == "random"
    assert "lead" in whole
    again = matches.played(matches.again(whole, 3, "broken"))
    assert {**again, "seconds": 0} == {**whole, "seconds": 0}


def test_a_published_row_goes_on_with_the_games_after_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("plain", 3, "pieces", matches.seats_of("plain", ["warlords=steady", "taliban=random"]), SHORT)
    whole = matches.played(plan)
    row = matches.continued([], replace(plan, games=1))
    assert row["games"] == 1
    numbers: list[int] = []

    def counted(plan: Plan, number: int) -> Played:
        numbers.append(number)
        return play(plan, number)

    monkeypatch.setattr("tools.matches.play", counted)
    rest = matches.continued([row], plan)
    assert numbers == [1, 2]
    assert {**rest, "seconds": 0} == {**whole, "seconds": 0}
    assert matches.continued([rest], plan) == rest  # nothing is left to play
    assert matches.continued([rest], replace(plan, games=1, seed="others"))["games"] == 1
    assert numbers == [1, 2, 0]


def test_a_match_takes_the_place_of_the_one_before() -> None:
    found = matches.read()
    new = {**found[0], "won": 0, "games": 1}
    later = matches.entered(found, new)
    assert len(later) == len(found)
    assert later[-1] == new
    assert found[0] not in later
    assert "0 = 0% [0-79]" in matches.table_of([new])


def test_a_player_at_its_usual_level_is_the_same_whether_that_is_said_or_not() -> None:
    match = {"game": "labyrinth", "scenario": "lets_roll", "seat": "us", "player": "seeker", "against": "bot"}
    said = {**match, "player": "seeker:quick", "against": "bot:muddled"}
    assert matches.entered([match], said) == [said]
    assert matches.entered([match], {**match, "player": "seeker:deep"})[0] == match
    assert matches.entered([match], {**match, "against": "bot:virulent"})[0] == match
