"""The contract about changes by hand: who makes them, how far they go, and who is asked whether they agree."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.adjustments import changed_keys
from sandtable.core.chance import SeededChance
from sandtable.core.errors import CannotAdjust, SandtableError
from sandtable.core.questions import CONSENT
from sandtable.core.saves import digest
from tests.comparing import snapshot
from tests.samples import ByHand, every


@every(lambda samples: samples.by_hand)
def test_by_hand_nothing_is_changed_but_what_lies_in_the_open(sample: ByHand) -> None:
    table = sample.table()
    asked = table.question
    assert asked is not None
    before = snapshot(table)
    position = table.position()
    fields = [field for group in table.game.adjustable(table.state) for field in group.fields]
    opened = {field.path[0] for field in fields if field.open}
    single = {field.path[0] for field in fields if field.open and len(field.path) == 1}
    hidden = [field for field in fields if not field.open]
    closed: list[dict[str, Any]] = [{key: value} for key, value in position.items() if key not in opened]
    closed += [{key: None} for key in (*position, "no such key") if key not in single]
    closed += [{"step": "over", "outcome": {}}, {"game": "chess"}]
    closed += [_nested(field.path, None) for field in hidden]
    for changes in closed:
        with pytest.raises(CannotAdjust, match="nothing that can be changed by hand here"):
            table.adjust(changes, by=asked.seat)
        assert snapshot(table) == before


@pytest.mark.slow
@every(lambda samples: samples.by_hand)
def test_a_refusal_by_hand_is_the_same_whatever_is_hidden(sample: ByHand) -> None:
    table = sample.table()
    assert table.question is not None
    seat = table.question.seat
    game, chance = table.game, SeededChance("by hand", "redeal")
    changes = [{key: value} for key, value in table.position().items()] + [{key: None} for key in table.position()]
    changes += [_nested(field.path, 99) for group in game.adjustable(table.state) for field in group.fields]

    def told(table: Table, change: Mapping[str, Any]) -> str | None:
        try:
            table.fork().adjust(change, by=seat)
        except SandtableError as refusal:
            return str(refusal)
        return None

    honest = [told(table, change) for change in changes]
    assert any(honest)
    for n in range(3):
        numbers = itertools.count(n * 1000)
        twin = table.imagined(seat, lambda bound, numbers=numbers: chance.below(bound, next(numbers)))  # type: ignore[misc]
        assert twin is not None
        assert [told(twin, change) for change in changes] == honest


@every(lambda samples: samples.by_hand)
def test_the_others_see_each_change_and_agree_or_object_before_play_goes_on(sample: ByHand) -> None:
    table = sample.table()
    asked = table.question
    assert asked is not None
    said = len(table.notes)
    table.adjust(sample.changes, by=asked.seat)
    told = [note for note in table.notes[said:] if note.message.id == "note-adjusted"]
    assert [note.message.args["keys"] for note in told] == [(key,) for key in changed_keys(sample.changes)]
    assert all(note.seen_by is None for note in told)
    adjusted = table.state.copy()
    table.answer(*asked.keys)
    others = [seat for seat in table.game.seats if seat != asked.seat]
    for seat in others[:-1]:
        assert table.question is not None
        assert (table.question.seat, table.question.purpose) == (seat, CONSENT)
        table.answer("agree")
    assert table.question is not None
    objector = table.question.seat
    table.answer("object")
    assert table.question == asked
    assert table.state == adjusted
    assert table.notes[-1].message.args["side"] == objector
    assert table.can_adjust(asked.seat)
    table.answer(*asked.keys)
    for _ in others:
        table.answer("agree")
    assert purpose_of(table) not in (CONSENT, asked.purpose)
    loaded = Table.from_save(json.loads(json.dumps(table.to_save())))
    assert snapshot(loaded) == snapshot(table)


@every(lambda samples: samples.by_hand)
def test_agents_agree_at_once_and_so_does_whoever_plays_alone(sample: ByHand) -> None:
    position = sample.table().position()
    asked = sample.table().question
    assert asked is not None
    agents = dict.fromkeys((seat for seat in sample.table().game.seats if seat != asked.seat), "random")
    company = Table.from_position(position, seed=1, seats=agents)
    alone = Table.from_position(position, seed=1, free_undo=True)
    for table in (company, alone):
        before = snapshot(table)
        table.answer(*asked.keys)
        assert purpose_of(table) != CONSENT
        assert not any(entry.value in (("agree",), ("object",)) for entry in table.journal)
        again = Table.from_save(json.loads(json.dumps(table.to_save())))
        assert snapshot(again) == snapshot(table)
        if table.free_undo:
            table.undo()
            assert snapshot(table) == before


@every(lambda samples: samples.by_hand)
def test_a_save_brings_no_change_by_hand_that_could_not_be_made(sample: ByHand) -> None:
    table = sample.table()
    asked = table.question
    assert asked is not None
    other = next(seat for seat in table.game.seats if seat != asked.seat)
    for entry in ([asked.seat, {"step": "over"}], [other, dict(sample.changes)], ["adjust", {"step": "over"}]):
        save = table.to_save()
        save["journal"] = [*save["journal"], entry]
        body = {key: value for key, value in save.items() if key != "check"}
        with pytest.raises(SandtableError):
            Table.from_save({**body, "check": digest(body)})


def purpose_of(table: Table) -> str | None:
    """What is being asked."""
    return None if table.question is None else str(table.question.purpose)


def _nested(path: Sequence[str], value: Any) -> dict[str, Any]:
    """A change of one key."""
    changes: Any = value
    for key in reversed(path):
        changes = {key: changes}
    return dict(changes)
