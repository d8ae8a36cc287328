"""Rule 3.3: Rally, March, Attack and Terror."""

from __future__ import annotations

import pytest

from tests.plain.scene import pieces, play, space, spaces_offered, turn
from tests.playing import offered, purpose


@pytest.mark.rule("plain", "3.3.1a")
def test_rally_spaces_and_cost() -> None:
    spaces = {"baghlan": {"support": "support"}, "kandahar": {"support": "support"}, "herat": {"support": "opposition"}}
    table = play(turn("taliban", spaces), "rally")
    offered = spaces_offered(table)
    assert "baghlan" not in offered
    assert {"kandahar", "herat", "kabul", "waziristan"} <= offered
    assert not any(id.startswith("loc") for id in offered)
    play(table, "kandahar")
    assert table.state.resources["taliban"] == 19
    offered = spaces_offered(play(turn("warlords", spaces), "rally"))
    assert {"baghlan", "kandahar"} <= offered
    assert "waziristan" not in offered


@pytest.mark.rule("plain", "3.3.1b")
def test_rally_places_a_guerrilla_or_replaces_two_by_a_base() -> None:
    table = play(
        turn("warlords", {"herat": {"warlords": 2, "warlords_active": 1}}), "rally", "herat", "rally_base", "1"
    )
    assert pieces(table, "herat") == {"warlord_bases": 1, "warlords": 1}
    table = play(turn("warlords", {"herat": {"warlords": 2}}), "rally", "herat", "rally_place")
    assert pieces(table, "herat") == {"warlords": 3}


@pytest.mark.rule("plain", "3.3.1c", "3.3.1d")
def test_rally_at_a_base_hides_or_masses() -> None:
    spaces = {
        "konduz": {"warlord_bases": 1, "warlords_active": 2},
        "kandahar": {"warlord_bases": 1, "warlords_active": 1},
    }
    table = play(turn("warlords", spaces), "rally", "konduz")
    assert {"rally_hide", "rally_mass"} <= set(offered(table))
    play(table, "rally_mass")
    assert offered(table) == ["1", "2", "3"]
    play(table, "3")
    assert pieces(table, "konduz") == {"warlord_bases": 1, "warlords_active": 2, "warlords": 3}
    play(table, "kandahar")
    assert purpose(table) == "rally_where"  # Pashtun: a single Guerrilla, and nothing to choose
    table = play(turn("taliban", {"kandahar": {"taliban_bases": 1, "taliban_active": 2}}), "rally", "kandahar")
    play(table, "rally_hide")
    assert pieces(table, "kandahar") == {"taliban_bases": 1, "taliban": 2}


@pytest.mark.rule("plain", "3.3.1e", "3.3.1-n1")
def test_rally_with_sharia() -> None:
    spaces = {"kandahar": {"taliban_bases": 1, "police": 9, "terror": 1, "support": "support"}}
    table = play(turn("taliban", spaces), "rally", "kandahar", "rally_nothing", "done", "kandahar", "3")
    assert (space(table, "kandahar").terror, space(table, "kandahar").level) == (0, -1)
    assert table.state.resources["taliban"] == 20 - 1 - 3
    table = play(turn("taliban", {"kandahar": {"taliban": 2}}), "rally", "kandahar", "rally_base", "done")
    assert purpose(table) == "sharia_where"


@pytest.mark.rule("plain", "3.3.2a")
def test_march_cost() -> None:
    spaces = {"kandahar": {"taliban": 3}, "zabol": {"taliban": 1}}
    table = play(turn("taliban", spaces), "march", "kandahar", "loc_kandahar_kabul", "1")
    assert table.state.resources["taliban"] == 20
    play(table, "kandahar", "helmand", "1")
    assert table.state.resources["taliban"] == 19
    assert "waziristan" not in spaces_offered(play(turn("warlords", {"kandahar": {"warlords": 1}}), "march"))


@pytest.mark.rule("plain", "3.3.2b")
def test_taliban_march_on_from_pashtun_spaces() -> None:
    table = play(turn("taliban", {"kandahar": {"taliban": 1}}), "march", "kandahar", "zabol")
    assert spaces_offered(table) == {"zabol"}
    play(table, "zabol", "ghazni", "ghazni", "bamian")
    assert pieces(table, "bamian") == {"taliban": 1}
    assert spaces_offered(table) == set()
    assert table.state.resources["taliban"] == 17
    table = play(turn("warlords", {"herat": {"warlords": 1}}), "march", "herat", "badghis")
    assert spaces_offered(table) == set()


@pytest.mark.rule("plain", "3.3.2c")
def test_guerrillas_of_one_way_are_one_group() -> None:
    table = play(turn("taliban", {"kandahar": {"taliban": 4}}), "march", "kandahar", "zabol", "2", "kandahar")
    assert "zabol" not in offered(table)


@pytest.mark.rule("plain", "3.3.2d", "3.3.2-ex1")
def test_march_to_bamian_with_exactly_four_is_seen() -> None:
    spaces = {"ghazni": {"taliban": 2}, "bamian": {"warlords": 1, "police": 1}}
    table = play(turn("taliban", spaces), "march", "ghazni", "bamian", "2")
    assert pieces(table, "bamian") == {"warlords": 1, "police": 1, "taliban_active": 2}
    spaces = {"ghazni": {"taliban": 2}, "bamian": {"police": 1}}
    table = play(turn("taliban", spaces), "march", "ghazni", "bamian", "2")
    assert pieces(table, "bamian") == {"police": 1, "taliban": 2}


