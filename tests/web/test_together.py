"""Names and talk at a table, what the list of games says, and what an invitation stands for."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from sandtable.web.limits import LINE_LETTERS, LINES_KEPT, NAME_LETTERS, UNLIMITED, Limits, Rate
from sandtable.web.store import Store
from tests.plain.scene import document
from tests.web.people import Player, Server, bearer, play_on, serving, some_keys, sqlite

QUIET = Limits(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 1000, chat=Rate(0, 2))


async def greeted(player: Player, token: str | None, name: str | None) -> dict[str, Any]:
    """Sit down with a name."""
    await player.send({"type": "hello", "token": token, **({} if name is None else {"name": name})})
    return await player.until(lambda message: message["type"] in ("table", "error"))


async def said(player: Player, text: str) -> dict[str, Any]:
    return await player.reply_to({"type": "say", "text": text})


def lines(player: Player) -> list[tuple[Any, Any, str]]:
    """All that a player has heard others say."""
    heard = [json.loads(text) for text in player.heard]
    return [
        (line["seat"], line["name"], line["text"]) for each in heard if each["type"] == "chat" for line in each["lines"]
    ]


def test_a_name_is_kept_with_the_seat_and_shown_to_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            async with server.player(table, hello=False) as ann, server.player(table, tokens["jihadist"]) as ben:
                await greeted(ann, tokens["us"], "  Ann ")
                while ben.table["names"] != {"us": "Ann"}:
                    await ben.next()
                await greeted(ann, tokens["us"], "Anna")  # called something else now
                while ben.table["names"] != {"us": "Anna"}:
                    await ben.next()
            about = (await server.http.get(f"/api/tables/{table}")).json()
            assert about["seats"]["us"]["name"] == "Anna"
            assert about["seats"]["jihadist"]["name"] is None
        async with serving(sqlite(tmp_path)) as server, server.player(table) as watcher:
            assert watcher.table["names"] == {"us": "Anna"}

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["", "  ", "x" * (NAME_LETTERS + 1), "a\nb", "a\x00", "a\u202eb", 7])
def test_not_every_text_is_a_name(tmp_path: Path, name: Any) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            async with server.player(table, hello=False) as player:
                refused = await greeted(player, tokens["us"], name)
                assert (refused["type"], refused["code"]) == ("error", "bad_message")

    asyncio.run(scenario())


def test_what_is_said_is_heard_by_all_and_by_whoever_comes_late(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            async with (
                server.player(table, hello=False) as ann,
                server.player(table, tokens["jihadist"]) as ben,
                server.player(table, hello=False) as watcher,
            ):
                await greeted(ann, tokens["us"], "Ann")
                await greeted(watcher, None, "Will")
                for player, text in ((ann, " <b>Hello</b> "), (ben, "Hi"), (watcher, "Go on")):
                    assert (await said(player, text))["type"] == "ok"
                expected = [("us", "Ann", "<b>Hello</b>"), ("jihadist", None, "Hi"), (None, "Will", "Go on")]
                for player in (ann, ben, watcher):
                    while lines(player) != expected:
                        await player.next()
                assert ben.table["names"] == {"us": "Ann"}  # who only watches has no seat to be named at
                for text in ("", "  ", "x" * (LINE_LETTERS + 1), "two\nlines"):
                    assert (await said(ann, text))["code"] == "bad_message"
            await nothing_of_it_in_the_game(server, table, tokens["us"])
        async with serving(sqlite(tmp_path)) as server, server.player(table) as late:
            while lines(late) != expected:
                await late.next()

    asyncio.run(scenario())


async def nothing_of_it_in_the_game(server: Server, table: str, token: str) -> None:
    """Talk is neither in the journal nor in a save, nor in a replay."""
    assert server.app is not None
    room = await server.app.state.rooms.room(table)
    assert "Hello" not in json.dumps([room._table.journal, room._table.to_save()])
    last = (await server.http.get(f"/api/tables/{table}/replay", headers=bearer(token))).json()["last"]
    then = await server.http.get(f"/api/tables/{table}/replay/{last}", headers=bearer(token))
    assert "Hello" not in then.text


def test_who_talks_too_much_is_told_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), QUIET) as server:
            table, tokens = await server.two_people()
            async with server.player(table, tokens["us"]) as player:
                assert [(await said(player, "again"))["type"] for _ in range(3)] == ["ok", "ok", "error"]
                assert next(reversed(player.replies.values()))["code"] == "rate_limited"

    asyncio.run(scenario())


def test_who_may_not_watch_says_and_hears_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people(watch=False)
            async with server.player(table, tokens["us"]) as player, server.player(table, hello=False) as stranger:
                assert (await said(player, "between us"))["type"] == "ok"
                assert (await greeted(stranger, None, "Will"))["code"] == "forbidden"
                assert (await said(stranger, "me too"))["type"] == "error"
                assert lines(stranger) == []

    asyncio.run(scenario())


def test_of_very_much_talk_the_oldest_is_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, _ = await server.two_people()
            assert server.app is not None
            store: Store = server.app.state.rooms.store
            for number in range(LINES_KEPT + 3):
                await store.say(table, "us", None, str(number))
            kept = await store.chat(table)
            assert [kept[0].text, kept[-1].text, len(kept)] == ["3", str(LINES_KEPT + 2), LINES_KEPT]

    asyncio.run(scenario())


def test_the_list_of_games_says_with_whom_which_turn_and_what_was_told_last(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            pairs = {"tokens": [{"table": table, "token": tokens["us"]}]}
            before = (await server.http.post("/api/mine", json=pairs)).json()[0]
            assert (before["turn"], before["last"]) == (None, None)  # nobody has looked at it yet
            assert before["people"] == {"us": "human", "jihadist": "human"}
            async with server.player(table, hello=False) as ann, server.player(table, tokens["jihadist"]) as ben:
                await greeted(ann, tokens["us"], "Ann")
                dice = random.Random(1)
                for _ in range(6):
                    player = ben if ben.question else ann
                    assert player.question is not None
                    ply = player.table["ply"]
                    assert (await player.answer(some_keys(player.question, dice)))["type"] == "ok"
                    await ann.at_ply(ply + 1)
                    await ben.at_ply(ply + 1)
                told = [note["text"] for note in ann.notes if note["kind"] == "told"]
                now = (await server.http.post("/api/mine", json=pairs)).json()[0]
                assert now["turn"] == ann.table["view"]["turn"] == 1
                assert now["last"] in told
                assert now["names"] == {"us": "Ann"}
                assert now["asking"] == ann.table["asking"]

    asyncio.run(scenario())


def test_what_the_list_says_was_told_is_for_all_to_read(tmp_path: Path) -> None:
    """The last note of a log may be for one seat alone: nobody else reads it in a list."""

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "me", "jihadist": "me"}, options={"decks": 1})
            assert server.app is not None
            room = await server.app.state.rooms.room(created["table"])
            async with server.player(created["table"], created["seats"]["us"]) as player:
                for _ in range(40):
                    await play_on(player, 1, random.Random(2))
                    public = [note for note in room._table.notes_for(None) if note.kind == "told" and not note.echo]
                    held = await server.app.state.rooms.store.held([(created["table"], created["seats"]["us"])])
                    assert held[0].latest.note == json.loads(json.dumps(room.snapshot.latest.note))
                    assert public[-1].says.id in json.dumps(held[0].latest.note)

    asyncio.run(scenario())


def test_an_invitation_names_its_seat_until_it_is_used(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create()
            where, code = f"/api/tables/{created['table']}/invitation", {"code": created["join"]["jihadist"]}
            assert (await server.http.post(where, json=code)).json() == {"seat": "jihadist"}
            assert (await server.http.post(where, json={"code": "nonsense"})).json() == {"seat": None}
            assert (await server.http.post("/api/tables/none/invitation", json=code)).json() == {"seat": None}
            await server.http.post(f"/api/tables/{created['table']}/join", json=code)
            assert (await server.http.post(where, json=code)).json() == {"seat": None}

    asyncio.run(scenario())


# -- whether all agree to what was done by hand


@pytest.mark.parametrize(("acts", "asked"), [("government", "taliban"), ("taliban", "coalition")])
def test_whoever_has_several_seats_agrees_once_for_all_of_them(tmp_path: Path, acts: str, asked: str) -> None:
    """All but the Taliban are one person's."""
    position = document(eligible=[acts], options={"events": "printed"}, draw=[3, 4, 5])

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            seats = {"coalition": "me", "government": "me", "warlords": "me", "taliban": "open"}
            created = await server.create(seats, game="plain", position=position)
            joining = {"code": created["join"]["taliban"]}
            joined = (await server.http.post(f"/api/tables/{created['table']}/join", json=joining)).json()
            async with (
                server.player(created["table"], created["seats"]["coalition"]) as most,
                server.player(created["table"], joined["token"]) as taliban,
            ):
                one, two = (taliban, most) if acts == "taliban" else (most, taliban)
                for answer in ("event", "unshaded"):
                    ply = one.table["ply"]
                    assert (await one.answer([answer]))["type"] == "ok"
                    await one.at_ply(ply + 1)
                assert one.question is not None
                assert one.question["by_hand"]
                ply = one.table["ply"]
                assert (await one.answer(["done"]))["type"] == "ok"
                while two.question is None:
                    await two.next()
                assert (two.question["purpose"], two.question["seat"]) == ("consent", asked)
                assert (await two.answer(["agree"]))["type"] == "ok"
                await two.at_ply(ply + 4)  # done, and three who agree, of whom one was asked
                assert [note["text"][0] for note in two.notes].count("note-objects") == 0

    asyncio.run(scenario())
