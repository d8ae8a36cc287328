"""The table: one play of one game. It seats the agents, runs the rules, asks, and keeps the journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final, TypeGuard

from sandtable.core import saves
from sandtable.core.adjustments import changed_keys, merged, refused_key
from sandtable.core.agents import HUMAN, Agent, Sight, looks_ahead
from sandtable.core.chance import PHYSICAL, SIDES, Draw, Reveal, Roll, SeededChance
from sandtable.core.errors import (
    BadDice,
    BadPosition,
    BadSave,
    BadSetup,
    CannotAdjust,
    CannotUndo,
    CannotWrite,
    IllegalAnswer,
    NotYourTurn,
    RulesFault,
    SandtableError,
    quoted,
)
from sandtable.core.files import path_of
from sandtable.core.forecasts import Forecast, Impossible, Outlook, outlook
from sandtable.core.game import Game, Outcome, Seating, Setup, game_named
from sandtable.core.journal import ADJUST, CHANCE, DICE, REVEAL, Checkpoint, Entry, Log, from_plain
from sandtable.core.messages import Message, Note
from sandtable.core.playout import Fortune, InOrder, Playout
from sandtable.core.questions import CONSENT, CONSENTS, Ask, Question, Request
from sandtable.core.rehearsing import Hush, Intention, Rehearsal, checked_intentions, rehearsed
from sandtable.core.replies import DEALER, agents_keys, entry_of, question_to_dealer, recorded_reply, value_of
from sandtable.core.setting_up import (
    Dice,
    agents_of,
    check_agents,
    check_options,
    check_seat,
    checked_dice,
    checked_document,
    checked_flag,
    checked_options,
    checked_seed,
    checked_watcher,
    seated,
)
from sandtable.core.watching import Watcher

__all__ = ["DEALER", "PHYSICAL", "Dice", "Running", "Table"]

DEALS_TRIED: Final = 5
"""How many times what is hidden is dealt anew to find a moment in which a seat would be asked the same."""


@dataclass(frozen=True)
class Running:
    """How a table is run: what it keeps on the way, and who watches."""

    keep_notes: bool = True
    keep_history: bool = True
    watcher: Watcher | None = None


@dataclass(frozen=True)
class Past:
    """A part of a play that can be told again: the step with which it begins, and all replies from there on."""

    state: Any
    """The state with which it begins."""
    _twin: Table
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


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


_CONSENTED: Final = tuple((answer,) for answer in CONSENTS)


class _Waiting:
    """The reply that is not there yet: a person must answer first."""


_WAITING = _Waiting()


class Table:
    """One play of one game.

    A table is always at rest: either ``question`` waits for a person, or ``outcome`` says how the game ended.
    Whatever is refused leaves the table as it was.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        seed: str,
        dice: Dice = None,
        agents: Mapping[str, Agent] | None = None,
        free_undo: bool | None = None,
        running: Running | None = None,
        journal: Sequence[Entry] = (),
    ) -> None:
        if not isinstance(setup, Setup):
            raise BadSetup("setup", setup=quoted(setup))
        self.game: Game = game_named(setup.game)
        self.setup = setup
        self.seed = checked_seed(seed)
        self.dice = checked_dice(dice)
        check_agents(self.game, {} if agents is None else agents)
        self.agents = dict(agents or {})
        people = [seat for seat, who in setup.seats.items() if who == HUMAN]
        self.free_undo = len(people) <= 1 if free_undo is None else checked_flag("free_undo", free_undo)
        self.history: list[dict[str, Any]] = []
        """Earlier parts of this play, under older rules or another seed."""
        self.question: Question | None = None
        running = running or Running()
        self._watcher = None if running.watcher is None else checked_watcher(running.watcher)
        self._keep_notes = checked_flag("keep_notes", running.keep_notes)
        self._keep_history = checked_flag("keep_history", running.keep_history)
        self._never_rests = not self._keep_history and not people and dice != PHYSICAL
        self._rehearses = False
        """Whether it is a twin on which something is tried, so that nothing is revealed."""
        self._seating: Seating | None = None
        """Who answers in the places of the opponents of the book, where it is not they themselves."""
        self._chance = SeededChance(self.seed)
        self._thinking = SeededChance(self.seed, "thinking")
        self._journal: Log[Entry] = Log()
        self._notes: Log[Note] = Log()
        self._checkpoints: list[Checkpoint] = []
        self._script: list[Entry] = []
        self._asked: Request | None = None
        self._draws = 0
        self._rolls = 0
        self.state = self._first_state()
        self._rules: Ask[None] | None = None
        self._replay(list(journal))

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
        **options: Any,
    ) -> Table:
        """A new game. Options (scenario, decks, ...) are the game's own; the first value of each is the default."""
        rules = game_named(game)
        start = {"options": checked_options(rules, options)}
        return cls._opened(rules, start, seats, seed, dice, free_undo, Running(keep_notes, keep_history))

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
    ) -> Table:
        """A game taken up from a position document."""
        if not isinstance(position, Mapping):
            raise BadPosition("position")
        name = position.get("game")
        if not isinstance(name, str):
            raise BadPosition("position-game")
        rules = game_named(name)
        start = {"position": checked_document(position, "position")}
        return cls._opened(rules, start, seats, seed, dice, free_undo, Running(keep_notes, keep_history))

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
        setup = Setup(rules.name, names, **start, physical=dice == PHYSICAL)
        return cls(setup, seed=checked_seed(seed), dice=dice, agents=agents, free_undo=free_undo, running=running)

    def _first_state(self) -> Any:
        if self.setup.position is not None:
            return self.game.read_position(self.setup.position, self.setup)
        return self.game.new(self.setup)

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def journal(self) -> list[Entry]:
        """Every answer given so far, those of the dice included."""
        return self._journal.all()

    @property
    def notes(self) -> list[Note]:
        """The whole log, also what only one seat may read."""
        return self._notes.all()

    @property
    def ply(self) -> int:
        """How many entries the journal has."""
        return len(self._journal)

    @property
    def awaits(self) -> Request | None:
        """What the rules wait for: the pending question, or what is asked of real dice and cards."""
        return self._asked

    @property
    def steps(self) -> Sequence[Checkpoint]:
        """The checkpoints kept, oldest first."""
        return self._checkpoints

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as ``seat`` (None: a spectator) may see it; what has not changed is the same in many views."""
        self._check_seat(seat)
        return self.game.describe(self.game.seen_by(self.state, seat))

    def seen_by(self, seat: str | None) -> Any:
        """The state as ``seat`` (None: a spectator) may see it."""
        self._check_seat(seat)
        return self.game.seen_by(self.state, seat)

    def forecast(self, key: str) -> Forecast | None:
        """What the rules know about an option of the pending question, as far as the seat that is asked may know."""
        if self.question is None or self.question.seat == DEALER:
            return None
        return self.game.forecast(self.seen_by(self.question.seat), self.question, self.question.option(key).key)

    def impossible(self) -> Sequence[Impossible]:
        """What the seat that is asked might look for among the options and cannot do now, with the reason."""
        if self.question is None or self.question.seat == DEALER:
            return ()
        return self.game.impossible(self.seen_by(self.question.seat), self.question)

    def outlook(self) -> Outlook:
        """All that the rules know about the pending question, as far as the seat that is asked may know."""
        return outlook(self.game, self.state, self.question)

    def notes_for(self, seat: str | None) -> list[Note]:
        """The log as ``seat`` (None: a spectator) may read it."""
        self._check_seat(seat)
        return [note for note in self.notes if note.visible_to(seat)]

    def position(self) -> dict[str, Any]:
        """The game written down, as it stood at the start of the step that is under way."""
        return self.game.write_position(self._checkpoints[-1].state)

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

    def answer_for_good(self, *keys: str) -> None:
        """Answer by keys that were checked already, with no way back if it fails: for twins that are let go."""
        asked = self._asked
        self._advance(self._recorded(asked, value_of(asked, keys)))

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

    def watch(self, watcher: Watcher) -> None:
        """Tell a watcher whatever happens from now on; it is told again what happened in the step under way."""
        self._watcher = checked_watcher(watcher)
        self._go_back_to(self.ply)

    # -- going back, and aside ---------------------------------------------------------------------------------

    def can_undo(self, by: str | None = None) -> bool:
        """Whether ``undo`` would be allowed now."""
        return self.why_not_undo(by) is None

    def why_not_undo(self, by: str | None = None) -> CannotUndo | None:
        """Why ``undo`` would be refused now, or None."""
        self._check_seat(by)
        target = self._last_answer_by_a_person()
        return CannotUndo("nothing-to-undo") if target is None else self._why_not_undo(target, by)

    def undo(self, to: int | None = None, by: str | None = None) -> None:
        """Take back the last answer of a person, or everything from ply ``to`` on."""
        self._check_seat(by)
        target = self._last_answer_by_a_person() if to is None else to
        if target is None:
            raise CannotUndo("nothing-to-undo")
        self._check_ply(target, self.ply - 1)
        reason = self._why_not_undo(target, by)
        if reason is not None:
            raise reason
        self._go_back_to(target)

    def can_adjust(self, by: str | None = None) -> bool:
        """Whether ``adjust`` would be allowed now: to all where they are one person, else to a seat asked by hand."""
        self._check_seat(by)
        question = self.question
        if self.outcome is not None:
            return False
        return by is None or self.free_undo or (question is not None and question.by_hand and question.seat == by)

    def adjust(self, changes: Mapping[str, Any], by: str | None = None) -> None:
        """Change what the game offers to be changed, with the checks of a position, as people with a real board must.

        ``changes`` are merged into the position at the start of the step under way, which then begins again. ``by``,
        when given, is the seat that does it: at a table of several it changes no more than what lies in the open.
        """
        self._check_seat(by)
        if self.outcome:
            raise BadPosition("adjust-over")
        if not self.can_adjust(by):
            raise CannotAdjust("adjust-others")
        if not isinstance(changes, Mapping):
            raise BadPosition("adjustment")
        before, checkpoints = self.ply, self._checkpoints
        entry = Entry(ADJUST if by is None or self.free_undo else by, checked_document(changes, "adjustment"))
        try:
            self._begin_from(self._adjusted(entry), entry)
            self._advance(None)
        except BaseException:
            self._be_again_as(before, checkpoints)
            raise

    def rehearse(self, intentions: Sequence[Intention], seat: str) -> Rehearsal:
        """Try what a seat intends to answer, from the pending question on, on a twin that stops where it cannot know.

        Nothing is rolled or revealed, no opponent is asked, and this table stays as it is.
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
        return rehearsed(twin, seat, intentions)

    def fork(self, seed: object = None) -> Table:
        """An independent table at the same moment; with another ``seed`` its future dice differ."""
        twin = self._twin()
        twin._replay(self._journal.since(twin.ply), restart=False)
        if seed is not None:
            twin.seed = checked_seed(seed)
            twin._chance = SeededChance(twin.seed)
            twin._thinking = SeededChance(twin.seed, "thinking")
        return twin

    def at(self, ply: int) -> Table:
        """An independent table as it stood at a ply, or at the first question after it; nobody sits there."""
        self._check_ply(ply, self.ply)
        checkpoint = next((step for step in reversed(self._checkpoints) if step.ply <= ply), None)
        if checkpoint is None:
            raise CannotUndo("no-history")
        twin = self._twin(checkpoint)
        twin.agents = {}
        twin._replay(self.journal[twin.ply : ply], restart=False)
        return twin

    def past(self, ply: int) -> Past:
        """What has happened since a ply, from the beginning of its step on."""
        self._check_ply(ply, self.ply)
        checkpoint = next((step for step in reversed(self._checkpoints) if step.ply <= ply), self._checkpoints[0])
        return self._past(checkpoint, None)

    def past_step(self, number: int) -> Past:
        """What has happened from the beginning of a step, by its place in ``steps``, to the next one."""
        if not _is_number(number):
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

    def _twin(self, checkpoint: Checkpoint | None = None) -> Table:
        """A table at the start of the step under way, or at another checkpoint, that has yet to be resumed."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        checkpoint = checkpoint or self._checkpoints[-1]
        twin.agents = dict(self.agents)
        twin._journal = self._journal.first(checkpoint.ply)
        twin._notes = self._notes.first(checkpoint.notes)
        twin._checkpoints = [checkpoint]
        twin._keep_history = False
        twin._watcher = None
        return twin

    def playout(self, agents: Mapping[str, Agent], fortune: Fortune, thinking: str = "") -> Playout:
        """This moment played on aside by these agents, without a table and from its question on; this table stays."""
        check_agents(self.game, agents)
        if not all(callable(getattr(fortune, name, None)) for name in ("below", "step_begins")):
            raise BadDice("fortune", fortune=quoted(fortune))
        twin = self.fork()
        playout = Playout(self.game, twin.state, agents, fortune, checked_seed(thinking))
        playout.take_up(twin._rules, twin._asked)
        return playout

    def imagined(self, seat: str, below: Callable[[int], int]) -> Table | None:
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
        plain = Random(below(1 << 62)).random
        for _ in range(DEALS_TRIED):
            now = self._checkpoints[-1]
            dealt = self.game.redealt(now.state, seat, lambda bound: int(plain() * bound))
            twin = self._twin(replace(now, state=dealt, mark=None))
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

    def __copy__(self) -> Table:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
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

    # -- saving ------------------------------------------------------------------------------------------------

    def to_save(self) -> dict[str, Any]:
        """The whole play as JSON-ready data."""
        return saves.written(self)

    def save(self, path: str | Path) -> None:
        """Write the play to a file, whole or not at all."""
        saves.write_file(path_of(path, CannotWrite), self.to_save())

    @classmethod
    def from_save(
        cls, document: Any, *, agents: Mapping[str, Agent] | None = None, watcher: Watcher | None = None
    ) -> Table:
        """The play that ``to_save`` wrote, replayed and compared step by step."""
        return cls.from_saved(saves.checked(document), agents=agents, watcher=watcher)

    @classmethod
    def from_saved(
        cls, saved: saves.Saved, *, agents: Mapping[str, Agent] | None = None, watcher: Watcher | None = None
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
            running=Running(watcher=watcher),
            journal=[from_plain(entry, seats) for entry in saved.journal],
        )
        table.history = saved.history
        saves.compare(table, saved)
        return table

    @classmethod
    def load(cls, path: str | Path, *, agents: Mapping[str, Agent] | None = None) -> Table:
        """The play saved in a file, or a BadSave that says why not."""
        return cls.from_save(saves.read_file(path_of(path, BadSave)), agents=agents)

    # -- running the rules -------------------------------------------------------------------------------------

    def _replay(self, entries: list[Entry], restart: bool = True) -> None:
        """Start from the last checkpoint (or from nothing) and give these replies again, then go on."""
        self.question = None
        self._asked = None
        self._script = entries[::-1]
        if restart:
            self._begin_step()
        else:
            self._resume(self._checkpoints[-1])
        if self._never_rests and not self._script and self._is_unseen():
            self._play_through()
        self._advance(None)
        if self._script:
            raise BadSave("journal-goes-on", ply=self.ply)

    def _go_back_to(self, ply: int) -> None:
        entries = self._journal.first(ply)
        while len(self._checkpoints) > 1 and self._checkpoints[-1].ply > ply:
            self._checkpoints.pop()
        checkpoint = self._checkpoints[-1]
        if checkpoint.ply > ply:
            raise CannotUndo("no-history")
        self._replay_from(checkpoint, entries)

    def _be_again_as(self, ply: int, checkpoints: list[Checkpoint]) -> None:
        """Go back to where something began that is refused; a table without history has let go of its checkpoints."""
        self._checkpoints = checkpoints
        self._go_back_to(ply)

    def _replay_from(self, checkpoint: Checkpoint, entries: Log[Entry]) -> None:
        """Go back to a checkpoint and give again the replies that came after it."""
        self._journal = entries.first(checkpoint.ply)
        self._notes = self._notes.first(checkpoint.notes)
        self._replay(entries.since(checkpoint.ply), restart=False)

    def _resume(self, checkpoint: Checkpoint) -> None:
        self.state = checkpoint.state.copy()
        self._draws = checkpoint.draws
        self._rolls = checkpoint.rolls
        self._rules = self.game.step(self.state, self._teller(), self._seating)

    def _teller(self) -> Callable[[Note], None] | None:
        """Who writes the log, if anybody does; a watcher reads over the shoulder."""
        if self._watcher is None or not self._keep_notes:
            return self._notes.append if self._keep_notes else None
        watcher, state = self._watcher, self.state

        def tell(note: Note) -> None:
            self._notes.append(note)
            watcher.noted(self.ply, note, state)

        return tell

    def _begin_step(self) -> None:
        """Keep a checkpoint and start the next step (there is none when the game is over).

        Where nobody can stop the play until its end, nobody can come back to this moment either.
        """
        if self._watcher is not None:
            self._watcher.step_begins(self.state)
        self._rules = self.game.step(self.state, self._teller(), self._seating)
        if self._never_rests and self._rules is not None and self._checkpoints:
            return
        checkpoint = Checkpoint(self.state.copy(), self.ply, self._draws, self._rolls, len(self._notes))
        if self._keep_history:
            self._checkpoints.append(checkpoint)
        else:
            self._checkpoints = [checkpoint]

    def _is_unseen(self) -> bool:
        """Whether nobody writes a log, watches, scripts the dice or looks ahead."""
        looked_at = self._keep_notes or self._watcher is not None or self.dice is not None
        return not looked_at and not any(map(looks_ahead, self.agents.values()))

    def _play_through(self) -> None:
        """Play to the end as a playout, which takes less than a table at which somebody could stop."""
        dice = InOrder(self.seed, self._draws)
        playout = Playout(self.game, self.state, self.agents, dice, self.seed, self._journal.append)
        playout.play_out()
        drawn = [entry.who for entry in self.journal if entry.who in CHANCE]
        self._draws, self._rolls = len(drawn), drawn.count(DICE)
        self._begin_step()

    def _advance(self, reply: Any) -> None:
        """Run the rules until a person must answer or the game is over."""
        self.question = None
        self._asked = None
        while self._rules is not None:
            try:
                request = self._rules.send(reply)
            except StopIteration:
                self._begin_step()
                reply = None
                continue
            if self._agrees_at_once(request):
                reply = CONSENTS[:1]
            elif not self._script:
                reply = self._reply(request)
            elif self._script[-1].adjusts:
                entry = self._script.pop()
                self._begin_from(self._replayed_adjustment(request, entry), entry)
                reply = None
                continue
            else:
                reply = self._replayed(request)
            if reply is _WAITING:
                self._asked = request
                return

    def _reply(self, request: Request) -> Any:
        """What chance or an agent says to a request; ``_WAITING`` when it is a person's turn."""
        if isinstance(request, Question):
            self.question = request
            seat = request.seat
            agent = self.agents.get(seat)
            if agent is None:
                if request.by_hand:
                    self._check_by_hand(request)
                return _WAITING
            keys = agents_keys(agent.answer(request, self._sight(seat)), request)
            self.question = None
            self._journal.append(Entry(seat, keys))
            return keys
        if isinstance(request, Reveal):
            return _WAITING if self._rehearses else self._recorded(request, None)
        if self.dice == PHYSICAL:
            self.question = question_to_dealer(request)
            return _WAITING
        return self._recorded(request, self._by_chance(request))

    def _by_chance(self, request: Roll | Draw) -> Any:
        if isinstance(request, Draw):
            return request.among[self._chance.below(len(request.among), self._draws)]
        if isinstance(self.dice, list):
            if self._rolls >= len(self.dice):
                raise BadDice("script-ran-dry", dice=len(self.dice), purpose=request.purpose)
            return self.dice[self._rolls]
        return 1 + self._chance.below(SIDES, self._draws)

    def _recorded(self, request: Request | None, reply: Any) -> Any:
        """Write a reply into the journal, and pass it on."""
        self._journal.append(entry_of(request, reply))
        if isinstance(request, (Roll, Draw)):
            self._draws += 1
            self._rolls += isinstance(request, Roll)
        return reply

    def _replayed(self, request: Request) -> Any:
        """The next recorded reply, checked against what is asked now."""
        entry = self._script.pop()
        reply = recorded_reply(request, entry, self.ply)
        if self._watcher is not None:
            self._watcher.reply_repeated(self.ply, self.state)
        if self._watcher is not None and isinstance(request, (Roll, Draw)):
            expected = reply if self.dice == PHYSICAL else self._by_chance(request)
            self._watcher.chance_replayed(self.ply, request, entry.value, entry_of(request, expected).value)
        return self._recorded(request, reply)

    def _sight(self, seat: str) -> Sight:
        return Sight(seat, self, self._thinking, len(self._journal))

    # -- small print -------------------------------------------------------------------------------------------

    def _not_asked(self, seat: str | None) -> NotYourTurn:
        """Why a seat cannot answer now."""
        question = self.question
        if question is None:
            return NotYourTurn("nothing-asked")
        return NotYourTurn("not-asked", asked=question.seat, seat=str(seat))

    def _check_seat(self, seat: str | None) -> None:
        if seat is not None:
            check_seat(self.game, seat)

    def _check_ply(self, ply: object, last: int) -> None:
        if not _is_number(ply):
            raise CannotUndo("no-ply", ply=quoted(ply))
        if not 0 <= ply <= last:
            raise CannotUndo("no-such-ply", ply=quoted(ply), plies=self.ply)

    def _last_answer_by_a_person(self) -> int | None:
        for ply in range(self.ply - 1, -1, -1):
            if self._is_a_persons(self.journal[ply]):
                return ply
        return None

    def _is_a_persons(self, entry: Entry) -> bool:
        if entry.who in CHANCE:
            return self.dice == PHYSICAL
        return entry.who == ADJUST or self.setup.seats.get(entry.who) == HUMAN

    def _why_not_undo(self, target: int, by: str | None) -> CannotUndo | None:
        """Why the entries from ``target`` on may not be taken back (the undo law), or None."""
        if self.free_undo:
            return None
        undone = self.journal[target:]
        owner = by or undone[0].who
        for entry in undone:
            if entry.who in CHANCE and self.dice != PHYSICAL:
                return CannotUndo("undo-chance")
            if entry.who == REVEAL:
                return CannotUndo("undo-revealed")
            if entry.who in self.setup.seats and entry.who != owner:
                return CannotUndo("undo-answered", seat=entry.who)
        return None

    def _check_by_hand(self, question: Question) -> None:
        """Changes by hand begin the step again, so nothing may have happened in it yet."""
        if self.ply != self._checkpoints[-1].ply:
            raise RulesFault(f"{question.purpose} lets a seat change the table by hand in the middle of a step")

    def _agrees_at_once(self, request: Request) -> bool:
        """Whether somebody is asked to agree who is no person, or is the same one; unless an answer was recorded."""
        if not isinstance(request, Question) or request.purpose != CONSENT:
            return False
        if self._script and self._script[-1].who == request.seat and self._script[-1].value in _CONSENTED:
            return False
        return self.free_undo or self.setup.seats.get(request.seat) != HUMAN

    def _adjusted(self, entry: Entry) -> Any:
        """The state with changes by hand: of what the game offers, at a table of several of what lies in the open."""
        now, openly = self._checkpoints[-1].state, entry.who != ADJUST
        key = refused_key(entry.value, self.game.adjustable(now), openly)
        if key is not None and openly:  # before the position is looked at, of which a refusal might tell
            raise CannotAdjust("adjust-key", key=quoted(key))
        state = self.game.read_position(merged(self.game.write_position(now), entry.value), self.setup)
        if key is not None:
            raise CannotAdjust("adjust-key", key=quoted(key))
        return state

    def _replayed_adjustment(self, request: Request, entry: Entry) -> Any:
        """What recorded changes by hand come to, if whoever made them was asked by hand."""
        asked = isinstance(request, Question) and request.by_hand and request.seat == entry.who
        if entry.who != ADJUST and not asked:
            raise BadSave("replayed-other", ply=self.ply, purpose=str(request.purpose), who=entry.who, value="{…}")
        try:
            return self._adjusted(entry)
        except CannotAdjust as refusal:
            raise BadSave.like(refusal) from None

    def _begin_from(self, state: Any, entry: Entry) -> None:
        self.state = state
        self._journal.append(entry)
        if self._keep_notes:
            changed = changed_keys(entry.value)
            for keys in [changed] if entry.who == ADJUST else [(key,) for key in changed]:  # to others, one by one
                note = Note(Message("note-adjusted", {"keys": tuple(keys)}))
                self._notes.append(note)
                if self._watcher is not None:
                    self._watcher.noted(self.ply, note, state)
        self._begin_step()
