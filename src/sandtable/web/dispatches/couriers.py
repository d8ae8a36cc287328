"""Couriers from the side of the server: a process begun when there is something to carry, ended when it rests."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from sandtable.web.dispatches.queue import FAILED, GONE, SENT, UNKNOWN
from sandtable.web.programs import KEPT

COMMAND: Final = (sys.executable, "-c", "from sandtable.web.dispatches.courier import main; main()")
CARRY_SECONDS: Final = 30.0
"""How long one parcel may take; after that nobody knows what became of it."""
BEGIN_SECONDS: Final = 60.0
"""How long a new process may take to be ready, with a parcel that goes nowhere."""


class Courier:
    """One process, which carries one parcel at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._alone = asyncio.Lock()

    async def carry(self, parcel: Mapping[str, Any]) -> str:
        """Send a parcel; what became of it."""
        async with self._alone:
            if self._process is None or self._process.returncode is not None:
                self._process = await self._begun()
                if self._process is None:
                    return FAILED
            answer = await self._answer(self._process, parcel, CARRY_SECONDS)
            if answer not in (SENT, FAILED, GONE):
                await self._end()
                return UNKNOWN
            return answer

    async def _begun(self) -> asyncio.subprocess.Process | None:
        """A process that is ready; None if none can be begun."""
        environment = {word: os.environ[word] for word in KEPT if word in os.environ}
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment,
        )
        ready = {"kind": "check", "address": "json://ready", "near": False}
        if await self._answer(self._process, ready, BEGIN_SECONDS) == SENT:
            return self._process
        await self._end()
        return None

    async def _answer(self, process: asyncio.subprocess.Process, parcel: Mapping[str, Any], seconds: float) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(json.dumps(parcel).encode() + b"\n")
                await process.stdin.drain()
                return (await process.stdout.readline()).decode().strip()
        except (TimeoutError, OSError):
            return ""

    async def rest(self) -> None:
        """End the process, if nothing is carried; the next parcel begins another."""
        if not self._alone.locked():
            async with self._alone:
                await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the process, whatever it carries."""
        await self._end()
