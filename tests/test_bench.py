"""The bench: every row can be measured, and is printed beside its ratio to the yardstick."""

from __future__ import annotations

import pytest

from bench import engine, timing
from bench.__main__ import BUILDS, STARTS, Figures, cells, started

BRIEF = timing.Pace(rounds=1, games=1)


@pytest.mark.slow
def test_every_row_gives_a_figure() -> None:
    assert {name: row.measure(BRIEF) for name, row in engine.ROWS.items() if not row.measure(BRIEF) > 0} == {}


@pytest.mark.slow
@pytest.mark.parametrize("code", STARTS.values(), ids=list(STARTS))
def test_every_start_takes_its_time(code: str) -> None:
    assert started(BUILDS["pure"], code) > 0


@pytest.mark.parametrize("word", ["random game", "The Awakening", "campaign", "A Distant Plain", "Steady", "rule 9"])
def test_games_of_every_kind_are_told_by_the_second(word: str) -> None:
    assert {row.kind for name, row in engine.ROWS.items() if word in name and "game" in name} >= {engine.RATE}


def test_the_best_of_several_rounds_counts() -> None:
    taken = iter((0.3, 0.1, 0.2))
    clock = [0.0]

    def work() -> None:
        clock[0] += next(taken)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timing, "process_time", lambda: clock[0])
        assert timing.seconds(work, rounds=3) == pytest.approx(0.1)


def test_of_different_actions_each_counts_at_its_best() -> None:
    taken = iter((0.3, 1.0, 0.1, 2.0))
    clock = [0.0]

    def work() -> None:
        clock[0] += next(taken)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timing, "process_time", lambda: clock[0])
        assert timing.mean([work, work], rounds=2) == pytest.approx((0.1 + 1.0) / 2)


def test_how_figures_are_printed() -> None:
    figures: Figures = {"yardstick": ("time", 0.004), "game": ("rate", 0.008), "fork": ("time", 24e-6)}
    assert cells("game", figures).split() == ["8.00", "ms", "2.0000", "125"]
    assert cells("fork", figures).split() == ["24.0", "us", "0.0060"]
    assert cells("times", {**figures, "times": ("ratio", 1.25)}).split() == ["1.25"]
