"""How times are taken: processor time, the best of several rounds, so that the load of a machine hardly shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Final, NamedTuple


class Pace(NamedTuple):
    """How thorough a run is."""

    rounds: int
    """How often everything is done; the best time counts."""
    games: int
    """Of how many games a mean is taken."""


THOROUGH: Final = Pace(rounds=7, games=24)
QUICK: Final = Pace(rounds=3, games=8)


def yardstick() -> None:
    """A fixed loop of plain Python; whatever takes as long as this has the ratio 1. It must never change."""
    counts: dict[int, int] = {}
    value = 0
    for number in range(20_000):
        value = (value * 31 + number) & 0xFFFF
        counts[value & 255] = counts.get(value & 255, 0) + 1
        sorted((value, number))


def seconds(action: Callable[[], object], rounds: int, times: int = 1) -> float:
    """How long an action takes, of which one is too short to be timed: the best of several rounds of so many."""
    best = float("inf")
    for _ in range(rounds):
        started = process_time()
        for _ in range(times):
            action()
        best = min(best, process_time() - started)
    return best / times


def mean(actions: Sequence[Callable[[], object]], rounds: int) -> float:
    """How long these different actions take on average, each at its best."""
    best = [float("inf")] * len(actions)
    for _ in range(rounds):
        for place, action in enumerate(actions):
            started = process_time()
            action()
            best[place] = min(best[place], process_time() - started)
    return sum(best) / len(best)
