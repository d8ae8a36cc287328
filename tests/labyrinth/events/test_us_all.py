"""Every US event alike: when it may be played, who decides, what becomes of the card (6.2.5 to 6.2.9, 6.3.2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.conditions import FAIR_ALLY, ISLAMIST
from tests.labyrinth.scene import play, playable, turn

NEUTRAL = {"governance": "fair", "alignment": "neutral"}
ADVERSARY = {"governance": "poor", "alignment": "adversary"}
CHANGED = {"governance": "poor", "alignment": "ally", "rc": "tan", "troops": 2}
OVERSTRETCH = {"pakistan": {**FAIR_ALLY, "troops": 11}}


@dataclass(frozen=True)
class Case:
    """Where an event can happen, with the answers of the US and dice, and positions in which it cannot."""

    may: dict[str, Any] = field(default_factory=dict)
    answers: tuple[str | tuple[str, ...], ...] = ()
    dice: tuple[int, ...] = ()
    may_not: tuple[dict[str, Any], ...] = ()


def on_map(**countries: Any) -> dict[str, Any]:
    return {"countries": countries}


SANCTIONS = Case({"events": ["patriot_act"]}, may_not=({},))
SPECIAL_FORCES = Case(
    on_map(iraq={**FAIR_ALLY, "troops": 1}, syria={**NEUTRAL, "cells": 1}, jordan={**NEUTRAL, "cells": 1}, iran={}),
    ("syria",),
    may_not=(
        on_map(iraq={**FAIR_ALLY, "troops": 1}, egypt={**NEUTRAL, "cells": 1}, iran={}),  # cells, but not near
        on_map(iraq=FAIR_ALLY, syria={**NEUTRAL, "cells": 1}),  # near, but no Troops
    ),
)
PREDATOR = Case(on_map(syria={**NEUTRAL, "cells": 1}, jordan={**NEUTRAL, "cells": 1}), ("jordan",))

CASES: dict[int, Case] = {
    1: Case(
        on_map(egypt={**NEUTRAL, "plots": [1, 2]}),
        ("egypt:2",),
        may_not=(on_map(iran={"cells": 1, "plots": [1]}, france={"posture": "hard", "plots": [1]}),),
    ),
    2: Case(),
    3: Case({"us_posture": "soft"}, may_not=({"us_posture": "hard"},)),
    4: Case(dice=(5,)),
    5: Case(),
    6: SANCTIONS,
    7: SANCTIONS,
    8: SPECIAL_FORCES,
    9: SPECIAL_FORCES,
    10: SPECIAL_FORCES,
    11: Case(),
    12: Case(dice=(3,)),
    13: Case(
        on_map(iraq={**FAIR_ALLY, "troops": 1}, syria={**FAIR_ALLY, "troops": 1}),
        ("syria",),
        may_not=(on_map(iraq=FAIR_ALLY, jordan={**FAIR_ALLY, "troops": 1}),),
    ),
    14: Case(on_map(libya=ADVERSARY, syria=ADVERSARY), ("libya",), (4,), may_not=(on_map(libya=NEUTRAL),)),
    15: Case(on_map(somalia=ISLAMIST, sudan=ISLAMIST), ("sudan",), may_not=(on_map(sudan=ADVERSARY, yemen=ISLAMIST),)),
    16: Case(answers=("soft",)),
    17: Case(on_map(russia={"posture": "hard", "cells": 1}, central_asia={**NEUTRAL, "cells": 1}), ("russia",)),
    18: Case(answers=("canada", "done"), dice=(5,)),
    19: Case(),
    20: Case(),
    21: Case(
        on_map(morocco={**FAIR_ALLY, "plots": [1]}, canada={"posture": "hard", "plots": [2]}),
        ("canada:1", "france", "soft"),
        may_not=(on_map(morocco={**NEUTRAL, "plots": [1]}, iran={"cells": 1, "plots": [2]}),),
    ),
    22: Case(
        on_map(israel={"cells": 1}, lebanon={**NEUTRAL, "cells": 1}),
        may_not=(on_map(syria={**NEUTRAL, "cells": 1}, egypt={**NEUTRAL, "cells": 1}),),
    ),
    23: PREDATOR,
    24: PREDATOR,
    25: PREDATOR,
    26: Case(
        {"events": ["abbas"]},
        may_not=(
            {},
            {"events": ["abbas"], **on_map(jordan=ISLAMIST)},
            {"events": ["abbas"], "countries": OVERSTRETCH},
        ),
    ),
    27: Case(
        on_map(iraq={**FAIR_ALLY, "troops": 1}), may_not=(on_map(iraq=FAIR_ALLY, syria={**FAIR_ALLY, "troops": 1}),)
    ),
    28: Case(on_map(iraq={**NEUTRAL, "besieged": True}, somalia={"besieged": True}), ("somalia",)),
    29: Case(answers=(("france", "italy"),), dice=(5, 1)),
    30: Case(
        on_map(iraq=CHANGED, libya=CHANGED),
        ("iraq",),
        (4,),
        may_not=(on_map(iraq=FAIR_ALLY), {"events": ["vieira_de_mello_slain"], **on_map(iraq=CHANGED)}),
    ),
    31: Case(
        on_map(canada={"posture": "hard", "cells": 1}),
        may_not=(
            on_map(france={"posture": "hard", "cells": 1, "cadre": True, "plots": [1]}),
            {"events": ["leak_wiretapping"], **on_map(canada={"posture": "hard", "cells": 1})},
        ),
    ),
    32: Case(
        {"us_posture": "soft", **on_map(syria=ADVERSARY)},
        ("syria",),
        may_not=(
            {"us_posture": "hard", **on_map(syria=ADVERSARY)},
            {"us_posture": "soft", **on_map(syria=NEUTRAL)},
            {"us_posture": "soft", **on_map(libya=ADVERSARY, iraq=ADVERSARY)},  # Resources 1 and 3, the card is a 2
        ),
    ),
    33: Case(
        on_map(pakistan={"governance": "poor", "alignment": "neutral"}),
        may_not=(
            on_map(pakistan=ISLAMIST),
            on_map(afghanistan=ISLAMIST),
            {"events": ["bhutto_shot"]},
        ),
    ),
    34: Case(
        on_map(egypt={**FAIR_ALLY, "cells": 1}, jordan={**FAIR_ALLY, "cells": 1}),
        ("jordan",),
        may_not=(
            {"us_posture": "soft", **on_map(egypt={**FAIR_ALLY, "cells": 1})},
            on_map(egypt={**NEUTRAL, "cells": 1}),
            {"events": ["leak_enhanced_measures"], **on_map(egypt={**FAIR_ALLY, "cells": 1})},
        ),
    ),
    35: Case(
        on_map(turkey={"governance": "poor", "alignment": "neutral"}), ("hard",), may_not=(on_map(yemen=ISLAMIST),)
    ),
    36: Case(on_map(pakistan=NEUTRAL), ("soft",), may_not=(on_map(pakistan={**NEUTRAL, "governance": "poor"}), {})),
    37: Case(
        on_map(iraq=ADVERSARY),
        ("no",),
        may_not=(on_map(iraq=NEUTRAL), {"us_posture": "soft", **on_map(iraq=ADVERSARY)}),
    ),
    38: Case(
        on_map(libya=ADVERSARY, syria=FAIR_ALLY),
        (("france", "italy"), "hard", "soft"),
        may_not=(
            on_map(libya={**NEUTRAL, "governance": "fair"}, syria=FAIR_ALLY),
            on_map(libya=ADVERSARY, syria=NEUTRAL, jordan=FAIR_ALLY),
        ),
    ),
    39: Case(
        on_map(libya=ADVERSARY),
        ("no",),
        may_not=(
            on_map(libya=NEUTRAL),
            {"us_posture": "soft", **on_map(libya=ADVERSARY)},
            {"events": ["libyan_deal"], **on_map(libya=ADVERSARY)},
        ),
    ),
    40: Case(on_map(iraq=CHANGED, libya=CHANGED), ("libya",), may_not=(on_map(iraq=FAIR_ALLY),)),
    41: Case(
        on_map(iraq=CHANGED, libya=CHANGED),
        ("libya",),
        may_not=(on_map(iraq=FAIR_ALLY), {"us_posture": "soft", **on_map(iraq=CHANGED)}),  # Israel makes the world Hard
    ),
    42: Case(
        on_map(pakistan={**FAIR_ALLY, "markers": ["fata"]}),
        may_not=(on_map(pakistan=FAIR_ALLY), on_map(pakistan={**NEUTRAL, "markers": ["fata"]})),
    ),
    43: Case(),
    44: Case(
        on_map(egypt={**FAIR_ALLY, "cells": 1}, jordan={**FAIR_ALLY, "cells": 1}),
        ("jordan",),
        may_not=({"us_posture": "soft"}, {"events": ["leak_renditions"]}),
    ),
    45: Case(
        on_map(egypt={**FAIR_ALLY, "cells": 1, "plots": [1]}),
        ("france", "soft"),
        (4,),
        may_not=(
            on_map(yemen=ISLAMIST),
            on_map(canada={"posture": "hard", "cells": 1}),
            on_map(egypt={"governance": "good", "alignment": "ally", "plots": [1]}),
        ),
    ),
    46: Case(
        on_map(iraq={**CHANGED, "cells": 1}, turkey={**CHANGED, "cells": 1}),
        ("turkey",),
        may_not=(
            on_map(iraq=CHANGED),  # no cell
            on_map(libya={**CHANGED, "cells": 1}),  # no Shia-Mix country
            on_map(iraq={**FAIR_ALLY, "cells": 1}),  # no Regime Change
        ),
    ),
    47: Case(),
}


def us_plays(number: int, position: dict[str, Any], dice: tuple[int, ...] = ()) -> Table:
    return turn(US, number, jihadist=[95, 92], dice=dice, **position)


def jihadists_play(number: int, position: dict[str, Any], dice: tuple[int, ...] = ()) -> Table:
    """The Jihadist side has used the card for operations that change nothing; its event comes now."""
    held = 24 if number == 23 else 23
    table = turn(JIHADIST, number, us=[held], more=[95, 92], dice=dice, **position)
    if deck()[number].ops <= 2:
        return play(table, number, "reserves")
    play(table, str(number), "travel")  # a cell in Iran goes to ground there
    while table.question is not None and table.question.purpose.startswith("travel"):
        table.answer("done" if "done" in table.question.keys else "iran")
    return table


def where_is(table: Table, number: int) -> str:
    s = table.state
    piles = {"discard": s.discard, "removed": s.removed, "lapsing": s.lapsing_cards, "playing": s.playing}
    return next(name for name, pile in piles.items() if number in pile)


def home_after_event(number: int) -> str:
    """Where the printed card says it goes (6.2.9, 4.7.7.1)."""
    removed = {4, 5, 11, 15, 16, 20, 27, 29, 33, 35, 36, 37, 38, 39, 43}
    return "removed" if number in removed else "lapsing" if number in (2, 47) else "discard"


def outcome_on_the_table(table: Table) -> tuple[Any, ...]:
    s = table.state
    return s.countries, s.prestige, s.funding, s.us_posture, s.markers, s.lapsing, s.available_plots


def card(number: int, *rest: object) -> Any:
    return pytest.param(number, *rest, id=f"card_{number:02}")


EACH = [card(number) for number in CASES]
REFUSALS = [card(number, position) for number, case in CASES.items() for position in case.may_not]


def test_there_is_a_case_for_every_us_card() -> None:
    assert sorted(CASES) == [number for number, each in deck().items() if each.side == "us"]


@pytest.mark.rule("labyrinth", "6.2.5", "6.2.9")
@pytest.mark.parametrize("number", EACH)
def test_the_us_plays_it(number: int) -> None:
    case = CASES[number]
    table = us_plays(number, case.may, case.dice)
    assert playable(table, number, "us")
    assert not playable(table, number, "jihadist")
    play(table, number, "event", *case.answers)
    assert where_is(table, number) == home_after_event(number)
    assert not table.game.faults(table.state)


@pytest.mark.rule("labyrinth", "6.3.2", "6.3.2.2")
@pytest.mark.parametrize("number", EACH)
def test_jihadist_operations_set_it_off_and_the_us_decides(number: int) -> None:
    case = CASES[number]
    table = jihadists_play(number, case.may, case.dice)
    for answer in case.answers:
        assert table.question is not None
        assert table.question.seat == "us"
        play(table, answer)
    assert where_is(table, number) == home_after_event(number)
    played = play(us_plays(number, case.may, case.dice), number, "event", *case.answers)
    assert outcome_on_the_table(table) == outcome_on_the_table(played)


@pytest.mark.rule("labyrinth", "6.2.6", "6.3.2.1")
@pytest.mark.parametrize(("number", "position"), REFUSALS)
def test_it_may_not_be_played(number: int, position: dict[str, Any]) -> None:
    table = us_plays(number, position)
    assert not playable(table, number, "us")
    table.answer(str(number))
    assert table.question is not None
    assert "event" not in table.question.keys


@pytest.mark.rule("labyrinth", "6.2.6", "6.3.2.1")
@pytest.mark.parametrize(("number", "position"), REFUSALS)
def test_nothing_happens_if_operations_would_set_it_off(number: int, position: dict[str, Any]) -> None:
    table = jihadists_play(number, position)
    before = us_plays(number, position)
    assert outcome_on_the_table(table) == outcome_on_the_table(before)
    assert where_is(table, number) == "discard"


@pytest.mark.parametrize(
    ("number", "hand", "countries", "may_take_back"),
    [
        card(5, [], {"united_states": {"cells": 1, "plots": ["wmd"]}}, False),
        card(5, [], {"united_states": {"cells": 1, "plots": [1]}}, True),
        card(17, [95], {}, False),
        card(17, [], {}, True),
        card(34, [95], {"egypt": {**FAIR_ALLY, "cells": 1}}, False),
        card(34, [], {"egypt": {**FAIR_ALLY, "cells": 1}}, True),
    ],
)
def test_what_the_us_has_seen_cannot_be_taken_back(
    number: int, hand: list[int], countries: dict[str, Any], may_take_back: bool
) -> None:
    table = turn(US, number, jihadist=hand, countries=countries, wmd={"loose": 2})
    play(table, number, "event")
    assert table.can_undo("us") == may_take_back
