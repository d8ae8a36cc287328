"""Whole games of the US bot: no fault, the invariants after every card, an end; and no question without an answer.

``sound_game(...)`` with the arguments of a failure plays the same game again.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import Draw, Roll
from sandtable.core.questions import Ask, Question, Request
from sandtable.labyrinth import card_play
from sandtable.labyrinth.cards import Card, deck
from sandtable.labyrinth.levels import BOT_IDEOLOGY, US_RESOLVE
from sandtable.labyrinth.opponents import LEVELS, book_seat
from sandtable.labyrinth.opponents.bots.jihadist import JihadistBot
from sandtable.labyrinth.opponents.bots.us import UsBot
from sandtable.labyrinth.opponents.bots.us.answers import ANSWERS
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.redealing import Below
from sandtable.labyrinth.registry import may_happen
from sandtable.labyrinth.scenarios import SCENARIOS
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ADVERSARY, ISLAMIST_RULE, JIHADIST, SIDES, US
from sandtable.labyrinth.victory import Ended
from tests.labyrinth.opponents.fairness import below
from tests.labyrinth.scene import LABYRINTH, WORDS
from tests.labyrinth.styles import BLIND, KEEN, chooser
from tests.playing import FAR, answers
from tests.playing import carried_out as carry_out

ALL_CARDS = [*deck("base").values(), *deck("awakening").values()]
GAMES = int(os.environ.get("SANDTABLE_GAMES", "150"))
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

SEATS = {US: book_seat(US, "bot", "competent"), JIHADIST: book_seat(JIHADIST, "bot", "attractive")}
CAN_NOT_HAPPEN = {(229, US), (229, JIHADIST), (32, US), (59, JIHADIST)}
"""Prisoner Exchange, Back Channel and Amerithrax need a hand that somebody may look into."""


def moments(count: int) -> Iterator[State]:
    """States of random games with both decks, in which the bots take the seats."""
    for seed in range(count):
        scenario = SCENARIOS[seed % len(SCENARIOS)]
        chosen: dict[str, Any] = {"campaign": True} if seed % 4 == 3 else {"scenario": scenario}
        seats = {US: "random", JIHADIST: "random"}
        table = Table.new("labyrinth", seats=seats, seed=f"moment {seed}", keep_notes=False, **chosen)
        cards = [step.state for step in table.steps if step.state.step == "card"]
        for state in cards[3 :: max(1, len(cards) // 9)]:
            if all(state.hands.values()):
                twin = state.copy()
                twin.books = SEATS
                twin.prestige, twin.funding = 6, 5  # so that few events end the game
                if seed % 3 == 0:  # which random games seldom see, and cards 15 and 73 ask for
                    twin["somalia"].governance, twin["somalia"].alignment = ISLAMIST_RULE, ADVERSARY
                    twin.changed(twin["somalia"])
                yield twin


def sides_of(card: Card) -> list[str]:
    return [card.side] if card.side in SIDES else list(SIDES)


ASKED_OF_US: set[tuple[str | None, str]] = set()


class Remembering(UsBot):
    """The US bot, and what it was asked by which event."""

    def answer(self, g: Play, question: Question) -> Ask[Sequence[str]]:
        """Answer as it does."""
        ASKED_OF_US.add((g.event, question.purpose))
        return (yield from super().answer(g, question))


def carried_out(s: State, card: Card, side: str, stream: Below, us: UsBot | None = None) -> None:
    """Carry an event out with both bots at the table: nobody else is asked anything."""
    if card.number not in s.playing:
        for pile in (*s.hands.values(), s.deck, s.discard, s.removed, s.lapsing_cards):
            if card.number in pile:
                pile.remove(card.number)
        s.held_back.pop(card.number, None)
        s.first_plot_card = None if s.first_plot_card == card.number else s.first_plot_card
        s.playing = [card.number]
    g = Play(s, None, {US: us or Remembering(), JIHADIST: JihadistBot()})

    def reply(request: Request) -> Any:
        assert not isinstance(request, Question), f"{request.seat} is asked for {request.purpose} by {card.event}"
        if isinstance(request, Roll):
            return 1 + stream(6)
        return request.among[stream(len(request.among))] if isinstance(request, Draw) else None

    with suppress(Ended):
        carry_out(card_play.carry_out_event(g, card, side), reply)


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
    assert set(ANSWERS) - {purpose for _, purpose in ASKED_OF_US} <= elsewhere


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
