"""Parquet holds what CSV holds, with types."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.lab.results import Results
from tests.terminal.driving import run

parquet: Any = pytest.importorskip("pyarrow.parquet")
pytestmark = [pytest.mark.extras, pytest.mark.filterwarnings("ignore")]


def test_parquet_has_a_row_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    seats = ("--seat", "us=random,steady")
    code, _ = run(
        "sim", "labyrinth", "--games", "3", "--seed", "1", *seats, "--parquet", "out.parquet", "--results", "out.jsonl"
    )
    assert code == 0
    table = parquet.read_table("out.parquet")
    rows = table.to_pylist()
    assert [(row["plan"], row["number"], row["player_us"]) for row in rows] == [
        (place, number, who) for place, who in enumerate(("random", "steady")) for number in range(3)
    ]
    with Results.taken_up(Path("out.jsonl")) as results:
        for row, (_, one) in zip(rows, results.rows(), strict=True):
            assert (row["winner"], row["rule"], row["margin_us"]) == (one.winner, one.rule, one.margins["us"])
            assert row["questions"] == one.lengths["questions"]
            assert row["fault"] is None
    assert str(table.schema.field("margin_us").type) == "int64"
