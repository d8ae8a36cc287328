"""Looking ahead over HTTP: what an answer would lead to is told to the seat that is asked, and to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.browser.tables import US_PHASE
from tests.web.people import Server, bearer, serving, sqlite
from tests.web.waiting import code_of

SEATS = {"us": "me", "jihadist": "open"}


async def ahead(server: Server, table: str, token: str | None, *keys: str, ply: int = 0) -> Any:
    """What the server says of these answers at a ply."""
    wanted: Any = {"revision": 0, "ply": ply, "key": list(keys)}
    return await server.http.get(f"/api/tables/{table}/ahead", params=wanted, headers=bearer(token) if token else {})


def test_an_answer_is_tried_as_far_as_its_seat_could_foresee(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SEATS, position=US_PHASE)
            table, us = created["table"], created["seats"]["us"]
            async with server.player(table, us) as player:
                await player.answer(["45"])
                await player.at_ply(1)
                asked = player.question
                assert asked is not None
                reply = await ahead(server, table, us, "war_of_ideas", "nonsense", ply=1)
                answers = reply.json()["answers"]
                assert [*answers] == ["war_of_ideas"]
                told = answers["war_of_ideas"]
                assert told["stopped"] == "asked"
                known = {option["key"]: option["forecast"] for option in told["question"]["options"]}
                assert known["egypt"]["chance"] is not None
                assert told["changes"]  # the card lies on the table
                await player.answer(["war_of_ideas"])
                await player.at_ply(2)
                reply = await ahead(server, table, us, "egypt", ply=2)
                told = reply.json()["answers"]["egypt"]
                assert (told["stopped"], told["question"]) == ("die", None)  # nothing is rolled
                await player.answer(["egypt"])
                assert code_of(await ahead(server, table, us, "egypt", ply=2)) == "stale"

    asyncio.run(scenario())


def test_nobody_else_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people(position=US_PHASE)
            assert code_of(await ahead(server, table, None, "45")) == "forbidden"
            assert code_of(await ahead(server, table, tokens["jihadist"], "45")) == "stale"
            assert (await ahead(server, table, tokens["us"], "45")).json()["answers"]

    asyncio.run(scenario())


def test_a_place_says_what_could_be_done_there_what_not_and_by_whom_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SEATS, position=US_PHASE)
            table, us = created["table"], created["seats"]["us"]
            async with server.player(table, us) as player:
                await player.answer(["45"])
                await player.at_ply(1)
                wanted: Any = {"revision": 0, "ply": 1, "key": ["war_of_ideas", "deploy"], "place": "country:egypt"}
                found = (await server.http.get(f"/api/tables/{table}/ahead", params=wanted, headers=bearer(us))).json()
                told = found["answers"]
                assert "missing" not in told["war_of_ideas"]
                assert told["deploy"]["missing"]["reason"] == "impossible-not-an-ally"
                assert {each["key"] for each in found["others"]} == {"recruit", "travel", "jihad", "plot"}
                assert {each["seat"] for each in found["others"]} == {"jihadist"}
                assert sorted(told["war_of_ideas"]["best"]) == ["egypt", "indonesia_malaysia"]  # 3 Resources

    asyncio.run(scenario())


def test_a_place_says_what_others_could_do_also_where_only_cards_are_answers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SEATS, position=US_PHASE)
            table, us = created["table"], created["seats"]["us"]
            for place, others in {"country:egypt": {"recruit", "travel", "jihad", "plot"}, "card:45": set()}.items():
                wanted: Any = {"revision": 0, "ply": 0, "place": place}
                found = (await server.http.get(f"/api/tables/{table}/ahead", params=wanted, headers=bearer(us))).json()
                assert found["answers"] == {}
                assert {each["key"] for each in found["others"]} == others

    asyncio.run(scenario())
