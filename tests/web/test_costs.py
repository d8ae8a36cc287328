"""What everything costs that can be asked of a server: no request is free, and what is dear is counted as that."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import Request

from sandtable.core.errors import SandtableError
from sandtable.web import asking, published
from sandtable.web.limits import BODY_BYTES, Limits
from sandtable.web.published import operations
from tests.web.people import HOT_SEAT, Server, bearer, play_on, serving, sqlite

OF_THE_HOST = {"/healthz", "/readyz"}
"""What whoever looks after the server asks for, as often as they like."""


class Till:
    """Takes what a request costs, and refuses nobody."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    def check(self, address: str, cost: float = 1) -> None:
        """Somebody asks for something."""
        assert address == "127.0.0.1"
        self.taken.append(cost)

    def emptied(self) -> list[float]:
        """What has come in since the last time."""
        taken, self.taken = self.taken, []
        return taken


async def tills(server: Server) -> tuple[Till, Till, Till]:
    """The tills for requests, new tables and attempts to join."""
    assert server.app is not None
    found = Till(), Till(), Till()
    state = server.app.state
    state.requests, state.new_tables, state.joins = found
    return found


TRIED = (
    "post /api/me",
    "post /api/me/code",
    "post /api/me/whose",
    "post /api/me/continue",
    "post /api/tables/{id}/resign",
    "post /api/tables/{id}/offer",
    "post /api/tables/{id}/return",
    "post /api/tables/{id}/replace",
    "post /api/sign-in",
    "get /api/sign-in/begin",
    "get /api/sign-in/end",
    "post /api/me/dispatches/addresses",
    "post /api/me/dispatches/addresses/{id}/proof",
    "post /api/me/dispatches/addresses/{id}/test",
)
"""What makes a person, tries a code, passes a seat on, or sends something elsewhere."""


def test_every_request_costs_something(tmp_path: Path) -> None:
    async def scenario() -> dict[str, tuple[list[float], list[float], list[float]]]:
        async with serving(sqlite(tmp_path)) as server:
            assert server.app is not None
            created = await server.create(HOT_SEAT)
            requests, new_tables, joins = await tills(server)
            found = {}
            parts = {
                "id": created["table"],
                "name": "labyrinth",
                "game": "labyrinth",
                "language": "en",
                "step": "0",
                "device": "0",
            }
            for path, method, _ in operations(published.interface(server.app)):
                where = path.format(**parts, ply="0") + ("?revision=0&ply=0" if path.endswith("/ahead") else "")
                body: dict[str, Any] = (
                    {"content": b"{}", "headers": {"Content-Type": "application/json"}} if method == "post" else {}
                )
                await server.http.request(method, where, **body)
                found[f"{method} {path}"] = requests.emptied(), new_tables.emptied(), joins.emptied()
            return found

    found = asyncio.run(scenario())
    assert len(found) > 20
    for asked, (requests, new_tables, joins) in found.items():
        path = asked.partition(" ")[2]
        if path in OF_THE_HOST:
            assert (requests, new_tables, joins) == ([], [], []), asked
        elif path.endswith(("/join", "/invitation")) or asked in TRIED:
            assert (requests, new_tables, joins) == ([], [], [1]), asked
        else:
            assert requests[:1] == [1], asked
            assert joins == []
            made = asked in ("post /api/tables", "post /api/tables/import")
            assert new_tables[:1] == ([1] if made else []), asked


def test_what_is_dear_costs_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with server.player(table, token) as player:
                await play_on(player, 25, random.Random(1))
                ply, revision = player.table["ply"], player.table["revision"]
            assert server.app is not None
            steps = len((await server.app.state.rooms.room(table)).snapshot.steps)
            assert steps > 2
            requests, new_tables, _ = await tills(server)
            now = f"revision={revision}&ply={ply}"
            for path, cost in {
                "/replay": [1, steps / 50],
                "/replay/3": [1, 5],
                "/steps/1": [1, 5],
                "/course": [1, steps / 5],
                "/save": [1, ply / 50],
                "/position": [1],
                "": [1],
                f"/ahead?{now}&key=a&key=b&key=c": [1, 3 / 4],
                f"/ahead?{now}{'&key=x' * 20}": [1, 16 / 4],  # no more are tried
            }.items():
                reply = await server.http.get(f"/api/tables/{table}{path}", headers=bearer(token))
                assert reply.status_code == 200, reply.text
                assert requests.emptied() == cost, path
            for path in ("/what-if", "/analysis"):  # refused or not
                await server.http.get(f"/api/tables/{table}{path}", headers=bearer(token))
                assert requests.emptied() == [1, 5], path
            held = [{"table": table, "token": token}] * 3
            await server.http.post("/api/mine", json={"tokens": held})
            assert requests.emptied() == [1, 3 / 10]
            await server.http.post("/api/me", json={}, headers=bearer("a" * 22))
            await server.http.post("/api/me/seats", json={"tokens": held}, headers=bearer("a" * 22))
            assert requests.emptied() == [1, 3 / 10]
            body = b'{"save": {}, "x": "' + b"y" * 50_000 + b'"}'
            await server.http.post("/api/tables/import", content=body, headers={"Content-Type": "application/json"})
            assert (requests.emptied(), new_tables.emptied()) == ([1], [1, len(body) / 100_000])

    asyncio.run(scenario())


# -- whoever asks


def request(body: bytes = b"", client: Any = ("192.0.2.1", 5), **headers: str) -> Request:
    """A request with a body, which comes in two pieces."""
    half = len(body) // 2
    pieces = [
        {"type": "http.request", "body": body[:half], "more_body": True},
        {"type": "http.request", "body": body[half:]},
    ]

    app = SimpleNamespace(state=SimpleNamespace(limits=Limits()))

    async def receive() -> Any:
        return pieces.pop(0)

    named = [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "client": client, "headers": named, "app": app}, receive)


@pytest.mark.parametrize(
    ("sent", "token"),
    [
        ("Bearer abc", "abc"),
        ("bearer  abc ", "abc"),
        ("BEARER abc", "abc"),
        ("Bearer ", None),
        ("Bearer", None),
        ("Basic abc", None),
        ("abc", None),
        ("", None),
    ],
)
def test_a_token_is_what_follows_its_word(sent: str, token: str | None) -> None:
    assert asking.token_of(request(Authorization=sent)) == token


def test_who_comes_from_nowhere_has_no_address() -> None:
    assert asking.address(request()) == "192.0.2.1"
    assert asking.address(request(client=None)) == ""
    assert asking.token_of(request()) is None


@pytest.mark.parametrize(
    ("length", "kind", "problem"),
    [
        (BODY_BYTES, "application/json", None),
        (BODY_BYTES, "Application/JSON; charset=utf-8", None),
        (BODY_BYTES + 1, "application/json", "too_large"),
        (2, "text/plain", "bad_message"),
        (2, "", "bad_message"),
    ],
)
def test_a_body_is_read_up_to_its_last_byte_and_no_further(length: int, kind: str, problem: str | None) -> None:
    asked = request(b" " * length, Content_Type=kind)
    if problem is None:
        assert len(asyncio.run(asking.bytes_of(asked, BODY_BYTES))) == length
    else:
        with pytest.raises(SandtableError) as refused:
            asyncio.run(asking.bytes_of(asked, BODY_BYTES))
        assert refused.value.code == problem
