"""The Taliban by their flow chart: every box, every step, and their special activities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain.nonplayers import FIND_FIX, chart_plays

EAST_ROAD = "loc_kabul_tor_kham"
RICH_ROAD = "loc_kandahar_spin_boldak"
SOUTH_ROAD = "loc_farah_kandahar"
WEST_ROAD = "loc_toraghondi_farah"
PARKED: dict[str, Any] = {"nimruz": {"taliban_active": 16, "warlord_bases": 2, "warlords": 13}}
"""So many that fewer than 15 Guerrillas are Available; all of them are needed to keep Taliban Control."""
FULL: dict[str, Any] = {id: {"taliban_bases": 2} for id in ("herat", "badghis", "faryab", "balkh", "konduz")}
"""Bases far away, of which two are left Available."""


# -- which operation


def test_terror_that_shifts_three_points() -> None:
    spaces = {"kandahar": {"taliban": 1}, "ghazni": {"taliban": 1}}
    done = chart_plays("taliban", spaces)
    assert done.boxes() == {"start": True}
    assert done.operation == "terror"
    assert done.selected == ["kandahar", "ghazni"]
    assert chart_plays("taliban", {"kandahar": {"taliban": 1}}).boxes()["start"] is False
    opposed = {**spaces, "kandahar": {"taliban": 1, "support": "opposition"}}
    assert chart_plays("taliban", opposed).boxes()["start"] is False
    assert chart_plays("taliban", spaces, resources={"taliban": 1}).boxes()["start"] is False


def test_rally_with_fifteen_available_or_for_a_base() -> None:
    assert chart_plays("taliban", {WEST_ROAD: {"taliban_active": 15}}).boxes() == {"start": False, "rally": True}
    assert chart_plays("taliban", {WEST_ROAD: {"taliban_active": 16}}).boxes()["rally"] is False
    three: dict[str, Any] = {**PARKED, "zabol": {"taliban_active": 3}}
    assert chart_plays("taliban", three).operation == "rally"
    three["zabol"]["government_bases"] = 2
    assert chart_plays("taliban", three).boxes()["rally"] is False
    hostile = {WEST_ROAD: {"taliban_active": 16}, "waziristan": {"taliban_active": 3}}
    assert chart_plays("taliban", hostile, islamabad={"box": "pressure"}).boxes()["rally"] is False


def test_attack_that_takes_two_coalition_pieces_else_march() -> None:
    spaces = {**PARKED, "zabol": {"taliban": 1, "coalition_troops": 2}}
    done = chart_plays("taliban", spaces)
    assert done.boxes() == {"start": False, "rally": False, "attack": True}
    assert done.operation == "attack"
    one = {**PARKED, "zabol": {"taliban": 1, "coalition_troops": 1}}
    assert chart_plays("taliban", one).operation == "march"
    shielded = {**PARKED, "zabol": {"taliban": 1, "coalition_troops": 2, "police": 1}}
    assert chart_plays("taliban", shielded).boxes()["attack"] is False


def test_six_guerrillas_and_an_ambush_of_them_are_not_counted_twice() -> None:
    spaces = {WEST_ROAD: {"taliban_active": 12}, "zabol": {"taliban": 6, "coalition_troops": 1, "government_bases": 2}}
    assert chart_plays("taliban", spaces).boxes()["attack"] is False
    sure = {WEST_ROAD: {"taliban_active": 12}, "zabol": {"taliban_active": 6, "coalition_troops": 2}}
    assert chart_plays("taliban", {**sure, "zabol": {**sure["zabol"], "warlord_bases": 2}}).boxes()["attack"] is True


# -- Terror


def test_terror_at_support_first_then_neutral_where_most_people_are() -> None:
    spaces = {
        "ghazni": {"taliban": 1, "support": "support"},
        "kandahar": {"taliban": 1},
        "kabul": {"taliban": 1},
        "khowst": {"taliban": 1, "support": "opposition"},
    }
    done = chart_plays("taliban", spaces)
    assert done.selected == ["ghazni", "kabul", "kandahar"]
    assert done.lines()[:3] == ["terror_support", "terror_neutral", "terror_neutral"]


def test_terror_never_shows_the_last_hidden_one_of_a_base() -> None:
    spaces = {"kabul": {"taliban": 1}, "kandahar": {"taliban": 1, "taliban_bases": 1}}
    assert chart_plays("taliban", spaces).selected == ["kabul"]
    spaces["kandahar"]["taliban"] = 2
    assert chart_plays("taliban", spaces).selected == ["kabul", "kandahar"]
    assert chart_plays("taliban", spaces, **FIND_FIX).selected == ["kabul"]
    spaces["kandahar"]["taliban"] = 3
    assert chart_plays("taliban", spaces, **FIND_FIX).selected == ["kabul", "kandahar"]


def test_terror_pauses_to_extort() -> None:
    spaces = {"kabul": {"taliban": 1}, "kandahar": {"taliban": 1}, "zabol": {"taliban": 2}}
    done = chart_plays("taliban", spaces, resources={"taliban": 1})
    assert done.operation == "terror"
    assert done.activity == "extort"
    assert done.selected == ["kabul", "kandahar"]
    assert done.at("zabol") == {"taliban": 1, "taliban_active": 1}


# -- Rally


def test_rally_at_bare_bases_then_for_a_base_in_pakistan_first() -> None:
    spaces = {
        "paktika": {"taliban_bases": 1},
        "zabol": {"taliban_active": 2, "taliban": 2, "coalition_troops": 5},
        "waziristan": {"taliban_active": 3},
    }
    done = chart_plays("taliban", spaces)
    assert done.lines()[:3] == ["rally_bare", "rally_base", "rally_base"]
    assert done.selected[:3] == ["paktika", "waziristan", "zabol"]
    assert done.at("zabol") == {"taliban_bases": 1, "taliban": 2, "coalition_troops": 5}


def test_rally_beside_cubes_kabul_and_new_ground() -> None:
    spaces = {
        "ghazni": {"taliban_bases": 1, "taliban_active": 1, "police": 3},
        "khowst": {"taliban_bases": 1, "taliban": 1},
        "nuristan": {"support": "opposition"},
        "konduz": {"coalition_troops": 1},
    }
    done = chart_plays("taliban", spaces)
    assert done.lines()[:5] == ["rally_hide", "rally_kabul", "rally_sow", "rally_sow", "rally_bases"]
    assert done.selected[0:2] == ["ghazni", "kabul"]
    assert done.at("ghazni")["taliban"] == 2  # placed, since some are Available
    assert set(done.selected[2:4]) <= {"kandahar", "balkh", "baghlan"}
    assert done.selected[4] == "khowst"
    assert len(done.selected) <= 6


def test_rally_in_up_to_six_spaces_and_bases_in_pakistan_last() -> None:
    bases = ("ghazni", "paktika", "oruzgan", "helmand")
    spaces: dict[str, Any] = {id: {"taliban_bases": 1, "taliban": 1, "support": "opposition"} for id in bases}
    spaces |= {id: {"taliban_bases": 1, "taliban": 1} for id in ("zabol", "nimruz", "waziristan")}
    done = chart_plays("taliban", {**spaces, "kabul": {"taliban": 1, "support": "opposition"}})
    assert done.operation == "rally"
    assert len(done.selected) == 6
    assert "waziristan" not in done.selected


def test_rally_in_pakistan_if_it_costs_nothing() -> None:
    spaces = {"kabul": {"taliban": 1, "coalition_troops": 1, "support": "opposition"}}
    backing = chart_plays("taliban", spaces, islamabad={"box": "backing"})
    assert {"balochistan", "waziristan", "northwest_frontier"} <= set(backing.selected)
    assert "rally_pakistan" in backing.lines()
    assert "rally_pakistan" not in chart_plays("taliban", spaces).lines()


def test_with_none_available_guerrillas_turn_underground() -> None:
    spaces = {
        "ghazni": {"taliban_active": 3},
        "zabol": {"taliban_bases": 2, "taliban_active": 2, "warlords": 4},
        "waziristan": {"taliban_bases": 2, "taliban_active": 25},
    }
    done = chart_plays("taliban", spaces)
    assert done.selected[-2:] == ["zabol", "waziristan"]
    assert done.at("zabol")["taliban"] == 2
    assert done.said("hidden") or "taliban_active" not in done.at("zabol")


def test_rally_ends_with_sharia() -> None:
    spaces = {"kandahar": {"taliban_bases": 1}, "ghazni": {"taliban_bases": 1}}
    done = chart_plays("taliban", spaces)
    assert done.s["kandahar"].level == -1
    assert done.s["ghazni"].level == 0


def test_rally_pauses_to_extort_on_a_rich_road() -> None:
    spaces = {"ghazni": {"taliban_bases": 1}, "paktika": {"taliban_bases": 1}, RICH_ROAD: {"taliban": 1}}
    done = chart_plays("taliban", spaces, resources={"taliban": 1})
    assert done.activity == "extort"
    assert {"ghazni", "paktika"} <= set(done.selected)
    assert done.at(RICH_ROAD) == {"taliban_active": 1}


# -- March

GUARDED: dict[str, Any] = {**PARKED, "zabol": {"taliban_bases": 1, "coalition_bases": 1, "taliban": 3}}


def test_march_guards_bare_bases_and_keeps_the_last_there() -> None:
    spaces = {**GUARDED, "ghazni": {"taliban_bases": 1, "taliban_active": 1}, "waziristan": {"taliban_bases": 1}}
    done = chart_plays("taliban", spaces)
    assert done.operation == "march"
    assert done.lines()[0] == "march_guard"
    assert {where for where, _ in done.moved[:2]} == {"ghazni", "waziristan"}
    assert done.at("ghazni")["taliban"] == 1
    assert done.at("zabol")["taliban"] == 1
    guarded = {**spaces, "waziristan": {"taliban_bases": 1, "taliban_active": 1}}
    assert "waziristan" not in {where for where, _ in chart_plays("taliban", guarded).moved}


def test_find_fix_finish_keeps_two_at_a_base() -> None:
    assert chart_plays("taliban", GUARDED).at("zabol")["taliban"] == 1
    assert chart_plays("taliban", GUARDED, **{**FIND_FIX, "card": 7}).at("zabol")["taliban"] == 2


def test_march_settles_three_underground_if_able() -> None:
    spaces = {**PARKED, "zabol": {"taliban": 1, "taliban_active": 2, "government_bases": 2, "police": 1}}
    done = chart_plays("taliban", spaces)
    assert done.lines()[0] == "march_settle"
    target = done.moved[0][0]
    assert sum(count for where, count in done.moved if where == target) == 3
    assert done.at(target)["taliban"] == 1


def test_march_scouts_with_one_each_into_three_spaces() -> None:
    spaces = {**PARKED, **FULL, "zabol": {"taliban_bases": 2, "taliban": 6}, "ghazni": {"support": "support"}}
    done = chart_plays("taliban", spaces)
    assert done.moved[0] == ("kandahar", 1)  # most people
    assert {where for where, _ in done.moved[1:3]} == {"oruzgan", "paktika"}
    assert done.lines().count("march_neutral") == 3
    assert "taliban" not in done.at("ghazni")
    held = {**spaces, "oruzgan": {"coalition_troops": 1}, "paktika": {"support": "opposition"}}
    supported = chart_plays("taliban", held)
    assert supported.moved[:2] == [("kandahar", 1), ("ghazni", 1)]
    assert "march_support" in supported.lines()


def test_march_onto_roads_to_outnumber_enemies_the_richest_first() -> None:
    zabol = {"taliban_active": 2, "taliban_bases": 2}
    spaces = {**PARKED, **FULL, "zabol": zabol, RICH_ROAD: {"police": 1, "taliban_active": 1}}
    done = chart_plays("taliban", spaces)
    assert done.lines()[0] == "march_road"
    assert done.moved[0] == (RICH_ROAD, 1)
    held = {**spaces, RICH_ROAD: {"taliban_active": 1}}
    assert RICH_ROAD not in {where for where, _ in chart_plays("taliban", held).moved}
    strong = {**spaces, RICH_ROAD: {"police": 4}}
    assert RICH_ROAD not in {where for where, _ in chart_plays("taliban", strong).moved}


def test_march_keeps_taliban_control() -> None:
    for taliban in (4, 5):
        spaces = {**PARKED, "zabol": {"taliban": taliban, "police": 1, "government_bases": 2}}
        assert chart_plays("taliban", spaces).at("zabol")["taliban"] == 4


@pytest.mark.parametrize(("resources", "spent"), [(9, 6), (8, 8), (3, 3)])
def test_march_within_the_spending_limit(resources: int, spent: int) -> None:
    bare = ("ghazni", "paktika", "kandahar", "oruzgan", "helmand", "herat", "badghis", "farah")
    base = {"taliban_bases": 1, "warlord_bases": 1}
    spaces = {**PARKED, **dict.fromkeys(bare, base), "zabol": {**base, "taliban": 6}, "ghowr": {**base, "taliban": 6}}
    done = chart_plays("taliban", spaces, resources={"taliban": resources})
    assert done.operation == "march"
    assert resources - min(args["after"] for args in done.said("track") if args["track"] == "taliban") == spent


# -- Attack


def test_attack_where_coalition_pieces_go_with_ambush() -> None:
    spaces = {**PARKED, "zabol": {"taliban": 1, "coalition_troops": 2}, "ghazni": {"taliban": 1, "police": 1}}
    done = chart_plays("taliban", spaces)
    assert done.selected[:2] == ["zabol", "ghazni"]
    assert done.lines()[:2] == ["attack_coalition", "attack_ambush"]
    assert done.said("ambush")
    assert "coalition_troops" not in done.at("zabol")


def test_ambush_by_its_list_and_not_with_six() -> None:
    spaces = {
        **PARKED,
        "zabol": {"taliban": 1, "coalition_troops": 2},
        "ghazni": {"taliban": 1, "warlords": 1, "support": "opposition"},
        "paktika": {"taliban": 1, "government_bases": 1, "support": "opposition"},
        "oruzgan": {"taliban": 6, "government_bases": 2, "support": "opposition"},
    }
    done = chart_plays("taliban", spaces)
    assert done.selected[:3] == ["zabol", "paktika", "ghazni"]
    assert done.selected[3] == "oruzgan"  # by their number, without Ambush
    assert len(done.said("ambush")) == 3


def test_attack_with_four_together() -> None:
    spaces = {
        **PARKED,
        "zabol": {"taliban": 1, "coalition_troops": 2},
        "ghazni": {"taliban_active": 4, "police": 2, "government_bases": 2},
    }
    done = chart_plays("taliban", spaces, dice=[4, *[6] * 9])
    assert done.lines()[:2] == ["attack_coalition", "attack_mass"]
    assert "police" not in done.at("ghazni")


def test_an_ambush_keeps_the_last_hidden_one_of_a_base() -> None:
    spaces = {**PARKED, "zabol": {"taliban": 1, "taliban_bases": 1, "coalition_troops": 2}}
    assert chart_plays("taliban", spaces).boxes()["attack"] is False
    spaces["zabol"]["taliban"] = 2
    assert chart_plays("taliban", spaces).boxes()["attack"] is True
    assert chart_plays("taliban", spaces, **{**FIND_FIX, "card": 14}).boxes()["attack"] is False


# -- the special activities


def test_extort_everywhere_but_with_the_last_hidden_one_without_opposition() -> None:
    spaces = {
        "kabul": {"taliban": 1},
        "zabol": {"taliban": 1},
        "nimruz": {"taliban": 2},
        "ghazni": {"taliban": 1, "support": "opposition"},
        "paktika": {"taliban": 1, "taliban_bases": 1, "support": "opposition"},
    }
    done = chart_plays("taliban", spaces)
    assert done.operation == "terror"
    assert done.activity == "extort"
    assert done.at("zabol") == {"taliban": 1}
    assert done.at("paktika")["taliban"] == 1
    assert done.at("nimruz") == {"taliban": 1, "taliban_active": 1}
    assert done.at("ghazni") == {"taliban_active": 1}
    broke = chart_plays("taliban", {"kabul": {"taliban": 1}, "zabol": {"taliban": 1}}, resources={"taliban": 1})
    assert broke.at("zabol") == {"taliban_active": 1}


def test_rally_extorts_on_rich_roads_alone() -> None:
    spaces = {RICH_ROAD: {"taliban": 1}, "zabol": {"taliban": 2, "warlord_bases": 1}, SOUTH_ROAD: {"taliban": 1}}
    done = chart_plays("taliban", spaces)
    assert done.operation == "rally"
    assert done.at(RICH_ROAD) == {"taliban_active": 1}
    assert done.at(SOUTH_ROAD) == {"taliban": 1}
    assert done.activity == "extort"


INFILTRATE: dict[str, Any] = {
    "zabol": {"taliban": 1, "troops": 4},
    "nimruz": {"taliban": 1, "troops": 1, "police": 1},
    "farah": {"taliban": 1, "warlords": 2},
}


def test_else_infiltrate_two_pieces_the_most_cubes_of_a_player() -> None:
    done = chart_plays("taliban", INFILTRATE, players=("government",))
    assert done.activity == "infiltrate"
    assert done.at("zabol")["troops"] == 2
    nobody = chart_plays("taliban", INFILTRATE)  # a faction's last pieces
    assert "police" not in nobody.at("nimruz")
    assert "troops" not in nobody.at("nimruz")
    warlords = chart_plays("taliban", INFILTRATE, players=("warlords",))
    assert "warlords" not in warlords.at("farah")


def test_a_single_piece_is_replaced() -> None:
    done = chart_plays("taliban", {"nimruz": {"taliban": 1, "troops": 1}})
    assert done.activity == "infiltrate"
    assert done.at("nimruz") == {"taliban": 2}


def test_else_extort_elsewhere() -> None:
    done = chart_plays("taliban", {"nimruz": {"taliban": 2}})
    assert done.operation == "rally"
    assert done.activity == "extort"
    assert done.at("nimruz")["taliban_active"] == 1


# -- Tribal Elders


@pytest.mark.parametrize("faction", ["taliban", "coalition"])
def test_tribal_elders_are_always_taken(faction: str) -> None:
    done = chart_plays(faction, {"zabol": {"taliban": 1, "police": 2}}, card=45, next=12)
    assert done.said("event-undivided")
    assert done.s.elders == faction
    after = chart_plays(
        faction,
        {"zabol": {"taliban": 1, "police": 2}},
        card=45,
        next="propaganda",
        piles=[{"events": 3, "propaganda": True}] * 2,
    )
    assert after.s.elders == faction
