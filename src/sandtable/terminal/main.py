"""``sandtable``: the way in from a shell."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, Final

from rich.console import Console

import sandtable.terminal.labyrinth
import sandtable.terminal.plain  # noqa: F401 - both give a game its face
from sandtable import Table
from sandtable.core.agents import HUMAN, Agent, game_over
from sandtable.core.errors import BadSetup, SandtableError, quoted
from sandtable.core.files import read_text
from sandtable.core.folders import data_folder
from sandtable.core.game import Game, game_named, games
from sandtable.core.messages import Message
from sandtable.core.own_texts import OwnText
from sandtable.terminal import (
    command_line,
    completion,
    decks,
    editing,
    flags,
    full_screen,
    hosting,
    keeping,
    laboratory,
    language,
    learning,
    menu,
    programs,
    transcript,
)
from sandtable.terminal.answers import Read
from sandtable.terminal.changes import file_at
from sandtable.terminal.helping import PROGRAM, WRONG
from sandtable.terminal.line_breaks import break_lines_of_japanese
from sandtable.terminal.linear import flat
from sandtable.terminal.session import Session
from sandtable.words import Words, languages
from sandtable.words.catalogues import described

SETUP: Final = ("option", "seat")
OF_A_SAVE: Final = ("verify", laboratory.ANALYSE)
STOPPED: Final = 130
"""The exit code of a command that was stopped by Ctrl-C, as shells have it."""
UNREAD: Final = 141
"""The exit code when nobody reads what is printed any more (``| head``), as shells have it."""


def main(argv: Sequence[str] | None = None, *, read: Read = input, console: Console | None = None) -> int:
    """Run a command; its exit code. It ends quietly when nobody reads what is printed any more."""
    try:
        try:
            return _run(argv, read, console)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more when it ends
        return UNREAD


class Screen(Console):
    """A console that leaves it to the command to end when nobody reads it any more; a linear one has nothing beside."""

    linear = False

    def print(self, *objects: Any, **more: Any) -> None:
        """Show something; to whoever is read the screen, line by line."""
        if self.linear:
            objects = tuple(line for thing in objects for line in flat(thing))
        super().print(*objects, **({**more, "sep": "\n"} if self.linear else more))

    def on_broken_pipe(self) -> None:
        """Nobody reads what is printed."""
        raise BrokenPipeError


def _run(argv: Sequence[str] | None, read: Read, console: Console | None) -> int:
    _print_whatever_comes()
    break_lines_of_japanese()
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words(language.chosen(given))
    try:
        parser = command_line.parser(words)
        if given[:2] == [laboratory.SIM, laboratory.MERGE]:
            del given[0]
        arguments = parser.parse_args(given)
        if arguments.command in (None, "completion"):
            print(completion.script(parser, arguments.shell) if arguments.command else welcome(words), end="")
            return 0
        screen = console or Screen(no_color=arguments.plain, highlight=False)
        if isinstance(screen, Screen):
            screen.linear = arguments.plain
        return _carry_out(arguments, screen, words if arguments.language is None else Words(arguments.language), read)
    except SandtableError as refusal:
        print(f"{PROGRAM}: {words.refusal(refusal)}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return STOPPED


def _carry_out(arguments: argparse.Namespace, screen: Console, words: Words, read: Read) -> int:
    """Do what a command line asks for; the exit code."""
    if _names_no_game(arguments) and not (arguments.command == "play" and _can_be_asked(read)):
        raise _which_game(arguments.command, words)
    if arguments.command in (laboratory.SIM, laboratory.MERGE):
        return _simulate(arguments, screen, words)
    if arguments.command == "serve":
        return _serve(arguments)
    if arguments.command in OF_A_SAVE:
        return _look_into(arguments, screen, words)
    if arguments.command in (decks.DECK, *programs.COMMANDS):
        run = decks.run if arguments.command == decks.DECK else programs.run
        return run(arguments, screen, words)
    _manage_or_play(arguments, screen, words, read)
    return 0


def _manage_or_play(arguments: argparse.Namespace, screen: Console, words: Words, read: Read) -> None:
    """What a host and whoever plays in a shell ask for."""
    if arguments.command == "health":
        from sandtable.web.checking import health  # noqa: PLC0415 - no other command needs it

        print(words("server-healthy", address=health(arguments.address)))
    elif arguments.command in hosting.COMMANDS:
        hosting.run(arguments, words)
    elif arguments.command == "games":
        keeping.show(screen, words)
    elif arguments.command == language.LANGUAGE:
        _speak(arguments.spoken, words)
    elif arguments.command == learning.LEARN and arguments.lesson is None:
        learning.show(screen, words)
    elif arguments.command == "transcript":
        transcript.write(arguments, words)
    else:
        _play(arguments, screen, words, read)


def _speak(wanted: str | None, words: Words) -> None:
    """Say which languages there are and which is spoken, or speak another one from now on."""
    if wanted is not None:
        language.remember(wanted)
        words = Words(wanted)
    for id in languages():
        print(words("terminal-language", language=id, name=described(id).name, spoken=int(id == words.language)))


def _look_into(arguments: argparse.Namespace, screen: Console, words: Words) -> int:
    """What can be found out about a save."""
    if arguments.command == laboratory.ANALYSE:
        from sandtable.terminal import analysing  # noqa: PLC0415 - no other command needs it

        analysing.run(arguments, screen, words)
        return 0
    from sandtable.terminal import fairness  # noqa: PLC0415 - no other command needs it

    return fairness.run(arguments.save, screen, words)


def _print_whatever_comes() -> None:
    """Where the screen lacks a character, show another one instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def welcome(words: Words) -> str:
    """What there is, and how to begin."""
    named = [(name, words.of(name)) for name in games()]
    offered = [f"  {name:<12}{own(f'game-{name}')}" for name, own in named]
    return "\n".join([words("terminal-welcome"), *offered, "", words("terminal-welcome-how"), ""])


