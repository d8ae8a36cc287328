"""An assistant in a person's seat: it plays whole games by what that seat may know, and has no other rights."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadSetup, CannotUndo, IllegalAnswer, NotYourTurn, SandtableError
from sandtable.seat.assistant import Assistant
from sandtable.terminal import keeping
from tests.seat.talking import some_keys


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept here during a test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def play(assistant: Assistant, told: dict[str, Any], questions: int) -> dict[str, Any]:
    """Answer at random."""
    dice = Random(1)
    for _ in range(questions):
        if told["question"] is None:
            break
        told = assistant.answer(some_keys(told, dice))
        json.dumps(told)
    return told


@pytest.mark.parametrize(
    ("game", "seat", "options", "opponents"),
    [
        ("labyrinth", "us", {}, {"jihadist": "solitaire"}),
        ("labyrinth", "jihadist", {"scenario": "isil"}, {}),
        ("plain", "taliban", {}, {}),
    ],
)
def test_an_assistant_plays_and_the_game_is_kept(
    game: str, seat: str, options: dict[str, Any], opponents: dict[str, str]
) -> None:
    assistant = Assistant()
    told = assistant.sit_down(game, seat, options, opponents, seed="3")
    assert (told["game"], told["seat"]) == (game, seat)
    told = play(assistant, told, 12)
    assert assistant.log(1)[0]["text"]
    kept = Table.load(keeping.folder() / f"{game}-1.json")
    assert kept.setup.seats[seat] == "human"
    assert assistant.view() == kept.view(seat)
    again = Assistant()
    assert again.take_up()["question"] == assistant.question()
    assert again.log(5) == assistant.log(5)


def test_an_assistant_plays_to_the_end() -> None:
    assistant = Assistant()
    told = play(assistant, assistant.sit_down("labyrinth", "us", {}, {"jihadist": "random"}, seed="3"), 10_000)
    assert told["question"] is None
    assert told["outcome"]["winner"] in ("us", "jihadist")
    with pytest.raises(NotYourTurn):
        assistant.answer(["5"])


def test_what_it_sees_is_what_its_seat_sees() -> None:
    assistant = Assistant()
    assistant.sit_down("labyrinth", "us", {}, {"jihadist": "random"}, seed="3")
    table = Table.load(keeping.folder() / "labyrinth-1.json")
    view = assistant.view()
    assert view["hands"]["us"]
    assert "Prestige" in assistant.board()
    assert table.view("us") == view != table.view("jihadist")


def test_it_asks_why_and_reads_rules_and_cards() -> None:
    assistant = Assistant()
    told = assistant.sit_down("labyrinth", "us", {}, {"jihadist": "random"}, seed="3")
    key = told["question"]["options"][0]["key"]
    assistant.forecast(key)
    with pytest.raises(IllegalAnswer):
        assistant.forecast("no such thing")
    told = assistant.answer([key])
    reasons = [
        assistant.why_not(each) for each in ("war_of_ideas", "disrupt", "deploy", "regime_change", "reassessment")
    ]
    assert any(reasons)
    assert assistant.rule("labyrinth", "8.4.2")[0]["number"] == "8.4.2"
    card = assistant.card("plain", "1")
    assert card is not None
    assert card["title"] == "ISR"
    assert {each["game"] for each in assistant.games()} >= {"labyrinth", "plain"}
    players = next(each for each in assistant.games() if each["game"] == "labyrinth")["players"]
    assert "steady" in players["us"]


def take_all_back(assistant: Assistant) -> None:
    """Go back to the first question, if that were allowed."""
    for _ in range(30):
        assistant.undo()


def test_it_takes_back_by_the_law() -> None:
    assistant = Assistant()
    told = assistant.sit_down("labyrinth", "us", {}, {"jihadist": "random"}, seed="3")
    with pytest.raises(CannotUndo):
        assistant.undo()
    first = told["question"]
    assistant.answer([first["options"][0]["key"]])
    assert assistant.undo()["question"] == first
    play(assistant, {"question": first}, 30)
    with pytest.raises(CannotUndo):
        take_all_back(assistant)


def test_at_a_real_table_it_is_asked_for_dice_and_cards() -> None:
    assistant = Assistant()
    told = assistant.sit_down("labyrinth", "us", {}, {"jihadist": "solitaire"}, "physical", "3")
    assert told["question"]["seat"] == "dealer"
    assert assistant.answer([told["question"]["options"][0]["key"]])["question"] is not None


def test_one_person_plays_and_nobody_else_is_one() -> None:
    assistant = Assistant()
    wrongs: list[tuple[Callable[[], object], str]] = [
        (lambda: assistant.answer(["5"]), "nobody sits at a table yet"),
        (lambda: assistant.sit_down("labyrinth", "us", {}, {"jihadist": "human"}), "every other seat is played"),
        (lambda: assistant.sit_down("labyrinth", "us", {}, {"us": "random"}), "every other seat is played"),
        (lambda: assistant.sit_down("labyrinth", "nobody"), "has no seat 'nobody'"),
        (lambda: assistant.sit_down("labyrinth", "us", {"no": 1}), "has no option 'no'"),
        (lambda: assistant.sit_down("labyrinth", "us", {}, {"jihadist": "program:ls"}), "nobody called"),
        (lambda: assistant.take_up("nothing"), "no game"),
    ]
    for wrong, words in wrongs:
        with pytest.raises(SandtableError, match=words):
            wrong()
    table = Table.new("labyrinth", seed=1)
    keeping.new_game(table, "two").write(table)
    with pytest.raises(BadSetup, match="one person plays here, not"):
        assistant.take_up("two")
