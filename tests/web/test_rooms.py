"""Rooms: how a table is opened, waits for those who think, keeps what was asked for, and is cleared away."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sandtable import Question, Sight, Table
from sandtable.core.agents import AGENTS, AgentKind
from sandtable.core.errors import BadPosition, BadSave, CannotAdjust
from sandtable.core.game import game_named
from sandtable.core.journal import Entry
from sandtable.core.messages import to_json
from sandtable.web import live, setups
from sandtable.web import room as one_room
from sandtable.web import rooms as all_rooms
from sandtable.web.frames import frame
from sandtable.web.messages import NewTable
from sandtable.web.notices import Notices
from sandtable.web.refusals import Forbidden, NotFound, Stale, Unavailable
from sandtable.web.room import Room
from sandtable.web.rooms import Rooms
from sandtable.web.store import Store
from sandtable.web.stored import Conflict, Head, Record, Rights
from sandtable.web.thinking import Thinkers, base_of, stand_back, thoughts
from tests.web.people import HOT_SEAT, sqlite
from tests.web.waiting import until


@asynccontextmanager
async def rooms_in(folder: Path, **how: Any) -> AsyncIterator[Rooms]:
    """All rooms of a process."""
    store = Store(sqlite(folder))
    rooms = Rooms(store, Notices(), **how)
    await store.open()
    yield rooms
    await rooms.close()
    await store.close()


async def a_table(rooms: Rooms, seats: Mapping[str, str] = HOT_SEAT, game: str = "labyrinth", **more: Any) -> Record:
    """A new table, which nobody has opened."""
    wanted = NewTable(game=game, seats=dict(seats), **more)
    seated = setups.seating(game_named(game), seats)
    return await rooms.create(setups.new_table(wanted, seated), seated, wanted)


async def answered(room: Room, times: int = 1) -> None:
    """Whoever is asked takes the first options."""
    for _ in range(times):
        question = room.snapshot.question
        assert question is not None
        head = room.snapshot.head
        await room.answer((question.seat,), question.seat, question.keys[: question.at_least], head)


class Onlooker:
    """Somebody who looks at a room."""

    shows_outlook = True
    rights: Rights | None = None

    def __init__(self, *seats: str) -> None:
        self.seats = seats
        self.refreshed = self.forgot = self.dismissed = 0

    def refresh(self) -> None:
        """There is something new."""
        self.refreshed += 1

    def forget(self) -> None:
        """It sleeps."""
        self.forgot += 1

    def turn_away(self) -> None:
        """It came without a key."""

    def dismiss(self) -> None:
        """It is gone."""
        self.dismissed += 1


# -- opening


def test_a_table_of_newer_rules_or_of_no_name_is_not_opened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            record = await a_table(rooms)
            with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside, beside:
                beside.execute("UPDATE tables SET rules = rules + 1")
            with pytest.raises(BadSave) as refused:
                await rooms.room(record.id)
            assert refused.value.message.id == "refusal-table-newer-rules"
            assert refused.value.message.args["rules"] == record.rules + 1
            for name in ("", "../x", "x" * 33, "ä"):
                with pytest.raises(NotFound):
                    await rooms.room(name)
            assert rooms.open == 0

    asyncio.run(scenario())


def test_what_follows_by_itself_from_what_is_written_is_written_when_a_table_is_opened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            record = await a_table(rooms, {"us": "me", "jihadist": "random"})
            ply = record.head.ply
            with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as beside, beside:  # killed while it was written
                beside.execute("DELETE FROM journal WHERE ply = ?", (ply - 1,))
                beside.execute("UPDATE tables SET ply = ?, asking = NULL, checkpoint = '{}'", (ply - 1,))
            room = await rooms.room(record.id)
            now = await rooms.store.record(record.id)
            assert now is not None
            assert now.head == room.snapshot.head == room.record.head == Head(0, ply)
            assert now.asking == room.snapshot.asking == record.asking
            assert now.checkpoint == record.checkpoint
            await answered(room)

    asyncio.run(scenario())


def test_a_table_that_others_change_is_read_so_often_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            record = await a_table(rooms)
            tried, read_once = list[str](), rooms.read_once

            async def changed(id: str) -> Any:
                tried.append(id)
                if len(tried) <= most:
                    raise Conflict
                return await read_once(id)

            monkeypatch.setattr(rooms, "read_once", changed)
            most = 9
            assert (await rooms.room(record.id)).id == record.id
            other = await a_table(rooms)
            tried.clear()
            most = 10
            with pytest.raises(Unavailable):
                await rooms.room(other.id)
            assert tried == [other.id] * 10

    asyncio.run(scenario())


def test_a_new_table_is_taken_while_there_is_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path, most_bytes=1000) as rooms:

            async def size() -> int:
                return stored

            monkeypatch.setattr(rooms.store, "size", size)
            stored = 1000
            await a_table(rooms)
            stored = 1001
            with pytest.raises(Unavailable):
                await a_table(rooms)
            rooms.most_bytes = 0
            await a_table(rooms)

    asyncio.run(scenario())


# -- clearing away


def test_what_is_no_longer_used_is_removed_or_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            looked_at, left = [await rooms.room((await a_table(rooms)).id) for _ in range(2)]
            visitor = Onlooker()
            await looked_at.enter(visitor)
            rooms.make_space()
            assert rooms.open == 2
            assert not looked_at.asleep
            monkeypatch.setattr(all_rooms, "IDLE_SECONDS", 1e6)
            looked_at.used -= 1.1e6
            left.used -= 0.9e6
            rooms.make_space()
            assert rooms.open == 2
            assert (looked_at.asleep, left.asleep) == (True, False)
            assert visitor.forgot == 1
            left.used -= 0.2e6
            rooms.make_space()
            assert (rooms.open, left.idle, looked_at.idle) == (1, True, False)
            seen = visitor.refreshed
            await looked_at.wake()
            assert not looked_at.asleep
            assert visitor.refreshed == seen + 1
            await looked_at.leave(visitor)
            assert looked_at.idle

    asyncio.run(scenario())


def test_a_table_that_is_removed_is_forgotten_and_whoever_looks_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            record = await a_table(rooms)
            room = await rooms.room(record.id)
            visitor = Onlooker("us")
            await room.enter(visitor)
            await rooms.remove(record.id)
            assert (visitor.dismissed, rooms.open) == (1, 0)
            with pytest.raises(NotFound):
                await rooms.room(record.id)
            unopened = await a_table(rooms)
            await rooms.remove(unopened.id)
            assert await rooms.store.ids() == []

    asyncio.run(scenario())


def test_what_nobody_waits_for_is_told_in_the_log_and_not_begun_at_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails() -> None:
        raise ValueError("lost in thought")

    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            done = list[int]()

            async def works() -> None:
                done.append(1)

            rooms.later(works)
            rooms.later(fails)
            await until(lambda: "not foreseen" in caplog.text)
            assert done == [1]
            assert not rooms._tasks
            rooms.ending = True
            rooms.later(works)
            assert not rooms._tasks
            assert done == [1]

    with caplog.at_level(logging.ERROR):
        asyncio.run(scenario())


def test_a_server_that_cannot_reach_its_database_tidies_up_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_rooms, "TIDY_SECONDS", 0.0)

    async def scenario() -> None:
        async with rooms_in(tmp_path, keep_days=1) as rooms:
            asked = list[float]()

            async def away(since: float) -> list[str]:
                asked.append(since)
                raise Unavailable("unavailable")

            monkeypatch.setattr(rooms.store, "idle", away)
            await rooms.start()
            await until(lambda: len(asked) > 2)

    asyncio.run(scenario())


# -- who may what


def test_who_only_watches_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await rooms.room((await a_table(rooms)).id)
            head = room.snapshot.head
            for doing in (
                room.answer((), None, ["x"], head),
                room.undo((), head),
                room.adjust((), {"prestige": 3}, head),
                room.position(()),
                room.rehearse((), None, [], head),
                room.carry_out((), None, [], head),
                room.wish((), "delete", True),
                room.wish(("dealer",), "delete", True),
                room.ahead((), [], head),
            ):
                with pytest.raises(Forbidden) as refused:
                    await doing
                assert refused.value.message.id == "refusal-watching"
            asked = str(room.snapshot.asking)
            (other,) = {"us", "jihadist"} - {asked}
            with pytest.raises(Forbidden, match=asked):
                await room.answer((other,), asked, ["x"], head)
            for seats, at in (((other,), head), ((asked,), Head(1, head.ply)), ((asked,), Head(0, head.ply + 1))):
                with pytest.raises(Stale):
                    await room.ahead(seats, [], at)
            assert (await room.ahead((asked,), [], head))["answers"] == {}
            assert room.snapshot.head == head

    asyncio.run(scenario())


def test_what_is_over_is_not_changed_by_hand(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            people = dict.fromkeys(game_named("pasture").seats, "me")
            room = await rooms.room((await a_table(rooms, people, "pasture")).id)
            assert (await room.position(tuple(people)))["game"] == "pasture"
            others = await rooms.room((await a_table(rooms, {**people, "north": "open"}, "pasture")).id)
            with pytest.raises(CannotAdjust) as forbidden:
                await others.position(("east",))
            assert forbidden.value.message.id == "refusal-adjust-others"
            while room.snapshot.question is not None:
                await answered(room)
            with pytest.raises(BadPosition) as refused:
                await room.position(tuple(people))
            assert refused.value.message.id == "refusal-adjust-over"
            assert room.about().seed == room.record.seed
            assert others.about().seed is None

    asyncio.run(scenario())


def test_moments_and_steps_are_there_from_the_first_to_the_last(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await rooms.room((await a_table(rooms)).id)
            await answered(room, 12)
            last, steps = room.snapshot.head.ply, len(room.snapshot.steps)
            assert steps > 1
            for ply in (0, last):
                assert (await room.moment(ply)).head.ply >= ply
            for step in (0, steps - 1):
                assert "view" in await room.step_told(step, None)
            for bad, what, most in ((-1, "moment", last), (last + 1, "moment", last), (-1, "step_told", steps - 1)):
                with pytest.raises(NotFound) as refused:
                    await (room.moment(bad) if what == "moment" else room.step_told(bad, None))
                assert refused.value.message.args["last"] == most
            with pytest.raises(NotFound):
                await room.step_told(steps, None)

    asyncio.run(scenario())


def test_only_a_new_step_is_written_beside_the_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            record = await a_table(rooms)
            room = await rooms.room(record.id)
            written, append = list[bool](), rooms.store.append

            async def noted(*added: Any) -> Head:
                written.append(added[3].checkpoint is not None)
                return await append(*added)

            monkeypatch.setattr(rooms.store, "append", noted)
            begun = list[bool]()
            for number in range(25):
                if number == 12:  # a room that was opened anew knows what is written
                    rooms.let_go(room)
                    room = await rooms.room(record.id)
                steps = len(room.snapshot.steps)
                await answered(room)
                begun.append(len(room.snapshot.steps) > steps)
            assert written == begun
            assert 0 < sum(written) < 25

    asyncio.run(scenario())


# -- a frame


def test_while_somebody_thinks_nobody_is_asked_takes_back_or_changes_anything(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await rooms.room((await a_table(rooms, name="A title")).id)
            await answered(room, 3)
            snapshot, seats = room.snapshot, ("us", "jihadist")
            snapshot.look_ahead()
            rest = json.loads(frame(snapshot, room.about(), seats)[0])
            for known in ("question", "outlook", "can_undo", "can_adjust"):
                assert rest[known]
            assert (rest["thinking"], rest["asking"], rest["name"]) == (None, snapshot.asking, "A title")
            busy = json.loads(frame(snapshot, replace(room.about(), thinking="us"), seats)[0])
            for known in ("question", "outlook", "can_undo", "can_adjust"):
                assert not busy[known]
            assert (busy["thinking"], busy["asking"]) == ("us", "us")
            watching = json.loads(frame(snapshot, room.about(), ())[0])
            for known in ("question", "outlook", "can_undo", "can_adjust"):
                assert not watching[known]
            assert snapshot.undoing(()) == (None, None)

    asyncio.run(scenario())


def test_a_list_of_tables_says_the_last_thing_that_all_may_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await rooms.room((await a_table(rooms)).id)
            await room.enter(Onlooker())
            kinds = set[tuple[str, bool]]()
            for _ in range(25):
                await answered(room)
                snapshot = room.snapshot
                notes = [note for note in snapshot.notes if note.kind == "told" and note.visible_to(None)]
                kinds.add((snapshot.notes[-1].kind, snapshot.notes[-1].visible_to(None)))
                assert snapshot.latest.note == to_json(notes[-1].says)
                assert snapshot.latest.turn == snapshot.seen(None).view["turn"]
            assert len(kinds) > 1

    asyncio.run(scenario())


def test_what_is_known_beforehand_is_made_once_and_only_where_somebody_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOMENT_SECONDS", 0.0)

    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            begun, later = list[Any](), rooms.later

            def noted(work: Any) -> None:
                begun.append(work)
                later(work)

            monkeypatch.setattr(rooms, "later", noted)

            async def soon() -> int:
                """What was begun a moment later."""
                for _ in range(20):
                    await asyncio.sleep(0)
                count = len(begun)
                begun.clear()
                return count

            people = dict.fromkeys(game_named("pasture").seats, "me")
            room = await rooms.room((await a_table(rooms, people, "pasture")).id)
            visitor = Onlooker(*people)
            await room.enter(visitor)
            assert room.snapshot.outlook is not None
            await soon()
            room.refresh()
            assert await soon() == 0
            room.snapshot.outlook = None
            room.refresh()
            room.refresh()
            assert await soon() == 1
            assert room.snapshot.outlook is not None
            while room.snapshot.question is not None:
                await answered(room)
            await soon()
            room.refresh()
            assert await soon() == 0  # nobody is asked

    asyncio.run(scenario())


# -- those who think elsewhere


class Pondering:
    """Takes the first options, and thinks elsewhere."""

    looks_ahead = True

    def answer(self, question: Question, sight: Sight) -> list[str]:
        """The first options."""
        return list(question.keys[: question.at_least])


class Elsewhere:
    """Where agents think: here, when they are let; or something fails."""

    def __init__(self) -> None:
        self.sent = 0
        self.problems: list[Exception] = []
        self.open = asyncio.Event()

    async def think(self, sent: bytes) -> list[Entry]:
        """One thought."""
        self.sent += 1
        await self.open.wait()
        if self.problems:
            raise self.problems.pop()
        told: list[Entry] = pickle.loads(thoughts(sent))
        return told


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Elsewhere:
    """An agent that thinks elsewhere, and where it does."""
    found = Elsewhere()
    monkeypatch.setitem(AGENTS, ("", "", "pondering"), AgentKind(lambda level: Pondering()))
    monkeypatch.setattr(Thinkers, "think", lambda _, sent, stand_in: found.think(sent))
    return found


def test_who_thinks_elsewhere_is_waited_for_and_thinks_again_when_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, elsewhere: Elsewhere
) -> None:
    monkeypatch.setattr(one_room, "AGAIN_SECONDS", 0.0)

    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            record = await a_table(rooms, {"us": "me", "jihadist": "pondering"})
            room = await rooms.room(record.id)
            await until(lambda: elsewhere.sent == 1)
            assert room.about().thinking == "jihadist"
            assert not room.idle
            room.sleep()
            assert not room.asleep  # somebody thinks
            elsewhere.problems = [ValueError("lost in thought")]
            elsewhere.open.set()
            await until(lambda: room.snapshot.asking == "us" and room.idle)
            assert elsewhere.sent > 1
            assert room.about().thinking is None
            assert "lost in thought" in caplog.text
            assert room.snapshot.head.ply > record.head.ply
            room.sleep()
            assert room.asleep

    asyncio.run(scenario())


def test_where_nobody_plays_agents_do_while_somebody_looks(tmp_path: Path, elsewhere: Elsewhere) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            elsewhere.open.set()
            record = await a_table(rooms, {"us": "pondering", "jihadist": "pondering"})
            room = await rooms.room(record.id)
            for _ in range(5):
                await asyncio.sleep(0)
            assert (elsewhere.sent, room.snapshot.head) == (0, record.head)
            visitor = Onlooker()
            await room.enter(visitor)
            await until(lambda: room.snapshot.head.ply > record.head.ply + 5)
            await room.leave(visitor)
            await until(lambda: room.idle)
            assert room.snapshot.outcome is None

    asyncio.run(scenario())


def test_what_was_thought_about_another_moment_is_not_answered(tmp_path: Path, elsewhere: Elsewhere) -> None:
    async def scenario() -> None:
        async with rooms_in(tmp_path) as rooms:
            elsewhere.open.set()
            room = await rooms.room((await a_table(rooms, {"us": "me", "jihadist": "pondering"})).id)
            await until(lambda: room.snapshot.asking == "us" and room.idle)
            elsewhere.open.clear()
            sent, ply = elsewhere.sent, room.snapshot.head.ply
            while room.snapshot.asking == "us":
                await answered(room)
            await until(lambda: elsewhere.sent > sent)
            await room.undo(("us",), room.snapshot.head, ply)
            elsewhere.open.set()
            await until(lambda: room.idle)
            assert room.snapshot.head == Head(1, ply)
            assert room.snapshot.asking == "us"

    asyncio.run(scenario())


def test_who_thinks_stands_back_and_needs_no_processes_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    monkeypatch.setattr("os.nice", taken.append)
    stand_back()
    assert taken == [10]
    Thinkers(1).close()


def test_where_looking_ahead_has_failed_the_best_that_is_known_answers() -> None:
    assert type(base_of(Table.new("labyrinth"), "us")).__name__ != "RandomAgent"
    assert type(base_of(Table.new("pasture"), "north")).__name__ == "RandomAgent"
