"""Fit the estimates of both games (``Game.estimate``) to games played by everybody there is.

    .venv/bin/python tools/estimates.py --games 40                     # writes the data files of the games
    .venv/bin/python tools/estimates.py --games 40 --game labyrinth    # of one game
    .venv/bin/python tools/estimates.py --games 40 --table awakening   # one table of Labyrinth, the others as they are

Positions are taken at the start of steps, a few of each game; a fifth of the games is held back, and what is printed
and written beside the weights is how well the winner of those is foretold. In Labyrinth agents answer at random now and
then, so that positions are met to which they would not come by themselves.
"""

import argparse
import itertools
import json
import math
import random
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import mul
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from sandtable.core.agents import Agent, Sight, looks_ahead
from sandtable.core.estimating import Features, shares
from sandtable.core.game import Setup, agent_named, game_named
from sandtable.core.playout import InOrder, Playout
from sandtable.core.questions import Question
from sandtable.core.setting_up import checked_options, seated
from sandtable.core.table import Running, Table
from sandtable.core.watching import Watcher
from sandtable.lab.ratings import solved
from sandtable.labyrinth import estimates as labyrinth
from sandtable.labyrinth.rules import AWAKENING, WAR_ON_TERROR
from sandtable.plain import estimates as plain
from sandtable.search.crafts import craft_for
from sandtable.search.racing import Budget
from sandtable.search.seeker import Seeker

SOURCES: Final = Path(__file__).resolve().parent.parent / "src" / "sandtable"
SAMPLES_A_GAME: Final = 10
"""Those of one game are much alike: many games say more than many positions."""
SHRINK: Final = 25.0
"""How strongly weights are drawn to nothing, for features that go together: the fewer positions, the more."""
PULLS: Final = (25.0, 100.0, 400.0, 1600.0)
"""How strongly they may be drawn to those before, where there are such: which of these is best, games held back say."""
ROUNDS: Final = 20
CLOSE: Final = 0.01
"""When weights change by less than this they are found."""
SIGNS: Final = {
    "good_resources": 1,
    "ahead": 1,
    "good_countries": 1,
    "fair_or_good_countries": 1,
    "prestige": 1,
    "islamist_resources": -1,
    "within_reach": -1,
    "funding": -1,
    "peril": -1,
    "cells_in_poor": -1,
    "besieged": -1,
    "adversaries": -1,
    "fair_allies": 1,
    "awakened": 1,
    "reaction": -1,
}
"""What by the rules of Labyrinth speaks for the US or against them, early and late: few games may seem to say else."""
LAPSES: Final = (0.0, 0.1, 0.25)
"""How often agents answer at random, game by game in turn."""

Position = tuple[Mapping[str, Features], str]
"""The features of every seat, and who won."""
Mix = tuple[Mapping[str, str], Mapping[str, Any]]
"""Who sits where, and the options of the game."""


class Lapsing:
    """An agent that answers at random now and then."""

    def __init__(self, sober: Agent, random_one: Agent, chance: float, seed: str) -> None:
        self._sober, self._random_one, self._chance = sober, random_one, chance
        self._lots = random.Random(seed)

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """As the one or the other."""
        return (self._random_one if self._lots.random() < self._chance else self._sober).answer(question, sight)


def played(
    name: str,
    seats: Mapping[str, str],
    options: Mapping[str, Any],
    seed: str,
    look: Callable[[Any], Any],
    lapses: float = 0.0,
    playouts: int | None = None,
) -> list[Position]:
    """Positions of one game; those who look ahead think with these playouts, if they are given."""
    game = game_named(name)
    names, agents = seated(game, seats)
    ahead = [seat for seat, agent in agents.items() if looks_ahead(agent)]
    for seat in ahead if playouts is not None else ():
        craft = craft_for(name, seat)
        assert craft is not None
        agents[seat] = Seeker({seat: craft}, Budget(playouts or 0))
    for seat in agents if lapses else ():
        random_one = agent_named(game, seat, "random")
        assert random_one is not None
        agents[seat] = Lapsing(agents[seat], random_one, lapses, f"{seed}/{seat}")
    setup = Setup(name, names, checked_options(game, options))
    seen: list[Any] = []
    if ahead:
        watcher = Looking(look, seen)
        table = Table(setup, seed=seed, agents=agents, running=Running(keep_notes=False, watcher=watcher))
        winner = table.play_out({}).winner
    else:
        playout = Playout(game, game.new(setup), agents, InOrder(seed), seed)
        while playout.outcome is None:
            seen.append(look(playout.state))
            playout.play_step()
        winner = playout.play_out().winner
    chosen = random.Random(seed).sample(seen[1:], min(SAMPLES_A_GAME, len(seen) - 1))
    return [(features, winner) for features in chosen]


