"""Comparisons: the same games by several players, against an opponent at several levels."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sandtable.core.errors import BadSetup, quoted
from sandtable.core.game import Game, game_named
from sandtable.core.setting_up import check_seat
from sandtable.lab.pairing import Pair, pair
from sandtable.lab.players import parted
from sandtable.lab.reports import Report, Share
from sandtable.lab.simulation import DEFAULT_AGENT, Plan

EVERY_LEVEL: Final = "all"


@dataclass(frozen=True)
class Comparison:
    """What is compared: how often ``winner`` wins, by those who play it, against each company at the other seats.

    All play from one seed, so that game n of each has the same deck and dice to begin with.
    """

    winner: str
    players: Sequence[str]
    rivals: Mapping[str, Mapping[str, str]]
    """Those who sit at the other seats that are compared, by seat, each company under a name of its own."""
    plans: Mapping[tuple[str, str], Plan]
    """The plan for each player and company."""

    @property
    def rival(self) -> str:
        """The seat of the rivals, or their seats."""
        return ",".join(next(iter(self.rivals.values())))


def compared(plan: Plan, levels: str | None = None) -> Comparison:
    """The comparison that a plan asks for whose seats name several players, parted by commas."""
    game = game_named(plan.game)
    for seat in plan.seats:
        check_seat(game, seat)
    sitting = {seat: parted(plan.seats.get(seat, DEFAULT_AGENT)) for seat in game.seats}
    by_the_book = [seat for seat in game.seats if _levels(game, seat, sitting[seat])]
    if levels is not None:
        sitting.update(_at_levels(game, {seat: sitting[seat] for seat in by_the_book}, levels))
    winner = _winner(game, sitting, by_the_book)
    others = [seat for seat in game.seats if seat != winner]
    crowded = [seat for seat in others if len(sitting[seat]) > 1]
    rivals = crowded or [seat for seat in others if seat in by_the_book] or others
    together = itertools.product(*(sitting[seat] for seat in rivals))
    companies = [dict(zip(rivals, players, strict=True)) for players in together]
    named = {_name(company): company for company in companies}
    rest = {seat: sitting[seat][0] for seat in others if seat not in rivals}
    plans = {
        (player, name): replace(plan, seats=_in_order(game, {**rest, winner: player, **company})).checked()
        for player, (name, company) in itertools.product(sitting[winner], named.items())
    }
    return Comparison(winner, sitting[winner], named, plans)


def _winner(game: Game, sitting: Mapping[str, Sequence[str]], by_the_book: Sequence[str]) -> str:
    """The seat whose wins are counted: one that no book plays, and of these the first with several players."""
    seats = [seat for seat in game.seats if seat not in by_the_book] or list(game.seats)
    return next((seat for seat in seats if len(sitting[seat]) > 1), seats[0])


def _name(company: Mapping[str, str]) -> str:
    """What those at the other seats are called together; of one alone, the name will do."""
    if len(company) == 1:
        return next(iter(company.values()))
    return ",".join(f"{seat}={player}" for seat, player in company.items())


def _in_order(game: Game, seats: Mapping[str, str]) -> dict[str, str]:
    return {seat: seats[seat] for seat in game.seats}


def _levels(game: Game, seat: str, players: Sequence[str]) -> list[str]:
    """The levels of the book opponents among those who play a seat."""
    names = dict.fromkeys(player.partition(":")[0] for player in players)
    return [level for name in names for level in game.opponents.get(f"{seat}:{name}", ())]


def _at_levels(game: Game, sitting: Mapping[str, Sequence[str]], wanted: str) -> dict[str, list[str]]:
    """Those who play these seats, each book opponent at every level that is wanted and that it has.

    One that is named with a level keeps it while another one is named without.
    """
    known = list(dict.fromkeys(level for seat, players in sitting.items() for level in _levels(game, seat, players)))
    if not known:
        raise BadSetup("sim-no-levels", opponents=list(game.opponents))
    levels = known if wanted == EVERY_LEVEL else wanted.split(",")
    for level in levels:
        if level not in known:
            raise BadSetup("sim-no-level", level=quoted(level), levels=[*known, EVERY_LEVEL])
    books = [each for seat, players in sitting.items() for each in players if _levels(game, seat, [each])]
    named = {each for each in books if ":" in each}
    kept = named if len(named) < len(set(books)) else set()
    wanted_of = {
        seat: [[each] if each in kept else _each_level(game, seat, each, levels) for each in players]
        for seat, players in sitting.items()
    }
    return {seat: list(dict.fromkeys(itertools.chain(*each))) for seat, each in wanted_of.items()}


def _each_level(game: Game, seat: str, player: str, wanted: Sequence[str]) -> list[str]:
    """A player at every level of these that it has; as it is, if it has none of them."""
    own = _levels(game, seat, [player])
    name = player.partition(":")[0]
    return [f"{name}:{level}" for level in wanted if level in own] or [player]


Side = tuple[str, str]
"""A player and the rivals that it meets."""


@dataclass(frozen=True)
class Compared:
    """The figures of a comparison."""

    comparison: Comparison
    reports: Mapping[tuple[str, str], Report]

    def report(self, player: str, rival: str) -> Report:
        """All figures of one player against one rival."""
        return self.reports[player, rival]

    def wins(self, player: str, rival: str) -> Share:
        """How often a player wins against a rival."""
        return self.report(player, rival).winners[self.comparison.winner]

    def pairs(self) -> dict[tuple[Side, Side], Pair]:
        """How far one is ahead of another in the same games.

        It is each player and each later one against the same rivals; if there is but one player, it is that player
        against the first rivals and against each of the others.
        """
        players, rivals = self.comparison.players, list(self.comparison.rivals)
        if len(players) > 1:
            two = [
                ((one, rival), (other, rival)) for rival in rivals for one, other in itertools.combinations(players, 2)
            ]
        else:
            two = [((players[0], rivals[0]), (players[0], other)) for other in rivals[1:]]
        found = {}
        for one, other in two:
            mine, yours = self.reports[one].ledger, self.reports[other].ledger
            if mine is not None and yours is not None:
                found[one, other] = pair(mine, yours, self.reports[one].plan.seed)
        return found

    def to_json(self) -> dict[str, Any]:
        """The figures as JSON-ready data: a short table, and every report."""
        pairs = list(self.comparison.plans)
        return {
            **self._pairs_json(),
            "winner": self.comparison.winner,
            "rival": self.comparison.rival,
            "wins": [{"player": each[0], "rival": each[1], **self.wins(*each)._asdict()} for each in pairs],
            "reports": [self.report(*each).to_json() for each in pairs],
        }

    def _pairs_json(self) -> dict[str, Any]:
        rows = [
            {
                "player": one[0], "rival": one[1], "less": {"player": other[0], "rival": other[1]},
                "games": found.wins.games, "only_one": found.wins.only_one, "only_other": found.wins.only_other,
                "p": found.wins.p, "wins": found.wins.difference._asdict(), "margins": found.margins._asdict(),
            }
            for (one, other), found in self.pairs().items()
        ]  # fmt: skip
        return {"paired": rows} if rows else {}
