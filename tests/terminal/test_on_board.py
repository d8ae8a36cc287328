"""What is to be done on a real board, after an opponent's card and after something was taken back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.game import games
from sandtable.core.table import PHYSICAL_CARDS
from sandtable.words import Words
from tests.playing import answers, at_random
from tests.terminal.driving import any_answer, driven, session

COMPANIES: dict[str, dict[str, Any]] = {
    "labyrinth": {"seats": {"jihadist": "solitaire"}},
    "awakening": {"seats": {"jihadist": "bot"}, "scenario": "isil", "rules": "awakening"},
    "us": {"seats": {"us": "bot"}, "scenario": "isil", "rules": "awakening"},
    "plain": {"seats": {"taliban": "book", "warlords": "book", "coalition": "book"}},
}
DEALT = "14 97 23 1 2 3 4 5 6"


def opened(name: str, dice: str | None) -> Table:
    """A table of one person against opponents of the book."""
    return Table.new("plain" if name == "plain" else "labyrinth", seed=1, dice=dice, **COMPANIES[name])


def test_an_opponent_s_card_ends_with_a_list_of_net_changes() -> None:
    table = opened("labyrinth", PHYSICAL_CARDS)
    text = session(table, DEALT, "53", "8")  # Madrassas takes a second card
    told = text.split("Turn 1: Jihadist, card 1")[-1].split("US: Which card")[0]
    listed = told.split("On your board:\n")[1]
    assert re.findall(r"^ +\d+ (.*)$", listed, re.MULTILINE)[-1] == "Special Forces to the discard pile"
    assert "5.2.2" not in listed
    assert text.count("On your board") == 1


def test_what_was_taken_back_is_put_back() -> None:
    table = opened("labyrinth", PHYSICAL_CARDS)
    text = session(table, DEALT, "53", "8", "14 war canada", "undo", "undo", "undo", "undo")
    one, *others = re.findall(r"Put back on your board:\n((?: +\d+ .*\n)+)", text)
    assert "Take the marker off Canada" in one
    assert others  # the card of the opponent
    plain = session(Table.new("labyrinth", seed=3, seats={"jihadist": "solitaire"}), "22", "reserves", "undo")
    assert "n your board" not in plain


@pytest.mark.parametrize("name", COMPANIES)
def test_every_change_has_words_and_nothing_is_named_where_nothing_changed(name: str) -> None:
    table = opened(name, None)
    words = Words(strict=True, game=table.game.name)
    game = games()[table.game.name]
    seat = next(seat for seat, who in table.setup.seats.items() if who == "human")
    before, said = table.view(seat), set()
    for _ in answers(table, at_random(2), 250):
        now = table.view(seat)
        assert game.on_board(now, now) == []
        there, back = game.on_board(before, now), game.on_board(now, before)
        assert bool(there) == bool(back) or all("card" in message.args for message in [*there, *back])
        said |= {words.say(message) for message in [*there, *back]}
        before = now
    assert len(said) > 20


@pytest.mark.parametrize("name", COMPANIES)
def test_the_board_is_listed_once_for_each_card_of_an_opponent(name: str) -> None:
    table = opened(name, PHYSICAL_CARDS)

    def say(table: Table) -> str | None:
        return None if table.question is None or table.ply > 120 else any_answer(table, table.ply * 5)

    text = driven(table, say)
    lists = re.split(r"\n(?=On your board)", text)[1:]
    assert len(lists) > 3
    for one in lists:
        assert "On your board" not in one.split("\n", 1)[1]
