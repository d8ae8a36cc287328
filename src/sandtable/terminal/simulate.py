"""``sandtable sim``: many games, counted, with a bar that shows how far they are."""

from __future__ import annotations

import argparse
import json
import secrets
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.messages import Message
from sandtable.lab.simulation import Length, Plan, Played, Report, Share, simulate
from sandtable.terminal.commands import CannotWrite
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
    plan = Plan(arguments.game, arguments.games, seed, seats, options).checked()
    started = time.monotonic()
    report = Report(plan, _played(plan, arguments.jobs, console, words))
    seconds = time.monotonic() - started
    _print(report, console, words)
    rate = f"{plan.games / seconds:.1f}"
    console.print(Text(words("sim-speed", seconds=f"{seconds:.1f}", rate=rate), "dim"))
    if arguments.json:
        _write(Path(arguments.json), report, words)
        console.print(Text(words("sim-written", file=arguments.json)))


def _played(plan: Plan, jobs: int, console: Console, words: Words) -> list[Played]:
    played: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(words("sim-progress"), total=plan.games)
        for chunk in simulate(plan, jobs):
            played += chunk
            progress.advance(bar, len(chunk))
    return played


def _print(report: Report, console: Console, words: Words) -> None:
    plan = report.plan
    console.print(Text(words("sim-title", games=plan.games, game=plan.game, seed=plan.seed), "bold"))
    console.print(Text(", ".join(f"{name}={value}" for name, value in {**plan.seats, **plan.options}.items()), "dim"))
    wins = Grid()
    wins.add_column(words("sim-victory"))
    for heading in ("games", "share", "interval"):
        wins.add_column(words(f"sim-{heading}"), justify="right", no_wrap=True)
    for seat, share in report.winners.items():
        total = words("sim-all-of", winner=_name(words, seat))
        wins.add_row(Text(total, "bold"), *_figures(share))
        for (winner, reason, rule), part in report.victories.items():
            if winner == seat:
                wins.add_row(f"  {words(f'victory-{reason}')} ({rule})", *_figures(part))
    console.print(wins)
    lengths = Grid()
    lengths.add_column(words("sim-length"))
    for heading in Length._fields:
        lengths.add_column(words(f"sim-{heading}"), justify="right")
    for name, length in report.lengths.items():
        figures = [str(value) if isinstance(value, int) else f"{value:.1f}" for value in length]
        lengths.add_row(words(f"sim-{name}"), *figures)
    console.print(lengths)


def _name(words: Words, seat: str) -> Message | str:
    return Message(f"side-{seat}") if words.has(f"side-{seat}") else seat


def _figures(share: Share) -> tuple[str, str, str]:
    return str(share.games), f"{share.share:.1%}", f"{share.low:.1%} - {share.high:.1%}"


def _write(path: Path, report: Report, words: Words) -> None:
    try:
        path.write_text(json.dumps(report.to_plain(), indent=1) + "\n", encoding="utf-8")
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise CannotWrite(words("terminal-cannot-write", file=str(path), reason=reason)) from None
