"""Limits: how large a message may be and how often somebody may ask."""

from __future__ import annotations

import ipaddress
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
INTENTIONS: Final = 120
"""The longest plan; a long operation takes some forty answers."""
REHEARSED: Final = 3
"""What it costs to try a plan, in messages."""
REPLIES_WAITING: Final = 64
"""A socket that does not take its replies is not read any further while there are so many."""
PATIENCE_SECONDS: Final = 30.0
"""How long to wait for the rest of a request, or for the first word on a socket."""
NAME_LETTERS: Final = 24
"""The longest name of a person."""
DEVICE_LETTERS: Final = 40
"""The longest name of a device."""
DEVICES: Final = 20
"""How many devices a person may have."""
ADDRESSES: Final = 10
"""At how many addresses a person may be told things."""
ADDRESS_LETTERS: Final = 500
"""The longest of them."""
SHOWN_LETTERS: Final = 80
"""How much of one is shown to the person themselves."""
LINE_LETTERS: Final = 300
"""The longest line of chat."""
LINES_KEPT: Final = 200
"""How many lines of chat are kept with a table."""
NETWORK_BITS: Final = 64
"""The part of an address of IPv6 that names a network, and with it whoever asks."""
STEPS_AT_ONCE: Final = 5
"""How many steps of a play are looked at for the cost of one request; it is some 2 ms of work."""
ENTRIES_AT_ONCE: Final = 50
"""How many entries of a journal are written out for the cost of one request."""
TOLD_AGAIN: Final = 5
"""What it costs to play a step again, or to go back to a moment, in requests."""
TRIED_AT_ONCE: Final = 4
"""How many answers are tried for the cost of one request."""
LOOKED_AHEAD: Final = 16
"""How many answers are tried for one request."""
SEATS_AT_ONCE: Final = 10
"""How many seats are looked up for the cost of one request."""
BYTES_AT_ONCE: Final = 100_000
"""How much of a save is taken up for the cost of one new table."""
CONNECTIONS: Final = 300
"""How many connections one visitor may hold; a browser holds six and a socket for every table."""
ENTRIES: Final = 20_000
"""The longest journal of a save with all its history; a long game has three thousand entries."""
ADJUSTS: Final = 1_000
"""How often a table may be changed by hand; each time costs a millisecond whenever the table is read."""
PASTS: Final = 100
"""How often a save may have been taken up."""
IMPORT_SECONDS: Final = 10
"""How long the processor may work on a save; a long game takes three."""
IMPORT_BYTES: Final = 1 << 30
"""How much memory a save may take."""
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
    connections: int = CONNECTIONS


NO_LIMITS: Final = Limits(
    UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 1_000_000, chat=UNLIMITED, connections=1_000_000
)


class Bucket:
    """Fills at a rate up to a burst; each use takes out what it costs."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._seen = clock()

    def take(self, cost: float = 1) -> bool:
        """Whether one more use is allowed now; what costs more than all there can be is allowed when it is full."""
        if self._rate.per_second == math.inf:
            return True
        self._fill()
        if self._level < min(cost, self._rate.burst):
            return False
        self._level -= cost
        return True

    def level(self) -> float:
        """How much is left."""
        self._fill()
        return self._level

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._seen) * self._rate.per_second)
        self._seen = now


def visitor(address: str) -> str:
    """Who stands behind an address: whoever has one of IPv6 has the other 2^64 of its network too."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, NETWORK_BITS), strict=False))


@dataclass
class PerAddress:
    """One bucket for every visitor who has asked lately."""

    rate: Rate
    most: int = 10_000
    clock: Callable[[], float] = time.monotonic
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def check(self, address: str, cost: float = 1) -> None:
        """Refuse an address that asks too often, or for too much."""
        who = visitor(address)
        if who not in self._buckets:
            if len(self._buckets) >= self.most:
                self._forget()
            self._buckets[who] = Bucket(self.rate, self.clock)
        if not self._buckets[who].take(cost):
            raise RateLimited("too-fast")

    def _forget(self) -> None:
        """Drop the full buckets; if there are few of them, a tenth of all: those from which least was taken."""
        levels = {who: bucket.level() for who, bucket in self._buckets.items()}
        full = [who for who, level in levels.items() if level >= self.rate.burst]
        least_taken = sorted(levels, key=lambda who: levels[who], reverse=True)[: max(1, self.most // 10)]
        for who in full if len(full) >= len(least_taken) else least_taken:
            del self._buckets[who]
