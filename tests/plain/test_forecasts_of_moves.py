"""Forecasts of moves: what is said of Control comes true, and no option of an operation is without a forecast."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.forecasts import Forecast, outlook
from sandtable.core.game import games
from sandtable.core.messages import Message
from sandtable.core.questions import Question
from sandtable.plain.declared import Terms
from sandtable.plain.forecasts.movements import MOVES
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import State
from sandtable.plain.under_way import Action
from tests.plain.scene import play, propaganda, space, turn
from tests.playing import answers, at_random, offered, purpose

PLAIN = games()["plain"]
Said = set[tuple[Any, ...]]


def said(forecast: Forecast | None) -> Said:
    """What a forecast says, without the name of the message."""
    assert forecast is not None
    found: Said = set()
    for message in forecast.leads_to:
        args = (arg.id.removeprefix("space-") if isinstance(arg, Message) else arg for arg in message.args.values())
        found.add((message.id.removeprefix("forecast-"), *args))
    return found


def happened(before: State, after: State) -> Said:
    """What a move has changed: Control and Guerrillas."""
    found: Said = set()
    for id, there in after.spaces.items():
        if there.control != before[id].control:
            found.add(("control-in", there.control, id))
    for faction, n in (("taliban", 7), ("warlords", 10)):
        shown = sum(x.count[n] for x in after.spaces.values()) - sum(x.count[n] for x in before.spaces.values())
        if shown:
            found.add(("shown", shown, faction))
    if not any(word == "control-in" for word, *_ in found):
        found.add(("control-stays",))
    return found


def going(faction: str, spaces: dict[str, Any], *said: Any, **offered: Any) -> Table:
    """A faction's turn after these answers; the ones that are not offered are left out."""
    table = turn(faction, spaces, **offered)
    for answer in said:
        if table.question is not None and str(answer) in table.question.keys:
            play(table, answer)
    return table


CITY = {"kabul": {"coalition_troops": 2, "troops": 2, "police": 1, "taliban": 3}}
ROAD = {"kabul": {"troops": 2, "taliban": 1}, "loc_kabul_aibak": {"taliban": 1}, "balkh": {"taliban": 1}}

MOVED: list[tuple[str, str, dict[str, Any], tuple[Any, ...], Any]] = [
    ("patrol_how_many", "government", {**CITY, "loc_kabul_aibak": {}},
     ("patrol", "kabul", "government_troops", "loc_kabul_aibak"), "2"),
    ("patrol_how_many", "coalition", CITY, ("patrol", "kabul", "loc_kabul_aibak"), "1"),
    ("sweep_how_many", "coalition", {"ghazni": {"coalition_troops": 3, "taliban": 1}, "bamian": {"warlords": 1}},
     ("sweep", "bamian", "ghazni"), "2"),
    ("sweep_escort", "coalition", {"ghazni": {"coalition_troops": 2, "troops": 2, "taliban": 2}, "bamian":
     {"warlords": 2}}, ("sweep", "bamian", "ghazni", 2), "1"),
    ("march_underground", "taliban", {"ghazni": {"taliban": 3, "police": 2}, "bamian": {"police": 1}},
     ("march", "ghazni", "bamian"), "2"),
    ("march_underground", "taliban", {"ghazni": {"taliban": 3}, "bamian": {"police": 1, "warlords": 1}},
     ("march", "ghazni", "bamian"), "2"),  # 3.3.2-ex1: seen
    ("march_underground", "taliban", {"ghazni": {"taliban": 3}, "bamian": {"police": 1, "warlords": 1}},
     ("march", "ghazni", "bamian"), "1"),
    ("surge_how_many", "coalition", {"kabul": {"coalition_troops": 3, "taliban": 2}},
     ("train", "surge", "kabul", "kabul", "coalition_troops", "available"), "1"),
    ("surge_how_many", "coalition", {"kabul": {"taliban": 1}},
     ("train", "surge", "kabul", "available", "coalition_troops"), "2"),
    ("surge_how_many", "coalition", {"kabul": {"coalition_troops": 3, "taliban": 2}, "herat": {"police": 1}},
     ("train", "surge", "kabul", "herat", "kabul", "coalition_troops", "herat"), "2"),
    ("airlift_how_many", "coalition", {**CITY, "herat": {"warlords": 1}},
     ("sweep", "airlift", "kabul", "coalition_troops", "herat"), "2"),
    ("airlift_how_many", "coalition", {**CITY, "herat": {"warlords": 1}},
     ("sweep", "airlift", "kabul", "government_troops", "herat"), "1"),
    ("transport_how_many", "government", {**CITY, "herat": {"warlords": 1}},
     ("sweep", "transport", "kabul", "herat"), "2"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "faction", "spaces", "before", "key"), MOVED)
