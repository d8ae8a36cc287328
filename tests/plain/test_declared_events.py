"""Both texts of the events, as they are declared: each on a small position, with all that it changes.

What is expected was worked out by hand from what a text says, not from what the program does; nothing else may change.
"""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.plain.cards import DECK
from sandtable.plain.scenarios import POSITION_PIECES
from sandtable.plain.state import State
from sandtable.plain.terms import LEVELS
from tests.plain.scene import Answer, play, turn


def facts(s: State) -> dict[str, Any]:
    """A table as a flat list of facts."""
    found: dict[str, Any] = {"aid": s.aid, "patronage": s.patronage, "box": s.box, "hard": s.hard, "elders": s.elders}
    found |= {**s.resources, "casualties": sum(s.casualties), "out_of_play": sum(s.out_of_play)}
    for id, space in s.spaces.items():
        found |= {f"{id}.{key}": space.count[piece] for key, piece in POSITION_PIECES.items()}
        found |= {f"{id}.terror": space.terror, f"{id}.sabotage": space.sabotage, f"{id}.returnees": space.returnees}
        found[f"{id}.support"] = LEVELS[space.level]
    return {**found, "momentum": [*s.momentum]}


def changed(before: State, after: State) -> dict[str, Any]:
    """All that is different: numbers by how much, the rest by what it is now."""
    was, now = facts(before), facts(after)
    found = {key: value for key, value in now.items() if value != was[key]}
    return {key: value - was[key] if type(value) is int else value for key, value in found.items()}


Spaces = dict[str, dict[str, Any]]
U, S = "unshaded", "shaded"
TB, TU, TA = "taliban_base", "taliban_underground", "taliban_active"
GT, GP, WB = "government_troops", "government_police", "warlord_base"

