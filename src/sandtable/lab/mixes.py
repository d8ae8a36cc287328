"""Mixes: every way to sit some players at the seats of a game, and how each seat fares in each."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sandtable.core.game import game_named
from sandtable.core.setting_up import check_seat
from sandtable.lab.reports import Mean, Report, Share
from sandtable.lab.simulation import Plan

Mix = tuple[str, ...]
"""Who sits at each seat, in the order of the seats."""


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
        plans[mix] = replace(plan, seats=seats).checked()
    return Mixes(list(game.seats), plans)


@dataclass(frozen=True)
class Mixed:
    """The figures of all mixes."""

    mixes: Mixes
    reports: Mapping[Mix, Report]

    def report(self, mix: Mix) -> Report:
        """All figures of one mix."""
        return self.reports[mix]

    def wins(self, mix: Mix, seat: str) -> Share:
        """How often a seat wins."""
        return self.report(mix).winners[seat]

    def margin(self, mix: Mix, seat: str) -> Mean:
        """How far a seat is from winning or losing on the average."""
        return self.report(mix).margin(seat)

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
