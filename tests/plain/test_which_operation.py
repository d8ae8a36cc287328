"""Which operation a Non-player takes: each box of the flows, at the numbers that decide it and beside them."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.plain.nonplayers.book import coalition as coalition_8_8
from sandtable.plain.nonplayers.book import government as government_8_6
from sandtable.plain.nonplayers.book import taliban as taliban_8_7
from sandtable.plain.nonplayers.book import warlords as warlords_8_5
from sandtable.plain.nonplayers.charts import coalition, government, taliban, warlords
from sandtable.plain.terms import FACTIONS
from tests.plain.nonplayers import seats
from tests.plain.scene import moment

BOOK = {"warlords": warlords_8_5.CHOICE, "government": government_8_6.CHOICE,
        "taliban": taliban_8_7.CHOICE, "coalition": coalition_8_8.CHOICE}  # fmt: skip
CHARTS = {"warlords": warlords.CHOICE, "government": government.CHOICE,
          "taliban": taliban.CHOICE, "coalition": coalition.CHOICE}  # fmt: skip
FAR = "loc_toraghondi_farah"
"""A road of Econ 1 on which nothing else happens."""
ROAD = "loc_kabul_aibak"
SPIN_BOLDAK = "loc_kandahar_spin_boldak"
"""A road of Econ 3."""


def says(faction: str, box: str, spaces: dict[str, Any], method: str = "book", players: str = "", **keys: Any) -> bool:
    """How a box answers, with charts on the seats of all but these players."""
    nonplayers = [each for each in FACTIONS if each not in players.split()]
    state = moment(spaces, seats(nonplayers, method), **keys)
    flow = (BOOK if method == "book" else CHARTS)[faction]
    found = next(each for id, each in flow.boxes.items() if id.rstrip("?") == box)
    return bool(found.asks(state, faction))


def bases(kind: str, count: int) -> dict[str, Any]:
    """So many Bases, by twos, in Provinces far apart."""
    ids = ("badakhshan", "nimruz", "paktika", "zabol", "khowst", "oruzgan")
    row = {id: {kind: min(2, count - 2 * n)} for n, id in enumerate(ids) if count > 2 * n}
    return dict(row)


@pytest.mark.rule("plain", "8.5.1")
@pytest.mark.parametrize(
    ("on_map", "guerrillas", "yes"),
    [(12, 9, True), (12, 10, False), (11, 10, True), (11, 11, False), (6, 15, True), (7, 15, False), (9, 12, True)],
)
def test_warlords_rally_with_six_of_both_kinds(on_map: int, guerrillas: int, yes: bool) -> None:
    assert says("warlords", "start", {**bases("warlord_bases", on_map), FAR: {"warlords": guerrillas}}) == yes


@pytest.mark.rule("plain", "8.5.2")
@pytest.mark.parametrize(
    ("on_map", "resources", "yes"), [(0, 50, True), (0, 51, False), (4, 46, True), (4, 47, False), (4, 50, False)]
)
def test_warlords_march_with_fifty_of_resources_and_bases(on_map: int, resources: int, yes: bool) -> None:
    assert says("warlords", "march", bases("warlord_bases", on_map), resources={"warlords": resources}) == yes


@pytest.mark.rule("plain", "8.6.2")
@pytest.mark.parametrize(
    ("troops", "police", "on_map", "yes"),
    [(7, 7, 1, True), (7, 6, 1, False), (6, 7, 1, False), (7, 7, 0, False), (15, 0, 0, True), (0, 15, 0, True),
     (14, 0, 0, False), (0, 14, 0, False), (6, 6, 3, True), (6, 6, 2, False)],
)  # fmt: skip
def test_government_trains_with_fifteen_of_all_kinds(troops: int, police: int, on_map: int, yes: bool) -> None:
    away = {FAR: {"troops": 30 - troops, "police": 30 - police}}
    built = {id: {"government_bases": 1} for id in ("nimruz", "zabol", "khowst")[: 3 - on_map]}
    assert says("government", "start", {**away, **built}) == yes


@pytest.mark.rule("plain", "8.6.3")
@pytest.mark.parametrize(
    ("road", "yes"),
    [({"taliban": 1}, True), ({}, False), ({"taliban": 1, "police": 1}, False), ({"taliban": 2, "police": 1}, True),
     ({"taliban_active": 2, "warlords": 1, "coalition_troops": 1}, False), ({"warlords": 1}, False)],
)  # fmt: skip
def test_government_patrols_where_taliban_outnumber_all_others(road: dict[str, int], yes: bool) -> None:
    assert says("government", "patrol", {ROAD: road}) == yes


@pytest.mark.rule("plain", "8.7.2")
@pytest.mark.parametrize(
    ("on_map", "hidden", "active", "yes"),
    [(12, 15, 0, True), (12, 16, 0, False), (11, 16, 0, True), (11, 17, 0, False), (0, 27, 0, True), (1, 27, 0, False),
     (12, 15, 14, False), (12, 15, 15, True), (12, 1, 15, True), (12, 2, 14, False)],
)  # fmt: skip
def test_taliban_rally_with_fifteen_available_or_fifteen_active(
    on_map: int, hidden: int, active: int, yes: bool
) -> None:
    spaces = {**bases("taliban_bases", on_map), FAR: {"taliban": hidden, "taliban_active": active}}
    assert says("taliban", "start", spaces) == yes


@pytest.mark.rule("plain", "8.7.3")
@pytest.mark.parametrize(
    ("spaces", "yes"),
    [
        ({}, True),
        ({ROAD: {"taliban_active": 3}}, True),
        ({ROAD: {"taliban_active": 4}}, False),
        ({ROAD: {"taliban_active": 2}, FAR: {"taliban_active": 2}}, False),
        ({ROAD: {"taliban_active": 2}, "herat": {"taliban_active": 2, "support": "support"}}, False),
        ({ROAD: {"taliban_active": 2}, "herat": {"taliban_active": 2}}, True),  # neither road nor Support
        ({ROAD: {"taliban_active": 2}, "herat": {"taliban_active": 2, "support": "opposition"}}, True),
        ({ROAD: {"taliban": 1}}, False),
        ({"herat": {"taliban": 1, "support": "support"}}, False),
        ({"herat": {"taliban": 1}}, True),
    ],
)
def test_taliban_march_unless_ahead_on_roads_and_at_support(spaces: dict[str, Any], yes: bool) -> None:
    assert says("taliban", "march", spaces) == yes


@pytest.mark.rule("plain", "8.7.4")
@pytest.mark.parametrize(("troops", "yes"), [(0, False), (6, True), (5, False), (7, True)])
def test_taliban_attack_at_twenty_of_support_and_available(troops: int, yes: bool) -> None:
    assert says("taliban", "attack", {FAR: {"coalition_troops": troops}}) == yes  # 20 Troops and 6 Bases in all


@pytest.mark.rule("plain", "8.8.2")
@pytest.mark.parametrize(
    ("spaces", "yes"),
    [
        ({"herat": {"police": 1, "taliban": 3}}, True),
        ({"herat": {"police": 1, "taliban": 4}}, False),
        ({"herat": {"police": 1, "taliban": 2, "taliban_active": 1, "taliban_bases": 1}}, False),
        ({"herat": {"taliban": 9}}, True),  # no COIN piece
        ({"herat": {"government_bases": 1, "taliban": 4}}, False),
        ({"herat": {"coalition_bases": 1, "taliban": 2}, "farah": {"coalition_troops": 1, "taliban": 2}}, False),
        ({"herat": {"coalition_bases": 1, "taliban": 2}, "farah": {"taliban": 2}}, True),
    ],
)
def test_coalition_trains_with_few_taliban_among_coin(spaces: dict[str, Any], yes: bool) -> None:
    assert says("coalition", "start", spaces) == yes


# -- the flow charts


@pytest.mark.parametrize(
    ("players", "spaces", "yes"),
    [
        ("", {ROAD: {"warlords": 2}}, False),
        ("warlords", {ROAD: {"warlords": 2}}, True),
        ("warlords", {ROAD: {"warlords": 1}}, False),
        ("warlords taliban", {ROAD: {"warlords": 1, "taliban": 1}}, False),  # each by itself
        ("taliban", {ROAD: {"taliban_active": 1, "taliban": 1}}, True),
        ("", {SPIN_BOLDAK: {"taliban": 1}}, True),
        ("", {SPIN_BOLDAK: {"taliban": 1, "police": 1}}, False),
        ("", {SPIN_BOLDAK: {"taliban": 2, "police": 1}}, True),
        ("", {FAR: {"taliban": 5}}, False),  # a poor road
    ],
)
def test_chart_government_patrols_roads_that_are_lost(players: str, spaces: dict[str, Any], yes: bool) -> None:
    assert says("government", "patrol", spaces, "chart", players) == yes


@pytest.mark.parametrize(("troops", "yes"), [(20, True), (21, False)])
def test_chart_government_trains_with_ten_troops_available(troops: int, yes: bool) -> None:
    assert says("government", "train", {FAR: {"troops": troops}}, "chart") == yes


@pytest.mark.parametrize(
    ("players", "herat", "yes"),
    [
        ("", {"support": "support", "taliban": 1}, True),
        ("", {"support": "support", "taliban_active": 1}, False),
        ("", {"support": "support", "warlords": 1}, False),
        ("", {"taliban": 1}, False),
        ("", {"coalition_bases": 1, "taliban": 1}, False),
        ("taliban", {"coalition_bases": 1, "taliban": 1}, True),
        ("taliban", {"coalition_bases": 1, "warlords": 1}, False),
        ("warlords", {"coalition_bases": 1, "warlords": 1}, True),
        ("warlords", {"coalition_bases": 1, "warlords_active": 1}, False),
        ("warlords", {"warlords": 1}, False),
    ],
)
def test_chart_coalition_sweeps_whoever_threatens(players: str, herat: dict[str, Any], yes: bool) -> None:
    assert says("coalition", "start", {"herat": herat}, "chart", players) == yes


@pytest.mark.parametrize(
    ("herat", "yes"),
    [
        ({"warlords": 3}, True),
        ({"warlords": 2}, False),
        ({"warlords": 2, "warlords_active": 1}, True),
        ({"warlords": 3, "warlord_bases": 2}, False),  # no room
        ({"warlords": 3, "taliban": 3}, True),
    ],
)
def test_chart_warlords_rally_where_three_make_a_base(herat: dict[str, Any], yes: bool) -> None:
    assert says("warlords", "start", {"herat": herat}, "chart") == yes
    beside_a_base = {**bases("warlord_bases", 12), "herat": {**herat, "warlord_bases": 0}}
    assert not says("warlords", "start", beside_a_base, "chart"), "none is Available"


@pytest.mark.parametrize(
    ("players", "beside", "yes"), [("coalition", "herat", True), ("coalition", "balkh", False), ("", "balkh", True)]
)
def test_chart_warlords_march_while_no_player_is_ahead(players: str, beside: str, yes: bool) -> None:
    spaces = {id: {"support": "support"} for id in ("kabul", beside)}  # with the 26 Available, 30 or 31
    assert says("warlords", "march", spaces, "chart", players) == yes


@pytest.mark.parametrize(
    ("players", "level", "yes"),
    [("coalition", "support", True), ("taliban", "support", False), ("", "support", False),
     ("taliban", "opposition", True), ("coalition", "opposition", False), ("coalition taliban", "neutral", False)],
)  # fmt: skip
def test_chart_warlords_terrorize_where_it_lowers_a_players_margin(players: str, level: str, yes: bool) -> None:
    assert says("warlords", "terror", {"herat": {"support": level, "warlords": 1}}, "chart", players) == yes


@pytest.mark.parametrize(("hidden", "yes"), [(15, True), (16, False)])
def test_chart_taliban_rally_with_fifteen_guerrillas_available(hidden: int, yes: bool) -> None:
    assert says("taliban", "rally", {FAR: {"taliban": hidden}}, "chart") == yes


@pytest.mark.parametrize(
    ("herat", "yes"), [({"taliban": 3}, True), ({"taliban": 2}, False), ({"taliban": 3, "warlord_bases": 2}, False)]
)
def test_chart_taliban_rally_where_three_make_a_base(herat: dict[str, Any], yes: bool) -> None:
    assert says("taliban", "rally", {FAR: {"taliban": 20}, "herat": herat}, "chart") == yes


@pytest.mark.parametrize(
    ("spaces", "resources", "yes"),
    [
        ({"kabul": {"taliban": 1, "support": "support"}}, 20, True),  # Population 3
        ({"balkh": {"taliban": 1, "support": "support"}}, 20, False),  # 2
        ({"herat": {"taliban": 1}, "balkh": {"taliban": 1}}, 20, True),  # 1 and 2
        ({"herat": {"taliban": 1}, "balkh": {"taliban": 1}}, 1, False),
        ({"herat": {"taliban": 1}, "balkh": {"taliban": 1, "support": "opposition"}}, 20, False),
    ],
)
def test_chart_taliban_terrorize_where_three_people_are_moved(
    spaces: dict[str, Any], resources: int, yes: bool
) -> None:
    assert says("taliban", "start", spaces, "chart", resources={"taliban": resources}) == yes
