"""``sandtable sim`` and ``merge``: many games, counted, with a bar that shows how far they are."""

from __future__ import annotations

import argparse
import secrets
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from sandtable.core.errors import BadSetup
from sandtable.core.files import writing
from sandtable.lab import tables
from sandtable.lab.comparison import Compared
from sandtable.lab.mixes import Mixed
from sandtable.lab.reports import Report
from sandtable.lab.results import Merged, Results, Row
from sandtable.lab.simulation import Plan, Played, simulate_all
from sandtable.lab.studies import USUAL_GAMES, Asked, Study, read_plan_file
from sandtable.lab.working import Span, WorkerDied, spans_of
from sandtable.terminal.laboratory import RAY
from sandtable.terminal.reporting import page, plotted, show_all
from sandtable.words import Words

FILES = ("json", "plot", "csv", "parquet", "report")
"""The files that can be asked for."""
GAME_BY_GAME = ("json", "csv", "parquet")
"""Those in which every game stands."""


def run(
    arguments: argparse.Namespace,
    console: Console,
    words: Words,
    *,
    options: Mapping[str, Any],
    seats: Mapping[str, str],
) -> bool:
    """Play the games a command line asks for and print the figures; whether all were played."""
    _check_files(arguments)
    with ExitStack() as stack:
        results, study = _begun(arguments, options, seats, stack)
        reports = study.new_reports()
        for place, one in () if results is None else results.rows():
            reports[place].add([one])
        playing = _Playing(study, reports, results, arguments)
        trouble = playing.run(console, words)
        shown_results = study.results(reports)
        show_all(shown_results, arguments, console, words)
        playing.tell(console, words, trouble)
        games = _nobody_asks if results is None else results.games_of
        _write_files(arguments, shown_results, reports, games, console, words)
        if isinstance(trouble, WorkerDied):
            raise trouble
    return trouble is None


def merge(arguments: argparse.Namespace, console: Console, words: Words) -> None:
    """Count what several files hold, and write it to one if that is wished."""
    _check_files(arguments)
    parts = Merged([Path(file) for file in arguments.files])
    study = parts.study
    with ExitStack() as stack:
        reports = study.new_reports()
        output = _new_file(arguments.output, study, stack)
        for place, one in parts.rows():
            reports[place].add([one])
            if output is not None:
                output.add(place, [one])
        results = study.results(reports)
        show_all(results, arguments, console, words)
        if arguments.output:
            console.print(Text(words("sim-results-written", file=arguments.output)))
        _write_files(arguments, results, reports, lambda place: _only(parts.rows(), place), console, words)


def _nobody_asks(place: int) -> Iterable[Played]:
    """No games: nothing is written of which they are a part."""
    return ()


def _only(rows: Iterable[Row], place: int) -> Iterator[Played]:
    return (row.played for row in rows if row.place == place)


# -- what is asked for


def _begun(
    arguments: argparse.Namespace, options: Mapping[str, Any], seats: Mapping[str, str], stack: ExitStack
) -> tuple[Results | None, Study]:
    """What is to be played, and the file for it, if there is one: it is needed for whatever is written game by game."""
    if arguments.resume:
        for name in ("game", "plan", "results", "seed", "games", "first", "levels", "mixes", "time_limit", "courses"):
            if getattr(arguments, name) not in (None, False):
                raise BadSetup("flags-together", one="--resume", two=f"--{name.replace('_', '-')}")
        taken_up = stack.enter_context(Results.taken_up(Path(arguments.resume)))
        return taken_up, taken_up.study
    study = Study(_asked(arguments, options, seats))
    results = _new_file(arguments.results, study, stack)
    if results is None and any(getattr(arguments, name) for name in GAME_BY_GAME):
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        results = _new_file(str(Path(folder) / "games.jsonl"), study, stack)
    return results, study


def _new_file(name: str | None, study: Study, stack: ExitStack) -> Results | None:
    return None if name is None else stack.enter_context(Results.new(Path(name), study))


def _asked(arguments: argparse.Namespace, options: Mapping[str, Any], seats: Mapping[str, str]) -> Sequence[Asked]:
    seed = arguments.seed if arguments.seed is not None else secrets.token_hex(8)
    if arguments.plan:
        said = {"levels": arguments.levels, "mixes": arguments.mixes, "seat": seats, "option": options}
        for name in (name for name, value in {"game": arguments.game, **said}.items() if value):
            raise BadSetup("flags-together", one="--plan", two=f"--{name}")
        given = {"seed": arguments.seed, "games": arguments.games, "first": arguments.first}
        return read_plan_file(Path(arguments.plan), seed, **given)
    games, first = arguments.games or USUAL_GAMES, arguments.first or 0
    plan = Plan(arguments.game, games, seed, seats, options, arguments.time_limit, first, arguments.courses)
    return [Asked(plan, arguments.levels, arguments.mixes)]


# -- playing


