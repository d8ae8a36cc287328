"""How others in the same network reach this machine: told only to whoever sits at it."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from sandtable.web.security import EVERYWHERE, Hosts, is_loopback

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has; nothing is sent to it, the system only says from which of its own it would be."""


def neighbours(hosts: Hosts, client: str, host: str) -> dict[str, object]:
    """This machine's address in its network, and whether the server listens there; nothing for somebody elsewhere.

    A proxy on this machine also comes from here, but asks for the name that strangers know.
    """
    if not (is_loopback(client) and is_loopback(host)):
        return {"addresses": [], "reachable": False}
    return {"addresses": own_addresses(), "reachable": hosts.bound in EVERYWHERE}


def own_addresses() -> list[str]:
    """The address under which a private network knows this machine, if it is in one."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
    except OSError:
        return []  # there is no network
    address = ipaddress.ip_address(found)
    return [found] if address.is_private and not address.is_loopback and not address.is_unspecified else []
