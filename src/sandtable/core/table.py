"""The table: one play of one game. It seats the agents, runs the rules, asks, and keeps the journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sandtable.core import saves
from sandtable.core.agents import Agent, Sight
from sandtable.core.asides import Asides, Past
from sandtable.core.chance import PHYSICAL, PHYSICAL_CARDS, PHYSICAL_DICE
from sandtable.core.courses import checked_keys, rows_of
from sandtable.core.errors import BadPosition, BadSave, BadSetup, CannotWrite, IllegalAnswer, quoted
from sandtable.core.files import path_of
from sandtable.core.game import Game, Outcome, Setup, game_named
from sandtable.core.going_back import GoingBack
from sandtable.core.journal import Entry, from_json
from sandtable.core.messages import Message, Note
from sandtable.core.questions import Option, Question
from sandtable.core.rehearsing import Intention, carried_out, checked_intentions
from sandtable.core.replies import DEALER, agents_keys
from sandtable.core.running import Running
from sandtable.core.setting_up import (
    Dice,
    agents_of,
    check_agents,
    check_options,
    check_seat,
    checked_document,
    checked_options,
    checked_seed,
    checked_watcher,
    seated,
)
from sandtable.core.showing import WIDTH, checked_width, drawn
from sandtable.core.voices import voiced
from sandtable.core.watching import Watcher

__all__ = ["DEALER", "PHYSICAL", "PHYSICAL_CARDS", "PHYSICAL_DICE", "Dice", "Past", "Running", "Table"]


class Table(GoingBack, Asides):
    """One play of one game.

    A table is always at rest: either ``question`` waits for a person, or ``outcome`` says how the game ended.
    Whatever is refused leaves the table as it was.
    """

    # -- setting a table up ------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: Mapping[str, str | Agent] | None = None,
        seed: object = None,
        dice: Dice = None,
        free_undo: bool | None = None,
        keep_notes: bool = True,
        keep_history: bool = True,
        asks_in_secret: bool = False,
        thinks_elsewhere: bool = False,
        **options: Any,
    ) -> Table:
        """A new game. Options (scenario, decks, ...) are the game's own; the first value of each is the default.

        ``asks_in_secret`` is for tables where people see who is asked: a seat without a choice is asked there, too.
        With ``thinks_elsewhere`` it waits for agents that look ahead as for people: see ``thought`` and ``heed``.
        """
        rules = game_named(game)
        start = {"options": checked_options(rules, options)}
        running = Running(keep_notes, keep_history, None, asks_in_secret, thinks_elsewhere)
        return cls._opened(rules, start, seats, seed, dice, free_undo, running)

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, Any],
        *,
        seats: Mapping[str, str | Agent] | None = None,
        seed: object = None,
        dice: Dice = None,
        free_undo: bool | None = None,
        keep_notes: bool = True,
        keep_history: bool = True,
        asks_in_secret: bool = False,
        thinks_elsewhere: bool = False,
    ) -> Table:
        """A game taken up from a position document."""
        if not isinstance(position, Mapping):
            raise BadPosition("position")
        name = position.get("game")
        if not isinstance(name, str):
            raise BadPosition("position-game")
        rules = game_named(name)
        start = {"position": checked_document(position, "position")}
        running = Running(keep_notes, keep_history, None, asks_in_secret, thinks_elsewhere)
        return cls._opened(rules, start, seats, seed, dice, free_undo, running)

    @classmethod
    def _opened(
        cls,
        rules: Game,
        start: Mapping[str, Any],
        seats: Mapping[str, str | Agent] | None,
        seed: object,
        dice: Dice,
        free_undo: bool | None,
        running: Running,
    ) -> Table:
        """A table that begins with options or with a position."""
        names, agents = seated(rules, seats)
        setup = Setup(rules.name, names, **start).played_with(dice)
        return cls(setup, seed=checked_seed(seed), dice=dice, agents=agents, free_undo=free_undo, running=running)

    # -- showing -----------------------------------------------------------------------------------------------

    def text(self, seat: str | None = None, width: int = WIDTH) -> str:
        """The board as ``seat`` (None: a spectator) may see it, and what it is asked, as text of this width."""
        self._check_seat(seat)
        return drawn(self, seat, checked_width(width))

    def say(self, thing: Message | Note | Option | Question) -> str:
        """A message, a line of the log, an option or a question in words."""
        if isinstance(thing, Note):
            return voiced(thing.says, self.game.name)
        if isinstance(thing, Option):
            return voiced(thing.label, self.game.name)
        if isinstance(thing, Question):
            return voiced(thing.prompt, self.game.name)
        if isinstance(thing, Message):
            return voiced(thing, self.game.name)
        raise BadSetup("unspeakable", thing=quoted(thing))

    def course(self, *keys: str, seat: str | None = None) -> list[dict[str, Any]]:
        """A row for each step, with what it began with: its ply, and of the view these keys (``"troops.on_track"``).

        It is how the table looked to ``seat`` (None: to a spectator).
        """
        self._check_seat(seat)
        return rows_of(self.game, self.steps, seat, checked_keys(keys))

    def __str__(self) -> str:
        return self.text(self._asking())

    def __repr__(self) -> str:
        ended, asked = self.outcome, self.question
        if ended is not None:
            now = f"{ended.winner} has won by {ended.rule}"
        else:
            now = "nobody is asked" if asked is None else f"{asked.seat} is asked {asked.purpose}"
        return f"<Table {self.game.name}, ply {self.ply}: {now}>"

    def _asking(self) -> str | None:
        """The seat that is asked, if it is one of the game."""
        return self.question.seat if self.question is not None and self.question.seat in self.game.seats else None

    # -- answering ---------------------------------------------------------------------------------------------

    def answer(self, *keys: str, seat: str | None = None) -> None:
        """Answer the pending question by option keys. ``seat`` is checked when given."""
        question = self.question
        if question is None or (seat is not None and seat != question.seat):
            raise self._not_asked(seat)
        question.check(keys)
        before, checkpoints = self.ply, self._checkpoints
        try:
            self.answer_for_good(*keys)
        except BaseException:
            self._be_again_as(before, checkpoints)
            raise
        if self._undone:
            self._goes_on(self.journal[before])

    def thought(self) -> Entry:
        """What the agent that is waited for answers, with its reasons; the table stays as it is (``heed``)."""
        if self.thinker is None or self.question is None:
            raise self._not_asked(None)
        return self._thought(self.agents[self.thinker], self.question)

    def heed(self, thought: Entry) -> None:
        """Go on by what the agent that is waited for has answered elsewhere."""
        question = self.question
        if question is None or self.thinker is None:
            raise self._not_asked(None)
        if not isinstance(thought, Entry):
            raise IllegalAnswer("agent-keys", seat=question.seat, answer=quoted(thought))
        if question.seat != thought.who:
            raise self._not_asked(thought.who)
        agents_keys(thought.value, question)
        before, checkpoints = self.ply, self._checkpoints
        try:
            self._advance(self._heeded(thought))
        except BaseException:
            self._be_again_as(before, checkpoints)
            raise

    def play_out(self, agents: Mapping[str, Agent]) -> Outcome:
        """Let agents answer everything that is still to be asked; how the game ended.

        If one of them cannot, nothing has been answered.
        """
        check_agents(self.game, agents, beside=[DEALER])
        before, checkpoints = self.ply, self._checkpoints
        try:
            while (asked := self.question) is not None:
                if asked.seat not in agents:
                    raise IllegalAnswer("nobody-answers", seat=asked.seat)
                self.answer(*agents_keys(agents[asked.seat].answer(asked, self._sight(asked.seat)), asked))
        except BaseException:
            self._be_again_as(before, checkpoints)
            raise
        ended = self.outcome
        if ended is None:
            raise IllegalAnswer("not-over")
        return ended

    def carry_out(self, intentions: Sequence[Intention], seat: str) -> Sequence[int]:
        """Answer as a seat intends, up to the first die, reveal or other answer; which intentions that has used."""
        self._check_seat(seat)
        if self.question is None or self.question.seat != seat:
            raise self._not_asked(seat)
        intentions = checked_intentions(intentions)
        before, checkpoints = self.ply, self._checkpoints
        try:
            return carried_out(self, seat, intentions)
        except BaseException:
            self._be_again_as(before, checkpoints)
            raise

    def watch(self, watcher: Watcher) -> None:
        """Tell a watcher whatever happens from now on; it is told again what happened in the step under way."""
        self._watcher = checked_watcher(watcher)
        self._go_back_to(self.ply)

    def sight(self, seat: str) -> Sight:
        """What an agent at a seat is given to think with at this moment, for whoever thinks on its behalf."""
        check_seat(self.game, seat)
        return self._sight(seat)

    def _sight(self, seat: str) -> Sight:
        return Sight(seat, self, self._thinking, len(self._journal))

    # -- saving ------------------------------------------------------------------------------------------------

    def to_save(self) -> dict[str, Any]:
        """The whole play as JSON-ready data."""
        return saves.written(self)

    def save(self, path: str | Path) -> None:
        """Write the play to a file, whole or not at all."""
        saves.write_file(path_of(path, CannotWrite), self.to_save())

    @classmethod
    def from_save(
        cls,
        document: Any,
        *,
        agents: Mapping[str, Agent] | None = None,
        watcher: Watcher | None = None,
        thinks_elsewhere: bool = False,
    ) -> Table:
        """The play that ``to_save`` wrote, replayed and compared step by step."""
        return cls.from_saved(
            saves.checked(document), agents=agents, watcher=watcher, thinks_elsewhere=thinks_elsewhere
        )

    @classmethod
    def from_saved(
        cls,
        saved: saves.Saved,
        *,
        agents: Mapping[str, Agent] | None = None,
        watcher: Watcher | None = None,
        asks_in_secret: bool = False,
        thinks_elsewhere: bool = False,
    ) -> Table:
        """A play as it is kept, replayed and compared step by step."""
        if not isinstance(saved, saves.Saved):
            raise BadSave("no-save")
        check_options(saved)
        seats = list(game_named(saved.setup.game).seats)
        table = cls(
            saved.setup,
            seed=saved.seed,
            dice=saved.dice,
            agents=agents_of(saved, agents or {}),
            free_undo=saved.free_undo,
            running=Running(watcher=watcher, asks_in_secret=asks_in_secret, thinks_elsewhere=thinks_elsewhere),
            journal=[from_json(entry, seats) for entry in saved.journal],
        )
        table.history = saved.history
        saves.compare(table, saved)
        return table

    @classmethod
    def load(cls, path: str | Path, *, agents: Mapping[str, Agent] | None = None) -> Table:
        """The play saved in a file, or a BadSave that says why not."""
        return cls.from_save(saves.read_file(path_of(path, BadSave)), agents=agents)