def _which_game(command: str, words: Words) -> BadSetup:
    """That somebody has named no game, and which there are."""
    titles = {name: words.of(name)(f"game-{name}") for name in games()}
    offered = [Message("terminal-game-offered", {"name": name, "title": title}) for name, title in titles.items()]
    return BadSetup("name-a-game", command=command, games=offered)


def _names_no_game(arguments: argparse.Namespace) -> bool:
    """Whether neither the command line nor a file that it names says which game, where one is needed."""
    if arguments.command not in ("play", laboratory.SIM):
        return False
    named = (getattr(arguments, name, None) for name in ("game", "plan", "resume"))
    return all(each is None for each in named)


def _simulate(arguments: argparse.Namespace, screen: Console, words: Words) -> int:
    from sandtable.terminal import simulate  # noqa: PLC0415 - with all that draws and counts

    if arguments.command == laboratory.MERGE:
        simulate.merge(arguments, screen, words)
        return 0
    options = {} if arguments.game is None else _options(arguments)
    if arguments.game is None and (flags.given(arguments) or arguments.option):
        raise BadSetup("flags-together", one="--plan" if arguments.plan else "--resume", two="--option")
    finished = simulate.run(arguments, screen, words, options=options, seats=_seats(arguments))
    return 0 if finished else STOPPED


def _serve(arguments: argparse.Namespace) -> int:
    try:
        from sandtable.web.serve import run  # noqa: PLC0415 - it is large, and no other command needs it
    except ImportError as missing:
        raise BadSetup("server-not-installed", name=str(missing.name)) from None
    return run(arguments)


# -- playing


def _play(arguments: argparse.Namespace, screen: Console, words: Words, read: Read) -> None:
    if arguments.screen:
        full_screen.check(screen)
    library = editing.library() if read is input and sys.stdin.isatty() else None
    lines = editing.Editing(library, data_folder() / "history")
    try:
        table = _set_up(arguments, menu.Desk(screen, read, words, lines))
        if table is not None:
            _sit_down(*table, arguments, screen, words, read, lines)
    finally:
        lines.close()


def _set_up(arguments: argparse.Namespace, desk: menu.Desk) -> tuple[Table, keeping.Keeping] | None:
    """The table that somebody wants, and where it is kept; None if they leave instead."""
    if arguments.command == learning.LEARN:
        return learning.taken_up(learning.which(arguments.lesson), again=arguments.again)
    if arguments.command == "resume":
        return keeping.resumed(arguments.name, lambda game: _programs(game, arguments, desk.words))
    keeping.check_name(arguments.name)
    wants_a_menu = _wants_a_menu(arguments, desk.read)
    if arguments.game is None:
        game = menu.which_game(desk)
        if game is None:
            return None
        arguments.game = game.name
    if not wants_a_menu:
        table = _table(arguments, desk.words)
    else:
        chosen = menu.ask(game_named(arguments.game), desk)
        if chosen is None:
            return None
        arguments.open = chosen.side == menu.ALL
        table = _chosen_table(chosen, arguments)
    return table, keeping.new_game(table, arguments.name)


def _sit_down(
    table: Table, kept: keeping.Keeping, arguments: argparse.Namespace, screen: Console, words: Words, read: Read,
    lines: editing.Editing,
) -> None:  # fmt: skip
    """Play a table until it is over or the people leave."""
    at_a_terminal = screen.is_terminal and sys.stdin.isatty() and not arguments.plain
    pause = at_a_terminal if arguments.pause is None else arguments.pause
    guide = learning.Guide(learning.which(arguments.lesson)) if arguments.command == learning.LEARN else None
    hints = getattr(arguments, "hints", False)  # a game that is resumed has been agreed upon before
    how: dict[str, Any] = {"open_hands": arguments.open, "pause": pause, "hints": hints, "guide": guide}
    try:
        if arguments.screen:
            full_screen.play(table, screen, words, kept, **how)
            return
        session = Session(table, screen, read, words, kept, linear=arguments.plain, editing=lines, **how)
        session.run()
    finally:
        game_over(table.agents, table)


