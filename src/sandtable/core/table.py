"""The table: one play of one game. It seats the agents, runs the rules, asks, and keeps the journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sandtable.core import saves
from sandtable.core.adjustments import changed_keys, merged
from sandtable.core.agents import HUMAN, Agent, Sight
from sandtable.core.chance import PHYSICAL, SIDES, Draw, Reveal, Roll, SeededChance
from sandtable.core.errors import BadDice, BadPosition, BadSave, CannotUndo, IllegalAnswer, NotYourTurn
from sandtable.core.game import Game, Outcome, Setup, game_named
from sandtable.core.journal import ADJUST, CHANCE, DICE, DRAW, REVEAL, Checkpoint, Entry
from sandtable.core.messages import Message, Note
from sandtable.core.questions import Ask, Option, Question, Request
from sandtable.core.setting_up import (
    Dice,
    agents_of,
    check_seat,
    checked_dice,
    checked_document,
    checked_options,
    checked_seed,
    seated,
)

__all__ = ["DEALER", "PHYSICAL", "Dice", "Table"]

DEALER: Final = "dealer"
"""The seat that is asked for real dice and real cards at a physical table."""

_DIE_OPTIONS = tuple(Option(str(pips), Message("die", {"pips": pips})) for pips in range(1, SIDES + 1))


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
        keep_notes: bool = True,
        keep_history: bool = True,
        journal: Sequence[Entry] = (),
    ) -> None:
        self.game: Game = game_named(setup.game)
        self.setup = setup
        self.seed = seed
        self.dice = checked_dice(dice)
        self.agents = dict(agents or {})
        people = [seat for seat, who in setup.seats.items() if who == HUMAN]
        self.free_undo = len(people) <= 1 if free_undo is None else free_undo
        self.history: list[dict[str, Any]] = []
        """Earlier parts of this play, under older rules or another seed."""
        self.notes: list[Note] = []
        self.journal: list[Entry] = []
        self.question: Question | None = None
        self._keep_notes = keep_notes
        self._keep_history = keep_history
        self._never_rests = not keep_history and not people and dice != PHYSICAL
        self._chance = SeededChance(seed)
        self._thinking = SeededChance(seed, "thinking")
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
        chosen = checked_options(rules, options)
        names, agents = seated(rules, seats)
        setup = Setup(game, names, chosen, physical=dice == PHYSICAL)
        return cls(
            setup,
            seed=checked_seed(seed),
            dice=dice,
            agents=agents,
            free_undo=free_undo,
            keep_notes=keep_notes,
            keep_history=keep_history,
        )

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
            raise BadPosition("a position is a document with keys (game, scenario, countries, ...)")
        name = position.get("game")
        if not isinstance(name, str):
            raise BadPosition("game: missing; a position names its game")
        rules = game_named(name)
        names, agents = seated(rules, seats)
        setup = Setup(name, names, {}, checked_document(position, "a position"), dice == PHYSICAL)
        return cls(
            setup,
            seed=checked_seed(seed),
            dice=dice,
            agents=agents,
            free_undo=free_undo,
            keep_notes=keep_notes,
            keep_history=keep_history,
        )

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
    def ply(self) -> int:
        """How many entries the journal has."""
        return len(self.journal)

    @property
    def steps(self) -> Sequence[Checkpoint]:
        """The checkpoints kept, oldest first."""
        return self._checkpoints

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as ``seat`` (None: a spectator) may see it."""
        self._check_seat(seat)
        return self.game.describe(self.game.seen_by(self.state, seat))

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
        if question is None:
            raise NotYourTurn("nothing is being asked at this table: the game is over")
        if seat is not None and seat != question.seat:
            raise NotYourTurn(f"the question is for {question.seat}, not for {seat}")
        question.check(keys)
        before, checkpoints = self.ply, self._checkpoints
        asked = self._asked
        try:
            self._advance(self._recorded(asked, _value_of(asked, keys)))
        except BaseException:
            self._checkpoints = checkpoints  # a table without history has let go of them
            self._go_back_to(before)
            raise

    def play_out(self, agents: Mapping[str, Agent]) -> Outcome:
        """Let agents answer everything that is still to be asked; how the game ended."""
        while self.question is not None:
            agent = agents[self.question.seat]
            self.answer(*agent.answer(self.question, self._sight(self.question.seat)))
        ended = self.outcome
        if ended is None:
            raise IllegalAnswer("the game is not over, and nothing is being asked")
        return ended

    # -- going back, and aside ---------------------------------------------------------------------------------

    def can_undo(self, by: str | None = None) -> bool:
        """Whether ``undo`` would be allowed now."""
        target = self._last_answer_by_a_person()
        return target is not None and self._why_not_undo(target, by) is None

    def undo(self, to: int | None = None, by: str | None = None) -> None:
        """Take back the last answer of a person, or everything from ply ``to`` on."""
        target = self._last_answer_by_a_person() if to is None else to
        if target is None:
            raise CannotUndo("there is nothing to take back")
        if isinstance(target, bool) or not isinstance(target, int):
            raise CannotUndo(f"{target!r} is no ply; a ply is a whole number")
        if not 0 <= target < self.ply:
            raise CannotUndo(f"there is no ply {target}; the journal has {self.ply}")
        reason = self._why_not_undo(target, by)
        if reason is not None:
            raise CannotUndo(reason)
        self._go_back_to(target)

    def adjust(self, changes: Mapping[str, Any]) -> None:
        """Change anything on the table with the checks of a position, as people with a real board must now and then.

        ``changes`` are merged into the position at the start of the step under way, which then begins again.
        """
        if self.outcome:
            raise BadPosition("the game is over; take something back before adjusting the table")
        if not isinstance(changes, Mapping):
            raise BadPosition("an adjustment is a document with the keys of a position (countries, prestige, ...)")
        before, checkpoints = self.ply, self._checkpoints
        entry = Entry(ADJUST, checked_document(changes, "an adjustment"))
        try:
            self._begin_from(self._adjusted(entry), entry)
            self._advance(None)
        except BaseException:
            self._checkpoints = checkpoints
            self._go_back_to(before)
            raise

    def fork(self, seed: object = None) -> Table:
        """An independent table at the same moment; with another ``seed`` its future dice differ."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        checkpoint = self._checkpoints[-1]
        twin.agents = dict(self.agents)
        twin.journal = self.journal[: checkpoint.ply]
        twin.notes = self.notes[: checkpoint.notes]
        twin._checkpoints = [checkpoint]
        twin._keep_history = False
        twin._replay(self.journal[checkpoint.ply :], restart=False)
        if seed is not None:
            twin.seed = checked_seed(seed)
            twin._chance = SeededChance(twin.seed)
            twin._thinking = SeededChance(twin.seed, "thinking")
        return twin

    # -- saving ------------------------------------------------------------------------------------------------

    def to_save(self) -> dict[str, Any]:
        """The whole play as JSON-ready data."""
        return saves.written(self)

    def save(self, path: str | Path) -> None:
        """Write the play to a file, whole or not at all."""
        saves.write_file(Path(path), self.to_save())

    @classmethod
    def from_save(cls, document: Any, *, agents: Mapping[str, Agent] | None = None) -> Table:
        """The play that ``to_save`` wrote, replayed and compared step by step."""
        saved = saves.checked(document)
        table = cls(
            saved.setup,
            seed=saved.seed,
            dice=saved.dice,
            agents=agents_of(saved, agents or {}),
            free_undo=saved.free_undo,
            journal=saved.journal,
        )
        table.history = saved.history
        saves.compare(table, saved)
        return table

    @classmethod
    def load(cls, path: str | Path, *, agents: Mapping[str, Agent] | None = None) -> Table:
        """The play saved in a file, or a BadSave that says why not."""
        return cls.from_save(saves.read_file(Path(path)), agents=agents)

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
        self._advance(None)
        if self._script:
            raise BadSave(f"the game ended at ply {self.ply}, but the journal goes on")

    def _go_back_to(self, ply: int) -> None:
        entries = self.journal[:ply]
        while len(self._checkpoints) > 1 and self._checkpoints[-1].ply > ply:
            self._checkpoints.pop()
        checkpoint = self._checkpoints[-1]
        if checkpoint.ply > ply:
            raise CannotUndo("this table keeps no history that far back")
        self.journal = entries[: checkpoint.ply]
        del self.notes[checkpoint.notes :]
        self._replay(entries[checkpoint.ply :], restart=False)

    def _resume(self, checkpoint: Checkpoint) -> None:
        self.state = checkpoint.state.copy()
        self._draws = checkpoint.draws
        self._rolls = checkpoint.rolls
        self._rules = self.game.step(self.state, self.notes.append if self._keep_notes else None)

    def _begin_step(self) -> None:
        """Keep a checkpoint and start the next step (there is none when the game is over).

        Where nobody can stop the play until its end, nobody can come back to this moment either.
        """
        self._rules = self.game.step(self.state, self.notes.append if self._keep_notes else None)
        if self._never_rests and self._rules is not None and self._checkpoints:
            return
        checkpoint = Checkpoint(self.state.copy(), len(self.journal), self._draws, self._rolls, len(self.notes))
        if self._keep_history:
            self._checkpoints.append(checkpoint)
        else:
            self._checkpoints = [checkpoint]

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
            if self._script and self._script[-1].who == ADJUST:
                entry = self._script.pop()
                self._begin_from(self._adjusted(entry), entry)
                reply = None
                continue
            reply = self._replayed(request) if self._script else self._reply(request)
            if reply is _WAITING:
                self._asked = request
                return

    def _reply(self, request: Request) -> Any:
        """What chance or an agent says to a request; ``_WAITING`` when it is a person's turn."""
        if isinstance(request, Question):
            agent = self.agents.get(request.seat)
            if agent is None:
                self.question = request
                return _WAITING
            return self._recorded(request, _agents_keys(agent.answer(request, self._sight(request.seat)), request))
        if isinstance(request, Reveal):
            return self._recorded(request, None)
        if self.dice == PHYSICAL:
            self.question = _question_to_dealer(request)
            return _WAITING
        return self._recorded(request, self._by_chance(request))

    def _by_chance(self, request: Roll | Draw) -> int:
        if isinstance(request, Draw):
            return request.among[self._chance.below(len(request.among), self._draws)]
        if isinstance(self.dice, list):
            if self._rolls >= len(self.dice):
                raise BadDice(f"the script of {len(self.dice)} dice ran dry: a roll for {request.purpose} was needed")
            return self.dice[self._rolls]
        return 1 + self._chance.below(SIDES, self._draws)

    def _recorded(self, request: Request | None, reply: tuple[str, ...] | int | None) -> Any:
        """Write a reply into the journal, and pass it on."""
        if isinstance(request, Question):
            self.journal.append(Entry(request.seat, reply))
        elif isinstance(request, Reveal):
            self.journal.append(Entry(REVEAL, None))
        else:
            self._draws += 1
            self._rolls += isinstance(request, Roll)
            self.journal.append(Entry(DICE if isinstance(request, Roll) else DRAW, reply))
        return reply

    def _replayed(self, request: Request) -> Any:
        """The next recorded reply, checked against what is asked now."""
        entry = self._script.pop()
        if isinstance(request, Question) and entry.who == request.seat:
            try:
                request.check(entry.value)
            except IllegalAnswer as refusal:
                raise BadSave(f"ply {self.ply} ({request.purpose}): {refusal}") from None
            return self._recorded(request, entry.value)
        if isinstance(request, Reveal) and entry.who == REVEAL:
            return self._recorded(request, None)
        if isinstance(request, Roll) and entry.who == DICE and 1 <= entry.value <= SIDES:
            return self._recorded(request, entry.value)
        if isinstance(request, Draw) and entry.who == DRAW and entry.value in request.among:
            return self._recorded(request, entry.value)
        raise BadSave(f"ply {self.ply}: the rules ask {request.purpose}, the journal has {entry.who} {entry.value}")

    def _sight(self, seat: str) -> Sight:
        return Sight(seat, lambda seat: self.game.seen_by(self.state, seat), self._thinking, len(self.journal))

    # -- small print -------------------------------------------------------------------------------------------

    def _check_seat(self, seat: str | None) -> None:
        if seat is not None:
            check_seat(self.game, seat)

    def _last_answer_by_a_person(self) -> int | None:
        for ply in range(self.ply - 1, -1, -1):
            if self._is_a_persons(self.journal[ply]):
                return ply
        return None

    def _is_a_persons(self, entry: Entry) -> bool:
        if entry.who in CHANCE:
            return self.dice == PHYSICAL
        return entry.who == ADJUST or self.setup.seats.get(entry.who) == HUMAN

    def _why_not_undo(self, target: int, by: str | None) -> str | None:
        """Why the entries from ``target`` on may not be taken back (the undo law), or None."""
        if self.free_undo:
            return None
        undone = self.journal[target:]
        owner = by or undone[0].who
        for entry in undone:
            if entry.who in CHANCE and self.dice != PHYSICAL:
                return "a die has been rolled or a card drawn since then"
            if entry.who == REVEAL:
                return "something hidden has been shown since then"
            if entry.who in self.setup.seats and entry.who != owner:
                return f"{entry.who} has answered since then"
        return None

    def _adjusted(self, entry: Entry) -> Any:
        document = merged(self.game.write_position(self._checkpoints[-1].state), entry.value)
        return self.game.read_position(document, self.setup)

    def _begin_from(self, state: Any, entry: Entry) -> None:
        self.state = state
        self.journal.append(entry)
        if self._keep_notes:
            self.notes.append(Note(Message("note-adjusted", {"keys": ", ".join(changed_keys(entry.value))})))
        self._begin_step()


def _question_to_dealer(request: Roll | Draw) -> Question:
    options = _DIE_OPTIONS if isinstance(request, Roll) else tuple(map(request.option, dict.fromkeys(request.among)))
    return Question(DEALER, request.purpose, request.prompt, options)


def _agents_keys(answer: Any, question: Question) -> tuple[str, ...]:
    """The option keys that an agent has answered; a key alone is an answer too."""
    try:
        keys = (answer,) if isinstance(answer, str) else tuple(answer)
    except TypeError:
        raise IllegalAnswer(f"the agent at {question.seat} answered {answer!r}; expected option keys") from None
    try:
        question.check(keys)
    except IllegalAnswer as refusal:
        raise IllegalAnswer(f"the agent at {question.seat} was asked {question.purpose}: {refusal}") from None
    return keys


def _value_of(request: Request | None, keys: Sequence[str]) -> tuple[str, ...] | int:
    """What a person's option keys say to a request: the keys, or the die or the thing drawn that they name."""
    if isinstance(request, Roll):
        return int(keys[0])
    if isinstance(request, Draw):
        return next(value for value in request.among if request.option(value).key == keys[0])
    return tuple(keys)
