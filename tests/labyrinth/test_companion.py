"""The companion at a real table: dice and cards are asked for when they are seen, and the board can be adjusted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.errors import BadPosition, IllegalAnswer, NotYourTurn
from sandtable.core.journal import ADJUST, DICE, DRAW
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.labyrinth.terms import HIDDEN, JIHADIST, US
from sandtable.words import Words
from tests.comparing import snapshot
from tests.labyrinth.conditions import FAIR, POOR
from tests.labyrinth.scene import LABYRINTH, LEVELS, SCENARIOS
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import FAR, answers, asked

SOLITAIRE = {JIHADIST: "solitaire"}


def dealt() -> Table:
    """A physical game after its deal: the US has cards 1 to 9, the opponent nine that nobody has seen."""
    table = Table.new("labyrinth", seats=SOLITAIRE, dice=PHYSICAL, seed=1)
    for number in range(1, 10):
        table.answer(str(number))
    return table


def at(
    countries: dict[str, Any], hand: list[int], us: list[int], *, side: str = JIHADIST, card: int = 2, **position: Any
) -> Table:
    """A physical game taken up from a position; a 0 in the opponent's hand is a card that lies face down."""
    document = {
        "game": "labyrinth",
        "prestige": 5,
        "funding": 5,
        "phase": {"side": side, "card": card},
        "hands": {JIHADIST: hand, US: us},
        "countries": countries,
        **position,
    }
    return Table.from_position(document, seats=SOLITAIRE, dice=PHYSICAL, seed=1)


def refused(table: Table, answer: str) -> None:
    """An answer is refused with what was expected, and nothing has changed."""
    before = snapshot(table)
    with pytest.raises(IllegalAnswer, match="expected one of"):
        table.answer(answer)
    assert snapshot(table) == before


# -- cards


def test_only_the_us_hand_is_asked_for_in_the_deal() -> None:
    table = Table.new("labyrinth", seats=SOLITAIRE, dice=PHYSICAL, seed=1)
    for number in range(1, 10):
        question = asked(table)
        assert (question.seat, question.purpose) == (DEALER, "card")
        table.answer(str(number))
    assert table.state.hands == {US: list(range(1, 10)), JIHADIST: [HIDDEN] * 9}
    assert table.state.deck_size == 120 - 18


def test_a_card_of_the_pile_is_asked_for_when_it_is_turned_over() -> None:
    table = dealt()
    question = asked(table)
    assert (question.seat, question.purpose) == (DEALER, "turn_over")
    assert question.keys == [str(number) for number in range(10, 121)]
    table.answer("95")  # Wahhabism
    assert table.state.hands[JIHADIST] == [HIDDEN] * 8
    assert asked(table).purpose == "turn_over"
    assert 95 in table.state.discard


@pytest.mark.parametrize("wrong", ["1", "9", "95", "0", "121", "-1", "x", "", "95.0"])
def test_a_card_that_is_elsewhere_or_nowhere_is_refused(wrong: str) -> None:
    """Cards 1 to 9 are in the US hand, 95 has been played."""
    table = dealt()
    table.answer("95")
    refused(table, wrong)


def test_the_seats_do_not_answer_for_the_dealer() -> None:
    table = dealt()
    before = snapshot(table)
    with pytest.raises(NotYourTurn, match="for dealer, not for us"):
        table.answer("95", seat=US)
    assert snapshot(table) == before


def test_a_random_card_of_the_pile_is_its_top_one_turned_over() -> None:
    table = at({"iran": {"cells": 1}}, [60, HIDDEN, HIDDEN], [44, 23], side=US, card=1)  # Renditions
    table.answer("44")
    table.answer("event")
    assert table.state.hands[JIHADIST] == [HIDDEN, HIDDEN]
    assert 60 in table.state.discard
    table = at({"iran": {"cells": 1}}, [HIDDEN, HIDDEN], [44, 23], side=US, card=1)
    table.answer("44")
    table.answer("event")
    assert asked(table).purpose == "turn_over"
    table.answer("60")
    assert table.state.hands[JIHADIST] == [HIDDEN]


