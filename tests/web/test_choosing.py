"""Choosing where one is told things, of what and when: what is asked of the server, and what it answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from sandtable.web.dispatches.couriers import Courier
from sandtable.web.dispatches.post import Post, Sending
from sandtable.web.dispatches.queue import FAILED, GONE, SENT
from tests.web.people import Server, bearer, serving, sqlite
from tests.web.sinks import Browser

ANN, PHONE = "a" * 22, "b" * 22
HERE = "/api/me/dispatches"
KINDS = {"turn": False, "ended": True, "offered": False, "chat": True}
MAILING = Sending("https://games.example.org", mail="mailto://example.org")


class Couriers:
    """Couriers that go nowhere: what they are given, and what becomes of it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.carried: list[Mapping[str, Any]] = []
        self.became = {"check": SENT}

        async def carry(_: Courier, parcel: Mapping[str, Any]) -> str:
            self.carried.append(parcel)
            return self.became.get(parcel["kind"], SENT)

        patch.setattr(Courier, "carry", carry)


async def asked(server: Server, path: str, body: Any = None, key: str = ANN) -> httpx.Response:
    """Ask for something, or with a body post it."""
    where = f"{HERE}{path}"
    if body is None:
        return await server.http.get(where, headers=bearer(key))
    return await server.http.post(where, json=body, headers=bearer(key))


def why(reply: httpx.Response) -> tuple[int, str]:
    """Why something was refused."""
    text = reply.json()["error"]["text"]
    return reply.status_code, str(text if isinstance(text, str) else text[0]).removeprefix("refusal-")


def choosing(folder: Path, scenario: Callable[[Server], Awaitable[None]], sending: Sending | None = MAILING) -> None:
    """A server at which Ann is somebody, on a laptop and on a phone."""

    async def run() -> None:
        async with serving(sqlite(folder), sending=sending) as server:
            await server.http.post("/api/me", json={"device": "Laptop"}, headers=bearer(ANN))
            code = (await server.http.post("/api/me/code", json={}, headers=bearer(ANN))).json()["code"]
            await server.http.post("/api/me/continue", json={"code": code}, headers=bearer(PHONE))
            await scenario(server)

    asyncio.run(run())


def test_what_is_chosen_is_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stirred: list[int] = []
    stir = Post.stir

    def noted(post: Post) -> None:
        stirred.append(1)
        stir(post)

    monkeypatch.setattr(Post, "stir", noted)

    async def scenario(server: Server) -> None:
        usual = (await asked(server, "")).json()
        assert usual["choices"] == {
            "kinds": {"turn": True, "ended": True, "offered": True, "chat": False},
            "language": "en", "zone": "UTC", "quiet": None, "daily": None,
        }  # fmt: skip
        assert (usual["off"], usual["mail"], usual["tables"], usual["addresses"]) == (None, True, {}, [])
        stirred.clear()
        wanted = {"kinds": KINDS, "language": "de", "zone": "Europe/Berlin", "quiet": [22, 8], "daily": 18}
        assert (await asked(server, "", wanted)).json() == wanted
        assert stirred == [1]  # what waits may be due now
        assert (await asked(server, "")).json()["choices"] == wanted
        assert (await asked(server, "", {})).json() == usual["choices"]
        for wrong, reason in (
            ({"language": "klingon"}, "no-language"),
            ({"zone": "Moon/Crater"}, "time-zone"),
            ({"quiet": [1]}, "field"),
            ({"daily": 24}, "field"),
            ({"quiet": [0, -1]}, "field"),
        ):
            assert why(await asked(server, "", wrong))[1] == reason
        assert (await asked(server, "", {"daily": 0, "quiet": [0, 23]})).json()["quiet"] == [0, 23]

    choosing(tmp_path, scenario)


