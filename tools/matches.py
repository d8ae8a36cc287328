"""Play matches and publish them: the figures in search/strength.toml, and the tables made of them.

    .venv/bin/python -m tools.matches labyrinth lets_roll us=seeker:quick jihadist=solitaire --games 30
    .venv/bin/python -m tools.matches labyrinth lets_roll us=seeker:quick jihadist=solitaire --games 100 --more
    .venv/bin/python -m tools.matches                       # only write the table

The first seat named is the one whose wins are counted; seats that are not named are taken by whoever sits on the last.
Games are kept one by one in build/matches.jsonl, so that a match that was broken off goes on where it stopped: what is
kept is the processor time, too, of this process. With ``--more`` a row that was published goes on with the games after
its own, on any machine: a row of long games is played in pieces, as long as nobody changes how the players think. With
the compiled build: PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sandtable.core.game import game_named
from sandtable.lab.reports import wilson
from sandtable.lab.simulation import Plan, play
from sandtable.search.strength import at_its_level

PROJECT: Final = Path(__file__).resolve().parent.parent
FIGURES: Final = PROJECT / "src/sandtable/search/strength.toml"
DOCUMENT: Final = PROJECT / "docs/strength.md"
README: Final = PROJECT / "README.md"
GAMES: Final = PROJECT / "build/matches.jsonl"
SEED: Final = "aim"
BEGINS: Final = "<!-- matches: written by tools/matches.py -->"
ENDS: Final = "<!-- end of matches -->"
SUMMED_UP: Final = "seeker"
BOOKS: Final = ("solitaire", "bot", "book", "chart")
"""Whose matches the README tells of, and against whom."""
SAME: Final = ("game", "scenario", "seat", "player", "against")
"""What tells two matches apart: one that is played again takes the place of the one before."""
HEAD: Final = """\
# Matches that were played, for docs/strength.md and for whoever says how strong an opponent is (tools/matches.py).
# `against` is who sat on all other seats; `seconds` is the processor time of a game on one core, compiled, left out
# where it was not measured; `lead` is the mean of the own margin less the best other one, in A Distant Plain.
# The command plays the same games again.
"""

Match = dict[str, Any]


def seats_of(game: str, named: Sequence[str]) -> dict[str, str]:
    """Who sits where; the seats that are not named are taken by whoever sits on the last one that is."""
    chosen = dict(each.split("=", 1) for each in named)
    last = list(chosen.values())[-1]
    first = next(iter(chosen))
    return {first: chosen[first]} | {seat: chosen.get(seat, last) for seat in game_named(game).seats if seat != first}


def command_of(plan: Plan) -> str:
    """The command that plays the games of a plan."""
    seats = " ".join(f"--seat {seat}={player}" for seat, player in plan.seats.items())
    scenario = plan.options["scenario"]
    return f"sandtable sim {plan.game} --scenario {scenario} --games {plan.games} --seed {plan.seed} {seats}"


def games_of(plan: Plan, kept: Path | None) -> Iterator[Mapping[str, Any]]:
    """The games of a plan with the processor time of each; those that are kept are not played again."""
    of = {"game": plan.game, "options": dict(plan.options), "seats": dict(plan.seats), "seed": plan.seed}
    known: dict[int, Mapping[str, Any]] = {}
    if kept is not None and kept.exists():
        lines = map(json.loads, kept.read_text("utf-8").splitlines())
        known = {line["number"]: line for line in lines if line["of"] == of}
    for number in range(plan.first, plan.first + plan.games):
        if number not in known:
            begun = time.process_time()
            played = play(plan, number)
            line = {
                "of": of,
                "number": number,
                "winner": played.winner,
                "margins": dict(played.margins),
                "lengths": dict(played.lengths),
                "seconds": round(time.process_time() - begun, 3),
            }
            known[number] = line
            if kept is not None:
                kept.parent.mkdir(parents=True, exist_ok=True)
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
        yield known[number]


def players_of(plan: Plan) -> Match:
    """What tells the match of a plan from others: the first seat of the plan is the one whose wins are counted."""
    seat, player = next(iter(plan.seats.items()))
    others = sorted({who for where, who in plan.seats.items() if where != seat})
    return {
        "game": plan.game,
        "scenario": plan.options["scenario"],
        "seat": seat,
        "player": player,
        "against": ", ".join(others),
    }


def played(plan: Plan, kept: Path | None = None) -> Match:
    """A match: the wins of the first seat of a plan."""
    match = players_of(plan)
    seat = match["seat"]
    games = list(games_of(plan, kept))
    match |= {
        "won": sum(each["winner"] == seat for each in games),
        "games": len(games),
        "seconds": round(sum(each["seconds"] for each in games) / len(games), 2),
    }
    leads = [_lead(each["margins"], seat) for each in games if len(each["margins"]) > 2]
    if leads:
        match["lead"] = round(sum(leads) / len(leads), 1)
    return {**match, "command": command_of(plan)}


def _lead(margins: Mapping[str, int], seat: str) -> int:
    return margins[seat] - max(margin for other, margin in margins.items() if other != seat)


def continued(matches: Sequence[Match], plan: Plan, kept: Path | None = None) -> Match:
    """A match that goes on where its published row ends; the whole of it where there is none of this seed."""
    match = players_of(plan)
    rows = [each for each in matches if _between(each) == _between(match)]
    row = next((each for each in rows if seed_of(each) == plan.seed), None)
    if row is None:
        return played(plan, kept)
    if row["games"] >= plan.games:
        return row
    rest = played(replace(plan, first=row["games"], games=plan.games - row["games"]), kept)
    match |= {"won": row["won"] + rest["won"], "games": plan.games}
    match |= {name: _mean_of(name, row, rest) for name in ("seconds", "lead") if name in row and name in rest}
    return {**match, "command": command_of(plan)}


def _mean_of(name: str, *rows: Match) -> float:
    """The mean of something over the games of several rows."""
    mean: float = sum(row[name] * row["games"] for row in rows) / sum(row["games"] for row in rows)
    return round(mean, 1 if name == "lead" else 2)


def again(match: Match, games: int, seed: str = SEED) -> Plan:
    """The plan by which a match is played again, with so many games."""
    others = [seat for seat in game_named(match["game"]).seats if seat != match["seat"]]
    seats = {match["seat"]: match["player"], **dict.fromkeys(others, match["against"])}
    return Plan(match["game"], games, seed, seats, {"scenario": match["scenario"]})


def seed_of(match: Match) -> str:
    """The seed of a match, by its command."""
    words: list[str] = match["command"].split()
    return words[words.index("--seed") + 1]


def read(path: Path = FIGURES) -> list[Match]:
    """The matches that were played."""
    return list(tomllib.loads(path.read_text("utf-8"))["match"])


def entered(matches: Sequence[Match], new: Match) -> list[Match]:
    """The matches with a new one, which takes the place of one between the same players."""
    return [*(match for match in matches if _between(match) != _between(new)), new]


def _between(match: Match) -> list[str]:
    """What a match is between; a player whose level is not said plays at the usual one."""
    game = game_named(match["game"])
    other = next(seat for seat in game.seats if seat != match["seat"])
    levels = {"player": at_its_level(game, match["seat"], match["player"])}
    if "," not in match["against"]:
        levels["against"] = at_its_level(game, other, match["against"])
    return [str(levels.get(name, match[name])) for name in SAME]


def written(matches: Sequence[Match]) -> str:
    """The matches as TOML."""
    rows = ["[[match]]\n" + "\n".join(f"{name} = {json.dumps(value)}" for name, value in m.items()) for m in matches]
    return HEAD + "\n" + "\n\n".join(rows) + "\n"


def table_of(matches: Sequence[Match]) -> str:
    """The matches as a table, by game and seat."""
    lines = [
        "| game, scenario | seat | player | against | won | of | seconds a game | lead | command |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for match in sorted(matches, key=lambda match: [str(match[name]) for name in SAME]):
        share = wilson(match["won"], match["games"])
        won = f"{match['won']} = {share.share:.0%} [{100 * share.low:.0f}-{100 * share.high:.0f}]"
        cells = [
            f"{match['game']}, {match['scenario']}",
            match["seat"],
            f"`{match['player']}`",
            f"`{match['against']}`",
            won,
            str(match["games"]),
            str(match.get("seconds", "")),
            f"{match['lead']:+}" if "lead" in match else "",
            f"`{match['command']}`",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def summary_of(matches: Sequence[Match]) -> str:
    """What the opponent that looks ahead has won against those of the books, as a short table."""
    lines = ["| game, scenario | player | against | won | command |", "| --- | --- | --- | --- | --- |"]
    for match in sorted(matches, key=lambda match: [str(match[name]) for name in SAME]):
        if match["player"].partition(":")[0] == SUMMED_UP and match["against"].partition(":")[0] in BOOKS:
            won = f"{match['won']} of {match['games']}"
            named = (
                f"{match['game']}, {match['scenario']} | `{match['player']}` as {match['seat']} | `{match['against']}`"
            )
            lines.append(f"| {named} | {won} | `{match['command']}` |")
    return "\n".join(lines)


def published(document: str, matches: Sequence[Match], table: Callable[[Sequence[Match]], str] = table_of) -> str:
    """A document with the table of these matches in its place."""
    before, _, rest = document.partition(BEGINS)
    after = rest.partition(ENDS)[2]
    return f"{before}{BEGINS}\n\n{table(matches)}\n\n{ENDS}{after}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is asked for, and publish it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", help="labyrinth or plain")
    parser.add_argument("scenario", nargs="?")
    parser.add_argument("seats", nargs="*", metavar="seat=player")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--more", action="store_true", help="play only the games after those of the published row")
    parser.add_argument("--kept", type=Path, default=GAMES, help="the file of games (default: build/matches.jsonl)")
    chosen = parser.parse_args(arguments)
    matches = read()
    if chosen.seats:
        seats = seats_of(chosen.game, chosen.seats)
        plan = Plan(chosen.game, chosen.games, chosen.seed, seats, {"scenario": chosen.scenario})
        plan.checked()
        new = continued(matches, plan, chosen.kept) if chosen.more else played(plan, chosen.kept)
        matches = entered(matches, new)
        print(", ".join(f"{name} {value}" for name, value in new.items()))
    publish(matches)


def publish(matches: Sequence[Match]) -> None:
    """Write the matches down, and the table."""
    FIGURES.write_text(written(matches), "utf-8")
    DOCUMENT.write_text(published(DOCUMENT.read_text("utf-8"), matches), "utf-8")
    README.write_text(published(README.read_text("utf-8"), matches, summary_of), "utf-8")


if __name__ == "__main__":
    main()
