"""The options of ``sandtable serve``, apart from the server itself, so that other commands start without it."""

from __future__ import annotations

import argparse
from typing import Final

HOST: Final = "127.0.0.1"
PORT: Final = 8642
"""The usual port; a browser keeps the list of its games per address, so it should not change without need."""
DATABASE: Final = "SANDTABLE_DATABASE"
"""The environment's word for where the games are kept."""
HOSTS: Final = "SANDTABLE_HOSTS"
"""The environment's word for the names under which the server is reached, with commas between them."""
PROXIES: Final = "SANDTABLE_PROXIES"
"""The environment's word for the addresses of proxies that are believed, with commas between them."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``sandtable serve``."""
    parser.add_argument(
        "--open",
        action="store_true",
        help="sit down and play: open the browser; on this machine alone without rate limits, on any port that is free",
    )
    parser.add_argument("--host", default=HOST, help=f"the address to listen on ({HOST})")
    parser.add_argument("--port", type=int, help=f"the port to listen on ({PORT}; 0: any that is free)")
    parser.add_argument(
        "--database",
        metavar="FILE|ADDRESS",
        help=f"a SQLite file or a postgresql:// address (${DATABASE}, or a file in your data folder)",
    )
    parser.add_argument(
        "--allow-host",
        metavar="NAME",
        action="append",
        default=[],
        help=f"a name under which browsers reach this server, besides its address (${HOSTS}; may be repeated)",
    )
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help=f"the address of a proxy whose X-Forwarded-For is believed (${PROXIES}; may be repeated)",
    )
    parser.add_argument("--workers", type=int, default=1, help="how many processes (1; more need PostgreSQL)")
    parser.add_argument("--unlimited", action="store_true", help="no rate limits, for measuring on your own machine")