def test_at_a_table_one_chooses_otherwise_or_as_everywhere(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        created = await server.create({"us": "me", "jihadist": "open"})
        table = created["table"]
        held = {"tokens": [{"table": table, "token": created["seats"]["us"]}]}
        await server.http.post("/api/me/seats", json=held, headers=bearer(ANN))
        reply = await asked(server, f"/tables/{table}", {"kinds": KINDS})
        assert reply.json() == {"table": table, "kinds": KINDS}
        assert (await asked(server, "")).json()["tables"] == {table: KINDS}
        assert (await asked(server, f"/tables/{table}", {})).json() == {"table": table, "kinds": {}}
        assert (await asked(server, "")).json()["tables"] == {}
        other = await server.create()
        assert why(await asked(server, f"/tables/{other['table']}", {"kinds": KINDS})) == (404, "no-table")

    choosing(tmp_path, scenario)


def test_an_address_is_taken_tried_and_struck_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    couriers = Couriers(monkeypatch)

    async def scenario(server: Server) -> None:
        taken = (await asked(server, "/addresses", {"address": "discord://id/secret"})).json()
        assert (taken["kind"], taken["shown"], taken["here"], taken["proved"]) == (
            "apprise",
            "discord://…",
            False,
            True,
        )
        assert [parcel["kind"] for parcel in couriers.carried] == ["check"]
        couriers.became["check"] = FAILED
        assert why(await asked(server, "/addresses", {"address": "discord://id/other"}))[1] == "address-unread"
        push = Browser().subscription("https://9.9.9.9/push")
        pushed = (await asked(server, "/addresses", {"push": push}, PHONE)).json()  # nobody checks that
        assert (pushed["kind"], pushed["here"]) == ("push", True)
        seen = {key: (await asked(server, "", key=key)).json()["addresses"] for key in (ANN, PHONE)}
        assert [each["here"] for each in seen[ANN]] == [False, False]
        assert [each["here"] for each in seen[PHONE]] == [False, True]
        for became, sent in ((SENT, True), (FAILED, False), (GONE, False)):
            couriers.became["apprise"] = became
            assert (await asked(server, f"/addresses/{taken['id']}/test", {})).json() == {"sent": sent}
        left = (await asked(server, "")).json()["addresses"]
        assert [each["id"] for each in left] == [pushed["id"]]  # the other is no more
        assert why(await asked(server, f"/addresses/{taken['id']}/test", {})) == (404, "no-address")
        gone = await server.http.delete(f"{HERE}/addresses/{pushed['id']}", headers=bearer(ANN))
        assert gone.json() == {"removed": pushed["id"]}
        assert (await asked(server, "")).json()["addresses"] == []
        assert why(await asked(server, "/addresses", {}))[1] == "address-scheme"

    choosing(tmp_path, scenario)


def test_an_address_to_which_no_proof_can_be_sent_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    couriers = Couriers(monkeypatch)

    async def scenario(server: Server) -> None:
        couriers.became["mail"] = FAILED
        refused = await asked(server, "/addresses", {"address": "ann@example.org"})
        assert why(refused) == (503, "address-away")
        assert (await asked(server, "")).json()["addresses"] == []
        couriers.became["mail"] = SENT
        taken = (await asked(server, "/addresses", {"address": "ann@example.org"})).json()
        assert (taken["kind"], taken["proved"]) == ("mail", False)
        at = f"/addresses/{taken['id']}"
        assert why(await asked(server, f"{at}/test", {})) == (404, "no-address")
        assert why(await asked(server, f"{at}/proof", {"code": "baba"})) == (403, "address-proof")

    choosing(tmp_path, scenario)


@pytest.mark.parametrize("mail", [None, "mailto://x"])
def test_what_the_host_does_not_send_is_said(tmp_path: Path, mail: str | None) -> None:
    async def scenario(server: Server) -> None:
        assert (await asked(server, "")).json()["mail"] is (mail is not None)
        if mail is None:
            assert why(await asked(server, "/addresses", {"address": "ann@example.org"}))[1] == "address-no-mail"
            assert why(await asked(server, "/addresses", {"address": "json://localhost/x"}))[1] == "address-near"

    choosing(tmp_path, scenario, Sending("https://games.example.org", mail=mail))


def test_where_nothing_is_sent_nothing_is_chosen(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        assert (await asked(server, "")).json() == {"off": "dispatches-off"}
        for path, body in (
            ("", {}),
            ("/tables/x", {}),
            ("/addresses", {"address": "json://x"}),
            ("/addresses/x/proof", {"code": "x"}),
            ("/addresses/x/test", {}),
        ):
            assert why(await asked(server, path, body)) == (404, "dispatches-off")

    choosing(tmp_path, scenario, None)
