"""A game that stops wherever a learner must choose, and splits what has several picks into one action each."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from sandtable.core.agents import HUMAN, Agent
from sandtable.core.errors import BadSetup, IllegalAnswer
from sandtable.core.game import Setup, game_named
from sandtable.core.playout import InOrder, Playout
from sandtable.core.questions import CONSENT, Ask, Question
from sandtable.core.setting_up import checked_options, checked_seed, seated
from sandtable.rl.vocabulary import ENOUGH, Vocabulary, vocabulary_of

ATTEMPTS: Final = 20
"""As many games as are set up, at the most, to find one in which a learner is asked something."""


class Drive(Playout):
    """One play of a game by learners and by opponents that answer at once.

    At rest either ``question`` waits for a learner's next action, or ``outcome`` says how the game ended. Nothing is
    kept of what was: for speed, there is no journal and no way back.
    """

    def __init__(
        self, game: str, seats: Mapping[str, str | Agent] | None, options: Mapping[str, Any], seed: object
    ) -> None:
        self.game = game_named(game)
        self.vocabulary: Vocabulary = vocabulary_of(self.game.name)
        names, self._others = seated(self.game, seats)
        self.learners: Collection[str] = [seat for seat in self.game.seats if names[seat] == HUMAN]
        if not self.learners:
            raise BadSetup("nobody-learns", seats=list(self.game.seats))
        self._setup = Setup(self.game.name, names, checked_options(self.game, options))
        self.begin(seed)

    def begin(self, seed: object) -> None:
        """Set the game up anew; one that is over before a learner is asked is no lesson, so another one follows."""
        seed = checked_seed(seed)
        self._begin(seed)
        for attempt in range(ATTEMPTS):
            if self.question is None:
                self._begin(f"{seed}/{attempt}")

    def _begin(self, seed: str) -> None:
        super().__init__(self.game, self.game.new(self._setup), self._others, InOrder(seed), seed)
        self.picked: list[str] = []
        self._offered: dict[int, str] | None = None
        self._rules: Ask[None] | None = self._next_step()
        self._go_on(None)

    # -- looking

    @property
    def offered(self) -> dict[int, str]:
        """The actions that may be chosen now, each with the key of its option; none when the game is over."""
        if self._offered is None:
            self._offered = {} if self.question is None else self.vocabulary.offered(self.question, self.picked)
        return self._offered

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as a seat may see it."""
        return self.game.describe(self.seen_by(seat))

    # -- playing on

    def act(self, action: int) -> None:
        """Choose an action: pick an option, or say that enough were picked."""
        question = self.question
        if question is None:
            raise IllegalAnswer("nothing-asked")
        if action not in self.offered:
            raise IllegalAnswer("no-such-action", action=str(action), least=question.at_least, most=question.at_most)
        key = self.offered[action]
        self._offered = None
        if action != ENOUGH:
            self.picked.append(key)
            if len(self.picked) < min(question.at_most, len(question.options)):
                return
        answer, self.picked = tuple(self.picked), []
        self.plies += 1
        self.questions += 1
        self._go_on(answer)

    def _go_on(self, reply: Any) -> None:
        """Run the rules until a learner must choose or the game is over."""
        while self._rules is not None:
            try:
                request = self._rules.send(reply)
            except StopIteration:
                self._step_ends()
                self._rules, reply = self._next_step(), None
                continue
            if isinstance(request, Question) and self._is_a_learners(request):
                self.question = request
                return
            reply = self._reply(request)
        self.question = None

    def _is_a_learners(self, question: Question) -> bool:
        return question.seat in self.learners and question.purpose != CONSENT and not question.leaves_no_choice
