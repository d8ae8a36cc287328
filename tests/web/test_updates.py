"""Updates: what a browser puts together from them is, to the byte, what it would be told if it came now."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import IllegalAnswer
from sandtable.core.game import game_named
from sandtable.web import setups, stories
from sandtable.web.frames import Shown, Snapshot, frame
from sandtable.web.messages import NewTable
from sandtable.web.notices import Notices
from sandtable.web.room import Room
from sandtable.web.rooms import Rooms
from sandtable.web.store import Store
from sandtable.web.stored import Rights
from sandtable.web.stories import applied, story_json
from tests.web.people import sqlite, whole

WHOLE = 10_000
"""More answers than any game has."""


class Browser:
    """Somebody who looks at a room, as often as it likes, and puts together what it is sent."""

    shows_outlook = True
    rights: Rights | None = None

    def __init__(self, room: Room, seats: tuple[str, ...]) -> None:
        self.seats = seats
        self.room = room
        self.known: dict[str, Any] = {}
        self.notes: list[Any] = []
        self.kinds: list[str] = []
        self._shown: Shown | None = None

    def refresh(self) -> None:
        """It looks when it wants to."""

    def forget(self) -> None:
        """It remembers."""

    def turn_away(self) -> None:
        """It came without a key."""

    def dismiss(self) -> None:
        """It looks no more."""

    def look(self) -> None:
        """Take in how the table stands."""
        text, self._shown = frame(self.room.snapshot, self.room.about(), self.seats, self._shown)
        message = json.loads(text)
        self.kinds += message
        self.known = whole(self.known, message)
        if "notes" in message:
            self.notes = [*self.notes[: message["from"]], *message["notes"]]

    def check(self) -> None:
        """Compare with what a newcomer would be told."""
        fresh = Browser(self.room, self.seats)
        fresh.look()
        for what in fresh.known.keys() - {"type", "notes", "from", "story"}:
            assert self.known[what] == fresh.known[what], what
        assert self.notes == fresh.notes

    def check_story(self, table: Table) -> None:
        """Compare the story with one that is played again from the past."""
        people = [seat.seat for seat in self.room.seats if seat.who == "human"]
        seen = Snapshot.of(table, 0, people).seen(self.room.snapshot.viewpoint(self.seats))
        assert self.known["view"] == json.loads(json.dumps(seen.view))
        told, again = self.known["story"], json.loads(json.dumps(story_json(seen)))
        if told is None or again is None:
            assert told == again
            return
        for what in ("since", "beats", "rest"):
            assert told[what] == again[what]
        assert applied(self.known["view"], told["start"]) == applied(self.known["view"], again["start"])


@asynccontextmanager
async def a_room(folder: Path, game: str, seats: Mapping[str, str], **options: Any) -> AsyncIterator[Room]:
    """The room of a new table."""
    store = Store(sqlite(folder))
    rooms = Rooms(store, Notices())
    await store.open()
    seated = setups.seating(game_named(game), seats)
    wanted = NewTable(game=game, seats=dict(seats), options=options)
    record = await rooms.create(setups.new_table(wanted, seated), seated, wanted)
    yield await rooms.room(record.id)
    await rooms.close()
    await store.close()


async def answer_at_random(room: Room, dice: random.Random) -> None:
    """Whoever is asked answers something."""
    question = room.snapshot.question
    assert question is not None
    keys = dice.sample(question.keys, dice.randint(question.at_least, question.at_most))
    await room.answer([question.seat], question.seat, keys, room.snapshot.head)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "most"),
    [
        ("labyrinth", {"decks": 1}, WHOLE),
        ("labyrinth", {"scenario": "awakening", "decks": 1}, 150),
        ("plain", {"scenario": "short"}, 200),
        ("pasture", {}, WHOLE),
    ],
    ids=["labyrinth", "awakening", "plain", "pasture"],
)
def test_what_is_put_together_from_updates_is_the_whole(
    tmp_path: Path, game: str, options: dict[str, Any], most: int
) -> None:
    """A game to its end, or so many answers of it.

    There is a browser for each seat, one that watches, one for two seats and one that is slow.
    """
    dice = random.Random(6)

    async def scenario() -> None:
        seats = game_named(game).seats
        async with a_room(tmp_path, game, dict.fromkeys(seats, "open"), **options) as room:
            table = room._table
            looking = [(seat,) for seat in seats] + [(), tuple(seats[:2])]
            browsers = [Browser(room, each) for each in looking]
            slow = Browser(room, (seats[0],))
            for browser in (*browsers, slow):
                await room.enter(browser)
                browser.look()
            answers = 0
            while room.snapshot.question is not None and answers < most:
                asked, head = room.snapshot.question.seat, room.snapshot.head
                if dice.random() < 0.1 and room.snapshot.undo_barred[asked] is None:
                    await room.undo([asked], head)
                elif dice.random() < 0.05:
                    with pytest.raises(IllegalAnswer):
                        await room.answer([asked], asked, ["no such thing"], head)
                await answer_at_random(room, dice)
                answers += 1
                for browser in browsers:
                    browser.look()
                    if answers % 50 == 0:
                        browser.check()
                        browser.check_story(table)
                if dice.random() < 0.3:
                    slow.look()
                    slow.check()
            for browser in browsers:
                browser.check()
                browser.check_story(table)
                assert browser.kinds.count("view") < len(browser.kinds) / 20  # whole at first and after an undo
                assert browser.kinds.count("changes") > answers / 2
            assert answers > 10

    asyncio.run(scenario())


def test_an_update_says_only_what_is_different(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, "labyrinth", {"us": "me", "jihadist": "open"}) as room:
            browser = Browser(room, ("jihadist",))
            await room.enter(browser)
            browser.look()
            whole_size = len(json.dumps(browser.known))
            await room.enter(Browser(room, ("us",)))
            browser.kinds.clear()
            browser.look()
            assert set(browser.kinds) == {"type", "ply", "revision", "presence"}
            for _ in range(5):
                await answer_at_random(room, random.Random(1))
                text, browser._shown = frame(room.snapshot, room.about(), browser.seats, browser._shown)
                assert {"view", "people", "options", "commitment"}.isdisjoint(json.loads(text))
                assert len(text) < whole_size / 3

    asyncio.run(scenario())


def test_nothing_is_made_for_a_seat_at_which_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str | None] = []
    told: list[object] = []
    real, again = stories.Moment.view, stories.seen_since

    def view(moment: stories.Moment, seat: str | None) -> stories.View:
        made.append(seat)
        return real(moment, seat)

    def seen_since(*past: Any) -> stories.Seen:
        told.append(past)
        return again(*past)

    monkeypatch.setattr(stories.Moment, "view", view)
    monkeypatch.setattr(stories, "seen_since", seen_since)

    async def scenario() -> None:
        async with a_room(tmp_path, "labyrinth", {"us": "me", "jihadist": "open"}) as room:
            dice = random.Random(2)
            for _ in range(4):
                await answer_at_random(room, dice)
            assert made == []
            browser = Browser(room, ("us",))
            await room.enter(browser)
            assert len(told) == 1
            for _ in range(4):
                await answer_at_random(room, dice)
            assert set(made) == {"us"}
            assert len(told) == 1  # whoever looks is told while it happens
            await room.leave(browser)
            made.clear()
            await answer_at_random(room, dice)
            assert made == []
            assert "asked" not in vars(room.snapshot)  # no forecast either

    asyncio.run(scenario())
