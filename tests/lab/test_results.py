"""Runs that last: written game by game, resumed, parted, merged, stopped; and never in memory as a whole."""

from __future__ import annotations

import csv
import json
import signal
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.core.errors import BadSetup, SandtableError
from sandtable.lab import simulation
from sandtable.lab.reports import Histogram, Report
from sandtable.lab.results import BadResults, Numbers, Results
from sandtable.lab.simulation import Plan, Played
from sandtable.lab.studies import Asked, Study, read_plan_file
from tests.terminal.driving import refused, run
from tests.toy.positions import NAME

PASTURE = ("sim", NAME, "--seed", "1", "--rounds", "3")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def sim(*more: str) -> str:
    code, text = run(*PASTURE, *more)
    assert code == 0, text
    return text


def lines(name: str) -> list[str]:
    return Path(name).read_text(encoding="utf-8").splitlines()


def without_speed(text: str) -> list[str]:
    return [line for line in text.splitlines() if "games a second" not in line and "jsonl" not in line]


def test_a_file_begins_with_its_plan_and_has_a_line_for_each_game() -> None:
    sim("--games", "4", "--results", "out.jsonl")
    header, *games = map(json.loads, lines("out.jsonl"))
    assert header["plans"][0] == {
        "game": NAME,
        "games": 4,
        "seed": "1",
        "seats": dict.fromkeys(("north", "east", "south", "west"), "random"),
        "options": {"rounds": 3},
    }
    assert header["rules"] == {NAME: 1}
    assert header["sandtable"]
    assert [(one["plan"], one["number"]) for one in games] == [(0, 0), (0, 1), (0, 2), (0, 3)]


@pytest.mark.slow
def test_the_file_does_not_depend_on_who_plays() -> None:
    sim("--games", "9", "--results", "one.jsonl")
    sim("--games", "9", "--results", "two.jsonl", "--jobs", "2")
    assert lines("one.jsonl") == lines("two.jsonl")


@pytest.mark.parametrize("torn", ["", '{"plan":0,"number":2,"winn', '{"plan":0,"number":2}'])
def test_a_run_goes_on_where_it_stopped(torn: str) -> None:
    whole = sim("--games", "6", "--results", "whole.jsonl")
    Path("cut.jsonl").write_text("\n".join(lines("whole.jsonl")[:3]) + "\n" + torn, encoding="utf-8")
    code, text = run("sim", "--resume", "cut.jsonl")
    assert code == 0
    assert lines("cut.jsonl") == lines("whole.jsonl")
    assert without_speed(text) == without_speed(whole)
    assert run("sim", "--resume", "cut.jsonl")[0] == 0  # nothing is left, and it is told again
    assert lines("cut.jsonl") == lines("whole.jsonl")


def test_a_comparison_goes_on_too() -> None:
    seats = ("--seat", "north=shepherd", "--levels", "all", "--games", "3")
    whole = sim(*seats, "--results", "whole.jsonl")
    Path("cut.jsonl").write_text("\n".join(lines("whole.jsonl")[:5]) + "\n", encoding="utf-8")
    assert without_speed(run("sim", "--resume", "cut.jsonl")[1]) == without_speed(whole)
    assert lines("cut.jsonl") == lines("whole.jsonl")


def test_parts_are_merged_into_the_whole() -> None:
    whole = sim("--games", "7", "--results", "whole.jsonl", "--json", "whole.json")
    sim("--games", "3", "--results", "a.jsonl")
    sim("--games", "4", "--first", "3", "--results", "b.jsonl")
    code, text = run("sim", "merge", "b.jsonl", "a.jsonl", "-o", "ab.jsonl", "--json", "ab.json")
    assert code == 0
    assert lines("ab.jsonl") == lines("whole.jsonl")
    assert lines("ab.json") == lines("whole.json")
    assert without_speed(text) == [line.replace("whole", "ab") for line in without_speed(whole) if line]
    assert run("merge", "ab.jsonl")[0] == 0


def test_a_gap_between_parts_is_played_by_whoever_goes_on() -> None:
    for first in ("0", "4"):
        sim("--games", "2", "--first", first, "--results", f"{first}.jsonl")
    assert run("merge", "0.jsonl", "4.jsonl", "-o", "both.jsonl")[0] == 0
    with Results.taken_up(Path("both.jsonl")) as both:
        assert [(span.place, span.numbers) for span in both.missing()] == [(0, range(2, 4))]
    assert run("sim", "--resume", "both.jsonl")[0] == 0
    sim("--games", "6", "--results", "whole.jsonl")
    assert sorted(lines("both.jsonl")) == sorted(lines("whole.jsonl"))


