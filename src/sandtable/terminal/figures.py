"""The figures of simulations as tables on a screen, and as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.messages import Message
from sandtable.lab.comparison import Compared, Comparison
from sandtable.lab.mixes import Mix, Mixed
from sandtable.lab.plot import Series, matrix, svg
from sandtable.lab.reports import Length, Report, Share
from sandtable.lab.simulation import FORFEIT
from sandtable.terminal.naming import at_level, level_or_opponent, opponent
from sandtable.words import Words, joined, listed

_WIDE: Final = 1000
"""Wider than any table: what it needs is asked as if there were room."""


def show(report: Report, console: Console, words: Words) -> None:
    plan = report.plan
    console.print(Text(words("sim-title", games=report.games, game=plan.game, seed=plan.seed), "bold"))
    console.print(Text(words.say(settings({**plan.seats, **plan.options})), "dim"))
    wins = Grid()
    wins.add_column(words("sim-victory"))
    for heading in ("games", "share", "interval"):
        wins.add_column(words(f"sim-{heading}"), justify="right", no_wrap=True)
    for seat, share in report.winners.items():
        total = words("sim-all-of", winner=_side(seat))
        wins.add_row(Text(total, "bold"), *_figures(share, words))
        for (winner, reason, rule), part in report.victories.items():
            if winner == seat:
                by_rule = words("sim-victory-by", victory=Message(f"victory-{reason}"), rule=rule)
                victory = words("sim-victory-forfeit") if reason == FORFEIT else by_rule
                wins.add_row(f"  {victory}", *_figures(part, words))
    console.print(wins)
    if report.tells_margins:
        margins = {words.say(_side(seat)): margin for seat, margin in report.margins.items()}
        console.print(_measures(words("sim-margin"), margins, words))
    lengths = {words(f"sim-{name}"): length for name, length in report.lengths.items()}
    console.print(_measures(words("sim-length"), lengths, words))
    show_forfeits(report, console, words)


def show_forfeits(report: Report, console: Console, words: Words) -> None:
    """Who has lost games without playing them, and why."""
    for (seat, fault), games in report.forfeits.items():
        first = report.first_forfeits[seat, fault]
        why = "" if first.forfeit is None else first.forfeit.why
        player = report.plan.seats[seat]
        said = Message(f"sim-forfeit-{fault}", {"why": why})
        text = words("sim-forfeits", games=games, side=seat, player=player, number=first.number, why=said)
        console.print(Text(text, "bold red"))


def _measures(title: str, rows: Mapping[str, Length], words: Words) -> Grid:
    """The least, the middle and the most of some numbers."""
    grid = Grid()
    grid.add_column(title)
    for heading in Length._fields:
        grid.add_column(words(f"sim-{heading}"), justify="right")
    for name, length in rows.items():
        grid.add_row(name, *(str(value) if isinstance(value, int) else f"{value:.1f}" for value in length))
    return grid


# -- several players, several rivals


def show_comparison(result: Compared, console: Console, words: Words) -> None:
    """How often each player wins against each rival."""
    comparison = result.comparison
    plan = next(iter(comparison.plans.values()))
    console.print(Text(words("sim-title-each", games=plan.games, game=plan.game, seed=plan.seed), "bold"))
    if plan.options:
        console.print(Text(words.say(settings(plan.options)), "dim"))
    grids = [_crosswise(result, words, figures, joint) for figures in (2, 1) for joint in (" ", "\n")]
    grids.append(_one_by_one(result, words))
    console.print(next((grid for grid in grids if _fits(grid, console)), grids[-1]))
    for report in result.reports.values():
        show_forfeits(report, console, words)


def _fits(grid: Grid, console: Console) -> bool:
    """Whether there is room for a table as it is."""
    return Measurement.get(console, console.options.update(width=_WIDE), grid).maximum <= console.width


def _crosswise(result: Compared, words: Words, figures: int, joint: str) -> Grid:
    """A row for each rival and a column for each player, with the intervals (2 figures) or without (1).

    The words of a heading stand beside or below each other.
    """
    comparison = result.comparison
    grid = Grid(title=words("sim-plot-title", side=comparison.winner), title_justify="left")
    grid.add_column(words("sim-against"))
    for player in comparison.players:
        headings = (words.say(_player(words, comparison, player)), words("sim-interval"))
        for heading in headings[:figures]:
            grid.add_column(joint.join(heading.split()), justify="right")
    for rival, company in comparison.rivals.items():
        shares = [_figures(result.wins(player, rival), words) for player in comparison.players]
        grid.add_row(words.say(_company(words, company)), *(figure for _, *two in shares for figure in two[:figures]))
    return grid


def _one_by_one(result: Compared, words: Words) -> Grid:
    """A row for each player against each rival."""
    comparison = result.comparison
    grid = Grid(title=words("sim-plot-title", side=comparison.winner), title_justify="left")
    grid.add_column(words("sim-player"))
    grid.add_column(words("sim-against"))
    for heading in ("share", "interval"):
        grid.add_column(words(f"sim-{heading}"), justify="right", no_wrap=True)
    for player in comparison.players:
        for rival, company in comparison.rivals.items():
            _, share, interval = _figures(result.wins(player, rival), words)
            name, against = _player(words, comparison, player), _company(words, company)
            grid.add_row(words.say(name), words.say(against), share, interval)
        if len(comparison.rivals) > 1:
            grid.add_section()
    return grid


def _player(words: Words, comparison: Comparison, player: str) -> Message:
    """A player whose wins are counted; one that plays at several levels, by its level."""
    name = player.partition(":")[0]
    alike = [each for each in comparison.players if each.partition(":")[0] == name]
    return opponent(words, player) if len(alike) == 1 else level_or_opponent(words, player)


def plot(result: Compared, words: Words) -> str:
    """The same as a picture."""
    comparison = result.comparison
    series = [
        Series(
            words.say(_player(words, comparison, player)),
            [result.wins(player, rival) for rival in comparison.rivals],
        )
        for player in comparison.players
    ]
    plan = next(iter(comparison.plans.values()))
    title = words("sim-plot-title", side=comparison.winner)
    about = words("sim-plot-about", games=plan.games, seed=plan.seed, rival=_sitting(words, comparison))
    return svg(title, about, [words.say(_company(words, company)) for company in comparison.rivals.values()], series)


def _sitting(words: Words, comparison: Comparison) -> Message:
    """Who all the rivals are, if they differ in level alone; else the sides they play."""
    companies = list(comparison.rivals.values())
    names = {player.partition(":")[0] for company in companies for player in company.values()}
    return opponent(words, names.pop()) if len(names) == 1 else listed([_side(seat) for seat in companies[0]])


def _company(words: Words, company: Mapping[str, str]) -> Message:
    """Those at the other seats; of one alone, whatever tells it from the others."""
    if len(company) == 1:
        return level_or_opponent(words, next(iter(company.values())))
    return joined(
        [Message("sim-at-seat", {"side": seat, "player": at_level(words, player)}) for seat, player in company.items()],
        "list-semicolon",
    )


# -- every mix of players


def show_mixes(result: Mixed, console: Console, words: Words) -> None:
    """A row for each mix, a column for each seat: wins and mean margin with their intervals."""
    plan = next(iter(result.mixes.plans.values()))
    console.print(Text(words("sim-title-each", games=plan.games, game=plan.game, seed=plan.seed), "bold"))
    if plan.options:
        console.print(Text(words.say(settings(plan.options)), "dim"))
    grid = Grid(title=words("sim-mixes"), title_justify="left", show_lines=True)
    for seat in result.mixes.seats:
        grid.add_column(words.say(_side(seat)), justify="right")
    for mix in result.mixes.plans:
        grid.add_row(*(_mixed(result, mix, seat, words) for seat in result.mixes.seats))
    console.print(grid)
    for report in result.reports.values():
        show_forfeits(report, console, words)


def _mixed(result: Mixed, mix: Mix, seat: str, words: Words) -> str:
    """Who plays a seat, and how it fares."""
    player = mix[list(result.mixes.seats).index(seat)]
    _, share, interval = _figures(result.wins(mix, seat), words)
    margin = result.margin(mix, seat)
    measured = words(
        "sim-mean-margin", mean=f"{margin.mean:+.1f}", low=f"{margin.low:+.1f}", high=f"{margin.high:+.1f}"
    )
    return f"{player}\n{words('sim-share-of', share=share, interval=interval)}\n{measured}"


def plot_mixes(result: Mixed, words: Words) -> str:
    """The wins of all mixes as a picture."""
    seats = result.mixes.seats
    plan = next(iter(result.mixes.plans.values()))
    rows = [(" · ".join(mix), [result.wins(mix, seat) for seat in seats]) for mix in result.mixes.plans]
    about = words("sim-mixes-about", games=plan.games, seed=plan.seed)
    return matrix(words("sim-mixes-plot"), about, [words.say(_side(seat)) for seat in seats], rows)


def _side(seat: str) -> Message:
    return Message(f"side-{seat}")


def settings(settings: Mapping[str, Any]) -> Message:
    """Who plays, or what was chosen, by name."""
    return joined([Message("sim-setting", {"name": name, "value": str(value)}) for name, value in settings.items()])


def _figures(share: Share, words: Words) -> tuple[str, str, str]:
    interval = words("sim-range", low=f"{share.low:.1%}", high=f"{share.high:.1%}")
    return str(share.games), f"{share.share:.1%}", interval
