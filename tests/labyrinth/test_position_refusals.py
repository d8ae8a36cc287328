"""Positions that cannot arise are refused; the message names the key and says why."""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.adjustments import merged
from sandtable.core.errors import BadPosition, BadSetup
from tests.labyrinth.conditions import POOR
from tests.playing import at_random, play_on


def read(**keys: Any) -> Table:
    """A table at a position."""
    return Table.from_position({"game": "labyrinth", **keys}, seed=1)


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "prestige below its track": ({"prestige": 0}, r"prestige: 0 is not from 1 to 12"),
    "funding below its track": ({"funding": 0}, r"funding: 0 is not from 1 to 9"),
    "reserves below none": ({"reserves": {"us": -1}}, r"reserves\.us: -1 is not from 0 to 2"),
    "no deck": ({"deck": 0}, r"deck: 0 is not from 1 to 1"),
    "less than one deck": ({"decks": 0}, r"decks: 0 is not from 1 to 3"),
    "wmd below none": ({"wmd": {"loose": -1}}, r"wmd: each box holds 0 to 3"),
    "unknown key of the memory": ({"memory": {"next_phase": {}}}, r"memory\.next_phase: not known here"),
    "unknown key of a phase": ({"memory": {"this_phase": {"x": []}}}, r"memory\.this_phase\.x: not known here"),
    "16th cell": ({"countries": {"iraq": {**POOR, "cells": 9, "active_cells": 7}}}, r"16 cells are on the map"),
    "16th troop": ({"countries": {"iraq": {**POOR, "troops": 16}}}, r"16 troops are on the map"),
    "negative cells": ({"countries": {"iraq": {**POOR, "cells": -1}}}, r"countries\.iraq\.cells: -1"),
    "cells as text": ({"countries": {"iraq": {**POOR, "cells": "two"}}}, r"countries\.iraq\.cells: 'two'"),
    "card in two hands": ({"hands": {"us": [14], "jihadist": [14]}}, r"card 14 is in 2 places"),
    "card in hand and discard": ({"hands": {"us": [14]}, "discard": [14]}, r"card 14 is in 2 places"),
    "card twice in a hand": ({"hands": {"us": [14, 14]}}, r"card 14 is in 2 places"),
    "unknown card": ({"hands": {"us": [121]}}, r"hands\.us: there is no card 121"),
    "card as text": ({"discard": ["14"]}, r"discard: there is no card '14'"),
    "unknown hand": ({"hands": {"china": [1]}}, r"hands\.china: not known here"),
    "unknown country": ({"countries": {"atlantis": {}}}, r"countries\.atlantis: there is no such country"),
    "country without keys": ({"countries": {"iraq": 3}}, r"countries\.iraq: expected keys"),
    "unknown key": ({"weather": "hot"}, r"weather: not known here; expected one of"),
    "unknown key of a country": ({"countries": {"iraq": {"kings": 1}}}, r"countries\.iraq\.kings: not known here"),
    "unknown marker": ({"events": ["dragons"]}, r"events: there is no marker 'dragons'"),
    "marker elsewhere": ({"countries": {"iraq": {"markers": ["abu_sayyaf"]}}}, r"'abu_sayyaf' is no marker of this"),
    "markers that exclude": ({"events": ["abu_sayyaf", "moro_talks"]}, r"cannot be in play together"),
    "unknown lapsing": ({"lapsing": ["patriot_act"]}, r"lapsing: 'patriot_act' is not known"),
    "sadr in syria": ({"countries": {"syria": {**POOR, "markers": ["sadr"]}}}, r"Sadr is only ever in Iraq"),
    "nato twice": (
        {"countries": {id: {**POOR, "markers": ["nato"]} for id in ("iraq", "syria")}},
        r"NATO is in two countries",
    ),
    "a plot that does not exist": ({"countries": {"iraq": {**POOR, "plots": [4]}}}, r"plots: 4 is no plot"),
    "a second plot 3": ({"countries": {"iraq": {**POOR, "plots": [3, 3]}}}, r"2 markers of kind 3; there are 1"),
    "a seventh wmd": ({"countries": {"iraq": {**POOR, "plots": ["wmd"]}}}, r"7 markers of kind wmd; there are 6"),
    "four wmd in a box": ({"wmd": {"loose": 4, "pakistan": 2}}, r"wmd: each box holds 0 to 3"),
    "a hidden plot": ({"countries": {"iraq": {**POOR, "plots": ["hidden"]}}}, r"plots: only plots in countries"),
    "a hidden available plot": ({"plots": {"available": [1, 1, 1, 2, 2, 3, "hidden"]}}, r"plots: only plots in"),
    "a pile between two people": ({"pile": [1, 2]}, r"pile: only at a real table"),
    "a card held too early": ({"us_holds": True, "hands": {"us": [14]}}, r"us_holds: the US holds its last card only"),
    "missing plots": ({"plots": {"available": [1]}}, r"1 markers of kind 1; there are 3"),
    "prestige 13": ({"prestige": 13}, r"prestige: 13 is not from 1 to 12"),
    "prestige 0": ({"prestige": 0}, r"prestige: 0 is not from 1 to 12"),
    "prestige yes": ({"prestige": True}, r"prestige: True is not a whole number"),
    "funding 10": ({"funding": 10}, r"funding: 10 is not from 1 to 9"),
    "reserves 3": ({"reserves": {"us": 3}}, r"reserves\.us: 3 is not from 0 to 2"),
    "posture": ({"us_posture": "firm"}, r"us_posture: 'firm' is not one of: hard, soft"),
    "turn 0": ({"turn": 0}, r"turn: 0"),
    "fourth deck": ({"decks": 4}, r"decks: 4 is not from 1 to 3"),
    "deck beyond decks": ({"deck": 2, "decks": 1}, r"deck: 2 is not from 1 to 1"),
    "third card": ({"phase": {"card": 3}}, r"phase\.card: 3 is not 1 or 2"),
    "unknown side": ({"phase": {"side": "china"}}, r"phase\.side: 'china'"),
    "unknown step": ({"step": "lunch"}, r"step: 'lunch'"),
    "a phase of other rules": ({"step": "return_plots"}, r"step: 'return_plots' is not one of: set_up, card"),
    "unknown scenario": ({"scenario": "lets_walk"}, r"scenario: 'lets_walk' is not one of"),
    "unknown rules": ({"rules": "chess"}, r"rules: 'chess' is not known"),
    "governance without alignment": ({"countries": {"iraq": {"governance": "poor"}}}, r"both Governance and Alignment"),
    "unknown governance": ({"countries": {"iraq": {"governance": "great"}}}, r"iraq\.governance: 'great'"),
    "posture of a muslim country": ({"countries": {"iraq": {**POOR, "posture": "hard"}}}, r"only Non-Muslim"),
    "alignment of france": ({"countries": {"france": {"alignment": "ally"}}}, r"france\.alignment: only Muslim"),
    "governance of france": ({"countries": {"france": {"governance": "poor"}}}, r"france\.governance: it is printed"),
    "soft israel": ({"countries": {"israel": {"posture": "soft"}}}, r"Israel is always Hard"),
    "posture of iran": ({"countries": {"iran": {"posture": "soft"}}}, r"iran\.posture: this country has none"),
    "cells in an unmarked country": ({"countries": {"iraq": {"cells": 1}}}, r"iraq\.governance: missing"),
    "regime change at good": (
        {"countries": {"iraq": {"governance": "good", "alignment": "ally", "rc": "tan"}}},
        r"iraq\.rc, besieged: not at Good",
    ),
    "blue regime change": ({"countries": {"iraq": {**POOR, "rc": "blue"}}}, r"iraq\.rc: 'blue'"),
    "besieged as a number": ({"countries": {"iraq": {**POOR, "besieged": 1}}}, r"besieged: 1 is not true or false"),
    "memory of nowhere": ({"memory": {"this_phase": {"tested": ["atlantis"]}}}, r"no country 'atlantis'"),
    "half an outcome": ({"step": "over", "outcome": {"winner": "us"}}, r"outcome: expected winner, rule and reason"),
    "over without an outcome": ({"step": "over"}, r"outcome: a game that is over has one"),
    "a winner from nowhere": (
        {"step": "over", "outcome": {"winner": "china", "rule": "2.1", "reason": "victory-x"}},
        r"outcome\.winner: 'china' is not one of: us, jihadist",
    ),
    "a marker twice": ({"events": ["nest", "nest"]}, r"events: nest is there twice"),
    "a fourth mini-deck": ({"mini_deck": 3}, r"mini_deck: 3 is not from 0 to 2"),
    "a mini-deck below none": ({"mini_deck": -1}, r"mini_deck: -1 is not from 0 to 2"),
    "hands as a list": ({"hands": [1, 2]}, r"hands: \[1, 2\] is not a set of keys"),
    "events as a word": ({"events": "nest"}, r"events: 'nest' is not a list"),
}


