"""A screen of 80 by 24: the board in brief fits it, and no question is scrolled away by its own answers."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console
from rich.text import Text

from sandtable import Table
from sandtable.terminal import asking
from sandtable.terminal.board import changed_places, face_of
from sandtable.terminal.session import Session
from sandtable.words import Words
from tests.labyrinth.scene import WORDS
from tests.playing import answers, at_random
from tests.terminal.driving import session

LINES = 24
WIDTH = 80
KINDS = (("labyrinth", "lets_roll"), ("labyrinth", "awakening"), ("plain", "main"))


def console(width: int = WIDTH) -> Console:
    """A screen of 24 lines."""
    return Console(file=io.StringIO(), width=width, height=LINES, color_system=None, highlight=False)


def shown(screen: Console) -> list[str]:
    """The lines on it."""
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


@pytest.mark.parametrize(("game", "scenario"), KINDS)
def test_the_board_in_brief_fits_with_all_that_is_occupied(game: str, scenario: str) -> None:
    table = Table.new(game, seed=5, scenario=scenario)
    face = face_of(game, table.game.facts(), Words())
    family, kind = ("spaces", "space") if game == "plain" else ("countries", "country")
    before, looked = table.view(None), 0
    for place, question in enumerate(answers(table, at_random(5))):
        if place % 40 == 0:
            view, looked = table.view(question.seat if question.seat in table.game.seats else None), looked + 1
            changed = changed_places(before, view, (family,))
            for width in (WIDTH, 120):
                screen = console(width)
                screen.print(face.brief(view, question.seat, width, changed))
                assert len(shown(screen)) < LINES
                text = " ".join("\n".join(shown(screen)).split())
                assert text.count("»") == len(changed)
                named = [Words().of(game)(f"{kind}-{id}") for id in changed]
                assert all(name in text for name in named)
            before = view
    assert looked > 3


@pytest.mark.parametrize(("game", "scenario"), KINDS)
def test_no_question_is_scrolled_away_by_its_answers(game: str, scenario: str) -> None:
    table = Table.new(game, seed=6, scenario=scenario)
    screen = console()
    asked = Session(table, screen, input, Words(), open_hands=True)
    most, chosen = 0, random.Random(6)
    for question in answers(table, at_random(6)):
        if len(question.options) < 8 or (len(question.options) <= most and chosen.random() > 0.02):
            continue
        most = max(most, len(question.options))
        screen.file = io.StringIO()
        asked.shown_seat = question.seat if question.seat in table.game.seats else None
        asked.show(question)
        visible = " ".join("\n".join(shown(screen)[-(LINES - 1) :]).split())
        assert " ".join(asking.asked(asked, question).plain.split()) in visible
        assert all(Words().of(game).say(option.label) in visible for option in question.options)
    assert most > 12


def test_more_answers_than_the_screen_has_lines_are_said_in_fewer_words_and_enter_lists_them_in_full() -> None:
    lines = [Text(f"{number} Country {number}  Good Hard 2T 1A  needs 5 or more, 33%") for number in range(31)]
    assert len(asking.in_rows(lines, WIDTH, 20)) == 31
    assert len(asking.in_rows([Text(f"{number} Country {number}") for number in range(31)], WIDTH, 20)) == 7
    assert asking.height([Text("x" * 200)], WIDTH) == 3


def test_board_full_shows_the_countries_in_which_nothing_lies() -> None:
    table = Table.new("labyrinth", seed=4, seats={"jihadist": "solitaire"})
    assert "Scandinavia" not in session(table, "board")
    assert "Scandinavia" in session(table, "board full")
    assert WORDS("board-legend") not in session(table, "board")
    assert "! a warning" in " ".join(session(table, "board full").split())


def test_no_part_of_a_game_is_called_by_its_number() -> None:
    table = Table.new("plain", seed=3, seats=dict.fromkeys(("government", "taliban", "warlords"), "book"))
    text = session(table)
    assert "Set-up ──" in text
    assert "Step " not in text
