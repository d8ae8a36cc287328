"""Notices between server processes that share a database (PostgreSQL's LISTEN and NOTIFY)."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import sqlalchemy as sa

from sandtable.web.databases import AWAY, CHANNEL, COMMAND_SECONDS, CONNECT_SECONDS

log = logging.getLogger("sandtable.web")

Notice = dict[str, Any]
Hear = Callable[[Notice], Awaitable[None]]

RETRY_SECONDS = 1.0


class Notices:
    """For a process that is alone with its database: nobody to tell, nobody to hear."""

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen."""

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes something."""

    async def close(self) -> None:
        """Stop listening."""


class PostgresNotices(Notices):
    """Hears what other processes tell, through a connection of its own that is made again when it is lost."""

    def __init__(self, url: sa.URL, origin: str) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._task: asyncio.Task[None] | None = None
        self._queue: asyncio.Queue[Notice] = asyncio.Queue()
        self._listening = asyncio.Event()

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen. ``hear`` gets every notice of others, ``missed`` is called when some may have been lost."""
        self._hear = hear
        self._missed = missed
        self._task = asyncio.create_task(self._listen())
        async with asyncio.timeout(30):
            await self._listening.wait()

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes something."""
        await self._queue.put({**notice, "origin": self._origin})

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        first = True
        while True:
            try:
                connection = await asyncpg.connect(self._dsn, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
            except AWAY as problem:
                log.warning("cannot listen to the database: %s", problem)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            try:
                await self._while_connected(connection, first)
            except AWAY as problem:
                log.warning("lost the connection that listens to the database: %s", problem)
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                with suppress(*AWAY):
                    await connection.close(timeout=2)
            first = False

    async def _while_connected(self, connection: asyncpg.Connection, first: bool) -> None:
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        await connection.add_listener(CHANNEL, lambda _c, _p, _ch, payload: heard.put_nowait(str(payload)))
        connection.add_termination_listener(lambda _c: heard.put_nowait(None))
        self._listening.set()
        if not first:
            await self._missed()
        telling = asyncio.create_task(self._tell_all(connection))
        try:
            while (payload := await heard.get()) is not None:
                notice = json.loads(payload)
                if notice.get("origin") != self._origin:
                    await self._hear(notice)
        finally:
            telling.cancel()
        raise ConnectionResetError("the database closed it")

    async def _tell_all(self, connection: asyncpg.Connection) -> None:
        while True:
            notice = await self._queue.get()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, json.dumps(notice))
