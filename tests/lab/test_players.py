"""Players of one's own: found by module and class, fresh in every game, and beaten if they do not play."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from sandtable.core.agents import AGENTS
from sandtable.core.errors import BadSetup
from sandtable.core.game import game_named
from sandtable.lab import players
from sandtable.lab.players import parted
from sandtable.lab.reports import Report
from sandtable.lab.simulation import FORFEIT, Plan, Played, play, simulate
from tests.terminal.driving import refused, run
from tests.toy.positions import NAME

MODULE = """
import os, time
from sandtable.core.agents import RandomAgent

NOTHING = 3

class Plain(RandomAgent):
    def __init__(self, samples=1, name="x", *, sizes=()):
        self.said = (samples, name, sizes)
        self.answered = 0

class Tired(Plain):
    "Raises at the third question of its life: one that outlives a game would raise in every one after it."
    def answer(self, question, sight):
        self.answered += 1
        if self.answered > 3:
            raise ValueError("no more of this")
        return super().answer(question, sight)

class Nonsense:
    def answer(self, question, sight):
        return ["nothing of the kind"]

class Nothing:
    def answer(self, question, sight):
        return None

class Endless:
    def answer(self, question, sight):
        while True:
            yield question.keys[0]

class Deaf:
    "Goes on whatever interrupts it."
    def answer(self, question, sight):
        begun = time.monotonic()
        while time.monotonic() - begun < 60:
            try:
                while True:
                    pass
            except BaseException as problem:
                if type(problem).__name__ == "_TimeIsUp" and time.monotonic() - begun > 0.3:
                    raise
        return question.keys[:1]

class Sleepy:
    def answer(self, question, sight):
        time.sleep(60)

class Leaving:
    def answer(self, question, sight):
        raise SystemExit(0)

class Unmade(Plain):
    def __init__(self):
        raise OSError("no model here")

class Sometimes(Plain):
    made = 0
    def __init__(self):
        Sometimes.made += 1
        if Sometimes.made > 1:
            raise OSError("only once")
        super().__init__()

class Sulking(Plain):
    def game_over(self, seat, table):
        raise ValueError("it is not")

class Mute:
    pass
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a module with players in the working directory, which Python does not know yet."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ownplayers.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "brokenplayers.py").write_text("import no_such_thing_here", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    yield "ownplayers"
    sys.modules.pop("ownplayers", None)


def plan(who: str, games: int = 3, time_limit: float | None = None) -> Plan:
    return Plan(NAME, games, "1", {"north": who}, {"rounds": 3}, time_limit)


def forfeits(asked: Plan) -> list[Played]:
    return [play(asked, index) for index in range(asked.games)]


@pytest.mark.parametrize(
    "spec", ["Plain", "Plain()", "Plain(4)", "Plain(samples=4, name='a,b', sizes=[1, 2])", "Plain(sizes=(1,))"]
)
def test_a_player_of_ones_own_plays_like_any_other(own: str, spec: str) -> None:
    asked = plan(f"{own}:{spec}").checked()
    assert forfeits(asked) == forfeits(plan("random").checked())


def test_its_arguments_are_python_literals(own: str) -> None:
    plan(f"{own}:Plain(4, name='n', sizes=[1, (2, None)])").checked()
    made = players.made(game_named(NAME), {"north": f"{own}:Plain(4, name='n', sizes=[1, (2, None)])"})
    assert made["north"].said == (4, "n", [1, (2, None)])  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("nowhere_at_all:Plain", "there is no module nowhere_at_all, neither in"),
        ("nowhere.at.all:Plain", "there is no module nowhere.at.all"),
        ("brokenplayers:Plain", "cannot be imported: ModuleNotFoundError: No module named 'no_such_thing_here'"),
        ("ownplayers:Nobody", "ownplayers has no class 'Nobody'"),
        ("ownplayers:NOTHING", "has no class 'NOTHING'"),
        ("ownplayers:Plain(depth=4)", "cannot be made in this way: got an unexpected keyword argument 'depth'"),
        ("ownplayers:Plain(1, 2, 3, 4)", "cannot be made in this way: too many positional arguments"),
        ("ownplayers:Plain(samples=os.system('true'))", "are no arguments"),
        ("ownplayers:Plain(**{})", "cannot be made in this way"),
        ("ownplayers:Plain)(", "is no player: expected a name"),
        ("ownplayers:Plain() or Plain()", "are no arguments"),
        ("ownplayers:Plain(1) + f(2)", "are no arguments"),
        ("ownplayers:Unmade", "it raised OSError: no model here"),
        ("ownplayers:Mute", 'it has no method "answer"'),
        ("unheard(samples=1)", "no package brings a player called 'unheard'"),
        ("unheard", "nobody called 'unheard'"),
    ],
)
def test_who_cannot_play_is_refused_in_words(own: str, spec: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        plan(spec).checked()


def test_what_a_player_says_after_the_game_changes_nothing(own: str) -> None:
    assert forfeits(plan(f"{own}:Sulking").checked()) == forfeits(plan("random").checked())


def test_a_fresh_player_a_game(own: str) -> None:
    asked = plan(f"{own}:Plain").checked()
    seen = []
    module = sys.modules[own]

    def remember(self: object, *arguments: object) -> None:
        seen.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module.Plain, "__init__", remember)
        forfeits(asked)
    assert len(seen) == len({*map(id, seen)}) == asked.games


