"""Comparisons: several players against an opponent at several levels, as figures and as a plot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar
from xml.etree import ElementTree

import pytest

from sandtable.core import game
from sandtable.core.errors import BadSetup
from sandtable.core.game import Setup
from sandtable.lab.comparison import Compared, compared
from sandtable.lab.plot import Series, svg
from sandtable.lab.reports import Report, wilson
from sandtable.lab.simulation import Plan, simulate_all
from sandtable.terminal.main import main
from tests.terminal.driving import Screen, run

LEVELS = ("normal", "coherent", "attractive", "potent", "infectious", "virulent")
BOOK = {"us": "random,steady", "jihadist": "solitaire"}


def plan(seats: dict[str, str], games: int = 2) -> Plan:
    return Plan("labyrinth", games, "1", seats)


def played(asked: Plan, levels: str | None, jobs: int = 1) -> Compared:
    comparison = compared(asked, levels)
    reports = [Report(each) for each in comparison.plans.values()]
    for place, chunk in simulate_all(list(comparison.plans.values()), jobs):
        reports[place].add(chunk)
    return Compared(comparison, dict(zip(comparison.plans, reports, strict=True)))


def test_every_player_meets_every_level() -> None:
    comparison = compared(plan(BOOK), "all")
    assert (comparison.winner, comparison.rival) == ("us", "jihadist")
    assert list(comparison.players) == ["random", "steady"]
    assert list(comparison.rivals) == [f"solitaire:{level}" for level in LEVELS]
    assert len(comparison.plans) == 12
    assert comparison.plans["steady", "solitaire:potent"].seats == {"us": "steady", "jihadist": "solitaire:potent"}


# -- at four seats


class Melee:
    """As much of a game of four seats as setting up needs: two of them may play by the book."""

    name = "melee"
    seats = ("north", "east", "south", "west")
    options: ClassVar[dict[str, tuple[int, ...]]] = {"laps": (3, 5)}
    opponents: ClassVar[dict[str, tuple[str, ...]]] = {"east:chart": ("calm", "fierce"), "west:chart": ("calm", "mad")}
    agents: ClassVar[dict[str, object]] = {}

    def new(self, setup: Setup) -> Setup:
        """Nothing but the set-up."""
        return setup


@pytest.fixture
def melee(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of four seats is known."""
    monkeypatch.setitem(game._GAMES, "melee", Melee())


@pytest.mark.usefixtures("melee")
@pytest.mark.parametrize(
    ("seats", "levels", "winner", "players", "rivals"),
    [
        ({"east": "chart"}, "all", "north", ["random"], ["chart:calm", "chart:fierce"]),
        (
            {"east": "chart", "west": "chart"},
            "all",
            "north",
            ["random"],
            [f"east=chart:{east},west=chart:{west}" for east in ("calm", "fierce") for west in ("calm", "mad")],
        ),
        ({"south": "random,random", "east": "chart"}, "fierce", "south", ["random", "random"], ["chart:fierce"]),
        ({"west": "chart:mad,random"}, None, "north", ["random"], ["chart:mad", "random"]),
        ({}, None, "north", ["random"], ["east=random,south=random,west=random"]),
    ],
)
def test_any_seat_can_be_compared_against_the_others(
    seats: dict[str, str], levels: str | None, winner: str, players: list[str], rivals: list[str]
) -> None:
    comparison = compared(Plan("melee", 1, "1", seats), levels)
    assert (comparison.winner, list(comparison.players), list(comparison.rivals)) == (winner, players, rivals)
    for each in comparison.plans.values():
        assert list(each.seats) == list(Melee.seats)


@pytest.mark.usefixtures("melee")
def test_a_level_that_one_of_the_books_has_not_leaves_it_as_it_is() -> None:
    comparison = compared(Plan("melee", 1, "1", {"east": "chart", "west": "chart"}), "mad")
    assert list(comparison.rivals) == ["east=chart,west=chart:mad"]
    [only] = comparison.plans.values()
    assert only.seats == {"north": "random", "east": "chart", "south": "random", "west": "chart:mad"}


