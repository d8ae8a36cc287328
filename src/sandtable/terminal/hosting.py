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
    backup = commands.add_parser("backup", parents=[common], help="copy all games of a server into a file, as it runs")
    backup.add_argument("file", metavar="FILE", help="a new file")
    restore = commands.add_parser("restore", parents=[common], help="bring the games of a backup back, as it runs")
    restore.add_argument("file", metavar="FILE", help="a backup")
    restore.add_argument(
        "--replace", action="store_true", help="also games that are there, which become what they were"
    )
    export = commands.add_parser("export", parents=[common], help="write the games of a server as saves")
    export.add_argument("folder", metavar="FOLDER", help="where to")
    export.add_argument("--table", metavar="ID", help="only this one (all)")
    dump = commands.add_parser(
        "dump", parents=[common], help="write the finished games whose people agreed as an archive"
    )
    dump.add_argument("file", metavar="FILE.jsonl", help="a file with a save on each line")
    prune = commands.add_parser("prune", parents=[common], help="remove the games that nobody goes on with")
    prune.add_argument("--idle", metavar="DAYS", type=int, required=True, help="nothing has happened for so long")
    prune.add_argument("--really", action="store_true", help="remove them; without it they are only listed")
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