def test_what_does_not_go_together_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    sim("--games", "3", "--results", "a.jsonl")
    sim("--games", "3", "--first", "2", "--results", "overlapping.jsonl")
    assert run("sim", NAME, "--seed", "2", "--games", "1", "--first", "9", "--results", "other.jsonl")[0] == 0
    assert "overlapping.jsonl: game 2 is there twice" in refused(capsys, "merge", "a.jsonl", "overlapping.jsonl")
    assert "are results of different plans" in refused(capsys, "merge", "a.jsonl", "other.jsonl")
    assert "a.jsonl is there already" in refused(capsys, *PASTURE, "--results", "a.jsonl")
    assert "cannot read nothing.jsonl" in refused(capsys, "sim", "--resume", "nothing.jsonl")
    assert "cannot be given together" in refused(capsys, "sim", "--resume", "a.jsonl", "--games", "9")
    assert "cannot be given together" in refused(capsys, "sim", NAME, "--resume", "a.jsonl")
    assert "cannot be given together" in refused(capsys, "sim", "--resume", "a.jsonl", "--rounds", "3")
    assert "say which game" in refused(capsys, "sim", "--games", "3")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "does not begin with a plan"),
        ("[1, 2]\n", "does not begin with a plan"),
        ('{"asked": 3}\n', "does not begin with a plan"),
        ("{header}\nnonsense\n", "line 2 is no game"),
        ('{header}\n{"plan": 0}\n', "line 2 is no game"),
        ("{header}\n{game}\n{game}\n", "game 0 is there twice"),
        ('{header}\n{game}\n{"plan": 7', None),
    ],
)
def test_a_damaged_file_is_refused(text: str, reason: str | None) -> None:
    sim("--games", "1", "--results", "good.jsonl")
    header, game = lines("good.jsonl")
    Path("bad.jsonl").write_text(text.replace("{header}", header).replace("{game}", game), encoding="utf-8")
    if reason is None:
        with Results.taken_up(Path("bad.jsonl")) as results:
            assert len(list(results.rows())) == 1
        return
    with pytest.raises(BadResults, match=reason):
        Results.taken_up(Path("bad.jsonl"))


def test_results_of_other_rules_are_refused() -> None:
    sim("--games", "1", "--results", "old.jsonl")
    Path("old.jsonl").write_text(
        Path("old.jsonl").read_text().replace('"rules":{"pasture":1}', '"rules":{"pasture":0}')
    )
    with pytest.raises(BadResults, match="by version 0 of the rules"):
        Results.taken_up(Path("old.jsonl"))


def test_ctrl_c_prints_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    played = simulation.play

    def stopped(plan: Plan, index: int) -> Played:
        if index == 3:
            signal.raise_signal(signal.SIGINT)
        return played(plan, index)

    monkeypatch.setattr("sandtable.lab.working.play", stopped)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored in the background
    code, text = run(*PASTURE, "--games", "9", "--results", "out.jsonl", "--json", "out.json")
    signal.signal(signal.SIGINT, before)
    assert code == 130
    assert f"3 games of {NAME.title()}" in text
    assert "Stopped: 3 of 9 games were played" in text
    assert '"sandtable sim --resume out.jsonl" goes on' in text
    assert len(lines("out.jsonl")) == 4
    assert len(json.loads(Path("out.json").read_text())["games"]) == 3
    monkeypatch.undo()


def test_stopped_before_the_first_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def stopped(plan: Plan, index: int) -> Played:
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sandtable.lab.working.play", stopped)
    files = ("--json", "out.json", "--csv", "out.csv", "--plot", "out.svg")
    for more in ((), ("--mixes", "random"), ("--seat", "north=random,shepherd")):
        code, text = run(*PASTURE, *more, *files)
        assert code == 130
        assert "Stopped: 0 of" in text


# -- plan files


PLAN = """
game = "pasture"
games = 2
seed = "7"

[seats]
west = "shepherd"

[[run]]
options = { rounds = [3, 6], mending = false }

[[run]]
games = 3
seats = { north = ["random", "shepherd:old"] }
levels = "young"
"""


def test_a_plan_file_has_several_runs() -> None:
    Path("plan.toml").write_text(PLAN, encoding="utf-8")
    asked = read_plan_file(Path("plan.toml"), "unused")
    assert [(each.plan.games, dict(each.plan.options)) for each in asked] == [
        (2, {"rounds": 3, "mending": False}),
        (2, {"rounds": 6, "mending": False}),
        (3, {}),
    ]
    assert asked[2].plan.seats == {"west": "shepherd", "north": "random,shepherd:old"}
    assert {each.plan.seed for each in asked} == {"7"}
    code, text = run("sim", "--plan", "plan.toml", "--games", "1", "--results", "out.jsonl", "--json", "out.json")
    assert code == 0
    assert len(json.loads(Path("out.json").read_text())["runs"]) == 3
    assert without_speed(run("sim", "--resume", "out.jsonl")[1]) == [
        line for line in without_speed(text) if "out.json" not in line
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("games = 3", "does not say which game"),
        ("game = 'pasture'\ngmaes = 3", "gmaes"),
        ("game = 'pasture'\ngames = 'many'", "games"),
        ("game = 'pasture'\ngames = -3", "plays 1 game or more"),
        ("game = ", "is not TOML"),
        ("game = 'pasture'\nlevels = 'all'\nmixes = 'random'", "cannot be given together"),
        ("game = 'pasture'\n[options]\nrounds = [3, 99]", "rounds cannot be"),
    ],
)
def test_a_plan_file_that_says_something_else_is_refused(text: str, reason: str) -> None:
    Path("plan.toml").write_text(text, encoding="utf-8")
    with pytest.raises(SandtableError, match=reason):
        Study(read_plan_file(Path("plan.toml"), "1"))


