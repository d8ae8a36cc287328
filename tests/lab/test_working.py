"""Handing out work: any executor, in order, sized by time, and again where a worker dies."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sandtable.lab.simulation import Plan, Played, simulate, simulate_all
from sandtable.lab.working import AIM, MOST, Done, Home, Span, WorkerDied, play_chunk
from tests.toy.positions import NAME

PLAN = Plan(NAME, 20, "1", {}, {"rounds": 3}).checked()
KILLER = """
import os
from pathlib import Path
from sandtable.core.agents import RandomAgent

class Killer(RandomAgent):
    "Ends its process the first time that a game comes to it, or every time."
    def __init__(self, lives=1):
        for life in range(lives):
            mark = Path(f"died-{life}")
            if not mark.exists() and os.getpid() != int(Path("parent").read_text()):
                mark.touch()
                os._exit(1)
"""


def all_of(plan: Plan, **more: Any) -> list[Played]:
    return [one for chunk in simulate(plan, **more) for one in chunk]


class Counting(Executor):
    """Carries out at once what is submitted, and says that it took this long."""

    def __init__(self, seconds: float) -> None:
        self.sizes: list[int] = []
        self._seconds = seconds

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Carry it out."""
        future: Future[Any] = Future()
        done = fn(*args, **kwargs)
        self.sizes.append(len(done.played))
        future.set_result(Done(done.played, self._seconds * len(done.played)))
        return future


def test_any_executor_plays_the_same() -> None:
    expected = all_of(PLAN)
    assert [one.number for one in expected] == list(range(20))
    with ThreadPoolExecutor(3) as threads:
        assert all_of(PLAN, executor=threads, workers=3) == expected
    assert all_of(PLAN, executor=Counting(0.001)) == expected


def test_only_some_games_of_several_plans() -> None:
    spans = [Span(1, range(3, 5)), Span(0, range(7, 8))]
    found = [(place, one.number) for place, chunk in simulate_all([PLAN, PLAN], spans=spans) for one in chunk]
    assert found == [(1, 3), (1, 4), (0, 7)]


def test_the_first_game_has_the_number_that_is_wished() -> None:
    later = Plan(NAME, 5, "1", {}, {"rounds": 3}, first=10).checked()
    assert all_of(later) == all_of(PLAN)[10:15]


@pytest.mark.parametrize(("seconds", "largest"), [(10.0, 1), (AIM / 4, 4), (1e-9, MOST)])
def test_chunks_are_sized_by_time(seconds: float, largest: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.lab.working.play", lambda plan, number: Played(number, "", "", "", {}, {}))
    executor = Counting(seconds)
    games = 60_000 if largest == MOST else 40
    assert len(all_of(Plan(NAME, games, "1"), executor=executor)) == games
    assert max(executor.sizes) == largest
    assert executor.sizes[0] == 1


def test_little_is_handed_out_before_something_is_back() -> None:
    class Waiting(Counting):
        most = 0

        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            Waiting.most = max(Waiting.most, len(self.sizes) + 1)
            return super().submit(fn, *args, **kwargs)

    playing = simulate(Plan(NAME, 1000, "1").checked(), executor=Waiting(10.0), workers=2)
    next(playing)
    assert Waiting.most <= 6


@pytest.fixture
def killer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with a player who ends its process, but not this one."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "killers.py").write_text(KILLER, encoding="utf-8")
    (tmp_path / "parent").write_text(str(os.getpid()))
    return "killers"


@pytest.mark.slow
def test_games_whose_worker_dies_are_played_again(killer: str, tmp_path: Path) -> None:
    plan = Plan(NAME, 6, "1", {"north": f"{killer}:Killer"}, {"rounds": 3}).checked()
    assert all_of(plan, jobs=2) == all_of(Plan(NAME, 6, "1", {}, {"rounds": 3}).checked())
    assert (tmp_path / "died-0").exists()


@pytest.mark.slow
def test_who_kills_every_worker_is_given_up(killer: str) -> None:
    plan = Plan(NAME, 4, "1", {"north": f"{killer}:Killer(lives=99)"}, {"rounds": 3}).checked()
    with pytest.raises(WorkerDied, match="games 0 to 0 has ended its process 3 times"):
        all_of(plan, jobs=2)


def test_an_executor_that_stays_broken_is_given_up(killer: str) -> None:
    plan = Plan(NAME, 4, "1", {"north": f"{killer}:Killer(lives=99)"}, {"rounds": 3}).checked()
    with ProcessPoolExecutor(1) as pool, pytest.raises(WorkerDied, match="those who play are gone"):
        all_of(plan, executor=pool)


class Brittle(Counting):
    """Its worker dies with the first chunk, as is known before the third is handed out; after that it works again."""

    def __init__(self, ill: int) -> None:
        super().__init__(10.0)
        self._submitted = 0
        self._ill = ill

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Carry it out, if nobody has died."""
        self._submitted += 1
        if self._submitted in range(3, self._ill):
            raise BrokenExecutor("a worker has died")
        if self._submitted > 2:
            return super().submit(fn, *args, **kwargs)
        lost: Future[Any] = Future()
        lost.set_exception(BrokenExecutor("a worker has died"))
        return lost


def test_a_worker_that_dies_while_chunks_are_handed_out_loses_none() -> None:
    assert all_of(PLAN, executor=Brittle(4)) == all_of(PLAN)
    with pytest.raises(WorkerDied, match="those who play are gone"):
        all_of(PLAN, executor=Brittle(99))


def test_a_chunk_is_played_by_whoever_gets_it() -> None:
    assert play_chunk(Home.here(), PLAN, range(2, 4)).played == all_of(PLAN)[2:4]