@pytest.mark.parametrize("what", list(REFUSED))
def test_an_impossible_position_is_refused(what: str) -> None:
    keys, message = REFUSED[what]
    with pytest.raises(BadPosition, match=message):
        read(**keys)


@pytest.mark.parametrize("document", [[], "labyrinth", None, 3])
def test_a_position_is_a_document(document: Any) -> None:
    with pytest.raises(BadPosition, match="a document with keys"):
        Table.from_position(document)


def test_a_position_names_its_game() -> None:
    with pytest.raises(BadPosition, match="game: missing"):
        Table.from_position({"prestige": 3})
    with pytest.raises(BadSetup, match="there is no game 'chess'"):
        Table.from_position({"game": "chess"})


def test_the_limits_themselves_are_allowed() -> None:
    iraq = {**POOR, "cells": 10, "active_cells": 5, "troops": 15, "markers": ["nato", "sadr"]}
    table = read(countries={"iraq": iraq}, prestige=12, funding=9, hands={"us": [1, 2], "jihadist": [120]})
    assert table.state.cells_on_track == table.state.troops_on_track == 0
    assert table.state["iraq"].cells == 16  # Sadr is not one of the fifteen
    assert table.state["iraq"].troops == 17  # nor NATO


@pytest.mark.parametrize("available", [{}, {"available": [1, 1, 2, 2, 3]}])
def test_a_resolved_plot_is_available_again_but_a_wmd_plot_has_left_the_game(available: dict[str, Any]) -> None:
    s = read(wmd={"loose": 2}, plots={"resolved": [1, "wmd"], **available}, hands={"us": [14], "jihadist": [92]}).state
    assert s.available_plots == [1, 1, 1, 2, 2, 3]
    assert s.removed_plots == [4]


