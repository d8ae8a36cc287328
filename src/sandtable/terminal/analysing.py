"""``sandtable analyse``: the winning chances of a game that is over, what choices made of them, and what luck did."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.errors import CannotWrite
from sandtable.core.files import path_of, writing
from sandtable.core.table import Table
from sandtable.lab.analysis_page import page, percent, signed, turning_told
from sandtable.search.analysis import QUICK, THOROUGH, Analysis, analyse
from sandtable.search.racing import Budget
from sandtable.words import Words


def run(arguments: argparse.Namespace, console: Console, words: Words) -> None:
    """Analyse a save; the figures are printed, and with ``--out`` written as a page that can be kept."""
    table = Table.load(arguments.save)
    words = words.of(table.game.name)
    usual = THOROUGH if arguments.playouts is None else Budget(arguments.playouts)
    found = _analysed(table, QUICK if arguments.quick else usual, console, words)
    _show(found, console, words)
    if arguments.out is not None:
        file = path_of(arguments.out, CannotWrite)
        with writing(file):
            Path(file).write_text(page(found, words), encoding="utf-8")
        console.print(Text(words("analysis-written", file=str(file))), soft_wrap=True)


def _analysed(table: Table, budget: Budget, console: Console, words: Words) -> Analysis:
    """The analysis, with a bar that says how far it has come where somebody looks."""
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words("analysis-chances"), total=None)
        return analyse(table, budget, lambda done, of: bar.update(task, completed=done, total=of))


def _show(found: Analysis, console: Console, words: Words) -> None:
    _show_accounts(found, console, words)
    console.print(Text(words("analysis-turnings"), "bold"))
    turnings = found.turning_points
    for turning in turnings:
        console.print(Text(turning_told(found, turning, words)), soft_wrap=True)
    if not turnings:
        console.print(Text(words("analysis-turnings-none")))
    if any(row.after is None for row in found.rows):
        console.print(Text(words("analysis-estimated"), "dim"))
        return
    console.print(Text(words("analysis-better"), "bold"))
    better = [row for row in found.rows if row.better is not None]
    for row in better:
        assert row.better is not None
        side = words(f"side-{row.moment.seat}")
        said = words("analysis-moment-bare", step=row.moment.step)
        played = f"  {words('analysis-played', plan=row.played)}" if row.played else ""
        gain, error = signed(row.better.gain), percent(row.better.error)
        plan = words("analysis-better-plan", plan=row.better.plan, gain=gain, error=error)
        console.print(Text(f"{said}  {side}  {plan}").append(played, "dim"), soft_wrap=True)
    if not better:
        console.print(Text(words("analysis-better-none")))
    console.print(Text(words("analysis-made"), "dim"))


def _show_accounts(found: Analysis, console: Console, words: Words) -> None:
    """How the chances of every side came about."""
    console.print(Text(words("analysis-accounts"), "bold"))
    columns = ("start", "own", "others", "luck", "result", "given-away")
    grid = Grid(box=None, header_style="dim")
    grid.add_column(words("analysis-side"))
    for column in columns:
        grid.add_column(words(f"analysis-{column}"), justify="right")
    for seat in found.seats:
        account = found.account(seat)
        name = words(f"side-{seat}")
        start, end = f"{percent(found.chances_at(0)[seat])} %", f"{percent(found.ended[seat])} %"
        if account is None:
            grid.add_row(name, start, "", "", "", end, "")
        else:
            changes = (account.own, account.others, account.luck)
            grid.add_row(name, start, *map(signed, changes), end, str(percent(account.given_away)))
    console.print(grid)
