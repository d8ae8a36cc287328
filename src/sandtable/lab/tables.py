"""Games as files for other programs: JSON, CSV and Parquet, written game by game."""

from __future__ import annotations

import csv
import itertools
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import BadSetup
from sandtable.core.files import writing
from sandtable.lab.reports import Report, row
from sandtable.lab.simulation import Played

BATCH: Final = 10_000
"""How many games are handed to Parquet at once."""

Games = Callable[[int], Iterable[Played]]
"""The games of a plan, by its place."""


def write_json(path: Path, document: Any, games: Games) -> None:
    """Write figures; a list with nothing but a text ``@games 3`` in it becomes the games of plan 3."""
    with writing(path), path.open("w", encoding="utf-8") as file:
        for line in json.dumps(document, indent=1).splitlines(keepends=True):
            said = line.strip().strip('"')
            if not said.startswith("@games "):
                file.write(line)
                continue
            depth = " " * (len(line) - len(line.lstrip()))
            before = ""
            for one in games(int(said.removeprefix("@games "))):
                file.write(
                    before + "\n".join(f"{depth}{each}" for each in json.dumps(one.to_json(), indent=1).splitlines())
                )
                before = ",\n"
            file.write("\n")
        file.write("\n")


def columns(reports: Sequence[Report]) -> dict[str, type]:
    """The columns of all rows and what is in them."""
    plans = [report.plan for report in reports]
    texts, numbers = dict.fromkeys(("game", "seed"), str), {"plan": int, "number": int}
    players = {f"player_{seat}": str for plan in plans for seat in plan.seats}
    options = {f"option_{name}": str for plan in plans for name in plan.options}
    margins = {f"margin_{seat}": int for report in reports for seat in report.margins}
    lengths = {name: int for report in reports for name in report.lengths}
    ends = dict.fromkeys(("winner", "reason", "rule"), str)
    lost = dict.fromkeys(("forfeit", "fault", "why"), str)
    return {**numbers, **texts, **players, **options, **ends, **margins, **lengths, **lost}


def _rows(reports: Sequence[Report], games: Games) -> Iterator[dict[str, Any]]:
    return (row(place, report.plan, one) for place, report in enumerate(reports) for one in games(place))


def write_csv(path: Path, reports: Sequence[Report], games: Games) -> None:
    """Write a row for each game."""
    with writing(path), path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, columns(reports), lineterminator="\n")
        table.writeheader()
        table.writerows(_rows(reports, games))


def parquet_library() -> Any:
    """The library that writes Parquet, if it is installed."""
    try:
        import_module("pyarrow")
        return import_module("pyarrow.parquet")
    except ImportError:
        raise BadSetup("not-installed", what="pyarrow", extra="lab") from None


def write_parquet(path: Path, reports: Sequence[Report], games: Games) -> None:
    """Write a row for each game."""
    parquet, arrow = parquet_library(), import_module("pyarrow")
    kinds: Mapping[type, Any] = {int: arrow.int64(), str: arrow.string()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in columns(reports).items()])
    rows = _rows(reports, games)
    with writing(path), parquet.ParquetWriter(str(path), schema) as file:
        while batch := list(itertools.islice(rows, BATCH)):
            file.write_table(arrow.Table.from_pylist(batch, schema=schema))
