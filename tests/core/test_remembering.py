"""Remembering: the same content gives the same thing, and what is remembered has an end."""

from __future__ import annotations

from sandtable.core.remembering import Remembered, RememberedOfBoth


def test_the_same_content_is_made_once_until_there_is_no_more_room() -> None:
    made: list[int] = []
    remembered = Remembered[list[int]](2)

    def make(number: int) -> list[int]:
        made.append(number)
        return [number]

    def of(number: int) -> list[int]:
        return remembered.of(number, make, number)

    first = of(1)
    assert of(1) is first
    assert [of(2), of(1), of(2)] == [[2], [1], [2]]
    assert made == [1, 2]
    of(3)  # there is room for two
    assert of(1) == first
    assert made == [1, 2, 3, 1]


def test_what_was_made_of_two_things_is_theirs_alone() -> None:
    made: list[int] = []
    remembered = RememberedOfBoth[int](3)

    def make(one: list[int], two: list[int]) -> int:
        made.append(one[0] - two[0])
        return made[-1]

    one, two, like_one = [1], [2], [1]
    assert [remembered.of((one, two), make) for _ in range(3)] == [-1, -1, -1]
    assert remembered.of((two, one), make) == 1
    assert made == [-1, 1]
    assert remembered.of((like_one, two), make) == -1
    assert made == [-1, 1, -1]
    remembered.of((one, like_one), make)  # there is room for three
    assert remembered.of((one, two), make) == -1
    assert made == [-1, 1, -1, 0, -1]
