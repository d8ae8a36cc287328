"""Saves: a play written down whole, with what is needed to notice the smallest damage.

A save holds the format, the rules version, the set-up, the seed, every answer and every draw, the hash of each
checkpoint and the newest checkpoint itself. It loads exactly or says why not. A save of older rules, or of an older
format, goes on from its newest checkpoint, with its journal kept as history.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.core import journal
from sandtable.core.errors import BadSave, SandtableError, quoted
from sandtable.core.files import read_text, writing
from sandtable.core.game import Setup, game_named
from sandtable.core.reading import can_be_written

if TYPE_CHECKING:
    from sandtable.core.journal import Checkpoint
    from sandtable.core.table import Table

FORMAT: Final = 2
OLDEST_FORMAT: Final = 1
"""Format 1 wrote what was drawn as a number; it is read for its newest checkpoint."""
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


@dataclass(frozen=True)
class Saved:
    """A play as it is kept, in a file or in a database: all that is needed to build its table again."""

    setup: Setup
    seed: str
    dice: Any
    free_undo: bool
    rules: int
    """The version of the rules it was played by."""
    journal: list[Any]
    """Its entries as JSON."""
    checkpoint: Mapping[str, Any]
    history: list[dict[str, Any]] = field(default_factory=list)
    steps: list[tuple[int, str]] = field(default_factory=list)

    def taken_up(self, seed: str) -> Saved:
        """The same play going on from its newest checkpoint with another seed; what came before stays as history.

        This is the one way in which a game goes on under newer rules, or among people who know its seed.
        """
        past = {
            "rules": self.rules,
            "position": self.setup.position,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "journal": self.journal,
        }
        dice = self.dice
        if isinstance(dice, list):  # what is left of a script
            dice = dice[sum(bool(entry) and entry[0] == journal.DICE for entry in self.journal) :]
        return replace(
            self,
            setup=replace(self.setup, position=self.checkpoint),
            seed=seed,
            dice=dice,
            rules=game_named(self.setup.game).version,
            journal=[],
            history=[*self.history, past],
            steps=[],
        )

    def next_seed(self) -> str:
        """A seed that follows from this one, so that no die comes a second time."""
        return f"{self.seed}/{len(self.history) + 1}"


def canonical(document: Any) -> bytes:
    """The one way to write a document, for hashing."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def digest(document: Any) -> str:
    """The hash of a document."""
    return hashlib.sha256(canonical(document)).hexdigest()


def _mark(table: Table, step: Checkpoint) -> str:
    """The hash by which a save knows a checkpoint; a checkpoint never changes, so it is made once."""
    if step.mark is None:
        step.mark = digest(table.game.write_position(step.state))[:16]
    return step.mark


def kept(table: Table) -> Saved:
    """A table as it is kept."""
    return Saved(
        setup=table.setup,
        seed=table.seed,
        dice=table.dice,
        free_undo=table.free_undo,
        rules=table.game.version,
        journal=[journal.to_json(entry) for entry in table.journal],
        checkpoint=table.position(),
        history=table.history,
    )


def written(table: Table) -> dict[str, Any]:
    """A table as a save."""
    saved = kept(table)
    document = {
        "sandtable": FORMAT,
        "game": saved.setup.game,
        "rules": saved.rules,
        "seats": dict(saved.setup.seats),
        "options": dict(saved.setup.options),
        "position": saved.setup.position,
        "seed": saved.seed,
        "dice": saved.dice,
        "free_undo": saved.free_undo,
        "journal": saved.journal,
        "steps": [[step.ply, _mark(table, step)] for step in table.steps],
        "checkpoint": saved.checkpoint,
        "history": saved.history,
    }
    return {**document, "check": digest(document)}


def checked(document: Any) -> Saved:
    """Refuse whatever is not an undamaged save; one of older rules or an older format is taken up."""
    if not isinstance(document, Mapping) or "sandtable" not in document:
        raise BadSave("no-save")
    written_in = document["sandtable"]
    if written_in not in (OLDEST_FORMAT, FORMAT) or isinstance(written_in, bool):
        raise BadSave("save-format", format=quoted(written_in), known=FORMAT)
    if not can_be_written(document):
        raise BadSave("save-unwritable")
    body = {key: value for key, value in document.items() if key != "check"}
    if set(document) != set(_SHAPE) or document["check"] != digest(body):
        raise BadSave("save-damaged")
    for key, kinds in _SHAPE.items():
        if not isinstance(document[key], kinds):
            raise BadSave("save-key", key=key, value=quoted(document[key]))
    try:
        game = game_named(body["game"])
    except SandtableError as refusal:
        raise BadSave.like(refusal) from None
    saved = Saved(
        setup=Setup(body["game"], body["seats"], body["options"], body["position"]).played_with(body["dice"]),
        seed=body["seed"],
        dice=body["dice"],
        free_undo=body["free_undo"],
        rules=body["rules"],
        journal=body["journal"],
        checkpoint=body["checkpoint"],
        history=body["history"],
        steps=[_step(data) for data in body["steps"]],
    )
    if saved.rules > game.version:
        raise BadSave("save-newer-rules", rules=saved.rules, known=game.version)
    if saved.rules < game.version or written_in < FORMAT:
        return saved.taken_up(saved.next_seed())
    return saved


def _step(data: Any) -> tuple[int, str]:
    """The ply and the hash of a checkpoint."""
    match data:
        case [int(ply), str(mark)]:
            return ply, mark
    raise BadSave("save-step", step=quoted(data))


def compare(table: Table, saved: Saved) -> None:
    """Refuse a replay that departs from the record, naming the first step that differs.

    Whoever was asked last among others without having a choice is not asked where nobody looks on: play goes on.
    """
    end = len(saved.journal)
    steps = [step for step in table.steps if step.ply <= end or end not in table.unasked]
    kept_no_history = bool(saved.steps) and saved.steps[0][0] > 0
    first = max(0, len(steps) - len(saved.steps)) if kept_no_history else 0
    for number, ((ply, mark), step) in enumerate(zip(saved.steps, steps[first:], strict=False), start=first + 1):
        if step.ply != ply or _mark(table, step) != mark:
            raise BadSave("save-departs", step=number, ply=ply)
    if saved.steps and first + len(saved.steps) != len(steps):
        raise BadSave("save-steps", recorded=first + len(saved.steps), replayed=len(steps))


def write_file(path: Path, document: Mapping[str, Any]) -> None:
    """Write a save so that a crash leaves the old file or the new one, never half of it."""
    with writing(path):
        _write_whole(path, document)


def _write_whole(path: Path, document: Mapping[str, Any]) -> None:
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
    text = read_text(path, BadSave)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("save-cut-short", file=str(path)) from None
