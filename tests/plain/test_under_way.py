"""What is under way lies in the state: a step for each space, and every step is a start (3.1a, 4.1a)."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition
from sandtable.core.saves import digest
from sandtable.plain.propaganda import REDEPLOY, SUPPORT_PHASE
from sandtable.plain.sequence import AT_EVENT, DEPLOYMENT, UNDER_WAY
from sandtable.plain.terms import FACTIONS
from tests.plain.scene import document, play, scene, space, turn
from tests.playing import offered, purpose
from tests.reading_back import reads_back

MOST_ANSWERS = 20
NINE_IN_TEN = 8
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("short", {}),
    ("main", {"deception": True}),
    ("extended", {"eligibility": "a"}),
    ("main", {"players": "three", "eligibility": "b", "open_deployment": True}),
    ("short", {"players": "two_government", "hidden_next": True}),
    (
        "extended",
        {"players": "two_warlords", "open_deployment": True, "sudden_propaganda": True, "no_capabilities": True},
    ),
    ("main", {"no_capabilities": True}),
    ("extended", {}),
]
BEGUN = (UNDER_WAY, AT_EVENT, SUPPORT_PHASE, REDEPLOY)


@cache
def played(n: int) -> Table:
    """A whole game by random players."""
    scenario, options = GAMES[n]
    return Table.new("plain", scenario=scenario, seats=seated(n), seed=f"under way {n}", **options)


def seated(n: int) -> dict[str, str]:
    """Random players, in the last games with Non-players among them."""
    method = {len(GAMES) - 2: "book", len(GAMES) - 1: "chart"}.get(n)
    return {**dict.fromkeys(FACTIONS, "random"), **({"government": method, "taliban": method} if method else {})}


def answers_a_step(table: Table) -> list[int]:
    """How many answers each step took, if any."""
    plies = [*(step.ply for step in table.steps), table.ply]
    found = []
    for before, after in pairwise(plies):
        given = [entry for entry in table.journal[before:after] if entry.who in FACTIONS]
        if given:
            found.append(len(given))
    assert len(found) > len(table.steps) // 5
    return sorted(found)


@pytest.mark.parametrize("n", range(len(GAMES)))
def test_a_step_has_few_answers(n: int) -> None:
    sizes = answers_a_step(played(n))
    assert sizes[len(sizes) * 9 // 10] <= NINE_IN_TEN
    assert sizes[-1] <= MOST_ANSWERS


@pytest.mark.slow
@pytest.mark.parametrize(("method", "seed"), [("book", 1), ("book", 2), ("chart", 1), ("chart", 2)])
def test_a_step_of_non_players_has_few_dice(method: str, seed: int) -> None:
    """Nor has any but the preparation of the deck more than 20 answers and draws; each begins from its position."""
    table = Table.new("plain", scenario="short", seats=dict.fromkeys(FACTIONS, method), seed=seed)
    plies = [*(step.ply for step in table.steps), table.ply]
    sizes = sorted(after - before for before, after in pairwise(plies[1:]) if after > before)
    assert sizes[len(sizes) * 9 // 10] <= NINE_IN_TEN
    assert sizes[-1] <= MOST_ANSWERS
    reads_back(table)


def test_a_non_player_goes_on_from_a_position_between_two_spaces() -> None:
    """With what it has in mind: a Rally hides Guerrillas in three spaces at most (8.7.2a)."""
    spaces = {id: {"taliban_bases": 1, "taliban_active": 2, "police": 1} for id in ("kandahar", "helmand", "zabol")}
    position = document({**spaces, "oruzgan": {"taliban_bases": 1, "taliban_active": 2, "police": 1}})
    position = {**position, "eligible": ["taliban"], "resources": {"taliban": 9}}
    table = Table.from_position(position, seats={"taliban": "book"}, seed=1)
    rallied = [step for step in table.steps if step.state.under_way and len(step.state.under_way.selected) == 2]
    at = table.game.write_position(rallied[0].state)
    assert at["turn"]["under_way"]["mind"]["counts"] == {"taliban_rally_hide": 2}
    del at["turn"]["under_way"]["mind"]["counts"]
    forgetful = Table.from_position(at, seats={"taliban": "book"}, seed=1)
    hidden = [note for note in table.notes if note.message.id == "note-hidden"]
    assert len({str(note.message.args["space"]) for note in hidden}) == 3
    again = [note for note in forgetful.notes if note.message.id == "note-hidden"]
    assert len({str(note.message.args["space"]) for note in again}) == 2  # and not only one more


@pytest.mark.parametrize("scenario", ["short", "main", "extended"])
def test_a_space_of_the_open_deployment_is_a_step(scenario: str) -> None:
    """Where, and how many; and it is taken up from a position, or taken back, in the middle."""
    table = Table.new("plain", scenario=scenario, seats={"government": "book"}, seed=1, open_deployment=True)
    asked = 0
    while purpose(table).startswith("deploy"):
        assert table.ply - table.steps[-1].ply == (purpose(table) == "deploy_how_many")
        if purpose(table) == "deploy_where" and asked % 3 == 0:
            written = json.loads(json.dumps(table.position()))
            twin = Table.from_position(written, seats={"government": "book"}, seed=1)
            assert (twin.question, twin.state) == (table.question, table.state)
        before = table.question
        play(table, offered(table)[asked % len(offered(table))])
        if asked == 4:
            table.undo()
            assert table.question == before
        asked += 1
    assert asked > 12
    places = [step.state.phase for step in table.steps if step.state.step == DEPLOYMENT]
    assert len(places) > asked // 2
    assert places[0] is None
    reads_back(table)


@pytest.mark.parametrize(
    "change",
    [
        {"phase_at": {"stage": 99}},
        {"phase_at": {"stage": 0, "at": 5}},
        {"phase_at": {"stage": 0, "at": -1}},
        {"options": {}},
        {"began_as": None},
        {"card": 12},
        {"played": [12]},
    ],
)
def test_a_deployment_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    table = Table.new("plain", scenario="short", seed=1, open_deployment=True)
    play(table, "herat", 1)
    right = table.position()
    assert right["phase_at"] == {"stage": 0, "at": 1}
    assert Table.from_position(right, seed=1).question == table.question
    wrong = {key: value for key, value in {**right, **change}.items() if value is not None}
    with pytest.raises(BadPosition):
        Table.from_position(wrong, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("n", range(len(GAMES)))
def test_every_step_of_an_operation_is_a_start(n: int) -> None:
    """Copied, pickled, written down and read: it is the same state, and goes on the same."""
    table = played(n)
    began = [step for step in table.steps if step.state.step in BEGUN]
    assert len(began) > len(table.steps) // 3
    assert {step.state.step for step in began} == {*BEGUN}
    for step in began:
        s = step.state
        written = table.game.write_position(s)
        assert s.copy() == s
        assert pickle.loads(pickle.dumps(s)) == s
        assert table.game.read_position(json.loads(json.dumps(written)), table.setup) == s
    for step in began[:: len(began) // 12]:
        if step.state.books:
            continue  # a Non-player would not ask
        twin = Table.from_position(
            table.game.write_position(step.state), seats=dict.fromkeys(FACTIONS, "human"), seed=1
        )
        at = table.at(step.ply)
        assert (twin.question is None) is (at.question is None)
        if at.question is not None and not table.journal[step.ply].who.startswith(("dice", "draw")):
            assert twin.question == at.question


def test_a_copy_shares_nothing_of_what_is_under_way() -> None:
    table = play(
        turn("taliban", {"kandahar": {"taliban": 3}, "zabol": {"taliban": 2}}), "march", "kandahar", "zabol", 1
    )
    s = table.state
    twin = s.copy()
    before = json.dumps(table.game.write_position(s))
    assert twin.under_way is not None
    twin.under_way.selected.append("kabul")
    twin.under_way.marching.paid.add("kabul")
    twin.under_way.arrive(twin["kabul"], 1, 1)
    assert json.dumps(table.game.write_position(s)) == before


def test_an_operation_is_taken_up_from_a_position_between_two_spaces() -> None:
    spaces = {"kandahar": {"taliban": 3}, "zabol": {"taliban": 2}, "herat": {"taliban": 1}}
    table = play(turn("taliban", spaces), "rally", "kandahar", "rally_place")
    twin = Table.from_position(table.position(), seed=2)
    assert twin.question == table.question
    assert "kandahar" not in offered(twin)
    play(twin, "zabol", "rally_place")
    assert twin.state.resources["taliban"] == 18
    assert twin.state.under_way.selected == ["kandahar", "zabol"]


@pytest.mark.parametrize(
    "answers",
    [
        ("sweep", "kandahar", "kabul", 1),
        ("patrol", "kabul", "loc_kandahar_kabul", 1),
        ("train", "transport", "kabul", "kandahar", 2),
    ],
)
def test_what_has_moved_does_not_move_again_from_a_position(answers: tuple[Any, ...]) -> None:
    table = turn("government", {"kabul": {"troops": 3}, "kandahar": {"police": 1}, "herat": {"troops": 1}})
    for answer in answers:
        if purpose(table).endswith("_via") and str(answer) not in offered(table):
            play(table, offered(table)[0])
        if str(answer) in offered(table):
            play(table, answer)
    twin = Table.from_position(table.position(), seed=1)
    while table.ply > table.steps[-1].ply:
        table.undo()
    for _ in range(12):
        assert twin.question == table.question
        if table.question is None:
            break
        for each in (table, twin):
            play(each, offered(each)[-1])
    assert twin.game.write_position(twin.state) == table.game.write_position(table.state)


def test_a_special_activity_before_the_first_space_is_taken_up_and_may_still_be_none() -> None:
    spaces = {"kandahar": {"taliban": 1}, "zabol": {"taliban": 1}}
    table = play(turn("taliban", spaces), "terror", "extort", "kandahar")
    assert purpose(table) == "extort_where"
    twin = Table.from_position(table.position(), seed=4)
    play(twin, "zabol")
    assert purpose(twin) == "terror_where"
    assert twin.state.resources["taliban"] == 20
    assert space(twin, "kandahar").count == space(scene(spaces), "kandahar").count


# -- saves of older rules


@pytest.mark.parametrize("rules", [2, 3, 4])
def test_a_save_of_older_rules_goes_on(rules: int) -> None:
    """Its newest checkpoint has nothing under way."""
    table = play(turn("taliban", {"kandahar": {"taliban": 3}}), "rally", "kandahar", "rally_place")
    save = turn("taliban", {"kandahar": {"taliban": 3}}).to_save()
    save["rules"] = rules
    save["check"] = digest({key: value for key, value in save.items() if key != "check"})
    taken_up = Table.from_save(save)
    play(taken_up, "rally", "kandahar", "rally_place")
    assert taken_up.game.write_position(taken_up.state) == table.game.write_position(table.state)


def test_a_save_of_rules_4_with_non_players_goes_on() -> None:
    """There what a Non-player executed was one step; it is taken up where a player was asked."""
    table = Table.load(Path(__file__).parent / "older" / "rules_4_nonplayers.json")
    assert table.history[0]["rules"] == 4
    asked = (table.question and table.question.seat, purpose(table))
    assert asked == ("coalition", "act")
    play(table, "pass")
    begun = [step.state.under_way for step in table.steps if step.state.under_way]
    assert {action.faction for action in begun} == {"taliban"}
    assert len({len(action.selected) for action in begun}) > 1


# -- what is refused


def with_under_way(**changes: Any) -> dict[str, Any]:
    """A position in the middle of a Rally, with something else in it."""
    under_way = {"faction": "taliban", "name": "rally", "may_special": True, "selected": ["kandahar"], **changes}
    return {**document({"kandahar": {"taliban": 2}}), "eligible": ["taliban"], "turn": {"under_way": under_way}}


WRONG: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("another faction", lambda d: d["turn"]["under_way"].update(faction="warlords")),
    ("an operation of others", lambda d: d["turn"]["under_way"].update(name="train")),
    ("no operation", lambda d: d["turn"]["under_way"].update(name="dance")),
    ("a stage too far", lambda d: d["turn"]["under_way"].update(stage=5)),
    ("a stage below", lambda d: d["turn"]["under_way"].update(stage=-1)),
    ("no space", lambda d: d["turn"]["under_way"].update(selected=["atlantis"])),
    ("into where nothing comes", lambda d: d["turn"]["under_way"].update(into="kandahar")),
    ("another activity", lambda d: d["turn"]["under_way"].update(special="surge")),
    ("an activity not chosen", lambda d: d["turn"]["under_way"].update(doing={"name": "extort"})),
    ("a way without an end", lambda d: d["turn"]["under_way"].update(marching={"groups": [["kabul"]]})),
    ("a cube of nobody", lambda d: d["turn"]["under_way"].update(arrived=[["kabul", "tank", 1]])),
    ("a road to nowhere", lambda d: d["turn"]["under_way"].update(on_roads={"kabul": [["x", "y"]]})),
    ("limited with a special activity", lambda d: d["turn"]["under_way"].update(limited=True)),
    ("a key of no meaning", lambda d: d["turn"]["under_way"].update(mood="good")),
    ("asked of oneself", lambda d: d["turn"].update(asked=["taliban"])),
    ("asked twice", lambda d: d["turn"].update(asked=["warlords", "warlords"])),
    ("spent by others", lambda d: d["turn"].update(spent=["train"])),
    ("nobody's turn", lambda d: d.update(eligible=[])),
    ("a phase that is not", lambda d: d.update(phase_at={"stage": 1})),
    ("in a Propaganda round", lambda d: d.update(card="propaganda", phase="support")),
]


@pytest.mark.parametrize(("name", "change"), WRONG, ids=[name for name, _ in WRONG])
def test_what_cannot_be_under_way_is_refused(name: str, change: Callable[[dict[str, Any]], object]) -> None:
    right = with_under_way()
    assert Table.from_position(right, seed=1).state.under_way is not None
    change(right)
    with pytest.raises(BadPosition):
        Table.from_position(right, seed=1)


BOOKS = dict.fromkeys(FACTIONS, "book")


def test_what_a_player_has_begun_is_nothing_that_a_non_player_has_in_mind() -> None:
    """And the other way round; what has only been chosen anybody can begin."""
    for position, seats in ((with_under_way(), BOOKS), (with_under_way(mind={"told": []}), {})):
        with pytest.raises(BadPosition):
            Table.from_position(position, seats=seats, seed=1)
    assert Table.from_position(with_under_way(mind={"told": []}), seats=BOOKS, seed=1).outcome is not None
    assert Table.from_position(with_under_way(selected=[]), seats=BOOKS, seed=1).outcome is not None


@pytest.mark.parametrize(
    "mind",
    [
        {"mood": "good"},
        {"told": [1]},
        {"told": "all"},
        {"spaces": {"done with": ["atlantis"]}},
        {"counts": {"stage": -1}},
        {"counts": {"stage": "two"}},
        {"groups": [["kabul", "atlantis", 1, 1]]},
        {"groups": [["kabul", "herat", -1, 1]]},
        {"groups": [["kabul", "herat", 1]]},
        {"must": "dance"},
    ],
)
def test_what_nobody_can_have_in_mind_is_refused(mind: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        Table.from_position(with_under_way(mind={"told": [], **mind}), seats=BOOKS, seed=1)


@pytest.mark.parametrize(
    "phase_at",
    [{"stage": 9}, {"stage": -1}, {"at": 99}, {"moved": {"atlantis": 1}}, {"control": {"kabul": "nobody"}}, {"x": 1}],
)
def test_a_phase_that_cannot_have_come_so_far_is_refused(phase_at: dict[str, Any]) -> None:
    right = {**document({"kabul": {"police": 2}}), "card": "propaganda", "phase": "redeploy"}
    Table.from_position({**right, "phase_at": {"stage": 3}}, seed=1)
    with pytest.raises(BadPosition):
        Table.from_position({**right, "phase_at": phase_at}, seed=1)
