"""Did you mean: what is nearly right is asked back, and taken for nothing."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.terminal.nearly import nearly
from tests.terminal.driving import session

NAMES = ["Pakistan", "Afghanistan", "Saudi Arabia", "Iraq", "Iran", "War of Ideas"]


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("pakstan", ["Pakistan"]),
        ("afgan", ["Afghanistan"]),
        ("arabai", ["Saudi Arabia"]),
        ("wor of ideas", ["War of Ideas"]),
        ("irak", ["Iraq", "Iran"]),
        ("narnia", []),
        ("ir", []),
        ("777", []),
    ],
)
def test_what_is_near(typed: str, near: list[str]) -> None:
    assert nearly(typed, NAMES) == near


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bord", "board"),
        ("lok iraq", "look iraq"),
        ("/odsd", "odds"),
        ("look afgan", "Afghanistan"),
        ("card preditor", "Predator"),
        ("al jazira", "Al Jazeera"),
    ],
)
def test_it_is_asked_back_and_nothing_happens(typed: str, meant: str) -> None:
    table = Table.new("labyrinth", seed=4, seats={"jihadist": "solitaire"})
    ply = table.ply
    assert f"Did you mean {meant}?" in session(table, typed)
    assert table.ply == ply


def test_a_card_is_found_by_any_word_of_its_title() -> None:
    table = Table.new("labyrinth", seed=4, seats={"jihadist": "solitaire"})
    assert "Al-Azhar" in session(table, "card azhar")
    assert "Saudi Arabia" in session(table, "look arabia")
