"""A session: one table played by the people at one terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from sandtable.core.agents import HUMAN
from sandtable.core.chance import has_real_cards
from sandtable.core.errors import CannotWrite, SandtableError
from sandtable.core.files import why_not
from sandtable.core.game import tell_more
from sandtable.core.messages import Argument, Message, Note
from sandtable.core.questions import Question
from sandtable.core.table import DEALER, Table
from sandtable.terminal import asking, commands, dealing, explaining, hints
from sandtable.terminal.ahead import Ahead
from sandtable.terminal.answers import Choice, NotUnderstood, Read, choices, is_whole, line_from
from sandtable.terminal.board import Face, changed_places, face_of, facts_at
from sandtable.terminal.editing import Editing
from sandtable.terminal.keeping import Keeping
from sandtable.terminal.log import cited, gathered, withdrawn
from sandtable.terminal.real_board import RealBoard
from sandtable.terminal.stories import Story, stories
from sandtable.words import Words, joined

if TYPE_CHECKING:
    from sandtable.terminal.learning import Guide

RECENT = 8
"""How many lines of the log are shown when a game is taken up again."""


UNDO = ("undo", "/undo")


class _GoneBack(Exception):
    """Something was taken back while it was told: what is asked now is another thing."""


@dataclass
class Session:
    """Asks the people at one terminal until the game is over or they leave."""

    table: Table
    console: Console
    read: Read
    words: Words
    keeping: Keeping | None = None
    open_hands: bool = False
    """One person plays every seat: hands stay open when the turn passes."""
    pause: bool = False
    """Wait for Enter after each play of an opponent."""
    hints: bool = False
    """Several people play, and have agreed that hints may be asked for."""
    hints_untold: list[str] = field(default_factory=list)
    """Who has taken hints of which the others have not been told."""
    linear: bool = False
    """Whoever listens to the screen is read it line by line: nothing stands beside something else."""
    editing: Editing = field(default_factory=Editing)
    guide: Guide | None = None
    """Leads through a lesson."""
    face: Face = field(init=False)
    shown_seat: str | None = field(init=False, default=None)
    """The person whose hand may be on the screen."""

    def __post_init__(self) -> None:
        game = self.table.game
        self.words = self.words.of(game.name)
        self._facts = facts = facts_at(self.table)
        self.face = face_of(game.name, facts, self.words)
        self.families = [family for family, kind in facts.get("kinds", {}).items() if kind != "card"]
        self._holds_something_hidden = facts.get("hidden", True)
        self._read_up_to: dict[str | None, int] = {}
        self._asked: dict[int, tuple[Message, Message]] = {}
        self._board_at: tuple[int, str | None] | None = None
        self._seen: dict[str | None, Mapping[str, Any]] = {}
        self._headed: tuple[str | None, str] | None = None
        self._begun_at = 0
        self._ahead = Ahead(self.table)
        self.numbered = not isinstance(self.table.dice, str)  # where dice or cards are real, no number is a place
        self._warned = False
        seats = self.table.setup.seats
        self.people = [seat for seat in self.table.game.seats if seats.get(seat) == HUMAN]
        self._board = RealBoard(self.table, self.face, self.people)
        self.opponents = [seat for seat in self.table.game.seats if seat not in self.people]

    # -- the loop

    def run(self) -> None:
        """Ask until the game is over or somebody leaves; the game is kept after every answer."""
        try:
            self._begin()
            while self.turn():
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self._drop_what_was_typed_ahead()
        self._say_where_it_is_kept()

    def turn(self) -> bool:
        """Ask one thing and do what is said; whether to go on."""
        try:
            return self._turn()
        except _GoneBack:
            return True

    def _turn(self) -> bool:
        question = self.table.question
        if question is None:
            return self._after_the_end()
        self._pass_to(question.seat)
        self._tell_news()
        self.show_board_if_new()
        if self.guide is not None:
            self._drop_what_was_typed_ahead()
            self.guide.tell(self)
        quietly = self._reads_on(question)
        offered = self._offered(question) if quietly else self.show(question)
        while self.table.question is question:
            try:
                if self._ahead.pieces:
                    self._answer(question, offered, " ".join(self._ahead.pieces), ahead=True)
                    continue
                if quietly:
                    quietly = False
                    self.show(question)
                line = self._typed("terminal-prompt")
                self._ahead.begin(question)
                command = None if is_whole(line, offered) else commands.found(line, self.words)
                if command is not None:
                    if not command(self):
                        return False
                elif line or question.at_least == 0:
                    self._answer(question, offered, line)
                else:
                    self.show(question, all_of_them=True)
            except SandtableError as refusal:
                self.complain(self.words.refusal(refusal))
                self._drop_what_was_typed_ahead()
        return True

    def _reads_on(self, question: Question) -> bool:
        """Whether the line before has not been used up and goes on with an answer to this question."""
        if self._ahead.pieces and not self._ahead.fits(question, self._hides_hands()):
            self._drop_what_was_typed_ahead()
        return bool(self._ahead.pieces)

    def _drop_what_was_typed_ahead(self) -> None:
        """Say what of a line has not been used."""
        left = self._ahead.dropped()
        if left:
            self.complain(self.say("terminal-typed-too-much", unused=joined(left)))

    def _typed(self, prompt: str) -> str:
        return line_from(self.read, self.say(prompt), self.words)

    def _begin(self) -> None:
        self.keep()
        begun = any(entry.who in self.people for entry in self.table.journal)
        seen = max(0, len(self.table.notes) - RECENT) if begun else 0
        self._read_up_to = dict.fromkeys([*self.people, DEALER, None], seen)
        self._begun_at = len(self.table.notes) if begun else 0
        self.console.print(Text(self.say("terminal-hint"), "dim"))

    def _after_the_end(self) -> bool:
        """The game is over: say how, and take commands until the person leaves."""
        ended = self.table.outcome
        if ended is None:
            return False
        self.shown_seat = None
        self._tell_news()
        self._drop_what_was_typed_ahead()
        if self._board_at != (self.table.ply, "over"):
            self._board_at = (self.table.ply, "over")
            self.print_board(full=True)
            winner = Message(f"side-{ended.winner}")
            text = self.say("terminal-over", reason=ended.message, winner=winner, rule=ended.rule)
            self.console.print(Text(text, "bold"))
            if tell_more(place.margin for place in ended.standing):
                standing = [Message("terminal-place", place._asdict()) for place in ended.standing]
                self.console.print(Text(self.words.say(joined(standing))))
            if self.guide is not None:
                self.guide.tell(self)
            self.console.print(Text(self.say("terminal-over-hint"), "dim"))
        self.editing.offer([], [*commands.COMMANDS], self._behind)
        try:
            line = self._typed("terminal-prompt")
            if not line:
                return False
            command = commands.found(line, self.words)
            if command is None:
                raise commands.unknown(line, line, self.words)
            return command(self)
        except SandtableError as refusal:
            self.complain(self.words.refusal(refusal))
        return True

    # -- answering

    def _answer(self, question: Question, offered: list[Choice], line: str, *, ahead: bool = False) -> None:
        """Answer a question by a line, or by as much of it as can be meant; the rest is read on."""
        pieces = line.replace(",", " ").split()
        several = not self.numbered or not any(piece.isdigit() for piece in pieces[1:])
        try:
            keys = self._ahead.first(line, question, offered, self.words, several=several)
        except NotUnderstood as refusal:
            typed = pieces[0] if pieces and pieces[0].isdigit() and several else line
            raise explaining.why(self, question, offered, typed, refusal) from None
        if self.guide is not None:
            self.guide.check(self, offered, keys)
        if ahead:
            used = " ".join(pieces[: len(pieces) - len(self._ahead.pieces)])
            text = self.say("terminal-read-on", asked=self.prompt_of(question), answered=used)
            self.console.print(Text(text, "dim"))
        labels = [choice.option.label for key in keys for choice in offered if choice.option.key == key]
        ply = self.table.ply
        self.table.answer(*keys)
        self._asked[ply] = (self.prompt_of(question), joined(labels))
        self.keep()

    # -- taking back, and changing by hand

    def take_back(self, by: str | None = None) -> None:
        """Undo the last answer, and say what is no longer so; ``by`` is the person who wants it, if that is known."""
        before, shown = self.table.notes_for(self.shown_seat), self._shown_on_board()
        self.table.undo(by=by)
        self.log_goes_back()
        asked, answered = self._asked.get(self.table.ply, (None, ""))
        if asked is None and self.table.question is not None:
            asked = self.prompt_of(self.table.question)
        self.console.print(Text(self.say("terminal-taken-back", asked=asked or "", answered=answered), "bold"))
        after = self.table.notes_for(self.shown_seat)
        self._no_longer([note for note in before[len(after) :] if note.kind == "told"])
        self._put_back(shown)
        self._after_going_back()

    def _shown_on_board(self) -> Mapping[str, Any]:
        return self._board.shows() if self._board.in_use else {}

    def _put_back(self, shown: Mapping[str, Any]) -> None:
        """What is to be put back on a real board that still shows what was taken back."""
        if self._board.in_use:
            to_do = self._board.between(shown, self._board.shows())
            self._board.go_back()
            if to_do:
                self._list_to_do("terminal-put-back", to_do)

    def give_again(self, *, all_of_it: bool = False) -> None:
        """Answer once more what was taken back, one answer or as many as fit."""
        given = 0
        while self.table.redoable is not None or not given:
            question, again = self.table.question, self.table.redoable
            ply = self.table.ply
            self.table.redo(by=self.asking())
            if question is not None and again is not None and not again.adjusts:
                label = dealing.given_again(again, question)
                self._asked[ply] = (self.prompt_of(question), joined([label]))
                asked, answered = self._asked[ply]
                self.console.print(Text(self.say("terminal-given-again", asked=asked, answered=answered), "bold"))
            given += 1
            self.keep()
            if not all_of_it:
                break

    def go_back_to(self, cards: list[Story], number: int) -> None:
        """Undo everything from the start of a card on (the first is number 1), and say what that takes back.

        A card of an opponent that has the program's dice is played, and told, again.
        """
        card, shown = cards[number - 1], self._shown_on_board()
        self.table.undo(to=card.ply, by=self.asking())
        self.log_goes_back()
        there = len(self.table.steps) == card.number + 1
        said = "terminal-gone-back" if there else "terminal-played-again"
        self.console.print(Text(self.say(said, title=card.title), "bold"))
        self._no_longer([gone.opening for gone in cards if gone.opening and gone.ply >= self.table.ply])
        self._put_back(shown)
        self._after_going_back(self.table.steps[card.number].notes)

    def log_goes_back(self) -> None:
        """Something was taken back. What was printed stays, and what follows says so; a screen shows its log anew."""

    def asking(self) -> str | None:
        """The person who is asked now."""
        question = self.table.question
        return question.seat if question is not None and question.seat in self.people else None

    def _no_longer(self, notes: list[Note]) -> None:
        for note in notes:
            self.console.print(Text("  " + self.say("terminal-not-any-more", text=note.says), "dim"))

    def _after_going_back(self, line: int | None = None) -> None:
        """Forget what was read from a line of the log on, and keep the game."""
        for seat, seen in self._read_up_to.items():
            self._read_up_to[seat] = min(seen, len(self.table.notes) if line is None else line)
        self._board_at = self._headed = None
        self.keep()

    def cards_played(self) -> list[Story]:
        """The cards of the game so far that can be gone back to, oldest first."""
        told = stories(self.table, self.face, self.words, self.shown_seat)
        return [story for story in told if story.seat is not None and story.ply < self.table.ply]

    def adjust(self, changes: Mapping[str, Any], text: str) -> Mapping[str, Any]:
        """Change the table by hand; the position in which the step begins again."""
        if self.guide is not None:
            self.guide.check_adjusting(self.table)
        ply = self.table.ply
        begins_again = ply > self.table.steps[-1].ply
        self.table.adjust(changes)
        self.log_goes_back()
        self._asked[ply] = (Message("terminal-adjusting"), joined([text]))
        self._board_at = self._headed = None
        self.keep()
        if begins_again:
            self.console.print(Text(self.say("terminal-begins-again")))
        step = next(step for step in self.table.steps if step.ply == ply + 1)
        return self.table.game.write_position(step.state)

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
        return len(self.people) > 1 and not self.open_hands and self._holds_something_hidden

    def _curtain(self, seat: str) -> None:
        self.clear()
        self.shown_seat = None
        self._tell_news()
        self.console.print()
        self.editing.forget()
        typed = self._typed_at_the_curtain(seat)
        self.clear()
        if typed in UNDO:
            self._undo_at_the_curtain()
            typed = ""
        if typed:
            self.complain(self.say("terminal-typed-too-much", unused=typed))
        self._board_at = None

    def _undo_at_the_curtain(self) -> None:
        """Whoever has answered last takes it back before the screen goes to another; what is refused is said."""
        try:
            self.take_back()
        except SandtableError as refusal:
            self.complain(self.words.refusal(refusal))
        else:
            raise _GoneBack

    def _typed_at_the_curtain(self, seat: str) -> str:
        try:
            return line_from(self.read, self.say("terminal-curtain", side=seat), self.words)
        except NotUnderstood as refusal:
            return self.words.refusal(refusal)

    def clear(self) -> None:
        """Wipe the screen, what has scrolled away included; without a real screen, push it out of sight."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * self.console.height)

    # -- showing

    def show(self, question: Question, *, all_of_them: bool = False) -> list[Choice]:
        """The question and its options; the options as they may be typed. A whole deck is listed on demand."""
        offered = self._offered(question)
        self.editing.offer([choice.label for choice in offered], [*commands.COMMANDS], self._behind)
        self.console.print()
        dice = dealing.together(self.table)
        above = asking.heading(self, question) if dice is None else [Text(self.words.say(dice), "bold")]
        for line in above:
            self.console.print(line)
        given = dealing.faces(self.table, question, self.words)
        if asking.is_of_unseen_cards(self.table, question) and not all_of_them:
            beside = [choice for choice in offered if not asking.is_card(choice.option)]
            if beside:
                asking.print_options(self, question, beside, self.console.height, in_full=True)
            self.console.print(Text(self.say("terminal-unseen-hint", count=len(offered)), "dim"))
        elif self._is_a_deck(question) and not all_of_them:
            by_number = any(option.key.isdigit() for option in question.options)
            hint = "terminal-draw-hint" if by_number else "terminal-draw-by-name-hint"
            self.console.print(Text(self.say(hint, count=len(offered)), "dim"))
        elif given:
            self.console.print(Text("   ").join(given))
        else:
            shown = dealing.by_lot(self.table, question, offered)
            room = self.console.height - asking.height(above, self.console.width) - 1
            asking.print_options(self, question, shown, room, in_full=all_of_them)
            if again := dealing.again(self.table, question):
                self.console.print(Text(self.say("terminal-again-on", faces=again), "dim"))
        if (before := self.table.redoable) is not None and not before.adjusts:
            what = dealing.given_again(before, question)
            self.console.print(Text(self.say("terminal-redo-hint", what=what), "dim"))
        return offered

    def _behind(self, command: str) -> Sequence[str] | None:
        """What Tab offers behind a command; None for whatever can be answered."""
        return commands.behind(self, command)

    def facts(self) -> Mapping[str, Any]:
        """What is printed on the map and the cards, as the rules in force have it."""
        own = self._facts.get("rules", {}).get(self.table.view(None).get("facts", ""), {})
        return {**self._facts, **own}

    def _offered(self, question: Question) -> list[Choice]:
        """The options as they may be typed."""
        return choices(question.options, self.words.say, numbered=self.numbered, taken=commands.COMMANDS)

    def _is_a_deck(self, question: Question) -> bool:
        return question.seat == DEALER and bool(explaining.kind_of(question)) and len(question.options) > asking.MANY

    def prompt_of(self, question: Question) -> Message:
        """What is asked; real dice and cards are asked for plainly."""
        what = question.prompt
        if question.seat != DEALER:
            return what
        if self.words.has(what.id, "ask"):
            return Message("terminal-dealer", {"what": what})
        return Message("terminal-draw" if what.id.startswith("draw-") else "terminal-roll", {"what": what})

    def _tell_news(self) -> None:
        """What has happened since this person last looked, step by step; plays of opponents one by one."""
        seat = self.shown_seat
        for story in stories(self.table, self.face, self.words, seat, self._read_up_to.get(seat, 0)):
            self._have_read(story.end)
            self.tell_story(story)
            if self._board.in_use and (to_do := self._board.to_do(story)) is not None:
                self._list_to_do("terminal-on-board", to_do)
            opponents = story.seat in self.opponents
            paced = self.pause and not has_real_cards(self.table.dice)  # who turns cards over sets the pace
            if paced and opponents and story.finished and story.end > self._begun_at:
                self.wait()
        self._have_read(len(self.table.notes))
        hints.tell(self)

    def _list_to_do(self, heading: str, to_do: Sequence[Message]) -> None:
        """What is to be done on the real board, numbered."""
        self.console.print()
        self.console.print(Text(self.say(heading, count=len(to_do)), "bold"))
        width = len(str(len(to_do)))
        for number, message in enumerate(to_do, start=1):
            line = Text.assemble((str(number).rjust(width + 1), "bold cyan"), f" {self.words.say(message)}")
            self.console.print(Padding(line, (0, 0, 0, 1), expand=False))

    def _have_read(self, line: int) -> None:
        self._read_up_to[self.shown_seat] = line
        if not self._hides_hands():
            self._read_up_to = dict.fromkeys(self._read_up_to, line)

    def tell_story(self, story: Story) -> None:
        """What happens in a step; under a heading, unless a person plays it."""
        told = [note for note in story.notes if note.kind == "told"]
        if not told:
            return
        self.console.print()
        if story.seat not in self.people and self._headed != (self.shown_seat, story.title):
            self._headed = (self.shown_seat, story.title)
            self.print_heading(story)
        for note in gathered(told):
            self.print_note(note)

    def wait(self, prompt: str = "terminal-go-on") -> None:
        """Give a person time to follow an opponent's play, and to ask for its reasons."""
        self.editing.offer([], (*commands.LOOKING, "undo"), self._behind)
        ply = self.table.ply
        while True:
            try:
                line = self._typed(prompt)
                if not line:
                    return
                command = commands.found(line, self.words, (*commands.LOOKING, "undo"))
                if command is None:
                    raise NotUnderstood("enter-first")
                if not command(self):
                    raise EOFError
                if self.table.ply != ply:
                    raise _GoneBack
            except SandtableError as refusal:
                self.complain(self.words.refusal(refusal))

    def plays_to_explain(self) -> list[Story]:
        """The plays of opponents told so far, oldest first; at a table without opponents, everybody's."""
        seen = self._read_up_to.get(self.shown_seat, 0)
        gone = withdrawn(self.table)
        told = stories(self.table, self.face, self.words, self.shown_seat, gone=gone)
        told = [story for story in told if story.end <= seen]
        return [story for story in told if story.is_played_by_one_of(self.opponents or self.people)]

    def print_heading(self, story: Story) -> None:
        """The name of a step above its lines."""
        self.console.print(Rule(Text(story.title, "bold"), align="left", style="dim"))

    def print_note(self, note: Note) -> None:
        """One line of the log, with the rule it follows."""
        line = Text()
        line.append(self.words.say(note.says), _style(note))
        if rule := cited(note, self.words):
            line.append(f"  {rule}", "dim")
        self.console.print(Padding(line, (0, 0, 0, 2), expand=False))

    def show_board_if_new(self) -> None:
        """The board at the start of every step, which is when people look up from their cards."""
        if has_real_cards(self.table.dice):  # it lies on the table
            return
        now = (len(self.table.steps), self.shown_seat)
        if now != self._board_at and self.table.question is not None and self.table.question.seat != DEALER:
            self._board_at = now
            self.console.print()
            self.print_board()
            self._seen[self.shown_seat] = self.table.view(self.shown_seat)

    def print_board(self, *, full: bool = False) -> None:
        """The table as the person at the screen sees it: in brief, what has changed marked, or all of it."""
        view = self.table.view(self.shown_seat)
        if full:
            self.console.print(self.face.board(view, self.shown_seat, self.console.width))
        else:
            changed = changed_places(self._seen.get(self.shown_seat), view, self.families)
            self.console.print(self.face.brief(view, self.shown_seat, self.console.width, changed))

    def complain(self, text: str) -> None:
        """One line about what went wrong."""
        self.console.print(Text(text, "red"))

    def say(self, id: str, **args: Argument) -> str:
        """A sentence of the terminal's own."""
        return self.words.say(Message(id, args))

    # -- keeping the game

    def keep(self) -> None:
        """Write the game down after every answer; if that fails, warn once."""
        if self.keeping is None:
            return
        before = self.keeping.name
        try:
            if not self.keeping.write(self.table):
                self.complain(self.say("terminal-kept-apart", name=before, new=self.keeping.name))
        except (OSError, CannotWrite) as problem:
            if not self._warned:
                self.complain(self.say("terminal-no-autosave", reason=_reason(problem)))
            self._warned = True

    def _say_where_it_is_kept(self) -> None:
        if self.guide is not None and not self._warned:
            self.console.print(Text(self.words.say(self.guide.where_it_is_kept(self)), "dim"))
        elif self.keeping is not None and self.keeping.path.exists() and not self._warned:
            self.console.print(Text(self.say("terminal-kept", name=self.keeping.name), "dim"))
        else:
            self.console.print(Text(self.say("terminal-left"), "dim"))


def _reason(problem: OSError | CannotWrite) -> Argument:
    """What went wrong with a file."""
    return problem.message.args["reason"] if isinstance(problem, CannotWrite) else why_not(problem)


def _style(note: Note) -> str:
    """How a line of the log looks: a reason, a die, the beginning of a part, or what happened."""
    if note.kind == "why":
        return "italic"
    if "pips" in note.message.args:
        return "cyan"
    return "bold" if note.heading else ""
