"""The command line of ``sandtable``: its commands and their flags; what each is for is said by messages."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from sandtable.core.chance import REAL
from sandtable.core.game import games
from sandtable.seat.lines import SECONDS
from sandtable.terminal import completion, decks, flags, hosting, laboratory, language, learning, programs
from sandtable.terminal.helping import PROGRAM, Parser
from sandtable.web import options as serving
from sandtable.words import Words, languages


class _Version(argparse.Action):
    """Says the version, which is looked up only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *args: object, **more: object) -> NoReturn:
        """Say it, and that is all."""
        from importlib.metadata import version  # noqa: PLC0415 - it takes longer than all the parsing

        print(f"sandtable {version('sandtable')}")
        parser.exit()


def parser(words: Words) -> Parser:
    """The parser of the command line, which speaks a language."""
    facts = {
        "games": ", ".join(games()),
        "languages": ", ".join(languages()),
        "host": serving.HOST,
        "port": str(serving.PORT),
        "playouts": str(laboratory.USUAL),
        "questions": str(programs.QUESTIONS),
        "seconds": f"{SECONDS:g}",
    }
    root = Parser(words=words, facts=facts, prog=PROGRAM)
    root.add_argument("--version", action=_Version, nargs=0)
    commands = root.add_subparsers(dest="command", metavar="COMMAND")

    common = Parser(words=words, facts=facts, add_help=False)
    common.add_argument(language.FLAG)
    common.add_argument("--plain", action="store_true")

    setup = Parser(words=words, facts=facts, add_help=False)
    setup.add_argument("game", nargs="?", metavar="GAME")
    flags.add_options(setup)
    setup.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    setup.add_argument("--seed")
    setup.add_argument("--seat", action="append", default=[], metavar="SEAT=WHO")

    pause = Parser(words=words, facts=facts, add_help=False)
    pause.add_argument("--pause", action=argparse.BooleanOptionalAction)

    _add_playing(commands, setup, common, pause)
    laboratory.add_parsers(commands, setup, common)

    serve = commands.add_parser("serve", parents=[common])
    serving.add_arguments(serve)

    hosting.add_parsers(commands, common)
    programs.add_parsers(commands, common)
    decks.add_parsers(commands, common)

    health = commands.add_parser("health", parents=[common])
    health.add_argument("address", nargs="?", metavar="ADDRESS")

    written = commands.add_parser("transcript", parents=[common])
    written.add_argument("save", metavar="SAVE")
    written.add_argument("out", nargs="?", metavar="FILE")
    written.add_argument("--format", choices=["txt", "md", "html"])
    written.add_argument("--seat", metavar="SEAT")

    spoken = commands.add_parser(language.LANGUAGE, parents=[common])
    spoken.add_argument("spoken", nargs="?", metavar="LANGUAGE")

    completed = commands.add_parser("completion")
    completed.add_argument("shell", choices=list(completion.SHELLS))

    verify = commands.add_parser("verify", parents=[common])
    verify.add_argument("save", metavar="SAVE")
    return root


def _add_playing(commands: Any, setup: Parser, common: Parser, pause: Parser) -> None:
    """The commands of whoever plays in a shell."""
    play = commands.add_parser("play", parents=[setup, common, pause])
    play.add_argument("--dice", choices=REAL)
    play.add_argument("--position", metavar="FILE")
    play.add_argument("--load", metavar="SAVE")
    play.add_argument("--open", action="store_true")
    play.add_argument("--hints", action="store_true")
    play.add_argument("--screen", action="store_true")
    programs.add_time_limit(play)
    play.add_argument("--name")

    learning.add_parser(commands, common, pause).add_argument("--screen", action="store_true")

    commands.add_parser("games", parents=[common])

    resume = commands.add_parser("resume", parents=[common, pause])
    resume.add_argument("name", nargs="?", metavar="NAME")
    resume.add_argument("--open", action="store_true")
    resume.add_argument("--seat", action="append", default=[], metavar="SEAT=program:COMMAND")
    resume.add_argument("--screen", action="store_true")
    programs.add_time_limit(resume)
