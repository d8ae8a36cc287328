"""Connections: how many one visitor may hold, and that nobody is waited for who does not say what it wants."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from sandtable.web.limits import CONNECTIONS, PATIENCE_SECONDS, visitor
from sandtable.web.security import HEADERS


class Door:
    """Counts the connections that each visitor holds; a proxy, behind whom many stand, may hold as many as it likes."""

    def __init__(self, most: int = CONNECTIONS, proxies: Sequence[str] = ()) -> None:
        self.most = most
        self.proxies = proxies
        self.held: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Somebody has connected; whether they may stay."""
        who = _who(transport)
        self.held[who] += 1
        return self.held[who] <= self.most or self._is_proxy(who)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has gone."""
        who = _who(transport)
        self.held[who] -= 1
        if self.held[who] <= 0:
            del self.held[who]

    def _is_proxy(self, who: str) -> bool:
        if "*" in self.proxies or who in self.proxies:
            return True
        with suppress(ValueError):
            network = ipaddress.ip_network(who)
            return any(network.overlaps(known) for known in _networks(self.proxies) if known.version == network.version)
        return False


def _networks(names: Sequence[str]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The networks among the names of proxies."""
    found = []
    for name in names:
        with suppress(ValueError):
            found.append(ipaddress.ip_network(name, strict=False))
    return found


def _who(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return visitor(str(peer[0])) if isinstance(peer, tuple) and peer else ""


DOOR = Door()
"""The door of this process."""


TOGETHER: Final = "sandtable.together"
"""In a message to a browser: another follows at once, and both go out in one piece."""


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket. One that is turned away has been answered: there is nothing to report."""

    async def send(self, message: Any) -> None:
        """Send something; after the answer to somebody who is turned away there is nothing to wait for."""
        if TOGETHER in message and self.handshake_complete and not self.close_sent and not self.disconnected:
            with suppress(InvalidState):  # whoever sends the next is told
                self.conn.send_text(message["text"].encode())
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """A message has come; no more are read while this one and another wait.

        Uvicorn stops reading after every message, and begins again for the next: two calls of the system for nothing.
        """
        first = not self.read_paused and self.queue.empty()
        self.read_paused |= first
        super().send_receive_event_to_app()
        self.read_paused &= not first

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        DOOR.leave(self.transport)
        super().connection_lost(exc)


class Impatient(HttpToolsProtocol):
    """A connection that is closed when the head of its next request takes too long; bodies have a limit of their own.

    Uvicorn waits for a first request, and for the rest of any head, as long as the other side likes.
    """

    patience: ClassVar[float] = PATIENCE_SECONDS
    _hurrying: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody has connected: a request must follow."""
        super().connection_made(transport)
        if DOOR.enter(transport):
            self._hurry()
        else:
            transport.abort()

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
        DOOR.leave(self.transport)
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
