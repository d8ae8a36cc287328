"""Statistics, held against SciPy 1.16: what it gives is written here as a number, with the call that gave it."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.lab.inference import (
    binomial,
    bootstrap,
    mcnemar,
    needed_for_mean,
    needed_for_share,
    paired,
)
from sandtable.lab.ledgers import Ledger
from sandtable.lab.pairing import pair
from sandtable.lab.ratings import Match, Rating, rated
from sandtable.lab.reports import Histogram, wilson
from sandtable.lab.simulation import Plan, Played


@pytest.mark.parametrize(
    ("one", "other", "p"),
    [  # scipy.stats.binomtest(min(one, other), one + other, 0.5).pvalue
        (12, 5, 0.143463134765625),
        (10, 30, 0.0022214337732293643),
        (3, 3, 1.0),
        (0, 8, 0.0078125),
        (0, 0, 1.0),
        (5200, 4900, 0.002926506228023293),
        (60000, 59000, 0.0037798696347767836),
    ],
)
def test_mcnemar_is_exact(one: int, other: int, p: float) -> None:
    assert mcnemar(one, other) == pytest.approx(p, rel=1e-8)
    assert mcnemar(other, one) == mcnemar(one, other)


def test_a_bootstrap_gives_the_interval_of_scipy() -> None:
    """scipy.stats.bootstrap((values,), numpy.mean, method="percentile", n_resamples=20000, random_state=1)"""
    found = paired(90, 40, 30, 40, seed="1")
    assert (found.games, found.only_one, found.only_other) == (200, 40, 30)
    assert found.difference == pytest.approx((0.05, -0.035, 0.13), abs=0.008)
    margins = Histogram([-3] * 10 + [-1] * 25 + [0] * 40 + [2] * 20 + [5] * 5)
    assert bootstrap(margins, "1") == pytest.approx((0.1, -0.24, 0.46), abs=0.03)
    assert bootstrap(margins, "1") == bootstrap(margins, "1") != bootstrap(margins, "2")
    assert bootstrap(Histogram()) == (0, 0, 0)
    assert bootstrap(Histogram([4, 4])) == (4, 4, 4)


def test_a_bootstrap_of_a_million_games_takes_no_million_draws() -> None:
    many = Histogram()
    many.counts.update({1: 300_000, 0: 500_000, -1: 200_000})
    found = bootstrap(many, "1", resamples=200)
    assert found == pytest.approx((0.1, 0.1 - 1.96 * 0.0007, 0.1 + 1.96 * 0.0007), abs=0.0004)


@pytest.mark.parametrize(("n", "p"), [(0, 0.5), (5, 0.3), (40, 0.0), (40, 1.0), (200, 0.37), (10_000, 0.01)])
def test_binomial_numbers(n: int, p: float) -> None:
    chance = Random(1)
    drawn = Histogram(binomial(n, p, chance) for _ in range(2000))
    assert all(0 <= value <= n for value in drawn.counts)
    spread = (n * p * (1 - p)) ** 0.5
    assert drawn.mean == pytest.approx(n * p, abs=4 * spread / 2000**0.5 + 1e-9)
    assert drawn.variance == pytest.approx(spread**2, rel=0.15, abs=1e-9)


def test_how_many_games_are_needed() -> None:
    for count, games, half_width in ((37, 100, 0.05), (0, 10, 0.02), (500, 1000, 0.01)):
        n = needed_for_share(count, games, half_width)
        enough, less = (wilson(round(count / games * each), each) for each in (n, n - 1))
        assert (enough.high - enough.low) / 2 <= half_width
        assert (less.high - less.low) / 2 > half_width
    assert needed_for_share(500, 1000, 0.01) == 9600  # 0.25 * (1.96 / 0.01)**2, less what Wilson's score takes off
    assert needed_for_mean(4.0, 0.1) == 1537  # ceil(4 * (1.959964 / 0.1)**2)


def test_wilson_is_that_of_scipy() -> None:
    """scipy.stats.binomtest(37, 100).proportion_ci(method="wilson")"""
    assert wilson(37, 100)[2:] == pytest.approx((0.28182360534324535, 0.4677947041905709), rel=1e-12)


# -- pairs


def test_pairs_are_of_the_same_games() -> None:
    plan = Plan("labyrinth", 4, "1", first=10)
    one, other = Ledger(plan, "us"), Ledger(plan, "us")
    for number, (mine, yours) in enumerate([("us", "us"), ("us", "jihadist"), ("jihadist", "us")], 10):
        one.add(Played(number, mine, "", "", {"us": 5}, {}))
        other.add(Played(number, yours, "", "", {"us": number - 10} if number < 12 else {}, {}))
    one.add(Played(13, "us", "", "", {}, {}))  # the other has not played it yet
    found = pair(one, other, "1")
    assert found.wins[:3] == (3, 1, 1)
    assert found.wins.difference.mean == 0
    assert found.wins.p == 1.0
    assert found.margins.mean == 4.5
    assert found.variance == 1.0  # of +1, +1, 0, -1, -1


# -- ratings: the maximum of the likelihood by scipy.optimize.minimize, the intervals by its numerical curvature


def close(found: dict[str, Rating], expected: dict[str, tuple[float, float]]) -> None:
    for name, (rating, spread) in expected.items():
        assert found[name] == pytest.approx((rating, rating - spread, rating + spread), abs=0.05)


def two(first: str, second: str, *wins: int) -> Match:
    return Match({"us": first, "jihadist": second}, dict(zip(("us", "jihadist"), wins, strict=True)))


def test_bradley_and_terry_with_the_effect_of_the_seats() -> None:
    found = rated(
        [
            two("a", "b", 30, 20), two("b", "a", 28, 22), two("a", "c", 40, 10),
            two("c", "a", 21, 29), two("b", "c", 33, 17), two("c", "b", 24, 26),
        ]
    )  # fmt: skip
    assert list(found.players) == ["a", "b", "c"]
    close(found.players, {"a": (51.7829, 33.6852), "b": (17.2696, 33.1919), "c": (-69.0525, 34.1345)})
    close(found.seats, {"us": (32.3487, 20.6516), "jihadist": (-32.3487, 20.6516)})


def test_four_seats() -> None:
    seats = ("north", "east", "south", "west")
    played = [("aabb", (30, 20, 25, 15)), ("baab", (22, 28, 21, 19)), ("bbaa", (20, 14, 31, 25))]
    found = rated(
        [Match(dict(zip(seats, who, strict=True)), dict(zip(seats, wins, strict=True))) for who, wins in played]
    )
    close(found.players, {"a": (27.2232, 22.214), "b": (-27.2232, 22.214)})
    close(found.seats, {"north": (21.2501, 36.0998), "east": (-22.7853, 37.8347), "west": (-13.33, 38.4769)})


def test_who_wins_every_game_has_a_rating_and_a_huge_interval() -> None:
    found = rated([two("a", "b", 10, 0), two("b", "a", 0, 10)])
    assert found.players["a"].rating > 800
    assert found.players["a"].low < 0


def test_players_who_keep_their_seats_cannot_be_told_from_them() -> None:
    found = rated([two("a", "b", 700, 300)])
    assert found.players["a"].low < -1000
    assert found.players["a"].high > 1000


def test_ratings_do_not_depend_on_the_order() -> None:
    played = [two("a", "b", 30, 20), two("b", "a", 28, 22), two("a", "c", 40, 10)]
    assert rated(played).players["b"] == pytest.approx(rated(played[::-1]).players["b"], rel=1e-6)
