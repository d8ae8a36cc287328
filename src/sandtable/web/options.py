"""The options of ``sandtable serve``, apart from the server itself, so that other commands start without it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from sandtable.core.errors import BadSetup, quoted

HOST: Final = "127.0.0.1"
PORT: Final = 8642
"""The usual port; a browser keeps the list of its games per address, so it should not change without need."""
DATABASE: Final = "SANDTABLE_DATABASE"
"""The environment's word for where the games are kept."""
HOSTS: Final = "SANDTABLE_HOSTS"
"""The environment's word for the names under which the server is reached, with commas between them."""
PROXIES: Final = "SANDTABLE_PROXIES"
"""The environment's word for the addresses of proxies that are believed, with commas between them."""


UNLIMITED: Final = "SANDTABLE_UNLIMITED"
BIND: Final = "SANDTABLE_HOST"
PORTS: Final = "SANDTABLE_PORT"
WORKERS: Final = "SANDTABLE_WORKERS"
LOG: Final = "SANDTABLE_LOG"
METRICS: Final = "SANDTABLE_METRICS"
METRICS_PORT: Final = "SANDTABLE_METRICS_PORT"
ROOT_PATH: Final = "SANDTABLE_ROOT_PATH"
KEEP_DAYS: Final = "SANDTABLE_KEEP_DAYS"
MOST_BYTES: Final = "SANDTABLE_MOST_BYTES"
DEFLATE: Final = "SANDTABLE_DEFLATE"
THINKERS: Final = "SANDTABLE_THINKERS"
PROGRAMS: Final = "SANDTABLE_PROGRAMS"
"""The environment's word for the programs that play here: a JSON list of ``NAME=COMMAND``."""
DISPATCHES: Final = "SANDTABLE_DISPATCHES"
"""The environment's word for where browsers reach a server that tells people things who are away."""
MAIL: Final = "SANDTABLE_MAIL"
SIGN_IN: Final = "SANDTABLE_SIGN_IN"
SIGN_IN_CLIENT: Final = "SANDTABLE_SIGN_IN_CLIENT"
SIGN_IN_SECRET: Final = "SANDTABLE_SIGN_IN_SECRET"
SIGN_IN_HEADER: Final = "SANDTABLE_SIGN_IN_HEADER"
NEARBY: Final = "SANDTABLE_NEARBY"
IN_A_FILE: Final = "_FILE"
"""After the word for a setting: the file that holds it, for what nobody else should read."""
YES: Final = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def setting(name: str) -> str | None:
    """What the environment says of a setting, itself or in a file that it names; None if nothing."""
    said = os.environ.get(name)
    if said:
        return said
    file = os.environ.get(name + IN_A_FILE)
    if not file:
        return None
    try:
        return Path(file).read_text(encoding="utf-8").strip() or None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadSetup("setting-file", name=name, file=quoted(file), reason=reason) from None


def number(name: str, usual: int) -> int:
    """A setting that is a whole number."""
    said = setting(name)
    if said is not None and not said.isdecimal():
        raise BadSetup("setting", name=name, value=quoted(said), expected="a whole number")
    return usual if said is None else int(said)


def flag(name: str) -> bool:
    """A setting that is on or off."""
    said = (setting(name) or "0").lower()
    if said not in YES:
        raise BadSetup("setting", name=name, value=quoted(said), expected="1 or 0")
    return YES[said]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``sandtable serve``; each may also be said by the environment."""
    parser.add_argument(
        "--open",
        action="store_true",
    )
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    add_database(parser)
    parser.add_argument(
        "--allow-host",
        metavar="NAME",
        action="append",
        default=[],
    )
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
    )
    parser.add_argument(
        "--root-path",
        metavar="PATH",
    )
    parser.add_argument("--workers", type=int)
    parser.add_argument(
        "--unlimited",
        action="store_true",
    )
    parser.add_argument(
        "--deflate",
        action=argparse.BooleanOptionalAction,
    )
    parser.add_argument("--log", metavar="KIND")
    parser.add_argument("--metrics", action="store_true")
    parser.add_argument("--metrics-port", metavar="PORT", type=int)
    parser.add_argument(
        "--keep-days",
        metavar="DAYS",
        type=int,
    )
    parser.add_argument(
        "--most-bytes",
        metavar="BYTES",
        type=int,
    )
    parser.add_argument(
        "--thinkers",
        metavar="NUMBER",
        type=int,
    )
    parser.add_argument(
        "--program",
        metavar="NAME=COMMAND",
        action="append",
        default=[],
    )
    parser.add_argument("--dispatches", metavar="ADDRESS")
    parser.add_argument("--mail", metavar="SERVER")
    parser.add_argument("--nearby", action="store_true")
    parser.add_argument("--sign-in", metavar="ISSUER")
    parser.add_argument("--sign-in-header", metavar="NAME")


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where the games are kept."""
    parser.add_argument(
        "--database",
        metavar="FILE|ADDRESS",
    )
