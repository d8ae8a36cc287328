"""Pasture in the simulation, the terminal and the server, none of which knows it."""

from __future__ import annotations

import asyncio
import json
import random
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.lab.simulation import CHUNK, Plan, Report, simulate
from sandtable.terminal.board import PlainFace, face_of
from sandtable.words import Words
from tests.known_seeds import know_the_seeds
from tests.terminal.driving import any_answer, driven, run, session
from tests.toy.positions import NAME
from tests.toy.samples import AT_PLAY, at_play, mending
from tests.toy.state import SEATS
from tests.web.people import Player, Server, serving, some_keys, sqlite

BOOKS = {"east": "shepherd:old", "west": "shepherd:young"}


@pytest.fixture(autouse=True)
def _a_place_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept where the test ends, and a server takes seeds that are known."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    know_the_seeds(monkeypatch, iter(range(1000)))


# -- the simulation


def test_many_games_are_counted_by_any_number_of_processes() -> None:
    plan = Plan(NAME, CHUNK + 2, "1", BOOKS, {"rounds": 3}).checked()
    alone, shared = (Report(plan, [one for chunk in simulate(plan, jobs) for one in chunk]) for jobs in (1, 2))
    assert alone.to_plain() == shared.to_plain()
    assert list(alone.winners) == list(SEATS)
    assert sum(share.games for share in alone.winners.values()) == CHUNK + 2
    assert {*alone.lengths} == {"rounds", "cards", "questions"}
    for one in alone.played:
        assert {*one.margins} == {*SEATS}
        assert one.margins[one.winner] == max(one.margins.values())


def test_sim_prints_every_seat_and_takes_the_options_of_the_game() -> None:
    code, text = run("sim", NAME, "--games", "6", "--seed", "1", "--option", "weather=harsh", "--plain")
    assert code == 0
    assert "weather=harsh" in text
    for name in ("North", "East", "South", "West", "Rounds"):
        assert name in text


def test_sim_compares_the_levels_of_a_book_on_any_seat() -> None:
    code, text = run("sim", NAME, "--games", "3", "--seed", "1", "--seat", "south=shepherd", "--levels", "all")
    assert code == 0
    assert re.search("Young .*\n.*Old ", text)


# -- the terminal


def test_four_people_play_a_whole_game_at_one_terminal() -> None:
    assert isinstance(face_of(NAME, {}, Words()), PlainFace)
    table = Table.new(NAME, seed=1)
    turns = iter(range(1000))

    def say(table: Table) -> str | None:
        return None if table.question is None else any_answer(table, next(turns))

    text = driven(table, say)
    assert table.outcome is not None
    assert "The game is over." in text
    for name in ("North", "East", "South", "West"):
        assert f"It is the turn of the {name}. Pass the screen" in text
        assert f"{name}: What is " in text
    assert "Mend the fences after round 1" in text


def test_the_reasons_of_every_opponent_can_be_asked_for() -> None:
    text = session(Table.from_position({**AT_PLAY, "seat": "west"}, seed=1, seats=BOOKS), "/done", "why")
    assert "beside its own sheep" in text


def test_the_table_is_changed_by_hand() -> None:
    table = mending()
    text = session(table, "", "adjust fields.hill.west 1", "done")
    assert re.search(r"fields.hill.west: .* → 1", text)
    assert table.state.sheep["hill"]["west"] == 1


def test_a_hand_that_was_looked_at_stays_known_at_the_screen() -> None:
    norths = ["", "1", "scout", "east"]
    others = ["", "3", "rest", "", "6", "rest", "", "rest", "", "done", ""]
    text = session(at_play(), *norths, *others).split("Mend the fences")[1]
    assert "You have seen Ram, Bell and Crook." in text
    assert re.search(r"East +\?, Bell, Crook", text)  # the third was played, another one drawn


