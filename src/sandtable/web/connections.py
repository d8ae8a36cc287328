"""Connections: how many one visitor may hold, and that nobody is waited for who does not say what it wants."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

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


def is_one_of(address: str, names: Sequence[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    with suppress(ValueError):
        return any(ipaddress.ip_address(address) in network for network in _networks(names))
    return False


PEER: Final = "sandtable.peer"
"""The extension under which it is known who has connected, whatever a proxy says of those behind it."""

DOOR = Door()
"""The door of this process."""


DIRECT: Final = "sandtable.socket"
"""The extension under which whoever serves a socket finds it, to say something without passing it from hand to hand."""
_TEXT: Final = 0x81
"""How a frame begins that is all of a text (RFC 6455, 5.2)."""
_MASKED, _TWO_BYTES, _EIGHT_BYTES = 0x80, 126, 127
"""The same of its second byte: that it is masked, and where the length stands if not here."""


def framed(text: str) -> bytes:
    """A text as a server sends it (RFC 6455, 5.2)."""
    data = text.encode()
    size = len(data)
    if size < _TWO_BYTES:
        return bytes((_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES)) + size.to_bytes(2) + data
    return bytes((_TEXT, _EIGHT_BYTES)) + size.to_bytes(8) + data


def unframed(data: bytes) -> bytes | None:
    """The text of a browser, if this is one whole short frame of text and nothing else."""
    if len(data) < 6 or data[0] != _TEXT or data[1] < _MASKED:
        return None
    size, start = data[1] - _MASKED, 2
    if size == _TWO_BYTES:
        size, start = int.from_bytes(data[2:4]), 4
    if size == _EIGHT_BYTES or len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def awaits_a_frame(parser: object) -> bool:
    """Whether the library has read all that has come, to the end of a frame: it looks whether there is more at all."""
    while (inside := getattr(parser, "gi_yieldfrom", None)) is not None:
        parser = inside
    return getattr(parser, "__name__", "") == "at_eof"


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket. One that is turned away has been answered: there is nothing to report."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to talk: whoever serves them may do so directly."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][DIRECT] = self

    async def send(self, message: Any) -> None:
        """Send something; after the answer to somebody who is turned away there is nothing to wait for."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    @property
    def listens(self) -> bool:
        """Whether something may be said at once: the other side takes what it is sent."""
        return self._talks and self.writable.is_set()

    def say(self, texts: Iterable[str]) -> None:
        """Send these, to one who listens, in one piece."""
        if not self.conn.extensions:
            self.transport.write(b"".join([framed(text) for text in texts]))
            return
        for text in texts:  # they are pressed
            self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))

    @property
    def _talks(self) -> bool:
        """Whether both sides are in the middle of talking."""
        return self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN

    def data_received(self, data: bytes) -> None:
        """Something has come; most of it is a short text in one piece, of which there is little to find out."""
        conn = self.conn
        if self._talks and not conn.extensions and conn.current_size is None and awaits_a_frame(conn.parser):
            text = unframed(data)
            if text is not None and (conn.max_message_size is None or len(text) <= conn.max_message_size):
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
                return
        super().data_received(data)

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
        """The first letter of a request has come: the rest of its head must follow. It is known from whom it comes."""
        super().on_message_begin()
        scope: Any = self.scope
        scope["extensions"] = {PEER: self.client}
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
