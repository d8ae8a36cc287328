"""The Awakening in a terminal: its board, `look`, `card` and `rules`, and whole stretches of play in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.rules import AWAKENING, rules_named
from sandtable.terminal.board import face_of
from sandtable.words import Words
from tests.conformance.awakening.setting import document
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import answers
from tests.terminal.driving import Screen, any_answer, driven, session

WORDS = Words(game="labyrinth", strict=True)
SCENARIOS = tuple(rules_named(AWAKENING).scenarios)
WAR = {
    "syria": {"governance": "poor", "alignment": "neutral", "civil_war": True, "caliphate_capital": True, "militia": 7,
              "active_cells": 4, "markers": ["advisors", "advisors", "training_camps"]},
    "iraq": {"governance": "poor", "alignment": "ally", "rc": "tan", "troops": 3, "active_cells": 2, "awakening": 2},
    "nigeria": {"side": "muslim", "governance": "poor", "alignment": "neutral", "cells": 1, "reaction": 3},
    "yemen": {"governance": "fair", "alignment": "ally", "markers": ["truce"]},
}  # fmt: skip
RAW = re.compile(r"\b(?:note|ask|board|short|marker|card|option|roll|rule|impossible|forecast)-[a-z0-9_]+")


def at_war(**more: Any) -> Table:
    """A table with all that The Awakening adds."""
    hands = {"us": [121, 126], "jihadist": [164, 168]}
    phase = {"side": "us", "card": 1}
    written = document(WAR, hands=hands, phase=phase, off_map_troops=2, events=["sequestration"], **more)
    return Table.from_position(written, seed=1)


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_board_shows_everything_without_colour(width: int) -> None:
    table = at_war(plots={"available": [1, 1, 1, 2], "resolved": [2, 3]})
    face = face_of("labyrinth", table.game.facts(), WORDS)
    screen = Screen(width=width)
    screen.console.print(face.board(table.view("us"), "us", width))
    text = re.sub(r"\s+", " ", screen.text)
    for part in ("Mali", "7M", "4A", "CW", "Capital", "Advisors", "Training", "2Aw", "Cal.", "3Re", "Truce"):
        assert part in text, part
    for part in ("8M, 14Aw, 13Re", "Syria (2 countries)", "2 Troops", "3 in Pakistan's arsenal"):
        assert part in text, part
    for part in ("1 in Iran's arsenal", "used", "Sequestration", "M Militia"):
        assert part in text, part
    assert max(map(len, screen.text.splitlines())) <= width


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_fits_a_screen_of_100_by_50(scenario: str) -> None:
    table = Table.new("labyrinth", seed=3, scenario=scenario, seats={"us": "random"})
    face = face_of("labyrinth", table.game.facts(), WORDS)
    screen = Screen(width=100)
    screen.console.print(face.board(table.view("jihadist"), "jihadist", 100))
    assert len(screen.text.splitlines()) <= 50


def test_a_country_at_war_is_told_with_what_is_to_come() -> None:
    text = re.sub(r"[\s│]+", " ", session(at_war(), "", "look syria", "look nigeria", "look iran", "quit"))
    assert "Poor, Neutral, Civil War, Caliphate Capital" in text
    assert "7 Militia, 4 active cells, 2 WMD in its arsenal" in text
    assert "Advisors x2:" in text
    assert "Attrition: the US hits once, and once more on 3 or less" in text  # nine pieces with the Advisors' Militia
    assert "Attrition: the Jihadist side hits on 4 or less" in text
    assert "Sunni, Resources 2, Oil Exporter" in text
    assert "Polarization: a step toward Adversary, then Islamist Rule" in text
    assert "1 WMD in its arsenal" in text


def test_cards_and_rules_of_the_expansion_can_be_read() -> None:
    text = re.sub(
        r"[\s│]+", " ", session(at_war(), "", "card advisors", "card 200", "rules 11.2.5", "rules 11.3.8", "quit")
    )
    assert "Card 121: value 1, US" in text
    assert "Critical Middle" in text
    assert "Attrition" in text
    assert "11.3.8" in text


def test_obama_doctrine_has_the_value_of_its_scenario() -> None:
    for scenario, value in (("awakening", 2), ("mitts_turn", 3)):
        table = Table.new("labyrinth", seed=1, scenario=scenario)
        assert f"Card 143: value {value}" in session(table, "", "card 143", "quit")


def test_every_card_and_country_of_every_set_of_rules_can_be_looked_at() -> None:
    face = face_of("labyrinth", at_war().game.facts(), WORDS)
    screen = Screen()
    for options in ({"scenario": "awakening"}, {"scenario": "lets_roll", "campaign": True}):
        table = Table.new("labyrinth", seed=1, **options)
        view = table.view(None)
        for number in table.state.rules.deck:
            screen.console.print(face.card(view, str(number)))
        for id in table.state.countries:
            screen.console.print(face.look(view, id))
    assert RAW.search(screen.text) is None


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_stretch_of_play_is_told_without_a_raw_word(scenario: str) -> None:
    table = Table.new("labyrinth", seed=f"shell/{scenario}", scenario=scenario)
    told = 0

    def say(table: Table) -> str | None:
        nonlocal told
        told += 1
        if table.outcome is not None or table.ply > 260:
            return None
        if told % 25 == 0:
            return "board"
        return any_answer(table, table.ply * 5)

    text = driven(table, say)
    assert RAW.search(text) is None


def over_the_switch(seed: int) -> Table:
    """A campaign whose first deck has just run out."""
    written = {
        "game": "labyrinth", "rules": "war_on_terror", "campaign": True, "prestige": 6, "funding": 6, "decks": 2,
        "began_as": "lets_roll", "phase": {"side": "us", "card": 2}, "draw": [],
        "countries": {"iraq": {"governance": "poor", "alignment": "ally", "troops": 4, "cells": 3, "rc": "tan"},
                      "libya": {"governance": "fair", "alignment": "neutral", "cells": 2}},
        "hands": {"us": [23], "jihadist": []},
    }  # fmt: skip
    return Table.from_position(written, seed=seed)


@pytest.mark.slow
def test_the_switch_of_a_campaign_is_told_and_shown() -> None:
    table = over_the_switch(2)
    face = face_of("labyrinth", table.game.facts(), WORDS)
    before = set(table.view("us"))
    for _ in answers(table, chooser(KEEN, 3), 120):
        screen = Screen()
        screen.console.print(face.board(table.view("us"), "us", 100))
        assert RAW.search(screen.text) is None
    said = [WORDS.say(note.message) for note in table.notes]
    assert "The deck of The Awakening begins: 120 cards, and its rules are in force." in said
    assert "militia" not in before
    assert table.view("us")["militia"]["on_track"] >= 0
