"""Programs that play seats at tables of a server: those that its host has named, and no others.

A browser chooses among their names and never says a command. Each has a thread of its own while it thinks, is ended
when its time is up, and after that the game's rule of thumb answers, as the log says.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sandtable.core.agents import AGENTS, AgentKind, RandomAgent
from sandtable.core.entering import enter
from sandtable.core.errors import BadSetup, quoted
from sandtable.core.journal import Entry
from sandtable.core.table import Table
from sandtable.seat.agent import ProgramAgent, instead_of
from sandtable.seat.conversation import TERMS, Terms
from sandtable.seat.process import command_of

NAME: Final = re.compile("[a-z][a-z0-9_]{0,30}")
PLAYER: Final = "program"
"""What the player is called whose levels are the programs."""
ANYWHERE: Final = ("", "", PLAYER)
MOST: Final = 16
"""So many programs run at once; the one that was asked longest ago ends when there would be more."""
KEPT: Final = ("HOME", "LANG", "PATH", "SYSTEMROOT", "TMPDIR")
"""What a program is told of the server's environment, in which there may be secrets."""


class Awaited(RandomAgent):
    """Sits in the place of a program, for which the table waits; nobody asks it."""

    looks_ahead = True


def read(given: Sequence[str]) -> dict[str, list[str]]:
    """The programs that a host names (``NAME=COMMAND``), each with its arguments."""
    found: dict[str, list[str]] = {}
    for text in given:
        name, equals, command = text.partition("=")
        if not equals or not NAME.fullmatch(name) or name in found:
            raise BadSetup("serve-program", text=quoted(text))
        found[name] = command_of(command)
    return found


class Programs:
    """The programs of a server, those that run among them."""

    def __init__(self, commands: Mapping[str, Sequence[str]], terms: Terms = TERMS) -> None:
        self._commands = commands
        self._terms = terms
        self._running: dict[tuple[str, str], ProgramAgent] = {}
        """By table and seat, the one that was asked last at the end."""
        self._threads = ThreadPoolExecutor(MOST, "program") if commands else None

    def offer(self) -> None:
        """Let them take seats by their names."""
        if self._commands:
            enter(AGENTS, ANYWHERE, AgentKind(lambda level: Awaited(), tuple(self._commands)), PLAYER)

    def close(self) -> None:
        """Offer them no more, and end those that run."""
        if self._commands:
            AGENTS.pop(ANYWHERE, None)
        for agent in self._running.values():
            agent.end()
        self._running.clear()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)

    def plays(self, table: Table) -> bool:
        """Whether a table waits for a program."""
        return table.thinker is not None and table.setup.seats[table.thinker].startswith(f"{PLAYER}:")

    async def think(self, id: str, twin: Table) -> list[Entry]:
        """What the program answers that a table waits for; the twin of the table is its own to look at."""
        seat = twin.thinker
        assert seat is not None
        assert self._threads is not None
        agent = self._running.pop((id, seat), None) or self._made(twin, seat)
        while len(self._running) >= MOST:
            self._running.pop(next(iter(self._running))).end()
        self._running[id, seat] = agent
        twin.agents = {seat: agent}
        return [await asyncio.get_running_loop().run_in_executor(self._threads, twin.thought)]

    def leave(self, id: str) -> None:
        """End the programs of a table that is over, or at which nothing happens any more."""
        for place in [place for place in self._running if place[0] == id]:
            self._running.pop(place).end()

    def _made(self, table: Table, seat: str) -> ProgramAgent:
        name = table.setup.seats[seat].partition(":")[2]
        environment = {word: os.environ[word] for word in KEPT if word in os.environ}
        return ProgramAgent(
            self._commands[name],
            terms=self._terms,
            options=table.setup.options,
            instead=instead_of(table.game.name, seat),
            environment=environment,
        )
