"""Asides: twins of a table, on which something is told again, tried, imagined or played on while the table stays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Self

from sandtable.core.agents import Agent
from sandtable.core.chance import PHYSICAL, SIDES, Roll, SeededChance
from sandtable.core.chances import QUESTION, Chance, all_chances, checked_until
from sandtable.core.errors import BadDice, CannotUndo, SandtableError, quoted
from sandtable.core.game import game_named
from sandtable.core.journal import DICE, REVEAL, Checkpoint, Entry
from sandtable.core.messages import Message, Note
from sandtable.core.playout import Fortune, Playout
from sandtable.core.reading import is_number
from sandtable.core.rehearsing import Hush, Intention, Rehearsal, checked_intentions, rehearsed
from sandtable.core.replies import DEALER
from sandtable.core.running import Run
from sandtable.core.setting_up import Dice, check_agents, checked_dice, checked_flag, checked_seed, checked_watcher
from sandtable.core.watching import Watcher

DEALS_TRIED: Final = 5
"""How many times what is hidden is dealt anew to find a moment in which a seat would be asked the same."""
ROLLS_IN_A_ROW: Final = 12
"""As many dice as are looked for, one after another."""
ROLLS_TRIED: Final = (*((face, 0) for face in range(SIDES)), (0, 1), (0, 2), (3, 2), (0, 5))
"""What they might show: the first face, and how much more each further die shows."""


@dataclass(frozen=True)
class Past:
    """A part of a play that can be told again: the step with which it begins, and all replies from there on."""

    state: Any
    """The state with which it begins."""
    _twin: Asides
    _entries: Sequence[Entry]

    @property
    def notes(self) -> list[Note]:
        """What the log said before."""
        return self._twin.notes

    def tell(self, watcher: Watcher) -> Any:
        """Play it again for a watcher; nobody is asked anything. The state with which it ends."""
        twin = self._twin._twin()
        twin._watcher = checked_watcher(watcher)
        twin._replay(list(self._entries), restart=False)
        return twin.state


class Asides(Run):
    """A play that has twins."""

    def fork(self, seed: object = None, dice: Dice = None) -> Self:
        """An independent table at the same moment; with another ``seed`` its future dice differ.

        ``dice`` are a script of the rolls from here on, or what is real (``"physical"``).
        """
        dice = checked_dice(dice)
        twin = self._twin()
        twin._replay(self._journal.since(twin.ply), restart=False)
        if seed is not None:
            twin.seed = checked_seed(seed)
            twin._chance = SeededChance(twin.seed)
            twin._thinking = SeededChance(twin.seed, "thinking")
        if dice is not None:
            rolled = [entry.value for entry in self.journal if entry.who == DICE]
            twin.dice = [*rolled, *dice] if isinstance(dice, list) else dice
        return twin

    def outcomes(self, *keys: str, until: str = QUESTION) -> list[Chance[Self]]:
        """Everything that may come of an answer to the pending question, with its probability; this table stays.

        It is looked up to the next question that a person must answer, or ``until="chance"`` past one roll or draw;
        where another one follows, the table found waits for it as for real dice and cards. What lies hidden on this
        table is taken as it lies: whoever must not know it asks a table that was imagined.
        """
        if self.question is None:
            raise self._not_asked(None)
        self.question.check(keys)
        until = checked_until(until)
        twin = self._twin()
        twin.dice = PHYSICAL
        twin._keep_notes = False
        twin._replay(self._journal.since(twin.ply), restart=False)
        twin.answer_for_good(*keys)
        found = all_chances(twin, until)
        for one in found:
            if one.table.question is None or one.table.question.seat != DEALER:
                one.table.dice = self.dice
        return found

    def at(self, ply: int) -> Self:
        """An independent table as it stood at a ply, or at the first question after it; nobody sits there."""
        self._check_ply(ply, self.ply)
        checkpoint = next((step for step in reversed(self._checkpoints) if step.ply <= ply), None)
        if checkpoint is None:
            raise CannotUndo("no-history")
        twin = self._twin(checkpoint)
        twin.agents = {}
        twin._replay(self.journal[twin.ply : ply], restart=False)
        return twin

    def as_it_stands(self) -> Self:
        """The same play, which stays here when this one goes on: to be asked for its past later."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._journal = self._journal.first(len(self._journal))
        twin._notes = self._notes.first(len(self._notes))
        twin._checkpoints = self._checkpoints[:]
        twin._unasked = self._unasked.copy()
        return twin

    def past(self, ply: int) -> Past:
        """What has happened since a ply, from the beginning of its step on."""
        self._check_ply(ply, self.ply)
        checkpoint = next((step for step in reversed(self._checkpoints) if step.ply <= ply), self._checkpoints[0])
        return self._past(checkpoint, None)

    def past_step(self, number: int) -> Past:
        """What has happened from the beginning of a step, by its place in ``steps``, to the next one."""
        if not is_number(number):
            raise CannotUndo("no-step", step=quoted(number))
        if not 0 <= number < len(self._checkpoints):
            raise CannotUndo("no-such-step", step=quoted(number), last=len(self._checkpoints) - 1)
        following = self._checkpoints[number + 1 : number + 2]
        return self._past(self._checkpoints[number], following[0].ply if following else None)

    def _past(self, checkpoint: Checkpoint, until: int | None) -> Past:
        twin = self._twin(checkpoint)
        twin.agents = {}
        return Past(
            checkpoint.state, twin, self._journal.since(twin.ply)[: None if until is None else until - twin.ply]
        )

    def _twin(self, checkpoint: Checkpoint | None = None) -> Self:
        """A table at the start of the step under way, or at another checkpoint, that has yet to be resumed."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        checkpoint = checkpoint or self._checkpoints[-1]
        twin.agents = dict(self.agents)
        twin._journal = self._journal.first(checkpoint.ply)
        twin._notes = self._notes.first(checkpoint.notes)
        twin._checkpoints = [checkpoint]
        twin._keep_history = False
        twin._watcher = None
        twin._unasked = {ply for ply in self._unasked if ply < checkpoint.ply}
        return twin

    def rolls_ahead(self) -> list[Message | None]:
        """What the dice are for that are rolled one after another from here on, whatever they show, as far as tried.

        That is nothing where no real die is waited for. None stands for a die that is for one thing or another.
        """
        if not isinstance(self._asked, Roll):
            return []
        found = [self._rolled_in_a_row(first, further) for first, further in ROLLS_TRIED]
        alike = zip(*found, strict=False)  # as many as are rolled in any case
        return [whats[0] if all(what == whats[0] for what in whats) else None for whats in alike]

    def _rolled_in_a_row(self, first: int, further: int) -> list[Message]:
        """What dice are for until something else is asked or a card begins, if they show these faces in turn."""
        twin = self._twin()
        twin.agents = {}
        twin.dice = PHYSICAL
        twin._keep_notes = False
        twin._rehearses = True
        twin._replay(self._journal.since(twin.ply), restart=False)
        whats: list[Message] = []
        begun = twin._checkpoints[-1]
        while isinstance(twin._asked, Roll) and len(whats) < ROLLS_IN_A_ROW:
            if twin._checkpoints[-1] is not begun:
                begun = twin._checkpoints[-1]
                if self.game.tally(begun.state):
                    break
            whats.append(twin._asked.prompt)
            twin.answer_for_good(str(1 + (first + further * len(whats)) % SIDES))
        return whats

    def rehearse(self, intentions: Sequence[Intention], seat: str, by_default: bool = False) -> Rehearsal:
        """Try what a seat intends to answer, from the pending question on, on a twin that stops where it cannot know.

        Nothing is rolled or revealed, no opponent is asked, and this table stays as it is. ``by_default`` questions
        without an intention are answered as the game thinks that most would.
        """
        self._check_seat(seat)
        if self.question is None or self.question.seat != seat:
            raise self._not_asked(seat)
        intentions = checked_intentions(intentions)
        hush = Hush()
        twin = self._twin()
        twin.agents = {}
        twin.dice = PHYSICAL
        twin._keep_notes = False
        twin._rehearses = True
        twin._seating = hush.seating
        twin._replay(self._journal.since(twin.ply), restart=False)
        hush.holds = True
        planning = self.game.planning
        return rehearsed(twin, seat, intentions, planning.default if by_default and planning is not None else None)

    def playout(
        self, agents: Mapping[str, Agent], fortune: Fortune, thinking: str = "", *, open_hands: bool = False
    ) -> Playout:
        """This moment played on aside by these agents, without a table and from its question on; this table stays.

        At a table that was imagined hands may lie open, which saves the agents a copy for every question.
        """
        check_agents(self.game, agents)
        if not all(callable(getattr(fortune, name, None)) for name in ("below", "step_begins")):
            raise BadDice("fortune", fortune=quoted(fortune))
        twin = self.fork()
        playout = Playout(
            self.game,
            twin.state,
            agents,
            fortune,
            checked_seed(thinking),
            open_hands=checked_flag("open_hands", open_hands),
        )
        playout.take_up(twin._rules, twin._asked)
        return playout

    def imagined(self, seat: str, below: Callable[[int], int]) -> Self | None:
        """This moment as ``seat`` may imagine it: what it cannot know is dealt anew, and its own answers are the same.

        Nobody sits at the table that comes back. A deal by which another question would be asked now, or something
        else would have been shown, is no possible past; after a few of those there is None.
        """
        self._check_seat(seat)
        if not callable(below):
            raise BadDice("below", below=quoted(below))
        asked = self.question
        shown = any(entry.who == REVEAL for entry in self.journal[self._checkpoints[-1].ply :])
        # One draw of the provable dice begins a plain generator: a deal is a hundred draws that nobody has to prove.
        lots = Random(below(1 << 62)).random
        for _ in range(DEALS_TRIED):
            begun = self._checkpoints[-1]
            dealt = self.game.redealt(begun.state, seat, lambda bound: int(lots() * bound), self.state)
            twin = self._twin(replace(begun, state=dealt, mark=None))
            twin.agents = {}
            twin.seed = f"imagined/{below(1 << 62)}"
            twin._chance = SeededChance(twin.seed)
            try:
                twin._replay(self._journal.since(twin.ply), restart=False)
            except SandtableError:
                continue
            if twin.question == asked and not (shown and twin.view(seat) != self.view(seat)):
                return twin
        return None

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the running rules, which are started again where they were."""
        left_out = {"game", "question", "state", "_rules", "_asked", "_watcher"}
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game_named(self.setup.game)
        self._watcher = None
        self._replay_from(self._checkpoints[-1], self._journal)
