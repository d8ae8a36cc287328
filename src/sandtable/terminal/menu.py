"""The menu before a game: every set-up a game offers on one screen, with a good one already chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.agents import HUMAN
from sandtable.core.chance import PHYSICAL, real
from sandtable.core.errors import SandtableError
from sandtable.core.game import Game, games, players_at
from sandtable.core.messages import Message
from sandtable.core.questions import Option
from sandtable.core.setting_up import fitting
from sandtable.terminal import flags
from sandtable.terminal.answers import Choice, NotUnderstood, Read, choices, line_from, understood
from sandtable.terminal.editing import Editing
from sandtable.terminal.naming import level_called
from sandtable.terminal.nearly import did_you_mean, nearly
from sandtable.words import Words, joined

ALL: Final = "all"
"""One person plays every side."""
DIGITAL: Final = "digital"
UNSEEN: Final = "unseen"
"""Real cards of which people name only those that they use."""
QUIT: Final = ("quit", "/quit", "/q")
HELP: Final = ("?", "help")


@dataclass(frozen=True)
class Line:
    """One thing that can be set: what it is called, what it may be, and what it is now."""

    title: Message
    options: Sequence[Option]
    now: str
    put: Callable[[str], None]

    @property
    def chosen(self) -> Option:
        """What it is now."""
        return next(option for option in self.options if option.key == self.now)


class Settings:
    """What has been chosen so far; whatever a game offers comes from the game itself."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words.of(game.name)
        booked = [seat_and_name.partition(":")[0] for seat_and_name in game.opponents]
        self.side = next((seat for seat in game.seats if seat not in booked), game.seats[0])
        self.opponents = {seat: self._candidates(seat)[0] for seat in game.seats}
        players = [(seat, name, levels) for seat in game.seats for name, levels in players_at(game, seat).items()]
        self.levels = {f"{seat}:{name}": levels[0] for seat, name, levels in players if levels}
        self.options: dict[str, Any] = {name: values[0] for name, values in game.options.items()}
        self.dice = DIGITAL
        self.cards = DIGITAL

    @property
    def seats(self) -> dict[str, str]:
        """Who sits where."""
        return {seat: HUMAN if self.side in (seat, ALL) else self._sitting(seat) for seat in self.game.seats}

    def _sitting(self, seat: str) -> str:
        name = self.opponents[seat]
        level = self.levels.get(f"{seat}:{name}")
        return f"{name}:{level}" if level else name

    def _candidates(self, seat: str) -> list[str]:
        """Who can play a seat: the book's opponent, the game's own players, those of every game, another person."""
        return [*players_at(self.game, seat), HUMAN]

    # -- the lines of the menu

    def lines(self) -> list[Line]:
        """Everything that can be set now; an option that leaves no choice with these seats is not offered."""
        lines = [self._side_line()]
        for seat in self.game.seats:
            if self.side not in (seat, ALL):
                lines += self._opponent_lines(seat)
        options = [line for name in self.game.options if (line := self._option_line(name))]
        return [*options[:1], *lines, *options[1:], self._dice_line(), self._cards_line()]

    def _side_line(self) -> Line:
        options = [Option(seat, Message(f"side-{seat}")) for seat in self.game.seats]
        return Line(Message("menu-side"), [*options, _option("menu", ALL)], self.side, self._put_side)

    def _put_side(self, side: str) -> None:
        self.side = side

    def _opponent_lines(self, seat: str) -> list[Line]:
        def put(name: str) -> None:
            self.opponents[seat] = name

        options = [_option("opponent", name) for name in self._candidates(seat)]
        lines = [Line(Message("menu-opponent", {"side": seat}), options, self.opponents[seat], put)]
        name = f"{seat}:{self.opponents[seat]}"
        levels = players_at(self.game, seat).get(self.opponents[seat], ())
        if len(levels) > 1:

            def put_level(level: str) -> None:
                self.levels[name] = level

            called = self.opponents[seat]
            options = [Option(level, level_called(self.words, called, level)) for level in levels]
            lines.append(Line(Message("menu-level", {"side": seat}), options, self.levels[name], put_level))
        return lines

    def _option_line(self, name: str) -> Line | None:
        leading = next(iter(self.game.options))
        chosen = {} if name == leading else {leading: self.options[leading]}
        values = {str(value).lower(): value for value in fitting(self.game, name, chosen, [self.seats])}
        if self.options[name] not in values.values():
            self.options[name] = next(iter(values.values()), self.game.options[name][0])
        if len(values) < 2:
            return None

        def put(key: str) -> None:
            self.options[name] = values[key]

        options = [self._value(name, key, value) for key, value in values.items()]
        return Line(Message(f"setting-{name}"), options, str(self.options[name]).lower(), put)

    def _value(self, name: str, key: str, value: Any) -> Option:
        """A value of an option of the game; a plain yes or no where the game has no words of its own for it."""
        bare = isinstance(value, bool) and not self.words.has(f"{name}-{key}")
        return _option("menu" if bare else name, key)

    def _dice_line(self) -> Line:
        def put(dice: str) -> None:
            self.dice = dice

        options = [_option("menu", DIGITAL), _option("menu", PHYSICAL)]
        return Line(Message("menu-dice"), options, self.dice, put)

    def _cards_line(self) -> Line:
        def put(cards: str) -> None:
            self.cards = cards

        options = [_option("menu-cards", DIGITAL), _option("menu-cards", PHYSICAL)]
        options += [_option("menu-cards", UNSEEN)] * self.game.facts().get("hidden", True)
        return Line(Message("menu-cards"), options, self.cards, put)

    @property
    def real(self) -> str | None:
        """The word for what is real."""
        return real(self.dice == PHYSICAL, self.cards != DIGITAL, self.cards == UNSEEN)

    # -- what was chosen

    def command_line(self) -> str:
        """The arguments that say the same without a menu."""
        said = [f"--seat {seat}={who}" for seat, who in self.seats.items()]
        said += flags.said(self.options, self.game)
        said += [f"--dice {self.real}"] if self.real else []
        said += ["--open"] if self.side == ALL else []
        return f"sandtable play {self.game.name} {' '.join(said)}"