def test_a_card_stays_in_its_box_even_if_its_effect_was_adjusted_away() -> None:
    table = read(
        countries={"iran": {"cells": 1}},
        hands={"us": [1], "jihadist": [120]},
        lapsing=["gtmo"],
        first_plot=True,
        boxes={"first_plot": 92},
    )
    gone = {"lapsing": [], "boxes": {"lapsing": [114]}, "first_plot": False}
    table = Table.from_position(merged(table.position(), gone), seed=1)
    again = Table.from_position(table.position(), seed=1)
    assert (again.state.lapsing_cards, again.state.first_plot_card) == ([114], 92)
    assert again.state == table.state


def test_a_card_in_the_box_of_the_first_plot_makes_room_for_the_next_one() -> None:
    table = read(
        countries={"iran": {"cells": 1}},
        hands={"us": [1], "jihadist": [120]},
        boxes={"first_plot": 92},  # of a plot that was adjusted away
    )
    play_on(table, lambda question, n: ("plot",) if n == 0 else (question.keys[0],), 3)
    assert (table.state.first_plot, table.state.first_plot_card) == (True, 120)
    assert table.state.discard == [92]
    assert table.game.faults(table.state) == []


ODD: tuple[Any, ...] = (None, True, -1, 0, 7, 10**9, 1.5, "", "us", [], ["x"], [[]], [{}], {}, {"x": 1}, {"plot": []})


def _paths(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a document."""
    items = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in items:
        yield (*path, key)
        if isinstance(value, (dict, list)):
            yield from _paths(value, (*path, key))


def _with(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    changed = copy.deepcopy(document)
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return changed


def test_whatever_is_written_at_any_place_is_read_or_refused_in_words() -> None:
    played = play_on(Table.new("labyrinth", seed=11, scenario="mission_accomplished"), at_random(11), 90)
    full = {
        **played.position(),
        "outcome": {},
        "draw": [],
        "events": ["nest"],
        "lapsing": ["gtmo"],
        "boxes": {"lapsing": [114], "first_plot": None},
        "first_plot": False,
        "us_holds": False,
        "memory": {"this_phase": {"tested": ["yemen"]}},
        "playing": [],
    }
    setup = played.setup
    for path in _paths(full):
        for odd in ODD:
            with contextlib.suppress(BadPosition):
                played.game.read_position(_with(full, path, odd), setup)
