"""Whole games over sockets, in which every byte that is sent is searched for what must not be known."""

from __future__ import annotations

import json
import random
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack
from typing import Any

from sandtable import Table
from sandtable.web.stories import applied
from tests.web.people import Player, Server, bearer, some_keys, whole

CARD = re.compile(r'"card[-:](\d+)"')


class Watch(ABC):
    """Everything one connection is sent, held against the truth of the table at the moment it was sent."""

    def __init__(self, seat: str | None, player: Player, table: Table, secrets: list[str]) -> None:
        self.seat = seat
        self.player = player
        self.table = table
        self.secrets = secrets
        self.unknown = self.hidden()
        self.known: dict[str, Any] = {}
        """The table as the connection knows it, put together from what it was sent."""
        self.searched = 0
        self.moments = 0
        """How many moments of stories have been searched."""

    @abstractmethod
    def hidden(self) -> set[int]:
        """The cards that this seat cannot know now."""

    @abstractmethod
    def search_view(self, view: Mapping[str, Any], unknown: set[int]) -> None:
        """Whatever this game hides is blank in a view."""

    def may_read(self, note: Mapping[str, Any]) -> bool:
        """Whether a note may name cards that the seat does not know now, because they were shown when it was told."""
        return False

    def search(self) -> None:
        """Search everything that has come since the last time."""
        unknown = self.hidden()
        for text in self.player.heard[self.searched :]:
            self.search_text(text, self.unknown & unknown)
        self.searched = len(self.player.heard)
        self.unknown = unknown

    def search_text(self, text: str, unknown: set[int]) -> None:
        """No secret as bytes, no hidden card named, no question of another seat."""
        for secret in self.secrets:
            assert secret not in text
        message = json.loads(text)
        if message["type"] not in ("table", "update"):
            return
        self.known = whole(self.known, message)
        self.search_view(self.known["view"], unknown)
        if "story" in message:
            for moment in moments(self.known["view"], self.known["story"]):
                self.moments += 1
                self.search_view(moment, unknown)
        for searched in ("view", "changes", "story"):
            message.pop(searched, None)
        message["notes"] = [note for note in message.get("notes", ()) if not self.may_read(note)]
        named = {int(number) for number in CARD.findall(json.dumps(message))}
        assert not named & unknown, f"{self.seat} is told of {named & unknown} at ply {message['ply']}"
        assert message.get("question") is None or message["question"]["seat"] == self.seat


def moments(view: dict[str, Any], story: dict[str, Any] | None) -> Iterator[dict[str, Any]]:
    """All the views that a story shows; the last of them is the view that came with it."""
    if story is None:
        return
    moment = applied(view, story["start"])
    yield moment
    for beat in story["beats"]:
        moment = applied(moment, beat["changes"])
        yield moment
    assert applied(moment, story["rest"]) == view


async def play_out(server: Server, id: str, tokens: Mapping[str, str], kind: type[Watch], seed: int) -> Table:
    """A whole game of several people with a spectator, each watched; now and then somebody tries what may not be."""
    assert server.app is not None
    table: Table = (await server.app.state.rooms.room(id))._table
    dice = random.Random(seed)
    async with AsyncExitStack() as stack:
        watches = []
        for seat, token in [*tokens.items(), (None, None)]:
            player = await stack.enter_async_context(server.player(id, token))
            others = [secret for other, secret in tokens.items() if other != seat]
            watches.append(kind(seat, player, table, [table.seed, *others]))
        players = {watch.seat: watch.player for watch in watches}
        while table.question is not None:
            for watch in watches:
                await watch.player.at_ply(table.ply)
                watch.search()
            player = players[table.question.seat]
            assert player.question is not None
            if dice.random() < 0.05:
                await player.answer(["not offered"])
                stranger = next(other for seat, other in players.items() if seat != table.question.seat)
                assert (await stranger.answer(["not mine"], seat=None))["type"] == "error"
            before = table.ply
            assert (await player.answer(some_keys(player.question, dice)))["type"] == "ok"
            assert table.ply > before
        for watch in watches:
            await watch.player.at_ply(table.ply)
            assert watch.player.over
            assert watch.player.table["seed"] == table.seed
            last = watch.player.heard[-1]
            watch.player.heard[-1] = last.replace(table.seed, "")  # now it may be known
            watch.search()
            assert watch.moments > 0
    await look_back(server, id, tokens, table)
    return table


async def look_back(server: Server, id: str, tokens: Mapping[str, str], table: Table) -> None:
    """Replay keeps the secrets of each moment: whoever looks back sees what could be seen then."""
    for ply in (table.ply // 3, table.ply // 2):
        past = Table(table.setup, seed=table.seed, journal=table.journal[:ply])
        for seat, token in tokens.items():
            then = (await server.http.get(f"/api/tables/{id}/replay/{ply}", headers=bearer(token))).json()
            assert then["view"] == past.view(seat)
            assert table.seed not in json.dumps(then)
    for step in range(0, len(table.steps), 5):
        for seat, token in tokens.items():
            told = (await server.http.get(f"/api/tables/{id}/steps/{step}", headers=bearer(token))).json()
            state = table.steps[step].state
            assert told["view"] == json.loads(json.dumps(table.game.describe(table.game.seen_by(state, seat))))


def play(table: Table, dice: random.Random) -> None:
    question = table.question
    assert question is not None
    table.answer(*dice.sample(question.keys, question.at_least))
