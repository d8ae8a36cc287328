"""Ratings: how strong players are, whatever seats they had, by the model of Bradley and Terry.

A seat wins in proportion to the strength of its player times that of the seat. With two seats that is Bradley and
Terry's model of pairs, with more Luce's of a choice. Ratings are on the scale of Elo, and their mean is 0.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from sandtable.lab.reports import Z95, Report

SCALE: Final = 400 / math.log(10)
"""Points of Elo for a factor of e in strength."""
RIDGE: Final = 1e-4
"""As much as holds a player together who has won, or lost, every game: its rating is large, its interval huge."""
ROUNDS: Final = 200

Matrix = list[list[float]]


class Rating(NamedTuple):
    """A rating with its 95% interval."""

    rating: float
    low: float
    high: float


class Match(NamedTuple):
    """Games of the same players at the same seats: who sat where, and how often each seat won."""

    players: Mapping[str, str]
    wins: Mapping[str, int]


class Ratings(NamedTuple):
    """The ratings of all players, the best first, and of the seats."""

    players: dict[str, Rating]
    seats: dict[str, Rating]


def matches(reports: Iterable[Report]) -> list[Match]:
    """The matches of these reports."""
    return [
        Match(report.plan.seats, {seat: share.games for seat, share in report.winners.items()}) for report in reports
    ]


def rated(played: Sequence[Match]) -> Ratings:
    """The ratings that make what happened most likely."""
    players = sorted({player for match in played for player in match.players.values()})
    seats = list(dict.fromkeys(seat for match in played for seat in match.players))
    places = {
        name: place
        for place, name in enumerate([*(("player", each) for each in players), *(("seat", each) for each in seats)])
    }
    design = [
        (
            [(places["player", who], places["seat", seat]) for seat, who in match.players.items()],
            list(match.wins.values()),
        )
        for match in played
    ]
    strengths, information = _fitted(design, len(places))
    split = len(players)
    for part in (range(split), range(split, len(places))):
        mean = sum(strengths[place] for place in part) / len(part)
        for place in part:
            strengths[place] -= mean
    variances = _variances(information, split)
    found = [
        Rating(SCALE * strength, SCALE * (strength - spread), SCALE * (strength + spread))
        for strength, variance in zip(strengths, variances, strict=True)
        for spread in [Z95 * math.sqrt(max(0.0, variance))]
    ]
    ordered = sorted(zip(players, found[:split], strict=True), key=lambda each: -each[1].rating)
    return Ratings(dict(ordered), dict(zip(seats, found[split:], strict=True)))


Design = Sequence[tuple[Sequence[tuple[int, int]], Sequence[int]]]


def _fitted(design: Design, size: int) -> tuple[list[float], Matrix]:
    """Strengths by Newton's method, and the information that the games hold about them."""
    strengths = [0.0] * size
    for _ in range(ROUNDS):
        gradient, information = _slope(design, strengths)
        step = solved(information, gradient)
        longest = max(map(abs, step))
        damping = min(1.0, 2.0 / longest) if longest else 1.0
        strengths = [old + damping * change for old, change in zip(strengths, step, strict=True)]
        if longest < 1e-10:
            break
    return strengths, _slope(design, strengths)[1]


def _slope(design: Design, strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    """The gradient of the likelihood, and its curvature the other way round."""
    size = len(strengths)
    gradient = [-RIDGE * strength for strength in strengths]
    information = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    for seated, wins in design:
        powers = [math.exp(strengths[player] + strengths[seat]) for player, seat in seated]
        games, shares = sum(wins), [power / sum(powers) for power in powers]
        expected = [0.0] * size
        for pair, won, share in zip(seated, wins, shares, strict=True):
            for place in pair:
                gradient[place] += won - games * share
                expected[place] += share
        for pair, share in zip(seated, shares, strict=True):
            for row in pair:
                for column in pair:
                    information[row][column] += games * share
        touched = [place for place in range(size) if expected[place]]
        for row in touched:
            for column in touched:
                information[row][column] -= games * expected[row] * expected[column]
    return gradient, information


def _variances(information: Matrix, split: int) -> list[float]:
    """The variances of strengths whose mean is 0, of players and of seats each."""
    size = len(information)
    found = []
    for place in range(size):
        part = range(split) if place < split else range(split, size)
        contrast = [(1.0 if each == place else 0.0) - 1 / len(part) if each in part else 0.0 for each in range(size)]
        found.append(sum(a * b for a, b in zip(contrast, solved(information, contrast), strict=True)))
    return found


def solved(matrix: Matrix, values: Sequence[float]) -> list[float]:
    """What times the matrix gives these values, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda each: abs(rows[each][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for below in range(place + 1, size):
            factor = rows[below][place] / rows[place][place]
            if factor:
                rows[below] = [a - factor * b for a, b in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found
