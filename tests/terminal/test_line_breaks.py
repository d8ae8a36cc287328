"""Lines of Japanese break between letters, and other lines as ever."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sandtable.terminal.line_breaks import break_lines_of_japanese


@pytest.fixture(autouse=True)
def _broken() -> None:
    break_lines_of_japanese()


def lines(thing: Text | Table, width: int) -> list[str]:
    paper = Console(file=StringIO(), width=width, highlight=False)
    with paper.capture() as printed:
        paper.print(thing)
    return [line.rstrip() for line in printed.get().splitlines()]


def test_a_line_is_filled_and_none_begins_with_a_sign() -> None:
    assert lines(Text("US 予備を使う。「予備」は2だ。"), 12) == ["US 予備を使", "う。「予備」", "は2だ。"]


def test_nothing_is_cut_off_in_a_table() -> None:
    table = Table.grid()
    table.add_column(width=4)
    table.add_row("予備を使う。")
    assert lines(table, 20) == ["予備", "を使", "う。"]


def test_other_lines_break_at_spaces() -> None:
    assert lines(Text("a game (of two sides), one deck…"), 12) == ["a game (of", "two sides),", "one deck…"]
