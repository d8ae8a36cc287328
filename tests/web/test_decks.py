"""A deck that somebody brings to a table: read apart, kept with the table, and shown to a guest before sitting down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sandtable.web.limits import BODY_BYTES
from tests.plain.decks import SAID, blank, with_text
from tests.web.people import bearer, serving, sqlite
from tests.web.waiting import code_of

SEATS = {"coalition": "me", "government": "me", "taliban": "open", "warlords": "me"}


def wanted(deck: str, **more: Any) -> dict[str, Any]:
    """A table with this deck, at which somebody else is invited."""
    return {"game": "plain", "options": {"scenario": "short", "deck": deck}, "seats": SEATS, **more}


def test_a_guest_sees_the_deck_before_sitting_down(tmp_path: Path) -> None:
    deck = with_text(24, "unshaded", [{"do": "gain", "track": "aid", "n": 7}])

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            reply = await server.http.post("/api/tables", json=wanted(deck, watch=False))
            assert reply.status_code == 201, reply.text
            created = reply.json()
            path = f"/api/tables/{created['table']}"
            about = (await server.http.get(path)).json()
            assert about["terms"] == ["deck"]
            assert about["own_deck"]["cards"]["24"]["words"] == {"unshaded": SAID}
            assert len(about["own_deck"]["cards"]) == 72
            assert "deck" not in about["options"]
            token = next(iter(created["seats"].values()))
            async with server.player(created["table"], token) as player:
                assert player.table["view"]["own_deck"]["cards"]["24"]["words"] == {"unshaded": SAID}
                assert "deck" not in player.table["options"]
            mine = {"tokens": [{"table": created["table"], "token": token}]}
            listed = (await server.http.post("/api/mine", json=mine)).json()
            assert "deck" not in listed[0]["options"]

    asyncio.run(scenario())


def test_a_table_comes_back_with_its_deck(tmp_path: Path) -> None:
    deck = with_text(24, "unshaded", [{"do": "gain", "track": "aid", "n": 7}])
    alone = dict.fromkeys(SEATS, "me")

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = (await server.http.post("/api/tables", json={**wanted(deck), "seats": alone})).json()
            token = next(iter(created["seats"].values()))
            save = (await server.http.get(f"/api/tables/{created['table']}/save", headers=bearer(token))).json()
            assert save["options"]["deck"] == deck
        async with serving(sqlite(tmp_path)) as server:
            about = (await server.http.get(f"/api/tables/{created['table']}")).json()
            assert about["own_deck"]["cards"]["24"]["words"] == {"unshaded": SAID}
            again = await server.http.post("/api/tables/import", json={"save": save})
            assert again.status_code == 201, again.text
            about = (await server.http.get(f"/api/tables/{again.json()['table']}")).json()
            assert about["terms"] == ["save", "deck"]
            assert about["own_deck"]["cards"]["24"]["words"] == {"unshaded": SAID}

    asyncio.run(scenario())


def test_what_is_no_deck_is_refused_in_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            broken = blank().replace('"islamabad", boxes = 2', '"islamabat", boxes = 2', 1)
            for deck, said in (("x = [", "no TOML"), (broken, "islamabat"), ("[" * 5000, "deck")):
                reply = await server.http.post("/api/tables", json=wanted(deck))
                assert (reply.status_code, code_of(reply)) == (400, "bad_setup"), reply.text
                assert said in reply.text
            position = {"game": "plain", "scenario": "short", "options": {"deck": "x = ["}}
            reply = await server.http.post("/api/tables", json={"game": "plain", "seats": SEATS, "position": position})
            assert (reply.status_code, code_of(reply)) == (400, "bad_position"), reply.text
            reply = await server.http.post("/api/tables", json=wanted("#" * BODY_BYTES))
            assert reply.status_code == 413

    asyncio.run(scenario())
