"""Taking back among people: who may is offered it, and the others are told who took back what."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sandtable import Table
from sandtable.web.frames import Snapshot, TakenBack
from sandtable.web.stored import AtRest, Latest
from tests.web.people import Player, Server, serving, sqlite

TWO_AT_ONE_BROWSER = {"coalition": "me", "government": "me", "taliban": "open", "warlords": "open"}
NEXT = {"card": 67, "eligible": ["government", "coalition"], "resources": {"government": 30}, "next": 12}


async def three_people(server: Server) -> tuple[str, dict[str, str]]:
    """A table of A Distant Plain where one person has the Coalition and the Government, and is to act."""
    body = {"game": "plain", "position": {"game": "plain", **NEXT}, "seats": TWO_AT_ONE_BROWSER}
    reply = await server.http.post("/api/tables", json=body)
    assert reply.status_code == 201, reply.text
    created: dict[str, Any] = reply.json()
    tokens = dict(created["seats"])
    for seat, code in created["join"].items():
        joined = (await server.http.post(f"/api/tables/{created['table']}/join", json={"code": code})).json()
        tokens[seat] = joined["token"]
    return created["table"], tokens


async def taken_back(player: Player) -> dict[str, Any]:
    return await player.reply_to({"type": "undo", "ply": player.table["ply"], "revision": player.table["revision"]})


async def revised(player: Player) -> None:
    """Wait until it is said that something was taken back."""
    while player.table["taken_back"] is None:
        await player.next()


def test_whoever_has_some_of_the_seats_takes_back_the_answer_of_any_of_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await three_people(server)
            assert tokens["coalition"] == tokens["government"]
            async with (
                server.player(table, tokens["coalition"]) as both,
                server.player(table, tokens["taliban"]) as one,
            ):
                assert both.table["seats"] == ["coalition", "government"]
                assert both.question is not None
                assert both.question["seat"] == "government"
                start = both.table["ply"]
                await both.answer(["train"], seat="government")
                await asyncio.gather(one.at_ply(start + 1), both.at_ply(start + 1))
                assert (both.table["can_undo"], both.table["undo_barred"]) == (True, None)
                assert (one.table["can_undo"], one.table["undo_barred"][0]) == (False, "refusal-undo-answered")
                assert (await taken_back(one))["code"] == "cannot_undo"
                assert (await taken_back(both))["type"] == "ok"

    asyncio.run(scenario())


def test_the_others_are_told_who_took_back_what(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await three_people(server)
            async with (
                server.player(table, tokens["coalition"]) as both,
                server.player(table, tokens["taliban"]) as one,
            ):
                start = one.table["ply"]
                said = len(one.notes)
                assert one.table["taken_back"] is None
                await both.answer(["pass"], seat="government")
                await asyncio.gather(one.at_ply(start + 1), both.at_ply(start + 1))
                told = [note["text"] for note in one.notes[said:]]
                assert "note-passes" in [text[0] for text in told]
                await taken_back(both)
                await revised(one)
                assert one.table["taken_back"] == {"seat": "government", "notes": told}
                async with server.player(table, tokens["warlords"]) as late:
                    assert late.table["taken_back"] == one.table["taken_back"]
                while both.table["ply"] != start:
                    await both.next()
                await both.answer(["pass"], seat="government")
                await asyncio.gather(one.at_ply(start + 1), both.at_ply(start + 1))
                assert one.table["taken_back"] is None

    asyncio.run(scenario())


def test_what_only_one_seat_had_read_is_told_to_nobody_else_when_it_is_taken_back() -> None:
    table = Table.new("labyrinth", seed=2)
    while not any(note.seen_by is not None for note in table.notes):
        question = table.question
        assert question is not None
        table.answer(*question.keys[: question.at_least])
    private = [note for note in table.notes if note.seen_by is not None]
    back = TakenBack("us", private)
    owner = private[0].seen_by
    assert owner is not None
    assert back.to_json(owner[0])["notes"]
    assert back.to_json(None)["notes"] == []


def test_those_at_other_processes_are_told_too(tmp_path: Path) -> None:
    """Another process cuts the journal in the database, and this one reads it again."""

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await three_people(server)
            async with (
                server.player(table, tokens["taliban"]) as one,
                server.player(table, tokens["coalition"]) as both,
            ):
                start = one.table["ply"]
                await both.answer(["pass"], seat="government")
                await asyncio.gather(one.at_ply(start + 1), both.at_ply(start + 1))
                assert server.app is not None
                rooms = server.app.state.rooms
                room = await rooms.room(table)
                await rooms.store.cut(
                    table, room.snapshot.head, start, AtRest("government", False, None, Latest(1, None))
                )
                await room.catch_up()
                await revised(one)
                assert one.table["taken_back"]["seat"] == "government"

    asyncio.run(scenario())


def test_the_reason_is_not_one_s_own_other_seat() -> None:
    table = Table.from_position({"game": "plain", **NEXT}, seed=1)
    table.answer("pass", seat="government")
    table.answer("pass", seat="coalition")
    snapshot = Snapshot.of(table, 0, table.game.seats)
    seat, reason = snapshot.undoing(("coalition", "government"))
    assert reason is not None
    assert reason.args.get("seat") not in ("coalition", "government")
    assert seat in ("coalition", "government")


def at(player: Player, type: str, **more: Any) -> dict[str, Any]:
    """A message about the moment that a player has seen."""
    return {"type": type, "ply": player.table["ply"], "revision": player.table["revision"], **more}


async def at_revision(player: Player, revision: int) -> None:
    """Wait until something was taken back so many times."""
    while player.table["revision"] < revision:
        await player.next()


def test_a_turn_is_reset_and_given_again_until_something_else_is_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await three_people(server)
            async with (
                server.player(table, tokens["coalition"]) as both,
                server.player(table, tokens["taliban"]) as one,
            ):
                start = both.table["ply"]
                assert both.table["reset_to"] is None
                await both.answer(["train"], seat="government")
                await both.at_ply(start + 1)
                assert both.question is not None
                await both.answer([both.question["options"][0]["key"]])
                await both.at_ply(start + 2)
                assert (both.table["reset_to"], both.table["can_redo"]) == (start, False)
                after = both.table["view"]

                await both.reply_to(at(both, "undo", to=start))
                await asyncio.gather(at_revision(both, 1), at_revision(one, 1))
                assert both.table["ply"] == start
                assert (both.table["can_redo"], one.table["can_redo"]) == (True, False)
                assert (await one.reply_to(at(one, "redo")))["code"] == "cannot_undo"
                for n in range(2):
                    assert (await both.reply_to(at(both, "redo")))["type"] == "ok"
                    await both.at_ply(start + n + 1)
                assert both.table["view"] == after
                assert not both.table["can_redo"]

                await both.reply_to(at(both, "undo", to=start))
                await at_revision(both, 2)
                await both.answer(["pass"], seat="government")
                await both.at_ply(start + 1)
                assert not both.table["can_redo"]
                assert (await both.reply_to(at(both, "redo")))["code"] == "cannot_undo"

    asyncio.run(scenario())


def test_others_grant_or_refuse_what_the_law_does_not_allow(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await three_people(server)
            async with (
                server.player(table, tokens["coalition"]) as both,
                server.player(table, tokens["taliban"]) as one,
                server.player(table, tokens["warlords"]) as two,
                server.player(table) as nobody,
            ):
                start = both.table["ply"]
                await both.answer(["pass"], seat="government")
                await both.at_ply(start + 1)
                await both.answer(["pass"], seat="coalition")
                await asyncio.gather(*(each.at_ply(start + 2) for each in (both, one, two, nobody)))
                ply = both.table["ply"]
                assert both.table["undo_barred"] == "refusal-undo-chance"  # the next card was turned up
                assert (await nobody.reply_to(at(nobody, "ask_undo")))["code"] == "forbidden"
                assert (await one.reply_to(at(one, "ask_undo")))["code"] == "cannot_undo"  # has answered nothing
                assert (await one.reply_to(at(one, "grant_undo", grant=True)))["code"] == "stale"

                await both.reply_to(at(both, "ask_undo"))
                await one.until(lambda message: message.get("asked_back"))
                asked = one.table["asked_back"]
                assert (asked["seat"], asked["waiting"]) == ("coalition", ["taliban", "warlords"])
                await one.reply_to(at(one, "grant_undo", grant=True))
                await two.until(lambda message: (message.get("asked_back") or {}).get("waiting") == ["warlords"])
                await two.reply_to(at(two, "grant_undo", grant=False))
                await both.until(lambda message: message.get("asked_back", True) is None)
                assert both.table["ply"] == ply

                await both.reply_to(at(both, "ask_undo"))
                for each in (one, two):
                    await each.reply_to(at(each, "grant_undo", grant=True))
                await asyncio.gather(*(at_revision(each, 1) for each in (both, one, two, nobody)))
                assert both.table["ply"] == start + 1
                assert both.table["asked_back"] is None
                assert one.table["taken_back"]["seat"] == "coalition"

    asyncio.run(scenario())
