"""Positions that cannot be: refused with the key and the rule, and nothing else happens."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition, BadSetup
from tests.plain.scene import document

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"moon": 1}, "moon"),
    ({"spaces": {"texas": {}}}, r"spaces\.texas"),
    ({"spaces": {"kabul": {"tanks": 1}}}, r"spaces\.kabul\.tanks"),
    ({"spaces": {"kabul": 3}}, r"spaces\.kabul"),
    (
        {"spaces": {"herat": {"government_bases": 1, "warlord_bases": 1, "taliban_bases": 1}}},
        r"herat.*3 Bases.*1\.4\.2a",
    ),
    ({"spaces": {"waziristan": {"coalition_troops": 1}}}, r"waziristan.*Taliban.*1\.4\.2a"),
    ({"spaces": {"kandahar": {"taliban": 31}}}, r"31.*Guerrilla.*30.*1\.4\.1a"),
    ({"spaces": {"kandahar": {"taliban": 16, "taliban_active": 15}}}, r"31.*1\.4\.1a"),
    ({"spaces": {"kandahar": {"taliban": -1}}}, r"kandahar\.taliban.*-1"),
    ({"spaces": {"kandahar": {"taliban": True}}}, r"kandahar\.taliban"),
    ({"spaces": {"kandahar": {"sabotage": True}}}, r"kandahar\.sabotage.*3\.3\.4b"),
    ({"spaces": {"loc_kabul_aibak": {"terror": 1}}}, r"loc_kabul_aibak\.terror.*3\.3\.4b"),
    ({"spaces": {"herat": {"terror": 31}}}, r"31.*30.*3\.3\.4c"),
    ({"spaces": {"waziristan": {"returnees": True}}}, r"returnees.*4\.3\.1b"),
    ({"resources": {"government": 80}}, r"resources\.government.*80.*1\.8a"),
    ({"resources": {"coalition": 3}}, r"resources\.coalition"),
    ({"casualties": {"troops": 21}}, r"21.*Coalition Troops.*20"),
    ({"card": 73}, r"card.*73"),
    ({"card": "joker"}, "card.*joker"),
    ({"card": 12}, r"card.*Village.*2 places"),
    ({"card": None}, "card"),
    ({"next": None, "draw": [5]}, "draw"),
    ({"phase": "support"}, r"phase.*6\.0"),
    ({"acted": {"taliban": "ambush"}}, r"acted\.taliban"),
    ({"acted": {"taliban": "event"}, "eligible": ["coalition"]}, r"acted\.taliban.*2\.3\.1"),
    ({"acted": {"taliban": "event", "coalition": "operation", "warlords": "operation"}}, r"acted.*2\.3"),
    ({"eligible": ["russia"]}, "eligible.*russia"),
    ({"capabilities": {"lasers": "shaded"}}, r"capabilities\.lasers"),
    ({"capabilities": {"isr": "grey"}}, r"capabilities\.isr"),
    ({"momentum": ["sandstorms"]}, "momentum.*sandstorms"),
    ({"momentum": ["tribal_elders:shaded"]}, r"elders.*5\.4"),
    ({"momentum": ["nato:shaded", "nato:shaded"]}, r"momentum.*twice.*5\.4"),
    ({"options": {"hidden_next": True, "eligibility": "a"}}, r"hidden_next.*2\.3\.1"),
    ({"options": {"hidden_next": 1}}, r"options\.hidden_next"),
    ({"deception": {"taliban": ["empty_threat"] * 3}}, r"deception\.taliban.*7\.3"),
    ({"propaganda_done": 9}, "propaganda_done"),
    ({"islamabad": {"box": "love"}}, r"islamabad\.box"),
    ({"outcome": {"winner": "taliban"}}, "outcome"),
    ({"executing": "taliban"}, "executing"),
    ({"game": "chess"}, "chess"),
]


@pytest.mark.parametrize(("wrong", "said"), REFUSED, ids=[str(wrong)[:60] for wrong, _ in REFUSED])
def test_what_cannot_be_is_refused_with_its_key(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises((BadPosition, BadSetup), match=said):
        Table.from_position(document(**wrong))


def test_a_fifth_faction_is_refused() -> None:
    with pytest.raises(BadSetup, match="russia"):
        Table.new("plain", seats={"russia": "human"})


def test_the_position_of_the_documentation_is_read() -> None:
    table = Table.from_position(
        {
            "game": "plain",
            "resources": {"government": 30, "taliban": 10, "warlords": 15},
            "aid": 15,
            "patronage": 5,
            "islamabad": {"box": "backing", "hard": False},
            "eligible": ["coalition", "government", "taliban", "warlords"],
            "spaces": {
                "kabul": {"support": "support", "returnees": True, "coalition_bases": 1, "coalition_troops": 3,
                          "government_bases": 1, "troops": 2, "police": 2},
                "helmand": {"taliban_bases": 1, "taliban": 2, "taliban_active": 1, "warlord_bases": 1, "warlords": 1,
                            "warlords_active": 1, "terror": 1},
                "loc_kabul_tor_kham": {"sabotage": True, "police": 1},
            },
            "capabilities": {"isr": "unshaded", "car_bombs": "shaded"},
            "momentum": ["sandstorms:shaded"],
            "casualties": {"bases": 0, "troops": 2},
            "out_of_play": {"coalition_bases": 0, "coalition_troops": 1},
            "card": 67,
            "next": 12,
            "played": [],
            "propaganda_done": 1,
            "acted": {},
            "deception": {},
        },
        seed=1,
    )  # fmt: skip
    assert table.question is not None
    assert table.question.seat == "warlords"
    assert table.state.propaganda_to_come == 4
    again = table.game.read_position(table.position(), table.setup)
    assert again == table.steps[-1].state


def test_a_scenario_is_a_start_that_other_keys_change() -> None:
    table = Table.from_position({"game": "plain", "scenario": "short", "aid": 3, "card": 5, "next": 6}, seed=1)
    assert (table.state.aid, table.state.patronage, table.state.card) == (3, 5, 5)
    assert table.state.cards_left == 48 + 4 - 2
    fresh = Table.from_position({"game": "plain", "scenario": "extended"}, seed=1)
    assert fresh.state.cards_left == 72 + 6 - 2
