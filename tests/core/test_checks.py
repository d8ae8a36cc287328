"""A check is one thing: what it needs, what changes it, its chance, its verdict, and the note that says all of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sandtable.core.chance import Roll
from sandtable.core.checks import Check, Checked, at_least, at_most
from sandtable.core.forecasts import Forecast, needs_of, of_check
from sandtable.core.messages import Argument, Message, Note
from sandtable.core.play import Play

AID = ("aid", 1)
PENALTY = ("gwot", -2)
WHAT = Message("roll-war_of_ideas")


@pytest.mark.parametrize(
    ("check", "faces"),
    [
        (at_least(5), (5, 6)),
        (at_least(5, [AID]), (4, 5, 6)),
        (at_least(5, [AID, PENALTY]), (6,)),
        (at_least(5, [PENALTY]), ()),
        (at_most(2), (1, 2)),
        (at_most(2, [AID]), (1,)),
        (at_most(2, [PENALTY]), (1, 2, 3, 4)),
        (at_most(7), (1, 2, 3, 4, 5, 6)),
    ],
)
def test_faces_chance_and_verdict_agree(check: Check, faces: tuple[int, ...]) -> None:
    assert check.faces == faces
    assert check.chance == Fraction(len(faces), 6)
    assert [pips for pips in range(1, 7) if Checked(check, pips).succeeds] == [*faces]


def test_a_miss_is_counted_from_the_sum() -> None:
    assert [Checked(at_least(5, [AID]), pips).missed_by for pips in (2, 3, 4, 6)] == [2, 1, 0, -2]
    assert [Checked(at_most(3, [AID]), pips).missed_by for pips in (1, 2, 4)] == [-1, 0, 2]


def test_all_of_it_is_one_message() -> None:
    needs = Message("check-at-least", {"number": 5})
    told = Checked(at_least(5), 4).told(WHAT, "7.2.1.2")
    args: dict[str, Argument] = {"what": WHAT, "pips": 4, "needs": needs, "verdict": "fails", "rule": "7.2.1.2"}
    assert told == Message("check", args)
    aid = Message("check-plus", {"number": 1, "name": Message("modifier-aid")})
    penalty = Message("check-minus", {"number": 2, "name": Message("modifier-gwot")})
    told = Checked(at_least(5, [AID, PENALTY]), 6).told(WHAT)
    assert told.id == "check-sum"
    assert told.args["modifiers"] == (aid, penalty)
    assert (told.args["sum"], told.args["verdict"]) == (5, "succeeds")


def test_a_play_rolls_it_and_tells_it_with_the_die() -> None:
    notes: list[Note] = []
    rolling = Play[None](None, notes.append).check("jihad", at_most(2, [AID]), "8.4", country=WHAT, number=2)
    asked = next(rolling)
    assert isinstance(asked, Roll)
    assert asked.prompt == Message("roll-jihad", {"country": WHAT, "number": 2})
    with pytest.raises(StopIteration) as end:
        rolling.send(2)
    assert end.value.value == Checked(at_most(2, [AID]), 2)
    (note,) = notes
    assert note.message == Message("note-die", {"pips": 2, "what": asked.prompt})
    assert note.says == end.value.value.told(asked.prompt, "8.4")
    assert (note.says.args["verdict"], note.cites, note.rule) == ("fails", "8.4", None)


def test_a_note_without_a_check_says_itself() -> None:
    note = Note(Message("note-done"), "7.2")
    assert (note.says, note.cites) == (note.message, "7.2")


def test_a_forecast_is_made_of_the_same_thing() -> None:
    check = at_least(5, [AID])
    modifiers = [Message("forecast-modifier-aid", {"change": 1})]
    needs = Message("forecast-at-least", {"number": 4})
    assert of_check(check) == Forecast(Fraction(1, 2), needs, modifiers, faces=(4, 5, 6))


def test_a_low_number_may_lie_beyond_the_die() -> None:
    assert needs_of(at_most(2)) == Message("forecast-at-most", {"number": 2})
    assert needs_of(at_most(1, [AID])).id == "forecast-no-face"
    assert needs_of(at_most(4, [PENALTY])).id == "forecast-every-face"
