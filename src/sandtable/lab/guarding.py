"""Who raises, answers nonsense or takes for ever loses the game, and the run goes on."""

from __future__ import annotations

import ctypes
import signal
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, NamedTuple

from sandtable.core.agents import Agent, Sight, game_over, looks_ahead, reads_the_log
from sandtable.core.errors import IllegalAnswer, RulesFault, SeatLost
from sandtable.core.questions import Question
from sandtable.core.replies import agents_keys
from sandtable.core.table import Table
from sandtable.lab.players import described, is_our_own

RAISED: Final = "raised"
NONSENSE: Final = "nonsense"
LATE: Final = "late"
LOST: Final = "lost"

AGAIN: Final = 0.05
"""After how many seconds the clock rings again for whoever did not listen."""


class Forfeit(NamedTuple):
    """A game that a seat has lost because its player did not play: what was wrong, and in which words."""

    seat: str
    fault: str
    """``raised``, ``nonsense`` or ``late``; ``lost`` of a program that will answer no more."""
    why: str


class Forfeited(BaseException):
    """A player has lost by refusal; no player and no rule may hold it up."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit)
        self.forfeit = forfeit


class _TimeIsUp(BaseException):
    """Breaks into whoever thinks too long."""


class Guarded:
    """A player whose every fault ends the game for it."""

    def __init__(self, seat: str, agent: Agent, time_limit: float | None) -> None:
        self._seat = seat
        self._agent = agent
        self._limit = time_limit
        self.looks_ahead = looks_ahead(agent)
        self.reads_the_log = reads_the_log(agent)

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """What the player answers, if it is an answer and comes in time."""
        begun = time.monotonic()
        try:
            with _within(self._limit):
                keys = agents_keys(self._agent.answer(question, sight), question)
        except _TimeIsUp:
            raise self._lost(LATE, f"{self._limit:g}") from None
        except RulesFault:
            raise
        except SeatLost as lost:
            raise self._lost(LOST, str(lost)) from lost
        except IllegalAnswer as refusal:
            raise self._lost(NONSENSE, str(refusal)) from refusal
        except (Exception, SystemExit) as problem:
            raise self._lost(RAISED, described(problem)) from problem
        if self._limit is not None and time.monotonic() - begun > self._limit:
            raise self._lost(LATE, f"{self._limit:g}")
        return keys

    def game_over(self, seat: str, table: Table | None) -> None:
        """Tell the player that nobody asks it any more; whatever it says to that comes too late."""
        with suppress(Exception):
            game_over({seat: self._agent}, table)

    def _lost(self, fault: str, why: str) -> Forfeited:
        return Forfeited(Forfeit(self._seat, fault, why))


def guarded(agents: Mapping[str, Agent], time_limit: float | None) -> dict[str, Agent]:
    """These agents, guarded; those that come with the package only against the clock, for their faults are ours.

    A program has a clock of its own, and is ended by it.
    """
    found: dict[str, Agent] = {}
    for seat, agent in agents.items():
        program = bool(getattr(agent, "keeps_time", False))
        ours = is_our_own(agent) and not program and time_limit is None
        found[seat] = agent if ours else Guarded(seat, agent, None if program else time_limit)
    return found


# -- the clock


@contextmanager
def _within(seconds: float | None) -> Iterator[None]:
    """Break into what is done here after so many seconds: by an alarm, or from a thread where there is none."""
    if seconds is None:
        yield
    elif hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        with _alarm(seconds):
            yield
    else:
        with _another_thread(seconds):
            yield


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(*_: Any) -> None:
    raise _TimeIsUp


@contextmanager
def _another_thread(seconds: float) -> Iterator[None]:
    """It can break into Python alone: who sleeps or computes in C is late when it comes back."""
    thinker, done = threading.get_ident(), threading.Event()

    def strike() -> None:
        if not done.wait(seconds):
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thinker), ctypes.py_object(_TimeIsUp))

    watchdog = threading.Thread(target=strike, daemon=True)
    watchdog.start()
    try:
        yield
    finally:
        done.set()
        watchdog.join()
        for _ in range(100):
            pass  # what it has thrown comes here at the latest
