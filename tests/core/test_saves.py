"""Saves: they load exactly or say why not, and outlive the rules they were made under."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core import journal
from sandtable.core.errors import BadPosition, BadSave, CannotUndo, CannotWrite, SandtableError
from sandtable.core.journal import Entry, Reasoned
from sandtable.core.messages import Message
from sandtable.core.reading import DEPTH, can_be_written
from tests.comparing import snapshot
from tests.core.sealing import resealed
from tests.labyrinth.scene import LABYRINTH
from tests.playing import answers, at_random, play_on


def table_under_way(count: int = 30, **rest: Any) -> Table:
    """A game some way in."""
    return play_on(Table.new("labyrinth", seed=1, **rest), at_random(1), count)


# -- damage


@pytest.mark.parametrize("document", [None, 3, [], {}, {"game": "labyrinth"}, "save"])
def test_what_is_not_a_save_is_refused(document: object) -> None:
    with pytest.raises(BadSave, match="not a Sandtable save"):
        Table.from_save(document)


def test_another_format_is_refused() -> None:
    save = table_under_way(3).to_save()
    with pytest.raises(BadSave, match="format 3; this program reads formats up to 2"):
        Table.from_save({**save, "sandtable": 3})


def test_an_unknown_game_is_refused() -> None:
    save = resealed(table_under_way(3).to_save(), game="chess")
    with pytest.raises(BadSave, match="no game 'chess'"):
        Table.from_save(save)


@pytest.mark.parametrize("key", ["seats", "options", "seed", "journal", "steps", "checkpoint", "history", "rules"])
def test_any_change_is_noticed(key: str) -> None:
    save = table_under_way(3).to_save()
    with pytest.raises(BadSave, match="damaged"):
        Table.from_save({**save, key: ["something else"]})
    with pytest.raises(BadSave, match="damaged"):
        Table.from_save({name: value for name, value in save.items() if name != key})
    with pytest.raises(BadSave, match="damaged"):
        Table.from_save({**save, "extra": 1})


@pytest.mark.slow
def test_every_single_changed_byte_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table_under_way(2).save(path)
    whole = path.read_bytes()
    for place in range(len(whole)):
        for byte in {whole[place] ^ 1, ord(" ")} - {whole[place]}:
            path.write_bytes(whole[:place] + bytes([byte]) + whole[place + 1 :])
            with pytest.raises(BadSave):
                Table.load(path)


def test_a_file_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table_under_way(3).save(path)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(BadSave, match="damaged or was cut short"):
            Table.load(path)


def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot read"):
        Table.load(tmp_path / "nothing.json")
    for name in (tmp_path, "no\0name"):
        with pytest.raises(BadSave, match="cannot read"):
            Table.load(name)
    (tmp_path / "deep").write_text("[" * 100_000)
    with pytest.raises(BadSave, match="damaged or was cut short"):
        Table.load(tmp_path / "deep")
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadSave, match="not text"):
        Table.load(tmp_path / "noise")


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda journal: [*journal, ["us", "nonsense"]], "nonsense"),
        (lambda journal: journal[1:], "ply"),
        (lambda journal: [["us", "1"], *journal], "ply 0"),
        (lambda journal: [*journal, ["dice", 9]], "dice 9"),
        (lambda journal: [*journal, ["nobody", "1"]], "no seat or die"),
        (lambda journal: [*journal, "dice"], "expected a list"),
        (lambda journal: [*journal, []], "expected a list"),
    ],
)
def test_a_journal_that_cannot_have_happened_is_refused(spoil: Callable[[list[Any]], list[Any]], message: str) -> None:
    save = table_under_way(5).to_save()
    with pytest.raises(BadSave, match=message):
        Table.from_save(resealed(save, journal=spoil(save["journal"])))


@pytest.mark.parametrize("key", ["rules", "seats", "options", "seed", "free_undo", "journal", "checkpoint", "history"])
def test_a_sealed_save_of_another_shape_is_refused(key: str) -> None:
    with pytest.raises(BadSave, match=f"does not describe a game: {key}"):
        Table.from_save(resealed(table_under_way().to_save(), **{key: None}))


@pytest.mark.parametrize("step", [7, [], ["0", "abc"], [0]])
def test_a_step_that_is_no_step_is_refused(step: object) -> None:
    with pytest.raises(BadSave, match="not a ply and a hash"):
        Table.from_save(resealed(table_under_way().to_save(), steps=[step]))


@pytest.mark.parametrize(
    "seats", [{}, {"us": "human"}, {"us": "human", "jihadist": 5}, {"us": "x", "jihadist": "human"}]
)
def test_a_save_says_who_sits_where(seats: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match=r"who sits where|neither a player's name|nobody called 'x'"):
        Table.from_save(resealed(table_under_way().to_save(), seats=seats))


def test_a_replay_that_departs_names_the_step() -> None:
    save = table_under_way(30).to_save()
    steps = [list(step) for step in save["steps"]]
    steps[3][1] = "0" * 16
    with pytest.raises(BadSave, match="departs from the record at step 4"):
        Table.from_save(resealed(save, steps=steps))
    with pytest.raises(BadSave, match=f"the record has {len(steps) - 1} steps, the replay {len(steps)}"):
        Table.from_save(resealed(save, steps=save["steps"][:-1]))


def test_a_journal_beyond_the_end_is_refused() -> None:
    save = play_on(Table.new("labyrinth", seed=1), at_random(1)).to_save()
    with pytest.raises(BadSave, match="ended at ply"):
        Table.from_save(resealed(save, journal=[*save["journal"], ["dice", 3]]))


def test_impossible_dice_in_a_save_are_refused() -> None:
    with pytest.raises(SandtableError, match="a die shows 1 to 6"):
        Table.from_save(resealed(table_under_way(2).to_save(), dice=[9]))


def nested(depth: int) -> Any:
    """Lists in lists, so many."""
    document: Any = 1
    for _ in range(depth):
        document = [document]
    return document


@pytest.mark.parametrize("document", [nested(DEPTH + 1), nested(960), nested(990), "\ud800", {"\ud800": 1}])
@pytest.mark.parametrize("key", ["history", "options", "journal", "seats"])
def test_a_save_that_could_not_be_written_again_is_refused(key: str, document: Any) -> None:
    save = table_under_way(3).to_save()
    changed = [*save[key], document] if isinstance(save[key], list) else {**save[key], "more": document}
    with pytest.raises(BadSave, match="too deep, or has a text in it that is no Unicode"):
        Table.from_save({**save, key: changed})


def test_a_seed_that_is_no_unicode_is_refused() -> None:
    with pytest.raises(BadSave, match="no Unicode"):
        Table.from_save(resealed(table_under_way(3).to_save(), seed="\ud800"))


@pytest.mark.parametrize("document", [nested(DEPTH + 1), nested(990), "\ud800"])
def test_a_position_and_an_adjustment_that_could_not_be_written_again_are_refused(document: Any) -> None:
    table = table_under_way(3, free_undo=True)
    with pytest.raises(BadPosition, match="a position is a document"):
        Table.from_position({**table.position(), "more": document})
    with pytest.raises(BadPosition, match="an adjustment is a document"):
        table.adjust({"more": document})


def test_what_lies_in_itself_is_refused_in_no_time() -> None:
    endless: dict[str, Any] = {}
    endless |= {"a": endless, "b": endless}
    assert not can_be_written(endless)


@pytest.mark.parametrize("name", ["labyrinth", "plain"])
@pytest.mark.parametrize("options", [{"colour": "red"}, {"scenario": "nowhere"}, {"scenario": ["a"]}])
def test_a_save_with_options_that_its_game_does_not_have_is_refused(name: str, options: dict[str, Any]) -> None:
    save = play_on(Table.new(name, seed=1), at_random(1), 3).to_save()
    with pytest.raises(BadSave, match=r"colour|nowhere|\['a'\]"):
        Table.from_save(resealed(save, options={**save["options"], **options}))


# -- tables that keep no history


def test_a_fork_and_a_table_without_history_save_and_load() -> None:
    table = table_under_way(40)
    for other in (table.fork(), table_under_way(40, keep_history=False)):
        assert snapshot(Table.from_save(other.to_save())) == snapshot(table)


def test_their_checkpoint_is_compared_too() -> None:
    save = table_under_way(40).fork().to_save()
    ply, _ = save["steps"][0]
    with pytest.raises(BadSave, match="departs from the record"):
        Table.from_save(resealed(save, steps=[[ply, "0" * 16]]))


# -- files


def test_a_save_file_is_whole_or_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "game.json"
    table = table_under_way(3)
    table.save(path)
    old = path.read_bytes()
    assert snapshot(Table.load(path)) == snapshot(table)

    def power_cut(handle: int) -> None:
        raise OSError("power cut")

    play_on(table, at_random(2), 5)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", power_cut)
        with pytest.raises(CannotWrite, match="power cut"):
            table.save(path)
    assert path.read_bytes() == old
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]
    table.save(path)
    assert snapshot(Table.load(path)) == snapshot(table)


# -- rules versions


def test_a_save_of_newer_rules_is_refused() -> None:
    save = resealed(table_under_way(3).to_save(), rules=LABYRINTH.version + 1)
    with pytest.raises(BadSave, match=f"rules version {LABYRINTH.version + 1}; this program knows {LABYRINTH.version}"):
        Table.from_save(save)


def test_a_save_of_older_rules_goes_on_from_its_checkpoint_with_its_history(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_under_way(40)
    save = table.to_save()
    monkeypatch.setattr(type(LABYRINTH), "version", LABYRINTH.version + 1)
    later = Table.from_save(save)
    assert later.position() == table.position()
    assert later.steps[0].state == table.steps[-1].state
    assert later.journal == []
    assert later.history == [
        {
            "rules": LABYRINTH.version - 1,
            "position": None,
            "options": save["options"],
            "seed": save["seed"],
            "journal": save["journal"],
        }
    ]
    play_on(later, at_random(3), 10)
    again = Table.from_save(json.loads(json.dumps(later.to_save())))
    assert snapshot(again) == snapshot(later)
    assert again.history == later.history
    save = again.to_save()
    monkeypatch.setattr(type(LABYRINTH), "version", LABYRINTH.version + 1)
    third = Table.from_save(save)
    assert [past["rules"] for past in third.history] == [LABYRINTH.version - 2, LABYRINTH.version - 1]
    assert third.outcome or play_on(third, at_random(4)).outcome


def test_what_was_played_under_older_rules_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    save = table_under_way(40, free_undo=True).to_save()
    monkeypatch.setattr(type(LABYRINTH), "version", LABYRINTH.version + 1)
    later = Table.from_save(save)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        later.undo()


def test_a_save_of_older_rules_with_changes_by_hand_goes_on() -> None:
    """Even with changes that nobody may make any more: the past is kept as it was, and not played again."""
    table = table_under_way(4, free_undo=True)
    table.adjust({"prestige": 3})
    play_on(table, at_random(5), 2)
    table.adjust({"funding": 8})
    save = table.to_save()
    journal = [["adjust", {"outcome": None}] if entry[0] == "adjust" else entry for entry in save["journal"]]
    assert journal != save["journal"]
    old = resealed({**save, "journal": journal}, rules=LABYRINTH.version - 1)
    later = Table.from_save(old)
    assert (later.state.prestige, later.state.funding) == (table.state.prestige, 8)
    assert later.history[-1]["journal"] == journal
    assert later.outcome or play_on(later, at_random(6), 20).ply > 0


def test_saving_after_every_answer_writes_each_step_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is marked stays marked, so that many saves of a long game take no longer than they must."""
    written = 0
    write = LABYRINTH.write_position

    def counted(state: Any) -> dict[str, Any]:
        nonlocal written
        written += 1
        return write(state)

    table = Table.new("labyrinth", seed=3, seats={"jihadist": "random"})
    monkeypatch.setattr(LABYRINTH, "write_position", counted, raising=False)
    saves = 0
    for _ in answers(table, at_random(3), 80):
        table.to_save()
        saves += 1
    assert saves > 40
    assert written <= saves + len(table.steps)


