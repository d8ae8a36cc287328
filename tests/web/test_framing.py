"""What goes over a socket, byte by byte: our own frames are those of the library, however they come."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from sandtable.web import serve
from sandtable.web.connections import framed, unframed
from tests.web import people
from tests.web.people import PATIENCE, serving, sqlite

PING = b'{"type":"ping","id":1}'


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


def test_however_a_message_is_cut_it_is_heard_once(tmp_path: Path) -> None:
    """In one piece, in two, two at a time, in fragments, and whole between two pieces of another."""
    whole = Frame(Opcode.TEXT, PING).serialize(mask=True)
    fragments = [
        Frame(Opcode.TEXT, PING[:7], fin=False).serialize(mask=True),
        Frame(Opcode.CONT, PING[7:]).serialize(mask=True),
    ]
    pieces = [whole, whole[:9], whole[9:], whole + whole, *fragments, whole[:1], whole[1:] + whole, whole]
    pongs = 1 + 1 + 2 + 1 + 2 + 1

    async def scenario() -> bytes:
        async with serving(sqlite(tmp_path)) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            key = b64encode(bytes(16)).decode()
            lines = ["GET /ws/none HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket"]
            lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
            writer.write("\r\n".join(lines).encode())
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(b"\r\n\r\n")
                for piece in pieces:
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(0)
                heard = await reader.readexactly(pongs * len(framed('{"type":"pong","id":1}')))
                writer.write(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
                rest = await reader.read()
            writer.close()
            return heard + rest

    heard = asyncio.run(scenario())
    assert heard == framed('{"type":"pong","id":1}') * pongs + b"\x88\x02\x03\xe8"


def test_what_is_pressed_is_said_and_heard_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "talking", lambda host, proxies: serve.talking(host, proxies, deflate=True))

    async def scenario() -> tuple[int, list[str | bytes]]:
        async with serving(sqlite(tmp_path)) as server, connect(f"ws://127.0.0.1:{server.port}/ws/none") as link:
            for _ in range(2):
                await link.send(PING.decode())
            async with asyncio.timeout(PATIENCE):
                return len(link.protocol.extensions), [await link.recv(), await link.recv()]

    assert asyncio.run(scenario()) == (1, ['{"type":"pong","id":1}'] * 2)
