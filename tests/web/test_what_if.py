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
                assert dealt[0]["hands"]["us"] == dealt[1]["hands"]["us"]
                assert dealt[0]["hands"]["jihadist"] != dealt[1]["hands"]["jihadist"]
                seats = {"us": "me", "jihadist": "me"}
                trial = await server.create(seats, position=dealt[0], what_if=True)
                facts = (await server.http.get(f"/api/tables/{trial['table']}")).json()
                assert facts["terms"] == ["position", "what_if"]
                async with server.player(trial["table"], trial["seats"]["us"]) as alone:
                    assert alone.question is not None
                    await alone.answer(some_keys(alone.question, random.Random(1)))
                await ann.hello(held["us"])
                assert (ann.table["ply"], ann.table["revision"], ann.table["view"]) == before

    asyncio.run(scenario())