def test_control_becomes_what_is_said(
    asked: str, faction: str, spaces: dict[str, Any], before: tuple[Any, ...], key: str
) -> None:
    table = going(faction, spaces, *before)
    assert purpose(table) == asked, (purpose(table), offered(table))
    forecast, state = said(table.forecast(key)), table.state.copy()
    play(table, key)
    assert {each for each in forecast if each[0] != "activates"} == happened(state, table.state)


def test_each_kind_of_move_that_ends_has_a_case() -> None:
    ends = {purpose for purpose in MOVES if purpose.endswith(("_how_many", "_escort", "_underground", "_active"))}
    assert {case[0] for case in MOVED} | {"march_active", "redeploy_how_many"} == ends


def test_active_guerrillas_go_with_the_group() -> None:
    spaces = {"ghazni": {"taliban": 2, "taliban_active": 2}, "bamian": {"police": 1, "warlords": 1}}
    table = going("taliban", spaces, "march", "ghazni", "bamian", 1)
    assert purpose(table) == "march_active"
    alone, together = said(table.forecast("0")), said(table.forecast("1"))
    assert (alone, together) == ({("control-stays",)}, {("shown", 1, "taliban"), ("control-stays",)})
    state = table.state.copy()
    assert happened(state, play(table, 1).state) == together


@pytest.mark.parametrize("cubes", [1, 2])
def test_a_patrol_shows_so_many_on_the_road(cubes: int) -> None:
    spaces = {"kabul": {"coalition_troops": 3}, "loc_kabul_aibak": {"taliban": 3}}
    table = going("coalition", spaces, "patrol", "kabul")
    assert ("hidden-there", 3) in said(table.forecast("loc_kabul_aibak"))
    play(table, "loc_kabul_aibak")
    assert ("activates", cubes) in said(table.forecast(str(cubes)))
    play(table, cubes, "done", "activate_taliban")
    assert space(table, "loc_kabul_aibak").count[7] == cubes


@pytest.mark.parametrize("escorts", [0, 1])
def test_a_sweep_shows_so_many_and_an_escort_costs_three(escorts: int) -> None:
    spaces = {"ghazni": {"coalition_troops": 2, "troops": 1}, "bamian": {"taliban": 3}}
    table = going("coalition", spaces, "sweep", "bamian", "ghazni")
    assert ("activates", 1) in said(table.forecast("1"))
    forecast = play(table, 1).forecast(str(escorts))
    assert ("activates", 1 + escorts) in said(forecast)
    assert forecast is not None
    assert forecast.cost is not None
    before = table.state.resources["government"]
    play(table, escorts, "done", "done", "activate_taliban")
    assert space(table, "bamian").count[7] == 1 + escorts
    assert before - table.state.resources["government"] == forecast.cost.args["count"] == 3 * escorts


# -- where pieces leave, and where they come: from how many on Control is another

