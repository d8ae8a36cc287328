"""Which spaces go first in the steps of the flow charts, row by row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.plain.nonplayers.charts import (
    air,
    coalition,
    coalition_train,
    government,
    government_activities,
    government_train,
    surge,
    taliban,
    taliban_activities,
    taliban_march,
    warlords,
    warlords_activities,
)
from sandtable.plain.nonplayers.charts.marching import Marchers
from sandtable.plain.nonplayers.steps import Step
from sandtable.plain.state import State
from sandtable.plain.terms import ASSAULT, ATTACK, COALITION, GOVERNMENT, MARCH, SWEEP, TALIBAN, WARLORDS
from sandtable.plain.under_way import Action
from tests.plain.nonplayers import Made, both, chart_plays, check_first

EAST_ROAD, RICH_ROAD, NORTH_ROAD = "loc_kabul_tor_kham", "loc_kandahar_spin_boldak", "loc_kabul_aibak"
FAR_ROAD = "loc_toraghondi_farah"
CONTROL, REMOVES = government.assault_steps(Action(GOVERNMENT, ASSAULT))
STRIKE_BASE, STRIKE = air.strike_steps(Action(COALITION, SWEEP))
ON_BASES, AT_SUPPORT, ANYWHERE = coalition.assault_steps(Action(COALITION, ASSAULT))
ON_COALITION, BY_AMBUSH, _ = taliban.attack_steps(Action(TALIBAN, ATTACK, may_special=True))
CROWD = {"coalition_bases": 1, "coalition_troops": 1, "troops": 4}
NEIGHBOURS = {"samangan": {"coalition_troops": 3}}
OPPOSED = {
    **both({"support": "opposition", "taliban_bases": 1}, "kandahar", "khowst", "nuristan", "konduz"),
    **both({"support": "opposition", "taliban_bases": 2}, "kabul"),
}
HIDING = {"taliban": 6}


def _taliban_march(make: Callable[[Marchers], Step]) -> Made:
    return lambda s: make(taliban_march.marchers_of(s, Action(TALIBAN, MARCH)))


def _warlords_march(name: str) -> Made:
    def made(s: State) -> Step:
        steps = warlords.march_steps(s, warlords.marchers_of(s, Action(WARLORDS, MARCH)))
        return next(step for step in steps if step.name == f"chart_warlords_march_{name}")

    return made


BARE_BASE = _taliban_march(taliban_march.guard_a_base)
NEW_BASE = _taliban_march(taliban_march.settle_in)
ROAD = _taliban_march(taliban_march.onto_a_road)
NEUTRAL = _taliban_march(lambda marchers: taliban_march.alone_into(marchers)[0])
SUPPORTERS = _taliban_march(lambda marchers: taliban_march.alone_into(marchers)[1])


@pytest.mark.parametrize(
    ("step", "spaces", "players"),
    [
        (warlords.RALLY_BASE, both({"warlords": 3}, "balkh", "herat"), ()),
        (
            warlords.RALLY_REPLACE,
            both({"warlords": 3, "government_bases": 1, "coalition_bases": 1}, "balkh", "herat"),
            (),
        ),
        (warlords.RALLY_GUARD, {"balkh": {"warlord_bases": 2}, "konduz": {"warlord_bases": 1}}, ()),
        (warlords.RALLY_BASES, both({"warlord_bases": 1}, "balkh", "herat"), ()),
        (warlords.TERROR_ANY, both({"warlords": 1, "support": "support"}, "balkh", "herat"), ()),
        (warlords.ATTACK_WHERE, both({"warlords": 4, "police": 5}, "balkh", "herat"), ("government",)),
        (warlords_activities.CULTIVATE_WHERE, {"herat": {"warlord_bases": 1}, "balkh": {}}, ()),
        (warlords_activities.CULTIVATE_WHERE, both({}, "balkh", "herat"), ()),
        (warlords_activities.SUBORN_CONTROL, {"balkh": {"police": 2}, "konduz": {"taliban": 2, "police": 1}}, ()),
        (taliban.RALLY_BARE, both({"taliban_bases": 1}, "kandahar", "ghazni"), ()),
        (taliban.RALLY_BASE, both({"taliban": 3}, "waziristan", "kandahar"), ()),
        (taliban.RALLY_BASE, both({"taliban": 3}, "kandahar", "ghazni"), ()),
        (taliban.RALLY_HIDE, both({"taliban_bases": 1, "taliban_active": 1, "police": 1}, "kandahar", "ghazni"), ()),
        (taliban.RALLY_BASES, both({"taliban_bases": 1}, "ghazni", "waziristan"), ()),
        (taliban.RALLY_BASES, both({"taliban_bases": 1}, "kandahar", "ghazni"), ()),
        (taliban.TERROR_SUPPORT, both({"taliban": 1, "support": "support"}, "kandahar", "ghazni"), ()),
        (taliban_activities.INFILTRATE_WHERE, {"zabol": {"police": 3}, "nimruz": {"warlords": 3}}, ()),
        (taliban_activities.INFILTRATE_WHERE, {"nimruz": {"warlords": 3}, "zabol": {"police": 3}}, ("warlords",)),
        (taliban_activities.INFILTRATE_WHERE, {"zabol": {"troops": 4}, "nimruz": {"troops": 3}}, ("government",)),
        (taliban_activities.INFILTRATE_WHERE, {"zabol": {"troops": 2}, "nimruz": {"troops": 3}}, ()),
        (taliban_activities.INFILTRATE_WHERE, both({"troops": 3}, "kandahar", "ghazni"), ()),
        (CONTROL, both({"troops": 4, "warlords_active": 4}, "balkh", "herat"), ()),
        (REMOVES, {"herat": {"troops": 2, "taliban_active": 1}, NORTH_ROAD: {"troops": 9, "taliban_active": 4}}, ()),
        (REMOVES, {"herat": {"troops": 6, "taliban_bases": 1}, "balkh": {"troops": 6, "taliban_active": 3}}, ()),
        (
            REMOVES,
            both({"troops": 6, "taliban_active": 3}, "herat") | {"balkh": {"troops": 2, "taliban_active": 3}},
            (),
        ),
        (government_train.TRAIN_BASE, both({"police": 3}, "balkh", "herat"), ()),
        (government_train.TRAIN_CUBES, both({"coalition_bases": 1}, "balkh", "herat"), ()),
        (government_train.relief_where(20, 3), both({"police": 1, "support": "opposition"}, "balkh", "herat"), ()),
        (
            government_train.relief_where(20, 3),
            {"herat": {"police": 1, "support": "opposition"}, "balkh": {"police": 1}},
            (),
        ),
        (government_activities.ERADICATE_WHERE, {"ghazni": {"support": "opposition"}, "faryab": {}}, ()),
        (government_activities.GOVERN_PATRONAGE, both({"police": 1, "support": "support"}, "kabul", "balkh"), ()),
        (
            government_activities.GOVERN_PEOPLE,
            {
                "herat": {"police": 1, "support": "support", "government_bases": 1},
                "balkh": {"police": 1, "support": "support", "coalition_bases": 1},
            },
            (),
        ),
        (government_activities.GOVERN_PEOPLE, both({"support": "support", "coalition_bases": 1}, "balkh", "herat"), ()),
        (government.PATROLLED[1], both({"warlords": 3}, EAST_ROAD, RICH_ROAD), ("warlords",)),
        (government.PATROLLED[2], both({}, EAST_ROAD, RICH_ROAD), ()),
        (government.SWEEP_IN_PLACE, {"balkh": {"police": 3, "warlords": 3}, "herat": {"police": 3, "warlords": 2}}, ()),
        (government.FROM_MOST[3], {"balkh": {"troops": 3}, "herat": {"troops": 2}}, ()),
        (government.FROM_MOST[4], {"balkh": {"police": 3}, "herat": {"police": 2}}, ()),
        (STRIKE_BASE, {"herat": {"taliban_bases": 1, "support": "support"}, "balkh": {"taliban_bases": 1}}, ()),
        (STRIKE_BASE, {"herat": {"taliban_bases": 1, "coalition_bases": 1}, "balkh": {"taliban_bases": 1}}, ()),
        (STRIKE, {"herat": {"taliban_active": 1}, "balkh": {"taliban_active": 2}}, ()),
        (STRIKE, {"herat": {"warlords_active": 2}, "balkh": {"taliban_active": 2}}, ("warlords",)),
        (STRIKE, {"herat": {"taliban_active": 2}, "balkh": {"warlords_active": 2}}, ()),
        (
            coalition.at_support_where(Action(COALITION, SWEEP)),
            both({"coalition_troops": 1, "taliban": 1, "support": "support"}, "balkh", "herat"),
            (),
        ),
        (
            coalition.most_troops(Action(COALITION, SWEEP)),
            {"herat": {"coalition_troops": 3}, "balkh": {"coalition_troops": 2}},
            (),
        ),
        (
            coalition_train.TRAIN_CUBES,
            {"herat": {"coalition_bases": 1}, "balkh": {"coalition_bases": 1, "troops": 1}},
            (),
        ),
        (coalition_train.TRAIN_CUBES, both({"coalition_bases": 1}, "balkh", "herat"), ()),
        (coalition_train.at_home(20), both({"coalition_bases": 1}, "balkh", "kandahar"), ()),
        (
            coalition_train.at_home(20),
            {"balkh": {"coalition_bases": 1}, "konduz": {"coalition_bases": 2, "taliban": 1}},
            (),
        ),
        (coalition_train.abroad(20), both({"coalition_troops": 1}, "balkh", "herat"), ()),
        (coalition_train.VILLAGE_POLICE, {"herat": {"police": 1}, "balkh": {"police": 2}}, ()),
        (surge.SURGE_BASE, both({}, "balkh", "herat"), ()),
        (surge.SURGE_BASE_FROM, both({"coalition_bases": 1}, "nimruz", "herat"), ()),
        (surge.SURGE_HOME, {"herat": {"coalition_troops": 3}, "balkh": {"coalition_troops": 2}}, ()),
    ],
    ids=lambda value: value.name if isinstance(value, Step) else "",
)
def test_the_first_of_these_goes_first(step: Step, spaces: dict[str, Any], players: tuple[str, ...]) -> None:
    check_first(step, spaces, players)


@pytest.mark.parametrize(
    ("step", "spaces", "players", "around"),
    [
        # the Coalition
        (coalition.into_where(Action(COALITION, SWEEP)), both({"taliban": 1}, "balkh", "bamian"), (), NEIGHBOURS),
        (
            coalition.into_where(Action(COALITION, SWEEP)),
            {"baghlan": {"taliban": 1, "coalition_bases": 1}, "balkh": {"taliban": 1}},
            (),
            NEIGHBOURS,
        ),
        (
            coalition.into_where(Action(COALITION, SWEEP)),
            {"baghlan": {"taliban": 1, "taliban_bases": 1}, "balkh": {"taliban": 1}},
            (),
            NEIGHBOURS,
        ),
        (
            coalition_train.relief_where(20),
            both({"coalition_troops": 1, "police": 1, "support": "opposition"}, "balkh", "herat"),
            ("taliban",),
            OPPOSED,
        ),
        (ON_BASES, both({"coalition_troops": 1, "taliban_bases": 1}, "balkh", "herat"), (), {}),
        (
            AT_SUPPORT,
            both({"coalition_troops": 1, "taliban_active": 1, "support": "support"}, "balkh", "herat"),
            (),
            {},
        ),
        (
            ANYWHERE,
            {
                "herat": {"coalition_troops": 2, "taliban_active": 2},
                "balkh": {"coalition_troops": 1, "taliban_active": 2},
            },
            (),
            {},
        ),
        (STRIKE_BASE, {"herat": {"taliban_bases": 1, "warlords_active": 1}, "balkh": {"taliban_bases": 1}}, (), {}),
        (STRIKE_BASE, {"herat": {"warlord_bases": 1}, "balkh": {"taliban_bases": 1}}, ("warlords",), {}),
        (STRIKE_BASE, {"herat": {"taliban_bases": 1}, "balkh": {"warlord_bases": 1}}, (), {}),
        (STRIKE, {"herat": {"taliban_active": 1, "support": "support"}, "balkh": {"taliban_active": 1}}, (), {}),
        (STRIKE, {"herat": {"taliban_active": 1, "coalition_bases": 1}, "balkh": {"taliban_active": 1}}, (), {}),
        (air.AIRLIFT_BARE, both({"coalition_troops": 1, "taliban": 1}, "balkh", "herat"), (), {}),
        (air.AIRLIFT_FROM, {"herat": CROWD, "balkh": {"troops": 5}}, (), {}),
        (air.AIRLIFT_FROM, {"herat": {"troops": 3}, "balkh": {"troops": 6, "support": "support"}}, (), {}),
        (air.AIRLIFT_FROM, {"herat": {"troops": 4}, "balkh": {"troops": 3}}, (), {}),
        (air.AIRLIFT_CROWDED, {"herat": CROWD, "balkh": {**CROWD, "support": "support"}}, (), {}),
        (air.AIRLIFT_CROWDED, both(CROWD, "balkh", "herat"), (), {}),
        # the Government
        (government_train.show(20, 3), {"balkh": {"police": 1, "returnees": True}, "baghlan": {"police": 1}}, (), {}),
        # the Taliban
        (BARE_BASE, both({"taliban_bases": 1}, "kandahar", "zabol"), (), {"waziristan": HIDING}),
        (NEW_BASE, both({}, "kandahar", "zabol"), (), {"waziristan": HIDING}),
        (NEUTRAL, both({}, "kandahar", "paktika"), (), {"waziristan": HIDING}),
        (SUPPORTERS, both({"support": "support"}, "kandahar", "paktika"), (), {"waziristan": HIDING}),
        (ROAD, both({}, EAST_ROAD, RICH_ROAD), (), {"waziristan": HIDING, "khowst": HIDING}),
        (ROAD, both({}, NORTH_ROAD, FAR_ROAD), (), {"balkh": HIDING, "nimruz": {"taliban_active": 6}}),
        (
            ON_COALITION,
            {"herat": {"taliban": 1, "coalition_troops": 2}, "balkh": {"taliban": 1, "coalition_troops": 1}},
            (),
            {},
        ),
        (ON_COALITION, both({"taliban": 1, "coalition_troops": 1}, "balkh", "herat"), (), {}),
        (BY_AMBUSH, {"herat": {"taliban": 1, "police": 1}, "balkh": {"taliban": 1, "troops": 1}}, (), {}),
        (BY_AMBUSH, {"herat": {"taliban": 1, "government_bases": 1}, "balkh": {"taliban": 1, "police": 1}}, (), {}),
        # the Warlords
        (warlords.RALLY_TO_CULTIVATE, both({}, "balkh", "herat"), (), {}),
        (_warlords_march("guard"), both({"warlord_bases": 1}, "balkh", "faryab"), (), {"sar_e_pol": {"warlords": 3}}),
        (_warlords_march("settle"), both({}, "balkh", "faryab"), (), {"sar_e_pol": {"warlords": 3}}),
        (
            _warlords_march("settle"),
            {"badghis": {}, "faryab": {"coalition_troops": 1}},
            (),
            {"sar_e_pol": {"warlords": 3}},
        ),
    ],
)
def test_the_first_of_these_goes_first_on_a_map(
    step: Step | Made, spaces: dict[str, Any], players: tuple[str, ...], around: dict[str, Any]
) -> None:
    check_first(step, spaces, players, around)


@pytest.mark.parametrize(("step", "level"), [(NEUTRAL, "neutral"), (SUPPORTERS, "support")])
def test_scouts_go_where_the_way_is_free_before_where_more_people_are(step: Made, level: str) -> None:
    spaces = both({"support": level}, "paktika", "balkh")
    check_first(step, spaces, (), {"waziristan": HIDING, "sar_e_pol": HIDING}, islamabad={"box": "sponsorship"})


HELD = {
    **both({"government_bases": 1}, "kandahar", "balkh", "baghlan"),
    **both({"coalition_bases": 1}, "khowst", "nuristan"),
}
MARCHERS = {
    "nimruz": {"taliban_active": 10, "warlord_bases": 2},
    "waziristan": {"taliban": 2, "taliban_bases": 2},
    "balochistan": {"taliban_active": 4, "taliban_bases": 2},
    "helmand": {"taliban_active": 2, "coalition_bases": 2},
    "oruzgan": {"taliban_active": 1, "coalition_bases": 2},
}


@pytest.mark.parametrize(
    ("faction", "players", "spaces", "step", "row"),
    [
        (
            "government",
            ("warlords",),
            {
                "kabul": {"police": 14},
                EAST_ROAD: {"warlords_active": 2, "police": 2},
                NORTH_ROAD: {"warlords_active": 2, "police": 4},
            },
            "government_patrol_assault",
            ("removed", [NORTH_ROAD]),
        ),
        (
            "government",
            (),
            {
                "kabul": {"coalition_bases": 1, "government_bases": 1, "troops": 10},
                EAST_ROAD: {"taliban_active": 2, "warlords_active": 1, "police": 4},
                NORTH_ROAD: {"warlords_active": 2, "police": 4},
                RICH_ROAD: {"taliban": 3, "police": 2},
            },
            "government_patrol_assault",
            ("taliban_removed", [EAST_ROAD]),
        ),
        (
            "government",
            (),
            {"kabul": {"coalition_bases": 1, "government_bases": 1, "troops": 14}, EAST_ROAD: {"taliban": 1}},
            "government_transport_to",
            ("population", ["baghlan", "balkh", "kandahar", "khowst", "nuristan"]),
        ),
        (
            "government",
            (),
            {
                **HELD,
                **both({"troops": 9}, "farah", "zabol"),
                "kabul": {"police": 14},
                "herat": {"returnees": True},
                EAST_ROAD: {"taliban": 1},
                "loc_farah_kandahar": {"warlords": 1},  # they would take a toll of those from Zabol
            },
            "government_sweep_from",
            ("free", ["farah"]),
        ),
        (
            "government",
            (),
            {"kabul": {"troops": 1}, "balkh": {"returnees": True}},
            "government_train_colony",
            ("population", ["balkh"]),
        ),
        ("taliban", (), MARCHERS, "march_from", ("hidden", ["waziristan"])),
        ("taliban", (), MARCHERS, "march_from", ("guerrillas_free", ["balochistan"])),
    ],
)
def test_a_row_narrows_while_they_play(
    faction: str, players: tuple[str, ...], spaces: dict[str, Any], step: str, row: tuple[str, list[str]]
) -> None:
    assert row in chart_plays(faction, spaces, players=players).rows(f"chart_{step}")
