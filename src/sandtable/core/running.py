"""Running the rules: a play goes on until a person must answer, and comes back by its checkpoints and its journal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sandtable.core.adjustments import changed_keys, merged, refused_key
from sandtable.core.agents import HUMAN, Agent, Sight, looks_ahead, needs_no_table
from sandtable.core.chance import REAL, SIDES, Draw, Reveal, Roll, SeededChance, is_real
from sandtable.core.errors import BadDice, BadSave, BadSetup, CannotAdjust, CannotUndo, NotYourTurn, RulesFault, quoted
from sandtable.core.forecasts import Forecast, Impossible, Outlook, outlook, why_not
from sandtable.core.game import Game, Outcome, Seating, Setup, game_named
from sandtable.core.journal import ADJUST, CHANCE, DICE, Checkpoint, Entry, Log, Reasoned
from sandtable.core.messages import Message, Note
from sandtable.core.playout import InOrder, Playout
from sandtable.core.questions import CONSENT, CONSENTS, Ask, Question, Request
from sandtable.core.reading import is_number
from sandtable.core.replies import DEALER, agents_keys, entry_of, question_to_dealer, recorded_reply, value_of
from sandtable.core.setting_up import (
    Dice,
    check_agents,
    check_seat,
    checked_dice,
    checked_flag,
    checked_seed,
    checked_watcher,
)
from sandtable.core.watching import Watcher


@dataclass(frozen=True)
class Running:
    """How a table is run: what it keeps on the way, and who watches."""

    keep_notes: bool = True
    keep_history: bool = True
    watcher: Watcher | None = None
    asks_in_secret: bool = False
    """Whether a seat without a choice is asked all the same, for others at the table see who is asked."""
    thinks_elsewhere: bool = False
    """Whether agents that look ahead are waited for like people: whoever runs the table lets them think elsewhere."""


WHY: Final = "note-why-"
"""How reasons begin; what else an agent says is told to all like anything that happens."""
_CONSENTED: Final = tuple((answer,) for answer in CONSENTS)


class Undone(NamedTuple):
    """A reply of a person that was taken back, and the purpose of what it replied to, where that is known."""

    entry: Entry
    purpose: str | None


class _Waiting:
    """The reply that is not there yet: a person must answer first."""


_WAITING = _Waiting()


class Run(ABC):
    """A play under way: its state, its journal, its checkpoints, and the rules, which run until a person is asked."""

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
        stops = people or self.dice in REAL or not all(map(needs_no_table, self.agents.values()))
        self._never_rests = not self._keep_history and not stops
        self._asks_in_secret = checked_flag("asks_in_secret", running.asks_in_secret)
        self._thinks_elsewhere = checked_flag("thinks_elsewhere", running.thinks_elsewhere)
        self._unasked: set[int] = set()
        self._undone: tuple[Undone, ...] = ()
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
    def thinker(self) -> str | None:
        """The seat whose agent is waited for, at a table whose agents think elsewhere."""
        asked = self.question
        agent = None if asked is None else self.agents.get(asked.seat)
        return asked.seat if asked is not None and self._is_awaited(agent) else None

    def _is_awaited(self, agent: Agent | None) -> bool:
        """Whether an agent thinks elsewhere."""
        return agent is not None and self._thinks_elsewhere and looks_ahead(agent)

    @property
    def unasked(self) -> Collection[int]:
        """The plies of answers that left no choice, and of dice and cards of the program beside real ones."""
        return self._unasked

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

    def why_not(self, key: str) -> Impossible | None:
        """Why something is not among the options of the pending question, as far as the seat that is asked may know."""
        if self.question is None or self.question.seat == DEALER:
            return None
        return why_not(self.game, self.seen_by(self.question.seat), self.question, key)

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

    # -- running the rules -------------------------------------------------------------------------------------

    def answer_for_good(self, *keys: str) -> None:
        """Answer by keys that were checked already, with no way back if it fails: for twins that are let go."""
        asked = self._asked
        self._advance(self._recorded(asked, value_of(asked, keys)))

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
        self._unasked = {ply for ply in self._unasked if ply < checkpoint.ply}
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

        Where nobody can stop the play until its end, nor looks ahead, nobody comes back to this moment either.
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
        return not looked_at and all(map(needs_no_table, self.agents.values()))

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
            if self._is_unasked(request):
                return self._recorded(request, tuple(request.keys))
            self.question = request
            request.game = self.game.name
            seat = request.seat
            agent = self.agents.get(seat)
            if self._is_awaited(agent):
                return _WAITING
            if agent is None:
                if request.by_hand:
                    self._check_by_hand(request)
                return _WAITING
            entry = self._thought(agent, request)
            self.question = None
            return self._heeded(entry)
        if isinstance(request, Reveal):
            return _WAITING if self._rehearses else self._recorded(request, None)
        if self.dice is not None and is_real(request, self.dice):
            self.question = question_to_dealer(request)
            self.question.game = self.game.name
            return _WAITING
        return self._recorded(request, self._by_chance(request))

    def _is_unasked(self, question: Question) -> bool:
        """Whether a question leaves no choice and nobody looks on who might learn from that; it is remembered."""
        unasked = question.leaves_no_choice and not self._asks_in_secret
        if unasked:
            self._unasked.add(self.ply)
        return unasked

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
            if isinstance(self.dice, str) and not is_real(request, self.dice):
                self._unasked.add(self.ply - 1)
            self._draws += 1
            self._rolls += isinstance(request, Roll)
        return reply

    def _replayed(self, request: Request) -> Any:
        """The next recorded reply, checked against what is asked now."""
        entry = self._script.pop()
        reply = recorded_reply(request, entry, self.ply)
        if isinstance(request, Question):
            self._is_unasked(request)
        if self._watcher is not None:
            self._watcher.reply_repeated(self.ply, self.state)
        if self._watcher is not None and isinstance(request, (Roll, Draw)):
            expected = reply if is_real(request, self.dice) else self._by_chance(request)
            self._watcher.chance_replayed(self.ply, request, entry.value, entry_of(request, expected).value)
        return self._heeded(entry) if isinstance(entry, Reasoned) else self._recorded(request, reply)

    def _thought(self, agent: Agent, question: Question) -> Entry:
        """What an agent answers, with its reasons if it gives any."""
        sight = self._sight(question.seat)
        keys = agents_keys(agent.answer(question, sight), question)
        return Reasoned(question.seat, keys, sight.reasons) if sight.reasons else Entry(question.seat, keys)

    def _heeded(self, entry: Entry) -> Any:
        """Write an answer of an agent into the journal, and its reasons into the log; pass it on."""
        tell = self._teller()
        if tell is not None and isinstance(entry, Reasoned):
            for reason in entry.why:
                tell(Note(reason, kind="why" if reason.id.startswith(WHY) else "told"))
        self._journal.append(entry)
        return entry.value

    @abstractmethod
    def _sight(self, seat: str) -> Sight:
        """What an agent is given of this play."""

    # -- changes by hand ---------------------------------------------------------------------------------------

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
        people = [seat for seat, who in self.setup.seats.items() if who == HUMAN]
        now = self.game.made_ready_for(now, entry.value, people)
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

    # -- small print -------------------------------------------------------------------------------------------

    def _check_seat(self, seat: str | None) -> None:
        if seat is not None:
            check_seat(self.game, seat)

    def _not_asked(self, seat: str | None) -> NotYourTurn:
        """Why a seat cannot answer now."""
        question = self.question
        if question is None:
            return NotYourTurn("nothing-asked")
        return NotYourTurn("not-asked", asked=question.seat, seat=str(seat))

    def _check_ply(self, ply: object, last: int) -> None:
        if not is_number(ply):
            raise CannotUndo("no-ply", ply=quoted(ply))
        if not 0 <= ply <= last:
            raise CannotUndo("no-such-ply", ply=quoted(ply), plies=self.ply)