def _wants_a_menu(arguments: argparse.Namespace, read: Read) -> bool:
    """Whether there is somebody to ask, and nothing about the set-up was said."""
    said = _said(arguments, *SETUP, "dice", "position", "load")
    said += flags.given(arguments)
    return not said and not arguments.open and _can_be_asked(read)


def _can_be_asked(read: Read) -> bool:
    """Whether somebody sits at the terminal."""
    return read is not input or sys.stdin.isatty()


def _said(arguments: argparse.Namespace, *names: str) -> list[str]:
    """Which of these options were given."""
    return [name for name in names if getattr(arguments, name) not in (None, [])]


def _chosen_table(chosen: menu.Settings, arguments: argparse.Namespace) -> Table:
    """The table that was chosen in the menu."""
    return Table.new(
        chosen.game.name,
        seats=chosen.seats,
        seed=arguments.seed,
        dice=chosen.real,
        free_undo=True if arguments.open else None,
        **chosen.options,
    )


def _programs(game: Game, arguments: argparse.Namespace, words: Words) -> dict[str, Agent]:
    """The programs at a table that goes on; who else sits there the save says already."""
    given = _seats(arguments)
    other = [seat for seat in given if seat not in programs.named(given)]
    if other:
        raise BadSetup("seat-goes-on", seat=quoted(other[0]))
    seated = programs.seated(game, given, words, arguments.time_limit)
    return {seat: agent for seat, agent in seated.items() if not isinstance(agent, str)}


def _table(arguments: argparse.Namespace, words: Words) -> Table:
    """The table that a command line sets up."""
    game = game_named(arguments.game)
    _refuse_both(arguments, "load", "option", "seed", "dice", "position")
    _refuse_both(arguments, "position", "option")
    if arguments.load is not None:
        table = Table.load(file_at(arguments.load), agents=_programs(game, arguments, words))
        if table.game is not game:
            raise BadSetup("load-other-game", file=arguments.load, got=table.game.name, title=game.name)
        return table
    options = _options(arguments)
    seats = programs.seated(game, _seats(arguments), words, arguments.time_limit, options)
    if all(seats.get(seat, HUMAN) != HUMAN for seat in game.seats):
        raise BadSetup("nobody-plays", seats=list(game.seats))
    free_undo = True if arguments.open else None
    if arguments.position is not None:
        from sandtable.terminal.documents import read_document  # noqa: PLC0415 - YAML is seldom needed

        document = {"game": game.name, **read_document(file_at(arguments.position))}
        return Table.from_position(document, seats=seats, seed=arguments.seed, dice=arguments.dice, free_undo=free_undo)
    return Table.new(game.name, seats=seats, seed=arguments.seed, dice=arguments.dice, free_undo=free_undo, **options)


def _refuse_both(arguments: argparse.Namespace, one: str, *others: str) -> None:
    """Refuse what a save or a position says already."""
    both = [*flags.given(arguments), *_said(arguments, *others)] if _said(arguments, one) else []
    if both:
        raise BadSetup("flags-together", one=f"--{one}", two=f"--{both[0]}")


# -- reading the command line


def _pairs(given: Sequence[str], flag: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadSetup("flag-value", flag=flag, text=text)
        if name in pairs:
            raise BadSetup("flag-twice", flag=flag, text=text, name=name)
        pairs[name] = value
    return pairs


def _seats(arguments: argparse.Namespace) -> dict[str, str]:
    return _pairs(arguments.seat, "--seat")


def _options(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were given, in the types the game knows; nothing else can be said in this way."""
    given = _pairs(arguments.option, "--option")
    for name, text in flags.given(arguments).items():
        if name in given:
            raise BadSetup("flag-twice", flag="--option", text=f"{name}={given[name]}", name=name)
        given[name] = text
    game = game_named(arguments.game)
    return {name: _known(game, name, text) for name, text in given.items()}


def _known(game: Game, name: str, text: str) -> Any:
    if name not in game.options:
        raise BadSetup("no-option", title=game.name, option=quoted(name), options=list(game.options))
    if isinstance(game.options[name], OwnText):
        return read_text(file_at(text), BadSetup)
    for value in game.options[name]:
        if str(value).lower() == text.lower():
            return value
    return text


if __name__ == "__main__":
    sys.exit(main())
