"""All that chance can make of an answer, with exact probabilities, in positions whose arithmetic is in the book."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sandtable import Table
from sandtable.core.chance import PHYSICAL
from sandtable.core.errors import BadDice, BadSetup, IllegalAnswer, NotYourTurn
from sandtable.core.journal import DICE
from tests.comparing import snapshot
from tests.labyrinth.scene import play, turn
from tests.playing import rolled


def recruiting(value: int) -> Table:
    """The Jihadist side recruits in Yemen (Poor: a roll of up to 3, 8.2.2) with this value; one die is left."""
    card = {1: 52, 2: 62, 3: 81}[value]
    table = turn("jihadist", card, countries={"yemen": {"governance": "poor", "alignment": "neutral", "cells": 1}})
    return play(table, card, "recruit", *["yemen"] * (value - 1))


def by_cells(table: Table, until: str = "question") -> dict[int, Fraction]:
    """How likely it is that so many cells are in Yemen."""
    found = table.outcomes("yemen", until=until)
    cells = {one.table.state["yemen"].cells: one.probability for one in found}
    assert len(cells) == len(found), "what comes to the same is one"
    return cells


def test_one_die_goes_two_ways() -> None:
    assert by_cells(recruiting(1)) == {2: Fraction(1, 2), 1: Fraction(1, 2)}


def test_several_dice_go_as_many_ways_as_they_come_to() -> None:
    assert by_cells(recruiting(2)) == {2: Fraction(1, 2), 1: Fraction(1, 4), 3: Fraction(1, 4)}
    eighth = Fraction(1, 8)
    assert by_cells(recruiting(3)) == {1: eighth, 2: 3 * eighth, 3: 3 * eighth, 4: eighth}


def test_the_likeliest_comes_first() -> None:
    found = [one.probability for one in recruiting(3).outcomes("yemen")]
    assert found == sorted(found, reverse=True)


def test_one_die_at_a_time() -> None:
    """Two dice are rolled one after the other: after the first, the table waits for the second as for a real one."""
    found = recruiting(2).outcomes("yemen", until="chance")
    assert [one.probability for one in found] == [Fraction(1, 6)] * 6
    first = found[0].table
    assert first.question is not None
    assert (first.question.seat, first.dice) == ("dealer", PHYSICAL)
    first.answer("6")
    assert rolled(first) == [1, 6]


def test_the_table_stays_and_what_is_found_goes_on_with_its_dice() -> None:
    table = recruiting(1)
    before = snapshot(table)
    found = table.outcomes("yemen")
    assert snapshot(table) == before
    other = found[0].table
    assert other.question is not None
    other.answer(other.question.keys[0])
    assert snapshot(table) == before


def test_an_answer_without_chance_has_one_outcome() -> None:
    table = turn("jihadist", 52, countries={"yemen": {"governance": "poor", "alignment": "neutral", "cells": 1}})
    found = table.outcomes("52")
    assert [one.probability for one in found] == [1]
    twin = table.fork()
    twin.answer("52")
    assert found[0].table.state == twin.state


def test_what_cannot_be_looked_at_is_refused() -> None:
    table = recruiting(1)
    with pytest.raises(IllegalAnswer, match="atlantis"):
        table.outcomes("atlantis")
    with pytest.raises(BadSetup, match="question, chance"):
        table.outcomes("yemen", until="tomorrow")


def test_too_many_ways_are_refused() -> None:
    """The first of eighteen cards that are dealt."""
    table = Table.new("labyrinth", seed=1, dice=PHYSICAL)
    assert table.question is not None
    with pytest.raises(BadDice, match="10,000"):
        table.outcomes(table.question.keys[0])


def test_a_fork_has_dice_of_its_own() -> None:
    table = recruiting(1)
    for pips, cells in ((3, 2), (4, 1)):
        twin = table.fork(dice=[pips])
        twin.answer("yemen")
        assert twin.state["yemen"].cells == cells
    real = table.fork(dice=PHYSICAL)
    real.answer("yemen")
    assert real.question is not None
    assert real.question.seat == "dealer"
    with pytest.raises(BadDice):
        table.fork(dice=[7])


def test_a_script_begins_where_the_fork_does() -> None:
    table = play(recruiting(1).fork(dice=[2]), "yemen")
    assert [entry.value for entry in table.journal if entry.who == DICE] == [2]
    again = table.fork(dice=[5])
    assert again.dice == [2, 5]


def test_nothing_is_asked_at_the_end() -> None:
    table = Table.new("labyrinth", seed=1, seats={"us": "random", "jihadist": "random"})
    with pytest.raises(NotYourTurn):
        table.outcomes("yemen")
