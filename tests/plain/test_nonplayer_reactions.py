"""What Non-players answer while others act: capabilities and Momentum in force."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from tests.plain.nonplayers import Done, book_plays, seats
from tests.plain.scene import document, play

QUIET: dict[str, Any] = {"kandahar": {"taliban": 4, "police": 5}}


def test_a_police_defects_where_that_ends_control() -> None:
    """Village Stability Operations, shaded (12)."""
    spaces = {
        "kabul": {"coalition_bases": 1, "coalition_troops": 2, "police": 9, "support": "support"},
        "herat": {"coalition_troops": 1, "police": 9},
        "balkh": {"coalition_troops": 1, "police": 1, "taliban": 1},
    }
    done = book_plays(
        "coalition", spaces, others=["taliban"], capabilities={"village_stability_operations": "shaded"}, card=41
    )
    assert done.operation == "train"
    assert done.at("balkh") == {"coalition_troops": 1, "taliban": 2}


@pytest.mark.parametrize("base", [True, False])
def test_a_raid_recruits_at_a_base_first(base: bool) -> None:
    """Accidental Guerrillas, shaded (34)."""
    spaces = {
        **QUIET,
        "konduz": {"coalition_troops": 2, "taliban_active": 2},
        "balkh": {"coalition_troops": 2, "taliban_active": 2, "taliban_bases": 2 * base},
        "herat": {"coalition_troops": 1, "taliban_active": 1, "police": 8},
    }
    keys: dict[str, Any] = {"capabilities": {"accidental_guerrillas": "shaded"}, "card": 41}
    done = book_plays("coalition", spaces, others=["taliban"], **keys)
    assert done.operation == "assault"
    placed = [args["space"].id for args in done.said("placed")]
    assert placed == ["space-balkh"] if base else placed != []


def test_reapers_shift_the_most_populous_province_that_was_struck() -> None:
    """Reapers, shaded (3)."""
    spaces = {
        **QUIET,
        "nuristan": {"coalition_troops": 1, "warlords": 1},
        "ghazni": {"taliban_active": 2},
        "khowst": {"taliban_active": 2, "returnees": True},
    }
    done = book_plays("coalition", spaces, others=["taliban"], capabilities={"reapers": "shaded"}, card=41)
    assert done.activity == "air_strike"
    assert [args["space"].id for args in done.said("level")] == ["space-khowst"]


def test_a_charge_waits_on_the_road() -> None:
    """Roadside IEDs, shaded (23)."""
    spaces = {
        "kabul": {"troops": 6, "police": 5},
        "loc_kabul_aibak": {"taliban": 3},
        "loc_toraghondi_farah": {"troops": 24, "police": 25},
    }
    done = book_plays("government", spaces, others=["taliban"], capabilities={"roadside_ieds": "shaded"}, card=14)
    assert done.operation == "patrol"
    lost = [args["piece"] for args in done.said("removed-available") if args["piece"].startswith("government")]
    assert lost == ["government_police"]


@pytest.mark.parametrize("opponent", ["book", "chart"])
def test_a_charge_waits_where_most_taliban_are(opponent: str) -> None:
    """Roadside IEDs, shaded (23), while a person patrols."""
    north, east = "loc_kabul_aibak", "loc_kabul_tor_kham"
    spaces = {"kabul": {"coalition_troops": 2}, north: {"taliban": 1}, east: {"taliban": 3}}
    position = document(spaces, capabilities={"roadside_ieds": "shaded"}, eligible=["coalition"])
    table = Table.from_position(position, seed=1, seats=seats(["taliban"], opponent))
    play(table, "patrol", "kabul", north, "1", "kabul", east, "done")
    done = Done(table.state, list(table.notes))
    assert done.rows("ied") == [("taliban_guerrillas", [east])]
    assert (done.at(east), done.s.casualties[1]) == ({"taliban": 2, "taliban_active": 1}, 1)


@pytest.mark.parametrize(("troops", "gone"), [(2, True), (0, False)])
def test_bombers_go_for_coalition_troops_or_control_alone(troops: int, gone: bool) -> None:
    """Suicide Bombers, shaded (33)."""
    spaces = {
        "balochistan": {"taliban": 15, "taliban_bases": 2},
        **{id: {"taliban_bases": 2} for id in ("badakhshan", "badghis", "bamian", "samangan", "faryab")},
        "konduz": {"taliban": 1, "police": 9, "coalition_troops": troops},
        "herat": {"taliban": 2, "support": "opposition"},
        "loc_kabul_aibak": {"taliban": 1, "police": 3},
    }
    done = book_plays("taliban", spaces, capabilities={"suicide_bombers": "shaded"}, card=14)
    assert done.operation == "terror"
    assert bool(done.s.casualties[1]) == gone


def test_raids_uncover_taliban_first() -> None:
    """Find Fix Finish, unshaded (7)."""
    spaces = {**QUIET, "konduz": {"coalition_troops": 4, "taliban": 1, "taliban_active": 4, "warlords": 1}}
    done = book_plays("coalition", spaces, capabilities={"find_fix_finish": "unshaded"}, card=41)
    assert done.operation == "assault"
    assert done.said("activated")[0]["faction"] == "taliban"


@pytest.mark.parametrize("whose", ["taliban", "warlords"])
def test_isr_finds_whoever_is_hidden(whose: str) -> None:
    """ISR, unshaded (1)."""
    spaces = {
        "kandahar": {"taliban_active": 4, "police": 5},
        "konduz": {"coalition_troops": 1, "warlords": 1},
        "faryab": {whose: 3},
    }
    done = book_plays("coalition", spaces, capabilities={"isr": "unshaded"}, card=41)
    assert done.operation == "sweep"
    assert done.at("faryab")[whose] == 1


@pytest.mark.parametrize("opponent", ["book", "chart"])
def test_isr_finds_taliban_first_wherever_they_are(opponent: str) -> None:
    """ISR, unshaded (1), with Taliban neither on a road nor alone in a space (8.8.3b)."""
    spaces = {
        "kandahar": {"taliban_active": 4, "police": 5},
        "konduz": {"coalition_troops": 1, "taliban": 1, "support": "support"},
        "faryab": {"taliban": 4},
        "herat": {"warlords": 4},
    }
    done = book_plays("coalition", spaces, capabilities={"isr": "unshaded"}, card=41, opponent=opponent)
    assert done.operation == "sweep"
    assert [step for step in done.steps() if step.startswith("isr")] == ["isr_any", "isr_any"]
    assert (done.at("faryab")["taliban"], done.at("herat")["warlords"]) == (2, 4)
