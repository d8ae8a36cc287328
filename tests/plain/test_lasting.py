"""Capabilities and Momentum: each text that lasts changes what it says, and nothing without it."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from tests.plain.scene import pieces, play, propaganda, scene, space, spaces_offered, turn
from tests.playing import offered, purpose

MORE: dict[str, Any] = {"draw": [5, "propaganda"], "next": 12}


def with_capability(faction: str, name: str, text: str, spaces: dict[str, Any], **more: Any) -> Table:
    """A faction's turn with a capability in effect."""
    return turn(faction, spaces, capabilities={name: text}, **more)


def with_momentum(faction: str, name: str, spaces: dict[str, Any], **more: Any) -> Table:
    """A faction's turn with Momentum in force."""
    return turn(faction, spaces, momentum=[name], **more)


def test_isr() -> None:
    spaces = {"herat": {"coalition_troops": 2, "taliban": 3}, "waziristan": {"taliban": 1}}
    table = with_capability("coalition", "isr", "unshaded", spaces)
    play(table, "sweep", "herat", "done", "activate_taliban")
    assert purpose(table) == "isr_activate"
    play(table, "waziristan")
    assert pieces(table, "waziristan") == {"taliban_active": 1}
    table = play(with_capability("coalition", "isr", "shaded", spaces), "sweep")
    assert "airlift" not in offered(table)
    play(table, "herat", "done", "activate_taliban")
    assert pieces(table, "herat")["taliban_active"] == 1


def test_predators() -> None:
    spaces = {"kabul": {"coalition_troops": 1}, "waziristan": {"taliban": 2}, "balochistan": {"taliban_bases": 1}}
    table = play(with_capability("coalition", "predators", "unshaded", spaces), "patrol", "air_strike", "waziristan")
    assert pieces(table, "waziristan") == {"taliban": 1}
    play(table, "done")
    assert table.state.box == 2
    table = play(with_capability("coalition", "predators", "shaded", spaces), "patrol", "air_strike", "balochistan")
    assert table.state.box == 4


def test_reapers() -> None:
    spaces = {"kabul": {"coalition_troops": 1}, "herat": {"taliban_active": 3}}
    table = play(with_capability("coalition", "reapers", "unshaded", spaces), "patrol", "air_strike", "herat")
    play(table, "taliban_active")
    assert pieces(table, "herat") == {"taliban_active": 1}
    table = play(with_capability("coalition", "reapers", "shaded", spaces), "patrol", "air_strike", "herat")
    assert space(table, "herat").level == -1


def test_aerostats() -> None:
    spaces = {"kandahar": {"taliban": 6}, "zabol": {"coalition_bases": 1, "coalition_troops": 2}}
    table = play(with_capability("taliban", "aerostats", "unshaded", spaces), "march", "kandahar", "zabol", "1")
    assert pieces(table, "zabol")["taliban_active"] == 1
    spaces = {"zabol": {"coalition_bases": 1, "coalition_troops": 2, "taliban_active": 2}}
    table = play(with_capability("taliban", "aerostats", "shaded", spaces, dice=[3]), "attack", "zabol")
    assert "coalition_troops" not in pieces(table, "zabol")


def test_whose_guerrilla_is_activated_has_one_key_wherever_it_is_asked() -> None:
    spaces = {"herat": {"coalition_troops": 1, "taliban": 1, "warlords": 1}}
    swept = play(turn("coalition", spaces), "sweep", "herat", "done")
    assert purpose(swept) == "activate_whose"
    raided = play(with_capability("coalition", "find_fix_finish", "unshaded", spaces), "assault", "herat")
    assert purpose(raided) == "raid_activate"
    assert {*offered(raided)} == {*offered(swept)} - {"done"} == {"activate_taliban", "activate_warlords"}


def test_find_fix_finish() -> None:
    spaces = {"herat": {"coalition_troops": 2, "taliban": 2}}
    table = play(with_capability("coalition", "find_fix_finish", "unshaded", spaces), "assault", "herat")
    assert pieces(table, "herat") == {"coalition_troops": 2, "taliban": 1}
    spaces = {"herat": {"coalition_troops": 2, "taliban_bases": 1, "warlords_active": 1}}
    table = play(with_capability("coalition", "find_fix_finish", "shaded", spaces), "assault", "herat")
    assert pieces(table, "herat") == {"coalition_troops": 2, "taliban_bases": 1}


def test_partnering_policy() -> None:
    spaces = {"herat": {"coalition_troops": 2, "taliban": 1, "taliban_active": 1}}
    table = with_momentum("coalition", "partnering_policy:shaded", spaces)
    assert {"sweep", "assault"} & set(offered(table)) == set()
    helped = {"herat": {**spaces["herat"], "police": 1}}
    assert {"sweep", "assault"} <= set(offered(with_momentum("coalition", "partnering_policy:shaded", helped)))


