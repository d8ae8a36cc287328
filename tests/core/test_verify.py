"""Fair dice: a save is recomputed from its seed."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core import saves
from sandtable.core.chance import SeededChance
from sandtable.core.errors import BadSave
from sandtable.core.verify import verify
from sandtable.labyrinth.terms import US
from tests.labyrinth.scene import turn

AGENTS = {"us": "random", "jihadist": "random"}


@pytest.fixture(scope="module")
def save() -> dict[str, Any]:
    """A whole game between two agents."""
    return Table.new("labyrinth", seats=AGENTS, seed="a secret of the table").to_save()


def sealed(save: dict[str, Any]) -> dict[str, Any]:
    """A save with its checksum made right, as one who cheats would make it."""
    body = {key: value for key, value in save.items() if key != "check"}
    return {**body, "check": saves.digest(body)}


def test_an_honest_play_is_found_fair(save: dict[str, Any]) -> None:
    result = verify(save)
    assert result.fair
    assert result.source == "seed"
    assert result.dice == sum(entry[0] == "dice" for entry in save["journal"])
    assert result.draws == sum(entry[0] == "draw" for entry in save["journal"])
    assert result.commitment == SeededChance("a secret of the table").commitment()


def test_another_seed_is_found_out(save: dict[str, Any]) -> None:
    result = verify(sealed({**save, "seed": "another"}))
    assert not result.fair
    assert result.commitment == SeededChance("another").commitment()
    first = result.mismatches[0]
    assert save["journal"][first.ply] == [first.kind, first.recorded]
    assert first.expected != first.recorded


def test_a_loaded_die_is_found_out() -> None:
    table = Table.new("labyrinth", seats=AGENTS, seed=4)
    honest = table.to_save()
    place = max(ply for ply, entry in enumerate(honest["journal"]) if entry[0] == "dice")
    cut = [list(entry) for entry in honest["journal"][: place + 1]]
    cut[place][1] = cut[place][1] % 6 + 1
    cheat = {**honest, "seats": {"us": "human", "jihadist": "human"}, "journal": cut, "steps": []}
    result = verify(sealed(cheat))
    assert [mismatch.ply for mismatch in result.mismatches] == [place]


def test_a_damaged_save_is_refused(save: dict[str, Any]) -> None:
    with pytest.raises(BadSave):
        verify({**save, "seed": "another"})


def test_real_dice_leave_nothing_to_recompute() -> None:
    table = Table.new("labyrinth", dice="physical", seed=1)
    while table.ply < 10:
        assert table.question is not None
        table.answer(table.question.keys[0])
    result = verify(table.to_save())
    assert result.source == "physical"
    assert result.fair


def test_a_single_die_is_something_to_recompute() -> None:
    position = turn(US, 23, countries={"canada": {}}, jihadist=[]).position()
    table = Table.from_position(position, seed=3)
    before = verify(table.to_save())
    assert (before.dice + before.draws, before.anything, before.fair) == (0, False, False)
    for key in ("23", "war_of_ideas", "canada"):
        table.answer(key)
    after = verify(table.to_save())
    assert (after.dice + after.draws, after.anything, after.fair) == (1, True, True)
