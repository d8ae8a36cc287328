"""Rule 3.1 and 3.2: operations in general, Train, Patrol, Sweep and Assault."""

from __future__ import annotations

import pytest

from sandtable.plain.operations import sweep
from tests.plain.scene import pieces, play, scene, space, spaces_offered, turn
from tests.playing import offered, purpose

GOV = {"government": 30, "taliban": 20, "warlords": 20}


@pytest.mark.rule("plain", "3.1a")
def test_each_space_is_paid_and_selected_once() -> None:
    table = turn("taliban", resources={"taliban": 2})
    play(table, "rally", "kandahar")
    assert "kandahar" not in offered(table)
    play(table, "zabol")
    assert spaces_offered(table) == set()
    assert table.state.resources["taliban"] == 0
    assert table.state.aid == 15


@pytest.mark.rule("plain", "3.1b")
def test_the_executing_faction_chooses_targets_and_may_spare_one() -> None:
    spaces = {"kandahar": {"coalition_troops": 3, "taliban_active": 1, "warlords_active": 1}}
    table = play(turn("coalition", spaces), "assault", "kandahar", "remove_warlords", "done")
    assert pieces(table, "kandahar") == {"coalition_troops": 3, "taliban_active": 1}


@pytest.mark.rule("plain", "3.1c")
def test_the_coalition_spends_government_resources() -> None:
    spaces = {"kabul": {"coalition_bases": 1}}
    table = play(turn("coalition", spaces), "train", "kabul", "2", "0", "done")
    assert table.state.resources["government"] == 27


@pytest.mark.rule("plain", "3.1.2", "5.5")
def test_free_operations_cost_nothing_and_leave_eligibility_alone() -> None:
    spaces = {"kandahar": {"coalition_troops": 1, "police": 1, "taliban": 1}}
    table = scene(spaces, card=10, eligible=["warlords", "coalition"], acted={"coalition": "pass"})
    play(table, "event", "unshaded", ("kandahar",))
    assert purpose(table) == "activate_whose"
    play(table, "activate_taliban")
    assert table.state.resources["government"] == 30
    while table.state.card == 10:
        play(table, "done" if "done" in offered(table) else offered(table)[0])
    assert "coalition" in table.state.eligible
    assert "warlords" not in table.state.eligible


@pytest.mark.rule("plain", "3.2", "3.3")
def test_each_side_has_its_four_operations_and_coin_does_not_enter_pakistan() -> None:
    spaces = {
        "khowst": {"coalition_troops": 2, "troops": 3, "taliban_active": 2, "taliban": 1, "warlords": 1},
        "waziristan": {"taliban": 1},
    }
    for faction in ("coalition", "government"):
        table = turn(faction, spaces)
        assert set(offered(table)) == {"pass", "event", "train", "patrol", "sweep", "assault"}
        assert not {"waziristan", "northwest_frontier"} & spaces_offered(play(table, "sweep"))
    for faction in ("taliban", "warlords"):
        assert set(offered(turn(faction, spaces))) == {"pass", "event", "rally", "march", "attack", "terror"}


# -- Train


@pytest.mark.rule("plain", "3.2.1a")
def test_train_spaces_and_cost() -> None:
    table = play(turn("government", {"herat": {"police": 1}}), "train")
    assert len(spaces_offered(table)) == 22
    play(table, "herat")
    assert table.state.resources["government"] == 27
    table = play(turn("coalition", {"herat": {"coalition_troops": 1}}), "train")
    assert spaces_offered(table) == {"kabul", "herat"}
    play(table, "herat")
    assert table.state.resources["government"] == 30
    assert "train" not in offered(turn("government", resources={"government": 2}, patronage=0))
    assert "train" in offered(turn("government", resources={"government": 3}, patronage=0))  # and no more


@pytest.mark.rule("plain", "3.2.1b")
def test_train_places_up_to_six_cubes_at_bases_and_in_kabul() -> None:
    table = play(turn("government", {"herat": {"government_bases": 1}, "balkh": {"police": 1}}), "train", "herat")
    assert offered(table) == [str(n) for n in range(7)]
    play(table, "4")
    assert offered(table) == ["0", "1", "2"]
    play(table, "2", "balkh")
    assert pieces(table, "herat") == {"government_bases": 1, "troops": 4, "police": 2}
    assert pieces(table, "balkh") == {"police": 1}
    table = play(turn("coalition", {"herat": {"coalition_troops": 1, "government_bases": 1}}), "train", "herat")
    assert purpose(table) == "train_where"