LEAVING: list[tuple[str, str, dict[str, Any], tuple[Any, ...], str, tuple[Any, ...]]] = [
    ("patrol_from", "government", {"kabul": {"troops": 2, "police": 2, "taliban": 1}}, ("patrol",), "kabul",
     ("control-without", "none", 3)),
    ("patrol_piece", "government", {"kabul": {"troops": 2, "police": 2, "taliban": 1}}, ("patrol", "kabul"),
     "government_police", ("control-stays",)),
    ("patrol_to", "government", {"herat": {"troops": 2}, "kabul": {"taliban": 1}}, ("patrol", "herat"), "kabul",
     ("control-with", "none", 1)),
    ("sweep_from", "coalition", {"ghazni": {"coalition_troops": 3, "taliban": 1}, "bamian": {"warlords": 1}},
     ("sweep", "bamian"), "ghazni", ("control-without", "none", 2)),
    ("sweep_from", "coalition", {"ghazni": {"coalition_troops": 3, "taliban": 1}, "bamian": {"warlords": 1}},
     ("sweep", "bamian"), "ghazni", ("control-without", "none", 2)),
    ("march_from", "taliban", {"ghazni": {"taliban": 2, "taliban_active": 2, "police": 1}}, ("march",), "ghazni",
     ("control-without", "none", 3)),
    ("march_from", "warlords", {"herat": {"warlords": 2, "police": 3}}, ("march",), "herat", ("control-stays",)),
    ("march_from", "warlords", {"herat": {"warlords": 2, "police": 2}}, ("march",), "herat",
     ("control-without", "coin", 1)),
    ("march_to", "taliban", {"ghazni": {"taliban": 4}, "bamian": {"police": 2}}, ("march", "ghazni"), "bamian",
     ("control-with", "none", 2)),
    ("march_to", "taliban", {"ghazni": {"taliban": 1}, "bamian": {"police": 2}}, ("march",), "bamian",
     ("control-stays",)),
    ("surge_where", "coalition", {"kabul": {"coalition_bases": 1, "coalition_troops": 1, "taliban": 1}},
     ("train", "surge"), "kabul", ("control-without", "none", 1)),
    ("surge_from", "coalition", {"kabul": {"coalition_bases": 1, "coalition_troops": 1, "taliban": 1}},
     ("train", "surge", "kabul"), "available", ("control-stays",)),
    ("surge_piece", "coalition", {"kabul": {"coalition_bases": 1, "coalition_troops": 1, "police": 1, "taliban": 2}},
     ("train", "surge", "kabul", "kabul"), "coalition_base", ("control-without", "none", 1)),
    ("surge_to", "coalition", {"kabul": {"coalition_bases": 1, "taliban": 1}, "herat": {"police": 1}},
     ("train", "surge", "kabul", "herat", "available", "coalition_troops"), "kabul", ("control-with", "coin", 1)),
    ("airlift_from", "coalition", {"kabul": {"coalition_troops": 1, "troops": 1, "police": 1, "taliban": 1}},
     ("sweep", "airlift"), "kabul", ("control-without", "none", 2)),
    ("airlift_piece", "coalition", {"kabul": {"coalition_troops": 1, "troops": 2, "taliban": 1}},
     ("sweep", "airlift", "kabul"), "government_troops", ("control-without", "none", 2)),
    ("airlift_to", "coalition", {"kabul": {"coalition_troops": 3}, "herat": {"warlords": 2}},
     ("sweep", "airlift", "kabul"), "herat", ("control-with", "coin", 3)),
    ("transport_from", "government", {"kabul": {"troops": 2, "taliban": 1}, "herat": {"troops": 1}},
     ("sweep", "transport"), "kabul", ("control-without", "none", 1)),
    ("transport_to", "government", {"kabul": {"troops": 3}, "kandahar": {"taliban": 1}}, ("sweep", "transport"),
     "kandahar", ("control-with", "none", 1)),
    ("rally_how", "taliban", {"kandahar": {"taliban_bases": 1, "police": 3}}, ("rally", "kandahar"), "rally_mass",
     ("control-with", "none", 2)),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "faction", "spaces", "before", "key", "expected"), LEAVING)
def test_from_how_many_on_control_is_another(
    asked: str,
    faction: str,
    spaces: dict[str, Any],
    before: tuple[Any, ...],
    key: str,
    expected: tuple[Any, ...],
) -> None:
    table = going(faction, spaces, *before)
    if purpose(table) != asked:
        play(table, next(each for each in offered(table) if each in table.state.spaces))
    assert purpose(table) == asked, (purpose(table), offered(table))
    assert expected in said(table.forecast(key))
    assert len({each for each in said(table.forecast(key)) if each[0].startswith("control")}) == 1


def test_what_is_said_of_those_who_leave_comes_true() -> None:
    spaces = {"ghazni": {"taliban": 4, "police": 1}}
    forecast = said(going("taliban", spaces, "march").forecast("ghazni"))
    assert forecast == {("control-without", "none", 3)}
    controls = {}
    for count in (1, 2, 3, 4):
        controls[count] = space(going("taliban", spaces, "march", "ghazni", "bamian", count), "ghazni").control
    assert controls == {1: "taliban", 2: "taliban", 3: "none", 4: "coin"}


