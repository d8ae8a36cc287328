"""Every event for Non-players: whoever may take it carries it out, and every instruction of a sheet is followed."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sandtable import plain
from sandtable.plain.cards import DECK, cited
from sandtable.plain.declared import Decided, Move
from sandtable.plain.nonplayers import events, seated
from sandtable.plain.nonplayers.events import TEXT, text_for
from sandtable.plain.nonplayers.instructions import INSTRUCTIONS, Instruction, instruction
from sandtable.plain.terms import FACTIONS, SHADED, UNSHADED
from tests.plain.nonplayers import book_plays, seats
from tests.plain.rich import RICH
from tests.plain.scene import moment

EVERY = [(number, faction) for number in DECK for faction in FACTIONS]
ALONE = list(INSTRUCTIONS)
RICHER: dict[str, Any] = {**RICH, "kabul": {**RICH["kabul"], "support": "support"}}


def others_of(faction: str) -> list[str]:
    return [other for other in FACTIONS if other != faction]


@pytest.mark.parametrize(("number", "faction"), EVERY)
def test_every_event_is_carried_out_among_non_players(number: int, faction: str) -> None:
    card = DECK[number]
    keys: dict[str, Any] = {"out_of_play": {"troops": 2}, "next": 12 if number != 12 else 13, "aid": 30}
    if number == 67:
        keys["capabilities"] = {"isr": "shaded", "reapers": "unshaded"}
    piles = [{"events": 5, "propaganda": True}] * 5
    done = book_plays(faction, RICHER, others=others_of(faction), card=number, dice=[2] * 200, piles=piles, **keys)
    text = text_for(card, faction)
    told = instruction(card, text, faction)
    refused = told.refuse or told.refuse_if == "gains_nothing_from_poppies"
    took = done.s.acted[faction] == "event"
    assert took or refused or done.said("why-no-event-effect"), (number, faction)
    if took and card.is_dual:
        assert done.said("event")[0]["text"] == text


@pytest.mark.parametrize(
    ("number", "text", "faction"), [row for row in ALONE if instruction(DECK[row[0]], *row[1:]).only_if]
)
def test_what_would_help_a_player_is_refused(number: int, text: str, faction: str) -> None:
    friend = instruction(DECK[number], text, faction).only_if
    keys: dict[str, Any] = {"card": number, "dice": [1] * 200, "aid": 30}
    if number == 67:
        keys["capabilities"] = {"isr": "shaded", "reapers": "unshaded"}
    if number == 41:
        keys["out_of_play"] = {"troops": 2}
    others = [other for other in others_of(faction) if other != friend]
    assert book_plays(faction, RICHER, others=others, **keys).said("why-no-event-player")
    assert book_plays(faction, RICHER, others=others_of(faction), **keys).s.acted[faction] == "event"


def test_the_instructions_name_cards_texts_and_factions() -> None:
    for number, text, faction in ALONE:
        assert number in DECK
        assert text in (SHADED, UNSHADED)
        assert faction in FACTIONS
        card = DECK[number]
        decides = TEXT[faction] == text or text_for(card, faction) == text
        by_others = any(isinstance(effect, Decided) and effect.by == faction for effect in card.texts[text])
        assert decides or by_others, (number, text, faction)


@pytest.mark.parametrize(
    ("faction", "number", "keys", "taken"),
    [
        ("coalition", 48, {"aid": 66}, True),
        ("coalition", 48, {"aid": 67}, False),
        ("government", 48, {"aid": 67}, False),
        ("warlords", 50, {"resources": {"warlords": 75}}, False),
        ("warlords", 50, {"resources": {"warlords": 74}}, True),
        ("coalition", 59, {"resources": {"government": 8}}, False),
        ("government", 59, {"resources": {"government": 9}}, True),
        ("government", 52, {"patronage": 40}, False),
        ("warlords", 13, {}, False),
    ],
)
def test_conditions_of_the_sheets(faction: str, number: int, keys: dict[str, Any], taken: bool) -> None:
    done = book_plays(faction, RICHER, others=others_of(faction), card=number, **keys)
    assert (done.s.acted[faction] == "event") == taken


def test_a_crop_that_fails_is_for_others_than_the_warlords() -> None:
    spaces = {"herat": {"warlord_bases": 1}}
    assert book_plays("taliban", spaces, card=72).s.acted["taliban"] == "event"
    assert book_plays("warlords", spaces, card=72).said("why-no-event-instruction")


def test_sandstorms_are_not_for_the_coalition() -> None:
    assert book_plays("coalition", RICHER, card=57).said("why-no-event-instruction")
    assert book_plays("taliban", RICHER, card=57).s.momentum == ["sandstorms:unshaded"]


def test_an_assembly_makes_neutral_what_helps_others() -> None:
    """Loya Jirga (47): Opposition for those who govern, Support for the Taliban."""
    spaces = {"kabul": {"support": "support"}, "balkh": {"support": "opposition"}}
    for faction, left in (("coalition", "kabul"), ("government", "kabul"), ("taliban", "balkh")):
        done = book_plays(faction, spaces, card=47)
        assert {id for id in spaces if done.s[id].level != 0} == {left}
    assert book_plays("taliban", {"balkh": {"support": "opposition"}}, card=47).said("why-no-event-effect")


def test_a_refit_is_a_train_in_one_space() -> None:
    done = book_plays("government", {"kabul": {"police": 1}, "herat": {"government_bases": 1, "taliban": 3}}, card=55)
    assert [told["action"] for told in done.said("free-action")] == ["train"]
    assert sum(done.at(id) != was for id, was in (("kabul", {"police": 1}), ("herat", HERAT))) == 1


HERAT = {"government_bases": 1, "taliban": 3}


def test_use_the_other_text() -> None:
    assert book_plays("government", RICHER, card=13).said("event")[0]["text"] == "shaded"
    assert book_plays("warlords", RICHER, card=63).said("event")[0]["text"] == "unshaded"


WHERE: list[tuple[str, int, dict[str, Any], dict[str, dict[str, int]]]] = [
    # Amnesty (16): where that ends COIN Control
    (
        "taliban",
        16,
        {"herat": {"police": 2}, "balkh": {"police": 9}},
        {"herat": {"police": 2, "warlord_bases": 1, "warlords": 1}},
    ),
    # Worn out (37), Counter-Narc (58): where that ends COIN Control
    (
        "warlords",
        37,
        {"herat": {"troops": 9}, "balkh": {"troops": 2, "taliban": 1}, "konduz": {"troops": 2, "taliban": 1}},
        {"balkh": {"troops": 1, "taliban": 1}, "konduz": {"troops": 1, "taliban": 1}},
    ),
    (
        "taliban",
        58,
        {
            "herat": {"police": 9, "warlord_bases": 1},
            "balkh": {"police": 2, "warlord_bases": 1},
            "konduz": {"police": 2, "warlord_bases": 1},
        },
        {"balkh": {"warlord_bases": 1}, "konduz": {"warlord_bases": 1}},
    ),
    # Haqqani (32): all that is found is struck
    (
        "coalition",
        32,
        {"khowst": {"taliban_bases": 1, "taliban": 2}, "paktika": {"taliban": 9}},
        {"khowst": {"taliban_bases": 1, "taliban_active": 1}, "paktika": {"taliban_active": 8}},
    ),
    # Pakistani Offensive (43): where a Base can be removed
    (
        "coalition",
        43,
        {"waziristan": {"taliban": 9}, "northwest_frontier": {"taliban_bases": 1, "taliban": 1}},
        {"northwest_frontier": {}},
    ),
    # 16, 38, 53, 61, 66: Taliban before Warlords
    ("coalition", 16, {"herat": {"police": 5, "taliban": 1, "warlords": 1}}, {"herat": {"police": 6, "warlords": 1}}),
    (
        "government",
        38,
        {"herat": {"coalition_troops": 1, "taliban": 1, "warlords": 1}},
        {"herat": {"coalition_troops": 1, "warlords_active": 1}},
    ),
    (
        "government",
        53,
        {"herat": {"police": 1, "taliban": 2, "warlords": 2}},
        {"herat": {"police": 1, "taliban_active": 1, "warlords_active": 2}},
    ),
    ("coalition", 61, {"herat": {"taliban": 4, "warlords": 4}}, {"herat": {"taliban": 2, "warlords": 4}}),
    (
        "coalition",
        66,
        {"nuristan": {"coalition_troops": 2, "taliban": 1, "taliban_bases": 1, "warlords": 1}},
        {"nuristan": {"coalition_troops": 2, "warlords_active": 1}},
    ),
    # Gulbuddin Hekmatyar (35): Taliban before Warlords
    (
        "government",
        35,
        {"konduz": {"taliban": 1, "warlords": 2}, "balkh": {"police": 1}},
        {"konduz": {"troops": 2, "warlords": 1}},
    ),
    # Tajiks (60), Dostum (68): where that adds COIN Control
    (
        "coalition",
        60,
        {"konduz": {"taliban": 3}, "baghlan": {"taliban": 9}, "badakhshan": {"police": 1}},
        {"konduz": {"taliban": 3, "troops": 2, "police": 2}},
    ),
    (
        "government",
        68,
        {"balkh": {"taliban": 9}, "faryab": {"taliban": 1}, "sar_e_pol": {"police": 2}},
        {"faryab": {"taliban": 1, "troops": 2}},
    ),
    # Dostum (68): where that ends Control
    (
        "warlords",
        68,
        {"balkh": {"troops": 15}, "faryab": {"police": 2}, "sar_e_pol": {"troops": 15}},
        {"balkh": {"troops": 15}, "sar_e_pol": {"troops": 15}},
    ),
    # Teetotalers (63): where that ends Taliban Control
    (
        "warlords",
        63,
        {
            "herat": {"taliban": 9, "warlords": 1},
            "balkh": {"taliban": 2, "warlords": 1},
            "konduz": {"taliban": 2, "warlords": 1},
        },
        {"balkh": {"taliban": 1, "warlords": 2}, "konduz": {"taliban": 1, "warlords": 2}},
    ),
    # Hazara (64): Government cubes or Taliban, to end Control; the Taliban spare their own
    (
        "warlords",
        64,
        {"bamian": {"troops": 15}, "ghazni": {"police": 3}, "sar_e_pol": {"troops": 15}},
        {"ghazni": {"police": 1, "warlord_bases": 1, "warlords": 1}},
    ),
    # Operation Iraqi Freedom (21): Non-player Taliban give Active Guerrillas, from where most are
    (
        "coalition",
        21,
        {"herat": {"taliban": 9}, "balkh": {"taliban_active": 2}},
        {"herat": {"taliban": 9}, "balkh": {}},
    ),
    # Tehrik-i-Taliban Pakistan (27): a Base last
    (
        "coalition",
        27,
        {"waziristan": {"taliban_bases": 1, "taliban": 1, "taliban_active": 1}, "northwest_frontier": {"taliban": 1}},
        {"waziristan": {"taliban_bases": 1}, "northwest_frontier": {}},
    ),
    # NATO Politics (41): from where most Troops are, losing no Control
    (
        "taliban",
        41,
        {"herat": {"coalition_troops": 3}, "balkh": {"coalition_troops": 4, "taliban": 3}},
        {"herat": {"coalition_troops": 1}},
    ),
    # Poppy Crop Failure (72): a Base under COIN Control
    (
        "coalition",
        72,
        {"herat": {"warlord_bases": 1, "police": 3}, "balkh": {"warlord_bases": 1}},
        {"herat": {"police": 3}},
    ),
    # Mountain Fastness (66): the Warlords where people live
    ("warlords", 66, {"nuristan": {"taliban": 1}}, {"nuristan": {"taliban": 1, "warlord_bases": 1, "warlords": 1}}),
    # Afghan Commandos (37) and Partnering Policy (10): where most is removed
    (
        "government",
        37,
        {"konduz": {"troops": 1, "taliban": 1, "taliban_bases": 1}, "balkh": {"troops": 3, "taliban_active": 2}},
        {"konduz": {"troops": 3}},
    ),
    (
        "coalition",
        10,
        {"konduz": {"coalition_troops": 2, "troops": 2, "taliban": 1, "taliban_bases": 1}},
        {"konduz": {"coalition_troops": 2, "troops": 2}},
    ),
    # Crop Substitution (49): beside a Warlords Base
    (
        "warlords",
        49,
        {id: {"warlords": 1} for id in ("balkh", "konduz", "kandahar")}
        | {"khowst": {"warlords": 1, "warlord_bases": 1}},
        {"khowst": {"warlords": 1, "warlord_bases": 2}},
    ),
    # Fratricide (56): where that ends COIN Control
    (
        "taliban",
        56,
        {id: {"coalition_troops": 5, "police": 5} for id in ("herat", "balkh")}
        | {id: {"coalition_troops": 1, "police": 1} for id in ("konduz", "baghlan")},
        {"konduz": {"taliban": 1}, "baghlan": {"taliban": 1}},
    ),
    # Tajiks (60): where that ends Control of most Population
    (
        "warlords",
        60,
        {"konduz": {"police": 1}, "badakhshan": {"police": 1}, "herat": {"police": 9}, "baghlan": {"police": 9}},
        {"konduz": {"police": 1, "warlord_bases": 1}},
    ),
]


@pytest.mark.parametrize(("faction", "number", "spaces", "after"), WHERE, ids=[f"{row[1]}-{row[0]}" for row in WHERE])
def test_where_and_whose(faction: str, number: int, spaces: dict[str, Any], after: dict[str, dict[str, int]]) -> None:
    done = book_plays(faction, spaces, others=others_of(faction), card=number)
    assert done.s.acted[faction] == "event"
    for id, row in after.items():
        assert done.at(id) == row or _contains(done.at(id), row), (
            id,
            done.at(id),
        )


def _contains(there: dict[str, int], wanted: dict[str, int]) -> bool:
    """Everything that is wanted; the Warlords of Tajiks (60) may add their Guerrillas."""
    return "warlord_bases" in wanted and {**there, **wanted} == there


LEVELS: list[tuple[str, int, dict[str, Any], set[str]]] = [
    # Al-Qaeda (19), NGOs (42): Opposition first
    (
        "government",
        19,
        {
            "kandahar": {"taliban": 1},
            "khowst": {"taliban": 1, "support": "opposition"},
            "nuristan": {"taliban": 1, "support": "opposition"},
        },
        {"khowst", "nuristan"},
    ),
    (
        "government",
        42,
        {
            "kandahar": {"police": 1},
            "khowst": {"police": 1, "support": "opposition"},
            "nuristan": {"police": 1, "support": "opposition"},
        },
        {"khowst", "nuristan"},
    ),
    # Errant Air Strike (20): Support first for the Warlords
    (
        "warlords",
        20,
        {
            "kandahar": {"taliban": 1},
            "khowst": {"taliban": 1, "support": "support"},
            "nuristan": {"taliban": 1, "support": "support"},
        },
        {"khowst", "nuristan"},
    ),
    # Koran Burning (25): Support (Warlords), most Population (Taliban), no Coalition Base (Government)
    (
        "warlords",
        25,
        {"khowst": {"coalition_troops": 1}, "nuristan": {"coalition_troops": 1, "support": "support"}},
        {"nuristan"},
    ),
    ("taliban", 25, {"khowst": {"coalition_troops": 1}, "kabul": {"coalition_troops": 1}}, {"kabul"}),
    ("government", 25, {"kabul": {"coalition_bases": 1, "police": 1}, "khowst": {"police": 1}}, {"khowst"}),
    # Loya Jirga (47): Support only for the Taliban; with pieces of a player first for the Warlords
    ("taliban", 47, {"khowst": {"support": "support"}, "nuristan": {"support": "opposition"}}, {"khowst"}),
    # Mine Removal (69): the highest Population
    ("coalition", 69, {"khowst": {"police": 1}, "kabul": {"police": 1}}, {"kabul"}),
]


@pytest.mark.parametrize(
    ("faction", "number", "spaces", "shifted"), LEVELS, ids=[f"{row[1]}-{row[0]}" for row in LEVELS]
)
def test_which_spaces_shift(faction: str, number: int, spaces: dict[str, Any], shifted: set[str]) -> None:
    done = book_plays(faction, spaces, others=others_of(faction), card=number)
    assert done.s.acted[faction] == "event"
    assert {str(args["space"].id).removeprefix("space-") for args in done.said("level")} == shifted


@pytest.mark.parametrize(("player", "left"), [("coalition", "nuristan"), ("taliban", "khowst")])
def test_loya_jirga_hurts_a_player_first(player: str, left: str) -> None:
    spaces = {
        "khowst": {"support": "support"},
        "nuristan": {"support": "opposition"},
        "konduz": {"support": "support"},
        "balkh": {"support": "opposition"},
    }
    done = book_plays("warlords", spaces, others=[other for other in others_of("warlords") if other != player], card=47)
    assert done.s[left].level != 0


def test_mine_removal_spares_roads_with_own_guerrillas() -> None:
    done = book_plays("warlords", {"loc_kabul_tor_kham": {"warlords": 1}}, card=69)
    assert not done.s["loc_kabul_tor_kham"].sabotage
    assert done.s["loc_kandahar_spin_boldak"].sabotage
    assert book_plays("taliban", {}, card=69).s["loc_kabul_tor_kham"].sabotage


@pytest.mark.parametrize("faction", ["taliban", "warlords"])
def test_breaktime_hides_only_ones_own(faction: str) -> None:
    own, other = (
        ("taliban_active", "warlords_active") if faction == "taliban" else ("warlords_active", "taliban_active")
    )
    assert book_plays(faction, {"herat": {"police": 1, other: 2}}, card=55).said("why-no-event-effect")
    done = book_plays(faction, {"herat": {"police": 1, other: 2}, "balkh": {"police": 1, own: 1}}, card=55)
    assert own not in done.at("balkh")
    assert other in done.at("herat")


@pytest.mark.parametrize(("resources", "course"), [(8, "government"), (9, "aid")])
def test_line_item_by_need(resources: int, course: str) -> None:
    done = book_plays("coalition", {}, card=40, resources={"government": resources})
    assert (done.s.aid > 15) == (course == "aid")


@pytest.mark.parametrize(("faction", "own"), [("coalition", "isr"), ("taliban", "car_bombs")])
def test_change_in_tactics_turns_a_capability_of_its_own_side(faction: str, own: str) -> None:
    side, other = ("shaded", "unshaded") if faction == "coalition" else ("unshaded", "shaded")
    done = book_plays(faction, {}, card=67, capabilities={"isr": side, "car_bombs": side})
    assert done.s.capabilities[own] == other
    assert list(done.s.capabilities.values()).count(side) == 1


def test_nato_surges_within_four_pieces() -> None:
    spaces = {"kabul": {"police": 1}, "herat": {"police": 1}, "nimruz": {"taliban": 1}}
    done = book_plays("coalition", spaces, card=17)
    came = sum(space.coalition for space in done.s.spaces.values())
    assert came == 4
    assert done.s["nimruz"].coalition == 0


def test_nato_politics_returns_bases_first() -> None:
    done = book_plays("coalition", {}, card=41, out_of_play={"bases": 2, "troops": 3})
    assert done.s.out_of_play == [0, 2]


@pytest.mark.parametrize(
    ("instruction", "out_of_play"), [(None, [2, 3]), ("bases_back", [0, 2]), ("police_as_in_redeploy", [2, 3])]
)
def test_which_pieces_move_stands_in_the_instructions(
    instruction: str | None, out_of_play: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    moving = Instruction() if instruction is None else Instruction(moves=instruction)
    monkeypatch.setitem(INSTRUCTIONS, (41, UNSHADED, "coalition"), moving)
    monkeypatch.setattr(events, "has_effect", lambda *of: True)
    done = book_plays("coalition", {}, card=41, out_of_play={"bases": 2, "troops": 3})
    assert done.s.out_of_play == out_of_play


def test_without_an_instruction_only_what_must_move_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a deck of one's own, with an event that moves pieces whether one likes it or not."""
    card = DECK[41]
    must = tuple(replace(effect, may=False) for effect in card.texts[UNSHADED] if isinstance(effect, Move))
    monkeypatch.setitem(DECK.cards, 41, replace(card, texts={**card.texts, UNSHADED: must}))
    monkeypatch.setitem(INSTRUCTIONS, (41, UNSHADED, "coalition"), Instruction())
    done = book_plays("coalition", {}, card=41, out_of_play={"bases": 2, "troops": 3})
    assert sum(done.s.out_of_play) == 2


