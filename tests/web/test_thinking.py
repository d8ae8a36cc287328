"""Agents that look ahead think in other processes, while the table waits for them as for people."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sandtable import Question, Sight, Table
from sandtable.core.agents import AGENTS, AgentKind
from sandtable.core.errors import IllegalAnswer, NotYourTurn
from sandtable.core.journal import Entry
from sandtable.search.analysis import QUICK, THOROUGH, Row
from sandtable.search.racing import Budget
from sandtable.web import thinking
from sandtable.web.thinking import Thinkers, packed, thoughts
from tests.web.people import bearer, serving, some_keys, sqlite

SEATS = {"us": "me", "jihadist": "seeker:quick"}


class Fails:
    """Looks ahead and comes to nothing."""

    looks_ahead = True

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        raise RuntimeError("lost in thought")


def waiting_table() -> Table:
    """A table that waits for the Jihadist's agent."""
    table = Table.new("labyrinth", seats={"us": "steady", "jihadist": "seeker:quick"}, seed=4, thinks_elsewhere=True)
    assert table.thinker == "jihadist"
    return table


def told_elsewhere(table: Table) -> list[Entry]:
    """What comes back from the process that thinks."""
    told: list[Entry] = pickle.loads(thoughts(packed(table)))
    return told


@pytest.mark.slow
def test_a_table_that_thinks_elsewhere_plays_as_one_that_does_not() -> None:
    """The same seed and budget give the same game and the same reasons, wherever it is thought."""
    seats = {"us": "human", "jihadist": "seeker:quick"}
    inline = Table.new("labyrinth", seats=seats, seed=9)
    waiting = Table.new("labyrinth", seats=seats, seed=9, thinks_elsewhere=True)
    assert waiting.ply < inline.ply
    while waiting.thinker is not None:
        for entry in told_elsewhere(waiting):
            waiting.heed(entry)
    assert waiting.journal == inline.journal
    assert waiting.notes == inline.notes
    assert any(note.kind == "why" for note in waiting.notes)


def test_what_is_heeded_must_answer_what_is_asked() -> None:
    table = waiting_table()
    before = table.journal[:]
    with pytest.raises(NotYourTurn):
        table.heed(Entry("us", ("pass",)))
    with pytest.raises(IllegalAnswer):
        table.heed(Entry("jihadist", ("nothing",)))
    assert table.journal == before
    assert table.thinker == "jihadist"
    alone = Table.new("labyrinth", seats={"us": "human", "jihadist": "human"}, seed=4)
    with pytest.raises(NotYourTurn):
        alone.thought()


def test_where_an_agent_fails_its_base_answers(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(AGENTS, ("labyrinth", "jihadist", "seeker"), AgentKind(lambda level: Fails(), ("quick",)))
    table = waiting_table()
    told = told_elsewhere(table)
    for entry in told:
        table.heed(entry)
    assert told
    assert "could not answer" in caplog.text


def test_a_moment_that_cannot_be_weighed_is_estimated(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    chances = {"us": 0.25, "jihadist": 0.75}

    def lost(weighing: Any, budget: Budget = THOROUGH) -> Any:
        if budget is not QUICK:
            raise RuntimeError("lost in thought")
        return Row(weighing.moment, chances, None)

    monkeypatch.setattr(thinking, "weighed", lost)
    row = pickle.loads(thinking.weighed_there(pickle.dumps(SimpleNamespace(moment=SimpleNamespace(ply=7)))))
    assert (row.chances, row.after) == (chances, chances)
    assert "the moment at ply 7 could not be weighed" in caplog.text


def test_what_can_be_weighed_and_hinted_at_comes_back_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "weighed", lambda weighing: ("weighed", weighing))
    monkeypatch.setattr(thinking, "hint", lambda table, seat: ("hint", table.ply, seat))
    assert pickle.loads(thinking.weighed_there(pickle.dumps("a moment"))) == ("weighed", "a moment")
    table = waiting_table()
    assert pickle.loads(thinking.hinted(packed(table), "jihadist")) == ("hint", table.ply, "jihadist")


def test_an_opponent_thinks_elsewhere_is_shown_to_and_gives_its_reasons(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SEATS)
            token = created["seats"]["us"]
            async with server.player(created["table"], token) as us:
                seen = [us.table["thinking"]]
                while us.table["asking"] != "us" or us.table["thinking"]:
                    await us.next()
                    seen.append(us.table["thinking"])
                assert "jihadist" in seen
                assert us.question is not None
            reply = await server.http.get(f"/api/tables/{created['table']}/save", headers=bearer(token))
            saved = Table.from_save(reply.json())
            assert any(entry.who == "jihadist" for entry in saved.journal)
            assert saved.thinker is None

    asyncio.run(scenario())


def test_what_was_taken_back_meanwhile_is_not_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SEATS)
            assert server.app is not None
            rooms = server.app.state.rooms
            thinks, goes_on = asyncio.Event(), asyncio.Event()
            think = rooms.thinkers.think

            async def slowly(sent: bytes, stand_in: str | None) -> list[Entry]:
                told: list[Entry] = await think(sent)
                thinks.set()
                await goes_on.wait()
                return told

            async with server.player(created["table"], created["seats"]["us"]) as us:
                while us.table["asking"] != "us" or us.table["thinking"]:
                    await us.next()
                rooms.thinkers.think = slowly
                dice = random.Random(3)
                while us.table["asking"] == "us":
                    question: Any = us.question
                    assert question is not None
                    await us.answer(some_keys(question, dice))
                await thinks.wait()
                room = await rooms.room(created["table"])
                taken = room.snapshot.head
                await room.undo(("us",), taken)
                goes_on.set()
                while us.table["asking"] != "us" or us.table["thinking"]:
                    await us.next()
                assert us.table["revision"] > taken.revision
                assert us.table["ply"] < taken.ply

    asyncio.run(scenario())


def test_a_process_that_is_ended_is_begun_anew(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1)
        table = packed(waiting_table())
        first = await thinkers.think(table)
        for worker in thinkers.workers:
            os.kill(worker, signal.SIGKILL)
        assert await thinkers.think(table) == first
        assert "the processes that think are begun anew" in caplog.text
        thinkers.close()
        assert thinkers.workers == ()

    asyncio.run(scenario())
