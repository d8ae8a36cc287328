"""Rule 8.8: the Coalition without a player, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.plain.nonplayers.book import air
from sandtable.plain.nonplayers.buying import STEPS
from sandtable.plain.support import CIVIC_ACTION_COST, SHARIA_COST
from tests.plain.nonplayers import book_in_phase, book_plays, check_first
from tests.plain.scene import moment

NEAR: dict[str, Any] = {"kandahar": {"taliban": 4, "police": 5}}
"""Four Taliban pieces beside COIN pieces, out of the Coalition's reach."""


# -- which operation


@pytest.mark.rule("plain", "8.8.2")
def test_fewer_than_four_taliban_nearby_make_them_train() -> None:
    spaces = {"kabul": {"coalition_bases": 1, "coalition_troops": 2, "police": 1}}
    assert book_plays("coalition", {**spaces, "kandahar": {"taliban": 3, "police": 5}}).operation == "train"
    assert (
        book_plays("coalition", {**spaces, **NEAR, "konduz": {"coalition_troops": 1, "taliban": 1}}).operation
        == "sweep"
    )
    apart = {"kandahar": {"taliban": 9}}
    assert book_plays("coalition", {**spaces, **apart}).operation == "train"


@pytest.mark.rule("plain", "8.8.4", "8.8.3")
@pytest.mark.parametrize(("active", "operation"), [(4, "assault"), (2, "sweep")])
def test_four_taliban_pieces_make_an_assault_worth_it(active: int, operation: str) -> None:
    spaces = {"konduz": {"coalition_troops": 4, "taliban_active": active, "taliban": 1}}
    assert book_plays("coalition", {**NEAR, **spaces}).operation == operation


@pytest.mark.rule("plain", "8.8.4")
def test_a_base_of_anybody_makes_an_assault_worth_it() -> None:
    spaces = {"konduz": {"coalition_troops": 2, "warlord_bases": 1}, "balkh": {"coalition_troops": 1, "taliban": 1}}
    done = book_plays("coalition", {**NEAR, **spaces})
    assert done.operation == "assault"
    assert done.at("konduz") == {"coalition_troops": 2}


# -- Train


@pytest.mark.rule("plain", "8.8.2a")
def test_train_turns_three_patronage_into_resources() -> None:
    spaces = {"kabul": {"coalition_bases": 1, "police": 1}}
    done = book_plays("coalition", spaces, patronage=21)
    assert done.s.patronage == 18
    assert done.selected[0] == "kabul"
    assert book_plays("coalition", spaces, patronage=20).s.patronage == 20
    poor = book_plays("coalition", spaces, patronage=3, resources={"government": 2})
    assert poor.s.patronage == 0
    assert poor.resources("government") == 2 + 3 - 3  # the Patronage comes first, and pays for the cubes
    assert (poor.at("kabul")["police"], poor.at("kabul")["troops"]) == (1 + 3, 3)
    assert book_plays("coalition", spaces, patronage=2, resources={"government": 2}).s.patronage == 2


