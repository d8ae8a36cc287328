"""All figures of a study: on a screen, and as one page with pictures that needs nothing else."""

from __future__ import annotations

import argparse
import io
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.messages import Message
from sandtable.lab.comparison import Compared, Side
from sandtable.lab.courses import CHANCE, Courses
from sandtable.lab.inference import needed_for_mean, needed_for_share
from sandtable.lab.mixes import Mixed
from sandtable.lab.plot import Curve, curves
from sandtable.lab.ratings import matches, rated
from sandtable.lab.reports import Report
from sandtable.terminal import figures as shown
from sandtable.words import Words

Result = Compared | Mixed
MOST_DEEDS: Final = 20
"""How many things that were played a screen shows."""

STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #8886; text-align: left; white-space: pre-line; }
td.right, th.right { text-align: right; }
svg { max-width: 100%; height: auto; margin: 1rem 0; }
"""


def show_all(results: Sequence[Result], arguments: argparse.Namespace, console: Console, words: Words) -> None:
    """Print all figures that were asked for."""
    for result in results:
        _show(result, arguments, console, _own(result, words))


def _own(result: Result, words: Words) -> Words:
    """The words of the game that a result is of."""
    return words.of(next(iter(result.reports.values())).plan.game)


def _show(result: Result, arguments: argparse.Namespace, console: Console, words: Words) -> None:
    reports = list(result.reports.values())
    if isinstance(result, Mixed):
        shown.show_mixes(result, console, words)
    elif len(reports) == 1:
        shown.show(reports[0], console, words)
    else:
        shown.show_comparison(result, console, words)
        if arguments.paired:
            _show_pairs(result, arguments.half_width, console, words)
    if arguments.half_width and len(reports) == 1:
        _show_needed(reports[0], arguments.half_width, console, words)
    if arguments.ratings:
        _show_ratings(reports, console, words)
    for report in reports:
        if report.courses.games:
            if len(reports) > 1:
                console.print(Text(words.say(shown.settings(report.plan.seats)), "bold"))
            _show_courses(report, console, words)


def _signed(value: float, percent: bool = True) -> str:
    return f"{100 * value:+.1f}%" if percent else f"{value:+.1f}"


# -- pairs, and how many games are needed


def _show_pairs(result: Compared, half_width: float | None, console: Console, words: Words) -> None:
    """By how much each player is ahead of each other in the same games."""
    pairs = {key: pair for key, pair in result.pairs().items() if pair.wins.games}
    if not pairs:
        return
    margins = any(report.tells_margins for report in result.reports.values())
    grid = Grid(title=words("sim-paired"), title_justify="left")
    grid.add_column(words("sim-compared"), overflow="fold")
    several = len(result.comparison.rivals) > 1
    for heading in ("paired-wins", "interval", "paired-alone", "paired-p"):
        grid.add_column(words(f"sim-{heading}"))
    for heading in ("paired-margins", "interval") if margins else ():
        grid.add_column(words(f"sim-{heading}"))
    for sides, pair in pairs.items():
        wins, means = pair.wins, pair.margins
        cells = [
            _compared(*sides, several, words),
            _signed(wins.difference.mean),
            words("sim-signed-range", low=_signed(wins.difference.low), high=_signed(wins.difference.high)),
            words("sim-paired-counts", one=wins.only_one, other=wins.only_other),
            f"{wins.p:.2g}",
        ]
        if margins:
            low, high = _signed(means.low, False), _signed(means.high, False)
            cells += [_signed(means.mean, False), words("sim-signed-range", low=low, high=high)]
        grid.add_row(*cells)
    console.print(grid)
    for sides, pair in pairs.items() if half_width else ():
        missing = needed_for_mean(pair.variance, half_width or 1) - pair.wins.games
        console.print(Text(_needed(missing, half_width or 1, _compared(*sides, several, words), words)))


def _compared(one: Side, other: Side, several: bool, words: Words) -> str:
    """Who is compared with whom: two players, against which of several rivals, or one against different rivals."""
    if one[1] == other[1]:
        message = "sim-paired-against" if several else "sim-paired-players"
        return words(message, one=one[0], other=other[0], rival=one[1])
    return words("sim-paired-rivals", player=one[0], one=one[1], other=other[1])


def _show_needed(report: Report, half_width: float, console: Console, words: Words) -> None:
    for seat, share in report.winners.items():
        missing = needed_for_share(share.games, report.games, half_width) - report.games
        console.print(Text(_needed(missing, half_width, words(f"side-{seat}"), words)))


def _needed(missing: int, half_width: float, what: str, words: Words) -> str:
    return words("sim-needed", width=f"{100 * half_width:g}%", games=max(0, missing), what=what)


# -- ratings


def _show_ratings(reports: Sequence[Report], console: Console, words: Words) -> None:
    found = rated(matches(reports))
    seats = {words(f"side-{seat}"): rating for seat, rating in found.seats.items()}
    for heading, ratings in (("player", found.players), ("seat", seats)):
        grid = Grid(title=words("sim-ratings") if heading == "player" else None, title_justify="left")
        grid.add_column(words(f"sim-{heading}"))
        for name in ("rating", "interval"):
            grid.add_column(words(f"sim-{name}"), justify="right")
        for name, rating in ratings.items():
            interval = words("sim-signed-range", low=_signed(rating.low, False), high=_signed(rating.high, False))
            grid.add_row(name, _signed(rating.rating, False), interval)
        console.print(grid)


# -- courses


def _show_courses(report: Report, console: Console, words: Words) -> None:
    courses = report.courses
    seats = [seat for seat in report.plan.seats if any(f"{CHANCE}{seat}" in turn for turn in courses.turns)]
    grid = Grid(title=words("sim-course"), title_justify="left")
    for heading in ("turn", "games"):
        grid.add_column(words(f"sim-{heading}"), justify="right")
    for seat in seats:
        grid.add_column(words("sim-chance", side=Message(f"side-{seat}")), justify="right")
    for number, turn in enumerate(courses.turns, 1):
        chances = [turn[f"{CHANCE}{seat}"] for seat in seats]
        cells = (f"{chance.mean:.0%} ±{chance.spread:.0%}" for chance in chances)
        grid.add_row(str(number), str(chances[0].times), *cells)
    console.print(grid)
    _show_deeds(courses, console, words)


def _show_deeds(courses: Courses, console: Console, words: Words) -> None:
    grid = Grid(title=words("sim-deeds"), title_justify="left")
    for heading in ("seat", "deed", "times", "effect"):
        grid.add_column(words(f"sim-{heading}"), justify="right" if heading in ("times", "effect") else "left")
    every = courses.most_frequent()
    most = len(every) if isinstance(console, Page) else MOST_DEEDS
    for (seat, kind, name), effect in every[:most]:
        played = words("sim-deed-of", kind=Message(f"sim-deed-{kind}"), name=_called(name, kind, words))
        times, change = f"{effect.times / courses.games:.2f}", f"{_signed(effect.mean)} ±{100 * effect.spread:.1f}%"
        grid.add_row(words(f"side-{seat}"), played, times, change)
    console.print(grid)
    if len(every) > most:
        console.print(Text(words("sim-deeds-more", count=len(every) - most), "dim"))


def _called(name: str, kind: str, words: Words) -> str:
    """What a card or an operation is called."""
    ids = (name, f"{kind}-{name}", f"op-{name}", f"option-{name}")
    return next((words(each) for each in ids if words.has(each)), name)


def _course_pictures(report: Report, words: Words) -> list[str]:
    """A picture of everybody's chances, and one of each track."""
    courses, about = report.courses, words("sim-course-about", games=report.courses.games)
    axis = [str(number) for number in range(1, len(courses.turns) + 1)]
    names = list(dict.fromkeys(name for turn in courses.turns for name in turn))
    chances = [name for name in names if name.startswith(CHANCE)]
    labelled = {name: words(f"side-{name.removeprefix(CHANCE)}") for name in chances}
    pictures = [curves(words("sim-course"), about, axis, _curves(courses, labelled))]
    for name in names:
        if name not in chances:
            called = next((words(each) for each in (f"track-{name}", f"goal-{name}") if words.has(each)), name)
            title = words("sim-tracks", name=called)
            pictures.append(curves(title, about, axis, _curves(courses, {name: called})))
    return pictures


