"""What a program is shown: tables, questions and messages as text."""

from __future__ import annotations

import pytest

import sandtable
from sandtable import Note, Option, Question, Table
from sandtable.core import showing, voices
from sandtable.core.errors import BadSetup
from sandtable.core.messages import Message

TABLES = {"labyrinth": {"jihadist": "solitaire"}, "plain": {}}


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> Table:
    """A table of each game at its first question."""
    return Table.new(request.param, seed=1, seats=TABLES[request.param])


def test_a_table_is_printed_as_the_one_who_is_asked_sees_it(table: Table) -> None:
    assert table.question is not None
    assert str(table) == table.text(table.question.seat)
    assert str(table).endswith(str(table.question).split("\n", 1)[1])


@pytest.mark.parametrize("width", [60, 80, 120])
def test_it_is_as_wide_as_it_may_be(table: Table, width: int) -> None:
    lines = table.text(width=width).splitlines()
    assert len(lines) > 15
    assert max(map(len, lines)) <= width


def test_a_seat_is_not_shown_what_is_hidden_from_it() -> None:
    table = Table.new("labyrinth", seed=1)
    assert table.question is not None
    asked, other = "jihadist", "us"
    assert "Hand of the Jihadist" in table.text(asked)
    assert "Hand of the US" not in table.text(asked)
    for spectator in (table.text(), table.text(other)):
        assert "Hand of the Jihadist" not in spectator
        assert not any(spectator.endswith(f": {table.say(option)}") for option in table.question.options)
    card = table.question.options[0]
    table.answer(card.key)  # it is chosen, and not yet shown
    assert table.question.about["card"] == card.target
    assert table.say(table.question) in table.text(asked)
    for spectator in (table.text(), table.text(other)):
        assert table.say(card) not in spectator


def test_a_table_says_where_it_is(table: Table) -> None:
    assert table.question is not None
    asked = table.question
    assert repr(table) == f"<Table {table.game.name}, ply {table.ply}: {asked.seat} is asked {asked.purpose}>"
    over = Table.new("labyrinth", seed=1, seats={"us": "random", "jihadist": "random"})
    assert over.outcome is not None
    assert repr(over).endswith(f": {over.outcome.winner} has won by {over.outcome.rule}>")


def test_a_question_is_said_with_its_options(table: Table) -> None:
    asked = table.question
    assert asked is not None
    prompt, *options = str(asked).splitlines()
    assert prompt == table.say(asked)
    assert options == [f"  {option.key}: {table.say(option)}" for option in asked.options]


def test_a_note_and_a_message_are_said(table: Table) -> None:
    note = next(note for note in table.notes if note.seen_by is None)
    assert isinstance(note, Note)
    assert table.say(note) == table.say(note.says)
    with pytest.raises(BadSetup, match="cannot be said"):
        table.say("hello")  # type: ignore[arg-type]


def test_a_width_that_is_none_is_refused(table: Table) -> None:
    for width in (0, 19, 1001, True, "80"):
        with pytest.raises(BadSetup, match="no width"):
            table.text(width=width)  # type: ignore[arg-type]


def test_the_engine_alone_shows_what_it_can(monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    """Where there are neither words nor a terminal."""
    monkeypatch.setattr(voices, "_voices", [])
    monkeypatch.setattr(showing, "_hands", [])
    assert table.question is not None
    assert table.text().startswith(repr(table))
    assert table.question.keys[0] in table.text()
    assert str(Question("us", "pick", [Option("a", Message("die", {"pips": 1}))])) == "ask pick\n  a: die (pips=1)"


def test_one_door() -> None:
    for name in sandtable.__all__:
        assert getattr(sandtable, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'Chair'"):
        _ = sandtable.Chair  # type: ignore[attr-defined]


def test_a_course_has_a_row_for_each_step() -> None:
    table = Table.new("labyrinth", seed=3, seats={"us": "random", "jihadist": "random"})
    rows = table.course("prestige", "troops.on_track", "turn")
    assert [row["ply"] for row in rows] == [step.ply for step in table.steps]
    assert [row["prestige"] for row in rows] == [step.state.prestige for step in table.steps]
    assert rows[0].keys() == {"step", "ply", "prestige", "troops.on_track", "turn"}
    assert rows[-1]["turn"] == table.state.turn
    for wrong in ("glory", "prestige.value.value", ""):
        with pytest.raises(BadSetup, match="no "):
            table.course(wrong)


def test_a_course_shows_a_seat_what_it_may_know() -> None:
    table = Table.new("labyrinth", seed=3, seats={"us": "random", "jihadist": "random"})
    own, others = table.course("hands.us", seat="us"), table.course("hands.us", seat="jihadist")
    assert any(mine["hands.us"] != theirs["hands.us"] for mine, theirs in zip(own, others, strict=True))