def test_strategic_release() -> None:
    spaces = {id: {"taliban": 1} for id in ("kandahar", "zabol", "ghazni")}
    table = play(with_momentum("taliban", "strategic_release:unshaded", spaces), "terror", "kandahar", "zabol")
    assert spaces_offered(table) == set()
    spaces = {"herat": {"coalition_troops": 1, "taliban_active": 1}}
    table = with_momentum("coalition", "strategic_release:shaded", spaces)
    play(table, "assault", "herat", "done", "done")
    assert purpose(table) == "recruit_where"
    play(table, "waziristan")
    assert pieces(table, "waziristan") == {"taliban": 1}


def test_village_stability_operations() -> None:
    spaces = {"kabul": {"coalition_bases": 1}, "herat": {"coalition_troops": 1, "police": 1}}
    table = with_capability("coalition", "village_stability_operations", "unshaded", spaces)
    play(table, "train", "kabul", "0", "0", "done", "done")
    assert pieces(table, "herat")["police"] == 2
    table = with_capability("coalition", "village_stability_operations", "shaded", spaces)
    play(table, "train", "kabul", "0", "0", "done", "done")
    assert purpose(table) == "village_defector"
    play(table, "herat", "warlords")
    assert pieces(table, "herat") == {"coalition_troops": 1, "warlords": 1}


def test_nato_and_talks() -> None:
    spaces = {id: {"coalition_troops": 1, "taliban_active": 1} for id in ("herat", "balkh", "konduz")}
    table = play(with_momentum("coalition", "nato:shaded", spaces), "assault", "herat", "balkh")
    assert spaces_offered(table) == set()
    assert "assault" not in offered(with_momentum("coalition", "us_taliban_talks:shaded", spaces))
    spaces = {"herat": {"coalition_troops": 1, "taliban_active": 6}, "balkh": {"police": 1, "taliban": 6}}
    table = play(with_momentum("taliban", "us_taliban_talks:unshaded", spaces), "attack")
    assert spaces_offered(table) == {"balkh"}


def test_prts() -> None:
    spaces = {id: {"coalition_troops": 1, "terror": 2, "police": n} for n, id in enumerate(("herat", "balkh"))}
    table = with_capability("coalition", "prts", "unshaded", spaces)
    play(table, "train", "herat", "balkh", "done", "civic_action", "herat", "1", "yes", "1")
    assert (space(table, "herat").terror, space(table, "balkh").terror) == (1, 1)
    table = with_capability("coalition", "prts", "shaded", spaces)
    play(table, "train", "herat", "balkh", "done", "civic_action")
    assert offered(table) == ["1", "2", "3"]  # Balkh, with Police: two markers and one level


def test_roadside_ieds() -> None:
    spaces = {"loc_kabul_aibak": {"taliban": 6, "police": 2}}
    table = play(with_capability("taliban", "roadside_ieds", "unshaded", spaces, dice=[2]), "attack", "loc_kabul_aibak")
    play(table, "attack")
    assert pieces(table, "loc_kabul_aibak") == {"taliban_active": 6, "police": 1}
    table = with_capability("taliban", "roadside_ieds", "unshaded", {"loc_kabul_aibak": {"taliban": 1}})
    assert play(table, "terror", "loc_kabul_aibak").state.resources["taliban"] == 19
    spaces = {"kabul": {"coalition_troops": 2}, "loc_kabul_aibak": {"taliban": 1}}
    table = with_capability("coalition", "roadside_ieds", "shaded", spaces)
    play(table, "patrol", "kabul", "loc_kabul_aibak", "2", "done")
    assert purpose(table) == "roadside_ied"
    play(table, "loc_kabul_aibak")
    assert pieces(table, "loc_kabul_aibak") == {"coalition_troops": 1, "taliban_active": 1}
    assert table.state.casualties == [0, 1]


def test_manpads_scare_and_sandstorms() -> None:
    spaces = {"kabul": {"coalition_troops": 1}, "herat": {"taliban_active": 1}}
    table = play(with_momentum("coalition", "manpads_scare:shaded", spaces), "patrol", "air_strike")
    assert purpose(table) == "manpads_cancel"
    play(table, "yes")
    assert pieces(table, "herat") == {"taliban_active": 1}
    assert table.state.resources["taliban"] == 19
    assert "airlift" not in offered(table)  # it counts as executed
    names = offered(play(with_momentum("coalition", "sandstorms:unshaded", spaces), "patrol"))
    assert not {"airlift", "air_strike"} & set(names)
    table = play(
        with_momentum("taliban", "sandstorms:unshaded", {"kandahar": {"taliban": 1}}), "march", "kandahar", "zabol"
    )
    assert spaces_offered(table) == set()


def test_night_letters_and_urban_specialists() -> None:
    spaces = {"kandahar": {"taliban": 1, "police": 1}, "kabul": {"taliban": 1}}
    table = play(with_capability("taliban", "night_letters", "unshaded", spaces), "terror", "kandahar")
    assert table.state.resources["taliban"] == 18
    table = play(with_capability("government", "night_letters", "shaded", {}), "train", "kabul")
    assert offered(table) == ["0", "1", "2", "3", "4"]
    assert "kabul" not in offered(play(with_capability("taliban", "urban_specialists", "unshaded", spaces), "terror"))
    table = play(with_capability("taliban", "urban_specialists", "shaded", spaces), "terror", "kabul")
    assert (table.state.resources["taliban"], pieces(table, "kabul")) == (20, {"taliban": 1})


