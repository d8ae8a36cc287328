"""The Warlords by their flow chart: every box, every step, and their special activities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain.nonplayers import FIND_FIX, LAST_CAMPAIGN, chart_plays

NORTH_ROAD = "loc_aibak_shibirghan"
WEST_ROAD = "loc_toraghondi_farah"
FULL: dict[str, Any] = {
    id: {"warlord_bases": 2} for id in ("badakhshan", "nimruz", "paktika", "zabol", "khowst", "oruzgan")
}
"""All twelve Bases: none can be placed any more."""
AHEAD: dict[str, Any] = {"players": ("coalition", "government"), "patronage": 40}
"""The Government is a player with a positive margin."""


# -- which operation


def test_three_guerrillas_with_room_for_a_base_make_a_rally() -> None:
    assert chart_plays("warlords", {"herat": {"warlords": 3}}).operation == "rally"
    assert chart_plays("warlords", {"herat": {"warlords": 2}}).boxes()["start"] is False
    crowded = {"herat": {"warlords": 3, "coalition_bases": 1, "government_bases": 1}}
    assert chart_plays("warlords", crowded).boxes()["start"] is False


def test_march_while_no_player_is_ahead() -> None:
    done = chart_plays("warlords", {"herat": {"warlords": 2}})
    assert done.boxes() == {"start": False, "march": True}
    assert done.operation == "march"
    assert chart_plays("warlords", {"herat": {"warlords": 2}}, **AHEAD).boxes()["march"] is False


def test_terror_if_a_players_margin_falls_by_it_else_attack() -> None:
    spaces = {**FULL, "balkh": {"warlords": 1, "support": "support"}}
    done = chart_plays("warlords", spaces, **AHEAD)
    assert done.boxes() == {"start": False, "march": False, "terror": True}
    assert done.operation == "terror"
    assert done.s["balkh"].level == 0
    of_nobody = {**FULL, "balkh": {"warlords": 1, "support": "opposition"}}
    assert chart_plays("warlords", of_nobody, **AHEAD).boxes()["terror"] is False


def test_an_operation_that_can_do_nothing_gives_way() -> None:
    done = chart_plays("warlords", FULL, **AHEAD)
    assert done.said("why-impossible")[0]["operation"] == "attack"
    assert done.operation == "rally"
    assert chart_plays("warlords", {"herat": {"warlords": 3}}, resources={"warlords": 0}).operation != "rally"


# -- Rally


def test_rally_makes_a_base_of_two_active_first() -> None:
    done = chart_plays("warlords", {"herat": {"warlords": 2, "warlords_active": 2}})
    assert done.lines()[0] == "rally_base"
    assert done.at("herat") == {"warlord_bases": 2, "warlords": 2}  # Cultivate follows


def test_rally_suborns_the_government_base_that_takes_the_room() -> None:
    spaces = {
        "herat": {"warlords": 4, "government_bases": 1, "coalition_bases": 1},
        "balkh": {"warlords": 3},
        "konduz": {"police": 2},
    }
    done = chart_plays("warlords", spaces)
    assert done.lines()[0] == "rally_replace"
    assert done.activity == "suborn"
    assert done.at("herat") == {"coalition_bases": 1, "warlord_bases": 1, "warlords": 2}
    assert done.at("konduz") == {"police": 2}  # 41 Resources and more would buy these too
    rich = chart_plays("warlords", spaces, resources={"warlords": 60})
    assert rich.at("konduz") == {}


def test_rally_where_a_second_base_fits_and_cultivates_there_at_once() -> None:
    spaces = {"herat": {"warlords": 3}, "balkh": {"warlord_bases": 1}, "badakhshan": {"warlord_bases": 1}}
    done = chart_plays("warlords", spaces)
    assert done.lines()[:2] == ["rally_base", "rally_second"]
    assert done.selected[:2] == ["herat", "balkh"]
    assert done.at("balkh") == {"warlord_bases": 2, "warlords": 3}
    assert done.lines().count("rally_second") == 1
    last = chart_plays("warlords", spaces, **LAST_CAMPAIGN)
    assert last.at("balkh") == {"warlord_bases": 1, "warlords": 3}
    assert last.activity == "traffic"


def test_rally_goes_on_to_bare_bases_other_bases_and_loose_guerrillas() -> None:
    spaces = {"herat": {"warlords": 3}, "balkh": {"warlord_bases": 2, "warlords": 1}, "konduz": {"warlord_bases": 2}}
    done = chart_plays("warlords", spaces)
    assert done.lines()[:3] == ["rally_base", "rally_guard", "rally_bases"]
    assert done.selected == ["herat", "konduz", "balkh"]
    loose = chart_plays("warlords", {"herat": {"warlords": 3}, "faryab": {"warlords": 1}})
    assert loose.selected == ["herat", "faryab", "kabul"]
    assert loose.lines()[1:3] == ["rally_loose", "rally_elsewhere"]


def test_bare_bases_by_population_then_by_their_number() -> None:
    spaces = {
        "herat": {"warlords": 3},
        "bamian": {"warlord_bases": 2},
        "badghis": {"warlord_bases": 1, "government_bases": 1},
    }
    assert chart_plays("warlords", spaces).selected[1] == "bamian"
    spaces["konduz"] = {"warlord_bases": 1, "coalition_bases": 1}
    assert chart_plays("warlords", spaces).selected[1] == "konduz"


def test_with_none_available_guerrillas_turn_underground() -> None:
    spaces = {
        "herat": {"warlord_bases": 2, "warlords_active": 2},
        "farah": {"warlord_bases": 2, "warlords_active": 2},  # Pashtun
        WEST_ROAD: {"warlords": 11},
        **{id: row for id, row in FULL.items() if id not in ("nimruz", "zabol")},
    }
    done = chart_plays("warlords", spaces, **AHEAD)
    assert done.operation == "rally"
    assert done.selected == ["herat"]
    assert done.at("herat") == {"warlord_bases": 2, "warlords": 2}


def test_one_more_space_to_cultivate_if_there_is_none() -> None:
    spaces = {
        "kabul": {"warlords": 3},
        "balkh": {"warlord_bases": 2},
        "konduz": {"warlord_bases": 2},
        "faryab": {"warlords": 1, "coalition_bases": 1, "government_bases": 1},
    }
    done = chart_plays("warlords", spaces)
    assert done.selected[:3] == ["kabul", "balkh", "konduz"] or done.selected[:3] == ["kabul", "konduz", "balkh"]
    assert len(done.selected) == 4
    assert done.lines()[3] == "warlords_rally_sow"
    assert done.activity == "cultivate"
    assert done.at(done.selected[3]) == {"warlord_bases": 1, "warlords": 1}


# -- March


def test_march_guards_bare_bases_and_keeps_the_last_at_a_base() -> None:
    spaces = {
        "herat": {"warlord_bases": 1, "warlords": 2, "coalition_bases": 1},
        "badghis": {"warlord_bases": 1, "warlords_active": 1, "coalition_bases": 1},
    }
    done = chart_plays("warlords", spaces, resources={"warlords": 45})
    assert done.lines()[0] == "march_guard"
    assert done.moved[0] == ("badghis", 1)
    assert done.at("badghis")["warlords"] == 1
    assert done.at("herat") == {"warlord_bases": 1, "warlords": 1, "coalition_bases": 1}


def test_find_fix_finish_keeps_two_at_two_bases() -> None:
    spaces = {"herat": {"warlord_bases": 2, "warlords": 3}}
    assert chart_plays("warlords", spaces).at("herat") == {"warlord_bases": 2, "warlords": 1}
    found = chart_plays("warlords", spaces, **FIND_FIX)
    assert found.at("herat") == {"warlord_bases": 2, "warlords": 2}
    one = {"herat": {"warlord_bases": 1, "government_bases": 1, "warlords": 3}}
    kept = chart_plays("warlords", one, **FIND_FIX)
    assert kept.at("herat")["warlords"] == 1


def test_march_puts_exactly_two_on_roads_active_first() -> None:
    spaces = {**FULL, "herat": {"warlords": 1, "warlords_active": 1}}
    done = chart_plays("warlords", spaces)
    assert done.lines()[0] == "march_road"
    assert done.at(WEST_ROAD) == {"warlords": 1, "warlords_active": 1}
    guarded = {id: {**row, "warlords": 1} for id, row in FULL.items()}
    one_there = chart_plays(
        "warlords", {**guarded, "herat": {"warlords": 1, "warlords_active": 1}, WEST_ROAD: {"warlords": 1}}
    )
    assert one_there.at(WEST_ROAD) == {"warlords": 1, "warlords_active": 1}
    for keys in ({"resources": {"warlords": 45}}, LAST_CAMPAIGN):
        assert "march_road" not in chart_plays("warlords", spaces, **keys).lines()


def test_march_settles_three_where_a_base_fits() -> None:
    spaces = {"balkh": {"warlords": 3, "coalition_bases": 1, "government_bases": 1}, NORTH_ROAD: {"warlords": 2}}
    rich = {"resources": {"warlords": 45}}
    done = chart_plays("warlords", spaces, **rich)
    assert done.lines()[0] == "march_settle"
    assert done.moved[0][0] in ("baghlan", "konduz")
    assert sum(count for where, count in done.moved if where == done.moved[0][0]) == 3
    coalition = {**spaces, "konduz": {"coalition_troops": 1}}
    assert chart_plays("warlords", coalition, **rich).moved[0][0] == "baghlan"
    assert "march_settle" not in chart_plays("warlords", spaces, **rich, **LAST_CAMPAIGN).lines()


def test_march_ends_control_a_players_first() -> None:
    spaces = {
        **FULL,
        "faryab": {"warlords": 4},
        "balkh": {"police": 2},
        "badghis": {"taliban": 1},
    }
    rich = {"resources": {"warlords": 45}}
    done = chart_plays("warlords", spaces, **rich)
    assert done.lines()[0] == "march_control"
    assert done.moved[0] == ("balkh", 2)
    assert done.s["balkh"].control == "none"
    player = chart_plays("warlords", spaces, players=("taliban",), **rich)
    assert player.moved[0] == ("badghis", 1)


def test_march_creates_no_control_behind_it() -> None:
    spaces = {**FULL, "herat": {"warlords": 3, "police": 2}}
    done = chart_plays("warlords", spaces)
    assert done.s["herat"].control == "none"
    assert done.at("herat") == {"warlords": 2, "police": 2}


def test_march_else_goes_where_most_people_are() -> None:
    done = chart_plays("warlords", {**FULL, "samangan": {"warlords": 2}}, resources={"warlords": 45})
    assert done.lines()[0] == "march_people"
    assert done.at("kabul") == {"warlords": 2}


# -- Terror and Attack


def test_terror_takes_players_first_then_one_more() -> None:
    spaces = {
        **FULL,
        "balkh": {"warlords": 1, "support": "opposition"},
        "konduz": {"warlords": 1, "support": "opposition"},
        "herat": {"warlords": 1, "support": "support"},
    }
    done = chart_plays("warlords", spaces, **AHEAD)
    assert done.selected[0] == "herat"
    assert len(done.selected) == 2
    assert done.lines() == ["terror_player", "terror_any"]


def test_terror_in_three_spaces_most_people_first_and_not_with_the_last_hidden_one_of_a_base() -> None:
    four = {id: {"warlords": 1, "support": "support"} for id in ("herat", "kabul", "balkh", "faryab")}
    done = chart_plays("warlords", {**FULL, **four}, **AHEAD)
    assert done.selected[:2] == ["kabul", "balkh"]
    assert len(done.selected) == 3
    base = {"khowst": {"warlord_bases": 2, "warlords": 1, "support": "support"}}
    assert chart_plays("warlords", {**FULL, **base}, **AHEAD).boxes()["terror"] is False
    two = {"khowst": {"warlord_bases": 2, "warlords": 2, "support": "support"}}
    assert chart_plays("warlords", {**FULL, **two}, **AHEAD).selected == ["khowst"]


ATTACK: dict[str, Any] = {**FULL, "balkh": {"warlords": 4, "police": 5}}


def test_attack_only_with_four_and_where_a_players_margin_falls() -> None:
    ahead: dict[str, Any] = {**AHEAD, "dice": [4, *[6] * 9]}
    done = chart_plays("warlords", ATTACK, **ahead)
    assert done.operation == "attack"
    assert done.at("balkh") == {"warlords_active": 4, "police": 3}
    assert done.s["balkh"].control == "none"
    few = {**FULL, "balkh": {"warlords": 3, "police": 4}}
    assert chart_plays("warlords", few, **ahead).operation == "rally"
    kept = {**FULL, "balkh": {"warlords": 4, "police": 7}}  # Control would stay
    assert chart_plays("warlords", kept, **ahead).operation == "rally"


def test_attack_on_a_base_of_a_taliban_player_and_never_the_last_hidden_one_of_a_base() -> None:
    ahead: dict[str, Any] = {"players": ("government", "taliban"), "patronage": 40, "dice": [1, *[6] * 9]}
    done = chart_plays("warlords", {**FULL, "balkh": {"warlords": 4, "taliban_bases": 1, "taliban": 1}}, **ahead)
    assert done.operation == "attack"
    assert "taliban_bases" not in done.at("balkh")
    own = {**FULL, "khowst": {"warlord_bases": 1, "warlords": 4, "taliban_bases": 1}, "herat": {"warlord_bases": 1}}
    assert chart_plays("warlords", own, **ahead).operation == "rally"


# -- the special activities


def test_cultivate_beside_a_base_first_else_traffic_else_suborn() -> None:
    done = chart_plays("warlords", {"herat": {"warlords": 3}, "balkh": {"warlords": 1}})
    assert done.at("herat")["warlord_bases"] == 2
    assert "warlord_bases" not in done.at("balkh")
    full = chart_plays("warlords", FULL, **AHEAD)
    assert full.activity == "traffic"
    assert full.resources("warlords") == 20 - 3 + 12
    watched = {id: {**row, "coalition_troops": 1} for id, row in FULL.items()}
    bought = chart_plays("warlords", {**watched, "herat": {"police": 2}}, resources={"warlords": 60}, **AHEAD)
    assert bought.activity == "suborn"


@pytest.mark.parametrize(("players", "earned"), [((), 12), (("government",), 10), (("taliban",), 10)])
def test_traffic_pays_no_player(players: tuple[str, ...], earned: int) -> None:
    spaces = {**FULL, "khowst": {"warlord_bases": 2, "police": 9}, "oruzgan": {"warlord_bases": 2, "taliban": 9}}
    done = chart_plays("warlords", spaces, players=players)
    assert done.activity == "traffic"
    got = [args["after"] - args["before"] for args in done.said("track") if args["track"] == "warlords"]
    assert got[-1] == earned


SUBORN: dict[str, Any] = {**FULL, "herat": {"warlords": 1, "support": "support"}}


def test_suborn_with_41_resources_against_a_government_player_up_to_four() -> None:
    spaces = {
        **SUBORN,
        "kabul": {"police": 3},
        "balkh": {"police": 2},
        "faryab": {"troops": 1},
        "ghazni": {"police": 2},
    }
    done = chart_plays("warlords", spaces, resources={"warlords": 60}, **AHEAD)
    assert done.activity == "suborn"
    assert done.lines()[1:] == ["suborn_government", "suborn_government", "suborn_control"]
    assert done.at("kabul") == {}
    assert {} in (done.at("faryab"), done.at("ghazni"))
    assert done.at("balkh") == {}  # any Control, where most people are left
    assert done.resources("warlords") == 60 - 1 - 6
    assert done.resources("warlords") >= 41
    for had, spaces_bought in ((42, 0), (43, 0), (44, 1), (45, 1), (46, 2)):
        some = chart_plays("warlords", spaces, resources={"warlords": had}, **AHEAD)
        assert some.resources("warlords") == had - 1 - 2 * spaces_bought
        assert (some.activity == "suborn") is (spaces_bought > 0)


def test_suborn_else_ends_any_control_in_one_space() -> None:
    spaces = {**SUBORN, "konduz": {"taliban": 2, "police": 1}, "faryab": {"police": 1}}
    watched = {id: {**row, "coalition_troops": 1} for id, row in FULL.items()}
    done = chart_plays("warlords", {**spaces, **watched}, resources={"warlords": 60})
    assert done.lines()[-1] == "suborn_control"
    assert done.lines().count("suborn_control") == 1
    assert done.at("konduz") == {"taliban": 1, "police": 1}
    assert done.at("faryab") == {"police": 1}
