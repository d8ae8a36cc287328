"""A game that stops wherever a learner must choose, and splits what has several picks into one action each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from sandtable.core.agents import HUMAN, Agent, Sight
from sandtable.core.chance import SIDES, Draw, Roll, SeededChance
from sandtable.core.errors import BadSetup, CannotLookAhead, IllegalAnswer
from sandtable.core.forecasts import Forecast
from sandtable.core.game import Outcome, Setup, game_named
from sandtable.core.playout import InOrder
from sandtable.core.questions import CONSENT, CONSENTS, Ask, Question, Request
from sandtable.core.replies import agents_keys
from sandtable.core.setting_up import checked_options, checked_seed, seated
from sandtable.core.table import Table
from sandtable.rl.vocabulary import ENOUGH, Vocabulary, vocabulary_of


class Drive:
    """One play of a game by learners and by opponents that answer at once.

    At rest either ``question`` waits for a learner's next action, or ``outcome`` says how the game ended. Nothing is
    kept of what was: for speed, there is no journal and no way back.
    """

    def __init__(
        self, game: str, seats: Mapping[str, str | Agent] | None, options: Mapping[str, Any], seed: object
    ) -> None:
        self.game = game_named(game)
        self.vocabulary: Vocabulary = vocabulary_of(self.game.name)
        names, self._agents = seated(self.game, seats)
        self.learners: Collection[str] = [seat for seat in self.game.seats if names[seat] == HUMAN]
        if not self.learners:
            raise BadSetup("nobody-learns", seats=list(self.game.seats))
        self._setup = Setup(self.game.name, names, checked_options(self.game, options))
        self.begin(seed)

    def begin(self, seed: object) -> None:
        """Set the game up anew."""
        seed = checked_seed(seed)
        self.state = self.game.new(self._setup)
        self.question: Question | None = None
        self.picked: list[str] = []
        self._offered: dict[int, str] | None = None
        self._plies = 0
        self._fortune = InOrder(seed)
        self._thinking = SeededChance(seed, "thinking")
        self._rules: Ask[None] | None = self.game.step(self.state, None)
        self._go_on(None)

    # -- looking

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def offered(self) -> dict[int, str]:
        """The actions that may be chosen now, each with the key of its option; none when the game is over."""
        if self._offered is None:
            self._offered = {} if self.question is None else self.vocabulary.offered(self.question, self.picked)
        return self._offered

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as a seat may see it."""
        return self.game.describe(self.game.seen_by(self.state, seat))

    # -- what agents at the other seats are given

    def seen_by(self, seat: str | None) -> Any:
        """The state as a seat may see it."""
        return self.game.seen_by(self.state, seat)

    def forecast(self, key: str) -> Forecast | None:
        """Nothing: nobody is told about options."""
        return None

    def imagined(self, seat: str, below: Callable[[int], int]) -> Table | None:
        """Nothing: there is no table."""
        raise CannotLookAhead("no-table-to-imagine", seat=seat)

    # -- playing on

    def act(self, action: int) -> None:
        """Choose an action: pick an option, or say that enough were picked."""
        question = self.question
        if question is None:
            raise IllegalAnswer("nothing-asked")
        if action not in self.offered:
            raise IllegalAnswer("no-such-action", action=str(action), least=question.at_least, most=question.at_most)
        self._offered = None
        if action != ENOUGH:
            self.picked.append(self.vocabulary.offered(question, self.picked)[action])
            most = min(question.at_most, len(question.options))
            if len(self.picked) < most:
                return
        answer, self.picked, self.question = tuple(self.picked), [], None
        self._go_on(answer)

    def _go_on(self, reply: Any) -> None:
        """Run the rules until a learner must choose or the game is over."""
        while self._rules is not None:
            try:
                request = self._rules.send(reply)
            except StopIteration:
                self._rules, reply = self.game.step(self.state, None), None
                continue
            if isinstance(request, Question) and self._is_a_learners(request):
                self.question = request
                return
            reply = self._reply(request)

    def _is_a_learners(self, question: Question) -> bool:
        return question.seat in self.learners and question.purpose != CONSENT and not question.leaves_no_choice

    def _reply(self, request: Request) -> Any:
        self._plies += 1
        if isinstance(request, Roll):
            return 1 + self._fortune.below(SIDES)
        if isinstance(request, Draw):
            return request.among[self._fortune.below(len(request.among))]
        return self._answered(request) if isinstance(request, Question) else None

    def _answered(self, question: Question) -> Sequence[str]:
        """What is answered to a question that is no learner's."""
        if question.purpose == CONSENT:
            return CONSENTS[:1]
        if question.leaves_no_choice:
            return tuple(question.keys)
        sight = Sight(question.seat, self, self._thinking, self._plies)
        return agents_keys(self._agents[question.seat].answer(question, sight), question)
