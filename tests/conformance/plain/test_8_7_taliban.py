"""Rule 8.7: the Taliban without a player, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain.nonplayers import Done, book_in_phase, book_plays

BASES: dict[str, Any] = {id: {"taliban_bases": 2} for id in ("badakhshan", "badghis", "bamian", "samangan", "faryab")}
"""Ten Bases on spaces that the tests are not about."""
AHEAD = {"loc_kabul_aibak": {"taliban": 1, "police": 3}}
"""An Underground Guerrilla on a road, so that nobody has to March, among so many that nobody extorts."""


def moves(done: Done) -> dict[str, int]:
    """How many Guerrillas marched into each space."""
    found: dict[str, int] = {}
    for args in done.said("moved"):
        id = str(args["space"].id).removeprefix("space-")
        found[id] = found.get(id, 0) + args["count"]
    return found


# -- which operation


@pytest.mark.rule("plain", "8.7.2")
def test_fifteen_available_or_active_make_them_rally() -> None:
    road = {"loc_kabul_aibak": {"taliban": 16, "police": 20}}
    assert book_plays("taliban", {**BASES, **road}).operation == "rally"  # 14 and 2
    seventeen = {"loc_kabul_aibak": {"taliban": 18, "police": 20}}
    assert book_plays("taliban", {**BASES, **seventeen}).operation != "rally"
    active = {"loc_kabul_aibak": {"taliban": 5, "taliban_active": 15, "police": 22}}
    assert book_plays("taliban", {**BASES, **active}).operation == "rally"


FULL: dict[str, Any] = {**BASES, "balochistan": {"taliban": 20, "taliban_bases": 2}}
"""Too few pieces Available for a Rally."""


@pytest.mark.rule("plain", "8.7.3")
def test_no_hidden_and_few_guerrillas_ahead_make_them_march() -> None:
    assert book_plays("taliban", {**FULL, "loc_kabul_aibak": {"taliban_active": 3}}).operation == "march"
    assert book_plays("taliban", {**FULL, "loc_kabul_aibak": {"taliban_active": 4}}).operation != "march"
    assert book_plays("taliban", {**FULL, **AHEAD}).operation != "march"
    support = {"konduz": {"support": "support", "taliban": 1}}
    assert book_plays("taliban", {**FULL, **support}).operation != "march"


@pytest.mark.rule("plain", "8.7.4", "8.7.5")
@pytest.mark.parametrize(("troops", "operation"), [(20, "attack"), (5, "attack"), (4, "terror")])
def test_support_and_available_coalition_pieces_decide_between_attack_and_terror(troops: int, operation: str) -> None:
    rest: dict[str, Any] = {"konduz": {"coalition_troops": troops, "coalition_bases": 1, "taliban": 1}}
    assert book_plays("taliban", {**FULL, **AHEAD, **rest}).operation == operation


@pytest.mark.rule("plain", "8.7.5", "8.7.4")
def test_what_cannot_be_done_gives_way_to_what_is_named_next() -> None:
    nobody = book_plays("taliban", {"waziristan": {"taliban": 1}, "loc_kabul_aibak": {"taliban": 1, "sabotage": True}})
    assert nobody.operation == "rally"
    full = {**FULL, "loc_kabul_tor_kham": {"taliban": 1, "sabotage": True}}
    none = book_plays("taliban", full)
    assert [args["operation"] for args in none.said("why-impossible")] == ["terror", "attack"]
    assert none.s.acted["taliban"] == "pass"


# -- Rally


@pytest.mark.rule("plain", "8.7.2a")
def test_rally_hides_in_up_to_three_spaces() -> None:
    row = {"taliban_bases": 1, "taliban_active": 1, "police": 1}
    done = book_plays("taliban", {id: dict(row) for id in ("khowst", "paktika", "zabol", "nuristan")})
    assert done.steps()[:3] == ["taliban_rally_hide"] * 3
    assert len(done.said("hidden")) == 3
    no_cube = book_plays("taliban", {"khowst": {"taliban_bases": 1, "taliban_active": 1}})
    assert "taliban_rally_hide" not in no_cube.steps()


@pytest.mark.rule("plain", "8.7.2b")
def test_rally_turns_two_of_three_guerrillas_into_a_base() -> None:
    done = book_plays("taliban", {"khowst": {"taliban": 1, "taliban_active": 2}, "paktika": {"taliban": 2}})
    assert [args["piece"] for args in done.said("removed-available")] == ["taliban_active"]
    assert done.at("khowst")["taliban_bases"] == 1
    assert done.steps()[0] == "taliban_rally_base"
    assert "taliban_bases" not in done.at("paktika")


@pytest.mark.rule("plain", "8.7.2c")
def test_rally_in_kabul_without_an_underground_guerrilla() -> None:
    done = book_plays("taliban", {"kabul": {"taliban_active": 1, "police": 4}})
    assert done.steps()[0] == "taliban_rally_kabul"
    assert done.said("placed")[0]["space"].id == "space-kabul"
    hidden = book_plays("taliban", {"kabul": {"taliban": 1, "police": 4}})
    assert "taliban_rally_kabul" not in hidden.steps()


@pytest.mark.rule("plain", "8.7.2d")
def test_rally_places_for_control_then_where_few_are_then_at_bases() -> None:
    spaces = {
        "kabul": {"taliban": 1, "troops": 9},
        "khowst": {"taliban_bases": 1, "police": 2, "support": "opposition"},
        "paktika": {"taliban_bases": 1, "taliban": 4, "police": 9},
        "zabol": {"taliban_bases": 2, "taliban": 3, "police": 9},
    }
    done = book_plays("taliban", {**spaces, "ghazni": {"taliban": 1, "troops": 9}}, resources={"taliban": 9})
    assert done.steps()[:5] == [
        "taliban_rally_base",
        *["taliban_rally_control", "taliban_rally_grow"],
        *["taliban_rally_bases"] * 2,
    ]
    assert done.s["khowst"].control == "taliban"
    assert done.at("khowst")["taliban"] == 1 + done.s["khowst"].pop


@pytest.mark.rule("plain", "8.7.2e", "8.7.7")
def test_rally_buys_sharia_where_it_shifts_most() -> None:
    spaces = {
        "khowst": {"taliban_bases": 1, "taliban_active": 1, "police": 1},
        "paktika": {"taliban_bases": 1, "taliban_active": 1, "police": 1},
        "kandahar": {"taliban_bases": 1, "taliban_active": 1, "police": 1, "terror": 1},
    }
    done = book_plays("taliban", spaces)
    shifted = [id for id in spaces if done.s[id].level == -1]
    assert len(shifted) == 1
    assert done.s[shifted[0]].pop == max(done.s[id].pop for id in spaces)


# -- Extort and Infiltrate


@pytest.mark.rule("plain", "8.7.2f")
def test_extort_on_rich_roads_comes_first() -> None:
    spaces = {
        "loc_kabul_tor_kham": {"taliban": 1},
        "loc_kabul_aibak": {"taliban": 1},
        "kabul": {"taliban": 1, "police": 5},
    }
    done = book_plays("taliban", spaces)
    assert done.activity == "extort"
    assert done.at("loc_kabul_tor_kham") == {"taliban_active": 1}
    assert done.at("loc_kabul_aibak") == {"taliban": 1}
    poor = book_plays("taliban", {"loc_kabul_aibak": {"taliban": 1}, "kabul": {"taliban": 1, "police": 5}})
    assert poor.activity == "infiltrate"
    nobody = book_plays("taliban", {"loc_kabul_aibak": {"taliban": 1}})
    assert nobody.activity == "extort"
    assert nobody.at("loc_kabul_aibak") == {"taliban_active": 1}


@pytest.mark.rule("plain", "8.7.2g")
@pytest.mark.parametrize(
    ("spaces", "hit", "left"),
    [
        (
            {"loc_kabul_aibak": {"taliban": 1, "police": 2}, "herat": {"taliban": 1, "police": 1}},
            "loc_kabul_aibak",
            {"police": 1},
        ),
        ({"konduz": {"taliban": 1, "government_bases": 1}, "herat": {"taliban": 1, "police": 1}}, "konduz", {}),
        (
            {
                **{
                    id: {"taliban": 1, "police": 3}
                    for id in ("konduz", "balkh", "faryab", "baghlan", "samangan", "bamian")
                },
                "herat": {"taliban": 1, "police": 1, "troops": 3},
            },
            "herat",
            {"troops": 3},
        ),
        ({"konduz": {"taliban": 1, "police": 3}, "herat": {"taliban": 1, "warlords": 3}}, "konduz", {"police": 2}),
    ],
)
def test_infiltrate_takes_government_pieces_in_their_order(spaces: Any, hit: str, left: dict[str, int]) -> None:
    done = book_plays("taliban", {**spaces, "kabul": {"taliban": 1}})
    assert done.activity == "infiltrate"
    there = done.at(hit)
    assert {key: count for key, count in there.items() if "taliban" not in key} == left
    assert there["taliban"] >= 2


@pytest.mark.rule("plain", "8.7.2g")
def test_infiltrate_hits_warlords_only_without_government_pieces() -> None:
    done = book_plays(
        "taliban", {"herat": {"taliban": 1, "warlords": 2, "warlords_active": 1}, "kabul": {"taliban": 1}}
    )
    assert done.activity == "infiltrate"
    assert done.at("herat")["warlords"] == 1


# -- March

MARCH: dict[str, Any] = {
    "waziristan": {"taliban": 8, "taliban_bases": 1},
    "badakhshan": {"taliban": 8, "taliban_bases": 2},
    **{id: {"taliban_bases": 2} for id in ("badghis", "samangan", "faryab")},
    "herat": {"taliban_active": 8, "police": 12},
}


@pytest.mark.rule("plain", "8.7.3", "8.7.3a")
def test_march_onto_roads_until_one_more_than_others() -> None:
    spaces = {**MARCH, "loc_kandahar_spin_boldak": {"police": 1}}
    done = book_plays("taliban", spaces, resources={"taliban": 20})
    assert done.operation == "march"
    assert moves(done)["loc_kandahar_spin_boldak"] == 2
    assert "loc_kandahar_spin_boldak" not in moves(
        book_plays("taliban", {**MARCH, "loc_kandahar_spin_boldak": {"sabotage": True}})
    )
    empty = book_plays("taliban", MARCH)
    assert moves(empty)["loc_kandahar_spin_boldak"] == 1


@pytest.mark.rule("plain", "8.7.3b", "8.7.3d", "8.1.2e")
def test_march_into_two_near_provinces_and_one_stays() -> None:
    done = book_plays("taliban", MARCH, resources={"taliban": 20})
    assert done.steps().count("taliban_march_near") == 2
    assert done.s["waziristan"].guerrillas("taliban") >= 1
    assert done.s["waziristan"].count[6] >= 1
    assert done.s["waziristan"].control == "taliban"


@pytest.mark.rule("plain", "8.7.3a", "8.7.3d")
def test_march_into_kabul_alike() -> None:
    spaces = {**MARCH, "nuristan": {"taliban": 5, "taliban_bases": 1}, "kabul": {"police": 1}}
    assert moves(book_plays("taliban", spaces))["kabul"] == 2


@pytest.mark.rule("plain", "8.7.3a")
def test_nobody_marches_where_there_is_one_more_than_others_already() -> None:
    near = {**MARCH, "herat": {"taliban_active": 5, "police": 12}, "nuristan": {"taliban": 5, "taliban_bases": 1}}
    assert "taliban_march_kabul" in book_plays("taliban", {**near, "kabul": {"police": 1, "taliban": 1}}).steps()
    enough = {**near, "kabul": {"police": 1, "taliban": 2}, "loc_kandahar_spin_boldak": {"taliban_active": 1}}
    done = book_plays("taliban", enough)
    assert "taliban_march_kabul" not in done.steps()
    assert not {"kabul", "loc_kandahar_spin_boldak"} & set(moves(done))


@pytest.mark.rule("plain", "8.7.3c")
def test_march_on_to_farther_provinces_to_control_them() -> None:
    taken = {id: {"taliban_bases": 1} for id in ("paktika", "zabol", "khowst", "kandahar", "helmand", "nimruz")}
    spaces = {
        **taken,
        "waziristan": {"taliban": 8},
        "balochistan": {"taliban": 12},
        "badakhshan": {"taliban_bases": 2},
        "northwest_frontier": {"taliban_bases": 1},
    }
    done = book_plays("taliban", spaces, resources={"taliban": 20})
    assert done.steps().count("taliban_march_far") == 2
    far = [id for id, count in moves(done).items() if done.s[id].control == "taliban" and id not in spaces]
    assert len(far) >= 2
    storm = book_plays("taliban", spaces, momentum=["sandstorms:shaded"])
    assert "taliban_march_far" not in storm.steps()


@pytest.mark.rule("plain", "8.1.2d", "8.1.2-ex1")
def test_only_as_many_march_as_stay_hidden() -> None:
    spaces = {
        **MARCH,
        "waziristan": {"taliban_bases": 1},
        "badakhshan": {"taliban": 6, "taliban_active": 2, "taliban_bases": 2},
        "herat": {"taliban": 12, "police": 15},
    }
    done = book_plays("taliban", spaces, resources={"taliban": 1}, dice=[5, 1, 1, *[1] * 9])
    went = [args for args in done.said("moved") if args["space"].id == "space-konduz"]
    assert [args["count"] for args in went] == [3]
    assert went[0]["piece"] == "taliban_underground"


# -- Attack and Ambush


@pytest.mark.rule("plain", "8.7.4", "8.7.4a")
def test_attack_where_an_ambush_removes_coalition_pieces_roads_last() -> None:
    spaces = {
        **FULL,
        "loc_kabul_aibak": {"taliban": 1, "coalition_troops": 1},
        "konduz": {"taliban": 1, "coalition_troops": 1, "police": 1},
        "herat": {"taliban": 1, "police": 5, "coalition_troops": 12},
        "baghlan": {"taliban": 1, "warlords": 2},
    }
    done = book_plays("taliban", spaces)
    assert done.operation == "attack"
    assert done.activity is None
    assert done.selected[0] == "konduz"
    assert done.selected[1] == "loc_kabul_aibak"
    assert len(done.selected) == 3
    assert done.s.casualties[1] == 2
    assert len(done.said("ambush")) == 3


@pytest.mark.rule("plain", "8.7.4")
def test_attack_with_four_active_guerrillas_rolls() -> None:
    spaces = {**FULL, **AHEAD, "konduz": {"taliban_active": 4, "coalition_troops": 12}}
    done = book_plays("taliban", spaces, dice=[1])
    assert done.selected == ["loc_kabul_aibak", "konduz"]
    assert done.s.casualties[1] == 2
    three = {**FULL, **AHEAD, "konduz": {"taliban_active": 3, "coalition_troops": 12}}
    assert book_plays("taliban", three).selected == ["loc_kabul_aibak"]


@pytest.mark.rule("plain", "8.7.4a")
def test_ambush_where_fewest_taliban_are() -> None:
    spaces = {
        **FULL,
        "loc_kabul_aibak": {"taliban": 1, "taliban_active": 5, "coalition_troops": 8},
        "konduz": {"taliban": 1, "coalition_troops": 1},
        "herat": {"taliban": 1, "coalition_troops": 1},
        "baghlan": {"taliban": 1, "coalition_troops": 1},
    }
    done = book_plays("taliban", {**spaces, "balochistan": {"taliban": 15, "taliban_bases": 2}})
    assert done.selected[3:] == ["loc_kabul_aibak"]
    assert {args["space"].id for args in done.said("ambush")} == {"space-konduz", "space-herat", "space-baghlan"}


@pytest.mark.rule("plain", "8.7.4a")
def test_car_bombs_ambush_with_an_active_guerrilla() -> None:
    spaces = {**FULL, **AHEAD, "konduz": {"taliban_active": 1, "coalition_troops": 9}}
    assert "konduz" not in book_plays("taliban", spaces).selected
    assert "konduz" in book_plays("taliban", spaces, capabilities={"car_bombs": "shaded"}).selected


# -- Terror


@pytest.mark.rule("plain", "8.7.5", "8.3b", "8.1.1-ex1", "8.1.1b")
def test_terror_on_roads_then_where_most_live_then_extort() -> None:
    spaces = {
        **FULL,
        "loc_kabul_aibak": {"taliban": 1, "police": 3},
        "loc_kabul_tor_kham": {"taliban": 1, "sabotage": True, "police": 3},
        "konduz": {"taliban": 1, "police": 3},
        "kandahar": {"taliban": 1, "police": 3, "support": "support"},
        "herat": {"taliban": 1, "police": 3, "support": "opposition"},
    }
    done = book_plays("taliban", spaces, resources={"taliban": 20})
    assert done.operation == "terror"
    assert done.selected[0] == "loc_kabul_aibak"
    assert set(done.selected[1:]) == {"konduz", "kandahar"}
    assert done.at("kandahar")["taliban_active"] == 1
    assert done.activity == "extort"
    assert done.s["loc_kabul_aibak"].sabotage
    poor = book_plays("taliban", spaces, resources={"taliban": 1})
    assert len(poor.selected) == 2


# -- other


@pytest.mark.rule("plain", "8.7.6")
@pytest.mark.parametrize(("box", "stays"), [("sponsorship", True), ("backing", True), ("pressure", False)])
def test_taliban_stay_eligible_after_an_event_while_sponsored(box: str, stays: bool) -> None:
    done = book_plays("taliban", {}, card=6, next=14, islamabad={"box": box})
    assert done.s.acted["taliban"] == "event"
    assert ("taliban" in done.s.stay_eligible) == stays


@pytest.mark.rule("plain", "8.7.7")
def test_sharia_in_the_support_phase() -> None:
    spaces = {
        "khowst": {"taliban": 2, "terror": 1},
        "kandahar": {"taliban": 2, "support": "support"},
        "paktika": {"taliban": 2, "terror": 9},
    }
    done = book_in_phase("support", spaces, nonplayers=["taliban"], resources={"taliban": 4})
    assert done.s["kandahar"].level == -1
    assert done.s["khowst"].level == -1
    assert done.s["paktika"].terror == 9


@pytest.mark.rule("plain", "8.7.8")
def test_redeploy_evenly_afghan_spaces_first() -> None:
    spaces = {
        "khowst": {"taliban_bases": 1, "taliban": 1},
        "waziristan": {"taliban_bases": 1},
        "konduz": {"taliban": 4},
    }
    done = book_in_phase("redeploy", spaces, nonplayers=["taliban"])
    assert done.at("khowst")["taliban"] == 2
    assert done.at("waziristan")["taliban"] + done.at("northwest_frontier")["taliban"] == 3
    three = book_in_phase("redeploy", {**spaces, "konduz": {"taliban": 3}}, nonplayers=["taliban"])
    assert three.at("khowst")["taliban"] == 2
    stay = book_in_phase("redeploy", spaces, nonplayers=["taliban"], momentum=["mullah_omar:shaded"])
    assert stay.at("konduz") == {"taliban": 4}


@pytest.mark.rule("plain", "8.7.1a")
@pytest.mark.parametrize(("roll", "cancelled"), [(4, True), (5, False)])
def test_missiles_are_feared_on_four_or_less(roll: int, cancelled: bool) -> None:
    spaces = {
        "konduz": {"coalition_troops": 2, "taliban_active": 6, "police": 1},
        "loc_kabul_aibak": {"taliban_active": 2},
    }
    done = book_plays(
        "coalition",
        spaces,
        others=["taliban"],
        momentum=["manpads_scare:shaded"],
        dice=[roll, *[1] * 30],
        eligible=["coalition"],
    )
    assert bool(done.said("manpads")) == cancelled


@pytest.mark.rule("plain", "8.7.1b", "8.6.1", "8.8.1")
@pytest.mark.parametrize(
    ("elders", "patronage", "level"),
    [("taliban", 5, -1), ("coalition", 5, 1), ("government", 40, 1), ("government", 0, 0)],
)
def test_elders_speak_as_their_faction_would_have_it(elders: str, patronage: int, level: int) -> None:
    spaces = {"konduz": {"warlords": 1, "support": "opposition"}, "loc_toraghondi_farah": {"warlords": 9}}
    bases = {id: {"warlord_bases": 2} for id in ("badakhshan", "nimruz", "paktika", "zabol", "khowst", "oruzgan")}
    done = book_plays(
        "warlords",
        {**spaces, **bases},
        others=["taliban", "coalition", "government"],
        resources={"warlords": 60},
        patronage=patronage,
        momentum=["tribal_elders:unshaded"],
        elders={"faction": elders},
    )
    assert done.operation == "terror"
    assert done.s["konduz"].level == level
