"""An operation with its special activity has a space in the end, and is offered if it can have one (3.1a, 4.1a)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.plain.activities.menu import GOING_WITH
from sandtable.plain.changes import NoAssault
from sandtable.plain.operations.where import has_space
from sandtable.plain.play import Play
from sandtable.plain.sequence import can_operate
from sandtable.plain.terms import COIN_OPERATIONS, FACTIONS, INSURGENT_OPERATIONS
from sandtable.plain.under_way import Action
from tests.plain.reaching import activity, by_lot, endings, opens
from tests.plain.scene import CARD, play, turn
from tests.playing import offered, purpose

POOR = {"government": 0, "taliban": 0, "warlords": 0}
OPERATIONS = [
    (faction, name)
    for faction in FACTIONS
    for name in (COIN_OPERATIONS if faction in ("coalition", "government") else INSURGENT_OPERATIONS)
    if name != "patrol"  # which is paid for before anything else
]

SMALL: dict[str, dict[str, Any]] = {
    "nothing": {},
    "troops elsewhere": {"spaces": {"herat": {"coalition_troops": 1}, "balkh": {"taliban_active": 1}}},
    "government troops elsewhere": {"spaces": {"kabul": {"troops": 2}, "konduz": {"taliban_active": 1}}},
    "one troop too few": {"spaces": {"kabul": {"troops": 1}, "konduz": {"taliban_active": 1}}},
    "mountains": {"spaces": {"kabul": {"troops": 2}, "bamian": {"taliban_active": 1}}},
    "a toll too much": {
        "spaces": {"kabul": {"troops": 2}, "konduz": {"taliban_active": 1}},
        "resources": {"government": 3, "taliban": 0, "warlords": 0},
    },
    "a base alone": {"spaces": {"herat": {"coalition_bases": 1}, "kabul": {"troops": 1}}},
    "partners": {
        "spaces": {"herat": {"coalition_troops": 1}, "balkh": {"taliban_active": 1}, "kabul": {"troops": 1}},
        "momentum": ["partnering_policy:shaded"],
    },
    "no partners": {
        "spaces": {"herat": {"coalition_troops": 1}, "balkh": {"taliban_active": 1}},
        "momentum": ["partnering_policy:shaded"],
    },
    "a base to be found": {
        "spaces": {"herat": {"coalition_troops": 1}, "balkh": {"taliban_bases": 1}},
        "capabilities": {"find_fix_finish": "shaded"},
    },
    "hidden ones to be found": {
        "spaces": {"herat": {"coalition_troops": 1}, "balkh": {"taliban": 1}},
        "capabilities": {"find_fix_finish": "unshaded"},
    },
    "sandstorms": {
        "spaces": {"herat": {"coalition_troops": 1}, "balkh": {"taliban_active": 1}},
        "momentum": ["sandstorms:unshaded"],
    },
    "poor taliban": {"spaces": {"kandahar": {"taliban": 1, "police": 1}, "farah": {"taliban": 1}}, "resources": POOR},
    "one hidden": {"spaces": {"kandahar": {"taliban": 1}}, "resources": POOR},
    "one hidden more": {"spaces": {"kandahar": {"taliban": 2}}, "resources": POOR},
    "beggars' bases": {"spaces": {"kandahar": {"taliban": 3, "warlord_bases": 1}}, "resources": POOR},
    "poor warlords": {"spaces": {"balkh": {"warlords": 1, "warlord_bases": 1}}, "resources": POOR},
    "half of nothing": {
        "spaces": {"balkh": {"warlords": 1, "warlord_bases": 1}},
        "resources": POOR,
        "momentum": ["counter_narc:unshaded"],
    },
    "warlords in the open": {"spaces": {"balkh": {"warlords_active": 1}, "loc_kabul_aibak": {"warlords_active": 1}}},
    "two resources": {
        "spaces": {"balkh": {"warlords_active": 1}},
        "resources": {"government": 0, "taliban": 0, "warlords": 2},
    },
    "a road for two resources": {
        "spaces": {"loc_kabul_aibak": {"warlords_active": 1}},
        "resources": {"government": 0, "taliban": 0, "warlords": 2},
    },
    "no recruits": {
        "spaces": {"balkh": {"warlords": 15, "government_bases": 1, "coalition_bases": 1}},
        "resources": {"government": 0, "taliban": 0, "warlords": 3},
    },
    "no recruits either": {
        "spaces": {"kandahar": {"taliban": 30, "government_bases": 1, "coalition_bases": 1, "police": 1}},
        "resources": {"government": 0, "taliban": 1, "warlords": 0},
    },
    "too many police": {
        "spaces": {"kandahar": {"taliban": 30, "government_bases": 1, "coalition_bases": 1, "police": 2}},
        "resources": {"government": 0, "taliban": 1, "warlords": 0},
    },
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.rule("plain", "3.1a", "4.1a", "4.1-ex1")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
@pytest.mark.parametrize("name", SMALL)
def test_an_operation_is_offered_if_it_has_a_space_after_its_special_activity(
    name: str, faction: str, operation: str
) -> None:
    """Every answer to every special activity is tried, so that nothing is offered in vain and nothing is missing."""
    keys_of = {"patronage": 0, **SMALL[name]}
    table = turn(faction, keys_of.pop("spaces", {}), **keys_of)
    s = table.state
    now = has_space(s, Action(faction, operation))
    after = any(
        opens(end, faction, operation)
        for special, each in GOING_WITH[faction, operation]
        if each.possible(Play(s.copy(), None), Action(faction, operation, may_special=True))
        for end in endings(s, activity(faction, operation, special))
    )
    alone = s.copy()  # where nobody has anything to give
    alone.resources = {each: s.resources[each] if faction in (each, "coalition") else 0 for each in s.resources}
    assert can_operate(alone, Action(faction, operation, may_special=True)) is (now or after)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_offered_has_no_space_after_any_special_activity(seed: int) -> None:
    """In games that are played by lot whatever is not offered is tried with activities that are played by lot."""
    seats = dict.fromkeys(FACTIONS, "random")
    table = Table.new("plain", scenario=("short", "main")[seed % 2], seats=seats, seed=seed)
    tried = 0
    for step in [step for step in table.steps if step.state.step == "faction"][seed::17]:
        for faction, operation in OPERATIONS:
            action = Action(faction, operation, may_special=True)
            if can_operate(step.state, action) or step.state.in_force(NoAssault):
                continue
            for special, each in GOING_WITH[faction, operation]:
                if each.possible(Play(step.state.copy(), None), action):
                    found = by_lot(step.state, activity(faction, operation, special), (seed, special), 5)
                    assert not any(opens(end, faction, operation) for end in found), (operation, special)
                    tried += 1
    assert tried


# -- a special activity beside an operation in no space


@pytest.mark.rule("plain", "4.1a", "3.1a")
def test_no_special_activity_beside_an_operation_in_no_space() -> None:
    governed = {"herat": {"troops": 3, "police": 1, "support": "support"}}
    table = turn("government", governed, resources={"government": 0, "taliban": 20, "warlords": 20})
    play(table, "train")
    assert not {"govern", "transport"} & set(offered(table))
    play(table, "ask_gift", "taliban", 3)
    play(table, "govern", "govern_patronage")
    assert table.state.patronage > 5
    assert "done" not in offered(table)  # the Train comes, too
    assert not {"give", "lift", "ask_gift"} & set(offered(table))  # nothing comes between
    play(table, "herat")
    assert "done" in offered(table)


@pytest.mark.rule("plain", "4.1a", "3.1a")
def test_an_operation_in_no_space_is_none() -> None:
    table = turn("government", {"herat": {"police": 1}}, resources={"government": 0, "taliban": 9, "warlords": 0})
    play(table, "train", "ask_gift", 0, "done")
    assert purpose(table) == "act"
    assert "train" not in offered(table)
    assert table.notes[-1].message.id == "note-operation-vain"
    play(table, "pass")
    assert table.state.played[-1] == CARD
    assert not table.state.spent
    assert not table.state.asked


@pytest.mark.rule("plain", "4.1a")
@pytest.mark.parametrize(
    ("faction", "keys_of", "answers", "activity_name"),
    [
        (
            "coalition",
            {"spaces": {"herat": {"coalition_troops": 1, "taliban_active": 1}}},
            ("assault", "air_strike", "herat", "done"),
            "air_strike",
        ),
        (
            "taliban",
            {"spaces": {"kandahar": {"taliban": 1}}},
            ("terror", "extort"),
            "extort",
        ),
    ],
)  # fmt: skip
def test_an_activity_that_leaves_no_space_is_none(
    faction: str, keys_of: dict[str, Any], answers: tuple[str, ...], activity_name: str
) -> None:
    table = turn(faction, **keys_of)
    before = table.position()
    for answer in answers:
        if table.question is not None and answer in offered(table):
            play(table, answer)
    assert any(note.message.id == "note-activity-vain" for note in table.notes)
    assert purpose(table).endswith("_where")
    assert activity_name not in offered(table)
    now = table.game.write_position(table.state)
    assert now.pop("turn")["under_way"]["vain"] == [activity_name]
    assert now == before
