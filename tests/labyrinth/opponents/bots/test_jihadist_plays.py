"""When the Jihadist bot plays each card as an event: a world in which it does, and one in which it only could."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth.board import board
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.opponents.bots.jihadist import instructions
from sandtable.labyrinth.opponents.bots.jihadist.chart import Playing, plays_event
from sandtable.labyrinth.registry import is_playable
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.bot_scene import AWAKENING, BASE, moment, rule
from tests.labyrinth.conditions import (
    FAIR,
    FAIR_ALLY,
    GOOD,
    ISLAMIST,
    POOR,
    POOR_ADVERSARY,
    POOR_ALLY,
    muslim,
)

CARDS = {**deck("base"), **deck("awakening")}
SPACES = board("awakening").spaces
World = dict[str, Any]
"""A position; what is not a key of one is a country."""

NO_CELLS: World = {"iran": {"cells": 15}}
NO_PLOTS: World = {"plots": {"available": [], "removed": [1, 1, 1, 2, 2, 3]}}
NO_US_CARD: World = {"hands": {"us": []}}
BOTH_HOLD: World = {"hands": {"us": [23], "jihadist": [60]}}
ONE = {**POOR, "cells": 1}
WAR = {**POOR, "civil_war": True}
RC = {**POOR, "rc": "tan", "cells": 1}
INSURGENCY: World = {"iraq": RC}
SOFT = {"posture": "soft"}
SCHENGEN = ("scandinavia", "benelux", "germany", "eastern_europe", "france", "italy", "spain")
OUTSIDE = (
    "canada", "united_kingdom", "serbia", "russia", "caucasus", "india", "china", "thailand", "philippines",
    "kenya_tanzania", "nigeria",
)  # fmt: skip
FIRST_CARD: World = {"phase": {"side": "jihadist", "card": 1}, **BOTH_HOLD}
TRUCE: World = {"mali": {**POOR_ADVERSARY, "cells": 15, "markers": ["truce"]}, "lapsing": ["truce"]}

PLAYS: dict[int, tuple[World, World | None]] = {
    48: (FIRST_CARD, None),
    49: ({}, NO_CELLS),
    50: ({"iraq": POOR}, {"iraq": POOR, **NO_CELLS}),
    51: ({"iraq": {**POOR, "troops": 1}}, {"iraq": {**POOR, "troops": 1}, **NO_CELLS}),
    52: (INSURGENCY, {**INSURGENCY, **NO_US_CARD}),
    53: (FIRST_CARD, {**FIRST_CARD, **NO_CELLS}),
    54: ({"iraq": {**POOR, "troops": 1}}, {"iraq": {**POOR, "troops": 1, "markers": ["sadr"]}}),
    55: ({}, {"china": SOFT, **NO_CELLS}),
    56: (INSURGENCY, {**INSURGENCY, "prestige": 1, "events": ["vieira_de_mello_slain"]}),
    57: ({}, {**NO_CELLS, "philippines": {**SOFT, "markers": ["abu_sayyaf"]}}),
    58: ({}, {**NO_CELLS, "events": ["al_anbar"]}),
    59: ({}, NO_US_CARD),
    60: ({"pakistan": ONE}, {"pakistan": {**ONE, "markers": ["bhutto_shot"]}}),
    61: ({"memory": {"last_phase": {"disrupted": ["iraq"]}}}, None),
    62: ({}, {"central_asia": POOR_ADVERSARY, "caucasus": SOFT}),
    63: ({}, {**NO_US_CARD, "funding": 9, "prestige": 1}),
    64: ({}, {"lebanon": POOR, "syria": POOR_ADVERSARY}),
    65: ({"russia": {**SOFT, "cells": 1}}, {"russia": {**SOFT, "cells": 1}, "wmd": {"loose": 0, "pakistan": 3}}),
    66: ({}, NO_CELLS),
    67: ({}, NO_CELLS),
    68: ({}, NO_CELLS),
    69: ({"central_asia": ONE}, {"central_asia": ONE, "wmd": {"loose": 0, "pakistan": 3}}),
    70: ({}, NO_CELLS),
    71: ({"russia": {**SOFT, "cells": 1}}, {"russia": {**SOFT, "cells": 1}, "wmd": {"loose": 0, "pakistan": 3}}),
    72: ({"afghanistan": ONE}, {"afghanistan": {**POOR, "cells": 15}}),
    73: ({"somalia": ISLAMIST}, {"somalia": ISLAMIST, "events": ["pirates"]}),
    74: ({"iran": {"cells": 1}}, {}),
    75: ({}, {"germany": SOFT, "france": SOFT, "prestige": 1}),
    76: (INSURGENCY, None),
    77: ({"iraq": {**POOR_ALLY, "troops": 1}}, {"iraq": {**POOR_ADVERSARY, "troops": 1}}),
    78: ({}, None),
    79: ({"iran": {"cells": 1}}, {"united_states": {"cells": 1}}),
    80: ({}, {**NO_CELLS, "pakistan": {**POOR, "markers": ["fata"]}}),
    81: (INSURGENCY, {"iraq": {**RC, "besieged": True, "cells": 15}}),
    82: ({}, NO_CELLS),
    83: ({}, {"pakistan": POOR_ADVERSARY, **NO_CELLS}),
    84: ({"events": ["wiretapping"]}, None),
    86: ({}, {**NO_US_CARD, **NO_CELLS, "prestige": 1}),
    87: ({"yemen": ONE}, {"yemen": ONE, **NO_PLOTS}),
    90: (INSURGENCY, {**INSURGENCY, **NO_US_CARD, "us_posture": "soft"}),
    91: ({}, NO_CELLS),
    92: ({"iraq": POOR_ADVERSARY}, {"iraq": POOR_ADVERSARY, "funding": 9}),
    93: ({}, {**NO_CELLS, "prestige": 1, "afghanistan": {**POOR, "besieged": True}}),
    94: ({"jordan": FAIR, "memory": {"last_phase": {"improved": ["jordan"]}}}, None),
    95: ({}, {"funding": 9}),
    96: ({}, {"plots": {"available": [2], "removed": [1, 1, 1, 2, 3]}}),
    97: (BOTH_HOLD, None),
    98: ({}, NO_CELLS),
    99: ({}, {**NO_US_CARD, "prestige": 1}),
    100: ({"iraq": {**POOR, "troops": 12}}, {}),
    101: ({}, {"serbia": SOFT}),
    102: ({"central_asia": POOR_ALLY}, {"central_asia": POOR}),
    103: ({}, {"lebanon": POOR}),
    104: ({"turkey": FAIR}, {"turkey": POOR}),
    106: ({"iraq": {**FAIR, "cells": 1, "troops": 1}}, {"iraq": {**ONE, "troops": 1}}),
    107: ({}, {"turkey": POOR, "iraq": POOR}),
    108: ({"pakistan": {**FAIR_ALLY, "cells": 1}}, {"pakistan": {**POOR_ALLY, "cells": 1}}),
    109: ({"iraq": {**RC, "cells": 2}}, None),
    110: (
        {"iraq": {**POOR, "troops": 1}},
        {"iraq": {**POOR, "troops": 1}, **NO_CELLS, "plots": {"available": [1, 1, 1, 3], "removed": [2, 2]}},
    ),
    111: ({}, {"prestige": 1}),
    112: ({}, {"prestige": 1}),
    113: ({}, {"prestige": 8}),
    114: ({}, {"prestige": 3}),
    115: ({"pakistan": {**FAIR_ALLY, "cells": 1}}, {"pakistan": {**FAIR_ALLY, "cells": 1}, **NO_PLOTS}),
    116: ({"yemen": ONE}, {"yemen": ONE, **NO_PLOTS}),
    117: ({"discard": [91]}, {"discard": [25]}),
    119: ({}, {"yemen": {**POOR_ADVERSARY, "besieged": True}}),
    164: ({}, {"events": ["bloody_thursday"]}),
    165: ({"yemen": {**POOR, "cells": 2}}, {"yemen": {**WAR, "besieged": True, "cells": 2}}),
    166: ({}, NO_US_CARD),
    167: ({"yemen": POOR}, {"yemen": WAR, **NO_CELLS}),
    168: ({"yemen": {**WAR, "cells": 1, "troops": 1}}, {"yemen": {**WAR, "cells": 1, "troops": 1}, **NO_US_CARD}),
    169: ({"mali": POOR}, {"mali": POOR, "funding": 8, **NO_CELLS}),
    170: ({"yemen": {**POOR, "awakening": 1}}, {"yemen": POOR}),
    171: ({}, {"prestige": 1, "iraq": WAR, **NO_CELLS}),
    172: ({}, {"somalia": {**WAR, "besieged": True}, "sudan": {**WAR, "besieged": True}, **NO_CELLS, **NO_PLOTS}),
    173: ({}, None),
    174: ({}, {"us_posture": "soft"}),
    175: ({}, {"events": ["censorship"]}),
    176: ({"jordan": FAIR_ALLY}, {"jordan": FAIR}),
    177: ({}, {"funding": 9}),
    178: ({"yemen": {**WAR, "militia": 1}}, {"yemen": WAR}),
    179: ({}, {"off_map_troops": 15, "china": SOFT}),
    180: ({"yemen": {**WAR, "cells": 1}}, {"yemen": {**WAR, "cells": 1}, "funding": 9}),
    181: ({"iran": {"cells": 1}}, None),
    182: ({"canada": {"posture": "hard"}}, {"canada": {"posture": "hard"}, **NO_CELLS, **NO_PLOTS}),
    183: ({"somalia": ISLAMIST}, {"somalia": ISLAMIST, "events": ["pirates"]}),
    184: ({"us_posture": "soft"}, None),
    185: ({"yemen": {**POOR_ALLY, "troops": 1}}, {"yemen": {**POOR_ADVERSARY, "troops": 1}}),
    186: ({}, {**NO_CELLS, **NO_PLOTS}),
    187: ({"yemen": WAR}, {"yemen": {**WAR, "besieged": True}, **NO_CELLS}),
    188: ({}, {"prestige": 1, "syria": GOOD, "iraq": GOOD}),
    189: ({}, NO_CELLS),
    190: ({"yemen": ONE}, {"yemen": ONE, **NO_PLOTS}),
    191: ({}, None),
    192: (INSURGENCY, {**INSURGENCY, **NO_US_CARD, "us_posture": "soft"}),
    193: ({}, NO_CELLS),
    194: ({}, {"prestige": 1, "russia": SOFT, "germany": SOFT}),
    195: ({"yemen": {**FAIR, "civil_war": True, "cells": 3}}, {"yemen": {**WAR, "cells": 3}}),
    196: ({"yemen": POOR}, None),
    197: ({}, {"prestige": 1}),
    198: (
        {"yemen": {**POOR_ALLY, "civil_war": True, "troops": 1}},
        {"yemen": {**POOR_ADVERSARY, "civil_war": True, "troops": 1}, "prestige": 1, **dict.fromkeys(OUTSIDE, SOFT)},
    ),
    199: ({}, None),
    200: ({"yemen": POOR}, {"yemen": POOR_ADVERSARY, **TRUCE}),
    201: ({"mali": POOR}, {"mali": POOR, **NO_CELLS}),
    202: ({}, dict.fromkeys(("china", "russia", "india"), SOFT)),
    203: ({"yemen": POOR}, {"yemen": WAR}),
    204: ({}, NO_US_CARD),
    205: ({}, {"turkey": WAR, "syria": WAR, "iraq": WAR, **NO_CELLS}),
    206: ({"yemen": {**POOR, "awakening": 1}}, {"yemen": {**POOR, "reaction": 1}}),
    207: ({}, None),
    208: ({"iraq": {**POOR, "troops": 12}}, {}),
    209: ({"yemen": {**POOR, "militia": 1}}, {"yemen": ONE}),
    210: ({"yemen": {**POOR, "awakening": 1}}, {"yemen": {**POOR, "reaction": 1}}),
    211: (
        {"yemen": POOR, "memory": {"this_phase": {"operations": ["yemen"]}}},
        {"yemen": WAR, "memory": {"this_phase": {"operations": ["yemen"]}}},
    ),
    214: ({}, {"events": ["3_cups_of_tea"], "lapsing": ["arab_winter"]}),
    215: ({}, NO_CELLS),
    216: ({"iraq": WAR}, {"iraq": WAR, "funding": 9}),
    217: ({"discard": [165]}, {}),
    218: ({"yemen": {**WAR, "cells": 1, "militia": 2}}, {"yemen": {**WAR, "cells": 2, "militia": 1}}),
    219: ({"yemen": {**POOR, "reaction": 1}}, {"yemen": POOR}),
    220: ({"syria": FAIR}, {"syria": WAR}),
    221: ({"yemen": WAR, "jordan": ONE}, {"yemen": {**WAR, "cells": 1}}),
    222: ({}, {"us_posture": "soft"}),
    223: ({}, {"iran": {"side": "muslim", **GOOD}, "funding": 1}),
    224: (
        {"memory": {"last_phase": {"plots_resolved_in": ["canada"]}}},
        {"memory": {"last_phase": {"plots_resolved_in": ["canada"]}}, "prestige": 1, "us_posture": "soft"},
    ),
    225: ({}, {"funding": 9, **dict.fromkeys(SCHENGEN, SOFT)}),
    226: ({"mali": POOR}, {"mali": WAR, **NO_CELLS}),
    227: ({"yemen": {**POOR, "reaction": 1}}, {"yemen": {**POOR, "awakening": 1}}),
    230: (
        {"yemen": {**WAR, "cells": 2}},
        {"yemen": {**POOR_ADVERSARY, "civil_war": True, "cells": 2}, "funding": 9},
    ),
    231: ({"yemen": {**WAR, "militia": 1}}, {"yemen": WAR}),
    232: ({}, {"prestige": 1, "lapsing": ["arab_winter"], "events": ["trade_embargo_jihadist"]}),
    233: ({"yemen": {**WAR, "cells": 1}}, {"yemen": {**WAR, "militia": 1}}),
    234: ({"syria": POOR}, {"syria": {**POOR, "reaction": 1}}),
    235: ({"yemen": {**WAR, "cells": 1}}, {"yemen": {**WAR, "militia": 1}}),
    236: ({"discard": [164]}, {"discard": [127]}),
    237: ({"yemen": WAR}, {}),
    238: ({"yemen": {**POOR, "awakening": 1, "reaction": 1}}, None),
}
SAME = {85: 84, 88: 87, 89: 87, 105: 104, 118: 117, 212: 211, 213: 211, 228: 227}
"""Cards that are printed several times."""
NEVER = (120, 229, 239, 240)
"""US Election happens by itself; the others are for two people."""

ALL = {**PLAYS, **{number: PLAYS[like] for number, like in SAME.items()}}


def plays(number: int, world: World) -> bool:
    """Whether the bot would play the card, which it may, in a world."""
    position = {key: value for key, value in world.items() if key not in SPACES}
    countries = {key: value for key, value in world.items() if key in SPACES}
    filler = 23 if number <= 120 else 126
    position = {"hands": {"us": [filler]}, "playing": [number], **position}
    if number > 120:
        position["hands"] = {US: [126] if position["hands"].get("us") else []}
    elif number in position["hands"].get("jihadist", []):
        position["hands"]["jihadist"].remove(number)
    g = moment(countries, rules=BASE if number <= 120 else AWAKENING, **position)
    card = g.card(number)
    assert is_playable(g.s, card, JIHADIST)
    return plays_event(g.s, Playing(card, card.ops))


@rule("12.4.1a", "12.3")
@pytest.mark.parametrize("number", sorted(ALL))
def test_a_card_is_played_when_its_instruction_holds(number: int) -> None:
    assert plays(number, ALL[number][0])


@rule("12.4.1a", "12.3", "12.3.7")
@pytest.mark.parametrize("number", sorted(number for number, (_, no) in ALL.items() if no is not None))
def test_a_card_is_not_played_when_it_does_not(number: int) -> None:
    no = ALL[number][1]
    assert no is not None
    assert not plays(number, no)


@rule("12.3")
def test_some_cards_are_never_played() -> None:
    g = moment({"yemen": WAR}, playing=[239])
    assert is_playable(g.s, g.card(239), JIHADIST)
    assert not plays_event(g.s, Playing(g.card(239), 3))
    for number in (120, 229, 240):
        assert not instructions.BOOK.plays[number](g.s)


@rule("12.4")
def test_every_card_has_its_instruction_and_cards_of_the_us_have_none() -> None:
    for number, card in CARDS.items():
        assert (number in instructions.BOOK.plays) is (card.side != US)
    assert set(instructions.BOOK.plays) == {*ALL, *NEVER}


# -- more than one way


@rule("12.4.1a")
@pytest.mark.parametrize(
    ("number", "world"),
    [
        (50, {"iraq": POOR, "iran": {"cells": 14}}),
        (62, {"central_asia": POOR_ADVERSARY, "caucasus": {"posture": "hard"}}),
        (62, {"central_asia": POOR_ADVERSARY, "caucasus": SOFT, "russia": {**SOFT, "markers": ["ctr"]}}),
        (63, {**NO_US_CARD, "funding": 9, "prestige": 2}),
        (63, {**NO_US_CARD, "funding": 8, "prestige": 1}),
        (64, {"lebanon": POOR, "syria": muslim("Fair Adversary")}),
        (81, {"iraq": {**RC, "besieged": True, "cells": 15, "aid": 1}}),
        (96, {"plots": {"available": [2], "removed": [1, 1, 1, 2, 3]}, "somalia": ISLAMIST}),
        (102, {"central_asia": FAIR}),
        (102, {"central_asia": GOOD}),
        (117, {"discard": [25], "iraq": ISLAMIST, "saudi_arabia": ISLAMIST}),
        (169, {"mali": POOR, "funding": 7, **NO_CELLS}),
        (186, {**NO_CELLS, "plots": {"available": [2], "removed": [1, 1, 1, 2, 3]}}),
        (186, {**NO_CELLS, "plots": {"available": [3], "removed": [1, 1, 1, 2, 2]}}),
        (187, {"yemen": {**WAR, "besieged": True, "aid": 1}, **NO_CELLS}),
        (188, {"prestige": 1, "syria": POOR, "iraq": GOOD}),
        (195, {"yemen": {**WAR, "cells": 3, "troops": 1}}),
        (197, {"prestige": 1, "removed_cards": [237]}),
        (200, {"yemen": POOR_ADVERSARY}),
        (202, {**dict.fromkeys(("china", "russia", "india"), SOFT), "reserves": {"us": 1}}),
        (205, {"turkey": POOR, **NO_CELLS}),
        (224, {"memory": {"last_phase": {"plots_resolved_in": ["canada"]}}, "prestige": 1}),
        (225, {"funding": 9}),
        (226, {"mali": WAR}),
        (230, {"yemen": {**WAR, "cells": 2}, "funding": 9}),
        (233, {"yemen": {**WAR, "cells": 1, "militia": 1}, "lapsing": ["arab_winter"]}),
    ],
)
def test_each_part_of_an_instruction_counts(number: int, world: World) -> None:
    removed = world.get("removed_cards")
    if removed is None:
        assert plays(number, world)
        return
    g = moment({}, prestige=1, removed=removed, playing=[number])
    assert plays_event(g.s, Playing(g.card(number), 3))


@rule("12.4.1a")
@pytest.mark.parametrize(
    ("number", "world"),
    [
        (96, {"somalia": ISLAMIST, **NO_PLOTS}),  # it may be any plot, but there is none
        (107, {"turkey": POOR}),  # an unmarked Iraq cannot be governed worse
        (200, {"yemen": {**POOR_ADVERSARY, "cells": 15}}),
        (221, {"yemen": {**WAR, "cells": 3}, "jordan": WAR}),  # it draws cells to Yemen, which needs them
    ],
)
def test_what_the_chosen_country_does_not_allow_is_not_played(number: int, world: World) -> None:
    assert not plays(number, world)


@rule("12.4.1a")
@pytest.mark.parametrize(("awakening", "possible"), [(2, False), (1, True)])
def test_iran_needs_a_jihad_that_can_succeed_where_it_is_rolled(awakening: int, possible: bool) -> None:
    """Two Awakening markers in a Fair country are too much for any die (11.1.3)."""
    g = moment({"lebanon": {**FAIR, "awakening": awakening}}, campaign=True, playing=[104])
    assert plays_event(g.s, Playing(g.card(104), 2)) is possible


SWAP: World = {
    **dict.fromkeys(SCHENGEN, SOFT),
    **{id: {"posture": "hard", "cells": 1} for id in ("germany", "italy")},
}


@rule("12.4.1a", "12.3.9a")
def test_two_sleepers_that_would_change_places_are_no_effect() -> None:
    """Schengen Visas go to the two countries of the US Posture, where all the cells are."""
    assert not plays(74, SWAP)
    assert plays(74, {**SWAP, "germany": {"posture": "hard", "active_cells": 1}})
    assert plays(74, {**SWAP, "france": {"posture": "hard"}})
    assert plays(74, {**SWAP, "iran": {"cells": 1}})
    assert plays(74, {**SWAP, "italy": {"posture": "hard"}})


@rule("12.4.1a")
def test_biometrics_hinders_no_event() -> None:
    assert plays(79, {"iran": {"cells": 1}, "lapsing": ["biometrics"]})


@rule("12.4.1a")
def test_day_of_rage_is_played_for_its_test_alone() -> None:
    assert plays(203, {"lapsing": ["arab_winter"]})
    assert not plays(203, {"yemen": POOR, "lapsing": ["arab_winter"]})


@rule("12.4.1a")
def test_boko_haram_has_no_use_for_a_small_plot() -> None:
    assert not plays(186, {**NO_CELLS, "plots": {"available": [1], "removed": [1, 1, 2, 2, 3]}})


@rule("12.4.1a")
def test_oil_is_left_alone_where_it_would_win_for_the_us() -> None:
    good = dict.fromkeys(("iraq", "saudi_arabia", "gulf_states"), GOOD)
    assert not plays(117, {"discard": [91], **good})  # 9 and three exporters


@rule("12.4.1a")
def test_the_door_of_itjihad_closes_every_event() -> None:
    g = moment({}, rules=BASE, lapsing=["the_door_of_itjihad_us"], playing=[95])
    assert is_playable(g.s, g.card(95), JIHADIST)
    assert not plays_event(g.s, Playing(g.card(95), 3))