def test_the_reasons_of_an_agent_are_kept_with_its_answer() -> None:
    reason = Message("plan-weighed", {"plan": (Message("card-24"), "text"), "percent": 58, "of": Message("op-plot")})
    entry = Reasoned("us", ("24",), [reason])
    assert entry == Entry("us", ("24",))
    assert journal.from_json(json.loads(json.dumps(journal.to_json(entry))), ["us"]) == entry
    again = journal.from_json(journal.to_json(entry), ["us"])
    assert isinstance(again, Reasoned)
    assert again.why == (reason,)
    assert pickle.loads(pickle.dumps(again)).why == (reason,)


@pytest.mark.parametrize(
    "reason",
    [7, None, [], ["id"], [1, {}], ["id", []], ["id", {"n": True}], ["id", {"n": 10**18}], ["id", {"n": {"text": "x"}}],
     ["id", {"n": {"messages": [4]}}], ["id", {"n": {"messages": "x"}}], ["id", {"n": {"message": {}}}]],
)  # fmt: skip
def test_what_is_no_reason_is_refused(reason: object) -> None:
    with pytest.raises(BadSave):
        journal.from_json(["us", "24", [reason]], ["us"])


def test_reasons_within_reasons_have_an_end() -> None:
    deep: object = "id"
    for _ in range(50):
        deep = ["id", {"n": {"message": deep}}]
    with pytest.raises(BadSave):
        journal.from_json(["us", "24", [deep]], ["us"])
