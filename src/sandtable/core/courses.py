"""How a play went: what is looked at, step by step, as rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.core.errors import BadSetup, quoted
from sandtable.core.game import Game
from sandtable.core.journal import Checkpoint


def checked_keys(keys: Sequence[object]) -> list[str]:
    """Keys of a view, those inside others with dots between."""
    for key in keys:
        if not isinstance(key, str) or not key:
            raise BadSetup("course-key", key=quoted(key))
    return [key for key in keys if isinstance(key, str)]


def rows_of(game: Game, steps: Sequence[Checkpoint], seat: str | None, keys: Sequence[str]) -> list[dict[str, Any]]:
    """Of the beginning of each step its number, its ply, and what these keys name in a seat's view."""
    rows: list[dict[str, Any]] = []
    for number, step in enumerate(steps):
        view = game.describe(game.seen_by(step.state, seat))
        rows.append({"step": number, "ply": step.ply, **{key: _looked_up(view, key) for key in keys}})
    return rows


def _looked_up(view: Any, path: str) -> Any:
    """What a key names; a track or a box that has a value is that value."""
    found = view
    for key in path.split("."):
        if not isinstance(found, dict) or key not in found:
            raise BadSetup("course-key", key=quoted(path))
        found = found[key]
    return found["value"] if isinstance(found, dict) and "value" in found else found