def test_a_game_begins_and_goes_on_from_the_shell() -> None:
    seats = [word for seat in ("north", "east", "west") for word in ("--seat", f"{seat}=shepherd:old")]
    code, text = run("play", NAME, "--seed", "1", "--option", "rounds=3", *seats, lines=["quit"])
    assert code == 0
    assert "South: Which card do you play?" in text
    assert "South: Which card do you play?" in run("resume", lines=["quit"])[1]
    code, text = run("play", NAME, lines=["", "quit"])
    assert code == 0
    assert "Four flocks, five fields" in text


# -- the server

CARD = re.compile(r'"card[-:](\d+)"')


class Watch:
    """Everything one connection is sent, held against what its seat could know when it was sent."""

    def __init__(self, seat: str | None, player: Player, table: Table, secrets: list[str]) -> None:
        self.seat, self.player, self.table, self.secrets = seat, player, table, secrets
        self.unknown = self.hidden()
        self.searched = 0

    def hidden(self) -> set[int]:
        """The cards that this seat cannot know now: the deck, and the hands of others that it has not looked at."""
        s = self.table.state
        others = [number for seat in SEATS if seat != self.seat for number in s.hands[seat]]
        return {*s.deck, *others} - {*s.seen.get(self.seat or "", ())}

    def search(self) -> None:
        """Search every byte that has come since the last time."""
        unknown = self.hidden()
        for text in self.player.heard[self.searched :]:
            message = json.loads(text)
            assert not any(secret in text for secret in self.secrets)
            if message["type"] in ("table", "update"):
                named = {int(number) for number in CARD.findall(text)}
                held = {number for hand in message["view"]["hands"].values() for number in hand if number}
                assert not (named | held) & unknown & self.unknown
                assert isinstance(message["view"]["deck"], int)
                assert message["question"] is None or message["question"]["seat"] == self.seat
        self.searched, self.unknown = len(self.player.heard), unknown


async def four_people(server: Server, seats: dict[str, str]) -> tuple[str, dict[str, str]]:
    """A table; its id and the token of each person."""
    wanted = {"game": NAME, "seats": seats, "options": {"rounds": 3, "weather": "harsh"}}
    created = (await server.http.post("/api/tables", json=wanted)).json()
    tokens = dict(created["seats"])
    for code in created["join"].values():
        joined = (await server.http.post(f"/api/tables/{created['table']}/join", json={"code": code})).json()
        tokens[joined["seat"]] = joined["token"]
    return created["table"], tokens


async def play_out(server: Server, seats: dict[str, str], seed: int) -> dict[str, Any]:
    """A whole game over sockets with a spectator, in which every byte is searched; the last frame."""
    id, tokens = await four_people(server, seats)
    assert server.app is not None
    table: Table = (await server.app.state.rooms.room(id))._table
    dice = random.Random(seed)
    async with AsyncExitStack() as stack:
        watches = []
        for seat, token in [*tokens.items(), (None, None)]:
            player = await stack.enter_async_context(server.player(id, token))
            others = [secret for other, secret in tokens.items() if other != seat]
            watches.append(Watch(seat, player, table, [table.seed, *others]))
        players = {watch.seat: watch.player for watch in watches}
        while table.question is not None:
            for watch in watches:
                await watch.player.at_ply(table.ply)
                watch.search()
            player = players[table.question.seat]
            assert player.question is not None
            assert (await player.answer(some_keys(player.question, dice)))["type"] == "ok"
        for watch in watches:
            await watch.player.at_ply(table.ply)
        outcomes = [watch.player.table["outcome"] for watch in watches]
        assert outcomes == [outcomes[0]] * len(watches)
        return watches[0].player.table


@pytest.mark.parametrize(
    "seats",
    [
        {"north": "me", "east": "open", "south": "open", "west": "open"},
        {"north": "me", "south": "open", **BOOKS},
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_played_over_sockets_and_nothing_hidden_is_ever_sent(
    tmp_path: Path, seats: dict[str, str], seed: int
) -> None:
    async def scenario() -> dict[str, Any]:
        async with serving(sqlite(tmp_path)) as server:
            return await play_out(server, seats, seed)

    last = asyncio.run(scenario())
    assert last["game"] == NAME
    assert last["outcome"]["winner"] in SEATS
    assert last["view"]["goals"]
