"""A Distant Plain as a game that a table can play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from sandtable.core.agents import register_agent
from sandtable.core.errors import BadPosition, BadSetup
from sandtable.core.game import Outcome, Seating, Setup, opponent_level, register
from sandtable.core.messages import Note
from sandtable.core.planning import Planning
from sandtable.core.questions import Ask
from sandtable.plain import (
    adjustable,
    craft,
    estimates,
    forecasts,
    nonplayers,
    on_board,
    options,
    planning,
    positions,
    redealing,
    sequence,
    soundness,
    views,
)
from sandtable.plain.by_the_book import stand_in
from sandtable.plain.forecasts import others
from sandtable.plain.play import Play
from sandtable.plain.state import State
from sandtable.plain.steady import Steady, worths
from sandtable.plain.terms import FACTIONS, GAME
from sandtable.search.seeker import let_seek


class Plain:
    """A Distant Plain."""

    name = GAME
    version = 6
    seats: Sequence[str] = FACTIONS
    options: Mapping[str, Sequence[Any]] = options.OPTIONS
    opponents: Mapping[str, Sequence[str]] = nonplayers.OPPONENTS
    planning: Planning | None = planning.PLANNING

    # What a table asks for is where it is in every game.
    seen_by = staticmethod(views.seen_by)
    describe = staticmethod(views.describe)
    adjustable = staticmethod(adjustable.offered)
    write_position = staticmethod(positions.write)
    forecast = staticmethod(forecasts.forecast)
    impossible = staticmethod(forecasts.impossible)
    why_not = staticmethod(forecasts.why_not)
    worths = staticmethod(worths)
    others_could = staticmethod(others.others_could)
    on_board = staticmethod(on_board.on_board)
    redealt = staticmethod(redealing.redealt)
    tally = staticmethod(sequence.tally)
    faults = staticmethod(soundness.faults)
    estimate = staticmethod(estimates.estimate)

    def new(self, setup: Setup) -> State:
        """The scenario's set-up, before its deck is prepared (2.1)."""
        chosen = options.chosen(setup.options)
        scenario = setup.options.get(options.SCENARIO, options.OPTIONS[options.SCENARIO][0])
        books = _books(setup)
        nonplayers.check(books, chosen, BadSetup)
        document = {"game": self.name, "scenario": scenario, "options": chosen, "step": sequence.SET_UP}
        return positions.read(document, books)

    def step(
        self, state: State, note: Callable[[Note], None] | None, seating: Seating | None = None
    ) -> Ask[None] | None:
        """The rules of the next step."""
        if state.step == sequence.OVER:
            return None
        books = nonplayers.seated(state)
        return sequence.run_step(Play(state, note, books if seating is None else seating(books)))

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return state.outcome

    def made_ready_for(self, state: State, changes: Mapping[str, Any], people: Collection[str]) -> State:
        """The state to which people make these changes: what they can name lies in no pile that nobody can see."""
        return state

    def facts(self) -> dict[str, Any]:
        """The spaces, the cards, what may be adjusted, and who has no player in a game of so many (setup.players)."""
        without = {str(count): list(map(list, sets)) for count, sets in nonplayers.WITHOUT_PLAYERS.items()}
        return {**views.facts(), "without_players": without}

    def read_position(self, document: Mapping[str, Any], setup: Setup) -> State:
        """The state of a position, with the opponents that the seats name."""
        books = _books(setup)
        state = positions.read(document, books)
        nonplayers.check(books, state.options, BadPosition)
        return state


def _books(setup: Setup) -> dict[str, str]:
    """The factions that an opponent of the rule book plays, as the seats say."""
    specs = {seat: setup.seats.get(seat, "") for seat in FACTIONS}
    return {
        seat: spec.partition(":")[0] for seat, spec in specs.items() if opponent_level(PLAIN, seat, spec) is not None
    }


PLAIN = Plain()
register(PLAIN)
register_agent("steady", lambda level: Steady(), game=GAME, seats=FACTIONS)
register_agent("stand_in", stand_in, levels=tuple(nonplayers.METHODS), game=GAME, seats=FACTIONS)
let_seek(GAME, craft.CRAFTS)
