"""The commands of a host: backup, restore, export, dump and prune, for the games that a server keeps."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.errors import BadSetup
from sandtable.web import options as serving
from sandtable.words import Words

if TYPE_CHECKING:
    from types import ModuleType

COMMANDS: Final = ("backup", "restore", "export", "dump", "prune")


def add_parsers(commands: Any, common: argparse.ArgumentParser) -> None:
    """The commands and their options."""
    backup = commands.add_parser("backup", parents=[common])
    backup.add_argument("file", metavar="FILE")
    restore = commands.add_parser("restore", parents=[common])
    restore.add_argument("file", metavar="FILE")
    restore.add_argument("--replace", action="store_true")
    export = commands.add_parser("export", parents=[common])
    export.add_argument("folder", metavar="FOLDER")
    export.add_argument("--table", metavar="ID")
    dump = commands.add_parser("dump", parents=[common])
    dump.add_argument("file", metavar="FILE.jsonl")
    prune = commands.add_parser("prune", parents=[common])
    prune.add_argument("--idle", metavar="DAYS", type=int, required=True)
    prune.add_argument("--really", action="store_true")
    for parser in (backup, restore, export, dump, prune):
        serving.add_database(parser)


def run(arguments: argparse.Namespace, words: Words) -> None:
    """Do it, and say what came of it."""
    try:
        from sandtable.web import serve, upkeep  # noqa: PLC0415 - large, and no other command needs it
    except ImportError as missing:
        raise BadSetup("server-not-installed", name=str(missing.name)) from None
    url = serve.database_url(arguments.database)
    print(_DOING[arguments.command](upkeep, url, arguments, words))


def _backup(upkeep: ModuleType, url: str, given: argparse.Namespace, words: Words) -> str:
    return words("server-backup", tables=upkeep.backup(url, _path(given.file)), file=given.file)


def _restore(upkeep: ModuleType, url: str, given: argparse.Namespace, words: Words) -> str:
    found = upkeep.restore(url, _path(given.file), given.replace)
    return words("server-restored", restored=found.restored, there=found.there)


def _export(upkeep: ModuleType, url: str, given: argparse.Namespace, words: Words) -> str:
    return words("server-exported", tables=upkeep.export(url, _path(given.folder), given.table), folder=given.folder)


def _dump(upkeep: ModuleType, url: str, given: argparse.Namespace, words: Words) -> str:
    found = upkeep.dump(url, _path(given.file))
    return words("server-dumped", tables=found.written, unproved=found.unproved, file=given.file)


def _prune(upkeep: ModuleType, url: str, given: argparse.Namespace, words: Words) -> str:
    if given.idle < 1:
        raise BadSetup("prune-days", days=given.idle)
    ids: list[str] = upkeep.prune(url, given.idle, given.really)
    return "\n".join([*ids, words("server-pruned" if given.really else "server-prune", tables=len(ids))])


def _path(name: str) -> Path:
    return Path(name).expanduser()


_DOING: Final[dict[str, Callable[[Any, str, argparse.Namespace, Words], str]]] = {
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "dump": _dump,
    "prune": _prune,
}
