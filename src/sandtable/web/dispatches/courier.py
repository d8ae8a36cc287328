"""A courier: the process that reaches the world. A parcel comes in on a line, what became of it goes out on a line.

It has a bounded memory, reaches nothing of the host's own network, and is ended by whoever sent it out when it takes
too long: what somebody's address answers, or does not, harms nobody else.
"""

from __future__ import annotations

import json
import logging
import sys
from contextlib import suppress
from typing import Any, Final

from sandtable.web.dispatches import libraries
from sandtable.web.dispatches.addresses import MAIL, PUSH
from sandtable.web.dispatches.nearby import Guard
from sandtable.web.dispatches.queue import FAILED, SENT

MEMORY_BYTES: Final = 1 << 30
CHECK: Final = "check"
"""A parcel that only asks whether its address can be read."""


def carried_out(parcel: dict[str, Any], guard: Guard) -> str:
    """Deliver a parcel; what became of it."""
    kind, address = parcel["kind"], parcel["address"]
    guard.near_allowed = parcel["near"] or kind == MAIL  # the host has named its own server for mail
    try:
        if kind == CHECK:
            return SENT if libraries.known(address) else FAILED
        if kind == PUSH:
            document = {name: parcel[name] for name in ("title", "body", "link", "tag")}
            return libraries.push(address, document, parcel["vapid"], parcel["contact"])
        body = "\n\n".join(part for part in (parcel["body"], parcel["link"]) if part)
        return libraries.notify(address, parcel["title"], body)
    except Exception:  # whatever libraries raise of an address: it was not delivered
        return FAILED


def main() -> None:
    """Carry out one parcel after the other until there are no more."""
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - not every system has it

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    logging.disable()
    guard = Guard()
    guard.stand()
    for line in sys.stdin:
        print(carried_out(json.loads(line), guard), flush=True)
