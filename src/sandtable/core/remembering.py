"""Remembering what was made of some content, for whoever makes the same again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """Things by all that they are made of: the same content gives the same thing, which is nobody's to change.

    When there is no more room, everything is forgotten and made anew by and by.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._things: dict[Hashable, T] = {}

    def of(self, content: Hashable, make: Callable[..., T], *given: Any) -> T:
        """What was made of this content, or is made now by calling ``make`` with what is given."""
        thing = self._things.get(content)
        if thing is None:
            if len(self._things) >= self._room:
                self._things.clear()
            thing = self._things[content] = make(*given)
        return thing
