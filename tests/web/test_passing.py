"""Seats pass on: a program stands in for somebody who comes back, and a friend takes a seat that was offered."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx

from sandtable.web.store import Store
from tests.web.people import Player, Server, bearer, play_on, serving, some_keys, sqlite


async def passes(server: Server, table: str, how: str, token: str, seat: str, **more: Any) -> httpx.Response:
    """Somebody passes a seat on, or takes it again."""
    body = {"seat": seat, **more}
    return await server.http.post(f"/api/tables/{table}/{how}", json=body, headers=bearer(token))


async def asked(player: Player) -> None:
    """Wait until a player is asked."""
    while player.question is None:
        await player.next()


async def mine(server: Server, table: str, token: str) -> dict[str, Any]:
    """A table as a list says it."""
    tokens = [{"table": table, "token": token}]
    row: dict[str, Any]
    (row,) = (await server.http.post("/api/mine", json={"tokens": tokens})).json()
    return row


def test_a_program_stands_in_until_the_person_takes_the_seat_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        dice = random.Random(4)
        async with serving(sqlite(tmp_path)) as server:
            table, held = await server.two_people()
            us, jihadist = held["us"], held["jihadist"]
            async with server.player(table, us) as ann, server.player(table, jihadist) as ben:
                await asked(ben)
                assert (await passes(server, table, "resign", us, "jihadist", program="random")).status_code == 403
                unknown = await passes(server, table, "resign", jihadist, "jihadist", program="chess")
                assert unknown.json()["error"]["text"][0] == "refusal-no-stand-in"
                reply = await passes(server, table, "resign", jihadist, "jihadist", program="random")
                assert reply.status_code == 200, reply.text
                gone = await ben.until(lambda message: message["type"] == "error")
                assert gone["text"] == "refusal-seat-gone"
                await asked(ann)  # the program has answered
                assert ann.table["stand_ins"] == {"jihadist": "random"}
                await ben.hello(jihadist)
                assert (ben.table["seats"], ben.table["question"]) == ([], None)
                assert ben.table["view"] != ann.table["view"]  # nobody looks through its eyes
                assert (await ben.answer(["x"], seat="jihadist"))["code"] == "forbidden"
                assert (await server.http.get(f"/api/tables/{table}/save", headers=bearer(us))).status_code == 403
                row = await mine(server, table, jihadist)
                assert (row["seat"], row["resting"], row["your_turn"]) == ([], ["jihadist"], False)
                ply = ann.table["ply"]
        async with serving(sqlite(tmp_path)) as server, server.player(table, us) as ann:  # it is written down
            assert (ann.table["ply"], ann.table["stand_ins"]) == (ply, {"jihadist": "random"})
            assert ann.question is not None
            await ann.answer(some_keys(ann.question, dice))
            await ann.at_ply(ply + 1)
            assert (await passes(server, table, "return", us, "jihadist")).status_code == 403
            assert (await passes(server, table, "return", jihadist, "jihadist")).status_code == 200
            async with server.player(table, jihadist) as ben:
                assert (ben.table["seats"], ben.table["stand_ins"]) == (["jihadist"], {})
                said = await ben.until(lambda message: message["type"] == "chat")
                texts = [line["text"] for line in said["lines"]]
                assert texts == ["(leaves the seat; a program plays on)", "(has taken the seat again)"]
                assert [line["says"] for line in said["lines"]] == ["web-seat-resigned", "web-seat-taken-again"]
                one = ben if ben.question else ann
                await asked(one) if ben.question or ann.question else None
                await play_on(one, 1, dice)

    asyncio.run(scenario())


def test_an_offered_seat_goes_to_one_of_two_friends_and_who_offered_it_sees_no_more(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as server:
            table, held = await server.two_people()
            token = held["jihadist"]
            assert (await passes(server, table, "offer", held["us"], "jihadist")).status_code == 403
            early = (await passes(server, table, "offer", token, "jihadist")).json()["code"]
            assert (await passes(server, table, "return", token, "jihadist")).status_code == 200
            address = f"/api/tables/{table}"
            assert (await server.http.post(f"{address}/join", json={"code": early})).status_code == 403
            code = (await passes(server, table, "offer", token, "jihadist")).json()["code"]
            waits = await server.http.post(f"{address}/invitation", json={"code": code})
            assert waits.json() == {"seat": "jihadist"}
            async with server.player(table, token) as ben:
                assert ben.table["seats"] == ["jihadist"]  # until somebody accepts
                keys = ["f" * 22, "g" * 22]
                replies = await asyncio.gather(
                    *(server.http.post(f"{address}/join", json={"code": code, "key": key}) for key in keys)
                )
                assert sorted(reply.status_code for reply in replies) == [200, 403]
                friend = next(reply.json()["token"] for reply in replies if reply.status_code == 200)
                await ben.until(lambda message: message.get("text") == "refusal-seat-gone")
                assert (await ben.hello(token))["text"] == "refusal-token"
            for how in ("return", "offer"):
                assert (await passes(server, table, how, token, "jihadist")).status_code == 403
            async with server.player(table, friend) as carl:
                assert carl.table["seats"] == ["jihadist"]
                await asked(carl)
                await play_on(carl, 1, random.Random(2))
                assert carl.table["names"] == {}
            # Two seats in one hand are still two people's: what was dealt to both stays hidden from each.
            async with server.player(table, held["us"]) as ann:
                assert ann.table["seats"] == ["us"]

    asyncio.run(scenario())


def test_an_opponent_of_the_book_takes_over_in_mid_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            seats = {"coalition": "me", "government": "open", "taliban": "random", "warlords": "random"}
            reply = await server.http.post("/api/tables", json={"game": "plain", "seats": seats})
            made = reply.json()
            table, address = made["table"], f"/api/tables/{made['table']}"
            code = made["join"]["government"]
            ben = (await server.http.post(f"{address}/join", json={"code": code})).json()["token"]
            programs = (await server.http.get(f"{address}/stand-ins", headers=bearer(ben))).json()["government"]
            assert {"random", "stand_in:book", "stand_in:chart"} <= set(programs)
            assert any(program.startswith("seeker") for program in programs)
            left = await passes(server, table, "resign", ben, "government", program="stand_in:book")
            assert left.status_code == 200, left.text
            assert server.app is not None
            store: Store = server.app.state.rooms.store
            async with server.player(table, made["seats"]["coalition"]) as ann:
                while not any(entry[0] == "government" for entry in (await store.journal(table))[1]):
                    if ann.question is None:
                        await ann.next()
                    else:
                        await play_on(ann, 1, random.Random(1))
                assert ann.table["stand_ins"] == {"government": "stand_in:book"}
            two = await server.two_people()
            others = (await server.http.get(f"/api/tables/{two[0]}/stand-ins", headers=bearer(two[1]["us"]))).json()
            assert "stand_in:bot" in others["us"]  # with a hand, by the rules for a person

    asyncio.run(scenario())