def test_no_rule_knows_a_card_by_its_number() -> None:
    """What an event does stands in the deck, and how it is cited follows from there."""
    known = []
    for path in sorted(Path(plain.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"card \d+", str(node.value)):
                known.append(f"{path.name}:{node.lineno} {node.value!r}")
            elif isinstance(node, ast.Dict | ast.Subscript):
                keys = node.keys if isinstance(node, ast.Dict) else [node.slice]
                numbers = [key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, int)]
                known += [f"{path.name}:{node.lineno} {each}" for each in numbers if each > 16]  # no piece, no level
    assert known == []
    assert cited("nato") == "card 17"
    assert cited("an_event_of_our_own") == "an_event_of_our_own"


def test_power_shuffle_moves_police_as_in_redeploy() -> None:
    done = book_plays("government", {"herat": {"police": 8}}, card=52)
    assert done.at("loc_kabul_tor_kham") == {"police": 2}
    assert sum(args["count"] for args in done.said("moved")) <= 6
    assert done.s["herat"].control == "coin"


def test_pakistani_offensive_marches_to_rich_roads_then_for_control() -> None:
    spaces = {"waziristan": {"taliban": 4, "taliban_bases": 1}, "paktika": {"police": 1}}
    done = book_plays("taliban", spaces, card=43)
    entered = {args["space"].id for args in done.said("moved")}
    assert "space-loc_kandahar_spin_boldak" in entered
    assert done.s["waziristan"].guerrillas("taliban") >= 1
    shut = {"loc_kandahar_spin_boldak": {"sabotage": True}, "loc_kabul_tor_kham": {"sabotage": True}}
    control = book_plays("taliban", {**spaces, **shut, "waziristan": {"taliban": 8, "taliban_bases": 1}}, card=43)
    assert control.s["paktika"].control == "taliban"
    poor = book_plays("taliban", {**spaces, **shut}, card=43, resources={"taliban": 0}, islamabad={"box": "hostility"})
    assert poor.moved  # it is free, whatever Islamabad thinks


