"""Analysis of finished games over the server: streamed while somebody looks, given up when nobody does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any, Final

import pytest

from sandtable import Table
from sandtable.lessons import lessons
from sandtable.search.analysis import Row, Weighing
from sandtable.web import analysing
from sandtable.web.refusals import Unavailable
from sandtable.web.thinking import Thinkers
from tests.web.people import HOT_SEAT, Server, bearer, serving, sqlite

PEOPLE: Final = {"us": "me", "jihadist": "steady"}
LESSON: Final = lessons()["labyrinth-first_game"].position
LAST: Final = {**LESSON, "phase": {"side": "us", "card": 2}, "hands": {"us": [23, 45], "jihadist": [52]}, "draw": []}
"""A last turn, so that a game is soon over."""


async def finished(server: Server, position: dict[str, Any] = LAST) -> tuple[str, str]:
    """A table whose game is over, and the token of its one person."""
    created = await server.create(PEOPLE, position=position)
    table, token = created["table"], created["seats"]["us"]
    async with server.player(table, token) as player:
        while player.table["outcome"] is None:
            question = player.table["question"]
            if question is None:
                await player.next()
                continue
            keys = [option["key"] for option in question["options"]][: max(1, question["at_least"])]
            asked = {"type": "answer", "keys": keys, "ply": player.table["ply"], "revision": player.table["revision"]}
            assert (await player.reply_to(asked))["type"] == "ok"
            ply = player.table["ply"]
            while player.table["ply"] == ply and player.table["outcome"] is None:
                await player.next()
    return table, token


async def events(server: Server, table: str, **more: Any) -> AsyncGenerator[dict[str, Any], None]:
    """What is told to somebody who looks at an analysis, one after the other."""
    async with server.http.stream("GET", f"/api/tables/{table}/analysis", **more) as reply:
        assert reply.status_code == 200
        assert reply.headers["Content-Type"].startswith("text/event-stream")
        async for line in reply.aiter_lines():
            if line.startswith("data: "):
                yield json.loads(line[len("data: ") :])


async def whole(server: Server, table: str, **more: Any) -> list[dict[str, Any]]:
    """All that is told."""
    return [each async for each in events(server, table, **more)]


def test_a_finished_game_is_analysed_with_progress_and_the_same_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, token = await finished(server)
            early = await server.http.get(f"/api/tables/{table}/analysis/page", headers=bearer(token))
            assert (early.status_code, early.json()["error"]["text"]) == (503, "refusal-analysis-not-made")
            first = await whole(server, table, headers=bearer(token))
            begun, *_, summed = first
            assert begun["done"] == 0
            assert len(begun["rows"]) == begun["of"] > 1
            assert all(row["after"] is None for row in begun["rows"])  # at once, by estimates alone
            told = [each["done"] for each in first]
            assert told == sorted(told)
            assert len(set(told)) > 2
            rows = dict(place_and_row for each in first[1:-1] for place_and_row in each["rows"])
            assert sorted(rows) == list(range(begun["of"]))
            assert all(row["after"] is not None for row in rows.values())
            assert summed["done"] == begun["of"]
            assert summed["accounts"].keys() == {"us", "jihadist"}
            again = await whole(server, table)  # anybody may look when the game is over
            assert [each["done"] for each in again] == [begun["of"]] * 2
            assert again[0]["rows"] == [rows[place] for place in sorted(rows)]
            page = await server.http.get(f"/api/tables/{table}/analysis/page")
            assert page.headers["Content-Disposition"].endswith('-analysis.html"')
            assert "<svg" in page.text
            assert "http" not in page.text  # all of it is in the page
            pages = {
                language: (await server.http.get(f"/api/tables/{table}/analysis/page?language={language}")).text
                for language in ("en", "de", "klingon")
            }
            assert pages["en"] == pages["klingon"] == page.text != pages["de"]
        async with serving(sqlite(tmp_path)) as server:
            assert (await whole(server, table))[-1] == summed

    asyncio.run(scenario())


def test_two_who_look_share_one_analysis_and_it_ends_when_the_last_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    go_on = asyncio.Event()

    async def weigh(self: Thinkers, weighing: Weighing) -> Row:
        begun.append(weighing.moment.ply)
        await go_on.wait()
        return await usual(self, weighing)

    usual = Thinkers.weigh
    monkeypatch.setattr(Thinkers, "weigh", weigh)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, _ = await finished(server)
            one, two = events(server, table), events(server, table)
            assert (await anext(one))["done"] == (await anext(two))["done"] == 0
            assert server.app is not None
            job = await (await server.app.state.rooms.room(table)).analysis()
            while not begun:
                await asyncio.sleep(0)
            assert job.lookers == 2
            await one.aclose()
            while job.lookers > 1:
                await asyncio.sleep(0.01)
            assert len(begun) == 1  # it goes on for the other
            await two.aclose()
            while job.lookers:
                await asyncio.sleep(0.01)
            go_on.set()
            await asyncio.sleep(0.05)
            assert len(begun) == 1  # nobody looks: it was given up
            assert job.found is None
            done = [each["done"] async for each in events(server, table)]  # somebody comes again
            assert done[-1] == done[-2] == len(set(begun))
            assert job.found is not None

    asyncio.run(scenario())


def test_who_looks_hears_that_it_goes_on_and_why_it_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = asyncio.Event()

    async def weigh(self: Thinkers, weighing: Weighing) -> Row:
        await go_on.wait()
        raise Unavailable("unavailable")

    usual = Thinkers.weigh
    monkeypatch.setattr(Thinkers, "weigh", weigh)
    monkeypatch.setattr(analysing, "PATIENCE_SECONDS", 0.01)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, _ = await finished(server)
            heard: list[str] = []
            async with server.http.stream("GET", f"/api/tables/{table}/analysis") as reply:
                async for line in reply.aiter_lines():
                    heard += [line] if line else []
                    if heard.count(":") > 2:
                        go_on.set()
            assert heard[0].startswith("data: ")
            assert set(heard[1:-1]) == {":"}
            assert json.loads(heard[-1].removeprefix("data: "))["error"]["code"] == "unavailable"
            page = await server.http.get(f"/api/tables/{table}/analysis/page")
            assert page.status_code == 503
            monkeypatch.setattr(Thinkers, "weigh", usual)  # whatever it was, it is over
            assert "accounts" in (await whole(server, table))[-1]

    asyncio.run(scenario())


def test_while_a_game_goes_on_neither_analysis_nor_positions_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            for seats in (HOT_SEAT, PEOPLE):
                created = await server.create(seats)
                table, token = created["table"], next(iter(created["seats"].values()))
                for what in ("analysis", "analysis/page", "steps/0/position"):
                    reply = await server.http.get(f"/api/tables/{table}/{what}", headers=bearer(token))
                    assert reply.status_code == 403
                    assert reply.json()["error"]["code"] == "hidden"

    asyncio.run(scenario())


def test_where_nobody_may_watch_only_those_who_sit_there_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "steady", "jihadist": "me"}, position=LAST, watch=False)
            for what in ("analysis", "analysis/page", "steps/0/position"):
                reply = await server.http.get(f"/api/tables/{created['table']}/{what}")
                assert (reply.status_code, reply.json()["error"]["text"]) == (403, "refusal-no-watching")

    asyncio.run(scenario())


def test_a_game_is_played_on_from_any_of_its_steps_with_other_opponents(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, token = await finished(server)
            first = await server.http.get(f"/api/tables/{table}/steps/0/position", headers=bearer(token))
            position = first.json()
            assert Table.from_position(position).state == Table.from_position(LAST).state
            created = await server.create({"us": "steady", "jihadist": "me"}, position=position)
            async with server.player(created["table"], created["seats"]["jihadist"]) as player:
                assert player.table["terms"] == ["position"]
            beyond = await server.http.get(f"/api/tables/{table}/steps/9999/position")
            assert beyond.status_code == 404

    asyncio.run(scenario())
