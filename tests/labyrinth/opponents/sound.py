"""Whole games of one person against an opponent of the book, in which every card is looked at."""

from __future__ import annotations

from collections.abc import Callable

from sandtable import Table
from sandtable.labyrinth.state import State
from tests.playing import FAR, Chooser, answers


def played_soundly(table: Table, choose: Chooser, person: str, check: Callable[[State], None]) -> Table:
    """Play a game to its end: only the person is asked, and what must hold does after every card."""
    seen = asked = 0
    for question in answers(table, choose):
        asked += 1
        assert question.seat == person
        for step in table.steps[seen:]:
            check(step.state)
        seen = len(table.steps)
    assert asked < FAR
    check(table.state)
    assert table.outcome is not None
    return table
