"""Two boards and the fewest moves between them."""

from __future__ import annotations

from sandtable.core.moving import Moved, Turned, differences

CELLS = (("sleeper", "active"), ("troops",))


def test_pieces_are_moved_turned_put_and_taken() -> None:
    before = {"a": {"sleeper": 3, "troops": 2}, "b": {"active": 1}}
    after = {"a": {"sleeper": 1, "active": 1}, "b": {"active": 1, "sleeper": 1}, "c": {"troops": 3}}
    moves, turns = differences(before, after, CELLS)
    assert moves == [Moved("sleeper", 1, "a", "b"), Moved("troops", 2, "a", "c"), Moved("troops", 1, None, "c")]
    assert turns == [Turned("a", 1, "sleeper", "active")]


def test_what_is_the_same_is_not_named() -> None:
    assert differences({"a": {"sleeper": 2}}, {"a": {"sleeper": 2}, "b": {}}, CELLS) == ([], [])


def test_a_piece_that_moved_and_was_turned_is_one_move() -> None:
    moves, turns = differences({"a": {"sleeper": 1}}, {"b": {"active": 1}}, CELLS)
    assert (moves, turns) == ([Moved("active", 1, "a", "b")], [])
    moves, _ = differences({"a": {"sleeper": 1, "troops": 1}}, {}, CELLS)
    assert moves == [Moved("sleeper", 1, "a", None), Moved("troops", 1, "a", None)]
