"""What spaces are worth to a faction, and what the others could do there: what a person is shown who points."""

from __future__ import annotations

from typing import Any

from sandtable import Table
from sandtable.core.game import games
from tests.plain.scene import play, turn

PLAIN = games()["plain"]
SPACES: Any = {
    "kandahar": {"coalition_troops": 1, "police": 2, "taliban": 1, "taliban_active": 2, "support": "support"},
    "zabol": {"taliban": 1, "taliban_bases": 1},
}


def worths(table: Table) -> dict[str, float]:
    """What the options are worth to the seat that is asked."""
    asked = table.question
    assert asked is not None
    return dict(PLAIN.worths(table.seen_by(asked.seat), asked))


def others(table: Table, faction: str, space: str) -> set[tuple[str, str]]:
    """Who else could do what in a space."""
    return {(each.seat, each.key) for each in PLAIN.others_could(table.seen_by(faction), faction, f"space:{space}")}


def test_opposition_where_people_live_is_worth_most() -> None:
    table = turn("taliban", SPACES)
    play(table, "terror")
    found = worths(table)
    assert max(found, key=found.__getitem__) == "kandahar"
    assert found["zabol"] < found["kandahar"]


def test_a_base_that_can_be_built_is_worth_most_and_said() -> None:
    table = turn("taliban", SPACES)
    play(table, "rally")
    found = worths(table)
    assert max(found, key=found.__getitem__) == "kandahar"  # three Guerrillas: one is left to guard it
    forecast = table.forecast("kandahar")
    assert forecast is not None
    assert [message.id for message in forecast.leads_to] == ["forecast-base-possible", "forecast-places"]
    elsewhere = table.forecast("helmand")
    assert elsewhere is not None
    assert [message.id for message in elsewhere.leads_to] == ["forecast-places"]


def test_the_thumb_is_silent_where_nothing_is_judged() -> None:
    assert worths(turn("taliban", SPACES)) == {}  # no operation names a space


def test_the_others_could_do_what_their_rules_allow_there() -> None:
    table = turn("taliban", SPACES)
    there = others(table, "taliban", "kandahar")
    assert {("coalition", "sweep"), ("coalition", "assault"), ("warlords", "rally")} <= there
    assert not any(faction == "taliban" for faction, _ in there)
    assert ("taliban", "attack") in others(table, "coalition", "kandahar")
    assert ("taliban", "march") in others(table, "government", "helmand")
    assert others(table, "taliban", "nowhere") == set()
