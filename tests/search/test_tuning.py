"""Tuning: what the seeker goes by is fitted to its own games, and what was played is published as it was played."""

from __future__ import annotations

import math
import shutil
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from sandtable.lab.simulation import Plan, Played, play
from sandtable.labyrinth import estimates
from tools import matches, tune
from tools.estimates import Position, fit, fitted

SHORT: Final = {"scenario": "short"}
LETS_ROLL: Final = {"scenario": "lets_roll"}


@pytest.mark.slow
def test_weights_are_fitted_to_games_of_the_seeker_and_play_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    title = "war_on_terror_12"
    before = dict(estimates.weights())
    data = Path(shutil.copy(tune.DATA, tmp_path))
    try:
        found = tune.tune([title], tune.QUICK, data, "tune")
        kept = estimates.weights()[title]
    finally:
        estimates.weights().update(before)
    said = capsys.readouterr().out
    assert "round 1" in said
    assert "round 2" in said
    assert f"{title}: {found[title]}" in said
    tables = tomllib.loads(data.read_text("utf-8"))
    assert tables.keys() == before.keys()
    assert tables[title]["weights"] == kept
    changed = {name for name in before if tables[name]["weights"] != before[name]}
    assert changed == ({title} if found[title].endswith(": kept") else set())
    assert ("seekers with 2 playouts" in tables[title]["origin"]) == (title in changed)


@pytest.mark.parametrize(
    ("lost", "won", "says"),
    [
        (1, 9, "+9 -1 = 90% [60-98]: kept"),
        (1, 3, "+3 -1 = 75% [30-95]: not kept"),  # it may be chance
        (9, 1, "+1 -9 = 10% [2-40]: not kept"),
        (0, 0, "+0 -0: not kept"),
    ],
)
def test_new_weights_are_kept_where_they_clearly_win_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: int, won: int, says: str
) -> None:
    title = "awakening_13"
    new = {"constant": 1.25}
    before = dict(estimates.weights())
    data = Path(shutil.copy(tune.DATA, tmp_path))
    monkeypatch.setattr(tune, "tuned", lambda *_: {"origin": "made up", "weights": new})
    monkeypatch.setattr(tune, "compared", lambda *_: tune.Compared(100, lost, won))
    try:
        found = tune.tune([title], tune.QUICK, data, "tune")
    finally:
        estimates.weights().update(before)
    assert found == {title: f"in 100 games each with those before, on the same seeds, {says}"}
    assert tomllib.loads(data.read_text("utf-8"))[title]["weights"] == (new if won == 9 else before[title])


def test_weights_that_foretell_no_more_play_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = "awakening_13"
    before = estimates.weights()[title]
    data = Path(shutil.copy(tune.DATA, tmp_path))
    monkeypatch.setattr(tune, "tuned", lambda *_: {"origin": "made up", "weights": dict(before)})
    monkeypatch.setattr(tune, "wins", lambda *_: pytest.fail("there is nothing to compare"))
    assert tune.tune([title], tune.QUICK, data, "t") == {title: "none foretell more than those before: not kept"}
    assert tomllib.loads(data.read_text("utf-8"))[title]["weights"] == before


def test_a_match_tells_which_games_each_has_won_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    results = {1.0: [True, True, False, True], 2.0: [True, False, True, False]}
    monkeypatch.setattr(tune, "wins", lambda title, weights, effort, jobs: results[weights["constant"]])
    assert tune.compared("any", {"constant": 1.0}, {"constant": 2.0}, tune.QUICK) == tune.Compared(4, 2, 1)


def test_games_by_several_processes_are_those_of_one() -> None:
    games = [tune.Game({"us": "steady", "jihadist": "steady"}, LETS_ROLL, f"jobs/{n}", 0.1, 1) for n in range(3)]
    weights = estimates.weights()["war_on_terror"]
    assert tune.games_by("war_on_terror", weights, games, 2) == tune.games_by("war_on_terror", weights, games, 1)


def test_weights_are_drawn_to_those_before() -> None:
    """What no position tells anything about stays as it was; the stronger the pull, the nearer is the rest."""
    positions: list[Position] = [
        ({"us": {"a": 1.0, "b": 1.0}, "jihadist": {}}, "us" if n % 4 else "jihadist") for n in range(400)
    ]
    before = {"a": -1.0, "b": 0.5}
    near, far = (fitted(positions, {}, before, pull) for pull in (400.0, 1.0))
    logit = math.log(3)  # won three games in four
    assert abs(far["a"] + far["b"] - logit) < 0.02
    assert -0.5 < near["a"] + near["b"] < logit - 0.05
    assert far["b"] - far["a"] == pytest.approx(1.5, abs=0.001)  # nothing tells the two apart but what they were before
    signed = fitted(with_early(positions), {"a": 1}, {"a": 2.0, "early_a": -1.0}, 1e9)
    assert signed["a"] == pytest.approx(2.0, abs=0.001)
    assert signed["early_a"] == pytest.approx(-1.0, abs=0.001)


