"""Where a turn began: what one seat has answered since anybody else did something, as far as the undo law allows."""

from __future__ import annotations

import random

import pytest

from sandtable import Table
from sandtable.core.errors import CannotUndo


def answered(table: Table, times: int) -> Table:
    """Answer at random so many times."""
    dice = random.Random(1)
    for _ in range(times):
        assert table.question is not None
        table.answer(*table.question.sample(dice.randrange))
    return table


def test_it_begins_after_the_book_has_played_and_goes_over_dice_where_undo_is_free() -> None:
    table = Table.new("labyrinth", seed=3, seats={"jihadist": "solitaire"}, free_undo=True)
    assert table.turn_began() is None
    began = table.ply
    cards = 0
    while cards < 2:
        assert table.question is not None
        if table.question.purpose == "play_card" and table.turn_began() is None and table.ply > began:
            began, cards = table.ply, cards + 1
        answered(table, 1)
        assert table.turn_began() in (began, None)


def test_among_several_it_ends_at_a_die_and_at_another_seat() -> None:
    table = Table.from_position({"game": "plain", "card": 67, "eligible": ["government", "coalition"]}, seed=1)
    start = table.ply
    table.answer("pass", seat="government")
    assert (table.turn_began("government"), table.last_answer("coalition")) == (start, None)
    table.answer("pass", seat="coalition")  # a card is turned up
    assert table.turn_began("coalition") is None
    assert table.last_answer("government") == start
    with pytest.raises(CannotUndo):
        table.undo(start)
    table.undo(start, agreed=True)
    assert table.ply == start
    assert table.redoable is not None
    assert table.redoable.value == ("pass",)
