"""The command line of the laboratory: what can be said about many games, and about one that is over."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import Any, Final

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 256
MOST_PLAYOUTS: Final = 10_000
USUAL: Final = 160
"""How many playouts an analysis spends on a moment; ``search.analysis`` has it, which is loaded only when needed."""
ANALYSE: Final = "analyse"
MERGE: Final = "merge"
SIM: Final = "sim"
HERE: Final = "here"
RAY: Final = "ray"


def add_parsers(commands: Any, setup: argparse.ArgumentParser, common: argparse.ArgumentParser) -> None:
    """``sandtable sim``, ``sandtable merge`` and ``sandtable analyse``."""
    sim = commands.add_parser(SIM, parents=[setup, common], help="let agents play many games and count")
    sim.add_argument("--games", type=_up_to(MOST_GAMES), help="how many games (100)")
    sim.add_argument("--first", type=_up_to(MOST_GAMES, 0), metavar="N", help="the number of the first game (0)")
    sim.add_argument("--jobs", type=_up_to(MOST_JOBS), help="how many processes (1); the results do not depend on it")
    sim.add_argument("--on", choices=(HERE, RAY), default=HERE, help="who plays: this machine, or a cluster of Ray")
    sim.add_argument(
        "--time-limit", type=seconds, metavar="SECONDS", help="who thinks longer about one answer loses the game"
    )
    several = sim.add_mutually_exclusive_group()
    several.add_argument("--levels", metavar="LEVELS", help="play a book opponent at these levels (all, or a,b,c)")
    several.add_argument("--mixes", metavar="PLAYERS", help="play every mix of these players (a,b) at the open seats")
    sim.add_argument("--courses", action="store_true", help="record how games went: turns, cards, operations (slower)")
    sim.add_argument("--plan", metavar="FILE.toml", help="play what a plan file asks for")
    sim.add_argument("--results", metavar="FILE.jsonl", help="write every game to a file as it ends")
    sim.add_argument("--resume", metavar="FILE.jsonl", help="go on with such a file where it stopped")
    _add_files(sim)

    merge = commands.add_parser(MERGE, parents=[common], help="count the results of several files together")
    merge.add_argument("files", nargs="+", metavar="FILE.jsonl", help="files that sim --results has written")
    merge.add_argument("-o", "--output", metavar="FILE.jsonl", help="write them to one file")
    _add_files(merge)

    analyse = commands.add_parser(
        ANALYSE, parents=[common], help="winning chances of a finished game, better plays, and luck"
    )
    analyse.add_argument("save", metavar="SAVE", help="a save of a finished game, as the table gives it")
    analyse.add_argument("--out", metavar="FILE.html", help="write a page that can be kept")
    analyse.add_argument("--quick", action="store_true", help="by the game's estimates alone, at once")
    analyse.add_argument(
        "--playouts", type=_up_to(MOST_PLAYOUTS), help=f"how much is thought about each moment ({USUAL})"
    )


def _add_files(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--half-width", type=_percent, metavar="PERCENT", help="say how many games are still needed for such intervals"
    )
    parser.add_argument("--paired", action="store_true", help="compare the same games by different players (McNemar)")
    parser.add_argument("--ratings", action="store_true", help="rate all players (Bradley-Terry, on the scale of Elo)")
    parser.add_argument("--report", metavar="FILE.html", help="write everything as one page with pictures")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw how often the first side wins")
    parser.add_argument("--json", metavar="FILE", help="write the figures and all games to a file")
    parser.add_argument("--csv", metavar="FILE.csv", help="write a row for each game")
    parser.add_argument("--parquet", metavar="FILE.parquet", help="the same for Arrow and pandas (extra: lab)")


def _up_to(most: int, least: int = 1) -> Callable[[str], int]:
    """Reads a number from ``least`` to ``most``."""

    def count(text: str) -> int:
        if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return count


def _percent(text: str) -> float:
    """Reads a share of up to 50 percent, with or without the sign."""
    try:
        percent = float(text.removesuffix("%"))
    except ValueError:
        percent = math.nan
    if not 0 < percent <= 50:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of percent up to 50")
    return percent / 100


def seconds(text: str) -> float:
    """Reads a time in seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds
