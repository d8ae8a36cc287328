"""Tables of A Distant Plain with Non-players on a server: whom no seat takes is refused in words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.web.people import serving, sqlite

PEOPLE = dict.fromkeys(("coalition", "government", "taliban", "warlords"), "me")
BASES = {"government_bases": 1, "warlord_bases": 1, "taliban_bases": 1}

REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"seats": {**PEOPLE, "taliban": "book", "warlords": "chart"}}, "bad_setup", "one set of Non-player rules (8.0)"),
    ({"seats": {**PEOPLE, "russia": "book"}}, "bad_setup", "russia"),
    ({"seats": {**PEOPLE, "taliban": ["me", "book"]}}, "bad_message", ""),
    ({"seats": {**PEOPLE, "taliban": "book"}, "options": {"players": "three"}}, "bad_setup", "must be four"),
    ({"position": {"spaces": {"herat": BASES}}}, "bad_position", "1.4.2a"),
    ({"position": {"spaces": {"waziristan": {"coalition_troops": 1}}}}, "bad_position", "1.4.2a"),
    ({"position": {"spaces": {"kandahar": {"taliban": 31}}}}, "bad_position", "1.4.1a"),
    ({"position": {"resources": {"government": 80}}}, "bad_position", "1.8a"),
]


@pytest.mark.parametrize(("wanted", "code", "said"), REFUSED, ids=[str(wanted)[:60] for wanted, *_ in REFUSED])
def test_what_cannot_be_is_refused_in_words_and_the_server_goes_on(
    tmp_path: Path, wanted: dict[str, Any], code: str, said: str
) -> None:
    if "position" in wanted:
        wanted = {"position": {"game": "plain", "card": 67, "next": 12, **wanted["position"]}}

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            reply = await server.http.post("/api/tables", json={"game": "plain", "seats": PEOPLE, **wanted})
            refusal = reply.json()["error"]
            assert reply.status_code in (400, 422)
            assert refusal["code"] == code
            assert said in refusal["message"]
            good = await server.http.post("/api/tables", json={"game": "plain", "seats": PEOPLE})
            assert good.status_code in (200, 201)

    asyncio.run(scenario())
