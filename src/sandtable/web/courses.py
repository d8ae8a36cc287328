"""The course of a play: how tracks and goals stood as one turn followed the other, as somebody may look back at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.core.game import Game
from sandtable.core.journal import Checkpoint


def course_plain(game: Game, seat: str | None, steps: Sequence[Checkpoint], now: Any) -> list[dict[str, Any]]:
    """One point for the beginning of every turn and one for now, of any game whose views have turns and tracks."""
    points: list[dict[str, Any]] = []
    for state, note in [*((step.state, step.notes) for step in steps), (now, None)]:
        view = game.describe(game.seen_by(state, seat))
        if note is not None and points and points[-1]["turn"] == view.get("turn"):
            continue
        values = {
            thing["id"]: thing["value"]
            for family in ("tracks", "goals")
            for thing in view.get(family, ())
            if not thing.get("at_the_end")
        }
        points.append({"turn": view.get("turn"), "values": values})
    return points
