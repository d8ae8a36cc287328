"""Whole games, in which every byte sent to each seat and to a spectator is searched for what they must not know."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.web.frames import About, Snapshot, frame
from tests.web.people import Player, Server, serving, some_keys, sqlite

SIDES = ("us", "jihadist")
CARD = re.compile(r'"card[-:](\d+)"')


class Watch:
    """Everything one connection is sent, held against the truth of the table at the moment it was sent."""

    def __init__(self, seat: str | None, player: Player, table: Table, secrets: list[str]) -> None:
        self.seat = seat
        self.player = player
        self.table = table
        self.secrets = secrets
        self.unknown = self.hidden()
        self.searched = 0

    def hidden(self) -> set[int]:
        """The cards that this seat cannot know now: the deck and the other hands."""
        state = self.table.state
        others = [number for side in SIDES if side != self.seat for number in state.hands[side]]
        return {*state.deck, *state.stacked, *others}

    def search(self) -> None:
        """Search everything that has come since the last time."""
        unknown = self.hidden()
        for text in self.player.heard[self.searched :]:
            self.search_text(text, self.unknown & unknown)
        self.searched = len(self.player.heard)
        self.unknown = unknown

    def search_text(self, text: str, unknown: set[int]) -> None:
        """No secret as bytes; no hidden card named; hands, deck and plots blank."""
        for secret in self.secrets:
            assert secret not in text
        message = json.loads(text)
        if message["type"] not in ("table", "update"):
            return
        view = message.pop("view")
        if self.seat == "us":  # Intel Community lets the US look (card 18), and the note is for it alone
            message["notes"] = [note for note in message["notes"] if note["text"][0] != "note-hand-seen"]
        named = {int(number) for number in CARD.findall(json.dumps(message))}
        assert not named & unknown, f"{self.seat} is told of {named & unknown} at ply {message['ply']}"
        assert message["question"] is None or message["question"]["seat"] == self.seat
        for side in SIDES:
            assert side == self.seat or not any(view["hands"][side])
        assert set(view["playable"]) == {str(number) for number in view["hands"].get(self.seat, ())}
        if self.seat != "jihadist":
            assert "note-plot-kind" not in text
            shown = [plot["plot"] for country in view["countries"].values() for plot in country["plots"]]
            kinds = {"hidden", "wmd"} if "nest" in view["events"] else {"hidden"}  # card 5 shows WMD plots
            assert {*shown, *view["plots"]["available"]} <= kinds | {"hidden"}
        assert isinstance(view["deck"]["cards"], int)


async def play_out(server: Server, seed: int) -> int:
    """A whole game of two people with a spectator; how many answers it took."""
    table_id, tokens = await server.two_people(options={"decks": 1})
    assert server.app is not None
    room = await server.app.state.rooms.room(table_id)
    table: Table = room._table
    dice = random.Random(seed)
    answers = 0
    async with (
        server.player(table_id, tokens["us"]) as us,
        server.player(table_id, tokens["jihadist"]) as jihadist,
        server.player(table_id) as spectator,
    ):
        players = {"us": us, "jihadist": jihadist, None: spectator}
        watches = [
            Watch(seat, player, table, [table.seed, *(token for side, token in tokens.items() if side != seat)])
            for seat, player in players.items()
        ]
        while table.question is not None:
            for watch in watches:
                await watch.player.at_ply(table.ply)
                watch.search()
            player = players[table.question.seat]
            assert player.question is not None
            if dice.random() < 0.05:
                await player.answer(["not offered"])
                await players["us" if table.question.seat == "jihadist" else "jihadist"].answer(["not mine"], seat=None)
            before = table.ply
            assert (await player.answer(some_keys(player.question, dice)))["type"] == "ok"
            assert table.ply > before
            answers += 1
        for watch in watches:
            await watch.player.at_ply(table.ply)
            assert watch.player.table["seed"] == table.seed
            last = watch.player.heard[-1]
            watch.player.heard[-1] = last.replace(table.seed, "")  # now it may be known
            watch.search()
        await look_back(server, table_id, tokens, table)
    return answers


async def look_back(server: Server, table_id: str, tokens: dict[str, str], table: Table) -> None:
    """Replay keeps the secrets of each moment."""
    for ply in (table.ply // 3, table.ply // 2):
        for seat, token in tokens.items():
            where = f"/api/tables/{table_id}/replay/{ply}"
            then = (await server.http.get(where, headers={"Authorization": f"Bearer {token}"})).json()
            other = "us" if seat == "jihadist" else "jihadist"
            assert not any(then["view"]["hands"][other])
            assert table.seed not in json.dumps(then)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_hidden_is_ever_sent(tmp_path: Path, seed: int) -> None:
    async def scenario() -> int:
        async with serving(sqlite(tmp_path)) as server:
            return await play_out(server, seed)

    assert asyncio.run(scenario()) > 0


def test_a_seat_is_sent_the_same_bytes_whatever_is_hidden_from_it() -> None:
    """Swap what a seat cannot see, and its frame does not change by a byte."""
    dice = random.Random(7)
    table = Table.new("labyrinth", seed=7)
    about = About("t", None, {}, (), None, {}, {}, "", None, None)
    for _ in range(60):
        if table.question is None:
            break
        for seat in (None, *SIDES):
            honest = Snapshot.of(table, 0, ())
            twin = Snapshot.of(table, 0, ())
            shuffle_hidden(twin.state, seat, dice)
            seats = () if seat is None else (seat,)
            assert frame("table", honest, about, seats, ()) == frame("table", twin, about, seats, ())
        question = table.question
        table.answer(*dice.sample(question.keys, dice.randint(question.at_least, question.at_most)))


def shuffle_hidden(state: Any, seat: str | None, dice: random.Random) -> None:
    """Mix the deck with the hands that a seat does not hold, and the kinds of the plots it cannot see."""
    hidden = [side for side in SIDES if side != seat]
    cards = [*state.deck, *(number for side in hidden for number in state.hands[side])]
    dice.shuffle(cards)
    for side in hidden:
        state.hands[side] = [cards.pop() for _ in state.hands[side]]
    state.deck = cards
    if seat != "jihadist":
        kinds = [*state.available_plots, *(plot.kind for _, plot in state.plots_on_map())]
        dice.shuffle(kinds)
        state.available_plots = [kinds.pop() for _ in state.available_plots]
        for country in state.countries.values():
            if country.plots:
                country.plots = tuple(plot._replace(kind=kinds.pop()) for plot in country.plots)
