"""What processes that share a database tell each other, over a connection that may be lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from sandtable.web import notices
from sandtable.web.databases import CHANNEL
from sandtable.web.notices import Notices, PostgresNotices
from tests.web.waiting import until

URL = sa.make_url("postgresql+asyncpg://me:word@db/games")


class Line:
    """A connection to a database that says what it is told to say."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.closed = False
        self._hear: Callable[..., None] | None = None
        self._lost: Callable[..., None] | None = None

    async def add_listener(self, channel: str, hear: Callable[..., None]) -> None:
        """Somebody listens."""
        assert channel == CHANNEL
        self._hear = hear

    def add_termination_listener(self, lost: Callable[..., None]) -> None:
        """Somebody wants to know when it is lost."""
        self._lost = lost

    async def execute(self, *words: Any) -> None:
        """A statement."""
        self.told.append(words)

    async def close(self, timeout: float) -> None:
        """The end."""
        self.closed = True

    def say(self, **notice: Any) -> None:
        """A notice comes from the database."""
        assert self._hear is not None
        self._hear(self, 1, CHANNEL, json.dumps(notice))

    def lose(self) -> None:
        """The database closes it."""
        assert self._lost is not None
        self._lost(self)


class Heard:
    """What one process hears."""

    def __init__(self) -> None:
        self.notices: list[Any] = []
        self.missed = 0

    async def hear(self, notice: Any) -> None:
        """A notice of another process."""
        self.notices.append(notice)

    async def may_have_missed(self) -> None:
        """Some may have been lost."""
        self.missed += 1


def dialled(monkeypatch: pytest.MonkeyPatch, refusals: int = 0) -> tuple[list[str], list[Line]]:
    """The addresses that are dialled and the lines that come of it; the first so many times nobody answers."""
    addresses: list[str] = []
    lines: list[Line] = []

    async def connect(address: str, **_: Any) -> Line:
        addresses.append(address)
        if len(addresses) <= refusals:
            raise ConnectionRefusedError("nobody there")
        lines.append(Line())
        return lines[-1]

    monkeypatch.setattr("asyncpg.connect", connect)
    monkeypatch.setattr(notices, "RETRY_SECONDS", 0)
    return addresses, lines


def test_a_process_hears_the_others_and_not_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses, lines = dialled(monkeypatch)

    async def scenario() -> None:
        heard, here = Heard(), PostgresNotices(URL, "here")
        await here.start(heard.hear, heard.may_have_missed)
        (line,) = lines
        for origin in ("here", "there", "here", "beyond"):
            line.say(origin=origin, table="a")
        await until(lambda: len(heard.notices) >= 2)
        assert [notice["origin"] for notice in heard.notices] == ["there", "beyond"]
        await here.tell({"table": "b"})
        await until(lambda: bool(line.told))
        ((statement, channel, told),) = line.told
        assert "pg_notify" in statement
        assert (channel, json.loads(told)) == (CHANNEL, {"table": "b", "origin": "here"})
        assert heard.missed == 0  # nothing was lost before anybody listened
        assert not line.closed
        await here.close()
        assert line.closed

    asyncio.run(scenario())
    assert addresses == ["postgresql://me:word@db/games"]


def test_a_database_that_does_not_answer_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    addresses, lines = dialled(monkeypatch, refusals=3)

    async def scenario() -> None:
        heard, here = Heard(), PostgresNotices(URL, "here")
        await here.start(heard.hear, heard.may_have_missed)
        assert (len(addresses), heard.missed) == (4, 0)
        lines[0].say(origin="there")
        await until(lambda: bool(heard.notices))
        await here.close()

    asyncio.run(scenario())
    assert caplog.text.count("cannot listen to the database: nobody there") == 3


def test_after_a_lost_connection_all_is_read_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, lines = dialled(monkeypatch)

    async def scenario() -> None:
        heard, here = Heard(), PostgresNotices(URL, "here")
        await here.start(heard.hear, heard.may_have_missed)
        for times in (1, 2):
            lines[-1].lose()
            await until(lambda: heard.missed == times and len(lines) == times + 1)  # noqa: B023 - waited for here
            assert lines[-2].closed
        await here.tell({"table": "b"})
        await until(lambda: bool(lines[-1].told))
        assert [len(line.told) for line in lines] == [0, 0, 1]  # who told over a lost line tells no more
        lines[-1].say(origin="there")
        await until(lambda: bool(heard.notices))
        await here.close()

    asyncio.run(scenario())
    assert caplog.text.count("lost the connection that listens to the database") == 2


def test_whoever_is_alone_hears_and_tells_nothing() -> None:
    async def scenario() -> None:
        heard, alone = Heard(), Notices()
        await alone.start(heard.hear, heard.may_have_missed)
        await alone.tell({"table": "a"})
        await alone.close()
        await PostgresNotices(URL, "here").close()  # which has not begun
        assert (heard.notices, heard.missed) == ([], 0)

    asyncio.run(scenario())
