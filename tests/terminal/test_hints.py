"""The command for a hint: the best plans in words, and among several people only where they have agreed."""

from __future__ import annotations

import re

import pytest

from sandtable import Table
from sandtable.search import hinting
from sandtable.search.racing import Budget
from tests.terminal.driving import run, session

ROW = re.compile(r"^\d\. .+ \d+ % ± \d+ \([+-]\d+\)", re.MULTILINE)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting.hint, "__defaults__", (Budget(24),))


def alone() -> Table:
    return Table.new("labyrinth", seats={"us": "human", "jihadist": "steady"}, seed=2)


def two() -> Table:
    return Table.new("labyrinth", seed=2)


def test_who_plays_alone_is_given_the_best_plans() -> None:
    table = alone()
    text = session(table, "hint", "hint now", "help")
    assert 2 <= len(ROW.findall(text)) <= 3
    assert "in brackets what it gains over the rule of thumb" in " ".join(text.split())
    assert "(+0)" in text  # what the rule of thumb would do is among them
    assert 'hint stands alone; what is "now" for?' in text
    assert "the two or three best plans for this question" in text


def test_one_person_who_plays_all_is_given_hints() -> None:
    assert ROW.search(session(two(), "hint", open_hands=True))


def test_several_people_must_have_agreed() -> None:
    text = session(two(), "", "hint")
    assert "Several people play here, and did not agree to hints: begin the game with --hints." in text
    assert not ROW.search(text)


def test_among_several_people_each_hint_is_told_to_the_others() -> None:
    table = two()
    assert table.question is not None
    first = table.question.seat
    lines = ["", "hint"]
    twin = table.fork()
    while twin.question is not None and twin.question.seat == first:
        lines.append(keys := twin.question.keys[0])
        twin.answer(keys)
    text = session(table, *lines, "", hints=True)
    assert ROW.search(text)
    curtains = text.split("Pass the screen, then press Enter.")
    assert ["taken a hint." in part for part in curtains] == [False, True, False]
    assert text.count("taken a hint.") == 1


def test_the_agreement_is_made_on_the_command_line() -> None:
    for agreed in (["--hints"], []):
        code, text = run("play", "labyrinth", "--seed", "2", "--seat", "us=human", *agreed, lines=["", "hint", "quit"])
        assert code == 0
        assert bool(ROW.search(text)) is bool(agreed)


def test_nobody_who_is_not_asked_gets_one() -> None:
    over = Table.new("labyrinth", seats={"us": "steady", "jihadist": "steady"}, seed=1)
    assert "You are asked nothing now." in session(over, "hint")