@pytest.mark.rule("plain", "8.8.2a")
@pytest.mark.parametrize("resources", range(12))
def test_patronage_moves_before_any_cubes_are_placed(resources: int) -> None:
    """What it brings pays for cubes in Kabul and, if there is more, at other Bases."""
    spaces = {"kabul": {"coalition_bases": 1, "police": 1}, "herat": {"coalition_bases": 1, "police": 1}}
    done = book_plays("coalition", spaces, patronage=21, resources={"government": resources})
    told = [note.rule for note in done.notes if note.rule in ("3.2.1e", "3.2.1b")]
    assert told[0] == "3.2.1e"
    assert done.selected[0] == "kabul"
    assert done.resources("government") == resources + 3 - 3 * min(2, (resources + 3) // 3)
    assert done.at("kabul").get("troops") == 3


@pytest.mark.rule("plain", "8.8.2b")
@pytest.mark.parametrize("resources", range(3, 25))
def test_cubes_of_one_space_leave_what_civic_action_in_the_other_needs(resources: int) -> None:
    """PRTs: two levels in the first space, one in the second; then cubes for what is left."""
    spaces = {
        "kabul": {"coalition_bases": 1, "police": 1, "support": "support"},
        "kandahar": {"coalition_bases": 1, "coalition_troops": 1, "police": 1, "support": "opposition"},
        "faryab": {"coalition_bases": 1, "coalition_troops": 1, "police": 1},
    }
    prts: dict[str, Any] = {"capabilities": {"prts": "unshaded"}, "card": 41}
    done = book_plays("coalition", spaces, resources={"government": resources}, **prts)
    assert done.s["kandahar"].level == min(1, resources // 3 - 1)
    assert done.s["faryab"].level == (1 if resources >= 9 else 0)
    assert done.resources("government") == resources - 3 * min(6, resources // 3)


@pytest.mark.rule("plain", "8.8.2b", "8.8.5")
def test_train_buys_civic_action_where_it_shifts_most_and_places_cubes_there() -> None:
    spaces = {
        "konduz": {"coalition_bases": 1, "coalition_troops": 1, "police": 1},
        "kandahar": {"coalition_bases": 1, "coalition_troops": 1, "police": 1, "support": "opposition"},
    }
    done = book_plays("coalition", spaces)
    assert done.selected[0] == "kandahar"
    assert done.s["kandahar"].level == 1
    assert done.at("kandahar")["police"] == 4
    assert done.s["konduz"].level == 0
    two = book_plays("coalition", spaces, capabilities={"prts": "unshaded"})
    assert two.s["konduz"].level == 1
    assert two.s["kandahar"].level == 1


@pytest.mark.rule("plain", "8.8.2c")
def test_train_places_cubes_at_bases_without_a_surplus() -> None:
    spaces = {
        "konduz": {"coalition_bases": 1, "support": "support"},
        "balkh": {"coalition_bases": 1, "troops": 9, "support": "support"},
    }
    done = book_plays("coalition", spaces)
    assert "balkh" not in done.selected
    assert done.said("placed")[0]["space"].id == "space-konduz"


@pytest.mark.rule("plain", "8.8.2c")
def test_train_takes_police_from_elsewhere_once_none_are_available() -> None:
    spaces = {"konduz": {"coalition_bases": 1, "support": "support"}, "herat": {"troops": 30, "police": 30}}
    done = book_plays("coalition", spaces)
    assert done.moved_into("konduz") == {"government_police": 3}


@pytest.mark.rule("plain", "8.8.2d")
def test_village_stability_adds_a_police_where_fewest_are() -> None:
    spaces = {
        "konduz": {"coalition_bases": 1, "coalition_troops": 1, "police": 1, "support": "support"},
        "balkh": {"coalition_troops": 1},
    }
    done = book_plays("coalition", spaces, capabilities={"village_stability_operations": "unshaded"})
    assert done.at("balkh") == {"coalition_troops": 1, "police": 1} or done.at("balkh")["police"] == 1


# -- Surge and Airlift

TRAIN: dict[str, Any] = {
    "kabul": {"coalition_bases": 1, "coalition_troops": 3, "police": 3, "support": "support"},
    "konduz": {"police": 2},
    "nimruz": {"police": 2},
}


@pytest.mark.rule("plain", "8.8.2e", "8.8.2f", "8.8.2g", "8.8.2i")
def test_surge_brings_bases_and_troops_by_the_die() -> None:
    done = book_plays("coalition", TRAIN, dice=[5, *[6] * 20], aid=15)
    assert done.activity == "surge"
    assert done.said("die")[-2]["pips"] == 5
    assert done.at("konduz")["coalition_bases"] == 1
    assert done.at("nimruz")["coalition_bases"] == 1
    troops = {id: done.at(id).get("coalition_troops", 0) for id in TRAIN}
    assert sum(troops.values()) == 3 + 5
    assert done.s.aid == 15 + 6
    assert sum(x.count[0] for x in done.s.spaces.values() if x.control != "coin") == 0


@pytest.mark.rule("plain", "8.8.2g")
def test_surging_troops_go_first_where_taliban_are() -> None:
    spaces = {**TRAIN, "konduz": {"police": 3, "taliban": 1}}
    done = book_plays("coalition", spaces, dice=[1, *[6] * 20])
    assert done.at("konduz")["coalition_troops"] == 1
    assert "coalition_bases" not in done.at("konduz")


@pytest.mark.rule("plain", "8.8.2h")
def test_surge_out_before_the_last_round() -> None:
    last: dict[str, Any] = {"propaganda_done": 4, "piles": [{"events": 1, "propaganda": True}]}
    spaces = {**TRAIN, "konduz": {"police": 2, "coalition_troops": 4}, "nimruz": {"coalition_troops": 4}}
    done = book_plays("coalition", spaces, dice=[6] * 20, **last)
    assert done.activity == "surge"
    assert "coalition_troops" not in done.at("nimruz")
    assert done.s["nimruz"].control == "none"
    assert done.at("konduz")["coalition_troops"] == 4
    assert done.s.aid == 15 + 6


@pytest.mark.rule("plain", "8.8.2e", "8.8.2j")
def test_airlift_where_nothing_can_surge() -> None:
    spaces = {
        "kabul": {"coalition_bases": 2, "coalition_troops": 8, "troops": 5, "support": "support"},
        "herat": {"coalition_bases": 2, "coalition_troops": 6, "support": "support"},
        "balkh": {"coalition_bases": 2, "coalition_troops": 6, "support": "support"},
        "baghlan": {"taliban": 3},
        "samangan": {},
    }
    done = book_plays("coalition", spaces)
    assert done.activity == "airlift"
    assert done.s["baghlan"].control == "coin"
    assert done.moved_into("baghlan")["coalition_troops"] == 7 + 5
    assert done.moved_into("baghlan").get("government_troops", 0) <= 3
    assert done.at("kabul")["coalition_troops"] == 1


@pytest.mark.rule("plain", "8.8.2j")
@pytest.mark.parametrize(
    ("herat", "flies"),
    [
        ({"coalition_troops": 2}, True),  # one is not needed for Control
        ({"coalition_troops": 2, "taliban": 1}, False),
        ({"coalition_troops": 3, "taliban": 1}, True),
        ({"coalition_troops": 1}, False),
        ({"coalition_troops": 1, "police": 4}, False),  # the last one stays
        ({"coalition_troops": 1, "troops": 2}, True),  # a Government one goes
        ({"troops": 5}, False),  # no Coalition Troops
        ({"coalition_troops": 1, "taliban": 3}, False),  # no Control
    ],
)
def test_troops_that_may_fly(herat: dict[str, int], flies: bool) -> None:
    s = moment({"herat": herat})
    assert bool(air.FROM.fits(s, s["herat"])) == flies


# -- Sweep and Air Strike


@pytest.mark.rule("plain", "8.8.3")
def test_sweep_in_place_wherever_the_coalition_is() -> None:
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 2, "taliban": 1, "warlords": 2},
        "balkh": {"coalition_troops": 1, "warlords": 1},
    }
    done = book_plays("coalition", spaces)
    assert done.operation == "sweep"
    assert set(done.selected) == {"konduz", "balkh"}
    assert done.at("konduz").get("warlords") == 1
    assert not done.said("moved")


@pytest.mark.rule("plain", "8.8.3a", "8.8.3c")
def test_airlift_before_sweep_to_find_the_last_hidden() -> None:
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 1, "taliban": 3, "warlords": 4},
        "kabul": {"coalition_troops": 6, "troops": 6},
    }
    done = book_plays("coalition", spaces)
    assert done.activity == "airlift"
    assert done.s["konduz"].count[6] == 0
    shaded = book_plays("coalition", spaces, capabilities={"isr": "shaded"})
    assert shaded.activity != "airlift"


