"""Which spaces go first in the steps of the book (section 8), row by row."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.plain.nonplayers import buying, reacting, surging
from sandtable.plain.nonplayers.book import (
    air,
    coalition_fight,
    government_fight,
    government_train,
    taliban,
    taliban_march,
    warlords,
)
from sandtable.plain.nonplayers.steps import Step
from sandtable.plain.terms import (
    ASSAULT,
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    MARCH,
    SWEEP,
    TALIBAN,
    WARLORDS,
)
from sandtable.plain.under_way import Action
from tests.plain.nonplayers import Made, book_plays, both, check_first

EAST_ROAD, NORTH_ROAD, SOUTH_ROAD = "loc_kabul_tor_kham", "loc_kabul_aibak", "loc_kandahar_kabul"
RAID = coalition_fight.assault_step(Action(COALITION, ASSAULT), False)
ASSAULTED = government_fight.assault_step(Action(GOVERNMENT, ASSAULT))
STRIKE_BASE, STRIKE_LAST, STRIKE_MOST = air.strike_steps(Action(COALITION, SWEEP))
SPONSORED = {"islamabad": {"box": "sponsorship", "hard": True}}
OPPOSED = {"support": "opposition"}
BESIEGED = {"coalition_troops": 1, "taliban_active": 1}


@pytest.mark.parametrize(
    ("step", "spaces", "around", "keys"),
    [
        # the Coalition (8.8)
        (RAID, {"herat": {"coalition_troops": 1, "taliban_bases": 1}, "balkh": BESIEGED}, {}, {}),
        (RAID, {"herat": {"coalition_troops": 2, "taliban_active": 2}, "balkh": BESIEGED}, {}, {}),
        (RAID, both(BESIEGED, "balkh", "herat"), {}, {}),
        (surging.BASE_IN, both({"police": 1}, "balkh", "herat"), {}, {}),
        (
            surging.BASE_IN,
            {"baghlan": {"police": 1}, "balkh": {"police": 1, "government_bases": 1}},
            {},
            {},
        ),
        (STRIKE_BASE, both({"taliban_bases": 1}, "waziristan", "herat"), {}, SPONSORED),
        (STRIKE_LAST, both({"taliban_active": 1}, "waziristan", "herat"), {}, SPONSORED),
        (STRIKE_MOST, both({"taliban_active": 2}, "waziristan", "herat"), {}, SPONSORED),
        (STRIKE_MOST, {"herat": {"taliban_active": 3}, "waziristan": {"taliban_active": 2}}, {}, SPONSORED),
        (buying.STEPS[COALITION], both({}, "balkh", "herat"), {}, {}),
        (buying.STEPS[COALITION], {"herat": OPPOSED, "balkh": {}}, {}, {}),
        (buying.STEPS[COALITION], {"baghlan": {}, "balkh": {"terror": 1}}, {}, {}),
        (reacting.REAPERS, both({}, "balkh", "herat"), {}, {}),
        (reacting.REAPERS, {"baghlan": {"support": "support"}, "balkh": {}}, {}, {}),
        # the Government (8.6)
        (government_fight.OUTNUMBERED, both({"taliban": 1}, "kabul", EAST_ROAD), {}, {}),
        (government_fight.OUTNUMBERED, both({"taliban": 1}, EAST_ROAD, NORTH_ROAD), {}, {}),
        (government_fight.MOST_OF_KIND[GOVERNMENT_POLICE], {"herat": {"police": 3}, "balkh": {"police": 2}}, {}, {}),
        (government_fight.MOST_OF_KIND[GOVERNMENT_TROOPS], {"herat": {"troops": 3}, "balkh": {"troops": 2}}, {}, {}),
        (
            government_fight.IN_PLACE,
            {"herat": {"police": 3, "taliban": 1, "warlords": 2}, "balkh": {"police": 3, "taliban": 1, "warlords": 1}},
            {},
            {},
        ),
        (government_fight.IN_PLACE, both({"police": 2, "taliban": 1}, "kabul", "herat"), {}, {}),
        (
            ASSAULTED,
            {"herat": {"troops": 4, "warlords_active": 2}, "balkh": {"troops": 4, "warlords_active": 1}},
            {},
            {},
        ),
        (
            government_train.CUBES,
            {"herat": {"government_bases": 1}, "balkh": {"government_bases": 1, "police": 1}},
            {},
            {},
        ),
        (government_train.to_control(3), both({}, "balkh", "herat"), {}, {}),
        (government_train.to_control(3), {"baghlan": {"taliban": 1}, "balkh": {"warlords": 1}}, {}, {}),
        (buying.GOVERNMENT_SUPPORT, both({}, "balkh", "herat"), {}, {}),
        (buying.GOVERNMENT_SUPPORT, {"baghlan": {}, "balkh": {"terror": 1}}, {}, {}),
        (
            buying.GOVERNMENT_RELIEF,
            {"balkh": {**OPPOSED, "terror": 1}, "herat": OPPOSED},
            {},
            {"resources": {"government": 6}},
        ),
        # the Taliban (8.7)
        (taliban.AMBUSH_COALITION, both({"taliban": 1, "coalition_troops": 1}, "herat", NORTH_ROAD), {}, {}),
        (taliban.AMBUSH_OTHERS, both({"taliban": 1, "police": 1}, "herat", NORTH_ROAD), {}, {}),
        (
            taliban.FEWEST,
            {"herat": {"taliban": 1, "police": 1}, "balkh": {"taliban": 2, "coalition_troops": 1}},
            {},
            {},
        ),
        (
            taliban.FEWEST,
            {"herat": {"taliban": 1, "coalition_troops": 1}, "balkh": {"taliban": 1, "government_bases": 1}},
            {},
            {},
        ),
        (
            taliban.FEWEST,
            {"herat": {"taliban": 1, "government_bases": 1}, "balkh": {"taliban": 1, "police": 1}},
            {},
            {},
        ),
        (taliban.PEOPLE, both({"taliban": 1}, "balkh", "herat"), {}, {}),
        (
            lambda s: taliban_march.onto_roads(taliban_march.Marchers(s, Action(TALIBAN, MARCH))),
            both({}, EAST_ROAD, SOUTH_ROAD),
            {"khowst": {"taliban": 5}},
            {},
        ),
        (buying.STEPS[TALIBAN], {"herat": {"support": "support"}, "balkh": {}}, {}, {}),
        (buying.STEPS[TALIBAN], {"baghlan": {}, "balkh": {"terror": 1}}, {}, {}),
        (reacting.RECRUIT, {"herat": {"taliban_bases": 1}, "balkh": {"police": 1}}, {}, {}),
        (reacting.RECRUIT, {"herat": {"police": 1}, "balkh": {"police": 2}}, {}, {}),
        (
            lambda s: reacting.first_charge(
                {NORTH_ROAD: [(s["kabul"], COALITION_TROOPS)], EAST_ROAD: [(s["kabul"], GOVERNMENT_TROOPS)]}
            ),
            {NORTH_ROAD: {"taliban": 1}, EAST_ROAD: {"taliban": 2}},
            {},
            {},
        ),
        (
            lambda s: reacting.first_charge({id: [(s["kabul"], GOVERNMENT_POLICE)] for id in (NORTH_ROAD, EAST_ROAD)}),
            {NORTH_ROAD: {"taliban": 1, "taliban_active": 2}, EAST_ROAD: {"taliban": 2}},
            {},
            {},
        ),
        (reacting.IED_SPACE, {"herat": {"coalition_troops": 1}, "balkh": {"police": 1}}, {}, {}),
        # the Warlords (8.5)
        (warlords.SUBORN_CONTROL, {"herat": {"government_bases": 1}, "balkh": {"police": 1}}, {}, {}),
        (
            lambda s: warlords.against_control(warlords.Marchers(s, Action(WARLORDS, MARCH))),
            both({"police": 1}, "balkh", "faryab"),
            {"sar_e_pol": {"warlords": 4}},
            {},
        ),
    ],
)
def test_the_first_of_these_goes_first(
    step: Step | Made, spaces: dict[str, Any], around: dict[str, Any], keys: dict[str, Any]
) -> None:
    check_first(step, spaces, (), around, **keys)


@pytest.mark.rule("plain", "8.6.3")
def test_the_assault_of_a_patrol_is_where_most_taliban_go() -> None:
    spaces = {
        "kabul": {"police": 4, "troops": 4},
        EAST_ROAD: {"taliban": 4},
        NORTH_ROAD: {"warlords_active": 2, "police": 4},
        "loc_toraghondi_farah": {"police": 20, "troops": 24, "taliban_active": 1},
    }
    done = book_plays("government", spaces)
    assert done.rows("government_patrol_assault") == [("taliban_removed", [EAST_ROAD])]
