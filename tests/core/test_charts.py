"""Flow charts and priority lists of any book: boxes, rows, what is not defined, and what is told."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.charts import (
    Chart,
    Row,
    WhereBox,
    first_box,
    first_box_or_all,
    highest,
    holds,
    lowest,
    narrowed,
    settled,
)
from sandtable.core.messages import Message, Note
from sandtable.core.play import Play

LIMIT = 10
"""The state of this small world: a number, to which candidates are compared."""


def world(heard: list[Note] | None = None) -> Play[int]:
    return Play(LIMIT, None if heard is None else heard.append)


EVEN: Row[int, int] = holds("even", lambda s, each: each % 2 == 0)
MOST: Row[int, int] = highest("most", lambda s, each: each)
LEAST: Row[int, int] = lowest("least", lambda s, each: each)
OVER: Row[int, int] = highest("over", lambda s, each: each - s if each > s else None)


def test_rows_narrow_until_one_is_left() -> None:
    heard: list[Note] = []
    assert narrowed(world(heard), "1.1", (EVEN, MOST, LEAST), [1, 2, 4, 3]) == [4]
    assert [note.message.args["priority"] for note in heard] == [Message("priority-even"), Message("priority-most")]
    assert {(note.rule, note.kind) for note in heard} == {("1.1", "why")}


def test_a_row_that_nobody_meets_or_that_all_meet_is_passed_over_in_silence() -> None:
    heard: list[Note] = []
    assert narrowed(world(heard), "1.1", (EVEN,), [1, 3]) == [1, 3]
    assert narrowed(world(heard), "1.1", (EVEN,), [2, 4]) == [2, 4]
    assert heard == []


def test_what_is_not_defined_loses_against_any_number() -> None:
    assert narrowed(world(), "1.1", (OVER,), [5, 12, 11]) == [12]
    assert narrowed(world(), "1.1", (OVER,), [5, 12]) == [12]
    assert narrowed(world(), "1.1", (lowest("near", lambda s, each: each - s if each > s else None),), [5, 12, 11]) == [
        11
    ]


def test_a_number_that_nobody_has_decides_nothing() -> None:
    assert narrowed(world(), "1.1", (OVER, EVEN), [3, 5, 6]) == [6]


def test_a_row_counts_only_under_its_condition() -> None:
    closed = MOST.counting(lambda s: s > LIMIT)
    opened = MOST.counting(lambda s: s == LIMIT)
    assert narrowed(world(), "1.1", (closed,), [1, 2]) == [1, 2]
    assert narrowed(world(), "1.1", (opened,), [1, 2]) == [2]
    assert settled(LIMIT, (closed, LEAST), [1, 2]) == [1]


def test_what_is_settled_silently_is_what_would_be_told() -> None:
    rows: Sequence[Row[int, int]] = (EVEN, OVER, LEAST)
    for candidates in ([1, 2, 3], [12, 14, 11], [5], [8, 12]):
        assert list(settled(LIMIT, rows, candidates)) == narrowed(world(), "1.1", rows, candidates)


CHART: Chart[int, int] = Chart(
    "sizes",
    "1.2",
    (
        WhereBox("never", lambda s, each: True, lambda s: s < LIMIT),
        WhereBox("over", lambda s, each: each > s),
        WhereBox("even", lambda s, each: each % 2 == 0, keeps=MOST.narrowed),
    ),
)


def test_a_chart_gives_what_its_first_open_box_fits_and_keeps() -> None:
    heard: list[Note] = []
    assert first_box(world(heard), CHART, [2, 11, 12]) == [11, 12]
    assert first_box(world(heard), CHART, [2, 3, 4]) == [4]
    assert [note.message.id for note in heard] == [
        "note-why-closed-box", "note-why-box", "note-why-closed-box", "note-why-not-box", "note-why-box",
    ]  # fmt: skip


def test_without_a_box_that_holds_nothing_is_left_or_all() -> None:
    assert first_box(world(), CHART, [1, 3]) == []
    assert first_box_or_all(world(), CHART, [1, 3]) == [1, 3]
    assert first_box_or_all(world(), CHART, [1, 2]) == [2]


def test_reasons_are_counted_apart_from_what_is_told() -> None:
    g = world([])
    narrowed(g, "1.1", (MOST,), [1, 2])
    g.note("anything")
    assert (g.reasons, g.told) == (1, 1)
