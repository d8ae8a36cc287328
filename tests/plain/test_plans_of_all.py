"""Every operation of every faction, alone and with every special activity: it can be planned, is priced, is done."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.rehearsing import ASKED, DIE, REFUSED, USED, Intention, Rehearsal
from sandtable.plain.activities.menu import GOING_WITH
from sandtable.plain.planning import PARTS, PLANNING
from sandtable.plain.terms import COIN_OPERATIONS, FACTIONS, INSURGENT_OPERATIONS, INSURGENTS
from sandtable.web.messages import Intended
from sandtable.web.rehearsing import rehearsal_json
from tests.plain.scene import turn

SPACES = {
    "kabul": {"coalition_bases": 1, "coalition_troops": 6, "troops": 6, "police": 4, "support": "support"},
    "khowst": {"coalition_troops": 2, "troops": 3, "police": 1, "taliban_active": 2, "taliban": 2, "warlords": 1},
    "kandahar": {"coalition_bases": 1, "coalition_troops": 4, "troops": 4, "police": 2, "taliban": 2},
    "helmand": {"taliban_bases": 1, "taliban": 4, "taliban_active": 1, "police": 1, "warlords": 1},
    "konduz": {"warlord_bases": 1, "police": 2, "troops": 2, "warlords_active": 1},
    "baghlan": {"warlord_bases": 1, "police": 2, "troops": 2},
    "balkh": {"police": 2, "troops": 1, "support": "support"},
    "badghis": {"warlord_bases": 1, "warlords": 3, "warlords_active": 1, "troops": 1},
    "faryab": {"warlords": 3},
    "paktika": {"taliban_active": 3, "police": 1},
    "waziristan": {"taliban_bases": 1, "taliban": 4},
    "loc_kabul_aibak": {"police": 2, "taliban": 1, "warlords": 1},
}
"""Something to do for everybody."""
ALL = [
    (faction, operation, special)
    for faction in FACTIONS
    for operation in (INSURGENT_OPERATIONS if faction in INSURGENTS else COIN_OPERATIONS)
    for special in (None, *(name for name, _ in GOING_WITH[faction, operation]))
]
WHERE = {("taliban", "attack"): "paktika", ("warlords", "rally"): "faryab", ("warlords", "march"): "ghowr"}
"""Where an operation makes room for every special activity."""
PRICED = {"train", "sweep", "assault", "rally", "march", "attack", "terror"}


class Planner:
    """Somebody who plans: rows are added where the plan can go on, and the rest goes by default."""

    def __init__(self, faction: str) -> None:
        self.table: Table = turn(faction, SPACES, card=13, next=14)
        self.faction = faction
        self.plan: list[Intention] = []

    def says(self, *intentions: Intention) -> Planner:
        """Something more is meant."""
        self.plan += intentions
        return self

    def tried(self) -> Rehearsal:
        """What would become of the plan."""
        return self.table.rehearse(self.plan, self.faction, by_default=True)

    def adds(self, part: str, place: str = "") -> Planner:
        """Point at a place that a part of the plan offers, or at the first."""
        found = self.tried()
        replies = [(reply.question, reply.before) for reply in found.replies]
        asked = [*replies, *([(found.question, found.seen())] if found.question is not None else [])]
        offering = [each for each in asked if PARTS.get(each[0].purpose) == part]
        if not offering:
            return self  # there is one place for it, of which nobody is asked
        question, seen = offering[-1]
        ways = PLANNING.ways(seen, question)
        if ways:
            return self.says(*(ways[f"space:{place}"] if place else next(iter(ways.values())))[0])
        chosen = place or next(option.key for option in question.options if option.target is not None)
        return self.says(Intention(question.purpose, (chosen,)))

    def begins(self, special: str) -> Planner:
        """Choose a special activity wherever it is offered: after the spaces, but before a die."""
        found = self.tried()
        offering = next(reply for reply in reversed(found.replies) if special in reply.question.keys)
        said = Intention(offering.question.purpose, (special,))
        if found.stopped == DIE:
            self.plan.insert(self.plan.index(Intention(offering.question.purpose, tuple(offering.keys))), said)
            return self
        return self.says(said)

    def told(self) -> dict[str, Any]:
        """The plan as a browser is told of it."""
        said = [
            Intended(purpose=each.purpose, keys=list(each.keys), about=dict(each.about), if_possible=each.if_possible)  # type: ignore[arg-type]
            for each in self.plan
        ]
        return rehearsal_json(self.table, self.faction, said)


def test_all_operations_and_special_activities_are_here() -> None:
    assert len([each for each in ALL if each[2] is None]) == 16
    assert {special for _, _, special in ALL if special} == {name for each in GOING_WITH.values() for name, _ in each}


@pytest.mark.parametrize(("faction", "operation", "special"), ALL)
def test_it_is_planned_priced_and_carried_out(faction: str, operation: str, special: str | None) -> None:
    planner = Planner(faction).says(Intention("act", (operation,))).adds(operation, WHERE.get((faction, operation), ""))
    if special is not None:
        planner.begins(special)
        if special != "traffic":  # wherever there is Traffic it is by default
            planner.adds(special)
    found = planner.tried()
    assert REFUSED not in {row.fate for row in found.rows}
    assert {row.fate for row in found.rows if row.intention.purpose in {"act", *PARTS}} == {USED}
    assert found.stopped != ASKED or (found.question is not None and found.question.purpose == "act")
    told = planner.told()
    assert told["changes"], "it is foreseen what it changes"
    if operation in PRICED:
        asked = {"march": "march_to"}.get(operation, f"{operation}_where")
        row = next(reply for reply in told["replies"] if reply["purpose"] == asked)
        known = next(option["forecast"] for option in row["options"] if option["key"] == row["keys"][0])
        assert known is not None
        assert known["cost"] is not None, "it is said what it costs"
    said = [Intention(r.question.purpose, tuple(r.keys), dict(r.question.about)) for r in found.replies]
    assert list(planner.table.carry_out(said, faction)) == list(range(len(said)))
    answered = [key for entry in planner.table.journal if entry.who == faction for key in entry.value]
    assert answered[0] == operation
    assert special is None or special in answered
    told_of = {note.message.args.get("activity") for note in planner.table.notes if note.message.id == "note-activity"}
    assert told_of == {special} - {None}


def test_an_attack_is_an_ambush_where_it_can_be() -> None:
    planner = Planner("taliban").says(Intention("act", ("attack",))).adds("attack", "khowst")
    how = next(reply for reply in planner.tried().replies if reply.question.purpose == "attack_how")
    assert how.keys == ("ambush",)
