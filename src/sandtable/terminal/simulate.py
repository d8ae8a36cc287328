"""``sandtable sim``: many games, counted, with a bar that shows how far they are."""

from __future__ import annotations

import argparse
import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from sandtable.core.errors import BadSetup
from sandtable.core.files import writing
from sandtable.lab.comparison import Compared, compared
from sandtable.lab.mixes import Mixed, Mixes, all_mixes
from sandtable.lab.players import parted
from sandtable.lab.reports import Report
from sandtable.lab.simulation import Plan, simulate_all
from sandtable.terminal import figures as shown
from sandtable.words import Words


def run(
    arguments: argparse.Namespace,
    console: Console,
    words: Words,
    *,
    options: Mapping[str, Any],
    seats: Mapping[str, str],
) -> None:
    """Play the games a command line asks for and print the figures."""
    seed = arguments.seed if arguments.seed is not None else secrets.token_hex(8)
    if arguments.plot and not arguments.plot.endswith(".svg"):
        raise BadSetup("plot-svg", file=arguments.plot)
    for file in filter(None, (arguments.json, arguments.plot)):
        _check_can_write(Path(file), words)
    plan = Plan(arguments.game, arguments.games, seed, seats, options, arguments.time_limit)
    if arguments.mixes:
        _run_mixes(all_mixes(plan, parted(arguments.mixes)), arguments, console, words)
        return
    comparison = compared(plan, arguments.levels)
    plans = list(comparison.plans.values())
    started = time.monotonic()
    reports = _played(plans, arguments, console, words)
    seconds = time.monotonic() - started
    result = Compared(comparison, dict(zip(comparison.plans, reports, strict=True)))
    if len(plans) == 1:
        figures = reports[0].to_json()
        shown.show(reports[0], console, words)
    else:
        figures = result.to_json()
        shown.show_comparison(result, console, words)
    _print_speed(plans, seconds, console, words)
    _write_figures(arguments, figures, lambda: shown.plot(result, words), console, words)


def _run_mixes(mixes: Mixes, arguments: argparse.Namespace, console: Console, words: Words) -> None:
    """Play every mix and print how each seat fares in each."""
    plans = list(mixes.plans.values())
    started = time.monotonic()
    reports = _played(plans, arguments, console, words)
    seconds = time.monotonic() - started
    result = Mixed(mixes, dict(zip(mixes.plans, reports, strict=True)))
    shown.show_mixes(result, console, words)
    _print_speed(plans, seconds, console, words)
    _write_figures(arguments, result.to_json(), lambda: shown.plot_mixes(result, words), console, words)


def _print_speed(plans: Sequence[Plan], seconds: float, console: Console, words: Words) -> None:
    rate = f"{sum(plan.games for plan in plans) / seconds:.1f}"
    console.print(Text(words("sim-speed", seconds=f"{seconds:.1f}", rate=rate), "dim"))


def _write_figures(
    arguments: argparse.Namespace, figures: Any, plot: Callable[[], str], console: Console, words: Words
) -> None:
    """Write the files that were asked for."""
    if arguments.json:
        _write(Path(arguments.json), json.dumps(figures, indent=1) + "\n", words)
        console.print(Text(words("sim-written", file=arguments.json)))
    if arguments.plot:
        _write(Path(arguments.plot), plot(), words)
        console.print(Text(words("sim-plot-written", file=arguments.plot)))


def _played(plans: Sequence[Plan], arguments: argparse.Namespace, console: Console, words: Words) -> list[Report]:
    reports = [Report(plan, keep=bool(arguments.json)) for plan in plans]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(words("sim-progress"), total=sum(plan.games for plan in plans))
        for place, chunk in simulate_all(plans, arguments.jobs):
            reports[place].add(chunk)
            progress.advance(bar, len(chunk))
    return reports


def _check_can_write(path: Path, words: Words) -> None:
    """Refuse a file that cannot be written before the games are played, not after."""
    existed = path.exists()
    _write(path, "", words, mode="a")
    if not existed:
        path.unlink()


def _write(path: Path, text: str, words: Words, mode: str = "w") -> None:
    with writing(path), path.open(mode, encoding="utf-8") as file:
        file.write(text)
