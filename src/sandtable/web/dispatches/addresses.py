"""Addresses: where somebody may be told things. Which are taken, and how much of one is shown."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import quote, unquote, urlsplit

from sandtable.core.errors import quoted
from sandtable.web.dispatches.nearby import resolves_near
from sandtable.web.limits import ADDRESS_LETTERS, SHOWN_LETTERS
from sandtable.web.refusals import BadMessage

PUSH: Final = "push"
MAIL: Final = "mail"
APPRISE: Final = "apprise"

AT_A_HOST: Final = frozenset(
    {
        "json", "jsons", "form", "forms", "xml", "xmls", "gotify", "gotifys", "ntfys", "matrixs", "rocket", "rockets",
        "mmost", "mmosts", "nctalk", "nctalks", "barks",
    }
)  # fmt: skip
"""The schemes after which a host stands."""
SCHEMES: Final = AT_A_HOST | {
    "ntfy", "matrix", "discord", "slack", "tgram", "pover", "pbul", "zulip", "gchat", "bark", "spush",
}  # fmt: skip
"""Those of Apprise that are taken: messages over HTTP to a service or a server, nothing that runs, shows or reads
anything at the host."""
WEB: Final[Mapping[str, str]] = {"http": "json", "https": "jsons"}
"""What is sent to an address of the web."""
PARAMETERS: Final = frozenset(
    {
        "priority", "tags", "mode", "method", "format", "channel", "thread", "topic", "image", "footer", "sound",
        "token", "to", "auth", "version", "click",
    }
)  # fmt: skip
"""What may be said after the question mark; Apprise knows more, with which it reads files of the host."""
_MAIL: Final = re.compile(r"[A-Za-z0-9._%+-]{1,64}@(?=.{3,190}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_KEY_BYTES: Final = {"p256dh": 65, "auth": 16}


class Checked(NamedTuple):
    """An address that is taken."""

    kind: str
    address: str
    shown: str


def checked(text: str, *, mail: bool, near: bool) -> Checked:
    """An address that somebody has typed; none of the host's own network unless ``near``. May look up a name."""
    typed = text.strip()
    if len(typed) > ADDRESS_LETTERS or not typed.isprintable():
        raise BadMessage("address-length", letters=ADDRESS_LETTERS)
    if _MAIL.fullmatch(typed):
        if not mail:
            raise BadMessage("address-no-mail")
        name, _, domain = typed.partition("@")
        return Checked(MAIL, typed, f"{name[0]}…@{domain}"[:SHOWN_LETTERS])
    scheme, separator, rest = typed.partition("://")
    scheme = WEB.get(scheme.lower(), scheme.lower())
    if not separator or scheme not in SCHEMES:
        raise BadMessage("address-scheme", schemes=sorted(SCHEMES))
    address = f"{scheme}://{rest}"
    host = _host(address)
    unknown = [name for name in _said_in(address) if not _may_be_said(name)]
    if unknown:
        raise BadMessage("address-parameter", name=quoted(unknown[0]))
    if not near and host and (scheme in AT_A_HOST or _is_server(address)) and resolves_near(host):
        raise BadMessage("address-near")
    shown = f"{scheme}://{host}/…" if scheme in AT_A_HOST else f"{scheme}://…"
    return Checked(APPRISE, address, shown[:SHOWN_LETTERS])


def _said_in(address: str) -> list[str]:
    """The names of what is said after the question mark, as Apprise takes it apart: it parts it at semicolons too, and
    knows nothing of what # means to others."""
    said = address.partition("?")[2]
    return [unquote(part.partition("=")[0]) for part in re.split("[&;]", said) if part]


def _may_be_said(name: str) -> bool:
    """Whether a parameter is one of those that may be said; those that begin so are headers of a request."""
    return name.lower() in PARAMETERS or name.startswith("+")


def _is_server(address: str) -> bool:
    """Whether a host stands before a path, where it may be left out."""
    return address.startswith(("ntfy:", "matrix:")) and len(urlsplit(address).path) > 1


def _host(address: str) -> str:
    with suppress(ValueError):
        return urlsplit(address).hostname or ""
    raise BadMessage("address-scheme", schemes=sorted(SCHEMES))


def checked_push(endpoint: str, keys: Mapping[str, str], *, near: bool) -> Checked:
    """The subscription of a browser; may look up a name."""
    host = _host(endpoint)
    if not endpoint.startswith(("https://", "http://") if near else "https://") or not host:
        raise BadMessage("address-push")
    for name, bytes in _KEY_BYTES.items():
        if len(_decoded(keys.get(name, ""))) != bytes:
            raise BadMessage("address-push")
    if not near and resolves_near(host):
        raise BadMessage("address-near")
    document = {"endpoint": endpoint, "keys": {name: keys[name] for name in _KEY_BYTES}}
    return Checked(PUSH, json.dumps(document), host[:SHOWN_LETTERS])


def _decoded(text: str) -> bytes:
    with suppress(ValueError):
        return base64.urlsafe_b64decode(f"{text}==")  # browsers leave the padding out; more than is needed does no harm
    return b""


def mail_to(server: str, address: str) -> str:
    """The host's own server for mail, as Apprise writes it, with somebody to write to."""
    return f"{server}{'&' if '?' in server else '?'}to={quote(address, safe='@')}"
