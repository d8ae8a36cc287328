"""Saves: a play written down whole, with what is needed to notice the smallest damage.

A save holds the format, the rules version, the set-up, the seed, every answer and every draw, the hash of each
checkpoint and the newest checkpoint itself. It loads exactly or says why not. A save of older rules goes on from its
newest checkpoint, with its journal kept as history.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.core import journal
from sandtable.core.chance import PHYSICAL
from sandtable.core.errors import BadSave, SandtableError
from sandtable.core.game import Setup, game_named

if TYPE_CHECKING:
    from sandtable.core.journal import Checkpoint, Entry
    from sandtable.core.table import Table

FORMAT: Final = 1
UNNAMED: Final = "agent"
"""How the seat of an agent given as an object is written."""

_SHAPE: Final[Mapping[str, tuple[type, ...]]] = {
    "sandtable": (int,),
    "game": (str,),
    "rules": (int,),
    "seats": (dict,),
    "options": (dict,),
    "position": (dict, type(None)),
    "seed": (str,),
    "dice": (str, list, type(None)),
    "free_undo": (bool,),
    "journal": (list,),
    "steps": (list,),
    "checkpoint": (dict,),
    "history": (list,),
    "check": (str,),
}
"""The keys of a save and what each holds."""


@dataclass
class Saved:
    """A save that has passed every check that needs no replay."""

    setup: Setup
    seed: str
    dice: Any
    free_undo: bool
    journal: list[Entry]
    steps: list[tuple[int, str]]
    checkpoint: Any
    history: list[dict[str, Any]]


def canonical(document: Any) -> bytes:
    """The one way to write a document, for hashing."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def digest(document: Any) -> str:
    """The hash of a document."""
    return hashlib.sha256(canonical(document)).hexdigest()


def _mark(table: Table, step: Checkpoint) -> str:
    """The hash by which a save knows a checkpoint."""
    return digest(table.game.write_position(step.state))[:16]


def written(table: Table) -> dict[str, Any]:
    """A table as a save."""
    game, setup = table.game, table.setup
    document = {
        "sandtable": FORMAT,
        "game": setup.game,
        "rules": game.version,
        "seats": dict(setup.seats),
        "options": dict(setup.options),
        "position": setup.position,
        "seed": table.seed,
        "dice": table.dice,
        "free_undo": table.free_undo,
        "journal": [journal.to_plain(entry) for entry in table.journal],
        "steps": [[step.ply, _mark(table, step)] for step in table.steps],
        "checkpoint": game.write_position(table.steps[-1].state),
        "history": table.history,
    }
    return {**document, "check": digest(document)}


def checked(document: Any) -> Saved:
    """Refuse whatever is not an undamaged save of this format."""
    if not isinstance(document, Mapping) or "sandtable" not in document:
        raise BadSave("this is not a Sandtable save")
    if document["sandtable"] != FORMAT:
        raise BadSave(f"the save has format {document['sandtable']!r}; this program reads format {FORMAT}")
    body = {key: value for key, value in document.items() if key != "check"}
    if set(document) != set(_SHAPE) or document["check"] != digest(body):
        raise BadSave("the save is damaged: its contents do not match its checksum")
    for key, kinds in _SHAPE.items():
        if not isinstance(document[key], kinds):
            raise BadSave(f"the save does not describe a game: {key} is {document[key]!r}")
    try:
        game = game_named(body["game"])
    except SandtableError as refusal:
        raise BadSave(str(refusal)) from None
    physical = body["dice"] == PHYSICAL
    setup = Setup(body["game"], body["seats"], body["options"], body["position"], physical)
    entries = [journal.from_plain(plain, list(game.seats)) for plain in body["journal"]]
    steps = [_step(plain) for plain in body["steps"]]
    saved = Saved(
        setup, body["seed"], body["dice"], body["free_undo"], entries, steps, body["checkpoint"], body["history"]
    )
    if body["rules"] > game.version:
        raise BadSave(f"the save follows rules version {body['rules']}; this program knows {game.version}")
    if body["rules"] < game.version:
        _take_up_from_checkpoint(saved, body["rules"])
    return saved


def _step(plain: Any) -> tuple[int, str]:
    """The ply and the hash of a checkpoint."""
    match plain:
        case [int(ply), str(mark)]:
            return ply, mark
    raise BadSave(f"the save does not describe a game: a step is {plain!r}, not a ply and a hash")


def _take_up_from_checkpoint(saved: Saved, rules: int) -> None:
    """Go on under newer rules from the newest checkpoint; what came before stays as history."""
    past = {"rules": rules, "position": saved.setup.position, "options": dict(saved.setup.options)}
    saved.history = [*saved.history, {**past, "journal": [journal.to_plain(entry) for entry in saved.journal]}]
    saved.setup = replace(saved.setup, position=saved.checkpoint)
    saved.seed = f"{saved.seed}/{len(saved.history)}"  # so that no die comes a second time
    saved.journal, saved.steps = [], []


def compare(table: Table, saved: Saved) -> None:
    """Refuse a replay that departs from the record, naming the first step that differs."""
    steps = list(table.steps)
    kept_no_history = bool(saved.steps) and saved.steps[0][0] > 0
    first = max(0, len(steps) - len(saved.steps)) if kept_no_history else 0
    for number, ((ply, mark), step) in enumerate(zip(saved.steps, steps[first:], strict=False), start=first + 1):
        if step.ply != ply or _mark(table, step) != mark:
            raise BadSave(f"the replay departs from the record at step {number} (ply {ply})")
    if saved.steps and first + len(saved.steps) != len(steps):
        raise BadSave(f"the record has {first + len(saved.steps)} steps, the replay {len(steps)}")


def data_folder() -> Path:
    """Where the games of a user are kept: where the environment says, else where programs of this system do it."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / "sandtable"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sandtable"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "sandtable"
    return Path.home() / ".local" / "share" / "sandtable"


def write_file(path: Path, document: Mapping[str, Any]) -> None:
    """Write a save so that a crash leaves the old file or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(document, file, ensure_ascii=False, separators=(",", ":"))  # no byte without a meaning
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def read_file(path: Path) -> Any:
    """The document in a save file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadSave(f"cannot read {path}: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise BadSave(f"{path} is damaged: it is not text") from None
    except ValueError:
        raise BadSave(f"cannot read {str(path)!r}: that is no name of a file") from None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave(f"{path} is damaged or was cut short: it is not a whole JSON document") from None
