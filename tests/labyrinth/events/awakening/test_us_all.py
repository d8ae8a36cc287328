"""Every US event of The Awakening alike: when it may be played, who decides, what becomes of the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.terms import US
from tests.labyrinth.conditions import CAPITAL, FAIR, FAIR_ALLY, OCCUPIED, POOR, POOR_ALLY, TRUCE, WAR, muslim
from tests.labyrinth.scene import (
    Answer,
    event,
    fillers,
    may_play,
    on_map,
    play,
    scene,
    turn,
    where_is,
)
from tests.playing import asked, waits_for

RISEN = muslim("Poor Neutral", awakening=1)
TORN = muslim("Poor Neutral", awakening=1, reaction=1)
PLOTTED = muslim("Fair Neutral", plots=[1])
TAN = muslim("Poor Ally", rc="tan", troops=2, cells=1)
BESIEGED = muslim("Poor Neutral", besieged=True)
CELL = muslim("Poor Neutral", cells=1)
TRUCES = {"lapsing": ["truce"]}


@dataclass(frozen=True)
class Case:
    """Where an event can happen, with the answers of the US and dice, and positions in which it cannot."""

    may: dict[str, Any] = field(default_factory=dict)
    answers: tuple[Answer, ...] = ()
    dice: tuple[int, ...] = ()
    may_not: tuple[dict[str, Any], ...] = ()


def calm(**countries: Any) -> dict[str, Any]:
    """Nobody but these countries can take a marker: all other Muslim countries are in Civil War."""
    return on_map(**{**dict.fromkeys(MUSLIM, WAR), **countries})


MUSLIM = (
    "morocco", "algeria_tunisia", "libya", "egypt", "sudan", "somalia", "jordan", "syria", "central_asia",
    "indonesia_malaysia", "turkey", "lebanon", "yemen", "iraq", "saudi_arabia", "gulf_states", "pakistan",
    "afghanistan", "mali",
)  # fmt: skip

REAPER = Case(on_map(iraq=CELL, syria=CELL), ("remove_cells", "syria"))
SPECIAL_FORCES = Case(
    on_map(iraq={**POOR_ALLY, "troops": 1}, lebanon=CELL, jordan=CELL, iran={}),
    ("lebanon",),
    may_not=(
        on_map(iraq={**POOR_ALLY, "troops": 1}, libya=CELL, iran={}),  # three steps away
        on_map(iraq={**POOR_ALLY, "militia": 1}, syria=CELL),  # Militia are no Troops
    ),
)
FACEBOOK = Case(
    {"events": ["smartphones"], **on_map(libya=RISEN, egypt=POOR)},
    (("libya", "egypt"),),
    may_not=(
        on_map(libya=RISEN),
        {"events": ["censorship"], **on_map(libya=RISEN)},
        {"events": ["smartphones"]},
        {"events": ["smartphones"], "lapsing": ["arab_winter"], **on_map(libya=RISEN)},
    ),
)

CASES: dict[int, Case] = {
    121: Case(
        on_map(libya=WAR, yemen=WAR),
        ("yemen",),
        may_not=(
            on_map(libya=POOR),
            on_map(libya=muslim("Poor Adversary", civil_war=True)),
            on_map(libya={**WAR, "troops": 1}),
            on_map(libya={**WAR, "markers": ["unscr_1973"]}),
            on_map(libya={**WAR, "markers": ["truce"]}),
            on_map(libya={**WAR, "markers": ["advisors", "advisors"]}, yemen={**WAR, "markers": ["advisors"]}),
        ),
    ),
    122: Case(
        on_map(egypt=muslim("Fair Neutral", plots=[1, 2])),
        ("egypt:2",),
        may_not=(
            on_map(iran={"cells": 1, "plots": [1]}, france={"posture": "hard", "plots": [1]}),
            on_map(egypt={**CAPITAL, "plots": [1]}),
            on_map(egypt={**PLOTTED, **TRUCE}),
        ),
    ),
    123: Case(on_map(egypt=CELL, libya=CELL), ("libya",)),
    124: Case(on_map(gulf_states=FAIR_ALLY), may_not=({"events": ["bloody_thursday"]},)),
    125: Case(
        on_map(iraq=CELL, syria=CELL),
        ("syria",),
        may_not=(on_map(iraq=POOR, jordan=CELL), on_map(iraq={**CELL, **TRUCE})),
    ),
    126: REAPER,
    127: REAPER,
    128: REAPER,
    129: SPECIAL_FORCES,
    130: SPECIAL_FORCES,
    131: Case(
        on_map(libya=RISEN, jordan=POOR, yemen=POOR),
        (("jordan", "yemen"),),
        may_not=({"lapsing": ["arab_winter"]}, calm(libya=RISEN, egypt=POOR)),
    ),
    132: Case(on_map(libya={**WAR, "cells": 1}, yemen={**WAR, "cells": 1}), ("yemen",)),
    133: Case(on_map(libya=POOR, egypt=RISEN), may_not=(on_map(libya=POOR, jordan=RISEN),)),
    134: Case(on_map(libya=POOR, iraq=POOR), ("libya",), (3, 3, 4)),
    135: Case(
        {"plots": {"available": [1, 1, 1, 2, 2, 3, "wmd"]}, **on_map(pakistan={**FAIR, "wmd_cache": 2})},
        ("remove_wmd",),
    ),
    136: Case(on_map(iraq=CELL, syria=CELL), ("syria",)),
    137: Case(on_map(iraq=POOR_ALLY, syria=FAIR_ALLY), ("iraq",)),
    138: Case(
        on_map(canada={"cadre": True, "posture": "hard"}, france={"cadre": True, "posture": "hard"}),
        ("canada", "war_of_ideas", "canada", "done"),
        (5,),
    ),
    139: Case(dice=(3,)),
    140: Case(),
    141: Case(on_map(pakistan=FAIR), may_not=({"events": ["3_cups_of_tea"]},)),
    142: Case(
        on_map(iraq=WAR, libya=OCCUPIED),
        ("iraq",),
        may_not=(on_map(iraq=POOR), on_map(iraq={**WAR, **TRUCE})),
    ),
    143: Case(
        {"us_posture": "soft"},
        ("raise_prestige", "lower_funding"),
        may_not=({"us_posture": "hard"},),
    ),
    144: Case(on_map(iraq={**POOR_ALLY, "troops": 2}, yemen={**POOR_ALLY, "troops": 2}), ("iraq",)),
    145: Case(on_map(libya=WAR, yemen=WAR), ("yemen",)),
    146: Case(
        on_map(libya=BESIEGED, yemen=BESIEGED),
        ("yemen",),
        may_not=({"lapsing": ["arab_winter"]}, calm(), calm(libya={**BESIEGED, **TRUCE})),
    ),
    147: Case(
        on_map(syria=POOR),
        may_not=(
            on_map(syria=FAIR),
            on_map(syria=POOR_ALLY),
            on_map(pakistan=POOR),
            on_map(syria={**POOR, **TRUCE}),
            on_map(syria={**POOR, "wmd_cache": 0}),
        ),
    ),
    148: Case(on_map(egypt=POOR, libya=POOR), ("libya",), may_not=({"lapsing": ["arab_winter"]}, calm(libya=RISEN))),
    149: Case(
        on_map(iraq=WAR, libya=WAR),
        ("libya",),
        (6,),
        may_not=(on_map(iraq=POOR), on_map(iraq=CAPITAL), on_map(iraq={**WAR, **TRUCE})),
    ),
    150: Case(on_map(libya=WAR, yemen=WAR), ("yemen",)),
    151: Case(on_map(syria=POOR), may_not=({}, on_map(syria={**POOR, **TRUCE}))),
    152: Case(
        on_map(libya=WAR, yemen=WAR),
        ("libya", "6"),
        (1, 5, 1, 2),
        may_not=(
            on_map(libya=POOR),
            on_map(libya={**WAR, **TRUCE}),
            on_map(libya=WAR, gulf_states={**FAIR_ALLY, "troops": 10}),
        ),
    ),
    153: FACEBOOK,
    154: FACEBOOK,
    155: Case(dice=(5, 2, 3)),
    156: Case(
        on_map(jordan=POOR),
        ("jordan", "jordan", "done"),
        may_not=(on_map(jordan=POOR, iraq={**POOR, "militia": 15}),),
    ),
    157: Case(on_map(libya=WAR, egypt=POOR, mali=WAR), ("libya", "egypt"), may_not=({"us_posture": "soft"},)),
    158: Case(
        on_map(iraq={**OCCUPIED, "awakening": 1}, libya={**OCCUPIED, "awakening": 1}),
        ("libya",),
        may_not=(
            on_map(iraq=OCCUPIED, libya=RISEN),
            on_map(iraq={**OCCUPIED, "awakening": 1, "caliphate_capital": True}),
            on_map(iraq={**OCCUPIED, "awakening": 1, **TRUCE}),
        ),
    ),
    159: Case(
        on_map(iraq=OCCUPIED, libya=WAR),
        ("libya",),
        may_not=(
            on_map(iraq=POOR),
            {"us_posture": "soft", **on_map(iraq=WAR)},  # Israel makes the world Hard
            on_map(iraq={**WAR, **TRUCE}),
        ),
    ),
    160: Case({"discard": [215, 237]}, ("215",)),
    161: Case(on_map(iraq=CELL, yemen=CELL), ("yemen", "iran")),  # two of three, with the one in Iran
    162: Case(
        on_map(libya=TORN, egypt=TORN),
        ("egypt",),
        may_not=(on_map(libya=RISEN), on_map(syria=TORN), on_map(libya={**TORN, **TRUCE})),
    ),
    163: Case(
        on_map(iraq=TAN, libya=TAN),
        ("libya",),
        may_not=(
            on_map(iraq={**TAN, "rc": "green"}),
            on_map(iraq={**TAN, "cells": 2}),
            on_map(iraq={**TAN, "cells": 0, "active_cells": 1, "caliphate_capital": True}),
            on_map(iraq={**TAN, **TRUCE}),
        ),
    ),
}


def card(number: int, *rest: object) -> Any:
    return pytest.param(number, *rest, id=f"card_{number}")


def lasting(position: dict[str, Any]) -> dict[str, Any]:
    """A position with a Truce marker has the event in effect too."""
    under_truce = any("truce" in row.get("markers", ()) for row in position.get("countries", {}).values())
    return {**position, **TRUCES} if under_truce else position


EACH = [card(number) for number in CASES]
REFUSALS = [card(number, lasting(position)) for number, case in CASES.items() for position in case.may_not]


def home_after_event(number: int) -> str:
    """Where the printed card says it goes (6.2.9)."""
    return "removed" if number in (133, 140, 141, 151) else "discard"


def outcome_on_the_table(table: Table) -> tuple[Any, ...]:
    s = table.state
    return s.countries, s.prestige, s.funding, s.us_posture, s.markers, s.lapsing, s.available_plots, s.wmd


def test_there_is_a_case_for_every_us_card() -> None:
    assert sorted(CASES) == [number for number, each in deck("awakening").items() if each.side == "us"]


@pytest.mark.rule("labyrinth", "6.2.5", "6.2.9")
@pytest.mark.parametrize("number", EACH)
def test_the_us_plays_it(number: int) -> None:
    case = CASES[number]
    assert may_play(US, number, **case.may)
    table = event(US, number, *case.answers, dice=case.dice, **case.may)
    assert where_is(table, number) == home_after_event(number)
    assert not table.game.faults(table.state)


def jihadist_uses(card: int, *, dice: Sequence[int] = (), **position: Any) -> Table:
    """The Jihadist side has used a card of value 1 or 2 as Reserves, or Travelled within Iran; its event comes now."""
    hands = {"jihadist": [card, 126 if card != 126 else 127], "us": fillers(US, card)[:1]}
    table = scene(rules="awakening", phase={"side": "jihadist", "card": 1}, hands=hands, dice=dice, **position)
    if table.state.rules.deck[card].ops < 3:
        return play(table, card, "reserves")
    play(table, card, "travel")
    while waits_for(table)[0] == "jihadist" and asked(table).purpose.startswith("travel"):
        table.answer("done" if "done" in asked(table).keys else "iran")
    return table


@pytest.mark.rule("labyrinth", "6.3.2", "6.3.2.2")
@pytest.mark.parametrize("number", EACH)
def test_jihadist_operations_set_it_off_and_the_us_decides(number: int) -> None:
    case = CASES[number]
    table = play(jihadist_uses(number, dice=case.dice, **case.may), *case.answers)
    assert where_is(table, number) == home_after_event(number)
    played = event(US, number, *case.answers, dice=case.dice, **case.may)
    assert outcome_on_the_table(table) == outcome_on_the_table(played)


@pytest.mark.rule("labyrinth", "6.2.6", "6.3.2.1")
@pytest.mark.parametrize(("number", "position"), REFUSALS)
def test_it_may_not_be_played(number: int, position: dict[str, Any]) -> None:
    assert not may_play(US, number, **position)


@pytest.mark.rule("labyrinth", "6.2.6", "6.3.2.1")
@pytest.mark.parametrize(("number", "position"), REFUSALS)
def test_nothing_happens_if_operations_would_set_it_off(number: int, position: dict[str, Any]) -> None:
    table = jihadist_uses(number, **position)
    assert where_is(table, number) == "discard"
    assert "event-does-not-occur" in {note.message.id.removeprefix("note-") for note in table.notes}


ALWAYS = (123, 126, 132, 134, 135, 136, 137, 138, 139, 140, 144, 145, 150, 155, 157, 160, 161)


@pytest.mark.rule("labyrinth", "6.2.4")
@pytest.mark.parametrize("number", ALWAYS)
def test_a_person_may_play_it_even_where_it_changes_little(number: int) -> None:
    assert may_play(US, number, lapsing=["arab_winter"])


@pytest.mark.parametrize("number", [123, 132, 137, 144, 145, 150, 157, 160])
def test_without_a_place_for_it_nothing_happens_and_nobody_is_asked(number: int) -> None:
    table = event(US, number)
    assert outcome_on_the_table(table) == outcome_on_the_table(turn(US, number))
    assert "no-effect" in {note.message.id.removeprefix("note-") for note in table.notes}
