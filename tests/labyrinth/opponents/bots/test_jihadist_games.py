"""Whole games of the Jihadist bot against a random US: no fault, the invariants after every card, and an end.

What it may not know never moves it; every reason has a rule and can be read; each cell acts once with a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import Message
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.labyrinth.redealing import shuffled
from sandtable.labyrinth.scenarios import SCENARIOS
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US
from tests.labyrinth.bot_scene import rule
from tests.labyrinth.opponents.fairness import below, cards_of, decided
from tests.labyrinth.opponents.sound import played_soundly
from tests.labyrinth.scene import LABYRINTH, WORDS
from tests.labyrinth.styles import BLIND, KEEN, chooser
from tests.playing import answers

LEVELS = LABYRINTH.opponents["jihadist:bot"]
GAMES: list[tuple[str, dict[str, Any]]] = [
    *((LEVELS[n % len(LEVELS)], {"scenario": name}) for n, name in enumerate(SCENARIOS)),
    ("coherent", {"scenario": "anaconda", "campaign": True}),
    ("virulent", {"scenario": "mission_accomplished", "campaign": True}),
]
US_DISCARDS = (52, 63, 86, 90, 168, 192, 199, 204)
"""Their own words make the US hand matter: a US Election among the discarded cards changes the world."""
PLAY_THE_NEXT_CARD = (48, 53, 97)
"""Adam Gadahn and Madrassas use the second card of the pile, Fatwa gives it away."""


def game(level: str, options: dict[str, Any], style: str, seed: int = 1) -> Table:
    """A game to its end, with the invariants after every card."""
    table = Table.new("labyrinth", seats={JIHADIST: f"bot:{level}"}, seed=f"{level} {options} {seed}", **options)
    return played_soundly(table, chooser(style, seed), US, check)


def check(s: State) -> None:
    assert LABYRINTH.faults(s) == []
    assert not s.first_plot  # 12.4
    assert s.set_aside_plots == []  # 9.3.3 is not its rule
    assert 0 <= s.reserves[JIHADIST] <= 2


@rule("12.0", "12.5")
@pytest.mark.parametrize(("level", "options"), GAMES, ids=lambda value: str(value) if isinstance(value, str) else "")
def test_games_are_sound_and_every_reason_can_be_read(level: str, options: dict[str, Any]) -> None:
    table = game(level, options, KEEN if options.get("campaign") else BLIND)
    reasons = [note for note in table.notes if note.kind == "why"]
    assert len(reasons) > 50
    for note in reasons:
        text = WORDS.say(note.message)
        assert note.rule is not None
        assert text[0].isupper()
        assert text[-1] in ".?"
        assert "{" not in text


@rule("12.4.1c")
def test_before_every_operation_stands_the_chart_that_chose_it() -> None:
    table = game("muddled", {"scenario": "awakening"}, KEEN)
    before = None
    for note in table.notes:
        if note.message.id == "note-operation" and note.message.args["side"] == JIHADIST:
            assert before is not None
            assert (before.kind, before.rule) == ("why", "12.4.1")
        before = note


# -- fair play


def states(level: str, options: dict[str, Any]) -> Iterator[State]:
    """The states in which the bot is about to play a card."""
    yield from cards_of(game(level, options, KEEN), JIHADIST)


def redealt(s: State, seed: str) -> State:
    """The same for the bot: another US hand, and other cards below the top of its pile."""
    twin, draw = s.copy(), below(seed)
    pile = twin.hands[JIHADIST]
    known = min(len(pile), 2 if pile[0] in PLAY_THE_NEXT_CARD else 1)
    free = [number for number in twin.deck if not twin.held_back.get(number)]
    held = [number for number in twin.deck if twin.held_back.get(number)]
    pool = shuffled([*free, *twin.hands[US], *pile[known:]], draw)
    twin.hands[US] = [pool.pop() for _ in twin.hands[US]]
    twin.hands[JIHADIST] = [*pile[:known], *(pool.pop() for _ in pile[known:])]
    twin.deck = [*pool, *held]
    twin.known = {US: (), JIHADIST: ()}
    return twin


@rule("12.2")
@pytest.mark.parametrize(
    "options", [{"scenario": "lets_roll"}, {"scenario": "awakening"}, {"scenario": "isil"}], ids=str
)
def test_what_it_may_not_know_does_not_move_it(options: dict[str, Any]) -> None:
    compared = 0
    for n, state in enumerate(states("muddled", options)):
        if state.hands[JIHADIST][0] in US_DISCARDS:
            continue
        twin = redealt(state, f"{options} {n}")
        if LABYRINTH.faults(twin) == []:
            assert decided(twin, str(n)) == decided(state.copy(), str(n))
            compared += 1
    assert compared > 15


def test_a_different_world_does_move_it() -> None:
    differ = 0
    for n, state in enumerate(states("muddled", {"scenario": "isil"})):
        twin = state.copy()
        twin.funding = 1 if state.funding > 3 else 9
        differ += decided(twin, str(n)) != decided(state.copy(), str(n))
    assert differ > 5


# -- each cell acts once with a card, and nothing of it stays


@rule("12.4.1d")
def test_between_cards_no_cell_has_acted() -> None:
    for state in states("virulent", {"scenario": "isil"}):
        assert state.acted == {}


def test_the_story_names_the_operation_and_the_country() -> None:
    table = game("muddled", {"scenario": "isil"}, BLIND)
    operations = [
        note for note in table.notes if note.message.id == "note-operation" and note.message.args["side"] == JIHADIST
    ]
    assert all(isinstance(note.message.args["operation"], Message) for note in operations)
    assert {note.rule for note in operations} <= {"12.4.1"}


def test_it_plays_beside_a_real_board_where_its_cards_and_plots_lie_face_down() -> None:
    table = Table.new("labyrinth", seats={JIHADIST: "bot"}, dice=PHYSICAL, seed=2, scenario="isil")
    for question in answers(table, chooser(KEEN, 2)):
        assert question.seat in (US, DEALER, "dice")
    assert table.outcome is not None
