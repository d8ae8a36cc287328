"""Stories: what happened since a seat's last answer, note by note, as its own views show it."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.web import stories
from sandtable.web.frames import Snapshot
from sandtable.web.stories import Moment, applied, changes, story_json
from tests.web.people import play_on, serving, sqlite
from tests.web.watching import play


@pytest.mark.parametrize(
    ("before", "after", "made"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": {"c": [1, 2]}}, {"a": 2, "b": {"c": [1, 3]}}, [[["a"], 2], [["b", "c", 1], 3]]),
        ({"a": [1]}, {"a": [1, 2]}, [[["a"], [1, 2]]]),
        ({"a": 1}, {"b": None}, [[["a"]], [["b"], None]]),
        ({"a": {"b": 1}}, {"a": None}, [[["a"], None]]),
    ],
)
def test_changes_are_few_and_make_one_document_the_other(before: Any, after: Any, made: list[Any]) -> None:
    assert changes(before, after) == made
    assert applied(before, made) == after


def test_a_story_shows_every_told_note_since_the_seats_last_answer_and_ends_in_the_view() -> None:
    table = Table.new("labyrinth", seed=5, seats={"us": "human", "jihadist": "solitaire"}, decks=1)
    dice = random.Random(3)
    longest = 0
    while table.question is not None:
        before = len(table.notes_for("us"))
        started = table.view("us")
        play(table, dice)
        snapshot = Snapshot.of(table, 0, ["us"])
        story = story_json(snapshot.seen("us"))
        new = [place for place, note in enumerate(table.notes_for("us")) if place >= before and note.kind == "told"]
        assert [beat["note"] for beat in story["beats"]] == new if story else not new
        if not story:
            continue
        longest = max(longest, len(new))
        view = applied(table.view("us"), story["start"])
        assert view == started
        for beat in story["beats"]:
            view = applied(view, beat["changes"])
        assert applied(view, story["rest"]) == table.view("us")
    assert longest > 20


def test_a_beat_shows_what_its_note_tells() -> None:
    """Where the log says that Prestige goes from 7 to 6, the beat shows 6 and the one before it 7."""
    table = Table.new("labyrinth", seed=5, seats={"us": "human", "jihadist": "solitaire"}, decks=1)
    dice = random.Random(3)
    seen = 0
    while table.question is not None:
        play(table, dice)
        story = story_json(Snapshot.of(table, 0, ["us"]).seen("us"))
        notes = table.notes_for("us")
        if story is None:
            continue
        view = applied(table.view("us"), story["start"])
        for beat in story["beats"]:
            before, view = view, applied(view, beat["changes"])
            message = notes[beat["note"]].message
            if message.id == "note-funding":
                assert (before["funding"]["value"], view["funding"]["value"]) == (
                    message.args["before"],
                    message.args["after"],
                )
                seen += 1
    assert seen > 3


def test_a_story_goes_back_no_further_than_some_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("labyrinth", seed=5, seats={"us": "human", "jihadist": "human"}, decks=1)
    dice = random.Random(3)
    for _ in range(25):
        play(table, dice)
    since, _ = stories.pasts(table, ["nobody"])["nobody"]
    assert since == -1
    monkeypatch.setattr(stories, "STEPS_TOLD", 2)
    since, past = stories.pasts(table, ["nobody"])["nobody"]
    assert since == table.steps[-2].ply - 1
    monkeypatch.setattr(stories, "BEATS_TOLD", 1)
    story = story_json(stories.seen_since(table.game, "us", [], since, past))
    assert story is not None
    assert len(story["beats"]) == 1
    view = applied(applied(table.view("us"), story["start"]), story["beats"][0]["changes"])
    assert applied(view, story["rest"]) == table.view("us")


def test_a_story_of_as_many_beats_as_may_be_goes_on_and_a_longer_one_is_told_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stories, "BEATS_TOLD", 2)
    table = Table.new("labyrinth", seed=5)
    now = stories.Moment(table.game, table.state.copy())
    view = now.view("us")
    seen = stories.Seen(view, [], 0, stories.Story(3, view, [stories.Beat(0, [])]), 1, view)

    def told(note: int) -> stories.Told:
        return stories.Told("us", 3, 0, 0, view, beats=[stories.Beat(note, [])])

    second = stories.gone_on(seen, told(1), now)
    assert story_json(second, seen) == {"since": 3, "from": 1, "beats": [{"note": 1, "changes": []}], "rest": []}
    third = story_json(stories.gone_on(second, told(2), now), second)
    assert third is not None
    assert "from" not in third
    assert [beat["note"] for beat in third["beats"]] == [1, 2]


def test_nothing_is_played_again_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(stories, "seen_since", lambda *args: told.append(args))
    table = Table.new("labyrinth", seed=5, seats={"us": "human", "jihadist": "solitaire"}, decks=1)
    snapshot = Snapshot.of(table, 0, ["us"])
    table.fork().answer(*table.question.keys[: table.question.at_least])  # type: ignore[union-attr]
    assert not told
    snapshot.seen("us")
    assert told


def test_a_moment_is_told_once_and_again_after_a_reload(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "me", "jihadist": "solitaire"})
            table, token = created["table"], created["seats"]["us"]
            dice = random.Random(1)
            async with server.player(table, token) as player:
                await play_on(player, 3, dice)
                moment = player.table["ply"]
                async with server.player(table):
                    pass  # somebody comes and goes: the moment is the same
                frames = [json.loads(text) for text in player.heard]
                told = [each["story"] for each in frames if each.get("ply") == moment and "story" in each]
                assert len(told) == 1
            async with server.player(table, token) as again:
                assert again.table["ply"] == moment
                assert again.table["story"] == told[0]

    asyncio.run(scenario())


def test_the_steps_of_a_play_told_one_by_one_are_the_whole_play(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "me", "jihadist": "solitaire"}, options={"decks": 1})
            table, token = created["table"], created["seats"]["us"]
            dice = random.Random(4)
            async with server.player(table, token) as player:
                await play_on(player, 25, dice)
                view, notes = player.table["view"], player.notes
            bearer = {"Authorization": f"Bearer {token}"}
            where = f"/api/tables/{table}/replay"
            replay = (await server.http.get(where, headers=bearer)).json()
            places: list[int] = []
            last: dict[str, Any] = {}
            steps = f"/api/tables/{table}/steps"
            for step in range(len(replay["plies"])):
                told = (await server.http.get(f"{steps}/{step}", headers=bearer)).json()
                assert not last or last == told["view"]
                last = told["view"] if told["beats"] else {}  # a step of which nothing is told has no beats
                for beat in told["beats"]:
                    last = applied(last, beat["changes"])
                    places.append(beat["note"])
            assert last in (view, {})
            assert places == [place for place, note in enumerate(notes) if note["kind"] == "told"]
            assert (await server.http.get(f"{steps}/99999", headers=bearer)).status_code == 404

    asyncio.run(scenario())


def test_two_at_one_screen_look_back_as_spectators_until_the_game_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "me", "jihadist": "me"})
            table, token = created["table"], created["seats"]["us"]
            bearer = {"Authorization": f"Bearer {token}"}
            where = f"/api/tables/{table}/replay"
            last = (await server.http.get(where, headers=bearer)).json()["last"]
            then = (await server.http.get(f"{where}/{last}", headers=bearer)).json()
            assert then["seat"] is None
            assert not any(number for hand in then["view"]["hands"].values() for number in hand)
            assert "note-drew" not in json.dumps(then["notes"])
            assert then["question"] is None  # its options are the cards of a hand
            told = (await server.http.get(f"/api/tables/{table}/steps/0", headers=bearer)).json()
            assert not any(number for hand in told["view"]["hands"].values() for number in hand)

    asyncio.run(scenario())


def test_the_course_of_a_play_has_a_point_for_every_turn_and_one_for_now(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            created = await server.create({"us": "random", "jihadist": "random"}, options={"decks": 1})
            turns = (await server.http.get(f"/api/tables/{created['table']}/course")).json()["turns"]
            numbers = [point["turn"] for point in turns]
            assert numbers[:-1] == sorted(set(numbers))
            steps = [point["step"] for point in turns]
            assert steps[0] == 1
            assert steps == sorted(set(steps))
            assert all({"prestige", "funding", "good_resources"} <= set(point["values"]) for point in turns)
            view = (await server.http.get(f"/api/tables/{created['table']}")).json()
            assert numbers[-1] == view["turn"]

    asyncio.run(scenario())


def test_goals_that_all_sides_have_are_told_apart_in_the_course(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as server:
            factions = ("coalition", "government", "taliban", "warlords")
            created = await server.create(dict.fromkeys(factions, "random"), game="plain")
            turns = (await server.http.get(f"/api/tables/{created['table']}/course")).json()["turns"]
            assert len(turns) > 1
            assert {f"margin-{faction}" for faction in factions} <= set(turns[0]["values"])
            assert "view" not in turns[0]
            shown = (await server.http.get(f"/api/tables/{created['table']}/course?views=1")).json()["turns"]
            assert "kabul" in shown[0]["view"]["spaces"]
            every = (await server.http.get(f"/api/tables/{created['table']}/course?every=1")).json()["turns"]
            assert len(every) > len(turns)  # a campaign has many cards
            assert all(point in every for point in turns)
            changes = pairwise(every[:-1])
            assert all(one["values"] != two["values"] or one["turn"] != two["turn"] for one, two in changes)

    asyncio.run(scenario())


def test_who_sees_the_same_has_one_view_and_who_does_not_has_another() -> None:
    for deception, views in ((False, 1), (True, 5)):
        table = Table.new("plain", seed=1, scenario="short", deception=deception)
        moment = Moment(table.game, table.state.copy())
        seats = (*table.game.seats, None)
        made = [moment.view(seat) for seat in seats]
        assert made == [table.view(seat) for seat in seats]
        assert len({id(view) for view in made}) == views
