"""What pages from here may do, told by headers; and who may talk to the server: its own pages, under its own names."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette._utils import get_route_path
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from sandtable.core.errors import SandtableError, quoted
from sandtable.web.refusals import Forbidden, refusal_for, refusal_json, status_of

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # pieces are placed by style attributes
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE: Final = frozenset({"0.0.0.0", "::", ""})
"""The addresses to listen on that stand for all of a machine's own."""
STARTS: Final = ("http.response.start", "websocket.http.response.start")


class SecurityHeaders:
    """Adds the headers to every answer; what the API says is never kept in a cache."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and add to the headers of the answer."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if get_route_path(scope).startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


class Politeness:
    """Makes a refusal even of an error that nobody foresaw."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; if it fails before it was answered, answer."""
        answered = False

        async def send_and_know(message: Message) -> None:
            nonlocal answered
            answered = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_know)
        except Exception as error:
            if answered or scope["type"] != "http":
                raise
            await refused(refusal_for(error))(scope, receive, send)


@dataclass(frozen=True)
class Hosts:
    """The names under which a server is reached: where it listens, and those that its operator names.

    A page of somebody else's whose name is made to point here (DNS rebinding) sends that name, and is turned away.
    """

    bound: str = "127.0.0.1"
    named: frozenset[str] = frozenset()

    @classmethod
    def of(cls, bound: str, named: Iterable[str]) -> Hosts:
        """The hosts of a server that listens on an address."""
        return cls(bound, frozenset(_name(host) for host in named))

    def know(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = _name(host)
        if name in LOOPBACK or name in self.named or name == self.bound:
            return bool(name)
        return self.bound in EVERYWHERE and _is_address(name)

    def trust(self, origin: str, host: str) -> bool:
        """Whether a page from this origin may open a socket at this host: a page of the server itself."""
        place = urlsplit(origin).netloc.lower()
        return bool(place) and (place == host.lower() or _name(place) in self.named)


def is_loopback(host: str) -> bool:
    """Whether a host, with or without a port, stands for this machine itself."""
    name = _name(host) or host
    return name in LOOPBACK or (_is_address(name) and ipaddress.ip_address(name).is_loopback)


def _name(host: str) -> str:
    """A host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class KnownHosts:
    """Turns away requests for other hosts, and sockets from the pages of other sites."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for this server."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host, origin = headers.get("Host", ""), headers.get("Origin")
        if not self._hosts.know(host):
            await _turn_away(Forbidden("host", host=quoted(host)), scope, receive, send)
        elif scope["type"] == "websocket" and origin is not None and not self._trusts(origin, host):
            await _turn_away(Forbidden("origin", origin=quoted(origin)), scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _trusts(self, origin: str, host: str) -> bool:
        try:
            return self._hosts.trust(origin, host)
        except ValueError:
            return False


async def _turn_away(refusal: SandtableError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(refused(refusal))
    else:
        await refused(refusal)(scope, receive, send)


def refused(refusal: SandtableError, status: int | None = None) -> JSONResponse:
    """The answer to a request that is refused."""
    return JSONResponse({"error": refusal_json(refusal)}, status or status_of(refusal))
