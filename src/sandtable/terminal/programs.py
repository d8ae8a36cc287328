"""Programs from a shell: who plays a seat by ``program:COMMAND``, and whether a program keeps to the protocol."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from sandtable.core.agents import Agent
from sandtable.core.errors import BadSetup
from sandtable.core.game import Game
from sandtable.core.messages import Message
from sandtable.seat.lines import PROGRAM, SECONDS
from sandtable.terminal.laboratory import seconds
from sandtable.words import Words

CHECK: Final = "seat-check"
JOIN: Final = "join"
MCP: Final = "mcp"
COMMANDS: Final = (CHECK, JOIN, MCP)
QUESTIONS: Final = 60
FAILED: Final = 1
"""The exit code when a program does not keep to the protocol."""


def add_parsers(commands: Any, common: argparse.ArgumentParser) -> None:
    """The commands about programs."""
    parser = commands.add_parser(CHECK, parents=[common])
    parser.add_argument("program", metavar="PROGRAM")
    parser.add_argument("--questions", type=int, default=QUESTIONS)
    add_time_limit(parser)

    commands.add_parser(MCP, parents=[common])
    join = commands.add_parser(JOIN, parents=[common])
    join.add_argument("address", metavar="ADDRESS")
    join.add_argument("--seat-key", metavar="KEY")
    join.add_argument("--program", metavar="PROGRAM", required=True)
    join.add_argument("--name")
    add_time_limit(join)


def add_time_limit(parser: argparse.ArgumentParser) -> None:
    """How long a program may think."""
    parser.add_argument(
        "--time-limit",
        type=seconds,
        metavar="SECONDS",
        default=SECONDS,
    )


def run(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Carry out a command about programs; its exit code."""
    if arguments.command == MCP:
        from sandtable.seat import model_context  # noqa: PLC0415 - it is an extra

        model_context.run(words)
        return 0
    return _check(arguments, console, words) if arguments.command == CHECK else _join(arguments, console, words)


def _check(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Try a program, and say what is right and wrong with it."""
    from sandtable.seat.checking import check  # noqa: PLC0415 - processes are seldom needed
    from sandtable.seat.conversation import Terms  # noqa: PLC0415
    from sandtable.seat.process import command_of  # noqa: PLC0415

    right = True
    for found in check(command_of(arguments.program), Terms(arguments.time_limit, tries=1), arguments.questions):
        game = words.of(found.game)
        title, tried = game(f"game-{found.game}"), game.say(found.tried)
        if found.wrong is None:
            console.print(Text(game("seat-check-right", game=title, tried=tried)))
        else:
            right = False
            wrong = game("seat-check-wrong", game=title, tried=tried, wrong=game.say(found.wrong))
            console.print(Text(wrong, "bold"))
    console.print(Text(words("seat-check-passed" if right else "seat-check-failed"), "bold"))
    return 0 if right else FAILED


def _join(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Let a program play a seat at a table of a server."""
    try:
        from sandtable.seat import joining  # noqa: PLC0415 - it needs what comes with the server
    except ImportError:
        raise BadSetup("needs-web") from None
    from sandtable.seat.conversation import Terms  # noqa: PLC0415
    from sandtable.seat.process import command_of  # noqa: PLC0415
    from sandtable.web.limits import NAME_LETTERS  # noqa: PLC0415

    command = command_of(arguments.program)
    room = NAME_LETTERS - len(words("join-name", name=""))
    name = words("join-name", name=(arguments.name or Path(command[-1]).stem)[:room])
    place = joining.invited(arguments.address, arguments.seat_key)
    seat = joining.SeatOnSocket(place, name)
    own = words.of(seat.table["game"])
    try:
        console.print(Text(own("join-seated", name=name, side=seat.seat, key=place.key)))
        bridge = joining.Bridge(seat, command, words, Terms(arguments.time_limit))
        outcome = bridge.play(lambda message: console.print(Text(own.say(message))))
    finally:
        seat.close()
    winner = Message(f"side-{outcome.winner}")
    console.print(Text(own("join-over", reason=outcome.message, winner=winner, rule=outcome.rule), "bold"))
    return 0


def named(seats: Mapping[str, str]) -> dict[str, str]:
    """Those of these seats that programs play."""
    return {seat: who for seat, who in seats.items() if who.startswith(PROGRAM)}


def seated(
    game: Game, seats: Mapping[str, str], words: Words, limit: float, options: Mapping[str, Any] | None = None
) -> dict[str, str | Agent]:
    """Who sits where, with an agent for each program; where one is lost somebody else answers instead."""
    found = named(seats)
    if not found:
        return dict(seats)
    from sandtable.seat.agent import instead_of, program_called  # noqa: PLC0415 - processes are seldom needed
    from sandtable.seat.conversation import Terms  # noqa: PLC0415

    terms = Terms(limit)
    programs = {
        seat: program_called(who, words, terms, options, instead_of(game.name, seat)) for seat, who in found.items()
    }
    return {seat: programs.get(seat) or who for seat, who in seats.items()}
