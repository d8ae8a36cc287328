"""This is me: a person's devices open the person's seats, go on at another by six words, and can be revoked."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from sandtable.web import persons, tokens, upkeep
from sandtable.web.limits import DEVICES, UNLIMITED, Limits, Rate
from tests.web.people import Server, bearer, play_on, serving, sqlite
from tests.web.waiting import code_of

LAPTOP, PHONE, TABLET = ("a" * 22, "b" * 22, "c" * 22)


async def be(server: Server, key: str, **more: Any) -> dict[str, Any]:
    """Somebody says who they are."""
    reply = await server.http.post("/api/me", json=more, headers=bearer(key))
    assert reply.status_code == 200, reply.text
    me: dict[str, Any] = reply.json()
    return me


async def code_for(server: Server, key: str) -> str:
    """Six words for another device."""
    reply = await server.http.post("/api/me/code", json={}, headers=bearer(key))
    assert reply.status_code == 200, reply.text
    return str(reply.json()["code"])


async def go_on(server: Server, key: str, code: str, **more: Any) -> httpx.Response:
    """A device goes on with six words."""
    return await server.http.post("/api/me/continue", json={"code": code, **more}, headers=bearer(key))


async def give(server: Server, key: str, table: str, token: str) -> list[str]:
    """Give a person the seats that a token opens."""
    held = [{"table": table, "token": token}]
    reply = await server.http.post("/api/me/seats", json={"tokens": held}, headers=bearer(key))
    tables: list[str] = reply.json()["tables"]
    return tables


async def mine(server: Server, key: str) -> list[str]:
    """The tables of a person."""
    rows = (await server.http.post("/api/mine", json={"tokens": []}, headers=bearer(key))).json()
    return [row["table"] for row in rows]


def test_seats_that_were_held_before_are_opened_by_every_device_of_the_person(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, held = await server.two_people()
            assert (await be(server, LAPTOP, name="Ann", device="Laptop"))["name"] == "Ann"
            assert await mine(server, LAPTOP) == []
            assert await give(server, LAPTOP, table, held["jihadist"]) == [table]
            assert await give(server, LAPTOP, table, "x" * 22) == []  # a forged token gives nothing
            code = await code_for(server, LAPTOP)
            assert (await server.http.post("/api/me/whose", json={"code": code})).json() == {"name": "Ann"}
            me = (await go_on(server, PHONE, code.upper().replace(" ", " - "), device="Phone")).json()
            assert [(each["name"], each["this"]) for each in me["devices"]] == [("Laptop", False), ("Phone", True)]
            assert await mine(server, PHONE) == [table]
            async with server.player(table, PHONE) as phone, server.player(table, held["jihadist"]) as laptop:
                assert phone.table["seats"] == laptop.table["seats"] == ["jihadist"]
                assert phone.table["view"] == laptop.table["view"]
                await play_on(phone, 1, random.Random(1))
            assert (await server.http.get(f"/api/tables/{table}/replay", headers=bearer(PHONE))).status_code == 200
            # Whatever is taken from now on is the person's at once.
            wanted = {"game": "labyrinth", "seats": {"us": "me", "jihadist": "open"}}
            created = (await server.http.post("/api/tables", json=wanted, headers=bearer(PHONE))).json()
            assert set(await mine(server, LAPTOP)) == {table, created["table"]}
            refused = await server.http.get("/api/me", headers=bearer(held["jihadist"]))
            assert (refused.status_code, code_of(refused)) == (403, "forbidden")  # a seat is no person

    asyncio.run(scenario())


def test_six_words_are_used_once_by_one_of_two_and_not_for_long(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(database) as server:
            await be(server, LAPTOP, name="Ann")
            code = await code_for(server, LAPTOP)
            replies = await asyncio.gather(go_on(server, PHONE, code), go_on(server, TABLET, code))
            assert sorted(reply.status_code for reply in replies) == [200, 403]
            winner, loser = (PHONE, TABLET) if replies[0].status_code == 200 else (TABLET, PHONE)
            assert (await go_on(server, winner, code)).status_code == 200  # its reply was lost: the same going on
            assert (await go_on(server, loser, code)).status_code == 403
            assert len((await be(server, winner))["devices"]) == 2
            early = await code_for(server, LAPTOP)
            late = await code_for(server, LAPTOP)
            for wrong in (early, "baba " * 6, "nonsense", ""):
                assert (await go_on(server, loser, wrong)).status_code == 403
            now = time.time
            monkeypatch.setattr(time, "time", lambda: now() + persons.CODE_SECONDS + 1)
            assert (await go_on(server, loser, late)).status_code == 403
            assert (await server.http.post("/api/me/whose", json={"code": late})).status_code == 403

    asyncio.run(scenario())


def test_a_revoked_device_is_turned_away_at_once_with_all_it_knew(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as server:
            created = await server.create({"us": "me", "jihadist": "me"})
            table, token = created["table"], created["seats"]["us"]
            await be(server, LAPTOP)
            only = (await be(server, LAPTOP))["devices"][0]["id"]
            alone = await server.http.delete(f"/api/me/devices/{only}", headers=bearer(LAPTOP))
            assert (alone.status_code, alone.json()["error"]["text"]) == (403, "refusal-last-device")
            await give(server, LAPTOP, table, token)
            me = (await go_on(server, PHONE, await code_for(server, LAPTOP))).json()
            stolen = next(each["id"] for each in me["devices"] if each["this"])
            async with (
                server.player(table, PHONE) as phone,
                server.player(table, token) as knew_the_token,
                server.player(table, LAPTOP) as laptop,
            ):
                waiting = await code_for(server, PHONE)
                reply = await server.http.delete(f"/api/me/devices/{stolen}", headers=bearer(LAPTOP))
                assert reply.status_code == 200, reply.text
                for gone in (phone, knew_the_token):
                    said = await gone.until(lambda message: message["type"] == "error")
                    assert said["text"] == "refusal-seat-gone"
                    assert (await gone.answer(["anything"], seat=None))["code"] == "bad_message"
                await play_on(laptop, 2, random.Random(3))
                assert laptop.table["seats"] == ["us", "jihadist"]
            for key in (PHONE, token):
                assert (await server.http.get(f"/api/tables/{table}/save", headers=bearer(key))).status_code == 403
            assert (await server.http.get("/api/me", headers=bearer(PHONE))).status_code == 403
            assert await mine(server, PHONE) == []
            assert (await go_on(server, PHONE, waiting)).status_code == 403  # the code of a thief
            assert await give(server, LAPTOP, table, token) == []
            # It is still one person who plays alone: what that allows is allowed.
            assert (await server.http.get(f"/api/tables/{table}/save", headers=bearer(LAPTOP))).status_code == 200
            unknown = await server.http.delete("/api/me/devices/none", headers=bearer(LAPTOP))
            assert unknown.status_code == 404

    asyncio.run(scenario())


def test_a_device_that_was_somebody_brings_its_seats_along(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            tables = []
            for key in (LAPTOP, PHONE):
                await be(server, key, name=key[:3])
                created = await server.create()
                assert await give(server, key, created["table"], created["seats"]["us"])
                tables.append(created["table"])
            me = (await go_on(server, PHONE, await code_for(server, LAPTOP))).json()
            assert (me["name"], len(me["devices"])) == ("aaa", 2)
            for key in (LAPTOP, PHONE):
                assert sorted(await mine(server, key)) == sorted(tables)
            again = await go_on(server, LAPTOP, await code_for(server, PHONE))  # it is the same person already
            assert len(again.json()["devices"]) == 2

    asyncio.run(scenario())


def test_what_one_may_have_and_try_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            await be(server, LAPTOP)
            for number in range(DEVICES - 1):
                assert (await go_on(server, f"{number:022}", await code_for(server, LAPTOP))).status_code == 200
            more = await go_on(server, "z" * 22, await code_for(server, LAPTOP))
            assert (more.status_code, more.json()["error"]["text"][0]) == (413, "refusal-devices")
            for key in ("short", "y" * 22):
                assert (await server.http.get("/api/me", headers=bearer(key))).status_code == 403
            assert (await server.http.post("/api/me", json={}, headers=bearer("short"))).status_code == 403
        few = Limits(UNLIMITED, UNLIMITED, UNLIMITED, joins=Rate(0.0001, 3))
        async with serving(sqlite(tmp_path), limits=few) as server:
            replies = [await go_on(server, PHONE, tokens.new_code()) for _ in range(4)]
            assert [reply.status_code for reply in replies] == [403, 403, 403, 429]

    asyncio.run(scenario())


def test_persons_come_back_with_their_tables_and_a_revoked_device_does_not(tmp_path: Path) -> None:
    async def play() -> str:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create()
            await be(server, LAPTOP, name="Ann")
            await give(server, LAPTOP, created["table"], created["seats"]["us"])
            await go_on(server, PHONE, await code_for(server, LAPTOP))
            return str(created["table"])

    async def revoke() -> None:
        async with serving(sqlite(tmp_path)) as server:
            devices = (await be(server, LAPTOP))["devices"]
            phone = next(each["id"] for each in devices if not each["this"])
            await server.http.delete(f"/api/me/devices/{phone}", headers=bearer(LAPTOP))

    async def held(database: str, key: str) -> list[str]:
        async with serving(database) as server:
            return await mine(server, key)

    table = asyncio.run(play())
    upkeep.backup(sqlite(tmp_path), tmp_path / "backup")
    asyncio.run(revoke())
    upkeep.restore(sqlite(tmp_path), tmp_path / "backup", replace=True)
    assert asyncio.run(held(sqlite(tmp_path), LAPTOP)) == [table]
    assert asyncio.run(held(sqlite(tmp_path), PHONE)) == []
    (tmp_path / "new").mkdir()
    upkeep.restore(sqlite(tmp_path / "new"), tmp_path / "backup")
    assert asyncio.run(held(sqlite(tmp_path / "new"), PHONE)) == [table]


def test_a_code_can_be_said_and_is_read_however_it_is_typed() -> None:
    code = tokens.new_code()
    words = code.split(" ")
    assert [len(word) for word in words] == [4] * 6
    assert tokens.code_in("-".join(words).upper()) == "".join(words) == tokens.code_in(f"  {'_'.join(words)}\n")
    assert tokens.code_in(code[:-1]) is None
    assert tokens.code_in(code.replace(code[0], "x", 1)) is None
    assert len({tokens.new_code() for _ in range(100)}) == 100
