"""Lists and joins as messages: how parts are put together is a matter of the language, too."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.messages import Message

COMMA = "list-comma"


def joined(parts: Sequence[Message | str], by: str = COMMA) -> Message:
    """Parts as one message, with the same joint between any two; ``by`` is a message of ``$left`` and ``$right``."""
    if len(parts) < 2:
        return _alone(parts)
    half = len(parts) // 2  # in halves, so that a long list does not nest deep
    return Message(by, {"left": joined(parts[:half], by), "right": joined(parts[half:], by)})


def listed(parts: Sequence[Message | str], last: str = "and") -> Message:
    """Parts as a natural list, "Iraq, Iran and Syria"; with ``last="or"``, "Iraq, Iran or Syria"."""
    if len(parts) < 2:
        return _alone(parts)
    return Message(f"list-{last}", {"left": joined(parts[:-1]), "right": parts[-1]})


def _alone(parts: Sequence[Message | str]) -> Message:
    """The only part there is, or the word for none."""
    if not parts:
        return Message("list-nothing")
    return parts[0] if isinstance(parts[0], Message) else Message("list-one", {"text": parts[0]})
