"""Whether all agree to what was done by hand is asked anew when somebody has objected."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from tests.plain.scene import document
from tests.web.people import Player, serving, sqlite


def test_who_agreed_before_an_objection_is_asked_again(tmp_path: Path) -> None:
    position = document(eligible=["coalition"], options={"events": "printed"}, draw=[3, 4, 5])
    others = ("government", "taliban", "warlords")

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server, AsyncExitStack() as sitting:
            seats = {"coalition": "me", **dict.fromkeys(others, "open")}
            created = await server.create(seats, game="plain", position=position)
            tokens = dict(created["seats"])
            for seat in others:
                code = {"code": created["join"][seat]}
                joined = (await server.http.post(f"/api/tables/{created['table']}/join", json=code)).json()
                tokens[seat] = joined["token"]
            people: dict[str, Player] = {
                seat: await sitting.enter_async_context(server.player(created["table"], token))
                for seat, token in tokens.items()
            }
            for ply, (seat, key) in enumerate(
                [
                    *(("coalition", key) for key in ("event", "unshaded", "done")),
                    *(("government", "agree"), ("taliban", "agree"), ("warlords", "object")),
                    *(("coalition", "done"), ("government", "agree"), ("taliban", "agree"), ("warlords", "agree")),
                ]
            ):
                player = people[seat]
                await player.at_ply(ply)
                assert player.table["ply"] == ply
                assert player.question is not None, seat
                assert (await player.answer([key]))["type"] == "ok"

    asyncio.run(scenario())
