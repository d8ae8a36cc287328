"""On a socket: answers, refusals, undo, presence, thinking, reload."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sandtable import Option, Question, Sight
from sandtable.core.agents import AGENTS, AgentKind
from sandtable.core.game import game_named
from sandtable.core.messages import Message
from sandtable.web.frames import question_json
from sandtable.web.limits import MESSAGE_BYTES, UNLIMITED, Limits, Rate
from tests.web.people import HOT_SEAT, PATIENCE, Player, Server, bearer, play_on, serving, some_keys, sqlite
from tests.web.waiting import until

SOLO = {"us": "me", "jihadist": "random"}
OTHER = {"us": "jihadist", "jihadist": "us"}


async def seated(server: Server, table: str, tokens: dict[str, str]) -> tuple[str, str]:
    """The seat that is asked at a table of two people, and the other one."""
    asking: str = (await server.http.get(f"/api/tables/{table}")).json()["asking"]
    return asking, OTHER[asking]


async def position_of(server: Server, table: str) -> tuple[Any, ...]:
    """What must not change when something is refused."""
    facts = (await server.http.get(f"/api/tables/{table}")).json()
    return facts["ply"], facts["revision"], facts["asking"], facts["turn"]


def test_hello_shows_the_table_to_each_as_they_may_see_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            asked, waiting = await seated(server, table, tokens)
            async with (
                server.player(table, tokens[asked]) as one,
                server.player(table, tokens[waiting]) as two,
                server.player(table) as spectator,
            ):
                assert one.table["seats"] == [asked]
                assert one.question is not None
                assert two.question is None
                assert two.table["asking"] == asked
                assert spectator.table["seats"] == []
                assert all(one.table["view"]["hands"][asked])
                assert not any(two.table["view"]["hands"][asked])
                assert not any(number for hand in spectator.table["view"]["hands"].values() for number in hand)
                assert spectator.table["presence"] == {"us": True, "jihadist": True}
                assert {player.table["seed"] for player in (one, two, spectator)} == {None}
                assert len({player.table["commitment"] for player in (one, two, spectator)}) == 1

    asyncio.run(scenario())


def test_an_answer_reaches_everybody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            asked, waiting = await seated(server, table, tokens)
            async with server.player(table, tokens[asked]) as one, server.player(table, tokens[waiting]) as two:
                ply = one.table["ply"]
                assert one.question is not None
                assert await one.answer(some_keys(one.question, random.Random(1))) == {"type": "ok", "id": 1}
                await one.at_ply(ply + 1)
                await two.at_ply(ply + 1)
                assert one.table["ply"] == two.table["ply"]
                assert one.table["from"] > 0
                assert len(one.notes) >= one.table["from"]

    asyncio.run(scenario())


def test_an_acknowledgement_and_what_came_of_it_go_out_in_one_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: list[bytes] = []
    transport = asyncio.selector_events._SelectorSocketTransport  # type: ignore[attr-defined]
    real = transport.write

    def counted(self: object, data: bytes) -> None:
        pieces.append(data)
        real(self, data)

    monkeypatch.setattr(transport, "write", counted)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            asked, waiting = await seated(server, table, tokens)
            async with server.player(table, tokens[asked]) as one, server.player(table, tokens[waiting]) as two:
                ply = one.table["ply"]
                assert one.question is not None
                pieces.clear()
                await one.answer(some_keys(one.question, random.Random(1)))
                await one.at_ply(ply + 1)
                await two.at_ply(ply + 1)
                (acknowledged,) = (piece for piece in pieces if b'"type":"ok"' in piece)
                assert b'"type":"update"' in acknowledged
                assert acknowledged.index(b'"type":"ok"') < acknowledged.index(b'"type":"update"')

    asyncio.run(scenario())


def test_reading_goes_on_after_a_message_and_halts_while_several_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    halts: list[object] = []
    transport = asyncio.selector_events._SelectorSocketTransport  # type: ignore[attr-defined]
    real = transport.pause_reading

    def counted(self: object) -> None:
        halts.append(self)
        real(self)

    monkeypatch.setattr(transport, "pause_reading", counted)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                halts.clear()
                await player.send({"type": "ping"})
                await player.until(lambda message: message["type"] == "pong")
                assert not halts
                for _ in range(50):
                    await player.send({"type": "ping"})
                for _ in range(50):
                    await player.until(lambda message: message["type"] == "pong")
                assert halts

    asyncio.run(scenario())


def test_what_is_refused_changes_nothing_and_leaves_the_connection_usable(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            foreign, foreign_tokens = await server.two_people()
            asked, waiting = await seated(server, table, tokens)
            async with (
                server.player(table, tokens[asked]) as one,
                server.player(table, tokens[waiting]) as two,
                server.player(table) as spectator,
            ):
                before = await position_of(server, table)
                keys = [option["key"] for option in one.question["options"]] if one.question else []

                async def code(player: Player, message: dict[str, Any]) -> str:
                    reply = await player.reply_to(message)
                    assert reply["type"] == "error"
                    assert reply["message"]
                    assert "refusal-" in str(reply["text"])
                    return str(reply["code"])

                right = {"type": "answer", "ply": before[0], "keys": keys[:1], "seat": asked}
                assert await code(one, {**right, "keys": ["atlantis"]}) == "illegal_answer"
                assert await code(one, {**right, "keys": []}) == "illegal_answer"
                assert await code(one, {**right, "keys": keys[:1] * 2}) == "illegal_answer"
                assert await code(one, {**right, "ply": before[0] - 1}) == "stale"
                assert await code(one, {**right, "ply": before[0] + 1}) == "stale"
                assert await code(one, {**right, "revision": 1}) == "stale"
                assert await code(one, {**right, "seat": waiting}) == "forbidden"
                assert await code(two, right) == "forbidden"
                assert await code(two, {**right, "seat": waiting}) == "not_your_turn"
                assert await code(two, {**right, "seat": None}) == "not_your_turn"
                assert await code(spectator, right) == "forbidden"
                assert await code(spectator, {**right, "seat": None}) == "forbidden"
                assert await code(spectator, {"type": "undo", "ply": before[0]}) == "forbidden"
                assert await code(two, {"type": "undo", "ply": before[0]}) == "cannot_undo"
                assert await code(one, {"type": "dance"}) == "bad_message"
                assert await code(one, {**right, "more": 1}) == "bad_message"
                for broken in ("", "{", "null", "[" * 3000, b"\x00\x01", '{"type":"answer"}', "\x00"):
                    await one.send(broken)
                    assert (await one.until(lambda message: message["type"] == "error"))["code"] == "bad_message"
                for size in (MESSAGE_BYTES, 3 * MESSAGE_BYTES):
                    await one.send(json.dumps({**right, "keys": ["x" * size]}))
                    assert (await one.until(lambda message: message["type"] == "error"))["code"] == "too_large"
                for token in ("forged", "", "x" * 128, foreign_tokens[asked], tokens[asked][:-1]):
                    reply = await spectator.hello(token)
                    assert (reply["type"], reply["code"]) == ("error", "forbidden")
                assert await position_of(server, table) == before
                assert (await one.reply_to(right))["type"] == "ok"
                await spectator.at_ply(before[0] + 1)
            async with server.player(foreign, hello=False) as early:
                await early.send(right)
                assert (await early.next())["code"] == "bad_message"
                assert (await early.hello(foreign_tokens["us"]))["type"] == "table"
            async with server.player("nowhere", hello=False) as lost:
                assert (await lost.hello(None))["code"] == "not_found"
                await lost.send({"type": "ping", "id": 3})
                assert await lost.next() == {"type": "pong", "id": 3}

    asyncio.run(scenario())


def test_of_many_answers_at_once_exactly_one_wins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with (
                server.player(table, token) as one,
                server.player(table, token) as two,
                server.player(table, token) as three,
            ):
                players = (one, two, three)
                dice = random.Random(3)
                for _ in range(15):
                    ply = max(player.table["ply"] for player in players)
                    await asyncio.gather(*(player.at_ply(ply) for player in players))
                    if one.over:
                        return
                    assert one.question is not None
                    keys = some_keys(one.question, dice)
                    asked = one.question["seat"]
                    message = {"type": "answer", "ply": ply, "keys": keys, "seat": asked}
                    replies = await asyncio.gather(*(player.reply_to(message) for player in players))
                    assert sorted(reply.get("code", "ok") for reply in replies) == ["ok", "stale", "stale"]
                    await asyncio.gather(*(player.at_ply(ply + 1) for player in players))

    asyncio.run(scenario())


def test_a_double_click_counts_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                assert player.question is not None
                ply, asked = player.table["ply"], player.question["seat"]
                keys = [player.question["options"][0]["key"]]
                for id in ("first", "second"):
                    await player.send({"type": "answer", "id": id, "ply": ply, "keys": keys, "seat": asked})
                while len(player.replies) < 2:
                    await player.next()
                assert player.replies["first"]["type"] == "ok"
                assert player.replies["second"]["code"] == "stale"

    asyncio.run(scenario())


def test_undo_takes_back_and_late_answers_stay_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                start = player.table
                assert not start["can_undo"]
                assert start["undo_barred"] == "refusal-nothing-to-undo"
                assert player.question is not None
                await player.answer(some_keys(player.question, random.Random(1)))
                await player.at_ply(start["ply"] + 1)
                assert player.table["can_undo"]
                assert player.table["undo_barred"] is None
                late = {"type": "answer", "ply": player.table["ply"], "revision": 0, "keys": ["x"], "seat": "us"}
                undo = {"type": "undo", "ply": player.table["ply"], "revision": 0}
                assert (await player.reply_to(undo))["type"] == "ok"
                assert (await player.reply_to(undo))["code"] == "stale"
                while player.table["revision"] == 0:
                    await player.next()
                for what in ("ply", "view", "question", "asking"):
                    assert player.table[what] == start[what]
                assert player.notes == start["notes"]
                assert (await player.reply_to(late))["code"] == "stale"
                # the same in the database
                again = {"type": "undo", "ply": player.table["ply"]}
                assert (await player.reply_to(again))["code"] == "cannot_undo"
        async with (
            serving(sqlite(tmp_path)) as server,
            server.player(created["table"], created["seats"]["us"]) as player,
        ):
            assert player.table["view"] == start["view"]
            assert player.table["revision"] == 1

    asyncio.run(scenario())


def test_reload_and_restart_lose_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SOLO)
            table, token = created["table"], created["seats"]["us"]
            dice = random.Random(2)
            async with server.player(table, token) as player:
                await play_on(player, 12, dice)
                last, notes = player.table, player.notes
            async with server.player(table, token) as player:
                assert _same(player.table, last)
                assert player.notes == notes
        async with serving(sqlite(tmp_path)) as server, server.player(table, token) as player:
            assert _same(player.table, last)
            assert player.notes == notes

    asyncio.run(scenario())


def _same(one: dict[str, Any], two: dict[str, Any]) -> bool:
    return all(one[what] == two[what] for what in ("ply", "revision", "view", "question", "can_undo", "people"))


def test_hot_seat_shows_only_what_the_asked_seat_may_see(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            dice = random.Random(4)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                assert set(player.table["seats"]) == {"us", "jihadist"}
                asked: set[str] = set()
                while asked != {"us", "jihadist"} and not player.over:
                    assert player.question is not None
                    seat = player.question["seat"]
                    asked.add(seat)
                    assert not any(player.table["view"]["hands"][OTHER[seat]])
                    await play_on(player, 1, dice)

    asyncio.run(scenario())


def test_presence_follows_those_who_come_and_go(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            async with server.player(table) as spectator:
                assert spectator.table["presence"] == {"us": False, "jihadist": False}
                async with server.player(table, tokens["us"]):
                    await spectator.until(lambda message: message["presence"]["us"])
                await spectator.until(lambda message: not message["presence"]["us"])

    asyncio.run(scenario())


class Patient:
    """Thinks until it is told to stop, then takes the first options."""

    def __init__(self, enough: threading.Event) -> None:
        self._enough = enough

    def answer(self, question: Question, sight: Sight) -> list[str]:
        """As many options as it must."""
        assert self._enough.wait(PATIENCE)
        return question.keys[: question.at_least]


def test_a_long_thought_is_announced_and_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enough = threading.Event()
    enough.set()
    monkeypatch.setitem(AGENTS, ("", "", "slow"), AgentKind(lambda level: Patient(enough)))

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "slow", "jihadist": "me"})
            dice = random.Random(1)
            async with (
                server.player(created["table"], created["seats"]["jihadist"]) as player,
                server.player(created["table"]) as spectator,
            ):
                enough.clear()
                while True:
                    assert player.question is not None
                    asked = {"type": "answer", "id": "k", "ply": player.table["ply"], "seat": "jihadist"}
                    await player.send({**asked, "keys": some_keys(player.question, dice)})
                    seen = await player.until(lambda message: message["type"] == "update")
                    if seen.get("thinking"):
                        break
                assert (seen["thinking"], seen["asking"], seen["question"]) == ("us", "us", None)
                async with server.player(created["table"]) as newcomer:
                    assert newcomer.table["thinking"] == "us"
                assert (await server.http.get("/api/games")).status_code == 200
                await spectator.until(lambda message: message.get("thinking") == "us")
                enough.set()
                await spectator.until(lambda message: message.get("thinking", "us") is None)
                await player.at_ply(seen["ply"] + 1)

    asyncio.run(scenario())


def test_physical_dice_ask_the_person_at_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT, dice="physical")
            async with server.player(created["table"], created["seats"]["us"]) as player:
                assert "dealer" in player.table["seats"]
                for _ in range(5):
                    assert player.question is not None
                    assert player.question["seat"] == "dealer"
                    ply = player.table["ply"]
                    assert (await player.answer([player.question["options"][0]["key"]]))["type"] == "ok"
                    await player.at_ply(ply + 1)

    asyncio.run(scenario())


def test_a_table_may_shut_spectators_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT, watch=False)
            async with server.player(created["table"], hello=False) as spectator:
                assert (await spectator.hello(None))["code"] == "forbidden"
                assert (await spectator.hello(created["seats"]["us"]))["type"] == "table"
            assert (await server.http.get(f"/api/tables/{created['table']}/replay/0")).status_code == 403

    asyncio.run(scenario())


def test_haste_is_refused_and_forgiven(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(2, 5), requests=UNLIMITED, new_tables=UNLIMITED, joins=UNLIMITED, sockets=2)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), limits) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                for _ in range(100):
                    await player.send({"type": "ping"})
                replies = [await player.until(lambda message: message["type"] != "update") for _ in range(100)]
                assert {reply.get("code", "pong") for reply in replies} == {"pong", "rate_limited"}
                while "pong" not in player.heard[-1]:  # the bucket fills again
                    await asyncio.sleep(0.1)
                    await player.send({"type": "ping"})
                    await player.next()
                async with server.player(created["table"]), server.player(created["table"], hello=False) as third:
                    await third.link.wait_closed()
                    assert third.link.close_code == 1013

    asyncio.run(scenario())


def test_whoever_goes_makes_room_for_one_and_is_forgotten_with_the_last(tmp_path: Path) -> None:
    limits = Limits(messages=UNLIMITED, requests=UNLIMITED, new_tables=UNLIMITED, joins=UNLIMITED, sockets=2)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), limits) as server:
            assert server.app is not None
            held: Counter[str] = server.app.state.open_sockets
            table = (await server.create(HOT_SEAT))["table"]
            async with server.player(table):
                async with server.player(table):
                    assert list(held.values()) == [2]
                await until(lambda: list(held.values()) == [1])
                async with server.player(table), server.player(table, hello=False) as third:
                    await third.link.wait_closed()
                    assert third.link.close_code == 1013
            await until(lambda: not held)

    asyncio.run(scenario())


def test_a_table_of_older_rules_goes_on_from_its_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                dice = random.Random(1)
                await play_on(player, 3, dice)
                before = player.table
        monkeypatch.setattr(game_named("labyrinth"), "version", 1000, raising=False)
        async with (
            serving(sqlite(tmp_path)) as server,
            server.player(created["table"], created["seats"]["us"]) as player,
        ):
            assert player.table["view"]["turn"] == before["view"]["turn"]
            assert player.table["revision"] > before["revision"]
            await play_on(player, 1, dice)

    asyncio.run(scenario())


OLD = json.loads((Path(__file__).parent / "table_of_rules_2.json").read_text(encoding="utf-8"))
"""The rows of a table as the server of rules version 2 wrote them: its journal has draws as numbers."""


def test_a_table_stored_under_rules_2_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    id = OLD["table"]["id"]

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)):
            pass  # the tables of the database are there
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
            put_in(database, "tables", OLD["table"])
            for seat in OLD["seats"]:
                put_in(database, "seats", {"table_id": id, **seat})
            for ply, entry in enumerate(OLD["journal"]):
                put_in(database, "journal", {"table_id": id, "ply": ply, "entry": entry})
        async with serving(sqlite(tmp_path)) as server:
            facts = (await server.http.get(f"/api/tables/{id}")).json()
            assert (facts["name"], facts["options"]["scenario"], facts["revision"]) == ("Friday", "lets_roll", 1)
            async with server.player(id, OLD["token"]) as player:
                assert player.table["view"]["prestige"]["value"] == 7
                assert player.table["view"]["hands"]["us"] == [6, 21, 38, 51, 55, 62, 80]
                await play_on(player, 3, random.Random(1))
                last = player.table
            save = (await server.http.get(f"/api/tables/{id}/save", headers=bearer(OLD["token"]))).json()
            assert save["history"][0]["rules"] == 2
            assert save["history"][0]["journal"][0] == ["draw", 100]
            assert save["seed"] != OLD["table"]["seed"]
        async with serving(sqlite(tmp_path)) as server, server.player(id, OLD["token"]) as player:
            assert _same(player.table, last)

    asyncio.run(scenario())


def put_in(database: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    """Write a row as it was."""
    marks = ", ".join("?" for _ in row)
    database.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))


def test_a_question_says_what_it_is_about_and_a_note_whether_it_is_a_heading(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                dice = random.Random(1)
                subjects: list[Any] = []
                for _ in range(30):
                    if player.question is None:
                        break
                    assert player.question["by_hand"] is False
                    subjects += player.question["about"].values()
                    await play_on(player, 1, dice)
                assert any(isinstance(subject, str) and subject.startswith("card:") for subject in subjects)
                assert all(isinstance(subject, str | int | dict) for subject in subjects)
                fields, more = {"text", "rule", "kind", "heading", "step"}, {"check", "echo"}
                assert all(fields <= set(note) <= fields | more for note in player.notes)

    asyncio.run(scenario())


def test_what_a_question_is_about_may_be_a_message() -> None:
    question = Question("us", "toss", [Option("1", Message("x"))], about={"coin": Message("coin", {"side": 2}), "n": 3})
    plain = question_json(question)
    assert plain is not None
    assert plain["about"] == {"coin": {"message": ["coin", {"side": 2}]}, "n": 3}


def test_the_end_says_how_every_seat_stands(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "random", "jihadist": "random"})
            outcome = (await server.http.get(f"/api/tables/{created['table']}")).json()["outcome"]
            assert {place["seat"] for place in outcome["standing"]} == {"us", "jihadist"}
            assert outcome["standing"][0]["seat"] == outcome["winner"]

    asyncio.run(scenario())


def test_who_has_gone_leaves_no_work_behind(tmp_path: Path) -> None:
    def at_work() -> int:
        work = [task.get_coro() for task in asyncio.all_tasks()]
        return sum(getattr(each, "__qualname__", "") == "Connection.write" for each in work)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            async with server.player(created["table"], created["seats"]["us"]), server.player(created["table"]):
                assert at_work() == 2
            await until(lambda: at_work() == 0)
            assert server.app is not None
            assert server.app.state.open_sockets == {}

    asyncio.run(scenario())
