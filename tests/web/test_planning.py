"""Plans on a socket: they are tried without anything coming of it, carried out at once, and taken back at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sandtable import Table
from sandtable.web.limits import INTENTIONS, NO_LIMITS, Limits, Rate
from sandtable.web.messages import Intended
from sandtable.web.rehearsing import rehearsal_json
from tests.web.people import Player, Server, serving, sqlite

FACTIONS = ("coalition", "government", "taliban", "warlords")
RALLY = {"purpose": "act", "keys": ["rally"]}


def where(space: str) -> dict[str, Any]:
    """A space of a Rally."""
    return {"purpose": "rally_where", "keys": [space]}


def keys_of(player: Player) -> list[str]:
    """What is offered."""
    return [option["key"] for option in (player.question or {"options": []})["options"]]


async def to_rally(player: Player) -> None:
    """Go on until a faction may Rally."""
    while player.question is None or player.question["purpose"] != "act" or "rally" not in keys_of(player):
        ply = player.table["ply"]
        await player.answer(["pass"] if "pass" in keys_of(player) else keys_of(player)[:1])
        await player.at_ply(ply + 1)


def planning(scenario: Callable[[Server, Player], Awaitable[None]], tmp_path: Path, limits: Limits = NO_LIMITS) -> None:
    """Somebody plays all four factions, and an insurgent one is asked what to do."""

    async def run() -> None:
        async with serving(sqlite(tmp_path), limits=limits) as server:
            created = await server.create(dict.fromkeys(FACTIONS, "me"), game="plain", options={"scenario": "short"})
            token = next(iter(created["seats"].values()))
            async with server.player(created["table"], token) as player:
                await to_rally(player)
                await scenario(server, player)

    asyncio.run(run())


async def send(player: Player, kind: str, plan: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """Send a plan for the moment as it is seen."""
    at = {"ply": player.table["ply"], "revision": player.table["revision"]}
    return await player.reply_to({"type": kind, **at, "plan": plan, **more})


def test_a_plan_is_rehearsed_carried_out_and_taken_back_at_once(tmp_path: Path) -> None:
    async def scenario(server: Server, player: Player) -> None:
        assert player.question is not None
        assert player.question["plans"] is True
        ply, view, seat = player.table["ply"], player.table["view"], player.question["seat"]
        empty = await send(player, "rehearse", [RALLY])
        assert (empty["type"], empty["stopped"]) == ("rehearsal", "asked")
        assert (empty["question"]["purpose"], empty["question"]["part"]) == ("rally_where", "rally")
        spaces = [option["key"] for option in empty["question"]["options"] if option["target"]][:3]
        tried = await send(player, "rehearse", [RALLY, *map(where, spaces)])
        assert [row["fate"] for row in tried["rows"]] == ["used"] * 4
        assert tried["changes"]
        assert (player.table["ply"], player.table["view"]) == (ply, view), "nothing came of it"
        said = [
            {"purpose": reply["purpose"], "keys": reply["keys"], "about": reply["address"]}
            for reply in tried["replies"]
        ]
        assert [reply["keys"] for reply in tried["replies"] if reply["by"] is not None] == [
            ["rally"],
            *([space] for space in spaces),
        ]
        done = await send(player, "carry_out", said)
        assert (done["type"], done["used"]) == ("ok", list(range(len(said))))
        await player.at_ply(ply + len(said))
        journal = await played(server, player)
        assert journal[ply : ply + len(said)] == [[seat, *each["keys"]] for each in said]
        after = player.table["ply"]
        back = {"type": "undo", "ply": after, "revision": player.table["revision"], "to": ply}
        assert (await player.reply_to(back))["type"] == "ok"
        while player.table["ply"] != ply:
            await player.next()
        assert player.table["view"] == view

    planning(scenario, tmp_path)


async def played(server: Server, player: Player) -> list[Any]:
    """The journal of the table."""
    table = player.table["table"]
    room = await server.app.state.rooms.room(table)  # type: ignore[union-attr]
    save = await room.save()
    journal: list[Any] = save["journal"]
    return journal


def test_another_row_could_be_added_where_it_is_asked_for_the_last_time(tmp_path: Path) -> None:
    async def scenario(_: Server, player: Player) -> None:
        march = {"purpose": "act", "keys": ["march"]}
        ways = (await send(player, "rehearse", [march]))["question"]["ways"]
        tried = await send(player, "rehearse", [march, *next(iter(ways.values()))[0]])
        assert [row["fate"] for row in tried["rows"]] == ["used"] * 3
        *before, last = (reply["ways"] for reply in tried["replies"] if reply["purpose"] == "march_from")
        assert before == [{}] * len(before)
        assert last
        assert all(target.startswith("space:") for target in last)

    planning(scenario, tmp_path)


def test_what_is_answered_only_if_it_is_possible_says_so() -> None:
    """A move of a Surge names its spaces, whether or not they were chosen already."""
    table = Table.new("plain", seed=1)
    while (question := table.question) is not None and (question.purpose, question.seat) != ("act", "coalition"):
        table.answer("pass" if "pass" in question.keys else question.keys[0])
    plan = [("act", "train"), ("train_where", "kabul"), ("special_after", "surge")]
    tried = rehearsal_json(table, "coalition", [Intended(purpose=purpose, keys=[key]) for purpose, key in plan])
    (asked,) = (reply for reply in tried["replies"] if reply["purpose"] == "surge_where")
    ways = [way for group in asked["ways"].values() for way in group]
    assert ways
    for first, *_, last in ways:
        assert first == {"purpose": "surge_where", "keys": first["keys"], "about": {}, "if_possible": True}
        assert "if_possible" not in last


def test_a_row_that_is_not_possible_says_why_and_bad_plans_are_refused(tmp_path: Path) -> None:
    async def scenario(server: Server, player: Player) -> None:
        ply = player.table["ply"]
        tried = await send(player, "rehearse", [RALLY, where("nowhere")])
        assert tried["rows"][1]["fate"] == "refused"
        assert tried["rows"][1]["reason"][0]
        for kind, plan, code in [
            ("carry_out", [], "bad_message"),
            ("carry_out", [where("kabul")], "illegal_answer"),
            ("carry_out", [RALLY] * (INTENTIONS + 1), "bad_message"),
            ("rehearse", [{"purpose": "act"}], "bad_message"),
            ("rehearse", [{"purpose": "act", "keys": [1]}], "bad_message"),
            ("rehearse", [{"purpose": "act", "keys": [], "about": {"space": []}}], "bad_message"),
        ]:
            refused = await send(player, kind, plan)
            assert (refused["type"], refused["code"]) == ("error", code), (kind, plan)
        stale = await player.reply_to({"type": "rehearse", "ply": ply + 7, "plan": [RALLY]})
        assert stale["code"] == "stale"
        other = next(seat for seat in FACTIONS if seat != (player.question or {})["seat"])
        assert (await send(player, "rehearse", [RALLY], seat=other))["code"] == "not_your_turn"
        assert player.table["ply"] == ply

    planning(scenario, tmp_path)


def test_whoever_watches_has_no_plans(tmp_path: Path) -> None:
    async def scenario(server: Server, player: Player) -> None:
        async with server.player(player.table["table"]) as watcher:
            for kind in ("rehearse", "carry_out"):
                assert (await send(watcher, kind, [RALLY]))["code"] == "forbidden"

    planning(scenario, tmp_path)


def test_plans_are_tried_no_faster_than_they_can_be(tmp_path: Path) -> None:
    async def scenario(server: Server, player: Player) -> None:
        replies = [await send(player, "rehearse", [RALLY]) for _ in range(30)]
        assert "rate_limited" in {reply.get("code") for reply in replies}

    planning(scenario, tmp_path, Limits(messages=Rate(1, 60)))