@pytest.mark.rule("plain", "3.2.1b", "1.4.1b")
def test_train_takes_cubes_from_the_map_once_none_is_available() -> None:
    spaces = {"kabul": {"troops": 28, "police": 30}, "herat": {"government_bases": 1}}
    table = play(turn("government", spaces), "train", "herat", "1")
    assert purpose(table) == "train_where"  # a cube is still Available
    table = play(turn("government", spaces), "train", "herat", "2")
    assert purpose(table) == "train_from"
    play(table, "kabul", "government_police", "done")
    assert pieces(table, "herat") == {"government_bases": 1, "troops": 2, "police": 1}


@pytest.mark.rule("plain", "3.2.1c")
def test_train_with_civic_action() -> None:
    spaces = {"herat": {"police": 2, "terror": 1, "support": "opposition"}}
    table = play(turn("government", spaces), "train", "herat", "done", "civic_action", "2")
    assert (space(table, "herat").terror, space(table, "herat").level) == (0, 0)
    assert table.state.resources["government"] == 30 - 3 - 6


@pytest.mark.rule("plain", "3.2.1d", "1.4.1b")
def test_train_replaces_three_cubes_by_a_base() -> None:
    table = play(turn("government", {"herat": {"troops": 2, "police": 2}}), "train", "herat", "done")
    play(table, "government_base", "2")
    assert pieces(table, "herat") == {"government_bases": 1, "police": 1}
    spaces = {"herat": {"troops": 3}, "balkh": {"government_bases": 2}, "konduz": {"government_bases": 1}}
    table = play(turn("government", spaces), "train", "herat", "done", "government_base", "balkh")
    assert pieces(table, "herat") == {"government_bases": 1}
    assert pieces(table, "balkh") == {"government_bases": 1}
    table = play(turn("coalition", {"kabul": {"troops": 3, "coalition_bases": 1}}), "train", "kabul", "0", "0", "done")
    assert "government_base" not in (offered(table) if table.question else [])


@pytest.mark.rule("plain", "3.2.1e")
@pytest.mark.parametrize(("patronage", "left", "resources"), [(5, 2, 33), (2, 0, 32)])
def test_coalition_train_moves_patronage_in_kabul(patronage: int, left: int, resources: int) -> None:
    table = play(turn("coalition", patronage=patronage), "train", "kabul", "done", "patronage")
    assert (table.state.patronage, table.state.resources["government"]) == (left, resources)


# -- Patrol


@pytest.mark.rule("plain", "3.2.2a")
def test_patrol_cost() -> None:
    table = play(turn("government", {"kabul": {"police": 2}}), "patrol")
    assert table.state.resources["government"] == 27
    table = play(turn("coalition", {"kabul": {"coalition_troops": 2}}), "patrol")
    assert table.state.resources["government"] == 30


@pytest.mark.rule("plain", "3.2.2b")
def test_patrol_moves_along_roads_until_sabotage() -> None:
    spaces = {"kabul": {"police": 2}, "loc_kandahar_kabul": {"sabotage": True}}
    table = play(turn("government", spaces), "patrol", "kabul")
    reachable = {"loc_kabul_tor_kham", "loc_kabul_aibak", "loc_aibak_shibirghan", "loc_kandahar_kabul"}
    assert spaces_offered(table) == reachable
    play(table, "loc_aibak_shibirghan", "2")
    assert pieces(table, "loc_aibak_shibirghan") == {"police": 2}
    assert "kabul" not in spaces_offered(table)
    table = play(turn("government", {"kabul": {"police": 2}}), "patrol", "kabul")
    assert len(spaces_offered(table)) == 7


@pytest.mark.rule("plain", "3.2.2c")
def test_patrol_activates_on_every_road_for_each_coin_cube() -> None:
    spaces = {
        "kabul": {"police": 1},
        "loc_kabul_aibak": {"coalition_troops": 2, "taliban": 1, "warlords": 2},
        "loc_kabul_tor_kham": {"police": 1, "warlords": 2},
    }
    table = play(turn("government", spaces), "patrol", "done", "activate_warlords", "activate_taliban")
    assert pieces(table, "loc_kabul_tor_kham") == {"police": 1, "warlords": 1, "warlords_active": 1}
    assert space(table, "loc_kabul_aibak").count[7] == 1
    assert space(table, "loc_kabul_aibak").count[10] == 0


@pytest.mark.rule("plain", "3.2.2d")
def test_patrol_assaults_on_one_road_at_no_cost() -> None:
    spaces = {"loc_kabul_aibak": {"police": 4, "taliban_active": 3}, "loc_farah_kandahar": {"taliban_active": 1}}
    table = play(turn("government", spaces), "patrol", "done", "loc_kabul_aibak")
    assert pieces(table, "loc_kabul_aibak") == {"police": 4, "taliban_active": 1}
    assert table.state.resources["government"] == 27
    spaces = {"loc_kabul_aibak": {"coalition_troops": 1, "police": 4, "taliban_active": 3}}
    table = play(turn("coalition", spaces), "patrol", "done", "loc_kabul_aibak", "yes")
    assert pieces(table, "loc_kabul_aibak") == {"coalition_troops": 1, "police": 4}
    assert table.state.resources["government"] == 27


