"""Remembering what was made of some content, for whoever makes the same again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """Things by all that they are made of: the same content gives the same thing, which is nobody's to change.

    When there are so many, everything is forgotten and made anew by and by.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: dict[Hashable, T] = {}

    def of(self, content: Hashable, make: Callable[..., T], *given: Any) -> T:
        """What was made of this content, or is made now by calling ``make`` with what is given."""
        thing = self._things.get(content)
        if thing is None:
            if len(self._things) >= self._most:
                self._things.clear()
            thing = self._things[content] = make(*given)
        return thing


class RememberedOf(Generic[T]):
    """What was made of things that never change, by the thing itself: quicker than by all that it is made of.

    ``around`` is whatever else it was made of, the same object as long as that is the same (``Same``).
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[int, tuple[object, object, T]] = {}

    def of(self, thing: object, around: object, make: Callable[..., T], *given: Any) -> T:
        """What was made of this thing among all that is around it, or is made now by calling ``make``."""
        found = self._made.get(id(thing))
        if found is not None and found[0] is thing and found[1] is around:
            return found[2]
        made = make(*given)
        if len(self._made) >= self._most:
            self._made.clear()
        self._made[id(thing)] = (thing, around, made)
        return made


class RememberedOfBoth(Generic[T]):
    """What was made of two things that never change, by the things themselves."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[tuple[int, int], tuple[tuple[object, object], T]] = {}

    def of(self, things: tuple[Any, Any], make: Callable[[Any, Any], T]) -> T:
        """What was made of these things, or is made now by calling ``make`` with them."""
        one, two = things
        found = self._made.get((id(one), id(two)))
        if found is not None and found[0][0] is one and found[0][1] is two:
            return found[1]
        made = make(one, two)
        if len(self._made) >= self._most:
            self._made.clear()
        self._made[id(one), id(two)] = things, made
        return made


class Same:
    """One object for equal contents."""

    def __init__(self, most: int) -> None:
        self._found = Remembered[Hashable](most)

    def of(self, content: Hashable) -> Hashable:
        """The object that stands for this content."""
        return self._found.of(content, lambda: content)
