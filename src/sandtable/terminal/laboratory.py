"""The command line of the laboratory: what can be said about many games, and about one that is over."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import Any, Final

from sandtable.core.errors import BadSetup, quoted

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
    sim = commands.add_parser(SIM, parents=[setup, common])
    sim.add_argument("--games", type=_up_to(MOST_GAMES))
    sim.add_argument("--first", type=_up_to(MOST_GAMES, 0), metavar="N")
    sim.add_argument("--jobs", type=_up_to(MOST_JOBS))
    sim.add_argument("--on", choices=(HERE, RAY), default=HERE)
    sim.add_argument("--time-limit", type=seconds, metavar="SECONDS")
    several = sim.add_mutually_exclusive_group()
    several.add_argument("--levels", metavar="LEVELS")
    several.add_argument("--mixes", metavar="PLAYERS")
    sim.add_argument("--courses", action="store_true")
    sim.add_argument("--plan", metavar="FILE.toml")
    sim.add_argument("--results", metavar="FILE.jsonl")
    sim.add_argument("--resume", metavar="FILE.jsonl")
    _add_files(sim)

    merge = commands.add_parser(MERGE, parents=[common])
    merge.add_argument("files", nargs="+", metavar="FILE.jsonl")
    merge.add_argument("-o", "--output", metavar="FILE.jsonl")
    _add_files(merge)

    analyse = commands.add_parser(ANALYSE, parents=[common])
    analyse.add_argument("save", metavar="SAVE")
    analyse.add_argument("--out", metavar="FILE.html")
    analyse.add_argument("--quick", action="store_true")
    analyse.add_argument("--playouts", type=_up_to(MOST_PLAYOUTS))


def _add_files(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--half-width", type=_percent, metavar="PERCENT")
    parser.add_argument("--paired", action="store_true")
    parser.add_argument("--ratings", action="store_true")
    parser.add_argument("--report", metavar="FILE.html")
    parser.add_argument("--plot", metavar="FILE.svg")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--csv", metavar="FILE.csv")
    parser.add_argument("--parquet", metavar="FILE.parquet")


def _up_to(most: int, least: int = 1) -> Callable[[str], int]:
    """Reads a number from ``least`` to ``most``."""

    def count(text: str) -> int:
        if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
            raise BadSetup("no-count", value=quoted(text), least=least, most=most)
        return int(text)

    return count


def _percent(text: str) -> float:
    """Reads a share of up to 50 percent, with or without the sign."""
    try:
        percent = float(text.removesuffix("%"))
    except ValueError:
        percent = math.nan
    if not 0 < percent <= 50:
        raise BadSetup("no-percent", value=quoted(text))
    return percent / 100


def seconds(text: str) -> float:
    """Reads a time in seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise BadSetup("no-seconds", value=quoted(text))
    return seconds
