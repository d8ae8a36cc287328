"""Hints over a socket: for who plays alone, and among several people where they agreed, told to all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.web.people import HOT_SEAT, Player, serving, sqlite


async def wanted(player: Player, **more: Any) -> dict[str, Any]:
    """What is replied to somebody who wants a hint."""
    asked = {"type": "hint", "ply": player.table["ply"], "revision": player.table["revision"], **more}
    return await player.reply_to(asked)


def said(player: Player) -> list[str]:
    """The lines of the chat that somebody has heard."""
    return [text for text in player.heard if "taken a hint" in text]


def test_who_plays_alone_is_given_the_best_plans_and_the_same_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            table, token = created["table"], next(iter(created["seats"].values()))
            document = (await server.http.get("/api/messages.json")).json()
            told = jsonschema_rs.validator_for({**document, "$ref": "#/$defs/FromServer"})
            async with server.player(table, token) as player, server.player(table) as spectator:
                asking, ply = player.table["asking"], player.table["ply"]
                hint = await wanted(player)
                assert hint["type"] == "hint"
                assert told.is_valid(hint)
                assert (hint["seat"], hint["ply"]) == (asking, ply)
                assert 2 <= len(hint["rows"]) <= 3
                row = hint["rows"][0]
                assert {"plan", "targets", "percent", "error", "gain", "worlds", "leads_to"} == row.keys()
                again = await wanted(player, seat=asking)
                assert {**again, "id": 0} == {**hint, "id": 0}
                other = "us" if asking == "jihadist" else "jihadist"
                assert (await wanted(player, seat=other))["code"] == "not_your_turn"
                assert (await wanted(player, seat="nobody"))["code"] == "forbidden"
                assert (await player.reply_to({"type": "hint", "ply": ply + 1}))["code"] == "stale"
                assert (await player.reply_to({"type": "hint"}))["code"] == "bad_message"
                assert (await wanted(spectator))["code"] == "forbidden"
                assert said(player) == []
                assert player.table["ply"] == ply

    asyncio.run(scenario())


def test_several_people_are_refused_unless_they_agreed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            async with server.player(table, tokens["us"]) as us, server.player(table, tokens["jihadist"]) as jihadist:
                asked = us if us.table["asking"] == "us" else jihadist
                assert "hints" not in us.table["terms"]
                refused = await wanted(asked)
                assert (refused["code"], refused["text"]) == ("forbidden", "refusal-hints-not-agreed")
                assert said(asked) == []

    asyncio.run(scenario())


def test_where_they_agreed_each_hint_is_told_to_all_and_known_before_sitting_down(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people(hints=True)
            assert (await server.http.get(f"/api/tables/{table}")).json()["terms"] == ["hints"]
            async with server.player(table, tokens["us"]) as us, server.player(table, tokens["jihadist"]) as jihadist:
                asked, other = (us, jihadist) if us.table["asking"] == "us" else (jihadist, us)
                assert (await wanted(other))["code"] == "not_your_turn"
                assert (await wanted(asked))["rows"]
                heard = await other.until(lambda message: message["type"] == "chat")
                assert [(line["seat"], line["text"]) for line in heard["lines"]] == [
                    (us.table["asking"], "(has taken a hint)")
                ]
                assert (await wanted(asked))["rows"]  # the same hint again is no other one
                assert (await other.reply_to({"type": "say", "text": "So?"}))["type"] == "ok"
                await other.until(lambda message: message["type"] == "chat")
                assert len(said(other)) == 1
                assert not any('"rows"' in text for text in other.heard)

    asyncio.run(scenario())
