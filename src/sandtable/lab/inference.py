"""What figures of a sample say about all games: paired differences, resampling, and how many games are still needed.

Written out in plain Python, so that the laboratory needs no library of numbers; the tests hold it against SciPy.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple

from sandtable.lab.reports import Z95, Histogram, Mean, wilson

RESAMPLES: Final = 2000
SMALL: Final = 16
"""Below this a binomial number is counted die by die."""
ENOUGH: Final = 10**12
"""More games than anybody plays."""


def mcnemar(one: int, other: int) -> float:
    """The exact two-sided p of McNemar: how likely a split as uneven as this is if either was as likely to be ahead."""
    n, k = one + other, min(one, other)
    if 2 * k >= n:
        return 1.0
    term = total = 1.0
    for j in range(k, 0, -1):  # from the largest term down, until nothing is added
        term *= j / (n - j + 1)
        if total + term == total:
            break
        total += term
    largest = math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1) - n * math.log(2)
    return min(1.0, 2 * total * math.exp(largest))


class Paired(NamedTuple):
    """The same games by two players: how often either won, and by how much one is ahead with its 95% interval."""

    games: int
    only_one: int
    only_other: int
    difference: Mean
    p: float


def paired(both: int, only_one: int, only_other: int, neither: int, seed: str = "") -> Paired:
    """How much more often one wins than the other, of the counts of games that both, one or neither have won."""
    games = both + only_one + only_other + neither
    differences = Histogram()
    differences.counts.update({1: only_one, 0: both + neither, -1: only_other})
    return Paired(games, only_one, only_other, bootstrap(differences, seed), mcnemar(only_one, only_other))


def bootstrap(sample: Histogram, seed: str = "", resamples: int = RESAMPLES) -> Mean:
    """The mean of a sample with its 95% interval by resampling (percentiles); a seed gives always the same."""
    if not sample.total:
        return Mean(0.0, 0.0, 0.0)
    chance = Random(f"bootstrap/{seed}")
    means = sorted(_resampled_mean(sample.counts, sample.total, chance) for _ in range(resamples))
    cut = int(0.025 * (resamples - 1))
    return Mean(sample.mean, means[cut], means[-1 - cut])


def _resampled_mean(counts: Mapping[int, int], total: int, chance: Random) -> float:
    """The mean of as many draws with replacement: how often each value comes is binomial, given those before it."""
    left, rest, sums = total, total, 0
    for value, count in counts.items():
        drawn = left if count == rest else binomial(left, count / rest, chance)
        sums += value * drawn
        left, rest = left - drawn, rest - count
        if not left or not rest:
            break
    return sums / total


def binomial(n: int, p: float, chance: Random) -> int:
    """How many of ``n`` tries succeed: exact, by halving at a random order statistic until few are left."""
    successes = 0
    while n > SMALL and 0 < p < 1:
        middle = 1 + n // 2
        cut = chance.betavariate(middle, n + 1 - middle)
        if cut >= p:
            n, p = middle - 1, p / cut
        else:
            successes += middle
            n, p = n - middle, (p - cut) / (1 - cut)
    if p >= 1:
        return successes + n
    return successes + sum(chance.random() < p for _ in range(n)) if p > 0 else successes


# -- how many games are needed


def needed_for_share(count: int, games: int, half_width: float) -> int:
    """How many games in all until the interval of Wilson is as narrow as this to either side, if the share stays."""
    share = count / games if games else 0.5

    def is_enough(n: int) -> bool:
        found = wilson(round(share * n), n)
        return (found.high - found.low) / 2 <= half_width

    return _least(is_enough)


def needed_for_mean(variance: float, half_width: float) -> int:
    """How many games in all until the interval of a mean is as narrow as this to either side."""
    return max(2, math.ceil(variance * (Z95 / half_width) ** 2))


def _least(is_enough: Callable[[int], bool]) -> int:
    """The least number that is enough, where every larger one is enough too."""
    high = 1
    while high < ENOUGH and not is_enough(high):
        high *= 2
    low = high // 2
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (low, middle) if is_enough(middle) else (middle, high)
    return high