@pytest.mark.rule("plain", "8.8.3a", "8.8.3d")
def test_air_strike_on_bases_then_the_last_then_where_most_are() -> None:
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 1, "taliban": 1, "police": 1},
        "bamian": {"taliban_bases": 1},
        "badghis": {"taliban_active": 1},
        "loc_kabul_aibak": {"taliban_active": 3},
        "faryab": {"taliban_active": 5, "taliban": 1},
    }
    done = book_plays("coalition", spaces)
    assert done.activity == "air_strike"
    gone = [args["space"].id for args in done.said("removed-available")]
    assert gone[0] == "space-bamian"
    assert set(gone[1:]) == {"space-badghis", "space-konduz"}


@pytest.mark.rule("plain", "8.8.3d")
def test_air_strike_takes_a_base_of_several_before_the_last_of_a_space() -> None:
    alone = {id: {"taliban_active": 1} for id in ("badghis", "ghowr", "faryab")}
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 1, "police": 1, "warlords": 1},
        "bamian": {"taliban_bases": 2},
        **alone,
    }
    done = book_plays("coalition", spaces)
    assert done.said("removed-available")[0]["space"].id == "space-bamian"


@pytest.mark.rule("plain", "8.8.3d")
def test_air_strike_where_most_guerrillas_are() -> None:
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 1, "police": 1, "warlords": 1},
        "faryab": {"taliban_active": 5, "taliban": 1},
        "badghis": {"taliban_active": 3, "taliban": 1},
    }
    gone = [args["space"].id for args in book_plays("coalition", spaces).said("removed-available")]
    assert gone == ["space-faryab", "space-badghis"]