def test_intel_community_asks_for_the_whole_pile_and_fsb_hides_it_again() -> None:
    table = at({"iran": {"cells": 1}}, [HIDDEN, HIDDEN], [18, 17], side=US, card=1)
    for answer in ("18", "event", "60", "66"):
        table.answer(answer)
    assert table.state.hands[JIHADIST] == [60, 66]
    table = at({"iran": {"cells": 1}}, [HIDDEN, HIDDEN], [17, 18], side=US, card=1)
    for answer in ("17", "event", "60", "66"):
        table.answer(answer)
    assert table.state.hands[JIHADIST] == [HIDDEN, HIDDEN]
    assert {60, 66} <= set(table.state.leftover)


def test_cards_of_an_earlier_deck_can_only_be_in_the_pile() -> None:
    table = at({"iran": {"cells": 1}}, [HIDDEN], [23, 24], card=2, pile=[66, 95], decks=2, deck=2)
    assert {"66", "95"} <= set(asked(table).keys)
    table.answer("95")
    assert table.state.leftover == [66]
    assert 95 in table.state.discard


# -- dice


@pytest.mark.parametrize("wrong", ["0", "7", "x", "", "3.5", "-2"])
def test_a_wrong_die_is_refused(wrong: str) -> None:
    table = at({"yemen": {**POOR, "cells": 1}}, [52, HIDDEN], [23, 24])  # IEDs: Recruit
    assert (asked(table).seat, asked(table).purpose) == (DEALER, "recruit")
    refused(table, wrong)
    table.answer("3")
    assert table.state["yemen"].cells == 2
    assert table.journal[-1] == (DICE, 3)


def test_the_book_opponents_random_choices_are_rolled_by_the_person() -> None:
    place = {**FAIR, "alignment": "ally", "troops": 2, "cells": 2}
    table = at({"gulf_states": place, "afghanistan": place}, [12, HIDDEN], [23, 24], prestige=8)
    assert asked(table).purpose == "random_country"
    for die in ("4", "6", "6"):
        table.answer(die)
    assert table.state["afghanistan"].active == 2


def test_the_global_table_is_read_by_the_person() -> None:
    table = at({"yemen": {**POOR, "cells": 5}}, [93, HIDDEN], [23, 24], lapsing=["the_door_of_itjihad_us"], funding=1)
    while asked(table).purpose != "global_table":
        table.answer(asked(table).keys[-1])
    assert len(asked(table).keys) in (18, 19, 38)
    refused(table, "atlantis")


# -- plots


def test_a_plot_lies_face_down_until_it_is_resolved() -> None:
    table = at({"yemen": {**POOR, "cells": 1}}, [2, HIDDEN], [25], us_holds=False)
    table.answer("1")  # the Plot roll; no marker is asked for
    assert [plot.kind for plot in table.state["yemen"].plots] == [HIDDEN]
    assert (len(table.state.available_plots), table.state.plots_left) == (6, 5)
    assert asked(table).seat == US
    table.answer("hold")
    assert (asked(table).seat, asked(table).purpose) == (DEALER, "turn_over_plot")
    assert asked(table).keys == ["1", "2", "3"]
    refused(table, "wmd")
    refused(table, "4")
    table.answer("3")
    assert (DRAW, "3") in table.journal
    assert table.state["yemen"].plots == ()
    assert table.state.plots_left == 6


def test_a_plot_is_turned_over_by_an_alert() -> None:
    table = at({"yemen": {**POOR, "cells": 1, "plots": ["hidden"]}}, [HIDDEN], [40, 23], side=US, card=1)
    table.answer("40")
    table.answer("alert")
    assert asked(table).purpose == "turn_over_plot"
    table.answer("2")
    assert table.state["yemen"].plots == ()


def test_plots_that_nest_shows_are_asked_for_at_once() -> None:
    plots = {"available": [1, 1, 2, 2, 3, "wmd"], "set_aside": [1]}
    countries = {"united_states": {"cells": 1}}
    table = at(countries, [2, HIDDEN], [23, 24], plots=plots, wmd={"loose": 2}, events=["nest"])
    table.answer("1")
    assert asked(table).purpose == "plot_marker"
    refused(table, "4")
    table.answer("2")
    assert [plot.kind for plot in table.state["united_states"].plots] == [2]


