"""A frame carries what is known about each option, for the seat that is asked alone, and makes it once."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.forecasts import Forecast, impossible_to_json, to_json
from sandtable.core.game import game_named
from sandtable.core.questions import Question
from sandtable.labyrinth.terms import US
from sandtable.web import rehearsing
from sandtable.web.frames import About, Snapshot, frame
from sandtable.web.messages import Intended
from tests.labyrinth.scene import turn
from tests.web.people import HOT_SEAT, play_on, serving, sqlite

ABOUT = About(
    table="t", name="t", options={}, terms=(), tutorial=None, people={}, names={}, presence={}, commitment="",
    seed=None, thinking=None, wishes={}, keep_days=0,
)  # fmt: skip


def test_a_frame_says_what_is_known_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    table = turn(US, 23, countries={"egypt": {"governance": "fair", "alignment": "ally"}})
    table.answer("23")
    wanted = {key: to_json(table.forecast(key)) for key in (table.question.keys if table.question else ())}
    impossible = [impossible_to_json(thing) for thing in table.impossible()]
    made: Counter[str] = Counter()
    real = table.game.forecast

    def counted(state: Any, question: Question, key: str) -> Forecast | None:
        made[key] += 1
        return real(state, question, key)

    monkeypatch.setattr(table.game, "forecast", counted, raising=False)
    snapshot = Snapshot.of(table, 1, ())
    first, shown = frame(snapshot, ABOUT, ["us"])
    assert json.loads(first)["question"] is not None
    assert json.loads(first)["outlook"] is None
    assert not made
    for _ in range(2):
        snapshot.look_ahead()
        outlook = json.loads(frame(snapshot, ABOUT, ["us"])[0])["outlook"]
        assert {key: outlook["forecasts"].get(key) for key in wanted} == wanted
        assert outlook["impossible"] == impossible
    other = json.loads(frame(snapshot, ABOUT, ["jihadist"])[0])
    assert (other["question"], other["outlook"]) == (None, None)
    update = json.loads(frame(snapshot, ABOUT, ["us"], shown)[0])
    assert update == {"type": "update", "ply": 1, "revision": 1, "outlook": snapshot.outlook}
    assert wanted["war_of_ideas"]
    assert [thing["key"] for thing in impossible][:2] == ["regime_change", "withdraw"]
    assert made == dict.fromkeys(wanted, 1)


def test_of_a_large_question_on_the_way_only_what_was_chosen_is_foretold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsing, "FORETOLD", 0)
    table = turn(US, 23, countries={"egypt": {"governance": "fair", "alignment": "ally"}})
    table.answer("23")
    plan = [Intended(purpose="use_card", keys=["war_of_ideas"])]
    asked = rehearsing.rehearsal_json(table, US, plan)["replies"][0]
    foretold = {option["key"]: option["forecast"] for option in asked["options"] if option["forecast"] is not None}
    assert foretold == {"war_of_ideas": to_json(table.forecast("war_of_ideas"))}


def test_what_is_known_comes_with_the_question_or_after_it_and_nobody_needs_it_to_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                assert player.table["outlook"] is not None
                await play_on(player, 5, random.Random(3))
                asked = [message for text in player.heard if (message := json.loads(text)).get("question")]
                assert len(asked) > 4
                assert all(message["outlook"] for message in asked)  # made while the answer before was written
                ply = player.table["ply"]
                await player.reply_to({"type": "undo", "ply": ply, "revision": player.table["revision"]})
                while player.table["outlook"] is None or player.table["revision"] == 0:  # made a moment later
                    await player.next()
                monkeypatch.setattr(type(game_named("labyrinth")), "forecast", broken)
                await play_on(player, 5, random.Random(4))
                assert player.table["outlook"] is None

    asyncio.run(scenario())


def test_what_is_known_is_made_for_those_who_show_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    rules = game_named("labyrinth")
    real = rules.impossible

    def counted(state: Any, question: Question) -> Any:
        made.append(question.seat)
        return real(state, question)

    monkeypatch.setattr(rules, "impossible", counted, raising=False)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], hello=False) as player:
                hello = {"type": "hello", "token": created["seats"]["us"], "outlook": False}
                await player.send(hello)
                await player.until(lambda message: message["type"] == "table")
                await play_on(player, 5, random.Random(3))
                assert player.question is not None
                assert player.table["outlook"] is None
                assert made == []
                await player.reply_to({"type": "look", "outlook": True})  # somebody looks again
                while player.table["outlook"] is None:
                    await player.next()
                assert len(made) == 1
                await play_on(player, 3, random.Random(4))
                while player.table["outlook"] is None:
                    await player.next()
                assert len(made) > 1
                await player.reply_to({"type": "look", "outlook": False})
                made.clear()
                await play_on(player, 3, random.Random(5))
                assert player.table["outlook"] is None
                assert made == []
                assert (await player.reply_to({"type": "look"}))["code"] == "bad_message"

    asyncio.run(scenario())
