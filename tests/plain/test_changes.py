"""What lasting texts change, with other numbers and other spaces than our deck has: one deck, a change a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple

import pytest

from sandtable import Table
from sandtable.plain.cards import DECK
from sandtable.plain.changes import CHANGES
from tests.plain.decks import SAID, rows, written
from tests.plain.scene import pieces, play, space, turn
from tests.playing import offered, purpose

Look = Callable[[Table], object]


class Case(NamedTuple):
    """A change, a turn in which it shows, and what is seen with it and without."""

    change: Mapping[str, Any]
    faction: str
    spaces: Mapping[str, Any]
    answers: tuple[Any, ...]
    look: Look
    seen_with: object
    seen_without: object
    more: Mapping[str, Any] = {}


def offers(*options: str) -> Look:
    """Which of these options are offered."""
    return lambda table: [option for option in options if option in offered(table)]


def at(id: str, *kinds: str) -> Look:
    """How many of these pieces lie in a space."""
    return lambda table: [pieces(table, id).get(kind, 0) for kind in kinds]


def resources(faction: str) -> Look:
    """The Resources of a faction."""
    return lambda table: table.state.resources[faction]


def level(id: str) -> Look:
    """The level of a space."""
    return lambda table: space(table, id).level


STRIKES = {"kabul": {"coalition_troops": 1}, **{id: {"taliban_active": 1} for id in ("herat", "balkh", "konduz")}}
CAMP = {"kabul": {"coalition_troops": 1}, "balochistan": {"taliban_bases": 1}, "herat": {"taliban_active": 1}}
THREE = {id: {"coalition_troops": 1, "taliban_active": 1} for id in ("herat", "balkh", "konduz")}
SWEPT = {"herat": {"coalition_troops": 2, "taliban": 4}}
AIR = {"kabul": {"coalition_troops": 1}, "herat": {"taliban_active": 1, "coalition_troops": 1}}
FOUR = {id: {"taliban": 1, "police": 1} for id in ("kandahar", "zabol", "ghazni", "helmand")}
LOYAL = {id: {"support": "support", "taliban": 1} for id in ("kandahar", "helmand")}
BASE = {"herat": {"coalition_troops": 2, "troops": 2, "taliban_bases": 1, "warlords_active": 1}}
ATTACKED = {"zabol": {"police": 3, "taliban_active": 2}, "kandahar": {"taliban": 1}}
VILLAGE = {"kabul": {"coalition_bases": 1, "police": 1}, "herat": {"coalition_troops": 1, "police": 1}}
CIVIC = {id: {"coalition_troops": 1, "police": 1} for id in ("herat", "balkh", "konduz")}
POPPIES = {"herat": {"warlord_bases": 2}, "balkh": {"warlord_bases": 1}}
STOP = ("done", "done", "done")

CASES: list[Case] = [
    Case({"change": "bars", "actions": ["airlift"], "beside": "patrol"}, "coalition", AIR, ("patrol",),
         offers("airlift", "air_strike"), ["air_strike"], ["airlift", "air_strike"]),
    Case({"change": "bars", "actions": ["airlift"], "beside": "train"}, "coalition", AIR, ("patrol",),
         offers("airlift", "air_strike"), ["airlift", "air_strike"], ["airlift", "air_strike"]),
    Case({"change": "bars", "actions": ["eradicate"]}, "government", {"herat": {"police": 3, "warlord_bases": 1}},
         ("train",), offers("eradicate"), [], ["eradicate"]),
    Case({"change": "spaces_most", "faction": "taliban", "actions": ["terror"], "n": 3}, "taliban", FOUR,
         ("terror", "kandahar", "zabol", "ghazni"), offers("helmand"), [], ["helmand"]),
    Case({"change": "spaces_most", "faction": "coalition", "actions": ["assault"], "n": 1}, "coalition", THREE,
         ("assault", "herat"), offers("balkh"), [], ["balkh"]),
    Case({"change": "no_rally", "where": {"in": ["helmand"]}}, "taliban", LOYAL, ("rally",),
         offers("kandahar", "helmand"), ["kandahar"], ["kandahar", "helmand"]),
    Case({"change": "no_infiltrate", "where": {"in": ["zabol"]}}, "taliban", FOUR, ("march", "infiltrate"),
         offers("kandahar", "zabol"), ["kandahar"], ["kandahar", "zabol"]),
    Case({"change": "infiltrates", "n": 3}, "taliban", FOUR,
         ("march", "infiltrate", "kandahar", "infiltrate_remove", "zabol", "infiltrate_remove"),
         lambda table: purpose(table) == "infiltrate_where", True, False),
    Case({"change": "cancels", "actions": ["air_strike"], "cost": 5}, "coalition", AIR, ("patrol", "air_strike", "yes"),
         resources("taliban"), 15, 20),
    Case({"change": "cancels", "actions": ["airlift"], "cost": 5}, "coalition", AIR, ("patrol", "air_strike", "yes"),
         resources("taliban"), 20, 20),
    Case({"change": "cubes_most", "n": 2}, "government", {}, ("train", "kabul"), offers("2", "3"), ["2"], ["2", "3"]),
    Case({"change": "civic_action", "levels": 1, "where": {"in": ["balkh", "konduz"]}}, "coalition", CIVIC,
         ("train", "herat", "balkh", "done", "civic_action"), offers("herat", "balkh"), [], ["herat", "balkh"]),
    Case({"change": "village_defector", "where": {"kind": ["kabul"]}}, "coalition", VILLAGE,
         ("train", "kabul", 0, 0, "done", "done", "kabul", "warlords"), at("kabul", "police", "warlords"), [0, 1],
         [1, 0]),
    Case({"change": "finds", "by": 1}, "coalition", SWEPT, ("sweep", "herat", "done", "activate_taliban"),
         at("herat", "taliban_active"), [3], [2]),
    Case({"change": "finds_anywhere", "n": 1, "where": {"kind": ["pakistan"]}}, "coalition",
         {**SWEPT, "waziristan": {"taliban": 2}}, ("sweep", "herat", "done", "activate_taliban"),
         offers("herat", "waziristan"), ["waziristan"], []),
    Case({"change": "spares_bases", "where": {"has": ["government_troops"]}}, "coalition", BASE,
         ("assault", "herat", "yes", "remove_warlords", "remove_taliban"), at("herat", "taliban_bases"), [1], [0]),
    Case({"change": "recruits", "after": "removal", "where": {"in": ["kandahar", "helmand"]}}, "coalition", THREE,
         ("assault", "herat", *STOP, "helmand"), at("helmand", "taliban"), [1], [0]),
    Case({"change": "strikes_most", "n": 1}, "coalition", STRIKES, ("patrol", "air_strike", "herat"),
         offers("balkh"), [], ["balkh"]),
    Case({"change": "resented", "boxes": 0}, "coalition", CAMP, ("patrol", "air_strike", "balochistan", "done"),
         lambda table: table.state.box, 2, 3),
    Case({"change": "strike_shifts", "levels": 2, "where": {"in": ["balkh"]}}, "coalition",
         {**STRIKES, "balkh": {"taliban_active": 1, "support": "support"}},
         ("patrol", "air_strike", "herat", "balkh", "done"), level("balkh"), -1, 1),
    Case({"change": "seen", "where": {"in": ["zabol"]}}, "taliban", {"kandahar": {"taliban": 1}},
         ("march", "kandahar", "zabol", 1), at("zabol", "taliban", "taliban_active"), [0, 1], [1, 0]),
    Case({"change": "attack_bonus", "faction": "warlords", "n": 3, "where": {"in": ["herat"]}}, "warlords",
         {"herat": {"warlords": 1, "police": 2}}, ("attack", "herat"), at("herat", "police"), [0], [2], {"dice": [4]}),
    Case({"change": "attack_removes", "n": 0, "where": {"in": ["zabol"]}}, "taliban", ATTACKED,
         ("attack", "zabol", "attack", "government_police", "government_police"), at("zabol", "police"), [3], [1],
         {"dice": [2]}),
    Case({"change": "attack_fails", "n": 2}, "taliban", ATTACKED, ("attack", "zabol", "attack"),
         at("zabol", "taliban_active"), [0], [2], {"dice": [6]}),
    Case({"change": "terror_cost", "more": 4, "where": {"has": ["government_police"]}}, "taliban", FOUR,
         ("terror", "kandahar"), resources("taliban"), 15, 19),
    Case({"change": "terror_cost", "free": True, "where": {"in": ["zabol"]}}, "taliban", FOUR, ("terror", "zabol"),
         resources("taliban"), 20, 19),
    Case({"change": "terror_needs", "n": 3, "where": {"in": ["zabol"]}}, "taliban", {"zabol": {"taliban": 3}},
         ("terror", "zabol"), at("zabol", "taliban", "taliban_active"), [0, 3], [2, 1]),
    Case({"change": "terror_silent", "where": {"in": ["zabol"]}}, "taliban", FOUR, ("terror", "zabol"),
         at("zabol", "taliban", "taliban_active"), [1, 0], [0, 1]),
    Case({"change": "bombers", "spaces": 1}, "taliban", FOUR,
         ("terror", "kandahar", "government_police", "zabol", "government_police"),
         lambda table: [pieces(table, id).get("police", 0) for id in ("kandahar", "zabol")], [0, 1], [1, 1]),
    Case({"change": "traffic_part", "of": 3}, "warlords", POPPIES, ("rally", "traffic"),
         lambda table: play(table, ("herat", "balkh")).state.resources["warlords"], 21, 23),
]  # fmt: skip


@cache
def deck() -> str:
    """A deck in which each case is Momentum on a card of its own."""
    cards = rows()
    for case, row in zip(CASES, cards.values(), strict=False):
        text = {"words": SAID, "lasts": "momentum", "effects": [{"do": "lasting", "changes": [dict(case.change)]}]}
        row |= {"kind": "momentum", "unshaded": text}
        for key in ("shaded", "islamabad"):
            row.pop(key, None)
    return written(cards)


@pytest.mark.parametrize("n", range(len(CASES)))
def test_a_change_is_as_it_is_written(n: int) -> None:
    case = CASES[n]
    card = DECK[n + 1]
    seen = []
    for momentum in ([f"{card.event}:unshaded"], []):
        table = turn(case.faction, case.spaces, options={"deck": deck()}, momentum=momentum, **case.more)
        for answer in case.answers:
            if table.question is not None and str(answer) in table.question.keys:
                play(table, answer)
        seen.append(case.look(table))
    assert seen == [case.seen_with, case.seen_without]


def test_what_takes_a_number_or_spaces_is_tried_with_others() -> None:
    """Those without any are tried on our own cards (``test_lasting_lives``)."""
    taking = {name for name, kind in CHANGES.items() if [each.name for each in fields(kind)] != ["cites"]}
    assert {str(case.change["change"]) for case in CASES} == taking


def test_two_changes_of_a_kind_hold_together() -> None:
    """Limits: the lower one. What is added is added."""
    spaces = {"zabol": {"taliban": 1, "police": 1}}
    costs = [n for n, case in enumerate(CASES) if case.change.get("more") or case.change["change"] == "terror_silent"]
    momentum = [f"{DECK[n + 1].event}:unshaded" for n in costs]
    table = play(turn("taliban", spaces, options={"deck": deck()}, momentum=momentum), "terror", "zabol")
    assert table.state.resources["taliban"] == 15
    assert pieces(table, "zabol").get("taliban") == 1
