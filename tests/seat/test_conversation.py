"""What a program is told: the seat's own view and log, whole and then as changes, and what it asks for."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sandtable import Table
from sandtable.web.stories import applied
from tests.seat.talking import Document, Talk, curious, play, table_for

GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("labyrinth", "us", {}),
    ("labyrinth", "jihadist", {"scenario": "isil"}),
    ("plain", "taliban", {"deception": True}),
]


class Memory:
    """What a program knows that takes in all that it is told."""

    def __init__(self) -> None:
        self.view: Any = None
        self.facts: Any = None
        self.log: list[str] = []

    def take_in(self, told: Document) -> None:
        """One message."""
        if "view" in told:
            assert self.view is None
            self.view = told["view"]
        self.view = applied(self.view, told.get("changes", []))
        self.facts = told.get("facts", self.facts)
        self.log[told["from"] :] = [line["text"] for line in told["log"]]


@pytest.mark.parametrize(("game", "seat", "options"), GAMES)
def test_changes_and_lines_add_up_to_view_and_log(game: str, seat: str, options: dict[str, Any]) -> None:
    table = table_for(game, seat, 3, **options)
    talk, memory = Talk(table, seat), Memory()
    hello = talk.hello()
    assert (hello["game"], hello["seat"], hello["rules"]) == (game, seat, table.game.version)
    assert set(hello["facts"]) >= {"cards", "kinds"}
    assert not {"adjust", "rules"} & set(hello["facts"])

    def compare(asked: Document) -> None:
        memory.take_in(asked)
        assert memory.view == json.loads(json.dumps(table.view(seat)))
        read = [note for note in table.notes_for(seat) if not note.echo]
        assert memory.log == [talk.conversation.words.say(note.says) for note in read]

    play(talk, Random(3), 60, compare)
    assert table.ply > 60


def test_after_an_undo_the_log_is_shorter_and_the_view_as_it_was() -> None:
    table = Table.new("labyrinth", seed=2)
    seat = table.question.seat if table.question else ""
    talk, memory = Talk(table, seat), Memory()
    talk.hello()
    first = talk.ask()
    memory.take_in(first)
    before, lines = memory.view, list(memory.log)
    table.answer(first["question"]["options"][0]["key"])
    memory.take_in(talk.ask())
    table.undo(by=seat)
    again = talk.ask()
    memory.take_in(again)
    assert (memory.view, memory.log) == (before, lines)
    assert again["question"] == first["question"]
    assert again["number"] == first["number"] + 2


def test_other_facts_come_when_others_hold() -> None:
    talk = Talk(table_for("labyrinth", "us", 1, scenario="isil"), "us")
    hello = talk.hello()
    assert "121" in hello["facts"]["cards"]
    assert "facts" not in talk.ask()
    other = Talk(table_for("labyrinth", "us", 1), "us")
    other.hello()
    other.seen = talk.seen  # as if the second part of a campaign had begun
    assert other.ask()["facts"] == hello["facts"]
    assert "facts" not in other.ask()


def test_what_is_asked_back_is_what_anybody_at_the_seat_may_know() -> None:
    table = table_for("labyrinth", "us", 4)
    talk = Talk(table, "us")
    talk.hello()
    seen: dict[str, list[Document]] = {}

    def ask_back(asked: Document) -> None:
        for wish in curious(asked, Random(table.ply)):
            reply = talk.say(wish)
            assert isinstance(reply, dict)
            seen.setdefault(reply["type"], []).append(reply)
            if reply["type"] == "forecast":
                known = table.forecast(reply["key"])
                assert (reply["forecast"] is None) == (known is None)
            if reply["type"] == "why_not":
                reason = table.why_not(reply["key"])
                assert (reply["why_not"] is None) == (reason is None)

    play(talk, Random(4), 40, ask_back)
    assert {"forecast", "why_not", "rule", "card"} == set(seen)
    assert any(reply["forecast"] for reply in seen["forecast"])
    assert any(reply["why_not"] for reply in seen["why_not"])
    rules = {reply["number"]: reply["rules"] for reply in seen["rule"]}
    assert rules["8.4"][0]["number"].startswith("8.4")
    assert rules["99.9"] == rules["x"] == []
    cards = {reply["number"]: reply["card"] for reply in seen["card"]}
    assert cards["24"]["title"] == "Predator"
    assert "text" in cards["24"]
    assert cards["0"] is cards["../1"] is None


@pytest.mark.parametrize(("game", "seat", "options"), GAMES)
def test_the_end_is_told(game: str, seat: str, options: dict[str, Any]) -> None:
    table = table_for(game, seat, 5, **options)
    talk = Talk(table, seat)
    talk.hello()
    play(talk, Random(5))
    outcome = talk.told[-1]["outcome"]
    assert table.outcome is not None
    assert (outcome["winner"], outcome["rule"]) == (table.outcome.winner, table.outcome.rule)
    assert outcome["text"]
    assert {place["seat"] for place in outcome["standing"]} == set(table.game.seats)
    assert talk.told[-1]["log"]
    assert talk.conversation.bye() == {"type": "bye"}
