"""The companion of a real table, over the network: adjustments, real dice and cards."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sandtable import Option, Question, Table
from sandtable.core.errors import BadPosition
from sandtable.core.game import game_named
from sandtable.core.messages import Message
from sandtable.web.limits import MESSAGE_BYTES
from sandtable.words import Words
from tests.web.people import HOT_SEAT, Player, bearer, play_on, serving, sqlite

SOLO = {"us": "me", "jihadist": "solitaire"}
LETS_ROLL = {"scenario": "lets_roll"}


def adjusting(player: Player, changes: Any, **more: Any) -> dict[str, Any]:
    """The message that changes the table as it was last seen."""
    moment = {"ply": player.table["ply"], "revision": player.table["revision"]}
    return {"type": "adjust", **moment, "changes": changes, **more}


def test_an_adjustment_is_seen_kept_saved_and_undone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SOLO, options=LETS_ROLL)
            table, token = created["table"], created["seats"]["us"]
            async with server.player(table, token) as player, server.player(table) as spectator:
                await play_on(player, 4, random.Random(1))
                assert player.table["can_adjust"]
                assert not spectator.table["can_adjust"]
                before = player.table
                yemen = {"governance": "fair", "alignment": "ally", "troops": 2}
                changes = {"prestige": 3, "countries": {"yemen": yemen, "france": {"posture": "soft"}}}
                assert (await player.reply_to(adjusting(player, changes)))["type"] == "ok"
                await player.at_ply(before["ply"] + 1)
                await spectator.at_ply(before["ply"] + 1)
                for seen in (player.table["view"], spectator.table["view"]):
                    assert seen["prestige"]["value"] == 3
                    assert seen["countries"]["yemen"]["troops"] == 2
                    assert seen["countries"]["france"]["posture"] == "soft"
                assert player.notes[-1]["text"][0] == "note-adjusted"
                told = {key: (old, new) for key, old, new in player.notes[-1]["changed"]}
                assert told["prestige"] == (before["view"]["prestige"]["value"], 3)
                assert told["countries.yemen.governance"][1] == "fair"
                assert told["countries.france.posture"][1] == "soft"
                save = (await server.http.get(f"/api/tables/{table}/save", headers=bearer(token))).json()
                assert ["adjust", changes] in save["journal"]
                assert Table.from_save(save).state.prestige == 3
                after = player.table
        async with serving(sqlite(tmp_path)) as server, server.player(table, token) as player:
            assert player.table["view"] == after["view"]
            undo = {"type": "undo", "ply": player.table["ply"], "revision": player.table["revision"]}
            assert (await player.reply_to(undo))["type"] == "ok"
            while player.table["revision"] == after["revision"]:
                await player.next()
            for what in ("ply", "view", "question"):
                assert player.table[what] == before[what]

    asyncio.run(scenario())


def test_the_log_of_an_adjustment_shows_no_more_than_a_seat_may_see(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SOLO, options=LETS_ROLL)
            table, token = created["table"], created["seats"]["us"]
            async with server.player(table, token) as player, server.player(table) as spectator:
                await play_on(player, 4, random.Random(1))
                ply = player.table["ply"]
                spare = player.table["view"]["hands"]["us"][:1]
                assert (await player.reply_to(adjusting(player, {"hands": {"us": spare}})))["type"] == "ok"
                await player.at_ply(ply + 1)
                await spectator.at_ply(ply + 1)
                (mine,), (theirs,) = player.notes[-1]["changed"], spectator.notes[-1]["changed"]
                assert mine[2] == spare
                assert set(theirs[1]) | set(theirs[2]) == {0}  # face down

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("changes", "code", "reason"),
    [
        ({"countries": {"iraq": {"governance": "poor", "alignment": "ally", "cells": 16}}}, "bad_position", "15"),
        ({"prestige": 13}, "bad_position", "prestige: 13 is not from 1 to 12"),
        ({"prestige": "high"}, "bad_position", "prestige: 'high' is not a whole number"),
        ({"countries": {"atlantis": {"troops": 1}}}, "bad_position", "countries.atlantis: there is no such country"),
        ({"countries": {"iraq": {"tanks": 1}}}, "bad_position", "countries.iraq.tanks: not known here"),
        ({"hands": {"us": [121]}}, "bad_position", "there is no card 121"),
        ({"hands": {"us": [1, 1]}}, "bad_position", "card 1 is in 2 places"),
        ({"morale": 3}, "bad_position", "morale: not known here"),
        ({"countries": 5}, "bad_position", "countries: 5 is not a set of keys"),
        ({}, "bad_message", "changes"),
        ([], "bad_message", "changes"),
        (None, "bad_message", "changes"),
        ({"x" * 65: 1}, "bad_message", "changes"),
        ({"prestige": [0] * MESSAGE_BYTES}, "too_large", "bytes"),
    ],
)
def test_an_adjustment_that_cannot_be_changes_nothing(tmp_path: Path, changes: Any, code: str, reason: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT, options=LETS_ROLL)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                before = player.table
                await player.send({**adjusting(player, changes), "id": "a"})
                reply = await player.until(lambda message: message["type"] == "error")
                assert reply["code"] == code
                assert reason in reply["message"]
                await player.hello(created["seats"]["us"])
                for what in ("ply", "revision", "view", "question", "notes"):
                    assert player.table[what] == before[what]
                assert (await player.reply_to(adjusting(player, {"prestige": 2})))["type"] == "ok"

    asyncio.run(scenario())


def test_only_the_one_person_at_a_table_may_adjust_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            where = f"/api/tables/{table}/position"
            for token in (tokens["us"], tokens["jihadist"], None):
                async with server.player(table, token) as player:
                    assert not player.table["can_adjust"]
                    reply = await player.reply_to(adjusting(player, {"prestige": 3}))
                    assert reply["code"] == ("cannot_adjust" if token else "forbidden")
                refused = await server.http.get(where, headers=bearer(token) if token else {})
                assert refused.json()["error"]["code"] == ("cannot_adjust" if token else "forbidden")
            alone = await server.create(HOT_SEAT)
            async with server.player(alone["table"], alone["seats"]["us"]) as player:
                late = adjusting(player, {"prestige": 3}, ply=player.table["ply"] + 1)
                assert (await player.reply_to(late))["code"] == "stale"
                twice = adjusting(player, {"prestige": 3})
                assert (await player.reply_to(twice))["type"] == "ok"
                assert (await player.reply_to(twice))["code"] == "stale"

    asyncio.run(scenario())


def test_a_game_that_is_over_is_not_adjusted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            position = {"game": "labyrinth", "phase": {"side": "us", "card": 1}, "prestige": 5, "funding": 5}
            created = await server.create(HOT_SEAT, position={**position, "hands": {"us": [45]}})
            async with server.player(created["table"], created["seats"]["us"]) as player:
                while not player.over:
                    await play_on(player, 1, random.Random(1))
                assert not player.table["can_adjust"]
                reply = await player.reply_to(adjusting(player, {"prestige": 3}))
                assert reply["code"] == "bad_position"
                assert "the game is over" in reply["message"]

    asyncio.run(scenario())


def test_what_can_be_adjusted_is_shown_as_it_may_be_seen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(HOT_SEAT)
            table, token = created["table"], created["seats"]["us"]
            async with server.player(table, token) as player:
                assert player.question is not None
                shown = (await server.http.get(f"/api/tables/{table}/position", headers=bearer(token))).json()
                asked, other = player.question["seat"], {"us": "jihadist", "jihadist": "us"}[player.question["seat"]]
                assert all(shown["hands"][asked])
                assert not any(shown["hands"][other])
                assert shown["prestige"] == player.table["view"]["prestige"]["value"]

    asyncio.run(scenario())


FIELDS = [(group["id"], field) for group in game_named("labyrinth").facts()["adjust"] for field in group["fields"]]


def test_every_country_and_every_field_that_can_be_adjusted_has_a_name() -> None:
    words = Words(game="labyrinth")
    assert {f"country:{id}" for id in game_named("labyrinth").facts()["countries"]} < {id for id, _ in FIELDS}
    for id, field in FIELDS:
        assert words.has(id.replace(":", "-") if ":" in id else f"adjust-{id}")
        assert words.has(f"adjust-{field['id']}")
        assert all(words.has(f"{field['family']}-{value}") for value in field["values"])


def test_every_field_that_can_be_adjusted_is_a_key_of_a_position() -> None:
    table = Table.new("labyrinth", seed=1)
    for _, field in FIELDS:
        change: Any = 1.5  # which nothing may be
        for key in reversed(field["path"]):
            change = {key: change}
        with pytest.raises(BadPosition, match=rf"^{'.'.join(field['path'])}: 1.5 is not"):
            table.adjust(change)


def test_a_table_with_real_dice_and_cards_outlives_the_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SOLO, dice="physical")
            table, token = created["table"], created["seats"]["us"]
            async with server.player(table, token) as player:
                await play_on(player, 40, random.Random(1))
                before = player.table
        async with serving(sqlite(tmp_path)) as server, server.player(table, token) as player:
            for what in ("ply", "view", "question", "can_undo"):
                assert player.table[what] == before[what]
            await play_on(player, 3, random.Random(2))

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("dice", "dealt"), [("physical_cards", True), ("physical_dice", False), ("physical_unseen", False)]
)
def test_dice_and_cards_are_two_switches_and_the_board_is_told_of(tmp_path: Path, dice: str, dealt: bool) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create(SOLO, dice=dice)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                assert (player.table["question"]["purpose"] == "card") == dealt
                chance, listed = random.Random(4), []
                for _ in range(30):
                    await play_on(player, 1, chance)
                    listed += [line[0] for line in player.table["on_board"]]
                assert any(id.startswith("on-board-") for id in listed)
            created = await server.create(SOLO)
            async with server.player(created["table"], created["seats"]["us"]) as player:
                assert "on_board" not in player.table

    asyncio.run(scenario())


def by_hand_first(step: Any) -> Any:
    """The steps of a game, each with a question before it that lets a seat change the table by hand."""

    def steps(state: Any, note: Any, seating: Any = None) -> Any:
        rules = step(state, note, seating)

        def asked() -> Any:
            yield Question("jihadist", "ready", [Option("done", Message("option-done"))], by_hand=True)
            yield from rules

        return None if rules is None else asked()

    return steps


def test_a_seat_that_is_asked_by_hand_may_adjust_among_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        game = game_named("labyrinth")
        monkeypatch.setattr(game, "step", by_hand_first(game.step), raising=False)
        async with serving(sqlite(tmp_path)) as server:
            table, tokens = await server.two_people()
            where = f"/api/tables/{table}/position"
            async with server.player(table, tokens["jihadist"]) as asked, server.player(table, tokens["us"]) as other:
                assert (asked.table["can_adjust"], other.table["can_adjust"]) == (True, False)
                assert asked.question is not None
                assert asked.question["by_hand"]
                shown = (await server.http.get(where, headers=bearer(tokens["jihadist"]))).json()
                assert not any(shown["hands"]["us"])
                refused = await server.http.get(where, headers=bearer(tokens["us"]))
                assert refused.json()["error"]["code"] == "cannot_adjust"
                ply = asked.table["ply"]
                assert (await other.reply_to(adjusting(other, {"prestige": 3})))["code"] == "cannot_adjust"
                assert (await asked.reply_to(adjusting(asked, {"prestige": 3})))["type"] == "ok"
                await asked.at_ply(ply + 1)
                await other.at_ply(ply + 1)
                assert other.table["view"]["prestige"]["value"] == 3
                assert asked.table["can_adjust"]
            with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
                rows = database.execute("SELECT entry FROM journal WHERE ply >= ?", [ply]).fetchall()
            assert [json.loads(entry) for (entry,) in rows] == [["jihadist", {"prestige": 3}]]
        async with serving(sqlite(tmp_path)) as server, server.player(table, tokens["jihadist"]) as asked:
            assert asked.table["view"]["prestige"]["value"] == 3
            assert asked.question is not None
            assert (await asked.answer(["done"]))["type"] == "ok"

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["labyrinth", "plain"])
@pytest.mark.parametrize("what", ["replay", "replay/0", "course", "steps/0"])
def test_nobody_looks_through_the_eyes_of_the_dealer(tmp_path: Path, game: str, what: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            seats = dict.fromkeys(game_named(game).seats, "me")
            created = await server.create(seats, game=game, dice="physical")
            head = bearer(next(iter(created["seats"].values())))
            address = f"/api/tables/{created['table']}/{what}"
            assert (await server.http.get(address, headers=head)).status_code == 200
            reply = await server.http.get(f"{address}?seat=dealer", headers=head)
            assert reply.status_code == 403
            assert reply.json()["error"]["code"] == "forbidden"

    asyncio.run(scenario())
