"""What goes over a socket, byte by byte: our own frames are those of the library, however they come."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from sandtable.web import serve
from sandtable.web.connections import framed, unframed
from tests.web import people
from tests.web.people import PATIENCE, serving, sqlite

PING = b'{"type":"ping","id":1}'
PONG = framed('{"type":"pong","id":1}')
WHOLE = Frame(Opcode.TEXT, PING).serialize(mask=True)
GOODBYE = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)


@pytest.mark.parametrize("size", [0, 125, 126, (1 << 16) - 1, 1 << 16])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = "é" * (size // 2) + "x" * (size % 2)
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4000])
def test_a_whole_text_is_unframed_and_nothing_else(size: int) -> None:
    sent = bytes(range(256)) * 16
    whole = Frame(Opcode.TEXT, sent[:size]).serialize(mask=True)
    assert unframed(whole) == sent[:size]
    others = [
        whole[:-1],
        whole + whole,
        whole + b"x",
        Frame(Opcode.TEXT, sent[:size], fin=False).serialize(mask=True),
        bytes((whole[0] | 0x40,)) + whole[1:],
        Frame(Opcode.BINARY, sent[:size]).serialize(mask=True),
        Frame(Opcode.TEXT, sent[:size]).serialize(mask=False),
        Frame(Opcode.TEXT, sent * 16).serialize(mask=True),
    ]
    assert [unframed(other) for other in others] == [None] * len(others)


@asynccontextmanager
async def talking_to(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A new socket, byte by byte."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = b64encode(bytes(16)).decode()
    lines = ["GET /ws/none HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
    writer.write("\r\n".join(lines).encode())
    try:
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"\r\n\r\n")
            yield reader, writer
    finally:
        writer.close()


def test_however_a_message_is_cut_it_is_heard_once(tmp_path: Path) -> None:
    """In one piece, in two, two at a time, in fragments, and whole between two pieces of another."""
    fragments = [
        Frame(Opcode.TEXT, PING[:7], fin=False).serialize(mask=True),
        Frame(Opcode.CONT, PING[7:]).serialize(mask=True),
    ]
    pieces = [WHOLE, WHOLE[:9], WHOLE[9:], WHOLE + WHOLE, *fragments, WHOLE[:1], WHOLE[1:] + WHOLE, WHOLE]
    pongs = 1 + 1 + 2 + 1 + 2 + 1

    async def scenario() -> bytes:
        async with serving(sqlite(tmp_path)) as server, talking_to(server.port) as (reader, writer):
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0)
            heard = await reader.readexactly(pongs * len(PONG))
            writer.write(GOODBYE)
            return heard + await reader.read()

    assert asyncio.run(scenario()) == PONG * pongs + b"\x88\x02\x03\xe8"


def test_what_looks_whole_in_the_middle_of_something_else_is_no_message(tmp_path: Path) -> None:
    """Between two fragments, as the rest of a longer text, and after goodbye."""
    begun = Frame(Opcode.TEXT, PING[:7], fin=False).serialize(mask=True)
    longer = bytes((0x81, 0x80 | len(WHOLE), 0, 0, 0, 0))  # a mask that changes nothing

    async def said_to(port: int, pieces: Sequence[bytes]) -> bytes:
        async with talking_to(port) as (reader, writer):
            writer.write(WHOLE)
            heard = await reader.readexactly(len(PONG))
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.02)  # so that each comes by itself
            return heard.removeprefix(PONG) + await reader.read()

    async def scenario() -> list[bytes]:
        async with serving(sqlite(tmp_path)) as server:
            alls = ([begun, WHOLE], [longer, WHOLE], [GOODBYE, WHOLE])
            return [await said_to(server.port, pieces) for pieces in alls]

    said = asyncio.run(scenario())
    assert [each[0] for each in said] == [0x88] * 3  # goodbye, and nothing else
    assert [int.from_bytes(each[2:4]) for each in said] == [1002, 1007, 1000]


def test_a_short_text_in_one_piece_goes_past_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bytes] = []
    library = WebSocketsSansIOProtocol.data_received

    def noted(socket: WebSocketsSansIOProtocol, data: bytes) -> None:
        read.append(data)
        library(socket, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server, talking_to(server.port) as (reader, writer):
            for _ in range(3):
                writer.write(WHOLE)
                assert await reader.readexactly(len(PONG)) == PONG

    asyncio.run(scenario())
    assert [data[:4] for data in read] == [b"GET "]


def test_what_is_pressed_is_said_and_heard_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "talking", lambda host, proxies: serve.talking(host, proxies, deflate=True))

    async def scenario() -> tuple[int, list[str | bytes]]:
        async with serving(sqlite(tmp_path)) as server, connect(f"ws://127.0.0.1:{server.port}/ws/none") as link:
            for _ in range(2):
                await link.send(PING.decode())
            async with asyncio.timeout(PATIENCE):
                return len(link.protocol.extensions), [await link.recv(), await link.recv()]

    assert asyncio.run(scenario()) == (1, ['{"type":"pong","id":1}'] * 2)
