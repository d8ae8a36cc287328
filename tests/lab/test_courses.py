"""The course of games: turns, what was played, and its effect; as figures, files and one page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sandtable import Table
from sandtable.core.game import game_named
from sandtable.lab.courses import Course, Courses, Deed, Moments
from sandtable.lab.plot import Curve, curves
from sandtable.lab.reports import Report
from sandtable.lab.simulation import Plan, Played, play
from tests.terminal.driving import refused, run
from tests.toy.positions import NAME

OTHER = """
class Other:
    def answer(self, question, sight):
        return question.keys[: max(1, question.at_least)]
"""
PLAN = Plan(NAME, 3, "1", {}, {"rounds": 3}, courses=True)


def course(plan: Plan, number: int) -> Course:
    found = play(plan.checked(), number).course
    assert found is not None
    return found


def test_a_course_changes_nothing_of_the_game() -> None:
    plain = Plan(NAME, 3, "1", {}, {"rounds": 3}).checked()
    for number in range(3):
        assert play(PLAN.checked(), number)._replace(course=None) == play(plain, number)


def test_turns_and_cards_are_those_of_the_table() -> None:
    table = Table.new(NAME, seed="1/0", seats=dict.fromkeys(game_named(NAME).seats, "random"), rounds=3)
    found = course(PLAN, 0)
    played = [note.message for note in table.notes if note.message.id == "note-plays"]
    assert sum(deed.times for deed in found.deeds) == len(played)
    for deed in found.deeds:
        assert deed.kind == "card"
        assert deed.times == sum(
            (each.args["side"], getattr(each.args["card"], "id", "")) == (deed.seat, deed.name) for each in played
        )
    rounds = play(PLAN.checked(), 0).lengths["rounds"]
    assert len(found.turns) == rounds
    assert found.turns[0]["chance-north"] == 0.25


def test_effects_add_up_to_what_became_of_the_chance() -> None:
    """In Pasture everybody's chance is a quarter until the end, so the last card has all the effect there is."""
    for number in range(3):
        one = play(PLAN.checked(), number)
        assert one.course is not None
        changed = [(deed.seat, deed.effect) for deed in one.course.deeds if deed.effect]
        assert len(changed) <= 1
        for seat, effect in changed:
            assert effect == (0.75 if seat == one.winner else -0.25)


def test_operations_and_events_of_both_games() -> None:
    labyrinth = course(Plan("labyrinth", 1, "1", {}, {"decks": 1}, courses=True), 0)
    assert {deed.kind for deed in labyrinth.deeds} == {"card", "event", "operation"}
    assert {"us", "jihadist"} == {deed.seat for deed in labyrinth.deeds}
    assert "op-recruit" in {deed.name for deed in labyrinth.deeds}
    assert {"prestige", "chance-us"} <= {*labyrinth.turns[0]}
    distant = course(Plan("plain", 1, "1", {"warlords": "book"}, {"scenario": "short"}, courses=True), 0)
    assert {"event", "operation", "activity"} <= {deed.kind for deed in distant.deeds}
    assert "warlords" in {deed.seat for deed in distant.deeds}


def test_a_game_with_its_course_is_written_and_read() -> None:
    one = play(PLAN.checked(), 1)
    again = Played.from_json(json.loads(json.dumps(one.to_json())))
    assert again.to_json() == one.to_json()
    assert again.course is not None
    assert again.course.deeds == one.course.deeds if one.course else False


def test_courses_add_up() -> None:
    courses = Courses()
    courses.add(Course([{"funding": 4}, {"funding": 6}], [Deed("us", "card", "card-1", 2, 0.4)]))
    courses.add(Course([{"funding": 8}], [Deed("us", "card", "card-1", 1, -0.1), Deed("us", "event", "card-2", 1, 0)]))
    assert courses.turns[0]["funding"].mean == 6
    assert (courses.turns[1]["funding"].times, courses.turns[1]["funding"].spread) == (1, 0)
    (kind, effect), _ = courses.most_frequent()
    assert (kind, effect.times) == (("us", "card", "card-1"), 3)
    assert effect.mean == pytest.approx(0.1)


