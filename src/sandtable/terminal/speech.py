"""What the parts of a face share: the view they show, and the words they say it with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.messages import Argument, Message
from sandtable.words import Words, joined

View = Mapping[str, Any]


class Speech:
    """Says the messages of a game in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def joined(self, parts: Sequence[Message | str], by: str = "list-comma") -> str:
        """Several messages or texts in one line."""
        return self.words.say(joined(parts, by))

    def before(self, id: str, **args: Argument) -> str:
        """A heading as it stands before what it heads in the same line: some languages part them by a space."""
        return self.joined([Message(id, args), ""], "join-sentences")

    def say(self, id: str, **args: Argument) -> str:
        """A message as text."""
        return self.words.say(Message(id, args))
