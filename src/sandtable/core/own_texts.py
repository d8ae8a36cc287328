"""Options for which people bring a text of their own along (a deck): empty, or one that the game can read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from sandtable.core.errors import BadSetup, SandtableError
from sandtable.core.messages import Message

Say = Callable[[Message, str], str]
"""What a message says, or an attribute of it, in the language of whoever asks."""


class Fault(NamedTuple):
    """Something in a text that is missing or cannot be: why, of what it is a part, and its line."""

    why: SandtableError
    part: Message | None = None
    line: int | None = None


class OwnText(tuple[str, ...]):
    """The values of such an option: its default is the empty text, and every text that can be read is among them."""

    faults: Callable[[str], Iterable[Fault]]
    """Whatever is wrong with a text."""
    blank: Callable[[Say], str]
    """A text to start from."""
    read: Callable[[object], object]

    def __new__(
        cls, read: Callable[[object], object], faults: Callable[[str], Iterable[Fault]], blank: Callable[[Say], str]
    ) -> OwnText:
        """The values by who reads, checks and begins such a text."""
        values = super().__new__(cls, ("",))
        values.read, values.faults, values.blank = read, faults, blank
        return values

    def __contains__(self, text: object) -> bool:
        try:
            self.read(text)
        except SandtableError as refusal:
            raise BadSetup.like(refusal) from None
        return True
