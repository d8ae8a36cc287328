"""What a live table needs to be what the database says, part by part."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.journal import Entry, Reasoned
from sandtable.core.messages import Message
from sandtable.web import rooms as all_rooms
from sandtable.web.keeping_up import Recorded
from sandtable.web.one_thread import OneThread
from sandtable.web.rooms import Rooms
from sandtable.web.stored import Conflict
from tests.web.people import serving, sqlite


class Said:
    """Where an agent says its reasons."""

    def __init__(self) -> None:
        self.reasons: list[Message] = []

    def because(self, reason: Message) -> None:
        self.reasons.append(reason)


def test_answers_of_an_agent_elsewhere_are_given_again_in_order_with_their_reasons() -> None:
    why = (Message("note-why-weighed"), Message("note-why-gate"))
    sight: Any = Said()
    recorded = Recorded([Entry("us", ("14",)), Reasoned("us", ("recruit", "iraq"), why)])
    question: Any = None  # it is not looked at
    assert recorded.answer(question, sight) == ("14",)
    assert sight.reasons == []
    assert recorded.answer(question, sight) == ("recruit", "iraq")
    assert sight.reasons == list(why)
    with pytest.raises(Conflict):
        recorded.answer(question, sight)


def test_a_thread_does_all_it_was_given_before_it_ends() -> None:
    thread = OneThread("to be ended")
    done: list[int] = []
    thread.end()  # it has never begun
    for number in range(3):
        thread.do(partial(done.append, number))
    thread.end()
    assert done == [0, 1, 2]
    assert "to be ended" not in {each.name for each in threading.enumerate()}


def test_what_those_see_who_look_on_is_made_before_they_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where opponents think it is made in their thread, and not while everybody waits."""

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            table, tokens = await server.two_people()
            async with server.player(table, tokens["us"]):
                rooms: Rooms = server.app.state.rooms
                room = await rooms.room(table)
                monkeypatch.setattr(all_rooms, "IDLE_SECONDS", -1.0)
                rooms.make_space()
                assert room.asleep
                await room.wake()
                seen = {seat: room.snapshot.is_seen(seat) for seat in ("us", "jihadist", None)}
                assert seen == {"us": True, "jihadist": False, None: False}

    asyncio.run(scenario())
