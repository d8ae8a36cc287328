"""What is offered is what the rule allows: a brute-force comparison with each rule's own words on small positions."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from sandtable.core.errors import CannotUndo
from sandtable.plain.map import AREAS
from sandtable.plain.space import Space
from tests.plain.scene import play, scene, spaces_offered, turn
from tests.playing import offered, purpose

SMALL: list[dict[str, dict[str, Any]]] = [
    {
        "kandahar": {"troops": a, "coalition_troops": b, "taliban": c, "taliban_active": d, "warlords": e},
        "loc_kandahar_kabul": {"police": a, "warlords_active": d, "sabotage": bool(b)},
        "herat": {"taliban_bases": d, "coalition_troops": c, "support": "support" if a else "opposition"},
        "waziristan": {"taliban": b, "taliban_bases": c},
    }
    for a, b, c, d, e in product((0, 2), (0, 1), (0, 1), (0, 1), (0, 1))
]


def counts(space: Space) -> dict[str, int]:
    c = space.count
    return {
        "ct": c[1], "gt": c[3], "gp": c[4], "tb": c[5], "tu": c[6], "ta": c[7], "wb": c[8], "wu": c[9], "wa": c[10],
        "cb": c[0], "gb": c[2],
    }  # fmt: skip


def may_terror(x: Space) -> bool:
    """3.3.4a: an Underground Taliban Guerrilla; a road that is not sabotaged yet."""
    return counts(x)["tu"] > 0 and not x.sabotage and x.area.kind != "pakistan"


def may_attack(x: Space) -> bool:
    """3.3.3a: a Taliban Guerrilla and an Enemy piece."""
    n = counts(x)
    return n["tu"] + n["ta"] > 0 and sum(n.values()) > n["tu"] + n["ta"] + n["tb"]


def may_rally(x: Space) -> bool:
    """3.3.1a: no road; Neutral, Opposition or Pashtun."""
    return x.area.kind != "loc" and (x.level < 1 or x.area.pashtun)


def may_coalition_assault(x: Space) -> bool:
    """3.2.4a: Coalition Troops, and an Active Guerrilla or a Base whose faction has no Guerrillas there."""
    n = counts(x)
    hit = n["ta"] or n["wa"] or (n["tb"] and not n["tu"]) or (n["wb"] and not n["wu"])
    return n["ct"] > 0 and bool(hit)


def may_coalition_train(x: Space) -> bool:
    """3.2.1a: Kabul, or an Afghan Province with Coalition pieces."""
    return x.id == "kabul" or (x.area.kind == "province" and counts(x)["ct"] + counts(x)["cb"] > 0)


@pytest.mark.parametrize("place", range(len(SMALL)))
@pytest.mark.parametrize(
    ("faction", "operation", "allowed"),
    [
        ("taliban", "terror", may_terror),
        ("taliban", "attack", may_attack),
        ("taliban", "rally", may_rally),
        ("coalition", "assault", may_coalition_assault),
        ("coalition", "train", may_coalition_train),
    ],
)
def test_spaces_offered_are_those_the_rule_allows(place: int, faction: str, operation: str, allowed: Any) -> None:
    table = turn(faction, SMALL[place])
    expected = {x.id for x in table.state.spaces.values() if allowed(x)}
    assert (operation in offered(table)) is bool(expected)
    if expected:
        play(table, operation)
        asked = table.state if purpose(table).endswith("_where") else None
        if asked is not None:
            assert spaces_offered(table) == expected
        else:
            assert len(expected) == 1


@pytest.mark.parametrize("origin", sorted(AREAS))
def test_taliban_march_to_every_adjacent_space(origin: str) -> None:
    table = play(turn("taliban", {origin: {"taliban": 1}}), "march")
    if origin in offered(table):
        play(table, origin)
    assert spaces_offered(table) == set(AREAS[origin].adjacent)


def test_an_operation_is_taken_back_by_the_law_of_the_table() -> None:
    """Going back is the table's undo: until something is rolled, and not behind an answer of somebody else."""
    spaces = {"kandahar": {"taliban": 2, "police": 1}, "zabol": {"taliban": 1, "police": 1}}
    table = turn("taliban", spaces, dice=[6, 6])
    assert not table.free_undo
    before = table.game.write_position(table.state)
    play(table, "rally", "kandahar", "rally_place")
    assert table.state.resources["taliban"] == 19
    assert "back" not in offered(table)
    table.undo(to=0, by="taliban")
    assert purpose(table) == "act"
    assert table.game.write_position(table.state) == before
    play(table, "attack", "kandahar", "attack")
    with pytest.raises(CannotUndo):
        table.undo(to=0, by="taliban")


def test_what_another_faction_gave_is_not_taken_back() -> None:
    table = play(turn("taliban", {"kandahar": {"taliban": 2}}), "rally", "ask_gift", "warlords")
    assert table.question is not None
    assert table.question.seat == "warlords"
    play(table, 5)
    assert purpose(table) == "rally_where"
    with pytest.raises(CannotUndo):
        table.undo(to=0, by="taliban")
    own = play(turn("taliban", {"kandahar": {"taliban": 2}}), "rally", "give", "warlords", 5)
    own.undo(to=0, by="taliban")
    assert own.state.resources["warlords"] == 20


@pytest.mark.rule("plain", "4.5.3", "6.6.1a")
@pytest.mark.parametrize(("box", "bribed"), [("hostility", False), ("tolerance", True)])
def test_nobody_can_be_bribed_to_hide_in_a_hostile_pakistan(box: str, bribed: bool) -> None:
    spaces = {"waziristan": {"taliban_active": 2}, "herat": {"police": 1}}
    table = play(turn("warlords", spaces, islamabad={"box": box}), "rally", "suborn", "waziristan")
    assert ("suborn_hide" in offered(table) and purpose(table) == "suborn_how") is bribed


def test_an_operation_that_cannot_be_paid_is_not_offered_and_says_why() -> None:
    poor = turn("government", {"herat": {"troops": 2, "taliban_active": 1}}, resources={"government": 2}, patronage=0)
    assert offered(poor) == ["pass", "event"]
    assert {no.key for no in poor.impossible()} == {"train", "patrol", "sweep", "assault"}
    rich = turn("government", {"herat": {"troops": 2, "taliban_active": 1}})
    said = play(rich, "assault").forecast("herat") if purpose(play(rich)) == "assault_where" else None
    assert said is None or said.cost is not None


def test_forecasts() -> None:
    spaces = {"herat": {"troops": 4, "taliban_active": 3}, "balkh": {"troops": 2, "taliban_active": 1}}
    said = play(turn("government", spaces), "assault").forecast("herat")
    assert said is not None
    assert said.cost is not None
    assert said.cost.args == {"count": 3, "faction": "government"}
    assert [message.id for message in said.leads_to] == ["forecast-removed"]
    said = play(turn("government", spaces), "assault").forecast("balkh")
    assert said is not None
    assert [message.id for message in said.leads_to] == ["forecast-removed"]
    fight = {"kandahar": {"taliban_active": 3, "police": 1}, "zabol": {"taliban_active": 1, "police": 1}}
    attack = play(turn("taliban", fight), "attack").forecast("kandahar")
    assert attack is not None
    assert str(attack.chance) == "1/2"
    passing = scene(eligible=["taliban"]).forecast("pass")
    assert passing is not None
    assert passing.leads_to[0].args == {"count": 1, "faction": "taliban"}
