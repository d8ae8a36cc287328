"""The full screen, by its pilot: keys and mouse, a story beat by beat, and pictures of the screen."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

pytest.importorskip("textual")

from sandtable import Table
from sandtable.terminal import labyrinth, plain
from sandtable.terminal.keeping import Keeping
from sandtable.terminal.screen import StagedSession, TableApp, place_at
from sandtable.words import Words
from tests.terminal.pseudo import SIZES, terminal

pytestmark = [pytest.mark.extras, pytest.mark.filterwarnings("ignore")]
FACES = (labyrinth.LabyrinthFace, plain.DistantPlainFace)
"""Importing them registers them."""
PATIENCE = 120.0
TABLES: dict[str, Callable[[], Table]] = {
    "labyrinth": lambda: Table.new("labyrinth", seed=4, seats={"jihadist": "solitaire"}),
    "awakening": lambda: Table.new("labyrinth", seed=4, scenario="awakening", seats={"jihadist": "bot"}),
    "plain": lambda: Table.new("plain", seed=4, seats=dict.fromkeys(("coalition", "taliban", "warlords"), "book")),
}


class Visitor:
    """Somebody before a screen."""

    def __init__(self, app: TableApp, pilot: Any) -> None:
        self.app, self.pilot = app, pilot

    def picture(self) -> str:
        """What is to be seen, as text."""
        shown = re.findall(r"<text[^>]*>([^<]*)</text>", self.app.export_screenshot())
        return " ".join(unescape(" ".join(shown)).replace("\xa0", " ").split())

    async def until(self, seen: Callable[[], bool]) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(PATIENCE):
            while not seen():
                await self.pilot.pause(0.02)

    async def asked(self, text: str = "") -> None:
        """Wait until a line can be typed, and a text is to be seen."""
        await self.until(lambda: self.app.awaits and text in self.picture())

    async def say(self, line: str) -> None:
        """Type a line."""
        await self.pilot.press(*("space" if letter == " " else letter for letter in line), "enter")


def visit(
    table: Table, what: Callable[[Visitor], Any], size: tuple[int, int], kept: Path, pace: float = 0.0, **how: Any
) -> None:
    """Sit down before a full screen, do something, and leave."""

    async def play() -> None:
        app = TableApp(lambda log, read: StagedSession(table, log, read, Words(), Keeping(kept), **how), Words(), pace)
        async with app.run_test(size=size) as pilot:
            await what(Visitor(app, pilot))

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", TABLES)
def test_board_hand_log_and_question_are_in_sight_and_answers_are_given(
    kind: str, size: tuple[int, int], tmp_path: Path
) -> None:
    table = TABLES[kind]()
    assert table.question is not None

    async def look(visitor: Visitor) -> None:
        await visitor.asked(Words().of(table.game.name).say(table.question.prompt) if table.question else "")
        seen, ply = visitor.picture(), table.ply
        assert "Taliban Resurgent" in seen if kind == "plain" else "Turn 1 · US card 1 of 2" in seen
        assert ("Hand of the US" in seen) == (kind != "plain" and size[0] >= 100)
        assert "Quit" in seen or size[0] < 100
        await visitor.say("bord")
        await visitor.asked("Did you mean")
        await visitor.pilot.press("l", "o", "o", "k", "space", *("n u r" if kind == "plain" else "g u").split(), "tab")
        await visitor.until(lambda: visitor.app.typed == ("look Nuristan" if kind == "plain" else "look Gulf States"))
        await visitor.pilot.press("escape")
        await visitor.pilot.click("#options", offset=(1, 2))
        await visitor.until(lambda: table.ply > ply)
        await visitor.asked()
        assert table.journal[ply].who == ("government" if kind == "plain" else "us")
        await visitor.pilot.press("f8")
        await visitor.asked("Taken back")
        assert table.ply == ply

    visit(table, look, size, tmp_path / "game.json")
    assert (tmp_path / "game.json").exists()


def test_a_story_is_told_beat_by_beat_with_what_changes_marked(tmp_path: Path) -> None:
    async def look(visitor: Visitor) -> None:
        await visitor.until(lambda: "Cards are dealt" in visitor.picture())
        assert not visitor.app.awaits
        for line, marked in (
            ("A cell appears in Afghanistan", "» Afghanistan"),
            ("A cell appears in Serbia", "» Serbia"),
        ):
            while line not in visitor.picture():  # Enter goes on to the next line
                await visitor.pilot.press("enter")
                await visitor.pilot.pause(0.02)
            assert marked in visitor.picture()
        assert "plays FSB" not in visitor.picture()
        await visitor.pilot.press("escape")  # the rest of it at once
        await visitor.until(lambda: "Enter goes on" in visitor.picture())
        await visitor.pilot.press("enter", "escape")
        while not visitor.app.awaits:
            await visitor.pilot.press("escape")
            await visitor.pilot.pause(0.02)

    visit(TABLES["labyrinth"](), look, (120, 40), tmp_path / "game.json", pace=3600.0, pause=True)


def test_a_place_of_the_board_is_looked_at_by_a_click(tmp_path: Path) -> None:
    async def look(visitor: Visitor) -> None:
        await visitor.asked("Which card do you play?")
        for row in range(5, 16):
            await visitor.pilot.click("#board", offset=(3, row))
            await visitor.asked()
        assert visitor.picture().count("Adjacent:") >= 1

    visit(TABLES["labyrinth"](), look, (120, 40), tmp_path / "game.json")


def test_nothing_of_a_hand_is_left_when_the_screen_is_passed(tmp_path: Path) -> None:
    table = Table.new("labyrinth", seed=4)
    held = {
        seat: [Words().of("labyrinth")(f"card-{card}") for card in table.view(seat)["hands"][seat]]
        for seat in table.game.seats
    }

    async def look(visitor: Visitor) -> None:
        await visitor.asked("Pass the screen")
        assert not any(card in visitor.picture() for cards in held.values() for card in cards)
        await visitor.pilot.press("enter")
        await visitor.asked("Which card do you play?")
        assert held["jihadist"][0] in visitor.picture()
        assert not any(card in visitor.picture() for card in held["us"])

    visit(table, look, (120, 40), tmp_path / "game.json")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_program_itself_shows_the_screen_and_leaves_by_a_key(size: tuple[int, int], tmp_path: Path) -> None:
    with terminal(
        size, tmp_path, "play", "labyrinth", "--seat", "jihadist=solitaire", "--seed", "4", "--screen"
    ) as screen:
        screen.until("Cards are dealt")
        screen.type("\x1b[21~")  # F10
        screen.until("resume labyrinth-1")
        assert screen.end() == 0
        assert "Traceback" not in screen.raw


def test_a_terminal_that_is_closed_ends_the_program_and_the_game_is_kept(tmp_path: Path) -> None:
    with terminal(SIZES[0], tmp_path, "play", "labyrinth", "--seat", "jihadist=solitaire", "--screen") as screen:
        screen.until("Cards are dealt")
        screen.hang_up()
    assert list((tmp_path / "data").rglob("labyrinth-1*"))


def test_a_screen_that_is_too_small_is_refused(tmp_path: Path) -> None:
    with terminal((60, 20), tmp_path, "play", "labyrinth", "--seed", "4", "--screen") as screen:
        screen.until("at least 80 columns and 24 lines")
        assert screen.end() == 2


def test_what_was_taken_back_does_not_stay_in_the_log(tmp_path: Path) -> None:
    """It is said once that it is no longer so; the lines themselves are gone."""
    document = {
        "game": "labyrinth", "phase": {"side": "us", "card": 1}, "hands": {"us": [23, 24], "jihadist": [60]},
        "countries": {"iran": {"cells": 1}},
    }  # fmt: skip
    table = Table.from_position(document, seats={"jihadist": "solitaire"}, seed=1)

    async def look(visitor: Visitor) -> None:
        await visitor.asked("Which card do you play?")
        await visitor.say("23")
        await visitor.asked("How do you use")
        await visitor.say("reserves")
        await visitor.asked("plays Predator")
        await visitor.say("undo")
        await visitor.asked("No longer so")
        assert visitor.picture().count("plays Predator") == 1

    visit(table, look, (120, 40), tmp_path / "game.json")


def test_a_place_is_found_in_letters_that_take_two_columns() -> None:
    names = ["イラク", "イラン"]
    found = [place_at(Text("イラク 3  イラン"), 40, x, 0, names) for x in range(17)]
    assert found == [*["イラク"] * 6, *[None] * 4, *["イラン"] * 6, None]
