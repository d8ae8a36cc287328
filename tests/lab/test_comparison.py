"""Comparisons: several players against an opponent at several levels, as figures and as a plot."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sandtable.core.errors import BadSetup
from sandtable.lab.comparison import Compared, compared
from sandtable.lab.plot import Series, svg
from sandtable.lab.simulation import CHUNK, Plan, Played, simulate_all, wilson
from tests.terminal.driving import run

LEVELS = ("normal", "coherent", "attractive", "potent", "infectious", "virulent")
BOOK = {"us": "random,steady", "jihadist": "solitaire"}


def plan(seats: dict[str, str], games: int = 2) -> Plan:
    return Plan("labyrinth", games, "1", seats)


def played(asked: Plan, levels: str | None, jobs: int = 1) -> Compared:
    comparison = compared(asked, levels)
    games: list[list[Played]] = [[] for _ in comparison.plans]
    for place, chunk in simulate_all(list(comparison.plans.values()), jobs):
        games[place] += chunk
    return Compared(comparison, dict(zip(comparison.plans, games, strict=True)))


def test_every_player_meets_every_level() -> None:
    comparison = compared(plan(BOOK), "all")
    assert (comparison.winner, comparison.rival) == ("us", "jihadist")
    assert list(comparison.players) == ["random", "steady"]
    assert list(comparison.rivals) == [f"solitaire:{level}" for level in LEVELS]
    assert len(comparison.plans) == 12
    assert comparison.plans["steady", "solitaire:potent"].seats == {"us": "steady", "jihadist": "solitaire:potent"}


def test_some_levels_and_other_players_beside_them() -> None:
    some = compared(plan({"us": "steady", "jihadist": "random,solitaire"}), "virulent,normal")
    assert list(some.rivals) == ["random", "solitaire:virulent", "solitaire:normal"]
    assert list(compared(plan({"us": "random", "jihadist": "random"})).plans) == [("random", "random")]


@pytest.mark.parametrize(
    ("seats", "levels", "reason"),
    [
        ({"us": "steady", "jihadist": "random"}, "all", "nobody at this table has levels"),
        ({"us": "steady", "jihadist": "solitaire"}, "fierce", "there is no level 'fierce'"),
        ({"us": "steady,nobody", "jihadist": "solitaire"}, None, "nobody called 'nobody'"),
        ({"us": "human", "jihadist": "solitaire"}, "all", "cannot be played by a person"),
        ({"mars": "random"}, None, "no seat 'mars'"),
    ],
)
def test_what_cannot_be_compared(seats: dict[str, str], levels: str | None, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        compared(plan(seats), levels)


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    asked = plan({"us": "random", "jihadist": "solitaire"}, CHUNK + 1)
    alone, shared = played(asked, "normal,virulent"), played(asked, "normal,virulent", jobs=2)
    assert alone.to_plain() == shared.to_plain()
    document = alone.to_plain()
    assert [row["rival"] for row in document["wins"]] == ["solitaire:normal", "solitaire:virulent"]
    first = alone.report("random", "solitaire:normal").winners["us"]
    assert alone.wins("random", "solitaire:normal") == first
    assert len(document["reports"][0]["games"]) == CHUNK + 1


def test_the_plot_is_sound_svg() -> None:
    shares = [[wilson(count, 40) for count in counts] for counts in ((0, 40), (20, 10), (3, 5))]
    series = [Series(name, row) for name, row in zip(("a & b", "two", "three"), shares, strict=True)]
    picture = ElementTree.fromstring(svg("Who <wins>", "40 games", ["Normal", "Virulent"], series))
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    for text in ("Who <wins>", "a & b", "Normal", "Virulent", "0 %", "100 %", "50%", "100%"):
        assert text in texts
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) == 3
    for number in picture.iter("{http://www.w3.org/2000/svg}circle"):
        assert 0 <= float(number.attrib["cy"]) <= 420


def test_levels_on_the_command_line(tmp_path: Path) -> None:
    seats = ["--seat", "us=random,steady", "--seat", "jihadist=solitaire"]
    files = ["--plot", str(tmp_path / "out.svg"), "--json", str(tmp_path / "out.json")]
    code, text = run("sim", "labyrinth", *seats, "--levels", "all", "--games", "2", "--seed", "1", *files)
    assert code == 0
    assert "2 games of Labyrinth: The War on Terror for each figure, seed 1" in text
    assert "How often the US wins" in text
    for name in ("a random player", "a steady player", "95% interval", "Normal", "Virulent"):
        assert name in text
    document = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert len(document["wins"]) == 12
    assert ElementTree.parse(tmp_path / "out.svg").getroot().tag.endswith("svg")


def test_a_plot_of_one_figure(tmp_path: Path) -> None:
    code, text = run("sim", "labyrinth", "--games", "1", "--plot", str(tmp_path / "one.svg"))
    assert code == 0
    assert "Victory" in text
    assert "a random player" in (tmp_path / "one.svg").read_text(encoding="utf-8")


def test_a_plot_is_svg(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sim", "labyrinth", "--games", "1", "--plot", "out.png")[0] == 2
    assert "name the file something.svg" in capsys.readouterr().err
