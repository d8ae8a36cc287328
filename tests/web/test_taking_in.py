"""Saves that are brought from outside: who may sit there, whose dice roll on, and what is made of nonsense."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadSave, BadSetup
from sandtable.web import setups
from sandtable.web.messages import ImportedTable, NewTable
from sandtable.web.setups import imported_table, one_person, seating, terms, terms_of
from sandtable.web.stored import Seat
from tests.web.people import HOT_SEAT


def save(**more: Any) -> dict[str, Any]:
    """The save of a game under way."""
    table = Table.new("labyrinth", **{"seed": 3, **more})
    for _ in range(4):
        if table.question is not None:
            table.answer(*table.question.keys[: table.question.at_least])
    return table.to_save()


def test_who_goes_on_alone_goes_on_with_the_same_dice() -> None:
    table, seated = imported_table(ImportedTable(save=save()), "7")
    assert table.seed == "3"
    assert table.free_undo
    assert seated.one_person
    assert seated.names == {"us": "human", "jihadist": "human"}
    assert set(seated.tokens) == {"us", "jihadist"}
    assert len(set(seated.tokens.values())) == 1


def test_with_others_a_game_goes_on_with_dice_that_nobody_knows() -> None:
    before = save()
    table, seated = imported_table(ImportedTable(save=before, seats={"jihadist": "open"}), "7")
    assert table.seed == "7"
    assert not table.free_undo
    assert not seated.one_person
    assert (set(seated.tokens), set(seated.codes)) == ({"us"}, {"jihadist"})
    again, _ = imported_table(ImportedTable(save=before, seats={"jihadist": "me", "us": "me"}), "7")
    assert (again.seed, again.free_undo) == ("3", True)


def test_what_is_over_stays_as_it_was() -> None:
    table = Table.new("pasture", seed=5)
    while table.question is not None:
        table.answer(*table.question.keys[: table.question.at_least])
    for seats in ({"north": "open"}, {}):
        over, seated = imported_table(ImportedTable(save=table.to_save(), seats=seats), "7")
        assert over.seed == "5"
        assert over.free_undo == seated.one_person == (not seats)
        assert over.outcome is not None


@pytest.mark.parametrize(
    ("seats", "wanted", "expected"),
    [
        ({}, {"us": "random"}, ["me", "open"]),
        ({"jihadist": "random"}, {"jihadist": "me"}, ["random"]),
        ({"jihadist": "random"}, {"jihadist": "open"}, ["random"]),
        ({"jihadist": "random"}, {"jihadist": "solitaire"}, ["random"]),
    ],
)
def test_who_played_a_seat_plays_it_still(seats: dict[str, str], wanted: dict[str, str], expected: list[str]) -> None:
    brought = save(seats={**dict.fromkeys(HOT_SEAT, "human"), **seats})
    with pytest.raises(BadSetup) as refused:
        imported_table(ImportedTable(save=brought, seats=wanted), "7")
    assert refused.value.message.id == "refusal-import-seat"
    assert refused.value.message.args["expected"] == tuple(expected)
    same = {seat: who if who != "human" else "me" for seat, who in brought["seats"].items()}
    assert imported_table(ImportedTable(save=brought, seats=same), "7")[0].seed == "3"


def test_real_dice_are_rolled_by_one_person() -> None:
    brought = save(dice="physical")
    with pytest.raises(BadSetup) as refused:
        imported_table(ImportedTable(save=brought, seats={"us": "open"}), "7")
    assert refused.value.message.id == "refusal-physical-one-person"
    assert imported_table(ImportedTable(save=brought), "7")[0].dice == "physical"
    for seats, alone in ((HOT_SEAT, True), ({"us": "me", "jihadist": "open"}, False)):
        wanted = NewTable(game="labyrinth", seats=seats, dice="physical")
        seated = seating(Table.from_save(brought).game, seats)
        if alone:
            assert setups.new_table(wanted, seated).dice == "physical"
        else:
            with pytest.raises(BadSetup, match="all seats of people must be yours"):
                setups.new_table(wanted, seated)


def test_what_the_rules_do_not_survive_is_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "from_save", broken)
    with pytest.raises(BadSave) as refused:
        imported_table(ImportedTable(save={}), "7")
    assert refused.value.message.id == "refusal-save-no-game"


def test_one_person_may_have_several_seats() -> None:
    def people(*tokens: str | None) -> list[Seat]:
        return [Seat(str(place), "human", token) for place, token in enumerate(tokens)]

    assert one_person([])
    assert one_person(people("a"))
    assert one_person(people(None))
    assert one_person(people("a", "a"))
    assert one_person([*people("a"), Seat("x", "random")])
    assert not one_person(people("a", "b"))
    assert not one_person(people("a", None))
    assert not one_person(people(None, None))


def test_what_is_out_of_the_ordinary_is_known_of_tables_of_before_too() -> None:
    wanted = NewTable(game="labyrinth", seats=HOT_SEAT, dice=[1, 2], position=save()["checkpoint"])
    table = setups.new_table(wanted, seating(Table.new("labyrinth").game, HOT_SEAT))
    record = setups.recorded(table, wanted)
    assert terms_of(record) == terms(table, wanted) == ["position", "script"]
    assert terms(table, ImportedTable(save={})) == ["save", "script"]
    del record.setup["terms"]
    assert terms_of(record) == ["position", "script"]
    record.setup["history"] = [{}]
    assert terms_of(record) == ["script"]
    record.setup.update(position=None, dice=None, history=[])
    assert terms_of(record) == []
    wanted = NewTable(game="labyrinth", tutorial="labyrinth-1", seats=HOT_SEAT)
    assert terms(table, wanted) == ["lesson"]


def test_whatever_a_damaged_table_does_to_the_rules_it_is_said_to_be_damaged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def damaged(*given: Any, **more: Any) -> Table:
        raise KeyError("a country that nobody knows")

    wanted = NewTable(game="labyrinth", seats=HOT_SEAT)
    table = setups.new_table(wanted, seating(Table.new("labyrinth").game, HOT_SEAT))
    record = setups.recorded(table, wanted)
    assert setups.rebuilt(record, table.to_save()["journal"]).state == table.state
    monkeypatch.setattr(Table, "from_saved", damaged)
    for build in (setups.rebuilt, setups.taken_up):
        caplog.clear()
        with pytest.raises(BadSave) as refused:
            build(record, [])
        assert refused.value.message.id == "refusal-table-damaged"
        assert f"table {record.id} is damaged" in caplog.text
        assert "a country that nobody knows" in caplog.text
