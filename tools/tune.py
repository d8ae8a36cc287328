"""Fit what the seeker goes by to its own games, and play it against what it went by before.

    make tune                                   # for hours; with the compiled build if there is one
    make tune QUICK=1                           # a tiny one, that changes nothing: does it run?
    .venv/bin/python -m tools.tune --table war_on_terror_12 --games 40 --match 100 --playouts 100

For each table of the estimates (a set of rules, between people or against an opponent of the book): seekers play games,
the weights are fitted to them, and by these they play again, as many rounds as are asked for. Then the new weights and
those before play the same fresh games from the same seats; the new ones are kept where they won no fewer. At last the
matches are published (tools/matches.py).

In A Distant Plain the seeker goes by margins alone, and its estimates are for whoever wants to know who will win
(hints, analyses): they are fitted to its games likewise, and kept where they foretell more of the games held back.
"""

from __future__ import annotations

import argparse
import itertools
import shutil
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from sandtable.core.estimating import Features
from sandtable.labyrinth import estimates as labyrinth
from sandtable.plain import estimates as plain
from sandtable.plain.terms import FACTIONS, GAME
from sandtable.search.seeker import SEEKER
from tools import matches
from tools.estimates import LAPSES, SIGNS, SOURCES, Mix, fit, foretold, held_back, labyrinth_mixes, played, written

DATA: Final = SOURCES / "labyrinth/data/estimates.toml"
PLAIN_DATA: Final = SOURCES / "plain/data/estimates.toml"
PLAIN_MIXES: Final[Sequence[Mix]] = [
    ({**dict.fromkeys(FACTIONS, "book"), faction: SEEKER}, {"scenario": scenario})
    for scenario in ("short", "main")
    for faction in FACTIONS
]
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


QUICK: Final = Effort(games=2, rounds=2, match=1, playouts=2)


def tuned(title: str, effort: Effort, command: str) -> dict[str, Any]:
    """Weights fitted to games of the seeker, round by round; they are left in use."""
    table: dict[str, Any] = {}
    mixes = labyrinth_mixes(SEEKER)[title]
    for turn in range(effort.rounds):
        plays = [
            played(
                "labyrinth",
                seats,
                options,
                f"tune/{title}/{turn}/{number}",
                labyrinth.features,
                LAPSES[number % len(LAPSES)] / 2,
                effort.playouts,
            )
            for (seats, options), number in itertools.product(mixes, range(effort.games))
        ]
        players = f"seekers with {effort.playouts} playouts, round {turn + 1}, seeds tune/{title}/{turn}/number"
        table = fit(title, plays, players, command, SIGNS)
        labyrinth.weights()[title] = table["weights"]
    return table


def wins(title: str, weights: Features, effort: Effort) -> list[bool]:
    """Whether the seeker won, in each game of a match by these weights from each of its seats."""
    labyrinth.weights()[title] = weights
    found = []
    for seats, options in labyrinth_mixes(SEEKER)[title]:
        for seat in [seat for seat, who in seats.items() if who == SEEKER]:
            others = {other: SPARRING for other, who in seats.items() if other != seat and who == SEEKER}
            for number in range(effort.match):
                seed = f"tune/match/{title}/{number}"
                positions = played(
                    "labyrinth", {**seats, **others}, options, seed, labyrinth.features, 0.0, effort.playouts
                )
                found.append(positions[0][1] == seat)
    return found


def compared(title: str, before: Features, after: Features, effort: Effort) -> tuple[int, int, int]:
    """The games of a match, and how many of them only the weights before and only the new ones have won."""
    old, new = wins(title, before, effort), wins(title, after, effort)
    pairs = list(zip(old, new, strict=True))
    return len(pairs), sum(one > other for one, other in pairs), sum(other > one for one, other in pairs)


def tune(titles: Sequence[str], effort: Effort, data: Path, command: str) -> Mapping[str, Mapping[str, Any]]:
    """Fit, play the match, and write what is kept."""
    tables: dict[str, Any] = tomllib.loads(data.read_text("utf-8"))
    for title in titles:
        before = labyrinth.weights()[title]
        table = tuned(title, effort, command)
        games, lost, won = compared(title, before, table["weights"], effort)
        says = f"in {games} games each with those before, on the same seeds, +{won} -{lost}"
        print(f"{title}: {says}")
        if won >= lost:
            tables[title] = {"origin": f"{table['origin']}; {says}", "weights": table["weights"]}
        labyrinth.weights()[title] = tables[title]["weights"]
        data.write_text(written(tables), "utf-8")
    return tables


def tune_plain(mixes: Sequence[Mix], effort: Effort, data: Path, command: str) -> None:
    """Fit the estimates of A Distant Plain, and write them if they foretell more than those before."""
    plays = [
        played(GAME, seats, options, f"tune/plain/{number}", plain.features, 0.0, effort.playouts)
        for (seats, options), number in itertools.product(mixes, range(effort.games))
    ]
    players = f"seekers with {effort.playouts} playouts against three books, seeds tune/plain/number"
    table = fit(GAME, plays, players, command)
    before = tomllib.loads(data.read_text("utf-8"))["weights"]
    old, new = (foretold(weights, held_back(plays))[0] for weights in (before, table["weights"]))
    says = f"in the games held back, those before give the winner {old:.2f}, these {new:.2f}"
    print(f"{GAME}: {says}")
    if new > old:
        data.write_text(written({"": {"origin": f"{table['origin']}; {says}", "weights": table["weights"]}}), "utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """As asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    titles = sorted(labyrinth_mixes(SEEKER))
    parser.add_argument("--table", choices=[*titles, GAME], action="append", help="these alone (default: all)")
    parser.add_argument("--games", type=int, default=60, help="of each pair of players in a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--match", type=int, default=100, help="games from each seat with the weights before and after")
    parser.add_argument("--playouts", type=int, default=100, help="how much is thought about a card")
    parser.add_argument("--published", type=int, default=100, help="games of each published match of the seeker")
    parser.add_argument("--quick", action="store_true", help="hardly anything of all that; nothing is published")
    chosen = parser.parse_args(arguments)
    effort = QUICK if chosen.quick else Effort(chosen.games, chosen.rounds, chosen.match, chosen.playouts)
    command = "tools/tune.py " + " ".join(
        f"--{name} {value}" for name, value in effort._asdict().items() if name != "match"
    )
    wanted = chosen.table or ([titles[0], GAME] if chosen.quick else [*titles, GAME])
    files = [DATA, PLAIN_DATA]
    with TemporaryDirectory() as folder:
        if chosen.quick:
            files = [Path(shutil.copy(file, Path(folder) / file.parts[-3])) for file in files]
        tune([title for title in wanted if title != GAME], effort, files[0], command)
        if GAME in wanted:
            tune_plain(PLAIN_MIXES[:1] if chosen.quick else PLAIN_MIXES, effort, files[1], command)
    if chosen.quick:
        return
    found = matches.read()
    for match in [match for match in found if match["player"].startswith(SEEKER)] if chosen.published else ():
        found = matches.entered(found, matches.played(matches.again(match, chosen.published)))
        matches.publish(found)


if __name__ == "__main__":
    main()
