"""Copies of a table share what did not change, and nobody can tell."""

from __future__ import annotations

import pytest

from sandtable.core.sharing import Sharing


class Box:
    """Something that lies on a table."""

    def __init__(self, id: str, count: int = 0) -> None:
        self.id = id
        self.count = count

    def copy(self) -> Box:
        return Box(self.id, self.count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (self.id, self.count) == (other.id, other.count)


PLACES = {"a": 0, "b": 1, "c": 2}


def laid_out() -> Sharing[Box]:
    table: Sharing[Box] = Sharing()
    table.hold([Box(id) for id in PLACES], PLACES)
    return table


def copied(table: Sharing[Box]) -> Sharing[Box]:
    twin: Sharing[Box] = Sharing()
    twin.hold_like(table)
    return twin


def put(table: Sharing[Box], id: str, count: int) -> None:
    table[id].count = count
    table.changed(table[id])


def counts(table: Sharing[Box]) -> list[int]:
    return [box.count for box in table.in_sight()]


def test_what_is_done_to_a_copy_stays_there_and_what_is_done_to_the_table_too() -> None:
    table = laid_out()
    put(table, "a", 1)
    twin = copied(table)
    put(twin, "b", 2)
    put(table, "c", 3)
    later = copied(twin)
    put(later, "a", 9)
    assert (counts(table), counts(twin), counts(later)) == ([1, 0, 3], [1, 2, 0], [9, 2, 0])


def test_a_copy_holds_what_others_hold_until_it_is_asked_for() -> None:
    table = laid_out()
    twin = copied(table)
    third = copied(twin)
    assert all(mine is others for mine, others in zip(twin.in_sight(), third.in_sight(), strict=True))
    put(third, "b", 1)
    fourth = copied(third)
    same = [mine is others for mine, others in zip(twin.kept(), fourth.kept(), strict=True)]
    assert same == [True, False, True]


def test_what_is_handed_out_stays_the_same_object_in_sight_and_among_all() -> None:
    twin = copied(laid_out())
    before = twin.in_sight()
    box = twin["b"]
    assert twin["b"] is box
    assert before[1] is box
    copied(twin)
    put(twin, "b", 4)
    assert (twin["b"] is box, twin.all_own()[1] is box, box.count) == (True, True, 4)
    assert all(twin[box.id] is box for box in twin.all_own())


def test_what_was_kept_never_changes() -> None:
    table = laid_out()
    kept = table.kept()
    for box in table.all_own():
        box.count = 7
        table.changed(box)
    assert [box.count for box in kept] == [0, 0, 0]
    assert [box.id for box in table.differing(kept)] == ["a", "b", "c"]
    assert table.differing(table.kept()) == []


def test_a_thing_written_to_and_back_is_no_other() -> None:
    table = laid_out()
    kept = table.kept()
    put(table, "a", 5)
    put(table, "a", 0)
    assert table.differing(kept) == []


def test_whoever_writes_without_a_word_is_found_out() -> None:
    table = copied(laid_out())
    assert table.unsaid() == []
    table["c"].count = 1
    assert table.unsaid() == ["c"]
    table.changed(table["c"])
    assert table.unsaid() == []


def test_an_id_is_known_whether_or_not_it_was_asked_for() -> None:
    table = copied(laid_out())
    assert ("a" in table, "z" in table) == (True, False)


def test_only_what_was_written_to_is_held_against_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def alike(one: Box, other: object) -> bool:
        looked.append(one.id)
        return isinstance(other, Box) and one.count == other.count

    monkeypatch.setattr(Box, "__eq__", alike)
    table = laid_out()
    first = table.kept()
    put(table, "c", 1)
    put(table, "a", 1)
    put(table, "a", 0)
    assert [box.id for box in table.differing(first)] == ["c"]
    assert looked == ["a", "c"]


def test_what_differs_is_found_however_often_something_was_kept_since() -> None:
    table = laid_out()
    rows = [table.kept()]
    for id, count in (("c", 1), ("a", 2), ("c", 0), ("b", 3)):
        put(table, id, count)
        rows.append(table.kept())
    differing = [[(box.id, box.count) for box in table.differing(row)] for row in rows]
    a, b, c = ("a", 2), ("b", 3), ("c", 0)
    assert differing == [[a, b], [a, b, c], [b, c], [b], []]
    assert table.differing(copied(table).kept()) == []
    assert [box.id for box in copied(table).differing(rows[-2])] == ["b"]