def test_nest_turns_over_the_plots_that_are_in_the_united_states_already() -> None:
    plots = {"available": [1, 1, 2, 2, 3, "wmd"], "set_aside": [1]}
    countries = {"united_states": {"cells": 1, "plots": ["hidden"]}}
    table = at(countries, [HIDDEN], [5, 23], side=US, card=1, plots=plots, wmd={"loose": 2})
    table.answer("5")
    table.answer("event")
    assert asked(table).purpose == "turn_over_plot"
    table.answer("wmd")
    assert [plot["plot"] for plot in table.view(US)["countries"]["united_states"]["plots"]] == ["wmd"]


def test_danish_cartoons_and_zarqawi_place_plots_that_need_no_look() -> None:
    table = at({"yemen": {**FAIR, "aid": 1}, "iran": {"cells": 1}}, [96, HIDDEN], [23, 24])
    table.answer("hard")
    assert [plot.kind for plot in table.state["yemen"].plots] == [1]


# -- whole games


def physical_game(level: str | None, scenario: str, seed: int, **options: Any) -> Iterator[Table]:
    """A physical game driven by random legal replies, looked at before each."""
    seats = {} if level is None else {JIHADIST: f"solitaire:{level}"}
    table = Table.new("labyrinth", seats=seats, dice=PHYSICAL, seed=seed, scenario=scenario, **options)
    count = 0
    for _ in answers(table, chooser(KEEN, seed)):
        yield table
        count += 1
    assert count < FAR
    assert table.outcome is not None
    yield table


@pytest.mark.slow
@pytest.mark.parametrize(("n", "level"), list(enumerate([*LEVELS, None])))
def test_whole_physical_games_stay_sound_and_can_be_saved(n: int, level: str | None) -> None:
    words = Words(game="labyrinth", strict=True)
    asked_for = set()
    table = None
    for count, table in enumerate(physical_game(level, SCENARIOS[n % 4], n, decks=1 + n % 2, mini_decks=n == 3)):
        assert LABYRINTH.faults(table.state) == []
        if table.question is not None:
            asked_for.add(table.question.purpose)
            assert words.say(table.question.prompt)
        if count % 97 == 5:
            assert snapshot(Table.from_save(json.loads(json.dumps(table.to_save())))) == snapshot(table)
    assert table is not None
    if level is not None:
        assert {"card", "turn_over"} <= asked_for
        assert not asked_for & {"shuffle"}


KNOWN_BY = ("note-hand-seen", "note-took-card", "note-gave-card")


def test_no_card_of_the_pile_is_known_before_its_time() -> None:
    for table in physical_game("normal", "lets_roll", 3):
        if any(note.message.id in KNOWN_BY for note in table.notes[-300:]):
            continue
        assert set(table.state.hands[JIHADIST]) <= {HIDDEN}


@pytest.mark.rule("labyrinth", "9.2-opt")
def test_mini_decks_are_the_persons_business_at_a_real_table() -> None:
    table = Table.new("labyrinth", seats=SOLITAIRE, dice=PHYSICAL, seed=1, mini_decks=True)
    assert table.state.hands[JIHADIST] == [HIDDEN] * 9  # the whole pile first (9.2)
    for number in range(1, 10):
        assert len(asked(table).keys) == 121 - number  # from whichever mini-deck
        table.answer(str(number))
    assert asked(table).purpose == "turn_over"
    loaded = Table.from_save(json.loads(json.dumps(table.to_save())))
    assert snapshot(loaded) == snapshot(table)


# -- adjusting


def us_to_play() -> Table:
    """A digital solitaire game in which the US is asked in the middle of a card."""
    document = {
        "game": "labyrinth",
        "prestige": 5,
        "funding": 5,
        "phase": {"side": US, "card": 1},
        "hands": {JIHADIST: [60, 66, 91], US: [23, 24, 31]},
        "discard": [95],
        "countries": {"iran": {"cells": 1}, "yemen": {**POOR, "cells": 3, "aid": 1}, "france": {"posture": "hard"}},
    }
    table = Table.from_position(document, seats=SOLITAIRE, seed=1)
    table.answer("23")
    return table


