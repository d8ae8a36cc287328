"""The Model Context Protocol: an assistant's client lists the tools, sits down, plays, and is refused in words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sandtable.seat.model_context import server
from sandtable.words import Words

mcp: Any = pytest.importorskip("mcp")
pytestmark = [pytest.mark.extras, pytest.mark.filterwarnings("ignore")]
TOOLS = {
    "games", "sit_down", "take_up", "board", "view", "question", "log", "rule", "card", "forecast", "why_not",
    "answer", "undo",
}  # fmt: skip


def structured(result: Any) -> Any:
    """What a tool has said, as data."""
    assert not result.is_error, result
    content = result.structured_content
    return content["result"] if set(content) == {"result"} else content


def test_a_client_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def play() -> None:
        async with mcp.Client(server(Words())) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert set(tools) == TOOLS
            assert all(tool.description for tool in tools.values())
            assert "question" in client.instructions
            stands = await client.call_tool("board", {})
            assert stands.is_error
            assert "nobody sits at a table yet" in stands.content[0].text
            wanted = {"game": "labyrinth", "seat_name": "us", "opponents": {"jihadist": "random"}}
            told = structured(await client.call_tool("sit_down", wanted))
            for _ in range(5):
                options = told["question"]["options"]
                structured(await client.call_tool("forecast", {"key": options[0]["key"]}))
                keys = [option["key"] for option in options][: told["question"]["at_least"]]
                told = structured(await client.call_tool("answer", {"keys": keys}))
            wrong = await client.call_tool("answer", {"keys": ["no such thing"]})
            assert wrong.is_error
            assert "'no such thing' is not offered here" in wrong.content[0].text
            board = await client.call_tool("board", {"width": 80})
            assert "Prestige" in board.content[0].text
            assert structured(await client.call_tool("view", {}))["game"] == "labyrinth"
            assert structured(await client.call_tool("rule", {"game": "plain", "number": "3.2.1"}))
            assert structured(await client.call_tool("log", {"lines": 3}))
            assert structured(await client.call_tool("question", {}))["options"]

    asyncio.run(play())
