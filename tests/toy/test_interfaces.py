"""Pasture in the simulation, the terminal and the server, none of which knows it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.questions import CONSENT, CONSENTS
from sandtable.lab.reports import Report
from sandtable.lab.simulation import Plan, simulate
from sandtable.terminal.board import BareFace, face_of
from sandtable.words import Words
from tests.terminal.driving import any_answer, driven, run, session
from tests.toy.positions import NAME
from tests.toy.samples import AT_PLAY, at_play, mending
from tests.toy.state import SEATS
from tests.web.people import Server, serving, sqlite
from tests.web.watching import Watch, play_out

FOUR = {"north": "me", "east": "open", "south": "open", "west": "open"}
BOOKS = {"east": "shepherd:old", "west": "shepherd:young"}


@pytest.fixture(autouse=True)
def _a_place_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept where the test ends."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


# -- the simulation


def test_many_games_are_counted_by_any_number_of_processes() -> None:
    plan = Plan(NAME, 12, "1", BOOKS, {"rounds": 3}).checked()
    alone, shared = (Report(plan, [one for chunk in simulate(plan, jobs) for one in chunk]) for jobs in (1, 2))
    assert alone.to_json() == shared.to_json()
    assert list(alone.winners) == list(SEATS)
    assert sum(share.games for share in alone.winners.values()) == 12
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
    assert isinstance(face_of(NAME, {}, Words()), BareFace)
    table = Table.new(NAME, seed=1)
    turns = iter(range(1000))

    def say(table: Table) -> str | None:
        if table.question is not None and table.question.purpose == CONSENT:
            return CONSENTS[0]
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
    others = ["", "3", "rest", "", "6", "rest", "", "rest", "", "done", *["", "agree"] * 3, "", "board"]
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


class PastureWatch(Watch):
    """What one seat of Pasture is sent."""

    def hidden(self) -> set[int]:
        """The deck, and the hands of others that it has not looked at."""
        s = self.table.state
        others = [number for seat in SEATS if seat != self.seat for number in s.hands[seat]]
        return {*s.deck, *others} - {*s.seen.get(self.seat or "", ())}

    def search_view(self, view: Mapping[str, Any], unknown: set[int]) -> None:
        """Hands and deck are blank."""
        assert not {number for hand in view["hands"].values() for number in hand if number} & unknown
        assert isinstance(view["deck"], int)


async def four_people(server: Server, seats: dict[str, str], **more: Any) -> tuple[str, dict[str, str]]:
    """A table where everybody has sat down; its id and the token of each person."""
    created = await server.create(seats, game=NAME, **more)
    tokens = dict(created["seats"])
    for code in created["join"].values():
        joined = (await server.http.post(f"/api/tables/{created['table']}/join", json={"code": code})).json()
        tokens[joined["seat"]] = joined["token"]
    return created["table"], tokens


@pytest.mark.parametrize(
    "seats",
    [
        FOUR,
        {"north": "me", "south": "open", **BOOKS},
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_played_over_sockets_and_nothing_hidden_is_ever_sent(
    tmp_path: Path, seats: dict[str, str], seed: int
) -> None:
    async def scenario() -> Table:
        async with serving(sqlite(tmp_path)) as server:
            id, tokens = await four_people(server, seats, options={"rounds": 3, "weather": "harsh"})
            return await play_out(server, id, tokens, PastureWatch, seed)

    table = asyncio.run(scenario())
    assert table.outcome is not None
    assert table.state.rounds == 3


def test_a_seat_that_is_asked_by_hand_adjusts_a_table_of_four(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            id, tokens = await four_people(server, FOUR, position=mending().position())
            async with server.player(id, tokens["west"]) as west, server.player(id, tokens["east"]) as east:
                assert west.question is not None
                assert west.question["by_hand"]
                assert (west.table["can_adjust"], east.table["can_adjust"]) == (True, False)
                change = {"type": "adjust", "ply": 0, "revision": 0, "changes": {"fields": {"hill": {"west": 1}}}}
                refused = await east.reply_to(change)
                assert refused["type"] == "error"
                assert (await west.reply_to(change))["type"] == "ok"
                for player in (east, west):
                    await player.at_ply(1)
                assert east.table["view"]["fields"]["hill"]["west"] == 1
                assert (await west.answer(["done"]))["type"] == "ok"

    asyncio.run(scenario())
