"""Every answer can be typed: by its tag and by its name, whether numbers are places in the list or dice."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from sandtable import Table
from sandtable.core.journal import Entry
from sandtable.core.messages import Message
from sandtable.core.questions import Option, Question
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.labyrinth.country import Plot
from sandtable.labyrinth.play import known_plot
from sandtable.terminal import commands
from sandtable.terminal.answers import Choice, choices, folded, is_whole, understood
from sandtable.words import Words
from tests.core.kit import EVERY_GAME
from tests.fuzzing import FEW, MANY, SEEDS, any_table
from tests.labyrinth.scene import LABYRINTH
from tests.playing import answers, at_random
from tests.terminal.driving import session


def as_typed(line: str, question: Question, offered: list[Choice], words: Words) -> tuple[str, ...]:
    """The keys that a line means at the prompt of a session, where commands are understood first."""
    assert is_whole(line, offered) or commands.found(line, words) is None, f"{line} is a command"
    numbers = line.replace(",", " ").split()
    assert question.seat != DEALER or len(numbers) == 1 or not all(map(str.isdigit, numbers)), f"{line} is many dice"
    return understood(line, offered, question.at_most > 1, words)


def can_be_typed(question: Question, words: Words) -> None:
    """Every option of a question by itself, and as many of them as may be picked."""
    for numbered in (True, False):
        offered = choices(question.options, words.say, numbered=numbered, taken=commands.COMMANDS)
        labels = [folded(choice.label) for choice in offered]
        for choice in offered:
            assert as_typed(choice.tag, question, offered, words) == (choice.option.key,)
            by_number = choice.tag.isdigit() and folded(choice.label).isdigit()
            if labels.count(folded(choice.label)) == 1 and not by_number:
                assert as_typed(choice.label.upper(), question, offered, words) == (choice.option.key,)
        most = offered[: question.at_most]
        assert as_typed(", ".join(choice.tag for choice in most), question, offered, words) == tuple(
            choice.option.key for choice in most
        )


def all_can_be_typed(table: Table, seed: int) -> None:
    """Every option of every question of a random game."""
    words, seen = Words().of(table.game.name), set()
    for question in answers(table, at_random(seed)):
        asked = question.at_most, tuple((option.key, words.say(option.label)) for option in question.options)
        if asked not in seen:
            seen.add(asked)
            can_be_typed(question, words)


@EVERY_GAME
@settings(FEW, max_examples=2)
@given(SEEDS)
def test_every_answer_of_a_few_games_can_be_typed(name: str, seed: int) -> None:
    all_can_be_typed(any_table(name, seed), seed)


@pytest.mark.fuzz
@EVERY_GAME
@MANY
@given(SEEDS)
def test_every_answer_of_many_games_can_be_typed(name: str, seed: int) -> None:
    all_can_be_typed(any_table(name, seed), seed)


def tags(*labels: str, taken: tuple[str, ...] = ()) -> list[str]:
    """The tags of options that are shown so, where no number is a place."""
    options = [Option(f"key:{letter}", Message(label)) for letter, label in zip("abcdef", labels, strict=False)]
    return [choice.tag for choice in choices(options, lambda label: label.id, numbered=False, taken=taken)]


def test_a_name_with_which_another_begins_is_typed_whole() -> None:
    assert tags("Kandahar", "Kandahar - Spin Boldak") == ["kandahar", "kandahar s"]
    assert tags("Kandahar", "Kandahar - Spin Boldak", "Kandahar - Kabul", "Kabul") == [
        "kandahar",
        "kandahar s",
        "kandahar k",
        "kab",
    ]


def test_what_is_shown_alike_is_told_apart_by_its_key() -> None:
    assert tags("WMD in Iraq", "WMD in Iraq") == ["key a", "key b"]


def test_no_answer_is_taken_for_a_command() -> None:
    assert tags("Undo", "Hand over", "Save", taken=("undo", "save", "h")) == ["u", "ha", "s"]
    assert tags("Hand", "Handle", taken=("hand",)) == ["key a", "handl"]


def test_a_name_that_begins_like_a_command_is_an_answer_when_it_is_typed_whole() -> None:
    position = {
        "game": "labyrinth",
        "rules": "awakening",
        "phase": {"side": "us", "card": 1},
        "countries": {"iran": {"cells": 1}, "pakistan": {"wmd_cache": 1}},
        "plots": {"available": [1, 1, 1, 2, 2, 3, "wmd", "wmd"]},
        "hands": {"us": [135, 123], "jihadist": [130]},
    }
    table = Table.from_position(position, seed=1, seats={"jihadist": "random"}, dice=PHYSICAL)
    text = session(table, "135", "event", "look", "Look for WMD and remove one")
    assert "look: which one?" in text
    assert Entry("us", ("remove_wmd",)) in table.journal


def test_a_comma_may_be_part_of_a_name() -> None:
    words = Words().of("labyrinth")
    options = [Option(key, Message(f"op-{key}")) for key in ("event_first", "recruit")]
    offered = choices(options, words.say)
    assert offered[0].label == "Event first, then operations"
    assert understood("event first, then operations", offered, True, words) == ("event_first",)
    assert understood("event first, recruit", offered, True, words) == ("event_first", "recruit")


def test_a_plot_under_backlash_is_told_from_its_like() -> None:
    country = LABYRINTH.new(Table.new("labyrinth", seed=1).setup)["afghanistan"]
    words = Words().of("labyrinth")
    known = [words.say(known_plot(country, plot)) for plot in (Plot(1), Plot(1, backlash=True))]
    assert known == ["Plot 1 in Afghanistan", "Plot 1 in Afghanistan (Backlash)"]
