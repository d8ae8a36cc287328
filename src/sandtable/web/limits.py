"""Limits: how large a message may be and how often somebody may ask."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sandtable.web.refusals import RateLimited

MESSAGE_BYTES: Final = 16 * 1024
"""The largest message on a socket."""
FRAME_BYTES: Final = 64 * 1024
"""Beyond this a socket is closed before the message is read."""
BODY_BYTES: Final = 256 * 1024
"""The largest body of a request."""
SAVE_BYTES: Final = 2 * 1024 * 1024
"""The largest save to import."""
IMPORTS_WAITING: Final = 8
"""How many saves may wait to be taken up, one after the other."""
REPLIES_WAITING: Final = 64
"""A socket that does not take its replies is not read any further while there are so many."""
PATIENCE_SECONDS: Final = 30.0
"""How long to wait for the rest of a request, or for the first word on a socket."""
NAME_LETTERS: Final = 24
"""The longest name of a person."""
LINE_LETTERS: Final = 300
"""The longest line of chat."""
LINES_KEPT: Final = 200
"""How many lines of chat are kept with a table."""
REFUSALS_BEFORE_CLOSING: Final = 500
"""A socket that goes on after so many refusals for haste is closed."""


@dataclass(frozen=True)
class Rate:
    """So many a second, after a burst of so many."""

    per_second: float
    burst: float


UNLIMITED: Final = Rate(math.inf, math.inf)


@dataclass(frozen=True)
class Limits:
    """How often: messages on one socket; and for one address requests, new tables, attempts to join, new and open
    sockets. How long anybody is waited for who has begun to speak. And how often one socket may say something.
    """

    messages: Rate = Rate(30, 120)
    requests: Rate = Rate(30, 200)
    new_tables: Rate = Rate(0.5, 60)
    joins: Rate = Rate(0.5, 30)
    handshakes: Rate = Rate(2, 100)
    sockets: int = 200
    patience: float = PATIENCE_SECONDS
    chat: Rate = Rate(0.5, 6)


NO_LIMITS: Final = Limits(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 1_000_000, chat=UNLIMITED)


class Bucket:
    """Fills at a rate up to a burst; each use takes one out."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._seen = clock()

    def take(self) -> bool:
        """Whether one more use is allowed now."""
        if self._rate.per_second == math.inf:
            return True
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_full(self) -> bool:
        """Whether nothing has been taken lately."""
        self._fill()
        return self._level >= self._rate.burst

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._seen) * self._rate.per_second)
        self._seen = now


@dataclass
class PerAddress:
    """One bucket for every address that has asked lately."""

    rate: Rate
    most: int = 10_000
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def check(self, address: str) -> None:
        """Refuse an address that asks too often."""
        if address not in self._buckets:
            if len(self._buckets) >= self.most:
                self._forget()
            self._buckets[address] = Bucket(self.rate)
        if not self._buckets[address].take():
            raise RateLimited("too-fast")

    def _forget(self) -> None:
        """Drop the full buckets, or all of them if every one is in use."""
        busy = {address: bucket for address, bucket in self._buckets.items() if not bucket.is_full()}
        self._buckets = busy if len(busy) < self.most else {}