def _option(prefix: str, key: str) -> Option:
    return Option(key, Message(f"{prefix}-{key}"))


@dataclass(frozen=True)
class Desk:
    """Where somebody is asked before a game: what is shown, what is typed, and in which words."""

    console: Console
    read: Read
    words: Words
    editing: Editing = field(default_factory=Editing)

    def show(self, text: str, style: str = "") -> None:
        """A line."""
        self.console.print(Text(text, style))


def which_game(desk: Desk) -> Game | None:
    """Let a person choose a game; None if they leave instead."""
    known = games()
    titles = {name: desk.words.of(name)(f"game-{name}") for name in known}
    desk.show(desk.words("menu-which-game"), "bold")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        grid.add_column(overflow="fold")
    for number, (name, title) in enumerate(titles.items(), start=1):
        about = desk.words.of(name).attribute(f"game-{name}", "about") or ""
        grid.add_row(Text(str(number), "bold cyan"), Text(title), Text(about, "dim"))
    desk.console.print(grid)
    options = [Option(name, joined([title])) for name, title in titles.items()]
    try:
        picked = _picked(options, desk, desk.words("menu-keep", now=options[0].label))
    except (EOFError, KeyboardInterrupt):
        desk.console.print()
        return None
    return known[picked or options[0].key]


def ask(game: Game, desk: Desk) -> Settings | None:
    """Let a person choose; None if they leave instead."""
    desk = replace(desk, words=desk.words.of(game.name))
    settings = Settings(game, desk.words)
    title = f"game-{game.name}"
    desk.show(desk.words(title), "bold")
    desk.show(desk.words.attribute(title, "about") or "", "dim")
    try:
        while line := _chosen_line(settings, desk):
            _change(line, desk)
    except (EOFError, KeyboardInterrupt):
        desk.console.print()
        return None
    desk.console.print(Text(desk.words("menu-again", command=settings.command_line()), "dim"), soft_wrap=True)
    return settings


def _chosen_line(settings: Settings, desk: Desk) -> Line | None:
    """The line that is to be changed; None to begin."""
    lines, words = settings.lines(), desk.words
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for style in ("bold cyan", "", "bold", "dim"):
        grid.add_column(style=style, no_wrap=style == "bold", overflow="fold")
    for number, line in enumerate(lines, start=1):
        label = line.chosen.label
        grid.add_row(str(number), Text(words.say(line.title)), Text(words.say(label)), _about(label, words))
    desk.console.print()
    desk.console.print(grid)
    desk.console.print()
    names = [Option(str(number), line.title) for number, line in enumerate(lines, 1)]
    picked = _picked(names, desk, words("menu-begin"))
    return None if picked is None else lines[int(picked) - 1]


def _change(line: Line, desk: Desk) -> None:
    """Let one line be set; Enter leaves it as it is."""
    words = desk.words
    desk.console.print()
    desk.show(words.say(line.title), "bold")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for style in ("bold cyan", "", "dim"):
        grid.add_column(style=style, overflow="fold")
    for choice in choices(line.options, words.say):
        shown = Text(choice.label, "bold" if choice.option.key == line.now else "")
        grid.add_row(choice.tag, shown, _about(choice.option.label, words))
    desk.console.print(grid)
    picked = _picked(line.options, desk, words("menu-keep", now=line.chosen.label))
    if picked is not None:
        line.put(picked)


def _about(label: Message, words: Words) -> Text:
    return Text(words.attribute(label.id, "about") or "")


def _picked(options: Sequence[Option], desk: Desk, hint: str) -> str | None:
    """The option that is typed by number or name; None for Enter."""
    words, offered = desk.words, choices(options, desk.words.say)
    desk.editing.offer([choice.label for choice in offered], [QUIT[0], HELP[1]])
    desk.show(hint, "dim")
    while True:
        try:
            text = line_from(desk.read, words("terminal-prompt"), words)
            if text in QUIT:
                raise EOFError
            if not text:
                return None
            if text in HELP:
                desk.show(hint, "dim")
                continue
            return _meant(text, offered, words)
        except SandtableError as refusal:
            desk.show(words.refusal(refusal), "red")


def _meant(text: str, offered: Sequence[Choice], words: Words) -> str:
    """The key of what was typed; what is nearly right is asked back."""
    try:
        return understood(text, offered, False, words)[0]
    except NotUnderstood as refusal:
        raise did_you_mean(text, nearly(text, [choice.label for choice in offered]), words) or refusal from None