def test_car_bombs_and_suicide_bombers() -> None:
    spaces = {"kandahar": {"taliban": 1, "police": 2}, "zabol": {"taliban_active": 1, "police": 2}}
    table = with_capability("taliban", "car_bombs", "unshaded", spaces)
    play(table, "attack", "kandahar", "ambush")
    assert pieces(table, "kandahar") == {"police": 1, "taliban": 1, "taliban_active": 1}
    table = with_capability("taliban", "car_bombs", "shaded", spaces)
    play(table, "attack", "zabol", "ambush")
    assert pieces(table, "zabol") == {"taliban_active": 1}
    table = with_capability("taliban", "suicide_bombers", "unshaded", spaces, dice=[6])
    play(table, "attack", "zabol")
    assert "taliban_active" not in pieces(table, "zabol")
    table = with_capability("taliban", "suicide_bombers", "shaded", spaces)
    play(table, "terror", "kandahar", "government_police")
    assert pieces(table, "kandahar") == {"police": 1}


def test_accidental_guerrillas_and_id_cards() -> None:
    spaces = {"kandahar": {"support": "support", "taliban": 1, "police": 1}, "zabol": {"taliban": 1, "warlords": 1}}
    assert "kandahar" not in offered(
        play(with_capability("taliban", "accidental_guerrillas", "unshaded", spaces), "rally")
    )
    struck = {"herat": {"coalition_troops": 1, "taliban_active": 1}}
    table = with_capability("coalition", "accidental_guerrillas", "shaded", struck)
    play(table, "assault", "herat", "done", "done")
    assert pieces(table, "herat") == {"coalition_troops": 1, "taliban": 1}
    table = play(with_capability("taliban", "id_cards", "unshaded", spaces), "march", "infiltrate", "infiltrate_remove")
    assert pieces(table, "zabol") == {"taliban": 1}
    table = play(with_capability("taliban", "id_cards", "shaded", spaces), "march", "infiltrate", "kandahar")
    play(table, "infiltrate_remove", "zabol", "infiltrate_remove")
    assert pieces(table, "kandahar") == pieces(table, "zabol") == {"taliban": 1}


def test_counter_narc_and_local_truce() -> None:
    spaces = {"herat": {"warlord_bases": 2}, "balkh": {"warlord_bases": 1}}
    table = play(with_momentum("warlords", "counter_narc:unshaded", spaces), "rally", "traffic", ("herat", "balkh"))
    assert table.state.resources["warlords"] == 21
    table = play(with_momentum("warlords", "local_truce:unshaded", {"herat": {"police": 1}}), "rally")
    assert "suborn" not in offered(table)
    farm = {"herat": {"police": 3, "warlord_bases": 1}}
    assert "eradicate" in offered(play(with_momentum("government", "local_truce:unshaded", farm), "train"))
    road = {"kabul": {"troops": 2}, "loc_kandahar_kabul": {"taliban": 1}}
    table = play(with_momentum("government", "local_truce:unshaded", road), "sweep", "kandahar", "kabul", "2")
    assert table.state.resources["warlords"] == 20


def test_mullah_omar() -> None:
    spaces = {"kandahar": {"taliban": 1, "police": 1}, "zabol": {"taliban": 1}}
    table = propaganda("support", spaces, momentum=["mullah_omar:shaded"], **MORE)
    assert spaces_offered(table) == {"kandahar"}
    table = propaganda("redeploy", {"bamian": {"taliban": 1}}, momentum=["mullah_omar:shaded"], **MORE)
    assert "done" in offered(table)


def test_tribal_elders_once_a_card() -> None:
    spaces = {"kandahar": {"taliban": 2}, "ghazni": {"taliban": 1}}
    table = turn("taliban", spaces, momentum=["tribal_elders:unshaded"], elders={"faction": "warlords"})
    play(table, "terror", "kandahar", "neutral", "ghazni")
    assert (space(table, "kandahar").level, space(table, "ghazni").level) == (0, -1)
    assert purpose(table) != "elders_level"


def test_tribal_elders_speak_before_an_operation_goes_on() -> None:
    spaces = {"kabul": {"troops": 6}, "balkh": {"police": 4, "support": "support"}}
    table = turn("government", spaces, momentum=["tribal_elders:unshaded"], elders={"faction": "warlords"})
    play(table, "train", "govern", "govern_patronage")
    assert purpose(table) == "elders_level"
    play(table, "opposition")
    assert (purpose(table), space(table, "balkh").level) == ("train_where", -1)


@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_change_in_tactics_flips_one_capability(text: str) -> None:
    other = "shaded" if text == "unshaded" else "unshaded"
    table = scene(capabilities={"isr": other, "reapers": other}, eligible=["coalition"])
    play(table, "event", text, "isr")
    assert table.state.capabilities == {"isr": text, "reapers": other}
