"""Presence: whose browser is connected, here or at another process that shares the tables."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Final

FORGET_SECONDS: Final = 50.0
"""When a process that has fallen silent is taken to be gone."""


class Presence:
    """Who is at one table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._here: Counter[str] = Counter()
        self._watching = 0
        self._elsewhere: dict[str, tuple[frozenset[str], float, int]] = {}
        self._watched: dict[str, frozenset[str]] = {}
        """The seats through which somebody looks at another process, their page in sight."""
        self._clock = clock

    def enter(self, seats: Collection[str]) -> None:
        """A connection that plays these seats has come."""
        self._here.update(seats)
        self._watching += not seats

    def leave(self, seats: Collection[str]) -> None:
        """A connection that plays these seats has gone."""
        self._here.subtract(seats)
        self._watching -= not seats

    def heard(
        self, origin: str, seats: Iterable[str], looks: bool = True, watched: Iterable[str] = (), watching: int = 0
    ) -> None:
        """Another process says who is connected to it, whether anybody looks there at all, who has their page in
        sight, and how many only watch."""
        if looks:
            self._elsewhere[origin] = (frozenset(seats), self._clock(), watching)
            self._watched[origin] = frozenset(watched)
        else:
            self._elsewhere.pop(origin, None)
            self._watched.pop(origin, None)

    @property
    def elsewhere(self) -> bool:
        """Whether somebody looks at another process."""
        return bool(self._elsewhere)

    def forget(self) -> bool:
        """Forget the processes that have fallen silent; whether there were any."""
        limit = self._clock() - FORGET_SECONDS
        silent = [origin for origin, (_, said, _) in self._elsewhere.items() if said < limit]
        for origin in silent:
            del self._elsewhere[origin], self._watched[origin]
        return bool(silent)

    def watched_elsewhere(self) -> set[str]:
        """The seats through which somebody looks at another process, their page in sight."""
        return set().union(*self._watched.values())

    def watching(self, anywhere: bool = True) -> int:
        """How many look on without a seat, anywhere or at this process."""
        return self._watching + sum(count for *_, count in self._elsewhere.values()) * anywhere

    def here(self) -> set[str]:
        """The seats that are connected to this process."""
        return {seat for seat, count in self._here.items() if count > 0}

    def seats(self) -> set[str]:
        """The seats that are connected anywhere."""
        return self.here().union(*(seats for seats, *_ in self._elsewhere.values()))
