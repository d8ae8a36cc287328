"""A session: one table played by the people at one terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from sandtable.core.agents import HUMAN
from sandtable.core.errors import SandtableError
from sandtable.core.messages import Argument, Message, Note
from sandtable.core.questions import Question
from sandtable.core.table import DEALER, Table
from sandtable.terminal import commands
from sandtable.terminal.answers import Choice, choices, understood
from sandtable.terminal.board import Face, face_of
from sandtable.terminal.log import gathered
from sandtable.words import Words

Read = Callable[[str], str]
"""Reads a line after a prompt; EOFError or KeyboardInterrupt when the person leaves."""

FEW = 10
"""How many options are listed one below the other."""

RECENT = 8
"""How many lines of the log are shown when a game is taken up again."""


@dataclass
class Session:
    """Asks the people at one terminal until the game is over or they leave."""

    table: Table
    console: Console
    read: Read
    words: Words
    autosave: Path | None = None
    open_hands: bool = False
    """One person plays every seat: hands stay open when the turn passes."""
    face: Face = field(init=False)
    shown_seat: str | None = field(init=False, default=None)
    """The person whose hand may be on the screen."""

    def __post_init__(self) -> None:
        game = self.table.game
        self.face = face_of(game.name, game.facts(), self.words)
        self._read_up_to: dict[str | None, int] = {}
        self._asked: dict[int, tuple[str, str]] = {}
        self._board_at: tuple[int, str | None] | None = None
        self._warned = False
        seats = self.table.setup.seats
        self.people = [seat for seat in self.table.game.seats if seats.get(seat) == HUMAN]

    # -- the loop

    def run(self) -> None:
        """Ask until the game is over or somebody leaves; the game is kept after every answer."""
        try:
            self._begin()
            while self.turn():
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self._say_where_it_is_kept()

    def turn(self) -> bool:
        """Ask one thing and do what is said; whether to go on."""
        question = self.table.question
        if question is None:
            return self._after_the_end()
        self._pass_to(question.seat)
        self._tell_news()
        self._show_board_if_new()
        offered = self._show(question)
        while self.table.question is question:
            try:
                line = self.read(self.say("terminal-prompt") + " ").strip()
                command = commands.found(line, self.words)
                if command is not None:
                    if not command(self):
                        return False
                elif line or question.at_least == 0:
                    self._answer(question, offered, line)
                else:
                    self._show(question)
            except SandtableError as refusal:
                self.complain(str(refusal))
        return True

    def _begin(self) -> None:
        self.keep()
        begun = any(entry.who in self.people for entry in self.table.journal)
        seen = max(0, len(self.table.notes) - RECENT) if begun else 0
        self._read_up_to = dict.fromkeys([*self.people, DEALER, None], seen)
        self.console.print(Text(self.say("terminal-hint"), "dim"))

    def _after_the_end(self) -> bool:
        """The game is over: say how, and take commands until the person leaves."""
        ended = self.table.outcome
        if ended is None:
            return False
        self.shown_seat = None
        self._tell_news()
        if self._board_at != (self.table.ply, "over"):
            self._board_at = (self.table.ply, "over")
            self.print_board(hand=False)
            winner = Message(f"side-{ended.winner}")
            text = self.say("terminal-over", reason=ended.message, winner=winner, rule=ended.rule)
            self.console.print(Text(text, "bold"))
            self.console.print(Text(self.say("terminal-over-hint"), "dim"))
        line = self.read(self.say("terminal-prompt") + " ").strip()
        if not line:
            return False
        try:
            command = commands.found(line, self.words)
            if command is None:
                self.complain(self.say("terminal-unknown-command", text=line))
                return True
            return command(self)
        except SandtableError as refusal:
            self.complain(str(refusal))
        return True

    # -- answering

    def _answer(self, question: Question, offered: list[Choice], line: str) -> None:
        keys = understood(line, offered, question.at_most > 1, self.words)
        labels = [choice.label for key in keys for choice in offered if choice.option.key == key]
        ply = self.table.ply
        self.table.answer(*keys)
        self._asked[ply] = (self.prompt_of(question), ", ".join(labels))
        self.keep()

    def take_back(self) -> None:
        """Undo the last answer, and say what is no longer so."""
        question = self.table.question
        by = question.seat if question is not None and question.seat in self.people else None
        before = self.table.notes_for(self.shown_seat)
        self.table.undo(by=by)
        after = self.table.notes_for(self.shown_seat)
        asked, answered = self._asked.get(self.table.ply, ("", ""))
        self.console.print(Text(self.say("terminal-taken-back", asked=asked, answered=answered), "bold"))
        for note in before[len(after) :]:
            self.console.print(Text("  " + self.say("terminal-not-any-more", text=self.words.say(note.message)), "dim"))
        for seat, seen in self._read_up_to.items():
            self._read_up_to[seat] = min(seen, len(self.table.notes))
        self._board_at = None
        self.keep()

    # -- whose eyes are on the screen

    def _pass_to(self, seat: str) -> None:
        """Draw the curtain when the screen goes from one person to another, and show no secret until it is lifted."""
        if seat not in self.people:
            return
        if self.shown_seat not in (None, seat) or (self.shown_seat is None and self._hides_hands()):
            if self._hides_hands():
                self._curtain(seat)
            else:
                self._read_up_to[seat] = max(self._read_up_to.values())
        self.shown_seat = seat

    def _hides_hands(self) -> bool:
        return len(self.people) > 1 and not self.open_hands

    def _curtain(self, seat: str) -> None:
        self.clear()
        unread = self.table.notes[self._read_up_to[None] :]
        self._read_up_to[None] = len(self.table.notes)
        self._tell([note for note in unread if note.visible_to(None)])
        self.console.print()
        self.read(self.say("terminal-curtain", side=seat) + " ")
        self.clear()
        self._board_at = None

    def clear(self) -> None:
        """Wipe the screen, what has scrolled away included; without a real screen, push it out of sight."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * self.console.height)

    # -- showing

    def _show(self, question: Question) -> list[Choice]:
        """The question and its options; the options as they may be typed."""
        view = self.table.view(self.shown_seat)
        offered = choices(question.options, self.words.say)
        self.console.print()
        who = "" if question.seat == DEALER else self.say("terminal-turn", side=question.seat) + ": "
        self.console.print(Text(who + self.prompt_of(question), "bold"))
        about = self.face.about(question)
        if about:
            self.console.print(Text(about, "italic"))
        if question.at_most > 1:
            kind = "terminal-exactly" if question.at_least == question.at_most else "terminal-several"
            self.console.print(Text(self.say(kind, least=question.at_least, most=question.at_most), "dim"))
        width = max(len(choice.tag) for choice in offered)
        self._list([self._line(choice, width, view) for choice in offered])
        return offered

    def _line(self, choice: Choice, width: int, view: Mapping[str, Any]) -> Text:
        """An option as it is listed; a number that is its own answer is said once."""
        line = Text(choice.tag.rjust(width), "bold cyan")
        if choice.label != choice.tag:
            line.append(f" {choice.label}", "not bold default")
        remark = self.face.remark(view, choice.option.target)
        if remark:
            line.append(f"  {remark}", "not bold default dim")
        return line

    def _list(self, lines: list[Text]) -> None:
        """A few options below one another, many side by side, bare numbers in one row."""
        if all(line.plain.strip().isdigit() for line in lines):
            self.console.print(Text("  ").join(lines))
        elif len(lines) <= FEW:
            for line in lines:
                self.console.print(line)
        else:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def prompt_of(self, question: Question) -> str:
        """A question as a sentence; real dice and cards are asked for plainly."""
        what = self.words.say(question.prompt)
        if question.seat != DEALER:
            return what
        return self.say("terminal-draw" if question.prompt.id.startswith("draw-") else "terminal-roll", what=what)

    def _tell_news(self) -> None:
        """What has happened since this person last looked."""
        seat = self.shown_seat
        start = self._read_up_to.get(seat, 0)
        self._read_up_to[seat] = len(self.table.notes)
        if not self._hides_hands():
            self._read_up_to = dict.fromkeys(self._read_up_to, len(self.table.notes))
        self._tell([note for note in self.table.notes[start:] if note.visible_to(seat)])

    def _tell(self, notes: list[Note]) -> None:
        told = [note for note in notes if note.kind == "told"]
        if told:
            self.console.print()
        for note in gathered(told):
            self.print_note(note)

    def print_note(self, note: Note) -> None:
        """One line of the log, with the rule it follows."""
        line = Text("  ")
        line.append(self.words.say(note.message), "italic" if note.kind == "why" else "")
        if note.rule:
            line.append(f"  {note.rule}", "dim")
        self.console.print(line)

    def _show_board_if_new(self) -> None:
        """The board at the start of every step, which is when people look up from their cards."""
        now = (len(self.table.steps), self.shown_seat)
        if now != self._board_at and self.table.question is not None and self.table.question.seat != DEALER:
            self._board_at = now
            options = self.table.question.options
            self.console.print()
            self.print_board(hand=not any((option.target or "").startswith("card:") for option in options))

    def print_board(self, *, hand: bool = True) -> None:
        """The table as the person at the screen sees it."""
        view = self.table.view(self.shown_seat)
        self.console.print(self.face.board(view, self.shown_seat, self.console.width, hand=hand))

    def complain(self, text: str) -> None:
        """One line about what went wrong."""
        self.console.print(Text(text, "red"))

    def say(self, id: str, **args: Argument) -> str:
        """A sentence of the terminal's own."""
        return self.words.say(Message(id, args))

    # -- keeping the game

    def keep(self) -> None:
        """Write the game down after every answer; if that fails, warn once."""
        if self.autosave is None:
            return
        try:
            self.table.save(self.autosave)
        except OSError as problem:
            if not self._warned:
                self.complain(self.say("terminal-no-autosave", reason=problem.strerror or str(problem)))
            self._warned = True

    def _say_where_it_is_kept(self) -> None:
        if self.autosave is not None and self.autosave.exists() and not self._warned:
            self.console.print(Text(self.say("terminal-kept", file=str(self.autosave)), "dim"))
        else:
            self.console.print(Text(self.say("terminal-left"), "dim"))