def test_the_interval_of_a_mean() -> None:
    found = Moments()
    for value in (1.0, 2.0, 4.0, 7.0):
        found.add(value)
    assert found.mean == 3.5
    assert found.spread == pytest.approx(1.959964 * 1.3228756555322954, rel=1e-6)  # scipy.stats.sem([1, 2, 4, 7])


# -- on the command line


def test_everything_on_one_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    seats = ("--seat", "north=random,othermover:Other", "--seat", "west=random")
    (tmp_path / "othermover.py").write_text(OTHER, encoding="utf-8")
    figures = ("--courses", "--paired", "--ratings", "--half-width", "2", "--report", "out.html", "--json", "out.json")
    code, text = run("sim", NAME, "--games", "6", "--seed", "1", "--rounds", "3", *seats, *figures)
    assert code == 0
    for said in ("p (McNemar)", "more games are needed", "Ratings", "as a turn begins", "Effect"):
        assert said in " ".join(text.split())
    document = json.loads((tmp_path / "out.json").read_text())
    [pair] = document["paired"]
    assert (pair["player"], pair["less"]["player"], pair["games"]) == ("random", "othermover:Other", 6)
    assert len(document["reports"][0]["courses"]["turns"]) <= 3
    page = (tmp_path / "out.html").read_text(encoding="utf-8")
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) >= 3
    for picture in pictures:
        ElementTree.fromstring(picture)
    assert "color-scheme: light dark" in page
    assert "http" not in re.sub(r"xmlns='[^']*'", "", page)
    assert "<script" not in page
    for said in ("random less othermover:Other", "Ratings", "as a turn begins"):
        assert said in page


def test_one_player_against_several_rivals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("sim", NAME, "--games", "5", "--seed", "1", "--seat", "south=shepherd", "--levels", "all", "--paired")
    assert run(*command, "--json", "out.json", "--report", "out.html")[0] == 0
    assert "random against shepherd:young less against shepherd:old" in (tmp_path / "out.html").read_text()
    [pair] = json.loads((tmp_path / "out.json").read_text())["paired"]
    assert (pair["rival"], pair["less"]) == ("shepherd:young", {"player": "random", "rival": "shepherd:old"})


def test_how_many_games_one_figure_needs() -> None:
    code, text = run("sim", NAME, "--games", "4", "--seed", "1", "--half-width", "5%")
    assert code == 0
    assert len(re.findall(r"For an interval of ±5% \d+ more games are needed \(\w+\)", text)) == 4
    assert "there are games enough" in run("sim", NAME, "--games", "8", "--seed", "1", "--half-width", "50")[1]


def test_what_is_no_width_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("0", "-1", "51", "x", "nan"):
        assert "not a number of percent" in refused(capsys, "sim", NAME, f"--half-width={text}")


def test_names_are_escaped_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "marked.py").write_text(
        "from sandtable.core.agents import RandomAgent\nclass A(RandomAgent):\n def __init__(self, x): 0\n"
    )
    code, _ = run(
        "sim", NAME, "--games", "1", "--seat", "north=marked:A('<b>')", "--report", "out.html", "--plot", "o.svg"
    )
    assert code == 0
    assert "<b>" not in (tmp_path / "out.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;" in (tmp_path / "out.html").read_text(encoding="utf-8")


def test_curves_are_sound_svg() -> None:
    drawn = curves(
        "A < B",
        "about",
        [str(n) for n in range(50)],
        [Curve("one", [(n, 1.0) for n in range(50)]), Curve("x", [None] * 49 + [(3.0, 0.0)])],
    )
    texts = [each.text for each in ElementTree.fromstring(drawn).iter() if each.tag.endswith("text")]
    assert {"A < B", "about", "one", "x", "0", "48"} <= {*texts}
    assert ElementTree.fromstring(curves("flat", "", ["1"], [Curve("one", [(2.0, 0.0)])])) is not None


def test_a_report_counts_courses_as_they_come() -> None:
    plan = PLAN.checked()
    report = Report(plan, [play(plan, number) for number in range(3)], keep=False)
    assert report.courses.games == 3
    assert report.figures_json()["courses"]["deeds"]