def _curves(courses: Courses, labels: Mapping[str, str]) -> list[Curve]:
    return [
        Curve(label, [(turn[name].mean, turn[name].spread) if name in turn else None for turn in courses.turns])
        for name, label in labels.items()
    ]


# -- one page


class Page(Console):
    """A console that keeps whatever is printed, to be written as a page."""

    def __init__(self) -> None:
        super().__init__(file=io.StringIO(), width=1000, color_system=None)
        self.parts: list[str] = []

    def print(self, *objects: Any, **how: Any) -> None:
        """Keep a text as a paragraph and a table as a table."""
        for each in objects:
            self.parts.append(_html_table(each) if isinstance(each, Grid) else f"<p>{escape(str(each))}</p>")


def _html_table(grid: Grid) -> str:
    def cell(tag: str, content: Any, right: bool) -> str:
        return f"<{tag}{' class=right' * right}>{escape(str(content))}</{tag}>"

    aligned = [column.justify == "right" for column in grid.columns]
    head = "".join(cell("th", column.header, right) for column, right in zip(grid.columns, aligned, strict=True))
    rows = zip(*(column.cells for column in grid.columns), strict=True)
    body = "\n".join(
        "<tr>" + "".join(cell("td", each, right) for each, right in zip(row, aligned, strict=True)) + "</tr>"
        for row in rows
    )
    caption = f"<caption>{escape(str(grid.title))}</caption>" if grid.title else ""
    return f"<table>{caption}<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"


def plotted(result: Result, words: Words) -> str:
    """How often each player, or each side, wins, as a picture."""
    own = _own(result, words)
    return shown.plot_mixes(result, own) if isinstance(result, Mixed) else shown.plot(result, own)


def page(results: Sequence[Result], arguments: argparse.Namespace, words: Words) -> str:
    """Everything as one page that needs nothing else."""
    found = Page()
    for result in results:
        _show(result, arguments, found, _own(result, words))
        found.parts.append(plotted(result, words))
        for report in result.reports.values():
            if report.courses.games:
                found.parts += _course_pictures(report, _own(result, words))
    plan = next(iter(results[0].reports.values())).plan
    title = escape(_own(results[0], words)(f"game-{plan.game}"))
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{title}</title>"
    body = "\n".join([f"<h1>{title}</h1>", *found.parts])
    style = f"<style>{STYLE}</style>"
    return f"<!doctype html>\n<html lang={words.language}><head>{head}{style}</head>\n<body>\n{body}\n</body></html>\n"
