"""The course of a play: how tracks and goals stood as one turn followed the other, as somebody may look back at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.game import Game
from sandtable.core.journal import Checkpoint


def course_json(
    game: Game, seat: str | None, steps: Sequence[Checkpoint], now: Any, views: bool = False, every: bool = False
) -> list[dict[str, Any]]:
    """One point for the beginning of every turn and one for now, of any game whose views have turns and tracks.

    Each says with which step of the play it begins, as the notes of a log do. With ``views`` it also has the view; with
    ``every`` there is one for every step before which something had changed.
    """
    points: list[dict[str, Any]] = []
    for number, state in enumerate([*(step.state for step in steps), now], start=1):
        view = game.describe(game.seen_by(state, seat))
        values = values_of(view)
        same = points and points[-1]["turn"] == view.get("turn") and not (every and points[-1]["values"] != values)
        if number <= len(steps) and same:
            continue
        point = {"turn": view.get("turn"), "step": number, "values": values}
        points.append(point | {"view": view} if views else point)
    return points


def values_of(view: Mapping[str, Any]) -> dict[str, int]:
    """Tracks and goals by name; a goal that several sides have is named with its side."""
    goals = [goal for goal in view.get("goals", ()) if not goal.get("at_the_end")]
    common = Counter(goal["id"] for goal in goals)
    names = [goal["id"] if common[goal["id"]] == 1 else f"{goal['id']}-{goal['side']}" for goal in goals]
    tracks = {track["id"]: track["value"] for track in view.get("tracks", ())}
    return {**tracks, **{name: goal["value"] for name, goal in zip(names, goals, strict=True)}}