class Looking(Watcher):
    """Keeps what is looked at where steps begin."""

    def __init__(self, look: Callable[[Any], Any], seen: list[Any]) -> None:
        self._look = look
        self._seen = seen

    def step_begins(self, state: Any) -> None:
        """Look."""
        self._seen.append(self._look(state))


def games_of(
    name: str,
    mixes: Sequence[Mix],
    games: int,
    look: Callable[[Any], Any],
    lapses: Sequence[float] = (0.0,),
) -> Iterator[list[Position]]:
    """The positions of so many games of each mix of players and options."""
    for (place, (seats, options)), number in itertools.product(enumerate(mixes), range(games)):
        yield played(name, seats, options, f"estimates/{place}/{number}", look, lapses[number % len(lapses)])


def fitted(
    positions: Sequence[Position],
    signs: Mapping[str, int],
    before: Features = MappingProxyType({}),
    pull: float = SHRINK,
) -> dict[str, float]:
    """The weights, of those with these signs early and late, under which the winners are likeliest: Newton's method.

    They are drawn to those before, to nothing if there are none.
    """
    names = sorted({name for features, _ in positions for counted in features.values() for name in counted})
    early = {names.index(name): names.index(f"early_{name}") for name in signs}
    held_to = {n: signs[names[late]] for late, n_early in early.items() for n in (late, n_early)}
    scale = [_scale(positions, name) for name in names]
    plays = [
        [(float(seat == winner), _row(counted, names, scale, early)) for seat, counted in features.items() if counted]
        for features, winner in positions
    ]
    measured = [float(len(play) < len(features)) for play, (features, _) in zip(plays, positions, strict=True)]
    drawn_to = [before.get(name, 0.0) * size for name, size in zip(names, scale, strict=True)]
    for late, n_early in early.items():
        drawn_to[n_early] += drawn_to[late] * scale[n_early] / scale[late]
    weights = drawn_to
    for _ in range(ROUNDS):
        slope, curve = _slope(plays, measured, weights, drawn_to, pull / len(plays))
        held = {n for n, sign in held_to.items() if weights[n] == 0 and sign * slope[n] <= 0}
        for n in held:
            slope[n] = 0.0
            curve[n] = [float(n == other) for other in range(len(names))]
        step = solved(curve, slope)
        pace = 1 / max(1.0, *map(abs, step))
        weights = [weight + pace * change for weight, change in zip(weights, step, strict=True)]
        for n, sign in held_to.items():
            weights[n] = sign * max(0.0, sign * weights[n])
        if max(map(abs, step)) < CLOSE:
            break
    for late, n_early in early.items():
        weights[n_early] -= weights[late] * scale[n_early] / scale[late]
    return {name: round(weights[n] / scale[n], 4) + 0.0 for n, name in enumerate(names)}


def _row(counted: Features, names: Sequence[str], scale: Sequence[float], early: Mapping[int, int]) -> list[float]:
    """What is counted of a seat, to scale; what has a sign is counted late and early apart, so that both have it."""
    values = [counted.get(name, 0.0) for name in names]
    for late, n_early in early.items():
        values[late] -= values[n_early]
    return [value / size for value, size in zip(values, scale, strict=True)]


