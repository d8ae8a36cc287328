"""Rule 1: the map, the pieces, the factions, Support, Control and the tracks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition
from sandtable.plain import control
from sandtable.plain.cards import DECK
from sandtable.plain.executing import can_give, partners, sources
from sandtable.plain.map import AREAS, LOCS, PAKISTANI
from sandtable.plain.state import State
from sandtable.plain.terms import FORCES, PROPAGANDA_CARDS
from tests.plain.scene import moment, pieces, play, propaganda, scene, space, spaces_offered, turn
from tests.playing import offered, purpose


@pytest.mark.rule("plain", "1.1")
def test_there_are_no_hands_and_who_acts_is_not_eligible_on_the_next_card() -> None:
    table = scene(eligible=["warlords", "government"])
    play(table, "pass", "patrol", "done")
    assert table.state.card == 12
    assert table.state.eligible == {"coalition", "taliban", "warlords"}
    assert table.state.next is not None


@pytest.mark.rule("plain", "1.2", "setup.forces")
def test_components() -> None:
    assert len(DECK) == 72
    assert PROPAGANDA_CARDS == 6
    assert sum(FORCES) == 158
    assert FORCES == (6, 20, 3, 30, 30, 12, 30, 0, 12, 15, 0)


@pytest.mark.rule("plain", "1.3.1")
def test_spaces_are_provinces_kabul_and_locs_and_hold_forces() -> None:
    assert Counter(area.kind for area in AREAS.values()) == {"province": 21, "city": 1, "pakistan": 3, "loc": 7}
    table = scene({"loc_kabul_aibak": {"police": 1, "taliban": 2}})
    assert pieces(table, "loc_kabul_aibak") == {"police": 1, "taliban": 2}


@pytest.mark.rule("plain", "1.3.2")
def test_provinces_have_population_terrain_and_a_marker_adds_one() -> None:
    provinces = [area for area in AREAS.values() if area.kind == "province"]
    assert {area.pop for area in provinces} == {0, 1, 2}
    assert {area.terrain for area in provinces} == {"mountain", "plains"}
    assert all(AREAS[id].terrain is None for id in PAKISTANI)
    assert space(scene({"farah": {"returnees": True}}), "farah").pop == 1


@pytest.mark.rule("plain", "1.3.3")
def test_kabul_is_the_only_city() -> None:
    assert [area.id for area in AREAS.values() if area.kind == "city"] == ["kabul"]
    assert (AREAS["kabul"].pop, AREAS["kabul"].pashtun) == (3, True)


@pytest.mark.rule("plain", "1.3.4")
def test_locs_have_econ_and_are_never_pashtun() -> None:
    assert sum(AREAS[id].econ for id in LOCS) == 12
    assert all(1 <= AREAS[id].econ <= 4 and not AREAS[id].pashtun for id in LOCS)


@pytest.mark.rule("plain", "1.3.5")
def test_only_taliban_are_in_pakistan() -> None:
    assert len(PAKISTANI) == 3
    with pytest.raises(BadPosition, match=r"waziristan.*Taliban.*1\.4\.2a"):
        scene({"waziristan": {"coalition_troops": 1}})


@pytest.mark.rule("plain", "1.3.6", "1.3.6-ex1")
def test_adjacency_is_mutual_and_crosses_roads_and_towns() -> None:
    for area in AREAS.values():
        for other in area.adjacent:
            assert area.id in AREAS[other].adjacent
    assert "loc_aibak_shibirghan" in AREAS["faryab"].adjacent
    assert {"balkh", "baghlan"} & {*AREAS["samangan"].adjacent} == {"balkh", "baghlan"}
    assert "loc_farah_kandahar" in AREAS["loc_kandahar_kabul"].adjacent


@pytest.mark.rule("plain", "1.4.1a")
def test_what_is_nowhere_else_is_available() -> None:
    table = scene({"kabul": {"coalition_troops": 3}}, casualties={"troops": 2}, out_of_play={"coalition_troops": 1})
    assert table.state.available[1] == 20 - 3 - 2 - 1


@pytest.mark.rule("plain", "1.4.1b", "5.1.1b")
def test_without_an_available_piece_a_placement_is_skipped_and_a_replacement_removes() -> None:
    crowded = {"bamian": {"taliban": 30}, "kandahar": {"police": 1, "taliban_bases": 1}}
    table = turn("taliban", crowded)
    play(table, "rally", "kandahar")
    assert pieces(table, "kandahar") == {"police": 1, "taliban_bases": 1}
    far = {"herat": {"taliban": 29}, "kandahar": {"police": 1, "taliban": 1}}
    table = turn("taliban", far)
    play(table, "march", "infiltrate", "infiltrate_replace")
    assert pieces(table, "kandahar") == {"taliban": 1}


@pytest.mark.rule("plain", "1.4.1c", "1.4.1-ex1")
def test_insurgents_may_lift_own_pieces_and_place_them_again() -> None:
    table = turn("taliban", {"bamian": {"taliban_active": 30}})
    assert "lift" in offered(play(table, "rally"))
    play(table, "lift", "3")
    play(table, "kandahar", "done")
    assert pieces(table, "kandahar") == {"taliban": 1}
    assert "lift" not in offered(play(turn("government", {"kabul": {"police": 3}}), "train"))
    table = play(turn("taliban", {"bamian": {"taliban_active": 3}}, card=6), "event", "lift", "2", "shaded")
    assert pieces(table, "bamian") == {"taliban_active": 1}


@pytest.mark.rule("plain", "1.4.1d", "1.4.1-ex2")
def test_an_assault_with_three_troops_removes_three() -> None:
    spaces = {"kandahar": {"coalition_troops": 3, "taliban_active": 4}}
    play(table := turn("coalition", spaces), "assault", "kandahar", "done")
    assert pieces(table, "kandahar") == {"coalition_troops": 3, "taliban_active": 1}
    spaces = {"kandahar": {"coalition_troops": 3, "taliban_active": 2}}
    play(table := turn("coalition", spaces), "assault", "kandahar", "done")
    assert pieces(table, "kandahar") == {"coalition_troops": 3}


@pytest.mark.rule("plain", "1.4.2a")
@pytest.mark.parametrize(
    ("where", "what"),
    [
        ("herat", {"government_bases": 1, "warlord_bases": 2}),
        ("loc_kabul_aibak", {"taliban_bases": 1}),
        ("balochistan", {"warlords": 1}),
    ],
)
def test_stacking(where: str, what: dict[str, int]) -> None:
    with pytest.raises(BadPosition, match=rf"spaces\.{where}.*1\.4\.2a"):
        scene({where: what})


@pytest.mark.rule("plain", "1.4.2b")
def test_what_would_break_stacking_is_not_offered() -> None:
    full = {"helmand": {"taliban_bases": 1, "warlord_bases": 1, "taliban": 2}}
    table = play(turn("taliban", full), "rally", "helmand")
    assert "rally_base" not in offered(table)
    assert not {"waziristan"} & spaces_offered(play(turn("warlords", {"kandahar": {"warlords": 1}}), "march"))


@pytest.mark.rule("plain", "1.4.3a")
def test_guerrillas_are_placed_underground() -> None:
    table = play(turn("warlords", {"herat": {"warlords_active": 1}}), "rally", "herat", "done")
    assert pieces(table, "herat") == {"warlords_active": 1, "warlords": 1}


@pytest.mark.rule("plain", "1.4.3b")
def test_an_active_guerrilla_serves_where_no_underground_one_is_named() -> None:
    table = turn("taliban", {"kandahar": {"taliban_active": 6, "police": 2}}, dice=[3])
    play(table, "attack", "kandahar")
    assert pieces(table, "kandahar") == {"taliban_active": 6}
    assert "kandahar" not in spaces_offered(
        play(turn("taliban", {"kandahar": {"taliban_active": 1}, "herat": {"taliban": 1}}), "terror")
    )


@pytest.mark.rule("plain", "1.5b")
def test_insurgents_are_everybodys_enemies_and_coin_factions_are_not() -> None:
    spaces = {"herat": {"warlords": 6, "taliban": 1, "police": 1}}
    table = turn("warlords", spaces, dice=[2])
    assert offered(play(table, "attack", "herat")) == ["government_police", "taliban_underground"]
    table = turn("coalition", {"herat": {"coalition_troops": 2, "police": 2, "warlords_active": 1}})
    play(table, "assault", "herat", "done")
    assert pieces(table, "herat") == {"coalition_troops": 2, "police": 2}


def finished(**chosen: object) -> State:
    """A Victory phase with the Coalition and the Taliban beyond their goals and everybody else short of them."""
    spaces = {
        id: {"support": "opposition"} for id in ("baghlan", "balkh", "kandahar", "konduz", "nuristan", "bamian")
    } | {id: {"taliban_bases": 2} for id in ("waziristan", "helmand", "paktika", "ghazni", "zabol")}
    spaces["kabul"] = {"support": "support"}
    spaces["khowst"] = {"support": "support"}
    table = propaganda("victory", spaces, options=dict(chosen))
    state: State = table.state
    return state


@pytest.mark.rule("plain", "1.5-opt")
def test_factions_of_one_player_by_the_option() -> None:
    three = scene(options={"players": "three"}).state
    assert partners(three, "warlords") == ["government", "taliban"]  # the Coalition has no Resources to share
    two = scene(options={"players": "two_government"}).state
    assert partners(two, "taliban") == ["government"]
    two = scene(options={"players": "two_warlords"}).state
    assert partners(two, "taliban") == ["warlords"]


@pytest.mark.rule("plain", "1.5-opt-b", "6.1")
def test_all_factions_of_a_player_must_win_and_the_lowest_margin_counts() -> None:
    alone = finished()
    assert alone.outcome is not None
    assert alone.outcome.rule == "6.1"
    together = finished(players="two_government")
    assert together.outcome is None


@pytest.mark.rule("plain", "1.5.1b")
def test_resources_are_given_while_either_executes() -> None:
    table = turn("taliban", {"kandahar": {"taliban": 1}})
    play(table, "rally", "give", "government", "5")
    assert table.state.resources == {"government": 35, "taliban": 15, "warlords": 20}
    play(table, "ask_gift", "warlords", "4")
    assert table.state.resources == {"government": 35, "taliban": 19, "warlords": 16}
    assert "give" not in offered(play(turn("coalition", {"kabul": {"coalition_troops": 1}}), "patrol"))


@pytest.mark.rule("plain", "1.5.1c")
def test_the_government_turns_patronage_into_warlords_resources() -> None:
    table = turn("warlords", {"herat": {"warlords": 1}})
    play(table, "rally", "ask_gift", "government", "from_patronage", "3")
    assert (table.state.patronage, table.state.resources["warlords"]) == (2, 23)
    table = turn("taliban", {"kandahar": {"taliban": 1}})
    play(table, "rally", "ask_gift", "government")
    assert purpose(table) == "give_how_many"


@pytest.mark.rule("plain", "1.6.1", "1.6.2")
def test_support_and_opposition_only_where_people_live() -> None:
    assert space(scene({"kabul": {"support": "support"}}), "kabul").level == 1
    for id in ("farah", "waziristan", "loc_kabul_aibak"):
        with pytest.raises(BadPosition, match=r"always Neutral.*1\.6\.2"):
            scene({id: {"support": "opposition"}})
    assert space(scene({"farah": {"support": "opposition", "returnees": True}}), "farah").level == -1
    assert space(scene(), "herat").level == 0


@pytest.mark.rule("plain", "1.7")
def test_control_is_more_pieces_than_all_others_together() -> None:
    table = scene(
        {
            "kabul": {"police": 2, "taliban": 1},
            "herat": {"police": 2, "taliban": 1, "warlords": 1},
            "waziristan": {"taliban_bases": 1},
            "loc_kabul_aibak": {"taliban": 3},
            "zabol": {"taliban_bases": 1, "taliban": 1, "warlords": 1},
        }
    )
    controls = {id: space(table, id).control for id in ("kabul", "herat", "waziristan", "loc_kabul_aibak", "zabol")}
    assert controls == {
        "kabul": "coin",
        "herat": "none",
        "waziristan": "taliban",
        "loc_kabul_aibak": "none",
        "zabol": "taliban",
    }
    table = play(turn("taliban", {"kandahar": {"police": 1}}), "rally", "kandahar")
    assert space(table, "kandahar").control == control.control_of(space(table, "kandahar")) == "none"


@pytest.mark.rule("plain", "1.8a", "1.8b", "1.8c", "5.1.1d")
@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ({"resources": {"government": 80}}, r"resources\.government.*80.*75.*1\.8a"),
        ({"aid": 76}, r"aid.*1\.8b"),
        ({"patronage": 41}, r"patronage.*40.*1\.8c"),
    ],
)
def test_tracks_have_ends(wrong: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadPosition, match=rule):
        scene(None, **wrong)
    table = turn("government", card=40, aid=73)
    play(table, "event", "unshaded", "gain_aid")
    assert table.state.aid == 75


@pytest.mark.rule("plain", "1.9a", "1.9b", "1.9c", "1.9d", "scenario.check", "2.1")
@pytest.mark.rule("plain", "scenario.short", "scenario.main", "scenario.extended")
@pytest.mark.parametrize(
    ("name", "totals", "tracks", "box"),
    [
        ("short", (10, 21, 9, 13), (24, 5, 30, 15, 20), "sponsorship"),
        ("main", (17, 17, 8, 9), (15, 5, 30, 10, 15), "backing"),
        ("extended", (20, 13, 4, 16), (9, 5, 20, 5, 10), "sponsorship"),
    ],
)
def test_scenarios_reproduce_the_printed_totals(
    name: str, totals: tuple[int, ...], tracks: tuple[int, ...], box: str
) -> None:
    table = Table.new("plain", scenario=name, seed=1)
    s: State = table.state
    assert (s.support_and_available, s.coin_and_patronage, s.opposition_and_bases, s.uncontrolled) == totals
    res = s.resources
    assert (s.aid, s.patronage, res["government"], res["taliban"], res["warlords"]) == tracks
    assert table.view(None)["islamabad"]["box"] == box
    assert s.eligible == {"coalition", "government", "taliban", "warlords"}


@pytest.mark.rule("plain", "1.5.1b", "1.5.1c")
@pytest.mark.parametrize(
    ("giver", "taker", "giver_has", "taker_has", "patronage", "tracks"),
    [
        ("government", "warlords", 1, 0, 1, ["government", "patronage"]),
        ("government", "warlords", 0, 0, 1, ["patronage"]),
        ("government", "warlords", 0, 0, 0, []),
        ("government", "taliban", 0, 0, 5, []),  # Patronage goes to the Warlords alone
        ("taliban", "warlords", 0, 0, 5, []),  # and comes from the Government
        ("taliban", "warlords", 1, 0, 5, ["taliban"]),
        ("government", "warlords", 1, 75, 1, []),  # no more can be held
        ("government", "warlords", 1, 74, 0, ["government"]),
    ],
)
def test_what_one_can_give_another(
    giver: str, taker: str, giver_has: int, taker_has: int, patronage: int, tracks: list[str]
) -> None:
    held = {"government": 3, "taliban": 3, "warlords": 3, giver: giver_has, taker: taker_has}
    s = moment(resources=held, patronage=patronage)
    assert can_give(s, giver, taker) is bool(tracks)
    assert sources(s, giver, taker) == tracks
