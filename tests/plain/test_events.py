"""Every event, both texts: what it does on a table where everything is there to be done.

``events.json`` records what each text changes when the first option is always taken; a change to a card, a verb or a
rule shows there. If it was meant, ``record()`` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable import SandtableError, Table
from sandtable.core.errors import IllegalAnswer
from sandtable.core.questions import Question
from sandtable.plain.cards import DECK
from sandtable.words import Words
from tests.plain.rich import rich
from tests.plain.scene import pieces, play, turn
from tests.playing import at_random

RECORD = Path(__file__).parent / "events.json"
EVERY_TEXT = [(number, text) for number, card in DECK.items() for text in card.texts]


def first(question: Question, n: int) -> tuple[str, ...]:
    """The first options, as many as may be taken; a move is made once."""
    keys = [key for key in question.keys if key not in ("lift", "give", "ask_gift")] or question.keys
    if n > 40 and "done" in question.keys:
        return ("done",)
    return tuple(keys[: max(question.at_least, min(question.at_most, 2))])


def carried_out(number: int, text: str, choose: Any = first) -> tuple[Table, dict[str, Any]]:
    """Carry an event out; the table after it, and what has changed in its position."""
    table = rich(number)
    before = table.game.write_position(table.state)
    play(table, "event", text)
    for n in range(200):
        if table.state.card != number or table.question is None:
            break
        table.answer(*choose(table.question, n))
    step = next(
        step for step in table.steps if step.state.acted.get("government") == "event" or step.state.card != number
    )
    after = table.game.write_position(step.state)
    ignored = {"acted", "step", "card", "next", "draw", "played", "piles", "eligible"}
    changed = {key: after.get(key) for key in {*before, *after} - ignored if before.get(key) != after.get(key)}
    if "spaces" in changed:
        rows = after["spaces"]
        changed["spaces"] = {
            id: rows.get(id, {}) for id in {*before["spaces"], *rows} if before["spaces"].get(id) != rows.get(id)
        }
    return table, json.loads(json.dumps(changed, sort_keys=True))


@pytest.mark.parametrize(("number", "text"), EVERY_TEXT)
def test_each_text_does_what_is_recorded(number: int, text: str) -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    table, changed = carried_out(number, text)
    assert changed == record[f"{number} {text}"]
    assert table.game.faults(table.state) == []


def test_every_text_changes_something_when_everything_is_there() -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    assert len(record) == 137  # seven cards have but one text
    assert [name for name, changed in record.items() if not changed] == []


@pytest.mark.parametrize("number", DECK)
def test_any_answers_leave_a_sound_table(number: int) -> None:
    for text in DECK[number].texts:
        for seed in (1, 2):
            table, _ = carried_out(number, text, at_random(f"{number} {text} {seed}"))
            assert table.game.faults(table.state) == []


def record() -> None:
    """Write the record anew."""
    rows = {f"{number} {text}": carried_out(number, text)[1] for number, text in EVERY_TEXT}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(row, sort_keys=True)}" for name, row in rows.items())
    RECORD.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


# -- some, by hand


def after(number: int, text: str, *answers: Any, dice: list[int] | None = None) -> Table:
    """The rich table after an event."""
    return play(rich(number, dice=dice), "event", text, *answers)


def test_number_two_is_dead() -> None:
    table = after(4, "unshaded", "khowst", "taliban_active", dice=[5])
    assert pieces(table, "khowst") == {"coalition_troops": 1, "taliban_bases": 1, "taliban": 1}
    table = after(4, "shaded", "balochistan", "taliban_base", dice=[2])
    assert pieces(table, "balochistan") == {"taliban_bases": 1}
    assert table.state.resources["taliban"] == 22


def test_tracks() -> None:
    assert after(40, "unshaded", "gain_government").state.resources["government"] == 39
    assert (after(40, "shaded").state.aid, after(40, "shaded").state.patronage) == (10, 3)
    assert after(50, "unshaded").state.resources["government"] == 42
    table = after(50, "shaded")
    assert (table.state.aid, table.state.resources["warlords"]) == (12, 23)
    assert after(42, "shaded").state.aid == 15 - 3
    assert after(44, "shaded").state.resources["taliban"] == 24
    assert after(72, "unshaded").state.resources["warlords"] == 15


def test_special_forces_only_anger_islamabad_where_the_coalition_is_near() -> None:
    assert after(9, "shaded").state.box == 4
    far = play(turn("taliban", {"kabul": {"coalition_troops": 1}}, card=9), "event", "shaded")
    assert far.state.box == 2


def test_eligibility_events() -> None:
    table = after(71, "shaded", "government_troops", "government_troops")
    assert "government" not in table.state.eligible
    table = after(55, "shaded", ("loc_kabul_aibak",))
    assert "government" in table.state.eligible
    table = after(36, "unshaded")
    assert "taliban" not in table.state.eligible


def test_nato_politics_and_the_other_front() -> None:
    table = after(41, "unshaded", "out_of_play", "available", "out_of_play", "kabul")
    assert table.state.out_of_play == [0, 0]
    assert pieces(table, "kabul")["coalition_troops"] == 4
    table = after(21, "shaded", "1", "kabul")
    assert table.state.out_of_play == [0, 4]


def test_contractors_leave_a_police_for_each_troops() -> None:
    table = after(70, "unshaded", "kabul", "kabul", "done")
    assert (pieces(table, "kabul")["coalition_troops"], pieces(table, "kabul")["police"]) == (1, 5)


def test_half_of_the_guerrillas_desert() -> None:
    table = after(61, "unshaded", ("nuristan",), "taliban")
    assert pieces(table, "nuristan")["taliban"] == 1


# -- as printed, by hand


def test_an_owner_of_the_printed_game_carries_an_event_out_by_hand() -> None:
    table = rich(40, options={"events": "printed"}, eligible=["government", "warlords"])
    play(table, "event", "unshaded")
    question = table.question
    assert question is not None
    assert (question.by_hand, question.purpose, question.seat) == (True, "event_by_hand", "government")
    table.adjust({"aid": 21}, by="government")
    assert table.state.aid == 21
    with pytest.raises(Exception, match=r"aid.*76.*1\.8b"):
        table.adjust({"aid": 76}, by="government")
    play(table, "done")
    assert table.state.aid == 21
    assert table.state.acted == {"government": "event"}
    loaded = Table.from_save(table.to_save())
    assert loaded.state == table.state
    table.undo()
    assert table.question is not None
    assert table.question.by_hand


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"spaces": {"herat": {"taliban_bases": 1}}}, r"3 Bases.*1\.4\.2a"),
        ({"spaces": {"waziristan": {"coalition_troops": 1}}}, "nothing that can be changed by hand here"),
        ({"spaces": {"bamian": {"taliban": 30}}}, r"Guerrilla.*30.*1\.4\.1a"),
        ({"resources": {"government": 80}}, r"80.*1\.8a"),
        ({"patronage": 41}, r"41.*1\.8c"),
    ],
)
def test_an_event_by_hand_keeps_the_limits(change: dict[str, Any], rule: str) -> None:
    table = play(rich(40, options={"events": "printed"}), "event", "unshaded")
    before, plies = table.game.write_position(table.state), table.ply
    with pytest.raises(SandtableError, match=rule):
        table.adjust(change, by="government")
    assert table.game.write_position(table.state) == before
    assert table.ply == plies


def test_an_operation_that_cannot_be_paid_is_refused() -> None:
    table = turn("government", {"herat": {"troops": 2}}, resources={"government": 2}, patronage=0)
    before = table.game.write_position(table.state)
    with pytest.raises(IllegalAnswer, match="train"):
        table.answer("train")
    assert table.game.write_position(table.state) == before
    words = Words(game="plain", strict=True)
    said = {no.key: words.say(no.reason) for no in table.impossible()}
    assert said["train"] == "There are not enough Resources to pay for it."
    assert said["assault"] == "There is no space for it."  # whatever the Government had


def test_an_operation_that_an_event_forbids_is_refused() -> None:
    spaces = {"herat": {"coalition_troops": 2, "taliban_active": 1}}
    table = turn("coalition", spaces, momentum=["us_taliban_talks:shaded"])
    assert {no.key: no.reason.id for no in table.impossible()}["assault"] == "impossible-barred"
    with pytest.raises(IllegalAnswer, match="assault"):
        table.answer("assault")
