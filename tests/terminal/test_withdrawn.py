"""What was taken back does not stay in the log or in a transcript as if it had happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable import Table
from sandtable.terminal.transcript import written
from sandtable.words import Words
from tests.labyrinth.conditions import POOR
from tests.plain import scene
from tests.terminal.driving import session

ANSWERS = ("assault", "air_strike", "herat")
"""An Air Strike on the only Guerrilla, after which there is nobody left to Assault: it was none (4.1a)."""


def in_herat() -> Table:
    """The Coalition is about to Assault in Herat."""
    spaces = {"herat": {"coalition_troops": 1, "taliban_active": 1}}
    return scene.turn("coalition", spaces=spaces)


def logged(text: str) -> str:
    """What the last ``log`` of a session showed."""
    return text.rpartition("> log")[2]


def test_an_activity_that_was_none_is_not_in_the_log_or_in_a_transcript() -> None:
    table = in_herat()
    text = session(table, *ANSWERS, "log", open_hands=True)
    removed = "Taliban Guerrilla"
    told = "nothing of it has happened: Air Strike."
    assert removed in text  # it was told as it happened
    assert told in logged(text)
    assert removed not in logged(text)
    assert "The Coalition: Assault" in logged(text)
    kept = written(table, Words(), None, ".txt")
    assert told in kept
    assert removed not in kept


def us_plays_predator() -> Table:
    """A card that is under way."""
    document = {
        "game": "labyrinth", "prestige": 5, "funding": 5, "phase": {"side": "us", "card": 1},
        "hands": {"us": [23, 24], "jihadist": [60]}, "countries": {"iran": {"cells": 1}, "yemen": {**POOR, "cells": 1}},
    }  # fmt: skip
    return Table.from_position(document, seats={"jihadist": "solitaire"}, seed=1)


def test_a_card_that_an_adjustment_begins_again_is_not_in_the_log_or_in_a_transcript() -> None:
    table = us_plays_predator()
    text = session(table, "23", "war", "adjust prestige 7", "log")
    assert "The step under way begins again." in text
    assert "The US plays Predator" not in logged(text)
    assert "The table is adjusted by hand" in logged(text)
    assert "The US plays Predator" not in written(table, Words(), "us", ".md")


@pytest.mark.parametrize("suffix", [".txt", ".md", ".html"])
def test_what_an_undo_takes_back_is_in_no_file(home: Path, suffix: str) -> None:
    lines = ("23", "reserves", f"log > before{suffix}", "undo", f"log > after{suffix}")
    text = session(us_plays_predator(), *lines, open_hands=True)
    assert "No longer so: The US plays Predator (2)." in text
    assert "plays Predator" in (home / f"before{suffix}").read_text(encoding="utf-8")
    assert "plays Predator" not in (home / f"after{suffix}").read_text(encoding="utf-8")
