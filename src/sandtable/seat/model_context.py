"""``sandtable mcp``: a table for assistants, by the Model Context Protocol. What they can do is in ``assistant.py``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeVar

from sandtable.core.errors import BadSetup, SandtableError
from sandtable.seat.assistant import LINES, WIDTH, Assistant
from sandtable.words import Words

NAME: Final = "sandtable"
T = TypeVar("T")


def server(words: Words) -> Any:
    """A server of the protocol whose visitors share one seat at one table."""
    try:
        made: Any = import_module("mcp.server").MCPServer
        hints: Any = import_module("mcp.types").ToolAnnotations
        refused: Any = import_module("mcp.server.mcpserver.exceptions").ToolError
    except ImportError:
        raise BadSetup("not-installed", what="MCP", extra="mcp") from None
    host = made(NAME, instructions=words("mcp-instructions"))
    seat, alone = Assistant(words), asyncio.Lock()

    async def done(work: Callable[[], T]) -> T:
        """One thing after another, in a thread, for opponents may think; a refusal is said in words."""
        async with alone:
            try:
                return await asyncio.to_thread(work)
            except SandtableError as refusal:
                raise refused(words.refusal(refusal)) from None

    async def games() -> list[dict[str, Any]]:
        return await done(seat.games)

    async def sit_down(
        game: str,
        seat_name: str,
        options: dict[str, Any] | None = None,
        opponents: dict[str, str] | None = None,
        real_dice: bool = False,
    ) -> dict[str, Any]:
        dice = "physical" if real_dice else None
        return await done(lambda: seat.sit_down(game, seat_name, options, opponents, dice))

    async def take_up(name: str | None = None) -> dict[str, Any]:
        return await done(lambda: seat.take_up(name))

    async def board(width: int = WIDTH) -> str:
        return await done(lambda: seat.board(width))

    async def view() -> dict[str, Any]:
        return await done(lambda: dict(seat.view()))

    async def question() -> dict[str, Any] | None:
        return await done(seat.question)

    async def log(lines: int = LINES) -> list[dict[str, Any]]:
        return await done(lambda: seat.log(lines))

    async def rule(game: str, number: str) -> list[dict[str, Any]]:
        return await done(lambda: seat.rule(game, number))

    async def card(game: str, number: str) -> dict[str, str] | None:
        return await done(lambda: seat.card(game, number))

    async def forecast(key: str) -> dict[str, Any] | None:
        return await done(lambda: seat.forecast(key))

    async def why_not(key: str) -> dict[str, Any] | None:
        return await done(lambda: seat.why_not(key))

    async def answer(keys: list[str]) -> dict[str, Any]:
        return await done(lambda: seat.answer(keys))

    async def undo() -> dict[str, Any]:
        return await done(seat.undo)

    reading = (games, board, view, question, log, rule, card, forecast, why_not)
    for work in (*reading, sit_down, take_up, answer, undo):
        said = words(f"mcp-{work.__name__.replace('_', '-')}")
        host.add_tool(work, description=said, annotations=hints(readOnlyHint=True) if work in reading else None)
    return host


def run(words: Words) -> None:
    """Serve over stdin and stdout until the visitor leaves."""
    server(words).run("stdio")
