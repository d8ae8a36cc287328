"""Playing on without a table: no journal, no log, no way back. Made for searches and statistics.

A playout uses its state up. What is hidden in a state must be dealt anew (``Game.redealt``) before a seat that may not
know it looks ahead from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from sandtable.core.agents import Agent, Sight
from sandtable.core.chance import SIDES, Draw, Roll, SeededChance
from sandtable.core.errors import CannotLookAhead, IllegalAnswer, RulesFault
from sandtable.core.forecasts import Forecast, Impossible, why_not
from sandtable.core.game import Game, Outcome, Seating
from sandtable.core.journal import Entry
from sandtable.core.messages import Note
from sandtable.core.questions import CONSENT, CONSENTS, Ask, Question, Request
from sandtable.core.replies import agents_keys, entry_of

if TYPE_CHECKING:
    from sandtable.core.table import Table

DRAWS_A_STEP: Final = 1 << 16
"""How far apart the dice of two steps lie."""


class Fortune(Protocol):
    """The dice and the deck of a playout."""

    def step_begins(self, step: int) -> None:
        """The step with this number is next; the step under way when the playout began is number 0."""
        ...

    def below(self, bound: int) -> int:
        """The next draw: an integer from 0 to ``bound`` - 1."""
        ...


class InOrder:
    """The dice of a table with this seed, one after another."""

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self._chance = SeededChance(seed)
        self._drawn = drawn

    def step_begins(self, step: int) -> None:
        """The dice do not mind."""

    def below(self, bound: int) -> int:
        """The next draw."""
        n = self._drawn
        self._drawn = n + 1
        return self._chance.below(bound, n)


class ByStep:
    """Dice that depend on the seed, the step and the place in the step alone.

    Two futures that begin alike so meet the same luck, though one has rolled more often before: compared in pairs, they
    need far fewer samples.
    """

    def __init__(self, seed: str) -> None:
        self._chance = SeededChance(seed, "playout")
        self._next = 0

    def step_begins(self, step: int) -> None:
        """Go on with the dice of this step."""
        self._next = step * DRAWS_A_STEP

    def below(self, bound: int) -> int:
        """The next draw of the step."""
        n = self._next
        self._next = n + 1
        return self._chance.below(bound, n)


class Playout:
    """A game played on from a state by agents; a seat that the state gives to a book opponent is played by the book.

    A playout that begins at a table's first state, with the dice of its seed ``InOrder`` and the same agents, is the
    same play to the last die. ``agents`` and ``seating`` may change between two steps.
    """

    def __init__(
        self,
        game: Game,
        state: Any,
        agents: Mapping[str, Agent],
        fortune: Fortune,
        thinking: str,
        journal: Callable[[Entry], object] | None = None,
        *,
        open_hands: bool = False,
        seating: Seating | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.agents = agents
        self.open_hands = open_hands
        """Whether agents are shown the state itself: in a world that was imagined there is nothing to hide."""
        self.seating = seating
        """Who sits in the places of the opponents of the book, or as one of them in a person's (``Game.step``)."""
        self.question: Question | None = None
        """What is being asked, for agents that want a forecast."""
        self.plies = 0
        self.questions = 0
        self.steps = 0
        self._fortune = fortune
        self._thinking = SeededChance(thinking, "thinking")
        self._journal = journal
        """Who writes the replies down, if anybody does."""
        self._under_way: Ask[None] | None = None
        """What is left of the step that the playout began in."""
        fortune.step_begins(0)

    def take_up(self, rules: Ask[None] | None, asked: Request | None) -> None:
        """Go on in the middle of a step: its running rules, and what they have asked."""
        self._under_way = rules if rules is None or asked is None else _going_on(rules, asked)

    # -- playing on

    def play_step(self) -> bool:
        """Play the next step to its end, or what is left of the one under way; False if the game was over."""
        rules = self._next_step()
        if rules is None:
            return False
        self._answer(rules)
        self._step_ends()
        return True

    def play_until(self, unit: str) -> bool:
        """Play on until a step has added this to the length of the game (``cards``, ``turns``); False if none did."""
        while self.outcome is None:
            added = self.game.tally(self.state)
            if self.play_step() and unit in added:
                return True
        return False

    def play_out(self) -> Outcome:
        """Play to the end of the game."""
        self._answer(self._all_steps())
        outcome = self.outcome
        if outcome is None:
            raise RulesFault("a game has come to rest before its end")
        return outcome

    def _next_step(self) -> Ask[None] | None:
        """The rules of the next step, or of the one under way; None if the game is over."""
        rules, self._under_way = self._under_way, None
        return self.game.step(self.state, None, self.seating) if rules is None else rules

    def _step_ends(self) -> None:
        self.steps += 1
        self._fortune.step_begins(self.steps)

    def _all_steps(self) -> Ask[None]:
        """The rules of all steps until the game is over, in one piece."""
        while (rules := self._next_step()) is not None:
            yield from rules
            self._step_ends()

    def _answer(self, rules: Ask[None]) -> None:
        """Answer whatever these rules ask, until they are done."""
        try:
            request = next(rules)
            while True:
                request = rules.send(self._reply(request))
        except StopIteration:
            pass

    def _reply(self, request: Request) -> Any:
        """What an agent or chance says to a request, written down; to what was done by hand agents agree unasked."""
        reply: Any = None
        if isinstance(request, Question):
            if request.purpose == CONSENT:
                return CONSENTS[:1]
            reply = self._answered(request)
            self.questions += 1
        elif isinstance(request, Roll):
            reply = 1 + self._fortune.below(SIDES)
        elif isinstance(request, Draw):
            reply = request.among[self._fortune.below(len(request.among))]
        self.plies += 1
        if self._journal is not None:
            self._journal(entry_of(request, reply))
        return reply

    def _answered(self, question: Question) -> tuple[str, ...]:
        """What an agent says to a question; nobody is asked where there is no choice."""
        if question.leaves_no_choice:
            return tuple(question.keys)
        seat = question.seat
        agent = self.agents.get(seat)
        if agent is None:
            raise IllegalAnswer("nobody-answers", seat=seat)
        self.question = question
        return agents_keys(agent.answer(question, Sight(seat, self, self._thinking, self.plies)), question)

    # -- looking

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def seen_by(self, seat: str | None) -> Any:
        """The state as a seat may see it, or where hands lie open the state itself, which is nobody's to change."""
        return self.state if self.open_hands else self.game.seen_by(self.state, seat)

    def forecast(self, key: str) -> Forecast | None:
        """What the rules know about an option of the question that is being asked."""
        if self.question is None:
            return None
        return self.game.forecast(self.seen_by(self.question.seat), self.question, self.question.option(key).key)

    def why_not(self, key: str) -> Impossible | None:
        """Why something is not among the options of the question that is being asked."""
        if self.question is None:
            return None
        return why_not(self.game, self.seen_by(self.question.seat), self.question, key)

    def notes_for(self, seat: str | None) -> list[Note]:
        """Nothing: there is no log."""
        return []

    def imagined(self, seat: str, below: Callable[[int], int]) -> Table | None:
        """Nothing: there is no table to imagine another from."""
        raise CannotLookAhead("no-table-to-imagine", seat=seat)


def _going_on(rules: Ask[None], asked: Request) -> Ask[None]:
    """What is left of rules that have asked something and wait for the reply."""
    reply = yield asked
    while True:
        try:
            request = rules.send(reply)
        except StopIteration:
            return
        reply = yield request
