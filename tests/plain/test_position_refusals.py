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
    ({"scenario": "short", "step": "set_up", "next": None}, r"card.*set-up.*2\.1"),
    ({"step": "set_up", "card": None, "next": None}, r"scenario: missing.*2\.1"),
    ({"scenario": "short", "card": None, "next": 12}, r"next.*set-up.*2\.1"),
    ({"scenario": "short", "card": None, "next": None, "draw": []}, r"draw.*set-up.*2\.1"),
    ({"scenario": "short", "card": None, "next": None, "played": [5]}, r"played.*set-up.*2\.1"),
    ({"phase": "support"}, r"phase.*6\.0"),
    ({"acted": {"taliban": "ambush"}}, r"acted\.taliban"),
    ({"acted": {"taliban": "event"}, "eligible": ["coalition"]}, r"acted\.taliban.*2\.3\.1"),
    ({"acted": {"taliban": "event", "coalition": "operation", "warlords": "operation"}}, r"acted.*2\.3"),
    ({"eligible": ["russia"]}, "eligible.*russia"),
    ({"capabilities": {"lasers": "shaded"}}, r"capabilities\.lasers"),
    ({"capabilities": {"isr": "grey"}}, r"capabilities\.isr"),
    ({"momentum": ["nato"]}, "momentum.*nato"),
    ({"momentum": ["tribal_elders:unshaded"]}, r"elders.*5\.4"),
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


# -- what is not named, and what is named as empty


def rewritten(table: Table) -> None:
    """Every position that a table has come to reads back as the same state, and is written in the same words."""
    for step in table.steps:
        written = table.game.write_position(step.state)
        again = table.game.read_position(written, table.setup)
        assert again == step.state
        assert table.game.write_position(again) == written


@pytest.mark.parametrize("options", [{}, {"hidden_next": True}], ids=["open", "hidden"])
def test_an_empty_deck_is_not_one_that_is_not_named(options: dict[str, Any]) -> None:
    shown = {"next": None} if options else {}
    dealt = Table.from_position(document(options=options, **shown), seed=1)
    empty = Table.from_position(document(options=options, draw=[], **shown), seed=1)
    also_empty = Table.from_position(document(options=options, piles=[], **shown), seed=1)
    assert dealt.state.cards_left > 0
    assert (empty.state.cards_left, empty.state.propaganda_to_come) == (0, 0)
    assert empty.state == also_empty.state
    assert "draw" not in dealt.position()
    assert empty.position()["draw"] == []
    rewritten(dealt)
    rewritten(empty)


@pytest.mark.parametrize("draw", [[], [5], ["propaganda"], [5, 6, "propaganda"]], ids=str)
def test_a_deck_is_written_down_to_its_last_card(draw: list[int | str]) -> None:
    """Whatever lies under the next card comes and nothing else, and each position on the way reads back as itself."""
    seats = dict.fromkeys(("coalition", "government", "taliban", "warlords"), "random")
    table = Table.from_position(document(draw=draw), seats=seats, seed=3)
    assert table.outcome is not None
    rewritten(table)
    shown = (card for card in (*table.state.played, table.state.card) if card is not None)
    seen = [card or "propaganda" for card in shown]
    assert list(dict.fromkeys(seen)) == [67, 12, *draw]
