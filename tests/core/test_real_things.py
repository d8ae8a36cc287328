"""Real dice and real cards are two switches; what was taken back is given again; dice that are rolled together."""

from __future__ import annotations

import json

import pytest

from sandtable import Table
from sandtable.core.errors import CannotUndo
from sandtable.core.journal import DICE, DRAW
from sandtable.core.table import DEALER, PHYSICAL, PHYSICAL_CARDS, PHYSICAL_DICE
from sandtable.core.verify import verify
from sandtable.labyrinth.terms import US
from tests.comparing import snapshot
from tests.labyrinth.scene import play, turn
from tests.playing import answers, at_random

GAMES = {
    "labyrinth": {"jihadist": "solitaire"},
    "awakening": {"jihadist": "bot"},
    "plain": {"taliban": "book", "warlords": "book"},
}


def dealt(name: str, dice: str) -> Table:
    """A game against opponents of the book with something real."""
    if name == "awakening":
        return Table.new("labyrinth", seed=1, dice=dice, scenario="awakening", rules="awakening", seats=GAMES[name])
    return Table.new(name, seed=1, dice=dice, seats=GAMES[name])


def asked_of_the_dealer(table: Table, count: int) -> set[str]:
    """What is asked of the dealer while a game is played at random: dice, cards, or lots."""
    kinds: set[str] = set()
    for question in answers(table, at_random(7), count):
        if question.seat == DEALER:
            by_lot = getattr(table.awaits, "by_lot", None)
            kinds.add(DICE if by_lot is None else "lot" if by_lot else DRAW)
    return kinds


@pytest.mark.parametrize("name", GAMES)
def test_dice_and_cards_are_two_switches(name: str) -> None:
    cards = dealt(name, PHYSICAL_CARDS)
    assert asked_of_the_dealer(cards, 120) == {DRAW}
    dice = dealt(name, PHYSICAL_DICE)
    assert asked_of_the_dealer(dice, 200) - {"lot"} == {DICE}
    for table in (cards, dice):
        save = json.loads(json.dumps(table.to_save()))
        loaded = Table.from_save(save)
        assert snapshot(loaded) == snapshot(table)
        assert (loaded.dice, loaded.setup.physical) == (table.dice, table is cards)
        checked = verify(save)
        assert (checked.mismatches, checked.source, checked.anything) == ([], table.dice, True)


def test_what_the_program_draws_is_nobody_s_to_take_back() -> None:
    table = dealt("plain", PHYSICAL_CARDS)
    for _ in answers(table, at_random(3), 150):
        if table.ply - 1 in table.unasked:
            break
    assert table.journal[-1].who in (DICE, DRAW)
    table.free_undo = True
    before, people = table.ply, [n for n in range(table.ply) if n not in table.unasked]
    table.undo()
    assert table.ply <= people[-1] < before


def test_what_was_taken_back_is_given_again() -> None:
    table = Table.from_position(turn(US, 23).position(), seed=1, free_undo=True)
    play(table, 23, "war_of_ideas", "benelux")
    after = snapshot(table)
    table.undo()
    table.undo()
    assert table.redoable is not None
    assert table.redoable.value == ("war_of_ideas",)
    table.redo()
    table.redo()
    assert snapshot(table) == after
    with pytest.raises(CannotUndo, match="nothing to give again"):
        table.redo()


def test_another_answer_ends_that() -> None:
    table = turn(US, 23)
    play(table, 23, "war_of_ideas")
    table.undo()
    table.undo()
    table.redo()
    assert table.redoable is not None
    play(table, "reserves")
    assert table.redoable is None


def test_real_dice_and_cards_stay_as_they_lay_as_long_as_they_fit() -> None:
    table = Table.from_position(turn(US, 23).position(), seed=1, dice=PHYSICAL, free_undo=True)
    play(table, 23, "war_of_ideas", "benelux", "2")
    table.undo()
    table.undo()
    play(table, "canada")  # it was the other country
    assert table.redoable == (DICE, 2)
    table.redo()
    assert table.state["canada"].posture == "soft"
    table.undo(to=1)
    play(table, "reserves")
    assert table.redoable is None


def test_only_who_has_answered_gives_it_again() -> None:
    table = Table.from_position(turn(US, 23).position(), seed=1, free_undo=False)
    play(table, 23)
    table.undo(by="us")
    before = snapshot(table)
    with pytest.raises(CannotUndo, match="us"):
        table.redo(by="jihadist")
    assert snapshot(table) == before
    table.redo(by="us")
    assert table.ply == 1


def test_dice_that_are_rolled_in_any_case_are_known_beforehand() -> None:
    table = dealt("plain", PHYSICAL)
    assert table.rolls_ahead() == []
    for question in answers(table, at_random(5), 400):
        if question.purpose == "random_column":
            break
    before = snapshot(table)
    purposes = [what.id for what in table.rolls_ahead()[:3] if what is not None]
    assert purposes == ["roll-random_column", "roll-random_row", "roll-random_space"]
    assert snapshot(table) == before
    assert Table.new("labyrinth", seed=1).rolls_ahead() == []
