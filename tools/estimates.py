"""Fit the estimates of both games (``Game.estimate``) to games played by everybody there is.

    .venv/bin/python tools/estimates.py --games 40        # writes the data files of the games

Positions are taken at the start of steps, a few of each game; a fifth of the games is held back, and what is printed
and written beside the weights is how well the winner of those is foretold.
"""

import argparse
import itertools
import json
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sandtable.core.estimating import Features, shares
from sandtable.core.game import Setup, game_named
from sandtable.core.playout import InOrder, Playout
from sandtable.core.setting_up import checked_options, seated
from sandtable.labyrinth import estimates as labyrinth
from sandtable.labyrinth.rules import AWAKENING, WAR_ON_TERROR
from sandtable.plain import estimates as plain

SOURCES: Final = Path(__file__).resolve().parent.parent / "src" / "sandtable"
SAMPLES_A_GAME: Final = 24
SHRINK: Final = 0.02
"""How strongly weights are drawn to nothing, for features that go together."""
ROUNDS: Final = 400

Position = tuple[Mapping[str, Features], str]
"""The features of every seat, and who won."""


def played(
    name: str, seats: Mapping[str, str], options: Mapping[str, Any], seed: str, look: Callable[[Any], Any]
) -> list[Position]:
    """Positions of one game."""
    game = game_named(name)
    names, agents = seated(game, seats)
    playout = Playout(game, game.new(Setup(name, names, checked_options(game, options))), agents, InOrder(seed), seed)
    seen = []
    while playout.outcome is None:
        seen.append(look(playout.state))
        playout.play_step()
    winner = playout.play_out().winner
    chosen = random.Random(seed).sample(seen[1:], min(SAMPLES_A_GAME, len(seen) - 1))
    return [(features, winner) for features in chosen]


def games_of(
    name: str, mixes: Sequence[tuple[Mapping[str, str], Mapping[str, Any]]], games: int, look: Callable[[Any], Any]
) -> Iterator[list[Position]]:
    """The positions of so many games of each mix of players and options."""
    for (place, (seats, options)), number in itertools.product(enumerate(mixes), range(games)):
        yield played(name, seats, options, f"estimates/{place}/{number}", look)


def fitted(positions: Sequence[Position]) -> dict[str, float]:
    """The weights under which the winners are likeliest: gradient ascent on scaled features."""
    names = sorted({name for features, _ in positions for counted in features.values() for name in counted})
    scale = {name: _scale(positions, name) for name in names}
    weights = dict.fromkeys(names, 0.0)
    for turn in range(ROUNDS):
        slope = {name: -SHRINK * weight for name, weight in weights.items()}
        for features, winner in positions:
            scaled = {seat: {n: v / scale[n] for n, v in counted.items()} for seat, counted in features.items()}
            for seat, share in shares(weights, scaled).items():
                surprise = ((seat == winner) - share) / len(positions)
                for name, value in scaled[seat].items():
                    slope[name] += surprise * value
        pace = 2.0 / (1 + turn / 100)
        weights = {name: weights[name] + pace * slope[name] for name in names}
    return {name: round(weights[name] / scale[name], 4) for name in names}


def _scale(positions: Sequence[Position], name: str) -> float:
    values = [counted[name] ** 2 for features, _ in positions for counted in features.values() if name in counted]
    return math.sqrt(sum(values) / len(values)) or 1.0


def foretold(weights: Features, positions: Sequence[Position]) -> tuple[float, float]:
    """The mean likelihood given to the winner, and how often it was the likeliest."""
    given = [(shares(weights, features), winner) for features, winner in positions]
    right = sum(max(share, key=share.__getitem__) == winner for share, winner in given) / len(given)
    return math.exp(sum(math.log(share[winner]) for share, winner in given) / len(given)), right


def fit(title: str, plays: Sequence[list[Position]], players: str) -> dict[str, Any]:
    """Weights fitted to four fifths of the games, with what they foretell in the rest."""
    kept = [position for n, play in enumerate(plays) if n % 5 for position in play]
    held_back = [position for n, play in enumerate(plays) if not n % 5 for position in play]
    weights = fitted(kept)
    likelihood, right = foretold(weights, held_back)
    origin = (
        f"{len(plays)} games by {players}; in a fifth held back the winner is given {likelihood:.2f} (geometric mean) "
        f"and is the likeliest in {right:.0%}"
    )
    print(f"{title}: {origin}")
    return {"origin": origin, "weights": weights}


def written(tables: Mapping[str, Mapping[str, Any]]) -> str:
    """Fitted weights as TOML."""
    lines = ["# Written by tools/estimates.py; see there."]
    for title, table in tables.items():
        prefix = f"{title}." if title else ""
        lines += [f"[{title}]"] if title else []
        lines += [f"origin = {json.dumps(table['origin'])}", "", f"[{prefix}weights]"]
        lines += [f"{name} = {weight}" for name, weight in table["weights"].items()]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="games of each mix of players")
    games = parser.parse_args().games
    us, jihadist = ("random", "steady", "bot"), ("random", "bot", "solitaire")
    tables = {}
    for rules, scenarios in {WAR_ON_TERROR: ("lets_roll", "anaconda"), AWAKENING: ("awakening",)}.items():
        who = jihadist if rules == WAR_ON_TERROR else jihadist[:2]
        pairs = itertools.product(us, who, scenarios)
        mixes = [({"us": one, "jihadist": other}, {"scenario": scenario}) for one, other, scenario in pairs]
        tables[rules] = fit(
            rules, list(games_of("labyrinth", mixes, games, labyrinth.features)), "random, steady, bots"
        )
    (SOURCES / "labyrinth/data/estimates.toml").write_text(written(tables), "utf-8")
    players = ("steady", "book", "chart")
    mixes = [
        (dict.fromkeys(("coalition", "government", "taliban", "warlords"), who), {"scenario": scenario})
        for who in players
        for scenario in ("short", "main", "extended")
    ]
    table = fit("plain", list(games_of("plain", mixes, games, plain.features)), ", ".join(players))
    (SOURCES / "plain/data/estimates.toml").write_text(written({"": table}), "utf-8")


if __name__ == "__main__":
    main()
