"""Saves of format 1, written by the program before this one: they load, show what was left, and go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table
from sandtable.core import saves
from sandtable.core.errors import BadSave, CannotUndo, SandtableError
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.core.verify import verify
from tests.comparing import snapshot
from tests.core.sealing import resealed
from tests.playing import at_random, play_on

FILES = {path.stem: path for path in sorted((Path(__file__).parent / "saves_of_format_1").glob("*.json"))}
EVERY_SAVE = pytest.mark.parametrize("name", FILES)
MORE_DICE = [1 + n % 6 for n in range(2000)]


def save_of(name: str) -> dict[str, Any]:
    """What is in the file."""
    document: dict[str, Any] = json.loads(FILES[name].read_text(encoding="utf-8"))
    return document


def test_there_are_some() -> None:
    assert len(FILES) >= 6
    assert {save_of(name)["sandtable"] for name in FILES} == {1}
    assert save_of("real_cards_at_the_end_of_a_turn")["checkpoint"]["step"] == "end_of_turn"


@EVERY_SAVE
def test_it_is_taken_up_from_its_newest_checkpoint_with_its_history(name: str) -> None:
    save = save_of(name)
    table = Table.load(FILES[name])
    assert table.setup.seats == save["seats"]
    assert table.setup.options == save["options"]
    assert table.setup.position == save["checkpoint"]
    assert table.free_undo == save["free_undo"]
    assert table.history == [
        {
            "rules": save["rules"],
            "position": save["position"],
            "options": save["options"],
            "seed": save["seed"],
            "journal": save["journal"],
        }
    ]
    assert table.seed == f"{save['seed']}/1"  # no die comes a second time
    with pytest.raises(CannotUndo):
        table.undo(to=-1)


@EVERY_SAVE
def test_it_shows_the_position_it_was_left_in(name: str) -> None:
    save = save_of(name)
    table = Table.load(FILES[name])
    game, state, left = table.game, table.steps[0].state, save["checkpoint"]
    assert game.write_position(state) == left
    view = game.describe(game.seen_by(state, "us"))
    assert view["turn"] == left["turn"]
    assert (view["prestige"]["value"], view["funding"]["value"]) == (left["prestige"], left["funding"])
    assert view["us_posture"] == left["us_posture"]
    for id, country in left["countries"].items():
        assert view["countries"][id]["governance"] == country.get("governance", view["countries"][id]["governance"])
        assert view["countries"][id]["troops"] == country.get("troops", 0)
    assert sorted(left["hands"]["us"]) == view["hands"]["us"]


def test_real_dice_and_cards_stay_real() -> None:
    for name in ("real_dice", "real_cards_at_the_end_of_a_turn"):
        table = Table.load(FILES[name])
        assert table.dice == PHYSICAL
        assert table.setup.physical
        assert table.question is not None
        assert table.question.seat == DEALER


def test_what_is_left_of_a_script_is_rolled_next() -> None:
    save = save_of("a_position_with_a_script_of_dice")
    rolled = [entry[1] for entry in save["journal"] if entry[0] == "dice"]
    assert rolled == save["dice"][: len(rolled)]
    table = Table.load(FILES["a_position_with_a_script_of_dice"])
    assert table.dice == save["dice"][len(rolled) :]
    assert table.dice


def test_a_game_that_was_over_is_over() -> None:
    table = Table.load(FILES["over"])
    assert table.question is None
    assert table.outcome is not None
    was = save_of("over")["checkpoint"]["outcome"]
    assert (table.outcome.winner, table.outcome.rule, table.outcome.message.id) == tuple(was.values())
    assert [place.seat for place in table.outcome.standing] == ["us", "jihadist"]


@EVERY_SAVE
def test_it_goes_on_to_the_end_and_is_saved_in_the_new_format(name: str) -> None:
    save = save_of(name)
    if isinstance(save["dice"], list):  # a script long enough to end with
        save = resealed(save, dice=[*save["dice"], *MORE_DICE])
    table = Table.from_save(save)
    for count in (3, 20_000):
        play_on(table, at_random(name), count)
        written = json.loads(json.dumps(table.to_save()))
        assert written["sandtable"] == saves.FORMAT == 2
        again = Table.from_save(written)
        assert snapshot(again) == snapshot(table)
        assert again.history == table.history
        assert again.to_save() == table.to_save()
    assert table.outcome is not None
    assert table.game.faults(table.state) == []


@EVERY_SAVE
def test_its_dice_are_not_called_fair(name: str) -> None:
    verified = verify(save_of(name))
    assert verified.earlier == 1
    assert not verified.fair


# -- damage


@EVERY_SAVE
def test_a_changed_byte_is_noticed(name: str, tmp_path: Path) -> None:
    whole = FILES[name].read_bytes()
    path = tmp_path / "game.json"
    for place in range(0, len(whole), 211):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(BadSave, match=r"damaged|cut short|not text|format|not a Sandtable save"):
            Table.load(path)
        path.write_bytes(whole[:place])
        with pytest.raises(BadSave, match="damaged or was cut short"):
            Table.load(path)


@EVERY_SAVE
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"checkpoint": None}, "does not describe a game: checkpoint"),
        ({"checkpoint": {"game": "labyrinth", "prestige": 99}}, "prestige: 99 is not from 1 to 12"),
        ({"checkpoint": {"game": "labyrinth", "step": "tea_time"}}, "step"),
        ({"seats": {"us": "human"}}, "who sits where"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"dice": [9] * 100}, "a die shows 1 to 6"),
        ({"rules": 99}, "rules version 99"),
        ({"steps": [7]}, "not a ply and a hash"),
        ({"sandtable": 0}, "format 0; this program reads formats up to 2"),
    ],
)
def test_what_cannot_be_is_refused_in_words(name: str, changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(SandtableError, match=reason):
        Table.from_save(resealed(save_of(name), **changes))
