"""Work for many processes or machines: chunks of games sized by the time they take, handed back in order.

What comes back does not depend on how it was cut or on who played it. A chunk whose worker dies is played again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from typing import Final, NamedTuple

from sandtable.core.errors import SandtableError
from sandtable.core.game import games
from sandtable.lab.simulation import Plan, Played, play

AIM: Final = 1.0
"""How many seconds a chunk should take: long beside handing it out, short beside a look at the bar."""
MOST: Final = 4096
"""How many games a chunk has at most."""
AHEAD: Final = 3
"""How many chunks are handed out for each worker before the first of them is back."""
TRIES: Final = 3
"""How often a chunk is played whose worker dies."""


class WorkerDied(SandtableError):
    """Somebody who plays ends the process in which it plays, again and again."""

    code = "worker_died"


class Span(NamedTuple):
    """Games of a plan that are to be played: the place of the plan, and their numbers."""

    place: int
    numbers: range


def spans_of(plans: Sequence[Plan]) -> list[Span]:
    """All games of these plans."""
    return [Span(place, range(plan.first, plan.first + plan.games)) for place, plan in enumerate(plans)]


@dataclass
class Home:
    """Where the modules of games and players are found, for a process that has just begun."""

    path: Sequence[str]
    modules: Sequence[str]

    @classmethod
    def here(cls) -> Home:
        """As it is in this process; games that do not come with the package among them."""
        return cls([*sys.path, os.getcwd()], sorted({type(game).__module__ for game in games().values()}))

    def know(self) -> None:
        """Look there too, and import the games."""
        sys.path.extend(each for each in self.path if each not in sys.path)
        for module in self.modules:
            import_module(module)


class Done(NamedTuple):
    """A chunk that was played, and how many seconds it took."""

    played: list[Played]
    seconds: float


def play_chunk(home: Home, plan: Plan, numbers: range) -> Done:
    """Play some games of a plan; done by a worker."""
    home.know()
    begun = time.perf_counter()
    return Done([play(plan, number) for number in numbers], time.perf_counter() - begun)


def played_here(plans: Sequence[Plan], spans: Iterable[Span]) -> Iterator[tuple[int, list[Played]]]:
    """Play in this process, game by game."""
    for place, numbers in spans:
        for number in numbers:
            yield place, [play(plans[place], number)]


def played_by(
    plans: Sequence[Plan], spans: Iterable[Span], executor: Executor, workers: int
) -> Iterator[tuple[int, list[Played]]]:
    """Let an executor of somebody's own play; it is theirs to shut down."""
    return _HandingOut(plans, spans, lambda: executor, workers).run()


def played_by_processes(plans: Sequence[Plan], spans: Iterable[Span], jobs: int) -> Iterator[tuple[int, list[Played]]]:
    """Let new processes of this machine play."""
    others = set(multiprocessing.active_children())
    pools: list[ProcessPoolExecutor] = []

    def new_pool() -> Executor:
        pools.append(ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_leave_ctrl_c))
        return pools[-1]

    finished = False
    try:
        yield from _HandingOut(plans, spans, new_pool, jobs).run()
        finished = True
    finally:
        if not finished:  # nobody waits for what is under way
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
        for pool in pools:
            pool.shutdown(cancel_futures=True)


def _leave_ctrl_c() -> None:
    """In a new process: Ctrl-C is for the one that has begun it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass
class _Chunk:
    span: Span
    future: Future[Done]
    tries: int = 1


class _HandingOut:
    """Hands out chunks and takes them back in order."""

    def __init__(
        self, plans: Sequence[Plan], spans: Iterable[Span], make: Callable[[], Executor], workers: int
    ) -> None:
        self._plans = plans
        self._left = deque(span for span in spans if span.numbers)
        self._make = make
        self._executor = make()
        self._ahead = AHEAD * workers
        self._home = Home.here()
        self._waiting: deque[_Chunk] = deque()
        self._size = 1

    def run(self) -> Iterator[tuple[int, list[Played]]]:
        """The place of a plan and a chunk of its games, until all are played."""
        try:
            while self._left or self._waiting:
                self._hand_out()
                done = self._first_back()
                yield self._waiting.popleft().span.place, done.played
                self._learn(done)
        finally:
            for chunk in self._waiting:
                chunk.future.cancel()

    def _hand_out(self) -> None:
        while self._left and len(self._waiting) < self._ahead:
            place, numbers = self._left.popleft()
            if numbers[self._size :]:
                self._left.appendleft(Span(place, numbers[self._size :]))
            span = Span(place, numbers[: self._size])
            self._waiting.append(_Chunk(span, self._promised(span)))

    def _submitted(self, span: Span) -> Future[Done]:
        return self._executor.submit(play_chunk, self._home, self._plans[span.place], span.numbers)

    def _promised(self, span: Span) -> Future[Done]:
        """The same; that a worker has died meanwhile is found out when its turn comes to be taken back."""
        try:
            return self._submitted(span)
        except BrokenExecutor as broken:
            promise: Future[Done] = Future()
            promise.set_exception(broken)
            return promise

    def _first_back(self) -> Done:
        """The first of those that were handed out, played again if its worker dies."""
        while True:
            try:
                return self._waiting[0].future.result()
            except BrokenExecutor as broken:
                self._begin_again(broken)

    def _begin_again(self, broken: BrokenExecutor) -> None:
        """Hand out anew what was under way when a worker died; nobody knows with which of it."""
        first = self._waiting[0]
        if first.tries == TRIES:
            numbers = first.span.numbers
            raise WorkerDied("sim-worker-died", first=numbers[0], last=numbers[-1], tries=TRIES) from broken
        self._executor = self._make()
        try:
            first.future = self._submitted(first.span)
        except BrokenExecutor:
            raise WorkerDied("sim-workers-gone") from broken  # an executor of somebody's own, which stays broken
        for chunk in self._waiting:
            if chunk is not first:
                chunk.future = self._promised(chunk.span)
            chunk.tries += 1

    def _learn(self, done: Done) -> None:
        """Size the next chunks by the time of this one, at most twice as large as they were."""
        fitting = int(AIM * len(done.played) / max(done.seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * self._size, MOST))