def test_what_is_said_of_a_redeployment_is_so_when_the_phase_is_over() -> None:
    spaces = {"kabul": {"taliban": 2}, "herat": {"troops": 2, "warlords": 1}, "balkh": {"police": 1}}
    table = propaganda("redeploy", spaces, draw=[5, "propaganda"])
    assert (purpose(table), said(table.forecast("1"))) == ("redeploy_how_many", {("control-in", "none", "herat")})
    assert said(table.forecast("2")) == {("control-in", "none", "herat"), ("control-in", "none", "kabul")}
    play(table, 2)
    assert said(table.forecast("balkh")) == {("control-without", "none", 1)}
    play(table, "done")
    assert {id: space(table, id).control for id in spaces} == {"kabul": "none", "herat": "none", "balkh": "coin"}


# -- other things that are known before

KNOWN: list[tuple[str, str, dict[str, Any], tuple[Any, ...], str, Said]] = [
    ("infiltrate_where", "taliban", {"kandahar": {"taliban": 1, "police": 3}, "zabol": {"taliban": 1, "warlords": 1}},
     ("rally", "infiltrate"), "kandahar", {("removes", 2)}),
    ("infiltrate_where", "taliban", {"kandahar": {"taliban": 1, "police": 3}, "zabol": {"taliban": 1, "warlords": 1}},
     ("rally", "infiltrate"), "zabol", {("removes", 1)}),
    ("infiltrate_how", "taliban", {"kandahar": {"taliban": 1, "police": 3}}, ("rally", "infiltrate"),
     "infiltrate_remove", {("removes", 2)}),
    ("infiltrate_how", "taliban", {"kandahar": {"taliban": 1, "police": 3}}, ("rally", "infiltrate"),
     "infiltrate_replace", {("replaces",)}),
    ("govern_where", "government", {"kabul": {"police": 1, "support": "support"}, "balkh": {"police": 1, "support":
     "support", "coalition_bases": 1}}, ("train", "govern"), "kabul", {("patronage", 3), ("returnees",)}),
    ("surge_roll", "coalition", {"kabul": {}}, ("train", "surge", "done"), "yes", {("die",)}),
    ("suborn_how", "warlords", {"herat": {"police": 2, "taliban_active": 1}}, ("rally", "suborn"), "suborn_cubes",
     {("removes", 2)}),
    ("suborn_how", "warlords", {"herat": {"police": 4, "taliban_active": 1}}, ("rally", "suborn"), "suborn_cubes",
     {("removes", 3)}),
    ("suborn_how", "warlords", {"herat": {"police": 2, "taliban_active": 1}}, ("rally", "suborn"), "suborn_guerrilla",
     {("removes", 1)}),
    ("suborn_how", "warlords", {"herat": {"warlords_active": 2, "taliban_active": 1}}, ("rally", "suborn"),
     "suborn_hide", {("hides", 3)}),
    ("train_then", "government", {"kabul": {"troops": 3, "support": "support"}}, ("train", "kabul", 0, 0, "done"),
     "government_base", {("cubes-go", 3)}),
    ("patrol_assault", "coalition", {"loc_kabul_aibak": {"coalition_troops": 1, "taliban_active": 2}},
     ("patrol", "done"), "loc_kabul_aibak", {("removed", 1, "piece-taliban_underground")}),
    ("rally_how", "taliban", {"kandahar": {"taliban_bases": 1}}, ("rally", "kandahar"), "rally_nothing",
     {("nothing",)}),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "faction", "spaces", "before", "key", "expected"), KNOWN)
def test_what_else_is_known(
    asked: str, faction: str, spaces: dict[str, Any], before: tuple[Any, ...], key: str, expected: Said
) -> None:
    table = going(faction, spaces, *before)
    assert purpose(table) == asked, (purpose(table), offered(table))
    assert said(table.forecast(key)) == expected


@pytest.mark.parametrize(
    ("faction", "spaces", "before", "key", "price", "level"),
    [
        ("government", {"kabul": {"police": 1}, "balkh": {"police": 1, "government_bases": 1, "terror": 1}},
         ("train", "kabul", 0, 0, "balkh", 0, 0, "done", "civic_action"), "kabul", 3, ("level", "support")),
        ("government", {"kabul": {"police": 1}, "balkh": {"police": 1, "government_bases": 1, "terror": 1}},
         ("train", "kabul", 0, 0, "balkh", 0, 0, "done", "civic_action"), "balkh", 3, ("terror-removed", 1)),
        ("taliban", {"kandahar": {"taliban_bases": 1}, "zabol": {"taliban_bases": 1}},
         ("rally", "kandahar", "rally_nothing", "done"), "kandahar", 1, ("level", "opposition")),
    ],
)  # fmt: skip
def test_what_the_first_level_costs(
    faction: str, spaces: dict[str, Any], before: tuple[Any, ...], key: str, price: int, level: tuple[Any, ...]
) -> None:
    forecast = going(faction, spaces, *before).forecast(key)
    assert said(forecast) == {level}
    assert forecast is not None
    assert forecast.cost is not None
    assert (forecast.cost.id, forecast.cost.args["count"]) == ("forecast-cost-level", price)


