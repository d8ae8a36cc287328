"""Fit what the seeker goes by to its own games, and play it against what it went by before.

    make tune                                   # on all cores, for two or three hours; with the compiled build
    make tune QUICK=1                           # a tiny one, that changes nothing: does it run?
    .venv/bin/python -m tools.tune --table war_on_terror_12 --games 40 --match 100 --playouts 100

For each table of the estimates (a set of rules, between people or against an opponent of the book): seekers play games,
the weights are fitted to them, near those before, and by these they play again, as many rounds as are asked for. Then
the new weights and those before play the same fresh games from the same seats, and think as long as a quick seeker does
at a table: what wins by less thought need not win there. The new ones are kept where they clearly won more. Where none
foretell more than those before, there is nothing to compare. What is found is written to docs/strength.md; at last the
published matches of whoever goes by what was changed are played again (tools/matches.py).

In A Distant Plain the seeker goes by margins alone, and its estimates are for whoever wants to know who will win
(hints, analyses): they are fitted to its games likewise, and kept where they foretell more of the games held back.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import shutil
import tomllib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from sandtable.core.estimating import Features
from sandtable.core.game import Setup, game_named
from sandtable.core.setting_up import checked_options, seated
from sandtable.lab.reports import wilson
from sandtable.labyrinth import estimates as labyrinth
from sandtable.plain import estimates as plain
from sandtable.plain.terms import FACTIONS, GAME
from sandtable.search.seeker import LEVELS, SEEKER
from tools import matches
from tools.estimates import (
    LAPSES,
    SIGNS,
    SOURCES,
    Mix,
    Position,
    fit,
    foretold,
    held_back,
    labyrinth_mixes,
    played,
    written,
)

DATA: Final = SOURCES / "labyrinth/data/estimates.toml"
PLAIN_DATA: Final = SOURCES / "plain/data/estimates.toml"
BEGINS: Final = "<!-- tuned: written by tools/tune.py -->"
ENDS: Final = "<!-- end of tuned -->"
PLAIN_MIXES: Final[Sequence[Mix]] = [
    ({**dict.fromkeys(FACTIONS, "book"), faction: SEEKER}, {"scenario": scenario})
    for scenario in ("short", "main")
    for faction in FACTIONS
]
HALF: Final = 0.5
SPARRING: Final = "steady"
"""Whom the seeker plays where no book does: the match is between weights, and both are those of one process."""


class Effort(NamedTuple):
    """How much is played."""

    games: int
    """Of each pair of players in a round."""
    rounds: int
    match: int
    """From each seat, with the weights before and with the new ones."""
    playouts: int
    """How much is thought about a card in the games of the rounds."""
    match_playouts: int
    """The same in the match."""


QUICK: Final = Effort(games=2, rounds=2, match=1, playouts=2, match_playouts=2)


class Game(NamedTuple):
    """A game that is to be played by the seeker."""

    seats: Mapping[str, str]
    options: Mapping[str, Any]
    seed: str
    lapses: float
    playouts: int


class Compared(NamedTuple):
    """A match between new weights and those before, on the same seeds."""

    games: int
    lost: int
    """Won by those before alone."""
    won: int
    """Won by the new ones alone."""

    @property
    def is_clearly_better(self) -> bool:
        """Whether the new weights may take the place of those before: chance alone would hardly let them win so."""
        return self.won > self.lost and wilson(self.won, self.won + self.lost).low > HALF

    def __str__(self) -> str:
        """In words, with an interval."""
        if not self.games:
            return "none foretell more than those before"
        says = f"in {self.games} games each with those before, on the same seeds, +{self.won} -{self.lost}"
        if self.won == self.lost == 0:
            return says
        share = wilson(self.won, self.won + self.lost)
        return f"{says} = {share.share:.0%} [{100 * share.low:.0f}-{100 * share.high:.0f}]"


def by_weights(title: str, weights: Features, game: Game) -> list[Position]:
    """Positions of a game of Labyrinth in which the seeker goes by these weights."""
    labyrinth.weights()[title] = weights
    seats, options, seed, lapses, playouts = game
    return played("labyrinth", seats, options, seed, labyrinth.features, lapses, playouts)


def of_plain(game: Game) -> list[Position]:
    """Positions of a game of A Distant Plain."""
    return played(GAME, game.seats, game.options, game.seed, plain.features, game.lapses, game.playouts)


def side_by_side(play: Callable[..., list[Position]], *arguments: Sequence[Any], jobs: int) -> list[list[Position]]:
    """Play games in so many processes; what comes back is in order, and the same for any number of them."""
    if jobs == 1:
        return list(map(play, *arguments))
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(play, *arguments))


def games_by(title: str, weights: Features, games: Sequence[Game], jobs: int) -> list[list[Position]]:
    """Positions of games of Labyrinth by these weights."""
    count = len(games)
    return side_by_side(by_weights, [title] * count, [weights] * count, games, jobs=jobs)


def tuned(title: str, effort: Effort, command: str, jobs: int = 1) -> dict[str, Any]:
    """Weights fitted to games of the seeker, round by round, each by those of the round before, and to all of them."""
    before = labyrinth.weights()[title]
    table: dict[str, Any] = {"weights": before}
    plays: list[list[Position]] = []
    for turn in range(effort.rounds):
        games = [
            Game(seats, options, f"tune/{title}/{turn}/{number}", LAPSES[number % len(LAPSES)] / 2, effort.playouts)
            for (seats, options), number in itertools.product(labyrinth_mixes(SEEKER)[title], range(effort.games))
        ]
        plays += games_by(title, table["weights"], games, jobs)
        players = f"seekers with {effort.playouts} playouts, round {turn + 1}, seeds tune/{title}/round/number"
        table = fit(title, plays, players, command, SIGNS, before)
    return table


def wins(title: str, weights: Features, effort: Effort, jobs: int = 1) -> list[bool]:
    """Whether the seeker won, in each game of a match by these weights from each of its seats."""
    games, own = [], []
    for seats, options in labyrinth_mixes(SEEKER)[title]:
        for seat in [seat for seat, who in seats.items() if who == SEEKER]:
            others = {other: SPARRING for other, who in seats.items() if other != seat and who == SEEKER}
            for number in range(effort.match):
                seed = f"tune/match/{title}/{number}"
                games.append(Game({**seats, **others}, options, seed, 0.0, effort.match_playouts))
                own.append(seat)
    found = games_by(title, weights, games, jobs)
    return [positions[0][1] == seat for positions, seat in zip(found, own, strict=True)]


def compared(title: str, before: Features, after: Features, effort: Effort, jobs: int = 1) -> Compared:
    """What the weights before and the new ones win of the same games."""
    if after == before:
        return Compared(0, 0, 0)
    old, new = wins(title, before, effort, jobs), wins(title, after, effort, jobs)
    pairs = list(zip(old, new, strict=True))
    return Compared(len(pairs), sum(one > other for one, other in pairs), sum(other > one for one, other in pairs))


def tune(titles: Sequence[str], effort: Effort, data: Path, command: str, jobs: int = 1) -> dict[str, str]:
    """Fit, play the match, and write what is kept; what was found, by table."""
    tables: dict[str, Any] = tomllib.loads(data.read_text("utf-8"))
    found = {}
    for title in titles:
        before = labyrinth.weights()[title]
        table = tuned(title, effort, command, jobs)
        match = compared(title, before, table["weights"], effort, jobs)
        kept = match.is_clearly_better
        found[title] = f"{match}: {'kept' if kept else 'not kept'}"
        print(f"{title}: {found[title]}")
        if kept:
            tables[title] = {"origin": f"{table['origin']}; {match}", "weights": table["weights"]}
        labyrinth.weights()[title] = tables[title]["weights"]
        data.write_text(written(tables), "utf-8")
    return found


def tune_plain(mixes: Sequence[Mix], effort: Effort, data: Path, command: str, jobs: int = 1) -> dict[str, str]:
    """Fit the estimates of A Distant Plain, and write them if they foretell more than those before."""
    games = [
        Game(seats, options, f"tune/plain/{number}", 0.0, effort.playouts)
        for (seats, options), number in itertools.product(mixes, range(effort.games))
    ]
    plays = side_by_side(of_plain, games, jobs=jobs)
    players = f"seekers with {effort.playouts} playouts against three books, seeds tune/plain/number"
    before = tomllib.loads(data.read_text("utf-8"))["weights"]
    table = fit(GAME, plays, players, command, before=before)
    old, new = (foretold(weights, held_back(plays))[0] for weights in (before, table["weights"]))
    says = f"in the games held back, those before give the winner {old:.2f}, these {new:.2f}"
    print(f"{GAME}: {says}")
    if new > old:
        data.write_text(written({"": {"origin": f"{table['origin']}; {says}", "weights": table["weights"]}}), "utf-8")
    return {GAME: f"{says}: {'kept' if new > old else 'not kept'}"}


def published(document: str, found: Mapping[str, str], command: str) -> str:
    """A document with what was found; of tables that were not tuned now, what was found before stays."""
    before, _, rest = document.partition(BEGINS)
    old, _, after = rest.partition(ENDS)
    rows = dict(line.split(" | ", 1) for line in old.splitlines() if line.startswith("| `"))
    rows |= {f"| `{title}`": f"{says} | `{command}` |" for title, says in found.items()}
    lines = [
        "| table | new weights | command |",
        "| --- | --- | --- |",
        *(f"{k} | {v}" for k, v in sorted(rows.items())),
    ]
    return "\n".join([f"{before}{BEGINS}", "", *lines, "", f"{ENDS}{after}"])


def goes_by(match: matches.Match) -> str:
    """The table of estimates that the seeker of a match goes by; nothing in A Distant Plain."""
    if match["game"] == GAME:
        return ""
    game, plan = game_named(match["game"]), matches.again(match, 1)
    names, _ = seated(game, plan.seats)
    return labyrinth.table(game.new(Setup(match["game"], names, checked_options(game, plan.options))))


def play_again(titles: Sequence[str]) -> None:
    """Play the published matches of seekers that go by these tables again, with as many games of the same seed."""
    found = matches.read()
    for match in [each for each in found if each["player"].startswith(SEEKER) and goes_by(each) in titles]:
        new = matches.played(matches.again(match, match["games"], matches.seed_of(match)), matches.GAMES)
        found = matches.entered(found, new)
        matches.publish(found)


def main(arguments: Sequence[str] | None = None) -> None:
    """As asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    titles = sorted(labyrinth_mixes(SEEKER))
    parser.add_argument("--table", choices=[*titles, GAME], action="append", help="these alone (default: all)")
    parser.add_argument("--games", type=int, default=120, help="of each pair of players in a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--match", type=int, default=100, help="games from each seat with the weights before and after")
    parser.add_argument("--playouts", type=int, default=24, help="how much is thought about a card")
    usual = next(iter(LEVELS.values())).playouts
    parser.add_argument("--match-playouts", type=int, default=usual, help="the same in the match")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes play")
    parser.add_argument("--no-matches", action="store_true", help="leave the published matches as they are")
    parser.add_argument("--quick", action="store_true", help="hardly anything of all that; nothing is published")
    chosen = parser.parse_args(arguments)
    effort = QUICK if chosen.quick else Effort(*(getattr(chosen, name) for name in Effort._fields))
    command = "tools/tune.py " + " ".join(
        f"--{name.replace('_', '-')} {value}" for name, value in effort._asdict().items()
    )
    wanted = chosen.table or ([titles[0], GAME] if chosen.quick else [*titles, GAME])
    if chosen.quick:
        with TemporaryDirectory() as folder:
            data, plain_data = (Path(shutil.copy(each, Path(folder) / each.parts[-3])) for each in (DATA, PLAIN_DATA))
            tune([title for title in wanted if title != GAME], effort, data, command)
            tune_plain(PLAIN_MIXES[:1], effort, plain_data, command)
        return
    for title in wanted:
        if title == GAME:
            found = tune_plain(PLAIN_MIXES, effort, PLAIN_DATA, command, chosen.jobs)
        else:
            found = tune([title], effort, DATA, command, chosen.jobs)
        document = matches.DOCUMENT.read_text("utf-8")
        matches.DOCUMENT.write_text(published(document, found, command), "utf-8")
        if found[title].endswith(": kept") and not chosen.no_matches:
            play_again([title])


if __name__ == "__main__":
    main()
