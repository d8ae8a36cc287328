"""The figures of many games. They add up as games come in: no list of games is needed, nor kept unless wished."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sandtable.core.game import tell_more
from sandtable.lab.courses import Courses
from sandtable.lab.ledgers import Ledger
from sandtable.lab.simulation import Plan, Played

Z95: Final = 1.959963984540054


class Share(NamedTuple):
    """How many of all games, with the 95% interval of Wilson for the share."""

    games: int
    share: float
    low: float
    high: float


def wilson(count: int, games: int) -> Share:
    """The share of ``count`` in ``games`` and its 95% interval by Wilson's score."""
    if not games:
        return Share(0, 0.0, 0.0, 1.0)
    share = count / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return Share(count, share, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


class Length(NamedTuple):
    """How long games were, or how wide of the mark: some number, over many games."""

    least: int
    median: float
    mean: float
    most: int


class Mean(NamedTuple):
    """A mean with its 95% interval."""

    mean: float
    low: float
    high: float


class Histogram:
    """How often each number came: all that is needed for exact figures of any number of games."""

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.counts: Counter[int] = Counter(values)

    def add(self, value: int, times: int = 1) -> None:
        """One more."""
        self.counts[value] += times

    @property
    def total(self) -> int:
        """How many numbers came."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """Their mean."""
        return sum(value * count for value, count in self.counts.items()) / self.total

    @property
    def variance(self) -> float:
        """The variance of what they are a sample of."""
        n, sums = self.total, sum(value * count for value, count in self.counts.items())
        squares = sum(value * value * count for value, count in self.counts.items())
        return (squares * n - sums * sums) / (n * (n - 1)) if n > 1 else 0.0

    @property
    def median(self) -> float:
        """The one in the middle, or the mean of the two there."""
        n = self.total
        low, high = self._ranked((n - 1) // 2), self._ranked(n // 2)
        return low if n % 2 else (low + high) / 2

    def _ranked(self, rank: int) -> int:
        """The number with this rank, from 0 for the least."""
        for value in sorted(self.counts):
            rank -= self.counts[value]
            if rank < 0:
                return value
        raise IndexError(rank)

    def measured(self, of: int | None = None) -> Length:
        """Least, median, mean and most; of so many, those that are missing being 0."""
        every = self
        missing = (of or 0) - self.total
        if missing > 0:
            every = Histogram()
            every.counts = self.counts + Counter({0: missing})
        return Length(min(every.counts), every.median, every.mean, max(every.counts))

    def interval(self) -> Mean:
        """The mean with its 95% interval."""
        mean, spread = self.mean, Z95 * math.sqrt(self.variance / self.total)
        return Mean(mean, mean - spread, mean + spread)


def row(place: int, plan: Plan, one: Played) -> dict[str, Any]:
    """A game as one row: what was played, by whom, and how it went."""
    lost = one.forfeit
    return {
        "plan": place,
        "game": plan.game,
        "seed": plan.seed,
        "number": one.number,
        **{f"player_{seat}": who for seat, who in plan.seats.items()},
        **{f"option_{name}": str(value) for name, value in plan.options.items()},
        "winner": one.winner,
        "reason": one.reason,
        "rule": one.rule,
        **{f"margin_{seat}": margin for seat, margin in one.margins.items()},
        **dict(one.lengths),
        "forfeit": None if lost is None else lost.seat,
        "fault": None if lost is None else lost.fault,
        "why": None if lost is None else lost.why,
    }


class Report:
    """The figures of a simulation."""

    def __init__(self, plan: Plan, played: Iterable[Played] = (), *, keep: bool = True) -> None:
        self.plan = plan
        self.games = 0
        """How many games were counted."""
        self.forfeits: Counter[tuple[str, str]] = Counter()
        """Games that were lost because a player did not play, by seat and fault."""
        self.courses = Courses()
        """How the games went, where it was recorded."""
        self.ledger: Ledger | None = None
        """Who has won each of the games, where they are compared with those of others."""
        self.first_forfeits: dict[tuple[str, str], Played] = {}
        """The first game of each kind of these."""
        self.games_said: str | None = None
        """What stands for the games in JSON, where they are written one by one."""
        self._keep = keep
        self._kept: list[Played] = []
        self._winners: Counter[str] = Counter()
        self._victories: Counter[tuple[str, str, str]] = Counter()
        self._margins: dict[str, Histogram] = {}
        self._lengths: dict[str, Histogram] = {}
        self.add(played)

    def add(self, played: Iterable[Played]) -> None:
        """Count more games."""
        for one in played:
            self._count(one)
            if self._keep:
                self._kept.append(one)

    def _count(self, one: Played) -> None:
        self.games += 1
        self._winners[one.winner] += 1
        self._victories[one.winner, one.reason, one.rule] += 1
        if one.course is not None:
            self.courses.add(one.course)
        if self.ledger is not None:
            self.ledger.add(one)
        if one.forfeit is not None:
            kind = (one.forfeit.seat, one.forfeit.fault)
            self.forfeits[kind] += 1
            self.first_forfeits.setdefault(kind, one)
        for seat, margin in one.margins.items():
            self._margins.setdefault(seat, Histogram()).add(margin)
        for name, length in one.lengths.items():
            self._lengths.setdefault(name, Histogram()).add(length)

    @property
    def played(self) -> Sequence[Played]:
        """The games, where they are kept."""
        return self._kept

    @property
    def winners(self) -> dict[str, Share]:
        """Wins by seat, every seat of the game named."""
        return {seat: wilson(self._winners[seat], self.games) for seat in self.plan.seats}

    @property
    def victories(self) -> dict[tuple[str, str, str], Share]:
        """Wins by winner, kind of victory and rule, the most frequent first."""
        ordered = sorted(self._victories.items(), key=lambda item: (-item[1], item[0]))
        return {kind: wilson(count, self.games) for kind, count in ordered}

    @property
    def margins(self) -> dict[str, Length]:
        """How far each seat was from winning or losing, by the game's own measure."""
        return {seat: self._margins[seat].measured() for seat in self.plan.seats if seat in self._margins}

    def margin(self, seat: str) -> Mean:
        """How far a seat is from winning or losing on the average; nothing is known of games that were forfeited."""
        return self._margins[seat].interval() if seat in self._margins else Mean(0.0, 0.0, 0.0)

    @property
    def tells_margins(self) -> bool:
        """Whether margins say more than who has won."""
        return tell_more(margin for seat in self._margins.values() for margin in seat.counts)

    @property
    def lengths(self) -> dict[str, Length]:
        """In whatever the game counts, and in questions."""
        ended = self.games - self.forfeits.total()
        return {name: lengths.measured(ended) for name, lengths in self._lengths.items()}

    def figures_json(self) -> dict[str, Any]:
        """The figures as JSON-ready data, without the games."""
        figures: dict[str, Any] = {
            "plan": self.plan.to_json(),
            "winners": {seat: share._asdict() for seat, share in self.winners.items()},
            "victories": [
                {"winner": winner, "reason": reason, "rule": rule, **share._asdict()}
                for (winner, reason, rule), share in self.victories.items()
            ],
            "margins": {seat: margin._asdict() for seat, margin in self.margins.items()},
            "lengths": {name: length._asdict() for name, length in self.lengths.items()},
        }
        if self.courses.games:
            figures["courses"] = self.courses.to_json()
        if self.forfeits:
            figures["forfeits"] = [
                {"seat": seat, "fault": fault, "games": count, "first": self.first_forfeits[seat, fault].to_json()}
                for (seat, fault), count in self.forfeits.items()
            ]
        return figures

    def rows(self) -> list[dict[str, Any]]:
        """A row for each game that was kept: what was played, by whom, and how it went."""
        return [row(0, self.plan, one) for one in self._kept]

    def to_json(self) -> dict[str, Any]:
        """The figures as JSON-ready data, every game that was kept among them."""
        games: list[Any] = [one.to_json() for one in self._kept] if self.games_said is None else [self.games_said]
        return {**self.figures_json(), "games": games}
