"""Nearby: the host's own network, which nobody reaches through the host unless it allows that."""

from __future__ import annotations

import ipaddress
import socket
import sys
from contextlib import suppress
from typing import Any, Final

_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of IPv6 in which one of IPv4 stands, which a gateway unpacks."""
_FORBIDDEN: Final = frozenset({"subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork"})
"""What no courier does."""


class Nearby(PermissionError):
    """A connection to the host's own network, or a thing that no courier does."""


def is_near(address: str) -> bool:
    """Whether an address is none of the wide world: this machine, its network, a link, a group, or no address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return True
    if isinstance(parsed, ipaddress.IPv6Address):
        inside = parsed.ipv4_mapped or parsed.sixtofour
        if parsed in _NAT64:
            inside = ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)
        if inside is not None:
            return is_near(str(inside))
    return not parsed.is_global or parsed.is_multicast


def resolves_near(host: str) -> bool:
    """Whether any of the addresses of a host is near; one that has none is not."""
    with suppress(OSError, UnicodeError):
        return any(is_near(str(found[4][0])) for found in socket.getaddrinfo(host, None))
    return False


class Guard:
    """Refuses, in this process, every connection to the host's own network, whatever makes it and however it came to
    the address: by a name, by a redirection, by a library within a library.
    """

    def __init__(self) -> None:
        self.near_allowed = False

    def stand(self) -> None:
        """Begin; Python lets nobody end it."""
        sys.addaudithook(self.look)

    def look(self, event: str, given: tuple[Any, ...]) -> None:
        """Something is about to happen: refuse it if it must not."""
        if event in ("socket.connect", "socket.sendto"):
            address = given[1]
            host = address[0] if isinstance(address, tuple) and address else ""
            if not self.near_allowed and (not isinstance(host, str) or is_near(host)):
                raise Nearby("this address is in the host's own network")
        elif event in _FORBIDDEN:
            raise Nearby(event)
