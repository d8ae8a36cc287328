"""Labyrinth as a game that a table can play."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sandtable.core.agents import HUMAN, register_agent
from sandtable.core.errors import BadPosition, BadSetup
from sandtable.core.game import Outcome, Seating, Setup, opponent_level, register
from sandtable.core.messages import Note
from sandtable.core.planning import Planning
from sandtable.core.questions import Ask
from sandtable.labyrinth import (
    adjustable,
    craft,
    estimates,
    events,
    forecasts,
    making_ready,
    on_board,
    opponents,
    positions,
    redealing,
    sequence,
    soundness,
    views,
)
from sandtable.labyrinth.by_the_book import STAND_INS, stand_in
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.rules import RULES
from sandtable.labyrinth.scenarios import SCENARIOS
from sandtable.labyrinth.state import BookSeat, State
from sandtable.labyrinth.steady import Steady
from sandtable.labyrinth.steady_jihadist import SteadyJihadist
from sandtable.labyrinth.terms import JIHADIST, SIDES, US
from sandtable.search.seeker import let_seek

events.enter_all()


class Labyrinth:
    """Labyrinth: The War on Terror, and The Awakening."""

    name = "labyrinth"
    version = 5
    seats: Sequence[str] = SIDES
    options: Mapping[str, Sequence[Any]] = {
        "scenario": SCENARIOS,
        "decks": (1, 2, 3),
        "rules": RULES,
        "mini_decks": (False, True),
        "campaign": (False, True),
    }
    opponents: Mapping[str, Sequence[str]] = opponents.LEVELS
    planning: Planning | None = None

    # What a table asks for is where it is in every game.
    seen_by = staticmethod(views.seen_by)
    describe = staticmethod(views.describe)
    write_position = staticmethod(positions.write)
    forecast = staticmethod(forecasts.forecast)
    impossible = staticmethod(forecasts.impossible)
    why_not = staticmethod(forecasts.why_no_country)
    worths = staticmethod(forecasts.worths)
    others_could = staticmethod(forecasts.others_could)
    on_board = staticmethod(on_board.on_board)
    redealt = staticmethod(redealing.redealt)
    tally = staticmethod(sequence.tally)
    faults = staticmethod(soundness.faults)
    estimate = staticmethod(estimates.estimate)
    facts = staticmethod(views.all_facts)
    made_ready_for = staticmethod(making_ready.made_ready_for)
    adjustable = staticmethod(adjustable.offered)

    def new(self, setup: Setup) -> State:
        """The scenario's set-up, before its special step and the first deal (3.2, 3.3)."""
        options = dict(setup.options)
        if options.get("rules") == RULES[0]:  # a scenario implies its rules
            del options["rules"]
        if options.get("campaign") and options.get("decks") == 1:  # a campaign its length
            del options["decks"]
        try:
            start = _set_up(json.dumps(options), tuple(_books(setup).items()), setup.physical, _unseen(setup))
            return start.copy()
        except BadPosition as refusal:  # options that exclude one another
            raise BadSetup.like(refusal) from None

    def step(
        self, state: State, note: Callable[[Note], None] | None, seating: Seating | None = None
    ) -> Ask[None] | None:
        """The rules of the next step."""
        if state.step == sequence.OVER:
            return None
        books = opponents.seated(state)
        return sequence.run_step(Play(state, note, books if seating is None else seating(books)))

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return state.outcome

    def read_position(self, document: Mapping[str, Any], setup: Setup) -> State:
        """The state of a position, with the opponent that the seats name."""
        return positions.read(document, _books(setup), physical=setup.physical, unseen_hands=_unseen(setup))


def _books(setup: Setup) -> dict[str, BookSeat]:
    """Who plays by the book, as the seats say."""
    books: dict[str, BookSeat] = {}
    for side in SIDES:
        spec = setup.seats.get(side, "")
        level = opponent_level(LABYRINTH, side, spec)
        if level is not None:
            books[side] = opponents.book_seat(side, spec.partition(":")[0], level)
    return books


def _unseen(setup: Setup) -> tuple[str, ...]:
    """The people who keep their cards to themselves; who else plays tells of them, or is dealt them."""
    return tuple(side for side in SIDES if setup.unseen_hands and setup.seats.get(side) == HUMAN)


@lru_cache(maxsize=64)
def _set_up(
    options: str, books: tuple[tuple[str, BookSeat], ...], physical: bool, unseen_hands: tuple[str, ...]
) -> State:
    """The set-up with these options (as JSON, to which True is not 1), read once; who begins with it takes a copy."""
    document = {**json.loads(options), "game": LABYRINTH.name, "step": sequence.SET_UP}
    return positions.read(document, dict(books), physical=physical, unseen_hands=unseen_hands)


LABYRINTH = Labyrinth()
register(LABYRINTH)
register_agent("steady", lambda level: Steady(), game=LABYRINTH.name, seats=(US,))
register_agent("steady", lambda level: SteadyJihadist(), game=LABYRINTH.name, seats=(JIHADIST,))
let_seek(LABYRINTH.name, craft.CRAFTS)
for side in SIDES:
    register_agent("stand_in", stand_in(side), levels=tuple(STAND_INS[side]), game=LABYRINTH.name, seats=(side,))