def test_contractor_surge_keeps_the_last_troops_at_a_base() -> None:
    spaces = {"kabul": {"coalition_bases": 1, "coalition_troops": 1}, "herat": {"coalition_troops": 3}}
    done = book_plays("coalition", spaces, card=70)
    assert done.at("kabul") == {"coalition_bases": 1, "coalition_troops": 1}
    assert done.at("herat") == {"police": 3}


def test_local_understanding() -> None:
    assert (
        book_plays("taliban", {"loc_kabul_aibak": {"taliban": 1}}, card=62).said("free-action")[0]["action"] == "extort"
    )
    assert (
        book_plays("warlords", {"herat": {"warlord_bases": 1}}, card=62).said("free-action")[0]["action"] == "traffic"
    )
    governed = {"kabul": {"police": 1, "support": "support"}, "herat": {"coalition_troops": 9}}
    assert book_plays("government", governed, card=62).said("free-action")[0]["action"] == "govern"
    assert book_plays("coalition", governed, card=62).said("free-action")[0]["action"] == "surge"


def test_karzai_governs_beside_coalition_bases() -> None:
    done = book_plays("government", {"kabul": {"coalition_bases": 1, "police": 1, "support": "support"}}, card=51)
    assert done.s.patronage == 5 + 3
    assert done.resources("government") == 33