@pytest.mark.rule("plain", "8.8.3")
def test_with_caveats_only_the_two_best_spaces_are_swept() -> None:
    spaces = {
        **NEAR,
        "herat": {"coalition_troops": 3, "warlords": 3},
        "balkh": {"coalition_troops": 2, "taliban": 1},
        "konduz": {"coalition_troops": 2, "taliban": 2},
    }
    assert book_plays("coalition", spaces, momentum=["nato:shaded"]).selected == ["konduz", "balkh"]


@pytest.mark.rule("plain", "8.8.3d")
def test_a_drone_strikes_pakistan_first() -> None:
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 1, "taliban": 1},
        "waziristan": {"taliban": 2},
        "balochistan": {"taliban": 1},
    }
    done = book_plays("coalition", spaces, capabilities={"predators": "unshaded"})
    assert "taliban" not in done.at("balochistan")
    assert done.at("waziristan") == {"taliban": 2}
    assert done.s.box == 2


@pytest.mark.rule("plain", "8.8.3b")
def test_isr_looks_at_roads_first_then_for_the_last_hidden() -> None:
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 1, "taliban": 1},
        "loc_kabul_aibak": {"taliban": 1},
        "badghis": {"taliban": 1},
        "faryab": {"taliban": 3},
    }
    done = book_plays("coalition", spaces, capabilities={"isr": "unshaded"})
    found = [args["space"].id for args in done.said("activated")]
    assert found == ["space-konduz", "space-loc_kabul_aibak", "space-badghis"]


# -- Assault


@pytest.mark.rule("plain", "8.8.4", "8.8.4b")
def test_assault_by_bases_then_guerrillas_then_population() -> None:
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 2, "taliban_active": 2},
        "balkh": {"coalition_troops": 2, "taliban_bases": 1},
        "kabul": {"coalition_troops": 1, "taliban_active": 1},
        "samangan": {"coalition_troops": 1, "taliban_active": 1},
    }
    done = book_plays("coalition", spaces)
    assert done.selected == ["balkh", "konduz", "kabul", "samangan"]


@pytest.mark.rule("plain", "8.8.4")
def test_assault_takes_taliban_before_warlords() -> None:
    spaces = {**NEAR, "konduz": {"coalition_troops": 4, "taliban_active": 4, "warlords_active": 4}}
    done = book_plays("coalition", spaces, others=["taliban"])
    assert done.at("konduz") == {"coalition_troops": 4, "warlords_active": 4}


