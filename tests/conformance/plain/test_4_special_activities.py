"""Rule 4: the twelve special activities."""

from __future__ import annotations

import pytest

from tests.plain.scene import pieces, play, scene, space, spaces_offered, turn
from tests.playing import offered, purpose, told


@pytest.mark.rule("plain", "4.1a")
def test_one_kind_of_activity_before_during_or_after() -> None:
    spaces = {"kandahar": {"taliban": 2}, "zabol": {"taliban": 2}}
    before = play(turn("taliban", spaces), "rally", "extort", "kandahar", "done")
    assert "extort" not in offered(before)
    assert "infiltrate" not in offered(before)
    play(before, "kandahar", "rally_place", "done")
    during = play(turn("taliban", spaces), "rally", "kandahar", "rally_place", "extort", "kandahar", "done", "zabol")
    assert pieces(during, "kandahar") == {"taliban": 2, "taliban_active": 1}
    after = play(turn("taliban", spaces), "rally", "kandahar", "rally_place", "done")
    assert purpose(after) == "special_after"
    two = scene(spaces, eligible=["taliban", "coalition"], card=67)
    play(two, "pass", "rally", "extort", "zabol", "done", "zabol", "rally_place", "done")
    assert "event" not in two.state.acted.values()


@pytest.mark.rule("plain", "4.1b")
def test_the_executing_faction_chooses_and_must_be_able_to_pay() -> None:
    spaces = {"herat": {"warlords": 1, "police": 1}, "balkh": {"police": 1}}
    poor = turn("warlords", spaces, resources={"warlords": 2})
    play(poor, "rally")
    assert "suborn" in offered(poor)
    play(poor, "herat")
    assert "suborn" not in offered(poor)


@pytest.mark.rule("plain", "4.1-ex1")
def test_extort_pays_for_its_operation() -> None:
    table = turn("taliban", {"kandahar": {"taliban": 1}}, resources={"taliban": 0})
    assert "rally" in offered(table)
    play(table, "rally")
    assert spaces_offered(table) == set()
    play(table, "extort")
    assert table.state.resources["taliban"] == 1
    assert "zabol" in offered(table)
    limited = scene(
        {"kandahar": {"taliban": 1}},
        resources={"taliban": 0},
        eligible=["warlords", "taliban"],
        acted={"warlords": "operation"},
    )
    assert "rally" not in offered(limited)


@pytest.mark.rule("plain", "4.1.1", "4.2", "4.3", "4.4", "4.5")
@pytest.mark.parametrize(
    ("faction", "operation", "special"),
    [
        ("coalition", "train", {"surge", "airlift"}),
        ("coalition", "patrol", {"airlift", "air_strike"}),
        ("coalition", "assault", {"airlift", "air_strike"}),
        ("government", "train", {"govern", "transport", "eradicate"}),
        ("government", "sweep", {"transport"}),
        ("government", "assault", {"transport", "eradicate"}),
        ("taliban", "rally", {"extort", "infiltrate"}),
        ("taliban", "terror", {"extort"}),
        ("warlords", "rally", {"traffic", "suborn"}),
        ("warlords", "terror", {"suborn"}),
    ],
)
def test_what_goes_with_what(faction: str, operation: str, special: set[str]) -> None:
    spaces = {
        "kabul": {"coalition_troops": 1, "troops": 4, "support": "support"},
        "herat": {"troops": 6, "coalition_troops": 1, "warlord_bases": 1, "taliban_active": 1, "warlords": 1},
        "kandahar": {"taliban": 4, "warlords": 1},
        "balkh": {"warlord_bases": 1},
    }
    table = play(turn(faction, spaces), operation)
    names = {"surge", "airlift", "air_strike", "govern", "transport", "eradicate", "extort", "infiltrate", "cultivate"}
    assert set(offered(table)) & (names | {"traffic", "suborn"}) == special


# -- Coalition


@pytest.mark.rule("plain", "4.2.1a", "4.2.1b")
def test_surge() -> None:
    spaces = {
        "kabul": {"coalition_troops": 2},
        "herat": {"coalition_bases": 1},
        "zabol": {"taliban": 3, "coalition_troops": 1},
    }
    table = play(turn("coalition", spaces, dice=[5]), "train", "surge")
    assert spaces_offered(table) == {"kabul", "herat"}
    play(table, "kabul", "herat")
    assert purpose(table) == "surge_from"
    play(table, "available", "coalition_troops", "herat", "3")
    assert pieces(table, "herat") == {"coalition_bases": 1, "coalition_troops": 3}
    play(table, "herat", "coalition_base", "kabul")
    assert pieces(table, "kabul") == {"coalition_troops": 2, "coalition_bases": 1}
    play(table, "kabul", "coalition_troops", "available", "2", "done", "yes", "2")
    assert (table.state.aid, table.state.resources["warlords"]) == (17, 23)


