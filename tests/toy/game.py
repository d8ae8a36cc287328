"""Pasture as a game that a table can play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sandtable.core.game import Outcome, Seating, Setup, opponent_level
from sandtable.core.messages import Note
from sandtable.core.planning import Planning
from sandtable.core.questions import Ask
from tests.toy import positions, rules, views
from tests.toy.book import LEVELS, Shepherd
from tests.toy.state import SEATS, State

PLANNING = Planning(
    begins={rules.PLAY_CARD},
    parts={rules.GRAZE_WHERE: rules.GRAZE},
    ends=(),
    address={"card"},
    default=lambda s, question: question.keys[:1] if question.purpose == rules.GRAZE_WHERE else (),
    ways=lambda s, question: {},
    under_way=lambda s, seat: False,
)
"""Whoever says no field means the first."""


class Pasture:
    """Pasture: four flocks, five fields."""

    name = positions.NAME
    version = 1
    seats: Sequence[str] = SEATS
    options: Mapping[str, Sequence[Any]] = {
        "rounds": positions.ROUNDS,
        "weather": positions.WEATHERS,
        "mending": (True, False),
    }
    opponents: Mapping[str, Sequence[str]] = {f"{seat}:shepherd": LEVELS for seat in SEATS}
    planning: Planning | None = PLANNING

    def new(self, setup: Setup) -> State:
        """Empty fields, before the first deal."""
        return self.read_position({**setup.options, "game": self.name}, setup)

    def step(
        self, state: State, note: Callable[[Note], None] | None, seating: Seating | None = None
    ) -> Ask[None] | None:
        """The rules of the next step."""
        if state.step == rules.OVER:
            return None
        books: Mapping[str, Shepherd] = {seat: Shepherd(level) for seat, level in state.books.items()}
        return rules.run_step(rules.Play(state, note, books if seating is None else seating(books)))

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return rules.outcome(state) if state.step == rules.OVER else None

    seen_by = staticmethod(views.seen_by)
    redealt = staticmethod(views.redealt)
    describe = staticmethod(views.describe)
    facts = staticmethod(views.facts)
    adjustable = staticmethod(views.adjustable)
    made_ready_for = staticmethod(views.made_ready_for)
    forecast = staticmethod(views.forecast)
    impossible = staticmethod(views.impossible)
    why_not = staticmethod(views.why_not)
    worths = staticmethod(views.worths)
    others_could = staticmethod(views.others_could)
    on_board = staticmethod(views.on_board)
    write_position = staticmethod(positions.write)
    faults = staticmethod(positions.faults)

    def read_position(self, document: Mapping[str, Any], setup: Setup) -> State:
        """The state of a position, with the book on the seats that the set-up names."""
        levels = {seat: opponent_level(self, seat, who) for seat, who in setup.seats.items()}
        return positions.read(document, {seat: level for seat, level in levels.items() if level})

    def estimate(self, state: State, seat: str) -> float:
        """Every flock is as good as another until the end."""
        ended = self.outcome(state)
        return 1 / len(SEATS) if ended is None else float(ended.winner == seat)

    def tally(self, state: State) -> Sequence[str]:
        """A round where one is dealt, a card where somebody has one to play."""
        if state.step == rules.PLAY and state.hands[state.seat]:
            return ("cards",)
        return ("rounds",) if state.step == rules.DEAL else ()


PASTURE = Pasture()
