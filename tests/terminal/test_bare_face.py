"""A game without a face of its own: here Labyrinth, whose face is taken away."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.labyrinth.terms import US
from sandtable.terminal import board
from sandtable.terminal.session import Session
from sandtable.words import Words
from tests.labyrinth.scene import turn
from tests.terminal.driving import Screen, any_answer, driven, session


@pytest.fixture(autouse=True)
def _faceless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has a face."""
    monkeypatch.setattr(board, "_FACES", {})


def test_a_whole_game_can_be_played() -> None:
    table = Table.new("labyrinth", seed=1, seats={"us": "random"})
    turns = iter(range(10_000))
    text = driven(table, lambda table: any_answer(table, next(turns)) if table.question else None)
    assert table.outcome is not None
    assert "The game is over." in text
    assert "Prestige" in text


def test_the_view_is_read_in_the_words_of_the_game() -> None:
    countries = {"iraq": {"governance": "poor", "alignment": "neutral", "cells": 2}}
    text = session(turn(US, 63, countries=countries), "look iraq", "hand", open_hands=True)
    shown, hand = text.split("> look iraq")[1].split("> hand")
    rows = [line.strip("│ ").split() for line in shown.splitlines()]
    assert ["Governance", "Poor"] in rows
    assert ["Sleepers", "2"] in rows
    assert "Gaza War" in hand


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("look narnia", 'There is nothing called "narnia".'),
        ("look united", '"united" could be United States or United Kingdom.'),
        ("card narnia", 'There is no card "narnia".'),
        ("card 63", "Gaza War"),
        ("card gaza war", "Gaza War"),
    ],
)
def test_things_are_found_by_name(typed: str, said: str) -> None:
    assert said in session(turn(US, 63), typed, open_hands=True).split(typed)[1]


def test_steps_have_numbers_and_belong_to_whoever_answers_first() -> None:
    table = Table.new("labyrinth", seed=1, seats={"us": "random"})
    lines = iter(["77", "event", "1", "undo list"])
    text = session(table, *lines)
    listed = text.split("> undo list")[1]
    assert "Step 2" in listed


def test_where_nothing_is_hidden_there_is_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Pass the screen" in session(turn(US, 63), "")
    facts = turn(US, 63).game.facts
    monkeypatch.setattr(type(turn(US, 63).game), "facts", lambda game: {**facts(), "hidden": False})
    screen = Screen(["63"])
    Session(turn(US, 63), screen.console, screen.read, Words(strict=True)).run()
    assert "Pass the screen" not in screen.text
    assert "How do you use Gaza War?" in screen.text