def test_a_base_of_cubes_costs_no_other_space() -> None:
    spaces = {"kabul": {"troops": 3}, "balkh": {"government_bases": 1, "troops": 2, "police": 1, "taliban": 2}}
    table = going("government", spaces, "train", "kabul", 0, 0, "balkh", 0, 0, "done", "government_base")
    assert purpose(table) == "train_where"
    forecast = table.forecast("balkh")
    assert forecast is not None
    assert forecast.cost is None
    assert ("control-in", "none", "balkh") in said(forecast)


@pytest.mark.parametrize(("terms", "strength"), [({}, 1), ({"with_government": True}, 3), ({"removes_most": 0}, 0)])
def test_an_assault_is_foretold_on_the_terms_of_its_event(terms: dict[str, Any], strength: int) -> None:
    spaces = {"herat": {"coalition_troops": 1, "troops": 2, "taliban_active": 4, "warlords_active": 1}}
    s = turn("coalition", spaces).state
    s.under_way = Action("coalition", "assault", free=True, terms=Terms(**terms))
    forecast = PLAIN.forecast(s, Question("coalition", Purpose.ASSAULT_WHERE, []), "herat")
    assert said(forecast) == {("strength", strength)}


@pytest.mark.parametrize(("free", "price"), [(False, 3), (True, 0)])
def test_government_cubes_are_paid_where_they_are(free: bool, price: int) -> None:
    spaces = {"herat": {"coalition_troops": 1, "troops": 2, "taliban_active": 4}}
    question = Question("coalition", Purpose.ASSAULT_WITH_GOVERNMENT, [], about={"space": "space:herat"})
    s = turn("coalition", spaces).state
    s.under_way = Action("coalition", "assault", free=free)
    forecast = PLAIN.forecast(s, question, "yes")
    assert said(forecast) == {("strength", 3)}
    assert forecast is not None
    assert forecast.cost is not None
    assert forecast.cost.args["count"] == price


def test_a_special_activity_says_its_price() -> None:
    table = going("warlords", {"herat": {"police": 1, "warlord_bases": 1}}, "rally")
    suborn, traffic = table.forecast("suborn"), table.forecast("traffic")
    assert suborn is not None
    assert traffic is not None
    assert suborn.cost == Message("forecast-cost-each", {"count": 2, "faction": "warlords"})
    assert traffic.cost == Message("forecast-cost", {"count": 0, "faction": "warlords"})


# -- nothing is missing

FIRST, LAST = Purpose.TRAIN_WHERE, Purpose.SUICIDE_TARGET
ORDER = list(Purpose)
REDEPLOYING = (Purpose.DESERT, Purpose.REDEPLOY_FROM, Purpose.REDEPLOY_TO, Purpose.REDEPLOY_HOW_MANY)
ASKED = [*ORDER[ORDER.index(FIRST) : ORDER.index(LAST) + 1], *REDEPLOYING]
"""What operations, special activities and lasting events ask, and the Redeploy phase."""
NEEDS_NONE = {"done", "no", "lift", "give", "ask_gift", "0"}
"""To stop, to take back, to decline, to deal with others, and none at all."""


@pytest.mark.parametrize("scenario", PLAIN.options["scenario"])
def test_no_option_is_without_a_forecast(scenario: str) -> None:
    seen = set()
    for n in range(2):
        table = Table.new("plain", scenario=scenario, seed=f"forecast {n}")
        for question in answers(table, at_random(n)):
            if question.purpose not in ASKED:
                continue
            forecasts = outlook(PLAIN, table.state, question).forecasts
            missing = [key for key in question.keys if key not in forecasts and key not in NEEDS_NONE]
            assert not missing, (question.purpose, missing)
            for forecast in forecasts.values():
                assert forecast.cost or forecast.leads_to or forecast.chance is not None
            seen.add(question.purpose)
    assert len(seen) > 45, [purpose for purpose in ASKED if purpose not in seen]