class _Rate(ProgressColumn):
    """How many games are played in a second."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def render(self, task: Task) -> Text:
        """The rate of late."""
        return Text("" if task.speed is None else self._words("sim-rate", rate=f"{task.speed:.1f}"))


class _Playing:
    """Plays what is missing, until all is played, somebody stops it, or a worker dies for good."""

    def __init__(
        self, study: Study, reports: Sequence[Report], results: Results | None, arguments: argparse.Namespace
    ) -> None:
        self._plans = study.plans
        self._reports = reports
        self._results = results
        self._arguments = arguments
        self._all = sum(plan.games for plan in study.plans)
        self._played = 0
        self._seconds = 0.0

    def run(self, console: Console, words: Words) -> KeyboardInterrupt | WorkerDied | None:
        """Play; what has stopped it, if anything has."""
        spans = spans_of(self._plans) if self._results is None else self._results.missing()
        started = time.monotonic()
        columns = (
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(words), TimeRemainingColumn(),
        )  # fmt: skip
        try:
            with Progress(*columns, console=console, transient=True) as progress, ExitStack() as stack:
                before = sum(report.games for report in self._reports)
                bar = progress.add_task(words("sim-progress"), total=self._all, completed=before)
                for place, chunk in stack.enter_context(closing(self._play(spans, stack))):
                    if self._results is not None:
                        self._results.add(place, chunk)
                    self._reports[place].add(chunk)
                    self._played += len(chunk)
                    progress.advance(bar, len(chunk))
        except (KeyboardInterrupt, WorkerDied) as stopped:
            return stopped
        finally:
            self._seconds = time.monotonic() - started
        return None

    def _play(self, spans: Sequence[Span], stack: ExitStack) -> Any:
        jobs = self._arguments.jobs
        if self._arguments.on != RAY:
            return simulate_all(self._plans, jobs or 1, spans=spans)
        from sandtable.lab.on_ray import RayExecutor  # noqa: PLC0415 - it is large, and few have it

        cluster = stack.enter_context(RayExecutor(jobs))
        return simulate_all(self._plans, executor=cluster, workers=cluster.workers, spans=spans)

    def tell(self, console: Console, words: Words, trouble: BaseException | None) -> None:
        """How fast it was, and how it goes on."""
        if self._played:
            rate = f"{self._played / self._seconds:.1f}"
            console.print(Text(words("sim-speed", seconds=f"{self._seconds:.1f}", rate=rate), "dim"))
        if trouble is not None:
            counted = sum(report.games for report in self._reports)
            console.print(Text(words("sim-stopped", games=counted, all=self._all), "bold"))
        kept = self._arguments.results or self._arguments.resume
        if kept:
            message = "sim-results-written" if trouble is None else "sim-goes-on"
            console.print(Text(words(message, file=kept)))


# -- showing and writing


def _json(result: Compared | Mixed) -> dict[str, Any]:
    alone = isinstance(result, Compared) and len(result.reports) == 1
    return next(iter(result.reports.values())).to_json() if alone else result.to_json()


def _write_files(
    arguments: argparse.Namespace,
    results: Sequence[Compared | Mixed],
    reports: Sequence[Report],
    games: tables.Games,
    console: Console,
    words: Words,
) -> None:
    """Write the files that were asked for."""
    if arguments.json:
        for place, report in enumerate(reports):
            report.games_said = f"@games {place}" if report.games else None
        figures = [_json(result) for result in results]
        tables.write_json(Path(arguments.json), figures[0] if len(figures) == 1 else {"runs": figures}, games)
        console.print(Text(words("sim-written", file=arguments.json)))
    if arguments.csv:
        tables.write_csv(Path(arguments.csv), reports, games)
        console.print(Text(words("sim-games-written", file=arguments.csv)))
    if arguments.parquet:
        tables.write_parquet(Path(arguments.parquet), reports, games)
        console.print(Text(words("sim-games-written", file=arguments.parquet)))
    if arguments.plot:
        path = Path(arguments.plot)
        with writing(path):
            path.write_text(plotted(results[0], words), encoding="utf-8")
        console.print(Text(words("sim-plot-written", file=arguments.plot)))
    if arguments.report:
        path = Path(arguments.report)
        with writing(path):
            path.write_text(page(results, arguments, words), encoding="utf-8")
        console.print(Text(words("sim-report-written", file=arguments.report)))


def _check_files(arguments: argparse.Namespace) -> None:
    """Refuse files that cannot be written before the games are played, not after."""
    if arguments.plot and not arguments.plot.endswith(".svg"):
        raise BadSetup("plot-svg", file=arguments.plot)
    if arguments.parquet:
        tables.parquet_library()
    for file in filter(None, (getattr(arguments, name) for name in FILES)):
        path = Path(file)
        existed = path.exists()
        with writing(path), path.open("a", encoding="utf-8"):
            pass
        if not existed:
            path.unlink()