def test_a_plan_file_says_it_all(capsys: pytest.CaptureFixture[str]) -> None:
    Path("plan.toml").write_text(PLAN, encoding="utf-8")
    assert "cannot be given together" in refused(capsys, "sim", "--plan", "plan.toml", "--seat", "north=random")
    assert "cannot be given together" in refused(capsys, "sim", "--plan", "plan.toml", "--rounds", "3")
    assert "cannot be given together" in refused(capsys, "sim", NAME, "--plan", "plan.toml")


# -- tables


def test_json_is_what_the_reports_say_game_by_game() -> None:
    sim("--games", "3", "--json", "out.json")
    plan = Plan(NAME, 3, "1", {}, {"rounds": 3}).checked()
    report = Report(plan, [simulation.play(plan, number) for number in range(3)])
    assert Path("out.json").read_text() == json.dumps(report.to_json(), indent=1) + "\n"


def test_csv_has_a_row_for_each_game() -> None:
    sim("--games", "3", "--seat", "north=random,shepherd", "--csv", "out.csv", "--results", "out.jsonl")
    with Path("out.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["plan"], row["number"], row["player_north"]) for row in rows] == [
        (place, number, who) for place, who in (("0", "random"), ("1", "shepherd")) for number in "012"
    ]
    with Results.taken_up(Path("out.jsonl")) as results:
        for row, (_, one) in zip(rows, results.rows(), strict=True):
            assert row["winner"] == one.winner
            assert int(row["margin_east"]) == one.margins["east"]
            assert int(row["questions"]) == one.lengths["questions"]
            assert row["option_rounds"] == "3"
            assert row["fault"] == ""


def test_parquet_is_refused_where_nobody_can_write_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert "pip install sandtable[lab]" in refused(capsys, *PASTURE, "--parquet", "out.parquet")
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert "pip install sandtable[ray]" in refused(capsys, *PASTURE, "--on", "ray")


# -- no list of games


def many(games: int) -> Iterator[Played]:
    seats = ("us", "jihadist")
    for number in range(games):
        margins = {"us": number % 17 - 8, "jihadist": 8 - number % 17}
        lengths = {"turns": number % 9, "questions": 400 + number % 300}
        yield Played(number, seats[number % 2], "wmd", "2.1", margins, lengths)


@pytest.mark.slow
def test_figures_add_up_without_a_list_of_games(tmp_path: Path) -> None:
    """What a run of 30,000 games holds at once is far below 2 MB, and as much as one of a million."""
    study = Study([Asked(Plan("labyrinth", 30_000, "1"))])
    with Results.new(tmp_path / "many.jsonl", study) as results:
        report = Report(study.plans[0], keep=False)
        tracemalloc.start()
        try:
            for one in many(30_000):
                results.add(0, [one])
                report.add([one])
            for _, one in results.rows():
                assert one.number >= 0
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    assert peak < 2_000_000
    assert report.games == 30_000
    assert report.margins["us"] == pytest.approx((-8, 0, 0, 8), abs=0.01)
    assert len(results.numbers[0].stretches) == 1


def test_a_histogram_says_what_a_list_says() -> None:
    values = [3, -1, 3, 7, 0, 12, 3, -4]
    found = Histogram(values)
    assert found.measured() == (-4, 3.0, 2.875, 12)
    assert Histogram(values[:-1]).median == 3
    assert found.variance == pytest.approx(24.410714285714285)  # numpy.var(values, ddof=1)
    assert found.measured(10) == (-4, 1.5, 2.3, 12)


def test_numbers_are_stretches() -> None:
    numbers = Numbers()
    for number in (5, 3, 4, 9, 0):
        assert numbers.add(range(number, number + 1)) is None
    assert numbers.stretches == [range(1), range(3, 6), range(9, 10)]
    assert numbers.add(range(8, 10)) == 9
    assert numbers.add(range(5, 7)) == 5
    assert list(numbers.missing(range(12))) == [range(1, 3), range(6, 9), range(10, 12)]
    assert list(numbers.missing(range(4, 5))) == []
    assert numbers.add(range(6, 9)) is None
    assert numbers.stretches == [range(1), range(3, 10)]


def test_a_plan_that_is_refused_leaves_no_file() -> None:
    with pytest.raises(BadSetup):
        Study([Asked(Plan(NAME, 1, "1", {"north": "nobody"}))])
    assert run("sim", NAME, "--seat", "north=nobody", "--results", "none.jsonl")[0] == 2
    assert not Path("none.jsonl").exists()