@pytest.mark.rule("plain", "4.2.2")
def test_airlift() -> None:
    spaces = {"kabul": {"coalition_troops": 2, "troops": 5}, "waziristan": {"taliban": 1}}
    table = play(turn("coalition", spaces), "train", "airlift", "kabul", "government_troops")
    assert "waziristan" not in offered(table)
    play(table, "herat")
    assert offered(table) == ["1", "2", "3"]
    play(table, "3", "kabul", "loc_kabul_aibak", "2")
    assert pieces(table, "loc_kabul_aibak") == {"coalition_troops": 2}
    assert spaces_offered(table) <= {"kabul", "herat", "loc_kabul_aibak"}
    assert "kabul" not in offered(table)  # three Government Troops have flown


@pytest.mark.rule("plain", "4.2.3a", "4.2.3b", "4.2.3c", "6.6.1g")
def test_air_strike() -> None:
    spaces = {
        "kabul": {"coalition_troops": 1, "taliban_active": 1},
        "herat": {"taliban_active": 2, "taliban_bases": 1},
        "waziristan": {"taliban_bases": 1},
        "balochistan": {"taliban_active": 1},
        "zabol": {"taliban": 1, "taliban_bases": 1},
        "loc_kabul_aibak": {"warlords_active": 1},
    }
    table = play(turn("coalition", spaces), "patrol", "air_strike")
    assert spaces_offered(table) == {"herat", "waziristan", "balochistan", "loc_kabul_aibak"}
    play(table, "waziristan", "balochistan", "loc_kabul_aibak")
    assert pieces(table, "waziristan") == pieces(table, "balochistan") == pieces(table, "loc_kabul_aibak") == {}
    assert table.view(None)["islamabad"]["box"] == "backing"
    table = play(turn("coalition", spaces), "patrol", "air_strike", "herat", "done")
    assert pieces(table, "herat") == {"taliban_active": 1, "taliban_bases": 1}
    assert table.view(None)["islamabad"]["box"] == "tolerance"


# -- Government


@pytest.mark.rule("plain", "4.3.1a", "4.3.1b", "4.3.1c")
def test_govern() -> None:
    spaces = {
        "kabul": {"police": 1, "support": "support"},
        "herat": {"police": 1, "coalition_bases": 1, "support": "support"},
        "farah": {"police": 1},
        "balkh": {"police": 1},
    }
    table = play(turn("government", spaces), "train", "govern")
    assert spaces_offered(table) == {"kabul", "herat", "farah"}
    play(table, "kabul", "govern_patronage")
    assert (table.state.aid, table.state.patronage, space(table, "kabul").level) == (12, 8, 0)
    play(table, "farah")
    assert space(table, "farah").returnees
    assert table.state.returnees_left == 5
    table = play(turn("government", spaces), "train", "govern", "herat")
    assert space(table, "herat").returnees  # a Coalition Base bars Patronage
    six = {id: {"returnees": True} for id in ("balkh", "konduz", "baghlan", "khowst", "nuristan", "ghazni")}
    table = play(turn("government", {**six, "farah": {"police": 1}}), "train")
    assert "govern" not in offered(table)
    del six["ghazni"]  # one marker is left
    assert "govern" in offered(play(turn("government", {**six, "farah": {"police": 1}}), "train"))


@pytest.mark.rule("plain", "4.3.1c", "1.8c")
def test_govern_takes_only_what_patronage_can_hold() -> None:
    table = turn("government", {"kabul": {"police": 1, "support": "support"}}, patronage=39)
    play(table, "train", "govern", "govern_patronage")
    assert (table.state.aid, table.state.patronage) == (14, 40)


@pytest.mark.rule("plain", "4.3.2")
def test_transport() -> None:
    spaces = {
        "kabul": {"troops": 3},
        "loc_kandahar_kabul": {"taliban": 1},
        "loc_farah_kandahar": {"sabotage": True},
        "kandahar": {"warlords": 1},
    }
    table = play(turn("government", spaces), "patrol", "transport")
    offered = spaces_offered(table)
    assert {"kandahar", "baghlan", "faryab", "loc_farah_kandahar"} <= offered
    assert not {"herat", "helmand", "waziristan"} & offered
    play(table, "kandahar", "2")
    assert pieces(table, "kandahar") == {"warlords": 1, "troops": 2}
    assert (table.state.resources["government"], table.state.resources["warlords"]) == (25, 22)


@pytest.mark.rule("plain", "4.3.3a", "4.3.3b")
def test_eradicate() -> None:
    spaces = {
        "kandahar": {"police": 4, "warlord_bases": 1, "warlords": 1},
        "konduz": {"police": 4, "warlord_bases": 1, "support": "support"},
        "balkh": {"coalition_troops": 4, "warlord_bases": 1},
        "kabul": {"police": 4, "warlord_bases": 1},
    }
    table = play(turn("government", spaces), "train", "eradicate")
    assert spaces_offered(table) == {"kandahar", "konduz"}
    play(table, "kandahar", "konduz")
    assert pieces(table, "kandahar") == {"police": 4, "warlords": 1, "taliban": 1}
    assert pieces(table, "konduz") == {"police": 4}
    assert (space(table, "kandahar").level, space(table, "konduz").level) == (-1, 0)
    assert (table.state.aid, table.state.patronage) == (21, 7)


# -- Taliban


