"""Rule 8.6: the Government without a player, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.messages import Message
from tests.plain.nonplayers import book_in_phase, book_plays

PARKED: dict[str, Any] = {"loc_toraghondi_farah": {"troops": 29, "police": 18}}
"""So few pieces Available that nothing makes them Train; they stand on a road."""
FEW: dict[str, Any] = {**PARKED, "nimruz": {"government_bases": 1}}


def parked(spaces: dict[str, Any]) -> dict[str, Any]:
    """These spaces, with all other Troops and Police of the Government on a road."""
    troops = 30 - sum(row.get("troops", 0) for row in spaces.values())
    police = 30 - sum(row.get("police", 0) for row in spaces.values())
    return {**spaces, "loc_toraghondi_farah": {"troops": troops, "police": police}}


# -- which operation


@pytest.mark.rule("plain", "8.6.2")
def test_fifteen_available_or_patronage_make_them_train() -> None:
    assert book_plays("government", PARKED).operation == "train"  # 1 Troops, 12 Police, 3 Bases
    assert book_plays("government", FEW | {"kabul": {"police": 1}}).operation != "train"
    support = {"herat": {"support": "support", "police": 1}}
    assert book_plays("government", FEW | support).operation == "train"
    assert book_plays("government", FEW | support, aid=0).operation != "train"
    coalition = {"herat": {"support": "support", "police": 1, "coalition_bases": 1}}
    assert book_plays("government", FEW | coalition).operation != "train"


@pytest.mark.rule("plain", "8.6.3")
def test_taliban_who_outnumber_all_on_a_road_make_them_patrol() -> None:
    troops = {"kabul": {"troops": 1, "police": 2}}
    assert book_plays("government", FEW | troops | {"loc_kabul_aibak": {"taliban": 1}}).operation == "patrol"
    even = book_plays("government", FEW | troops | {"loc_kabul_aibak": {"taliban": 1, "warlords": 1}})
    assert even.operation != "patrol"


@pytest.mark.rule("plain", "8.6.4", "8.6.5")
def test_assault_if_it_pays_else_sweep() -> None:
    two = {
        "konduz": {"police": 2, "taliban_active": 2, "troops": 0},
        "loc_toraghondi_farah": {"troops": 25, "police": 18},
    }
    base = {**FEW, **two, "balkh": {"troops": 4, "taliban_active": 2}}
    assert book_plays("government", base).operation == "assault"
    one = {**FEW, **two, "balkh": {"troops": 4, "taliban_active": 1, "taliban": 2}}
    assert book_plays("government", one).operation == "sweep"
    poppies = {**FEW, **two, "balkh": {"troops": 4, "taliban_active": 1, "warlord_bases": 1}}
    assert book_plays("government", poppies).operation == "assault"  # Eradicate removes a Base


# -- Train


@pytest.mark.rule("plain", "8.6.2a", "8.1.2c")
def test_train_builds_a_base_of_three_cubes() -> None:
    done = book_plays("government", {"herat": {"troops": 3, "police": 3}, "balkh": {"troops": 3, "coalition_bases": 1}})
    assert done.selected[0] == "herat"
    assert done.at("herat") == {"government_bases": 1, "troops": 2, "police": 1}  # two Police, one Troops
    assert not done.said("why-step")[0]["step"].id.endswith("civic")
    assert done.s["kabul"].level == 0  # no Civic Action beside a new Base


@pytest.mark.rule("plain", "8.6.2a", "8.6.2b")
def test_the_base_comes_first_and_its_cubes_are_placed_anew() -> None:
    spaces = {"herat": {"troops": 3}, "kabul": {"troops": 27, "police": 30, "support": "support"}}
    done = book_plays("government", spaces)
    assert done.selected == ["herat", "kabul"]
    assert done.at("herat") == {"government_bases": 1}
    assert done.at("kabul") == {"troops": 30, "police": 30}


@pytest.mark.rule("plain", "8.6.2b", "8.1.2c")
def test_train_places_cubes_in_turn_where_fewest_are() -> None:
    spaces = {id: {"coalition_bases": 1} for id in ("balkh", "konduz", "herat", "baghlan")}
    done = book_plays("government", {**spaces, "kabul": {"police": 1, "support": "support", "taliban": 9}})
    assert len(done.selected) == 4
    first = done.selected[0]
    assert done.at(first) == {"coalition_bases": 1, "troops": 3, "police": 3}
    assert sum(id != "kabul" for id in done.selected) <= 3
    letters = book_plays("government", {"balkh": {"coalition_bases": 1}}, capabilities={"night_letters": "shaded"})
    assert {args["count"] for args in letters.said("placed")} == {2}


@pytest.mark.rule("plain", "8.6.2b", "8.6.2c")
def test_train_makes_civic_action_possible_and_buys_it() -> None:
    spaces = {"kabul": {"police": 1, "taliban": 4}, "balkh": {"coalition_bases": 1, "police": 2}}
    done = book_plays("government", spaces)
    assert done.selected[0] == "kabul"
    assert done.steps()[0] == "government_train_civic"
    assert done.said("level")[0] == {"space": Message("space-kabul"), "level": "support"}
    assert done.s["balkh"].level == 0
    poor = book_plays("government", spaces, resources={"government": 5})
    assert poor.s["kabul"].level == 0


# -- Govern and Transport


@pytest.mark.rule("plain", "8.6.2d")
def test_govern_for_patronage_then_population() -> None:
    spaces = {
        "kabul": {"police": 1, "support": "support"},
        "herat": {"police": 1, "support": "support", "coalition_bases": 1},
        "nimruz": {"police": 1},
    }
    done = book_plays("government", spaces, patronage=5)
    assert done.activity == "govern"
    assert done.s.patronage == 5 + 3
    assert done.s["kabul"].level == 0
    assert done.s["nimruz"].returnees
    assert not done.s["herat"].returnees
    full = book_plays("government", spaces, patronage=40)
    assert full.s["nimruz"].returnees
    assert full.s["kabul"].level == 1


@pytest.mark.rule("plain", "8.6.2d")
def test_govern_for_population_wherever_else_it_can() -> None:
    done = book_plays("government", {"kabul": {"police": 1, "support": "support", "coalition_bases": 1}})
    assert done.activity == "govern"
    assert done.s["kabul"].returnees


@pytest.mark.rule("plain", "8.6.2e")
def test_transport_to_lone_police() -> None:
    """With all +1 Pop markers out there is nothing to Govern for."""
    spaces = {"herat": {"troops": 6, "taliban": 1}, "balkh": {"police": 1}}
    done = book_plays("government", {**spaces, **NO_RETURNEES}, resources={"government": 3})
    assert done.activity == "transport"
    assert done.moved_into("balkh") == {"government_troops": 2}
    assert done.at("herat") == {"government_bases": 1, "troops": 1, "taliban": 1}


NO_RETURNEES = {id: {"returnees": True} for id in ("badakhshan", "badghis", "nimruz", "zabol", "ghazni", "oruzgan")}


@pytest.mark.rule("plain", "8.6.2e")
def test_transport_where_it_adds_most_population() -> None:
    spaces = {"sar_e_pol": {"troops": 7}, "balkh": {"taliban": 2}, "faryab": {"taliban": 1}, **NO_RETURNEES}
    spaces |= {id: {"returnees": True, "coalition_troops": 1} for id in NO_RETURNEES}
    empty = {id: {"coalition_troops": 1} for id in ("samangan", "baghlan", "bamian", "ghowr", "herat", "kabul")}
    done = book_plays("government", {**spaces, **empty}, resources={"government": 3})
    assert done.activity == "transport"
    assert done.moved_into("balkh") == {"government_troops": 3}
    assert done.s["balkh"].control == "coin"


# -- Patrol


@pytest.mark.rule("plain", "8.6.3")
def test_patrol_brings_as_many_cubes_as_taliban_one_of_them_police() -> None:
    spaces = {"kabul": {"troops": 6, "police": 5}, "loc_kabul_aibak": {"taliban": 2, "taliban_active": 1}}
    done = book_plays("government", parked(spaces))
    assert done.operation == "patrol"
    assert done.moved_into("loc_kabul_aibak") == {"government_police": 1, "government_troops": 2}
    assert done.resources("government") == 27
    assert done.at("loc_toraghondi_farah") == {"troops": 24, "police": 25}
    assert done.s["loc_kabul_aibak"].guerrillas("taliban") == 2  # a free Assault removed one


@pytest.mark.rule("plain", "8.6.3")
def test_patrol_without_cubes_to_move_gives_way_to_sweep() -> None:
    done = book_plays("government", FEW | {"loc_kabul_aibak": {"taliban": 1}, "herat": {"police": 2, "taliban": 1}})
    assert done.said("why-impossible")[0]["operation"] == "patrol"
    assert done.operation == "sweep"


# -- Sweep


@pytest.mark.rule("plain", "8.6.4")
def test_sweep_into_the_most_populous_space_it_can_control() -> None:
    spaces = {"sar_e_pol": {"troops": 30}, "balkh": {"taliban": 2}, "faryab": {"taliban": 1}}
    spaces |= {id: {"police": 1} for id in ("baghlan", "kabul", "konduz", "herat", "bamian")}
    done = book_plays("government", parked(spaces))
    assert done.operation == "sweep"
    assert done.selected[0] == "balkh"
    assert done.moved_into("balkh") == {"government_troops": 3}
    assert done.s["balkh"].control == "coin"
    assert done.at("balkh")["taliban_active"] == 2


@pytest.mark.rule("plain", "8.6.4")
def test_sweep_in_place_where_most_taliban_are_found() -> None:
    spaces = {
        "herat": {"police": 3, "taliban": 1, "warlords": 1},
        "konduz": {"police": 3, "taliban": 2},
        "baghlan": {"police": 3, "warlords": 2},
        "kabul": {"police": 3, "warlords": 2, "troops": 1},
        "samangan": {"police": 18},
        "nimruz": {"government_bases": 1},
    }
    few = {"loc_kabul_tor_kham": {"troops": 29, "sabotage": True}, "nuristan": {"police": 0, "taliban": 30 - 3}}
    done = book_plays("government", {**spaces, **few, "khowst": {"warlord_bases": 2, "warlords": 8}})
    assert done.operation == "sweep"
    assert [id for id in done.selected if id in spaces] == ["konduz", "herat"]
    assert done.at("herat") == {"police": 3, "taliban_active": 1, "warlords_active": 1}


# -- Assault and Eradicate


@pytest.mark.rule("plain", "8.6.5", "8.1.1b")
def test_assault_bases_then_most_taliban_then_warlords_roads_last() -> None:
    spaces = {
        "balkh": {"troops": 4, "taliban_active": 3, "taliban": 1},
        "konduz": {"troops": 4, "taliban_bases": 1, "taliban_active": 1},
        "baghlan": {"troops": 4, "warlords_active": 2},
        "loc_kabul_aibak": {"troops": 4, "police": 9, "taliban_active": 2},
    }
    done = book_plays("government", parked(spaces))
    assert done.operation == "assault"
    assert done.selected == ["konduz", "balkh", "baghlan"]
    assert done.s.aid == 15 + 6


@pytest.mark.rule("plain", "8.6.5")
def test_assault_hits_taliban_before_warlords_even_if_those_are_players() -> None:
    spaces = parked({"balkh": {"troops": 5, "taliban_active": 2, "warlords_active": 2}})
    done = book_plays("government", spaces, others=["taliban"])
    assert done.operation == "assault"
    assert done.s["balkh"].guerrillas("taliban") == 0
    assert done.at("balkh")["warlords_active"] == 2


@pytest.mark.rule("plain", "8.6.5a")
def test_eradicate_at_opposition_then_off_pashtun_ground() -> None:
    poppy = {"police": 2, "warlord_bases": 1}
    spaces = {
        "balkh": {"troops": 5, "taliban_active": 2},
        "konduz": {**poppy},
        "farah": {**poppy, "support": "neutral"},
        "kandahar": {**poppy, "support": "opposition"},
    }
    done = book_plays("government", parked(spaces))
    assert done.activity == "eradicate"
    assert "warlord_bases" not in done.at("kandahar")
    assert "warlord_bases" not in done.at("konduz")
    assert "warlord_bases" in done.at("farah")


# -- the Propaganda round


@pytest.mark.rule("plain", "8.6.6")
def test_civic_action_lifts_opposition_then_adds_support_without_coalition_bases() -> None:
    held = {"troops": 1, "police": 1}
    spaces = {
        "kandahar": {**held, "support": "opposition", "coalition_bases": 1},
        "khowst": {**held},
        "konduz": {**held, "coalition_bases": 1},
    }
    done = book_in_phase("support", spaces, nonplayers=["government"])
    assert done.s["kandahar"].level == 0
    assert done.s["khowst"].level == 1
    assert done.s["konduz"].level == 0
    last = book_in_phase("support", spaces, nonplayers=["government"], propaganda_done=4, piles=[], next=None)
    assert last.s["kandahar"].level == 0
    assert last.s["khowst"].level == 0


@pytest.mark.rule("plain", "8.6.7")
def test_redeploy_holds_kabul_and_spreads_evenly() -> None:
    spaces = {
        "kabul": {"taliban": 3},
        "herat": {"government_bases": 1, "troops": 1},
        "balkh": {"coalition_bases": 1, "troops": 1},
        "konduz": {"troops": 2},
        "loc_kabul_aibak": {"troops": 2},
        "faryab": {"troops": 2},
    }
    done = book_in_phase("redeploy", spaces, nonplayers=["government"])
    assert done.at("kabul")["troops"] == 4
    assert sorted([done.at("herat")["troops"], done.at("balkh")["troops"]]) == [2, 2]
    assert "troops" not in done.at("konduz")


@pytest.mark.rule("plain", "8.6.7")
def test_redeploy_police_keep_control_and_guard_rich_roads() -> None:
    spaces = {
        "konduz": {"troops": 2, "taliban": 1},
        "kabul": {"police": 2},
        "herat": {"police": 2},
        "balkh": {"police": 2},
        "loc_kabul_aibak": {"police": 2},
    }
    done = book_in_phase("redeploy", spaces, nonplayers=["government"])
    assert done.s["konduz"].control == "coin"
    assert done.at("konduz")["police"] == 2
    assert done.at("loc_kabul_tor_kham") == {"police": 2}
    assert done.at("loc_kandahar_spin_boldak") == {"police": 2}
    assert "police" not in done.at("loc_kabul_aibak")
    more = {**spaces, "loc_kabul_aibak": {"police": 9}}
    even = book_in_phase("redeploy", more, nonplayers=["government"])
    counts = [even.at(id).get("police", 0) for id in ("kabul", "herat", "balkh", "konduz")]
    assert max(counts) - min(counts) <= 1


@pytest.mark.rule("plain", "8.6.7", "8.1.2c")
def test_police_and_troops_desert_in_turn() -> None:
    done = book_in_phase("redeploy", {"kabul": {"troops": 5, "police": 4}}, nonplayers=["government"])
    lost = [args["piece"] for args in done.said("removed-available")]
    assert lost == ["government_police", "government_troops", "government_police"]
