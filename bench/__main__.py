"""``make bench``: every figure in one run, of the pure build and, where there is one, of the compiled.

Each time stands beside its ratio to a fixed loop of plain Python (``engine.yardstick``), by which figures of different
machines and moments can be compared.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter

PROJECT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": PROJECT / "src", "compiled": PROJECT / "build" / "compiled"}
STARTS = {
    "start to the first question": "import sandtable; sandtable.Table.new('labyrinth', seed=1)",
    "start of the terminal": "import sandtable.terminal.main",
}
RATES = ("random game", "game against rule 9", "playout from the middle", "playout from the middle at a fork")
"""What is also told as so many a second."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many games at once on the server (20; 0: no server)")
    parser.add_argument("--seconds", type=float, default=5, help="how long to measure the server (5)")
    chosen = parser.parse_args()
    builds = {name: folder for name, folder in BUILDS.items() if (folder / "sandtable").is_dir()}
    found = {name: measured(folder) for name, folder in builds.items()}
    print(f"{'':<38}" + "".join(f"{name:>14}{'ratio':>9}{'a second':>10}" for name in found))
    for what in next(iter(found.values())):
        print(f"{what:<38}" + "".join(cells(what, figures) for figures in found.values()))
    if chosen.games:
        for name, folder in builds.items():
            print(f"server, {name}: {served(folder, chosen.games, chosen.seconds)}")


def measured(folder: Path) -> dict[str, float]:
    """The figures of one build, in seconds."""
    found: dict[str, float] = json.loads(run(folder, "-m", "bench.engine"))
    for what, code in STARTS.items():
        found[what] = min(started(folder, code) for _ in range(5))
    return found


def started(folder: Path, code: str) -> float:
    """How long a new process takes for a few lines."""
    before = perf_counter()
    run(folder, "-c", code)
    return perf_counter() - before


def served(folder: Path, games: int, seconds: float) -> str:
    """What ``bench.web`` says of a build."""
    return run(folder, "-m", "bench.web", "--games", str(games), "--seconds", str(seconds)).strip()


def run(folder: Path, *arguments: str) -> str:
    """The output of a new Python that finds the package in a folder."""
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{PROJECT}"}
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    return done.stdout


def cells(what: str, figures: Mapping[str, float]) -> str:
    """A time, its ratio to the yardstick, and for some how many a second that is."""
    time = figures[what]
    shown = f"{1e3 * time:11.2f} ms" if time > 0.001 else f"{1e6 * time:11.1f} us"
    rate = f"{1 / time:.0f}" if what in RATES else ""
    return f"{shown}{time / figures['yardstick']:9.4f}{rate:>10}"


if __name__ == "__main__":
    main()
