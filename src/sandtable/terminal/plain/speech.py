"""What the parts of the face share: the words, and the colours of what is on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.messages import Argument, Message
from sandtable.words import Words, joined

View = Mapping[str, Any]
STYLES: Final = {
    "coalition": "yellow", "government": "blue", "taliban": "bold", "warlords": "green",
    "coin": "blue", "support": "green", "opposition": "red",
}  # fmt: skip


class Speech:
    """Says A Distant Plain's messages in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def joined(self, parts: Sequence[Message], by: str = "list-comma") -> str:
        """Several messages in one line."""
        return self.words.say(joined(parts, by))

    def say(self, id: str, **args: Argument) -> str:
        """A message as text."""
        return self.words.say(Message(id, args))
