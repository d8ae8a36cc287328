"""The two libraries that reach the world, each as one function with types; nothing else of the program knows them."""

from __future__ import annotations

import base64
import importlib.util
import json
import logging
import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sandtable.web.dispatches.queue import FAILED, GONE, SENT

SECONDS: Final = 10.0
"""How long an address may take to answer."""
TO_LIVE_SECONDS: Final = 24 * 60 * 60
"""How long a push service keeps what it cannot deliver yet."""
VALID_SECONDS: Final = 12 * 60 * 60
NO_MORE: Final = (404, 410)
"""What a push service answers whose subscription has ended."""


class Vapid(NamedTuple):
    """The key by which push services know this host: what is secret, and what browsers are told."""

    private: str
    public: str


def installed() -> bool:
    """Whether both are there."""
    return all(importlib.util.find_spec(name) is not None for name in ("apprise", "pywebpush"))


def new_vapid() -> Vapid:
    """A new key."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

    key = ec.generate_private_key(ec.SECP256R1())
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return Vapid(_written(key.private_numbers().private_value.to_bytes(32)), _written(public))


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def push(subscription: str, document: Mapping[str, Any], vapid: str, contact: str) -> str:
    """Send a document to a browser by its push service."""
    import requests  # noqa: PLC0415 - comes with the extra
    from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # noqa: PLC0415 - it ships no types

    session = requests.Session()
    session.max_redirects = 0
    session.trust_env = False
    try:
        webpush(
            json.loads(subscription),
            json.dumps(document),
            vapid_private_key=vapid,
            vapid_claims={"sub": contact, "exp": int(time.time()) + VALID_SECONDS},
            ttl=TO_LIVE_SECONDS,
            timeout=SECONDS,
            requests_session=session,
        )
    except WebPushException as problem:
        return GONE if problem.status_code in NO_MORE else FAILED
    return SENT


def known(address: str) -> bool:
    """Whether Apprise can read an address."""
    return _notifier(address) is not None


def notify(address: str, title: str, body: str) -> str:
    """Send a text to an address of Apprise."""
    notifier = _notifier(address)
    return SENT if notifier is not None and notifier.notify(body=body, title=title, body_format="text") else FAILED


def _notifier(address: str) -> Any:
    """Who sends to an address: without redirections or files of its own, within a bounded time, saying nothing."""
    import apprise  # noqa: PLC0415 - an extra
    from apprise.common import PersistentStoreMode  # noqa: PLC0415

    logging.getLogger("apprise").disabled = True
    asset = apprise.AppriseAsset(
        app_id="Sandtable",
        app_desc="Sandtable",
        async_mode=False,
        http_redirects=False,
        secure_logging=True,
        storage_mode=PersistentStoreMode.MEMORY,
    )
    found = apprise.Apprise.instantiate(address, asset=asset, suppress_exceptions=True)
    if found is not None:
        found.socket_connect_timeout = found.socket_read_timeout = SECONDS
    return found