ADJUSTMENTS: list[dict[str, Any]] = [
    {"countries": {"iran": {"cells": 4, "active_cells": 1}}},
    {"countries": {"yemen": {"troops": 3, "rc": "tan", "besieged": True}}},
    {"countries": {"yemen": {"aid": None, "cadre": True}}},
    {"countries": {"yemen": {"governance": "fair", "alignment": "ally"}, "france": {"posture": "soft"}}},
    {"countries": {"yemen": None}},
    {"countries": {"iraq": {**POOR, "markers": ["sadr"]}, "pakistan": {**POOR, "markers": ["fata"]}}},
    {"events": ["patriot_act", "nest"]},
    {"lapsing": ["gtmo"]},
    {"prestige": 12, "funding": 1, "us_posture": "soft"},
    {"reserves": {"us": 2}},
    {"hands": {"us": [23, 24]}, "discard": [31, 95]},
    {"hands": {"us": [23, 24, 31, 40]}},
    {"hands": {"jihadist": [91, 60]}},
    {"hands": {"jihadist": []}},
    {"discard": [], "removed": [95]},
    {"countries": {"iran": {"plots": [3]}}, "plots": {"available": [1, 1, 1, 2, 2]}},
    {"plots": {"available": [1, 1, 2, 2, 3, "wmd"], "set_aside": [1]}, "wmd": {"loose": 2}},
    {"turn": 3, "phase": {"side": "us", "card": 2}},
]


@pytest.mark.parametrize("changes", ADJUSTMENTS, ids="-".join)
def test_every_kind_of_thing_can_be_adjusted_taken_back_and_replayed(changes: dict[str, Any]) -> None:
    table = us_to_play()
    before = snapshot(table)
    table.adjust(changes)
    adjusted = snapshot(table)
    assert adjusted != before
    assert LABYRINTH.faults(table.state) == []
    assert sum(entry.who == ADJUST for entry in table.journal) == 1
    assert any(note.message.id == "note-adjusted" for note in table.notes)
    loaded = Table.from_save(json.loads(json.dumps(table.to_save())))
    assert snapshot(loaded) == adjusted
    for again in (table, loaded):
        again.undo()
        assert snapshot(again) == before


def test_what_was_adjusted_is_on_the_table() -> None:
    table = us_to_play()
    table.adjust({"hands": {"jihadist": [91, 60]}, "countries": {"iran": {"cells": 4}}, "events": ["nest"]})
    assert table.state.hands[JIHADIST] == [91, 60]
    assert 66 in table.state.deck  # a card that is named nowhere goes back to the draw deck
    assert table.state["iran"].cells == 4
    assert table.state["yemen"].cells == 3
    assert table.state.in_play("nest")


LIMITS: list[tuple[dict[str, Any], str]] = [
    ({"countries": {"iran": {"cells": 13}}}, "16 cells are on the map; there are 15"),
    ({"countries": {"yemen": {"troops": 16}}}, "16 troops are on the map"),
    ({"hands": {"us": [23, 23]}}, "card 23 is in 2 places"),
    ({"hands": {"us": [23, 121]}}, "there is no card 121"),
    ({"hands": {"jihadist": [0, 60]}}, "there is no card 0"),
    ({"prestige": 13}, "13 is not from 1 to 12"),
    ({"funding": 0}, "0 is not from 1 to 9"),
    ({"reserves": {"us": 3}}, "3 is not from 0 to 2"),
    ({"countries": {"yemen": {"plots": [3, 3]}}}, "2 markers of kind 3; there are 1"),
    ({"plots": {"available": [1, 1, 1, 2, 2, 3, "wmd"]}}, "7 markers of kind wmd; there are 6"),
    ({"wmd": {"loose": 4}}, "each box holds 0 to 3"),
    ({"countries": {"atlantis": {"cells": 1}}}, "there is no such country"),
    ({"countries": {"yemen": {"governance": "great"}}}, "is not one of: good, fair, poor, islamist_rule"),
    ({"countries": {"yemen": {"governance": "good", "besieged": True}}}, "not at Good"),
    ({"countries": {"yemen": {"markers": ["nato"]}, "france": {"markers": ["nato"]}}}, "NATO is in two countries"),
    ({"events": ["renditions", "leak_renditions"]}, "cannot be in play together"),
    ({"first_plot": True}, "not against a jihadist opponent"),
    ({"colour": "red"}, "colour: not known here"),
]


