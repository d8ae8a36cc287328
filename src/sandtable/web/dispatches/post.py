"""The post: takes what is due from the queue and lets couriers carry it, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from sandtable.core.errors import BadSetup, SandtableError
from sandtable.web.dispatches import libraries, queue, saying
from sandtable.web.dispatches.addresses import APPRISE, MAIL, mail_to
from sandtable.web.dispatches.courier import CHECK
from sandtable.web.dispatches.couriers import Courier
from sandtable.web.dispatches.libraries import Vapid
from sandtable.web.dispatches.queue import FAILED, SENT, Claim
from sandtable.web.dispatches.saying import Letter
from sandtable.web.schema import SECRETS
from sandtable.web.store import Store
from sandtable.web.stored import Conflict

COURIERS: Final = 4
"""How many parcels are carried at once."""
CLAIMS: Final = 16
"""At how many addresses a courier has something to deliver before it looks for more."""
LOOK_SECONDS: Final = 30.0
"""How often to look for what other processes have written down, and whether a courier may rest."""
MOMENT_SECONDS: Final = 0.05
"""So long at least between two looks: another process may just be taking what is due."""
FORGET_SECONDS: Final = 60 * 60
GOODBYE_SECONDS: Final = 2.0
"""How long what is on its way is waited for when the server ends."""
_VAPID: Final = "vapid"


@dataclass(frozen=True)
class Sending:
    """How a host sends dispatches: where browsers reach it, its server for mail as Apprise writes it, and whether
    addresses of its own network are taken."""

    root: str
    mail: str | None = None
    near: bool = False

    def check(self) -> None:
        """Refuse what cannot be."""
        if not libraries.installed():
            raise BadSetup("dispatches-not-installed")
        if not self.root.startswith(("https://", "http://")):
            raise BadSetup("dispatches-address")
        if self.mail is not None and not self.mail.startswith(("mailto://", "mailtos://")):
            raise BadSetup("dispatches-mail")


class Post:
    """Sends what is due, from the moment it is started."""

    def __init__(self, store: Store, sending: Sending) -> None:
        self.sending = sending
        self._root = sending.root.rstrip("/")
        self._store = store
        self._vapid: Vapid | None = None
        self._couriers = [Courier() for _ in range(COURIERS)]
        self._spare = Courier()
        """For those who wait for an answer: a test, a new address."""
        self._stirred = [asyncio.Event() for _ in self._couriers]
        self._tasks: list[asyncio.Task[None]] = []
        self._ending = False
        self._forgot = store.clock()

    async def start(self) -> None:
        """Begin to send what is due."""
        self._tasks = [asyncio.create_task(self._carry_on(place)) for place in range(COURIERS)]

    def stir(self) -> None:
        """Something new may be due."""
        for event in self._stirred:
            event.set()

    async def close(self) -> None:
        """Send nothing more; what is on its way is waited for a moment."""
        self._ending = True
        self.stir()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GOODBYE_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for courier in (*self._couriers, self._spare):
            await courier.close()

    async def _carry_on(self, place: int) -> None:
        """Carry one claim after the other; where nothing is due, wait for something."""
        done: list[tuple[Claim, str | None]] = []
        while True:
            claims: list[Claim] = []
            with suppress(SandtableError):  # the database is away: what was done is written down when it is back
                claims, done = await self._next(done), []
            for claim in claims:
                if self._ending:
                    done.append((claim, None))
                    continue
                with suppress(SandtableError):  # nothing is sent of which it is not written that it is
                    begun, done = await self._begun(done, claim), []
                    done.append((begun, await self._carried(begun, place)))
            if not claims:
                if self._ending:
                    return
                await self._wait(place)

    async def _carried(self, claim: Claim, place: int) -> str:
        """Send what was claimed; what became of it."""
        if not claim.things:
            return SENT
        letter = await asyncio.to_thread(saying.told, claim.things, claim.choices.language, self._root)
        return await self.deliver(claim.kind, claim.to, letter, self._couriers[place])

    async def _next(self, done: Sequence[tuple[Claim, str | None]]) -> list[Claim]:
        """Write down what became of some claims, and take the next."""

        def work(connection: sa.Connection) -> list[Claim]:
            now = self._store.clock()
            _write_down(connection, done, now)
            return [] if self._ending else queue.claim(connection, now, CLAIMS)

        return await self._store.do(work)

    async def _begun(self, done: Sequence[tuple[Claim, str | None]], claim: Claim) -> Claim:
        """Write down what became of some claims, and that the next is being sent: what is still to be."""

        def work(connection: sa.Connection) -> Claim:
            now = self._store.clock()
            _write_down(connection, done, now)
            return queue.begin(connection, claim, now)

        return await self._store.do(work)

    async def _wait(self, place: int) -> None:
        """Wait until something is due, or may be."""
        event, now = self._stirred[place], self._store.clock()
        event.clear()
        due = None
        with suppress(SandtableError):
            due = await self._store.do(queue.next_due)
            if place == 0 and self._forgot < now - FORGET_SECONDS:
                self._forgot = now
                await self._store.do(lambda connection: queue.forget(connection, now))
        seconds = LOOK_SECONDS if due is None else min(LOOK_SECONDS, max(MOMENT_SECONDS, due - now))
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            if seconds == LOOK_SECONDS:
                await self._couriers[place].rest()

    # -- sending

    async def deliver(self, kind: str, to: str, letter: Letter, courier: Courier | None = None) -> str:
        """Send a letter to an address; what became of it."""
        parcel: dict[str, Any] = {"kind": kind, "address": to, "near": self.sending.near, **letter._asdict()}
        if kind == MAIL:
            if self.sending.mail is None:
                return FAILED
            parcel["address"] = mail_to(self.sending.mail, to)
        elif kind != APPRISE:
            parcel |= {"vapid": (await self.vapid()).private, "contact": self._contact}
        return await (courier or self._spare).carry(parcel)

    async def knows(self, address: str) -> bool:
        """Whether an address can be read by who would send to it."""
        return await self._spare.carry({"kind": CHECK, "address": address, "near": False}) == SENT

    @property
    def root(self) -> str:
        """Where browsers reach this server."""
        return self._root

    @property
    def _contact(self) -> str:
        """Whom a push service may turn to."""
        return self._root if self._root.startswith("https://") else "mailto:sandtable@localhost"

    async def vapid(self) -> Vapid:
        """The key by which push services know this host, made when it is first asked for."""
        if self._vapid is None:
            found = await self._store.do(_kept_vapid)
            if found is None:
                row = {"name": _VAPID, "value": " ".join(await asyncio.to_thread(libraries.new_vapid))}
                with suppress(Conflict):  # another process was faster
                    await self._store.do(lambda connection: connection.execute(SECRETS.insert(), row))
                found = await self._store.do(_kept_vapid)
            self._vapid = found
        assert self._vapid is not None
        return self._vapid


def _write_down(connection: sa.Connection, done: Sequence[tuple[Claim, str | None]], now: float) -> None:
    """Write down what became of some claims (None: they were not carried)."""
    for claim, result in done:
        if result is None:
            queue.put_back(connection, claim, now)
        else:
            queue.settle(connection, claim, result, now)


def _kept_vapid(connection: sa.Connection) -> Vapid | None:
    found = connection.execute(sa.select(SECRETS.c.value).where(SECRETS.c.name == _VAPID)).scalar()
    return None if found is None else Vapid(*found.split())
