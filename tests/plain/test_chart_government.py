"""The Government by its flow chart: every box, every step, and its special activities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain.nonplayers import chart_plays

EAST_ROAD = "loc_kabul_tor_kham"
RICH_ROAD = "loc_kandahar_spin_boldak"
NORTH_ROAD = "loc_kabul_aibak"
WEST_ROAD = "loc_toraghondi_farah"
HELD: dict[str, Any] = {"kabul": {"government_bases": 1, "coalition_bases": 1, "troops": 21}}
"""So many Troops that fewer than 10 are Available."""


# -- which operation


def test_assault_for_two_population_or_a_taliban_base() -> None:
    won = {"balkh": {"troops": 4, "warlords_active": 4}}
    assert chart_plays("government", won).boxes() == {"start": True}
    assert chart_plays("government", won).operation == "assault"
    one = {"faryab": {"troops": 4, "warlords_active": 4}}
    assert chart_plays("government", one).boxes()["start"] is False
    base = {"herat": {"troops": 6, "taliban_active": 1, "taliban_bases": 1}}
    assert chart_plays("government", base).operation == "assault"
    guarded = {"herat": {"troops": 6, "taliban": 1, "taliban_bases": 1}}
    assert chart_plays("government", guarded).boxes()["start"] is False


def test_patrol_for_roads_that_players_or_taliban_hold() -> None:
    two = {**HELD, NORTH_ROAD: {"warlords": 2}}
    assert chart_plays("government", two).boxes()["patrol"] is False
    assert chart_plays("government", two, players=("warlords",)).boxes() == {"start": False, "patrol": True}
    assert chart_plays("government", {**HELD, EAST_ROAD: {"taliban": 1}}).operation == "patrol"
    assert chart_plays("government", {**HELD, EAST_ROAD: {"taliban": 1, "police": 1}}).boxes()["patrol"] is False
    assert chart_plays("government", {**HELD, NORTH_ROAD: {"taliban": 1}}).boxes()["patrol"] is False


def test_train_with_ten_troops_available_or_for_a_base_else_sweep() -> None:
    assert chart_plays("government", {"kabul": {"troops": 20}}).boxes()["train"] is True
    assert chart_plays("government", HELD).boxes()["train"] is False
    assert chart_plays("government", {**HELD, "herat": {"police": 3}}).boxes()["train"] is True
    assert chart_plays("government", {**HELD, "farah": {"police": 3}}).boxes()["train"] is False  # nobody lives there
    assert chart_plays("government", HELD).operation == "sweep"


def test_an_operation_that_can_do_nothing_gives_way_and_nothing_means_pass() -> None:
    done = chart_plays("government", {**HELD, "zabol": {"police": 1}}, resources={"government": 2})
    assert done.operation is None
    assert done.said("passes")


# -- Assault


def test_assault_where_control_comes_then_bases_then_most_guerrillas() -> None:
    spaces = {
        "balkh": {"troops": 4, "warlords_active": 4},
        "herat": {"troops": 9, "taliban_active": 1, "taliban_bases": 1},
        "badghis": {"troops": 6, "taliban_active": 3},
        NORTH_ROAD: {"troops": 2, "taliban_active": 1},
    }
    done = chart_plays("government", spaces, resources={"government": 60})
    assert done.selected == ["balkh", "herat", "badghis"]
    assert done.lines()[:3] == ["assault_control", "assault", "assault"]
    assert set(done.at("herat")) == {"troops"}


@pytest.mark.parametrize(("resources", "spaces"), [(8, 2), (9, 2), (14, 3), (5, 1)])
def test_assault_within_the_spending_limit(resources: int, spaces: int) -> None:
    many = {
        id: {"troops": 6, "taliban_active": 1, "taliban_bases": 1} for id in ("herat", "badghis", "faryab", "balkh")
    }
    done = chart_plays("government", many, resources={"government": resources})
    assert len(done.selected) == spaces


BASE: dict[str, Any] = {"herat": {"troops": 9, "taliban_active": 1, "taliban_bases": 1}}
"""A Taliban Base that an Assault removes."""


def test_assault_removes_players_first_and_spares_roads_of_others() -> None:
    both = {**BASE, "konduz": {"troops": 2, "warlords_active": 1, "taliban_active": 1}}
    assert chart_plays("government", both).at("konduz") == {"troops": 2, "warlords_active": 1}
    assert chart_plays("government", both, players=("warlords",)).at("konduz") == {"troops": 2, "taliban_active": 1}
    road = {**BASE, NORTH_ROAD: {"troops": 2, "warlords_active": 1}}
    assert NORTH_ROAD not in chart_plays("government", road).selected
    assert NORTH_ROAD in chart_plays("government", road, players=("warlords",)).selected


def test_what_an_assault_would_bring_is_judged_players_first() -> None:
    spaces = {"herat": {"troops": 4, "taliban_active": 1, "taliban_bases": 1, "warlords_active": 2}}
    assert chart_plays("government", spaces).boxes()["start"] is True
    assert chart_plays("government", spaces, players=("warlords",)).boxes()["start"] is False


# -- Patrol


def test_patrol_holds_kabul_then_players_on_roads_then_rich_roads_then_all() -> None:
    spaces = {
        "balkh": {"police": 12, "troops": 10},
        "kabul": {"taliban": 1, "police": 1},
        NORTH_ROAD: {"warlords": 2},
    }
    done = chart_plays("government", spaces, players=("warlords",))
    assert done.operation == "patrol"
    assert done.lines()[0] == "patrol_kabul"
    assert done.s["kabul"].control == "coin"
    assert done.lines().index("patrol_players") < done.lines().index("patrol_rich") < done.lines().index("patrol_roads")
    assert done.at(EAST_ROAD)["police"] == 2
    assert done.at(RICH_ROAD)["police"] == 2
    assert done.at(NORTH_ROAD)["police"] == 2
    assert done.at(WEST_ROAD) == {"police": 1}


def test_patrol_takes_police_before_troops_and_leaves_the_last_police() -> None:
    spaces = {
        **HELD,
        "balkh": {"police": 1, "troops": 3},
        "kandahar": {"police": 1, "troops": 2},
        EAST_ROAD: {"taliban": 1},
    }
    done = chart_plays("government", spaces)
    assert done.at("balkh")["police"] == 1  # non-Pashtun
    assert "police" not in done.at("kandahar")
    assert str(done.said("moved")[0]["piece"]) == "government_police"
    assert str(done.said("moved")[1]["piece"]) == "government_troops"


def test_patrol_loses_no_control_and_assaults_a_players_pieces() -> None:
    spaces = {
        **HELD,
        EAST_ROAD: {"taliban_active": 1},
        NORTH_ROAD: {"warlords_active": 2, "police": 3},
        "balkh": {"troops": 2, "taliban": 1},
    }
    done = chart_plays("government", spaces, players=("warlords",))
    assert done.s["balkh"].control == "coin"
    assert done.at(NORTH_ROAD)["warlords_active"] == 1
    assert done.at(EAST_ROAD)["taliban_active"] == 1
    nobody = chart_plays("government", spaces)
    assert "taliban_active" not in nobody.at(EAST_ROAD)


def test_patrol_takes_from_kabul_only_what_did_not_come_there() -> None:
    spaces = {"kabul": {"police": 1, "taliban": 8}, "baghlan": {"police": 3}, EAST_ROAD: {"taliban": 1}}
    done = chart_plays("government", spaces)
    assert done.moved == [("kabul", 1), ("kabul", 1), (EAST_ROAD, 1)]


# -- Train


def test_train_for_a_base_where_most_people_are() -> None:
    spaces = {"herat": {"police": 3}, "balkh": {"police": 4, "troops": 2}}
    done = chart_plays("government", spaces)
    assert done.lines()[0] == "train_base"
    assert done.at("balkh")["government_bases"] == 1
    assert done.at("herat") == {"police": 3}


def test_train_wins_people_for_patronage() -> None:
    spaces = {
        **HELD,
        "kabul": {"government_bases": 1, "coalition_bases": 1, "troops": 10},
        "balkh": {"police": 1, "troops": 1},
    }
    done = chart_plays("government", spaces)
    assert "train_patronage" in done.lines()
    assert done.selected[0] == "balkh"
    assert done.at("balkh") == {"police": 1, "troops": 1}
    assert done.activity == "govern"
    assert done.s.patronage == 5 + 2
    frightened = {**spaces, "balkh": {"police": 1, "troops": 1, "terror": 1}}
    assert "train_patronage" not in chart_plays("government", frightened).lines()


def test_train_sends_five_troops_off_for_a_base() -> None:
    done = chart_plays("government", {"kabul": {"troops": 1}})
    assert "train_colony" in done.lines()
    assert done.activity == "transport"
    assert done.selected[0] == "kabul"
    settled = done.selected[1]
    assert done.s[settled].pop == 2
    assert done.at(settled)["government_bases"] == 1


def test_train_places_four_troops_and_two_police_where_fewest_are() -> None:
    spaces = {
        "konduz": {"police": 1, "troops": 1},  # for Patronage
        "kabul": {"troops": 4},
        "herat": {"coalition_bases": 1},
        "faryab": {"coalition_bases": 1, "police": 8},
    }
    done = chart_plays("government", spaces, resources={"government": 60})
    assert done.selected == ["konduz", "herat", "kabul"]
    assert done.lines().count("train_cubes") == 2
    assert done.at("herat") == {"coalition_bases": 1, "troops": 4, "police": 2}


def test_train_ends_with_civic_action_where_opposition_goes() -> None:
    spaces: dict[str, Any] = {
        "kabul": {"government_bases": 1, "troops": 10},
        "nimruz": {"government_bases": 2},
        "herat": {"coalition_bases": 1, "police": 1, "troops": 1, "support": "opposition", "taliban": 1},
    }
    at_a_base = chart_plays("government", spaces)
    assert at_a_base.s["herat"].level > -1
    del spaces["herat"]["coalition_bases"]
    elsewhere = chart_plays("government", {**spaces, "herat": {**spaces["herat"], "police": 2}})
    assert elsewhere.selected[2] == "herat"
    assert elsewhere.lines()[2] == "train_relief"
    assert elsewhere.s["herat"].level > -1


# -- Sweep


def test_sweep_brings_four_troops_for_control_where_most_people_are() -> None:
    spaces = {**HELD, "samangan": {"troops": 1}, "konduz": {"taliban": 1}}
    done = chart_plays("government", spaces)
    assert done.lines()[0] == "sweep_into"
    assert len(done.selected) == 2
    for id in done.selected:
        assert done.s[id].pop == 2
        assert done.s[id].control == "coin"
        assert done.at(id)["troops"] == 4
    assert done.at("kabul")["troops"] >= 1


def test_sweep_keeps_control_and_the_last_troop_of_a_base() -> None:
    spaces = {
        "kabul": {"coalition_bases": 1, "government_bases": 1, "troops": 3},
        "samangan": {"troops": 2, "taliban": 1},
        NORTH_ROAD: {"troops": 1},
        "nimruz": {"troops": 15, "taliban": 1, "government_bases": 1},
        "farah": {"government_bases": 1},
    }
    done = chart_plays("government", spaces)
    assert done.operation == "sweep"
    assert done.at("kabul")["troops"] == 1
    assert done.s["samangan"].control == "coin"
    assert done.at(NORTH_ROAD)["troops"] == 1


def test_sweep_comes_evenly_and_pays_no_toll_if_it_can_be_helped() -> None:
    spaces: dict[str, Any] = {
        "kabul": {"coalition_bases": 1, "government_bases": 1, "troops": 12},
        "baghlan": {"troops": 6, "coalition_bases": 1},
        "samangan": {"troops": 6},
        **{key: {"police": 1} for key in ("konduz", "nuristan", "khowst", "kandahar")},
    }
    origins = []
    for roads in ({NORTH_ROAD: {"warlords": 1, "police": 1}}, {}):
        done = chart_plays("government", {**spaces, **roads}, resources={"government": 5})
        assert done.selected == ["balkh"]
        came = [(args["origin"].id.removeprefix("space-"), args["count"]) for args in done.said("moved")]
        origins.append(dict(came[: 2 if roads else 3]))
    assert origins[0] == {"baghlan": 2, "samangan": 2}
    assert origins[1].keys() == {"baghlan", "samangan", "kabul"}


NEAR = (
    "samangan",
    "konduz",
    "nuristan",
    "khowst",
    "bamian",
    "badakhshan",
    "faryab",
    "ghazni",
    "paktika",
    "kandahar",
    "oruzgan",
)
"""All that Troops could come to."""


def test_sweep_in_place_players_first() -> None:
    spaces = {
        "kabul": {"coalition_bases": 1, "troops": 12},
        "baghlan": {"troops": 5, "coalition_bases": 1, "taliban": 1},
        "balkh": {"troops": 4, "government_bases": 1, "warlords": 2},
        **{id: {"police": 1} for id in NEAR},
    }
    taliban = chart_plays("government", spaces)
    warlords = chart_plays("government", spaces, players=("warlords",))
    assert taliban.operation == warlords.operation == "sweep"
    assert taliban.selected[0] == "baghlan"
    assert warlords.selected[0] == "balkh"
    assert warlords.at("balkh")["warlords_active"] == 2


# -- the special activities


FIELDS: dict[str, Any] = {
    "badghis": {"police": 3, "warlord_bases": 1, "support": "opposition"},
    "faryab": {"police": 3, "warlord_bases": 1},
    "ghazni": {"police": 3, "warlord_bases": 1},
}


def test_eradicate_at_opposition_then_where_no_taliban_come() -> None:
    done = chart_plays("government", {**BASE, **FIELDS})
    assert done.operation == "assault"
    assert done.activity == "eradicate"
    assert "warlord_bases" not in done.at("badghis")
    assert "warlord_bases" not in done.at("faryab")
    assert done.at("ghazni") == FIELDS["ghazni"]


@pytest.mark.parametrize(("aid", "players", "anywhere"), [(0, (), True), (15, (), False), (15, ("taliban",), True)])
def test_without_aid_or_against_a_taliban_player_eradicate_anywhere(
    aid: int, players: tuple[str, ...], anywhere: bool
) -> None:
    fields = {"faryab": FIELDS["faryab"], "ghazni": FIELDS["ghazni"], "paktika": FIELDS["ghazni"]}
    first = set()
    for seed in range(8):
        done = chart_plays(
            "government", {**HELD, EAST_ROAD: {"taliban": 2}, **fields}, aid=aid, seed=seed, players=players
        )
        assert done.activity == "eradicate"
        gone = [args["space"].id for args in done.said("removed-available") if args["piece"] == "warlord_base"]
        first.add(gone[0])
    assert (len(first) > 1) == anywhere
    if not anywhere:
        assert first == {"space-faryab"}


def test_govern_takes_patronage_then_brings_people_back() -> None:
    spaces = {
        "kabul": {"government_bases": 1, "troops": 14, "support": "support"},
        "balkh": {"coalition_bases": 1, "government_bases": 1, "police": 1, "support": "support"},
        EAST_ROAD: {"taliban": 1},
    }
    done = chart_plays("government", spaces)
    assert done.operation == "patrol"
    assert done.activity == "govern"
    assert done.lines()[-2:] == ["govern_patronage", "govern_people"]
    assert done.s.patronage == 5 + 3
    assert done.s["balkh"].returnees


def test_else_eradicate_else_transport() -> None:
    spaces = {
        "kabul": {"coalition_bases": 1, "government_bases": 1, "troops": 14},
        EAST_ROAD: {"taliban": 1},
        "faryab": FIELDS["faryab"],
    }
    assert chart_plays("government", spaces).activity == "eradicate"
    del spaces["faryab"]
    done = chart_plays("government", spaces)
    assert done.activity == "transport"
    target = next(id for id in done.s.spaces if done.at(id).get("troops") == 4 and not done.s[id].is_loc)
    assert done.s[target].pop == 2
    assert done.s[target].control == "coin"


def test_transport_from_the_largest_excess() -> None:
    spaces = {
        "kabul": {"coalition_bases": 1, "government_bases": 1, "troops": 6},
        "samangan": {"troops": 13},
        EAST_ROAD: {"taliban": 1},
    }
    done = chart_plays("government", spaces)
    assert done.activity == "transport"
    last = done.said("moved")[-1]
    assert (last["origin"].id, last["count"]) == ("space-samangan", 4)