@pytest.mark.rule("plain", "4.4.1a", "4.4.1b")
def test_extort() -> None:
    spaces = {
        "kandahar": {"taliban": 1},
        "zabol": {"taliban": 2, "warlord_bases": 1},
        "ghazni": {"taliban": 1, "police": 1},
        "loc_kabul_tor_kham": {"taliban": 1},
        "loc_kandahar_spin_boldak": {"taliban": 1, "sabotage": True},
    }
    table = play(turn("taliban", spaces), "rally", "extort")
    assert spaces_offered(table) == {"kandahar", "zabol", "loc_kabul_tor_kham", "loc_kandahar_spin_boldak"}
    gained = []
    for id in ("kandahar", "zabol", "loc_kabul_tor_kham", "loc_kandahar_spin_boldak"):
        before = table.state.resources["taliban"]
        if id in offered(table):
            play(table, id)
        gained.append(table.state.resources["taliban"] - before)
    assert gained == [1, 2, 4, 1]
    assert table.state.resources["warlords"] == 18
    assert pieces(table, "kandahar") == {"taliban_active": 1}


@pytest.mark.rule("plain", "4.4.2a", "4.4.2b", "4.4.2c")
def test_infiltrate() -> None:
    spaces = {
        "kandahar": {"taliban": 1, "police": 1, "government_bases": 1, "coalition_troops": 1},
        "zabol": {"taliban_active": 1, "police": 1},
        "helmand": {"taliban": 1, "warlords": 1, "warlord_bases": 1},
    }
    table = play(turn("taliban", spaces), "march", "infiltrate")
    assert spaces_offered(table) == {"kandahar", "helmand"}
    play(table, "kandahar", "infiltrate_remove")
    assert pieces(table, "kandahar") == {"taliban": 1, "coalition_troops": 1}
    assert table.state.patronage == 3
    table = play(turn("taliban", spaces), "march", "infiltrate", "helmand", "infiltrate_replace")
    assert pieces(table, "helmand") == {"taliban": 2, "warlord_bases": 1}
    assert table.state.patronage == 5


@pytest.mark.rule("plain", "4.4.3a", "4.4.3b")
def test_ambush() -> None:
    spaces = {id: {"taliban": 2, "coalition_troops": 3} for id in ("kandahar", "zabol", "ghazni", "helmand")}
    table = turn("taliban", spaces, dice=[6])
    play(table, "attack", "kandahar", "ambush")
    assert pieces(table, "kandahar") == {"coalition_troops": 1, "taliban": 2, "taliban_active": 1}
    assert told(table).count("ambush") == 1
    assert "extort" not in offered(table)
    play(table, "zabol", "ambush", "ghazni", "ambush", "helmand")
    assert pieces(table, "helmand") == {"coalition_troops": 3, "taliban_active": 2}
    assert table.state.casualties == [0, 6]


# -- Warlords


@pytest.mark.rule("plain", "4.5.1")
def test_cultivate() -> None:
    spaces = {"herat": {"warlords": 2, "police": 1}, "farah": {"warlords": 2}, "konduz": {"warlords": 2, "police": 3}}
    table = play(turn("warlords", spaces), "rally")
    assert "cultivate" not in offered(table)
    play(table, "farah", "rally_place", "konduz", "rally_place")
    assert "cultivate" not in offered(table)
    play(table, "herat", "rally_place", "cultivate")
    assert pieces(table, "herat") == {"warlord_bases": 1, "warlords": 3, "police": 1}


@pytest.mark.rule("plain", "4.5.2")
def test_traffic() -> None:
    spaces = {
        "herat": {"warlord_bases": 2},
        "balkh": {"warlord_bases": 1, "coalition_troops": 1},
        "zabol": {"warlord_bases": 1, "taliban": 2},
        "konduz": {"warlord_bases": 1, "police": 2},
    }
    table = play(turn("warlords", spaces), "rally", "traffic")
    assert spaces_offered(table) == {"herat", "zabol", "konduz"}
    play(table, ("herat", "zabol", "konduz"))
    assert table.state.resources == {"government": 30, "taliban": 21, "warlords": 24}
    assert table.state.patronage == 6


@pytest.mark.rule("plain", "4.5.3")
@pytest.mark.parametrize(
    ("way", "rest", "changed"),
    [
        ("cubes", ("government_police", "government_police", "government_troops"), {"police": 1, "troops": 0}),
        ("cubes", ("government_police", "done"), {"police": 2}),
        ("base", (), {"government_bases": 0}),
        ("guerrilla", ("taliban_underground",), {"taliban": 0}),
        ("hide", (), {"taliban": 2, "taliban_active": 0}),
    ],
)
def test_suborn(way: str, rest: tuple[str, ...], changed: dict[str, int]) -> None:
    there = {"police": 3, "troops": 1, "government_bases": 1, "taliban": 1, "taliban_active": 1}
    table = turn("warlords", {"herat": there, "balkh": {"police": 1}})
    play(table, "rally", "suborn", "herat", f"suborn_{way}", *rest)
    assert pieces(table, "herat") == {key: count for key, count in {**there, **changed}.items() if count}
    assert table.state.resources["warlords"] == 18
