"""Thinking: agents that look ahead do so in processes of their own, which stand back behind those who play.

A table that waits for such an agent sends itself, one thought at a time; thoughts are taken up in the order in which
they come, so no table waits for more than one thought of each other.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import sys
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from typing import Final

from sandtable.core.agents import Agent, RandomAgent, Sight, looks_ahead
from sandtable.core.game import agent_named, games
from sandtable.core.journal import Entry
from sandtable.core.questions import Question
from sandtable.core.table import Table
from sandtable.search.analysis import QUICK, Row, Weighing, weighed
from sandtable.search.crafts import craft_for
from sandtable.search.hinting import Hint, hint
from sandtable.web.programs import Programs

log = logging.getLogger("sandtable.web")

NICE: Final = 10
"""How far the processes stand back behind those who play."""
PRELOADED: Final = "sandtable.web.thinking"


class Thinkers:
    """The processes in which agents think, begun when the first of them does."""

    def __init__(self, processes: int = 0, programs: Programs | None = None) -> None:
        self.programs = programs or Programs({})
        """Those that play here, each in a process of its own."""
        self.processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._analysing = asyncio.Lock()
        """Held while a moment of an analysis is weighed: one at a time, so that those who play hardly wait for it."""

    @property
    def workers(self) -> Sequence[int]:
        """The processes that are there, by their numbers."""
        return () if self._pool is None else tuple(self._pool._processes)

    def about(self, id: str, table: Table, stand_in: str | None = None) -> Callable[[], Awaitable[list[Entry]]]:
        """How to think for the agent that a table waits for, or that stands in for a person, as it stands now."""
        if stand_in is None and self.programs.plays(table):
            twin = table.fork()
            return lambda: self.programs.think(id, twin)
        sent = packed(table)
        return lambda: self.think(sent, stand_in)

    async def think(self, sent: bytes, stand_in: str | None = None) -> list[Entry]:
        """What the agent that a packed table waits for answers now, and next while nobody else is asked."""
        told: list[Entry] = pickle.loads(await self._elsewhere(thoughts, sent, stand_in))
        return told

    async def hint(self, sent: bytes, seat: str) -> Hint:
        """The best plans for a seat that a packed table asks."""
        told: Hint = pickle.loads(await self._elsewhere(hinted, sent, seat))
        return told

    async def weigh(self, weighing: Weighing) -> Row:
        """A moment of a game that is over, weighed when it is its turn."""
        async with self._analysing:
            told: Row = pickle.loads(await self._elsewhere(weighed_there, pickle.dumps(weighing)))
        return told

    async def _elsewhere(self, work: Callable[..., bytes], *given: object) -> bytes:
        """Work that is done in one of the processes."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._running(), work, *given)
        except BrokenProcessPool:  # somebody has ended one of the processes
            log.warning("the processes that think are begun anew")
            self.close()
            return await loop.run_in_executor(self._running(), work, *given)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            how = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
            if sys.platform != "win32":
                how.set_forkserver_preload([PRELOADED])
            self._pool = ProcessPoolExecutor(self.processes, mp_context=how, initializer=stand_back)
        return self._pool


def packed(table: Table) -> bytes:
    """A table to be sent to whoever thinks; nobody sits there, for those who do know the room."""
    twin = table.fork()
    twin.agents = {}
    return pickle.dumps(twin)


def stand_back() -> None:
    """Let those who play go first, and know the games."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    games()


def thoughts(sent: bytes, stand_in: str | None = None) -> bytes:
    """What an agent answers until anybody else is waited for, in the process that thinks.

    One that stands in for a person is named; it is waited for whether it looks ahead or not.
    """
    table: Table = pickle.loads(sent)
    assert table.question is not None
    seat = table.question.seat
    agent = agent_named(table.game, seat, stand_in or table.setup.seats[seat])
    assert agent is not None
    table.agents = {seat: agent if looks_ahead(agent) else Careful(agent)}
    found: list[Entry] = []
    while table.thinker == seat:
        try:
            found.append(table.thought())
        except Exception:  # the game goes on
            log.exception("an agent that looks ahead could not answer %s", table.question.purpose)
            table.agents = {seat: Careful(base_of(table, seat))}
            found.append(table.thought())
        table.heed(found[-1])
    return pickle.dumps(found)


def hinted(sent: bytes, seat: str) -> bytes:
    """A hint for a seat, in the process that thinks."""
    table: Table = pickle.loads(sent)
    return pickle.dumps(hint(table, seat))


def weighed_there(sent: bytes) -> bytes:
    """A moment of an analysis, in the process that thinks; what cannot be played on is estimated."""
    weighing: Weighing = pickle.loads(sent)
    try:
        return pickle.dumps(weighed(weighing))
    except Exception:  # the analysis goes on
        log.exception("the moment at ply %d could not be weighed", weighing.moment.ply)
        estimated = weighed(weighing, QUICK)
        return pickle.dumps(replace(estimated, after=estimated.chances))


class Careful:
    """Answers as another does, where somebody who looks ahead is waited for."""

    looks_ahead = True

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """The answer of the other."""
        return self._agent.answer(question, sight)


def base_of(table: Table, seat: str) -> Agent:
    """Who answers where looking ahead has failed."""
    craft = craft_for(table.game.name, seat)
    return RandomAgent() if craft is None else craft.policies[seat]
