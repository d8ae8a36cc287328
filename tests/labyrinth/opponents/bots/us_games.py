"""Moments of random games against the US bot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from sandtable import Table
from sandtable.core.chance import Draw, Roll
from sandtable.core.questions import Ask, Question, Request
from sandtable.labyrinth import card_play
from sandtable.labyrinth.cards import Card
from sandtable.labyrinth.opponents import book_seat
from sandtable.labyrinth.opponents.bots.jihadist import JihadistBot
from sandtable.labyrinth.opponents.bots.us import UsBot
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.redealing import Below
from sandtable.labyrinth.scenarios import SCENARIOS
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import ADVERSARY, ISLAMIST_RULE, JIHADIST, US
from sandtable.labyrinth.victory import Ended
from tests.playing import carried_out as carry_out

SEATS = {US: book_seat(US, "bot", "competent"), JIHADIST: book_seat(JIHADIST, "bot", "attractive")}


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