# -- Sweep


@pytest.mark.rule("plain", "3.2.3a")
def test_sweep_spaces_and_cost() -> None:
    spaces = {"herat": {"troops": 2}, "waziristan": {"taliban": 1}}
    table = play(turn("government", spaces), "sweep")
    assert "waziristan" not in offered(table)
    play(table, "badghis")
    assert table.state.resources["government"] == 27
    table = play(turn("coalition", {"herat": {"coalition_troops": 2}}), "sweep", "badghis", "herat", "1")
    assert table.state.resources["government"] == 30


@pytest.mark.rule("plain", "3.2.3b")
def test_sweep_moves_adjacent_troops_or_over_one_open_road() -> None:
    spaces = {"kabul": {"troops": 2, "police": 2}, "zabol": {"troops": 1}, "balkh": {"troops": 1}}
    table = play(turn("government", spaces), "sweep", "kandahar")
    assert spaces_offered(table) == {"kabul", "zabol"}
    play(table, "zabol")
    assert pieces(table, "kandahar") == {"troops": 1}
    assert spaces_offered(table) == {"kabul"}
    closed = {**spaces, "loc_kandahar_kabul": {"sabotage": True}}
    assert spaces_offered(play(turn("government", closed), "sweep", "kandahar")) == {"zabol"}


@pytest.mark.rule("plain", "3.2.3c", "3.2.3-ex1")
def test_coalition_sweep_into_kandahar() -> None:
    spaces = {
        "kabul": {"coalition_troops": 2, "troops": 2},
        "zabol": {"coalition_troops": 1},
        "kandahar": {"taliban": 2},
    }
    table = play(turn("coalition", spaces), "sweep", "kandahar", "kabul", "2", "2", "zabol", "done")
    assert pieces(table, "kandahar")["coalition_troops"] == 3
    assert pieces(table, "kandahar")["troops"] == 2
    assert table.state.resources["government"] == 27


@pytest.mark.rule("plain", "3.2.3d")
def test_government_sweep_activates_for_each_government_cube() -> None:
    spaces = {"herat": {"coalition_troops": 3, "troops": 1, "police": 1, "taliban": 3}}
    table = play(turn("government", spaces), "sweep", "herat", "done", "activate_taliban")
    assert pieces(table, "herat")["taliban_active"] == 2


@pytest.mark.rule("plain", "3.2.3e")
def test_a_sweep_of_the_coalition_activates_none_where_it_has_no_piece() -> None:
    state = scene({"kandahar": {"troops": 3, "taliban": 3}, "herat": {"coalition_bases": 1, "police": 2}}).state
    assert sweep.activates(state, "coalition", state["kandahar"]) == 0
    assert sweep.activates(state, "coalition", state["herat"]) == 2


@pytest.mark.rule("plain", "3.2.3e")
def test_coalition_sweep_activates_for_each_cube_of_both_where_it_has_a_piece() -> None:
    spaces = {
        "herat": {"coalition_troops": 1, "troops": 1, "police": 1, "taliban": 4},
        "farah": {"coalition_troops": 1},
    }
    table = play(turn("coalition", spaces), "sweep", "herat", "done", "done", "activate_taliban")
    assert pieces(table, "herat")["taliban_active"] == 3


@pytest.mark.rule("plain", "3.2.3f")
@pytest.mark.parametrize(("resources", "after"), [(30, (26, 21)), (3, (0, 20))])
def test_government_sweep_pays_a_toll_on_a_road_with_guerrillas(resources: int, after: tuple[int, int]) -> None:
    spaces = {"kabul": {"troops": 2}, "loc_kandahar_kabul": {"taliban": 1}}
    table = turn("government", spaces, resources={**GOV, "government": resources})
    play(table, "sweep", "kandahar", "kabul", "2")
    assert (table.state.resources["government"], table.state.resources["warlords"]) == after


