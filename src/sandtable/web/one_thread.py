"""One thread in which things are done one after the other, and told to the event loop when they are done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class OneThread:
    """A thread in which things are done one after the other, for less than a pool of threads takes for each."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._name = name

    def do(self, job: Callable[[], None]) -> None:
        """Do this next; it raises nothing."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    async def result(self, work: Callable[[], T]) -> T:
        """What comes of some work."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def job() -> None:
            try:
                done = work()
            except BaseException as problem:  # it is raised where it is waited for
                tell_in(loop, _settle, future, None, problem)
            else:
                tell_in(loop, _settle, future, done, None)

        self.do(job)
        return await future

    def end(self) -> None:
        """Do what there is to do, then end."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


def tell_in(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *given: Any) -> None:
    """Call something in a loop, from a thread, unless nobody is there any more who waits."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call, *given)


def _settle(future: asyncio.Future[T], done: T, problem: BaseException | None) -> None:
    if future.done():  # who waited has gone
        return
    if problem is None:
        future.set_result(done)
    else:
        future.set_exception(problem)