@pytest.mark.rule("plain", "8.8.4c")
def test_government_cubes_are_paid_once_or_for_a_base() -> None:
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 1, "troops": 3, "taliban_active": 4, "taliban": 1},
        "balkh": {"coalition_troops": 1, "troops": 1, "taliban_active": 2, "taliban": 1},
        "kabul": {"coalition_troops": 1, "troops": 2, "taliban_active": 1, "taliban_bases": 1},
    }
    done = book_plays("coalition", spaces)
    assert done.operation == "assault"
    assert done.resources("government") == 30 - 3
    assert "taliban_bases" not in done.at("kabul")


@pytest.mark.rule("plain", "8.8.4a", "8.8.3c")
def test_airlift_before_assault_if_it_alone_takes_four() -> None:
    spaces = {
        **NEAR,
        "konduz": {"coalition_troops": 1, "taliban_active": 6},
        "kabul": {"coalition_troops": 6},
    }
    done = book_plays("coalition", spaces)
    assert done.operation == "assault"
    assert done.activity == "airlift"
    assert done.at("konduz") == {"coalition_troops": 6}


@pytest.mark.rule("plain", "8.8.4", "4.1a")
def test_airlift_before_an_assault_that_is_possible_nowhere_else() -> None:
    spaces = {**NEAR, "konduz": {"taliban_active": 5}, "kabul": {"coalition_troops": 6}}
    done = book_plays("coalition", spaces)
    assert (done.operation, done.activity) == ("assault", "airlift")
    assert "taliban_active" not in done.at("konduz")


@pytest.mark.rule("plain", "8.8.4d")
def test_no_assault_for_a_single_guerrilla_that_recruits_another() -> None:
    spaces = {**NEAR, "konduz": {"coalition_troops": 1, "taliban_active": 1}}
    assert book_plays("coalition", spaces).operation == "assault"
    done = book_plays("coalition", spaces, card=41, capabilities={"accidental_guerrillas": "shaded"})
    assert done.s.acted["coalition"] == "pass"


# -- the Propaganda round


@pytest.mark.rule("plain", "8.8.5")
def test_civic_action_in_the_support_phase() -> None:
    held = {"coalition_troops": 1, "police": 1}
    spaces = {
        "konduz": {**held},
        "kandahar": {**held, "support": "opposition"},
        "kabul": {**held, "terror": 9},
    }
    done = book_in_phase("support", spaces, nonplayers=["coalition"], resources={"government": 9})
    assert done.s["kandahar"].level == 1
    assert done.s["konduz"].level == 1
    assert done.s["kabul"].terror == 9


@pytest.mark.rule("plain", "8.8.6")
def test_redeploy_only_troops_without_police_to_where_fewest_are() -> None:
    spaces = {
        "konduz": {"coalition_troops": 3},
        "baghlan": {"coalition_troops": 2, "police": 1},
        "kabul": {"coalition_bases": 1, "coalition_troops": 1},
        "herat": {"coalition_bases": 1, "coalition_troops": 2},
    }
    done = book_in_phase("redeploy", spaces, nonplayers=["coalition"])
    assert done.at("baghlan")["coalition_troops"] == 2
    assert done.at("kabul")["coalition_troops"] == 3
    assert done.at("herat")["coalition_troops"] == 3


@pytest.mark.rule("plain", "8.8.5", "8.7.7")
@pytest.mark.parametrize(
    ("faction", "held", "first"),
    [("coalition", {"coalition_troops": 1, "police": 1}, "opposition"), ("taliban", {"taliban": 2}, "support")],
)
def test_what_is_bought_first_where_the_shift_is_the_same(faction: str, held: dict[str, int], first: str) -> None:
    step, one_level = STEPS[faction], {"government": CIVIC_ACTION_COST, "taliban": SHARIA_COST, "warlords": 0}
    spaces = {"herat": {**held, "support": first}, "faryab": {**held, "support": "neutral"}}
    check_first(step, spaces, resources=one_level)
    check_first(step, {"balkh": held, "faryab": held}, resources=one_level)  # more people
    check_first(step, {"herat": held, "faryab": {**held, "terror": 1}})
