"""The course of a play: how tracks and goals stood as one turn followed the other, as somebody may look back at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
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
        points.append({"turn": view.get("turn"), "values": _values(view)})
    return points


def _values(view: Mapping[str, Any]) -> dict[str, int]:
    """Tracks and goals by name; a goal that several sides have is named with its side."""
    goals = [goal for goal in view.get("goals", ()) if not goal.get("at_the_end")]
    common = Counter(goal["id"] for goal in goals)
    names = [goal["id"] if common[goal["id"]] == 1 else f"{goal['id']}-{goal['side']}" for goal in goals]
    tracks = {track["id"]: track["value"] for track in view.get("tracks", ())}
    return {**tracks, **{name: goal["value"] for name, goal in zip(names, goals, strict=True)}}
