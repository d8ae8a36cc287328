"""Whole games of the US bot: no fault, the invariants after every card, an end; and no question without an answer.

``sound_game(...)`` with the arguments of a failure plays the same game again.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

from sandtable import Table
from sandtable.labyrinth.cards import Card, deck
from sandtable.labyrinth.levels import BOT_IDEOLOGY, US_RESOLVE
from sandtable.labyrinth.opponents import LEVELS
from sandtable.labyrinth.opponents.bots.us.answers import ANSWERS
from sandtable.labyrinth.registry import may_happen
from sandtable.labyrinth.scenarios import SCENARIOS
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, SIDES, US
from tests.labyrinth.opponents.bots.us_games import ASKED_OF_US, carried_out, moments
from tests.labyrinth.opponents.fairness import below
from tests.labyrinth.scene import LABYRINTH, WORDS
from tests.labyrinth.styles import BLIND, KEEN, chooser
from tests.playing import FAR, answers

ALL_CARDS = [*deck("base").values(), *deck("awakening").values()]
GAMES = int(os.environ.get("SANDTABLE_GAMES", "90"))
"""How many games the bots play each other; `make fuzz GAMES=1000` plays so many."""
PLACES: list[dict[str, Any]] = [*({"scenario": scenario} for scenario in SCENARIOS), {"campaign": True}]


def options(n: int) -> dict[str, Any]:
    """The n-th choice of scenario and length; every ninth is the campaign."""
    chosen = dict(PLACES[n % len(PLACES)])
    return chosen if "campaign" in chosen else {**chosen, "decks": 1 + n % 3}


def check(s: State) -> None:
    """What must hold after every card of a game against the US bot."""
    assert LABYRINTH.faults(s) == []
    assert 0 <= s.reserves[US] <= 2
    assert s.owed == () or s.outcome is not None  # a victory may come before what is owed
    assert not s.us_holds  # 13.4


def sound_game(n: int, jihadist: str | None = None) -> Table:
    """Play a game to its end and look at every card: by a random Jihadist player, or by another bot."""
    level = US_RESOLVE[n % len(US_RESOLVE)]
    seats = {US: f"bot:{level}"} | ({} if jihadist is None else {JIHADIST: jihadist})
    table = Table.new("labyrinth", seats=seats, seed=f"us bot {n}", **options(n))
    asked = 0
    for question in answers(table, chooser((BLIND, KEEN)[n % 2], n)):
        asked += 1
        assert question.seat == JIHADIST
    assert asked < FAR
    for step in table.steps:
        check(step.state)
    check(table.state)
    assert table.outcome is not None
    return table


@pytest.mark.parametrize("n", range(len(PLACES)))
def test_games_of_every_scenario_and_level_against_chance(n: int) -> None:
    table = sound_game(n)
    for note in table.notes:
        assert WORDS.say(note.message)


def test_these_games_leave_out_no_level() -> None:
    assert {n % len(US_RESOLVE) for n in range(len(PLACES))} == set(range(len(US_RESOLVE)))


def between_bots(n: int) -> Table:
    """A game bot against bot; the levels of both sides and the scenarios come up in every combination."""
    return sound_game(n, f"bot:{BOT_IDEOLOGY[n // len(US_RESOLVE) % len(BOT_IDEOLOGY)]}")


@pytest.mark.parametrize("n", range(9))
def test_bots_play_each_other_to_an_end(n: int) -> None:
    between_bots(7 * n)


@pytest.mark.fuzz
@pytest.mark.parametrize("tenth", range(10))
def test_bots_play_each_other_many_times(tenth: int) -> None:
    for n in range(tenth, GAMES, 10):
        try:
            between_bots(n)
        except Exception as failure:
            failure.add_note(f"between_bots({n})")
            raise


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = between_bots(5), between_bots(5)
    assert one.journal == two.journal
    assert one.state == two.state


def test_the_levels_of_the_bot_are_offered() -> None:
    assert LEVELS["us:bot"] == US_RESOLVE


# -- no question of any event is left without an answer

CAN_NOT_HAPPEN = {(229, US), (229, JIHADIST), (32, US), (59, JIHADIST)}
"""Prisoner Exchange, Back Channel and Amerithrax need a hand that somebody may look into."""


def sides_of(card: Card) -> list[str]:
    return [card.side] if card.side in SIDES else list(SIDES)


def test_no_question_of_any_event_is_left_without_an_answer() -> None:
    happened: Counter[tuple[int, str]] = Counter()
    everything: set[tuple[int, str]] = set()
    for n, state in enumerate(moments(32)):
        for card in state.rules.deck.values():
            for side in sides_of(card):
                everything.add((card.number, side))
                if happened[card.number, side] < 6 and may_happen(state, card, side):
                    carried_out(state.copy(), card, side, below(f"{n} {card.number} {side}"))
                    happened[card.number, side] += 1
    assert everything - set(happened) == CAN_NOT_HAPPEN
    assert len(everything) == 240 + sum(card.side not in SIDES for card in ALL_CARDS)
    elsewhere = {"disrupt_cell", "alert_which", "attrition_loss", "send_off_map", "take_marker_from"}
    of_people = {"play_extra_card", "choose_discard", "give_card"}  # asked of a bot in a person's place alone
    assert set(ANSWERS) - {purpose for _, purpose in ASKED_OF_US} <= elsewhere | of_people


def test_every_kind_of_operation_comes_up() -> None:
    found: Counter[str] = Counter()
    for n in range(6):
        seats = {US: f"bot:{US_RESOLVE[n]}", JIHADIST: f"bot:{BOT_IDEOLOGY[-n]}"}
        for note in Table.new("labyrinth", seats=seats, seed=n, **options(n)).notes:
            if note.message.id == "note-operation" and note.message.args["side"] == "us":
                found[str(getattr(note.message.args["operation"], "id", ""))] += 1
            elif note.message.id in ("note-homeland-security", "note-reassessment"):
                found[note.message.id] += 1
    assert {"op-war_of_ideas", "op-disrupt", "op-deploy", "op-alert", "note-homeland-security"} <= set(found)
