"""The full screen (``play --screen``, an extra): board, hand, log and question side by side, by keys and mouse.

A session is played in a thread of its own, as in any terminal: what it prints goes into the log, what it reads is typed
below, and what it shows it shows in its place. So whatever can be said to a session can be said here.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Row

from sandtable.core.errors import SandtableError
from sandtable.core.messages import Note
from sandtable.core.questions import Question
from sandtable.core.table import DEALER
from sandtable.terminal import asking, commands, dealing
from sandtable.terminal.answers import Choice
from sandtable.terminal.beats import Beat, beats
from sandtable.terminal.board import changed_places
from sandtable.terminal.log import gathered, standing
from sandtable.terminal.naming import names_of
from sandtable.terminal.session import Session
from sandtable.terminal.stories import Story
from sandtable.words import Words

NARROW: Final = 100
"""Below this many columns the log lies under the board, and the hand is shown only when asked for."""
HAND: Final = 44
"""How wide a hand is shown."""
PACE: Final = 0.7
"""How many seconds a beat of a story lasts."""
LOOK_SECONDS: Final = 1.0
"""How often it is looked whether there still is a terminal."""
KEYS: Final = {"f1": "help", "f2": "board", "f3": "board full", "f4": "why", "f5": "odds", "f8": "undo"}
"""What the keys of functions say."""


class Line(Input):
    """The line in which answers and commands are typed, with Tab and what was typed before."""

    BINDINGS: ClassVar[list[Binding]] = [
        Binding("tab", "complete", show=False),
        Binding("up", "earlier(-1)", show=False),
        Binding("down", "earlier(1)", show=False),
    ]

    def __init__(self, found: Callable[[str], Sequence[str]]) -> None:
        super().__init__(id="line", select_on_focus=False)
        self._found = found
        self.typed: list[str] = []
        self._at = 0

    def remember(self, line: str) -> None:
        """A line has been said."""
        self.typed = [*self.typed, line] if line else self.typed
        self._at = len(self.typed)

    def action_earlier(self, by: int) -> None:
        """Another of the lines that were typed before."""
        self._at = max(0, min(len(self.typed), self._at + by))
        self.value = self.typed[self._at] if self._at < len(self.typed) else ""
        self.cursor_position = len(self.value)

    def action_complete(self) -> None:
        """Complete what is typed as far as is clear."""
        found = self._found(self.value)
        if found:
            self.value = _in_common(found) or self.value
            self.cursor_position = len(self.value)


def _in_common(lines: Sequence[str]) -> str:
    """The beginning that all lines share."""
    first, last = min(lines), max(lines)
    same = next((at for at, (one, two) in enumerate(zip(first, last, strict=False)) if one != two), None)
    return first if same is None else first[:same]


class Log(Console):
    """What a session prints to: each thing it prints is a part of the log."""

    def __init__(self, app: TableApp) -> None:
        super().__init__(file=io.StringIO(), width=80, height=1000, highlight=False)
        self._app = app

    def print(self, *objects: Any, **more: Any) -> None:
        """Show something in the log."""
        for thing in objects or ("",):
            self._app.show(self._app.write, thing)


class StagedSession(Session):
    """A session that shows everything in its place on the screen of an app."""

    app: TableApp

    def show(self, question: Question, *, all_of_them: bool = False) -> list[Choice]:
        """The question, with its options to be picked."""
        offered = self._offered(question)
        self.editing.offer([choice.label for choice in offered], [*commands.COMMANDS], self._behind)
        dice = dealing.together(self.table)
        above = asking.heading(self, question) if dice is None else [Text(self.words.say(dice), "bold")]
        if (before := self.table.redoable) is not None and not before.adjusts:
            what = dealing.given_again(before, question)
            above.append(Text(self.say("terminal-redo-hint", what=what), "dim"))
        shown = dealing.by_lot(self.table, question, offered)
        self.app.show(self.app.ask, above, shown, asking.each_in_full(self, shown), question.at_most > 1)
        return offered

    def show_board_if_new(self) -> None:
        """The board is always in sight; what changed since the last step is marked."""
        question = self.table.question
        new = (len(self.table.steps), self.shown_seat) != self._board_at
        if new and question is not None and question.seat != DEALER:
            before = self._seen.get(self.shown_seat)
            view = self._seen[self.shown_seat] = self.table.view(self.shown_seat)
            self._board_at = (len(self.table.steps), self.shown_seat)
            self.marked = changed_places(before, view, self.families)
        self.print_board()

    marked: Collection[str] = ()
    """The places that had changed when the step began."""

    def print_board(self, *, full: bool = False) -> None:
        """The table, in its place."""
        view = self.table.view(self.shown_seat)
        self.app.show(self.app.board, self._drawn(view, self.marked, full), self._names())
        self.app.show(self.app.hand, self._hand(view))

    def _drawn(self, view: Mapping[str, Any], changed: Collection[str], full: bool) -> Callable[[int], RenderableType]:
        seat = self.shown_seat
        if full:
            return lambda width: self.face.board(view, seat, width, hand=False)
        return lambda width: self.face.brief(view, seat, width, changed)

    def _names(self) -> list[str]:
        return names_of(self.facts(), lambda kind: kind != "card", self.words)

    def _hand(self, view: Mapping[str, Any]) -> RenderableType | None:
        try:
            return None if self.shown_seat is None else self.face.hand(view, self.shown_seat, HAND)
        except SandtableError:
            return None

    def tell_story(self, story: Story) -> None:
        """What others did, beat by beat, the table following; what one did oneself, at once."""
        if story.seat in self.people:
            super().tell_story(story)
            return
        told = beats(self.table, story, self.shown_seat)
        if not told:
            return
        self.app.show(self.app.write, "")
        self.print_heading(story)
        self.app.show(self.app.telling, story.title)
        first = self.table.game.describe(self.table.game.seen_by(self.table.steps[story.number].state, self.shown_seat))
        for line, beat in _lines(told):
            self.print_note(line)
            changed = changed_places(first, beat.view, self.families)
            self.app.show(self.app.board, self._drawn(beat.view, changed, False), self._names())
            self.app.pause_for_a_beat()
        self.app.show(self.app.told)

    def log_goes_back(self) -> None:
        """What was taken back does not stay in the log as if it had happened."""
        self.app.show(self.app.forget_log)
        notes = [note for note in standing(self.table, self.shown_seat) if note.kind == "told"]
        for note in gathered(notes)[-commands.LOG_LINES :]:
            self.print_note(note)

    def clear(self) -> None:
        """The screen goes to somebody else."""
        self.app.show(self.app.wipe)


def _lines(told: Sequence[Beat]) -> Iterator[tuple[Note, Beat]]:
    """The lines of a story, each with its last beat: what one seat alone is told several times over is one line."""
    for _, same in groupby(enumerate(told), lambda each: each[1].note.message.id if each[1].note.seen_by else each[0]):
        beats = [beat for _, beat in same]
        yield from zip(gathered([beat.note for beat in beats]), beats[-1:], strict=False)


class TableApp(App[None]):
    """A table on a full screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #middle { height: 1fr; }
    #left { width: 1fr; }
    #right { width: 40%; }
    #map { height: 1fr; border: round $primary; }
    #hand { height: auto; max-height: 14; }
    #log { height: 1fr; border: round $primary; background: $background; scrollbar-size-vertical: 1; }
    #question { height: auto; max-height: 60%; border: round $accent; }
    #asked { height: auto; max-height: 8; }
    #options { height: auto; max-height: 12; border: none; padding: 0; background: $background; }
    #line { border: round $accent; height: 3; }
    .narrow #middle { layout: vertical; }
    .narrow #left { height: 1fr; width: 100%; }
    .narrow #right { height: 5; width: 100%; }
    .narrow #map { border: none; }
    .narrow #log { border: none; border-top: solid $primary; }
    .narrow #question { border: none; border-top: solid $accent; max-height: 9; }
    .narrow #asked { max-height: 3; }
    .narrow #options { max-height: 5; }
    .narrow #hand { display: none; }
    .narrow #line { border: none; height: 1; }
    """

    def __init__(
        self, sit_down: Callable[[Console, Callable[[str], str]], StagedSession], words: Words, pace: float
    ) -> None:
        super().__init__()
        self._words = words
        self._pace = pace
        self._said: SimpleQueue[str | None] = SimpleQueue()
        self._go_on = Event()
        self._gone = False
        self._paused = self._stepping = self._skipping = self._leaving = False
        self._awaited = False
        self._drawn: Callable[[int], RenderableType] | None = None
        self._names: Sequence[str] = ()
        self._offered: Sequence[Choice] = ()
        self._several = False
        self.log_console = Log(self)
        self.session = sit_down(self.log_console, self.read)
        self.session.app = self
        self.title = self.session.say(f"game-{self.session.table.game.name}")
        for key, line in KEYS.items():
            self.bind(key, f"say('{line}')", description=words(f"screen-key-{line.replace(' ', '-')}"))
        self.bind("f9", "pause", description=words("screen-key-pause"))
        self.bind("escape", "skip", description=words("screen-key-skip"))
        self.bind("f10,ctrl+q,ctrl+c", "leave", description=words("screen-key-quit"))
        self.bind("pageup", "scroll_log(-1)", show=False)
        self.bind("pagedown", "scroll_log(1)", show=False)

    @property
    def awaits(self) -> bool:
        """Whether a line can be said now."""
        return self._awaited

    @property
    def typed(self) -> str:
        """What is being typed."""
        return str(self.query_one(Line).value)

    # -- the parts of the screen

    def compose(self) -> ComposeResult:
        """Board and question at the left, hand and log at the right, the line below."""
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="map", can_focus=False):
                    yield Static(id="board")
                with Vertical(id="question"):
                    yield Static(id="asked")
                    yield OptionList(id="options")
            with Vertical(id="right"):
                yield Static(id="hand")
                yield RichLog(id="log", wrap=True, min_width=20)
        yield Line(self.session.editing.found)
        yield Footer()

    def on_mount(self) -> None:
        """Begin to play."""
        self.screen.set_class(self.size.width < NARROW, "narrow")
        self.query_one("#log", RichLog).can_focus = False
        self.query_one(Line).focus()
        Thread(target=self._play, daemon=True).start()
        if not self.is_headless:
            self.set_interval(LOOK_SECONDS, self._leave_if_alone)

    def _leave_if_alone(self) -> None:
        """Leave when the terminal was closed: the game is kept, and nobody could say so any more."""
        if not sys.__stdin__ or not sys.__stdin__.isatty():
            self.action_leave()

    def on_unmount(self) -> None:
        """There is no screen any more: whoever waits for a line waits no longer."""
        self._gone = True
        self.action_leave()

    def on_resize(self, event: Resize) -> None:
        """Another size: the parts find their places, and the board is drawn anew."""
        self.screen.set_class(event.size.width < NARROW, "narrow")
        self.call_after_refresh(self._draw)

    # -- the session, in its thread

    def _play(self) -> None:
        try:
            self.session.run()
        finally:
            self.show(self.exit)

    def show(self, how: Callable[..., None], *what: Any) -> None:
        """Show something, if there still is a screen; called by the session."""
        if not self._gone:
            self.call_from_thread(how, *what)

    def read(self, prompt: str) -> str:
        """Wait for a line; called by the session."""
        self.show(self._prompt, prompt.strip())
        line = self._said.get()
        if line is None:
            raise EOFError
        return line

    def pause_for_a_beat(self) -> None:
        """Let a beat be seen; called by the session."""
        while not (self._skipping or self._leaving):
            self._go_on.clear()
            if not self._go_on.wait(None if self._paused else self._pace):
                return  # the beat has lasted long enough
            if self._stepping:
                self._stepping = False
                return
        if self._leaving:
            raise EOFError

    # -- what the session shows

    def write(self, thing: RenderableType) -> None:
        """A part of the log."""
        self.query_one("#log", RichLog).write(thing, expand=True, scroll_end=True)

    def ask(self, above: Sequence[Text], offered: Sequence[Choice], lines: Sequence[Text], several: bool) -> None:
        """A question and its options, of which several may be picked."""
        self._offered, self._several = offered, several
        self.query_one("#asked", Static).update(Text("\n").join(above))
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_options([Row(line) for line in lines])
        self.call_after_refresh(self.query_one("#log", RichLog).scroll_end, animate=False)

    def board(self, drawn: Callable[[int], RenderableType], names: Sequence[str]) -> None:
        """The board, drawn as wide as there is room."""
        self._drawn, self._names = drawn, names
        self._draw()

    def _draw(self) -> None:
        if self._drawn is not None:
            width = max(20, self.query_one("#map").content_size.width)
            self.query_one("#board", Static).update(self._drawn(width))

    def hand(self, cards: RenderableType | None) -> None:
        """The cards of whoever sits here."""
        hand = self.query_one("#hand", Static)
        hand.update(cards or "")
        hand.styles.display = "none" if cards is None else "block"
        if self.screen.has_class("narrow"):
            hand.styles.display = "none"

    def telling(self, title: str) -> None:
        """A story begins: the question gives way to it."""
        self._skipping = self._stepping = False
        self.query_one("#asked", Static).update(Text(self._words("screen-telling", title=title), "bold"))
        self.query_one("#options", OptionList).clear_options()
        self._offered = ()

    def told(self) -> None:
        """The story is over."""
        self._skipping = False

    def forget_log(self) -> None:
        """The log is written anew."""
        self.query_one("#log", RichLog).clear()

    def wipe(self) -> None:
        """Nothing of what was to be seen is to be seen any more."""
        self.forget_log()
        self._drawn = None
        for part in ("#board", "#hand", "#asked"):
            self.query_one(part, Static).update("")
        self.query_one("#options", OptionList).clear_options()
        self._offered = ()
        self.query_one(Line).typed = []

    def _prompt(self, prompt: str) -> None:
        self._awaited = True
        line = self.query_one(Line)
        line.placeholder = "" if prompt == self._words("terminal-prompt") else prompt
        line.focus()

    # -- what people do

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A line is said; while a story is told, Enter goes on to its next beat."""
        self._say(event.value)

    def _say(self, line: str) -> None:
        if not self._awaited:
            self._stepping = True
            self._go_on.set()
            return
        self._awaited = False
        typed = self.query_one(Line)
        typed.remember(line)
        typed.value = ""
        self.query_one("#log", RichLog).write(Text(f"{self._words('terminal-prompt')} {line}", "cyan"))
        self._said.put(line)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option is picked by mouse or Enter: it is said, or added to what is being typed where several may be."""
        if event.option_index >= len(self._offered):
            return
        tag, line = self._offered[event.option_index].tag, self.query_one(Line)
        if self._several:
            line.value = f"{line.value}, {tag}" if line.value else tag
            line.cursor_position = len(line.value)
        else:
            self._say(tag)
        line.focus()

    def on_click(self, event: Click) -> None:
        """A place of the board is clicked: it is looked at."""
        if event.widget is None or event.widget.id != "board" or self._drawn is None or not self._awaited:
            return
        width = max(20, self.query_one("#map").content_size.width)
        found = place_at(self._drawn(width), width, event.x, event.y, self._names)
        if found:
            self._say(f"look {found}")

    def action_say(self, line: str) -> None:
        """A key says a command."""
        if self._awaited:
            self._say(line)

    def action_pause(self) -> None:
        """Stop a story, or let it go on."""
        self._paused = not self._paused
        self._go_on.set()

    def action_skip(self) -> None:
        """Tell the rest of a story at once; clear what is typed."""
        self.query_one(Line).value = ""
        self._skipping = not self._awaited
        self._go_on.set()

    def action_scroll_log(self, by: int) -> None:
        """Look back in the log."""
        log = self.query_one("#log", RichLog)
        if by < 0:
            log.scroll_page_up()
        else:
            log.scroll_page_down()

    def action_leave(self) -> None:
        """Leave; the game is kept."""
        self._leaving = True
        self._go_on.set()
        self._said.put(None)


def place_at(drawn: RenderableType, width: int, x: int, y: int, names: Sequence[str]) -> str | None:
    """The place whose name stands at a point of a board; None if there is none."""
    paper = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    paper.print(drawn)
    assert isinstance(paper.file, io.StringIO)
    lines = paper.file.getvalue().splitlines()
    line = lines[y] if 0 <= y < len(lines) else ""
    here = [name for name in names if any(at <= x < at + cell_len(name) for at in _all_of(name, line))]
    return max(here, key=len, default=None)


def _all_of(name: str, line: str) -> list[int]:
    """Where a name stands in a line, in columns: a letter of Japanese takes two."""
    return [cell_len(line[:at]) for at in range(len(line)) if line.startswith(name, at)]


def run(sit_down: Callable[[Console, Callable[[str], str]], StagedSession], words: Words) -> None:
    """Play a table on a full screen until it is over or somebody leaves."""
    TableApp(sit_down, words, PACE).run()