def test_haqqani_ambushes() -> None:
    done = book_plays("taliban", {"kabul": {"coalition_troops": 2, "taliban": 1}}, card=32)
    assert done.said("ambush")
    assert done.s.casualties[1] == 2


def test_karzai_to_islamabad_rallies_in_pakistan() -> None:
    done = book_plays("taliban", {"waziristan": {"taliban_bases": 1}}, card=28, islamabad={"box": "hostility"})
    assert done.s["waziristan"].guerrillas("taliban") >= 1


def test_manpads_scare_flies_and_strikes() -> None:
    spaces = {"kabul": {"coalition_troops": 6}, "herat": {"taliban": 2}, "loc_kabul_aibak": {"taliban_active": 1}}
    done = book_plays("coalition", spaces, card=26)
    assert [args["action"] for args in done.said("free-action")] == ["airlift", "air_strike"]
    assert done.s["herat"].control == "coin"
    assert done.at("loc_kabul_aibak") == {}


POOR: dict[str, Any] = {
    "kabul": {"troops": 1, "taliban": 1},
    "herat": {"warlords": 1, "support": "opposition"},
    "waziristan": {"taliban_bases": 1},
}


@pytest.mark.parametrize("spaces", [RICHER, POOR, {}])
def test_up_to_its_first_piece_an_event_has_the_effect_of_the_whole(
    monkeypatch: pytest.MonkeyPatch, spaces: dict[str, Any]
) -> None:
    s = moment(spaces, seats(FACTIONS))
    cases = [(faction, card, text_for(card, faction)) for card in DECK.values() for faction in FACTIONS]
    found = [events.has_effect(s, *case, seated) for case in cases]
    monkeypatch.setattr(events, "goes_one_way", lambda card, text: False)
    assert found == [events.has_effect(s, *case, seated) for case in cases]
    assert {True, False} == set(found)
