"""``sandtable health``: asks a server whether it is ready, with nothing but the standard library."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Final

from sandtable.core.errors import BadSetup, quoted
from sandtable.web.options import PORT, PORTS, number

SECONDS: Final = 10.0


def health(address: str | None = None) -> str:
    """The address of a server that is ready; refuse with what it says if it is not."""
    where = (address or f"http://127.0.0.1:{number(PORTS, PORT)}").rstrip("/")
    if not where.startswith(("http://", "https://")):
        where = f"http://{where}"
    try:
        with urllib.request.urlopen(f"{where}/readyz", timeout=SECONDS) as reply:
            reply.read()
    except urllib.error.HTTPError as problem:
        raise BadSetup("server-not-ready", address=where, reason=_told(problem)) from None
    except (OSError, ValueError) as problem:
        raise BadSetup("no-server", address=quoted(where), reason=str(getattr(problem, "reason", problem))) from None
    return where


def _told(problem: urllib.error.HTTPError) -> str:
    """Why it is not ready, in its own words."""
    with problem:
        try:
            return str(json.loads(problem.read())["error"]["message"])
        except (ValueError, KeyError, TypeError):
            return str(problem.reason)
