"""Why Seeker does what it does: the plans that it looked at, with what it expects of them."""

from __future__ import annotations

from typing import Final

from sandtable.core.messages import Message
from sandtable.search.crafts import Craft
from sandtable.search.racing import Thought, Weighed

TOLD: Final = 3
"""How many plans are told of."""


def told(craft: Craft, thought: Thought) -> Message | None:
    """The best plans and what is expected of each, as far as all may know; None if nothing was compared."""
    rows: dict[tuple[Message, ...], Weighed] = {}
    for each in thought.weighed:
        label = tuple(craft.openly(each.plan, thought.best.plan))
        if label and each.worlds:
            rows.setdefault(label, each)
    if len(rows) < 2:
        return None
    plans = tuple(expected(label, each) for label, each in list(rows.items())[:TOLD])
    if thought.best is thought.base:
        return Message("note-why-kept", {"plans": plans})
    return Message("note-why-weighed", {"plans": plans})


def expected(label: tuple[Message, ...], weighed: Weighed) -> Message:
    """A plan and what is expected of it, in hundredths."""
    return Message("plan-weighed", {"plan": label, "percent": round(100 * weighed.value)})
