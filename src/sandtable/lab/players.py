"""Players from elsewhere: agents of one's own by module and class, and those that installed packages bring.

They are found by whoever runs the laboratory, never by a table, a save or a server: a name there imports nothing.
"""

from __future__ import annotations

import ast
import inspect
import os
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from sandtable.core.agents import AGENTS, Agent, register_agent
from sandtable.core.errors import BadSetup, quoted
from sandtable.core.game import Game, players_at
from sandtable.core.messages import NOTHING
from sandtable.seat.lines import PROGRAM

GROUP: Final = "sandtable.agents"
"""The entry points under which packages bring players: a class, or a module that registers them itself."""

_SPEC: Final = re.compile(r"(?P<home>\w+(?:\.\w+)*)(?::(?P<name>\w+(?:\.\w+)*))?(?:\((?P<arguments>.*)\))?", re.DOTALL)


class NotMade(BadSetup):
    """A player of somebody's own that raises as it is made."""

    @property
    def seat(self) -> str:
        """Where it should have sat."""
        return str(self.message.args["seat"])

    @property
    def reason(self) -> str:
        """What it raised."""
        return str(self.message.args["reason"])


def parted(text: str) -> list[str]:
    """Several players parted by commas; a comma inside brackets or quotes belongs to a player's arguments."""
    players, depth, quote, begun = [], 0, "", 0
    for place, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote and text[place - 1] != "\\" else quote
        elif sign in "'\"":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        elif sign == "," and depth <= 0:
            players.append(text[begun:place])
            begun = place + 1
    return [*players, text[begun:]]


def made(
    game: Game, seats: Mapping[str, str], options: Mapping[str, Any] = NOTHING, time_limit: float | None = None
) -> dict[str, Agent]:
    """New agents for those seats whose players come from elsewhere; a program is told the options and its time."""
    know_installed()
    programs = {seat: _program(who, options, time_limit) for seat, who in seats.items() if who.startswith(PROGRAM)}
    others = {seat: who for seat, who in seats.items() if seat not in programs}
    return programs | {seat: _made(seat, who) for seat, who in others.items() if _is_from_elsewhere(game, seat, who)}


def _program(who: str, options: Mapping[str, Any], time_limit: float | None) -> Agent:
    from sandtable.seat.agent import ProgramAgent  # noqa: PLC0415 - processes are seldom needed
    from sandtable.seat.conversation import TERMS, Terms  # noqa: PLC0415
    from sandtable.seat.process import command_of  # noqa: PLC0415

    terms = TERMS if time_limit is None else Terms(time_limit)
    return ProgramAgent(command_of(who.removeprefix(PROGRAM)), terms=terms, options=options)


def is_our_own(agent: Agent) -> bool:
    """Whether an agent comes with the package."""
    return type(agent).__module__.partition(".")[0] == __name__.partition(".")[0]


def _is_from_elsewhere(game: Game, seat: str, who: str) -> bool:
    """Whether a text names a class, or an installed player with arguments, and nobody whom the table knows."""
    return seat in game.seats and who.partition(":")[0] not in players_at(game, seat) and any(map(who.count, ":("))


def _made(seat: str, who: str) -> Agent:
    spec = _SPEC.fullmatch(who)
    if spec is None:
        raise BadSetup("player-spec", who=quoted(who))
    make = _installed(spec["home"]) if spec["name"] is None else _found(spec["home"], spec["name"])
    places, names = _arguments(who, spec["arguments"] or "")
    try:
        inspect.signature(make).bind(*places, **names)
    except TypeError as problem:
        raise BadSetup("player-arguments", who=quoted(who), reason=str(problem)) from None
    except ValueError:
        pass  # who does not say what it takes is asked by calling it
    try:
        agent = make(*places, **names)
    except Exception as problem:
        raise NotMade("player-not-made", seat=seat, who=quoted(who), reason=described(problem)) from problem
    if not callable(getattr(agent, "answer", None)):
        raise BadSetup("player-no-answer", who=quoted(who))
    return agent  # type: ignore[no-any-return]


def described(problem: BaseException) -> str:
    """An error in one line, and not too much of it."""
    text = " ".join(f"{type(problem).__name__}: {problem}".removesuffix(": ").split())
    return quoted(text)[1:-1]


def _arguments(who: str, text: str) -> tuple[list[Any], dict[str, Any]]:
    """Arguments as Python writes them, literals alone: nothing is carried out."""
    try:
        call = ast.parse(f"f({text})", mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            raise ValueError
        places = [ast.literal_eval(each) for each in call.args]
        names = {str(each.arg or "**"): ast.literal_eval(each.value) for each in call.keywords}
    except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
        raise BadSetup("player-literals", who=quoted(who), arguments=quoted(text)) from None
    return places, names


def _found(home: str, name: str) -> Callable[..., Any]:
    """The class of a module, which is looked for in the working directory too."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        found: Any = import_module(home)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{home}.".startswith(f"{missing.name}."):
            raise BadSetup("player-module", module=home, reason=described(missing)) from missing
        raise BadSetup("player-no-module", module=home, folder=here) from None
    except Exception as problem:
        raise BadSetup("player-module", module=home, reason=described(problem)) from problem
    for part in name.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise BadSetup("player-no-class", module=home, name=quoted(name))
    return found  # type: ignore[no-any-return]


# -- what installed packages bring


@cache
def installed() -> Mapping[str, Any]:
    """The entry points of installed packages, by name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - only the laboratory waits for it

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def know_installed() -> None:
    """Make the players of installed packages known by name, unless the name is taken."""
    for name, entry in installed().items():
        if not entry.attr:
            _loaded(name)
        elif ("", "", name) not in AGENTS:
            register_agent(name, _maker(name))


def _maker(name: str) -> Callable[[str], Agent]:
    return lambda level: _loaded(name)()


@cache
def _loaded(name: str) -> Any:
    try:
        return installed()[name].load()
    except Exception as problem:
        raise BadSetup("player-module", module=name, reason=described(problem)) from problem


def _installed(name: str) -> Callable[..., Any]:
    """The class that an installed package brings under a name."""
    if name not in installed():
        raise BadSetup("player-not-installed", name=quoted(name), installed=list(installed()))
    found = _loaded(name)
    if not callable(found):
        raise BadSetup("player-no-class", module=name, name=quoted(name))
    return found  # type: ignore[no-any-return]
