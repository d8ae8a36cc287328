"""Comparisons: the same games by several players, against an opponent at several levels."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sandtable.core.errors import BadSetup, quoted
from sandtable.core.game import Game, game_named
from sandtable.core.setting_up import check_seat
from sandtable.lab.simulation import DEFAULT_AGENT, Plan, Played, Report, Share

EVERY_LEVEL: Final = "all"


@dataclass(frozen=True)
class Comparison:
    """What is compared: how often ``winner`` wins, by those who play it, against each that sits at ``rival``.

    All play from one seed, so that game n of each has the same deck and dice to begin with.
    """

    winner: str
    rival: str
    players: Sequence[str]
    rivals: Sequence[str]
    plans: Mapping[tuple[str, str], Plan]
    """The plan for each player and rival."""


def compared(plan: Plan, levels: str | None = None) -> Comparison:
    """The comparison that a plan asks for whose seats name several players, parted by commas."""
    game = game_named(plan.game)
    for seat in plan.seats:
        check_seat(game, seat)
    sitting = {seat: plan.seats.get(seat, DEFAULT_AGENT).split(",") for seat in game.seats}
    rival = next((seat for seat in game.seats if _levels(game, seat, sitting[seat])), game.seats[-1])
    if levels is not None:
        sitting[rival] = _at_levels(game, rival, sitting[rival], levels)
    winner, *others = (seat for seat in game.seats if seat != rival)
    crowded = [seat for seat in others if len(sitting[seat]) > 1]
    if crowded:
        raise BadSetup("sim-crowded", winner=winner, rival=rival, seat=crowded[0])
    rest = {seat: sitting[seat][0] for seat in others}
    plans = {
        (player, against): Plan(
            plan.game, plan.games, plan.seed, {**rest, winner: player, rival: against}, plan.options
        ).checked()
        for player, against in itertools.product(sitting[winner], sitting[rival])
    }
    return Comparison(winner, rival, sitting[winner], sitting[rival], plans)


def _levels(game: Game, seat: str, players: Sequence[str]) -> list[str]:
    """The levels of the book opponents among those who play a seat."""
    names = dict.fromkeys(player.partition(":")[0] for player in players)
    return [level for name in names for level in game.opponents.get(f"{seat}:{name}", ())]


def _at_levels(game: Game, seat: str, players: Sequence[str], wanted: str) -> list[str]:
    """Those who play a seat, each book opponent at every level that is wanted."""
    known = _levels(game, seat, players)
    if not known:
        raise BadSetup("sim-no-levels", opponents=list(game.opponents))
    levels = known if wanted == EVERY_LEVEL else wanted.split(",")
    for level in levels:
        if level not in known:
            raise BadSetup("sim-no-level", level=quoted(level), levels=[*known, EVERY_LEVEL])
    expanded: list[str] = []
    for player in players:
        name = player.partition(":")[0]
        expanded += [f"{name}:{level}" for level in levels] if _levels(game, seat, [player]) else [player]
    return list(dict.fromkeys(expanded))


@dataclass(frozen=True)
class Compared:
    """The figures of a comparison."""

    comparison: Comparison
    played: Mapping[tuple[str, str], Sequence[Played]]

    def report(self, player: str, rival: str) -> Report:
        """All figures of one player against one rival."""
        return Report(self.comparison.plans[player, rival], self.played[player, rival])

    def wins(self, player: str, rival: str) -> Share:
        """How often a player wins against a rival."""
        return self.report(player, rival).winners[self.comparison.winner]

    def to_plain(self) -> dict[str, Any]:
        """The figures as JSON-ready data: a short table, and every report."""
        pairs = list(self.comparison.plans)
        return {
            "winner": self.comparison.winner,
            "rival": self.comparison.rival,
            "wins": [{"player": pair[0], "rival": pair[1], **self.wins(*pair)._asdict()} for pair in pairs],
            "reports": [self.report(*pair).to_plain() for pair in pairs],
        }
