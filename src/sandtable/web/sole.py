"""One file of SQLite has one server: a second one would not see what the first one's rooms remember."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Final

import sqlalchemy as sa

from sandtable.core.errors import BadSetup, quoted

SUFFIX: Final = ".lock"


def hold(url: str) -> IO[bytes] | None:
    """Take the file of a database for this process, until it ends or closes what this returns; refuse if it is taken.

    A database that is no file, and PostgreSQL, have nothing to hold.
    """
    place = sa.make_url(url)
    if place.get_backend_name() != "sqlite" or not place.database or place.database == ":memory:":
        return None
    path = Path(place.database)
    try:
        held = open(f"{path}{SUFFIX}", "ab")  # noqa: SIM115 - it stays open as long as the server runs
    except OSError as problem:
        raise BadSetup("serve-no-database", database=quoted(str(path)), reason=str(problem)) from None
    if not _locked(held):
        held.close()
        raise BadSetup("serve-taken", database=quoted(str(path)))
    return held


def _locked(file: IO[bytes]) -> bool:
    """Whether the system has locked a file for us; it lets go of it whatever way the process ends."""
    try:
        if os.name == "nt":
            import msvcrt  # noqa: PLC0415 - only there

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl  # noqa: PLC0415 - only there

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
