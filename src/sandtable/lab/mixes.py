"""Mixes: every way to sit some players at the seats of a game, and how each seat fares in each."""

from __future__ import annotations

import itertools
import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sandtable.core.game import game_named
from sandtable.core.setting_up import check_seat
from sandtable.lab.simulation import Z95, Plan, Played, Report, Share

Mix = tuple[str, ...]
"""Who sits at each seat, in the order of the seats."""


class Mean(NamedTuple):
    """A mean with its 95% interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Mixes:
    """A plan for each mix. All play from one seed, so that game n of each has the same deck to begin with."""

    seats: Sequence[str]
    plans: Mapping[Mix, Plan]


def all_mixes(plan: Plan, players: Sequence[str]) -> Mixes:
    """Every mix of these players at the seats that the plan leaves open."""
    game = game_named(plan.game)
    for seat in plan.seats:
        check_seat(game, seat)
    sitting = [[plan.seats[seat]] if seat in plan.seats else list(dict.fromkeys(players)) for seat in game.seats]
    plans = {}
    for mix in itertools.product(*sitting):
        seats = dict(zip(game.seats, mix, strict=True))
        plans[mix] = Plan(plan.game, plan.games, plan.seed, seats, plan.options).checked()
    return Mixes(list(game.seats), plans)


@dataclass(frozen=True)
class Mixed:
    """The figures of all mixes."""

    mixes: Mixes
    played: Mapping[Mix, Sequence[Played]]

    def report(self, mix: Mix) -> Report:
        """All figures of one mix."""
        return Report(self.mixes.plans[mix], self.played[mix])

    def wins(self, mix: Mix, seat: str) -> Share:
        """How often a seat wins."""
        return self.report(mix).winners[seat]

    def margin(self, mix: Mix, seat: str) -> Mean:
        """How far a seat is from winning or losing on the average."""
        margins = [one.margins[seat] for one in self.played[mix]]
        mean = statistics.fmean(margins)
        spread = Z95 * statistics.stdev(margins) / math.sqrt(len(margins)) if len(margins) > 1 else 0.0
        return Mean(mean, mean - spread, mean + spread)

    def to_json(self) -> dict[str, Any]:
        """The figures as JSON-ready data: a short table, and every report."""
        return {
            "seats": list(self.mixes.seats),
            "mixes": [
                {
                    "players": dict(zip(self.mixes.seats, mix, strict=True)),
                    "wins": {seat: self.wins(mix, seat)._asdict() for seat in self.mixes.seats},
                    "margins": {seat: self.margin(mix, seat)._asdict() for seat in self.mixes.seats},
                }
                for mix in self.mixes.plans
            ],
            "reports": [self.report(mix).to_json() for mix in self.mixes.plans],
        }
