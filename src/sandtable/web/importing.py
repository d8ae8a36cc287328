"""Saves and decks from outside: read in a process of its own, which may use so much time and memory and no more.

``main`` is that process: a request comes in, a table ready to be written goes out.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sandtable.core import journal
from sandtable.core.chance import secret_seed
from sandtable.core.errors import BadSave, SandtableError
from sandtable.web import setups
from sandtable.web.limits import ADJUSTS, ENTRIES, IMPORT_BYTES, IMPORT_SECONDS, PASTS
from sandtable.web.messages import ImportedTable, NewTable, read_body
from sandtable.web.stored import Record

COMMAND: Final = (sys.executable, "-c", "from sandtable.web.importing import main; main()")
WAIT_SECONDS: Final = 6.0 * IMPORT_SECONDS
"""How long to wait for the process on a busy machine; what it may use of the processor is less."""
NICE: Final = 5
"""How far it stands back behind those who play."""


class Taken(NamedTuple):
    """A save as it will be written: the table, who sits there, its journal."""

    record: Record
    seated: setups.Seating
    entries: list[Any]


async def taken_in(body: bytes, kind: type[ImportedTable | NewTable] = ImportedTable) -> Taken:
    """The table that a request to import describes, or one that brings a deck along; or why there is none."""
    too_long = BadSave("save-too-long" if kind is ImportedTable else "text-too-long", seconds=IMPORT_SECONDS)
    child = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            result, _ = await child.communicate(pickle.dumps((secret_seed(), body, kind)))
    except TimeoutError:
        raise too_long from None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode != 0 or not result:
        raise too_long
    found: Taken | SandtableError = pickle.loads(result)
    if isinstance(found, SandtableError):
        raise found
    return found


def read(seed: str, body: bytes, kind: type[ImportedTable | NewTable] = ImportedTable) -> Taken | SandtableError:
    """The same, in the process that reads."""
    try:
        wanted = read_body(kind, body)
        if isinstance(wanted, ImportedTable):
            check_size(wanted.save)
            table, seated = setups.imported_table(wanted, seed)
        else:
            table, seated = setups.begun_table(wanted)
        entries = [journal.to_json(entry) for entry in table.journal]
        return Taken(setups.recorded(table, wanted), seated, entries)
    except MemoryError:
        return BadSave("save-too-long", seconds=IMPORT_SECONDS)
    except SandtableError as refusal:
        return refusal


def check_size(save: Mapping[str, Any]) -> None:
    """Refuse a save that is longer than any play; what has another shape than a save is refused by whoever reads it."""
    past = save.get("history")
    pasts = [each for each in past if isinstance(each, Mapping)] if isinstance(past, list) else []
    journals = [
        each for each in (save.get("journal"), *(each.get("journal") for each in pasts)) if isinstance(each, list)
    ]
    adjusts = sum(is_adjustment(entry) for each in journals for entry in each)
    if len(pasts) > PASTS or sum(map(len, journals)) > ENTRIES or adjusts > ADJUSTS:
        raise BadSave("save-too-much", entries=ENTRIES, adjusts=ADJUSTS, pasts=PASTS)


def is_adjustment(entry: object) -> bool:
    """Whether an entry of a journal, as JSON, changes the table by hand."""
    return isinstance(entry, Sequence) and len(entry) == 2 and isinstance(entry[1], Mapping)


def _bounded() -> None:
    """Take no more of the machine than a save needs."""
    try:
        import resource  # noqa: PLC0415 - not every system has it
    except ImportError:
        return
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_CPU, (IMPORT_SECONDS, IMPORT_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (IMPORT_BYTES, IMPORT_BYTES))


def main() -> None:
    """Read one request from the standard input, and write what it comes to."""
    _bounded()
    seed, body, kind = pickle.load(sys.stdin.buffer)
    sys.stdout.buffer.write(pickle.dumps(read(seed, body, kind)))
