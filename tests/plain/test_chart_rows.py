"""Which spaces go first in the steps of the flow charts, row by row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sandtable.core.game import Setup
from sandtable.plain.executing import Action
from sandtable.plain.nonplayers.charts import (
    air,
    coalition,
    government,
    government_activities,
    surge,
    taliban,
    warlords,
)
from sandtable.plain.nonplayers.steps import Step
from sandtable.plain.state import State
from sandtable.plain.terms import ASSAULT, COALITION, FACTIONS, GOVERNMENT, SWEEP
from tests.plain.nonplayers import PLAIN, seats
from tests.plain.scene import document

EAST_ROAD, RICH_ROAD, NORTH_ROAD = "loc_kabul_tor_kham", "loc_kandahar_spin_boldak", "loc_kabul_aibak"
CONTROL, REMOVES = government._assault_steps(Action(GOVERNMENT, ASSAULT))
STRIKE_BASE, STRIKE = air._steps(Action(COALITION, SWEEP))
Row = dict[str, Any]


def first(step: Step, spaces: dict[str, Row], players: Sequence[str]) -> list[str]:
    """The spaces that the rows of a step leave of those given, all of which fit."""
    nonplayers = [each for each in FACTIONS if each not in players]
    state: State = PLAIN.read_position(document(spaces), Setup("plain", seats(nonplayers, "chart")))
    left = [state[id] for id in spaces]
    assert all(step.fits(state, space) for space in left)
    for row in step.rows:
        left = list(row.narrowed(state, left))
    return [space.id for space in left]


def both(row: Row, *ids: str) -> dict[str, Row]:
    """The same in several spaces."""
    return {id: dict(row) for id in ids}


@pytest.mark.parametrize(
    ("step", "spaces", "players"),
    [
        (warlords.BASE, both({"warlords": 3}, "balkh", "herat"), ()),
        (
            warlords.IN_ITS_PLACE,
            both({"warlords": 3, "government_bases": 1, "coalition_bases": 1}, "balkh", "herat"),
            (),
        ),
        (warlords.GUARD, {"balkh": {"warlord_bases": 2}, "konduz": {"warlord_bases": 1}}, ()),
        (warlords.AT_BASES, both({"warlord_bases": 1}, "balkh", "herat"), ()),
        (warlords.UNSETTLE, both({"warlords": 1, "support": "support"}, "balkh", "herat"), ()),
        (warlords.STRIKE, both({"warlords": 4, "police": 5}, "balkh", "herat"), ("government",)),
        (warlords.SOWN, {"herat": {"warlord_bases": 1}, "balkh": {}}, ()),
        (warlords.SOWN, both({}, "balkh", "herat"), ()),
        (warlords.ANY_CONTROL, {"balkh": {"police": 2}, "konduz": {"taliban": 2, "police": 1}}, ()),
        (taliban.BARE, both({"taliban_bases": 1}, "kandahar", "ghazni"), ()),
        (taliban.BASE, both({"taliban": 3}, "waziristan", "kandahar"), ()),
        (taliban.BASE, both({"taliban": 3}, "kandahar", "ghazni"), ()),
        (taliban.HIDE, both({"taliban_bases": 1, "taliban_active": 1, "police": 1}, "kandahar", "ghazni"), ()),
        (taliban.AT_BASES, both({"taliban_bases": 1}, "ghazni", "waziristan"), ()),
        (taliban.AT_BASES, both({"taliban_bases": 1}, "kandahar", "ghazni"), ()),
        (taliban.PEOPLE, both({"taliban": 1, "support": "support"}, "kandahar", "ghazni"), ()),
        (taliban.CROSSED, {"zabol": {"police": 3}, "nimruz": {"warlords": 3}}, ()),
        (taliban.CROSSED, {"nimruz": {"warlords": 3}, "zabol": {"police": 3}}, ("warlords",)),
        (taliban.CROSSED, {"zabol": {"troops": 4}, "nimruz": {"troops": 3}}, ("government",)),
        (taliban.CROSSED, {"zabol": {"troops": 2}, "nimruz": {"troops": 3}}, ()),
        (taliban.CROSSED, both({"troops": 3}, "kandahar", "ghazni"), ()),
        (CONTROL, both({"troops": 4, "warlords_active": 4}, "balkh", "herat"), ()),
        (REMOVES, {"herat": {"troops": 2, "taliban_active": 1}, NORTH_ROAD: {"troops": 9, "taliban_active": 4}}, ()),
        (REMOVES, {"herat": {"troops": 6, "taliban_bases": 1}, "balkh": {"troops": 6, "taliban_active": 3}}, ()),
        (
            REMOVES,
            both({"troops": 6, "taliban_active": 3}, "herat") | {"balkh": {"troops": 2, "taliban_active": 3}},
            (),
        ),
        (government.BUILD, both({"police": 3}, "balkh", "herat"), ()),
        (government.CUBES, both({"coalition_bases": 1}, "balkh", "herat"), ()),
        (government.RELIEF, both({"police": 1, "support": "opposition"}, "balkh", "herat"), ()),
        (government.RELIEF, {"herat": {"police": 1, "support": "opposition"}, "balkh": {"police": 1}}, ()),
        (government_activities.ERADICATED, {"ghazni": {"support": "opposition"}, "faryab": {}}, ()),
        (government_activities.PATRONAGE, both({"police": 1, "support": "support"}, "kabul", "balkh"), ()),
        (
            government_activities.PEOPLE,
            {
                "herat": {"police": 1, "support": "support", "government_bases": 1},
                "balkh": {"police": 1, "support": "support", "coalition_bases": 1},
            },
            (),
        ),
        (government_activities.PEOPLE, both({"support": "support", "coalition_bases": 1}, "balkh", "herat"), ()),
        (government.PATROLLED[1], both({"warlords": 3}, EAST_ROAD, RICH_ROAD), ("warlords",)),
        (government.PATROLLED[2], both({}, EAST_ROAD, RICH_ROAD), ()),
        (government.IN_PLACE, {"balkh": {"police": 3, "warlords": 3}, "herat": {"police": 3, "warlords": 2}}, ()),
        (government.FROM_MOST[3], {"balkh": {"troops": 3}, "herat": {"troops": 2}}, ()),
        (government.FROM_MOST[4], {"balkh": {"police": 3}, "herat": {"police": 2}}, ()),
        (STRIKE_BASE, {"herat": {"taliban_bases": 1, "support": "support"}, "balkh": {"taliban_bases": 1}}, ()),
        (STRIKE_BASE, {"herat": {"taliban_bases": 1, "coalition_bases": 1}, "balkh": {"taliban_bases": 1}}, ()),
        (STRIKE, {"herat": {"taliban_active": 1}, "balkh": {"taliban_active": 2}}, ()),
        (STRIKE, {"herat": {"warlords_active": 2}, "balkh": {"taliban_active": 2}}, ("warlords",)),
        (STRIKE, {"herat": {"taliban_active": 2}, "balkh": {"warlords_active": 2}}, ()),
        (coalition.AT_SUPPORT, both({"coalition_troops": 1, "taliban": 1, "support": "support"}, "balkh", "herat"), ()),
        (coalition.MOST_TROOPS, {"herat": {"coalition_troops": 3}, "balkh": {"coalition_troops": 2}}, ()),
        (coalition.CUBES, {"herat": {"coalition_bases": 1}, "balkh": {"coalition_bases": 1, "troops": 1}}, ()),
        (coalition.CUBES, both({"coalition_bases": 1}, "balkh", "herat"), ()),
        (coalition.AT_HOME, both({"coalition_bases": 1}, "balkh", "kandahar"), ()),
        (coalition.AT_HOME, {"balkh": {"coalition_bases": 1}, "konduz": {"coalition_bases": 2, "taliban": 1}}, ()),
        (coalition.ABROAD, both({"coalition_troops": 1}, "balkh", "herat"), ()),
        (coalition.FEWEST_POLICE, {"herat": {"police": 1}, "balkh": {"police": 2}}, ()),
        (surge.BASE_IN, both({}, "balkh", "herat"), ()),
        (surge.BASE_FROM, both({"coalition_bases": 1}, "nimruz", "herat"), ()),
        (surge.HOME, {"herat": {"coalition_troops": 3}, "balkh": {"coalition_troops": 2}}, ()),
    ],
    ids=lambda value: value.name if isinstance(value, Step) else "",
)
def test_the_first_of_these_goes_first(step: Step, spaces: dict[str, Row], players: tuple[str, ...]) -> None:
    wanted = next(iter(spaces))
    assert first(step, spaces, players) == [wanted]
    backwards = dict(reversed(spaces.items()))
    assert first(step, backwards, players) == [wanted]
