"""What is shown, for somebody to whom the screen is read: line by line, without frames and with nothing beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

METER: Final = re.compile("[●○]+ ?")
"""A track as a row of boxes, whose number is said anyway."""


def flat(thing: Any) -> Iterator[Any]:
    """The lines of a thing: a frame is its title and what is in it, a row of a table a line."""
    if isinstance(thing, Group):
        for part in thing.renderables:
            yield from flat(part)
    elif isinstance(thing, Panel):
        yield from [] if thing.title is None else flat(thing.title)
        yield from flat(thing.renderable)
    elif isinstance(thing, Padding):
        yield from flat(thing.renderable)
    elif isinstance(thing, Rule):
        yield from flat(thing.title)
    elif isinstance(thing, Grid):
        yield from _rows(thing)
    else:
        yield METER.sub("", thing.plain) if isinstance(thing, Text) and METER.search(thing.plain) else thing


def _rows(grid: Grid) -> Iterator[Any]:
    """Each row in a line, its cells behind the headings of their columns; tables in cells one after the other."""
    columns = [list(column.cells) for column in grid.columns]
    headings = [_said(column.header) for column in grid.columns]
    for row in zip(*columns, strict=True):
        if any(isinstance(cell, Grid | Panel | Group) for cell in row):
            for cell in row:
                yield from flat(cell)
            continue
        cells = [_said(cell) for cell in row]
        named = [
            f"{name} {cell}" if name and place else cell
            for place, (name, cell) in enumerate(zip(headings, cells, strict=True))
            if cell
        ]
        if named:
            yield Text(", ".join(named) if any(headings) else " ".join(named))


def _said(cell: Any) -> str:
    """A cell in one line."""
    return " ".join(METER.sub("", cell.plain if isinstance(cell, Text) else str(cell)).split())
