"""``make bench``: every figure in one run, of the pure build and, where there is one, of the compiled.

Each time stands beside its ratio to a fixed loop of plain Python (``timing.yardstick``), by which figures of different
machines and moments can be compared. ``make bench QUICK=1`` is for people in a hurry.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TypeAlias

PROJECT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": PROJECT / "src", "compiled": PROJECT / "build" / "compiled"}
STARTS = {
    "start to the first question": "import sandtable; sandtable.Table.new('labyrinth', seed=1)",
    "start of the terminal": "import sandtable.terminal.main",
    "start to the end of one simulated game": (
        "from sandtable.terminal.main import main; main(['sim', 'labyrinth', '--games', '1', '--seed', '1'])"
    ),
}

Figures: TypeAlias = dict[str, tuple[str, float]]
"""By the name of a row: what kind of figure it is, and the figure."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds and games, and no server")
    parser.add_argument("--only", default="", help="the rows with this in their names, and no server")
    parser.add_argument("--games", type=int, default=20, help="how many games at once on the server (20; 0: no server)")
    parser.add_argument("--seconds", type=float, default=5, help="how long to measure the server (5)")
    chosen = parser.parse_args()
    builds = {name: folder for name, folder in BUILDS.items() if (folder / "sandtable").is_dir()}
    found = {name: measured(folder, chosen.quick, chosen.only) for name, folder in builds.items()}
    print(f"{'':<36}" + "".join(f"{name:>14}{'ratio':>9}{'a second':>10}" for name in found))
    for what in next(iter(found.values())):
        print(f"{what:<36}" + "".join(cells(what, figures) for figures in found.values()))
    if chosen.games and not chosen.quick and not chosen.only:
        for name, folder in builds.items():
            print(f"server, {name}: {served(folder, chosen.games, chosen.seconds)}")


def measured(folder: Path, quick: bool, only: str) -> Figures:
    """The figures of one build."""
    found: Figures = json.loads(run(folder, "-m", "bench.engine", "--only", only, *(["--quick"] if quick else [])))
    for what, code in STARTS.items():
        if only in what:
            found[what] = ("time", min(started(folder, code) for _ in range(3 if quick else 7)))
    return found


def started(folder: Path, code: str) -> float:
    """How much processor time a new process takes for a few lines."""
    before = os.times()
    run(folder, "-c", code)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def served(folder: Path, games: int, seconds: float) -> str:
    """What ``bench.web`` says of a build."""
    return run(folder, "-m", "bench.web", "--games", str(games), "--seconds", str(seconds)).strip()


def run(folder: Path, *arguments: str) -> str:
    """The output of a new Python that finds the package in a folder, and keeps its bytecode as everybody's does."""
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{PROJECT}", "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    return done.stdout


def cells(what: str, figures: Figures) -> str:
    """A time, its ratio to the yardstick, and for some how many a second that is; or a ratio alone."""
    kind, figure = figures[what]
    if kind == "ratio":
        return f"{figure:14.2f}{'':>19}"
    shown = f"{1e3 * figure:11.2f} ms" if figure > 0.001 else f"{1e6 * figure:11.1f} us"
    rate = f"{1 / figure:.0f}" if kind == "rate" else ""
    return f"{shown}{figure / figures['yardstick'][1]:9.4f}{rate:>10}"


if __name__ == "__main__":
    main()
