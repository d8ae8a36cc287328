"""Studies: what is asked for, in one command line or in a plan file, and the plans that come of it."""

from __future__ import annotations

import itertools
import math
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

from sandtable.core import records
from sandtable.core.errors import BadRecord, BadSetup, quoted
from sandtable.core.files import read_text
from sandtable.lab.comparison import Compared, Comparison, compared
from sandtable.lab.ledgers import Ledger
from sandtable.lab.mixes import Mixed, Mixes, all_mixes
from sandtable.lab.players import parted
from sandtable.lab.reports import Report
from sandtable.lab.simulation import Plan

USUAL_GAMES: Final = 100


@dataclass(frozen=True)
class Asked:
    """One thing that is asked for: a plan whose seats may name several players, at levels of a book, or in mixes."""

    plan: Plan
    levels: str | None = None
    mixes: str | None = None

    def expanded(self) -> Comparison | Mixes:
        """The plans that come of it."""
        if self.mixes is None:
            return compared(self.plan, self.levels)
        return all_mixes(self.plan, parted(self.mixes))

    def to_json(self) -> dict[str, Any]:
        """What is asked for, as JSON-ready data."""
        more = {"levels": self.levels, "mixes": self.mixes}
        return {"plan": self.plan.to_json()} | {name: value for name, value in more.items() if value is not None}

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> Asked:
        """What was asked for when it was written in this way."""
        return cls(Plan(**document["plan"]), document.get("levels"), document.get("mixes"))


class Study:
    """Everything that is asked for together."""

    def __init__(self, asked: Sequence[Asked]) -> None:
        self.asked = list(asked)
        self.parts = [each.expanded() for each in asked]
        self.plans: list[Plan] = [plan for part in self.parts for plan in part.plans.values()]

    def new_reports(self) -> list[Report]:
        """A report for each plan, which keeps no games; those of several players are compared game by game."""
        reports = []
        for part in self.parts:
            for plan in part.plans.values():
                report = Report(plan, keep=False)
                if isinstance(part, Comparison) and len(part.plans) > 1:
                    report.ledger = Ledger(plan, part.winner)
                reports.append(report)
        return reports

    def results(self, reports: Sequence[Report]) -> list[Compared | Mixed]:
        """The figures of each part, of the reports of all plans in their order."""
        left = iter(reports)
        found: list[Compared | Mixed] = []
        for part in self.parts:
            if isinstance(part, Comparison):
                found.append(Compared(part, {key: next(left) for key in part.plans}))
            else:
                found.append(Mixed(part, {key: next(left) for key in part.plans}))
        return found


# -- a plan file


def _seconds(value: object, path: str) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value < math.inf:
        raise BadRecord("no-number", key=path, value=quoted(value))
    return float(value)


def _values(value: object, path: str) -> list[object]:
    """The values of an option: whether they are any is for the game to say."""
    return list(value) if isinstance(value, list) else [value]


@dataclass(frozen=True)
class Run:
    """One run of a plan file; what it leaves out the file says for all, and a list of an option's values is a grid."""

    game: str | None = None
    games: int | None = None
    first: int | None = None
    seed: str | None = None
    time_limit: Annotated[float | None, records.ReadBy(_seconds)] = None
    seats: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    options: Mapping[str, Annotated[Any, records.ReadBy(_values)]] = field(default_factory=dict)
    levels: str | None = None
    mixes: str | None = None


@dataclass(frozen=True)
class PlanFile(Run):
    """A plan file: what holds for all runs, and the runs."""

    run: tuple[Run, ...] = ()


def read_plan_file(path: Path, usual_seed: str, **given: int | str | None) -> list[Asked]:
    """What a plan file asks for: ``given`` numbers and a seed overrule it, ``usual_seed`` is for runs without."""
    try:
        document = tomllib.loads(read_text(path, BadSetup))
    except tomllib.TOMLDecodeError as problem:
        raise BadSetup("file-kind", file=str(path), kind="TOML", reason=str(problem)) from None
    common = records.read(PlanFile, document, path.name)
    overruled = {name: value for name, value in given.items() if value is not None}
    runs = [_joined(common, run) for run in common.run or [Run()]]
    return [asked for run in runs for asked in _asked(run, path, usual_seed, overruled)]


def _joined(common: PlanFile, run: Run) -> Run:
    """A run with whatever the file says for all."""
    single = ("game", "games", "first", "seed", "time_limit", "levels", "mixes")
    chosen = {name: getattr(run if getattr(run, name) is not None else common, name) for name in single}
    return Run(seats={**common.seats, **run.seats}, options={**common.options, **run.options}, **chosen)


def _asked(run: Run, path: Path, seed: str, overruled: Mapping[str, Any]) -> list[Asked]:
    """What a run asks for: something for each way to choose among the values of its options."""
    if run.game is None:
        raise BadSetup("plan-no-game", file=str(path))
    if run.levels is not None and run.mixes is not None:
        raise BadSetup("flags-together", one="levels", two="mixes")
    seats = {seat: who if isinstance(who, str) else ",".join(who) for seat, who in run.seats.items()}
    numbers = {"games": run.games or USUAL_GAMES, "first": run.first or 0, "seed": run.seed or seed, **overruled}
    if numbers["games"] < 1 or numbers["first"] < 0:
        raise BadSetup("plan-numbers", file=str(path))
    return [
        Asked(
            Plan(
                game=run.game, seats=seats, options=dict(zip(run.options, each, strict=True)),
                time_limit=run.time_limit, **numbers,
            ),
            run.levels,
            run.mixes,
        )
        for each in itertools.product(*run.options.values())
    ]  # fmt: skip