CASES: list[tuple[int, str, Spaces, tuple[Answer, ...], dict[str, Any]]] = [
    (4, S, {}, ("waziristan", TB), {"waziristan.taliban_bases": 1, "taliban": 3}),
    (4, U, {"kandahar": {"taliban": 3}, "zabol": {"taliban": 1}, "herat": {"taliban": 2}}, ("kandahar", "khowst"),
     {"kandahar.taliban": -2, "khowst.support": "support"}),
    (6, U, {}, (), {"box": -2}),
    (6, S, {}, (), {"box": 2}),
    (8, U, {"waziristan": {"taliban_bases": 2, "taliban": 1}, "northwest_frontier": {"taliban": 1},
     "zabol": {"taliban": 2}}, ("waziristan", TB),
     {"waziristan.taliban_bases": -1, "waziristan.taliban": -1, "northwest_frontier.taliban": -1,
      "northwest_frontier.taliban_active": 1}),
    (8, S, {}, (), {"box": 2}),
    (9, U, {"kandahar": {"taliban": 3}, "zabol": {"taliban": 1}, "paktika": {"taliban": 1}, "herat": {"taliban": 2}},
     (("kandahar", "zabol"), "kandahar", "zabol"),
     {"kandahar.taliban": -3, "kandahar.taliban_active": 2, "zabol.taliban": -1}),
    (9, S, {"kandahar": {"coalition_bases": 1}}, (), {"box": 2}),
    (9, S, {"kabul": {"coalition_bases": 1}, "kandahar": {"troops": 1}}, (), {}),
    (10, U, {"kandahar": {"coalition_troops": 1, "troops": 2, "taliban": 2, "taliban_bases": 1},
     "herat": {"troops": 2}}, ("kandahar", "activate_taliban"), {"kandahar.taliban": -2, "kandahar.taliban_bases": -1}),
    (11, S, {}, ("zabol",), {"zabol.taliban": 2, "momentum": ["strategic_release:shaded"]}),
    (13, U, {"balkh": {"police": 1}, "herat": {"taliban": 1}}, (),
     {"patronage": -4, "government": 4, "balkh.support": "support"}),
    (13, S, {}, (), {"aid": -4, "patronage": 4}),
    (14, U, {"balkh": {"government_bases": 1}, "herat": {"coalition_bases": 1},
     "konduz": {"government_bases": 1, "taliban": 3}, "farah": {"police": 1}}, ("balkh",),
     {"government": 6, "balkh.support": "support"}),
    (14, U, {"kabul": {"coalition_bases": 1}, **{id: {"government_bases": 1} for id in ("balkh", "herat", "konduz")}},
     ("konduz",), {"government": 9, "konduz.support": "support"}),
    (14, S, {"balkh": {"government_bases": 1}, "konduz": {"government_bases": 1, "taliban": 3}}, ("taliban",),
     {"taliban": 3}),
    (15, U, {"kandahar": {"coalition_troops": 1, "taliban": 3}, "herat": {"coalition_troops": 1, "taliban": 2}},
     ("kandahar", "kandahar"), {"kandahar.taliban": -2, "kandahar.police": 2, "kandahar.support": "support"}),
    (15, S, {"kandahar": {"troops": 1, "police": 2}}, ("warlords", "kandahar", "kandahar", GP, "kandahar", GT),
     {"kandahar.police": -1, "kandahar.troops": -1, "kandahar.warlords": 2, "kandahar.support": "opposition"}),
    (16, U, {"balkh": {"troops": 4, "taliban": 1, "warlords": 1}, "konduz": {"troops": 2, "warlords": 1},
     "herat": {"warlords": 1}}, ("balkh", TU, "konduz", "konduz"),
     {"balkh.taliban": -1, "balkh.police": 1, "konduz.warlords": -1, "konduz.police": 1, "konduz.support": "support"}),
    (16, S, {"kabul": {"support": "support"}}, ("balkh", WB),
     {"balkh.warlord_bases": 1, "balkh.warlords": 1, "kabul.support": "neutral"}),
    (17, U, {"kabul": {"coalition_troops": 2}}, ("kabul", "available", "coalition_base", "kabul", "done"),
     {"kabul.coalition_troops": -1, "kabul.coalition_bases": 1, "aid": 5}),
    (19, U, {"kandahar": {"taliban": 1}, "khowst": {"taliban_bases": 1}, "balkh": {"taliban": 1}}, (),
     {"kandahar.support": "support", "khowst.support": "support"}),
    (19, S, {"waziristan": {"taliban_active": 2}, "zabol": {"taliban_active": 1}}, ("balochistan", "waziristan"),
     {"balochistan.taliban": 1, "waziristan.taliban": 3, "waziristan.taliban_active": -2,
      "northwest_frontier.taliban": 1}),
    (20, U, {"kandahar": {"taliban": 1}, "kabul": {"taliban": 1}, "waziristan": {"taliban": 1}}, ("kandahar",),
     {"kandahar.taliban": -1}),
    (20, S, {"kandahar": {"warlords": 1}, "balkh": {"taliban": 1}, "farah": {"taliban": 1}, "kabul": {"taliban": 1}},
     (), {"kandahar.support": "opposition", "kandahar.terror": 1, "balkh.support": "opposition", "balkh.terror": 1}),
    (21, U, {"kandahar": {"taliban": 2, "taliban_active": 1}}, (TA,),
     {"kandahar.taliban_active": -1, "kandahar.taliban": -1, "taliban": -4}),
    (21, S, {"kabul": {"coalition_troops": 1}, "herat": {"coalition_troops": 1}}, (1, "kabul", "balkh"),
     {"kabul.coalition_troops": -1, "out_of_play": 2, "balkh.support": "opposition"}),
    (22, U, {"zabol": {"taliban": 2}, "nimruz": {"taliban": 1}, "oruzgan": {"taliban": 1}, "paktika": {"warlords": 1}},
     (), {"zabol.taliban": -2, "zabol.taliban_active": 2, "nimruz.taliban": -1, "nimruz.taliban_active": 1, "box": -1}),
    (22, S, {"khowst": {"support": "support"}}, ("khowst",), {"khowst.support": "neutral", "box": 1}),
    (25, U, {"kabul": {"police": 1, "terror": 2}, "balkh": {"police": 1, "terror": 1, "support": "opposition"},
     "herat": {"terror": 1}}, (("kabul", "balkh"), "balkh"),
     {"kabul.terror": -2, "balkh.terror": -1, "balkh.support": "neutral"}),
    (25, S, {"kabul": {"coalition_troops": 1}, "balkh": {"coalition_bases": 1}, "herat": {"police": 1}},
     (("kabul", "balkh"), "kabul"), {"kabul.terror": 1, "balkh.terror": 1, "kabul.support": "opposition"}),
    (26, U, {"kabul": {"coalition_troops": 1}, "balkh": {"taliban_active": 1}}, ("kabul", "balkh", "done", "balkh"),
     {"kabul.coalition_troops": -1, "balkh.coalition_troops": 1, "balkh.taliban_active": -1}),
    (27, U, {"waziristan": {"taliban_bases": 2, "taliban": 1}, "northwest_frontier": {"taliban": 1}},
     ("waziristan", TB, "waziristan"),
     {"waziristan.taliban_bases": -1, "waziristan.taliban": -1, "northwest_frontier.taliban": -1}),
    (27, S, {"waziristan": {"taliban_active": 1}}, ("waziristan", TB, "northwest_frontier"),
     {"waziristan.taliban_bases": 1, "northwest_frontier.taliban": 1, "waziristan.taliban": 1,
      "waziristan.taliban_active": -1}),
    (28, U, {"waziristan": {"taliban": 2, "taliban_bases": 2}, "northwest_frontier": {"taliban": 3}}, (),
     {"waziristan.taliban": -2, "waziristan.taliban_active": 2, "northwest_frontier.taliban": -3,
      "northwest_frontier.taliban_active": 3, "taliban": -6}),
    (28, S, {}, ("waziristan", "done"), {"waziristan.taliban": 1, "patronage": -3}),
    (32, U, {"khowst": {"taliban": 2, "taliban_bases": 1}, "waziristan": {"taliban": 1},
     "zabol": {"taliban_active": 2}}, ("khowst",),
     {"khowst.taliban": -2, "khowst.taliban_active": 1, "waziristan.taliban": -1, "waziristan.taliban_active": 1}),
    (32, S, {"khowst": {"police": 3}, "zabol": {"police": 1, "taliban": 1}}, ("khowst", "paktika", "khowst", "done"),
     {"khowst.taliban": 1, "khowst.taliban_active": 1, "khowst.police": -2, "paktika.taliban": 1,
      "waziristan.taliban": 1}),
    (35, U, {"konduz": {"warlords": 1}, "nuristan": {"taliban": 1}, "balkh": {"warlords": 1}}, ("konduz", "nuristan"),
     {"konduz.warlords": -1, "konduz.troops": 1, "nuristan.taliban": -1, "nuristan.troops": 1, "patronage": 2}),
    (35, S, {}, ("taliban", "baghlan"), {"baghlan.taliban_bases": 1, "baghlan.taliban": 1}),
    (36, U, {"kandahar": {"support": "opposition"}, "balkh": {"support": "opposition"}}, (),
     {"kandahar.support": "neutral"}),
    (37, U, {"herat": {"troops": 1, "taliban": 2, "taliban_bases": 1}},
     ("herat", "herat", "done", "activate_taliban", "herat", "done"),
     {"herat.troops": 2, "herat.taliban": -2, "herat.taliban_bases": -1, "aid": 6}),
    (37, S, {"kabul": {"troops": 3}, "balkh": {"troops": 1, "police": 1}}, ("kabul", "kabul"),
     {"kabul.troops": -2, "balkh.troops": -1}),
    (38, U, {"kandahar": {"coalition_troops": 3, "taliban": 2, "taliban_active": 1}, "kabul": {"coalition_troops": 1,
     "taliban": 1}, "herat": {"troops": 1, "taliban": 1}}, (("kandahar",),), {"kandahar.taliban": -2}),
    (38, S, {"kandahar": {"coalition_troops": 1}, "balkh": {"coalition_troops": 1}}, (),
     {"kandahar.support": "opposition"}),
    (39, U, {}, (), {"box": -1, "aid": 4}),
    (39, S, {"waziristan": {"taliban_active": 2}, "zabol": {"taliban_active": 1}}, (),
     {"box": 1, "waziristan.taliban_active": -2, "waziristan.taliban": 2}),
    (40, U, {}, ("gain_aid",), {"aid": 6}),
    (40, U, {}, ("gain_government",), {"government": 9}),
    (40, S, {}, (), {"aid": -5, "patronage": -2}),
    (41, S, {"kabul": {"coalition_troops": 3}}, (), {"kabul.coalition_troops": -2, "out_of_play": 2}),
    (42, U, {"balkh": {"police": 1}, "herat": {"police": 1, "coalition_troops": 1}, "farah": {"police": 1}}, (),
     {"balkh.support": "support"}),
    (42, S, {"balkh": {"terror": 1}, "herat": {"police": 1}}, ("balkh",), {"aid": -3, "balkh.support": "opposition"}),
    (43, U, {"waziristan": {"taliban": 1, "taliban_bases": 1}, "balochistan": {"taliban": 1}}, (),
     {"waziristan.taliban": -1, "waziristan.taliban_bases": -1, "box": -1}),
    (43, S, {"northwest_frontier": {"taliban": 4}, "zabol": {"taliban": 2}},
     ("northwest_frontier", "loc_kabul_tor_kham", 4, "done"),
     {"northwest_frontier.taliban": -4, "loc_kabul_tor_kham.taliban": 4, "box": 1}),
    (44, U, {"waziristan": {"taliban": 3}, "zabol": {"taliban": 3}}, (), {"waziristan.taliban": -2}),
    (44, S, {}, (), {"taliban": 4}),
    (45, U, {"kabul": {"terror": 3}}, (), {"momentum": ["tribal_elders:unshaded"], "elders": "government"}),
    (47, U, {"kabul": {"support": "support"}, "balkh": {"support": "opposition"}, "herat": {"support": "support"}},
     (("kabul", "balkh"),), {"kabul.support": "neutral", "balkh.support": "neutral"}),
    (48, U, {}, (), {"aid": 9, "box": 1}),
    (48, S, {}, (), {"box": 1, "hard": True}),
    (49, U, {"balkh": {"troops": 3, "warlord_bases": 2}, "konduz": {"troops": 2, "warlord_bases": 1},
     "herat": {"warlord_bases": 1}}, (("balkh", "konduz"), "balkh", "konduz"),
     {"balkh.warlord_bases": -1, "konduz.warlord_bases": -1, "konduz.support": "support"}),
    (49, S, {"balkh": {"warlords": 1}, "farah": {"warlords": 1}}, ("balkh",), {"balkh.warlord_bases": 1}),
    (50, U, {}, (), {"government": 12}),
    (50, S, {"balkh": {"warlords": 1}, "herat": {"taliban": 1}}, (),
     {"aid": -3, "warlords": 3, "balkh.support": "opposition"}),
    (51, U, {"kabul": {"coalition_bases": 1, "police": 1, "support": "support", "returnees": True}}, (),
     {"kabul.support": "neutral", "aid": -4, "patronage": 4, "government": 3}),
    (51, S, {"kabul": {"support": "support", "coalition_troops": 1}, "balkh": {"support": "support"}}, (),
     {"kabul.support": "neutral", "aid": -4}),
    (52, U, {"kabul": {"police": 2}}, ("kabul", "loc_kabul_aibak", "done"),
     {"kabul.police": -1, "loc_kabul_aibak.police": 1, "patronage": 2}),
    (52, S, {}, (), {"patronage": -4, "warlords": 4}),
    (53, U, {"balkh": {"police": 1, "warlords": 3}, "herat": {"warlords": 1}, "konduz": {"police": 1}}, ("balkh",),
     {"balkh.warlords": -3, "balkh.warlords_active": 2}),
    (53, S, {"zabol": {"taliban": 1}}, ("kandahar", "done"),
     {"kandahar.taliban": 2, "kandahar.taliban_active": 1, "kandahar.terror": 1, "kandahar.support": "opposition"}),
    (54, U, {"balkh": {"warlord_bases": 2}, "kabul": {"police": 1, "support": "support"},
     "konduz": {"warlord_bases": 1, "coalition_troops": 1}}, ("govern_patronage",),
     {"kabul.support": "neutral", "aid": -3, "patronage": 3, "warlords": 2}),
    (55, U, {"balkh": {"government_bases": 1}}, ("kabul", 4, 2, "done", "done"),
     {"kabul.troops": 4, "kabul.police": 2}),
    (55, S, {"balkh": {"police": 1, "warlords_active": 2}, "herat": {"warlords_active": 1}}, ("balkh",),
     {"balkh.warlords_active": -2, "balkh.warlords": 2}),
    (56, U, {"balkh": {"taliban": 1, "warlords": 3}, "herat": {"taliban": 1}}, ("balkh",),
     {"balkh.taliban": -1, "balkh.warlords": -3, "balkh.warlords_active": 2}),
    (56, S, {"balkh": {"coalition_troops": 1, "police": 1}, "herat": {"coalition_troops": 1}}, ("warlords", "balkh"),
     {"balkh.coalition_troops": -1, "casualties": 1, "balkh.police": -1, "balkh.warlords": 1}),
    (57, U, {}, (), {"momentum": ["sandstorms:unshaded"]}),
    (58, U, {}, (), {"aid": 3, "momentum": ["counter_narc:unshaded"]}),
    (58, S, {"balkh": {"police": 3, "warlord_bases": 1, "warlords_active": 1}, "herat": {"police": 1,
     "warlords_active": 1}}, (), {"balkh.police": -2, "balkh.warlords_active": -1, "balkh.warlords": 1}),
    (59, U, {}, (), {"government": -6, "warlords": 6, "momentum": ["local_truce:unshaded"]}),
    (60, U, {}, ("konduz", GT, "konduz", GT, "konduz", GP, "baghlan", GP, "konduz"),
     {"konduz.troops": 2, "konduz.police": 1, "baghlan.police": 1, "konduz.support": "support"}),
    (60, S, {}, ("herat", "herat", "konduz"),
     {"herat.warlord_bases": 1, "herat.warlords": 1, "konduz.warlords": 1}),
    (61, U, {"balkh": {"taliban": 3, "warlords": 5}, "herat": {"warlords": 1}}, ("balkh", "warlords"),
     {"balkh.warlords": -2}),
    (61, S, {"balkh": {"police": 7}, "kabul": {"troops": 1}}, ("taliban", ("balkh", "kabul"), "balkh"),
     {"balkh.police": -2, "kabul.troops": -1, "balkh.taliban": 1}),
    (62, U, {"balkh": {"warlord_bases": 1, "coalition_troops": 1}}, ("traffic",), {"warlords": 1}),
    (62, U, {"kandahar": {"taliban": 1}}, ("extort",), {"taliban": 1}),
    (62, U, {"kabul": {"police": 1, "support": "support"}}, ("govern", "govern_patronage"),
     {"kabul.support": "neutral", "aid": -3, "patronage": 3}),
    (62, U, {"kabul": {"coalition_troops": 2}}, ("surge", "kabul", "kabul", 2, "done", "no"),
     {"kabul.coalition_troops": -2}),
    (63, U, {"balkh": {"taliban": 2, "warlord_bases": 1}, "herat": {"taliban": 1}}, ("balkh",),
     {"balkh.taliban": -1, "balkh.warlords": 1, "warlords": 3}),
    (63, S, {"balkh": {"taliban": 1, "warlord_bases": 2}, "herat": {"warlord_bases": 1}}, ("balkh",),
     {"balkh.warlord_bases": -1, "balkh.support": "opposition"}),
    (64, U, {"ghazni": {"taliban": 1}, "oruzgan": {"taliban": 1}, "herat": {"taliban": 1}}, ("ghazni",),
     {"bamian.police": 2, "bamian.support": "support", "ghazni.taliban": -1, "oruzgan.taliban": -1}),
    (64, S, {"bamian": {"police": 1, "coalition_troops": 1, "taliban": 1}}, ("bamian", "bamian", GP, "done"),
     {"bamian.warlord_bases": 1, "bamian.warlords": 1, "bamian.police": -1}),
    (65, U, {"kabul": {"police": 2}, "loc_kabul_aibak": {"sabotage": True}, "balkh": {"terror": 1}},
     ("kabul", "loc_kabul_aibak", 1, "done"),
     {"loc_kabul_aibak.sabotage": False, "kabul.police": -1, "loc_kabul_aibak.police": 1, "government": 3}),
    (65, S, {}, (),
     {"loc_kabul_tor_kham.sabotage": True, "loc_kandahar_spin_boldak.sabotage": True, "government": -3}),
    (66, U, {"kabul": {"coalition_troops": 4}, "ghazni": {"taliban": 1, "taliban_bases": 1}, "balkh": {"taliban": 1}},
     ("kabul", "ghazni", 4, "done", "activate_taliban"),
     {"kabul.coalition_troops": -4, "ghazni.coalition_troops": 4, "ghazni.taliban": -1, "ghazni.taliban_bases": -1}),
    (66, U, {"ghazni": {"coalition_troops": 3, "taliban": 4}}, ("done", "activate_taliban"),
     {"ghazni.taliban": -3, "ghazni.taliban_active": 1}),
    (66, S, {"ghazni": {"warlords_active": 1}, "khowst": {"coalition_troops": 1}}, ("warlords", "ghazni"),
     {"ghazni.warlord_bases": 1, "ghazni.warlords": 2, "ghazni.warlords_active": -1}),
    (68, U, {"balkh": {"warlords": 3}, "konduz": {"warlords": 1}}, ("balkh", "balkh", "faryab"),
     {"balkh.warlords": -2, "balkh.troops": 2, "faryab.troops": 2}),
    (68, S, {"balkh": {"police": 3, "warlords": 1}, "herat": {"warlords": 1, "police": 1}}, ("balkh", "balkh", "done"),
     {"balkh.warlords": -1, "balkh.warlords_active": 3, "balkh.police": -2, "warlords": 2}),
    (69, U, {"balkh": {"police": 1}, "kabul": {"police": 1, "returnees": True}}, (),
     {"balkh.returnees": True, "balkh.support": "support"}),
    (69, S, {"loc_kabul_aibak": {"police": 1}, "balkh": {"police": 1}},
     (("loc_kabul_tor_kham", "loc_farah_kandahar"), "konduz"),
     {"loc_kabul_tor_kham.sabotage": True, "loc_farah_kandahar.sabotage": True, "konduz.support": "opposition"}),
    (70, U, {"kabul": {"coalition_troops": 4}}, ("kabul", "kabul", "done"),
     {"kabul.coalition_troops": -2, "kabul.police": 2}),
    (70, S, {"loc_kabul_aibak": {"police": 1, "taliban": 1}, "loc_kandahar_kabul": {"coalition_troops": 1}}, (),
     {"government": -6, "warlords": 6, "taliban": 1}),
    (71, U, {"balkh": {"police": 1}}, (), {"patronage": 3, "kabul.support": "support"}),
    (71, S, {"kabul": {"police": 3}, "balkh": {"police": 1}}, (), {"patronage": -3, "kabul.police": -2}),
    (72, U, {"balkh": {"warlord_bases": 2}}, (), {"warlords": -2, "balkh.warlord_bases": -1}),
]  # fmt: skip
MORE: dict[int, dict[str, Any]] = {
    26: {"momentum": ["sandstorms:shaded"]},
    28: {"islamabad": {"box": "pressure"}},
}


@pytest.mark.parametrize(
    ("number", "text", "spaces", "answers", "expected"), CASES, ids=[f"{case[0]}-{case[1]}" for case in CASES]
)
def test_a_text_does_what_it_declares_and_nothing_else(
    number: int, text: str, spaces: Spaces, answers: tuple[Answer, ...], expected: dict[str, Any]
) -> None:
    more = {"resources": {"government": 30, "taliban": 20, "warlords": 20}, **MORE.get(number, {})}
    table = turn("government", spaces, card=number, next=12 if number != 12 else 13, dice=[3] * 4, **more)
    before = table.state.copy()
    play(table, "event", text, *answers)
    assert table.state.played == [number], "the event is not over"
    assert changed(before, table.state) == expected
    assert table.game.faults(table.state) == []


def test_both_texts_of_every_event_that_does_something_at_once_are_here() -> None:
    at_once = {
        (number, text)
        for number, card in DECK.items()
        for text, effects in card.texts.items()
        if any(effect.verb not in ("lasting", "stay_eligible", "flip_capability") for effect in effects)
    }
    elsewhere = {(41, U)}  # with pieces out of play: test_events
    assert at_once - {(number, text) for number, text, *_ in CASES} == elsewhere