@pytest.mark.rule("plain", "3.3.2d")
@pytest.mark.parametrize(
    ("faction", "origin", "to", "there", "seen"),
    [
        ("taliban", "ghazni", "zabol", {"police": 5}, False),
        ("taliban", "ghazni", "loc_kandahar_kabul", {"police": 3}, True),
        ("warlords", "ghazni", "zabol", {"taliban": 3}, True),
        ("warlords", "ghazni", "zabol", {"police": 5}, False),
        ("warlords", "ghazni", "bamian", {"taliban": 5}, False),
    ],
)
def test_who_is_seen_where(faction: str, origin: str, to: str, there: dict[str, int], seen: bool) -> None:
    table = play(turn(faction, {origin: {faction: 1}, to: there}), "march", origin, to)
    assert pieces(table, to).get(f"{faction}_active", 0) == int(seen)


@pytest.mark.rule("plain", "3.3.3a", "3.3.3b")
@pytest.mark.parametrize(("die", "left"), [(3, {"taliban_active": 3}), (4, {"taliban_active": 3, "police": 2})])
def test_attack(die: int, left: dict[str, int]) -> None:
    spaces = {"kandahar": {"taliban": 2, "taliban_active": 1, "police": 2}, "zabol": {"taliban": 1}}
    table = play(turn("taliban", spaces, dice=[die]), "attack")
    assert spaces_offered(table) == {"kandahar"}
    play(table, "kandahar", "attack")
    assert pieces(table, "kandahar") == left
    assert table.state.resources["taliban"] == 19


@pytest.mark.rule("plain", "3.3.3c")
def test_attack_takes_insurgent_bases_last() -> None:
    table = turn("warlords", {"herat": {"warlords": 6, "taliban_active": 1, "taliban_bases": 1}}, dice=[2])
    play(table, "attack", "herat")
    assert pieces(table, "herat") == {"warlords_active": 6}
    table = turn("warlords", {"herat": {"warlords": 6, "taliban_active": 2, "taliban_bases": 1}}, dice=[2])
    play(table, "attack", "herat")
    assert pieces(table, "herat") == {"warlords_active": 6, "taliban_bases": 1}


@pytest.mark.rule("plain", "3.3.3d", "3.3.3e")
def test_attack_takes_government_cubes_first_and_coin_bases_last() -> None:
    spaces = {"kandahar": {"taliban_active": 6, "police": 1, "troops": 1, "coalition_troops": 1, "government_bases": 1}}
    table = play(turn("taliban", spaces, dice=[2]), "attack", "kandahar")
    assert offered(table) == ["government_troops", "government_police"]
    play(table, "government_troops")
    assert pieces(table, "kandahar") == {"taliban_active": 6, "coalition_troops": 1, "government_bases": 1}
    spaces = {"kandahar": {"taliban_active": 6, "coalition_troops": 1, "government_bases": 1}}
    table = play(turn("taliban", spaces, dice=[2]), "attack", "kandahar", "government_base")
    assert pieces(table, "kandahar") == {"taliban_active": 6}


@pytest.mark.rule("plain", "3.3.3f")
def test_coalition_pieces_become_casualties() -> None:
    table = turn("taliban", {"kandahar": {"taliban_active": 6, "coalition_troops": 2}}, dice=[2])
    play(table, "attack", "kandahar")
    assert table.state.casualties == [0, 2]
    assert table.state.available[1] == 18


@pytest.mark.rule("plain", "3.3.3g")
def test_captured_goods_on_a_one() -> None:
    table = turn("taliban", {"kandahar": {"taliban_active": 6, "police": 2}}, dice=[1])
    play(table, "attack", "kandahar")
    assert pieces(table, "kandahar") == {"taliban_active": 6, "taliban": 1}


@pytest.mark.rule("plain", "3.3.4a")
def test_terror_cost() -> None:
    spaces = {"kandahar": {"taliban": 1}, "loc_kabul_aibak": {"taliban": 1}, "zabol": {"taliban_active": 1}}
    table = play(turn("taliban", spaces), "terror")
    assert spaces_offered(table) == {"kandahar", "loc_kabul_aibak"}
    play(table, "loc_kabul_aibak")
    assert table.state.resources["taliban"] == 20
    play(table, "kandahar")
    assert table.state.resources["taliban"] == 19


@pytest.mark.rule("plain", "3.3.4b")
@pytest.mark.parametrize(("faction", "level"), [("taliban", 0), ("warlords", 0)])
def test_terror(faction: str, level: int) -> None:
    spaces = {"kandahar": {faction: 2, "support": "support"}, "herat": {faction: 1, "support": "opposition"}}
    table = play(turn(faction, spaces), "terror", "kandahar", "herat")
    assert space(table, "kandahar").level == level
    assert space(table, "kandahar").terror == 1
    assert pieces(table, "kandahar") == {faction: 1, f"{faction}_active": 1}
    assert space(table, "herat").level == (-1 if faction == "taliban" else 0)
    table = play(turn(faction, {"loc_kabul_aibak": {faction: 1}}), "terror", "loc_kabul_aibak")
    assert space(table, "loc_kabul_aibak").sabotage


@pytest.mark.rule("plain", "3.3.4c")
def test_thirty_markers() -> None:
    spaces = {"herat": {"terror": 29}, "kandahar": {"taliban": 1, "terror": 1}, "loc_kabul_aibak": {"taliban": 1}}
    table = play(turn("taliban", spaces), "terror", "kandahar", "loc_kabul_aibak")
    assert space(table, "kandahar").terror == 1
    assert not space(table, "loc_kabul_aibak").sabotage
    sabotaged = {"loc_kabul_aibak": {"taliban": 1, "sabotage": True}, "kandahar": {"taliban": 1}}
    assert spaces_offered(play(turn("taliban", sabotaged), "terror")) == {"kandahar"}
