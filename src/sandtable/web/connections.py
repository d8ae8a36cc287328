"""Connections: whoever begins a request and does not finish saying what it wants is not waited for."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sandtable.web.limits import PATIENCE_SECONDS
from sandtable.web.security import HEADERS


class Impatient(HttpToolsProtocol):
    """A connection that is closed when the head of its next request takes too long; bodies have a limit of their own.

    Uvicorn waits for a first request, and for the rest of any head, as long as the other side likes.
    """

    patience: ClassVar[float] = PATIENCE_SECONDS
    _hurrying: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody has connected: a request must follow."""
        super().connection_made(transport)
        self._hurry()

    def on_message_begin(self) -> None:
        """The first letter of a request has come: the rest of its head must follow."""
        super().on_message_begin()
        self._hurry()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._relax()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        self._relax()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """What is no request at all is told so with the headers that every answer has."""
        own: list[Any] = self.server_state.default_headers
        known = {name for name, _ in own}
        added = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        self.server_state.default_headers = own + [header for header in added if header[0] not in known]
        try:
            super().send_400_response(msg)
        finally:
            self.server_state.default_headers = own

    def _hurry(self) -> None:
        self._relax()
        self._hurrying = self.loop.call_later(self.patience, self._give_up)

    def _relax(self) -> None:
        if self._hurrying is not None:
            self._hurrying.cancel()
            self._hurrying = None

    def _give_up(self) -> None:
        self._hurrying = None
        self.transport.abort()
