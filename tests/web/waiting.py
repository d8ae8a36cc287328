"""What the tests of the server wait for, and what a refusal says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sandtable.web.security import HEADERS
from tests.web.people import PATIENCE, Server


def code_of(reply: httpx.Response) -> str:
    """The code of a refusal, which is a message and never holds a stack trace."""
    assert "Traceback" not in reply.text
    error: dict[str, Any] = reply.json()["error"]
    assert error["message"]
    assert (error["text"] if isinstance(error["text"], str) else error["text"][0]).startswith("refusal-")
    return str(error["code"])


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that must happen."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.005)


async def closed_after(server: Server, text: bytes, first: bytes = b"") -> bytes:
    """What the server says to this, after an answer to another request, until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        async with asyncio.timeout(PATIENCE):
            if first:
                writer.write(first)
                await reader.readuntil(b"\r\n\r\n")
            writer.write(text)
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def opened(server: Server, table: str, **headers: str) -> int:
    """The status that a socket with these headers is opened with."""
    address = f"ws://127.0.0.1:{server.port}/ws/{table}"
    try:
        async with connect(address, compression=None, additional_headers=headers):
            return 101
    except InvalidStatus as problem:
        refused = problem.response
    assert all(name in refused.headers for name in HEADERS)
    assert b"refusal-" in (refused.body or b"")
    return refused.status_code