@pytest.mark.parametrize(("changes", "why"), LIMITS, ids=[why for _, why in LIMITS])
def test_what_breaks_a_limit_is_refused_and_changes_nothing(changes: dict[str, Any], why: str) -> None:
    table = us_to_play()
    before = snapshot(table)
    with pytest.raises(BadPosition, match=why):
        table.adjust(changes)
    assert snapshot(table) == before


@pytest.mark.parametrize("changes", [[], "prestige", 3, None])
def test_an_adjustment_is_a_set_of_keys(changes: Any) -> None:
    table = us_to_play()
    before = snapshot(table)
    with pytest.raises(BadPosition, match="keys"):
        table.adjust(changes)
    assert snapshot(table) == before


def test_adjusting_while_a_card_of_the_opponent_is_carried_out() -> None:
    """In its middle the US is asked; the card begins again from its pile, with the board as it now lies."""
    document = {
        "game": "labyrinth",
        "prestige": 5,
        "funding": 5,
        "phase": {"side": JIHADIST, "card": 2},
        "hands": {JIHADIST: [96, 60], US: [23, 24]},
        "countries": {"iran": {"cells": 1}, "yemen": {**FAIR, "aid": 1}},
    }
    table = Table.from_position(document, seats=SOLITAIRE, seed=1)  # Danish Cartoons
    assert (asked(table).seat, asked(table).purpose) == (US, "select_posture")
    before = snapshot(table)
    table.adjust({"countries": {"yemen": {"aid": None}, "egypt": {**FAIR, "aid": 1}}})
    assert asked(table).purpose == "select_posture"
    table.answer("hard")
    assert len(table.state["egypt"].plots) == 1
    loaded = Table.from_save(json.loads(json.dumps(table.to_save())))
    assert snapshot(loaded) == snapshot(table)
    table.undo()
    table.undo()
    assert snapshot(table) == before


def test_adjusting_a_physical_table_between_the_dice_of_the_opponent() -> None:
    table = at({"yemen": {**POOR, "cells": 2}}, [12, HIDDEN], [23, 24])
    table.answer("1")  # the first of two Plot rolls
    before = snapshot(table)
    table.adjust({"countries": {"yemen": {"cells": 1}}, "hands": {"jihadist": [12, HIDDEN, HIDDEN]}})
    assert asked(table).purpose == "plot"
    assert table.state.hands[JIHADIST] == [HIDDEN, HIDDEN]
    loaded = Table.from_save(json.loads(json.dumps(table.to_save())))
    assert snapshot(loaded) == snapshot(table)
    with pytest.raises(BadPosition, match="card 23 is in 2 places"):
        table.adjust({"hands": {"jihadist": [23, HIDDEN]}})
    assert snapshot(table) == snapshot(loaded)
    table.undo()
    assert snapshot(table) == before


def test_a_real_card_that_was_read_wrongly_is_taken_back() -> None:
    table = dealt()
    before = snapshot(table)
    table.answer("95")
    table.undo()
    assert snapshot(table) == before
    table.answer("87")
    assert 95 in table.state.deck


def test_adjusting_again_and_again_in_a_game_that_goes_on() -> None:
    table = Table.new("labyrinth", seats=SOLITAIRE, seed=8)
    for n in range(6):
        for _ in answers(table, chooser(KEEN, n), count=7):
            pass
        table.adjust({"prestige": 4 + n, "reserves": {"us": n % 3}, "countries": {"serbia": {"posture": "hard"}}})
        assert LABYRINTH.faults(table.state) == []
        assert snapshot(table.fork()) == snapshot(table)
        assert snapshot(Table.from_save(json.loads(json.dumps(table.to_save())))) == snapshot(table)