def with_early(positions: Sequence[Position]) -> list[Position]:
    """The same positions with a feature counted early, too."""
    return [
        ({"us": {**features["us"], "early_a": (n % 3) / 2}, "jihadist": {}}, winner)
        for n, (features, winner) in enumerate(positions)
    ]


def test_of_weights_the_one_that_foretells_most_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    plays: list[list[Position]] = [
        [({"us": {"a": 1.0}, "jihadist": {}}, "us" if n % 5 < 4 else "jihadist")] for n in range(200)
    ]
    assert fit("any", plays, "nobody", "none", {}, {"a": 9.0})["weights"] == {"a": 9.0}  # all held back were won
    assert fit("any", plays, "nobody", "none", {}, {"a": -2.0})["weights"]["a"] > -0.5
    assert "200 positions of 200 games by nobody" in capsys.readouterr().out


def test_what_tuning_finds_is_published_beside_what_it_found_before() -> None:
    document = f"before\n{tune.BEGINS}\n{tune.ENDS}\nafter"
    first = tune.published(document, {"b": "none: not kept"}, "tune b")
    both = tune.published(first, {"a": "+1 -0: kept"}, "tune a")
    again = tune.published(both, {"b": "+2 -1: kept"}, "tune b again")
    assert first.startswith(f"before\n{tune.BEGINS}\n")
    assert again.endswith(f"{tune.ENDS}\nafter")
    assert [line for line in again.splitlines() if line.startswith("| `")] == [
        "| `a` | +1 -0: kept | `tune a` |",
        "| `b` | +2 -1: kept | `tune b again` |",
    ]


def test_matches_of_who_goes_by_a_table_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"game": "labyrinth", "scenario": "awakening", "seat": "us", "player": "seeker", "against": "bot"}
    rows = [
        {**row, "games": 3, "command": "sim --seed one --seat"},
        {**row, "against": "steady", "games": 4, "command": "sim --seed two --seat"},
        {**row, "player": "steady", "games": 5, "command": "sim --seed three --seat"},
        {**row, "game": "plain", "scenario": "short", "seat": "taliban", "games": 6, "command": "sim --seed four"},
    ]
    plans: list[Plan] = []

    def noted(plan: Plan, kept: Path) -> matches.Match:
        plans.append(plan)
        return {**rows[0], "won": 1}

    monkeypatch.setattr(matches, "read", lambda: rows)
    monkeypatch.setattr(matches, "played", noted)
    monkeypatch.setattr(matches, "publish", lambda found: None)
    assert [tune.goes_by(each) for each in rows] == ["awakening_12", "awakening", "awakening_12", ""]
    tune.play_again(["awakening_12"])
    assert [(plan.games, plan.seed, plan.seats) for plan in plans] == [(3, "one", {"us": "seeker", "jihadist": "bot"})]


def test_the_estimates_of_a_distant_plain_are_kept_where_they_foretell_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "estimates.toml"
    data.write_text("[weights]\nmargin = -1.0\n", "utf-8")
    tune.tune_plain(tune.PLAIN_MIXES[3:4], tune.QUICK, data, "tune")
    assert "these" in capsys.readouterr().out
    table = tomllib.loads(data.read_text("utf-8"))
    assert table["weights"]["margin"] > -1
    assert "seekers with 2 playouts" in table["origin"]
    text = data.read_text("utf-8")
    monkeypatch.setattr(tune, "fit", lambda *_, before: {"origin": "another", "weights": before})
    found = tune.tune_plain(tune.PLAIN_MIXES[3:4], tune.QUICK, data, "tune")
    assert found["plain"].endswith(": not kept")
    assert data.read_text("utf-8") == text


def test_a_quick_one_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "tune", lambda titles, effort, data, command: data.write_text("spoilt", "utf-8"))
    monkeypatch.setattr(tune, "tune_plain", lambda mixes, effort, data, command: data.write_text("spoilt", "utf-8"))
    files = (tune.DATA, tune.PLAIN_DATA, matches.DOCUMENT, matches.FIGURES)
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
