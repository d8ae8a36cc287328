"""Dispatches: whoever is away is told once that it is their turn, where and when they have chosen."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from sandtable.core.errors import BadSetup
from sandtable.web import limits, schema, serve
from sandtable.web.dispatches import addresses, libraries, saying
from sandtable.web.dispatches.couriers import Courier
from sandtable.web.dispatches.nearby import is_near
from sandtable.web.dispatches.occasions import TURN
from sandtable.web.dispatches.post import Post, Sending
from sandtable.web.dispatches.queue import FAILED, SENT, UNKNOWN, Thing
from sandtable.web.refusals import Refusal
from sandtable.web.store import Store
from tests.web.people import TWO_PEOPLE, Player, Server, bearer, serving, some_keys, sqlite
from tests.web.sinks import Browser, http_sink, mail_sink, unwritten
from tests.web.waiting import code_of, until

ANN, BOB, PHONE = ("a" * 22, "b" * 22, "c" * 22)
ROOT = "https://games.example.org"
NEAR = Sending(ROOT, near=True)


async def post_as(server: Server, key: str, path: str, body: Any) -> Any:
    """Somebody posts something, and it is done."""
    reply = await server.http.post(f"/api/me{path}", json=body, headers=bearer(key))
    assert reply.status_code == 200, reply.text
    return reply.json()


async def seated(server: Server) -> str:
    """A table at which Ann has the US and Bob the Jihadist, each as a person."""
    for key in (ANN, BOB):
        await post_as(server, key, "", {"device": "Firefox"})
    created = await server.create(TWO_PEOPLE, name="Friday")
    table = str(created["table"])
    taken = {ANN: created["seats"]["us"]}
    reply = await server.http.post(f"/api/tables/{table}/join", json={"code": created["join"]["jihadist"]})
    taken[BOB] = reply.json()["token"]
    for key, token in taken.items():
        await post_as(server, key, "/seats", {"tokens": [{"table": table, "token": token}]})
    return table


async def play_while_asked(player: Player, dice: random.Random) -> None:
    """Answer until somebody else is asked."""
    while player.question is not None:
        ply = player.table["ply"]
        assert (await player.answer(some_keys(player.question, dice)))["type"] == "ok"
        await player.at_ply(ply + 1)


async def rows(server: Server, column: sa.Column[Any]) -> list[Any]:
    """What stands in a column of the database."""
    assert server.app is not None
    store: Store = server.app.state.rooms.store
    return await store.do(lambda connection: list(connection.execute(sa.select(column)).scalars()))


async def all_settled(server: Server) -> None:
    """Wait until everything that was to be told has been."""
    while not all(await rows(server, schema.DISPATCHES.c.settled)):
        await asyncio.sleep(0.02)


@pytest.mark.slow
def test_who_is_away_is_told_once_that_it_is_their_turn(database: str) -> None:
    async def scenario() -> None:
        with http_sink() as sink:
            async with serving(database, sending=NEAR) as server:
                table = await seated(server)
                await post_as(server, ANN, "/dispatches/addresses", {"address": f"{sink.address}/ann"})
                async with server.player(table, BOB) as bob, server.player(table, ANN) as ann:
                    await ann.reply_to({"type": "look", "outlook": False})
                    await play_while_asked(bob, random.Random(1))
                    await until(lambda: len(sink.arrived) == 1)
                    (told,) = sink.arrived
                    assert told.path == "/ann"
                    assert told.document["title"] == "It is your turn in “Friday”"
                    assert f"{ROOT}/#/table/{table}" in told.document["message"]
                    # What Bob takes back and gives again is the same turn of Ann's.
                    last = {"ply": bob.table["ply"], "revision": bob.table["revision"]}
                    if (await bob.reply_to({"type": "undo", **last}))["type"] == "ok":
                        await bob.until(lambda message: message["type"] in ("table", "update") and bob.question)
                        await play_while_asked(bob, random.Random(1))
                    # While Ann looks, nothing is sent.
                    await ann.reply_to({"type": "look", "outlook": True})
                    while ann.question is None:
                        await ann.next()
                    await play_while_asked(ann, random.Random(2))
                    await bob.until(lambda message: bob.question is not None)
                    await play_while_asked(bob, random.Random(3))
                    await all_settled(server)
                assert len(sink.arrived) == 1
                assert await rows(server, schema.DISPATCHES.c.kind) == [TURN]

    asyncio.run(scenario())


def test_what_was_queued_before_a_restart_is_sent_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    carried = carry(monkeypatch)

    async def asleep(_: Post) -> None:
        """Send nothing."""

    async def scenario() -> None:
        with monkeypatch.context() as before:
            before.setattr(Post, "start", asleep)
            async with serving(sqlite(tmp_path), sending=NEAR) as server:
                table = await seated(server)
                await post_as(server, ANN, "/dispatches/addresses", {"push": Browser().subscription(ROOT)})
                async with server.player(table, BOB) as bob:
                    await play_while_asked(bob, random.Random(1))
        assert carried == []
        for _ in range(2):
            async with serving(sqlite(tmp_path), sending=NEAR) as server:
                await all_settled(server)
        assert [parcel["title"] for parcel in carried] == ["It is your turn in “Friday”"]

    asyncio.run(scenario())


def carry(patch: pytest.MonkeyPatch, *results: str) -> list[Mapping[str, Any]]:
    """Let couriers go nowhere: what they carry, and what they say became of it (at last: that it was sent)."""
    carried: list[Mapping[str, Any]] = []
    said = iter(results)

    async def carry_nowhere(_: Courier, parcel: Mapping[str, Any]) -> str:
        carried.append(parcel)
        return next(said, SENT)

    patch.setattr(Courier, "carry", carry_nowhere)
    return carried


def test_each_is_told_of_what_they_have_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    carried = carry(monkeypatch)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), sending=NEAR) as server:
            table = await seated(server)
            await post_as(server, ANN, "/dispatches/addresses", {"push": Browser().subscription(f"{ROOT}/ann")})
            async with server.player(table, BOB) as bob:
                await bob.reply_to({"type": "say", "text": "unheard"})
                await all_settled(server)
                assert carried == []  # talk is told only to those who wish it
                everything = {"turn": False, "ended": True, "offered": True, "chat": True}
                await post_as(server, ANN, f"/dispatches/tables/{table}", {"kinds": everything})
                monkeypatch.setattr("sandtable.web.room.chat_mark", lambda now: "next")
                for _ in range(3):
                    await bob.reply_to({"type": "say", "text": "@everyone: where are you?"})
                await until(lambda: len(carried) == 1)
                assert carried[-1]["title"] == "Somebody has said something in “Friday”"
                offer = await server.http.post(
                    f"/api/tables/{table}/offer", json={"seat": "jihadist"}, headers=bearer(BOB)
                )
                assert offer.status_code == 200
                await until(lambda: len(carried) == 2)
                assert carried[-1]["title"] == "A seat is offered in “Friday”: Jihadist"
                await server.http.post(f"/api/tables/{table}/return", json={"seat": "jihadist"}, headers=bearer(BOB))
                await play_while_asked(bob, random.Random(1))
                await all_settled(server)
            told = (await server.http.get("/api/me/dispatches", headers=bearer(ANN))).json()
            assert told["tables"] == {table: everything}
            assert [parcel["tag"] for parcel in carried] == [table, table]
            assert "everyone" not in json.dumps(carried)

    asyncio.run(scenario())


def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_host(tmp_path: Path) -> None:
    browser = Browser()

    async def scenario() -> None:
        with http_sink() as sink:
            async with serving(sqlite(tmp_path), sending=NEAR) as server:
                await post_as(server, ANN, "", {})
                told = (await server.http.get("/api/me/dispatches", headers=bearer(ANN))).json()
                subscription = {"push": browser.subscription(f"{sink.address}/push/1")}
                entry = await post_as(server, ANN, "/dispatches/addresses", subscription)
                assert entry["here"]
                assert await post_as(server, ANN, f"/dispatches/addresses/{entry['id']}/test", {}) == {"sent": True}
                (arrived,) = sink.arrived
                assert browser.read(arrived)["title"] == "A test from Sandtable"
                assert signed_by(arrived.headers["authorization"], told["push"])["aud"] == sink.address
                assert b"A test" not in arrived.body
                sink.status = 410  # the browser has unsubscribed
                assert await post_as(server, ANN, f"/dispatches/addresses/{entry['id']}/test", {}) == {"sent": False}
                assert await rows(server, schema.ADDRESSES.c.id) == []

    asyncio.run(scenario())


def signed_by(authorization: str, public: str) -> dict[str, Any]:
    """What a host claims in a header (RFC 8292), which its key has signed."""
    token, _, key = authorization.removeprefix("vapid t=").partition(",k=")
    assert key == public
    head, claims, signature = token.split(".")
    raw = unwritten(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unwritten(public))
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unwritten(claims))
    return found


def test_mail_goes_by_the_hosts_server_to_whoever_has_proved_the_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        with mail_sink() as sink:
            host = Sending(ROOT, mail=f"mailto://127.0.0.1:{sink.port}?from=table@example.org&mode=insecure")
            async with serving(sqlite(tmp_path), sending=host) as server:
                await post_as(server, ANN, "", {})
                entry = await post_as(server, ANN, "/dispatches/addresses", {"address": "ann@example.org"})
                assert (entry["shown"], entry["proved"]) == ("a…@example.org", False)
                ((to, letter),) = sink.arrived
                assert to == ["ann@example.org"]
                at = f"/dispatches/addresses/{entry['id']}"
                unproved = await server.http.post(f"/api/me{at}/test", json={}, headers=bearer(ANN))
                assert code_of(unproved) == "not_found"
                wrong = await server.http.post(f"/api/me{at}/proof", json={"code": "no"}, headers=bearer(ANN))
                assert code_of(wrong) == "forbidden"
                body = letter.get_body()
                assert body is not None
                code = body.get_content().partition("asked for it: ")[2].partition("\n")[0]
                assert (await post_as(server, ANN, f"{at}/proof", {"code": code}))["proved"]
                assert await post_as(server, ANN, f"{at}/test", {}) == {"sent": True}
                assert sink.arrived[1][1]["Subject"] == "A test from Sandtable"
                told = await server.http.get("/api/me/dispatches", headers=bearer(ANN))
                assert "ann@example.org" not in told.text

    caplog.set_level(logging.DEBUG)
    asyncio.run(scenario())
    assert "ann@example.org" not in caplog.text


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "localhost", "",
    ],
)  # fmt: skip
def test_the_hosts_own_network_is_near(address: str) -> None:
    assert is_near(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_the_world_is_not(address: str) -> None:
    assert not is_near(address)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://127.0.0.1:8642/api", "own network"),
        ("https://localhost/hook", "own network"),
        ("jsons://[::1]/x", "own network"),
        ("ntfy://127.0.0.1/topic", "own network"),
        ("file:///etc/passwd", "no address that can be used"),
        ("syslog://", "no address that can be used"),
        ("dbus://", "no address that can be used"),
        ("mailto://name:word@example.org", "no address that can be used"),
        ("macosx://", "no address that can be used"),
        ("discord://id/token?template=/etc/passwd", "template"),
        ("jsons://9.9.9.9/x?rto=9999", "rto"),
        ("jsons://9.9.9.9/x?redirect=yes", "redirect"),
        ("ann@example.org", "sends no mail"),
        ("json://9.9.9.9/" + "x" * limits.ADDRESS_LETTERS, "at most"),
        ("json://9.9.9.9/\nx", "can be seen"),
        ("jsons://[bad", "no address that can be used"),
    ],
)
def test_an_address_that_is_not_taken_says_why(address: str, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        addresses.checked(address, mail=False, near=False)


def test_a_subscription_is_one_of_a_push_service(monkeypatch: pytest.MonkeyPatch) -> None:
    good = Browser().subscription("https://9.9.9.9/push")
    assert addresses.checked_push(good["endpoint"], good["keys"], near=False).shown == "9.9.9.9"
    for endpoint, keys in (
        ("http://9.9.9.9/push", good["keys"]),
        ("https://127.0.0.1/push", good["keys"]),
        ("https://9.9.9.9/push", {**good["keys"], "auth": "short"}),
        ("https://9.9.9.9/push", {}),
    ):
        with pytest.raises(Refusal):
            addresses.checked_push(endpoint, keys, near=False)


def test_a_courier_reaches_nothing_near_whatever_it_is_told_and_follows_nobody(tmp_path: Path) -> None:
    parcel = {"title": "t", "body": "b", "link": "l", "tag": "g", "vapid": libraries.new_vapid().private}
    parcel["contact"] = ROOT

    async def scenario() -> None:
        courier = Courier()
        with http_sink() as sink, http_sink() as other:
            to = {"kind": "apprise", "address": f"json://127.0.0.1:{sink.port}/x", **parcel}
            named = {**to, "address": f"json://localhost:{sink.port}/x"}
            pushed = {**to, "kind": "push", "address": json.dumps(Browser().subscription(sink.address))}
            assert [await courier.carry({**each, "near": False}) for each in (to, named, pushed)] == [FAILED] * 3
            assert sink.arrived == []
            assert [await courier.carry({**each, "near": True}) for each in (to, named, pushed)] == [SENT] * 3
            sink.status, sink.moved_to = 307, f"{other.address}/y"
            assert await courier.carry({**to, "near": True}) == FAILED
            assert await courier.carry({**pushed, "near": True}) == FAILED
            assert other.arrived == []
        await courier.close()

    asyncio.run(scenario())


def test_nobody_knows_what_became_of_a_parcel_that_took_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.web.dispatches.couriers.COMMAND", ("sh", "-c", "read x; echo sent; exec sleep 1000"))
    monkeypatch.setattr("sandtable.web.dispatches.couriers.CARRY_SECONDS", 0.01)

    async def scenario() -> None:
        courier = Courier()
        assert await courier.carry({"kind": "push"}) == UNKNOWN
        await courier.close()

    asyncio.run(scenario())


def test_without_the_hosts_settings_it_is_said_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            await post_as(server, ANN, "", {})
            told = (await server.http.get("/api/me/dispatches", headers=bearer(ANN))).json()
            assert told == {"off": "dispatches-off"}
            added = await server.http.post(
                "/api/me/dispatches/addresses", json={"address": "json://x"}, headers=bearer(ANN)
            )
            assert code_of(added) == "not_found"

    asyncio.run(scenario())
    monkeypatch.setattr(libraries, "installed", lambda: False)
    with pytest.raises(BadSetup, match=r"install sandtable\[dispatches\]"):
        serve.Settings(dispatches=ROOT).check()
    serve.Settings().check()
    monkeypatch.setattr(libraries, "installed", lambda: True)
    with pytest.raises(BadSetup, match="where browsers reach"):
        serve.Settings(dispatches="games").check()
    with pytest.raises(BadSetup, match="mailtos"):
        serve.Settings(dispatches=ROOT, mail="smtp.example.org").check()


def test_addresses_are_bounded_and_go_with_the_device_that_is_revoked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried = carry(monkeypatch)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), sending=NEAR) as server:
            table = await seated(server)
            code = (await post_as(server, ANN, "/code", {}))["code"]
            mine = await post_as(server, PHONE, "/continue", {"code": code})
            push = {"push": Browser().subscription(f"{ROOT}/ann")}
            await post_as(server, PHONE, "/dispatches/addresses", push)
            await post_as(server, PHONE, "/dispatches/addresses", push)  # the same once more, and then a newer one
            await post_as(server, PHONE, "/dispatches/addresses", {"push": Browser().subscription(f"{ROOT}/new")})
            assert await rows(server, schema.ADDRESSES.c.kind) == ["push"]
            phone = next(each["id"] for each in mine["devices"] if each["this"])
            revoked = await server.http.delete(f"/api/me/devices/{phone}", headers=bearer(ANN))
            assert revoked.status_code == 200
            async with server.player(table, BOB) as bob:
                await play_while_asked(bob, random.Random(1))
            assert carried == []
            assert await rows(server, schema.DISPATCHES.c.about) == []
            assert code_of(await server.http.get("/api/me/dispatches", headers=bearer(PHONE))) == "forbidden"
            for number in range(limits.ADDRESSES):
                await post_as(server, ANN, "/dispatches/addresses", {"address": f"json://sink/{number}"})
            more = {"address": "json://sink/more"}
            assert code_of(await server.http.post("/api/me/dispatches/addresses", json=more, headers=bearer(ANN))) == (
                "too_large"
            )

    asyncio.run(scenario())


def test_names_call_upon_nobody() -> None:
    thing = Thing("x", TURN, "us", "t", "@everyone <b>", "labyrinth", ["note-card-played", {}])
    assert not set("@<>") & set(saying.told([thing], "en", ROOT).title)
