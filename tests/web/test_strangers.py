"""Those who come with an invitation, from another site, or to watch where nobody may."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from sandtable import Table
from sandtable.web import options, serve
from sandtable.web.neighbours import neighbours, own_addresses
from sandtable.web.security import HEADERS, Hosts
from tests.web.people import HOT_SEAT, TWO_PEOPLE, bearer, serving, sqlite
from tests.web.waiting import code_of, opened

POSITION = {"game": "labyrinth", "phase": {"side": "us", "card": 1}, "prestige": 5, "funding": 5}
KEY = "k" * 22


# -- what a guest is told before sitting down


@pytest.mark.parametrize(
    ("more", "terms"),
    [
        ({}, []),
        ({"position": POSITION}, ["position"]),
        ({"dice": [1, 2, 3] * 100}, ["script"]),
        ({"position": POSITION, "dice": [1, 2, 3] * 100}, ["position", "script"]),
        ({"tutorial": "labyrinth-first_game"}, ["lesson"]),
    ],
)
def test_a_guest_is_told_what_is_out_of_the_ordinary(tmp_path: Path, more: dict[str, Any], terms: list[str]) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(TWO_PEOPLE, **more)
        async with serving(sqlite(tmp_path)) as server:
            assert (await server.http.get(f"/api/tables/{created['table']}")).json()["terms"] == terms
            async with server.player(created["table"], created["seats"]["us"]) as player:
                assert player.table["terms"] == terms

    asyncio.run(scenario())


def test_a_guest_is_told_of_a_save(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            save = Table.new("labyrinth", seed=1).to_save()
            created = (await server.http.post("/api/tables/import", json={"save": save, "seats": TWO_PEOPLE})).json()
            assert (await server.http.get(f"/api/tables/{created['table']}")).json()["terms"] == ["save"]

    asyncio.run(scenario())


def test_a_script_without_dice_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            body = {"game": "labyrinth", "seats": HOT_SEAT, "dice": []}
            refused = await server.http.post("/api/tables", json=body)
            assert code_of(refused) == "bad_message"
            assert refused.json()["error"]["message"].startswith("dice: ")

    asyncio.run(scenario())


# -- joining


def test_a_seat_is_not_lost_with_a_lost_reply(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(TWO_PEOPLE)
            where = f"/api/tables/{created['table']}/join"
            joining = {"code": created["join"]["jihadist"], "key": KEY}
            for _ in range(2):  # the second time because the first reply was lost
                reply = await server.http.post(where, json=joining)
                assert reply.json() == {"seat": "jihadist", "token": KEY, "person": False}
            assert code_of(await server.http.post(where, json={**joining, "key": "o" * 22})) == "forbidden"
            for weak in ("", "short", "k" * 21, "k" * 129, "\x00" * 22):
                assert code_of(await server.http.post(where, json={**joining, "key": weak})) == "bad_message"
            async with server.player(created["table"], KEY) as guest:
                assert guest.table["seats"] == ["jihadist"]

    asyncio.run(scenario())


# -- where nobody may watch


def test_where_nobody_may_watch_a_stranger_sees_an_invitation_and_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people(watch=False)
            shown = (await server.http.get(f"/api/tables/{table}")).json()
            assert set(shown) == {
                "table", "name", "game", "options", "terms", "tutorial", "seats", "watch", "pace", "created",
            }  # fmt: skip
            mine = await server.http.get(f"/api/tables/{table}", headers=bearer(tokens["us"]))
            assert set(mine.json()) > {"ply", "asking", "turn", "presence", "seed"}
            forged = await server.http.get(f"/api/tables/{table}", headers=bearer("forged"))
            assert code_of(forged) == "forbidden"

    asyncio.run(scenario())


def test_where_nobody_may_watch_seed_and_save_stay_hidden_after_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            open_table = await server.create({"us": "random", "jihadist": "random"})
            closed = await server.create({"us": "random", "jihadist": "random"}, watch=False)
            for created, allowed in ((open_table, True), (closed, False)):
                where = f"/api/tables/{created['table']}"
                assert ("seed" in (await server.http.get(where)).json()) is allowed
                assert ((await server.http.get(f"{where}/save")).status_code == 200) is allowed
                assert ((await server.http.get(f"{where}/replay")).status_code == 200) is allowed

    asyncio.run(scenario())


# -- other sites


def test_a_socket_is_opened_by_pages_of_the_server_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), hosts=Hosts.of("127.0.0.1", ["games.example"])) as server:
            table = (await server.create(HOT_SEAT))["table"]
            assert await opened(server, table) == 101
            assert await opened(server, table, Origin=f"http://127.0.0.1:{server.port}") == 101
            assert await opened(server, table, Origin="https://games.example") == 101
            for foreign in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "x"):
                assert await opened(server, table, Origin=foreign) == 403

    asyncio.run(scenario())


def test_there_are_no_sockets_elsewhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            assert await opened(server, "a/b") == 404

    asyncio.run(scenario())


def test_the_server_answers_to_its_own_names_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), hosts=Hosts.of("127.0.0.1", ["games.example"])) as server:
            for host in ("localhost", f"127.0.0.1:{server.port}", "games.example", "GAMES.example:443", "[::1]:80"):
                assert (await server.http.get("/api/games", headers={"Host": host})).status_code == 200, host
            for host in ("evil.example", "192.0.2.1", "", "localhost.evil.example", "games.example:x]"):
                reply = await server.http.get("/api/games", headers={"Host": host})
                assert (reply.status_code, code_of(reply)) == (403, "forbidden"), host
                assert all(name in reply.headers for name in HEADERS)

    asyncio.run(scenario())


def test_hosts_follow_the_address_that_is_bound() -> None:
    assert Hosts.of("192.0.2.7", []).know("192.0.2.7:8642")
    assert not Hosts.of("192.0.2.7", []).know("192.0.2.8")
    everywhere = Hosts.of("0.0.0.0", ["Den.local"])
    assert everywhere.know("192.0.2.8:8642")
    assert everywhere.know("den.local:8642")
    assert not everywhere.know("evil.example")


def test_hosts_come_from_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(options.DATABASE, str(tmp_path / "tables.sqlite3"))
    monkeypatch.setenv(options.HOSTS, "games.example, other.example")
    monkeypatch.setenv(serve.BOUND, "127.0.0.1")
    assert hosts_of(serve.app_from_environment()) == Hosts("127.0.0.1", frozenset({"games.example", "other.example"}))
    monkeypatch.setattr("socket.gethostname", lambda: "den")
    monkeypatch.setenv(serve.BOUND, "0.0.0.0")
    assert hosts_of(serve.app_from_environment()).know("den.local:8642")


def hosts_of(app: FastAPI) -> Hosts:
    """The hosts that an application answers to."""
    found = [layer.kwargs["hosts"] for layer in app.user_middleware if "hosts" in layer.kwargs]
    assert isinstance(found[0], Hosts)
    return found[0]


# -- how a friend finds this machine


def test_whoever_sits_at_the_machine_is_told_its_address_and_nobody_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.web.neighbours.own_addresses", lambda: ["192.168.7.5"])
    everywhere, alone = Hosts.of("0.0.0.0", []), Hosts.of("127.0.0.1", [])
    assert neighbours(everywhere, "127.0.0.1", "localhost:8000") == {"addresses": ["192.168.7.5"], "reachable": True}
    assert neighbours(alone, "::1", "[::1]:8000") == {"addresses": ["192.168.7.5"], "reachable": False}
    nothing = {"addresses": [], "reachable": False}
    assert neighbours(everywhere, "192.168.7.9", "192.168.7.5:8000") == nothing
    assert neighbours(everywhere, "127.0.0.1", "play.example.org") == nothing  # a proxy on this machine
    assert neighbours(everywhere, "192.168.7.9", "localhost") == nothing


def test_the_address_is_that_of_a_private_network(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe:
        def __init__(self, found: str) -> None:
            self.found = found

        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, _: object) -> None:
            if not self.found:
                raise OSError("unreachable")

        def getsockname(self) -> tuple[str, int]:
            return self.found, 40000

    def seen(found: str) -> list[str]:
        monkeypatch.setattr("sandtable.web.neighbours.socket.socket", lambda *_: Probe(found))
        return own_addresses()

    assert seen("10.1.2.3") == ["10.1.2.3"]
    assert seen("") == []  # no network
    assert seen("127.0.0.1") == []
    assert seen("8.8.8.8") == []  # a machine of the open internet has names of its own


def test_the_server_tells_it_to_its_own_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.web.neighbours.own_addresses", lambda: ["192.168.7.5"])

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            told = await server.http.get("/api/neighbours")
            assert told.json() == {"addresses": ["192.168.7.5"], "reachable": False}

    asyncio.run(scenario())