@pytest.mark.usefixtures("melee")
def test_the_command_line_has_the_options_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("sim", "--help")
    said = " ".join(capsys.readouterr().out.split())
    assert "--laps VALUE of melee: 3, 5" in said
    assert "--mini-decks VALUE, --mini_decks VALUE of labyrinth: false, true" in said
    assert run("sim", "labyrinth", "--laps", "3", "--games", "1")[0] == 2
    assert "no option 'laps'" in capsys.readouterr().err


def test_who_is_named_with_a_level_keeps_it_while_another_is_compared() -> None:
    against = compared(plan({"us": "bot", "jihadist": "bot:potent"}), "all")
    assert list(against.rivals) == ["bot:potent"]
    assert [each.partition(":")[2] for each in against.players] == list(
        game.game_named("labyrinth").opponents["us:bot"]
    )
    both = compared(plan({"us": "bot:adept", "jihadist": "bot:potent"}), "adept,virulent")
    assert (list(both.players), list(both.rivals)) == (["bot:adept"], ["bot:virulent"])


def test_levels_of_either_side_are_told_apart_and_fit_the_page() -> None:
    seats = ("--seat", "us=bot", "--seat", "jihadist=bot:potent")
    code, text = run("sim", "labyrinth", *seats, "--levels", "all", "--games", "1", "--seed", "1", "--scenario", "isil")
    assert code == 0
    for level in ("Off Guard", "Competent", "Adept", "Vigilant", "Ruthless", "No Mercy", "Potent"):
        assert level in text
    assert "95%" not in text


SIX = ("Normal", "Coherent", "Attractive", "Potent", "Infectious", "Virulent")


@pytest.mark.parametrize(
    ("seats", "intervals", "rows"),
    [
        (("us=steady", "jihadist=solitaire"), True, SIX),
        (("us=steady,random", "jihadist=solitaire"), True, SIX),
        (("us=bot", "jihadist=bot:potent"), False, ("Potent",)),
        (("us=random,steady,bot", "jihadist=bot:potent"), True, ("Off Guard", "Ruthless", "No Mercy")),
        (("us=steady,random,bot:adept", "jihadist=bot,random"), False, ("Potent", "a random player")),
    ],
)
def test_whoever_is_compared_it_can_be_read_in_eighty_columns(
    seats: tuple[str, str], intervals: bool, rows: tuple[str, ...]
) -> None:
    """With the intervals as long as there is room, then without them, or else line by line."""
    levels = "potent" if "jihadist=bot,random" in seats else "all"
    scenario = () if "solitaire" in seats[1] else ("--scenario", "awakening")
    screen = Screen(width=80)
    arguments = ("--seat", seats[0], "--seat", seats[1], "--levels", levels, "--games", "1", "--seed", "1", *scenario)
    assert main(("sim", "labyrinth", *arguments), read=screen.read, console=screen.console) == 0
    table = [line for line in screen.text.splitlines() if line.startswith(("┃", "│"))]
    assert max(map(len, table)) <= 80
    assert all(line.rstrip().endswith(("┃", "│")) for line in table)
    assert "…" not in screen.text
    assert ("95%" in screen.text) == intervals
    for row in rows:
        assert any(row in line.split("│")[1] for line in table if line.startswith("│")), row
    assert all(cell.strip() for line in table if line.startswith("│") for cell in line.strip("│").split("│"))


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
    asked = plan({"us": "random", "jihadist": "solitaire"}, 9)
    alone, shared = played(asked, "normal,virulent"), played(asked, "normal,virulent", jobs=2)
    assert alone.to_json() == shared.to_json()
    document = alone.to_json()
    assert [row["rival"] for row in document["wins"]] == ["solitaire:normal", "solitaire:virulent"]
    first = alone.report("random", "solitaire:normal").winners["us"]
    assert alone.wins("random", "solitaire:normal") == first
    assert len(document["reports"][0]["games"]) == 9


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