def _slope(
    plays: Sequence[Sequence[tuple[float, list[float]]]],
    measured: Sequence[float],
    weights: Sequence[float],
    drawn_to: Sequence[float],
    pull: float,
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood of the winners grows with each weight, and how that wanes; a seat without a row is as 0."""
    size = len(weights)
    slope = [-pull * (weight - goal) for weight, goal in zip(weights, drawn_to, strict=True)]
    curve = [[pull * (row == column) for column in range(size)] for row in range(size)]
    for play, one in zip(plays, measured, strict=True):
        powers = [math.exp(sum(map(mul, weights, row))) for _, row in play]
        total = one + sum(powers)
        mean = [0.0] * size
        for (won, row), power in zip(play, powers, strict=True):
            share = power / total
            surprise = (won - share) / len(plays)
            slope = [each + surprise * value for each, value in zip(slope, row, strict=True)]
            mean = [each + share * value for each, value in zip(mean, row, strict=True)]
            _add(curve, row, share / len(plays))
        _add(curve, mean, -1 / len(plays))
    return slope, curve


def _add(curve: list[list[float]], row: Sequence[float], times: float) -> None:
    """Add the square of a row, so many times."""
    for n, value in enumerate(row):
        if value:
            much = times * value
            curve[n] = [each + much * other for each, other in zip(curve[n], row, strict=True)]


def _scale(positions: Sequence[Position], name: str) -> float:
    values = [counted[name] ** 2 for features, _ in positions for counted in features.values() if name in counted]
    return math.sqrt(sum(values) / len(values)) or 1.0


def foretold(weights: Features, positions: Sequence[Position]) -> tuple[float, float]:
    """The mean likelihood given to the winner, and how often it was the likeliest."""
    given = [(shares(weights, features), winner) for features, winner in positions]
    right = sum(max(share, key=share.__getitem__) == winner for share, winner in given) / len(given)
    return math.exp(sum(math.log(share[winner]) for share, winner in given) / len(given)), right


def fit(
    title: str,
    plays: Sequence[list[Position]],
    players: str,
    command: str,
    signs: Mapping[str, int] = MappingProxyType({}),
    before: Features | None = None,
) -> dict[str, Any]:
    """Weights fitted to four fifths of the games, with what they foretell in the rest; near those before, if any.

    Those before themselves are what comes of it, if nothing foretells more.
    """
    kept = [position for n, play in enumerate(plays) if n % 5 for position in play]
    if before is None:
        weights: Features = fitted(kept, signs)
    else:
        tried = [before, *(fitted(kept, signs, before, pull) for pull in PULLS)]
        weights = max(tried, key=lambda each: foretold(each, held_back(plays))[0])
    likelihood, right = foretold(weights, held_back(plays))
    origin = (
        f"{command}: {sum(map(len, plays))} positions of {len(plays)} games by {players}; in a fifth of the games, "
        f"held back, the winner is given {likelihood:.2f} (geometric mean) and is the likeliest in {right:.0%}"
    )
    print(f"{title}: {origin}")
    return {"origin": origin, "weights": weights}


def held_back(plays: Sequence[list[Position]]) -> list[Position]:
    """The positions of the games to which nothing is fitted: every fifth."""
    return [position for n, play in enumerate(plays) if not n % 5 for position in play]


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
    parser.add_argument("--game", choices=("labyrinth", "plain"), help="the one game to fit")
    parser.add_argument("--table", action="append", choices=labyrinth_mixes("steady"), help="these of Labyrinth alone")
    arguments = parser.parse_args()
    name = "labyrinth" if arguments.table else arguments.game
    if name != "plain":
        titles = arguments.table or list(labyrinth_mixes("steady"))
        data = SOURCES / "labyrinth/data/estimates.toml"
        tables = tomllib.loads(data.read_text("utf-8"))
        data.write_text(written(tables | fit_labyrinth(arguments.games, titles)), "utf-8")
    if name != "labyrinth":
        (SOURCES / "plain/data/estimates.toml").write_text(written(fit_plain(arguments.games)), "utf-8")


def labyrinth_mixes(who: str) -> dict[str, list[Mix]]:
    """Who plays whom for each table of Labyrinth's estimates, when ``who`` takes every seat that no book takes."""
    solitaire = [(who, f"solitaire:{level}") for level in ("normal", "potent", "virulent")]
    pairs = {"": [(who, who)], "_9": solitaire, "_12": [(who, "bot")], "_13": [("bot", who)]}
    scenarios = {WAR_ON_TERROR: "lets_roll", AWAKENING: "awakening"}
    return {
        rules + against: [({"us": us, "jihadist": jihadist}, {"scenario": scenario}) for us, jihadist in players]
        for rules, scenario in scenarios.items()
        for against, players in pairs.items()
        if rules == WAR_ON_TERROR or against != "_9"  # rule 9 knows no other
    }


def fit_labyrinth(games: int, titles: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Tables, each for a set of rules between people or against an opponent of the book."""
    tables = {}
    for title in titles:
        mixes = labyrinth_mixes("steady")[title]
        command = f"tools/estimates.py --games {games} --table {title}"
        plays = list(games_of("labyrinth", mixes, games, labyrinth.features, LAPSES))
        players = "; ".join(f"{seats['us']} against {seats['jihadist']}" for seats, _ in mixes)
        tables[title] = fit(title, plays, f"{players} (seeds estimates/mix/number)", command, SIGNS)
    return tables


def fit_plain(games: int) -> dict[str, dict[str, Any]]:
    """One table."""
    command = f"tools/estimates.py --games {games} --game plain"
    players = ("steady", "book", "chart")
    mixes = [
        (dict.fromkeys(("coalition", "government", "taliban", "warlords"), who), {"scenario": scenario})
        for who in players
        for scenario in ("short", "main", "extended")
    ]
    plays = list(games_of("plain", mixes, games, plain.features))
    return {"": fit("plain", plays, ", ".join(players), command)}


if __name__ == "__main__":
    main()
