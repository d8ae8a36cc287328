"""The Coalition by its flow chart: every box, every step, and its special activities."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.plain.nonplayers.charts.surge import spare
from tests.plain.nonplayers import LAST_CAMPAIGN, chart_plays
from tests.plain.scene import moment

AT_HOME: dict[str, Any] = {"kabul": {"coalition_bases": 1, "coalition_troops": 3, "police": 2, "support": "support"}}
"""A Base that wants nothing."""


# -- which operation


def test_sweep_for_hidden_taliban_at_support_or_a_players_guerrilla_at_a_base() -> None:
    hidden = {"balkh": {"coalition_troops": 1, "taliban": 1, "support": "support"}}
    assert chart_plays("coalition", hidden).boxes() == {"start": True}
    assert chart_plays("coalition", hidden).operation == "sweep"
    neutral = {"balkh": {"coalition_troops": 1, "taliban": 1}}
    assert chart_plays("coalition", neutral).boxes()["start"] is False
    at_a_base = {"balkh": {"coalition_bases": 1, "warlords": 1}}
    assert chart_plays("coalition", at_a_base).boxes()["start"] is False
    assert chart_plays("coalition", at_a_base, players=("warlords",)).boxes()["start"] is True


def test_assault_for_a_players_base_or_anything_at_support() -> None:
    base = {"balkh": {"coalition_troops": 3, "taliban_bases": 1}}
    assert chart_plays("coalition", base).boxes()["assault"] is False
    assert chart_plays("coalition", base, players=("taliban",)).boxes() == {"start": False, "assault": True}
    support = {"balkh": {"coalition_troops": 3, "warlords_active": 1, "support": "support"}}
    assert chart_plays("coalition", support).boxes()["assault"] is True


def test_assault_with_an_air_strike_elsewhere() -> None:
    somewhere = {"balkh": {"coalition_troops": 3, "warlords_active": 1}}
    assert chart_plays("coalition", somewhere).boxes()["assault"] is False
    players = {**somewhere, "zabol": {"taliban_bases": 1}}
    assert chart_plays("coalition", players, players=("taliban",)).boxes()["assault"] is True
    supporters = {**somewhere, "herat": {"taliban_active": 1, "support": "support"}}
    assert chart_plays("coalition", supporters).boxes()["assault"] is True
    storm = chart_plays("coalition", supporters, momentum=["sandstorms:shaded"])
    assert storm.boxes()["assault"] is False


def test_train_else_and_what_can_do_nothing_gives_way() -> None:
    done = chart_plays("coalition", {"kabul": {"coalition_bases": 2, "police": 2}})
    assert done.boxes() == {"start": False, "assault": False}
    assert done.operation == "train"
    far = chart_plays("coalition", {"balkh": {"taliban": 1, "support": "support"}}, resources={"government": 30})
    assert far.said("why-impossible")[0]["operation"] == "sweep"


# -- Sweep


def test_sweep_into_support_with_troops_enough() -> None:
    spaces = {
        "baghlan": {"coalition_troops": 6},
        "balkh": {"taliban": 2, "support": "support"},
        "konduz": {"taliban": 1, "support": "support", "police": 1},
    }
    done = chart_plays("coalition", spaces)
    assert done.lines()[0] == "sweep_support"
    assert set(done.selected[:2]) == {"balkh", "konduz"}
    assert done.at("balkh")["coalition_troops"] == 2
    assert done.at("balkh").get("taliban", 0) == 0


def test_sweep_in_place_everywhere_and_into_one_more() -> None:
    spaces = {
        "balkh": {"coalition_troops": 1, "taliban": 1, "support": "support"},
        "herat": {"coalition_troops": 1, "taliban": 1},
        "ghazni": {"coalition_troops": 4},
        "khowst": {"taliban_active": 1},
        "bamian": {"taliban": 1},
    }
    done = chart_plays("coalition", spaces)
    assert done.lines()[:1] == ["sweep_support"]
    assert done.selected[:2] == ["balkh", "herat"]
    assert done.selected[2:] == ["khowst"]  # most people, though all are Active
    assert done.at("khowst")["coalition_troops"] == 4
    assert "sweep_into" in done.lines()


def test_what_a_sweep_never_moves() -> None:
    target = {"balkh": {"taliban": 6, "support": "support"}}
    base = chart_plays("coalition", {**target, "baghlan": {"coalition_bases": 1, "coalition_troops": 3}})
    assert base.at("baghlan")["coalition_troops"] == 1
    supporters = chart_plays("coalition", {**target, "baghlan": {"coalition_troops": 5, "support": "support"}})
    assert supporters.at("baghlan")["coalition_troops"] == 3
    needed = chart_plays(
        "coalition", {**target, "baghlan": {"coalition_troops": 5, "taliban": 4, "support": "support"}}
    )
    assert needed.at("baghlan")["coalition_troops"] == 4


def test_government_troops_go_along_where_few_are() -> None:
    spaces = {"baghlan": {"coalition_troops": 4, "troops": 3}, "balkh": {"taliban": 2, "support": "support"}}
    done = chart_plays("coalition", spaces)
    assert done.at("balkh")["troops"] == 2
    assert done.resources("government") == 27
    guarded = chart_plays("coalition", {**spaces, "balkh": {"taliban": 4, "support": "support", "police": 2}})
    assert "troops" not in guarded.at("balkh")


def test_a_sweep_finds_a_players_guerrillas_first() -> None:
    spaces = {"balkh": {"coalition_troops": 1, "taliban": 1, "warlords": 1, "support": "support"}}
    found = chart_plays("coalition", spaces, momentum=["sandstorms:shaded"])
    assert found.at("balkh")["taliban_active"] == 1
    warlords = chart_plays("coalition", spaces, players=("warlords",), momentum=["sandstorms:shaded"])
    assert warlords.at("balkh")["warlords_active"] == 1


def test_of_two_players_the_lot_says_who_is_found() -> None:
    spaces = {"balkh": {"coalition_troops": 1, "taliban": 1, "warlords": 1, "support": "support"}}
    storm: dict[str, Any] = {"players": ("taliban", "warlords"), "momentum": ["sandstorms:shaded"]}
    games = [chart_plays("coalition", spaces, seed=seed, **storm) for seed in range(10)]
    assert {"taliban_active" in done.at("balkh") for done in games} == {True, False}


# -- Assault


def test_assault_bases_then_supporters_then_everywhere() -> None:
    spaces = {
        "balkh": {"coalition_troops": 3, "taliban_bases": 1},
        "konduz": {"coalition_troops": 3, "taliban_active": 1, "support": "support"},
        "herat": {"coalition_troops": 3, "warlords_active": 1},
    }
    done = chart_plays("coalition", spaces)
    assert done.operation == "assault"
    assert done.selected == ["balkh", "konduz", "herat"]
    assert done.lines()[:3] == ["assault_base", "assault_support", "assault"]


def test_assault_pays_for_government_cubes_in_one_space_where_they_help() -> None:
    spaces = {
        "balkh": {"coalition_troops": 1, "troops": 6, "taliban_active": 2, "taliban_bases": 1},
        "konduz": {"coalition_troops": 1, "troops": 6, "taliban_active": 3, "support": "support"},
    }
    done = chart_plays("coalition", spaces, momentum=["sandstorms:shaded"])
    assert done.resources("government") == 27
    assert "taliban_bases" not in done.at("balkh")
    assert done.at("konduz")["taliban_active"] > 0


def test_assault_everywhere_only_if_nothing_else_can_be_done() -> None:
    spaces = {"balkh": {"taliban": 1, "support": "support"}, "herat": {"coalition_troops": 3, "warlords_active": 1}}
    done = chart_plays("coalition", spaces)
    assert done.operation == "train"
    poor = chart_plays("coalition", spaces, resources={"government": 0}, out_of_play={"bases": 6})
    assert poor.operation == "assault"


# -- Train


def test_train_cuts_the_patronage_of_a_government_player() -> None:
    spaces = {"kabul": {"coalition_bases": 2, "police": 2}}
    done = chart_plays("coalition", spaces, players=("government",), patronage=11)
    assert done.selected[0] == "kabul"
    assert done.s.patronage == 8
    assert chart_plays("coalition", spaces, patronage=11).s.patronage == 11
    assert chart_plays("coalition", spaces, players=("government",), patronage=10).s.patronage == 10


OPPOSED: dict[str, Any] = {
    id: {"support": "opposition"}
    for id in ("khowst", "nuristan", "kandahar", "ghazni", "paktika", "baghlan", "konduz", "helmand")
}


def test_train_against_the_opposition_of_a_taliban_player() -> None:
    spaces = {
        **OPPOSED,
        "balkh": {"coalition_troops": 2, "police": 1, "troops": 1, "support": "opposition"},
        "herat": {"coalition_bases": 1, "coalition_troops": 1, "police": 2},
        "waziristan": {"taliban_bases": 2},
        "balochistan": {"taliban_bases": 2},
        "northwest_frontier": {"taliban_bases": 1},
    }
    done = chart_plays("coalition", spaces, players=("taliban",), resources={"government": 60})
    assert done.selected[0] == "balkh"
    assert done.lines()[0] == "train_relief"
    assert done.s["balkh"].level > -1
    assert "train_relief" not in chart_plays("coalition", spaces, resources={"government": 60}).lines()


def test_train_surges_at_once_if_a_base_is_available() -> None:
    spaces = {"balkh": {"coalition_bases": 1, "coalition_troops": 2, "police": 2}, "konduz": {"police": 1}}
    done = chart_plays("coalition", spaces, dice=[3, *[1] * 9])
    assert done.activity == "surge"
    assert done.at("kabul")["coalition_bases"] == 1  # most people
    assert done.at("kabul")["coalition_troops"] >= 1
    assert done.lines()[0] == "surge_base"


def test_train_at_a_base_then_cubes_then_elsewhere() -> None:
    spaces = {
        "balkh": {"coalition_bases": 1, "coalition_troops": 1, "police": 2},
        "herat": {"coalition_bases": 1, "coalition_troops": 1},
        "konduz": {"coalition_troops": 1, "police": 2},
    }
    rich: dict[str, Any] = {"resources": {"government": 60}, "out_of_play": {"bases": 4}}
    done = chart_plays("coalition", spaces, **rich)
    assert done.lines()[:2] == ["train_home", "train_cubes"]
    assert done.selected == ["balkh", "herat"]
    assert done.s["balkh"].level == 1
    assert done.at("herat")["police"] == 6
    assert done.s["konduz"].level == 0
    won = {**spaces, "balkh": {**spaces["balkh"], "support": "support"}, "herat": {"police": 1}}
    abroad = chart_plays(
        "coalition", {**won, "faryab": {"coalition_bases": 1, "police": 2, "support": "support"}}, **rich
    )
    assert abroad.lines()[0] == "train_abroad"
    assert abroad.s["konduz"].level == 1
    teams = chart_plays("coalition", spaces, capabilities={"prts": "unshaded"}, **rich)
    assert teams.lines()[:2] == ["train_home", "train_home"]


def test_train_within_the_spending_limit() -> None:
    spaces = {
        "balkh": {"coalition_bases": 1, "coalition_troops": 1},
        "herat": {"coalition_bases": 1, "coalition_troops": 1},
    }
    nine = chart_plays("coalition", spaces, resources={"government": 9})
    assert nine.resources("government") >= 3
    eight = chart_plays("coalition", spaces, resources={"government": 6})
    assert eight.resources("government") == 0


@pytest.mark.parametrize(("resources", "levels"), [(13, (0, 0)), (14, (1, 0)), (17, (1, 0)), (18, (1, 1))])
def test_civic_action_at_the_end_of_a_train_is_paid_for_as_a_whole(resources: int, levels: tuple[int, int]) -> None:
    base = {"coalition_bases": 1, "coalition_troops": 1, "taliban": 3}
    means: dict[str, Any] = {"resources": {"government": resources}, "out_of_play": {"bases": 4}}
    done = chart_plays("coalition", {"balkh": base, "herat": base}, capabilities={"prts": "unshaded"}, **means)
    assert (done.s["balkh"].level, done.s["herat"].level) == levels
    assert done.lines().count("train_abroad") == sum(levels)


# -- Air Strike


def test_air_strike_at_bases_first_then_at_support() -> None:
    spaces = {
        "balkh": {"coalition_troops": 1, "taliban": 1, "support": "support"},
        "zabol": {"taliban_bases": 1},
        "ghazni": {"warlords_active": 2},
        "paktika": {"taliban_active": 1},
        "oruzgan": {"taliban_active": 2},
    }
    done = chart_plays("coalition", spaces)
    assert done.operation == "sweep"
    assert done.activity == "air_strike"
    assert "taliban_bases" not in done.at("zabol")
    assert done.at("balkh") == {"coalition_troops": 1}  # at Support
    assert done.at("paktika") == {}  # the last one
    assert done.at("oruzgan") == {"taliban_active": 2}


def test_air_strikes_at_players_before_others_and_in_pakistan_only_by_predators() -> None:
    spaces = {
        "balkh": {"coalition_troops": 1, "taliban": 1, "support": "support"},
        **{id: {"warlords_active": 2} for id in ("ghazni", "paktika")},
        **{id: {"taliban_active": 2} for id in ("oruzgan", "helmand", "herat")},
        "waziristan": {"taliban_bases": 1},
    }
    taliban = chart_plays("coalition", spaces)
    assert taliban.at("ghazni") == taliban.at("paktika") == {"warlords_active": 2}
    warlords = chart_plays("coalition", spaces, players=("warlords",))
    assert warlords.at("ghazni") == warlords.at("paktika") == {"warlords_active": 1}
    assert warlords.at("waziristan") == {"taliban_bases": 1}
    drones = chart_plays("coalition", spaces, capabilities={"predators": "unshaded"}, card=7)
    assert drones.at("waziristan") == {}


# -- Airlift


def test_airlift_to_all_who_face_taliban_alone() -> None:
    spaces = {
        "faryab": {"coalition_bases": 1, "support": "support"},  # wants cubes
        **AT_HOME,
        "kandahar": {"troops": 6},
        "balkh": {"coalition_troops": 1, "taliban_bases": 1, "taliban": 1},
        "herat": {"coalition_troops": 1, "taliban_bases": 1, "taliban": 1},
        "konduz": {"coalition_bases": 1, "coalition_troops": 1, "police": 2, "support": "support"},
    }
    done = chart_plays("coalition", spaces, out_of_play={"bases": 3})
    assert done.operation == "train"
    assert done.activity == "airlift"
    assert sorted((done.at("balkh")["troops"], done.at("herat")["troops"])) == [1, 2]
    assert done.at("kandahar") == {"troops": 3}
    one = chart_plays("coalition", {**spaces, "kandahar": {"troops": 2}}, out_of_play={"bases": 3})
    assert (one.activity, one.at("kandahar")) == ("airlift", {"troops": 1})  # for a single one, too
    none = chart_plays("coalition", {**spaces, "kandahar": {"troops": 1}}, out_of_play={"bases": 3})
    assert none.activity != "airlift"


def test_airlift_out_of_crowded_bases() -> None:
    spaces = {
        "faryab": {"coalition_bases": 1, "support": "support"},  # wants cubes
        "kabul": {"coalition_bases": 1, "coalition_troops": 2, "police": 2, "troops": 4, "support": "support"},
        "konduz": {"coalition_bases": 1, "coalition_troops": 4, "police": 2, "troops": 1, "support": "support"},
        "kandahar": {"police": 2},
    }
    done = chart_plays("coalition", spaces, out_of_play={"bases": 3})
    assert done.activity == "airlift"
    assert done.at("kabul")["troops"] == 2  # never the last two
    assert done.at("kandahar")["troops"] == 2


# -- Surge


def test_surge_home_before_the_final_round() -> None:
    spaces = {
        "kabul": {"coalition_bases": 1, "coalition_troops": 5, "police": 2, "support": "support"},
        "balkh": {"coalition_troops": 4, "police": 1},
        "konduz": {"coalition_troops": 3, "police": 1},
        "herat": {"coalition_bases": 1, "coalition_troops": 3, "police": 2},
    }
    done = chart_plays("coalition", spaces, **LAST_CAMPAIGN)
    assert done.activity == "surge"
    assert "coalition_troops" not in done.at("balkh")
    assert "coalition_troops" not in done.at("konduz")
    assert done.at("herat")["coalition_troops"] == 1
    assert done.at("kabul")["coalition_troops"] == 5  # supporters last


def test_surge_moves_bases_to_more_people_without_supporters() -> None:
    spaces = {
        "nimruz": {"coalition_bases": 1, "coalition_troops": 2, "police": 2},
        "balkh": {"coalition_bases": 1, "coalition_troops": 1, "police": 2, "support": "support"},
        "konduz": {"police": 1},
    }
    done = chart_plays("coalition", spaces, dice=[1] * 10, out_of_play={"bases": 4})
    assert done.activity == "surge"
    assert "coalition_bases" not in done.at("nimruz")
    assert done.at("kabul")["coalition_bases"] == 1
    assert done.at("balkh")["coalition_bases"] == 1


@pytest.mark.parametrize(
    ("players", "patronage", "rolls"), [((), 11, True), (("government",), 5, True), (("government",), 6, False)]
)
def test_surge_rolls_for_aid_unless_a_government_player_has_patronage(
    players: tuple[str, ...], patronage: int, rolls: bool
) -> None:
    spaces = {"balkh": {"coalition_bases": 1, "coalition_troops": 2, "police": 2}}
    done = chart_plays("coalition", spaces, players=players, patronage=patronage, dice=[2, *[3] * 9])
    assert done.activity == "surge"
    assert (done.s.aid != 15) == rolls


def test_village_police_come_where_fewest_are() -> None:
    spaces = {
        "balkh": {"coalition_bases": 1, "coalition_troops": 1, "police": 3},
        "herat": {"coalition_bases": 1, "coalition_troops": 1, "police": 2, "troops": 1, "support": "support"},
    }
    done = chart_plays(
        "coalition", spaces, out_of_play={"bases": 4}, capabilities={"village_stability_operations": "unshaded"}
    )
    assert done.operation == "train"
    assert "village" in done.lines()


@pytest.mark.parametrize(("troops", "bases", "free"), [(1, 0, 1), (3, 0, 3), (3, 1, 2), (1, 1, 0)])
def test_one_of_the_troops_stays_at_a_base_when_others_surge(troops: int, bases: int, free: int) -> None:
    assert spare(moment({"herat": {"coalition_troops": troops, "coalition_bases": bases}})["herat"]) == free
