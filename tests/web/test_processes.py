"""What a process tells others that share its tables, and what it does when it hears from them; and what fails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, ClassVar

import pytest
from starlette.types import Message, Receive, Scope, Send

from sandtable.web.notices import Hear, Notice, Notices
from sandtable.web.security import Politeness
from tests.web.people import Player, Server, serving, sqlite
from tests.web.waiting import until


class Overheard(Notices):
    """Notices that go nowhere, and come when a test says so."""

    told: ClassVar[list[Notice]] = []
    hear: ClassVar[Hear]
    missed: ClassVar[Any]

    async def start(self, hear: Hear, missed: Any) -> None:
        """Begin to listen."""
        Overheard.hear, Overheard.missed = staticmethod(hear), staticmethod(missed)

    async def tell(self, notice: Notice) -> None:
        """Tell nobody."""
        self.told.append(notice)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Notice]:
    """What a process has told the others."""
    found: list[Notice] = []
    monkeypatch.setattr(Overheard, "told", found)
    monkeypatch.setattr("sandtable.web.app.Notices", Overheard)
    return found


def share(server: Server) -> None:
    """From now on others write to its database too."""
    assert server.app is not None
    server.app.state.rooms.store.shared = True


def present(player: Player, **more: Any) -> Notice:
    """Another process says who is connected there."""
    head = [player.table["revision"], player.table["ply"]]
    usual = {"kind": "present", "table": player.table["table"], "origin": "there", "head": head}
    return {**usual, "seats": ["jihadist"], "looks": True, "ask": False, **more}


def test_who_comes_and_goes_is_told_to_the_others(tmp_path: Path, told: list[Notice]) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            share(server)
            async with server.player(table, tokens["us"]):
                await until(lambda: len(told) == 1)
                assert (told[0]["kind"], told[0]["table"], told[0]["seats"]) == ("present", table, ["us"])
                assert (told[0]["looks"], told[0]["ask"]) == (True, True)
                await Overheard.missed()  # who is there must be asked again
                assert [(each["seats"], each["ask"]) for each in told] == [(["us"], True)] * 2
            await until(lambda: len(told) == 3)
            assert (told[2]["seats"], told[2]["looks"], told[2]["ask"]) == ([], False, False)
            await Overheard.missed()  # nobody looks here
            assert len(told) == 3

    asyncio.run(scenario())


def test_whoever_is_alone_tells_nobody(tmp_path: Path, told: list[Notice]) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            async with server.player(table, tokens["us"]):
                pass

    asyncio.run(scenario())
    assert told == []


def test_who_is_at_another_process_is_shown_here(tmp_path: Path, told: list[Notice]) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            share(server)
            async with server.player(table, tokens["us"]) as player:
                await until(lambda: len(told) == 1)
                assert player.table["presence"] == {"us": True, "jihadist": False}
                await Overheard.hear({**present(player), "table": "none"})
                await Overheard.hear(present(player))
                while not player.table["presence"]["jihadist"]:
                    await player.next()
                assert len(told) == 1  # nobody has asked
                await Overheard.hear(present(player, ask=True))
                assert [(each["kind"], each["ask"]) for each in told[1:]] == [("present", False)]
                await Overheard.hear(present(player, head=[0, 7]))
                assert [each["kind"] for each in told[2:]] == ["changed"]  # written before they knew of each other
                await Overheard.hear(present(player, head=[0, 7], seats=[], looks=False))
                assert len(told) == 3
                while player.table["presence"]["jihadist"]:
                    await player.next()

    asyncio.run(scenario())


# -- what fails


@pytest.mark.parametrize(("kind", "answered"), [("http", False), ("http", True), ("websocket", False)])
def test_an_error_is_answered_once_and_where_it_can_be(kind: str, answered: bool) -> None:
    sent: list[str] = []

    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        if answered:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        raise ValueError("the seed is 12345")

    async def send(message: Message) -> None:
        sent.append(f"{message['type']} {message.get('status', '')}")

    async def receive() -> Message:
        return {"type": "http.request"}

    def run() -> None:
        asyncio.run(Politeness(broken)({"type": kind, "headers": []}, receive, send))

    if kind == "http" and not answered:
        run()
        assert sent == ["http.response.start 500", "http.response.body "]
    else:
        with pytest.raises(ValueError, match="12345"):
            run()
        assert sent == ["http.response.start 200"] * answered