# -- who does not play


@pytest.mark.parametrize(
    ("spec", "fault", "why"),
    [
        ("Tired", "raised", "ValueError: no more of this"),
        ("Leaving", "raised", "SystemExit: 0"),
        ("Nonsense", "nonsense", "nothing of the kind"),
        ("Nothing", "nonsense", "None"),
    ],
)
def test_who_does_not_play_loses_and_the_run_goes_on(own: str, spec: str, fault: str, why: str) -> None:
    asked = plan(f"{own}:{spec}").checked()
    played = forfeits(asked)
    assert len(played) == 3
    for one in played:
        assert (one.winner, one.reason) == ("", FORFEIT)  # of four seats nobody has won by it
        assert one.forfeit is not None
        assert one.forfeit[:2] == ("north", fault)
        assert why in one.forfeit.why
    report = Report(asked, played)
    assert report.forfeits == {("north", fault): 3}
    assert (report.margins, report.lengths) == ({}, {})
    assert report.to_json()["forfeits"][0]["games"] == 3
    assert all(share.games == 0 for share in report.winners.values())


def test_of_two_seats_the_other_wins(own: str) -> None:
    one = play(Plan("labyrinth", 1, "1", {"us": f"{own}:Nonsense"}).checked(), 0)
    assert (one.winner, one.reason, one.margins, one.lengths) == ("jihadist", FORFEIT, {}, {})


def test_who_cannot_be_made_again_loses(own: str) -> None:
    asked = plan(f"{own}:Sometimes").checked()
    one = play(asked, 0)
    assert one.forfeit == ("north", "raised", "OSError: only once")


@pytest.mark.parametrize("spec", ["Endless", "Deaf", "Sleepy"])
def test_who_takes_for_ever_loses(own: str, spec: str) -> None:
    one = play(plan(f"{own}:{spec}", time_limit=0.05).checked(), 0)
    assert one.forfeit == ("north", "late", "0.05")


def test_the_clock_runs_in_a_thread_too(own: str) -> None:
    """Where there is no alarm, as on other systems, somebody else breaks in."""
    asked = plan(f"{own}:Endless", time_limit=0.05).checked()
    found: list[Played] = []
    thread = threading.Thread(target=lambda: found.append(play(asked, 0)))
    thread.start()
    thread.join()
    assert found[0].forfeit == ("north", "late", "0.05")


def test_in_time_nothing_happens(own: str) -> None:
    assert forfeits(plan("random", time_limit=60).checked()) == forfeits(plan("random").checked())


# -- in other processes, on the command line, from packages


def test_workers_find_the_player_too(own: str) -> None:
    asked = plan(f"{own}:Tired", games=12).checked()
    assert [one for chunk in simulate(asked, 2) for one in chunk] == forfeits(asked)


def test_sim_says_who_did_not_play(own: str) -> None:
    seats = ("--seat", f"north={own}:Plain(samples=4,name='a'),{own}:Tired", "--seat", "east=shepherd")
    code, text = run("sim", NAME, "--games", "4", "--seed", "1", *seats)
    assert code == 0
    assert "ownplayers:Plain(samples=4,name='a')" in text.replace("\n", "")
    assert "(ownplayers:Tired) lost 4 games by refusal; in game 0 it raised ValueError: no more of this" in " ".join(
        text.split()
    )


def test_sim_refuses_in_one_line(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no module nowhere" in refused(capsys, "sim", NAME, "--seat", "north=nowhere:Plain")
    for text in ("0", "-1", "nan", "inf", "soon"):
        assert "not a number of seconds" in refused(capsys, "sim", NAME, f"--time-limit={text}")


def test_a_comma_in_arguments_parts_no_players() -> None:
    assert parted("random,a:B(1,2),c:D(x=[1,{'y,': \"z,)\"}]),steady") == [
        "random",
        "a:B(1,2)",
        "c:D(x=[1,{'y,': \"z,)\"}])",
        "steady",
    ]
    assert parted("one") == ["one"]


class Entry:
    """An entry point of an installed package."""

    group = players.GROUP

    def __init__(self, name: str, attr: str) -> None:
        self.name = name
        self.attr = attr

    def load(self) -> object:
        """What it names."""
        module: ModuleType = sys.modules.get("ownplayers") or __import__("ownplayers")
        return getattr(module, self.attr) if self.attr else module


def test_packages_bring_players(own: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    entries = {"installed": Entry("installed", "Plain"), "silent": Entry("silent", "NOTHING")}
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [*entries.values()] * (group == players.GROUP))
    players.installed.cache_clear()
    try:
        expected = forfeits(plan("random").checked())
        assert forfeits(plan("installed").checked()) == expected
        assert forfeits(plan("installed(samples=2)").checked()) == expected
        with pytest.raises(BadSetup, match="unexpected keyword argument 'depth'"):
            plan("installed(depth=2)").checked()
        with pytest.raises(BadSetup, match="silent has no class"):
            plan("silent(1)").checked()
    finally:
        players.installed.cache_clear()
        for name in entries:
            AGENTS.pop(("", "", name), None)