@pytest.mark.rule("plain", "3.2.3f")
def test_a_sweep_pays_its_toll_once_for_each_road() -> None:
    spaces = {
        "kabul": {"troops": 4},
        "kandahar": {"troops": 2},
        "loc_kandahar_kabul": {"taliban": 1},
        "loc_kabul_aibak": {"warlords": 1},
    }
    table = turn("government", spaces, resources={**GOV, "government": 30})
    before = table.state.resources["warlords"]
    play(table, "sweep", "kandahar", "kabul")
    if purpose(table) == "sweep_via":
        play(table, "loc_kandahar_kabul")
    play(table, 1)
    assert table.state.resources["warlords"] == before + 1
    play(table, "kabul")
    if purpose(table) == "sweep_via":
        play(table, "loc_kandahar_kabul")
    play(table, 1)  # another group on the same road
    assert table.state.resources["warlords"] == before + 1
    play(table, "done", "zabol", "kabul")  # and into another space, over the same road
    if purpose(table) == "sweep_via":
        play(table, "loc_kandahar_kabul")
    play(table, 1)
    assert table.state.resources["warlords"] == before + 1


# -- Assault


@pytest.mark.rule("plain", "3.2.4a")
def test_assault_spaces_and_cost() -> None:
    spaces = {
        "herat": {"troops": 2, "coalition_bases": 1, "taliban_active": 1},
        "farah": {"coalition_troops": 1, "taliban_active": 1},
    }
    table = play(turn("coalition", spaces), "assault")
    assert spaces_offered(table) == {"farah"}
    table = play(turn("government", spaces), "assault")
    assert spaces_offered(table) == {"herat"}
    play(table, "herat")
    assert table.state.resources["government"] == 27


@pytest.mark.rule("plain", "3.2.4b")
@pytest.mark.parametrize(("where", "left"), [("herat", 3), ("bamian", 4)])
def test_government_assault_by_terrain(where: str, left: int) -> None:
    table = play(turn("government", {where: {"troops": 5, "taliban_active": 5}}), "assault", where)
    assert pieces(table, where)["taliban_active"] == left


@pytest.mark.rule("plain", "3.2.4c")
@pytest.mark.parametrize(("answer", "left", "resources"), [("yes", 1, 27), ("no", 3, 30)])
def test_coalition_assault_with_government_cubes(answer: str, left: int, resources: int) -> None:
    spaces = {"bamian": {"coalition_troops": 2, "troops": 2, "police": 3, "taliban_active": 5}}
    table = play(turn("coalition", spaces), "assault", "bamian", answer)
    assert pieces(table, "bamian")["taliban_active"] == left
    assert table.state.resources["government"] == resources


@pytest.mark.rule("plain", "3.2.4d")
@pytest.mark.parametrize(("where", "left"), [("kabul", 2), ("loc_kabul_aibak", 2), ("herat", 3)])
def test_police_count_in_kabul_and_on_roads(where: str, left: int) -> None:
    table = turn("government", {where: {"troops": 2, "police": 2, "taliban_active": 4}})
    play(table, "assault", where)
    assert pieces(table, where)["taliban_active"] == left


@pytest.mark.rule("plain", "3.2.4e", "3.2.4-n1")
def test_underground_guerrillas_shield_their_bases() -> None:
    spaces = {"herat": {"troops": 8, "taliban_active": 1, "taliban": 1, "taliban_bases": 1}}
    table = play(turn("government", spaces), "assault", "herat")
    assert pieces(table, "herat") == {"troops": 8, "taliban": 1, "taliban_bases": 1}
    spaces = {"herat": {"troops": 8, "taliban_active": 1, "taliban_bases": 1, "warlords": 1}}
    table = play(turn("government", spaces), "assault", "herat")
    assert pieces(table, "herat") == {"troops": 8, "warlords": 1}


@pytest.mark.rule("plain", "3.2.4f")
def test_a_taliban_base_removed_by_the_government_brings_aid() -> None:
    spaces = {"herat": {"troops": 8, "coalition_troops": 3, "taliban_bases": 2}}
    assert play(turn("government", spaces), "assault", "herat").state.aid == 27
    assert play(turn("coalition", spaces), "assault", "herat").state.aid == 15


@pytest.mark.rule("plain", "3.2.2a", "2.3.5")
def test_all_cubes_of_a_limited_patrol_end_in_one_space() -> None:
    spaces = {"kabul": {"police": 2}, "loc_kabul_aibak": {"police": 2}, "loc_kandahar_kabul": {"police": 1}}
    limited = scene(spaces, acted={"warlords": "operation"}, eligible=["warlords", "government"])
    play(limited, "patrol", "kabul", "loc_kandahar_kabul", 2)
    assert spaces_offered(limited) == {"loc_kabul_aibak"}
    play(limited, "loc_kabul_aibak")
    assert purpose(limited) == "patrol_how_many"  # where to is no question
    play(limited, 2)
    assert pieces(limited, "loc_kandahar_kabul") == {"police": 5}
    free = play(turn("government", spaces), "patrol", "kabul", "loc_kandahar_kabul", 2, "loc_kabul_aibak")
    assert purpose(free) == "patrol_to"
    assert "loc_kabul_aibak" not in spaces_offered(free)
