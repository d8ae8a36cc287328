"""What if: this moment as a table of one's own, in which whatever one cannot know is dealt anew."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.game import game_named
from sandtable.core.journal import Entry
from sandtable.web.looking_back import own_answers
from tests.playing import at_random, play_on
from tests.web.people import bearer, serving, some_keys, sqlite


@pytest.mark.parametrize(("name", "options"), [("labyrinth", {"scenario": "lets_roll"}), ("plain", {})])
def test_it_tells_a_seat_nothing_that_it_cannot_know(name: str, options: dict[str, Any]) -> None:
    """The same deal of two worlds that a seat cannot tell apart is the same position, to the byte."""
    table = play_on(Table.new(name, seed=3, **options), at_random(3), 60)
    game, state = game_named(name), table.steps[-1].state
    for seat in (*game.seats, None):
        other = game.redealt(state, seat, Random(1).randrange)
        here, there = (game.redealt(each, seat, Random(2).randrange) for each in (state, other))
        assert game.write_position(here) == game.write_position(there)
        seen = [game.describe(game.seen_by(each, seat)) for each in (state, here)]
        assert seen[0] == seen[1]


def test_a_trial_is_a_table_of_ones_own_and_touches_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            table, held = await server.two_people(watch=False)
            address = f"/api/tables/{table}/what-if"
            assert (await server.http.get(address)).status_code == 403  # nobody may watch here
            async with server.player(table, held["us"]) as ann:
                before = ann.table["ply"], ann.table["revision"], ann.table["view"]
                dealt = [(await server.http.get(address, headers=bearer(held["us"]))).json() for _ in range(2)]
                hands = [each["position"]["hands"] for each in dealt]
                assert hands[0]["us"] == hands[1]["us"]
                assert hands[0]["jihadist"] != hands[1]["jihadist"]
                seats = {"us": "me", "jihadist": "me"}
                trial = await server.create(seats, **dealt[0], what_if=True)
                facts = (await server.http.get(f"/api/tables/{trial['table']}")).json()
                assert facts["terms"] == ["position", "what_if"]
                async with server.player(trial["table"], trial["seats"]["us"]) as alone:
                    assert alone.question is not None
                    await alone.answer(some_keys(alone.question, random.Random(1)))
                await ann.hello(held["us"])
                assert (ann.table["ply"], ann.table["revision"], ann.table["view"]) == before

    asyncio.run(scenario())


def test_a_trial_begins_at_the_very_question_one_looks_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        given = []
        async with serving(sqlite(tmp_path)) as server:
            table, held = await server.two_people()
            address, dice = f"/api/tables/{table}/what-if", random.Random(1)
            async with server.player(table, held["jihadist"]) as ben:
                while ben.question is not None:
                    moment = (await server.http.get(address, headers=bearer(held["jihadist"]))).json()
                    trial = await server.create({"us": "me", "jihadist": "me"}, **moment, what_if=True)
                    async with server.player(trial["table"], trial["seats"]["jihadist"]) as alone:
                        for each in ("seat", "purpose", "options"):
                            assert alone.question is not None
                            assert alone.question[each] == ben.question[each]
                    given.append(len(moment["answers"]))
                    ply = ben.table["ply"]
                    await ben.answer(some_keys(ben.question, dice))
                    await ben.at_ply(ply + 1)
            assert given[:2] == [0, 1]
            nothing = await server.http.get(address, headers=bearer(held["us"]))
            assert nothing.json()["answers"] == []  # what somebody else has answered may be hidden

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("since", "own"),
    [
        ([("us", ("a",)), ("us", ("b",))], ["a", "b"]),
        ([("us", ("a",)), ("us", ("b",)), ("jihadist", ("c",)), ("us", ("d",))], ["a", "b"]),
        ([("us", ("a",)), ("us", ("b",)), ("dice", 3), ("us", ("d",))], ["a"]),  # else it would be rolled anew
        ([("us", ("a",)), ("reveal", "x")], []),
        ([("us", {"prestige": 3}), ("us", ("b",))], []),  # a change by hand is in the position
        ([("dice", 3), ("us", ("d",))], []),
    ],
)
def test_own_answers_are_given_again_up_to_the_first_roll_or_answer_of_others(
    since: list[tuple[str, Any]], own: list[str]
) -> None:
    found = own_answers([Entry(*each) for each in since], ["us"])
    assert [entry.value[0] for entry in found] == own
