"""Rule 8.5: the Warlords without a player, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain.nonplayers import Done, book_plays

ROAD = "loc_toraghondi_farah"
"""A road, from which they do not March."""
PARKED: dict[str, Any] = {
    id: {"warlord_bases": 2} for id in ("badakhshan", "nimruz", "paktika", "zabol", "khowst", "oruzgan")
}
"""All twelve Bases, far from the spaces that the tests are about."""


@pytest.mark.rule("plain", "8.5.1", "8.5.2")
def test_six_pieces_available_make_them_rally() -> None:
    six = book_plays("warlords", {**PARKED, ROAD: {"warlords": 9}})
    assert six.operation == "rally"
    assert len(six.selected) == 3
    five = book_plays("warlords", {**PARKED, ROAD: {"warlords": 9}, "faryab": {"warlords": 1}})
    assert five.operation == "march"


@pytest.mark.rule("plain", "8.5.1a")
def test_rally_hides_where_all_are_active_beside_cubes() -> None:
    spaces = {
        "balkh": {"warlord_bases": 1, "warlords_active": 1, "police": 1},
        "farah": {"warlord_bases": 1, "warlords_active": 1, "police": 1},  # Pashtun
        "herat": {"warlord_bases": 1, "warlords_active": 1},  # no cube
    }
    done = book_plays("warlords", spaces)
    assert done.selected[0] == "balkh"
    assert done.at("balkh") == {"warlord_bases": 1, "warlords": 1, "police": 1}
    assert done.steps()[0] == "warlords_rally_hide"


@pytest.mark.rule("plain", "8.5.1b")
def test_rally_turns_two_guerrillas_into_a_base_active_ones_first() -> None:
    spaces = {
        "herat": {"warlords": 2, "warlords_active": 2},
        "balkh": {"warlords": 3, "coalition_bases": 1, "government_bases": 1},  # no room
    }
    done = book_plays("warlords", spaces)
    assert done.selected[0] == "herat"
    assert done.at("herat")["warlord_bases"] >= 1
    assert done.at("herat").get("warlords_active", 0) == 0
    assert done.at("balkh").get("warlord_bases", 0) == 0


@pytest.mark.rule("plain", "8.5.1c")
def test_rally_places_at_bare_bases_then_where_no_base_is_then_to_cultivate() -> None:
    spaces = {
        "herat": {"warlord_bases": 2},
        "faryab": {"warlords": 1},
        "ghowr": {"warlords": 1, "taliban_bases": 1},  # a Base of any faction
    }
    done = book_plays("warlords", spaces)
    assert done.selected[:2] == ["herat", "faryab"]
    assert done.at("herat")["warlords"] == 2 + done.s["herat"].area.pop
    assert done.steps()[:2] == ["warlords_rally_guard", "warlords_rally_grow"]
    sown = book_plays("warlords", {"herat": {"warlord_bases": 2}})
    assert sown.steps()[:2] == ["warlords_rally_guard", "warlords_rally_sow"]
    assert sown.steps()[2] == "warlords_rally_elsewhere"
    pashtun = book_plays("warlords", {"farah": {"warlord_bases": 1}})
    assert pashtun.selected[0] == "farah"
    assert pashtun.at("farah")["warlords"] == 1


MARCH: dict[str, Any] = {**PARKED, "faryab": {"warlords": 4, "warlord_bases": 0}, ROAD: {"warlords": 8}}
NORTH_ROAD = "loc_aibak_shibirghan"


def entered(done: Done) -> list[str]:
    """The spaces that Guerrillas marched into."""
    return [str(args["space"].id).removeprefix("space-") for args in done.said("moved")]


@pytest.mark.rule("plain", "8.5.2", "8.5.2a")
def test_march_sends_one_onto_an_empty_road_and_keeps_one_at_a_base() -> None:
    based = {**MARCH, "khowst": {"warlord_bases": 1}, "faryab": {"warlord_bases": 1, "warlords": 3}}
    done = book_plays("warlords", based)
    assert done.operation == "march"
    assert entered(done)[0] == NORTH_ROAD
    assert done.said("moved")[0]["count"] == 1
    assert done.at("faryab")["warlords"] == 1
    assert done.at(ROAD) == {"warlords": 8}
    rich = book_plays("warlords", based, resources={"warlords": 39})
    assert rich.operation != "march"
    occupied = book_plays("warlords", {**based, NORTH_ROAD: {"police": 1}})
    assert NORTH_ROAD not in entered(occupied)


@pytest.mark.rule("plain", "8.5.2a", "8.3a")
def test_the_richest_road_comes_first() -> None:
    spaces = {**MARCH, "khowst": {"warlord_bases": 2, "warlords": 2}}
    assert entered(book_plays("warlords", spaces))[0] == "loc_kabul_tor_kham"


@pytest.mark.rule("plain", "8.5.2", "8.1.2e")
def test_march_brings_no_control_to_where_it_comes_from() -> None:
    spaces = {**MARCH, "faryab": {"warlords": 3, "police": 2}}
    done = book_plays("warlords", spaces)
    assert done.s["faryab"].control == "none"
    assert done.at("faryab") == {"warlords": 2, "police": 2}


@pytest.mark.rule("plain", "8.5.2b")
def test_march_ends_control_where_most_live() -> None:
    spaces = {**MARCH, "balkh": {"police": 4}, "sar_e_pol": {"police": 1}, NORTH_ROAD: {"police": 1}}
    done = book_plays("warlords", spaces)
    assert done.steps()[0] == "warlords_march_control"
    assert done.at("balkh") == {"police": 4, "warlords": 4}
    assert done.s["balkh"].control == "none"
    assert done.resources("warlords") == 19 + (12 if done.activity == "traffic" else 0)
    strong = book_plays("warlords", {**spaces, "balkh": {"police": 5}})
    assert strong.s["sar_e_pol"].control == "none"
    assert "warlords" not in strong.at("balkh")


@pytest.mark.rule("plain", "8.5.2c")
def test_march_ends_in_one_more_province_where_cultivate_works() -> None:
    spaces = {**MARCH, "khowst": {}, NORTH_ROAD: {"police": 1}}
    done = book_plays("warlords", spaces)
    assert done.steps()[0] == "warlords_march_province"
    assert len(entered(done)) == 1
    assert done.s[entered(done)[0]].area.pop > 0
    assert done.activity == "cultivate"
    assert done.at(entered(done)[0]) == {"warlord_bases": 1, "warlords": 4}


TERROR: dict[str, Any] = {**PARKED, ROAD: {"warlords": 9}}


@pytest.mark.rule("plain", "8.5.3")
@pytest.mark.parametrize(
    ("others", "chosen"),
    [(("coalition",), "balkh"), (("taliban",), "konduz"), (("coalition", "taliban"), "balkh")],
)
def test_terror_by_who_has_no_player(others: tuple[str, ...], chosen: str) -> None:
    spaces = {
        **TERROR,
        "balkh": {"warlords": 1, "support": "opposition"},
        "konduz": {"warlords": 1, "support": "support"},
    }
    done = book_plays("warlords", spaces, others=others, resources={"warlords": 60})
    assert done.operation == "terror"
    assert done.selected == [chosen]
    assert done.s[chosen].level == 0
    assert done.s[chosen].terror == 1


@pytest.mark.rule("plain", "8.5.3")
def test_terror_of_players_takes_either_and_none_means_rally() -> None:
    spaces = {**TERROR, "konduz": {"warlords": 1, "support": "support"}}
    assert book_plays("warlords", spaces, resources={"warlords": 60}).selected == ["konduz"]
    only_support = book_plays("warlords", spaces, others=("coalition",), resources={"warlords": 60})
    assert only_support.selected == ["konduz"]
    bare = book_plays("warlords", {**TERROR, "balkh": {"warlords": 1}}, resources={"warlords": 60})
    assert bare.operation == "rally"
    assert bare.said("why-impossible")[0]["operation"] == "terror"


@pytest.mark.rule("plain", "8.5.4", "8.5.4a")
def test_cultivate_comes_first_and_beside_a_base() -> None:
    done = book_plays("warlords", {"herat": {"warlord_bases": 1}, "faryab": {"warlords": 1}})
    assert done.activity == "cultivate"
    assert done.at("herat")["warlord_bases"] == 2


@pytest.mark.rule("plain", "8.5.4b")
def test_traffic_everywhere_unless_it_would_fill_the_track() -> None:
    done = book_plays("warlords", PARKED, resources={"warlords": 20})
    assert done.activity == "traffic"
    assert done.resources("warlords") == 20 - 3 + 12
    beside = book_plays("warlords", {**PARKED, "khowst": {"warlord_bases": 2, "coalition_troops": 1}})
    assert beside.resources("warlords") == 20 - 3 + 10
    rich = book_plays("warlords", {**PARKED, "herat": {"police": 2}}, resources={"warlords": 66})
    assert rich.activity == "suborn"
    assert rich.said("why-rich")


@pytest.mark.rule("plain", "8.5.4b")
def test_no_traffic_for_a_single_base_under_counter_narc() -> None:
    blocked = {id: {**row, "coalition_troops": 1} for id, row in PARKED.items()}
    spaces = {
        **blocked,
        "khowst": {"warlord_bases": 1, "police": 3},
        "herat": {"warlord_bases": 1, "coalition_troops": 1},
    }
    narc = book_plays("warlords", spaces, momentum=["counter_narc:unshaded"])
    assert narc.activity == "suborn"
    assert book_plays("warlords", spaces).activity == "traffic"


SUBORN: dict[str, Any] = {**TERROR, "balkh": {"warlords": 1, "support": "opposition"}}


@pytest.mark.rule("plain", "8.5.4", "8.5.4c", "8.1.2b")
def test_suborn_ends_control_by_a_base_by_cubes_or_by_a_guerrilla() -> None:
    spaces = {
        **SUBORN,
        "bamian": {"government_bases": 1, "police": 4, "taliban": 4},
        "samangan": {"police": 2, "troops": 1},
        "faryab": {"taliban": 2, "police": 1},
    }
    done = book_plays("warlords", spaces, others=("coalition",), resources={"warlords": 60})
    assert done.activity == "suborn"
    assert done.at("bamian") == {"police": 4, "taliban": 4}
    assert done.at("samangan") == {}
    assert done.at("faryab") == {"taliban": 1, "police": 1}
    assert {done.s[id].control for id in ("bamian", "samangan", "faryab")} == {"none"}
    assert done.resources("warlords") == 60 - 1 - 6
    assert done.steps()[1:] == ["warlords_suborn_control"] * 3


@pytest.mark.rule("plain", "8.5.4c", "8.1.2b")
@pytest.mark.parametrize("coalition_plays", [True, False])
def test_suborn_then_hits_taliban_or_government_roads_first(coalition_plays: bool) -> None:
    spaces = {
        **SUBORN,
        "loc_kabul_aibak": {"police": 2, "troops": 2, "taliban": 1},
        "waziristan": {"taliban": 3, "taliban_bases": 1},
    }
    others = () if coalition_plays else ("coalition",)
    done = book_plays("warlords", spaces, others=others, resources={"warlords": 60})
    road = {"taliban": 1, "troops": 1} if coalition_plays else {"police": 2, "troops": 2}
    assert done.at("loc_kabul_aibak") == road
    assert done.at("waziristan")["taliban"] == (3 if coalition_plays else 2)


@pytest.mark.rule("plain", "8.5.4c")
def test_no_suborn_under_a_truce_or_without_two_resources() -> None:
    spaces = {**SUBORN, "samangan": {"police": 2}}
    rich = book_plays("warlords", spaces, resources={"warlords": 60})
    assert rich.activity == "suborn"
    truce = book_plays("warlords", spaces, resources={"warlords": 60}, momentum=["local_truce:shaded"])
    assert truce.activity is None
