"""Where dispatches arrive in a test: servers for HTTP and for mail on this machine, and a browser's end of a push."""

from __future__ import annotations

import base64
import json
import socketserver
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it ships no types
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


@dataclass
class Arrived:
    """A request that has arrived."""

    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def document(self) -> dict[str, Any]:
        """What it says, as JSON."""
        found: dict[str, Any] = json.loads(self.body)
        return found


@dataclass
class HttpSink:
    """A server to which anything may be posted, and what it answers."""

    port: int = 0
    arrived: list[Arrived] = field(default_factory=list)
    status: int = 201
    moved_to: str = ""

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def http_sink() -> Iterator[HttpSink]:
    """A server for HTTP."""
    sink = HttpSink()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            sink.arrived.append(Arrived(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(sink.status)
            if sink.moved_to:
                self.send_header("Location", sink.moved_to)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *given: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        sink.port = server.server_address[1]
        with _running(server):
            yield sink


@contextmanager
def _running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


@dataclass
class MailSink:
    """A server for mail, and what was sent by it to whom."""

    port: int = 0
    arrived: list[tuple[list[str], EmailMessage]] = field(default_factory=list)


@contextmanager
def mail_sink() -> Iterator[MailSink]:
    """A server for mail (RFC 5321, as much as one letter needs)."""
    sink = MailSink()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            to: list[str] = []
            self._say("220 here")
            while line := self.rfile.readline():
                word = line.split()[0].upper() if line.strip() else b""
                if word == b"RCPT":
                    to.append(line.decode().partition("<")[2].partition(">")[0])
                if word == b"DATA":
                    self._say("354 go on")
                    text = b"".join(iter(self.rfile.readline, b".\r\n"))
                    letter = message_from_bytes(text, policy=policy.default)
                    assert isinstance(letter, EmailMessage)
                    sink.arrived.append((to, letter))
                self._say("221 bye" if word == b"QUIT" else "250 yes")
                if word == b"QUIT":
                    return

        def _say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with Server(("127.0.0.1", 0), Handler) as server:
        sink.port = server.server_address[1]
        with _running(server):
            yield sink


class Browser:
    """A browser's end of web push: its keys, with which it reads what arrives."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """What it tells the server."""
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "keys": {"p256dh": written(public), "auth": written(self._auth)}}

    def read(self, arrived: Arrived) -> dict[str, Any]:
        """What was sent to it (RFC 8291)."""
        assert arrived.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(arrived.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(text)
        return found


def written(data: bytes) -> str:
    """Bytes as push services write them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unwritten(text: str) -> bytes:
    """The same, read."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
