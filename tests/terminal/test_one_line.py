"""A line answers several questions in order, and nothing of it is taken for something else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from sandtable import Table
from sandtable.core.chance import Draw, Roll
from sandtable.core.messages import Message
from sandtable.core.questions import Option, Question
from sandtable.core.table import DEALER, PHYSICAL, PHYSICAL_CARDS, PHYSICAL_DICE
from sandtable.labyrinth.terms import US
from sandtable.terminal.ahead import Ahead
from sandtable.terminal.answers import NotUnderstood, choices
from sandtable.terminal.session import Session
from sandtable.words import Words
from tests.labyrinth.scene import turn
from tests.terminal.driving import Screen, any_answer, driven, session

DEALT = "14 97 23 1 2 3 4 5 6"
"""The nine cards of the US."""
WHOLE = "Typed too much, and not used:"


def real(dice: str = PHYSICAL) -> Table:
    """A game against the book's opponent with something real."""
    return Table.new("labyrinth", seed=1, dice=dice, seats={"jihadist": "solitaire"})


def own_card(dice: str | None = PHYSICAL) -> Table:
    """The US is about to play War of Ideas in Canada, say."""
    position = turn(US, 23, countries={"canada": {}}, jihadist=[]).position()
    return Table.from_position(position, seed=1, dice=dice, seats={"jihadist": "random"})


@pytest.mark.parametrize("line", ["23 war canada 5", "23, war of ideas, canada, 5", "23 w can 5"])
def test_an_own_card_and_its_die_are_one_line(line: str) -> None:
    table = own_card()
    text = session(table, line)
    assert "Canada turns Hard." in text
    assert WHOLE not in text


def test_a_card_of_the_opponent_and_its_dice_are_one_line() -> None:
    table = real()
    session(table, DEALT, "53 yemen 4")
    assert [entry.value for entry in table.journal[9:]] == ["53", "yemen", 4]


@pytest.mark.parametrize(
    ("make", "line", "unused", "answers"),
    [
        (own_card, "23 war canada 5 3 2", "3, 2", 4),
        (own_card, "23 war 5", "5", 2),  # a die where a country is asked for
        (own_card, "23 war canada 5 23", "23", 4),
        (lambda: own_card(None), "23 war canada 1", None, 0),  # no number is a place in a list that nobody has seen
        (lambda: own_card(PHYSICAL_DICE), "23 3", "3", 1),
        (lambda: real(PHYSICAL_CARDS), f"{DEALT} 99", "99", 9),
    ],
)
def test_what_is_too_much_is_said(make: Callable[[], Table], line: str, unused: str | None, answers: int) -> None:
    table = make()
    people = ("us", "draw", "dice")
    text = session(table, line)
    given = [entry for n, entry in enumerate(table.journal) if entry.who in people and n not in table.unasked]
    assert len(given) >= answers
    if unused is None:
        assert '"23 war canada 1" is not among the options.' in text
        assert table.ply == 0
    else:
        assert f"{WHOLE} {unused}\n" in text
        assert len(given) == answers


def test_a_name_that_does_not_fit_is_said_with_its_reason() -> None:
    table = own_card()
    text = session(table, "23 war nigeria 5")
    assert '"nigeria 5" is not among the options.' in text or "Nigeria" in text.split("> nigeria")[-1]
    assert table.ply == 2


def test_a_hint_says_type_the_number_only_where_a_number_is_taken() -> None:
    table = real()
    text = session(table, DEALT, "53", "4")
    hints = text.split("Roll on the Global table: which country does it give?")[1]
    assert hints.lstrip().startswith("Type a name or its beginning. Enter lists all")
    assert '"4" is no answer here.' in hints


def test_dice_among_equals_say_which_number_gives_which() -> None:
    table = Table.new("labyrinth", seed=1, dice=PHYSICAL, scenario="awakening", seats={"jihadist": "bot"})
    numbers: list[str] = []

    def say(table: Table) -> str | None:
        asked = table.awaits
        if isinstance(asked, Roll) and len(asked.gives) > 1:
            numbers.append(table.question.options[0].key if table.question else "")
        return None if numbers or table.ply > 400 else any_answer(table, table.ply * 7)

    text = driven(table, say)
    share = 6 // len(table.awaits.gives) if isinstance(table.awaits, Roll) else 0
    span = "1" if share == 1 else f"1-{share}"
    assert re.search(rf"\n{span} \w.*   [2-6].* \w", text)


def test_a_lot_is_cast_with_a_die() -> None:
    options = [Option(key, Message("number", {"number": n})) for n, key in enumerate("abcd")]
    question = Question(DEALER, "lot", options)
    table = real(PHYSICAL_DICE)
    draw = Draw("lot", options, lambda each: each, by_lot=True)
    stub = SimpleNamespace(awaits=draw, dice=table.dice, steps=[], game=table.game)
    ahead = Ahead(cast("Table", stub))
    offered = choices(options, Words().say, numbered=False)
    assert ahead.first("3 5", question, offered, Words()) == ("c",)
    assert ahead.pieces == ["5"]
    with pytest.raises(NotUnderstood, match="roll again"):
        ahead.first("5 1", question, offered, Words())


def test_undo_and_redo_take_back_and_give_again() -> None:
    table = own_card()
    text = session(table, "23 war canada 5", "undo", "undo", "redo", "redo")
    assert "Before you took it back: Canada. redo gives it again." in text
    assert "Before you took it back: 5. redo gives it again." in text
    assert "Given again: Roll for Posture of Canada (Hard on 5 or more): what did the die show? 5" in text
    assert table.state["canada"].posture == "hard"
    text = session(table, "undo", "undo", "undo", "redo all", "redo", "redo 3")
    assert table.state["canada"].posture == "hard"
    assert "nothing to give again" in text
    assert 'not "3"' in text


def test_undo_works_where_enter_goes_on() -> None:
    table = Table.new("labyrinth", seed=3, seats={"jihadist": "solitaire"})
    plies: list[int] = []

    def lines() -> Iterator[str]:
        yield ""
        yield ""
        while (table.question is not None and not screen.prompts[-1].startswith("Enter")) or table.ply < 20:
            yield "" if screen.prompts[-1].startswith("Enter") else any_answer(table, table.ply)
        plies.append(table.ply)
        yield "undo"

    screen = Screen(lines())
    Session(table, screen.console, screen.read, Words(strict=True), pause=True).run()
    assert "Taken back:" in screen.text.split("Enter goes on")[-1]
    assert table.ply < plies[0]


def test_undo_works_at_the_curtain() -> None:
    table = Table.from_position(turn(US, 23, countries={"canada": {}}).position(), seed=1, free_undo=False)
    text = session(table, "", "23", "reserves", "undo")
    assert "Taken back:" in text
    assert table.ply == 1
    dice = Table.from_position(turn(US, 23, countries={"canada": {}}).position(), seed=1, free_undo=False)
    text = session(dice, "", "23", "war", "canada", "undo", "")
    assert "a die has been rolled or a card drawn since then" in text
    assert dice.ply == 4
