"""The Event Instructions of the US bot, card by card: when it plays an event (13.3, 13.4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.opponents.bots.us import instructions
from sandtable.labyrinth.opponents.bots.us.priority_plot import plots_in
from sandtable.labyrinth.opponents.bots.us.rehearsal import event_can_be_played
from sandtable.labyrinth.registry import is_playable
from sandtable.labyrinth.rules import AWAKENING, rules_named
from tests.labyrinth.bot_us_scene import about, moment, rule
from tests.labyrinth.conditions import muslim

CELL: dict[str, Any] = {"cells": 1}
IR = muslim("Islamist Rule Adversary")
ALLY, FAIR_ALLY, GOOD = muslim("Poor Ally"), muslim("Fair Ally"), muslim("Good Neutral")
NEUTRAL, FAIR, ADVERSARY = muslim("Poor Neutral"), muslim("Fair Neutral"), muslim("Poor Adversary")
SOFT: dict[str, Any] = {"us_posture": "soft"}
HELD: dict[str, Any] = {"hands": {"jihadist": [70]}}
HELD_LATER: dict[str, Any] = {"hands": {"jihadist": [198]}}
NOBODY: dict[str, Any] = {"iran": {}, "canada": CELL}
"""No cells but one in Canada."""


def war(**rest: Any) -> dict[str, Any]:
    return muslim("Poor Neutral", civil_war=True, **rest)


FULL = {"gulf_states": war(militia=15)}
"""All Militia are in use."""


def everywhere(posture: str, **others: Any) -> dict[str, Any]:
    """Every Posture there is, as given."""
    spaces = rules_named(AWAKENING).board.spaces.values()
    return {space.id: {"posture": posture} for space in spaces if space.takes_posture} | others


BASE_WORLD = {id: state for id, state in everywhere("hard").items() if id not in ("nigeria",)}

Case = tuple[int, bool, dict[str, Any], dict[str, Any]]
CASES: list[Case] = [
    (1, True, {"jordan": {**FAIR, "plots": [1]}}, {"funding": 2}),
    (1, False, {"jordan": {**FAIR, "plots": [1]}}, {"funding": 1}),
    (5, False, {"united_states": {"plots": [1]}}, {}),
    (17, True, {"russia": CELL}, {}),
    (17, True, {"central_asia": {**NEUTRAL, "cells": 1}}, {}),
    (17, False, {}, {"hands": {"jihadist": [65]}}),
    (18, False, {}, HELD),
    (19, True, {"turkey": FAIR}, {}),
    (19, False, {"turkey": FAIR_ALLY}, {}),
    (19, False, {"turkey": GOOD}, {}),
    (20, True, {"jordan": FAIR_ALLY}, {"prestige": 11, "funding": 1}),
    (20, True, {"jordan": FAIR_ALLY}, {"prestige": 12, "funding": 2}),
    (20, True, {"jordan": FAIR}, {"prestige": 12, "funding": 1}),
    (20, False, {"jordan": FAIR_ALLY}, {"prestige": 12, "funding": 1}),
    (20, False, {"jordan": GOOD}, {}),
    (29, True, {}, {}),
    (29, True, {**BASE_WORLD, "spain": {"posture": "soft"}}, {}),
    (29, True, {**BASE_WORLD, "united_kingdom": {"posture": "soft"}}, {}),
    (29, False, BASE_WORLD, {}),
    (32, False, {"jordan": ADVERSARY}, {**SOFT, "hands": {"us": [1]}}),
    (37, False, {"iraq": ADVERSARY}, {}),
    (39, False, {"libya": ADVERSARY}, {}),
    (96, True, {"jordan": {**FAIR, "plots": [1, 1, 1]}, "scandinavia": {"posture": "soft"}}, {}),
    (96, False, {"jordan": {**FAIR, "plots": [1, 1, 1]}, "scandinavia": {"posture": "hard"}}, {}),
    (96, False, {"jordan": {**FAIR, "plots": [1, 1, 1]}, "egypt": IR}, {}),
    (96, False, {"scandinavia": {"posture": "soft"}}, {}),
    (99, False, {}, {}),
    (100, True, {}, {"funding": 2}),
    (100, False, {}, {"funding": 1}),
    (100, False, {"jordan": {**FAIR_ALLY, "troops": 11}}, {}),
    (102, True, {}, {}),
    (102, True, {"central_asia": IR}, {}),
    (102, True, {"central_asia": NEUTRAL}, {}),
    (102, True, {"central_asia": muslim("Fair Adversary")}, {}),
    (102, False, {"central_asia": ALLY}, {}),
    (102, False, {"central_asia": FAIR}, {}),
    (102, False, {"central_asia": muslim("Good Adversary")}, {}),
    *[(card, True, {}, {}) for card in (104, 105)],
    *[(card, True, {**NOBODY, "yemen": {**FAIR, "cells": 1}}, {}) for card in (104, 105)],
    *[(card, False, NOBODY, {}) for card in (104, 105)],
    (108, True, {"pakistan": {**NEUTRAL, "cells": 1}}, {}),
    (108, True, {"pakistan": muslim("Fair Adversary", cells=1)}, {}),
    (108, False, {"pakistan": {**ALLY, "cells": 1}}, {}),
    (108, False, {"pakistan": {**FAIR, "cells": 1}}, {}),
    (108, False, {"pakistan": muslim("Good Adversary", cells=1)}, {}),
    (110, True, {"jordan": {**FAIR, "troops": 1}}, {"prestige": 11}),
    (110, False, {"jordan": {**FAIR, "troops": 1}}, {"prestige": 12}),
    (113, True, {}, {"prestige": 7}),
    (113, False, {}, {"prestige": 6}),
    (114, True, {}, {"prestige": 6}),
    (114, False, {}, {"prestige": 7}),
    *[(card, True, {}, {"discard": [2]}) for card in (117, 118, 236) if card < 121],
    (236, True, {}, {"discard": [155]}),
    *[(card, False, {}, {"discard": []}) for card in (117, 118, 236)],
    *[(card, True, dict.fromkeys(("iraq", "saudi_arabia", "gulf_states"), GOOD), {}) for card in (117, 118, 236)],
    (117, False, {"algeria_tunisia": IR, "libya": IR, "sudan": IR}, {"discard": [2]}),
    (118, False, {"algeria_tunisia": IR, "libya": IR, "sudan": IR}, {"discard": [2]}),
    (236, False, {"algeria_tunisia": IR, "libya": IR, "sudan": IR}, {"discard": [155]}),
    (117, True, {"algeria_tunisia": IR, "gulf_states": IR}, {"discard": [2]}),
    (119, True, {}, {}),
    (119, False, {"yemen": IR}, {}),
    (120, False, {}, {}),
    (122, True, {"jordan": {**FAIR, "plots": [1]}}, {"funding": 2}),
    (122, False, {"jordan": {**FAIR, "plots": [1]}}, {"funding": 1}),
    (132, True, {"jordan": war()}, {}),
    (132, True, {**FULL, "jordan": war(cells=1)}, {}),
    (132, False, {**FULL, "jordan": war()}, {}),
    (133, True, {"libya": {**NEUTRAL, "awakening": 1}}, {}),
    (133, True, {"libya": war(), "egypt": {**NEUTRAL, "awakening": 1}}, {}),
    (133, False, {"libya": war(militia=15), "egypt": {**NEUTRAL, "awakening": 1}, "italy": {"posture": "hard"}}, {}),
    (133, False, {"libya": GOOD, "egypt": {**NEUTRAL, "awakening": 1}, "italy": {"posture": "soft"}}, SOFT),
    (133, True, {"libya": GOOD, "egypt": {**NEUTRAL, "awakening": 1}, "italy": {"posture": "soft"}}, {}),
    (135, True, {}, HELD_LATER),
    (135, True, {"pakistan": {"wmd_cache": 2}}, {"plots": {"available": [1, 1, 1, 2, 2, 3, "wmd"]}}),
    (135, False, {"pakistan": {"wmd_cache": 2}, "jordan": {**FAIR, "plots": ["wmd"]}}, {}),
    (136, True, {}, {"funding": 2}),
    (136, True, {"jordan": {**NEUTRAL, "cells": 1}}, {"funding": 1}),
    (136, False, {"jordan": {**IR, "cells": 1}}, {"funding": 1}),
    (138, False, {}, HELD_LATER),
    (144, True, {"jordan": {**NEUTRAL, "troops": 2}}, {}),
    (144, False, {**FULL, "jordan": {**NEUTRAL, "troops": 2}}, {}),
    (152, True, {"jordan": war(cells=1), "mali": IR, "somalia": IR, "lebanon": IR}, SOFT),
    (152, False, {"jordan": war(cells=1), "mali": IR, "somalia": IR}, SOFT),
    (152, False, {"jordan": war(cells=1), "mali": IR, "somalia": IR, "lebanon": IR}, {}),
    (152, False, {"jordan": war(), "mali": IR, "somalia": IR, "lebanon": IR}, SOFT),
    (
        152,
        False,
        {"jordan": war(cells=1), "mali": IR, "somalia": IR, "lebanon": IR, "egypt": {**ALLY, "troops": 10}},
        {**SOFT, "events": ["sequestration"]},
    ),
    (
        152,
        True,
        {"jordan": war(cells=1), "mali": IR, "somalia": IR, "lebanon": IR, "egypt": {**ALLY, "troops": 9}},
        {**SOFT, "events": ["sequestration"], "off_map_troops": 3},
    ),
    (156, True, {"iraq": {**NEUTRAL, "cells": 1}}, {}),
    (156, False, {"iraq": {**NEUTRAL, "cells": 1, "troops": 1}}, {}),
    (156, False, {**FULL, "iraq": {**NEUTRAL, "cells": 1}}, {}),
    (160, True, {}, {"discard": [215]}),
    (160, False, {}, {"discard": [155]}),
    (161, True, {"jordan": {**FAIR, "plots": [1]}}, {}),
    (161, True, {"jordan": {**FAIR, "cells": 4}}, {}),
    (161, False, {"jordan": {**FAIR, "cells": 3}}, {}),
    (162, True, {"jordan": {**ADVERSARY, "awakening": 1, "reaction": 1}}, {}),
    (162, True, {"jordan": {**NEUTRAL, "awakening": 1, "reaction": 1}}, {}),
    (162, False, {"jordan": {**ALLY, "awakening": 1, "reaction": 1}}, {}),
    (200, True, {"egypt": FAIR}, {}),
    (200, True, {"egypt": FAIR_ALLY}, {}),
    (200, False, {"egypt": FAIR_ALLY}, {"lapsing": ["arab_winter"]}),
    (201, True, {}, {}),
    (201, False, FULL, {}),
    (202, True, {}, {}),
    (202, False, everywhere("hard"), {}),
    (202, True, everywhere("hard"), {"reserves": {"jihadist": 1}}),
    (204, True, {}, {"prestige": 11}),
    (204, False, {}, {"prestige": 12}),
    (205, True, {**NOBODY, "turkey": {**FAIR, "cells": 1}}, {}),
    (205, True, {**NOBODY, "syria": {**NEUTRAL, "reaction": 1}}, {}),
    (205, False, {**NOBODY, "syria": {**NEUTRAL, "awakening": 1}}, {}),
    (206, True, {"jordan": {**NEUTRAL, "reaction": 1}}, {}),
    (206, False, {"jordan": {**NEUTRAL, "awakening": 1}}, {}),
    (208, True, {}, {"funding": 1}),
    (208, True, {}, {"prestige": 12}),
    (208, False, {}, {"funding": 1, "prestige": 12}),
    (208, False, {"jordan": {**FAIR_ALLY, "troops": 11}}, {}),
    (209, True, {"jordan": {**NEUTRAL, "cells": 1}}, {}),
    (209, False, {"jordan": {**NEUTRAL, "cells": 1, "militia": 1}, "iran": {**IR, "side": "muslim"}}, {}),
    (209, False, {"jordan": {**NEUTRAL, "militia": 1}}, {}),
    (210, True, {"jordan": {**NEUTRAL, "reaction": 1}}, {}),
    (210, False, {"jordan": {**NEUTRAL, "awakening": 1}}, {}),
    *[
        (card, answer, {"jordan": GOOD}, {"memory": {"this_phase": {"operations": ["jordan"]}}, "events": marked})
        for card in (211, 212, 213)
        for answer, marked in ((True, []), (False, ["smartphones"]))
    ],
    (211, True, {"jordan": FAIR}, {"memory": {"this_phase": {"operations": ["jordan"]}}, "events": ["smartphones"]}),
    (214, True, {}, {}),
    (214, False, {}, {"lapsing": ["arab_winter"]}),
    (215, True, {"syria": war(caliphate_capital=True)}, {"prestige": 12}),
    (217, True, {}, {"discard": [165]}),
    (217, False, {}, {"discard": [155]}),
    (218, True, {"jordan": war(cells=2, militia=1)}, {}),
    (218, False, {"jordan": war(cells=1, militia=2)}, {}),
    (220, True, {}, {}),
    (220, True, {"syria": FAIR}, {}),
    (220, False, {"syria": GOOD}, {}),
    (220, False, {"syria": muslim("Fair Neutral", civil_war=True)}, {}),
    (221, True, {"jordan": war()}, {}),
    (221, False, {"iran": {}, "jordan": war(cells=1)}, {}),
    (222, True, {}, SOFT),
    (222, False, {}, {}),
    (222, False, everywhere("soft"), SOFT),
    (222, True, everywhere("soft", iraq=IR), SOFT),
    (224, True, {"spain": {"posture": "soft"}}, {"memory": {"last_phase": {"plots_resolved_in": ["spain"]}}}),
    (224, False, everywhere("hard"), {"memory": {"last_phase": {"plots_resolved_in": ["spain"]}}}),
    (225, True, {}, {"prestige": 11}),
    (225, False, {}, {"prestige": 12}),
    (226, True, {"mali": NEUTRAL}, {}),
    (226, True, {"mali": {**NEUTRAL, "markers": ["serval"]}}, {}),
    (226, False, {**FULL, "mali": {**NEUTRAL, "markers": ["serval"]}}, {}),
    *[(card, True, {"jordan": {**NEUTRAL, "awakening": 1}}, {}) for card in (227, 228)],
    *[(card, False, {"jordan": {**NEUTRAL, "reaction": 1}}, {}) for card in (227, 228)],
    (229, False, {}, {"hands": {"us": [126], "jihadist": [198]}}),
    (230, False, {"jordan": war(cells=2)}, {}),
    (231, True, {"jordan": war(cells=1)}, {}),
    (231, False, {"jordan": war(militia=1)}, {}),
    (233, True, {"jordan": war(cells=1, militia=1)}, {}),
    (233, False, {"jordan": war(cells=1)}, {}),
    (233, True, {"jordan": war(cells=1)}, {"lapsing": ["arab_winter"]}),
    (234, True, {"syria": NEUTRAL}, {}),
    (234, False, {"syria": GOOD}, {}),
    (234, False, {"syria": {**NEUTRAL, "awakening": 1}}, {}),
    (234, False, {**FULL, "syria": NEUTRAL}, {}),
    (235, True, {"jordan": war(militia=1)}, {}),
    (235, False, {"jordan": war(militia=1, cells=1)}, {}),
    (239, False, {"jordan": war()}, {}),
    (240, False, {}, {}),
]
NEVER = (5, 18, 32, 37, 39, 99, 120, 138, 229, 230, 239, 240)
LOOKS_AT_A_HAND = (32, 229)
"""Not playable against a pile to begin with (13.2)."""


@rule("13.3", "13.4.2b")
@pytest.mark.parametrize(
    ("card", "plays", "countries", "position"), CASES, ids=[f"{card}-{plays}" for card, plays, *_ in CASES]
)
def test_when_the_bot_plays_an_event(
    card: int, plays: bool, countries: dict[str, Any], position: dict[str, Any]
) -> None:
    s = moment(countries, later=card > 120, playing=[card], **position).s
    printed = s.rules.deck[card]
    assert event_can_be_played(s, about(s, card)) is plays
    if card in instructions.BOOK.plays:
        assert instructions.plays(s, printed) is plays
    if card not in LOOKS_AT_A_HAND and not printed.auto:
        assert is_playable(s, printed, "us"), "only the instructions should stand in the way"


def test_every_line_of_the_instructions_is_tested_both_ways() -> None:
    for card in instructions.BOOK.plays:
        answers = {plays for number, plays, *_ in CASES if number == card}
        assert answers == ({False} if card in NEVER else {True, False}), card


def test_the_bot_never_plays_a_jihadist_event() -> None:
    s = moment({"jordan": FAIR, "canada": CELL}).s
    jihadist = [card.number for card in deck().values() if card.side == "jihadist"]
    assert not any(event_can_be_played(s, about(s, number)) for number in jihadist)


# -- an event without an effect is not played (13.4.2b)

WITHOUT_EFFECT: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (2, {}, {}),
    (6, {}, {"events": ["patriot_act"], "funding": 1}),
    (16, {"benelux": {"posture": "hard"}}, {"funding": 1}),
    (28, {}, {}),
    (43, {}, {"events": ["patriot_act"]}),
    (98, {}, {"funding": 1}),
    (123, {"iran": {}, "canada": CELL}, {}),
    (137, {}, {}),
    (151, {"syria": {**NEUTRAL, "wmd_cache": 0}}, {}),
]


@rule("13.4.2b")
@pytest.mark.parametrize(("card", "countries", "position"), WITHOUT_EFFECT)
def test_an_event_without_effect_is_not_played(card: int, countries: dict[str, Any], position: dict[str, Any]) -> None:
    s = moment(countries, later=card > 120, playing=[card], **position).s
    assert event_can_be_played(s, about(s, card)) is (card == 2)


def test_trying_an_event_out_changes_nothing() -> None:
    for card in (12, 43, 45, 97, 114):
        g = moment({"jordan": FAIR}, playing=[card], hands={"us": [1, 2], "jihadist": [70]})
        before = g.s.copy()
        assert event_can_be_played(g.s, about(g.s, card))
        assert g.s == before


def test_an_event_that_only_low_dice_make_useful_is_played() -> None:
    """Fracking at Prestige 12 with its marker in play: only a bad Prestige roll could change anything but the draw."""
    s = moment({}, prestige=12, playing=[114]).s
    assert not event_can_be_played(s, about(s, 114))  # GTMO wants Low or Medium
    s = moment({}, prestige=6, playing=[114], lapsing=["gtmo"]).s
    assert event_can_be_played(s, about(s, 114))


# -- events that alert (13.4.1)

ALERTS: list[tuple[int, bool, dict[str, Any]]] = [
    (21, True, {"jordan": {**ALLY, "plots": [1]}}),
    (21, True, {"canada": {"plots": [1]}}),
    (21, False, {"jordan": {**NEUTRAL, "plots": [1]}}),
    (31, True, {"canada": {"plots": [1]}}),
    (31, False, {"spain": {"plots": [1]}}),
    (116, True, {"spain": {"plots": [1]}}),
    (116, True, {"jordan": {**ALLY, "plots": [1]}}),
    (116, False, {"jordan": {**NEUTRAL, "plots": [1]}}),
    (161, True, {"jordan": {**NEUTRAL, "plots": [1]}}),
    (207, True, {"canada": {"plots": [1]}}),
    (207, False, {"canada": {"plots": [1]}, "united_states": {"cadre": True}}),
    (207, False, {"russia": {"plots": [1]}, "canada": CELL}),
    (2, False, {"canada": {"plots": [1]}}),
]


@rule("13.4.1b")
@pytest.mark.parametrize(("card", "alerts", "countries"), ALERTS)
def test_which_events_would_remove_the_priority_plot(card: int, alerts: bool, countries: dict[str, Any]) -> None:
    s = moment(countries, later=card > 120, playing=[card]).s
    assert instructions.would_alert(s, s.rules.deck[card], plots_in(s.occupied)[0]) is alerts


def test_every_event_that_alerts_is_tested() -> None:
    assert {card for card, alerts, _ in ALERTS if alerts} == set(instructions.ALERTS)
